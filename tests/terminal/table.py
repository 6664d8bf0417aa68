"""A seat at the terminal table for tests: lines in, lines out."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from click.testing import CliRunner, Result

import speciate
from speciate.cli.play import command
from speciate.cli.terminal.dialogue import Dialogue
from speciate.cli.terminal.players import seat_players
from speciate.cli.terminal.screen import Screen
from speciate.cli.terminal.sitting import Sitting
from speciate.locales import Texts

GAME = speciate.load("planet")
SEED = "a day in June"


def play(*words: str, lines: Iterable[str] = (), seed: str = SEED) -> Result:
    """`speciate play planet` in a pipe."""
    new = () if "--resume" in words else ("--seed", seed)
    typed = "".join(f"{line}\n" for line in lines)
    return CliRunner().invoke(command, ["planet", *new, *words], input=typed)


def sit(
    seats: int = 2,
    bots: str = "greedy",
    names: str = "",
    options: dict[str, str] | None = None,
    seed: str = SEED,
) -> Sitting:
    match = GAME.start(seats, seed, options, listen=True)
    return Sitting(GAME, match, seat_players(seats, bots, names))


def whole_turns(sitting: Sitting) -> Iterator[str]:
    """The turns of people who take whatever comes first, until the match is over."""
    while not sitting.match.over:
        match = sitting.match
        if sitting.players[match.ask.seat].bot:
            sitting.play_bot()
            continue
        before, line = match.choices_before, []
        while not match.over and match.choices_before == before:
            ask = match.ask
            line.append(ask.text(ask.choices[0]))
            match.play(ask.choices[0])
        yield " ".join(line)


class Scripted(Screen):
    """A terminal at which somebody sits, who types these lines; an exception may be typed too."""

    def __init__(self, typed: Sequence[str | BaseException]) -> None:
        super().__init__(interactive=True)
        self.typed = list(typed)
        self.questions: list[str] = []
        self.cleared = 0

    def read(self, question: str) -> str:
        self.questions.append(question)
        if not self.typed:
            raise EOFError
        line = self.typed.pop(0)
        if isinstance(line, BaseException):
            raise line
        return line

    def clear(self) -> None:
        self.cleared += 1


def converse(
    sitting: Sitting,
    typed: Sequence[str | BaseException],
    language: str = "en",
    confirm: bool = True,
) -> Scripted:
    """One sitting at a terminal, from the first Enter on."""
    screen = Scripted(["", *typed])

    def resume_command(path: Path, language: str) -> str:
        return f"speciate play planet --resume {path} --lang {language}"

    dialogue = Dialogue(
        sitting,
        screen,
        Texts(language),
        confirm=confirm,
        full_log=False,
        resume_command=resume_command,
    )
    dialogue.run()
    return screen
