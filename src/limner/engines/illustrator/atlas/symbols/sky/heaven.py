"""Sun, moon, stars."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    polygon,
    rect,
    rotated,
    smooth,
    star,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, gloss


@symbol("asteroid, meteorite, space rock", kinds="thing", height=8, place="air", home="space", poses="flying",
    slots={"rock": ("#8a7f78", "primary"), "pit": ("#6a605a", "follow")}, traits=("airborne",))
def asteroid(pen: Pen) -> None:
    body = smooth([(-46, -24), (-50, -50), (-34, -80), (-6, -92), (24, -86), (46, -66), (48, -34), (30, -8), (2, 0),
        (-28, -6)], tension=0.35)
    pen.part("rock", body)
    pen.mark("rock", crescent(body, -16, -14), tone=-0.11)
    for x, y, r in ((-18, -60, 12), (18, -36, 15), (22, -72, 8), (-26, -26, 9), (-2, -84, 5), (-36, -46, 5)):
        pen.mark("pit", ellipse(x, y, r, r * 0.86))
        pen.mark("rock", crescent(ellipse(x, y, r, r * 0.86), 2.4, 2.4), tone=0.09)
    pen.anchor(top=(0, -92))


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
