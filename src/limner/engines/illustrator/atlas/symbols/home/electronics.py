"""Computers, telephones, cameras, and other devices."""

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
from limner.engines.illustrator.atlas.hues import DARK, GOLD, METAL, STEEL, WHITE
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

SCREEN: Hue = ("#8fd0ea", "light")


@symbol("calculator", kinds="electronics, tool", height=0.14, place="surface",
    slots={"case": ("#4a5568", "primary"), "screen": ("#c4dcb4", "fixed"), "key": ("#e9e6dd", "fixed"),
    "red": ("#e2604f", "second"), "ink": DARK}, nook="study", shapes=("rectangular",), traits=("flat",))
def calculator(pen: Pen) -> None:
    pen.part("case", rect(-36, -100, 72, 100, 8))
    pen.part("screen", rect(-28, -92, 56, 20, 3), shade="flat")
    pen.mark("ink", joined(rect(12, -88, 3, 12), rect(19, -88, 3, 12), rect(12, -88, 10, 2.4)))
    keys = [(x, y) for y in (-58, -42, -26, -10) for x in (-22, -7.4, 7.2, 21.8)]
    pen.part("key", joined(*(rect(x - 5.6, y - 5.4, 11.2, 10.6, 2.6) for x, y in keys if x < 20)))
    pen.part("red", joined(*(rect(x - 5.6, y - 5.4, 11.2, 10.6, 2.6) for x, y in keys if x > 20)))
    pen.anchor(top=(0, -100), handle=(0, -40))


@symbol("battery", kinds="electronics, tool", height=0.05, place="surface",
    slots={"case": ("#3f9a5f", "primary"), "dark": DARK, "metal": STEEL, "bolt": ("#f7d34a", "fixed")}, nook="study",
    shapes=("rectangular", "cylindrical"))
def battery(pen: Pen) -> None:
    pen.part("metal", rect(-9, -102, 18, 12, 2))
    body = rect(-26, -94, 52, 94, 7)
    pen.part("case", body)
    pen.mark("dark", rect(-26, -94, 52, 26))
    pen.mark("case", rect(12, -100, 20, 104), tone=-0.08)
    pen.mark("case", rect(-19, -100, 6, 104), tone=0.14, alpha=0.7)
    pen.part("bolt", polygon([(4, -62), (-13, -34), (-2, -34), (-6, -12), (14, -42), (2, -42)]), shade="flat")
    pen.anchor(top=(0, -100), handle=(0, -40))


@symbol("megaphone, bullhorn, loudhailer, loud hailer", kinds="electronics, tool", height=0.3, place="surface",
    wielded="at the lips",
    slots={"body": ("#e0473f", "primary"), "white": ("#fbf8f2", "second"), "dark": DARK})
def megaphone(pen: Pen) -> None:
    t, c = -14, (0.0, -50.0)
    pen.part("dark", rotated(smooth([(-26, -36), (-14, -36), (-10, -8), (-14, -2), (-22, -3)]), t, c))
    horn = rotated(smooth([(-46, -64, "c"), (-10, -66), (44, -98, "c"), (44, -12, "c"), (-10, -36), (-46, -38, "c")],
        tension=0.35), t, c)
    pen.part("white", horn)
    pen.mark("white", rotated(smooth([(-50, -46), (-10, -46), (60, -26), (60, 4), (-50, -20)]), t, c), tone=-0.12)
    pen.mark("body", rotated(rect(-70, -90, 44, 80), t, c))
    pen.part("body", rotated(ellipse(44, -55, 15, 44), t, c))
    pen.part("dark", rotated(ellipse(46, -55, 11, 37), t, c))
    pen.part("white", rotated(ellipse(40, -55, 6, 11), t, c), tone=-0.1)
    pen.part("dark", rotated(rect(-54, -62, 10, 22, 4), t, c))
    for r in (20, 32):
        pen.stroke("body", rotated(arc(58, -55, r * 0.6, r, -44, 88), t, c), 3.4)
    pen.anchor(top=(0, -90), handle=(-18, -14))


