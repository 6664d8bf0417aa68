"""Who sits where: people and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from speciate.bots import BOTS
from speciate.cli.terminal.words import spoken
from speciate.core.errors import Malformed
from speciate.locales import Texts

PERSON = "human"
NOBODY = "none"


@dataclass(frozen=True, slots=True)
class Player:
    """One seat: `bot` is empty for a person; without a name the language gives one."""

    bot: str = ""
    name: str = ""

    @property
    def written(self) -> str:
        """As a record names the player: a bot by the name under which it is loaded."""
        return self.bot or self.name


def seat_players(seats: int, bots: str, names: str) -> list[Player]:
    """`bots` is one bot for all seats but the first, or a list that ends with the last seat.

    In a list `human` is a person; `none` alone leaves every seat to people.
    """
    listed = [bot.strip() for bot in bots.split(",")]
    if len(listed) > seats:
        raise Malformed(f"{len(listed)} bots for {seats} seats: --bots names at most one a seat")
    for bot in listed:
        if bot not in (*BOTS, PERSON) and listed != [NOBODY]:
            raise Malformed(f"unknown bot {bot!r}: there is {', '.join((*BOTS, PERSON))}")
    if listed == [NOBODY]:
        listed = [PERSON] * seats
    elif len(listed) == 1:
        listed = [PERSON] + listed * (seats - 1)
    listed = [PERSON] * (seats - len(listed)) + listed
    return _name([Player("" if bot == PERSON else bot) for bot in listed], names)


def players_again(written: Sequence[str], bots: str | None, names: str) -> list[Player]:
    """Who sits at a match that was saved; `bots` puts others there."""
    if bots is not None:
        return seat_players(len(written), bots, names)
    return _name([_written(seat, name) for seat, name in enumerate(written)], names)


def _written(seat: int, name: str) -> Player:
    """Who stands in a record; a name that a language gave stays one, in every language."""
    if name in BOTS:
        return Player(bot=name)
    given = [texts("core-seat", number=seat + 1) for texts in spoken()]
    return Player(name="" if name in given else name)


def _name(players: list[Player], names: str) -> list[Player]:
    given = [name.strip() for name in names.split(",")] if names else []
    people = [player for player in players if not player.bot]
    if len(given) > len(people):
        raise Malformed(f"{len(given)} names for {len(people)} people: bots keep their own")
    for name in given:
        if not name or name in BOTS or not name.isprintable():
            raise Malformed(f"{name!r} cannot be a name: choose one that is no bot's")
    new = iter(given)
    return [player if player.bot else Player(name=next(new, player.name)) for player in players]


def shown_names(players: Sequence[Player], texts: Texts) -> list[str]:
    """The names in the language of the table; bots of one kind are numbered."""
    names: list[str] = []
    for seat, player in enumerate(players):
        name = player.name or texts("core-seat", number=seat + 1)
        if player.bot:
            name = texts(f"core-bot-{player.bot}")
            alike = [at for at, other in enumerate(players) if other.bot == player.bot]
            if len(alike) > 1:
                name += f" {alike.index(seat) + 1}"
        names.append(name)
    return names
