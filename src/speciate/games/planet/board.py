"""The planet as geometry: a dodecahedron of twelve faces with five fields each.

Face 0 is on top, 1-5 form the upper ring, 6-10 the lower one, 11 is at the bottom. The edges 0-4 of
a face run clockwise as seen from outside, and the field on edge e of face f is number 5f + e.
A set of fields is a bit mask of 60 bits.
"""

from __future__ import annotations

from typing import Final

FACES: Final = 12
EDGES: Final = 5
FIELDS: Final = FACES * EDGES


def _edge_pairs() -> list[tuple[int, int]]:
    """The 30 edges of the dodecahedron, each as the two fields that meet there."""
    pairs: list[tuple[int, int]] = []
    for k in range(EDGES):
        left, right = (k + 1) % EDGES, (k + 4) % EDGES
        pairs += [
            (k, 5 * (1 + k)),
            (5 * (1 + k) + 4, 5 * (1 + left) + 1),
            (5 * (1 + k) + 3, 5 * (6 + k) + 3),
            (5 * (1 + k) + 2, 5 * (6 + right) + 2),
            (5 * (6 + k) + 1, 5 * (6 + left) + 4),
            (5 * (6 + k), 55 + (EDGES - k) % EDGES),
        ]
    return pairs


def _across() -> list[int]:
    across = [-1] * FIELDS
    for one, other in _edge_pairs():
        across[one] = other
        across[other] = one
    return across


# The field on the other side of the edge that a field lies on.
ACROSS: Final = _across()


def _neighbours() -> list[tuple[int, int, int]]:
    return [
        (5 * (t // 5) + (t + 4) % 5, 5 * (t // 5) + (t + 1) % 5, ACROSS[t]) for t in range(FIELDS)
    ]


# The three fields that share a side with a field: before and after it on its face, and across.
NEIGHBOURS: Final = _neighbours()


def _fringe() -> list[int]:
    fringe: list[int] = []
    for face in range(FACES):
        for edges in range(1 << EDGES):
            mask = 0
            for edge in range(EDGES):
                if edges >> edge & 1:
                    for t in NEIGHBOURS[EDGES * face + edge]:
                        mask |= 1 << t
            fringe.append(mask)
    return fringe


# FRINGE[32 * face + edges]: every field that shares a side with one of those edges' fields.
FRINGE: Final = _fringe()
