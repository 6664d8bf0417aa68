"""The planet unfolded: two flowers of six pentagons, with face 0 and face 11 in their middles.

Lengths are in circumradii of a face; x grows to the right and y downward.
"""
# mypyc: interpreted - geometry of pictures, computed once

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, NamedTuple

from speciate.games.planet.board import ACROSS, EDGES, FACES

STEP: Final = 2 * pi / EDGES
APOTHEM: Final = cos(STEP / 2)
TOP: Final = 0
BOTTOM: Final = FACES - 1
# The faces of the upper and the lower ring by which the flowers hang together, at edge 3.
JOINT: Final = (1, 6)
UPRIGHT: Final = -pi / 2
# The direction of edge 0 of the top face, chosen so that the flowers lie side by side.
TURN: Final = -pi / 15


class Point(NamedTuple):
    x: float
    y: float

    def towards(self, other: Point, part: float) -> Point:
        return Point(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)


class Placed(NamedTuple):
    """A face in the net: its middle, and the direction in which its edge 0 looks."""

    middle: Point
    turn: float

    def corner(self, edge: int) -> Point:
        """Where an edge begins, going clockwise."""
        return self._at(self.turn + STEP * (edge - 0.5), 1.0)

    def beyond(self, edge: int, distance: float) -> Point:
        """A point off the middle of an edge: 1 is on the edge."""
        return self._at(self.turn + STEP * edge, APOTHEM * distance)

    def _at(self, angle: float, distance: float) -> Point:
        return Point(
            self.middle.x + distance * cos(angle),
            self.middle.y + distance * sin(angle),
        )


def _across(faces: dict[int, Placed], face: int, edge: int) -> None:
    """Fold the face beyond an edge flat beside this one."""
    field = ACROSS[EDGES * face + edge]
    here = faces[face]
    back = here.turn + STEP * edge + pi
    faces[field // EDGES] = Placed(here.beyond(edge, 2), back - STEP * (field % EDGES))


def _unfold() -> dict[int, Placed]:
    faces = {TOP: Placed(Point(0, 0), TURN)}
    for edge in range(EDGES):
        _across(faces, TOP, edge)
    upper, lower = JOINT
    _across(faces, upper, 3)
    _across(faces, lower, 0)
    for edge in range(EDGES):
        _across(faces, BOTTOM, edge)
    return dict(sorted(faces.items()))


NET: Final = _unfold()
_CORNERS: Final = [face.corner(edge) for face in NET.values() for edge in range(EDGES)]
LEFT: Final = min(corner.x for corner in _CORNERS)
RIGHT: Final = max(corner.x for corner in _CORNERS)
UPPER: Final = min(corner.y for corner in _CORNERS)
LOWER: Final = max(corner.y for corner in _CORNERS)


def is_joined(face: int, edge: int) -> bool:
    """Whether the net shows what lies beyond an edge right beside it."""
    other = ACROSS[EDGES * face + edge] // EDGES
    gap = NET[face].beyond(edge, 2)
    middle = NET[other].middle
    return abs(gap.x - middle.x) + abs(gap.y - middle.y) < 0.01
