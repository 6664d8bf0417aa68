"""What a seat hopes for, card by card, and what a planet would make of it.

Nothing is read here but what the seat may know: the objectives of its rivals count for nothing.
Appraisals are in thousandths of a point.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from speciate.bots.planet.weights import Weights
from speciate.games.planet.board import EDGES, FIELDS
from speciate.games.planet.facts import FIRST_LIFE, LAST_ROUND
from speciate.games.planet.requirement import LARGEST_TOUCHING, MOST_REGIONS, Requirement
from speciate.games.planet.scoring import band_points
from speciate.games.planet.state import NO_OBJECTIVE, PlanetState
from speciate.games.planet.terrain import STRIDE, Planet

POINT: Final = 1000
# Standings are in such parts of a field: second and third regions and room to grow fit below one.
FIELD: Final = 4096
_TENTH: Final = FIELD // 10
_ALL_FIELDS: Final = (1 << FIELDS) - 1


class Card:
    """One animal in the row, as a seat sees it before its turn."""

    def __init__(
        self,
        animal: int,
        column: int,
        worth: int,
        state: PlanetState,
        seat: int,
        weights: Weights,
    ) -> None:
        self.animal = animal
        self.column = column
        self.requirement = state.facts.requirements[animal]
        self._worth = worth
        self.to_come = column - state.round
        self._last = state.round == LAST_ROUND
        self._room = weights.room * _TENTH if self.to_come else 0
        self._hopes: dict[int, int] = {}
        self._survey_rivals(state, seat, weights)
        self._set_shares(weights)

    def _survey_rivals(self, state: PlanetState, seat: int, weights: Weights) -> None:
        """Where the best of them stands, with what is expected of those who still move."""
        rivals = [rival for rival in range(state.seats) if rival != seat]
        to_reply = [rival for rival in rivals if _moves_later(state, rival)]
        self._best = max(
            self._standing(state.planets[rival], open_fields(state.planets[rival]))
            + weights.reply * _TENTH * (rival in to_reply)
            for rival in rivals
        )
        values = [self.requirement.value(state.planets[rival]) for rival in rivals]
        self.rival_value = max(values)
        self._rivals_tie = not self.rival_value or values.count(self.rival_value) > 1
        self._decided = not self.to_come and not to_reply

    def _set_shares(self, weights: Weights) -> None:
        if self.requirement.kind == MOST_REGIONS:
            sway = weights.region_sway + weights.region_sway_per_round * self.to_come
        else:
            sway = weights.sway + weights.sway_per_round * self.to_come
        self._sway = sway * _TENTH
        self._level = 0 if self._last else weights.tie
        self._behind = weights.rivals_tie if self._rivals_tie and not self._last else 0

    def hope(self, planet: Planet, opened: int) -> int:
        """The points to be hoped for; `opened` are the planet's empty fields."""
        standing = self._standing(planet, opened)
        hope = self._hopes.get(standing)
        if hope is None:
            hope = self._hopes[standing] = self._share(standing) * self._worth // 1000
        return hope

    def _standing(self, planet: Planet, opened: int) -> int:
        """How well a planet meets the requirement, and how well it may go on."""
        requirement = self.requirement
        known = planet.regions[requirement.habitat]
        if requirement.kind == MOST_REGIONS:
            return len(known) // STRIDE * FIELD
        if self._last:
            return _ranked(requirement, planet)
        wanted = requirement.kind == LARGEST_TOUCHING
        other = planet.terrain[requirement.other]
        best = fringe = 0
        for i in range(2, len(known), STRIDE):
            if known[i] > best and ((known[i - 1] & other) != 0) == wanted:
                best = known[i]
                fringe = known[i - 1]
        return best * FIELD + (fringe & opened).bit_count() * self._room

    def _share(self, standing: int) -> int:
        """How much of the card is ours, in thousandths: all of it only when nobody can reply."""
        ahead = standing - self._best
        if not self._decided:
            return 500 + 500 * ahead // (self._sway + abs(ahead))
        if ahead > 0:
            return 1000
        return self._behind if ahead else self._level


class Outlook:
    """All that a seat hopes for before its turn."""

    def __init__(self, state: PlanetState, seat: int, weights: Weights) -> None:
        self._state = state
        self._weights = weights
        self._bands: dict[int, int] = {}
        self.objective = state.objectives[seat]
        self.cards = [
            Card(animal, column, self._worth(animal), state, seat, weights)
            for column in range(max(state.round, FIRST_LIFE), LAST_ROUND + 1)
            for animal in state.row[column]
        ]

    def touched_by(self, tile: int) -> list[Card]:
        """The cards whose standing may change with a tile."""
        habitats = [run[0] for run in self._state.facts.patch(EDGES * tile, 0)]
        return [
            card
            for card in self.cards
            if card.requirement.habitat in habitats or card.requirement.other in habitats
        ]

    def appraise(self, planet: Planet, cards: Iterable[Card]) -> int:
        """The points to be hoped for with a planet, from these cards and the objective."""
        opened = open_fields(planet)
        return self.band(planet) + sum([card.hope(planet, opened) for card in cards])

    def band(self, planet: Planet) -> int:
        """The points of the objective, averaged over what the tiles to come may bring."""
        if self.objective == NO_OBJECTIVE:
            return 0
        fields = planet.fields(self.objective)
        points = self._bands.get(fields)
        if points is None:
            points = self._bands[fields] = self._expected_band(fields)
        return points

    def _expected_band(self, fields: int) -> int:
        to_come = LAST_ROUND - self._state.round
        least = fields + to_come * self._weights.slow // 10
        most = fields + to_come * self._weights.fast // 10
        reached = [band_points(self._state, self.objective, n) for n in range(least, most + 1)]
        return POINT * sum(reached) // len(reached)

    def _worth(self, animal: int) -> int:
        """The points of a card: fewer where its frame shows the own objective (PL-7)."""
        facts = self._state.facts
        if self.objective == NO_OBJECTIVE:
            return facts.beginner_animal * POINT
        if facts.requirements[animal].habitat == self.objective:
            return facts.same_habitat * POINT
        return facts.other_habitat * POINT


def open_fields(planet: Planet) -> int:
    """The fields that are still empty."""
    ocean, glacier, forest, desert, mountain = planet.terrain
    return _ALL_FIELDS & ~(ocean | glacier | forest | desert | mountain)


def _moves_later(state: PlanetState, rival: int) -> bool:
    """Whether a rival has still to lay a tile after the seat whose turn it is."""
    return (rival - state.marker) % state.seats > state.turn


def _ranked(requirement: Requirement, planet: Planet) -> int:
    """The three largest regions in one number: they decide in the last round (PL-6.2, PL-6.3)."""
    first, second, third, *_ = [*requirement.ranking(planet), 0, 0, 0]
    return first * FIELD + second * 64 + third
