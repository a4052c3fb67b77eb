"""Bags, cases and purses."""

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
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import box, crescent, curve, quad
from limner.engines.illustrator.atlas.templates.hollow import mouth, opened


def _unpacked(pen: Pen) -> None:
    """A case that lies open, its lid up behind it."""
    pen.part("body", quad((-52, -40), (52, -44), (60, -98), (-60, -96)), tone=-0.05)
    pen.mark("body", quad((-44, -42), (44, -46), (51, -90), (-51, -88)), tone=-0.12)
    pen.part("body", quad((46, -34), (60, -46), (60, -8), (46, 0)), tone=-0.15)
    mouth(pen, "body", quad((-58, -34), (-46, -46), (60, -46), (46, -34)))
    pen.part("body", rect(-58, -35, 104, 35, 4))
    pen.mark("body", rect(-60, -8, 120, 10), tone=-0.07)
    for x in (-42, 20):
        pen.mark("trim", rect(x, -40, 9, 40))
        pen.part("metal", rect(x - 1, -36, 11, 9, 1.6), shade="flat")
    pen.part("trim", rect(-16, -22, 22, 6, 3))
    pen.anchor(top=(0, -96), seat=(0, -40), handle=(0, -18), lean=(-58, -20))


@symbol("briefcase, attache case, attaché case, business case, leather briefcase", kinds="bag", height=0.36,
    poses="standing, open",
    slots={"body": ("#7a4a2c", "primary"), "trim": ("#5a3420", "follow"), "metal": ("#e3c070", "fixed")},
    home="office", held="hung", shapes=("rectangular",))
def briefcase(pen: Pen) -> None:
    if opened(pen):
        _unpacked(pen)
        return
    pen.part("trim", outline(smooth([(-16, -72, "c"), (-15, -90), (-8, -95), (8, -95), (15, -90), (16, -72, "c")],
        closed=False), 6))
    pen.part("body", quad((54, -74), (64, -78), (64, -6), (54, 0)), tone=-0.14)
    pen.part("body", quad((-58, -74), (-48, -78), (64, -78), (54, -74)), tone=0.07)
    pen.part("body", rect(-58, -74, 112, 74, 5))
    pen.mark("body", rect(-60, -10, 120, 14), tone=-0.08)
    pen.mark("trim", difference(rect(-55, -71, 106, 68, 4), rect(-53.6, -69.6, 103.2, 65.2, 3)), alpha=0.8)
    flap = smooth([(-58, -74, "c"), (54, -74, "c"), (54, -44), (20, -34), (-24, -34), (-58, -44)], tension=0.25)
    pen.part("body", flap, tone=0.05)
    pen.mark("body", crescent(flap, 0, -4), tone=-0.1)
    for x in (-34, 30):
        pen.part("trim", rect(x - 5, -74, 10, 50, 1))
        pen.part("metal", rect(x - 7, -42, 14, 12, 2), shade="flat")
        pen.mark("metal", rect(x - 2, -38, 4, 5), tone=-0.3)
    pen.part("metal", rect(-9, -39, 14, 8, 2))
    pen.anchor(top=(0, -76), seat=(0, -76), handle=(0, -94), lean=(-58, -40))


@symbol("plastic bag, grocery bag, carrier bag, carry bag, polythene bag", kinds="bag", height=0.45,
    slots={"body": ("#e9edf0", "primary"), "print": ("#e0473f", "fixed")}, home="street")
