"""Toys, games, feasts and sport gear beyond the commonest."""

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
    star,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, box, crescent, curve, gloss, pole, quad

STEEL: Hue = ("#aeb8c4", "fixed")
DARK: Hue = ("#2f2d36", "fixed")
WOOD: Hue = ("#b5793f", "fixed")
WHITE: Hue = ("#fbf8f0", "fixed")
GOLD: Hue = ("#e8b93f", "fixed")
SKIN: Hue = ("#f0c3a2", "fixed")


@symbol("nutcracker, nutcracker soldier, wooden nutcracker", kinds="toy", height=0.4, place="surface",
    slots={"coat": ("#c9302f", "primary"), "leg": ("#f4f0e6", "fixed"), "dark": DARK, "gold": GOLD, "skin": SKIN,
        "hair": WHITE, "blue": ("#2f4f9a", "second")})
def nutcracker(pen: Pen) -> None:
    pen.part("dark", rect(-24, -6, 48, 6, 1))
    pen.part("leg", joined(rect(-15, -36, 12, 20), rect(3, -36, 12, 20)))
    pen.part("dark", joined(rect(-16, -20, 14, 14, 2), rect(2, -20, 14, 14, 2)))
    pen.part("coat", rect(-17, -70, 34, 36, 4))
    pen.mark("gold", joined(*(line([(-12, y), (12, y)]) for y in (-62, -55, -48))), width=2.2)
    pen.part("leg", rect(-17, -40, 34, 4))
    for s in (-1, 1):
        pen.part("coat", rect(s * 22 - 5, -69, 10, 28, 4), tone=-0.04)
        pen.part("gold", ellipse(s * 21, -69, 7.4, 4))
        pen.part("skin", ellipse(s * 22, -39, 5))
    pen.part("hair", smooth([(-15, -90), (15, -90), (17, -74), (10, -70), (-10, -70), (-17, -74)]))
    pen.part("skin", rect(-12, -93, 24, 22, 5))
    pen.part("hair", rect(-7, -77, 14, 5))
    pen.mark("dark", joined(*(line([(x, -78), (x, -71)]) for x in (-4, 0, 4))), width=0.8)
    pen.part("hair", smooth([(-8, -72, "c"), (8, -72, "c"), (5, -62), (0, -60), (-5, -62)]))
    pen.part("dark", joined(ellipse(-5, -86, 1.9), ellipse(5, -86, 1.9),
        smooth([(0, -82), (-7, -80), (-11, -82, "c"), (-6, -78.4), (0, -79.4), (6, -78.4), (11, -82, "c"), (7,
            -80)])), shade="flat")
    pen.part("blue", rect(-14, -112, 28, 20, 3))
    pen.part("gold", joined(rect(-15, -95, 30, 4), ellipse(0, -104, 4)))
    pen.part("dark", rect(-11, -93, 22, 3, 1), shade="flat")
    pen.anchor(top=(0, -112), head=(0, -84), hat=(0, -112), lean=(-24, -50))


@symbol("matryoshka, russian doll, nesting doll, matryoshka doll, babushka doll", kinds="toy", height=0.16,
    place="surface",
    slots={"coat": ("#d2323c", "primary"), "shawl": ("#f0b23e", "second"), "skin": SKIN, "dark": ("#3a2620", "fixed"),
        "white": WHITE, "leaf": ("#3f8f4a", "fixed"), "blush": ("#ef8f7f", "fixed")})
def matryoshka(pen: Pen) -> None:
    body = smooth([(-28, -2, "c"), (-38, -26), (-30, -54), (-25, -64), (-28, -82), (-18, -100), (0, -106), (18, -100),
        (28, -82), (25, -64), (30, -54), (38, -26), (28, -2, "c"), (0, 3)])
    pen.part("coat", body)
    pen.mark("shawl", smooth([(-40, -110), (40, -110), (34, -62), (20, -52), (0, -48), (-20, -52), (-34, -62)]))
    pen.mark("coat", crescent(body, -10, 0), tone=-0.08)
    pen.part("skin", ellipse(0, -80, 17.4, 17))
    pen.part("dark", smooth([(-17, -80), (-13, -92), (0, -97.4), (0, -90), (-8, -86)]))
    pen.part("dark", smooth([(17, -80), (13, -92), (0, -97.4), (0, -90), (8, -86)]))
    pen.part("blush", joined(ellipse(-9, -74, 3.4, 2.6), ellipse(9, -74, 3.4, 2.6)), shade="flat", alpha=0.7)
    pen.part("dark", joined(ellipse(-6, -81, 2), ellipse(6, -81, 2)), shade="flat")
    pen.stroke("coat", curve((-4, -70), (0, -68), (4, -70)), 2)
    pen.part("white", smooth([(-22, -44), (0, -50), (22, -44), (24, -14), (0, -6), (-24, -14)]))
    pen.part("coat", union(*(ellipse(8 * math.cos(t), -28 + 8 * math.sin(t), 5.6) for t in (2 * math.pi * i / 5
        for i in range(5)))), shade="flat")
    pen.part("shawl", ellipse(0, -28, 4.4), shade="flat")
    pen.part("leaf", joined(ellipse(-15, -18, 6, 3, -30), ellipse(15, -18, 6, 3, 30), ellipse(-14, -38, 5, 2.4, 30),
        ellipse(14, -38, 5, 2.4, -30)), shade="flat")
    pen.anchor(top=(0, -106), lean=(-34, -30))


