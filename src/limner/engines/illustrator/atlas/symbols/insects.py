"""Insects and what people call so: butterflies, bees, ladybirds, snails, spiders."""

import math

from limner.engines.illustrator.atlas.symbol import Pen, symbol
from limner.engines.illustrator.atlas.templates.flesh import EYES, Frame, Slots, both, eye, eyes, fused, smile
from limner.engines.illustrator.atlas.templates.insect import banded, feelers, legs, veined
from limner.engines.illustrator.atlas.templates.solid import curve
from limner.engines.illustrator.geometry import (
    CORNER,
    Point,
    bounds,
    difference,
    ellipse,
    joined,
    limb,
    mirrored,
    scaled,
    smooth,
    union,
)

BODY: Slots = {**EYES, "body": ("#3b2f38", "fixed")}


def _ends(pen: Pen, head: Point, mouth: Point, hat: Point, back: Point, tail: Point) -> None:
    pen.anchor(feet=(0, 0), head=head, face=head, eye=head, mouth=mouth, hand=mouth, hat=hat, neck=head, back=back,
        seat=back, tail=tail, lean=mouth)  # fmt: skip


@symbol("butterfly, monarch butterfly, moth, swallowtail, monarch", kinds="insect, animal", height=0.08, place="air",
    poses="flying, standing", faces_viewer=True,
        slots={**BODY, "wing": ("#ef8a2e", "primary"), "inner": ("#f8bf4f", "follow"), "edge": ("#3b2a33", "follow"),
            "dot": ("#fff4df", "fixed")}, home="garden", traits=("airborne", "colourful"))  # fmt: skip
def butterfly(pen: Pen) -> None:
    turn = -8 if pen.pose == "flying" else 0
    f = Frame(0, -48, 1.0, turn)
    upper = smooth([(2, -6, CORNER), (8, -26), (24, -44), (43, -47), (50, -36), (46, -18), (32, -4), (14, 2), (2, 2)])
    lower = smooth([(2, 0, CORNER), (16, 2), (31, 8), (37, 20), (31, 33), (24, 36), (22, 45), (17, 43), (13, 34),
        (5, 20), (1.6, 8)])  # fmt: skip
    for shape, part in ((lower, "lower"), (upper, "upper")):
        pen.part("wing", f.path(both(shape)), tone=-0.02 if part == "lower" else 0.0)
        x0, y0, x1, y1 = bounds(shape)
        rim = difference(shape, scaled(shape, 0.87, centre=((x0 * 0.6 + x1 * 0.4), (y0 + y1) / 2)))
        pen.mark("edge", f.path(union(rim, mirrored(rim))))
        if part == "upper":
            pen.mark("inner", f.path(both(smooth([(8, -9), (15, -22), (26, -32), (36, -33), (35, -20), (24, -10),
                (13, -5)]))))  # fmt: skip
            pen.mark("edge", f.path(both(joined(curve((3, -5), (20, -20), (44, -38)),
                curve((3, -4), (22, -12), (46, -24)), curve((3, -3), (20, -4), (36, -10))))), width=1.5)  # fmt: skip
            dots = [(39, -43, 1.7), (45.6, -40, 1.8), (47, -33, 1.7), (46.6, -25.6, 1.6), (42.6, -17, 1.5)]
        else:
            pen.mark("inner", f.path(both(smooth([(8, 6), (18, 9), (25, 15), (24, 23), (17, 25), (10, 17)]))))
            pen.mark("edge", f.path(both(joined(curve((2, 4), (16, 14), (32, 20)),
                curve((2, 5), (12, 20), (22, 32))))), width=1.4)  # fmt: skip
            dots = [(34, 18, 1.5), (32.6, 25, 1.5), (28, 31.4, 1.4)]
        pen.mark("dot", f.path(both(joined(*(ellipse(*d) for d in dots)))), detail=1)
    pen.stroke("body", f.path(both(curve((1, -21), (6, -34), (12, -42)))), 1.3)
    pen.part("body", f.path(both(ellipse(12.4, -42.6, 1.9))), shade="flat")
    pen.part("body", f.path(limb([(0, -20, 6), (0, -8, 6.4), (0, 8, 5.6), (0, 28, 2.4)])))
    pen.part("body", f.oval(0, -21, 4.4, 4.6))
    pen.part("glint", f.path(both(ellipse(1.8, -21.6, 1.2))), shade="flat", detail=1)
    _ends(pen, f.at(0, -21), f.at(0, -18), f.at(0, -25), f.at(0, -10), f.at(0, 28))


