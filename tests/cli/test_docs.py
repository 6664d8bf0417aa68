"""The pages on the command line say what it prints: every `console` block is run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from tests.cli.conftest import Call

from speciate.cli import COMMANDS

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("cli.md", "position.md")


def blocks(page: str, language: str) -> list[str]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def steps(block: str) -> list[tuple[str, str]]:
    """Commands with what they print."""
    parts = re.split(r"^\$ (.*)\n", block, flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def pattern_of(printed: str) -> str:
    """`…` stands for anything."""
    return re.escape(printed.rstrip("\n")).replace("…", "(?:.|\n)*")


def spoil(words: list[str]) -> None:
    """`head -n N FILE > OUT` and `sed s/A/B/ FILE > OUT`, on every system."""
    *how, source, arrow, target = words
    assert arrow == ">"
    text = Path(source).read_text(encoding="utf-8")
    if how[:2] == ["head", "-n"]:
        spoilt = "".join(text.splitlines(keepends=True)[: int(how[2])])
    else:
        _, found, put, _ = how[1].split("/")
        spoilt = re.sub(found, put, text, flags=re.MULTILINE)
    assert spoilt != text
    Path(target).write_text(spoilt, encoding="utf-8", newline="\n")


@pytest.mark.parametrize("page", PAGES)
def test_what_the_pages_show_is_what_is_printed(
    call: Call, page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for number, document in enumerate(blocks(page, "json")):
        name = "position.json" if number == 0 else f"position-{number}.json"
        Path(name).write_text(document, encoding="utf-8")
    for block in blocks(page, "console"):
        for command, printed in steps(block):
            words = shlex.split(command)
            if words[0] != "speciate":
                spoil(words)
                continue
            said = call(*words[1:])
            output = (said.err + said.out).rstrip("\n")
            assert re.fullmatch(pattern_of(printed), output), command


def test_every_command_has_its_section() -> None:
    headings = re.findall(
        r"^## (\S+)$", (DOCS / "cli.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert sorted(headings) == sorted(COMMANDS)
