"""Which modules count as rules, and how they run here."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from speciate import build_info


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Two modules to compile and one to leave alone."""
    for source in ("core/__init__.py", "core/match.py", "games/planet/board.py", "cli/main.py"):
        write(tmp_path / source, "")
    write(tmp_path / "core/event.py", "# mypyc: interpreted - structs\n")
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def compile_in_name(package: Path, *sources: str) -> None:
    for source in sources:
        write((package / source).with_suffix(EXTENSION_SUFFIXES[0]), "")


def test_rules_are_core_and_games_without_the_init_files(package: Path) -> None:
    compiled, interpreted = build_info.rule_modules(package)
    assert compiled == [Path("core/match.py"), Path("games/planet/board.py")]
    assert interpreted == {Path("core/event.py"): "structs"}


@pytest.mark.parametrize("mark", ["# mypyc: interpreted -", "x = 1  # mypyc: interpreted - why"])
def test_a_mark_needs_a_reason_and_a_line_of_its_own(package: Path, mark: str) -> None:
    write(package / "core/event.py", f"{mark}\n")
    compiled, _ = build_info.rule_modules(package)
    assert Path("core/event.py") in compiled


def test_all_interpreted(package: Path) -> None:
    assert build_info.rules_mode(package) == "interpreted"
    assert build_info.misfits(package) == []


def test_all_compiled(package: Path) -> None:
    compile_in_name(package, "core/match.py", "games/planet/board.py")
    assert build_info.rules_mode(package) == "compiled"
    assert build_info.misfits(package) == []


def test_a_mixture_names_the_modules_that_do_not_fit(package: Path) -> None:
    compile_in_name(package, "core/match.py", "core/event.py")
    assert build_info.misfits(package) == ["speciate.core.event", "speciate.games.planet.board"]


def test_a_left_over_extension_in_a_checkout_shows(package: Path) -> None:
    compile_in_name(package, "games/planet/board.py")
    assert build_info.rules_mode(package) == "interpreted"
    assert build_info.misfits(package) == ["speciate.games.planet.board"]


def test_every_mark_in_the_rules_is_in_force() -> None:
    """A mark that is misspelt would be compiled without a word."""
    compiled, _ = build_info.rule_modules()
    marked = [p for p in compiled if "# mypyc:" in (build_info.PACKAGE / p).read_text("utf-8")]
    assert marked == []


def test_the_import_system_agrees() -> None:
    from speciate.core import match

    suffix = Path(match.__file__).suffix
    assert (suffix != ".py") == (build_info.rules_mode() == "compiled")
