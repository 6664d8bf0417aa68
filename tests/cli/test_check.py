"""`speciate check`: findings, and pauses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Call

from speciate.cli import check

KEYS = {"title", "games", "decisions", "seconds", "findings", "by_seats", "by_options"}


def test_matches_are_spread_over_seats_and_options(call: Call) -> None:
    said = call("check", "planet", "--games", "12", "--jobs", "1", "--json")
    assert said.code == 0
    result = said.result
    assert set(result) == KEYS
    assert (result["games"], result["findings"]) == (12, [])
    assert result["by_seats"] == {"2": 4, "3": 4, "4": 4}
    assert set(result["by_options"].values()) == {3}


def test_options_that_are_given_stay_fixed(call: Call) -> None:
    words = ["check", "planet", "--games", "6", "--jobs", "1", "--option", "mystery=yes", "--json"]
    assert all("mystery=yes" in options for options in call(*words).result["by_options"])


def test_two_processes_check_the_same(call: Call) -> None:
    one, two = (
        call("check", "planet", "--games", "24", "--jobs", jobs, "--json").result
        for jobs in ("1", "2")
    )
    assert one["decisions"] == two["decisions"]


def test_a_stopped_check_goes_on(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tmp_path / "check.json"
    words = ["check", "planet", "--games", "24", "--jobs", "1", "--resume", str(state), "--json"]
    whole = call(*words[:-3], "--json").result
    real, calls = check.check_some, 0

    def stopped(*args: object) -> check.Progress:
        nonlocal calls
        calls += 1
        if calls == 2:
            raise KeyboardInterrupt
        return real(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(check, "check_some", stopped)
    said = call(*words)
    assert said.code == 130
    assert f"stopped after {check.CHUNK} of 24 matches; the same command goes on" in said.err
    assert json.loads(state.read_text())["state"]["done"] == check.CHUNK
    result = call(*words).result
    assert calls == 4
    assert (result["games"], result["decisions"]) == (24, whole["decisions"])
    assert result["by_seats"] == whole["by_seats"]


def test_the_state_of_another_check_is_refused(call: Call, tmp_path: Path) -> None:
    state = tmp_path / "check.json"
    words = ["check", "planet", "--games", "2", "--jobs", "1", "--resume", state]
    assert call(*words).code == 0
    said = call(*words, "--seed", "5", "--json")
    assert said.code == 2
    assert "seed" in said.refusal
    state.write_text("[]")
    assert call(*words).code == 2


def test_a_finding_names_the_match_and_its_seed(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object) -> None:
        raise IndexError("a tile too many")

    monkeypatch.setattr("speciate.core.conformance.check_match", broken)
    said = call("check", "planet", "--games", "1", "--jobs", "1", "--seed", "9", "--json")
    assert said.code == 1
    (finding,) = said.result["findings"]
    assert "seed 9" in finding
    assert "2 seats" in finding
    assert "IndexError: a tile too many" in finding
