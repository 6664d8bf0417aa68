"""A planet in letters: unfolded, and as a row for each face with what lies across its edges."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from rich.text import Text

from speciate.cli.terminal.planet_net import net_lines
from speciate.games.planet.board import ACROSS, EDGES, FACES
from speciate.games.planet.terrain import HABITATS, LETTERS
from speciate.locales import Texts

DIM = "dim"
STYLES = {
    "ocean": "bold blue",
    "glacier": "bold cyan",
    "forest": "bold green",
    "desert": "bold yellow",
    "mountain": "bold red",
}
NOTHING = "-"
CELL = 6
BETWEEN = "   |  "


class Drawing:
    """Fields as letters; each language has letters of its own, as people call the habitats."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self._letters = {
            LETTERS[i]: Text(texts(f"terminal-planet-letter-{habitat}"), style=STYLES[habitat])
            for i, habitat in enumerate(HABITATS)
        }

    def letter(self, field: str) -> Text:
        return self._letters.get(field, Text(".", style=DIM))

    def letters(self, fields: str) -> Text:
        return Text("").join(self.letter(field) for field in fields)

    def spaced(self, fields: str) -> Text:
        """Fields under the columns of `across`."""
        line = Text()
        for field in fields:
            line.append_text(self.letter(field)).append(" " * (CELL - 1))
        return line

    def legend(self) -> Text:
        line = Text(": ")
        for i, habitat in enumerate(HABITATS):
            line.append(", " if i else "").append_text(self.letter(LETTERS[i]))
            line.append(f" {self.texts(f'planet-habitat-{habitat}')}")
        return line

    def net(self, letters: str) -> list[Text]:
        """Two flowers of six faces, the number of a face among its five fields."""
        lines: list[Text] = []
        for net_line in net_lines(letters):
            line = Text()
            for mark in net_line:
                line.append_text(self.letter(mark) if mark in f"{LETTERS}." else Text(mark))
            lines.append(line)
        return lines

    def faces(self, letters: str) -> list[Text]:
        """The upper six faces on the left, the lower six on the right."""
        edges = "".join(f"{edge:<{CELL}}" for edge in range(1, EDGES + 1))
        lines = [Text(f"    {edges}{BETWEEN}   {edges}".rstrip(), style=DIM)]
        half = FACES // 2
        for row in range(half):
            line = self._face(letters, row).append(BETWEEN, style=DIM)
            lines.append(line.append_text(self._face(letters, row + half)))
        example = f"{self.letter('O').plain}>2{self.letter('F').plain}"
        if letters.count(".") >= len(letters) - EDGES:
            lines.append(Text(self.texts("terminal-planet-cell", cell=example), style=DIM))
        return lines

    def _face(self, letters: str, face: int) -> Text:
        line = Text(f"{face + 1:>2}  ", style="bold")
        for edge in range(EDGES):
            field = EDGES * face + edge
            line.append_text(self._cell(letters[field], letters, ACROSS[field]))
        return line

    def _cell(self, own: str, letters: str, across: int) -> Text:
        cell = Text().append_text(self.letter(own)).append(f">{across // EDGES + 1}", style=DIM)
        cell.append_text(self.letter(letters[across]))
        return cell.append(" " * (CELL - len(cell)))

    def across(self, letters: str, face: int) -> Text:
        """What the edges of one face meet."""
        line = Text()
        for edge in range(EDGES):
            across = ACROSS[EDGES * face + edge]
            cell = Text(f"{across // EDGES + 1}", style=DIM).append_text(
                self.letter(letters[across])
            )
            line.append_text(cell).append(" " * (CELL - len(cell)))
        return line

    def regions(self, heading: str, regions: Mapping[str, Sequence[int]]) -> Text:
        """The sizes of all regions: `Regions: O 5 2 1 · F 4 3x1`, three of them of one field."""
        line = Text(f"{heading}: ")
        parts = []
        for i, habitat in enumerate(HABITATS):
            if regions[habitat]:
                sizes = " ".join(_in_runs(regions[habitat]))
                parts.append(Text().append_text(self.letter(LETTERS[i])).append(f" {sizes}"))
        return line.append_text(Text(" · ").join(parts)) if parts else line.append(NOTHING)


def _in_runs(sizes: Sequence[int]) -> Iterator[str]:
    """Three and more of a size in one word: late in a match there are many small regions."""
    for size, alike in groupby(sizes):
        count = len(list(alike))
        yield from [f"{count}x{size}"] if count > 2 else [str(size)] * count