@symbol("circuit board, microchip, computer chip, motherboard, cpu, processor", kinds="electronics", height=0.1,
    place="surface", faces_viewer=True, slots={"board": ("#2f8a5f", "primary"), "chip": ("#2b2f38", "fixed"),
    "gold": ("#e8c25a", "fixed"), "red": ("#e0473f", "fixed"), "blue": ("#4f9fd9", "fixed")})
def circuit_board(pen: Pen) -> None:
    pen.part("board", rect(-52, -100, 104, 100, 5))
    traces = [[(-20, -60), (-36, -60), (-44, -68), (-44, -92)], [(-20, -52), (-46, -52)],
        [(-20, -44), (-34, -44), (-44, -34), (-44, -10)], [(20, -60), (34, -60), (42, -68), (42, -90)],
        [(20, -52), (46, -52)],
        [(20, -44), (36, -44), (44, -36), (44, -14)], [(-10, -72), (-10, -84), (-22, -94)], [(0, -72), (0, -94)],
        [(10, -72), (10, -82), (24, -94)], [(-10, -30), (-10, -18), (-24, -8)], [(0, -30), (0, -8)],
        [(10, -30), (10, -20), (26, -6)]]
    pen.mark("gold", joined(*(line(t) for t in traces)), width=2)
    pen.mark("gold", joined(*(ellipse(*t[-1], 3) for t in traces)))
    pins = [rect(x - 1.4, y, 2.8, 6) for x in range(-16, 17, 8) for y in (-76, -31)] + [rect(x, y - 1.4, 6, 2.8)
        for y in range(-67, -34, 8) for x in (-25, 19)]
    pen.part("gold", joined(*pins))
    pen.part("chip", rect(-20, -71, 40, 40, 2))
    pen.mark("chip", rect(-14, -65, 28, 28, 1), tone=0.1)
    pen.part("gold", ellipse(-15, -66, 2), shade="flat", detail=1)
    pen.part("red", joined(rect(-34, -86, 6, 11, 1), rect(30, -26, 6, 11, 1)))
    pen.part("blue", joined(ellipse(34, -80, 5), ellipse(-33, -22, 5)))
    for x, y in ((-46, -94), (46, -94), (-46, -6), (46, -6)):
        pen.mark("gold", difference(ellipse(x, y, 3.4), ellipse(x, y, 1.8)))
    pen.anchor(top=(0, -100))


@symbol("solar panel, photovoltaic panel, solar array", kinds="electronics, building", height=1.6,
    slots={"cell": ("#2b4f8f", "primary"), "metal": STEEL})
def solar_panel(pen: Pen) -> None:
    pen.part("metal", pole((10, -40), (16, 0), 6, 6), tone=-0.1)
    pen.part("metal", pole((22, -40), (-10, 0), 3, 3), tone=-0.16)
    pen.part("metal", polygon([(-32, -86), (66, -86), (42, -22), (-62, -22)]))
    cells = []
    for i in range(5):
        for j in range(4):
            def at(u: float, v: float) -> tuple[float, float]:
                return -32 - 30 * v + (98 + 6 * v) * u + 0.0, -86 + 64 * v
            u0, v0 = i / 5 + 0.012, j / 4 + 0.02
            cells.append(polygon([at(u0, v0), at(u0 + 0.176, v0), at(u0 + 0.176, v0 + 0.21), at(u0, v0 + 0.21)]))
    panel = joined(*cells)
    pen.part("cell", panel)
    pen.mark("cell", joined(polygon([(-16, -90), (10, -90), (-30, -18), (-56, -18)]),
        polygon([(40, -90), (50, -90), (14, -18), (4, -18)])), tone=0.12, alpha=0.7)
    pen.part("metal", rect(-62, -23, 104, 4, 1), tone=-0.1)
    pen.part("metal", rect(2, -3, 30, 3, 1), tone=-0.12)
    pen.anchor(top=(20, -86), lean=(10, -20))


@symbol("speaker, loudspeaker, stereo speaker, subwoofer, bluetooth speaker, hi-fi speaker, smart speaker",
    kinds="electronics", height=0.45, place="surface",
    slots={"body": ("#3a3f4b", "primary"), "cone": ("#22252d", "fixed"), "ring": ("#9aa4b2", "second"),
    "light": ("#5fd0e8", "light")}, nook="study", shapes=("rectangular", "cubic"))