@symbol("pinwheel, toy windmill, whirligig", kinds="toy", height=0.5, held="gripped", traits=("carried",),
    slots={"a": ("#e0473f", "primary"), "b": ("#f6c43d", "second"), "stick": ("#f4efe2", "fixed"), "dot": DARK})
def pinwheel(pen: Pen) -> None:
    pen.part("stick", rect(-1.8, -70, 3.6, 70, 1.8))
    blade = smooth([(0, -70, "c"), (2, -106, "c"), (26, -102), (30, -84), (14, -76)], tension=0.4)
    for i in range(4):
        path = rotated(blade, 90 * i, (0, -70))
        pen.part("a" if i % 2 else "b", path)
        pen.mark("a" if i % 2 else "b", rotated(polygon([(0, -70), (2, -106), (14, -88)]), 90 * i, (0, -70)),
            tone=-0.12)
    pen.part("dot", ellipse(0, -70, 4))
    pen.anchor(top=(0, -106), handle=(0, -24), lean=(0, -40))


@symbol("slingshot, catapult toy", kinds="toy, weapon", height=0.25, place="surface", held="gripped",
    traits=("carried",), slots={"wood": ("#9a6636", "primary"), "band": ("#c9302f", "second"), "pad": ("#5b4030",
        "fixed")})
def slingshot(pen: Pen) -> None:
    pen.stroke("band", joined(line([(-30, -94), (-8, -62)]), line([(30, -94), (8, -62)])), 4)
    pen.part("wood", union(limb([(0, 0, 13), (0, -44, 13)]), limb([(0, -42, 13), (-22, -62, 12), (-30, -98, 11)]),
        limb([(0, -42, 13), (22, -62, 12), (30, -98, 11)])))
    pen.mark("wood", curve((2, -2), (4, -40), (24, -62), (33, -98)), width=3, tone=-0.12)
    pen.part("band", joined(rect(-37, -96, 14, 6, 2), rect(23, -96, 14, 6, 2)))
    pen.part("pad", smooth([(-11, -66), (11, -66), (9, -56), (-9, -56)]))
    pen.anchor(top=(0, -100), handle=(0, -20), lean=(0, -40))


@symbol("boomerang", kinds="toy, weapon", height=0.2, place="surface", slots={"wood": ("#b5652b", "primary"),
    "band": ("#f3d9a4", "fixed"), "dark": ("#4a2a1a", "fixed")})
def boomerang(pen: Pen) -> None:
    body = smooth([(-62, -4), (-70, -12), (-64, -22), (-22, -56), (0, -66), (22, -56), (64, -22), (70, -12), (62, -4),
        (46, -8), (8, -38), (0, -42), (-8, -38), (-46, -8)])
    pen.part("wood", body)
    pen.mark("band", joined(*(line([(s * 38, -50), (s * 28, -14)]) for s in (-1, 1)),
        *(line([(s * 54, -38), (s * 42, -4)]) for s in (-1, 1))), width=4)
    pen.mark("dark", joined(ellipse(0, -54, 4), ellipse(-12, -48, 2.4), ellipse(12, -48, 2.4)))
    pen.mark("wood", crescent(body, 0, -5), tone=-0.12)
    pen.anchor(top=(0, -66), handle=(50, -14), lean=(-60, -10))


@symbol("arcade machine, arcade cabinet, arcade game, arcade", kinds="machine, furniture", height=1.75,
    slots={"body": ("#5b3fb0", "primary"), "dark": DARK, "screen": ("#1f2f5a", "fixed"), "glow": ("#7ff0d0", "light"),
    "marquee": ("#ffcf4a", "light"), "red": ("#ff4f5e", "light"), "blue": ("#4fb0ff", "light")}, home="room")
