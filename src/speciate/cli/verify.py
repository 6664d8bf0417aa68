"""`speciate verify`: is a record true?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from speciate.cli.options import content_option, json_option, load_game
from speciate.cli.output import FINDING, emit, read_text

if TYPE_CHECKING:
    from speciate.core.game import Game


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
    texts = [read_text(file) for file in files]
    from speciate.core.verify import verify_record

    def load(title: str) -> Game:
        return load_game(title, content)

    verdicts = [verify_record(text, load) for text in texts]
    emit(
        as_json,
        {
            "files": [
                {"file": str(file), "ok": v.ok, "fault": v.fault or None, "line": v.line or None}
                for file, v in zip(files, verdicts, strict=True)
            ]
        },
        [f"{file}: good" for file, v in zip(files, verdicts, strict=True) if v.ok],
    )
    failed = [(file, v) for file, v in zip(files, verdicts, strict=True) if not v.ok]
    for file, verdict in failed:
        click.echo(f"{file}: {verdict.fault}", err=True)
    if failed:
        ctx.exit(FINDING)
