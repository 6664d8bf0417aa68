"""What happened, as data; a locale makes the sentence."""
# mypyc: interpreted - events are built only when somebody listens

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from speciate.core.reason import Param


@dataclass(frozen=True, slots=True)
class Event:
    """`code` is the id of a message and `params` its variables.

    `only` names the seats that may learn of it; `None` means everybody. `ply` counts the choices
    that had been made when it happened, so that a log line can lead to its moment.
    """

    code: str
    rule: str
    params: Mapping[str, Param] = field(default_factory=dict)
    only: tuple[int, ...] | None = None
    ply: int = 0

    def known_to(self, seat: int | None) -> bool:
        return self.only is None or seat in self.only
