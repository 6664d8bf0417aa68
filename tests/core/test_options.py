"""Options are declared once and settled for every match."""

from __future__ import annotations

import pytest
from tests.core import mini

from speciate.core import Malformed, Option
from speciate.core.option import settle

OPTIONS = (Option("length", ("short", "long"), "X-1"), Option("ties", ("straws", "nobody"), "X-2"))


def test_what_is_not_given_has_its_first_value() -> None:
    assert OPTIONS[0].default == "short"
    assert settle(OPTIONS, {}) == {"length": "short", "ties": "straws"}


def test_options_stand_in_the_order_of_their_declaration() -> None:
    settled = settle(OPTIONS, {"ties": "nobody", "length": "long"})
    assert list(settled.items()) == [("length", "long"), ("ties", "nobody")]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"tie": "nobody"}, "unknown option 'tie': this title has length, ties"),
        ({"ties": "dice"}, "option ties cannot be 'dice': it takes straws or nobody"),
    ],
)
def test_what_is_no_option_is_refused(given: dict[str, str], message: str) -> None:
    with pytest.raises(Malformed) as caught:
        settle(OPTIONS, given)
    assert str(caught.value) == message


def test_a_title_without_options_says_so() -> None:
    with pytest.raises(Malformed, match="this title has none"):
        settle((), {"length": "long"})


def test_a_match_knows_its_options_and_shows_them() -> None:
    match = mini.load().start(2, 1, {"length": "long"})
    assert match.options == {"length": "long", "ties": "straws"}
    assert match.view().options == match.options


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_seats_out_of_range_are_refused(seats: int) -> None:
    for begin in (mini.load().start, mini.load().playout):
        with pytest.raises(Malformed, match=f"burrow is for 2 to 4 seats, not {seats}"):
            begin(seats, 1)
