"""Landmarks of Scandinavia, the Low Countries, Germany, Austria and Switzerland."""

# fmt: off
# Outlines read better as runs of points than one point a line.


from limner.drawing.geometry import (
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
    gable,
    panes,
    spire,
    spires,
    taper,
    uprights,
    wall,
)


@symbol("brandenburg gate, brandenburger tor", kinds="landmark, building", home="forecourt", height=26,
    slots={"stone": ("#d8c29a", "primary"), "bronze": ("#5f9a84", "fixed"), "dark": ("#6b5a45", "fixed")})
def brandenburg_gate(pen: Pen) -> None:
    for s in (-1, 1):
        wall(pen, "stone", min(s * 54, s * 82), max(s * 54, s * 82), -34, dark=0.2, tone=-0.03)
        columns(pen, "stone", along(s * 56, s * 80, 4), -32, -3, 3)
        pen.part("stone", rect(min(s * 52, s * 84), -38, 32, 5))
        pen.part("stone", gable(min(s * 52, s * 84), max(s * 52, s * 84), -38, 9), tone=0.02)
    pen.part("dark", rect(-48, -50, 96, 50), tone=0.02)
    for x, w in ((-35.5, 9), (-18, 9), (0, 11), (18, 9), (35.5, 9)):
        pen.mark("dark", rect(x - w / 2, -44, w, 46), tone=0.34)
        pen.mark("dark", rect(x + w / 2 - 2, -44, 2, 46), tone=-0.06)
    for x in (-44, -27, -9.5, 9.5, 27, 44):
        pen.part("stone", polygon([(x - 3.6, -3), (x - 3, -48), (x + 3, -48), (x + 3.6, -3)]))
        pen.mark("stone", rect(x + 0.8, -50, 4, 50), tone=-0.09)
        pen.mark("stone", uprights(x - 3, x + 1, -48, -3, 3), tone=-0.08, width=0.5, detail=1)
        pen.part("stone", joined(rect(x - 4.6, -3.4, 9.2, 3.4), rect(x - 4.4, -50, 8.8, 2.6)), tone=0.02)
    pen.part("stone", rect(-52, -60, 104, 10.4))
    pen.mark("stone", joined(*(rect(x, -58, 4, 6.4) for x in along(-52, 50, 13))), tone=-0.09)
    pen.part("stone", rect(-55, -63, 110, 3.4), tone=0.03)
    pen.part("stone", polygon([(-40, -63), (-36, -73), (36, -73), (40, -63)]))
    pen.mark("stone", rect(-30, -71, 60, 6), tone=-0.08)
    wall(pen, "stone", -18, 18, -78, -73, dark=0.2)
    for i, x in enumerate((-13, -5, 3, 11)):
        pen.part("bronze", joined(limb([(x - 3, -80, 2), (x - 3.4, -86, 3.4), (x + 2, -87, 4), (x + 4, -92, 2.6),
            (x + 6.6, -91, 1.6)]), rect(x - 4, -86, 1.3, 8), rect(x + 1.6, -86, 1.3, 8)), tone=-0.05 * (i % 2))
    pen.part("bronze", smooth([(-6, -80, "c"), (-6, -92), (-2, -96), (3, -92), (3, -84), (4, -80, "c")]), tone=0.05)
    pen.part("bronze", joined(ellipse(-2, -98, 2.2), smooth([(-5, -95, "c"), (-14, -102), (-11, -90), (-6, -88)])))
    pen.stroke("bronze", joined(line([(5, -84), (5, -106)]), line([(2.6, -104), (7.4, -104)])), 1)
    pen.part("stone", joined(rect(-54, -3, 108, 3), rect(-84, -3, 32, 3), rect(52, -3, 32, 3)), tone=-0.08)
    pen.anchor(top=(0, -102), under=(0, 0), mouth=(0, -10))


