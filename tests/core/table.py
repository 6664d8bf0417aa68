"""A table of Burrow whose cards are known beforehand, and plain words to play at it."""

from __future__ import annotations

from collections.abc import Sequence

from tests.core import mini

from speciate.core import Match

# Colours and values: C01 to C08 are r1 to r8, C09 to C16 g1 to g8, C17 to C24 b1 to b8.
# Seat 0 is dealt r1 r2, seat 1 r3 g1; the lots are b1 and b2; then r4 and r5, r6 and r7 are drawn.
DEAL = {
    "deck": ["C01", "C02", "C03", "C09", "C04", "C05", "C06", "C07"],
    "market": ["C17", "C18"],
}


def two_seats(listen: bool = False) -> Match:
    return mini.load().start(2, "a seed", chance=DEAL, listen=listen)


def say(match: Match, *answers: str) -> Match:
    """Play answers such as `1 snatch C03`: the seat, what it is asked for, its answer."""
    for answer in answers:
        seat, kind, text = answer.split()
        ask = match.ask_of(int(seat))
        assert ask is not None, f"seat {seat} is not asked"
        assert ask.kind.name == kind
        match.play(ask.parse(text), ask.seat)
    return match


def asked(match: Match) -> list[str]:
    """Who is asked for what, and what may be answered."""
    return [
        f"{ask.seat} {ask.kind} {' '.join(ask.text(choice) for choice in ask.choices)}"
        for ask in match.asks
    ]


def play_numbers(match: Match, numbers: Sequence[int]) -> Match:
    """Any numbers make a line of legal answers, in any order of the seats."""
    for number in numbers:
        if match.over:
            break
        ask = match.asks[number % len(match.asks)]
        match.play(ask.choices[number // 4 % len(ask.choices)], ask.seat)
    return match
