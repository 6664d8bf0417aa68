"""A second Planet, written straight from the rulebook with dicts and sets.

It shares nothing with the rules but the printed content. It is told what was chosen and what chance
gave, and keeps a table of its own; nothing here is fast, and nothing is remembered that can be
counted anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.planet import solid

Laid = tuple[str, int, int]  # tile, face, rotation, counted from 1 as people do

LETTERS = {"ocean": "O", "glacier": "G", "forest": "F", "desert": "D", "mountain": "M"}
KINDS = {
    "most_regions": "most",
    "largest_touching": "touching",
    "largest_not_touching": "avoiding",
}


class Referee:
    """One match from set-up to the last point. `drawn` are the outcomes of each zone, in order."""

    def __init__(
        self,
        content: Mapping[str, Mapping[str, Any]],
        seats: int,
        options: Mapping[str, str],
        drawn: Mapping[str, Sequence[str]],
    ) -> None:
        self.content = content
        self.seats = seats
        self.beginner = options["beginner"] == "yes"
        self.mystery = options["mystery"] == "yes"
        self.stacks = {r: list(drawn.get(f"round {r} stack", [])) for r in range(1, 11)}
        self.stacks |= {11: [], 12: []}
        self.face_down = iter(drawn.get("mystery animals", []))
        self.columns: dict[int, list[str]] = {r: [] for r in range(1, 13)}
        self.objectives = list(drawn.get("objectives", []))
        self.planets: list[dict[int, str]] = [{} for _ in range(seats)]  # field: letter
        self.animals: list[list[str]] = [[] for _ in range(seats)]
        self.box: dict[str, list[str]] = {"tiles": [], "animals": []}
        self.marker = 0
        self.round = 0
        self.offer: list[str] = []
        self.to_move: list[int] = []
        self.over = False
        self._lay_out(iter(drawn["animals"]))
        self._begin_round()

    # Set-up and rounds

    def _lay_out(self, deck: Iterator[str]) -> None:
        printed = self.content["row"]
        row = printed["mystery"]["face_up"] if self.mystery else printed["cards"]
        for number, cards in enumerate(row, 1):
            self.columns[number] = [next(deck) for _ in range(cards)]

    def _begin_round(self) -> None:
        self.round += 1
        if self.mystery and self.round <= 10:
            self.columns[self.round + 2].append(next(self.face_down))
        self.offer = self.stacks.pop(self.round)
        self.to_move = [(self.marker + n) % self.seats for n in range(self.seats)]

    def place(self, seat: int, laid: Laid) -> None:
        """A turn: tile, face and rotation."""
        tile, face, rotation = laid
        assert seat == self.to_move.pop(0), "out of turn"
        assert tile in self.offer, "not on offer"
        assert 5 * (face - 1) not in self.planets[seat], "no empty face"
        self.offer.remove(tile)
        entry = self.content["tiles"][tile]
        fields = entry if isinstance(entry, str) else entry["fields"]
        for place, letter in enumerate(fields):
            self.planets[seat][5 * (face - 1) + (place + rotation - 1) % 5] = letter
        if not self.to_move:
            self._end_round()

    def _end_round(self) -> None:
        for tile in self.offer:
            self._put_away(tile)
        self.offer = []
        if self.round >= 3:
            cards, self.columns[self.round] = self.columns[self.round], []
            for card in cards:
                self._settle(card)
        if self.round == 12:
            self.over = True
            return
        self.marker = (self.marker + 1) % self.seats
        self._begin_round()

    def _put_away(self, tile: str) -> None:
        """Above the cards of round 11 up to five, then of round 12, the rest into the box."""
        if self.round < 11:
            for number in (11, 12):
                if len(self.stacks[number]) < 5:
                    self.stacks[number].append(tile)
                    return
        self.box["tiles"].append(tile)

    # Life

    def ranking(self, seat: int, card: str) -> list[int]:
        animal = self.content["animals"][card]
        other = LETTERS.get(animal.get("other", ""), "")
        habitat, kind = LETTERS[animal["habitat"]], KINDS[animal["kind"]]
        return solid.ranking(self.letters(seat), habitat, kind, other)

    def letters(self, seat: int) -> str:
        return "".join(self.planets[seat].get(field, ".") for field in range(60))

    def _settle(self, card: str) -> None:
        found = {seat: self.ranking(seat, card) for seat in range(self.seats)}
        best = max((ranking[0] for ranking in found.values() if ranking), default=0)
        tied = [seat for seat, ranking in found.items() if ranking and ranking[0] == best]
        counts_regions = self.content["animals"][card]["kind"] == "most_regions"
        if self.round == 12 and not counts_regions:
            for place in (1, 2):  # the second region, then the third
                if len(tied) > 1:
                    tied = _largest_at(place, {seat: found[seat] for seat in tied})
        if len(tied) == 1:
            self.animals[tied[0]].append(card)
        elif self.round == 12:
            self.box["animals"].append(card)
        else:
            self.columns[self.round + 1].append(card)

    # The end

    def points(self, seat: int) -> int:
        scoring = self.content["scoring"]
        if self.beginner:
            return len(self.animals[seat]) * int(scoring["beginner"])
        goal = self.objectives[seat]
        (steps,) = [
            entry["fields"]
            for entry in self.content["objectives"].values()
            if isinstance(entry, Mapping) and entry["habitat"] == goal
        ]
        fields = list(self.planets[seat].values()).count(LETTERS[goal])
        reached = [
            p for p, least in zip(scoring["band_points"], steps, strict=True) if fields >= least
        ]
        total = max(reached, default=0)
        for card in self.animals[seat]:
            same = self.content["animals"][card]["habitat"] == goal
            total += scoring["same_habitat"] if same else scoring["other_habitat"]
        return int(total)

    def winners(self) -> list[int]:
        best = max((self.points(seat), len(self.animals[seat])) for seat in range(self.seats))
        return [
            seat
            for seat in range(self.seats)
            if (self.points(seat), len(self.animals[seat])) == best
        ]

    def table(self) -> dict[str, Any]:
        """All that lies open."""
        return {
            "round": self.round,
            "marker": self.marker,
            "offer": self.offer,
            "place_11": self.stacks.get(11, []),
            "place_12": self.stacks.get(12, []),
            "boxed_tiles": self.box["tiles"],
            "letters": [self.letters(seat) for seat in range(self.seats)],
            "columns": list(self.columns.values()),
            "won": self.animals,
            "boxed_animals": self.box["animals"],
        }


def _largest_at(place: int, rankings: Mapping[int, list[int]]) -> list[int]:
    """Who of those tied has the largest region at a place of the ranking; missing is none."""
    sizes = {seat: [*ranking, 0, 0][place] for seat, ranking in rankings.items()}
    return [seat for seat, size in sizes.items() if size == max(sizes.values())]
