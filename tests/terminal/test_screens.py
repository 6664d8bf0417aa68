"""What a turn looks like: everything on one screen of 80 by 24."""

import pytest
from rich.console import Console
from tests.terminal.table import sit, whole_turns

from speciate.cli.terminal.planet_drawing import Drawing
from speciate.cli.terminal.planet_table import PlanetTable
from speciate.cli.terminal.screen import HEIGHT, WIDTH
from speciate.games.planet.board import ACROSS
from speciate.games.planet.terrain import HABITATS
from speciate.locales import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_fits_one_screen(language: str, seats: int) -> None:
    sitting = sit(seats, "random", "Maximiliana")
    narrator = sitting.narrator(Texts(language))
    console = Console(width=WIDTH)
    tallest = 0
    for _ in whole_turns(sitting):
        while not sitting.match.over and sitting.players[sitting.match.ask.seat].bot:
            sitting.play_bot()
        view = sitting.match.view(0)
        due = len(view.board["row"][view.board["round"] - 1]["animals"])
        lines = PlanetTable(narrator, view, WIDTH).turn(HEIGHT)
        wrapped = [part for line in lines for part in line.wrap(console, WIDTH)]
        tallest = max(tallest, len(wrapped) - max(due - 4, 0))
    assert tallest <= HEIGHT - 2  # the question may take a line beside that of the answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_habitat_has_a_letter_of_its_own(language: str) -> None:
    texts = Texts(language)
    letters = [texts(f"terminal-planet-letter-{habitat}") for habitat in HABITATS]
    assert len(set(letters)) == len(HABITATS)
    assert all(len(letter) == 1 for letter in letters)


def test_a_cell_names_the_field_the_face_across_and_its_field() -> None:
    letters = list("." * 60)
    letters[0:5] = "OOFFD"
    letters[ACROSS[2]] = "M"
    rows = Drawing(Texts("en")).faces("".join(letters))
    assert rows[1].plain.split()[:6] == ["1", "O>2.", "O>3.", "F>4M", "F>5.", "D>6."]


def test_many_regions_of_a_size_are_one_word() -> None:
    sizes = {habitat: [3, 2, 2, 1, 1, 1, 1] for habitat in HABITATS}
    line = Drawing(Texts("pl")).regions("Obszary", sizes).plain
    assert line.startswith("Obszary: O 3 2 2 4x1 · L 3")


def test_regions_are_listed_by_size() -> None:
    sizes = {"ocean": [5, 2, 1], "glacier": [], "forest": [4], "desert": [], "mountain": [1]}
    assert Drawing(Texts("en")).regions("Regions", sizes).plain == "Regions: O 5 2 1 · F 4 · M 1"
