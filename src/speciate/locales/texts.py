"""One language: all its messages, looked up by id."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING

from speciate.core.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl", "it")


class Texts:
    """The messages of a language. The catalogues are read when the first message is wanted."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Malformed(f"unknown language {language!r}: there is {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle: FluentBundle | None = None

    def __call__(self, message: str, /, **params: int | str) -> str:
        """The text of a message; numbers are given as numbers, so that plurals agree."""
        bundle = self._read()
        pattern = bundle.get_message(message).value if bundle.has_message(message) else None
        if pattern is None:
            raise KeyError(f"{message}: no such message in {self.language}")
        text, faults = bundle.format_pattern(pattern, params)
        if faults:
            raise ValueError(f"{message} in {self.language}: {faults[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        return self._read().has_message(message)

    def joined(self, parts: Iterable[str]) -> str:
        """A list as people say it: `T01, T02 and T03`."""
        *first, last = [*parts] or [""]
        return f"{', '.join(first)} {self('core-and')} {last}" if first else last

    def _read(self) -> FluentBundle:
        if self._bundle is None:
            from fluent.runtime import FluentBundle, FluentResource

            bundle = FluentBundle([self.language], use_isolating=False)
            for catalogue in catalogues(self.language).values():
                bundle.add_resource(FluentResource(catalogue))
            self._bundle = bundle
        return self._bundle


def catalogues(language: str) -> dict[str, str]:
    """The catalogues of a language, file name by file name."""
    folder = resources.files(__package__).joinpath(language)
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return {f.name: f.read_text(encoding="utf-8") for f in files if f.name.endswith(".ftl")}
