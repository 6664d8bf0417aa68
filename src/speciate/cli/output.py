"""How results leave: lines for people, one JSON object for programs; files, and progress."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from speciate.cli.refusal import BAD_INPUT, ENVIRONMENT, Refusal

FINDING = 1


def emit(as_json: bool, result: Mapping[str, Any], lines: Iterable[str]) -> None:
    """The result of a command. JSON is plain ASCII, so that no console can spoil it."""
    if as_json:
        click.echo(json.dumps(result))
        return
    for line in lines:
        click.echo(line)


def columns(rows: Sequence[Sequence[str]], indent: str = "  ") -> list[str]:
    """Rows as aligned columns, without anything at the ends of lines."""
    if not rows:
        return []
    widths = [max(len(row[i]) for row in rows if i < len(row)) for i in range(len(rows[0]))]
    return [
        (indent + "  ".join(f"{cell:{w}}" for cell, w in zip(row, widths, strict=False))).rstrip()
        for row in rows
    ]


def read_text(file: Path) -> str:
    """A text as it lies there, ends of lines included."""
    try:
        return file.read_bytes().decode("utf-8")
    except OSError as fault:
        cause = "no such file" if isinstance(fault, FileNotFoundError) else fault.strerror
        raise Refusal(f"{file}: {cause}", "unreadable", BAD_INPUT) from None
    except UnicodeDecodeError:
        raise Refusal(f"{file}: not a text in UTF-8", "unreadable", BAD_INPUT) from None


def write_text(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8", newline="\n")
    except OSError as fault:
        raise Refusal(
            f"{file} cannot be written: {fault.strerror}", "environment", ENVIRONMENT
        ) from None


def progress(label: str, length: int) -> Any:
    """A bar on standard error; nothing where nobody watches."""
    return click.progressbar(
        length=length, label=label, file=sys.stderr, hidden=not sys.stderr.isatty()
    )
