"""The survey of clauses and cards that stands in every title's `coverage.json`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.coverage_plugin import gaps, is_whole, passed_in, spelled, survey

PASSED: dict[str, list[tuple[str, Any]]] = {
    "tests/sea/test_b.py::test_second": [("rule", "S-1"), ("card", "C1")],
    "tests/sea/test_a.py::test_first": [("rule", "S-1"), ("rule", "S-2")],
    "tests/sea/test_c.py::test_many[0]": [("met", {"C1": 2, "C2": 1})],
    "tests/sea/test_c.py::test_many[1]": [("met", {"C1": 3})],
    "tests/land/test_a.py::test_first": [("rule", "S-3")],
}
SEA = passed_in("sea", PASSED)


def test_a_survey_lists_the_tests_of_every_clause_and_card() -> None:
    first, second = "tests/sea/test_a.py::test_first", "tests/sea/test_b.py::test_second"
    assert survey(SEA, ["S-1", "S-2", "S-3"], ["C1", "C2"]) == {
        "clauses": {"S-1": [first, second], "S-2": [first], "S-3": []},
        "cards": {
            "C1": {"tests": [second], "exercised": 5},
            "C2": {"tests": [], "exercised": 1},
        },
    }


def test_gaps_are_named() -> None:
    found = survey(SEA, ["S-1", "S-3"], ["C1", "C2"])
    assert list(gaps(found)) == [
        "clause S-3 has no test",
        "card C2 has no test",
        "a test is marked with S-2, which is no clause and no card",
    ]
    unmet = survey({}, [], ["C1"])
    assert list(gaps(unmet)) == [
        "card C1 has no test",
        "card C1 never came up in the random matches",
    ]


def test_the_order_in_which_tests_ran_makes_no_difference() -> None:
    backwards = dict(reversed([*SEA.items()]))
    one = survey(SEA, ["S-1", "S-2"], ["C1", "C2"])
    assert spelled(survey(backwards, ["S-1", "S-2"], ["C1", "C2"])) == spelled(one)


def test_only_a_run_of_all_files_is_whole(tmp_path: Path) -> None:
    folder = tmp_path / "sea"
    folder.mkdir()
    assert not is_whole(folder, PASSED)
    for name in "abc":
        (folder / f"test_{name}.py").touch()
    assert is_whole(folder, PASSED)
    (folder / "test_d.py").touch()
    assert not is_whole(folder, PASSED)
