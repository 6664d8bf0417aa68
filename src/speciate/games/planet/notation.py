"""How tiles, faces, rotations, animals and objectives are written; people count from one."""

from __future__ import annotations

from speciate.games.planet.terrain import HABITATS


def tile_text(tile: int) -> str:
    return f"T{tile + 1:02}"


def face_text(face: int) -> str:
    return str(face + 1)


def rotation_text(rotation: int) -> str:
    return str(rotation + 1)


def animal_text(animal: int) -> str:
    return f"A{animal + 1:02}"


def habitat_text(habitat: int) -> str:
    return HABITATS[habitat]
