"""PL-7 and PL-8: points, and who wins."""

from __future__ import annotations

from speciate.games.planet.state import NO_OBJECTIVE, PlanetState


class Score:
    """The points of a seat, and where each of them comes from."""

    def __init__(self, objective: int, same: int, other: int, animals: int) -> None:
        self.objective = objective
        self.same = same
        self.other = other
        self.animals = animals

    @property
    def points(self) -> int:
        return self.objective + self.same + self.other


def band_points(state: PlanetState, habitat: int, fields: int) -> int:
    """The points of the highest band reached, and of no other (PL-7.3 to PL-7.5)."""
    points = 0
    for least, worth in zip(state.facts.ladders[habitat], state.facts.band_points, strict=True):
        if fields >= least:
            points = worth
    return points


def score(state: PlanetState, seat: int) -> Score:
    """Everything counted, the objective too; without one, animals count as for beginners."""
    objective = state.objectives[seat]
    animals = len(state.won[seat])
    facts = state.facts
    if objective == NO_OBJECTIVE:
        return Score(0, 0, animals * facts.beginner_animal, animals)
    same = 0
    for animal in state.won[seat]:
        if facts.requirements[animal].habitat == objective:
            same += 1
    return Score(
        band_points(state, objective, state.planets[seat].fields(objective)),
        same * facts.same_habitat,
        (animals - same) * facts.other_habitat,
        animals,
    )


def winners(state: PlanetState) -> list[int]:
    """Most points, then most animals, then the win is shared (PL-7.10 to PL-7.12)."""
    best: list[int] = []
    leaders: list[int] = []
    for seat in range(state.seats):
        own = score(state, seat)
        rank = [own.points, own.animals]
        if rank == best:
            leaders.append(seat)
        elif rank > best:
            best = rank
            leaders = [seat]
    return leaders
