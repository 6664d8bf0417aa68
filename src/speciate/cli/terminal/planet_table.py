"""Planet in lines of text: the planet unfolded, animals by round, the tiles on offer, the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from rich.text import Text

from speciate.cli.terminal.planet_drawing import DIM, NOTHING, Drawing
from speciate.cli.terminal.planet_pieces import about_piece
from speciate.cli.terminal.planet_standings import Standings
from speciate.cli.terminal.table import Foresight
from speciate.cli.terminal.words import capital
from speciate.core.ask import Ask
from speciate.core.event import Event
from speciate.core.view import View
from speciate.games.planet import PlanetTitle
from speciate.games.planet.board import EDGES
from speciate.games.planet.content import tile_fields
from speciate.games.planet.facts import LAST_ROUND
from speciate.games.planet.terrain import HABITATS
from speciate.locales import Narrator

# Events that the table shows anyway: what is on offer, whose turn it is, where leftovers lie.
QUIET = (
    "planet-event-row",
    "planet-event-dealt",
    "planet-event-opened",
    "planet-event-leftover",
    "planet-event-marker",
)
SPARE = 3  # lines of a turn for a blank, the question and the answer
TERMS = (
    "field",
    "region",
    "habitat",
    "planet",
    "face",
    "edge",
    "tile",
    "rotation",
    "objective",
    "animal",
    "marker",
    "stack",
)


class PlanetTable:
    def __init__(self, narrator: Narrator, view: View, width: int) -> None:
        self.narrator = narrator
        self.texts = narrator.texts
        self.view = view
        self.board: dict[str, Any] = view.board
        self.width = width
        self.content = narrator.game.content
        facts = cast("PlanetTitle", narrator.game.title).facts
        self.drawing = Drawing(self.texts)
        self.standings = Standings(narrator, view, facts.requirements, width)
        self.facts = facts

    def about(self, piece: str) -> list[Text]:
        return about_piece(self.narrator, self.drawing, piece)

    def goal(self) -> str:
        beginner = self.view.options["beginner"] == "yes"
        return self.texts("planet-goal-beginner" if beginner else "planet-goal")

    # A turn

    def turn(self, height: int) -> list[Text]:
        seat = self.view.seat
        lines = [*self.head(), *self.players(), *self.objective()]
        below = [*self._faces(seat), *self.offer()] if seat is not None else self.offer()
        taken = sum(-(-max(len(line), 1) // self.width) for line in (*lines, *below))
        room = height - taken - SPARE
        return [*lines, *self.standings.lines(limit=room), *below]

    def head(self) -> list[Text]:
        round_ = self.texts("planet-round-of", round=self.board["round"], rounds=LAST_ROUND)
        marker = self.narrator.seat(self.board["marker"])
        parts = [round_, self.texts("terminal-planet-marker", seat=marker)]
        if self.board["phase"] == "continents":
            parts.insert(1, self.texts("planet-phase-continents"))
        line = Text(" · ".join(parts), style="bold")
        line.truncate(self.width, overflow="ellipsis")
        return [line]

    def players(self) -> list[Text]:
        """Everybody with the number that the columns and `planet 2` go by, and the animals."""
        names = []
        for seat in range(self.view.seats):
            you = f" ({self.texts('core-you')})" if seat == self.view.seat else ""
            names.append(f"{seat + 1} {self.narrator.seat(seat)}{you}")
        counts = [len(won) for won in self.board["won"]]
        words = [self.texts("planet-count-animals", count=count) for count in counts]
        line = " · ".join(f"{name}: {count}" for name, count in zip(names, words, strict=True))
        if len(line) > self.width:
            line = " · ".join(f"{name}: {count}" for name, count in zip(names, counts, strict=True))
        return [Text(line)]

    def objective(self) -> list[Text]:
        seat = self.view.seat
        habitat = None if seat is None else self.board["objectives"][seat]
        if seat is None or habitat is None:
            return [] if seat is None else [Text(capital(self.texts("planet-objective-none")))]
        fields = self.facts.ladders[HABITATS.index(habitat)]
        steps = zip(fields, self.facts.band_points, strict=True)
        ladder = self.texts(
            "terminal-planet-ladder",
            steps=" ".join(f"{least}={points}" for least, points in steps),
            fields=self.board["planets"][seat]["fields"][habitat],
            points=self.board["scores"][seat]["objective"],
        )
        yours = self.texts("planet-objective-yours", habitat=habitat)
        return [Text(f"{yours}. {ladder}")]

    def offer(self) -> list[Text]:
        line = Text(f"{self.texts('planet-on-offer')}:")
        for tile in self.board["offer"]:
            line.append(f"  {tile} ", style="bold")
            line.append_text(self.letters_of(tile))
        return [line] if self.board["offer"] else []

    def letters_of(self, tile: str) -> Text:
        return self.drawing.letters(tile_fields(self.content.tables["tiles"][tile]))

    # A step

    def step(self, ask: Ask, foresight: Foresight) -> list[Text]:
        if ask.kind.name == "rotation":
            return self.rotations(ask, foresight)
        if ask.kind.name == "face":
            faces = ", ".join(ask.text(choice) for choice in ask.choices)
            line = Text()
            for step in self.view.pending:
                line.append(f"{step.text} ", style="bold").append_text(self.letters_of(step.text))
                line.append(". ")
            return [line.append(self.texts("terminal-planet-empty-faces", faces=faces))]
        return []

    def rotations(self, ask: Ask, foresight: Foresight) -> list[Text]:
        """For each rotation the fields by edge, and whose claim to an animal it changes."""
        before = _letters(self.view)
        views = [foresight(choice) for choice in ask.choices]
        letters = _letters(views[0])
        face = next(f for f in range(0, len(letters), EDGES) if letters[f] != before[f]) // EDGES
        lines = [
            Text(self.texts("terminal-planet-across", face=str(face + 1))),
            Text("    ").append_text(self.drawing.across(before, face)),
        ]
        varying, common = self.standings.varying(views)
        for choice, view in zip(ask.choices, views, strict=True):
            line = Text(f" {ask.text(choice)}  ", style="bold")
            fields = _letters(view)[EDGES * face : EDGES * face + EDGES]
            line.append_text(self.drawing.spaced(fields))
            lines.append(self.standings.list_changes(line, varying, view, self.width))
        if common:
            line = Text(f"{self.texts('terminal-planet-any-rotation')} ")
            lines.append(self.standings.list_changes(line, common, views[0], self.width))
        return lines

    def comparison(self, after: View) -> list[Text]:
        lines = self.standings.lines(after=after, changed_only=True)
        seat = self.view.seat
        if seat is None:
            return lines
        lines += self.standings.outcomes(after)
        for text, view in (("planet-now", self.view), ("planet-with-this-tile", after)):
            regions = view.board["planets"][seat]["regions"]
            lines.append(self.drawing.regions(capital(self.texts(text)), regions))
        return lines

    # Looking round

    def planet(self, seat: int) -> list[Text]:
        """The planet unfolded, and face by face."""
        title, *faces = self._faces(seat)
        return [title, *self.drawing.net(self.board["planets"][seat]["letters"]), *faces]

    def _faces(self, seat: int) -> list[Text]:
        own = seat == self.view.seat
        name = self.narrator.seat(seat)
        heading = "planet-planet-yours" if own else "planet-planet"
        title = Text(self.texts(heading, **({} if own else {"seat": name})), style="bold")
        title.append_text(self.drawing.legend())
        planet = self.board["planets"][seat]
        return [
            title,
            *self.drawing.faces(planet["letters"]),
            self.drawing.regions(capital(self.texts("planet-regions")), planet["regions"]),
        ]

    def planets(self) -> list[Text]:
        lines = [Text(capital(self.texts("planet-regions"))).append_text(self.drawing.legend())]
        for seat in range(self.view.seats):
            planet = self.board["planets"][seat]
            lines.append(Text(f"{seat + 1} {self.narrator.seat(seat)}", style="bold"))
            lines.append(
                self.drawing.regions(f"  {self.texts('planet-regions')}", planet["regions"])
            )
            if self.board["won"][seat]:
                lines.append(Text(f"  {self._names(self.board['won'][seat])}"))
        return lines

    def animals(self) -> list[Text]:
        return [*self.players(), *self.standings.lines()]

    def stacks(self) -> list[Text]:
        lines = self.offer()
        for place, message in (
            ("place_11", "planet-place-11"),
            ("place_12", "planet-place-12"),
            ("boxed_tiles", "planet-box"),
        ):
            line = Text(f"{capital(self.texts(message))}:")
            for tile in self.board[place]:
                line.append(f"  {tile} ", style="bold").append_text(self.letters_of(tile))
            lines.append(line if self.board[place] else line.append(f" {NOTHING}"))
        return [*lines, Text(self.narrator.clause("PL-3.13"), style=DIM)]

    # Points

    def score(self) -> list[Text]:
        """Where every point comes from; what is secret stays so (PL-7.13)."""
        lines: list[Text] = []
        for seat, score in enumerate(self.board["scores"]):
            lines.append(Text(self.narrator.seat(seat), style="bold"))
            if "points" in score:
                lines += [Text(f"  {line}") for line in self._sheet(seat, score)]
            elif self.board["won"][seat]:
                count = self.texts("planet-count-animals", count=score["animals"])
                lines.append(Text(f"  {self._with_names(count, self.board['won'][seat])}"))
            else:
                lines.append(Text(f"  {self.texts('planet-animals-none')}"))
        if not self.view.over and self.view.options["beginner"] == "no":
            lines.append(Text(self.narrator.clause("PL-7.13"), style=DIM))
        return lines

    def _sheet(self, seat: int, score: dict[str, int]) -> list[str]:
        habitat = self.board["objectives"][seat]
        won = self.board["won"][seat]
        total = self.texts("planet-score-total", points=score["points"])
        if habitat is None:
            count = self.texts("planet-score-beginner", count=len(won), points=score["points"])
            return [self._with_names(count, won), total]
        same = [a for a in won if self.content.tables["animals"][a]["habitat"] == habitat]
        other = [animal for animal in won if animal not in same]
        fields = self.board["planets"][seat]["fields"][habitat]
        return [
            self.texts(
                "planet-score-objective", habitat=habitat, fields=fields, points=score["objective"]
            ),
            self._with_names(
                self.texts("planet-score-same", count=len(same), points=score["same"]), same
            ),
            self._with_names(
                self.texts("planet-score-other", count=len(other), points=score["other"]), other
            ),
            total,
        ]

    def _with_names(self, line: str, animals: Sequence[str]) -> str:
        return f"{line} ({self._names(animals)})" if animals else line

    def _names(self, animals: Sequence[str]) -> str:
        return ", ".join(self.narrator.animal(animal) for animal in animals)

    # Words

    def news(self, events: Sequence[Event]) -> list[Event]:
        """A round is announced where bots have already moved in it: the table shows the last.

        The own tile is no news to whoever has just laid it.
        """
        loud = [event for event in events if event.code not in QUIET and not self._is_own(event)]
        if loud and loud[-1].code == "planet-event-round":
            del loud[-1]
        return loud

    def _is_own(self, event: Event) -> bool:
        return event.code == "planet-event-placed" and event.params["seat"] == self.view.seat

    def terms(self) -> Sequence[str]:
        return TERMS


def _letters(view: View) -> str:
    assert view.seat is not None
    return str(view.board["planets"][view.seat]["letters"])


def table(narrator: Narrator, view: View, width: int) -> PlanetTable:
    return PlanetTable(narrator, view, width)
