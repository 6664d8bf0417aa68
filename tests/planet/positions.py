"""Planets and matches for tests, written so that they can be checked by eye."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from tests.planet.printed import ROW

import speciate
from speciate.core.game import Game
from speciate.core.match import Match
from speciate.games.planet.content import ANIMALS, TILES
from speciate.games.planet.life import life
from speciate.games.planet.state import PlanetState
from speciate.games.planet.terrain import planet_from_letters

GAME = speciate.load("planet")

BEGINNER = {"beginner": "yes"}
MYSTERY = {"mystery": "yes"}
VARIANTS = (
    {"beginner": "no", "mystery": "no"},
    {"beginner": "yes", "mystery": "no"},
    {"beginner": "no", "mystery": "yes"},
    {"beginner": "yes", "mystery": "yes"},
)


# Planets as sixty letters


def by_faces(faces: Mapping[int, str], rest: str) -> str:
    """Some faces (from 0) with their five letters, clockwise from edge 0; all others alike."""
    return "".join(faces.get(face, rest * 5) for face in range(12))


def by_fields(fields: Mapping[str, Iterable[int]], rest: str) -> str:
    """Fields of some habitats, and one habitat for all the rest."""
    letters = [rest] * 60
    for letter, numbers in fields.items():
        for number in numbers:
            letters[number] = letter
    return "".join(letters)


def planets() -> st.SearchStrategy[str]:
    """Planets of few habitats (with large regions) or many, some faces of them empty."""

    def covered(habitats: str) -> st.SearchStrategy[str]:
        face = st.one_of(
            st.text(habitats, min_size=5, max_size=5),
            st.sampled_from([*(5 * letter for letter in habitats), "....."]),
        )
        return st.lists(face, min_size=12, max_size=12).map("".join)

    kinds = st.sets(st.sampled_from("OGFDM"), min_size=2).map(
        lambda chosen: "".join(sorted(chosen))
    )
    return kinds.flatmap(covered)


# Judging animals


def state_of(match: Match) -> PlanetState:
    state = match.state
    assert isinstance(state, PlanetState)
    return state


def judged(
    seats: Sequence[str], animals: Sequence[str], number: int, match: Match | None = None
) -> Match:
    """What becomes of animal cards when planets like these are judged in a round."""
    match = match or GAME.start(len(seats), 1, listen=True)
    state = state_of(match)
    state.round = number
    state.planets = [planet_from_letters(letters) for letters in seats]
    state.row = [[] for _ in range(13)]
    state.row[number] = [ANIMALS.index(animal) for animal in animals]
    if match.events is not None:
        match.events.clear()
    life(match, state)
    return match


def fate(match: Match, animal: str) -> str:
    """Where a card lies: `seat 1`, `round 7`, `box`."""
    state, number = state_of(match), ANIMALS.index(animal)
    places = {f"seat {seat}": cards for seat, cards in enumerate(state.won)}
    places |= {f"round {r}": cards for r, cards in enumerate(state.row)}
    places["box"] = state.boxed_animals
    (place,) = [place for place, cards in places.items() if number in cards]
    return place


def fate_of(animal: str, *seats: str, number: int = 5) -> str:
    return fate(judged(seats, [animal], number), animal)


# Whole matches


def place(match: Match, tile: str, face: int, rotation: int) -> None:
    """One turn in notation, faces and rotations counted from 1; the last face is not asked for."""
    for kind, text in (("tile", tile), ("face", str(face)), ("rotation", str(rotation))):
        if match.ask.kind.name == kind:
            match.play(match.ask.parse(text))


def play_turn(match: Match) -> None:
    """The first tile on the first empty face, unturned."""
    match.play(match.ask.choices[0])
    while not match.over and match.ask.kind.name != "tile":
        match.play(match.ask.choices[0])


def play_to_round(match: Match, number: int) -> Match:
    """Go on in that way to the beginning of a round; 13 is the end."""
    while not match.over and state_of(match).round < number:
        play_turn(match)
    return match


def board(match: Match, seat: int | None = None) -> dict[str, Any]:
    return match.view(seat).board


def stacks(first: int = 1) -> dict[str, list[str]]:
    """Chance for stacks in order of number: T01 to T05 in round 1, T06 to T10 in round 2."""
    return {f"round {r} stack": list(TILES[5 * r - 5 : 5 * r]) for r in range(first, 11)}


def game_with_tiles(folder: Path, tiles: Mapping[str, str], rest: str) -> Game:
    """The game with other tiles: those named, and all the rest alike."""
    lines = [f'{tile} = "{tiles.get(tile, rest)}"' for tile in TILES]
    pack = folder / "pack.toml"
    pack.write_text("\n".join(["[tiles]", 'source = "published"', *lines]), encoding="utf-8")
    return speciate.load("planet", content=pack)


def last_round(
    tiles: Sequence[Mapping[str, str]],
    offer: Sequence[str],
    animals: Sequence[str],
    won: Sequence[Sequence[str]],
    **more: Any,
) -> dict[str, Any]:
    """A position at the start of round 12; pieces that are not named lie where they may.

    Missing tiles fill the planets' faces 1 to 11; missing won cards go to seat 0.
    """
    used = {laid.partition(".")[0] for planet in tiles for laid in planet.values()}
    spare = [tile for tile in TILES if tile not in used and tile not in offer]
    full = [dict(planet) for planet in tiles]
    for planet in full:
        for face in map(str, range(1, 12)):
            if face not in planet:
                planet[face] = f"{spare.pop(0)}.1"
    named = {*animals, *(card for cards in won for card in cards)}
    rest = [animal for animal in ANIMALS if animal not in named]
    missing = sum(ROW) - len(named)
    return {
        "seats": len(tiles),
        "round": 12,
        "planets": full,
        "place_12": list(offer),
        "boxed_tiles": spare,
        "row": {"12": list(animals)},
        "won": [[*won[0], *rest[:missing]], *map(list, won[1:])],
        **more,
    }