def speaker(pen: Pen) -> None:
    box(pen, "body", (-32, -96), (58, 96), (9, 4))
    pen.mark("body", difference(rect(-29, -93, 52, 90, 4), rect(-27.8, -91.8, 49.6, 87.6, 3)), tone=0.1)
    for y, r in ((-73, 14), (-33, 22)):
        pen.part("ring", ellipse(-3, y, r + 2))
        pen.part("cone", ellipse(-3, y, r))
        pen.mark("cone", crescent(ellipse(-3, y, r), 2.4, 3), tone=-0.08)
        pen.mark("cone", ellipse(-3, y, r * 0.72), tone=0.09)
        pen.mark("cone", ellipse(-3, y, r * 0.34), tone=-0.06)
        pen.mark("ring", ellipse(-3 - r * 0.1, y - r * 0.1, r * 0.16), alpha=0.8, detail=1)
    pen.part("light", ellipse(20, -90, 1.8), shade="glow", detail=1)
    pen.anchor(top=(0, -98), lean=(-32, -40), seat=(0, -97))


@symbol("typewriter, vintage typewriter", worked="type", kinds="appliance, thing", height=0.25, place="surface",
    slots={"body": ("#3f6f78", "primary"), "paper": ("#fbf8ef", "fixed"), "key": ("#f3ead8", "fixed"), "dark": DARK,
    "metal": STEEL}, nook="study")
def typewriter(pen: Pen) -> None:
    pen.part("paper", polygon([(-30, -104), (30, -104), (30, -62), (-30, -62)]))
    pen.mark("dark", joined(*(line([(-22, y), (x, y)]) for y, x in ((-96, 20), (-90, 14), (-84, 22), (-78, 2)))),
        width=1.2, alpha=0.7)
    pen.part("dark", rect(-56, -72, 112, 12, 5))
    for x in (-58, 58):
        pen.part("metal", rect(x - 4, -74, 8, 16, 2))
    pen.stroke("metal", line([(-52, -66), (-66, -80)]), 3)
    hull = smooth([(-48, -64, "c"), (48, -64, "c"), (56, -40), (62, -8, "c"), (58, 0), (-58, 0), (-62, -8, "c"),
        (-56, -40)], tension=0.3)
    pen.part("body", hull)
    pen.mark("body", crescent(hull, -8, -4), tone=-0.08)
    pen.part("dark", smooth([(-30, -58), (0, -62), (30, -58), (22, -46), (0, -42), (-22, -46)]))
    pen.mark("metal", joined(*(line([(x * 0.4, -44), (x, -60)]) for x in range(-24, 25, 6))), width=1, detail=1)
    pen.part("dark", polygon([(-46, -38), (46, -38), (54, -6), (-54, -6)]))
    for row, (y, count, half) in enumerate(((-32, 9, 38), (-24, 9, 41), (-16, 9, 44))):
        for i in range(count):
            pen.part("key", ellipse(-half + 2 * half * i / (count - 1) + row % 2, y, 3.6, 2.8))
    pen.part("key", rect(-24, -10.4, 48, 3.6, 1.6))
    pen.anchor(top=(0, -66))


@symbol("credit card, bank card, debit card", kinds="thing", height=0.054, place="surface",
    slots={"card": ("#2f5fb8", "primary"), "gold": GOLD, "white": WHITE}, shapes=("rectangular",),
    traits=("lies", "flat"))
def credit_card(pen: Pen) -> None:
    card = rect(-64, -80, 128, 80, 8)
    pen.part("card", card)
    pen.mark("card", ellipse(40, 10, 80, 60), tone=-0.09)
    pen.part("gold", rect(-50, -60, 22, 16, 3))
    pen.mark("card", joined(line([(-50, -52), (-28, -52)]), line([(-39, -60), (-39, -44)])), width=1.2)
    pen.part("white", joined(*(rect(-50 + 26 * k + 5.4 * i, -34, 3.8, 6, 1) for k in range(4) for i in range(4))),
        shade="flat")
    pen.part("white", joined(rect(-50, -18, 40, 4, 1), rect(-50, -11, 24, 3, 1)), shade="flat", alpha=0.8)
    pen.stroke("gold", joined(*(curve((30, -22 + d), (38, -16 + d), (46, -22 + d), (54, -16 + d)) for d in (0, 5,
        10))), 2)
    pen.anchor(top=(0, -80), lean=(-62, -40))


