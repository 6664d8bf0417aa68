"""The clauses themselves: ids, sections, and a sentence of each in every language."""

from __future__ import annotations

import re
from importlib import resources

import pytest
from tests.planet.positions import GAME

CLAUSES = GAME.title.clauses()
# Section by section: its number in the ids, and how many clauses it has.
SECTIONS = {
    "start": (1, 7),
    "setup": (2, 8),
    "continents": (3, 14),
    "life": (4, 9),
    "requirements": (5, 5),
    "ties": (6, 8),
    "end": (7, 13),
    "beginner": (8, 3),
    "mystery": (9, 5),
}


def test_the_clauses_are_numbered_section_by_section() -> None:
    expected = [
        (f"PL-{number}.{place}", section)
        for section, (number, count) in SECTIONS.items()
        for place in range(1, count + 1)
    ]
    assert [(clause.id, clause.section) for clause in CLAUSES] == expected


def test_a_clause_is_printed_somewhere_or_a_ruling() -> None:
    for clause in CLAUSES:
        assert clause.source in ("rulebook", "ruling")
        assert bool(clause.where) == (clause.source == "rulebook"), clause.id


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_every_clause_and_every_section_has_a_sentence(language: str) -> None:
    catalogue = resources.files("speciate.locales").joinpath(language, "planet.ftl")
    text = catalogue.read_text(encoding="utf-8")
    sentences = dict(re.findall(r"^([\w-]+) = (.+)$", text, re.MULTILINE))
    for clause in CLAUSES:
        sentence = sentences["rule-" + clause.id.replace(".", "-")]
        assert sentence.rstrip().endswith((".", "!", "?")), clause.id
        assert f"section-planet-{clause.section}" in sentences
    known = {"rule-" + clause.id.replace(".", "-") for clause in CLAUSES}
    assert {key for key in sentences if key.startswith("rule-PL-")} == known


def test_every_ask_event_and_reason_cites_a_clause_that_is_there() -> None:
    ids = {clause.id for clause in CLAUSES}
    package = resources.files("speciate.games.planet")
    sources = [*package.iterdir(), *package.joinpath("actions").iterdir()]
    cited = {
        rule
        for source in sources
        if source.name.endswith(".py")
        for rule in re.findall(r'"(PL-\d+\.\d+)"', source.read_text(encoding="utf-8"))
    }
    assert cited <= ids
    assert len(cited) > 20
