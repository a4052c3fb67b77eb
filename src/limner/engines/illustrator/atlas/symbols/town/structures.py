"""Walls, fences, gates, bridges, towers, poles."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math
from itertools import pairwise

from limner.drawing.geometry import (
    arc,
    difference,
    ellipse,
    joined,
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
from limner.engines.illustrator.atlas.solid import (
    crescent,
    curve,
    pole,
    quad,
)
from limner.engines.illustrator.atlas.templates.building import door, window


@symbol("radio tower, cell tower, transmission tower, radio mast, electricity pylon, power pylon, telegraph pole, "
    "antenna, radio antenna", kinds="building", height=35, home="meadow",
    slots={"steel": ("#8a93a0", "primary"), "lamp": ("#ff4a3a", "light"), "dish": ("#f1f2f4", "fixed")})
def radio_tower(pen: Pen) -> None:
    levels = [(24, 0), (18, -22), (13, -42), (9, -60), (5.6, -76), (3, -90)]
    lines = [line([(-w, y) for w, y in levels]), line([(w, y) for w, y in levels])]
    for (w0, y0), (w1, y1) in pairwise(levels):
        lines += [line([(-w0, y0), (w1, y1)]), line([(w0, y0), (-w1, y1)]), line([(-w1, y1), (w1, y1)])]
    pen.stroke("steel", joined(*lines), 1.9, shade="form")
    pen.stroke("steel", line([(0, -90), (0, -112)]), 1.6)
    for x, y in ((9, -66), (-9, -78)):
        pen.part("dish", ellipse(x, y, 6, 7.4, 12 if x > 0 else -12))
        pen.mark("dish", crescent(ellipse(x, y, 6, 7.4), -2, -2), tone=-0.12)
    pen.part("lamp", ellipse(0, -112, 2.6), shade="glow")
    pen.anchor(top=(0, -112), lean=(-20, -14))


@symbol("chimney, brick chimney, smokestack, factory chimney, chimney stack", kinds="building", height=4,
    symbol_id="chimney",
    slots={"brick": ("#b05a44", "primary"), "joint": ("#dcc8b2", "fixed"), "pot": ("#8a4634", "follow"),
    "smoke": ("#e4e4e6", "fixed")}, part_of="building, house")
def chimney(pen: Pen) -> None:
    for x, y, r in ((14, -122, 9), (4, -112, 7), (24, -134, 10)):
        pen.part("smoke", ellipse(x, y, r * 1.2, r), alpha=0.75)
    for x in (-11, 11):
        pen.part("pot", polygon([(x - 6, -88), (x - 7.4, -104), (x + 7.4, -104), (x + 6, -88)]))
    pen.part("brick", rect(-24, -78, 48, 78))
    rows = [line([(-24, y), (24, y)]) for y in range(-72, 0, 8)]
    ends = [line([(x + (8 if (y // 8) % 2 else 0), y), (x + (8 if (y // 8) % 2 else 0), y + 8)])
        for y in range(-80, 0, 8) for x in range(-24, 24, 16)]
    pen.mark("joint", joined(*rows, *ends), width=1.1, alpha=0.8)
    pen.mark("brick", rect(10, -80, 20, 90), tone=-0.08)
    pen.part("brick", rect(-30, -90, 60, 13, 1), tone=0.04)
    pen.anchor(top=(0, -92), lean=(-24, -30))


@symbol("shipping container, cargo container, freight container", kinds="container", height=2.6,
    home="harbour",
    slots={"body": ("#2f78b8", "primary"), "dark": ("#22303f", "fixed")}, shapes=("rectangular",))
def shipping_container(pen: Pen) -> None:
    pen.part("body", polygon([(-84, -62), (-58, -74), (92, -74), (66, -62)]), tone=0.06)
    pen.part("body", polygon([(66, -62), (92, -74), (92, -14), (66, 0)]), tone=-0.14)
    pen.mark("body", joined(line([(79, -72), (79, -4)]), line([(73, -66), (73, -2)]), line([(85, -70), (85, -8)])),
        tone=-0.1,
        width=1.6)
    pen.part("body", rect(-84, -62, 150, 62, 1))
    pen.mark("body", joined(*(rect(x, -58, 5, 54, 1) for x in range(-80, 62, 10))), tone=-0.08)
    pen.mark("body", joined(rect(-84, -62, 150, 4), rect(-84, -4, 150, 4)), tone=-0.14)
    pen.part("dark", joined(*(rect(x, y, 6, 5, 1) for x in (-84, 60) for y in (-62, -5))))
    pen.anchor(top=(0, -66), seat=(0, -64), lean=(-84, -30))


@symbol("tunnel, tunnel entrance, railway tunnel, train tunnel, mine entrance, tunnel portal, tunnel mouth",
    kinds="building", height=7,
    symbol_id="tunnel", home="mountains", slots={"stone": ("#a39e97", "primary"), "dark": ("#1d1b22", "fixed"),
    "grass": ("#5f9a4a", "fixed"), "rail": ("#7d858f", "fixed"), "wood": ("#6b4a32", "fixed")})
def tunnel(pen: Pen) -> None:
    pen.part("grass", smooth([(-92, 0, "c"), (-82, -46), (-50, -84), (0, -100), (50, -86), (82, -48), (92, 0, "c")]))
    arch = smooth([(-56, 0, "c"), (-56, -42), (-40, -70), (0, -84), (40, -70), (56, -42), (56, 0, "c")])
    pen.part("stone", arch)
    hole = smooth([(-42, 0, "c"), (-42, -38), (-28, -58), (0, -68), (28, -58), (42, -38), (42, 0, "c")])
    spokes = [line([(0, -30), (x, y)]) for x, y in ((-70, -40), (-62, -66), (-40, -88), (-14, -100), (14, -100), (40,
        -88),
        (62, -66), (70, -40), (-70, -16), (70, -16))]
    pen.mark("stone", joined(*spokes), tone=-0.14, width=1.8)
    pen.part("dark", hole, shade="flat")
    for k in range(5):
        y, w = -k * k * 0.9 - k * 2.4, 34 - k * 5.4
        pen.part("wood", rect(-w, y - 3, 2 * w, 3.2 - k * 0.3, 0.6), tone=-0.05 * k)
    pen.stroke("rail", joined(line([(-24, 1), (-6, -26)]), line([(24, 1), (6, -26)])), 2.4)
    pen.anchor(top=(0, -98), lean=(-80, -30))


@symbol("satellite dish, radar dish, dish antenna, radar", kinds="machine, thing", height=3,
    slots={"dish": ("#eef1f4", "primary"),
    "steel": ("#7d8794", "fixed"), "red": ("#d8352f", "second")})
def satellite_dish(pen: Pen) -> None:
    pen.part("steel", polygon([(-18, 0), (18, 0), (5, -40), (-5, -40)]))
    pen.part("dish", rotated(ellipse(0, -58, 50, 26), -38, (0, -58)), tone=-0.06)
    face = rotated(ellipse(5, -64, 50, 22), -38, (5, -64))
    pen.part("dish", face)
    pen.mark("dish", crescent(face, -7, -7), tone=-0.1)
    pen.mark("dish", joined(rotated(ellipse(5, -64, 32, 14), -38, (5, -64))), tone=-0.06, width=1.2)
    pen.stroke("steel", joined(line([(-20, -36), (34, -98)]), line([(36, -84), (34, -98)]), line([(5, -64), (34,
        -98)])), 2.4)
    pen.part("red", ellipse(34, -99, 5))
    pen.anchor(top=(10, -98), lean=(-12, -20))


@symbol("awning, striped awning, shop awning, canopy awning", kinds="building, thing", height=1, plan="stall",
    place="wall",
    poses="hanging",
    slots={"cloth": ("#d8352f", "primary"), "white": ("#f8f5ee", "second"), "wood": ("#8a5a34", "fixed")})
def awning(pen: Pen) -> None:
    pen.part("wood", rect(-66, -74, 132, 7, 2))
    slope = polygon([(-62, -68), (62, -68), (80, -22), (-80, -22)])
    pen.part("cloth", slope)
    edges = [(-62 + i * 15.5, -80 + i * 20.0) for i in range(9)]
    for i in range(1, 8, 2):
        (a, b), (c, d) = edges[i], edges[i + 1]
        pen.mark("white", polygon([(a, -68), (c, -68), (d, -22), (b, -22)]))
    pen.mark("cloth", rect(-90, -36, 180, 16), tone=-0.06, alpha=0.6)
    for i in range(8):
        b, d = edges[i][1], edges[i + 1][1]
        flap = smooth([(b, -22, "c"), (d, -22, "c"), (d - 2, -10), ((b + d) / 2, -4), (b + 2, -10)])
        pen.part("white" if i % 2 else "cloth", flap, tone=-0.05)
    pen.stroke("wood", joined(pole((-70, -30), (-62, -66), 2, 2)), 1)
    pen.anchor(top=(0, -72))


@symbol("suspension bridge, golden gate bridge, golden gate", kinds="bridge, landmark", height=60,
    slots={"steel": ("#c94a34", "primary"), "road": ("#7a4438", "follow")}, home="lake")
def suspension_bridge(pen: Pen) -> None:
    hangers = []
    for i in range(-15, 16):
        x = i * 6.0
        sag = -30 - 60 * ((x / 45) ** 2) if abs(x) <= 45 else -90 + 62 * ((abs(x) - 45) / 46)
        hangers.append(line([(x, sag), (x, -24)]))
    pen.stroke("steel", joined(*hangers), 1.1, tone=-0.05)
    for side in (-1, 1):
        pen.stroke("steel", smooth([(0, -30), (side * 16, -38), (side * 32, -60), (side * 45, -92, "c"),
            (side * 60, -66), (side * 76, -44), (side * 92, -26)], closed=False), 2.8)
    pen.part("road", rect(-94, -20, 188, 6), tone=-0.05)
    pen.part("steel", rect(-94, -25, 188, 5), tone=0.02)
    pen.mark("road", joined(*(line([(x, -26), (x + 5, -19)]) for x in range(-94, 94, 6))), width=1, tone=-0.1)
    for x in (-45, 45):
        for dx in (-7, 3.4):
            pen.part("steel", rect(x + dx, -96, 3.6, 96), tone=0.03 if dx < 0 else -0.06)
        for y in (-94, -76, -58, -42):
            pen.part("steel", rect(x - 7, y, 14, 4.4))
        pen.part("steel", joined(line([(x - 4, -16), (x + 4, 0)])), tone=-0.06)
        pen.part("road", rect(x - 11, -5, 22, 5, 1), tone=-0.12)
    pen.anchor(top=(0, -25), under=(0, -4), seat=(0, -25))


@symbol("wind turbine, windturbine", kinds="building", height=90, slots={"blade": ("#f4f5f6", "primary"),
    "tower": ("#dfe3e8", "follow")})
def wind_turbine(pen: Pen) -> None:
    pen.part("tower", polygon([(-2, -62), (2, -62), (4.4, 0), (-4.4, 0)]))
    pen.mark("tower", polygon([(1, -66), (6, -66), (6, 4), (1.6, 4)]), tone=-0.1)
    blade = smooth([(-1.6, -66, "c"), (-4.4, -78), (-2, -112), (0.6, -116, "c"), (2.4, -90), (2, -66, "c")])
    pen.part("blade", union(*(rotated(blade, a, (0, -64)) for a in (14, 134, 254))))
    pen.part("tower", ellipse(0, -64, 4.6), tone=-0.06)
    pen.anchor(top=(0, -116), lean=(-4, -20))


def _bricks(left: float, top: float, width: float, height: float, rows: int,
    across: float) -> list[tuple[float, float, float, float]]:
    """Bricks in bond: x, y, width, height of each within the box."""
    course, found = height / rows, []
    for row in range(rows):
        x = left - (across / 2 if row % 2 else 0)
        while x < left + width - 0.1:
            a, b = max(x + 0.7, left), min(x + across - 0.7, left + width)
            if b - a > 2:
                found.append((a, top + row * course + 0.7, b - a, course - 1.4))
            x += across
    return found


@symbol("brick wall, brickwork, garden wall, graffiti wall", kinds="building, barrier", height=1.8,
    slots={"brick": ("#b9573f", "primary"), "mortar": ("#d9c8b4", "fixed"), "cap": ("#9a9288", "fixed")},
    board=Board(-1, -44, 122, 60, ground="brick", sprayed=True), printed="sign")
def brick_wall(pen: Pen) -> None:
    pen.part("mortar", polygon([(64, -88), (74, -92), (74, -4), (64, 0)]), tone=-0.14)
    pen.part("mortar", rect(-66, -88, 130, 88))
    for i, (x, y, w, h) in enumerate(_bricks(-66, -88, 130, 88, 8, 22)):
        pen.part("brick", rect(x, y, w, h, 1), tone=(0.0, -0.05, 0.04, -0.02, 0.05)[(i * 7 + i // 3) % 5])
    pen.part("cap", quad((-70, -92), (-62, -97), (78, -97), (68, -92)), tone=0.08)
    pen.part("cap", rect(-70, -92, 138, 7, 1))
    pen.part("cap", quad((68, -92), (78, -97), (78, -90), (68, -85)), tone=-0.12)
    pen.anchor(top=(0, -95), seat=(0, -94), lean=(-66, -40), under=(0, 0))


@symbol("stone wall, dry stone wall, castle wall, stacked stone wall", kinds="wall, building, barrier", height=1.3,
    slots={"stone": ("#9c978d", "primary"), "gap": ("#5d5850", "follow"), "moss": ("#6f9a4a", "fixed")})
def stone_wall(pen: Pen) -> None:
    pen.part("gap", polygon([(-68, 0), (-68, -60), (-62, -64), (64, -64), (70, -58), (70, 0)]))
    sizes = (22, 16, 27, 19, 24, 14, 21)
    for row, (y, h) in enumerate(((-66, 16), (-49.5, 17), (-32, 16), (-15.5, 15.5))):
        x, i = -70.0 - row % 2 * 3, row * 3
        while x < 66:
            w = min(sizes[i % 7], 72 - x)
            stone = smooth([(x + 1.5, y + h * 0.5), (x + 3, y + 1.6), (x + w * 0.5, y + 0.4 + i % 3 * 0.7),
                (x + w - 2, y + 2),
                (x + w - 0.6, y + h * 0.5), (x + w - 2, y + h - 1.4), (x + w * 0.5, y + h - 0.4), (x + 3, y + h - 1.6)])
            pen.part("stone", stone, tone=(0.02, -0.05, 0.05, -0.02, 0.0)[i % 5])
            pen.mark("stone", crescent(stone, -1.6, -2.2), tone=-0.1)
            x, i = x + w, i + 1
    pen.part("moss", union(*(ellipse(x, y, rx, 3.2) for x, y, rx in ((-46, -65, 12), (-36, -66, 9), (28, -66, 14),
        (58, -10, 9)))))
    pen.anchor(top=(0, -66), seat=(0, -66), lean=(-68, -30))


@symbol("gate, garden gate, iron gate, wrought iron gate, entrance gate", kinds="building, barrier", height=2.2,
    slots={"iron": ("#2f3640", "primary"), "stone": ("#bfae96", "fixed"), "gold": ("#dcb14a", "fixed")},
    traits=("barred",))
def gate(pen: Pen) -> None:
    tops = []
    for i in range(9):
        x = -40 + 10 * i
        y = -70 - 18 * math.cos(math.radians(x * 2.2))
        tops.append((x, y))
        pen.part("iron", rect(x - 1.3, y, 2.6, -4 - y))
        pen.part("gold", smooth([(x, y - 9, "c"), (x + 2.8, y - 3), (x, y + 1, "c"), (x - 2.8, y - 3)]))
    pen.stroke("iron", smooth([(-48, -62), *((x, y + 6) for x, y in tops), (48, -62)], closed=False), 3.4)
    pen.part("iron", rect(-48, -50, 96, 3.4))
    pen.part("iron", rect(-48, -12, 96, 3.4))
    for x in (-30, -10, 10, 30):
        pen.stroke("iron", joined(arc(x, -30, 5, 5, 0, 360), curve((x, -48), (x - 5, -40), (x, -35)),
            curve((x, -25), (x + 5, -20), (x, -12))), 1.8, detail=1)
    pen.part("iron", rect(-2.6, -84, 5.2, 82, 1))
    pen.part("gold", ellipse(5, -40, 3.4))
    for x, tone in ((-62, 0.0), (48, -0.05)):
        pen.part("stone", rect(x, -84, 14, 84, 1), tone=tone)
        pen.mark("stone", joined(*(line([(x, y), (x + 14, y)]) for y in (-70, -56, -42, -28, -14))), tone=tone - 0.12,
            width=1.2)
        pen.part("stone", rect(x - 3, -89, 20, 6, 1), tone=tone + 0.05)
        pen.part("stone", ellipse(x + 7, -95, 7), tone=tone + 0.02)
    pen.anchor(top=(0, -92), lean=(-62, -40))


@symbol("rope bridge, hanging bridge, footbridge of rope, jungle bridge", kinds="bridge, structure", height=6,
    slots={"rope": ("#b98a4a", "primary"), "plank": ("#8d5a30", "fixed"), "rock": ("#7d7468", "fixed"),
    "grass": ("#6fa344", "fixed")}, home="mountains, jungle", traits=("mount",))
def rope_bridge(pen: Pen) -> None:
    for side in (-1, 1):
        cliff = smooth([(side * 52, -52, "c"), (side * 50, -30), (side * 58, -14), (side * 54, 0, "c"), (side * 92, 0,
            "c"),
            (side * 92, -54, "c")], tension=0.3)
        pen.part("rock", cliff)
        pen.mark("rock", joined(curve((side * 60, -46), (side * 66, -26), (side * 62, 0)), curve((side * 80, -50),
            (side * 74, -30), (side * 80, -4))), width=1.6, tone=-0.12)
        pen.part("grass", smooth([(side * 50, -52, "c"), (side * 52, -58), (side * 72, -60), (side * 92, -57, "c"),
            (side * 92, -51, "c"), (side * 70, -48)]))
        pen.part("plank", rect(side * 55 - 2.4, -86, 4.8, 32, 1))
    def sag(x: float, top: float, drop: float) -> float:
        return top + drop * (1 - (x / 55) ** 2)
    xs = [-55 + 5 * i for i in range(23)]
    pen.stroke("rope", joined(*(line([(x, sag(x, -82, 22)), (x, sag(x, -56, 22))]) for x in xs[1::2])), 1, tone=-0.08)
    pen.stroke("rope", line([(x, sag(x, -82, 22)) for x in xs]), 2.6, shade="form")
    pen.stroke("rope", line([(x, sag(x, -69, 22)) for x in xs]), 1.4)
    pen.part("plank", joined(*(rect(x - 2, sag(x, -57, 22), 4, 4.6, 0.6) for x in xs)))
    pen.stroke("rope", line([(x, sag(x, -52, 22)) for x in xs]), 1.8)
    pen.anchor(top=(0, -60), back=(0, -35), seat=(0, -35), lean=(-50, -60))


@symbol("silo, grain silo", kinds="building", height=14, slots={"wall": ("#c9d0d6", "primary"), "roof": ("#b23f38",
    "second"),
    "dark": ("#77808c", "fixed")}, home="farm")
def silo(pen: Pen) -> None:
    body = rect(-19, -92, 38, 92)
    pen.part("wall", body)
    pen.mark("wall", joined(*(line([(-20, y), (20, y)]) for y in range(-84, 0, 9))), width=1.2, tone=-0.13)
    pen.mark("wall", rect(8, -92, 12, 92), tone=-0.1)
    pen.part("roof", smooth([(-21, -90, "c"), (-19, -104), (0, -114), (19, -104), (21, -90, "c")]))
    pen.mark("roof", joined(curve((0, -114), (-9, -104), (-10, -90)), curve((0, -114), (9, -104), (10, -90))),
        width=1, tone=-0.12)
    pen.stroke("dark", joined(line([(-9, -88), (-9, 0)]), line([(-4, -88), (-4, 0)]), *(line([(-9, y), (-4, y)])
        for y in range(-84, 0, 5))), 1)
    pen.part("dark", rect(4, -14, 9, 14, 1), shade="flat")
    pen.anchor(top=(0, -114), lean=(-19, -50))


@symbol("weather vane, weathervane, wind vane, weathercock", kinds="structure", height=1.4,
    slots={"metal": ("#3a3f4a", "primary"), "gold": ("#e0a83a", "second"), "red": ("#d0403a", "fixed")},
        home="farm, village")
def weather_vane(pen: Pen) -> None:
    pen.part("metal", pole((0, 0), (0, -70), 4, 2.6))
    pen.stroke("metal", joined(line([(-34, -34), (34, -34)]), line([(-16, -26), (16, -42)])), 2.2)
    for x, y, runs in ((-40, -38, [[(0, 0), (2, 8), (4, 3), (6, 8), (8, 0)]]), (33, -38,
            [[(7, 0), (1, 0), (1, 8), (7, 8)], [(1, 4), (6, 4)]])):
        pen.stroke("metal", joined(*(line([(x + a, y + b) for a, b in run]) for run in runs)), 1.8)
    pen.part("gold", ellipse(0, -50, 5))
    pen.stroke("metal", line([(-40, -64), (40, -64)]), 2.6)
    pen.part("metal", joined(polygon([(36, -72), (52, -64), (36, -56)]),
        polygon([(-36, -64), (-44, -72), (-54, -72), (-46, -64), (-54, -56), (-44, -56)])))
    rooster = smooth([(-6, -66, "c"), (-16, -74), (-22, -90), (-34, -84), (-38, -96), (-28, -108), (-16, -100), (-6,
        -88), (6, -90),
        (10, -104), (18, -112), (26, -106), (34, -101, "c"), (26, -98), (24, -84), (14, -72), (6, -66, "c")])
    pen.part("gold", rooster)
    pen.mark("gold", curve((-14, -82), (-2, -78), (8, -86)), width=1.6, tone=-0.16)
    pen.part("red", union(ellipse(15, -115, 3), ellipse(20, -116, 3), ellipse(25, -112, 2.6), ellipse(26, -94, 2.4,
        3.6)))
    pen.part("metal", ellipse(22, -106, 1.4), shade="flat")
    pen.anchor(top=(20, -114), lean=(0, -30))


@symbol("utility pole, telephone pole, electric pole, power pole", kinds="structure", height=9,
    slots={"wood": ("#7a5234", "primary"), "cup": ("#dfe6ea", "fixed"), "wire": ("#33363f", "fixed"),
    "box": ("#9aa3ad", "fixed")}, home="street")
def utility_pole(pen: Pen) -> None:
    pen.stroke("wire", joined(*(curve((-62, y + 6), (-30, y + 10), (x, y)) for x, y in ((-26, -92), (26, -92),
        (-18, -76), (18, -76))),
        *(curve((x, y), (34, y + 9), (62, y + 5)) for x, y in ((-26, -92), (26, -92), (-18, -76), (18, -76)))), 0.9)
    pen.part("wood", pole((0, 0), (0, -108), 6, 4.4))
    pen.part("wood", joined(rect(-32, -90, 64, 4.4, 1), rect(-24, -74, 48, 4.4, 1)), tone=-0.05)
    pen.part("cup", joined(*(rect(x - 1.8, y, 3.6, 5, 1.4) for x, y in ((-26, -95), (-12, -95), (12, -95), (26, -95),
        (-18, -79), (18, -79)))))
    pen.part("box", rect(2, -66, 12, 20, 2))
    pen.mark("box", joined(*(line([(x, -66), (x, -46)]) for x in (5, 8, 11))), width=0.9, tone=-0.12)
    pen.anchor(top=(0, -108), lean=(-3, -40))


@symbol("fence, picket fence, paling, railing", kinds="barrier, street furniture", height=1.1,
    slots={"board": ("#f3efe6", "primary")}, home="garden, meadow", traits=("runs on", "barred",))
def fence(pen: Pen) -> None:
    for y in (-42, -20):
        pen.part("board", rect(-62, y, 124, 6, 0.8), tone=-0.12)
    for i in range(8):
        x = -56 + i * 16
        pale = polygon([(x - 5, 0), (x - 5, -52), (x, -60), (x + 5, -52), (x + 5, 0)])
        pen.part("board", pale)
        pen.mark("board", rect(x + 2, -60, 4, 60), tone=-0.07)
        pen.mark("board", joined(ellipse(x - 0.6, -39, 0.8), ellipse(x - 0.6, -17, 0.8)), tone=-0.25, detail=1)
    pen.anchor(top=(0, -57), seat=(0, -56), lean=(62, -30))


@symbol("lighthouse, beacon", kinds="building, landmark", height=30, slots={"stripe": ("#c9302f", "primary"),
    "wall": ("#f8f6f2", "second"), "dome": ("#8c1f2b", "follow"), "dark": ("#3a404b", "fixed"),
    "lamp": ("#ffe9a0", "light"), "window": ("#4b5a6c", "light")}, home="sea")
def lighthouse(pen: Pen) -> None:
    tower = smooth([(-13, 0, "c"), (-8.6, -66, "c"), (8.6, -66, "c"), (13, 0, "c"), (0, 2)], tension=0.4)
    pen.part("wall", tower)
    for y0, y1 in ((-55, -43), (-30, -15)):
        pen.mark("stripe", smooth([(-20, y0, "c"), (0, y0 + 1.6), (20, y0, "c"), (20, y1, "c"), (0, y1 + 1.8),
            (-20, y1, "c")]))
        pen.mark("stripe", rect(4, y0, 12, y1 - y0 + 1.6), tone=-0.08)
    pen.mark("wall", joined(rect(3.4, -66, 12, 11), rect(4, -41.4, 12, 11), rect(5, -13.4, 12, 16)), tone=-0.07)
    for x, y in ((-3, -60), (1, -37), (-2, -24)):
        pen.part("window", smooth([(x - 1.4, y + 4, "c"), (x - 1.4, y), (x, y - 1.6), (x + 1.4, y),
            (x + 1.4, y + 4, "c")]), shade="glow")
    pen.part("dome", smooth([(-3.4, 0.6, "c"), (-3.4, -8), (0, -11.4), (3.4, -8), (3.4, 0.6, "c")]))
    pen.part("dark", polygon([(-12, -71), (12, -71), (9, -66), (-9, -66)]))
    pen.part("lamp", rect(-6, -84, 12, 13), shade="glow")
    pen.stroke("dark", joined(*(line([(x, -84), (x, -71)]) for x in (-6, -2, 2, 6))), 0.8)
    pen.part("dome", smooth([(-8, -83.6, "c"), (-6, -90), (0, -94), (6, -90), (8, -83.6, "c")]))
    pen.part("dome", ellipse(0, -95, 1.6))
    pen.stroke("dark", line([(0, -95), (0, -101)]), 0.8)
    pen.stroke("dark", joined(line([(-12, -76), (12, -76)]), *(line([(x, -76), (x, -71)])
        for x in (-12, -7.2, -2.4, 2.4, 7.2, 12))), 0.8)
    pen.anchor(top=(0, -95), lamp=(0, -77.5), door=(0, 0), lean=(12, -20))


@symbol("windmill, mill", kinds="building, landmark", height=16, poses="standing, turned",
    slots={"wall": ("#f1e7d3", "primary"), "cap": ("#a6503c", "second"), "sail": ("#fbf8f0", "fixed"),
    "wood": ("#7a5238", "fixed"), "window": ("#8fc3dd", "light"), "trim": ("#7a5238", "fixed"), "door": ("#7a5238",
    "fixed")},
    home="farm")
def windmill(pen: Pen) -> None:
    tower = smooth([(-21, 0, "c"), (-13, -60, "c"), (13, -60, "c"), (21, 0, "c"), (0, 3)], tension=0.3)
    pen.part("wall", tower)
    pen.mark("wall", polygon([(6, -62), (20, -62), (26, 4), (9, 4)]), tone=-0.09)
    pen.mark("wall", joined(*(rect(x, y, 6, 2.2, 0.6) for x, y in ((-14, -10), (-8, -24), (6, -14), (-10, -40),
        (5, -50), (10, -32)))), tone=-0.07, detail=1)
    pen.part("cap", smooth([(-16, -59, "c"), (-13, -70), (0, -77), (13, -70), (16, -59, "c"), (0, -56)]))
    window(pen, -3.4, -45, 6.8, 9, arched=True)
    door(pen, -6, 12, 19, arched=True)
    for k in range(4):
        angle = 90 * k + (22 if pen.pose == "standing" else 45)
        vane = rect(1.4, -108, 10, 36)
        bars = joined(*(line([(1.4, -108 + 6 * i), (11.4, -108 + 6 * i)]) for i in range(7)),
            line([(6.4, -108), (6.4, -72)]), line([(11.4, -108), (11.4, -72)]))
        pen.part("sail", rotated(vane, angle, (0, -66)), shade="flat")
        pen.stroke("wood", rotated(bars, angle, (0, -66)), 0.8)
        pen.stroke("wood", rotated(line([(0, -66), (0, -109)]), angle, (0, -66)), 2)
    pen.part("wood", ellipse(0, -66, 4))
    pen.anchor(top=(0, -77), door=(0, 0), lean=(18, -20))


@symbol("bridge, arch bridge, stone bridge, footbridge", kinds="landmark, building", height=9,
    slots={"stone": ("#b5a48f", "primary")}, home="lake")
def bridge(pen: Pen) -> None:
    body = difference(smooth([(-72, 0, "c"), (-72, -24, "c"), (-40, -36), (0, -41), (40, -36), (72, -24, "c"),
        (72, 0, "c")]), union(*(smooth([(x - w, 2, "c"), (x - w, -h * 0.5), (x - w * 0.6, -h * 0.9), (x, -h),
        (x + w * 0.6, -h * 0.9), (x + w, -h * 0.5), (x + w, 2, "c")]) for x, w,
        h in ((-44, 13, 16), (0, 20, 26), (44, 13, 16)))))
    pen.part("stone", body)
    for x, w, h in ((-44, 13, 16), (0, 20, 26), (44, 13, 16)):
        voussoirs = difference(ellipse(x, -h * 0.42, w + 3.6, h * 0.6 + 3), ellipse(x, -h * 0.42, w, h * 0.58))
        pen.mark("stone", difference(voussoirs, rect(x - 40, -h * 0.36, 80, 40)), tone=-0.08)
    bricks = [rect(x, y, 7, 2.6, 0.6) for x, y in ((-64, -14), (-60, -20), (-26, -24), (-22, -10), (22, -12), (26, -26),
        (60, -18), (62, -8), (-30, -30), (14, -33), (-8, -34), (-68, -6))]
    pen.mark("stone", joined(*bricks), tone=-0.07, detail=1)
    for offset, thick, tone in ((0.0, 6.0, 0.03), (-6.0, 2.6, 0.08)):
        pen.part("stone", smooth([(-75, -24 + offset - thick, "c"), (-40, -36 + offset - thick),
            (0, -41 + offset - thick), (40, -36 + offset - thick), (75, -24 + offset - thick, "c"),
            (75, -24 + offset, "c"), (40, -36 + offset), (0, -41 + offset), (-40, -36 + offset),
            (-75, -24 + offset, "c")]), tone=tone)
    pen.anchor(top=(0, -49), seat=(0, -48), under=(0, 0))


@symbol("dam, concrete dam, hydroelectric dam, dam wall, reservoir dam", kinds="structure, building", height=60,
    home="mountains", slots={"wall": ("#c3bfb4", "primary"), "rock": ("#7d7468", "fixed"), "water": ("#5aa3c6",
        "fixed"),
    "foam": ("#f2f8fb", "fixed")})
def dam(pen: Pen) -> None:
    pen.part("water", ellipse(0, -74, 72, 7))
    wall = smooth([(-74, -74, "c"), (-40, -68), (0, -66), (40, -68), (74, -74, "c"), (52, -28), (40, -2, "c"), (0, 3),
        (-40, -2, "c"), (-52, -28)])
    pen.part("wall", wall)
    pen.mark("wall", smooth([(20, -70), (26, -30), (24, 6), (90, 6), (90, -80)]), tone=-0.07)
    pen.mark("wall", joined(*(curve((-80, y - 7), (0, y), (80, y - 7)) for y in (-52, -38, -24, -10)),
        *(line([(x, -76), (0.62 * x, 6)]) for x in (-56, -38, 38, 56))), width=0.9, tone=-0.12)
    for x in (-20, 0, 20):
        pen.part("foam", smooth([(x - 6, -66, "c"), (x + 6, -66, "c"), (0.9 * x + 7, -30), (0.85 * x + 9, 0),
            (0.85 * x - 9, 0), (0.9 * x - 7, -30)]), shade="flat")
        pen.mark("water", joined(*(line([(x + k, -66), (0.86 * x + 1.3 * k, 0)]) for k in (-3, 0, 3))), width=1,
        alpha=0.6)
    pen.part("wall", smooth([(-76, -79, "c"), (-40, -73), (0, -71), (40, -73), (76, -79, "c"), (76, -73, "c"), (40,
    -67),
        (0, -65), (-40, -67), (-76, -73, "c")]), tone=0.06)
    for s in (-1, 1):
        cliff = smooth([(s * 70, -96, "c"), (s * 64, -60), (s * 46, -30), (s * 38, 0, "c"), (s * 92, 0, "c"),
            (s * 90, -70), (s * 86, -92)])
        pen.part("rock", cliff, tone=0.03 * -s)
        pen.mark("rock", polygon([(s * 72, -90), (s * 80, -60), (s * 62, -20), (s * 84, -34), (s * 92, -80)]),
        tone=-0.08)
    pen.part("foam", union(*(ellipse(x, -1, 12, 5) for x in (-28, -14, 0, 14, 28))), tone=-0.02)
    pen.part("water", smooth([(-44, -1, "c"), (-10, 3), (20, 1), (44, -1, "c"), (40, 7, "c"), (-40, 7, "c")]))
    pen.anchor(top=(0, -71), seat=(0, -71))