def _screen(pen: Pen, x: float, y: float, w: float, h: float, *, radius: float = 1.5) -> None:
    """A lit screen with a picture of hills and a slanting reflection."""
    pen.part("screen", rect(x, y, w, h, radius), shade="glow")
    pen.mark("screen", ellipse(x + w * 0.72, y + h * 0.3, min(w, h) * 0.11), tone=0.13)
    pen.mark("screen", smooth([(x - 4, y + h * 0.78), (x + w * 0.24, y + h * 0.5), (x + w * 0.46, y + h * 0.76),
        (x + w * 0.66, y + h * 0.58), (x + w + 4, y + h * 0.84), (x + w + 4, y + h + 6), (x - 4, y + h + 6)]),
        tone=-0.16)
    pen.mark("screen", smooth([(x - 4, y + h * 0.9), (x + w * 0.4, y + h * 0.8), (x + w + 4, y + h * 0.94),
        (x + w + 4, y + h + 6), (x - 4, y + h + 6)]), tone=-0.26)
    pen.mark("screen", polygon([(x + w * 0.1, y), (x + w * 0.34, y), (x + w * 0.14, y + h), (x - w * 0.1, y + h)]),
        tone=0.12, alpha=0.35, detail=1)


@symbol("television, tv, telly, tv set, tv screen, screen, flat screen, flat screen tv, flatscreen tv, "
    "flatscreen, television set", kinds="electronics", height=0.75,
    place="surface", slots={"body": ("#2f343d", "primary"), "screen": SCREEN},
    home="room", nook="study", board=Board(0, -44, 116, 66, panel="#20344c"), shapes=("square", "rectangular"))
def tv(pen: Pen) -> None:
    pen.part("body", ellipse(0, -3, 30, 4.4), tone=-0.04)
    pen.part("body", polygon([(-6, -14), (6, -14), (9, -3), (-9, -3)]), tone=-0.08)
    pen.part("body", rect(-66, -86, 132, 74, 4))
    _screen(pen, -61, -81, 122, 63)
    pen.mark("body", ellipse(58, -14.6, 1.2), tone=0.3)
    pen.anchor(top=(0, -86))


@symbol("laptop, laptop computer, notebook computer, macbook",
    worked="type", kinds="computer, electronics", height=0.24,
    place="surface", slots={"body": ("#b9c1cc", "primary"), "screen": SCREEN, "key": ("#3a414c", "fixed")},
    home="office", nook="study", board=Board(0, -46, 76, 46, panel="#20344c"), shapes=("rectangular",),
    poses="open, closed", grips=((0.34, 0.9), (0.66, 0.9)))
def laptop(pen: Pen) -> None:
    if pen.pose == "closed":
        _closed_laptop(pen)
        return
    pen.part("body", rect(-48, -82, 96, 66, 5), tone=-0.06)
    pen.part("key", rect(-44.6, -78.6, 89.2, 58, 2.4), shade="flat")
    _screen(pen, -42, -76, 84, 53)
    deck = quad((-48, -17), (48, -17), (64, -3), (-64, -3))
    pen.part("body", deck, tone=0.04)
    for i in range(3):
        y, w = -15.4 + i * 2.6, 40 + i * 3
        keys = [rect(-w + 2 * w * j / 13, y, 2 * w / 13 - 1, 1.9, 0.4) for j in range(13)]
        pen.mark("key", joined(*keys), alpha=0.85)
    pen.mark("body", quad((-14, -7), (14, -7), (16, -4), (-16, -4)), tone=-0.1)
    pen.part("body", smooth([(-64, -3.4, "c"), (64, -3.4, "c"), (62, 0, "c"), (-62, 0, "c")], tension=0.3), tone=-0.12)
    pen.anchor(top=(0, -82), mouth=(0, -10))


