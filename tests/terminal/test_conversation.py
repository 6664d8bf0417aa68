"""What may be typed at the table, and what is answered."""

from pathlib import Path

import pytest
from tests.terminal.table import GAME, play, sit, whole_turns

from speciate.cli.terminal.words import COMMANDS, Words, fold, listed
from speciate.locales import LANGUAGES, Texts

KINDS = [kind.name for kind in GAME.title.kinds]


@pytest.fixture(autouse=True)
def _in_a_directory_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def first_turns(count: int) -> list[str]:
    turns = whole_turns(sit())
    return [next(turns) for _ in range(count)]


def one_line(text: str) -> str:
    return " ".join(text.split())


# Refusals


@pytest.mark.parametrize(
    ("line", "sentence", "clause"),
    [
        ("{gone}", "Płytki {gone} nie ma w tej rundzie do wyboru.", "zasada PL-3.4"),
        ("{gone} 3 1", "Płytki {gone} nie ma w tej rundzie do wyboru.", "zasada PL-3.4"),
        ("{taken}", "Płytkę {taken} ma już Gracz 1.", "zasada PL-3.8"),
        ("{tile} 1 1", "Na miejscu 1 leży już płytka; wybierz puste.", "zasada PL-3.5"),
        ("{tile} 2 6", "Płytka ma pięć obrotów, a takiego wśród nich nie ma.", "zasada PL-3.6"),
        ("12", "Najpierw trzeba rozstrzygnąć co innego: Którą płytkę wybierasz?", "zasada PL-3.4"),
    ],
)
def test_a_refused_entry_says_why_and_cites_the_clause(
    line: str, sentence: str, clause: str
) -> None:
    sitting = sit()
    turns = whole_turns(sitting)
    first, second = next(turns), next(turns)
    tile = second.split()[0]
    offered = sit().match.view(0).board["offer"] + sitting.match.view(0).board["offer"]
    gone = next(text for n in range(1, 51) if (text := f"T{n:02}") not in offered)
    names = {"gone": gone, "taken": first.split()[0], "tile": tile}
    result = play("--lang", "pl", lines=[first, line.format(**names)])
    answer = one_line(result.output.rpartition(" > " + line.format(**names))[2])
    assert answer.startswith(f"{sentence.format(**names)} {clause}: ")


def test_a_refused_line_plays_nothing() -> None:
    turn = first_turns(1)[0]
    tile, face, _ = turn.split()
    result = play("--lang", "en", lines=[f"{tile} {face} 9", tile])
    assert result.output.count("Empty faces: 1, 2, 3") == 1


@pytest.mark.parametrize("line", ["abc", "T99", "T07 4 2 9", "undoo"])
def test_what_is_not_understood_leads_to_help(line: str) -> None:
    turn = first_turns(1)[0]
    line = line.replace("T07 4 2", turn)
    result = play("--lang", "en", lines=[line])
    assert f"I do not understand “{line.split()[-1]}”" in result.output


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("why face 1", "Something else comes first: Which tile do you take?"),
        ("why 7", "Something else comes first: Which tile do you take?"),
        ("why nothing", "There is no such thing here: nothing."),
        ("why", "“why” and what was refused"),
    ],
)
def test_why(question: str, answer: str) -> None:
    assert answer in one_line(play("--lang", "en", lines=[question]).output)


def test_why_not_what_is_allowed() -> None:
    tile = first_turns(1)[0].split()[0]
    result = play("--lang", "it", lines=[f"perche {tile.lower()}"])
    assert f"Nulla lo vieta: tessera {tile}." in result.output


def test_tiles_may_be_written_small_and_short() -> None:
    turn = first_turns(1)[0]
    short = turn.replace("T0", "t").replace("T", "t")
    whole, lazy = (play("--lang", "en", lines=[line, "stacks"]) for line in (turn, short))
    tables = [r.output.rpartition("On offer")[2].partition("Saved")[0] for r in (whole, lazy)]
    assert tables[0] == tables[1]
    named = "tile {} face {} rotation {}".format(*turn.split())
    assert play("--lang", "en", lines=[named]).output.count("Round 2 of 12") == 1


def test_in_the_last_round_the_only_face_may_be_named_or_left_out() -> None:
    *turns, last = whole_turns(sit())
    tile, rotation = last.split()
    face = sit_before_the_end()
    for line in (f"{tile} {rotation}", f"{tile} {face} {rotation}"):
        assert "Victory with" in play("--lang", "en", lines=[*turns, line]).output
    wrong = play("--lang", "en", lines=[*turns, f"{tile} {int(face) % 12 + 1} {rotation}"])
    assert "Victory with" not in wrong.output


