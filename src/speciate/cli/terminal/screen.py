"""Where lines go and answers come from: a terminal, or a pipe without colour and clearing."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.text import Text

with suppress(ImportError):  # there is none on Windows, where the console does the same itself
    import readline  # noqa: F401 - input() edits lines and remembers them

WIDTH = 80
HEIGHT = 24
ANSWER = 20  # room for an answer beside its question


class Screen:
    """Lines out, one line in. `interactive` says that somebody sits there and reads."""

    def __init__(self, *, plain: bool = False, interactive: bool | None = None) -> None:
        at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.interactive = at_terminal if interactive is None else interactive
        self.can_clear = at_terminal
        console = Console(
            no_color=True if plain else None,
            markup=False,
            highlight=False,
            emoji=False,
            force_terminal=False if plain else None,
        )
        width, self.height = (console.width, console.height) if at_terminal else (WIDTH, HEIGHT)
        console.width = min(width, WIDTH)
        self.width = console.width
        self._console = console

    def say(self, *lines: RenderableType) -> None:
        for line in lines:
            self._console.print(line)

    def say_all(self, lines: Iterable[RenderableType]) -> None:
        self.say(*lines)

    def read(self, question: str) -> str:
        """The next line; EOFError when there is none. What a pipe says is shown as if typed."""
        prompt = f"{question} > " if question else "> "
        if len(prompt) > self.width - ANSWER and question:
            self.say(question)
            prompt = "> "
        if self.can_clear:
            return input(prompt).strip()
        self._console.print(prompt, end="")
        line = sys.stdin.readline()
        self.say(Text(line.strip(), overflow="fold"))
        if not line:
            raise EOFError
        return line.strip()

    def clear(self) -> None:
        """Empty the window and what has scrolled out of it, so that nobody reads back."""
        if self.can_clear:
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
            sys.stdout.flush()
