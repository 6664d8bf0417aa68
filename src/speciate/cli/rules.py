"""`speciate rules`: the clauses of a title, to read, to search and to cite."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

import click

from speciate.cli.options import TitleName, json_option, language_option, load_game
from speciate.cli.output import emit
from speciate.cli.refusal import ENVIRONMENT, Refusal

if TYPE_CHECKING:
    from speciate.core.game import Game
    from speciate.core.title import Clause
    from speciate.locales import Texts


@click.command(
    epilog="""\b
Examples:
  speciate rules planet
  speciate rules planet PL-4.5 --lang it
  speciate rules planet --search tie
  speciate rules planet --coverage"""
)
@click.argument("title", type=TitleName(), required=False)
@click.argument("clause", required=False)
@click.option("--search", metavar="WORD", help="Only clauses in which this word stands.")
@click.option("--coverage", is_flag=True, help="Which clauses and cards the tests hold.")
@language_option
@json_option
def command(
    title: str | None,
    clause: str | None,
    search: str | None,
    coverage: bool,
    language: str,
    as_json: bool,
) -> None:
    """Read the rules of a title, clause by clause.

    CLAUSE is an id such as PL-4.5, or the beginning of some: PL-4.
    """
    if title is None:
        if coverage:
            raise click.UsageError("--coverage needs a TITLE", click.get_current_context())
        _list_titles(as_json)
        return
    game = load_game(title)
    if coverage:
        _show_coverage(game, as_json)
        return
    from speciate.locales import Narrator, Texts

    texts = Texts(language)
    narrator = Narrator(texts, game, ())
    told = {each.id: narrator.clause(each.id) for each in game.title.clauses()}
    chosen = [
        each
        for each in _named(game, clause)
        if search is None or search.casefold() in told[each.id].casefold()
    ]
    if not chosen:
        click.echo(f"no clause of {title} has {search!r} in it ({language})", err=True)
    result = {
        "title": title,
        "rules": game.title.rules_version,
        "clauses": [
            {
                "id": each.id,
                "section": each.section,
                "text": told[each.id],
                "source": each.source,
                "where": each.where,
            }
            for each in chosen
        ],
    }
    emit(as_json, result, _lines(title, chosen, told, texts, whole=clause is not None))


def _list_titles(as_json: bool) -> None:
    import speciate

    games = [load_game(name) for name in speciate.titles()]
    titles = [
        {
            "title": game.name,
            "rules": game.title.rules_version,
            "clauses": len(game.title.clauses()),
        }
        for game in games
    ]
    emit(
        as_json,
        {"titles": titles},
        [f"{t['title']}: {t['clauses']} clauses, `speciate rules {t['title']}`" for t in titles],
    )


def _named(game: Game, wanted: str | None) -> list[Clause]:
    """The clauses of an id, or of the beginning of one: PL-4 is PL-4.1 to PL-4.9."""
    clauses = game.title.clauses()
    if wanted is None:
        return clauses
    name = wanted.upper()
    found = [each for each in clauses if each.id == name or each.id.startswith(f"{name}.")]
    if not found:
        first, last = clauses[0].id, clauses[-1].id
        raise Refusal(
            f"{game.name} has no clause {wanted!r}: they go from {first} to {last}",
            "unknown-clause",
        )
    return found


def _lines(
    title: str, chosen: list[Clause], told: Mapping[str, str], texts: Texts, *, whole: bool
) -> Iterator[str]:
    section = ""
    for each in chosen:
        if each.section != section:
            if section:
                yield ""
            section = each.section
            yield texts(f"section-{title}-{section}")
        yield f"  {each.id:8} {told[each.id]}"
        if whole:
            source = texts(f"cli-clause-{each.source}")
            yield f"  {'':8} {source}{': ' if each.where else ''}{each.where}"


# Coverage


def _show_coverage(game: Game, as_json: bool) -> None:
    """From the file that the test run writes; it is part of the package."""
    covered = _read_coverage(game)
    clauses = [each.id for each in game.title.clauses()]
    cards = game.title.cards()
    tests = {each: len(covered["clauses"].get(each, [])) for each in clauses}
    came_up = {card: covered["cards"].get(card, {}).get("exercised", 0) for card in cards}
    result = {
        "title": game.name,
        "clauses": len(clauses),
        "clauses_tested": sum(1 for count in tests.values() if count),
        "cards": len(cards),
        "cards_exercised": sum(1 for count in came_up.values() if count),
        "untested": [each for each, count in tests.items() if not count],
        "unexercised": [card for card, count in came_up.items() if not count],
    }
    emit(as_json, result, _coverage_lines(result, tests, came_up))


def coverage_file(title: str) -> Traversable:
    from speciate.games import TITLES

    return resources.files(TITLES[title]).joinpath("coverage.json")


def _read_coverage(game: Game) -> Any:
    file = coverage_file(game.name)
    if not file.is_file():
        raise Refusal(
            f"this build has no coverage of {game.name}: the test run of a checkout writes it",
            "environment",
            ENVIRONMENT,
        )
    return json.loads(file.read_text(encoding="utf-8"))


def _coverage_lines(
    result: Mapping[str, Any], tests: Mapping[str, int], came_up: Mapping[str, int]
) -> Iterator[str]:
    yield f"{'clause':8}  tests"
    for clause, count in tests.items():
        yield f"{clause:8}  {count or 'none'}"
    yield f"{'card':8}  came up"
    for card, count in came_up.items():
        yield f"{card:8}  {count or 'never'}"
    yield f"clauses tested: {result['clauses_tested']} of {result['clauses']}"
    yield f"cards exercised: {result['cards_exercised']} of {result['cards']}"
