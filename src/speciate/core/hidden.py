"""Whether a title deals anew all that it hides.

One match cannot tell: what is dealt anew may come out as it was. So over many matches each hidden
thing has to come out otherwise at some time; one that never does is handed to bots as it is.
"""
# mypyc: interpreted - checks the compiled rules from outside

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from speciate.core.game import Game
from speciate.core.match import Match
from speciate.core.trial import LONGEST, Case, Dice, cases

# So often a thing has to have been hidden before its standing still says anything.
OFTEN = 100
# Decisions between two dealings.
STRIDE = 3


def check_hidden(game: Game, games: int, seed: int) -> list[str]:
    """Everything that was hidden from a seat often, and never otherwise when dealt anew."""
    hidden: Counter[str] = Counter()
    moved: set[str] = set()
    for case in cases(game, games, seed):
        _look_at(game, case, hidden, moved)
    return [
        f"{path} was hidden {times} times and never dealt anew"
        for path, times in sorted(hidden.items())
        if times >= OFTEN and path not in moved
    ]


def _look_at(game: Game, case: Case, hidden: Counter[str], moved: set[str]) -> None:
    dice = Dice(case.seed)
    match = game.start(case.seats, case.seed, dict(case.options))
    while not match.over and len(match.choices) < LONGEST:
        if dice.below(STRIDE) == 0:
            _compare(match, dice, hidden, moved)
        ask = match.asks[dice.below(len(match.asks))]
        match.play(dice.one_of(ask.choices), ask.seat)


def _compare(match: Match, dice: Dice, hidden: Counter[str], moved: set[str]) -> None:
    seat = dice.below(match.seats)
    dealt = match.deal_anew(seat, dice.below(1_000_000))
    known = _leaves(match, seat)
    for other in range(match.seats):
        true, anew = _leaves(match, other), _leaves(dealt, other)
        for path, value in true.items():
            if known.get(path) != value:
                name = re.sub("[0-9]+", "*", path)
                hidden[name] += 1
                if anew.get(path) != value:
                    moved.add(name)


def _leaves(match: Match, seat: int) -> dict[str, object]:
    return dict(_walk("", match.view(seat).board))


def _walk(path: str, node: object) -> Iterator[tuple[str, object]]:
    """What stands in a view, path by path; a list without anything inside is one thing."""
    if isinstance(node, Mapping):
        for key, inner in node.items():
            yield from _walk(f"{path}.{key}" if path else str(key), inner)
    elif isinstance(node, list) and any(isinstance(inner, Mapping | list) for inner in node):
        for at, inner in enumerate(node):
            yield from _walk(f"{path}[{at}]", inner)
    else:
        yield path, node
