"""Machines of fields, building sites and war."""

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
from limner.engines.illustrator.atlas.hues import DARK, GLASS, STEEL
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve, gloss, pole
from limner.engines.illustrator.atlas.templates.four_wheeler import SLOTS, pane
from limner.engines.illustrator.atlas.templates.wheel import tyre

WHEELS: dict[str, Hue] = {"tyre": ("#2c2f36", "fixed"), "metal": STEEL, "dark": DARK, "glass": GLASS}


def _farm_wheel(pen: Pen, x: float, r: float, slot: str) -> None:
    lugs = joined(*(rotated(rect(x - 2.4, -2 * r - 1.2, 4.8, 4), 360 * i / 18, (x, -r)) for i in range(18)))
    pen.part("tyre", union(ellipse(x, -r, r), lugs))
    pen.part(slot, ellipse(x, -r, r * 0.56))
    pen.mark(slot, ellipse(x, -r, r * 0.38), tone=-0.1)


@symbol("combine harvester, harvester, combine, reaper machine, threshing machine", kinds="vehicle", height=4,
    home="farm",
    ridden="cabin", slots={"body": ("#d8402f", "primary"), "reel": ("#f2c12e", "second"), **SLOTS})
def combine_harvester(pen: Pen) -> None:
    pen.part("metal", pole((-50, -72), (-86, -96), 7, 6), tone=-0.06)
    pen.part("body", smooth([(-66, -20, "c"), (-70, -46), (-64, -76, "c"), (6, -78, "c"), (12, -50, "c"), (30, -34,
        "c"),
        (26, -20, "c")], tension=0.2))
    pen.mark("body", rect(-72, -38, 100, 24), tone=-0.08)
    pen.mark("dark", joined(*(rect(-60, y, 30, 2.2, 1) for y in (-68, -62, -56))), alpha=0.6)
    gloss(pen, "body", rect(-58, -74, 56, 3, 1.5))
    pen.part("body", polygon([(-58, -78), (-50, -90), (-12, -90), (-6, -78)]), tone=-0.06)
    pane(pen, polygon([(0, -44), (0, -84), (26, -84), (36, -44)]))
    pen.stroke("body", joined(line([(0, -44), (0, -86)]), line([(27, -86), (37, -44)])), 3, tone=-0.04)
    pen.part("body", rect(-5, -91, 37, 7, 3))
    pen.part("body", polygon([(24, -34), (38, -34), (62, -10), (44, -10)]), tone=-0.1)
    pen.part("dark", smooth([(40, 0, "c"), (44, -24), (58, -30), (96, -2, "c"), (92, 2, "c")], tension=0.2))
    for turn in range(0, 180, 36):
        pen.stroke("reel", rotated(line([(74 - 22, -24), (74 + 22, -24)]), turn, (74, -24)), 3.2)
    pen.part("reel", difference(ellipse(74, -24, 24), ellipse(74, -24, 20.6)))
    pen.part("metal", ellipse(74, -24, 4.6), tone=-0.1)
    pen.part("dark", joined(*(polygon([(x, 0), (x + 5, -7), (x + 10, 0)]) for x in range(46, 96, 9))))
    _farm_wheel(pen, 8, 24, "reel")
    _farm_wheel(pen, -50, 15, "reel")
    pen.anchor(top=(-20, -90), seat=(12, -50), lamp=(34, -44))


