"""Cycles, motor cycles, and things pushed or pulled on wheels."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import arc, ellipse, joined, limb, line, polygon, rect, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve, gloss, pole
from limner.engines.illustrator.atlas.templates.two_wheeler import crank, saddle, tubes
from limner.engines.illustrator.atlas.templates.wheel import cycle_wheel, tyre

_BARE: dict[str, Hue] = {"tyre": ("#2b2f38", "fixed"), "metal": ("#b4bac4", "fixed"), "dark": ("#33373f", "fixed")}


@symbol(
    "bicycle, bike, cycle, pushbike, mountain bike, road bike", kinds="vehicle, two-wheeler", height=1.05,
    slots={"frame": ("#2f7bd1", "primary"), "saddle": ("#5b3a2b", "fixed"), **_BARE},
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
    "tail": ("#e0373b", "light"), **_BARE}, ridden="cycle", traits=("mount",))
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
    "tail": ("#e0373b", "light"), **_BARE}, ridden="cycle", traits=("mount",))
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
    slots={"body": ("#ef6f57", "primary"), **_BARE}, ridden="board")
def kick_scooter(pen: Pen) -> None:
    for x in (-38, 32):
        tyre(pen, x, -9, 9, rim=0.55)
    tubes(pen, "metal", [[(32, -9), (22, -62), (19, -96)]], 3.6)
    pen.part("body", smooth([(-44, -20, "c"), (-32, -22), (-26, -15), (14, -15), (26, -34, "c"), (29, -30),
        (20, -10, "c"), (-30, -10), (-34, -15), (-46, -16, "c")], tension=0.4))
    pen.stroke("metal", line([(11, -94), (28, -98)]), 3)
    pen.stroke("dark", joined(line([(8, -93.4), (14, -94.8)]), line([(25, -97.4), (31, -98.8)])), 5)
    pen.anchor(top=(-6, -15), seat=(-6, -15), handle=(12, -95), rear_wheel=(-38, -9), front_wheel=(32, -9))


@symbol("wheelbarrow, barrow", kinds="tool, cart", height=0.7, slots={"tray": ("#3f8f57", "primary"),
    "wood": ("#a9713f", "fixed"), **_BARE}, home="garden", traits=("container",))
def wheelbarrow(pen: Pen) -> None:
    tyre(pen, 38, -14, 14, rim=0.5)
    pen.part("dark", pole((-24, -30), (-27, 0), 3.4, 3.4), tone=0.06)
    pen.part("dark", pole((-14, -28), (-24, 0), 3.4, 3.4), tone=0.1)
    pen.part("wood", limb([(38, -14, 3.6), (4, -27, 4.4), (-40, -42, 5), (-58, -45, 5)]))
    tray = smooth([(-36, -60, "c"), (46, -60, "c"), (30, -29, "c"), (-18, -29, "c")], tension=0.15)
    pen.part("tray", polygon([(-36, -60), (-28, -65), (50, -65), (46, -60)]), tone=-0.14)
    with pen.in_front():
        pen.part("tray", tray)
        pen.mark("tray", rect(-40, -38, 100, 12), tone=-0.08)
        pen.stroke("tray", line([(-36, -60), (46, -60)]), 2.4, tone=0.07)
    pen.anchor(mouth=(6, -61), opening=(6, -61), top=(6, -62), handle=(-56, -45), seat=(6, -50))


@symbol("shopping cart, trolley cart, shopping trolley", kinds="container", height=1,
    slots={"frame": ("#8f99a6", "fixed"), "handle": ("#e0483d", "primary"), "tyre": _BARE["tyre"],
    "metal": _BARE["metal"]}, home="shop", told_in="street", traits=("hollow",))
def shopping_cart(pen: Pen) -> None:
    basket = polygon([(-30, -72), (46, -64), (38, -34), (-20, -34)])
    pen.part("frame", basket, tone=0.14, alpha=0.45, shade="flat")
    grid = [line([(-30 + 11 * i, -72 + 1.16 * i), (-20 + 8.3 * i, -34)]) for i in range(1, 7)]
    grid += [line([(-27.5 + 2.6 * i, -63 + 10 * i), (43.4 - 2.6 * i, -55.5 + 7.6 * i)]) for i in range(3)]
    pen.stroke("frame", joined(*grid), 1.2, tone=0.04)
    pen.stroke("frame", polygon([(-30, -72), (46, -64), (38, -34), (-20, -34)]), 2.4)
    pen.stroke("frame", line([(-46, -84), (-34, -82), (-12, -20), (38, -20)]), 2.6, tone=-0.06)
    pen.stroke("frame", line([(-18, -36), (-12, -20)]), 2)
    pen.stroke("handle", line([(-50, -84.4), (-36, -82.4)]), 5)
    for x in (-10, 34):
        pen.stroke("frame", line([(x, -20), (x, -8)]), 2.4, tone=-0.06)
        pen.part("tyre", ellipse(x, -6, 6))
        pen.part("metal", ellipse(x, -6, 2.6))
    pen.anchor(mouth=(8, -66), opening=(8, -66), top=(8, -68), handle=(-46, -84), seat=(8, -48))


@symbol("wheelchair", kinds="chair, vehicle", height=0.95, slots={"seat": ("#3a6fb5", "primary"), **_BARE},
    home="street", traits=("seat",))
def wheelchair(pen: Pen) -> None:
    pen.stroke("metal", joined(line([(-30, -96), (-22, -92), (-17, -46), (22, -46), (30, -10), (40, -8)]),
        line([(-8, -46), (22, -20)]), line([(-16, -62), (16, -62), (20, -46)])), 3)
    pen.stroke("dark", line([(-34, -97), (-28, -95)]), 4.6)
    pen.part("seat", smooth([(-27, -92), (-20, -92), (-13, -50), (-20, -48)], tension=0.3))
    pen.part("seat", rect(-18, -51, 42, 7, 3.4), tone=-0.03)
    pen.part("dark", rect(-14, -65, 32, 5, 2.4))
    tyre(pen, 26, -8, 8, rim=0.5)
    cycle_wheel(pen, -12, -28, 28, width=3, spokes=18)
    pen.stroke("metal", arc(-12, -28, 21, 21, 0, 360), 1.2, tone=0.06, detail=1)
    pen.stroke("dark", line([(34, -7), (44, -7)]), 3)
    pen.anchor(seat=(2, -50), top=(2, -51), handle=(-31, -96))
