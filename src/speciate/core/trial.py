"""What the checks are made of: cases spread over a title, dice of their own, and reports."""
# mypyc: interpreted - checks the compiled rules from outside

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from speciate.core.chance import Quick
from speciate.core.game import Game

# No match of any title is longer; one that is does not end.
LONGEST = 20_000


@dataclass(frozen=True, slots=True)
class Case:
    """One match to be checked: what it is played with, and the seed that makes it again."""

    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options)
        return f"{self.seats} seats {options} seed {self.seed}".replace("  ", " ")


@dataclass(frozen=True, slots=True)
class Report:
    """What one match showed. `met` counts what came up, by the ids of the title's cards."""

    decisions: int
    findings: tuple[str, ...]
    met: Mapping[str, int]


class Dice:
    """Numbers for the checks themselves: the same in every run, no matter where."""

    def __init__(self, seed: int) -> None:
        self._stream = Quick(seed)
        self._drawn = 0

    def below(self, bound: int) -> int:
        self._drawn += 1
        return self._stream.below(0, self._drawn, bound)

    def one_of(self, choices: Sequence[int]) -> int:
        return choices[self.below(len(choices))]


def cases(game: Game, games: int, seed: int) -> Iterator[Case]:
    """Matches spread evenly over all numbers of seats and all values of all options."""
    title = game.title
    values = [[(option.name, value) for value in option.values] for option in title.options]
    seats = range(title.fewest_seats, title.most_seats + 1)
    spread = list(product(product(*values), seats))  # few matches too have all numbers of seats
    for number in range(games):
        options, count = spread[number % len(spread)]
        yield Case(count, options, seed + number)
