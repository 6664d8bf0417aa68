"""Burrow, a miniature title for the tests of the core: a game that is published nowhere.

Each round opens a lot, for which all seats bid at once (`auction`), and who bought it keeps it or
sells it. Then every seat has a `turn`: draw a card in secret, hide one of the hand, show one or
pass; what is shown the next seat may snatch with a higher card of its colour.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from speciate.core import Ask, AskKind, Match, Reason, Script, Sealed, State

CARDS = tuple(f"C{number:02}" for number in range(1, 25))
DECLINE = PASS = len(CARDS)
KEEP, SELL = 0, 1
NONE = -1
MOST_COINS = 9
HAND = 2
ROUNDS = {"short": 2, "long": 3}

# Zones of chance; the first two draw from the same cards.
DECK, MARKET, STRAWS = 0, 1, 2

AUCTION, TURNS, OVER = 0, 1, 2
PHASES = ("auction", "turns", "over")


def card_text(card: int) -> str:
    return CARDS[card]


def _card_or(other: str) -> Callable[[int], str]:
    return lambda choice: CARDS[choice] if choice < len(CARDS) else other


def can_pay(state: BurrowState, ask: Ask, bid: int) -> Reason | None:
    if bid <= state.coins[ask.seat]:
        return None
    return Reason("burrow-reason-too-few-coins", "BU-2.1", {"coins": state.coins[ask.seat]})


def _is_in_hand(state: BurrowState, ask: Ask, card: int) -> Reason | None:
    if card == len(CARDS) or card in state.hands[ask.seat]:
        return None
    return Reason("burrow-reason-not-in-hand", "BU-3.1", {"card": card_text(card)})


def _beats_what_is_shown(state: BurrowState, ask: Ask, card: int) -> Reason | None:
    if card == DECLINE or state.beats(card, ask.context):
        return None
    return Reason("burrow-reason-too-weak", "BU-4.1", {"card": card_text(card)})


BID = AskKind("bid", "BU-2", range(MOST_COINS + 1), str, (can_pay,))
USE = AskKind("use", "BU-2.2", (KEEP, SELL), ("keep", "sell").__getitem__)
HIDE = AskKind("hide", "BU-3.1", range(len(CARDS)), card_text, (_is_in_hand,), private=True)
SHOW = AskKind("show", "BU-3.2", range(len(CARDS) + 1), _card_or("pass"), (_is_in_hand,))
SNATCH = AskKind(
    "snatch",
    "BU-4",
    range(len(CARDS) + 1),
    _card_or("decline"),
    (_is_in_hand, _beats_what_is_shown),
)


class BurrowState(State):
    """Cards are numbers; hands and burrows are sorted, and belong to the seat that holds them."""

    def __init__(self, faces: Sequence[str], seats: int, options: Mapping[str, str]) -> None:
        self.faces = faces
        self.seats = seats
        self.options = dict(options)
        self.round = 1
        self.phase = AUCTION
        self.turn = 0
        self.lot = NONE
        self.dealt = False
        self.coins = [2] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.burrows: list[list[int]] = [[] for _ in range(seats)]
        self.rows: list[list[int]] = [[] for _ in range(seats)]
        self.discards: list[int] = []
        self.unseen = list(range(len(CARDS)))

    def clone(self) -> BurrowState:
        twin = type(self)(self.faces, self.seats, self.options)
        twin.round, twin.phase, twin.turn = self.round, self.phase, self.turn
        twin.lot, twin.dealt = self.lot, self.dealt
        twin.coins = self.coins.copy()
        twin.hands = [cards.copy() for cards in self.hands]
        twin.burrows = [cards.copy() for cards in self.burrows]
        twin.rows = [cards.copy() for cards in self.rows]
        twin.discards = self.discards.copy()
        twin.unseen = self.unseen.copy()
        return twin

    def value(self, card: int) -> int:
        return int(self.faces[card][1:])

    def beats(self, card: int, shown: int) -> bool:
        same_colour = self.faces[card][0] == self.faces[shown][0]
        return same_colour and self.value(card) > self.value(shown)

    def give(self, seat: int, card: int) -> None:
        self.hands[seat] = sorted([*self.hands[seat], card])

    def points(self, seat: int) -> int:
        cards = self.rows[seat] + self.burrows[seat]
        return sum(self.value(card) for card in cards) + self.coins[seat]


# The scripts


def auction(match: Match, state: BurrowState) -> Script:
    """BU-2: all bid at once; the highest pays for the lot, a tie is for the straws."""
    bids = Sealed(
        [Ask(BID, seat, list(range(state.coins[seat] + 1))) for seat in range(state.seats)]
    )
    yield bids
    best = max(bids.answers)
    tied = [seat for seat, bid in enumerate(bids.answers) if bid == best]
    winner = tied[0]
    if len(tied) > 1:
        winner = match.chance.pick(STRAWS, tied) if state.options["ties"] == "straws" else NONE
    if winner == NONE:
        state.discards.append(state.lot)
    else:
        state.coins[winner] -= best
        yield from use_lot(state, winner)
    if match.events is not None:
        params: dict[str, int | str] = {"card": card_text(state.lot), "seat": winner}
        match.log("burrow-event-lot", "BU-2", params)
    state.lot = NONE
    state.phase, state.turn = TURNS, 0


def use_lot(state: BurrowState, winner: int) -> Script:
    """BU-2.2: keep what was bought, or sell it for a coin."""
    use = yield Ask(USE, winner, [KEEP, SELL])
    if use == KEEP:
        state.rows[winner].append(state.lot)
    else:
        state.discards.append(state.lot)
        state.coins[winner] += 1


def turn(match: Match, state: BurrowState) -> Script:
    """BU-3: forage, then show."""
    yield from forage(match, state, state.turn)
    yield from show(match, state, state.turn)
    state.turn += 1


def forage(match: Match, state: BurrowState, seat: int) -> Script:
    """BU-3.1: draw a card unseen by the others, and hide one of the hand."""
    card = match.chance.take(DECK, state.unseen)
    state.give(seat, card)
    if match.events is not None:
        match.log("burrow-event-drawn", "BU-3.1", {"card": card_text(card)}, (seat,))
    hidden = yield Ask(HIDE, seat, state.hands[seat].copy())
    state.hands[seat].remove(hidden)
    state.burrows[seat] = sorted([*state.burrows[seat], hidden])


def show(match: Match, state: BurrowState, seat: int) -> Script:
    """BU-3.2: show a card, or pass for a coin."""
    shown = yield Ask(SHOW, seat, [*state.hands[seat], PASS])
    if shown == PASS:
        state.coins[seat] = min(MOST_COINS, state.coins[seat] + 1)
        return
    state.hands[seat].remove(shown)
    state.rows[seat].append(shown)
    yield from snatch(match, state, seat, shown)


def snatch(match: Match, state: BurrowState, seat: int, shown: int) -> Script:
    """BU-4: whoever is next may answer as long as it holds a card, fitting or not."""
    rival = (seat + 1) % state.seats
    if not state.hands[rival]:
        return
    fitting = [card for card in state.hands[rival] if state.beats(card, shown)]
    answer = yield Ask(SNATCH, rival, [*fitting, DECLINE], window=True, context=shown)
    if answer == DECLINE:
        return
    state.hands[rival].remove(answer)
    state.discards.append(answer)
    state.rows[seat].remove(shown)
    state.rows[rival].append(shown)
    if match.events is not None:
        match.log("burrow-event-snatched", "BU-4", {"seat": rival, "card": card_text(shown)})


def deal_hands(match: Match, state: BurrowState) -> None:
    """BU-1: two cards for each seat, known to it alone."""
    for seat in range(state.seats):
        for _ in range(HAND):
            state.give(seat, match.chance.take(DECK, state.unseen))
    state.dealt = True
