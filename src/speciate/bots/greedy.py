"""`greedy`: the best whole turn by features made by hand, one table of them per title."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from speciate.core.errors import Malformed

if TYPE_CHECKING:
    from speciate.bots.bot import Bot
    from speciate.core.game import Game

# Where each title has its features.
FEATURES = {
    "planet": "speciate.bots.planet",
}


class _Features(Protocol):
    def greedy(self, game: Game, seed: int) -> Bot: ...


def greedy_bot(game: Game, seed: int) -> Bot:
    if game.name not in FEATURES:
        raise Malformed(f"the bot greedy does not play {game.name}: it has no features for it")
    return cast("_Features", import_module(FEATURES[game.name])).greedy(game, seed)
