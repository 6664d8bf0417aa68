"""What every title gives to the core."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from speciate.core.ask import AskKind, Script
from speciate.core.content import Content
from speciate.core.errors import Fault
from speciate.core.option import Option
from speciate.core.state import State
from speciate.core.view import View

if TYPE_CHECKING:
    from speciate.core.chance import Chance
    from speciate.core.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone:
    """A place where chance acts: its public name and how its outcomes are written.

    Zones of one `pool` draw from the same things. Where an outcome can come up again, as on a die
    or in a bag of equal pieces, the zone `repeats`.
    """

    def __init__(
        self, name: str, pool: str, outcomes: Sequence[str], repeats: bool = False
    ) -> None:
        self.name = name
        self.pool = pool
        self.outcomes = tuple(outcomes)
        self.repeats = repeats


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """One game: its facts, its outer loop, and the four things that only it can say.

    The outer loop is data in the state. `proceed` does what needs no decision until a script is
    due; `script` makes that script from the state alone, so that a fork can make it again.
    """

    name: str
    rules_version: int
    fewest_seats: int
    most_seats: int
    options: tuple[Option, ...]
    zones: tuple[Zone, ...]
    kinds: tuple[AskKind, ...]
    turn_rule: str  # the clause that says whose turn it is
    over_rule: str  # the clause that ends the match
    content: Content
    # How a view is drawn as SVG, if whoever loaded the title said so: pictures need words.
    draw: Callable[[View], str] | None = None

    def begin(self, seats: int, options: Mapping[str, str]) -> State:
        """The state before anything was drawn."""
        raise NotImplementedError

    def proceed(self, match: Match) -> bool:
        """Go on to the next script that is due; False when the match is over."""
        raise NotImplementedError

    def script(self, match: Match) -> Script:
        """The script that is due, made from the state alone."""
        raise NotImplementedError

    def scores(self, state: Any) -> list[int]:
        """The points of every seat as they stand, with everything counted."""
        raise NotImplementedError

    def winners(self, state: Any) -> list[int]:
        """The seats that win (several share); asked only when the match is over."""
        raise NotImplementedError

    def view(self, state: Any, seat: int | None, over: bool) -> dict[str, Any]:
        """The board as `seat` may know it, listed field by field."""
        raise NotImplementedError

    def audit(self, state: Any) -> list[Fault]:
        """Everything that is wrong with a state, each with its path in the document."""
        raise NotImplementedError

    def deal(self, state: Any, seat: int | None, chance: Chance) -> list[int]:
        """Other values for what `seat` cannot know; `apply_deal` puts them into the zones."""
        raise NotImplementedError

    def apply_deal(self, state: Any, deal: Sequence[int]) -> None:
        raise NotImplementedError

    def draws(self, seats: int, options: Mapping[str, str]) -> dict[str, int]:
        """How many draws a match can make at most, for the zones of which that can be said."""
        return {}

    def deal_to_names(self, deal: Sequence[int]) -> list[str]:
        """A deal as a position document writes it."""
        return [str(value) for value in deal]

    def deal_from_names(self, names: Sequence[str]) -> list[int]:
        return [int(name) for name in names]

    def to_document(self, state: Any) -> dict[str, Any]:
        """All keys of the position document."""
        raise NotImplementedError

    def from_document(self, document: Mapping[str, Any]) -> State:
        """The state that a document describes; what it leaves out is as at the start."""
        raise NotImplementedError

    def schema(self) -> dict[str, Any]:
        """The JSON schema of the position document."""
        raise NotImplementedError

    def clauses(self) -> list[Clause]:
        raise NotImplementedError

    def cards(self) -> list[str]:
        """The ids of all cards, for coverage."""
        raise NotImplementedError

    def card_of(self, zone: str, outcome: str) -> str:
        """The id of the card that comes up with an outcome of a zone; of no card, the outcome."""
        return outcome


class Clause:
    """A rule that can be broken by itself; its sentence stands in the locales."""

    def __init__(self, clause_id: str, section: str, where: str, source: str) -> None:
        self.id = clause_id
        self.section = section
        self.where = where
        self.source = source
