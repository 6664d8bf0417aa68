"""Positions written by hand: what is left out, what is impossible, what an audit finds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.planet.positions import GAME, board, play_to_round, play_turn, state_of

from speciate.core.document import to_document
from speciate.core.errors import Malformed
from speciate.games.planet.document import EXAMPLE, schema
from speciate.games.planet.state import PlanetState
from speciate.games.planet.terrain import Planet, planet_from_letters


def _faults(**changes: Any) -> dict[str, str]:
    """What is said against the example with some keys changed: by path, the first message."""
    with pytest.raises(Malformed) as refused:
        GAME.position(EXAMPLE | changes)
    said: dict[str, str] = {}
    for fault in refused.value.faults:
        said.setdefault(fault.path, fault.message)
    return said


def test_the_example_of_the_schema_is_a_position() -> None:
    match = GAME.position(EXAMPLE)
    table = board(match, 1)
    assert (table["round"], table["marker"], match.ask.seat) == (2, 1, 1)
    assert table["planets"][0]["tiles"] == {"1": "T07.2"}
    assert table["planets"][0]["letters"][:5] == "MOOMM"  # OOMMM, one edge on
    assert len(table["offer"]) == 5
    assert set(EXAMPLE) <= set(schema()["$defs"]["PlanetDocument"]["properties"])


def test_an_empty_document_is_the_start() -> None:
    match = GAME.position({}, seed=4)
    assert board(match) == board(GAME.start(2, 4))
    assert board(GAME.position({"seats": 4}, seed=4)) == board(GAME.start(4, 4))


def test_objectives_that_are_not_given_are_dealt_from_the_rest() -> None:
    for seed in range(20):
        match = GAME.position(EXAMPLE | {"objectives": [None, "glacier"]}, seed)
        first, second = board(match, 0)["objectives"][0], board(match, 1)["objectives"][1]
        assert second == "glacier"
        assert first in ("ocean", "forest", "desert", "mountain")


def test_a_written_position_has_all_keys() -> None:
    match = GAME.start(3, 2)
    match.play(match.ask.choices[0])
    document = to_document(match)
    assert set(document) == set(schema()["$defs"]["PlanetDocument"]["properties"])
    assert document["script"] == {"answers": [match.steps[0].text(match.choices[0])]}


def test_a_position_before_life_goes_on_with_life() -> None:
    tiles = [{"1": "T01.1", "2": "T02.1", "3": "T03.1"}, {"1": "T04.1", "2": "T05.1", "3": "T11.1"}]
    document = EXAMPLE | {
        "round": 3,
        "phase": "life",
        "planets": tiles,
        "place_11": ["T12", "T13", "T14", "T15", "T16"],
        "place_12": ["T17", "T18", "T19", "T20"],
    }
    document["row"] = EXAMPLE["row"] | {"3": ["A28"]}
    match = GAME.position(document)
    # Most regions of desert: seat 1 has one (T11, GGGDD), seat 0 has none.
    assert board(match)["won"] == [[], ["A28"]]
    assert board(match)["round"] == 4


def test_all_that_is_wrong_with_a_position_is_said_with_its_path() -> None:
    said = _faults(
        planets=[{"1": "T07.2"}, {"4": "T07.5"}],
        place_11=["T01", "T02"],
        marker=0,
        objectives=["forest", "forest"],
        won=[["A21"], []],
    )
    assert "T07 lies somewhere else" in said["planets[1]"]
    assert "2 tiles where 3 should be" in said["place_11"]
    assert "0 as marker where 1 should be" in said["marker"]
    assert "dealt twice" in said["objectives"]
    assert "A21 lies somewhere else" in said["won[0]"]
    assert "before round 3 (PL-4.1)" in said["won"]


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"planets": [{"1": "T07.2"}, {}]}, "planets[1]"),
        ({"planets": [{"1": "T07.2", "2": "T08.1"}, {"4": "T41.5"}]}, "planets[0]"),
        ({"place_12": ["T09"]}, "place_12"),
        ({"boxed_tiles": ["T09"]}, "boxed_tiles"),
        ({"boxed_animals": ["A44"]}, "boxed_animals"),
        ({"row": EXAMPLE["row"] | {"3": ["A21", "A44"]}}, "row.3"),
        ({"row": EXAMPLE["row"] | {"2": ["A44"]}}, "row"),
        ({"offer": ["T09", "T10", "T11"]}, "planets[1]"),
        ({"offer": ["T09"] * 5}, "offer"),
        ({"phase": "over"}, "phase"),
        ({"options": {"beginner": "yes"}}, "objectives"),
        ({"options": {"mystery": "yes"}}, "row.6"),
    ],
)
def test_an_impossible_position_is_refused(changes: dict[str, Any], path: str) -> None:
    assert path in _faults(**changes)


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": 5},
        {"seats": "two"},
        {"round": 13},
        {"planets": [{"13": "T07.2"}]},
        {"planets": [{"1": "T07.6"}]},
        {"planets": [{"1": "T51.1"}]},
        {"planets": [{}, {}, {}]},
        {"row": {"3": ["A46"]}},
        {"offer": ["T01", "T02", "T03", "T04", "T05", "T06"]},
        {"objectives": ["swamp"]},
        {"deck": []},
        {"title": "pangea"},
        {"options": {"expert": "yes"}},
        {"options": ["mystery"]},
        {"script": {"answers": ["T50"]}},
        {"script": {"answers": 5}},
    ],
)
def test_what_is_no_position_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        GAME.position(EXAMPLE | changes)


@pytest.mark.parametrize(
    ("letters", "message"),
    [
        ("", "60 letters, one per field: this has 0"),
        ("O" * 59, "this has 59"),
        ("O" * 61, "this has 61"),
        ("O" * 30 + "o" + "O" * 29, "letter 'o' of field 30"),
        ("O" * 59 + "X", "letter 'X' of field 59"),
        ("OOOO." + "." * 55, r"face 0 \(fields 0 to 4\) is half covered"),
        ("." * 55 + "..D..", r"face 11 \(fields 55 to 59\) is half covered"),
    ],
)
def test_letters_that_are_no_planet_are_refused(letters: str, message: str) -> None:
    with pytest.raises(Malformed, match=message):
        planet_from_letters(letters)


def _move_to_box(state: PlanetState) -> None:
    state.boxed_tiles.append(state.place_11.pop())


def _lose_tile(state: PlanetState) -> None:
    state.offer.pop()


def _win_twice(state: PlanetState) -> None:
    state.won[0].append(state.row[12][0])


def _lose_animal(state: PlanetState) -> None:
    state.row[12].pop()


def _pass_marker(state: PlanetState) -> None:
    state.marker = (state.marker + 1) % state.seats


def _deal_twice(state: PlanetState) -> None:
    state.objectives[0] = state.objectives[1]


def _forget_region(state: PlanetState) -> None:
    planet = state.planets[0]
    regions = [[] if at == 0 else known for at, known in enumerate(planet.regions)]
    state.planets[0] = Planet(planet.tiles, planet.empty, planet.terrain, regions)


def _paint_field(state: PlanetState) -> None:
    planet = state.planets[0]
    terrain = [planet.terrain[1], planet.terrain[0], *planet.terrain[2:]]
    state.planets[0] = Planet(planet.tiles, planet.empty, terrain, planet.regions)


@pytest.mark.parametrize(
    "spoil",
    [
        _move_to_box,
        _lose_tile,
        _win_twice,
        _lose_animal,
        _pass_marker,
        _deal_twice,
        _forget_region,
        _paint_field,
    ],
)
def test_an_audit_finds_what_was_spoiled(spoil: Callable[[PlanetState], None]) -> None:
    match = play_to_round(GAME.start(3, 6), 4)
    play_turn(match)
    assert match.audit() == []
    spoil(state_of(match))
    assert match.audit()


def test_a_row_that_is_left_out_is_laid_out_from_the_present_round_on() -> None:
    match = GAME.position({key: value for key, value in EXAMPLE.items() if key != "row"}, 3)
    counts = [len(column["animals"]) for column in board(match)["row"]]
    assert counts == [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]


def test_a_mystery_row_that_is_left_out_has_the_cards_turned_up_by_then() -> None:
    """In round 1, before and after its stack is opened, the hidden animal of round 3 comes up."""
    mystery = {"seats": 2, "options": {"mystery": "yes"}}
    for document in (mystery, mystery | {"offer": ["T01", "T02", "T03", "T04", "T05"]}):
        match = GAME.position(document)
        assert match.audit() == []
        columns = board(match)["row"]
        assert [len(column["animals"]) for column in columns] == [0, 0, 2] + [1] * 9
        assert [column["hidden"] for column in columns] == [0, 0, 0] + [1] * 9


def test_a_row_left_out_late_needs_the_animals_that_were_won() -> None:
    """Rounds 3 and 4 had an animal each, and nobody says who has them."""
    match = play_to_round(GAME.start(2, 3), 5)
    document = to_document(match) | {"row": {}, "won": [[], []]}
    with pytest.raises(Malformed, match="0 animals in the row, won and boxed where 2 should be"):
        GAME.position(document)


def test_a_position_goes_out_and_in_by_the_public_face() -> None:
    match = GAME.start(4, 6)
    match.play(match.ask.choices[2])
    twin = GAME.position(match.to_json())
    assert twin.to_json() == match.to_json()
    assert twin.digest() == match.digest()


def test_a_seats_match_writes_no_position_that_tells_the_truth() -> None:
    match = GAME.start(4, 6)
    dealt = match.deal_anew(0, 1)
    with pytest.raises(ValueError, match="take its view"):
        dealt.to_json()
    assert match.to_json() == to_document(match)


def test_no_more_chance_is_told_than_a_match_can_draw() -> None:
    six = ["T01", "T02", "T03", "T04", "T05", "T06"]
    for chance, seats, options in (
        ({"round 1 stack": six}, 2, {}),
        ({"mystery animals": ["A01"]}, 2, {}),
        ({"objectives": ["ocean"]}, 2, {"beginner": "yes"}),
        ({"objectives": ["ocean", "forest", "desert"]}, 2, {}),
    ):
        with pytest.raises(Malformed, match="at most"):
            GAME.start(seats, 1, options, chance=chance)


def test_a_view_is_that_of_a_seat_at_the_table() -> None:
    match = GAME.start(3, 1)
    for seat in (-1, 3):
        with pytest.raises(Malformed, match="count from 0"):
            match.view(seat)
        with pytest.raises(Malformed, match="count from 0"):
            match.deal_anew(seat, 1)
        with pytest.raises(Malformed, match="count from 0"):
            match.why_not(seat, "face:1")


@pytest.mark.parametrize("ply", [-1, 3])
def test_a_match_is_rewound_to_a_ply_that_it_had(ply: int) -> None:
    match = GAME.start(3, 1)
    for _ in range(2):
        match.play(match.ask.choices[0])
    assert GAME.rewind(match, 1).choices == match.choices[:1]
    with pytest.raises(Malformed, match="no ply"):
        GAME.rewind(match, ply)


@pytest.mark.parametrize("choice", ["x", None, 2.0])
def test_a_choice_is_a_whole_number(choice: Any) -> None:
    with pytest.raises(TypeError):
        GAME.start(2, 1).play(choice)
