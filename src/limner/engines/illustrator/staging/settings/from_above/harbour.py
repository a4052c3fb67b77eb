"""A harbour town from above: roofs along streets, the quay, landing stages with boats, the mole with its light."""

from collections.abc import Callable

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Solid
from limner.drawing.geometry import Point
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.from_above import pieces as seen

_SEA: RGB = (40, 132, 172)
_STONE: RGB = (206, 198, 186)
_PLANKS: RGB = (172, 132, 94)
_HULLS = lay.palette("f6f2ea d8574a 3f6f9f f0c860 f6f2ea 5a9a8a")
_QUAY = 0.46
"""How far from the side of the land the quay is, over the width."""


def harbour(easel: Easel) -> None:
    """Land on one side with three rows of houses, the quay along it, the basin behind its mole on the other."""
    w, h, unit, rng = easel.w, easel.h, easel.unit, easel.rng
    hand = 1 if easel.brief.side > 0 else -1

    def at(x: float, y: float) -> Point:
        return (x if hand > 0 else 1 - x) * w, y * h

    seen.base_sheet(easel, _SEA, "sea", "water")
    swells = land.ripples(rng, w, 0, h, 40, 0.16 * unit)
    easel.fill(swells, Solid((255, 255, 255), 0.22), "ground", "swells", role="water")
    colours = lay.greens(easel)
    hills = g.polygon([at(-0.1, -0.1), at(_QUAY - 0.06, -0.1), at(_QUAY - 0.06, 1.1), at(-0.1, 1.1)])
    seen.flat(easel, hills, mix(colours.near, (206, 196, 170), 0.35), "land")
    for x, wide in ((0.135, 0.03), (0.275, 0.03)):
        lane = g.polygon([at(x, -0.1), at(x + wide, -0.1), at(x + wide, 1.1), at(x, 1.1)])
        seen.flat(easel, lane, (214, 206, 196), "lane")
    quay = g.polygon([at(_QUAY - 0.07, -0.1), at(_QUAY, -0.1), at(_QUAY, 1.1), at(_QUAY - 0.07, 1.1)])
    seen.flat(easel, quay, _STONE, "quay")
    edge = g.polygon([at(_QUAY, -0.1), at(_QUAY + 0.012, -0.1), at(_QUAY + 0.012, 1.1), at(_QUAY, 1.1)])
    seen.flat(easel, edge, tone(_STONE, -0.2), "quay's wall")
    _mole(easel, at)
    for y in (0.2, 0.5, 0.8):
        stage = g.polygon([at(_QUAY, y), at(_QUAY + 0.2, y), at(_QUAY + 0.2, y + 0.022), at(_QUAY, y + 0.022)])
        seen.shade_of(easel, stage, 0.008 * unit)
        easel.fill(stage, _PLANKS, "middle", "landing stage")
        if easel.shown("boat", "boats", "ship", "sailboat"):
            for k in range(4):
                for side in (-1, 1):
                    if rng.random() < 0.82:
                        x, near = at(_QUAY + 0.045 + 0.045 * k, y + 0.011 + side * 0.05)
                        _boat(easel, x, near, 0.034 * unit * rng.uniform(0.8, 1.1), 90 * side, rng.choice(_HULLS))
    if easel.shown("house", "houses", "building"):
        for row, x in enumerate((0.065, 0.215, 0.345)):
            for k in range(9):
                px, py = at(x + rng.uniform(-0.012, 0.012), 0.03 + 0.115 * k + 0.02 * row)
                turn = rng.choice((0, 90, 90)) + rng.uniform(-5, 5)
                seen.house(easel, px, py, unit * rng.uniform(0.085, 0.11), turn, rng.choice(seen.ROOFS))
    crowns = seen.scattered(easel, 22, (0.012, 0.022), lambda x, _: (x if hand > 0 else w - x) < (_QUAY - 0.08) * w)
    seen.crowns(easel, crowns, colours.foliage)


def _mole(easel: Easel, at: Callable[[float, float], Point]) -> None:
    """An arm of stones about the basin, and the light at its end."""
    course = [(*at(_QUAY - 0.02, 0.04), 0.05), (*at(0.72, 0.05), 0.05), (*at(0.86, 0.2), 0.05), (*at(0.88, 0.48), 0.05)]
    arm = g.limb([(x, y, wide * easel.unit) for x, y, wide in course])
    foam = g.limb([(x, y, 1.5 * wide * easel.unit) for x, y, wide in course])
    easel.fill(foam, Solid((236, 248, 250), 0.6), "ground", "surf", role="water")
    seen.shade_of(easel, arm, 0.016 * easel.unit)
    easel.fill(arm, tone(_STONE, -0.07), "middle", "mole")
    crown = g.limb([(x, y, 0.5 * wide * easel.unit) for x, y, wide in course])
    easel.fill(crown, tone(_STONE, 0.02), "middle", "mole's way")
    x, y = at(0.88, 0.48)
    if easel.shown("lighthouse", "beacon"):
        for r, hue in (
            (0.034, (250, 246, 238)),
            (0.025, (206, 70, 60)),
            (0.016, (250, 246, 238)),
            (0.008, (255, 222, 130)),
        ):
            disc = g.ellipse(x, y, r * easel.unit)
            if r > 0.03:
                seen.shade_of(easel, disc, 0.04 * easel.unit)
            easel.fill(disc, hue, "middle", "lighthouse")


def _boat(easel: Easel, x: float, y: float, long: float, turn: float, hue: RGB) -> None:
    """A moored boat: its hull, its deck and its cabin."""
    hull = g.smooth([(long, 0, "c"), (0.3 * long, -0.34 * long), (-0.9 * long, -0.28 * long, "c"),
                     (-0.9 * long, 0.28 * long, "c"), (0.3 * long, 0.34 * long)])  # fmt: skip
    whole = g.moved(g.rotated(hull, turn), x, y)
    seen.shade_of(easel, whole, 0.006 * easel.unit)
    easel.fill(whole, hue, "middle", "boat")
    easel.fill(g.moved(g.rotated(g.scaled(hull, 0.72), turn), x, y), tone(_PLANKS, 0.06), "middle", "deck")
    cabin = g.rect(-0.5 * long, -0.15 * long, 0.55 * long, 0.3 * long, 0.05 * long)
    easel.fill(g.moved(g.rotated(cabin, turn), x, y), (248, 246, 240), "middle", "cabin")
