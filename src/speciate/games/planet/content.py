"""What is printed on the pieces: the check of the content file, and what the rules take from it."""
# mypyc: interpreted - runs once per title

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any

from speciate.core.content import PROVENANCES, Content, Table, read_content
from speciate.games.planet.facts import Facts
from speciate.games.planet.requirement import KINDS, MOST_REGIONS, Requirement
from speciate.games.planet.terrain import HABITATS, LETTERS

TILES = tuple(f"T{number:02}" for number in range(1, 51))
ANIMALS = tuple(f"A{number:02}" for number in range(1, 46))
OBJECTIVES = tuple(f"N{number}" for number in range(1, 6))
BANDS = 5
ROUNDS = 12
LANGUAGES = ("en", "pl", "it")


def read_facts(pack: Path | None = None) -> tuple[Content, Facts]:
    """The content of the box, with a user's pack laid over it."""
    content = read_content(printed(), LAYOUT, pack)
    return content, _facts(content)


def printed() -> str:
    """The content file that comes with the package."""
    return resources.files(__package__).joinpath("content.toml").read_text(encoding="utf-8")


def tile_fields(entry: Any) -> str:
    """A tile is written as its five letters, or as a table that also says where they come from."""
    return str(entry["fields"] if isinstance(entry, dict) else entry)


def _facts(content: Content) -> Facts:
    tiles = [tile_fields(content.tables["tiles"][tile]) for tile in TILES]
    animals = [content.tables["animals"][animal] for animal in ANIMALS]
    ladders = {
        HABITATS.index(entry["habitat"]): entry["fields"]
        for entry in (content.tables["objectives"][objective] for objective in OBJECTIVES)
    }
    scoring, row = content.tables["scoring"], content.tables["row"]
    return Facts(
        fields=tiles,
        requirements=[
            Requirement(
                KINDS.index(animal["kind"]),
                HABITATS.index(animal["habitat"]),
                HABITATS.index(animal["other"]) if "other" in animal else -1,
            )
            for animal in animals
        ],
        ladders=[list(ladders[habitat]) for habitat in range(len(HABITATS))],
        band_points=list(scoring["band_points"]),
        same_habitat=scoring["same_habitat"],
        other_habitat=scoring["other_habitat"],
        beginner_animal=scoring["beginner"],
        row=list(row["cards"]),
        mystery_open=list(row["mystery"]["face_up"]),
        mystery_hidden=list(row["mystery"]["face_down"]),
    )


def _check_meta(key: str, entry: Any) -> Iterable[str]:
    if key == "title" and entry != "planet":
        yield f"this is content of {entry!r}, not of planet"


def _check_tile(key: str, entry: Any) -> Iterable[str]:
    if isinstance(entry, dict):
        yield from _check_keys(entry, {"fields"}, {"source", "where"})
        entry = entry.get("fields", "OOOOO")
    if not isinstance(entry, str) or len(entry) != 5 or not set(entry) <= set(LETTERS):
        yield f"{entry!r} is not five of the letters {' '.join(LETTERS)}"


def _check_animal(key: str, entry: Any) -> Iterable[str]:
    if not isinstance(entry, dict):
        yield "an animal is { habitat = ..., kind = ..., name = ... } on one line"
        return
    yield from _check_keys(
        entry,
        {"habitat", "kind", "name", "species", "requirement"},
        {"other", "where", "source"},
    )
    kind, habitat, other = entry.get("kind"), entry.get("habitat"), entry.get("other")
    if kind not in KINDS:
        yield f"kind {kind!r} is none of {', '.join(KINDS)}"
    if habitat not in HABITATS:
        yield f"habitat {habitat!r} is none of {', '.join(HABITATS)}"
    if kind == KINDS[MOST_REGIONS] and other is not None:
        yield "most_regions counts one habitat: leave other out"
    if kind in KINDS and kind != KINDS[MOST_REGIONS] and other not in HABITATS:
        yield f"other {other!r} is none of {', '.join(HABITATS)}"
    if other is not None and other == habitat:
        yield "other is the counted habitat itself"
    name = entry.get("name")
    if not isinstance(name, dict) or any(not isinstance(name.get(lang), str) for lang in LANGUAGES):
        yield f"name needs a text for each of {', '.join(LANGUAGES)}"
    for part in ("species", "requirement"):
        if entry.get(part) not in PROVENANCES:
            yield f"{part} {entry.get(part)!r} is none of {', '.join(PROVENANCES)}"