@symbol("bulldozer, dozer", kinds="vehicle", height=3, ridden="cabin", slots={"body": ("#f2b02c", "primary"), **SLOTS})
def bulldozer(pen: Pen) -> None:
    pen.part("metal", smooth([(54, -56, "c"), (64, -54), (60, -30), (64, -8), (72, 0, "c"), (58, 0, "c"), (52, -26)]))
    pen.mark("metal", crescent(rect(50, -60, 26, 64), -8, 0), tone=-0.1)
    pen.part("body", pole((-6, -16), (56, -20), 7, 6), tone=-0.08)
    pen.part("dark", smooth([(-60, -18), (-52, -30), (30, -30), (40, -18), (32, -1), (-50, -1)], tension=0.5))
    pen.part("metal", joined(*(ellipse(x, -14, 7) for x in (-46, -26, -6, 14, 30))), tone=-0.1)
    pen.part("body", smooth([(2, -30, "c"), (2, -58, "c"), (34, -56), (42, -50, "c"), (42, -30, "c")], tension=0.3))
    pen.mark("dark", joined(*(rect(12, y, 26, 2, 1) for y in (-50, -44, -38))), alpha=0.6)
    pen.part("dark", pole((28, -56), (28, -78), 4, 4))
    pen.part("body", smooth([(-54, -30, "c"), (-54, -46, "c"), (4, -46, "c"), (4, -30, "c")], tension=0.2), tone=-0.04)
    pane(pen, polygon([(-40, -46), (-38, -78), (-6, -78), (-2, -46)]))
    pen.stroke("body", joined(line([(-41, -44), (-39, -82)]), line([(-6, -82), (-1, -44)]), line([(-23, -80), (-22,
        -46)])),
        3)
    pen.part("body", rect(-46, -86, 46, 7, 3))
    pen.anchor(top=(-23, -86), seat=(-22, -50))


@symbol("crane, tower crane, construction crane, building crane, harbour crane", kinds="machine, thing", height=40,
    home="street", slots={"body": ("#f2b02c", "primary"), "dark": ("#3a404b", "fixed"), "weight": ("#9aa0a8", "fixed"),
    "glass": ("#a8d5ea", "fixed")})
def crane(pen: Pen) -> None:
    pen.part("weight", rect(-24, -6, 36, 6, 1))
    mast = [line([(-11, -4), (-11, -84)]), line([(-1, -4), (-1, -84)])]
    mast += [line([(-11 if i % 2 else -1, -4 - 8 * i), (-1 if i % 2 else -11, -12 - 8 * i)]) for i in range(10)]
    pen.stroke("body", joined(*mast), 2, shade="form")
    jib = [line([(-46, -84), (70, -84)]), line([(-6, -92), (66, -88), (70, -84)])]
    jib += [line([(-6 + 8 * i, -84 if i % 2 else -91.5 + i * 0.4), (2 + 8 * i, -91 + i * 0.4 if i % 2 else -84)])
        for i in range(9)]
    pen.stroke("body", joined(*jib), 2, shade="form")
    pen.stroke("body", joined(line([(-6, -84), (-6, -108)]), line([(-6, -108), (-12, -84)])), 2.4)
    pen.stroke("dark", joined(line([(-6, -108), (48, -88)]), line([(-6, -108), (-44, -85)])), 1)
    pen.part("weight", rect(-48, -84, 16, 13, 1))
    pen.part("body", rect(-1, -84, 12, 13, 2))
    pen.part("glass", rect(3, -81.6, 6.4, 7, 1), shade="flat")
    pen.stroke("dark", line([(52, -84), (52, -46)]), 1.2)
    pen.part("dark", rect(48, -87, 8, 4, 1))
    pen.stroke("dark", smooth([(52, -46), (52, -40), (56.4, -36), (52, -32), (48, -35)], closed=False), 2.6)
    pen.anchor(top=(-6, -108), hand=(52, -34), lean=(-11, -30))


@symbol("lawn mower, lawnmower, grass mower", kinds="tool, appliance", height=1,
    slots={"body": ("#d9383f", "primary"), "dark": DARK, "metal": STEEL, "bag": ("#4a505c", "fixed")}, home="garden")
