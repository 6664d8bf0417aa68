"""`random`: any choice, each as likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from speciate.core.chance import Quick

if TYPE_CHECKING:
    from speciate.core.match import Match


class RandomBot:
    """Its answers depend on its seed, the seat and how many choices have been made."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._stream = Quick(seed)

    def choose(self, match: Match, seat: int) -> int:
        ask = match.ask_of(seat)
        assert ask is not None, f"seat {seat} is asked nothing"
        return ask.choices[self._stream.below(seat, len(match.choices), len(ask.choices))]
