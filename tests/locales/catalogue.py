"""The catalogues as the tests read them: messages, their variables and their branches."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import speciate
from speciate.bots import BOTS
from speciate.cli.terminal.planet_table import TERMS
from speciate.cli.terminal.words import COMMANDS
from speciate.core.content import PROVENANCES
from speciate.games.planet.requirement import KINDS
from speciate.games.planet.terrain import HABITATS
from speciate.locales.narrator import clause_message
from speciate.locales.texts import catalogues

SOURCES = Path(speciate.__file__).parent
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "it": {"one", "other"}}


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {
        entry.id.name: entry
        for text in catalogues(language).values()
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ftl.Message)
    }


def junk(text: str) -> list[str]:
    body = FluentParser().parse(text).body
    return [entry.content or "" for entry in body if isinstance(entry, ftl.Junk)]


def nodes(node: Any) -> Iterator[Any]:
    """A node and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


def variables(message: ftl.Message) -> set[str]:
    return {n.id.name for n in nodes(message) if isinstance(n, ftl.VariableReference)}


def branches(message: ftl.Message) -> Iterator[tuple[str, set[str]]]:
    """The variable of every selector with the keys of its branches."""
    for node in nodes(message):
        if isinstance(node, ftl.SelectExpression):
            assert isinstance(node.selector, ftl.VariableReference)
            keys = {_key(variant.key) for variant in node.variants}
            yield node.selector.id.name, keys


def _key(key: ftl.Identifier | ftl.NumberLiteral) -> str:
    return key.name if isinstance(key, ftl.Identifier) else str(key.value)


def is_plural(keys: set[str]) -> bool:
    return keys <= CATEGORIES


def written() -> set[str]:
    """Every string in the sources that has the form of an id and the beginning of one."""
    beginnings = {name.partition("-")[0] + "-" for name in messages("en")}
    return {
        node.value
        for path in SOURCES.rglob("*.py")
        for node in _outside_f_strings(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith(tuple(beginnings))
        and node.value.replace("-", "").replace("_", "").isalnum()
    }


def _outside_f_strings(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for child in ast.iter_child_nodes(node):
        if not (isinstance(node, ast.JoinedStr) and isinstance(child, ast.Constant)):
            yield from _outside_f_strings(child)


def composed() -> set[str]:
    """The ids that are put together while the program runs, from what titles declare."""
    ids = {f"core-bot-{bot}" for bot in BOTS}
    ids |= {f"provenance-{source}" for source in PROVENANCES}
    ids |= {f"terminal-{part}-{c}" for part in ("word", "usage", "do") for c in COMMANDS}
    ids |= {f"cli-clause-{source}" for source in ("rulebook", "ruling")}
    for name in speciate.titles():
        title = speciate.load(name).title
        ids |= {f"{name}-name", f"{name}-goal"}
        for kind in title.kinds:
            ids |= {f"{name}-{kind}", f"{name}-ask-{kind}", f"{name}-ask-{kind}-help"}
            ids |= {f"terminal-{name}-word-{kind}"}
        for option in title.options:
            ids |= {f"{name}-option-{option.name}", f"{name}-option-{option.name}-help"}
            ids |= {f"option-{value}" for value in option.values}
        for clause in title.clauses():
            ids |= {clause_message(clause.id), f"section-{name}-{clause.section}"}
    return ids | _composed_of_planet()


def _composed_of_planet() -> set[str]:
    ids = {f"planet-reason-no-such-{kind.name}" for kind in speciate.load("planet").title.kinds}
    for habitat in HABITATS:
        ids |= {f"planet-habitat-{habitat}", f"terminal-planet-letter-{habitat}"}
    for kind in KINDS:
        ids |= {f"planet-requirement-{kind}", f"terminal-planet-wants-{kind}"}
    for term in TERMS:
        ids |= {f"planet-term-{term}", f"terminal-planet-term-{term}"}
    return ids
