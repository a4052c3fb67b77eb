"""Landmarks of France, Spain, Portugal, Italy, Greece and Turkey."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

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
    panes,
    pointed_dome,
    spire,
    spires,
    stairs,
    taper,
    uprights,
    wall,
)

LANDMARK = "landmark, building"


@symbol("notre-dame, notre dame, notre dame cathedral, notre-dame cathedral, notre dame de paris",
    kinds="church, landmark, building", height=96, symbol_id="notre_dame",
    slots={"stone": ("#d9cbb0", "primary"), "roof": ("#6f7f8c", "second"), "dark": ("#4c4a4c", "fixed"),
    "rose": ("#7f9ac4", "light")})
def notre_dame(pen: Pen) -> None:
    pen.part("roof", polygon([(-14, -58), (0, -74), (14, -58)]))
    pen.part("roof", polygon([(-2.4, -70), (0, -118), (2.4, -70)]), tone=-0.06)
    pen.part("roof", joined(rect(-3.4, -84, 6.8, 2), rect(-2.6, -92, 5.2, 1.6)), tone=-0.1)
    wall(pen, "stone", -36, 36, -58, dark=0)
    for x in (-24, 24):
        wall(pen, "stone", x - 12, x + 12, -90, dark=0.2, tone=0.02)
        pen.mark("dark", joined(*(arch(x + d, -62, 5.6, 24, pointed=True) for d in (-5, 5))), alpha=0.8)
        pen.mark("dark", joined(*(arch(x + d, -34, 5, 13, pointed=True) for d in (-4, 4))), alpha=0.6)
        pen.mark("stone", joined(rect(x - 13, -62, 26, 1.6), rect(x - 12.5, -90, 2.4, 90), rect(x + 10, -90, 2.4, 90)),
            tone=0.05)
        pen.part("stone", rect(x - 13.4, -92.4, 26.8, 3), tone=0.04)
        pen.part("stone", battlement(x - 13, x + 13, -92.4, 2, 7), tone=0.02)
    pen.part("stone", rect(-38, -61, 76, 8), tone=0.04)
    pen.mark("dark", arcade(-37, 37, -53, 7.4, 18, share=0.55, pointed=True), alpha=0.6)
    pen.part("stone", ellipse(0, -42, 10.4), tone=0.06)
    pen.part("rose", ellipse(0, -42, 8.8), shade="glow")
    pen.mark("dark", joined(*(rotated(line([(0, -42), (0, -52)]), 30 * i, (0, -42)) for i in range(12)),
        ellipse(0, -42, 3.4), ellipse(0, -42, 6)), width=0.8, alpha=0.8)
    pen.part("stone", rect(-38, -30, 76, 6.4), tone=0.04)
    pen.mark("dark", arcade(-37, 37, -24.4, 5.4, 22, share=0.5), alpha=0.6)
    for x, w in ((-24, 14), (0, 17), (24, 14)):
        for k, tone in ((1.0, 0.0), (0.78, -0.08), (0.56, -0.16)):
            pen.part("stone", arch(x, 0, w * k, 22 * k + 1, pointed=True), tone=tone)
        pen.part("dark", arch(x, 0, w * 0.4, 9, pointed=True), shade="flat")
    pen.mark("stone", rect(-40, -2, 80, 3), tone=-0.1)
    pen.anchor(top=(0, -110), door=(0, 0), lamp=(0, -42))


@symbol("arc de triomphe, arc de triomphe de l'etoile", kinds=LANDMARK, height=50,
    slots={"stone": ("#dccfae", "primary"), "dark": ("#7a6c56", "fixed"), "blue": ("#2b4a9b", "fixed"),
    "white": ("#fbfaf5", "fixed"), "red": ("#d8323c", "fixed")})
def arc_de_triomphe(pen: Pen) -> None:
    pen.part("stone", polygon([(46, 0), (58, 0), (58, -80), (46, -84)]), tone=-0.13)
    pen.part("dark", arch(0, 0, 36, 56), tone=-0.04)
    pen.part("blue", rect(-7.5, -50, 5, 30), shade="flat")
    pen.part("white", rect(-2.5, -50, 5, 30), shade="flat")
    pen.part("red", rect(2.5, -50, 5, 30), shade="flat")
    pen.part("stone", difference(rect(-46, -84, 92, 84), arch(0, 1, 30, 55)))
    pen.mark("stone", difference(arch(0, 1, 36, 58), arch(0, 1, 30, 55)), tone=0.07)
    pen.mark("stone", joined(rect(-47, -64, 94, 1.4), rect(-47, -58, 94, 1.2)), tone=-0.14)
    pen.mark("dark", panes(-44, 44, -63.6, -58, 22, 1, share=0.5, rise=0.7), alpha=0.5, detail=1)
    for x in (-31, 31):
        pen.mark("stone", rect(x - 10, -55, 20, 12), tone=-0.07)
        pen.mark("dark", joined(*(limb([(x + d, -45, 2), (x + d + 1, -50, 2.4), (x + d, -53, 1.6)])
            for d in (-7, -3, 1, 5))), alpha=0.4)
        pen.part("stone", rect(x - 8, -9, 16, 9), tone=-0.06)
        pen.part("stone", union(limb([(x - 5, -10, 4), (x - 3, -22, 6), (x - 2, -31, 3)]),
            limb([(x + 5, -10, 4), (x + 3, -24, 5), (x + 3, -30, 3)]), ellipse(x - 2, -34, 2), ellipse(x + 3, -33, 2),
            smooth([(x, -30), (x - 9, -40), (x - 4, -41), (x + 2, -34), (x + 9, -42), (x + 8, -34)])), tone=-0.11)
    pen.part("stone", rect(-49, -70, 98, 5), tone=0.05)
    pen.part("stone", rect(-44, -84, 88, 14), tone=0.01)
    pen.mark("stone", joined(*(ellipse(x, -77, 3) for x in along(-43, 43, 9))), tone=-0.09)
    pen.part("stone", rect(-47, -87, 94, 4), tone=0.04)
    pen.part("stone", polygon([(47, -87), (59, -83), (59, -79), (47, -83)]), tone=-0.1)
    pen.anchor(top=(0, -87), under=(0, 0), mouth=(0, -10))


@symbol("louvre pyramid, glass pyramid, the louvre, louvre, louvre museum", kinds=LANDMARK, height=22,
    slots={"glass": ("#a9cfe0", "primary"), "steel": ("#6e8593", "fixed"), "stone": ("#d8c8a8", "fixed"),
    "roof": ("#6f7b88", "fixed"), "dark": ("#57524e", "fixed")})
def louvre_pyramid(pen: Pen) -> None:
    for left, right, top in ((-94, -30, -40), (30, 94, -40), (-30, 30, -46)):
        wall(pen, "stone", left, right, top, -4, dark=0, tone=-0.04)
        bays = int((right - left) / 10)
        pen.mark("dark", joined(arcade(left, right, -6, 13, bays, share=0.5), arcade(left, right, -24, 11, bays,
            share=0.4)), alpha=0.5)
        pen.part("roof", polygon([(left, top), (left + 3, top - 8), (right - 3, top - 8), (right, top)]))
    for x, w in ((-76, 24), (76, 24), (0, 26)):
        wall(pen, "stone", x - w / 2, x + w / 2, -48, -4, dark=0.1)
        pen.mark("dark", joined(arcade(x - w / 2, x + w / 2, -6, 14, 2, share=0.5), arcade(x - w / 2, x + w / 2, -26,
            13, 2, share=0.5)), alpha=0.5)
        pen.part("roof", smooth([(x - w / 2, -48, "c"), (x - w * 0.44, -60), (x - w * 0.2, -66, "c"),
            (x + w * 0.2, -66, "c"), (x + w * 0.44, -60), (x + w / 2, -48, "c")]))
    pen.part("stone", rect(-95, -5, 190, 5), tone=-0.1)
    pen.part("glass", polygon([(-52, 0), (0, -68), (52, 0)]))
    pen.mark("glass", polygon([(0, -68), (60, 0), (16, 0)]), tone=-0.12)
    pen.mark("glass", polygon([(0, -68), (-30, -20), (-12, -8)]), tone=0.1, alpha=0.8)
    grid = [line([(-52 + 104 * i / 12, 0), (-52 + 104 * i / 12 + s * 60, -60 * 68 / 52)]) for i in range(13)
        for s in (-1, 1)]
    pen.mark("steel", joined(*grid), width=0.8)
    pen.stroke("steel", line([(-52, 0), (0, -68), (52, 0), (-52, 0)]), 1.2)
    for x in (-74, 74):
        pen.part("glass", spire(x, 0, 26, 16), tone=0.02)
        pen.mark("glass", polygon([(x, -16), (x + 14, 0), (x + 3, 0)]), tone=-0.12)
        pen.mark("steel", joined(*(line([(x - 13 + 26 * i / 5, 0), (x - 13 + 26 * i / 5 + s * 14, -17)])
            for i in range(6) for s in (-1, 1))), width=0.6)
    pen.anchor(top=(0, -68), door=(0, 0))


@symbol("mont saint-michel, mont saint michel, mont st michel, mont-saint-michel", kinds="landmark, island, building",
    height=160, symbol_id="mont_saint_michel", slots={"stone": ("#c2ae8c", "primary"), "roof": ("#6d7684", "second"),
    "rock": ("#7d756a", "fixed"), "tree": ("#5f7d52", "fixed"), "dark": ("#5a5048", "fixed"),
    "sand": ("#d8c79d", "fixed"), "gold": ("#dcae45", "fixed")}, home="sea")
def mont_saint_michel(pen: Pen) -> None:
    pen.part("sand", smooth([(-94, 0, "c"), (-60, -5), (0, -7), (60, -5), (94, 0, "c"), (40, 3), (-40, 3)]))
    pen.part("rock", smooth([(-62, -3, "c"), (-54, -18), (-40, -34), (-22, -50), (0, -58), (22, -50), (42, -32),
        (56, -16), (64, -3, "c")]))
    pen.mark("tree", joined(*(ellipse(x, y, 9, 7) for x, y in ((-46, -22), (-36, -34), (42, -26), (50, -16), (34, -38),
        (-52, -13), (-24, -44)))))
    wall(pen, "stone", -30, 32, -62, -34, dark=0.26, tone=-0.03)
    pen.mark("dark", arcade(-28, 30, -38, 18, 9, share=0.4, pointed=True), alpha=0.6)
    pen.mark("stone", joined(*(rect(x, -64, 2, 34) for x in along(-31, 31, 10))), tone=0.05)
    pen.part("roof", polygon([(-32, -62), (-26, -70), (28, -70), (34, -62)]))
    wall(pen, "stone", -16, 22, -76, -60, dark=0.26)
    pen.mark("dark", arcade(-14, 20, -62, 11, 6, share=0.4, pointed=True), alpha=0.6)
    pen.part("roof", polygon([(-18, -76), (-12, -86), (18, -86), (24, -76)]), tone=0.03)
    spires(pen, "stone", (-16, -9, 9, 16, 22), -75, 2.4, 9)
    wall(pen, "stone", -6, 6, -96, -74, dark=0.36, tone=0.02)
    pen.mark("dark", joined(*(arch(x, -80, 2.6, 12, pointed=True) for x in (-3, 3))), alpha=0.6)
    spires(pen, "roof", (0,), -96, 12, 27)
    spires(pen, "stone", (-6, 6), -94, 2.4, 8)
    pen.part("gold", joined(rect(-0.5, -128, 1, 6), ellipse(0, -128, 1.1)))
    houses = ((-50, -14, 12), (-38, -20, 13), (-26, -24, 12), (-13, -26, 12), (0, -25, 13), (13, -26, 12), (26, -22,
        12),
        (38, -17, 12), (-44, -7, 13), (-31, -11, 13), (-18, -14, 12), (-6, -13, 12), (7, -14, 12), (20, -12, 12),
        (32, -8, 12))
    for n, (x, y, w) in enumerate(houses):
        pen.part("stone", rect(x - w / 2, y - 8, w, 14), tone=0.05 - 0.05 * (n % 3))
        pen.mark("dark", panes(x - w / 2, x + w / 2, y - 7, y + 4, 3, 2, share=0.3, rise=0.4), alpha=0.6, detail=1)
        pen.part("roof", gable(x - w / 2 - 1, x + w / 2 + 1, y - 8, 7), tone=-0.04 + 0.04 * (n % 2))
    wall(pen, "stone", -60, 60, -10, -1, dark=0.1, tone=-0.06)
    pen.part("stone", battlement(-60, 60, -10, 2, 24), tone=-0.03)
    for x in (-58, -24, 16, 58):
        wall(pen, "stone", x - 5, x + 5, -15, 0, dark=0.4, tone=-0.02)
        pen.part("stone", battlement(x - 6, x + 6, -15, 2, 4))
    pen.anchor(top=(0, -124), waterline=(0, -2))


@symbol("moulin rouge, red windmill", kinds="windmill, landmark, building", height=20,
    slots={"mill": ("#c22a2e", "primary"), "wall": ("#e7dcc8", "fixed"), "sail": ("#f4d9a0", "fixed"),
    "lamp": ("#ffe39a", "light"), "dark": ("#4a2a2c", "fixed"), "roof": ("#7d7f88", "fixed")})
def moulin_rouge(pen: Pen) -> None:
    wall(pen, "wall", -66, 66, -34, dark=0)
    pen.mark("dark", joined(panes(-64, -20, -31, -20, 5, 1, share=0.5), panes(20, 64, -31, -20, 5, 1, share=0.5)),
        alpha=0.6)
    pen.part("roof", polygon([(-68, -34), (-62, -42), (62, -42), (68, -34)]))
    pen.part("mill", rect(-68, -18, 136, 6))
    pen.part("lamp", joined(*(ellipse(x, -15, 1.4) for x in along(-66, 66, 24))), shade="glow")
    pen.part("dark", joined(*(arch(x, 0, 13, 11) for x in (-52, -34, 34, 52))), shade="flat", tone=0.06)
    pen.part("lamp", joined(*(arch(x, 0, 8, 8) for x in (-52, -34, 34, 52))), shade="glow")
    taper(pen, "mill", 0, 38, 22, -78)
    pen.mark("mill", courses(-24, 24, -78, -10, 8), tone=-0.08, width=0.7)
    pen.part("lamp", joined(*(arch(x, y, 6, 10) for x, y in ((-7, -26), (7, -26), (0, -44)))), shade="glow")
    pen.part("dark", arch(0, 0, 14, 14), shade="flat")
    pen.part("mill", cupola(0, -77, 13, 16), tone=-0.06)
    pen.stroke("lamp", line([(-12, -77.4), (12, -77.4)]), 1.6, shade="glow")
    hub = (0.0, -76.0)
    for i in range(4):
        a = 90 * i + 45
        blade = rotated(rect(-1, -120, 10, 38), a, hub)
        pen.part("mill", blade, tone=-0.05)
        pen.mark("sail", joined(*(rotated(rect(x, y, 3.2, 5), a, hub) for x in (0.4, 4.8) for y in range(-119, -84,
            6))))
        pen.stroke("dark", rotated(line([(0, -76), (0, -121)]), a, hub), 1.8)
        pen.part("lamp", joined(*(rotated(ellipse(-1.2, y, 0.9), a, hub) for y in range(-120, -82, 5))), shade="glow",
            detail=1)
    pen.part("dark", ellipse(*hub, 3.2))
    pen.anchor(top=(0, -93), door=(0, 0), lamp=(0, -30))


@symbol("sacre-coeur, sacre coeur, sacré-coeur, sacré coeur, basilica of the sacred heart",
    kinds="church, landmark, building", height=83, symbol_id="sacre_coeur",
    slots={"stone": ("#f1ece0", "primary"), "dark": ("#67696f", "fixed"), "green": ("#6f9a86", "fixed")})
def sacre_coeur(pen: Pen) -> None:
    def dome(x: float, base: float, r: float, h: float, drum: float) -> None:
        wall(pen, "stone", x - r, x + r, base - drum, base, dark=0.3)
        pen.mark("dark", arcade(x - r, x + r, base - 1, drum - 3, max(3, int(r / 2.2)), share=0.42), alpha=0.6)
        shape = pointed_dome(x, base - drum, r, h)
        pen.part("stone", shape, tone=0.01)
        pen.mark("stone", meridians(x, base - drum, r, h, 4), tone=-0.08, width=0.7)
        pen.mark("stone", crescent(shape, -r * 0.45, 0), tone=-0.09)
        pen.part("stone", joined(rect(x - r * 0.2, base - drum - h - 3, r * 0.4, 5),
            spire(x, base - drum - h - 3, r * 0.4, 5)), tone=-0.02)

    wall(pen, "stone", 17, 27, -92, -30, dark=0.4, tone=-0.05)
    pen.mark("dark", arch(22, -74, 4, 12), alpha=0.6)
    pen.part("stone", pointed_dome(22, -92, 5, 10), tone=-0.05)
    dome(0, -52, 15, 34, 16)
    for x in (-29, 29):
        dome(x, -46, 8, 17, 9)
    wall(pen, "stone", -42, 42, -48, dark=0.16)
    pen.mark("dark", joined(arcade(-40, -20, -26, 13, 2, share=0.4), arcade(20, 40, -26, 13, 2, share=0.4)), alpha=0.6)
    for x in (-30, 30):
        pen.mark("stone", rect(x - 12, -22, 24, 1.4), tone=-0.12)
    wall(pen, "stone", -19, 19, -56, dark=0, tone=0.02)
    pen.part("stone", gable(-21, 21, -56, 9), tone=0.03)
    pen.mark("dark", arch(0, -34, 9, 18), alpha=0.5)
    pen.part("stone", rect(-20, -30, 40, 30), tone=0.04)
    pen.part("dark", arcade(-19, 19, -6, 17, 3, share=0.62), shade="flat")
    for x in (-14, 14):
        pen.part("stone", rect(x - 4, -33, 8, 4))
        pen.part("green", union(limb([(x - 3, -34, 3), (x + 3, -34, 3)]), limb([(x + 1, -36, 3), (x, -43, 2.4)]),
            limb([(x - 2, -35, 1.4), (x - 3, -33, 1)])))
    stairs(pen, "stone", 44, -6, count=4, grow=5)
    pen.anchor(top=(0, -110), door=(0, -4))


@symbol("sagrada familia, sagrada família", kinds="church, landmark, building", height=138,
    symbol_id="sagrada_familia", slots={"stone": ("#c9a877", "primary"), "dark": ("#5b4636", "fixed"),
    "gold": ("#e8bd4a", "fixed"), "red": ("#c9523f", "fixed"), "tree": ("#57804f", "fixed")})
def sagrada_familia(pen: Pen) -> None:
    def tower(x: float, base: float, w: float, h: float, tone: float) -> None:
        body = smooth([(x - w / 2, base, "c"), (x - w * 0.5, base - h * 0.4), (x - w * 0.36, base - h * 0.75),
            (x - w * 0.1, base - h, "c"), (x + w * 0.1, base - h, "c"), (x + w * 0.36, base - h * 0.75),
            (x + w * 0.5, base - h * 0.4), (x + w / 2, base, "c")])
        pen.part("stone", body, tone=tone)
        pen.mark("stone", crescent(body, -w * 0.34, 0), tone=tone - 0.09)
        slots = [rect(x + d * w - w * 0.07, base - h * k, w * 0.14, h * 0.055)
            for k in (0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9) for d in (-0.24, 0, 0.24) if abs(d) < 0.1 or k < 0.8]
        pen.mark("dark", joined(*slots), alpha=0.75)
        pen.part("gold", joined(ellipse(x, base - h - 2, w * 0.16, 2.6), ellipse(x, base - h - 5.4, w * 0.2)))
        pen.part("red", ellipse(x, base - h - 5.4, w * 0.1), shade="flat")

    tower(0, -44, 17, 76, -0.06)
    pen.part("gold", joined(rect(-1, -134, 2, 9), rect(-3.4, -131, 6.8, 2)))
    for x, w, h in ((-33, 10, 66), (33, 10, 66)):
        tower(x, -24, w, h, -0.05)
    for x, w, h in ((-20, 11, 78), (20, 11, 78)):
        tower(x, -26, w, h, 0.0)
    for x, w, h in ((-9, 11, 84), (9, 11, 84)):
        tower(x, -26, w, h, 0.03)
    front = smooth([(-44, 0, "c"), (-44, -22), (-38, -34), (-27, -30), (-22, -42), (-12, -38), (0, -58, "c"), (12, -38),
        (22, -42), (27, -30), (38, -34), (44, -22), (44, 0, "c")])
    pen.part("stone", front, tone=0.02)
    for x, w, h in ((-27, 17, 27), (27, 17, 27), (0, 23, 44)):
        pen.mark("stone", arch(x, 0, w, h, pointed=True), tone=-0.1)
        pen.mark("dark", arch(x, 0, w * 0.62, h * 0.72, pointed=True), alpha=0.8)
        pen.mark("stone", rect(x - 0.8, -h, 1.6, h), tone=0.04)
        pen.mark("stone", joined(*(ellipse(x + d, -h * 0.82 + abs(d) * 1.1, 1.6, 2.4) for d in (-w * 0.26, 0,
            w * 0.26))), tone=0.08)
    pen.part("tree", union(spire(0, -56, 9, 17), ellipse(0, -57, 3.6, 4)))
    pen.part("stone", polygon([(44, 0), (44, -26), (56, -32), (70, -26), (70, 0)]), tone=-0.06)
    pen.part("stone", polygon([(-44, 0), (-44, -26), (-56, -32), (-70, -26), (-70, 0)]), tone=-0.02)
    pen.part("dark", joined(*(arch(x, -5, 6, 16, pointed=True) for x in (-63, -52, 52, 63))), shade="flat", tone=0.08)
    spires(pen, "stone", (-66, -57, -48, 48, 57, 66), -27, 4, 11)
    pen.anchor(top=(0, -126), door=(0, 0))


@symbol("alhambra, court of the lions, the alhambra", kinds=LANDMARK, height=26, symbol_id="alhambra",
    slots={"wall": ("#c98a5e", "primary"), "roof": ("#a7573c", "fixed"), "dark": ("#6a4031", "fixed"),
    "tree": ("#3f6b46", "fixed"), "hill": ("#7f8f55", "fixed")})
def alhambra(pen: Pen) -> None:
    def keep(left: float, right: float, top: float, base: float, *, roofed: bool = False, tone: float = 0.0) -> None:
        wall(pen, "wall", left, right, top, base, dark=0.3, tone=tone)
        n = max(2, int((right - left) / 7))
        pen.mark("dark", arcade(left + 2, right - 2, top + 14, 7, n, share=0.4), alpha=0.75)
        if roofed:
            pen.part("roof", polygon([(left - 2, top), ((left + right) / 2 - 3, top - 8), ((left + right) / 2 + 3,
                top - 8), (right + 2, top)]))
        else:
            pen.part("wall", battlement(left - 0.5, right + 0.5, top, 3, n + 2), tone=tone + 0.03)

    pen.part("tree", joined(*(ellipse(x, y, 5, 15) for x, y in ((-58, -42), (-10, -46), (4, -42), (62, -40)))))
    keep(-86, -66, -52, -16)
    keep(-68, -36, -38, -14, tone=-0.04)
    keep(-40, -16, -64, -16)
    keep(-18, 22, -42, -14, roofed=True, tone=-0.03)
    pen.mark("dark", arcade(-14, 18, -18, 10, 6, share=0.5), alpha=0.7)
    keep(18, 46, -78, -16, tone=0.03)
    pen.mark("dark", arcade(22, 42, -44, 14, 3, share=0.5), alpha=0.75)
    keep(44, 74, -36, -14, roofed=True, tone=-0.05)
    keep(70, 88, -46, -14)
    pen.part("hill", smooth([(-94, 0, "c"), (-86, -14), (-50, -19), (0, -15), (50, -18), (86, -13), (94, 0, "c")]))
    pen.part("tree", joined(*(ellipse(x, y, r, r * 0.8) for x, y, r in ((-84, -12, 9), (-70, -15, 10), (-54, -11, 11),
        (-38, -14, 10), (-20, -10, 12), (0, -13, 11), (16, -9, 12), (36, -13, 11), (54, -10, 12), (72, -13, 10),
        (86, -9, 9)))))
    pen.mark("tree", joined(*(ellipse(x, y - 3, 6, 4) for x, y in ((-72, -15), (-40, -15), (0, -14), (34, -14),
        (70, -14)))), tone=0.07)
    pen.anchor(top=(32, -82))


@symbol("trevi fountain, fontana di trevi", kinds="fountain, landmark, building", height=26,
    slots={"stone": ("#ece2d0", "primary"), "dark": ("#8d8374", "fixed"), "water": ("#5fb6d2", "fixed"),
    "foam": ("#eefafc", "fixed")})
def trevi_fountain(pen: Pen) -> None:
    wall(pen, "stone", -72, 72, -76, -20, dark=0)
    pen.mark("dark", joined(panes(-70, -26, -72, -50, 3, 1, share=0.42, rise=0.66), panes(26, 70, -72, -50, 3, 1,
        share=0.42, rise=0.66), panes(-70, -26, -48, -26, 3, 1, share=0.42, rise=0.66), panes(26, 70, -48, -26, 3, 1,
        share=0.42, rise=0.66)), alpha=0.55)
    columns(pen, "stone", (-69, -55, -40.5, -27, 27, 40.5, 55, 69), -74, -24, 2.6, tone=0.03)
    pen.part("stone", rect(-75, -80, 150, 5), tone=0.04)
    wall(pen, "stone", -27, 27, -90, -20, dark=0, tone=0.03)
    pen.part("stone", rect(-30, -82, 60, 4), tone=0.06)
    pen.mark("stone", rect(-19, -89, 38, 6), tone=-0.1)
    pen.part("stone", joined(*(limb([(x, -90, 4), (x, -98, 4.6), (x, -103, 2.6)]) for x in (-22, -9, 9, 22))),
        tone=-0.04)
    pen.part("stone", smooth([(-6, -90, "c"), (-7, -100), (0, -106), (7, -100), (6, -90, "c")]), tone=0.02)
    pen.part("dark", arch(0, -22, 25, 54), tone=0.05)
    pen.mark("stone", cupola(0, -62, 12.5, 13), tone=-0.06)
    pen.mark("stone", joined(*(line([(0, -62), (14 * math.cos(t), -62 - 14 * math.sin(t))])
        for t in (math.pi * i / 6 for i in range(1, 6)))), tone=0.06, width=1)
    columns(pen, "stone", (-15.4, 15.4, -24, 24), -78, -24, 4, tone=0.05)
    pen.part("stone", union(limb([(-1, -24, 8), (-2, -38, 9), (0, -48, 8), (1, -53, 5)]), limb([(3, -50, 3.6),
        (10, -46, 3.2), (14, -52, 2.6)]), limb([(-3, -49, 3.6), (-9, -43, 3), (-10, -36, 2.6)]), ellipse(1, -57, 3.4)),
        tone=0.06)
    pen.mark("stone", crescent(limb([(-1, -24, 8), (-2, -38, 9), (0, -48, 8), (1, -53, 5)]), 3, 0), tone=-0.08)
    rocks = smooth([(-74, -6, "c"), (-70, -20), (-50, -26), (-34, -20), (-20, -28), (0, -24), (20, -28), (36, -20),
        (54, -26), (70, -18), (74, -6, "c")])
    pen.part("stone", rocks, tone=-0.1)
    pen.mark("stone", joined(*(polygon([(x, -30), (x + 9, -24), (x + 5, -10), (x - 7, -14)]) for x in (-58, -36, 30,
        54))),
        tone=0.0)
    for s in (-1, 1):
        pen.part("stone", union(limb([(s * 18, -20, 9), (s * 32, -24, 11), (s * 40, -34, 7), (s * 46, -38, 5)]),
            limb([(s * 34, -22, 3), (s * 44, -16, 2.6)]), limb([(s * 26, -20, 3.4), (s * 24, -12, 2.8)]),
            smooth([(s * 24, -28), (s * 20, -40), (s * 30, -34), (s * 34, -28)])), tone=0.04)
    pen.part("foam", joined(smooth([(-9, -24, "c"), (9, -24, "c"), (13, -8, "c"), (-13, -8, "c")]),
        smooth([(-16, -16, "c"), (16, -16, "c"), (24, -5, "c"), (-24, -5, "c")])), alpha=0.85, shade="flat")
    pen.mark("water", uprights(-24, 24, -24, -4, 11), width=0.9)
    pen.part("water", smooth([(-84, -4, "c"), (-60, -11), (0, -13), (60, -11), (84, -4, "c"), (60, 2), (0, 4), (-60,
        2)]))
    pen.mark("foam", joined(*(line([(x, y), (x + 16, y)]) for x, y in ((-60, -4), (-30, -1), (10, -3), (40, -6),
        (-6, -8), (-44, -8)))), width=1, alpha=0.8)
    pen.part("stone", difference(smooth([(-88, -6, "c"), (-64, 4), (0, 7), (64, 4), (88, -6, "c"), (88, 1, "c"), (64,
        10),
        (0, 13), (-64, 10), (-88, 1, "c")]), rect(0, 0, 0.01, 0.01)), tone=0.03)
    pen.anchor(top=(0, -106), mouth=(0, -8), opening=(0, -6))


@symbol("st peter's basilica, saint peter's basilica, st peters basilica, vatican, st peter's, the vatican",
    kinds="church, landmark, building", height=136, symbol_id="st_peters",
    slots={"stone": ("#e4d8bd", "primary"), "dome": ("#8fa3b0", "second"), "dark": ("#6d6253", "fixed"),
    "gold": ("#dcae45", "fixed")})
def st_peters(pen: Pen) -> None:
    wall(pen, "stone", -22, 22, -66, -40, dark=0.3, tone=-0.03)
    pen.mark("dark", panes(-21, 21, -64, -52, 7, 1, share=0.4, rise=0.8), alpha=0.6)
    columns(pen, "stone", along(-23, 23, 8), -64, -48, 2)
    pen.part("stone", rect(-24, -68, 48, 3.4), tone=0.04)
    dome = smooth([(-22, -68, "c"), (-21, -80), (-15, -91), (-5, -97, "c"), (5, -97, "c"), (15, -91), (21, -80),
        (22, -68, "c")])
    pen.part("dome", dome)
    pen.mark("stone", joined(*(curve((x, -68), (x * 0.9, -82), (x * 0.24, -98)) for x in (-20, -13, -4.6, 4.6, 13,
        20))),
        width=1.1, tone=-0.02)
    pen.mark("dome", crescent(dome, -10, 0), tone=-0.1)
    pen.mark("dark", joined(*(ellipse(x, y, 1.3) for x, y in ((-9, -76), (0, -76), (9, -76), (-7, -86), (0, -86),
        (7, -86)))), alpha=0.7)
    wall(pen, "stone", -4.4, 4.4, -107, -97, dark=0.4)
    pen.mark("dark", arcade(-4.4, 4.4, -98, 7, 4, share=0.5), alpha=0.6)
    pen.part("dome", spire(0, -107, 8, 7))
    pen.part("gold", joined(ellipse(0, -115, 1.8), rect(-0.6, -122, 1.2, 6), rect(-2.2, -120, 4.4, 1.2)))
    for x in (-40, 40):
        wall(pen, "stone", x - 8, x + 8, -58, -44, dark=0.36)
        pen.mark("dark", arcade(x - 8, x + 8, -46, 9, 3), alpha=0.5)
        small = cupola(x, -58, 8, 9)
        pen.part("dome", small)
        pen.mark("dome", crescent(small, -4, 0), tone=-0.1)
        pen.part("stone", spire(x, -66, 3, 6))
    wall(pen, "stone", -66, 66, -46, dark=0)
    pen.mark("dark", joined(arcade(-64, -22, -4, 17, 4, share=0.46), arcade(22, 64, -4, 17, 4, share=0.46),
        panes(-64, 64, -36, -26, 13, 1, share=0.36, rise=0.8), rect(-7, -20, 14, 20)), alpha=0.6)
    columns(pen, "stone", (-66, -53, -41, -29, -20, -9, 9, 20, 29, 41, 53, 66), -40, -2, 4, tone=0.04)
    pen.part("stone", rect(-70, -44, 140, 5), tone=0.05)
    pen.part("stone", gable(-24, 24, -43, 11), tone=0.05)
    pen.mark("stone", gable(-17, 17, -44.4, 7), tone=-0.09)
    pen.part("stone", rect(-68, -50, 136, 6.4), tone=0.01)
    pen.part("stone", gable(-24, 24, -44, 10), tone=0.06)
    pen.part("stone", joined(*(limb([(x, -50, 2.6), (x, -55, 2.8), (x, -57.6, 1.6)]) for x in along(-68, 68, 13))),
        tone=-0.05)
    stairs(pen, "stone", 140, -3, count=2, grow=5)
    pen.anchor(top=(0, -113), door=(0, -2))


@symbol("florence cathedral, duomo, florence duomo, santa maria del fiore, brunelleschi's dome, duomo of florence",
    kinds="church, landmark, building", height=114, symbol_id="florence_cathedral",
    slots={"wall": ("#f1e8d6", "primary"), "tile": ("#c3593a", "second"), "green": ("#5f7f6c", "fixed"),
    "dark": ("#58504c", "fixed"), "gold": ("#dcae45", "fixed")})
def florence_cathedral(pen: Pen) -> None:
    for x, r, low in ((62, 16, -30), (8, 14, -30)):
        wall(pen, "wall", x - r, x + r, low, dark=0.3)
        pen.mark("green", joined(panes(x - r, x + r, low + 2, 0, 4, 2, share=0.7, rise=0.8)), width=0.8)
        pen.mark("dark", arcade(x - r, x + r, -8, 15, 3, share=0.24), alpha=0.6)
        half = cupola(x, low, r, r * 0.8)
        pen.part("tile", half)
        pen.mark("tile", crescent(half, -r * 0.4, 0), tone=-0.1)
    wall(pen, "wall", 8, 62, -56, dark=0.3)
    pen.mark("green", joined(courses(8, 62, -56, 0, 5)), width=1.2)
    pen.mark("green", panes(9, 61, -55, -42, 6, 1, share=0.76, rise=0.76), width=0.9)
    pen.mark("dark", joined(*(ellipse(x, -49, 4) for x in (19, 35, 51))), alpha=0.75)
    pen.part("wall", rect(6, -59, 58, 4), tone=0.03)
    dome = smooth([(7, -59, "c"), (8, -76), (17, -93), (31, -102, "c"), (39, -102, "c"), (53, -93), (62, -76),
        (63, -59, "c")])
    pen.part("tile", dome)
    pen.mark("tile", smooth([(40, -104, "c"), (50, -90), (52, -59, "c"), (70, -59, "c"), (66, -100, "c")]), tone=-0.09)
    pen.mark("wall", joined(*(curve((35 + x, -58), (35 + x * 0.8, -80), (35 + x * 0.12, -104)) for x in (-27, -11, 11,
        27))), width=1.6)
    pen.mark("tile", courses(6, 64, -102, -59, 9), tone=-0.06, width=0.5, detail=1)
    wall(pen, "wall", 31, 39, -114, -101, dark=0.4)
    pen.mark("dark", arcade(31, 39, -102, 9, 3, share=0.4), alpha=0.6)
    pen.part("wall", spire(35, -114, 9, 8), tone=-0.05)
    pen.part("gold", joined(ellipse(35, -123, 1.8), rect(34.5, -129, 1, 5)))
    wall(pen, "wall", -58, 12, -40, dark=0, tone=-0.01)
    pen.mark("green", joined(courses(-58, 12, -40, 0, 4)), width=1.1)
    pen.mark("dark", joined(*(arch(x, -8, 5, 20, pointed=True) for x in (-38, -22, -6))), alpha=0.65)
    pen.part("tile", polygon([(-58, -40), (-58, -46), (12, -46), (12, -40)]), tone=-0.02)
    wall(pen, "wall", -54, 10, -54, -45, dark=0)
    pen.mark("dark", joined(*(ellipse(x, -49.6, 2.6) for x in (-40, -22, -4))), alpha=0.7)
    pen.part("tile", polygon([(-56, -54), (-50, -61), (8, -61), (12, -54)]))
    wall(pen, "wall", -80, -62, -98, dark=0.34, tone=0.02)
    pen.mark("green", courses(-82, -60, -98, 0, 5), width=1.6)
    pen.mark("green", joined(panes(-80, -62, -98, 0, 2, 10, share=0.7, rise=0.5)), width=0.7)
    pen.mark("dark", joined(*(arch(x, y, w, h, pointed=True) for x, y, w, h in ((-71, -80, 8, 14), (-74, -60, 3.6, 13),
        (-68, -60, 3.6, 13), (-74, -40, 3.6, 13), (-68, -40, 3.6, 13)))), alpha=0.7)
    pen.part("wall", rect(-82, -101, 22, 4), tone=0.03)
    pen.part("tile", gable(-80, -62, -101, 4))
    pen.anchor(top=(35, -122), lean=(-80, -20))


@symbol("rialto bridge, ponte di rialto, venice bridge, venetian bridge", kinds="bridge, landmark", height=8,
    slots={"stone": ("#ece4d2", "primary"), "dark": ("#6f655a", "fixed"), "roof": ("#b8674a", "fixed"),
    "water": ("#4f9fae", "fixed")}, home="lake")
def rialto_bridge(pen: Pen) -> None:
    pen.part("water", smooth([(-78, -4, "c"), (-40, -8), (0, -9), (40, -8), (78, -4, "c"), (40, 2), (-40, 2)]),
        tone=-0.05)
    span = smooth([(-92, 0, "c"), (-92, -16, "c"), (-12, -46, "c"), (12, -46, "c"), (92, -16, "c"), (92, 0, "c"),
        (46, 0, "c"), (36, -14), (18, -25), (0, -28), (-18, -25), (-36, -14), (-46, 0, "c")], tension=0.45)
    for s in (-1, 1):
        for k in range(6):
            x, y = s * (18 + 11 * k), -44 + 4.2 * k
            pen.part("stone", rect(x - 5.8, y - 16, 11.6, 22), tone=-0.03)
            pen.part("dark", arch(x, y + 1, 7, 13), shade="flat")
            pen.part("roof", polygon([(x - 6.6, y - 15 + s * 1.2), (x - 5, y - 19), (x + 5, y - 19),
                (x + 6.6, y - 15 + s * 1.2)]))
    wall(pen, "stone", -11, 11, -70, -42, dark=0.12, tone=0.03)
    pen.part("dark", arch(0, -42, 13, 22), shade="flat", tone=0.2)
    pen.part("stone", gable(-13, 13, -69, 8), tone=0.04)
    pen.mark("stone", gable(-8, 8, -70, 5), tone=-0.1)
    pen.part("stone", span)
    pen.mark("stone", difference(ellipse(0, 0, 54, 36), ellipse(0, 0, 46, 28)), tone=-0.08)
    pen.mark("stone", joined(*(rotated(line([(0, -22), (0, -40)]), a, (0, 0)) for a in range(-60, 61, 10))), tone=-0.14,
        width=0.6, detail=1)
    pen.stroke("stone", joined(line([(-92, -22), (-12, -51), (12, -51), (92, -22)])), 2, tone=0.03)
    pen.stroke("stone", joined(*(line([(s * x, -51 + (x - 12) * 0.3625), (s * x, -45 + (x - 12) * 0.3625)])
        for s in (-1, 1) for x in range(12, 92, 4))), 0.9, tone=-0.05)
    pen.anchor(top=(0, -76), seat=(0, -46), under=(0, 0), waterline=(0, -4))


@symbol("milan cathedral, duomo di milano, duomo of milan", kinds="church, landmark, building", height=108,
    slots={"stone": ("#efe6da", "primary"), "dark": ("#7d7069", "fixed"), "gold": ("#dcae45", "fixed")})
def milan_cathedral(pen: Pen) -> None:
    spires(pen, "stone", (0,), -56, 8, 52, tone=-0.04)
    pen.part("gold", joined(ellipse(0, -109, 1.6), rect(-0.5, -108, 1, 5)))
    spires(pen, "stone", along(-40, 40, 8), -44, 3, 30, tone=-0.06)
    pen.part("stone", polygon([(-62, 0), (-62, -30), (-40, -34), (-40, -42), (-20, -46), (-20, -52), (0, -66), (20,
        -52),
        (20, -46), (40, -42), (40, -34), (62, -30), (62, 0)]))
    for x, h in ((-62.0, 44), (-41, 56), (-20, 68), (20, 68), (41, 56), (62, 44)):
        wall(pen, "stone", x - 3.4, x + 3.4, -h + 8, 0, dark=0.4, tone=0.03)
        pen.mark("stone", courses(x - 4, x + 4, -h, 0, 6), tone=-0.1, width=0.8)
        spires(pen, "stone", (x,), -h + 8, 6.6, 20, tone=0.02)
    pen.part("stone", joined(*(spire(x, y, 2.6, 9) for x, y in ((-55, -31), (-49, -32), (-34, -41), (-28, -43), (-13,
        -54),
        (-7, -59), (7, -59), (13, -54), (28, -43), (34, -41), (49, -32), (55, -31)))), tone=-0.03)
    pen.part("dark", joined(*(arch(x, 0, w, h) for x, w, h in ((-51, 9, 15), (-30.5, 9, 17), (0, 13, 22), (30.5, 9, 17),
        (51, 9, 15)))), shade="flat")
    for x, w, y in ((-51.0, 12, -16), (-30.5, 12, -18), (0, 17, -23), (30.5, 12, -18), (51, 12, -16)):
        pen.part("stone", gable(x - w / 2, x + w / 2, y, 5), tone=0.05)
    pen.part("dark", joined(*(arch(x, y, w, h, pointed=True) for x, y, w, h in ((0, -29, 12, 24), (-30.5, -24, 8, 15),
        (30.5, -24, 8, 15), (-51, -20, 6, 9), (51, -20, 6, 9)))), shade="flat", tone=0.08)
    pen.anchor(top=(0, -108), door=(0, 0))


@symbol("ponte vecchio, old bridge", kinds="bridge, landmark", height=14,
    slots={"stone": ("#c9a06a", "primary"), "roof": ("#b05a3c", "fixed"), "yellow": ("#e8b95a", "fixed"),
    "dark": ("#6a4a38", "fixed"), "green": ("#5f7a58", "fixed"), "water": ("#5a9a9a", "fixed")}, home="lake")
def ponte_vecchio(pen: Pen) -> None:
    pen.part("water", smooth([(-92, -3, "c"), (0, -7), (92, -3, "c"), (0, 3)]), tone=-0.04)
    boxes = ((-84, 15, -36, "yellow"), (-69, 13, -42, "stone"), (-56, 15, -38, "yellow"), (-41, 13, -44, "stone"),
        (-28, 12, -38, "yellow"), (28, 12, -40, "yellow"), (41, 14, -44, "stone"), (55, 13, -38, "yellow"),
        (69, 15, -42, "stone"), (84, 14, -36, "yellow"))
    pen.part("stone", rect(-92, -52, 184, 12), tone=0.05)
    pen.mark("dark", panes(-90, 90, -49, -43, 20, 1, share=0.26, rise=0.8), alpha=0.7)
    pen.part("roof", polygon([(-94, -52), (-90, -57), (90, -57), (94, -52)]))
    for x, w, top, slot in boxes:
        pen.part(slot, rect(x - w / 2, top, w, -24 - top))
        pen.mark("dark", panes(x - w / 2 + 1, x + w / 2 - 1, top + 3, -26, 2, 1, share=0.46, rise=0.6), alpha=0.75)
        pen.mark("green", rect(x - 1.2, top + 3, 2.4, 7))
        pen.part("roof", polygon([(x - w / 2 - 1, top), (x - w / 2 + 1, top - 4), (x + w / 2 - 1, top - 4),
            (x + w / 2 + 1, top)]))
        pen.stroke("dark", joined(line([(x - w / 2 + 2, -24), (x - w / 2 + 3.4, -19)]), line([(x + w / 2 - 2, -24),
            (x + w / 2 - 3.4, -19)])), 1.2)
    pen.part("stone", arcade(-21, 21, -26, 16, 3, share=0.94), tone=-0.2)
    pen.part("stone", difference(rect(-22, -46, 44, 22), arcade(-20, 20, -23, 16, 3, share=0.8)), tone=0.02)
    deck = difference(polygon([(-92, 0), (-92, -24), (92, -24), (92, 0)]), joined(*(smooth([(x - 26, 1, "c"),
        (x - 18, -12),
        (x, -17.4), (x + 18, -12), (x + 26, 1, "c")]) for x in (-61, 0, 61))))
    pen.part("stone", deck, tone=-0.05)
    pen.part("stone", joined(polygon([(-36, 0), (-33, -15), (-28, -15), (-25, 0)]), polygon([(25, 0), (28, -15), (33,
        -15),
        (36, 0)])), tone=0.02)
    pen.anchor(top=(0, -57), seat=(0, -40), under=(0, 0), waterline=(0, -3))


@symbol("santorini house, santorini, santorini church, blue domed church, blue dome church, greek island village, oia",
    kinds="village, landmark, building", height=14, symbol_id="santorini",
    slots={"wall": ("#f8f6f0", "primary"), "blue": ("#2f78c4", "second"), "rock": ("#a07a5e", "fixed"),
    "flower": ("#d9438a", "fixed"), "leaf": ("#4f8a55", "fixed"), "dark": ("#4a5f78", "fixed")})
def santorini(pen: Pen) -> None:
    pen.part("rock", smooth([(-90, 0, "c"), (-84, -20), (-60, -26), (-20, -34), (30, -32), (66, -22), (86, -12),
        (92, 0, "c")]))
    pen.mark("rock", joined(*(polygon([(x, -40), (x + 10, -30), (x + 4, 4), (x - 8, 4)]) for x in (-70, -30, 30, 64))),
        tone=-0.08)
    for left, right, top, low in ((-44, -10, -58, -28), (-82, -50, -36, -12), (40, 78, -36, -8), (10, 50, -50, -24)):
        wall(pen, "wall", left, right, top, low, dark=0.26)
        pen.mark("blue", joined(*(arch(x, low, 6, 13) for x in along(left, right, 3)[::2])))
        pen.mark("dark", rect((left + right) / 2 - 2, top + 5, 4, 5), alpha=0.8)
    for x, base, r in ((-27, -58, 15), (30, -50, 13)):
        wall(pen, "wall", x - r, x + r, base - 6, base + 1, dark=0.3, tone=-0.02)
        pen.mark("dark", panes(x - r, x + r, base - 5, base, 5, 1, share=0.3), alpha=0.6)
        dome = cupola(x, base - 6, r, r * 0.92)
        pen.part("blue", dome)
        pen.mark("blue", crescent(dome, -r * 0.4, -2), tone=-0.09)
        pen.mark("wall", ellipse(x - r * 0.4, base - r * 0.9, r * 0.16, r * 0.22, 30), alpha=0.5)
        pen.part("wall", joined(rect(x - 0.8, base - 6 - r * 0.92 - 8, 1.6, 9), rect(x - 3, base - 11 - r * 0.92, 6,
            1.6)))
    belfry = difference(union(rect(58, -70, 22, 36), cupola(69, -70, 11, 9)), joined(arch(64, -56, 6, 11),
        arch(74, -56, 6, 11), arch(69, -70, 5, 7)))
    pen.part("wall", belfry)
    pen.mark("wall", rect(76, -80, 6, 60), tone=-0.09)
    pen.part("dark", joined(*(polygon([(x - 2, -57), (x - 1, -62), (x + 1, -62), (x + 2, -57)]) for x in (64, 74))))
    wall(pen, "wall", -20, 22, -30, 0, dark=0.2)
    pen.mark("blue", joined(arch(-8, 0, 9, 17), rect(6, -20, 8, 9)))
    wall(pen, "wall", -70, -30, -22, 0, dark=0.2, tone=0.01)
    pen.mark("blue", arch(-58, 0, 8, 14))
    stairs(pen, "wall", 18, -20, x=40, count=5, grow=1.4)
    pen.part("wall", joined(rect(56, -12, 30, 12), rect(-22, -32, 46, 3)), tone=0.02)
    pen.part("leaf", joined(*(ellipse(x, y, 6, 5) for x, y in ((-36, -24), (-28, -26), (62, -13), (70, -15)))))
    pen.part("flower", joined(*(ellipse(x, y, 2.6) for x, y in ((-40, -26), (-34, -28), (-28, -29), (-24, -25), (-31,
        -23),
        (58, -15), (64, -17), (70, -18), (74, -14)))), shade="flat")
    pen.anchor(top=(-27, -84), door=(-8, 0))


@symbol("hagia sophia, aya sofya, ayasofya", kinds="mosque, landmark, building",
    height=73, symbol_id="hagia_sophia", slots={"wall": ("#d69a7c", "primary"), "dome": ("#8f9aa2", "second"),
    "dark": ("#5e4a45", "fixed"), "tower": ("#ece3d2", "fixed"), "gold": ("#dcae45", "fixed")})
def hagia_sophia(pen: Pen) -> None:
    def minaret(x: float, top: float) -> None:
        taper(pen, "tower", x, 7, 5, top, dark=0.4)
        pen.part("tower", joined(rect(x - 4.4, top + 24, 8.8, 3), rect(x - 4.6, top + 44, 9.2, 3)), tone=-0.03)
        spires(pen, "dome", (x,), top, 6, 18)
        pen.part("gold", rect(x - 0.5, top - 23, 1, 6))

    minaret(-62, -82)
    minaret(62, -82)
    wall(pen, "wall", -50, 50, -38, dark=0.2, tone=-0.03)
    pen.mark("dark", joined(arcade(-48, -22, -6, 12, 4, share=0.4), arcade(22, 48, -6, 12, 4, share=0.4),
        arcade(-48, 48, -24, 8, 12, share=0.36)), alpha=0.65)
    for x in (-37, 37):
        half = cupola(x, -38, 17, 15)
        pen.part("dome", half, tone=-0.03)
        pen.mark("dome", crescent(half, -7, 0), tone=-0.1)
    wall(pen, "wall", -30, 30, -58, -10, dark=0.2)
    pen.mark("wall", joined(*(rect(x, -58, 5, 50) for x in (-30, -12, 7, 25))), tone=0.05)
    pen.part("wall", cupola(0, -46, 24, 20), tone=0.02)
    pen.mark("dark", joined(arcade(-20, 20, -48, 7, 7, share=0.4), arcade(-14, 14, -56, 6, 5, share=0.4)), alpha=0.7)
    wall(pen, "wall", -26, 26, -72, -62, dark=0.3, tone=0.02)
    pen.mark("dark", arcade(-26, 26, -63, 7.4, 12, share=0.5), alpha=0.7)
    dome = cupola(0, -72, 27, 21)
    pen.part("dome", dome)
    pen.mark("dome", meridians(0, -72, 27, 21, 8), tone=-0.07, width=0.7)
    pen.mark("dome", crescent(dome, -12, -2), tone=-0.1)
    pen.part("gold", joined(rect(-0.7, -103, 1.4, 10), ellipse(0, -97, 1.6), difference(ellipse(0, -105, 3),
        ellipse(0, -106.4, 2.6))))
    for x in (-18, 18):
        wall(pen, "wall", x - 6, x + 6, -30, dark=0.3, tone=-0.05)
        pen.part("dome", cupola(x, -30, 7, 6))
    wall(pen, "wall", -12, 12, -20, dark=0.1, tone=0.04)
    pen.part("dark", arcade(-12, 12, 0, 13, 3, share=0.6), shade="flat")
    pen.part("dome", polygon([(-14, -20), (-11, -25), (11, -25), (14, -20)]))
    minaret(-78, -94)
    minaret(78, -94)
    pen.anchor(top=(0, -98), door=(0, 0))


@symbol("belem tower, torre de belem, belém tower, tower of belem", kinds="landmark, tower, building", height=30,
    slots={"stone": ("#ebe0c8", "primary"), "dark": ("#6a6054", "fixed"), "water": ("#5f9fc0", "fixed"),
    "red": ("#b8483c", "fixed")}, home="sea")
def belem_tower(pen: Pen) -> None:
    def pepperpot(x: float, y: float, w: float) -> None:
        wall(pen, "stone", x - w / 2, x + w / 2, y - w * 1.1, y + w * 0.6, dark=0.4, tone=0.02)
        pen.part("stone", polygon([(x - w / 2, y + w * 0.6), (x, y + w * 1.4), (x + w / 2, y + w * 0.6)]), tone=-0.06)
        pen.mark("dark", arch(x, y - 1, w * 0.3, w * 0.8), alpha=0.7)
        pen.part("stone", cupola(x, y - w * 1.1, w * 0.56, w * 0.62), tone=0.04)
        pen.part("stone", ellipse(x, y - w * 1.8, w * 0.1, w * 0.16))

    wall(pen, "stone", -46, 6, -92, -10, dark=0.24)
    pen.mark("stone", courses(-48, 8, -92, -10, 3), tone=-0.12, width=1.2)
    pen.mark("dark", joined(arcade(-34, -6, -46, 12, 2, share=0.4), arcade(-36, -4, -72, 10, 3, share=0.36)), alpha=0.7)
    pen.part("stone", rect(-38, -60, 36, 9), tone=0.05)
    pen.mark("dark", arcade(-37, -3, -52, 6, 7, share=0.5), alpha=0.55)
    pen.part("stone", battlement(-48, 8, -92, 5, 8), tone=0.03)
    wall(pen, "stone", -38, -2, -108, -95, dark=0.24, tone=-0.02)
    pen.part("stone", battlement(-39, -1, -108, 4, 6), tone=0.03)
    for x in (-46, 6):
        pepperpot(x, -90, 9)
    pen.part("stone", polygon([(-60, 0), (-60, -32), (70, -32), (76, -26), (76, 0)]), tone=0.01)
    pen.mark("dark", arcade(-54, 68, -8, 11, 8, share=0.4), alpha=0.7)
    pen.mark("stone", rect(-62, -20, 140, 1.6), tone=-0.1)
    pen.part("stone", battlement(-60, 76, -32, 5, 14), tone=0.03)
    for x in (-58, 24, 74):
        pepperpot(x, -34, 11)
    pen.part("water", smooth([(-92, -2, "c"), (-60, -6), (0, -7), (60, -6), (92, -2, "c"), (40, 4), (-40, 4)]))
    pen.anchor(top=(-20, -112), waterline=(0, -3))


@symbol("trojan horse, wooden horse of troy", kinds="landmark, statue", height=10,
    slots={"wood": ("#a8733f", "primary"), "dark": ("#5f3d24", "fixed")})
def trojan_horse(pen: Pen) -> None:
    pen.part("wood", rect(-50, -14, 100, 7, 1), tone=-0.1)
    for x in (-36, 36):
        pen.part("dark", ellipse(x, -8, 8.4), tone=0.08)
        pen.mark("wood", ellipse(x, -8, 5.6), tone=0.04)
        pen.mark("dark", joined(line([(x - 6, -8), (x + 6, -8)]), line([(x, -14), (x, -2)])), width=1)
    for x in (-30, -18, 18, 30):
        pen.part("wood", polygon([(x - 5, -14), (x - 6, -44), (x + 6, -44), (x + 4, -14)]), tone=-0.04 if abs(x) < 20
            else 0.0)
        pen.mark("dark", joined(line([(x - 6, -24), (x + 6, -24)]), line([(x - 6, -34), (x + 6, -34)])), width=0.8,
            alpha=0.6)
    body = smooth([(-40, -44, "c"), (-43, -60), (-34, -68), (0, -66), (28, -70), (40, -60), (38, -44, "c")])
    pen.part("wood", body)
    pen.mark("dark", joined(*(curve((-46, y), (0, y + 2), (46, y - 2)) for y in (-62, -56, -50))), width=0.8, alpha=0.6)
    pen.mark("dark", difference(rect(-14, -63, 20, 17), rect(-12.6, -61.6, 17.2, 14.2)), alpha=0.8)
    neck = polygon([(14, -64), (26, -98), (36, -108), (44, -104), (60, -88), (56, -80), (46, -82), (40, -58)])
    pen.part("wood", neck, tone=0.03)
    pen.mark("dark", joined(line([(18, -70), (42, -64)]), line([(22, -82), (46, -76)]), line([(26, -94), (44, -86)]),
        line([(44, -104), (42, -84)])), width=0.8, alpha=0.6)
    pen.part("dark", joined(ellipse(44, -96, 2.2), ellipse(56, -86, 1.3)), shade="flat")
    pen.part("wood", polygon([(32, -106), (32, -117), (38, -107)]), tone=-0.03)
    pen.part("dark", joined(*(polygon([(14 + 4.2 * i, -68 - 9 * i), (10 + 4.2 * i, -82 - 9 * i), (20 + 4 * i,
        -80 - 8 * i)]) for i in range(4))), tone=0.05)
    pen.part("dark", limb([(-41, -62, 4), (-50, -52, 5), (-52, -34, 3)]), tone=0.05)
    pen.stroke("dark", pole((-60, -10), (-50, -11), 1, 1), 1)
    pen.anchor(top=(34, -110), back=(0, -66), seat=(-4, -67), head=(44, -94))


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
