"""PL-4: which planet takes an animal, and ties that are carried over."""

from __future__ import annotations

import pytest
from tests.planet.positions import (
    GAME,
    board,
    by_fields,
    fate,
    fate_of,
    judged,
    play_to_round,
    state_of,
)

from speciate.games.planet.content import ANIMALS

# Forest beside no glacier (A25 monkey) and most regions of forest (A19 panda).
FOUR = by_fields({"F": [0, 1, 2, 3]}, rest="O")
THREE = by_fields({"F": [0, 1, 2]}, rest="O")
THREE_AND_TWO = by_fields({"F": [0, 1, 2, 55, 56]}, rest="O")
ONE = by_fields({"F": [0]}, rest="O")
NONE = by_fields({}, rest="O")


@pytest.mark.rule("PL-4.1")
def test_animals_are_resolved_from_round_3_on() -> None:
    match = GAME.start(2, 3, listen=True)
    play_to_round(match, 3)
    assert board(match)["won"] == [[], []]
    (animal,) = board(match)["row"][2]["animals"]
    play_to_round(match, 4)
    assert match.events is not None
    codes = ("planet-event-won", "planet-event-tied", "planet-event-nobody")
    told = [event.params["animal"] for event in match.events if event.code in codes]
    assert told == [animal]


@pytest.mark.rule("PL-4.1")
def test_every_card_of_the_column_is_resolved() -> None:
    match = judged([THREE, FOUR], ["A25", "A01", "A19"], number=10)
    assert state_of(match).row[10] == []
    assert fate(match, "A25") == "seat 1"
    assert fate(match, "A01") == "round 11"  # each has one region of ocean
    assert fate(match, "A19") == "round 11"


@pytest.mark.rule("PL-4.2")
def test_the_planet_that_meets_the_requirement_best_takes_the_card() -> None:
    assert fate_of("A25", THREE, FOUR) == "seat 1"
    assert fate_of("A25", FOUR, THREE) == "seat 0"
    assert fate_of("A25", ONE, THREE, FOUR, NONE) == "seat 2"


@pytest.mark.rule("PL-4.3")
def test_a_planet_with_nothing_to_count_never_wins_a_card() -> None:
    assert fate_of("A25", NONE, NONE) == "round 6"
    assert fate_of("A19", NONE, NONE, NONE) == "round 6"
    match = judged([NONE, NONE], ["A25"], number=5)
    assert match.events is not None
    assert [(e.code, e.rule) for e in match.events] == [("planet-event-nobody", "PL-4.3")]


@pytest.mark.rule("PL-4.4")
def test_a_single_field_is_enough_where_nobody_else_qualifies() -> None:
    assert fate_of("A25", NONE, ONE, NONE) == "seat 1"
    assert fate_of("A19", NONE, ONE) == "seat 1"


@pytest.mark.rule("PL-4.5")
def test_on_a_tie_the_card_goes_to_the_next_round_again_and_again() -> None:
    match = judged([FOUR, FOUR], ["A25"], number=9)
    assert fate(match, "A25") == "round 10"
    match = judged([FOUR, FOUR], ["A25"], 10, match)
    assert fate(match, "A25") == "round 11"
    match = judged([FOUR, THREE], ["A25"], 11, match)
    assert fate(match, "A25") == "seat 0"


@pytest.mark.rule("PL-4.5")
def test_a_carried_card_lies_in_the_next_column_for_all_to_see() -> None:
    match = judged([FOUR, THREE, FOUR], ["A25"], number=5)
    assert match.events is not None
    (tied,) = match.events
    assert (tied.code, tied.rule) == ("planet-event-tied", "PL-4.5")
    assert tied.params == {"animal": "A25", "value": 4, "seats": ["0", "2"], "round": 6}
    assert board(match)["row"][5]["animals"] == ["A25"]


@pytest.mark.rule("PL-4.6")
def test_whoever_is_below_the_tied_gains_nothing() -> None:
    assert fate_of("A25", FOUR, FOUR, THREE) == "round 6"
    assert fate_of("A25", THREE, FOUR, FOUR) == "round 6"
    assert fate_of("A25", FOUR, THREE, FOUR, ONE) == "round 6"


@pytest.mark.rule("PL-4.7")
@pytest.mark.parametrize("number", range(3, 12))
def test_before_the_last_round_a_second_region_does_not_count(number: int) -> None:
    assert fate_of("A25", THREE, THREE_AND_TWO, number=number) == f"round {number + 1}"


@pytest.mark.rule("PL-4.8")
def test_cards_are_resolved_from_the_stack_downward_and_carried_cards_last() -> None:
    match = GAME.start(2, 1, listen=True)
    state = state_of(match)
    column = [ANIMALS.index(card) for card in ("A28", "A05")]
    match = judged([FOUR, FOUR], ["A25", "A19"], 5, match)
    state.row[6] = column + state.row[6]
    carried = [ANIMALS[card] for card in state.row[6]]
    assert carried == ["A28", "A05", "A25", "A19"]
    match = judged([FOUR, THREE], carried, 6, match)
    assert match.events is not None
    assert [event.params["animal"] for event in match.events] == carried


@pytest.mark.rule("PL-4.8")
def test_all_cards_of_a_round_are_judged_on_the_same_planets() -> None:
    match = judged([THREE, FOUR], ["A25", "A24", "A26", "A27"], number=12)
    # Forest of four and of three beside ocean: "touching no ocean" alone finds nothing.
    assert [fate(match, card) for card in ("A25", "A24", "A26", "A27")] == [
        "seat 1",
        "box",
        "seat 1",
        "seat 1",
    ]
    assert [planet.letters() for planet in state_of(match).planets] == [THREE, FOUR]


@pytest.mark.rule("PL-4.9")
def test_everybody_sees_who_has_which_animals_and_what_is_in_the_box() -> None:
    match = judged([THREE, FOUR, NONE], ["A25", "A28", "A26"], number=12)
    for seat in (None, 0, 1, 2):
        table = board(match, seat)
        assert table["won"] == [[], ["A25", "A26"], []]
        assert table["boxed_animals"] == ["A28"]
        assert [score["animals"] for score in table["scores"]] == [0, 2, 0]


def test_a_won_card_is_told_with_its_value() -> None:
    match = judged([THREE, FOUR], ["A25"], number=5)
    assert match.events is not None
    (won,) = match.events
    assert (won.code, won.rule) == ("planet-event-won", "PL-5.4")
    assert won.params == {"animal": "A25", "seat": 1, "value": 4, "kind": "fields"}
    match = judged([ONE, THREE_AND_TWO], ["A19"], number=5)
    assert match.events is not None
    (won,) = match.events
    assert (won.rule, won.params["value"], won.params["kind"]) == ("PL-5.1", 2, "regions")


def test_the_standings_show_what_each_planet_has_for_the_open_animals() -> None:
    match = judged([THREE, FOUR], ["A25"], number=5)
    state = state_of(match)
    state.row[6] = [ANIMALS.index("A19"), ANIMALS.index("A24"), ANIMALS.index("A25")]
    assert board(match)["standings"] == {"A19": [1, 1], "A24": [0, 0], "A25": [3, 4]}
