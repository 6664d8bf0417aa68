"""Records that are kept: every build reads them, plays them again and writes the same bytes."""

from __future__ import annotations

import json

import pytest
from tests.planet.golden import DIGESTS, MADE, RECORDS, facts, made, text_of
from tests.planet.positions import GAME

from speciate.core.record import read_record, write_record
from speciate.core.verify import replay_record, verify_record

KEPT = json.loads(DIGESTS.read_text(encoding="utf-8"))


def _text(name: str) -> str:
    return (RECORDS / f"{name}.speciate").read_bytes().decode()


def test_a_record_is_kept_of_every_number_of_seats_and_every_variant() -> None:
    assert sorted(KEPT) == sorted(MADE)
    kept = [read_record(_text(name)).origin for name in KEPT]
    assert {origin.seats for origin in kept} == {2, 3, 4}
    assert len({tuple(origin.options.items()) for origin in kept}) == 4


@pytest.mark.parametrize("name", MADE)
def test_a_kept_record_is_true(name: str) -> None:
    verdict = verify_record(_text(name), lambda title: GAME)
    assert (verdict.fault, verdict.ok) == ("", True)


@pytest.mark.parametrize("name", MADE)
def test_a_kept_record_plays_again_to_the_same_bytes(name: str) -> None:
    text = _text(name)
    record = read_record(text)
    match = replay_record(record, GAME)
    assert facts(match, text) == KEPT[name]
    assert write_record(match, record.players, record.date) == text


@pytest.mark.parametrize("name", MADE)
def test_a_match_made_as_the_kept_one_was_writes_the_same_bytes(name: str) -> None:
    assert text_of(name, made(name)) == _text(name)


@pytest.mark.parametrize("name", MADE)
def test_a_kept_record_changed_in_one_letter_is_refused(name: str) -> None:
    text = _text(name)
    for at in range(0, len(text), len(text) // 40):
        changed = text[:at] + ("x" if text[at] != "x" else "y") + text[at + 1 :]
        assert not verify_record(changed, lambda title: GAME).ok, at
