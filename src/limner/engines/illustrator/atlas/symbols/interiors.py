"""Parts of rooms and gardens: doors, windows, fireplaces, stairs, swings."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import difference, ellipse, joined, line, polygon, rect, smooth
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve, gloss, pole, quad

WOOD: Hue = ("#a9683c", "primary")


@symbol("door, doorway, front door", kinds="building, furniture", height=2.1, faces_viewer=True,
    slots={"wood": ("#3f7d8a", "primary"), "frame": ("#f3ecdd", "second"), "metal": ("#e0b044", "fixed"),
    "handle": ("#e0b044", "fixed"), "window": ("#bfe0ea", "light"), "stone": ("#a5a29d", "fixed")},
    traits=("homely",), shapes=("rectangular",))
def door(pen: Pen) -> None:
    pen.part("frame", rect(-32, -100, 64, 97, 1))
    pen.mark("frame", rect(22, -102, 12, 104), tone=-0.06)
    pen.part("wood", rect(-26, -94, 52, 91))
    for x, y, h in ((-21, -58, 22), (2, -58, 22), (-21, -31, 24), (2, -31, 24)):
        pen.mark("wood", rect(x, y, 19, h, 1), tone=-0.09)
        pen.mark("wood", rect(x + 2.4, y + 2.4, 14.2, h - 4.8, 0.6), tone=0.03)
    pen.part("window", smooth([(-20, -64, "c"), (-20, -74), (-12, -86), (0, -89), (12, -86), (20, -74),
        (20, -64, "c")]), shade="glow")
    pen.stroke("frame", joined(line([(0, -64), (0, -89)]), line([(0, -64), (-15, -82)]), line([(0, -64), (15, -82)]),
        line([(-20, -64), (20, -64)])), 1.4)
    pen.part("handle", ellipse(18, -47, 3))
    pen.part("metal", rect(-7, -28, 14, 2.6, 1), shade="flat")
    pen.part("stone", rect(-37, -4, 74, 4, 1))
    pen.anchor(top=(0, -100), lean=(-30, -40), mouth=(0, -4))


@symbol("window, windowpane, casement", kinds="building, furniture", height=1.3, place="wall", faces_viewer=True,
    poses="standing, curtained", slots={"frame": ("#f3ecdd", "primary"), "window": ("#a9d8ec", "light"),
    "leaf": ("#5a9a55", "fixed"), "cloth": ("#d9694f", "second"), "metal": ("#c99a45", "fixed")}, traits=("homely",),
    shapes=("round", "square", "rectangular"))
def window(pen: Pen) -> None:
    pen.part("frame", rect(-44, -98, 88, 92, 1.5))
    pen.mark("frame", rect(34, -100, 12, 96), tone=-0.06)
    pen.part("window", rect(-38, -92, 76, 80), shade="glow")
    pen.mark("window", ellipse(16, -74, 7), tone=0.12)
    pen.mark("leaf", smooth([(-44, -34), (-20, -46), (6, -32), (30, -42), (44, -34), (44, -4), (-44, -4)]))
    pen.mark("leaf", smooth([(-44, -22), (-10, -30), (20, -22), (44, -28), (44, -4), (-44, -4)]), tone=-0.08)
    pen.mark("window", joined(polygon([(-22, -94), (-8, -94), (-36, -10), (-50, -10)]),
        polygon([(10, -94), (16, -94), (-12, -10), (-18, -10)])), tone=0.14, alpha=0.4)
    pen.part("frame", joined(rect(-2.4, -92, 4.8, 80), rect(-38, -56, 76, 4)), shade="flat")
    pen.part("frame", rect(-50, -8, 100, 8, 1.5), tone=-0.04)
    if pen.pose == "curtained":
        pen.part("metal", rect(-60, -106, 120, 4, 2))
        for side in (-1, 1):
            drape = smooth([(side * 58, -103, "c"), (side * 16, -103, "c"), (side * 24, -60), (side * 40, -36),
                (side * 38, 2, "c"), (side * 58, 2, "c")], tension=0.4)
            pen.part("cloth", drape, tone=0.0 if side < 0 else -0.04)
            pen.mark("cloth", joined(*(curve((side * x, -103), (side * (x + 4), -60), (side * (44 + x * 0.2), -32),
                (side * (40 + x * 0.25), 2)) for x in (24, 34, 44))), tone=-0.1, width=1.6)
    pen.anchor(top=(0, -98), seat=(0, -8))


@symbol("fireplace, hearth, mantelpiece", kinds="furniture", height=1.3,
    slots={"brick": ("#b0604a", "primary"), "wood": ("#7a4c30", "fixed"), "dark": ("#2e2628", "fixed"),
    "flame": ("#ff8a2b", "light"), "core": ("#ffd24a", "light"), "stone": ("#a5a29d", "fixed")},
    home="room", traits=("homely",))
def fireplace(pen: Pen) -> None:
    pen.part("brick", rect(-52, -88, 104, 84))
    rows = [rect(-50 + 17 * i + (8 if j % 2 else 0), -86 + 8 * j, 15.4, 6.6, 0.6) for j in range(10)
        for i in range(-1, 7)]
    pen.mark("brick", joined(*rows), tone=0.05)
    pen.part("dark", smooth([(-32, -4, "c"), (-32, -44, "c"), (-20, -57), (0, -61), (20, -57), (32, -44, "c"),
        (32, -4, "c")]), shade="flat")
    pen.part("flame", smooth([(0, -52, "c"), (5, -42), (16, -32), (18, -18), (8, -8), (-8, -8), (-18, -18),
        (-15, -30, "c"), (-9, -26), (-5, -38)]), shade="glow")
    pen.part("core", smooth([(1, -34, "c"), (9, -22), (8, -13), (0, -9), (-9, -13), (-8, -22)]), shade="glow")
    pen.part("wood", joined(rect(-22, -13, 44, 6, 3), rect(-16, -9, 36, 6, 3)))
    pen.part("wood", rect(-60, -98, 120, 11, 2))
    pen.mark("wood", rect(-66, -91, 132, 6), tone=-0.1)
    pen.part("stone", rect(-60, -5, 120, 5, 1))
    pen.anchor(top=(0, -98), lamp=(0, -24), mouth=(0, -10))


@symbol("staircase, stairway, stair, flight of stairs", kinds="building", height=2.4,
    slots={"stone": ("#c9bfae", "primary"), "rail": ("#6b4632", "second")}, traits=("homely",))
def staircase(pen: Pen) -> None:
    for i in range(6):
        x, y = -60 + i * 20, -12 * (i + 1)
        pen.part("stone", rect(x, y, 60 - x, 12), tone=-0.03)
        pen.part("stone", rect(x - 2, y, 62 - x, 3.6, 1), tone=0.07)
        pen.mark("stone", rect(x, y + 2.6, 100, 1), tone=-0.05)
    pen.stroke("rail", joined(*(line([(-50 + i * 20, -12 * (i + 1)), (-50 + i * 20, -12 * (i + 1) - 24)])
        for i in range(6))), 2)
    pen.stroke("rail", line([(-54, -35), (54, -100)]), 4)
    pen.anchor(top=(50, -72), seat=(-10, -36))


@symbol("swing, playground swing, tree swing", kinds="toy, furniture", height=2.2,
    slots={"frame": ("#d8433f", "primary"), "rope": ("#c9a56a", "fixed"), "seat": ("#8a5a36", "second")},
    home="park", traits=("anywhere", "seat"))
def swing(pen: Pen) -> None:
    for x, d, tone in ((-48, -10, -0.1), (48, 10, -0.1), (-48, -22, 0.0), (48, 22, 0.0)):
        pen.part("frame", pole((x, -96), (x + d * (0.6 if tone else 1.0) * (-1 if tone else 1), -4 if tone else 0), 5,
            5), tone=tone)
    pen.part("frame", rect(-54, -100, 108, 6, 3), tone=0.03)
    pen.stroke("rope", joined(line([(-18, -96), (-18, -22)]), line([(18, -96), (18, -22)])), 1.8)
    pen.part("seat", rect(-24, -24, 48, 5.4, 2))
    pen.mark("seat", rect(-26, -21, 52, 4), tone=-0.1)
    pen.anchor(seat=(0, -24), top=(0, -100), handle=(18, -52))


@symbol("slide, playground slide, playground", kinds="toy", height=2.2, slots={"chute": ("#f6b73c", "primary"),
    "frame": ("#4f8fc4", "second")}, home="park")
def slide(pen: Pen) -> None:
    for x in (-56, -36):
        pen.part("frame", pole((x, 0), (x + 8, -96), 4.4, 4.4), tone=-0.08 if x == -36 else 0.0)
    pen.stroke("frame", joined(*(line([(-54 + i * 1.4, -14 - 14 * i), (-35 + i * 1.4, -14 - 14 * i)])
        for i in range(5))), 3)
    pen.stroke("frame", line([(-20, -70), (-14, 0)]), 4, tone=-0.08)
    pen.part("chute", smooth([(-50, -80, "c"), (-24, -82, "c"), (0, -60), (24, -30), (46, -13), (66, -10, "c"),
        (66, -5, "c"), (42, -7), (18, -24), (-6, -54), (-26, -74, "c"), (-50, -74, "c")]), tone=-0.12)
    front = smooth([(-50, -78, "c"), (-24, -78, "c"), (-2, -56), (20, -26), (44, -9), (66, -6, "c"), (66, 0, "c"),
        (40, -2), (14, -18), (-8, -48), (-28, -70, "c"), (-50, -70, "c")])
    pen.part("chute", front)
    gloss(pen, "chute", curve((-24, -75), (0, -51), (22, -22), (46, -6)), alpha=0.4)
    pen.stroke("frame", curve((-48, -94), (-34, -96), (-24, -82)), 3.4)
    pen.anchor(seat=(-36, -80), top=(-38, -80))


@symbol("hammock", kinds="furniture", height=1.2, slots={"cloth": ("#e8785a", "primary"),
    "stripe": ("#fbeccb", "second"), "rope": ("#b98f5a", "fixed"), "wood": ("#8a5a36", "fixed")},
    home="garden", traits=("anywhere", "open", "seat"))
def hammock(pen: Pen) -> None:
    for x in (-66, 66):
        pen.part("wood", pole((x, 0), (x, -84), 7, 6))
    pen.stroke("rope", joined(*(line([(side * 66, -70), (side * 48, y)]) for side in (-1, 1) for y in (-60, -54, -48))),
        1.4)
    pen.part("cloth", smooth([(-48, -60, "c"), (-24, -44), (0, -39), (24, -44), (48, -60, "c"), (24, -34), (0, -28),
        (-24, -34)]), tone=-0.14)
    with pen.in_front():
        sling = smooth([(-50, -58, "c"), (-28, -37), (0, -30), (28, -37), (50, -58, "c"), (46, -40), (26, -18),
            (0, -12), (-26, -18), (-46, -40)])
        pen.part("cloth", sling)
        pen.mark("stripe", joined(*(line([(x, -70), (x * 0.9, 0)]) for x in (-36, -24, -12, 0, 12, 24, 36))), width=3.4)
        pen.mark("cloth", crescent(sling, 0, -7), tone=-0.12, alpha=0.6)
    pen.anchor(seat=(0, -34), top=(0, -32))


@symbol("hourglass, sand timer, egg timer", kinds="thing", height=0.2, place="surface",
    slots={"wood": WOOD, "glass": ("#cfe8ee", "fixed"), "sand": ("#f0c468", "second")}, nook="study", traits=("clear",))
def hourglass(pen: Pen) -> None:
    for x in (-28, 28):
        pen.part("wood", rect(x - 2.4, -92, 4.8, 84, 1.4), tone=-0.08)
    bulb = smooth([(-22, -90, "c"), (22, -90, "c"), (23, -74), (14, -58), (3, -50), (14, -42), (23, -26),
        (22, -10, "c"), (-22, -10, "c"), (-23, -26), (-14, -42), (-3, -50), (-14, -58), (-23, -74)])
    pen.part("glass", bulb, shade="glass", alpha=0.6)
    pen.part("sand", smooth([(-19, -70, "c"), (0, -67), (19, -70, "c"), (12, -59), (0, -50, "c"), (-12, -59)]))
    pen.part("sand", smooth([(-20, -11, "c"), (-16, -22), (0, -34), (16, -22), (20, -11, "c")]))
    pen.stroke("sand", line([(0, -50), (0, -30)]), 1.6)
    pen.stroke("glass", bulb, 1.2, tone=-0.12)
    pen.part("glass", smooth([(-18, -84), (-18, -74), (-13, -64), (-15, -74), (-15, -84)]), tone=0.12, alpha=0.8,
        shade="flat")
    for y in (-100, -10):
        pen.part("wood", rect(-36, y, 72, 10, 3), tone=0.02)
        pen.mark("wood", rect(-40, y + 6, 80, 6), tone=-0.1)
    pen.anchor(top=(0, -100), handle=(0, -50))


@symbol("gear, cog, cogwheel", kinds="thing, tool", height=0.2, faces_viewer=True,
    slots={"metal": ("#8f9baa", "primary")}, home="workshop")
def gear(pen: Pen) -> None:
    points = []
    for i in range(10):
        for d, r in ((-11, 39), (-7, 50), (7, 50), (11, 39)):
            t = math.radians(36 * i + d)
            points.append((r * math.cos(t), -50 + r * math.sin(t)))
    body = difference(polygon(points), ellipse(0, -50, 15))
    pen.part("metal", body)
    pen.mark("metal", crescent(body, -4, -4), tone=-0.1)
    pen.mark("metal", difference(ellipse(0, -50, 29), ellipse(0, -50, 25)), tone=-0.12)
    pen.anchor(top=(0, -100))


@symbol("skull, cranium", kinds="thing", height=0.22, place="surface", faces_viewer=True,
    slots={"bone": ("#f3ecdc", "primary"), "dark": ("#3a3238", "fixed")}, nook="study", traits=("sunken",))
def skull(pen: Pen) -> None:
    pen.part("bone", rect(-23, -26, 46, 26, 8), tone=-0.05)
    head = smooth([(0, -100), (-30, -93), (-45, -66), (-42, -42), (-30, -30), (-24, -16, "c"), (24, -16, "c"),
        (30, -30), (42, -42), (45, -66), (30, -93)])
    pen.part("bone", head)
    pen.mark("bone", crescent(head, -9, -5), tone=-0.09)
    for x in (-18, 18):
        pen.part("dark", ellipse(x, -50, 12, 13, turn=-x * 0.6), shade="flat")
    pen.part("dark", smooth([(0, -38, "c"), (-6, -26), (-1, -28, "c"), (1, -28, "c"), (6, -26)]), shade="flat")
    pen.stroke("dark", joined(*(line([(x, -14), (x, -3)]) for x in (-12, -4, 4, 12))), 1.8)
    pen.anchor(top=(0, -100), seat=(0, -98))


@symbol("mask, carnival mask, venetian mask, theatre mask, theater mask", kinds="clothing, thing", height=0.15,
    faces_viewer=True, slots={"body": ("#8a5fc0", "primary"), "gold": ("#e6b94a", "second"),
    "feather": ("#e0567f", "fixed")}, told_in="room", worn=1.7)
def mask(pen: Pen) -> None:
    for angle, length in ((-34, 44), (-14, 54), (6, 54), (26, 46)):
        from_x = angle * 0.4
        pen.part("feather", smooth([(from_x - 2, -52, "c"), (from_x + angle * 0.5 - 8, -52 - length * 0.6),
            (from_x + angle * 0.9, -52 - length, "c"), (from_x + angle * 0.5 + 8, -52 - length * 0.55),
            (from_x + 2, -52, "c")]), tone=0.03 if angle > 0 else -0.04)
        pen.mark("feather", curve((from_x, -52), (from_x + angle * 0.5, -52 - length * 0.6),
            (from_x + angle * 0.85, -56 - length * 0.9)), tone=-0.13, width=1.2)
    body = smooth([(0, -50), (-24, -56), (-56, -64, "c"), (-58, -36), (-46, -12), (-24, -8), (-8, -20), (0, -16),
        (8, -20), (24, -8), (46, -12), (58, -36), (56, -64, "c"), (24, -56)])
    eyes = [smooth([(side * 12, -34, "c"), (side * 24, -44), (side * 42, -40, "c"), (side * 34, -28),
        (side * 20, -26)]) for side in (-1, 1)]
    pen.part("body", difference(body, joined(*eyes)))
    pen.mark("body", crescent(body, -5, -6), tone=-0.09)
    pen.stroke("gold", joined(*eyes), 2.2)
    pen.stroke("gold", body, 2.4)
    pen.part("gold", joined(ellipse(0, -46, 4), ellipse(-7, -50, 2.4), ellipse(7, -50, 2.4)))
    pen.anchor(top=(0, -60), fit=(0, -36), handle=(50, -20))


@symbol("easel, painter's easel", kinds="tool, furniture", height=1.6, symbol_id="easel",
    slots={"wood": ("#b5793f", "primary"), "canvas": ("#fdfaf2", "fixed"), "a": ("#f2a95c", "second"),
    "b": ("#5a9ac4", "fixed"), "c": ("#6fae6a", "fixed")},
    board=Board(0, -61, 66, 50, panel="#fbf8ef"), traits=("anywhere",))
def easel(pen: Pen) -> None:
    pen.part("wood", pole((0, -70), (4, -6), 4, 4), tone=-0.14)
    for side in (-1, 1):
        pen.part("wood", pole((side * 4, -104), (side * 34, 0), 4.4, 5), tone=0.0 if side < 0 else -0.05)
    pen.part("canvas", quad((-36, -90), (36, -90), (36, -34), (-36, -34)))
    pen.part("b", rect(-33, -87, 66, 50), tone=0.16, shade="flat")
    pen.mark("a", ellipse(12, -68, 9))
    pen.mark("b", smooth([(-40, -56), (-14, -70), (8, -54), (26, -62), (44, -54), (44, -30), (-40, -30)]))
    pen.mark("c", smooth([(-40, -46), (-8, -54), (18, -45), (44, -50), (44, -30), (-40, -30)]))
    pen.part("wood", rect(-42, -34, 84, 5, 1.5), tone=0.03)
    pen.part("wood", rect(-5, -98, 10, 9, 1.5), tone=0.03)
    pen.anchor(top=(0, -104), lean=(-30, -20))
