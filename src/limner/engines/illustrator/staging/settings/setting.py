"""What a place is: how it is drawn, where its horizon lies, and what is known of it, entered beside its drawing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from limner.drawing.colour import RGB
from limner.engines.illustrator.atlas.facts import Nook
from limner.engines.illustrator.reading.reading import Time

if TYPE_CHECKING:
    from limner.engines.illustrator.staging.easel import Easel

    Draw = Callable[[Easel], None]

Footing = Literal["land", "floor", "top", "sea", "lake", "depths", "air", "space", "bough"]
"""What subjects stand on, or that they hang in the open."""

Frame = Literal["bower", "cave", "doorway", "porthole", ""]
"""What one looks out from at it: leaves, a cave's mouth, a door or gate, a round window; "" where nothing is around."""

Climate = Literal[
    "wooded", "open", "hot", "shore", "winter", "city", "indoors", "table", "depths", "aloft", "space", "studio"
]
"""Which moments a prompt that is made richer may name there."""

Trait = Literal[
    "aloft",  # without a ground to stand on
    "barren",  # vast and empty, whoever is there
    "blank",  # a ground rather than a place
    "cabin",  # one is seen from so near that the lower body is out of the picture
    "close",  # small things are there
    "cramped",  # without room for a table
    "dwelling",  # what is small lies on a table in it
    "mirrored",  # a mirror shows those who stand there
    "overhung",  # no plain sky at its top
    "ranged",  # mountains can rise at its horizon
    "seasonal",  # every season can be told there
    "sill",  # one is at its window
    "swept",  # no plant grows in its corners
    "tame",  # open, and its animals are no wild ones
    "turning",  # its season is the seed's where no word names one
    "wading",  # one is in its water up to the chest
    "warm",  # without snow, fog or northern lights
    "waterside",  # boats are there
    "windowless",  # lit by its lamps alone: no daylight falls on its walls
]

ANY_HOUR: Final[tuple[Time, ...]] = (
    "day", "morning", "sunset", "day", "dawn", "day", "morning", "day", "sunset", "dusk",
)  # fmt: skip
"""By turns, where a place has no hours of its own."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A place. `horizons` are shares of the height: seen from high up, from eye level, from low down. Where
    `surface` is set the horizon is water, and runs through what floats. Nobody stands `beyond`
    that share of what lies below the horizon, where houses or water are.

    `indoors` lamps are lit, and the weather stays outside. `hours` are by turns where no word names one; `neighbours`
    are where else those who are at home here may be met. `nook` is what is behind the table's top that is shown in its
    place where all is small; None where it is shown itself. `near` is the colour of what is near. A green mass of
    another picture becomes one of `green`, another mass one of `other`: first what is tall, then what is wide. `shows`
    are the things that are always there, by the words with which a prompt refuses them.
    """

    draw: Draw
    footing: Footing = "land"
    horizons: tuple[float, float, float] = (0.44, 0.56, 0.68)
    surface: bool = False
    beyond: float = 0.0
    indoors: bool = False
    hours: tuple[Time, ...] = ANY_HOUR
    climate: Climate = "studio"
    neighbours: tuple[str, ...] = ()
    nook: Nook | None = None
    frame: Frame = "bower"
    near: RGB | None = None
    green: tuple[str, ...] = ()
    other: tuple[str, ...] = ()
    shows: frozenset[str] = frozenset()
    traits: frozenset[Trait] = frozenset()
    name: str = ""

    @property
    def bare(self) -> bool:
        """Whether its colour comes from a backdrop more than from the hour."""
        return self.indoors or "blank" in self.traits

    @property
    def open(self) -> bool:
        """Whether it is under a sky that has weather, and a sun behind those who stand there."""
        return not (self.bare or "aloft" in self.traits or self.surface)


SETTINGS: Final[dict[str, Setting]] = {}
"""Every place by its name, once `index.load` has entered them all."""


def place(
    name: str,
    *,
    climate: Climate,
    footing: Footing = "land",
    horizons: tuple[float, float, float] = (0.44, 0.56, 0.68),
    surface: bool = False,
    beyond: float = 0.0,
    indoors: bool = False,
    hours: tuple[Time, ...] = ANY_HOUR,
    neighbours: str = "",
    nook: Nook | None = None,
    frame: Frame | None = None,
    near: RGB | None = None,
    green: str | None = None,
    other: str | None = None,
    shows: str = "",
    traits: tuple[Trait, ...] = (),
) -> Callable[[Draw], Draw]:
    """Enter a drawing function as a place. `neighbours`, `green`, `other` and `shows` are comma-separated; where they
    and `frame` are left out, a place is like any other room or land. Raises ValueError where the name is taken.
    """

    def enter(draw: Draw) -> Draw:
        if name in SETTINGS:
            raise ValueError(f"the place {name!r} is there twice")
        SETTINGS[name] = Setting(
            draw=draw,
            footing=footing,
            horizons=horizons,
            surface=surface,
            beyond=beyond,
            indoors=indoors,
            hours=hours,
            climate=climate,
            neighbours=_split(neighbours),
            nook=nook,
            frame=frame if frame is not None else "doorway" if indoors else "bower",
            near=near,
            green=_split(green if green is not None else "potted_plant" if indoors else "tree, bush"),
            other=_split(other if other is not None else "" if indoors else "tree, rock"),
            shows=frozenset(_split(shows)),
            traits=frozenset(traits),
            name=name,
        )
        return draw

    return enter


def _split(text: str) -> tuple[str, ...]:
    return tuple(item.strip() for item in text.split(",") if item.strip())
