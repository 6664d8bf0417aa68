"""Reading what somebody wants to play: a whole turn in one line, or one step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from string import ascii_letters

from speciate.cli.terminal.words import Words, same_choice
from speciate.core.ask import Ask, AskKind
from speciate.core.match import Match
from speciate.core.reason import Reason


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of choices, or why it may not be played.

    `unread` is the word that could not be understood, or that is left when the turn was over
    before; `kind` is what was asked for when it came.
    """

    choices: tuple[int, ...] = ()
    refusal: Reason | None = None
    unread: str = ""
    kind: AskKind | None = None


def read_entry(match: Match, seat: int, parts: Sequence[str]) -> Entry:
    """Try a line on a fork that knows no more than the seat; nothing is played here."""
    twin = match.deal_anew(seat, 0)
    twin.events = []
    rest = list(parts)
    choices: list[int] = []
    while rest:
        ask = twin.ask_of(seat)
        assert ask is not None
        choice = find_due(ask.kind, rest[0])
        if choice is None:
            return _not_a_choice(twin, ask, rest[0])
        if choice not in ask.choices:
            return Entry(refusal=twin.why_not(seat, ask.target(choice)))
        choices.append(choice)
        del rest[0]
        if rest and (refused := _go_on(twin, ask, choice, rest)):
            return refused
    return Entry((*choices,))


def _not_a_choice(twin: Match, ask: Ask, text: str) -> Entry:
    """A word that is no choice of the step that is due may still be one of another step."""
    for kind in twin.title.kinds:
        choice = find(kind, text)
        if choice is not None:
            refusal = twin.why_not(ask.seat, f"{kind.name}:{kind.text(choice)}")
            return Entry(refusal=refusal, unread=text, kind=ask.kind)
    return Entry(unread=text, kind=ask.kind)


def _go_on(twin: Match, ask: Ask, choice: int, rest: list[str]) -> Entry | None:
    """Play a choice and step over what it forces; an entry where the line cannot go on."""
    before, told = mark_of(twin), len(twin.events or ())
    twin.play(choice, ask.seat)
    if not is_same_turn(twin, before, ask.seat):
        return Entry(unread=rest[0])
    for kind, forced in forced_steps(twin, told):
        if rest and same_choice(rest[0]) == same_choice(forced):
            del rest[0]
        elif len(rest) > 1 and (named := find(kind, rest[0])) is not None:
            return Entry(refusal=kind.why_not(twin.state, Ask(kind, ask.seat, []), named))
    return None


def forced_steps(match: Match, told: int) -> Iterator[tuple[AskKind, str]]:
    """The steps that were taken without being asked, since so many events had been told."""
    kinds = {kind.name: kind for kind in match.title.kinds}
    for event in (match.events or [])[told:]:
        if event.code == "core-event-forced":
            yield kinds[str(event.params["kind"])], str(event.params["choice"])


def is_same_turn(match: Match, before: tuple[int, int], seat: int) -> bool:
    """Whether a seat goes on with the same script, and nothing was drawn."""
    return mark_of(match) == before and match.ask_of(seat) is not None


def mark_of(match: Match) -> tuple[int, int]:
    """Changes as soon as a script ends or something is drawn."""
    return match.choices_before, len(match.chance.log)


def find(kind: AskKind, text: str) -> int | None:
    """The choice of a kind that somebody has written."""
    for choice in kind.universe:
        if same_choice(kind.text(choice)) == same_choice(text):
            return choice
    return None


def find_due(kind: AskKind, text: str) -> int | None:
    """The choice that somebody means who has just been asked: of `T17` the number will do."""
    choice = find(kind, text)
    if choice is None and text.isdecimal():
        numbers = {
            kind.text(choice).lstrip(ascii_letters + "0"): choice for choice in kind.universe
        }
        choice = numbers.get(text.lstrip("0"))
    return choice


def find_target(match: Match, words: Words, parts: Sequence[str]) -> str | None:
    """What somebody points at: `T12`, `face 3`, or a choice of the step that is due."""
    kinds = {kind.name: kind for kind in match.title.kinds}
    named = words.kind(parts[0]) if len(parts) > 1 else None
    if named is not None:
        candidates = [kinds[named]]
    else:
        due = [] if match.over else [match.ask.kind]
        candidates = due + [kind for kind in kinds.values() if kind not in due]
    for i, kind in enumerate(candidates):
        choice = (find if i else find_due)(kind, parts[-1])
        if choice is not None:
            return f"{kind.name}:{kind.text(choice)}"
    return None
