"""Events, reasons, requirements and clauses as sentences."""

import pytest

import speciate
from speciate.core.event import Event
from speciate.core.playout import play_at_random
from speciate.core.reason import Param, Reason
from speciate.games.planet.content import ANIMALS
from speciate.locales import LANGUAGES, Narrator, Texts

GAME = speciate.load("planet")
NAMES = ("Ada", "Bo", "Cy")


def narrator(language: str) -> Narrator:
    return Narrator(Texts(language), GAME, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options", [{}, {"mystery": "yes"}, {"beginner": "yes"}, {"beginner": "yes", "mystery": "yes"}]
)
def test_every_event_of_a_match_has_a_sentence(language: str, options: dict[str, str]) -> None:
    tell = narrator(language)
    match = GAME.start(3, 5, options, listen=True)
    play_at_random(match, 5)
    assert match.events is not None
    for event in match.events:
        sentence = tell.event(event)
        assert sentence.endswith(".")
        assert tell.clause(event.rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_animal_has_a_name_and_a_requirement(language: str) -> None:
    tell = narrator(language)
    assert len({tell.animal(animal) for animal in ANIMALS}) == len(ANIMALS)
    assert len({tell.requirement(animal) for animal in ANIMALS}) == len(ANIMALS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_sentence(language: str) -> None:
    tell = narrator(language)
    for clause in GAME.title.clauses():
        assert tell.clause(clause.id).endswith(".")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Tie for the whale at 4: Ada and Cy. The card waits for round 6."),
        ("pl", "Remis o kartę „wieloryb” przy wartości 4: Ada i Cy. Karta przechodzi do rundy 6."),
        ("it", "Parità per la carta balena a 4: Ada e Cy. La carta aspetta il round 6."),
    ],
)
def test_ids_become_words(language: str, sentence: str) -> None:
    params: dict[str, Param] = {"animal": "A02", "value": 4, "seats": ["0", "2"], "round": 6}
    assert narrator(language).event(Event("planet-event-tied", "PL-4.5", params)) == sentence


def test_a_list_of_tiles_is_joined() -> None:
    event = Event("planet-event-opened", "PL-3.2", {"round": 2, "tiles": ["T01", "T02", "T03"]})
    assert narrator("pl").event(event) == "Runda 2, płytki do wyboru: T01, T02 i T03."


def test_a_forced_choice_is_told_in_words() -> None:
    event = Event("core-event-forced", "PL-3.5", {"seat": 1, "kind": "face", "choice": "9"})
    assert narrator("pl").event(event) == "Bo ma tylko jedną możliwość: miejsce 9."


def test_beginners_points_are_told_in_other_words() -> None:
    params = {"seat": 0, "objective": 0, "same": 0, "other": 7, "points": 7}
    told = narrator("en").event(Event("planet-event-scored", "PL-8.2", params))
    assert told == "Ada has 7 points, one for each animal."


def test_what_comes_first_is_the_question_itself() -> None:
    reason = Reason("core-reason-first-choose", "PL-3.4", {"kind": "tile"})
    assert narrator("en").reason(reason).endswith(". Which tile do you take?")


def test_a_seat_in_a_reason_is_a_name() -> None:
    reason = Reason("core-reason-not-your-turn", "PL-3.3", {"seat": 2})
    assert narrator("pl").reason(reason) == "To nie Twoja tura: teraz decyduje Cy."


def test_a_choice_in_words() -> None:
    assert narrator("it").choice("tile", "T07") == "tessera T07"
