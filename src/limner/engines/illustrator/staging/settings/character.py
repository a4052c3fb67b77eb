"""What towns are known by: walls, roofs, what rises over them, what grows and hangs in their streets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

Roof = Literal[
    "stepped", "pitched", "mansard", "chimneys", "flat", "domed", "curved", "steep", "temple", "rounded", "slab"
]
"""Forms of roofs, drawn by `roofs`."""
Landmark = Literal[
    "minaret", "dome", "spire", "campanile", "onion", "pagoda", "tower", "needle", "clock", "temple", "peak"
]
"""What rises over the houses, drawn by `landmarks`."""
Hung = Literal["", "lanterns", "signs", "laundry", "flags"]
"""What hangs in the street, drawn by `hung`."""


@dataclass(frozen=True, slots=True)
class Character:
    """A kind of town. `walls` and `roof_hues` are colours by turns; `step` is a house's width as a share of the canvas,
    `tall` the highest one's height as a share of the picture's.
    `model` are the symbols that stand on its ground as a model. `interior` are the colours of
    a room's walls, floor and lines of light, where its rooms are not like others.
    """

    walls: str
    roof_hues: str
    roof: Roof
    landmarks: tuple[Landmark, ...] = ()
    step: float = 0.17
    tall: float = 0.32
    rounded: bool = False
    shops: bool = True
    shutters: str = ""
    plants: tuple[str, ...] = ()
    hung: Hung = ""
    model: str = "house tree house tree"
    interior: str = ""


CHARACTERS: Final[Mapping[str, Character]] = {
    "canal towns": Character(
        "8a4a3c a8623f 5c3c38 c98a5a 6e5a54 b0473c", "7a3e34 4a4048", "stepped", ("spire", "clock"), 0.115, 0.38
    ),
    "central": Character(
        "ecd9b4 e0b88e d8c8b0 c9d0c0 e6c8b8 f0e2c4", "a5523c 7a4a48 5c6470", "mansard",
        ("spire", "clock", "dome"), 0.17, 0.36,
    ),
    "alpine": Character(
        "f4ead8 b98a5c ecdcc0 9a6a44", "7a4a34 8a5a44", "steep", ("peak", "spire"), 0.22, 0.26, shutters="3f7a5a"
    ),
    "british": Character(
        "9a5648 8a4a40 b07058 a08478", "54565e 62606a", "chimneys", ("clock", "spire"), 0.16, 0.32
    ),
    "mediterranean": Character(
        "f0cf9a e8a878 f2dcb4 dc8f6a f6e4c4 e9bfa0", "c4623c b5573a d07a4c", "pitched",
        ("campanile", "dome"), 0.16, 0.32, rounded=True, shutters="5f8a5a", plants=("lemon_tree",), hung="laundry",
    ),
    "aegean": Character(
        "fbfbf8 f4f6f8 eef2f6", "2f6fb4 f4f6f8 3a7cc0", "domed", ("dome",), 0.15, 0.26, rounded=True, shops=False,
        shutters="2f6fb4",
    ),
    "oriental": Character(
        "e0bd8a d2a26e ecd2a4 c98f62 e6c8a0", "b98a5a cfa878", "flat", ("minaret", "dome", "minaret"), 0.16, 0.26,
        rounded=True, shops=False, plants=("palm_tree",),
    ),
    "far eastern": Character(
        "e8dcc4 c9a074 a8744c d8c8ac", "4c5560 5f4a48 44505a", "curved", ("pagoda",), 0.22, 0.22, shops=False,
        hung="lanterns", model="pagoda house cherry_blossom_tree house",
    ),
    "indian": Character(
        "e8a86a d88a6a e8c080 c97a78 7fa8b8 f0d0a0", "d89a5a c8785a", "domed", ("dome", "minaret"), 0.16, 0.3,
        rounded=True, hung="flags",
    ),
    "metropolis": Character("6f86a8 8298b4 5f7698 94a2b8 a08478", "5a6a84", "slab", ("needle", "tower"), 0.14, 0.56,
                             model="skyscraper house tree skyscraper"),
    "neon metropolis": Character("5a5f7c 6c6684 4a5672 7a6a80", "3c4258", "slab", ("tower", "needle"), 0.15, 0.5,
                                 hung="signs", model="skyscraper house tree skyscraper"),
    "tropical": Character(
        "f2b8a0 9fd4c8 f6dc9a c8a8d8 8ec4e0 f2a0a8", "f4ece0 d8785c", "flat", ("campanile",), 0.17, 0.28, rounded=True,
        shutters="2f8a8a", plants=("palm_tree",),
    ),
    "southern": Character(
        "f0b04a d8604a 5fa8b8 e88a9a f2d07a 8ab86a", "c4623c b5573a", "flat", ("campanile", "dome"), 0.18, 0.26,
        rounded=True, hung="flags",
    ),
    "russian": Character(
        "ecd8b0 e8b0a0 c4d8d0 f0e4d0", "5f7a6a 6a7a88", "pitched", ("onion", "onion", "spire"), 0.18, 0.3, rounded=True
    ),
    "nordic": Character(
        "b8443a d8a848 5a7a94 e8e0d0 8a9a6a c8694a", "5a4a4c 4c5560", "steep", ("spire", "peak"), 0.13, 0.24
    ),
    "ancient": Character(
        "f0e8d8 e8d8bc f4ecdc dcc8a8", "c4683f b86a48", "temple", ("temple", "dome"), 0.22, 0.28, shops=False,
        plants=("lemon_tree",),
    ),
    "future": Character("a8c4dc c4d8e8 8ab0d0 d8e4ec 9ab8c8", "e8f2f8", "rounded", ("needle", "dome"), 0.13, 0.58,
                        shops=False, model="skyscraper tree skyscraper", interior="dfe9f0 b4c4d2 38d4f0"),
}  # fmt: skip
"""Every kind of town by its region (`reading.tables.regions`)."""


def character(region: str) -> Character | None:
    """The kind of town of that region; None where none is named."""
    return CHARACTERS.get(region)
