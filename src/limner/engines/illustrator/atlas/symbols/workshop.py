"""Tools and stuff of workshops, sites and sewing rooms beyond the commonest."""

# fmt: off
# Outlines read better as runs of points than one point a line.


from limner.drawing.geometry import difference, ellipse, joined, limb, line, polygon, rect, rotated, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve, gloss, pole

STEEL: Hue = ("#aeb8c4", "fixed")
DARK: Hue = ("#2f343d", "fixed")
WOOD: Hue = ("#a9743f", "fixed")
WHITE: Hue = ("#fbf8f2", "fixed")


@symbol("pickaxe, pick axe, mattock", kinds="tool", height=0.9, place="surface", held="gripped", traits=("carried",),
    slots={"wood": ("#9a6636", "second"), "steel": ("#8d97a5", "primary")})
def pickaxe(pen: Pen) -> None:
    pen.part("wood", pole((0, 0), (0, -92), 6.4, 5))
    head = smooth([(-56, -62, "c"), (-36, -84), (0, -96), (36, -84), (56, -62, "c"), (34, -76), (0, -84), (-34, -76)])
    pen.part("steel", head)
    pen.mark("steel", crescent(head, 0, -5), tone=-0.12)
    pen.part("steel", rect(-7, -97, 14, 15, 2), tone=-0.06)
    pen.anchor(top=(0, -98), handle=(0, -24), lean=(0, -60))


@symbol("sledgehammer, sledge hammer", kinds="tool", height=0.9, place="surface", held="gripped", traits=("carried",),
    slots={"wood": ("#b5793f", "second"), "steel": ("#6f7885", "primary")})
def sledgehammer(pen: Pen) -> None:
    pen.part("wood", pole((0, 0), (0, -90), 6.4, 5.4))
    pen.part("steel", polygon([(-32, -102), (-28, -106), (28, -106), (32, -102), (32, -82), (28, -78), (-28, -78),
        (-32, -82)]))
    pen.mark("steel", joined(rect(-33, -107, 8, 30), rect(25, -107, 8, 30)), tone=0.09)
    pen.mark("steel", rect(-33, -86, 66, 9), tone=-0.1)
    pen.anchor(top=(0, -106), handle=(0, -24), lean=(0, -60))


@symbol("chainsaw, chain saw, power saw", kinds="tool", height=0.3, place="surface", held="gripped",
    slots={"body": ("#e8692a", "primary"), "dark": DARK, "steel": STEEL, "white": WHITE})
def chainsaw(pen: Pen) -> None:
    pen.part("steel", smooth([(6, -34, "c"), (80, -34), (92, -26), (80, -18), (6, -18, "c")], tension=0.3))
    pen.part("dark", joined(*(polygon([(x, -34), (x + 3, -38), (x + 6, -34)]) for x in range(12, 82, 9)),
        *(polygon([(x, -18), (x + 3, -14), (x + 6, -18)]) for x in range(12, 82, 9))))
    pen.stroke("dark", joined(line([(8, -33), (80, -33)]), line([(8, -19), (80, -19)])), 2.4)
    pen.stroke("dark", smooth([(-14, -44), (-8, -66), (6, -68), (14, -56), (12, -12)], closed=False), 5.4)
    pen.part("dark", smooth([(-30, -40), (-62, -46), (-76, -34), (-72, -10), (-40, -2), (-30, -8)]))
    pen.part("dark", smooth([(-40, -34), (-60, -37), (-68, -30), (-64, -15), (-42, -11)]), tone=0.3, shade="flat")
    pen.part("body", smooth([(-38, -46, "c"), (-6, -52), (16, -42, "c"), (18, -6, "c"), (-34, -2, "c"), (-42, -24)],
        tension=0.4))
    pen.mark("body", rect(-46, -14, 70, 16), tone=-0.1)
    pen.part("white", rect(-26, -34, 26, 8, 2), shade="flat")
    pen.part("dark", ellipse(8, -24, 7))
    pen.part("steel", ellipse(8, -24, 3))
    pen.anchor(top=(0, -68), handle=(-50, -42), lean=(-40, -30))


