"""Lamps, candles, and other lights."""

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
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import METAL, WHITE
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    Profile,
    band,
    crescent,
    curve,
    pole,
    turned,
)


@symbol("chinese lantern, red lantern, paper lantern, sky lantern, floating lantern, paper lamp",
    kinds="lamp, thing", height=0.45,
    place="air", poses="hanging", slots={"paper": ("#e0402f", "primary"), "gold": ("#f2c04a", "fixed"),
        "lamp": ("#ffdf8a", "light")},
    held="hung", traits=("shining", "starlit", "airborne", "colourful"), symbol_id="paper_lantern", shapes=("round",))
def paper_lantern(pen: Pen) -> None:
    pen.stroke("gold", line([(0, -104), (0, -88)]), 2)
    body = ellipse(0, -52, 42, 34)
    pen.part("paper", body)
    pen.mark("lamp", ellipse(0, -50, 26, 24), alpha=0.55, shade="glow")
    pen.mark("paper", joined(*(curve((-r * 0.5, -88), (-r, -52), (-r * 0.5, -16)) for r in (-38, -24, -9, 9, 24, 38))),
        tone=-0.14, width=1.6)
    pen.mark("paper", crescent(body, -10, -6), tone=-0.09)
    pen.part("gold", joined(rect(-18, -91, 36, 7, 2), rect(-18, -20, 36, 7, 2)))
    pen.stroke("gold", joined(*(line([(x, -14), (x * 1.3, 4)]) for x in (-6, -3, 0, 3, 6))), 1.4)
    pen.anchor(top=(0, -104), hand=(0, -100), lamp=(0, -50))


@symbol("matchstick, burning match, box of matches, matchbox, lit match", symbol_id="match", kinds="light, thing",
    height=0.035, place="surface", slots={"wood": ("#e6c48a", "fixed"), "head": ("#b8302c", "primary"),
    "fire": ("#ff9a2f", "light"), "core": ("#ffe07a", "light"), "box": ("#2f5f9f", "second"), "white": WHITE,
    "dark": ("#5a3a2c", "fixed")})
def match(pen: Pen) -> None:
    pen.part("box", polygon([(20, -20), (32, -26), (32, -6), (20, 0)]), tone=-0.14)
    pen.part("box", polygon([(-56, -20), (-44, -26), (32, -26), (20, -20)]), tone=0.06)
    pen.part("dark", rect(-56, -20, 76, 20))
    pen.mark("dark", rect(-50, -14, 64, 8), tone=0.08)
    pen.part("white", polygon([(-30, -22), (-22, -25), (2, -25), (-6, -22)]), shade="flat")
    pen.part("wood", pole((-20, -8), (34, -66), 5, 5))
    pen.part("fire", smooth([(36, -54), (22, -66), (22, -84), (34, -98), (36, -116, "c"), (50, -98), (56, -80),
        (50, -62)]), shade="glow")
    pen.part("core", smooth([(38, -58), (30, -68), (32, -82), (40, -94, "c"), (48, -78), (46, -64)]), shade="glow")
    pen.part("head", rotated(ellipse(36, -68, 5, 7), 42, (36, -68)))
    pen.anchor(top=(38, -112), lamp=(39, -80), handle=(0, -30))


@symbol("candelabra, candelabrum, candle holder", kinds="lamp, thing", height=0.45, place="surface",
    slots={"metal": ("#d9a83f", "primary"), "wax": ("#fbf4e2", "second"), "fire": ("#ffb53f", "light"),
    "core": ("#fff0b0", "light")})
