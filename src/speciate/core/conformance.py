"""What every title must hold, checked over random matches.

`check_match` plays one match and returns what it found, nothing when all is well. `audit` runs
after every decision; the costly checks at some decisions drawn at random: a fork goes on like its
original, a position survives its document, a record replays to the same bytes, nobody's view tells
what may not be known, and every refusal has a reason while no legal choice has one.
"""
# mypyc: interpreted - checks the compiled rules from outside

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from speciate.core.ask import Ask
from speciate.core.chance import Chance, Quick
from speciate.core.document import digest, to_document
from speciate.core.errors import IllegalChoice, Malformed, MatchOver
from speciate.core.game import Game
from speciate.core.match import Match
from speciate.core.record import read_record
from speciate.core.trial import LONGEST, Case, Dice, Report
from speciate.core.verify import replay_record, verify_record

# Decisions of a match at which the costly checks are made.
SAMPLES = 10


def check_match(game: Game, case: Case, samples: int = SAMPLES) -> Report:
    """Play one match at random and hold it to everything a title must hold."""
    findings: list[str] = []
    try:
        match = _play_and_check(game, case, samples, findings)
    except Exception as fault:  # noqa: BLE001 - whatever a title raises is a finding
        last = traceback.extract_tb(fault.__traceback__)[-1]
        where = f"{Path(last.filename).name}, line {last.lineno}"
        return Report(
            0, (*findings, f"{case}: raises {type(fault).__name__}: {fault} ({where})"), {}
        )
    return Report(len(match.choices), tuple(findings), cards_met(match))


def _play_and_check(game: Game, case: Case, samples: int, findings: list[str]) -> Match:
    dice = Dice(case.seed)
    match = game.start(case.seats, case.seed, dict(case.options), listen=True)
    sampled = _sampled(game, case, samples)
    while not match.over:
        ply = len(match.choices)
        if ply > LONGEST:
            findings.append(f"{case}: the match does not end")
            return match
        findings += [f"{case}: ply {ply}: {fault}" for fault in match.audit()]
        findings += [f"{case}: ply {ply}: {fault}" for fault in _asks_are_sound(match)]
        if ply in sampled:
            for fault in check_decision(game, match, dice):
                findings.append(f"{case}: ply {ply}: {fault}")
        asks = match.asks
        ask = asks[dice.below(len(asks))]
        match.play(dice.one_of(ask.choices), ask.seat)
    findings += [f"{case}: at the end: {fault}" for fault in _end_is_sound(game, match)]
    findings += [f"{case}: record: {fault}" for fault in _record_is_true(game, match)]
    return match


def check_decision(game: Game, match: Match, dice: Dice) -> Iterator[str]:
    """The costly checks, at one decision."""
    yield from _fork_goes_on_alike(match, dice)
    yield from _document_is_whole(game, match, dice)
    yield from _audit_notices(match, dice)
    yield from _views_keep_secrets(match, dice)
    yield from _scripts_keep_no_secrets(game, match, dice)
    yield from _reasons_agree(match)
    yield from _preview_is_harmless(match, dice)


def cards_met(match: Match) -> dict[str, int]:
    """Which cards of the title came up, by what was drawn."""
    known = set(match.title.cards())
    met: dict[str, int] = {}
    zones, log = match.title.zones, match.chance.log
    for i in range(0, len(log), 2):
        card = match.title.card_of(zones[log[i]].name, zones[log[i]].outcomes[log[i + 1]])
        if card in known:
            met[card] = met.get(card, 0) + 1
    return met


def _sampled(game: Game, case: Case, samples: int) -> set[int]:
    """Plies to look at closely, over the length that a match of this kind has."""
    twin = game.playout(case.seats, case.seed, dict(case.options))
    dice = Dice(case.seed + 1)
    length = 0
    while not twin.over and length < LONGEST:
        twin.play(dice.one_of(twin.ask.choices))
        length += 1
    plies = list(range(length))
    return {plies.pop(dice.below(len(plies))) for _ in range(min(samples, length))}


def _asks_are_sound(match: Match) -> Iterator[str]:
    """An ask has at least two different choices, and each seat is asked once."""
    asks = match.asks
    if not asks:
        yield "nobody is asked, and the match is not over"
    if len({ask.seat for ask in asks}) != len(asks):
        yield "a seat is asked twice at once"
    for ask in asks:
        if len(set(ask.choices)) != len(ask.choices):
            yield f"{ask!r} names a choice twice"
        if len(ask.choices) < 2 and not ask.window and not match.sealed_asks:
            yield f"{ask!r} is forced and should not be asked"


