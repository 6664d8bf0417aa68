"""One planet as 60 letters: its fields, its regions, and what it has for every animal."""
# mypyc: interpreted - read once per text, and written for people

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from speciate.core.game import Game
from speciate.games.planet.content import ANIMALS
from speciate.games.planet.terrain import HABITATS, planet_from_letters
from speciate.games.planet.title import PlanetTitle


def inspect_text(game: Game, text: str) -> dict[str, Any]:
    """What the terrain holds; nobody plays here, so nobody is asked anything.

    `regions` and `rankings` list sizes, largest first; where an animal wants the most regions, its
    ranking is their number alone.
    """
    title = game.title
    assert isinstance(title, PlanetTitle)
    planet = planet_from_letters(text)
    return {
        "title": title.name,
        "to_act": None,
        "ask": None,
        "choices": [],
        "scores": [],
        "fields": {habitat: planet.fields(i) for i, habitat in enumerate(HABITATS)},
        "regions": {habitat: planet.sizes(i) for i, habitat in enumerate(HABITATS)},
        "rankings": {
            animal: requirement.ranking(planet)
            for animal, requirement in zip(ANIMALS, title.facts.requirements, strict=True)
        },
        "findings": [],
    }


def lines(result: Mapping[str, Any]) -> Iterator[str]:
    """The same for people."""
    yield "habitat   fields  regions"
    for habitat in HABITATS:
        sizes = " ".join(map(str, result["regions"][habitat]))
        yield f"{habitat:9} {result['fields'][habitat]:6}  {sizes}".rstrip()
    yield "animals, with the sizes of the regions that meet their requirement:"
    for animal, ranking in result["rankings"].items():
        if ranking:
            yield f"  {animal}  {' '.join(map(str, ranking))}"
    missing = [animal for animal, ranking in result["rankings"].items() if not ranking]
    if missing:
        yield f"nothing for {' '.join(missing)}"