def _closed_laptop(pen: Pen) -> None:
    """Shut, its lid seen from a little above."""
    pen.part("body", quad((-50, -34), (50, -34), (64, -9), (-64, -9)), tone=0.04)
    pen.mark("body", quad((-50, -34), (50, -34), (52, -30.4), (-52, -30.4)), tone=-0.12)
    pen.part("key", rect(-63.4, -9, 126.8, 2.2, 1), shade="flat")
    pen.part("body", smooth([(-64, -7, "c"), (64, -7, "c"), (61, 0, "c"), (-61, 0, "c")], tension=0.3), tone=-0.1)
    pen.mark("key", rect(-12, -6.6, 24, 2, 1), alpha=0.5)
    pen.anchor(top=(0, -24), seat=(0, -22), mouth=(0, -20))


@symbol("computer, desktop computer, pc, desktop, personal computer",
    worked="type", kinds="electronics", height=0.5, place="surface",
    slots={"body": ("#d6dbe2", "primary"), "screen": SCREEN, "key": ("#4a525e", "fixed")},
    home="office", nook="study", board=Board(-20, -61, 68, 40, panel="#20344c"), shapes=("rectangular",))
def computer(pen: Pen) -> None:
    box(pen, "body", (38, -78), (22, 78), (7, 4))
    pen.part("key", joined(rect(41, -72, 16, 3, 1), rect(41, -66, 16, 3, 1)), shade="flat")
    pen.part("key", ellipse(49, -12, 3.4), shade="flat")
    pen.part("body", polygon([(-26, -26), (-6, -26), (-2, -8), (-30, -8)]), tone=-0.12)
    pen.part("body", rect(-38, -10, 44, 5, 2), tone=-0.05)
    pen.part("body", rect(-66, -88, 98, 64, 4))
    pen.part("key", rect(-62, -84, 90, 52, 2), shade="flat")
    _screen(pen, -60, -82, 86, 48)
    pen.part("body", quad((-58, -7), (24, -7), (30, 2), (-64, 2)), tone=0.03)
    pen.mark("key", joined(*(rect(-60 + 6.6 * i + j * -1.4, -5.6 + 2.4 * j, 5, 1.7, 0.4) for i in range(13)
        for j in range(3))), alpha=0.8)
    pen.anchor(top=(-16, -88))


@symbol(
    "phone, smartphone, cell phone, mobile phone, mobile, cellphone, iphone, cellular phone, tablet, "
    "tablet computer",
    kinds="electronics", height=0.15, place="surface", slots={"body": ("#2f343d", "primary"), "screen": SCREEN,
    "a": ("#f07f5f", "fixed"), "b": ("#f7c94d", "fixed"), "c": ("#6fc38a", "fixed"), "white": ("#ffffff", "fixed")},
    nook="study", board=Board(0, -50, 44, 62, panel="#fbf8ef"), shapes=("rectangular",), traits=("flat", "propped"))
def phone(pen: Pen) -> None:
    pen.part("body", joined(rect(25, -76, 3, 12, 1), rect(25, -58, 3, 8, 1)), tone=-0.08)
    pen.part("body", rect(-26, -100, 52, 100, 8))
    pen.part("screen", rect(-23, -97, 46, 94, 5.4), shade="glow")
    pen.mark("screen", smooth([(-30, -40), (0, -58), (30, -36), (30, 10), (-30, 10)]), tone=-0.12)
    pen.mark("screen", polygon([(-2, -100), (16, -100), (-16, 0), (-34, 0)]), tone=0.1, alpha=0.3)
    pen.part("body", rect(-9, -97, 18, 4.6, 2.3), shade="flat")
    for i, (x, y) in enumerate(((-15, -84), (-3.6, -84), (8, -84), (-15, -71), (-3.6, -71), (8, -71))):
        pen.part("abc"[(i * 2) % 3], rect(x, y, 8.4, 8.4, 2.2), shade="flat", detail=1)
    pen.part("white", rect(-16, -16, 32, 8, 4), shade="flat", alpha=0.55)
    pen.anchor(top=(0, -100), handle=(0, -30))


@symbol("keyboard, computer keyboard", kinds="electronics", height=0.13, place="surface",
    slots={"body": ("#3f4752", "primary"), "key": ("#e9edf2", "fixed")}, home="office", nook="study",
    shapes=("rectangular",))
