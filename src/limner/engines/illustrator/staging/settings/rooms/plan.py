"""What is told of a room in a table, and how it becomes a place."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from limner.drawing.colour import tone
from limner.engines.illustrator.atlas.facts import Nook
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import chamber, shells
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.room_parts.part import Part
from limner.engines.illustrator.staging.settings.setting import Trait, place


@dataclass(frozen=True, slots=True)
class Plan:
    """A room. `hues` are its wall, floor, accent and trim; a second row of them is for every other seed.

    `top` is how high the back wall reaches, as a share of the canvas from above: below 0 is a hall whose ceiling is not
    seen. `seen` says which walls are in sight; any, by the seed, where it is "". `holds` are the symbols that it is
    full of.
    """

    hues: tuple[str, ...]
    parts: tuple[Part, ...]
    floor: Literal["boards", "tiles", "flags", "plain"] = "boards"
    top: float = 0.08
    eye: float = chamber.EYE
    seen: chamber.View | Literal[""] = ""
    dark: bool = False
    traits: tuple[Trait, ...] = ("swept",)
    nook: Nook | None = None
    holds: str = ""


def enter(rooms: Mapping[str, Plan]) -> None:
    """Make a place of every plan."""
    for name, plan in rooms.items():
        _enter(name, plan)


def _enter(name: str, plan: Plan) -> None:
    def draw(easel: Easel) -> None:
        wall, floor, accent, trim = lay.palette(plan.hues[easel.variant // 2 % len(plan.hues)])
        room = chamber.chamber(easel, plan.seen or None, top=plan.top, eye=plan.eye)
        shells.shell(room, wall, floor, tone(wall, -0.08 if plan.dark else 0.06))
        if plan.floor == "boards":
            shells.boards(room, floor)
        elif plan.floor != "plain":
            shells.tiles(room, tone(floor, 0.07 if plan.floor == "tiles" else 0.03), 8, 8)
        for part in plan.parts:
            part(room, (wall, floor, accent, trim))

    place(
        name,
        footing="floor",
        indoors=True,
        horizons=(0.58, 0.62, 0.66),
        climate="indoors",
        nook=plan.nook,
        shows="furniture, window",
        holds=plan.holds,
        traits=(*plan.traits, *(("windowless",) if plan.dark else ())),
    )(draw)
