"""A planet unfolded in plain text: two flowers of six faces, each face its number and five letters.

The letters stand round a number as the fields lie on the face, so that fields of neighbouring faces
of a flower stand side by side.
"""

from __future__ import annotations

from math import cos, pi, sin, tau

from speciate.games.planet.board import ACROSS, EDGES

WIDE, TALL = 37, 11
# In lines: from face to face, and from the number of a face to its letters.
FACE, FIELD = 4.3, 1.45
# A character is that much taller than wide.
STRETCH = 2.3
# The middle of each flower, and where its first edge points: up, down.
FLOWERS = ((0, pi / 2), (11, -pi / 2))


def net_lines(letters: str) -> list[str]:
    """The net of a planet of 60 letters; 80 columns hold it."""
    left, right = (_flower(letters, middle, first) for middle, first in FLOWERS)
    return [f"{one:{WIDE + 2}}{other}".rstrip() for one, other in zip(left, right, strict=True)]


def _flower(letters: str, middle: int, first: float) -> list[str]:
    grid = [[" "] * WIDE for _ in range(TALL)]
    _face(grid, letters, middle, (0.0, 0.0), first)
    for edge in range(EDGES):
        angle = first - edge * tau / EDGES
        petal, own = divmod(ACROSS[EDGES * middle + edge], EDGES)
        at = (FACE * cos(angle), FACE * sin(angle))
        _face(grid, letters, petal, at, angle + pi + own * tau / EDGES)
    return ["".join(row) for row in grid]


def _face(
    grid: list[list[str]], letters: str, face: int, at: tuple[float, float], first: float
) -> None:
    """One face; its edges follow clockwise from the direction of the first."""
    x, y = at
    _write(grid, x, y, str(face + 1))
    for edge in range(EDGES):
        angle = first - edge * tau / EDGES
        _write(grid, x + FIELD * cos(angle), y + FIELD * sin(angle), letters[EDGES * face + edge])


def _write(grid: list[list[str]], x: float, y: float, text: str) -> None:
    column = round(WIDE // 2 + x * STRETCH) - len(text) // 2
    row = round(TALL // 2 - y)
    grid[row][column : column + len(text)] = text
