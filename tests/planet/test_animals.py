"""Every animal card: what it asks for, on planets whose regions can be counted by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.planet import solid
from tests.planet.positions import GAME, by_fields, fate_of, planets, state_of
from tests.planet.printed import ANIMALS, HABITATS, KINDS

from speciate.games.planet.content import ANIMALS as IDS
from speciate.games.planet.requirement import Requirement
from speciate.games.planet.terrain import planet_from_letters

CARDS = [pytest.param(card, marks=pytest.mark.card(card), id=card) for card in ANIMALS]

# Three regions far from each other, and a field that lies beside each of them.
FIVE, BESIDE_FIVE = [0, 1, 2, 3, 4], 5  # the whole of face 0; field 5 is across from 0
THREE, BESIDE_THREE = [40, 41, 42], 49  # on face 8; field 49 is across from 41
TWO, BESIDE_TWO = [55, 56], 30  # on face 11; field 30 is across from 55


def _requirement(card: str) -> Requirement:
    return state_of(GAME.start(2, 1)).facts.requirements[IDS.index(card)]


def _rest(card: str) -> str:
    """A habitat that the card does not speak of."""
    habitat, _, other, *_ = ANIMALS[card]
    return next(letter for letter in HABITATS if letter not in (habitat, other))


def _planet(card: str, touched: list[int]) -> str:
    """Regions of five, three and two of the counted habitat; the other habitat where told."""
    habitat, kind, other, *_ = ANIMALS[card]
    counted = {habitat: FIVE + THREE + TWO}
    if kind != "most":
        counted[other] = touched
    return by_fields(counted, _rest(card))


def _outer_touched(card: str) -> str:
    return _planet(card, [BESIDE_FIVE, BESIDE_TWO])


def _middle_touched(card: str) -> str:
    return _planet(card, [BESIDE_THREE])


def _without(card: str) -> str:
    """A planet on which nothing meets the requirement."""
    kind = ANIMALS[card].kind
    if kind == "most":
        return by_fields({}, _rest(card))
    if kind == "touching":
        return _planet(card, [])
    return _planet(card, [BESIDE_FIVE, BESIDE_THREE, BESIDE_TWO])


@pytest.mark.parametrize("card", CARDS)
def test_an_animal_asks_for_what_its_card_says(card: str) -> None:
    habitat, kind, other, english, polish, species, requirement = ANIMALS[card]
    entry = GAME.content.tables["animals"][card]
    assert entry["habitat"] == HABITATS[habitat]
    assert entry["kind"] == KINDS[kind]
    assert entry.get("other") == HABITATS.get(other)
    assert (entry["name"]["en"], entry["name"]["pl"]) == (english, polish)
    assert entry["name"]["it"]
    assert (entry["species"], entry["requirement"]) == (species, requirement)


@pytest.mark.parametrize("card", CARDS)
def test_an_animal_counts_the_regions_that_meet_its_requirement(card: str) -> None:
    requirement = _requirement(card)
    expected = {
        "most": ([3], [3]),
        "touching": ([5, 2], [3]),
        "avoiding": ([3], [5, 2]),
    }[ANIMALS[card].kind]
    for letters, ranking in zip(
        (_outer_touched(card), _middle_touched(card)), expected, strict=True
    ):
        planet = planet_from_letters(letters)
        assert requirement.ranking(planet) == ranking
        assert requirement.value(planet) == ranking[0]


@pytest.mark.parametrize("card", CARDS)
def test_an_animal_does_not_come_where_nothing_meets_its_requirement(card: str) -> None:
    planet = planet_from_letters(_without(card))
    assert _requirement(card).ranking(planet) == []
    assert _requirement(card).value(planet) == 0


@pytest.mark.parametrize("card", CARDS)
def test_an_animal_chooses_the_planet_that_meets_its_requirement_best(card: str) -> None:
    better, worse = {
        "most": (_outer_touched(card), by_fields({ANIMALS[card].habitat: FIVE}, _rest(card))),
        "touching": (_outer_touched(card), _middle_touched(card)),
        "avoiding": (_middle_touched(card), _outer_touched(card)),
    }[ANIMALS[card].kind]
    assert fate_of(card, _without(card), better, worse) == "seat 1"
    assert fate_of(card, worse, _without(card), better) == "seat 2"
    assert fate_of(card, worse, _without(card)) == "seat 0"
    assert fate_of(card, better, worse, better) == "round 6"
    assert fate_of(card, _without(card), _without(card)) == "round 6"


@given(planets())
def test_every_requirement_finds_what_a_search_of_the_whole_planet_finds(letters: str) -> None:
    planet = planet_from_letters(letters)
    for card, (habitat, kind, other, *_) in ANIMALS.items():
        ranking = solid.ranking(letters, habitat, kind, other)
        assert _REQUIREMENTS[card].ranking(planet) == ranking
        assert _REQUIREMENTS[card].value(planet) == max(ranking, default=0)


_REQUIREMENTS = {card: _requirement(card) for card in ANIMALS}
