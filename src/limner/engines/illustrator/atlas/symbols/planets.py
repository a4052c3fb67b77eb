"""The planets as they are, the solar system, and what people have sent into space."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math
from collections.abc import Sequence

from limner.drawing.geometry import (
    Path,
    difference,
    ellipse,
    intersection,
    joined,
    line,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve
from limner.engines.illustrator.atlas.templates.monument import panes, uprights

PLANET = "planet, sky, space"
CRAFT = "space, vehicle"


def _limb(pen: Pen, slot: str, disc: Path) -> None:
    """The night side."""
    pen.mark(slot, crescent(disc, -11, -9), tone=-0.16, alpha=0.6)
    pen.mark(slot, crescent(disc, -5, -4), tone=-0.2, alpha=0.4)


def _craters(pen: Pen, slot: str, spots: Sequence[tuple[float, float, float]]) -> None:
    pen.mark(slot, joined(*(ellipse(x, y, r) for x, y, r in spots)), tone=-0.09)
    pen.mark(slot, joined(*(intersection(ellipse(x, y, r), ellipse(x + r * 0.3, y + r * 0.3, r)) for x, y,
        r in spots)), tone=-0.03)


@symbol("mercury, planet mercury", kinds=PLANET, height=500, place="sky", slots={"body": ("#a39a92", "primary")})
def mercury(pen: Pen) -> None:
    disc = ellipse(0, -46, 46)
    pen.part("body", disc)
    pen.mark("body", smooth([(-50, -60), (-20, -70), (10, -56), (40, -66), (50, -40), (10, -34), (-30, -40)]),
        tone=0.05)
    _craters(pen, "body", ((-20, -66, 8), (14, -72, 6), (-28, -40, 10), (4, -48, 5), (24, -46, 9), (-8, -22, 8), (18,
        -20, 6), (-4, -82, 4),
        (34, -66, 4), (-36, -60, 4), (-18, -10, 4), (36, -28, 4), (8, -34, 3), (-10, -56, 3)))
    rays = joined(*(rotated(rect(23.6, -72, 0.9, 22), 40 * i, (24, -46)) for i in range(9)))
    pen.mark("body", rays, tone=0.1, alpha=0.5)
    _limb(pen, "body", disc)
    pen.anchor(top=(0, -92))


@symbol("venus, planet venus", kinds=PLANET, height=880, place="sky", slots={"body": ("#e8c27a", "primary"),
    "cloud": ("#f6e3b4", "follow")})
def venus(pen: Pen) -> None:
    disc = ellipse(0, -48, 48)
    pen.part("body", disc)
    for y, bend, width, tone in ((-84, 6, 6, 0), (-70, 10, 8, 0), (-54, 13, 7, -0.04), (-38, 12, 9, 0), (-22, 8, 6,
            -0.04), (-8, 4, 5, 0)):
        pen.mark("cloud", curve((-54, y + bend), (-20, y - 2), (12, y + bend * 0.5), (54, y - bend)), width=width,
            tone=tone, alpha=0.75)
    pen.mark("body", joined(curve((-50, -58), (-16, -64), (20, -56), (50, -64)), curve((-50, -28), (-10, -32), (24,
        -24), (50, -32))), width=2.4,
        tone=-0.09, alpha=0.7)
    _limb(pen, "body", disc)
    pen.anchor(top=(0, -96))


@symbol("mars, planet mars, red planet, the red planet", kinds=PLANET, height=600, place="sky",
    slots={"body": ("#c8603a", "primary"),
    "dark": ("#8a4030", "follow"), "ice": ("#f8f2ec", "fixed")})
def mars(pen: Pen) -> None:
    disc = ellipse(0, -47, 47)
    pen.part("body", disc)
    pen.mark("body", smooth([(-50, -76), (-10, -88), (40, -80), (50, -60), (20, -64), (-20, -58)]), tone=0.06)
    pen.mark("dark", smooth([(-44, -40), (-26, -48), (-8, -42), (8, -48), (26, -40), (44, -44), (40, -30), (18, -26),
        (4, -18), (-14, -24), (-32, -22)]),
        alpha=0.55)
    pen.mark("dark", smooth([(20, -70), (30, -74), (38, -66), (32, -56), (26, -46), (20, -54)]), alpha=0.5)
    pen.mark("dark", joined(curve((-34, -52), (-16, -54), (2, -51), (16, -53)), curve((-20, -52), (-12, -57), (0,
        -56))), width=2.2, alpha=0.8)
    pen.mark("dark", joined(*(ellipse(x, y, r) for x, y, r in ((-34, -66, 3.4), (-26, -74, 2.4), (-22, -68, 2.4),
        (-16, -62, 2.4)))), alpha=0.5)
    pen.mark("ice", smooth([(-16, -96), (-14, -87), (-4, -84), (6, -86), (14, -85), (18, -96)]))
    pen.mark("ice", smooth([(-10, 4), (-8, -4), (2, -6), (10, -3), (12, 4)]))
    _limb(pen, "body", disc)
    pen.anchor(top=(0, -94))


@symbol("jupiter, planet jupiter", kinds=PLANET, height=1000, place="sky", slots={"body": ("#ecd9bb", "primary"),
    "belt": ("#b9815a", "follow"),
    "pale": ("#f8efdf", "fixed"), "spot": ("#c2543a", "fixed")})
def jupiter(pen: Pen) -> None:
    disc = ellipse(0, -50, 50, 47)
    pen.part("body", disc)

    def belt(slot: str, y: float, h: float, alpha: float, wave: float) -> None:
        top = [(x, y + wave * math.sin(x * 0.17 + y)) for x in range(-54, 55, 6)]
        low = [(x, y + h + wave * math.sin(x * 0.21 + y * 0.7)) for x in range(54, -55, -6)]
        pen.mark(slot, smooth([*top, *low]), alpha=alpha)

    belt("belt", -92, 9, 0.5, 0.8)
    belt("pale", -82, 8, 0.7, 0.6)
    belt("belt", -73, 11, 0.9, 1.1)
    belt("pale", -61, 12, 0.8, 0.9)
    belt("belt", -45, 12, 0.95, 1.3)
    belt("pale", -33, 7, 0.6, 0.8)
    belt("belt", -24, 4, 0.6, 0.7)
    belt("belt", -15, 12, 0.5, 0.8)
    pen.mark("pale", joined(*(ellipse(x, -43 + (i % 2) * 5, 5, 1.5) for i, x in enumerate(range(-44, 10, 11)))),
        alpha=0.6)
    pen.mark("pale", ellipse(20, -31, 15, 9))
    pen.mark("spot", ellipse(20, -31, 12, 6.6))
    pen.mark("spot", ellipse(20, -31, 7, 3.6), tone=0.08)
    _limb(pen, "body", disc)
    pen.anchor(top=(0, -97))


@symbol("saturn, planet saturn", kinds=PLANET, height=950, place="sky", slots={"body": ("#e6c78e", "primary"),
    "ring": ("#cdb58a", "follow"),
    "dark": ("#8f7a58", "follow")})
def saturn(pen: Pen) -> None:
    def oval(rx: float) -> Path:
        return rotated(ellipse(0, -42, rx, rx * 0.26), -14, (0, -42))

    bands = ((82, 70, "ring", 0.04), (68.6, 54, "ring", 0.1), (53, 45, "dark", 0.1))
    upper = rotated(rect(-100, -92, 200, 50), -14, (0, -42))
    for outer, inner, slot, tone in bands:
        pen.part(slot, intersection(difference(oval(outer), oval(inner)), upper), tone=tone - 0.06)
    disc = rotated(ellipse(0, -42, 37, 34), -14, (0, -42))
    pen.part("body", disc)
    for y, h, tone in ((-74, 7, -0.06), (-62, 6, 0.05), (-54, 9, -0.03), (-40, 6, 0.06), (-30, 8, -0.05), (-18, 6,
            0.03)):
        pen.mark("body", rotated(smooth([(-60, y, "c"), (0, y + 3), (60, y, "c"), (60, y + h, "c"), (0, y + h + 3),
            (-60, y + h, "c")]), -14,
            (0, -42)), tone=tone)
    pen.mark("dark", rotated(smooth([(-60, -40, "c"), (0, -29), (60, -40, "c"), (60, -36, "c"), (0, -25), (-60, -36,
        "c")]), -14, (0, -42)), alpha=0.5)
    _limb(pen, "body", disc)
    for outer, inner, slot, tone in bands:
        lower = difference(difference(oval(outer), oval(inner)), upper)
        pen.part(slot, lower, tone=tone)
    pen.anchor(top=(0, -78))


@symbol("uranus, planet uranus", kinds=PLANET, height=800, place="sky", slots={"body": ("#a5dde0", "primary"),
    "ring": ("#d5e4e8", "fixed")})
def uranus(pen: Pen) -> None:
    ring = rotated(difference(ellipse(0, -52, 17, 60), ellipse(0, -52, 15.4, 57.6)), 12, (0, -52))
    side = rotated(rect(0, -130, 80, 160), 12, (0, -52))
    pen.part("ring", difference(ring, side), tone=-0.1)
    disc = ellipse(0, -52, 42)
    pen.part("body", disc)
    pen.mark("body", rotated(joined(ellipse(-30, -52, 18, 50)), 12, (0, -52)), tone=0.06, alpha=0.7)
    pen.mark("body", rotated(rect(8, -100, 14, 100), 12, (0, -52)), tone=-0.04, alpha=0.7)
    _limb(pen, "body", disc)
    pen.part("ring", intersection(ring, side))
    pen.anchor(top=(0, -94))


@symbol("neptune, planet neptune", kinds=PLANET, height=790, place="sky", slots={"body": ("#3f6fd0", "primary"),
    "cloud": ("#dce9fb", "fixed")})
def neptune(pen: Pen) -> None:
    disc = ellipse(0, -47, 47)
    pen.part("body", disc)
    for y, h, tone in ((-88, 12, 0.06), (-68, 9, -0.05), (-50, 8, 0.05), (-30, 10, -0.05), (-12, 8, 0.04)):
        pen.mark("body", smooth([(-52, y, "c"), (0, y + 4), (52, y, "c"), (52, y + h, "c"), (0, y + h + 4), (-52,
            y + h, "c")]), tone=tone)
    pen.mark("body", ellipse(-12, -40, 13, 7), tone=-0.14)
    pen.mark("cloud", joined(curve((-24, -32), (-12, -30), (0, -33)), curve((-30, -60), (-14, -57), (4, -58)),
        curve((10, -24), (22, -25), (30, -28)),
        curve((6, -74), (18, -74), (28, -77))), width=1.8, alpha=0.85)
    _limb(pen, "body", disc)
    pen.anchor(top=(0, -94))


@symbol("pluto, planet pluto, dwarf planet", kinds=PLANET, height=400, place="sky", slots={"body": ("#cdb79c",
    "primary"), "heart": ("#f4ead9", "fixed"),
    "dark": ("#7a5a44", "fixed")})
def pluto(pen: Pen) -> None:
    disc = ellipse(0, -42, 42)
    pen.part("body", disc)
    pen.mark("dark", smooth([(-46, -46), (-30, -50), (-18, -40), (-8, -26), (-24, -16), (-40, -22)]), alpha=0.6)
    pen.mark("dark", smooth([(22, -14), (34, -24), (44, -16), (30, -4)]), alpha=0.5)
    pen.mark("body", smooth([(-40, -76), (0, -88), (40, -74), (20, -66), (-20, -66)]), tone=-0.06)
    pen.mark("heart", smooth([(6, -14, "c"), (-12, -30), (-12, -46), (-2, -52), (8, -46, "c"), (18, -54), (32, -48),
        (32, -34), (20, -22)]))
    _craters(pen, "body", ((-26, -60, 5), (-8, -70, 4), (14, -72, 5), (-16, -10, 4)))
    _limb(pen, "body", disc)
    pen.anchor(top=(0, -84))


@symbol("solar system, the solar system, planets in a row, planets of the solar system, row of planets",
    kinds="planet, sky, space", height=1500,
    place="sky", symbol_id="solar_system", slots={"sun": ("#f8b62c", "light"), "orbit": ("#9aa3bd", "fixed"),
        "mercury": ("#a39a92", "fixed"),
    "venus": ("#e8c27a", "fixed"), "earth": ("#3d8fd6", "fixed"), "land": ("#63b05c", "fixed"), "mars": ("#c8603a",
    "fixed"), "jupiter": ("#d8b48a",
    "fixed"), "saturn": ("#e6c78e", "fixed"), "uranus": ("#a5dde0", "fixed"), "neptune": ("#3f6fd0", "fixed"),
    "spot": ("#b9523a", "fixed")})
def solar_system(pen: Pen) -> None:
    pen.stroke("orbit", joined(*(_orbit(r) for r in (30, 42, 56, 69, 94, 124, 147, 166))), 0.7, alpha=0.8)
    sun = intersection(ellipse(-92, -46, 30, 44), rect(-92, -100, 100, 110))
    pen.part("sun", sun, shade="glow")
    pen.part("mercury", ellipse(-58, -46, 3))
    pen.part("venus", ellipse(-47, -38, 4.6))
    pen.part("earth", ellipse(-34, -50, 5))
    pen.mark("land", joined(ellipse(-36, -52, 2.4, 1.8), ellipse(-32, -48, 1.8, 2.2)))
    pen.part("mars", ellipse(-22, -40, 3.8))
    pen.part("jupiter", ellipse(3, -48, 14))
    pen.mark("spot", joined(rect(-12, -55, 32, 3), rect(-12, -45, 32, 3.4)), alpha=0.55)
    pen.mark("spot", ellipse(8, -42, 3.2, 1.8))
    ring = rotated(difference(ellipse(34, -44, 20, 5.4), ellipse(34, -44, 14, 3.4)), -14, (34, -44))
    pen.part("saturn", difference(ring, rotated(rect(0, -44, 70, 30), -14, (34, -44))), tone=-0.08)
    pen.part("saturn", ellipse(34, -44, 11))
    pen.mark("spot", joined(rect(20, -50, 30, 2), rect(20, -42, 30, 2)), alpha=0.3)
    pen.part("saturn", difference(ring, rotated(rect(0, -74, 70, 30), -14, (34, -44))), tone=0.05)
    pen.part("uranus", ellipse(62, -50, 7.4))
    pen.part("neptune", ellipse(82, -42, 7))
    pen.anchor(top=(0, -92))


def _orbit(r: float) -> Path:
    """The part of an orbit about the sun at the left edge that is in the picture."""
    half = 42.0
    reach = math.asin(min(half / (r * 1.3), 1.0))
    points = [(-92 + r * math.cos(t), -46 + r * 1.3 * math.sin(t)) for t in (reach * (i / 8 - 1) for i in range(17))]
    return curve(*points)


@symbol("international space station, space station, iss, orbital station", kinds=CRAFT, height=70, place="sky",
    symbol_id="space_station",
    slots={"module": ("#e4e6e8", "primary"), "panel": ("#b98a3c", "fixed"), "line": ("#5f4320", "fixed"),
        "truss": ("#aeb4bb", "fixed"), "dark": ("#4d545d",
    "fixed"), "radiator": ("#f4f6f7", "fixed")})
def space_station(pen: Pen) -> None:
    pen.part("truss", rect(-84, -52, 168, 4.4, 1))
    pen.mark("dark", joined(*(line([(x, -47), (x + 3, -52.4), (x + 6, -47)]) for x in range(-84, 84, 6))), width=0.6,
        detail=1)
    for x in (-76, -58, 58, 76):
        for top, low in ((-92, -55), (-45, -8)):
            pen.part("panel", joined(rect(x - 6.4, top, 5.6, low - top), rect(x + 0.8, top, 5.6, low - top)))
            pen.mark("line", joined(*(line([(x - 8, y), (x + 8, y)]) for y in range(int(top) + 3, int(low), 4))),
                width=0.5, alpha=0.8)
            pen.part("truss", rect(x - 0.6, top - 1, 1.2, low - top + 2), tone=-0.08)
    for x in (-34, 34):
        pen.part("radiator", rect(x - 7, -46, 14, 24))
        pen.mark("dark", uprights(x - 7, x + 7, -46, -22, 5), width=0.5, alpha=0.6)
        pen.part("panel", rect(x - 4, -70, 8, 16), tone=-0.1)
        pen.mark("line", joined(*(line([(x - 5, y), (x + 5, y)]) for y in range(-68, -54, 3))), width=0.5)
    for x, y, w, h in ((-6, -48, 12, 46), (-5, -88, 10, 38), (-24, -36, 48, 9), (-20, -22, 40, 8)):
        body = rect(x, y, w, h, min(w, h) * 0.36)
        pen.part("module", body)
        pen.mark("module", crescent(body, -min(w, h) * 0.3, -min(w, h) * 0.1 if w > h else 0), tone=-0.1)
        rings = uprights(x, x + w, y, y + h, 4) if w > h else joined(*(line([(x, y + h * k), (x + w, y + h * k)])
            for k in (0.2, 0.5, 0.8)))
        pen.mark("dark", rings, width=0.8, alpha=0.6)
    pen.part("dark", joined(ellipse(0, -92, 3, 4), ellipse(0, 0, 4, 3)))
    pen.part("module", polygon([(-3, -95), (3, -95), (2, -100), (-2, -100)]), tone=-0.06)
    pen.anchor(top=(0, -96))


@symbol("saturn v, moon rocket, apollo rocket, saturn v rocket", kinds="rocket, vehicle, space", height=110,
    poses="standing, flying",
    slots={"body": ("#f4f4f1", "primary"), "black": ("#2a2c31", "fixed"), "red": ("#c8343a", "fixed"),
        "flame": ("#ffb23d", "light"), "core": ("#fff0bf", "light"),
    "metal": ("#8d949c", "fixed")})
def saturn_v(pen: Pen) -> None:
    up = -18 if pen.pose == "flying" else 0
    if up:
        pen.part("flame", smooth([(-8, -18, "c"), (-11, -4), (-5, 8), (0, 24, "c"), (5, 8), (11, -4), (8, -18,
            "c")]), shade="glow")
        pen.part("core", smooth([(-5, -18, "c"), (-6, -6), (0, 10, "c"), (6, -6), (5, -18, "c")]), shade="glow")
    pen.part("metal", joined(*(polygon([(x - 2.6, up), (x - 1.4, up - 6), (x + 1.4, up - 6), (x + 2.6, up)])
        for x in (-6, 0, 6))))
    pen.part("black", joined(polygon([(-9, up - 4), (-14, up - 3), (-9, up - 14)]), polygon([(9, up - 4), (14,
        up - 3), (9, up - 14)])))
    for half, top, low in ((9, -52, -4), (9, -78, -52), (6, -94, -82)):
        pen.part("body", rect(-half, up + top, 2 * half, low - top))
        pen.mark("body", rect(half * 0.3, up + top, half, low - top), tone=-0.1)
        pen.mark("black", joined(rect(-half, up + low - 5, half * 0.66, 5), rect(half * 0.1, up + low - 5,
            half * 0.6, 5), rect(-half * 0.4, up + top, half * 0.5,
            4), rect(half * 0.6, up + top, half * 0.5, 4)))
    pen.part("black", polygon([(-9, up - 78), (-6, up - 82), (6, up - 82), (9, up - 78)]), tone=0.06)
    pen.part("red", rect(-1.4, up - 44, 2.8, 24), shade="flat")
    pen.part("body", polygon([(-6, up - 94), (-3.6, up - 104), (3.6, up - 104), (6, up - 94)]))
    pen.mark("body", polygon([(1, up - 94), (1, up - 104), (7, up - 104), (7, up - 94)]), tone=-0.1)
    pen.part("metal", polygon([(-3.6, up - 104), (-1, up - 109), (1, up - 109), (3.6, up - 104)]), tone=0.1)
    pen.part("body", joined(polygon([(-0.6, up - 109), (0, up - 122), (0.6, up - 109)]), rect(-0.8, up - 116, 1.6,
        6)), tone=-0.06)
    pen.anchor(top=(0, up - 112), lamp=(0, up))


@symbol("lunar lander, moon lander, lunar module, lander, apollo lander", kinds=CRAFT, height=7,
    slots={"gold": ("#d9a23c", "primary"), "body": ("#c9ccd0", "second"),
    "dark": ("#3d424a", "fixed"), "metal": ("#9aa0a8", "fixed"), "red": ("#b8373c", "fixed")}, home="space")
def lunar_lander(pen: Pen) -> None:
    for s in (-1, 1):
        pen.stroke("metal", joined(line([(s * 20, -40), (s * 44, -6)]), line([(s * 20, -22), (s * 36, -17)]),
            line([(s * 12, -20), (s * 14, -4)])), 2.2)
        pen.part("gold", ellipse(s * 45, -3, 9, 2.6), tone=-0.08)
        pen.part("gold", ellipse(s * 14, -2, 6, 2), tone=-0.14)
    pen.part("dark", polygon([(-5, -20), (-9, -6), (9, -6), (5, -20)]))
    base = polygon([(-30, -24), (-26, -18), (26, -18), (30, -24), (30, -40), (24, -46), (-24, -46), (-30, -40)])
    pen.part("gold", base)
    pen.mark("gold", joined(*(polygon([(x, -46), (x + 6, -40), (x + 2, -30), (x + 8, -18), (x - 2, -22), (x + 1,
        -34)]) for x in (-26, -10, 8, 20))), tone=0.1)
    pen.mark("gold", joined(*(polygon([(x, -44), (x + 5, -32), (x + 1, -18), (x - 4, -30)]) for x in (-18, 0, 16))),
        tone=-0.12)
    pen.part("metal", joined(rect(-4, -42, 1.2, 38), rect(3, -42, 1.2, 38), *(rect(-4, y, 8, 1) for y in range(-40,
        -6, 4))), shade="flat")
    cabin = polygon([(-22, -48), (-28, -58), (-24, -74), (-12, -84), (12, -84), (24, -76), (28, -60), (22, -48)])
    pen.part("body", cabin)
    pen.mark("body", polygon([(8, -90), (30, -90), (30, -46), (6, -46), (12, -66)]), tone=-0.12)
    pen.mark("body", polygon([(-12, -84), (-4, -70), (-8, -48), (-30, -48), (-30, -74)]), tone=0.05)
    pen.part("dark", joined(polygon([(-20, -72), (-10, -75), (-11, -64)]), polygon([(4, -75), (14, -72), (5, -64)]),
        rect(-6, -60, 11, 12, 2)))
    pen.part("red", rect(12, -60, 7, 4), shade="flat")
    pen.stroke("metal", joined(line([(16, -82), (24, -98)]), line([(-14, -82), (-14, -92)])), 1.2)
    pen.part("body", ellipse(25, -98, 7, 4, -30), tone=0.05)
    pen.part("dark", rect(-4, -89, 9, 6, 2))
    pen.anchor(top=(0, -90), door=(0, -40))


@symbol("hubble, space telescope, hubble space telescope, hubble telescope", kinds=CRAFT, height=13, place="sky",
    symbol_id="space_telescope",
    slots={"tube": ("#cfd4d9", "primary"), "panel": ("#3f5f9e", "fixed"), "line": ("#9fb4dc", "fixed"),
        "dark": ("#2d323b", "fixed"), "gold": ("#d9b04f", "fixed")})
def space_telescope(pen: Pen) -> None:
    def tilted(path: Path) -> Path:
        return rotated(path, -24, (0, -46))

    for y in (-88, -32):
        pen.part("panel", tilted(rect(-30, y, 44, 26)))
        pen.mark("line", joined(*(tilted(line([(-30 + 7.4 * i, y), (-30 + 7.4 * i, y + 26)])) for i in range(7)),
            tilted(line([(-30, y + 13), (14, y + 13)]))), width=0.8)
    pen.part("gold", tilted(joined(rect(-10, -64, 4, 5), rect(-10, -34, 4, 5))))
    for x, w, h in ((-48, 32, 38), (-18, 70, 28)):
        body = tilted(rect(x, -46 - h / 2, w, h, 2))
        pen.part("tube", body)
        pen.mark("tube", tilted(rect(x, -46 + h * 0.16, w, h * 0.4)), tone=-0.1)
        pen.mark("tube", tilted(rect(x, -46 - h * 0.36, w, h * 0.12)), tone=0.09)
        pen.mark("dark", joined(*(tilted(line([(x + w * k, -70), (x + w * k, -20)])) for k in (0.2, 0.5, 0.8))),
            width=0.6, alpha=0.6)
    pen.part("dark", tilted(ellipse(52, -46, 4, 13.4)))
    pen.part("tube", tilted(polygon([(50, -60), (56, -82), (58, -81), (55, -59)])), tone=0.04)
    pen.part("gold", tilted(joined(rect(-34, -40, 12, 8, 1), rect(-40, -58, 8, 6, 1))))
    pen.part("tube", tilted(ellipse(-30, -20, 6, 3)), tone=0.05)
    pen.stroke("dark", tilted(line([(-30, -28), (-30, -20)])), 1)
    pen.anchor(top=(0, -84))


@symbol("voyager, space probe, voyager probe, voyager spacecraft", kinds=CRAFT, height=6, place="sky",
    symbol_id="space_probe", slots={"dish": ("#eceded", "primary"),
    "gold": ("#d9a83e", "fixed"), "dark": ("#3f444c", "fixed"), "metal": ("#a9b0b8", "fixed")})
def space_probe(pen: Pen) -> None:
    pen.stroke("metal", joined(line([(-8, -40), (-84, -16)]), line([(10, -36), (70, -8)]), line([(12, -40), (60,
        -44)])), 2)
    pen.part("dark", joined(rect(52, -50, 14, 10, 2), rect(62, -12, 7, 12, 2), rect(68, -10, 7, 12, 2)))
    pen.part("dark", polygon([(-10, -26), (14, -26), (18, -36), (10, -44), (-8, -44), (-16, -36)]))
    pen.mark("gold", ellipse(4, -34, 6))
    pen.mark("dark", ellipse(4, -34, 3), tone=0.1)
    bowl = smooth([(-44, -52, "c"), (-30, -68), (0, -76), (30, -70), (46, -56, "c"), (30, -46), (0, -40), (-30, -44)])
    pen.part("dish", bowl, tone=-0.1)
    pen.part("dish", rotated(ellipse(1, -57, 45, 15), -2.6, (1, -57)))
    pen.mark("dish", rotated(ellipse(4, -54, 34, 10), -2.6, (1, -57)), tone=-0.07)
    pen.stroke("metal", joined(line([(-20, -58), (1, -92)]), line([(24, -58), (1, -92)]), line([(4, -48), (1,
        -92)])), 1.2)
    pen.part("metal", joined(rect(-4, -94, 10, 4, 1)), tone=-0.1)
    pen.anchor(top=(1, -94))


@symbol("sputnik, first satellite", kinds="satellite, space, vehicle", height=2.9, place="sky", symbol_id="sputnik",
    slots={"ball": ("#c9d0d8", "primary"), "rod": ("#9aa3ad",
    "fixed")})
def sputnik(pen: Pen) -> None:
    pen.stroke("rod", joined(line([(20, -74), (-78, -58)]), line([(20, -72), (-74, -36)]), line([(20, -68), (-64,
        -10)]), line([(24, -66), (-44, 2)])), 1.5)
    ball = ellipse(34, -74, 26)
    pen.part("ball", ball)
    pen.mark("ball", joined(curve((22, -100), (28, -74), (22, -48)), curve((25, -100), (31, -74), (25, -48))),
        tone=-0.2, width=0.9)
    pen.mark("ball", crescent(ball, -9, -7), tone=-0.16)
    pen.mark("ball", ellipse(24, -86, 7, 4.4, -40), tone=0.18)
    pen.part("rod", joined(*(ellipse(x, y, 2.6) for x, y in ((13, -72), (14, -67), (18, -60), (24, -55)))), tone=-0.1)
    pen.anchor(top=(34, -100))


@symbol("space capsule, capsule spacecraft, apollo capsule, crew capsule, reentry capsule", kinds=CRAFT, height=4,
    place="air", slots={"body": ("#d9dcdf", "primary"),
    "shield": ("#7a4f38", "fixed"), "glass": ("#33404f", "fixed"), "red": ("#c23a3c", "fixed"), "chute": ("#f0843c",
    "second"), "white": ("#f8f4ea", "fixed")})
def space_capsule(pen: Pen) -> None:
    pen.stroke("white", joined(*(line([(x, -84), (0, -38)]) for x in (-36, -18, 0, 18, 36))), 0.7, tone=-0.2)
    canopy = smooth([(-46, -84, "c"), (-38, -108), (0, -122), (38, -108), (46, -84, "c"), (30, -88), (15, -84), (0,
        -88), (-15, -84), (-30, -88)])
    pen.part("chute", canopy)
    pen.mark("white", joined(*(smooth([(0, -124, "c"), (a * 0.8, -106), (a, -80, "c"), (b, -80, "c"), (b * 0.8,
        -106)]) for a, b in ((-30, -15), (0, 15), (30, 46)))))
    cone = smooth([(-26, -4, "c"), (-9, -36, "c"), (9, -36, "c"), (26, -4, "c")], tension=0.2)
    pen.part("shield", smooth([(-27, -6, "c"), (-20, 0), (0, 2), (20, 0), (27, -6, "c")]))
    pen.part("body", cone)
    pen.mark("body", polygon([(8, -38), (4, -2), (40, -2), (20, -38)]), tone=-0.1)
    pen.mark("body", joined(line([(-30, -12), (30, -12)]), line([(-30, -26), (30, -26)])), tone=-0.14, width=0.8)
    pen.part("glass", joined(rect(-12, -22, 7, 7, 2), rect(-1, -22, 8, 8, 4)))
    pen.part("red", rect(-6, -34, 12, 2.4), shade="flat")
    pen.part("body", rect(-7, -41, 14, 5, 2), tone=-0.05)
    pen.anchor(top=(0, -120))


@symbol("reusable rocket, falcon rocket, falcon 9, landing rocket, booster rocket", kinds="rocket, vehicle, space",
    height=70, poses="standing, flying",
    symbol_id="reusable_rocket", slots={"body": ("#f3f4f5", "primary"), "black": ("#26282d", "fixed"),
        "flame": ("#ffb23d", "light"), "core": ("#fff0bf", "light")})
def reusable_rocket(pen: Pen) -> None:
    up = -14 if pen.pose == "flying" else 0
    if up:
        pen.part("flame", smooth([(-4, up, "c"), (-6, 0), (0, 26, "c"), (6, 0), (4, up, "c")]), shade="glow")
        pen.part("core", smooth([(-2.4, up, "c"), (0, 10, "c"), (2.4, up, "c")]), shade="glow")
    for s in (-1, 1):
        pen.part("black", polygon([(s * 4, up - 22), (s * 6, up - 22), (s * 20, up + 1), (s * 17, up + 1), (s * 4,
            up - 8)]))
    pen.part("body", rect(-5.4, up - 84, 10.8, 80))
    pen.mark("body", rect(1.4, up - 90, 8, 90), tone=-0.1)
    pen.mark("black", joined(rect(-6, up - 66, 12, 5), rect(-6, up - 12, 12, 8)))
    pen.part("black", joined(polygon([(-5.4, up - 74), (-10, up - 76), (-10, up - 70), (-5.4, up - 71)]),
        polygon([(5.4, up - 74), (10, up - 76), (10, up - 70), (5.4,
        up - 71)])))
    pen.part("black", joined(*(polygon([(x - 1.6, up), (x - 1, up - 4), (x + 1, up - 4), (x + 1.6, up)])
        for x in (-3.4, 0, 3.4))), tone=0.1)
    nose = smooth([(-5.4, up - 84, "c"), (-7, up - 88), (-7, up - 100), (-4, up - 110), (0, up - 114), (4, up - 110),
        (7, up - 100), (7, up - 88), (5.4, up - 84, "c")])
    pen.part("body", nose)
    pen.mark("body", crescent(nose, -4, 0), tone=-0.1)
    pen.mark("black", panes(-3, 3, up - 62, up - 30, 1, 4, share=0.6, rise=0.6), alpha=0.6, detail=1)
    pen.anchor(top=(0, up - 112), lamp=(0, up))


@symbol("launch pad, rocket launch pad, launchpad", kinds="building, space", height=120, slots={"tower": ("#b8483c",
    "primary"),
    "rocket": ("#f2f3f2", "fixed"), "black": ("#2d2f35", "fixed"), "base": ("#9aa0a6", "fixed"), "tank": ("#d9dde1",
    "fixed")})
def launch_pad(pen: Pen) -> None:
    pen.part("base", polygon([(-64, 0), (-54, -12), (54, -12), (64, 0)]))
    pen.mark("base", rect(20, -14, 60, 16), tone=-0.1)
    pen.part("tower", joined(rect(20, -104, 3, 92), rect(38, -104, 3, 92), rect(18, -106, 25, 3), rect(29.5, -116, 2,
        12)))
    pen.stroke("tower", joined(*(line([(21.5, y), (39.5, y + 9), (21.5, y + 9)]) for y in range(-103, -16, 9)),
        line([(21.5, -14), (39.5, -14)])), 1.1)
    pen.part("tower", joined(rect(0, -92, 22, 3), rect(0, -60, 22, 3), rect(0, -30, 22, 3)), tone=-0.05)
    for half, top, low in ((9, -52, -16), (9, -76, -52), (6, -90, -78)):
        pen.part("rocket", rect(-10 - half, top, 2 * half, low - top))
        pen.mark("rocket", rect(-10 + half * 0.3, top, half, low - top), tone=-0.1)
        pen.mark("black", joined(rect(-10 - half, low - 4, half * 0.7, 4), rect(-10 + half * 0.1, low - 4,
            half * 0.6, 4)))
    pen.part("rocket", polygon([(-16, -90), (-10, -106), (-4, -90)]))
    pen.part("black", joined(polygon([(-19, -14), (-24, -12), (-19, -24)]), polygon([(-1, -14), (4, -12), (-1, -24)])))
    pen.part("black", union(*(polygon([(x - 3, -11), (x - 1.6, -16), (x + 1.6, -16), (x + 3, -11)]) for x in (-15,
        -10, -5))), tone=0.1)
    for x in (-46, -34):
        pen.part("tank", rect(x - 5, -30, 10, 19, 4))
        pen.mark("tank", rect(x + 1, -32, 6, 22), tone=-0.1)
    pen.anchor(top=(-10, -104))


@symbol("black hole, supermassive black hole, blackhole", kinds="sky, space", height=900, place="sky", slots={
    "hole": ("#05040c", "fixed"), "disc": ("#ff9a3c", "primary"), "hot": ("#ffe2a0", "light"), "halo": ("#ff7a3a",
    "light")}, home="space")
def black_hole(pen: Pen) -> None:
    for r, alpha in ((62, 0.14), (52, 0.2), (43, 0.3)):
        pen.part("halo", ellipse(0, -50, 1.5 * r, r), shade="glow", alpha=alpha)
    pen.part("disc", rotated(ellipse(0, -50, 92, 23), -14, (0, -50)), shade="flat", alpha=0.85)
    pen.part("hot", rotated(ellipse(0, -50, 66, 14), -14, (0, -50)), shade="flat", alpha=0.9)
    pen.part("disc", ellipse(0, -50, 38), shade="glow")
    pen.part("hot", ellipse(0, -50, 35), shade="flat")
    pen.part("hole", ellipse(0, -50, 31), shade="flat")
    near = rotated(smooth([(-92, -50, "c"), (-50, -44), (0, -42), (50, -44), (92, -50, "c"), (60, -34), (0, -27),
        (-60, -34)]), -14, (0, -50))
    pen.part("disc", near, shade="flat")
    pen.mark("hot", rotated(smooth([(-74, -47), (0, -40), (74, -47), (40, -37), (0, -34), (-40, -37)]), -14, (0, -50)),
        alpha=0.9)
    pen.anchor(top=(0, -90))


@symbol("spiral galaxy, whirlpool galaxy, distant galaxy, andromeda galaxy", kinds="sky, space", height=1000,
    place="sky", slots={"arm": ("#8fa8ff", "primary"), "dust": ("#e08ad9", "follow"), "core": ("#fff3cf", "light"),
    "star": ("#ffffff", "fixed")}, home="space")
def spiral_galaxy(pen: Pen) -> None:
    pen.part("arm", rotated(ellipse(0, -50, 94, 44), -16, (0, -50)), shade="glow", alpha=0.2)
    for slot, turn, width, alpha in (("dust", 24, 11, 0.5), ("arm", 0, 9, 0.85)):
        for half in (0.0, math.pi):
            run = [(10 + 11.4 * k, half + math.radians(turn) + 0.52 * k) for k in range(8)]
            path = curve(*((r * math.cos(a), 0.46 * r * math.sin(a) - 50) for r, a in run))
            pen.stroke(slot, rotated(path, -16, (0, -50)), width, shade="glow", alpha=alpha)
    pen.part("core", rotated(ellipse(0, -50, 24, 15), -16, (0, -50)), shade="glow", alpha=0.9)
    pen.part("core", ellipse(0, -50, 10, 8), shade="glow")
    pen.part("star", joined(*(ellipse(x, y, r) for x, y, r in ((-60, -36, 1.6), (48, -74, 1.8), (70, -58, 1.4),
        (-34, -76, 1.5), (20, -22, 1.7), (-78, -62, 1.3), (34, -46, 1.3), (-20, -30, 1.5)))), shade="flat")
    pen.anchor(top=(0, -90))
