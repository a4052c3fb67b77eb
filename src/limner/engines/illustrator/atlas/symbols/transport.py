"""Vehicles of work, war, water, air and space beyond the commonest."""

# fmt: off
# Outlines read better as runs of points than one point a line.


from limner.drawing.geometry import (
    Path,
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
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve, pole
from limner.engines.illustrator.atlas.templates.four_wheeler import SLOTS, Build, chassis, pane, wheels
from limner.engines.illustrator.atlas.templates.wheel import tyre

STEEL: Hue = ("#aeb8c4", "fixed")
DARK: Hue = ("#2f343d", "fixed")
GLASS: Hue = ("#bfe0ee", "fixed")
WHEELS: dict[str, Hue] = {"tyre": ("#2c2f36", "fixed"), "metal": STEEL, "dark": DARK, "glass": GLASS}


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


@symbol("dump truck, dumper, tipper truck, dumper truck, tipper lorry", kinds="truck, vehicle", height=3.4,
    slots={"body": ("#f2a52c", "primary"), **WHEELS, "load": ("#8f6a48", "fixed"), "light": ("#fff3c4", "light")})
def dump_truck(pen: Pen) -> None:
    pen.part("dark", rect(-62, -27, 124, 8, 2))
    pen.part("load", smooth([(-64, -70), (-48, -84), (-30, -92), (-8, -88), (8, -78), (16, -70)]))
    pen.mark("load", joined(*(ellipse(x, y, 3.4, 2.4) for x, y in ((-40, -80), (-24, -86), (-8, -80), (-30, -76)))),
        tone=-0.1)
    bed = polygon([(-78, -74), (18, -74), (18, -90), (44, -92), (44, -84), (24, -82), (18, -34), (-56, -30)])
    pen.part("body", bed)
    pen.mark("body", joined(*(polygon([(x, -74), (x + 5, -74), (x + 8, -30), (x + 3, -30)])
        for x in (-56, -36, -16, 2))), tone=-0.1)
    pen.mark("body", rect(-80, -74, 100, 5), tone=0.08)
    cab = smooth([(22, -24, "c"), (22, -72, "c"), (44, -74), (54, -70), (58, -48, "c"), (72, -44), (74, -24, "c")],
        tension=0.3)
    pen.part("body", cab, tone=0.02)
    pen.mark("body", rect(16, -34, 64, 14), tone=-0.1)
    pane(pen, smooth([(30, -48, "c"), (30, -66, "c"), (46, -67), (52, -48, "c")], tension=0.3))
    pen.part("light", ellipse(71, -36, 3.6), shade="glow")
    pen.part("dark", rect(60, -22, 18, 6, 2))
    for x in (-46, -18, 50):
        tyre(pen, x, -15, 15)
    pen.anchor(top=(-30, -74), seat=(-30, -72), lean=(-60, -40), front_wheel=(50, -15), rear_wheel=(-46, -15))


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


@symbol("garbage truck, trash truck, bin lorry, refuse truck, waste truck, dustbin lorry", kinds="truck, vehicle",
    height=3.3, slots={"body": ("#3f9a5a", "primary"), **WHEELS, "bag": ("#33363f", "fixed"),
    "light": ("#fff3c4", "light"), "white": ("#f6f4ef", "second")})
def garbage_truck(pen: Pen) -> None:
    pen.part("dark", rect(-70, -28, 140, 8, 2))
    pen.part("bag", union(ellipse(-82, -42, 10), ellipse(-80, -56, 8)))
    pen.part("body", smooth([(-64, -92, "c"), (-80, -80), (-88, -58), (-80, -36), (-70, -26, "c"), (-58, -26, "c")],
        tension=0.4), tone=-0.08)
    pen.part("dark", smooth([(-78, -70), (-70, -72), (-70, -40), (-80, -42), (-84, -56)]))
    box_ = rect(-66, -96, 86, 68, 4)
    pen.part("body", box_)
    pen.mark("body", joined(*(rect(x, -92, 3, 60) for x in (-46, -26, -6, 10))), tone=-0.1)
    pen.mark("white", joined(*(rotated(smooth([(-22, -72), (-16, -78), (-10, -72), (-13, -69), (-16, -72), (-19, -69)]),
        120 * i, (-16, -60)) for i in range(3))))
    cab = smooth([(24, -24, "c"), (24, -80, "c"), (56, -82), (66, -76), (70, -50), (72, -24, "c")], tension=0.3)
    pen.part("white", cab)
    pen.mark("body", rect(20, -44, 60, 8))
    pane(pen, smooth([(34, -50, "c"), (34, -72, "c"), (56, -73), (63, -50, "c")], tension=0.3))
    pen.part("light", ellipse(69, -32, 3.6), shade="glow")
    pen.part("dark", rect(58, -22, 18, 6, 2))
    for x in (-48, -20, 48):
        tyre(pen, x, -14, 14)
    pen.anchor(top=(-20, -96), lean=(-66, -40), front_wheel=(48, -14), rear_wheel=(-48, -14))


@symbol("fighter jet, jet fighter, fighter plane, fighter aircraft, warplane, military jet", kinds="airplane, vehicle",
    height=5, place="air", slots={"body": ("#8795a6", "primary"), "glass": ("#f0c25a", "fixed"), "dark": DARK,
    "fire": ("#ff9a3f", "light"), "red": ("#d9453f", "fixed")})
def fighter_jet(pen: Pen) -> None:
    t, c = -10, (0.0, -46.0)

    def at(path: Path) -> Path:
        return rotated(path, t, c)

    pen.part("fire", at(smooth([(-72, -50), (-82, -48), (-91, -44, "c"), (-82, -40), (-72, -38)])), shade="glow")
    pen.part("body", at(polygon([(-16, -50), (-40, -84), (-28, -84), (16, -52)])), tone=-0.12)
    pen.part("body", at(polygon([(-62, -50), (-84, -84), (-70, -84), (-38, -54)])), tone=-0.03)
    hull = at(smooth([(-76, -50, "c"), (-40, -54), (0, -56), (24, -62), (44, -60), (96, -44, "c"), (60, -38), (20, -34),
        (-40, -34), (-76, -38, "c")]))
    pen.part("body", hull)
    pen.mark("body", crescent(hull, 0, -6), tone=-0.12)
    canopy = at(smooth([(16, -58), (26, -67), (42, -66), (58, -55), (40, -54)]))
    pen.part("glass", canopy, shade="flat")
    pen.mark("glass", at(smooth([(22, -60), (30, -65), (42, -63), (32, -60)])), tone=0.12)
    pen.part("dark", at(smooth([(6, -40), (22, -42), (22, -32), (4, -32)])))
    pen.part("dark", at(rect(-80, -51, 6, 14, 2)))
    pen.part("body", at(polygon([(22, -42), (-46, -12), (-58, -14), (-40, -40)])), tone=0.05)
    pen.mark("red", at(ellipse(-26, -27, 5, 3.4)))
    pen.part("body", at(polygon([(-50, -42), (-82, -24), (-88, -28), (-72, -44)])), tone=0.03)
    pen.part("dark", at(joined(pole((-30, -12), (8, -14), 4, 1.4), pole((-6, -20), (30, -22), 4, 1.4))), tone=0.1)
    pen.anchor(top=(0, -60), seat=(30, -60))


@symbol("space shuttle, shuttle orbiter, shuttle", kinds="rocket, vehicle, space", height=37, place="air",
    slots={"body": ("#f4f5f6", "primary"), "dark": DARK, "red": ("#c9692f", "fixed"), "booster": ("#e9e4d8", "fixed"),
    "fire": ("#ffb03f", "light"), "core": ("#fff3c4", "light"), "blue": ("#2f5f9f", "fixed")})
def space_shuttle(pen: Pen) -> None:
    for x in (-22, 22):
        pen.part("fire", smooth([(x - 5, -14), (x - 8, 4), (x, 26, "c"), (x + 8, 4), (x + 5, -14)]), shade="glow")
        pen.part("core", smooth([(x - 3, -14), (x - 4, 0), (x, 12, "c"), (x + 4, 0), (x + 3, -14)]), shade="glow")
    tank_ = smooth([(-11, -14, "c"), (-12, -84), (-8, -100), (0, -112, "c"), (8, -100), (12, -84), (11, -14, "c")],
        tension=0.4)
    pen.part("red", tank_)
    pen.mark("red", crescent(tank_, -6, 0), tone=-0.1)
    for x in (-22, 22):
        tube = smooth([(x - 6, -12, "c"), (x - 6, -84, "c"), (x, -98, "c"), (x + 6, -84, "c"), (x + 6, -12, "c")],
            tension=0.3)
        pen.part("booster", tube, tone=0.0 if x < 0 else -0.05)
        pen.mark("dark", joined(*(rect(x - 8, y, 16, 1.6) for y in (-74, -52, -30))), alpha=0.7)
        pen.part("dark", polygon([(x - 5, -12), (x + 5, -12), (x + 7, -6), (x - 7, -6)]))
    pen.part("body", polygon([(-9, -56), (-38, -20), (-36, -12), (-8, -12)]))
    pen.part("body", polygon([(9, -56), (38, -20), (36, -12), (8, -12)]), tone=-0.06)
    pen.stroke("dark", joined(line([(-38, -19), (-36, -11), (-8, -11)]), line([(38, -19), (36, -11), (8, -11)])), 2.4)
    hull = smooth([(-9, -10, "c"), (-10, -64), (-7, -80), (0, -90), (7, -80), (10, -64), (9, -10, "c")])
    pen.part("body", hull)
    pen.mark("body", crescent(hull, -5, 0), tone=-0.1)
    pen.mark("dark", smooth([(-6, -78), (0, -81), (6, -78), (5, -73), (0, -75), (-5, -73)]))
    pen.mark("blue", joined(ellipse(0, -58, 4)), alpha=0.9)
    pen.mark("dark", line([(0, -50), (0, -16)]), width=1.2, alpha=0.5)
    pen.part("body", polygon([(-1.6, -40), (1.6, -40), (3, -10), (-3, -10)]), tone=-0.12)
    pen.part("dark", joined(*(polygon([(x - 2.6, -10), (x + 2.6, -10), (x + 4, -4), (x - 4, -4)]) for x in (-5, 5))))
    pen.anchor(top=(0, -110))


@symbol("bullet train, high-speed train, high speed train, shinkansen, maglev train, maglev, tgv",
    kinds="train, vehicle", height=3.8, slots={"body": ("#f4f6f8", "primary"), "stripe": ("#2f6fc0", "second"),
    "glass": ("#26324a", "fixed"), "dark": DARK, "metal": STEEL, "light": ("#fff3c4", "light")})
def bullet_train(pen: Pen) -> None:
    pen.part("metal", rect(-92, -4, 184, 4), tone=-0.12)
    for x in range(-88, 90, 16):
        pen.part("dark", rect(x, -3, 8, 3), tone=0.1, detail=1)
    pen.part("dark", rect(-90, -13, 140, 9, 2))
    for x in (-70, -52, 4, 22):
        pen.part("metal", ellipse(x, -8, 5.4))
    body = smooth([(-92, -12, "c"), (-92, -54, "c"), (20, -54), (44, -50), (66, -36), (86, -21), (93, -14),
        (86, -10, "c")], tension=0.45)
    pen.part("body", body)
    pen.mark("body", crescent(body, 0, -8), tone=-0.12)
    pen.mark("stripe", smooth([(-100, -27), (30, -27), (62, -24), (96, -12, "c"), (90, -20), (62, -30), (30, -33),
        (-100, -33)]))
    pen.mark("glass", smooth([(34, -50), (48, -47), (62, -38), (56, -36), (42, -38), (34, -42)]))
    pen.part("glass", joined(*(rect(x, -46, 10, 9, 2.4) for x in range(-84, 8, 14))), shade="flat")
    pen.mark("metal", rect(-90, -48, 100, 4), alpha=0.5)
    pen.mark("dark", joined(line([(20, -54), (20, -12)])), width=0.1, alpha=0.3)
    pen.part("dark", difference(rect(14, -48, 12, 34, 3), rect(15, -47, 10, 32, 2)), alpha=0.6)
    pen.part("light", ellipse(80, -21, 4, 2.6, 32), shade="glow")
    pen.stroke("dark", joined(line([(-60, -54), (-48, -64), (-34, -54)]), line([(-58, -64), (-38, -64)])), 1.8)
    pen.anchor(top=(-30, -54), lean=(-80, -30))


@symbol("canoe, indian canoe, dugout canoe", kinds="boat, vehicle", height=0.9, place="water",
    slots={"hull": ("#c0522f", "primary"), "wood": ("#c9955a", "fixed"), "trim": ("#f3e3bd", "second")},
    home="lake", traits=("open",))
def canoe(pen: Pen) -> None:
    pen.part("hull", smooth([(-92, -42, "c"), (-60, -30), (0, -26), (60, -30), (92, -42, "c"), (60, -20), (-60, -20)]),
        tone=-0.2)
    for x in (-34, 34):
        pen.part("wood", rect(x - 14, -29, 28, 4, 1), tone=-0.05)
    with pen.in_front():
        pen.part("wood", pole((-34, -66), (30, -8), 3, 3))
        pen.part("wood", rotated(ellipse(38, -2, 6, 15), -48, (38, -2)), tone=-0.04)
        hull = smooth([(-92, -44, "c"), (-60, -27), (0, -22), (60, -27), (92, -44, "c"), (90, -24), (72, -6), (40, 0),
            (-40, 0), (-72, -6), (-90, -24)])
        pen.part("hull", hull)
        pen.mark("hull", crescent(hull, 0, -7), tone=-0.12)
        pen.mark("trim", curve((-92, -41), (-60, -24), (0, -19), (60, -24), (92, -41)), width=3.4)
        pen.mark("trim", smooth([(x, -13 + (4 if i % 2 else -2), "c") for i, x in enumerate(range(-50, 52, 8))],
            closed=False), width=1.8)
    pen.anchor(waterline=(0, -9), seat=(0, -28), opening=(0, -26), top=(0, -28), lean=(-60, -20))


@symbol("jet ski, jetski, personal watercraft, water scooter, wave runner", kinds="boat, vehicle", height=1.1,
    place="water", slots={"body": ("#e0473f", "primary"), "white": ("#f6f4ef", "second"), "dark": DARK,
    "water": ("#bfe3f2", "fixed")}, traits=("open",))
def jet_ski(pen: Pen) -> None:
    pen.part("water", smooth([(-54, -8), (-72, -26), (-92, -30, "c"), (-80, -14), (-94, -4), (-60, 0)]), alpha=0.9)
    pen.part("dark", smooth([(-50, -38, "c"), (-46, -52), (-20, -54), (2, -46), (6, -34, "c")]))
    pen.mark("dark", line([(-24, -56), (-22, -34)]), tone=0.12, width=1.6)
    pen.part("body", smooth([(0, -38, "c"), (12, -60), (28, -66), (42, -54), (64, -34, "c")]), tone=0.03)
    pen.mark("white", smooth([(16, -56), (28, -60), (40, -48), (26, -46)]))
    pen.stroke("dark", line([(20, -62), (8, -76)]), 3)
    pen.stroke("dark", line([(2, -78), (16, -76)]), 4)
    hull = smooth([(-62, -32, "c"), (-20, -36), (30, -38), (64, -36), (92, -30, "c"), (76, -12), (50, -1), (-44, 0),
        (-60, -8)], tension=0.45)
    pen.part("body", hull)
    pen.mark("white", smooth([(-64, -20), (20, -22), (94, -32), (80, -16), (30, -11), (-64, -10)]))
    pen.mark("body", crescent(hull, 0, -6), tone=-0.14, alpha=0.7)
    pen.anchor(seat=(-22, -53), top=(-22, -53), waterline=(0, -9), handle=(8, -77), lean=(-50, -20))


@symbol("limousine, limo, stretch limousine, stretch limo", kinds="car, vehicle", height=1.5,
    slots={"body": ("#2f333d", "primary"), **SLOTS})
def limousine(pen: Pen) -> None:
    body = union(smooth([(-92, -9, "c"), (-94, -16), (-92, -25), (-84, -29), (-60, -30), (50, -30), (74, -28),
        (90, -24), (94, -16), (92, -9, "c")]),
        smooth([(-82, -28, "c"), (-72, -40), (-60, -44), (36, -44.5), (48, -41), (64, -28, "c")]))
    panes = [smooth([(-75, -30, "c"), (-68, -38), (-60, -41), (-50, -41.5, "c"), (-50, -30, "c")], tension=0.4)]
    panes += [rect(x, -41.5, 21, 11.5, 1.5) for x in (-47, -23, 1)]
    panes += [smooth([(25, -30, "c"), (25, -41.6, "c"), (36, -41.4), (46, -38), (57, -30, "c")], tension=0.4)]
    build = Build(body=body, glass=tuple(panes), wheels=(-68, 68), seams=([(-48.5, -44), (-48.5, -11)],
        [(-24.5, -44), (-24.5, -11)], [(23.5, -44), (23.5, -11)]),
        handles=((-44, -26), (28, -26)), bumpers=((-94, 9), (85, 9)), lamp=(87, -24, 5, 5), tail=(-94, -26, 4, 6))
    chassis(pen, build)
    wheels(pen, build)
    pen.anchor(top=(-8, -44), seat=(-8, -43), lean=(-88, -20), lamp=(89, -21), tail=(-92, -22))


@symbol("go kart, go-kart, gokart, racing kart, kart", kinds="car, vehicle", height=0.8,
    slots={"body": ("#2f7fd6", "primary"), **WHEELS, "white": ("#f6f4ef", "second")})
def go_kart(pen: Pen) -> None:
    for x in (-46, 52):
        pen.part("tyre", ellipse(x + 6, -18, 13), tone=-0.05)
    pen.part("dark", rect(-52, -16, 112, 6, 2))
    pen.part("dark", smooth([(-34, -16, "c"), (-44, -56), (-34, -62), (-24, -52), (-18, -30), (4, -26), (6, -16, "c")]))
    pen.part("metal", rect(-58, -36, 18, 20, 3), tone=-0.1)
    pen.stroke("metal", line([(34, -22), (16, -44)]), 2.6)
    pen.part("dark", rotated(ellipse(13, -47, 3.4, 10), -30, (13, -47)))
    nose = smooth([(8, -12, "c"), (14, -26), (34, -32), (60, -28), (84, -14), (86, -6), (60, -5), (10, -5, "c")])
    pen.part("body", nose)
    pen.mark("body", crescent(nose, 0, -5), tone=-0.12)
    pen.part("white", ellipse(42, -20, 7))
    pen.mark("body", joined(rect(40.8, -24, 2.4, 8)))
    pen.part("body", smooth([(-36, -12, "c"), (-34, -22), (0, -22), (6, -12, "c"), (4, -5), (-34, -5)]), tone=-0.05)
    tyre(pen, -46, -14, 14)
    tyre(pen, 50, -12, 12)
    pen.anchor(seat=(-12, -28), top=(-12, -28), lean=(-44, -20), front_wheel=(50, -12), rear_wheel=(-46, -14))


@symbol("hang glider, hangglider", kinds="vehicle", height=3, place="air",
    slots={"wing": ("#f2a52c", "primary"), "b": ("#e0473f", "second"), "bar": ("#3a404c", "fixed"),
    "suit": ("#2f5f9f", "fixed"), "skin": ("#e3a67e", "fixed"), "helmet": ("#f6f4ef", "fixed")})
def hang_glider(pen: Pen) -> None:
    pen.stroke("bar", joined(line([(4, -76), (-14, -12)]), line([(4, -76), (34, -15)]), line([(-14, -12), (34, -15)])),
        2.2)
    pen.part("suit", limb([(-62, -34, 8), (-30, -34, 12), (0, -38, 14), (16, -40, 11)]))
    pen.part("skin", limb([(14, -40, 6), (26, -28, 5), (29, -15, 4.4)]))
    pen.part("helmet", ellipse(26, -46, 8))
    pen.part("skin", smooth([(29, -50), (34, -46), (32, -40), (28, -40)]))
    pen.stroke("bar", joined(line([(-4, -70), (-10, -42)]), line([(4, -76), (2, -46)])), 1.2)
    pen.part("wing", polygon([(52, -92), (-40, -110), (-30, -84), (4, -76)]), tone=-0.12)
    wing = smooth([(58, -92, "c"), (10, -92), (-50, -70), (-92, -44, "c"), (-60, -52), (-50, -46, "c"), (-30, -60),
        (-16, -58, "c"), (10, -76)], tension=0.4)
    pen.part("wing", wing)
    pen.mark("b", polygon([(58, -96), (20, -100), (-50, -72), (-30, -54), (10, -74)]), alpha=0.95)
    pen.mark("wing", joined(line([(56, -92), (-16, -58)]), line([(56, -92), (-50, -46)])), tone=-0.14, width=1.4)
    pen.anchor(top=(0, -100), seat=(-10, -40))


@symbol("rover, mars rover, lunar rover, moon rover, space rover, curiosity rover", kinds="vehicle, space", height=2,
    slots={"body": ("#e6e2d8", "primary"), "panel": ("#2b4f8f", "fixed"), "gold": ("#d9a83f", "fixed"), **WHEELS})
def rover(pen: Pen) -> None:
    pen.stroke("metal", joined(line([(-52, -14), (-30, -34), (0, -14)]), line([(-20, -30), (30, -34), (52, -14)])), 4,
        tone=-0.1)
    pen.part("metal", rect(26, -88, 5, 46, 1))
    pen.part("body", rect(16, -104, 30, 18, 3))
    for x in (24, 37):
        pen.part("dark", ellipse(x, -95, 5))
        pen.part("glass", ellipse(x + 1, -96, 2.2), shade="flat")
    pen.stroke("metal", line([(-36, -62), (-44, -92)]), 2)
    pen.part("body", rotated(smooth([(-60, -92), (-44, -84), (-28, -92), (-44, -96)]), -16, (-44, -92)))
    pen.part("gold", rect(-44, -52, 82, 20, 3))
    pen.mark("gold", joined(line([(-24, -56), (-24, -28)]), line([(0, -56), (0, -28)]), line([(20, -56), (20, -28)])),
        tone=-0.12, width=1.4)
    pen.part("panel", polygon([(-58, -54), (-46, -66), (26, -66), (38, -54)]))
    pen.mark("metal", joined(*(line([(x - 6, -52), (x, -68)]) for x in (-40, -24, -8, 8, 24)),
        line([(-60, -60), (40, -60)])), width=1)
    pen.stroke("metal", smooth([(38, -42, "c"), (58, -54, "c"), (72, -36)], closed=False), 3.4)
    pen.part("dark", rect(68, -38, 9, 8, 2))
    for x in (-54, 0, 54):
        tyre(pen, x, -13, 13, rim=0.66, spokes=6)
    pen.anchor(top=(-10, -64), seat=(-10, -64), lean=(-50, -30), head=(31, -95))


@symbol("container ship, cargo ship, freighter, cargo vessel, freight ship, tanker ship", kinds="ship, boat, vehicle",
    height=40, place="water", slots={"hull": ("#b8382f", "primary"), "dark": ("#26324a", "fixed"),
    "white": ("#f4f4f0", "fixed"), "a": ("#3f8fc4", "fixed"), "b": ("#f2a52c", "fixed"), "c": ("#4f9a5a", "fixed"),
    "d": ("#d9653f", "fixed"), "glass": ("#5f7f9a", "fixed")}, traits=("open",))
def container_ship(pen: Pen) -> None:
    pen.part("white", rect(-80, -84, 24, 52, 1))
    pen.mark("glass", joined(*(rect(-78, y, 20, 4) for y in (-80, -68, -57, -46))))
    pen.part("white", rect(-86, -88, 34, 6, 1), tone=-0.04)
    pen.part("hull", rect(-76, -102, 10, 15, 1), tone=-0.04)
    pen.mark("dark", rect(-80, -102, 20, 5))
    for col in range(6):
        x = -50 + 19.4 * col
        for row in range((4, 5, 5, 4, 4, 3)[col]):
            slot = "abcd"[(col * 3 + row * 2 + col // 2) % 4]
            pen.part(slot, rect(x, -42 - 10 * row, 18.4, 9.4, 0.6), tone=-0.02 * (row % 2))
            pen.mark(slot, joined(*(line([(x + 3 + 3 * i, -42 - 10 * row), (x + 3 + 3 * i, -32 - 10 * row)])
                for i in range(5))), tone=-0.09, width=0.9, detail=1)
    pen.stroke("dark", line([(74, -34), (74, -62)]), 2)
    hull = polygon([(-92, -34), (68, -33), (92, -40), (82, 0), (-84, 0), (-92, -14)])
    pen.part("dark", hull)
    pen.mark("hull", rect(-100, -12, 200, 14))
    pen.mark("white", rect(-100, -14, 200, 2.4))
    pen.mark("white", joined(ellipse(74, -26, 2.4)), detail=1)
    pen.anchor(top=(0, -80), waterline=(0, -9), seat=(0, -70), lean=(-84, -20))
