"""Planet for bots: what a turn is worth, by features made by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from speciate.bots.planet.greedy import PlanetGreedy

if TYPE_CHECKING:
    from speciate.core.game import Game

__all__ = ["PlanetGreedy", "greedy"]


def greedy(game: Game, seed: int) -> PlanetGreedy:
    """The greedy bot for Planet, whatever its content."""
    return PlanetGreedy(seed)
