"""What is in the sky, and what falls from it."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

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
    slots={"body": ("#4aa5e0", "primary")})
def raindrop(pen: Pen) -> None:
    body = smooth([(0, -100, "c"), (12, -76), (30, -46), (34, -26), (20, -5), (0, 0), (-20, -5), (-34, -26), (-30, -46),
        (-12, -76)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -9, -8), tone=-0.09)
    gloss(pen, "body", smooth([(-20, -44), (-25, -26), (-14, -12), (-16, -26)]), tone=0.3, alpha=0.7, detail=0)
    pen.anchor(top=(0, -100))


@symbol(
    "sun, sunshine", kinds="star, sky", height=500, place="sky", faces_viewer=True,
    slots={"body": ("#ffc93c", "primary"), "ray": ("#ffae2b", "follow")},
    shapes=("round",), traits=("shining",),
)
def sun(pen: Pen) -> None:
    for i in range(16):
        long = i % 2 == 0
        ray = polygon([(-5.2, -80), (5.2, -80), (0, -100 if long else -92)])
        pen.part("ray", rotated(ray, i * 22.5, (0, -50)), shade="glow", tone=0.0 if long else 0.05)
    disc = ellipse(0, -50, 28)
    pen.part("body", disc, shade="glow")
    pen.mark("body", crescent(disc, -4, -4), tone=-0.06)
    pen.mark("body", ellipse(-8, -59, 13, 11), tone=0.08, alpha=0.5)
    pen.anchor(top=(0, -100), lamp=(0, -50))


@symbol("moon, full moon", kinds="planet, sky", height=500, place="sky", poses="full, crescent",
    slots={"body": ("#f7efcf", "primary")}, home="space", traits=("nightly", "shining"), shapes=("round", "spherical"))
def moon(pen: Pen) -> None:
    disc = ellipse(0, -50, 50)
    craters = ((-18, -66, 12, 10), (20, -40, 14, 12), (-12, -26, 9, 7), (24, -72, 7, 6), (2, -86, 5, 4),
        (-34, -44, 6, 6))
    if pen.pose == "crescent":
        pen.part("body", difference(disc, ellipse(22, -60, 43)), shade="glow")
        pen.mark("body", joined(ellipse(-36, -40, 5, 6), ellipse(-16, -14, 6, 5), ellipse(-34, -66, 3.5, 4)),
            tone=-0.08)
    else:
        pen.part("body", disc, shade="glow")
        pen.mark("body", crescent(disc, -9, -9), tone=-0.06)
        for x, y, rx, ry in craters:
            pen.mark("body", ellipse(x, y, rx, ry), tone=-0.08)
            pen.mark("body", crescent(ellipse(x, y, rx, ry), 2, 2), tone=-0.14, detail=1)
    pen.anchor(top=(0, -100), lamp=(0, -50), seat=(-28, -30))


@symbol("star, star shape, gold star, starlight",
    substance="star", kinds="shape, sky", height=1, place="sky", faces_viewer=True,
    slots={"body": ("#ffcd3c", "primary")}, home="space", traits=("nightly", "shining"))
def star_shape(pen: Pen) -> None:
    points = [(math.cos(math.radians(a)) * r, -46 + math.sin(math.radians(a)) * r) for i in range(10) for a,
        r in [(-90 + 36 * i, 53 if i % 2 == 0 else 25)]]
    body = smooth([(x, y) if i % 2 == 0 else (x, y, "c") for i, (x, y) in enumerate(points)], tension=0.22)
    pen.part("body", body, shade="glow")
    for i in range(0, 10, 2):
        pen.mark("body", polygon([(0, -46), points[i], points[(i + 1) % 10]]), tone=-0.07)
    gloss(pen, "body", polygon([(0, -46), points[0], points[9]]), alpha=0.5)
    pen.anchor(top=(0, -100))


@symbol("shooting star, comet, meteor, falling star", kinds="star, sky", height=300, place="sky",
    slots={"body": ("#ffd76a", "primary"), "tail": ("#bfe3ff", "second")}, traits=("nightly", "shining"))
def comet(pen: Pen) -> None:
    for length, width, alpha in ((118, 15, 0.35), (92, 10, 0.6), (62, 5.5, 0.9)):
        tail = smooth([(22, -22, "c"), (22 - length * 0.5, -22 - length * 0.42 - width * 0.5),
            (22 - length, -22 - length * 0.72, "c"), (22 - length * 0.42, -22 - length * 0.28 + width)])
        pen.part("tail", tail, shade="glow", alpha=alpha)
    pen.part("body", star(24, -20, 22, 10.5, 5, turn=-70), shade="glow")
    pen.mark("body", ellipse(20, -24, 7), tone=0.1, alpha=0.6)
    pen.anchor(top=(24, -40), lamp=(24, -20))


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
    slots={"body": ("#8fc9ee", "primary")}, home="snow", traits=("wintry",))
def snowflake(pen: Pen) -> None:
    arm = joined(line([(0, -50), (0, -98)]), line([(-12, -92), (0, -80), (12, -92)]),
        line([(-13, -77), (0, -65), (13, -77)]))
    whole = joined(*(rotated(arm, 60 * i, (0, -50)) for i in range(6)))
    pen.stroke("body", whole, 5.5)
    pen.part("body", star(0, -50, 15, 13, 6, turn=0))
    pen.mark("body", star(0, -50, 8, 7, 6, turn=0), tone=0.14)
    pen.anchor(top=(0, -100))


@symbol(
    "planet, gas giant, ringed planet", kinds="sky, space", height=900, place="sky",
    slots={"body": ("#e2a45c", "primary"), "ring": ("#cdb7e2", "second")},
    home="space",
    shapes=("round", "spherical"),
)
def planet(pen: Pen) -> None:
    disc = ellipse(0, -40, 38)
    whole = rotated(difference(ellipse(0, -40, 66, 18), ellipse(0, -40, 50, 11.5)), -16, (0, -40))
    gap = rotated(difference(ellipse(0, -40, 59, 15.2), ellipse(0, -40, 57, 14.2)), -16, (0, -40))
    pen.part("ring", whole, tone=-0.06)
    pen.part("body", disc)
    for y, h, tone in ((-66, 7, 0.06), (-52, 9, -0.06), (-36, 6, 0.07), (-24, 10, -0.05), (-9, 5, 0.04)):
        pen.mark("body", rotated(rect(-60, y, 120, h), -16, (0, -40)), tone=tone)
    pen.mark("body", ellipse(13, -30, 7, 3.6, turn=-16), tone=-0.12)
    pen.mark("body", rotated(rect(-60, -31, 120, 5), -16, (0, -40)), tone=-0.16, alpha=0.5)
    pen.mark("body", crescent(disc, -9, -8), tone=-0.14, alpha=0.7)
    front = difference(whole, rotated(rect(-80, -90, 160, 50), -16, (0, -40)))
    pen.part("ring", front)
    pen.mark("ring", gap, tone=-0.14)
    pen.anchor(top=(0, -78))


@symbol("earth, the earth, planet earth", kinds="planet, sky, space", height=900, place="sky",
    slots={"sea": ("#3d8fd6", "primary"), "land": ("#63b05c", "fixed"), "cloud": ("#f7fafc", "fixed")},
    shapes=("round", "spherical"))
def earth(pen: Pen) -> None:
    disc = ellipse(0, -50, 50)
    pen.part("sea", disc)
    for land in _CONTINENTS:
        pen.mark("land", smooth(land))
    pen.mark("cloud", joined(rect(-40, -84, 34, 4, 2), rect(-28, -79, 26, 4, 2), rect(8, -60, 36, 4, 2),
        rect(16, -65, 20, 4, 2), rect(-44, -34, 26, 4, 2), rect(6, -22, 30, 3.6, 1.8)), alpha=0.85, detail=1)
    pen.mark("sea", crescent(disc, -11, -9), tone=-0.16, alpha=0.6)
    gloss(pen, "sea", ellipse(-24, -76, 14, 8, turn=-42), alpha=0.3)
    pen.anchor(top=(0, -100))


_CONTINENTS = ([(-46, -72), (-34, -90), (-16, -96), (-2, -90), (-8, -80), (-16, -76), (-14, -68), (-24, -60),
    (-30, -52), (-36, -58), (-46, -60)], [(-26, -50), (-14, -46), (-4, -36), (-10, -24), (-18, -8), (-24, -12),
    (-26, -28), (-32, -40)], [(10, -92), (28, -94), (46, -80), (54, -60), (40, -62), (32, -70), (18, -72), (8, -80)],
    [(8, -62), (24, -64), (32, -54), (40, -46), (32, -30), (26, -14), (18, -18), (18, -36), (6, -46)])
