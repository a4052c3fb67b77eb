"""Clouds, rain, lightning and what else the weather does."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    Path,
    difference,
    ellipse,
    joined,
    line,
    polygon,
    rect,
    rotated,
    smooth,
    star,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, gloss


@symbol("tornado, twister, cyclone, whirlwind, hurricane", kinds="weather", height=30.0, place="ground", home="meadow",
    slots={"wind": ("#8f98a8", "primary"), "dust": ("#b59a72", "fixed")})
def tornado(pen: Pen) -> None:
    clouds = ((-26, -6, 16, 8), (24, -5, 18, 8), (-10, -10, 16, 11), (12, -9, 16, 11), (0, -3, 38, 5), (-40, -3, 9, 4),
        (42, -3, 8, 4))
    pen.part("dust", union(*(ellipse(*each) for each in clouds)), tone=-0.04)
    funnel = smooth([(-58, -98, "c"), (-44, -82), (-24, -62), (-9, -40), (-5, -18), (-4, 0, "c"), (5, 0, "c"), (7, -20),
        (16, -42), (30, -62), (46, -80), (60, -98, "c"), (30, -103), (0, -99), (-30, -103)])
    pen.part("wind", funnel)
    coils = ((-86, 50, 2), (-70, 34, 4), (-54, 22, 6), (-38, 13, 3), (-22, 8, 1), (-10, 6, 1))
    pen.mark("wind", joined(*(crescent(ellipse(dx, y, rx, 0.26 * rx), -0.1 * rx, -0.12 * rx) for y, rx, dx in coils)),
        tone=-0.09)
    pen.mark("wind", joined(*(ellipse(dx - 0.3 * rx, y - 4, 0.6 * rx, 0.09 * rx) for y, rx, dx in ((-88, 46, 0),
        (-72, 31, 2), (-56, 20, 4), (-42, 12, 3), (-26, 8, 1)))), tone=0.1, alpha=0.8)
    pen.part("wind", union(*(ellipse(x, -101 + 2 * (k % 2), 22, 8) for k, x in enumerate(range(-58, 62, 19)))),
        tone=-0.1)
    pen.part("dust", union(*(ellipse(*each) for each in ((-34, -44, 2), (30, -34, 2.4), (-22, -24, 1.8), (22, -18, 1.6),
        (40, -56, 2)))), detail=1)
    pen.anchor(top=(0, -102))


@symbol(
    "cloud, cumulus", substance="cloud", kinds="weather, sky", height=300, place="sky",
    poses="standing, long, small, storm, rain",
    slots={"body": ("#f4f7fb", "primary"), "drop": ("#5aa9e0", "fixed"), "bolt": ("#ffd23f", "light")},
    home="sky",
)
def cloud(pen: Pen) -> None:
    lobes = {
        "long": [(-66, -12, 12), (-44, -17, 16), (-18, -26, 21), (14, -22, 19), (38, -16, 15), (62, -11, 11)],
        "small": [(-22, -15, 15), (2, -24, 20), (24, -14, 14)],
    }.get(pen.pose, [(-38, -18, 18), (-17, -33, 22), (13, -40, 26), (38, -22, 20), (0, -20, 20)])
    left, right = min(x - r for x, _, r in lobes), max(x + r for x, _, r in lobes)
    base = ellipse((left + right) / 2, -9, (right - left) * 0.47, 9)
    whole = difference(union(base, *(ellipse(x, y, r) for x, y, r in lobes)), rect(-200, 0, 400, 100))
    if pen.pose == "storm":
        pen.part("bolt", polygon([(-2, -6), (16, -6), (8, 12), (20, 12), (-8, 44), (0, 20), (-12, 20)]), shade="glow")
    if pen.pose == "rain":
        for i, x in enumerate((-34, -17, 0, 17, 34)):
            pen.part("drop", _drop(x, 12 + 9 * (i % 2), 5))
    dark = pen.pose in ("storm", "rain")
    pen.part("body", whole, tone=-0.16 if dark else 0.0)
    pen.mark("body", crescent(whole, -5, -9), tone=-0.06, alpha=0.8)
    for x, y, r in lobes:
        pen.mark("body", crescent(ellipse(x, y, r * 0.93), r * 0.18, r * 0.24), tone=0.06, alpha=0.8)
    pen.anchor(top=(8, -58), seat=(8, -52))


def _drop(x: float, y: float, size: float) -> Path:
    return smooth([(x, y - size * 1.7, "c"), (x + size * 0.8, y), (x + size * 0.6, y + size * 0.75), (x, y + size),
        (x - size * 0.6, y + size * 0.75), (x - size * 0.8, y)])


@symbol("raindrop, drop, water drop, droplet, dewdrop, teardrop", kinds="weather, water", height=0.01, place="air",
    slots={"body": ("#4aa5e0", "primary")}, traits=("strewn",))
def raindrop(pen: Pen) -> None:
    body = smooth([(0, -100, "c"), (12, -76), (30, -46), (34, -26), (20, -5), (0, 0), (-20, -5), (-34, -26), (-30, -46),
        (-12, -76)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -9, -8), tone=-0.09)
    gloss(pen, "body", smooth([(-20, -44), (-25, -26), (-14, -12), (-16, -26)]), tone=0.3, alpha=0.7, detail=0)
    pen.anchor(top=(0, -100))


@symbol("lightning, lightning bolt, thunderbolt", kinds="weather, sky", height=300, place="sky",
    slots={"body": ("#ffd23f", "primary")}, traits=("shining",))
def lightning(pen: Pen) -> None:
    bolt = polygon([(-4, -100), (26, -100), (10, -62), (32, -62), (-16, 0), (-3, -44), (-26, -44)])
    pen.part("body", bolt, shade="glow")
    pen.mark("body", polygon([(26, -100), (10, -62), (32, -62), (-16, 0), (-8, -28), (16, -54), (0, -56), (12, -100)]),
        tone=-0.06)
    pen.anchor(top=(10, -100), lamp=(0, -50))


@symbol("rainbow", kinds="weather, sky", height=400, place="sky", slots={ "red": ("#ee5a52", "fixed"),
    "orange": ("#f79a3e", "fixed"), "yellow": ("#fbd74b", "fixed"), "green": ("#63be6b", "fixed"),
    "blue": ("#4f9fe3", "fixed"), "violet": ("#8b6fd0", "fixed"), "cloud": ("#f6f8fc", "fixed"), })
def rainbow(pen: Pen) -> None:
    for i, slot in enumerate(("red", "orange", "yellow", "green", "blue", "violet")):
        outer, inner = 74 - i * 6.4, 74 - (i + 1) * 6.4
        arch = difference(difference(ellipse(0, 0, outer), ellipse(0, 0, inner)), rect(-100, 0, 200, 100))
        pen.part(slot, arch, shade="flat")
    for side in (-1, 1):
        x = side * 55
        puff = union(ellipse(x - 17, -7, 11), ellipse(x + 17, -7, 11), ellipse(x - 5, -14, 13), ellipse(x + 9, -13, 11),
            rect(x - 26, -9, 52, 13, 6))
        pen.part("cloud", puff)
        pen.mark("cloud", crescent(puff, -2, -5), tone=-0.06)
    pen.anchor(top=(0, -74))


@symbol("snowflake, ice crystal", kinds="weather", height=0.02, place="air", faces_viewer=True,
    slots={"body": ("#8fc9ee", "primary")}, home="snow", traits=("wintry", "strewn"))
def snowflake(pen: Pen) -> None:
    arm = joined(line([(0, -50), (0, -98)]), line([(-12, -92), (0, -80), (12, -92)]),
        line([(-13, -77), (0, -65), (13, -77)]))
    whole = joined(*(rotated(arm, 60 * i, (0, -50)) for i in range(6)))
    pen.stroke("body", whole, 5.5)
    pen.part("body", star(0, -50, 15, 13, 6, turn=0))
    pen.mark("body", star(0, -50, 8, 7, 6, turn=0), tone=0.14)
    pen.anchor(top=(0, -100))
