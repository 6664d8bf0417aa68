"""The dodecahedron from its coordinates: a second source of the geometry, and a naive search on it.

Nothing here knows the tables of the rules. Faces are twelve points of a sphere; everything else
follows from distances and from walking round a point clockwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import atan2, cos, pi, sin, sqrt

Point = tuple[float, float, float]

TOP, BOTTOM = 0, 11


def _centre(face: int) -> Point:
    """Faces 1-5 stand clockwise round the top; 6 stands below and between 1 and 2, and so on."""
    if face in (TOP, BOTTOM):
        return (0.0, 0.0, 1.0 if face == TOP else -1.0)
    ring, place = divmod(face - 1, 5)
    angle = -2 * pi * (place + ring / 2) / 5
    height = 1 / sqrt(5) if ring == 0 else -1 / sqrt(5)
    return (2 / sqrt(5) * cos(angle), 2 / sqrt(5) * sin(angle), height)


CENTRES = [_centre(face) for face in range(12)]


def dot(a: Point, b: Point) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def _cross(a: Point, b: Point) -> Point:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def _first_seen(face: int) -> int:
    """The face that edge 0 looks at."""
    if face == TOP:
        return 1
    if face == BOTTOM:
        return 6
    return TOP if face <= 5 else BOTTOM


def _seen_from(face: int) -> list[int]:
    """The five faces round a face, clockwise as seen from outside, beginning at edge 0."""
    axis, start = CENTRES[face], CENTRES[_first_seen(face)]
    near = [other for other in range(12) if 0.4 < dot(axis, CENTRES[other]) < 0.5]

    def clockwise(other: int) -> float:
        turned = atan2(
            dot(axis, _cross(start, CENTRES[other])),
            dot(start, CENTRES[other]) - dot(axis, start) * dot(axis, CENTRES[other]),
        )
        return round(-turned % (2 * pi), 6) % round(2 * pi, 6)

    return sorted(near, key=clockwise)


AROUND = [_seen_from(face) for face in range(12)]
ACROSS = {
    5 * face + edge: 5 * other + AROUND[other].index(face)
    for face in range(12)
    for edge, other in enumerate(AROUND[face])
}
TOUCHING = {
    field: {
        5 * (field // 5) + (field + 1) % 5,
        5 * (field // 5) + (field - 1) % 5,
        across,
    }
    for field, across in ACROSS.items()
}
# Where three faces meet: the six fields round that point.
VERTICES = [
    sorted(
        5 * face + AROUND[face].index(other) for face in corner for other in corner if other != face
    )
    for corner in combinations(range(12), 3)
    if all(b in AROUND[a] for a, b in combinations(corner, 2))
]


def _rotation(face: int, edge: int) -> tuple[int, ...]:
    """Where every field goes when the solid is turned so that field 0 comes to `face`, `edge`."""
    image = {TOP: (face, edge)}
    to_do = [TOP]
    for here in to_do:
        there, shift = image[here]
        for e, other in enumerate(AROUND[here]):
            if other not in image:
                goal = ACROSS[5 * there + (e + shift) % 5]
                image[other] = (goal // 5, (goal - ACROSS[5 * here + e]) % 5)
                to_do.append(other)
    return tuple(5 * image[t // 5][0] + (t + image[t // 5][1]) % 5 for t in range(60))


ROTATIONS = [_rotation(face, edge) for face in range(12) for edge in range(5)]


def regions(letters: str, habitat: str) -> list[set[int]]:
    """All regions of a habitat, by walking from field to field over shared sides."""
    left = {field for field in range(60) if letters[field] == habitat}
    found: list[set[int]] = []
    while left:
        region: set[int] = set()
        to_do = {min(left)}
        while to_do:
            field = to_do.pop()
            region.add(field)
            to_do |= (TOUCHING[field] & left) - region
        left -= region
        found.append(region)
    return found


def ranking(letters: str, habitat: str, kind: str, other: str) -> list[int]:
    """What an animal's requirement finds on a planet: sizes, largest first, or one number."""
    found = regions(letters, habitat)
    if kind == "most":
        return [len(found)] if found else []
    sizes = []
    for region in found:
        beside = {letters[t] for field in region for t in TOUCHING[field]}
        if (other in beside) == (kind == "touching"):
            sizes.append(len(region))
    return sorted(sizes, reverse=True)


def turned(letters: str, rotation: Sequence[int]) -> str:
    """The same planet, held another way."""
    held = ["."] * 60
    for field, goal in enumerate(rotation):
        held[goal] = letters[field]
    return "".join(held)
