"""A terminal that is closed, a machine that shuts down: the match is kept."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

import speciate
from speciate.core.record import read_record
from speciate.core.verify import replay_record

# On Windows a process is ended without being told.
ENDS = [] if sys.platform == "win32" else ["SIGTERM", "SIGHUP"]


@pytest.mark.parametrize("name", ENDS)
def test_a_match_ended_from_outside_is_kept(name: str, tmp_path: Path) -> None:
    command = [sys.executable, "-P", "-m", "speciate.cli", "play", "planet", "--seed", "3"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=tmp_path
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("T25 1 1\n")
        game.stdin.flush()
        while "Round 2" not in game.stdout.readline():
            pass
        game.send_signal(getattr(signal, name))
        game.wait(timeout=60)
    assert game.returncode == 128 + getattr(signal, name)
    record = read_record((tmp_path / "speciate-planet.speciate").read_text(encoding="utf-8"))
    assert len(replay_record(record, speciate.load("planet")).choices) >= 3