def keyboard(pen: Pen) -> None:
    pen.part("body", quad((-58, -40), (58, -40), (70, -5), (-70, -5)))
    for j in range(4):
        y, h, w = -37 + j * 7.6, 6.2, 54 + j * 3.2
        if j == 3:
            edges = [-w, -w * 0.72, -w * 0.5, w * 0.46, w * 0.7, w]
            pen.part("key", joined(*(rect(a + 0.8, y, b - a - 1.6, h, 1.2) for a, b in pairwise(edges))), tone=-0.03)
        else:
            n = 13
            pen.part("key", joined(*(rect(-w + 2 * w * i / n + 0.7, y, 2 * w / n - 1.4, h, 1.2) for i in range(n))))
    pen.part("body", smooth([(-70, -5.4, "c"), (70, -5.4, "c"), (69, 0, "c"), (-69, 0, "c")], tension=0.2), tone=-0.1)
    pen.anchor(top=(0, -24))


@symbol("computer mouse, optical mouse, wireless mouse", kinds="electronics", height=0.06, place="surface",
    symbol_id="computer_mouse", slots={"body": ("#e4e8ee", "primary"), "dark": DARK}, home="office", nook="study")
def computer_mouse(pen: Pen) -> None:
    pen.stroke("dark", curve((0, -84), (2, -100), (-12, -108), (-22, -122)), 3)
    body = smooth([(0, -86), (-22, -80), (-31, -56), (-32, -28), (-24, -6), (0, 1), (24, -6), (32, -28), (31, -56),
        (22, -80)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -11, -5), tone=-0.1)
    pen.mark("dark", joined(line([(0, -90), (0, -48)]), curve((-34, -46), (0, -40), (34, -46))), width=1.6, alpha=0.7)
    gloss(pen, "body", smooth([(-23, -30), (-22, -56), (-14, -74), (-18, -54), (-19, -30)]), detail=0)
    pen.part("dark", rect(-4, -76, 8, 20, 4))
    pen.mark("dark", joined(*(line([(-4, y), (4, y)]) for y in (-72, -68, -64, -60))), tone=0.2, width=1)
    pen.anchor(top=(0, -80), handle=(0, -30))


@symbol("camera, photo camera, digital camera, film camera", kinds="electronics", height=0.1, place="surface",
    wielded="at the eyes",
    slots={"body": ("#3b424d", "primary"), "trim": ("#c98a4a", "second"), "metal": METAL, "lens": ("#3f6fae", "fixed"),
    "lamp": ("#fff3c9", "light")}, nook="study")
def camera(pen: Pen) -> None:
    pen.part("metal", joined(rect(-44, -78, 16, 10, 2), rect(34, -76, 12, 8, 2)))
    pen.part("metal", smooth([(-20, -68, "c"), (-14, -86, "c"), (18, -86, "c"), (24, -68, "c")], tension=0.2))
    pen.part("body", rect(-56, -72, 112, 72, 9))
    pen.mark("trim", rect(-60, -52, 120, 38))
    pen.mark("body", rect(-60, -9, 120, 12), tone=-0.1)
    pen.part("lamp", rect(-12, -82, 24, 9, 2), shade="glow")
    pen.part("body", ellipse(0, -34, 30), tone=0.1)
    pen.part("metal", ellipse(0, -34, 27))
    pen.part("body", ellipse(0, -34, 23), tone=-0.08)
    pen.part("lens", ellipse(0, -34, 17))
    pen.mark("lens", crescent(ellipse(0, -34, 17), 4, 4), tone=0.12)
    pen.mark("lens", ellipse(0, -34, 8), tone=-0.14)
    pen.mark("metal", joined(ellipse(-6, -41, 4), ellipse(6, -28, 2)), tone=0.15, alpha=0.9)
    pen.part("lens", ellipse(44, -62, 3.4), tone=0.2)
    pen.anchor(top=(0, -86), handle=(46, -40), lamp=(0, -78))


@symbol("remote, remote control, tv remote, controller remote", kinds="electronics", height=0.18, place="surface",
    slots={"body": ("#343a45", "primary"), "key": ("#c3cad4", "fixed"), "red": ("#e8483f", "fixed"),
    "a": ("#4f9fe0", "fixed")}, nook="study", shapes=("rectangular",), traits=("lies",))
