"""The state of a match between two decisions: flat lists of small integers, copied in one place."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What a title's state has to be: something that can be copied."""

    def clone(self) -> State:
        """A copy that shares nothing that either of the two may change."""
        raise NotImplementedError