def candelabra(pen: Pen) -> None:
    for r, y in ((46, -62), (24, -62)):
        pen.part("metal", outline(smooth([(-r, y, "c"), (-r * 0.92, y + r * 0.52), (0, y + r * 0.86),
            (r * 0.92, y + r * 0.52), (r, y, "c")], closed=False), 4.4), tone=-0.03)
    pen.part("metal", turned([(-66, 2.6), (-48, 4), (-36, 7), (-26, 3.4), (-12, 4.6), (-8, 12, "c"), (-3, 22), (0, 23)],
        tilt=0.2))
    for x, y in ((-46, -62), (-24, -62), (0, -66), (24, -62), (46, -62)):
        pen.part("metal", polygon([(x - 7, y - 3), (x + 7, y - 3), (x + 3, y + 3), (x - 3, y + 3)]), tone=0.05)
        pen.part("wax", rect(x - 3.6, y - 24, 7.2, 21, 1))
        pen.mark("wax", rect(x + 0.6, y - 26, 4, 26), tone=-0.08)
        pen.part("fire", smooth([(x, y - 43, "c"), (x + 4.6, y - 32), (x, y - 24), (x - 4.6, y - 32)]), shade="glow")
        pen.part("core", ellipse(x, y - 29, 1.9, 3.4), shade="glow")
    pen.anchor(top=(0, -106), lamp=(0, -96), handle=(0, -24))


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


@symbol("candle, candlestick, candle light", kinds="light, thing", height=0.2, place="surface",
    slots={"wax": ("#f4e6cc", "primary"), "flame": ("#ffb53a", "light"), "core": ("#fff3bf", "light"),
    "holder": ("#c99a45", "second")}, nook="study", held="gripped", traits=("homely", "shining"),
    shapes=("cylindrical",))
def candle(pen: Pen) -> None:
    pen.part("holder", ellipse(0, -5, 32, 7), tone=-0.1)
    pen.part("holder", ellipse(0, -8, 32, 7))
    pen.mark("holder", ellipse(0, -8, 25, 5), tone=-0.09)
    ring = difference(ellipse(38, -11, 9, 8), ellipse(38, -11, 5, 4.4))
    pen.part("holder", ring)
    pen.part("holder", turned([(-20, 14), (-9, 14)], tilt=0.2))
    wax = turned([(-68, 11), (-18, 11)], tilt=0.2)
    pen.part("wax", wax)
    pen.mark("wax", crescent(wax, -6, 0), tone=-0.08)
    pen.part("wax", smooth([(-11, -68, "c"), (-12, -50), (-8.6, -48), (-7, -60), (-2, -58), (0, -66, "c")]), tone=0.03)
    pen.part("wax", ellipse(0, -68, 11, 2.8), tone=0.05)
    pen.stroke("holder", line([(0, -68), (0, -76)]), 1.3, tone=-0.4)
    pen.part("flame", smooth([(0, -100, "c"), (5, -88), (6, -79), (0, -73), (-6, -79), (-5, -89)]), shade="glow")
    pen.part("core", smooth([(0, -89, "c"), (2.8, -81), (0, -75.4), (-2.8, -81)]), shade="glow")
    pen.anchor(top=(0, -100), lamp=(0, -84), handle=(38, -11))


@symbol("campfire, fire, bonfire, flame",
    substance="fire", kinds="light, thing", height=0.7,
    slots={"flame": ("#ff8a2b", "light"), "core": ("#ffd24a", "light"), "hot": ("#fff3b8", "light"),
    "wood": ("#7a4c30", "fixed"), "stone": ("#8b8d94", "fixed"), "cut": ("#e2bd8a", "fixed")}, home="forest")
def campfire(pen: Pen) -> None:
    for x, y in ((-34, -10), (34, -10), (-16, -14), (16, -14)):
        pen.part("stone", ellipse(x, y, 11, 8), tone=-0.08)
    pen.part("flame", smooth([(0, -100, "c"), (10, -80), (28, -62), (34, -38), (26, -16), (0, -8), (-26, -16),
        (-34, -38), (-26, -62, "c"), (-16, -52), (-8, -76)]), shade="glow")
    pen.part("core", smooth([(4, -74, "c"), (8, -58), (20, -44), (20, -24), (0, -12), (-20, -24), (-20, -42, "c"),
        (-12, -38), (-4, -54)]), shade="glow")
    pen.part("hot", smooth([(2, -50, "c"), (10, -34), (8, -22), (0, -16), (-9, -22), (-9, -34)]), shade="glow")
    for turn, tone in ((16, -0.06), (-16, 0.0)):
        log_shape = rotated(rect(-44, -15, 88, 12, 5), turn, (0, -9))
        pen.part("wood", log_shape, tone=tone)
        pen.mark("wood", rotated(rect(-44, -8, 88, 8), turn, (0, -9)), tone=-0.1)
        pen.part("cut", rotated(ellipse(-43 if turn < 0 else 43, -9, 3.4, 5.6), turn, (0, -9)))
    for x, y, r in ((-46, -4, 12), (-24, 1, 12), (0, 3, 12), (24, 1, 12), (46, -4, 12)):
        pen.part("stone", ellipse(x, y - 3, r, r * 0.62))
    pen.anchor(top=(0, -96), lamp=(0, -44))