def _check_objective(key: str, entry: Any) -> Iterable[str]:
    if not isinstance(entry, dict):
        yield "an objective is { habitat = ..., fields = [...], sources = [...] } on one line"
        return
    yield from _check_keys(entry, {"habitat", "fields", "sources"}, {"source"})
    habitat, fields, sources = entry.get("habitat"), entry.get("fields"), entry.get("sources")
    wanted = HABITATS[OBJECTIVES.index(key)]
    if habitat != wanted:
        yield f"habitat {habitat!r}: {key} is the objective of {wanted}"
    if not _numbers(fields, BANDS) or sorted(set(fields or [])) != fields:
        yield f"fields {fields!r} are not {BANDS} numbers, each above the one before"
    if not isinstance(sources, list) or [s in PROVENANCES for s in sources] != [True] * BANDS:
        yield f"sources are {BANDS} of the words {', '.join(PROVENANCES)}"


def _check_scoring(key: str, entry: Any) -> Iterable[str]:
    if key == "band_points":
        if not _numbers(entry, BANDS):
            yield f"{entry!r} are not {BANDS} numbers"
    elif not _numbers([entry], 1):
        yield f"{entry!r} is not a number of points"


def _check_row(key: str, entry: Any) -> Iterable[str]:
    if key == "cards":
        yield from _check_columns(entry, 20)
    elif not isinstance(entry, dict):
        yield "[row.mystery] holds face_up and face_down"
    else:
        yield from _check_keys(entry, {"face_up", "face_down"}, {"source", "note"})
        for part in ("face_up", "face_down"):
            yield from _check_columns(entry.get(part), 10)
        if entry.get("face_down") != [0, 0] + [1] * 10:
            yield "face_down is one card for each of rounds 3 to 12"


def _check_columns(columns: Any, total: int) -> Iterable[str]:
    if not _numbers(columns, ROUNDS) or sum(columns) != total or columns[:2] != [0, 0]:
        yield f"{columns!r} are not {ROUNDS} numbers, none in rounds 1 and 2, {total} in all"


def _check_stacks(key: str, entry: Any) -> Iterable[str]:
    fixed = {"prepared": 10, "tiles": 5, "leftover_places": [11, 12]}
    if entry != fixed[key]:
        yield f"{entry!r}: the rules need {fixed[key]}"


def _check_keys(entry: dict[str, Any], needed: set[str], allowed: set[str]) -> Iterable[str]:
    if missing := sorted(needed - entry.keys()):
        yield f"lacks {', '.join(missing)}"
    if unknown := sorted(entry.keys() - needed - allowed):
        yield f"does not know {', '.join(unknown)}"
    if entry.get("source", PROVENANCES[0]) not in PROVENANCES:
        yield f"source {entry['source']!r} is none of {', '.join(PROVENANCES)}"
    for text in ("where", "note"):
        if not isinstance(entry.get(text, ""), str):
            yield f"{text} {entry[text]!r} is not a text in quotes"


def _numbers(value: Any, count: int) -> bool:
    return (
        isinstance(value, list)
        and len(value) == count
        and all(isinstance(n, int) and not isinstance(n, bool) and n >= 0 for n in value)
    )


LAYOUT = {
    "meta": Table(("title", "name"), _check_meta),
    "tiles": Table(TILES, _check_tile, bare="fields"),
    "animals": Table(ANIMALS, _check_animal, words=frozenset({"species", "requirement"})),
    "objectives": Table(OBJECTIVES, _check_objective, words=frozenset({"sources"})),
    "scoring": Table(("band_points", "same_habitat", "other_habitat", "beginner"), _check_scoring),
    "row": Table(("cards", "mystery"), _check_row),
    "stacks": Table(("prepared", "tiles", "leftover_places"), _check_stacks),
}


def doubts(content: Content) -> Iterator[str]:
    """What may be printed so and is likelier a slip of the pen: worth a second look at the box."""
    seen: dict[str, str] = {}
    for tile in TILES:
        fields = tile_fields(content.tables["tiles"][tile])
        if not 2 <= len(set(fields)) <= 3:
            yield f"{tile} {fields}: tiles are known to show two or three habitats"
        turned = min(fields[at:] + fields[:at] for at in range(len(fields)))
        if turned in seen:
            yield f"{tile} {fields}: the same tile as {seen[turned]}"
        seen.setdefault(turned, tile)
