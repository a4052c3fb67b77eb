"""Machines of the house."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    ellipse,
    joined,
    line,
    outline,
    polygon,
    rect,
    rotated,
    smooth,
    star,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK, METAL, STEEL
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    box,
    crescent,
    curve,
    gloss,
    pole,
    quad,
    turned,
)
from limner.engines.illustrator.atlas.templates.hollow import cavity, door, opened


@symbol("sewing machine", worked="sew", kinds="appliance, tool", height=0.32, place="surface",
    slots={"body": ("#3b8f93", "primary"), "metal": STEEL, "base": ("#b78350", "fixed"),
    "thread": ("#e05a4e", "second"), "dark": DARK}, nook="study")
def sewing_machine(pen: Pen) -> None:
    pen.part("base", rect(-60, -13, 120, 13, 3))
    pen.mark("base", rect(-60, -4, 120, 6), tone=-0.1)
    pen.part("metal", rect(-54, -17, 66, 5, 1), tone=-0.04)
    pen.part("thread", turned([(-97, 5), (-84, 5)], cx=14, tilt=0.2))
    pen.part("dark", rect(13, -103, 2, 8))
    arm = smooth([(-46, -78, "c"), (-40, -86), (46, -86), (54, -78), (54, -13, "c"), (26, -13, "c"), (24, -46),
        (14, -52), (-24, -52, "c"), (-26, -36, "c"), (-46, -36, "c")])
    pen.part("body", arm)
    pen.mark("body", crescent(arm, -5, -5), tone=-0.1)
    pen.mark("body", line([(-40, -80), (44, -80)]), tone=0.14, width=2.4)
    pen.part("metal", ellipse(58, -66, 7, 15))
    pen.mark("metal", ellipse(60, -66, 4, 10), tone=-0.12)
    pen.part("metal", ellipse(37, -34, 6))
    pen.part("metal", rect(-38, -36, 3.4, 13))
    pen.part("dark", rect(-37, -24, 1.4, 9))
    pen.part("metal", polygon([(-42, -21), (-30, -21), (-27, -17), (-45, -17)]), tone=-0.1)
    pen.stroke("thread", smooth([(14, -90), (-10, -92), (-40, -84), (-44, -60), (-36, -40), (-36.5, -24)],
        closed=False), 1.1)
    pen.anchor(top=(0, -86), handle=(58, -66))


@symbol("blender, smoothie maker, liquidiser, food processor", kinds="appliance", height=0.4, place="surface",
    slots={"base": ("#d9363a", "primary"), "glass": ("#cfe8ef", "fixed"), "juice": ("#f08aa8", "second"),
        "dark": DARK, "steel": STEEL}, home="kitchen")
def blender(pen: Pen) -> None:
    pen.stroke("glass", smooth([(24, -86), (42, -82), (40, -54), (19, -46)], closed=False), 5, tone=-0.12)
    pen.part("glass", polygon([(-27, -94), (27, -94), (19, -38), (-19, -38)]), shade="glass", alpha=0.6)
    pen.part("juice", polygon([(-25, -78), (25, -78), (19, -39), (-19, -39)]))
    pen.part("juice", ellipse(0, -78, 25, 4), tone=0.1)
    pen.part("steel", polygon([(-10, -42), (0, -48), (10, -42), (0, -44)]))
    pen.part("glass", polygon([(-21, -92), (-16, -92), (-12, -42), (-16, -42)]), shade="flat", alpha=0.6)
    pen.part("dark", joined(rect(-29, -102, 58, 9, 3), rect(-8, -109, 16, 8, 2)))
    pen.part("steel", rect(-20, -40, 40, 5, 1))
    pen.part("base", smooth([(-20, -36, "c"), (20, -36, "c"), (28, -4, "c"), (24, 0), (-24, 0), (-28, -4, "c")],
        tension=0.3))
    pen.part("steel", ellipse(0, -16, 9))
    pen.part("dark", rect(-1.2, -24, 2.4, 9, 1), shade="flat")
    pen.anchor(top=(0, -108), handle=(42, -66), lean=(-26, -40))


@symbol("coffee maker, coffee machine, espresso machine, coffeemaker, drip coffee maker", kinds="appliance",
    height=0.38, place="surface", slots={"body": ("#33363f", "primary"), "metal": ("#b4bfcb", "fixed"),
    "coffee": ("#5a3420", "fixed"), "glass": ("#cfe0e6", "fixed"), "light": ("#ff6a4f", "light")}, nook="kitchen",
        traits=("hot",))
def coffee_maker(pen: Pen) -> None:
    pen.part("body", rect(-36, -12, 74, 12, 3))
    pen.part("body", rect(14, -96, 26, 90, 4), tone=-0.06)
    pen.part("body", smooth([(-38, -98, "c"), (40, -98, "c"), (40, -70, "c"), (-22, -68), (-34, -76), (-38, -86)],
        tension=0.3), tone=0.04)
    pen.part("metal", rect(-38, -102, 78, 6, 2))
    pen.part("metal", rect(-16, -70, 22, 6, 1), tone=-0.08)
    pot = smooth([(-24, -58, "c"), (14, -58, "c"), (20, -36), (16, -16), (10, -12, "c"), (-20, -12, "c"), (-26, -16),
        (-30, -36)])
    pen.part("glass", pot, shade="glass", alpha=0.75)
    pen.mark("coffee", rect(-40, -42, 80, 40))
    pen.mark("glass", curve((-24, -50), (-26, -34), (-22, -18)), tone=0.2, width=2.4, alpha=0.8)
    pen.part("body", rect(-26, -63, 42, 6, 2), tone=0.08)
    pen.part("body", outline(smooth([(-26, -56), (-44, -54), (-46, -32), (-30, -26)], closed=False), 5), tone=0.03)
    pen.part("light", ellipse(27, -60, 3), shade="glow")
    pen.part("metal", joined(rect(21, -52, 12, 4, 1), rect(21, -45, 12, 4, 1)))
    pen.anchor(top=(0, -102))


@symbol("mixer, stand mixer, kitchen mixer, food mixer, hand mixer", kinds="appliance", height=0.36, place="surface",
    slots={"body": ("#e0473f", "primary"), "metal": ("#c3ccd6", "fixed"), "dark": DARK}, nook="kitchen")
def mixer(pen: Pen) -> None:
    pen.part("body", smooth([(-50, -6), (-46, -11), (20, -12), (52, -11), (54, -3), (50, 0), (-46, 0)], tension=0.4))
    pen.part("body", smooth([(22, -12, "c"), (24, -50), (20, -70), (48, -70), (52, -46), (50, -12, "c")]), tone=-0.05)
    pen.part("metal", rect(-20, -60, 8, 20, 2), tone=-0.1)
    pen.part("metal", outline(smooth([(-16, -46), (-26, -34), (-16, -22), (-6, -34)]), 2.4))
    head = smooth([(-56, -82), (-50, -96), (-20, -102), (30, -100), (50, -90), (54, -74), (40, -66), (-30, -64),
        (-50, -68)])
    pen.part("body", head)
    pen.mark("body", crescent(head, -4, -7), tone=-0.1)
    pen.mark("metal", joined(line([(-60, -80), (60, -78)])), width=3)
    pen.mark("metal", ellipse(-36, -93, 14, 2.6, -8), alpha=0.4)
    pen.part("metal", ellipse(-54, -80, 6, 9))
    pen.part("dark", ellipse(38, -80, 4.4))
    with pen.in_front():
        bowl = smooth([(-52, -46, "c"), (-16, -42), (20, -46, "c"), (16, -22), (4, -12), (-36, -12), (-48, -22)])
        pen.part("metal", bowl)
        pen.mark("metal", crescent(bowl, -9, 0), tone=-0.14)
        pen.mark("metal", smooth([(-44, -40), (-38, -38), (-36, -20), (-42, -26)]), tone=0.14)
    pen.anchor(top=(0, -100), opening=(-16, -46), mouth=(-16, -46))


@symbol("microwave, microwave oven", kinds="appliance", height=0.3, poses="standing, open", place="surface",
    slots={"body": ("#d4d9e0", "primary"), "dark": DARK, "screen": ("#8fe6b0", "light"), "glass": ("#55616f", "fixed")},
    home="kitchen", nook="kitchen", shapes=("rectangular", "cubic"), traits=("hollow",))
def microwave(pen: Pen) -> None:
    pen.part("dark", joined(rect(-54, -5, 10, 5), rect(44, -5, 10, 5)), shade="flat")
    box(pen, "body", (-62, -68), (120, 64), (7, 5))
    if opened(pen):
        cavity(pen, "glass", rect(-57, -64, 82, 56, 2), tone=0.16)
        door(pen, "dark", -62, -66, -8, -24, tone=0.08)
    else:
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


@symbol("oven, stove, cooker, kitchen stove",
    worked="cook", kinds="appliance, furniture", height=0.9, poses="standing, open",
    slots={"body": ("#eef1f5", "primary"), "dark": DARK, "metal": METAL, "glow": ("#f7a54a", "light")}, home="kitchen",
    shapes=("square", "rectangular", "cubic"), traits=("fitted", "hollow"))
def oven(pen: Pen) -> None:
    box(pen, "body", (-42, -88), (80, 86), (8, 6))
    pen.part("dark", quad((-42, -88), (-34, -94), (46, -94), (38, -88)), shade="flat")
    for x, y in ((-22, -91.6), (20, -91.6)):
        pen.part("metal", ellipse(x, y, 13, 2), tone=-0.2)
    pen.part("body", rect(-42, -88, 80, 14), tone=-0.06)
    for x in (-32, -18, -2, 14, 28):
        pen.part("dark", ellipse(x, -81, 4))
        pen.mark("metal", line([(x, -81), (x, -85)]), width=1.2)
    if opened(pen):
        cavity(pen, "glow", rect(-37, -70, 70, 54, 2), tone=-0.3, shelves=(-42,), board="metal")
        pen.part("body", quad((-37, -16), (33, -16), (42, -3), (-46, -3)), tone=0.03)
        pen.mark("dark", quad((-29, -14), (25, -14), (30, -6), (-34, -6)), alpha=0.6)
        pen.part("metal", rect(-30, -4, 56, 3, 1))
    else:
        pen.part("metal", rect(-34, -69, 64, 4, 2))
        pen.part("dark", rect(-35, -61, 66, 40, 4), shade="flat")
        pen.part("glow", rect(-30, -56, 56, 30, 2), shade="glow", tone=-0.12)
        pen.mark("dark", joined(line([(-32, -38), (28, -38)]), line([(-32, -46), (28, -46)])), width=1, alpha=0.7)
        pen.mark("glow", polygon([(-14, -58), (-4, -58), (-22, -24), (-32, -24)]), tone=0.12, alpha=0.6)
        pen.part("body", rect(-36, -16, 68, 11, 2), tone=-0.03)
        pen.mark("metal", rect(-14, -12, 24, 2, 1))
    pen.anchor(top=(0, -92), mouth=(0, -32))


@symbol("refrigerator, fridge, freezer, icebox", kinds="appliance, furniture", height=1.8, poses="standing, open",
    slots={"body": ("#d7dde5", "primary"), "metal": ("#8f99a6", "fixed"), "dark": DARK, "a": ("#f07f5f", "fixed"),
    "b": ("#f7c94d", "fixed"), "c": ("#fbf8ef", "fixed")}, home="kitchen", shapes=("rectangular",),
    traits=("fitted", "hollow"))
def refrigerator(pen: Pen) -> None:
    pen.part("dark", joined(rect(-24, -3, 8, 3), rect(14, -3, 8, 3)), shade="flat")
    box(pen, "body", (-29, -97), (54, 94), (7, 4))
    if opened(pen):
        cavity(pen, "c", rect(-26, -94, 48, 86, 1), tone=0.02, shelves=(-68, -42), board="metal")
        door(pen, "body", -29, -96, -5, -24)
        pen.part("metal", rect(-51, -62, 2.4, 26, 1))
    else:
        pen.mark("body", rect(-40, -8, 80, 8), tone=-0.08)
        pen.mark("body", joined(rect(-30, -64, 60, 1.8)), tone=-0.22)
        pen.part("metal", joined(rect(-25, -86, 3, 18, 1.5), rect(-25, -58, 3, 28, 1.5)))
        gloss(pen, "metal", rect(-24.6, -86, 1, 60))
        pen.part("c", rotated(rect(4, -56, 13, 15, 0.6), 4, (10, -48)), shade="flat", detail=1)
        pen.part("a", ellipse(10, -56, 2), detail=1)
        pen.part("b", star(-6, -80, 4, 1.8, 5), shade="flat", detail=1)
    pen.anchor(top=(0, -99), mouth=(0, -40), lean=(-29, -30))


@symbol("toaster, bread toaster", kinds="appliance", height=0.2, poses="standing, open", place="surface",
    slots={"body": ("#d9534a", "primary"), "metal": METAL, "dark": DARK, "toast": ("#d99c50", "fixed"),
    "crumb": ("#f2d7a0", "fixed")}, home="kitchen", nook="kitchen", shapes=("cubic",))
def toaster(pen: Pen) -> None:
    for x, tone in () if opened(pen) else ((-22, -0.06), (10, 0.0)):
        slice_ = smooth([(x - 17, -50, "c"), (x - 17, -78), (x - 21, -86), (x - 14, -95), (x, -97), (x + 14, -95),
            (x + 21, -86), (x + 17, -78), (x + 17, -50, "c")])
        pen.part("toast", slice_, tone=tone)
        pen.mark("crumb", smooth([(x - 13, -50), (x - 13, -78), (x - 16, -86), (x - 10, -91.6), (x, -93),
            (x + 10, -91.6), (x + 16, -86), (x + 13, -78), (x + 13, -50)]))
    pen.part("dark", joined(rect(-50, -6, 14, 6, 2), rect(34, -6, 14, 6, 2)), shade="flat")
    with pen.in_front():
        body = smooth([(-58, -6, "c"), (-58, -46), (-46, -64), (-20, -67), (20, -67), (44, -64), (56, -46), (56, -6,
            "c")],
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


@symbol("washing machine, washer, laundry machine, dryer, tumble dryer", kinds="appliance, furniture",
    height=0.85, poses="standing, open", slots={"body": ("#eef1f5", "primary"), "metal": METAL, "dark": DARK,
        "glass": ("#8fc7e0", "fixed"),
    "cloth": ("#e8735f", "fixed")}, home="bathroom", shapes=("square", "rectangular", "cubic"),
    traits=("hollow",))
def washing_machine(pen: Pen) -> None:
    box(pen, "body", (-42, -94), (80, 92), (8, 5))
    pen.part("body", rect(-42, -94, 80, 17), tone=-0.05)
    pen.part("body", rect(-38, -91, 24, 11, 1.5), tone=0.03)
    pen.part("dark", rect(-6, -90, 18, 8, 1.5), shade="flat")
    pen.part("metal", ellipse(26, -86, 6.4))
    pen.mark("dark", line([(26, -86), (29, -90)]), width=1.6)
    if opened(pen):
        pen.part("metal", ellipse(-2, -40, 33))
        cavity(pen, "dark", ellipse(-2, -40, 29), tone=0.08)
        pen.part("metal", ellipse(-46, -38, 15, 32))
        pen.part("glass", ellipse(-45, -38, 10, 25), shade="flat")
        pen.mark("glass", crescent(ellipse(-45, -38, 10, 25), 3, 3), tone=0.12, alpha=0.7)
    else:
        pen.part("metal", ellipse(-2, -40, 30))
        pen.part("dark", ellipse(-2, -40, 25), shade="flat")
        pen.part("glass", ellipse(-2, -40, 22), shade="flat")
        pen.mark("cloth", smooth([(-30, -30), (-16, -42), (-4, -34), (8, -42), (26, -28), (26, 0), (-30, 0)]))
        pen.mark("glass", smooth([(-30, -22), (-14, -30), (4, -24), (26, -32), (26, 0), (-30, 0)]), tone=0.07,
            alpha=0.75)
        pen.mark("glass", crescent(ellipse(-2, -40, 22), 5, 5), tone=0.14, alpha=0.7)
    pen.anchor(top=(0, -97), mouth=(-2, -40), seat=(0, -96))


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
