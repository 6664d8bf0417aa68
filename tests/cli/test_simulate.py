"""`speciate simulate` and `speciate bench`: their keys, and what they do not depend on."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cli.conftest import Call

from speciate.arena import bench as arena_bench

SIMULATE_KEYS = {
    "title",
    "seats",
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "wins",
    "mean_score",
    "findings",
}
BENCH_KEYS = {
    "title",
    "mode",
    "seats",
    "decisions_per_second",
    "matches_per_second",
    "fork_us",
    "loop_per_second",
}


def test_the_keys_of_simulate(call: Call) -> None:
    result = call("simulate", "planet", "--games", "4", "--seats", "2", "--jobs", "1", "--json")
    assert set(result.result) == SIMULATE_KEYS
    assert result.result["wins"] == {"random": 1.0}
    assert result.result["findings"] == 0
    assert result.err == ""


def test_results_do_not_depend_on_jobs(call: Call) -> None:
    def played(*words: str) -> dict[str, Any]:
        said = call("simulate", "planet", "--games", "12", "--audit", "--json", *words)
        assert said.code == 0
        result: dict[str, Any] = said.result
        for timed in ("seconds", "decisions_per_second"):
            del result[timed]
        return result

    assert played("--jobs", "1") == played("--jobs", "2")
    assert played("--jobs", "1") != played("--jobs", "1", "--seed", "1")


def test_a_finding_is_exit_code_one(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    from speciate.core.errors import Fault
    from speciate.core.match import Match

    monkeypatch.setattr(Match, "audit", lambda self: [Fault("row", "a card is lost")])
    said = call("simulate", "planet", "--games", "1", "--jobs", "1", "--json")
    assert said.code == 1
    assert said.result["findings"] > 0
    assert "row: a card is lost" in said.err


def test_the_keys_of_bench(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_bench.bench, "__kwdefaults__", quick(arena_bench.bench))
    said = call("bench", "planet", "--seats", "2", "--json")
    assert said.code == 0
    assert set(said.result) >= BENCH_KEYS
    assert said.result["mode"] in ("compiled", "interpreted")
    assert said.result["decisions_per_second"] > 1000
    assert "matches a second" in call("bench", "planet").out


def quick(function: Any) -> dict[str, Any]:
    """Runs so short that only the form of the result means something."""
    return {**function.__kwdefaults__, "seconds": 0.05}
