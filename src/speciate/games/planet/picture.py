"""A table of Planet as one SVG: every planet unfolded, the tiles on offer, the animals by round.

It is drawn from a view, so it shows no more than the view tells. A pattern and a letter say the
same as each colour; title and description say it to screen readers.
"""
# mypyc: interpreted - makes text for people

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from typing import Any, Final

from speciate.core.content import Content
from speciate.core.view import View
from speciate.games.planet import net
from speciate.games.planet.content import tile_fields
from speciate.games.planet.facts import FIRST_LIFE, LAST_ROUND
from speciate.games.planet.globe import NET_HEIGHT, counts, swatch, tile, unfolded
from speciate.games.planet.ink import (
    ACCENT,
    FILL,
    LINE,
    PAPER,
    SHEET,
    rectangle,
    shape,
    sheet,
    text,
)
from speciate.games.planet.net import Placed, Point
from speciate.games.planet.requirement import KINDS, MOST_REGIONS
from speciate.games.planet.terrain import HABITATS, LETTERS, planet_from_letters
from speciate.games.planet.view import planet_view

# Makes a text of a message id and its variables, as the locales do.
Say = Callable[..., str]

WIDTH: Final = 1200
MARGIN: Final = 24
HEAD: Final = 104
PANEL_HEAD: Final = 66
CHIP_ROW: Final = 26
GAP: Final = 12
PANEL: Final = (WIDTH - 2 * MARGIN - GAP) / 2
WIDEST_COLUMN: Final = 150
CARD: Final = 76
CHIPS_IN_ROW: Final = 4


class Picture:
    """One drawing under way: what it shows, in whose words, and where it has got to."""

    def __init__(self, view: View, content: Content, say: Say, names: Sequence[str], lang: str):
        self.view = view
        self.board: Mapping[str, Any] = view.board
        self.content = content
        self.say = say
        self.names = names
        self.language = lang

    def animal(self, animal: str) -> str:
        return str(self.content.tables["animals"][animal]["name"][self.language])

    def requirement(self, animal: str) -> str:
        card = self.content.tables["animals"][animal]
        words = {key: card[key] for key in ("habitat", "other") if key in card}
        return self.say(f"planet-requirement-{card['kind']}", **words)


def draw(view: View, content: Content, say: Say, names: Sequence[str], language: str) -> str:
    """The SVG of a view; `say` makes the texts, `names` are those of the players."""
    picture = Picture(view, content, say, names, language)
    body: list[str] = []
    y = float(HEAD)
    for left in range(0, view.seats, 2):
        row = range(left, min(left + 2, view.seats))
        tall = max(_panel_height(picture, seat) for seat in row)
        for seat in row:
            x = MARGIN + (seat - left) * (PANEL + GAP)
            drawn = "".join(_panel(picture, seat, tall))
            body.append(f'<g transform="translate({x:.1f} {y:.1f})">{drawn}</g>')
        y += tall + GAP
    animals = "".join(_row(picture))
    body.append(f'<g transform="translate({MARGIN} {y:.1f})">{animals}</g>')
    told = " ".join(_description(picture))
    height = y + _row_height(picture) + MARGIN
    return sheet(WIDTH, height, _heading(picture), told, [*_head(picture), *body])


def draw_letters(letters: str, say: Say) -> str:
    """The SVG of one planet, given as its 60 letters."""
    planet = planet_view(planet_from_letters(letters))
    wide = WIDTH / 2
    body = [
        text(16, 30, say("planet-name"), "strong"),
        "".join(counts(planet, 16, 41)),
        f'<g transform="translate(0 {PANEL_HEAD})">{"".join(unfolded(planet, wide))}</g>',
    ]
    told = _terrain(planet, say)
    return sheet(wide, PANEL_HEAD + NET_HEIGHT + 10, say("planet-name"), told, body)


# The head: where the match stands, and the tiles on offer


def _heading(picture: Picture) -> str:
    name = picture.say("planet-name")
    now = picture.say("planet-round-of", round=picture.board["round"], rounds=LAST_ROUND)
    return f"{name}. {now}"


