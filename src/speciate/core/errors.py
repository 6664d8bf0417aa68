"""Three errors for three faults: malformed, illegal now, match over.

All are `ValueError`s: whoever catches one broad class catches them all, and none is ever used for
control flow.
"""
# mypyc: interpreted - exceptions are raised rarely, and callers outside the rules subclass them

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from speciate.core.reason import Reason


class Fault(NamedTuple):
    """One thing that is wrong, and where: a path in a document, a line of a file, or nothing."""

    path: str
    message: str

    def __str__(self) -> str:
        return f"{self.path}: {self.message}" if self.path else self.message


class Malformed(ValueError):
    """Something that can never be right, whatever the position: a text, a document, a file."""

    def __init__(self, message: str, faults: Sequence[Fault] = ()) -> None:
        self.faults = tuple(faults)
        super().__init__(message)

    @classmethod
    def from_faults(cls, what: str, faults: Sequence[Fault]) -> Malformed:
        """All faults in one line, because whoever mends one wants to know the others."""
        return cls(f"{what}: " + "; ".join(str(fault) for fault in faults), faults)


class IllegalChoice(ValueError):
    """A choice that exists but may not be taken now; `reason` says why and by which clause."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(f"{reason.code} ({reason.rule})")

    @property
    def rule(self) -> str:
        return self.reason.rule


class MatchOver(ValueError):
    """Nobody is asked anything any more."""

    def __init__(self) -> None:
        super().__init__("the match is over: nobody is asked anything any more")