def plastic_bag(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("body", difference(smooth([(side * 38, -56, "c"), (side * 42, -84), (side * 34, -100),
            (side * 22, -98), (side * 16, -82), (side * 8, -58, "c")]),
            smooth([(side * 30, -58), (side * 33, -78), (side * 29, -91), (side * 24, -89), (side * 22, -76),
            (side * 20, -58)])), tone=-0.05 if side < 0 else -0.09)
    with pen.in_front():
        body = smooth([(-40, -64, "c"), (-24, -58), (-10, -54), (10, -54), (24, -58), (40, -64, "c"), (46, -36), (50,
            -10),
            (42, 0), (12, -1), (-16, 1), (-42, 0), (-50, -10), (-46, -36)])
        pen.part("body", body, alpha=0.97)
        pen.mark("body", crescent(body, -12, -3), tone=-0.1)
        pen.mark("body", joined(curve((-34, -60), (-36, -40), (-28, -22)), curve((-20, -56), (-16, -46), (-18, -36)),
            curve((22, -56), (16, -44), (20, -34)), curve((35, -60), (37, -40), (30, -24)),
            curve((-40, -8), (-24, -14), (-14, -4)), curve((40, -8), (26, -16), (14, -5))), tone=-0.13, width=1.8)
        smile = difference(ellipse(0, -26, 20, 15), ellipse(0, -31, 21, 15))
        pen.mark("print", union(smile, ellipse(-8, -40, 3, 4), ellipse(8, -40, 3, 4)))
        pen.mark("body", joined(curve((-28, -52), (-32, -36), (-30, -18))), tone=0.1, width=2.6)
    pen.anchor(top=(0, -60), handle=(0, -96), mouth=(0, -58), opening=(0, -58))


@symbol("paper bag, shopping bag, gift bag, paper shopping bag, brown paper bag", kinds="bag", height=0.42,
    poses="standing, open",
    slots={"body": ("#d9a765", "primary"), "rope": ("#8a5a34", "fixed"), "print": ("#fbf1de", "second"),
    "tissue": ("#fbf6ec", "fixed")})
def paper_bag(pen: Pen) -> None:
    pen.part("rope", outline(smooth([(-12, -70), (-10, -92), (4, -99), (18, -92), (20, -74)], closed=False), 3),
        tone=-0.1)
    box(pen, "body", (-38, -74), (64, 74), (15, 6), top_tone=-0.24)
    pen.mark("body", polygon([(-40, -4), (30, -4), (30, 4), (-40, 4)]), tone=-0.08)
    if opened(pen):
        mouth(pen, "body", quad((-38, -73), (-23, -80), (41, -80), (26, -73)))
    else:
        pen.part("tissue", polygon([(-30, -75), (-22, -88), (-12, -76), (-4, -90), (6, -77), (16, -86), (24, -76),
            (24, -73), (-30, -73)]), tone=-0.03)
    pen.part("body", rect(-38, -74, 64, 5), tone=0.05)
    pen.part("body", polygon([(26, -74), (33.5, -40), (26, 0), (41, -6), (41, -80)]), tone=-0.16)
    pen.mark("body", line([(33.5, -77), (33.5, -3)]), tone=-0.24, width=1.2)
    pen.part("print", smooth([(-6, -20, "c"), (-22, -36), (-20, -48), (-11, -50), (-6, -44, "c"), (-1, -50), (8, -48),
        (10, -36)]), shade="flat")
    pen.part("rope", outline(smooth([(-22, -70), (-21, -90), (-6, -98), (9, -90), (10, -70)], closed=False), 3))
    pen.anchor(top=(0, -76), handle=(-6, -97), mouth=(0, -75), opening=(0, -75), lean=(-38, -40))


@symbol("trash bag, garbage bag, bin bag, rubbish bag, bin liner, refuse sack, bag of trash, bag of garbage",
    kinds="bag", height=0.7,
    slots={"body": ("#33363f", "primary"), "tie": ("#d9483f", "second")}, home="street")
def trash_bag(pen: Pen) -> None:
    pen.part("body", smooth([(-7, -74, "c"), (-22, -92), (-14, -94), (-10, -101), (-2, -94), (6, -103), (10, -94),
        (20, -96), (16, -88), (7, -74, "c")]), tone=0.04)
    body = smooth([(-8, -76, "c"), (-24, -66), (-42, -48), (-50, -24), (-46, -4), (-24, 1), (0, -1), (24, 2), (46, -4),
        (50, -26), (40, -50), (24, -66), (8, -76, "c")])
    pen.part("body", body)
    pen.mark("body", crescent(body, -13, -4), tone=-0.07)
    pen.mark("body", joined(curve((-6, -74), (-18, -58), (-22, -38)), curve((0, -74), (-2, -58), (2, -46)),
        curve((6, -74), (18, -58), (20, -40)),
        curve((-40, -14), (-28, -22), (-14, -14)), curve((14, -12), (28, -20), (40, -10))), tone=-0.1, width=2)
    pen.mark("body", joined(curve((-12, -68), (-34, -48), (-42, -26)), curve((12, -66), (26, -52), (32, -40)),
        curve((-20, -14), (-8, -24), (6, -22))), tone=0.2, width=3, alpha=0.7)
    pen.part("tie", rect(-11, -80, 22, 7, 3))
    pen.part("tie", union(ellipse(-16, -76, 9, 5, 20), ellipse(16, -76, 9, 5, -20)), tone=-0.05)
    pen.anchor(top=(0, -96), handle=(0, -90))


@symbol("backpack, rucksack, knapsack, school bag, satchel", kinds="bag", height=0.5, poses="standing, open",
    slots={"body": ("#3f7fb8", "primary"), "trim": ("#f0b043", "second"), "metal": ("#d8dde4", "fixed")},
    home="park", worn=2.6, worn_at="back", traits=("hollow",))
def backpack(pen: Pen) -> None:
    pen.stroke("trim", curve((-10, -92), (-10, -103), (10, -103), (10, -92)), 4)
    for side in (-1, 1):
        pen.part("body", smooth([(side * 30, -80), (side * 42, -70), (side * 44, -30), (side * 38, -12),
            (side * 30, -16)]), tone=-0.14)
    body = smooth([(-34, -4, "c"), (-37, -40), (-34, -74), (-20, -94), (0, -98), (20, -94), (34, -74), (37, -40),
        (34, -4, "c"), (24, 0), (-24, 0)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -12, -3), tone=-0.08)
    if opened(pen):
        pen.mark("trim", ellipse(0, -78, 34, 11))
        mouth(pen, "body", ellipse(0, -78, 31, 8.6))
    else:
        pen.mark("trim", curve((-36, -60), (-20, -66), (0, -68), (20, -66), (36, -60)), width=2)
    pocket = smooth([(-25, -44, "c"), (25, -44, "c"), (26, -16), (22, -6), (-22, -6), (-26, -16)])
    pen.part("body", pocket, tone=0.04)
    pen.mark("body", crescent(pocket, -6, -3), tone=-0.06)
    pen.mark("trim", line([(-26, -37), (26, -37)]), width=2.4)
    for x in (-14, 14):
        pen.part("trim", rect(x - 3.4, -58 if opened(pen) else -66, 6.8, 18 if opened(pen) else 26, 1))
        pen.part("metal", rect(x - 4.6, -52, 9.2, 7, 1.4), shade="flat")
    pen.anchor(top=(0, -98), handle=(0, -103), fit=(0, -70), mouth=(0, -92), opening=(0, -92))


@symbol("suitcase, luggage, trunk case, travel bag, baggage, trolley case", kinds="bag", height=0.6,
    poses="standing, open",
    slots={"body": ("#c9694a", "primary"), "trim": ("#6b3f2a", "follow"), "metal": ("#e3c070", "fixed"),
    "a": ("#f6e7c4", "fixed"), "b": ("#4f9fa8", "fixed")},
    home="station", told_in="station, street", held="hung", traits=("carried", "hollow"),
    shapes=("square", "rectangular"))
def suitcase(pen: Pen) -> None:
    if opened(pen):
        _unpacked(pen)
        return
    pen.stroke("trim", curve((-15, -78), (-15, -92), (15, -92), (15, -78)), 5)
    pen.part("body", quad((44, -74), (56, -78), (56, -8), (44, 0)), tone=-0.15)
    pen.part("body", rect(-54, -78, 104, 78, 7))
    pen.mark("body", rect(-60, -12, 120, 14), tone=-0.07)
    for x in (-38, 24):
        pen.part("trim", rect(x, -78, 10, 78))
        pen.part("metal", rect(x - 1, -50, 12, 11, 1.6), shade="flat")
    for x, y in ((-54, -78), (38, -78), (-54, -12), (38, -12)):
        pen.part("trim", rect(x, y, 12, 12, 5))
    pen.part("a", ellipse(-6, -50, 12))
    pen.mark("b", joined(ellipse(-6, -50, 8)))
    pen.part("b", rotated(rect(-14, -26, 26, 14, 1.6), -8, (0, -20)))
    pen.mark("a", rotated(joined(rect(-10, -22, 18, 2.4), rect(-10, -18, 12, 2)), -8, (0, -20)))
    pen.anchor(top=(0, -78), seat=(0, -78), handle=(0, -92), lean=(-54, -40))


@symbol("handbag, purse, shoulder bag, bag, tote bag, tote", kinds="thing", height=0.3, poses="standing, open",
    slots={"body": ("#b8405c", "primary"), "metal": ("#e8c265", "fixed")},
    told_in="room", held="hung", board=Board(0, -24, 76, 24), traits=("carried", "hollow"))
def handbag(pen: Pen) -> None:
    pen.stroke("body", curve((-28, -58), (-24, -90), (0, -100), (24, -90), (28, -58)), 5, tone=-0.1)
    body = smooth([(-40, -64, "c"), (40, -64, "c"), (50, -34), (54, -8), (46, 0), (-46, 0), (-54, -8), (-50, -34)],
        tension=0.4)
    pen.part("body", body)
    pen.mark("body", crescent(body, -14, -5), tone=-0.08)
    if opened(pen):
        mouth(pen, "body", ellipse(0, -63, 39, 8))
    else:
        flap = smooth([(-41, -66, "c"), (41, -66, "c"), (44, -46), (26, -32), (0, -27), (-26, -32), (-44, -46)],
            tension=0.45)
        pen.part("body", flap, tone=0.05)
        pen.mark("body", smooth([(-40, -47), (-24, -36), (0, -31), (24, -36), (40, -47), (26, -32), (0, -27), (-26,
            -32)]),
            tone=-0.08)
        pen.part("metal", rect(-7, -36, 14, 14, 3))
        pen.mark("metal", ellipse(0, -29, 3), tone=-0.2)
    for x in (-28, 28):
        pen.part("metal", ellipse(x, -58, 4.4))
    pen.anchor(top=(0, -66), handle=(0, -98), mouth=(0, -64), opening=(0, -64))


@symbol("wallet, billfold, coin purse", kinds="thing", height=0.1, place="surface",
    slots={"body": ("#8a5433", "primary"), "note": ("#8fc48a", "fixed"), "metal": ("#e8c265", "fixed")}, nook="study",
    shapes=("rectangular",))
def wallet(pen: Pen) -> None:
    pen.part("note", polygon([(-40, -80), (44, -84), (46, -50), (-40, -50)]))
    pen.mark("note", ellipse(4, -74, 8, 6), tone=-0.12)
    pen.part("note", polygon([(-46, -72), (36, -74), (36, -50), (-46, -50)]), tone=0.05)
    with pen.in_front():
        pen.part("body", rect(-52, -64, 104, 64, 8))
        pen.mark("body", difference(rect(-48, -60, 96, 56, 6), rect(-46.6, -58.6, 93.2, 53.2, 5)), tone=0.12, alpha=0.6)
        pen.mark("body", rect(-60, -12, 120, 14), tone=-0.08)
        pen.part("body", smooth([(20, -42, "c"), (54, -44, "c"), (54, -20, "c"), (20, -22, "c"), (12, -32)],
            tension=0.4),
            tone=0.06)
        pen.part("metal", ellipse(24, -32, 4.6))
    pen.anchor(top=(0, -64), mouth=(0, -64), opening=(0, -64))
