"""Greedy at Planet: every tile on offer, on every empty face, in every rotation, is appraised."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from speciate.bots.planet.hints import reasons_for
from speciate.bots.planet.outlook import Outlook, open_fields
from speciate.bots.planet.weights import WEIGHTS, Weights
from speciate.core.chance import Quick
from speciate.games.planet.board import EDGES
from speciate.games.planet.state import PlanetState

if TYPE_CHECKING:
    from speciate.core.match import Match
    from speciate.core.reason import Reason
    from speciate.games.planet.terrain import Planet


class Turn(NamedTuple):
    """A whole turn; its fields are named like the kinds of asks."""

    tile: int
    face: int
    rotation: int


class PlanetGreedy:
    """Appraises the whole turn at each of its asks, with the answers given so far held fast."""

    name = "greedy"

    def __init__(self, seed: int, weights: Weights = WEIGHTS) -> None:
        self.seed = seed
        self._weights = weights

    def choose(self, match: Match, seat: int) -> int:
        ask = match.ask_of(seat)
        assert ask is not None, f"seat {seat} is asked nothing"
        answers: dict[str, int] = self._best_turn(match, seat)._asdict()
        return answers[ask.kind.name]

    def explain(self, match: Match, seat: int) -> list[Reason]:
        state = _state(match)
        turn = self._best_turn(match, seat)
        outlook = Outlook(state, seat, self._weights)
        return reasons_for(outlook, state.planets[seat], _planet_after(state, seat, turn))

    def _best_turn(self, match: Match, seat: int) -> Turn:
        """Where several are equally good the seed decides."""
        state = _state(match)
        outlook = Outlook(state, seat, self._weights)
        planet = state.planets[seat]
        opened = open_fields(planet)
        best: list[Turn] = []
        most = 0
        for tile, turns in _open_turns(match, planet):
            cards = outlook.touched_by(tile)
            rest = sum(card.hope(planet, opened) for card in outlook.cards if card not in cards)
            for turn in turns:
                worth = rest + outlook.appraise(_planet_after(state, seat, turn), cards)
                if worth > most or not best:
                    most = worth
                    best = [turn]
                elif worth == most:
                    best.append(turn)
        return best[Quick(self.seed).below(seat, match.choices_before, len(best))]


def _open_turns(match: Match, planet: Planet) -> Iterator[tuple[int, list[Turn]]]:
    """Tile by tile, the turns that go on from the answers given."""
    made = match.choices[match.choices_before :]
    given = {step.kind.name: answer for step, answer in zip(match.steps, made, strict=True)}
    faces = [given["face"]] if "face" in given else planet.empty
    for tile in [given["tile"]] if "tile" in given else _state(match).offer:
        yield tile, [Turn(tile, face, rotation) for face in faces for rotation in range(EDGES)]


def _planet_after(state: PlanetState, seat: int, turn: Turn) -> Planet:
    laying = EDGES * turn.tile + turn.rotation
    patch = state.facts.patch(laying, turn.face)
    return state.planets[seat].laid(turn.face, laying, patch)


def _state(match: Match) -> PlanetState:
    state = match.state
    assert isinstance(state, PlanetState)
    return state
