"""The table of features of Planet. Change a number, and the arena says what it is worth."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """Lengths are in tenths of a field (or of a region, for most regions), shares in thousandths.

    All are whole, so that the same turn is best on every machine.
    """

    # How far ahead makes a card three quarters won: at once, and more for every round to come.
    sway: int = 5
    sway_per_round: int = 10
    region_sway: int = 6
    region_sway_per_round: int = 6

    # What a rival is expected to add who has still to lay a tile this round.
    reply: int = 10

    # What is left of a card: when we tie for it, and when two rivals tie ahead of us.
    tie: int = 350
    rivals_tie: int = 200

    # An empty field beside the largest region that counts: room to grow.
    room: int = 8

    # How many tenths of a field of the objective each tile to come brings: at least, at most.
    slow: int = 5
    fast: int = 24


WEIGHTS: Final = Weights()
