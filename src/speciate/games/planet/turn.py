"""PL-3.1: twelve rounds of two phases, as data; and what happens between the turns of the seats."""

from __future__ import annotations

from speciate.core.match import Match
from speciate.games.planet.facts import FIRST_LIFE, LAST_ROUND, PREPARED_STACKS, SIZE_OF_STACK
from speciate.games.planet.life import life
from speciate.games.planet.notation import animal_text, habitat_text, tile_text
from speciate.games.planet.scoring import score, winners
from speciate.games.planet.setup import MYSTERY_ANIMALS, set_up
from speciate.games.planet.state import CONTINENTS, LIFE, OPENING, OVER, SET_UP, PlanetState


def proceed(match: Match, state: PlanetState) -> bool:
    """Go on until a seat has to place a tile; False when the last round is over."""
    while state.phase != OVER:
        if state.phase == SET_UP:
            set_up(match, state)
            state.phase = CONTINENTS if state.offer or state.turn else OPENING
        elif state.phase == OPENING:
            open_round(match, state)
            state.phase = CONTINENTS
        elif state.phase == CONTINENTS:
            if state.turn < state.seats:
                return True
            put_away_leftovers(match, state)
            state.phase = LIFE
        else:
            if state.round >= FIRST_LIFE:
                life(match, state)
            end_round(match, state)
    return False


def open_round(match: Match, state: PlanetState) -> None:
    """PL-9.2, PL-9.5: first the hidden animal of the round two later, then the stack (PL-3.2)."""
    if match.events is not None:
        match.log("planet-event-round", "PL-3.1", {"round": state.round})
    if state.mystery and state.round <= PREPARED_STACKS:
        _turn_up_animal(match, state)
    if state.round <= PREPARED_STACKS:
        for _ in range(SIZE_OF_STACK):
            state.offer.append(match.chance.take(state.round - 1, state.unseen_tiles))
    elif state.round == LAST_ROUND - 1:
        state.offer = state.place_11
        state.place_11 = []
    else:
        state.offer = state.place_12
        state.place_12 = []
    state.turn = 0
    if match.events is not None:
        tiles = [tile_text(tile) for tile in state.offer]
        match.log("planet-event-opened", "PL-3.2", {"round": state.round, "tiles": tiles})


def _turn_up_animal(match: Match, state: PlanetState) -> None:
    due = state.round + 2
    animal = match.chance.take(MYSTERY_ANIMALS, state.unseen_animals)
    state.row[due].append(animal)
    if match.events is not None:
        match.log("planet-event-turned-up", "PL-9.2", {"animal": animal_text(animal), "round": due})


def put_away_leftovers(match: Match, state: PlanetState) -> None:
    left = state.offer
    state.store_leftovers()
    if match.events is not None:
        for tile in left:
            place = "box"
            if tile in state.place_11:
                place = "11"
            elif tile in state.place_12:
                place = "12"
            rule = {"11": "PL-3.9", "12": "PL-3.10", "box": "PL-3.11"}[place]
            match.log("planet-event-leftover", rule, {"tile": tile_text(tile), "place": place})


def end_round(match: Match, state: PlanetState) -> None:
    """The marker goes one seat to the left after every round (PL-3.14); after twelve, the end."""
    if state.round == LAST_ROUND:
        finish(match, state)
        return
    state.marker = (state.marker + 1) % state.seats
    state.round += 1
    state.turn = 0
    state.phase = OPENING
    if match.events is not None:
        match.log("planet-event-marker", "PL-3.14", {"seat": state.marker})


def finish(match: Match, state: PlanetState) -> None:
    """PL-7.1, PL-7.2: the match ends and the objectives are shown."""
    match.chance.reveal()
    state.phase = OVER
    if match.events is None:
        return
    for seat in range(state.seats):
        own = score(state, seat)
        if state.beginner:
            match.log(
                "planet-event-scored-beginner", "PL-8.2", {"seat": seat, "points": own.points}
            )
            continue
        habitat = habitat_text(state.objectives[seat])
        match.log("planet-event-revealed", "PL-7.2", {"seat": seat, "habitat": habitat})
        match.log(
            "planet-event-scored",
            "PL-7.3",
            {
                "seat": seat,
                "objective": own.objective,
                "same": own.same,
                "other": own.other,
                "points": own.points,
            },
        )
    won = winners(state)
    best = score(state, won[0])
    rivals = [s for s in range(state.seats) if score(state, s).points == best.points]
    if len(rivals) > len(won) == 1:
        match.log("planet-event-animals-decide", "PL-7.11", {"seat": won[0]})
    match.log(
        "planet-event-winner",
        "PL-7.10" if len(won) == 1 else "PL-7.12",
        {"seats": [str(seat) for seat in won], "points": best.points},
    )
