"""A title ready to be played: how matches begin, from the start, from a position, from a record."""
# mypyc: interpreted - runs once per match, and parses what people write

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from speciate.core.chance import Chance, Quick, Sealing, Stream
from speciate.core.content import Content
from speciate.core.document import parse_script, resume
from speciate.core.errors import Fault, Malformed
from speciate.core.match import Match
from speciate.core.option import settle
from speciate.core.origin import Given, Origin
from speciate.core.title import Title


class Game:
    """One title with its content. Everything about a match begins here."""

    def __init__(self, title: Title) -> None:
        self.title = title

    @property
    def name(self) -> str:
        return self.title.name

    @property
    def content(self) -> Content:
        return self.title.content

    def start(
        self,
        seats: int,
        seed: int | str,
        options: Mapping[str, str] | None = None,
        *,
        chance: Given | None = None,
        salts: Sequence[str] = (),
        listen: bool = False,
    ) -> Match:
        """A match at its first decision. `chance` tells the next outcomes of named zones."""
        settled = self._settle(seats, options or {})
        return self.begin(
            Origin(seats, str(seed), settled, tuple(salts), dict(chance or {})), listen=listen
        )

    def position(
        self,
        document: Mapping[str, Any],
        seed: int | str = 0,
        *,
        chance: Given | None = None,
        listen: bool = False,
    ) -> Match:
        """A match that begins at a position document; what it leaves out is as at the start."""
        seats = document.get("seats", self.title.fewest_seats)
        if not isinstance(seats, int):
            raise Malformed(f"a position cannot be read: seats: {seats!r} is no number")
        given_options = document.get("options", {})
        if not isinstance(given_options, Mapping):
            raise Malformed("a position cannot be read: options: not a table of names and values")
        settled = self._settle(seats, given_options)
        origin = Origin(seats, str(seed), settled, (), dict(chance or {}), dict(document))
        return self.begin(origin, listen=listen)

    def playout(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> Match:
        """A lean match on the cheap stream: for measuring and for search, never to be recorded."""
        settled = self._settle(seats, options or {})
        state = self.title.begin(seats, settled)
        chance = Chance(Quick(seed), len(self.title.zones))
        match = Match(self.title, seats, settled, state, chance, lean=True)
        match.proceed()
        return match

    def begin(self, origin: Origin, *, listen: bool = False) -> Match:
        """The match that `origin` describes, at its first decision."""
        stream: Stream = Sealing([z.name for z in self.title.zones], origin.seed, origin.salts)
        chance = Chance(stream, len(self.title.zones))
        if origin.given:
            chance.tell(self.title.zones, self._told(origin))
        return self._set_up(origin, chance, listen)

    def replay(
        self,
        origin: Origin,
        choices: Sequence[int],
        *,
        log: Sequence[int] = (),
        listen: bool = False,
    ) -> Match:
        """A match played again; `log` tells its chance outcomes, without it they are drawn anew."""
        stream: Stream = Sealing([z.name for z in self.title.zones], origin.seed, origin.salts)
        chance = Chance(stream, len(self.title.zones))
        if log or origin.given:
            chance.tell(self.title.zones, self._told(origin))
            chance.replay(log)
        match = self._set_up(origin, chance, listen)
        while match.next_ply < len(choices):  # a position may hold answers itself
            match.play(choices[match.next_ply])
        return match

    def rewind(self, match: Match, ply: int, *, listen: bool = False) -> Match:
        """The match as it stood after `ply` choices; the same chance follows."""
        if not 0 <= ply <= len(match.choices):
            raise Malformed(f"there is no ply {ply}: the match has {len(match.choices)}")
        if match.origin is None:
            raise ValueError("a fork or a playout cannot be rewound: rewind the match itself")
        return self.replay(match.origin, match.choices[:ply], listen=listen)

    def _set_up(self, origin: Origin, chance: Chance, listen: bool) -> Match:
        self._require_settled(origin)
        document = origin.document
        if document is None:
            state = self.title.begin(origin.seats, origin.options)
        else:
            state = self.title.from_document(document)
        match = Match(self.title, origin.seats, origin.options, state, chance, listen=listen)
        match.origin = origin
        if document is None:
            match.proceed()
            return match
        _require_possible(match)
        resume(match, parse_script(document))
        _require_possible(match)
        return match

    def _settle(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        title = self.title
        if not title.fewest_seats <= seats <= title.most_seats:
            raise Malformed(
                f"{title.name} is for {title.fewest_seats} to {title.most_seats} seats, not {seats}"
            )
        return settle(title.options, options)

    def _require_settled(self, origin: Origin) -> None:
        """Origins of records come from people: their parts have to fit each other."""
        settled = self._settle(origin.seats, origin.options)
        if origin.options != settled:
            raise Malformed(f"{self.title.name} has the options {', '.join(settled)}")
        document = origin.document
        if document is None:
            return
        if document.get("seats", self.title.fewest_seats) != origin.seats:
            raise Malformed(f"the position is not one of {origin.seats} seats")
        if settle(self.title.options, document.get("options", {})) != settled:
            raise Malformed("the position is not one with these options")

    def _told(self, origin: Origin) -> list[list[int]]:
        """The outcomes told beforehand, as numbers, zone by zone; all faults at once."""
        given = origin.given
        limits = self.title.draws(origin.seats, origin.options)
        zones = {zone.name: zone for zone in self.title.zones}
        faults = [
            Fault(name, f"no such zone: {self.title.name} has {', '.join(zones)}")
            for name in given
            if name not in zones
        ]
        seen: dict[tuple[str, str], str] = {}
        for name, outcomes in given.items():
            if name not in zones:
                continue
            if len(outcomes) > limits.get(name, len(outcomes)):
                most = limits[name]
                faults.append(Fault(name, f"{len(outcomes)} told, at most {most} are drawn here"))
            for outcome in outcomes:
                if outcome not in zones[name].outcomes:
                    faults.append(Fault(name, f"{outcome!r} cannot come up here"))
                elif (zones[name].pool, outcome) in seen and not zones[name].repeats:
                    faults.append(Fault(name, f"{outcome} is told twice"))
                seen[zones[name].pool, outcome] = name
        if faults:
            raise Malformed.from_faults("the chance that was given cannot be", faults)
        return [
            [zone.outcomes.index(outcome) for outcome in given.get(zone.name, ())]
            for zone in self.title.zones
        ]


def _require_possible(match: Match) -> None:
    faults = match.audit()
    if faults:
        raise Malformed.from_faults("this position is impossible", faults)
