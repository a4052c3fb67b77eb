"""What is far in an open place: mountains, hills, woods, a town, a light at the horizon."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import forest, skylines
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.open_parts.part import Part
from limner.engines.illustrator.staging.settings.townscapes import streets


def mountains(colour: RGB = (132, 140, 168), count: int = 4, height: float = 0.24, *, snow: bool = True) -> Part:
    """A range along the horizon."""

    def part(easel: Easel) -> None:
        lay.mountains(easel, colour, count, height, snow=snow, depth=0.9)

    return part


def glade() -> Part:
    """Walls of wood about an opening."""

    def part(easel: Easel) -> None:
        forest.walls(easel, pines=easel.brief.season == "winter" or easel.variant % 2 == 0)

    return part


def hills(lift: float = 0.1) -> Part:
    """Two lines of hills in the haze, with cypresses on them."""

    def part(easel: Easel) -> None:
        colours, h = lay.greens(easel), easel.h
        for i, veil in enumerate((0.55, 0.3)):
            line = land.ridge(
                easel.rng, easel.w, easel.horizon - (lift - 0.06 * i) * h, 0.04 * h, easel.horizon + 0.1 * h, 3
            )
            hue = mix(colours.far if i == 0 else colours.middle, easel.air.haze, veil)
            easel.fill(line, fade(tone(hue, 0.03), hue, easel.horizon - 0.1 * h, easel.horizon), "far", "hills",
                role="far",
                       depth=0.9 - 0.2 * i)  # fmt: skip

    return part


def woods(kind: str = "round", height: float = 0.12) -> Part:
    """A line of trees at the horizon."""

    def part(easel: Easel) -> None:
        crowns = land.treeline(easel.rng, easel.w, easel.horizon + 0.03 * easel.h, height * easel.h, kind, 1.3)
        hue = mix(lay.greens(easel).foliage[0], easel.air.haze, 0.35)
        if easel.shown("tree", "trees"):
            easel.fill(crowns, fade(tone(hue, 0.03), tone(hue, -0.05), easel.horizon - height * easel.h, easel.horizon),
                       "far", "trees", role="far", depth=0.7)  # fmt: skip

    return part


def town(height: float = 0.3, step: float = 0.1) -> Part:
    """A skyline in the haze, lit after dark."""

    def part(easel: Easel) -> None:
        if not easel.shown("building", "skyscraper", "house"):
            return
        style = streets.town(easel)
        if style is not None:
            streets.skyline(easel, style)
            streets.houses(easel, style, easel.horizon + 4, size=0.7)
            return
        masses, panes = Path(), Path()
        for x, y, wide, tall in land.skyline(
            easel.rng, easel.w, easel.horizon + 4, height * easel.h, step * easel.unit
        ):
            masses.addRect(g.box(x, y, wide, tall + 9))
            for k in range(int(tall / (0.03 * easel.unit))):
                for c in range(3):
                    if easel.rng.random() < 0.5:
                        panes.addRect(g.box(x + wide * (0.18 + 0.26 * c), y + (0.012 + 0.03 * k) * easel.unit,
                            0.12 * wide,
                                            0.012 * easel.unit))  # fmt: skip
        hue = mix((112, 126, 156), easel.air.haze, 0.5)
        easel.fill(masses, fade(hue, mix(hue, easel.air.haze, 0.5), easel.horizon - height * easel.h, easel.horizon),
            "far",
                   "skyline", role="far", depth=0.8)  # fmt: skip
        lit = easel.air.light.dark > 0.4
        easel.fill(panes, (255, 216, 140) if lit else tone(hue, -0.07), "far", "windows",
            role="light" if lit else "far",
                   depth=0.8, tinted=not lit)  # fmt: skip

    return part


def city(easel: Easel) -> None:
    """A town of towers at the horizon of another place, or the roofs and landmarks of the one that is named."""
    style = streets.town(easel)
    if style is not None:
        streets.skyline(easel, style)
        return
    for tall, step, veil in ((0.3, 0.055, 0.5), (0.18, 0.06, 0.24)):
        skylines.plane(easel, easel.horizon + 3, tall * easel.h, step * easel.unit, veil)


def gleam(x: float, y: float, radius: float, hue: RGB, strong: float = 0.5) -> Part:
    """A light that dies out, at shares of the canvas."""

    def part(easel: Easel) -> None:
        easel.glow(halo(x * easel.w, y * easel.h, radius * easel.unit, hue, strong), "far", "glow")

    return part
