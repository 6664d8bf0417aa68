"""`speciate content`: provenance, the template, the check of a pack."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Call


def test_provenance_is_counted(call: Call) -> None:
    tables = call("content", "planet", "--json").result["tables"]
    assert sum(tables["tiles"].values()) == 50
    assert sum(tables["animals.requirement"].values()) == 45
    assert sum(tables["objectives.sources"].values()) == 25
    assert "reconstructed" in call("content", "planet").out


def test_the_template_is_a_pack_that_changes_nothing(call: Call, tmp_path: Path) -> None:
    pack = tmp_path / "my.toml"
    made = call("content", "planet", "--template", pack, "--json")
    assert made.code == 0
    text = pack.read_text(encoding="utf-8")
    assert text.count("  # ?\n") == made.result["unconfirmed"] > 50
    assert 'T01 = "OOOGG"  # ?' in text
    assert 'A17 = { habitat = "glacier"' in text
    assert "# ?" not in next(line for line in text.splitlines() if line.startswith("A17 "))
    checked = call("content", "planet", "--check", pack, "--json").result
    assert (checked["ok"], checked["changed"], checked["findings"]) == (True, [], [])


def test_the_template_on_standard_output(call: Call) -> None:
    assert call("content", "planet", "--template", "-").out.startswith("# A content pack")


def test_a_file_is_not_overwritten(call: Call, tmp_path: Path) -> None:
    pack = tmp_path / "my.toml"
    pack.write_text("precious")
    said = call("content", "planet", "--template", pack)
    assert said.code == 2
    assert "another name" in said.refusal
    assert pack.read_text() == "precious"


def test_every_mistake_has_its_line_and_reason(call: Call, tmp_path: Path) -> None:
    pack = tmp_path / "my.toml"
    pack.write_text(
        '[tiles]\nT01 = "OOOGX"\nT02 = "OOOGG"\nT99 = "OOOOO"\n[animal]\nA01 = 3\n',
        encoding="utf-8",
    )
    said = call("content", "planet", "--check", pack, "--json")
    assert said.code == 1
    assert [finding["line"] for finding in said.result["findings"]] == [2, 4, 5]
    lines = call("content", "planet", "--check", pack).out.splitlines()
    assert lines[0].startswith(f"{pack}:2: T01: 'OOOGX'")


def test_what_is_not_toml_has_its_line_too(call: Call, tmp_path: Path) -> None:
    pack = tmp_path / "my.toml"
    for text, line in (("[tiles]\nT01 = OOO\n", 2), ("\n\na = [", 3)):
        pack.write_text(text)
        said = call("content", "planet", "--check", pack, "--json")
        assert said.code == 1
        assert [finding["line"] for finding in said.result["findings"]] == [line]


def test_a_pack_says_what_it_changes_and_is_played_with(call: Call, tmp_path: Path) -> None:
    pack = tmp_path / "my.toml"
    pack.write_text('[tiles]\nsource = "published"\nT01 = "MMMMO"\n', encoding="utf-8")
    assert call("content", "planet", "--check", pack, "--json").result["changed"] == ["tiles.T01"]
    said = call(
        *("simulate", "planet", "--games", "1", "--jobs", "1", "--content", pack),
        *("--records", tmp_path),
    )
    assert said.code == 0
    (record,) = tmp_path.glob("*.speciate")
    assert call("verify", record).code == 1
    assert call("verify", record, "--content", pack).code == 0


def test_a_likely_slip_is_worth_a_second_look(call: Call, tmp_path: Path) -> None:
    """T08 of one habitat; T09 is T07, OOMMM, turned."""
    pack = tmp_path / "mine.toml"
    pack.write_text('[tiles]\nT08 = "OOOOO"\nT09 = "MMOOM"\n', encoding="utf-8")
    said = call("content", "planet", "--check", pack, "--json")
    assert said.code == 0
    assert [doubt[:3] for doubt in said.result["doubts"]] == ["T08", "T09"]
