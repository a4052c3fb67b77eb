"""Great panes with water behind them."""

from limner.drawing import geometry as g
from limner.engines.illustrator.staging.easel import fade
from limner.engines.illustrator.staging.settings.chamber import Chamber, Wall
from limner.engines.illustrator.staging.settings.room_parts.part import Hues, Part, Span


def tank(wall: Wall, along: Span, y: Span, fish: str = "") -> Part:
    """A great pane with water behind it: beams, weeds, and fish where it is the back wall's."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, pane = room.easel, room.panel(wall, *along, *y)
        left, top, right, bottom = g.bounds(pane)
        easel.fill(pane, fade((92, 208, 232), (12, 78, 138), top, bottom), "far", "tank", role="water", tinted=False,
                   back=0.7)  # fmt: skip
        rays = g.joined(*(g.polygon([(x, top), (x + 0.05 * (right - left), top), (x - 0.06 * (right - left), bottom),
                                     (x - 0.16 * (right - left), bottom)])
                          for x in (left + (right - left) * k for k in (0.2, 0.5, 0.8, 1.02))))  # fmt: skip
        easel.fill(g.intersection(rays, pane), fade((220, 250, 255), (220, 250, 255), top, bottom, (0.4, 0.0)), "far",
                   "beams in the water", role="light", tinted=False, back=0.69)  # fmt: skip
        bed = g.joined(*(g.ellipse(left + (right - left) * k, bottom, 0.12 * (right - left), 0.07 * (bottom - top))
                         for k in (0.05, 0.3, 0.55, 0.9)))  # fmt: skip
        easel.fill(g.intersection(bed, pane), (196, 164, 120), "far", "rocks", depth=0.2, back=0.68)
        for i, name in enumerate(fish.split()):
            x, level = left + (right - left) * (0.12 + 0.31 * i % 0.84), top + (bottom - top) * (0.3 + 0.17 * (i % 4))
            easel.prop(name, x, level, 0.12 * (bottom - top), layer="far", depth=0.5, shadow=False)
        frame = g.line([room.on(wall, *p) for p in ((along[0], y[0]), (along[1], y[0]), (along[1], y[1]),
                                                    (along[0], y[1]), (along[0], y[0]))])  # fmt: skip
        easel.fill(frame, hues[3], "far", "tank's frame", depth=0.1, width=0.014 * easel.unit)

    return part
