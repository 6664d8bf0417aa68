"""The clauses of a title, read from its `rules.toml`."""
# mypyc: interpreted - runs once per title

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable

from speciate.core.title import Clause


def read_clauses(rules: Traversable) -> list[Clause]:
    entries = tomllib.loads(rules.read_text(encoding="utf-8"))["clause"]
    return [Clause(e["id"], e["section"], e["where"], e["source"]) for e in entries]