@symbol("bee, bumblebee, honeybee, honey bee, wasp, hornet, bumble bee", kinds="insect, animal", height=0.05,
    place="air", poses="flying",
        slots={**BODY, "coat": ("#f6c02f", "primary"), "wing": ("#d8ecf6", "fixed"),
        "blush": ("#ef8a5a", "fixed")}, home="garden")  # fmt: skip
def bee(pen: Pen) -> None:
    veined(pen, "wing", smooth([(4, -52, CORNER), (10, -76), (24, -90), (33, -84), (28, -66), (14, -52)]),
        [curve((6, -54), (16, -70), (28, -82))], alpha=0.72, tone=-0.05)  # fmt: skip
    pen.part("body", smooth([(-34, -36), (-46, -31, CORNER), (-34, -28)]))
    legs(pen, "body", [[(12, -16), (14, -8), (10, -2)], [(2, -14), (3, -6), (-2, 0)],
        [(-9, -15), (-9, -7), (-14, -2)]], 2.6)  # fmt: skip
    trunk = smooth([(20, -52), (4, -56), (-16, -53), (-33, -42), (-39, -32), (-30, -21), (-12, -13), (8, -12),
        (22, -18)])  # fmt: skip
    pen.part("coat", trunk)
    banded(pen, "body", Frame(0, -34), (6, -10, -25), 26, 8.4)
    pen.part("coat", ellipse(26, -36, 18, 18.6))
    pen.stroke("body", joined(curve((28, -53), (32, -64), (40, -70)), curve((34, -51), (40, -60), (48, -63))), 1.8)
    pen.part("body", joined(ellipse(40.4, -70.4, 2.4), ellipse(48.6, -63.2, 2.4)), shade="flat")
    veined(pen, "wing", smooth([(2, -50, CORNER), (-8, -74), (-22, -92), (-34, -90), (-34, -74), (-18, -56)]),
        [curve((0, -52), (-14, -70), (-28, -84)), curve((-2, -51), (-18, -62), (-31, -74))], alpha=0.82)  # fmt: skip
    eye(pen, (33, -38), 4.4)
    pen.stroke("eye", curve((32, -26), (36, -23.6), (40, -26.6)), 1.5)
    pen.part("blush", ellipse(25, -28, 3.6, 2.4), shade="flat", alpha=0.6, detail=1)
    _ends(pen, (28, -36), (38, -25), (26, -54), (-4, -55), (-44, -31))


@symbol("ladybug, ladybird, lady beetle, beetle, bug, scarab", kinds="insect, animal", height=0.02,
        slots={**BODY, "coat": ("#dc3b33", "primary")}, home="garden")  # fmt: skip
def ladybug(pen: Pen) -> None:
    legs(pen, "body", [[(22, -14), (32, -8), (33, 0)], [(0, -12), (6, -4), (4, 0)],
        [(-24, -13), (-30, -6), (-33, 0)]], 4.4)  # fmt: skip
    f = Frame(37, -24, 1.0)
    pen.stroke("body", joined(curve((40, -38), (46, -48), (55, -50)), curve((44, -35), (52, -42), (60, -41))), 1.8)
    pen.part("body", joined(ellipse(55.6, -50, 2.4), ellipse(60.6, -41, 2.4)), shade="flat")
    pen.part("body", ellipse(37, -24, 16, 16.4))
    shell = smooth([(-46, -8, CORNER), (-46, -26), (-32, -48), (-8, -56), (16, -50), (29, -32), (31, -10, CORNER),
        (-6, -6)])  # fmt: skip
    pen.part("coat", shell)
    pen.mark("body", joined(*(ellipse(x, y, r, r * 1.05) for x, y, r in ((-28, -30, 6.4), (-10, -43, 6),
        (10, -40, 5.4), (-12, -22, 6.2), (10, -20, 5.8), (-36, -14, 4.4), (22, -30, 3.6)))))  # fmt: skip
    pen.mark("glint", ellipse(-14, -50, 10, 2.4, -14), alpha=0.4, detail=1)
    pen.part("glint", f.oval(5.6, -3.4, 5.4, 5.8), shade="flat")
    eye(pen, f.at(6.8, -3), 3.6)
    pen.stroke("glint", f.line((4, 6.4), (8, 8.4), (11.6, 5.6)), 1.3)
    _ends(pen, (40, -25), (48, -17), (38, -40), (-8, -56), (-46, -14))


