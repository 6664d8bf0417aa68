"""What a bot is, and the one way to ask it: with a match that knows no more than its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from speciate.core.match import Match
    from speciate.core.reason import Reason


class Bot(Protocol):
    """A player that keeps nothing in mind: what it answers follows from its seed and the match.

    So it goes on as before after an undo, a resumed match or a move to another process.
    """

    @property
    def name(self) -> str: ...

    @property
    def seed(self) -> int: ...

    def choose(self, match: Match, seat: int) -> int:
        """An answer to the open ask of `seat`; `match` is a seat's match, the bot's to spoil."""
        ...


@runtime_checkable
class Explainer(Protocol):
    """A bot that can say why."""

    def explain(self, match: Match, seat: int) -> list[Reason]:
        """What speaks most for the answer it would give, as data for sentences, weightiest first.

        Empty where there is nothing worth saying.
        """
        ...


def seat_match(match: Match, seat: int, seed: int) -> Match:
    """The match as `seat` may know it: the rest dealt anew, and another future."""
    return match.deal_anew(seat, seed)


def ask_bot(bot: Bot, match: Match, seat: int = -1) -> int:
    """What the bot answers to the open ask; `seat` where several seats are asked at once."""
    asked = match.ask.seat if seat < 0 else seat
    return bot.choose(_for_bot(bot, match, asked), asked)


def explain_bot(bot: Bot, match: Match, seat: int = -1) -> list[Reason]:
    """Why the bot would answer so: empty for a bot that has no reasons."""
    if not isinstance(bot, Explainer):
        return []
    asked = match.ask.seat if seat < 0 else seat
    return bot.explain(_for_bot(bot, match, asked), asked)


def _for_bot(bot: Bot, match: Match, seat: int) -> Match:
    return seat_match(match, seat, bot.seed + len(match.choices))
