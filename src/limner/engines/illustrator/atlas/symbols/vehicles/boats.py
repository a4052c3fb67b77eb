"""Boats and ships."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
    intersection,
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
from limner.engines.illustrator.atlas.hues import DARK
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss, pole
from limner.engines.illustrator.atlas.templates.boat import WATERLINE, dress, hull, sail
from limner.engines.illustrator.atlas.templates.four_wheeler import pane


@symbol("canoe, indian canoe, dugout canoe", kinds="boat, vehicle", height=0.9, place="water",
    slots={"hull": ("#c0522f", "primary"), "wood": ("#c9955a", "fixed"), "trim": ("#f3e3bd", "second")},
    home="lake", traits=("open",))
def canoe(pen: Pen) -> None:
    pen.part("hull", smooth([(-92, -42, "c"), (-60, -30), (0, -26), (60, -30), (92, -42, "c"), (60, -20), (-60, -20)]),
        tone=-0.2)
    for x in (-34, 34):
        pen.part("wood", rect(x - 14, -29, 28, 4, 1), tone=-0.05)
    with pen.in_front():
        pen.part("wood", pole((-34, -66), (30, -8), 3, 3))
        pen.part("wood", rotated(ellipse(38, -2, 6, 15), -48, (38, -2)), tone=-0.04)
        hull = smooth([(-92, -44, "c"), (-60, -27), (0, -22), (60, -27), (92, -44, "c"), (90, -24), (72, -6), (40, 0),
            (-40, 0), (-72, -6), (-90, -24)])
        pen.part("hull", hull)
        pen.mark("hull", crescent(hull, 0, -7), tone=-0.12)
        pen.mark("trim", curve((-92, -41), (-60, -24), (0, -19), (60, -24), (92, -41)), width=3.4)
        pen.mark("trim", smooth([(x, -13 + (4 if i % 2 else -2), "c") for i, x in enumerate(range(-50, 52, 8))],
            closed=False), width=1.8)
    pen.anchor(waterline=(0, -9), seat=(0, -28), opening=(0, -26), top=(0, -28), lean=(-60, -20))


@symbol("kayak, sea kayak, canoe kayak", kinds="boat, vehicle", height=0.8, place="water",
    slots={"hull": ("#e8a12f", "primary"), "deck": ("#f4c765", "follow"), "dark": DARK, "wood": ("#c9955a", "fixed"),
    "blade": ("#e9eef2", "second")}, home="lake", traits=("open",))
def kayak(pen: Pen) -> None:
    pen.part("dark", ellipse(0, -27, 26, 4.6), shade="flat")
    with pen.in_front():
        hull = smooth([(-112, -30, "c"), (-70, -25), (-26, -24), (0, -20), (26, -24), (70, -25), (112, -30, "c"),
            (84, -8), (44, 0), (-44, 0), (-84, -8)])
        pen.part("hull", hull)
        pen.mark("hull", crescent(hull, 0, -7), tone=-0.12)
        pen.mark("deck", curve((-108, -27), (-60, -17), (0, -13), (60, -17), (108, -27)), width=4)
        pen.part("wood", pole((-56, -30), (56, -62), 2.6, 2.6))
        for x, y, turn in ((-64, -27, -16), (64, -65, -16)):
            pen.part("blade", rotated(ellipse(x, y, 14, 5.4), turn, (x, y)))
    pen.anchor(waterline=(0, -9), seat=(0, -22), opening=(0, -24), top=(0, -24), lean=(-70, -20))
    pen.fit()


@symbol("walnut shell boat, nutshell boat, walnut boat, walnut shell, nutshell, acorn boat",
    kinds="boat, toy", height=0.12, place="water", slots={"shell": ("#a8743f", "primary"), "inside": ("#6d4526",
    "follow"), "mast": ("#7c5a38", "fixed"), "leaf": ("#7fae52", "second")}, home="lake", traits=("open",))
def walnut_boat(pen: Pen) -> None:
    pen.part("inside", smooth([(-58, -30, "c"), (0, -37), (58, -30, "c"), (30, -16), (-30, -16)]))
    pen.stroke("mast", line([(22, -18), (20, -112)]), 3.4)
    pen.part("leaf", smooth([(22, -110, "c"), (48, -98), (74, -70), (72, -48, "c"), (46, -42), (22, -50, "c")]))
    pen.mark("leaf", joined(line([(22, -108), (70, -50)]), line([(44, -82), (26, -66)]), line([(56, -68), (38, -52)]),
        line([(34, -94), (46, -98)])), width=1.4, tone=-0.12)
    with pen.in_front():
        shell = smooth([(-60, -31, "c"), (-30, -26), (0, -24), (30, -26), (60, -31, "c"), (56, -14), (38, 0), (12, 6),
            (-14, 6), (-40, 0), (-56, -14)])
        pen.part("shell", shell)
        pen.mark("shell", crescent(shell, 0, -8), tone=-0.11)
        wrinkles = [curve((x, -24), (x * 1.05 + 5, -10), (x * 0.7, 6)) for x in (-42, -26, -10, 8, 24, 40)]
        pen.mark("shell", joined(*wrinkles), width=1.8, tone=-0.12)
        pen.mark("shell", curve((-58, -28), (-30, -23), (0, -21), (30, -23), (58, -28)), width=3.0, tone=0.09)
    pen.anchor(waterline=(0, -5), seat=(-12, -26), opening=(-12, -26), top=(20, -112), lean=(-40, -14))


@symbol("leaf boat, boat made of a leaf, leaf raft", kinds="boat, toy", height=0.08, place="water",
    slots={"leaf": ("#6fae4a", "primary"), "inside": ("#4d8a38", "follow"), "vein": ("#a9d27a", "follow")}, home="lake",
    traits=("open",))
def leaf_boat(pen: Pen) -> None:
    pen.part("inside", smooth([(-70, -28, "c"), (-20, -34), (40, -32), (84, -46, "c"), (40, -16), (-30, -16)]))
    with pen.in_front():
        body = smooth([(-72, -29, "c"), (-40, -24), (0, -22), (44, -25), (88, -48, "c"), (74, -20), (44, -2), (4, 5),
            (-34, 1), (-60, -12)])
        pen.stroke("leaf", curve((-66, -22), (-82, -34), (-90, -52)), 4, tone=-0.08)
        pen.part("leaf", body)
        pen.mark("leaf", crescent(body, 0, -8), tone=-0.1)
        pen.mark("vein", curve((-66, -16), (-20, -6), (40, -12), (84, -44)), width=2.2)
        pen.mark("vein", joined(*(line([(x, -8), (x + 14, -24)]) for x in (-40, -18, 4, 26)),
            *(line([(x, -8), (x + 10, 4)]) for x in (-34, -10, 14, 36))), width=1.2)
    pen.anchor(waterline=(0, -6), seat=(-6, -26), opening=(-6, -26), top=(0, -34), lean=(-50, -10))


@symbol("jet ski, jetski, personal watercraft, water scooter, wave runner", kinds="boat, vehicle", height=1.1,
    place="water", slots={"body": ("#e0473f", "primary"), "white": ("#f6f4ef", "second"), "dark": DARK,
    "water": ("#bfe3f2", "fixed")}, traits=("open",))
def jet_ski(pen: Pen) -> None:
    pen.part("water", smooth([(-54, -8), (-72, -26), (-92, -30, "c"), (-80, -14), (-94, -4), (-60, 0)]), alpha=0.9)
    pen.part("dark", smooth([(-50, -38, "c"), (-46, -52), (-20, -54), (2, -46), (6, -34, "c")]))
    pen.mark("dark", line([(-24, -56), (-22, -34)]), tone=0.12, width=1.6)
    pen.part("body", smooth([(0, -38, "c"), (12, -60), (28, -66), (42, -54), (64, -34, "c")]), tone=0.03)
    pen.mark("white", smooth([(16, -56), (28, -60), (40, -48), (26, -46)]))
    pen.stroke("dark", line([(20, -62), (8, -76)]), 3)
    pen.stroke("dark", line([(2, -78), (16, -76)]), 4)
    hull = smooth([(-62, -32, "c"), (-20, -36), (30, -38), (64, -36), (92, -30, "c"), (76, -12), (50, -1), (-44, 0),
        (-60, -8)], tension=0.45)
    pen.part("body", hull)
    pen.mark("white", smooth([(-64, -20), (20, -22), (94, -32), (80, -16), (30, -11), (-64, -10)]))
    pen.mark("body", crescent(hull, 0, -6), tone=-0.14, alpha=0.7)
    pen.anchor(seat=(-22, -53), top=(-22, -53), waterline=(0, -9), handle=(8, -77), lean=(-50, -20))


@symbol("container ship, cargo ship, freighter, cargo vessel, freight ship, tanker ship", kinds="ship, boat, vehicle",
    height=40, place="water", slots={"hull": ("#b8382f", "primary"), "dark": ("#26324a", "fixed"),
    "white": ("#f4f4f0", "fixed"), "a": ("#3f8fc4", "fixed"), "b": ("#f2a52c", "fixed"), "c": ("#4f9a5a", "fixed"),
    "d": ("#d9653f", "fixed"), "glass": ("#5f7f9a", "fixed")}, traits=("open",))
def container_ship(pen: Pen) -> None:
    pen.part("white", rect(-80, -84, 24, 52, 1))
    pen.mark("glass", joined(*(rect(-78, y, 20, 4) for y in (-80, -68, -57, -46))))
    pen.part("white", rect(-86, -88, 34, 6, 1), tone=-0.04)
    pen.part("hull", rect(-76, -102, 10, 15, 1), tone=-0.04)
    pen.mark("dark", rect(-80, -102, 20, 5))
    for col in range(6):
        x = -50 + 19.4 * col
        for row in range((4, 5, 5, 4, 4, 3)[col]):
            slot = "abcd"[(col * 3 + row * 2 + col // 2) % 4]
            pen.part(slot, rect(x, -42 - 10 * row, 18.4, 9.4, 0.6), tone=-0.02 * (row % 2))
            pen.mark(slot, joined(*(line([(x + 3 + 3 * i, -42 - 10 * row), (x + 3 + 3 * i, -32 - 10 * row)])
                for i in range(5))), tone=-0.09, width=0.9, detail=1)
    pen.stroke("dark", line([(74, -34), (74, -62)]), 2)
    hull = polygon([(-92, -34), (68, -33), (92, -40), (82, 0), (-84, 0), (-92, -14)])
    pen.part("dark", hull)
    pen.mark("hull", rect(-100, -12, 200, 14))
    pen.mark("white", rect(-100, -14, 200, 2.4))
    pen.mark("white", joined(ellipse(74, -26, 2.4)), detail=1)
    pen.anchor(top=(0, -80), waterline=(0, -9), seat=(0, -70), lean=(-84, -20))


@symbol("sailboat, sailing boat, yacht, sailing ship, dinghy, catamaran", kinds="boat, vehicle", height=11,
    place="water", slots={"hull": ("#f2f3f5", "primary"), "sail": ("#fbfaf6", "second"), "stripe": ("#cf3f3a", "fixed"),
    "wood": ("#8d5a36", "fixed"), "glass": ("#a8d5ea", "fixed")}, home="sea", traits=("colourful", "open"),
    board=Board(-19, -38, 30, 22, ground="sail"))
def sailboat(pen: Pen) -> None:
    pen.part("wood", rect(-3.4, -100, 2.4, 86, 1))
    pen.part("stripe", smooth([(-2, -100, "c"), (-9, -98), (-17, -100, "c"), (-14, -95), (-2, -93, "c")]))
    sail([(-4.4, -93, "c"), (-18, -60), (-43, -25, "c"), (-24, -22.5), (-4.4, -24, "c")], pen, "sail",
        [[(-12, -74), (-4, -73)], [(-22, -54), (-4, -52)], [(-34, -36), (-4, -35)]])
    pen.mark("sail", smooth([(-4, -95, "c"), (-11, -60), (-9, -22, "c"), (0, -22, "c")]), tone=-0.06)
    sail([(0.5, -90, "c"), (14, -58), (38, -21, "c"), (20, -23), (4, -22, "c"), (5, -50)], pen, "sail",
        [[(4, -66), (12, -63)], [(5, -46), (23, -43)]], tone=-0.035)
    pen.part("wood", rect(-45, -22.6, 43, 1.9, 0.9))
    pen.part("wood", smooth([(-22, -13, "c"), (-20, -20), (-14, -22), (6, -21.5), (14, -18), (18, -13, "c")]),
        tone=0.03)
    pen.mark("wood", rect(-30, -17, 60, 8), tone=-0.07)
    for x in (-13, -4, 5):
        pen.part("glass", ellipse(x, -17.4, 1.9), shade="flat")
    with pen.in_front():
        dress(pen, "hull", "stripe", hull(-50, 54, -14, sheer=5, rake=11), band_at=0.42)
    pen.anchor(seat=(-30, -9), top=(-2, -100), waterline=(0, WATERLINE), lean=(20, -16))


@symbol(
    "rowing boat, rowboat, punt", kinds="boat, vehicle", height=0.8, place="water",
    slots={"hull": ("#b5713d", "primary"), "inside": ("#7c4a2a", "follow"), "oar": ("#d8b07a", "fixed")},
    home="lake", traits=("open",),
)
def rowing_boat(pen: Pen) -> None:
    pen.part("inside", smooth([(-54, -27, "c"), (-30, -26), (0, -25), (32, -27), (58, -33, "c"), (30, -20), (0, -18),
        (-34, -20)]), tone=-0.06)
    for x in (-24, 8):
        pen.part("hull", polygon([(x, -24.6), (x + 12, -24.8), (x + 13, -20), (x + 1, -19)]), tone=0.06)
    with pen.in_front():
        shape = smooth([(-54, -27, "c"), (-30, -22.5), (0, -20.5), (32, -22.5), (58, -33, "c"), (52, -16), (38, -3),
            (10, 1), (-26, 0), (-46, -5)], tension=0.45)
        dress(pen, "hull", "", shape, planks=3)
        pen.stroke("hull", curve((-54, -27), (-30, -22.5), (0, -20.5), (32, -22.5), (58, -33)), 2.4, tone=0.09)
        pen.part("oar", pole((14, -36), (-26, -9), 2.4, 2.4))
        pen.part("oar", smooth([(-22, -12.5), (-30, -11), (-42, -2), (-40, 2), (-30, -2), (-24, -8.5)]), tone=0.04)
        pen.part("oar", ellipse(-3.5, -23.4, 2.4), tone=-0.16)
    pen.anchor(seat=(-2, -24), top=(-18, -24), waterline=(0, WATERLINE), mouth=(0, -22), opening=(0, -22),
        handle=(14, -36))


@symbol("boat, fishing boat, trawler, tugboat, ferry, vessel, motorboat", kinds="vehicle", height=7, place="water",
    slots={"hull": ("#2f7fb8", "primary"), "cabin": ("#f7f3e8", "second"), "trim": ("#d9483f", "fixed"),
    "wood": ("#a9713f", "fixed"), "glass": ("#a8d5ea", "fixed"), "dark": ("#39414d", "fixed")}, traits=("open",),
    board=Board(-2, -12.5, 60, 14, panel="cabin", round=0.3))
def boat(pen: Pen) -> None:
    pen.stroke("dark", joined(line([(-22, -24), (-22, -88)]), line([(-22, -84), (-48, -40)]),
        line([(-22, -84), (46, -34)])), 1)
    pen.part("wood", pole((-22, -24), (-22, -92), 2.6, 1.8))
    pen.part("wood", pole((-22, -40), (-46, -60), 2.2, 1.6))
    pen.part("trim", smooth([(-22, -92, "c"), (-30, -91), (-37, -93, "c"), (-35, -86), (-22, -85, "c")]))
    pen.part("cabin", polygon([(-16, -60), (20, -60), (24, -24), (-16, -24)]))
    pen.mark("cabin", rect(-20, -34, 60, 12), tone=-0.06)
    pane(pen, rect(-11, -54, 11, 12, 1.8))
    pane(pen, polygon([(4, -54), (16, -54), (17.6, -42), (4, -42)]))
    pen.part("trim", rect(-20, -65, 46, 6, 2))
    pen.part("dark", rect(-8, -76, 8, 12, 1))
    pen.mark("trim", rect(-10, -74, 20, 4))
    with pen.in_front():
        shape = hull(-54, 60, -26, sheer=11, rake=12)
        dress(pen, "hull", "cabin", shape, band_at=0.3)
        pen.mark("trim", rect(-60, -6.5, 130, 9))
        for x in (-26, -8, 10):
            pen.stroke("dark", ellipse(x, -13, 4), 2.6)
    pen.anchor(seat=(-37, -20), top=(2, -65), waterline=(0, WATERLINE), lean=(30, -30))


@symbol("ship, cruise ship, ocean liner, liner, steamship, cruise liner, steamer", kinds="boat, vehicle", height=45,
    place="water", slots={"hull": ("#2d4463", "primary"), "deck": ("#f8f6f0", "second"), "funnel": ("#d9483f", "fixed"),
    "band": ("#2b313b", "fixed"), "window": ("#8cc3de", "light"), "red": ("#b63b38", "fixed")},
    home="sea", ridden="cabin", traits=("open",),
    board=Board(0, -14.5, 80, 11, panel="hull"))
def ship(pen: Pen) -> None:
    for x in (-28, -4, 20):
        pen.part("funnel", polygon([(x - 2, -66), (x + 9, -66), (x + 11, -42), (x, -42)]))
        pen.mark("band", polygon([(x - 3, -67), (x + 12, -67), (x + 12, -61.5), (x - 3, -61.5)]))
        pen.mark("funnel", polygon([(x + 6, -61.5), (x + 14, -61.5), (x + 14, -40), (x + 8, -40)]), tone=-0.08)
    for x0, x1, y in ((-40, 36, -50), (-52, 48, -42), (-60, 54, -34)):
        pen.part("deck", polygon([(x0, y), (x1, y), (x1 + 4, y + 9), (x0 - 1, y + 9)]))
        pen.mark("deck", rect(x0 - 4, y + 7, x1 - x0 + 12, 3), tone=-0.09)
        count = int((x1 - x0 - 8) / 7)
        pen.mark("window", joined(*(rect(x0 + 5 + 7 * i, y + 2.2, 4, 3.4, 0.8) for i in range(count))), shade="glow")
    pen.stroke("band", line([(44, -42), (44, -62)]), 1)
    shape = smooth([(-68, -27, "c"), (0, -26.4), (50, -27.6), (76, -33, "c"), (68, -14), (62, 0, "c"), (-58, 0, "c"),
        (-65, -10)], tension=0.42)
    pen.part("hull", shape)
    pen.mark("red", rect(-90, -6, 180, 10))
    pen.mark("deck", rect(-90, -8, 180, 2))
    pen.mark("hull", smooth([(-72, -27), (0, -24), (80, -33), (80, -30), (0, -22), (-72, -24)]), tone=0.12, alpha=0.6)
    pen.mark("window", joined(*(ellipse(x, -15.5, 1.4) for x in range(-56, 62, 8))), shade="glow")
    pen.anchor(top=(0, -52), waterline=(0, WATERLINE))


@symbol("pirate ship, galleon, tall ship, caravel, schooner", kinds="ship, boat, vehicle", height=30, place="water",
    slots={"hull": ("#7d4b2c", "primary"), "sail": ("#f4e9cf", "second"), "wood": ("#5e3a24", "fixed"),
    "gold": ("#e2b348", "fixed"), "dark": ("#2b2a30", "fixed"), "bone": ("#f5f2ea", "fixed")},
    home="sea", traits=("open",))
def pirate_ship(pen: Pen) -> None:
    pen.stroke("dark", joined(line([(62, -42), (-2, -94)]), line([(-52, -42), (-2, -94)]),
        line([(-34, -78), (-56, -44)])), 0.7)
    pen.part("wood", pole((44, -30), (72, -46), 3, 2))
    for x, top in ((-34, -82), (28, -82), (-3, -100)):
        pen.part("wood", pole((x, -22), (x, top), 3.2, 2))
    for cx, y0, y1, w in ((-34, -76, -50, 15), (28, -76, -50, 15), (-3, -88, -66, 15), (-3, -64, -38, 21)):
        canvas = smooth([(cx - w * 0.86, y0, "c"), (cx + w * 0.86, y0, "c"), (cx + w * 1.22, (y0 + y1) / 2),
            (cx + w, y1, "c"), (cx, y1 + 4.5), (cx - w, y1, "c"), (cx - w * 0.62, (y0 + y1) / 2)])
        pen.part("sail", canvas)
        pen.mark("sail", crescent(canvas, -w * 0.4, -2), tone=-0.07)
        pen.mark("sail", joined(*(curve((cx + d * w, y0), (cx + d * w + 4, (y0 + y1) / 2), (cx + d * w, y1 + 4))
            for d in (-0.4, 0, 0.4))), tone=-0.1, width=0.6, detail=1)
        pen.part("wood", rect(cx - w - 1, y0 - 1.6, 2 * w + 2, 2, 1))
    pen.part("dark", smooth([(-3, -112, "c"), (10, -113), (21, -111, "c"), (19, -106), (21, -100, "c"), (8, -101),
        (-3, -99, "c")]))
    pen.part("bone", union(ellipse(9, -107.4, 3), rect(7.3, -106, 3.4, 3.4, 1)), shade="flat", detail=1)
    with pen.in_front():
        shape = smooth([(-62, -44, "c"), (-40, -41, "c"), (-36, -28, "c"), (28, -27, "c"), (34, -34, "c"),
            (62, -40, "c"), (54, -20), (44, -5), (30, 1), (-30, 1), (-50, -3), (-58, -24)], tension=0.42)
        pen.part("hull", shape)
        pen.mark("hull", rect(-80, -8, 160, 12), tone=-0.1)
        pen.mark("hull", joined(*(curve((-64, y - 4), (0, y), (60, y - 5)) for y in (-22, -16, -10))), tone=-0.1,
            width=0.8)
        pen.mark("gold", joined(curve((-66, -28), (0, -22.6), (62, -31)), line([(-64, -39), (-38, -36)])), width=1.6)
        for x in (-28, -12, 4, 20):
            pen.part("dark", rect(x, -19, 7, 6, 1), shade="flat")
            pen.part("gold", difference(rect(x - 1, -20, 9, 8, 1), rect(x, -19, 7, 6)), shade="flat", detail=1)
    pen.anchor(seat=(-48, -40), top=(-3, -100), waterline=(0, WATERLINE))


@symbol("speedboat, speed boat, powerboat, jet boat", kinds="boat, vehicle", height=1.8, place="water",
    slots={"hull": ("#e2483d", "primary"), "white": ("#f7f7f5", "second"), "glass": ("#a8d5ea", "fixed"),
    "dark": ("#39414d", "fixed")}, traits=("open",))
def speedboat(pen: Pen) -> None:
    pen.part("dark", rect(-66, -30, 10, 16, 3))
    pen.part("dark", rect(-64, -16, 5, 16, 1), tone=0.08)
    pen.part("glass", smooth([(-2, -26, "c"), (-8, -42, "c"), (4, -41), (24, -26, "c")], tension=0.3), shade="glass",
        alpha=0.85)
    pen.stroke("dark", line([(-8, -42), (-2, -26)]), 1.6)
    pen.part("dark", smooth([(-30, -24, "c"), (-32, -37), (-26, -38), (-22, -28), (-14, -26, "c")]), tone=0.04)
    shape = smooth([(-58, -26, "c"), (-20, -25), (10, -26.5), (44, -28), (70, -29, "c"), (56, -14), (34, -2), (0, 1),
        (-48, 0), (-57, -6)], tension=0.42)
    pen.part("hull", shape)
    pen.mark("white", smooth([(-60, -18), (0, -17), (72, -27), (72, -40), (-60, -40)]))
    pen.mark("hull", rect(-70, -7, 150, 12), tone=-0.11)
    pen.mark("hull", smooth([(-60, -15), (0, -14), (66, -24), (66, -22), (0, -11), (-60, -12)]), tone=0.12)
    pen.anchor(seat=(-22, -26), top=(40, -28), waterline=(0, WATERLINE))


@symbol("submarine, sub, u-boat", kinds="boat, vehicle", height=10, place="water",
    slots={"hull": ("#f0b432", "primary"), "trim": ("#d9533f", "second"), "glass": ("#a9dbec", "fixed"),
    "metal": ("#8d97a5", "fixed")}, home="underwater", traits=("open",))
def submarine(pen: Pen) -> None:
    pen.stroke("metal", line([(2, -54), (2, -78), (13, -78)]), 3.6)
    pen.part("trim", rect(11, -81, 5, 6, 1.4))
    pen.part("trim", smooth([(-52, -30, "c"), (-66, -44), (-72, -44, "c"), (-68, -24), (-72, -4, "c"), (-66, -4),
        (-52, -18, "c")]))
    pen.part("metal", joined(ellipse(-70, -33, 3, 8), ellipse(-70, -15, 3, 8)))
    pen.part("hull", smooth([(-18, -42, "c"), (-14, -60, "c"), (16, -60, "c"), (22, -42, "c")], tension=0.3),
        tone=-0.03)
    pen.part("trim", rect(-17, -63, 36, 5, 2))
    body = smooth([(-60, -24), (-44, -42), (-10, -48), (26, -47), (50, -38), (58, -24), (50, -10), (26, -1), (-10, 0),
        (-44, -6)])
    pen.part("hull", body)
    pen.mark("hull", crescent(body, -4, -14), tone=-0.09)
    gloss(pen, "hull", smooth([(-40, -37), (-8, -43), (28, -42), (-8, -40)]), detail=0, alpha=0.6)
    pen.mark("trim", polygon([(-36, -60), (-26, -60), (-26, 20), (-36, 20)]))
    for x, y, r in ((-14, -25, 6.6), (4, -25, 6.6), (32, -25, 17)):
        pen.part("metal", ellipse(x, y, r + 2.6))
        pen.part("glass", ellipse(x, y, r), shade="flat")
        pen.mark("glass", ellipse(x - 0.3 * r, y - 0.4 * r, 0.4 * r, 0.26 * r, -24), tone=0.12)
    pen.part("trim", polygon([(-20, -8), (4, -8), (-8, -2), (-26, -2)]), tone=-0.06)
    pen.anchor(top=(0, -63), waterline=(0, -30), seat=(32, -44))


@symbol("raft, life raft, pontoon", kinds="boat, vehicle", height=2.6, place="water",
    slots={"wood": ("#b5814b", "primary"), "rope": ("#ead7a8", "fixed")}, traits=("afloat", "open"))
def raft(pen: Pen) -> None:
    pen.part("wood", pole((0, -26), (0, -96), 4, 3), tone=-0.1)
    canvas = smooth([(3, -92, "c"), (30, -74), (44, -46, "c"), (22, -48), (3, -44, "c"), (8, -68)])
    pen.part("rope", canvas, tone=0.04)
    pen.mark("rope", crescent(canvas, -8, 3), tone=-0.07)
    pen.mark("wood", polygon([(14, -66), (22, -64), (20, -56), (12, -58)]), alpha=0.5)
    for i in range(5):
        y = -28 + i * 6
        shape = rect(-60 + i * 2 - 2 * (i % 2), y, 118, 8, 4)
        pen.part("wood", shape, tone=0.04 - 0.03 * i)
        pen.part("wood", ellipse(-56 + i * 2 - 2 * (i % 2), y + 4, 3, 4), tone=0.1)
    for x in (-34, 34):
        pen.stroke("rope", joined(*(curve((x + i * 2 - 3, -28 + i * 6), (x + i * 2 + 2, -24 + i * 6),
            (x + i * 2 - 2, -20 + i * 6)) for i in range(5))), 2.2)
    pen.anchor(seat=(-26, -22), top=(-26, -22), waterline=(0, -3))


@symbol("gondola, venetian gondola, gondola boat", kinds="boat, vehicle", height=1.6, place="water",
    symbol_id="gondola", slots={"hull": ("#26272d", "primary"),
    "gold": ("#d9ab42", "fixed"), "seat": ("#b0303a", "second"), "metal": ("#c9d0d8", "fixed"), "wood": ("#9a6a3f",
    "fixed")}, home="harbour, lake")
def gondola(pen: Pen) -> None:
    pen.part("wood", pole((-74, 2), (-22, -64), 3.4, 2))
    pen.part("wood", limb([(-74, 4, 7), (-64, -9, 5)]), tone=-0.04)
    pen.part("seat", smooth([(-6, -12, "c"), (-10, -34), (-2, -38), (6, -34), (10, -20), (24, -18, "c"), (24, -10,
        "c")]))
    pen.part("gold", ellipse(-3, -38, 2.6))
    hull = smooth([(-92, -40, "c"), (-84, -34), (-66, -20), (-36, -14), (0, -13), (40, -15), (66, -24), (76, -40,
        "c"), (80, -40, "c"), (78, -20), (62, -5), (30, 1), (-10, 2),
        (-46, -1), (-74, -14), (-90, -34)])
    pen.part("hull", hull)
    pen.mark("gold", curve((-92, -39), (-66, -17), (-36, -11), (0, -10), (40, -12), (66, -20), (79, -38)), width=1.6)
    pen.mark("hull", crescent(hull, 0, -6), tone=0.1)
    pen.part("metal", smooth([(76, -34, "c"), (78, -52), (75, -60), (82, -66), (90, -60), (86, -54), (82, -40), (80,
        -28, "c")]))
    pen.part("metal", joined(*(rect(80, -52 + 4 * i, 8, 2.2, 0.6) for i in range(5))))
    pen.part("gold", joined(ellipse(-92, -41, 2.4), *(smooth([(x, -14, "c"), (x + 2, -20), (x + 6, -22), (x + 5, -14,
        "c")]) for x in (-34, 44))))
    pen.anchor(seat=(14, -20), top=(0, -40), waterline=(0, -6), mouth=(10, -14))


@symbol("longship, viking ship, viking longship, viking boat, drakkar, dragon ship", kinds="ship, boat, vehicle",
    height=12, place="water", symbol_id="longship",
    slots={"hull": ("#7a4e30", "primary"), "sail": ("#f2e8d2", "fixed"), "stripe": ("#c2403a", "second"),
        "gold": ("#dcae45", "fixed"), "blue": ("#3f6f9e", "fixed"),
    "dark": ("#4a2f1f", "fixed")}, home="sea")
def longship(pen: Pen) -> None:
    pen.part("dark", rect(-2, -104, 4, 90, 1))
    pen.part("dark", rect(-42, -92, 84, 3.4, 1.6))
    sail = smooth([(-40, -89, "c"), (0, -90), (40, -89, "c"), (44, -66), (38, -40, "c"), (0, -34), (-38, -40, "c"),
        (-44, -66)])
    pen.part("sail", sail)
    pen.mark("stripe", joined(*(smooth([(x * 0.94, -92, "c"), (x * 1.06, -66), (x * 0.9, -30, "c"), ((x + 9) * 0.9,
        -30, "c"), ((x + 9) * 1.06, -66), ((x + 9) * 0.94, -92, "c")])
        for x in (-40, -22, -4.5, 13, 31))))
    pen.mark("sail", crescent(sail, -8, 0), tone=-0.08)
    pen.stroke("dark", joined(line([(0, -102), (-70, -24)]), line([(0, -102), (70, -24)]), line([(-38, -40), (-52,
        -20)]), line([(38, -40), (52, -20)])), 0.7)
    pen.part("gold", polygon([(2, -104), (16, -101), (2, -98)]))
    hull = smooth([(-82, -50, "c"), (-76, -34), (-60, -22), (-30, -17), (0, -16), (30, -17), (60, -23), (74, -38),
        (78, -56, "c"), (84, -54, "c"), (82, -34), (70, -12), (44, -2), (0,
        2), (-44, -2), (-70, -12), (-84, -34), (-88, -50, "c")])
    pen.part("hull", hull)
    pen.mark("hull", joined(*(curve((-90, -36 + d), (-50, -18 + d), (0, -12 + d), (50, -18 + d), (90, -40 + d))
        for d in (0, 6, 12))), tone=-0.12, width=1)
    pen.stroke("dark", joined(*(line([(x, -14), (x - 12, 6)]) for x in (-44, -26, -8, 10, 28, 46))), 1.3)
    for i, x in enumerate((-52, -38, -24, -10, 4, 18, 32, 46)):
        y = -19 - abs(x) * 0.05 + 2
        pen.part(("stripe", "gold", "blue")[i % 3], ellipse(x, y, 7))
        pen.mark("sail", joined(rect(x - 8, y - 0.8, 16, 1.6), rect(x - 0.8, y - 8, 1.6, 16)), alpha=0.8)
        pen.mark("dark", ellipse(x, y, 2))
    pen.part("hull", smooth([(76, -50, "c"), (76, -66), (80, -76), (90, -80), (95, -75, "c"), (94, -70), (88, -70),
        (85, -62), (84, -50, "c")]))
    pen.part("hull", joined(polygon([(82, -78), (78, -88), (87, -81)]), polygon([(76, -70), (69, -74), (77, -64)]),
        polygon([(76, -60), (69, -62), (77, -54)])), tone=-0.06)
    pen.part("gold", ellipse(89, -76, 1.6), shade="flat")
    pen.part("hull", smooth([(-83, -46, "c"), (-80, -62), (-84, -72), (-89, -72), (-90, -65), (-88, -63), (-90, -54),
        (-88, -46, "c")]))
    pen.anchor(top=(0, -106), seat=(0, -18), waterline=(0, -5), mouth=(0, -16))


@symbol("chinese junk, junk boat, junk ship, sampan, hong kong junk", kinds="boat, ship, vehicle", height=18,
    place="water", symbol_id="junk", slots={"sail": ("#b8372f",
    "primary"), "hull": ("#6d4a33", "fixed"), "batten": ("#6a2420", "follow"), "gold": ("#dcae45", "fixed")},
    home="sea")
def junk(pen: Pen) -> None:
    for x, h in ((-48, 74), (-4, 108), (46, 84)):
        pen.part("hull", rect(x - 1.4, -h, 2.8, h - 14), tone=-0.06)

    def lug(points: list[tuple[float, float]], rows: int) -> None:
        shape = smooth([(*p, "c") if i in (0, 1, 3, 4) else p for i, p in enumerate(points)])
        pen.part("sail", shape)
        (x0, y0), (x1, y1), _, (x3, y3), (x4, y4) = points[0], points[1], points[2], points[3], points[4]
        pen.mark("batten", joined(*(line([(x0 + (x4 - x0) * k, y0 + (y4 - y0) * k), (x1 + (x3 - x1) * k + 6,
            y1 + (y3 - y1) * k)]) for k in ((i + 1) / rows for i in
            range(rows - 1)))), width=1.6)
        pen.mark("sail", crescent(shape, 6, 0), tone=-0.08)

    lug([(-62, -60), (-40, -78), (-30, -52), (-36, -26), (-64, -26)], 5)
    lug([(-30, -84), (8, -108), (26, -68), (18, -28), (-28, -28)], 7)
    lug([(26, -64), (54, -84), (68, -54), (62, -28), (30, -28)], 5)
    hull = smooth([(-84, -38, "c"), (-60, -34, "c"), (-56, -22), (-20, -18), (30, -18), (60, -24), (82, -34, "c"),
        (76, -14), (62, 0, "c"), (0, 2), (-62, 0, "c"), (-78, -14)])
    pen.part("hull", hull)
    pen.mark("hull", joined(*(curve((-90, -30 + d), (0, -12 + d), (90, -28 + d)) for d in (0, 6, 12))), tone=-0.12,
        width=1)
    pen.mark("gold", curve((-86, -35), (-56, -21), (0, -16), (60, -21), (84, -32)), width=1.6)
    pen.part("hull", joined(rect(-82, -46, 24, 8), rect(-84, -48, 28, 2.4)), tone=0.05)
    pen.mark("gold", joined(*(rect(x, -44, 3, 4) for x in (-78, -72, -66))))
    pen.anchor(top=(-4, -108), seat=(0, -18), waterline=(0, -5))


@symbol("felucca, nile sailboat, dhow, arab dhow, lateen sailboat", kinds="sailboat, boat, vehicle", height=14,
    place="water", symbol_id="felucca", slots={"sail": ("#f6efe0", "primary"),
    "hull": ("#f1ece2", "fixed"), "wood": ("#7a5236", "fixed"), "blue": ("#3f7fb0", "fixed")}, home="sea")
def felucca(pen: Pen) -> None:
    pen.part("wood", pole((6, -14), (2, -72), 3.4, 2.6))
    pen.part("wood", pole((56, -22), (-30, -122), 2.6, 1.8), tone=-0.04)
    sail = smooth([(54, -24, "c"), (12, -72), (-29, -120, "c"), (-40, -70), (-48, -26, "c"), (0, -20)])
    pen.part("sail", sail)
    pen.mark("sail", joined(line([(26, -56), (-6, -18)]), line([(4, -82), (-28, -20)])), tone=-0.08, width=0.9)
    pen.mark("sail", intersection(sail, rect(-60, -130, 40, 120)), tone=-0.05)
    hull = smooth([(-66, -20, "c"), (-30, -15), (20, -15), (58, -20), (74, -30, "c"), (66, -10), (52, 0), (0, 2),
        (-50, 0), (-64, -8)])
    pen.part("hull", hull)
    pen.mark("blue", curve((-70, -15), (-20, -9), (30, -9), (76, -24)), width=3)
    pen.mark("hull", crescent(hull, 0, -5), tone=-0.12)
    pen.anchor(top=(-29, -120), seat=(-30, -16), waterline=(0, -5))


@symbol("oar, paddle, boat paddle, wooden oar, rowing oar, canoe paddle", kinds="sports gear, thing", height=2.2,
    home="lake", slots={"wood": ("#b87a42", "primary"), "band": ("#c9503f", "second")}, held="gripped",
    traits=("pole",), part_of="boat")
def oar(pen: Pen) -> None:
    pen.part("wood", rect(-2, -74, 4, 72, 1.8))
    pen.mark("wood", rect(0.4, -76, 3, 78), tone=-0.1)
    blade = smooth([(-2.4, -66, "c"), (-8, -74), (-9.6, -90), (-7.6, -103), (0, -106), (7.6, -103), (9.6, -90), (8,
        -74),
        (2.4, -66, "c")])
    pen.part("wood", blade, tone=0.04)
    pen.mark("band", rect(-14, -94, 28, 8))
    pen.mark("wood", line([(0, -68), (0, -104)]), width=1.1, tone=-0.14)
    pen.part("wood", rect(-3.2, -12, 6.4, 12, 2.8), tone=-0.12)
    pen.part("band", rect(-3.4, -40, 6.8, 8, 1), tone=-0.08)
    pen.anchor(top=(0, -106), handle=(0, -24), lean=(-3, -60))