def _fork_goes_on_alike(match: Match, dice: Dice) -> Iterator[str]:
    """A fork is where its original is, and what is played in it does not touch the original."""
    before = digest(match)
    twin = match.fork()
    again = twin.fork()
    if digest(twin) != before or digest(again) != before:
        yield "a fork has another digest than its original"
    if [list(ask.choices) for ask in again.asks] != [list(ask.choices) for ask in match.asks]:
        yield "a fork is asked something else"
    if _state(twin) != _state(match):
        yield "a fork stands in another state than its original"
    for seat in (None, *range(match.seats)):
        if again.view(seat) != match.view(seat):
            yield f"seat {seat} sees a fork otherwise than its original"
    view = twin.view(None)
    shown = json.dumps(view.board)
    line = _play_on(twin, dice, 12)
    if json.dumps(view.board) != shown:
        yield "a view changes after it was taken"
    if digest(match) != before:
        yield "playing a fork changes its original"
    for choice, seat in line:
        again.play(choice, seat)
    if digest(again) != digest(twin):
        yield "two forks with the same choices differ"


def _play_on(match: Match, dice: Dice, plies: int) -> list[tuple[int, int]]:
    line: list[tuple[int, int]] = []
    for _ in range(plies):
        if match.over:
            break
        ask = match.asks[dice.below(len(match.asks))]
        choice = dice.one_of(ask.choices)
        line.append((choice, ask.seat))
        match.play(choice, ask.seat)
    return line


def _document_is_whole(game: Game, match: Match, dice: Dice) -> Iterator[str]:
    """A position out as text and in again is the same position, and goes on alike."""
    text = json.dumps(to_document(match), ensure_ascii=False)
    twin = game.position(json.loads(text))
    if digest(twin) != digest(match):
        yield "a position changes when it is written and read"
        return
    for seat in (None, *range(match.seats)):
        if _bare(twin, seat) != _bare(match, seat):
            yield f"seat {seat} sees another position after it was written and read"
    seed = dice.below(1_000_000)
    here, there = match.fork(), twin.fork()
    here.chance = _fresh_chance(match, seed)
    there.chance = _fresh_chance(match, seed)
    for choice, seat in _play_on(here, dice, 6):
        there.play(choice, seat)
    if _state(here) != _state(there):
        yield "a position goes on otherwise after it was written and read"


def _audit_notices(match: Match, dice: Dice) -> Iterator[str]:
    """A thing that lies in two places, and another one that is lost, are found out."""
    title = match.title
    document = json.loads(json.dumps(title.to_document(match.state)))
    once = {o: z.pool for z in title.zones if not z.repeats for o in z.outcomes}
    places = [(names, at) for names in _lists(document) for at in range(len(names))]
    places = [(names, at) for names, at in places if names[at] in once]
    if not places:
        return
    here, at = places[dice.below(len(places))]
    there, at_other = places[dice.below(len(places))]
    one, other = here[at], there[at_other]
    if one == other or once[one] != once[other]:
        return
    here[at] = other
    try:
        state = title.from_document(document)
    except Malformed:
        return
    if not title.audit(state):
        yield f"the audit does not notice that {other} lies in two places"


def _lists(document: object) -> Iterator[list[Any]]:
    """The lists of names in a document, however deep."""
    if isinstance(document, list) and all(isinstance(name, str) for name in document):
        yield document
    elif isinstance(document, dict | list):
        for inner in document.values() if isinstance(document, dict) else document:
            yield from _lists(inner)


def _fresh_chance(match: Match, seed: int) -> Chance:
    return Chance(Quick(seed), len(match.title.zones))


def _bare(match: Match, seat: int | None) -> object:
    """A view without the count of plies, which a position does not have."""
    view = match.view(seat)
    return (view.asks, view.pending, view.winners, view.board, view.over)


def _views_keep_secrets(match: Match, dice: Dice) -> Iterator[str]:
    """Whatever a seat cannot know may be otherwise, and its view stays the same."""
    for seat in (None, *range(match.seats)):
        dealt = match.deal_anew(seat, dice.below(1_000_000))
        if dealt.view(seat) != match.view(seat):
            yield f"the view of seat {seat} depends on what it cannot know"
        yield from (f"dealt anew for seat {seat}: {fault}" for fault in dealt.audit())
        unsound = list(_asks_are_sound(dealt))
        yield from (f"dealt anew for seat {seat}: {fault}" for fault in unsound)
        if unsound:
            continue
        again = dealt.fork()
        if digest(again) != digest(dealt):
            yield f"a fork of what was dealt anew for seat {seat} differs from it"
        _play_on(again, dice, 4)
        yield from (f"dealt anew and played on: {fault}" for fault in again.audit())
    for ask in match.asks:
        for other in match.view(None if match.seats == 1 else (ask.seat + 1) % match.seats).asks:
            if other.seat == ask.seat and other.choices:
                yield f"the choices of seat {ask.seat} are shown to others"


def _scripts_keep_no_secrets(game: Game, match: Match, dice: Dice) -> Iterator[str]:
    """Two matches that differ in what a seat cannot know are one and the same dealt anew.

    A script that remembers a secret in a local goes on with it, whatever was dealt.
    """
    for seat in range(match.seats):
        other = _with_other_truth(game, match, seat, dice)
        if other is None:
            continue
        seed = dice.below(1_000_000)
        here, there = match.deal_anew(seat, seed), other.deal_anew(seat, seed)
        if _state(here) != _state(there):
            continue
        here.chance = _fresh_chance(match, seed)
        there.chance = _fresh_chance(match, seed)
        for choice, asked in _play_on(here, dice, 4):
            there.play(choice, asked)
        if _state(here) != _state(there):
            yield f"a script remembers what seat {seat} cannot know"


