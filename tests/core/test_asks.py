"""What is asked, what is not, and how a wrong answer is refused."""

from __future__ import annotations

import pytest
from tests.core import mini
from tests.core.mini_play import BID, SNATCH
from tests.core.table import asked, say, two_seats

from speciate.core import Ask, IllegalChoice, Malformed, Match, MatchOver, Reason, Sealed

BIDS = ("0 bid 2", "1 bid 1", "0 use keep")


def after_forced_turn(listen: bool = True) -> Match:
    """Seat 0 holds nothing: what it draws has to be hidden, and then it has to pass."""
    return mini.load().position(
        {"hands": [[], ["C03"]], "phase": "turns"},
        chance={"deck": ["C09", "C10"]},
        listen=listen,
    )


def test_nested_scripts_ask_one_after_the_other() -> None:
    match = two_seats()
    seen = []
    for answer in (*BIDS, "0 hide C01", "0 show C02", "1 snatch C03", "1 hide C05", "1 show pass"):
        seen.append(asked(match))
        say(match, answer)
    assert seen == [
        ["0 bid 0 1 2", "1 bid 0 1 2"],
        ["1 bid 0 1 2"],
        ["0 use keep sell"],
        ["0 hide C01 C02 C04"],
        ["0 show C02 C04 pass"],
        ["1 snatch C03 decline"],
        ["1 hide C05 C09"],
        ["1 show C09 pass"],
    ]


def test_a_forced_answer_is_taken_told_and_not_asked() -> None:
    match = after_forced_turn()
    assert asked(match) == ["1 hide C03 C10"]
    assert match.choices == []
    assert match.events is not None
    forced = [event for event in match.events if event.code == "core-event-forced"]
    assert [(event.rule, event.params) for event in forced] == [
        ("BU-3.1", {"seat": 0, "kind": "hide", "choice": "C09"}),
        ("BU-3.2", {"seat": 0, "kind": "show", "choice": "pass"}),
    ]
    assert [event.known_to(1) for event in forced] == [False, True]
    assert forced[0].known_to(0)
    assert not forced[0].known_to(None)


def test_events_are_built_only_for_a_listener() -> None:
    assert after_forced_turn(listen=False).events is None


def test_events_count_the_choices_made_before_them() -> None:
    match = say(two_seats(listen=True), *BIDS, "0 hide C01")
    assert match.events is not None
    assert [(event.code, event.ply) for event in match.events] == [
        ("burrow-event-lot", 3),
        ("burrow-event-drawn", 3),
    ]


def test_a_window_opens_by_what_is_public_even_with_one_choice() -> None:
    match = say(two_seats(), *BIDS, "0 hide C01", "0 show C04")
    assert asked(match) == ["1 snatch decline"]
    say(match, "1 snatch decline")
    assert match.ask.kind.name == "hide"


def test_no_window_opens_for_an_empty_hand() -> None:
    document = {"hands": [["C01"], []], "phase": "turns"}
    match = mini.load().position(document, chance={"deck": ["C02", "C03"]})
    say(match, "0 hide C01", "0 show C02")
    # Seat 1 draws the third card of its game, hides it as it must, and passes as it must.
    assert match.view().board["burrows"] == [1, 1]
    assert asked(match) == ["0 bid 0 1 2", "1 bid 0 1 2 3"]


def test_a_private_answer_is_shown_to_its_seat_alone() -> None:
    match = say(two_seats(), *BIDS, "0 hide C01")
    texts = [[(s.seat, s.kind, s.text) for s in match.view(seat).pending] for seat in (0, 1, None)]
    assert texts == [[(0, "hide", "C01")], [(0, "hide", "")], [(0, "hide", "")]]


def test_the_choices_are_shown_to_the_seat_that_is_asked_alone() -> None:
    match = say(two_seats(), *BIDS)
    own, others = match.view(0).asks[0], match.view(1).asks[0]
    assert [choice.target for choice in own.choices] == ["hide:C01", "hide:C02", "hide:C04"]
    assert (others.seat, others.kind, others.rule, others.choices) == (0, "hide", "BU-3.1", [])


def test_sealed_answers_wait_for_the_last_one() -> None:
    match = two_seats()
    say(match, "1 bid 2")
    assert match.choices == []
    assert (match.ask.seat, len(match.asks), len(match.sealed_asks)) == (0, 1, 2)
    assert [step.text for step in match.view(1).pending] == ["2"]
    for other in (0, None):
        assert [(step.seat, step.kind, step.text) for step in match.view(other).pending] == [
            (1, "bid", "")
        ]
    say(match, "0 bid 1")
    assert match.choices == [1, 2]
    opened = [(0, "bid", "1"), (1, "bid", "2")]
    assert [(step.seat, step.kind, step.text) for step in match.view(None).pending] == opened
    say(match, "1 use keep")
    assert match.view().board["rows"] == [[], ["C17"]]
    assert match.view().board["coins"] == [2, 0]


