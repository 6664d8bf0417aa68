"""What a title draws on the terminal table; the dialogue knows no title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Protocol, cast

from rich.text import Text

from speciate.core.ask import Ask
from speciate.core.errors import Malformed
from speciate.core.event import Event
from speciate.core.view import View
from speciate.locales import Narrator

TABLES = {
    "planet": "speciate.cli.terminal.planet_table",
}

# Where a choice of the open ask would lead.
Foresight = Callable[[int], View]


class Table(Protocol):
    """One view of a match as lines of text, never wider than `width`."""

    def turn(self, height: int) -> list[Text]:
        """All that a seat needs before its turn, in at most `height` lines where possible."""
        ...

    def step(self, ask: Ask, foresight: Foresight) -> list[Text]:
        """What can be chosen now."""
        ...

    def comparison(self, after: View) -> list[Text]:
        """What a line of choices would change."""
        ...

    def planet(self, seat: int) -> list[Text]: ...

    def planets(self) -> list[Text]: ...

    def animals(self) -> list[Text]: ...

    def stacks(self) -> list[Text]: ...

    def score(self) -> list[Text]: ...

    def goal(self) -> str:
        """What the match is about and who wins it, with the options that it has."""
        ...

    def news(self, events: Sequence[Event]) -> list[Event]:
        """The events that are worth a line before a turn; the others are seen on the table."""
        ...

    def about(self, piece: str) -> list[Text]:
        """What is printed on a piece and where that is known from; empty for no piece."""
        ...

    def terms(self) -> Sequence[str]:
        """The ids of the terms that can be looked up."""
        ...


class _TableModule(Protocol):
    def table(self, narrator: Narrator, view: View, width: int) -> Table: ...


def lay_table(narrator: Narrator, view: View, width: int) -> Table:
    if view.title not in TABLES:
        raise Malformed(f"{view.title} has no table in the terminal")
    module = cast("_TableModule", import_module(TABLES[view.title]))
    return module.table(narrator, view, width)
