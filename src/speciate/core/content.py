"""Content files: the printed facts of a title, and packs of a user's own that replace some.

A title lists its tables and how an entry is checked; here files are read, laid over each other, and
every mistake is named with its line. A pack may hold any part of a content file.
"""
# mypyc: interpreted - runs once per title, on what people write

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from speciate.core.errors import Fault, Malformed

PROVENANCES = ("rulebook", "published", "reconstructed")
# What people read and no rule does: a record stays true when these are put better.
WORDS = frozenset({"name", "note", "source", "where"})

# Looks at one entry of a table; yields what is wrong with it.
EntryCheck = Callable[[str, Any], Iterable[str]]


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a content file: the keys it must have in the end, and the check of an entry.

    Where an entry may be written bare, `bare` is the key it would have in a table of its own.
    `words` are the keys of an entry that no rule reads, beside those that no rule ever reads.
    """

    keys: tuple[str, ...]
    check: EntryCheck
    bare: str = ""
    words: frozenset[str] = frozenset()


class Lines:
    """Where tables and keys stand in a TOML text; the parser of the standard library forgets it."""

    def __init__(self, text: str) -> None:
        self._at: dict[tuple[str, str], int] = {}
        table = ""
        for number, line in enumerate(text.splitlines(), 1):
            if heading := re.match(r"\s*\[+\s*[\"']?([\w.-]+)[\"']?\s*\]+", line):
                table = heading[1]
                self._at[table, ""] = number
            elif key := re.match(r"\s*[\"']?([\w-]+)[\"']?\s*=", line):
                self._at.setdefault((table, key[1]), number)

    def of(self, table: str, key: str = "") -> str:
        """The line of an entry, or of the heading above it, which may be its own."""
        places = ((table, key), (f"{table}.{key}", ""), (table, ""))
        return f"line {next((self._at[place] for place in places if place in self._at), 1)}"


@dataclass(frozen=True, slots=True)
class Content:
    """Checked content: what a title is built from, and the digest that records carry.

    The digest covers what the rules read, not names, notes and provenance.
    """

    tables: Mapping[str, Mapping[str, Any]]
    digest: str

    def source(self, table: str, key: str) -> str:
        """The provenance of an entry: its own where it gives one, else its table's."""
        entry = self.tables[table].get(key)
        if isinstance(entry, dict) and "source" in entry:
            return str(entry["source"])
        return str(self.tables[table]["source"])


def read_content(printed: str, layout: Mapping[str, Table], pack: Path | None) -> Content:
    """The title's own content with a pack laid over it; every mistake is refused with its line."""
    tables = tomllib.loads(printed)
    if faults := list(check_tables(tables, layout, Lines(printed), whole=True)):
        raise Malformed.from_faults("the built-in content is damaged", faults)
    if pack is not None:
        tables = _laid_over(tables, _read_pack(pack, layout), layout)
    played = {name: _played(table, layout[name]) for name, table in tables.items()}
    text = json.dumps(played, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return Content(tables, hashlib.sha256(text.encode()).hexdigest()[:16])


def _played(entry: Any, table: Table) -> Any:
    """An entry without what no rule reads, in the one form that it may be written in."""
    if not isinstance(entry, dict):
        return entry
    words = WORDS | table.words
    kept = {key: _played(value, table) for key, value in entry.items() if key not in words}
    return kept[table.bare] if list(kept) == [table.bare] else kept


def check_tables(
    tables: Mapping[str, Any], layout: Mapping[str, Table], lines: Lines, *, whole: bool
) -> Iterable[Fault]:
    """Everything that is wrong; `whole` also asks for what a pack may leave out."""
    for name, table in tables.items():
        if name not in layout:
            yield Fault(lines.of(name), f"unknown table [{name}]: there are {', '.join(layout)}")
        elif not isinstance(table, dict):
            where = lines.of(name) if isinstance(table, list) else lines.of("", name)
            yield Fault(where, f"{name} is one table: write [{name}] above its lines")
        else:
            yield from _check_table(name, table, layout[name], lines)
    if not whole:
        return
    for name, wanted in layout.items():
        present = tables.get(name, {})
        for key in (*wanted.keys, "source", "note"):
            if key not in present:
                yield Fault(lines.of(name), f"[{name}] lacks {key}")


def _check_table(
    name: str, table: Mapping[str, Any], wanted: Table, lines: Lines
) -> Iterable[Fault]:
    for key, entry in table.items():
        where = lines.of(name, key)
        if key == "source":
            if entry not in PROVENANCES:
                yield Fault(where, f"source {entry!r}: it is one of {', '.join(PROVENANCES)}")
        elif key == "note":
            if not isinstance(entry, str):
                yield Fault(where, "note is a text in quotes")
        elif key not in wanted.keys:
            yield Fault(where, f"[{name}] has no entry {key}")
        else:
            yield from (Fault(where, f"{key}: {wrong}") for wrong in wanted.check(key, entry))


def _read_pack(pack: Path, layout: Mapping[str, Table]) -> dict[str, Any]:
    try:
        text = pack.read_text(encoding="utf-8-sig")  # some editors put a mark in front
        tables = tomllib.loads(text)
    except OSError as fault:
        raise Malformed(f"the content pack {pack} cannot be read: {fault.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise Malformed(f"the content pack {pack} is not TOML: {fault}") from None
    if faults := list(check_tables(tables, layout, Lines(text), whole=False)):
        raise Malformed.from_faults(f"the content pack {pack} cannot be used", faults)
    return tables


def _laid_over(
    under: Mapping[str, Any], over: Mapping[str, Any], layout: Mapping[str, Table]
) -> dict[str, Any]:
    """The tables of `under` with the entries of `over`; a pack's entries carry its own source."""
    result = {name: dict(table) for name, table in under.items()}
    for name, table in over.items():
        source = table.get("source")
        for key, entry in table.items():
            if key in ("source", "note"):
                continue
            result[name][key] = entry
            if source is None:
                continue
            if isinstance(entry, dict):
                result[name][key] = {"source": source, **entry}
            elif layout[name].bare:
                result[name][key] = {layout[name].bare: entry, "source": source}
    return result
