"""The conversation at the terminal table: shows what a seat may know, reads a line, does it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from speciate.bots import explain_bot
from speciate.cli.terminal.entry import Entry, find_target
from speciate.cli.terminal.guide import Guide
from speciate.cli.terminal.keeping import Keeping, ResumeCommand
from speciate.cli.terminal.screen import Screen
from speciate.cli.terminal.sitting import Sitting
from speciate.cli.terminal.table import Table, lay_table
from speciate.cli.terminal.turns import advice, ahead, at_another_step, read_turn
from speciate.cli.terminal.words import COMMANDS, Words, language_of, uncapital
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
        resume_command: ResumeCommand,
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
        self._aside: list[Text] = []  # to be said below the next drawing
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
        table = self.table()
        self.guide = Guide(self.narrator, self.words, table.terms(), table.about)
        self.keeping = Keeping(self.sitting, self.screen, texts, self.words, self.resume_command)

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
            self.keeping.when_cut_off()

    def _welcome(self) -> None:
        title = self.sitting.game.name
        self._say("terminal-welcome", title=self.texts(f"{title}-name"))
        if not self.match.choices:
            self.screen.say(Text(self.table().goal()))
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
        self.screen.say_all(self._aside)
        self._aside = []
        question = self.texts("terminal-confirm") if self._held is not None else self._question()
        self._answer(self.screen.read(question))

    def _question(self) -> str:
        question = self.narrator.ask(self.match.ask.kind.name)
        if len(self.sitting.people) > 1:
            return f"{self.narrator.seat(self.match.ask.seat)}: {uncapital(question)}"
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
        if self.viewer not in self._told:
            self._told[self.viewer] = self.sitting.news_from(self.viewer)
        known = [e for e in events[self._told[self.viewer] :] if e.known_to(self.viewer)]
        self._told[self.viewer] = len(events)
        lines = [
            self.narrator.event(event)
            for event in (known if self.full_log else self.table().news(known))
        ]
        for line in lines:
            self.screen.say(Text(line))
        return sum(-(-len(line) // self.screen.width) for line in lines)

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
        if self._held is not None and (not parts or self.words.is_yes(line)):
            held, self._held = self._held, None
            self.match.play(held, self.match.ask.seat)
        elif parts:
            command = self.words.command(parts[0])
            if command is not None:
                self._commands[command](parts[1:])
            else:
                self._enter(parts)

    def _enter(self, parts: Sequence[str]) -> None:
        """Play a line; one that begins as turns begin takes the place of a half-made turn."""
        match, choices = self._read_choices(parts)
        if not choices:
            return
        seat = match.ask.seat
        ends = ahead(match, seat, choices)[1]
        after = match.preview(choices, seat).view
        self._held = None
        if match is not self.match:
            self._go_back_to(match)
        for choice in choices[:-1]:
            match.play(choice, seat)
        if not (self.confirm and ends):
            match.play(choices[-1], seat)
            return
        self._held = choices[-1]
        self.screen.say_all(self.table().comparison(after))
        self._drawn = (match.choices_before, len(match.choices))

    def _read_choices(self, parts: Sequence[str]) -> tuple[Match, tuple[int, ...]]:
        """The choices of a line and the match they are for; where none, it has been said why."""
        match = self.match
        if match.over:
            self._say("core-reason-match-over")
            return match, ()
        parts = " ".join(parts).replace(",", " ").split()
        plain = [part for part in parts if self.words.kind(part) is None]
        match, entry = read_turn(self.sitting.game, match, match.ask.seat, plain)
        if not entry.choices:
            self.screen.say_all(self._refusal(entry))
        return match, entry.choices

    def _go_back_to(self, match: Match) -> None:
        """Go on with the match as it once stood."""
        self.sitting.match = match
        self._drawn = (match.choices_before, -1)
        told = len(match.events or [])
        self._told = {seat: min(count, told) for seat, count in self._told.items()}

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
        seat = -1 if self.viewer is None else self.viewer
        reason = self.match.why_not(seat, target)
        if reason is None:
            self._say_possible("terminal-allowed", target)
            return
        self.screen.say_all(self.guide.reason(reason))
        if reason.code == "core-reason-first-choose":
            self._say_of_another_step(seat, target)

    def _say_of_another_step(self, seat: int, target: str) -> None:
        """What speaks against a target where the turn asks for it, or asked for it."""
        found = at_another_step(self.sitting.game, self.match, seat, target)
        if found is None:
            return
        later, reason = found
        if reason is None:
            self._say_possible("terminal-later" if later else "terminal-earlier", target)
        else:
            self.screen.say_all(self.guide.reason(reason))

    def _say_possible(self, message: str, target: str) -> None:
        kind, _, text = target.partition(":")
        self._say(message, choice=self.narrator.choice(kind, text))

    def do_try(self, words: Sequence[str]) -> None:
        if not words:
            self._say("terminal-try-what")
            return
        match, choices = self._read_choices(words)
        if not choices:
            return
        seat = match.ask.seat
        view = match.preview(choices, seat).view
        twin, ends = ahead(match, seat, choices)
        if ends:
            self.screen.say_all(self.table().comparison(view))
            return
        table = lay_table(self.narrator, view, self.screen.width)
        self.screen.say_all(
            table.step(twin.ask, lambda choice: match.preview([*choices, choice], seat).view)
        )
        self._say("terminal-try-more", question=self.narrator.ask(twin.ask.kind.name))

    def do_hint(self, words: Sequence[str]) -> None:
        """What the greedy bot would do in this place, knowing no more than this seat."""
        if self.match.over:
            self._say("core-reason-match-over")
            return
        seat = self.match.ask.seat
        bot = self.sitting.bot("greedy", seat)
        choices, line = advice(self.match, bot, seat)
        self._say("terminal-hint", turn=line)
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
            held, self._held = self._held, None
            self._go_back_to(self.match)
            self._tell_undone(held)
            return
        times = int(words[0]) if words and words[0].isdecimal() else 1
        before, undone = self.match, 0
        while undone < times and self.sitting.undo(self.viewer) is not None:
            undone += 1
        if not undone:
            alone = len(self.sitting.people) == 1
            self._say("terminal-undo-nothing" if alone else "terminal-undo-barrier")
            return
        self._go_back_to(self.match)
        if before.choices_before != self.match.choices_before:
            self._drawn = None
        if undone > 1:
            self._aside.append(Text(self.texts("terminal-undone", count=undone)))
        else:
            self._tell_undone(before.choices[len(self.match.choices)])

    def _tell_undone(self, choice: int) -> None:
        """What is open again, and what would be next."""
        match = self.match
        undone = self.narrator.choice(match.ask.kind.name, match.ask.text(choice))
        said = [self.texts("terminal-taken-back", choice=undone)]
        if match.steps:
            ask = match.steps[-1]
            last = self.narrator.choice(ask.kind.name, ask.text(match.choices[-1]))
            said.append(self.texts("terminal-half-made", choice=last))
        self._aside.append(Text(" ".join(said)))

    def do_save(self, words: Sequence[str]) -> None:
        if words:
            self.keeping.save_as(" ".join(words))
        else:
            self.keeping.save(self.sitting.free_path())

    def do_language(self, words: Sequence[str]) -> None:
        language = language_of(words[0]) if words else None
        if language is None:
            self._say("terminal-language-which", languages=", ".join(LANGUAGES))
            return
        self.speak(Texts(language))
        self._drawn = None

    def do_quit(self, words: Sequence[str]) -> None:
        if self.keeping.before_leaving():
            raise Leave

    def _say(self, message: str, **params: int | str) -> None:
        self.screen.say(Text(self.texts(message, **params)))
