"""Landmarks of Spain, Portugal, Greece and Turkey."""

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
    smooth,
    union,
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
    courses,
    cupola,
    meridians,
    panes,
    spire,
    spires,
    stairs,
    taper,
    wall,
)


@symbol("sagrada familia, sagrada família", kinds="church, landmark, building", home="forecourt", height=138,
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


@symbol("alhambra, court of the lions, the alhambra", kinds=LANDMARK, home="forecourt", height=26, symbol_id="alhambra",
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


@symbol("hagia sophia, aya sofya, ayasofya", kinds="mosque, landmark, building", home="forecourt",
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
