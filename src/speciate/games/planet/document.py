"""The position document of Planet: names, every key optional, the rest as at the start."""
# mypyc: interpreted - msgspec structs, read and written once per position

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from speciate.core.document import ScriptDocument
from speciate.core.errors import Fault, Malformed
from speciate.games.planet.board import EDGES, FACES
from speciate.games.planet.facts import SIZE_OF_STACK, Facts
from speciate.games.planet.notation import animal_text, habitat_text, tile_text
from speciate.games.planet.state import NO_OBJECTIVE, OVER, SET_UP, PlanetState, new_state
from speciate.games.planet.terrain import EMPTY, HABITATS, Planet, bare_planet
from speciate.games.planet.view import tiles_of

TileId = Annotated[str, msgspec.Meta(pattern=r"^T(0[1-9]|[1-4][0-9]|50)$")]
AnimalId = Annotated[str, msgspec.Meta(pattern=r"^A(0[1-9]|[1-3][0-9]|4[0-5])$")]
Habitat = Literal["ocean", "glacier", "forest", "desert", "mountain"]
Laid = Annotated[str, msgspec.Meta(pattern=r"^T(0[1-9]|[1-4][0-9]|50)\.[1-5]$")]
Face = Annotated[str, msgspec.Meta(pattern=r"^([1-9]|1[0-2])$")]
RoundKey = Annotated[str, msgspec.Meta(pattern=r"^([1-9]|1[0-2])$")]


