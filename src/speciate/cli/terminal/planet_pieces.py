"""What is printed on a piece of Planet, and where that is known from."""

from __future__ import annotations

from rich.text import Text

from speciate.cli.terminal.planet_drawing import DIM, Drawing
from speciate.cli.terminal.words import fold
from speciate.games.planet.content import tile_fields
from speciate.locales import Narrator

# What is known of an animal card apart from each other.
PARTS = {"species": "terminal-planet-species", "requirement": "terminal-planet-requirement"}


def about_piece(narrator: Narrator, drawing: Drawing, question: str) -> list[Text]:
    """A tile or an objective by its id, an animal by its id or its name in any language."""
    wanted, tables = question.upper(), narrator.game.content.tables
    if wanted in tables["tiles"]:
        return _tile(narrator, drawing, wanted)
    for animal, card in tables["animals"].items():
        if animal == wanted or (isinstance(card, dict) and _is_called(card["name"], question)):
            return _animal(narrator, animal)
    for objective, card in tables["objectives"].items():
        if isinstance(card, dict) and objective == wanted:
            return _objective(narrator, objective)
    return []


def _is_called(names: dict[str, str], question: str) -> bool:
    return fold(question) in map(fold, names.values())


def _tile(narrator: Narrator, drawing: Drawing, tile: str) -> list[Text]:
    content = narrator.game.content
    fields = drawing.letters(tile_fields(content.tables["tiles"][tile]))
    source = narrator.texts(f"provenance-{content.source('tiles', tile)}")
    return [Text(f"{tile}: ").append_text(fields), Text(f"  {source}", style=DIM)]


def _animal(narrator: Narrator, animal: str) -> list[Text]:
    texts, card = narrator.texts, narrator.game.content.tables["animals"][animal]
    lines = [Text(f"{animal} {narrator.animal(animal)}: {narrator.requirement(animal)}")]
    for part, label in PARTS.items():
        known = texts(f"provenance-{card[part]}")
        lines.append(Text(f"  {texts(label)}: {known}", style=DIM))
    return lines


def _objective(narrator: Narrator, objective: str) -> list[Text]:
    texts, tables = narrator.texts, narrator.game.content.tables
    card = tables["objectives"][objective]
    habitat = texts(f"planet-habitat-{card['habitat']}")
    lines = [Text(f"{objective} {texts('planet-objective')}: {habitat}")]
    steps = zip(card["fields"], tables["scoring"]["band_points"], card["sources"], strict=True)
    for fields, points, source in steps:
        step = f"  {fields}={points}"
        lines.append(Text(f"{step:<8}{texts(f'provenance-{source}')}", style=DIM))
    return lines
