"""The title Burrow: what the core asks of a title, in small parts that the tests can break."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from tests.core.mini_play import (
    AUCTION,
    BID,
    CARDS,
    DECK,
    HIDE,
    MARKET,
    MOST_COINS,
    NONE,
    OVER,
    PHASES,
    ROUNDS,
    SHOW,
    SNATCH,
    USE,
    BurrowState,
    auction,
    card_text,
    deal_hands,
    turn,
)

from speciate.core import Chance, Clause, Fault, Malformed, Match, Option, Script, Title, Zone
from speciate.core.content import Content, Table, read_content
from speciate.core.document import ScriptDocument
from speciate.core.game import Game

PRINTED = """\
[meta]
title = "burrow"
source = "rulebook"
note = "Invented for the tests."

[cards]
source = "reconstructed"
note = "A letter for the colour and a number for the value."
""" + "".join(f'{card} = "{"rgb"[i // 8]}{i % 8 + 1}"\n' for i, card in enumerate(CARDS))

RULES = tuple(
    f"BU-{number}" for number in ["1", "2", "2.1", "2.2", "3", "3.1", "3.2", "4", "4.1", "5", "6"]
)

Card = Annotated[str, msgspec.Meta(pattern="^C(0[1-9]|1[0-9]|2[0-4])$")]


class BurrowDocument(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Burrow; without `hands` they are dealt."""

    title: Literal["burrow"] = "burrow"
    seats: int = 2
    options: dict[str, str] = {}
    round: int = 1
    phase: Literal["auction", "turns", "over"] = "auction"
    turn: int = 0
    lot: Card | None = None
    coins: list[int] = []
    discards: list[Card] = []
    rows: list[list[Card]] = []
    burrows: list[list[Card]] = []
    hands: list[list[Card]] | None = None
    script: ScriptDocument = ScriptDocument()


