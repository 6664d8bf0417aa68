"""`speciate inspect`: planets as letters, positions as documents."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from tests.cli.conftest import Call

import speciate
from speciate.core.document import to_document
from speciate.core.match import Match

LETTERS = "OOOGGFFFDDMMMMM" + "." * 45
HABITATS = ["ocean", "glacier", "forest", "desert", "mountain"]
BASIC = {"to_act", "ask", "choices", "scores", "findings"}


def test_letters_are_counted_joined_and_ranked(call: Call) -> None:
    """Faces 0 to 2 are covered; across their common edges no habitat meets itself."""
    said = call("inspect", "planet", LETTERS, "--json")
    assert said.code == 0
    result = said.result
    assert result["fields"] == dict(zip(HABITATS, [3, 2, 3, 2, 5], strict=True))
    assert result["regions"] == {habitat: [n] for habitat, n in result["fields"].items()}
    assert list(result["regions"]) == HABITATS
    assert list(result["rankings"]) == [f"A{number:02}" for number in range(1, 46)]
    assert (result["to_act"], result["ask"], result["choices"]) == (None, None, [])
    assert (result["scores"], result["findings"]) == ([], [])


def test_rankings_list_qualifying_regions_largest_first(call: Call) -> None:
    """An ocean ball with one glacier field: it touches ocean, and ocean touches it."""
    result = call("inspect", "planet", "G" + "O" * 59, "--json").result
    assert result["rankings"]["A01"] == [1]  # most ocean regions
    assert result["rankings"]["A02"] == [59]  # ocean touching glacier
    assert result["rankings"]["A06"] == []  # ocean not touching glacier
    assert result["rankings"]["A07"] == [59]  # ocean not touching forest
    assert result["rankings"]["A10"] == [1]  # most glacier regions
    assert result["rankings"]["A19"] == []  # no forest at all


def test_an_empty_planet_is_a_planet(call: Call) -> None:
    result = call("inspect", "planet", "." * 60, "--json").result
    assert not any(result["fields"].values())
    assert not any(result["regions"].values())
    assert not any(result["rankings"].values())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ["60", "0"]),
        (LETTERS[:-1], ["60", "59"]),
        (LETTERS + ".", ["60", "61"]),
        (LETTERS + "\n", ["60", "61"]),
        (f" {LETTERS}"[:60], ["' '", "field 0"]),
        (LETTERS.lower(), ["'o'", "field 0"]),
        (LETTERS.replace("F", "X"), ["'X'", "field 5"]),
        (LETTERS.replace("M", "Ó"), ["'Ó'", "field 10"]),
        (LETTERS[:59] + "O", ["face 11", "half covered"]),
        ("." + LETTERS[1:], ["face 0", "half covered"]),
        ("O" * 5000, ["60", "5000"]),
        ("\0" * 60, ["'\\x00'", "field 0"]),
    ],
)
def test_malformed_letters_are_refused(call: Call, text: str, words: list[str]) -> None:
    said = call("inspect", "planet", text, "--json")
    assert said.code == 2
    assert all(word in said.refusal for word in words)
    assert said.result["error"]["message"] == said.refusal


def test_a_file_wins_over_the_text(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(LETTERS).write_text('{"seats": 3}', encoding="utf-8")
    assert call("inspect", "planet", LETTERS, "--json").result["seats"] == 3


def test_a_document_says_who_decides_what(call: Call, match: Match, tmp_path: Path) -> None:
    game = speciate.load("planet")
    middle = game.rewind(match, 40)
    file = tmp_path / "middle.json"
    file.write_text(json.dumps(to_document(middle)), encoding="utf-8")
    result = call("inspect", "planet", file, "--json").result
    ask = middle.ask
    assert set(result) > BASIC
    assert result["to_act"] == ask.seat
    assert result["ask"] == {"kind": ask.kind.name, "rule": ask.rule}
    assert result["choices"] == [ask.text(choice) for choice in ask.choices]
    assert result["scores"] == middle.scores
    assert result["board"]["standings"] == middle.view(None).board["standings"]
    assert result["findings"] == []
    lines = call("inspect", "planet", file).out
    assert f"seat {ask.seat} decides: {ask.kind.name}" in lines


def test_a_finished_position_asks_nobody(call: Call, match: Match, tmp_path: Path) -> None:
    file = tmp_path / "end.json"
    file.write_text(json.dumps(to_document(match)), encoding="utf-8")
    result = call("inspect", "planet", file, "--json").result
    assert (result["over"], result["to_act"], result["ask"]) == (True, None, None)
    assert result["winners"] == match.winners
    assert "won by seat" in call("inspect", "planet", file).out


def test_a_document_from_standard_input(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b'{"seats": 4}')))
    assert call("inspect", "planet", "-", "--json").result["seats"] == 4


def test_chance_is_told(call: Call, tmp_path: Path) -> None:
    (tmp_path / "p.json").write_text("{}")
    told = ["T50", "T49", "T48", "T47", "T46"]
    (tmp_path / "c.json").write_text(json.dumps({"round 1 stack": told}))
    said = call("inspect", "planet", tmp_path / "p.json", "--chance", tmp_path / "c.json", "--json")
    assert said.result["choices"] == told
    (tmp_path / "c.json").write_text('["T50"]')
    said = call("inspect", "planet", tmp_path / "p.json", "--chance", tmp_path / "c.json")
    assert said.code == 2
    assert "zone" in said.refusal


@pytest.mark.parametrize(
    ("document", "words"),
    [
        ("", ["no position document"]),
        ("[1]", ["no position document"]),
        ("{", ["no position document"]),
        ("[" * 100_000, ["no position document"]),
        ('{"seats": 9}', ["2 to 4 seats, not 9"]),
        ('{"seat": 2}', ["seat"]),
        ('{"round": "two"}', ["round"]),
        ('{"options": {"mystery": "perhaps"}}', ["mystery", "perhaps"]),
        (
            '{"place_11": ["T01"], "place_12": ["T01", "T02"]}',
            ["place_11: 1 tiles", "place_12: 2 tiles", "T01 lies somewhere else"],
        ),
    ],
)
def test_an_impossible_document_is_refused_with_all_faults(
    call: Call, tmp_path: Path, document: str, words: list[str]
) -> None:
    file = tmp_path / "position.json"
    file.write_text(document, encoding="utf-8")
    said = call("inspect", "planet", file, "--json")
    assert said.code == 2
    assert all(word in said.refusal for word in words)


def test_the_schema_has_an_example_that_can_be_inspected(call: Call, tmp_path: Path) -> None:
    schema = call("inspect", "planet", "--schema", "--json").result
    (example,) = schema["examples"]
    file = tmp_path / "example.json"
    file.write_text(json.dumps(example))
    assert call("inspect", "planet", file).code == 0
    assert json.loads(call("inspect", "planet", "--schema").out) == schema
