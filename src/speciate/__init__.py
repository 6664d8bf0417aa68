"""Speciate: strategy games about life on Earth, to play, to understand and to study."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from speciate.core.game import Game

__all__ = ["__version__", "load", "titles"]

__version__ = version("speciate")


def titles() -> list[str]:
    """The names of all titles."""
    from speciate.games import TITLES

    return list(TITLES)


def load(title: str, content: Path | None = None) -> Game:
    """A title ready to be played, with a content pack of your own if you have one."""
    from speciate.games import load_title

    return load_title(title, content)