def _with_other_truth(game: Game, match: Match, seat: int, dice: Dice) -> Match | None:
    """The same match for all that `seat` knows; None where the answers given do not allow it."""
    document, checkpoint = to_document(match), match.checkpoint
    if checkpoint is None:
        return None
    state = checkpoint.clone()
    deal = match.title.deal(state, seat, _fresh_chance(match, dice.below(1_000_000)))
    match.title.apply_deal(state, deal)
    try:
        other = game.position(document | match.title.to_document(state))
    except Malformed:
        return None
    return other if _bare(other, seat) == _bare(match, seat) else None


def _state(match: Match) -> dict[str, Any]:
    return match.title.to_document(match.state)


def _reasons_agree(match: Match) -> Iterator[str]:
    """Over the whole universe: a target is a choice exactly when nothing speaks against it."""
    rules = {clause.id for clause in match.title.clauses()}
    for ask in match.asks:
        yield from _ask_agrees(match, ask, rules)
        for seat in range(match.seats):
            asked = match.ask_of(seat)
            for kind in match.title.kinds:
                if asked is not None and kind is asked.kind:
                    continue
                reason = match.why_not(seat, kind.target(kind.universe[0]))
                if reason is None or reason.rule not in rules:
                    yield f"no reason why seat {seat} may not choose a {kind}"


def _ask_agrees(match: Match, ask: Ask, rules: set[str]) -> Iterator[str]:
    legal = set(ask.choices)
    for choice in ask.kind.universe:
        if ask.parse(ask.text(choice)) != choice:
            yield f"{ask.text(choice)!r} is not read as it is written"
        reason = match.why_not(ask.seat, ask.target(choice))
        if (reason is None) != (choice in legal):
            yield f"{ask.text(choice)} is {'' if choice in legal else 'not '}a choice, but {reason}"
        if reason is not None and reason.rule not in rules:
            yield f"{reason.code} cites {reason.rule}, which is no clause"
    refused = [choice for choice in ask.kind.universe if choice not in legal]
    if refused and not _refuses(match, ask, refused[0], IllegalChoice):
        yield f"{ask!r} does not refuse {ask.text(refused[0])}"
    if not _refuses(match, ask, max(ask.kind.universe) + 1, Malformed):
        yield f"{ask!r} does not refuse what is no {ask.kind}"


def _refuses(match: Match, ask: Ask, choice: int, error: type[ValueError]) -> bool:
    try:
        match.fork().play(choice, ask.seat)
    except error:
        return True
    return False


def _preview_is_harmless(match: Match, dice: Dice) -> Iterator[str]:
    """A preview changes nothing, and shows the same whatever is hidden from its seat."""
    before = digest(match)
    ask = match.asks[dice.below(len(match.asks))]
    line = [dice.one_of(ask.choices)]
    preview = match.preview(line, ask.seat)
    if digest(match) != before:
        yield "a preview changes the match"
    seed = dice.below(1_000_000)
    if match.preview(line, ask.seat, seed) != preview:
        yield "a preview shows what nobody can know yet"
    if match.deal_anew(ask.seat, seed).preview(line, ask.seat) != preview:
        yield "a preview depends on what its seat cannot know"


def _end_is_sound(game: Game, match: Match) -> Iterator[str]:
    """A finished match takes no more, has winners, and its chance can be told once more."""
    if not match.over:
        return
    yield from (str(fault) for fault in match.audit())
    if not match.winners or not set(match.winners) <= set(range(match.seats)):
        yield f"the winners are {match.winners}"
    if match.asks or not _raises_match_over(lambda: match.play(0)):
        yield "a finished match still asks"
    reason = match.why_not(0, match.title.kinds[0].target(match.title.kinds[0].universe[0]))
    if reason is None or reason.rule != match.title.over_rule:
        yield "a finished match does not say why it takes no choice"
    assert match.origin is not None
    twin = game.replay(match.origin, match.choices, log=match.chance.log)
    if digest(twin) != digest(match) or twin.scores != match.scores:
        yield "the match replayed from its choices and outcomes is another one"
    if digest(game.position(to_document(match))) != digest(match):
        yield "the final position changes when it is written and read"


def _raises_match_over(play: Callable[[], None]) -> bool:
    try:
        play()
    except MatchOver:
        return True
    return False


def _record_is_true(game: Game, match: Match) -> Iterator[str]:
    text = match.record().text()
    verdict = verify_record(text, lambda name: game)
    if not verdict.ok:
        yield verdict.fault
    twin = replay_record(read_record(text), game)
    if digest(twin) != digest(match):
        yield "the match replayed from its record is another one"
    if twin.record().text() != text:
        yield "the record of the replay is another one"
