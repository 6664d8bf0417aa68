"""What a seat may know of a match, built from what it may know."""
# mypyc: interpreted - msgspec structs; views are built for people and bots, never in playouts

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from speciate.core.errors import Malformed

if TYPE_CHECKING:
    from speciate.core.ask import Ask
    from speciate.core.match import Match


class Choice(msgspec.Struct, frozen=True):
    """One legal choice: its number, its notation, and what it touches on the board."""

    choice: int
    text: str
    target: str


class AskView(msgspec.Struct, frozen=True):
    """An open ask. `choices` are there for the seat that is asked and for nobody else."""

    seat: int
    kind: str
    rule: str
    choices: list[Choice] = []


class Step(msgspec.Struct, frozen=True):
    """An answer given since the step under way began; `text` is empty where it is sealed."""

    seat: int
    kind: str
    text: str


class View(msgspec.Struct, frozen=True):
    """A whole match as one seat (or, with `seat` None, a spectator) sees it."""

    title: str
    seats: int
    seat: int | None
    options: dict[str, str]
    ply: int
    over: bool
    asks: list[AskView]
    pending: list[Step]
    winners: list[int]
    board: dict[str, Any]


class Preview(msgspec.Struct, frozen=True):
    """Where a line of choices leads, up to the first thing that cannot be known or undone.

    `played` counts the choices that were taken; `barrier` says that the last of them drew,
    revealed, ended the match or passed the decision on.
    """

    view: View
    played: int
    barrier: bool


def view_of(match: Match, seat: int | None) -> View:
    """The match as `seat` may know it; its board is the title's to show."""
    require_seat(match, seat)
    return View(
        title=match.title.name,
        seats=match.seats,
        seat=seat,
        options=dict(match.options),
        ply=len(match.choices),
        over=match.over,
        asks=[_ask_view(ask, seat) for ask in match.asks],
        pending=_pending(match, seat),
        winners=match.winners,
        board=match.title.view(match.state, seat, match.over),
    )


def require_seat(match: Match, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < match.seats:
        raise Malformed(f"seat {seat} is none of the {match.seats}: they count from 0")


def _ask_view(ask: Ask, seat: int | None) -> AskView:
    if ask.seat != seat:
        return AskView(ask.seat, ask.kind.name, ask.rule)
    choices = [Choice(c, ask.text(c), ask.target(c)) for c in ask.choices]
    return AskView(ask.seat, ask.kind.name, ask.rule, choices)


def _pending(match: Match, seat: int | None) -> list[Step]:
    """The answers since the step began; what is sealed or private, to its own seat alone."""
    steps: list[Step] = []
    made = match.choices[match.choices_before :]
    for ask, choice in zip(match.steps, made, strict=False):
        shown = ask.seat == seat or not ask.kind.private
        steps.append(Step(ask.seat, ask.kind.name, ask.text(choice) if shown else ""))
    for ask in match.sealed_asks:
        if ask.seat in match.sealed_answers:
            answer = ask.text(match.sealed_answers[ask.seat]) if ask.seat == seat else ""
            steps.append(Step(ask.seat, ask.kind.name, answer))
    return steps
