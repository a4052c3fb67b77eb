"""Landmarks, ruins, and hills that stand alone."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    difference,
    ellipse,
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
from limner.engines.illustrator.atlas.solid import crescent, curve, pole
from limner.engines.illustrator.atlas.templates.building import battlement, block, window
from limner.engines.illustrator.atlas.templates.tree import frond


@symbol("eiffel tower, the eiffel tower, lattice tower", kinds="landmark, tower", height=300,
    slots={"iron": ("#8a6a50", "primary")}, home="park", told_in="park, street")
def eiffel_tower(pen: Pen) -> None:
    legs = smooth([(-31, 0, "c"), (-20, -22), (-10.5, -50), (-4, -82), (-1.6, -94, "c"), (1.6, -94, "c"), (4, -82),
        (10.5, -50), (20, -22), (31, 0, "c"), (19, 0, "c"), (14, -10), (0, -19), (-14, -10), (-19, 0, "c")])
    gap = smooth([(-10.5, -24, "c"), (-6.5, -42, "c"), (6.5, -42, "c"), (10.5, -24, "c")], tension=0.2)
    upper = smooth([(-5, -50, "c"), (-1.6, -74, "c"), (1.6, -74, "c"), (5, -50, "c")], tension=0.2)
    whole = difference(difference(legs, gap), upper)
    pen.part("iron", whole)
    lattice = [line([(s * (x0), y0), (s * x1, y1)]) for s in (-1, 1) for x0, y0, x1,
        y1 in ((28, -3, 14, -12), (19, -3, 24, -15), (23, -16, 11, -22), (18, -28, 8, -36), (9, -30, 14, -42),
        (13, -44, 6, -50), (8, -58, 3, -66), (3, -58, 5, -70), (5, -76, 0, -84), (2, -74, 3, -84))]
    pen.mark("iron", joined(*lattice), tone=0.12, width=0.9, detail=1)
    pen.mark("iron", polygon([(0, -110), (40, -110), (40, 0), (22, 0), (4, -50), (1, -95)]), tone=-0.08, alpha=0.7)
    for y, w, h in ((-24, 20, 3.6), (-45, 11.4, 3.2), (-90, 3.4, 2.4)):
        pen.part("iron", rect(-w, y - h, 2 * w, h, 0.6), tone=0.04)
    pen.part("iron", polygon([(-1, -94), (1, -94), (0.3, -106), (-0.3, -106)]))
    pen.anchor(top=(0, -106), under=(0, 0))


@symbol("pyramid, great pyramid", kinds="landmark", height=140, slots={"stone": ("#e2bd7a", "primary")}, home="desert",
    shapes=("pyramidal",))
def pyramid(pen: Pen) -> None:
    pen.part("stone", polygon([(-64, 0), (8, -74), (18, 0)]))
    pen.mark("stone", joined(*(line([(-70, y), (30, y)]) for y in range(-64, 0, 9))), tone=-0.05, width=0.9)
    bricks = [line([(x, y), (x, y + 9)]) for i, y in enumerate(range(-64, 0, 9))
        for x in range(-62 + (i % 2) * 6, 24, 12)]
    pen.mark("stone", joined(*bricks), tone=-0.05, width=0.7, detail=1)
    pen.part("stone", polygon([(8, -74), (18, 0), (58, -7)]), tone=-0.15)
    pen.mark("stone", joined(*(line([(10, y), (70, y - 7)]) for y in range(-55, 8, 9))), tone=-0.2, width=0.9)
    pen.anchor(top=(8, -74), lean=(-40, -20))


@symbol("temple, parthenon, greek temple, monument, ruin", kinds="landmark, building", height=14,
    slots={"stone": ("#eae2d2", "primary")}, home="meadow")
def temple(pen: Pen) -> None:
    for i, (w, y) in enumerate(((66, -4), (62, -8), (58, -12))):
        pen.part("stone", rect(-w, y, 2 * w, 4.4), tone=-0.02 - 0.03 * (i % 2))
    pen.part("stone", rect(-52, -52, 104, 40), tone=-0.22)
    for x in (-50, -30.5, -11, 8.5, 28, 47):
        shaft = polygon([(x - 4.4, -50), (x + 7.4, -50), (x + 8.4, -14), (x - 5.4, -14)])
        pen.part("stone", shaft)
        pen.mark("stone", joined(*(line([(x + d, -50), (x + d * 1.1, -14)]) for d in (-1.6, 1.5, 4.6))), tone=-0.09,
            width=0.8, detail=1)
        pen.mark("stone", rect(x + 4.4, -52, 5, 40), tone=-0.08)
        pen.part("stone", rect(x - 6.4, -53, 15.8, 3.6, 0.8), tone=0.02)
        pen.part("stone", rect(x - 6.8, -14.6, 16.6, 2.8, 0.8))
    pen.part("stone", rect(-60, -63, 120, 10.4))
    pen.mark("stone", joined(*(rect(x, -61, 5, 7) for x in range(-56, 56, 12))), tone=-0.07, detail=1)
    pen.part("stone", polygon([(-66, -63), (0, -88), (66, -63)]), tone=0.02)
    pen.mark("stone", polygon([(-50, -65.5), (0, -84), (50, -65.5)]), tone=-0.11)
    pen.anchor(top=(0, -88), mouth=(0, -12), seat=(0, -12))


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


@symbol("mountain, peak, volcano mountain, hill, summit, alp", kinds="landscape", height=1200, poses="standing, green",
    slots={"rock": ("#6f7f96", "primary"), "snow": ("#f6f9fd", "second"), "grass": ("#5b8f57", "fixed")},
    home="mountains", shapes=("triangular",))
def mountain(pen: Pen) -> None:
    whole = polygon([(-72, 0), (-50, -24), (-40, -30), (-8, -82), (0, -88), (12, -72), (20, -64), (32, -44), (46, -34),
        (74, 0)])
    pen.part("rock", whole)
    pen.mark("rock", polygon([(0, -88), (4, -66), (-4, -52), (8, -34), (2, -16), (12, 0), (90, 0), (90, -90)]),
        tone=-0.1)
    pen.mark("rock", polygon([(-40, -30), (-34, -18), (-40, -8), (-30, 0), (-6, 0), (-20, -20), (-16, -36)]),
        tone=-0.05)
    pen.mark("snow", polygon([(-30, -46), (-20, -50), (-14, -42), (-8, -54), (0, -46), (5, -56), (12, -50), (18, -58),
        (28, -48), (30, -100), (-30, -100)]))
    pen.mark("snow", polygon([(0, -88), (4, -66), (-1, -58), (0, -46), (5, -56), (12, -50), (18, -58), (28, -48),
        (40, -90)]), tone=-0.1)
    if pen.pose == "green":
        pen.mark("grass", smooth([(-80, -10), (-50, -16), (-30, -10), (-6, -15), (20, -9), (48, -16), (80, -10),
            (80, 10), (-80, 10)]))
    pen.anchor(top=(0, -86), seat=(-8, -80))


@symbol("volcano, crater", kinds="mountain, landscape", height=1200, poses="standing, erupting",
    slots={"rock": ("#6b5a58", "primary"), "lava": ("#ff7a2b", "light"), "hot": ("#ffc83d", "light"),
    "smoke": ("#b9b4b8", "fixed")}, told_in="jungle", shapes=("conical",))
def volcano(pen: Pen) -> None:
    for x, y, r in ((-4, -76, 11), (10, -86, 12), (-8, -94, 12), (6, -102, 10)):
        pen.part("smoke", ellipse(x, y, r), tone=0.04)
    if pen.pose == "erupting":
        pen.part("lava", smooth([(-13, -56, "c"), (-16, -78), (-8, -72), (-2, -92), (4, -74), (14, -82),
            (13, -56, "c")]), shade="glow")
    cone = smooth([(-66, 0, "c"), (-40, -24), (-22, -50), (-16, -62, "c"), (-8, -58), (0, -61), (8, -58),
        (16, -62, "c"), (22, -50), (42, -22), (68, 0, "c")])
    pen.part("rock", cone)
    pen.mark("rock", smooth([(6, -64, "c"), (8, -40), (20, -20), (18, 2, "c"), (90, 2, "c"), (30, -64, "c")]),
        tone=-0.08)
    pen.mark("lava", smooth([(-16, -66, "c"), (-13, -46), (-9, -50), (-8, -22), (-4, -28), (-1, -46), (3, -38),
        (7, -12), (11, -30), (10, -48), (17, -66, "c")]), shade="glow")
    pen.mark("hot", smooth([(-9, -64, "c"), (-8, -48), (-4, -54), (2, -50), (6, -36), (8, -64, "c")]),
        shade="glow")
    pen.anchor(top=(0, -60), mouth=(0, -60), lamp=(0, -56))


@symbol("island, desert island, islet", kinds="landscape", height=8, place="water",
    slots={"sand": ("#f0d592", "primary"), "leaf": ("#3f9a52", "second"), "bark": ("#9b7650", "fixed")}, home="sea")
def island(pen: Pen) -> None:
    pen.part("sand", smooth([(-62, 0, "c"), (-36, -9), (-10, -16), (12, -16), (38, -8), (62, 0, "c"), (20, 4),
        (-24, 4)]))
    pen.mark("sand", smooth([(-70, 6), (-20, -2), (20, 0), (70, 6)]), tone=-0.08)
    for angle, length in ((-160, 30), (-24, 30), (-110, 26)):
        pen.part("leaf", frond(12, -72, length, angle, droop=0.75, width=7), tone=-0.1)
    pen.part("bark", smooth([(-6, -13, "c"), (-4, -36), (2, -58), (10, -73, "c"), (14, -72, "c"), (7, -54), (1, -34),
        (1, -13, "c")]))
    for angle, length in ((-174, 32), (-6, 32), (-130, 32), (-52, 32), (-84, 26)):
        pen.part("leaf", frond(12, -73, length, angle, droop=0.62, width=7.5))
    pen.anchor(seat=(-26, -9), top=(24, -12), waterline=(0, -1))


@symbol("wishing well, water well, stone well, draw well", kinds="building", height=2.4,
    slots={"stone": ("#a5a29d", "primary"), "roof": ("#a6503c", "second"), "wood": ("#7a5238", "fixed"),
    "dark": ("#39343a", "fixed")})
def well(pen: Pen) -> None:
    pen.part("dark", ellipse(0, -38, 34, 8), shade="flat")
    for x in (-29, 25):
        pen.part("wood", rect(x, -84, 4.4, 48))
    pen.part("wood", rect(-30, -62, 60, 3.6, 1.6), tone=0.04)
    pen.stroke("wood", line([(0, -60), (0, -48)]), 1, tone=0.2)
    pen.part("wood", polygon([(-7, -49), (7, -49), (5, -37), (-5, -37)]), tone=0.08)
    pen.part("roof", polygon([(-44, -80), (-22, -100), (22, -100), (44, -80)]))
    pen.mark("roof", joined(*(line([(-46, y), (46, y)]) for y in (-95, -90, -85))), tone=-0.09, width=0.9)
    pen.part("roof", rect(-45, -81, 90, 3.4, 1), tone=-0.08)
    wall = smooth([(-36, -38, "c"), (-24, -32), (0, -29.6), (24, -32), (36, -38, "c"), (36, -4, "c"), (24, 1), (0, 3),
        (-24, 1), (-36, -4, "c")])
    with pen.in_front():
        pen.part("stone", wall)
        pen.mark("stone", crescent(wall, -18, 0), tone=-0.09)
        stones = [rect(x, y, 11, 6.4, 2) for x, y in ((-33, -25), (-20, -22), (-4, -21), (10, -22), (24, -26),
            (-28, -14), (-14, -11), (2, -10), (18, -13), (-33, -5), (-20, -2), (-4, -1), (12, -2))]
        pen.mark("stone", joined(*stones), tone=0.05, alpha=0.8)
    pen.anchor(top=(0, -100), mouth=(0, -36), opening=(0, -36), seat=(0, -34))


@symbol("ferris wheel, big wheel", kinds="landmark", height=50, slots={"frame": ("#5b7fc4", "primary"),
    "cabin": ("#ef5d5a", "second"), "cabin_b": ("#f4c245", "fixed"), "metal": ("#c6ccd6", "fixed"),
    "lamp": ("#ffe9a3", "light")}, home="park", told_in="park, street", ridden="cabin")
def ferris_wheel(pen: Pen) -> None:
    pen.stroke("frame", joined(line([(0, -54), (-26, 0)]), line([(0, -54), (26, 0)])), 3.4, tone=-0.08)
    pen.stroke("metal", joined(*(rotated(line([(0, -12), (0, -96)]), 22.5 * i, (0, -54)) for i in range(8))), 1)
    for r, w in ((42, 2.6), (34, 1.4)):
        pen.stroke("frame", ellipse(0, -54, r), w)
    pen.part("frame", ellipse(0, -54, 5))
    for i in range(8):
        t = math.radians(45 * i + 11)
        x, y = 42 * math.cos(t), -54 + 42 * math.sin(t)
        slot = "cabin_b" if i % 2 else "cabin"
        pen.part(slot, smooth([(x - 6, y + 3, "c"), (x - 4.6, y), (x + 4.6, y), (x + 6, y + 3, "c"),
            (x + 5, y + 11, "c"), (x - 5, y + 11, "c")], tension=0.3))
        pen.mark("metal", rect(x - 5, y + 3, 10, 3.4), tone=0.08)
        pen.part("lamp", ellipse(x, y, 1.3), shade="glow", detail=1)
    pen.part("metal", rect(-34, -2, 68, 4, 2), tone=-0.1)
    pen.anchor(top=(0, -97), lamp=(0, -54))


@symbol("statue of liberty, liberty statue", kinds="landmark", height=93,
    slots={"body": ("#7fb5a0", "primary"), "stone": ("#c9bda8", "fixed"), "flame": ("#ffc23d", "light")},
    told_in="beach")
def statue_of_liberty(pen: Pen) -> None:
    pen.part("stone", polygon([(-24, 0), (-20, -10), (20, -10), (24, 0)]))
    pen.part("stone", polygon([(-16, -10), (-13, -32), (13, -32), (16, -10)]))
    pen.mark("stone", rect(3, -34, 20, 34), tone=-0.08)
    pen.part("stone", rect(-15, -35, 30, 4))
    pen.part("flame", smooth([(15, -96, "c"), (19, -101), (17, -108, "c"), (12, -102), (12, -97)]), shade="glow")
    pen.part("body", polygon([(11, -96), (19, -96), (16.6, -90), (13.4, -90)]), tone=-0.06)
    pen.part("body", smooth([(13, -91, "c"), (17, -91, "c"), (17, -84), (12, -72), (5, -68), (4, -73), (11, -80)]))
    robe = smooth([(-11, -35, "c"), (-10, -56), (-8, -72), (-3, -77), (3, -77), (7, -72), (9, -56), (11, -35, "c")])
    pen.part("body", robe)
    pen.mark("body", joined(*(curve((a, -70), (b, -52), (c, -34)) for a, b, c in ((-4, -6, -7), (0, -2, -3), (3, 3, 2),
        (6, 6, 7)))), tone=-0.12, width=0.9)
    pen.mark("body", crescent(robe, -6, 0), tone=-0.08, alpha=0.7)
    pen.part("body", polygon([(-14, -66), (-7, -69), (-4, -57), (-11, -54)]), tone=0.05)
    pen.part("body", smooth([(-4, -78), (-4, -84), (0, -87), (4, -84), (4, -78), (0, -75)]), tone=0.03)
    crown = [polygon([(-1, -85), (1, -85), (0, -93)])]
    pen.part("body", union(*(rotated(crown[0], a, (0, -81)) for a in (-66, -44, -22, 0, 22, 44, 66))), tone=-0.05)
    pen.mark("body", joined(line([(-2.2, -81.5), (-1, -81.5)]), line([(1, -81.5), (2.2, -81.5)])), tone=-0.2, width=0.6,
        detail=2)
    pen.anchor(top=(0, -88), lamp=(15, -101))


@symbol("clock tower, bell tower", kinds="landmark, tower", height=60,
    slots={"wall": ("#d9b98a", "primary"), "roof": ("#4f6b62", "second"), "face": ("#fdf6df", "light"),
    "dark": ("#3d3b42", "fixed"), "trim": ("#b9945f", "follow"), "window": ("#7ba6bf", "light")},
    symbol_id="clock_tower", home="park", told_in="park, street")
def clock_tower(pen: Pen) -> None:
    block(pen, "wall", -13, 9, -66, side=6, rise=1)
    for x in (-9, -3.4, 2.2):
        pen.mark("wall", rect(x, -60, 3, 58), tone=-0.07)
    for y in (-56, -38, -20):
        window(pen, -4, y, 4, 8, sill=False, bars=(0, 0), arched=True)
    block(pen, "wall", -16, 12, -84, side=6, bottom=-62, rise=1, tone=0.02)
    pen.part("trim", rect(-17, -64, 30, 2.6))
    pen.part("trim", rect(-17, -86, 30, 2.8))
    pen.part("dark", ellipse(-2, -74, 9.4))
    pen.part("face", ellipse(-2, -74, 8.2), shade="glow")
    pen.stroke("dark", joined(line([(-2, -80), (-2, -74), (2.6, -71.6)])), 1.1)
    pen.part("wall", battlement(-12, 8, -86, 3, 4))
    pen.part("roof", polygon([(-15, -86), (-2, -106), (11, -86)]))
    pen.part("roof", polygon([(11, -86), (-2, -106), (17, -88)]), tone=-0.12)
    pen.stroke("dark", line([(-2, -105), (-2, -111)]), 0.9)
    pen.anchor(top=(-2, -106), lamp=(-2, -74), lean=(-13, -20))
