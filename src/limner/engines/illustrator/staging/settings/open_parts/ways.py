"""Roads and paths that run to the vanishing point."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings.open_parts.part import Part


def way(colour: RGB, wide: float = 0.34, *, lines: bool = False, edge: RGB | None = None, top: float = 0.0) -> Part:
    """A straight road or path from the lower edge to the vanishing point."""

    def part(easel: Easel) -> None:
        w, h, y0 = easel.w, easel.h, easel.horizon + top * (easel.h - easel.horizon)
        x = (0.5 + 0.12 * easel.brief.side) * w

        def strip(a: float, b: float) -> Path:
            thin = 0.02 + 0.5 * top
            return g.polygon(
                [(x + thin * a * w, y0), (x + thin * b * w, y0), (0.5 * w + b * w, h + 9), (0.5 * w + a * w, h + 9)]
            )

        if edge is not None:
            easel.fill(strip(-1.14 * wide, 1.14 * wide), edge, "ground", "verge", role="ground", depth=0.2)
        easel.fill(
            strip(-wide, wide),
            fade(mix(colour, easel.air.haze, 0.3), colour, y0, h),
            "ground",
            "way",
            role="ground",
            depth=0.2,
        )
        if lines:
            for a in (-0.94, 0.9):
                easel.fill(strip(a * wide, (a + 0.03) * wide), (246, 242, 226), "ground", "road lines", role="ground")
            middle = strip(-0.02 * wide, 0.02 * wide)
            gaps = g.joined(
                *(
                    easel.sheet(y0 + (h - y0) * (k / 9) ** 1.7, y0 + (h - y0) * ((k + 0.55) / 9) ** 1.7)
                    for k in range(10)
                )
            )
            easel.fill(g.intersection(middle, gaps), (246, 226, 150), "ground", "road lines", role="ground")

    return part


def bays(asphalt: RGB = (104, 106, 114)) -> Part:
    """A car park: asphalt with the lines of its bays in two rows, and arrows on the lane between."""

    def part(easel: Easel) -> None:
        w, h, y0 = easel.w, easel.h, easel.horizon
        room, vanish = h - y0, (0.5 + 0.1 * easel.brief.side) * w
        easel.fill(easel.sheet(y0), fade(mix(asphalt, easel.air.haze, 0.25), asphalt, y0, h), "ground", "asphalt",
                   role="ground", depth=0.2)  # fmt: skip
        lines = []
        for near, deep in ((0.06, 0.2), (0.52, 1.05)):
            a, b = y0 + near * room, y0 + deep * room
            lines += [g.line([(vanish + k * 0.13 * w * (0.3 + near), a), (vanish + k * 0.13 * w * (0.3 + deep), b)])
                      for k in range(-12, 13)]  # fmt: skip
        easel.fill(g.joined(*lines), (240, 238, 226), "ground", "lines of the bays", role="ground",
                   width=0.008 * easel.unit)  # fmt: skip
        lane = y0 + 0.35 * room
        for k in (-1, 1):
            x = vanish + 0.3 * k * w
            arrow = g.polygon([(x - 0.06 * w, lane - 0.008 * h), (x + 0.02 * w, lane - 0.008 * h),
                               (x + 0.02 * w, lane - 0.02 * h), (x + 0.07 * w, lane), (x + 0.02 * w, lane + 0.02 * h),
                               (x + 0.02 * w, lane + 0.008 * h), (x - 0.06 * w, lane + 0.008 * h)])  # fmt: skip
            easel.fill(arrow, (240, 238, 226), "ground", "arrow on the lane", role="ground")

    return part
