"""Greedy at Planet: every tile on offer, on every empty face, in every rotation, is appraised.

All numbers are whole: the same choice on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from speciate.core.chance import Quick
from speciate.core.reason import Reason
from speciate.games.planet.board import EDGES
from speciate.games.planet.facts import FIRST_LIFE, LAST_ROUND
from speciate.games.planet.notation import animal_text
from speciate.games.planet.requirement import LARGEST_TOUCHING, MOST_REGIONS, Requirement
from speciate.games.planet.scoring import band_points
from speciate.games.planet.state import NO_OBJECTIVE, PlanetState
from speciate.games.planet.terrain import HABITATS, STRIDE, Planet

if TYPE_CHECKING:
    from speciate.core.game import Game
    from speciate.core.match import Match

POINT: Final = 1000  # appraisals are in thousandths of a point,
UNIT: Final = 4096  # standings in such parts of a field, so that a tie-break has room below one


class Weights(NamedTuple):
    """The table of features. Distances are in tenths of a field, shares in thousandths."""

    # How far ahead makes a card three quarters won: at once, and more for each tile to come.
    sway: int = 8
    sway_per_tile: int = 12
    region_sway: int = 6
    region_sway_per_tile: int = 6
    # What a rival is expected to add who has one more tile to lay than we have.
    reply: int = 10
    # What is left of a card that will be tied by us, and by two rivals ahead of us.
    tie: int = 350
    rivals_tie: int = 200
    # Every empty field round the largest region that counts: room to grow.
    room: int = 3
    # How many fields of the objective each tile to come brings, in tenths: at least, at most.
    slow: int = 8
    fast: int = 20


WEIGHTS: Final = Weights()


class Turn(NamedTuple):
    tile: int
    face: int
    rotation: int


class Card:
    """One animal as a seat hopes for it before its turn."""

    def __init__(
        self, animal: int, column: int, worth: int, state: PlanetState, seat: int, weights: Weights
    ) -> None:
        self.animal = animal
        self.column = column
        self.requirement = state.facts.requirements[animal]
        self.worth = worth
        self.to_come = column - state.round
        self.last = state.round == LAST_ROUND
        self.room = weights.room * UNIT // 10 if self.to_come else 0
        self._shares: dict[int, int] = {}
        self._weigh(state, seat, weights)

    def _weigh(self, state: PlanetState, seat: int, weights: Weights) -> None:
        """Where the best rival stands, with the tiles that the rivals still lay this round."""
        most_regions = self.requirement.kind == MOST_REGIONS
        self.best = 0
        self.leader = -1
        replies = 0
        values: list[int] = []
        for rival in range(state.seats):
            if rival == seat:
                continue
            reply = int((rival - state.marker) % state.seats > state.turn)
            replies += reply
            planet = state.planets[rival]
            values.append(self.requirement.value(planet))
            standing = self.standing(planet) + reply * weights.reply * UNIT // 10
            if standing > self.best or self.leader < 0:
                self.best = standing
                self.leader = rival
        self.certain = not self.to_come and not replies
        highest = max(values)
        tied = values.count(highest) > 1 or not highest
        carried = 0 if self.last else 1
        self.tie = weights.tie * carried
        self.behind = weights.rivals_tie * carried if tied else 0
        first, more = (
            (weights.region_sway, weights.region_sway_per_tile)
            if most_regions
            else (weights.sway, weights.sway_per_tile)
        )
        self.sway = (first + more * self.to_come) * UNIT // 10

    def standing(self, planet: Planet) -> int:
        """How well a planet meets the requirement, and in parts of a field how it may go on."""
        requirement = self.requirement
        known = planet.regions[requirement.habitat]
        if requirement.kind == MOST_REGIONS:
            return len(known) // STRIDE * UNIT
        if self.last:
            return _ranked(requirement, planet)
        wanted = requirement.kind == LARGEST_TOUCHING
        other = planet.terrain[requirement.other]
        best = fringe = 0
        for i in range(2, len(known), STRIDE):
            if known[i] > best and ((known[i - 1] & other) != 0) == wanted:
                best = known[i]
                fringe = known[i - 1]
        if not self.room:
            return best * UNIT
        for terrain in planet.terrain:
            fringe &= ~terrain
        return best * UNIT + self.room * fringe.bit_count()

    def hope(self, planet: Planet) -> int:
        """The points to be hoped for with a planet, in thousandths."""
        standing = self.standing(planet)
        share = self._shares.get(standing)
        if share is None:
            share = self._shares[standing] = self._share(standing)
        return share

    def _share(self, standing: int) -> int:
        ahead = standing - self.best
        if not self.certain:
            share = 500 + 500 * ahead // (self.sway + abs(ahead))
        elif ahead > 0:
            share = 1000
        else:
            share = self.behind if ahead else self.tie
        return share * self.worth // 1000


def _ranked(requirement: Requirement, planet: Planet) -> int:
    """The three largest regions in one number: what counts in the last round (PL-6.4)."""
    sizes = [*requirement.ranking(planet), 0, 0, 0]
    return sizes[0] * UNIT + sizes[1] * 64 + sizes[2]


class Outlook:
    """What a seat hopes for before its turn, and what a planet would make of it."""

    def __init__(self, state: PlanetState, seat: int, weights: Weights = WEIGHTS) -> None:
        self.state = state
        self.seat = seat
        self.objective = state.objectives[seat]
        self.weights = weights
        self.cards = [
            Card(animal, column, self._worth(animal), state, seat, weights)
            for column in range(max(state.round, FIRST_LIFE), LAST_ROUND + 1)
            for animal in state.row[column]
        ]
        self._bands: dict[int, int] = {}

    def _worth(self, animal: int) -> int:
        facts = self.state.facts
        if self.objective == NO_OBJECTIVE:
            return facts.beginner_animal * POINT
        if facts.requirements[animal].habitat == self.objective:
            return facts.same_habitat * POINT
        return facts.other_habitat * POINT

    def touched_by(self, tile: int) -> list[Card]:
        """The cards whose standing may change with a tile."""
        runs = self.state.facts.runs[EDGES * tile]
        habitats = runs[::STRIDE]
        return [
            card
            for card in self.cards
            if card.requirement.habitat in habitats or card.requirement.other in habitats
        ]

    def band(self, planet: Planet) -> int:
        """The points of the objective, averaged over what the tiles to come may bring."""
        if self.objective == NO_OBJECTIVE:
            return 0
        fields = planet.fields(self.objective)
        points = self._bands.get(fields)
        if points is None:
            to_come = LAST_ROUND - self.state.round
            least = to_come * self.weights.slow // 10
            most = to_come * self.weights.fast // 10
            reached = [
                band_points(self.state, self.objective, fields + more)
                for more in range(least, most + 1)
            ]
            points = self._bands[fields] = POINT * sum(reached) // len(reached)
        return points

    def appraise(self, planet: Planet, cards: Sequence[Card]) -> int:
        return self.band(planet) + sum([card.hope(planet) for card in cards])


class PlanetGreedy:
    """Appraises the whole turn at each of its asks, with the answers given so far held fast."""

    name = "greedy"

    def __init__(self, seed: int, weights: Weights = WEIGHTS) -> None:
        self.seed = seed
        self.weights = weights

    def choose(self, match: Match, seat: int) -> int:
        turn = self.best_turn(match, seat)
        ask = match.ask_of(seat)
        assert ask is not None
        return getattr(turn, ask.kind.name)

    def best_turn(self, match: Match, seat: int) -> Turn:
        """Where several are equally good, the seed decides."""
        state = match.state
        assert isinstance(state, PlanetState)
        outlook = Outlook(state, seat, self.weights)
        best: list[Turn] = []
        most = 0
        for tile, turns in _turns(match, state, seat):
            cards = outlook.touched_by(tile)
            untouched = [card for card in outlook.cards if card not in cards]
            rest = outlook.appraise(state.planets[seat], untouched) - outlook.band(
                state.planets[seat]
            )
            for turn in turns:
                appraisal = rest + outlook.appraise(_after(state, seat, turn), cards)
                if appraisal > most or not best:
                    most = appraisal
                    best = [turn]
                elif appraisal == most:
                    best.append(turn)
        return best[Quick(self.seed).below(seat, match.choices_before, len(best))]


def _turns(match: Match, state: PlanetState, seat: int) -> Iterator[tuple[int, list[Turn]]]:
    """Tile by tile the turns that go on from the answers given."""
    made = match.choices[match.choices_before :]
    given = {step.kind.name: made[at] for at, step in enumerate(match.steps)}
    planet = state.planets[seat]
    tiles = [given["tile"]] if "tile" in given else state.offer
    faces = [given["face"]] if "face" in given else planet.empty
    for tile in tiles:
        yield tile, [Turn(tile, face, rotation) for face in faces for rotation in range(EDGES)]


def _after(state: PlanetState, seat: int, turn: Turn) -> Planet:
    laying = EDGES * turn.tile + turn.rotation
    return state.planets[seat].laid(turn.face, laying, state.facts.runs[laying])


def greedy(game: Game, seed: int) -> PlanetGreedy:
    return PlanetGreedy(seed)
