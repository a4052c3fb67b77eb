"""Tools, remedies, lights, weapons and small things beyond the commonest."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    Path,
    arc,
    difference,
    ellipse,
    intersection,
    joined,
    line,
    outline,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, box, crescent, curve, gloss, pole, turned

STEEL: Hue = ("#aeb8c4", "fixed")
DARK: Hue = ("#2f343d", "fixed")
WHITE: Hue = ("#fbf8f2", "fixed")


@symbol("fire extinguisher, extinguisher", kinds="tool, thing", height=0.55,
    slots={"body": ("#d3262f", "primary"), "dark": DARK, "metal": STEEL, "label": WHITE, "gold": ("#f6c43d", "fixed")})
def fire_extinguisher(pen: Pen) -> None:
    pen.stroke("dark", smooth([(2, -92), (28, -92), (34, -70), (32, -40), (36, -22)], closed=False), 4.4)
    pen.part("dark", polygon([(31, -26), (41, -26), (44, -8), (29, -8)]))
    body = smooth([(-22, -4, "c"), (-22, -66), (-14, -78), (-6, -82, "c"), (6, -82, "c"), (14, -78), (22, -66),
        (22, -4, "c"), (16, 0), (-16, 0)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -8, 0), tone=-0.12)
    gloss(pen, "body", rect(-17, -64, 5, 54, 2.4), detail=0, alpha=0.5)
    pen.mark("label", rect(-14, -54, 28, 32, 2))
    pen.mark("gold", smooth([(0, -50, "c"), (7, -38), (6, -28), (0, -25), (-6, -28), (-7, -38)]))
    pen.mark("dark", rect(-30, -6, 60, 8))
    pen.part("metal", rect(-5, -90, 10, 9, 1))
    pen.part("dark", smooth([(-6, -92, "c"), (22, -96), (38, -92, "c"), (36, -87), (-4, -87, "c")], tension=0.3))
    pen.part("dark", smooth([(-6, -92, "c"), (20, -104), (36, -106, "c"), (37, -101), (10, -95), (-4, -88, "c")],
        tension=0.3), tone=0.06)
    pen.part("label", ellipse(-9, -88, 5))
    pen.part("gold", difference(ellipse(10, -99, 5), ellipse(10, -99, 3)), detail=1)
    pen.anchor(top=(0, -104), handle=(20, -98), lean=(-22, -40))


@symbol("toolbox, tool box, tool chest, tool kit", kinds="container, tool", height=0.3,
    slots={"body": ("#d3352f", "primary"), "metal": STEEL, "dark": DARK, "wood": ("#b5793f", "fixed")})
def toolbox(pen: Pen) -> None:
    pen.part("dark", outline(smooth([(-34, -56, "c"), (-30, -84, "c"), (30, -84, "c"), (34, -56, "c")], closed=False,
        tension=0.2), 7))
    pen.part("body", polygon([(60, -40), (72, -46), (72, -8), (60, 0)]), tone=-0.16)
    pen.part("body", rect(-62, -40, 122, 40, 2))
    pen.part("body", polygon([(-66, -40), (-50, -60), (50, -60), (64, -40)]), tone=0.07)
    pen.part("body", polygon([(64, -40), (50, -60), (60, -64), (76, -46)]), tone=-0.1)
    pen.part("body", rect(-66, -42, 130, 8, 1), tone=0.03)
    pen.mark("body", rect(-66, -37, 130, 4), tone=-0.12)
    for x in (-36, 28):
        pen.part("metal", rect(x - 6, -46, 14, 20, 2))
        pen.mark("metal", rect(x - 2, -36, 6, 6), tone=-0.2)
    wrench = rotated(union(rect(-24, -19, 44, 6, 1), difference(ellipse(-26, -16, 8), rect(-38, -19, 11, 6)),
        difference(ellipse(22, -16, 7), ellipse(22, -16, 3.4))), -12, (0, -16))
    pen.part("metal", wrench)
    pen.anchor(top=(0, -60), handle=(0, -84), lean=(-62, -20), seat=(0, -58))


@symbol("megaphone, bullhorn, loudhailer, loud hailer", kinds="electronics, tool", height=0.3, place="surface",
    slots={"body": ("#e0473f", "primary"), "white": ("#fbf8f2", "second"), "dark": DARK})
def megaphone(pen: Pen) -> None:
    t, c = -14, (0.0, -50.0)
    pen.part("dark", rotated(smooth([(-26, -36), (-14, -36), (-10, -8), (-14, -2), (-22, -3)]), t, c))
    horn = rotated(smooth([(-46, -64, "c"), (-10, -66), (44, -98, "c"), (44, -12, "c"), (-10, -36), (-46, -38, "c")],
        tension=0.35), t, c)
    pen.part("white", horn)
    pen.mark("white", rotated(smooth([(-50, -46), (-10, -46), (60, -26), (60, 4), (-50, -20)]), t, c), tone=-0.12)
    pen.mark("body", rotated(rect(-70, -90, 44, 80), t, c))
    pen.part("body", rotated(ellipse(44, -55, 15, 44), t, c))
    pen.part("dark", rotated(ellipse(46, -55, 11, 37), t, c))
    pen.part("white", rotated(ellipse(40, -55, 6, 11), t, c), tone=-0.1)
    pen.part("dark", rotated(rect(-54, -62, 10, 22, 4), t, c))
    for r in (20, 32):
        pen.stroke("body", rotated(arc(58, -55, r * 0.6, r, -44, 88), t, c), 3.4)
    pen.anchor(top=(0, -90), handle=(-18, -14))


@symbol("whistle, referee whistle, sports whistle", kinds="tool, thing", height=0.03, place="surface",
    slots={"body": ("#f0b52c", "primary"), "dark": DARK, "cord": ("#d3352f", "second")})
def whistle(pen: Pen) -> None:
    pen.stroke("cord", smooth([(-44, -40), (-68, -46), (-78, -24), (-62, -6), (-70, 0)], closed=False), 3.4)
    pen.part("dark", difference(ellipse(-44, -38, 8), ellipse(-44, -38, 4.4)))
    body = union(ellipse(-8, -34, 34), smooth([(-8, -68, "c"), (68, -68, "c"), (72, -62), (72, -46), (66, -42, "c"),
        (18, -40, "c"), (-8, -30, "c")], tension=0.2))
    pen.part("body", body)
    pen.mark("body", crescent(body, -6, -8), tone=-0.1)
    pen.part("dark", polygon([(6, -68), (26, -68), (18, -52), (6, -52)]), shade="flat")
    ring = ellipse(-8, -34, 22)
    pen.mark("body", difference(ring, ellipse(-8, -34, 19.6)), tone=-0.12)
    pen.mark("body", rect(30, -64, 34, 4, 2), tone=0.16)
    pen.mark("body", arc(-8, -34, 28, 28, 190, 60), tone=0.18, width=4)
    pen.anchor(top=(0, -68), handle=(50, -54))


@symbol("steering wheel, car steering wheel", kinds="thing", height=0.38, place="surface", faces_viewer=True,
    slots={"rim": ("#2f343d", "primary"), "metal": STEEL, "logo": ("#d3352f", "second")}, shapes=("round",))
def steering_wheel(pen: Pen) -> None:
    spokes = union(smooth([(-42, -56, "c"), (-14, -62), (14, -62), (42, -56, "c"), (42, -44, "c"), (16, -36),
        (-16, -36), (-42, -44, "c")]), polygon([(-10, -40), (10, -40), (13, -6), (-13, -6)]))
    pen.part("rim", spokes, tone=0.09)
    pen.mark("metal", joined(rect(-36, -52, 12, 6, 2), rect(24, -52, 12, 6, 2), rect(-4, -22, 8, 12, 2)), alpha=0.9)
    ring = difference(ellipse(0, -50, 50), ellipse(0, -50, 39))
    pen.part("rim", ring)
    pen.mark("rim", crescent(ring, -3, -4), tone=-0.08)
    pen.mark("rim", arc(0, -50, 45, 45, 195, 80), tone=0.18, width=3)
    pen.part("rim", ellipse(0, -50, 15), tone=0.04)
    pen.part("logo", ellipse(0, -50, 7))
    pen.anchor(top=(0, -100), handle=(0, -96))


@symbol("syringe, vaccine, injection, hypodermic needle", kinds="tool, thing", height=0.12, place="surface",
    slots={"glass": ("#e3eef4", "fixed"), "fluid": ("#4fb0d9", "primary"), "dark": DARK, "metal": STEEL,
    "white": WHITE})
def syringe(pen: Pen) -> None:
    t, c = 42, (0.0, -46.0)

    def at(path: Path) -> Path:
        return rotated(path, t, c)

    pen.part("metal", at(pole((0, -28), (0, 18), 2, 1.2)))
    pen.part("metal", at(polygon([(-4, -30), (4, -30), (2, -18), (-2, -18)])), tone=-0.08)
    pen.part("white", at(rect(-4, -118, 8, 40, 1)), tone=-0.06)
    pen.part("white", at(rect(-13, -122, 26, 6, 2)))
    barrel = at(rect(-12, -92, 24, 62, 4))
    pen.part("glass", barrel, shade="glass", alpha=0.9)
    pen.mark("fluid", at(rect(-12, -68, 24, 40)))
    pen.mark("dark", at(rect(-11, -76, 22, 8, 2)))
    pen.mark("glass", at(rect(-9, -90, 4, 58)), tone=0.14, alpha=0.8)
    pen.mark("dark", at(joined(*(line([(12, y), (12 - (9 if i % 2 == 0 else 5), y)]) for i,
        y in enumerate(range(-64, -32, 6))))), width=1.2)
    pen.part("white", at(rect(-20, -95, 40, 6, 2)), tone=-0.03)
    pen.anchor(top=(40, -100), handle=(30, -90))


@symbol("pill, capsule, tablet pill, medicine, medication, pills and capsules, vitamin", kinds="thing", height=0.02,
    place="surface", slots={"a": ("#e0473f", "primary"), "b": ("#f9f6ef", "second"), "c": ("#7fb8e0", "fixed")},
    shapes=("round", "oval"))
def pill(pen: Pen) -> None:
    tab = ellipse(44, -16, 24, 11)
    pen.part("c", ellipse(44, -11, 24, 11), tone=-0.12)
    pen.part("c", tab)
    pen.mark("c", line([(26, -21), (62, -11)]), tone=-0.16, width=2)
    t, c = -36, (-10.0, -44.0)
    left = rotated(union(rect(-44, -64, 36, 40), ellipse(-44, -44, 20)), t, c)
    right = rotated(union(rect(-10, -64, 36, 40), ellipse(26, -44, 20)), t, c)
    pen.part("b", left)
    pen.part("a", right)
    both = union(left, right)
    pen.mark("a", intersection(rotated(rect(-70, -36, 140, 14), t, c), both), tone=-0.12)
    pen.part("b", rotated(rect(-46, -58, 34, 5, 2.4), t, c), shade="flat", tone=0.02)
    pen.part("a", rotated(rect(-4, -58, 30, 5, 2.4), t, c), shade="flat", tone=0.16)
    pen.part("b", rotated(rect(-66, -30, 30, 10, 4), t, c), shade="flat", tone=-0.1, alpha=0.4)
    pen.anchor(top=(0, -70))


@symbol("thermometer, fever thermometer, mercury thermometer", kinds="tool, thing", height=0.25, place="surface",
    faces_viewer=True, slots={"glass": ("#eef3f6", "fixed"), "red": ("#e0352f", "primary"), "dark": DARK})
def thermometer(pen: Pen) -> None:
    body = union(rect(-13, -102, 26, 86, 13), ellipse(0, -20, 20))
    pen.part("glass", body)
    pen.mark("glass", crescent(body, -5, -2), tone=-0.12)
    pen.part("red", union(ellipse(0, -20, 13.6), rect(-4.4, -74, 8.8, 56, 4)))
    pen.mark("red", ellipse(-5, -24, 4, 4), tone=0.2)
    pen.part("dark", rect(-4.4, -94, 8.8, 20, 4), shade="flat", alpha=0.18)
    pen.stroke("dark", joined(*(line([(14, y), (14 + (11 if i % 2 == 0 else 6), y)]) for i,
        y in enumerate(range(-92, -40, 7)))), 2)
    pen.anchor(top=(0, -102), handle=(0, -60))


@symbol("stethoscope", kinds="tool, thing", height=0.3, place="surface", slots={"tube": ("#2f5f8f", "primary"),
    "metal": ("#c3ccd6", "fixed"), "dark": DARK})
def stethoscope(pen: Pen) -> None:
    for side in (-1, 1):
        pen.stroke("metal", smooth([(side * 22, -104), (side * 30, -92), (side * 28, -70), (side * 20, -58)],
            closed=False), 4)
        pen.part("dark", rotated(ellipse(side * 20, -106, 5, 4), side * 30, (side * 20, -106)))
    pen.part("tube", outline(smooth([(-21, -60, "c"), (-14, -42), (0, -36), (14, -42), (21, -60, "c")], closed=False),
        6))
    pen.part("tube", outline(smooth([(0, -37, "c"), (0, -16), (16, 0), (40, -4), (48, -26), (46, -50, "c")],
        closed=False), 6), tone=-0.05)
    pen.part("metal", rect(42, -60, 8, 12, 2))
    pen.part("metal", ellipse(46, -70, 15))
    pen.mark("metal", crescent(ellipse(46, -70, 15), -4, -3), tone=-0.14)
    pen.part("tube", ellipse(46, -70, 10), tone=0.05)
    pen.part("metal", ellipse(44, -72, 6), tone=0.06)
    pen.anchor(top=(0, -104), handle=(0, -40))


@symbol("cane, walking stick, walking cane, crook, hiking stick", kinds="tool, thing", height=0.95,
    slots={"wood": ("#7a4a2c", "primary"), "tip": ("#2f343d", "fixed"), "gold": ("#e0b24a", "fixed")})
def cane(pen: Pen) -> None:
    stick = outline(smooth([(8, -2, "c"), (8, -84, "c"), (4, -98), (-10, -104), (-22, -96), (-22, -84, "c")],
        closed=False), 7.4)
    pen.part("wood", stick)
    pen.mark("wood", crescent(stick, -2.6, 0), tone=-0.12)
    pen.mark("gold", rect(0, -76, 20, 6))
    pen.part("tip", rect(3.4, -8, 9.2, 8, 2))
    pen.anchor(top=(-6, -104), handle=(-10, -100), lean=(8, -60))


@symbol("horseshoe, lucky horseshoe, horse shoe", kinds="thing", height=0.13, place="surface", faces_viewer=True,
    slots={"iron": ("#8a93a0", "primary"), "dark": DARK})
def horseshoe(pen: Pen) -> None:
    shoe = difference(smooth([(-30, 0, "c"), (-46, -30), (-50, -60), (-38, -88), (0, -102), (38, -88), (50, -60),
        (46, -30), (30, 0, "c"), (14, 0, "c"), (14, -8)]), smooth([(-14, 2, "c"), (-26, -32), (-29, -58), (-20, -74),
        (0, -81), (20, -74), (29, -58), (26, -32), (14, 2, "c"), (0, 20)]))
    pen.part("iron", shoe)
    pen.mark("iron", crescent(shoe, -5, -4), tone=-0.12)
    pen.mark("dark", outline(smooth([(-30, -14), (-37, -36), (-39, -60), (-29, -80), (0, -91), (29, -80), (39, -60),
        (37, -36), (30, -14)], closed=False), 2.4), alpha=0.35)
    pen.part("dark", joined(*(rotated(rect(x - 2, y - 3.4, 4, 6.8, 1), a, (x, y)) for x, y,
        a in ((-34, -24, -14), (-38.6, -46, -6), (-36.6, -68, 16), (34, -24, 14), (38.6, -46, 6), (36.6, -68, -16),
        (-20, -85.6, 56), (20, -85.6, -56)))), shade="flat")
    pen.anchor(top=(0, -100))


@symbol("rake, garden rake, leaf rake", kinds="tool", height=1.5, slots={"wood": ("#c9955a", "primary"),
    "metal": ("#5f8a5a", "second")})
def rake(pen: Pen) -> None:
    pen.part("wood", pole((-22, -108), (10, -28), 4, 4.4))
    pen.part("metal", pole((9, -32), (13, -20), 7, 7), tone=-0.06)
    tines = [smooth([(12, -22), (x * 0.6 + 6, -12), (x + 12, -3, "c"), (x + 15, 0, "c")], closed=False)
        for x in (-36, -27, -18, -9, 0, 9, 18, 27)]
    for tine in tines:
        pen.part("metal", outline(tine, 3))
    pen.part("metal", outline(smooth([(-14, -9), (12, -13), (34, -9)], closed=False), 3.6), tone=-0.08)
    pen.anchor(top=(-20, -106), handle=(-10, -78), lean=(-10, -80))


@symbol("stapler, office stapler", kinds="stationery, tool", height=0.05, place="surface",
    slots={"body": ("#d3352f", "primary"), "metal": STEEL, "dark": DARK})
def stapler(pen: Pen) -> None:
    pen.part("dark", smooth([(-64, -8), (60, -8), (68, -4), (66, 0), (-62, 0), (-66, -4)], tension=0.4))
    pen.part("metal", rect(36, -12, 22, 5, 1))
    pen.part("metal", rotated(rect(-58, -27, 112, 8, 2), -8, (-54, -20)), tone=-0.05)
    top = rotated(smooth([(-64, -26, "c"), (-62, -42), (-48, -50), (30, -48), (58, -42), (64, -34), (62, -26, "c")]),
        -8, (-54, -20))
    pen.part("body", top)
    pen.mark("body", crescent(top, 0, -7), tone=-0.12)
    pen.mark("body", rotated(rect(-44, -46, 70, 4, 2), -8, (-54, -20)), tone=0.16)
    pen.part("dark", smooth([(-64, -6), (-62, -28), (-48, -28), (-42, -6)]))
    pen.part("metal", ellipse(-53, -22, 4))
    pen.anchor(top=(0, -56), handle=(0, -50))


@symbol("screw, wood screw, metal screw", kinds="tool, thing", height=0.04, place="surface",
    slots={"metal": ("#a9b3bf", "primary"), "dark": DARK})
def screw(pen: Pen) -> None:
    t, c = 24, (0.0, -50.0)
    body = rotated(polygon([(-8, -84), (8, -84), (7, -22), (0, 2), (-7, -22)]), t, c)
    pen.part("metal", body)
    for i in range(9):
        y = -76 + 8.4 * i
        w = 13 if i < 7 else 13 - 4 * (i - 6)
        pen.part("metal", rotated(polygon([(-w, y + 4), (w, y - 3), (w, y), (-w, y + 7)]), t, c),
            tone=0.06 - 0.02 * (i % 2))
    pen.part("metal", rotated(polygon([(-24, -94), (24, -94), (9, -78), (-9, -78)]), t, c), tone=-0.08)
    pen.part("metal", rotated(ellipse(0, -95, 24, 7), t, c), tone=0.05)
    pen.part("dark", rotated(union(rect(-14, -96.6, 28, 3.2), polygon([(-3, -100), (3, -100), (4, -90), (-4, -90)])), t,
        c), shade="flat")
    pen.anchor(top=(30, -94))


@symbol("matchstick, burning match, box of matches, matchbox, lit match", symbol_id="match", kinds="light, thing",
    height=0.035, place="surface", slots={"wood": ("#e6c48a", "fixed"), "head": ("#b8302c", "primary"),
    "fire": ("#ff9a2f", "light"), "core": ("#ffe07a", "light"), "box": ("#2f5f9f", "second"), "white": WHITE,
    "dark": ("#5a3a2c", "fixed")})
def match(pen: Pen) -> None:
    pen.part("box", polygon([(20, -20), (32, -26), (32, -6), (20, 0)]), tone=-0.14)
    pen.part("box", polygon([(-56, -20), (-44, -26), (32, -26), (20, -20)]), tone=0.06)
    pen.part("dark", rect(-56, -20, 76, 20))
    pen.mark("dark", rect(-50, -14, 64, 8), tone=0.08)
    pen.part("white", polygon([(-30, -22), (-22, -25), (2, -25), (-6, -22)]), shade="flat")
    pen.part("wood", pole((-20, -8), (34, -66), 5, 5))
    pen.part("fire", smooth([(36, -54), (22, -66), (22, -84), (34, -98), (36, -116, "c"), (50, -98), (56, -80),
        (50, -62)]), shade="glow")
    pen.part("core", smooth([(38, -58), (30, -68), (32, -82), (40, -94, "c"), (48, -78), (46, -64)]), shade="glow")
    pen.part("head", rotated(ellipse(36, -68, 5, 7), 42, (36, -68)))
    pen.anchor(top=(38, -112), lamp=(39, -80), handle=(0, -30))


@symbol("candelabra, candelabrum, candle holder", kinds="lamp, thing", height=0.45, place="surface",
    slots={"metal": ("#d9a83f", "primary"), "wax": ("#fbf4e2", "second"), "fire": ("#ffb53f", "light"),
    "core": ("#fff0b0", "light")})
def candelabra(pen: Pen) -> None:
    for r, y in ((46, -62), (24, -62)):
        pen.part("metal", outline(smooth([(-r, y, "c"), (-r * 0.92, y + r * 0.52), (0, y + r * 0.86),
            (r * 0.92, y + r * 0.52), (r, y, "c")], closed=False), 4.4), tone=-0.03)
    pen.part("metal", turned([(-66, 2.6), (-48, 4), (-36, 7), (-26, 3.4), (-12, 4.6), (-8, 12, "c"), (-3, 22), (0, 23)],
        tilt=0.2))
    for x, y in ((-46, -62), (-24, -62), (0, -66), (24, -62), (46, -62)):
        pen.part("metal", polygon([(x - 7, y - 3), (x + 7, y - 3), (x + 3, y + 3), (x - 3, y + 3)]), tone=0.05)
        pen.part("wax", rect(x - 3.6, y - 24, 7.2, 21, 1))
        pen.mark("wax", rect(x + 0.6, y - 26, 4, 26), tone=-0.08)
        pen.part("fire", smooth([(x, y - 43, "c"), (x + 4.6, y - 32), (x, y - 24), (x - 4.6, y - 32)]), shade="glow")
        pen.part("core", ellipse(x, y - 29, 1.9, 3.4), shade="glow")
    pen.anchor(top=(0, -106), lamp=(0, -96), handle=(0, -24))


@symbol("snow globe, snowglobe, christmas globe, glass snow globe", kinds="thing", height=0.14, place="surface",
    slots={"base": ("#8a4a32", "primary"), "glass": ("#bfe0f2", "fixed"), "snow": ("#ffffff", "fixed"),
    "tree": ("#3f8a4f", "fixed"), "house": ("#d3453f", "second"), "gold": ("#e0b24a", "fixed"),
    "window": ("#ffd773", "light")}, traits=("clear",))
def snow_globe(pen: Pen) -> None:
    ball = ellipse(0, -62, 43)
    pen.part("glass", ball)
    pen.mark("glass", crescent(ball, -9, -6), tone=-0.1)
    pen.mark("snow", smooth([(-50, -36), (-20, -44), (10, -40), (50, -38), (50, 0), (-50, 0)]))
    pen.mark("house", rect(-4, -60, 24, 22))
    pen.mark("snow", polygon([(-9, -58), (8, -76), (25, -58)]))
    pen.mark("window", joined(rect(0, -54, 6, 6), rect(10, -54, 6, 6)))
    pen.mark("base", rect(5, -46, 7, 9))
    for y, w in ((-44, 13), (-56, 10), (-67, 7)):
        pen.mark("tree", polygon([(-22 - w, y), (-22 + w, y), (-22, y - 17)]))
        pen.mark("snow", polygon([(-22 - w * 0.4, y - 10), (-22 + w * 0.4, y - 10), (-22, y - 17)]))
    pen.mark("base", rect(-24, -44, 4, 6))
    pen.mark("snow", joined(*(ellipse(x, y, 1.7) for x, y in ((-30, -80), (-12, -92), (6, -88), (22, -82), (32, -66),
        (-36, -64), (-4, -98), (28, -92), (-8, -76), (-24, -94), (34, -50), (16, -98)))))
    pen.mark("snow", smooth([(-34, -66), (-28, -84), (-14, -96), (-20, -84), (-28, -66)]), alpha=0.55)
    base = polygon([(-36, -26), (36, -26), (44, 0), (-44, 0)])
    pen.part("base", base)
    pen.mark("base", polygon([(12, -30), (60, -30), (60, 4), (18, 4)]), tone=-0.1)
    pen.mark("gold", joined(rect(-60, -12, 120, 4)))
    pen.part("gold", rect(-39, -30, 78, 6, 3))
    pen.anchor(top=(0, -104))


@symbol("fishing rod, fishing pole, fishing reel, rod and reel", kinds="sports gear, tool", height=2,
    slots={"rod": ("#7a4a2c", "primary"), "metal": STEEL, "dark": DARK, "float": ("#e0352f", "fixed"), "white": WHITE},
    traits=("pole",))
def fishing_rod(pen: Pen) -> None:
    pen.part("rod", outline(smooth([(-50, -8), (-20, -38), (16, -78), (44, -104)], closed=False), 2.6))
    pen.part("dark", pole((-56, -2), (-34, -24), 7, 6))
    pen.part("rod", pole((-36, -22), (-20, -39), 5, 4), tone=0.06)
    pen.part("metal", ellipse(-20, -26, 9))
    pen.mark("metal", ellipse(-20, -26, 5), tone=-0.18)
    pen.stroke("metal", line([(-20, -26), (-8, -20)]), 2.4)
    pen.part("dark", ellipse(-7, -19, 3))
    for x, y in ((-6, -54), (12, -74), (30, -92), (44, -104)):
        pen.part("metal", difference(ellipse(x + 1.6, y + 2, 3), ellipse(x + 1.6, y + 2, 1.7)))
    pen.stroke("dark", smooth([(45, -103), (50, -70), (52, -34)], closed=False), 0.9)
    pen.part("white", ellipse(52, -28, 5.6, 7))
    pen.mark("float", rect(44, -40, 16, 11))
    pen.stroke("dark", line([(52, -21), (52, -14)]), 0.9)
    pen.stroke("metal", smooth([(52, -14), (52, -5), (47, -1), (43, -6)], closed=False), 1.8)
    pen.anchor(top=(44, -104), handle=(-46, -12))


@symbol("clapperboard, clapper board, film clapper, movie clapper, film slate, clapboard", kinds="thing", height=0.3,
    place="surface", faces_viewer=True, slots={"board": ("#2c303a", "primary"), "white": ("#fbf8f2", "fixed")},
    shapes=("square",))
def clapperboard(pen: Pen) -> None:
    arm = rotated(rect(-54, -84, 108, 17, 2), -13, (-50, -66))
    pen.part("board", arm)
    pen.mark("white", rotated(joined(*(polygon([(x, -86), (x + 11, -86), (x + 3, -64), (x - 8, -64)])
        for x in range(-46, 60, 22))), -13, (-50, -66)))
    pen.part("board", rect(-54, -66, 108, 66, 3))
    pen.mark("white", joined(*(polygon([(x, -68), (x + 11, -68), (x + 19, -50), (x + 8, -50)])
        for x in range(-60, 60, 22))))
    pen.mark("board", rect(-54, -50, 108, 3), tone=0.1)
    pen.mark("white", joined(line([(-48, -32), (48, -32)]), line([(-48, -16), (48, -16)]),
        line([(-14, -32), (-14, -2)]), line([(18, -32), (18, -2)])), width=1.4)
    pen.mark("white", joined(rect(-46, -43, 40, 3), rect(-44, -26, 20, 3), rect(-8, -26, 16, 3), rect(24, -26, 18, 3),
        rect(-44, -10, 16, 3), rect(24, -10, 14, 3)), alpha=0.8)
    pen.part("white", ellipse(-48, -67, 3.4))
    pen.anchor(top=(0, -90))


@symbol("vr headset, virtual reality headset, vr goggles, virtual reality goggles, vr glasses",
    kinds="electronics, eyewear, glasses", height=0.14, place="surface", faces_viewer=True,
    slots={"body": ("#f1f3f5", "primary"), "dark": DARK, "light": ("#5fd0e8", "light")})
def vr_headset(pen: Pen) -> None:
    pen.part("dark", difference(smooth([(-52, -36), (-58, -66), (-36, -86), (0, -92), (36, -86), (58, -66), (52, -36)]),
        smooth([(-44, -36), (-48, -62), (-30, -78), (0, -82), (30, -78), (48, -62), (44, -36)])))
    pen.part("dark", rect(-5, -90, 10, 40, 3), tone=0.06)
    pen.part("dark", smooth([(-56, -54), (56, -54), (60, -30), (54, -8), (22, -4), (10, -14), (-10, -14), (-22, -4),
        (-54, -8), (-60, -30)]))
    body = smooth([(-52, -58), (0, -62), (52, -58), (58, -44), (56, -18), (46, -8), (20, -6), (8, -14), (-8, -14),
        (-20, -6), (-46, -8), (-56, -18), (-58, -44)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -5, -7), tone=-0.1)
    plate = smooth([(-44, -50), (0, -53), (44, -50), (47, -40), (45, -22), (36, -17), (-36, -17), (-45, -22),
        (-47, -40)])
    pen.part("dark", plate)
    pen.mark("dark", smooth([(-44, -48), (-10, -52), (-30, -18), (-46, -20)]), tone=0.12, alpha=0.8)
    pen.part("light", joined(*(ellipse(x, -24, 1.8) for x in (-6, 0, 6))), shade="glow", detail=1)
    pen.anchor(top=(0, -90), fit=(0, -34), handle=(0, -36))


@symbol("circuit board, microchip, computer chip, motherboard, cpu, processor", kinds="electronics", height=0.1,
    place="surface", faces_viewer=True, slots={"board": ("#2f8a5f", "primary"), "chip": ("#2b2f38", "fixed"),
    "gold": ("#e8c25a", "fixed"), "red": ("#e0473f", "fixed"), "blue": ("#4f9fd9", "fixed")})
def circuit_board(pen: Pen) -> None:
    pen.part("board", rect(-52, -100, 104, 100, 5))
    traces = [[(-20, -60), (-36, -60), (-44, -68), (-44, -92)], [(-20, -52), (-46, -52)],
        [(-20, -44), (-34, -44), (-44, -34), (-44, -10)], [(20, -60), (34, -60), (42, -68), (42, -90)],
        [(20, -52), (46, -52)],
        [(20, -44), (36, -44), (44, -36), (44, -14)], [(-10, -72), (-10, -84), (-22, -94)], [(0, -72), (0, -94)],
        [(10, -72), (10, -82), (24, -94)], [(-10, -30), (-10, -18), (-24, -8)], [(0, -30), (0, -8)],
        [(10, -30), (10, -20), (26, -6)]]
    pen.mark("gold", joined(*(line(t) for t in traces)), width=2)
    pen.mark("gold", joined(*(ellipse(*t[-1], 3) for t in traces)))
    pins = [rect(x - 1.4, y, 2.8, 6) for x in range(-16, 17, 8) for y in (-76, -31)] + [rect(x, y - 1.4, 6, 2.8)
        for y in range(-67, -34, 8) for x in (-25, 19)]
    pen.part("gold", joined(*pins))
    pen.part("chip", rect(-20, -71, 40, 40, 2))
    pen.mark("chip", rect(-14, -65, 28, 28, 1), tone=0.1)
    pen.part("gold", ellipse(-15, -66, 2), shade="flat", detail=1)
    pen.part("red", joined(rect(-34, -86, 6, 11, 1), rect(30, -26, 6, 11, 1)))
    pen.part("blue", joined(ellipse(34, -80, 5), ellipse(-33, -22, 5)))
    for x, y in ((-46, -94), (46, -94), (-46, -6), (46, -6)):
        pen.mark("gold", difference(ellipse(x, y, 3.4), ellipse(x, y, 1.8)))
    pen.anchor(top=(0, -100))


@symbol("beehive, bee hive, hive, skep", kinds="thing", height=0.5, place="surface",
    slots={"straw": ("#e8b23f", "primary"), "dark": ("#5a3a1e", "fixed"), "stripe": ("#2b2a30", "fixed"),
    "wing": ("#e3eef4", "fixed"), "wood": ("#8a5a34", "fixed")})
def beehive(pen: Pen) -> None:
    pen.part("wood", rect(-50, -5, 100, 5, 2))
    rings = ((-10, 46), (-25, 46), (-40, 42), (-55, 36), (-70, 27), (-84, 16))
    for i, (y, w) in enumerate(rings):
        ring_ = rect(-w, y - 9, 2 * w, 18, 9)
        pen.part("straw", ring_, tone=0.03 if i % 2 else -0.01)
        pen.mark("straw", crescent(ring_, -8, -5), tone=-0.1)
        pen.mark("straw", joined(*(line([(x, y - 10), (x + 4, y + 10)]) for x in range(-44, 46, 11))), tone=-0.07,
            width=1.2, detail=1)
    pen.part("dark", ellipse(0, -22, 11, 12), shade="flat")
    for x, y, s in ((40, -80, 1), (-54, -52, 1), (18, -44, -1)):
        pen.part("wing", joined(ellipse(x - 2 * s, y - 7, 3.4, 6, -20 * s), ellipse(x + 3 * s, y - 7, 3.4, 6, 20 * s)),
            shade="flat", alpha=0.85)
        bee = ellipse(x, y, 8, 5.6)
        pen.part("straw", bee, tone=0.08)
        pen.mark("stripe", joined(rect(x - 3, y - 7, 2.6, 14), rect(x + 2, y - 7, 2.6, 14)))
        pen.part("stripe", ellipse(x + 7 * s, y, 3.4))
    pen.anchor(top=(0, -94), handle=(0, -90))


@symbol("spider web, spiderweb, cobweb, spider's web", kinds="thing", height=0.5, place="wall",
    slots={"silk": ("#8d97a6", "primary"), "spider": ("#2b2a30", "fixed"), "dew": ("#cfe8f5", "fixed")})
def spider_web(pen: Pen) -> None:
    c = (0.0, -50.0)
    rays = [(r, math.radians(a)) for a, r in ((-90, 50), (-60, 52), (-30, 50), (0, 54), (30, 50), (60, 54), (90, 50),
        (120, 52), (150, 54), (180, 52), (210, 54), (240, 50))]
    for r, t in rays:
        pen.part("silk", outline(line([c, (c[0] + r * math.cos(t), c[1] + r * math.sin(t))]), 1.8))
    for k in (0.18, 0.36, 0.54, 0.72, 0.9):
        points = [(c[0] + r * k * math.cos(t), c[1] + r * k * math.sin(t)) for r, t in rays]
        for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True):
            mx, my = (x0 + x1) / 2, (y0 + y1) / 2
            pen.part("silk", outline(smooth([(x0, y0), (mx + (c[0] - mx) * 0.13, my + (c[1] - my) * 0.13), (x1, y1)],
                closed=False), 1.5))
    for dx, dy in ((22, -72), (-30, -38), (-8, -80), (34, -36)):
        pen.part("dew", ellipse(dx, dy, 2.2), detail=1)
    x, y = 16.0, -34.0
    pen.stroke("spider", joined(*(smooth([(x, y), (x + s * 9, y - 6 + 5 * i), (x + s * 14, y + 2 + 5 * i - 6)],
        closed=False) for s in (-1, 1) for i in range(4))), 1.5)
    pen.part("spider", union(ellipse(x, y + 5, 6.4, 7.4), ellipse(x, y - 4, 4.4)))
    pen.anchor(top=(0, -100))


@symbol("brain, human brain", kinds="thing", height=0.15, place="surface",
    slots={"pink": ("#f0a0a8", "primary"), "dark": ("#b8566a", "follow")})
def brain(pen: Pen) -> None:
    pen.part("pink", smooth([(12, -22), (24, -24), (26, -6), (18, 2), (10, -4)]), tone=-0.12)
    low = smooth([(16, -34), (40, -38), (54, -28), (48, -14), (28, -12), (14, -20)])
    pen.part("pink", low, tone=-0.08)
    pen.mark("dark", joined(*(curve((16, y), (36, y + 2), (56, y - 2)) for y in (-32, -26, -20, -15))), width=1.4)
    whole = smooth([(-50, -36), (-58, -54), (-50, -74), (-32, -88), (-10, -94), (16, -94), (40, -86), (56, -68),
        (58, -48), (48, -34), (28, -30), (12, -32), (4, -20), (-10, -16), (-24, -22), (-30, -32)])
    pen.part("pink", whole)
    pen.mark("pink", crescent(whole, -7, -6), tone=-0.08)
    folds = [[(-30, -32), (-20, -44), (0, -46), (20, -40), (34, -44)], [(-54, -54), (-40, -56), (-36, -68), (-46, -76)],
        [(-36, -68), (-24, -64), (-20, -76), (-28, -88)], [(-20, -60), (-8, -56), (2, -64), (-4, -78), (-12, -92)],
        [(2, -64), (14, -58), (22, -66), (16, -78), (22, -92)], [(22, -66), (36, -62), (40, -74), (34, -84)],
        [(36, -62), (44, -52), (56, -54)], [(-44, -44), (-32, -46), (-26, -54)], [(6, -50), (16, -50), (28, -52)],
        [(-10, -20), (-6, -32), (2, -36)], [(-2, -84), (6, -80), (8, -90)], [(44, -72), (50, -64)]]
    pen.mark("dark", joined(*(smooth(f, closed=False) for f in folds)), width=2.6)
    pen.mark("pink", joined(*(smooth([(x, y - 3) for x, y in f], closed=False) for f in folds[:7])), tone=0.09,
        width=1.6, detail=1)
    pen.anchor(top=(0, -94))


@symbol("molar, human tooth, molar tooth", symbol_id="tooth", kinds="thing", height=0.03, place="surface",
    slots={"enamel": ("#fbfaf6", "primary")})
def tooth(pen: Pen) -> None:
    shape = smooth([(0, -92), (14, -97), (32, -94), (41, -76), (38, -54), (30, -36), (26, -12), (20, 0), (13, -6),
        (9, -26), (0, -36), (-9, -26), (-13, -6), (-20, 0), (-26, -12), (-30, -36), (-38, -54), (-41, -76), (-32, -94),
        (-14, -97)])
    pen.part("enamel", shape)
    pen.mark("enamel", crescent(shape, -10, -3), tone=-0.09)
    pen.mark("enamel", curve((-16, -88), (-4, -80), (6, -88)), tone=-0.1, width=2)
    pen.mark("enamel", smooth([(-32, -72), (-28, -86), (-18, -88), (-24, -74), (-26, -58)]), tone=0.08)
    pen.anchor(top=(0, -94))


@symbol("eyeball, human eye, eye ball", kinds="thing", height=0.025, place="surface", faces_viewer=True,
    slots={"white": ("#fbf8f4", "fixed"), "iris": ("#3f8fd0", "primary"), "pupil": ("#1e1c24", "fixed"),
    "vein": ("#d9605a", "fixed"), "glint": ("#ffffff", "fixed")}, shapes=("round",))
def eyeball(pen: Pen) -> None:
    ball = ellipse(0, -50, 50)
    pen.part("white", ball)
    pen.mark("vein", joined(curve((-50, -40), (-38, -42), (-30, -36)), curve((-40, -44), (-34, -52)),
        curve((46, -32), (36, -34), (28, -26)), curve((38, -33), (34, -42)), curve((-26, -8), (-22, -18), (-14, -20)),
        curve((30, -90), (24, -82)), curve((-34, -86), (-26, -78), (-24, -70))), width=1.5, alpha=0.7)
    pen.mark("white", crescent(ball, -11, -11), tone=-0.1)
    pen.part("iris", ellipse(0, -50, 27))
    pen.mark("iris", difference(ellipse(0, -50, 27), ellipse(0, -50, 23.6)), tone=-0.16)
    pen.mark("iris", joined(*(line([(12 * math.cos(t), -50 + 12 * math.sin(t)),
        (22 * math.cos(t), -50 + 22 * math.sin(t))]) for t in (6.283 * i / 24 for i in range(24)))), tone=0.13,
        width=1.3)
    pen.part("pupil", ellipse(0, -50, 12.6), shade="flat")
    pen.part("glint", joined(ellipse(-9, -61, 6, 5), ellipse(8, -41, 2.6)), shade="flat")
    pen.anchor(top=(0, -100))


@symbol("spear, lance, javelin, harpoon", kinds="weapon", height=2, slots={"wood": ("#8a5a34", "primary"),
    "steel": ("#b4bfcb", "fixed"), "cord": ("#c0382f", "second")})
def spear(pen: Pen) -> None:
    t, c = 22, (0.0, -50.0)
    pen.part("wood", rotated(rect(-2.6, -84, 5.2, 92, 1), t, c))
    head = rotated(smooth([(0, -118, "c"), (9, -98), (10, -88), (4, -78, "c"), (-4, -78, "c"), (-10, -88), (-9, -98)]),
        t, c)
    pen.part("steel", head)
    pen.mark("steel", rotated(polygon([(0, -122), (14, -90), (4, -74), (0, -74)]), t, c), tone=-0.14)
    pen.part("cord", rotated(rect(-4.4, -79, 8.8, 10, 2), t, c))
    pen.part("cord", rotated(joined(polygon([(-4, -70), (4, -70), (9, -50), (3, -54), (0, -46), (-3, -54), (-9, -50)])),
        t, c), tone=-0.05)
    pen.anchor(top=(24, -110), handle=(0, -50), lean=(0, -60))


@symbol("strongbox, vault, bank safe, safe box, steel safe, metal safe", symbol_id="safe", kinds="container, furniture",
    height=0.7, slots={"body": ("#5f6b7a", "primary"), "metal": ("#c3ccd6", "fixed"), "gold": ("#e0b24a", "fixed"),
    "dark": DARK}, shapes=("square", "rectangular", "cubic"))
def safe(pen: Pen) -> None:
    for x in (-38, 22):
        pen.part("dark", rect(x, -6, 14, 6, 1))
    box(pen, "body", (-46, -90), (82, 86), (12, 6))
    pen.part("body", rect(-38, -82, 66, 70, 3), tone=0.06)
    pen.mark("body", difference(rect(-35, -79, 60, 64, 2), rect(-33, -77, 56, 60, 1)), tone=-0.14)
    pen.part("metal", ellipse(6, -54, 16))
    pen.mark("metal", crescent(ellipse(6, -54, 16), -4, -3), tone=-0.14)
    pen.part("dark", ellipse(6, -54, 11))
    pen.mark("metal", joined(*(rotated(rect(5.3, -64, 1.4, 4), 30 * i, (6, -54)) for i in range(12))))
    pen.part("metal", ellipse(6, -54, 4))
    pen.stroke("gold", joined(*(rotated(line([(-20, -44), (-20, -28)]), 60 * i, (-20, -36)) for i in range(3))), 3.4)
    pen.part("gold", ellipse(-20, -36, 4.4))
    for y in (-72, -30):
        pen.part("metal", rect(-44, y, 6, 12, 2))
    pen.anchor(top=(0, -92), lean=(-46, -40), seat=(0, -91))


@symbol("banknote, dollar bill, paper money, cash, stack of money, bundle of cash, stack of cash, wad of cash",
    kinds="thing", height=0.07, place="surface", slots={"paper": ("#8fc48a", "primary"), "dark": ("#3f7f4f", "follow"),
    "band": ("#f3e6b8", "fixed")}, shapes=("rectangular",))
def banknote(pen: Pen) -> None:
    for i in range(4):
        y = -10.0 * i
        pen.part("paper", polygon([(-66, y - 12), (50, y - 12), (50, y), (-66, y)]), tone=-0.12)
        pen.part("paper", polygon([(50, y - 12), (72, y - 32), (72, y - 20), (50, y)]), tone=-0.2)
        pen.mark("paper", joined(line([(50, y - 8), (72, y - 28)]), line([(50, y - 4), (72, y - 24)])), tone=-0.1,
            width=1)
    y = -42.0
    top = polygon([(-66, y), (50, y), (72, y - 20), (-42, y - 20)])
    pen.part("paper", top, tone=0.04)
    pen.mark("dark", difference(polygon([(-58, y - 2), (48, y - 2), (64, y - 18), (-40, y - 18)]),
        polygon([(-54, y - 4), (46, y - 4), (59, y - 16), (-39, y - 16)])))
    pen.mark("dark", ellipse(3, y - 10, 17, 6.6))
    pen.mark("paper", joined(smooth([(9, y - 13.4), (3, y - 15), (-2, y - 12.4), (3, y - 10), (8, y - 7.6), (2, y - 5),
        (-4, y - 6.6)], closed=False), line([(4, y - 17), (2, y - 3)])), tone=0.12, width=1.6)
    pen.part("band", polygon([(-20, y), (-2, y), (20, y - 20), (2, y - 20)]), alpha=0.25)
    pen.part("band", polygon([(-42, y), (-30, y), (-8, y - 20), (-20, y - 20)]))
    pen.part("band", polygon([(-42, y), (-30, y), (-30, 0), (-42, 0)]), tone=-0.08)
    pen.anchor(top=(0, -56))


@symbol("latin cross, christian cross, crucifix, wooden cross", kinds="thing", height=1,
    slots={"wood": ("#8a5a34", "primary")})
def cross(pen: Pen) -> None:
    pen.part("wood", polygon([(9, -100), (15, -104), (15, -4), (9, 0)]), tone=-0.16)
    pen.part("wood", polygon([(38, -76), (44, -80), (44, -62), (38, -58)]), tone=-0.16)
    whole = union(rect(-9, -100, 18, 100), rect(-38, -76, 76, 18))
    pen.part("wood", union(polygon([(-9, -100), (-3, -104), (15, -104), (9, -100)]),
        polygon([(-38, -76), (-32, -80), (44, -80), (38, -76)])), tone=0.08)
    pen.part("wood", whole)
    pen.mark("wood", joined(curve((-4, -98), (-3, -50), (-5, -2)), curve((4, -98), (3, -40), (5, -2)),
        curve((-36, -70), (-12, -71)), curve((12, -64), (36, -66)), curve((-36, -63), (-14, -63))), tone=-0.09,
        width=1.2)
    pen.anchor(top=(0, -102), lean=(-9, -40))


@symbol("first aid kit, first-aid kit, medical kit, medkit, med kit", kinds="container, bag", height=0.25,
    place="surface", slots={"body": ("#f4f4f1", "second"), "red": ("#d9303a", "primary"), "metal": STEEL})
def first_aid_kit(pen: Pen) -> None:
    pen.part("red", outline(smooth([(-18, -72, "c"), (-16, -88), (16, -88), (18, -72, "c")], closed=False), 7))
    pen.part("body", polygon([(52, -72), (64, -77), (64, -8), (52, 0)]), tone=-0.16)
    pen.part("body", polygon([(-54, -72), (-42, -77), (64, -77), (52, -72)]), tone=0.03)
    pen.part("body", rect(-54, -72, 106, 72, 6))
    pen.mark("body", line([(-56, -56), (54, -56)]), tone=-0.16, width=1.6)
    for x in (-38, 30):
        pen.part("metal", rect(x, -62, 10, 13, 2))
    pen.part("red", union(rect(-9, -48, 17, 42, 1), rect(-21.5, -35.5, 42, 17, 1)), shade="flat")
    pen.anchor(top=(0, -76), handle=(0, -88), lean=(-54, -30))
