"""Rackets, bats, boards, skates and other gear of sports."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    Path,
    arc,
    difference,
    ellipse,
    intersection,
    joined,
    limb,
    line,
    outline,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK, STEEL, WHITE
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    crescent,
    curve,
    gloss,
    pole,
    turned,
)


@symbol("fishing rod, fishing pole, fishing reel, rod and reel", kinds="sports gear, tool", height=2,
    slots={"rod": ("#7a4a2c", "primary"), "metal": STEEL, "dark": DARK, "float": ("#e0352f", "fixed"), "white": WHITE},
    traits=("pole",), wielded="cast")
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


@symbol("basketball hoop, basketball net, basketball basket, hoop", kinds="sports gear", height=3.2,
    slots={"board": ("#f6f4ef", "primary"), "ring": ("#e8662f", "fixed"), "net": ("#fbf8f2", "fixed"),
    "pole": ("#5b6470", "fixed"), "line": ("#d9383f", "second")}, home="gym")
def basketball_hoop(pen: Pen) -> None:
    pen.part("pole", rect(-3, -62, 6, 62, 1))
    pen.part("pole", rect(-14, -4, 28, 4, 1), tone=-0.06)
    board = rect(-38, -108, 76, 52, 3)
    pen.part("board", board)
    pen.mark("line", difference(rect(-36, -106, 72, 48, 2), rect(-33.6, -103.6, 67.2, 43.2)))
    pen.mark("line", difference(rect(-15, -88, 30, 23), rect(-12.4, -85.4, 24.8, 17.8)))
    pen.part("ring", rect(-4, -66, 8, 7, 1), tone=-0.08)
    mesh: list[Path] = []
    for i in range(7):
        x = -17 + 34 * i / 6
        mesh += [curve((x, -56), (x * 0.78 + 3, -44), (x * 0.6, -32)), curve((x, -56), (x * 0.78 - 3, -44),
            (x * 0.6, -32))]
    pen.part("net", outline(joined(*mesh), 1.6))
    pen.part("ring", difference(ellipse(0, -57, 21, 6), ellipse(0, -57, 17.6, 3.6)))
    pen.anchor(top=(0, -108), lean=(4, -30), opening=(0, -57))


@symbol("bowling pin, skittle, ninepin", kinds="toy, sports gear", height=0.38,
    slots={"body": ("#fbf8f2", "primary"), "band": ("#d9303a", "second")}, home="bowling alley")
def bowling_pin(pen: Pen) -> None:
    pin = smooth([(0, -100), (11, -96), (13, -86), (9, -72), (9, -64), (18, -44), (21, -28), (16, -6), (12, 0, "c"),
        (-12, 0, "c"), (-16, -6), (-21, -28), (-18, -44), (-9, -64), (-9, -72), (-13, -86), (-11, -96)])
    pen.part("body", pin)
    pen.mark("band", joined(rect(-20, -75, 40, 4.4), rect(-20, -67, 40, 4.4)))
    pen.mark("body", crescent(pin, -6, 0), tone=-0.1)
    pen.mark("body", joined(ellipse(-9, -34, 3, 14), ellipse(-6, -90, 2.4, 5)), tone=0.06)
    pen.anchor(top=(0, -100), handle=(0, -66))


@symbol("boxing glove, pair of boxing gloves", kinds="sports gear, clothing", height=0.3, place="surface",
    garment="boxing gloves", worn=2.2, worn_at="hands",
    slots={"body": ("#d3262f", "primary"), "cuff": ("#fbf6ea", "second"), "lace": ("#2f343d", "fixed")})
def boxing_glove(pen: Pen) -> None:
    body = smooth([(-26, -24, "c"), (-36, -52), (-38, -80), (-22, -98), (8, -102), (32, -92), (40, -70), (34, -46),
        (24, -24, "c")])
    pen.part("body", body)
    pen.mark("body", crescent(body, -10, -6), tone=-0.1)
    gloss(pen, "body", smooth([(-30, -78), (-20, -92), (-4, -96), (-14, -86), (-24, -72)]), detail=0, alpha=0.6)
    thumb = smooth([(-12, -32), (-34, -44), (-48, -62), (-44, -76), (-32, -76), (-18, -64), (-4, -54), (0, -42)])
    pen.part("body", thumb, tone=0.05)
    pen.mark("body", crescent(thumb, -4, -6), tone=-0.1)
    pen.mark("body", curve((0, -56), (16, -62), (32, -58)), tone=-0.14, width=2)
    pen.part("cuff", smooth([(-30, -28, "c"), (0, -24), (29, -28, "c"), (31, -4, "c"), (0, 1), (-31, -4, "c")]))
    pen.mark("body", joined(curve((-32, -10), (0, -6), (32, -10))), width=4)
    pen.stroke("lace", joined(line([(-8, -22), (8, -12)]), line([(8, -22), (-8, -12)])), 1.8)
    pen.anchor(top=(0, -100), handle=(0, -12), fit=(0, -12))


@symbol("hockey stick, ice hockey stick, hockey puck, puck", kinds="sports gear", height=1.5,
    slots={"wood": ("#c98f4e", "primary"), "tape": ("#262930", "fixed"), "stripe": ("#d9453f", "second")},
    home="ice rink", poses="standing, held", held="gripped", wielded="low", swung="club")
def hockey_stick(pen: Pen) -> None:
    shaft = polygon([(-42, -104), (-35, -107), (20, -8), (12, -4)])
    pen.part("wood", union(shaft, smooth([(10, -10, "c"), (20, -12, "c"), (34, -10), (52, -14), (57, -7), (52, 0, "c"),
        (20, 0), (12, -3)])))
    pen.mark("tape", joined(polygon([(24, -20), (60, -20), (60, 4), (24, 4)])))
    pen.mark("tape", polygon([(-48, -112), (-30, -112), (-22, -90), (-40, -84)]))
    pen.mark("stripe", joined(polygon([(-20, -66), (-6, -66), (-2, -58), (-16, -58)]),
        polygon([(-14, -54), (0, -54), (3, -47), (-11, -47)])))
    pen.anchor(top=(-38, -105), handle=(-30, -92), lean=(-20, -60))
    if pen.pose == "held":
        return
    pen.part("tape", turned([(-7, 15), (-1, 15)], cx=-26, tilt=0.25), tone=-0.03)
    pen.part("tape", ellipse(-26, -7, 15, 3.8), tone=0.08)


@symbol("ice skate, figure skate, pair of ice skates", kinds="shoe, sports gear", height=0.3, place="surface",
    garment="boots", worn_at="feet",
    slots={"body": ("#f6f3ec", "primary"), "blade": ("#b4bfcb", "fixed"), "lace": ("#8a9ab0", "fixed"),
    "sole": ("#5a4a42", "fixed")})
def ice_skate(pen: Pen) -> None:
    pen.part("blade", smooth([(-38, -4, "c"), (-34, -9, "c"), (44, -9), (58, -13, "c"), (60, -8), (52, -1), (-30, -1),
        (-38, -4)], tension=0.3))
    for x in (-24, 24):
        pen.part("blade", polygon([(x - 8, -19), (x + 10, -19), (x + 4, -8), (x - 2, -8)]), tone=-0.1)
    pen.part("sole", smooth([(-40, -26, "c"), (50, -24), (54, -20), (46, -17), (-12, -17), (-16, -14, "c"),
        (-38, -14, "c")], tension=0.3))
    boot = smooth([(-36, -96, "c"), (-32, -60), (-38, -44), (-40, -25, "c"), (52, -23, "c"), (52, -34), (38, -42),
        (14, -50), (6, -62), (8, -96, "c"), (-14, -92)])
    pen.part("body", boot)
    pen.mark("body", crescent(boot, -6, -6), tone=-0.09)
    pen.part("body", smooth([(2, -100), (14, -98), (16, -66), (22, -52), (14, -49), (5, -60), (2, -90)]), tone=-0.05)
    pen.stroke("lace", joined(*(line([(x - 10, y + 3), (x + 4, y - 3)]) for x,
        y in ((9, -88), (9, -79), (10, -70), (13, -61), (20, -53), (30, -47)))), 2.6)
    pen.part("body", smooth([(-38, -98, "c"), (-14, -93), (10, -98, "c"), (9, -90), (-14, -86), (-36, -90)]),
        tone=-0.04)
    pen.anchor(top=(-14, -96), fit=(-14, -92), handle=(-30, -90))


@symbol("roller skate, rollerblade, inline skate, pair of roller skates", kinds="shoe, sports gear", height=0.3,
    place="surface", garment="skates", worn_at="feet",
    slots={"body": ("#e0578a", "primary"), "wheel": ("#f6d24a", "second"),
    "lace": ("#fdfcf8", "fixed"), "dark": DARK})
def roller_skate(pen: Pen) -> None:
    for x, tone in ((-22, -0.12), (36, -0.12)):
        pen.part("wheel", ellipse(x + 8, -11, 9), tone=tone)
    pen.part("dark", rect(-40, -26, 92, 7, 2))
    pen.part("dark", joined(polygon([(-32, -20), (-12, -20), (-18, -8), (-26, -8)]),
        polygon([(22, -20), (42, -20), (36, -8), (28, -8)])), tone=0.06)
    pen.part("wheel", union(ellipse(56, -22, 6), rect(48, -26, 8, 6)), tone=-0.2)
    boot = smooth([(-38, -94, "c"), (-33, -62), (-40, -46), (-42, -25, "c"), (52, -25, "c"), (53, -38), (38, -46),
        (14, -53), (6, -64), (8, -94, "c"), (-14, -90)])
    pen.part("body", boot)
    pen.mark("body", crescent(boot, -6, -6), tone=-0.09)
    pen.mark("lace", joined(polygon([(-44, -56), (4, -46), (4, -40), (-44, -50)])))
    pen.stroke("lace", joined(*(line([(x - 10, y + 3), (x + 4, y - 3)]) for x,
        y in ((8, -84), (8, -75), (10, -66), (15, -57), (25, -51)))), 2.8)
    for x in (-22, 34):
        pen.part("wheel", ellipse(x, -11, 11))
        pen.part("dark", ellipse(x, -11, 4), shade="flat")
    pen.anchor(top=(-14, -94), fit=(-14, -90), handle=(-32, -90))


@symbol("shuttlecock, badminton shuttlecock, badminton birdie, birdie shuttlecock", kinds="sports gear", height=0.08,
    place="surface", slots={"feather": ("#fbf8f2", "primary"), "cork": ("#e0b878", "fixed"),
    "band": ("#d9453f", "second")}, traits=("lies",))
def shuttlecock(pen: Pen) -> None:
    pen.part("feather", ellipse(0, -88, 37, 9), tone=-0.14)
    for i in range(7):
        x = -33 + 11 * i
        k = 1 - abs(x) / 120
        plume = smooth([(x * 0.3 - 1, -24, "c"), (x - 8, -74), (x - 7, -92 - 6 * k), (x, -96 - 6 * k),
            (x + 7, -92 - 6 * k), (x + 8, -74), (x * 0.3 + 1, -24, "c")])
        pen.part("feather", plume, tone=-0.03 * (i % 2))
        pen.mark("feather", line([(x * 0.3, -24), (x, -96)]), width=1.3, tone=-0.2)
    pen.stroke("band", joined(curve((-19, -56), (0, -51), (19, -56)), curve((-15, -45), (0, -41), (15, -45))), 2)
    pen.part("cork", smooth([(-13, -26, "c"), (0, -22), (13, -26, "c"), (15, -12), (8, -2), (0, 0), (-8, -2),
        (-15, -12)]))
    pen.mark("band", smooth([(-20, -24), (0, -20), (20, -24), (20, -18), (0, -14), (-20, -18)]))
    pen.anchor(top=(0, -100))


@symbol("football goal, soccer goal, hockey goal, goal post", kinds="structure, sports equipment", height=2.4,
    slots={"post": ("#fbf8f2", "primary"), "net": ("#cfd6dc", "fixed")}, home="stadium")
def football_goal(pen: Pen) -> None:
    pen.stroke("net", joined(*(line([(x, -58), (x * 0.92, -2)]) for x in range(-66, 67, 8)),
        *(line([(-68, y), (68, y)]) for y in range(-54, 0, 8))), 0.8)
    pen.stroke("post", joined(line([(-72, -62), (-60, -2)]), line([(72, -62), (60, -2)]),
        line([(-60, -2), (60, -2)])), 1.6, tone=-0.1)
    pen.stroke("post", line([(-72, 2), (-72, -62), (72, -62), (72, 2)]), 4.6, shade="form")
    pen.anchor(top=(0, -62), lean=(-72, -30), inside=(0, 0))


@symbol("punching bag, boxing bag, punch bag", kinds="sports equipment", height=1.4, place="air",
    slots={"bag": ("#b3262e", "primary"), "dark": DARK, "chain": STEEL}, home="gym")
def punching_bag(pen: Pen) -> None:
    pen.stroke("chain", joined(line([(-18, -76), (0, -98)]), line([(18, -76), (0, -98)]),
        line([(0, -98), (0, -112)])), 2.4)
    body = rect(-22, -78, 44, 78, 9)
    pen.part("bag", body)
    pen.mark("bag", crescent(body, -11, 0), tone=-0.12)
    pen.mark("dark", joined(rect(-24, -72, 48, 7), rect(-24, -14, 48, 7)))
    gloss(pen, "bag", rect(-16, -62, 4, 44, 2), detail=0)
    pen.anchor(top=(0, -112), lean=(-22, -40))


@symbol("kettlebell, kettle bell", kinds="sports equipment", height=0.28, slots={"iron": ("#3a3f4a", "primary"),
    "band": ("#e0473f", "second")}, home="gym", traits=("on the floor",))
def kettlebell(pen: Pen) -> None:
    pen.part("iron", difference(smooth([(-30, -50), (-32, -84), (-18, -100), (18, -100), (32, -84), (30, -50)]),
        smooth([(-17, -58), (-20, -80), (-11, -88), (11, -88), (20, -80), (17, -58)])), tone=0.04)
    ball = smooth([(-24, -2, "c"), (-42, -20), (-42, -46), (-22, -62), (22, -62), (42, -46), (42, -20), (24, -2, "c")])
    pen.part("iron", ball)
    pen.mark("iron", crescent(ball, -11, -5), tone=-0.07)
    pen.part("band", ellipse(0, -32, 17), shade="flat")
    pen.anchor(top=(0, -100), handle=(0, -94), lean=(-40, -30))


@symbol("treadmill, running machine", kinds="machine, sports equipment", height=1.4,
    slots={"body": ("#4a505c", "primary"), "belt": ("#23262d", "fixed"), "screen": ("#6fd6e8", "light"),
        "rail": STEEL, "accent": ("#e0473f", "second")}, home="gym", ridden="belt", traits=("mount",))
def treadmill(pen: Pen) -> None:
    pen.stroke("rail", joined(line([(42, -10), (54, -84)]), line([(54, -66), (16, -62)])), 5, shade="form")
    pen.part("body", polygon([(-70, -2), (-66, -12), (52, -20), (66, -14), (66, 0), (-66, 0)]))
    pen.part("belt", polygon([(-64, -12), (-58, -16), (44, -24), (50, -20)]))
    pen.mark("accent", line([(-70, -5), (66, -8)]), width=2.4)
    pen.part("body", polygon([(42, -84), (64, -92), (70, -84), (50, -74)]))
    pen.part("screen", polygon([(45, -84), (60, -89.6), (63, -86), (50, -79)]), shade="glow")
    pen.part("accent", ellipse(16, -62, 4))
    pen.anchor(top=(56, -92), seat=(-10, -18), back=(-10, -18), lean=(-60, -10))


@symbol("skateboard, longboard", kinds="toy, sports gear", height=0.2, slots={"deck": ("#e8524a", "primary"),
    "wheel": ("#f6e3b8", "second"), "metal": ("#9aa4b1", "fixed"), "tyre": DARK}, home="park", ridden="board",
    traits=("mount",))
def skateboard(pen: Pen) -> None:
    for x in (-36, 36):
        pen.part("metal", polygon([(x - 8, -20), (x + 8, -20), (x + 4, -9), (x - 4, -9)]))
        pen.part("wheel", ellipse(x, -8, 8))
        pen.mark("wheel", difference(ellipse(x, -8, 8), ellipse(x, -8, 6)), tone=-0.12)
        pen.part("metal", ellipse(x, -8, 2.6))
    deck = smooth([(-70, -36), (-66, -39), (-48, -27), (0, -25.6), (48, -27), (66, -39), (70, -36), (54, -21),
        (36, -19), (-36, -19), (-54, -21)])
    pen.part("deck", deck)
    pen.mark("tyre", smooth([(-80, -38), (-66, -42), (-48, -30), (0, -29), (48, -30), (66, -42), (80, -38), (66, -36),
        (48, -24.6), (0, -23), (-48, -24.6), (-66, -36)]))
    pen.anchor(top=(0, -26), seat=(0, -26), handle=(0, -24))


@symbol("ramp, skate ramp, skateboard ramp, skateboarding ramp, launch ramp, kicker", kinds="sports gear, structure",
    height=0.75, slots={"deck": ("#d8ae76", "primary"), "frame": ("#a9743e", "follow")}, home="skate park")
def ramp(pen: Pen) -> None:
    side = smooth([(-120, 0, "c"), (-60, -14), (0, -46), (60, -100, "c"), (60, 0, "c")])
    pen.part("frame", side)
    for x, y in ((54, 96), (16, 58), (-26, 30)):
        pen.mark("frame", rect(x - 4, -y, 8, y), tone=-0.12)
    pen.mark("frame", rect(-124, -7, 190, 8), tone=-0.1)
    pen.part("deck", smooth([(-122, -2, "c"), (-60, -18), (0, -50), (58, -104, "c"), (66, -100, "c"), (4, -42),
        (-58, -10), (-122, 0, "c")]))
    pen.anchor(top=(10, -52), handle=(60, -60))


@symbol("surfboard, surf board, paddleboard", kinds="sports gear", height=2, poses="standing, lying",
    slots={"body": ("#f6ecd2", "primary"), "a": ("#e8604c", "second"), "b": ("#3fa3b8", "fixed")},
    home="beach", ridden="board", traits=("afloat", "mount", "propped"), shapes=("oval",))
def surfboard(pen: Pen) -> None:
    if pen.pose == "lying":
        board = smooth([(-50, -7), (-36, -8.6), (0, -8), (36, -9.6), (54, -16, "c"), (46, -5), (26, -1), (-28, -1)])
        pen.part("b", polygon([(-44, -4), (-36, -2), (-40, 6), (-47, 5)]), tone=-0.2)
        pen.part("body", board)
        pen.mark("a", smooth([(-60, -3.4), (0, -3), (36, -4.4), (52, -12), (56, -2), (0, 1), (-60, 1)]))
        pen.mark("b", polygon([(14, -20), (22, -20), (18, 2), (10, 2)]))
        pen.anchor(top=(0, -8), handle=(0, -6), seat=(0, -8), waterline=(0, -4))
        return
    body = smooth([(0, -101), (-10, -90), (-17, -62), (-18, -36), (-12, -10), (0, 0, "c"), (12, -10), (18, -36),
        (17, -62), (10, -90)])
    pen.part("body", body)
    pen.mark("a", joined(polygon([(-30, -70), (30, -52), (30, -42), (-30, -60)])))
    pen.mark("b", joined(polygon([(-30, -58), (30, -40), (30, -35), (-30, -53)]),
        polygon([(-30, -78), (30, -60), (30, -55), (-30, -73)])))
    pen.mark("a", smooth([(-20, -8), (0, -18), (20, -8), (20, 10), (-20, 10)]))
    pen.mark("body", crescent(body, -5, -1), tone=-0.14, alpha=0.45)
    pen.mark("body", line([(0, -104), (0, 4)]), tone=-0.2, width=0.9, alpha=0.6)
    pen.anchor(top=(0, -100), handle=(0, -45), lean=(16, -60), seat=(0, -40))


@symbol("ski, pair of skis", kinds="sports gear", height=1.7, slots={"body": ("#3f7fc4", "primary"),
    "b": ("#f6c43d", "second"), "dark": DARK, "metal": ("#b8c0ca", "fixed")}, poses="standing, lying",
    home="snow", held="gripped", lean=6.0, ridden="skis", traits=("paired", "pole", "propped", "wintry"))
def skis(pen: Pen) -> None:
    if pen.pose == "lying":
        for x, y in ((4, -3), (-2, 0)):
            pen.part("body", limb([(x - 52, y - 2, 2), (x + 38, y - 2, 2), (x + 47, y - 4, 1.8), (x + 52, y - 10, 1)]))
        pen.part("dark", rect(-9, -5, 18, 3.4, 1.4))
        pen.anchor(top=(0, -5), handle=(0, -3), seat=(0, -5))
        return
    for x in (-26, 26):
        pen.part("metal", pole((x, -4), (x * 0.86, -88), 2, 2.4))
        pen.part("dark", rect(x * 0.86 - 2.6, -92, 5.2, 14, 2.4))
        pen.stroke("dark", ellipse(x * 0.99, -9, 6, 2), 1.4)
    for x, turn in ((-8, -4), (8, 4)):
        ski = smooth([(x, -102), (x - 4.4, -96), (x - 6, -84), (x - 4.6, -50), (x - 6, -4), (x, 0), (x + 6, -4),
            (x + 4.6, -50), (x + 6, -84), (x + 4.4, -96)])
        pen.part("body", rotated(ski, turn, (x, -50)))
        pen.mark("b", rotated(joined(rect(x - 10, -88, 20, 6), rect(x - 10, -78, 20, 3), rect(x - 10, -16, 20, 5)),
            turn, (x, -50)))
        pen.part("dark", rotated(joined(rect(x - 5, -56, 10, 7, 2), rect(x - 5, -40, 10, 8, 2)), turn, (x, -50)))
    pen.anchor(top=(0, -100), handle=(0, -50), lean=(10, -70))


@symbol("snowboard", kinds="sports gear", height=1.5, slots={"body": ("#7a5fc4", "primary"), "b": ("#f29ac0", "second"),
    "dark": DARK}, poses="standing, lying", home="snow", ridden="board", traits=("mount", "propped", "wintry"))
def snowboard(pen: Pen) -> None:
    if pen.pose == "lying":
        pen.part("body", limb([(-51, -9, 2), (-40, -3, 2.6), (40, -3, 2.6), (51, -9, 2)]))
        for x in (-18, 18):
            pen.part("dark", rect(x - 7, -7, 14, 3.4, 1.4))
        pen.anchor(top=(0, -5), handle=(0, -3), seat=(0, -5))
        return
    body = smooth([(0, -101), (-14, -96), (-17, -82), (-13, -50), (-17, -18), (-14, -4), (0, 1), (14, -4), (17, -18),
        (13, -50), (17, -82), (14, -96)])
    pen.part("body", body)
    pen.mark("b", smooth([(-20, -70), (-4, -60), (6, -74), (20, -64), (20, -50), (6, -60), (-4, -46), (-20, -56)]))
    pen.mark("b", joined(ellipse(0, -86, 6), polygon([(-12, -12), (0, -30), (12, -12)])), tone=0.08)
    pen.mark("body", crescent(body, -5, 0), tone=-0.12, alpha=0.5)
    for y, t in ((-68, -10), (-32, 10)):
        pen.part("dark", rotated(rect(-11, y - 5, 22, 10, 4), t, (0, y)))
        pen.part("dark", rotated(rect(-5, y - 9, 5, 18, 2), t, (0, y)), tone=0.14)
    pen.anchor(top=(0, -100), handle=(0, -50), lean=(15, -70), seat=(0, -50))


@symbol("frisbee, flying disc, flying disk", kinds="toy, sports gear", height=0.09, place="air",
    slots={"body": ("#ef6f4a", "primary"), "b": ("#fbe9c4", "second")}, home="park", shapes=("round",),
    played="thrown")
def frisbee(pen: Pen) -> None:
    pen.part("body", ellipse(0, -17, 56, 18), tone=-0.12)
    pen.part("body", ellipse(0, -22, 56, 18))
    pen.mark("b", difference(ellipse(0, -22.6, 42, 12.6), ellipse(0, -22.6, 36, 10.6)))
    pen.mark("body", ellipse(0, -22.6, 22, 6), tone=-0.07)
    gloss(pen, "body", smooth([(-46, -26), (-24, -35), (6, -37), (-22, -31)]), detail=0)
    pen.anchor(top=(0, -28), handle=(40, -18))


@symbol("baseball bat, cricket bat, rounders bat", kinds="sports gear", height=0.85,
    slots={"wood": ("#cf9450", "primary"), "grip": ("#3a3f48", "second")}, home="park", held="gripped",
    wielded="high", lean=24.0, swung="bat", hits="baseball")
def baseball_bat(pen: Pen) -> None:
    t, at = 24.0, (0.0, -50.0)
    bat = smooth([(-3, 0, "c"), (-3, -32), (-8, -66), (-9, -94), (-5, -104), (5, -104), (9, -94), (8, -66), (3, -32),
        (3, 0, "c")])
    pen.part("wood", rotated(bat, t, at))
    pen.mark("wood", rotated(rect(2.6, -110, 12, 120), t, at), tone=-0.09)
    gloss(pen, "wood", rotated(rect(-5.6, -98, 2.2, 46, 1.1), t, at), detail=0)
    pen.mark("grip", rotated(rect(-10, -28, 20, 34), t, at))
    pen.mark("grip", rotated(joined(*(line([(-6, y), (6, y - 4)]) for y in range(-26, 4, 5))), t, at), tone=0.14,
        width=1)
    pen.part("grip", rotated(ellipse(0, 1, 5.4, 3), t, at))
    pen.anchor(top=(20, -98), handle=(-16, -12), lean=(16, -92))


@symbol("baseball glove, baseball mitt, catcher's mitt", kinds="sports gear", height=0.3, place="surface",
    slots={"body": ("#a9653a", "primary"), "lace": ("#f0cf9a", "fixed"), "ball": ("#fbf7ee", "fixed"),
    "seam": ("#d8433f", "fixed")})
def baseball_glove(pen: Pen) -> None:
    for x, y, w, h, t in ((-26, -74, 10, 26, -20), (-9, -82, 10, 27, -7), (9, -82, 10, 26, 6), (25, -74, 9, 24, 20)):
        finger = ellipse(x, y, w, h, turn=t)
        pen.part("body", finger, tone=0.02)
        pen.mark("body", crescent(finger, -3, -2), tone=-0.08)
    pen.part("body", smooth([(30, -36), (44, -58), (54, -56), (54, -36), (40, -12), (24, -8)]), tone=-0.02)
    web = smooth([(28, -62), (42, -66), (48, -54), (36, -40), (28, -46)])
    pen.part("body", web, tone=-0.1)
    pen.mark("lace", joined(line([(28, -66), (46, -44)]), line([(46, -66), (28, -44)])), width=1.4)
    palm = smooth([(-34, -58), (0, -64), (32, -56), (38, -32), (28, -6), (0, 0), (-26, -6), (-38, -30)])
    pen.part("body", palm)
    pen.mark("body", crescent(palm, -8, -6), tone=-0.08)
    pen.mark("body", smooth([(-20, -46), (4, -52), (24, -42), (22, -22), (2, -14), (-18, -24)]), tone=-0.09)
    pen.part("ball", ellipse(4, -34, 17))
    pen.mark("seam", joined(arc(-16, -34, 16, 16, -50, 100), arc(24, -34, 16, 16, 130, 100)), width=1.5)
    pen.mark("ball", crescent(ellipse(4, -34, 17), -4, -4), tone=-0.1)
    pen.mark("lace", joined(*(line([(x, -10), (x + 4, -4)]) for x in (-20, -10, 0, 10, 20))), width=1.4)
    pen.anchor(top=(0, -106), handle=(0, -6), mouth=(4, -34))


@symbol("tennis racket, racket, racquet, tennis racquet, badminton racket", kinds="sports gear", height=0.68,
    slots={"frame": ("#d8433f", "primary"), "grip": ("#3a3f48", "second"), "string": ("#e9e4d4", "fixed")},
    home="tennis court", held="gripped", wielded="out", lean=20.0, traits=("lies",), swung="racket",
    hits="tennis_ball")
def tennis_racket(pen: Pen) -> None:
    head = ellipse(0, -72, 25, 30)
    pen.part("string", head, alpha=0.28, shade="flat")
    net = [intersection(g_path, head) for g_path in (rect(x, -104, 0.7, 64)
        for x in range(-22, 26, 5))] + [intersection(g_path, head) for g_path in (rect(-30, y, 60, 0.7)
        for y in range(-100, -42, 5))]
    pen.part("string", joined(*net), shade="flat")
    pen.stroke("frame", joined(line([(-15, -48), (-2.4, -34)]), line([(15, -48), (2.4, -34)])), 4)
    ring_shape = difference(ellipse(0, -72, 27.6, 32.6), ellipse(0, -72, 22.8, 27.8))
    pen.part("frame", ring_shape)
    pen.mark("frame", crescent(ring_shape, -1.8, -1.8), tone=-0.11)
    pen.part("frame", polygon([(-4, -38), (4, -38), (3.4, -26), (-3.4, -26)]))
    pen.part("grip", rect(-4.4, -28, 8.8, 28, 2.4))
    pen.mark("grip", joined(*(line([(-6, y), (6, y - 4)]) for y in range(-24, 2, 5))), tone=0.16, width=1)
    pen.anchor(top=(0, -104), handle=(0, -12), lean=(26, -70))


@symbol("golf club, putter, golf", kinds="sports gear", height=1, slots={"metal": ("#aab4c1", "fixed"),
    "grip": ("#3a3f48", "fixed"), "flag": ("#e2483d", "primary"), "ball": ("#fbfbf8", "fixed")},
    home="golf course", held="gripped", wielded="low", poses="standing, held", lean=24.0, traits=("pole",),
    swung="club", hits="golf_ball")
def golf_club(pen: Pen) -> None:
    pen.part("metal", pole((-20, -8), (12, -78), 2.4, 3))
    pen.part("grip", pole((10, -74), (22, -100), 4.4, 5))
    pen.anchor(top=(20, -98), handle=(17, -90))
    if pen.pose == "held":
        pen.part("metal", smooth([(-18, -9), (-15, -3), (-20, 0), (-31, 0), (-34, -3), (-29, -6)]), tone=-0.04)
        return
    head = smooth([(-17, -12), (-14, -2), (-22, 0), (-42, 0), (-48, -5), (-40, -10), (-26, -12)])
    pen.part("metal", head, tone=-0.04)
    pen.mark("metal", joined(*(line([(-42 + 5 * i, -9), (-40 + 5 * i, -1)]) for i in range(4))), tone=-0.14, width=0.9)
    pen.part("metal", rect(33, -70, 1.8, 70))
    pen.part("flag", smooth([(34.8, -70, "c"), (52, -64), (62, -60, "c"), (50, -54), (34.8, -51, "c")]))
    pen.part("ball", ellipse(0, -6, 6))
    pen.mark("ball", joined(*(ellipse(x, y, 0.9) for x, y in ((-2, -8), (1.6, -8.4), (0, -5), (3, -5.4),
        (-3.2, -4.6)))), tone=-0.12, detail=1)


@symbol("dumbbell, barbell", kinds="sports gear", height=0.14, slots={"body": ("#3f4752", "primary"),
    "metal": ("#b8c0ca", "fixed")}, home="gym")
def dumbbell(pen: Pen) -> None:
    pen.part("metal", rect(-40, -32, 80, 9, 3))
    pen.mark("metal", joined(*(line([(x, -34), (x + 5, -20)]) for x in range(-20, 20, 4))), tone=-0.16, width=0.9,
        detail=1)
    for side in (-1, 1):
        for x, h, tone in ((28, 26, -0.04), (38, 40, 0.0), (50, 54, 0.05)):
            plate_shape = rect(side * x - 5.6, -27.5 - h / 2, 11.2, h, 4)
            pen.part("body", plate_shape, tone=tone)
            gloss(pen, "body", rect(side * x - 3.6, -25 - h / 2 + 2, 2, h - 10, 1), detail=0, alpha=0.35)
        pen.part("metal", rect(side * 58 - 3, -31, 6, 7, 2))
    pen.anchor(top=(0, -32), handle=(0, -28))
