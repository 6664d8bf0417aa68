"""Sentences about a match: ids and numbers of events and reasons become words of a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from speciate.core.event import Event
from speciate.core.game import Game
from speciate.core.reason import Param, Reason
from speciate.locales.texts import Texts

# Variables that hold the id of a piece with a name of its own, and the table that has its name.
NAMED_PIECES = {"animal": "animals"}

# Where an event is told in other words when another clause than the usual one is behind it.
OTHER_WORDS = {("planet-event-scored", "PL-8.2"): "planet-event-scored-beginner"}


class Narrator:
    """Tells of one match: `names` are those of the players, seat by seat."""

    def __init__(self, texts: Texts, game: Game, names: Sequence[str]) -> None:
        self.texts = texts
        self.game = game
        self.names = tuple(names)

    def event(self, event: Event) -> str:
        code = OTHER_WORDS.get((event.code, event.rule), event.code)
        words = self._words(event.params)
        if code == "core-event-forced":
            kind = str(event.params["kind"])
            words["choice"] = self.choice(kind, str(event.params["choice"]))
        return self.texts(code, **words)

    def reason(self, reason: Reason) -> str:
        words = self._words(reason.params)
        if reason.code == "core-reason-first-choose":
            words["what"] = self.ask(str(reason.params["kind"]))
        return self.texts(reason.code, **words)

    def ask(self, kind: str) -> str:
        """The question that an ask of this kind puts."""
        return self.texts(f"{self.game.name}-ask-{kind}")

    def choice(self, kind: str, text: str) -> str:
        """A choice in words: `tile T07`."""
        return self.texts(f"{self.game.name}-{kind}", **{kind: text})

    def requirement(self, animal: str) -> str:
        card = self.game.content.tables["animals"][animal]
        words = {key: card[key] for key in ("habitat", "other") if key in card}
        return self.texts(f"{self.game.name}-requirement-{card['kind']}", **words)

    def animal(self, animal: str) -> str:
        return self._piece("animals", animal)

    def seat(self, seat: int) -> str:
        return self.names[seat]

    def clause(self, clause: str) -> str:
        """The sentence of a clause."""
        return self.texts(clause_message(clause))

    def _piece(self, table: str, piece: str) -> str:
        return str(self.game.content.tables[table][piece]["name"][self.texts.language])

    def _words(self, params: Mapping[str, Param]) -> dict[str, int | str]:
        return {name: self._word(name, value) for name, value in params.items()}

    def _word(self, name: str, value: Param) -> int | str:
        if isinstance(value, list):
            parts = [self.seat(int(seat)) for seat in value] if name == "seats" else value
            return self.texts.joined(parts)
        if name == "seat":
            return self.seat(int(value))
        if name in NAMED_PIECES:
            return self._piece(NAMED_PIECES[name], str(value))
        return value


def clause_message(clause: str) -> str:
    """The id of the message that holds a clause: `PL-3.9` is `rule-PL-3-9`."""
    return f"rule-{clause.replace('.', '-')}"
