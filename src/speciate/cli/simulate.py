"""`speciate simulate`: many matches between bots, counted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from speciate.cli.options import (
    TitleCommand,
    content_option,
    json_option,
    load_game,
    options_option,
    settled,
    title_argument,
)
from speciate.cli.output import FINDING, emit, progress

if TYPE_CHECKING:
    from speciate.arena.simulate import Result

SHOWN_FINDINGS = 20


@click.command(
    cls=TitleCommand,
    epilog="""\b
Examples:
  speciate simulate planet --games 100 --bots greedy,random,random,random
  speciate simulate planet --seats 2 --option mystery=yes --records games/ --json""",
)
@title_argument
@click.option("--seats", type=int, help="How many seats; as many as the title has by default.")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="BOT,BOT…",
    help="Who sits where: a name for each seat, or one for all.",
)
@click.option("--seed", default=0, show_default=True, help="The same seed, the same matches.")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes; one per core by default.")
@click.option("--fixed", is_flag=True, help="Bots keep their seats instead of moving on.")
@click.option(
    "--audit", is_flag=True, help="Look for faults after every decision, not every round."
)
@click.option(
    "--records",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Write the record of every match there.",
)
@options_option
@content_option
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    title: str,
    seats: int | None,
    games: int,
    bots: str,
    seed: int,
    jobs: int | None,
    fixed: bool,
    audit: bool,
    records: Path | None,
    options: dict[str, str],
    content: Path | None,
    as_json: bool,
) -> None:
    """Let bots play many matches, and count who wins.

    A shared win is split. The results depend on the seed alone, never on --jobs. Exit code 1 when
    the audit of the rules finds anything; it never should.
    """
    game = load_game(title, content)
    taken = game.title.most_seats if seats is None else seats
    values = settled(game, taken, options)
    from speciate.arena.simulate import simulate

    with progress(f"{title}, {taken} seats", games) as bar:
        result = simulate(
            title,
            taken,
            games,
            [name.strip() for name in bots.split(",")],
            seed,
            jobs=jobs,
            options=values,
            content=content,
            audit=audit,
            fixed=fixed,
            records=records,
            on_progress=lambda done, _: bar.update(done - bar.pos),
        )
    emit(as_json, result.keys(), _lines(result))
    for finding in result.findings[:SHOWN_FINDINGS]:
        click.echo(finding, err=True)
    if result.findings:
        ctx.exit(FINDING)


def _lines(result: Result) -> Iterator[str]:
    yield (
        f"{result.title}, {result.seats} seats, {result.games} games: {result.decisions} decisions "
        f"in {result.seconds:.1f} s, {result.decisions_per_second:,.0f} a second"
    )
    yield "bot         won   mean score"
    for bot, share in result.wins.items():
        yield f"{bot:10} {share:5.1%}   {result.mean_score[bot]:7.2f}"
    yield f"findings: {len(result.findings)}"