@symbol("menorah, hanukkah menorah, hanukkiah", kinds="lamp, thing", height=0.35, place="surface",
    slots={"metal": ("#d9a93a", "primary"), "wax": ("#fbf6e6", "fixed"), "flame": ("#ffb340", "light")}, home="room")
def menorah(pen: Pen) -> None:
    pen.part("metal", smooth([(-26, 0, "c"), (-10, -7), (-4, -14, "c"), (4, -14, "c"), (10, -7), (26, 0, "c")]))
    pen.stroke("metal", joined(line([(0, -12), (0, -72)]), *(smooth([(-r, -62), (-r * 0.92, -62 + r * 0.5), (0,
        -62 + r * 0.86), (r * 0.92, -62 + r * 0.5), (r, -62)], closed=False) for r in (14, 28, 42, 56))), 4,
            shade="form")
    for x in (-56, -42, -28, -14, 0, 14, 28, 42, 56):
        y = -72 if x == 0 else -63
        pen.part("metal", rect(x - 5, y - 3, 10, 5, 1))
        pen.part("wax", rect(x - 2.6, y - 20, 5.2, 17, 1))
        pen.part("flame", smooth([(x - 3, y - 24), (x, y - 34, "c"), (x + 3, y - 24), (x, y - 20)]), shade="glow")
    pen.anchor(top=(0, -104), lean=(-30, -40))


@symbol("light bulb, lightbulb, bulb, idea", kinds="lamp, thing", height=0.11, place="air",
    slots={"glass": ("#ffe27a", "primary"), "metal": METAL, "wire": ("#e08a2c", "fixed")}, home="studio",
    shapes=("round",), traits=("clear",))
def light_bulb(pen: Pen) -> None:
    body = smooth([(-13, -28, "c"), (-17, -42), (-30, -58), (-32, -76), (-20, -95), (0, -101), (20, -95), (32, -76),
        (30, -58), (17, -42), (13, -28, "c")])
    pen.part("glass", body, shade="glow")
    pen.mark("glass", crescent(body, -7, -4), tone=-0.07)
    pen.mark("glass", smooth([(-23, -68), (-21, -84), (-10, -93), (-15, -80), (-17, -66)]), tone=0.14, alpha=0.8)
    pen.stroke("wire", joined(line([(-6, -28), (-9, -58)]), line([(6, -28), (9, -58)]),
        curve((-9, -58), (-5, -64), (-3, -56), (0, -64), (3, -56), (5, -64), (9, -58))), 1.8)
    pen.part("metal", rect(-14, -29, 28, 21, 3))
    pen.mark("metal", joined(*(line([(-16, y), (16, y - 2)]) for y in (-22, -16, -10))), tone=-0.16, width=1.8)
    pen.part("metal", smooth([(-10, -9, "c"), (10, -9, "c"), (5, -1), (0, 0), (-5, -1)]), tone=-0.2)
    pen.anchor(top=(0, -101), lamp=(0, -70), handle=(0, -12))


@symbol("lantern, oil lamp, camping lantern, storm lantern", kinds="lamp, thing", height=0.35,
    place="surface", slots={"metal": ("#b5533c", "primary"), "lamp": ("#ffe9a8", "light"),
    "flame": ("#ffab38", "light")}, held="hung", poses="standing, empty", traits=("carried", "clear"),
    shapes=("round",))
