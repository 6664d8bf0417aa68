"""What help says: the step that is due, clauses, terms, animals and commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.text import Text

from speciate.cli.terminal.words import COMMANDS, Words, capital, fold, listed, spoken
from speciate.core.ask import Ask
from speciate.core.reason import Reason
from speciate.locales import Narrator

GAP = 2


class Guide:
    """Answers questions about the rules in the language of the table, citing clauses."""

    def __init__(
        self,
        narrator: Narrator,
        words: Words,
        terms: Sequence[str],
        about_piece: Callable[[str], list[Text]],
    ) -> None:
        self._about_piece = about_piece
        self.narrator = narrator
        self.texts = narrator.texts
        self.title = narrator.game.name
        self.words = words
        self._terms = {
            fold(word): f"{self.title}-term-{term}"
            for texts in (*spoken(), self.texts)
            for term in terms
            for word in (term, *listed(texts(f"terminal-{self.title}-term-{term}")))
        }

    def step(self, ask: Ask) -> Iterator[Text]:
        """What this step asks, why it matters, and by which clause."""
        yield Text(self.narrator.ask(ask.kind.name), style="bold")
        yield Text(self.texts(f"{self.title}-ask-{ask.kind.name}-help"))
        yield self.clause(ask.rule)

    def commands(self) -> Iterator[Text]:
        usages = {command: self._usage(command) for command in COMMANDS}
        column = max(map(len, usages.values())) + GAP
        for command, usage in usages.items():
            line = Text(f"  {usage:<{column}}")
            yield line.append(self.texts(f"terminal-do-{command}"), style="dim")

    def _usage(self, command: str) -> str:
        word = listed(self.texts(f"terminal-word-{command}"))[0]
        return self.texts(f"terminal-usage-{command}", word=word)

    def about(self, question: str) -> list[Text]:
        """A clause by its id, a term, a piece or a command; empty when nothing is known."""
        rule = question.upper()
        if self.texts.has(f"rule-{rule.replace('.', '-')}"):
            return [self.clause(rule)]
        if term := self._terms.get(fold(question)):
            return [Text(self.texts(term))]
        if piece := self._about_piece(question):
            return piece
        if command := self.words.command(question):
            does = self.texts(f"terminal-do-{command}")
            return [Text(self._usage(command), style="bold"), Text(f"{capital(does)}.")]
        return []

    def topics(self) -> Text:
        """The terms that can be asked for."""
        ids = dict.fromkeys(self._terms.values())
        names = [
            listed(self.texts(f"terminal-{self.title}-term-{term.rpartition('-')[2]}"))[0]
            for term in ids
        ]
        return Text(self.texts("terminal-help-topics", terms=", ".join(names)))

    def reason(self, reason: Reason) -> list[Text]:
        """Why not: the sentence, then the clause that decides."""
        return [Text(self.narrator.reason(reason), style="bold"), self.clause(reason.rule)]

    def clause(self, rule: str) -> Text:
        name = self.texts("core-clause", id=rule)
        return Text(f"{name}: {self.narrator.clause(rule)}", style="dim")
