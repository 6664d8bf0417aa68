"""The last turn: one face is left, is not asked for, and may be named all the same."""

from __future__ import annotations

import speciate
from speciate.bots import load_bot
from speciate.cli.terminal.entry import read_entry
from speciate.cli.terminal.turns import advice
from speciate.core.match import Match

GAME = speciate.load("planet")


def last_turn() -> tuple[Match, str, str]:
    """A match in which the last seat chooses its last tile; a tile on offer, the face left."""
    match = GAME.start(2, 11)
    while match.state.round < 12 or match.state.turn < 1:  # type: ignore[attr-defined] # the title's own state
        match.play(match.ask.choices[0])
    letters = match.view().board["planets"][match.ask.seat]["letters"]
    return match, match.ask.text(match.ask.choices[0]), str(letters.index(".") // 5 + 1)


def test_the_face_may_be_named_or_left_out() -> None:
    match, tile, face = last_turn()
    seat, tile_choice = match.ask.seat, match.ask.choices[0]
    assert read_entry(match, seat, [tile, face, "4"]).choices == (tile_choice, 3)
    assert read_entry(match, seat, [tile, face]).choices == (tile_choice,)


def test_another_face_is_refused_by_its_own_clause() -> None:
    match, tile, face = last_turn()
    other = "1" if face != "1" else "2"
    entry = read_entry(match, match.ask.seat, [tile, other, "4"])
    assert entry.refusal is not None
    assert (entry.refusal.code, entry.refusal.rule) == ("planet-reason-face-covered", "PL-3.5")


def test_a_hint_names_the_face() -> None:
    match, _, face = last_turn()
    choices, line = advice(match, load_bot("greedy", GAME, 1), match.ask.seat)
    assert len(choices) == 2
    assert line.split()[1] == face
    assert len(line.split()) == 3
