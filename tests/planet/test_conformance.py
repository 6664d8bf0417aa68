"""A thousand matches at random over all seats and variants, and nothing found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import islice

import pytest
from tests.planet.positions import GAME

from speciate.core.conformance import check_match
from speciate.core.hidden import check_hidden
from speciate.core.trial import cases

MATCHES = 1_000
CHUNK = 20
SEED = 20_000


@pytest.mark.parametrize("first", range(0, MATCHES, CHUNK))
def test_random_matches_hold_everything_a_title_must_hold(
    first: int, record_property: Callable[[str, object], None]
) -> None:
    met: Counter[str] = Counter()
    for case in islice(cases(GAME, MATCHES, SEED), first, first + CHUNK):
        report = check_match(GAME, case)
        assert report.findings == ()
        met.update(report.met)
    record_property("met", dict(met))


def test_the_matches_are_spread_over_all_seats_and_variants() -> None:
    played = Counter((case.seats, case.options) for case in cases(GAME, MATCHES, SEED))
    assert len(played) == 3 * 2 * 2
    assert set(played.values()) == {83, 84}
    assert len({case.seed for case in cases(GAME, MATCHES, SEED)}) == MATCHES


def test_everything_hidden_is_dealt_anew() -> None:
    assert check_hidden(GAME, 60, SEED) == []
