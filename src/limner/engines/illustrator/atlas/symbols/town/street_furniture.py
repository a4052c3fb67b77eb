"""What stands in streets: lamps, signs, bins, booths."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    Path,
    difference,
    ellipse,
    intersection,
    joined,
    line,
    polygon,
    rect,
    smooth,
    star,
    union,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK, GLASS, STEEL, WHITE, WOOD
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import box, crescent, curve, gloss, pole, quad, turned
from limner.engines.illustrator.atlas.templates.hollow import brim, cavity, door, mouth, opened


@symbol("billboard, advertising board, hoarding", kinds="street furniture", height=5.0,
    slots={"board": ("#f4f0e4", "primary"), "frame": ("#5b6270", "fixed"), "lamp": ("#fff2b8", "light"),
    "art": ("#e2604f", "second")}, board=Board(0, -69, 112, 50, panel="board"), printed="banner")
def billboard(pen: Pen) -> None:
    pen.part("frame", joined(rect(-34, -44, 6, 44), rect(28, -44, 6, 44)))
    pen.part("frame", rect(-60, -98, 120, 58, 2))
    pen.part("board", rect(-56, -94, 112, 50), shade="flat")
    pen.mark("art", smooth([(-60, -52), (-24, -76), (6, -58), (30, -72), (60, -50), (60, -40), (-60, -40)]))
    pen.mark("art", ellipse(30, -84, 8), tone=0.1)
    pen.part("lamp", joined(*(ellipse(x, -101, 4, 2.6) for x in (-36, 0, 36))), shade="glow")
    pen.anchor(top=(0, -98), seat=(0, -98), lean=(-56, -60))


@symbol("phone booth, telephone booth, phone box, telephone box, red telephone box, police box",
    kinds="street furniture, building", height=2.5, poses="standing, open",
    slots={"body": ("#c9302f", "primary"), "glass": ("#bfe0ea", "fixed"), "sign": ("#fbf6ea", "fixed"), "dark": DARK})
def phone_booth(pen: Pen) -> None:
    box(pen, "body", (-24, -88), (42, 88), (8, 4))
    pen.part("body", smooth([(-24, -92, "c"), (-20, -99), (-3, -102), (16, -99), (19, -92, "c")]), tone=0.03)
    pen.part("body", rect(-26, -93, 47, 6, 1), tone=0.05)
    pen.part("sign", rect(-20, -86, 34, 6, 1))
    pen.mark("dark", joined(*(rect(x, -84.6, 2.4, 3.4) for x in range(-17, 12, 4))), alpha=0.8)
    if opened(pen):
        cavity(pen, "dark", rect(-21, -79, 36, 74), tone=0.14)
        door(pen, "body", -24, -86, -3, -20)
    else:
        panes = [(x, y) for y in (-76, -63, -50, -37, -24) for x in (-19, -8, 3)]
        pen.part("body", rect(-21, -78, 36, 68, 1), tone=-0.1)
        pen.part("glass", joined(*(rect(x, y, 9.4, 11, 0.6) for x, y in panes)), shade="flat")
        pen.mark("glass", joined(polygon([(-12, -84), (0, -84), (-22, -20), (-34, -20)]),
            polygon([(14, -70), (20, -70), (0, -8), (-6, -8)])), tone=0.07, alpha=0.8)
        pen.part("glass", joined(*(polygon([(20, y), (24, y - 1.6), (24, y + 9), (20, y + 11)])
            for y in (-76, -63, -50, -37, -24))), tone=-0.12, shade="flat")
        pen.part("sign", rect(10, -46, 3, 8, 1))
    pen.anchor(top=(0, -100), lean=(-24, -40))


@symbol("vending machine, snack machine, drinks machine", kinds="appliance, street furniture", height=1.9,
    slots={"body": ("#d9383f", "primary"), "dark": DARK, "glass": ("#d9edf3", "fixed"), "a": ("#f6c43d", "fixed"),
    "b": ("#3f8fd0", "fixed"), "c": ("#5fae52", "fixed"), "d": ("#e8793a", "fixed"), "light": ("#8ff0c0", "light")},
    shapes=("rectangular",))
def vending_machine(pen: Pen) -> None:
    box(pen, "body", (-32, -98), (56, 96), (9, 5))
    pen.part("dark", rect(-30, -3, 52, 3))
    pen.part("glass", rect(-28, -92, 34, 64, 2), shade="flat")
    for row, y in enumerate((-79, -66, -53, -40)):
        for i in range(5):
            slot = "abcd"[(i * 3 + row * 2) % 4]
            pen.part(slot, rect(-26.4 + 6.4 * i, y - 8, 5, 9, 1.6))
        pen.part("dark", rect(-28, y + 1.4, 34, 1.6), alpha=0.7)
    pen.part("glass", polygon([(-20, -92), (-10, -92), (-22, -28), (-28, -28), (-28, -50)]), shade="glass", alpha=0.35)
    pen.part("dark", rect(9, -88, 12, 34, 2))
    pen.part("light", rect(10.6, -86, 8.8, 6, 1), shade="glow")
    pen.mark("glass", joined(*(ellipse(12 + 3 * i, -74 + 4 * j, 1.1) for i in range(3) for j in range(4))), detail=1)
    pen.part("a", rect(13, -50, 4, 7, 1))
    pen.part("dark", rect(-24, -22, 26, 13, 2))
    pen.mark("body", rect(-24, -22, 26, 4), tone=-0.05)
    pen.anchor(top=(0, -100), lean=(-32, -40))


@symbol("gas pump, petrol pump, fuel pump, gasoline pump, fuel dispenser", kinds="street furniture", height=1.9,
    slots={"body": ("#d9383f", "primary"), "white": ("#f6f4ef", "second"), "dark": DARK, "screen": ("#bfe3d0", "fixed"),
    "metal": STEEL})
def gas_pump(pen: Pen) -> None:
    pen.stroke("dark", smooth([(22, -80, "c"), (40, -82), (46, -60), (40, -24), (30, -14), (24, -30), (28, -52)],
        closed=False), 3.4)
    box(pen, "body", (-28, -92), (48, 88), (8, 4))
    pen.part("dark", rect(-32, -5, 62, 5, 1))
    pen.part("white", rect(-23, -86, 38, 34, 3))
    pen.part("screen", rect(-18, -81, 28, 10, 1), shade="flat")
    pen.mark("dark", joined(*(rect(x, -79, 3.4, 6) for x in (-15, -9.6, -2, 3.4))))
    pen.mark("dark", joined(*(rect(-18 + 10 * i, -66, 8, 4, 1) for i in range(3))), alpha=0.6)
    drop = smooth([(-4, -46, "c"), (6, -30), (2, -19), (-10, -19), (-14, -30)])
    pen.part("white", drop, shade="flat")
    pen.part("metal", rect(18, -56, 8, 14, 2))
    pen.part("dark", smooth([(20, -58, "c"), (34, -60, "c"), (36, -52), (30, -46), (26, -38, "c"), (21, -38, "c")],
        tension=0.3))
    pen.part("metal", pole((33, -57), (44, -66), 3, 2.4))
    pen.anchor(top=(0, -94), lean=(-28, -40), handle=(28, -50))


@symbol("dumpster, garbage container, trash container", kinds="container, street furniture", height=1.4,
    poses="standing, open",
    slots={"body": ("#3f7f55", "primary"), "dark": DARK, "bag": ("#33363f", "fixed")})
def dumpster(pen: Pen) -> None:
    if opened(pen):
        mouth(pen, "dark", quad((-66, -66), (-52, -78), (72, -76), (62, -66)), tone=0.0)
    else:
        pen.part("bag", union(ellipse(-22, -74, 18, 13), ellipse(10, -76, 17, 14), ellipse(32, -70, 13, 10)))
        pen.part("dark", polygon([(-60, -68), (58, -68), (64, -74), (-52, -74)]), tone=-0.05)
        pen.part("bag", union(ellipse(-14, -76, 13, 10), ellipse(22, -77, 12, 10)), tone=0.05)
    hull = polygon([(-66, -66), (62, -66), (54, -10), (-58, -10)])
    pen.part("body", polygon([(62, -66), (72, -70), (64, -14), (54, -10)]), tone=-0.14)
    pen.part("body", hull)
    pen.mark("body", joined(*(rect(x, -60, 5, 52, 1) for x in (-44, -24, -4, 16, 36))), tone=-0.09)
    pen.part("body", rect(-69, -70, 134, 7, 1), tone=0.06)
    pen.part("dark", polygon([(-68, -70), (-74, -100), (-62, -103), (-56, -72)]), tone=0.06)
    for x in (-72, 60):
        pen.part("body", rect(x, -50, 10, 12, 2), tone=-0.12)
    for x in (-44, 40):
        pen.part("dark", rect(x - 5, -12, 10, 6))
        pen.part("dark", ellipse(x, -5, 5.4))
    pen.anchor(top=(0, -70), mouth=(0, -70), opening=(0, -68), lean=(-66, -40))


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
    plan="stall", kinds="building, structure", height=2.4,
    slots={"cloth": ("#cf3f38", "primary"), "white": WHITE, "wood": WOOD,
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


@symbol("street lamp, lamp post, street light, lamppost, streetlight, streetlamp, lantern post",
    kinds="lamp, street furniture", height=4, slots={"post": ("#3d4450", "primary"), "lamp": ("#ffe9a8", "light"),
    "light": ("#ffd36b", "light")}, traits=("climbed",))
def street_lamp(pen: Pen) -> None:
    post = turned([(-66, 1.7), (-20, 2.1), (-16, 3.4), (-6, 4.2), (-5, 6, "c"), (0, 7)], tilt=0.16)
    pen.part("post", post)
    pen.mark("post", rect(-1.2, -66, 0.9, 62), tone=0.14, alpha=0.7)
    for y, w in ((-62, 3.6), (-20, 4), (-6.5, 5.4)):
        pen.part("post", rect(-w, y, 2 * w, 2, 1), tone=0.06)
    pen.part("post", pole((-9, -60), (9, -60), 1.4, 1.4), tone=-0.03)
    pen.part("post", polygon([(-5, -68), (5, -68), (3, -64), (-3, -64)]))
    pen.part("lamp", polygon([(-8.5, -86), (8.5, -86), (5, -68), (-5, -68)]), shade="glow")
    pen.part("light", smooth([(0, -82, "c"), (3, -75), (0, -70.5), (-3, -75)]), shade="glow")
    pen.stroke("post", joined(line([(-8.5, -86), (-5, -68), (5, -68), (8.5, -86)]), line([(-2.6, -86), (-1.6, -68)]),
        line([(2.6, -86), (1.6, -68)])), 1)
    pen.part("post", smooth([(-11, -86, "c"), (-6, -92), (0, -96), (6, -92), (11, -86, "c")]))
    pen.part("post", ellipse(0, -97.5, 1.9, 2.5))
    pen.anchor(top=(0, -100), lamp=(0, -77), lean=(2, -25))


@symbol("traffic light, stoplight, traffic signal, semaphore", kinds="street furniture, sign", height=3.4,
    poses="standing, red, green", slots={"body": ("#2e343d", "primary"), "post": ("#6d7580", "fixed"),
    "red": ("#f0413a", "light"), "amber": ("#f7b52c", "light"),
    "green": ("#3fc46b", "light")})
def traffic_light(pen: Pen) -> None:
    pen.part("post", rect(-2.6, -40, 5.2, 40))
    pen.part("post", turned([(-4, 6), (0, 8)], tilt=0.16), tone=-0.06)
    pen.part("body", rect(-16, -100, 32, 66, 7))
    pen.mark("body", rect(9, -100, 10, 66), tone=-0.06)
    for y, slot in ((-87, "red"), (-67, "amber"), (-47, "green")):
        on = pen.pose in ("standing", slot)
        pen.part(slot, ellipse(0, y, 8), shade="glow" if on else "flat", tone=0.0 if on else -0.3)
        pen.mark(slot, ellipse(-2.4, y - 2.6, 3, 2.4), tone=0.16, alpha=0.7)
        hood = difference(ellipse(0, y - 0.6, 10.4), ellipse(0, y + 2.2, 9.6))
        pen.part("body", intersection(hood, rect(-20, y - 14, 40, 14)), tone=0.08)
    for y in (-92, -72, -52):
        pen.part("body", polygon([(-16, y), (-24, y), (-16, y + 12)]), tone=-0.02)
        pen.part("body", polygon([(16, y), (24, y), (16, y + 12)]), tone=-0.06)
    pen.anchor(top=(0, -100), lamp=(0, -87), lean=(2, -20))


@symbol("stop sign", kinds="sign, street furniture", height=2.4, faces_viewer=True,
    slots={"sign": ("#d3322f", "primary"), "white": ("#fdfdfd", "fixed"), "post": ("#8b939c", "fixed")},
    shapes=("hexagonal",), traits=("lettered",))
def stop_sign(pen: Pen) -> None:
    pen.part("post", rect(-2.2, -60, 4.4, 60))
    pen.mark("post", rect(0.4, -60, 3, 60), tone=-0.1)
    pen.part("white", _octagon(29.5))
    pen.part("sign", _octagon(27))
    s, t, o, p = -19.5, -9.0, 1.0, 12.0
    strokes = joined(curve((s + 7, -76.5), (s + 3.6, -79), (s, -76.2), (s + 3.4, -71.6), (s + 7.2, -67.6),
        (s + 3.6, -63.2), (s - 0.4, -66)), line([(t - 0.6, -78.5), (t + 7.6, -78.5)]),
        line([(t + 3.5, -78.5), (t + 3.5, -63.6)]), line([(p, -63.6), (p, -78.5)]),
        curve((p, -78.5), (p + 5.4, -77.6), (p + 6.4, -74.2), (p + 5, -71), (p, -70.4)))
    pen.stroke("white", strokes, 2.7)
    pen.stroke("white", ellipse(o + 4, -71, 3.9, 7.4), 2.7)
    pen.anchor(top=(0, -99), lean=(2, -20))


def _octagon(r: float) -> Path:
    k = r * 0.4142
    return polygon([(-k, -71 - r), (k, -71 - r), (r, -71 - k), (r, -71 + k), (k, -71 + r), (-k, -71 + r), (-r, -71 + k),
        (-r, -71 - k)])


@symbol("fire hydrant, hydrant, fireplug", kinds="street furniture", height=0.8,
    slots={"body": ("#d93a2f", "primary"), "cap": ("#f0c33a", "follow"), "metal": ("#c9ced6", "fixed")})
def fire_hydrant(pen: Pen) -> None:
    pen.part("body", turned([(-6, 25), (0, 27)], tilt=0.2), tone=-0.05)
    for side in (-1, 1):
        arm = rect(18 if side > 0 else -34, -58, 16, 15, 2)
        pen.part("body", arm, tone=-0.04 if side < 0 else -0.09)
        pen.part("cap", rect(30 if side > 0 else -38, -61, 8, 21, 2.5), tone=0.0 if side < 0 else -0.06)
    barrel = turned([(-72, 21), (-12, 21), (-10, 23, "c"), (-6, 23)], tilt=0.18)
    pen.part("body", barrel)
    pen.mark("body", crescent(barrel, -12, 0), tone=-0.09)
    gloss(pen, "body", rect(-14, -68, 5, 56, 2.5))
    pen.part("body", turned([(-76, 25), (-71, 25)], tilt=0.18), tone=0.03)
    dome = smooth([(-21, -76, "c"), (-19, -86), (-10, -94), (0, -96), (10, -94), (19, -86), (21, -76, "c"), (0, -73)])
    pen.part("cap", dome)
    pen.mark("cap", crescent(dome, -9, -1), tone=-0.09)
    pen.part("cap", rect(-4.5, -101, 9, 8, 1.5), tone=-0.04)
    pen.part("body", ellipse(0, -46, 13), tone=-0.08)
    pen.part("cap", ellipse(-0.6, -46.6, 10.4))
    pen.part("cap", star(-0.6, -46.6, 4.4, 3.9, 5), tone=-0.16)
    bolts = joined(*(ellipse(x, y, 1.4) for x, y in ((-20, -70.5), (-10, -68.4), (10, -68.4), (20, -70.5), (-18, -1),
        (0, 1.6), (18, -1))))
    pen.part("metal", bolts, shade="flat", detail=1)
    pen.anchor(top=(0, -100), seat=(0, -96))


@symbol("parking meter, meter", kinds="street furniture", height=1.5, faces_viewer=True,
    slots={"body": ("#5e7f9f", "primary"), "glass": ("#cfe8ee", "fixed"), "post": ("#7c848d", "fixed"),
    "dark": ("#2f353d", "fixed"), "red": ("#e2483d", "fixed")})
def parking_meter(pen: Pen) -> None:
    pen.part("post", turned([(-48, 3), (-4, 3.4), (-3, 8, "c"), (0, 9)], tilt=0.2))
    pen.mark("post", rect(0.6, -50, 4, 46), tone=-0.1)
    pen.part("body", turned([(-52, 7), (-44, 5)], tilt=0.2), tone=-0.08)
    head = smooth([(-15, -50, "c"), (-18, -62), (-18, -82), (-14, -94), (0, -100), (14, -94), (18, -82), (18, -62),
        (15, -50, "c"), (0, -47)])
    pen.part("body", head)
    pen.mark("body", crescent(head, -7, 0), tone=-0.09)
    pen.part("dark", smooth([(-12, -72, "c"), (-12, -82), (-8, -91), (0, -94.5), (8, -91), (12, -82), (12, -72, "c")]))
    pen.part("glass", smooth([(-10.4, -73.4, "c"), (-10.4, -82), (-7, -89.6), (0, -92.6), (7, -89.6), (10.4, -82),
        (10.4, -73.4, "c")]), shade="flat")
    pen.mark("red", polygon([(-11, -76), (-11, -84), (0, -76)]), alpha=0.9)
    pen.mark("dark", joined(*(line([(x * 0.72, -76 + y * 0.72), (x, -76 + y)]) for x,
        y in ((-9, -3), (-7, -9), (0, -13), (7, -9), (9, -3)))), width=0.9, detail=1)
    pen.stroke("dark", line([(0, -76), (4.6, -85)]), 1.3)
    pen.part("dark", rect(-8, -67, 5, 2.2, 1))
    pen.part("post", ellipse(6, -63, 4.4), tone=0.1)
    pen.stroke("dark", line([(4, -61.4), (8, -64.6)]), 1.4)
    pen.part("post", rect(-8.4, -60, 8, 5, 1), tone=0.08, detail=1)
    pen.anchor(top=(0, -100), lean=(3, -25))


@symbol("mailbox, letterbox, letter box, postbox, post box, pillar box", kinds="street furniture", height=1.2,
    poses="standing, open",
    slots={"body": ("#d23b36", "primary"), "flag": ("#f3c53c", "second"), "post": ("#8a6242", "fixed"),
    "dark": ("#2c2f36", "fixed"), "paper": ("#fbf8ef", "fixed")}, traits=("hollow",))
def mailbox(pen: Pen) -> None:
    pen.part("post", rect(-5, -48, 10, 48))
    pen.mark("post", rect(1, -50, 5, 50), tone=-0.09)
    pen.part("post", polygon([(-22, -48), (22, -48), (8, -36), (-8, -36)]), tone=-0.05)
    side = smooth([(-20, -48, "c"), (-20, -74), (-14, -88), (-4, -92, "c"), (34, -92), (42, -87), (46, -74),
        (46, -48, "c")])
    pen.part("body", side)
    pen.mark("body", rect(-30, -58, 90, 12), tone=-0.08)
    gloss(pen, "body", rect(-2, -88, 40, 5, 2.5))
    front = smooth([(-36, -48, "c"), (-36, -76), (-31, -88), (-20, -93), (-9, -88), (-4, -76), (-4, -48, "c")])
    pen.part("body", front, tone=-0.05)
    if opened(pen):
        cavity(pen, "dark", smooth([(-34, -50, "c"), (-34, -76), (-30, -87), (-20, -91), (-10, -87), (-6, -76), (-6,
            -50, "c")]))
    else:
        pen.part("dark", smooth([(-33, -50, "c"), (-33, -76), (-29, -86), (-20, -90), (-11, -86), (-7, -76),
            (-7, -50, "c")]))
        pen.part("paper", polygon([(-31, -52), (-29, -72), (-11, -69), (-12, -52)]))
        pen.part("paper", polygon([(-28, -50), (-25, -66), (-9, -64), (-10, -50)]), tone=-0.05)
    pen.part("body", polygon([(-36, -49), (-4, -49), (-8, -40), (-34, -40)]), tone=0.06)
    pen.part("flag", rect(14, -98, 3.6, 30, 1))
    pen.part("flag", polygon([(14, -104), (32, -104), (32, -92), (14, -92)]))
    pen.anchor(top=(20, -92), lean=(6, -25))


@symbol("trash can, garbage can, dustbin, waste bin, bin, rubbish bin, litter bin", kinds="container, street furniture",
    height=0.9, poses="standing, open", slots={"body": ("#5d8f72", "primary")})
def trash_can(pen: Pen) -> None:
    body = turned([(-78, 30), (0, 24)], tilt=0.16)
    pen.part("body", body)
    pen.mark("body", crescent(body, -15, 0), tone=-0.1)
    pen.mark("body", joined(*(line([(x, -76), (x * 0.8, 2)]) for x in (-22, -13, -4, 5, 14, 22))), tone=-0.12,
        width=1.5)
    if opened(pen):
        brim(pen, "body", [(-80.0, 34.0), (-74, 33)], tilt=0.2)
    else:
        pen.part("body", turned([(-82, 33), (-76, 33)], tilt=0.15), tone=-0.03)
        lid = smooth([(-33, -82, "c"), (-28, -90), (-14, -95), (0, -96), (14, -95), (28, -90), (33, -82, "c"), (20,
            -78),
            (0, -76.8), (-20, -78)])
        pen.part("body", lid, tone=0.04)
        pen.mark("body", crescent(lid, -10, -1), tone=-0.08)
        pen.stroke("body", curve((-8, -95), (-7, -101), (7, -101), (8, -95)), 2.6, tone=-0.08)
    pen.anchor(top=(0, -96), mouth=(0, -82), opening=(0, -82))


@symbol("traffic cone, road cone, safety cone, orange cone, pylon", kinds="street furniture", height=0.7,
    slots={"body": ("#f07f2e", "primary"),
    "band": ("#fdfaf4", "fixed")}, shapes=("triangular", "conical"))
def traffic_cone(pen: Pen) -> None:
    pen.part("body", smooth([(-40, -4, "c"), (-30, -13), (30, -13), (40, -4, "c"), (40, 1), (0, 5), (-40, 1)],
        tension=0.2), tone=-0.05)
    cone = smooth([(-6, -98, "c"), (0, -100), (6, -98, "c"), (26, -10, "c"), (14, -5.5), (0, -4), (-14, -5.5),
        (-26, -10, "c")], tension=0.45)
    pen.part("body", cone)
    for top, low in ((-76, -62), (-44, -28)):
        pen.mark("band", smooth([(-40, top, "c"), (0, top + 4), (40, top, "c"), (40, low, "c"), (0, low + 5),
            (-40, low, "c")]))
    pen.mark("body", crescent(cone, -9, 0), tone=-0.12, alpha=0.5)
    pen.anchor(top=(0, -100), handle=(0, -100))


@symbol("floodlight, stadium light, stadium floodlight, light tower, flood light", kinds="lamp, structure", height=18,
    slots={"steel": ("#8b95a2", "primary"), "dark": DARK, "lamp": ("#fff4c8", "light")}, traits=("shining",))
def floodlight(pen: Pen) -> None:
    pen.part("steel", polygon([(-2.4, -74), (2.4, -74), (4.6, 0), (-4.6, 0)]))
    pen.mark("steel", rect(0.8, -80, 6, 84), tone=-0.1)
    pen.part("steel", rect(-8, -3, 16, 3, 1), tone=-0.1)
    pen.part("dark", rect(-23, -101, 46, 29, 2))
    for row in range(3):
        for col in range(5):
            pen.part("lamp", ellipse(-17.6 + 8.8 * col, -95.6 + 9 * row, 3.7), shade="glow")
    pen.part("lamp", ellipse(0, -87, 40, 28), alpha=0.16, shade="glow")
    pen.anchor(top=(0, -101), lamp=(0, -87))
