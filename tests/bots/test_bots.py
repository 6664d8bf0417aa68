"""Bots answer legally, alike every time, and know nothing that their seat does not."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

import speciate
from speciate.bots import BOTS, Bot, ask_bot, explain_bot, load_bot, seat_match
from speciate.core import Malformed, Match
from speciate.core.chance import Quick
from speciate.core.document import digest
from speciate.games.planet.state import PlanetState

OPTIONS = [{}, {"beginner": "yes"}, {"mystery": "yes"}, {"beginner": "yes", "mystery": "yes"}]


def started(title: str, seats: int, seed: int, plies: int, options: dict[str, str]) -> Match:
    """A match after so many choices at random."""
    match = speciate.load(title).start(seats, seed, options)
    dice = Quick(seed)
    for ply in range(plies):
        choices = match.ask.choices
        match.play(choices[dice.below(0, ply, len(choices))])
    return match


class Eavesdropper:
    """A bot that keeps the match it was given."""

    name = "eavesdropper"
    seed = 5

    def __init__(self) -> None:
        self.heard: list[Match] = []

    def choose(self, match: Match, seat: int) -> int:
        self.heard.append(match)
        match.play(match.ask.choices[0])
        return match.choices[-1]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plays_to_the_end(name: str, seats: int, options: dict[str, str]) -> None:
    match = started("planet", seats, 3, 0, options)
    bot = load_bot(name, speciate.load("planet"), 8)
    while not match.over:
        match.play(ask_bot(bot, match))
    assert match.winners
    assert match.audit() == []


@pytest.mark.parametrize("name", BOTS)
def test_same_seed_same_answers(name: str) -> None:
    game = speciate.load("planet")
    one, other = load_bot(name, game, 4), load_bot(name, game, 4)
    match = started("planet", 4, 1, 31, {})
    assert [ask_bot(one, match) for _ in range(3)] == [ask_bot(other, match)] * 3


def test_seed_decides_between_equals() -> None:
    game = speciate.load("planet")
    match = started("planet", 4, 1, 1, {})  # on a bare planet all faces are alike
    assert len({ask_bot(load_bot("greedy", game, seed), match) for seed in range(20)}) > 1


@pytest.mark.parametrize("name", BOTS)
def test_answers_do_not_depend_on_the_process(name: str) -> None:
    """Hash seeds, addresses and what was played before differ; the answers do not."""
    code = (
        "import speciate; from speciate.bots import ask_bot, load_bot\n"
        f"game = speciate.load('planet'); bot = load_bot({name!r}, game, 2)\n"
        "match = game.start(3, 9)\n"
        "while not match.over: match.play(ask_bot(bot, match))\n"
        "print(match.choices)"
    )
    match = speciate.load("planet").start(3, 9)
    bot = load_bot(name, speciate.load("planet"), 2)
    while not match.over:
        match.play(ask_bot(bot, match))
    done = subprocess.run(
        [sys.executable, "-P", "-c", code], check=True, capture_output=True, text=True
    )
    assert done.stdout.strip() == str(match.choices)


def test_asking_leaves_the_match_alone() -> None:
    match = started("planet", 4, 2, 40, {})
    before = digest(match)
    for name in BOTS:
        ask_bot(load_bot(name, speciate.load("planet"), 1), match)
        explain_bot(load_bot(name, speciate.load("planet"), 1), match)
    assert digest(match) == before


def test_a_bot_gets_a_match_of_its_own() -> None:
    """It may play on in it, and learns neither secrets nor the future by that."""
    match = started("planet", 4, 6, 45, {})
    seat = match.ask.seat
    bot: Eavesdropper = Eavesdropper()
    ask_bot(bot, match)
    heard = bot.heard[0]
    assert heard is not match
    assert heard.chance.stream is not match.chance.stream
    dealt = [seat_match(match, seat, seed).state for seed in range(30)]
    hidden = {tuple(state.objectives) for state in dealt if isinstance(state, PlanetState)}
    assert len(hidden) > 1
    assert len({each[seat] for each in hidden}) == 1


@given(
    seats=st.integers(2, 4),
    seed=st.integers(0, 10_000),
    plies=st.integers(0, 69),
    deal=st.integers(0, 10_000),
    options=st.sampled_from(OPTIONS),
)
@pytest.mark.parametrize("name", BOTS)
def test_hidden_things_change_no_answer(
    name: str, seats: int, seed: int, plies: int, deal: int, options: dict[str, str]
) -> None:
    """Whatever the rivals hold, and whatever comes next: the same answer, for the same reasons."""
    match = started("planet", seats, seed, plies, options)
    other = match.deal_anew(match.ask.seat, deal)
    bot: Bot = load_bot(name, speciate.load("planet"), 7)
    assert ask_bot(bot, other) == ask_bot(bot, match)
    assert explain_bot(bot, other) == explain_bot(bot, match)


def test_unknown_bot() -> None:
    with pytest.raises(Malformed, match=r"unknown bot 'clever': there is random, greedy"):
        load_bot("clever", speciate.load("planet"), 0)
