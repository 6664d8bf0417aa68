"""Forks, dealing anew, previews and going back, at any decision."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core import mini
from tests.core.table import asked, play_numbers, say, two_seats

from speciate.core import IllegalChoice, Match
from speciate.core.document import digest
from speciate.core.playout import play_at_random

BIDS = ("0 bid 2", "1 bid 1", "0 use keep")
NUMBERS = st.integers(0, 10_000)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match of Burrow somewhere on its way."""
    options = {
        "length": draw(st.sampled_from(["short", "long"])),
        "ties": draw(st.sampled_from(["straws", "nobody"])),
    }
    match = mini.load().start(draw(st.integers(2, 4)), draw(st.integers(0, 999)), options)
    return play_numbers(match, draw(st.lists(NUMBERS, max_size=40)))


SEATS = st.one_of(st.none(), st.integers(0, 3))


def in_seat(match: Match, seat: int | None) -> int | None:
    return None if seat is None else seat % match.seats


def same_views(one: Match, other: Match) -> bool:
    return all(one.view(seat) == other.view(seat) for seat in (None, *range(one.seats)))


@given(matches(), st.lists(NUMBERS, max_size=10))
def test_a_fork_is_its_original(match: Match, line: list[int]) -> None:
    before = digest(match)
    fork = match.fork().fork()
    assert digest(fork) == before
    assert asked(fork) == asked(match)
    assert same_views(fork, match)
    play_numbers(fork, line)
    assert digest(match) == before
    assert digest(play_numbers(match, line)) == digest(fork)
    assert match.chance.log == fork.chance.log


@given(matches(), SEATS, st.integers(0, 999))
def test_dealing_anew_changes_nothing_that_the_seat_knows(
    match: Match, seat: int | None, seed: int
) -> None:
    seat = in_seat(match, seat)
    dealt = match.deal_anew(seat, seed)
    assert dealt.view(seat) == match.view(seat)
    assert dealt.audit() == []
    assert dealt.deal_anew(seat, seed + 1).view(seat) == match.view(seat)


@given(matches(), st.lists(st.tuples(SEATS, st.integers(0, 99), st.lists(NUMBERS, max_size=2))))
def test_forks_of_what_was_dealt_in_between(
    match: Match, line: list[tuple[int | None, int, list[int]]]
) -> None:
    """Deal, play on, deal for somebody else, play on: every fork is still its original."""
    for seat, seed, numbers in line:
        match = play_numbers(match.deal_anew(in_seat(match, seat), seed), numbers)
        fork = match.fork()
        assert digest(fork) == digest(match)
        assert same_views(fork, match)
        assert fork.audit() == []


def test_a_deal_inside_a_script_is_kept_by_forks_of_forks() -> None:
    """Seat 1 is asked in the middle of the turn of seat 0, and its hand is dealt anew."""
    match = say(two_seats(), *BIDS, "0 hide C01", "0 show C02")
    hands = set()
    for seed in range(30):
        dealt = match.deal_anew(0, seed)
        hand = dealt.view(1).board["hands"][1]
        hands.add(tuple(hand))
        fitting = [card for card in hand if "C02" < card < "C09"]
        assert asked(dealt) == [" ".join(["1 snatch", *fitting, "decline"])]
        fork = dealt.fork().fork()
        assert fork.view(1).board["hands"][1] == hand
        assert asked(fork) == asked(dealt)
        if fitting:
            say(fork, f"1 snatch {fitting[0]}")
            assert fork.view().board["discards"] == [fitting[0]]
            assert fork.audit() == []
    assert len(hands) > 20
    assert match.view(1).board["hands"][1] == ["C03", "C09"]


def test_a_seat_keeps_what_it_knows_and_the_others_keep_their_sizes() -> None:
    match = say(two_seats(), *BIDS, "0 hide C01", "0 show pass", "1 hide C03")
    burrows = set()
    for seed in range(30):
        dealt = match.deal_anew(1, seed)
        assert dealt.view(1).board["hands"] == [2, ["C05", "C09"]]
        assert dealt.view(1).board["burrows"] == [1, ["C03"]]
        burrows.add(dealt.view(0).board["burrows"][0][0])
        assert dealt.view(0).board["burrows"][1] == 1
    assert "C03" not in burrows
    assert len(burrows) > 10