def test_the_order_of_sealed_answers_leaves_no_trace() -> None:
    one, other = two_seats(), two_seats()
    say(one, "0 bid 1", "1 bid 2")
    say(other, "1 bid 2", "0 bid 1")
    assert one.choices == other.choices
    assert one.view() == other.view()
    assert one.record().text() == other.record().text()


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    match = say(two_seats(), "1 bid 2")
    with pytest.raises(IllegalChoice) as caught:
        match.play(1, seat=1)
    assert caught.value.reason == Reason("core-reason-not-your-turn", "BU-5", {"seat": 0})


def test_a_sealed_ask_is_put_even_to_who_has_one_choice() -> None:
    match = mini.load().position({"coins": [0, 3]})
    assert asked(match) == ["0 bid 0", "1 bid 0 1 2 3"]


def test_sealed_asks_stand_in_seat_order() -> None:
    sealed = Sealed([Ask(BID, seat, [0, 1]) for seat in (2, 0, 1)])
    assert [ask.seat for ask in sealed.asks] == [0, 1, 2]


def test_three_errors_for_three_faults() -> None:
    match = two_seats()
    with pytest.raises(Malformed, match=r"^99 is no bid$"):
        match.play(99)
    with pytest.raises(IllegalChoice) as caught:
        match.play(3)
    assert caught.value.reason == Reason("burrow-reason-too-few-coins", "BU-2.1", {"coins": 2})
    assert caught.value.rule == "BU-2.1"
    assert match.choices == []
    over = mini.load().position({"phase": "over", "hands": [[], []]})
    assert over.over
    for refused in (lambda: over.play(0), lambda: over.play(0, 1), lambda: over.ask):
        with pytest.raises(MatchOver):
            refused()
    assert issubclass(MatchOver, ValueError)
    assert issubclass(IllegalChoice, ValueError)


def test_what_is_no_answer_is_refused_as_text_too() -> None:
    with pytest.raises(Malformed, match="'two' is no bid"):
        two_seats().ask.parse("two")


def test_the_first_condition_that_fails_is_the_reason() -> None:
    match = say(two_seats(), *BIDS, "0 hide C01", "0 show C02")
    reasons = {text: match.why_not(1, f"snatch:{text}") for text in ("C24", "C09", "C03")}
    assert reasons == {
        "C24": Reason("burrow-reason-not-in-hand", "BU-3.1", {"card": "C24"}),
        "C09": Reason("burrow-reason-too-weak", "BU-4.1", {"card": "C09"}),
        "C03": None,
    }
    assert match.why_not(1, "snatch:decline") is None


def test_reasons_agree_with_choices_over_the_whole_universe() -> None:
    match = say(two_seats(), *BIDS, "0 hide C01", "0 show C02")
    allowed = [c for c in SNATCH.universe if match.why_not(1, SNATCH.target(c)) is None]
    assert allowed == match.ask.choices


def test_why_not_names_what_comes_first() -> None:
    match = say(two_seats(), *BIDS)
    assert match.why_not(1, "hide:C03") == Reason("core-reason-not-your-turn", "BU-5", {"seat": 0})
    assert match.why_not(0, "show:C01") == Reason(
        "core-reason-first-choose", "BU-3.1", {"kind": "hide"}
    )
    over = mini.load().position({"phase": "over", "hands": [[], []]})
    assert over.why_not(0, "bid:1") == Reason("core-reason-match-over", "BU-6")


@pytest.mark.parametrize(
    ("target", "message"),
    [
        ("dig:C01", "'dig' is nothing that burrow asks for: bid, use, hide, show, snatch"),
        ("hide:C99", "'C99' is no hide"),
        ("hide", "'' is no hide"),
    ],
)
def test_why_not_refuses_what_can_never_be(target: str, message: str) -> None:
    with pytest.raises(Malformed) as caught:
        two_seats().why_not(0, target)
    assert str(caught.value) == message


def test_an_ask_speaks_for_its_kind() -> None:
    ask = two_seats().ask
    assert (ask.rule, str(ask.kind), ask.text(2), ask.parse("2")) == ("BU-2", "bid", "2", 2)
    assert ask.target(2) == "bid:2"
    assert repr(ask) == "<Ask bid of seat 0: 3 choices>"