def arcade_machine(pen: Pen) -> None:
    pen.part("body", polygon([(24, -108), (36, -102), (36, -60), (44, -46), (36, -36), (36, 0), (24, 0)]), tone=-0.14)
    pen.part("body", polygon([(-28, -108), (24, -108), (24, 0), (-28, 0)]))
    pen.part("marquee", rect(-25, -105, 46, 14, 1), shade="glow")
    pen.mark("red", joined(*(rect(-20 + 9 * i, -101, 6, 6) for i in range(4))))
    pen.part("dark", polygon([(-25, -88), (21, -88), (21, -54), (-25, -54)]))
    pen.part("screen", rect(-21, -85, 38, 28, 2), shade="flat")
    pen.part("glow", joined(*(rect(-16 + 9 * i, -81, 6, 4) for i in range(4)), *(rect(-12 + 9 * i, -75, 6, 4)
        for i in range(3)), polygon([(-4, -60), (2, -65), (8, -60)])), shade="glow")
    pen.part("dark", polygon([(-30, -54), (26, -54), (34, -44), (-34, -44)]))
    pen.stroke("dark", line([(-16, -49), (-18, -58)]), 2.4)
    pen.part("red", ellipse(-18, -60, 4))
    pen.part("blue", joined(ellipse(4, -49, 3, 2), ellipse(12, -50, 3, 2)), shade="glow")
    pen.part("red", joined(ellipse(20, -49, 3, 2)), shade="glow")
    pen.part("dark", rect(-14, -34, 24, 22, 2))
    pen.part("red", joined(rect(-9, -29, 4, 8, 1), rect(1, -29, 4, 8, 1)), shade="glow")
    pen.anchor(top=(0, -108), lean=(-28, -50))


@symbol("domino, domino tile, row of dominoes", kinds="toy", height=0.05, place="surface",
    slots={"tile": ("#fbf7ec", "primary"), "pip": DARK})
def domino(pen: Pen) -> None:
    pen.part("tile", rect(26, -96, 10, 96, 5), tone=-0.18)
    pen.part("tile", rect(-26, -100, 56, 100, 7))
    pen.part("pip", rect(-20, -51.4, 44, 2.8, 1), shade="flat")
    pen.part("pip", joined(*(ellipse(2 + a, -75 + b, 5) for a, b in ((-13, -13), (13, -13), (0, 0), (-13, 13),
        (13, 13))), *(ellipse(2 + a, -25 + b, 5) for a, b in ((-13, -13), (0, 0), (13, 13)))), shade="flat")
    pen.anchor(top=(0, -100), lean=(-26, -50))


@symbol("glass marble, toy marble", kinds="toy", height=0.02, place="surface", slots={"glass": ("#5fb8d8", "primary"),
    "swirl": ("#f0b23e", "second"), "glint": ("#ffffff", "fixed")}, shapes=("round", "spherical"),
        traits=("colourful",))
def marble(pen: Pen) -> None:
    ball = ellipse(0, -46, 46)
    pen.part("glass", ball)
    pen.mark("swirl", smooth([(-34, -20), (-20, -50), (6, -64), (34, -78), (22, -50), (4, -40), (-10, -16)]))
    pen.mark("glint", smooth([(-14, -14), (2, -34), (24, -42), (38, -60), (30, -34), (10, -22)]), alpha=0.75)
    pen.mark("glass", crescent(ball, -9, -9), tone=-0.14)
    pen.part("glint", ellipse(-18, -68, 8, 5.4, -35), shade="flat", alpha=0.9)
    pen.anchor(top=(0, -92), lean=(-46, -46))


@symbol("jack-in-the-box, jack in the box", kinds="toy", height=0.35, place="surface",
    slots={"box": ("#3f7fd0", "primary"), "star": ("#f6c43d", "second"), "red": ("#d9363a", "fixed"), "skin": SKIN,
        "steel": STEEL, "dark": DARK})
def jack_in_the_box(pen: Pen) -> None:
    pen.part("box", quad((-30, -42), (30, -42), (24, -60), (-40, -58)), tone=-0.16)
    pen.stroke("steel", line([(x, -40 - 5 * i) for i, x in enumerate((-8, 8, -8, 8, -8, 8))]), 2.6, shade="form")
    pen.part("red", smooth([(-13, -66), (0, -72), (13, -66), (16, -58), (8, -61), (0, -56), (-8, -61), (-16, -58)]))
    for s in (-1, 1):
        pen.part("star", limb([(s * 9, -66, 6), (s * 22, -70, 5), (s * 28, -80, 4.4)]))
        pen.part("skin", ellipse(s * 29, -83, 4))
    pen.part("skin", ellipse(0, -82, 14, 13))
    pen.part("dark", joined(ellipse(-5, -84, 2), ellipse(5, -84, 2)), shade="flat")
    pen.part("red", ellipse(0, -79, 3.4))
    pen.stroke("red", curve((-6, -75), (0, -72), (6, -75)), 1.8)
    pen.part("red", smooth([(-14, -86, "c"), (-10, -98), (-24, -104), (-28, -94, "c"), (-24, -112), (-4, -110), (0,
        -94, "c")]))
    pen.part("star", smooth([(14, -86, "c"), (10, -98), (24, -104), (28, -94, "c"), (24, -112), (4, -110), (0, -94,
        "c")]))
    pen.part("star", joined(ellipse(-28, -93, 3.4), ellipse(28, -93, 3.4)), tone=0.06)
    box(pen, "box", (-30, -42), (56, 42), (12, 6))
    pen.mark("star", star(-2, -21, 15, 6.4, 5))
    pen.stroke("steel", line([(34, -24), (46, -24), (46, -34)]), 2.6)
    pen.part("red", ellipse(46, -36, 3.4))
    pen.anchor(top=(0, -110), lean=(-30, -30))


