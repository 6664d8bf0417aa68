"""One sitting at a match: the match itself, who plays, and what may be taken back."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from speciate.bots import Bot, ask_bot, load_bot
from speciate.cli.terminal.players import Player, shown_names
from speciate.core.game import Game
from speciate.core.match import Match
from speciate.core.record import record_of
from speciate.locales import Narrator, Texts


@dataclass(frozen=True, slots=True)
class Decision:
    """Whose choice it was, and whether it drew, revealed, or passed the decision on."""

    seat: int
    barrier: bool


class Sitting:
    """A match that can be played, taken back and kept."""

    def __init__(
        self, game: Game, match: Match, players: Sequence[Player], path: Path | None = None
    ) -> None:
        self.game = game
        self.match = match
        self.players = tuple(players)
        self.path = path
        self._kept = len(match.choices) if path else -1
        self._bots: dict[int, Bot] = {}

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if not player.bot]

    def narrator(self, texts: Texts) -> Narrator:
        return Narrator(texts, self.game, shown_names(self.players, texts))

    # Bots

    def bot(self, name: str, seat: int) -> Bot:
        return load_bot(name, self.game, seat + 1)

    def play_bot(self) -> None:
        """The bot that is due answers."""
        match = self.match
        seat = match.ask.seat
        if seat not in self._bots:
            self._bots[seat] = self.bot(self.players[seat].bot, seat)
        match.play(ask_bot(self._bots[seat], match), seat)

    # Taking back

    def undo(self, seat: int | None) -> Decision | None:
        """Take back a decision; None when there is nothing that may be taken back.

        Alone against bots it is the last own one. With other people it is the last of `seat`, and
        never one that drew, revealed, or passed the decision on.
        """
        timeline = self.timeline()
        people = self.people
        for ply in range(len(timeline) - 1, -1, -1):
            decision = timeline[ply]
            if len(people) > 1 and (decision.barrier or decision.seat != seat):
                return None
            if decision.seat in people:
                self.match = self.game.rewind(self.match, ply, listen=True)
                return decision
        return None

    def news_from(self, seat: int | None) -> int:
        """How many events a seat has seen that comes back: those up to its last whole turn."""
        ends = [p for p, each in enumerate(self.timeline()) if each.barrier and each.seat == seat]
        ply = ends[-1] + 1 if ends and seat is not None else 0
        return sum(event.ply < ply for event in self.match.events or [])

    def timeline(self) -> list[Decision]:
        """Every decision so far, found by playing them again."""
        match = self.match
        twin = self.game.rewind(match, 0)
        decisions = [Decision(-1, True)] * len(twin.choices)  # a position's own answers stay
        for choice in match.choices[len(twin.choices) :]:
            seat, drawn = twin.ask.seat, len(twin.chance.log)
            twin.play(choice)
            passed = twin.over or twin.ask.seat != seat or len(twin.chance.log) > drawn
            decisions.append(Decision(seat, passed))
        return decisions

    # Keeping

    @property
    def is_kept(self) -> bool:
        """Whether the file holds everything that was decided."""
        return self._kept == len(self.match.choices)

    def save(self, path: Path, texts: Texts) -> None:
        """Write the record; a match under way is closed by `saved`, and can be gone on with."""
        names = shown_names(self.players, texts)
        written = [player.written or names[seat] for seat, player in enumerate(self.players)]
        date = datetime.datetime.now(datetime.UTC).date().isoformat()
        record_of(self.match, written, date).save(path)
        self.path = path
        self._kept = len(self.match.choices)

    def free_path(self) -> Path:
        """The file of this match, or one in this directory that overwrites no other match."""
        return self.free_in(Path()) if self.path is None else self.path

    def free_in(self, directory: Path) -> Path:
        stem = f"speciate-{self.game.name}" if self.path is None else self.path.stem
        path = directory / f"{stem}.speciate"
        number = 1
        while path.exists():
            number += 1
            path = directory / f"{stem}-{number}.speciate"
        return path
