"""PL-3.4 to PL-3.8: take one of the tiles on offer and lay it on the own planet."""

from __future__ import annotations

from typing import Final

from speciate.core.ask import Ask, AskKind, Script
from speciate.core.match import Match
from speciate.core.reason import Reason
from speciate.games.planet.board import EDGES, FACES
from speciate.games.planet.notation import face_text, rotation_text, tile_text
from speciate.games.planet.state import PlanetState
from speciate.games.planet.terrain import EMPTY

_ROTATIONS: Final = list(range(EDGES))
_TILES: Final = 50


def _is_on_offer(state: PlanetState, ask: Ask, tile: int) -> Reason | None:
    if tile in state.offer:
        return None
    for seat in range(state.seats):
        if any(laid != EMPTY and laid // EDGES == tile for laid in state.planets[seat].tiles):
            return Reason(
                "planet-reason-tile-taken", "PL-3.8", {"tile": tile_text(tile), "seat": seat}
            )
    return Reason("planet-reason-not-on-offer", "PL-3.4", {"tile": tile_text(tile)})


def _is_empty(state: PlanetState, ask: Ask, face: int) -> Reason | None:
    if state.planets[ask.seat].tiles[face] == EMPTY:
        return None
    return Reason("planet-reason-face-covered", "PL-3.5", {"face": face_text(face)})


TILE: Final = AskKind("tile", "PL-3.4", range(_TILES), tile_text, (_is_on_offer,))
FACE: Final = AskKind("face", "PL-3.5", range(FACES), face_text, (_is_empty,))
ROTATION: Final = AskKind("rotation", "PL-3.6", range(EDGES), rotation_text)


def place_continent(match: Match, state: PlanetState) -> Script:
    seat = state.mover
    tile = yield Ask(TILE, seat, state.offer.copy())
    face = yield Ask(FACE, seat, state.planets[seat].empty)
    rotation = yield Ask(ROTATION, seat, _ROTATIONS)
    state.lay(seat, tile, face, rotation)
    state.turn += 1
    if match.events is not None:
        match.log(
            "planet-event-placed",
            "PL-3.5",
            {
                "seat": seat,
                "tile": tile_text(tile),
                "face": face_text(face),
                "rotation": rotation_text(rotation),
            },
        )
