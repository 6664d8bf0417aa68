"""How fast the installed build plays random matches, beside what else one might take."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from speciate import load
from speciate.arena.measure import Figures, Request
from speciate.arena.peers import INSTALL, PEERS, Rate

_RUN_SECONDS = 3.0
# Told what is being measured now.
Progress = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class PeerRate:
    """A peer's rates, and how many times as many decisions a second ours makes."""

    package: str
    game: str
    matches_per_second: float
    decisions_per_second: float
    ratio: float


@dataclass(frozen=True, slots=True)
class BenchResult:
    """Figures of one build; `missing` says which peers are not installed, and the cure."""

    title: str
    figures: Figures
    peers: tuple[PeerRate, ...] = ()
    missing: tuple[str, ...] = ()

    @property
    def mode(self) -> str:
        return self.figures.mode

    def keys(self) -> dict[str, Any]:
        """What `--json` prints."""
        figures = self.figures
        keys = {
            "title": self.title,
            "mode": figures.mode,
            "seats": figures.seats,
            "decisions_per_second": round(figures.decisions_per_second, 1),
            "matches_per_second": round(figures.matches_per_second, 1),
            "fork_us": round(figures.fork_us, 2),
            "loop_per_second": round(figures.loop_per_second, 1),
        }
        if self.peers or self.missing:
            keys["peers"] = [
                {
                    "package": rate.package,
                    "game": rate.game,
                    "matches_per_second": round(rate.matches_per_second, 1),
                    "decisions_per_second": round(rate.decisions_per_second, 1),
                    "ratio": round(rate.ratio, 2),
                }
                for rate in self.peers
            ]
        return keys


def bench(
    title: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    peers: bool = False,
    seconds: float = _RUN_SECONDS,
    on_progress: Progress | None = None,
) -> BenchResult:
    """Measure in a fresh process: nothing that happened before has a hand in it.

    Each of the five runs takes `seconds`; all other parts together take about as long as two.
    """
    tell = on_progress or _say_nothing
    game = load(title)
    game.playout(game.title.most_seats if seats is None else seats, 0, options)  # refuse it here
    tell(title)
    request = Request(title, seats, dict(options or {}), seconds)
    figures = _measured("speciate.arena.measure", request, Figures)
    rates: list[PeerRate] = []
    missing: list[str] = []
    for package in PEERS if peers else ():
        tell(package)
        found = _measured("speciate.arena.peers", (package, seconds), list[Rate] | None)
        if found is None:
            missing.append(f"{package} is not installed: {INSTALL}")
        rates += [_beside(figures, package, rate) for rate in found or ()]
    return BenchResult(title, figures, tuple(rates), tuple(missing))


def _beside(figures: Figures, package: str, rate: Rate) -> PeerRate:
    ratio = figures.decisions_per_second / rate.decisions_per_second
    return PeerRate(package, rate.game, rate.matches_per_second, rate.decisions_per_second, ratio)


def _measured(module: str, request: object, answer: Any) -> Any:
    """What a module measures in a process of its own, on a path without the working directory."""
    words = [sys.executable, "-P", "-m", module, msgspec.json.encode(request).decode()]
    done = subprocess.run(words, check=False, capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        raise RuntimeError(f"{module} failed: {done.stderr.strip()}")
    return msgspec.json.decode(done.stdout.splitlines()[-1], type=answer)


def _say_nothing(what: str) -> None:
    pass
