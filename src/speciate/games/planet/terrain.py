"""Habitats, and one planet with its regions, which are joined as tiles are laid."""

from __future__ import annotations

from typing import Final

from speciate.core.errors import Malformed
from speciate.games.planet.board import EDGES, FACES, FIELDS, FRINGE

HABITATS: Final = ("ocean", "glacier", "forest", "desert", "mountain")
LETTERS: Final = "OGFDM"
EMPTY: Final = -1

# A tile as it is laid: its runs of one habitat, flat: habitat, edges, habitat, edges ...
Runs = list[int]


def runs_of(fields: str, rotation: int = 0) -> Runs:
    """The runs of neighbouring fields of one habitat round a tile (PL-1.4), turned by `rotation`.

    Field j of the tile comes to lie on edge (j + rotation) mod 5.
    """
    turned = [LETTERS.index(fields[(edge - rotation) % EDGES]) for edge in range(EDGES)]
    start = next((e for e in range(EDGES) if turned[e] != turned[e - 1]), 0)
    runs: Runs = []
    for step in range(EDGES):
        edge = (start + step) % EDGES
        if step and runs[-2] == turned[edge]:
            runs[-1] |= 1 << edge
        else:
            runs += [turned[edge], 1 << edge]
    return runs


class Planet:
    """One planet. It is never changed: laying a tile gives another one.

    `regions` holds for each habitat, flat, the fields of a region and its fringe (all fields that
    share a side with it); `tiles` holds for each face 5 x tile + rotation, or EMPTY.
    """

    __slots__ = ("empty", "regions", "terrain", "tiles")

    def __init__(
        self,
        tiles: list[int],
        empty: list[int],
        terrain: list[int],
        regions: list[list[int]],
    ) -> None:
        self.tiles = tiles
        self.empty = empty
        self.terrain = terrain
        self.regions = regions

    def laid(self, face: int, laying: int, runs: Runs) -> Planet:
        """This planet with one more tile: regions run on over the edges of tiles (PL-1.6)."""
        tiles = self.tiles.copy()
        tiles[face] = laying
        empty = self.empty.copy()
        empty.remove(face)
        terrain = self.terrain.copy()
        regions = self.regions.copy()
        for i in range(0, len(runs), 2):
            habitat = runs[i]
            edges = runs[i + 1]
            fields = edges << (EDGES * face)
            fringe = FRINGE[32 * face + edges]
            terrain[habitat] |= fields
            apart: list[int] = []
            known = regions[habitat]
            for j in range(0, len(known), 2):
                if known[j] & fringe:
                    fields |= known[j]
                    fringe |= known[j + 1]
                else:
                    apart.append(known[j])
                    apart.append(known[j + 1])
            apart.append(fields)
            apart.append(fringe)
            regions[habitat] = apart
        return Planet(tiles, empty, terrain, regions)

    def fields(self, habitat: int) -> int:
        """How many fields of a habitat there are."""
        return self.terrain[habitat].bit_count()

    def sizes(self, habitat: int) -> list[int]:
        """The sizes of all regions of a habitat, largest first."""
        known = self.regions[habitat]
        return sorted([known[i].bit_count() for i in range(0, len(known), 2)], reverse=True)

    def letters(self) -> str:
        """The planet as 60 letters, with a dot for a field that is still empty."""
        return "".join([self.letter(field) for field in range(FIELDS)])

    def letter(self, field: int) -> str:
        for habitat in range(len(HABITATS)):
            if self.terrain[habitat] >> field & 1:
                return LETTERS[habitat]
        return "."


def bare_planet() -> Planet:
    """A planet without tiles (PL-2.1)."""
    return Planet(
        [EMPTY] * FACES,
        list(range(FACES)),
        [0] * len(HABITATS),
        [[] for _ in HABITATS],
    )


def planet_from_letters(text: str) -> Planet:
    """A planet read as terrain; whether tiles could make it is not asked."""
    if len(text) != FIELDS:
        raise Malformed(f"a planet is {FIELDS} letters, one per field: this has {len(text)}")
    for field in range(FIELDS):
        if text[field] not in LETTERS and text[field] != ".":
            raise Malformed(
                f"letter {text[field]!r} of field {field} is no habitat: use O G F D M, or ."
            )
    planet = bare_planet()
    for face in range(FACES):
        fields = text[EDGES * face : EDGES * (face + 1)]
        empty = fields.count(".")
        if 0 < empty < EDGES:
            raise Malformed(
                f"face {face} (fields {EDGES * face} to {EDGES * face + 4}) is half covered: "
                f"{fields} has {empty} of its {EDGES} fields empty"
            )
        if not empty:
            planet = planet.laid(face, EMPTY, runs_of(fields))
    return planet