def sit_before_the_end() -> str:
    """The one face that is still empty in the last round."""
    sitting = sit()
    turns = whole_turns(sitting)
    for _ in range(11):
        next(turns)
    while sitting.players[sitting.match.ask.seat].bot:
        sitting.play_bot()
    covered = sitting.match.view(0).board["planets"][0]["tiles"]
    return next(str(face) for face in range(1, 13) if str(face) not in covered)


# Looking ahead


def test_try_shows_before_and_after_and_plays_nothing() -> None:
    turn = first_turns(1)[0]
    result = play("--lang", "en", lines=[f"try {turn}", "score"])
    assert "Now: -" in result.output
    assert "With this tile: " in result.output
    assert "Round 2 of 12" not in result.output


def test_a_hint_is_a_turn_that_can_be_typed() -> None:
    said = play("--lang", "en", lines=["hint"]).output
    turn = said.partition("The greedy bot would play ")[2].partition(".\n")[0]
    assert "Round 2 of 12" in play("--lang", "en", lines=[turn]).output


def test_every_rotation_shows_what_it_would_bring() -> None:
    tile, face, _ = first_turns(1)[0].split()
    output = play("--lang", "en", lines=[f"{tile} {face}"]).output
    rows = output.partition("below, rotations:")[2].splitlines()[2:7]
    assert [row.split()[0] for row in rows] == ["1", "2", "3", "4", "5"]
    assert len({tuple(row.split()[1:6]) for row in rows}) > 1


# Help


@pytest.mark.parametrize(
    ("language", "question", "answer"),
    [
        ("pl", "pomoc", "Spójrz na zwierzęta tej i następnych rund"),
        ("pl", "pomoc PL-3.9", "zasada PL-3.9: Niewybrane płytki trafiają zakryte"),
        ("pl", "help pl-3.9", "zasada PL-3.9: Niewybrane płytki trafiają zakryte"),
        ("pl", "pomoc obszar", "Obszar to wszystkie pola jednego środowiska"),
        ("pl", "pomoc wieloryb", "wieloryb: największy obszar oceanu, który sąsiaduje z lodowcem"),
        ("pl", "pomoc cofnij", "cofa decyzję"),
        ("pl", "pomoc xyz", "numer zasady (PL-3.9), zwierzę, polecenie albo pojęcie: pole"),
        ("it", "aiuto regione", "di tutte le caselle dello stesso habitat collegate"),
        ("en", "help region", "A region is all the fields of one habitat"),
        ("en", "?", "clause PL-3.4: You take exactly one of the tiles"),
    ],
)
def test_help(language: str, question: str, answer: str) -> None:
    assert answer in one_line(play("--lang", language, lines=[question]).output)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_known_in_its_language_and_in_english(language: str) -> None:
    texts = Texts(language)
    words = Words(texts, "planet", KINDS)
    for command in COMMANDS:
        assert words.command(command) == command
        for word in listed(texts(f"terminal-word-{command}")):
            assert words.command(word) == command
            assert words.command(fold(word).upper()) == command


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    texts = Texts(language)
    for group in (
        [f"terminal-word-{c}" for c in COMMANDS],
        ["terminal-word-yes", "terminal-word-no"],
    ):
        words = [fold(word) for message in group for word in listed(texts(message))]
        assert len(words) == len(set(words))


def test_the_language_changes_at_any_time_and_the_log_with_it() -> None:
    result = play("--lang", "en", lines=[*first_turns(1), "language pl", "log", "język it", "log"])
    assert "Zaczyna się runda 2." in result.output
    assert "Comincia il round 2." in result.output
    assert result.output.rpartition("Quale tessera prendi? > ")[2].lstrip().startswith("Salvato")


def test_another_planet_can_be_looked_at() -> None:
    output = play("--lang", "en", lines=[*first_turns(1), "planet 2", "planet 3"]).output
    assert "Planet: greedy bot: O ocean, G glacier" in output
    assert "Type one of the numbers 1, 2." in output


def test_a_secret_objective_stays_secret() -> None:
    output = play("--lang", "en", lines=[*first_turns(2), "score", "log 500"]).output
    assert output.count("is dealt an objective") == 1
    assert "Before the end the score that others see of you" in output
