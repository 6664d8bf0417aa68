"""The printed facts as the rules use them: numbers, in the order of the ids."""

from __future__ import annotations

from typing import Final

from speciate.games.planet.requirement import Requirement
from speciate.games.planet.terrain import Runs

SIZE_OF_STACK: Final = 5
LAST_ROUND: Final = 12
PREPARED_STACKS: Final = 10
FIRST_LIFE: Final = 3


class Facts:
    """`runs` lists for each tile its five rotations; `ladders` for each habitat its bands."""

    def __init__(
        self,
        fields: list[str],
        runs: list[Runs],
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
        self.runs = runs
        self.requirements = requirements
        self.ladders = ladders
        self.band_points = band_points
        self.same_habitat = same_habitat
        self.other_habitat = other_habitat
        self.beginner_animal = beginner_animal
        self.row = row
        self.mystery_open = mystery_open
        self.mystery_hidden = mystery_hidden
