"""All that a match grows from, beside the choices that are made in it."""
# mypyc: interpreted - data of front ends and records

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

# Outcomes told beforehand, by the name of their zone, in notation.
Given = Mapping[str, Sequence[str]]


@dataclass(frozen=True, slots=True)
class Origin:
    """Enough to begin the same match again: `rewind` and every record need it."""

    seats: int
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)
    salts: tuple[str, ...] = ()
    given: Given = field(default_factory=dict)
    document: Mapping[str, Any] | None = None
