"""Every kind of backdrop by its name."""

from collections.abc import Callable
from typing import Final

from limner.engines.darkroom.backdrops import (
    arenas,
    feasts,
    fields,
    halls,
    lamps,
    lands,
    papers,
    roads,
    rooms,
    skies,
    streets,
    walls,
    waters,
    woods,
)  # fmt: skip
from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.tables import table
from limner.engines.darkroom.backdrops.wish import Wish

Painter = Callable[[Canvas, Wish], None]


def _table(canvas: Canvas, wish: Wish) -> None:
    table(canvas, wish, None if wish.behind is None else KINDS.get(wish.behind.kind))


KINDS: Final[dict[str, Painter]] = {
    "sweep": papers.sweep, "podium": papers.podium, "gradient": papers.gradient, "smoke": papers.smoke,
    "curtain": papers.curtain, "wall": walls.wall, "table": _table, "bokeh": lamps.bokeh, "festive": feasts.festive,
    "party": feasts.party, "wedding": feasts.wedding, "halloween": feasts.halloween, "night": lamps.night,
    "stage": lamps.stage, "stadium": arenas.stadium, "court": arenas.court, "woods": woods.woods,
    "waterfall": woods.waterfall, "garden": fields.garden, "meadow": fields.meadow, "leaves": fields.leaf_wall,
    "greenhouse": fields.greenhouse, "mountains": lands.mountains, "snow": lands.snow, "desert": lands.desert,
    "canyon": lands.canyon, "rocks": lands.rocks, "beach": waters.beach, "sea": waters.sea, "coast": roads.coast,
    "lake": waters.lake, "water": waters.water, "poolside": waters.poolside, "underwater": waters.underwater,
    "sky": skies.sky, "stars": skies.stars, "street": streets.street, "skyline": streets.skyline, "shop": halls.shop,
    "corridor": halls.corridor, **dict.fromkeys(rooms.ROOMS, rooms.room),
}  # fmt: skip
"""A painter fills a canvas with the kind that its name says."""
