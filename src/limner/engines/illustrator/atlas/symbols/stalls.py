"""Where one waits, buys and eats out of doors, and what stands in yards and gardens."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import Path, difference, ellipse, joined, limb, line, outline, polygon, rect, smooth, union
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve, pole, quad

WOOD: Hue = ("#a9743f", "fixed")
STEEL: Hue = ("#8d97a3", "fixed")
GLASS: Hue = ("#bfe3ea", "fixed")
DARK: Hue = ("#33363f", "fixed")
WHITE: Hue = ("#fbf8f0", "fixed")


def _awning(pen: Pen, left: float, right: float, top: float, low: float, flare: float, count: int, other: str) -> None:
    """A striped awning whose lower edge is scalloped."""
    step = (right - left + 2 * flare) / count
    edge = [joined(ellipse(left - flare + step * (i + 0.5), low, step / 2, 5)) for i in range(count)]
    roof = union(polygon([(left, top), (right, top), (right + flare, low), (left - flare, low)]), *edge)
    pen.part("cloth", roof)
    inner = (right - left) / count
    stripes = [polygon([(left + inner * i, top), (left + inner * (i + 1), top), (left - flare + step * (i + 1),
        low + 8),
        (left - flare + step * i, low + 8)]) for i in range(0, count, 2)]
    pen.mark(other, joined(*stripes))
    pen.mark("cloth", rect(left - flare, low - 3, right - left + 2 * flare, 2), tone=-0.12, alpha=0.5)


@symbol("market stall, fruit stall, vegetable stall, fruit stand, farm stand, food stall, flower stall, vendor stall",
    kinds="building, structure", height=2.4, slots={"cloth": ("#cf3f38", "primary"), "white": WHITE, "wood": WOOD,
    "apple": ("#d8423a", "fixed"), "orange": ("#f29a2e", "fixed"), "pear": ("#9cc24a", "fixed"),
    "plum": ("#7a4a94", "fixed"), "lemon": ("#f3d24a", "fixed"), "leaf": ("#4f9a46", "fixed")}, home="street")
def market_stall(pen: Pen) -> None:
    pen.part("wood", joined(rect(-52, -86, 4.4, 86), rect(47.6, -86, 4.4, 86)), tone=-0.1)
    pen.part("wood", quad((-50, -52), (50, -52), (58, -34), (-58, -34)), tone=0.02)
    for row, (y, w) in enumerate(((-51, 45), (-43, 49))):
        for i, slot in enumerate(("apple", "orange", "leaf", "lemon", "plum", "pear")):
            slot = ("apple", "orange", "leaf", "lemon", "plum", "pear")[(i + row * 2) % 6]
            x = -w + (i + 0.5) * w / 3
            pen.part(slot, joined(*(ellipse(x + dx, y - dy, 3.6) for dx, dy in ((-5, 0), (0, 0), (5, 0), (-2.4, 4),
                (2.6, 4), (0, 8)))))
            pen.mark(slot, joined(*(ellipse(x + dx - 1, y - dy - 1, 1.1) for dx, dy in ((-5, 0), (0, 0), (5, 0),
                (-2.4, 4), (2.6, 4)))), tone=0.12)
        pen.part("wood", rect(-w - 5, y + 2, 2 * w + 10, 5), tone=0.06 - 0.05 * row)
    pen.part("wood", rect(-58, -36, 116, 36))
    pen.mark("wood", joined(*(line([(-58, y), (58, y)]) for y in (-24, -12))), width=1.4, tone=-0.16)
    pen.mark("wood", joined(*(line([(x, -36), (x, 0)]) for x in (-30, 2, 34))), width=1, tone=-0.14)
    _awning(pen, -50, 50, -104, -80, 12, 11, "white")
    pen.anchor(top=(0, -104), lean=(-58, -30), seat=(0, -104))


@symbol("greenhouse, glasshouse, hothouse, conservatory", kinds="building", height=3,
    slots={"glass": GLASS, "frame": ("#f4f6f2", "primary"), "leaf": ("#4f9a46", "fixed"), "pot": ("#c2693f", "fixed"),
    "red": ("#e0473f", "fixed"), "wall": ("#b5654a", "fixed"), "dim": ("#dcefe6", "fixed")}, home="garden",
    traits=("hollow",))
def greenhouse(pen: Pen) -> None:
    pen.part("dim", polygon([(-60, 0), (-60, -50), (-44, -86), (52, -86), (66, -50), (66, 0)]), shade="flat")
    for i, (x, tall) in enumerate(((-48, 30), (-33, 44), (22, 40), (38, 30), (54, 42))):
        pen.part("leaf", union(*(ellipse(x + dx, -14 - dy * tall, 7, 8) for dx, dy in ((-4, 0.3), (4, 0.4), (0, 0.7),
            (-2, 1)))), tone=0.05 * (i % 2) - 0.03)
        pen.part("red", joined(*(ellipse(x + dx, -14 - dy * tall, 1.9) for dx, dy in ((-5, 0.5), (4, 0.3),
            (1, 0.8)))), shade="flat")
        pen.part("pot", polygon([(x - 6, -14), (x + 6, -14), (x + 4.4, -4), (x - 4.4, -4)]))
    pen.part("glass", polygon([(-60, -50), (-44, -86), (52, -86), (66, -50)]), shade="glass", alpha=0.5)
    pen.part("glass", rect(-60, -50, 126, 50), shade="glass", alpha=0.32)
    pen.part("wall", joined(rect(-62, -10, 52, 10), rect(15, -10, 53, 10)))
    pen.mark("wall", joined(*(line([(-64, y), (70, y)]) for y in (-6.6, -3.2))), width=0.8, tone=0.14)
    pen.part("frame", joined(*(rect(x - 1.2, -50, 2.4, 50) for x in (-60, -43, -27, -10, 15, 32, 49, 66))))
    pen.stroke("frame", joined(*(line([(-60 + 18 * i, -50), (-44 + 13.7 * i, -86)]) for i in range(8)),
        line([(-52, -68), (59, -68)]), line([(-60, -28), (66, -28)])), 1.8, shade="form")
    pen.part("frame", joined(rect(-63, -52.4, 132, 4.4, 1), rect(-48, -89, 104, 4.4, 1)))
    pen.part("glass", rect(-10, -46, 25, 46), shade="glass", alpha=0.5)
    pen.stroke("frame", joined(rect(-9, -46, 23, 46), line([(2.5, -46), (2.5, 0)]), line([(-9, -24), (14, -24)])),
        2.2, shade="form")
    pen.part("pot", ellipse(-1, -23, 1.4))
    pen.anchor(top=(4, -90), seat=(4, -90), lean=(-60, -30), inside=(2, -4))


@symbol("bus stop, bus shelter, bus station stop", kinds="building, structure", height=2.7,
    slots={"frame": ("#3f7a9c", "primary"), "glass": GLASS, "wood": WOOD, "steel": STEEL, "white": WHITE,
    "dark": DARK, "ad": ("#f0b23e", "fixed"), "blue": ("#2f62b5", "fixed")}, home="street", traits=("seat",))
def bus_stop(pen: Pen) -> None:
    pen.part("glass", rect(-52, -70, 88, 62), shade="glass", alpha=0.45)
    pen.mark("glass", joined(polygon([(-30, -70), (-18, -70), (-44, -8), (-56, -8)]),
        polygon([(-12, -70), (-8, -70), (-34, -8), (-38, -8)])), tone=0.14, alpha=0.7)
    pen.part("frame", joined(*(rect(x, -72, 3, 72) for x in (-54, -24, 6, 35))))
    pen.part("ad", rect(10, -60, 23, 44, 1), shade="flat")
    pen.mark("white", joined(ellipse(21, -44, 8), rect(12, -28, 18, 3), rect(12, -22, 12, 3)))
    pen.part("wood", rect(-48, -24, 50, 5, 1))
    pen.part("steel", joined(rect(-44, -19, 3, 19), rect(-6, -19, 3, 19)))
    pen.part("frame", smooth([(-62, -72, "c"), (-60, -80), (-10, -84), (42, -80), (45, -72, "c")]), tone=0.04)
    pen.part("frame", rect(-62, -74, 107, 5, 1), tone=-0.08)
    pen.part("steel", rect(56, -92, 3.4, 92))
    pen.part("blue", rect(45, -104, 26, 26, 3))
    pen.part("white", rect(50, -99, 16, 14, 2.4), shade="flat")
    pen.mark("blue", rect(51.6, -97, 12.8, 6))
    pen.part("white", joined(ellipse(53.4, -84.4, 2), ellipse(62.6, -84.4, 2)), shade="flat")
    pen.part("white", rect(49, -70, 18, 24, 1), shade="flat")
    pen.mark("dark", joined(*(line([(51, y), (65, y)]) for y in range(-67, -47, 4))), width=1)
    pen.anchor(top=(-8, -84), seat=(-24, -24), lean=(-62, -40))


@symbol("american diner, diner building, diner restaurant", kinds="building", height=4,
    slots={"wall": ("#d9dee4", "primary"), "red": ("#cf3236", "second"), "glass": ("#ffe2a0", "light"), "dark": DARK,
    "neon": ("#4fd8e6", "light"), "pink": ("#ff6fa8", "light"), "white": WHITE}, home="street",
    board=Board(0, -81, 60, 14, ground="red"))
def diner(pen: Pen) -> None:
    pen.part("red", rect(-64, -12, 128, 12, 2), tone=-0.1)
    body = smooth([(-66, -10, "c"), (-68, -30), (-66, -58, "c"), (66, -58, "c"), (68, -30), (66, -10, "c")],
        tension=0.4)
    pen.part("wall", body)
    pen.mark("red", joined(rect(-70, -24, 140, 3), rect(-70, -18, 140, 3)))
    pen.part("dark", rect(-60, -50, 120, 23, 2), tone=-0.02)
    pen.part("glass", joined(*(rect(-58 + 24 * i, -48, 21, 19, 1) for i in (0, 1, 3, 4))), shade="glow")
    pen.mark("white", joined(*(polygon([(-50 + 24 * i, -48), (-44 + 24 * i, -48), (-54 + 24 * i, -29), (-60 + 24 * i,
        -29)]) for i in (0, 1, 3, 4))), alpha=0.5)
    pen.part("wall", rect(-12, -54, 24, 54, 2), tone=0.03)
    pen.part("glass", joined(rect(-9, -50, 8, 44, 1), rect(1, -50, 8, 44, 1)), shade="glow")
    pen.part("red", smooth([(-68, -56, "c"), (-64, -68), (0, -72), (64, -68), (68, -56, "c")], tension=0.5))
    pen.part("neon", rect(-66, -61, 132, 2.4, 1.2), shade="glow")
    pen.part("red", rect(-36, -92, 72, 22, 5))
    pen.stroke("pink", rect(-34, -90, 68, 18, 4), 1.6, shade="glow")
    pen.part("white", joined(*(_letter(c, -25 + 11 * i, -87) for i, c in enumerate("DINER"))), shade="glow",
        name="sign")
    pen.anchor(top=(0, -92), lean=(-66, -30), seat=(0, -72))


_LETTERS: dict[str, list[list[tuple[float, float]]]] = {
    "D": [[(0, 0), (0, 12)], [(0, 0), (4, 0), (6.4, 3), (6.4, 9), (4, 12), (0, 12)]], "I": [[(3, 0), (3, 12)]],
    "N": [[(0, 12), (0, 0), (6.4, 12), (6.4, 0)]], "E": [[(6.4, 0), (0, 0), (0, 12), (6.4, 12)], [(0, 6), (5, 6)]],
    "R": [[(0, 12), (0, 0), (5, 0), (6.4, 2), (6.4, 4.4), (5, 6.4), (0, 6.4)], [(3, 6.4), (6.6, 12)]],
}


def _letter(letter: str, x: float, y: float) -> Path:
    return union(*(outline(line([(x + a, y + b) for a, b in run]), 2) for run in _LETTERS[letter]))


@symbol("rope bridge, hanging bridge, footbridge of rope, jungle bridge", kinds="structure", height=6,
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


@symbol("doghouse, dog house, kennel, dog kennel", kinds="building, structure", height=1,
    slots={"wall": ("#d98b4a", "primary"), "roof": ("#b8393a", "second"), "dark": ("#33241f", "fixed"),
    "bone": ("#fbf5e6", "fixed")}, home="garden", traits=("hollow",))
def doghouse(pen: Pen) -> None:
    pen.part("wall", quad((30, -52), (58, -56), (58, -4), (30, 0)), tone=-0.13)
    pen.part("wall", polygon([(-34, 0), (-34, -52), (-2, -86), (30, -52), (30, 0)]))
    pen.mark("wall", joined(*(line([(-34, y), (30, y)]) for y in (-62, -50, -38, -26, -14))), width=1, tone=-0.12)
    pen.part("dark", smooth([(-18, 0, "c"), (-18, -28), (-2, -42), (14, -28), (14, 0, "c")]), shade="flat")
    pen.part("roof", quad((-2, -94), (26, -96), (66, -54), (38, -48)))
    pen.mark("roof", joined(line([(8, -84), (36, -88)]), line([(18, -72), (46, -76)]), line([(28, -60), (58, -66)])),
        width=1.2, tone=-0.14)
    pen.part("roof", polygon([(-2, -96), (38, -50), (34, -46), (-2, -86), (-38, -46), (-42, -50)]), tone=0.06)
    pen.part("bone", union(rect(-9, -55, 14, 3.4), *(ellipse(x, y, 2.6) for x in (-9, 5) for y in (-55.4, -51.4))))
    pen.anchor(top=(0, -96), seat=(0, -96), lean=(-34, -30), inside=(-2, -2))


@symbol("circus tent, big top, circus", kinds="building, tent", height=12,
    slots={"cloth": ("#d23a38", "primary"), "white": WHITE, "gold": ("#f3bd3e", "fixed"), "dark": ("#4a1f2a", "fixed")},
    home="park, meadow")
def circus_tent(pen: Pen) -> None:
    walls = polygon([(-62, 0), (-58, -42), (58, -42), (62, 0)])
    pen.part("cloth", walls)
    pen.mark("white", joined(*(polygon([(x, -42), (x + 10.6, -42), (x * 1.06 + 11.2, 0), (x * 1.06, 0)])
        for x in (-47.4, -26.2, 15.6, 36.8))))
    pen.part("dark", smooth([(-12, 0, "c"), (-4, -24), (0, -42, "c"), (4, -24), (12, 0, "c")]), shade="flat")
    pen.part("white", smooth([(0, -42, "c"), (-3, -22), (-15, 0, "c"), (-22, 0, "c"), (-10, -22), (-8, -42, "c")]))
    pen.part("white", smooth([(0, -42, "c"), (3, -22), (15, 0, "c"), (22, 0, "c"), (10, -22), (8, -42, "c")]))
    top = smooth([(-68, -40, "c"), (-34, -58), (-10, -78), (0, -96, "c"), (10, -78), (34, -58), (68, -40, "c")])
    pen.part("cloth", top)
    for i in (-3, -1, 1, 3):
        x = i * 16
        pen.mark("white", polygon([(0, -96), (x - 8, -38), (x + 8, -38)]))
    pen.part("gold", joined(*(ellipse(-61 + 15.25 * i, -39, 7.6, 6) for i in range(9))))
    pen.stroke("gold", line([(0, -94), (0, -112)]), 1.8)
    pen.part("gold", polygon([(0.6, -112), (18, -107), (0.6, -102)]))
    pen.anchor(top=(0, -112), lean=(-60, -30), inside=(0, -2))


@symbol("log cabin, wooden cabin, hunting lodge, wood cabin", kinds="house, building", height=4.5,
    slots={"log": ("#9a6236", "primary"), "roof": ("#5b4636", "second"), "window": ("#ffdf94", "light"),
    "trim": ("#e6c894", "fixed"), "end": ("#d9a868", "fixed"), "door": ("#6b3f26", "fixed"), "stone": ("#8f8a84",
        "fixed")},
    home="forest")
def log_cabin(pen: Pen) -> None:
    pen.part("stone", rect(30, -98, 13, 44))
    pen.mark("stone", joined(*(line([(30, y), (43, y)]) for y in (-90, -82, -74, -66)), line([(36, -98), (36, -60)])),
        width=0.9, tone=-0.12)
    pen.part("log", polygon([(-46, -48), (0, -86), (46, -48)]), tone=-0.05)
    for i in range(6):
        pen.part("log", rect(-52, -54 + 9 * i, 104, 9, 4), tone=0.03 - 0.05 * (i % 2))
        pen.part("end", joined(ellipse(-47, -49.5 + 9 * i, 3.8), ellipse(47, -49.5 + 9 * i, 3.8)))
        pen.stroke("log", joined(ellipse(-47, -49.5 + 9 * i, 1.8), ellipse(47, -49.5 + 9 * i, 1.8)), 0.8, tone=-0.1)
    pen.part("roof", polygon([(0, -96), (62, -48), (58, -42), (0, -86), (-58, -42), (-62, -48)]))
    pen.part("door", rect(-32, -34, 22, 34, 1))
    pen.mark("door", joined(line([(-25, -34), (-25, 0)]), line([(-17, -34), (-17, 0)])), width=0.9, tone=-0.1)
    pen.part("trim", rect(6, -38, 28, 24, 1))
    pen.part("window", rect(8.6, -35.4, 22.8, 18.8), shade="glow")
    pen.part("trim", joined(rect(19, -36, 2, 20), rect(8, -27, 24, 2)))
    pen.anchor(top=(0, -96), lean=(-52, -30), chimney=(36, -98))


@symbol("garden gnome, lawn gnome, gnome statue", kinds="statue, figure, thing", height=0.35,
    slots={"hat": ("#cf3236", "primary"), "coat": ("#3f6fb0", "second"), "skin": ("#f0c09a", "fixed"),
    "beard": ("#fbf8f0", "fixed"), "boot": ("#5b3a26", "fixed"), "eye": ("#2a2226", "fixed"), "nose": ("#e59a7c",
        "fixed"),
    "gold": ("#f0c24a", "fixed")}, home="garden", traits=("lively",))
def garden_gnome(pen: Pen) -> None:
    pen.part("boot", joined(smooth([(-22, -12), (-4, -12, "c"), (-3, 0, "c"), (-26, 0, "c"), (-27, -6)]),
        smooth([(22, -12), (4, -12, "c"), (3, 0, "c"), (26, 0, "c"), (27, -6)])))
    coat = smooth([(-16, -48, "c"), (-26, -28), (-25, -9, "c"), (0, -6), (25, -9, "c"), (26, -28), (16, -48, "c")])
    pen.part("coat", coat)
    pen.mark("coat", crescent(coat, -8, 0), tone=-0.1)
    pen.part("boot", smooth([(-26, -22, "c"), (0, -18), (26, -22, "c"), (26, -16, "c"), (0, -12), (-26, -16, "c")]))
    pen.part("gold", rect(-4, -21, 8, 7, 1))
    for side in (-1, 1):
        pen.part("coat", limb([(side * 18, -44, 12), (side * 29, -32, 11), (side * 22, -22, 9)]), tone=0.03)
        pen.part("skin", ellipse(side * 19, -21, 5))
    pen.part("skin", ellipse(0, -56, 17, 15))
    pen.part("beard", smooth([(-17, -60, "c"), (-10, -52), (0, -49), (10, -52), (17, -60, "c"), (18, -46), (10, -30),
        (0, -22), (-10, -30), (-18, -46)]))
    pen.mark("beard", joined(curve((-9, -46), (-5, -34), (-1, -28)), curve((9, -46), (5, -34), (1, -28))), width=1.2,
        tone=-0.1)
    pen.part("nose", ellipse(0, -54, 4.8, 4.2))
    pen.part("eye", joined(ellipse(-7, -60, 2), ellipse(7, -60, 2)), shade="flat")
    hat = smooth([(-21, -62, "c"), (-12, -84), (-2, -112, "c"), (4, -110), (13, -84), (21, -62, "c"), (0, -67)])
    pen.part("hat", hat)
    pen.mark("hat", crescent(hat, -7, 0), tone=-0.1)
    pen.anchor(top=(0, -112), head=(0, -58), face=(0, -56), eye=(7, -60), hat=(0, -110), hand=(19, -21), lean=(-26,
        -30))


@symbol("sundial, sun dial", kinds="structure", height=1.1, slots={"stone": ("#c3bba8", "primary"),
    "brass": ("#c99a3a", "second"), "dark": ("#4a463f", "fixed")}, home="garden")
def sundial(pen: Pen) -> None:
    pen.part("stone", rect(-30, -8, 60, 8, 1), tone=-0.06)
    pen.part("stone", smooth([(-20, -8, "c"), (-12, -20), (-10, -46), (-18, -58, "c"), (18, -58, "c"), (10, -46), (12,
        -20), (20, -8, "c")]))
    pen.mark("stone", rect(3, -60, 18, 52), tone=-0.08)
    pen.part("stone", joined(ellipse(0, -58, 42, 12)), tone=-0.1)
    pen.part("stone", ellipse(0, -63, 42, 12))
    pen.part("brass", ellipse(0, -63, 35, 9.6))
    pen.mark("dark", joined(*(line([(27 * math.cos(t), -63 + 7.4 * math.sin(t)), (33 * math.cos(t),
        -63 + 9 * math.sin(t))]) for t in (math.pi * i / 8 for i in range(16)))), width=1.3)
    pen.part("dark", polygon([(-6, -62), (16, -60), (30, -66)]), shade="flat", alpha=0.4)
    pen.part("brass", polygon([(-16, -63), (12, -63), (14, -98)]), tone=-0.12)
    pen.anchor(top=(12, -98), lean=(-40, -62))


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


@symbol("puddle, rain puddle, water puddle, pool of water", kinds="scenery, liquid", height=0.12,
    slots={"water": ("#8fb9d6", "primary"), "light": ("#e6f3f8", "fixed"), "edge": ("#5f8cab", "follow")},
        home="street",
    traits=("on the floor", "open"))
def puddle(pen: Pen) -> None:
    pool = smooth([(-76, -10), (-58, -20), (-30, -19), (-4, -24), (30, -20), (54, -22), (78, -12), (66, -2), (34, 0),
        (4, 5), (-30, 1), (-60, 2)])
    pen.part("edge", pool, shade="flat")
    pen.part("water", smooth([(-70, -10), (-54, -17.6), (-30, -16.6), (-4, -21), (30, -17.4), (52, -19), (71, -11),
        (60, -4), (32, -2.4), (4, 2), (-30, -1.4), (-56, 0)]), shade="flat")
    pen.mark("light", smooth([(-50, -12), (-30, -14.6), (-6, -15), (-26, -10)]), alpha=0.8)
    pen.mark("light", smooth([(20, -6), (44, -9), (60, -9), (40, -4)]), alpha=0.6)
    pen.stroke("light", joined(ellipse(8, -9, 13, 4), ellipse(8, -9, 6, 1.8)), 1, alpha=0.9)
    pen.anchor(top=(0, -10), seat=(0, -8), back=(0, -8), lean=(-60, -8))


@symbol("fishbowl, fish bowl, aquarium bowl, goldfish bowl", kinds="container, vessel", height=0.28, place="surface",
    slots={"glass": ("#cfe8ef", "primary"), "water": ("#8fcbe2", "fixed"), "fish": ("#f28a2b", "fixed"),
    "fin": ("#f7ad4e", "fixed"), "sand": ("#e3c98c", "fixed"), "weed": ("#4f9a58", "fixed"), "eye": ("#26222a",
        "fixed")},
    home="room", traits=("clear",))
def fishbowl(pen: Pen) -> None:
    bowl = smooth([(-26, -84, "c"), (-42, -70), (-50, -46), (-44, -18), (-22, -1, "c"), (22, -1, "c"), (44, -18), (50,
        -46), (42, -70), (26, -84, "c")])
    pen.part("glass", bowl, shade="glass", alpha=0.35)
    pen.part("water", smooth([(-45, -66, "c"), (45, -66, "c"), (49, -46), (43, -18), (21, -3, "c"), (-21, -3, "c"),
        (-43, -18), (-49, -46)]), shade="flat", alpha=0.62)
    pen.part("water", ellipse(0, -66, 45, 6), tone=0.1, alpha=0.8)
    pen.part("sand", smooth([(-38, -13), (-10, -16), (20, -12), (39, -14), (22, -3, "c"), (-22, -3, "c")]))
    pen.part("weed", joined(limb([(-26, -12, 5), (-31, -28, 4), (-24, -42, 1)]),
        limb([(-18, -12, 5), (-17, -26, 4), (-20, -36, 1)])))
    pen.part("fin", joined(polygon([(-12, -38), (-28, -50), (-25, -38), (-28, -26)]),
        smooth([(0, -48), (8, -58), (16, -48)])))
    pen.part("fish", smooth([(-14, -38), (-2, -48), (14, -48), (26, -38), (14, -28), (-2, -29)]))
    pen.mark("fin", smooth([(-4, -30), (8, -33), (22, -30), (8, -24)]))
    pen.part("eye", ellipse(17, -41, 2.2), shade="flat")
    pen.stroke("glass", joined(ellipse(32, -52, 2.4), ellipse(30, -60, 1.6)), 0.9, tone=0.1)
    pen.stroke("glass", ellipse(0, -84, 26, 4.6), 2.6, tone=-0.06)
    pen.part("glass", smooth([(-40, -58), (-36, -66), (-33, -62), (-38, -40), (-40, -34), (-42, -46)]), shade="flat",
        tone=0.1, alpha=0.7)
    pen.anchor(top=(0, -84), inside=(0, -40), lean=(-48, -46))


@symbol("totem pole, totem", kinds="statue, structure", height=6,
    slots={"wood": ("#a8633a", "primary"), "red": ("#c9382f", "fixed"), "teal": ("#2f8f8a", "fixed"),
    "white": WHITE, "dark": ("#2b2326", "fixed"), "gold": ("#e8b13e", "fixed")}, home="forest, meadow")
def totem_pole(pen: Pen) -> None:
    for i, (y, slot) in enumerate(((-32, "teal"), (-62, "red"))):
        pen.part(slot, rect(-18, y, 36, 31, 4))
        pen.mark(slot, rect(8, y, 12, 31), tone=-0.1)
        pen.part("white", joined(ellipse(-8, y + 9, 5, 4), ellipse(8, y + 9, 5, 4)), shade="flat")
        pen.part("dark", joined(ellipse(-7, y + 9, 2.2), ellipse(9, y + 9, 2.2)), shade="flat")
        pen.part("gold", polygon([(-4, y + 10), (4, y + 10), (5, y + 18), (-5, y + 18)]) if i else smooth([(-6,
            y + 10), (6, y + 10), (3, y + 20), (0, y + 22, "c"), (-3, y + 20)]))
        pen.part("dark", rect(-12, y + 20.6, 24, 7, 3), shade="flat")
        pen.part("white", joined(*(rect(-10 + 5 * k, y + 21, 3.6, 3) for k in range(5))), shade="flat")
    for side in (-1, 1):
        pen.part("teal", smooth([(side * 14, -88, "c"), (side * 36, -96), (side * 54, -92, "c"), (side * 50, -82),
            (side * 40, -84), (side * 36, -74), (side * 26, -78), (side * 16, -68, "c")]))
        pen.mark("gold", joined(line([(side * 22, -80), (side * 50, -90)]),
            line([(side * 20, -74), (side * 40, -82)])), width=1.8)
    pen.part("wood", rect(-18, -96, 36, 34, 8))
    pen.mark("wood", rect(8, -96, 12, 34), tone=-0.1)
    pen.part("white", joined(ellipse(-8, -84, 5), ellipse(8, -84, 5)), shade="flat")
    pen.part("dark", joined(ellipse(-7, -84, 2.4), ellipse(9, -84, 2.4)), shade="flat")
    pen.part("gold", smooth([(-6, -82, "c"), (6, -82, "c"), (4, -72), (0, -66, "c"), (-4, -72)]))
    pen.part("red", joined(*(polygon([(x - 5, -94), (x, -110), (x + 5, -94)]) for x in (-11, 0, 11))))
    pen.anchor(top=(0, -110), lean=(-18, -40))


@symbol("catapult, trebuchet, siege engine", kinds="weapon, vehicle", height=3,
    slots={"wood": ("#9a6636", "primary"), "dark": DARK, "rope": ("#d9bd84", "fixed"), "stone": ("#8f8b86", "fixed")},
    home="meadow")
def catapult(pen: Pen) -> None:
    pen.part("wood", pole((-14, -24), (-56, -84), 6, 4.4), tone=0.04)
    pen.part("wood", smooth([(-66, -90, "c"), (-62, -80), (-52, -78), (-46, -86, "c")]), tone=-0.06)
    pen.part("stone", ellipse(-57, -91, 8))
    pen.part("wood", joined(pole((14, -18), (2, -72), 6, 5), pole((40, -18), (4, -70), 5, 4)), tone=-0.08)
    pen.part("wood", rect(-62, -28, 124, 9, 2))
    pen.part("rope", joined(*(rect(-18 + 3 * i, -30, 2.2, 13, 1) for i in range(4))))
    pen.stroke("rope", line([(-34, -54), (48, -26)]), 1.6)
    for x in (-44, 44):
        pen.part("wood", ellipse(x, -15, 15))
        pen.part("dark", difference(ellipse(x, -15, 15), ellipse(x, -15, 12.4)))
        pen.stroke("wood", joined(*(line([(x - 12 * math.cos(t), -15 - 12 * math.sin(t)), (x + 12 * math.cos(t),
            -15 + 12 * math.sin(t))]) for t in (0.4, 1.45, 2.5))), 2, tone=-0.14)
        pen.part("dark", ellipse(x, -15, 3))
    pen.part("wood", rect(-6, -76, 14, 7, 2), tone=-0.03)
    pen.anchor(top=(-56, -98), seat=(10, -28), lean=(-60, -24))


@symbol("gas station, petrol station, filling station", kinds="building", height=5,
    slots={"roof": ("#d8332f", "primary"), "white": WHITE, "steel": STEEL, "dark": DARK, "glass": GLASS,
    "yellow": ("#f6c43d", "fixed")}, home="street")
def gas_station(pen: Pen) -> None:
    pen.part("white", rect(18, -46, 50, 46), tone=-0.05)
    pen.part("glass", joined(rect(22, -38, 20, 24), rect(46, -38, 16, 38)), shade="glass", alpha=0.9)
    pen.part("roof", rect(16, -50, 54, 7, 1), tone=-0.05)
    pen.part("steel", joined(rect(-50, -70, 5, 70), rect(4, -70, 5, 70)))
    pen.part("white", rect(-70, -88, 100, 18, 2))
    pen.mark("roof", rect(-70, -85, 100, 8))
    for x in (-34, -12):
        pen.part("roof", rect(x - 8, -38, 16, 36, 2))
        pen.part("white", rect(x - 5, -34, 10, 10, 1), shade="flat")
        pen.part("dark", rect(x - 3.6, -32, 7.2, 4), shade="flat")
        pen.stroke("dark", smooth([(x + 8, -30), (x + 13, -26), (x + 12, -10), (x + 8, -8)], closed=False), 1.8)
        pen.part("dark", rect(x - 10, -4, 20, 4, 1))
    pen.part("steel", rect(-66, -106, 3, 106))
    pen.part("yellow", rect(-78, -112, 27, 20, 3))
    pen.mark("roof", rect(-78, -106, 27, 8))
    pen.anchor(top=(-20, -88), seat=(-20, -88), lean=(-50, -40))
