"""Whole games in a pipe: to the end, within 80 columns, without colour, in three languages."""

from pathlib import Path

import pytest
from tests.terminal.table import GAME, play, sit, whole_turns

from speciate.core.verify import verify_record
from speciate.locales import LANGUAGES, Texts


@pytest.fixture(autouse=True)
def _in_a_directory_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_whole_game_in_polish() -> None:
    turns = list(whole_turns(sit()))
    result = play("--lang", "pl", lines=[*turns, "zapisz gra.speciate", ""])
    assert result.exit_code == 0, result.output
    assert "Runda 12 z 12" in result.output
    assert "Zwycięstwo (" in result.output
    assert result.output.count("Razem: ") == 2
    assert result.output.count("odkrywa cel środowiska naturalnego") == 2
    assert len(turns) == 12
    verdict = verify_record(Path("gra.speciate").read_text(encoding="utf-8"), lambda _: GAME)
    assert verdict.ok, verdict


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "bots", "options"),
    [
        (2, "greedy", {}),
        (3, "human,random,human", {"mystery": "yes"}),
        (4, "none", {"beginner": "yes", "mystery": "yes"}),
    ],
)
def test_nothing_is_wider_than_80_columns_or_coloured(
    language: str, seats: int, bots: str, options: dict[str, str]
) -> None:
    turns = list(whole_turns(sit(seats, bots, options=options)))
    looks = ["animals", "planets", "planet 2", "stacks", "score", "log 200", "show", "help"]
    lines = [line for turn in turns for line in (*looks[len(turn) % 3 :: 3], turn)]
    words = ["--seats", str(seats), "--bots", bots, "--lang", language, "--log"]
    words += [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    result = play(*words, lines=[*lines, *looks])
    assert result.exit_code == 0, result.output
    assert "\x1b" not in result.output
    assert [line for line in result.output.splitlines() if len(line) > 80] == []
    assert Texts(language)("planet-round-of", round=12, rounds=12) in result.output
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_step_by_step_is_the_same_game(language: str) -> None:
    turns = list(whole_turns(sit()))
    whole = play("--lang", language, lines=turns)
    steps = play("--lang", language, lines=[step for turn in turns for step in turn.split()])
    assert whole.output.splitlines()[-12:] == steps.output.splitlines()[-12:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_beginners_are_told_their_own_goal(language: str) -> None:
    texts = Texts(language)
    for options, told, untold in (
        ([], "planet-goal", "planet-goal-beginner"),
        (["--option", "beginner=yes"], "planet-goal-beginner", "planet-goal"),
    ):
        said = " ".join(play("--lang", language, *options).output.split())
        assert texts(told) in said
        assert texts(untold) not in said


def test_a_round_is_announced_between_the_moves_of_a_bot() -> None:
    turns = list(whole_turns(sit()))
    said = play("--lang", "en", lines=turns).output
    news = said.partition("Round 2 of 12")[0].rpartition(turns[0])[2].splitlines()
    first, begins, second = [line for line in news if line]
    assert begins == "Round 2 begins."
    assert first.startswith("greedy bot puts")
    assert second.startswith("greedy bot puts")


def test_bots_alone_play_without_anybody() -> None:
    result = play("--bots", "random,random", "--lang", "en")
    assert result.exit_code == 0
    assert "Victory with" in result.output


def test_chance_may_be_told_beforehand() -> None:
    stack = '{"round 1 stack": ["T07", "T50", "T01", "T02", "T03"]}'
    Path("chance.json").write_text(stack, encoding="utf-8")
    result = play("--chance", "chance.json", "--lang", "en")
    assert "On offer:  T07 OOMMM  T50 FDFMM  T01 OOOGG  T02 OOGGG  T03 OOFOF" in result.output