@symbol("anvil", kinds="tool", height=0.35, slots={"iron": ("#4a505c", "primary"), "wood": ("#8a5a34", "fixed")},
    home="workshop", traits=("on the floor",))
def anvil(pen: Pen) -> None:
    pen.part("wood", smooth([(-26, -36, "c"), (-30, 0, "c"), (0, 5), (30, 0, "c"), (26, -36, "c")], tension=0.3))
    pen.mark("wood", joined(*(curve((x, -36), (x * 1.1, 4)) for x in (-16, -4, 10))), width=1.2, tone=-0.12)
    pen.part("wood", ellipse(0, -36, 26, 6), tone=0.1)
    pen.part("iron", smooth([(-26, -36, "c"), (-12, -48), (-14, -62, "c"), (16, -62, "c"), (14, -48), (28, -36, "c")],
        tension=0.4), tone=-0.05)
    pen.part("iron", smooth([(-30, -84, "c"), (40, -84, "c"), (40, -70, "c"), (16, -62, "c"), (-16, -62, "c"), (-34,
        -70), (-66, -80), (-70, -84, "c")], tension=0.4))
    pen.mark("iron", rect(-70, -85, 112, 5), tone=0.12)
    pen.anchor(top=(0, -84), seat=(0, -84), lean=(-40, -70))


@symbol("nail, iron nail, carpenter's nail", kinds="tool, thing", height=0.05, place="surface",
    slots={"steel": ("#9aa5b3", "primary")}, traits=("carried",))
def nail(pen: Pen) -> None:
    pen.part("steel", polygon([(-4.4, -90), (4.4, -90), (4.4, -14), (0, 0), (-4.4, -14)]))
    pen.mark("steel", rect(1, -92, 5, 94), tone=-0.13)
    pen.part("steel", smooth([(-16, -96), (0, -99), (16, -96), (15, -90), (0, -88), (-15, -90)]), tone=0.04)
    pen.mark("steel", joined(*(line([(-5, y), (5, y)]) for y in (-84, -80, -76))), width=1, tone=-0.2)
    pen.anchor(top=(0, -99), lean=(0, -50))


@symbol("bolt and nut, metal bolt, hex bolt, machine screw", kinds="tool, thing", height=0.07, place="surface",
    slots={"steel": ("#9aa5b3", "primary")})
def bolt(pen: Pen) -> None:
    pen.part("steel", rect(-10, -76, 20, 76, 2), tone=-0.03)
    pen.mark("steel", joined(*(line([(-12, y), (12, y + 4)]) for y in range(-60, 2, 6))), width=1.8, tone=-0.18)
    pen.part("steel", polygon([(-24, -98), (24, -98), (28, -92), (28, -78), (24, -74), (-24, -74), (-28, -78), (-28,
        -92)]))
    pen.mark("steel", joined(line([(-11, -99), (-11, -73)]), line([(11, -99), (11, -73)])), width=1.4, tone=-0.16)
    pen.part("steel", polygon([(-26, -40), (26, -40), (29, -35), (29, -24), (26, -19), (-26, -19), (-29, -24), (-29,
        -35)]), tone=0.04)
    pen.mark("steel", joined(line([(-12, -41), (-12, -18)]), line([(12, -41), (12, -18)])), width=1.4, tone=-0.16)
    pen.anchor(top=(0, -98), lean=(0, -50))


@symbol("tape measure, measuring tape, measure tape", kinds="tool", height=0.08, place="surface",
    slots={"case": ("#f0b92e", "primary"), "tape": ("#f7efd2", "fixed"), "dark": DARK})
