"""One planet, unfolded: its fields, where their regions run on, and the numbers of its faces."""
# mypyc: interpreted - makes text for people

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from speciate.games.planet import net
from speciate.games.planet.board import ACROSS, EDGES, FACES
from speciate.games.planet.ink import FILL, INK, rectangle, shape, text
from speciate.games.planet.net import NET, Placed, Point
from speciate.games.planet.terrain import HABITATS, LETTERS

SCALE: Final = 57.0
NET_HEIGHT: Final = (net.LOWER - net.UPPER + 0.5) * SCALE


def unfolded(planet: Mapping[str, Any], wide: float) -> Iterator[str]:
    """The two flowers, in the middle of `wide`."""
    scale = SCALE
    across = (wide - (net.RIGHT - net.LEFT) * scale) / 2
    x, y = across - net.LEFT * scale, (0.25 - net.UPPER) * scale
    faces = [
        Placed(Point(x + face.middle.x * scale, y + face.middle.y * scale), face.turn)
        for face in NET.values()
    ]
    letters = planet["letters"]
    for face in range(FACES):
        if letters[EDGES * face] == ".":
            yield _outline(faces[face], scale, "empty")
            continue
        for edge in range(EDGES):
            yield _field(faces[face], edge, letters[EDGES * face + edge], scale)
    for face in range(FACES):
        if letters[EDGES * face] != ".":
            yield from _shores(faces[face], letters[EDGES * face : EDGES * (face + 1)], scale)
    for field in range(FACES * EDGES):
        if letters[field] != ".":
            yield _border(faces[field // EDGES], field, letters, scale)
    for face in range(FACES):
        yield from _numbers(faces[face], face, letters, scale)


def _border(place: Placed, field: int, letters: str, scale: float) -> str:
    """The outer side of a field: faint where its region runs on over it."""
    begin, end = (_corner(place, field % EDGES + step, scale) for step in (0, 1))
    runs_on = letters[field] == letters[ACROSS[field]]
    kind = f"open over-{letters[field]}" if runs_on else "coast"
    return f'<path class="{kind}" d="M{begin.x:.1f} {begin.y:.1f}L{end.x:.1f} {end.y:.1f}"/>'


def _corner(place: Placed, edge: int, scale: float) -> Point:
    far = place.corner(edge % EDGES)
    return Point(
        place.middle.x + (far.x - place.middle.x) * scale,
        place.middle.y + (far.y - place.middle.y) * scale,
    )


def _beyond(place: Placed, edge: int, distance: float, scale: float) -> Point:
    far = place.beyond(edge, distance)
    return Point(
        place.middle.x + (far.x - place.middle.x) * scale,
        place.middle.y + (far.y - place.middle.y) * scale,
    )


def _field(place: Placed, edge: int, letter: str, scale: float) -> str:
    corners = [place.middle, _corner(place, edge, scale), _corner(place, edge + 1, scale)]
    middle = _beyond(place, edge, 0.71, scale)
    parts = [shape(corners, FILL[letter]), shape(corners, f"url(#speciate-{letter})")]
    parts.append(text(middle.x, middle.y + 4, letter, f"letter on-{letter}", "middle"))
    return "".join(parts)


def _outline(place: Placed, scale: float, kind: str) -> str:
    return shape([_corner(place, edge, scale) for edge in range(EDGES)], "none", kind)


def _shores(place: Placed, letters: str, scale: float) -> Iterator[str]:
    """Lines inside a tile where two habitats meet."""
    for edge in range(EDGES):
        if letters[edge] != letters[edge - 1]:
            end = _corner(place, edge, scale)
            yield (
                f'<path class="shore" d="M{place.middle.x:.1f} {place.middle.y:.1f}'
                f'L{end.x:.1f} {end.y:.1f}"/>'
            )


def _numbers(place: Placed, face: int, letters: str, scale: float) -> Iterator[str]:
    """The number of a face, and beyond outer edges that of the face which lies there.

    Edges that look at each other over a notch of the flower meet, and need no number. Where a
    region runs on, the number is bold.
    """
    x, y = place.middle
    yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9.5" class="disc"/>'
    yield text(x, y + 4, str(face + 1), "number", "middle")
    for edge in range(EDGES):
        field = EDGES * face + edge
        other = ACROSS[field] // EDGES
        if (other < FACES // 2) != (face < FACES // 2) and not net.is_joined(face, edge):
            at = _beyond(place, edge, 1.15, scale)
            runs_on = letters[field] == letters[ACROSS[field]] != "."
            kind = "number" if runs_on else "beyond"
            yield text(at.x, at.y + 3, str(other + 1), kind, "middle")


def tile(place: Placed, letters: str, scale: float) -> Iterator[str]:
    """A tile by itself, its first field at edge 0."""
    for edge, letter in enumerate(letters):
        yield _field(place, edge, letter, scale)
    yield _outline(place, scale, "tile")


def counts(planet: Mapping[str, Any], x: float, y: float) -> Iterator[str]:
    """The fields of each habitat."""
    for habitat in HABITATS:
        count = str(planet["fields"][habitat])
        yield swatch(x, y, habitat)
        yield text(x + 21, y + 12, count, "count")
        x += 21 + 8 * len(count) + 14


def swatch(x: float, y: float, habitat: str) -> str:
    """Colour and letter of a habitat."""
    letter = LETTERS[HABITATS.index(habitat)]
    return rectangle(x, y, 16, 16, FILL[letter], INK, 3) + text(
        x + 8, y + 12, letter, f"letter on-{letter}", "middle"
    )
