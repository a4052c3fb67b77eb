"""Landmarks of China and Taiwan."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from itertools import pairwise

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rect,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, pole
from limner.engines.illustrator.atlas.symbols.landmarks.shared import TOWER, eaves
from limner.engines.illustrator.atlas.templates.building import battlement
from limner.engines.illustrator.atlas.templates.monument import (
    along,
    arcade,
    columns,
    courses,
    panes,
    stairs,
    taper,
    wall,
)


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
    kinds="landmark, palace, building", home="forecourt", height=38, symbol_id="forbidden_city",
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
    eaves(pen, "roof", 0, -44, 80, 60, 12, lift=5)
    wall(pen, "wall", -54, 54, -60, -55, dark=0)
    pen.part("blue", rect(-55, -63, 110, 4.4))
    pen.mark("roof", joined(*(rect(x, -62, 4, 2) for x in along(-55, 51, 14))))
    pen.part("blue", rect(-7, -62, 14, 8), tone=-0.1)
    pen.mark("roof", difference(rect(-7, -62, 14, 8), rect(-6, -61, 12, 6)))
    eaves(pen, "roof", 0, -63, 70, 40, 21, lift=5)
    pen.part("roof", joined(rect(-44, -87, 88, 4, 1), *(smooth([(s * 40, -84, "c"), (s * 40, -90), (s * 45, -94),
        (s * 47, -88), (s * 46, -83, "c")]) for s in (-1, 1))), tone=-0.05)
    stairs(pen, "stone", 20, -20, count=7, grow=0.8, tone=0.02)
    pen.anchor(top=(0, -88), door=(0, -18))


@symbol("temple of heaven, hall of prayer for good harvests, beijing temple",
    kinds="temple, landmark, building", home="forecourt",
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


@symbol("oriental pearl tower, oriental pearl, shanghai pearl tower", kinds="landmark, tower", home="promenade",
    height=468,
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


@symbol("taipei 101, taipei tower", kinds=TOWER, home="forecourt", height=508, slots={"glass": ("#6fa08f", "primary"),
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