def tape_measure(pen: Pen) -> None:
    pen.part("tape", polygon([(20, -13), (88, -13), (88, -2), (20, -2)]))
    pen.mark("dark", joined(*(line([(x, -14), (x, -8 if i % 4 else -4)]) for i, x in enumerate(range(28, 88, 4)))),
        width=1.1)
    pen.part("dark", rect(86, -16, 4, 16, 1))
    case = smooth([(-42, -4, "c"), (-42, -50), (-22, -74), (10, -74), (32, -50), (34, -4, "c"), (30, 0), (-38, 0)])
    pen.part("case", case)
    pen.mark("case", crescent(case, -9, -6), tone=-0.1)
    pen.part("dark", ellipse(-5, -38, 25))
    pen.part("case", ellipse(-5, -38, 18), tone=0.06)
    pen.mark("dark", joined(*(line([(-19, y), (9, y)]) for y in (-42, -34))), width=2)
    pen.anchor(top=(0, -74), lean=(-40, -30))


@symbol("paint can, can of paint, bucket of paint, paint bucket, tin of paint", kinds="container", height=0.2,
    place="surface",
    slots={"paint": ("#2f8fd0", "primary"), "tin": ("#c6ced8", "fixed"), "dark": DARK})
def paint_can(pen: Pen) -> None:
    pen.stroke("dark", curve((-36, -72), (0, -108), (36, -72)), 2)
    body = smooth([(-36, -76, "c"), (0, -68), (36, -76, "c"), (36, -4, "c"), (0, 6), (-36, -4, "c")], tension=0.5)
    pen.part("tin", body)
    pen.mark("tin", crescent(body, -14, 0), tone=-0.1)
    pen.mark("paint", smooth([(-40, -58), (0, -50), (40, -58), (40, -16), (0, -8), (-40, -16)]))
    pen.part("tin", ellipse(0, -76, 36, 9), tone=0.06)
    pen.part("paint", ellipse(0, -76, 31, 7), shade="flat")
    pen.part("paint", smooth([(-24, -74), (-8, -68), (6, -69), (5, -54), (1, -50), (-2, -56), (-5, -38), (-9, -34),
        (-13, -40), (-14, -58), (-18, -54), (-22, -58)]))
    pen.anchor(top=(0, -84), handle=(0, -104), lean=(-36, -40))


@symbol("paint roller, roller brush", kinds="tool", height=0.4, place="surface", held="gripped", traits=("carried",),
    slots={"paint": ("#e0473f", "primary"), "steel": STEEL, "handle": ("#3a4a6b", "second")})
def paint_roller(pen: Pen) -> None:
    pen.stroke("steel", line([(44, -88), (56, -88), (56, -62), (0, -56), (0, -34)]), 3)
    pen.part("handle", smooth([(-6, -36, "c"), (6, -36, "c"), (8, -10), (5, 0), (-5, 0), (-8, -10)]))
    pen.part("paint", rect(-48, -102, 92, 28, 6))
    pen.mark("paint", rect(-50, -84, 98, 12), tone=-0.1)
    gloss(pen, "paint", rect(-42, -99, 80, 4, 2), detail=0)
    pen.part("steel", joined(rect(-51, -98, 4, 20, 2), rect(43, -98, 4, 20, 2)))
    pen.anchor(top=(0, -102), handle=(0, -18), lean=(0, -40))


@symbol("sewing needle, needle and thread", kinds="tool", height=0.05, place="surface",
    slots={"steel": ("#b9c2cd", "fixed"), "thread": ("#d9364a", "primary")})
def needle(pen: Pen) -> None:
    pen.stroke("thread", smooth([(30, -84), (46, -66), (24, -44), (48, -26), (22, -8), (-6, -14), (-30, -4)],
        closed=False), 2.4)
    pen.part("steel", smooth([(-40, -2, "c"), (22, -86), (30, -94), (38, -92), (37, -84), (30, -78)], tension=0.3))
    pen.part("thread", ellipse(32, -87, 4.6, 1.7, -50), shade="flat", tone=-0.1)
    pen.anchor(top=(34, -94), lean=(0, -40))


