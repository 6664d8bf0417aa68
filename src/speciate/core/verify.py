"""Records played again: to go on with, and to check everything that they claim."""
# mypyc: interpreted - checks the compiled rules from outside

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from speciate.core.chance import commitment
from speciate.core.errors import IllegalChoice, Malformed
from speciate.core.game import Game
from speciate.core.match import Match
from speciate.core.option import settle
from speciate.core.reason import Reason
from speciate.core.record import Entry, Record, RecordFault, Result, draw_texts, read_record

_CHOICE = re.compile(r"([0-9]+)\. seat ([0-9]+) (\S+) (.+)")
_CHANCE = re.compile(r"([0-9]+)\. chance ([^:]+): (.+)")


@dataclass(frozen=True, slots=True)
class Verdict:
    """What `verify` found: `fault` is empty when the record is true, `line` then 0."""

    ok: bool
    fault: str = ""
    line: int = 0
    code: str = ""
    reason: Reason | None = None


def replay_record(record: Record, game: Game, *, listen: bool = False) -> Match:
    """The match of a record, by its recorded outcomes: no generator is needed."""
    _require_same_rules(record, game)
    match = game.replay(record.origin, (), log=_recorded_draws(record, game), listen=listen)
    _follow(record, match)
    return match


def verify_record(text: str, load: Callable[[str], Game]) -> Verdict:
    """Check everything offline: chain, choices by the rules, chance by the seed, the result."""
    try:
        record = read_record(text)
        game = _load(record, load)
        _require_same_rules(record, game)
        if commitment(record.origin.seed) != record.commitment:
            raise RecordFault("other-seed", "the seed is not the one committed to", 9)
        _follow(record, game.begin(record.origin))
    except RecordFault as fault:
        return Verdict(False, str(fault), fault.line, fault.code, fault.reason)
    except Malformed as fault:
        return Verdict(False, f"line 1: {fault}", 1, "malformed")
    return Verdict(True)


def _follow(record: Record, match: Match) -> None:
    """Play a record's choices and hold every entry against what the rules make of it."""
    due = draw_texts(match, 0)
    for number, entry in enumerate(record.entries, 1):
        if due:
            if entry.text != f"{number}. {due[0]}":
                raise RecordFault(
                    "other-chance", f"{entry.text!r}, but chance gives {due[0]!r}", entry.line
                )
            due = due[1:]
            continue
        due = _play_entry(match, number, entry)
    last = record.entries[-1].line + 1 if record.entries else 1
    if due:
        raise RecordFault("cut-short", f"an outcome is missing: {due[0]!r}", last)
    if record.result is None:
        if match.over:
            raise RecordFault("wrong-result", "it says `saved`, but the match is over", last)
        return
    if not match.over:
        raise RecordFault("wrong-result", "it says `end`, but the match is not over", last)
    found = Result(tuple(match.scores), tuple(match.winners))
    if found != record.result:
        raise RecordFault(
            "wrong-result",
            f"the scores are {list(found.scores)} and the winners {list(found.winners)}",
            last,
        )


def _play_entry(match: Match, number: int, entry: Entry) -> list[str]:
    """Play one choice; returns the outcomes that have to follow."""
    parts = _CHOICE.fullmatch(entry.text)
    if match.over or not parts or parts[1] != str(number):
        what = "nothing more can happen" if match.over else f"choice {number} of a seat is due"
        raise RecordFault("illegal", f"{entry.text!r}, but {what}", entry.line)
    ask = match.ask
    if str(ask.seat) != parts[2] or ask.kind.name != parts[3]:
        due = f"seat {ask.seat} has to choose a {ask.kind.name}"
        raise RecordFault("illegal", f"{entry.text!r}, but {due}", entry.line)
    drawn = len(match.chance.log)
    try:
        match.play(ask.parse(parts[4]), ask.seat)
    except IllegalChoice as fault:
        message = f"{entry.text!r} is illegal by clause {fault.rule}"
        raise RecordFault("illegal", message, entry.line, fault.reason) from None
    except Malformed as fault:
        raise RecordFault("illegal", f"{entry.text!r}: {fault}", entry.line) from None
    return draw_texts(match, drawn)


def _recorded_draws(record: Record, game: Game) -> list[int]:
    zones = {zone.name: number for number, zone in enumerate(game.title.zones)}
    draws: list[int] = []
    for entry in record.entries:
        if parts := _CHANCE.fullmatch(entry.text):
            zone = zones.get(parts[2])
            outcomes = () if zone is None else game.title.zones[zone].outcomes
            if zone is None or parts[3] not in outcomes:
                raise RecordFault("other-chance", f"{entry.text!r} cannot come up", entry.line)
            draws += [zone, outcomes.index(parts[3])]
    return draws


def _require_same_rules(record: Record, game: Game) -> None:
    title = game.title
    if record.rules != title.rules_version:
        raise RecordFault(
            "other-rules",
            f"made under version {record.rules} of the rules of {title.name}, "
            f"these are version {title.rules_version}: use the Speciate it was made with",
            3,
        )
    if record.content != title.content.digest:
        raise RecordFault(
            "other-content",
            f"made with other content ({record.content}, not {title.content.digest}): "
            "name its pack with --content",
            4,
        )
    settled = settle(title.options, record.origin.options)
    if dict(record.origin.options) != settled:
        raise RecordFault("edited", f"the options of {title.name} are {', '.join(settled)}", 7)


def _load(record: Record, load: Callable[[str], Game]) -> Game:
    try:
        return load(record.title)
    except Malformed as fault:
        raise RecordFault("unknown-title", str(fault), 2) from None
