"""`verify`, `replay`, `show`, `simulate --records`: records from the outside."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest
from tests.cli.conftest import Call

from speciate.core.match import Match

READERS = ("replay", "show")


def test_a_true_record_is_verified(call: Call, record: Path, saved: Path) -> None:
    said = call("verify", record, saved, "--json")
    assert said.code == 0
    assert said.result == {
        "files": [
            {"file": str(file), "ok": True, "fault": None, "line": None} for file in (record, saved)
        ]
    }
    assert call("verify", record).out == f"{record}: good\n"


def edited(text: str) -> str:
    """One byte, in the middle."""
    at = text.index("tile T", len(text) // 2) + 7
    return text[:at] + ("1" if text[at] != "1" else "2") + text[at + 1 :]


def other_rules(text: str) -> str:
    return text.replace("rules: 1", "rules: 0", 1)


@pytest.mark.parametrize(
    ("spoil", "word"),
    [
        (lambda text: text[: len(text) // 2], "cut short"),
        (lambda text: text[:40], "cut short"),
        (edited, "changed"),
        (other_rules, "changed"),
        (lambda text: text.replace("\n", "\r\n"), "carriage return"),
        (lambda text: "hello", "not a record"),
        (lambda text: "", "not a record"),
    ],
)
def test_a_spoilt_record_is_one_clear_line(
    call: Call, record: Path, spoil: object, word: str
) -> None:
    assert callable(spoil)
    text = record.read_text(encoding="utf-8")
    bad = record.with_name("bad.speciate")
    bad.write_bytes(spoil(text).encode())
    said = call("verify", bad, record, "--json")
    assert said.code == 1
    (line,) = said.err.splitlines()
    assert line.startswith(f"{bad}: line ")
    assert word in line
    first, second = said.result["files"]
    assert (first["ok"], second["ok"]) == (False, True)
    assert f"line {first['line']}: " in first["fault"]
    replayed = call("replay", bad)
    assert replayed.code == 2
    assert word in replayed.refusal


def test_a_record_of_other_rules_or_content_says_so(
    call: Call, match: Match, record: Path, tmp_path: Path
) -> None:
    match.title.rules_version = 2
    match.record().save(record)
    for words in (["verify", record], ["replay", record]):
        assert "version 2 of the rules" in call(*words).err
    match.title.rules_version = 1
    match.record().save(record)
    pack = tmp_path / "my.toml"
    pack.write_text('[tiles]\nT01 = "MMMMM"\n', encoding="utf-8")
    for words in (["verify", record], ["replay", record], ["show", record]):
        said = call(*words, "--content", pack)
        assert said.code == (1 if words[0] == "verify" else 2)
        assert "other content" in said.err


def test_a_file_that_is_no_text_cannot_be_read(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(256)))
    for name in ("verify", *READERS):
        said = call(name, file)
        assert said.code == 2
        assert "UTF-8" in said.refusal
        assert call(name, tmp_path / "gone").code == 2


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ada puts tile"),
        ("pl", "Ada"),
        ("it", "Ada mette la tessera"),
    ],
)
def test_a_match_is_told_round_by_round(
    call: Call, record: Path, language: str, sentence: str
) -> None:
    said = call("replay", record, "--lang", language)
    assert said.code == 0
    assert sentence in said.out
    headings = [line for line in said.out.splitlines() if line and not line.startswith(" ")]
    assert len(headings) == 1 + 12


def test_the_language_comes_from_the_environment(
    call: Call, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "mette la tessera" in call("replay", record).out
    monkeypatch.setenv("LC_ALL", "pl_PL")
    assert "Runda" in call("replay", record).out
    monkeypatch.setenv("LC_ALL", "C")
    assert "puts tile" in call("replay", record).out


def test_replay_as_data(call: Call, match: Match, record: Path) -> None:
    result = call("replay", record, "--json").result
    assert result["players"] == ["Ada", "Bo", "Cy"]
    assert result["scores"] == match.scores
    assert result["winners"] == match.winners
    assert result["ply"] == len(match.choices)
    assert all(event["text"] and event["rule"] for event in result["events"])


def test_replay_stops_at_a_ply(call: Call, record: Path) -> None:
    result = call("replay", record, "--ply", "30", "--json").result
    assert (result["ply"], result["over"], result["scores"]) == (30, False, [])
    assert max(event["ply"] for event in result["events"]) <= 30
    said = call("replay", record, "--ply", "9999")
    assert said.code == 2
    assert "plies 0 to" in said.refusal


def test_secrets_stay_secret_until_the_end(call: Call, record: Path, saved: Path) -> None:
    assert "is dealt an objective" in call("replay", record).out
    for words in (["replay", saved], ["replay", record, "--ply", "50"]):
        said = call(*words)
        assert "is dealt an objective" not in said.out
        assert "The match is not over" in said.out


def test_players_of_one_name_are_told_apart(call: Call, match: Match, record: Path) -> None:
    match.record(["Bo", "Bo", "Cy"]).save(record)
    out = call("replay", record).out
    assert "Bo (Seat 1) puts" in out
    assert "Cy puts" in out


def test_bots_and_nameless_people_are_called_as_in_play(
    call: Call, match: Match, record: Path
) -> None:
    match.record(["Gracz 1", "greedy", "random"]).save(record)
    out = call("replay", record, "--lang", "en").out
    assert "Planet: Seat 1, greedy bot, random bot" in out


def test_simulated_matches_leave_true_records(call: Call, tmp_path: Path) -> None:
    said = call(
        *("simulate", "planet", "--games", "3", "--seats", "3", "--jobs", "1", "--json"),
        *("--option", "beginner=yes", "--records", tmp_path / "games"),
    )
    assert said.code == 0
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 3
    assert call("verify", *files).code == 0


def test_every_file_gets_its_verdict(call: Call, record: Path) -> None:
    lost, noise = record.with_name("lost.speciate"), record.with_name("noise.speciate")
    noise.write_bytes(b"\xff\xfe")
    said = call("verify", lost, record, noise, "--json")
    assert said.code == 2
    assert [file["ok"] for file in said.result["files"]] == [False, True, False]
    assert [file["fault"] for file in said.result["files"]] == [
        "no such file",
        None,
        "not a text in UTF-8",
    ]


def test_an_illegal_choice_is_explained_by_its_clause(call: Call, record: Path) -> None:
    """The second face of a seat becomes its first once more, and the chain is made anew."""
    headers, _, body = record.read_text(encoding="utf-8").partition("\n\n")
    lines = [line.rpartition(" #")[0] for line in body.splitlines()]
    faces = [at for at, line in enumerate(lines) if " seat 0 face " in line]
    first = lines[faces[0]].rpartition(" ")[2]
    lines[faces[1]] = lines[faces[1]].rpartition(" ")[0] + f" {first}"
    chain = sha256(f"{headers}\n".encode()).hexdigest()
    marked: list[str] = []
    for line in lines:
        chain = sha256(f"{chain}\n{line}".encode()).hexdigest()
        marked.append(f"{line} #{chain[:8]}\n")
    record.write_bytes(f"{headers}\n\n{''.join(marked)}".encode())
    said = call("verify", record)
    assert said.code == 1
    (line,) = said.err.splitlines()
    assert "illegal by clause PL-3.5" in line
    assert line.endswith(f"Face {first} already has a tile; choose an empty one.")
