"""docs/record.md is good enough: a reader written from it agrees with the one that is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core import mini, second_reader
from tests.core.forging import forge
from tests.core.mini_play import CARDS
from tests.core.second_reader import Pages, Refused
from tests.core.test_forks import matches

import speciate
from speciate.core import Match
from speciate.core.game import Game
from speciate.core.playout import play_at_random
from speciate.core.record import RecordFault, read_record
from speciate.core.verify import verify_record

PAGE = Path(__file__).parents[2] / "docs" / "record.md"


def decks(game: Game) -> dict[str, tuple[str, tuple[str, ...]]]:
    """The zones whose items come up once, as the page lists them for a title."""
    return {z.name: (z.pool, tuple(z.outcomes)) for z in game.title.zones if not z.repeats}


def example() -> str:
    found = re.search(r"```text\n(speciate record 1\n.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found
    return found[1]


def agrees(pages: Pages, text: str) -> bool:
    """Whether both readers say the same."""
    record = read_record(text)
    result = record.result
    return (
        pages.headers["title"] == record.title
        and pages.seed == record.origin.seed
        and [f"{n}. {entry}" for n, entry in enumerate(pages.entries, 1)]
        == [entry.text for entry in record.entries]
        and pages.scores == (list(result.scores) if result else None)
        and pages.winners == (list(result.winners) if result else None)
    )


def test_the_example_of_the_page_is_a_record() -> None:
    text = example()
    pages = second_reader.read(text.encode())
    assert agrees(pages, text)
    assert pages.wrong_draws(decks(speciate.load("planet"))) == []
    first = [zone for zone, _ in pages.draws()].index("round 1 stack")
    assert pages.numbers()[first] % 50 == 40
    assert pages.draws()[first] == ("round 1 stack", "T41")


def test_the_page_lists_the_zones_of_planet() -> None:
    page = PAGE.read_text("utf-8")
    for zone in speciate.load("planet").title.zones:
        if not zone.name.endswith("stack") or zone.name.startswith(("round 1 ", "round 10 ")):
            assert f"`{zone.name}`" in page


@given(matches())
def test_both_readers_say_the_same_of_burrow(match: Match) -> None:
    text = match.record().text()
    pages = second_reader.read(text.encode())
    assert agrees(pages, text)
    assert pages.wrong_draws(decks(mini.load())) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_readers_say_the_same_of_planet(seats: int) -> None:
    game = speciate.load("planet")
    options = {"mystery": "yes" if seats == 3 else "no"}
    match = game.start(seats, "amber", options, salts=["a", "b"])
    play_at_random(match, 5)
    text = match.record().text()
    pages = second_reader.read(text.encode())
    assert agrees(pages, text)
    assert pages.wrong_draws(decks(game)) == []
    assert pages.winners == match.winners


def test_outcomes_that_were_given_need_no_number() -> None:
    told = {"market": ["C24", "C23"], "deck": ["C01"]}
    match = mini.load().start(4, "amber", chance=told)
    play_at_random(match, 5)
    pages = second_reader.read(match.record().text().encode())
    assert pages.wrong_draws(decks(mini.load())) == []
    assert [out for zone, out in pages.draws() if zone == "market"] == ["C24", "C23"]


def test_both_find_the_outcome_that_the_seed_does_not_give() -> None:
    match = mini.load().start(2, "amber")
    play_at_random(match, 5)
    text = match.record().text()
    pages = second_reader.read(text.encode())
    zone, outcome = pages.draws()[-1]
    unseen = next(c for c in CARDS if c not in [drawn for _, drawn in pages.draws()])
    forged = forge(text.replace(f"chance {zone}: {outcome} ", f"chance {zone}: {unseen} "))
    verdict = verify_record(forged, lambda name: mini.load())
    assert not verdict.ok
    assert second_reader.read(forged.encode()).wrong_draws(decks(mini.load()))


def refused_by_both(data: bytes) -> tuple[bool, bool]:
    try:
        second_reader.read(data)
    except Refused:
        second = True
    else:
        second = False
    try:
        read_record(data.decode())
    except (RecordFault, UnicodeDecodeError):
        first = True
    else:
        first = False
    return first, second


@given(st.integers(0, 2000), st.binary(max_size=3), st.integers(0, 3))
def test_both_refuse_the_same_edits(at: int, put: bytes, left_out: int) -> None:
    match = mini.load().start(2, "amber")
    play_at_random(match, 5)
    data = match.record().text().encode()
    at %= len(data)
    edited = data[:at] + put + data[at + left_out :]
    changed = edited != data
    assert refused_by_both(edited) == (changed, changed)


def test_both_refuse_another_seed() -> None:
    text = mini.load().start(2, "amber").record().text()
    forged = forge(text.replace('"amber"', '"umber"'))
    with pytest.raises(Refused, match="another seed"):
        second_reader.read(forged.encode())
    assert verify_record(forged, lambda name: mini.load()).code == "other-seed"
