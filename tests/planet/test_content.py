"""The printed facts, held against the same facts written down a second time."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from tests.planet.positions import GAME
from tests.planet.printed import ANIMALS, BAND_POINTS, HABITATS, KINDS, OBJECTIVES, ROW, TILES

from speciate.core.content import PROVENANCES
from speciate.games.planet.content import tile_fields

TABLES = GAME.content.tables
IDS = [f"T{number:02}" for number in range(1, 51)]


def _entries(table: str) -> dict[str, object]:
    return {key: entry for key, entry in TABLES[table].items() if key not in ("source", "note")}


@pytest.mark.parametrize(("tile", "fields"), [*zip(IDS, TILES, strict=True)], ids=IDS)
def test_a_tile_shows_five_fields(tile: str, fields: str) -> None:
    assert tile_fields(TABLES["tiles"][tile]) == fields
    assert GAME.content.source("tiles", tile) == "reconstructed"


def test_there_are_50_tiles_45_animals_and_5_objectives() -> None:
    assert list(_entries("tiles")) == IDS
    assert list(_entries("animals")) == list(ANIMALS)
    assert list(_entries("objectives")) == list(OBJECTIVES)


def test_the_tiles_have_250_fields_as_counted() -> None:
    assert Counter("".join(TILES)) == {"O": 61, "F": 58, "M": 46, "D": 43, "G": 42}
    assert Counter(len(set(tile)) for tile in TILES) == {2: 20, 3: 30}
    habitats = Counter(letter for tile in TILES for letter in set(tile))
    assert set(habitats.values()) == {26}
    for size, often in ((2, 2), (3, 3)):
        of_size = Counter("".join(sorted(set(tile))) for tile in TILES if len(set(tile)) == size)
        assert set(of_size.values()) == {often}
        assert len(of_size) == 10


def test_no_two_tiles_are_alike_not_even_mirrored() -> None:
    def forms(tile: str) -> set[str]:
        turns = {tile[k:] + tile[:k] for k in range(5)}
        return turns | {turn[::-1] for turn in turns}

    assert not any(one in forms(other) for one, other in combinations(TILES, 2))


def test_the_animals_are_nine_of_each_habitat() -> None:
    grid = {(animal.habitat, animal.kind, animal.other) for animal in ANIMALS.values()}
    expected = {(habitat, "most", "-") for habitat in HABITATS}
    expected |= {
        (habitat, kind, other)
        for habitat in HABITATS
        for other in HABITATS
        for kind in KINDS
        if kind != "most" and other != habitat
    }
    assert grid == expected
    assert len(ANIMALS) == len(expected) == 45


def test_the_row_and_the_points() -> None:
    assert TABLES["row"]["cards"] == ROW
    assert sum(ROW) == 20
    assert TABLES["row"]["mystery"]["face_up"] == [0, 0] + [1] * 10
    assert TABLES["row"]["mystery"]["face_down"] == [0, 0] + [1] * 10
    scoring = TABLES["scoring"]
    assert scoring["band_points"] == BAND_POINTS
    points = (scoring["same_habitat"], scoring["other_habitat"], scoring["beginner"])
    assert points == (1, 2, 1)


def test_everything_says_where_it_comes_from() -> None:
    for name, table in TABLES.items():
        assert table["note"].strip()
        for key in _entries(name):
            assert GAME.content.source(name, key) in PROVENANCES
    for entry in TABLES["animals"].values():
        if isinstance(entry, dict):
            assert {entry["species"], entry["requirement"]} <= set(PROVENANCES)
            published = "published" in (entry["species"], entry["requirement"])
            assert bool(entry.get("where")) == published
    for entry in TABLES["objectives"].values():
        if isinstance(entry, dict):
            assert set(entry["sources"]) <= set(PROVENANCES)


def test_what_the_rulebook_names_is_marked_so() -> None:
    """Panda, elephant, reindeer and fox are its examples; 11 and 14 fields of glacier too."""
    named = {card for card, animal in ANIMALS.items() if animal.species == "rulebook"}
    assert named == {"A19", "A32", "A17", "A21"}
    assert TABLES["objectives"]["N2"]["sources"][:2] == ["rulebook", "rulebook"]


def test_the_title_lists_its_cards_and_knows_them_by_what_was_drawn() -> None:
    title = GAME.title
    assert title.cards() == [*ANIMALS, *OBJECTIVES]
    assert title.card_of("animals", "A17") == "A17"
    for card, (letter, *_) in OBJECTIVES.items():
        assert title.card_of("objectives", HABITATS[letter]) == card
