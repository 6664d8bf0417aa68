"""Records: one text file per match, for people to read and for anybody to check.

The grammar is in docs/record.md. Headers, an empty line, numbered entries (choices and chance
outcomes in notation), and a closing line: `end` with the result, or `saved` for a match to go on
with. Each entry closes with the short form of a hash chain that begins with the headers.
"""
# mypyc: interpreted - reads and writes files of people

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from speciate.core.ask import Ask
from speciate.core.chance import commitment
from speciate.core.errors import Malformed
from speciate.core.game import Game
from speciate.core.match import Match
from speciate.core.origin import Origin
from speciate.core.reason import Reason

FORMAT = "speciate record 1"
HASH_LENGTH = 8
HEADERS = ("title", "rules", "content", "seats", "players", "options", "date", "commitment")
EXTRAS = ("salts", "given", "position")

_SURROGATE = re.compile("[\ud800-\udfff]")
_SAVED = re.compile(r'saved for its owner alone, seed (".*")')
_END = re.compile(r'end scores ((?:-?[0-9]{1,9} )+)winners ((?:[0-9] )+)seed (".*")')


class RecordFault(Malformed):
    """What is wrong with a record, in which line; `code` names the kind of fault."""

    def __init__(self, code: str, message: str, line: int, reason: Reason | None = None) -> None:
        self.code = code
        self.line = line
        self.reason = reason
        super().__init__(f"line {line}: {message}")


@dataclass(frozen=True, slots=True)
class Entry:
    """One numbered line without its hash: a choice or an outcome of chance."""

    line: int
    text: str


@dataclass(frozen=True, slots=True)
class Result:
    """What the `end` line claims."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A record whose form and chain are sound; whether it is true is for `verify` to say.

    `result` is None for a match that was saved to go on with.
    """

    title: str
    rules: int
    content: str
    origin: Origin
    players: tuple[str, ...]
    date: str
    commitment: str
    entries: tuple[Entry, ...]
    result: Result | None

    def text(self) -> str:
        """The file, line by line."""
        return "".join(f"{line}\n" for line in self._lines())

    def save(self, path: str | Path) -> None:
        Path(path).write_text(self.text(), encoding="utf-8", newline="\n")

    def _lines(self) -> Iterator[str]:
        headers = self._headers()
        yield from headers
        yield ""
        chain = _begin_chain(headers)
        for entry in self.entries:
            chain = _next_link(chain, entry.text)
            yield f"{entry.text} #{chain[:HASH_LENGTH]}"
        closing = self._closing()
        yield f"{closing} #{_next_link(chain, closing)[:HASH_LENGTH]}"

    def _headers(self) -> list[str]:
        origin = self.origin
        lines = [
            FORMAT,
            f"title: {self.title}",
            f"rules: {self.rules}",
            f"content: {self.content}",
            f"seats: {origin.seats}",
            f"players: {_json(list(self.players))}",
            f"options: {' '.join(f'{name}={value}' for name, value in origin.options.items())}",
            f"date: {self.date}",
            f"commitment: {self.commitment}",
        ]
        extras: dict[str, Any] = {
            "salts": list(origin.salts),
            "given": {zone: list(outcomes) for zone, outcomes in origin.given.items()},
            "position": origin.document,
        }
        return lines + [f"{name}: {_json(value)}" for name, value in extras.items() if value]

    def _closing(self) -> str:
        seed = f"seed {_json(self.origin.seed)}"
        if self.result is None:
            return f"saved for its owner alone, {seed}"
        scores = " ".join(map(str, self.result.scores))
        winners = " ".join(map(str, self.result.winners))
        return f"end scores {scores} winners {winners} {seed}"


