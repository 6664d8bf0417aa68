"""Many matches between bots: the same results however many processes play them."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from speciate import load
from speciate.arena.crew import Crew
from speciate.bots import Bot, ask_bot, load_bot
from speciate.core.errors import Malformed

if TYPE_CHECKING:
    from speciate.core.game import Game
    from speciate.core.match import Match

# Told after every few matches: how many are done, and how many there will be.
Progress = Callable[[int, int], None]

_CHUNKS_PER_JOB = 16
_LARGEST_CHUNK = 25


@dataclass(frozen=True, slots=True)
class Plan:
    """All that a match of a simulation needs to know, whichever process plays it."""

    title: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    options: Mapping[str, str]
    content: Path | None
    audit: bool
    fixed: bool
    records: Path | None
    date: str

    def bot_of(self, game: int, seat: int) -> str:
        """Bots move one seat on from match to match, so that each sits everywhere."""
        return self.bots[seat if self.fixed else (seat - game) % self.seats]


@dataclass(frozen=True, slots=True)
class Outcome:
    """One match as it ended, seat by seat."""

    game: int
    decisions: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    findings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """`wins`: each bot's share of the matches, shared wins split; `mean_score`: of its seats."""

    title: str
    seats: int
    games: int
    decisions: int
    seconds: float
    wins: dict[str, float]
    mean_score: dict[str, float]
    findings: list[str] = field(default_factory=list)

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    def keys(self) -> dict[str, Any]:
        """What `--json` prints."""
        return {
            "title": self.title,
            "seats": self.seats,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "wins": self.wins,
            "mean_score": self.mean_score,
            "findings": len(self.findings),
        }


def simulate(
    title: str,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int | str,
    *,
    jobs: int | None = None,
    options: Mapping[str, str] | None = None,
    content: Path | None = None,
    audit: bool = False,
    fixed: bool = False,
    records: Path | None = None,
    date: str = "",
    on_progress: Progress | None = None,
) -> Result:
    """Play `games` matches and add them up.

    `bots` are listed by seat, one name fills all seats. `audit` looks at the state after every
    decision, else after every round. With `records`, a directory, every match leaves its record.
    """
    if games < 1:
        raise Malformed(f"{games} games: at least one has to be played")
    names = _by_seat(bots, seats)
    plan = Plan(
        title, seats, names, str(seed), dict(options or {}), content, audit, fixed, records, date
    )
    _try_out(plan)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    began = perf_counter()
    outcomes: list[Outcome] = []
    for played in _played(plan, games, jobs or cores()):
        outcomes += played
        if on_progress is not None:
            on_progress(len(outcomes), games)
    return _sum_up(plan, outcomes, perf_counter() - began)


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def seed_of(seed: str, game: int) -> str:
    """The seed of one match: it depends on nothing but the seed of all and its number."""
    return hashlib.sha256(f"{seed}/{game}".encode()).hexdigest()[:16]


def play_game(plan: Plan, number: int) -> Outcome:
    """One match, from its number alone."""
    game = _game(plan.title, plan.content)
    seed = seed_of(plan.seed, number)
    names = tuple(plan.bot_of(number, seat) for seat in range(plan.seats))
    bots = [load_bot(name, game, _bot_seed(seed, seat)) for seat, name in enumerate(names)]
    match = game.start(plan.seats, seed, plan.options)
    findings = [f"game {number}, {finding}" for finding in _play(match, bots, plan.audit)]
    if plan.records is not None:
        file = f"{plan.title}-{plan.seed}-{number:06}.speciate"
        match.record(names, plan.date).save(plan.records / file)
    return Outcome(
        number,
        len(match.choices),
        names,
        tuple(match.scores),
        tuple(match.winners),
        tuple(findings),
    )


def _play(match: Match, bots: Sequence[Bot], always: bool) -> Iterator[str]:
    """Play to the end; yields what the audit finds."""
    round_ = _round(match)
    while not match.over:
        ask = match.ask
        match.play(ask_bot(bots[ask.seat], match), ask.seat)
        if always or _round(match) != round_:
            round_ = _round(match)
            yield from (f"ply {len(match.choices)}: {fault}" for fault in match.audit())


def _round(match: Match) -> int:
    """The round, at titles that count them in their state; -1 after the last."""
    return -1 if match.over else int(getattr(match.state, "round", 0))


def _play_some(plan: Plan, numbers: Sequence[int]) -> list[Outcome]:
    return [play_game(plan, number) for number in numbers]


def _played(plan: Plan, games: int, jobs: int) -> Iterator[list[Outcome]]:
    """The outcomes in the order of the games, some at a time."""
    size = max(1, min(_LARGEST_CHUNK, games // (jobs * _CHUNKS_PER_JOB)))
    chunks = [range(at, min(at + size, games)) for at in range(0, games, size)]
    if jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield _play_some(plan, chunk)
        return
    with Crew(min(jobs, len(chunks))) as crew:
        yield from crew.map(_play_some, [(plan, chunk) for chunk in chunks])


def _sum_up(plan: Plan, outcomes: Sequence[Outcome], seconds: float) -> Result:
    """Whole numbers and fractions: no rounding depends on an order."""
    won = dict.fromkeys(plan.bots, Fraction(0))
    points = dict.fromkeys(plan.bots, 0)
    sat = dict.fromkeys(plan.bots, 0)
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            points[bot] += outcome.scores[seat]
            sat[bot] += 1
            if seat in outcome.winners:
                won[bot] += Fraction(1, len(outcome.winners))
    return Result(
        title=plan.title,
        seats=plan.seats,
        games=len(outcomes),
        decisions=sum(outcome.decisions for outcome in outcomes),
        seconds=seconds,
        wins={bot: float(won[bot] / len(outcomes)) for bot in won},
        mean_score={bot: float(Fraction(points[bot], sat[bot])) for bot in points},
        findings=[finding for outcome in outcomes for finding in outcome.findings],
    )


def _by_seat(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    if len(bots) == 1:
        return tuple(bots) * seats
    if len(bots) != seats:
        raise Malformed(f"{len(bots)} bots for {seats} seats: name one for all, or one for each")
    return tuple(bots)


def _try_out(plan: Plan) -> None:
    """Refuse here, once, what every process would refuse."""
    game = _game(plan.title, plan.content)
    game.playout(plan.seats, 0, plan.options)
    for name in plan.bots:
        load_bot(name, game, 0)


def _bot_seed(seed: str, seat: int) -> int:
    return int(hashlib.sha256(f"{seed}/bot/{seat}".encode()).hexdigest()[:8], 16)


@cache
def _game(title: str, content: Path | None) -> Game:
    """Once per process."""
    return load(title, content)
