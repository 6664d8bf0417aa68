"""Greedy at Planet: every tile on offer, on every empty face, in every rotation, is appraised.

All numbers are thousandths of a point, and whole: the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from speciate.core.chance import Quick
from speciate.core.reason import Reason
from speciate.games.planet.board import EDGES
from speciate.games.planet.facts import FIRST_LIFE, LAST_ROUND
from speciate.games.planet.notation import animal_text, habitat_text
from speciate.games.planet.requirement import MOST_REGIONS, Requirement
from speciate.games.planet.scoring import band_points
from speciate.games.planet.state import NO_OBJECTIVE, PlanetState
from speciate.games.planet.terrain import HABITATS, STRIDE, Planet

if TYPE_CHECKING:
    from speciate.core.game import Game
    from speciate.core.match import Match

POINT: Final = 1000


class Weights(NamedTuple):
    """The table of features. What is not a share is in thousandths."""

    # How far apart two planets must be before a card is as good as won: at once, and for every
    # tile that either may still lay. In tenths of a field (or, for most regions, of a region).
    sway: int = 8
    sway_per_tile: int = 12
    region_sway: int = 6
    region_sway_per_tile: int = 6
    # What a rival who still moves this round is expected to add, in the same tenths.
    reply: int = 10
    # A card that will be tied and carried on, and one that the others tie for: shares.
    tie: int = 350
    others_tie: int = 200
    # Every empty field beside the largest region that counts: room to grow.
    room: int = 25
    # A second region at the tie-break of the last round, for each field.
    second: int = 30
    # Fields of the own objective that a tile to come brings, in tenths, at least and at most.
    slow: int = 8
    fast: int = 20


WEIGHTS: Final = Weights()
