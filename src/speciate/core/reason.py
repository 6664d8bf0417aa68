"""Why something may not be done: data for a sentence, never the sentence."""
# mypyc: interpreted - built once per refusal, and tuples of this kind are slower compiled

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Param = int | str | list[str]


@dataclass(frozen=True, slots=True)
class Reason:
    """`code` is the id of a message, `params` its variables, `rule` the clause that decides."""

    code: str
    rule: str
    params: Mapping[str, Param] = field(default_factory=dict)