def lawn_mower(pen: Pen) -> None:
    pen.stroke("metal", smooth([(-24, -26, "c"), (-74, -78, "c"), (-82, -79)], closed=False), 4)
    pen.stroke("dark", line([(-70, -74), (-82, -80)]), 6)
    pen.part("bag", smooth([(-24, -40, "c"), (-58, -40), (-66, -16), (-40, -8), (-22, -12, "c")]))
    deck = smooth([(-28, -10, "c"), (-26, -28), (-10, -34), (30, -34), (46, -24), (50, -10, "c")])
    pen.part("body", deck)
    pen.mark("body", crescent(deck, -4, -5), tone=-0.1)
    pen.part("dark", rect(-6, -48, 32, 15, 4))
    pen.part("metal", rect(0, -54, 20, 8, 3))
    pen.mark("dark", joined(*(line([(x, -50), (x, -32)]) for x in (0, 5, 10, 15, 20))), tone=0.14, width=1.4)
    for x, r in ((-20, 13), (38, 11)):
        pen.part("dark", ellipse(x, -r, r))
        pen.part("metal", ellipse(x, -r, r * 0.56))
        pen.part("dark", ellipse(x, -r, r * 0.2), shade="flat")
    pen.anchor(handle=(-78, -78), top=(10, -52), seat=(10, -50))


@symbol("tank, army tank, battle tank, military tank, panzer", kinds="vehicle, weapon", height=2.5,
    slots={"body": ("#6f7f4a", "primary"), **WHEELS})
def tank(pen: Pen) -> None:
    pen.part("body", pole((20, -62), (94, -72), 7, 5.4), tone=-0.04)
    pen.part("body", rotated(rect(84, -78, 12, 9, 2), -8, (90, -73)), tone=-0.08)
    turret = smooth([(-30, -46, "c"), (-34, -60), (-20, -72), (14, -73), (30, -62), (32, -46, "c")], tension=0.4)
    pen.part("body", turret, tone=0.02)
    pen.mark("body", crescent(turret, -6, -5), tone=-0.1)
    pen.part("body", rect(-18, -79, 22, 7, 3), tone=-0.04)
    pen.stroke("dark", line([(-26, -70), (-30, -98)]), 1.4)
    hull = polygon([(-66, -30), (-58, -48), (58, -48), (76, -34), (66, -24), (-62, -24)])
    pen.part("body", hull)
    pen.mark("body", rect(-80, -32, 170, 10), tone=-0.1)
    track = smooth([(-76, -20), (-68, -34), (-50, -36), (54, -36), (70, -32), (78, -20), (64, -4), (52, 0), (-50, 0),
        (-64, -4)])
    pen.part("dark", track)
    pen.mark("dark", joined(*(rect(x, -40, 2, 5) for x in range(-70, 76, 7)),
        *(rect(x, -4, 2, 5) for x in range(-70, 76, 7))), tone=0.12)
    for x in (-48, -24, 0, 24, 48):
        pen.part("body", ellipse(x, -14, 11), tone=-0.06)
        pen.part("dark", ellipse(x, -14, 4), tone=0.08)
    for x in (-64, 65):
        pen.part("body", ellipse(x, -21, 8), tone=-0.08)
    pen.anchor(top=(-8, -78), seat=(-8, -76), lean=(-66, -30))


@symbol("forklift, fork lift, forklift truck, fork truck", kinds="vehicle", height=2.2,
    slots={"body": ("#f2b02c", "primary"), **WHEELS, "box": ("#c99a5f", "fixed")})
def forklift(pen: Pen) -> None:
    pen.part("box", rect(44, -44, 34, 34, 1))
    pen.mark("box", joined(line([(44, -27), (78, -27)]), line([(61, -44), (61, -10)])), tone=-0.12, width=1.4)
    pen.part("dark", rect(34, -102, 5, 98, 1))
    pen.part("dark", rect(28, -102, 4, 98, 1), tone=0.08)
    pen.part("dark", joined(rect(34, -9, 48, 4, 1), rect(38, -40, 5, 34)))
    pen.stroke("dark", joined(line([(-40, -44), (-34, -98)]), line([(22, -44), (12, -98)])), 4)
    pen.part("dark", rect(-38, -102, 56, 5, 2))
    pen.part("dark", smooth([(-24, -50), (-26, -72), (-18, -74), (-14, -56), (4, -54), (6, -48), (-20, -46)]),
        tone=0.06)
    pen.stroke("dark", line([(12, -48), (20, -66)]), 2.6)
    pen.stroke("dark", line([(13, -64), (25, -70)]), 3.4)
    hull = smooth([(-62, -16, "c"), (-64, -44), (-54, -52), (-30, -52, "c"), (-22, -42, "c"), (6, -42, "c"),
        (10, -50, "c"), (26, -50, "c"), (30, -16, "c")], tension=0.35)
    pen.part("body", hull)
    pen.mark("body", crescent(hull, -5, -8), tone=-0.1)
    pen.mark("dark", joined(*(rect(-56 + 7 * i, -44, 4, 16, 1) for i in range(3))), alpha=0.7)
    tyre(pen, -42, -13, 13)
    tyre(pen, 16, -15, 15)
    pen.anchor(top=(-10, -102), seat=(-10, -54), lean=(-62, -30), hand=(62, -44))


