"""A match: the state, the script that is asking, and the choices that have been made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from speciate.core.ask import Ask, Script, Sealed
from speciate.core.chance import Chance, Halt, Halting, Quick
from speciate.core.dealing import apply_deal, reseal
from speciate.core.errors import Fault, IllegalChoice, MatchOver
from speciate.core.event import Event
from speciate.core.origin import Origin
from speciate.core.reason import Param, Reason
from speciate.core.refusing import not_your_turn, refusal, why_not
from speciate.core.state import State
from speciate.core.title import Title
from speciate.core.view import Preview, View, require_seat, view_of

if TYPE_CHECKING:
    from speciate.core.record import Record

# One dealing anew: how many choices had been made, for whom it was done, what was put where.
Deal = tuple[int, int | None, list[int]]


class Match:
    """One match of any title.

    Generators cannot be copied. So a fork inside a script is the checkpoint taken when the script
    began plus the answers since, asked again. A `lean` match (a playout) takes no checkpoints: it
    is fastest, and cannot be forked before it is over.
    """

    def __init__(
        self,
        title: Title,
        seats: int,
        options: Mapping[str, str],
        state: State,
        chance: Chance,
        lean: bool = False,
        listen: bool = False,
    ) -> None:
        self.title: Final = title
        self.seats: Final = seats
        self.options: Final = options
        self.state = state
        self.chance = chance
        self.origin: Origin | None = None
        self.lean = lean
        self.over = False
        self.choices: list[int] = []
        self.events: list[Event] | None = [] if listen else None
        self._ask: Ask | None = None
        self._sealed: Sealed | None = None
        self.sealed_answers: dict[int, int] = {}
        self._script: Script | None = None
        self.checkpoint: State | None = None
        self.choices_before = 0
        self.draws_before = 0
        self.steps: list[Ask] = []
        self.deals: list[Deal] = []
        self._awaited: list[Deal] = []

    # What is asked

    @property
    def ask(self) -> Ask:
        """The open ask, the first of them where several seats are asked at once."""
        ask = self._ask
        if ask is not None:
            return ask
        return self.asks[0] if self._sealed is not None else self._nobody()

    @property
    def asks(self) -> tuple[Ask, ...]:
        """All open asks: more than one only where seats choose at the same time."""
        sealed = self._sealed
        if sealed is not None:
            return tuple([ask for ask in sealed.asks if ask.seat not in self.sealed_answers])
        return () if self._ask is None else (self._ask,)

    def _nobody(self) -> Ask:
        raise MatchOver

    @property
    def sealed_asks(self) -> tuple[Ask, ...]:
        """The asks that are put at once, answered or not; none where one seat is asked."""
        return () if self._sealed is None else self._sealed.asks

    @property
    def next_ply(self) -> int:
        """Where in `choices` the answer to `ask` will stand."""
        sealed = self._sealed
        return len(self.choices) + (0 if sealed is None else sealed.asks.index(self.ask))

    def ask_of(self, seat: int) -> Ask | None:
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    # Playing

    def play(self, choice: int, seat: int = -1) -> None:
        """Answer the open ask; `seat` says whose answer it is where several are asked at once."""
        ask = self._ask
        if ask is None or seat >= 0:
            ask = self._asked(seat)
        if type(choice) is not int:
            raise TypeError(f"a choice is an int, not {choice!r}")
        if choice not in ask.choices:
            raise refusal(self, ask, choice)
        if self._sealed is not None:
            self._seal(ask, choice)
        else:
            self.choices.append(choice)
            if not self.lean:
                self.steps.append(ask)
            self._run(choice)
        if self._awaited:
            self._deal_awaited()

    def proceed(self) -> None:
        """Begin: go on to the first decision."""
        self._next_script()

    def resume(self, draws: Sequence[int], deals: Sequence[Deal]) -> None:
        """Begin inside a script: what it drew is known, the answers are still to be played.

        `deals` count the choices from the start of the script.
        """
        if not self._next_due():
            return
        self.chance.expect(draws)
        if not self._start_script():
            self._next_script()
        self._awaited = list(deals)
        self._deal_awaited()

    @property
    def awaits_deal(self) -> bool:
        """Whether a dealing anew that `resume` named has not come about."""
        return bool(self._awaited)

    def _deal_awaited(self) -> None:
        for deal in [deal for deal in self._awaited if deal[0] == len(self.choices)]:
            self._awaited.remove(deal)
            self.deals.append(deal)
            apply_deal(self, deal[1], deal[2])

    def _asked(self, seat: int) -> Ask:
        if self.over:
            raise MatchOver
        ask = self.ask if seat < 0 else self.ask_of(seat)
        if ask is None:
            raise IllegalChoice(not_your_turn(self))
        return ask

    def _seal(self, ask: Ask, choice: int) -> None:
        """Keep an answer to itself until the last one is in; then all enter in seat order."""
        sealed = self._sealed
        assert sealed is not None
        self.sealed_answers[ask.seat] = choice
        if len(self.sealed_answers) < len(sealed.asks):
            return
        if len(sealed.asks) > 1:
            self.chance.reveal()
        for each in sealed.asks:
            self.choices.append(self.sealed_answers[each.seat])
            if not self.lean:
                self.steps.append(each)
        sealed.answers = [self.sealed_answers[each.seat] for each in sealed.asks]
        self._sealed = None
        self.sealed_answers = {}
        self._run(sealed.answers[-1])

    def _run(self, answer: int) -> None:
        """Hand an answer to the script and go on until somebody has to choose."""
        self._ask = None
        script = self._script
        assert script is not None
        try:
            while True:
                asked = script.send(answer)
                if isinstance(asked, Ask) and len(asked.choices) > 1:
                    self._ask = asked
                    return
                if self._opens(asked):
                    return
                answer = self._force(asked)
        except StopIteration:
            pass
        self._next_script()

    def _next_script(self) -> None:
        while self._next_due():
            if self._start_script():
                return

    def _next_due(self) -> bool:
        """Go on to the next script and take its checkpoint; False when the match is over."""
        due = self.title.proceed(self)
        if not self.lean:
            self.checkpoint = self.state.clone() if due else None
            self.choices_before = len(self.choices)
            self.draws_before = len(self.chance.log)
            self.steps = []
            self.deals = []
        elif self.steps:
            self.steps = []  # those of a fork that went on as a playout
        if not due:
            self._script = None
            self.over = True
        return due

    def _start_script(self) -> bool:
        """Run the script that is due up to its first ask; False when it ended without one."""
        script = self.title.script(self)
        self._script = script
        try:
            asked = next(script)
            while not self._opens(asked):
                asked = script.send(self._force(asked))
        except StopIteration:
            return False
        return True

    def _opens(self, asked: Ask | Sealed) -> bool:
        """Open what a script asks; False when there is nothing to choose."""
        if isinstance(asked, Ask):
            if len(asked.choices) < 2 and not asked.window:
                return False
            self._ask = asked
            return True
        self._sealed = asked
        self.sealed_answers = {}
        return True

    def _force(self, ask: Ask | Sealed) -> int:
        """A forced answer is no decision: it is taken, and told as an event."""
        assert isinstance(ask, Ask)
        assert ask.choices, f"{ask!r} has no choices"
        if self.events is not None:
            self.log(
                "core-event-forced",
                ask.rule,
                {"seat": ask.seat, "kind": ask.kind.name, "choice": ask.text(ask.choices[0])},
                (ask.seat,) if ask.kind.private else None,
            )
        return ask.choices[0]

    # Events and reasons

    def log(
        self,
        code: str,
        rule: str,
        params: Mapping[str, Param],
        only: tuple[int, ...] | None = None,
    ) -> None:
        """Say what happened; callers ask `match.events is not None` first, playouts pay nothing."""
        events = self.events
        if events is not None:
            events.append(Event(code, rule, params, only, len(self.choices)))

    def why_not(self, seat: int, target: str) -> Reason | None:
        """Why `seat` may not choose `target` now: the first condition that fails, or None."""
        return why_not(self, seat, target)

    # Views

    @property
    def scores(self) -> list[int]:
        return self.title.scores(self.state)

    @property
    def winners(self) -> list[int]:
        """The winning seats: nobody before the end, several when they share."""
        return self.title.winners(self.state) if self.over else []

    def view(self, seat: int | None = None) -> View:
        """The match as `seat` may know it; without a seat, as a spectator may."""
        return view_of(self, seat)

    def _repr_svg_(self) -> str | None:
        """The board as everybody may see it, where a notebook shows a match."""
        draw = self.title.draw
        return None if draw is None else draw(self.view())

    def record(self, players: Sequence[str] = (), date: str = "") -> Record:
        """The record of the match so far; `.save(path)` writes it."""
        from speciate.core.record import record_of

        return record_of(self, players, date)

    def to_json(self) -> dict[str, Any]:
        """The position document of this moment; `Game.position` reads it.

        Of a match that was dealt anew inside the step under way it would show the truth, which its
        checkpoint still holds: there a seat's view is what may be told.
        """
        from speciate.core.document import to_document

        if self.deals:
            raise ValueError("a seat's match has no position document here: take its view")
        return to_document(self)

    def digest(self) -> str:
        """SHA-256 of the position in its one canonical spelling."""
        from speciate.core.document import digest

        return digest(self)

    def audit(self) -> list[Fault]:
        """Everything that is wrong with the state: empty, or the engine has a fault."""
        return self.title.audit(self.state)

    # Forks

    def fork(self, lean: bool = False) -> Match:
        """A match of its own with the same past and the same chance to come."""
        return self._fork(self.chance.fork(), lean)

    def deal_anew(self, seat: int | None, seed: int, lean: bool = False) -> Match:
        """A fork that knows no more than `seat`: hidden things dealt anew, another future.

        A finished match hides nothing any more, and forks from the truth.
        """
        require_seat(self, seat)
        twin = self._fork(self.chance.fork(Quick(seed)), lean=False)
        if self.over:
            return twin
        twin.chance.forget(twin.draws_before)
        twin.draws_before = 0
        dealing = Chance(Quick(seed + 1), len(self.title.zones) + 1)
        deal = self.title.deal(twin.state, seat, dealing)
        twin.deals.append((len(twin.choices), seat, deal))
        apply_deal(twin, seat, deal)
        reseal(twin, seat, dealing)
        if lean:
            twin.lean = True
        return twin

    def preview(self, choices: Sequence[int], seat: int | None = None, seed: int = 0) -> Preview:
        """The view a line of choices leads to, stopping before anything that nobody can know.

        It is the same for every `seed` by which what is hidden is dealt for the trial.
        """
        mover = self.ask.seat if seat is None else seat
        twin = self.deal_anew(mover, seed)
        twin.chance.stream = Halting()
        played = 0
        barrier = False
        for choice in choices:
            try:
                played += 1
                twin.play(choice, mover)
            except Halt:
                twin._ask = None
                twin._script = None
                barrier = True
                break
            if twin.over or twin.ask_of(mover) is None:
                barrier = True
                break
        return Preview(twin.view(mover), played, barrier)

    def _fork(self, chance: Chance, lean: bool) -> Match:
        if self._script is not None and self.checkpoint is None:
            raise ValueError("a lean match takes no checkpoints and cannot be forked")
        base = self.checkpoint
        state = (self.state if base is None else base).clone()
        twin = Match(self.title, self.seats, self.options, state, chance, lean=False)
        twin.choices = (
            self.choices[: self.choices_before] if base is not None else self.choices.copy()
        )
        twin.choices_before = self.choices_before
        twin.draws_before = self.draws_before
        twin.over = self.over
        if base is not None:
            twin.checkpoint = base
            chance.repeat(self.draws_before)
            twin._ask_again(self.choices[self.choices_before :], self.deals)
            twin.sealed_answers = self.sealed_answers.copy()
        twin.lean = lean
        return twin

    def _ask_again(self, answers: Sequence[int], deals: Sequence[Deal]) -> None:
        """Bring the script that is due to where it stood after `answers`."""
        self._awaited = list(deals)
        self._start_script()
        self._deal_awaited()
        for answer in answers:
            self.steps.append(self.ask)
            self.choices.append(answer)
            sealed = self._sealed
            if sealed is not None:
                self.sealed_answers[self.ask.seat] = answer
                if len(self.sealed_answers) < len(sealed.asks):
                    continue
                sealed.answers = [self.sealed_answers[each.seat] for each in sealed.asks]
                self._sealed = None
                self.sealed_answers = {}
            self._run(answer)
            self._deal_awaited()
