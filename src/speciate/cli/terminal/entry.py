"""Reading what somebody wants to play: a whole turn in one line, or one step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from speciate.cli.terminal.words import Words, same_choice
from speciate.core.ask import Ask, AskKind
from speciate.core.errors import Malformed
from speciate.core.match import Match
from speciate.core.reason import Reason


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of choices as far as it may be played; `refusal` says why it goes no further.

    `unread` is what could not be understood, or what is left when the turn was over before.
    """

    choices: tuple[int, ...] = ()
    refusal: Reason | None = None
    unread: str = ""


def read_entry(match: Match, seat: int, parts: Sequence[str]) -> Entry:
    """Try a line on a fork that knows no more than the seat; nothing is played here."""
    twin = match.deal_anew(seat, 0)
    twin.events = []
    rest = list(parts)
    choices: list[int] = []
    while rest:
        ask = twin.ask_of(seat)
        if ask is None or (choices and len(twin.choices) != len(match.choices) + len(choices)):
            return Entry((*choices,), unread=rest[0])
        choice = find(ask.kind, rest[0])
        if choice is None:
            return Entry((*choices,), unread=rest[0])
        if choice not in ask.choices:
            return Entry((*choices,), refusal=twin.why_not(seat, ask.target(choice)))
        choices.append(choice)
        del rest[0]
        if rest and not _go_on(twin, ask, choice, rest):
            return Entry((*choices,), unread=rest[0])
    return Entry((*choices,))


def _go_on(twin: Match, ask: Ask, choice: int, rest: list[str]) -> bool:
    """Play a choice and step over what it forces; False when the turn is over with it."""
    drawn, told = len(twin.chance.log), len(twin.events or ())
    twin.play(choice, ask.seat)
    for event in (twin.events or [])[told:]:
        forced = event.params.get("choice") if event.code == "core-event-forced" else None
        if len(rest) > 1 and same_choice(rest[0]) == same_choice(str(forced)):
            del rest[0]
    return len(twin.chance.log) == drawn and twin.ask_of(ask.seat) is not None


def find(kind: AskKind, text: str) -> int | None:
    """The choice of a kind that somebody means."""
    for choice in kind.universe:
        if same_choice(kind.text(choice)) == same_choice(text):
            return choice
    return None


def find_target(match: Match, words: Words, parts: Sequence[str]) -> str | None:
    """What somebody points at: `T12`, `face 3`, or a choice of the step that is due."""
    kinds = {kind.name: kind for kind in match.title.kinds}
    named = words.kind(parts[0]) if len(parts) > 1 else None
    if named is not None:
        candidates = [kinds[named]]
    else:
        due = [] if match.over else [match.ask.kind]
        candidates = due + [kind for kind in kinds.values() if kind not in due]
    for kind in candidates:
        choice = find(kind, parts[-1])
        if choice is not None:
            return f"{kind.name}:{kind.text(choice)}"
    return None


def target_text(target: str) -> tuple[str, str]:
    kind, separator, text = target.partition(":")
    if not separator:
        raise Malformed(f"{target!r} is no target")
    return kind, text