@symbol("cement mixer, concrete mixer, cement truck, concrete truck, mixer truck", kinds="truck, vehicle", height=3.5,
    slots={"drum": ("#e9e4d8", "second"), "body": ("#e0573f", "primary"), **WHEELS, "light": ("#fff3c4", "light")})
def cement_mixer(pen: Pen) -> None:
    pen.part("dark", rect(-74, -28, 140, 8, 2))
    pen.part("dark", joined(polygon([(-66, -28), (-50, -28), (-54, -58)]), polygon([(8, -28), (22, -28), (16, -52)])),
        tone=0.08)
    drum = smooth([(-74, -84), (-60, -96), (-30, -92), (6, -74), (22, -56), (18, -40), (0, -32), (-34, -38),
        (-62, -62)])
    pen.part("drum", drum)
    pen.mark("drum", crescent(drum, 3, -9), tone=-0.12)
    pen.mark("body", joined(curve((-52, -100), (-46, -74), (-48, -48)), curve((-26, -96), (-18, -66), (-22, -36)),
        curve((0, -82), (6, -56), (0, -30))), width=6)
    pen.part("dark", rotated(ellipse(-70, -76, 6, 13), 26, (-70, -76)))
    pen.part("body", polygon([(-88, -58), (-70, -66), (-66, -58), (-84, -40)]), tone=-0.05)
    cab = smooth([(26, -24, "c"), (26, -74, "c"), (52, -76), (62, -70), (68, -48), (72, -40), (72, -24, "c")],
        tension=0.3)
    pen.part("body", cab)
    pen.mark("body", rect(20, -34, 60, 14), tone=-0.1)
    pane(pen, smooth([(36, -48, "c"), (36, -68, "c"), (52, -69), (60, -48, "c")], tension=0.3))
    pen.part("light", ellipse(69, -34, 3.6), shade="glow")
    pen.part("dark", rect(58, -22, 18, 6, 2))
    for x in (-56, -28, 48):
        tyre(pen, x, -14, 14)
    pen.anchor(top=(-20, -90), lean=(-66, -40), front_wheel=(48, -14), rear_wheel=(-56, -14))


@symbol("tractor, farm tractor", kinds="vehicle", height=2.6, slots={"body": ("#4b9a46", "primary"),
    "wheel": ("#f2c12e", "second"), **SLOTS}, home="farm", ridden="cabin")