@symbol("neuschwanstein castle, neuschwanstein, fairytale castle, fairy tale castle, fairy-tale castle, disney castle",
    kinds="castle, landmark, building", height=80, symbol_id="neuschwanstein",
    slots={"wall": ("#efe9dc", "primary"), "roof": ("#5d7288", "second"), "dark": ("#4f5560", "fixed"),
    "brick": ("#b5694f", "fixed"), "rock": ("#77736b", "fixed"), "tree": ("#47694a", "fixed")},
    home="mountains, meadow")
def neuschwanstein(pen: Pen) -> None:
    def turret(x: float, w: float, top: float, roof: float, low: float = -22, *, tone: float = 0.0) -> None:
        wall(pen, "wall", x - w / 2, x + w / 2, top, low, dark=0.4, tone=tone)
        pen.mark("dark", panes(x - w * 0.4, x + w * 0.3, top + 3, top + 15, 2 if w > 8 else 1, 1, share=0.34, rise=0.5),
            alpha=0.8)
        pen.part("wall", rect(x - w * 0.6, top - 1, w * 1.2, 2.6), tone=tone + 0.02)
        spires(pen, "roof", (x,), top - 1, w * 1.24, roof)
        pen.stroke("roof", line([(x, top - roof), (x, top - roof - 4)]), 0.7)

    turret(-22, 9, -84, 26, tone=-0.03)
    turret(30, 6, -70, 17, tone=-0.03)
    wall(pen, "wall", -34, 24, -54, -16, dark=0)
    pen.mark("dark", panes(-31, 20, -52, -24, 9, 3, share=0.34, rise=0.5), alpha=0.75)
    pen.part("roof", polygon([(-37, -54), (-28, -68), (20, -68), (27, -54)]))
    pen.mark("roof", courses(-40, 30, -68, -54, 4), tone=-0.08, width=0.7)
    wall(pen, "wall", 12, 32, -58, -14, dark=0.24, tone=0.03)
    pen.part("roof", gable(10, 34, -58, 17), tone=-0.03)
    pen.part("wall", gable(13.5, 30.5, -57.6, 12), tone=0.03)
    pen.mark("dark", joined(panes(14, 30, -54, -22, 4, 3, share=0.4, rise=0.5), arch(22, -59, 3, 5)), alpha=0.75)
    turret(9, 5, -72, 16)
    turret(-37, 8, -60, 18)
    wall(pen, "wall", -66, -38, -32, -10, dark=0.2, tone=-0.02)
    pen.mark("dark", panes(-64, -42, -30, -16, 4, 2, share=0.3, rise=0.5), alpha=0.7)
    pen.part("roof", polygon([(-68, -32), (-62, -41), (-42, -41), (-36, -32)]))
    turret(-68, 8, -40, 15, -8)
    wall(pen, "brick", 38, 66, -30, -6, dark=0.3)
    pen.mark("dark", arch(52, -6, 8, 13), alpha=0.8)
    pen.part("brick", battlement(38, 66, -30, 3, 6))
    turret(38, 7, -36, 14, -6)
    turret(66, 7, -36, 14, -6)
    rock = smooth([(-84, 0, "c"), (-78, -8), (-66, -11), (-48, -12), (-30, -22), (0, -18), (24, -20), (36, -10),
        (60, -8), (76, -7), (84, 0, "c")])
    pen.part("rock", rock)
    pen.mark("rock", joined(*(polygon([(x, -24), (x + 8, -20), (x + 4, 0), (x - 6, 0)]) for x in (-60, -28, -4, 18))),
        tone=0.07)
    pen.part("tree", joined(*(spire(x, 1, 9, h) for x, h in ((-78, 16), (-70, 12), (-54, 10), (-40, 13), (-14, 11),
        (6, 9), (30, 10), (46, 8), (72, 13), (80, 16)))))
    pen.anchor(top=(-22, -112), lean=(-60, -14), door=(52, -4))


@symbol("cologne cathedral, kölner dom", kinds="church, landmark, building", home="forecourt", height=157,
    slots={"stone": ("#8b857c", "primary"), "dark": ("#3c3b40", "fixed"), "rose": ("#6f8fb8", "light")})
