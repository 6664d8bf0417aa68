"""Speciate: strategy games about life on Earth, to play, to understand and to study."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from speciate.core.game import Game
    from speciate.core.view import View

__all__ = ["__version__", "load", "titles"]

__version__ = version("speciate")


def titles() -> list[str]:
    """The names of all titles."""
    from speciate.games import TITLES

    return list(TITLES)


def load(title: str, content: Path | None = None) -> Game:
    """A title ready to be played, with a content pack of your own if you have one."""
    from speciate.games import load_title

    game = load_title(title, content)
    game.title.draw = lambda view: _picture(game, view)
    return game


def _picture(game: Game, view: View) -> str:
    from importlib import import_module

    from speciate.locales import Texts

    texts = Texts("en")
    names = [texts("core-seat", number=seat + 1) for seat in range(view.seats)]
    drawing = import_module(f"speciate.games.{game.name}.picture")
    return str(drawing.draw(view, game.content, texts, names, "en"))
