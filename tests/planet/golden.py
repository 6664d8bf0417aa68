"""The records kept in tests/records: how each was made. `python -m tests.planet.golden` makes them.

They are made anew only when the rules, the content or the form of records change on purpose; a
difference that nobody intended is what they are there to show.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tests.planet.positions import BEGINNER, GAME, MYSTERY, play_to_round

from speciate.core.document import digest
from speciate.core.match import Match
from speciate.core.playout import play_at_random
from speciate.core.record import write_record

RECORDS = Path(__file__).parents[1] / "records"
DIGESTS = RECORDS / "planet.json"


class Making(NamedTuple):
    players: tuple[str, ...]
    options: Mapping[str, str] = {}
    salts: tuple[str, ...] = ()
    until: int = 13  # the round at whose beginning it was saved; 13 is the end


MADE = {
    "planet-2": Making(("Maciek", "Kasia")),
    "planet-3": Making(("Ania", "Bruno", "Chiara")),
    "planet-4": Making(("Ada", "Ben", "Cleo", "Dan"), salts=("red", "green", "blue", "żółty")),
    "planet-2-mystery": Making(("Maciek", "Kasia"), MYSTERY),
    "planet-3-beginner": Making(("Ania", "Bruno", "Chiara"), BEGINNER),
    "planet-4-beginner-mystery": Making(("Ada", "Ben", "Cleo", "Dan"), BEGINNER | MYSTERY),
    "planet-3-saved": Making(("Ania", "Bruno", "Chiara"), MYSTERY, until=7),
}


def made(name: str) -> Match:
    players, options, salts, until = MADE[name]
    match = GAME.start(len(players), name, options, salts=salts)
    if until <= 12:
        return play_to_round(match, until)
    play_at_random(match, len(name))
    return match


def text_of(name: str, match: Match) -> str:
    return write_record(match, MADE[name].players, date="2026-11-19")


def facts(match: Match, text: str) -> dict[str, Any]:
    """What every build has to find again."""
    return {
        "file": hashlib.sha256(text.encode()).hexdigest(),
        "position": digest(match),
        "scores": match.scores,
        "winners": match.winners,
    }


def main() -> None:
    kept = {}
    for name in MADE:
        match = made(name)
        text = text_of(name, match)
        (RECORDS / f"{name}.speciate").write_text(text, encoding="utf-8", newline="\n")
        kept[name] = facts(match, text)
    DIGESTS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
