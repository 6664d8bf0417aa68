"""`speciate play`: a match in the terminal."""

from __future__ import annotations

import os
import secrets
import shlex
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from speciate.cli.options import (
    TitleCommand,
    chance_option,
    content_option,
    default_language,
    language_option,
    load_game,
    options_option,
    settled,
    title_argument,
)
from speciate.cli.output import read_text
from speciate.cli.refusal import Refusal

if TYPE_CHECKING:
    from speciate.cli.terminal.sitting import Sitting
    from speciate.core.game import Game


@click.command(
    cls=TitleCommand,
    epilog="""\b
Examples:
  speciate play planet --lang pl
  speciate play planet --seats 4 --bots none --names Ada,Bo,Cy,Di
  speciate play planet --resume speciate-planet.speciate""",
)
@title_argument
@click.option("--seats", type=int, default=None, help="How many play. [default: 2]")
@click.option(
    "--bots",
    default=None,
    metavar="BOT[,BOT…]",
    help="greedy or random: one for all seats but the first, or a list that ends with the last "
    "seat, in which `human` is a person; `none` for people only. [default: greedy]",
)
@click.option("--names", default="", metavar="NAME[,NAME…]", help="The names of the people.")
@options_option
@content_option
@language_option
@click.option("--seed", default=None, help="Where chance comes from: the same again, if given.")
@chance_option
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Go on with a match that was saved.",
)
@click.option(
    "--confirm/--no-confirm",
    default=None,
    help="Ask before a step that cannot be taken back. [default: at a terminal]",
)
@click.option("--log", "full_log", is_flag=True, help="Tell every event, not the news alone.")
@click.option("--plain", is_flag=True, help="Without colour, for screen readers.")
def command(
    title: str,
    seats: int | None,
    bots: str | None,
    names: str,
    options: Mapping[str, str],
    content: Path | None,
    language: str,
    seed: str | None,
    chance: Mapping[str, list[str]],
    resume: Path | None,
    confirm: bool | None,
    full_log: bool,
    plain: bool,
) -> None:
    """Play in the terminal: against bots, or several people at one keyboard.

    Type a whole turn in one line, or one step at a time; `help` says what there is. A match that
    is left or cut off is saved, and --resume goes on with it.
    """
    game = load_game(title, content)
    if resume is not None:
        if seats is not None or options or seed is not None or chance:
            raise Refusal("a saved match brings its own --seats, --option, --seed and --chance")
        sitting = _resumed(game, resume, bots, names)
    else:
        sitting = _started(game, seats or 2, bots, names, options, seed, chance)
    _spell_safely()
    from speciate.cli.terminal.dialogue import Dialogue
    from speciate.cli.terminal.keeping import keep_when_ended
    from speciate.cli.terminal.screen import Screen
    from speciate.locales import Texts

    def resume_command(path: Path, spoken: str) -> str:
        words = ["play", title, "--resume", str(path)]
        words += ["--lang", spoken] if spoken != default_language() else []
        words += ["--content", str(content)] if content else []
        quoted = subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
        return f"{_program()} {quoted}"

    screen = Screen(plain=plain)
    dialogue = Dialogue(
        sitting,
        screen,
        Texts(language),
        confirm=screen.interactive if confirm is None else confirm,
        full_log=full_log,
        resume_command=resume_command,
    )
    keep_when_ended(lambda: dialogue.keeping)
    dialogue.run()


def _started(
    game: Game,
    seats: int,
    bots: str | None,
    names: str,
    options: Mapping[str, str],
    seed: str | None,
    chance: Mapping[str, list[str]],
) -> Sitting:
    from speciate.cli.terminal.players import seat_players
    from speciate.cli.terminal.sitting import Sitting

    chosen = settled(game, seats, options)
    players = seat_players(seats, "greedy" if bots is None else bots, names)
    match = game.start(seats, seed or secrets.token_hex(16), chosen, chance=chance, listen=True)
    return Sitting(game, match, players)


def _resumed(game: Game, file: Path, bots: str | None, names: str) -> Sitting:
    from speciate.cli.replay import in_file
    from speciate.cli.terminal.players import players_again
    from speciate.cli.terminal.sitting import Sitting
    from speciate.core.record import read_record
    from speciate.core.verify import replay_record

    text = read_text(file)
    record = in_file(file, lambda: read_record(text))
    if record.title != game.name:
        again = f"{_program()} play {record.title} --resume {file}"
        raise Refusal(f"{file} is a match of {record.title}: {again}")
    match = in_file(file, lambda: replay_record(record, game, listen=True))
    if match.over:
        raise Refusal(f"{file} is a match that is over: `speciate replay {file}` tells it")
    return Sitting(game, match, players_again(record.players, bots, names), file)


def _program() -> str:
    """What this was started with: whoever starts it for somebody may say how it is typed."""
    return os.environ.get("SPECIATE_COMMAND", "speciate")


def _spell_safely() -> None:
    """A letter that a console or a pipe cannot spell becomes another one; the game goes on."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
