"""PL-3: one tile each, laid anywhere, and where the leftovers go."""

from __future__ import annotations

import pytest
from tests.planet.positions import (
    GAME,
    board,
    place,
    play_to_round,
    play_turn,
    stacks,
    state_of,
)

from speciate.core.errors import IllegalChoice, Malformed
from speciate.core.match import Match
from speciate.games.planet.content import TILES

# Round by round: how many leftovers go to place 11, to place 12 and into the box.
LEFTOVERS = {
    2: [(3, 0, 0), (2, 1, 0), (0, 3, 0), (0, 1, 2), *[(0, 0, 3)] * 8],
    3: [(2, 0, 0), (2, 0, 0), (1, 1, 0), (0, 2, 0), (0, 2, 0), *[(0, 0, 2)] * 7],
    4: [*[(1, 0, 0)] * 5, *[(0, 1, 0)] * 5, *[(0, 0, 1)] * 2],
}


def _match(seats: int) -> Match:
    """T01 to T05 lie in the stack of round 1, T06 to T10 in that of round 2, and so on."""
    return GAME.start(seats, 1, chance=stacks(), listen=True)


def _texts(match: Match) -> list[str]:
    return [match.ask.text(choice) for choice in match.ask.choices]


@pytest.mark.rule("PL-3.1")
def test_twelve_rounds_of_continents_then_life() -> None:
    match = play_to_round(_match(2), 13)
    assert match.events is not None
    story = {
        "planet-event-round": "round",
        "planet-event-placed": "continents",
        "planet-event-won": "life",
        "planet-event-tied": "life",
        "planet-event-nobody": "life",
        "planet-event-tie-break": "life",
        "planet-event-boxed": "life",
    }
    told = [story[event.code] for event in match.events if event.code in story]
    phases = [a for a, b in zip(told, [*told[1:], ""], strict=True) if a != b]
    first_two, others = phases[:4], phases[4:]
    assert first_two == ["round", "continents"] * 2
    assert others == ["round", "continents", "life"] * 10


@pytest.mark.rule("PL-3.2")
def test_the_five_tiles_of_a_stack_are_opened_for_all() -> None:
    match = _match(3)
    for seat in (None, 0, 1, 2):
        assert board(match, seat)["offer"] == ["T01", "T02", "T03", "T04", "T05"]
    play_to_round(match, 2)
    assert board(match)["offer"] == ["T06", "T07", "T08", "T09", "T10"]


@pytest.mark.rule("PL-3.2")
def test_rounds_11_and_12_open_the_leftovers() -> None:
    match = play_to_round(_match(4), 10)
    eleven, twelve = board(match)["place_11"], board(match)["place_12"]
    assert (len(eleven), len(twelve)) == (5, 4)
    play_to_round(match, 11)
    assert board(match)["offer"] == eleven
    assert board(match)["place_11"] == []
    play_to_round(match, 12)
    assert board(match)["offer"] == [*twelve, "T50"]  # the first four take T46 to T49
    assert board(match)["place_12"] == []


@pytest.mark.rule("PL-3.3")
def test_the_holder_of_the_marker_begins_and_the_others_follow_to_the_left() -> None:
    match = _match(4)
    order = []
    for _ in range(12):
        order.append(match.ask.seat)
        play_turn(match)
    assert order == [0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1]


@pytest.mark.rule("PL-3.3")
def test_nobody_takes_a_tile_out_of_turn() -> None:
    match = _match(3)
    with pytest.raises(IllegalChoice) as refused:
        match.play(0, seat=2)
    assert refused.value.rule == "PL-3.3"
    reason = match.why_not(1, "tile:T01")
    assert reason is not None
    assert (reason.code, reason.params) == ("core-reason-not-your-turn", {"seat": 0})


@pytest.mark.rule("PL-3.4")
def test_exactly_one_of_the_tiles_on_offer_is_taken() -> None:
    match = _match(4)
    assert _texts(match) == ["T01", "T02", "T03", "T04", "T05"]  # and no way to decline
    place(match, "T03", 1, 1)
    assert _texts(match) == ["T01", "T02", "T04", "T05"]
    place(match, "T01", 1, 1)
    assert _texts(match) == ["T02", "T04", "T05"]
    place(match, "T05", 1, 1)
    assert _texts(match) == ["T02", "T04"]


