"""`speciate show`: what is in the picture, and that it is one."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from tests.cli.conftest import Call

import speciate
from speciate.core.match import Match
from speciate.games.planet import net
from speciate.games.planet.board import ACROSS, EDGES, FACES

SVG = "{http://www.w3.org/2000/svg}"
LETTERS = "OOOGGFFFDDMMMMM" + "." * 45


def drawn(call: Call, *words: str | Path) -> ET.Element:
    said = call("show", *words)
    assert said.code == 0
    root = ET.fromstring(said.out)
    assert root.tag == f"{SVG}svg"
    return root


def texts(root: ET.Element) -> list[str]:
    return ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]


def test_the_net_shows_every_face_once_and_joins_the_right_edges() -> None:
    assert list(net.NET) == list(range(FACES))
    joined = [
        (face, edge) for face in range(FACES) for edge in range(EDGES) if net.is_joined(face, edge)
    ]
    assert len(joined) == 2 * (FACES - 1)
    for face, edge in joined:
        other, back = divmod(ACROSS[EDGES * face + edge], EDGES)
        here = net.NET[face].corner(edge)
        there = net.NET[other].corner((back + 1) % EDGES)
        assert here == pytest.approx(there)


def test_faces_of_the_net_do_not_overlap() -> None:
    middles = [face.middle for face in net.NET.values()]
    for number, one in enumerate(middles):
        for other in middles[number + 1 :]:
            apart = (one.x - other.x) ** 2 + (one.y - other.y) ** 2
            assert apart >= (2 * net.APOTHEM) ** 2 - 1e-9


def test_a_planet_of_letters(call: Call) -> None:
    root = drawn(call, LETTERS)
    shown = texts(root)
    for letter, fields in zip("OGFDM", (3, 2, 3, 2, 5), strict=True):
        assert shown.count(letter) == fields + 1  # and one in the list of counts
    assert {str(face) for face in range(1, 13)} <= set(shown)


def test_colour_is_never_alone(call: Call) -> None:
    """Each field has a fill, a pattern and a letter."""
    root = drawn(call, "OGFDM" * 12)
    patterns = {each.get("id") for each in root.iter(f"{SVG}pattern")}
    fills = [each.get("fill", "") for each in root.iter(f"{SVG}polygon")]
    for letter in "OGFDM":
        assert f"speciate-{letter}" in patterns
        assert fills.count(f"url(#speciate-{letter})") == 12


@pytest.mark.parametrize("language", ["en", "pl", "it"])
@pytest.mark.parametrize("ply", [0, 33, 90])
def test_a_record_at_a_ply(call: Call, match: Match, record: Path, ply: int, language: str) -> None:
    root = drawn(call, record, "--ply", str(ply), "--lang", language)
    view = speciate.load("planet").rewind(match, ply).view(None)
    shown = texts(root)
    names = speciate.load("planet").content.tables["animals"]
    for animal in (a for column in view.board["row"] for a in column["animals"]):
        assert names[animal]["name"][language] in shown
    for tile in view.board["offer"]:
        assert tile in shown
    title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert desc is not None
    assert str(view.board["round"]) in (title.text or "")
    assert all(name in (desc.text or "") for name in ("Ada", "Bo", "Cy"))
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"


def test_objectives_are_drawn_only_when_the_match_is_over(call: Call, record: Path) -> None:
    assert any(line.startswith("objective: ") for line in texts(drawn(call, record)))
    half = texts(drawn(call, record, "--ply", "60"))
    assert not any(line.startswith("objective") for line in half)


def test_names_are_escaped(call: Call, match: Match, record: Path) -> None:
    match.record(["<b>", "A & B", '"C"']).save(record)
    shown = texts(drawn(call, record))
    assert {"<b>", "A & B", '"C"'} <= set(shown)


def test_a_picture_in_a_file(call: Call, record: Path, tmp_path: Path) -> None:
    file = tmp_path / "out.svg"
    said = call("show", record, "--ply", "33", "--svg", file, "--json")
    assert said.result == {
        "title": "planet",
        "ply": 33,
        "svg": str(file),
        "bytes": file.stat().st_size,
    }


def test_a_position_document(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "p.json"
    file.write_text('{"seats": 4}')
    assert "Seat 4" in texts(drawn(call, file))
    assert call("show", file, "--ply", "3").code == 2
    file.write_text('{"title": "chess"}')
    assert "chess" in call("show", file).refusal
