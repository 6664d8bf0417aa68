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

    def __init__(self, facts: Facts, seats: int, beginner: bool, mystery: bool) -> None:
        self.facts = facts
        self.seats = seats
        self.beginner = beginner
        self.mystery = mystery
        self.phase = SET_UP
        self.round = 1
        self.marker = 0
        self.turn = 0
        self.planets: list[Planet] = [bare_planet() for _ in range(seats)]
        self.offer: list[int] = []
        self.unseen_tiles: list[int] = list(range(len(facts.fields)))
        self.place_11: list[int] = []
        self.place_12: list[int] = []
        self.boxed_tiles: list[int] = []
        self.row: list[list[int]] = [[] for _ in range(LAST_ROUND + 1)]
        self.unseen_animals: list[int] = list(range(len(facts.requirements)))
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.boxed_animals: list[int] = []
        self.objectives: list[int] = [NO_OBJECTIVE] * seats

    def clone(self) -> PlanetState:
        """Planets are never changed, so the copies share them."""
        twin = PlanetState.__new__(PlanetState)
        twin.facts = self.facts
        twin.seats = self.seats
        twin.beginner = self.beginner
        twin.mystery = self.mystery
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

    def lay(self, seat: int, tile: int, face: int, rotation: int) -> None:
        """Put a tile from the table onto a planet, for good (PL-3.5, PL-3.8)."""
        laying = EDGES * tile + rotation
        self.offer.remove(tile)
        self.planets[seat] = self.planets[seat].laid(face, laying, self.facts.runs[laying])

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
