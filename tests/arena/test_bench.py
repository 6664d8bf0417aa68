"""The benchmark runs and says what it should; how fast is for docs/benchmarks.md."""

from __future__ import annotations

import pytest

from speciate.arena import peers
from speciate.arena.bench import BenchResult, bench
from speciate.arena.footprint import peak_memory
from speciate.build_info import rules_mode
from speciate.core import Malformed


@pytest.fixture(scope="module")
def result() -> BenchResult:
    return bench("planet", seats=2, options={"mystery": "yes"}, seconds=0.02)


def test_keys(result: BenchResult) -> None:
    keys = result.keys()
    assert list(keys) == [
        "title",
        "mode",
        "seats",
        "decisions_per_second",
        "matches_per_second",
        "fork_us",
        "loop_per_second",
    ]
    assert (keys["title"], keys["mode"], keys["seats"]) == ("planet", rules_mode(), 2)
    rates = [value for value in keys.values() if isinstance(value, float)]
    assert len(rates) == 4
    assert min(rates) > 0


def test_a_decision_is_an_answered_ask(result: BenchResult) -> None:
    assert result.figures.decisions_per_match == 70  # 24 turns of 3 asks; two faces are forced


def test_memory(result: BenchResult) -> None:
    assert 1_000 < result.figures.match_memory < 1_000_000
    assert result.figures.peak_memory > 1_000_000
    assert peak_memory() > 1_000_000


def test_bad_input_is_refused_here() -> None:
    with pytest.raises(Malformed, match="2 to 4 seats"):
        bench("planet", seats=7)
    with pytest.raises(Malformed, match="unknown option"):
        bench("planet", options={"length": "long"})


def test_a_missing_peer_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(peers.PEERS, "nothing", ("no_such_package", peers.catanatron))
    assert peers.measure("nothing", 1) is None


def test_peers_have_a_rate_or_a_cure() -> None:
    result = bench("planet", seconds=0.02, peers=True)
    named = {rate.package for rate in result.peers}
    named |= {line.split()[0] for line in result.missing}
    assert named == set(peers.PEERS)
    assert all(peers.INSTALL in line for line in result.missing)
    assert len(result.keys()["peers"]) == len(result.peers)
