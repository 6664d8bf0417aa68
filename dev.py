#!/usr/bin/env python3
"""Start Speciate from a checkout, test it, work on it: `python3 dev.py` lists what there is.

Needs Python 3.11 with pip and nothing else, and nobody's permission: uv is used if it is there
and put into .uv/ if not; everything else made here goes to .venv/ and build/.
"""

import os
import shutil
import ssl
import subprocess
import sys
from pathlib import Path
from subprocess import DEVNULL
from time import monotonic
from typing import Callable, Dict, List, NoReturn

ROOT = Path(__file__).resolve().parent
PRIVATE_UV = ROOT / ".uv"
BUILD = ROOT / "build"
BIN = "Scripts" if os.name == "nt" else "bin"
TWO_CORES = ("-n", "2", "--dist", "worksteal")

# A compiler that fails stands for one that is absent; Windows finds its compiler in other ways.
NO_COMPILER = {"SPECIATE_BUILD": "interpreted"} if os.name == "nt" else {"CC": "false"}


def play(words: List[str]) -> None:
    """Play a title in the terminal, with compiled rules: play planet."""
    launcher = "py" if os.name == "nt" else "python3"
    os.environ["SPECIATE_COMMAND"] = f"{launcher} {sys.argv[0]}"  # for the line that goes on
    become(built("play"), ["speciate", "play", *words])


def setup(words: List[str]) -> None:
    """Make or refresh .venv: the editable checkout with all tools."""
    uv("sync", "--locked", *words)


def test(words: List[str]) -> None:
    """Everything a change must pass: lint, types, tests interpreted, tests compiled."""
    setup([])
    lint([])
    types([])
    run(*in_venv("pytest", *TWO_CORES, *words), SPECIATE_EXPECT="interpreted")
    survives_without_compiler()
    wheel = compiled_wheel()
    venv = bare_venv("compiled")
    uv("pip", "install", "--no-deps", "--python", str(venv), str(wheel))
    expect("compiled", venv)
    pytest = (str(venv / BIN / "pytest"), *TWO_CORES, "--ignore=tests/packaging/test_build_hook.py")
    run(*pytest, *words, SPECIATE_EXPECT="compiled")


def lint(words: List[str]) -> None:
    """Formatting, lint, and the layers."""
    run(*in_venv("ruff", "format", "--check", *words))
    run(*in_venv("ruff", "check", *words))
    run(*in_venv("lint-imports"))


def types(words: List[str]) -> None:
    """Mypy, strict."""
    run(*in_venv("mypy", *words))


def bench(words: List[str]) -> None:
    """The benchmark, interpreted and compiled: bench planet [--peers]."""
    peers = ["--group", "peers"] if "--peers" in words else []
    setup([])
    run(*in_venv("speciate", "bench", *[word for word in words if word != "--peers"]))
    run(str(built("bench", *peers) / BIN / "speciate"), "bench", *words)


def docs(words: List[str]) -> None:
    """The documentation as pages in build/docs; a broken link is an error."""
    pages = BUILD / "docs"
    shutil.rmtree(
        pages, ignore_errors=True
    )  # a page that was fine last time is not looked at again
    sphinx = ("--locked", "--isolated", "--only-group", "docs", "sphinx-build")
    uv("run", *sphinx, "--fail-on-warning", "--quiet", *words, "docs", str(pages))


COMMANDS: Dict[str, Callable[[List[str]], None]] = {
    command.__name__: command for command in (play, setup, test, lint, types, bench, docs)
}


def survives_without_compiler() -> None:
    """What somebody without a C compiler gets from pip: the interpreted build, and no error."""
    venv = BUILD / "interpreted"
    uv("venv", "--quiet", "--clear", "--seed", str(venv))
    python = str(venv / BIN / "python")
    run(python, "-m", "pip", "install", "--quiet", ".", **NO_COMPILER)
    expect("interpreted", venv)


def compiled_wheel() -> Path:
    """The wheel built from the source distribution: what is missing from the latter shows."""
    shutil.rmtree(BUILD / "dist", ignore_errors=True)
    uv("build", "--out-dir", str(BUILD / "dist"), SPECIATE_BUILD="compiled")
    (wheel,) = (BUILD / "dist").glob("*.whl")
    return wheel


