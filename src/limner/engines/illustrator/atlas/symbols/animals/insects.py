"""Insects, spiders and other small crawlers."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math
from itertools import pairwise

from limner.drawing.geometry import (
    CORNER,
    Point,
    bounds,
    difference,
    ellipse,
    joined,
    limb,
    mirrored,
    polygon,
    scaled,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import EYES, Frame, Slots, both, eye, eyes, fused, smile
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.templates.animal import eyed, side_ends
from limner.engines.illustrator.atlas.templates.insect import banded, feelers, legs, veined
from limner.engines.illustrator.atlas.templates.quadruped import FAR


@symbol("scorpion", kinds="arachnid, animal", height=0.08, slots={**EYES, "shell": ("#a8622f", "primary"),
    "sting": ("#4a2f22", "fixed")}, home="desert")
def scorpion(pen: Pen) -> None:
    for i in range(4):
        for tone, lift in ((FAR, -4), (0.0, 0)):
            x = -16 + 10 * i + (3 if lift else 0)
            pen.part("shell", limb([(x, -18 + lift, 4), (x + (i - 1.5) * 6, -26 + lift, 3.4),
                (x + (i - 1.5) * 10, -1 + lift * 0.4, 2)]), tone=tone - 0.04)
    chain = [(-28, -20, 13), (-46, -30, 11), (-54, -48, 10), (-48, -66, 9), (-32, -76, 8), (-16, -74, 7)]
    for (x, y, w), (nx, ny, nw) in pairwise(chain):
        pen.part("shell", limb([(x, y, w), (nx, ny, nw)]), tone=0.02)
    pen.part("sting", limb([(-16, -74, 8), (-7, -68, 5), (-4, -58, 0.8)]))
    for y, tone in ((-24, FAR), (-14, 0.0)):
        pen.part("shell", limb([(22, y, 6), (36, y - 8, 5), (46, y - 4, 5)]), tone=tone)
        pen.part("shell", union(smooth([(42, y - 8), (50, y - 18), (64, y - 16, "c"), (54, y - 10)]),
            smooth([(42, y - 2), (52, y + 3), (64, y - 4, "c"), (52, y - 7)]), ellipse(45, y - 5, 6, 7)), tone=tone)
    body = smooth([(-32, -22), (-22, -32), (0, -35), (20, -30), (28, -20), (18, -12), (-8, -10), (-28, -14)])
    pen.part("shell", body)
    pen.mark("shell", joined(*(curve((x, -38), (x + 3, -22), (x, -8)) for x in (-20, -10, 0, 10))), width=1.8,
        tone=-0.12)
    eye(pen, (20, -26), 2.0)
    pen.anchor(feet=(0, 0), head=(20, -24), eye=(20, -26), mouth=(28, -18), back=(-4, -34), seat=(-4, -34),
        hat=(18, -32), face=(20, -26), neck=(20, -24), hand=(28, -18), lean=(-4, -34))


@symbol("grasshopper, cricket, cricket insect, locust, katydid", kinds="insect, animal", height=0.05,
    slots={**EYES, "coat": ("#6aa544", "primary"), "wing": ("#9cc45a", "follow")})
def grasshopper(pen: Pen) -> None:
    pen.part("coat", joined(limb([(20, -20, 3.4), (28, -10, 2.6), (24, -1, 2)]),
        limb([(8, -18, 3.4), (12, -8, 2.6), (6, -1, 2)])), tone=FAR)
    pen.part("coat", limb([(-2, -24, 11), (-26, -50, 7), (-34, -58, 3.6)]), tone=FAR)
    body = smooth([(-58, -18), (-30, -30), (10, -38), (34, -42), (44, -34), (38, -20), (14, -14), (-24, -12)])
    pen.part("coat", body)
    pen.mark("coat", joined(*(curve((x, -34), (x - 2, -10)) for x in (-42, -32, -22, -12))), width=1.4, tone=-0.1)
    pen.part("wing", smooth([(-60, -24, "c"), (-30, -38), (14, -40), (22, -32), (-10, -26), (-40, -20)]))
    pen.part("coat", ellipse(40, -36, 11, 13, 14), tone=0.03)
    pen.stroke("coat", joined(curve((44, -47), (56, -58), (62, -72)), curve((40, -48), (46, -62), (48, -76))), 1.3,
        tone=-0.1)
    eyed(pen, 43, -39, 2.3)
    pen.part("coat", limb([(2, -20, 12), (-20, -46, 8), (-26, -54, 4)]), tone=0.04)
    pen.part("coat", limb([(-26, -54, 3.6), (-34, -26, 2.8), (-40, -1, 2)]), tone=-0.02)
    pen.stroke("coat", limb([(-44, -1, 1), (-32, -1, 1)]), 2)
    pen.part("coat", limb([(26, -20, 3.6), (34, -10, 2.8), (30, -1, 2)]), tone=-0.02)
    pen.anchor(feet=(0, 0), head=(40, -36), eye=(43, -39), mouth=(48, -28), back=(-10, -40), seat=(-10, -40),
        hat=(40, -48), face=(43, -39), neck=(40, -36), hand=(48, -28), lean=(-10, -40))


@symbol("praying mantis, mantis", kinds="insect, animal", height=0.08, slots={**EYES, "coat": ("#76b043", "primary"),
    "wing": ("#a5d06a", "follow")})
def mantis(pen: Pen) -> None:
    for x0, x1, x2, tone in ((-14, 2, 10, FAR), (-30, -24, -18, FAR), (-22, -8, -2, 0.02), (-34, -46, -54, 0.02)):
        pen.part("coat", limb([(x0, -34, 4), (x1, -40 if tone else -36, 3.2), (x2, -1, 1.8)]), tone=tone)
    pen.part("coat", limb([(22, -68, 6), (38, -58, 6), (40, -44, 4)]), tone=FAR)
    pen.part("coat", limb([(-84, -16, 3), (-58, -26, 15), (-30, -36, 16), (-8, -44, 9)]))
    pen.part("wing", smooth([(-92, -20, "c"), (-58, -40), (-26, -48), (-8, -46), (-24, -34), (-60, -26)]))
    pen.mark("wing", joined(curve((-88, -20), (-50, -36), (-12, -45)), curve((-70, -24), (-40, -33), (-20, -38))),
        tone=-0.1, width=1)
    pen.part("coat", limb([(-10, -44, 9), (8, -62, 7), (24, -84, 7)]))
    pen.part("coat", limb([(18, -72, 7), (36, -50, 8), (48, -66, 4)]), tone=0.04)
    pen.part("coat", union(limb([(48, -68, 5), (60, -46, 5), (58, -36, 2)]),
        *(polygon([(49 + 3 * i, -62 + 6 * i), (45 + 3 * i, -57 + 6 * i), (51 + 3 * i, -58 + 6 * i)])
        for i in range(4))), tone=0.06)
    pen.part("coat", smooth([(14, -90), (26, -94), (44, -92), (40, -84), (32, -74), (26, -75)]))
    pen.stroke("coat", joined(curve((30, -93), (38, -108), (54, -114)), curve((26, -93), (26, -110), (36, -120))), 1.3,
        tone=-0.1)
    for x, y in ((16, -91), (41, -91)):
        pen.part("wing", ellipse(x, y, 5.4, 6.4))
    eye(pen, (17, -91), 2.2, inner=1)
    eye(pen, (42, -91), 2.2, inner=-1)
    side_ends(pen, (29, -88), (42, -91), (30, -76), (28, -94), (-40, -44))


@symbol("housefly, house fly, fruit fly, horsefly", symbol_id="fly", kinds="insect, animal", height=0.01, place="air",
    poses="flying", faces_viewer=True,
    slots={**EYES, "coat": ("#3f444f", "primary"), "wing": ("#cfe3ee", "fixed"), "red": ("#c0383a", "fixed")})
def fly(pen: Pen) -> None:
    legs = [limb([(8, -46, 3), (32, -46 + dy, 2.4), (44, -36 + 2 * dy, 1.6)]) for dy in (-12, 2, 16)]
    pen.part("coat", both(union(*legs)), tone=-0.04)
    pen.part("coat", ellipse(0, -24, 17, 24))
    pen.mark("coat", joined(*(curve((-20, y), (0, y + 4), (20, y)) for y in (-34, -24, -14))), tone=0.1, width=2)
    pen.part("coat", ellipse(0, -54, 17, 15), tone=-0.04)
    wing = smooth([(6, -58), (24, -52), (48, -28), (56, -6), (46, 2), (30, -6), (14, -30)])
    pen.part("wing", both(wing), shade="glass", alpha=0.75)
    pen.stroke("coat", both(joined(curve((8, -56), (30, -32), (50, -4)), curve((12, -46), (28, -24), (40, -4)),
        curve((24, -50), (44, -28), (52, -8)))), 0.9, alpha=0.5)
    pen.part("coat", ellipse(0, -74, 14, 10), tone=0.03)
    pen.part("red", both(ellipse(11, -77, 9, 10, -20)))
    pen.mark("glint", both(ellipse(13, -81, 2.4, 3)), alpha=0.7)
    pen.part("eye", ellipse(0, -84, 1.6), shade="flat", detail=2)
    pen.stroke("coat", both(curve((2, -83), (6, -92))), 1.6)
    side_ends(pen, (0, -74), (11, -77), (0, -84), (0, -86), (0, -54))
    pen.anchor(eye=(11, -77))


BODY: Slots = {**EYES, "body": ("#3b2f38", "fixed")}


def _ends(pen: Pen, head: Point, mouth: Point, hat: Point, back: Point, tail: Point) -> None:
    pen.anchor(feet=(0, 0), head=head, face=head, eye=head, mouth=mouth, hand=mouth, hat=hat, neck=head, back=back,
        seat=back, tail=tail, lean=mouth)


@symbol("butterfly, monarch butterfly, swallowtail, monarch", kinds="insect, animal", height=0.08, place="air",
    poses="flying, standing", faces_viewer=True,
        slots={**BODY, "wing": ("#ef8a2e", "primary"), "inner": ("#f8bf4f", "follow"), "edge": ("#3b2a33", "follow"),
            "dot": ("#fff4df", "fixed")}, home="garden", traits=("airborne", "colourful"))
def butterfly(pen: Pen) -> None:
    turn = -8 if pen.pose == "flying" else 0
    f = Frame(0, -48, 1.0, turn)
    upper = smooth([(2, -6, CORNER), (8, -26), (24, -44), (43, -47), (50, -36), (46, -18), (32, -4), (14, 2), (2, 2)])
    lower = smooth([(2, 0, CORNER), (16, 2), (31, 8), (37, 20), (31, 33), (24, 36), (22, 45), (17, 43), (13, 34),
        (5, 20), (1.6, 8)])
    for shape, part in ((lower, "lower"), (upper, "upper")):
        pen.part("wing", f.path(both(shape)), tone=-0.02 if part == "lower" else 0.0)
        x0, y0, x1, y1 = bounds(shape)
        rim = difference(shape, scaled(shape, 0.87, centre=((x0 * 0.6 + x1 * 0.4), (y0 + y1) / 2)))
        pen.mark("edge", f.path(union(rim, mirrored(rim))))
        if part == "upper":
            pen.mark("inner", f.path(both(smooth([(8, -9), (15, -22), (26, -32), (36, -33), (35, -20), (24, -10),
                (13, -5)]))))
            pen.mark("edge", f.path(both(joined(curve((3, -5), (20, -20), (44, -38)),
                curve((3, -4), (22, -12), (46, -24)), curve((3, -3), (20, -4), (36, -10))))), width=1.5)
            dots = [(39, -43, 1.7), (45.6, -40, 1.8), (47, -33, 1.7), (46.6, -25.6, 1.6), (42.6, -17, 1.5)]
        else:
            pen.mark("inner", f.path(both(smooth([(8, 6), (18, 9), (25, 15), (24, 23), (17, 25), (10, 17)]))))
            pen.mark("edge", f.path(both(joined(curve((2, 4), (16, 14), (32, 20)),
                curve((2, 5), (12, 20), (22, 32))))), width=1.4)
            dots = [(34, 18, 1.5), (32.6, 25, 1.5), (28, 31.4, 1.4)]
        pen.mark("dot", f.path(both(joined(*(ellipse(*d) for d in dots)))), detail=1)
    pen.stroke("body", f.path(both(curve((1, -21), (6, -34), (12, -42)))), 1.3)
    pen.part("body", f.path(both(ellipse(12.4, -42.6, 1.9))), shade="flat")
    pen.part("body", f.path(limb([(0, -20, 6), (0, -8, 6.4), (0, 8, 5.6), (0, 28, 2.4)])))
    pen.part("body", f.oval(0, -21, 4.4, 4.6))
    pen.part("glint", f.path(both(ellipse(1.8, -21.6, 1.2))), shade="flat", detail=1)
    _ends(pen, f.at(0, -21), f.at(0, -18), f.at(0, -25), f.at(0, -10), f.at(0, 28))


@symbol("bee, bumblebee, honeybee, honey bee, wasp, hornet, bumble bee", kinds="insect, animal", height=0.025,
    place="air", poses="flying",
        slots={**BODY, "coat": ("#f6c02f", "primary"), "wing": ("#d8ecf6", "fixed"),
        "blush": ("#ef8a5a", "fixed")}, home="garden")
def bee(pen: Pen) -> None:
    veined(pen, "wing", smooth([(4, -52, CORNER), (10, -76), (24, -90), (33, -84), (28, -66), (14, -52)]),
        [curve((6, -54), (16, -70), (28, -82))], alpha=0.72, tone=-0.05)
    pen.part("body", smooth([(-34, -36), (-46, -31, CORNER), (-34, -28)]))
    legs(pen, "body", [[(12, -16), (14, -8), (10, -2)], [(2, -14), (3, -6), (-2, 0)],
        [(-9, -15), (-9, -7), (-14, -2)]], 2.6)
    trunk = smooth([(20, -52), (4, -56), (-16, -53), (-33, -42), (-39, -32), (-30, -21), (-12, -13), (8, -12),
        (22, -18)])
    pen.part("coat", trunk)
    banded(pen, "body", Frame(0, -34), (6, -10, -25), 26, 8.4)
    pen.part("coat", ellipse(26, -36, 18, 18.6))
    pen.stroke("body", joined(curve((28, -53), (32, -64), (40, -70)), curve((34, -51), (40, -60), (48, -63))), 1.8)
    pen.part("body", joined(ellipse(40.4, -70.4, 2.4), ellipse(48.6, -63.2, 2.4)), shade="flat")
    veined(pen, "wing", smooth([(2, -50, CORNER), (-8, -74), (-22, -92), (-34, -90), (-34, -74), (-18, -56)]),
        [curve((0, -52), (-14, -70), (-28, -84)), curve((-2, -51), (-18, -62), (-31, -74))], alpha=0.82)
    eye(pen, (33, -38), 4.4)
    pen.stroke("eye", curve((32, -26), (36, -23.6), (40, -26.6)), 1.5)
    pen.part("blush", ellipse(25, -28, 3.6, 2.4), shade="flat", alpha=0.6, detail=1)
    _ends(pen, (28, -36), (38, -25), (26, -54), (-4, -55), (-44, -31))


@symbol("ladybug, ladybird, lady beetle, bug", kinds="insect, animal", height=0.012,
        slots={**BODY, "coat": ("#dc3b33", "primary")}, home="garden")
def ladybug(pen: Pen) -> None:
    legs(pen, "body", [[(22, -14), (32, -8), (33, 0)], [(0, -12), (6, -4), (4, 0)],
        [(-24, -13), (-30, -6), (-33, 0)]], 4.4)
    f = Frame(37, -24, 1.0)
    pen.stroke("body", joined(curve((40, -38), (46, -48), (55, -50)), curve((44, -35), (52, -42), (60, -41))), 1.8)
    pen.part("body", joined(ellipse(55.6, -50, 2.4), ellipse(60.6, -41, 2.4)), shade="flat")
    pen.part("body", ellipse(37, -24, 16, 16.4))
    shell = smooth([(-46, -8, CORNER), (-46, -26), (-32, -48), (-8, -56), (16, -50), (29, -32), (31, -10, CORNER),
        (-6, -6)])
    pen.part("coat", shell)
    pen.mark("body", joined(*(ellipse(x, y, r, r * 1.05) for x, y, r in ((-28, -30, 6.4), (-10, -43, 6),
        (10, -40, 5.4), (-12, -22, 6.2), (10, -20, 5.8), (-36, -14, 4.4), (22, -30, 3.6)))))
    pen.mark("glint", ellipse(-14, -50, 10, 2.4, -14), alpha=0.4, detail=1)
    pen.part("glint", f.oval(5.6, -3.4, 5.4, 5.8), shade="flat")
    eye(pen, f.at(6.8, -3), 3.6)
    pen.stroke("glint", f.line((4, 6.4), (8, 8.4), (11.6, 5.6)), 1.3)
    _ends(pen, (40, -25), (48, -17), (38, -40), (-8, -56), (-46, -14))


@symbol("snail, slug, escargot", kinds="animal", height=0.04,
        slots={**EYES, "coat": ("#e6b98a", "follow"), "belly": ("#f4dcb8", "follow"), "shell": ("#c9733f", "primary"),
            "swirl": ("#8f4a28", "follow")}, home="garden")
def snail(pen: Pen) -> None:
    pen.part("coat", limb([(40, -36, 7), (38, -52, 4), (34, -64, 3.6)]), tone=-0.1)
    pen.part("coat", ellipse(33.6, -66, 4.4), tone=-0.1)
    foot = smooth([(-58, -1, CORNER), (-44, -9), (-20, -13), (16, -13), (27, -22), (30, -40), (40, -48), (51, -42),
        (52, -26), (47, -10), (34, 0, CORNER)])
    pen.part("coat", fused(foot, limb([(44, -40, 8), (48, -55, 4.4), (52, -66, 3.8)]), ellipse(52.4, -69, 5), radius=2))
    pen.mark("belly", smooth([(-60, -4), (-20, -6), (24, -7), (40, -14), (48, -12), (40, 4), (-60, 4)]))
    pen.part("shell", smooth([(22, -12), (27, -30), (20, -52), (0, -64), (-24, -58), (-38, -40), (-36, -18),
        (-24, -9), (0, -8)]))
    spiral = [(-5 + (2.5 + 2.3 * t) * math.cos(t),
        -34 + (2.4 + 2.15 * t) * math.sin(t)) for t in (0.6 * k for k in range(22))]
    pen.mark("swirl", smooth(spiral, closed=False), width=3.2)
    pen.mark("glint", curve((-30, -46), (-20, -57), (-6, -61)), width=2.4, alpha=0.35, detail=1)
    eye(pen, (53, -69.4), 2.5)
    eye(pen, (34.4, -66.4), 2.2)
    pen.stroke("eye", curve((50, -30), (46.4, -27.6), (43, -29.4)), 1.4)
    _ends(pen, (44, -40), (50, -30), (46, -50), (-6, -64), (-56, -2))


@symbol("spider, tarantula, black widow", kinds="insect, animal", height=0.04, faces_viewer=True,
        slots={**EYES, "coat": ("#4a4058", "primary"), "belly": ("#7a6c8c", "follow")})
def spider(pen: Pen) -> None:
    for chain in (
        [(12, -42), (30, -66), (44, -50), (50, -26)], [(14, -38), (36, -50), (52, -34), (58, -8)],
        [(14, -32), (34, -34), (46, -20), (50, 0)], [(10, -28), (24, -20), (30, -8), (30, 0)],
    ):
        leg = limb([(x, y, 5.4 - 1.1 * i) for i, (x, y) in enumerate(chain)])
        pen.part("coat", both(leg), tone=-0.05)
    pen.part("coat", ellipse(0, -58, 23, 21))
    pen.mark("belly", joined(ellipse(0, -66, 4, 5), ellipse(-9, -60, 2.6, 3.4, 20), ellipse(9, -60, 2.6, 3.4, -20)),
        alpha=0.9)
    pen.part("coat", ellipse(0, -34, 18, 16), tone=0.03)
    for x, y, r in ((-7, -37, 5.4), (7, -37, 5.4), (-14, -42, 2.8), (14, -42, 2.8)):
        pen.part("glint", ellipse(x, y, r), shade="flat")
    eyes(pen, [(-6, -36.4), (8, -36.4)], 3.3)
    eyes(pen, [(-13.4, -41.6), (14.6, -41.6)], 1.6)
    pen.stroke("glint", smile(Frame(0, 0), 0, -27.6, 4.6, 2.4), 1.4)
    _ends(pen, (0, -35), (0, -27), (0, -50), (0, -78), (0, -78))


@symbol("dragonfly, damselfly", kinds="insect, animal", height=0.06, place="air", poses="flying",
        slots={**EYES, "coat": ("#2f8f9c", "primary"), "band": ("#1f6270", "follow"),
        "wing": ("#cfe9f2", "fixed")}, home="lake")
def dragonfly(pen: Pen) -> None:
    far = [smooth([(12, -40, CORNER), (22, -66), (38, -90), (46, -86), (40, -64), (18, -40)]),
        smooth([(4, -40, CORNER), (2, -66), (8, -90), (17, -90), (16, -66), (10, -40)])]
    near = [smooth([(10, -36, CORNER), (6, -60), (-10, -84), (-21, -84), (-18, -64), (0, -38)]),
        smooth([(4, -34, CORNER), (-14, -50), (-36, -62), (-45, -56), (-36, -44), (-4, -32)])]
    for wing in far:
        veined(pen, "wing", wing, [], alpha=0.7, tone=-0.06)
    pen.part("coat", limb([(6, -34, 9), (-16, -28, 6), (-40, -19, 5), (-58, -10, 4.4), (-64, -7, 3)]))
    pen.mark("band", joined(*(curve((x, y - 6), (x + 2, y + 6)) for x, y in ((-12, -29), (-22, -26), (-32, -22.4),
        (-42, -18.4), (-51, -14)))), width=2)
    pen.part("coat", limb([(2, -34, 14), (18, -38, 15)]))
    pen.part("coat", ellipse(30, -41, 10, 9.4), tone=0.02)
    lines = [[curve((9, -38), (0, -60), (-16, -80))], [curve((3, -35), (-16, -46), (-38, -56))]]
    for wing, veins in zip(near, lines, strict=True):
        veined(pen, "wing", wing, veins, alpha=0.82)
    pen.part("glint", ellipse(34, -44, 5.6, 5.8), shade="flat")
    eye(pen, (35.2, -43.6), 3.7)
    pen.stroke("eye", curve((39, -37), (35, -34.6), (31, -36)), 1.2)
    legs(pen, "band", [[(20, -32), (24, -24), (20, -18)], [(13, -30), (15, -22), (10, -16)]], 2.0)
    _ends(pen, (30, -41), (38, -36), (28, -50), (8, -42), (-62, -8))


@symbol("ant, termite", kinds="insect, animal", height=0.01,
        slots={**EYES, "coat": ("#8a3f32", "primary")})
def ant(pen: Pen) -> None:
    legs(pen, "coat", [[(10, -26), (24, -32), (30, -12), (38, 0)], [(2, -26), (2, -36), (6, -14), (2, 0)],
        [(-6, -26), (-20, -34), (-30, -14), (-40, 0)]], 3.6, tone=-0.1)
    trunk = fused(ellipse(-36, -32, 22, 16.4, -12), limb([(-18, -28, 6), (-4, -28, 15), (8, -30, 14), (20, -36, 8)]),
        ellipse(33, -42, 15, 14), radius=2.5)
    pen.part("coat", trunk)
    pen.mark("coat", joined(curve((-44, -50), (-40, -32), (-42, -14)), curve((-34, -50), (-29, -32), (-32, -12))),
        width=1.4, tone=-0.1)
    pen.stroke("coat", joined(curve((36, -54), (42, -68), (54, -70)), curve((42, -51), (50, -62), (61, -61))), 2.2,
        tone=-0.1)
    pen.part("glint", ellipse(38, -44, 5.4, 6), shade="flat")
    eye(pen, (39.4, -43.6), 3.7)
    pen.stroke("eye", curve((36, -33.6), (40, -31.6), (44, -34.4)), 1.4)
    legs(pen, "coat", [[(14, -26), (28, -26), (34, -8), (44, 0)], [(6, -25), (10, -32), (14, -12), (12, 0)],
        [(-2, -25), (-12, -30), (-18, -12), (-26, 0)]], 3.8)
    _ends(pen, (34, -42), (42, -33), (32, -56), (-4, -36), (-58, -30))


@symbol("caterpillar, inchworm, grub", kinds="insect, animal", height=0.025,
        slots={**EYES, "coat": ("#86bf4a", "primary"), "belly": ("#d9e88c", "follow"), "feet": ("#f0a03c", "fixed"),
            "blush": ("#f08a6a", "fixed")})
def caterpillar(pen: Pen) -> None:
    knots = [(-54, -14, 13), (-38, -16, 15), (-20, -18, 16), (0, -17, 16), (18, -17, 16)]
    pen.part("feet", joined(*(ellipse(x + d, -2.6, 3.4, 3) for x, _, _ in knots for d in (-4, 4))))
    for i, (x, y, r) in enumerate(knots):
        pen.part("coat", ellipse(x, y, r), tone=-0.04 if i % 2 == 0 else 0.02)
        pen.mark("belly", ellipse(x, y - r * 0.2, r * 0.34), detail=1)
    feelers(pen, "feet", (38, -52), (9, -14), width=2.0, knob=3.2)
    pen.part("coat", ellipse(38, -33, 22, 21.6), tone=0.01)
    eyes(pen, [(32, -36), (48, -36)], 4.0)
    pen.stroke("eye", curve((35, -25), (40.6, -21), (46, -25.4)), 1.6)
    pen.part("blush", joined(ellipse(26.6, -27, 3.8, 2.5), ellipse(53, -27, 3.4, 2.4)), shade="flat", alpha=0.6,
        detail=1)
    _ends(pen, (40, -34), (40, -22), (38, -54), (-10, -34), (-66, -12))


@symbol("moth, luna moth, hawk moth, death's-head moth", kinds="insect, animal", height=0.07, place="air",
    poses="flying, standing", faces_viewer=True,
    slots={**EYES, "wing": ("#b39a78", "primary"), "band": ("#7d6448", "follow"), "pale": ("#e6d8bc", "follow"),
    "body": ("#8a7052", "follow"), "dot": ("#3a2c24", "fixed")}, home="garden", traits=("airborne", "nightly"))
def moth(pen: Pen) -> None:
    f = Frame(0, -46, 1.0, -6 if pen.pose == "flying" else 0)
    lower = smooth([(3, -2, CORNER), (20, 2), (34, 14), (34, 28), (22, 33), (10, 24), (2, 12)])
    upper = smooth([(3, -12, CORNER), (22, -22), (46, -30), (62, -28, CORNER), (58, -12), (48, 4), (34, 12), (16, 10),
        (3, 4)])
    pen.part("wing", f.path(both(lower)), tone=-0.04)
    pen.mark("band", f.path(both(curve((4, 18), (18, 24), (34, 14)))), width=3)
    pen.part("wing", f.path(both(upper)))
    pen.mark("band", f.path(both(joined(curve((54, -30), (46, -12), (34, 12)), curve((30, -26), (26, -8), (20, 10))))),
        width=4)
    pen.mark("pale", f.path(both(curve((48, -30), (41, -10), (28, 12)))), width=2.4)
    pen.mark("dot", f.path(both(ellipse(37, -13, 5))))
    pen.mark("pale", f.path(both(ellipse(37, -13, 2.4))))
    pen.part("body", f.path(smooth([(-7, -14), (0, -20), (7, -14), (8, 2), (5, 24), (0, 30), (-5, 24), (-8, 2)])))
    pen.mark("band", f.path(joined(*(curve((-8, y), (0, y + 2), (8, y)) for y in (4, 11, 18)))), width=2)
    pen.mark("pale", f.path(ellipse(0, -12, 8, 5)))
    feather = limb([(2, -19, 1.6), (9, -28, 4.4), (17, -33, 3.4), (22, -33, 0.8)])
    pen.part("band", f.path(both(feather)))
    pen.part("eye", f.path(both(ellipse(3.4, -17.6, 2.2))), shade="flat")
    _ends(pen, f.at(0, -16), f.at(0, -13), f.at(0, -22), f.at(0, -6), f.at(0, 30))


@symbol("beetle, scarab, stag beetle, dung beetle, rhinoceros beetle", kinds="insect, animal", height=0.03,
    slots={**EYES, "shell": ("#2f6a5c", "primary"), "dark": ("#23262e", "fixed")}, home="forest")
def beetle(pen: Pen) -> None:
    for x, tone in ((26, FAR), (4, FAR), (-18, FAR)):
        pen.part("dark", limb([(x + 4, -14, 4), (x + 12, -20, 3.4), (x + 17, -1, 2)]), tone=tone + 0.2)
    shell = smooth([(-58, -10, CORNER), (-52, -34), (-28, -50), (0, -52), (20, -42), (26, -14, CORNER), (0, -9),
        (-30, -8)])
    pen.part("shell", shell)
    pen.mark("shell", joined(*(curve((-54, -12 - d), (-24, -18 - 2.2 * d), (24, -15 - d)) for d in (4, 10, 16))),
        width=1.3, tone=-0.1)
    pen.mark("shell", ellipse(-22, -42, 18, 4.4, -10), tone=0.14, alpha=0.7)
    pen.part("shell", smooth([(20, -44), (38, -42), (46, -28), (44, -13, CORNER), (26, -11, CORNER), (23, -28)]),
        tone=-0.06)
    pen.part("dark", smooth([(42, -32), (54, -32), (60, -22), (54, -13), (43, -13)]))
    pen.part("dark", limb([(56, -28, 6), (68, -38, 5), (72, -52, 4), (66, -60, 1.4)]), tone=0.05)
    pen.part("dark", limb([(58, -18, 4.4), (70, -18, 4), (78, -26, 1.2)]), tone=0.05)
    for x in (30, 6, -24):
        pen.part("dark", joined(limb([(x, -14, 5), (x + 8, -18, 4), (x + 14, -2, 2.6)]),
            limb([(x + 14, -2, 2.4), (x + 20, -1, 1.6)])), tone=0.06)
    eyed(pen, 54, -26, 2.6)
    side_ends(pen, (54, -22), (54, -26), (62, -18), (50, -34), (-10, -52))


@symbol("mosquito, gnat, midge", kinds="insect, animal", height=0.008, place="air", poses="flying",
    slots={**EYES, "coat": ("#4a4a52", "primary"), "band": ("#e9e6e0", "fixed"), "wing": ("#cfe3ee", "fixed"),
    "red": ("#b8323a", "fixed")})
def mosquito(pen: Pen) -> None:
    for x0, x1, x2 in ((-4, -22, -30), (2, 2, -8), (8, 24, 20)):
        pen.stroke("coat", smooth([(x0, -50), (x1, -66), ((x1 + x2) / 2, -36), (x2, -4), (x2 - 6, -1)],
            closed=False), 1.8)
    pen.part("wing", smooth([(2, -56, CORNER), (-14, -78), (-44, -92), (-50, -84), (-32, -66)]), alpha=0.75,
        shade="flat")
    abdomen = limb([(0, -52, 9), (-22, -46, 11), (-44, -34, 9), (-58, -22, 3)])
    pen.part("red", abdomen)
    pen.mark("coat", joined(*(curve((x, -60), (x + 4, -46), (x + 2, -26)) for x in (-50, -38, -26, -12))), width=4.6)
    pen.part("coat", ellipse(6, -55, 13, 11))
    pen.part("coat", ellipse(24, -50, 9, 8.6), tone=0.05)
    pen.part("coat", limb([(30, -46, 3), (44, -30, 2), (56, -12, 0.8)]))
    pen.stroke("coat", joined(curve((28, -57), (38, -66), (50, -66)), curve((30, -54), (42, -58), (52, -54))), 1.4)
    eyed(pen, 27, -52, 3)
    side_ends(pen, (24, -50), (27, -52), (56, -12), (22, -58), (0, -64))


@symbol("worm, earthworm", kinds="animal", height=0.02, slots={**EYES, "coat": ("#e08a86", "primary"),
    "band": ("#c9656a", "follow")}, home="garden")
def worm(pen: Pen) -> None:
    chain = [(-72, -5, 6), (-54, -10, 12), (-34, -22, 14), (-14, -24, 14.6), (4, -12, 14.6), (24, -9, 15), (40, -22,
        15),
        (46, -42, 15), (52, -54, 14)]
    body = limb(chain)
    pen.part("coat", body)
    pen.mark("coat", joined(*(ellipse(x, y, 1.2, w * 0.7, 70 * (i % 3) - 40) for i, (x, y,
        w) in enumerate(chain[1:-1]))),
        tone=-0.08)
    pen.mark("band", limb([(-26, -25, 18), (-14, -25, 18)]))
    pen.mark("coat", limb([(-50, -14, 3), (-34, -26, 3), (-16, -29, 3)]), tone=0.08, alpha=0.7)
    eyed(pen, 55, -56, 2.6)
    pen.stroke("eye", smile(Frame(0, 0), 57, -50, 3.4, 1.8), 1.1)
    side_ends(pen, (52, -54), (55, -56), (57, -49), (50, -60), (-24, -30))
