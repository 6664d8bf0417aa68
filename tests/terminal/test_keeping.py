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
    assert again.output.count("Taken back: ") == 9
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


def test_every_whole_turn_waits_for_a_yes_also_where_the_same_seat_goes_on() -> None:
    turns = list(whole_turns(sit()))
    screen = converse(sit(), [part for turn in turns for part in (turn, "")])
    assert sum(question.startswith("Enter = play it") for question in screen.questions) == 12


def test_an_empty_line_plays_nothing() -> None:
    sitting = sit()
    converse(sitting, ["", "", ""])
    assert sitting.match.choices == []


def test_a_whole_turn_takes_the_place_of_a_half_made_one() -> None:
    sitting = sit(bots="none", options={"beginner": "yes"})
    offer = sitting.match.view(0).board["offer"]
    one, other, *_ = offer
    converse(sitting, [f"{one} 4 2", f"{other} 7 3", ""])
    laid = sitting.match.view(0).board["planets"][0]["tiles"]
    assert list(laid) == ["7"]


@pytest.mark.parametrize("line", ["T99 1 1", "{one} 13 1", "{gone} 2 2"])
def test_a_turn_that_is_refused_leaves_the_half_made_one(line: str) -> None:
    sitting = sit()
    offer = sitting.match.view(0).board["offer"]
    gone = next(text for n in range(1, 51) if (text := f"T{n:02}") not in offer)
    converse(sitting, [f"{offer[0]} 4", line.format(one=offer[1], gone=gone)])
    twin = sit().match
    assert sitting.match.choices[0] == twin.ask.parse(offer[0])
    assert len(sitting.match.choices) == 2


def test_undo_says_what_it_took_and_what_comes_next(capsys: pytest.CaptureFixture[str]) -> None:
    tile = sit().match.view(0).board["offer"][0]
    converse(sit(), [f"{tile} 4 2", "cofnij", "cofnij", "cofnij"], "pl")
    said = " ".join(capsys.readouterr().out.split())
    assert "Cofnięto: obrót 2. Kolejne „cofnij” cofnie: miejsce 4." in said
    assert f"Cofnięto: miejsce 4. Kolejne „cofnij” cofnie: płytka {tile}." in said
    assert f"Cofnięto: płytka {tile}." in said


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
    assert screen.questions[-1] == "Bo: which tile do you take?"


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


@pytest.mark.parametrize("name", ["speciate play --resume x", "missing/mine", ".", "-x", "undo"])
def test_what_is_no_name_of_a_file_is_asked_again(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    converse(sit(), [turns_of(1)[0], "", "quit", name, ""])
    assert f"“{name}” does not look like the name of a file" in capsys.readouterr().out
    assert [path.name for path in Path().iterdir()] == ["speciate-planet.speciate"]


def test_quit_says_where_the_match_is(capsys: pytest.CaptureFixture[str]) -> None:
    converse(sit(), ["quit"])
    assert "Nothing was played" in capsys.readouterr().out
    converse(sit(), [turns_of(1)[0], "", "save mine", "quit"])
    said = capsys.readouterr().out
    assert "Everything is saved in mine. To go on:\n  speciate play planet --resume mine" in said


def test_the_line_that_goes_on_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("SPECIATE_COMMAND", "python3 dev.py")
    said = play("--lang", "pl", lines=[turns_of(1)[0], "save mine"]).output
    assert "  python3 dev.py play planet --resume mine --lang pl\n" in said
    said = play("--resume", "mine", lines=["save mine"]).output
    assert "  python3 dev.py play planet --resume mine\n" in said
    assert "1 Seat 1 (you)" in said


def test_who_comes_back_is_told_what_happened_since() -> None:
    play("--lang", "en", lines=[*turns_of(5), "save mine"])
    said = play("--lang", "en", "--resume", "mine").output
    assert 1 <= said.count(" puts tile ") <= 2
    assert "Seat 1 puts" not in said


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