def record_of(match: Match, players: Sequence[str] = (), date: str = "") -> Record:
    """The record of a match as it stands: closed by `end` when it is over, else by `saved`."""
    if match.origin is None:
        raise ValueError("a fork or a playout has no record: record the match it came from")
    title, origin = match.title, match.origin
    names = tuple(players) or tuple(f"Seat {seat + 1}" for seat in range(match.seats))
    if len(names) != match.seats:
        raise Malformed(f"{len(names)} names for {match.seats} seats")
    if not date.isprintable():
        raise Malformed(f"the date {date!r} is not one line")
    return Record(
        title=title.name,
        rules=title.rules_version,
        content=title.content.digest,
        origin=origin,
        players=names,
        date=date,
        commitment=commitment(origin.seed),
        entries=tuple(_entries(match)),
        result=Result(tuple(match.scores), tuple(match.winners)) if match.over else None,
    )


def write_record(match: Match, players: Sequence[str] = (), date: str = "") -> str:
    """The text of a match's record."""
    return record_of(match, players, date).text()


def read_record(text: str) -> Record:
    """A record from its text; its form and its chain are checked here, its truth is not."""
    if not text.startswith(FORMAT.rsplit(" ", 1)[0]):
        raise RecordFault("not-a-record", f"not a record: it does not begin with {FORMAT!r}", 1)
    if surrogate := _SURROGATE.search(text):
        line = text[: surrogate.start()].count("\n") + 1
        raise RecordFault("edited", "half a character: this is no UTF-8 text", line)
    if "\r" in text:
        line = text[: text.index("\r")].count("\n") + 1
        raise RecordFault("edited", "a carriage return: lines end with a line feed alone", line)
    lines = text.split("\n")
    if lines[0] != FORMAT:
        raise RecordFault("not-a-record", f"{lines[0]!r} where {FORMAT!r} should be", 1)
    if "" not in lines[:-1]:
        raise RecordFault("cut-short", "cut short: the headers do not end", len(lines))
    blank = lines.index("")
    headers = _read_headers(lines[1:blank])
    body, closing = _read_chain(lines[:blank], lines[blank + 1 :], blank + 2)
    result, seed = _read_closing(closing)
    record = _assemble(headers, [*body], result, seed)
    _require_one_spelling(record, lines)
    return record


def _require_one_spelling(record: Record, lines: Sequence[str]) -> None:
    """There is one way to write a record, so that whoever reads it knows what it says."""
    spelling = record.text().split("\n")
    for number, (found, wanted) in enumerate(zip(lines, spelling, strict=False), 1):
        if found != wanted:
            raise RecordFault("edited", f"{found!r} is written {wanted!r}", number)


def _entries(match: Match) -> Iterator[Entry]:
    """Choices and outcomes in the order in which they came: the match is played once more."""
    assert match.origin is not None
    twin = Game(match.title).replay(match.origin, (), log=match.chance.log)
    written = 0
    for text in draw_texts(twin, 0):
        written += 1
        yield Entry(0, f"{written}. {text}")
    while twin.next_ply < len(match.choices):
        ask, drawn = twin.ask, len(twin.chance.log)
        choice = match.choices[twin.next_ply]
        twin.play(choice)
        for text in (choice_text(ask, choice), *draw_texts(twin, drawn)):
            written += 1
            yield Entry(0, f"{written}. {text}")


def choice_text(ask: Ask, choice: int) -> str:
    return f"seat {ask.seat} {ask.kind.name} {ask.text(choice)}"


def draw_texts(match: Match, start: int) -> list[str]:
    zones, log = match.title.zones, match.chance.log
    return [
        f"chance {zones[log[i]].name}: {zones[log[i]].outcomes[log[i + 1]]}"
        for i in range(start, len(log), 2)
    ]


# Reading


def _read_headers(lines: Sequence[str]) -> dict[str, str]:
    """The headers in their fixed order, the extras after them."""
    headers: dict[str, str] = {}
    order = [*HEADERS, *EXTRAS]
    at = 0
    for number, line in enumerate(lines, 2):
        name, colon, value = line.partition(":")
        if not colon or name not in order[at:]:
            raise RecordFault("edited", f"{line!r} where {order[at]}: should be", number)
        if name in HEADERS and name != order[at]:
            raise RecordFault("edited", f"the header {order[at]} is missing", number)
        at = order.index(name) + 1
        headers[name] = value.removeprefix(" ")
    if at < len(HEADERS):
        raise RecordFault("cut-short", f"the header {order[at]} is missing", len(lines) + 2)
    return headers


