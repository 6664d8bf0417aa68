"""Another reader of records, written from docs/record.md alone, with the standard library alone.

It knows no rules: it checks form, chain and commitment, and says which number each draw comes from.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

ORDER = ("title", "rules", "content", "seats", "players", "options", "date", "commitment")
OPTIONAL = ("salts", "given", "position")
ENTRY = re.compile(r"(?:seat (?P<seat>\d+) (?P<kind>\S+) (?P<text>.+)|chance ([^:]+): (.+))")
END = re.compile(r'end scores (-?\d+(?: -?\d+)*) winners (\d+(?: \d+)*) seed (".*")')
SAVED = re.compile(r'saved for its owner alone, seed (".*")')


class Refused(Exception):
    """The text is no sound record."""


@dataclass
class Pages:
    """A record as far as it can be understood without the rules."""

    headers: dict[str, str]
    entries: list[str]
    seed: str
    scores: list[int] | None
    winners: list[int] | None

    def draws(self) -> list[tuple[str, str]]:
        """Zone and outcome of every draw, in order."""
        found = (ENTRY.fullmatch(entry) for entry in self.entries)
        return [(match[4], match[5]) for match in found if match and match[4]]

    def numbers(self) -> list[int]:
        """The number of every draw."""
        salts = json.loads(self.headers.get("salts", "[]"))
        key = "\0".join([self.seed, *salts]).encode()
        count: Counter[str] = Counter()
        numbers = []
        for zone, _ in self.draws():
            message = zone.encode() + b"\0" + str(count[zone]).encode()
            numbers.append(int.from_bytes(hmac.digest(key, message, "sha256"), "big"))
            count[zone] += 1
        return numbers

    def wrong_draws(self, pools: Mapping[str, tuple[str, tuple[str, ...]]]) -> list[int]:
        """The draws that the seed does not give; `pools` holds zone → pool and its items."""
        given: dict[str, list[str]] = json.loads(self.headers.get("given", "{}"))
        left = {pool: list(items) for pool, items in pools.values()}
        wrong = []
        numbers = self.numbers()
        for at, (zone, outcome) in enumerate(self.draws()):
            if zone not in pools:
                continue
            pool = pools[zone][0]
            promised = {o for z in given if z in pools and pools[z][0] == pool for o in given[z]}
            free = [item for item in left[pool] if item not in promised] or left[pool]
            due = given[zone].pop(0) if given.get(zone) else free[numbers[at] % len(free)]
            if outcome != due:
                wrong.append(at)
            if outcome in left[pool]:
                left[pool].remove(outcome)
        return wrong


def read(data: bytes) -> Pages:
    """The record in a file; `Refused` unless form, chain and commitment are sound."""
    try:
        text = data.decode()
        head, body = text.split("\n\n", 1)
    except ValueError:
        raise Refused("no text, or no headers") from None
    if "\r" in text or not text.endswith("\n"):
        raise Refused("lines end with a line feed")
    headers = _headers(head.split("\n"))
    link = hashlib.sha256(f"{head}\n".encode()).hexdigest()
    lines = []
    for line in body[:-1].split("\n"):
        content, _, mark = line.rpartition(" #")
        link = hashlib.sha256(f"{link}\n{content}".encode()).hexdigest()
        if mark != link[:8]:
            raise Refused(f"the chain breaks at {line!r}")
        lines.append(content)
    *numbered, closing = lines
    entries = []
    for number, line in enumerate(numbered, 1):
        prefix, entry = f"{number}. ", line.removeprefix(f"{number}. ")
        if not line.startswith(prefix) or not ENTRY.fullmatch(entry):
            raise Refused(f"no entry {number}: {line!r}")
        entries.append(entry)
    return _closed(headers, entries, closing)


def _headers(lines: list[str]) -> dict[str, str]:
    if lines[0] != "speciate record 1":
        raise Refused("another format")
    headers = dict(line.split(": ", 1) for line in lines[1:] if ": " in line)
    wanted = [*ORDER, *(name for name in OPTIONAL if name in headers)]
    if [line.split(": ")[0] for line in lines[1:]] != wanted:
        raise Refused("headers missing, strange, or out of order")
    return headers


def _closed(headers: dict[str, str], entries: list[str], closing: str) -> Pages:
    end, saved = END.fullmatch(closing), SAVED.fullmatch(closing)
    if not end and not saved:
        raise Refused("no closing line")
    seed: Any = json.loads(end[3] if end else saved[1] if saved else "")
    if hashlib.sha256(b"speciate seed\0" + seed.encode()).hexdigest() != headers["commitment"]:
        raise Refused("another seed than the one committed to")
    scores = [int(word) for word in end[1].split()] if end else None
    winners = [int(word) for word in end[2].split()] if end else None
    return Pages(headers, entries, seed, scores, winners)