@pytest.mark.rule("PL-3.4")
def test_a_tile_that_is_not_on_offer_cannot_be_taken() -> None:
    match = _match(2)
    with pytest.raises(IllegalChoice) as refused:
        match.play(TILES.index("T06"))
    assert refused.value.rule == "PL-3.4"
    with pytest.raises(Malformed):
        match.play(50)


@pytest.mark.rule("PL-3.5")
def test_the_tile_goes_at_once_on_any_empty_face() -> None:
    match = _match(2)
    match.play(match.ask.parse("T02"))
    assert (match.ask.seat, match.ask.kind.name) == (0, "face")
    assert _texts(match) == [str(face) for face in range(1, 13)]
    match.play(match.ask.parse("7"))
    match.play(match.ask.parse("1"))
    assert match.ask.seat == 1
    assert [list(planet["tiles"]) for planet in board(match)["planets"]] == [["7"], []]


@pytest.mark.rule("PL-3.5")
def test_a_face_takes_one_tile_only() -> None:
    match = _match(2)
    place(match, "T01", 7, 1)
    place(match, "T02", 7, 1)  # each has a planet of their own
    place(match, "T06", 1, 1)
    match.play(match.ask.parse("T07"))
    assert "7" not in _texts(match)
    assert len(_texts(match)) == 11
    reason = match.why_not(0, "face:7")
    assert reason is not None
    assert (reason.code, reason.rule) == ("planet-reason-face-covered", "PL-3.5")
    with pytest.raises(IllegalChoice):
        match.play(6)


@pytest.mark.rule("PL-3.6")
@pytest.mark.parametrize(
    ("rotation", "letters"),
    [(1, "OOOFG"), (2, "GOOOF"), (3, "FGOOO"), (4, "OFGOO"), (5, "OOFGO")],
)
def test_a_tile_may_be_laid_in_any_of_five_rotations(rotation: int, letters: str) -> None:
    """The printed field j comes to lie on edge j + r - 1; T21 reads OOOFG clockwise."""
    match = GAME.start(2, 1, chance={"round 1 stack": ["T21"]})
    place(match, "T21", 4, rotation)
    assert board(match)["planets"][0]["letters"] == 15 * "." + letters + 40 * "."
    assert board(match)["planets"][0]["tiles"] == {"4": f"T21.{rotation}"}


@pytest.mark.rule("PL-3.7")
def test_nothing_has_to_match() -> None:
    """Beside a tile of ocean and glacier, one without either may lie in any way."""
    chance = {"round 1 stack": ["T01", "T02"], "round 2 stack": ["T19", "T20"]}
    for face in range(2, 13):
        for rotation in range(1, 6):
            match = GAME.start(2, 1, chance=chance)
            place(match, "T01", 1, 1)
            place(match, "T02", 1, 1)
            place(match, "T19", 2, 1)
            place(match, "T20", face, rotation)
            assert board(match)["planets"][0]["tiles"][str(face)] == f"T20.{rotation}"


@pytest.mark.rule("PL-3.8")
def test_a_tile_once_laid_is_never_moved() -> None:
    match = _match(2)
    before: list[dict[str, str]] = [{}, {}]
    while not match.over:
        match.play(match.ask.choices[len(match.choices) % len(match.ask.choices)])
        now = [planet["tiles"] for planet in board(match)["planets"]]
        for seat in (0, 1):
            assert before[seat].items() <= now[seat].items()
        before = now


@pytest.mark.rule("PL-3.8")
def test_a_tile_on_a_planet_cannot_be_taken_again() -> None:
    match = _match(2)
    place(match, "T01", 1, 1)
    reason = match.why_not(1, "tile:T01")
    assert reason is not None
    assert reason.code == "planet-reason-tile-taken"
    assert (reason.rule, reason.params) == ("PL-3.8", {"tile": "T01", "seat": 0})


@pytest.mark.rule("PL-3.9")
def test_with_four_players_one_tile_is_left_after_the_first_round() -> None:
    match = _match(4)
    for tile in ("T02", "T05", "T01", "T04"):
        place(match, tile, 1, 1)
    assert board(match)["place_11"] == ["T03"]
    assert board(match)["place_12"] == []