@symbol("snail, slug, escargot", kinds="animal", height=0.04,
        slots={**EYES, "coat": ("#e6b98a", "follow"), "belly": ("#f4dcb8", "follow"), "shell": ("#c9733f", "primary"),
            "swirl": ("#8f4a28", "follow")}, home="garden")  # fmt: skip
def snail(pen: Pen) -> None:
    pen.part("coat", limb([(40, -36, 7), (38, -52, 4), (34, -64, 3.6)]), tone=-0.1)
    pen.part("coat", ellipse(33.6, -66, 4.4), tone=-0.1)
    foot = smooth([(-58, -1, CORNER), (-44, -9), (-20, -13), (16, -13), (27, -22), (30, -40), (40, -48), (51, -42),
        (52, -26), (47, -10), (34, 0, CORNER)])  # fmt: skip
    pen.part("coat", fused(foot, limb([(44, -40, 8), (48, -55, 4.4), (52, -66, 3.8)]), ellipse(52.4, -69, 5), radius=2))
    pen.mark("belly", smooth([(-60, -4), (-20, -6), (24, -7), (40, -14), (48, -12), (40, 4), (-60, 4)]))
    pen.part("shell", smooth([(22, -12), (27, -30), (20, -52), (0, -64), (-24, -58), (-38, -40), (-36, -18),
        (-24, -9), (0, -8)]))  # fmt: skip
    spiral = [(-5 + (2.5 + 2.3 * t) * math.cos(t),
        -34 + (2.4 + 2.15 * t) * math.sin(t)) for t in (0.6 * k for k in range(22))]  # fmt: skip
    pen.mark("swirl", smooth(spiral, closed=False), width=3.2)
    pen.mark("glint", curve((-30, -46), (-20, -57), (-6, -61)), width=2.4, alpha=0.35, detail=1)
    eye(pen, (53, -69.4), 2.5)
    eye(pen, (34.4, -66.4), 2.2)
    pen.stroke("eye", curve((50, -30), (46.4, -27.6), (43, -29.4)), 1.4)
    _ends(pen, (44, -40), (50, -30), (46, -50), (-6, -64), (-56, -2))


@symbol("spider, tarantula, black widow", kinds="insect, animal", height=0.04, faces_viewer=True,
        slots={**EYES, "coat": ("#4a4058", "primary"), "belly": ("#7a6c8c", "follow")})  # fmt: skip
def spider(pen: Pen) -> None:
    for chain in (
        [(12, -42), (30, -66), (44, -50), (50, -26)], [(14, -38), (36, -50), (52, -34), (58, -8)],
        [(14, -32), (34, -34), (46, -20), (50, 0)], [(10, -28), (24, -20), (30, -8), (30, 0)],
    ):  # fmt: skip
        leg = limb([(x, y, 5.4 - 1.1 * i) for i, (x, y) in enumerate(chain)])
        pen.part("coat", both(leg), tone=-0.05)
    pen.part("coat", ellipse(0, -58, 23, 21))
    pen.mark("belly", joined(ellipse(0, -66, 4, 5), ellipse(-9, -60, 2.6, 3.4, 20), ellipse(9, -60, 2.6, 3.4, -20)),
        alpha=0.9)  # fmt: skip
    pen.part("coat", ellipse(0, -34, 18, 16), tone=0.03)
    for x, y, r in ((-7, -37, 5.4), (7, -37, 5.4), (-14, -42, 2.8), (14, -42, 2.8)):
        pen.part("glint", ellipse(x, y, r), shade="flat")
    eyes(pen, [(-6, -36.4), (8, -36.4)], 3.3)
    eyes(pen, [(-13.4, -41.6), (14.6, -41.6)], 1.6)
    pen.stroke("glint", smile(Frame(0, 0), 0, -27.6, 4.6, 2.4), 1.4)
    _ends(pen, (0, -35), (0, -27), (0, -50), (0, -78), (0, -78))


