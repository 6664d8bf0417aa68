"""Position documents: in and out at any decision, and what is refused."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core import mini
from tests.core.table import asked, play_numbers, say, two_seats
from tests.core.test_forks import BIDS, NUMBERS, SEATS, in_seat, matches

from speciate.core import Malformed, Match
from speciate.core.document import digest, to_document

FIRST_LOT = {
    "title": "burrow",
    "seats": 2,
    "options": {"length": "short", "ties": "straws"},
    "round": 1,
    "phase": "auction",
    "turn": 0,
    "lot": "C17",
    "coins": [2, 2],
    "discards": [],
    "rows": [[], []],
    "burrows": [[], []],
    "hands": [["C01", "C02"], ["C03", "C09"]],
}


def written_and_read(match: Match) -> Match:
    return mini.load().position(json.loads(json.dumps(to_document(match))))


def refusal(document: dict[str, Any], **chance: list[str]) -> Malformed:
    with pytest.raises(Malformed) as caught:
        mini.load().position(document, chance=chance)
    return caught.value


def test_all_keys_are_written_in_names() -> None:
    assert to_document(two_seats()) == FIRST_LOT


def test_answers_and_draws_since_the_script_began_are_written() -> None:
    match = say(two_seats(), *BIDS, "0 hide C01", "0 show C02")
    turn = {"phase": "turns", "lot": None, "coins": [0, 2], "rows": [["C17"], []]}
    assert to_document(match) == FIRST_LOT | turn | {
        "script": {"answers": ["C01", "C02"], "draws": [["deck", "C04"]]}
    }


def test_sealed_answers_and_deals_are_written() -> None:
    match = say(two_seats(), "1 bid 2").deal_anew(1, 3)
    script = to_document(match)["script"]
    assert script.keys() == {"deals", "sealed"}
    assert script["sealed"] == {"1": "2"}
    [(at, seat, names)] = script["deals"]
    assert (at, seat, names[2:]) == (0, 1, ["C03", "C09"])


def test_what_is_absent_is_as_at_the_start() -> None:
    match = mini.load().position({"lot": "C17", "hands": [["C01", "C02"], ["C03", "C09"]]})
    assert to_document(match) == FIRST_LOT
    dealt = mini.load().position({"seats": 4}, seed="s")
    assert to_document(dealt) == to_document(mini.load().start(4, "s"))


@given(matches(), st.lists(NUMBERS, max_size=12))
def test_a_position_is_the_same_at_any_decision(match: Match, line: list[int]) -> None:
    twin = written_and_read(match)
    assert to_document(twin) == to_document(match)
    assert digest(twin) == digest(match)
    assert asked(twin) == asked(match)
    for seat in (None, *range(match.seats)):
        here, there = match.view(seat), twin.view(seat)
        assert (there.board, there.pending, there.asks) == (here.board, here.pending, here.asks)
    # What was drawn is in the document, so both go on alike when the rest is told as well.
    ahead = play_numbers(match.fork(), line)
    told: dict[str, list[str]] = {}
    log = ahead.chance.log[len(match.chance.log) :]
    for zone, outcome in zip(log[::2], log[1::2], strict=True):
        name = match.title.zones[zone]
        told.setdefault(name.name, []).append(name.outcomes[outcome])
    again = mini.load().position(to_document(match), chance=told)
    assert digest(play_numbers(again, line)) == digest(ahead)


@given(matches(), st.lists(st.tuples(SEATS, st.integers(0, 99), st.lists(NUMBERS, max_size=3))))
def test_deals_inside_a_script_survive_the_document(
    match: Match, line: list[tuple[int | None, int, list[int]]]
) -> None:
    for seat, seed, numbers in line:
        match = play_numbers(match.deal_anew(in_seat(match, seat), seed), numbers)
        twin = written_and_read(match)
        assert digest(twin) == digest(match)
        assert twin.title.to_document(twin.state) == match.title.to_document(match.state)
        assert twin.audit() == []


def test_a_deal_after_sealed_answers_survives_the_document() -> None:
    """The deal stands behind the answers that were opened, and before the one that follows."""
    match = say(two_seats(), "0 bid 2", "1 bid 1").deal_anew(0, 8)
    assert [deal[0] for deal in match.deals] == [2]
    twin = written_and_read(match)
    assert twin.view(1).board["hands"] == match.view(1).board["hands"] != [2, ["C03", "C09"]]
    assert digest(twin) == digest(match)


def test_a_position_with_a_sealed_answer_goes_on_back_and_into_a_record() -> None:
    game = mini.load()
    match = game.position(FIRST_LOT | {"script": {"sealed": {"1": "1"}}}, seed="s")
    assert asked(match) == ["0 bid 0 1 2"]
    say(match, "0 bid 2", "0 use keep")
    assert match.choices == [2, 1, 0]
    again = game.replay(match.origin, match.choices) if match.origin else match
    assert digest(again) == digest(match)
    assert asked(game.rewind(match, 0)) == ["0 bid 0 1 2"]
    text = match.record().text()
    assert "1. seat 0 bid 2 #" in text
    assert "2. seat 0 use keep #" in text


def test_a_script_that_needs_no_answer_is_run() -> None:
    document = {"hands": [[], []], "phase": "turns", "turn": 1, "round": 2}
    assert mini.load().position(document).over


def test_the_digest_is_the_same_in_every_build() -> None:
    match = say(two_seats(), *BIDS, "0 hide C01", "0 show C02")
    assert digest(match) == "cf2f30e0e6b282589a40024b78f3551cad6821a279fa8811a91dcfbe6b26d869"
    first_lot = (
        '{"burrows":[[],[]],"coins":[2,2],"discards":[],"hands":[["C01","C02"],["C03","C09"]],'
        '"lot":"C17","options":{"length":"short","ties":"straws"},"phase":"auction","round":1,'
        '"rows":[[],[]],"seats":2,"title":"burrow","turn":0}'
    )
    assert digest(two_seats()) == hashlib.sha256(first_lot.encode()).hexdigest()


def test_everything_wrong_with_a_position_is_said_with_its_path() -> None:
    refused = refusal(
        {"hands": [["C01"], ["C01"]], "coins": [2, 10], "discards": ["C02"], "lot": "C02"}
    )
    assert [str(fault) for fault in refused.faults] == [
        "hands[1]: C01 lies somewhere else as well",
        "lot: C02 lies somewhere else as well",
        "coins[1]: 10 coins",
    ]
    assert str(refused).startswith("this position is impossible: hands[1]: C01 lies")


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ({"seats": 5}, "burrow is for 2 to 4 seats, not 5"),
        ({"seats": "two"}, "a position cannot be read: seats: 'two' is no number"),
        ({"options": ["ties"]}, "a position cannot be read: options: not a table"),
        ({"options": {"tie": "nobody"}}, "unknown option 'tie': this title has length, ties"),
        ({"options": {"ties": "all"}}, "option ties cannot be 'all'"),
        ({"hand": []}, "a position cannot be read: Object contains unknown field `hand`"),
        ({"lot": "C25"}, "a position cannot be read: Expected `str` matching regex"),
        (
            {"script": {"answer": []}},
            "a position cannot be read: Object contains unknown field `answer`",
        ),
        ({"script": {"answers": ["12"]}}, "script.answers[0]: '12': '12' is no bid"),
        ({"script": {"answers": ["9"]}}, "script.answers[0]: '9': burrow-reason-too-few"),
        ({"script": {"sealed": {"2": "1"}}}, "script.sealed.2: nobody is asked"),
        ({"script": {"sealed": {"x": "1"}}}, "script.sealed.x: nobody is asked"),
        ({"script": {"draws": [["dice", "6"]]}}, "script.draws: no '6' in 'dice'"),
        ({"script": {"draws": [["deck", "C04"]]}}, "script.draws: more than come up"),
        ({"script": {"deals": [[3, 0, []]]}}, "script.deals: later than the answers"),
        (
            {"phase": "over", "hands": [[], []], "script": {"answers": ["1"]}},
            "script.answers[0]: nobody is asked",
        ),
        (
            {"phase": "turns", "hands": [["C01"], []], "script": {"sealed": {"0": "C01"}}},
            "script.sealed.0: nobody is asked",
        ),
    ],
)
def test_a_position_is_refused(document: dict[str, Any], message: str) -> None:
    assert message in str(refusal(document))


def test_a_draw_that_cannot_have_been_is_refused() -> None:
    document = {
        "phase": "turns",
        "hands": [["C01"], ["C02"]],
        "script": {"draws": [["deck", "C02"]]},
    }
    assert "cannot come out as told" in str(refusal(document))


def test_what_the_script_drew_does_not_use_up_what_is_given() -> None:
    document = {
        "hands": [["C01"], ["C02"]],
        "lot": "C17",
        "script": {"answers": ["1", "1"], "draws": [["straws", "second"]]},
    }
    match = mini.load().position(document, chance={"straws": ["second", "second"]})
    say(match, "1 use keep")
    for _ in range(2):
        while match.ask.kind.name != "bid" and not match.over:
            match.play(match.ask.choices[-1])
        if match.view().board["round"] == 2:
            break
    say(match, "0 bid 0", "1 bid 0", "1 use keep")
    assert len(match.view().board["rows"][1]) == 2