def _read_chain(
    headers: Sequence[str], lines: Sequence[str], first: int
) -> tuple[list[Entry], Entry]:
    """The entries and the closing line, every hash recomputed."""
    chain = _begin_chain(headers)
    entries: list[Entry] = []
    for number, line in enumerate(lines, first):
        text, mark, found = line.rpartition(" #")
        if not mark:
            raise _cut_short(line, number)
        chain = _next_link(chain, text)
        if found != chain[:HASH_LENGTH]:
            if number == first + len(lines) - 1 and chain.startswith(found):
                raise _cut_short(line, number)
            raise RecordFault("edited", "this line, or one above it, has been changed", number)
        if text.startswith(("end ", "saved ")):
            rest = lines[number - first + 1 :]
            if not rest:
                raise RecordFault("cut-short", "cut short: the last line end is missing", number)
            if rest != [""]:
                raise RecordFault("edited", "something follows the closing line", number + 1)
            return entries, Entry(number, text)
        entries.append(Entry(number, text))
    raise _cut_short("", first + len(lines))


def _cut_short(line: str, number: int) -> RecordFault:
    what = f"{line[:40]!r} is not whole" if line else "the closing line is missing"
    return RecordFault("cut-short", f"cut short: {what}", number)


def _read_closing(closing: Entry) -> tuple[Result | None, str]:
    parts = _SAVED.fullmatch(closing.text)
    if parts:
        return None, _parse_json(parts[1], str, closing.line)
    parts = _END.fullmatch(closing.text)
    if not parts:
        raise RecordFault("edited", f"{closing.text!r} is no closing line", closing.line)
    scores = tuple(int(score) for score in parts[1].split())
    winners = tuple(int(seat) for seat in parts[2].split())
    return Result(scores, winners), _parse_json(parts[3], str, closing.line)


def _assemble(
    headers: dict[str, str], entries: Sequence[Entry], result: Result | None, seed: str
) -> Record:
    options = dict(pair.partition("=")[::2] for pair in headers["options"].split())
    kinds = {"salts": list[str], "given": dict[str, list[str]], "position": dict[str, Any]}
    extras: dict[str, Any] = {
        name: _parse_json(headers[name], kind, len(HEADERS) + 2) if name in headers else kind()
        for name, kind in kinds.items()
    }
    players = _parse_json(headers["players"], list[str], 6)
    if len(players) != (seats := _parse_json(headers["seats"], int, 5)):
        raise RecordFault("edited", f"{len(players)} players for {seats} seats", 6)
    if not headers["date"].isprintable():
        raise RecordFault("edited", f"the date {headers['date']!r} is not one line", 8)
    origin = Origin(
        seats=seats,
        seed=seed,
        options=options,
        salts=tuple(extras["salts"]),
        given=extras["given"],
        document=extras["position"] or None,
    )
    return Record(
        title=headers["title"],
        rules=_parse_json(headers["rules"], int, 3),
        content=headers["content"],
        origin=origin,
        players=tuple(players),
        date=headers["date"],
        commitment=headers["commitment"],
        entries=tuple(entries),
        result=result,
    )


def _parse_json(text: str, kind: Any, line: int) -> Any:
    try:
        value = json.loads(text)
        _json(value).encode()  # an escape may stand for half a character
        return msgspec.convert(value, kind)
    except (ValueError, RecursionError):
        raise RecordFault("edited", f"{text[:40]!r} cannot be read", line) from None


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _begin_chain(headers: Sequence[str]) -> str:
    return hashlib.sha256("".join(f"{line}\n" for line in headers).encode()).hexdigest()


def _next_link(chain: str, text: str) -> str:
    return hashlib.sha256(f"{chain}\n{text}".encode()).hexdigest()
