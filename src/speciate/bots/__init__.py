"""Bots: they see what their seat may know and answer what it is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from speciate.bots.bot import Bot, ask_bot, explain_bot, seat_match
from speciate.core.errors import Malformed

if TYPE_CHECKING:
    from speciate.core.game import Game

__all__ = ["BOTS", "Bot", "ask_bot", "explain_bot", "load_bot", "seat_match"]

BOTS = ("random", "greedy")


def load_bot(name: str, game: Game, seed: int) -> Bot:
    """The bot of that name for matches of `game`; with the same seed it answers the same."""
    if name == "random":
        from speciate.bots.at_random import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from speciate.bots.greedy import greedy_bot

        return greedy_bot(game, seed)
    raise Malformed(f"unknown bot {name!r}: there is {', '.join(BOTS)}")