def lantern(pen: Pen) -> None:
    pen.stroke("metal", curve((-22, -66), (-22, -92), (0, -103), (22, -92), (22, -66)), 2.4)
    pen.part("metal", turned([(-14, 17), (-10, 24), (-2, 26), (0, 26)], tilt=0.16))
    glass = smooth([(-13, -66, "c"), (-22, -48), (-21, -28), (-14, -16, "c"), (14, -16, "c"), (21, -28), (22, -48),
        (13, -66, "c")])
    pen.part("lamp", glass, shade="glow")
    if pen.pose != "empty":
        pen.part("flame", smooth([(0, -54, "c"), (6, -38), (6, -28), (0, -22), (-6, -28), (-6, -39)]), shade="glow")
        pen.part("lamp", smooth([(0, -38, "c"), (2.6, -30), (0, -24), (-2.6, -30)]), shade="glow", tone=0.06)
    pen.stroke("metal", joined(curve((-14, -66), (-25, -48), (-24, -28), (-17, -14)),
        curve((14, -66), (25, -48), (24, -28), (17, -14)), line([(-24, -40), (24, -40)])), 2)
    pen.part("metal", smooth([(-18, -64, "c"), (-12, -76), (-8, -84, "c"), (8, -84, "c"), (12, -76), (18, -64, "c"),
        (0, -61)]))
    pen.part("metal", rect(-6, -90, 12, 7, 2), tone=0.05)
    pen.anchor(top=(0, -102), lamp=(0, -36), handle=(0, -102))


@symbol("flashlight, pocket torch, electric torch", kinds="lamp, tool", height=0.08, place="surface",
    slots={"body": ("#3b424d", "primary"), "band": ("#e8b53c", "second"), "lamp": ("#fff0b0", "light")},
    held="gripped", lean=8.0, traits=("raised",))
def flashlight(pen: Pen) -> None:
    pen.part("body", rect(-58, -31, 72, 22, 5))
    pen.mark("body", rect(-60, -17, 80, 12), tone=-0.09)
    pen.mark("body", joined(*(rect(x, -34, 2.4, 30) for x in range(-52, -16, 6))), tone=0.08)
    pen.part("band", rect(-4, -24, 14, 6, 3))
    pen.part("body", smooth([(12, -32, "c"), (30, -40, "c"), (50, -40, "c"), (50, 0, "c"), (30, 0, "c"), (12, -8, "c")],
        tension=0.2), tone=0.04)
    pen.mark("body", rect(10, -12, 50, 14), tone=-0.1)
    pen.part("band", rect(44, -41, 6, 42, 1))
    pen.part("lamp", ellipse(51, -20, 5, 20), shade="glow")
    pen.anchor(top=(-20, -31), lamp=(52, -20), handle=(-30, -20))


@symbol("floor lamp, standing lamp, standard lamp", kinds="lamp, furniture", height=1.6,
    slots={"shade": ("#f0c66a", "primary"), "metal": ("#b98f4a", "fixed"), "lamp": ("#fff0b8", "light")})
def floor_lamp(pen: Pen) -> None:
    pen.part("metal", turned([(-76, 1.1), (-6, 1.5, "c"), (-4, 3, "c"), (-3, 11, "c"), (0, 13)], tilt=0.2))
    shade: Profile = [(-100.0, 10.0), (-74.0, 19.0)]
    pen.part("lamp", ellipse(0, -74, 18.4, 2.6), shade="flat")
    pen.part("shade", turned(shade, tilt=0.12), shade="glow")
    pen.mark("shade", crescent(turned(shade, tilt=0.12), -5, 0), tone=-0.06, shade="glow")
    pen.mark("lamp", smooth([(-11, -72), (-5, -92), (0, -96), (5, -92), (11, -72)]), shade="glow", alpha=0.35)
    pen.mark("shade", band(shade, -76, -74, tilt=0.12), tone=-0.09, shade="glow")
    pen.stroke("metal", line([(8, -73), (8, -62)]), 0.5, detail=1)
    pen.anchor(top=(0, -100), lamp=(0, -86), lean=(2, -40))


@symbol("chandelier", kinds="lamp, furniture", height=0.8, place="wall",
    slots={"metal": ("#d3a548", "primary"), "candle": ("#fbf4e2", "fixed"), "lamp": ("#ffd773", "light"),
    "glass": ("#d9eef5", "fixed")}, traits=("homely",))
