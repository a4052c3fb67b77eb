"""Household machines."""

# fmt: off
# Outlines read better as runs of points than one point a line.


from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    line,
    polygon,
    rect,
    rotated,
    smooth,
    star,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, box, crescent, curve, gloss, pole, quad, turned

DARK: Hue = ("#2f343d", "fixed")
METAL: Hue = ("#c3cad4", "fixed")


@symbol("microwave, microwave oven", kinds="appliance", height=0.3, place="surface",
    slots={"body": ("#d4d9e0", "primary"), "dark": DARK, "screen": ("#8fe6b0", "light"), "glass": ("#55616f", "fixed")},
    home="kitchen", nook="kitchen", shapes=("rectangular", "cubic"))
def microwave(pen: Pen) -> None:
    pen.part("dark", joined(rect(-54, -5, 10, 5), rect(44, -5, 10, 5)), shade="flat")
    box(pen, "body", (-62, -68), (120, 64), (7, 5))
    pen.part("dark", rect(-57, -63, 80, 54, 3), shade="flat")
    pen.part("glass", rect(-51, -57, 68, 42, 4), shade="flat")
    pen.mark("glass", joined(polygon([(-30, -60), (-16, -60), (-40, -10), (-54, -10)]),
        polygon([(-8, -60), (-4, -60), (-28, -10), (-32, -10)])), tone=0.12, alpha=0.6)
    pen.mark("dark", ellipse(-17, -17, 26, 5), alpha=0.6)
    pen.part("body", rect(25, -58, 4.6, 44, 2.2), tone=0.08)
    pen.part("dark", rect(34, -61, 20, 9, 1), shade="flat")
    pen.part("screen", joined(*(rect(x, -59, 2.4, 5) for x in (37, 41, 46, 50))), shade="glow")
    pen.part("dark", joined(*(rect(35 + 6.6 * i, -48 + 6.6 * j, 4.8, 4.6, 1) for i in range(3) for j in range(4))),
        shade="flat", alpha=0.75)
    pen.part("dark", ellipse(44, -14, 5.4))
    pen.anchor(top=(0, -71), mouth=(-17, -20))


@symbol("oven, stove, cooker, kitchen stove", kinds="appliance, furniture", height=0.9,
    slots={"body": ("#eef1f5", "primary"), "dark": DARK, "metal": METAL, "glow": ("#f7a54a", "light")}, home="kitchen",
    shapes=("square", "rectangular", "cubic"), traits=("hollow",))
def oven(pen: Pen) -> None:
    box(pen, "body", (-42, -88), (80, 86), (8, 6))
    pen.part("dark", quad((-42, -88), (-34, -94), (46, -94), (38, -88)), shade="flat")
    for x, y in ((-22, -91.6), (20, -91.6)):
        pen.part("metal", ellipse(x, y, 13, 2), tone=-0.2)
    pen.part("body", rect(-42, -88, 80, 14), tone=-0.06)
    for x in (-32, -18, -2, 14, 28):
        pen.part("dark", ellipse(x, -81, 4))
        pen.mark("metal", line([(x, -81), (x, -85)]), width=1.2)
    pen.part("metal", rect(-34, -69, 64, 4, 2))
    pen.part("dark", rect(-35, -61, 66, 40, 4), shade="flat")
    pen.part("glow", rect(-30, -56, 56, 30, 2), shade="glow", tone=-0.12)
    pen.mark("dark", joined(line([(-32, -38), (28, -38)]), line([(-32, -46), (28, -46)])), width=1, alpha=0.7)
    pen.mark("glow", polygon([(-14, -58), (-4, -58), (-22, -24), (-32, -24)]), tone=0.12, alpha=0.6)
    pen.part("body", rect(-36, -16, 68, 11, 2), tone=-0.03)
    pen.mark("metal", rect(-14, -12, 24, 2, 1))
    pen.anchor(top=(0, -92), mouth=(0, -32))


@symbol("refrigerator, fridge, freezer, icebox", kinds="appliance, furniture", height=1.8,
    slots={"body": ("#d7dde5", "primary"), "metal": ("#8f99a6", "fixed"), "dark": DARK, "a": ("#f07f5f", "fixed"),
    "b": ("#f7c94d", "fixed"), "c": ("#fbf8ef", "fixed")}, home="kitchen", shapes=("rectangular",), traits=("hollow",))
def refrigerator(pen: Pen) -> None:
    pen.part("dark", joined(rect(-24, -3, 8, 3), rect(14, -3, 8, 3)), shade="flat")
    box(pen, "body", (-29, -97), (54, 94), (7, 4))
    pen.mark("body", rect(-40, -8, 80, 8), tone=-0.08)
    pen.mark("body", joined(rect(-30, -64, 60, 1.8)), tone=-0.22)
    pen.part("metal", joined(rect(-25, -86, 3, 18, 1.5), rect(-25, -58, 3, 28, 1.5)))
    gloss(pen, "metal", rect(-24.6, -86, 1, 60))
    pen.part("c", rotated(rect(4, -56, 13, 15, 0.6), 4, (10, -48)), shade="flat", detail=1)
    pen.part("a", ellipse(10, -56, 2), detail=1)
    pen.part("b", star(-6, -80, 4, 1.8, 5), shade="flat", detail=1)
    pen.anchor(top=(0, -99), mouth=(0, -40), lean=(-29, -30))


