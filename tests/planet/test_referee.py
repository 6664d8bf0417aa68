"""Two implementations of one rulebook, held against each other over whole matches."""

from __future__ import annotations

from typing import Any

import pytest
from tests.planet.positions import GAME, VARIANTS, board
from tests.planet.referee import Referee

from speciate.core.match import Match

MATCHES_EACH = 30
KINDS = [(seats, variant) for seats in (2, 3, 4) for variant in VARIANTS]


def _drawn(match: Match) -> dict[str, list[str]]:
    """The outcomes of a finished match, zone by zone."""
    drawn: dict[str, list[str]] = {}
    zones, log = match.title.zones, match.chance.log
    for zone, outcome in zip(log[::2], log[1::2], strict=True):
        drawn.setdefault(zones[zone].name, []).append(zones[zone].outcomes[outcome])
    return drawn


def _table(match: Match) -> dict[str, Any]:
    table = board(match)
    same = (
        "round",
        "marker",
        "offer",
        "place_11",
        "place_12",
        "boxed_tiles",
        "won",
        "boxed_animals",
    )
    return {name: table[name] for name in same} | {
        "letters": [planet["letters"] for planet in table["planets"]],
        "columns": [column["animals"] for column in table["row"]],
    }


def _finished(seats: int, variant: dict[str, str], seed: int) -> Match:
    match = GAME.start(seats, f"referee {seed}", variant, listen=True)
    x = seed
    while not match.over:
        x = x * 48271 % 2147483647
        match.play(match.ask.choices[x % len(match.ask.choices)])
    return match


@pytest.mark.parametrize(("seats", "variant"), KINDS, ids=lambda v: str(v).strip("{}"))
def test_an_independent_referee_agrees_on_everything(seats: int, variant: dict[str, str]) -> None:
    """Every card's fate, leftovers, marker, planets, scores and winners, round by round."""
    for seed in range(1, MATCHES_EACH + 1):
        match = _finished(seats, variant, seed)
        assert match.events is not None
        placed = [event.params for event in match.events if event.code == "planet-event-placed"]
        assert match.origin is not None
        again = GAME.begin(match.origin)
        referee = Referee(GAME.content.tables, seats, variant, _drawn(match))
        for turn in placed:
            if len(referee.to_move) == seats:
                assert _table(again) == referee.table(), (seats, variant, seed)
            assert again.ask.seat == referee.to_move[0]
            _follow(again, match)
            seat, tile = turn["seat"], turn["tile"]
            assert isinstance(seat, int)
            referee.place(seat, (str(tile), _number(turn["face"]), _number(turn["rotation"])))
        assert again.over
        assert referee.over
        assert _table(again) == referee.table(), (seats, variant, seed)
        assert match.scores == [referee.points(seat) for seat in range(seats)]
        assert match.winners == referee.winners()


def _follow(again: Match, match: Match) -> None:
    """One turn of the finished match, played again."""
    again.play(match.choices[len(again.choices)])
    while not again.over and again.ask.kind.name != "tile":
        again.play(match.choices[len(again.choices)])


def _number(text: object) -> int:
    return int(str(text))
