"""Every place by its name: how it is drawn, what stands in it and where its horizon may lie."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import (
    abstract,
    aloft,
    arctic,
    bough,
    cave,
    desert,
    forest,
    garden,
    grounds,
    halls,
    homely,
    indoors,
    jungle,
    learning,
    meadow,
    mountains,
    rooftop,
    savanna,
    shore,
    spaceship,
    stage_set,
    street,
    studio,
    table,
    trade,
    underwater,
    village,
    waterfront,
    waterline,
    wild,
)

Footing = Literal["land", "floor", "top", "sea", "lake", "depths", "air", "space", "bough"]
"""What subjects stand on, or that they hang in the open."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A place. `horizons` are shares of the height: seen from high up, from eye level, from low down. Where
    `surface` is set the horizon is water, and runs through what floats. Nobody stands `beyond`
    that share of what lies below the horizon, where houses or water are.
    """

    draw: Callable[[Easel], None]
    footing: Footing = "land"
    horizons: tuple[float, float, float] = (0.44, 0.56, 0.68)
    surface: bool = False
    beyond: float = 0.0


SETTINGS: dict[str, Setting] = {
    "meadow": Setting(meadow.draw),
    "forest": Setting(forest.draw, horizons=(0.46, 0.56, 0.64)),
    "jungle": Setting(jungle.draw, horizons=(0.46, 0.54, 0.62)),
    "arctic": Setting(arctic.draw, horizons=(0.36, 0.42, 0.50)),
    "village": Setting(village.draw, horizons=(0.42, 0.50, 0.58), beyond=village.BUILT),
    "mountains": Setting(mountains.draw, horizons=(0.48, 0.58, 0.68)),
    "desert": Setting(desert.draw),
    "savanna": Setting(savanna.draw, horizons=(0.46, 0.58, 0.70)),
    "beach": Setting(shore.beach, horizons=(0.40, 0.46, 0.54), beyond=shore.SAND),
    "sea": Setting(shore.sea, "sea", (0.40, 0.52, 0.64)),
    "lake": Setting(shore.lake, "lake", (0.40, 0.48, 0.54), beyond=shore.BANK),
    "underwater": Setting(underwater.draw, "depths", (0.80, 0.80, 0.80)),
    "waterline": Setting(waterline.draw, "depths", (0.36, 0.40, 0.44), surface=True),
    "street": Setting(street.draw, horizons=(0.50, 0.58, 0.66), beyond=street.BUILT),
    "park": Setting(grounds.park, horizons=(0.44, 0.54, 0.64)),
    "farm": Setting(grounds.farm, horizons=(0.44, 0.54, 0.64)),
    "garden": Setting(garden.draw, horizons=(0.44, 0.52, 0.60)),
    "space": Setting(aloft.space, "space", (0.70, 0.74, 0.78)),
    "sky": Setting(aloft.heights, "air", (0.66, 0.76, 0.84)),
    "room": Setting(indoors.room, "floor", (0.62, 0.66, 0.72)),
    "kitchen": Setting(indoors.kitchen, "floor", (0.62, 0.66, 0.72)),
    "office": Setting(indoors.office, "floor", (0.62, 0.66, 0.72)),
    "bedroom": Setting(homely.bedroom, "floor", (0.60, 0.64, 0.70)),
    "bathroom": Setting(homely.bathroom, "floor", (0.60, 0.64, 0.70)),
    "classroom": Setting(learning.classroom, "floor", (0.60, 0.64, 0.70)),
    "library": Setting(learning.library, "floor", (0.60, 0.64, 0.70)),
    "laboratory": Setting(learning.laboratory, "floor", (0.60, 0.64, 0.70)),
    "cafe": Setting(trade.cafe, "floor", (0.60, 0.64, 0.70)),
    "shop": Setting(trade.shop, "floor", (0.60, 0.64, 0.70)),
    "workshop": Setting(trade.workshop, "floor", (0.60, 0.64, 0.70)),
    "hall": Setting(halls.castle, "floor", (0.60, 0.64, 0.70)),
    "museum": Setting(halls.museum, "floor", (0.60, 0.64, 0.70)),
    "station": Setting(halls.station, "floor", (0.60, 0.64, 0.70)),
    "gym": Setting(halls.gym, "floor", (0.60, 0.64, 0.70)),
    "stage": Setting(stage_set.draw, "floor", (0.60, 0.64, 0.70)),
    "spaceship": Setting(spaceship.draw, "floor", (0.60, 0.64, 0.70)),
    "cave": Setting(cave.draw, "floor", (0.50, 0.56, 0.62)),
    "swamp": Setting(wild.swamp, "lake", (0.42, 0.50, 0.56), beyond=shore.BANK),
    "waterfall": Setting(wild.waterfall, "lake", (0.48, 0.54, 0.60), beyond=shore.BANK),
    "volcano": Setting(wild.volcano, horizons=(0.46, 0.56, 0.66)),
    "rooftop": Setting(rooftop.draw, horizons=(0.48, 0.56, 0.62)),
    "harbour": Setting(waterfront.draw, "lake", (0.42, 0.48, 0.54), beyond=waterfront.QUAY),
    "branch": Setting(bough.draw, "bough", (0.70, 0.76, 0.82)),
    "table": Setting(table.draw, "top", (0.50, 0.57, 0.63)),
    "studio": Setting(studio.draw, "floor", (0.60, 0.66, 0.72)),
    "abstract": Setting(abstract.draw),
}


def setting(name: str) -> Setting:
    """The place of that name, or the studio's plain ground where there is no such place."""
    return SETTINGS.get(name, SETTINGS["studio"])
