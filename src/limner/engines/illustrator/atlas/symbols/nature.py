"""Stones, shells, bones, nests, and what else lies about outdoors."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    limb,
    line,
    mirrored,
    outline,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import band, crescent, curve, gloss, turned


@symbol("lump of coal, coal, piece of coal, charcoal lump", kinds="thing", height=0.2, place="surface",
    slots={"coal": ("#2b2c33", "primary"), "face": ("#4c4f5a", "follow")})
def coal(pen: Pen) -> None:
    for x, y, k in ((-32, 0, 0.8), (34, 0, 0.85), (0, 0, 1.1), (2, -40, 0.8)):
        def at(points: list[tuple[float, float]], x: float = x, y: float = y, k: float = k) -> list[tuple[float,
            float]]:
            return [(x + a * k, y + b * k) for a, b in points]
        pen.part("coal", polygon(at([(-30, 0), (-34, -22), (-14, -42), (14, -44), (32, -26), (30, 0)])))
        pen.mark("face", polygon(at([(-34, -22), (-14, -42), (-4, -26), (-18, -10)])), alpha=0.8)
        pen.mark("face", polygon(at([(14, -44), (32, -26), (16, -22), (-4, -26)])), tone=0.06, alpha=0.8)
        pen.mark("face", line(at([(-4, -26), (2, 0)])), width=1.4, alpha=0.7)
    pen.anchor(top=(0, -76))


@symbol("snowball, snow ball", kinds="thing", height=0.12, place="surface", slots={"snow": ("#f6fafd", "primary")},
    home="snow", shapes=("round", "spherical"), traits=("wintry",))
def snowball(pen: Pen) -> None:
    ball = smooth([(48 * (1 + 0.03 * (k % 3 - 1)) * math.cos(k * 0.524),
        -47 + 47 * math.sin(k * 0.524)) for k in range(12)])
    pen.part("snow", ball)
    pen.mark("snow", crescent(ball, -14, -14), tone=-0.1)
    pen.mark("snow", joined(*(ellipse(-30 + (i * 23) % 60, -78 + (i * 31) % 62, 2.4, 1.6) for i in range(16))),
        tone=-0.06)
    gloss(pen, "snow", ellipse(-18, -66, 12, 8, -30), detail=0)
    pen.anchor(top=(0, -94))


@symbol("feather, plume", kinds="thing", height=0.2, place="surface", slots={"vane": ("#5f9fd0", "primary"),
    "shaft": ("#f6efe0", "fixed")}, traits=("strewn",))
def feather(pen: Pen) -> None:
    turn, at = 32, (0.0, -50.0)
    vane = rotated(smooth([(0, -102, "c"), (14, -84), (17, -54), (10, -24), (0, -14), (-10, -26), (-17, -56),
        (-13, -86)]), turn, at)
    pen.part("vane", vane)
    pen.mark("vane", rotated(smooth([(0, -104), (20, -84), (24, -50), (12, -18), (0, -12)]), turn, at), tone=-0.08)
    cuts = [rotated(curve((0, y), (side * 10, y - 8), (side * 18, y - 10)), turn, at) for y in range(-84, -20, 11)
        for side in (-1, 1)]
    pen.mark("vane", joined(*cuts), width=1.1, tone=-0.13, detail=1)
    pen.stroke("shaft", rotated(curve((0, -96), (1, -50), (-1, 2)), turn, at), 2.2)
    pen.anchor(top=(24, -88), handle=(-20, -18))


@symbol("bone, dog bone", kinds="thing", height=0.1, place="surface", slots={"bone": ("#f3ead6", "primary")})
def bone(pen: Pen) -> None:
    whole = union(rect(-40, -34, 80, 18, 6), *(ellipse(x, y, 13) for x in (-46, 46) for y in (-36, -14)))
    body = rotated(whole, -20, (0, -25))
    pen.part("bone", body)
    pen.mark("bone", crescent(body, -3, -6), tone=-0.08)
    pen.anchor(top=(0, -50), handle=(0, -25))


@symbol("nest, bird nest, bird's nest", kinds="object", height=0.12, poses="standing, open", place="surface",
    slots={"twig": ("#9a6b3f", "primary"), "egg": ("#9fd0d8", "second")}, shapes=("round",), traits=("hollow",))
def nest(pen: Pen) -> None:
    pen.part("twig", ellipse(0, -34, 50, 14), tone=-0.2)
    for x, y, turn in () if pen.pose == "open" else ((-18, -42, -12), (16, -42, 12), (0, -47, 0)):
        pen.part("egg", ellipse(x, y, 12, 16, turn))
    with pen.in_front():
        body = smooth([(-56, -36), (-46, -12), (-20, 0), (20, 0), (46, -12), (56, -36), (30, -24), (0, -21), (-30,
            -24)])
        pen.part("twig", body)
        straw = [curve((-54 + 4 * k, -34 + (k * 7) % 12), (-20 + 3 * k, -18 + (k * 5) % 14),
            (10 + 5 * k, -12 - (k * 9) % 14)) for k in range(9)]
        pen.mark("twig", joined(*straw, *(mirrored(path) for path in straw[:5])), width=2, tone=-0.14)
        ends = [limb([(x, -28, 2.2), (x * 1.26, -36 - (i * 5) % 9, 0.8)]) for i, x in enumerate((-50, -40, 44, 52, 36))]
        pen.part("twig", joined(*ends), tone=0.05)
    pen.anchor(top=(0, -60), seat=(0, -36), handle=(0, -20), mouth=(0, -32), opening=(0, -32))


@symbol("paw print, pawprint, paw, animal track", kinds="thing", height=0.1, place="surface",
    slots={"print": ("#6b4a34", "primary")})
def paw_print(pen: Pen) -> None:
    pen.part("print", smooth([(0, -44), (-20, -34), (-28, -14), (-18, -2), (0, -7), (18, -2), (28, -14), (20, -34)]))
    for x, y, turn in ((-32, -50, -24), (-12, -68, -8), (12, -68, 8), (32, -50, 24)):
        pen.part("print", ellipse(x, y, 9.6, 13, turn))
    pen.anchor(top=(0, -80))


@symbol("spider web, spiderweb, cobweb, spider's web", kinds="thing", height=0.5, place="wall",
    slots={"silk": ("#8d97a6", "primary"), "spider": ("#2b2a30", "fixed"), "dew": ("#cfe8f5", "fixed")},
    poses="standing, empty", bears="spider", traits=("anywhere",))
def spider_web(pen: Pen) -> None:
    c = (0.0, -50.0)
    rays = [(r, math.radians(a)) for a, r in ((-90, 50), (-60, 52), (-30, 50), (0, 54), (30, 50), (60, 54), (90, 50),
        (120, 52), (150, 54), (180, 52), (210, 54), (240, 50))]
    for r, t in rays:
        pen.part("silk", outline(line([c, (c[0] + r * math.cos(t), c[1] + r * math.sin(t))]), 1.8))
    for k in (0.18, 0.36, 0.54, 0.72, 0.9):
        points = [(c[0] + r * k * math.cos(t), c[1] + r * k * math.sin(t)) for r, t in rays]
        for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True):
            mx, my = (x0 + x1) / 2, (y0 + y1) / 2
            pen.part("silk", outline(smooth([(x0, y0), (mx + (c[0] - mx) * 0.13, my + (c[1] - my) * 0.13), (x1, y1)],
                closed=False), 1.5))
    for dx, dy in ((22, -72), (-30, -38), (-8, -80), (34, -36)):
        pen.part("dew", ellipse(dx, dy, 2.2), detail=1)
    pen.anchor(top=(0, -100), face=(0, -44))
    if pen.pose == "empty":
        return
    x, y = 16.0, -34.0
    pen.stroke("spider", joined(*(smooth([(x, y), (x + s * 9, y - 6 + 5 * i), (x + s * 14, y + 2 + 5 * i - 6)],
        closed=False) for s in (-1, 1) for i in range(4))), 1.5)
    pen.part("spider", union(ellipse(x, y + 5, 6.4, 7.4), ellipse(x, y - 4, 4.4)))


@symbol("skull, cranium", kinds="thing", height=0.22, place="surface", faces_viewer=True,
    slots={"bone": ("#f3ecdc", "primary"), "dark": ("#3a3238", "fixed")}, nook="study", traits=("sunken",))
def skull(pen: Pen) -> None:
    pen.part("bone", rect(-23, -26, 46, 26, 8), tone=-0.05)
    head = smooth([(0, -100), (-30, -93), (-45, -66), (-42, -42), (-30, -30), (-24, -16, "c"), (24, -16, "c"),
        (30, -30), (42, -42), (45, -66), (30, -93)])
    pen.part("bone", head)
    pen.mark("bone", crescent(head, -9, -5), tone=-0.09)
    for x in (-18, 18):
        pen.part("dark", ellipse(x, -50, 12, 13, turn=-x * 0.6), shade="flat")
    pen.part("dark", smooth([(0, -38, "c"), (-6, -26), (-1, -28, "c"), (1, -28, "c"), (6, -26)]), shade="flat")
    pen.stroke("dark", joined(*(line([(x, -14), (x, -3)]) for x in (-12, -4, 4, 12))), 1.8)
    pen.anchor(top=(0, -100), seat=(0, -98))


@symbol("snowman, snow man", kinds="figure, thing", height=1.7, faces_viewer=True,
    slots={"snow": ("#f4f8fc", "fixed"), "scarf": ("#d8433f", "primary"), "hat": ("#33363f", "second"),
    "carrot": ("#f08431", "fixed"), "coal": ("#2f3138", "fixed"), "stick": ("#7a5238", "fixed")},
    home="snow", told_in="arctic", traits=("lively", "wintry"))
def snowman(pen: Pen) -> None:
    for side in (-1, 1):
        pen.stroke("stick", joined(line([(side * 18, -52), (side * 40, -66)]),
            line([(side * 34, -62), (side * 40, -58)]), line([(side * 35, -63), (side * 37, -72)])), 2.2)
    for y, r in ((-21, 27), (-52, 19.5)):
        body = difference(ellipse(0, y, r, r * 0.94), rect(-60, 0, 120, 20))
        pen.part("snow", body)
        pen.mark("snow", crescent(body, -r * 0.26, -r * 0.2), tone=-0.08)
    pen.part("coal", joined(*(ellipse(0, y, 2) for y in (-56, -47, -32, -20))), shade="flat")
    head = ellipse(0, -77, 14.5)
    pen.part("snow", head)
    pen.mark("snow", crescent(head, -4, -3), tone=-0.08)
    pen.part("scarf", polygon([(6, -64), (13, -66), (17, -46), (9, -44)]), tone=-0.06)
    pen.part("scarf", smooth([(-15, -68), (0, -64), (15, -68), (15, -62), (0, -58), (-15, -62)]))
    for x in (-5, 5):
        pen.part("coal", ellipse(x, -80, 1.7), shade="flat")
    pen.part("coal", joined(*(ellipse(x, y, 0.9) for x, y in ((-6, -72), (-3.4, -70.4), (0, -69.8), (3.4, -70.4),
        (6, -72)))), shade="flat")
    pen.part("carrot", smooth([(-1, -78, "c"), (14, -74.6, "c"), (-1, -74, "c"), (-2, -76)]))
    pen.part("hat", ellipse(0, -89, 15, 3.4))
    crown_shape = turned([(-104, 9.6), (-90, 9.6)], tilt=0.16)
    pen.part("hat", crown_shape, tone=0.03)
    pen.mark("scarf", band([(-104, 9.6), (-90, 9.6)], -94.6, -90, tilt=0.16))
    pen.anchor(top=(0, -104), head=(0, -77), hand=(40, -66), hat=(0, -89), neck=(0, -64), eye=(5, -80), face=(0, -76),
        mouth=(0, -70))


@symbol("crystal, gem, gemstone, diamond, jewel, ruby, emerald, amethyst, sapphire, quartz", kinds="stone, thing",
    height=0.3, place="surface", poses="standing, cut", slots={"body": ("#8f6fe0", "primary")})
def crystal(pen: Pen) -> None:
    if pen.pose == "cut":
        pen.part("body", polygon([(-50, -62), (-28, -86), (28, -86), (50, -62), (0, 0)]))
        for points, tone in (([(-50, -62), (-20, -62), (0, 0)], 0.03), ([(-20, -62), (20, -62), (0, 0)], 0.1),
            ([(20, -62), (50, -62), (0, 0)], -0.1), ([(-28, -86), (0, -86), (-20, -62)], 0.16),
            ([(28, -86), (50, -62), (20, -62)], -0.05), ([(-50, -62), (-28, -86), (-20, -62)], 0.06)):
            pen.mark("body", polygon(points), tone=tone)
        pen.anchor(top=(0, -86))
        return
    for x, w, top, lean, tone in ((-28, 18, -56, -18, -0.05), (27, 18, -64, 16, -0.1), (-10, 22, -84, -6, 0.0),
        (10, 22, -100, 5, 0.02), (-38, 12, -34, -26, 0.0), (40, 13, -38, 26, -0.06), (2, 18, -46, 2, 0.05)):
        shape = rotated(polygon([(x - w / 2, 0), (x - w / 2, top + w * 0.7), (x - w * 0.05, top),
            (x + w / 2, top + w * 0.8), (x + w / 2, 0)]), lean, (x, 0))
        shape = difference(shape, rect(-100, 0, 200, 40))
        pen.part("body", shape, tone=tone)
        pen.mark("body", rotated(polygon([(x - w / 2, 2), (x - w / 2, top + w * 0.7), (x - w * 0.05, top),
            (x - w * 0.1, 2)]), lean, (x, 0)), tone=tone + 0.11)
        pen.mark("body", rotated(polygon([(x + w * 0.2, 2), (x + w * 0.2, top + w * 0.5), (x + w, top + w * 0.8),
            (x + w, 2)]), lean, (x, 0)), tone=tone - 0.08)
    pen.anchor(top=(12, -98), lamp=(0, -50))


@symbol("puddle, rain puddle, water puddle, pool of water", kinds="scenery, liquid", height=0.12,
    slots={"water": ("#8fb9d6", "primary"), "light": ("#e6f3f8", "fixed"), "edge": ("#5f8cab", "follow")},
        home="street",
    traits=("on the floor", "open", "trodden"))
def puddle(pen: Pen) -> None:
    pool = smooth([(-76, -10), (-58, -20), (-30, -19), (-4, -24), (30, -20), (54, -22), (78, -12), (66, -2), (34, 0),
        (4, 5), (-30, 1), (-60, 2)])
    pen.part("edge", pool, shade="flat")
    pen.part("water", smooth([(-70, -10), (-54, -17.6), (-30, -16.6), (-4, -21), (30, -17.4), (52, -19), (71, -11),
        (60, -4), (32, -2.4), (4, 2), (-30, -1.4), (-56, 0)]), shade="flat")
    pen.mark("light", smooth([(-50, -12), (-30, -14.6), (-6, -15), (-26, -10)]), alpha=0.8)
    pen.mark("light", smooth([(20, -6), (44, -9), (60, -9), (40, -4)]), alpha=0.6)
    pen.stroke("light", joined(ellipse(8, -9, 13, 4), ellipse(8, -9, 6, 1.8)), 1, alpha=0.9)
    pen.anchor(top=(0, -10), seat=(0, -8), back=(0, -8), lean=(-60, -8))


@symbol(
    "rock, boulder, stone, pebble, cobble", kinds="thing", height=0.8, poses="standing, group, mossy",
    slots={"body": ("#8d8f96", "primary"), "moss": ("#6f9a4c", "fixed")},
    told_in="forest", traits=("solid", "sunken"),
    shapes=("round", "oval"),
)
def rock(pen: Pen) -> None:
    if pen.pose == "group":
        _stone(pen, 48, 0.55)
        _stone(pen, -46, 0.42)
    _stone(pen, 0, 1.0)
    if pen.pose == "mossy":
        pen.mark("moss", smooth([(-42, -46), (-20, -66), (4, -72), (34, -62), (26, -50), (14, -56), (2, -46),
            (-10, -54), (-22, -42), (-32, -48)]))
    pen.anchor(top=(0, -62), seat=(0, -62), lean=(30, -30))


def _stone(pen: Pen, x: float, k: float) -> None:
    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + a * k, b * k) for a, b in points]

    whole = smooth([(*at((-52, 0))[0], "c"), *at((-54, -14), (-44, -40), (-22, -58), (6, -64), (30, -54), (46, -34),
        (54, -14)), (*at((52, 0))[0], "c")], tension=0.34)
    pen.part("body", whole)
    pen.mark("body", polygon(at((8, -66), (2, -44), (20, -22), (14, 4), (70, 4), (60, -66))), tone=-0.08)
    pen.mark("body", polygon(at((-60, -34), (-34, -44), (2, -44), (8, -70), (-60, -70))), tone=0.06)
    pen.mark("body", polygon(at((2, -44), (8, -70), (40, -70), (34, -40), (20, -22))), tone=-0.02)
    pen.mark("body", joined(line(at((-34, -20), (-26, -12), (-28, -4))), line(at((34, -26), (40, -18)))), tone=-0.14,
        width=1.3 * k, detail=1)
