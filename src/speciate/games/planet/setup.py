"""PL-2, PL-8 and PL-9: what is dealt before the first round."""

from __future__ import annotations

from typing import Final

from speciate.core.match import Match
from speciate.games.planet.facts import LAST_ROUND, PREPARED_STACKS
from speciate.games.planet.notation import animal_text, habitat_text
from speciate.games.planet.state import NO_OBJECTIVE, PlanetState
from speciate.games.planet.terrain import HABITATS

# Zones of chance: the stacks of rounds 1 to 10 have the numbers 0 to 9.
ANIMALS: Final = PREPARED_STACKS
MYSTERY_ANIMALS: Final = PREPARED_STACKS + 1
OBJECTIVES: Final = PREPARED_STACKS + 2


def set_up(match: Match, state: PlanetState) -> None:
    """Lay out the open animals and deal the objectives, as far as a position has not given them."""
    if state.row_is_due:
        _lay_out_animals(match, state)
    if not state.beginner:
        _deal_objectives(match, state)


def _lay_out_animals(match: Match, state: PlanetState) -> None:
    """PL-2.4, PL-2.5; with mystery animals PL-9.1. A face-down card is drawn when it is turned.

    A position without a row gets the columns from its round on, with the hidden cards that have
    been turned up by then (PL-9.2).
    """
    laid_open = state.facts.mystery_open if state.mystery else state.facts.row
    for number in range(state.round, LAST_ROUND + 1):
        for count in range(state.laid_out(number)):
            zone = ANIMALS if count < laid_open[number - 1] else MYSTERY_ANIMALS
            animal = match.chance.take(zone, state.unseen_animals)
            state.row[number].append(animal)
            if match.events is not None:
                match.log(
                    "planet-event-row",
                    "PL-9.1" if state.mystery else "PL-2.5",
                    {"round": number, "animal": animal_text(animal)},
                )


def _deal_objectives(match: Match, state: PlanetState) -> None:
    """PL-2.6: one objective for each seat, known to its owner alone."""
    rest = [habitat for habitat in range(len(HABITATS)) if habitat not in state.objectives]
    for seat in range(state.seats):
        if state.objectives[seat] == NO_OBJECTIVE:
            state.objectives[seat] = match.chance.take(OBJECTIVES, rest)
            if match.events is not None:
                match.log(
                    "planet-event-dealt",
                    "PL-2.6",
                    {"seat": seat, "habitat": habitat_text(state.objectives[seat])},
                    (seat,),
                )
