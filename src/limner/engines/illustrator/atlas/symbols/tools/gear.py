"""Ropes, ladders, wheels, anchors and other gear."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    arc,
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
from limner.engines.illustrator.atlas.hues import DARK, STEEL, WHITE
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    crescent,
    curve,
    gloss,
    pole,
)


@symbol("metal hook, hook, coat hook, fish hook, fishhook, iron hook, crane hook", kinds="tool, thing", height=0.1,
    place="wall", poses="wall, fish, crane", home="room", traits=("holds up",),
    slots={"steel": ("#9aa5b2", "primary"), "eye": ("#76818e", "follow")}, symbol_id="hook")
def hook(pen: Pen) -> None:
    if pen.pose == "wall":
        _wall_hook(pen)
        return
    pen.part("eye", difference(ellipse(0, -88, 13), ellipse(0, -88, 6.4)))
    bend = outline(smooth([(0, -76), (0, -50), (2, -36), (16, -14), (2, 0), (-20, -6), (-28, -26)], closed=False), 11)
    barb = polygon([(-36, -22), (-24, -44), (-19, -20)])
    pen.part("steel", union(bend, barb) if pen.pose == "fish" else bend)
    pen.mark("steel", crescent(bend, -3, -2), tone=-0.12)
    pen.anchor(top=(0, -98), hand=(0, -10), hook=(0, -8))


def _wall_hook(pen: Pen) -> None:
    """A plate with two screws, and a hook that comes out of it toward the viewer."""
    pen.part("eye", rect(-17, -100, 34, 74, 15))
    pen.mark("eye", joined(ellipse(0, -90, 3.6), ellipse(0, -35, 3.6)), tone=-0.2)
    bend = outline(smooth([(0, -66), (-2, -34), (-4, -12), (10, -3), (28, -12), (31, -30)], closed=False), 12)
    pen.part("steel", bend)
    pen.mark("steel", crescent(bend, -3, -2), tone=-0.12)
    pen.part("steel", ellipse(31, -33, 9), tone=0.06)
    pen.anchor(top=(0, -100), hand=(8, -10), hook=(10, -10))


@symbol("buoy, sea buoy, channel marker, marker buoy", kinds="thing", height=3, place="water", home="sea",
    poses="floating",
    slots={"body": ("#d8352f", "primary"), "white": ("#f6f4ef", "second"), "lamp": ("#ffe58a", "light"),
    "dark": ("#3a404b", "fixed")}, traits=("afloat",))
def buoy(pen: Pen) -> None:
    pen.stroke("dark", joined(line([(-16, -34), (-6, -84)]), line([(16, -34), (6, -84)]), line([(-13, -50), (13, -50)]),
        line([(-10, -66), (10, -66)]), line([(-14, -46), (10, -66)])), 3)
    pen.part("dark", rect(-9, -88, 18, 5, 1))
    pen.part("lamp", smooth([(-5, -88, "c"), (-6, -98), (0, -103), (6, -98), (5, -88, "c")]), shade="glow")
    base = smooth([(-38, -8, "c"), (-30, -30), (-16, -36, "c"), (16, -36, "c"), (30, -30), (38, -8, "c"), (22, 2),
        (-22, 2)])
    pen.part("body", base)
    pen.mark("white", smooth([(-44, -24), (0, -18), (44, -24), (44, -14), (0, -8), (-44, -14)]))
    pen.mark("body", crescent(base, -10, 0), tone=-0.1)
    pen.anchor(top=(0, -102))


@symbol("bundle, cloth bundle, bindle, baby bundle", kinds="bag, container", height=0.4, place="surface",
    slots={"cloth": ("#e8d9bd", "primary"), "knot": ("#cdb68e", "follow")})
def bundle(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("knot", smooth([(0, -70, "c"), (side * 14, -92), (side * 32, -98, "c"), (side * 26, -80), (side * 8,
            -66, "c")]),
            tone=-0.04)
    sack = smooth([(-8, -70), (-34, -60), (-52, -30), (-44, -4), (0, 0), (44, -4), (52, -30), (34, -60), (8, -70)])
    pen.part("cloth", sack)
    pen.mark("cloth", crescent(sack, -12, -6), tone=-0.09)
    pen.mark("cloth", joined(curve((-2, -66), (-20, -44), (-28, -16)), curve((2, -66), (18, -46), (26, -20)),
        curve((0, -64), (-2, -44), (2, -30))), tone=-0.12, width=2)
    pen.part("knot", ellipse(0, -70, 11, 7.4))
    pen.anchor(top=(0, -76), hand=(0, -76))


@symbol("chain, iron chain", kinds="tool", height=0.12, place="surface", slots={"link": ("#9aa3b2", "primary")},
    traits=("wound",))
def chain(pen: Pen) -> None:
    for i in range(5):
        x, y = -48 + 24 * i, -16 - 10 * i
        if i % 2:
            pen.part("link", rotated(rect(x - 15, y - 4, 30, 8, 4), -22, (x, y)), tone=-0.09)
        else:
            ring = difference(ellipse(x, y, 19, 13, -22), ellipse(x, y, 11.4, 5.6, -22))
            pen.part("link", ring)
            pen.mark("link", crescent(ring, -3, -4), tone=-0.1)
    pen.anchor(top=(40, -70), handle=(0, -36))


@symbol("wheel, wagon wheel, cartwheel", kinds="thing", height=0.7, slots={"rim": ("#8a5a34", "primary"), "hub": STEEL},
    home="workshop", shapes=("round",))
def wheel(pen: Pen) -> None:
    pen.part("rim", joined(*(rotated(rect(-2.6, -92, 5.2, 84), 22.5 * i, (0, -50)) for i in range(8))), tone=0.06)
    ring = difference(ellipse(0, -50, 50), ellipse(0, -50, 40))
    pen.part("rim", ring)
    pen.mark("rim", crescent(ring, -5, -5), tone=-0.1)
    pen.part("hub", ellipse(0, -50, 11))
    pen.mark("hub", ellipse(0, -50, 5), tone=-0.2)
    pen.anchor(top=(0, -100), handle=(0, -50), lean=(-50, -50))


@symbol("fire extinguisher, extinguisher", kinds="tool, thing", height=0.55,
    slots={"body": ("#d3262f", "primary"), "dark": DARK, "metal": STEEL, "label": WHITE, "gold": ("#f6c43d", "fixed")})
def fire_extinguisher(pen: Pen) -> None:
    pen.stroke("dark", smooth([(2, -92), (28, -92), (34, -70), (32, -40), (36, -22)], closed=False), 4.4)
    pen.part("dark", polygon([(31, -26), (41, -26), (44, -8), (29, -8)]))
    body = smooth([(-22, -4, "c"), (-22, -66), (-14, -78), (-6, -82, "c"), (6, -82, "c"), (14, -78), (22, -66),
        (22, -4, "c"), (16, 0), (-16, 0)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -8, 0), tone=-0.12)
    gloss(pen, "body", rect(-17, -64, 5, 54, 2.4), detail=0, alpha=0.5)
    pen.mark("label", rect(-14, -54, 28, 32, 2))
    pen.mark("gold", smooth([(0, -50, "c"), (7, -38), (6, -28), (0, -25), (-6, -28), (-7, -38)]))
    pen.mark("dark", rect(-30, -6, 60, 8))
    pen.part("metal", rect(-5, -90, 10, 9, 1))
    pen.part("dark", smooth([(-6, -92, "c"), (22, -96), (38, -92, "c"), (36, -87), (-4, -87, "c")], tension=0.3))
    pen.part("dark", smooth([(-6, -92, "c"), (20, -104), (36, -106, "c"), (37, -101), (10, -95), (-4, -88, "c")],
        tension=0.3), tone=0.06)
    pen.part("label", ellipse(-9, -88, 5))
    pen.part("gold", difference(ellipse(10, -99, 5), ellipse(10, -99, 3)), detail=1)
    pen.anchor(top=(0, -104), handle=(20, -98), lean=(-22, -40))


@symbol("whistle, referee whistle, sports whistle", kinds="tool, thing", height=0.03, place="surface",
    slots={"body": ("#f0b52c", "primary"), "dark": DARK, "cord": ("#d3352f", "second")})
def whistle(pen: Pen) -> None:
    pen.stroke("cord", smooth([(-44, -40), (-68, -46), (-78, -24), (-62, -6), (-70, 0)], closed=False), 3.4)
    pen.part("dark", difference(ellipse(-44, -38, 8), ellipse(-44, -38, 4.4)))
    body = union(ellipse(-8, -34, 34), smooth([(-8, -68, "c"), (68, -68, "c"), (72, -62), (72, -46), (66, -42, "c"),
        (18, -40, "c"), (-8, -30, "c")], tension=0.2))
    pen.part("body", body)
    pen.mark("body", crescent(body, -6, -8), tone=-0.1)
    pen.part("dark", polygon([(6, -68), (26, -68), (18, -52), (6, -52)]), shade="flat")
    ring = ellipse(-8, -34, 22)
    pen.mark("body", difference(ring, ellipse(-8, -34, 19.6)), tone=-0.12)
    pen.mark("body", rect(30, -64, 34, 4, 2), tone=0.16)
    pen.mark("body", arc(-8, -34, 28, 28, 190, 60), tone=0.18, width=4)
    pen.anchor(top=(0, -68), handle=(50, -54))


@symbol("steering wheel, car steering wheel", kinds="thing", height=0.38, place="surface", faces_viewer=True,
    slots={"rim": ("#2f343d", "primary"), "metal": STEEL, "logo": ("#d3352f", "second")}, shapes=("round",))
def steering_wheel(pen: Pen) -> None:
    spokes = union(smooth([(-42, -56, "c"), (-14, -62), (14, -62), (42, -56, "c"), (42, -44, "c"), (16, -36),
        (-16, -36), (-42, -44, "c")]), polygon([(-10, -40), (10, -40), (13, -6), (-13, -6)]))
    pen.part("rim", spokes, tone=0.09)
    pen.mark("metal", joined(rect(-36, -52, 12, 6, 2), rect(24, -52, 12, 6, 2), rect(-4, -22, 8, 12, 2)), alpha=0.9)
    ring = difference(ellipse(0, -50, 50), ellipse(0, -50, 39))
    pen.part("rim", ring)
    pen.mark("rim", crescent(ring, -3, -4), tone=-0.08)
    pen.mark("rim", arc(0, -50, 45, 45, 195, 80), tone=0.18, width=3)
    pen.part("rim", ellipse(0, -50, 15), tone=0.04)
    pen.part("logo", ellipse(0, -50, 7))
    pen.anchor(top=(0, -100), handle=(0, -96))


@symbol("horseshoe, lucky horseshoe, horse shoe", kinds="thing", height=0.13, place="surface", faces_viewer=True,
    slots={"iron": ("#8a93a0", "primary"), "dark": DARK})
def horseshoe(pen: Pen) -> None:
    shoe = difference(smooth([(-30, 0, "c"), (-46, -30), (-50, -60), (-38, -88), (0, -102), (38, -88), (50, -60),
        (46, -30), (30, 0, "c"), (14, 0, "c"), (14, -8)]), smooth([(-14, 2, "c"), (-26, -32), (-29, -58), (-20, -74),
        (0, -81), (20, -74), (29, -58), (26, -32), (14, 2, "c"), (0, 20)]))
    pen.part("iron", shoe)
    pen.mark("iron", crescent(shoe, -5, -4), tone=-0.12)
    pen.mark("dark", outline(smooth([(-30, -14), (-37, -36), (-39, -60), (-29, -80), (0, -91), (29, -80), (39, -60),
        (37, -36), (30, -14)], closed=False), 2.4), alpha=0.35)
    pen.part("dark", joined(*(rotated(rect(x - 2, y - 3.4, 4, 6.8, 1), a, (x, y)) for x, y,
        a in ((-34, -24, -14), (-38.6, -46, -6), (-36.6, -68, 16), (34, -24, 14), (38.6, -46, 6), (36.6, -68, -16),
        (-20, -85.6, 56), (20, -85.6, -56)))), shade="flat")
    pen.anchor(top=(0, -100))


@symbol("life preserver, lifebuoy, life ring, lifebelt, life buoy, swim ring, ring buoy", kinds="sports gear, thing",
    height=0.7, place="surface", faces_viewer=True, slots={"body": ("#e8472f", "primary"),
    "band": ("#fbf8f2", "second"), "rope": ("#d9b97a", "fixed")}, home="beach")
def life_preserver(pen: Pen) -> None:
    pen.stroke("rope", joined(*(arc(0, -50, 51, 51, a, 70) for a in (10, 100, 190, 280))), 2.6)
    ring = difference(ellipse(0, -50, 50), ellipse(0, -50, 25))
    pen.part("body", ring)
    pen.mark("band", joined(*(rotated(rect(-13, -104, 26, 40), 90 * i + 45, (0, -50)) for i in range(4))))
    pen.mark("body", crescent(ring, -6, -6), tone=-0.12, alpha=0.55)
    pen.mark("body", arc(0, -50, 43, 43, 190, 70), tone=0.18, width=4, alpha=0.5)
    pen.anchor(top=(0, -100), fit=(0, -50), handle=(0, -96))


@symbol("tire, tyre, car tire, car tyre, rubber tire", kinds="wheel, thing", height=0.65,
    slots={"rubber": ("#2e3138", "primary"), "rim": ("#b4bdc8", "fixed"), "dark": ("#5b6470", "fixed")},
    home="workshop", shapes=("round",))
def tire(pen: Pen) -> None:
    pen.part("rubber", ellipse(9, -50, 48, 49), tone=-0.06)
    treads = joined(*(rotated(rect(50, -53, 14, 5), a, (4, -50)) for a in range(-90, 91, 12)))
    pen.mark("rubber", treads, tone=-0.14)
    disc = ellipse(-4, -50, 47, 50)
    pen.part("rubber", disc)
    pen.mark("rubber", crescent(disc, -5, -5), tone=-0.07)
    pen.mark("rubber", difference(ellipse(-4, -50, 39, 42), ellipse(-4, -50, 37.6, 40.6)), tone=0.14)
    pen.mark("rubber", arc(-4, -50, 43, 46, 190, 70), tone=0.16, width=2)
    pen.part("dark", ellipse(-4, -50, 27, 29))
    pen.part("rim", difference(ellipse(-4, -50, 27, 29), ellipse(-4, -50, 23.4, 25.4)))
    pen.part("rim", union(*(rotated(polygon([(-8, -50), (-7, -76), (-1, -76), (0, -50)]), 72 * i, (-4, -50))
        for i in range(5))))
    pen.part("rim", ellipse(-4, -50, 9))
    pen.mark("dark", joined(*(ellipse(-4 + 5.4 * math.cos(1.257 * i), -50 + 5.4 * math.sin(1.257 * i), 1.1)
        for i in range(5))), detail=1)
    pen.anchor(top=(0, -100), seat=(0, -99), lean=(-50, -50))


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


@symbol("flag, pennant", kinds="thing", height=2, slots={"cloth": ("#d8433f", "primary"),
    "b": ("#fbf6ea", "second"), "pole": ("#8a5a36", "fixed"), "gold": ("#e0b044", "fixed")},
    told_in="meadow", held="gripped", board=Board(2, -71, 72, 22, ground="#f6f2e8"), printed="banner, flag",
    traits=("carried", "colourful", "pole", "raised"), shapes=("rectangular",))
def flag(pen: Pen) -> None:
    pen.part("pole", pole((-36, 0), (-36, -98), 4, 3.4))
    pen.part("gold", ellipse(-36, -100, 4))
    cloth = smooth([(-34, -96, "c"), (-14, -100), (8, -92), (30, -88), (48, -94, "c"), (46, -72), (48, -46, "c"),
        (30, -40), (8, -46), (-14, -54), (-34, -50, "c")])
    pen.part("cloth", cloth)
    pen.mark("b", smooth([(-40, -80), (-14, -84), (8, -76), (30, -72), (56, -78), (56, -62), (30, -56), (8, -61),
        (-14, -69), (-40, -65)]))
    pen.mark("cloth", joined(smooth([(-8, -110), (4, -80), (-4, -40), (10, -40), (16, -80), (8, -110)]),
        smooth([(40, -110), (50, -70), (40, -30), (70, -40), (70, -100)])), tone=-0.14, alpha=0.3)
    pen.anchor(top=(-36, -102), handle=(-36, -20), lean=(-34, -30))


@symbol("anvil",
    worked="hammer", kinds="tool", height=0.35, slots={"iron": ("#4a505c", "primary"), "wood": ("#8a5a34", "fixed")},
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


@symbol("ladder, stepladder", kinds="tool", height=2.4, slots={"wood": ("#d39a55", "primary")},
    poses="standing, closed", home="workshop", held="gripped", lean=6.0, traits=("climbed", "pole"))
def ladder(pen: Pen) -> None:
    if pen.pose != "closed":
        for side in (-1, 1):
            pen.part("wood", pole((side * 31, -11), (side * 13, -99), 4.2, 4), tone=-0.2)
        pen.part("wood", joined(rect(-24, -46, 48, 3), rect(-18, -72, 36, 3)), tone=-0.22)
        pen.part("wood", rect(-19, -104, 38, 6, 1.5), tone=0.06)
    for y in range(-92, -4, 14):
        w = 15 + (y + 100) * 0.06
        pen.part("wood", rect(-w, y, 2 * w, 4), tone=-0.07)
    for side in (-1, 1):
        pen.part("wood", pole((side * 21, 0), (side * 15, -102), 5.4, 5), tone=0.02 if side < 0 else -0.04)
    pen.anchor(top=(0, -100), lean=(20, -80), seat=(0, -92))


@symbol("rope, lasso, cord, coil of rope", kinds="tool", height=0.18, place="surface",
    slots={"body": ("#d6b071", "primary")}, traits=("climbed", "wound"))
def rope(pen: Pen) -> None:
    pen.stroke("body", curve((36, -10), (60, -4), (74, -10), (80, -2)), 8, tone=-0.04)
    for i, y in enumerate((-8, -18, -28)):
        loop = difference(ellipse(0, y, 44 - 2 * i, 15 - i), ellipse(0, y - 2, 32 - 2 * i, 7 - i))
        pen.part("body", loop, tone=0.03 * i - 0.04)
        pen.mark("body", joined(*(line([(x, y + 20), (x + 7, y)]) for x in range(-46, 46, 7))), tone=-0.12, width=1.2)
    pen.anchor(top=(0, -36))


@symbol("anchor, ship anchor", kinds="tool, thing", height=1.4, faces_viewer=True,
    slots={"body": ("#46566b", "primary")}, home="beach", traits=("sunken",))
def anchor(pen: Pen) -> None:
    ring = difference(ellipse(0, -91, 9), ellipse(0, -91, 4.8))
    arms = joined(smooth([(-40, -30, "c"), (-44, -26), (-30, -4), (0, 0), (30, -4), (44, -26), (40, -30, "c"),
        (28, -17), (6, -11), (-6, -11), (-28, -17)]))
    flukes = [polygon([(s * 46, -44), (s * 52, -20), (s * 30, -22)]) for s in (-1, 1)]
    body = union(ring, rect(-5, -84, 10, 80, 2), rect(-25, -74, 50, 9, 4), arms, *flukes)
    pen.part("body", body)
    pen.mark("body", rect(1.2, -84, 6, 80), tone=-0.09)
    pen.mark("body", crescent(body, 0, -5), tone=-0.09, alpha=0.7)
    pen.anchor(top=(0, -100), handle=(0, -91))
