"""`speciate replay`: a recorded match, told sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from speciate.cli.options import content_option, json_option, language_option, load_game
from speciate.cli.output import emit, read_text
from speciate.cli.refusal import Refusal, refusal_of

if TYPE_CHECKING:
    from speciate.core.event import Event
    from speciate.core.match import Match
    from speciate.core.record import Record
    from speciate.locales import Narrator, Texts

T = TypeVar("T")


@click.command(
    epilog="""\b
Example:
  speciate replay evening.speciate --lang pl"""
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--ply", type=int, default=None, help="Stop after this many choices.")
@content_option
@language_option
@json_option
def command(
    file: Path, ply: int | None, content: Path | None, language: str, as_json: bool
) -> None:
    """Tell a recorded match, round by round.

    The number before a sentence is its ply: how many choices had been made. `speciate show` draws
    the position at a ply. What only some seats may know is left out until the match is over.
    """
    from speciate.locales import Narrator, Texts

    record, match = replayed(file, content, ply)
    texts = Texts(language)
    names = names_of(record, texts)
    narrator = Narrator(texts, load_game(record.title, content), names)
    events = [event for event in match.events or [] if event.only is None or match.over]
    result = {
        "title": record.title,
        "seats": match.seats,
        "players": list(record.players),
        "options": dict(match.options),
        "ply": len(match.choices),
        "over": match.over,
        "scores": match.scores if match.over else [],
        "winners": match.winners,
        "events": [
            {
                "ply": event.ply,
                "code": event.code,
                "rule": event.rule,
                "params": dict(event.params),
                "text": narrator.event(event),
            }
            for event in events
        ],
    }
    emit(as_json, result, _lines(record, match, events, narrator))


def replayed(file: Path, content: Path | None, ply: int | None) -> tuple[Record, Match]:
    """The match of a record after `ply` choices (all of them by default), told as it goes."""
    from speciate.core.record import read_record
    from speciate.core.verify import replay_record

    record = in_file(file, lambda: read_record(read_text(file)))
    game = in_file(file, lambda: load_game(record.title, content))
    match = in_file(file, lambda: replay_record(record, game, listen=True))
    if ply is None:
        return record, match
    first, last = _first_ply(match), len(match.choices)
    if not first <= ply <= last:
        raise Refusal(f"{file} has plies {first} to {last}, not {ply}", "ply")
    assert match.origin is not None
    choices = match.choices[:ply]
    return record, game.replay(match.origin, choices, log=match.chance.log, listen=True)


def names_of(record: Record, texts: Texts) -> list[str]:
    """The players as the language calls them; those of the same name with their seats."""
    from speciate.cli.terminal.players import players_again, shown_names

    players = shown_names(players_again(record.players, None, ""), texts)
    return [
        name if players.count(name) == 1 else f"{name} ({texts('core-seat', number=seat + 1)})"
        for seat, name in enumerate(players)
    ]


def in_file(file: Path, step: Callable[[], T]) -> T:
    """Do a step; what it refuses is told with the name of the file."""
    try:
        return step()
    except ValueError as fault:
        refusal = refusal_of(fault)
        if refusal is None:
            raise
        raise Refusal(f"{file}: {refusal.message}", refusal.code) from None


def _first_ply(match: Match) -> int:
    """A position that a match began with may hold answers itself."""
    document = match.origin.document if match.origin is not None else None
    script = (document or {}).get("script", {})
    return len(script.get("answers", []))


def _lines(record: Record, match: Match, events: list[Event], narrator: Narrator) -> Iterator[str]:
    texts = narrator.texts
    yield f"{texts(f'{record.title}-name')}: {', '.join(narrator.names)}"
    for event in events:
        if event.code.endswith("-event-round"):
            yield ""
            yield narrator.event(event)
        else:
            yield f"{event.ply:4}  {narrator.event(event)}"
    if not match.over:
        yield ""
        yield texts("cli-replay-not-over", ply=len(match.choices))
