"""PL-4 and PL-6: which planet an animal chooses, and what becomes of a tie."""

from __future__ import annotations

from typing import Final

from speciate.core.match import Match
from speciate.games.planet.facts import LAST_ROUND
from speciate.games.planet.notation import animal_text
from speciate.games.planet.requirement import KINDS, MOST_REGIONS, Requirement
from speciate.games.planet.state import PlanetState
from speciate.games.planet.terrain import Planet

# Nobody in particular: the card is tied, or nobody qualifies.
NOBODY: Final = -1
# In the last round the second and the third region may decide, and nothing after them (PL-6.4).
LEVELS: Final = 3


def life(match: Match, state: PlanetState) -> None:
    """Every card of the round's column is judged on the same planets (PL-4.1, PL-4.8)."""
    for animal in state.row[state.round]:
        _settle(match, state, animal)
    state.row[state.round] = []


def best_planet(requirement: Requirement, planets: list[Planet]) -> int:
    """Who meets a requirement best and alone (PL-4.2 to PL-4.4); else NOBODY."""
    best = 0
    winner = NOBODY
    for seat in range(len(planets)):
        value = requirement.value(planets[seat])
        if value > best:
            best = value
            winner = seat
        elif value == best:
            winner = NOBODY
    return winner


def break_tie(requirement: Requirement, planets: list[Planet]) -> tuple[int, int]:
    """The tie-break of the last round: who wins it and at which level, from 1; or NOBODY.

    Only those still tied go on comparing, and a region that is missing counts as none (PL-6.5,
    PL-6.6).
    """
    if requirement.kind == MOST_REGIONS:
        return NOBODY, 0
    rankings = [requirement.ranking(planet) for planet in planets]
    tied = [seat for seat in range(len(planets)) if rankings[seat]]
    for level in range(LEVELS):
        sizes = [_size_at(rankings[seat], level) for seat in tied]
        best = max(sizes, default=0)
        tied = [tied[i] for i in range(len(tied)) if sizes[i] == best]
        if len(tied) == 1:
            return tied[0], level + 1
    return NOBODY, 0


def _size_at(ranking: list[int], level: int) -> int:
    return ranking[level] if level < len(ranking) else 0


def _settle(match: Match, state: PlanetState, animal: int) -> None:
    """One card: to a planet, to the next round (PL-4.5), or in the last round to the box."""
    requirement = state.facts.requirements[animal]
    winner = best_planet(requirement, state.planets)
    level = 1
    if winner == NOBODY and state.round == LAST_ROUND:
        winner, level = break_tie(requirement, state.planets)
    if winner != NOBODY:
        state.won[winner].append(animal)
    elif state.round == LAST_ROUND:
        state.boxed_animals.append(animal)
    else:
        state.row[state.round + 1].append(animal)
    if match.events is not None:
        _tell(match, state, animal, winner, level)


def _tell(match: Match, state: PlanetState, animal: int, winner: int, level: int) -> None:
    requirement = state.facts.requirements[animal]
    values = [requirement.value(planet) for planet in state.planets]
    best = max(values)
    name = animal_text(animal)
    tied = [str(seat) for seat in range(state.seats) if values[seat] == best]
    if winner != NOBODY and level > 1:
        size = _size_at(requirement.ranking(state.planets[winner]), level - 1)
        match.log(
            "planet-event-tie-break",
            "PL-6.2" if level == 2 else "PL-6.3",
            {"animal": name, "seat": winner, "level": level, "value": size},
        )
    elif winner != NOBODY:
        unit = "regions" if requirement.kind == MOST_REGIONS else "fields"
        match.log(
            "planet-event-won",
            KIND_RULES[requirement.kind],
            {"animal": name, "seat": winner, "value": values[winner], "kind": unit},
        )
    elif state.round == LAST_ROUND:
        match.log("planet-event-boxed", _why_boxed(requirement, best), {"animal": name})
    elif best:
        match.log(
            "planet-event-tied",
            "PL-4.5",
            {"animal": name, "value": best, "seats": tied, "round": state.round + 1},
        )
    else:
        match.log("planet-event-nobody", "PL-4.3", {"animal": name, "round": state.round + 1})


# The clause of each kind of requirement, in the order of KINDS.
KIND_RULES: Final = ("PL-5.1", "PL-5.2", "PL-5.4")
assert len(KIND_RULES) == len(KINDS)


def _why_boxed(requirement: Requirement, best: int) -> str:
    if not best:
        return "PL-6.8"
    return "PL-6.1" if requirement.kind == MOST_REGIONS else "PL-6.4"