def test_sealed_answers_of_others_are_dealt_as_well() -> None:
    match = say(two_seats(), "1 bid 2")
    rivals = set()
    for seed in range(40):
        dealt = match.deal_anew(0, seed)
        assert dealt.view(0) == match.view(0)
        rivals.add(dealt.view(1).pending[0].text)
        assert [step.text for step in match.deal_anew(1, seed).view(1).pending] == ["2"]
        assert dealt.fork().view(1).pending == dealt.view(1).pending
    assert rivals == {"0", "1", "2"}
    assert match.view(1).pending[0].text == "2"


def test_another_future_follows_a_deal() -> None:
    match = mini.load().start(2, 3)
    lots = set()
    for seed in range(20):
        dealt = match.deal_anew(None, seed)
        while dealt.view().board["round"] == 1:
            dealt.play(dealt.ask.choices[0], dealt.ask.seat)
        lots.add(dealt.view().board["lot"])
    assert len(lots) > 5


def test_a_finished_match_forks_from_the_truth() -> None:
    match = mini.load().start(3, 3)
    while not match.over:
        match.play(match.ask.choices[0], match.ask.seat)
    dealt = match.deal_anew(0, 5)
    assert same_views(dealt, match)
    assert digest(dealt) == digest(match) == digest(match.fork())
    assert match.winners
    assert [[type(hand) for hand in match.view(s).board["hands"]] for s in (None, 0)] == [
        [list] * 3
    ] * 2


def test_a_playout_plays_alike_and_cannot_be_forked() -> None:
    game = mini.load()
    lean = game.playout(3, 8)
    assert lean.lean
    with pytest.raises(ValueError, match="cannot be forked"):
        lean.fork()
    answered = play_at_random(lean, 1)
    assert lean.over
    assert answered == len(lean.choices)
    again = game.playout(3, 8)
    play_at_random(again, 1)
    assert (again.choices, again.scores, again.chance.log) == (
        lean.choices,
        lean.scores,
        lean.chance.log,
    )
    assert digest(lean.fork()) == digest(again)


def test_a_playout_from_the_middle_of_a_script() -> None:
    match = say(two_seats(), *BIDS, "0 hide C01", "0 show C02")
    lean = match.deal_anew(0, 4, lean=True)
    assert lean.view(0) == match.view(0)
    play_at_random(lean, 1)
    assert lean.over
    assert lean.audit() == []
    assert lean.view(0).pending == []


# Trying out


def test_a_preview_shows_the_placement_and_stops_at_the_change_of_seat() -> None:
    match = say(two_seats(), *BIDS)
    before = digest(match)
    hide, show = (match.ask.parse("C01"), match.fork())
    say(show, "0 hide C01")
    card = show.ask.parse("C02")
    preview = match.preview([hide])
    assert (preview.played, preview.barrier) == (1, False)
    assert preview.view.board["burrows"] == [["C01"], 0]
    assert [choice.text for choice in preview.view.asks[0].choices] == ["C02", "C04", "pass"]
    preview = match.preview([hide, card])
    assert (preview.played, preview.barrier) == (2, True)
    assert preview.view.board["rows"] == [["C17", "C02"], []]
    assert [ask.seat for ask in preview.view.asks] == [1]
    preview = match.preview([hide, card, 0, 0])
    assert preview.played == 2
    assert digest(match) == before


def test_a_preview_stops_before_a_draw() -> None:
    match = say(two_seats(), *BIDS, "0 hide C01")
    preview = match.preview([match.ask.parse("pass")], 0)
    assert (preview.played, preview.barrier) == (1, True)
    assert preview.view.board["coins"] == [1, 2]  # two, less the bid, and one for passing
    assert preview.view.board["hands"] == [["C02", "C04"], 2]  # seat 1 has not drawn
    assert preview.view.asks == []


