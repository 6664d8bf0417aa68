"""Leaving and keeping: where a match is written, under which name, and how it is gone on with."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from rich.text import Text

from speciate.cli.terminal.screen import Screen
from speciate.cli.terminal.sitting import Sitting
from speciate.cli.terminal.words import Words
from speciate.locales import Texts

# The line that goes on with a match in a file, in a language.
ResumeCommand = Callable[[Path, str], str]


class Keeping:
    """Saves the match of a sitting, and says so in one language."""

    def __init__(
        self,
        sitting: Sitting,
        screen: Screen,
        texts: Texts,
        words: Words,
        resume_command: ResumeCommand,
    ) -> None:
        self.sitting = sitting
        self.screen = screen
        self.texts = texts
        self.words = words
        self.resume_command = resume_command

    def save_as(self, name: str) -> bool:
        """Save under a name that somebody typed, unless it is taken or can be no file's."""
        path = Path(name)
        if self._is_odd(name):
            example = str(self.sitting.free_path())
            self._say("terminal-file-odd", file=name, example=example)
            return False
        if path.exists() and path != self.sitting.path:
            self._say("terminal-file-exists", file=name)
            return False
        return self.save(path)

    def save(self, path: Path) -> bool:
        try:
            self.sitting.save(path, self.texts)
        except OSError as fault:
            self._say("terminal-save-failed", file=str(path), cause=fault.strerror or str(fault))
            return False
        if self.sitting.match.over:
            self._say("terminal-saved-record", file=str(path))
        else:
            self._say("terminal-saved", file=str(path))
            self._say_how_to_go_on(path)
        return True

    def before_leaving(self) -> bool:
        """Whether somebody may leave: what was decided is kept, or is not wanted."""
        sitting = self.sitting
        if sitting.match.over:
            return True
        if not sitting.match.choices:
            self._say("terminal-quit-empty")
            return True
        if sitting.is_kept and sitting.path is not None:
            self._say("terminal-quit-kept", file=str(sitting.path))
            self._say_how_to_go_on(sitting.path)
            return True
        return self._ask_for_a_name() if self.screen.interactive else self.save(sitting.free_path())

    def _ask_for_a_name(self) -> bool:
        """Ask until the match is saved or given up; Enter takes the name that is offered."""
        path = self.sitting.free_path()
        while True:
            line = self.screen.read(self.texts("terminal-save-before", file=str(path)))
            if self.words.is_no(line):
                return True
            if not line or self.words.is_yes(line):
                return self.save(path)
            if self.save_as(line):
                return True

    def when_cut_off(self) -> None:
        """What was decided is written down, here or in the home directory."""
        if self._is_safe():
            return
        self.screen.say("")
        path = self.sitting.free_path()
        if not self.save(path) and not self.save(self.sitting.free_in(Path.home())):
            raise OSError(f"{path.name} could be written neither here nor in the home directory")

    def when_ended_from_outside(self, signum: int) -> NoReturn:
        """The line is gone or the machine shuts down: keep the match, there is nobody to tell."""
        if not self._is_safe():
            try:
                self.sitting.save(self.sitting.free_path(), self.texts)
            except OSError:  # not here: then in the home directory, as on Ctrl-C
                self.sitting.save(self.sitting.free_in(Path.home()), self.texts)
        os._exit(128 + signum)  # what waits for the terminal that is gone would wait for ever

    def _is_safe(self) -> bool:
        sitting = self.sitting
        return sitting.is_kept or sitting.match.over or not sitting.match.choices

    def _is_odd(self, name: str) -> bool:
        """A command or its options typed in the wrong place, or a directory that is not there."""
        if name.startswith("-") or " -" in name or self.words.command(name) is not None:
            return True
        path = Path(name)
        return path.is_dir() or not path.parent.is_dir()

    def _say_how_to_go_on(self, path: Path) -> None:
        self.screen.say(Text(f"  {self.resume_command(path, self.texts.language)}"))

    def _say(self, message: str, **params: int | str) -> None:
        self.screen.say(Text(self.texts(message, **params)))


def keep_when_ended(keeping: Callable[[], Keeping]) -> None:
    """Save the match also when the terminal is closed or the program is told to end."""

    def end(signum: int, _: object) -> NoReturn:
        keeping().when_ended_from_outside(signum)

    for name in ("SIGHUP", "SIGTERM", "SIGBREAK"):  # each where there is such a signal
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), end)
