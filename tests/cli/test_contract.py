"""Exit codes, refusals of one line, `--json`: what other tools rely on."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import click
import pytest
from tests.cli.conftest import Call

from speciate import locales
from speciate.cli import COMMANDS, options, run, speciate

LETTERS = "OOOGGFFFDDMMMMM" + "." * 45
NEEDLESS = ("asyncio", "fluent", "rich", "speciate.arena", "speciate.bots", "starlette")


def test_version_says_how_the_rules_run_and_whether_the_client_is_there(call: Call) -> None:
    said = call("--version")
    assert said.code == 0
    line = said.out.splitlines()[0]
    assert line.startswith("speciate ")
    assert ("compiled" in said.out) != ("interpreted" in said.out)
    assert "browser client: absent" in line


def test_version_names_modules_that_do_not_fit(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speciate.build_info.misfits", lambda: ["speciate.core.match"])
    assert "broken installation" in call("--version").out
    assert "speciate.core.match" in call("--version").out


def test_without_a_command_there_is_help(call: Call) -> None:
    said = call()
    assert said.code == 0
    assert all(f"\n  {name} " in said.out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_help_of_every_command_has_an_example(call: Call, name: str) -> None:
    said = call(name, "--help")
    assert said.code == 0
    assert "Example" in said.out
    assert f"speciate {name}" in said.out.partition("Example")[2]


@pytest.mark.parametrize("name", sorted(COMMANDS.keys() - {"play"}))
def test_every_command_that_ends_has_json(name: str) -> None:
    command = speciate.get_command(click.Context(speciate), name)
    assert command is not None
    assert "--json" in [option for param in command.params for option in param.opts]


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (["simulat"], "usage", "did you mean simulate?"),
        (["dance"], "usage", "there is play, games"),
        (["--nothing"], "usage", "--nothing"),
        (["games", "--jsno"], "usage", "--json"),
        (["games", "planet"], "usage", "planet"),
        (["simulate"], "usage", "TITLE"),
        (["simulate", "chess"], "unknown-title", "unknown title 'chess': there is planet"),
        (["simulate", "planet", "--games", "many"], "usage", "'many'"),
        (["simulate", "planet", "--games", "0"], "usage", "0"),
        (["simulate", "planet", "--seats", "5"], "seats", "2 to 4 seats, not 5"),
        (["simulate", "planet", "--bots", "random,random,random"], "malformed", "3 bots for 4"),
        (["simulate", "planet", "--bots", "psychic"], "malformed", "unknown bot 'psychic'"),
        (["simulate", "planet", "--option", "mystery"], "option", "name=value"),
        (["simulate", "planet", "--option", "secret=yes"], "malformed", "beginner, mystery"),
        (["simulate", "planet", "--option", "mystery=maybe"], "malformed", "no or yes"),
        (["check", "planet", "--option", "mystery=maybe"], "malformed", "no or yes"),
        (["bench", "planet", "--seats", "1"], "seats", "not 1"),
        (["bench", "planet", "--option", "mystery=maybe"], "malformed", "no or yes"),
        (["inspect", "planet"], "usage", "POSITION"),
        (["inspect", "chess", LETTERS], "unknown-title", "chess"),
        (["inspect", "planet", "gone.json"], "unreadable", "gone.json: no such file"),
        (["inspect", "planet", LETTERS, "--content", "gone.toml"], "malformed", "gone.toml"),
        (["inspect", "planet", "/"], "unreadable", "/ is not a file"),
        (["rules", "planet", "PL-77"], "unknown-clause", "PL-1.1 to PL-9.5"),
        (["rules", "planet", "--lang", "de"], "usage", "'de'"),
        (["verify"], "usage", "FILE"),
        (["verify", "gone.speciate"], "unreadable", "gone.speciate: no such file"),
        (["replay", "gone.speciate"], "unreadable", "no such file"),
        (["show", "gone.speciate"], "unreadable", "no such file"),
        (["show", LETTERS], "usage", "--svg"),
        (["content", "planet", "--check", "gone.toml"], "unreadable", "no such file"),
        (["content", "planet", "--check", "a", "--template", "b"], "usage", "--template"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    call: Call, words: list[str], code: str, message: str
) -> None:
    said = call(*words, "--json")
    assert said.code == 2
    assert message in said.refusal
    assert said.result == {"error": {"code": code, "message": said.refusal}}
    if "--svg" not in message:
        plain = call(*words)
        assert (plain.code, plain.refusal, plain.out) == (2, said.refusal, "")


def test_json_may_stand_anywhere_after_the_command(call: Call) -> None:
    assert call("inspect", "--json", "planet", LETTERS).result == (
        call("inspect", "planet", LETTERS, "--json").result
    )
    assert call("simulate", "--json", "chess").result["error"]["code"] == "unknown-title"


def test_what_cannot_be_written_is_the_environment(call: Call, tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "such" / "place"
    file = tmp_path / "file"
    file.write_text("")
    for words in (
        ["show", LETTERS, "--svg", nowhere],
        ["content", "planet", "--template", nowhere],
        ["check", "planet", "--games", "1", "--jobs", "1", "--resume", nowhere],
        ["simulate", "planet", "--games", "1", "--jobs", "1", "--records", file / "below"],
    ):
        said = call(*words, "--json")
        assert said.code == 3
        assert said.result["error"]["code"] == "environment"
        assert str(tmp_path) in said.refusal


def test_a_fault_of_ours_is_not_dressed_up_as_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> list[str]:
        raise ZeroDivisionError

    monkeypatch.setattr("speciate.titles", broken)
    with pytest.raises(ZeroDivisionError):
        run(["games"])


def test_ctrl_c_is_no_traceback(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> list[str]:
        raise KeyboardInterrupt

    monkeypatch.setattr("speciate.titles", interrupted)
    assert call("games").code == 130


def test_games_are_listed_with_seats_and_options(call: Call) -> None:
    (planet,) = call("games", "--json").result["games"]
    assert planet["title"] == "planet"
    assert planet["seats"] == [2, 3, 4]
    assert set(planet["options"]) == {"beginner", "mystery"}
    assert planet["options"]["mystery"]["default"] == "no"


def test_the_languages_are_those_of_the_catalogues() -> None:
    """Named twice, so that `--help` need not import the catalogues."""
    assert options.LANGUAGES == locales.LANGUAGES


@pytest.mark.parametrize("words", [["--version"], ["inspect", "planet", LETTERS, "--json"]])
def test_quick_answers_import_nothing_they_do_not_need(words: list[str]) -> None:
    program = (
        "import json, sys; from speciate.cli import run; "
        f"code = run({words!r}); print(json.dumps([code, sorted(sys.modules)]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    code, modules = json.loads(done.stdout.splitlines()[-1])
    assert code == 0
    assert not [name for name in NEEDLESS if name in modules]
