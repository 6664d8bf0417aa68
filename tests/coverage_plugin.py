"""Which tests hold each clause and each card of a title, and how often its cards came up.

Tests say so by marks, `@pytest.mark.rule("PL-3.9")` and `@pytest.mark.card("A17")`; the random
matches of a title tell what they met in a property `met`. All tests of a title lie in the folder
`tests/<title>`. When they have all run, and only then, the outcome is held against `coverage.json`
in the folder of the title, or written there with `--write-coverage`.

Properties of tests travel with their reports, so it makes no difference how many processes ran.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import speciate
from speciate.games import TITLES

TESTS = Path(__file__).parent
MARKS = ("rule", "card")
NARROWED = ("keyword", "markexpr", "deselect", "lf", "failedfirst", "stepwise", "collectonly")

# What the tests that passed had to say: by test id, the name and value of each property.
Passed = Mapping[str, Sequence[tuple[str, Any]]]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-coverage",
        action="store_true",
        help="write coverage.json of every title whose tests have all passed",
    )


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Coverage(config), "speciate-coverage")


def pytest_itemcollected(item: pytest.Item) -> None:
    for name in MARKS:
        item.user_properties += [(name, mark.args[0]) for mark in item.iter_markers(name)]


class Coverage:
    """Gathers the reports, in the one process that hears of all of them."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.passed: dict[str, list[tuple[str, Any]]] = {}
        self.said: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.passed[report.nodeid] = list(report.user_properties)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if exitstatus != pytest.ExitCode.OK or self._is_narrowed():
            return
        for title, package in TITLES.items():
            folder = package.rpartition(".")[2]
            if not is_whole(TESTS / folder, self.passed):
                continue
            rules = speciate.load(title).title
            found = survey(
                passed_in(folder, self.passed), [c.id for c in rules.clauses()], rules.cards()
            )
            if self.config.getoption("write_coverage"):
                _source_file(folder).write_text(spelled(found), encoding="utf-8", newline="\n")
                self.said.append(f"wrote {_source_file(folder).relative_to(TESTS.parent)}")
            faults = [*gaps(found), *_staleness(package, found)]
            if faults:
                self.said += [f"{title}: {fault}" for fault in faults]
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.said:
            terminalreporter.section("coverage of clauses and cards")
        for line in self.said:
            terminalreporter.line(line)

    def _is_narrowed(self) -> bool:
        """Whether somebody asked for some tests only."""
        return any("::" in argument for argument in self.config.args) or any(
            self.config.getoption(name, default=None) for name in NARROWED
        )


def is_whole(folder: Path, passed: Passed) -> bool:
    """Whether every file of tests in a folder has run."""
    ran = {Path(test.partition("::")[0]).name for test in passed_in(folder.name, passed)}
    files = {file.name for file in folder.glob("test_*.py")}
    return bool(files) and files == ran


def passed_in(folder: str, passed: Passed) -> Passed:
    return {test: said for test, said in passed.items() if test.startswith(f"tests/{folder}/")}


def survey(passed: Passed, clauses: Sequence[str], cards: Sequence[str]) -> dict[str, Any]:
    """What `coverage.json` says; also what tests are marked with that does not exist."""
    held: dict[tuple[str, str], list[str]] = {}
    met = dict.fromkeys(cards, 0)
    for test in sorted(passed):
        for name, value in passed[test]:
            if name in MARKS:
                held.setdefault((name, value), []).append(test)
            elif name == "met":
                for card, times in value.items():
                    met[card] += times
    found: dict[str, Any] = {
        "clauses": {clause: held.pop(("rule", clause), []) for clause in clauses},
        "cards": {
            card: {"tests": held.pop(("card", card), []), "exercised": met[card]} for card in cards
        },
    }
    if held:
        found["unknown"] = sorted({identity for _, identity in held})
    return found


def gaps(found: Mapping[str, Any]) -> Iterator[str]:
    """Clauses and cards that nothing tests, and marks that name neither."""
    for clause, tests in found["clauses"].items():
        if not tests:
            yield f"clause {clause} has no test"
    for card, entry in found["cards"].items():
        if not entry["tests"]:
            yield f"card {card} has no test"
        if not entry["exercised"]:
            yield f"card {card} never came up in the random matches"
    for identity in found.get("unknown", ()):
        yield f"a test is marked with {identity}, which is no clause and no card"


def spelled(found: Mapping[str, Any]) -> str:
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def _staleness(package: str, found: Mapping[str, Any]) -> Iterator[str]:
    file = resources.files(package).joinpath("coverage.json")
    if not file.is_file() or file.read_text(encoding="utf-8") != spelled(found):
        yield "coverage.json is stale: run the tests of the title once with --write-coverage"


def _source_file(folder: str) -> Path:
    return TESTS.parent / "src" / "speciate" / "games" / folder / "coverage.json"
