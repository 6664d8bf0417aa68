"""What an animal asks of a planet: PL-5, the three kinds of requirement."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from speciate.games.planet.terrain import STRIDE, Planet

KINDS: Final = ("most_regions", "largest_touching", "largest_not_touching")
MOST_REGIONS: Final = 0
LARGEST_TOUCHING: Final = 1
LARGEST_NOT_TOUCHING: Final = 2


class Requirement:
    """`habitat` is counted (and frames the card), `other` has to be touched or not touched."""

    __slots__ = ("habitat", "kind", "other")

    def __init__(self, kind: int, habitat: int, other: int) -> None:
        self.kind = kind
        self.habitat = habitat
        self.other = other

    def value(self, planet: Planet) -> int:
        """How well a planet meets it: a number of regions, or the size of a region; 0 = not."""
        known = planet.regions[self.habitat]
        if self.kind == MOST_REGIONS:
            return len(known) // STRIDE
        wanted = self.kind == LARGEST_TOUCHING
        other: i64 = planet.terrain[self.other]
        best = 0
        for i in range(2, len(known), STRIDE):
            if known[i] > best:
                fringe: i64 = known[i - 1]
                if ((fringe & other) != 0) == wanted:
                    best = known[i]
        return best

    def ranking(self, planet: Planet) -> list[int]:
        """The sizes of the regions that meet it, largest first; for most regions their number."""
        known = planet.regions[self.habitat]
        if self.kind == MOST_REGIONS:
            return [len(known) // STRIDE] if known else []
        wanted = self.kind == LARGEST_TOUCHING
        other = planet.terrain[self.other]
        sizes = [
            known[i + 2]
            for i in range(0, len(known), STRIDE)
            if ((known[i + 1] & other) != 0) == wanted
        ]
        return sorted(sizes, reverse=True)
