"""Landmarks of France."""

# fmt: off
# Outlines read better as runs of points than one point a line.


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
from limner.engines.illustrator.atlas.solid import crescent
from limner.engines.illustrator.atlas.symbols.landmarks.shared import LANDMARK
from limner.engines.illustrator.atlas.templates.building import battlement
from limner.engines.illustrator.atlas.templates.monument import (
    along,
    arcade,
    arch,
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
    wall,
)


@symbol("notre-dame, notre dame, notre dame cathedral, notre-dame cathedral, notre dame de paris",
    kinds="church, landmark, building", home="forecourt", height=96, symbol_id="notre_dame",
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


@symbol("arc de triomphe, arc de triomphe de l'etoile", kinds=LANDMARK, home="forecourt", height=50,
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


@symbol("louvre pyramid, glass pyramid, the louvre, louvre, louvre museum", kinds=LANDMARK, home="forecourt", height=22,
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
    kinds="church, landmark, building", home="forecourt", height=83, symbol_id="sacre_coeur",
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
