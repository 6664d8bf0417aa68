"""`speciate show`: a position as a picture."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import click

from speciate.cli.inspect import FILES, decoded, is_file
from speciate.cli.options import content_option, json_option, language_option, load_game
from speciate.cli.output import emit, read_text, write_text
from speciate.cli.refusal import Refusal
from speciate.cli.replay import in_file, names_of, replayed

if TYPE_CHECKING:
    from speciate.core.game import Game
    from speciate.core.view import View
    from speciate.locales import Texts


@click.command(
    epilog="""\b
Examples:
  speciate show evening.speciate --ply 60 --svg round5.svg
  speciate show position.json --lang it > position.svg"""
)
@click.argument("file")
@click.option("--ply", type=int, default=None, help="Of a record: after this many choices.")
@click.option(
    "--svg",
    default="-",
    metavar="OUT",
    show_default="standard output",
    help="The file to write the picture to.",
)
@content_option
@language_option
@json_option
def command(
    file: str, ply: int | None, svg: str, content: Path | None, language: str, as_json: bool
) -> None:
    """Draw a position as an SVG picture.

    FILE is a record, a position document, or one planet as 60 letters. What only some seats may
    know is not drawn until the match is over.
    """
    drawn, title, at = _drawn(file, ply, content, language)
    if svg == "-":
        if as_json:
            raise click.UsageError("--json needs --svg OUT: the picture would take its place")
        click.echo(drawn, nl=False)
        return
    write_text(Path(svg), drawn)
    result = {"title": title, "ply": at, "svg": svg, "bytes": len(drawn.encode())}
    emit(as_json, result, [f"{svg}: {title}, ply {at}"])


def _drawn(file: str, ply: int | None, content: Path | None, language: str) -> tuple[str, str, int]:
    """The picture of whatever it is, its title, and the ply that it shows."""
    from speciate.locales import Texts

    texts = Texts(language)
    if not is_file(Path(file)):
        if file.endswith((*FILES, ".svg")):
            raise Refusal(f"{file}: no such file", "unreadable")
        picture = import_module("speciate.games.planet.picture")
        return picture.draw_letters(file, texts), "planet", 0
    game, view, names = _seen(file, ply, content, texts)
    picture = import_module(f"speciate.games.{game.name}.picture")
    return picture.draw(view, game.content, texts, names, language), game.name, view.ply


def _seen(
    file: str, ply: int | None, content: Path | None, texts: Texts
) -> tuple[Game, View, list[str]]:
    """The title, what a spectator sees, and the names of the seats."""
    text = read_text(Path(file))
    if text.startswith("speciate record"):
        record, match = replayed(Path(file), content, ply)
        return load_game(record.title, content), match.view(None), names_of(record, texts)
    if ply is not None:
        raise Refusal("--ply is for records: a position is one moment", "ply")
    document = decoded(file, text.encode())
    game = load_game(_title_of(document.get("title")), content)
    match = in_file(Path(file), lambda: game.position(document))
    names = [texts("core-seat", number=seat + 1) for seat in range(match.seats)]
    return game, match.view(None), names


def _title_of(named: object) -> str:
    """A position names its title, unless there is only one."""
    import speciate

    titles = speciate.titles()
    if isinstance(named, str):
        return named
    if len(titles) == 1:
        return titles[0]
    raise Refusal(f'the position does not say its title: add "title": one of {titles}', "malformed")
