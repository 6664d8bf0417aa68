"""Dealing anew: other values for what a seat cannot know, in the middle of a script too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from speciate.core.ask import Ask
from speciate.core.chance import Chance
from speciate.core.state import State

if TYPE_CHECKING:
    from speciate.core.match import Match


def apply_deal(match: Match, seat: int | None, deal: Sequence[int]) -> None:
    """Put other values into the hidden zones; what others may choose follows from them."""
    match.title.apply_deal(match.state, deal)
    for ask in match.asks:
        if ask.seat != seat:
            ask.choices = _legal(ask, match.state)


def reseal(match: Match, seat: int | None, dealing: Chance) -> None:
    """Sealed answers of others are hidden as well: any legal one may lie there."""
    for ask in match.sealed_asks:
        if ask.seat in match.sealed_answers and ask.seat != seat:
            choices = _legal(ask, match.state)
            match.sealed_answers[ask.seat] = dealing.pick(len(match.title.zones), choices)


def _legal(ask: Ask, state: State) -> list[int]:
    """The choices as the conditions alone give them."""
    return [c for c in ask.kind.universe if ask.kind.why_not(state, ask, c) is None]
