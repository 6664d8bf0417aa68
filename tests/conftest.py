"""What holds for all tests: which build is under test, and the same examples in every run."""

import os

import pytest
from hypothesis import settings

from speciate import build_info

pytest_plugins = ["tests.coverage_plugin"]

settings.register_profile("ci", derandomize=True, database=None, deadline=None, print_blob=True)
settings.register_profile("explore", max_examples=2_000, deadline=None, print_blob=True)
settings.load_profile("ci")


def pytest_sessionstart() -> None:
    """A build that fell back in silence must not pass for the other."""
    expected = os.environ.get("SPECIATE_EXPECT", build_info.rules_mode())
    if expected != build_info.rules_mode():
        pytest.exit(f"expected {expected} rules in {build_info.PACKAGE}", returncode=3)
    if misfits := build_info.misfits():
        pytest.exit(f"not {expected}: {', '.join(misfits)}", returncode=3)


def pytest_report_header() -> str:
    return f"rules: {build_info.rules_mode()}"
