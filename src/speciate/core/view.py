"""What a seat may know of a match, built from what it may know."""
# mypyc: interpreted - msgspec structs; views are built for people and bots, never in playouts

from __future__ import annotations

from typing import Any

import msgspec


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
