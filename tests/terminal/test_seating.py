"""Who sits where, and what the command refuses."""

from pathlib import Path

import pytest
from tests.terminal.table import play, sit, whole_turns

from speciate.cli.terminal.players import Player, players_again, seat_players, shown_names
from speciate.core.errors import Malformed
from speciate.locales import Texts


@pytest.mark.parametrize(
    ("seats", "bots", "kinds"),
    [
        (2, "greedy", ["", "greedy"]),
        (4, "random", ["", "random", "random", "random"]),
        (3, "greedy,random", ["", "greedy", "random"]),
        (3, "random,human,greedy", ["random", "", "greedy"]),
        (3, "none", ["", "", ""]),
        (2, "greedy,random", ["greedy", "random"]),
    ],
)
def test_who_sits_where(seats: int, bots: str, kinds: list[str]) -> None:
    assert [player.bot for player in seat_players(seats, bots, "")] == kinds


@pytest.mark.parametrize(
    ("bots", "names", "fault"),
    [
        ("clever", "", "unknown bot 'clever'"),
        ("greedy,greedy,greedy", "", "3 bots for 2 seats"),
        ("greedy", "Ada,Bo", "2 names for 1 people"),
        ("greedy", "random", "cannot be a name"),
        ("none", "Ada,,", "names for 2 people"),
    ],
)
def test_seating_that_cannot_be_is_refused(bots: str, names: str, fault: str) -> None:
    with pytest.raises(Malformed, match=fault):
        seat_players(2, bots, names)


def test_names_are_those_of_people_in_order() -> None:
    players = seat_players(4, "human,greedy,human,greedy", "Ada,Bo")
    assert shown_names(players, Texts("pl")) == ["Ada", "bot zachłanny 1", "Bo", "bot zachłanny 2"]
    assert shown_names([Player(), Player("random")], Texts("en")) == ["Seat 1", "random bot"]


def test_a_record_says_who_sat_where() -> None:
    players = seat_players(3, "greedy,random", "Ada")
    written = [player.written for player in players]
    assert written == ["Ada", "greedy", "random"]
    assert players_again(written, None, "") == players
    assert [player.bot for player in players_again(written, "none", "")] == ["", "", ""]


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["--seats", "5"], "planet is for 2 to 4 seats, not 5"),
        (["--option", "colour=red"], "unknown option 'colour'"),
        (["--bots", "clever"], "unknown bot 'clever'"),
        (["--resume", "missing.speciate"], "missing.speciate: no such file"),
    ],
)
def test_bad_input_is_refused(words: list[str], fault: str) -> None:
    result = play(*words)
    assert result.exit_code != 0
    assert fault in f"{result.stderr}{result.exception}"


def test_a_match_that_is_over_is_not_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    play("--lang", "en", lines=[*whole_turns(sit()), "save done.speciate"])
    result = play("--resume", "done.speciate")
    assert result.exit_code == 2
    assert "is a match that is over" in result.stderr
    result = play("--resume", "done.speciate", "--seats", "3")
    assert "a saved match brings its own" in result.stderr
