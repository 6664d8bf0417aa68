"""Animals by round: what each wants, what every planet has for it, and who leads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from speciate.core.view import View
from speciate.games.planet.requirement import Requirement
from speciate.games.planet.terrain import planet_from_letters
from speciate.locales import Narrator

LEADS = "*"
TIES = "="
NAME = 20
ROUND = 3


class Standings:
    def __init__(
        self, narrator: Narrator, view: View, requirements: Sequence[Requirement], width: int
    ) -> None:
        self.narrator = narrator
        self.texts = narrator.texts
        self.view = view
        self.requirements = requirements
        self.width = width

    def lines(
        self, *, limit: int = 99, after: View | None = None, changed_only: bool = False
    ) -> list[Text]:
        """The cards round by round; with `after`, what a line of choices would change."""
        rows = []
        for number, animal in self._cards():
            now = self.values(self.view, animal)
            then = self.values(after, animal) if after else now
            if now != then or not changed_only:
                rows.append(self._row(number, animal, now, then))
        hidden = [] if changed_only else list(self._face_down())
        heading = self._pad(f"{self.texts('planet-animals-by-round')} {self._key()}", self._left())
        for seat in range(self.view.seats):
            heading.append(f"{seat + 1:>{self._cell_width(seat)}} ", style="bold")
        if not rows and changed_only:
            return [Text(self.texts("terminal-planet-no-change"))]
        shown = [*rows, *hidden]
        due = sum(number == self.view.board["round"] for number, _ in self._cards())
        room = max(limit - 2, due, 1)  # without the heading and the line for the rest
        if len(shown) <= room + 1:
            return [heading, *shown]
        more = self.texts("terminal-planet-more", count=len(shown) - room)
        return [heading, *shown[:room], Text(f"    {more}", style="dim")]

    def varying(self, views: Sequence[View]) -> tuple[list[str], list[str]]:
        """The animals for which these futures differ, and those they all change alike."""
        differ: list[str] = []
        alike: list[str] = []
        for _, animal in self._cards():
            futures = [self.values(view, animal) for view in views]
            if any(future != futures[0] for future in futures):
                differ.append(animal)
            elif futures[0] != self.values(self.view, animal):
                alike.append(animal)
        return differ, alike

    def list_changes(self, line: Text, animals: Sequence[str], after: View, width: int) -> Text:
        """The own standings with these animals after a choice, as many as fit the line."""
        seat = self.view.seat
        assert seat is not None
        begun = len(line)
        for animal in animals:
            now, then = self.values(self.view, animal)[seat], self.values(after, animal)
            mark = _mark(then, seat)
            value = f"{now}>{then[seat]}" if now != then[seat] else f"{now}"
            part = (
                f"{', ' if len(line) > begun else ''}{self.narrator.animal(animal)} {value}{mark}"
            )
            if len(line) + len(part) + 2 > width:
                return line.append(" …")
            line.append(part, style="bold" if mark == LEADS else "")
        return line

    def outcomes(self, after: View) -> list[Text]:
        """What would become of the cards of this round, if the round would end at once."""
        lines = []
        waiting = {a: c["round"] for c in after.board["row"] for a in c["animals"]}
        for number, animal in self._cards():
            if number != self.view.board["round"] or waiting.get(animal) == number:
                continue
            winners = [seat for seat, won in enumerate(after.board["won"]) if animal in won]
            if winners:
                fate = self.texts("planet-won-by", seat=self.narrator.seat(winners[0]))
            elif animal in waiting:
                fate = self.texts("planet-tie-waits", round=waiting[animal])
            else:
                fate = self.texts("planet-in-box")
            lines.append(Text(f"{self.narrator.animal(animal)}: {fate}"))
        return lines

    def values(self, view: View, animal: str) -> list[int]:
        requirement = self.requirements[int(animal[1:]) - 1]
        return [
            requirement.value(planet_from_letters(planet["letters"]))
            for planet in view.board["planets"]
        ]

    def _cards(self) -> Iterator[tuple[int, str]]:
        for column in self.view.board["row"]:
            for animal in column["animals"]:
                yield column["round"], animal

    def _face_down(self) -> Iterator[Text]:
        for column in self.view.board["row"]:
            for _ in range(column["hidden"]):
                words = f"{self.texts('planet-face-down')}, "
                words += self.texts("planet-opens-in", round=column["round"] - 2)
                yield Text(f"{column['round']:>2} {words}", style="dim")

    def _row(self, number: int, animal: str, now: Sequence[int], then: Sequence[int]) -> Text:
        requirement = self.narrator.game.content.tables["animals"][animal]
        wanted = self.texts(
            f"terminal-planet-wants-{requirement['kind']}",
            **{key: requirement[key] for key in ("habitat", "other") if key in requirement},
        )
        current = number == self.view.board["round"]
        line = Text(f"{number:>2} ", style="bold" if current else "")
        line.append_text(self._pad(self.narrator.animal(animal), NAME))
        line.append_text(self._pad(wanted, self._left() - ROUND - NAME))
        for seat in range(self.view.seats):
            mark = _mark(then, seat)
            value = f"{now[seat]}>{then[seat]}" if now[seat] != then[seat] else f"{then[seat]}"
            cell = f"{value:>{self._cell_width(seat)}}{mark or ' '}"
            line.append(cell, style="bold" if mark == LEADS else "")
        return line

    def _cell_width(self, seat: int) -> int:
        return 6 if seat == self.view.seat else 3

    def _left(self) -> int:
        cells = sum(self._cell_width(seat) + 1 for seat in range(self.view.seats))
        return self.width - cells - 1

    def _key(self) -> str:
        return f"({LEADS} {self.texts('planet-leads')}, {TIES} {self.texts('planet-tie')})"

    @staticmethod
    def _pad(text: str, width: int) -> Text:
        line = Text(text)
        line.truncate(width - 1, overflow="ellipsis")
        line.pad_right(max(width - len(line), 0))
        return line


def _mark(values: Sequence[int], seat: int) -> str:
    best = max(values)
    if not best or values[seat] < best:
        return ""
    return LEADS if values.count(best) == 1 else TIES