@symbol("dragonfly, damselfly", kinds="insect, animal", height=0.06, place="air", poses="flying",
        slots={**EYES, "coat": ("#2f8f9c", "primary"), "band": ("#1f6270", "follow"),
        "wing": ("#cfe9f2", "fixed")}, home="lake")  # fmt: skip
def dragonfly(pen: Pen) -> None:
    far = [smooth([(12, -40, CORNER), (22, -66), (38, -90), (46, -86), (40, -64), (18, -40)]),
        smooth([(4, -40, CORNER), (2, -66), (8, -90), (17, -90), (16, -66), (10, -40)])]  # fmt: skip
    near = [smooth([(10, -36, CORNER), (6, -60), (-10, -84), (-21, -84), (-18, -64), (0, -38)]),
        smooth([(4, -34, CORNER), (-14, -50), (-36, -62), (-45, -56), (-36, -44), (-4, -32)])]  # fmt: skip
    for wing in far:
        veined(pen, "wing", wing, [], alpha=0.7, tone=-0.06)
    pen.part("coat", limb([(6, -34, 9), (-16, -28, 6), (-40, -19, 5), (-58, -10, 4.4), (-64, -7, 3)]))
    pen.mark("band", joined(*(curve((x, y - 6), (x + 2, y + 6)) for x, y in ((-12, -29), (-22, -26), (-32, -22.4),
        (-42, -18.4), (-51, -14)))), width=2)  # fmt: skip
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
        slots={**EYES, "coat": ("#8a3f32", "primary")})  # fmt: skip
def ant(pen: Pen) -> None:
    legs(pen, "coat", [[(10, -26), (24, -32), (30, -12), (38, 0)], [(2, -26), (2, -36), (6, -14), (2, 0)],
        [(-6, -26), (-20, -34), (-30, -14), (-40, 0)]], 3.6, tone=-0.1)  # fmt: skip
    trunk = fused(ellipse(-36, -32, 22, 16.4, -12), limb([(-18, -28, 6), (-4, -28, 15), (8, -30, 14), (20, -36, 8)]),
        ellipse(33, -42, 15, 14), radius=2.5)  # fmt: skip
    pen.part("coat", trunk)
    pen.mark("coat", joined(curve((-44, -50), (-40, -32), (-42, -14)), curve((-34, -50), (-29, -32), (-32, -12))),
        width=1.4, tone=-0.1)  # fmt: skip
    pen.stroke("coat", joined(curve((36, -54), (42, -68), (54, -70)), curve((42, -51), (50, -62), (61, -61))), 2.2,
        tone=-0.1)  # fmt: skip
    pen.part("glint", ellipse(38, -44, 5.4, 6), shade="flat")
    eye(pen, (39.4, -43.6), 3.7)
    pen.stroke("eye", curve((36, -33.6), (40, -31.6), (44, -34.4)), 1.4)
    legs(pen, "coat", [[(14, -26), (28, -26), (34, -8), (44, 0)], [(6, -25), (10, -32), (14, -12), (12, 0)],
        [(-2, -25), (-12, -30), (-18, -12), (-26, 0)]], 3.8)  # fmt: skip
    _ends(pen, (34, -42), (42, -33), (32, -56), (-4, -36), (-58, -30))


@symbol("caterpillar, worm, earthworm, inchworm, grub", kinds="insect, animal", height=0.03,
        slots={**EYES, "coat": ("#86bf4a", "primary"), "belly": ("#d9e88c", "follow"), "feet": ("#f0a03c", "fixed"),
            "blush": ("#f08a6a", "fixed")})  # fmt: skip
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
        detail=1)  # fmt: skip
    _ends(pen, (40, -34), (40, -22), (38, -54), (-10, -34), (-66, -12))
