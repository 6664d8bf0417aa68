"""Planet as the core sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from speciate.core.ask import Script
from speciate.core.chance import Chance
from speciate.core.content import Content
from speciate.core.errors import Fault, Malformed
from speciate.core.match import Match
from speciate.core.option import Option
from speciate.core.state import State
from speciate.core.title import Clause, Title, Zone
from speciate.games.planet import document
from speciate.games.planet.actions.place_continent import FACE, ROTATION, TILE, place_continent
from speciate.games.planet.audit import audit
from speciate.games.planet.content import ANIMALS, OBJECTIVES, TILES
from speciate.games.planet.facts import PREPARED_STACKS, SIZE_OF_STACK, Facts
from speciate.games.planet.scoring import score, winners
from speciate.games.planet.setup import OBJECTIVES as OBJECTIVE_ZONE
from speciate.games.planet.state import NO_OBJECTIVE, PlanetState, new_state
from speciate.games.planet.terrain import HABITATS
from speciate.games.planet.turn import proceed
from speciate.games.planet.view import board_view


class PlanetTitle(Title):
    def __init__(self, facts: Facts, content: Content, clauses: list[Clause]) -> None:
        self.facts = facts
        self.name = "planet"
        self.rules_version = 1
        self.fewest_seats = 2
        self.most_seats = 4
        self.options = (
            Option("beginner", ("no", "yes"), "PL-8.1"),
            Option("mystery", ("no", "yes"), "PL-9.1"),
        )
        self.zones = (
            *[Zone(f"round {r} stack", "tiles", TILES) for r in range(1, PREPARED_STACKS + 1)],
            Zone("animals", "animals", ANIMALS),
            Zone("mystery animals", "animals", ANIMALS),
            Zone("objectives", "objectives", HABITATS),
        )
        self.kinds = (TILE, FACE, ROTATION)
        self.turn_rule = "PL-3.3"
        self.over_rule = "PL-7.1"
        self.content = content
        self._clauses = clauses

    def begin(self, seats: int, options: Mapping[str, str]) -> State:
        return new_state(
            self.facts, seats, options["beginner"] == "yes", options["mystery"] == "yes"
        )

    def proceed(self, match: Match) -> bool:
        state = match.state
        assert isinstance(state, PlanetState)
        return proceed(match, state)

    def script(self, match: Match) -> Script:
        state = match.state
        assert isinstance(state, PlanetState)
        return place_continent(match, state)

    def scores(self, state: PlanetState) -> list[int]:
        return [score(state, seat).points for seat in range(state.seats)]

    def winners(self, state: PlanetState) -> list[int]:
        return winners(state)

    def view(self, state: PlanetState, seat: int | None, over: bool) -> dict[str, Any]:
        return board_view(state, seat, over)

    def audit(self, state: PlanetState) -> list[Fault]:
        return audit(state)

    def deal(self, state: PlanetState, seat: int | None, chance: Chance) -> list[int]:
        """PL-2.6: the objectives of the others are all that a seat cannot know."""
        if state.beginner:
            return []
        deal = [NO_OBJECTIVE] * state.seats
        rest = list(range(len(HABITATS)))
        if seat is not None:
            deal[seat] = state.objectives[seat]
            rest.remove(deal[seat])
        for other in range(state.seats):
            if other != seat:
                deal[other] = chance.take(OBJECTIVE_ZONE, rest)
        return deal

    def apply_deal(self, state: PlanetState, deal: Sequence[int]) -> None:
        if len(deal) != (0 if state.beginner else state.seats):
            raise Malformed(f"{len(deal)} objectives dealt anew to {state.seats} seats")
        if deal:
            state.objectives = list(deal)

    def draws(self, seats: int, options: Mapping[str, str]) -> dict[str, int]:
        mystery, beginner = options["mystery"] == "yes", options["beginner"] == "yes"
        hidden = sum(self.facts.mystery_hidden)
        limits = {zone.name: SIZE_OF_STACK for zone in self.zones[:PREPARED_STACKS]}
        limits["animals"] = sum(self.facts.mystery_open if mystery else self.facts.row)
        limits["mystery animals"] = hidden if mystery else 0
        limits["objectives"] = 0 if beginner else seats
        return limits

    def deal_to_names(self, deal: Sequence[int]) -> list[str]:
        return [HABITATS[habitat] for habitat in deal]

    def deal_from_names(self, names: Sequence[str]) -> list[int]:
        unknown = [name for name in names if name not in HABITATS]
        if unknown:
            raise Malformed(f"{unknown[0]!r} is none of {', '.join(HABITATS)}")
        return [HABITATS.index(name) for name in names]

    def to_document(self, state: PlanetState) -> dict[str, Any]:
        return document.to_document(state)

    def from_document(self, document_: Mapping[str, Any]) -> State:
        return document.from_document(document_, self.facts)

    def schema(self) -> dict[str, Any]:
        return document.schema()

    def clauses(self) -> list[Clause]:
        return self._clauses

    def cards(self) -> list[str]:
        return [*ANIMALS, *OBJECTIVES]

    def card_of(self, zone: str, outcome: str) -> str:
        return OBJECTIVES[HABITATS.index(outcome)] if outcome in HABITATS else outcome