class PlanetDocument(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Planet. Seats count from 0; rounds, faces and rotations from 1."""

    title: Literal["planet"] = "planet"
    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    options: dict[str, str] = {}
    round: Annotated[int, msgspec.Meta(ge=1, le=12)] = 1
    phase: Literal["continents", "life", "over"] = "continents"
    marker: Annotated[int, msgspec.Meta(ge=0, le=3)] | None = None
    offer: list[TileId] | None = None
    planets: list[dict[Face, Laid]] = []
    place_11: list[TileId] = []
    place_12: list[TileId] = []
    boxed_tiles: list[TileId] = []
    row: dict[RoundKey, list[AnimalId]] = {}
    won: list[list[AnimalId]] = []
    boxed_animals: list[AnimalId] = []
    objectives: list[Habitat | None] = []
    script: ScriptDocument = ScriptDocument()


EXAMPLE: dict[str, Any] = {
    "title": "planet",
    "seats": 2,
    "round": 2,
    "planets": [{"1": "T07.2"}, {"4": "T41.5"}],
    "place_11": ["T01", "T02", "T03"],
    "row": {
        "3": ["A21"],
        "4": ["A02"],
        "5": ["A03"],
        "6": ["A04", "A05"],
        "7": ["A06", "A07"],
        "8": ["A08", "A09"],
        "9": ["A10", "A11"],
        "10": ["A12", "A13", "A14"],
        "11": ["A15", "A16", "A17"],
        "12": ["A18", "A19", "A20"],
    },
    "objectives": ["forest", "glacier"],
}


def schema() -> dict[str, Any]:
    return msgspec.json.schema(PlanetDocument) | {"examples": [EXAMPLE]}


def to_document(state: PlanetState) -> dict[str, Any]:
    over = state.phase == OVER
    return {
        "title": "planet",
        "seats": state.seats,
        "options": {
            "beginner": "yes" if state.beginner else "no",
            "mystery": "yes" if state.mystery else "no",
        },
        "round": state.round,
        "phase": "over" if over else "continents",
        "marker": state.marker,
        "offer": [tile_text(tile) for tile in state.offer],
        "planets": [tiles_of(planet) for planet in state.planets],
        "place_11": [tile_text(tile) for tile in state.place_11],
        "place_12": [tile_text(tile) for tile in state.place_12],
        "boxed_tiles": [tile_text(tile) for tile in state.boxed_tiles],
        "row": {
            str(number): [animal_text(animal) for animal in column]
            for number, column in enumerate(state.row)
            if column
        },
        "won": [[animal_text(animal) for animal in cards] for cards in state.won],
        "boxed_animals": [animal_text(animal) for animal in state.boxed_animals],
        "objectives": [
            None if objective == NO_OBJECTIVE else habitat_text(objective)
            for objective in state.objectives
        ],
    }


def from_document(document: Mapping[str, Any], facts: Facts) -> PlanetState:
    """The state a document describes. What contradicts the rules is left for `audit` to say."""
    try:
        given = msgspec.convert(document, PlanetDocument)
    except msgspec.ValidationError as fault:
        raise Malformed(f"a position cannot be read: {fault}") from None
    _refuse_long_lists(given)
    options = given.options
    seats = given.seats
    state = new_state(
        facts, seats, options.get("beginner") == "yes", options.get("mystery") == "yes"
    )
    state.round = given.round
    state.marker = (given.round - 1) % seats if given.marker is None else given.marker
    state.phase = OVER if given.phase == "over" else SET_UP
    state.turn = seats if given.phase != "continents" else _placed(given.offer)
    state.offer = _tiles(given.offer or [])
    for seat, tiles in enumerate(given.planets):
        state.planets[seat] = _planet(tiles, facts)
    state.place_11 = _tiles(given.place_11)
    state.place_12 = _tiles(given.place_12)
    state.boxed_tiles = _tiles(given.boxed_tiles)
    for number, cards in given.row.items():
        state.row[int(number)] = _animals(cards)
    for seat, cards in enumerate(given.won):
        state.won[seat] = _animals(cards)
    state.boxed_animals = _animals(given.boxed_animals)
    for seat, habitat in enumerate(given.objectives):
        state.objectives[seat] = NO_OBJECTIVE if habitat is None else HABITATS.index(habitat)
    _leave_the_rest_unseen(state)
    return state


def _placed(offer: Sequence[str] | None) -> int:
    """How many seats have placed this round: each takes one of the five tiles."""
    return 0 if offer is None else SIZE_OF_STACK - len(offer)


def _planet(tiles: Mapping[str, str], facts: Facts) -> Planet:
    planet = bare_planet()
    for face in sorted(tiles, key=int):
        tile, _, rotation = tiles[face].partition(".")
        laying = EDGES * (int(tile[1:]) - 1) + int(rotation) - 1
        planet = planet.laid(int(face) - 1, laying, facts.patch(laying, int(face) - 1))
    return planet


def _tiles(names: Sequence[str]) -> list[int]:
    return [int(name[1:]) - 1 for name in names]


def _animals(names: Sequence[str]) -> list[int]:
    return [int(name[1:]) - 1 for name in names]


def _leave_the_rest_unseen(state: PlanetState) -> None:
    """Stacks and pools follow from what is given."""
    laid = [t // EDGES for planet in state.planets for t in planet.tiles[:FACES] if t != EMPTY]
    seen = {*laid, *state.offer, *state.place_11, *state.place_12, *state.boxed_tiles}
    state.unseen_tiles = [tile for tile in state.unseen_tiles if tile not in seen]
    cards = [*state.row, *state.won, state.boxed_animals]
    known = {animal for column in cards for animal in column}
    state.unseen_animals = [animal for animal in state.unseen_animals if animal not in known]


def _refuse_long_lists(given: PlanetDocument) -> None:
    faults = [
        Fault(name, f"{length} entries for {given.seats} seats")
        for name, length in (
            ("planets", len(given.planets)),
            ("won", len(given.won)),
            ("objectives", len(given.objectives)),
        )
        if length > given.seats
    ]
    if given.offer is not None and len(given.offer) > SIZE_OF_STACK:
        faults.append(Fault("offer", f"{len(given.offer)} tiles: a stack has {SIZE_OF_STACK}"))
    if faults:
        raise Malformed.from_faults("a position cannot be read", faults)