@symbol("marionette, string puppet, puppet on strings, puppet, pinocchio", kinds="toy", height=0.5, place="air",
    slots={"shirt": ("#d9363a", "primary"), "pants": ("#3f6fb0", "second"), "wood": ("#d9a468", "fixed"),
        "bar": ("#7a4f2c", "fixed"),
    "dark": DARK, "string": ("#8a8278", "fixed"), "hair": ("#5b3a22", "fixed")}, home="stage")
def marionette(pen: Pen) -> None:
    pen.stroke("string", joined(line([(-26, -104), (-30, -50)]), line([(26, -104), (34, -62)]),
        line([(-8, -104), (-6, -84)]), line([(8, -104), (6, -84)]), line([(-16, -104), (-12, -20)]), line([(16, -104),
            (16, -18)])), 0.8)
    for s, knee, foot in ((-1, (-11, -18), (-14, -3)), (1, (14, -18), (22, -4))):
        pen.part("pants", limb([(s * 5, -34, 8), (*knee, 7)]))
        pen.part("wood", limb([(*knee, 6), (*foot, 5)]))
        pen.part("dark", ellipse(foot[0] + 3, foot[1] + 1, 6, 3.4))
    for s, elbow, hand in ((-1, (-22, -46), (-30, -48)), (1, (24, -50), (34, -60))):
        pen.part("shirt", limb([(s * 9, -56, 7), (*elbow, 6)]))
        pen.part("wood", limb([(*elbow, 5), (*hand, 4.6)]))
        pen.part("wood", ellipse(*hand, 4))
    pen.part("shirt", smooth([(-11, -60), (11, -60), (10, -34), (-10, -34)]))
    pen.part("pants", rect(-10.4, -38, 21, 8, 3))
    pen.part("dark", joined(*(ellipse(0, y, 1.3) for y in (-55, -49, -43))), shade="flat")
    pen.part("wood", ellipse(0, -74, 14, 14))
    pen.part("hair", smooth([(-14, -74), (-12, -87), (0, -91), (12, -87), (14, -74), (6, -82), (-6, -82)]))
    pen.part("dark", joined(ellipse(-5, -76, 2), ellipse(5, -76, 2)), shade="flat")
    pen.part("wood", limb([(0, -72, 4), (10, -71, 3)]), tone=-0.08)
    pen.stroke("dark", joined(curve((-5, -67), (0, -65), (5, -67)), line([(-6, -68), (-7, -62)]),
        line([(6, -68), (7, -62)])), 1)
    pen.part("bar", joined(rect(-34, -108, 68, 5, 2), rect(-3, -116, 6, 20, 2)))
    pen.anchor(top=(0, -116), handle=(0, -108), head=(0, -74), hat=(0, -90), lean=(-10, -40))


@symbol("dynamite, stick of dynamite, tnt, bundle of dynamite", kinds="weapon", height=0.25, place="surface",
    slots={"stick": ("#d2322f", "primary"), "band": DARK, "fuse": ("#e6d2a4", "fixed"), "spark": ("#ffd257", "light")})
def dynamite(pen: Pen) -> None:
    pen.stroke("fuse", smooth([(0, -82), (6, -94), (20, -92), (28, -102)], closed=False), 2.2)
    pen.part("spark", star(30, -106, 11, 4, 8), shade="glow")
    for x, tone in ((-20, -0.05), (20, -0.09), (0, 0.02)):
        pen.part("stick", rect(x - 11, -80, 22, 80, 3), tone=tone)
        pen.part("stick", ellipse(x, -80, 11, 3.4), tone=tone + 0.12)
    pen.part("band", joined(rect(-32, -62, 64, 8, 1), rect(-32, -22, 64, 8, 1)))
    pen.anchor(top=(0, -82), lean=(-32, -40))


@symbol("pistol, revolver, handgun, six-shooter", kinds="weapon", height=0.15, place="surface", held="gripped",
    traits=("carried",), slots={"steel": ("#6b7480", "primary"), "wood": ("#7a4a2a", "second"), "dark": DARK})
