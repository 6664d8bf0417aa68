"""Chance: named zones, what is told beforehand, and numbers that anybody can reckon again."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from tests.core import mini
from tests.core.mini_play import CARDS
from tests.core.table import play_numbers

from speciate.core import Chance, Malformed, Zone
from speciate.core.chance import Halt, Halting, Quick, Sealing, commitment

ZONES = (
    Zone("bag", "bag", ("red", "blue"), repeats=True),
    Zone("second bag", "bag", ("red", "blue"), repeats=True),
    Zone("deck", "deck", ("a", "b", "c", "d")),
)
BAG, SECOND_BAG, DECK = 0, 1, 2
RED, BLUE = 0, 1


def number(key: str, zone: str, n: int) -> int:
    """The formula of docs/record.md."""
    message = zone.encode() + b"\0" + str(n).encode()
    return int.from_bytes(hmac.new(key.encode(), message, hashlib.sha256).digest(), "big")


def chance(seed: int = 1) -> Chance:
    return Chance(Quick(seed), len(ZONES))


def told(*given: list[int], seed: int = 1) -> Chance:
    result = chance(seed)
    result.tell(ZONES, [*given, *[[] for _ in ZONES[len(given) :]]])
    return result


def test_the_stream_is_the_formula() -> None:
    stream = Sealing(["deck", "market"], "a seed")
    for zone, name in enumerate(("deck", "market")):
        for n in range(20):
            assert stream.below(zone, n, 24) == number("a seed", name, n) % 24


def test_salts_of_the_seats_enter_the_key() -> None:
    salted = Sealing(["deck"], "a seed", ["of 0", "of 1"])
    assert salted.below(0, 5, 10**9) == number("a seed\0of 0\0of 1", "deck", 5) % 10**9
    assert salted.below(0, 5, 10**9) != Sealing(["deck"], "a seed").below(0, 5, 10**9)


@pytest.mark.parametrize(("seed", "salts"), [("a\0b", []), ("a", ["b", "c\0d"])])
def test_seeds_and_salts_cannot_run_into_each_other(seed: str, salts: list[str]) -> None:
    with pytest.raises(Malformed, match="NUL"):
        mini.load().start(2, seed, salts=salts)


def test_a_number_that_was_reckoned_elsewhere() -> None:
    # printf 'deck\0000' | openssl dgst -sha256 -hmac 'a seed': the last four bytes
    assert Sealing(["deck"], "a seed").below(0, 0, 2**32) == 0xED7BC4BC


def test_the_commitment_hides_the_seed_behind_a_hash() -> None:
    assert commitment("a seed") == hashlib.sha256(b"speciate seed\0a seed").hexdigest()


def test_a_match_is_dealt_by_the_formula() -> None:
    match = mini.load().start(3, "a seed")
    rest = list(range(24))
    hands = [
        sorted(rest.pop(number("a seed", "deck", 2 * s + i) % len(rest)) for i in (0, 1))
        for s in range(3)
    ]
    lot = rest[number("a seed", "market", 0) % len(rest)]
    assert [match.view(seat).board["hands"][seat] for seat in range(3)] == [
        [CARDS[card] for card in hand] for hand in hands
    ]
    assert match.view().board["lot"] == CARDS[lot]


def test_a_draw_depends_on_seed_zone_and_count_alone() -> None:
    alone, mixed = Chance(Sealing(["x", "y"], "s"), 2), Chance(Sealing(["x", "y"], "s"), 2)
    first = [alone.below(0, 1000) for _ in range(8)]
    second = []
    for turn in range(8):
        for _ in range(turn % 3):
            mixed.below(1, 7)
        second.append(mixed.below(0, 1000))
    assert first == second
    assert mixed.log[-2:] == [0, first[-1]]


def test_two_tables_get_the_same_deal_whatever_they_choose() -> None:
    drawn = []
    for bid in (0, 2):
        match = mini.load().start(2, "a seed", {"ties": "nobody"})
        for seat in (0, 1):
            match.play(bid, seat)
        drawn.append((match.view(0).board["hands"][0], match.view().board["lot"]))
    assert drawn[0] == drawn[1]


def test_pick_leaves_and_take_removes() -> None:
    items = [7, 8, 9]
    drawn = chance()
    assert drawn.pick(DECK, items) in items
    assert len(items) == 3
    taken = drawn.take(DECK, items)
    assert sorted([taken, *items]) == [7, 8, 9]


def test_every_outcome_comes_up_about_as_often() -> None:
    drawn = chance()
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[drawn.below(DECK, 3)] += 1
    assert all(900 < count < 1100 for count in counts)


def test_a_shuffle_turns_up_one_after_the_other() -> None:
    drawn = chance()
    order = drawn.shuffle(DECK, [0, 1, 2, 3])
    assert sorted(order) == [0, 1, 2, 3]
    assert drawn.log == [DECK, order[0], DECK, order[1], DECK, order[2]]  # the last one is left


def test_what_is_given_comes_and_the_rest_is_drawn() -> None:
    drawn = told([], [], [3, 1])
    items = [0, 1, 2, 3]
    assert [drawn.take(DECK, items) for _ in range(2)] == [3, 1]
    assert sorted(drawn.take(DECK, items) for _ in range(2)) == [0, 2]


@pytest.mark.parametrize("seed", range(60))
def test_what_is_promised_to_one_zone_is_not_drawn_by_another(seed: int) -> None:
    match = mini.load().start(4, seed, chance={"market": ["C05", "C06"]})
    seen = [match.view().board["lot"]]
    hidden = [card for seat in range(4) for card in match.view(seat).board["hands"][seat]]
    assert not {"C05", "C06"} & set(hidden)
    while not match.over:
        play_numbers(match, [seed])
        if (lot := match.view().board["lot"]) is not None and lot != seen[-1]:
            seen.append(lot)
    assert seen == ["C05", "C06"]


@pytest.mark.parametrize("seed", range(20))
def test_only_so_many_are_promised_as_are_given(seed: int) -> None:
    bag = [RED, RED, BLUE]
    drawn = told([], [RED], seed=seed)
    first = [drawn.take(BAG, bag) for _ in range(2)]
    assert sorted(first) == [RED, BLUE]  # one red is kept for the second bag
    assert drawn.take(SECOND_BAG, bag) == RED


def test_an_outcome_that_repeats_may_be_given_twice() -> None:
    match = mini.load().start(
        2, 1, {"length": "long"}, chance={"straws": ["second", "second", "first"]}
    )
    for _ in range(3):
        while match.ask.kind.name != "bid":
            match.play(match.ask.choices[0 if match.ask.kind.name == "use" else -1])
        for seat in (0, 1):
            match.play(0, seat)
    match.play(match.ask.parse("keep"))
    assert [len(row) for row in match.view().board["rows"]] == [1, 2]


def test_all_that_is_wrong_with_given_chance_is_said_at_once() -> None:
    given = {"dice": ["6"], "deck": ["C01", "C99"], "market": ["C01"]}
    with pytest.raises(Malformed) as caught:
        mini.load().start(2, 1, chance=given)
    assert [(fault.path, fault.message) for fault in caught.value.faults] == [
        ("dice", "no such zone: burrow has deck, market, straws"),
        ("deck", "'C99' cannot come up here"),
        ("market", "C01 is told twice"),
    ]


def test_an_outcome_that_is_gone_is_refused_with_its_zone() -> None:
    with pytest.raises(Malformed, match="draw 1 of 'market' cannot give C03: it is not there"):
        mini.load().position({"hands": [["C03"], []]}, chance={"market": ["C03"]})


def test_recorded_outcomes_come_again_without_a_generator() -> None:
    first = chance(5)
    items = [0, 1, 2, 3]
    drawn = [first.take(DECK, items), first.below(BAG, 2), first.take(DECK, items)]
    again = told(seed=77)
    again.replay(first.log)
    items = [0, 1, 2, 3]
    assert [again.take(DECK, items), again.below(BAG, 2), again.take(DECK, items)] == drawn
    assert again.log == first.log


def test_a_log_that_cannot_have_been_is_refused() -> None:
    again = told()
    again.replay([DECK, 3, DECK, 3])
    items = [0, 1, 2, 3]
    again.take(DECK, items)
    with pytest.raises(Malformed, match="draw 2 of 'deck' cannot give d"):
        again.take(DECK, items)


def test_a_fork_draws_the_same_future_and_leaves_the_original_alone() -> None:
    original = told([], [], [2])
    fork, other = original.fork(), original.fork(Quick(99))
    items = [0, 1, 2, 3]
    assert fork.pick(DECK, items) == 2
    assert original.pick(DECK, items) == 2
    assert [fork.below(BAG, 1000) for _ in range(3)] == [
        original.below(BAG, 1000) for _ in range(3)
    ]
    many = [other.below(BAG, 1000) for _ in range(3)]
    assert many != original.log[-5::2]


def test_nobody_knows_what_a_preview_would_draw() -> None:
    preview = chance().fork(Halting())
    with pytest.raises(Halt):
        preview.below(BAG, 2)
    with pytest.raises(Halt):
        preview.reveal()
    chance().reveal()


def test_the_cheap_stream_is_the_same_in_every_build() -> None:
    quick = Quick(2026)
    drawn = [quick.below(zone, n, 1000) for zone in (0, 9) for n in (0, 1, 50)]
    assert drawn == [983, 311, 186, 905, 619, 508]
    assert Quick(-1).below(0, 0, 6) in range(6)
