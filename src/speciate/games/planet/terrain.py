"""Habitats, and one planet with its regions, which are joined as tiles are laid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from speciate.core.errors import Malformed
from speciate.games.planet.board import EDGES, FACES, FIELDS, FRINGE

HABITATS: Final = ("ocean", "glacier", "forest", "desert", "mountain")
LETTERS: Final = "OGFDM"
EMPTY: Final = -1

# A tile as it lies on a face, one run of neighbouring fields of one habitat after the other: the
# habitat, the fields, all fields that share a side with them, and how many they are.
Patch = list[tuple[int, int, int, int]]
# How many numbers describe a region.
STRIDE: Final = 3


def patch_of(fields: str, rotation: int, face: int) -> Patch:
    """The runs of a tile (PL-1.4), turned by `rotation` and laid on a face.

    Field j of the tile comes to lie on edge (j + rotation) mod 5.
    """
    turned = [LETTERS.index(fields[(edge - rotation) % EDGES]) for edge in range(EDGES)]
    start = next((e for e in range(EDGES) if turned[e] != turned[e - 1]), 0)
    runs: list[list[int]] = []
    for step in range(EDGES):
        edge = (start + step) % EDGES
        if runs and turned[runs[-1][0]] == turned[edge]:
            runs[-1].append(edge)
        else:
            runs.append([edge])
    patch: Patch = []
    for run in runs:
        edges = sum([1 << edge for edge in run])
        fringe = FRINGE[32 * face + edges]
        patch.append((turned[run[0]], edges << (EDGES * face), fringe, len(run)))
    return patch


class Planet:
    """One planet. It is never changed: laying a tile gives another one.

    `regions` holds for each habitat, flat, the fields of a region, its fringe (all fields that
    share a side with it) and its size; `tiles` holds for each face 5 x tile + rotation, or EMPTY.
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

    def laid(self, face: int, laying: int, patch: Patch) -> Planet:
        """This planet with one more tile: regions run on over the edges of tiles (PL-1.6)."""
        tiles = self.tiles.copy()
        tiles[face] = laying
        empty = self.empty.copy()
        empty.remove(face)
        terrain = self.terrain.copy()
        regions = self.regions.copy()
        for habitat, run, beside, count in patch:
            fields: i64 = run
            fringe: i64 = beside
            size = count
            terrain[habitat] |= fields
            known = regions[habitat].copy()
            for j in range(len(known) - STRIDE, -1, -STRIDE):
                region: i64 = known[j]
                if region & fringe:
                    fields |= region
                    fringe |= known[j + 1]
                    size += known[j + 2]
                    del known[j : j + STRIDE]
            known.append(fields)
            known.append(fringe)
            known.append(size)
            regions[habitat] = known
        return Planet(tiles, empty, terrain, regions)

    def fields(self, habitat: int) -> int:
        """How many fields of a habitat there are."""
        return self.terrain[habitat].bit_count()

    def sizes(self, habitat: int) -> list[int]:
        """The sizes of all regions of a habitat, largest first."""
        known = self.regions[habitat]
        return sorted(known[2::STRIDE], reverse=True)

    def letters(self) -> str:
        """The planet as 60 letters, with a dot for a field that is still empty."""
        letters = ["."] * FIELDS
        for habitat in range(len(HABITATS)):
            fields = self.terrain[habitat]
            while fields:
                lowest = fields & -fields
                letters[lowest.bit_length() - 1] = LETTERS[habitat]
                fields ^= lowest
        return "".join(letters)


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
            planet = planet.laid(face, EMPTY, patch_of(fields, 0, face))
    return planet
