"""What flies."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    Path,
    ellipse,
    intersection,
    joined,
    limb,
    line,
    polygon,
    rect,
    rotated,
    smooth,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss, pole
from limner.engines.illustrator.atlas.templates.aircraft import fuselage, plane, portholes


@symbol("jetpack, jet pack, rocket pack", kinds="machine, thing", height=0.7, slots={"tank": ("#c9ced6", "primary"),
    "red": ("#d8352f", "second"), "dark": ("#333943", "fixed"), "flame": ("#ff9e2c", "light"), "hot": ("#fff0a8",
        "light")},
    worn=2.6, worn_at="back")
def jetpack(pen: Pen) -> None:
    for side in (-1, 1):
        x = side * 21
        pen.part("flame", smooth([(x - 9, -22, "c"), (x - 7, -8), (x, 8, "c"), (x + 7, -8), (x + 9, -22, "c")]),
            shade="glow")
        pen.part("hot", smooth([(x - 4, -22, "c"), (x, -4, "c"), (x + 4, -22, "c")]), shade="glow")
        pen.part("dark", polygon([(x - 7, -32), (x + 7, -32), (x + 11, -20), (x - 11, -20)]))
        tank = smooth([(x - 15, -32, "c"), (x - 16, -80), (x, -100), (x + 16, -80), (x + 15, -32, "c")], tension=0.4)
        pen.part("tank", tank)
        pen.mark("tank", crescent(tank, -6, 0), tone=-0.12)
        pen.mark("red", rect(x - 20, -106, 40, 22))
        gloss(pen, "tank", rect(x - 10, -80, 3.4, 40, 1.6), detail=0)
    pen.part("dark", rect(-10, -72, 20, 26, 4))
    pen.part("red", ellipse(0, -59, 5.4))
    pen.anchor(top=(0, -100))


@symbol("fighter jet, jet fighter, fighter plane, fighter aircraft, warplane, military jet", kinds="airplane, vehicle",
    height=5, place="air", slots={"body": ("#8795a6", "primary"), "glass": ("#f0c25a", "fixed"), "dark": DARK,
    "fire": ("#ff9a3f", "light"), "red": ("#d9453f", "fixed")})
def fighter_jet(pen: Pen) -> None:
    t, c = -10, (0.0, -46.0)

    def at(path: Path) -> Path:
        return rotated(path, t, c)

    pen.part("fire", at(smooth([(-72, -50), (-82, -48), (-91, -44, "c"), (-82, -40), (-72, -38)])), shade="glow")
    pen.part("body", at(polygon([(-16, -50), (-40, -84), (-28, -84), (16, -52)])), tone=-0.12)
    pen.part("body", at(polygon([(-62, -50), (-84, -84), (-70, -84), (-38, -54)])), tone=-0.03)
    hull = at(smooth([(-76, -50, "c"), (-40, -54), (0, -56), (24, -62), (44, -60), (96, -44, "c"), (60, -38), (20, -34),
        (-40, -34), (-76, -38, "c")]))
    pen.part("body", hull)
    pen.mark("body", crescent(hull, 0, -6), tone=-0.12)
    canopy = at(smooth([(16, -58), (26, -67), (42, -66), (58, -55), (40, -54)]))
    pen.part("glass", canopy, shade="flat")
    pen.mark("glass", at(smooth([(22, -60), (30, -65), (42, -63), (32, -60)])), tone=0.12)
    pen.part("dark", at(smooth([(6, -40), (22, -42), (22, -32), (4, -32)])))
    pen.part("dark", at(rect(-80, -51, 6, 14, 2)))
    pen.part("body", at(polygon([(22, -42), (-46, -12), (-58, -14), (-40, -40)])), tone=0.05)
    pen.mark("red", at(ellipse(-26, -27, 5, 3.4)))
    pen.part("body", at(polygon([(-50, -42), (-82, -24), (-88, -28), (-72, -44)])), tone=0.03)
    pen.part("dark", at(joined(pole((-30, -12), (8, -14), 4, 1.4), pole((-6, -20), (30, -22), 4, 1.4))), tone=0.1)
    pen.anchor(top=(0, -60), seat=(30, -60))


@symbol("hang glider, hangglider", kinds="vehicle", height=3, place="air",
    slots={"wing": ("#f2a52c", "primary"), "b": ("#e0473f", "second"), "bar": ("#3a404c", "fixed"),
    "suit": ("#2f5f9f", "fixed"), "skin": ("#e3a67e", "fixed"), "helmet": ("#f6f4ef", "fixed")})
def hang_glider(pen: Pen) -> None:
    pen.stroke("bar", joined(line([(4, -76), (-14, -12)]), line([(4, -76), (34, -15)]), line([(-14, -12), (34, -15)])),
        2.2)
    pen.part("suit", limb([(-62, -34, 8), (-30, -34, 12), (0, -38, 14), (16, -40, 11)]))
    pen.part("skin", limb([(14, -40, 6), (26, -28, 5), (29, -15, 4.4)]))
    pen.part("helmet", ellipse(26, -46, 8))
    pen.part("skin", smooth([(29, -50), (34, -46), (32, -40), (28, -40)]))
    pen.stroke("bar", joined(line([(-4, -70), (-10, -42)]), line([(4, -76), (2, -46)])), 1.2)
    pen.part("wing", polygon([(52, -92), (-40, -110), (-30, -84), (4, -76)]), tone=-0.12)
    wing = smooth([(58, -92, "c"), (10, -92), (-50, -70), (-92, -44, "c"), (-60, -52), (-50, -46, "c"), (-30, -60),
        (-16, -58, "c"), (10, -76)], tension=0.4)
    pen.part("wing", wing)
    pen.mark("b", polygon([(58, -96), (20, -100), (-50, -72), (-30, -54), (10, -74)]), alpha=0.95)
    pen.mark("wing", joined(line([(56, -92), (-16, -58)]), line([(56, -92), (-50, -46)])), tone=-0.14, width=1.4)
    pen.anchor(top=(0, -100), seat=(-10, -40))


@symbol("airplane, aeroplane, plane, jet, airliner, aircraft, jumbo jet, jetliner", kinds="vehicle", height=12,
    place="air", slots={"body": ("#f4f6f9", "primary"), "wing": ("#3f7fc9", "second"), "glass": ("#5f9cc4", "fixed"),
    "engine": ("#aeb6c2", "fixed"), "dark": ("#39414d", "fixed")}, home="sky", ridden="cabin")
def airplane(pen: Pen) -> None:
    plane(pen, "body", [(16, -40), (-14, -66), (-24, -66), (-10, -38)], tone=-0.14)
    plane(pen, "wing", [(-50, -38), (-66, -62), (-76, -62), (-66, -36)])
    plane(pen, "body", [(-52, -36), (-72, -46), (-79, -46), (-68, -34)], tone=-0.12)
    fuselage(pen, "body", [(-78, -37, "c"), (-60, -41), (-30, -44), (30, -44), (52, -41), (64, -34), (68, -28),
        (60, -22), (40, -19), (-10, -18.5), (-46, -24), (-70, -32)], shine=(-44, -41.4, 84))
    pen.mark("wing", smooth([(-80, -33), (-40, -26), (10, -23.5), (72, -25), (72, -10), (-80, -10)]), alpha=0.95)
    pen.part("glass", smooth([(51, -38.6, "c"), (58, -37), (63.5, -32.4, "c"), (54, -32.4, "c")]), shade="flat")
    portholes(pen, "glass", (-44, -33.4), (7.4, 0.1), 12, 1.7)
    pen.stroke("dark", joined(rect(44, -38, 5, 11, 1.4), rect(-56, -37.6, 4.6, 9.4, 1.4)), 0.6, alpha=0.5, detail=1)
    pen.part("engine", smooth([(-10, -16), (-6, -19), (10, -19), (14, -15), (10, -10), (-6, -11)]))
    pen.part("dark", ellipse(12.6, -14.6, 2.2, 4.2))
    plane(pen, "body", [(22, -26), (-22, 2), (-36, 2), (-14, -24)], tone=-0.05)
    plane(pen, "body", [(-52, -32), (-72, -22), (-80, -22), (-66, -32)], tone=-0.04)
    pen.anchor(top=(0, -44), seat=(-4, -44), lamp=(66, -28))


@symbol("biplane, propeller plane, propeller aeroplane, crop duster", kinds="airplane, vehicle", height=3, place="air",
    slots={"body": ("#d8453c", "primary"), "wing": ("#f2c14a", "second"), "dark": ("#3a3f48", "fixed"),
    "metal": ("#c3c9d2", "fixed"), "glass": ("#a8d5ea", "fixed")})
def biplane(pen: Pen) -> None:
    pen.stroke("dark", joined(line([(6, -75), (4, -26)]), line([(24, -75), (22, -26)]), line([(4, -26), (24, -75)])),
        1.6)
    pen.part("body", smooth([(-58, -42, "c"), (-66, -66), (-60, -72), (-52, -68), (-42, -46, "c")]))
    pen.part("dark", smooth([(-18, -51, "c"), (-14, -57), (-2, -58), (7, -53, "c"), (4, -40), (-16, -40)]))
    with pen.in_front():
        fuselage(pen, "body", [(-66, -40), (-56, -46), (-24, -52), (0, -54), (26, -52), (38, -46), (40, -38), (36, -28),
            (20, -24), (-16, -28), (-52, -36)], shine=(-30, -49, 30))
        pen.part("glass", polygon([(4, -53), (8, -53), (4, -62)]), shade="flat")
        pen.part("metal", smooth([(30, -51, "c"), (42, -48), (46, -39), (42, -29), (30, -26, "c")]))
        pen.part("wing", smooth([(-70, -40), (-62, -43), (-46, -42), (-46, -39), (-62, -38)]))
        for y, x in ((-78, 0), (-28, -4)):
            pen.part("wing", smooth([(x - 24, y + 2), (x - 14, y - 2.6), (x + 22, y - 3), (x + 33, y),
                (x + 28, y + 3.6), (x - 14, y + 4.4)]))
            pen.mark("wing", rect(x - 40, y + 1, 90, 6), tone=-0.1)
        pen.part("body", ellipse(47, -39, 4, 4.6))
        pen.part("dark", ellipse(49.5, -39, 1.7, 27), alpha=0.9)
        pen.stroke("dark", joined(line([(8, -26), (14, -10)]), line([(20, -26), (15, -10)])), 2)
        pen.part("dark", ellipse(14.5, -8, 8))
        pen.part("metal", ellipse(14.5, -8, 3.6))
    pen.anchor(top=(4, -82), seat=(-5, -42), cockpit=(-6, -52), lamp=(48, -39))


@symbol("light aircraft, stunt plane, sport plane, monoplane, single seater",
    kinds="airplane, vehicle", height=2.6, place="air", slots={"body": ("#d8453c", "primary"),
    "wing": ("#f6efdd", "second"), "dark": ("#3a3f48", "fixed"), "metal": ("#c3c9d2", "fixed"),
    "glass": ("#bfe3f0", "fixed")}, home="sky", traits=("airborne", "open"))
def light_aircraft(pen: Pen) -> None:
    pen.part("wing", polygon([(6, -38), (-12, -50), (-26, -50), (-18, -38)]), tone=-0.12)
    pen.part("body", smooth([(-56, -44, "c"), (-66, -70), (-60, -76), (-50, -70), (-38, -48, "c")]))
    pen.mark("wing", polygon([(-70, -64), (-44, -64), (-42, -57), (-66, -57)]))
    pen.part("dark", smooth([(-24, -50, "c"), (-20, -58), (-10, -58), (10, -52, "c"), (8, -40), (-22, -40)]))
    with pen.in_front():
        fuselage(pen, "body", [(-68, -42), (-56, -48), (-26, -51), (-12, -49.4), (8, -51), (28, -50), (40, -45),
            (42, -36), (38, -27), (20, -22), (-16, -25), (-52, -36)], shine=(-34, -48, 26))
        pen.mark("wing", smooth([(-72, -40), (-20, -40), (44, -42), (44, -36), (-20, -34), (-72, -38)]), alpha=0.95)
        pen.part("glass", smooth([(8, -51, "c"), (12, -65, "c"), (16, -64), (22, -51, "c")]), alpha=0.75, shade="flat")
        pen.part("metal", smooth([(32, -48, "c"), (43, -46), (46, -37), (43, -29), (33, -26, "c")]))
        pen.part("wing", smooth([(-72, -41), (-64, -46), (-46, -45), (-45, -41), (-64, -38)]))
        pen.part("wing", smooth([(14, -32), (22, -30), (18, -26), (-26, -8), (-36, -7), (-34, -12), (-10, -30)]))
        pen.mark("wing", smooth([(16, -28), (-30, -7), (-38, -8), (-10, -24)]), tone=-0.1)
        pen.mark("body", polygon([(-40, -4), (-24, -12), (-18, -18), (-36, -18)]))
        pen.part("body", ellipse(47.4, -37, 4, 4.6))
        pen.part("dark", ellipse(49.6, -37, 1.7, 25), alpha=0.85)
        pen.stroke("dark", joined(line([(16, -24), (20, -9)]), line([(28, -24), (21, -9)])), 2)
        pen.part("dark", ellipse(20.5, -7, 7))
        pen.part("metal", ellipse(20.5, -7, 3))
    pen.anchor(top=(4, -65), seat=(-8, -38), cockpit=(-8, -50), lamp=(50, -37))


@symbol("helicopter, chopper helicopter, copter, rotorcraft", kinds="vehicle", height=4, place="air",
    slots={"body": ("#e2553d", "primary"), "band": ("#fbf4e4", "second"), "glass": ("#a8d5ea", "fixed"),
    "dark": ("#3a414c", "fixed")}, home="sky", ridden="cabin")
def helicopter(pen: Pen) -> None:
    pen.part("dark", rect(7, -80, 4.4, 16, 1))
    pen.part("dark", smooth([(-58, -83.4), (9, -85.6), (78, -83.4), (9, -81)]))
    pen.part("dark", rect(3, -86.5, 12, 6, 2.4), tone=0.08)
    pen.part("body", smooth([(-66, -58, "c"), (-74, -76, "c"), (-66, -76), (-56, -58, "c")]))
    boom = smooth([(-10, -62, "c"), (-64, -60), (-72, -57), (-64, -53), (-14, -38, "c")])
    pen.part("body", boom, tone=-0.03)
    pen.mark("body", crescent(boom, 0, -4), tone=-0.09)
    for angle in (20, 110):
        pen.part("dark", rotated(ellipse(-68, -62, 1.6, 12), angle, (-68, -62)))
    pen.stroke("dark", joined(line([(-4, -24), (-8, -5)]), line([(26, -22), (28, -5)])), 2.4)
    pen.stroke("dark", curve((-30, -3.6), (-10, -3), (36, -3), (48, -8)), 3.2)
    pen.part("dark", smooth([(-14, -60, "c"), (-8, -70), (16, -72), (28, -62, "c")]), tone=0.06)
    cabin = smooth([(-26, -44), (-18, -60), (4, -66), (28, -64), (46, -52), (53, -36), (44, -24), (20, -19), (-8, -20),
        (-22, -30)])
    pen.part("body", cabin)
    pen.mark("band", smooth([(-60, -46), (-20, -33), (14, -30), (60, -31), (60, -26), (12, -25), (-22, -28),
        (-60, -41)]))
    pen.mark("body", crescent(cabin, 0, -8), tone=-0.1)
    front = intersection(cabin, smooth([(22, -70, "c"), (22, -36, "c"), (70, -36, "c"), (70, -70, "c")]))
    pen.part("glass", front, shade="flat")
    pen.mark("glass", polygon([(28, -66), (38, -66), (28, -34), (20, -34)]), tone=0.12, alpha=0.6)
    pen.mark("glass", crescent(front, -4, 3), tone=-0.08, alpha=0.6)
    pen.part("glass", smooth([(-10, -38, "c"), (-8, -54), (0, -58, "c"), (15, -59, "c"), (15, -38, "c")], tension=0.4),
        shade="flat")
    pen.mark("glass", polygon([(2, -60), (8, -60), (0, -36), (-6, -36)]), tone=0.12, alpha=0.6)
    pen.anchor(top=(9, -87), seat=(2, -40), lamp=(50, -32))


@symbol("hot air balloon, air balloon, montgolfier", kinds="vehicle", height=20, place="air", faces_viewer=True,
    slots={"body": ("#e2503f", "primary"), "stripe": ("#f6c445", "second"), "basket": ("#a56f3d", "fixed"),
    "rope": ("#6b4a30", "fixed"), "flame": ("#ffb13b", "light")}, home="sky", traits=("airborne", "colourful"),
    board=Board(0, -71, 55, 22, panel="#fbf8ef", round=0.3))
def hot_air_balloon(pen: Pen) -> None:
    pen.stroke("rope", joined(*(line([(a, -32), (b, -13)]) for a, b in ((-9, -6.5), (-3, -2.4), (3, 2.4), (9, 6.5)))),
        0.9)
    pen.part("flame", smooth([(0, -26, "c"), (2.6, -19), (0, -16), (-2.6, -19)]), shade="glow")
    envelope = smooth([(-9, -31, "c"), (-24, -48), (-33, -66), (-31, -85), (-18, -97), (0, -101), (18, -97), (31, -85),
        (33, -66), (24, -48), (9, -31, "c")])
    pen.part("body", envelope)
    for k, w in ((-0.62, 0.2), (0.0, 0.2), (0.62, 0.2)):
        edges = [k - w, k + w]
        gore = [[(x * 9, -30), (x * 24, -48), (x * 33.5, -66), (x * 31.5, -85), (x * 18, -97.6), (0, -103)]
            for x in edges]
        pen.mark("stripe", smooth([(*gore[0][0], "c"), *gore[0][1:-1], (*gore[0][-1], "c"), *reversed(gore[1][1:-1]),
            (*gore[1][0], "c")]))
    pen.mark("body", crescent(envelope, -11, -4), tone=-0.14, alpha=0.5)
    gloss(pen, "body", smooth([(-25, -72), (-23, -84), (-13, -94), (-18, -82), (-21, -66)]), detail=0, alpha=0.4)
    pen.part("body", smooth([(-9, -31.4, "c"), (0, -30), (9, -31.4, "c"), (8, -28.6, "c"), (0, -27.4),
        (-8, -28.6, "c")]), tone=-0.12)
    with pen.in_front():
        pen.part("basket", smooth([(-8, -14, "c"), (8, -14, "c"), (6.6, -1), (0, 0.6), (-6.6, -1)], tension=0.4))
        pen.mark("basket", joined(*(line([(-9, y), (9, y)]) for y in (-10, -7, -4)),
            *(line([(x, -14), (x * 0.8, 1)]) for x in (-5, -2, 2, 5))), tone=-0.12, width=0.6, detail=1)
        pen.part("basket", rect(-9, -15.6, 18, 2.8, 1.4), tone=0.08)
    pen.anchor(top=(0, -101), mouth=(0, -14), opening=(0, -14), seat=(0, -12), lamp=(0, -20))


@symbol("blimp, airship, zeppelin, dirigible", kinds="vehicle", height=18, place="air",
    slots={"body": ("#5f93b8", "primary"), "stripe": ("#f6efdd", "second"), "fin": ("#d9533f", "fixed"),
    "glass": ("#bfe3f0", "fixed"), "dark": ("#3a414c", "fixed")}, home="sky", traits=("airborne",))
def blimp(pen: Pen) -> None:
    pen.part("fin", smooth([(-50, -52, "c"), (-70, -68), (-80, -68, "c"), (-74, -46, "c")]))
    body = smooth([(-74, -44), (-48, -60), (-8, -69), (34, -65), (62, -54), (70, -44), (62, -32), (34, -21), (-8, -18),
        (-48, -28)])
    pen.part("body", body)
    pen.mark("stripe", smooth([(-80, -45), (0, -49), (80, -45), (80, -38), (0, -38), (-80, -41)]))
    pen.mark("body", joined(curve((-74, -44), (-20, -60), (70, -44)), curve((-74, -44), (-20, -28), (70, -44))),
        tone=-0.09, width=0.8, detail=1)
    pen.mark("body", crescent(body, 0, -15), tone=-0.12, alpha=0.6)
    gloss(pen, "body", smooth([(-40, -54), (-6, -63), (32, -60), (-6, -58)]), detail=0)
    pen.part("fin", smooth([(-48, -36, "c"), (-68, -20), (-78, -20, "c"), (-72, -42, "c")]), tone=-0.06)
    pen.part("fin", smooth([(-46, -44), (-66, -46), (-84, -48, "c"), (-80, -40, "c"), (-62, -40)]), tone=0.03)
    pen.part("dark", smooth([(-22, -18, "c"), (22, -19, "c"), (20, -8), (12, -3), (-14, -3), (-20, -8)]))
    for x in (-15, -6, 3, 12):
        pen.part("glass", rect(x - 2, -14, 6, 5, 1), shade="flat")
    pen.anchor(top=(-8, -69), seat=(0, -14))


@symbol("drone, quadcopter", kinds="vehicle", height=0.2, place="air", slots={"body": ("#4c5766", "primary"),
    "dark": ("#2b3038", "fixed"), "blade": ("#b9c1cc", "fixed"), "lamp": ("#f0524a", "light")})
def drone(pen: Pen) -> None:
    for x, y, tone in ((-34, -44, -0.1), (34, -44, -0.1), (-50, -32, 0), (50, -32, 0)):
        pen.part("body", pole((x * 0.2, -30), (x, y), 7, 5), tone=tone)
        pen.part("dark", rect(x - 3.4, y - 10, 6.8, 12, 2))
        pen.part("blade", ellipse(x, y - 11, 21, 2.6), alpha=0.75, tone=tone * 0.5)
    shell = smooth([(-25, -30), (-18, -42), (0, -46), (18, -42), (25, -30), (16, -20), (-16, -20)])
    pen.part("body", shell)
    gloss(pen, "body", smooth([(-18, -34), (-12, -41), (4, -43), (-8, -37)]), detail=0)
    pen.part("lamp", joined(ellipse(-13, -27, 2), ellipse(13, -27, 2)), shade="glow")
    pen.part("dark", ellipse(0, -18, 8))
    pen.part("blade", ellipse(0, -17, 4.4), tone=-0.1)
    pen.part("dark", ellipse(0, -17, 2.4))
    pen.stroke("dark", joined(curve((-18, -22), (-24, -10), (-24, 0), (-30, 0)),
        curve((18, -22), (24, -10), (24, 0), (30, 0))), 2.6)
    pen.anchor(top=(0, -46))


@symbol("parachute", kinds="vehicle", height=8, place="air", faces_viewer=True,
    slots={"body": ("#ef6b4a", "primary"), "white": ("#fdf6ea", "second"), "rope": ("#6d6a72", "fixed"),
    "pack": ("#4b6b52", "fixed")}, home="sky", traits=("airborne",))
def parachute(pen: Pen) -> None:
    hem = [(-54, -56), (-36, -60), (-18, -57), (0, -61), (18, -57), (36, -60), (54, -56)]
    pen.stroke("rope", joined(*(line([(x, y), (0, -14)]) for x, y in hem[::2]),
        *(line([(x, y), (0, -14)]) for x, y in hem[1::2])), 0.8)
    canopy = smooth([(-54, -56, "c"), (-48, -78), (-28, -96), (0, -101), (28, -96), (48, -78), (54, -56, "c"),
        (36, -61), (18, -56, "c"), (0, -61), (-18, -56, "c"), (-36, -61)])
    pen.part("body", canopy)
    for k in (-0.66, 0.0, 0.66):
        a, b = k - 0.17, k + 0.17
        pen.mark("white", smooth([(54 * a, -54, "c"), (48 * a, -78), (28 * a, -97), (0, -103, "c"), (28 * b, -97),
            (48 * b, -78), (54 * b, -54, "c")]))
    pen.mark("body", crescent(canopy, -13, -3), tone=-0.12, alpha=0.5)
    pen.part("pack", rect(-7, -16, 14, 16, 4))
    pen.mark("pack", rect(-8, -9, 16, 2), tone=-0.14)
    pen.anchor(top=(0, -100), handle=(0, -14), seat=(0, -2))
