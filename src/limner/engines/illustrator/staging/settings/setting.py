"""What a place is: how it is drawn, where its horizon lies, and what is known of it, entered beside its drawing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from limner.drawing.colour import RGB
from limner.engines.illustrator.atlas.facts import Nook
from limner.engines.illustrator.reading.kinds import Time

if TYPE_CHECKING:
    from limner.engines.illustrator.staging.easel import Easel

Draw = Callable[["Easel"], None]

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
    "canopied",  # crowns close over one who looks up there
    "cabin",  # one is seen from so near that the lower body is out of the picture
    "close",  # small things are there
    "cramped",  # without room for a table
    "cut open",  # what is shown is cut through, with everybody in its rooms
    "dwelling",  # what is small lies on a table in it
    "mirrored",  # a mirror shows those who stand there
    "overhead",  # seen from straight above, with everybody in it
    "overhung",  # no plain sky at its top
    "raised",  # one is high over what is at its lower edge
    "ranged",  # mountains can rise at its horizon
    "seasonal",  # every season can be told there
    "selling",  # what is said to be there in no number lies on its stalls or shelves
    "shelved",  # its walls are shelves
    "sill",  # one is at its window
    "slab",  # a piece of its ground is shown as an isometric model
    "spanned",  # one is on a bridge high over its ground
    "swept",  # no plant grows in its corners
    "tame",  # open, and its animals are no wild ones
    "towering",  # towers rise around one who looks up there
    "turning",  # its season is the seed's where no word names one
    "unmapped",  # it is known from the ground alone
    "wading",  # one is in its water up to the chest
    "walled",  # walls of rock or brick are its own
    "warm",  # without snow, fog or northern lights
    "waterside",  # boats are there
    "windowless",  # lit by its lamps alone: no daylight falls on its walls
]

Veil = tuple[RGB, RGB, RGB]
"""The tint, the fog and the rim of a light."""


@dataclass(frozen=True, slots=True)
class Slab:
    """A place's ground as a model: its colour (grass where None), what stands on it, and what where nobody does.

    Where the ground is water, `isle` is the colour of the island in its middle."""

    top: RGB | None = None
    things: str = "tree bush tree pine flower"
    deserted: str = ""
    isle: RGB | None = None


ANY_HOUR: Final[tuple[Time, ...]] = (
    "day", "morning", "day", "sunset", "day", "morning", "day", "dawn", "day", "dusk",
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

    `holds` are the symbols that it shows of itself, `outlook` those that it shows all around, several of which are not
    set up before it once more; `stock` are those that it is full of, so that one in somebody's hand leaves the others
    there. `above` draws it from straight above, where it is other than fields, and `mapped` are the symbols to be seen
    there. `seat` is the symbol on which one sits there to read. `slab` is its ground as a model. `veil` is its light
    where no hour's gets there as it is.
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
    holds: frozenset[str] = frozenset()
    outlook: frozenset[str] = frozenset()
    stock: frozenset[str] = frozenset()
    above: Draw | None = None
    mapped: frozenset[str] = frozenset()
    seat: str = ""
    slab: Slab = Slab()
    veil: Veil | None = None
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
    holds: str = "",
    outlook: str = "",
    stock: str = "",
    above: Draw | None = None,
    mapped: str = "",
    seat: str = "",
    slab: Slab | None = None,
    veil: Veil | None = None,
    traits: tuple[Trait, ...] = (),
) -> Callable[[Draw], Draw]:
    """Enter a drawing function as a place. Symbols, places and words are comma-separated; where `green`, `other`
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
            holds=frozenset(_split(holds)),
            outlook=frozenset(_split(outlook)),
            stock=frozenset(_split(stock)),
            above=above,
            mapped=frozenset(_split(mapped)),
            seat=seat,
            slab=slab or Slab(),
            veil=veil,
            traits=frozenset(traits),
            name=name,
        )
        return draw

    return enter


def _split(text: str) -> tuple[str, ...]:
    return tuple(item.strip() for item in text.split(",") if item.strip())