def remote(pen: Pen) -> None:
    pen.part("body", rect(-16, -100, 32, 100, 9))
    pen.mark("body", rect(8, -104, 12, 108), tone=-0.08)
    pen.part("red", ellipse(-7, -90, 4), shade="flat")
    pen.part("key", ellipse(0, -70, 12.4), tone=-0.1)
    pen.part("body", ellipse(0, -70, 5))
    pen.part("key", joined(*(rect(-11 + 8 * i, -50 + 8 * j, 6, 5, 2) for i in range(3) for j in range(4))),
        shade="flat")
    pen.part("a", joined(rect(-11, -16, 9, 5, 2), rect(2, -16, 9, 5, 2)), shade="flat")
    pen.anchor(top=(0, -100), handle=(0, -20))


@symbol("headphone, headset, earphone, earbud", kinds="electronics", height=0.2, place="surface",
    faces_viewer=True, slots={"body": ("#3f7fc4", "primary"), "dark": DARK}, nook="study", worn=2.3,
    worn_at="head")
def headphones(pen: Pen) -> None:
    band_shape = difference(smooth([(-46, -34, "c"), (-46, -62), (-30, -90), (0, -100), (30, -90), (46, -62),
        (46, -34, "c")]), smooth([(-38, -32, "c"), (-38, -60), (-25, -82), (0, -90), (25, -82), (38, -60),
        (38, -32, "c")]))
    pen.part("body", band_shape)
    pen.mark("body", crescent(band_shape, -3, 4), tone=-0.09)
    for side in (-1, 1):
        x = side * 40
        pen.part("dark", smooth([(side * 24, -48), (side * 38, -52), (side * 40, -2), (side * 26, -4),
            (side * 22, -26)]), tone=0.06)
        cup_shape = smooth([(side * 36, -50), (side * 50, -50), (side * 58, -38), (side * 58, -14), (side * 50, 0),
            (side * 36, 0)])
        pen.part("body", cup_shape, tone=0.02 if side < 0 else -0.04)
        pen.mark("body", rect(x - 1, -60, 3 * side, 70), tone=-0.1)
    pen.anchor(top=(0, -100), fit=(0, -92), handle=(0, -95))


@symbol("microphone, mic, karaoke microphone", kinds="electronics", height=0.25,
    slots={"body": ("#343a45", "primary"), "mesh": ("#b9c1cc", "fixed"), "band": ("#d8a93f", "second")},
    home="stage", held="blown", lean=-20.0,
    grips=((0.5, 0.8), (0.5, 0.72)), wielded="below the lips")
def microphone(pen: Pen) -> None:
    body = smooth([(-13, -58, "c"), (13, -58, "c"), (8, -6), (5, 0, "c"), (-5, 0, "c"), (-8, -6)], tension=0.3)
    pen.part("body", body)
    pen.mark("body", rect(3, -60, 14, 62), tone=-0.08)
    gloss(pen, "body", rect(-8, -54, 3, 44, 1.5), detail=0)
    pen.part("body", rect(-3, -44, 6, 11, 2), tone=0.14)
    head = ellipse(0, -80, 22, 21)
    pen.part("mesh", head)
    pen.mark("mesh", joined(*(line([(x, -104), (x + 26, -56)]) for x in range(-48, 26, 6))), tone=-0.14, width=1)
    pen.mark("mesh", joined(*(line([(x, -104), (x - 26, -56)]) for x in range(-22, 52, 6))), tone=-0.14, width=1)
    pen.mark("mesh", crescent(head, -7, -6), tone=-0.12, alpha=0.7)
    pen.part("band", rect(-18, -64, 36, 8, 3))
    pen.anchor(top=(0, -101), handle=(0, -30))


@symbol("radio, boombox, transistor radio, stereo", kinds="electronics", height=0.25, place="surface",
    slots={"body": ("#d9694f", "primary"), "panel": ("#f6ead0", "second"), "metal": METAL, "dark": DARK}, nook="study")
