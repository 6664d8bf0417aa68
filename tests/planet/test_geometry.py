"""The dodecahedron: tables written down by hand, and the same from coordinates."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.planet import solid
from tests.planet.positions import planets

from speciate.games.planet.board import ACROSS, FRINGE, NEIGHBOURS
from speciate.games.planet.terrain import HABITATS, LETTERS, planet_from_letters

# The faces seen over edges 0 to 4, clockwise from outside.
FACES_AROUND = [
    [1, 2, 3, 4, 5],
    [0, 5, 10, 6, 2],
    [0, 1, 6, 7, 3],
    [0, 2, 7, 8, 4],
    [0, 3, 8, 9, 5],
    [0, 4, 9, 10, 1],
    [11, 7, 2, 1, 10],
    [11, 8, 3, 2, 6],
    [11, 9, 4, 3, 7],
    [11, 10, 5, 4, 8],
    [11, 6, 1, 5, 9],
    [6, 10, 9, 8, 7],
]
OPPOSITE = [11, 8, 9, 10, 6, 7, 4, 5, 1, 2, 3, 0]
# The thirty edges of the solid, as the two fields that share them.
EDGES = """
0-5 1-10 2-15 3-20 4-25 6-29 7-52 8-33 9-11 12-32 13-38 14-16 17-37 18-43 19-21
22-42 23-48 24-26 27-47 28-53 30-55 31-39 34-51 35-59 36-44 40-58 41-49 45-57 46-54 50-56
"""
# The twenty points where three faces meet, as the six fields round each.
VERTICES = """
0-1-5-9-10-11 1-2-10-14-15-16 2-3-15-19-20-21 3-4-20-24-25-26 0-4-5-6-25-29 6-7-28-29-52-53
7-8-33-34-51-52 8-9-11-12-32-33 12-13-31-32-38-39 13-14-16-17-37-38 17-18-36-37-43-44
18-19-21-22-42-43 22-23-41-42-48-49 23-24-26-27-47-48 27-28-46-47-53-54 30-31-35-39-55-59
30-34-50-51-55-56 35-36-40-44-58-59 40-41-45-49-57-58 45-46-50-54-56-57
"""
# Two turns from which all others follow: a fifth round the top, and the one that swaps 0 and 5.
A_FIFTH = (
    *(1, 2, 3, 4, 0),
    *range(10, 30),
    *range(5, 10),
    *range(35, 55),
    *range(30, 35),
    *(59, 55, 56, 57, 58),
)
A_HALF = (
    *(5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 29, 25, 26, 27, 28, 52, 53, 54, 50, 51),
    *(33, 34, 30, 31, 32, 11, 12, 13, 14, 10, 22, 23, 24, 20, 21, 49, 45, 46, 47, 48),
    *(58, 59, 55, 56, 57, 36, 37, 38, 39, 35, 18, 19, 15, 16, 17, 42, 43, 44, 40, 41),
)


def _numbers(text: str) -> list[list[int]]:
    return [[int(number) for number in group.split("-")] for group in text.split()]


@pytest.mark.rule("PL-1.2")
def test_each_of_twelve_faces_lies_beside_five_others() -> None:
    assert solid.AROUND == FACES_AROUND
    assert [[ACROSS[5 * f + e] // 5 for e in range(5)] for f in range(12)] == FACES_AROUND


def test_opposite_faces_are_those_farthest_apart() -> None:
    centres = solid.CENTRES
    farthest = [min(range(12), key=lambda g: solid.dot(centres[f], centres[g])) for f in range(12)]
    assert farthest == OPPOSITE


@pytest.mark.rule("PL-1.6")
def test_thirty_edges_join_two_fields_each() -> None:
    pairs = _numbers(EDGES)
    assert len(pairs) == 30
    assert {t: ACROSS[t] for t in range(60)} == {
        a: b for one, other in pairs for a, b in ((one, other), (other, one))
    }
    assert dict(enumerate(ACROSS)) == solid.ACROSS


@pytest.mark.rule("PL-1.3")
def test_sixty_fields_have_three_neighbours_each() -> None:
    assert len(NEIGHBOURS) == 60
    assert {t: set(NEIGHBOURS[t]) for t in range(60)} == solid.TOUCHING
    for field, beside in enumerate(NEIGHBOURS):
        assert all(field in NEIGHBOURS[t] for t in beside)
        assert len(set(beside) - {field}) == 3
    assert sum(map(len, NEIGHBOURS)) == 2 * 90


def test_neighbours_are_the_field_before_the_field_after_and_the_one_across() -> None:
    assert NEIGHBOURS[0] == (4, 1, 5)
    assert NEIGHBOURS[8] == (7, 9, 33)
    assert NEIGHBOURS[34] == (33, 30, 51)
    assert NEIGHBOURS[59] == (58, 55, 35)


def test_going_outward_reaches_1_3_6_8_10_10_10_8_3_1_fields() -> None:
    for start in range(60):
        sizes, seen, border = [], {start}, {start}
        while border:
            sizes.append(len(border))
            border = {t for field in border for t in NEIGHBOURS[field]} - seen
            seen |= border
        assert sizes == [1, 3, 6, 8, 10, 10, 10, 8, 3, 1]


@pytest.mark.rule("PL-1.5")
def test_six_fields_meet_in_each_of_twenty_points_and_only_pairs_of_them_share_a_side() -> None:
    points = _numbers(VERTICES)
    assert sorted(points) == sorted(solid.VERTICES)
    assert len(points) == 20
    for point in points:
        sides = [(a, b) for a in point for b in point if b in NEIGHBOURS[a]]
        assert len(sides) == 2 * 6  # a ring: each touches two of the other five


def test_a_fringe_is_all_that_touches_some_of_a_face() -> None:
    for face in range(12):
        for edges in range(32):
            beside = {t for e in range(5) if edges >> e & 1 for t in solid.TOUCHING[5 * face + e]}
            assert {t for t in range(60) if FRINGE[32 * face + edges] >> t & 1} == beside


def test_sixty_rotations_follow_from_two_and_keep_all_that_touches() -> None:
    found = {tuple(range(60))}
    border = found
    while border:
        border = {
            tuple(turn[t] for t in known) for known in border for turn in (A_FIFTH, A_HALF)
        } - found
        found = found | border
    assert len(found) == 60
    assert found == set(solid.ROTATIONS)
    for turn in found:
        assert all({turn[t] for t in NEIGHBOURS[f]} == set(NEIGHBOURS[turn[f]]) for f in range(60))
        assert all(len({turn[5 * face + e] // 5 for e in range(5)}) == 1 for face in range(12))


@pytest.mark.rule("PL-1.7")
@given(planets(), st.sampled_from(solid.ROTATIONS))
def test_regions_are_the_same_from_whatever_side_a_planet_is_looked_at(
    letters: str, rotation: Sequence[int]
) -> None:
    planet = planet_from_letters(letters)
    turned = planet_from_letters(solid.turned(letters, rotation))
    for habitat in range(len(HABITATS)):
        assert planet.sizes(habitat) == turned.sizes(habitat)
        assert planet.fields(habitat) == turned.fields(habitat)


@pytest.mark.rule("PL-1.4")
@given(planets())
def test_regions_are_those_that_a_walk_from_field_to_field_finds(letters: str) -> None:
    planet = planet_from_letters(letters)
    assert planet.letters() == letters
    for habitat, letter in enumerate(LETTERS):
        walked = sorted(map(len, solid.regions(letters, letter)), reverse=True)
        assert planet.sizes(habitat) == walked
        assert planet.fields(habitat) == letters.count(letter)