def cologne_cathedral(pen: Pen) -> None:
    pen.part("stone", polygon([(28, 0), (28, -34), (40, -40), (64, -40), (66, -34), (66, 0)]), tone=-0.1)
    pen.mark("dark", arcade(30, 66, -4, 24, 4, share=0.5, pointed=True), alpha=0.7)
    spires(pen, "stone", along(30, 66, 4), -34, 2.4, 12, tone=-0.05)
    wall(pen, "stone", -12, 12, -46, dark=0)
    pen.mark("rose", arch(0, -22, 11, 22, pointed=True))
    pen.part("stone", gable(-12, 12, -46, 20), tone=0.02)
    pen.mark("dark", ellipse(0, -53, 3), alpha=0.7)
    for x in (-20, 20):
        wall(pen, "stone", x - 11, x + 11, -62, dark=0.3)
        pen.mark("stone", joined(*(rect(x + d, -64, 2, 64) for d in (-11, -4.4, 2.6, 9))), tone=0.06)
        pen.mark("dark", joined(arch(x, -38, 6, 20, pointed=True), arch(x, -8, 7, 24, pointed=True)), alpha=0.75)
        pen.mark("stone", courses(x - 12, x + 12, -62, 0, 3), tone=-0.12, width=1.2)
        spires(pen, "stone", (x - 10, x - 4, x + 4, x + 10), -60, 2.4, 13, tone=0.02)
        pen.part("stone", polygon([(x - 7, -62), (x - 7, -74), (x, -112), (x + 7, -74), (x + 7, -62)]))
        pen.mark("stone", polygon([(x + 1, -62), (x, -112), (x + 8, -74), (x + 8, -62)]), tone=-0.08)
        pen.mark("dark", joined(arch(x, -64, 4, 10, pointed=True),
            *(rect(x - 2 + k * 0.3, -78 - 5 * k, 4 - k * 0.6, 2.4) for k in range(5))), alpha=0.65)
    for x in (-8, 0, 8):
        pen.part("stone", gable(x - 5, x + 5, -12, 12), tone=0.06)
        pen.part("dark", arch(x, 0, 5.4, 13, pointed=True), shade="flat")
    pen.anchor(top=(-20, -112), door=(0, 0))


@symbol("berlin tv tower, fernsehturm, berlin television tower, tv tower, television tower",
    kinds="landmark, tower", home="forecourt",
    height=368, slots={"wall": ("#d9dcdf", "primary"), "ball": ("#b7c0c9", "follow"), "red": ("#d8402f", "fixed"),
    "dark": ("#515a66", "fixed")})
def berlin_tv_tower(pen: Pen) -> None:
    pen.part("wall", smooth([(-7, 0, "c"), (-4, -20), (-2.6, -50), (-2.2, -66, "c"), (2.2, -66, "c"), (2.6, -50),
        (4, -20), (7, 0, "c")]))
    pen.mark("wall", rect(0.6, -70, 8, 72), tone=-0.12)
    ball = ellipse(0, -71, 9)
    pen.part("ball", ball)
    pen.mark("dark", joined(rect(-12, -73.6, 24, 2), rect(-12, -69.4, 24, 2)), alpha=0.8)
    pen.mark("ball", joined(*(curve((0, -80), (x, -71), (0, -62)) for x in (-7, -4, 0, 4, 7))), tone=-0.14, width=0.5)
    pen.mark("ball", crescent(ball, -4, -3), tone=-0.12)
    for i in range(7):
        w = 1.8 - 0.2 * i
        pen.part("red" if i % 2 == 0 else "wall", rect(-w, -86 - 6 * i, 2 * w, 6.2), tone=-0.04)
    pen.part("wall", rect(-3, -82, 6, 3))
    pen.part("wall", polygon([(-24, 0), (-16, -5), (16, -5), (24, 0)]), tone=-0.05)
    pen.anchor(top=(0, -128), lean=(-4, -20))


