"""The core: matches, asks, scripts, chance, records. It knows no title."""

from __future__ import annotations

from speciate.core.ask import Ask, AskKind, Script, Sealed
from speciate.core.chance import Chance
from speciate.core.errors import Fault, IllegalChoice, Malformed, MatchOver
from speciate.core.event import Event
from speciate.core.match import Match
from speciate.core.option import Option
from speciate.core.origin import Origin
from speciate.core.reason import Reason
from speciate.core.state import State
from speciate.core.title import Clause, Title, Zone
from speciate.core.view import Preview, View

__all__ = [
    "Ask",
    "AskKind",
    "Chance",
    "Clause",
    "Event",
    "Fault",
    "IllegalChoice",
    "Malformed",
    "Match",
    "MatchOver",
    "Option",
    "Origin",
    "Preview",
    "Reason",
    "Script",
    "Sealed",
    "State",
    "Title",
    "View",
    "Zone",
]