@symbol("spool of thread, spool, thread spool, reel of thread, thread", kinds="thing", height=0.06, place="surface",
    slots={"thread": ("#d9364a", "primary"), "wood": ("#d9a868", "fixed"), "steel": STEEL})
def spool(pen: Pen) -> None:
    pen.part("wood", smooth([(-34, -12, "c"), (-34, -4), (0, 6), (34, -4), (34, -12, "c")], tension=0.5), tone=-0.05)
    pen.part("wood", ellipse(0, -12, 34, 9))
    body = smooth([(-24, -76, "c"), (0, -70), (24, -76, "c"), (27, -44), (24, -12, "c"), (0, -5), (-24, -12, "c"),
        (-27, -44)])
    pen.part("thread", body)
    pen.mark("thread", joined(*(curve((-30, y), (0, y + 7), (30, y)) for y in range(-72, -10, 5))), width=1, tone=-0.14)
    pen.mark("thread", crescent(body, -12, 0), tone=-0.09)
    pen.part("wood", smooth([(-34, -84, "c"), (-34, -76), (0, -66), (34, -76), (34, -84, "c")], tension=0.5),
        tone=-0.06)
    pen.part("wood", ellipse(0, -84, 34, 9))
    pen.part("steel", ellipse(0, -84, 8, 2.4), tone=-0.3)
    pen.stroke("thread", smooth([(26, -30), (44, -26), (40, -8), (60, -2)], closed=False), 1.8)
    pen.anchor(top=(0, -92), lean=(-34, -40))


@symbol("button, shirt button, sewing button", kinds="thing", height=0.02, place="surface",
    slots={"disc": ("#3f8fd0", "primary"), "hole": ("#26303c", "fixed"), "thread": WHITE}, shapes=("round",),
        traits=("colourful",))
def button(pen: Pen) -> None:
    disc = ellipse(0, -46, 46)
    pen.part("disc", disc)
    pen.mark("disc", crescent(disc, -7, -7), tone=-0.12)
    pen.part("disc", ellipse(0, -46, 34), tone=-0.07)
    pen.mark("disc", crescent(ellipse(0, -46, 34), 4, 4), tone=-0.14)
    pen.part("hole", joined(*(ellipse(a, -46 + b, 6) for a in (-11, 11) for b in (-11, 11))), shade="flat")
    pen.anchor(top=(0, -92), lean=(-46, -46))


@symbol("zipper, zip fastener", kinds="thing", height=0.2, place="surface", slots={"cloth": ("#3f5f8f", "primary"),
    "metal": ("#d6b04a", "fixed")})
def zipper(pen: Pen) -> None:
    pen.part("cloth", polygon([(-24, -100), (-2, -58), (-2, 0), (-24, 0)]))
    pen.part("cloth", polygon([(24, -100), (2, -58), (2, 0), (24, 0)]), tone=-0.05)
    pen.stroke("cloth", joined(line([(-16, -92), (-16, 0)]), line([(16, -92), (16, 0)])), 1.2, tone=0.2)
    pen.part("metal", joined(*(rect(-5 + (i % 2) * 2, -52 + 4.6 * i, 8, 3.2, 1) for i in range(11))))
    pen.part("metal", joined(*(rotated(rect(s * (4 + 3.4 * i) - 4, -64 - 6.2 * i, 8, 3.4, 1), s * -24,
        (s * (4 + 3.4 * i), -62 - 6.2 * i)) for s in (-1, 1) for i in range(6))))
    pen.part("metal", smooth([(-9, -66), (9, -66), (11, -54), (7, -46), (-7, -46), (-11, -54)]), tone=-0.06)
    pen.part("metal", difference(rect(-5, -48, 10, 26, 4), rect(-2, -32, 4, 7, 2)), tone=0.06)
    pen.anchor(top=(0, -100), lean=(-24, -40))


