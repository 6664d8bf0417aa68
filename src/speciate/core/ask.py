"""A question to a seat, the kinds of questions, and the scripts that put them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final

from speciate.core.errors import Malformed
from speciate.core.reason import Reason

# A condition answers for one choice of the universe: None when it holds, else why it does not.
# The state is the title's own; the core never looks into it.
Condition = Callable[[Any, "Ask", int], "Reason | None"]


class AskKind:
    """What all questions of one kind share: universe, conditions, notation, clause.

    `universe` holds every choice that could ever be legal, `conditions` stand in the order of the
    rulebook. A choice is legal when no condition refuses it: `Ask.choices` may come from something
    faster, and the conformance suite holds the two together.

    `private` answers are shown to nobody but the seat that gave them.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        universe: Sequence[int],
        text: Callable[[int], str],
        conditions: Sequence[Condition] = (),
        private: bool = False,
    ) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.universe: Final = tuple(universe)
        self.private: Final = private
        self._conditions = tuple(conditions)
        self._text = text
        self._choice_of = {text(choice): choice for choice in self.universe}

    def __str__(self) -> str:
        return self.name

    def text(self, choice: int) -> str:
        """The notation of a choice, as records and position documents write it."""
        return self._text(choice)

    def parse(self, text: str) -> int:
        choice = self._choice_of.get(text)
        if choice is None:
            raise Malformed(f"{text!r} is no {self.name}")
        return choice

    def target(self, choice: int) -> str:
        """What a choice touches on the board, as a client names it: `face:4`."""
        return f"{self.name}:{self._text(choice)}"

    def why_not(self, state: Any, ask: Ask, choice: int) -> Reason | None:
        """The first condition, in the order of the rulebook, that fails."""
        for condition in self._conditions:
            reason = condition(state, ask, choice)
            if reason is not None:
                return reason
        return None


class Ask:
    """One open question: who is asked, what kind of question, and what may be answered.

    `window` marks an ask that opens whatever its seat holds, even with a single choice, so that
    silence tells nothing. `context` is the kind's own (which tile is being explored, say).
    """

    __slots__ = ("choices", "context", "faction", "kind", "seat", "window")

    def __init__(
        self,
        kind: AskKind,
        seat: int,
        choices: list[int],
        window: bool = False,
        context: int = -1,
        faction: int = -1,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.choices = choices
        self.window = window
        self.context = context
        self.faction = faction

    def __repr__(self) -> str:
        return f"<Ask {self.kind.name} of seat {self.seat}: {len(self.choices)} choices>"

    @property
    def rule(self) -> str:
        return self.kind.rule

    def text(self, choice: int) -> str:
        return self.kind.text(choice)

    def parse(self, text: str) -> int:
        return self.kind.parse(text)

    def target(self, choice: int) -> str:
        return self.kind.target(choice)


class Sealed:
    """Questions put to several seats at once; no answer is known before the last one is in.

    A script yields it and finds the answers, in the order of `asks`, in `answers`. The asks stand
    in seat order, whatever the order in which they were named. Every seat is asked, also one that
    has a single choice: being forced would be told by its silence.
    """

    def __init__(self, asks: Sequence[Ask]) -> None:
        self.asks = tuple(sorted(asks, key=_seat_of))
        self.answers: list[int] = []


def _seat_of(ask: Ask) -> int:
    return ask.seat


# A rule: it reads like the rulebook and asks when somebody has to choose.
Script = Generator["Ask | Sealed", int, None]
