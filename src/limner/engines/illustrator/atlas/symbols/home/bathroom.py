"""Bath, basin, and what one washes and cares for oneself with."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    line,
    outline,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import HOLLOW, Pen
from limner.engines.illustrator.atlas.hues import DARK, GOLD, METAL, STEEL
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    Profile,
    crescent,
    curve,
    gloss,
    turned,
)


@symbol("comb, hair comb", kinds="household, tool", height=0.06, place="surface",
    slots={"body": ("#e07a4f", "primary")})
def comb(pen: Pen) -> None:
    pen.part("body", union(rect(-56, -40, 112, 16, 7), *(rect(-52 + 6.6 * i, -28, 3.6, 26, 1.6) for i in range(16)),
        rect(-56, -36, 8, 35, 3), rect(48, -36, 8, 35, 3)))
    pen.mark("body", rect(-50, -37, 100, 3), tone=0.12)
    pen.anchor(top=(0, -40), handle=(0, -30))


@symbol("lipstick", kinds="cosmetics, household", height=0.08, place="surface",
    slots={"stick": ("#d0284f", "primary"), "case": DARK, "gold": GOLD})
def lipstick(pen: Pen) -> None:
    pen.part("stick", smooth([(-14, -52, "c"), (-14, -84, "c"), (6, -104), (14, -98, "c"), (14, -52, "c")],
        tension=0.25))
    pen.mark("stick", smooth([(-14, -84), (6, -104), (14, -98), (-4, -82)]), tone=0.1)
    pen.part("gold", rect(-17, -58, 34, 24, 2))
    pen.mark("gold", rect(-10, -60, 6, 30), tone=0.16)
    pen.part("case", rect(-22, -38, 44, 38, 3))
    pen.mark("case", rect(-15, -38, 6, 38), tone=0.16)
    pen.anchor(top=(0, -104), handle=(0, -20))


@symbol("perfume, perfume bottle, cologne, fragrance", kinds="cosmetics, bottle, vessel", height=0.12, place="surface",
    slots={"glass": ("#f0b6a4", "primary"), "gold": GOLD, "glint": ("#ffffff", "fixed"), "label": ("#fff6ec", "fixed")})
def perfume(pen: Pen) -> None:
    pen.part("gold", rect(-12, -82, 24, 13, 2), tone=-0.06)
    cap = rect(-17, -112, 34, 31, 4)
    pen.part("gold", cap)
    pen.mark("gold", rect(6, -114, 14, 36), tone=-0.1)
    pen.mark("glint", rect(-11, -108, 5, 24, 2), alpha=0.6)
    body = smooth([(-30, -72, "c"), (30, -72, "c"), (42, -58), (42, -12), (36, 0, "c"), (-36, 0, "c"), (-42, -12),
        (-42, -58)],
        tension=0.3)
    pen.part("glass", body, tone=0.12)
    pen.mark("glass", rect(-34, -56, 68, 50, 6), tone=0.0)
    pen.mark("glass", rect(-34, -56, 68, 9, 3), tone=0.08)
    pen.mark("glass", rect(18, -56, 16, 50, 5), tone=-0.07)
    pen.mark("glint", smooth([(-37, -60), (-31, -66), (-29, -10), (-36, -6)]), alpha=0.6)
    pen.mark("glint", rect(31, -56, 3.4, 40, 1.6), alpha=0.4)
    pen.stroke("glint", line([(0, -72), (0, -12)]), 1.2, alpha=0.5)
    pen.part("label", rect(-17, -42, 34, 22, 1.5), shade="flat", alpha=0.94)
    pen.mark("gold", joined(rect(-10, -36, 20, 3, 1), rect(-6, -29, 12, 1.8, 0.9)))
    pen.anchor(top=(0, -112), handle=(0, -30))


@symbol("faucet, tap, water tap, spigot, kitchen faucet", kinds="household, thing", height=0.35, place="surface",
    slots={"metal": ("#b3bfcc", "primary"), "water": ("#6fc3ea", "fixed"), "hot": ("#d9483f", "fixed"),
    "cold": ("#3f7fd0", "fixed")}, nook="kitchen")
def faucet(pen: Pen) -> None:
    pen.part("water", smooth([(35, -52, "c"), (41, -52, "c"), (41.5, -24), (40, -6), (43, 0, "c"), (33, 0, "c"),
        (36, -6), (34.5, -24)], tension=0.4), alpha=0.85)
    pen.mark("water", line([(37, -50), (37, -8)]), tone=0.12, width=1.4)
    for side, slot in ((-1, "hot"), (1, "cold")):
        x = -12 + side * 22
        pen.part("metal", turned([(-22, 4), (-14, 5), (-10, 8), (0, 9)], cx=x, tilt=0.2), tone=-0.05)
        pen.part("metal", union(rect(x - 13, -30, 26, 8, 4), rect(x - 4, -39, 8, 26, 4)), tone=0.03)
        pen.part(slot, ellipse(x, -26, 4.2), shade="flat")
    neck = outline(smooth([(-12, -2, "c"), (-12, -64), (-8, -84), (12, -96), (31, -86), (38, -68), (38, -56, "c")],
        closed=False), 12, round_cap=False)
    pen.part("metal", neck)
    pen.mark("metal", crescent(neck, -4, -3), tone=-0.12)
    pen.mark("metal", smooth([(-16, -6), (-16, -64), (-11, -86), (10, -99.5)], closed=False), tone=0.16, width=2.2)
    pen.part("metal", rect(30, -60, 16, 9, 2), tone=-0.06)
    pen.part("metal", turned([(-12, 8), (-8, 10), (-2, 14), (0, 16)], cx=-12, tilt=0.16), tone=-0.02)
    pen.part("metal", rect(-46, -5, 68, 5, 2), tone=-0.08)
    pen.anchor(top=(12, -100), handle=(-12, -40))


@symbol("toilet paper, toilet roll, roll of toilet paper, paper towel, toilet tissue", kinds="household, thing",
    height=0.11, place="surface",
    slots={"paper": ("#f6f4ef", "primary"), "core": ("#b98f62", "fixed")}, shapes=("cylindrical",))
def toilet_paper(pen: Pen) -> None:
    body: Profile = [(-86, 44), (-4, 44)]
    whole = turned(body, tilt=0.3)
    pen.part("paper", polygon([(22, -78), (58, -76), (58, -4), (50, 2), (44, -2), (36, 3), (30, -1), (22, 2)]),
        tone=-0.05)
    pen.mark("paper", joined(line([(22, -40), (58, -40)])), tone=-0.14, width=1)
    pen.part("paper", whole)
    pen.mark("paper", crescent(whole, -16, 0), tone=-0.09)
    pen.part("paper", ellipse(0, -86, 44, 13), tone=0.02)
    pen.mark("paper", joined(*(difference(ellipse(0, -86, r, r * 0.3), ellipse(0, -86, r - 1, r * 0.3 - 0.5))
        for r in (26, 33, 39))), tone=-0.1)
    pen.part("core", ellipse(0, -86, 17, 5.4))
    pen.mark("core", ellipse(0, -84, 13, 4.2), tone=-0.22)
    pen.anchor(top=(0, -90))


@symbol("toothpaste, tube of toothpaste, toothpaste tube", kinds="household, thing", height=0.16, place="surface",
    slots={"body": ("#f4f5f7", "second"), "trim": ("#2f8fd0", "primary"), "cap": ("#e5473f", "fixed"),
    "paste": ("#8fe0d8", "fixed")})
def toothpaste(pen: Pen) -> None:
    pen.part("cap", rect(-10, -10, 20, 10, 2))
    pen.mark("cap", joined(*(line([(x, -12), (x, 2)]) for x in (-6, -2, 2, 6))), tone=-0.12, width=1)
    tube = smooth([(-27, -100, "c"), (27, -100, "c"), (24, -50), (19, -20, "c"), (8, -12), (-8, -12), (-19, -20, "c"),
        (-24, -50)], tension=0.3)
    pen.part("body", tube)
    pen.mark("trim", polygon([(-30, -84), (30, -70), (30, -48), (-30, -62)]))
    pen.mark("cap", polygon([(-30, -56), (30, -42), (30, -37), (-30, -51)]))
    pen.mark("paste", ellipse(0, -30, 7, 5))
    pen.mark("body", joined(polygon([(12, -104), (34, -104), (30, -8), (14, -8)])), tone=-0.12, alpha=0.6)
    pen.part("body", rect(-28, -103, 56, 8, 1), tone=-0.08)
    pen.mark("body", joined(*(line([(x, -104), (x, -94)]) for x in range(-24, 28, 5))), tone=-0.2, width=1)
    pen.anchor(top=(0, -102))


@symbol("hairbrush, hair brush", kinds="household, tool", height=0.2, place="surface",
    slots={"body": ("#c9567f", "primary"), "pad": ("#f1d3c4", "fixed"), "bristle": DARK})
def hairbrush(pen: Pen) -> None:
    pen.part("body", rotated(smooth([(-16, -100), (0, -106), (16, -100), (21, -76), (16, -54), (7, -44), (5, -20),
        (7, -4), (0, 0), (-7, -4), (-5, -20), (-7, -44), (-16, -54), (-21, -76)]), 28, (0, -50)))
    pen.mark("body", rotated(curve((-4, -38), (-3, -20), (-4, -8)), 28, (0, -50)), tone=0.16, width=2)
    pad = rotated(ellipse(0, -77, 15, 22), 28, (0, -50))
    pen.part("pad", pad)
    dots = [(x, y) for y in range(-92, -58, 7) for x in (-9, -3, 3, 9) if (x / 13) ** 2 + ((y + 77) / 20) ** 2 < 1]
    pen.part("bristle", rotated(union(*(ellipse(x, y, 1.9) for x, y in dots)), 28, (0, -50)), shade="flat")
    pen.anchor(top=(0, -100), handle=(-14, -20))


@symbol("razor, shaving razor, safety razor", kinds="tool", height=0.14, place="surface",
    slots={"handle": ("#2f6fb0", "primary"), "steel": STEEL, "dark": DARK}, home="bathroom", held="gripped",
        traits=("carried",))
def razor(pen: Pen) -> None:
    pen.part("handle", smooth([(-6, -80), (6, -80), (8, -50), (10, -10), (6, 0), (-6, 0), (-10, -10), (-8, -50)]))
    pen.mark("handle", joined(*(line([(-9, y), (9, y)]) for y in (-34, -28, -22, -16))), width=1.6, tone=-0.14)
    pen.part("steel", polygon([(-8, -88), (8, -88), (6, -76), (-6, -76)]))
    pen.part("handle", rect(-32, -102, 64, 17, 4), tone=-0.06)
    pen.part("steel", joined(*(rect(-28, y, 56, 2.6, 1) for y in (-99, -94.6, -90.2))))
    pen.anchor(top=(0, -102), handle=(0, -24), lean=(0, -40))


@symbol("shower head, showerhead, shower spray", kinds="fixture", height=0.4, place="wall",
    slots={"metal": ("#b9c2cd", "primary"), "hole": ("#5b6470", "fixed"), "water": ("#7fc4e8", "fixed")},
        home="bathroom")
def shower_head(pen: Pen) -> None:
    pen.stroke("metal", smooth([(-46, -104), (-20, -104), (0, -98), (4, -82)], closed=False), 7, shade="form")
    pen.part("metal", rect(-54, -112, 9, 18, 2))
    pen.part("metal", smooth([(-4, -82, "c"), (12, -82, "c"), (40, -62, "c"), (40, -56, "c"), (-32, -56, "c"), (-32,
        -62, "c")], tension=0.3))
    pen.part("hole", joined(*(ellipse(-26 + 7.6 * i, -57, 1.6) for i in range(9))))
    pen.stroke("water", joined(*(line([(-26 + 7.6 * i, -51 - (i % 2) * 1), (-30 + 8.6 * i, -30)]) for i in range(9)),
        *(line([(-30 + 8.6 * i, -24), (-33 + 9.4 * i, -4)]) for i in range(9))), 2.2)
    pen.anchor(top=(0, -104), lean=(-46, -100))


@symbol("toothbrush, tooth brush", kinds="household, thing", height=0.18, place="surface",
    slots={"body": ("#3fa3c9", "primary"), "bristle": ("#fbfbf8", "fixed"), "tip": ("#7fd0c4", "fixed")},
    told_in="bathroom")
def toothbrush(pen: Pen) -> None:
    pen.part("bristle", rect(4, -97, 12, 24, 2))
    pen.mark("tip", joined(*(rect(0, y, 20, 3) for y in (-95, -88, -81))))
    pen.mark("bristle", joined(*(line([(4, y), (18, y)]) for y in range(-95, -72, 4))), tone=-0.1, width=0.7, detail=1)
    body = smooth([(-3, -98), (3, -100), (6, -96), (6, -74), (3.4, -62), (3.4, -46), (7, -34), (6, -6), (0, 0),
        (-6, -6), (-6, -34), (-2.6, -46), (-2.4, -62), (-4, -74), (-4, -94)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -3, 0), tone=-0.09)
    pen.mark("bristle", joined(*(rect(-4, y, 8, 1.8, 0.9) for y in (-30, -26, -22, -18, -14))), alpha=0.6)
    pen.anchor(top=(0, -100), handle=(0, -20))


@symbol("soap, bar of soap, sponge", kinds="household, thing", height=0.05, place="surface",
    slots={"body": ("#f2a6b8", "primary"), "foam": ("#f8fbff", "fixed")}, told_in="bathroom")
def soap(pen: Pen) -> None:
    pen.part("body", rect(-50, -34, 100, 34, 15), tone=-0.08)
    pen.part("body", rect(-50, -42, 100, 34, 16))
    pen.mark("body", difference(rect(-38, -36, 76, 22, 10), rect(-36, -34, 72, 18, 9)), tone=-0.1)
    gloss(pen, "body", rect(-40, -39, 50, 3, 1.5), detail=0)
    for x, y, r in ((-44, -44, 9), (-30, -52, 11), (-14, -46, 8), (-52, -32, 6), (30, -50, 6), (42, -56, 4.4),
        (4, -62, 5)):
        pen.part("foam", ellipse(x, y, r), shade="glass", alpha=0.85)
        pen.mark("foam", ellipse(x - r * 0.3, y - r * 0.35, r * 0.3), tone=0.1)
    pen.anchor(top=(10, -42))


@symbol("plunger, toilet plunger", kinds="tool", height=0.5, held="gripped", slots={"rubber": ("#c9302f", "primary"),
    "wood": ("#d9a868", "second")}, home="bathroom")
def plunger(pen: Pen) -> None:
    pen.part("wood", rect(-3, -100, 6, 70, 3))
    pen.part("rubber", smooth([(-8, -34, "c"), (8, -34, "c"), (12, -28), (30, -18), (34, 0, "c"), (0, 5), (-34, 0,
        "c"), (-30, -18), (-12, -28)]))
    pen.mark("rubber", curve((-32, -7), (0, -1), (32, -7)), width=1.6, tone=-0.14)
    pen.anchor(top=(0, -100), handle=(0, -80), lean=(0, -50))


@symbol("bathtub, bath, tub", kinds="furniture", height=0.65, slots={"body": ("#f5f7fa", "primary"),
    "metal": ("#c9a24a", "fixed"), "water": ("#8fcbe6", "fixed"), "foam": ("#ffffff", "fixed")}, home="bathroom",
    traits=("hollow",))
def bathtub(pen: Pen) -> None:
    for x in (-40, 40):
        pen.part("metal", smooth([(x - 7, -10, "c"), (x + 7, -10, "c"), (x + 4, -4), (x + 6, 0, "c"), (x - 6, 0, "c"),
            (x - 4, -4)]))
    pen.stroke("metal", curve((56, -54), (56, -76), (44, -78), (40, -70)), 4)
    pen.part("body", ellipse(0, -56, 64, 8), tone=-0.06)
    pen.part("water", ellipse(0, -55, 58, 5.6), shade="flat")
    for x, y, r in ((-36, -60, 9), (-22, -65, 10), (-6, -61, 9), (8, -58, 6), (-46, -57, 6)):
        pen.part("foam", ellipse(x, y, r))
    with pen.in_front():
        shell = smooth([(-66, -57, "c"), (-40, -50.5), (0, -48.5), (40, -50.5), (66, -57, "c"), (60, -30), (48, -11),
            (30, -6), (-30, -6), (-48, -11), (-60, -30)])
        pen.part("body", shell)
        pen.mark("body", crescent(shell, -10, -12), tone=-0.08)
        pen.stroke("body", curve((-66, -57), (-40, -50.5), (0, -48.5), (40, -50.5), (66, -57)), 4, tone=0.04)
    pen.anchor(mouth=(0, -55), opening=(0, -55), seat=(6, -46), top=(0, -57))


@symbol("toilet, lavatory, loo, wc", kinds="furniture", height=0.8, slots={"body": ("#f3f5f9", "primary"),
    "metal": ("#b8c0ca", "fixed"), "water": ("#9fd3ea", "fixed")}, home="bathroom")
def toilet(pen: Pen) -> None:
    pen.part("body", smooth([(-44, -52, "c"), (-44, -92, "c"), (-16, -92, "c"), (-18, -52, "c")], tension=0.2))
    pen.mark("body", rect(-26, -94, 12, 44), tone=-0.07)
    pen.part("body", rect(-47, -98, 34, 8, 2.6), tone=0.02)
    pen.part("metal", rect(-34, -101, 8, 3.6, 1.5))
    pen.part("body", smooth([(-20, -54, "c"), (-16, -92), (-8, -98), (-4, -90), (-6, -56, "c")]), tone=-0.03)
    foot = smooth([(-34, 0, "c"), (-34, -24), (-44, -50, "c"), (44, -50, "c"), (40, -36), (24, -24), (14, -14),
        (16, 0, "c")])
    pen.part("body", foot)
    pen.mark("body", crescent(foot, -9, -6), tone=-0.09)
    pen.part("body", ellipse(4, -52, 45, 9), tone=-0.05)
    pen.part("body", ellipse(4, -54, 45, 9), tone=0.02)
    pen.part("body", ellipse(6, -54, 34, 5.6), tone=-0.18, name=HOLLOW)
    pen.part("water", ellipse(8, -52.6, 24, 3.2), shade="flat")
    pen.anchor(seat=(4, -54), top=(-30, -98), mouth=(4, -54))


@symbol("sink, washbasin, wash basin, basin sink", worked="handle", kinds="furniture", height=0.9,
    slots={"body": ("#f3f5f9", "primary"), "metal": ("#aeb8c4", "fixed"), "water": ("#8fd0ea", "fixed")},
    home="bathroom, kitchen", shapes=("round", "oval"))
def sink(pen: Pen) -> None:
    pen.part("body", smooth([(-14, 0, "c"), (-9, -20), (-10, -52), (12, -52), (11, -20), (16, 0, "c")], tension=0.4))
    pen.mark("body", rect(3, -60, 20, 62), tone=-0.08)
    bowl = smooth([(-52, -70, "c"), (52, -70, "c"), (46, -56), (30, -44), (12, -40), (-12, -40), (-30, -44),
        (-46, -56)])
    pen.part("body", bowl, tone=0.0)
    pen.mark("body", crescent(bowl, -10, -8), tone=-0.09)
    pen.part("body", rect(-57, -77, 114, 10, 4.6), tone=0.02)
    pen.part("body", ellipse(0, -75, 44, 4), tone=-0.16, name=HOLLOW)
    pen.part("water", ellipse(0, -74, 34, 2.4), shade="flat", alpha=0.8)
    pen.stroke("metal", curve((-2, -78), (-2, -97), (14, -100), (18, -90)), 6)
    pen.stroke("water", line([(18, -88), (18, -76)]), 3, alpha=0.8)
    for x in (-24, 32):
        pen.part("metal", rect(x - 3, -86, 6, 9, 1))
        pen.part("metal", rect(x - 8, -90, 16, 5, 2.4), tone=0.05)
    pen.anchor(top=(-36, -77), mouth=(0, -75), opening=(0, -75), seat=(0, -66))


@symbol("hair drier, hair dryer, hairdryer, hairdrier, blow dryer", kinds="appliance", height=0.22, place="surface",
    slots={"body": ("#e0567f", "primary"), "dark": DARK, "metal": METAL}, home="studio", traits=("lies",))
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
