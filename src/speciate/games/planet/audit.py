"""Everything that is wrong with a state: lost pieces, counts that no play gives, false caches."""

from __future__ import annotations

from speciate.core.errors import Fault
from speciate.games.planet.board import EDGES, FACES, FIELDS, NEIGHBOURS
from speciate.games.planet.facts import LAST_ROUND, PREPARED_STACKS, SIZE_OF_STACK
from speciate.games.planet.notation import animal_text, tile_text
from speciate.games.planet.state import NO_OBJECTIVE, OVER, SET_UP, PlanetState
from speciate.games.planet.terrain import EMPTY, HABITATS, LETTERS, STRIDE, Planet


def audit(state: PlanetState) -> list[Fault]:
    """All faults, each with its path in the position document; empty for a sound state."""
    faults: list[Fault] = []
    _audit_tiles(state, faults)
    _audit_tile_counts(state, faults)
    _audit_animals(state, faults)
    _audit_row(state, faults)
    _audit_seats(state, faults)
    for seat in range(state.seats):
        _audit_planet(state, seat, faults)
    return faults


def _audit_tiles(state: PlanetState, faults: list[Fault]) -> None:
    """Each of the fifty tiles lies in one place."""
    count = len(state.facts.fields)
    seen = [0] * count
    places = [
        ("offer", state.offer),
        ("place_11", state.place_11),
        ("place_12", state.place_12),
        ("boxed_tiles", state.boxed_tiles),
        ("unseen", state.unseen_tiles),
    ]
    for seat in range(state.seats):
        laid = [t // EDGES for t in state.planets[seat].tiles if t != EMPTY]
        places.append((f"planets[{seat}]", laid))
    for path, tiles in places:
        for tile in tiles:
            seen[tile] += 1
            if seen[tile] == 2:
                faults.append(Fault(path, f"tile {tile_text(tile)} lies somewhere else as well"))
    faults += [Fault("", f"tile {tile_text(t)} is lost") for t in range(count) if not seen[t]]


def _audit_tile_counts(state: PlanetState, faults: list[Fault]) -> None:
    """The counts that rounds and seats allow (PL-2.2, PL-3.4, PL-3.9 to PL-3.11)."""
    opened = state.round if state.is_open else state.round - 1
    unseen = SIZE_OF_STACK * max(0, PREPARED_STACKS - opened)
    _expect(faults, "", "tiles in closed stacks", len(state.unseen_tiles), unseen)
    left_open = state.is_open and state.turn < state.seats
    _expect(
        faults, "offer", "tiles", len(state.offer), SIZE_OF_STACK - state.turn if left_open else 0
    )
    for seat in range(state.seats):
        placed = (seat - state.marker) % state.seats < state.turn
        laid = FACES - len(state.planets[seat].empty)
        _expect(faults, f"planets[{seat}]", "tiles", laid, state.round - 1 + int(placed))
    stored = state.round - 1 if left_open or not state.is_open else state.round
    at_11, at_12, boxed = leftovers_after(stored, state.seats, state.is_open, state.round)
    _expect(faults, "place_11", "tiles", len(state.place_11), at_11)
    _expect(faults, "place_12", "tiles", len(state.place_12), at_12)
    _expect(faults, "boxed_tiles", "tiles", len(state.boxed_tiles), boxed)


def leftovers_after(rounds: int, seats: int, is_open: bool, now: int) -> tuple[int, int, int]:
    """How many leftovers lie on places 11 and 12 and in the box after so many rounds."""
    at_11 = at_12 = boxed = 0
    for number in range(1, rounds + 1):
        for _ in range(SIZE_OF_STACK - seats):
            if number < LAST_ROUND - 1 and at_11 < SIZE_OF_STACK:
                at_11 += 1
            elif number < LAST_ROUND - 1 and at_12 < SIZE_OF_STACK:
                at_12 += 1
            else:
                boxed += 1
    if now > LAST_ROUND - 1 or (now == LAST_ROUND - 1 and is_open):
        at_11 = 0
    if now == LAST_ROUND and is_open:
        at_12 = 0
    return at_11, at_12, boxed


def _audit_animals(state: PlanetState, faults: list[Fault]) -> None:
    """Each animal card lies in one place, and as many are known as have been laid out."""
    count = len(state.facts.requirements)
    seen = [0] * count
    places = [(f"row.{n}", state.row[n]) for n in range(len(state.row))]
    places += [(f"won[{seat}]", state.won[seat]) for seat in range(state.seats)]
    places += [("boxed_animals", state.boxed_animals), ("unseen", state.unseen_animals)]
    for path, animals in places:
        for animal in animals:
            seen[animal] += 1
            if seen[animal] == 2:
                faults.append(Fault(path, f"animal {animal_text(animal)} lies somewhere else too"))
    faults += [Fault("", f"animal {animal_text(a)} is lost") for a in range(count) if not seen[a]]
    known = count - len(state.unseen_animals)
    columns = state.round if state.row_is_due else LAST_ROUND + 1
    laid_out = sum(state.laid_out(number) for number in range(1, columns))
    _expect(faults, "row", "animals in the row, won and boxed", known, laid_out)


def _audit_row(state: PlanetState, faults: list[Fault]) -> None:
    """Past columns are empty, coming ones complete, and only a tie adds to the present one."""
    over = state.phase == OVER
    for number in range(1, 1 if state.row_is_due else LAST_ROUND + 1):
        cards = len(state.row[number])
        if number < state.round or over:
            _expect(faults, f"row.{number}", "animals", cards, 0)
        elif number > state.round or cards < state.laid_out(number):
            _expect(faults, f"row.{number}", "animals", cards, state.laid_out(number))
    if state.round < 3 and any(state.won):
        faults.append(Fault("won", "no animal can be won before round 3 (PL-4.1)"))
    if state.boxed_animals and not over:
        faults.append(Fault("boxed_animals", "animals go to the box in the last round only"))


def _audit_seats(state: PlanetState, faults: list[Fault]) -> None:
    """Marker (PL-3.14) and objectives (PL-2.6, PL-8.1)."""
    _expect(faults, "marker", "as marker", state.marker, (state.round - 1) % state.seats)
    if state.turn < 0 or state.turn > state.seats:
        faults.append(Fault("offer", f"{state.turn} tiles taken by {state.seats} seats"))
    if state.phase == OVER and state.round != LAST_ROUND:
        faults.append(Fault("phase", f"over in round {state.round}: a match has {LAST_ROUND}"))
    dealt = [objective for objective in state.objectives if objective != NO_OBJECTIVE]
    if len(set(dealt)) != len(dealt):
        faults.append(Fault("objectives", "an objective is dealt twice"))
    if state.beginner and dealt:
        faults.append(Fault("objectives", "beginners play without objectives (PL-8.1)"))
    if not state.beginner and state.phase != SET_UP:
        _expect(faults, "objectives", "dealt", len(dealt), state.seats)


def _audit_planet(state: PlanetState, seat: int, faults: list[Fault]) -> None:
    """Terrain and regions searched anew, field by field, from the tiles alone."""
    planet = state.planets[seat]
    letters = ["."] * FIELDS
    for face in range(FACES):
        laid = planet.tiles[face]
        if laid != EMPTY:
            fields = state.facts.fields[laid // EDGES]
            for j in range(EDGES):
                letters[EDGES * face + (j + laid) % EDGES] = fields[j]
    path = f"planets[{seat}]"
    if "".join(letters) != planet.letters():
        faults.append(Fault(path, "the terrain is not that of the tiles"))
    empty = [face for face in range(FACES) if planet.tiles[face] == EMPTY]
    if empty != planet.empty:
        faults.append(Fault(path, "the empty faces are not those without a tile"))
    faults += [
        Fault(path, f"the regions of {HABITATS[habitat]} are not joined rightly")
        for habitat in range(len(HABITATS))
        if search_regions(letters, LETTERS[habitat]) != _regions(planet, habitat)
    ]


def search_regions(letters: list[str], letter: str) -> list[tuple[int, int, int]]:
    """Regions of a habitat as (fields, fringe, size), found by walking from field to field."""
    found: list[tuple[int, int, int]] = []
    seen = [False] * FIELDS
    for start in range(FIELDS):
        if seen[start] or letters[start] != letter:
            continue
        seen[start] = True
        reached = [start]
        fields = fringe = 0
        for field in reached:
            fields |= 1 << field
            for neighbour in NEIGHBOURS[field]:
                fringe |= 1 << neighbour
                if letters[neighbour] == letter and not seen[neighbour]:
                    seen[neighbour] = True
                    reached.append(neighbour)
        found.append((fields, fringe, len(reached)))
    return sorted(found)


def _regions(planet: Planet, habitat: int) -> list[tuple[int, int, int]]:
    flat = planet.regions[habitat]
    return sorted([(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), STRIDE)])


def _expect(faults: list[Fault], path: str, what: str, found: int, wanted: int) -> None:
    if found != wanted:
        faults.append(Fault(path, f"{found} {what} where {wanted} should be"))
