"""What is told of an open place in a table, and how it becomes a place."""

from collections.abc import Mapping
from dataclasses import dataclass

from limner.engines.illustrator.reading.kinds import Time
from limner.engines.illustrator.staging import sky
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings.open_parts.part import Part
from limner.engines.illustrator.staging.settings.setting import ANY_HOUR, Climate, Draw, Trait, place


@dataclass(frozen=True, slots=True)
class Plan:
    """A place under the sky: its parts from far to near; `shows` are the words that refuse what it always has.

    `above` draws it from straight above; where it is None, it is known from the ground alone. `holds` are the symbols
    that it shows of itself.
    """

    parts: tuple[Part, ...]
    climate: Climate = "open"
    horizons: tuple[float, float, float] = (0.44, 0.52, 0.6)
    hours: tuple[Time, ...] = ANY_HOUR
    shows: str = "tree, plant, building"
    traits: tuple[Trait, ...] = ("swept", "tame")
    above: Draw | None = None
    holds: str = ""


def enter(lands: Mapping[str, Plan]) -> None:
    """Make a place of every plan."""
    for name, plan in lands.items():
        _enter(name, plan)


def _enter(name: str, plan: Plan) -> None:
    def draw(easel: Easel) -> None:
        sky.paint(easel)
        for part in plan.parts:
            part(easel)

    place(
        name,
        climate=plan.climate,
        horizons=plan.horizons,
        hours=plan.hours,
        shows=plan.shows,
        above=plan.above,
        holds=plan.holds,
        traits=plan.traits if plan.above else (*plan.traits, "unmapped"),
    )(draw)
