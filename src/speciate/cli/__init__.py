"""The command line. Each command is a module of its own, imported when it is called."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click

from speciate.cli.refusal import CLOSED_PIPE, INTERRUPTED, refusal_of

__all__ = ["COMMANDS", "main"]

COMMANDS = {
    "play": "Play in the terminal: against bots, or several people at one keyboard.",
    "games": "List the titles, their seats and options.",
    "rules": "Read, search and cite the clauses of a title.",
    "inspect": "Look at a position: decisions, standings, or a planet of 60 letters.",
    "show": "Draw a position as an SVG picture.",
    "replay": "Tell a recorded match sentence by sentence.",
    "verify": "Check records offline: chain, choices, chance, result.",
    "content": "Summarise a title's content; write and check packs of your own.",
    "simulate": "Let bots play many matches, and count.",
    "check": "Hold a title to its rules over many random matches.",
    "bench": "Measure how fast random matches are played.",
}


class Commands(click.Group):
    """The group of all commands; none is imported before it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"speciate.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """From the table, so that help does not import everything."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        word = args[0]
        if word not in COMMANDS and not word.startswith("-") and not ctx.resilient_parsing:
            from difflib import get_close_matches

            close = get_close_matches(word, COMMANDS, n=1)
            cure = f"did you mean {close[0]}?" if close else f"there is {', '.join(COMMANDS)}"
            raise click.UsageError(f"unknown command {word!r}: {cure}", ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Whoever reads our output may stop reading: that is no fault."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            _drop_output()
            raise click.exceptions.Exit(CLOSED_PIPE) from None
        return result


def _drop_output() -> None:
    """What is still buffered would fail once more when Python flushes at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _print_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if not wanted or ctx.resilient_parsing:
        return
    from speciate import __version__, build_info

    client = build_info.PACKAGE / "web" / "client" / "index.html"
    present = "present" if client.is_file() else "absent"
    click.echo(
        f"speciate {__version__} (rules: {build_info.rules_mode()}; browser client: {present})"
    )
    if misfits := build_info.misfits():
        click.echo(f"broken installation, these modules do not run so: {', '.join(misfits)}")
    ctx.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="""\b
Examples:
  speciate play planet
  speciate simulate planet --seats 4 --games 100 --bots greedy,random,random,random
  speciate COMMAND --help

Exit codes: 0 good, 1 a finding or a failed verification, 2 bad input, 3 environment.
With --json, after a command's name, the result is one object on the last line.""",
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Show the version and how the rules run.",
)
@click.pass_context
def speciate(ctx: click.Context) -> None:
    """Speciate: board games of evolution, to play, to understand and to study."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main(words: Sequence[str] | None = None) -> None:
    """The `speciate` program."""
    sys.exit(run(sys.argv[1:] if words is None else list(words)))


def run(words: Sequence[str]) -> int:
    """One call, from its words to its exit code."""
    try:
        result = speciate.main(list(words), prog_name="speciate", standalone_mode=False)
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except Exception as fault:  # a fault of the caller is refused, one of ours goes on
        refusal = refusal_of(fault)
        if refusal is None:
            raise
        refusal.show()
        if wants_json(words):
            try:
                click.echo(refusal.as_json())
            except OSError:  # it is the output that is full or gone: standard error has said so
                _drop_output()
        return refusal.exit_code
    return result if isinstance(result, int) else 0


def wants_json(words: Sequence[str]) -> bool:
    """Asked of the words themselves: a refusal may come before they have been understood."""
    ours = words[: words.index("--")] if "--" in words else words
    return "--json" in ours
