"""What may be typed at the table, and what is answered."""

from pathlib import Path

import pytest
from tests.terminal.table import GAME, play, sit, whole_turns

from speciate.cli.terminal.words import COMMANDS, Words, fold, listed, spoken
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
        ("{number}", "Płytki {gone} nie ma w tej rundzie do wyboru.", "zasada PL-3.4"),
        ("99", "Nie ma takiej płytki: mają numery od T01 do T50.", "zasada PL-3.4"),
        ("{tile} 13 1", "Rdzeń planety ma miejsca od 1 do 12, a takiego", "zasada PL-3.5"),
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
    names = {"gone": gone, "number": str(int(gone[1:])), "taken": first.split()[0], "tile": tile}
    result = play("--lang", "pl", lines=[first, line.format(**names)])
    answer = one_line(result.output.rpartition(" > " + line.format(**names))[2])
    assert answer.startswith(sentence.format(**names))
    assert f" {clause}: " in answer[: len(sentence) + 50]


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
        ("why face 1", "Something else comes first. Which tile do you take?"),
        ("why face 1", "As things stand nothing forbids it: face 1."),
        ("why 8", "Tile T08 is not on offer in this round."),
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
    tile, face, rotation = turn.split()
    for line in (
        f"tile {tile} face {face} rotation {rotation}",
        f"{int(tile[1:])} {face} {rotation}",
        f"{tile.lower()}, {face},{rotation}",
    ):
        assert play("--lang", "en", lines=[line]).output.count("Round 2 of 12") == 1


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
    assert "After: " in result.output
    assert "Round 2 of 12" not in result.output


def test_a_try_of_half_a_turn_asks_for_the_rest() -> None:
    tile, face, _ = first_turns(1)[0].split()
    result = one_line(play("--lang", "en", lines=[f"try {tile}", f"try {tile} {face}"]).output)
    assert "Add what is missing. On which empty face do you put it?" in result
    assert "Add what is missing. Which way do you turn it?" in result
    assert "below, rotations:" in result
    assert "would change" not in result


def test_why_answers_for_a_step_that_is_to_come_or_was_before() -> None:
    turns = whole_turns(sit())
    first, second = next(turns), next(turns)
    said = one_line(play("--lang", "en", lines=[first, f"why face {first.split()[1]}"]).output)
    assert f"Face {first.split()[1]} already has a tile; choose an empty one." in said
    tile, face, _ = second.split()
    said = one_line(play("--lang", "en", lines=[first, f"{tile} {face}", f"why {tile}"]).output)
    assert f"Nothing forbids it: tile {tile}. Type the whole turn anew." in said


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
        ("pl", "pomoc cofnij", "cofnij [3] Cofa decyzję."),
        ("pl", "pomoc krawędź", "Miejsce ma pięć krawędzi o numerach od 1 do 5"),
        ("pl", "aiuto obrót", "przy obrocie 2 pole 1 leży przy krawędzi 2"),
        ("it", "pomoc krawędź", "Le caselle formano un anello"),
        ("pl", "pomoc xyz", "numer zasady (PL-3.9), płytkę (T07), zwierzę, polecenie"),
        ("pl", "pomoc lis", "wymaganie: z drukowanej instrukcji"),
        ("pl", "pomoc t25", "T25: OOOPL odtworzone w zgodzie"),
        ("it", "aiuto N2", "14=4 dal regolamento stampato"),
        ("it", "aiuto regione", "di tutte le caselle dello stesso habitat collegate"),
        ("en", "help region", "A region is all the fields of one habitat"),
        ("en", "?", "clause PL-3.4: You take exactly one of the tiles"),
    ],
)
def test_help(language: str, question: str, answer: str) -> None:
    assert answer in one_line(play("--lang", language, lines=[question]).output)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_known_in_every_language(language: str) -> None:
    words = Words(Texts(language), "planet", KINDS)
    for command in COMMANDS:
        assert words.command(command) == command
        for word in (w for each in spoken() for w in listed(each(f"terminal-word-{command}"))):
            assert words.command(word) == command
            assert words.command(fold(word).upper()) == command


def test_no_word_means_two_things() -> None:
    for group in (
        [f"terminal-word-{c}" for c in COMMANDS],
        [f"terminal-planet-word-{kind}" for kind in KINDS],
        ["terminal-word-yes", "terminal-word-no"],
    ):
        meanings: dict[str, set[str]] = {}
        for message in group:
            for word in (word for texts in spoken() for word in listed(texts(message))):
                meanings.setdefault(fold(word), set()).add(message)
        assert [word for word, meant in meanings.items() if len(meant) > 1] == []


def test_the_language_changes_at_any_time_and_the_log_with_it() -> None:
    result = play("--lang", "en", lines=[*first_turns(1), "language pl", "log", "język it", "log"])
    assert "Zaczyna się runda 2." in result.output
    assert "Comincia il round 2." in result.output
    assert result.output.rpartition("Quale tessera prendi? > ")[2].lstrip().startswith("Salvato")


def test_another_planet_can_be_looked_at() -> None:
    output = play("--lang", "en", lines=[*first_turns(1), "planet 2", "planet 3"]).output
    heading = Texts("en")("planet-planet", seat="greedy bot")
    assert f"{heading}: O ocean, G glacier" in output
    assert "Type one of the numbers 1, 2." in output


def test_a_secret_objective_stays_secret() -> None:
    output = play("--lang", "en", lines=[*first_turns(2), "score", "log 500"]).output
    assert output.count("is dealt an objective") == 1
    assert "Before the end the score that others see of you" in output
