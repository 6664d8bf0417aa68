"""The unfolded planet: fields that touch on the planet stand side by side on the net."""

from __future__ import annotations

from speciate.cli.terminal.planet_net import net_lines

# Each face shows its edges a to e, clockwise; edge a of faces 2 to 6 lies against face 1.
EDGES = "abcde" * 12


def test_the_upper_flower_shows_its_edges_clockwise() -> None:
    rows = [line[:37].rstrip() for line in net_lines(EDGES)]
    assert rows == [
        "                c   d",
        "               b  2  e",
        "       d   e      a      b   c",
        "",
        "     c   6  a     a     a  3   d",
        "         b     e  1  b     e",
        "                d   c",
        "          e   a       a   b",
        "            5           4",
        "         d     b     e     c",
        "            c           d",
    ]


def test_a_net_fits_a_terminal() -> None:
    assert max(len(line) for line in net_lines(EDGES)) < 80
    assert sum(line.count("a") for line in net_lines(EDGES)) == 12
