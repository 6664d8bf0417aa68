"""One call of the command line, in this process, with what it said."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import speciate
from speciate.cli import run
from speciate.core.match import Match
from speciate.core.playout import play_at_random


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str

    @property
    def result(self) -> Any:
        """The object on the last line of standard output."""
        return json.loads(self.out.splitlines()[-1])

    @property
    def refusal(self) -> str:
        """The one line of a refusal."""
        (line,) = self.err.splitlines()
        assert line.startswith("speciate: ")
        return line.removeprefix("speciate: ")


Call = Callable[..., Said]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def called(*words: str | Path) -> Said:
        capsys.readouterr()
        code = run([str(word) for word in words])
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return called


@pytest.fixture
def match() -> Match:
    """A match of three, played to its end."""
    played = speciate.load("planet").start(3, 11, {"mystery": "yes"})
    play_at_random(played, 5)
    return played


@pytest.fixture
def record(match: Match, tmp_path: Path) -> Path:
    file = tmp_path / "evening.speciate"
    match.record(["Ada", "Bo", "Cy"], "2026-11-19").save(file)
    return file


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A match that is not over: ten choices have been made."""
    half = speciate.load("planet").start(2, 4)
    for _ in range(10):
        half.play(half.ask.choices[0])
    file = tmp_path / "half.speciate"
    half.record().save(file)
    return file
