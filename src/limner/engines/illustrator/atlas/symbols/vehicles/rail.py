"""Trains, trams and cable cars."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    line,
    polygon,
    rect,
    rotated,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK, STEEL
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, gloss
from limner.engines.illustrator.atlas.templates.four_wheeler import SLOTS, pane
from limner.engines.illustrator.atlas.templates.monument import along
from limner.engines.illustrator.atlas.templates.wheel import tyre


@symbol("bullet train, high-speed train, high speed train, shinkansen, maglev train, maglev, tgv",
    kinds="train, vehicle", height=3.8, slots={"body": ("#f4f6f8", "primary"), "stripe": ("#2f6fc0", "second"),
    "glass": ("#26324a", "fixed"), "dark": DARK, "metal": STEEL, "light": ("#fff3c4", "light")},
    home="meadow, mountains", traits=("railed",))
def bullet_train(pen: Pen) -> None:
    pen.part("metal", rect(-92, -4, 184, 4), tone=-0.12)
    for x in range(-88, 90, 16):
        pen.part("dark", rect(x, -3, 8, 3), tone=0.1, detail=1)
    pen.part("dark", rect(-90, -13, 140, 9, 2))
    for x in (-70, -52, 4, 22):
        pen.part("metal", ellipse(x, -8, 5.4))
    body = smooth([(-92, -12, "c"), (-92, -54, "c"), (20, -54), (44, -50), (66, -36), (86, -21), (93, -14),
        (86, -10, "c")], tension=0.45)
    pen.part("body", body)
    pen.mark("body", crescent(body, 0, -8), tone=-0.12)
    pen.mark("stripe", smooth([(-100, -27), (30, -27), (62, -24), (96, -12, "c"), (90, -20), (62, -30), (30, -33),
        (-100, -33)]))
    pen.mark("glass", smooth([(34, -50), (48, -47), (62, -38), (56, -36), (42, -38), (34, -42)]))
    pen.part("glass", joined(*(rect(x, -46, 10, 9, 2.4) for x in range(-84, 8, 14))), shade="flat")
    pen.mark("metal", rect(-90, -48, 100, 4), alpha=0.5)
    pen.mark("dark", joined(line([(20, -54), (20, -12)])), width=0.1, alpha=0.3)
    pen.part("dark", difference(rect(14, -48, 12, 34, 3), rect(15, -47, 10, 32, 2)), alpha=0.6)
    pen.part("light", ellipse(80, -21, 4, 2.6, 32), shade="glow")
    pen.stroke("dark", joined(line([(-60, -54), (-48, -64), (-34, -54)]), line([(-58, -64), (-38, -64)])), 1.8)
    pen.anchor(top=(-30, -54), lean=(-80, -30))


@symbol("train, locomotive, steam train, railway engine, steam engine, steam locomotive", kinds="vehicle", height=4,
    slots={"body": ("#2f7a58", "primary"), "trim": ("#d8433a", "second"), "brass": ("#e3b448", "fixed"), **SLOTS},
    home="meadow, mountains", ridden="cabin", traits=("railed",))
def train(pen: Pen) -> None:
    pen.part("dark", rect(-66, -22, 128, 8, 2))
    pen.part("body", rect(-64, -76, 36, 56, 2))
    pen.mark("body", rect(-34, -80, 10, 60), tone=-0.07)
    pane(pen, rect(-58, -68, 22, 20, 3))
    pen.part("trim", smooth([(-70, -76, "c"), (-66, -82), (-46, -85), (-27, -82), (-22, -76, "c")]))
    boiler = smooth([(-29, -23, "c"), (-29, -63, "c"), (46, -63, "c"), (53, -58), (55, -43), (53, -28), (46, -23, "c")],
        tension=0.42)
    pen.part("dark", polygon([(30, -63), (33, -84), (45, -84), (48, -63)]), tone=0.05)
    pen.part("dark", smooth([(28, -90, "c"), (50, -90, "c"), (47, -82, "c"), (31, -82, "c")]))
    pen.part("brass", smooth([(-10, -62, "c"), (-9, -72), (-2, -76), (5, -72), (6, -62, "c")]))
    pen.part("brass", rect(14, -71, 5, 9, 2), tone=-0.04)
    pen.part("body", boiler)
    pen.mark("body", rect(-40, -36, 110, 20), tone=-0.09)
    gloss(pen, "body", rect(-26, -59, 70, 4, 2), detail=0)
    pen.mark("brass", joined(rect(-14, -70, 3, 60), rect(8, -70, 3, 60), rect(28, -70, 3, 60)))
    pen.part("dark", smooth([(46, -63, "c"), (53, -58), (55, -43), (53, -28), (46, -23, "c")], tension=0.42), tone=0.07)
    pen.part("lamp", ellipse(54, -57, 4.6), shade="glow")
    pen.part("trim", polygon([(50, -20), (70, -3), (46, -3)]))
    pen.mark("dark", joined(*(line([(52, -18), (x, 0)]) for x in (50, 56, 62))), width=1.1, alpha=0.7)
    pen.part("trim", rect(-66, -24, 124, 4, 1))
    for x, r in ((-48, 14), (-16, 14), (13, 9), (35, 9)):
        pen.part("dark", ellipse(x, -r, r), tone=-0.04)
        pen.part("trim", difference(ellipse(x, -r, r * 0.84), ellipse(x, -r, r * 0.62)))
        spokes = joined(*(rotated(rect(x - 0.9, -2 * r + 2, 1.8, 2 * r - 4), 45 * i, (x, -r)) for i in range(4)))
        pen.part("trim", spokes, shade="flat", tone=-0.03)
        pen.part("brass", ellipse(x, -r, r * 0.22))
    pen.stroke("metal", line([(-48, -10), (-16, -10), (14, -12)]), 2.6)
    pen.anchor(top=(-46, -84), seat=(10, -63), lamp=(54, -57), mouth=(39, -90))


@symbol("train carriage, passenger carriage, railway carriage, railroad car, passenger car, train car, railway coach",
    kinds="vehicle", height=3.5, home="meadow, mountains", slots={"body": ("#2f7a58", "primary"),
    "cream": ("#f3e6c8", "second"), **SLOTS}, ridden="cabin")
def train_carriage(pen: Pen) -> None:
    pen.part("dark", rect(-84, -22, 168, 10, 2))
    pen.part("dark", joined(rect(-94, -18, 14, 4, 1), rect(80, -18, 14, 4, 1)))
    pen.part("body", rect(-86, -72, 172, 54, 5))
    pen.mark("body", rect(-110, -28, 220, 20), tone=-0.09)
    pen.mark("cream", rect(-110, -64, 220, 28))
    pen.mark("cream", rect(-110, -31, 220, 2.4))
    for x in (-67, -40, -13, 14, 41):
        pane(pen, rect(x, -61, 21, 22, 3))
    pen.part("body", joined(rect(-84, -62, 11, 42, 2), rect(71, -62, 11, 42, 2)), tone=-0.06)
    pen.part("dark", smooth([(-89, -71, "c"), (-84, -79), (-54, -83), (54, -83), (84, -79), (89, -71, "c")],
        tension=0.4), tone=0.05)
    for x in (-66, -38, 38, 66):
        pen.part("dark", ellipse(x, -10, 10), tone=-0.04)
        pen.part("metal", difference(ellipse(x, -10, 7.6), ellipse(x, -10, 5)))
    pen.anchor(top=(0, -82), seat=(0, -70))


def _bogie(pen: Pen, x: float) -> None:
    """Two wheels in their frame."""
    pen.part("dark", rect(x - 17, -12, 34, 7, 2), tone=0.05)
    for at in (x - 10, x + 10):
        pen.part("dark", ellipse(at, -6, 6), tone=-0.04)
        pen.part("metal", ellipse(at, -6, 4.2))
        pen.part("dark", ellipse(at, -6, 1.5), shade="flat", detail=1)
    pen.part("metal", joined(*(rect(x + dx, -10, 2, 5, 0.8) for dx in (-2.6, 0.6))), shade="flat", detail=2)


def _ribs(pen: Pen, slot: str, left: float, right: float) -> None:
    """The pressed lines of a metal side, on the last part."""
    lines = joined(*(rect(left, y, right - left, 0.7) for y in (-26.0, -23.0, -20.0, -17.0)))
    pen.mark(slot, lines, tone=-0.13, detail=2)
    pen.mark(slot, rect(left, -59, right - left, 2.2), tone=0.12, alpha=0.6, detail=1)


def _doors(pen: Pen, x: float, slot: str) -> None:
    """Sliding doors in two leaves about x, each with its window."""
    pen.part(slot, rect(x - 9.4, -52, 18.8, 40, 1.4), tone=-0.05)
    pen.mark("dark", rect(x - 0.45, -60, 0.9, 60), alpha=0.7)
    for side in (x - 7.6, x + 1.6):
        pane(pen, rect(side, -48, 6, 18, 1.4))


def _underframe(pen: Pen, left: float, right: float) -> None:
    """What hangs under a carriage, in the dark: boxes and pipes."""
    pen.part("dark", rect(left, -14, right - left, 5, 1.5))
    boxes = joined(*(rect(x, -11, 14, 6, 1) for x in (-24.0, -7.0, 10.0)))
    pen.part("dark", boxes, tone=0.08, detail=1)


@symbol("passenger train, commuter train, electric train, diesel train, modern train, intercity train, express train, "
    "regional train, railcar, electric locomotive, diesel locomotive", kinds="train, vehicle", height=3.9,
    symbol_id="passenger_train", slots={"body": ("#2e6fb4", "primary"), "upper": ("#f4f1ea", "second"),
    "stripe": ("#f2b632", "fixed"), **SLOTS}, home="meadow, mountains", ridden="cabin", traits=("railed",))
def passenger_train(pen: Pen) -> None:
    _underframe(pen, -90, 82)
    for x in (-66.0, 56.0):
        _bogie(pen, x)
    pen.stroke("dark", joined(line([(-44, -63), (-32, -73), (-46, -82)]), line([(-56, -83), (-36, -83)])), 1.6)
    pen.part("dark", joined(rect(-60, -66, 40, 5, 2), rect(4, -66, 30, 5, 2)), tone=0.1)
    body = smooth([(-92, -12, "c"), (-92, -62, "c"), (56, -62, "c"), (70, -58), (80, -42), (88, -24), (89, -14),
        (86, -11, "c")], tension=0.42)
    pen.part("upper", body)
    pen.mark("upper", rect(-100, -66, 200, 6), tone=-0.09)
    pen.mark("body", smooth([(-100, -30, "c"), (52, -30), (70, -36), (92, -40, "c"), (96, -8, "c"), (-100, -8, "c")],
        tension=0.4))
    pen.mark("stripe", smooth([(-100, -31.6, "c"), (52, -31.6), (70, -37.6), (92, -42, "c"), (92, -40, "c"),
        (70, -35.4), (52, -29.4), (-100, -29.4, "c")], tension=0.4))
    pen.mark("body", rect(-100, -16, 200, 10), tone=-0.12)
    _ribs(pen, "body", -90, 46)
    pen.part("dark", smooth([(59, -58, "c"), (68, -56), (76, -46), (79.4, -38, "c"), (62, -38, "c")]), tone=-0.04)
    pane(pen, smooth([(62, -55, "c"), (68, -52), (74, -44), (76, -40, "c"), (64, -40, "c")]))
    pen.part("dark", rect(-84, -54, 136, 19, 3), tone=0.03)
    for x in (-81.0, -46.0, -28.0, -10.0, 26.0):
        pane(pen, rect(x, -52, 15, 15, 2))
    for x in (-56.0, 16.0):
        _doors(pen, x, "stripe")
    _doors(pen, 50, "body")
    pen.part("lamp", joined(ellipse(83, -26, 2.6, 3.2, 20), ellipse(79.4, -33.6, 1.4, 1.8, 20)), shade="glow")
    pen.part("dark", rect(84, -16, 8, 4.4, 1.4))
    pen.anchor(top=(-30, -62), seat=(0, -62), lean=(-90, -30), lamp=(83, -26))


@symbol("subway train, metro train, metro, underground train, tube train, light rail train",
    kinds="train, vehicle", height=3.6, symbol_id="subway_train", slots={"body": ("#c9d0d8", "primary"),
    "stripe": ("#d8433a", "second"), "sign": ("#ffc247", "light"), **SLOTS}, home="street",
    ridden="cabin", traits=("railed",))
def subway_train(pen: Pen) -> None:
    _underframe(pen, -90, 84)
    for x in (-66.0, 58.0):
        _bogie(pen, x)
    pen.part("dark", joined(rect(-70, -66, 30, 5, 2), rect(-10, -66, 30, 5, 2)), tone=0.1)
    body = smooth([(-92, -12, "c"), (-92, -58), (-86, -62), (76, -62), (85, -57), (88, -40), (88, -12, "c")],
        tension=0.36)
    pen.part("body", body)
    pen.mark("body", rect(-100, -66, 200, 7), tone=-0.1)
    _ribs(pen, "body", -92, 70)
    pen.mark("stripe", joined(rect(-100, -31, 168, 3.6), rect(-100, -57, 200, 1.6)))
    pen.mark("body", rect(-100, -16, 200, 8), tone=-0.16)
    pen.mark("dark", rect(70, -66, 1, 60), alpha=0.6)
    pen.part("stripe", smooth([(71, -12, "c"), (71, -34, "c"), (88, -34, "c"), (88, -12, "c")]))
    pen.mark("stripe", rect(66, -18, 30, 10), tone=-0.12)
    pen.part("dark", smooth([(74, -56, "c"), (82, -55), (86, -46), (87, -35, "c"), (74, -35, "c")]), tone=-0.02)
    pane(pen, smooth([(76, -50, "c"), (83, -49), (85, -43), (85.4, -37, "c"), (76, -37, "c")]))
    pen.part("sign", rect(75.4, -54.6, 7.4, 3.2, 0.8), shade="glow")
    for x in (-76.0, -26.0, 24.0):
        _doors(pen, x, "body")
    for x in (-63.0, -47.0, -13.0, 3.0, 37.0):
        pen.part("dark", rect(x - 1, -53, 15, 20, 2.4), tone=0.05)
        pane(pen, rect(x, -52, 13, 18, 2))
    pen.part("dark", rect(54, -53, 12, 38, 1.4), tone=0.12)
    pane(pen, rect(56, -50, 8, 16, 1.4))
    pen.part("lamp", joined(ellipse(84.6, -24, 2.4), ellipse(78, -24, 1.6)), shade="glow")
    pen.part("dark", rect(86, -14, 6, 4, 1.2))
    pen.anchor(top=(-30, -62), seat=(0, -62), lean=(-90, -30), lamp=(84.6, -24))


@symbol("modern train carriage, modern railway carriage, modern railway coach, metro carriage, subway carriage",
    kinds="train carriage, vehicle", height=3.5, symbol_id="modern_coach", slots={"body": ("#2e6fb4", "primary"),
    "upper": ("#f4f1ea", "second"), "stripe": ("#f2b632", "fixed"), **SLOTS}, home="meadow, mountains", ridden="cabin")
def modern_coach(pen: Pen) -> None:
    _underframe(pen, -84, 84)
    pen.part("dark", joined(rect(-94, -22, 188, 4, 1), rect(-87, -56, 174, 42, 3)), tone=0.02)
    for x in (-62.0, 62.0):
        _bogie(pen, x)
    pen.part("dark", joined(rect(-60, -66, 34, 5, 2), rect(20, -66, 34, 5, 2)), tone=0.1)
    pen.part("upper", rect(-88, -62, 176, 50, 4))
    pen.mark("upper", rect(-100, -66, 200, 6), tone=-0.09)
    pen.mark("body", rect(-100, -30, 200, 30))
    pen.mark("stripe", rect(-100, -31.6, 200, 2.4))
    pen.mark("body", rect(-100, -16, 200, 10), tone=-0.12)
    _ribs(pen, "body", -100, 100)
    pen.part("dark", rect(-81, -54, 162, 19, 3), tone=0.03)
    for x in (-78.0, -40.0, -22.0, -4.0, 14.0, 32.0, 62.0):
        pane(pen, rect(x, -52, 15, 15, 2))
    for x in (-52.0, 54.0):
        _doors(pen, x, "body")
    pen.anchor(top=(0, -62), seat=(0, -62), lean=(-84, -30))


@symbol("tram, streetcar, trolley, trolley car", kinds="train, vehicle", height=3.6,
    slots={"body": ("#d9503f", "primary"), "white": ("#f8f2e2", "second"), **SLOTS}, ridden="cabin")
def tram(pen: Pen) -> None:
    pen.stroke("dark", joined(line([(-8, -66), (6, -76), (-6, -84)]), line([(-16, -85), (6, -85)])), 1.6)
    pen.part("dark", rect(-58, -12, 116, 7, 2))
    body = smooth([(-64, -10, "c"), (-68, -28), (-64, -56), (-56, -64), (0, -66), (56, -64), (64, -56), (68, -28),
        (64, -10, "c")], tension=0.42)
    pen.part("white", body)
    pen.mark("white", rect(-70, -70, 140, 8), tone=-0.05)
    pen.mark("body", rect(-80, -34, 160, 30))
    pen.mark("body", rect(-80, -17, 160, 10), tone=-0.1)
    pen.mark("white", rect(-80, -31, 160, 2.4))
    for x in (-59.0, -38.0, -22.0, 8.0, 24.0, 45.0):
        pane(pen, rect(x, -57, 13, 20, 2.4))
    pen.part("dark", rect(-6, -58, 12, 47, 1.6), tone=0.06)
    for x in (-4.6, 0.6):
        pane(pen, rect(x, -56, 4, 43, 1))
    for x in (-40, -26, 26, 40):
        pen.part("tyre", ellipse(x, -6.5, 6.5))
        pen.part("metal", ellipse(x, -6.5, 3.4))
    pen.part("lamp", ellipse(64, -26, 2.2, 3.4), shade="glow")
    pen.anchor(top=(-30, -65), lamp=(64, -26))


@symbol("cable car, san francisco cable car, cable tram", kinds="tram, vehicle", height=3.3, symbol_id="cable_car",
    slots={"body": ("#9e2f34", "primary"),
    "cream": ("#f3e6c8", "fixed"), "wood": ("#8a5a36", "fixed"), "gold": ("#dcae45", "fixed"), **SLOTS})
def cable_car(pen: Pen) -> None:
    pen.part("dark", rect(-66, -16, 132, 8, 2))
    pen.part("wood", rect(-66, -62, 132, 46), tone=-0.16)
    pen.part("cream", smooth([(-74, -80, "c"), (-60, -84), (60, -84), (74, -80, "c"), (72, -75, "c"), (-72, -75,
        "c")], tension=0.3), tone=-0.05)
    pen.part("body", polygon([(-48, -84), (-42, -92), (42, -92), (48, -84)]))
    pen.mark("lamp", joined(*(rect(x - 4.4, -90, 8.8, 4.4, 1) for x in along(-44, 44, 7))), alpha=0.9)
    pen.part("cream", smooth([(-48, -92, "c"), (-36, -96), (36, -96), (48, -92, "c")], tension=0.3))
    pen.part("body", rect(-14, -76, 54, 62))
    for x in (-10, 6, 22):
        pen.part("cream", rect(x - 1, -71, 15, 31, 1.6), shade="flat")
        pane(pen, rect(x, -70, 13, 29, 1.4))
    pen.part("body", rect(-66, -40, 52, 24))
    pen.part("body", rect(40, -40, 26, 24))
    pen.mark("body", rect(30, -40, 60, 24), tone=-0.06)
    pen.part("cream", joined(rect(-66, -41, 132, 2.4), rect(-66, -22, 132, 1.6)), shade="flat")
    pen.part("gold", joined(*(rect(x, -35, 4, 9) for x in (-58, -46, -34, -22, 46, 56)), rect(-4, -34, 34, 7, 2)),
        shade="flat")
    pen.part("wood", joined(*(rect(x, -76, 2.4, 38) for x in (-66, -50, -32, 48, 63))))
    pen.part("wood", joined(rect(-62, -50, 18, 4, 1), rect(-44, -50, 24, 4, 1)), tone=0.05)
    pen.part("lamp", ellipse(67, -30, 4), shade="glow")
    pen.part("dark", joined(polygon([(-76, -10), (-66, -16), (-66, -8), (-74, -6)]), polygon([(76, -10), (66, -16),
        (66, -8), (74, -6)])), tone=0.08)
    for x in (-44, -26, 26, 44):
        tyre(pen, x, -7, 7, rim=0.66, tyre_slot="dark")
    pen.anchor(top=(0, -96), seat=(-40, -50), lean=(-66, -30), lamp=(67, -30))


@symbol("gondola lift, ski lift cabin, aerial tramway, ropeway, cable cabin, funicular cabin, ski gondola",
    kinds="vehicle", height=3, place="air",
    symbol_id="gondola_lift", slots={"body": ("#d8423a", "primary"), "cable": ("#4a505a", "fixed"), **SLOTS},
    home="mountains")
def gondola_lift(pen: Pen) -> None:
    pen.stroke("cable", line([(-70, -96), (70, -108)]), 2)
    pen.part("cable", smooth([(-12, -104, "c"), (-14, -98), (14, -100), (13, -107, "c")]))
    pen.part("metal", joined(ellipse(-7, -103, 3), ellipse(7, -104, 3)))
    pen.part("cable", polygon([(-2, -101), (2, -101), (3, -72), (-3, -72)]), tone=0.05)
    body = smooth([(-28, -72, "c"), (-38, -60), (-41, -36), (-36, -8), (-28, 0, "c"), (28, 0, "c"), (36, -8), (41,
        -36), (38, -60), (28, -72, "c")], tension=0.4)
    pen.part("body", body)
    pen.mark("body", crescent(body, -12, 0), tone=-0.1)
    for shape in (smooth([(-34, -30, "c"), (-35, -44), (-31, -60), (-24, -66), (-15, -66, "c"), (-15, -30, "c")]),
            rect(-12, -66, 24, 36, 2), smooth([(34, -30, "c"), (35, -44),
            (31, -60), (24, -66), (15, -66, "c"), (15, -30, "c")])):
        pane(pen, shape)
    pen.mark("glass", rect(-1, -80, 2, 60), tone=-0.3, alpha=0.6)
    pen.part("body", rect(-30, -75, 60, 5, 2), tone=-0.1)
    pen.part("metal", joined(rect(-34, -4, 68, 3, 1), rect(16, -26, 16, 2, 1)))
    pen.stroke("metal", line([(0, -26), (0, -4)]), 1)
    pen.anchor(top=(0, -104), seat=(0, -30))
