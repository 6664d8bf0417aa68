"""The state of a match of Planet, and the few primitives that change it."""

from __future__ import annotations

from typing import Final

from speciate.core.state import State
from speciate.games.planet.board import EDGES
from speciate.games.planet.facts import LAST_ROUND, SIZE_OF_STACK, Facts
from speciate.games.planet.terrain import Planet, bare_planet

# Where the outer loop stands.
SET_UP: Final = 0
OPENING: Final = 1
CONTINENTS: Final = 2
LIFE: Final = 3
OVER: Final = 4
PHASES: Final = ("set-up", "opening", "continents", "life", "over")

NO_OBJECTIVE: Final = -1


class PlanetState(State):
    """Tiles, animals and habitats are small numbers; lists of cards stand in public order.

    `unseen_tiles` and `unseen_animals` are what has not been turned up, in no order but that of the
    numbers: what will come next is nowhere.
    """

    __slots__ = (
        "beginner",
        "boxed_animals",
        "boxed_tiles",
        "facts",
        "marker",
        "mystery",
        "objectives",
        "offer",
        "phase",
        "place_11",
        "place_12",
        "planets",
        "round",
        "row",
        "seats",
        "turn",
        "unseen_animals",
        "unseen_tiles",
        "won",
    )

    facts: Facts
    seats: int
    beginner: bool
    mystery: bool
    phase: int
    round: int
    marker: int
    turn: int
    planets: list[Planet]
    offer: list[int]
    unseen_tiles: list[int]
    place_11: list[int]
    place_12: list[int]
    boxed_tiles: list[int]
    row: list[list[int]]
    unseen_animals: list[int]
    won: list[list[int]]
    boxed_animals: list[int]
    objectives: list[int]

    def __init__(self, facts: Facts, seats: int, beginner: bool, mystery: bool) -> None:
        self.facts = facts
        self.seats = seats
        self.beginner = beginner
        self.mystery = mystery

    def clone(self) -> PlanetState:
        """Planets are never changed, so the copies share them."""
        twin = PlanetState(self.facts, self.seats, self.beginner, self.mystery)
        twin.phase = self.phase
        twin.round = self.round
        twin.marker = self.marker
        twin.turn = self.turn
        twin.planets = self.planets.copy()
        twin.offer = self.offer.copy()
        twin.unseen_tiles = self.unseen_tiles.copy()
        twin.place_11 = self.place_11.copy()
        twin.place_12 = self.place_12.copy()
        twin.boxed_tiles = self.boxed_tiles.copy()
        twin.row = [column.copy() for column in self.row]
        twin.unseen_animals = self.unseen_animals.copy()
        twin.won = [cards.copy() for cards in self.won]
        twin.boxed_animals = self.boxed_animals.copy()
        twin.objectives = self.objectives.copy()
        return twin

    @property
    def mover(self) -> int:
        """Whose turn it is: from the marker to the left, one seat after the other (PL-3.3)."""
        return (self.marker + self.turn) % self.seats

    @property
    def is_open(self) -> bool:
        """Whether the stack of the round has been opened, also while a position is set up."""
        return self.phase > OPENING or bool(self.offer) or self.turn > 0

    @property
    def row_is_due(self) -> bool:
        """Whether the row is still to be laid out: at the start, and where a position has none."""
        return self.phase == SET_UP and not any(self.row)

    def laid_out(self, number: int) -> int:
        """How many cards have been turned up in a column so far, carried ones left aside."""
        if not self.mystery:
            return self.facts.row[number - 1]
        turned = self.round + 2 if self.is_open else self.round + 1
        hidden = self.facts.mystery_hidden[number - 1]
        return self.facts.mystery_open[number - 1] + (hidden if number <= turned else 0)

    def lay(self, seat: int, tile: int, face: int, rotation: int) -> None:
        """Put a tile from the table onto a planet, for good (PL-3.5, PL-3.8)."""
        laying = EDGES * tile + rotation
        self.offer.remove(tile)
        patch = self.facts.patch(laying, face)
        self.planets[seat] = self.planets[seat].laid(face, laying, patch)

    def store_leftovers(self) -> None:
        """Leftovers gather on place 11, then on place 12, then in the box (PL-3.9 to PL-3.12)."""
        for tile in self.offer:
            if self.round < LAST_ROUND - 1 and len(self.place_11) < SIZE_OF_STACK:
                self.place_11.append(tile)
            elif self.round < LAST_ROUND and len(self.place_12) < SIZE_OF_STACK:
                self.place_12.append(tile)
            else:
                self.boxed_tiles.append(tile)
        self.offer = []


def new_state(facts: Facts, seats: int, beginner: bool, mystery: bool) -> PlanetState:
    """Everything in its box, before anything is dealt."""
    state = PlanetState(facts, seats, beginner, mystery)
    state.phase = SET_UP
    state.round = 1
    state.marker = 0
    state.turn = 0
    state.planets = [bare_planet() for _ in range(seats)]
    state.offer = []
    state.unseen_tiles = list(range(len(facts.fields)))
    state.place_11 = []
    state.place_12 = []
    state.boxed_tiles = []
    state.row = [[] for _ in range(LAST_ROUND + 1)]
    state.unseen_animals = list(range(len(facts.requirements)))
    state.won = [[] for _ in range(seats)]
    state.boxed_animals = []
    state.objectives = [NO_OBJECTIVE] * seats
    return state
