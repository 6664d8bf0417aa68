"""`speciate rules`: clauses to read, to search, to cite; and who tests them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Call

import speciate
from speciate.cli.rules import coverage_file


def test_all_clauses_by_section(call: Call) -> None:
    said = call("rules", "planet")
    clauses = speciate.load("planet").title.clauses()
    assert all(f"  {clause.id} " in said.out for clause in clauses)
    result = call("rules", "planet", "--json").result
    assert [each["id"] for each in result["clauses"]] == [clause.id for clause in clauses]


@pytest.mark.parametrize("wanted", ["PL-4.5", "pl-4.5"])
def test_one_clause_with_where_it_stands(call: Call, wanted: str) -> None:
    (clause,) = call("rules", "planet", wanted, "--json").result["clauses"]
    assert clause["id"] == "PL-4.5"
    assert clause["source"] == "rulebook"
    assert clause["where"] in call("rules", "planet", wanted).out


def test_the_beginning_of_an_id(call: Call) -> None:
    clauses = call("rules", "planet", "PL-1", "--json").result["clauses"]
    assert all(each["id"].startswith("PL-1.") for each in clauses)


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Marker"), ("pl", "znacznik"), ("it", "segnalino")]
)
def test_search_in_every_language(call: Call, language: str, word: str) -> None:
    words = ["rules", "planet", "--search", word, "--lang", language, "--json"]
    found = {each["id"] for each in call(*words).result["clauses"]}
    assert "PL-3.14" in found


def test_a_search_without_a_hit_is_an_answer(call: Call) -> None:
    said = call("rules", "planet", "--search", "zebra", "--json")
    assert said.code == 0
    assert said.result["clauses"] == []
    assert "zebra" in said.err


def test_titles(call: Call) -> None:
    (planet,) = call("rules", "--json").result["titles"]
    assert planet["title"] == "planet"
    assert planet["clauses"] > 40


@pytest.fixture
def coverage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A coverage file of our own; it is not there yet."""
    file = tmp_path / "coverage.json"
    monkeypatch.setattr("speciate.cli.rules.coverage_file", lambda title: file)
    return file


def test_coverage_counts_clauses_and_cards(call: Call, coverage: Path) -> None:
    title = speciate.load("planet").title
    tested = {"tests": ["tests/planet/test_x.py::test_y"], "exercised": 3}
    coverage.write_text(
        json.dumps(
            {
                "clauses": {"PL-1.1": tested["tests"], "PL-1.2": []},
                "cards": {"A01": tested, "A02": {"tests": [], "exercised": 0}},
            }
        )
    )
    said = call("rules", "planet", "--coverage", "--json")
    assert said.code == 0
    assert said.result["clauses"] == len(title.clauses())
    assert said.result["clauses_tested"] == 1
    assert said.result["cards"] == len(title.cards()) == 50
    assert said.result["cards_exercised"] == 1
    assert "PL-1.2" in said.result["untested"]
    assert "A02" in said.result["unexercised"]
    assert "clauses tested: 1 of" in call("rules", "planet", "--coverage").out


def test_a_build_without_coverage_says_so(call: Call, coverage: Path) -> None:
    said = call("rules", "planet", "--coverage", "--json")
    assert said.code == 3
    assert said.result["error"]["code"] == "environment"


def test_the_coverage_of_this_build() -> None:
    assert coverage_file("planet").name == "coverage.json"
