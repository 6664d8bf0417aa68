"""PL-6: ties in the last round, and the example of the fox."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.planet.positions import (
    GAME,
    board,
    by_fields,
    fate,
    fate_of,
    game_with_tiles,
    judged,
    last_round,
    place,
    state_of,
)

from speciate.games.planet.content import ANIMALS
from speciate.games.planet.terrain import planet_from_letters

# Forest regions far from each other: up to nine fields round face 0, five on face 11, three on
# face 3, two on face 9.
NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8]
FIVE = [55, 56, 57, 58, 59]
THREE = [16, 17, 18]
TWO = [47, 48]
# The fox wants forest beside glacier, the monkey forest beside none. All the rest is glacier or
# ocean, so that every region meets the condition.
EACH = pytest.mark.parametrize(
    ("animal", "rest"), [("A21", "G"), ("A25", "O")], ids=["fox", "monkey"]
)


def _forest(sizes: list[int], rest: str) -> str:
    """A planet with forest regions of these sizes, in this order."""
    regions = zip((NINE, FIVE, THREE, TWO), sizes, strict=False)
    return by_fields({"F": [t for region, size in regions for t in region[:size]]}, rest)


def _fate(animal: str, rest: str, *rankings: list[int]) -> str:
    return fate_of(animal, *(_forest(sizes, rest) for sizes in rankings), number=12)


@EACH
@pytest.mark.parametrize(
    "sizes",
    [[9], [9, 5], [9, 4], [9, 5, 1], [9, 5, 2], [9, 5, 2, 2], [7, 4, 1], [7, 4, 2], [7, 3, 3]],
    ids=str,
)
def test_the_planets_of_these_tests_have_the_regions_they_are_named_for(
    animal: str, rest: str, sizes: list[int]
) -> None:
    requirement = state_of(GAME.start(2, 1)).facts.requirements[ANIMALS.index(animal)]
    assert requirement.ranking(planet_from_letters(_forest(sizes, rest))) == sizes


@pytest.mark.rule("PL-6.1")
def test_a_tie_for_the_most_regions_sends_the_card_to_the_box() -> None:
    match = judged([_forest([9, 5], "O"), _forest([7, 4], "O")], ["A19"], number=12)
    assert fate(match, "A19") == "box"
    assert match.events is not None
    assert [(e.code, e.rule) for e in match.events] == [("planet-event-boxed", "PL-6.1")]


@EACH
@pytest.mark.rule("PL-6.2")
def test_a_second_region_decides_against_none(animal: str, rest: str) -> None:
    assert _fate(animal, rest, [9], [9, 5]) == "seat 1"
    assert _fate(animal, rest, [9, 5], [9]) == "seat 0"


@EACH
@pytest.mark.rule("PL-6.3")
def test_a_third_region_decides_where_the_second_does_not(animal: str, rest: str) -> None:
    assert _fate(animal, rest, [9, 5], [9, 5, 1]) == "seat 1"
    match = judged([_forest([9, 5, 2], rest), _forest([9, 5, 1], rest)], [animal], number=12)
    assert match.events is not None
    (told,) = match.events
    assert (told.code, told.rule) == ("planet-event-tie-break", "PL-6.3")
    assert told.params == {"animal": animal, "seat": 0, "level": 3, "value": 2}


@EACH
@pytest.mark.rule("PL-6.4")
def test_a_fourth_region_is_never_compared(animal: str, rest: str) -> None:
    assert _fate(animal, rest, [9, 5, 2], [9, 5, 2, 2]) == "box"
    assert _fate(animal, rest, [9, 5], [9, 5]) == "box"
    match = judged([_forest([9], rest), _forest([9], rest)], [animal], number=12)
    assert match.events is not None
    assert [(e.code, e.rule) for e in match.events] == [("planet-event-boxed", "PL-6.4")]


@EACH
@pytest.mark.rule("PL-6.5")
def test_whoever_falls_behind_is_out(animal: str, rest: str) -> None:
    # The third player drops out at the second level; its larger third region helps no more.
    assert _fate(animal, rest, [7, 4, 1], [7, 4, 2], [7, 3, 3]) == "seat 1"
    # Whoever was below the tie is not heard again.
    assert _fate(animal, rest, [7, 4], [7, 3], [6, 5]) == "seat 0"
    assert _fate(animal, rest, [7, 4], [6, 5, 3], [7, 4]) == "box"


@EACH
@pytest.mark.rule("PL-6.6")
def test_the_larger_second_region_wins(animal: str, rest: str) -> None:
    assert _fate(animal, rest, [9, 4], [9, 5]) == "seat 1"
    assert _fate(animal, rest, [9, 5, 1], [9, 5, 2], [9, 5]) == "seat 1"


@pytest.mark.rule("PL-6.2")
def test_only_regions_that_meet_the_condition_are_compared() -> None:
    # Both have nine beside glacier 10; the one with five more has them beside no glacier.
    without = by_fields({"F": [*NINE, *FIVE], "G": [10]}, "O")
    beside = by_fields({"F": [*NINE, 16], "G": [10, 15]}, "O")
    assert fate_of("A21", without, beside, number=12) == "seat 1"


@pytest.mark.rule("PL-6.7")
def test_a_card_carried_into_round_12_gets_the_tie_break() -> None:
    seats = [_forest([9], "G"), _forest([9, 5], "G")]
    match = judged(seats, ["A21"], number=11)
    assert fate(match, "A21") == "round 12"
    assert fate(judged(seats, ["A21"], 12, match), "A21") == "seat 1"


@pytest.mark.rule("PL-6.8")
def test_a_card_whose_requirement_no_planet_meets_in_round_12_goes_to_the_box() -> None:
    match = judged(["O" * 60, "O" * 60], ["A21", "A19", "A25"], number=12)
    assert [fate(match, card) for card in ("A21", "A19", "A25")] == ["box"] * 3
    assert match.events is not None
    assert {event.rule for event in match.events} == {"PL-6.8"}


@pytest.mark.rule("PL-6.2")
@pytest.mark.rule("PL-6.6")
def test_in_the_last_round_the_fox_goes_to_kasia_not_to_maciek(tmp_path: Path) -> None:
    """Both have forest of nine beside glacier; Kasia alone has five more beside glacier."""
    own = {"T01": "FFFFF", "T02": "FFFFF", "T03": "FFFFG", "T04": "FFFFG", "T05": "FFFFF"}
    game = game_with_tiles(tmp_path, own | {"T06": "GOOOO", "T07": "GOOOO"}, rest="OOOOO")
    # Face 1 all forest; face 2 with four more and a glacier; face 7 with a glacier beside face 12.
    maciek = {"1": "T01.1", "2": "T03.1", "7": "T06.1"}
    kasia = {"1": "T02.1", "2": "T04.1", "7": "T07.1"}
    document = last_round(
        [maciek, kasia],
        offer=["T05", "T46", "T47", "T48", "T49"],
        animals=["A21", "A37", "A42"],
        won=[[], []],
        objectives=["desert", "mountain"],
    )
    match = game.position(document, listen=True)
    assert match.ask.seat == 1  # of two, the second opens round 12
    place(match, "T05", 12, 1)
    assert board(match)["standings"]["A21"] == [9, 9]
    place(match, "T46", 12, 1)
    assert match.over
    assert [planet["regions"]["forest"] for planet in board(match)["planets"]] == [[9], [9, 5]]
    assert board(match)["won"][1] == ["A21"]
    assert match.events is not None
    (told,) = [event for event in match.events if event.code == "planet-event-tie-break"]
    assert told.rule == "PL-6.2"
    assert told.params == {"animal": "A21", "seat": 1, "level": 2, "value": 5}