def pistol(pen: Pen) -> None:
    pen.part("wood", smooth([(-34, -52, "c"), (-14, -48, "c"), (-20, -24), (-26, -2, "c"), (-50, -4, "c"), (-44,
        -28)], tension=0.4))
    pen.stroke("steel", smooth([(-14, -48), (-14, -34), (2, -32), (8, -46)], closed=False), 3)
    pen.stroke("dark", curve((-4, -46), (-7, -40), (-3, -36)), 2.4)
    pen.part("steel", rect(0, -68, 66, 11, 2), tone=0.03)
    pen.part("steel", polygon([(58, -68), (64, -68), (62, -74)]))
    pen.part("steel", smooth([(-38, -54, "c"), (-34, -66), (-24, -70, "c"), (24, -70, "c"), (24, -46, "c"), (-30, -46,
        "c")], tension=0.3))
    pen.part("steel", rect(-12, -70, 28, 24, 6), tone=-0.07)
    pen.mark("dark", joined(*(rect(-10, y, 24, 3, 1.5) for y in (-65, -59, -53))))
    pen.part("steel", polygon([(-34, -62), (-44, -74), (-38, -76), (-26, -68)]), tone=-0.1)
    pen.anchor(top=(0, -76), handle=(-34, -26), lean=(-40, -30))


@symbol("crossbow", kinds="weapon", height=0.3, place="surface", held="gripped",
    slots={"wood": ("#8a5530", "primary"), "steel": STEEL, "string": ("#f0e6cc", "fixed"), "dark": DARK})
def crossbow(pen: Pen) -> None:
    pen.part("wood", smooth([(-66, -26, "c"), (-58, -36), (-20, -40), (62, -42, "c"), (62, -34, "c"), (-6, -30), (-22,
        -22), (-56, -8, "c")], tension=0.4))
    pen.stroke("dark", curve((-12, -30), (-8, -20), (2, -22), (4, -31)), 2)
    pen.part("steel", smooth([(50, -46), (56, -70), (44, -92), (50, -92), (64, -72), (62, -40), (64, -6), (50, 14),
        (44, 14), (56, -8), (52, -30)]))
    pen.stroke("string", line([(46, -91), (-2, -41), (46, 12)]), 1.3)
    pen.part("string", rect(-4, -45, 76, 2.6, 1), shade="flat", tone=-0.1)
    pen.part("steel", polygon([(70, -49), (84, -43.6), (70, -38)]))
    pen.anchor(top=(48, -92), handle=(-40, -24), lean=(-50, -20))


@symbol("bow and arrow, hunting bow, archery bow, longbow", kinds="weapon", height=1.3, held="gripped",
    traits=("carried",), slots={"wood": ("#9a5f30", "primary"), "string": ("#efe6d0", "fixed"), "steel": STEEL,
        "feather": ("#cf3a35", "second"), "grip": ("#3a2a22", "fixed")})
def bow_and_arrow(pen: Pen) -> None:
    pen.stroke("string", line([(-16, -104), (-34, -52), (-16, 0)]), 1.1)
    pen.stroke("wood", smooth([(-18, -106), (-8, -96), (14, -74), (18, -52), (14, -30), (-8, -8), (-18, 2)],
        closed=False), 4.6, shade="form")
    pen.part("grip", rect(14.4, -60, 7, 16, 2.4))
    pen.part("wood", rect(-36, -53.2, 82, 2.4, 1), tone=0.08)
    pen.part("steel", polygon([(44, -57.4), (58, -52), (44, -46.6)]))
    pen.part("feather", joined(polygon([(-36, -52), (-22, -52), (-28, -58), (-42, -58)]),
        polygon([(-36, -52), (-22, -52), (-28, -46), (-42, -46)])))
    pen.anchor(top=(-18, -106), handle=(18, -52), lean=(0, -52))


@symbol("mace, spiked mace, flail, morning star", kinds="weapon", height=0.6, place="surface", held="gripped",
    traits=("carried",), slots={"steel": ("#8d97a5", "primary"), "wood": ("#6b4427", "second")})
def mace(pen: Pen) -> None:
    pen.part("wood", pole((0, 0), (0, -66), 6.4, 5.4))
    pen.part("steel", joined(*(polygon([(8 * math.cos(t + 1.2), -80 + 8 * math.sin(t + 1.2)), (31 * math.cos(t),
        -80 + 31 * math.sin(t)), (8 * math.cos(t - 1.2), -80 + 8 * math.sin(t - 1.2))]) for t in (2 * math.pi * i / 10
            for i in range(10)))), tone=0.04)
    pen.part("steel", ellipse(0, -80, 19))
    pen.mark("steel", crescent(ellipse(0, -80, 19), -6, -5), tone=-0.14)
    pen.part("steel", rect(-5, -62, 10, 8, 1), tone=-0.08)
    pen.anchor(top=(0, -110), handle=(0, -18), lean=(0, -40))


@symbol("stopwatch, stop watch, timer", kinds="thing", height=0.07, place="surface",
    slots={"case": ("#c9ced6", "primary"), "face": WHITE, "dark": DARK, "red": ("#e0403a", "fixed")}, shapes=("round",))
