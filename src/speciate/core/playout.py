"""Play a match on at random: what benchmarks measure and what searches use for a guess."""

from __future__ import annotations

from mypy_extensions import i64

from speciate.core.match import Match


def play_at_random(match: Match, seed: int) -> int:
    """Answer every ask with any of its choices, each as likely; returns how many were answered."""
    x: i64 = seed % 2147483646 + 1
    answered = 0
    while not match.over:
        choices = match.ask.choices
        x = x * 48271 % 2147483647
        match.play(choices[(x >> 3) % len(choices)])
        answered += 1
    return answered
