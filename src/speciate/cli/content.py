"""`speciate content`: what is printed on the pieces, how sure it is, and packs of your own."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from speciate.cli.options import json_option, load_game, title_argument
from speciate.cli.output import FINDING, columns, emit, read_text, write_text
from speciate.cli.refusal import Refusal

if TYPE_CHECKING:
    from speciate.core.content import Content
    from speciate.core.game import Game


@click.command(
    epilog="""\b
Examples:
  speciate content planet
  speciate content planet --template my.toml
  speciate content planet --check my.toml"""
)
@title_argument
@click.option(
    "--template",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write a commented pack to start from (- for standard output).",
)
@click.option(
    "--check", "pack", type=click.Path(path_type=Path), metavar="PACK", help="Check a pack."
)
@json_option
@click.pass_context
def command(
    ctx: click.Context, title: str, template: Path | None, pack: Path | None, as_json: bool
) -> None:
    """Say where the printed facts of a title come from; write and check packs of your own.

    Somebody with the box writes the template, corrects the lines marked `?`, checks the pack and
    plays with it: `speciate play planet --content my.toml`. Exit code 1 when a pack has mistakes.
    """
    if template is not None and pack is not None:
        raise click.UsageError("--template and --check are two things: do one after the other", ctx)
    game = load_game(title)
    if template is not None:
        _write_template(game, template, as_json)
    elif pack is not None:
        if not _check(game, pack, as_json):
            ctx.exit(FINDING)
    else:
        result = _summary(game)
        emit(as_json, result, _summary_lines(result))


# Where the facts come from


def _summary(game: Game) -> dict[str, Any]:
    return {
        "title": game.name,
        "digest": game.content.digest,
        "tables": {table: dict(counts) for table, counts in provenance(game.content).items()},
    }


def provenance(content: Content) -> dict[str, Counter[str]]:
    """How many entries of each table come from where; parts that say it themselves apart."""
    counts: dict[str, Counter[str]] = {}
    for name, table in content.tables.items():
        for key, entry in table.items():
            if key in ("source", "note"):
                continue
            parts = _parts(entry)
            for part, source in parts or [("", content.source(name, key))]:
                counts.setdefault(f"{name}.{part}" if part else name, Counter())[source] += 1
    return counts


def _parts(entry: Any) -> list[tuple[str, str]]:
    """The parts of an entry that say where they come from: the animal, its requirement."""
    from speciate.core.content import PROVENANCES

    if not isinstance(entry, dict):
        return []
    found: list[tuple[str, str]] = []
    for part, value in entry.items():
        values = value if isinstance(value, list) else [value]
        if part != "source" and values and all(v in PROVENANCES for v in values):
            found += [(part, v) for v in values]
    return found


def _summary_lines(result: Mapping[str, Any]) -> Iterator[str]:
    from speciate.core.content import PROVENANCES

    yield f"{result['title']}, content {result['digest']}"
    rows = [["", *PROVENANCES]]
    for table, counts in result["tables"].items():
        rows.append([table, *(str(counts.get(source, "")) for source in PROVENANCES)])
    yield from columns(rows)


# Template

_HEAD = """\
# A content pack for {title}: what is printed on your pieces.
#
# 1. Lines that end with `# ?` were reconstructed: compare them with your box, and correct them.
#    The other lines are known from the rulebook or from people who own the game.
# 2. When you have compared a whole table, set its `source` to "published".
# 3. `speciate content {title} --check {file}` names every mistake with its line.
# 4. `speciate play {title} --content {file}` plays with it; so do all commands with --content.
#
# Lines you do not need may go. What follows is the content that comes with the program.

"""


def template_of(game: Game, file: str) -> str:
    """The built-in content file, with a mark on every line that nobody has confirmed."""
    from speciate.games import TITLES

    printed: str = import_module(f"{TITLES[game.name]}.content").printed()
    lines: list[str] = []
    table = ""
    for line in printed.splitlines():
        if heading := re.match(r"\[([\w.-]+)\]", line):
            table = heading[1]
        key = re.match(r"([\w-]+) = ", line)
        unsure = key is not None and _is_unsure(game.content, table, key[1])
        lines.append(f"{line}  # ?" if unsure else line)
    return _HEAD.format(title=game.name, file=file) + "\n".join(lines) + "\n"


def _is_unsure(content: Content, table: str, key: str) -> bool:
    if key in ("source", "note") or key not in content.tables.get(table, {}):
        return False
    parts = [source for _, source in _parts(content.tables[table][key])]
    return "reconstructed" in (parts or [content.source(table, key)])


def _write_template(game: Game, file: Path, as_json: bool) -> None:
    if str(file) == "-":
        click.echo(template_of(game, "my.toml"), nl=False)
        return
    if file.exists():
        raise Refusal(f"{file} is there already: choose another name", "exists")
    text = template_of(game, str(file))
    write_text(file, text)
    unsure = text.count("  # ?\n")
    emit(
        as_json,
        {"title": game.name, "template": str(file), "unconfirmed": unsure},
        [f"{file}: {unsure} lines to compare with your box are marked `# ?`"],
    )


# Check


def _check(game: Game, pack: Path, as_json: bool) -> bool:
    """Whether the pack can be played with; prints every mistake, or what it changes."""
    from speciate.core.errors import Malformed
    from speciate.games import TITLES

    text = read_text(pack)
    try:
        own = load_game(game.name, pack)
    except Malformed as fault:
        findings = [
            {"line": f.path.removeprefix("line "), "message": f.message} for f in fault.faults
        ]
        findings = findings or [{"line": _line_in(str(fault), text), "message": str(fault)}]
        changed: list[str] = []
        unsure: list[str] = []
        digest = None
        lines = [f"{pack}:{finding['line']}: {finding['message']}" for finding in findings]
    else:
        findings = []
        changed = _changed(game.content, own.content)
        digest = own.content.digest
        unsure = list(import_module(f"{TITLES[game.name]}.content").doubts(own.content))
        lines = [f"{pack}: good, content {digest}", *_change_lines(changed)]
        lines += [f"worth a second look: {doubt}" for doubt in unsure]
    result = {
        "title": game.name,
        "pack": str(pack),
        "ok": not findings,
        "digest": digest,
        "changed": changed,
        "doubts": unsure,
        "findings": [{"line": int(f["line"]), "message": f["message"]} for f in findings],
    }
    emit(as_json, result, lines)
    return not findings


def _line_in(message: str, text: str) -> str:
    """Where the parser of TOML stopped, at the end if it does not say."""
    found = re.search(r"at line (\d+)", message)
    return found[1] if found else str(max(1, len(text.splitlines())))


def _changed(printed: Content, own: Content) -> list[str]:
    """The entries in which a pack says something else; where it comes from left aside."""
    return [
        f"{name}.{key}"
        for name, table in own.tables.items()
        for key, entry in table.items()
        if key not in ("source", "note") and _bare(entry) != _bare(printed.tables[name][key])
    ]


def _bare(entry: Any) -> Any:
    if not isinstance(entry, dict):
        return entry
    rest = {key: value for key, value in entry.items() if key not in ("source", "where")}
    return next(iter(rest.values())) if len(rest) == 1 else rest


def _change_lines(changed: Sequence[str]) -> list[str]:
    if not changed:
        return ["it changes nothing that is printed"]
    noun = "entry differs" if len(changed) == 1 else "entries differ"
    return [f"{len(changed)} {noun}: {' '.join(changed)}"]