def stopwatch(pen: Pen) -> None:
    pen.part("case", joined(rect(-7, -104, 14, 12, 2), rotated(rect(-6, -98, 12, 10, 2), 38, (0, -42)),
        rotated(rect(-6, -98, 12, 10, 2), -38, (0, -42))), tone=-0.08)
    pen.part("case", ellipse(0, -42, 44))
    pen.mark("case", crescent(ellipse(0, -42, 44), -6, -6), tone=-0.12)
    pen.part("face", ellipse(0, -42, 36), shade="flat")
    pen.part("dark", joined(*(rotated(rect(-1, -76, 2, 7 if i % 3 == 0 else 4), 30 * i, (0, -42))
        for i in range(12))), shade="flat")
    pen.part("red", rotated(rect(-1.2, -72, 2.4, 38, 1), 42, (0, -42)), shade="flat")
    pen.part("dark", ellipse(0, -42, 3.6))
    pen.part("dark", ellipse(0, -26, 9), shade="flat", alpha=0.12)
    pen.anchor(top=(0, -104), lean=(-44, -42))


@symbol("winner's podium, podium, victory podium, winners podium", kinds="furniture", height=1,
    slots={"side": ("#eef0f2", "primary"), "gold": GOLD, "silver": ("#aab3be", "fixed"), "bronze": ("#c2814a",
        "fixed")}, home="stage, park", traits=("mount",))
def podium(pen: Pen) -> None:
    def digit(runs: list[list[tuple[float, float]]], x: float, y: float, slot: str) -> None:
        pen.stroke(slot, joined(*(line([(x + a, y + b) for a, b in run]) for run in runs)), 4)
    for x, tall, slot in ((-62, 34, "silver"), (22, 26, "bronze"), (-20, 50, "gold")):
        pen.part("side", rect(x, -tall, 40, tall, 1), tone=0.02 if slot == "gold" else -0.04)
        pen.part(slot, rect(x - 1, -tall - 4, 42, 6, 1))
    digit([[(-4, -6), (2, -10), (2, 12)]], 0, -24, "gold")
    digit([[(-6, -6), (-3, -10), (4, -10), (6, -5), (-6, 11), (7, 11)]], -42, -15, "silver")
    digit([[(-6, -9), (5, -9), (0, -1), (6, 4), (3, 10), (-6, 9)]], 42, -11, "bronze")
    pen.anchor(top=(0, -54), seat=(0, -52), back=(0, -52), lean=(-60, -20))


@symbol("football goal, soccer goal, hockey goal, goal post", kinds="structure, sports equipment", height=2.4,
    slots={"post": ("#fbf8f2", "primary"), "net": ("#cfd6dc", "fixed")}, home="park")
def football_goal(pen: Pen) -> None:
    pen.stroke("net", joined(*(line([(x, -58), (x * 0.92, -2)]) for x in range(-66, 67, 8)),
        *(line([(-68, y), (68, y)]) for y in range(-54, 0, 8))), 0.8)
    pen.stroke("post", joined(line([(-72, -62), (-60, -2)]), line([(72, -62), (60, -2)]),
        line([(-60, -2), (60, -2)])), 1.6, tone=-0.1)
    pen.stroke("post", line([(-72, 2), (-72, -62), (72, -62), (72, 2)]), 4.6, shade="form")
    pen.anchor(top=(0, -62), lean=(-72, -30), inside=(0, 0))


@symbol("punching bag, boxing bag, punch bag", kinds="sports equipment", height=1.4, place="air",
    slots={"bag": ("#b3262e", "primary"), "dark": DARK, "chain": STEEL}, home="gym")
def punching_bag(pen: Pen) -> None:
    pen.stroke("chain", joined(line([(-18, -76), (0, -98)]), line([(18, -76), (0, -98)]),
        line([(0, -98), (0, -112)])), 2.4)
    body = rect(-22, -78, 44, 78, 9)
    pen.part("bag", body)
    pen.mark("bag", crescent(body, -11, 0), tone=-0.12)
    pen.mark("dark", joined(rect(-24, -72, 48, 7), rect(-24, -14, 48, 7)))
    gloss(pen, "bag", rect(-16, -62, 4, 44, 2), detail=0)
    pen.anchor(top=(0, -112), lean=(-22, -40))


@symbol("kettlebell, kettle bell", kinds="sports equipment", height=0.28, slots={"iron": ("#3a3f4a", "primary"),
    "band": ("#e0473f", "second")}, home="gym", traits=("on the floor",))
def kettlebell(pen: Pen) -> None:
    pen.part("iron", difference(smooth([(-30, -50), (-32, -84), (-18, -100), (18, -100), (32, -84), (30, -50)]),
        smooth([(-17, -58), (-20, -80), (-11, -88), (11, -88), (20, -80), (17, -58)])), tone=0.04)
    ball = smooth([(-24, -2, "c"), (-42, -20), (-42, -46), (-22, -62), (22, -62), (42, -46), (42, -20), (24, -2, "c")])
    pen.part("iron", ball)
    pen.mark("iron", crescent(ball, -11, -5), tone=-0.07)
    pen.part("band", ellipse(0, -32, 17), shade="flat")
    pen.anchor(top=(0, -100), handle=(0, -94), lean=(-40, -30))