@symbol("safety pin", kinds="thing", height=0.025, place="surface", slots={"steel": ("#aab4c2", "primary")})
def safety_pin(pen: Pen) -> None:
    pen.stroke("steel", smooth([(-2, -22), (-46, -20), (-58, -14), (-52, -4), (-40, -8), (-34, -24), (52, -44)],
        closed=False), 4, shade="form")
    pen.stroke("steel", line([(-46, -20), (56, -20)]), 4, shade="form", tone=-0.06)
    pen.part("steel", smooth([(44, -50), (62, -52), (72, -36), (68, -16), (50, -14), (46, -30)]), tone=0.03)
    pen.mark("steel", curve((54, -44), (62, -34), (58, -20)), width=3, tone=-0.12)
    pen.anchor(top=(50, -52), lean=(-40, -20))


@symbol("knitting needle, pair of knitting needles", kinds="tool", height=0.3, place="surface",
    slots={"wool": ("#d9557a", "primary"), "needle": ("#d9a868", "fixed"), "tip": ("#8a4a34", "fixed")})
def knitting(pen: Pen) -> None:
    pen.part("needle", joined(pole((-52, -96), (48, -44), 3.4, 1.2), pole((52, -96), (-48, -44), 3.4, 1.2)))
    pen.part("tip", joined(ellipse(-53, -97, 4.4), ellipse(53, -97, 4.4)))
    pen.part("wool", rect(-34, -66, 68, 50, 4))
    for y in range(-60, -16, 8):
        pen.mark("wool", joined(*(curve((x - 4, y - 4), (x, y + 2), (x + 4, y - 4)) for x in range(-32, 34, 8))),
            width=2, tone=-0.1)
    pen.stroke("wool", smooth([(30, -18), (46, -10), (36, 0), (58, -2)], closed=False), 2.2)
    pen.part("wool", ellipse(64, -8, 13))
    pen.mark("wool", joined(*(curve((52, -8 + d), (64, -14 + d), (77, -8 + d)) for d in (-4, 2, 8))), width=1.2,
        tone=-0.12)
    pen.anchor(top=(0, -90), handle=(0, -60), lean=(-34, -40))


@symbol("plunger, toilet plunger", kinds="tool", height=0.5, held="gripped", slots={"rubber": ("#c9302f", "primary"),
    "wood": ("#d9a868", "second")}, home="bathroom")
def plunger(pen: Pen) -> None:
    pen.part("wood", rect(-3, -100, 6, 70, 3))
    pen.part("rubber", smooth([(-8, -34, "c"), (8, -34, "c"), (12, -28), (30, -18), (34, 0, "c"), (0, 5), (-34, 0,
        "c"), (-30, -18), (-12, -28)]))
    pen.mark("rubber", curve((-32, -7), (0, -1), (32, -7)), width=1.6, tone=-0.14)
    pen.anchor(top=(0, -100), handle=(0, -80), lean=(0, -50))


@symbol("mop, floor mop", kinds="tool", height=1.3, held="gripped", traits=("pole",),
    slots={"yarn": ("#eef0ee", "primary"), "wood": ("#c9853f", "second"), "clamp": ("#3f7fb5", "fixed")})
def mop(pen: Pen) -> None:
    pen.part("wood", rect(-1.6, -108, 3.2, 84, 1.6))
    strands = [limb([(x * 0.3, -22, 4), (x * 0.8, -12, 4.4), (x, -1 + (i % 3), 3.4)]) for i,
        x in enumerate(range(-22, 23, 4))]
    for i, strand in enumerate(strands):
        pen.part("yarn", strand, tone=-0.05 * (i % 2))
    pen.part("clamp", smooth([(-8, -28), (8, -28), (11, -19), (-11, -19)]))
    pen.anchor(top=(0, -108), handle=(0, -70), lean=(0, -60))


