"""Toys."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    Path,
    arc,
    difference,
    ellipse,
    joined,
    limb,
    line,
    outline,
    polygon,
    rect,
    rotated,
    smooth,
    star,
    union,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK, GOLD, STEEL, WHITE, WOOD
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    Hue,
    box,
    crescent,
    curve,
    gloss,
    pole,
    quad,
)
from limner.engines.illustrator.atlas.symbols.play.balls import DISC, rounded
from limner.engines.illustrator.atlas.templates.boat import WATERLINE

SKIN: Hue = ("#f0c3a2", "fixed")


@symbol("rubber duck, rubber ducky, rubber duckie, bath duck, toy duck", kinds="toy, thing", height=0.1,
    place="surface", slots={"body": ("#f8cd2e", "primary"), "bill": ("#ee7d28", "fixed"), "dark": DARK, "white": WHITE},
    home="bathroom", traits=("afloat",))
def rubber_duck(pen: Pen) -> None:
    body = smooth([(-60, -58, "c"), (-46, -50), (-28, -48), (-6, -52), (20, -56), (42, -44), (48, -24), (38, -6),
        (14, 0), (-22, 0), (-46, -10), (-56, -32)])
    head = ellipse(22, -78, 29, 28)
    pen.part("body", union(body, head))
    pen.mark("body", crescent(body, -5, -7), tone=-0.12)
    pen.mark("body", crescent(head, -4, -4), tone=-0.08)
    wing = smooth([(-40, -40, "c"), (-26, -38), (-6, -40), (10, -36), (6, -20), (-12, -14), (-30, -22)])
    pen.part("body", wing, tone=-0.06)
    pen.part("bill", smooth([(44, -82, "c"), (58, -80), (68, -72, "c"), (58, -66), (44, -66, "c")]))
    pen.mark("bill", curve((44, -74), (58, -73), (68, -72)), width=1.6, tone=-0.18)
    pen.part("white", ellipse(31, -86, 6.4, 7.6))
    pen.part("dark", ellipse(33, -85, 3.8, 5))
    gloss(pen, "body", ellipse(10, -94, 8, 4, -30), detail=0)
    pen.anchor(top=(20, -106), handle=(0, -40), seat=(-20, -48), waterline=(0, -10))


@symbol("sandcastle, sand castle", kinds="toy, building", height=0.5, slots={"sand": ("#e0bd7c", "primary"),
    "flag": ("#d5473f", "second"), "shell": ("#f6ece0", "fixed"), "pole": WOOD}, home="beach")
def sandcastle(pen: Pen) -> None:
    def tower(x: float, width: float, top: float, tone: float) -> Path:
        body = polygon([(x - width * 0.56, 0), (x - width / 2, top), (x + width / 2, top), (x + width * 0.56, 0)])
        teeth = union(*(rect(x - width / 2 + k * width / 5 - 0.5, top - 7, width / 5 + 0.5, 9) for k in (0, 2, 4)))
        pen.part("sand", union(body, teeth), tone=tone)
        return body

    tower(0, 40, -66, 0.03)
    tower(-36, 28, -44, 0.0)
    tower(36, 28, -44, -0.03)
    pen.part("sand", smooth([(-62, 0, "c"), (-48, -16), (-20, -22), (20, -22), (48, -16), (62, 0, "c")]), tone=-0.03)
    pen.part("sand", smooth([(-9, 0, "c"), (-9, -14), (0, -23), (9, -14), (9, 0, "c")]), tone=-0.2)
    pen.part("sand", joined(rect(-4, -52, 8, 12, 4), rect(-39, -34, 6, 9, 3), rect(33, -34, 6, 9, 3)), tone=-0.2)
    pen.part("pole", rect(-1, -100, 2, 32))
    pen.part("flag", polygon([(1, -100), (22, -92), (1, -84)]))
    pen.part("shell", joined(ellipse(-24, -8, 5, 4), ellipse(26, -7, 4, 3.4)))
    pen.anchor(top=(0, -100), seat=(0, -66))


@symbol("rocking horse, hobby horse, wooden horse toy", kinds="toy", height=0.9,
    slots={"wood": ("#d9a25e", "primary"), "mane": ("#7a4428", "fixed"), "saddle": ("#c9303a", "second"), "dark": DARK,
    "rocker": ("#3f7f9a", "fixed")}, home="bedroom")
def rocking_horse(pen: Pen) -> None:
    for dy, tone in ((-7, -0.14), (0, 0.0)):
        pen.part("rocker", outline(smooth([(-58, -16 + dy), (-34, -5 + dy), (0, -2.6 + dy), (34, -5 + dy),
            (58, -16 + dy)], closed=False), 5.4), tone=tone)
        for x0, x1 in ((-22, -36), (22, 36)):
            pen.part("wood", pole((x0, -44), (x1, -8 + dy), 10, 7), tone=tone - 0.02)
    pen.part("mane", smooth([(-34, -60), (-48, -62), (-58, -46), (-54, -28), (-46, -36), (-40, -48)]))
    body = smooth([(-36, -44), (-36, -62), (-14, -66), (8, -66), (20, -80), (26, -98), (36, -106), (46, -98), (58, -84),
        (58, -76), (48, -74), (40, -80), (36, -60), (32, -42), (10, -36), (-20, -36)])
    pen.part("wood", body)
    pen.mark("wood", crescent(body, -4, -6), tone=-0.09)
    pen.part("mane", smooth([(30, -108), (22, -104), (12, -88), (8, -70), (16, -66), (22, -78), (30, -92), (36, -100)]))
    pen.part("wood", polygon([(32, -102), (35, -116), (40, -102)]), tone=-0.04)
    pen.part("saddle", smooth([(-18, -68), (0, -64), (8, -68), (8, -50), (-2, -46), (-16, -48)]))
    pen.mark("dark", joined(curve((-18, -54), (-4, -50), (10, -54))), width=1.6, alpha=0.5)
    pen.stroke("saddle", joined(curve((44, -96), (44, -84), (40, -78)), line([(44, -88), (22, -76)])), 2.4)
    pen.part("dark", pole((26, -90), (46, -94), 3.4, 3.4))
    pen.part("dark", ellipse(42, -93, 2.2), shade="flat")
    pen.anchor(seat=(-6, -66), top=(-6, -66), lean=(-40, -40), handle=(36, -92))


@symbol("pinata, piñata", kinds="toy", height=0.6, place="air", slots={"a": ("#e0478a", "primary"),
    "b": ("#f6c43d", "fixed"), "c": ("#3fb0c8", "fixed"), "d": ("#7fc04a", "fixed"), "e": ("#f0762f", "fixed"),
    "eye": ("#2a2430", "fixed"), "glint": ("#ffffff", "fixed"), "rope": ("#b58a4a", "fixed")}, home="park")
def pinata(pen: Pen) -> None:
    pen.stroke("rope", line([(4, -112), (4, -60)]), 2.4)
    shape = union(rect(-40, -62, 72, 34, 5), rect(-40, -34, 18, 34, 2), rect(14, -34, 18, 34, 2),
        polygon([(12, -60), (18, -92), (34, -98), (58, -84), (58, -68), (40, -66), (34, -54)]),
        polygon([(22, -92), (20, -112), (32, -97)]), polygon([(-40, -60), (-54, -50), (-56, -30), (-48, -32),
        (-40, -44)]))
    pen.part("a", shape)
    for y, slot in ((-112, "b"), (-98, "c"), (-84, "e"), (-70, "d"), (-56, "b"), (-42, "c"), (-28, "e"), (-14, "a")):
        pen.mark(slot, rect(-70, y, 140, 14))
        fringe = joined(*(polygon([(x, y + 9), (x + 3.6, y + 9), (x + 1.8, y + 17)]) for x in range(-70, 70, 4)))
        pen.mark(slot, fringe)
    pen.mark("a", joined(*(line([(-70, y + 13.6), (70, y + 13.6)]) for y in (-98, -84, -70, -56, -42, -28))), width=0.8,
        tone=-0.2, alpha=0.5)
    pen.part("glint", ellipse(40, -82, 4.6), shade="flat")
    pen.part("eye", ellipse(41, -82, 2.8), shade="flat")
    pen.stroke("e", joined(*(line([(58 - 2 * i, -68), (56 - 4 * i, -60)]) for i in range(4))), 2)
    pen.anchor(top=(4, -108), handle=(4, -100))


@symbol("spinning top, toy top, humming top", kinds="toy", height=0.15, place="surface",
    slots={"a": ("#d9383f", "primary"), "b": ("#f6c43d", "fixed"), "c": ("#2f8fc4", "fixed"), "metal": STEEL})
def spinning_top(pen: Pen) -> None:
    t = 10
    c = (0.0, -4.0)
    pen.part("metal", rotated(rect(-2.4, -106, 4.8, 30, 2), t, c))
    pen.part("a", rotated(ellipse(0, -106, 6.4), t, c))
    cone = rotated(smooth([(-44, -58), (-30, -34), (-8, -8), (0, 0, "c"), (8, -8), (30, -34), (44, -58), (0, -46)]), t,
        c)
    pen.part("b", cone)
    pen.mark("c", rotated(joined(curve((-44, -44), (0, -32), (44, -44))), t, c), width=7)
    pen.mark("a", rotated(polygon([(-20, -16), (20, -16), (0, 4)]), t, c))
    lid = rotated(smooth([(-44, -58), (-36, -72), (-8, -80), (8, -80), (36, -72), (44, -58), (30, -50), (0, -46),
        (-30, -50)]), t, c)
    pen.part("a", lid)
    pen.mark("a", crescent(lid, -6, -4), tone=-0.1)
    pen.mark("b", rotated(joined(*(ellipse(x, y, 4, 2.6) for x, y in ((-30, -62), (-16, -56), (0, -54), (16, -56),
        (30, -62)))), t, c))
    pen.part("metal", rotated(rect(-1.6, -6, 3.2, 7), t, c))
    pen.anchor(top=(18, -106))


@symbol("yo-yo, yoyo, yo yo", symbol_id="yo_yo", kinds="toy", height=0.06, wielded="dangled",
    place="surface", faces_viewer=True, poses="standing, held",
    slots={"a": ("#d9383f", "primary"), "b": ("#fbf6ea", "second"), "string": ("#c9a26a", "fixed")})
def yo_yo(pen: Pen) -> None:
    if pen.pose != "held":
        pen.stroke("string", smooth([(20, -62), (34, -84), (24, -100), (38, -112), (48, -104), (40, -98), (36, -106)],
            closed=False), 2)
    pen.part("a", ellipse(10, -38, 37, 38), tone=-0.16)
    pen.part("string", ellipse(5, -38, 35, 36))
    disc = ellipse(-4, -38, 38)
    pen.part("a", disc)
    pen.mark("a", crescent(disc, -6, -6), tone=-0.1)
    pen.mark("b", difference(ellipse(-4, -38, 28), ellipse(-4, -38, 23)))
    pen.mark("b", star(-4, -38, 15, 6.4, 5))
    gloss(pen, "a", smooth([(-36, -44), (-28, -62), (-12, -72), (-24, -58), (-32, -42)]), detail=0, alpha=0.6)
    pen.anchor(top=(0, -76), handle=(3, -74) if pen.pose == "held" else (40, -106))


@symbol("nutcracker, nutcracker soldier, wooden nutcracker", kinds="toy", height=0.4, place="surface",
    slots={"coat": ("#c9302f", "primary"), "leg": ("#f4f0e6", "fixed"), "dark": DARK, "gold": GOLD, "skin": SKIN,
        "hair": WHITE, "blue": ("#2f4f9a", "second")})
def nutcracker(pen: Pen) -> None:
    pen.part("dark", rect(-24, -6, 48, 6, 1))
    pen.part("leg", joined(rect(-15, -36, 12, 20), rect(3, -36, 12, 20)))
    pen.part("dark", joined(rect(-16, -20, 14, 14, 2), rect(2, -20, 14, 14, 2)))
    pen.part("coat", rect(-17, -70, 34, 36, 4))
    pen.mark("gold", joined(*(line([(-12, y), (12, y)]) for y in (-62, -55, -48))), width=2.2)
    pen.part("leg", rect(-17, -40, 34, 4))
    for s in (-1, 1):
        pen.part("coat", rect(s * 22 - 5, -69, 10, 28, 4), tone=-0.04)
        pen.part("gold", ellipse(s * 21, -69, 7.4, 4))
        pen.part("skin", ellipse(s * 22, -39, 5))
    pen.part("hair", smooth([(-15, -90), (15, -90), (17, -74), (10, -70), (-10, -70), (-17, -74)]))
    pen.part("skin", rect(-12, -93, 24, 22, 5))
    pen.part("hair", rect(-7, -77, 14, 5))
    pen.mark("dark", joined(*(line([(x, -78), (x, -71)]) for x in (-4, 0, 4))), width=0.8)
    pen.part("hair", smooth([(-8, -72, "c"), (8, -72, "c"), (5, -62), (0, -60), (-5, -62)]))
    pen.part("dark", joined(ellipse(-5, -86, 1.9), ellipse(5, -86, 1.9),
        smooth([(0, -82), (-7, -80), (-11, -82, "c"), (-6, -78.4), (0, -79.4), (6, -78.4), (11, -82, "c"), (7,
            -80)])), shade="flat")
    pen.part("blue", rect(-14, -112, 28, 20, 3))
    pen.part("gold", joined(rect(-15, -95, 30, 4), ellipse(0, -104, 4)))
    pen.part("dark", rect(-11, -93, 22, 3, 1), shade="flat")
    pen.anchor(top=(0, -112), head=(0, -84), hat=(0, -112), lean=(-24, -50))


@symbol("matryoshka, russian doll, nesting doll, matryoshka doll, babushka doll", kinds="toy", height=0.16,
    place="surface",
    slots={"coat": ("#d2323c", "primary"), "shawl": ("#f0b23e", "second"), "skin": SKIN, "dark": ("#3a2620", "fixed"),
        "white": WHITE, "leaf": ("#3f8f4a", "fixed"), "blush": ("#ef8f7f", "fixed")})
def matryoshka(pen: Pen) -> None:
    body = smooth([(-28, -2, "c"), (-38, -26), (-30, -54), (-25, -64), (-28, -82), (-18, -100), (0, -106), (18, -100),
        (28, -82), (25, -64), (30, -54), (38, -26), (28, -2, "c"), (0, 3)])
    pen.part("coat", body)
    pen.mark("shawl", smooth([(-40, -110), (40, -110), (34, -62), (20, -52), (0, -48), (-20, -52), (-34, -62)]))
    pen.mark("coat", crescent(body, -10, 0), tone=-0.08)
    pen.part("skin", ellipse(0, -80, 17.4, 17))
    pen.part("dark", smooth([(-17, -80), (-13, -92), (0, -97.4), (0, -90), (-8, -86)]))
    pen.part("dark", smooth([(17, -80), (13, -92), (0, -97.4), (0, -90), (8, -86)]))
    pen.part("blush", joined(ellipse(-9, -74, 3.4, 2.6), ellipse(9, -74, 3.4, 2.6)), shade="flat", alpha=0.7)
    pen.part("dark", joined(ellipse(-6, -81, 2), ellipse(6, -81, 2)), shade="flat")
    pen.stroke("coat", curve((-4, -70), (0, -68), (4, -70)), 2)
    pen.part("white", smooth([(-22, -44), (0, -50), (22, -44), (24, -14), (0, -6), (-24, -14)]))
    pen.part("coat", union(*(ellipse(8 * math.cos(t), -28 + 8 * math.sin(t), 5.6) for t in (2 * math.pi * i / 5
        for i in range(5)))), shade="flat")
    pen.part("shawl", ellipse(0, -28, 4.4), shade="flat")
    pen.part("leaf", joined(ellipse(-15, -18, 6, 3, -30), ellipse(15, -18, 6, 3, 30), ellipse(-14, -38, 5, 2.4, 30),
        ellipse(14, -38, 5, 2.4, -30)), shade="flat")
    pen.anchor(top=(0, -106), lean=(-34, -30))


@symbol("pinwheel, toy windmill, whirligig", kinds="toy", height=0.5, held="gripped", traits=("carried",),
    slots={"a": ("#e0473f", "primary"), "b": ("#f6c43d", "second"), "stick": ("#f4efe2", "fixed"), "dot": DARK})
def pinwheel(pen: Pen) -> None:
    pen.part("stick", rect(-1.8, -70, 3.6, 70, 1.8))
    blade = smooth([(0, -70, "c"), (2, -106, "c"), (26, -102), (30, -84), (14, -76)], tension=0.4)
    for i in range(4):
        path = rotated(blade, 90 * i, (0, -70))
        pen.part("a" if i % 2 else "b", path)
        pen.mark("a" if i % 2 else "b", rotated(polygon([(0, -70), (2, -106), (14, -88)]), 90 * i, (0, -70)),
            tone=-0.12)
    pen.part("dot", ellipse(0, -70, 4))
    pen.anchor(top=(0, -106), handle=(0, -24), lean=(0, -40))


@symbol("jack-in-the-box, jack in the box", kinds="toy", height=0.35, place="surface",
    slots={"box": ("#3f7fd0", "primary"), "star": ("#f6c43d", "second"), "red": ("#d9363a", "fixed"), "skin": SKIN,
        "steel": STEEL, "dark": DARK})
def jack_in_the_box(pen: Pen) -> None:
    pen.part("box", quad((-30, -42), (30, -42), (24, -60), (-40, -58)), tone=-0.16)
    pen.stroke("steel", line([(x, -40 - 5 * i) for i, x in enumerate((-8, 8, -8, 8, -8, 8))]), 2.6, shade="form")
    pen.part("red", smooth([(-13, -66), (0, -72), (13, -66), (16, -58), (8, -61), (0, -56), (-8, -61), (-16, -58)]))
    for s in (-1, 1):
        pen.part("star", limb([(s * 9, -66, 6), (s * 22, -70, 5), (s * 28, -80, 4.4)]))
        pen.part("skin", ellipse(s * 29, -83, 4))
    pen.part("skin", ellipse(0, -82, 14, 13))
    pen.part("dark", joined(ellipse(-5, -84, 2), ellipse(5, -84, 2)), shade="flat")
    pen.part("red", ellipse(0, -79, 3.4))
    pen.stroke("red", curve((-6, -75), (0, -72), (6, -75)), 1.8)
    pen.part("red", smooth([(-14, -86, "c"), (-10, -98), (-24, -104), (-28, -94, "c"), (-24, -112), (-4, -110), (0,
        -94, "c")]))
    pen.part("star", smooth([(14, -86, "c"), (10, -98), (24, -104), (28, -94, "c"), (24, -112), (4, -110), (0, -94,
        "c")]))
    pen.part("star", joined(ellipse(-28, -93, 3.4), ellipse(28, -93, 3.4)), tone=0.06)
    box(pen, "box", (-30, -42), (56, 42), (12, 6))
    pen.mark("star", star(-2, -21, 15, 6.4, 5))
    pen.stroke("steel", line([(34, -24), (46, -24), (46, -34)]), 2.6)
    pen.part("red", ellipse(46, -36, 3.4))
    pen.anchor(top=(0, -110), lean=(-30, -30))


@symbol("marionette, string puppet, puppet on strings, puppet, pinocchio", kinds="toy", height=0.5, place="air",
    slots={"shirt": ("#d9363a", "primary"), "pants": ("#3f6fb0", "second"), "wood": ("#d9a468", "fixed"),
        "bar": ("#7a4f2c", "fixed"),
    "dark": DARK, "string": ("#8a8278", "fixed"), "hair": ("#5b3a22", "fixed")}, home="stage")
def marionette(pen: Pen) -> None:
    pen.stroke("string", joined(line([(-26, -104), (-30, -50)]), line([(26, -104), (34, -62)]),
        line([(-8, -104), (-6, -84)]), line([(8, -104), (6, -84)]), line([(-16, -104), (-12, -20)]), line([(16, -104),
            (16, -18)])), 0.8)
    for s, knee, foot in ((-1, (-11, -18), (-14, -3)), (1, (14, -18), (22, -4))):
        pen.part("pants", limb([(s * 5, -34, 8), (*knee, 7)]))
        pen.part("wood", limb([(*knee, 6), (*foot, 5)]))
        pen.part("dark", ellipse(foot[0] + 3, foot[1] + 1, 6, 3.4))
    for s, elbow, hand in ((-1, (-22, -46), (-30, -48)), (1, (24, -50), (34, -60))):
        pen.part("shirt", limb([(s * 9, -56, 7), (*elbow, 6)]))
        pen.part("wood", limb([(*elbow, 5), (*hand, 4.6)]))
        pen.part("wood", ellipse(*hand, 4))
    pen.part("shirt", smooth([(-11, -60), (11, -60), (10, -34), (-10, -34)]))
    pen.part("pants", rect(-10.4, -38, 21, 8, 3))
    pen.part("dark", joined(*(ellipse(0, y, 1.3) for y in (-55, -49, -43))), shade="flat")
    pen.part("wood", ellipse(0, -74, 14, 14))
    pen.part("hair", smooth([(-14, -74), (-12, -87), (0, -91), (12, -87), (14, -74), (6, -82), (-6, -82)]))
    pen.part("dark", joined(ellipse(-5, -76, 2), ellipse(5, -76, 2)), shade="flat")
    pen.part("wood", limb([(0, -72, 4), (10, -71, 3)]), tone=-0.08)
    pen.stroke("dark", joined(curve((-5, -67), (0, -65), (5, -67)), line([(-6, -68), (-7, -62)]),
        line([(6, -68), (7, -62)])), 1)
    pen.part("bar", joined(rect(-34, -108, 68, 5, 2), rect(-3, -116, 6, 20, 2)))
    pen.anchor(top=(0, -116), handle=(0, -108), head=(0, -74), hat=(0, -90), lean=(-10, -40))


@symbol("origami crane, paper crane, origami bird, origami", kinds="toy", height=0.12, place="surface",
    slots={"paper": ("#e0567a", "primary")}, traits=("colourful",))
def origami_crane(pen: Pen) -> None:
    pen.part("paper", polygon([(8, -30), (46, -96), (26, -26)]), tone=-0.12)
    pen.part("paper", polygon([(-14, -22), (-70, -62), (-10, -4)]), tone=-0.05)
    pen.part("paper", polygon([(18, -22), (66, -70), (22, -6)]), tone=0.03)
    pen.part("paper", polygon([(66, -70), (84, -58), (62, -60)]), tone=-0.1)
    pen.part("paper", polygon([(-22, -20), (2, -34), (28, -20), (2, 0)]), tone=-0.02)
    pen.part("paper", polygon([(-22, -20), (2, -34), (2, 0)]), tone=0.07)
    pen.part("paper", polygon([(-14, -24), (-26, -100), (18, -24)]), tone=0.1)
    pen.part("paper", polygon([(-26, -100), (2, -34), (18, -24)]), tone=0.0)
    pen.anchor(top=(-26, -100), lean=(-50, -40))


@symbol("dollhouse, doll house, doll's house, toy house", kinds="toy", height=0.7,
    slots={"wall": ("#f3b8cc", "primary"), "roof": ("#b8557f", "follow"), "inside": ("#fdf3e0", "fixed"),
        "wood": WOOD, "blue": ("#6fa8d6", "fixed"), "red": ("#d9434f", "fixed"), "green": ("#6aa55a", "fixed")},
        home="bedroom")
def dollhouse(pen: Pen) -> None:
    pen.part("wall", polygon([(-48, 0), (-48, -66), (0, -104), (48, -66), (48, 0)]))
    for x, y, w, h in ((-43, -28, 41, 25), (2, -28, 41, 25), (-43, -60, 41, 28), (2, -60, 41, 28)):
        pen.part("inside", rect(x, y, w, h), shade="flat", tone=-0.03 * ((x + y) % 2))
    pen.part("inside", polygon([(-26, -66), (0, -92), (26, -66)]), shade="flat")
    pen.part("roof", polygon([(0, -114), (60, -66), (54, -60), (0, -102), (-54, -60), (-60, -66)]))
    pen.part("blue", joined(rect(-38, -42, 22, 8, 2), rect(-38, -48, 4, 14, 1)))
    pen.part("red", joined(rect(8, -44, 18, 10, 2), rect(8, -50, 5, 16, 2)))
    pen.part("wood", joined(rect(-38, -14, 22, 3), rect(-36, -12, 2, 9), rect(-20, -12, 2, 9), rect(28, -56, 12, 22)))
    pen.part("green", joined(rect(10, -20, 12, 17, 1), ellipse(33, -12, 5, 6)))
    pen.part("wood", rect(31, -8, 4, 5))
    pen.part("red", rect(-7, -80, 14, 10, 1), shade="flat")
    pen.part("wall", joined(rect(-2.4, -62, 4.8, 62), rect(-48, -32, 96, 3)), tone=-0.1)
    pen.anchor(top=(0, -114), lean=(-48, -40))


@symbol("kite, toy kite", kinds="toy", height=1, place="air", slots={"body": ("#e8524a", "primary"),
    "b": ("#f6c43d", "second"), "c": ("#4fa3d8", "fixed"), "string": ("#8a8478", "fixed")},
    home="park", held="strung", traits=("carried", "colourful", "flown", "raised"))
def kite(pen: Pen) -> None:
    tail = [(-12, -26), (-20, -14), (-6, -6), (-22, 8), (-10, 20), (-24, 32)]
    pen.stroke("string", curve(*tail), 1.1)
    for i, (x, y) in enumerate(tail[1:-1]):
        bow = joined(polygon([(x, y), (x - 9, y - 5), (x - 8, y + 5)]),
            polygon([(x, y), (x + 9, y - 5), (x + 8, y + 5)]))
        pen.part("bc"[i % 2], bow)
    top, right, low, left, mid = (10, -104), (46, -62), (-12, -24), (-28, -76), (6, -68)
    pen.part("body", polygon([top, right, low, left]))
    pen.mark("b", polygon([top, right, mid]))
    pen.mark("c", polygon([left, low, mid]))
    pen.mark("body", polygon([right, low, mid]), tone=-0.06)
    pen.stroke("string", joined(line([top, low]), line([left, right])), 1.2, tone=-0.1)
    pen.anchor(top=(10, -104), handle=(-12, -26))


@symbol("teddy bear, teddy, stuffed animal, plush toy, stuffed bear, plushie", kinds="toy", height=0.4, place="surface",
    faces_viewer=True, slots={"body": ("#b97d4b", "primary"), "muzzle": ("#ecd0a4", "follow"),
    "dark": ("#3a2a24", "fixed"), "bow": ("#d8433f", "second")}, traits=("lively", "on the floor"))
def teddy_bear(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("body", ellipse(side * 23, -88, 11), tone=-0.03)
        pen.part("muzzle", ellipse(side * 23, -87, 6.4), tone=-0.05)
        arm = ellipse(side * 31, -36, 9, 19, turn=side * -34)
        pen.part("body", arm, tone=-0.05)
        pen.mark("muzzle", ellipse(side * 39, -25, 7))
    torso = smooth([(0, -56), (-19, -50), (-27, -28), (-22, -8), (0, -2), (22, -8), (27, -28), (19, -50)])
    pen.part("body", torso)
    pen.part("muzzle", ellipse(0, -26, 16, 18))
    pen.mark("dark", joined(line([(0, -44), (0, -8)]), *(line([(-2, y), (2, y)]) for y in (-38, -30, -22, -14))),
        width=0.8, alpha=0.5, detail=1)
    for side in (-1, 1):
        foot = ellipse(side * 25, -12, 16, 14)
        pen.part("body", foot, tone=0.02)
        pen.mark("body", crescent(foot, -3, -3), tone=-0.08)
        pen.part("muzzle", ellipse(side * 26, -11, 8.6, 8.2))
    head = smooth([(0, -100), (-20, -96), (-31, -78), (-25, -60), (0, -53), (25, -60), (31, -78), (20, -96)])
    pen.part("body", head, tone=0.02)
    pen.mark("body", crescent(head, -5, -4), tone=-0.07)
    pen.part("muzzle", ellipse(0, -66, 13.4, 10.6))
    pen.part("dark", smooth([(-5, -73), (0, -74.6), (5, -73), (0, -67.6)]))
    pen.stroke("dark", joined(line([(0, -68), (0, -64)]), curve((-5, -62.6), (-2, -61), (0, -64)),
        curve((0, -64), (2, -61), (5, -62.6))), 1.2)
    for x in (-12, 12):
        pen.part("dark", ellipse(x, -79, 3))
        pen.mark("muzzle", ellipse(x - 1, -80.2, 1), tone=0.1)
    for side in (-1, 1):
        pen.part("bow", smooth([(0, -52, "c"), (side * 12, -58), (side * 15, -51), (side * 11, -45)]))
    pen.part("bow", ellipse(0, -51.6, 3.6), tone=-0.08)
    pen.anchor(top=(0, -99), head=(0, -76), seat=(0, -30), hand=(39, -25), handle=(0, -30), hat=(0, -95), face=(0, -72),
        eye=(12, -79))


@symbol("doll, rag doll, dolly", kinds="toy", height=0.4, place="surface", faces_viewer=True,
    slots={"dress": ("#e0679a", "primary"), "hair": ("#c9743a", "second"), "skin": ("#f6cfae", "fixed"),
    "dark": ("#4a3230", "fixed"), "white": ("#fdf8f0", "fixed"), "cheek": ("#f09a94", "fixed")},
    traits=("lively", "on the floor"))
def doll(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("hair", smooth([(side * 20, -86), (side * 34, -80), (side * 36, -62), (side * 30, -48),
            (side * 24, -58), (side * 20, -70)]))
        pen.part("skin", pole((side * 12, -52), (side * 34, -34), 8, 7))
        pen.part("white", ellipse(side * 34, -33, 6))
        pen.part("skin", rect(side * 9 - 5, -14, 10, 12))
        pen.part("dark", smooth([(side * 9 - 6, -4), (side * 9 + 6, -4), (side * 9 + 6 + side * 2, 0),
            (side * 9 - 6 + side * 2, 0)]))
    body = smooth([(-10, -56, "c"), (10, -56, "c"), (16, -40), (28, -12, "c"), (14, -9), (0, -11), (-14, -9),
        (-28, -12, "c"), (-16, -40)])
    pen.part("dress", body)
    pen.mark("white", joined(*(ellipse(x, y, 2) for x, y in ((-8, -42), (6, -36), (-12, -26), (2, -24), (15, -22),
        (-18, -16), (-4, -15), (10, -14)))), alpha=0.9)
    pen.part("hair", ellipse(0, -78, 25, 24), tone=-0.06)
    pen.part("skin", smooth([(-20, -78), (-17, -64), (0, -56), (17, -64), (20, -78), (12, -92), (-12, -92)]))
    pen.part("hair", smooth([(-24, -74, "c"), (-25, -90), (-10, -102), (10, -102), (25, -90), (24, -74, "c"), (16, -86),
        (4, -88), (-8, -85), (-18, -80)]))
    for x in (-8, 8):
        pen.part("dark", ellipse(x, -74, 2.5, 3))
        pen.mark("white", ellipse(x - 0.8, -75.2, 0.9))
        pen.part("cheek", ellipse(x * 1.6, -67.6, 3.2, 2.2), alpha=0.8)
    pen.stroke("dark", curve((-4, -65.4), (0, -63), (4, -65.4)), 1.2)
    for side in (-1, 1):
        pen.part("dress", smooth([(0, -100, "c"), (side * 11, -107), (side * 13, -97), (side * 8, -94)]), tone=-0.04)
    pen.anchor(top=(0, -100), head=(0, -76), handle=(0, -35), hand=(34, -33), hat=(0, -96), face=(0, -74))


@symbol("balloon, party balloon, birthday balloon", kinds="toy", height=0.5, place="air", poses="standing, bunch",
    slots={"body": ("#e2483d", "primary"), "b": ("#f6c43d", "second"), "c": ("#4fa3d8", "fixed"),
    "string": ("#9a958c", "fixed")},
    home="park", held="strung", board=Board(0, -70, 40, 32), traits=("carried", "colourful", "raised"),
    shapes=("round",))
def balloon(pen: Pen) -> None:
    each = (("b", -24, -66, -14), ("c", 24, -64, 14),
        ("body", 0, -74, 0)) if pen.pose == "bunch" else (("body", 0, -66, 0),)
    for slot, x, y, turn in each:
        pen.stroke("string", curve((x * 0.95, y + 36), (x * 0.4 + 3, y * 0.3), (0, 0)), 0.9)
        body = rotated(smooth([(x, y - 32), (x - 20, y - 24), (x - 26, y - 2), (x - 16, y + 22), (x, y + 34),
            (x + 16, y + 22), (x + 26, y - 2), (x + 20, y - 24)]), turn, (x, y + 36))
        pen.part(slot, rotated(polygon([(x - 4.4, y + 39), (x, y + 31), (x + 4.4, y + 39)]), turn, (x, y + 36)),
            tone=-0.08)
        pen.part(slot, body)
        pen.mark(slot, crescent(body, -8, -5), tone=-0.08)
        gloss(pen, slot, rotated(ellipse(x - 11, y - 12, 4, 9, turn=22), turn, (x, y + 36)), detail=0, alpha=0.6)
    pen.anchor(top=(0, -100), handle=(0, 0))


@symbol("building block, toy block, alphabet block, letter block",
    substance="blocks", kinds="toy", height=0.15, place="surface",
    slots={"a": ("#e2483d", "primary"), "b": ("#f6c43d", "second"), "c": ("#4f9fd8", "fixed"),
    "white": ("#fdf8ee", "fixed")}, traits=("on the floor", "lettered"), shapes=("square", "cubic"))
def blocks(pen: Pen) -> None:
    for slot, x, y in (("c", -46, -44), ("b", 4, -44), ("a", -21, -96)):
        box(pen, slot, (x, y), (42, 44), (10, 7))
        pen.part("white", rect(x + 6, y + 7, 30, 30, 2), shade="flat")
        glyph = {"a": line([(x + 13, y + 32), (x + 21, y + 12), (x + 29, y + 32)]),
            "b": line([(x + 14, y + 13), (x + 14, y + 31)]), "c": arc(x + 22, y + 22, 9, 9, 50, 260)}[slot]
        pen.stroke(slot, glyph, 4)
    pen.stroke("a", line([(-5, -71), (5, -71)]), 4)
    pen.stroke("b", joined(arc(18, -26.6, 9, 4.6, -90, 180), arc(18, -17.4, 10, 4.6, -90, 180)), 4)
    pen.anchor(top=(0, -99))


@symbol("game controller, gamepad, joystick, video game controller", kinds="electronics, toy", height=0.1,
    place="surface", wielded="in both hands", faces_viewer=True, slots={"body": ("#434b5a", "primary"), "dark": DARK,
    "a": ("#ef5b5b", "fixed"),
    "b": ("#f7c94d", "fixed"), "c": ("#5fc38a", "fixed"), "d": ("#5aa5e8", "fixed")}, nook="study")
def game_controller(pen: Pen) -> None:
    body = smooth([(-28, -62), (28, -62), (48, -58), (58, -34), (64, -8), (54, 0), (42, -8), (30, -22), (-30, -22),
        (-42, -8), (-54, 0), (-64, -8), (-58, -34), (-48, -58)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -4, -8), tone=-0.09)
    pen.part("dark", union(rect(-44, -50, 7, 21, 2), rect(-51, -43, 21, 7, 2)), shade="flat")
    for slot, x, y in (("b", 40, -51), ("a", 49, -42), ("c", 40, -33), ("d", 31, -42)):
        pen.part(slot, ellipse(x, y, 4.4))
    for x in (-18, 18):
        pen.part("dark", ellipse(x, -30, 9))
        pen.part("body", ellipse(x, -31, 6), tone=0.06)
    pen.part("dark", joined(rect(-9, -50, 6, 3, 1.5), rect(3, -50, 6, 3, 1.5)), shade="flat")
    pen.anchor(top=(0, -62), handle=(0, -40))


@symbol("ball, beach ball, toy ball, rubber ball", kinds="toy", height=0.3,
    slots={"body": ("#e2483d", "primary"), "white": ("#fdf8ec", "second"), "b": ("#3f8fd0", "fixed"),
    "c": ("#f6c43d", "fixed")}, home="park", shapes=("round", "spherical"))
def ball(pen: Pen) -> None:
    pen.part("body", DISC)
    hub = (-12.0, -68.0)
    for i, slot in enumerate(("white", "b", "white", "c", "white")):
        a, b = math.radians(72 * i + 8), math.radians(72 * i + 44)
        pen.mark(slot, smooth([(*hub, "c"), (hub[0] + 46 * math.cos(a) - 10 * math.sin(a),
            hub[1] + 46 * math.sin(a) + 10 * math.cos(a)), (100 * math.cos(a), -50 + 100 * math.sin(a), "c"),
            (100 * math.cos(b), -50 + 100 * math.sin(b), "c"), (hub[0] + 46 * math.cos(b) - 10 * math.sin(b),
            hub[1] + 46 * math.sin(b) + 10 * math.cos(b))]))
    pen.mark("white", ellipse(*hub, 9))
    rounded(pen)


@symbol("paper boat, origami boat", kinds="boat, toy", height=0.1, place="water",
    slots={"paper": ("#f6f7f9", "primary")}, traits=("open",))
def paper_boat(pen: Pen) -> None:
    pen.part("paper", polygon([(0, -66), (-24, -22), (24, -22)]), tone=-0.02)
    pen.mark("paper", polygon([(0, -70), (30, -20), (0, -20)]), tone=-0.1)
    pen.part("paper", polygon([(-58, -38), (0, -24), (0, 0), (-36, 0)]), tone=0.0)
    pen.part("paper", polygon([(58, -38), (0, -24), (0, 0), (36, 0)]), tone=-0.07)
    pen.part("paper", polygon([(-58, -38), (0, -24), (58, -38), (36, -14), (-36, -14)]), tone=0.03)
    pen.mark("paper", polygon([(0, -24), (60, -40), (36, -14), (0, -14)]), tone=-0.05)
    pen.anchor(top=(0, -66), seat=(0, -26), waterline=(0, WATERLINE), mouth=(0, -30), opening=(0, -30))


@symbol("paper plane, paper airplane, paper aeroplane", kinds="toy", height=0.1, place="surface",
    poses="standing, flying",
    slots={"paper": ("#f7f8fb", "primary")})
def paper_plane(pen: Pen) -> None:
    pen.part("paper", polygon([(58, -62), (-58, -34), (-20, -24)]), tone=0.02)
    pen.part("paper", polygon([(58, -62), (-20, -24), (-26, 0)]), tone=-0.2)
    pen.part("paper", polygon([(58, -62), (-26, 0), (-8, -18)]), tone=-0.13)
    pen.part("paper", polygon([(58, -62), (-8, -19), (26, -2)]), tone=-0.05)
    pen.anchor(top=(0, -50), seat=(-10, -32))
