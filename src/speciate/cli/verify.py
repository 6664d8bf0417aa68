"""`speciate verify`: is a record true?"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from speciate.cli.options import content_option, json_option, load_game
from speciate.cli.output import FINDING, emit, read_text
from speciate.cli.refusal import BAD_INPUT, Refusal

if TYPE_CHECKING:
    from speciate.core.game import Game
    from speciate.core.reason import Reason
    from speciate.core.verify import Verdict


@click.command(
    epilog="""\b
Example:
  speciate verify evening.speciate"""
)
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE…")
@content_option
@json_option
@click.pass_context
def command(
    ctx: click.Context, files: tuple[Path, ...], content: Path | None, as_json: bool
) -> None:
    """Check records offline.

    The chain of hashes, every choice by the rules, every outcome of chance against the seed, and
    the result. Exit code 1 when any record fails, 2 when a file cannot be read.
    """
    from speciate.core.verify import verify_record

    def load(title: str) -> Game:
        return load_game(title, content)

    verdicts: list[tuple[Path, Verdict]] = []
    unreadable: list[Refusal] = []
    for file in files:
        try:
            verdicts.append((file, verify_record(read_text(file), load)))
        except Refusal as refusal:
            unreadable.append(refusal)
            verdicts.append((file, _unreadable(refusal, file)))
    if len(unreadable) == len(files):
        raise unreadable[0]
    emit(
        as_json,
        {
            "files": [
                {
                    "file": str(file),
                    "ok": verdict.ok,
                    "fault": explained(verdict.fault, verdict.reason, load) or None,
                    "line": verdict.line or None,
                }
                for file, verdict in verdicts
            ]
        },
        [f"{file}: good" for file, verdict in verdicts if verdict.ok],
    )
    failed = [(file, verdict) for file, verdict in verdicts if not verdict.ok]
    for file, verdict in failed:
        said = explained(verdict.fault, verdict.reason, load)
        click.echo(f"{file}: {said}", err=True)
    if failed:
        ctx.exit(BAD_INPUT if unreadable else FINDING)


def explained(fault: str, reason: Reason | None, load: Callable[[str], Game]) -> str:
    """A fault of a record with the sentence of the rule that it breaks, where it breaks one."""
    if reason is None:
        return fault
    from speciate.locales import Narrator, Texts

    game = load(reason.code.partition("-")[0])
    texts = Texts("en")
    names = [texts("core-seat", number=n + 1) for n in range(game.title.most_seats)]
    return f"{fault}: {Narrator(texts, game, names).reason(reason)}"


def _unreadable(refusal: Refusal, file: Path) -> Verdict:
    from speciate.core.verify import Verdict

    return Verdict(False, refusal.message.removeprefix(f"{file}: "), 0, refusal.code)
