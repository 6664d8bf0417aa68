"""A turn as a whole: where it began, whether a line ends it, and what it asks later."""

from __future__ import annotations

from collections.abc import Sequence

from speciate.bots import Bot, ask_bot
from speciate.cli.terminal.entry import Entry, find, forced_steps, is_same_turn, mark_of, read_entry
from speciate.core.game import Game
from speciate.core.match import Match
from speciate.core.reason import Reason


def read_turn(game: Game, match: Match, seat: int, parts: Sequence[str]) -> tuple[Match, Entry]:
    """What a line means, and the match that it is for.

    A line that begins as turns begin is for the match before the half-made turn: it replaces it.
    """
    start = turn_start(game, match, seat)
    if start is not None and parts:
        is_due = find(match.ask.kind, parts[0]) is not None
        if not is_due and find(start.ask.kind, parts[0]) is not None:
            return start, read_entry(start, seat, parts)
    return match, read_entry(match, seat, parts)


def turn_start(game: Game, match: Match, seat: int) -> Match | None:
    """The match before the half-made turn of a seat; None where nothing may be taken back."""
    before = match.choices_before
    if len(match.choices) == before or len(match.chance.log) > match.draws_before:
        return None
    if any(step.seat != seat for step in match.steps):
        return None
    start = game.rewind(match, before, listen=True)
    return start if len(start.choices) == before else None  # a position's own answers stay


def ahead(match: Match, seat: int, choices: Sequence[int]) -> tuple[Match, bool]:
    """The match after some choices, as far as the seat can know, and whether they end its turn."""
    twin = match.deal_anew(seat, 0)
    before = mark_of(twin)
    for choice in choices:
        twin.play(choice, seat)
    return twin, not is_same_turn(twin, before, seat)


def advice(match: Match, bot: Bot, seat: int) -> tuple[list[int], str]:
    """What a bot would do with the rest of the turn: the choices, and the line to type."""
    twin = match.deal_anew(seat, 0)
    twin.events = []
    before = mark_of(twin)
    choices: list[int] = []
    line: list[str] = []
    while is_same_turn(twin, before, seat):
        ask, told = twin.ask, len(twin.events)
        choice = ask_bot(bot, twin, seat)
        choices.append(choice)
        line.append(ask.text(choice))
        twin.play(choice, seat)
        if is_same_turn(twin, before, seat):
            line += [forced for _, forced in forced_steps(twin, told)]
    return choices, " ".join(line)


def at_another_step(
    game: Game, match: Match, seat: int, target: str
) -> tuple[bool, Reason | None] | None:
    """Whether this turn will still ask for a target, and what speaks against it there."""
    kind = target.partition(":")[0]
    asked, later = _asked_in_turn(match, seat, kind), True
    if asked is None:
        start, later = turn_start(game, match, seat), False
        asked = start and _asked_in_turn(start, seat, kind)
    return None if asked is None else (later, asked.why_not(seat, target))


def _asked_in_turn(match: Match, seat: int, kind: str) -> Match | None:
    """Where this turn asks a question of that kind, reached by whatever comes first."""
    twin = match.deal_anew(seat, 0)
    before = mark_of(twin)
    while twin.ask.kind.name != kind:
        twin.play(twin.ask.choices[0], seat)
        if not is_same_turn(twin, before, seat):
            return None
    return twin