def chandelier(pen: Pen) -> None:
    pen.stroke("metal", line([(0, -100), (0, -66)]), 2)
    pen.part("metal", ellipse(0, -98, 9, 3))
    for x, y in ((-50, -40), (50, -40), (-27, -34), (27, -34)):
        pen.stroke("metal", curve((0, -44), (x * 0.3, -26), (x * 0.75, -24), (x, y)), 2.6, tone=-0.04)
        pen.part("metal", polygon([(x - 6, y - 3), (x + 6, y - 3), (x + 3, y + 2), (x - 3, y + 2)]))
        pen.part("candle", rect(x - 2.6, y - 17, 5.2, 14, 1))
        pen.part("lamp", smooth([(x, y - 29, "c"), (x + 3.4, y - 21), (x, y - 17), (x - 3.4, y - 21)]), shade="glow")
        pen.part("glass", smooth([(x, y + 3, "c"), (x + 2.2, y + 9), (x, y + 12), (x - 2.2, y + 9)]), shade="flat")
    pen.part("metal", turned([(-68, 3), (-60, 7), (-52, 4), (-44, 8), (-34, 3)], tilt=0.2))
    pen.part("glass", smooth([(0, -34, "c"), (4.4, -22), (0, -14), (-4.4, -22)]), shade="flat")
    pen.anchor(top=(0, -100), lamp=(0, -50))


@symbol("pendant lamp, ceiling lamp, ceiling light, hanging lamp, pendant light, overhead lamp",
    kinds="lamp, furniture", height=0.9, place="wall",
    slots={"shade": ("#f0c66a", "primary"), "metal": ("#5a5550", "fixed"), "lamp": ("#fff0b8", "light")},
    traits=("homely",))
def pendant_lamp(pen: Pen) -> None:
    pen.part("metal", smooth([(-7, -100, "c"), (-5, -95), (0, -93), (5, -95), (7, -100, "c")]))
    pen.stroke("metal", line([(0, -96), (0, -34)]), 1.3)
    pen.part("metal", turned([(-36, 2.4), (-30, 3.4), (-28, 6)], tilt=0.2))
    shade: Profile = [(-28.0, 6.0), (-22.0, 14.0), (-8.0, 25.0)]
    pen.part("lamp", ellipse(0, -8, 24, 4), shade="flat")
    pen.part("lamp", ellipse(0, -5, 7, 5), shade="glow")
    dome = turned(shade, tilt=0.1)
    pen.part("shade", dome, shade="glow")
    pen.mark("shade", crescent(dome, -6, 0), tone=-0.07, shade="glow")
    pen.mark("shade", band(shade, -11, -8, tilt=0.1), tone=-0.09, shade="glow")
    pen.anchor(top=(0, -100), lamp=(0, -6))
@symbol("torch, flaming torch, burning torch, tiki torch, fire torch, wall torch", kinds="lamp, tool", height=0.6,
    slots={"wood": ("#8a5a34", "primary"), "cloth": ("#5a4334", "fixed"), "flame": ("#f58a2c", "light"),
    "hot": ("#ffd75e", "light")}, held="gripped", lean=8.0, traits=("raised", "shining"))
def torch(pen: Pen) -> None:
    pen.part("wood", pole((0, 0), (0, -56), 6, 9))
    pen.mark("wood", rect(1.4, -60, 8, 64), tone=-0.1)
    pen.part("flame", smooth([(-13, -60), (-19, -72), (-11, -88), (-8, -98, "c"), (-2, -90), (4, -108, "c"), (12, -88),
        (19, -74), (13, -60)]), shade="glow")
    pen.part("hot", smooth([(-8, -62), (-10, -72), (-2, -82), (2, -92, "c"), (8, -78), (10, -68), (7, -61)]),
        shade="glow")
    pen.part("cloth", smooth([(-10, -66, "c"), (0, -63), (10, -66, "c"), (8, -48, "c"), (0, -46), (-8, -48, "c")]))
    pen.mark("cloth", joined(line([(-14, -58), (14, -63)]), line([(-14, -52), (14, -57)])), width=1.6, tone=0.14)
    pen.anchor(top=(0, -100), lamp=(0, -80), handle=(0, -20))
