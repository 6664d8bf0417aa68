"""Burrow, broken in one place at a time: what the conformance suite has to find."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from tests.core import mini_play as play
from tests.core.mini import BurrowTitle
from tests.core.mini_play import AUCTION, PASS, BurrowState

from speciate.core import Ask, AskKind, Chance, Fault, Match, Reason, Script


class LeakingView(BurrowTitle):
    """Everybody sees every hand."""

    def view(self, state: BurrowState, seat: int | None, over: bool) -> dict[str, Any]:
        return super().view(state, seat, over) | {"hands": [list(h) for h in state.hands]}


class LastingView(BurrowTitle):
    """A view holds a list of the state itself."""

    def view(self, state: BurrowState, seat: int | None, over: bool) -> dict[str, Any]:
        return super().view(state, seat, over) | {"coins": state.coins}


class TurnTitle(BurrowTitle):
    """A base for those whose turn is broken."""

    def script(self, match: Match) -> Script:
        state = match.state
        assert isinstance(state, BurrowState)
        return play.auction(match, state) if state.phase == AUCTION else self.turn(match, state)

    def turn(self, match: Match, state: BurrowState) -> Script:
        raise NotImplementedError


class CardInLocal(TurnTitle):
    """What was drawn is remembered beside the hand; unless hidden it is shown at once."""

    def turn(self, match: Match, state: BurrowState) -> Script:
        seat = state.turn
        card = match.chance.take(play.DECK, state.unseen)
        state.give(seat, card)
        hidden = yield Ask(play.HIDE, seat, state.hands[seat].copy())
        state.hands[seat].remove(hidden)
        state.burrows[seat] = sorted([*state.burrows[seat], hidden])
        if hidden != card:
            state.hands[seat].remove(card)
            state.rows[seat].append(card)
        state.turn += 1


class NumberInLocal(TurnTitle):
    """A number that follows from the hand is reckoned before an ask and paid after it."""

    def turn(self, match: Match, state: BurrowState) -> Script:
        seat = state.turn
        high = [card for card in state.hands[seat] if state.value(card) > 4]
        yield from play.forage(match, state, seat)
        state.coins[seat] = min(play.MOST_COINS, state.coins[seat] + len(high))
        state.turn += 1


class OpenedByTheHand(TurnTitle):
    """The rival is asked only when it has a fitting card: to be asked tells."""

    def turn(self, match: Match, state: BurrowState) -> Script:
        seat = state.turn
        yield from play.forage(match, state, seat)
        shown = yield Ask(play.SHOW, seat, [*state.hands[seat], PASS])
        if shown != PASS:
            state.hands[seat].remove(shown)
            state.rows[seat].append(shown)
            rival = (seat + 1) % state.seats
            fitting = [card for card in state.hands[rival] if state.beats(card, shown)]
            yield Ask(play.SNATCH, rival, [*fitting, play.DECLINE], context=shown)
        state.turn += 1


class MissingChoice(TurnTitle):
    """The last card of the hand cannot be shown, and nothing says why."""

    def turn(self, match: Match, state: BurrowState) -> Script:
        yield from play.forage(match, state, state.turn)
        yield Ask(play.SHOW, state.turn, [*state.hands[state.turn][:-1], PASS])
        state.turn += 1


class ChoiceTooMany(TurnTitle):
    """A card that is not in the hand may be hidden, as far as the choices go."""

    def turn(self, match: Match, state: BurrowState) -> Script:
        seat = state.turn
        yield Ask(play.HIDE, seat, [*state.hands[seat], state.unseen[0]])
        state.turn += 1


class ForcedAsk(TurnTitle):
    """A window is opened that nothing private calls for, with the same choice twice."""

    def turn(self, match: Match, state: BurrowState) -> Script:
        yield Ask(play.SHOW, state.turn, [PASS, PASS], window=True)
        state.turn += 1


class SharedList(BurrowState):
    """Copies share the discards."""

    def clone(self) -> BurrowState:
        twin = super().clone()
        twin.discards = self.discards
        return twin


class SharingClone(BurrowTitle):
    def begin(self, seats: int, options: Mapping[str, str]) -> BurrowState:
        return SharedList(self.faces, seats, options)


class ForgetfulClone(BurrowState):
    def clone(self) -> BurrowState:
        twin = super().clone()
        twin.coins = [2] * self.seats
        return twin


class LosingClone(BurrowTitle):
    def begin(self, seats: int, options: Mapping[str, str]) -> BurrowState:
        return ForgetfulClone(self.faces, seats, options)


def _without_clause(state: BurrowState, ask: Ask, bid: int) -> Reason | None:
    return None if bid <= state.coins[ask.seat] else Reason("burrow-reason-too-few-coins", "")


class ReasonWithoutClause(BurrowTitle):
    def script(self, match: Match) -> Script:
        script = super().script(match)
        return _with_kind(script, play.BID, self.bid)

    @property
    def bid(self) -> AskKind:
        return self.kinds[0]

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        bid = AskKind("bid", "BU-2", play.BID.universe, str, (_without_clause,))
        self.kinds = (bid, *self.kinds[1:])


class MuddledNotation(ReasonWithoutClause):
    """Two bids are written alike."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        bid = AskKind("bid", "BU-2", play.BID.universe, lambda bid: str(bid // 2), (play.can_pay,))
        self.kinds = (bid, *self.kinds[1:])