@symbol("treadmill, running machine", kinds="machine, sports equipment", height=1.4,
    slots={"body": ("#4a505c", "primary"), "belt": ("#23262d", "fixed"), "screen": ("#6fd6e8", "light"),
        "rail": STEEL, "accent": ("#e0473f", "second")}, home="gym", traits=("mount",))
def treadmill(pen: Pen) -> None:
    pen.stroke("rail", joined(line([(42, -10), (54, -84)]), line([(54, -66), (16, -62)])), 5, shade="form")
    pen.part("body", polygon([(-70, -2), (-66, -12), (52, -20), (66, -14), (66, 0), (-66, 0)]))
    pen.part("belt", polygon([(-64, -12), (-58, -16), (44, -24), (50, -20)]))
    pen.mark("accent", line([(-70, -5), (66, -8)]), width=2.4)
    pen.part("body", polygon([(42, -84), (64, -92), (70, -84), (50, -74)]))
    pen.part("screen", polygon([(45, -84), (60, -89.6), (63, -86), (50, -79)]), shade="glow")
    pen.part("accent", ellipse(16, -62, 4))
    pen.anchor(top=(56, -92), seat=(-10, -18), back=(-10, -18), lean=(-60, -10))


@symbol("swim fin, diving flipper, pair of swim fins", kinds="sports equipment, clothing", height=0.3,
    place="surface", slots={"fin": ("#2f8fd0", "primary"), "dark": DARK})
def swim_fin(pen: Pen) -> None:
    for x, turn in ((-24, -6), (24, 6)):
        blade = rotated(smooth([(x - 11, -64, "c"), (x - 26, -8), (x - 20, 0, "c"), (x, -5), (x + 20, 0, "c"),
            (x + 26, -8), (x + 11, -64, "c")]), turn, (x, -60))
        pen.part("fin", blade)
        pen.mark("fin", joined(*(rotated(line([(x + a * 0.5, -62), (x + a, 0)]), turn, (x, -60)) for a in (-14, 0,
            14))), width=2, tone=-0.13)
        pen.part("dark", rotated(smooth([(x - 11, -60), (x - 13, -80), (x - 9, -98), (x + 9, -98), (x + 13, -80),
            (x + 11, -60)]), turn, (x, -60)))
        pen.part("fin", rotated(ellipse(x, -82, 6.4, 11), turn, (x, -60)), tone=-0.16)
    pen.anchor(top=(0, -98), lean=(-40, -30))


@symbol("christmas ornament, christmas ball, bauble, christmas bauble, tree ornament", kinds="thing", height=0.08,
    place="air", slots={"glass": ("#cf2f3a", "primary"), "gold": GOLD, "snow": WHITE}, shapes=("round",),
        traits=("colourful", "wintry"))
def christmas_ornament(pen: Pen) -> None:
    pen.stroke("gold", joined(ellipse(0, -98, 6), line([(0, -104), (0, -116)])), 1.8)
    pen.part("gold", rect(-9, -94, 18, 12, 2))
    ball = ellipse(0, -44, 43)
    pen.part("glass", ball)
    pen.mark("gold", joined(curve((-50, -58), (0, -44), (50, -58)), curve((-50, -34), (0, -20), (50, -34))), width=3)
    pen.mark("snow", line([(-44 + 8 * i, -42 + (5 if i % 2 else -5) + 10 * (1 - ((i - 5.5) / 5.5) ** 2))
        for i in range(12)]), width=2.6)
    pen.mark("glass", crescent(ball, -8, -7), tone=-0.13)
    gloss(pen, "glass", ellipse(-18, -66, 10, 6, -35), detail=0, alpha=0.8)
    pen.anchor(top=(0, -112), handle=(0, -100), lean=(-43, -44))


@symbol("menorah, hanukkah menorah, hanukkiah", kinds="lamp, thing", height=0.35, place="surface",
    slots={"metal": ("#d9a93a", "primary"), "wax": ("#fbf6e6", "fixed"), "flame": ("#ffb340", "light")}, home="room")
def menorah(pen: Pen) -> None:
    pen.part("metal", smooth([(-26, 0, "c"), (-10, -7), (-4, -14, "c"), (4, -14, "c"), (10, -7), (26, 0, "c")]))
    pen.stroke("metal", joined(line([(0, -12), (0, -72)]), *(smooth([(-r, -62), (-r * 0.92, -62 + r * 0.5), (0,
        -62 + r * 0.86), (r * 0.92, -62 + r * 0.5), (r, -62)], closed=False) for r in (14, 28, 42, 56))), 4,
            shade="form")
    for x in (-56, -42, -28, -14, 0, 14, 28, 42, 56):
        y = -72 if x == 0 else -63
        pen.part("metal", rect(x - 5, y - 3, 10, 5, 1))
        pen.part("wax", rect(x - 2.6, y - 20, 5.2, 17, 1))
        pen.part("flame", smooth([(x - 3, y - 24), (x, y - 34, "c"), (x + 3, y - 24), (x, y - 20)]), shade="glow")
    pen.anchor(top=(0, -104), lean=(-30, -40))


