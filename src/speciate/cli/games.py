"""`speciate games`: what can be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from speciate.cli.options import json_option, load_game
from speciate.cli.output import emit


@click.command(
    epilog="""\b
Example:
  speciate games --json"""
)
@json_option
def command(as_json: bool) -> None:
    """List the titles, their numbers of seats and their options."""
    import speciate

    games = [_entry(title) for title in speciate.titles()]
    emit(as_json, {"games": games}, _lines(games))


def _entry(name: str) -> dict[str, Any]:
    title = load_game(name).title
    return {
        "title": name,
        "seats": list(range(title.fewest_seats, title.most_seats + 1)),
        "options": {
            option.name: {
                "values": list(option.values),
                "default": option.default,
                "rule": option.rule,
            }
            for option in title.options
        },
    }


def _lines(games: list[dict[str, Any]]) -> Iterator[str]:
    for game in games:
        seats = game["seats"]
        yield f"{game['title']}: {seats[0]} to {seats[-1]} seats"
        for name, option in game["options"].items():
            values = "|".join(option["values"])
            yield f"  --option {name}={values}  (default {option['default']}, {option['rule']})"