@symbol("atomium, brussels atomium", kinds="landmark, building", home="forecourt", height=102,
    slots={"steel": ("#c3ccd6", "primary"), "dark": ("#5d6772", "fixed")})
def atomium(pen: Pen) -> None:
    low, top = (0.0, -16.0), (0.0, -96.0)
    ring = [(-33.0, -36.0), (0.0, -42.0), (33.0, -36.0), (-33.0, -74.0), (0.0, -68.0), (33.0, -74.0)]
    middle = (0.0, -56.0)
    edges = [(low, ring[0]), (low, ring[1]), (low, ring[2]), (ring[0], ring[3]), (ring[2], ring[5]),
        (top, ring[3]), (top, ring[4]), (top, ring[5]), (ring[0], ring[4]), (ring[2], ring[4]), (ring[1], ring[3]),
        (ring[1], ring[5]), (low, top), (ring[0], middle), (ring[2], middle), (ring[3], middle), (ring[5], middle)]
    for a, b in edges:
        pen.part("steel", pole(a, b, 3, 3), tone=-0.12)
    for x in (-33.0, 33.0):
        pen.part("steel", joined(pole((x, -36), (x * 0.7, 0), 2.4, 3.4), pole((x, -36), (x * 1.3, 0), 2.4, 3.4)),
            tone=-0.16)
    for x, y in (ring[1], ring[3], ring[5], middle, ring[4], ring[0], ring[2], top, low):
        ball = ellipse(x, y, 11)
        pen.part("steel", ball)
        pen.mark("steel", crescent(ball, -5, -5), tone=-0.14)
        pen.mark("steel", joined(curve((x - 11, y), (x, y + 3), (x + 11, y)), curve((x, y - 11), (x - 4, y),
            (x, y + 11)), curve((x, y - 11), (x + 5, y), (x, y + 11))), tone=-0.1, width=0.5, detail=1)
        pen.mark("dark", joined(*(ellipse(x + d, y + 1, 1) for d in (-7, -3.5, 0, 3.5, 7))), alpha=0.6, detail=1)
        pen.mark("steel", ellipse(x - 4, y - 5, 3.4, 2.4, -40), tone=0.2, alpha=0.8)
    pen.part("steel", polygon([(-14, 0), (-12, -5), (12, -5), (14, 0)]), tone=-0.1)
    pen.anchor(top=(0, -106))


@symbol("the little mermaid, copenhagen mermaid, mermaid of copenhagen", kinds="statue, landmark", height=3,
    symbol_id="little_mermaid",
    slots={"bronze": ("#6f8f80", "primary"), "rock": ("#8a857c", "fixed"), "moss": ("#5f7050", "fixed")}, home="sea")
