"""Simulations: the same whatever the number of processes, and added up rightly."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from speciate.arena.simulate import Result, simulate
from speciate.core import Malformed
from speciate.core.verify import verify_record
from speciate.games import load_title

ONE_GREEDY = ["greedy", "random", "random", "random"]


def told(result: Result) -> dict[str, object]:
    """The keys without what the clock says."""
    return {key: value for key, value in result.keys().items() if "second" not in key}


@pytest.fixture(scope="module")
def result() -> Result:
    return simulate("planet", 4, 24, ONE_GREEDY, 7, jobs=1)


def test_keys(result: Result) -> None:
    keys = result.keys()
    assert list(keys) == [
        "title",
        "seats",
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "wins",
        "mean_score",
        "findings",
    ]
    assert (keys["title"], keys["seats"], keys["games"], keys["findings"]) == ("planet", 4, 24, 0)
    assert set(keys["wins"]) == set(keys["mean_score"]) == {"greedy", "random"}
    assert sum(keys["wins"].values()) == pytest.approx(1)
    assert keys["decisions"] == 24 * 140  # 48 turns of 3 asks, the last face of each seat forced


def test_results_do_not_depend_on_jobs(result: Result, tmp_path: Path) -> None:
    """Nor on keeping records, nor on looking closer."""
    for jobs in (2, 3):
        assert told(simulate("planet", 4, 24, ONE_GREEDY, 7, jobs=jobs)) == told(result)
    again = simulate("planet", 4, 24, ONE_GREEDY, 7, jobs=2, records=tmp_path, audit=True)
    assert told(again) == told(result)


def test_another_seed_gives_other_matches(result: Result) -> None:
    assert told(simulate("planet", 4, 24, ONE_GREEDY, 8, jobs=1)) != told(result)


def test_seats_rotate_unless_fixed() -> None:
    seats = ["greedy", "random"]
    rotated = simulate("planet", 2, 4, seats, 1, jobs=1)
    fixed = simulate("planet", 2, 4, seats, 1, jobs=1, fixed=True)
    assert told(rotated) != told(fixed)


def test_records_are_true_and_name_the_bots(tmp_path: Path) -> None:
    simulate("planet", 2, 3, ["greedy", "random"], 5, jobs=1, records=tmp_path, date="2026-11-19")
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"planet-5-00000{n}.speciate" for n in range(3)]
    texts = [file.read_text(encoding="utf-8") for file in files]
    assert all(verify_record(text, load_title).ok for text in texts)
    assert all("date: 2026-11-19\n" in text for text in texts)
    players = [text[text.index("players: ") :].split("\n")[0] for text in texts]
    assert players[0] == players[2] != players[1]


def test_options_and_progress() -> None:
    heard: list[tuple[int, int]] = []
    result = simulate(
        "planet",
        3,
        5,
        ["random"],
        1,
        jobs=1,
        options={"beginner": "yes"},
        on_progress=lambda done, games: heard.append((done, games)),
    )
    assert result.wins == {"random": 1.0}
    assert heard[-1] == (5, 5)
    assert heard == sorted(heard)


@pytest.mark.parametrize(
    ("seats", "games", "bots", "says"),
    [
        (4, 1, ["random", "random"], "2 bots for 4 seats"),
        (4, 1, ["clever"], "unknown bot 'clever'"),
        (5, 1, ["random"], "2 to 4 seats"),
        (4, 0, ["random"], "at least one"),
    ],
)
def test_bad_input_is_refused(seats: int, games: int, bots: list[str], says: str) -> None:
    with pytest.raises(Malformed, match=says):
        simulate("planet", seats, games, bots, 1)


ENDS = ["kill", "terminate"] if sys.platform == "win32" else ["kill", "terminate", "interrupt"]


@pytest.mark.parametrize("end", ENDS)
def test_workers_go_with_their_parent(end: str) -> None:
    """They share its output, which closes when the last of them is gone."""
    code = (
        "import signal\n"
        # Started in the background, a shell has its children ignore Ctrl-C.
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from speciate.arena.simulate import simulate\n"
        "simulate('planet', 4, 1_000_000, ['random'], 1, jobs=2,\n"
        "         on_progress=lambda done, games: print(done, flush=True))\n"
    )
    with subprocess.Popen(
        [sys.executable, "-P", "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline().strip().isdigit()
        if end == "interrupt":
            parent.send_signal(signal.SIGINT)
        else:
            getattr(parent, end)()
        _, said = parent.communicate(timeout=60)
    assert parent.returncode
    assert "spawn_main" not in said, "a worker complains"