@symbol("ruler, school ruler, wooden ruler, yardstick", kinds="tool, stationery", height=0.05, place="surface",
    slots={"wood": ("#f0c65a", "primary"), "ink": ("#3a3a3a", "fixed")}, symbol_id="measuring_ruler")
def ruler(pen: Pen) -> None:
    pen.part("wood", rect(-70, -24, 140, 24, 2))
    pen.mark("wood", rect(-70, -6, 140, 8), tone=-0.08)
    pen.mark("ink", joined(*(line([(-66 + 4 * i, -25), (-66 + 4 * i, -10 if i % 5 == 0 else -16)])
        for i in range(34))), width=1.1)
    pen.mark("ink", ellipse(62, -9, 2.6))
    pen.anchor(top=(0, -24), lean=(-60, -12))


@symbol("trowel, garden trowel, hand shovel", kinds="tool", height=0.3, place="surface", held="gripped",
    traits=("carried",), slots={"steel": ("#b4bdc9", "fixed"), "wood": ("#c2553a", "primary")})
def trowel(pen: Pen) -> None:
    pen.part("wood", smooth([(-5, -66, "c"), (5, -66, "c"), (7, -86), (5, -99), (-5, -99), (-7, -86)]))
    pen.stroke("steel", line([(0, -66), (0, -48)]), 4, shade="form")
    blade = smooth([(-16, -50, "c"), (16, -50, "c"), (17, -24), (0, 0, "c"), (-17, -24)])
    pen.part("steel", blade)
    pen.mark("steel", crescent(blade, -10, 0), tone=-0.12)
    pen.anchor(top=(0, -99), handle=(0, -82), lean=(0, -50))


@symbol("garden hoe, hoe", kinds="tool", height=1.4, held="gripped", traits=("pole",),
    slots={"wood": ("#b5793f", "second"), "steel": ("#8d97a5", "primary")})
def garden_hoe(pen: Pen) -> None:
    pen.part("wood", pole((0, 0), (0, -106), 3.4, 3))
    pen.stroke("steel", smooth([(0, -104), (4, -112), (12, -112), (16, -106)], closed=False), 2.6)
    pen.part("steel", polygon([(9, -108), (30, -106), (28, -94), (7, -96)]))
    pen.anchor(top=(10, -112), handle=(0, -50), lean=(0, -60))


@symbol("crowbar, pry bar, jemmy", kinds="tool", height=0.5, place="surface", held="gripped", traits=("carried",),
    slots={"steel": ("#3f4653", "primary")})
def crowbar(pen: Pen) -> None:
    pen.stroke("steel", smooth([(-8, 0), (0, -10), (0, -84), (8, -98), (22, -96), (26, -84)], closed=False), 6.4,
        shade="form")
    pen.part("steel", joined(polygon([(22, -86), (30, -86), (29, -74), (26, -80), (22, -74)]),
        polygon([(-12, -4), (-4, 2), (-14, 6)])))
    pen.anchor(top=(10, -100), handle=(0, -40), lean=(0, -60))


@symbol("cigarette lighter, lighter", kinds="thing", height=0.08, place="surface",
    slots={"case": ("#d9434f", "primary"), "metal": STEEL, "flame": ("#ffb340", "light"), "core": ("#fff0a8",
        "light"), "dark": DARK})
def lighter(pen: Pen) -> None:
    pen.part("flame", smooth([(-6, -72), (-9, -84), (0, -108, "c"), (9, -84), (6, -72)]), shade="glow")
    pen.part("core", smooth([(-3, -72), (-4, -80), (0, -92, "c"), (4, -80), (3, -72)]), shade="glow")
    pen.part("metal", rect(-14, -72, 28, 18, 2))
    pen.part("dark", joined(*(ellipse(x, y, 1.5) for x in (-4, 4) for y in (-66, -60))))
    pen.part("dark", ellipse(12, -70, 6))
    pen.part("case", rect(-17, -56, 34, 56, 6))
    pen.mark("case", rect(4, -58, 16, 60), tone=-0.1)
    gloss(pen, "case", rect(-12, -50, 4, 42, 2), detail=0)
    pen.anchor(top=(0, -106), lean=(-17, -30))