def _with_kind(script: Script, old: AskKind, new: AskKind) -> Script:
    """The same script, asking with another kind."""
    answer = None
    while True:
        try:
            asked = script.send(answer)  # type: ignore[arg-type]
        except StopIteration:
            return
        for ask in [asked] if isinstance(asked, Ask) else asked.asks:
            if ask.kind is old:
                ask.kind = new
        answer = yield asked


class DeafAudit(BurrowTitle):
    """Cards may lie anywhere."""

    def audit(self, state: BurrowState) -> list[Fault]:
        return [fault for fault in super().audit(state) if fault.message.startswith("for ")]


class HoleInAudit(BurrowTitle):
    """Cards in rows are taken on trust."""

    def audit(self, state: BurrowState) -> list[Fault]:
        return [f for f in super().audit(state) if "rows" not in f.path and "lost" not in f.message]


class LostCard(TurnTitle):
    """A card leaves the game for nowhere."""

    def turn(self, match: Match, state: BurrowState) -> Script:
        yield from play.forage(match, state, state.turn)
        state.burrows[state.turn].pop()
        state.turn += 1


class OwnDice(TurnTitle):
    """A coin comes from a source of the title's own, which no record knows."""

    tosses = count()

    def turn(self, match: Match, state: BurrowState) -> Script:
        yield from play.forage(match, state, state.turn)
        state.coins[state.turn] = next(self.tosses) % play.MOST_COINS
        state.turn += 1


class ForgetsCoins(BurrowTitle):
    """What the document says of coins is not read."""

    def from_document(self, document: Mapping[str, Any]) -> BurrowState:
        return super().from_document({k: v for k, v in document.items() if k != "coins"})


class NeverWritesCoins(BurrowTitle):
    """Nor is it written."""

    def to_document(self, state: BurrowState) -> dict[str, Any]:
        return {k: v for k, v in super().to_document(state).items() if k != "coins"}


class DealsHandsOnly(BurrowTitle):
    """Burrows stay as they are, and bots would know them."""

    def deal(self, state: BurrowState, seat: int | None, chance: Chance) -> list[int]:
        burrows = [card for cards in state.burrows for card in cards]
        seen = {card for cards in state.burrows for card in cards}
        deal: list[int] = []
        rest = [c for c in state.unseen if c not in seen]
        rest += [c for s in range(state.seats) if s != seat for c in state.hands[s]]
        rest.sort()
        for s, known in enumerate(state.hands):
            deal += known if s == seat else sorted(chance.take(0, rest) for _ in known)
        return deal + burrows


class DealsTheTruth(BurrowTitle):
    """Nothing is dealt anew."""

    def deal(self, state: BurrowState, seat: int | None, chance: Chance) -> list[int]:
        return [card for cards in state.hands + state.burrows for card in cards]


class DealsTooMuch(BurrowTitle):
    """The own hand is dealt anew as well."""

    def deal(self, state: BurrowState, seat: int | None, chance: Chance) -> list[int]:
        return super().deal(state, None, chance)


class DealsTwice(BurrowTitle):
    """The same card may be dealt to two seats."""

    def apply_deal(self, state: BurrowState, deal: Sequence[int]) -> None:
        super().apply_deal(state, [deal[0], *deal[:-1]])


class ShowsTooEarly(BurrowTitle):
    """The end reveals the burrows without saying so: a preview would show invented ones."""

    def proceed(self, match: Match) -> bool:
        state = match.state
        assert isinstance(state, BurrowState)
        last = state.round == play.ROUNDS[state.options["length"]]
        if last and state.phase == play.TURNS and state.turn == state.seats:
            state.phase = play.OVER
        return super().proceed(match)


class NeverEnds(TurnTitle):
    """A turn that nobody's turn follows."""

    def turn(self, match: Match, state: BurrowState) -> Script:
        yield Ask(play.SHOW, state.turn, [*state.hands[state.turn], PASS])


class NobodyWins(BurrowTitle):
    def winners(self, state: BurrowState) -> list[int]:
        return []


class ScoresByMood(BurrowTitle):
    """The scores depend on how often one asks."""

    moods = count()

    def scores(self, state: BurrowState) -> list[int]:
        return [points + next(self.moods) % 2 for points in super().scores(state)]


class Stumbles(TurnTitle):
    """A script that raises."""

    def turn(self, match: Match, state: BurrowState) -> Script:
        yield from play.forage(match, state, state.turn)
        state.turn += 1
        if state.round == 2:
            raise KeyError("nothing there")
