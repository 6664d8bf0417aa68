"""Colours, patterns and the few shapes that pictures of Planet are made of.

The five fills are as far from one another as they can be, for all kinds of colour sight; the
patterns say the same once more.
"""
# mypyc: interpreted - makes text for people

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from speciate.games.planet.net import Point

PAPER: Final = "#F7F2E8"
SHEET: Final = "#FFFDF8"
LINE: Final = "#D9CFBD"
INK: Final = "#1F2A26"
MUTED: Final = "#5C665F"
ACCENT: Final = "#9A3B12"

# By classes of text: its size, and how wide a letter may be in the widest of the fonts.
LETTER_WIDTH: Final = {"small": (11, 6.4), "card": (12, 7.6)}

# By the letters of the habitats.
FILL: Final = {"O": "#3A649B", "G": "#EEFBFF", "F": "#6D9F65", "D": "#FBCC5A", "M": "#463120"}

# Waves, frost, conifers, dunes, ridges: a path on a square of 14, and its stroke.
_STROKES: Final = {
    "O": ("M0 4q3.5-3 7 0t7 0M-7 11q3.5-3 7 0t7 0t7 0", "#8FB3DC"),
    "G": ("M4 1v6M1.4 2.5l5.2 3M6.6 2.5l-5.2 3M11 8v6M8.4 9.5l5.2 3M13.6 9.5l-5.2 3", "#9CC4D6"),
    "F": ("M3.5 1l-2.5 5h5zM10.5 8l-2.5 5h5z", "#41693F"),
    "D": ("M0 5q3.5-4 7 0M7 12q3.5-4 7 0", "#B8862B"),
    "M": ("M0 6l3.5-5l3.5 5M7 13l3.5-5l3.5 5", "#9A7B5F"),
}

STYLE: Final = f"""
text {{ font-family: "Noto Sans", "DejaVu Sans", "Segoe UI", Helvetica, Arial, sans-serif;
  fill: {INK}; font-size: 13px; }}
.name {{ font-family: "Noto Serif", "DejaVu Serif", Georgia, serif; font-size: 28px;
  font-weight: 700; }}
.strong {{ font-size: 15px; font-weight: 700; }}
.plain {{ font-size: 13px; fill: {MUTED}; }}
.accent {{ font-size: 12px; font-weight: 700; fill: {ACCENT}; }}
.small {{ font-size: 11px; fill: {MUTED}; }}
.count {{ font-size: 13px; font-weight: 700; }}
.card {{ font-size: 12px; font-weight: 700; }}
.lead {{ font-size: 12px; font-weight: 700; }}
.letter {{ font-size: 11px; font-weight: 700; stroke-width: 3px; paint-order: stroke; }}
.on-O {{ fill: #FFFFFF; stroke: {FILL["O"]}; }}
.on-G {{ fill: {INK}; stroke: {FILL["G"]}; }}
.on-F {{ fill: #000000; stroke: {FILL["F"]}; }}
.on-D {{ fill: {INK}; stroke: {FILL["D"]}; }}
.on-M {{ fill: #FFFFFF; stroke: {FILL["M"]}; }}
.number {{ font-size: 11px; font-weight: 700; }}
.beyond {{ font-size: 9px; fill: {MUTED}; }}
.tile {{ stroke: {INK}; stroke-width: 2px; stroke-linejoin: round; }}
.coast {{ stroke: {INK}; stroke-width: 2.2px; stroke-linecap: round; }}
.open {{ stroke: {INK}; stroke-width: 1px; stroke-dasharray: 2 3; }}
.over-O, .over-M {{ stroke: {SHEET}; }}
.empty {{ stroke: {MUTED}; stroke-width: 1px; stroke-dasharray: 4 3; }}
.hidden {{ stroke-dasharray: 4 3; }}
.thin {{ stroke: {INK}; stroke-width: 0.8px; stroke-linejoin: round; }}
.shore {{ stroke: {INK}; stroke-width: 1.2px; }}
.cut {{ stroke: {ACCENT}; stroke-width: 2.2px; }}
.disc {{ fill: {SHEET}; stroke: {INK}; stroke-width: 1px; }}
"""


def sheet(wide: float, tall: float, title: str, desc: str, body: Iterable[str]) -> str:
    """A whole SVG file."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {tall:.0f}" '
            f'width="{wide:.0f}" height="{tall:.0f}" role="img" '
            'aria-labelledby="speciate-title speciate-desc">',
            f'<title id="speciate-title">{escape(title)}</title>',
            f'<desc id="speciate-desc">{escape(desc)}</desc>',
            f"<style>{STYLE}</style>",
            f"<defs>{patterns()}</defs>",
            rectangle(0, 0, wide, tall, PAPER, PAPER, 0),
            *body,
            "</svg>",
            "",
        ]
    )


def patterns() -> str:
    """The five patterns, to be laid over the fills."""
    return "".join(
        f'<pattern id="speciate-{letter}" width="14" height="14" patternUnits="userSpaceOnUse">'
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="1.1"/></pattern>'
        for letter, (path, colour) in _STROKES.items()
    )


def shape(corners: Sequence[Point], fill: str, kind: str = "") -> str:
    points = " ".join(f"{corner.x:.1f},{corner.y:.1f}" for corner in corners)
    styled = f' class="{kind}"' if kind else ""
    return f'<polygon points="{points}" fill="{fill}"{styled}/>'


def rectangle(
    x: float,
    y: float,
    wide: float,
    tall: float,
    fill: str,
    edge: str,
    round_: float,
    kind: str = "",
) -> str:
    styled = f' class="{kind}"' if kind else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{tall:.1f}" rx="{round_:g}" '
        f'fill="{fill}" stroke="{edge}"{styled}/>'
    )


def text(
    x: float,
    y: float,
    words: str,
    kind: str,
    anchor: str = "start",
    *,
    room: float = 0,
    after: str = "",
) -> str:
    """A line of text, smaller where it may be longer than its `room`; a remark may follow it."""
    placed = "" if anchor == "start" else f' text-anchor="{anchor}"'
    if room:
        size, letter = LETTER_WIDTH[kind]
        wide = len(words) * letter
        placed += f' style="font-size: {size * room / wide:.1f}px"' if wide > room else ""
    remark = f'<tspan class="accent" dx="12">{escape(after)}</tspan>' if after else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}"{placed}>{escape(words)}{remark}</text>'
