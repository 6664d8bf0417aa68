"""Burrow passes the conformance suite, and the suite finds whatever is broken in it."""

from __future__ import annotations

from itertools import islice

import pytest
from tests.core import mini, mutants
from tests.core.mini import BurrowTitle

from speciate.core import conformance
from speciate.core.conformance import check_match
from speciate.core.hidden import check_hidden
from speciate.core.trial import cases

# What the suite says of each, in part.
FOUND = {
    mutants.LeakingView: "the view of seat None depends on what it cannot know",
    mutants.LastingView: "a view changes after it was taken",
    mutants.CardInLocal: "raises ValueError",
    mutants.NumberInLocal: "a script remembers what seat",
    mutants.OpenedByTheHand: "is forced and should not be asked",
    mutants.MissingChoice: "is not a choice, but None",
    mutants.ChoiceTooMany: "is a choice, but Reason(code='burrow-reason-not-in-hand'",
    mutants.ForcedAsk: "names a choice twice",
    mutants.SharingClone: "playing a fork changes its original",
    mutants.LosingClone: "a fork stands in another state than its original",
    mutants.ReasonWithoutClause: "which is no clause",
    mutants.MuddledNotation: "is not read as it is written",
    mutants.DeafAudit: "the audit does not notice that",
    mutants.HoleInAudit: "the audit does not notice that",
    mutants.LostCard: "is lost",
    mutants.OwnDice: "two forks with the same choices differ",
    mutants.ForgetsCoins: "a position changes when it is written and read",
    mutants.NeverWritesCoins: "sees another position after it was written and read",
    mutants.DealsTooMuch: "depends on what it cannot know",
    mutants.DealsTwice: "lies somewhere else as well",
    mutants.ShowsTooEarly: "a preview shows what nobody can know yet",
    mutants.NobodyWins: "the winners are []",
    mutants.ScoresByMood: "replayed from its choices and outcomes is another one",
    mutants.Stumbles: "raises KeyError: 'nothing there' (mutants.py, line",
}


def findings_of(title: type[BurrowTitle], games: int) -> list[str]:
    game = mini.load(title=title)
    return [f for case in cases(game, games, 1) for f in check_match(game, case).findings]


def test_burrow_holds_everything() -> None:
    assert findings_of(BurrowTitle, 200) == []
    assert check_hidden(mini.load(), 60, 1) == []


@pytest.mark.parametrize("title", FOUND, ids=lambda title: title.__name__)
def test_the_suite_finds(title: type[BurrowTitle]) -> None:
    found = findings_of(title, 12)
    assert [finding for finding in found if FOUND[title] in finding], found[:5]


def test_the_suite_finds_a_match_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "LONGEST", 100)
    assert "2 seats length=short ties=straws seed 1: the match does not end" in findings_of(
        mutants.NeverEnds, 1
    )


def test_what_is_never_dealt_anew_shows_over_many_matches() -> None:
    found = check_hidden(mini.load(title=mutants.DealsHandsOnly), 60, 1)
    assert [line.split(" was ")[0] for line in found] == ["burrows[*]", "scores"]
    found = check_hidden(mini.load(title=mutants.DealsTheTruth), 60, 1)
    assert [line.split(" was ")[0] for line in found] == ["burrows[*]", "hands[*]", "scores"]


def test_cases_spread_over_seats_and_options() -> None:
    spread = [(case.seats, dict(case.options)) for case in islice(cases(mini.load(), 99, 5), 12)]
    assert len({str(case) for case in spread}) == 12
    assert {seats for seats, _ in spread} == {2, 3, 4}
    assert {options["length"] for _, options in spread} == {"short", "long"}
    assert str(next(cases(mini.load(), 1, 5))) == "2 seats length=short ties=straws seed 5"


def test_a_report_counts_decisions_and_the_cards_that_came_up() -> None:
    game = mini.load()
    case = next(cases(game, 1, 5))
    report = check_match(game, case)
    # Two hands of two, and in each of two rounds a lot and a card for each of two seats.
    assert sum(report.met.values()) == 4 + 2 * (1 + 2)
    assert set(report.met.values()) == {1}
    assert report.decisions >= 2 * (2 + 2 * 2)