def _state_line(picture: Picture) -> str:
    view = picture.view
    if view.over:
        points = picture.board["scores"][view.winners[0]]["points"]
        names = ", ".join(picture.names[seat] for seat in view.winners)
        return picture.say("planet-event-winner", points=points, seats=names)
    if view.asks:
        return picture.say("core-turn", seat=picture.names[view.asks[0].seat])
    return ""


def _head(picture: Picture) -> Iterator[str]:
    now = picture.say("planet-round-of", round=picture.board["round"], rounds=LAST_ROUND)
    yield text(MARGIN, 44, picture.say("planet-name"), "name")
    yield text(MARGIN, 70, now, "strong")
    yield text(MARGIN, 90, _state_line(picture), "plain")
    offer = picture.board["offer"]
    if not offer:
        return
    left = WIDTH - MARGIN - 92 * len(offer)
    yield text(left - 12, 56, picture.say("planet-on-offer"), "strong", "end")
    for number, name in enumerate(offer):
        letters = tile_fields(picture.content.tables["tiles"][name])
        place = Placed(Point(left + 92 * number + 40, 44), net.UPRIGHT)
        yield from tile(place, letters, 36)
        yield text(place.middle.x, 96, name, "small", "middle")


# A planet


def _panel_height(picture: Picture, seat: int) -> float:
    won = len(picture.board["won"][seat])
    return PANEL_HEAD + NET_HEIGHT + CHIP_ROW * -(-won // CHIPS_IN_ROW) + 14


def _panel(picture: Picture, seat: int, tall: float) -> Iterator[str]:
    board, view = picture.board, picture.view
    chosen = seat in view.winners or seat in [ask.seat for ask in view.asks]
    yield rectangle(0, 0, PANEL, tall, SHEET, ACCENT if chosen else LINE, 8)
    marker = f"⚑ {picture.say('planet-marker')}" if seat == board["marker"] else ""
    yield text(16, 28, picture.names[seat], "strong", after="" if view.over else marker)
    yield text(PANEL - 16, 28, _score(picture, seat), "strong", "end")
    yield from counts(board["planets"][seat], 16, 39)
    if objective := board["objectives"][seat]:
        words = f"{picture.say('planet-objective')}: {picture.say(f'planet-habitat-{objective}')}"
        yield text(PANEL - 16, 51, words, "plain", "end")
    drawn = "".join(unfolded(board["planets"][seat], PANEL))
    yield f'<g transform="translate(0 {PANEL_HEAD})">{drawn}</g>'
    yield from _won(picture, seat)


def _score(picture: Picture, seat: int) -> str:
    score = picture.board["scores"][seat]
    animals = picture.say("planet-count-animals", count=score["animals"])
    if "points" not in score:
        return animals
    return f"{animals} · {picture.say('planet-count-points', count=score['points'])}"


def _won(picture: Picture, seat: int) -> Iterator[str]:
    """The cards of a seat, as small as can be read."""
    each = (PANEL - 24) / CHIPS_IN_ROW
    for number, animal in enumerate(picture.board["won"][seat]):
        x = 12 + (number % CHIPS_IN_ROW) * each
        y = PANEL_HEAD + NET_HEIGHT + 4 + number // CHIPS_IN_ROW * CHIP_ROW
        card = picture.content.tables["animals"][animal]
        yield rectangle(x, y, each - 6, 21, PAPER, LINE, 4)
        yield swatch(x + 3, y + 2.5, card["habitat"])
        yield text(x + 23, y + 15, picture.animal(animal), "small", room=each - 34)


# The animals by round


def _coming(picture: Picture) -> list[Mapping[str, Any]]:
    """The columns of this round and the later ones."""
    first = max(FIRST_LIFE, picture.board["round"])
    return [] if picture.view.over else picture.board["row"][first - 1 :]


def _row_height(picture: Picture) -> float:
    cards = [len(column["animals"]) + column["hidden"] for column in _coming(picture)]
    return 54 + max(cards) * CARD if cards else -GAP


def _row(picture: Picture) -> Iterator[str]:
    columns = _coming(picture)
    if not columns:
        return
    wide = min(WIDEST_COLUMN, (WIDTH - 2 * MARGIN + GAP) / len(columns))
    yield text(0, 20, picture.say("planet-animals-by-round"), "strong")
    for number, column in enumerate(columns):
        x = number * wide
        now = column["round"] == picture.board["round"]
        label = picture.say("planet-round", round=column["round"])
        yield text(x + 2, 42, label, "accent" if now else "small")
        y = 50.0
        for animal in column["animals"]:
            yield from _card(picture, animal, Point(x, y), wide - GAP, now)
            y += CARD
        for _ in range(column["hidden"]):
            yield rectangle(x, y, wide - GAP, CARD - 6, PAPER, LINE, 6, "hidden")
            yield text(x + 8, y + 22, picture.say("planet-face-down"), "small")
            y += CARD


def _card(picture: Picture, animal: str, at: Point, wide: float, now: bool) -> Iterator[str]:
    """Name and requirement of an animal; below, what every seat has for it."""
    x, y = at
    card = picture.content.tables["animals"][animal]
    yield f"<g><title>{escape(f'{picture.animal(animal)}: {picture.requirement(animal)}')}</title>"
    yield rectangle(x, y, wide, CARD - 6, SHEET, ACCENT if now else LINE, 6)
    yield text(x + 8, y + 17, picture.animal(animal), "card", room=wide - 16)
    yield from _icon(card, x + 8, y + 24)
    yield text(x + wide - 8, y + 38, animal, "beyond", "end")
    values = picture.board["standings"].get(animal, [])
    best = max(values, default=0)
    each = (wide - 16) / max(1, len(values))
    for seat, value in enumerate(values):
        lead = "lead" if value == best > 0 else "small"
        yield text(x + 8 + each * (seat + 0.5), y + 63, str(value), lead, "middle")
    yield "</g>"


def _icon(card: Mapping[str, Any], x: float, y: float) -> Iterator[str]:
    """Separate triangles: most regions; a strip with another: touching; cut off: not touching."""
    own = LETTERS[HABITATS.index(card["habitat"])]
    if card["kind"] == KINDS[MOST_REGIONS]:
        for number in range(3):
            yield _triangle(x + 21 * number, y, own, up=True)
        return
    other = LETTERS[HABITATS.index(card["other"])]
    touching = card["kind"] == KINDS[1]
    for number in range(3):
        yield _triangle(x + 10 * number, y, own, up=number % 2 == 0)
    gap = 0 if touching else 9
    yield _triangle(x + 30 + gap, y, other, up=False)
    if not touching:
        yield f'<path class="cut" d="M{x + 35:.1f} {y - 1:.1f}l9 20"/>'


def _triangle(x: float, y: float, letter: str, *, up: bool) -> str:
    base, tip = (y + 18, y) if up else (y, y + 18)
    corners = [Point(x, base), Point(x + 20, base), Point(x + 10, tip)]
    return shape(corners, FILL[letter]) + shape(corners, f"url(#speciate-{letter})", "thin")


# For screen readers


def _description(picture: Picture) -> Iterator[str]:
    board = picture.board
    yield f"{_state_line(picture)}"
    if board["offer"]:
        yield f"{picture.say('planet-on-offer')}: {', '.join(board['offer'])}."
    for seat in range(picture.view.seats):
        terrain = _terrain(board["planets"][seat], picture.say)
        yield f"{picture.names[seat]}: {_score(picture, seat)}; {terrain}"
        if board["won"][seat]:
            yield f"{', '.join(picture.animal(animal) for animal in board['won'][seat])}."
    for column in board["row"]:
        for animal in column["animals"]:
            label = picture.say("planet-round", round=column["round"])
            yield f"{label}: {picture.animal(animal)}, {picture.requirement(animal)}."


def _terrain(planet: Mapping[str, Any], say: Say) -> str:
    """Habitat by habitat the fields and the sizes of the regions."""
    parts = []
    for habitat in HABITATS:
        fields = say("planet-count-fields", count=planet["fields"][habitat])
        sizes = " ".join(map(str, planet["regions"][habitat]))
        parts.append(f"{say(f'planet-habitat-{habitat}')} {fields} ({sizes or 0})")
    return f"{', '.join(parts)}."
