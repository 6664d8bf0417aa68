"""PL-7: bands, one or two points an animal, and who wins."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.planet.positions import (
    GAME,
    board,
    by_fields,
    game_with_tiles,
    last_round,
    play_to_round,
    play_turn,
    state_of,
)
from tests.planet.printed import HABITATS as NAMES
from tests.planet.printed import OBJECTIVES, SOURCES

from speciate.core.errors import MatchOver
from speciate.core.match import Match
from speciate.games.planet.content import ANIMALS
from speciate.games.planet.scoring import score, winners
from speciate.games.planet.terrain import HABITATS, planet_from_letters

# Fields of the objective's habitat: points. Each step, and the number just below it.
POINTS = {
    "N1": "0:0 15:0 16:2 18:2 19:4 21:4 22:6 24:6 25:8 27:8 28:10 60:10",
    "N2": "0:0 10:0 11:2 13:2 14:4 16:4 17:6 19:6 20:8 21:8 22:8 23:10 60:10",
    "N3": "0:0 14:0 15:2 17:2 18:4 20:4 21:6 23:6 24:8 26:8 27:10 60:10",
    "N4": "0:0 10:0 11:2 13:2 14:4 16:4 17:6 19:6 20:8 22:8 23:10 60:10",
    "N5": "0:0 11:0 12:2 14:2 15:4 17:4 18:6 20:6 21:8 23:8 24:10 60:10",
}
CARDS = [pytest.param(card, marks=pytest.mark.card(card), id=card) for card in OBJECTIVES]


def _match(*seats: tuple[str, int, list[str]]) -> Match:
    """Seats with an objective, so many fields of it, and animals that they have won."""
    match = GAME.start(len(seats), 1)
    state = state_of(match)
    for seat, (habitat, fields, animals) in enumerate(seats):
        letter = next(letter for letter, name in NAMES.items() if name == habitat)
        rest = "O" if letter != "O" else "G"
        state.objectives[seat] = HABITATS.index(habitat)
        state.planets[seat] = planet_from_letters(by_fields({letter: range(fields)}, rest))
        state.won[seat] = [ANIMALS.index(animal) for animal in animals]
    return match


def _points(habitat: str, fields: int, animals: list[str]) -> tuple[int, int, int, int]:
    own = score(state_of(_match((habitat, fields, animals), ("desert", 0, []))), 0)
    return own.objective, own.same, own.other, own.points


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.rule("PL-7.4")
def test_an_objective_gives_the_points_of_the_highest_step_reached(card: str) -> None:
    habitat = NAMES[OBJECTIVES[card][0]]
    for pair in POINTS[card].split():
        fields, points = map(int, pair.split(":"))
        assert _points(habitat, fields, []) == (points, 0, 0, points)


@pytest.mark.parametrize("card", CARDS)
def test_an_objective_says_where_each_number_comes_from(card: str) -> None:
    letter, fields, sources = OBJECTIVES[card]
    entry = GAME.content.tables["objectives"][card]
    assert entry["habitat"] == NAMES[letter]
    assert entry["fields"] == fields
    assert entry["sources"] == [SOURCES[source] for source in sources]


@pytest.mark.rule("PL-7.3")
@pytest.mark.card("N2")
def test_eleven_fields_of_glacier_give_two_points_and_fourteen_give_four() -> None:
    assert _points("glacier", 10, [])[0] == 0
    assert _points("glacier", 11, [])[0] == 2
    assert _points("glacier", 14, [])[0] == 4  # not 2 + 4


@pytest.mark.rule("PL-7.3")
def test_fields_count_for_the_objective_connected_or_not() -> None:
    match = _match(("glacier", 0, []), ("desert", 0, []))
    apart = [0, 6, 13, 16, 22, 28, 30, 36, 41, 48, 54]
    letters = by_fields({"G": apart}, rest="O")
    state_of(match).planets[0] = planet_from_letters(letters)
    assert state_of(match).planets[0].sizes(HABITATS.index("glacier")) == [1] * 11
    assert score(state_of(match), 0).objective == 2


@pytest.mark.rule("PL-7.5")
def test_below_the_first_step_an_objective_gives_nothing() -> None:
    assert _points("mountain", 11, []) == (0, 0, 0, 0)
    assert _points("mountain", 12, []) == (2, 0, 0, 2)


@pytest.mark.rule("PL-7.6")
def test_an_animal_of_the_objectives_habitat_is_worth_1_point() -> None:
    assert _points("forest", 0, ["A19"]) == (0, 1, 0, 1)
    assert _points("forest", 0, ["A19", "A21", "A27"]) == (0, 3, 0, 3)


@pytest.mark.rule("PL-7.7")
def test_an_animal_of_another_habitat_is_worth_2_points() -> None:
    assert _points("forest", 0, ["A01"]) == (0, 0, 2, 2)
    assert _points("forest", 0, ["A01", "A18", "A28", "A45"]) == (0, 0, 8, 8)


@pytest.mark.rule("PL-7.8")
def test_the_frame_of_an_animal_is_the_habitat_it_counts() -> None:
    # The fox counts forest beside glacier, the snowy owl glacier beside forest.
    assert _points("forest", 0, ["A21", "A12"]) == (0, 1, 2, 3)
    assert _points("glacier", 0, ["A21", "A12"]) == (0, 1, 2, 3)
    # The reindeer avoids desert, the camel is of it.
    assert _points("desert", 0, ["A17"]) == (0, 0, 2, 2)
    assert _points("desert", 0, ["A33"]) == (0, 1, 0, 1)


@pytest.mark.rule("PL-7.9")
def test_animals_give_their_points_even_if_the_objective_gave_none() -> None:
    assert _points("glacier", 10, ["A10", "A19", "A20"]) == (0, 1, 4, 5)
    assert _points("glacier", 11, ["A10", "A19", "A20"]) == (2, 1, 4, 7)


@pytest.mark.rule("PL-7.10")
def test_the_most_points_win() -> None:
    # 2 + 1 = 3 points against 4 animals of the objective's own habitat, 4 points.
    match = _match(("glacier", 11, ["A10"]), ("forest", 0, ["A19", "A20", "A21", "A22"]))
    assert match.scores == [3, 4]
    assert winners(state_of(match)) == [1]


@pytest.mark.rule("PL-7.11")
def test_of_those_tied_on_points_whoever_has_more_animals_wins() -> None:
    # 2 + 2 + 2 against 2 + 2 + 2: three animals against two and a step of the objective.
    match = _match(("glacier", 11, ["A19", "A20"]), ("forest", 0, ["A01", "A02", "A03"]))
    assert match.scores == [6, 6]
    assert winners(state_of(match)) == [1]


@pytest.mark.rule("PL-7.11")
def test_more_animals_do_not_help_with_fewer_points() -> None:
    match = _match(
        ("glacier", 14, ["A19"]),
        ("forest", 0, ["A19", "A20", "A21", "A22", "A23"]),
        ("desert", 0, []),
    )
    assert match.scores == [6, 5, 0]
    assert winners(state_of(match)) == [0]


@pytest.mark.rule("PL-7.12")
def test_players_still_tied_share_the_win() -> None:
    match = _match(
        ("ocean", 16, ["A19", "A20"]),
        ("forest", 0, ["A01", "A02"]),
        ("desert", 11, ["A03", "A04"]),
    )
    assert match.scores == [6, 4, 6]
    assert winners(state_of(match)) == [0, 2]


@pytest.mark.rule("PL-7.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_match_ends_when_planets_are_covered_and_all_animals_settled(seats: int) -> None:
    match = play_to_round(GAME.start(seats, 5), 12)
    for _ in range(seats - 1):
        play_turn(match)
        assert not match.over
        assert match.winners == []
    play_turn(match)
    assert match.over
    table = board(match)
    assert all(len(planet["tiles"]) == 12 for planet in table["planets"])
    assert all(column["animals"] == [] for column in table["row"])
    assert sum(map(len, [*table["won"], table["boxed_animals"]])) == 20
    with pytest.raises(MatchOver):
        match.play(0)
    reason = match.why_not(0, "tile:T01")
    assert reason is not None
    assert reason.rule == "PL-7.1"


@pytest.mark.rule("PL-7.2")
def test_at_the_end_all_players_show_their_objectives() -> None:
    match = GAME.start(3, 1, chance={"objectives": ["desert", "ocean", "forest"]}, listen=True)
    play_to_round(match, 13)
    for seat in (None, 0, 1, 2):
        assert board(match, seat)["objectives"] == ["desert", "ocean", "forest"]
        assert all("points" in own for own in board(match, seat)["scores"])
    assert match.events is not None
    shown = [event for event in match.events if event.code == "planet-event-revealed"]
    assert [event.params["habitat"] for event in shown] == ["desert", "ocean", "forest"]
    assert all(event.known_to(None) for event in shown)


@pytest.mark.rule("PL-7.13")
def test_before_the_end_others_see_no_points_of_a_seat() -> None:
    match = _match(("glacier", 11, ["A10", "A19"]), ("forest", 0, ["A01"]))
    own = {"animals": 2, "objective": 2, "same": 1, "other": 2, "points": 5}
    assert board(match, 0)["scores"] == [own, {"animals": 1}]
    assert board(match, None)["scores"] == [{"animals": 2}, {"animals": 1}]
    assert board(match, 1)["scores"][0] == {"animals": 2}


def _last_round(folder: Path, animals: str, *won: str) -> Match:
    """Ocean everywhere: in round 12 no animal of another habitat finds a planet."""
    game = game_with_tiles(folder, {}, rest="OOOOO")
    document = last_round(
        [{}, {}],
        offer=["T46", "T47", "T48", "T49", "T50"],
        animals=animals.split(),
        won=[cards.split() for cards in won],
        objectives=["glacier", "forest"],
    )
    return play_to_round(game.position(document, listen=True), 13)


@pytest.mark.rule("PL-7.11")
def test_at_the_end_of_a_match_more_animals_decide(tmp_path: Path) -> None:
    """Nine animals, two of them of glacier: 2 + 14 points. Eight of ocean: 16 points."""
    match = _last_round(
        tmp_path,
        "A28 A29 A30",
        "A10 A11 A19 A20 A21 A22 A23 A24 A25",
        "A01 A02 A03 A04 A05 A06 A07 A08",
    )
    assert match.scores == [16, 16]
    assert match.winners == [0]
    assert match.events is not None
    decided, won = match.events[-2:]
    assert (decided.code, decided.rule) == ("planet-event-animals-decide", "PL-7.11")
    assert (won.rule, won.params) == ("PL-7.10", {"seats": ["0"], "points": 16})


@pytest.mark.rule("PL-7.12")
def test_at_the_end_of_a_match_the_win_may_be_shared(tmp_path: Path) -> None:
    """Eight animals each, none of the own habitat: 16 points."""
    match = _last_round(
        tmp_path,
        "A28 A29 A30 A31",
        "A19 A20 A21 A22 A23 A24 A25 A26",
        "A01 A02 A03 A04 A05 A06 A07 A08",
    )
    assert match.scores == [16, 16]
    assert match.winners == [0, 1]
    assert match.events is not None
    assert match.events[-1].rule == "PL-7.12"
    assert match.events[-1].params == {"seats": ["0", "1"], "points": 16}