def little_mermaid(pen: Pen) -> None:
    stone = smooth([(-46, 0, "c"), (-44, -20), (-32, -32), (-4, -36), (24, -33), (40, -20), (46, 0, "c")])
    pen.part("rock", stone)
    pen.mark("rock", polygon([(8, -40), (18, -16), (6, 4), (60, 4), (60, -40)]), tone=-0.1)
    pen.mark("rock", polygon([(-40, -34), (-14, -36), (-22, -22), (-42, -16)]), tone=0.07)
    pen.mark("moss", smooth([(-50, -8), (-20, -11), (10, -6), (50, -10), (50, 6), (-50, 6)]), alpha=0.6)
    tail = limb([(-10, -44, 19), (8, -43, 16), (26, -38, 13), (30, -30, 10), (14, -27, 7), (-4, -28, 5)])
    pen.part("bronze", polygon([(-2, -30), (-22, -36), (-18, -28), (-24, -22), (-4, -25)]), tone=-0.1)
    pen.part("bronze", tail)
    pen.mark("bronze", crescent(tail, 0, -5), tone=-0.12)
    pen.part("bronze", limb([(-4, -72, 5.6), (-14, -60, 5), (-24, -44, 4.4), (-30, -36, 4)]), tone=-0.08)
    body = smooth([(-18, -38, "c"), (-20, -50), (-13, -60), (-12, -70), (-8, -78), (0, -80), (7, -75), (9, -66),
        (5, -56), (7, -46), (4, -38, "c")])
    pen.part("bronze", body)
    pen.mark("bronze", crescent(body, 5, 0), tone=-0.09)
    pen.part("bronze", limb([(5, -73, 5.6), (12, -60, 5), (16, -48, 4.4), (24, -44, 3.8)]), tone=0.04)
    pen.part("bronze", limb([(0, -78, 6), (3, -84, 5)]), tone=-0.05)
    pen.part("bronze", smooth([(-3, -88), (-1, -97), (6, -99), (11, -94), (11.6, -88), (9, -83), (3, -82)]), tone=0.03)
    pen.part("bronze", smooth([(6, -99), (-1, -101), (-7, -95), (-7, -86), (-3, -82), (-1, -90), (4, -95), (10, -95)]),
        tone=-0.1)
    pen.part("bronze", ellipse(-7, -86, 3.6, 3), tone=-0.14)
    pen.anchor(top=(4, -99), head=(4, -90))


@symbol("stave church, norwegian stave church, norwegian church", kinds="church, landmark, building", height=26,
    slots={"wood": ("#6b4630", "primary"), "roof": ("#4a3428", "follow"), "dark": ("#2c211c", "fixed"),
    "stone": ("#8a857e", "fixed")})
def stave_church(pen: Pen) -> None:
    pen.part("stone", rect(-46, -4, 92, 4, 1))
    tiers = ((-44, 44, -18, -4, 14), (-33, 33, -42, -28, 13), (-22, 22, -64, -52, 15), (-10, 10, -84, -76, 9))
    for left, right, top, low, rise in tiers:
        wall(pen, "wood", left + 4, right - 4, top - 1, low, dark=0.25)
        pen.mark("wood", uprights(left, right, top, low, int((right - left) / 4)), tone=-0.08, width=0.6)
        inner = left * 0.62
        roof = polygon([(left - 3, top + 2), (inner, top - rise), (-inner, top - rise), (right + 3, top + 2)])
        pen.part("roof", roof)
        pen.mark("roof", joined(*(line([(left - 6, top - rise * k / 4), (right + 6, top - rise * k / 4)])
            for k in range(4))), tone=-0.07, width=0.8)
        pen.mark("roof", polygon([(right * 0.3, top + 4), (-inner * 0.3, top - rise - 1), (right + 9, top - rise),
            (right + 9, top + 4)]), tone=-0.07)
    pen.part("roof", spire(0, -92, 13, 24))
    pen.mark("roof", polygon([(1, -92), (0, -116), (8, -92)]), tone=-0.08)
    pen.part("roof", gable(-15, 15, -12, 22), tone=0.06)
    pen.part("wood", gable(-11, 11, -12, 16), tone=0.05)
    wall(pen, "wood", -11, 11, -13, -3, dark=0, tone=0.05)
    pen.part("dark", arch(0, -3, 8, 15), shade="flat")
    pen.part("roof", gable(-13, 13, -40, 17), tone=0.06)
    pen.part("wood", gable(-9, 9, -40, 12), tone=0.05)
    for x, y, s in ((-29, -55, -1), (29, -55, 1), (-14, -79, -1), (14, -79, 1)):
        pen.stroke("roof", curve((x, y), (x + s * 5, y - 5), (x + s * 10, y - 11), (x + s * 13, y - 9)), 2)
    pen.stroke("roof", joined(line([(0, -115), (0, -124)]), line([(-2.4, -121), (2.4, -121)])), 1.2)
    pen.anchor(top=(0, -116), door=(0, -2))