@symbol("bench vise, vise", kinds="tool", height=0.25, place="surface", slots={"body": ("#2f6fb0", "primary"),
    "steel": STEEL, "dark": DARK})
def vise(pen: Pen) -> None:
    pen.part("body", smooth([(-28, 0, "c"), (-22, -12), (-12, -18, "c"), (16, -18, "c"), (26, -12), (32, 0, "c")],
        tension=0.3), tone=-0.06)
    pen.part("body", polygon([(-20, -18), (24, -18), (20, -40), (-16, -40)]))
    pen.part("steel", joined(rect(-70, -36, 56, 7, 2), rect(-74, -56, 4.4, 46, 2), ellipse(-72, -58, 4), ellipse(-72,
        -9, 4)))
    pen.part("body", polygon([(-4, -38), (36, -38), (36, -48), (14, -54), (14, -76), (2, -76)]))
    pen.part("body", polygon([(-50, -38), (-14, -38), (-10, -76), (-22, -76), (-24, -54), (-50, -50)]), tone=0.04)
    pen.part("steel", joined(rect(-12, -80, 6, 14, 1), rect(-1, -80, 6, 14, 1)))
    pen.part("dark", rect(26, -44, 26, 8, 2))
    pen.anchor(top=(0, -80), lean=(-40, -40))


@symbol("garden hose, hosepipe, water hose, hose", kinds="tool", height=0.3, slots={"hose": ("#3f9a4a", "primary"),
    "brass": ("#e0b040", "fixed"), "water": ("#8fd3ee", "fixed")}, home="garden", traits=("on the floor",))
def garden_hose(pen: Pen) -> None:
    for r, y in ((40, -12), (36, -18), (32, -24), (28, -30)):
        pen.stroke("hose", ellipse(-10, y, r, r * 0.34), 6, shade="form")
    pen.stroke("hose", smooth([(18, -30), (36, -44), (52, -40), (58, -52)], closed=False), 6, shade="form")
    pen.part("brass", pole((57, -50), (66, -70), 8, 5))
    pen.stroke("water", joined(curve((67, -72), (76, -88), (88, -88)), curve((67, -72), (80, -80), (92, -76)),
        curve((67, -73), (70, -92), (78, -98))), 1.6)
    pen.anchor(top=(60, -70), handle=(60, -56), lean=(-50, -14))


@symbol("plank, wooden plank", symbol_id="wooden_plank", kinds="wood, thing", height=0.16, home="workshop",
    slots={"wood": ("#c9985c", "primary"), "end": ("#e2bd86", "follow")}, shapes=("rectangular",))
def plank(pen: Pen) -> None:
    """Lying on its face, one end toward the viewer."""
    pen.part("wood", polygon([(-58, -12), (48, -12), (58, -5), (-50, -5)]), tone=0.05)
    pen.part("wood", polygon([(-50, -5), (58, -5), (58, 0), (-50, 0)]), tone=-0.08)
    pen.part("end", polygon([(-58, -12), (-50, -5), (-50, 0), (-58, -7)]))
    pen.stroke("wood", curve((-48, -10), (-10, -9.4), (20, -10.4), (46, -9.6)), 0.8, tone=-0.12)
    pen.stroke("wood", curve((-44, -7), (-4, -7.6), (24, -6.8), (50, -7)), 0.8, tone=-0.12)
    pen.stroke("wood", ellipse(4, -8.8, 4.2, 0.9), 0.7, tone=-0.16)
    pen.anchor(top=(0, -12), seat=(0, -9), handle=(0, -8))
