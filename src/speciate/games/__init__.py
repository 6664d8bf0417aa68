"""The titles, each in a folder of its own; none is imported before it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from speciate.core.errors import Malformed

if TYPE_CHECKING:
    from pathlib import Path

    from speciate.core.game import Game

__all__ = ["TITLES", "load_title"]

TITLES = {
    "planet": "speciate.games.planet",
}


class _TitlePackage(Protocol):
    def load(self, pack: Path | None) -> Game: ...


def load_title(name: str, pack: Path | None = None) -> Game:
    if name not in TITLES:
        raise Malformed(f"unknown title {name!r}: there is {', '.join(TITLES)}")
    package = cast("_TitlePackage", import_module(TITLES[name]))
    return package.load(pack)
