"""PL-1.7, PL-2.6, PL-7.13: what a seat may know, listed field by field."""

from __future__ import annotations

from typing import Any

from speciate.games.planet.board import EDGES, FACES
from speciate.games.planet.facts import LAST_ROUND
from speciate.games.planet.notation import animal_text, face_text, rotation_text, tile_text
from speciate.games.planet.scoring import score
from speciate.games.planet.state import NO_OBJECTIVE, PHASES, PlanetState
from speciate.games.planet.terrain import EMPTY, HABITATS, Planet


def board_view(state: PlanetState, seat: int | None, over: bool) -> dict[str, Any]:
    """The table as `seat` sees it: everything but the objectives of the others is open."""
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "marker": state.marker,
        "offer": [tile_text(tile) for tile in state.offer],
        "place_11": [tile_text(tile) for tile in state.place_11],
        "place_12": [tile_text(tile) for tile in state.place_12],
        "boxed_tiles": [tile_text(tile) for tile in state.boxed_tiles],
        "planets": [planet_view(planet) for planet in state.planets],
        "row": [
            {
                "round": number,
                "animals": [animal_text(animal) for animal in state.row[number]],
                "hidden": hidden_in(state, number),
            }
            for number in range(1, LAST_ROUND + 1)
        ],
        "won": [[animal_text(animal) for animal in cards] for cards in state.won],
        "boxed_animals": [animal_text(animal) for animal in state.boxed_animals],
        "standings": {
            animal_text(animal): [
                state.facts.requirements[animal].value(planet) for planet in state.planets
            ]
            for column in state.row
            for animal in column
        },
        "objectives": [_objective(state, each, seat, over) for each in range(state.seats)],
        "scores": [_score(state, each, seat, over) for each in range(state.seats)],
    }


def planet_view(planet: Planet) -> dict[str, Any]:
    return {
        "letters": planet.letters(),
        "tiles": tiles_of(planet),
        "fields": {h: planet.fields(i) for i, h in enumerate(HABITATS)},
        "regions": {h: planet.sizes(i) for i, h in enumerate(HABITATS)},
    }


def tiles_of(planet: Planet) -> dict[str, str]:
    """Face by face the tile and its rotation: `T07.3`."""
    return {
        face_text(face): f"{tile_text(laid // EDGES)}.{rotation_text(laid % EDGES)}"
        for face, laid in enumerate(planet.tiles[:FACES])
        if laid != EMPTY
    }


def hidden_in(state: PlanetState, number: int) -> int:
    """The face-down cards that still lie in the column of a round (PL-9.3)."""
    if not state.mystery or number <= state.round + 2:
        return 0
    return state.facts.mystery_hidden[number - 1]


def _objective(state: PlanetState, each: int, seat: int | None, over: bool) -> str | None:
    if state.objectives[each] == NO_OBJECTIVE or not (over or each == seat):
        return None
    return HABITATS[state.objectives[each]]


def _score(state: PlanetState, each: int, seat: int | None, over: bool) -> dict[str, int]:
    """The animals of everybody; points only where the objective may be known (PL-7.13)."""
    own = score(state, each)
    if not (over or each == seat or state.beginner):
        return {"animals": own.animals}
    return {
        "animals": own.animals,
        "objective": own.objective,
        "same": own.same,
        "other": own.other,
        "points": own.points,
    }
