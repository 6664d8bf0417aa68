"""The words that may be typed: commands and kinds of choice, in a language and in English."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

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
    """The vocabulary of one language: every entry of a message is a list, separated by commas."""

    def __init__(self, texts: Texts, title: str, kinds: Sequence[str]) -> None:
        self._commands = self._read(texts, {c: f"terminal-word-{c}" for c in COMMANDS})
        self._kinds = self._read(texts, {k: f"terminal-{title}-word-{k}" for k in kinds})

    def command(self, word: str) -> str | None:
        return self._commands.get(fold(word))

    def kind(self, word: str) -> str | None:
        return self._kinds.get(fold(word))

    @staticmethod
    def _read(texts: Texts, messages: dict[str, str]) -> dict[str, str]:
        known = {fold(name): name for name in messages}
        for name, message in messages.items():
            known.update((fold(word), name) for word in listed(texts(message)))
        return known


def listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def language_of(word: str) -> str | None:
    """A language by its code."""
    return fold(word) if fold(word) in LANGUAGES else None