@symbol("amsterdam house, canal house, amsterdam canal house, dutch house, row of canal houses, row of dutch houses",
    kinds="house, landmark, building", height=16, symbol_id="canal_houses",
    slots={"brick": ("#a34a3c", "primary"), "green": ("#3f6b62", "fixed"), "sand": ("#d9a45a", "fixed"),
    "blue": ("#4f6f96", "fixed"), "trim": ("#f6f0e2", "fixed"), "window": ("#bcd6e2", "light"),
    "dark": ("#3c3236", "fixed")})
def canal_houses(pen: Pen) -> None:
    houses = ((-62, "sand", "step", -74), (-31, "brick", "bell", -84), (0, "blue", "neck", -76),
        (31, "green", "step", -86), (62, "brick", "bell", -72))
    for n, (x, slot, kind, top) in enumerate(houses):
        if kind == "step":
            crown = joined(*(rect(x - 15 + 4.2 * i, top - 5 * i, 30 - 8.4 * i, 5.4) for i in range(4)))
        elif kind == "bell":
            crown = smooth([(x - 15, top + 4, "c"), (x - 14, top - 4), (x - 7, top - 9), (x - 5.6, top - 18, "c"),
                (x, top - 22), (x + 5.6, top - 18, "c"), (x + 7, top - 9), (x + 14, top - 4), (x + 15, top + 4, "c")])
        else:
            crown = joined(rect(x - 7, top - 16, 14, 20), gable(x - 8, x + 8, top - 16, 6))
        pen.part(slot, union(rect(x - 15, top + 4, 30, -top - 4), crown))
        pen.mark(slot, rect(x + 9, top - 30, 8, 130), tone=-0.06)
        pen.mark("trim", joined(*(rect(x - 16, y, 32, 1.2) for y in (top + 4, top + 26, top + 46))))
        pen.part("trim", panes(x - 13, x + 13, top + 6, -16, 3, 3, share=0.72, rise=0.84), shade="flat")
        pen.part("window", panes(x - 13, x + 13, top + 6, -16, 3, 3, share=0.52, rise=0.7), shade="glow")
        pen.part("trim", panes(x - 13, x + 13, top + 6, -16, 3, 6, share=0.6, rise=0.06), shade="flat", detail=1)
        pen.part("window", arch(x, top - 2, 5, 9), shade="glow", tone=-0.2)
        pen.part("dark", rect(x - 1, top - 17, 2, 6), shade="flat")
        side = -1 if n % 2 else 1
        pen.part("dark", rect(x + side * 7 - 4, -15, 8, 15), shade="flat", tone=0.06 * (n % 3))
        pen.part("trim", rect(x - side * 5 - 5, -14, 10, 9), shade="flat")
        pen.part("window", rect(x - side * 5 - 4, -13, 8, 7), shade="glow")
    pen.anchor(top=(-31, -104), door=(-7, 0))


@symbol("matterhorn", kinds="mountain, landscape, landmark", height=1300,
    slots={"rock": ("#73808f", "primary"), "snow": ("#f5f8fc", "second"), "grass": ("#4f7a55", "fixed")})
