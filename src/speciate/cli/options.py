"""Parameters that commands share, and the help that grows from what titles declare."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

from speciate.cli.refusal import Refusal

if TYPE_CHECKING:
    from speciate.core.game import Game

LANGUAGES = ("en", "pl", "it")


class TitleName(click.ParamType):  # type: ignore[type-arg] # not generic before 8.4
    """The name of a title."""

    name = "title"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        from speciate.games import TITLES

        if value in TITLES:
            return str(value)
        raise Refusal(f"unknown title {value!r}: there is {', '.join(TITLES)}", "unknown-title")

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        from speciate.games import TITLES

        return [CompletionItem(title) for title in TITLES if title.startswith(incomplete)]


class OptionPair(click.ParamType):  # type: ignore[type-arg] # as above
    """`name=value`; which names and values there are is for the title to say."""

    name = "name=value"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        name, equals, choice = str(value).partition("=")
        if not (name and equals and choice):
            raise Refusal(f"--option {value!r}: write name=value, such as mystery=yes", "option")
        return name, choice

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        import speciate

        pairs = [
            f"{option.name}={value}"
            for title in speciate.titles()
            for option in speciate.load(title).title.options
            for value in option.values
        ]
        return [CompletionItem(pair) for pair in pairs if pair.startswith(incomplete)]


class TitleCommand(click.Command):
    """A command that makes matches: its help lists the options that the titles declare."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        import speciate
        from speciate.locales import Texts

        texts = Texts(default_language())
        for name in speciate.titles():
            title = speciate.load(name).title
            with formatter.section(f"Options of {name}, the first value is the default"):
                formatter.write_dl(
                    [
                        (
                            f"--option {option.name}={'|'.join(option.values)}",
                            f"{texts(f'{name}-option-{option.name}-help')} ({option.rule})",
                        )
                        for option in title.options
                    ]
                )
        super().format_epilog(ctx, formatter)


def _as_mapping(
    ctx: click.Context, param: click.Parameter, pairs: tuple[tuple[str, str], ...]
) -> dict[str, str]:
    options: dict[str, str] = {}
    for name, value in pairs:
        if name in options:
            raise Refusal(f"option {name} is given twice: once is enough", "option")
        options[name] = value
    return options


def _as_outcomes(
    ctx: click.Context, param: click.Parameter, file: Path | None
) -> dict[str, list[str]]:
    """Zones with the outcomes that are to come, from a JSON file."""
    if file is None:
        return {}
    import msgspec

    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, list[str]])
    except OSError as fault:
        raise Refusal(f"{file} cannot be read: {fault.strerror}", "unreadable") from None
    except msgspec.DecodeError as fault:
        raise Refusal(
            f'{file} is not of the form {{"zone": ["outcome", ...]}}: {fault}', "malformed"
        ) from None


def default_language() -> str:
    """The language of the environment, where we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


title_argument = click.argument("title", type=TitleName())
options_option = click.option(
    "--option",
    "options",
    type=OptionPair(),
    multiple=True,
    callback=_as_mapping,
    help="An option of the title; repeat it for more.",
)
content_option = click.option(
    "--content",
    type=click.Path(path_type=Path),
    metavar="PACK",
    help="A content pack of your own, laid over what comes with the title.",
)
chance_option = click.option(
    "--chance",
    type=click.Path(path_type=Path),
    metavar="FILE",
    callback=_as_outcomes,
    help='What is to come up, zone by zone, as JSON: {"round 1 stack": ["T07"]}.',
)
language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default=default_language,
    show_default="from LC_ALL, LC_MESSAGES, LANG",
    help="The language of sentences.",
)
seed_option = click.option(
    "--seed", type=int, default=None, help="Where chance comes from: the same again, if given."
)
json_option = click.option(
    "--json", "as_json", is_flag=True, help="The result as one JSON object on the last line."
)


def load_game(title: str, content: Path | None = None) -> Game:
    """A title, with a pack if one is given; a pack that cannot be used is refused."""
    import speciate

    return speciate.load(title, content)


def settled(game: Game, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """All options with their values; refused here, before any work is done for nothing."""
    from speciate.core.option import settle

    title = game.title
    if not title.fewest_seats <= seats <= title.most_seats:
        raise Refusal(
            f"{title.name} is for {title.fewest_seats} to {title.most_seats} seats, not {seats}",
            "seats",
        )
    return settle(title.options, options)
