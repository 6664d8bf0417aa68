"""PL-1 and PL-2: seats, stacks, animals, objectives, marker."""

from __future__ import annotations

import pytest
from tests.planet.positions import (
    GAME,
    VARIANTS,
    board,
    play_to_round,
    play_turn,
    stacks,
    state_of,
)
from tests.planet.printed import ROW

from speciate.core.errors import Malformed
from speciate.games.planet.content import ANIMALS, TILES


@pytest.mark.rule("PL-1.1")
def test_a_match_has_two_three_or_four_players() -> None:
    for seats in (2, 3, 4):
        assert GAME.start(seats, 1).seats == seats
    for seats in (0, 1, 5):
        with pytest.raises(Malformed, match="2 to 4 seats"):
            GAME.start(seats, 1)


@pytest.mark.rule("PL-1.2")
@pytest.mark.rule("PL-1.3")
def test_twelve_tiles_cover_a_planet_with_sixty_fields() -> None:
    match = play_to_round(GAME.start(3, 1), 13)
    for planet in board(match)["planets"]:
        assert list(planet["tiles"]) == [str(face) for face in range(1, 13)]
        assert len(planet["letters"]) == 60
        assert "." not in planet["letters"]
        assert sum(planet["fields"].values()) == 60


@pytest.mark.rule("PL-1.7")
def test_everybody_sees_every_planet_at_any_time() -> None:
    match = GAME.start(3, 1)
    for _ in range(40):
        letters = [planet.letters() for planet in state_of(match).planets]
        for seat in (None, 0, 1, 2):
            assert [planet["letters"] for planet in board(match, seat)["planets"]] == letters
        match.play(match.ask.choices[-1])


@pytest.mark.rule("PL-2.1")
def test_everybody_begins_with_an_empty_planet() -> None:
    for planet in board(GAME.start(4, 1))["planets"]:
        assert planet["letters"] == "." * 60
        assert planet["tiles"] == {}
        assert set(planet["fields"].values()) == {0}


@pytest.mark.rule("PL-2.2")
def test_fifty_tiles_make_ten_stacks_of_five() -> None:
    match = GAME.start(4, 1)
    seen: list[str] = []
    for number in range(1, 11):
        play_to_round(match, number)
        assert len(board(match)["offer"]) == 5
        seen += board(match)["offer"]
    assert sorted(seen) == list(TILES)


@pytest.mark.rule("PL-2.2")
def test_what_lies_in_a_closed_stack_changes_no_view() -> None:
    one = GAME.start(2, 1, chance=stacks())
    other = GAME.start(
        2, 1, chance=stacks() | {"round 2 stack": TILES[45:50], "round 10 stack": TILES[5:10]}
    )
    while state_of(one).round == 1:
        for seat in (None, 0, 1):
            assert one.view(seat) == other.view(seat)
        play_turn(one)
        play_turn(other)
    assert board(one)["offer"] != board(other)["offer"]


@pytest.mark.rule("PL-2.3")
def test_places_11_and_12_are_empty_at_the_start() -> None:
    for seats in (2, 3, 4):
        table = board(GAME.start(seats, 1))
        assert table["place_11"] == table["place_12"] == table["boxed_tiles"] == []


@pytest.mark.rule("PL-2.4")
def test_twenty_of_45_animals_are_open_and_25_stay_out() -> None:
    match = GAME.start(4, 1)
    row = [animal for column in board(match)["row"] for animal in column["animals"]]
    assert len(set(row)) == len(row) == 20
    play_to_round(match, 13)
    table = board(match)
    met = [animal for cards in [*table["won"], table["boxed_animals"]] for animal in cards]
    assert sorted(met) == sorted(row)
    assert len(set(ANIMALS) - set(met)) == 25


@pytest.mark.rule("PL-2.5")
def test_animals_lie_1_1_1_2_2_2_2_3_3_3_under_rounds_3_to_12() -> None:
    cards = [f"A{number:02}" for number in range(45, 25, -1)]
    row = board(GAME.start(2, 1, chance={"animals": cards}))["row"]
    assert [len(column["animals"]) for column in row] == ROW
    assert [column["round"] for column in row] == list(range(1, 13))
    assert row[2]["animals"] == ["A45"]
    assert row[5]["animals"] == ["A42", "A41"]
    assert row[11]["animals"] == ["A28", "A27", "A26"]
    assert all(column["hidden"] == 0 for column in row)


@pytest.mark.rule("PL-2.6")
def test_each_player_is_dealt_one_objective_and_alone_knows_it() -> None:
    match = GAME.start(3, 1, chance={"objectives": ["desert", "ocean", "forest"]})
    assert board(match, 0)["objectives"] == ["desert", None, None]
    assert board(match, 1)["objectives"] == [None, "ocean", None]
    assert board(match, 2)["objectives"] == [None, None, "forest"]
    assert board(match)["objectives"] == [None, None, None]


@pytest.mark.rule("PL-2.6")
def test_nobody_else_is_told_of_the_dealing() -> None:
    match = GAME.start(3, 1, listen=True)
    assert match.events is not None
    dealt = [event for event in match.events if event.code == "planet-event-dealt"]
    assert [event.params["seat"] for event in dealt] == [0, 1, 2]
    for event in dealt:
        seat = event.params["seat"]
        assert [s for s in (None, 0, 1, 2) if event.known_to(s)] == [seat]


@pytest.mark.rule("PL-2.6")
def test_no_objective_is_dealt_twice_and_each_may_be() -> None:
    met = set()
    for seed in range(30):
        dealt = state_of(GAME.start(4, seed)).objectives
        assert len(set(dealt)) == 4
        met |= set(dealt)
    assert met == set(range(5))


@pytest.mark.rule("PL-2.7")
def test_an_objective_that_was_not_dealt_stays_hidden_after_the_match() -> None:
    match = play_to_round(GAME.start(2, 1, chance={"objectives": ["desert", "ocean"]}), 13)
    assert match.over
    for seat in (None, 0, 1):
        assert board(match, seat)["objectives"] == ["desert", "ocean"]
    dealt = [zone for zone in match.chance.log[::2] if match.title.zones[zone].name == "objectives"]
    assert len(dealt) == 2  # the other three were never drawn: nobody could show them


@pytest.mark.rule("PL-2.8")
def test_the_first_seat_gets_the_marker() -> None:
    for seats in (2, 3, 4):
        for seed in range(5):
            match = GAME.start(seats, seed)
            assert board(match)["marker"] == match.ask.seat == 0


def test_the_same_seed_deals_the_same_and_another_seed_otherwise() -> None:
    for variant in VARIANTS:
        assert GAME.start(3, 7, variant).view(0) == GAME.start(3, 7, variant).view(0)
        assert GAME.start(3, 7, variant).view(0) != GAME.start(3, 8, variant).view(0)