def matterhorn(pen: Pen) -> None:
    pen.part("rock", polygon([(-88, 0), (-62, -22), (-44, -30), (-26, -52), (-14, -76), (-6, -94), (2, -106), (10,
        -110),
        (15, -104), (13, -92), (18, -76), (30, -52), (44, -34), (64, -20), (90, 0)]))
    pen.mark("rock", polygon([(10, -112), (6, -88), (2, -64), (8, -40), (4, -18), (16, 4), (100, 4), (60, -60),
        (22, -112)]), tone=-0.13)
    pen.mark("snow", polygon([(-60, -24), (-44, -30), (-26, -52), (-14, -76), (-6, -94), (2, -106), (10, -112), (7,
        -92),
        (0, -84), (2, -72), (-8, -62), (-2, -52), (-16, -44), (-8, -34), (-28, -28), (-22, -18), (-44, -20)]))
    pen.mark("rock", joined(*(polygon(p) for p in ([(-4, -84), (-10, -70), (-6, -66)], [(-18, -60), (-24, -46),
        (-18, -48)], [(-34, -40), (-44, -28), (-34, -32)]))), tone=0.02)
    pen.mark("snow", polygon([(10, -112), (15, -104), (13, -92), (20, -72), (34, -46), (50, -30), (36, -30), (40, -22),
        (24, -34), (26, -46), (16, -56), (18, -66), (11, -76), (13, -86), (8, -94)]), tone=-0.12)
    pen.mark("snow", polygon([(-70, -18), (-30, -14), (-10, -18), (20, -12), (44, -16), (68, -14), (60, -8), (20, -7),
        (-20, -9), (-56, -10)]), tone=-0.03)
    pen.mark("grass", smooth([(-96, -6), (-60, -9), (-30, -5), (0, -8), (30, -4), (60, -8), (96, -5), (96, 6), (-96,
        6)]))
    pen.anchor(top=(10, -110), seat=(0, -84))


@symbol("dutch windmill, holland windmill, kinderdijk windmill", kinds="windmill, building, landmark", height=28,
    slots={"thatch": ("#7b5b45", "primary"), "base": ("#b4573f", "second"), "white": ("#f7f2e6", "fixed"),
    "green": ("#3f7a55", "fixed"), "sail": ("#efe4cc", "fixed"), "wood": ("#5b4032", "fixed"),
    "window": ("#f4d98f", "light")})
def dutch_windmill(pen: Pen) -> None:
    taper(pen, "base", 0, 44, 38, -22)
    pen.mark("base", courses(-24, 24, -22, 0, 6), tone=-0.08, width=0.6)
    pen.part("green", arch(0, 0, 9, 15), shade="flat")
    for x in (-12, 12):
        pen.part("white", rect(x - 3.4, -15, 6.8, 8), shade="flat")
        pen.part("window", rect(x - 2.4, -14, 4.8, 6), shade="glow")
    pen.part("thatch", smooth([(-17, -24, "c"), (-13, -44), (-10, -72, "c"), (10, -72, "c"), (13, -44), (17, -24,
        "c")]))
    pen.mark("thatch", polygon([(6, -20), (4, -74), (20, -74), (20, -20)]), tone=-0.09)
    pen.mark("thatch", uprights(-16, 16, -74, -20, 7), tone=-0.06, width=0.7, detail=1)
    for y in (-38, -54):
        pen.part("white", rect(-3, y, 6, 7), shade="flat")
        pen.part("window", rect(-2, y + 1, 4, 5), shade="glow")
    pen.part("wood", rect(-30, -25, 60, 3, 1))
    pen.stroke("wood", joined(line([(-30, -31), (30, -31)]), *(line([(x, -31), (x, -24)]) for x in range(-30, 31, 6)),
        *(line([(s * 28, -23), (s * 19, -10)]) for s in (-1, 1))), 1)
    pen.part("thatch", smooth([(-12, -70, "c"), (-11, -80), (0, -87), (11, -80), (12, -70, "c")]), tone=-0.06)
    pen.part("white", rect(-12.6, -72.4, 25.2, 2.8, 1), shade="flat")
    hub = (0.0, -77.0)
    for i in range(4):
        a = 90 * i + 28
        cloth = rotated(rect(1.4, -121, 9, 36), a, hub)
        pen.part("sail", cloth)
        pen.stroke("wood", joined(rotated(line([(0, -77), (0, -122)]), a, hub),
            *(rotated(line([(-2, y), (10.4, y)]), a, hub) for y in range(-121, -84, 6)),
            *(rotated(line([(x, -121), (x, -85)]), a, hub) for x in (5.6, 10.4))), 1)
        pen.stroke("wood", rotated(line([(0, -77), (0, -122)]), a, hub), 1.8)
    pen.part("wood", ellipse(*hub, 3.4))
    pen.anchor(top=(0, -87), door=(0, 0), lamp=(0, -50))
