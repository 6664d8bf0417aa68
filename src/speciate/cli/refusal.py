"""What the command line refuses: one line on standard error, cause and cure; never a traceback."""

from __future__ import annotations

import json
from typing import IO, Any

import click

BAD_INPUT = 2
ENVIRONMENT = 3
INTERRUPTED = 130
CLOSED_PIPE = 141  # as the shell reports a program that ended on a closed pipe


class Refusal(click.ClickException):
    """Something that is not done; `code` names the kind of cause for programs."""

    def __init__(self, message: str, code: str = "bad-input", exit_code: int = BAD_INPUT) -> None:
        super().__init__(" ".join(message.splitlines()))
        self.code = code
        self.exit_code = exit_code  # type: ignore[misc] # click has one for each class

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(f"speciate: {self.message}", file=file, err=file is None)

    def as_json(self) -> str:
        return json.dumps({"error": {"code": self.code, "message": self.message}})


def refusal_of(fault: Exception) -> Refusal | None:
    """A fault of whoever called us, as a refusal; None for one of our own making."""
    if isinstance(fault, Refusal):
        return fault
    if isinstance(fault, click.UsageError):
        return _usage(fault)
    if isinstance(fault, click.ClickException):
        return Refusal(fault.format_message(), exit_code=BAD_INPUT)
    if isinstance(fault, OSError):
        return Refusal(_os_message(fault), code="environment", exit_code=ENVIRONMENT)
    if type(fault).__name__ == "BrokenProcessPool":  # imported by whoever could raise it
        return Refusal(
            "a worker process was ended from outside, perhaps for memory: try fewer --jobs",
            code="environment",
            exit_code=ENVIRONMENT,
        )
    return _rules_refusal(fault)


def _usage(fault: click.UsageError) -> Refusal:
    path = "speciate" if fault.ctx is None else fault.ctx.command_path
    message = fault.format_message().rstrip(".")
    return Refusal(f"{message} (see `{path} --help`)", code="usage")


def _os_message(fault: OSError) -> str:
    where = f"{fault.filename}: " if fault.filename else ""
    return f"{where}{fault.strerror or fault}"


def _rules_refusal(fault: Exception) -> Refusal | None:
    from speciate.core.errors import IllegalChoice, Malformed, MatchOver
    from speciate.core.record import RecordFault

    if isinstance(fault, RecordFault):
        return Refusal(str(fault), code=fault.code)
    if isinstance(fault, Malformed):
        return Refusal(str(fault), code="malformed")
    if isinstance(fault, IllegalChoice):
        return Refusal(f"illegal: {fault}", code="illegal")
    if isinstance(fault, MatchOver):
        return Refusal(str(fault), code="over")
    return None
