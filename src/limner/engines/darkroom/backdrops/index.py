"""Every kind of backdrop by its name."""

from collections.abc import Callable
from typing import Final

from limner.engines.darkroom.backdrops import lamps, lands, papers, rooms, skies, streets, walls, waters, woods
from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.tables import table
from limner.engines.darkroom.backdrops.wish import Wish

Painter = Callable[[Canvas, Wish], None]


def _table(canvas: Canvas, wish: Wish) -> None:
    table(canvas, wish, None if wish.behind is None else KINDS.get(wish.behind.kind))


KINDS: Final[dict[str, Painter]] = {
    "sweep": papers.sweep, "gradient": papers.gradient, "smoke": papers.smoke, "curtain": papers.curtain,
    "wall": walls.wall, "table": _table, "bokeh": lamps.bokeh, "festive": lamps.festive, "night": lamps.night,
    "stage": lamps.stage, "woods": woods.woods, "garden": woods.garden, "meadow": woods.meadow,
    "mountains": lands.mountains, "snow": lands.snow, "desert": lands.desert, "beach": waters.beach,
    "sea": waters.sea, "lake": waters.lake, "water": waters.water, "underwater": waters.underwater,
    "sky": skies.sky, "stars": skies.stars, "street": streets.street, "skyline": streets.skyline,
    **dict.fromkeys(("room", "kitchen", "cafe", "office", "library", "hall"), rooms.room),
}  # fmt: skip
"""A painter fills a canvas with the kind that its name says."""
