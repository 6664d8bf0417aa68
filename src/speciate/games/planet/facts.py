"""The printed facts as the rules use them: numbers, in the order of the ids."""

from __future__ import annotations

from typing import Final

from speciate.games.planet.board import EDGES, FACES
from speciate.games.planet.requirement import Requirement
from speciate.games.planet.terrain import Patch, patch_of

SIZE_OF_STACK: Final = 5
LAST_ROUND: Final = 12
PREPARED_STACKS: Final = 10
FIRST_LIFE: Final = 3


class Facts:
    """`ladders` holds for each habitat the least numbers of fields of its bands."""

    def __init__(
        self,
        fields: list[str],
        requirements: list[Requirement],
        ladders: list[list[int]],
        band_points: list[int],
        same_habitat: int,
        other_habitat: int,
        beginner_animal: int,
        row: list[int],
        mystery_open: list[int],
        mystery_hidden: list[int],
    ) -> None:
        self.fields = fields
        self._patches = [
            patch_of(tile, rotation, face)
            for tile in fields
            for rotation in range(EDGES)
            for face in range(FACES)
        ]
        self.requirements = requirements
        self.ladders = ladders
        self.band_points = band_points
        self.same_habitat = same_habitat
        self.other_habitat = other_habitat
        self.beginner_animal = beginner_animal
        self.row = row
        self.mystery_open = mystery_open
        self.mystery_hidden = mystery_hidden

    def patch(self, laying: int, face: int) -> Patch:
        """A tile in one of its rotations (5 x tile + rotation), as it lies on a face."""
        return self._patches[FACES * laying + face]
