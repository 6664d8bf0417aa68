"""What is on the pieces, written down a second time: content.toml is held against it."""

from __future__ import annotations

from typing import NamedTuple

HABITATS = {"O": "ocean", "G": "glacier", "F": "forest", "D": "desert", "M": "mountain"}
KINDS = {
    "most": "most_regions",
    "touching": "largest_touching",
    "avoiding": "largest_not_touching",
}

# T01 to T50 in order; five fields, clockwise.
_TILES = """
OOOGG OOGGG OOFOF OOOFF OODOD OOODD OOMMM OOOMM GGFFF GFGFF
GGGDD GGDDD GGGMM GGMMM FFDDD FFFDD FFMFM FFMMM DDMMM DDDMM
OOOFG OGFFF OGOFF OODOG OOODG OODGG OGOMM OMOMG OOGOM OOFDF
OFODF OFFOD OFOFM OFFOM OFMFF ODDOM OOMDD OOOMD GFFDF GDDDF
GDFFF GFMFF GMFFF GGGMF GMMMD GGMMD GGMDM FFMDD FMMDD FDFMM
"""
TILES = _TILES.split()


class Animal(NamedTuple):
    """One card: what it counts, how, beside what, its names, and the two provenances."""

    habitat: str
    kind: str
    other: str
    english: str
    polish: str
    species: str
    requirement: str


# counted habitat, kind, other habitat; names; where species and requirement come from
_ANIMALS = """
A01 O most     - | tropical fish | ryba tropikalna     | published     reconstructed
A02 O touching G | whale         | wieloryb            | published     published
A03 O touching F | manatee       | manat               | reconstructed published
A04 O touching D | sea turtle    | żółw morski         | published     published
A05 O touching M | octopus       | ośmiornica          | published     reconstructed
A06 O avoiding G | seahorse      | konik morski        | reconstructed reconstructed
A07 O avoiding F | jellyfish     | meduza              | published     published
A08 O avoiding D | dolphin       | delfin              | reconstructed reconstructed
A09 O avoiding M | shark         | rekin               | reconstructed reconstructed
A10 G most     - | polar bear    | niedźwiedź polarny  | reconstructed reconstructed
A11 G touching O | penguin       | pingwin             | published     published
A12 G touching F | snowy owl     | sowa śnieżna        | reconstructed reconstructed
A13 G touching D | arctic hare   | zając polarny       | reconstructed reconstructed
A14 G touching M | arctic wolf   | wilk polarny        | reconstructed reconstructed
A15 G avoiding O | musk ox       | piżmowół            | reconstructed reconstructed
A16 G avoiding F | walrus        | mors                | published     reconstructed
A17 G avoiding D | reindeer      | renifer             | rulebook      rulebook
A18 G avoiding M | seal          | foka                | reconstructed reconstructed
A19 F most     - | panda         | panda               | rulebook      rulebook
A20 F touching O | parrot        | papuga              | reconstructed published
A21 F touching G | fox           | lis                 | rulebook      rulebook
A22 F touching D | tiger         | tygrys              | published     published
A23 F touching M | brown bear    | niedźwiedź brunatny | published     published
A24 F avoiding O | squirrel      | wiewiórka           | reconstructed published
A25 F avoiding G | monkey        | małpa               | reconstructed reconstructed
A26 F avoiding D | frog          | żaba                | reconstructed published
A27 F avoiding M | sloth         | leniwiec            | reconstructed reconstructed
A28 D most     - | fennec        | fenek               | reconstructed reconstructed
A29 D touching O | flamingo      | flaming             | reconstructed reconstructed
A30 D touching G | guanaco       | gwanako             | reconstructed reconstructed
A31 D touching F | lion          | lew                 | reconstructed reconstructed
A32 D touching M | elephant      | słoń                | rulebook      rulebook
A33 D avoiding O | camel         | wielbłąd            | reconstructed reconstructed
A34 D avoiding G | meerkat       | surykatka           | reconstructed reconstructed
A35 D avoiding F | scorpion      | skorpion            | reconstructed published
A36 D avoiding M | ostrich       | struś               | reconstructed reconstructed
A37 M most     - | eagle         | orzeł               | reconstructed reconstructed
A38 M touching O | moose         | łoś                 | published     published
A39 M touching G | snow leopard  | pantera śnieżna     | reconstructed reconstructed
A40 M touching F | puma          | puma                | reconstructed published
A41 M touching D | alpaca        | alpaka              | published     reconstructed
A42 M avoiding O | ibex          | koziorożec          | reconstructed reconstructed
A43 M avoiding G | gorilla       | goryl               | reconstructed reconstructed
A44 M avoiding F | yak           | jak                 | reconstructed published
A45 M avoiding D | marmot        | świstak             | reconstructed reconstructed
"""


def _read(line: str) -> tuple[str, Animal]:
    card, english, polish, sources = [part.strip() for part in line.split("|")]
    name, habitat, kind, other = card.split()
    return name, Animal(habitat, kind, other, english, polish, *sources.split())


ANIMALS = dict(_read(line) for line in _ANIMALS.strip().splitlines())

# Habitat, the least fields of each of the five bands, and where each of the numbers comes from.
OBJECTIVES = {
    "N1": ("O", [16, 19, 22, 25, 28], "rrrrr"),
    "N2": ("G", [11, 14, 17, 20, 23], "RRrrr"),
    "N3": ("F", [15, 18, 21, 24, 27], "rrrrp"),
    "N4": ("D", [11, 14, 17, 20, 23], "rrrrp"),
    "N5": ("M", [12, 15, 18, 21, 24], "rrrrr"),
}
SOURCES = {"R": "rulebook", "p": "published", "r": "reconstructed"}
BAND_POINTS = [2, 4, 6, 8, 10]

# Animal cards under rounds 1 to 12.
ROW = [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]
