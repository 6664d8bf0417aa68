"""The options of a title: declared once, shown by every front end, written into every record."""
# mypyc: interpreted - declared once per title

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from speciate.core.errors import Malformed


@dataclass(frozen=True, slots=True)
class Option:
    """One choice to be made before a match; the first value is the default.

    The locales explain it under `<title>-option-<name>` and `<title>-option-<name>-help`.
    """

    name: str
    values: tuple[str, ...]
    rule: str

    @property
    def default(self) -> str:
        return self.values[0]


def settle(options: Sequence[Option], given: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value, in the order of declaration."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            known = ", ".join(names) or "none"
            raise Malformed(f"unknown option {name!r}: this title has {known}")
    settled: dict[str, str] = {}
    for option in options:
        value = given.get(option.name, option.default)
        if value not in option.values:
            raise Malformed(
                f"option {option.name} cannot be {value!r}: it takes {' or '.join(option.values)}"
            )
        settled[option.name] = value
    return settled