def test_a_preview_stops_before_sealed_answers_are_opened() -> None:
    match = say(two_seats(), "1 bid 1")
    preview = match.preview([2], 0)
    assert (preview.played, preview.barrier) == (1, True)
    assert preview.view.board["lot"] == "C17"
    assert preview.view.board["coins"] == [2, 2]
    assert [(step.seat, step.text) for step in preview.view.pending] == [(0, "2"), (1, "")]


def test_a_preview_of_the_first_sealed_answer_waits_for_the_others() -> None:
    preview = two_seats().preview([2], 1)
    assert (preview.played, preview.barrier) == (1, True)
    assert [(step.seat, step.text) for step in preview.view.pending] == [(1, "2")]


def test_a_preview_stops_before_the_end_reveals() -> None:
    document = {"phase": "turns", "round": 2, "turn": 1, "hands": [["C01"], ["C02"]]}
    match = mini.load().position(document, chance={"deck": ["C03"]})
    say(match, "1 hide C02")
    preview = match.preview([match.ask.parse("pass")])
    assert (preview.played, preview.barrier, preview.view.over) == (1, True, False)
    assert preview.view.board["hands"] == [1, ["C03"]]
    assert preview.view.winners == []


def test_a_preview_refuses_what_is_illegal() -> None:
    match = two_seats()
    with pytest.raises(IllegalChoice):
        match.preview([3])
    with pytest.raises(IllegalChoice):
        say(match, *BIDS).preview([0], 1)


@given(matches(), NUMBERS, st.integers(1, 99))
def test_a_preview_tells_nothing_that_is_hidden(match: Match, number: int, seed: int) -> None:
    if match.over:
        return
    ask = match.asks[number % len(match.asks)]
    line = [ask.choices[number // 4 % len(ask.choices)]]
    preview = match.preview(line, ask.seat)
    assert match.preview(line, ask.seat, seed) == preview
    assert match.deal_anew(ask.seat, seed).preview(line, ask.seat) == preview


# Going back


@given(st.integers(0, 99), st.lists(NUMBERS, min_size=1, max_size=30), st.integers(0, 30))
def test_going_back_and_on_again(seed: int, numbers: list[int], back: int) -> None:
    game = mini.load()
    match = play_numbers(game.start(3, seed), numbers)
    ply = min(back, len(match.choices))
    rewound = game.rewind(match, ply)
    while rewound.next_ply < len(match.choices):
        rewound.play(match.choices[rewound.next_ply])
    assert rewound.choices == match.choices
    assert rewound.chance.log == match.chance.log


def test_after_going_back_the_same_chance_follows() -> None:
    game = mini.load()
    match = say(game.start(2, "x", {"ties": "nobody"}), "0 bid 1", "1 bid 0", "0 use keep")
    hand = match.view(0).board["hands"][0]
    other = say(game.rewind(match, 0), "0 bid 2", "1 bid 2")
    assert other.view(0).board["hands"][0] == hand
    assert other.view().board["coins"] != match.view().board["coins"]


def test_going_back_between_sealed_answers_keeps_those_before() -> None:
    game = mini.load()
    match = say(game.start(3, "x"), "2 bid 0", "1 bid 1", "0 bid 2")
    back = game.rewind(match, 2)
    assert asked(back) == ["2 bid 0 1 2"]
    assert back.choices == []
    say(back, "2 bid 0")
    assert digest(back) == digest(match)


def test_going_back_keeps_what_was_given() -> None:
    game = mini.load()
    match = game.start(2, 1, chance={"market": ["C17", "C18"]})
    assert game.rewind(match, 0).view().board["lot"] == "C17"


def test_a_fork_cannot_go_back_nor_be_recorded() -> None:
    fork = two_seats().fork()
    with pytest.raises(ValueError, match="rewind the match itself"):
        mini.load().rewind(fork, 0)
    with pytest.raises(ValueError, match="record the match it came from"):
        fork.record()
