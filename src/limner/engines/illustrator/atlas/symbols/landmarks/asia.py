"""Landmarks of Asia."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math
from itertools import pairwise

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, pole
from limner.engines.illustrator.atlas.templates.building import battlement
from limner.engines.illustrator.atlas.templates.monument import (
    along,
    arcade,
    arch,
    columns,
    courses,
    cupola,
    gable,
    meridians,
    onion,
    panes,
    spire,
    stairs,
    stupa,
    taper,
    uprights,
    wall,
)

LANDMARK = "landmark, building"
TOWER = "skyscraper, landmark, building"


def _eaves(pen: Pen, slot: str, x: float, base: float, reach: float, top: float, h: float, *, lift: float = 3.0,
           tone: float = 0.0) -> None:
    """A roof of East Asia: its eaves swing up at the corners, `reach` from the middle; `top` wide at the ridge."""
    shape = smooth([(x - reach, base - lift, "c"), (x - reach * 0.8, base - lift * 0.6 - h * 0.14), (x - top,
        base - h, "c"),
        (x + top, base - h, "c"), (x + reach * 0.8, base - lift * 0.6 - h * 0.14), (x + reach, base - lift, "c"),
        (x + reach * 0.86, base + 0.6), (x, base + 1.6), (x - reach * 0.86, base + 0.6)])
    pen.part(slot, shape, tone=tone)
    pen.mark(slot, joined(*(curve((x + top * s, base - h), (x + (top + reach) / 2 * s, base - h * 0.3), (x + reach * s,
        base + 2)) for s in (-0.8, -0.55, -0.3, -0.1, 0.1, 0.3, 0.55, 0.8))), tone=tone - 0.08, width=0.7, detail=1)
    pen.mark(slot, smooth([(x - reach, base - 1.4), (x, base), (x + reach, base - 1.4), (x + reach, base + 4),
        (x - reach, base + 4)]), tone=tone - 0.12)


@symbol("great wall of china, great wall, the great wall, chinese wall", kinds="landmark, wall", height=60,
    slots={"stone": ("#c2ab8a", "primary"), "hill": ("#6d9456", "fixed"), "far": ("#93ad8d", "fixed"),
    "dark": ("#594b3c", "fixed")}, home="mountains, meadow")
def great_wall(pen: Pen) -> None:
    pen.part("far", smooth([(-94, 0, "c"), (-80, -34), (-50, -52), (-20, -40), (10, -60), (40, -72), (66, -50), (94,
        -30, "c"),
        (94, 0, "c")]))
    pen.part("stone", smooth([(-22, -41, "c"), (-6, -48), (10, -61), (40, -73), (60, -58, "c"), (60, -54, "c"), (40,
        -69),
        (12, -57), (-4, -44), (-20, -37, "c")]), tone=-0.06)
    wall(pen, "stone", 35, 45, -82, -68, dark=0.3)
    pen.part("stone", battlement(34.4, 45.6, -82, 2, 4))
    pen.part("hill", smooth([(-94, 0, "c"), (-94, -12, "c"), (-76, -24), (-50, -30), (-24, -40), (4, -36), (34, -26),
        (64, -36),
        (94, -22, "c"), (94, 0, "c")]))
    pen.mark("hill", joined(*(ellipse(x, y, 13, 4) for x, y in ((-70, -12), (-36, -22), (10, -12), (44, -18), (74, -22),
        (-10, -6), (60, -4)))), tone=-0.07)
    low = [(-94, -2), (-70, -12), (-54, -20), (-34, -24), (-14, -34), (6, -33), (28, -20), (50, -26), (70, -34), (94,
        -22)]
    runs = [(-94, -20), (-70, -27), (-54, -34), (-34, -38), (-14, -46), (6, -44), (28, -31), (50, -36), (70, -43),
        (94, -31)]
    body = smooth([(*runs[0], "c"), *runs[1:-1], (*runs[-1], "c"), (*low[-1], "c"), *reversed(low[1:-1]), (*low[0],
        "c")])
    pen.part("stone", body)
    pen.mark("stone", joined(*(curve(*((x, y + d) for x, y in runs)) for d in (4, 7.6, 11))), tone=-0.08, width=0.7)
    merlons = []
    for (ax, ay), (bx, by) in pairwise(runs):
        n = max(2, int((bx - ax) / 4.4))
        for i in range(n):
            t = (i + 0.3) / n
            merlons.append(rect(ax + (bx - ax) * t, ay + (by - ay) * t - 3.4, 2.4, 4.6))
    pen.part("stone", joined(*merlons), tone=0.04)
    for x, y, w, h in ((-62, -24, 25, 30), (-4, -37, 21, 26), (70, -33, 25, 30)):
        wall(pen, "stone", x - w / 2, x + w / 2, y - h, y + 11, dark=0.3, tone=0.03)
        pen.mark("stone", courses(x - w, x + w, y - h, y + 11, 9), tone=-0.06, width=0.6, detail=1)
        pen.mark("dark", arcade(x - w / 2 + 1, x + w / 2 - 1, y - h * 0.34, h * 0.3, 3, share=0.42))
        pen.part("stone", battlement(x - w / 2 - 1, x + w / 2 + 1, y - h, 3, 6), tone=0.05)
    pen.anchor(top=(-62, -58), seat=(28, -31))


@symbol("forbidden city, hall of supreme harmony, chinese palace, imperial palace, gate of heavenly peace, tiananmen",
    kinds="landmark, palace, building", height=38, symbol_id="forbidden_city",
    slots={"wall": ("#b3382f", "primary"), "roof": ("#e0a534", "second"), "stone": ("#ede6d8", "fixed"),
    "blue": ("#3f7f8f", "fixed"), "dark": ("#6a231f", "fixed")})
def forbidden_city(pen: Pen) -> None:
    for i in range(3):
        w = 92 - 5 * i
        pen.part("stone", rect(-w, -6.6 * (i + 1), 2 * w, 6.6), tone=-0.02 * i)
        pen.mark("stone", rect(-w, -6.6 * (i + 1) + 4.4, 2 * w, 2.4), tone=-0.08)
        pen.part("stone", joined(*(rect(x, -6.6 * (i + 1) - 2.6, 1.2, 2.8) for x in along(-w, w, 36)), rect(-w,
            -6.6 * (i + 1) - 2.8, 2 * w, 0.9)), tone=0.03)
    wall(pen, "wall", -62, 62, -40, -19, dark=0)
    pen.mark("dark", panes(-60, 60, -36, -19, 11, 1, share=0.62, rise=1))
    pen.mark("roof", panes(-60, 60, -34, -21, 22, 2, share=0.3, rise=0.5), tone=-0.1, alpha=0.7, detail=1)
    columns(pen, "wall", along(-64, 64, 12), -40, -19, 2.4, tone=0.03)
    pen.part("blue", rect(-66, -44, 132, 5))
    pen.mark("roof", joined(*(rect(x, -43, 4, 2) for x in along(-66, 62, 16))))
    _eaves(pen, "roof", 0, -44, 80, 60, 12, lift=5)
    wall(pen, "wall", -54, 54, -60, -55, dark=0)
    pen.part("blue", rect(-55, -63, 110, 4.4))
    pen.mark("roof", joined(*(rect(x, -62, 4, 2) for x in along(-55, 51, 14))))
    pen.part("blue", rect(-7, -62, 14, 8), tone=-0.1)
    pen.mark("roof", difference(rect(-7, -62, 14, 8), rect(-6, -61, 12, 6)))
    _eaves(pen, "roof", 0, -63, 70, 40, 21, lift=5)
    pen.part("roof", joined(rect(-44, -87, 88, 4, 1), *(smooth([(s * 40, -84, "c"), (s * 40, -90), (s * 45, -94),
        (s * 47, -88), (s * 46, -83, "c")]) for s in (-1, 1))), tone=-0.05)
    stairs(pen, "stone", 20, -20, count=7, grow=0.8, tone=0.02)
    pen.anchor(top=(0, -88), door=(0, -18))


@symbol("temple of heaven, hall of prayer for good harvests, beijing temple", kinds="temple, landmark, building",
    height=38,
    slots={"roof": ("#2f5fa0", "primary"), "wall": ("#b8392f", "fixed"), "gold": ("#e5b340", "fixed"),
    "green": ("#3f8a78", "fixed"), "stone": ("#f0ebe0", "fixed")})
def temple_of_heaven(pen: Pen) -> None:
    for i in range(3):
        w = 84 - 12 * i
        pen.part("stone", smooth([(-w, -7 * i, "c"), (-w, -7 * i - 7, "c"), (0, -7 * i - 5), (w, -7 * i - 7, "c"),
            (w, -7 * i,
            "c"), (0, -7 * i + 2)], tension=0.3), tone=-0.03 * i)
        pen.mark("stone", rect(-w, -7 * i - 2.6, 2 * w, 3), tone=-0.08)
        pen.part("stone", joined(*(rect(x, -7 * i - 9.4, 1.4, 3) for x in along(-w, w, 26))), tone=0.02)
    for half, top, low, reach, rise in ((36, -38, -21, 50, 16), (28, -58, -52, 40, 13), (20, -75, -69, 31, 23)):
        wall(pen, "wall", -half, half, top, low, dark=0.26)
        pen.mark("gold", panes(-half, half, top + 5, low, int(half / 4), 1, share=0.6, rise=0.8), alpha=0.7)
        pen.part("green", rect(-half - 1, top - 3, 2 * half + 2, 4.4))
        pen.mark("gold", joined(*(rect(x - 1, top - 2.4, 2, 2.4) for x in along(-half, half, int(half / 3)))))
        if rise > 20:
            shape = smooth([(-reach, top - 2, "c"), (-reach * 0.66, top - 10), (-5, top - rise, "c"), (5, top - rise,
                "c"),
                (reach * 0.66, top - 10), (reach, top - 2, "c"), (0, top + 2)])
        else:
            shape = smooth([(-reach, top - 2, "c"), (-reach * 0.8, top - 7), (-half * 0.8, top - rise, "c"),
                (half * 0.8,
                top - rise, "c"), (reach * 0.8, top - 7), (reach, top - 2, "c"), (0, top + 2)])
        pen.part("roof", shape)
        pen.mark("roof", joined(*(curve((half * s * 0.2, top - rise), (reach * s * 0.6, top - rise * 0.44), (reach * s,
            top + 2)) for s in (-0.9, -0.65, -0.4, -0.14, 0.14, 0.4, 0.65, 0.9))), tone=-0.1, width=0.8)
        pen.mark("gold", smooth([(-reach, top - 1.8), (0, top + 0.4), (reach, top - 1.8), (reach, top + 4), (-reach,
            top + 4)]))
    pen.part("gold", joined(rect(-5, -101, 10, 3), ellipse(0, -105, 4.4, 5)))
    stairs(pen, "stone", 18, -22, count=6, grow=1, tone=0.03)
    pen.anchor(top=(0, -108), door=(0, -20))


@symbol("mount fuji, mt fuji, fuji, fujiyama, fujisan", kinds="mountain, volcano, landscape, landmark", height=1200,
    symbol_id="mount_fuji", slots={"rock": ("#5f7fae", "primary"), "snow": ("#f7f9fd", "second"),
    "tree": ("#3f6a5a", "fixed")})
def mount_fuji(pen: Pen) -> None:
    cone = smooth([(-95, 0, "c"), (-66, -12), (-44, -30), (-26, -52), (-12, -74, "c"), (-6, -72), (0, -74), (6, -72),
        (12, -75, "c"), (26, -52), (44, -30), (66, -12), (95, 0, "c")])
    pen.part("rock", cone)
    pen.mark("rock", smooth([(4, -80, "c"), (10, -50), (30, -20), (40, 4, "c"), (110, 4, "c"), (40, -80, "c")]),
        tone=-0.07)
    pen.mark("snow", polygon([(-40, -34), (-32, -42), (-27, -35), (-20, -46), (-14, -36), (-8, -48), (-2, -36), (4,
        -47),
        (10, -37), (16, -48), (22, -37), (27, -44), (34, -34), (40, -36), (30, -90), (-30, -90)]))
    pen.mark("snow", polygon([(4, -80), (7, -60), (10, -37), (16, -48), (22, -37), (27, -44), (34, -34), (42, -36),
        (40, -90)]),
        tone=-0.09)
    pen.mark("tree", smooth([(-100, -5), (-70, -8), (-40, -6), (0, -10), (40, -6), (70, -9), (100, -5), (100, 6),
        (-100, 6)]))
    pen.anchor(top=(0, -74), seat=(0, -72))


@symbol("fuji with pagoda, chureito pagoda, mount fuji with a pagoda, mount fuji and a pagoda",
    kinds="landmark, mountain",
    height=400, symbol_id="fuji_pagoda", slots={"rock": ("#6f8fba", "primary"), "snow": ("#f7f9fd", "fixed"),
    "wall": ("#c23f33", "second"), "roof": ("#4a4a55", "fixed"), "blossom": ("#f3b6c8", "fixed"),
    "trim": ("#f2e4cc", "fixed"), "gold": ("#d9ab42", "fixed")})
def fuji_pagoda(pen: Pen) -> None:
    mount_fuji_like = smooth([(-95, 0, "c"), (-70, -14), (-48, -36), (-34, -60, "c"), (-28, -58), (-22, -60), (-16,
        -58),
        (-10, -60, "c"), (6, -36), (30, -14), (56, 0, "c")])
    pen.part("rock", mount_fuji_like)
    pen.mark("snow", polygon([(-52, -32), (-44, -38), (-38, -31), (-32, -40), (-26, -32), (-20, -40), (-12, -31),
        (-6, -38),
        (2, -30), (10, -32), (0, -70), (-44, -70)]))
    pen.mark("rock", smooth([(-18, -62, "c"), (-10, -36), (8, -14), (16, 2, "c"), (70, 2, "c"), (0, -62, "c")]),
        tone=-0.07)
    low = -10.0
    for half, top, reach in ((19, -26, 30), (16, -43, 26), (13.6, -59, 22), (11.4, -74, 19), (9.4, -88, 16)):
        wall(pen, "wall", 52 - half, 52 + half, top, low, dark=0.3)
        pen.mark("trim", panes(52 - half, 52 + half, top + 3, low, 5, 1, share=0.5, rise=0.8))
        pen.mark("wall", rect(20, low - 4, 64, 1.6), tone=0.05)
        _eaves(pen, "roof", 52, top, reach, half * 0.86, 6, lift=3)
        low = top - 4.4
    pen.part("gold", joined(rect(51.2, -118, 1.6, 25), *(ellipse(52, -97 - 3.4 * i, 3 - 0.3 * i, 0.8)
        for i in range(5))))
    pen.part("blossom", union(*(ellipse(x, y, r, r * 0.8) for x, y, r in ((30, -8, 12), (44, -6, 13), (60, -6, 13),
        (76, -9, 12),
        (18, -5, 10), (84, -5, 8), (66, -14, 9), (36, -15, 9)))))
    pen.mark("blossom", joined(*(ellipse(x, y, 4, 3) for x, y in ((28, -12), (44, -10), (60, -12), (76, -14), (36, -4),
        (68, -4)))), tone=0.07)
    pen.mark("blossom", rect(0, -3, 100, 10), tone=-0.08)
    pen.anchor(top=(52, -116))


@symbol("japanese castle, himeji castle, osaka castle, samurai castle, himeji", kinds="castle, landmark, building",
    height=46,
    slots={"wall": ("#f7f3ea", "primary"), "roof": ("#4f6672", "second"), "stone": ("#9c948a", "fixed"),
    "dark": ("#3d3d44", "fixed"), "gold": ("#dcae45", "fixed")})
def japanese_castle(pen: Pen) -> None:
    pen.part("stone", smooth([(-62, 0, "c"), (-56, -14), (-48, -24, "c"), (48, -24, "c"), (56, -14), (62, 0, "c")]))
    pen.mark("stone", joined(*(rect(x + (4 if r % 2 else 0), -22 + 6 * r, 9, 5, 2) for r in range(4)
        for x in range(-64, 60, 12))), tone=0.06, alpha=0.8)
    pen.mark("stone", rect(20, -26, 50, 30), tone=-0.06)
    tiers = ((44, -38, -24, 56, 36, True), (35, -57, -46, 46, 28, False), (27, -74, -64, 37, 21, True), (20, -92,
        -80, 30, 6,
        False))
    for half, top, low, reach, up, gabled in tiers:
        wall(pen, "wall", -half, half, top, low, dark=0.24)
        pen.mark("dark", panes(-half + 2, half - 2, top + 3, low - 1, int(half / 4.4), 1, share=0.4, rise=0.6),
            alpha=0.8)
        rise = 20 if half == 20 else 9
        _eaves(pen, "roof", 0, top, reach, up, rise, lift=4)
        if gabled:
            w = half * 0.5
            pen.part("roof", smooth([(-w - 4, top + 1, "c"), (-w * 0.4, top - 7), (0, top - 16, "c"), (w * 0.4,
                top - 7),
                (w + 4, top + 1, "c")]), tone=0.03)
            pen.part("wall", smooth([(-w + 2, top, "c"), (-w * 0.3, top - 6), (0, top - 12, "c"), (w * 0.3, top - 6),
                (w - 2, top, "c")]))
            pen.mark("dark", rect(-2.4, top - 6, 4.8, 5), alpha=0.8)
    for s in (-1, 1):
        pen.part("gold", smooth([(s * 5, -111, "c"), (s * 4, -116), (s * 7, -121), (s * 9, -117), (s * 8.4, -111,
            "c")]))
    pen.part("roof", rect(-8, -113, 16, 2.6, 1), tone=-0.05)
    pen.anchor(top=(0, -113), door=(0, 0))


@symbol("tokyo tower", kinds="landmark, tower", height=333, slots={"steel": ("#e2532d", "primary"),
    "white": ("#f6f2ea", "fixed"),
    "glass": ("#6f8796", "fixed")})
def tokyo_tower(pen: Pen) -> None:
    legs = smooth([(-30, 0, "c"), (-19, -22), (-10, -50), (-4, -84), (-2, -96, "c"), (2, -96, "c"), (4, -84), (10, -50),
        (19, -22), (30, 0, "c"), (22, 0, "c"), (12, -16), (0, -22), (-12, -16), (-22, 0, "c")])
    gaps = joined(smooth([(-11, -28, "c"), (-7, -44, "c"), (7, -44, "c"), (11, -28, "c")], tension=0.2), smooth([(-5,
        -56, "c"),
        (-2.4, -76, "c"), (2.4, -76, "c"), (5, -56, "c")], tension=0.2))
    pen.part("steel", difference(legs, gaps))
    pen.mark("white", joined(rect(-40, -34, 80, 10), rect(-40, -68, 80, 9), rect(-40, -90, 80, 6)))
    pen.stroke("steel", joined(*(line([(-9 + 1.1 * i, -29 - 5 * i), (9 - 1.1 * i, -34 - 5 * i)]) for i in range(3)),
        *(line([(9 - 1.1 * i, -29 - 5 * i), (-9 + 1.1 * i, -34 - 5 * i)]) for i in range(3)), *(line([(-4.4 + 0.6 * i,
        -57 - 6 * i), (4 - 0.6 * i, -63 - 6 * i)]) for i in range(3)), *(line([(4.4 - 0.6 * i, -57 - 6 * i),
            (-4 + 0.6 * i,
        -63 - 6 * i)]) for i in range(3))), 0.9)
    pen.mark("steel", polygon([(0, -110), (40, -110), (40, 0), (20, 0), (3, -50)]), tone=-0.09, alpha=0.6)
    pen.part("white", rect(-11.4, -54, 22.8, 6.4, 1))
    pen.mark("glass", rect(-10.4, -52.6, 20.8, 2.8))
    pen.part("white", rect(-5, -83, 10, 4, 1))
    pen.mark("glass", rect(-4.4, -82, 8.8, 1.6))
    for i in range(5):
        w = 1.9 - 0.28 * i
        pen.part("white" if i % 2 else "steel", rect(-w, -102 - 6.4 * i, 2 * w, 6.8))
    pen.part("white", rect(-8, -7, 16, 7), tone=-0.05)
    pen.anchor(top=(0, -124), under=(0, 0))


@symbol("tokyo skytree, skytree", kinds="landmark, tower", height=634, slots={"steel": ("#cfdae4", "primary"),
    "glass": ("#7f9db8", "fixed")})
def tokyo_skytree(pen: Pen) -> None:
    pen.part("steel", smooth([(-12, 0, "c"), (-8, -20), (-5.6, -54), (-4.6, -86, "c"), (4.6, -86, "c"), (5.6, -54),
        (8, -20),
        (12, 0, "c")]))
    pen.mark("glass", joined(*(line([(s * (12 - 0.1 * y), -y), (-s * (11 - 0.1 * y), -y - 10)]) for s in (-1, 1)
        for y in range(0, 86, 8))), width=0.7)
    pen.mark("steel", rect(1.4, -90, 20, 92), tone=-0.11)
    pen.part("steel", polygon([(-6, -76), (-10, -86), (10, -86), (6, -76)]), tone=0.03)
    pen.mark("glass", joined(rect(-12, -84.6, 24, 1.8), rect(-12, -81, 24, 1.4)))
    pen.part("steel", rect(-4, -96, 8, 11), tone=-0.04)
    pen.mark("glass", uprights(-4, 4, -96, -85, 4), width=0.6)
    pen.part("steel", polygon([(-4, -95), (-7, -101), (7, -101), (4, -95)]), tone=0.03)
    pen.mark("glass", rect(-8, -100, 16, 1.6))
    pen.part("steel", polygon([(-2, -101), (-1.4, -114), (-0.5, -134), (0.5, -134), (1.4, -114), (2, -101)]),
        tone=-0.05)
    pen.part("steel", rect(-2.6, -113, 5.2, 2.4))
    pen.anchor(top=(0, -114))


@symbol("oriental pearl tower, oriental pearl, shanghai pearl tower", kinds="landmark, tower", height=468,
    slots={"ball": ("#b8406f", "primary"), "wall": ("#c3c9d0", "fixed"), "glass": ("#7d5f86", "fixed")})
def oriental_pearl_tower(pen: Pen) -> None:
    for x in (-7, 0, 7):
        pen.part("wall", rect(x - 2, -80, 4, 80), tone=-0.08 if x else 0.02)
    for s in (-1, 1):
        pen.part("wall", pole((s * 6, -34), (s * 24, 0), 4, 5), tone=-0.04)
    for y, r in ((-29, 14), (-78, 11.4), (-101, 4.4)):
        if r < 10:
            pen.part("wall", polygon([(-3.4, -84), (-2.2, -103), (2.2, -103), (3.4, -84)]))
        ball = ellipse(0, y, r)
        pen.part("ball", ball)
        pen.mark("glass", rect(-20, y - r * 0.2, 40, r * 0.4))
        pen.mark("ball", joined(curve((-r, y), (0, y + r * 0.5), (r, y)), curve((-r, y - 1), (0, y - r * 0.5), (r,
            y - 1)),
            curve((0, y - r), (-r * 0.5, y), (0, y + r)), curve((0, y - r), (r * 0.5, y), (0, y + r))), tone=0.07,
                width=0.7)
        pen.mark("ball", crescent(ball, -r * 0.4, -r * 0.3), tone=-0.12)
        pen.mark("ball", ellipse(-r * 0.4, y - r * 0.45, r * 0.2, r * 0.14, -40), tone=0.2, alpha=0.7)
    for y in (-45, -51, -57, -63):
        pen.part("ball", ellipse(0, y, 3), tone=-0.04)
    pen.part("wall", polygon([(-1.6, -105), (-0.4, -134), (0.4, -134), (1.6, -105)]), tone=-0.06)
    pen.part("wall", polygon([(-30, 0), (-26, -5), (26, -5), (30, 0)]), tone=-0.06)
    pen.anchor(top=(0, -106))


@symbol("shanghai tower", kinds=TOWER, height=632, slots={"glass": ("#9ec3d4", "primary"), "line": ("#eaf3f6",
    "fixed")})
def shanghai_tower(pen: Pen) -> None:
    body = smooth([(-19, 0, "c"), (-17, -30), (-14, -64), (-10, -96), (-7, -110, "c"), (-1, -114), (6, -121, "c"),
        (8, -104),
        (13, -66), (17, -32), (20, 0, "c")])
    pen.part("glass", body)
    pen.mark("glass", smooth([(6, 0, "c"), (10, -30), (4, -66), (-1, -96), (-5, -112, "c"), (8, -122, "c"), (20,
        -60), (24, 0,
        "c")]), tone=-0.1)
    pen.mark("line", smooth([(2, 0, "c"), (7, -30), (1, -66), (-4, -96), (-7, -110, "c"), (-5.6, -112, "c"), (-1,
        -96), (4, -66),
        (10, -30), (6, 0, "c")]), alpha=0.9)
    pen.mark("line", joined(*(line([(-24, y), (24, y - 2.4)]) for y in range(-112, 0, 3))), width=0.35, alpha=0.7,
        detail=1)
    pen.mark("glass", joined(*(line([(-24, y), (24, y - 2.4)]) for y in range(-104, 0, 14))), width=1.2, tone=-0.12)
    pen.anchor(top=(4, -118))


@symbol("taipei 101, taipei tower", kinds=TOWER, height=508, slots={"glass": ("#6fa08f", "primary"),
    "steel": ("#cfd8d2", "fixed"),
    "gold": ("#d9b45a", "fixed")})
def taipei_101(pen: Pen) -> None:
    pen.part("glass", polygon([(-20, 0), (-14, -30), (14, -30), (20, 0)]))
    pen.mark("glass", polygon([(6, 0), (4, -30), (16, -30), (24, 0)]), tone=-0.1)
    pen.mark("steel", courses(-20, 20, -30, 0, 8), width=0.6)
    for i in range(8):
        y = -30 - 8.4 * i
        pen.part("glass", polygon([(-11, y), (-15.6, y - 8.4), (15.6, y - 8.4), (11, y)]))
        pen.mark("glass", polygon([(3, y), (5, y - 8.4), (16, y - 8.4), (16, y)]), tone=-0.1)
        pen.mark("steel", joined(rect(-16, y - 8.4, 32, 1.1), *(line([(x, y), (x * 1.4, y - 8.4)]) for x in (-7,
            -3.4, 0, 3.4,
            7))), width=0.5)
        pen.part("gold", joined(*(rect(s * 15 - 0.9, y - 7.6, 1.8, 2.6) for s in (-1, 1))), detail=1)
    pen.part("glass", polygon([(-8, -97), (-6, -105), (6, -105), (8, -97)]), tone=-0.03)
    pen.part("steel", polygon([(-4.6, -105), (-3.4, -112), (3.4, -112), (4.6, -105)]))
    pen.part("steel", polygon([(-1.8, -112), (-0.4, -134), (0.4, -134), (1.8, -112)]), tone=-0.08)
    pen.part("gold", ellipse(0, -28, 5, 5))
    pen.mark("steel", rect(-1.6, -29.6, 3.2, 3.2))
    pen.anchor(top=(0, -112))


@symbol("petronas towers, petronas twin towers, twin towers of kuala lumpur", kinds=TOWER, height=452,
    slots={"wall": ("#b9c6d2", "primary"), "glass": ("#55708a", "light")})
def petronas_towers(pen: Pen) -> None:
    pen.part("wall", joined(rect(-12, -46, 24, 3.6), pole((-14, -28), (0, -43), 1.6, 1.6), pole((14, -28), (0, -43),
        1.6, 1.6)),
        tone=-0.08)
    for x in (-21, 21):
        for half, top, low in ((13, -64, 0), (10.6, -80, -64), (8, -92, -80), (5.4, -101, -92), (3, -108, -101)):
            wall(pen, "wall", x - half, x + half, top, low, dark=0.3)
            pen.mark("glass", joined(*(rect(x - half, y, 2 * half, 1.5) for y in along(top, low, max(1,
                int((low - top) / 3.4))))),
                tone=0.02, alpha=0.75)
            pen.mark("wall", joined(*(rect(x + d * half - 0.7, top, 1.4, low - top) for d in (-0.62, -0.1, 0.42))),
                tone=0.08)
        pen.part("wall", polygon([(x - 1.4, -108), (x - 0.3, -124), (x + 0.3, -124), (x + 1.4, -108)]), tone=-0.1)
        pen.part("wall", ellipse(x, -114, 1.8), tone=0.03)
    pen.part("wall", rect(-44, -9, 88, 9), tone=-0.05)
    pen.mark("glass", panes(-43, 43, -8, -1, 20, 1, share=0.6), alpha=0.7)
    pen.anchor(top=(-21, -114))


@symbol("marina bay sands, singapore hotel with a ship on top", kinds=TOWER, height=207,
    slots={"wall": ("#d8dde0", "primary"), "glass": ("#7fa6bb", "light"), "deck": ("#eef0ef", "fixed"),
    "tree": ("#5f9a5c", "fixed"), "base": ("#c3c8cc", "fixed")})
def marina_bay_sands(pen: Pen) -> None:
    for x in (-50, 0, 50):
        pen.part("wall", smooth([(x - 17, -8, "c"), (x - 11, -34), (x - 9, -70, "c"), (x + 3, -70, "c"), (x + 1,
            -34), (x - 3, -8,
            "c")]), tone=0.03)
        pen.part("glass", smooth([(x + 3, -70, "c"), (x + 1, -40), (x - 3, -8, "c"), (x + 18, -8, "c"), (x + 12, -34),
            (x + 11, -70, "c")]), tone=-0.08)
        pen.mark("wall", courses(x - 20, x + 20, -70, -8, 20), width=0.6, alpha=0.7)
        pen.part("glass", smooth([(x - 14, -12, "c"), (x - 8.4, -36), (x - 7, -68, "c"), (x + 1, -68, "c"), (x - 1,
            -36),
            (x - 5, -12, "c")]), tone=0.05)
        pen.mark("wall", courses(x - 20, x + 20, -70, -8, 20), width=0.9)
    pen.part("deck", smooth([(-74, -75, "c"), (-40, -80), (0, -81), (50, -80), (92, -84, "c"), (84, -75), (50, -70),
        (0, -69),
        (-50, -70)]))
    pen.mark("deck", smooth([(-80, -72), (-40, -74), (20, -74), (60, -75), (95, -80), (95, -64), (-80, -64)]),
        tone=-0.12)
    pen.part("tree", joined(*(ellipse(x, -82.4, 3.4, 2.8) for x in (-62, -54, -44, -30, -18, -4, 10, 22, 38, 52, 66))))
    pen.part("base", smooth([(-90, 0, "c"), (-80, -12), (-40, -9), (0, -13), (40, -9), (80, -12), (90, 0, "c")]),
        tone=0.04)
    pen.mark("glass", rect(-92, -5, 184, 3.4))
    pen.anchor(top=(40, -84))


@symbol("merlion, singapore merlion", kinds="statue, fountain, landmark", height=8.6, slots={"stone": ("#eeeae0",
    "primary"),
    "water": ("#7fcbe6", "fixed"), "base": ("#8fb4c4", "fixed"), "dark": ("#6f6a62", "fixed")})
def merlion(pen: Pen) -> None:
    pen.part("base", joined(*(smooth([(x - 14, 0, "c"), (x - 16, -9), (x - 8, -16), (x + 2, -13), (x + 4, -8),
        (x - 2, -7),
        (x + 10, 0, "c")]) for x in (-22, 0, 22))))
    body = smooth([(-20, -12, "c"), (-28, -22), (-26, -36), (-18, -48), (-16, -62), (8, -62), (12, -48), (16, -34),
        (16, -18),
        (10, -10, "c")])
    pen.part("stone", smooth([(-20, -14), (-36, -20), (-42, -36), (-36, -50), (-46, -52), (-50, -42), (-56, -30),
        (-46, -14),
        (-28, -6)]), tone=-0.06)
    pen.part("stone", body)
    pen.mark("stone", joined(*(curve((x - 4, y), (x, y + 3.4), (x + 4, y)) for r, y in enumerate(range(-50, -10, 6))
        for x in range(-30 + 4 * (r % 2), 20, 8))), tone=-0.12, width=0.9)
    pen.mark("stone", crescent(body, -7, 0), tone=-0.08)
    mane = smooth([(-20, -56), (-28, -72), (-26, -92), (-14, -104), (2, -106), (12, -98), (10, -84), (14, -70), (12,
        -56), (-4, -50)])
    pen.part("stone", mane, tone=-0.05)
    pen.mark("stone", joined(*(curve((-2, -84), (-12, -80 + k * 6), (-26, -92 + k * 14)) for k in range(5))),
        tone=-0.12, width=1)
    face = smooth([(-4, -98), (8, -102), (18, -96), (22, -88), (30, -85), (31, -80), (24, -78), (24, -74), (28, -72),
        (24, -66),
        (14, -64), (2, -70), (-6, -82)])
    pen.part("stone", face, tone=0.03)
    pen.mark("dark", smooth([(30, -79), (22, -79), (18, -76), (20, -73), (28, -73)]))
    pen.part("dark", ellipse(15, -89, 1.8), shade="flat")
    pen.mark("stone", crescent(face, 0, -5), tone=-0.07)
    pen.part("stone", ellipse(-2, -101, 4.4, 5), tone=0.0)
    pen.part("water", smooth([(25, -78, "c"), (44, -80), (60, -66), (66, -40), (68, -4, "c"), (60, -4, "c"), (58,
        -38), (52, -60),
        (40, -72), (25, -73, "c")]), alpha=0.85)
    pen.part("water", joined(ellipse(64, -3, 12, 4), ellipse(56, -5, 5, 4), ellipse(73, -6, 5, 4)), alpha=0.9)
    pen.anchor(top=(0, -106), mouth=(26, -76))


@symbol("angkor wat, angkor, cambodian temple", kinds="temple, landmark, building", height=65,
    slots={"stone": ("#a08f78", "primary"), "dark": ("#4d443a", "fixed"), "palm": ("#56803f", "fixed")})
def angkor_wat(pen: Pen) -> None:
    def prang(x: float, base: float, w: float, h: float, tone: float) -> None:
        wall(pen, "stone", x - w / 2, x + w / 2, base - h * 0.28, base, dark=0.3, tone=tone)
        pen.mark("dark", arch(x, base, w * 0.3, h * 0.2), alpha=0.8)
        n = 6
        for i in range(n):
            k = math.cos(i / n * 1.35)
            half = w * 0.56 * k
            y = base - h * 0.28 - h * 0.11 * i
            pen.part("stone", polygon([(x - half, y + 1), (x - half * 1.06, y - h * 0.07), (x - half * 0.8,
                y - h * 0.11),
                (x + half * 0.8, y - h * 0.11), (x + half * 1.06, y - h * 0.07), (x + half, y + 1)]),
                tone=tone - 0.03 * (i % 2))
            pen.mark("stone", rect(x + half * 0.3, y - h, half, h * 2), tone=tone - 0.1)
        pen.part("stone", smooth([(x - w * 0.12, base - h * 0.93, "c"), (x - w * 0.1, base - h * 0.98), (x,
            base - h * 1.06, "c"),
            (x + w * 0.1, base - h * 0.98), (x + w * 0.12, base - h * 0.93, "c")]), tone=tone)

    for x in (-44, 44):
        prang(x, -26, 18, 40, -0.06)
    for x in (-30, 30):
        prang(x, -28, 20, 46, -0.01)
    prang(0, -30, 24, 64, 0.02)
    stairs(pen, "stone", 72, -32, count=3, grow=6, bottom=-18)
    pen.part("stone", rect(-86, -20, 172, 16), tone=-0.02)
    pen.mark("dark", panes(-84, 84, -16, -5, 40, 1, share=0.5, rise=0.9), alpha=0.65)
    pen.part("stone", polygon([(-88, -20), (-82, -27), (82, -27), (88, -20)]), tone=-0.06)
    pen.mark("stone", courses(-90, 90, -27, -20, 3), tone=-0.1, width=0.6)
    for x in (-74, 74, 0):
        w = 17 if x == 0 else 10
        wall(pen, "stone", x - w, x + w, -26, -3, dark=0.2, tone=0.02)
        pen.mark("dark", arch(x, -3, w * 0.6, 15), alpha=0.85)
        pen.part("stone", gable(x - w - 2, x + w + 2, -26, 11), tone=0.03)
    pen.part("stone", rect(-92, -4, 184, 4), tone=-0.08)
    for x, h in ((-84, 34), (84, 38)):
        pen.stroke("dark", line([(x, 0), (x, -h)]), 1.4)
        pen.part("palm", joined(*(ellipse(x + 4.6 * math.cos(a), -h + 4.6 * math.sin(a) * 0.7, 5, 1.8, math.degrees(a))
            for a in (0.5, 1.5, 2.6, 3.6, 4.3, 5.1, 5.9))))
    pen.anchor(top=(0, -96), door=(0, -4))


@symbol("borobudur, borobodur", kinds="temple, landmark", height=35, slots={"stone": ("#8a8279", "primary"),
    "dark": ("#4d4843", "fixed"), "grass": ("#6d9552", "fixed")})
def borobudur(pen: Pen) -> None:
    for i in range(6):
        half, y = 88 - 10 * i, -2 - 8 * i
        wall(pen, "stone", -half, half, y - 8, y, dark=0.24, tone=-0.03 * (i % 2))
        pen.mark("dark", arcade(-half, half, y - 1, 5, int(half / 4), share=0.44), alpha=0.5)
        pen.part("stone", joined(*(stupa(x, y - 7, 2.4, 8) for x in along(-half, half, int(half / 5)))), tone=0.02)
    for half, y, n in ((34, -50, 7), (24, -58, 5)):
        pen.part("stone", rect(-half, y - 3, 2 * half, 4), tone=-0.04)
        bells = joined(*(stupa(x, y - 2, 4.6, 15) for x in along(-half, half, n)))
        pen.part("stone", bells, tone=0.04)
        pen.mark("dark", joined(*(rotated(rect(x - 0.7, y - d, 1.4, 1.4), 45, (x, y - d)) for x0 in along(-half,
            half, n)
            for x, d in ((x0 - 2, 4), (x0, 4), (x0 + 2, 4), (x0 - 1, 6.4), (x0 + 1, 6.4)))), alpha=0.6)
    big = stupa(0, -62, 14, 44)
    pen.part("stone", big, tone=0.02)
    pen.mark("stone", crescent(big, -7, 0), tone=-0.1)
    pen.mark("stone", joined(rect(-16, -68, 32, 1.4), rect(-16, -80, 32, 1.2)), tone=-0.12)
    pen.part("stone", polygon([(-9, 0), (-5, -50), (5, -50), (9, 0)]), tone=0.05)
    pen.mark("dark", courses(-10, 10, -50, 0, 20), width=0.6, alpha=0.5)
    pen.part("grass", smooth([(-95, 0, "c"), (-50, -4), (0, -2), (50, -4), (95, 0, "c"), (0, 3)]))
    pen.anchor(top=(0, -106))


@symbol("potala palace, potala, tibetan palace", kinds="palace, landmark, building", height=117,
    slots={"wall": ("#f5f1e8", "primary"), "red": ("#8f2f2a", "fixed"), "gold": ("#e0ac3a", "fixed"),
        "dark": ("#4a3f3f", "fixed"),
    "rock": ("#8f8367", "fixed")}, home="mountains, meadow")
def potala_palace(pen: Pen) -> None:
    def block(x: float, w: float, top: float, low: float, slot: str, *, tone: float = 0.0) -> None:
        taper(pen, slot, x, w, w * 0.92, top, low, dark=0.2, tone=tone)
        n = max(3, int(w / 4.4))
        pen.mark("dark", panes(x - w * 0.44, x + w * 0.44, top + 6, low - 4, n, max(2, int((low - top) / 7)),
            share=0.36,
            rise=0.5), alpha=0.85)
        pen.mark("red" if slot == "wall" else "dark", rect(x - w, top, 2 * w, 3.2))

    block(-44, 46, -58, -24, "wall")
    block(48, 46, -60, -22, "wall", tone=-0.03)
    block(-70, 26, -44, -16, "wall", tone=-0.02)
    block(74, 26, -46, -16, "wall", tone=-0.04)
    block(2, 56, -82, -30, "red")
    pen.mark("wall", rect(-20, -56, 44, 5), alpha=0.9)
    pen.part("gold", joined(*(polygon([(x - 8, -82), (x - 4, -88), (x + 4, -88), (x + 8, -82)]) for x in (-14, 2, 18)),
        *(rect(x - 0.6, -92, 1.2, 5) for x in (-14, 2, 18))))
    block(-22, 20, -66, -28, "wall", tone=0.02)
    block(30, 22, -64, -26, "wall", tone=0.0)
    rock = smooth([(-94, 0, "c"), (-84, -14), (-60, -20), (-30, -24), (0, -28), (40, -24), (74, -18), (94, 0, "c")])
    pen.part("rock", rock)
    pen.part("wall", polygon([(-6, -28), (6, -28), (6, -18), (40, -10), (40, -6), (-6, -16)]), tone=-0.03)
    pen.part("wall", polygon([(40, -11), (44, -8), (-20, 0), (-34, 0)]), tone=-0.08)
    pen.mark("rock", joined(*(polygon([(x, -26), (x + 7, -20), (x + 2, 2), (x - 6, 2)]) for x in (-70, -40, 56,
        76))), tone=-0.08)
    pen.anchor(top=(2, -90))


@symbol("golden temple, harmandir sahib, amritsar temple, golden temple of amritsar",
    kinds="temple, landmark, building", height=26,
    slots={"gold": ("#e2aa38", "primary"), "dark": ("#8a5a1c", "follow"), "stone": ("#f6f2e8", "fixed"),
        "water": ("#4f9fc0", "fixed")})
def golden_temple(pen: Pen) -> None:
    def dome(x: float, base: float, r: float) -> None:
        shape = onion(x, base, r, r * 1.9, neck=0.76)
        pen.part("gold", shape, tone=0.03)
        pen.mark("gold", meridians(x, base, r, r * 1.8, 5, bulge=1.2), tone=-0.1, width=0.7)
        pen.mark("gold", crescent(shape, -r * 0.5, 0), tone=-0.12)
        pen.part("gold", joined(rect(x - 0.6, base - r * 1.9 - 7, 1.2, 8), ellipse(x, base - r * 1.9 - 3, 1.6)))

    pen.part("water", smooth([(-92, -2, "c"), (-50, -8), (0, -10), (50, -8), (92, -2, "c"), (50, 5), (0, 7), (-50, 5)]))
    pen.mark("gold", joined(*(rect(x, -4 + (i * 3) % 8, 14, 1.2) for i, x in enumerate((-34, -18, -4, 10, 22, -26,
        4)))), alpha=0.6)
    pen.part("stone", rect(-48, -20, 96, 14))
    pen.mark("stone", joined(panes(-46, 46, -19, -8, 12, 1, share=0.76, rise=0.8)), tone=-0.08)
    pen.part("stone", rect(40, -12, 50, 6), tone=-0.04)
    wall(pen, "gold", -44, 44, -46, -20, dark=0.2)
    pen.mark("dark", arcade(-42, 42, -22, 18, 7, share=0.56), alpha=0.85)
    pen.part("gold", rect(-47, -49, 94, 3.6), tone=0.05)
    wall(pen, "gold", -36, 36, -62, -49, dark=0.2)
    pen.mark("dark", arcade(-34, 34, -51, 9, 8, share=0.5), alpha=0.8)
    pen.part("gold", rect(-38, -65, 76, 3.4), tone=0.05)
    wall(pen, "gold", -15, 15, -74, -65, dark=0.26)
    pen.mark("dark", arcade(-15, 15, -66, 6, 4, share=0.5), alpha=0.7)
    dome(0, -74, 17)
    for x in (-34, 34):
        wall(pen, "gold", x - 5, x + 5, -72, -64, dark=0.3)
        pen.mark("dark", arcade(x - 5, x + 5, -65, 5, 3, share=0.5), alpha=0.7)
        dome(x, -72, 6)
    for x in (-21, 21):
        dome(x, -65, 4)
    pen.anchor(top=(0, -110), waterline=(0, -2))


@symbol("gateway of india, mumbai gateway", kinds="landmark, building", height=26, slots={"stone": ("#cf9f63",
    "primary"),
    "dark": ("#5e4329", "fixed")})
def gateway_of_india(pen: Pen) -> None:
    for s in (-1, 1):
        wall(pen, "stone", min(s * 30, s * 62), max(s * 30, s * 62), -52, dark=0.2, tone=-0.03)
        pen.mark("dark", arch(s * 46, -4, 17, 36, pointed=True), alpha=0.85)
        pen.mark("stone", rect(min(s * 30, s * 62), -48, 32, 4), tone=-0.1)
        pen.part("stone", battlement(min(s * 30, s * 62), max(s * 30, s * 62), -52, 3, 8))
    wall(pen, "stone", -30, 30, -72, dark=0.18, tone=0.02)
    pen.mark("stone", rect(-27, -64, 54, 60), tone=-0.06)
    pen.mark("dark", arch(0, 0, 34, 54, pointed=True), alpha=0.9)
    pen.mark("stone", joined(rect(-30, -70, 60, 4)), tone=-0.12)
    pen.part("stone", battlement(-30, 30, -72, 3, 14), tone=0.04)
    for x in (-28, 28):
        wall(pen, "stone", x - 5, x + 5, -80, dark=0.4, tone=0.04)
        pen.mark("stone", courses(x - 6, x + 6, -80, 0, 6), tone=-0.1, width=1)
        pen.mark("dark", arcade(x - 5, x + 5, -74, 5, 3, share=0.46), alpha=0.7)
        pen.part("stone", rect(x - 6.4, -82, 12.8, 2.6), tone=0.05)
        pen.part("stone", onion(x, -82, 6, 13, neck=0.9), tone=0.03)
    for x in (-60, 60):
        wall(pen, "stone", x - 3.4, x + 3.4, -58, dark=0.4, tone=0.03)
        pen.part("stone", onion(x, -58, 4, 9, neck=0.9), tone=0.02)
    pen.part("stone", cupola(0, -75, 17, 8), tone=-0.02)
    stairs(pen, "stone", 132, -4, count=2, grow=4)
    pen.anchor(top=(0, -94), under=(0, 0), mouth=(0, -8))


@symbol("lotus temple, bahai temple, baha'i temple, bahá'í temple", kinds="temple, landmark, building", height=34,
    slots={"petal": ("#f6f4ee", "primary"), "water": ("#5fb0cf", "fixed"), "dark": ("#8d949c", "fixed")})
def lotus_temple(pen: Pen) -> None:
    def petal(x: float, base: float, w: float, h: float, lean: float, tone: float) -> None:
        shape = smooth([(x - w / 2, base, "c"), (x - w * 0.52 + lean * 0.4, base - h * 0.42), (x + lean, base - h, "c"),
            (x + w * 0.52 + lean * 0.4, base - h * 0.42), (x + w / 2, base, "c")])
        pen.part("petal", shape, tone=tone)
        pen.mark("petal", crescent(shape, -w * 0.24, 0), tone=tone - 0.07)
        pen.mark("petal", joined(*(curve((x + lean, base - h), (x + w * d + lean * 0.4, base - h * 0.45),
            (x + w * d * 0.9, base))
            for d in (-0.2, 0.0, 0.2))), tone=tone - 0.06, width=0.6)

    for x, w, h, lean, tone in ((-22, 36, 76, 8, -0.06), (22, 36, 76, -8, -0.08), (0, 40, 84, 0, -0.03), (-40, 34,
            58, -4, -0.04),
            (40, 34, 58, 4, -0.07), (-18, 32, 56, 2, 0.01), (20, 32, 56, -2, -0.02), (-66, 28, 36, -18, -0.03),
            (66, 28, 36, 18, -0.06), (-48, 30, 34, -12, 0.01), (48, 30, 34, 12, -0.03), (-24, 32, 34, -5, 0.02),
            (26, 32, 34, 5, 0.0), (1, 34, 38, 0, 0.03)):
        petal(x, -8, w, h, lean, tone)
    pen.part("dark", rect(-72, -9, 144, 3), tone=0.1)
    pen.part("water", smooth([(-90, -3, "c"), (-50, -8), (0, -9), (50, -8), (90, -3, "c"), (50, 3), (0, 5), (-50, 3)]))
    pen.anchor(top=(0, -92))


@symbol("boudhanath, buddhist stupa, swayambhunath, stupa, nepalese temple", kinds="temple, landmark", height=36,
    symbol_id="stupa", slots={"dome": ("#f7f4ec", "primary"), "gold": ("#e2ae3c", "fixed"), "blue": ("#2f6fb8",
        "fixed"),
    "red": ("#d23b3a", "fixed"), "green": ("#3f9a58", "fixed"), "dark": ("#2f2a2c", "fixed"), "white": ("#fdfdfb",
    "fixed")}, home="mountains, meadow")
def buddhist_stupa(pen: Pen) -> None:
    for i in range(3):
        half = 78 - 8 * i
        pen.part("dome", rect(-half, -7 * (i + 1), 2 * half, 7.4), tone=-0.02 - 0.03 * i)
        pen.mark("dome", rect(half * 0.4, -7 * (i + 1), half, 8), tone=-0.08)
    dome = cupola(0, -20, 50, 34)
    pen.part("dome", dome)
    pen.mark("dome", crescent(dome, -18, -2), tone=-0.07)
    pen.mark("gold", joined(*(curve((-56, y), (0, y + 9), (56, y)) for y in (-50, -44))), width=1.6, alpha=0.7)
    wall(pen, "gold", -13, 13, -72, -52, dark=0)
    pen.part("red", rect(-15, -75, 30, 4))
    for s in (-1, 1):
        pen.part("white", smooth([(s * 2.4, -63, "c"), (s * 5, -66.4), (s * 9, -66.6), (s * 12, -64, "c"), (s * 8,
            -61.6), (s * 4.4,
            -61.4)]), shade="flat")
        pen.part("blue", ellipse(s * 7, -64, 1.9), shade="flat")
        pen.stroke("dark", curve((s * 2, -68), (s * 6, -70.4), (s * 12, -68)), 1.1)
    pen.stroke("dark", curve((0, -61), (1.6, -58.6), (-0.6, -57.4), (0.4, -55.4)), 0.9)
    pen.part("red", ellipse(0, -69, 1.1), shade="flat")
    pen.part("gold", polygon([(-10, -75), (-3, -101), (3, -101), (10, -75)]))
    pen.mark("gold", courses(-12, 12, -101, -75, 12), tone=-0.14, width=0.8)
    pen.mark("gold", polygon([(3, -75), (1, -101), (12, -101), (12, -75)]), tone=-0.1)
    pen.part("red", polygon([(-7, -101), (-5, -104), (5, -104), (7, -101)]))
    pen.part("gold", joined(cupola(0, -104, 4, 4), spire(0, -107, 3, 9)))
    slots = ("blue", "white", "red", "green", "gold")
    for s in (-1, 1):
        pen.stroke("dark", curve((0, -102), (s * 34, -62), (s * 76, -22)), 0.5)
        for i in range(11):
            t = (i + 1) / 12
            x, y = s * 76 * t, -102 + 80 * t + (9 * math.sin(math.pi * t))
            pen.part(slots[i % 5], polygon([(x - 2.6, y), (x + 2.6, y + 1), (x + 2.2, y + 6.4), (x - 2.6, y + 5.6)]),
                shade="flat")
    pen.anchor(top=(0, -114))


@symbol("wat arun, temple of dawn, thai temple, bangkok temple", kinds="temple, landmark, building", height=80,
    symbol_id="wat_arun",
    slots={"stone": ("#e9dfcd", "primary"), "trim": ("#b98a5a", "fixed"), "green": ("#5f8f78", "fixed"),
        "gold": ("#e0ac3a", "fixed"),
    "dark": ("#5f4f46", "fixed")})
def wat_arun(pen: Pen) -> None:
    def prang(x: float, base: float, w: float, h: float) -> None:
        n = 5
        for i in range(n):
            half = w / 2 * (1 - 0.13 * i)
            y = base - h * 0.1 * i
            pen.part("stone", polygon([(x - half, y), (x - half * 0.92, y - h * 0.1), (x + half * 0.92, y - h * 0.1),
                (x + half, y)]),
                tone=-0.03 * (i % 2))
            pen.mark("trim" if i % 2 else "green", joined(rect(x - half, y - h * 0.035, 2 * half, h * 0.02),
                *(rect(q - 0.6,
                y - h * 0.085, 1.2, h * 0.04) for q in along(x - half, x + half, max(3, int(half))))), alpha=0.8)
            pen.mark("stone", rect(x + half * 0.3, y - h * 0.1, half, h * 0.12), tone=-0.1)
        top = base - h * 0.5
        corn = smooth([(x - w * 0.2, top, "c"), (x - w * 0.19, top - h * 0.2), (x - w * 0.12, top - h * 0.36), (x,
            top - h * 0.42),
            (x + w * 0.12, top - h * 0.36), (x + w * 0.19, top - h * 0.2), (x + w * 0.2, top, "c")])
        pen.part("stone", corn, tone=0.02)
        pen.mark("trim", joined(*(rect(x - w, top - h * k, 2 * w, h * 0.014) for k in (0.06, 0.13, 0.2, 0.27,
            0.34))), alpha=0.8)
        pen.mark("stone", crescent(corn, -w * 0.13, 0), tone=-0.1)
        pen.part("dark", arch(x, base - h * 0.4, w * 0.1, h * 0.08), shade="flat")
        pen.part("gold", joined(rect(x - w * 0.015, top - h * 0.52, w * 0.03, h * 0.11), ellipse(x, top - h * 0.45,
            w * 0.04,
            h * 0.02)))

    for x in (-62, 62):
        prang(x, -6, 24, 54)
    prang(0, -8, 62, 112)
    for x in (-36, 36):
        prang(x, -4, 22, 46)
    pen.part("stone", polygon([(-9, -8), (-5, -42), (5, -42), (9, -8)]), tone=0.05)
    pen.mark("dark", courses(-10, 10, -42, -8, 14), width=0.6, alpha=0.5)
    pen.part("stone", rect(-78, -8, 156, 8), tone=-0.06)
    pen.mark("trim", arcade(-76, 76, 0, 6, 22, share=0.5), alpha=0.6)
    pen.anchor(top=(0, -118), door=(0, -6))


@symbol("terracotta warrior, terracotta soldier, terracotta army soldier", kinds="statue, landmark", height=1.8,
    slots={"clay": ("#b08a68", "primary"), "dark": ("#6d5340", "follow")})
def terracotta_warrior(pen: Pen) -> None:
    pen.part("clay", rect(-20, -4, 40, 4), tone=-0.1)
    for s in (-1, 1):
        pen.part("clay", smooth([(s * 3, -4, "c"), (s * 2.6, -28, "c"), (s * 12, -28, "c"), (s * 11, -8), (s * 14,
            -4, "c")]), tone=-0.05)
    robe = smooth([(-15, -22, "c"), (-15, -40), (-12, -58, "c"), (12, -58, "c"), (15, -40), (15, -22, "c"), (0, -19)])
    pen.part("clay", robe)
    pen.mark("clay", joined(*(curve((x, -40), (x * 1.1, -30), (x * 1.2, -18)) for x in (-9, -4, 2, 7))), tone=-0.12,
        width=1)
    for s in (-1, 1):
        pen.part("clay", limb([(s * 12, -72, 8), (s * 17, -56, 7.4), (s * 14, -42, 6), (s * 9, -36, 5)]),
            tone=-0.03 if s > 0 else 0.02)
        pen.part("clay", ellipse(s * 8, -35, 3.4, 3), tone=0.06)
    armour = smooth([(-13, -44, "c"), (-13, -60), (-14, -74), (-7, -79), (7, -79), (14, -74), (13, -60), (13, -44,
        "c"), (0, -40)])
    pen.part("clay", armour, tone=0.03)
    pen.mark("dark", joined(*(line([(-16, y), (16, y)]) for y in (-70, -63, -56, -49)), *(line([(x, -78), (x, -40)])
        for x in (-9, -3,
        3, 9))), width=0.8, alpha=0.8)
    pen.mark("clay", crescent(armour, -7, 0), tone=-0.09)
    for s in (-1, 1):
        pen.part("clay", smooth([(s * 9, -79), (s * 17, -76), (s * 19, -66), (s * 13, -64), (s * 10, -70)]), tone=0.05)
        pen.mark("dark", joined(line([(s * 8, -74), (s * 20, -72)]), line([(s * 8, -69), (s * 20, -67)])), width=0.7,
            alpha=0.8)
    pen.part("clay", smooth([(-7, -79, "c"), (-5, -84), (5, -84), (7, -79, "c"), (0, -75)]), tone=-0.08)
    head = smooth([(-8, -94), (-7, -103), (0, -106), (7, -103), (8, -94), (5.4, -85), (0, -82), (-5.4, -85)])
    pen.part("clay", head, tone=0.05)
    pen.mark("clay", smooth([(-9, -98), (-7, -107), (0, -109), (7, -107), (9, -98), (5, -101), (-5, -101)]), tone=-0.14)
    pen.part("clay", smooth([(-2, -105, "c"), (-4, -112), (2, -116), (7, -112), (4, -105, "c")]), tone=-0.1)
    pen.part("dark", joined(*(ellipse(s * 3.2, -95, 1.5, 0.8) for s in (-1, 1)), rect(-2, -87.6, 4, 0.9)), shade="flat")
    pen.stroke("dark", joined(line([(-5, -97.6), (-1.6, -97)]), line([(1.6, -97), (5, -97.6)]), line([(0, -96),
        (-0.8, -91), (1, -91)]),
        line([(-3.4, -89.4), (0, -90), (3.4, -89.4)])), 0.8)
    pen.anchor(top=(0, -114), head=(0, -95))


@symbol("great buddha, kamakura buddha, giant buddha, sitting buddha", kinds="statue, landmark",
    height=13.4,
    symbol_id="great_buddha", slots={"bronze": ("#6f9482", "primary"), "stone": ("#b7b0a4", "fixed"),
        "dark": ("#3f574c", "follow")})
def great_buddha(pen: Pen) -> None:
    pen.part("stone", polygon([(-52, 0), (-48, -10), (48, -10), (52, 0)]))
    pen.mark("stone", rect(20, -12, 40, 14), tone=-0.08)
    pen.part("bronze", joined(*(smooth([(x - 8, -8, "c"), (x - 6, -16), (x + 6, -16), (x + 8, -8, "c")])
        for x in along(-46, 46, 6))),
        tone=-0.06)
    legs = smooth([(-46, -14, "c"), (-48, -24), (-36, -32), (-16, -32), (16, -32), (36, -32), (48, -24), (46, -14,
        "c"), (0, -11)])
    pen.part("bronze", legs)
    pen.mark("dark", joined(curve((-40, -18), (-10, -24), (24, -18)), curve((40, -18), (16, -22), (-4, -16))),
        width=1.1, alpha=0.7)
    body = smooth([(-26, -28), (-32, -46), (-30, -64), (-20, -74), (-8, -78), (8, -78), (20, -74), (30, -64), (32,
        -46), (26, -28)])
    pen.part("bronze", body, tone=0.02)
    pen.mark("bronze", smooth([(-8, -80), (-10, -60), (-4, -40), (4, -40), (10, -60), (8, -80)]), tone=0.06)
    pen.mark("dark", joined(curve((-10, -78), (-14, -56), (-4, -38)), curve((10, -78), (15, -56), (6, -38)),
        curve((-18, -74), (-24,
        -52), (-12, -36)), curve((18, -74), (24, -52), (12, -36))), width=1, alpha=0.6)
    pen.mark("bronze", crescent(body, -12, 0), tone=-0.09)
    pen.part("bronze", smooth([(-13, -28), (-8, -35), (0, -36), (8, -35), (13, -28), (0, -25)]), tone=0.06)
    for s in (-1, 1):
        pen.part("bronze", limb([(s * 28, -62, 11), (s * 33, -46, 11), (s * 24, -33, 9), (s * 10, -30, 7)]),
            tone=-0.02 if s > 0 else 0.04)
    pen.part("bronze", rect(-6, -84, 12, 9), tone=-0.09)
    for s in (-1, 1):
        pen.part("bronze", ellipse(s * 13.4, -91, 2.6, 8), tone=-0.06)
    head = smooth([(-13, -94), (-12, -106), (0, -113), (12, -106), (13, -94), (10, -85), (0, -79), (-10, -85)])
    pen.part("bronze", head, tone=0.04)
    pen.part("bronze", smooth([(-13.4, -97, "c"), (-13, -107), (-6, -113), (-4, -118), (4, -118), (6, -113), (13,
        -107), (13.4, -97, "c"),
        (7, -103), (0, -104), (-7, -103)]), tone=-0.08)
    pen.mark("dark", joined(*(ellipse(x, y, 1.5) for r, y in enumerate((-102, -106, -110, -114))
        for x in range(-12 + 2 * (r % 2), 14,
        4))), alpha=0.6)
    pen.part("dark", joined(ellipse(0, -100, 1.2)), shade="flat")
    pen.stroke("dark", joined(curve((-8.4, -95), (-5, -93.6), (-2, -95)), curve((2, -95), (5, -93.6), (8.4, -95)),
        curve((-9, -98),
        (-5, -99.4), (-1.4, -97)), curve((9, -98), (5, -99.4), (1.4, -97)), line([(0, -96), (-1.6, -90), (1.6, -90)]),
        curve((-3.4, -86), (0, -85), (3.4, -86))), 1)
    pen.anchor(top=(0, -118), head=(0, -96))


@symbol("supertree, gardens by the bay, supertree grove", kinds="landmark, tower", height=50,
    symbol_id="supertree",
    slots={"trunk": ("#6f9a5c", "primary"), "branch": ("#a8508f", "second"), "flower": ("#d9638f", "fixed"),
        "deck": ("#e3c04a", "fixed")})
def supertree(pen: Pen) -> None:
    pen.stroke("deck", curve((-58, -52), (-20, -42), (24, -48), (60, -44)), 1.6)
    for x, h, w in ((-56, 78, 24), (58, 70, 22), (2, 112, 34)):
        pen.part("trunk", smooth([(x - w * 0.3, 0, "c"), (x - w * 0.17, -h * 0.3), (x - w * 0.18, -h * 0.64),
            (x - w * 0.34, -h * 0.8, "c"),
            (x + w * 0.34, -h * 0.8, "c"), (x + w * 0.18, -h * 0.64), (x + w * 0.17, -h * 0.3), (x + w * 0.3, 0, "c")]))
        pen.mark("flower", joined(*(ellipse(x + ((i * 37) % 11 - 5) * w * 0.04, -h * (0.05 + 0.058 * i), 1.5)
            for i in range(12))))
        pen.mark("trunk", rect(x + w * 0.06, -h, w, h), tone=-0.1)
        twigs = [curve((x + w * 0.2 * s, -h * 0.6), (x + w * 0.5 * s, -h * 0.84), (x + w * 1.0 * s,
            -h * (1 - 0.06 * abs(s))))
            for s in (-1, -0.84, -0.66, -0.48, -0.3, -0.12, 0.12, 0.3, 0.48, 0.66, 0.84, 1)]
        pen.stroke("branch", joined(*twigs), 1)
        pen.stroke("branch", joined(ellipse(x, -h * 0.94, w * 1.0, w * 0.13), ellipse(x, -h * 0.86, w * 0.72,
            w * 0.1)), 1, tone=0.05)
    pen.part("trunk", smooth([(-80, 0, "c"), (-40, -6), (0, -8), (40, -6), (80, 0, "c")]), tone=-0.05)
    pen.anchor(top=(2, -110))


@symbol("mount everest, everest, mt everest", kinds="mountain, landscape, landmark", height=1400,
    symbol_id="mount_everest",
    slots={"rock": ("#5f6b80", "primary"), "snow": ("#f4f8fd", "second"), "plume": ("#ffffff", "fixed")})
def mount_everest(pen: Pen) -> None:
    pen.part("plume", smooth([(6, -98, "c"), (24, -103), (48, -100), (66, -104), (50, -95), (28, -93), (10, -92,
        "c")]), alpha=0.8)
    pen.part("rock", polygon([(-94, 0), (-76, -30), (-66, -36), (-52, -58), (-44, -54), (-30, -64), (-8, -92), (2,
        -100), (10, -92),
        (22, -74), (34, -66), (44, -72), (54, -58), (66, -40), (78, -28), (94, 0)]))
    pen.mark("rock", polygon([(2, -102), (6, -70), (-2, -44), (6, -20), (0, 4), (100, 4), (100, -100)]), tone=-0.11)
    pen.mark("snow", polygon([(2, -102), (10, -92), (8, -80), (4, -72), (6, -86), (-4, -78), (-6, -66), (-12, -74),
        (-20, -62), (-24, -66),
        (-34, -56), (-30, -66), (-8, -92)]))
    pen.mark("snow", polygon([(-52, -58), (-44, -54), (-30, -64), (-26, -50), (-36, -34), (-44, -40), (-52, -24),
        (-58, -38), (-66, -36)]))
    pen.mark("snow", polygon([(-20, -44), (-8, -50), (-2, -34), (-14, -22), (-22, -8), (-34, -14), (-28, -30)]))
    pen.mark("snow", polygon([(34, -66), (44, -72), (54, -58), (48, -46), (40, -52), (32, -40), (26, -56)]), tone=-0.08)
    pen.mark("snow", polygon([(10, -60), (20, -50), (26, -30), (40, -22), (30, -16), (14, -26), (8, -44)]), tone=-0.1)
    pen.mark("snow", polygon([(-100, 0), (-70, -10), (-40, -6), (-10, -12), (20, -6), (50, -12), (80, -8), (100, 0),
        (100, 8), (-100, 8)]),
        tone=-0.03)
    pen.anchor(top=(2, -100), seat=(0, -98))


@symbol("pagoda, japanese temple, shrine", kinds="landmark, building", height=25,
    slots={"wall": ("#c8473a", "primary"), "roof": ("#41566b", "second"), "trim": ("#f6e7c6", "fixed"),
    "window": ("#ffdf94", "light"), "gold": ("#dcae45", "fixed")}, home="meadow", told_in="forest, mountains, garden")
def pagoda(pen: Pen) -> None:
    pen.part("trim", rect(-34, -6, 68, 6), tone=-0.12)
    tiers = ((-26, 27, 42), (-52, 22, 35), (-77, 17, 28))
    low = -6.0
    for eave, w, reach in tiers:
        pen.part("trim", rect(-w, eave, 2 * w, low - eave))
        pen.mark("trim", rect(-w, eave, 2 * w, 4), tone=-0.14)
        for x in (-w, -w * 0.36, w * 0.36 - 2.6, w - 2.6):
            pen.part("wall", rect(x, eave, 2.6, low - eave))
        pen.part("window", rect(-w * 0.24, eave + 6, w * 0.48, low - eave - 8), shade="glow")
        pen.part("wall", rect(-w - 2, low - 2.4, 2 * w + 4, 2.6), tone=-0.04)
        cover = smooth([(-reach, eave - 2, "c"), (-reach * 0.76, eave - 4), (-w * 0.7, eave - 13, "c"),
            (w * 0.7, eave - 13, "c"), (reach * 0.76, eave - 4), (reach, eave - 2, "c"), (reach * 0.9, eave + 2.4),
            (0, eave + 4), (-reach * 0.9, eave + 2.4)])
        pen.part("roof", cover)
        pen.mark("roof", joined(*(curve((x * 0.6, eave - 14), (x, eave + 5)) for x in (-w * 1.1, -w * 0.7, -w * 0.25,
            w * 0.25, w * 0.7, w * 1.1))), tone=-0.09, width=0.9, detail=1)
        pen.mark("gold", smooth([(-reach, eave + 1), (0, eave + 2.6), (reach, eave + 1), (reach, eave + 6),
            (-reach, eave + 6)]))
        low = eave - 12
    pen.part("gold", polygon([(-1.6, -90), (1.6, -90), (0.5, -104), (-0.5, -104)]))
    pen.part("gold", joined(ellipse(0, -93, 3), ellipse(0, -98, 2)))
    pen.anchor(top=(0, -104), door=(0, 0))


@symbol("torii, torii gate, shinto gate", kinds="landmark", height=6, slots={"body": ("#d8432f", "primary"),
    "dark": ("#343036", "fixed")}, told_in="forest, mountains, garden")
def torii(pen: Pen) -> None:
    for x in (-34, 34):
        pen.part("body", pole((x, 0), (x * 0.92, -76), 8, 6.6))
        pen.mark("body", rect(x, -80, 8, 80), tone=-0.08)
        pen.part("dark", rect(x - 6, -8, 12, 8, 1.4))
    pen.part("body", rect(-42, -62, 84, 7))
    pen.part("dark", rect(-5, -76, 10, 15), shade="flat")
    pen.part("body", smooth([(-55, -84, "c"), (0, -79), (55, -84, "c"), (52, -74, "c"), (0, -72), (-52, -74, "c")]))
    pen.part("dark", smooth([(-60, -92, "c"), (0, -85), (60, -92, "c"), (56, -83, "c"), (0, -78), (-56, -83, "c")]))
    pen.anchor(top=(0, -86), under=(0, 0), mouth=(0, -10))
