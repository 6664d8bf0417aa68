"""Why a turn is good, as data for sentences: what it gains, weightiest first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from speciate.bots.planet.outlook import Card, Outlook, open_fields
from speciate.core.reason import Reason
from speciate.games.planet.life import KIND_RULES
from speciate.games.planet.notation import animal_text, habitat_text

if TYPE_CHECKING:
    from speciate.games.planet.terrain import Planet

_MOST: Final = 3


def reasons_for(outlook: Outlook, before: Planet, after: Planet) -> list[Reason]:
    """The greatest gains between two planets, at most three."""
    gains: list[tuple[int, Reason]] = []
    for card in outlook.cards:
        gain = card.hope(after, open_fields(after)) - card.hope(before, open_fields(before))
        gains.append((gain, _about_card(card, before, after)))
    gain = outlook.band(after) - outlook.band(before)
    if gain:
        gains.append((gain, _about_objective(outlook.objective, after)))
    gains.sort(key=_gain, reverse=True)
    return [reason for gain, reason in gains[:_MOST] if gain > 0]


def _gain(entry: tuple[int, Reason]) -> int:
    return entry[0]


def _about_card(card: Card, before: Planet, after: Planet) -> Reason:
    had = card.requirement.value(before)
    value = card.requirement.value(after)
    if value <= had:
        code = "planet-hint-room" if card.to_come else "planet-hint-second"
    elif had > card.rival_value:
        code = "planet-hint-further"
    elif value > card.rival_value:
        code = "planet-hint-ahead"
    elif value == card.rival_value:
        code = "planet-hint-level"
    else:
        code = "planet-hint-closer"
    return Reason(
        code,
        KIND_RULES[card.requirement.kind],
        {
            "animal": animal_text(card.animal),
            "round": card.column,
            "value": value,
            "rival": card.rival_value,
        },
    )


def _about_objective(objective: int, after: Planet) -> Reason:
    return Reason(
        "planet-hint-objective",
        "PL-7.3",
        {"habitat": habitat_text(objective), "fields": after.fields(objective)},
    )
