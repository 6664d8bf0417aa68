"""What the greedy bot thinks of at Planet."""

from __future__ import annotations

import pytest

import speciate
from speciate.bots import ask_bot, explain_bot, load_bot
from speciate.core import Match
from speciate.games.planet.state import PlanetState
from speciate.locales import LANGUAGES, Narrator, Texts

GAME = speciate.load("planet")
BOT = load_bot("greedy", GAME, 0)


def turn_of(match: Match) -> list[str]:
    """The next whole turn in notation."""
    seat = match.ask.seat
    turn: list[str] = []
    while not match.over and match.ask.seat == seat and len(turn) < 3:
        choice = ask_bot(BOT, match)
        turn.append(match.ask.text(choice))
        match.play(choice)
    return turn


def test_one_plan_for_the_whole_turn() -> None:
    """The three answers belong together: asked again after each, the bot holds on to its turn."""
    match = GAME.start(4, 12)
    while not match.over:
        ask_again = match.fork()
        turn = turn_of(match)
        replayed = []
        for text in turn:
            replayed.append(ask_again.ask.text(ask_bot(BOT, ask_again)))
            ask_again.play(ask_again.ask.parse(text))
        assert replayed == turn


def last_turns(match: Match) -> list[int]:
    """What each of the turns that are left would bring the seat that lays the last tile."""
    seat = match.ask.seat
    open_lines = [match.fork()]
    scores = []
    while open_lines:
        line = open_lines.pop()
        if line.over:
            scores.append(line.scores[seat])
            continue
        for choice in line.ask.choices:
            longer = line.fork()
            longer.play(choice)
            open_lines.append(longer)
    return scores


@pytest.mark.parametrize("options", [{}, {"beginner": "yes"}, {"mystery": "yes"}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_tile_brings_the_most_points(seats: int, options: dict[str, str]) -> None:
    """When nobody replies and nothing comes after, appraising is counting: ties included."""
    for seed in range(6):
        match = GAME.start(seats, seed, options)
        last = (11 + seats - 1) % seats
        while not (state_of(match).round == 12 and match.ask.seat == last):
            match.play(match.ask.choices[seed % len(match.ask.choices)])
        scores = last_turns(match)
        turn_of(match)
        assert match.over
        assert match.scores[last] == max(scores)


def state_of(match: Match) -> PlanetState:
    assert isinstance(match.state, PlanetState)
    return match.state


def test_beats_random_bots() -> None:
    """The full measure is in docs/benchmarks.md; this is a sample that would show a slip."""
    wins = 0.0
    for seed in range(12):
        match = GAME.start(4, seed)
        bots = [load_bot("greedy" if s == seed % 4 else "random", GAME, seed + s) for s in range(4)]
        while not match.over:
            match.play(ask_bot(bots[match.ask.seat], match))
        wins += (seed % 4 in match.winners) / len(match.winners)
    assert wins >= 11


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_have_sentences(language: str) -> None:
    narrator = Narrator(Texts(language), GAME, ["A", "B", "C", "D"])
    match = GAME.start(4, 5)
    codes = set()
    while not match.over:
        for reason in explain_bot(BOT, match):
            codes.add(reason.code)
            assert narrator.reason(reason)
            assert narrator.clause(reason.rule)
        turn_of(match)
    gains = {f"planet-hint-{gain}" for gain in ("ahead", "further", "closer", "objective")}
    assert gains <= codes


def test_a_random_bot_has_no_reasons() -> None:
    assert explain_bot(load_bot("random", GAME, 1), GAME.start(2, 1)) == []
