"""`speciate check`: a title held to its rules over many random matches, with pauses if need be."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click

from speciate.cli.options import (
    TitleCommand,
    content_option,
    json_option,
    load_game,
    options_option,
    title_argument,
)
from speciate.cli.output import FINDING, columns, emit, progress, read_text, write_text
from speciate.cli.refusal import Refusal

if TYPE_CHECKING:
    from speciate.core.game import Game
    from speciate.core.trial import Case

CHUNK = 10
# Seconds between two writings of the state, at least.
PAUSE = 2.0


@dataclass(frozen=True, slots=True)
class Task:
    """What is checked: everything that its matches follow from."""

    title: str
    rules: int
    content: str
    options: dict[str, str]
    seed: int


@dataclass(slots=True)
class Progress:
    """How far it has come; the matches done are the first ones, without a gap."""

    done: int = 0
    decisions: int = 0
    seconds: float = 0.0
    findings: list[str] = field(default_factory=list)


@click.command(
    cls=TitleCommand,
    epilog="""\b
Examples:
  speciate check planet --games 1000
  speciate check planet --games 100000 --resume check.json""",
)
@title_argument
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True)
@click.option("--jobs", type=click.IntRange(min=1), help="Processes; one per core by default.")
@click.option("--seed", default=0, show_default=True, help="The same seed, the same matches.")
@click.option(
    "--resume",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Keep there what has been done, and go on from it.",
)
@options_option
@content_option
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    title: str,
    games: int,
    jobs: int | None,
    seed: int,
    resume: Path | None,
    options: dict[str, str],
    content: Path | None,
    as_json: bool,
) -> None:
    """Play random matches and hold them to everything a title must hold.

    The matches are spread evenly over all numbers of seats and all options (those given with
    --option stay fixed). Everything is audited after every decision; forks, positions, records,
    views and reasons at ten decisions of each match. Exit code 1 when anything is found. A check
    that was stopped goes on with --resume, with more --games too.
    """
    game = load_game(title, content)
    _settle(game, options)
    task = Task(title, game.title.rules_version, game.content.digest, options, seed)
    state = Progress() if resume is None else _read_state(resume, task)
    _run(game, task, state, games, jobs, content, resume)
    result = _result(game, task, state)
    emit(as_json, result, _lines(result))
    if state.findings:
        ctx.exit(FINDING)


def _settle(game: Game, options: Mapping[str, str]) -> None:
    from speciate.core.option import settle

    settle(game.title.options, options)


def _run(
    game: Game,
    task: Task,
    state: Progress,
    games: int,
    jobs: int | None,
    content: Path | None,
    resume: Path | None,
) -> None:
    """Check what is still to be done; stopped at any moment, the state is kept."""
    from speciate.arena.crew import Crew
    from speciate.arena.simulate import cores

    due = list(_cases(game, task, games))[state.done :]
    chunks = [due[at : at + CHUNK] for at in range(0, len(due), CHUNK)]
    tasks = [(task.title, content, chunk) for chunk in chunks]
    workers = min(jobs or cores(), len(chunks))
    try:
        with progress(f"check {task.title}", len(due)) as bar:
            if workers <= 1:
                _gather(state, (check_some(*each) for each in tasks), bar, task, resume)
                return
            with Crew(workers) as crew:
                _gather(state, crew.map(check_some, tasks), bar, task, resume)
    except KeyboardInterrupt:
        cure = "" if resume is None else f"; the same command goes on from {resume}"
        click.echo(f"\nstopped after {state.done} of {games} matches{cure}", err=True)
        raise
    finally:
        if resume is not None:
            _write_state(resume, task, state)


def _gather(
    state: Progress, parts: Iterator[Progress], bar: Any, task: Task, resume: Path | None
) -> None:
    began, before = perf_counter(), state.seconds
    written = began
    for part in parts:
        state.done += part.done
        state.decisions += part.decisions
        state.findings += part.findings
        state.seconds = before + perf_counter() - began
        bar.update(part.done)
        if resume is not None and perf_counter() - written > PAUSE:
            _write_state(resume, task, state)
            written = perf_counter()


def check_some(title: str, content: Path | None, cases: Sequence[Case]) -> Progress:
    """Some matches; an engine that breaks down is a finding like any other."""
    from speciate.core.conformance import check_match

    part = Progress()
    game = _game(title, content)
    for case in cases:
        part.done += 1
        try:
            report = check_match(game, case)
        except Exception as fault:  # noqa: BLE001 - whatever it is, it is told
            part.findings.append(f"{case}: {type(fault).__name__}: {fault}")
        else:
            part.decisions += report.decisions
            part.findings += report.findings
    return part


@cache
def _game(title: str, content: Path | None) -> Game:
    """Once per process."""
    return load_game(title, content)


def _cases(game: Game, task: Task, games: int) -> Iterator[Case]:
    from speciate.core.trial import cases

    for case in cases(game, games, task.seed):
        options = {**dict(case.options), **task.options}
        yield replace(case, options=tuple(options.items()))


# State


def _read_state(file: Path, task: Task) -> Progress:
    """What has been done so far; nothing when the file is not there yet."""
    import msgspec

    if not file.exists():
        return Progress()
    try:
        kept = msgspec.json.decode(read_text(file), type=dict[str, Any])
        found = msgspec.convert(kept.get("task"), Task)
        state = msgspec.convert(kept.get("state"), Progress)
    except msgspec.MsgspecError as fault:
        raise Refusal(f"{file} is not the state of a check: {fault}", "malformed") from None
    if found != task:
        other = [name for name, value in asdict(task).items() if asdict(found)[name] != value]
        raise Refusal(
            f"{file} is of another check ({', '.join(other)} differ): name another file", "resume"
        )
    return state


def _write_state(file: Path, task: Task, state: Progress) -> None:
    """Whole or not at all."""
    text = json.dumps({"task": asdict(task), "state": asdict(state)})
    beside = file.with_name(f"{file.name}.new")
    write_text(beside, text)
    beside.replace(file)


# Result


def _result(game: Game, task: Task, state: Progress) -> dict[str, Any]:
    played = list(islice(_cases(game, task, state.done), state.done))
    seats = Counter(str(case.seats) for case in played)
    options = Counter(
        " ".join(f"{name}={value}" for name, value in case.options) for case in played
    )
    return {
        "title": task.title,
        "games": state.done,
        "decisions": state.decisions,
        "seconds": round(state.seconds, 3),
        "findings": state.findings,
        "by_seats": dict(seats),
        "by_options": dict(options),
    }


def _lines(result: Mapping[str, Any]) -> Iterator[str]:
    yield (
        f"{result['title']}: {result['games']} matches, {result['decisions']} decisions "
        f"in {result['seconds']:.1f} s"
    )
    rows = [[f"{seats} seats", str(count)] for seats, count in result["by_seats"].items()]
    rows += [[options, str(count)] for options, count in result["by_options"].items() if options]
    yield from columns(rows)
    yield f"findings: {len(result['findings'])}"
    yield from (f"  {finding}" for finding in result["findings"])
