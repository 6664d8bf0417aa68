"""Undo, confirmation, saving and going on; nothing that was decided is lost."""

from pathlib import Path

import pytest
from tests.terminal.table import GAME, converse, play, sit, whole_turns

from speciate.core.document import digest
from speciate.core.record import read_record
from speciate.core.verify import replay_record


@pytest.fixture(autouse=True)
def _in_a_directory_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def turns_of(count: int, **where: str) -> list[str]:
    turns = whole_turns(sit(**where))  # type: ignore[arg-type]
    return [next(turns) for _ in range(count)]


# Undo


def test_alone_against_bots_every_own_decision_can_be_taken_back() -> None:
    turns = turns_of(3)
    again = play("--lang", "en", lines=[*turns, *["undo"] * 9, *turns])
    once = play("--lang", "en", lines=turns)
    assert again.output.count("One decision taken back.") == 9
    tables = [r.output.rpartition("Round 4 of 12")[2].partition("Saved")[0] for r in (again, once)]
    assert tables[0] == tables[1]


def test_undo_takes_a_number() -> None:
    result = play("--lang", "pl", lines=[*turns_of(2), "cofnij 4", "cofnij 5", "cofnij"])
    assert "Cofnięto 4 decyzje." in result.output
    assert "Cofnięto 2 decyzje." in result.output
    assert "Nie masz decyzji, którą można cofnąć." in result.output


def test_a_match_that_is_over_can_be_taken_back_alone() -> None:
    result = play("--lang", "en", lines=[*whole_turns(sit()), "undo", "1"])
    assert result.output.count("Victory with") == 2


def test_with_other_people_a_turn_that_passed_on_stays() -> None:
    sitting = sit(bots="none", names="Ada,Bo")
    first, second = turns_of(2, bots="none", names="Ada,Bo")
    converse(sitting, ["", first, "", "", second.split()[0], "undo", "undo"])
    assert len(sitting.match.choices) == 3


def test_the_same_chance_follows_an_undo() -> None:
    sitting = sit()
    turns = whole_turns(sitting)
    for _ in range(3):
        next(turns)
    before = sitting.match.chance.log
    assert sitting.undo(0) is not None
    rotation = sitting.match.ask.choices[0]
    sitting.match.play(rotation)
    assert sitting.match.chance.log == before[: len(sitting.match.chance.log)]


# Confirming


def test_the_step_that_cannot_be_taken_back_waits_for_a_yes() -> None:
    sitting = sit(bots="none")
    first = turns_of(1, bots="none")[0]
    screen = converse(sitting, ["", first])
    assert len(sitting.match.choices) == 2
    assert screen.questions[-1].startswith("Enter = play it")
    assert "Enter = play it" not in screen.questions[1]


def test_a_held_back_step_can_be_changed() -> None:
    sitting = sit(bots="none", options={"beginner": "yes"})
    first = turns_of(1, bots="none")[0]
    screen = converse(sitting, [first, "undo", "4", "5", "animals", "YES"])
    assert GAME.title.kinds[2].text(sitting.match.choices[2]) == "5"
    assert [q.startswith("Enter") for q in screen.questions[2:7]] == [True, False, True, True, True]


# Hot-seat


def test_a_curtain_falls_between_people_with_secrets() -> None:
    sitting = sit(bots="none", names="Ada,Bo")
    first, second = turns_of(2, bots="none", names="Ada,Bo")
    screen = converse(sitting, ["", first, "", "", second, ""], "pl")
    curtains = [question for question in screen.questions if "klawiaturę" in question]
    assert curtains[:2] == [
        f"Oddaj klawiaturę: teraz {name}. Potem naciśnij Enter" for name in ("Ada", "Bo")
    ]
    assert screen.cleared == 2 * len(curtains)


def test_beginners_need_no_curtain() -> None:
    sitting = sit(bots="none", names="Ada,Bo", options={"beginner": "yes"})
    screen = converse(sitting, turns_of(2, bots="none"), confirm=False)
    assert screen.cleared == 0
    assert screen.questions[-1] == "Bo: Which tile do you take?"


# Saving


def test_save_and_resume_go_on_exactly() -> None:
    turns = list(whole_turns(sit()))
    whole = play("--lang", "pl", lines=turns)
    half = play(
        "--lang", "pl", lines=[*turns[:5], turns[5].split()[0], "zapisz my.speciate", "koniec"]
    )
    assert half.exit_code == 0
    assert "speciate play planet --resume my.speciate" in half.output
    rest = " ".join(turns[5].split()[1:])
    result = play("--resume", "my.speciate", "--lang", "pl", lines=[rest, *turns[6:]])
    assert result.output.splitlines()[-20:] == whole.output.splitlines()[-20:]


@pytest.mark.parametrize("cut", [EOFError(), KeyboardInterrupt()])
def test_whoever_is_cut_off_loses_nothing(
    cut: BaseException, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = sit()
    first = turns_of(1)[0]
    converse(sitting, [first, "", cut])
    assert "speciate play planet --resume speciate-planet.speciate" in capsys.readouterr().out
    text = Path("speciate-planet.speciate").read_text(encoding="utf-8")
    match = replay_record(read_record(text), GAME)
    assert digest(match) == digest(sitting.match)
    assert match.choices == sitting.match.choices


def test_another_match_is_not_written_over() -> None:
    turn = turns_of(1)[0]
    for _ in range(2):
        play("--lang", "en", lines=[turn])
    assert sorted(path.name for path in Path().iterdir()) == [
        "speciate-planet-2.speciate",
        "speciate-planet.speciate",
    ]
    result = play("--lang", "en", lines=[turn, "save speciate-planet.speciate"])
    assert "exists already" in result.output


def test_what_was_resumed_is_saved_in_its_place() -> None:
    turns = turns_of(2)
    play("--lang", "en", lines=turns[:1])
    play("--lang", "en", "--resume", "speciate-planet.speciate", lines=turns[1:])
    assert [path.name for path in Path().iterdir()] == ["speciate-planet.speciate"]
    result = play("--lang", "en", "--resume", "speciate-planet.speciate")
    assert "Round 3 of 12" in result.output


def test_nothing_is_saved_where_nothing_was_decided() -> None:
    play("--lang", "en", lines=["help"])
    assert list(Path().iterdir()) == []


def test_quit_offers_to_save() -> None:
    first = turns_of(1)[0]
    screen = converse(sit(), [first, "", "quit", "no"])
    assert screen.questions[-1].startswith("Save before leaving?")
    assert list(Path().iterdir()) == []
    converse(sit(), [first, "", "koniec", "exit", "evening.speciate"])
    assert [path.name for path in Path().iterdir()] == ["evening.speciate"]


def test_a_directory_that_cannot_be_written_is_said_and_the_home_directory_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    sitting = sit()
    sitting.path = Path("missing") / "mine.speciate"
    converse(sitting, [turns_of(1)[0], ""])
    assert "cannot be written" in capsys.readouterr().out
    assert (home / "mine.speciate").is_file()
