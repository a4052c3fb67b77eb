"""Things of kitchen, bath, desk, surgery and fortune-telling beyond the commonest."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

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
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, box, crescent, curve, gloss, pole, quad

STEEL: Hue = ("#aeb8c4", "fixed")
DARK: Hue = ("#2f2d36", "fixed")
WOOD: Hue = ("#b5793f", "fixed")
WHITE: Hue = ("#fbf8f0", "fixed")
GOLD: Hue = ("#e8b93f", "fixed")


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


@symbol("corkscrew, wine opener, bottle opener", kinds="tool", height=0.16, place="surface",
    slots={"handle": ("#8a2f3a", "primary"), "steel": STEEL}, home="kitchen", held="gripped", traits=("carried",))
def corkscrew(pen: Pen) -> None:
    pen.stroke("steel", line([(0, -84), (0, -56)]), 4, shade="form")
    pen.stroke("steel", smooth([(0, -58), (9, -52), (-9, -44), (9, -36), (-9, -28), (9, -20), (-7, -12), (2, 0)],
        closed=False), 3.6, shade="form")
    pen.part("handle", smooth([(-42, -98), (-30, -102), (0, -98), (30, -102), (42, -98), (42, -86), (30, -82), (0,
        -86), (-30, -82), (-42, -86)]))
    pen.part("steel", rect(-5, -90, 10, 10, 1))
    pen.anchor(top=(0, -102), handle=(0, -92), lean=(0, -50))


@symbol("colander, strainer, sieve", kinds="container, tool", height=0.15, place="surface",
    slots={"bowl": ("#c3cad4", "primary"), "hole": ("#4a525e", "fixed")}, home="kitchen", traits=("container",))
def colander(pen: Pen) -> None:
    pen.stroke("bowl", joined(curve((-58, -56), (-76, -52), (-56, -42)), curve((58, -56), (76, -52), (56, -42))), 5,
        shade="form")
    pen.part("bowl", ellipse(0, -58, 60, 12), tone=-0.14)
    wall = smooth([(-60, -58, "c"), (-30, -48), (0, -46), (30, -48), (60, -58, "c"), (50, -30), (28, -12), (-28, -12),
        (-50, -30)])
    pen.part("bowl", wall)
    pen.mark("bowl", crescent(wall, -14, -3), tone=-0.1)
    pen.mark("hole", joined(*(ellipse(x, y + (1 - (x / 50) ** 2) * 4, 2.2) for y, n in ((-42, 9), (-33, 8), (-24, 6))
        for x in (-n * 5 + 10 * i + 5 for i in range(n)))))
    pen.part("bowl", polygon([(-24, -13), (24, -13), (28, 0), (-28, 0)]), tone=-0.08)
    pen.stroke("bowl", ellipse(0, -58, 60, 12), 2.4, tone=0.08)
    pen.anchor(top=(0, -60), inside=(0, -56), lean=(-56, -40))


@symbol("cauldron, witch's cauldron, witch cauldron", kinds="container, vessel", height=0.6,
    slots={"iron": ("#35353f", "primary"), "brew": ("#7fd24a", "second"), "bubble": ("#b9f08a", "light"),
        "ember": ("#ff9a3a", "light"), "wood": ("#6b4427", "fixed")}, traits=("container", "starlit", "on the floor"))
def cauldron(pen: Pen) -> None:
    pen.part("ember", smooth([(-34, 0), (-30, -14), (-20, -6), (-10, -20), (0, -6), (12, -20), (20, -6), (32, -14),
        (34, 0)]), shade="glow")
    pen.part("wood", joined(pole((-44, 0), (34, -8), 7, 6), pole((44, 0), (-34, -8), 7, 6)))
    pen.stroke("iron", joined(ellipse(-52, -56, 6, 8), ellipse(52, -56, 6, 8)), 3.4)
    pot = smooth([(-42, -74, "c"), (-54, -50), (-50, -26), (-28, -8), (28, -8), (50, -26), (54, -50), (42, -74, "c")])
    pen.part("iron", pot)
    pen.mark("iron", crescent(pot, -14, -3), tone=-0.06)
    gloss(pen, "iron", smooth([(-42, -54), (-38, -66), (-34, -60), (-38, -34)]), detail=0)
    pen.part("iron", ellipse(0, -76, 48, 11), tone=0.1)
    pen.part("brew", ellipse(0, -77, 40, 8), shade="flat")
    pen.part("brew", smooth([(-20, -74), (-8, -73), (-9, -60), (-13, -52), (-17, -60)]))
    pen.part("bubble", joined(ellipse(-14, -82, 7), ellipse(8, -84, 9), ellipse(22, -78, 5), ellipse(-2, -100, 5),
        ellipse(16, -106, 3.6)), alpha=0.9)
    pen.part("iron", joined(polygon([(-34, -10), (-26, -8), (-32, 3)]), polygon([(34, -10), (26, -8), (32, 3)])))
    pen.anchor(top=(0, -88), inside=(0, -78), lean=(-52, -40))


@symbol("mortar and pestle, pestle and mortar, mortar", kinds="tool, vessel", height=0.2, place="surface",
    slots={"stone": ("#a8a49c", "primary"), "pestle": ("#d9d4c8", "second"), "herb": ("#5f9a46", "fixed")},
        home="kitchen")
def mortar(pen: Pen) -> None:
    pen.part("stone", ellipse(0, -58, 40, 9), tone=-0.18)
    pen.part("herb", union(ellipse(-8, -58, 16, 5), ellipse(12, -57, 12, 4)))
    pen.part("pestle", smooth([(-2, -52), (6, -48), (14, -56), (44, -96), (42, -104), (32, -104), (2, -66)]))
    wall = smooth([(-40, -58, "c"), (-20, -50.4), (0, -49), (20, -50.4), (40, -58, "c"), (38, -34), (24, -16), (14,
        -12), (24, 0, "c"), (-24, 0, "c"), (-14, -12), (-24, -16), (-38, -34)])
    pen.part("stone", wall)
    pen.mark("stone", crescent(wall, -11, 0), tone=-0.1)
    pen.anchor(top=(36, -104), inside=(0, -58), lean=(-38, -40))


@symbol("thermos, thermos flask, vacuum flask", kinds="vessel, container", height=0.3, place="surface",
    slots={"body": ("#3f7a5a", "primary"), "steel": STEEL, "cup": ("#c9ced6", "second")}, traits=("drunk from",))
def thermos(pen: Pen) -> None:
    pen.stroke("steel", smooth([(18, -70), (34, -66), (34, -30), (18, -26)], closed=False), 5, shade="form")
    pen.part("body", rect(-20, -78, 40, 76, 5))
    pen.mark("body", rect(6, -80, 16, 80), tone=-0.1)
    gloss(pen, "body", rect(-14, -72, 4, 62, 2), detail=0)
    pen.part("steel", joined(rect(-21, -80, 42, 6, 2), rect(-21, -8, 42, 8, 3)))
    pen.part("cup", polygon([(-18, -104), (18, -104), (20, -80), (-20, -80)]))
    pen.mark("cup", rect(6, -106, 16, 28), tone=-0.1)
    pen.anchor(top=(0, -104), handle=(34, -48), lean=(-20, -40))


@symbol("ironing board", kinds="furniture", height=0.9, slots={"cloth": ("#6fa8d6", "primary"), "leg": STEEL,
    "iron": ("#e0473f", "second"), "sole": ("#d9dde4", "fixed")}, home="room")
def ironing_board(pen: Pen) -> None:
    pen.stroke("leg", joined(line([(-36, -56), (36, -2)]), line([(34, -56), (-34, -2)]), line([(-44, -2), (-22, -2)]),
        line([(22, -2), (46, -2)])), 4, shade="form")
    pen.part("cloth", smooth([(-72, -60, "c"), (40, -62, "c"), (78, -58), (40, -52, "c"), (-72, -52, "c")],
        tension=0.4))
    pen.mark("cloth", rect(-74, -55, 150, 6), tone=-0.12)
    pen.part("iron", smooth([(-46, -62, "c"), (-46, -74), (-30, -80), (-6, -76), (6, -62, "c")]))
    pen.part("sole", polygon([(-48, -64), (8, -64), (12, -60), (-48, -60)]))
    pen.stroke("iron", smooth([(-42, -76), (-40, -88), (-20, -88), (-14, -78)], closed=False), 5, tone=-0.12)
    pen.anchor(top=(0, -64), seat=(30, -60), lean=(-70, -56))


@symbol("clothesline, washing line, clothes line, laundry line, laundry", kinds="structure", height=1.9,
    slots={"pole": ("#9a6a3a", "fixed"), "rope": ("#d9cfb8", "fixed"), "a": ("#e0567a", "primary"), "b": ("#f6f3ea",
        "fixed"), "c": ("#4f8fc9", "second"), "peg": ("#d9a868", "fixed")}, home="garden")
def clothesline(pen: Pen) -> None:
    pen.part("pole", joined(rect(-76, -84, 4, 84), rect(72, -84, 4, 84), rect(-82, -84, 16, 3), rect(66, -84, 16, 3)))
    pen.stroke("rope", curve((-74, -82), (0, -74), (74, -82)), 1.6)
    pen.part("a", polygon([(-58, -79), (-50, -78), (-46, -74), (-42, -77.6), (-34, -77), (-26, -68), (-32, -62), (-35,
        -65), (-35, -40), (-57, -41), (-57, -66), (-60, -63), (-66, -69)]))
    pen.part("b", polygon([(-16, -76), (22, -76), (22, -36), (-16, -36)]))
    pen.mark("c", joined(line([(-16, -44), (22, -44)]), line([(-16, -68), (22, -68)])), width=3)
    pen.part("c", polygon([(34, -77), (60, -79), (62, -34), (50, -34), (48, -62), (45, -34), (33, -33)]))
    pen.mark("c", line([(34, -72), (62, -74)]), width=1.4, tone=-0.14)
    pen.part("peg", joined(*(rect(x - 1.4, y - 4, 2.8, 8, 0.8) for x, y in ((-55, -79), (-37, -77), (-13, -75.6),
        (19, -75.6), (36, -77), (58, -79)))))
    pen.anchor(top=(0, -76), lean=(-74, -40))


@symbol("clothespin, clothes peg, clothes pin", kinds="thing", height=0.08, place="surface",
    slots={"wood": ("#dcae6c", "primary"), "steel": STEEL})
def clothespin(pen: Pen) -> None:
    pen.part("wood", smooth([(-4, -42, "c"), (-16, -100, "c"), (-6, -100, "c"), (-1, -56), (-2, -4, "c"), (-12, 0,
        "c"), (-13, -24)], tension=0.4), tone=-0.04)
    pen.part("wood", smooth([(4, -42, "c"), (16, -100, "c"), (6, -100, "c"), (1, -56), (2, -4, "c"), (12, 0, "c"),
        (13, -24)], tension=0.4))
    pen.stroke("steel", joined(ellipse(0, -46, 7, 6), line([(-13, -40), (13, -40)]), line([(-12, -52), (12, -52)])),
        2.6, shade="form")
    pen.anchor(top=(0, -100), lean=(-12, -40))


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


@symbol("whiteboard, dry-erase board, white board", kinds="furniture", height=1.6,
    slots={"board": ("#fdfdfb", "primary"), "frame": ("#9aa5b3", "fixed"), "red": ("#e0473f", "fixed"),
        "blue": ("#2f6fb0", "fixed")}, home="office, classroom", board=Board(0, -62, 92, 44, ground="board"))
def whiteboard(pen: Pen) -> None:
    pen.stroke("frame", joined(line([(-44, -36), (-52, -2)]), line([(44, -36), (52, -2)]),
        line([(-60, -2), (-42, -2)]), line([(42, -2), (60, -2)])), 4, shade="form")
    pen.part("frame", rect(-62, -100, 124, 70, 3))
    pen.part("board", rect(-58, -96, 116, 62), shade="flat")
    pen.stroke("blue", joined(line([(-48, -46), (-30, -62), (-16, -54), (6, -80)]), line([(-50, -42), (8, -42)]),
        line([(-50, -42), (-50, -86)])), 2)
    pen.stroke("red", joined(line([(22, -84), (50, -84)]), line([(22, -74), (46, -74)]), line([(22, -64), (50, -64)]),
        ellipse(34, -50, 9, 6)), 2)
    pen.part("frame", rect(-30, -32, 60, 4, 1), tone=-0.1)
    pen.part("red", rect(-20, -35, 14, 3.4, 1))
    pen.part("blue", rect(0, -35, 14, 3.4, 1))
    pen.anchor(top=(0, -100), lean=(-60, -60))


@symbol("blackboard, chalkboard, black board, school board", kinds="furniture", height=1.6,
    slots={"board": ("#2f4f42", "primary"), "frame": WOOD, "chalk": ("#f4f2ea", "fixed"), "sponge": ("#e8b93f",
        "fixed")}, home="classroom", board=Board(0, -62, 92, 44, ground="board"))
def blackboard(pen: Pen) -> None:
    pen.part("frame", joined(pole((-40, -30), (-52, 0), 5, 5), pole((40, -30), (52, 0), 5, 5)), tone=-0.08)
    pen.part("frame", rect(-64, -102, 128, 74, 3))
    pen.part("board", rect(-58, -96, 116, 62), shade="flat")
    pen.stroke("chalk", joined(line([(-53, -91), (-45, -91)]), line([(-49, -95), (-49, -87)]), ellipse(48, -90, 4, 4),
        line([(44, -38), (49, -47), (54, -38), (44, -38)])), 1.4, alpha=0.8)
    pen.part("frame", rect(-44, -31, 88, 5, 1), tone=-0.1)
    pen.part("chalk", joined(rect(-30, -34, 12, 3, 1), rect(-12, -34, 9, 3, 1)))
    pen.part("sponge", rect(14, -37, 18, 6, 1))
    pen.anchor(top=(0, -102), lean=(-62, -60))


@symbol("inkwell, quill, ink bottle and quill, quill pen, feather pen, ink pot", kinds="stationery", height=0.25,
    place="surface", slots={"feather": ("#f4f0e6", "primary"), "glass": ("#3a4a6b", "second"), "ink": ("#1f2433",
        "fixed"), "gold": GOLD}, nook="study")
def inkwell(pen: Pen) -> None:
    pen.stroke("gold", line([(-6, -40), (20, -74)]), 2)
    plume = smooth([(10, -60), (4, -80), (14, -100), (38, -112), (44, -108), (40, -88), (30, -70), (18, -58)])
    pen.part("feather", plume)
    pen.mark("feather", joined(curve((10, -58), (24, -84), (43, -110)), line([(16, -68), (8, -78)]),
        line([(22, -78), (12, -92)]), line([(20, -72), (32, -72)]), line([(27, -84), (38, -84)])), width=1.2,
            tone=-0.16)
    pen.part("glass", smooth([(-14, -44, "c"), (14, -44, "c"), (16, -34), (34, -24), (36, -4, "c"), (30, 0), (-30, 0),
        (-36, -4, "c"), (-34, -24), (-16, -34)], tension=0.4))
    gloss(pen, "glass", smooth([(-28, -18), (-22, -24), (-20, -18), (-25, -6)]), detail=0)
    pen.part("ink", ellipse(0, -44, 12, 3.4), shade="flat")
    pen.stroke("glass", ellipse(0, -44, 14, 4), 2, tone=0.14)
    pen.part("gold", rect(-12, -18, 24, 10, 1))
    pen.anchor(top=(40, -112), handle=(14, -66), lean=(-34, -16))


@symbol("abacus, counting frame", kinds="tool, toy", height=0.3, place="surface",
    slots={"frame": ("#a9693a", "primary"), "rod": STEEL, "a": ("#e0473f", "fixed"), "b": ("#f6c43d", "fixed"),
        "c": ("#3f8fd0", "fixed"), "d": ("#5fae4a", "fixed")}, nook="study")
def abacus(pen: Pen) -> None:
    for i, slot in enumerate("abcda"):
        y = -88 + 17 * i
        pen.stroke("rod", line([(-50, y), (50, y)]), 1.8)
        split = (4, 7, 3, 6, 5)[i]
        xs = [-44 + 8.4 * k for k in range(split)] + [44 - 8.4 * k for k in range(9 - split)]
        pen.part(slot, joined(*(ellipse(x, y, 4.2, 7) for x in xs)))
    pen.part("frame", difference(rect(-58, -104, 116, 104, 4), rect(-50, -97, 100, 90, 2)))
    pen.anchor(top=(0, -104), lean=(-56, -50))


@symbol("gavel, judge's gavel, judge's hammer, judge gavel", kinds="tool", height=0.12, place="surface",
    slots={"wood": ("#8a4a26", "primary"), "gold": GOLD}, held="gripped", traits=("carried",))
def gavel(pen: Pen) -> None:
    pen.part("wood", ellipse(-22, -7, 36, 9), tone=-0.1)
    pen.part("wood", ellipse(-22, -13, 36, 9), tone=0.05)
    pen.part("wood", pole((-4, -46), (76, -14), 6, 9))
    pen.part("wood", rotated(rect(-44, -70, 56, 34, 4), -68, (-16, -53)), tone=0.02)
    pen.part("gold", joined(*(rotated(rect(x, -71, 5, 36, 1), -68, (-16, -53)) for x in (-36, -1))))
    pen.anchor(top=(-4, -84), handle=(66, -18), lean=(-50, -20))


@symbol("handcuff, pair of handcuffs, manacle, shackle", kinds="tool", height=0.12, place="surface",
    slots={"steel": ("#aab4c2", "primary"), "dark": DARK})
def handcuff(pen: Pen) -> None:
    pen.stroke("steel", joined(*(ellipse(-11 + 11 * i, -40 + (i % 2) * 4, 8, 5, 20) for i in range(3))), 3,
        shade="form")
    for s in (-1, 1):
        pen.part("steel", difference(ellipse(s * 44, -36, 31), ellipse(s * 44, -36, 23)))
        pen.mark("steel", crescent(ellipse(s * 44, -36, 31), -4, -4), tone=-0.14)
        pen.part("steel", smooth([(s * 14, -48), (s * 28, -56), (s * 32, -36), (s * 28, -18), (s * 14, -26)]),
            tone=-0.08)
        pen.part("dark", joined(ellipse(s * 23, -40, 2.6), rect(s * 23 - 1, -39, 2, 7)), shade="flat")
    pen.anchor(top=(0, -66), lean=(-70, -36))


@symbol("credit card, bank card, debit card", kinds="thing", height=0.054, place="surface",
    slots={"card": ("#2f5fb8", "primary"), "gold": GOLD, "white": WHITE}, shapes=("rectangular",))
def credit_card(pen: Pen) -> None:
    card = rect(-64, -80, 128, 80, 8)
    pen.part("card", card)
    pen.mark("card", ellipse(40, 10, 80, 60), tone=-0.09)
    pen.part("gold", rect(-50, -60, 22, 16, 3))
    pen.mark("card", joined(line([(-50, -52), (-28, -52)]), line([(-39, -60), (-39, -44)])), width=1.2)
    pen.part("white", joined(*(rect(-50 + 26 * k + 5.4 * i, -34, 3.8, 6, 1) for k in range(4) for i in range(4))),
        shade="flat")
    pen.part("white", joined(rect(-50, -18, 40, 4, 1), rect(-50, -11, 24, 3, 1)), shade="flat", alpha=0.8)
    pen.stroke("gold", joined(*(curve((30, -22 + d), (38, -16 + d), (46, -22 + d), (54, -16 + d)) for d in (0, 5,
        10))), 2)
    pen.anchor(top=(0, -80), lean=(-62, -40))


@symbol("gold bar, gold ingot, ingot, stack of gold bars", kinds="treasure", height=0.1, place="surface",
    slots={"gold": ("#f0bc38", "primary")}, traits=("shining",))
def gold_bar(pen: Pen) -> None:
    for x, y in ((-36, 0), (36, 0), (0, -32)):
        pen.part("gold", quad((x - 26, y - 30), (x + 26, y - 30), (x + 20, y - 40), (x - 18, y - 40)), tone=0.12)
        pen.part("gold", quad((x - 26, y - 30), (x + 26, y - 30), (x + 35, y), (x - 35, y)))
        pen.mark("gold", rect(x - 14, y - 22, 28, 12, 2), tone=-0.1)
    pen.anchor(top=(0, -72), lean=(-60, -16))


@symbol("dreamcatcher, dream catcher", kinds="thing", height=0.5, place="wall", slots={"hoop": ("#a8683a", "primary"),
    "web": ("#f4ecdc", "fixed"), "bead": ("#2f9a9a", "fixed"), "feather": ("#e0705a", "second")}, home="bedroom")
def dreamcatcher(pen: Pen) -> None:
    pen.stroke("web", line([(0, -112), (0, -100)]), 1.4)
    for x, y in ((-22, -36), (0, -30), (22, -36)):
        pen.stroke("web", line([(x, -52), (x, y)]), 1.2)
        pen.part("bead", ellipse(x, y + 2, 3))
        plume = smooth([(x, y + 4), (x - 8, y + 16), (x - 5, y + 30), (x, y + 38), (x + 5, y + 30), (x + 8, y + 16)])
        pen.part("feather", plume)
        pen.mark("feather", line([(x, y), (x, y + 38)]), width=1.2, tone=-0.16)
    rings = [[(0 + r * math.cos(t + p), -70 + r * math.sin(t + p)) for t in (math.tau * i / 8 for i in range(9))]
        for r, p in ((30, 0), (22, 0.39), (15, 0), (8, 0.39))]
    pen.stroke("web", joined(*(line(ring) for ring in rings), *(line([a, b]) for a,
        b in zip(rings[0], rings[1], strict=True)), *(line([a, b]) for a, b in zip(rings[1], rings[2], strict=True))),
            0.9, tone=-0.1)
    pen.stroke("hoop", ellipse(0, -70, 31), 5, shade="form")
    pen.part("bead", joined(ellipse(0, -70, 4), ellipse(15, -70, 2)))
    pen.anchor(top=(0, -112), lean=(-30, -70))


@symbol("sarcophagus, mummy case, egyptian coffin", kinds="container, furniture", height=2,
    slots={"gold": ("#e6b23c", "primary"), "blue": ("#2a5fa8", "second"), "skin": ("#c9903a", "fixed"), "dark": DARK,
        "red": ("#c8382f", "fixed")}, home="hall", traits=("hollow",))
def sarcophagus(pen: Pen) -> None:
    body = smooth([(-20, 0, "c"), (-32, -54), (-34, -74), (-22, -86), (-22, -100), (0, -112), (22, -100), (22, -86),
        (34, -74), (32, -54), (20, 0, "c")], tension=0.45)
    pen.part("gold", body)
    pen.mark("gold", crescent(body, -10, 0), tone=-0.1)
    pen.mark("blue", joined(*(curve((-24, y), (0, y - 12), (24, y)) for y in (-94, -88, -82, -76))), width=2.6)
    pen.part("skin", ellipse(0, -89, 11, 13))
    pen.part("dark", joined(ellipse(-4, -91, 2.2, 1.4), ellipse(4, -91, 2.2, 1.4), rect(-1.4, -76, 2.8, 9, 1)),
        shade="flat")
    pen.part("gold", joined(limb([(-26, -64, 8), (0, -54, 7), (12, -58, 6)]),
        limb([(26, -64, 8), (0, -54, 7), (-12, -58, 6)])), tone=0.06)
    pen.stroke("blue", joined(line([(-10, -58), (-16, -72)]), line([(10, -58), (16, -72)])), 2.4)
    for y, slot in ((-44, "blue"), (-34, "red"), (-24, "blue"), (-14, "red")):
        pen.part(slot, polygon([(-20 - y * -0.16, y), (20 + y * -0.16, y), (19, y + 5), (-19, y + 5)]), shade="flat")
    pen.part("gold", rect(-2.4, -46, 4.8, 42), tone=0.06)
    pen.anchor(top=(0, -112), lean=(-30, -50), inside=(0, -40))


@symbol("lava lamp", kinds="lamp", height=0.4, place="surface", slots={"metal": ("#c3cad4", "fixed"),
    "glass": ("#f7a8d0", "fixed"), "lava": ("#e0357f", "primary")}, home="room", traits=("shining",))
def lava_lamp(pen: Pen) -> None:
    pen.part("glass", smooth([(-10, -96, "c"), (10, -96, "c"), (22, -46), (17, -30, "c"), (-17, -30, "c"), (-22,
        -46)], tension=0.4), shade="glow")
    pen.mark("lava", joined(ellipse(-4, -78, 6, 8), ellipse(5, -60, 8, 9), ellipse(-9, -50, 5), ellipse(3, -90, 4),
        smooth([(-20, -28), (-16, -40), (-4, -38), (2, -46), (8, -38), (18, -40), (20, -28)])))
    pen.part("metal", smooth([(-18, -30, "c"), (18, -30, "c"), (10, -16), (22, 0, "c"), (-22, 0, "c"), (-10, -16)]))
    pen.part("metal", polygon([(-10, -96), (10, -96), (6, -108), (-6, -108)]))
    pen.anchor(top=(0, -108), lean=(-20, -40), lamp=(0, -60))


@symbol("barbecue, grill, barbecue grill, bbq, kettle grill, charcoal grill", kinds="appliance", height=1,
    slots={"body": ("#c9302f", "primary"), "leg": DARK, "ember": ("#ff9a3a", "light"), "meat": ("#8a4a2a", "fixed"),
        "sausage": ("#c2603a", "fixed"), "steel": STEEL}, home="garden", traits=("tabletop",))
def barbecue(pen: Pen) -> None:
    pen.stroke("leg", joined(line([(-24, -36), (-38, -2)]), line([(24, -36), (38, -2)]), line([(0, -34), (0, -4)]),
        line([(-30, -16), (30, -16)])), 4, shade="form")
    pen.part("leg", ellipse(-38, -5, 6))
    pen.part("ember", ellipse(0, -64, 44, 8), shade="glow")
    pen.part("meat", smooth([(-32, -70), (-18, -76), (-4, -70), (-10, -64), (-28, -64)]))
    pen.part("sausage", joined(limb([(4, -68, 7), (22, -72, 7)]), limb([(14, -63, 7), (34, -67, 7)])))
    pen.stroke("steel", joined(*(line([(x * 1.0, -60 - (1 - (x / 46) ** 2) * 8), (x, -60 + (1 - (x / 46) ** 2) * 6)])
        for x in range(-40, 41, 8))), 1)
    pen.part("body", smooth([(-48, -62, "c"), (-24, -56), (0, -54), (24, -56), (48, -62, "c"), (42, -42), (22, -32),
        (-22, -32), (-42, -42)]))
    pen.mark("body", curve((-46, -54), (0, -46), (46, -54)), width=2, tone=-0.14)
    pen.stroke("leg", joined(line([(48, -58), (62, -58)])), 4)
    pen.anchor(top=(0, -70), seat=(0, -62), lean=(-44, -50))


@symbol("ice cooler, cool box, cooler, ice chest, picnic cooler", kinds="container", height=0.4,
    slots={"body": ("#2f7fc9", "primary"), "lid": WHITE, "ice": ("#dff2fa", "fixed")}, traits=("container",
        "on the floor"))
def cooler(pen: Pen) -> None:
    pen.stroke("lid", smooth([(-52, -40), (-58, -92), (0, -104), (58, -92), (52, -40)], closed=False, tension=0.3), 5,
        tone=-0.1)
    box(pen, "body", (-56, -52), (98, 52), (16, 10))
    pen.part("lid", polygon([(-60, -52), (46, -52), (62, -64), (62, -76), (-44, -76), (-60, -66)]))
    pen.mark("lid", polygon([(-60, -52), (46, -52), (46, -64), (-60, -64)]), tone=-0.08)
    pen.part("lid", rect(-18, -38, 24, 20, 2))
    pen.mark("body", joined(*(rotated(line([(-6, -36), (-6, -20)]), 60 * i, (-6, -28)) for i in range(3))), width=2)
    pen.anchor(top=(0, -76), seat=(0, -74), lean=(-56, -30))


@symbol("dna, dna helix, double helix, dna strand", kinds="sign, thing", height=0.5, place="air",
    slots={"a": ("#e0477a", "primary"), "b": ("#3f8fd0", "second"), "rung": ("#c9ced6", "fixed")}, home="laboratory")
def dna(pen: Pen) -> None:
    ys = [-104 + 4 * i for i in range(27)]
    wave = [22 * math.sin(math.tau * i / 15) for i in range(27)]
    pen.stroke("rung", joined(*(line([(w, y), (-w, y)]) for w, y in zip(wave[::2], ys[::2],
        strict=True) if abs(w) > 6)), 2.6)
    pen.stroke("b", smooth([(-w, y) for w, y in zip(wave, ys, strict=True)], closed=False), 6, shade="form", tone=-0.04)
    pen.stroke("a", smooth([(w, y) for w, y in zip(wave, ys, strict=True)], closed=False), 6, shade="form")
    pen.anchor(top=(0, -104), lean=(-20, -50))


@symbol("atom, atom symbol, molecule", kinds="sign, thing", height=0.5, place="air",
    slots={"ring": ("#3f8fd0", "primary"), "core": ("#e0473f", "second"), "dot": ("#f6c43d", "fixed")},
        home="laboratory")
def atom(pen: Pen) -> None:
    for turn in (0, 60, 120):
        pen.stroke("ring", ellipse(0, -50, 50, 18, turn), 3.4, shade="form", tone=0.03 * (turn // 60 - 1))
    pen.part("core", union(*(ellipse(a, -50 + b, 7) for a, b in ((-5, -3), (5, -4), (0, 5)))))
    for turn, at in ((0, 20), (60, 200), (120, 160)):
        x, y = 50 * math.cos(math.radians(at)), 18 * math.sin(math.radians(at))
        c, t = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        pen.part("dot", ellipse(x * c - y * t, -50 + x * t + y * c, 5))
    pen.anchor(top=(0, -98), lean=(-40, -50))


@symbol("band-aid, sticking plaster, adhesive bandage, plaster, bandage", kinds="thing", height=0.02, place="surface",
    slots={"strip": ("#e8b48a", "primary"), "pad": ("#f6dcc2", "follow"), "hole": ("#b9805a", "follow")})
def band_aid(pen: Pen) -> None:
    pen.part("strip", rotated(rect(-64, -58, 128, 40, 20), -24, (0, -38)))
    pen.part("pad", rotated(rect(-22, -58, 44, 40, 2), -24, (0, -38)))
    pen.mark("hole", joined(*(rotated(ellipse(x, y, 1.8), -24, (0, -38)) for x in (-13, 0, 13) for y in (-49, -38,
        -27))))
    pen.part("hole", joined(*(rotated(ellipse(s * x, y, 1.7), -24, (0, -38)) for s in (-1, 1) for x in (32, 42, 52)
        for y in (-44, -32))), shade="flat")
    pen.anchor(top=(0, -70), lean=(-40, -30))


@symbol("hookah, shisha, water pipe", kinds="thing", height=0.8, slots={"glass": ("#2f7f8a", "primary"),
    "brass": GOLD, "hose": ("#b3263a", "second"), "coal": ("#ff8a3a", "light"), "clay": ("#8a4a2f", "fixed")},
        home="room")
def hookah(pen: Pen) -> None:
    pen.stroke("hose", smooth([(4, -46), (26, -52), (40, -36), (34, -14), (48, -2), (62, -14), (60, -34)],
        closed=False), 4, shade="form")
    pen.part("brass", pole((60, -32), (60, -52), 4, 3))
    base = smooth([(-6, -40, "c"), (-24, -24), (-26, -8), (-16, 0, "c"), (16, 0, "c"), (26, -8), (24, -24), (6, -40,
        "c")])
    pen.part("glass", base)
    pen.mark("glass", crescent(base, -8, 0), tone=-0.1)
    pen.mark("brass", joined(curve((-30, -18), (0, -13), (30, -18))), width=3)
    pen.part("brass", joined(rect(-3, -86, 6, 48, 2), ellipse(0, -46, 8, 5), ellipse(0, -62, 7, 4), ellipse(0, -76, 5,
        3)))
    pen.part("brass", ellipse(0, -84, 20, 4))
    pen.part("clay", smooth([(-5, -86, "c"), (5, -86, "c"), (11, -102, "c"), (-11, -102, "c")], tension=0.3))
    pen.part("coal", joined(ellipse(-4, -104, 4.4, 3.4), ellipse(5, -104, 4, 3)), shade="glow")
    pen.anchor(top=(0, -106), mouth=(60, -52), lean=(-24, -20))


@symbol("smoking pipe, tobacco pipe, pipe", kinds="thing", height=0.08, place="surface",
    slots={"wood": ("#8a4a26", "primary"), "stem": DARK, "ash": ("#4a3a30", "fixed")})
def smoking_pipe(pen: Pen) -> None:
    pen.part("stem", smooth([(-4, -20), (30, -46), (58, -60), (74, -62), (74, -54), (58, -50), (34, -36), (4, -10)]))
    pen.part("wood", smooth([(-46, -64, "c"), (-50, -34), (-42, -8), (-22, 0), (-4, -6), (14, -20), (4, -28), (-12,
        -22), (-18, -38), (-16, -64, "c")]))
    pen.mark("wood", curve((-24, -62), (-26, -38), (-18, -10)), width=6, tone=-0.1)
    pen.part("ash", ellipse(-31, -64, 15, 4), shade="flat")
    pen.stroke("wood", ellipse(-31, -64, 15, 4), 2, tone=0.1)
    pen.anchor(top=(-30, -66), mouth=(74, -58), handle=(-30, -30), lean=(-46, -30))


@symbol("sack, burlap sack, sack of potatoes, sack of flour, jute bag", kinds="container", height=0.7,
    slots={"cloth": ("#b9935a", "primary"), "rope": ("#e6d2a4", "fixed")}, home="farm", traits=("container",
        "on the floor"))
def sack(pen: Pen) -> None:
    body = smooth([(-14, -76), (-34, -56), (-42, -26), (-34, -2), (0, 2), (34, -2), (42, -26), (34, -56), (14, -76)])
    pen.part("cloth", smooth([(-12, -78), (-26, -98), (-10, -94), (0, -102), (10, -94), (26, -98), (12, -78)]))
    pen.part("cloth", body)
    pen.mark("cloth", crescent(body, -11, 0), tone=-0.1)
    pen.mark("cloth", joined(curve((-8, -74), (-18, -50), (-20, -26)), curve((4, -74), (8, -52), (6, -30)),
        curve((-30, -8), (-10, -4), (10, -7))), width=1.6, tone=-0.12)
    pen.stroke("rope", joined(curve((-14, -77), (0, -73), (14, -77)), curve((10, -76), (22, -70), (20, -60))), 3.4,
        shade="form")
    pen.anchor(top=(0, -100), inside=(0, -90), lean=(-40, -30), seat=(0, -76))


@symbol("honeycomb, honey comb, piece of honeycomb", kinds="food", height=0.15, place="surface",
    slots={"wax": ("#e89a1c", "primary"), "cell": ("#f8c64a", "follow"), "honey": ("#f0a92c", "follow")}, home="garden")
def honeycomb(pen: Pen) -> None:
    r = 11.0
    places = [(x * r * 1.5, -48 + y * r * 1.732 + (r * 0.866 if x % 2 else 0)) for x in range(-3, 4)
        for y in range(-2, 3)
        if (abs(x), y) not in ((3, -2), (3, 2), (2, 2), (3, 1))]
    def hexagon(x: float, y: float, size: float) -> Path:
        return polygon([(x + size * math.cos(math.tau * i / 6), y + size * math.sin(math.tau * i / 6))
            for i in range(6)])
    pen.part("honey", smooth([(-22, -14), (-14, -12), (-14, -2), (-18, 3), (-22, -2)]))
    pen.part("wax", union(*(hexagon(x, y, r + 1.4) for x, y in places)))
    pen.part("cell", joined(*(hexagon(x, y, r - 2.2) for x, y in places)), shade="flat")
    pen.part("honey", joined(*(hexagon(x, y, r - 2.2) for x, y in places[2::3])), shade="flat", tone=-0.06)
    pen.anchor(top=(0, -92), lean=(-40, -48))
