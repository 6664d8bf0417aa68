"""Position documents: what FEN is to chess, at any decision, inside a script too.

A title writes and reads the state; here the answers since the script under way began are added:
the document holds the checkpoint, and `script` what has been answered and drawn since.
"""
# mypyc: interpreted - reads what people write

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

import msgspec

from speciate.core.ask import Ask
from speciate.core.errors import IllegalChoice, Malformed
from speciate.core.match import Deal, Match
from speciate.core.title import Title


class ScriptDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The part of a position document that stands inside a script."""

    answers: list[str] = []
    draws: list[tuple[str, str]] = []
    deals: list[tuple[int, int | None, list[str]]] = []
    sealed: dict[str, str] = {}


def to_document(match: Match) -> dict[str, Any]:
    """The position with all keys: names, not numbers, short enough to write by hand."""
    checkpoint = match.checkpoint
    document = match.title.to_document(match.state if checkpoint is None else checkpoint)
    script = json.loads(msgspec.json.encode(_script(match)))
    return document | ({"script": script} if script else {})


def digest(match: Match) -> str:
    """SHA-256 of the position in its one canonical spelling: the same on every machine."""
    text = json.dumps(to_document(match), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def parse_script(document: Mapping[str, Any]) -> ScriptDocument:
    try:
        return msgspec.convert(document.get("script", {}), ScriptDocument)
    except msgspec.ValidationError as fault:
        raise Malformed(f"a position cannot be read: script: {fault}") from None


def resume(match: Match, script: ScriptDocument) -> None:
    """Bring a match that stands before a script into the middle of it."""
    title = match.title
    match.resume(_draws(title, script), _deals(title, script))
    for number, answer in enumerate(script.answers):
        _answer(match, None if match.over else match.ask, answer, f"script.answers[{number}]")
    for seat, answer in script.sealed.items():
        asks = [ask for ask in match.asks if match.sealed_asks and str(ask.seat) == seat]
        _answer(match, asks[0] if asks else None, answer, f"script.sealed.{seat}")
    if match.chance.expecting:
        raise Malformed("a position cannot be read: script.draws: more than come up")
    if match.awaits_deal:
        raise Malformed("a position cannot be read: script.deals: later than the answers")


def _answer(match: Match, ask: Ask | None, answer: str, path: str) -> None:
    if ask is None:
        raise Malformed(f"a position cannot be read: {path}: nobody is asked")
    try:
        match.play(ask.parse(answer), ask.seat)
    except (IllegalChoice, Malformed) as fault:
        raise Malformed(f"a position cannot be read: {path}: {answer!r}: {fault}") from None


def _script(match: Match) -> ScriptDocument:
    if match.checkpoint is None:
        return ScriptDocument()
    title, log = match.title, match.chance.log
    made = match.choices[match.choices_before :]
    drawn = log[match.draws_before :]
    return ScriptDocument(
        answers=[ask.text(choice) for ask, choice in zip(match.steps, made, strict=True)],
        draws=[
            (title.zones[zone].name, title.zones[zone].outcomes[outcome])
            for zone, outcome in zip(drawn[::2], drawn[1::2], strict=True)
        ],
        deals=[
            (at - match.choices_before, seat, title.deal_to_names(deal))
            for at, seat, deal in match.deals
        ],
        sealed={
            str(ask.seat): ask.text(match.sealed_answers[ask.seat])
            for ask in match.sealed_asks
            if ask.seat in match.sealed_answers
        },
    )


def _draws(title: Title, script: ScriptDocument) -> list[int]:
    zones = {zone.name: number for number, zone in enumerate(title.zones)}
    draws: list[int] = []
    for name, outcome in script.draws:
        if name not in zones or outcome not in title.zones[zones[name]].outcomes:
            raise Malformed(f"a position cannot be read: script.draws: no {outcome!r} in {name!r}")
        draws += [zones[name], title.zones[zones[name]].outcomes.index(outcome)]
    return draws


def _deals(title: Title, script: ScriptDocument) -> list[Deal]:
    return [(at, seat, title.deal_from_names(names)) for at, seat, names in script.deals]
