"""The build hook, on a small package of the same shape as ours."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from zipfile import ZipFile

import pytest

from speciate import build_info

ROOT = Path(__file__).parents[2]

SOURCES = {
    "__init__.py": "",
    "core/__init__.py": "",
    "core/match.py": """
        from speciate.core.event import Event

        class Match:
            def __init__(self) -> None:
                self.events: list[Event] = []
        """,
    "core/event.py": """
        # mypyc: interpreted - msgspec reads the annotations of its structs at run time
        import msgspec

        class Event(msgspec.Struct):
            kind: str
        """,
    "games/__init__.py": "",
    "games/toy/__init__.py": "",
    "games/toy/board.py": """
        from speciate.core.match import Match

        def busy(match: Match) -> bool:
            return bool(match.events)
        """,
    "games/toy/content.toml": "fields = 60",
    "cli/__init__.py": "",
}


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    return lay_out(tmp_path)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    project = lay_out(tmp_path_factory.mktemp("compiled"))
    result = build(project, SPECIATE_BUILD="compiled")
    assert result.returncode == 0, result.stdout + result.stderr
    return project


def lay_out(project: Path) -> Path:
    for name in (
        "pyproject.toml",
        "hatch_build.py",
        ".gitignore",
        "README.md",
        "LICENSE",
        "NOTICE",
    ):
        shutil.copy(ROOT / name, project)
    package = project / "src" / "speciate"
    for name, text in SOURCES.items():
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text).lstrip(), encoding="utf-8")
    shutil.copy(build_info.__file__, package)
    return project


def build(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel with the tools installed here; nothing is fetched."""
    scratch = project / "scratch"
    scratch.mkdir(exist_ok=True)
    changes = {"SPECIATE_BUILD": "", "TMPDIR": str(scratch), **environment}
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        cwd=project,
        env={**os.environ, **changes},
        capture_output=True,
        text=True,
        check=False,
    )


def wheel(project: Path) -> tuple[str, set[str]]:
    """Its tag, and the extension modules in it by their first name."""
    (path,) = (project / "dist").glob("*.whl")
    names = ZipFile(path).namelist()
    return path.stem.split("-", 2)[2], {
        name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))
    }


INTERPRETED = ("py3-none-any", set[str]())


def test_with_a_compiler_the_rules_are_compiled(compiled: Path) -> None:
    tag, extensions = wheel(compiled)
    assert tag.startswith(f"cp{sys.version_info.major}{sys.version_info.minor}-")
    assert extensions == {"speciate__mypyc", "speciate/core/match", "speciate/games/toy/board"}


def test_the_compiled_package_imports(compiled: Path, tmp_path: Path) -> None:
    (path,) = (compiled / "dist").glob("*.whl")
    ZipFile(path).extractall(tmp_path)
    ask = (
        "from speciate import build_info; from speciate.games.toy import board\n"
        "from speciate.core.match import Match\n"
        "print(build_info.rules_mode(), build_info.misfits(), board.busy(Match()))"
    )
    said = subprocess.check_output(
        [sys.executable, "-c", ask],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        text=True,
    )
    assert said.strip() == "compiled [] False"


def test_sources_and_scratch_stay_clean(compiled: Path) -> None:
    package = compiled / "src" / "speciate"
    names = {p.relative_to(package).as_posix() for p in package.rglob("*") if p.is_file()}
    assert names == {*SOURCES, "build_info.py"}
    assert list((compiled / "scratch").iterdir()) == []


def test_a_failing_compiler_gives_the_interpreted_build(toy: Path) -> None:
    result = build(toy, CC="false")
    assert result.returncode == 0
    assert wheel(toy) == INTERPRETED
    assert warning(result)


def test_an_absent_compiler_gives_the_interpreted_build(toy: Path) -> None:
    result = build(toy, PATH="")
    assert result.returncode == 0
    assert wheel(toy) == INTERPRETED
    assert warning(result)


def test_no_compiler_is_an_error_where_the_compiled_build_was_asked_for(toy: Path) -> None:
    result = build(toy, CC="false", SPECIATE_BUILD="compiled")
    assert result.returncode != 0
    assert list((toy / "dist").glob("*.whl")) == []
    assert list((toy / "scratch").iterdir()) == []


def test_rules_that_mypyc_refuses_give_the_interpreted_build(toy: Path) -> None:
    (toy / "src/speciate/core/match.py").write_text("answer: int = 'text'\n", encoding="utf-8")
    result = build(toy)
    assert result.returncode == 0
    assert wheel(toy) == INTERPRETED
    assert warning(result)


def test_interpreted_by_wish_says_nothing(toy: Path) -> None:
    result = build(toy, SPECIATE_BUILD="interpreted")
    assert result.returncode == 0
    assert wheel(toy) == INTERPRETED
    assert "Speciate:" not in result.stdout + result.stderr


def test_an_unknown_wish_is_refused(toy: Path) -> None:
    result = build(toy, SPECIATE_BUILD="fast")
    assert result.returncode != 0
    assert "SPECIATE_BUILD is compiled or interpreted, not 'fast'" in result.stderr


def warning(result: subprocess.CompletedProcess[str]) -> str:
    (line,) = [x for x in (result.stdout + result.stderr).splitlines() if "Speciate:" in x]
    return line
