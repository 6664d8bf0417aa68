"""The conversation at the terminal table: shows what a seat may know, reads a line, does it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.text import Text

from speciate.bots import ask_bot, explain_bot
from speciate.cli.terminal.entry import Entry, find_target, is_same_turn, mark_of, read_entry
from speciate.cli.terminal.guide import Guide
from speciate.cli.terminal.screen import Screen
from speciate.cli.terminal.sitting import Sitting
from speciate.cli.terminal.table import Table, lay_table
from speciate.cli.terminal.words import COMMANDS, Words, fold, language_of, listed
from speciate.core.match import Match
from speciate.core.reason import Reason
from speciate.locales import LANGUAGES, Texts

LOG_LINES = 20


class Leave(Exception):
    """Somebody wants to stop."""


class Dialogue:
    """One sitting from its first line to its last."""

    def __init__(
        self,
        sitting: Sitting,
        screen: Screen,
        texts: Texts,
        *,
        confirm: bool,
        full_log: bool,
        resume_command: Callable[[Path], str],
    ) -> None:
        self.sitting = sitting
        self.screen = screen
        self.confirm = confirm
        self.full_log = full_log
        self.resume_command = resume_command
        self.viewer: int | None = sitting.people[0] if len(sitting.people) == 1 else None
        self._told: dict[int | None, int] = {}  # how many events each viewer has been shown
        self._drawn: tuple[int, int] | None = None  # the turn and the step that are on the screen
        self._held: int | None = None  # the choice that waits for a yes
        self.speak(texts)
        self._commands: dict[str, Callable[[Sequence[str]], None]] = {
            name: getattr(self, f"do_{name}") for name in COMMANDS
        }

    @property
    def match(self) -> Match:
        return self.sitting.match

    def speak(self, texts: Texts) -> None:
        """Take a language; everything said from now on is in it."""
        self.texts = texts
        self.narrator = self.sitting.narrator(texts)
        kinds = [kind.name for kind in self.match.title.kinds]
        self.words = Words(texts, self.sitting.game.name, kinds)
        self.guide = Guide(self.narrator, self.words, self.table().terms())

    def table(self) -> Table:
        return lay_table(self.narrator, self.match.view(self.viewer), self.screen.width)

    def run(self) -> None:
        """Until the match is over and done with, or somebody leaves; nothing decided is lost."""
        try:
            self._welcome()
            while True:
                if self.match.over:
                    self._after_the_end()
                elif self.sitting.players[self.match.ask.seat].bot:
                    self._bot_turn()
                else:
                    self._own_step()
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt):
            self._keep()

    def _welcome(self) -> None:
        title = self.sitting.game.name
        self._say("terminal-welcome", title=self.texts(f"{title}-name"))
        if not self.match.choices:
            self._say(f"{title}-goal")
        if self.screen.interactive and self.sitting.people:
            self.screen.read(self.texts("terminal-begin"))

    # Turns

    def _bot_turn(self) -> None:
        self.sitting.play_bot()
        if not self.sitting.people:
            self._news()

    def _own_step(self) -> None:
        """One line of the seat that is asked."""
        seat = self.match.ask.seat
        self._give_keyboard(seat)
        turn = (self.match.choices_before, len(self.match.choices))
        if self._drawn is None or self._drawn[0] != turn[0]:
            self._show_turn()
        elif self._drawn[1] != turn[1]:
            self._show_step()
        self._drawn = turn
        question = self.texts("terminal-confirm") if self._held is not None else self._question()
        self._answer(self.screen.read(question))

    def _question(self) -> str:
        question = self.narrator.ask(self.match.ask.kind.name)
        if len(self.sitting.people) > 1:
            return f"{self.narrator.seat(self.match.ask.seat)}: {question}"
        return question

    def _give_keyboard(self, seat: int) -> None:
        """Between people who hold secrets a curtain falls."""
        if seat == self.viewer:
            return
        self.viewer = seat
        self._drawn = None
        has_secrets = self.match.view(seat).board != self.match.view(None).board
        if self.screen.interactive and has_secrets:
            self.screen.clear()
            self.screen.read(self.texts("terminal-curtain", seat=self.narrator.seat(seat)))
            self.screen.clear()

    def _show_turn(self) -> None:
        self.screen.say("")
        news = self._news()
        self.screen.say_all(self.table().turn(self.screen.height - news))
        self._show_step()

    def _show_step(self) -> None:
        match, seat = self.match, self.match.ask.seat
        self.screen.say_all(
            self.table().step(match.ask, lambda choice: match.preview([choice], seat).view)
        )

    def _news(self) -> int:
        """What has happened since this seat last looked; returns how many lines that took."""
        events = self.match.events or []
        table = self.table()
        new = [
            event
            for event in events[self._told.get(self.viewer, 0) :]
            if event.known_to(self.viewer) and (self.full_log or table.is_news(event))
        ]
        self._told[self.viewer] = len(events)
        for event in new:
            self.screen.say(Text(self.narrator.event(event)))
        return len(new)

    def _after_the_end(self) -> None:
        """The score sheet, then commands until nobody wants to know anything more."""
        if self._drawn != (-1, -1):
            self._drawn = (-1, -1)
            self._news()
            self.screen.say("")
            self.screen.say_all(self.table().score())
        if not self.sitting.people:
            raise Leave
        line = self.screen.read(self.texts("terminal-over"))
        if not line:
            raise Leave
        self._answer(line)

    # What was typed

    def _answer(self, line: str) -> None:
        parts = line.split()
        if self._held is not None and (not parts or fold(line) in self._yes()):
            held, self._held = self._held, None
            self.match.play(held, self.match.ask.seat)
        elif parts:
            command = self.words.command(parts[0])
            if command is not None:
                self._commands[command](parts[1:])
            else:
                self._enter(parts)

    def _yes(self) -> list[str]:
        return [fold(word) for word in ("yes", *listed(self.texts("terminal-word-yes")))]

    def _enter(self, parts: Sequence[str]) -> None:
        choices = self._read_choices(parts)
        if not choices:
            return
        seat = self.match.ask.seat
        preview = self.match.preview(choices, seat)
        self._held = None
        for choice in choices[:-1]:
            self.match.play(choice, seat)
        if not (self.confirm and preview.barrier):
            self.match.play(choices[-1], seat)
            return
        self._held = choices[-1]
        self.screen.say_all(self.table().comparison(preview.view))
        self._drawn = (self.match.choices_before, len(self.match.choices))

    def _read_choices(self, parts: Sequence[str]) -> tuple[int, ...]:
        """The choices of a line, or none, and then it has been said why."""
        if self.match.over:
            self._say("core-reason-match-over")
            return ()
        plain = [part for part in parts if self.words.kind(part) is None]
        entry = read_entry(self.match, self.match.ask.seat, plain)
        if entry.choices:
            return entry.choices
        self.screen.say_all(self._refusal(entry))
        return ()

    def _refusal(self, entry: Entry) -> list[Text]:
        """Why a line is not played: no such number, against a clause, or not understood."""
        if entry.kind is not None and entry.unread.isdecimal():
            code = f"{self.sitting.game.name}-reason-no-such-{entry.kind.name}"
            if self.texts.has(code):
                return self.guide.reason(Reason(code, entry.kind.rule))
        if entry.refusal is not None:
            return self.guide.reason(entry.refusal)
        return [Text(self.texts("terminal-unknown", text=entry.unread))]

    # Commands

    def do_help(self, words: Sequence[str]) -> None:
        if words:
            found = self.guide.about(" ".join(words))
            self.screen.say_all(found or [self.guide.topics()])
            return
        if not self.match.over:
            self.screen.say_all(self.guide.step(self.match.ask))
        self.screen.say_all(self.guide.commands())

    def do_why(self, words: Sequence[str]) -> None:
        target = find_target(self.match, self.words, words) if words else None
        if target is None and words:
            self._say("core-reason-no-such-target", target=" ".join(words))
        if target is None:
            self._say("terminal-why-what")
            return
        reason = self.match.why_not(-1 if self.viewer is None else self.viewer, target)
        if reason is None:
            kind, _, text = target.partition(":")
            self._say("terminal-allowed", choice=self.narrator.choice(kind, text))
        else:
            self.screen.say_all(self.guide.reason(reason))

    def do_try(self, words: Sequence[str]) -> None:
        if not words:
            self._say("terminal-try-what")
        elif choices := self._read_choices(words):
            preview = self.match.preview(choices, self.match.ask.seat)
            self.screen.say_all(self.table().comparison(preview.view))

    def do_hint(self, words: Sequence[str]) -> None:
        """What the greedy bot would do in this place, knowing no more than this seat."""
        if self.match.over:
            self._say("core-reason-match-over")
            return
        seat = self.match.ask.seat
        bot = self.sitting.bot("greedy", seat)
        twin = self.match.deal_anew(seat, 0)
        before = mark_of(twin)
        choices: list[int] = []
        line: list[str] = []
        while is_same_turn(twin, before, seat):
            ask = twin.ask
            choice = ask_bot(bot, twin, seat)
            choices.append(choice)
            line.append(ask.text(choice))
            twin.play(choice, seat)
        self._say("terminal-hint", turn=" ".join(line))
        for reason in explain_bot(bot, self.match, seat):
            self.screen.say(Text(f"  {self.narrator.reason(reason)}"))
        self.screen.say_all(self.table().comparison(self.match.preview(choices, seat).view))

    def do_show(self, words: Sequence[str]) -> None:
        if not self.match.over:
            self.screen.say_all(self.table().turn(self.screen.height))
            self._show_step()

    def do_planet(self, words: Sequence[str]) -> None:
        seats = [str(seat + 1) for seat in range(self.match.seats)]
        if words and words[0] not in seats:
            self._say("terminal-planet-which", seats=", ".join(seats))
            return
        seat = int(words[0]) - 1 if words else self.viewer or 0
        self.screen.say_all(self.table().planet(seat))

    def do_planets(self, words: Sequence[str]) -> None:
        self.screen.say_all(self.table().planets())

    def do_animals(self, words: Sequence[str]) -> None:
        self.screen.say_all(self.table().animals())

    def do_stacks(self, words: Sequence[str]) -> None:
        self.screen.say_all(self.table().stacks())

    def do_score(self, words: Sequence[str]) -> None:
        self.screen.say_all(self.table().score())

    def do_log(self, words: Sequence[str]) -> None:
        """The last lines; with a number so many of them."""
        count = int(words[0]) if words and words[0].isdecimal() else LOG_LINES
        known = [event for event in self.match.events or [] if event.known_to(self.viewer)]
        for event in known[-count:] if count else []:
            self.screen.say(Text(self.narrator.event(event)))

    def do_undo(self, words: Sequence[str]) -> None:
        if self._held is not None:
            self._held = None
            self._drawn = (self.match.choices_before, -1)
            self._say("terminal-held-back")
            return
        times = int(words[0]) if words and words[0].isdecimal() else 1
        undone = 0
        while undone < times and self.sitting.undo(self.viewer) is not None:
            undone += 1
        if not undone:
            alone = len(self.sitting.people) == 1
            self._say("terminal-undo-nothing" if alone else "terminal-undo-barrier")
            return
        self._drawn = None
        told = len(self.match.events or [])
        self._told = {seat: min(count, told) for seat, count in self._told.items()}
        self._say("terminal-undone", count=undone)

    def do_save(self, words: Sequence[str]) -> None:
        path = Path(" ".join(words)) if words else self.sitting.free_path()
        if path.exists() and path != self.sitting.path:
            self._say("terminal-file-exists", file=str(path))
            return
        self._save(path)

    def do_language(self, words: Sequence[str]) -> None:
        language = language_of(words[0]) if words else None
        if language is None:
            self._say("terminal-language-which", languages=", ".join(LANGUAGES))
            return
        self.speak(Texts(language))
        self._drawn = None

    def do_quit(self, words: Sequence[str]) -> None:
        if self.sitting.is_kept or self.match.over or not self.match.choices:
            raise Leave
        path = self.sitting.free_path()
        if self.screen.interactive:
            line = self.screen.read(self.texts("terminal-save-before", file=str(path)))
            if fold(line) in [fold(word) for word in ("no", *self._no())]:
                raise Leave
            path = path if not line or fold(line) in self._yes() else Path(line)
            if path.exists() and path != self.sitting.path:
                self._say("terminal-file-exists", file=str(path))
                return
        if self._save(path):
            raise Leave

    def _no(self) -> list[str]:
        return listed(self.texts("terminal-word-no"))

    # Keeping

    def _save(self, path: Path) -> bool:
        try:
            self.sitting.save(path, self.texts)
        except OSError as fault:
            self._say("terminal-save-failed", file=str(path), cause=fault.strerror or str(fault))
            return False
        if self.match.over:
            self._say("terminal-saved-record", file=str(path))
        else:
            self._say("terminal-saved", file=str(path))
            self.screen.say(Text(f"  {self.resume_command(path)}"))
        return True

    def _keep(self) -> None:
        """Somebody was cut off: what was decided is written down."""
        if self.sitting.is_kept or self.match.over or not self.match.choices:
            return
        self.screen.say("")
        path = self.sitting.free_path()
        if not self._save(path) and not self._save(Path.home() / path.name):
            raise OSError(f"{path.name} could be written neither here nor in the home directory")

    def _say(self, message: str, **params: int | str) -> None:
        self.screen.say(Text(self.texts(message, **params)))