def radio(pen: Pen) -> None:
    pen.stroke("metal", line([(42, -62), (64, -104)]), 2)
    pen.stroke("dark", curve((-40, -62), (-36, -80), (24, -80), (28, -62)), 4)
    pen.part("body", rect(-60, -66, 120, 66, 9))
    pen.mark("body", rect(-66, -9, 132, 12), tone=-0.09)
    pen.part("panel", rect(-54, -60, 108, 50, 5), shade="flat")
    pen.part("dark", ellipse(-28, -35, 20))
    pen.mark("metal", joined(*(ellipse(-28 + 5 * i, -35 + 5 * j, 1.3) for i in range(-4, 5) for j in range(-4, 5)
        if i * i + j * j < 14)), alpha=0.9)
    pen.part("body", rect(0, -54, 48, 15, 2), tone=-0.14)
    pen.mark("panel", joined(*(rect(4 + 4 * i, -50, 1, 5 if i % 2 else 8) for i in range(11))))
    pen.mark("body", rect(22, -54, 1.6, 15), tone=0.2)
    for x in (10, 36):
        pen.part("metal", ellipse(x, -24, 9))
        pen.mark("dark", line([(x, -24), (x + 3, -31)]), width=1.8)
    pen.anchor(top=(0, -66), handle=(-6, -80))


@symbol("telephone, landline, rotary phone, old phone", kinds="electronics", height=0.18, place="surface",
    slots={"body": ("#c8433a", "primary"), "dial": ("#f7f1e2", "fixed"), "dark": DARK},
    told_in="office, laboratory", nook="study")
def telephone(pen: Pen) -> None:
    body = smooth([(-24, -54, "c"), (24, -54, "c"), (34, -38), (46, -10), (48, 0, "c"), (-48, 0, "c"), (-46, -10),
        (-34, -38)], tension=0.45)
    pen.part("body", joined(rect(-22, -64, 8, 14, 2), rect(14, -64, 8, 14, 2)), tone=-0.08)
    pen.part("body", body)
    pen.mark("body", crescent(body, -12, -4), tone=-0.09)
    pen.part("body", rect(-52, -5, 104, 6, 2.6), tone=-0.08)
    pen.part("dial", ellipse(0, -28, 21))
    pen.mark("dark", joined(*(ellipse(14.6 * math.cos(math.radians(a)), -28 + 14.6 * math.sin(math.radians(a)), 2.7)
        for a in range(100, 400, 30))))
    pen.part("body", ellipse(0, -28, 8.4))
    handset = union(smooth([(-46, -70), (-30, -80), (0, -83), (30, -80), (46, -70), (38, -64), (0, -70), (-38, -64)]),
        rect(-56, -74, 26, 19, 8), rect(30, -74, 26, 19, 8))
    pen.part("body", handset, tone=0.03)
    pen.mark("body", crescent(handset, -3, -5), tone=-0.09)
    gloss(pen, "body", smooth([(-30, -76), (0, -80), (30, -76), (0, -78)]), detail=0)
    pen.anchor(top=(0, -82), handle=(0, -76))


@symbol("printer, copier, fax machine, scanner", kinds="electronics", height=0.35, place="surface",
    slots={"body": ("#dfe4ea", "primary"), "dark": DARK, "paper": ("#ffffff", "fixed"), "a": ("#5fc38a", "light"),
    "ink": ("#6f9fd0", "fixed")}, home="office", nook="study")
def printer(pen: Pen) -> None:
    pen.part("paper", polygon([(-30, -60), (-34, -100), (28, -100), (30, -60)]), tone=-0.04)
    pen.part("body", smooth([(-52, -60, "c"), (-46, -68), (46, -68), (52, -60, "c")], tension=0.3), tone=-0.05)
    pen.part("body", rect(-58, -62, 116, 50, 8))
    pen.mark("body", rect(-62, -22, 124, 14), tone=-0.08)
    pen.part("dark", rect(-40, -36, 80, 9, 3), shade="flat")
    pen.part("paper", polygon([(-34, -30), (34, -30), (44, 0), (-44, 0)]))
    pen.mark("ink", joined(*(rect(-28 - i, -24 + 5 * i, 56 + 2 * i if i % 2 else 40, 2, 1) for i in range(4))),
        alpha=0.8)
    pen.part("a", joined(ellipse(44, -52, 2.6), ellipse(36, -52, 2.6)), shade="glow")
    pen.anchor(top=(0, -66), mouth=(0, -32))
