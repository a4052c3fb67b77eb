"""Landmarks of India, Nepal and Southeast Asia."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    ellipse,
    joined,
    line,
    polygon,
    rect,
    rotated,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, pole
from limner.engines.illustrator.atlas.symbols.landmarks.shared import TOWER
from limner.engines.illustrator.atlas.templates.building import battlement
from limner.engines.illustrator.atlas.templates.monument import (
    along,
    arcade,
    arch,
    courses,
    cupola,
    gable,
    meridians,
    onion,
    panes,
    spire,
    stairs,
    stupa,
    wall,
)


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


@symbol("marina bay sands, singapore hotel with a ship on top", kinds=TOWER, home="promenade", height=207,
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


@symbol("merlion, singapore merlion", kinds="statue, fountain, landmark", home="promenade",
    height=8.6, slots={"stone": ("#eeeae0",
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


@symbol("angkor wat, angkor, cambodian temple", kinds="temple, landmark, building", home="forecourt", height=65,
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


@symbol("golden temple, harmandir sahib, amritsar temple, golden temple of amritsar",
    kinds="temple, landmark, building", home="promenade", height=26,
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


@symbol("gateway of india, mumbai gateway", kinds="landmark, building", home="promenade",
    height=26, slots={"stone": ("#cf9f63",
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


@symbol("lotus temple, bahai temple, baha'i temple, bahá'í temple",
    kinds="temple, landmark, building", home="forecourt", height=34,
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


@symbol("wat arun, temple of dawn, thai temple, bangkok temple", kinds="temple, landmark, building", home="promenade",
    height=80,
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