@symbol("sparkler, hand sparkler", kinds="thing", height=0.3, held="gripped", traits=("carried", "nightly",
    "shining"), slots={"wire": ("#8a8f98", "fixed"), "spark": ("#ffe07a", "light"), "core": ("#fff8dc", "light")})
def sparkler(pen: Pen) -> None:
    pen.stroke("wire", line([(0, 0), (0, -74)]), 2)
    rays = [line([(6 * math.cos(t), -78 + 6 * math.sin(t)), (r * math.cos(t), -78 + r * math.sin(t))])
        for i in range(22) for t, r in (((2 * math.pi * i / 22), (36, 26, 31)[i % 3]),)]
    pen.stroke("spark", joined(*rays), 1.5, shade="glow")
    pen.part("spark", joined(*(star(r * math.cos(t), -78 + r * math.sin(t), 4, 1.6, 4) for i in range(11) for t,
        r in ((2 * math.pi * i / 11 + 0.2, (38, 30)[i % 2]),))), shade="glow")
    pen.part("core", ellipse(0, -78, 7), shade="glow")
    pen.anchor(top=(0, -110), handle=(0, -14), lean=(0, -30))


@symbol("origami crane, paper crane, origami bird, origami", kinds="toy", height=0.12, place="surface",
    slots={"paper": ("#e0567a", "primary")}, traits=("colourful",))
def origami_crane(pen: Pen) -> None:
    pen.part("paper", polygon([(8, -30), (46, -96), (26, -26)]), tone=-0.12)
    pen.part("paper", polygon([(-14, -22), (-70, -62), (-10, -4)]), tone=-0.05)
    pen.part("paper", polygon([(18, -22), (66, -70), (22, -6)]), tone=0.03)
    pen.part("paper", polygon([(66, -70), (84, -58), (62, -60)]), tone=-0.1)
    pen.part("paper", polygon([(-22, -20), (2, -34), (28, -20), (2, 0)]), tone=-0.02)
    pen.part("paper", polygon([(-22, -20), (2, -34), (2, 0)]), tone=0.07)
    pen.part("paper", polygon([(-14, -24), (-26, -100), (18, -24)]), tone=0.1)
    pen.part("paper", polygon([(-26, -100), (2, -34), (18, -24)]), tone=0.0)
    pen.anchor(top=(-26, -100), lean=(-50, -40))


@symbol("dollhouse, doll house, doll's house, toy house", kinds="toy", height=0.7,
    slots={"wall": ("#f3b8cc", "primary"), "roof": ("#b8557f", "follow"), "inside": ("#fdf3e0", "fixed"),
        "wood": WOOD, "blue": ("#6fa8d6", "fixed"), "red": ("#d9434f", "fixed"), "green": ("#6aa55a", "fixed")},
        home="bedroom")
def dollhouse(pen: Pen) -> None:
    pen.part("wall", polygon([(-48, 0), (-48, -66), (0, -104), (48, -66), (48, 0)]))
    for x, y, w, h in ((-43, -28, 41, 25), (2, -28, 41, 25), (-43, -60, 41, 28), (2, -60, 41, 28)):
        pen.part("inside", rect(x, y, w, h), shade="flat", tone=-0.03 * ((x + y) % 2))
    pen.part("inside", polygon([(-26, -66), (0, -92), (26, -66)]), shade="flat")
    pen.part("roof", polygon([(0, -114), (60, -66), (54, -60), (0, -102), (-54, -60), (-60, -66)]))
    pen.part("blue", joined(rect(-38, -42, 22, 8, 2), rect(-38, -48, 4, 14, 1)))
    pen.part("red", joined(rect(8, -44, 18, 10, 2), rect(8, -50, 5, 16, 2)))
    pen.part("wood", joined(rect(-38, -14, 22, 3), rect(-36, -12, 2, 9), rect(-20, -12, 2, 9), rect(28, -56, 12, 22)))
    pen.part("green", joined(rect(10, -20, 12, 17, 1), ellipse(33, -12, 5, 6)))
    pen.part("wood", rect(31, -8, 4, 5))
    pen.part("red", rect(-7, -80, 14, 10, 1), shade="flat")
    pen.part("wall", joined(rect(-2.4, -62, 4.8, 62), rect(-48, -32, 96, 3)), tone=-0.1)
    pen.anchor(top=(0, -114), lean=(-48, -40))
