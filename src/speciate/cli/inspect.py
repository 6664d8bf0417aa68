"""`speciate inspect`: what a position holds."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from speciate.cli.options import (
    chance_option,
    content_option,
    json_option,
    load_game,
    title_argument,
)
from speciate.cli.output import FINDING, columns, emit, read_text
from speciate.cli.refusal import Refusal

if TYPE_CHECKING:
    from speciate.core.game import Game
    from speciate.core.match import Match

FILES = (".json", ".speciate")


@click.command(
    epilog="""\b
Examples:
  speciate inspect planet position.json
  speciate inspect planet OOGGFDDDMM..................................................
  speciate inspect planet --schema > planet.schema.json"""
)
@title_argument
@click.argument("position", required=False)
@click.option("--schema", is_flag=True, help="The JSON schema of a position, with an example.")
@click.option("--seed", type=int, default=0, help="For what the position leaves to chance.")
@chance_option
@content_option
@json_option
def command(
    title: str,
    position: str | None,
    schema: bool,
    seed: int,
    chance: dict[str, list[str]],
    content: Path | None,
    as_json: bool,
) -> None:
    """Say what a position holds: who decides, the choices, standings and scores.

    POSITION is a JSON file, `-` for standard input or, at Planet, one planet as 60 letters: O
    ocean, G glacier, F forest, D desert, M mountain, `.` for an empty field.
    """
    game = load_game(title, content)
    if schema:
        click.echo(json.dumps(game.title.schema(), indent=None if as_json else 2))
        return
    if position is None:
        raise click.UsageError("a POSITION is missing", click.get_current_context())
    document = read_document(position)
    if document is None:
        reader = import_module(f"speciate.games.{title}.inspect")
        result = reader.inspect_text(game, position)
        emit(as_json, result, reader.lines(result))
        return
    match = game.position(document, seed, chance=chance)
    result = _result(match)
    emit(as_json, result, _lines(game, result))
    if result["findings"]:
        click.get_current_context().exit(FINDING)


def read_document(position: str) -> dict[str, Any] | None:
    """The position document that an argument leads to; None when it is a position itself."""
    if position == "-":
        return decoded("standard input", sys.stdin.buffer.read())
    file = Path(position)
    if is_file(file):
        return decoded(position, read_text(file).encode())
    if position.endswith(FILES):
        raise Refusal(f"{position}: no such file", "unreadable")
    return None


def is_file(file: Path) -> bool:
    """Whether there is such a file; what is there and is none cannot be meant as a position."""
    try:
        if file != Path() and file.exists() and not file.is_file():  # an empty text is no place
            raise Refusal(f"{file} is not a file", "unreadable")
        return file.is_file()
    except OSError:  # longer than names of files can be
        return False


def decoded(name: str, text: bytes) -> dict[str, Any]:
    import msgspec

    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError) as fault:
        raise Refusal(f"{name} is no position document: {fault}", "malformed") from None


def _result(match: Match) -> dict[str, Any]:
    """The keys every title has; `board` is the title's own."""
    view = match.view(None)
    ask = match.asks[0] if match.asks else None
    return {
        "title": view.title,
        "seats": view.seats,
        "options": dict(view.options),
        "over": view.over,
        "to_act": None if ask is None else ask.seat,
        "ask": None if ask is None else {"kind": ask.kind.name, "rule": ask.rule},
        "choices": [] if ask is None else [ask.text(choice) for choice in ask.choices],
        "scores": list(match.scores),
        "winners": list(view.winners),
        "board": view.board,
        "findings": [str(fault) for fault in match.audit()],
    }


def _lines(game: Game, result: Mapping[str, Any]) -> Iterator[str]:
    options = " ".join(f"{name}={value}" for name, value in result["options"].items())
    yield f"{result['title']}, {result['seats']} seats, {options}"
    if result["over"]:
        yield f"over; won by seat {' and '.join(map(str, result['winners']))}"
    else:
        ask = result["ask"]
        yield f"seat {result['to_act']} decides: {ask['kind']} ({ask['rule']})"
        yield f"choices: {' '.join(result['choices'])}"
    yield f"scores: {' '.join(map(str, result['scores']))}"
    yield from _standings(game, result["board"].get("standings", {}))
    yield from (f"wrong: {finding}" for finding in result["findings"])


def _standings(game: Game, standings: Mapping[str, list[int]]) -> list[str]:
    """Per card what every seat has for it."""
    cards = game.content.tables.get("animals", {})
    rows = [
        [card, cards[card]["name"]["en"], *map(str, values)] for card, values in standings.items()
    ]
    return ["standings, seat by seat:", *columns(rows)] if rows else []
