"""The measuring itself, in a process of its own: `speciate.arena.bench` starts it.

Called with a request as JSON, it prints the figures as JSON on its last line.
"""

from __future__ import annotations

import sys
import tracemalloc
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from speciate import load
from speciate.arena.footprint import peak_memory
from speciate.build_info import misfits, rules_mode
from speciate.core.playout import play_at_random

if TYPE_CHECKING:
    from speciate.core.game import Game
    from speciate.core.match import Match

RUNS = 5
LOOP_TURNS = 2_000_000
PLAIN_LOOP = f"""
x = 0
for i in range({LOOP_TURNS}):
    x = (x * 31 + i) & 0xFFFF
"""


class Request(msgspec.Struct, frozen=True):
    """What to measure, and how many seconds each of the five runs takes."""

    title: str
    seats: int | None
    options: dict[str, str]
    seconds: float


class Figures(msgspec.Struct, frozen=True):
    """Medians of five. `spread` is the distance of the extremes, as a share of the median."""

    mode: str
    misfits: list[str]
    seats: int
    decisions_per_second: float
    matches_per_second: float
    spread: float
    decisions_per_match: float
    fork_us: float
    loop_per_second: float
    peak_memory: int
    match_memory: int


class Run(NamedTuple):
    matches: int
    decisions: int
    seconds: float


def measure(request: Request) -> Figures:
    game = load(request.title)
    seats = game.title.most_seats if request.seats is None else request.seats
    play_for(game, seats, request.options, 0, request.seconds / 2)  # warm-up
    runs = [
        play_for(game, seats, request.options, number, request.seconds) for number in range(RUNS)
    ]
    rates = [run.matches / run.seconds for run in runs]
    match = mid_turn(game, seats, request.options)
    peak = peak_memory()
    return Figures(
        mode=rules_mode(),
        misfits=misfits(),
        seats=seats,
        decisions_per_second=median(run.decisions / run.seconds for run in runs),
        matches_per_second=median(rates),
        spread=(max(rates) - min(rates)) / median(rates),
        decisions_per_match=sum(run.decisions for run in runs) / sum(run.matches for run in runs),
        fork_us=1e6 * median(time_of(match.fork, request.seconds / RUNS) for _ in range(RUNS)),
        loop_per_second=LOOP_TURNS / median(once(plain_loop) for _ in range(RUNS)),
        peak_memory=peak,
        match_memory=match_memory(game, seats, request.options),
    )


def play_for(game: Game, seats: int, options: dict[str, str], run: int, seconds: float) -> Run:
    """Whole random matches, one after the other, until the time is over."""
    matches = decisions = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds or not matches:
        seed = run * 1_000_003 + matches
        decisions += play_at_random(game.playout(seats, seed, options), seed)
        matches += 1
    return Run(matches, decisions, elapsed)


def mid_turn(game: Game, seats: int, options: dict[str, str], seed: int = 1) -> Match:
    """A real match, half played, with at least one answer given since its script began."""
    match = game.start(seats, seed, options)
    half = play_at_random(game.playout(seats, seed, options), seed) // 2
    while len(match.choices) < half or not match.steps:
        choices = match.ask.choices
        match.play(choices[(seed + len(match.choices)) % len(choices)])
    return match


def time_of(call: Callable[[], object], seconds: float) -> float:
    """The mean time of a call, over as many as fit."""
    calls = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds or not calls:
        for _ in range(100):
            call()
        calls += 100
    return elapsed / calls


def once(call: Callable[[], object]) -> float:
    began = perf_counter()
    call()
    return perf_counter() - began


def plain_loop() -> None:
    """How fast this machine's Python is: aims in figures are for 7.7 million turns a second."""
    exec(PLAIN_LOOP, {})  # noqa: S102 - as a script runs it: from its source, at the top level


def match_memory(game: Game, seats: int, options: dict[str, str], matches: int = 50) -> int:
    """The bytes that one more half-played match takes."""
    mid_turn(game, seats, options)
    tracemalloc.start()
    held = [mid_turn(game, seats, options, seed) for seed in range(matches)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size // len(held)


def main(request: str) -> None:
    figures = measure(msgspec.json.decode(request, type=Request))
    sys.stdout.write(msgspec.json.encode(figures).decode() + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
