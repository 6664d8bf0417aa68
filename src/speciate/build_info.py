"""Which modules are rules, and whether this installation runs them compiled or interpreted.

The build hook reads the same list from here, so this module imports nothing but the standard
library, and nothing of Speciate.
"""

import re
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Literal

Mode = Literal["compiled", "interpreted"]

PACKAGE = Path(__file__).parent
RULES = ("core", "games")
WITNESS = Path("core", "match.py")
"""The module whose mode is the answer: every match of every title goes through it."""

MARK = re.compile(r"^# mypyc: interpreted - (\S.*)$", re.MULTILINE)
"""A module of the rules that is not to be compiled says so, and why, on a line of its own."""


def rules_mode(package: Path = PACKAGE) -> Mode:
    """How the rules of this installation run."""
    return _mode(package / WITNESS)


def misfits(package: Path = PACKAGE) -> list[str]:
    """Modules that run in the other mode than the rest; any at all is a broken installation."""
    mode = rules_mode(package)
    compiled, interpreted = rule_modules(package)
    wrong = [path for path in compiled if _mode(package / path) != mode]
    wrong += [path for path in interpreted if _mode(package / path) == "compiled"]
    return sorted(module_name(path) for path in wrong)


def rule_modules(package: Path = PACKAGE) -> tuple[list[Path], dict[Path, str]]:
    """The modules to compile, and those that stay interpreted with the reason of each."""
    compiled: list[Path] = []
    interpreted: dict[Path, str] = {}
    for path in _sources(package):
        mark = MARK.search((package / path).read_text(encoding="utf-8"))
        if mark is None:
            compiled.append(path)
        else:
            interpreted[path] = mark[1]
    return compiled, interpreted


def module_name(path: Path) -> str:
    """``core/match.py`` is ``speciate.core.match``."""
    return ".".join(("speciate", *path.with_suffix("").parts))


def _sources(package: Path) -> Iterator[Path]:
    """Paths within the package, in one order everywhere. ``__init__`` files only gather names."""
    for layer in RULES:
        for path in sorted((package / layer).rglob("*.py")):
            if path.name != "__init__.py":
                yield path.relative_to(package)


def _mode(source: Path) -> Mode:
    """An extension module wins over the source beside it, as it does for the import system."""
    if any(source.with_name(source.stem + suffix).exists() for suffix in EXTENSION_SUFFIXES):
        return "compiled"
    return "interpreted"
