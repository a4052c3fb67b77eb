"""Landmarks of Italy."""

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
from limner.engines.illustrator.atlas.solid import crescent, curve
from limner.engines.illustrator.atlas.templates.monument import (
    along,
    arcade,
    arch,
    columns,
    courses,
    cupola,
    gable,
    panes,
    spire,
    spires,
    stairs,
    uprights,
    wall,
)


@symbol("trevi fountain, fontana di trevi", kinds="fountain, landmark, building", home="forecourt", height=26,
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
    kinds="church, landmark, building", home="forecourt", height=136, symbol_id="st_peters",
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
    kinds="church, landmark, building", home="forecourt", height=114, symbol_id="florence_cathedral",
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


@symbol("milan cathedral, duomo di milano, duomo of milan", kinds="church, landmark, building", home="forecourt",
    height=108,
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
