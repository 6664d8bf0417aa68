"""What counts: fields, regions, touching, and the three kinds of requirement."""

from __future__ import annotations

import pytest
from tests.planet.positions import GAME, by_faces, by_fields, fate_of, state_of

from speciate.games.planet.content import ANIMALS
from speciate.games.planet.terrain import HABITATS, planet_from_letters

FOREST = HABITATS.index("forest")


def _sizes(letters: str) -> list[int]:
    return planet_from_letters(letters).sizes(FOREST)


def _ranking(animal: str, letters: str) -> list[int]:
    facts = state_of(GAME.start(2, 1)).facts
    return facts.requirements[ANIMALS.index(animal)].ranking(planet_from_letters(letters))


@pytest.mark.rule("PL-1.3")
@pytest.mark.rule("PL-1.4")
def test_what_is_a_region_and_what_is_a_field() -> None:
    """One isolated field is a region, and so are several connected fields of a kind."""
    letters = by_fields({"F": [0, 20, 21, 22]}, rest="O")
    # Field 0 touches 4, 1 and 5. Fields 20, 21 and 22 lie in a row on face 4, far from it.
    assert planet_from_letters(letters).fields(FOREST) == 4
    assert _sizes(letters) == [3, 1]


@pytest.mark.rule("PL-1.5")
def test_fields_that_meet_in_the_centre_of_a_tile_are_not_connected() -> None:
    assert _sizes(by_faces({3: "FOFOO"}, rest="O")) == [1, 1]
    assert _sizes(by_faces({3: "FFOOO"}, rest="O")) == [2]
    assert _sizes(by_faces({3: "FOOOF"}, rest="O")) == [2]  # the last is beside the first


@pytest.mark.rule("PL-1.5")
def test_fields_that_meet_in_a_corner_of_three_tiles_are_not_connected() -> None:
    # Fields 0, 1, 5, 9, 10 and 11 stand round one corner in the order 0-1-10-11-9-5.
    assert _sizes(by_fields({"F": [0, 10]}, rest="O")) == [1, 1]
    assert _sizes(by_fields({"F": [0, 11]}, rest="O")) == [1, 1]
    assert _sizes(by_fields({"F": [0, 9]}, rest="O")) == [1, 1]
    assert _sizes(by_fields({"F": [0, 1]}, rest="O")) == [2]
    assert _sizes(by_fields({"F": [0, 5]}, rest="O")) == [2]


@pytest.mark.rule("PL-1.5")
def test_meeting_in_a_point_is_not_touching() -> None:
    at_a_point = by_fields({"F": [0], "G": [10]}, rest="O")
    at_a_side = by_fields({"F": [0], "G": [5]}, rest="O")
    assert (_ranking("A21", at_a_point), _ranking("A25", at_a_point)) == ([], [1])
    assert (_ranking("A21", at_a_side), _ranking("A25", at_a_side)) == ([1], [])


@pytest.mark.rule("PL-1.6")
def test_a_region_runs_on_over_the_edges_of_tiles_all_round_the_planet() -> None:
    # From face 1 over faces 2 and 7 to face 12; each field shares a side with the one before it.
    chain = [0, 5, 9, 8, 33, 34, 30, 55, 59]
    assert _sizes(by_fields({"F": chain}, rest="O")) == [9]
    assert _sizes(by_fields({"F": chain[:4] + chain[5:]}, rest="O")) == [4, 4]


@pytest.mark.rule("PL-1.6")
def test_a_tile_joins_regions_that_were_apart() -> None:
    apart = by_faces({0: ".....", 1: "FOOOO", 2: "FOOOO", 3: "FOOOO"}, rest="O")
    joined = by_faces({0: "FFFOO", 1: "FOOOO", 2: "FOOOO", 3: "FOOOO"}, rest="O")
    assert _sizes(apart) == [1, 1, 1]
    assert _sizes(joined) == [6]


@pytest.mark.rule("PL-5.1")
def test_the_panda_wants_the_most_regions_of_forest() -> None:
    three_small = by_fields({"F": [0, 22, 57]}, rest="O")
    two_large = by_faces({0: "FFFFF", 11: "FFFFF"}, rest="O")
    assert _ranking("A19", three_small) == [3]
    assert _ranking("A19", two_large) == [2]
    assert fate_of("A19", two_large, three_small) == "seat 1"


@pytest.mark.rule("PL-5.2")
def test_the_elephant_wants_the_largest_desert_that_touches_mountain() -> None:
    # Desert on face 0: beside it the mountain field 5. Desert on face 11: nothing but ocean.
    four_beside_one_mountain = by_fields({"D": [0, 1, 2, 3], "M": [5]}, rest="O")
    three_beside_many = by_fields({"D": [0, 1, 2], "M": [3, 4, 5, 10]}, rest="O")
    five_without = by_fields({"D": [55, 56, 57, 58, 59], "M": [5]}, rest="O")
    assert _ranking("A32", four_beside_one_mountain) == [4]
    assert _ranking("A32", three_beside_many) == [3]
    assert _ranking("A32", five_without) == []
    assert fate_of("A32", three_beside_many, four_beside_one_mountain, five_without) == "seat 1"


@pytest.mark.rule("PL-5.4")
def test_the_reindeer_wants_the_largest_glacier_that_touches_no_desert() -> None:
    two_without = by_fields({"G": [0, 1], "D": [55]}, rest="O")
    five_beside_one_desert = by_fields({"G": [0, 1, 2, 3, 4], "D": [5]}, rest="O")
    assert _ranking("A17", two_without) == [2]
    assert _ranking("A17", five_beside_one_desert) == []
    assert fate_of("A17", five_beside_one_desert, two_without) == "seat 1"


@pytest.mark.rule("PL-5.3")
def test_a_larger_region_that_does_not_meet_the_condition_is_passed_over() -> None:
    # Five forest fields on face 0 without glacier, two on face 11 beside glacier 30.
    letters = by_fields({"F": [0, 1, 2, 3, 4, 55, 56], "G": [30]}, rest="O")
    assert _sizes(letters) == [5, 2]
    assert _ranking("A21", letters) == [2]
    assert _ranking("A25", letters) == [5]
    # The other way round: the five beside glacier, the two not.
    letters = by_fields({"F": [0, 1, 2, 3, 4, 55, 56], "G": [5]}, rest="O")
    assert _ranking("A21", letters) == [5]
    assert _ranking("A25", letters) == [2]


@pytest.mark.rule("PL-5.2")
def test_touching_twice_is_no_better_than_touching_once() -> None:
    once = by_fields({"F": [0, 1], "G": [5]}, rest="O")
    often = by_fields({"F": [0, 1], "G": [4, 5, 10, 2]}, rest="O")
    assert _ranking("A21", once) == _ranking("A21", often) == [2]


@pytest.mark.rule("PL-5.5")
def test_beside_an_empty_face_a_region_still_touches_nothing() -> None:
    alone = by_faces({0: "FFFFF"}, rest=".")
    assert _ranking("A25", alone) == [5]
    assert _ranking("A21", alone) == []
    assert _ranking("A19", alone) == [1]


def test_a_planet_without_tiles_has_nothing_to_count() -> None:
    for animal in ANIMALS:
        assert _ranking(animal, "." * 60) == []