@symbol("toaster, bread toaster", kinds="appliance", height=0.2, place="surface",
    slots={"body": ("#d9534a", "primary"), "metal": METAL, "dark": DARK, "toast": ("#d99c50", "fixed"),
    "crumb": ("#f2d7a0", "fixed")}, home="kitchen", nook="kitchen", shapes=("cubic",))
def toaster(pen: Pen) -> None:
    for x, tone in ((-22, -0.06), (10, 0.0)):
        slice_ = smooth([(x - 17, -50, "c"), (x - 17, -78), (x - 21, -86), (x - 14, -95), (x, -97), (x + 14, -95),
            (x + 21, -86), (x + 17, -78), (x + 17, -50, "c")])
        pen.part("toast", slice_, tone=tone)
        pen.mark("crumb", smooth([(x - 13, -50), (x - 13, -78), (x - 16, -86), (x - 10, -91.6), (x, -93),
            (x + 10, -91.6), (x + 16, -86), (x + 13, -78), (x + 13, -50)]))
    pen.part("dark", joined(rect(-50, -6, 14, 6, 2), rect(34, -6, 14, 6, 2)), shade="flat")
    body = smooth([(-58, -6, "c"), (-58, -46), (-46, -64), (-20, -67), (20, -67), (44, -64), (56, -46), (56, -6, "c")],
        tension=0.45)
    pen.part("body", body)
    pen.mark("body", crescent(body, -12, -5), tone=-0.09)
    pen.part("metal", rect(-60, -12, 118, 7, 2))
    gloss(pen, "body", smooth([(-50, -22), (-50, -44), (-40, -58), (-44, -42), (-44, -22)]), detail=0)
    pen.part("dark", rect(56, -52, 4, 30, 1.4), tone=0.1)
    pen.part("dark", rect(52, -40, 14, 6, 3))
    pen.part("metal", ellipse(40, -26, 7))
    pen.mark("dark", line([(40, -26), (43, -31)]), width=1.6)
    pen.anchor(top=(-4, -67), mouth=(-4, -66), opening=(-4, -66))


@symbol("sink, washbasin, wash basin, kitchen sink, basin sink", kinds="furniture", height=0.9,
    slots={"body": ("#f3f5f9", "primary"), "metal": ("#aeb8c4", "fixed"), "water": ("#8fd0ea", "fixed")},
    home="bathroom, kitchen")
def sink(pen: Pen) -> None:
    pen.part("body", smooth([(-14, 0, "c"), (-9, -20), (-10, -52), (12, -52), (11, -20), (16, 0, "c")], tension=0.4))
    pen.mark("body", rect(3, -60, 20, 62), tone=-0.08)
    bowl = smooth([(-52, -70, "c"), (52, -70, "c"), (46, -56), (30, -44), (12, -40), (-12, -40), (-30, -44),
        (-46, -56)])
    pen.part("body", bowl, tone=0.0)
    pen.mark("body", crescent(bowl, -10, -8), tone=-0.09)
    pen.part("body", rect(-57, -77, 114, 10, 4.6), tone=0.02)
    pen.part("body", ellipse(0, -75, 44, 4), tone=-0.16)
    pen.part("water", ellipse(0, -74, 34, 2.4), shade="flat", alpha=0.8)
    pen.stroke("metal", curve((-2, -78), (-2, -97), (14, -100), (18, -90)), 6)
    pen.stroke("water", line([(18, -88), (18, -76)]), 3, alpha=0.8)
    for x in (-24, 32):
        pen.part("metal", rect(x - 3, -86, 6, 9, 1))
        pen.part("metal", rect(x - 8, -90, 16, 5, 2.4), tone=0.05)
    pen.anchor(top=(-36, -77), mouth=(0, -75), opening=(0, -75), seat=(0, -66))


@symbol("washing machine, washer, laundry machine, dishwasher, dryer, tumble dryer", kinds="appliance, furniture",
    height=0.85, slots={"body": ("#eef1f5", "primary"), "metal": METAL, "dark": DARK, "glass": ("#8fc7e0", "fixed"),
    "cloth": ("#e8735f", "fixed")}, home="bathroom", shapes=("square", "rectangular", "cubic"))
