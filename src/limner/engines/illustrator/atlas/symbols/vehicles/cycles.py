"""Bicycles, motorcycles and scooters."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rect,
    rotated,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK, STEEL
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve, gloss
from limner.engines.illustrator.atlas.templates.two_wheeler import crank, saddle, tubes
from limner.engines.illustrator.atlas.templates.wheel import cycle_wheel, tyre

BARE: dict[str, Hue] = {"tyre": ("#2b2f38", "fixed"), "metal": ("#b4bac4", "fixed"), "dark": ("#33373f", "fixed")}


@symbol("tricycle, trike", kinds="cycle, vehicle, toy", height=0.6, slots={"frame": ("#d5473f", "primary"),
    "tyre": DARK, "hub": ("#f4c64a", "second"), "seat": DARK}, ridden="cycle")
def tricycle(pen: Pen) -> None:
    for x, r, tone in ((-34, 17, -0.05), (34, 27, 0.0)):
        pen.part("tyre", ellipse(x, -r, r), tone=tone)
        pen.part("hub", ellipse(x, -r, r * 0.62))
        pen.part("tyre", ellipse(x, -r, r * 0.16), shade="flat")
    pen.stroke("frame", smooth([(-34, -17), (-14, -34), (8, -44), (24, -62)], closed=False), 7, shade="form")
    pen.stroke("frame", line([(34, -27), (22, -74)]), 6, shade="form")
    pen.stroke("tyre", smooth([(6, -86), (18, -80), (34, -84)], closed=False), 5)
    pen.part("seat", smooth([(-34, -46), (-20, -52), (0, -50), (4, -45), (-14, -41), (-30, -40)]))
    pen.anchor(top=(10, -86), seat=(-16, -50), handle=(20, -80), lean=(-40, -30))


@symbol("unicycle", kinds="cycle, vehicle", height=1.1, slots={"frame": ("#3f74b8", "primary"), "tyre": DARK,
    "metal": STEEL, "seat": DARK}, ridden="cycle")
def unicycle(pen: Pen) -> None:
    pen.stroke("tyre", ellipse(0, -30, 27), 6)
    pen.stroke("metal", joined(*(rotated(line([(0, -56), (0, -4)]), 22.5 * i, (0, -30)) for i in range(8))), 0.9,
        detail=1)
    pen.stroke("frame", joined(line([(-6, -30), (-6, -62), (0, -68)]), line([(6, -30), (6, -62), (0, -68)])), 4)
    pen.stroke("frame", line([(0, -66), (0, -88)]), 5)
    pen.part("seat", smooth([(-17, -94), (-4, -92), (16, -96), (18, -91), (4, -85), (-14, -86)]))
    pen.stroke("metal", line([(0, -30), (12, -18)]), 3)
    pen.part("tyre", rect(8, -19, 15, 5, 2))
    pen.part("metal", ellipse(0, -30, 4))
    pen.anchor(top=(0, -96), seat=(0, -92), lean=(-20, -50))


@symbol(
    "bicycle, bike, cycle, pushbike, mountain bike, road bike", kinds="vehicle, two-wheeler", height=1.05,
    slots={"frame": ("#2f7bd1", "primary"), "saddle": ("#5b3a2b", "fixed"), **BARE},
    home="park", told_in="park, street, meadow", ridden="cycle",
    traits=("mount",),
)
def bicycle(pen: Pen) -> None:
    for x in (-31, 31):
        cycle_wheel(pen, x, -22, 22)
    pen.stroke("metal", joined(line([(-31, -23.6), (-4, -26)]), line([(-31, -20.4), (-4, -18)])), 0.9, tone=-0.2)
    tubes(pen, "frame", [[(-31, -22), (-13, -47), (19, -50)], [(-31, -22), (-4, -22), (-14, -52)],
        [(-4, -22), (21, -44)], [(18.4, -53), (22, -42), (31, -22)]], 3)
    pen.stroke("metal", line([(-14, -51), (-15.6, -57)]), 2)
    saddle(pen, "saddle", -16, -60, 19)
    pen.stroke("metal", line([(18.4, -53), (17, -59), (22, -61)]), 2)
    pen.stroke("dark", curve((21, -61), (28, -62), (30, -57), (26, -53)), 2.8)
    crank(pen, "metal", -4, -22, 5, (5, 8.5))
    pen.anchor(seat=(-15, -61), handle=(27, -59), pedal=(1, -14), top=(-15, -61), lean=(-13, -47),
        rear_wheel=(-31, -22), front_wheel=(31, -22))


@symbol("motorcycle, motorbike, moto, chopper", kinds="vehicle, two-wheeler", height=1.15,
    slots={"body": ("#d13b34", "primary"), "seat": ("#2f2a2b", "fixed"), "lamp": ("#ffe9a3", "light"),
    "tail": ("#e0373b", "light"), **BARE}, ridden="cycle", traits=("mount",))
def motorcycle(pen: Pen) -> None:
    for x in (-40, 42):
        cycle_wheel(pen, x, -19, 19, width=6, spokes=16)
    pen.part("dark", ellipse(42, -19, 6), tone=0.12)
    pen.part("metal", limb([(27, -58, 3.6), (34, -40, 3.6), (42, -19, 4)]))
    pen.part("dark", polygon([(-40, -21), (-10, -26), (-10, -18), (-40, -16)]), tone=0.05)
    pen.stroke("metal", line([(-38, -22), (-26, -42)]), 3, tone=-0.05)
    engine = smooth([(-16, -14), (-18, -30), (-10, -40), (10, -40), (18, -30), (14, -14), (0, -10)])
    pen.part("metal", engine, tone=-0.12)
    pen.mark("dark", joined(*(rect(-10, y, 24, 1.5) for y in (-37, -34, -31, -28))), alpha=0.7)
    pen.part("metal", ellipse(-2, -19, 8), tone=0.0)
    pen.mark("metal", ellipse(-2, -19, 4.5), tone=-0.12)
    pen.part("metal", limb([(10, -26, 4), (12, -13, 4.4), (0, -9, 5), (-30, -10, 6), (-54, -13, 7)]), tone=0.04)
    pen.part("body", smooth([(-60, -40, "c"), (-50, -46), (-32, -44), (-26, -34, "c"), (-38, -35)]))
    pen.part("seat", smooth([(-54, -46), (-44, -52), (-30, -50), (-18, -46), (-4, -47), (2, -43), (-8, -38), (-30, -40),
        (-50, -42)]))
    tank = smooth([(-8, -42, "c"), (-4, -54), (8, -60), (22, -57), (28, -48), (22, -41), (6, -39)])
    pen.part("body", tank)
    pen.mark("body", crescent(tank, -3, -6), tone=-0.09)
    gloss(pen, "body", ellipse(8, -54.5, 8, 2, turn=-10))
    pen.part("body", smooth([(24, -40, "c"), (34, -44), (50, -42), (62, -30, "c"), (52, -37), (38, -38)]), tone=-0.02)
    pen.part("dark", ellipse(32, -56, 5.6, 6))
    pen.part("lamp", ellipse(35, -56, 4, 5.2), shade="glow")
    pen.part("tail", rect(-62, -43, 4, 5, 1.6), shade="glow")
    pen.stroke("metal", line([(28, -58), (24, -68)]), 2)
    pen.stroke("dark", curve((25, -68), (19, -69), (13, -66)), 3.2)
    pen.part("metal", ellipse(27, -74, 3.6, 2.6, turn=-20), detail=1)
    pen.stroke("metal", line([(25, -68), (27, -73)]), 1, detail=1)
    pen.anchor(seat=(-26, -48), handle=(17, -68), pedal=(-4, -14), top=(-40, -52), lamp=(35, -56),
        rear_wheel=(-40, -19), front_wheel=(42, -19), lean=(-30, -44))


@symbol("scooter, moped, vespa, motor scooter", kinds="vehicle, two-wheeler", height=1.1,
    slots={"body": ("#4bb3a4", "primary"), "seat": ("#5b3a2b", "fixed"), "lamp": ("#ffe9a3", "light"),
    "tail": ("#e0373b", "light"), **BARE}, ridden="cycle", traits=("mount",))
def scooter(pen: Pen) -> None:
    tyre(pen, -30, -14, 14, rim=0.55)
    tyre(pen, 38, -14, 14, rim=0.55)
    pen.part("metal", limb([(27, -70, 4), (33, -40, 4), (38, -14, 4)]), tone=-0.05)
    floor = smooth([(-12, -12, "c"), (20, -12, "c"), (28, -34), (22, -64, "c"), (31, -64, "c"), (37, -36), (26, -7),
        (-10, -6, "c")], tension=0.4)
    pen.part("body", floor, tone=-0.03)
    rear = smooth([(-56, -24, "c"), (-53, -40), (-38, -48), (-8, -47, "c"), (-4, -30), (-8, -14), (-16, -12, "c"),
        (-19, -26), (-30, -31), (-41, -26), (-44, -18, "c")])
    pen.part("body", rear)
    pen.mark("body", crescent(rear, -3, -9), tone=-0.08)
    gloss(pen, "body", curve((-48, -38), (-36, -43), (-14, -43)), detail=0)
    pen.part("seat", smooth([(-46, -46, "c"), (-44, -53), (-26, -54), (-8, -54), (-4, -48), (-8, -45.5, "c")]))
    pen.part("body", smooth([(22, -24, "c"), (30, -32), (46, -31), (54, -19, "c"), (44, -24), (34, -25),
        (26, -18, "c")]))
    pen.part("body", smooth([(19, -64), (22, -72), (31, -74), (36, -68), (34, -62), (24, -60)]))
    pen.part("lamp", ellipse(34.5, -68, 3.4, 4.4), shade="glow")
    pen.part("tail", rect(-57.5, -34, 4, 7, 2), shade="glow")
    pen.stroke("metal", line([(26, -72), (22, -76)]), 2)
    pen.stroke("dark", line([(23, -76), (13, -75)]), 3.4)
    pen.anchor(seat=(-26, -52), handle=(16, -75), pedal=(8, -13), top=(-26, -54), lamp=(34, -68), rear_wheel=(-30, -14),
        front_wheel=(38, -14))


@symbol("kick scooter, push scooter, e-scooter", kinds="vehicle, toy", height=1,
    slots={"body": ("#ef6f57", "primary"), **BARE}, ridden="board")
def kick_scooter(pen: Pen) -> None:
    for x in (-38, 32):
        tyre(pen, x, -9, 9, rim=0.55)
    tubes(pen, "metal", [[(32, -9), (22, -62), (19, -96)]], 3.6)
    pen.part("body", smooth([(-44, -20, "c"), (-32, -22), (-26, -15), (14, -15), (26, -34, "c"), (29, -30),
        (20, -10, "c"), (-30, -10), (-34, -15), (-46, -16, "c")], tension=0.4))
    pen.stroke("metal", line([(11, -94), (28, -98)]), 3)
    pen.stroke("dark", joined(line([(8, -93.4), (14, -94.8)]), line([(25, -97.4), (31, -98.8)])), 5)
    pen.anchor(top=(-6, -15), seat=(-6, -15), handle=(12, -95), rear_wheel=(-38, -9), front_wheel=(32, -9))


@symbol("penny-farthing, penny farthing, high wheeler, high-wheel bicycle, ordinary bicycle",
    kinds="bicycle, vehicle, two-wheeler", height=1.9, symbol_id="penny_farthing",
    slots={"frame": ("#33373f", "primary"), "tyre": ("#2b2f38", "fixed"), "metal": ("#b9c0c9", "fixed"),
        "seat": ("#8a5230", "fixed")})
def penny_farthing(pen: Pen) -> None:
    cycle_wheel(pen, 14, -42, 42, width=3, spokes=30)
    cycle_wheel(pen, -48, -12, 12, width=2.4, spokes=12)
    pen.stroke("frame", curve((12, -92), (-14, -86), (-34, -58), (-48, -12)), 3.4)
    pen.stroke("frame", joined(line([(13, -96), (14, -42)]), curve((0, -92), (14, -98), (26, -92))), 3)
    pen.stroke("frame", joined(line([(14, -42), (20, -34)]), line([(17, -32), (24, -34)])), 2)
    pen.part("seat", smooth([(-18, -90), (-8, -95), (4, -95), (8, -92), (-4, -89), (-16, -86)]))
    pen.part("frame", joined(ellipse(0, -91, 2.6, 2), ellipse(27, -91, 2.6, 2)), tone=-0.05)
    pen.part("metal", ellipse(14, -42, 3.4))
    pen.anchor(top=(12, -97), seat=(-6, -93), handle=(24, -92), pedal=(20, -33), rear_wheel=(-48, -12),
        front_wheel=(14, -42))
