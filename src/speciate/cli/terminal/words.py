"""The words that may be typed: commands and kinds of choice, in any of the languages."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

from speciate.locales import LANGUAGES, Texts

COMMANDS = (
    "help",
    "why",
    "try",
    "hint",
    "show",
    "planet",
    "planets",
    "animals",
    "stacks",
    "score",
    "log",
    "undo",
    "save",
    "language",
    "quit",
)


def fold(word: str) -> str:
    """A word without case and accents, so that `perche` is understood as well as `perché`."""
    bare = unicodedata.normalize("NFKD", word.casefold().replace("ł", "l"))
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


def same_choice(text: str) -> str:
    """A choice as people may write it: `t7` is `T07`."""
    return re.sub(r"(?<=\D)0+(?=\d)", "", text.casefold())


class Words:
    """All vocabularies, that of one language first: a saved match may have begun in another.

    Every entry of a message is a list, separated by commas.
    """

    def __init__(self, texts: Texts, title: str, kinds: Sequence[str]) -> None:
        self._commands = self._read(texts, {c: f"terminal-word-{c}" for c in COMMANDS})
        self._kinds = self._read(texts, {k: f"terminal-{title}-word-{k}" for k in kinds})
        self._answers = self._read(texts, {"yes": "terminal-word-yes", "no": "terminal-word-no"})

    def command(self, word: str) -> str | None:
        return self._commands.get(fold(word))

    def kind(self, word: str) -> str | None:
        return self._kinds.get(fold(word))

    def is_yes(self, line: str) -> bool:
        return self._answers.get(fold(line)) == "yes"

    def is_no(self, line: str) -> bool:
        return self._answers.get(fold(line)) == "no"

    @staticmethod
    def _read(texts: Texts, messages: dict[str, str]) -> dict[str, str]:
        known: dict[str, str] = {}
        for name, message in messages.items():
            for language in spoken():
                known.update((fold(word), name) for word in listed(language(message)))
        known.update((fold(name), name) for name in messages)
        for name, message in messages.items():
            known.update((fold(word), name) for word in listed(texts(message)))
        return known


@cache
def spoken() -> tuple[Texts, ...]:
    """Every language that somebody may type in."""
    return tuple(Texts(language) for language in LANGUAGES)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def uncapital(text: str) -> str:
    """As it stands after a colon."""
    return text[:1].lower() + text[1:]


def listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def language_of(word: str) -> str | None:
    """A language by its code."""
    return fold(word) if fold(word) in LANGUAGES else None
