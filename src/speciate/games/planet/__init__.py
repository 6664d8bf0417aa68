"""Planet: tiles on a dodecahedron of sixty fields; animals come where regions fit."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING

from speciate.core.clauses import read_clauses
from speciate.core.game import Game
from speciate.games.planet.content import read_facts
from speciate.games.planet.title import PlanetTitle

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["PlanetTitle", "load"]


def load(pack: Path | None = None) -> Game:
    """Planet with the content of the box, or with a pack laid over it."""
    content, facts = read_facts(pack)
    clauses = read_clauses(resources.files(__package__).joinpath("rules.toml"))
    return Game(PlanetTitle(facts, content, clauses))
