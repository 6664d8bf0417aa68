"""Nobody but its owner learns an objective, neither directly nor from anything it changes."""

from __future__ import annotations

from itertools import permutations

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

from speciate.core.match import Match


def _with_other_objectives(match: Match, seat: int | None) -> list[Match]:
    """The same match with every other dealing that leaves the objective of `seat` alone."""
    dealt = state_of(match).objectives
    twins = []
    for other in permutations(range(5), match.seats):
        if seat is not None and other[seat] != dealt[seat]:
            continue
        twin = match.fork()
        for state in (state_of(twin), twin.checkpoint):
            assert state is not None
            match.title.apply_deal(state, other)
        twins.append(twin)
    return twins


@pytest.mark.rule("PL-2.6")
@pytest.mark.rule("PL-7.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_view_of_others_is_the_same_whatever_the_objective(seats: int) -> None:
    match = GAME.start(seats, 11, MYSTERY)
    while not match.over:
        if state_of(match).round in (1, 6, 12) and match.ask.kind.name == "face":
            for seat in (None, *range(seats)):
                seen = match.view(seat)
                for twin in _with_other_objectives(match, seat):
                    assert twin.view(seat) == seen
        match.play(match.ask.choices[-1])
    assert sum(len(cards) for cards in state_of(match).won) > 3  # there was something to tell by


@pytest.mark.rule("PL-2.6")
def test_a_preview_shows_no_objective_of_another() -> None:
    """Not even where the line would end the match: showing is a barrier."""
    match = GAME.start(2, 3)
    play_turn(play_to_round(match, 12))
    mover = match.ask.seat  # the last of all
    line: list[int] = []
    twin = match.fork()
    while not twin.over:
        line.append(twin.ask.choices[0])
        twin.play(twin.ask.choices[0])
    preview = match.preview(line, mover)
    assert preview.barrier
    assert not preview.view.over
    assert preview.view.board["objectives"][1 - mover] is None


@pytest.mark.rule("PL-2.6")
def test_dealing_anew_keeps_what_a_seat_knows_and_changes_the_rest() -> None:
    match = GAME.start(4, 2)
    own = state_of(match).objectives[2]
    others = set()
    for seed in range(60):
        dealt = state_of(match.deal_anew(2, seed)).objectives
        assert dealt[2] == own
        assert len(set(dealt)) == 4
        others.add(tuple(dealt))
    assert len(others) > 12  # of the 24 ways to deal three of the other four


def test_beginners_have_nothing_to_hide() -> None:
    match = GAME.start(3, 5, BEGINNER)
    while not match.over:
        for seat in (0, 1, 2):
            assert board(match, seat) == board(match, None)
        play_turn(match)
