"""Single leaves."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import Landmark, Path, difference, ellipse, joined, line, polygon, rotated, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import curve, gloss


@symbol("leaf, green leaf, foliage, fresh leaf, laurel leaf", kinds="plant, leaf", height=0.1, place="air",
    slots={"leaf": ("#5c9f45", "primary")}, ridden="board", traits=("strewn",))
def green_leaf(pen: Pen) -> None:
    blade = smooth([(-2, -6, "c"), (-22, -22), (-33, -48), (-24, -76), (8, -104, "c"), (28, -74), (32, -46), (20, -20)])
    pen.stroke("leaf", curve((-2, -8), (-4, -2), (-11, 6)), 3, tone=-0.14)
    pen.part("leaf", blade)
    rib = curve((-2, -6), (-4, -52), (8, -104))
    pen.mark("leaf", smooth([(-2, -4, "c"), (-5, -50), (8, -106, "c"), (44, -90), (46, -20), (16, -4, "c")]),
        tone=-0.07)
    pen.mark("leaf", rib, tone=0.13, width=2)
    veins = joined(*(curve((x, y), (x + d * 10, y - 10), (x + d * 23, y - 24))
        for y, x in ((-24, -4), (-40, -4), (-56, -2), (-72, 0)) for d in (-1, 1)))
    pen.mark("leaf", veins, tone=0.1, width=1.2, detail=1)
    gloss(pen, "leaf", smooth([(-24, -48, "c"), (-17, -72), (-4, -86, "c"), (-15, -68)]), detail=0)
    pen.anchor(top=(8, -104), handle=(-10, 6))


@symbol("maple leaf, autumn leaf, fall leaf", kinds="plant, leaf",
    height=0.1, place="air", slots={"leaf": ("#d9682e", "primary")}, ridden="board", traits=("strewn",))
def maple_leaf(pen: Pen) -> None:
    side = [(0, -100), (7, -84), (14, -88), (13, -66), (26, -76), (29, -68), (46, -72), (41, -58), (46, -52), (24, -34),
        (27, -24), (3, -28)]
    points = [*side, *((-x, y) for x, y in reversed(side[1:]))]
    shape = smooth([(x, y, "c") for x, y in points], tension=0.3)
    pen.stroke("leaf", curve((0, -30), (1, -14), (5, 0)), 2.4, tone=-0.12)
    pen.part("leaf", rotated(shape, 0))
    pen.mark("leaf", polygon([(0, -110), (60, -110), (60, 0), (0, 0)]), tone=-0.05)
    veins = joined(line([(0, -28), (0, -92)]), *(line([(0, -32), (d * x, y)]) for d in (-1, 1) for x,
        y in ((36, -66), (18, -34), (20, -68))))
    pen.mark("leaf", veins, tone=0.12, width=1.3, alpha=0.8)
    pen.anchor(top=(0, -100), handle=(5, 0))


def _ribs(side: int, angles: tuple[float, ...], foot: float, reach: float) -> Path:
    """Lines from the middle rib outward, steeper toward the tip."""
    starts = (foot - reach * i / len(angles) for i in range(len(angles)))
    return joined(*(line([(0, y), (side * 60 * math.cos(math.radians(a)), y - 60 * math.sin(math.radians(a)))])
        for y, a in zip(starts, angles, strict=True)))


@symbol("monstera leaf, tropical leaf, swiss cheese leaf, philodendron leaf, jungle leaf", kinds="plant, leaf",
    height=0.5, place="air", slots={"leaf": ("#2f8a55", "primary")}, traits=("strewn",), home="jungle")
def monstera_leaf(pen: Pen) -> None:
    half: list[Landmark] = [(0, -18, "c"), (12, -6), (36, -4), (50, -14), (55, -26, "c"), (24, -34, "c"),
        (58, -31, "c"), (60, -46, "c"), (26, -49, "c"), (58, -53, "c"), (54, -67, "c"),
        (22, -63, "c"), (50, -74, "c"), (42, -86, "c"), (17, -76, "c"), (35, -92, "c"), (20, -102)]
    mirrored: list[Landmark] = [(-p[0], *p[1:]) for p in reversed(half[1:])]
    blade = smooth([*half, (0, -112, "c"), *mirrored], tension=0.5)
    holes = joined(*(ellipse(d * x, y, 3.4, 1.7, d * t) for d in (-1, 1) for x, y, t in ((11, -42, -12), (10, -57, -24),
        (8, -70, -34))))
    pen.stroke("leaf", curve((0, -24), (-1, -8), (-6, 8)), 3.4, tone=-0.16)
    whole = difference(blade, holes)
    pen.part("leaf", whole)
    pen.mark("leaf", polygon([(0, -120), (70, -120), (70, 10), (0, 10)]), tone=-0.06)
    pen.mark("leaf", line([(0, -18), (0, -108)]), tone=0.14, width=2.2)
    for side in (-1, 1):
        pen.mark("leaf", _ribs(side, (2, 16, 26, 36, 48), -26, 68), tone=0.1, width=1.3, detail=1)
    pen.anchor(top=(0, -112), handle=(-6, 8))


@symbol("palm leaf, palm frond, palm branch, areca leaf, coconut leaf", kinds="plant, leaf", height=1.2, place="air",
    slots={"leaf": ("#4f9a4c", "primary")}, traits=("strewn",), home="jungle")
def palm_leaf(pen: Pen) -> None:
    steps = 13
    for side in (-1, 1):
        for i in range(steps):
            t = i / (steps - 1)
            y, length = -24 - 74 * t, 50 * math.sin(math.radians(38 + 122 * t)) + 6
            blade = smooth([(0, y + 2.6, "c"), (side * length * 0.5, y + 1.5), (side * length, y + 9 * (1 - t), "c"),
                (side * length * 0.5, y - 4.4), (0, y - 3.2, "c")])
            shade = -0.06 if side > 0 else 0.0
            pen.part("leaf", rotated(blade, -side * (14 + 52 * t), (0, y)), tone=0.05 * (i % 2) + shade)
    pen.stroke("leaf", curve((0, -102), (1, -50), (-3, 6)), 2.6, tone=0.12)
    pen.anchor(top=(0, -104), handle=(-3, 6))
