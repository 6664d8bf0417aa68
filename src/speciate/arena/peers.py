"""Random play of what a researcher would otherwise take, each package in a process of its own.

Other games with other rules: the rates say how long one waits for a match or a decision, not who
wrote the better code. Their actions are all counted as decisions, forced ones too.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

INSTALL = "uv sync --group peers"
RUNS = 3

# Plays one match at random; returns how many decisions it had.
PlayMatch = Callable[[Random], int]


class Rate(msgspec.Struct, frozen=True):
    """Medians of three runs."""

    game: str
    matches_per_second: float
    decisions_per_second: float


def open_spiel() -> Iterator[tuple[str, PlayMatch]]:
    pyspiel = import_module("pyspiel")

    def player(game: Any) -> PlayMatch:
        def play(random: Random) -> int:
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, weights)[0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random.random() * len(actions))])
                    decisions += 1
            return decisions

        return play

    for name, text in (
        ("backgammon", "backgammon"),
        ("chess", "chess"),
        ("Go 9x9", "go(board_size=9)"),
        ("hearts, 4 players", "hearts"),
    ):
        yield name, player(pyspiel.load_game(text))


def catanatron() -> Iterator[tuple[str, PlayMatch]]:
    package = import_module("catanatron")

    def play(random: Random) -> int:
        colours = (package.Color.RED, package.Color.BLUE, package.Color.WHITE, package.Color.ORANGE)
        players = [package.RandomPlayer(colour) for colour in colours]
        game = package.Game(players, seed=random.getrandbits(32))
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    yield "Catan, 4 players", play


def pettingzoo() -> Iterator[tuple[str, PlayMatch]]:
    def player(environment: Any) -> PlayMatch:
        def play(random: Random) -> int:
            environment.reset(seed=random.getrandbits(32))
            decisions = 0
            for agent in environment.agent_iter():
                observation, _, terminated, truncated, _ = environment.last()
                if terminated or truncated:
                    environment.step(None)
                    continue
                mask = observation["action_mask"]
                environment.step(environment.action_space(agent).sample(mask))
                decisions += 1
            return decisions

        return play

    for name, module in (("chess", "chess_v6"), ("connect four", "connect_four_v3")):
        environment = import_module(f"pettingzoo.classic.{module}").raw_env()
        yield name, player(environment)


# Each package: the module that shows whether it is there, and its games.
PEERS: dict[str, tuple[str, Callable[[], Iterator[tuple[str, PlayMatch]]]]] = {
    "open_spiel": ("pyspiel", open_spiel),
    "catanatron": ("catanatron", catanatron),
    "pettingzoo": ("pettingzoo", pettingzoo),
}


def measure(package: str, seconds: float) -> list[Rate] | None:
    """The rates of a package's games, None when it is not installed."""
    module, games = PEERS[package]
    if find_spec(module) is None:
        return None
    warnings.simplefilter("ignore")  # theirs, about themselves
    return [_rate(name, play, seconds / RUNS) for name, play in games()]


def _rate(name: str, play: PlayMatch, seconds: float) -> Rate:
    play(Random(0))  # warm-up
    runs = [_run(play, Random(number), seconds) for number in range(RUNS)]
    return Rate(name, median(run[0] for run in runs), median(run[1] for run in runs))


def _run(play: PlayMatch, random: Random, seconds: float) -> tuple[float, float]:
    matches = decisions = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds or not matches:
        decisions += play(random)
        matches += 1
    return matches / elapsed, decisions / elapsed


def main(request: str) -> None:
    package, seconds = msgspec.json.decode(request, type=tuple[str, float])
    sys.stdout.write(msgspec.json.encode(measure(package, seconds)).decode() + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
