"""Landmarks of Britain."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rect,
    rotated,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, pole
from limner.engines.illustrator.atlas.symbols.landmarks.shared import LANDMARK
from limner.engines.illustrator.atlas.templates.building import battlement
from limner.engines.illustrator.atlas.templates.monument import (
    along,
    arcade,
    arch,
    columns,
    courses,
    gable,
    panes,
    spire,
    spires,
    stairs,
    taper,
    uprights,
    wall,
)


@symbol("big ben, elizabeth tower, palace of westminster clock tower",
    kinds="landmark, tower, clock", home="promenade", height=96,
    slots={"wall": ("#cda86e", "primary"), "trim": ("#e6c887", "follow"), "roof": ("#5b6670", "second"),
    "face": ("#fdf8e6", "light"), "dark": ("#2f2f37", "fixed"), "gold": ("#e0b445", "fixed")})
def big_ben(pen: Pen) -> None:
    wall(pen, "wall", -9, 9, -64, dark=0.3)
    pen.mark("trim", uprights(-9, 9, -64, 0, 6), width=0.9, tone=0.04)
    pen.mark("wall", courses(-10, 10, -64, 0, 5), tone=-0.12, width=1.1)
    pen.mark("dark", panes(-8, 8, -62, -4, 5, 5, share=0.26, rise=0.6), alpha=0.5, detail=1)
    pen.part("trim", polygon([(-9, -62), (9, -62), (11, -66), (-11, -66)]), tone=-0.05)
    wall(pen, "wall", -11, 11, -86, -66, dark=0.12, tone=0.02)
    pen.part("gold", rect(-9.4, -85.2, 18.8, 18.8))
    pen.part("dark", rect(-8.6, -84.4, 17.2, 17.2), shade="flat")
    pen.part("face", ellipse(0, -75.8, 8), shade="glow")
    pen.mark("dark", joined(*(rotated(rect(-0.3, -83.6, 0.6, 1.8), 30 * i, (0, -75.8)) for i in range(12))), detail=1)
    pen.stroke("dark", joined(line([(0, -81.5), (0, -75.8), (3.4, -73.2)])), 1.1)
    pen.part("trim", rect(-12, -88, 24, 2.4))
    wall(pen, "wall", -10, 10, -94, -88, dark=0.2)
    pen.mark("dark", arcade(-10, 10, -88, 5, 7, pointed=True), alpha=0.8)
    pen.part("trim", rect(-11, -95.4, 22, 1.8))
    spires(pen, "trim", (-10.6, 10.6), -94, 2, 8)
    pen.part("roof", polygon([(-10, -95), (-5, -107), (5, -107), (10, -95)]))
    pen.mark("roof", polygon([(2, -95), (1.4, -107), (5, -107), (10, -95)]), tone=-0.1)
    pen.mark("gold", panes(-8, 8, -104, -97, 4, 2, share=0.34, rise=0.5), detail=1)
    pen.part("gold", rect(-4.6, -111.4, 9.2, 4.4))
    pen.mark("dark", arcade(-4.6, 4.6, -107, 3.6, 4), alpha=0.7)
    pen.part("roof", spire(0, -111.4, 9.4, 15))
    pen.mark("roof", polygon([(0.6, -111), (0, -126), (6, -111)]), tone=-0.1)
    pen.stroke("gold", joined(line([(0, -125), (0, -131)]), line([(-1.4, -128.6), (1.4, -128.6)])), 0.8)
    pen.anchor(top=(0, -126), lamp=(0, -76), lean=(-9, -20), door=(0, 0))


@symbol("tower bridge, london tower bridge", kinds="bridge, landmark", height=65,
    slots={"stone": ("#cbb894", "primary"), "steel": ("#5aa0c8", "second"), "roof": ("#5d6b78", "fixed"),
    "dark": ("#3f4650", "fixed"), "white": ("#f2f4f4", "fixed")}, home="lake")
def tower_bridge(pen: Pen) -> None:
    for s in (-1, 1):
        pen.stroke("steel", curve((s * 40, -44), (s * 56, -27), (s * 70, -17), (s * 84, -24)), 3)
        pen.stroke("white", joined(*(line([(s * x, y), (s * x, -13)]) for x, y in ((46, -37), (52, -31), (58, -25),
            (64, -20), (70, -18), (76, -19)))), 0.8)
        wall(pen, "stone", min(s * 79, s * 90), max(s * 79, s * 90), -30, dark=0.3)
        pen.mark("dark", arch(s * 84.5, -13, 5, 11, pointed=True), alpha=0.7)
        spires(pen, "roof", (s * 84.5,), -30, 12, 9)
    pen.part("steel", rect(-92, -14, 184, 4.4, 1), tone=-0.06)
    pen.mark("white", joined(*(rect(x, -13, 2.4, 1.2) for x in range(-90, 90, 5))), detail=1)
    pen.part("steel", smooth([(-28, -10, "c"), (-14, -9), (0, -10.6, "c"), (14, -9), (28, -10, "c"), (28, -4, "c"),
        (14, -8), (0, -9.6, "c"), (-14, -8), (-28, -4, "c")]), tone=-0.12)
    for y in (-53, -47):
        pen.part("steel", rect(-28, y, 56, 3.2), tone=0.03)
    pen.stroke("white", joined(*(line([(x, -50), (x + 4, -47), (x + 8, -50)]) for x in range(-26, 24, 8))), 0.8)
    for x in (-34, 34):
        pen.part("stone", polygon([(x - 15, 0), (x - 12, -12), (x + 12, -12), (x + 15, 0)]), tone=-0.1)
        wall(pen, "stone", x - 9.5, x + 9.5, -60, -12, dark=0.34)
        pen.mark("stone", courses(x - 10, x + 10, -60, -12, 4), tone=-0.12, width=1)
        pen.mark("dark", arch(x, -12, 10, 15, pointed=True), alpha=0.75)
        pen.mark("dark", joined(panes(x - 7, x + 7, -42, -32, 3, 1, share=0.5, rise=0.7),
            arcade(x - 6, x + 6, -46, 9, 3, pointed=True)), alpha=0.6)
        pen.part("roof", polygon([(x - 8, -60), (x - 2, -80), (x + 2, -80), (x + 8, -60)]))
        pen.mark("roof", polygon([(x + 2, -60), (x + 1, -80), (x + 2, -80), (x + 8, -60)]), tone=-0.1)
        pen.part("stone", polygon([(x - 4, -60), (x - 4, -66), (x, -71), (x + 4, -66), (x + 4, -60)]), tone=0.04)
        pen.mark("dark", arch(x, -60, 3, 6, pointed=True), alpha=0.6)
        for d in (-9, 9):
            wall(pen, "stone", x + d - 2, x + d + 2, -64, -12, dark=0.4, tone=0.02)
            spires(pen, "roof", (x + d,), -64, 4.8, 11)
        pen.stroke("white", line([(x, -80), (x, -85)]), 0.9)
    pen.anchor(top=(-34, -84), seat=(0, -14), under=(0, 0), waterline=(0, -3))


@symbol("london eye, millennium wheel", kinds="ferris wheel, landmark", home="promenade", height=135,
    slots={"frame": ("#eef2f5", "primary"), "glass": ("#8fc3e0", "fixed"), "steel": ("#aeb8c2", "fixed")})
def london_eye(pen: Pen) -> None:
    hub = (0.0, -56.0)
    pen.stroke("steel", joined(*(rotated(line([(0, -56), (0, -102)]), 360 / 32 * i, hub) for i in range(32))), 0.5,
        alpha=0.9)
    for r, w in ((46, 2.2), (41.5, 1.2)):
        pen.stroke("frame", ellipse(*hub, r), w)
    pen.stroke("frame", joined(*(rotated(line([(-2, -102), (0, -97.5), (2, -102)]), 7.5 * i, hub) for i in range(48))),
        0.7, detail=1)
    for leg in (-26, 26):
        pen.part("frame", pole(hub, (leg, 0), 3.4, 4.6), tone=-0.05)
        pen.mark("frame", pole((1.4, -56), (leg + 1.8, 0), 1.4, 1.8), tone=-0.14)
    pen.part("frame", ellipse(*hub, 4))
    pen.mark("steel", ellipse(*hub, 2))
    pods = [(49.6 * math.cos(t) + hub[0], 49.6 * math.sin(t) + hub[1], t)
        for t in (2 * math.pi * (i + 0.5) / 28 for i in range(28))]
    pen.part("glass", joined(*(ellipse(x, y, 3.3, 2.3, math.degrees(t) + 90) for x, y, t in pods)))
    pen.mark("frame", joined(*(rotated(rect(x - 3.4, y - 0.5, 6.8, 1), math.degrees(t) + 90, (x, y))
        for x, y, t in pods)))
    pen.part("steel", rect(-40, -4, 80, 4, 1), tone=-0.06)
    pen.part("frame", polygon([(-16, -4), (-14, -8), (14, -8), (16, -4)]), tone=-0.05)
    pen.anchor(top=(0, -108), lamp=hub)


@symbol("buckingham palace", kinds=LANDMARK, home="forecourt", height=24, slots={"wall": ("#e6dcc4", "primary"),
    "roof": ("#8f959b", "fixed"), "glass": ("#5f6d7c", "light"), "iron": ("#2c2c33", "fixed"),
    "gold": ("#d9ab3f", "fixed"), "red": ("#c8323a", "fixed"), "blue": ("#2a3f8c", "fixed"),
    "white": ("#fbfaf5", "fixed")})
def buckingham_palace(pen: Pen) -> None:
    pen.stroke("iron", line([(0, -58), (0, -82)]), 1.1)
    pen.part("blue", rect(0.4, -82, 18, 11), shade="flat")
    pen.mark("white", joined(line([(0, -82), (19, -71)]), line([(0, -71), (19, -82)])), width=2.6)
    pen.mark("white", joined(rect(7.4, -83, 4.2, 14), rect(0, -78.6, 20, 4.2)))
    pen.mark("red", joined(rect(8.3, -83, 2.4, 14), rect(0, -77.7, 20, 2.4)))
    wall(pen, "wall", -88, 88, -44, dark=0)
    pen.mark("wall", rect(-90, -14, 180, 16), tone=-0.05)
    pen.mark("wall", joined(rect(-90, -15.4, 180, 1.6), rect(-90, -42, 180, 1.4)), tone=-0.12)
    pen.mark("glass", joined(panes(-86, 86, -40, -28, 21, 1, share=0.36, rise=0.56),
        panes(-86, 86, -29, -16, 21, 1, share=0.36, rise=0.8), panes(-86, 86, -12, -2, 21, 1, share=0.36, rise=0.75)),
        tone=-0.04)
    for x, w in ((-78, 20), (0, 34), (78, 20)):
        wall(pen, "wall", x - w / 2, x + w / 2, -48, -14, dark=0, tone=0.03)
        pen.mark("glass", panes(x - w / 2 + 1, x + w / 2 - 1, -42, -18, max(3, int(w / 8)), 2, share=0.4, rise=0.66))
        columns(pen, "wall", along(x - w / 2, x + w / 2, max(4, int(w / 7) + 1)), -46, -15, 1.8, tone=0.05)
        pen.part("wall", gable(x - w / 2 - 2, x + w / 2 + 2, -47, 9 if w > 30 else 7), tone=0.04)
        pen.mark("wall", gable(x - w / 2 + 3, x + w / 2 - 3, -48.4, 5), tone=-0.08)
    pen.part("wall", joined(*(rect(x, -47, 10, 3) for x in (-66, -50, -34, 24, 40, 56))), tone=0.02)
    pen.part("wall", rect(-13, -31, 26, 2.6), tone=0.06)
    pen.part("iron", joined(rect(-92, -9, 184, 0.8), rect(-92, -2, 184, 0.8),
        *(rect(x, -11, 0.7, 11) for x in range(-92, 93, 3))), shade="flat", detail=0)
    pen.part("gold", joined(*(ellipse(x, -13, 1.5) for x in (-20, 20))))
    pen.part("wall", joined(rect(-22, -12, 4, 12), rect(18, -12, 4, 12)), tone=0.04)
    pen.anchor(top=(0, -56), door=(0, 0))


@symbol("edinburgh castle, scottish castle", kinds="castle, landmark, building", height=120,
    slots={"stone": ("#9c8f7e", "primary"), "rock": ("#5f5a55", "fixed"), "grass": ("#6f8f4c", "fixed"),
    "roof": ("#565f69", "fixed"), "dark": ("#3a3837", "fixed"), "blue": ("#2f5fb0", "fixed"),
    "white": ("#fbfaf5", "fixed")})
def edinburgh_castle(pen: Pen) -> None:
    pen.stroke("dark", line([(-30, -84), (-30, -108)]), 1)
    pen.part("blue", rect(-29.6, -108, 17, 10), shade="flat")
    pen.mark("white", joined(line([(-30, -108), (-12, -98)]), line([(-30, -98), (-12, -108)])), width=2)
    wall(pen, "stone", -2, 22, -86, -50, dark=0.3)
    pen.mark("dark", panes(0, 20, -80, -56, 4, 3, share=0.3, rise=0.5), alpha=0.7)
    pen.part("roof", gable(-4, 24, -86, 12))
    wall(pen, "stone", 20, 46, -76, -50, dark=0.3, tone=-0.04)
    pen.mark("dark", panes(22, 44, -72, -54, 5, 2, share=0.3, rise=0.5), alpha=0.7)
    pen.part("roof", polygon([(18, -76), (23, -85), (43, -85), (48, -76)]), tone=0.05)
    wall(pen, "stone", 8, 16, -104, -80, dark=0.4, tone=0.04)
    spires(pen, "roof", (12,), -104, 9, 10)
    pen.part("stone", smooth([(-50, -44, "c"), (-50, -80, "c"), (-30, -84), (-6, -80, "c"), (-6, -44, "c")]))
    pen.mark("stone", rect(-18, -90, 14, 60), tone=-0.08)
    pen.part("stone", battlement(-51, -5, -80, 3.4, 8), tone=0.03)
    pen.mark("stone", courses(-52, -4, -80, -44, 6), tone=-0.07, width=0.7)
    for x in (-42, -32, -22, -12):
        pen.part("dark", arch(x, -60, 4, 7), shade="flat", tone=0.05)
    wall(pen, "stone", -72, 62, -52, -38, dark=0.1, tone=-0.03)
    pen.part("stone", battlement(-72, 62, -52, 2.4, 26), tone=0.02)
    rock = polygon([(-92, 0), (-84, -12), (-80, -22), (-74, -38), (-60, -42), (-46, -38), (-30, -44), (-8, -40),
        (12, -44), (36, -40), (60, -42), (70, -30), (78, -20), (82, -10), (94, 0)])
    pen.part("rock", rock)
    facets = ([(-60, -42), (-46, -38), (-52, -14), (-66, -20)], [(-30, -44), (-8, -40), (-16, -12), (-34, -18)],
        [(12, -44), (36, -40), (30, -16), (8, -20)], [(60, -42), (70, -30), (60, -8), (48, -22)])
    pen.mark("rock", joined(*(polygon(f) for f in facets)), tone=0.08)
    pen.mark("rock", joined(*(polygon([(x + 16, y), (x + 24, y + 2), (x + 18, y + 34), (x + 8, y + 28)])
        for x, y in ((-68, -40), (-28, -42), (16, -42)))), tone=-0.08)
    pen.mark("grass", smooth([(-100, -14), (-70, -12), (-40, -16), (-10, -8), (24, -14), (60, -8), (100, -12),
        (100, 6), (-100, 6)]))
    pen.anchor(top=(12, -114), lean=(-70, -20))


@symbol("the shard, london shard", kinds="skyscraper, landmark, building", height=310, symbol_id="shard",
    slots={"glass": ("#9cc0d6", "primary"), "light": ("#e8f3f8", "fixed")})
def shard(pen: Pen) -> None:
    pen.part("glass", polygon([(-20, 0), (-2.4, -112), (4, -106), (21, 0)]))
    pen.mark("glass", polygon([(6, 0), (1, -106), (4, -106), (21, 0)]), tone=-0.12)
    pen.mark("glass", polygon([(-8, 0), (-1.6, -112), (1, -104), (6, 0)]), tone=0.07)
    pen.mark("light", joined(*(line([(-30, -4 * i), (30, -4 * i - 1)]) for i in range(1, 26))), width=0.5, alpha=0.6,
        detail=1)
    pen.stroke("light", joined(line([(-8, 0), (-1.6, -112)]), line([(6, 0), (1.2, -106)])), 0.7)
    pen.part("glass", polygon([(-2.4, -112), (-1, -117), (-0.6, -104)]), tone=0.05)
    pen.part("glass", polygon([(4, -106), (2.6, -114), (1.4, -104)]), tone=-0.06)
    pen.anchor(top=(0, -114))


@symbol("the gherkin, london gherkin", kinds="skyscraper, landmark, building", height=180, symbol_id="gherkin",
    slots={"glass": ("#5f93a8", "primary"), "steel": ("#dfe8ec", "fixed")})
def gherkin(pen: Pen) -> None:
    body = smooth([(-18, 0, "c"), (-23, -24), (-24.5, -46), (-21, -72), (-12, -94), (0, -103), (12, -94), (21, -72),
        (24.5, -46), (23, -24), (18, 0, "c")])
    pen.part("glass", body)
    weave = [curve(*((s * (24 * math.sin(math.radians(a + 18 * k))), -103 * k / 9) for k in range(10)))
        for s in (-1, 1) for a in range(-200, 60, 26)]
    pen.mark("glass", joined(*weave), tone=-0.14, width=3.4)
    pen.mark("steel", joined(*weave), width=0.7, detail=0)
    pen.mark("glass", crescent(body, -10, 0), tone=-0.1, alpha=0.7)
    pen.mark("steel", rect(-30, -98, 60, 1.2), tone=0)
    pen.anchor(top=(0, -103))


@symbol("st paul's cathedral, saint paul's cathedral, st pauls cathedral",
    kinds="church, landmark, building", home="forecourt",
    height=111,
    symbol_id="st_pauls", slots={"stone": ("#d9d4c6", "primary"), "dome": ("#8795a0", "second"),
    "dark": ("#565c66", "fixed"), "gold": ("#dcae45", "fixed")})
def st_pauls(pen: Pen) -> None:
    wall(pen, "stone", -52, 52, -34, dark=0.2)
    pen.mark("dark", joined(arcade(-50, -26, -16, 10, 2, share=0.4), arcade(26, 50, -16, 10, 2, share=0.4),
        panes(-50, -26, -10, -2, 2, 1, share=0.4), panes(26, 50, -10, -2, 2, 1, share=0.4)), alpha=0.7)
    pen.part("stone", rect(-18, -64, 36, 32), tone=-0.04)
    columns(pen, "stone", along(-19, 19, 9), -62, -42, 2.2)
    pen.part("stone", rect(-21, -66, 42, 4), tone=0.04)
    pen.part("stone", rect(-16, -72, 32, 6), tone=-0.03)
    pen.mark("dark", panes(-16, 16, -72, -66, 8, 1, share=0.4), alpha=0.6)
    dome = smooth([(-17, -72, "c"), (-16, -82), (-10, -91), (0, -95), (10, -91), (16, -82), (17, -72, "c")])
    pen.part("dome", dome)
    pen.mark("dome", joined(*(curve((x, -72), (x * 0.84, -84), (0, -96)) for x in (-12, -6, 0, 6, 12))), tone=-0.08,
        width=0.8)
    pen.mark("dome", crescent(dome, -8, 0), tone=-0.1)
    wall(pen, "stone", -4, 4, -104, -94, dark=0.4)
    pen.mark("dark", arcade(-4, 4, -95, 6, 3), alpha=0.6)
    pen.part("dome", spire(0, -104, 8, 6))
    pen.part("gold", joined(ellipse(0, -111, 2), rect(-0.6, -120, 1.2, 9), rect(-2.6, -117.6, 5.2, 1.2)))
    for x in (-36, 36):
        wall(pen, "stone", x - 9, x + 9, -54, -30, dark=0.34, tone=0.02)
        pen.mark("dark", joined(arch(x, -33, 6, 12), ellipse(x, -49, 2.4)), alpha=0.6)
        wall(pen, "stone", x - 6, x + 6, -64, -54, dark=0.34, tone=0.03)
        pen.mark("dark", arcade(x - 6, x + 6, -55, 7, 3), alpha=0.5)
        pen.part("dome", smooth([(x - 6, -64, "c"), (x - 5, -71), (x, -80, "c"), (x + 5, -71), (x + 6, -64, "c")]))
    pen.part("stone", rect(-25, -36, 50, 36), tone=0.02)
    pen.mark("dark", joined(rect(-23, -32, 46, 12), rect(-23, -15, 46, 14)), alpha=0.55)
    columns(pen, "stone", along(-25, 25, 6), -33, -19, 2.6, tone=0.05)
    columns(pen, "stone", along(-25, 25, 6), -16, -2, 2.8, tone=0.05)
    pen.part("stone", rect(-26, -19, 52, 3), tone=0.03)
    pen.part("stone", gable(-27, 27, -34, 11), tone=0.05)
    pen.mark("stone", gable(-19, 19, -35.4, 7), tone=-0.1)
    stairs(pen, "stone", 54, -3, count=2, grow=4)
    pen.anchor(top=(0, -112), door=(0, -2))


@symbol("trafalgar square column, nelson's column, nelsons column", kinds="landmark, column", home="forecourt",
    height=52,
    symbol_id="nelsons_column", slots={"stone": ("#b9b2a4", "primary"), "bronze": ("#4b4a4d", "fixed")})
def nelsons_column(pen: Pen) -> None:
    stairs(pen, "stone", 40, -8, count=3, grow=6)
    wall(pen, "stone", -15, 15, -26, -8, dark=0.3)
    pen.mark("bronze", rect(-10, -22, 16, 10), alpha=0.8)
    taper(pen, "stone", 0, 10, 8.4, -92, -26)
    pen.mark("stone", uprights(-4, 4, -92, -26, 4), tone=-0.1, width=0.7)
    pen.part("stone", polygon([(-4.4, -90), (-7, -96), (7, -96), (4.4, -90)]), tone=-0.05)
    wall(pen, "stone", -4, 4, -101, -96, dark=0.4)
    pen.part("bronze", joined(limb([(0, -101, 5), (0, -110, 5.4), (0, -114, 3)]), ellipse(0, -116, 2.2),
        polygon([(-4, -117), (0, -120), (4, -117)])), tone=0.1)
    for s in (-1, 1):
        x = s * 31
        pen.part("stone", rect(x - 12, -15, 24, 15), tone=0.02)
        pen.part("bronze", smooth([(x - s * 11, -15, "c"), (x - s * 10, -22), (x, -25), (x + s * 4, -32),
            (x + s * 10, -33), (x + s * 12, -27), (x + s * 8, -22), (x + s * 13, -16), (x + s * 13, -15, "c")]))
        pen.mark("bronze", ellipse(x + s * 6, -27, 4.4, 6), tone=-0.06)
    pen.anchor(top=(0, -120))