def tractor(pen: Pen) -> None:
    pen.part("dark", rect(-40, -34, 86, 12, 3))
    pen.part("dark", pole((24, -54), (24, -80), 3.4, 3.4))
    pen.part("dark", polygon([(22, -80), (27, -80), (29, -86), (23, -84)]))
    hood = smooth([(-6, -30, "c"), (-6, -58, "c"), (38, -56), (49, -51), (52, -40), (50, -30, "c")], tension=0.4)
    pen.part("body", hood)
    pen.mark("body", rect(-10, -38, 70, 10), tone=-0.1)
    gloss(pen, "body", rect(0, -54, 36, 3, 1.5))
    pen.mark("dark", joined(*(rect(32, y, 14, 1.6, 0.8) for y in (-50, -46.6, -43.2))), alpha=0.7)
    pen.part("lamp", ellipse(50, -44, 2.4, 3.6), shade="glow")
    pane(pen, polygon([(-42, -56), (-40, -88), (-8, -88), (-4, -56)]))
    pen.stroke("body", joined(line([(-43, -56), (-41, -90)]), line([(-8, -90), (-3, -56)])), 3.2, tone=-0.04)
    pen.part("body", rect(-48, -95, 48, 7, 3))
    pen.stroke("dark", line([(-12, -58), (-19, -68)]), 2)
    pen.part("dark", smooth([(-38, -56, "c"), (-38, -72), (-33, -72), (-31, -60), (-22, -58, "c"), (-22, -56, "c")]))
    fender = smooth([(-62, -34, "c"), (-56, -58), (-38, -66), (-16, -60), (-4, -44), (-4, -34, "c")])
    pen.part("body", fender, tone=-0.03)
    for x, r in ((-32, 28), (38, 17)):
        lugs = joined(*(rotated(rect(x - 2.4, -2 * r - 1.2, 4.8, 4), 360 * i / 18, (x, -r)) for i in range(18)))
        pen.part("tyre", union(ellipse(x, -r, r), lugs))
        pen.mark("tyre", difference(ellipse(x, -r, r * 0.84), ellipse(x, -r, r * 0.8)), tone=0.12, alpha=0.5)
        pen.part("wheel", ellipse(x, -r, r * 0.56))
        pen.mark("wheel", ellipse(x, -r, r * 0.4), tone=-0.1)
        pen.part("wheel", ellipse(x, -r, r * 0.18), tone=0.05)
    pen.anchor(top=(-24, -95), seat=(-30, -60), front_wheel=(38, -17), rear_wheel=(-32, -28))


@symbol("excavator, digger, backhoe, crane truck", kinds="vehicle", height=3,
    slots={"body": ("#f2b02c", "primary"), **SLOTS}, ridden="cabin")
def excavator(pen: Pen) -> None:
    arm = limb([(-6, -42, 11), (16, -84, 9), (26, -88, 8), (34, -84, 7)])
    pen.part("dark", smooth([(-48, -20), (-42, -27), (16, -27), (22, -20), (22, -7), (16, 0), (-42, 0), (-48, -7)],
        tension=0.3))
    for x in (-38, -25, -13, -1, 12):
        pen.part("metal", ellipse(x, -13, 5.4), tone=-0.1)
    pen.part("dark", rect(-28, -34, 32, 8))
    pen.part("metal", pole((2, -36), (15, -62), 3, 3))
    pen.part("body", arm)
    pen.mark("body", crescent(arm, -3, 2), tone=-0.08)
    fore = limb([(27, -88, 8), (44, -62, 6.6), (52, -38, 5.6)])
    pen.part("body", fore, tone=-0.04)
    pen.part("metal", pole((22, -92), (38, -82), 2.6, 2.6))
    pen.part("dark", smooth([(48, -42, "c"), (58, -40, "c"), (66, -22), (62, -8, "c"), (50, -12), (40, -22),
        (40, -30, "c"), (52, -27)]), tone=0.06)
    pen.part("dark", joined(*(polygon([(x, y), (x + 5, y + 2), (x + 4, y + 7)]) for x,
        y in ((40, -23), (47, -15), (55, -11)))), tone=0.12)
    house = smooth([(-50, -34, "c"), (-50, -56, "c"), (-24, -58, "c"), (-22, -34, "c")], tension=0.3)
    pen.part("body", house, tone=-0.02)
    pen.mark("dark", joined(*(rect(-46, y, 16, 1.8, 0.9) for y in (-50, -46, -42))), alpha=0.7)
    pen.part("body", smooth([(-26, -33, "c"), (-26, -78, "c"), (-6, -78), (0, -74), (6, -52, "c"), (6, -33, "c")],
        tension=0.3))
    pane(pen, smooth([(-21, -52, "c"), (-21, -73, "c"), (-7, -73, "c"), (-1, -52, "c")]))
    pen.part("lamp", ellipse(2, -78, 2.6), shade="glow")
    pen.stroke("dark", curve((-20, -46), (-12, -46), (-4, -46)), 1.2, alpha=0.6)
    pen.anchor(top=(-16, -78), seat=(-38, -56))
