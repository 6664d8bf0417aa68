"""Compile the rules with mypyc while a wheel is built; without a C compiler go on interpreted.

SPECIATE_BUILD=compiled makes a failure an error, SPECIATE_BUILD=interpreted does not try.
An editable installation is never compiled: an extension would hide every later edit.
"""

import contextlib
import os
import runpy
import shutil
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "SPECIATE_BUILD"


class CompileRules(BuildHookInterface[Any]):
    scratch: Path | None = None

    def dependencies(self) -> list[str]:
        """The tools, and what the rules import: mypyc reads its types."""
        if _wish() == "interpreted":
            return []
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
        return [*project["dependency-groups"]["build"], *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or _wish() == "interpreted":
            return
        scratch = self.scratch = Path(tempfile.mkdtemp(prefix="speciate-rules-"))
        try:
            extensions = _compile_rules(Path(self.root, "src", "speciate"), scratch)
        except (Exception, SystemExit) as fault:  # any tool may fail in any way
            shutil.rmtree(scratch)
            if _wish() == "compiled":
                raise
            self.app.display_warning(
                f"Speciate: the rules are not compiled and run interpreted, slower ({_line(fault)})"
            )
        else:
            build_data.update(pure_python=False, infer_tag=True)
            build_data["force_include"].update(extensions)

    def finalize(self, *_: object) -> None:
        """The wheel is written, and has its copies."""
        if self.scratch:
            shutil.rmtree(self.scratch, ignore_errors=True)


def _wish() -> str:
    wish = os.environ.get(SWITCH, "")
    if wish not in ("", "compiled", "interpreted"):
        raise SystemExit(f"{SWITCH} is compiled or interpreted, not {wish!r}")
    return wish


def _compile_rules(package: Path, scratch: Path) -> dict[str, str]:
    """Where each extension was built, and its place in the wheel."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    def build(extensions: Sequence[object]) -> None:
        command = build_ext(Distribution({"ext_modules": extensions}))
        command.build_lib, command.build_temp = "lib", "objects"
        command.ensure_finalized()
        command.run()

    compiled, _ = runpy.run_path(str(package / "build_info.py"))["rule_modules"](package)
    shutil.copytree(package, scratch / "speciate")
    with contextlib.chdir(scratch):
        # Mypyc takes its time before it calls the compiler; a missing one shows at once here.
        Path("probe.c").write_text("#include <Python.h>\n", encoding="utf-8")
        build([Extension("probe", ["probe.c"])])
        shutil.rmtree("lib")

        from mypyc.build import mypycify

        sources = [str(Path("speciate", path)) for path in compiled]
        build(mypycify(sources, opt_level="2", debug_level="0", group_name="speciate"))
    lib = scratch / "lib"
    return {str(p): p.relative_to(lib).as_posix() for p in sorted(lib.rglob("*")) if p.is_file()}


def _line(fault: BaseException) -> str:
    if isinstance(fault, SystemExit):
        return "mypyc refuses them, for the reasons printed above"
    return " ".join(str(fault).split()) or type(fault).__name__
