"""PL-8 and PL-9: the beginner game, mystery animals, and both together."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.planet.positions import (
    BEGINNER,
    GAME,
    MYSTERY,
    board,
    play_to_round,
    play_turn,
    state_of,
)

from speciate.core.errors import Malformed
from speciate.core.match import Match
from speciate.games.planet.content import ANIMALS
from speciate.games.planet.scoring import winners

# Open animals of rounds 3 to 12, and those that are turned up in rounds 1 to 10.
OPEN = [f"A{number:02}" for number in range(1, 11)]
HIDDEN = [f"A{number:02}" for number in range(21, 31)]


def _mystery(options: Mapping[str, str] = MYSTERY, seats: int = 2) -> Match:
    chance = {"animals": OPEN, "mystery animals": HIDDEN}
    return GAME.start(seats, 1, options, chance=chance, listen=True)


@pytest.mark.rule("PL-8.1")
def test_beginners_play_without_objectives() -> None:
    match = GAME.start(4, 1, BEGINNER, listen=True)
    for seat in (None, 0, 1, 2, 3):
        assert board(match, seat)["objectives"] == [None] * 4
    play_to_round(match, 13)
    assert board(match)["objectives"] == [None] * 4
    assert [own["objective"] for own in board(match)["scores"]] == [0] * 4
    assert match.events is not None
    assert not any("habitat" in event.params for event in match.events)


@pytest.mark.rule("PL-8.2")
def test_for_beginners_every_animal_is_worth_1_point() -> None:
    match = GAME.start(3, 1, BEGINNER)
    state_of(match).won = [[0, 9, 18], [27], []]  # of ocean, glacier, forest; of desert
    assert match.scores == [3, 1, 0]
    # Nothing is secret, so everybody sees the points while the match goes on.
    assert [own["points"] for own in board(match, 2)["scores"]] == [3, 1, 0]


@pytest.mark.rule("PL-8.3")
def test_beginners_tied_on_points_share_the_win() -> None:
    match = GAME.start(3, 1, BEGINNER)
    state_of(match).won = [[0, 9], [27], [28, 29]]
    assert winners(state_of(match)) == [0, 2]


@pytest.mark.rule("PL-9.1")
def test_each_of_rounds_3_to_12_has_one_open_and_one_face_down_animal() -> None:
    row = board(_mystery())["row"]
    assert [column["animals"] for column in row[:2]] == [[], []]
    # The face-down card of round 3 is turned up at once, in round 1.
    assert row[2]["animals"] == ["A01", "A21"]
    assert [column["animals"] for column in row[3:]] == [[animal] for animal in OPEN[1:]]
    assert [column["hidden"] for column in row] == [0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1]


@pytest.mark.rule("PL-9.2")
@pytest.mark.parametrize("now", range(1, 13))
def test_in_each_of_rounds_1_to_10_the_animal_of_the_round_two_later_is_turned_up(
    now: int,
) -> None:
    match = play_to_round(_mystery(), now)
    row = board(match)["row"]
    for column in row[now:]:
        number = column["round"]
        turned_up = number <= now + 2
        expected = [OPEN[number - 3], HIDDEN[number - 3]] if turned_up else [OPEN[number - 3]]
        if number >= 3:
            assert column["animals"] == expected
            assert column["hidden"] == (0 if turned_up else 1)
    assert match.events is not None
    told = [event.params for event in match.events if event.code == "planet-event-turned-up"]
    reveals = [{"animal": HIDDEN[r - 1], "round": r + 2} for r in range(1, min(now, 10) + 1)]
    assert told == reveals


@pytest.mark.rule("PL-9.3")
def test_until_it_is_turned_up_nobody_knows_an_animal() -> None:
    """Whatever lies face down, all views are the same until the round that turns it up."""
    one = _mystery()
    other = GAME.start(
        2,
        1,
        MYSTERY,
        chance={"animals": OPEN, "mystery animals": [*HIDDEN[:4], "A45", *HIDDEN[5:]]},
    )
    assert HIDDEN[4] == "A25"  # turned up in round 5, for round 7
    while state_of(one).round < 5:
        for seat in (None, 0, 1):
            assert one.view(seat) == other.view(seat)
        play_turn(one)
        play_turn(other)
    assert board(one)["row"][6]["animals"] == ["A05", "A25"]
    assert board(other)["row"][6]["animals"] == ["A05", "A45"]


@pytest.mark.rule("PL-9.3")
def test_a_face_down_animal_is_none_of_those_that_were_seen() -> None:
    for seed in range(20):
        match = play_to_round(GAME.start(2, seed, MYSTERY), 13)
        table = board(match)
        met = [card for cards in [*table["won"], table["boxed_animals"]] for card in cards]
        assert len(set(met)) == len(met) == 20


@pytest.mark.rule("PL-9.4")
def test_both_variants_may_be_played_together() -> None:
    match = _mystery(BEGINNER | MYSTERY, seats=3)
    assert board(match)["row"][2]["animals"] == ["A01", "A21"]
    play_to_round(match, 13)
    assert match.over
    assert match.scores == [len(cards) for cards in state_of(match).won]
    known = [card for cards in state_of(match).won for card in cards]
    known += state_of(match).boxed_animals
    assert sorted(ANIMALS[card] for card in known) == sorted(OPEN + HIDDEN)


@pytest.mark.rule("PL-9.5")
def test_the_animal_is_turned_up_before_the_stack_is_opened() -> None:
    match = play_to_round(_mystery(), 3)
    assert match.events is not None
    codes = [event.code for event in match.events]
    for number in (1, 2, 3):
        at = [i for i, code in enumerate(codes) if code == "planet-event-round"][number - 1]
        assert codes[at + 1 : at + 3] == ["planet-event-turned-up", "planet-event-opened"]


@pytest.mark.rule("PL-9.5")
def test_whoever_opens_round_1_already_knows_the_animals_of_round_3() -> None:
    match = _mystery()
    assert match.choices == []
    assert board(match, 0)["row"][2]["hidden"] == 0


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Malformed, match="unknown option 'expert'"):
        GAME.start(2, 1, {"expert": "yes"})
    with pytest.raises(Malformed, match="mystery cannot be 'maybe'"):
        GAME.start(2, 1, {"mystery": "maybe"})