def washing_machine(pen: Pen) -> None:
    box(pen, "body", (-42, -94), (80, 92), (8, 5))
    pen.part("body", rect(-42, -94, 80, 17), tone=-0.05)
    pen.part("body", rect(-38, -91, 24, 11, 1.5), tone=0.03)
    pen.part("dark", rect(-6, -90, 18, 8, 1.5), shade="flat")
    pen.part("metal", ellipse(26, -86, 6.4))
    pen.mark("dark", line([(26, -86), (29, -90)]), width=1.6)
    pen.part("metal", ellipse(-2, -40, 30))
    pen.part("dark", ellipse(-2, -40, 25), shade="flat")
    pen.part("glass", ellipse(-2, -40, 22), shade="flat")
    pen.mark("cloth", smooth([(-30, -30), (-16, -42), (-4, -34), (8, -42), (26, -28), (26, 0), (-30, 0)]))
    pen.mark("glass", smooth([(-30, -22), (-14, -30), (4, -24), (26, -32), (26, 0), (-30, 0)]), tone=0.07, alpha=0.75)
    pen.mark("glass", crescent(ellipse(-2, -40, 22), 5, 5), tone=0.14, alpha=0.7)
    pen.anchor(top=(0, -97), mouth=(-2, -40), seat=(0, -96))


@symbol("hair drier, hair dryer, hairdryer, hairdrier, blow dryer", kinds="appliance", height=0.22, place="surface",
    slots={"body": ("#e0567f", "primary"), "dark": DARK, "metal": METAL}, home="studio")
def hair_drier(pen: Pen) -> None:
    pen.stroke("dark", curve((-14, -2), (-12, 8), (-28, 10), (-44, 4)), 3.4)
    grip = smooth([(-26, -52, "c"), (-2, -52, "c"), (-5, -24), (-7, 0, "c"), (-24, 0, "c"), (-26, -24)])
    pen.part("body", grip, tone=-0.05)
    pen.mark("body", rect(-10, -54, 12, 60), tone=-0.08)
    pen.part("dark", rect(-20, -42, 8, 14, 3))
    pen.part("dark", smooth([(38, -86, "c"), (58, -90, "c"), (58, -50, "c"), (38, -54, "c")], tension=0.3))
    body = smooth([(-50, -70), (-44, -90), (-24, -99), (10, -95), (44, -88, "c"), (44, -52, "c"), (10, -46), (-24, -42),
        (-44, -50)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -5, -12), tone=-0.09)
    gloss(pen, "body", smooth([(-34, -84), (-20, -92), (20, -89), (-16, -87)]), detail=0)
    pen.part("metal", ellipse(-24, -70, 17))
    pen.mark("dark", joined(*(difference(ellipse(-24, -70, r), ellipse(-24, -70, r - 1.6)) for r in (14, 9.6, 5.2))),
        alpha=0.8)
    pen.part("metal", rect(36, -89, 5, 38, 1))
    pen.anchor(top=(0, -96), handle=(-16, -20))


@symbol("fan, electric fan, ventilator, desk fan", kinds="appliance", height=0.5, place="surface",
    slots={"blade": ("#5aa5d8", "primary"), "metal": ("#aab4c0", "fixed"), "base": ("#eef1f5", "fixed")},
    home="room", traits=("on the floor",))
def fan(pen: Pen) -> None:
    pen.part("base", turned([(-8, 24), (0, 28)], tilt=0.2))
    pen.part("base", pole((0, -6), (0, -36), 8, 6))
    pen.part("base", ellipse(0, -64, 36), tone=0.02, shade="flat", alpha=0.6)
    for i in range(4):
        blade = rotated(smooth([(-3, -66, "c"), (-14, -80), (-12, -94), (4, -96), (12, -84), (5, -68, "c")]),
            90 * i + 20, (0, -64))
        pen.part("blade", blade, tone=0.0 if i % 2 else -0.05)
    pen.stroke("metal", joined(*(ellipse(0, -64, r) for r in (36, 27, 18)), *(rotated(line([(0, -72), (0, -100)]),
        30 * i, (0, -64)) for i in range(12))), 1.2)
    pen.stroke("metal", ellipse(0, -64, 36), 3)
    pen.part("blade", ellipse(0, -64, 8), tone=0.05)
    pen.anchor(top=(0, -101))


@symbol("vacuum cleaner, vacuum, hoover", kinds="appliance", height=0.9, slots={"body": ("#d8504a", "primary"),
    "dark": DARK, "metal": METAL}, home="room")
def vacuum_cleaner(pen: Pen) -> None:
    pen.stroke("dark", curve((-24, -34), (-8, -70), (24, -92), (34, -78)), 6, tone=0.08)
    pen.part("metal", pole((34, -80), (54, -10), 5, 5))
    pen.stroke("dark", curve((34, -80), (30, -94), (20, -98)), 5.4)
    pen.part("dark", smooth([(40, -9, "c"), (62, -10), (72, -3), (70, 0, "c"), (38, 0, "c")]))
    body = smooth([(-66, -14, "c"), (-64, -34), (-46, -46), (-24, -44), (-12, -30), (-8, -14, "c"), (-14, -6),
        (-60, -6)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -6, -8), tone=-0.09)
    gloss(pen, "body", smooth([(-56, -30), (-44, -40), (-30, -40), (-44, -36)]), detail=0)
    pen.part("dark", ellipse(-50, -12, 12))
    pen.part("metal", ellipse(-50, -12, 6))
    pen.part("dark", ellipse(-17, -6, 6))
    pen.part("dark", ellipse(-24, -34, 6))
    pen.anchor(top=(-40, -45), handle=(24, -97))
