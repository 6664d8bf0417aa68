"""`speciate bench`: how fast the installed build plays random matches."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from speciate.cli.options import (
    TitleCommand,
    json_option,
    load_game,
    options_option,
    settled,
    title_argument,
)
from speciate.cli.output import columns, emit
from speciate.cli.refusal import ENVIRONMENT, Refusal

if TYPE_CHECKING:
    from speciate.arena.bench import BenchResult


@click.command(
    cls=TitleCommand,
    epilog="""\b
Examples:
  speciate bench planet
  speciate bench planet --seats 2 --option mystery=yes --json
  speciate bench planet --peers""",
)
@title_argument
@click.option("--seats", type=int, help="How many seats; as many as the title has by default.")
@click.option("--peers", is_flag=True, help="Measure other packages beside it, from a checkout.")
@options_option
@json_option
def command(
    title: str, seats: int | None, peers: bool, options: dict[str, str], as_json: bool
) -> None:
    """Measure random play: one process, no events, the median of five runs.

    A decision is an answered ask. `loop_per_second` is the rate of a plain loop in Python, to
    compare machines by.
    """
    game = load_game(title)
    values = settled(game, game.title.most_seats if seats is None else seats, options)
    from speciate.arena.bench import bench

    try:
        result = bench(title, seats, values, peers=peers, on_progress=_tell)
    except RuntimeError as fault:
        raise Refusal(str(fault), "environment", ENVIRONMENT) from None
    emit(as_json, _keys(result), _lines(result))
    for line in result.missing:
        click.echo(line, err=True)


def _tell(what: str) -> None:
    if sys.stderr.isatty():
        click.echo(f"measuring {what} …", err=True)


def _keys(result: BenchResult) -> dict[str, Any]:
    figures = result.figures
    return {
        **result.keys(),
        "spread": round(figures.spread, 4),
        "match_memory": figures.match_memory,
        "peak_memory": figures.peak_memory,
    }


def _lines(result: BenchResult) -> Iterator[str]:
    keys = result.keys()
    figures = result.figures
    yield f"{result.title}, {result.mode}, {keys['seats']} seats"
    yield from columns(
        [
            ["decisions a second", f"{keys['decisions_per_second']:,.0f}"],
            [
                "matches a second",
                f"{keys['matches_per_second']:,.0f}, within {figures.spread:.1%}",
            ],
            ["a fork", f"{keys['fork_us']:.1f} µs"],
            ["a match in memory", f"{figures.match_memory:,} bytes"],
            ["the process at its peak", f"{figures.peak_memory / 2**20:.0f} MiB"],
            ["a plain loop", f"{keys['loop_per_second'] / 1e6:.1f} million turns a second"],
        ]
    )
    if result.peers:
        yield "beside it, random play of other games:"
        yield from columns(
            [
                [
                    f"{rate.package}, {rate.game}",
                    f"{rate.matches_per_second:,.0f} matches a second",
                    f"{rate.decisions_per_second:,.0f} decisions a second",
                    f"ours {rate.ratio:.2f} times as many",
                ]
                for rate in result.peers
            ]
        )