class BurrowTitle(Title):
    """Small parts, so that the tests can break one at a time."""

    def __init__(self, content: Content) -> None:
        self.name = "burrow"
        self.rules_version = 3
        self.fewest_seats = 2
        self.most_seats = 4
        self.options = (
            Option("length", ("short", "long"), "BU-1"),
            Option("ties", ("straws", "nobody"), "BU-2"),
        )
        self.zones = (
            Zone("deck", "cards", CARDS),
            Zone("market", "cards", CARDS),
            Zone("straws", "straws", ("first", "second", "third", "fourth"), repeats=True),
        )
        self.kinds = (BID, USE, HIDE, SHOW, SNATCH)
        self.turn_rule = "BU-5"
        self.over_rule = "BU-6"
        self.content = content
        self.faces = [str(_face(content.tables["cards"][card])) for card in CARDS]

    def begin(self, seats: int, options: Mapping[str, str]) -> BurrowState:
        return BurrowState(self.faces, seats, options)

    def proceed(self, match: Match) -> bool:
        state = match.state
        assert isinstance(state, BurrowState)
        if not state.dealt:
            deal_hands(match, state)
        while state.phase != OVER:
            if state.phase == AUCTION:
                if state.lot == NONE:
                    state.lot = match.chance.take(MARKET, state.unseen)
                return True
            if state.turn < state.seats:
                return True
            if state.round == ROUNDS[state.options["length"]]:
                match.chance.reveal()
                state.phase = OVER
            else:
                state.round += 1
                state.phase = AUCTION
        return False

    def script(self, match: Match) -> Script:
        state = match.state
        assert isinstance(state, BurrowState)
        return auction(match, state) if state.phase == AUCTION else turn(match, state)

    def scores(self, state: BurrowState) -> list[int]:
        return [state.points(seat) for seat in range(state.seats)]

    def winners(self, state: BurrowState) -> list[int]:
        scores = self.scores(state)
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def view(self, state: BurrowState, seat: int | None, over: bool) -> dict[str, Any]:
        return {
            "round": state.round,
            "phase": PHASES[state.phase],
            "lot": _card_or_none(state.lot),
            "coins": state.coins.copy(),
            "rows": _names(state.rows),
            "discards": [card_text(card) for card in state.discards],
            "hands": _as_known(state.hands, seat, over),
            "burrows": _as_known(state.burrows, seat, over),
            "scores": [self._points(state, s) if over or s == seat else None for s in _all(state)],
        }

    def _points(self, state: BurrowState, seat: int) -> int:
        return state.points(seat)

    def audit(self, state: BurrowState) -> list[Fault]:
        places = [("discards", state.discards), ("", state.unseen)]
        for name, zones in self.places(state):
            places += [(f"{name}[{seat}]", cards) for seat, cards in enumerate(zones)]
        if state.lot != NONE:
            places.append(("lot", [state.lot]))
        lying: dict[int, str] = {}
        faults: list[Fault] = []
        for path, cards in places:
            for card in cards:
                if card in lying:
                    faults.append(Fault(path, f"{card_text(card)} lies somewhere else as well"))
                lying[card] = path
        lost = [card_text(c) for c in range(len(CARDS)) if c not in lying]
        faults += [Fault("", f"{card} is lost") for card in lost]
        if len(state.coins) != state.seats:
            faults.append(Fault("coins", f"for {len(state.coins)} of {state.seats} seats"))
        for seat, coins in enumerate(state.coins):
            if not 0 <= coins <= MOST_COINS:
                faults.append(Fault(f"coins[{seat}]", f"{coins} coins"))
        rounds = ROUNDS[state.options["length"]]
        if state.round > rounds:
            faults.append(Fault("round", f"{state.round} of {rounds}"))
        return faults

    def places(self, state: BurrowState) -> list[tuple[str, list[list[int]]]]:
        return [("hands", state.hands), ("burrows", state.burrows), ("rows", state.rows)]

    def deal(self, state: BurrowState, seat: int | None, chance: Chance) -> list[int]:
        """Hand after hand, then burrow after burrow, in the sizes that everybody sees."""
        others = [s for s in _all(state) if s != seat]
        hidden = [c for s in others for c in state.hands[s] + state.burrows[s]]
        rest = sorted(state.unseen + hidden)
        deal: list[int] = []
        for cards_of in (state.hands, state.burrows):
            for s in _all(state):
                known = cards_of[s]
                deal += known if s == seat else sorted(chance.take(DECK, rest) for _ in known)
        return deal

    def apply_deal(self, state: BurrowState, deal: Sequence[int]) -> None:
        before = [c for cards in state.hands + state.burrows for c in cards]
        cards = list(deal)
        for zones in (state.hands, state.burrows):
            for seat in _all(state):
                size = len(zones[seat])
                zones[seat], cards = cards[:size], cards[size:]
        state.unseen = sorted({*state.unseen, *before} - set(deal))

    def deal_to_names(self, deal: Sequence[int]) -> list[str]:
        return [card_text(card) for card in deal]

    def deal_from_names(self, names: Sequence[str]) -> list[int]:
        return [CARDS.index(name) for name in names]

    def to_document(self, state: BurrowState) -> dict[str, Any]:
        return {
            "title": "burrow",
            "seats": state.seats,
            "options": state.options,
            "round": state.round,
            "phase": PHASES[state.phase],
            "turn": state.turn,
            "lot": _card_or_none(state.lot),
            "coins": state.coins.copy(),
            "discards": [card_text(card) for card in state.discards],
            "rows": _names(state.rows),
            "burrows": _names(state.burrows),
        } | ({"hands": _names(state.hands)} if state.dealt else {})

    def from_document(self, document: Mapping[str, Any]) -> BurrowState:
        try:
            given = msgspec.convert(document, BurrowDocument)
        except msgspec.ValidationError as fault:
            raise Malformed(f"a position cannot be read: {fault}") from None
        options = {option.name: option.default for option in self.options}
        state = self.begin(given.seats, options | given.options)
        state.round = given.round
        state.phase = PHASES.index(given.phase)
        state.turn = given.turn
        state.lot = NONE if given.lot is None else CARDS.index(given.lot)
        state.coins = given.coins or state.coins
        state.discards = _numbers(given.discards)
        state.dealt = given.hands is not None
        for zones, names in (
            (state.hands, given.hands or []),
            (state.burrows, given.burrows),
            (state.rows, given.rows),
        ):
            if len(names) > given.seats:
                raise Malformed(f"a position cannot be read: cards for {len(names)} seats")
            for seat, cards in enumerate(names):
                zones[seat] = _numbers(cards)
        seen = {c for _, zones in self.places(state) for cards in zones for c in cards}
        seen |= {*state.discards, state.lot}
        state.unseen = [card for card in state.unseen if card not in seen]
        return state

    def schema(self) -> dict[str, Any]:
        return msgspec.json.schema(BurrowDocument)

    def clauses(self) -> list[Clause]:
        return [Clause(rule, "all", "", "rulebook") for rule in RULES]

    def cards(self) -> list[str]:
        return list(CARDS)


def _all(state: BurrowState) -> range:
    return range(state.seats)


def _card_or_none(card: int) -> str | None:
    return None if card == NONE else card_text(card)


def _names(zones: Sequence[Sequence[int]]) -> list[list[str]]:
    return [[card_text(card) for card in cards] for cards in zones]


def _numbers(names: Sequence[str]) -> list[int]:
    return [CARDS.index(name) for name in names]


def _face(entry: Any) -> Any:
    return entry.get("face") if isinstance(entry, dict) else entry


def _as_known(zones: Sequence[Sequence[int]], seat: int | None, over: bool) -> list[Any]:
    """The cards for the seat that holds them, for everybody else how many they are."""
    names = _names(zones)
    return [names[s] if over or s == seat else len(names[s]) for s in range(len(zones))]


def _check_meta(key: str, entry: Any) -> list[str]:
    return [] if entry == "burrow" else [f"this is content of {entry!r}, not of burrow"]


def _check_card(key: str, entry: Any) -> list[str]:
    face = _face(entry)
    right = isinstance(face, str) and face[:1] in "rgb" and face[1:].isdecimal()
    return [] if right else [f"{face!r} is not a colour r, g or b and a value"]


LAYOUT = {
    "meta": Table(("title",), _check_meta),
    "cards": Table(CARDS, _check_card, bare="face"),
}


def load(pack: Path | None = None, title: type[BurrowTitle] = BurrowTitle) -> Game:
    return Game(title(read_content(PRINTED, LAYOUT, pack)))
