"""Why something is refused: the question behind every click that does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from speciate.core.ask import Ask, AskKind
from speciate.core.errors import IllegalChoice, Malformed
from speciate.core.reason import Reason
from speciate.core.view import require_seat

if TYPE_CHECKING:
    from speciate.core.match import Match


def refusal(match: Match, ask: Ask, choice: int) -> ValueError:
    """What `play` raises for a choice that is not open."""
    if choice not in ask.kind.universe:
        return Malformed(f"{choice} is no {ask.kind.name}")
    reason = ask.kind.why_not(match.state, ask, choice)
    assert reason is not None, f"{ask!r} refuses {ask.text(choice)} without a reason"
    return IllegalChoice(reason)


def why_not(match: Match, seat: int, target: str) -> Reason | None:
    """The first condition that fails: whose turn it is, what is asked, then the kind's own."""
    require_seat(match, seat)
    name, _, text = target.partition(":")
    kind = _kind(match, name)
    choice = kind.parse(text)
    if match.over:
        return Reason("core-reason-match-over", match.title.over_rule)
    ask = match.ask_of(seat)
    if ask is None:
        return not_your_turn(match)
    if ask.kind is not kind:
        return Reason("core-reason-first-choose", ask.rule, {"kind": ask.kind.name})
    return kind.why_not(match.state, ask, choice)


def not_your_turn(match: Match) -> Reason:
    return Reason("core-reason-not-your-turn", match.title.turn_rule, {"seat": match.ask.seat})


def _kind(match: Match, name: str) -> AskKind:
    for kind in match.title.kinds:
        if kind.name == name:
            return kind
    known = ", ".join([kind.name for kind in match.title.kinds])
    raise Malformed(f"{name!r} is nothing that {match.title.name} asks for: {known}")