def bare_venv(name: str) -> Path:
    """A fresh environment with what the lock says the tests need, and without Speciate."""
    venv = BUILD / name
    shutil.rmtree(venv, ignore_errors=True)
    only_tests = ("--no-default-groups", "--group", "tests", "--no-install-project")
    uv("sync", "--locked", *only_tests, UV_PROJECT_ENVIRONMENT=str(venv))
    return venv


def built(name: str, *groups: str) -> Path:
    """An environment with the locked, built package; rebuilt when the sources have changed."""
    venv = BUILD / name
    sync = ("sync", "--locked", "--no-editable", "--no-default-groups", *groups)
    os.environ["UV_PROJECT_ENVIRONMENT"] = str(venv)
    if subprocess.call(["uv", *sync, "--check", "--quiet"], cwd=ROOT, stderr=DEVNULL):
        say("Building Speciate; with a C compiler this takes about a minute.")
        uv(*sync)
        mode = "compiled" if "compiled" in version(venv) else "interpreted, for want of a compiler"
        say(f"Built; the rules run {mode}.")
    return venv


def expect(mode: str, venv: Path) -> None:
    said = version(venv)
    say(said)
    if mode not in said:
        sys.exit(f"dev.py: expected the {mode} build in {venv}")


def version(venv: Path) -> str:
    program = str(venv / BIN / "speciate")
    return subprocess.check_output([program, "--version"], text=True).strip()


def in_venv(*command: str) -> List[str]:
    return ["uv", "run", "--no-sync", *command]


def uv(*words: str, **environment: str) -> None:
    run("uv", *words, **environment)


def run(*command: str, **environment: str) -> None:
    """Run one step, and stop at the first that fails."""
    changes = [f"{name}={value}" for name, value in environment.items()]
    say(" ".join([">", *changes, *command]))
    began = monotonic()
    code = subprocess.call(command, cwd=ROOT, env={**os.environ, **environment})
    if code:
        sys.exit(f"dev.py: failed after {monotonic() - began:.0f} s: {' '.join(command)}")


def become(venv: Path, command: List[str]) -> NoReturn:
    """Hand the terminal over, Ctrl-C included."""
    program = str(venv / BIN / command[0])
    if os.name != "nt":
        os.execv(program, command)
    child = subprocess.Popen([program, *command[1:]])
    while True:
        try:
            sys.exit(child.wait())
        except KeyboardInterrupt:
            continue  # it was meant for the child, which has it too


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def bootstrap() -> None:
    """Have uv on the path, and let it use the Python that this was started with."""
    os.environ.pop("VIRTUAL_ENV", None)  # whatever is active, this project has its own
    if sys.version_info >= (3, 11):
        os.environ.setdefault("UV_PYTHON", getattr(sys, "_base_executable", sys.executable))
    if ssl.create_default_context().cert_store_stats()["x509_ca"]:
        os.environ.setdefault("UV_SYSTEM_CERTS", "1")  # trust whom this machine trusts, as pip does
    if uv_answers():
        return
    private = [str(PRIVATE_UV / place) for place in ("bin", "Scripts")]
    os.environ["PATH"] = os.pathsep.join([*private, os.environ.get("PATH", os.defpath)])
    if not uv_answers():
        pip = (sys.executable, "-m", "pip", "install", "--quiet", "--upgrade")
        run(*pip, "--target", str(PRIVATE_UV), "uv")  # a target asks for no rights and no venv


def uv_answers() -> bool:
    """Found is not enough: what pyenv puts on the path may belong to another Python."""
    if not shutil.which("uv"):
        return False
    return subprocess.call(["uv", "--version"], stdout=DEVNULL, stderr=DEVNULL) == 0


def main(words: List[str]) -> None:
    if not words or words[0] not in COMMANDS:
        usage = [f"  {name:6} {command.__doc__}" for name, command in COMMANDS.items()]
        sys.exit("\n".join(["Usage: python3 dev.py COMMAND", *usage]))
    bootstrap()
    COMMANDS[words[0]](words[1:])


if __name__ == "__main__":
    main(sys.argv[1:])