@pytest.mark.rule("PL-3.9")
@pytest.mark.rule("PL-3.10")
@pytest.mark.rule("PL-3.11")
@pytest.mark.parametrize("seats", LEFTOVERS)
def test_leftovers_fill_place_11_then_place_12_then_the_box(seats: int) -> None:
    match = _match(seats)
    at_11 = at_12 = boxed = 0
    for number, (to_11, to_12, to_box) in enumerate(LEFTOVERS[seats], 1):
        assert to_11 + to_12 + to_box == 5 - seats
        if number == 11:
            assert (at_11, at_12) == (5, 5)
        play_to_round(match, number + 1)
        at_11, at_12, boxed = at_11 + to_11, at_12 + to_12, boxed + to_box
        table = board(match)
        assert len(table["place_11"]) == (at_11 if number < 10 else 0)  # opened in round 11
        assert len(table["place_12"]) == (at_12 if number < 11 else 0)  # opened in round 12
        assert len(table["boxed_tiles"]) == boxed
    assert 12 * seats + boxed == 50


@pytest.mark.rule("PL-3.11")
def test_leftovers_of_rounds_11_and_12_go_to_the_box() -> None:
    match = play_to_round(_match(4), 11)
    assert board(match)["boxed_tiles"] == []
    left = board(match)["offer"][4]
    play_to_round(match, 12)
    assert board(match)["boxed_tiles"] == [left]
    play_to_round(match, 13)
    assert len(board(match)["boxed_tiles"]) == 2


@pytest.mark.rule("PL-3.12")
def test_leftovers_are_split_in_the_order_in_which_they_were_laid_out() -> None:
    match = _match(2)
    place(match, "T03", 1, 1)
    place(match, "T01", 1, 1)
    assert board(match)["place_11"] == ["T02", "T04", "T05"]
    place(match, "T07", 2, 1)
    place(match, "T09", 2, 1)
    assert board(match)["place_11"] == ["T02", "T04", "T05", "T06", "T08"]
    assert board(match)["place_12"] == ["T10"]
    place(match, "T11", 3, 1)
    place(match, "T12", 3, 1)
    place(match, "T16", 4, 1)
    place(match, "T18", 4, 1)
    assert board(match)["place_12"] == ["T10", "T13", "T14", "T15", "T17"]
    assert board(match)["boxed_tiles"] == ["T19", "T20"]


@pytest.mark.rule("PL-3.13")
def test_everybody_may_know_which_tiles_are_left_over() -> None:
    match = play_to_round(_match(3), 8)
    open_to_all = ("place_11", "place_12", "boxed_tiles")
    known = [[board(match, seat)[name] for name in open_to_all] for seat in (None, 0, 1, 2)]
    assert [len(tiles) for tiles in known[0]] == [5, 5, 4]
    assert known == [known[0]] * 4


@pytest.mark.rule("PL-3.14")
@pytest.mark.parametrize(("seats", "opened"), [(2, 6), (3, 4), (4, 3)])
def test_the_marker_goes_to_the_left_after_every_round(seats: int, opened: int) -> None:
    match = _match(seats)
    holders = []
    for number in range(1, 13):
        play_to_round(match, number)
        holders.append(board(match)["marker"])
        assert match.ask.seat == holders[-1]
    assert holders == [(number - 1) % seats for number in range(1, 13)]
    assert [holders.count(seat) for seat in range(seats)] == [opened] * seats


def test_a_turn_asks_for_tile_then_face_then_rotation() -> None:
    match = _match(2)
    kinds = []
    for _ in range(6):
        kinds.append((match.ask.seat, match.ask.kind.name, match.ask.rule))
        match.play(match.ask.choices[0])
    turn = [("tile", "PL-3.4"), ("face", "PL-3.5"), ("rotation", "PL-3.6")]
    assert kinds == [(seat, *ask) for seat in (0, 1) for ask in turn]
    reason = match.why_not(1, "rotation:2")
    assert reason is not None
    assert reason.params == {"kind": "tile"}


def test_the_last_face_is_not_asked_for() -> None:
    """Whoever has one empty face left has no choice, and is told so."""
    match = play_to_round(_match(2), 12)
    match.play(match.ask.choices[0])
    assert match.ask.kind.name == "rotation"
    assert match.events is not None
    forced = match.events[-1]
    assert (forced.code, forced.params["choice"]) == ("core-event-forced", "12")
    assert state_of(match).round == 12
