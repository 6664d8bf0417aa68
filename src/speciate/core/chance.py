"""Chance in named zones: the n-th draw of a zone depends on seed, zone and n, on nothing else.

A `Stream` turns (zone, n) into a number; `Chance` counts the draws, logs every outcome and can be
told outcomes beforehand (`given`) or made to repeat recorded ones (`repeat`).
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from speciate.core.errors import Malformed

if TYPE_CHECKING:
    from speciate.core.title import Zone

_PRIME: Final = 2147483647  # 2^31 - 1: products stay below 2^62, small integers when compiled


class Halt(Exception):
    """A preview has come to something that nobody can know yet."""


class Stream:
    """Where the numbers come from."""

    def below(self, zone: int, n: int, bound: int) -> int:
        """A number from 0 to `bound` - 1: the n-th draw of `zone`."""
        raise NotImplementedError


class Sealing(Stream):
    """The stream of a real match: HMAC-SHA256 under a seed that can be committed to beforehand."""

    def __init__(self, zones: Sequence[str], seed: str, salts: Sequence[str] = ()) -> None:
        self.seed: Final = seed
        self.salts: Final = tuple(salts)
        if "\0" in seed + "".join(salts):
            raise Malformed("a seed or a salt holds a NUL character, which divides them")
        if not (seed + "".join(salts)).isprintable():
            raise Malformed("a seed or a salt is printable text")
        self._key = "\0".join([seed, *salts]).encode()
        self._zones = [zone.encode() for zone in zones]

    def below(self, zone: int, n: int, bound: int) -> int:
        message = self._zones[zone] + b"\0" + str(n).encode()
        # 256 bits against a handful: the bias of the remainder is below 2^-240.
        return int.from_bytes(hmac.digest(self._key, message, "sha256"), "big") % bound


class Quick(Stream):
    """The stream of playouts and of dealing anew: cheap integer arithmetic, not to be proved."""

    def __init__(self, seed: int) -> None:
        x = seed % _PRIME
        for factor in (48271, 69621, 16807):
            x = (x + 1013904223) * factor % _PRIME
            x ^= x >> 15
        self._base = x

    def below(self, zone: int, n: int, bound: int) -> int:
        x: i64 = (self._base + zone * 7919 + n * 104729) % _PRIME
        x = x * 48271 % _PRIME
        x ^= x >> 13
        x = x * 69621 % _PRIME
        x ^= x >> 11
        return x % bound


class Halting(Stream):
    """The stream of a preview: it stops where somebody would have to know the future."""

    def below(self, zone: int, n: int, bound: int) -> int:
        raise Halt


def commitment(seed: str) -> str:
    """What is published when a match begins, so that its seed cannot be changed afterwards."""
    return hashlib.sha256(b"speciate seed\0" + seed.encode()).hexdigest()


class Chance:
    """The chance of one match. `log` holds zone and outcome of every draw, one after the other."""

    def __init__(self, stream: Stream, zones: int) -> None:
        self.stream = stream
        self.log: list[int] = []
        self._drawn = [0] * zones
        self._repeat: list[int] = []
        self._expected: list[int] = []
        self._told = False
        self._recorded: list[list[int]] = []
        self._given: list[list[int]] = []
        self._zones: Sequence[Zone] = ()

    def pick(self, zone: int, items: list[int]) -> int:
        """One of `items`, each as likely as the next; the list is left as it is."""
        return items[self._draw(zone, items)]

    def take(self, zone: int, items: list[int]) -> int:
        """As `pick`, and the item leaves the list."""
        if self._told or self._repeat:
            return items.pop(self._draw(zone, items))
        # What `_draw` does when nothing is told: one call less, on the path that playouts take.
        n = self._drawn[zone]
        self._drawn[zone] = n + 1
        item = items.pop(self.stream.below(zone, n, len(items)))
        self.log.append(zone)
        self.log.append(item)
        return item

    def _draw(self, zone: int, items: list[int]) -> int:
        """Which of the items it is."""
        if self._repeat:
            return items.index(self._next_of(self._repeat, zone, items))
        n = self._drawn[zone]
        self._drawn[zone] = n + 1
        if self._told:
            at = items.index(self._told_or_drawn(zone, n, items))
        else:
            at = self.stream.below(zone, n, len(items))
        self.log.append(zone)
        self.log.append(items[at])
        return at

    def below(self, zone: int, bound: int) -> int:
        return self.pick(zone, list(range(bound)))

    def shuffle(self, zone: int, items: list[int]) -> list[int]:
        """The items in a random order, each turned up as one draw."""
        rest = items.copy()
        order: list[int] = []
        while len(rest) > 1:
            order.append(self.take(zone, rest))
        return order + rest

    def reveal(self) -> None:
        """Something hidden is about to be shown: a preview must stop here."""
        if type(self.stream) is Halting:
            raise Halt

    def tell(self, zones: Sequence[Zone], given: Sequence[Sequence[int]]) -> None:
        """The next outcomes of each zone, in order; what is not given is drawn among the rest.

        What is promised to one zone is not drawn by another of the same pool.
        """
        self._told = True
        self._zones = zones
        self._given = [list(outcomes) for outcomes in given]
        self._recorded = [[] for _ in zones]

    def fork(self, stream: Stream | None = None) -> Chance:
        """The same chance to come; with a `stream` of its own, a future of its own."""
        twin = Chance(stream or self.stream, 0)
        twin.log = self.log.copy()
        twin._drawn = self._drawn.copy()
        if self._told and stream is None:
            twin.tell(self._zones, self._given)
            twin._recorded = [queue.copy() for queue in self._recorded]
        return twin

    def repeat(self, start: int) -> None:
        """Answer the next draws as the log did from `start` on: a script is being asked again."""
        self._repeat = self.log[start:]

    def forget(self, start: int) -> None:
        """Leave out what was drawn before: it may be what somebody must not know."""
        self.log = self.log[start:]

    def expect(self, draws: Sequence[int]) -> None:
        """The very next draws, zone and outcome one after the other, come out like this."""
        self._expected = list(draws)
        self._told = self._told or bool(draws)

    @property
    def expecting(self) -> bool:
        """Whether some of what `expect` told has not come up."""
        return bool(self._expected)

    def replay(self, log: Sequence[int]) -> None:
        """Answer the draws to come from a log, outcome by outcome; `tell` goes before.

        What was given and is not in the log yet comes after it.
        """
        for i in range(0, len(log), 2):
            self._recorded[log[i]].append(log[i + 1])

    def _next_of(self, draws: list[int], zone: int, items: list[int]) -> int:
        item = draws[1]
        if draws[0] != zone or item not in items:
            raise Malformed("a draw inside the step under way cannot come out as told")
        del draws[:2]
        return item

    def _told_or_drawn(self, zone: int, n: int, items: list[int]) -> int:
        """The outcome expected, or recorded, or given, or else drawn."""
        if self._expected:
            item = self._next_of(self._expected, zone, items)
            if self._recorded and self._recorded[zone]:
                del self._recorded[zone][0]
            return item
        if not self._given:
            return items[self.stream.below(zone, n, len(items))]
        given = self._given[zone]
        recorded = self._recorded[zone]
        if not recorded and not given:
            free = self._not_promised(zone, items) or items
            return free[self.stream.below(zone, n, len(free))]
        item = given.pop(0) if given else recorded[0]
        if recorded:
            item = recorded.pop(0)
        if item not in items:
            told = self._zones[zone]
            outcome = told.outcomes[item]
            raise Malformed(f"draw {n + 1} of {told.name!r} cannot give {outcome}: it is not there")
        return item

    def _not_promised(self, zone: int, items: list[int]) -> list[int]:
        """The items without those that are given to this zone or another of its pool."""
        free = items.copy()
        for other in range(len(self._zones)):
            if self._zones[other].pool == self._zones[zone].pool:
                for item in self._given[other]:
                    if item in free:
                        free.remove(item)
        return free
