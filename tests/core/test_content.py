"""Content: packs laid over what is printed, and every mistake with its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.core import mini
from tests.core.mini import LAYOUT, PRINTED

from speciate.core import Malformed
from speciate.core.content import read_content


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def refusal(pack: Path, text: str) -> list[str]:
    pack.write_text(text, encoding="utf-8")
    with pytest.raises(Malformed) as caught:
        mini.load(pack)
    assert str(caught.value).startswith(f"the content pack {pack}")
    return [str(fault) for fault in caught.value.faults]


def test_a_pack_replaces_the_entries_it_names(pack: Path) -> None:
    pack.write_text('[cards]\nC02 = "b9"\nC03 = { face = "g9", source = "published" }\n', "utf-8")
    game = mini.load(pack)
    match = game.position({"rows": [["C01", "C02", "C03"], []], "hands": [[], []]})
    assert match.view(0).board["scores"][0] == 1 + 9 + 9 + 2  # with two coins
    assert game.content.source("cards", "C01") == "reconstructed"
    assert game.content.source("cards", "C02") == "reconstructed"
    assert game.content.source("cards", "C03") == "published"


def test_the_source_of_a_pack_is_that_of_its_entries(pack: Path) -> None:
    pack.write_text(
        '[cards]\nsource = "published"\nnote = "From the box."\n'
        'C02 = "b9"\nC03 = { face = "g9", source = "rulebook" }\n',
        "utf-8",
    )
    content = mini.load(pack).content
    sources = [content.source("cards", card) for card in ("C01", "C02", "C03")]
    assert sources == ["reconstructed", "published", "rulebook"]
    assert content.tables["cards"]["C02"] == {"face": "b9", "source": "published"}
    assert content.tables["cards"]["note"] == "A letter for the colour and a number for the value."


def test_the_digest_is_that_of_what_is_said_not_of_how(pack: Path) -> None:
    printed = mini.load().content.digest
    assert printed == "54ff373bafa6a0ec"
    pack.write_text("# nothing but a comment\n", "utf-8")
    assert mini.load(pack).content.digest == printed
    pack.write_text('[cards]\nC01   =   "r1" # as it is\n', "utf-8")
    assert mini.load(pack).content.digest == printed
    pack.write_text('[cards]\nsource = "published"\nnote = "Seen."\nC01 = "r1"\n', "utf-8")
    assert mini.load(pack).content.digest == printed
    pack.write_text('[cards]\nC01 = "r2"\n', "utf-8")
    assert mini.load(pack).content.digest != printed


def test_a_match_of_other_content_has_another_record_header(pack: Path) -> None:
    pack.write_text('[cards]\nC01 = "r2"\n', "utf-8")
    game = mini.load(pack)
    assert f"\ncontent: {game.content.digest}\n" in game.start(2, 1).record().text()


def test_every_mistake_is_named_with_its_line(pack: Path) -> None:
    text = """\
stray = 1
[meta]
title = "planet"
[cards]
# a comment
C01 = "r1"
C02 = "x7"
C99 = "r1"
"C03" = 5
source = "hearsay"
note = 7
[houses]
H01 = "red"
"""
    assert refusal(pack, text) == [
        "line 1: unknown table [stray]: there are meta, cards",
        "line 3: title: this is content of 'planet', not of burrow",
        "line 7: C02: 'x7' is not a colour r, g or b and a value",
        "line 8: [cards] has no entry C99",
        "line 9: C03: 5 is not a colour r, g or b and a value",
        "line 10: source 'hearsay': it is one of rulebook, published, reconstructed",
        "line 11: note is a text in quotes",
        "line 12: unknown table [houses]: there are meta, cards",
    ]


def test_a_table_that_is_none_is_named(pack: Path) -> None:
    wanted = "line 2: cards is one table: write [cards] above its lines"
    assert refusal(pack, "\ncards = 3\n") == [wanted]
    assert refusal(pack, '\n[[cards]]\nC01 = "r1"\n') == [wanted]


def test_a_heading_in_quotes_is_found(pack: Path) -> None:
    assert refusal(pack, '\n["cards"]\nC01 = "x1"\n') == [
        "line 3: C01: 'x1' is not a colour r, g or b and a value"
    ]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"[cards\n", "is not TOML: "),
        (b"[cards]\nC01 = \n", "line 2"),
        (b"[cards]\nC01 = 'r1'\nC01 = 'r1'\n", "line 3"),
        (b"\xff\xfe", "is not TOML: "),
    ],
)
def test_what_is_no_toml_is_refused(pack: Path, data: bytes, message: str) -> None:
    pack.write_bytes(data)
    with pytest.raises(Malformed, match=message):
        mini.load(pack)


def test_a_pack_that_is_not_there_is_refused(pack: Path) -> None:
    with pytest.raises(Malformed, match=r"mine\.toml cannot be read: No such file"):
        mini.load(pack)


def test_what_is_built_in_has_to_be_whole() -> None:
    damaged = PRINTED.replace('C24 = "b8"\n', "").replace('note = "Invented', 'remark = "Invented')
    with pytest.raises(Malformed) as caught:
        read_content(damaged, LAYOUT, None)
    assert [fault.message for fault in caught.value.faults] == [
        "[meta] has no entry remark",
        "[meta] lacks note",
        "[cards] lacks C24",
    ]


def test_an_entry_with_a_heading_of_its_own_is_found(pack: Path) -> None:
    assert refusal(pack, '\n\n[cards.C03]\nface = "x1"\n') == [
        "line 3: C03: 'x1' is not a colour r, g or b and a value"
    ]
