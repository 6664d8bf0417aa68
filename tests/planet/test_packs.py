"""Content packs: somebody with the box corrects the content, and mistakes are named by line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest
from tests.planet.positions import GAME, board, fate_of, place, state_of

import speciate
from speciate.core.errors import Malformed
from speciate.core.game import Game
from speciate.core.playout import play_at_random
from speciate.core.record import write_record
from speciate.core.verify import verify_record

Load = Callable[[str], Game]


@pytest.fixture
def load(tmp_path: Path) -> Load:
    def load_pack(text: str) -> Game:
        pack = tmp_path / "pack.toml"
        pack.write_text(dedent(text).lstrip(), encoding="utf-8")
        return speciate.load("planet", content=pack)

    return load_pack


def test_a_pack_replaces_some_tiles_and_leaves_the_others(load: Load) -> None:
    game = load("""
        [tiles]
        source = "published"
        T07 = "GGGDM"
        T08 = { fields = "DDMOO", source = "rulebook" }
        """)
    match = game.start(2, 1, chance={"round 1 stack": ["T07", "T08", "T09"]})
    place(match, "T07", 1, 2)
    assert board(match)["planets"][0]["letters"][:5] == "MGGGD"
    place(match, "T08", 1, 1)
    assert board(match)["planets"][1]["letters"][:5] == "DDMOO"
    assert state_of(match).facts.fields[8] == "GGFFF"
    assert GAME.start(2, 1).state is not match.state
    assert state_of(GAME.start(2, 1)).facts.fields[6] == "OOMMM"


def test_a_pack_says_where_its_entries_come_from(load: Load) -> None:
    game = load("""
        [tiles]
        source = "published"
        T07 = "GGGDM"
        T08 = { fields = "DDMOO", source = "rulebook" }
        """)
    sources = {tile: game.content.source("tiles", tile) for tile in ("T07", "T08", "T09")}
    assert sources == {"T07": "published", "T08": "rulebook", "T09": "reconstructed"}
    assert GAME.content.source("tiles", "T07") == "reconstructed"


def test_a_pack_replaces_an_animal(load: Load) -> None:
    game = load("""
        [animals]
        A19 = { habitat = "ocean", kind = "largest_touching", other = "forest", \
name = { en = "otter", pl = "wydra", it = "lontra" }, \
species = "published", requirement = "rulebook" }
        """)
    assert game.content.tables["animals"]["A19"]["name"]["pl"] == "wydra"
    requirement = state_of(game.start(2, 1)).facts.requirements[18]
    assert (requirement.kind, requirement.habitat, requirement.other) == (1, 0, 2)
    assert fate_of("A19", "F" * 60, "O" * 60) == "seat 0"  # the panda of the box is still there


def test_a_pack_replaces_the_steps_of_an_objective(load: Load) -> None:
    game = load("""
        [objectives]
        N2 = { habitat = "glacier", fields = [5, 6, 7, 8, 9], \
sources = ["published", "published", "published", "published", "published"] }
        """)
    assert state_of(game.start(2, 1)).facts.ladders[1] == [5, 6, 7, 8, 9]
    assert state_of(game.start(2, 1)).facts.ladders[0] == [16, 19, 22, 25, 28]


MISTAKES = [
    ("tiles", 'T07 = "OOXMM"', "T07: 'OOXMM' is not five of the letters O G F D M"),
    ("tiles", 'T07 = "OOMM"', "T07: 'OOMM' is not five of the letters O G F D M"),
    ("tiles", 'T07 = "oommm"', "T07: 'oommm' is not five of the letters O G F D M"),
    ("tiles", "T07 = 5", "T07: 5 is not five of the letters O G F D M"),
    ("tiles", 'T51 = "OOMMM"', "[tiles] has no entry T51"),
    ("tiles", 'T07 = { source = "published" }', "T07: lacks fields"),
    ("tiles", 'T07 = { fields = "OOMMM", colour = "red" }', "T07: does not know colour"),
    ("tiles", 'T07 = { fields = "OOMMM", source = "guess" }', "T07: source 'guess' is none of"),
    ("tiles", 'T07 = { fields = "OOMMM", where = 5 }', "T07: where 5 is not a text"),
    ("animals", 'A19 = "panda"', "A19: an animal is"),
    ("objectives", "N2 = 5", "N2: an objective is"),
    (
        "objectives",
        'N2 = { habitat = "glacier", fields = [11, 14, 14, 20, 23], sources = [] }',
        "N2: fields [11, 14, 14, 20, 23] are not 5 numbers, each above the one before",
    ),
    (
        "objectives",
        'N2 = { habitat = "ocean", fields = [11, 14, 17, 20, 23], sources = [] }',
        "N2: habitat 'ocean': N2 is the objective of glacier",
    ),
    (
        "objectives",
        'N2 = { habitat = "glacier", fields = [11, 14, 17, 20, 23], sources = ["seen"] }',
        "N2: sources are 5 of the words rulebook, published, reconstructed",
    ),
    ("scoring", "band_points = [2, 4, 6, 8]", "band_points: [2, 4, 6, 8] are not 5 numbers"),
    ("scoring", "same_habitat = -1", "same_habitat: -1 is not a number of points"),
    ("scoring", "same_habitat = true", "same_habitat: True is not a number of points"),
    ("row", "cards = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3]", "none in rounds 1 and 2, 20 in all"),
    ("row", "cards = [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3]", "are not 12 numbers"),
    ("stacks", "prepared = 9", "prepared: 9: the rules need 10"),
    ("meta", 'title = "pangea"', "title: this is content of 'pangea', not of planet"),
    ("planets", "core = 1", "unknown table [planets]"),
]


@pytest.mark.parametrize(("table", "line", "message"), MISTAKES)
def test_a_mistake_is_refused_with_its_line(
    load: Load, table: str, line: str, message: str
) -> None:
    with pytest.raises(Malformed) as refused:
        load(f"# my own box\n[{table}]\n{line}\n")
    (first, *_) = refused.value.faults
    assert message in " ".join(fault.message for fault in refused.value.faults)
    assert first.path == ("line 2" if table == "planets" else "line 3")


ANIMAL_MISTAKES = [
    ('kind = "most_regions"', 'kind = "biggest"', "kind 'biggest' is none of most_regions"),
    ('habitat = "forest"', 'habitat = "steppe"', "habitat 'steppe' is none of ocean"),
    ('kind = "most_regions"', 'kind = "largest_touching"', "other None is none of ocean"),
    ('kind = "most_regions"', 'kind = "most_regions", other = "ocean"', "leave other out"),
    (
        'kind = "most_regions"',
        'kind = "largest_touching", other = "forest"',
        "other is the counted habitat itself",
    ),
    ('it = "panda"', 'fr = "panda"', "name needs a text for each of en, pl, it"),
    ('species = "published"', 'species = "heard"', "species 'heard' is none of rulebook"),
    (', requirement = "published"', "", "lacks requirement"),
    ('species = "published"', 'species = "published", source = "guess"', "source 'guess'"),
]


@pytest.mark.parametrize(("right", "wrong", "message"), ANIMAL_MISTAKES)
def test_a_mistake_in_an_animal_is_refused_with_its_line(
    load: Load, right: str, wrong: str, message: str
) -> None:
    line = (
        'A19 = { habitat = "forest", kind = "most_regions", '
        'name = { en = "panda", pl = "panda", it = "panda" }, '
        'species = "published", requirement = "published" }'
    )
    load(f"[animals]\n{line}\n")
    assert right in line
    broken = line.replace(right, wrong)
    with pytest.raises(Malformed) as refused:
        load(f"[animals]\n\n{broken}\n")
    assert {fault.path for fault in refused.value.faults} == {"line 3"}
    assert any(message in fault.message for fault in refused.value.faults)


def test_all_mistakes_are_named_at_once(load: Load) -> None:
    with pytest.raises(Malformed) as refused:
        load('[tiles]\nT01 = "XXXXX"\nT02 = "OOGGG"\nsource = "guess"\nT99 = "OOOOO"\n')
    assert [fault.path for fault in refused.value.faults] == ["line 2", "line 4", "line 5"]


def test_a_mistake_in_the_mystery_rows_is_refused_with_its_line(load: Load) -> None:
    with pytest.raises(Malformed) as refused:
        load("# mine\n\n[row.mystery]\nface_up = [0, 0, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0]\n")
    (fault, *_) = refused.value.faults
    assert "lacks face_down" in fault.message
    assert fault.path == "line 3"


def test_a_pack_that_is_not_toml_is_refused(load: Load) -> None:
    with pytest.raises(Malformed, match=r"is not TOML.*line 2"):
        load("[tiles]\nT07 = OOMMM\n")


def test_a_pack_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="cannot be read"):
        speciate.load("planet", content=tmp_path / "absent.toml")


def test_a_record_made_with_a_pack_is_refused_without_it(load: Load) -> None:
    game = load('[tiles]\nT07 = "GGGDM"\n')
    match = game.start(2, 5)
    play_at_random(match, 5)
    text = write_record(match)
    assert game.content.digest != GAME.content.digest
    assert verify_record(text, lambda name: game).ok
    verdict = verify_record(text, lambda name: GAME)
    assert (verdict.ok, verdict.code, verdict.line) == (False, "other-content", 4)
    assert "--content" in verdict.fault
