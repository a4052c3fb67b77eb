"""Computers, cameras, and other devices."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math
from itertools import pairwise

from limner.drawing.geometry import (
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
from limner.engines.illustrator.atlas.solid import Hue, box, crescent, curve, gloss, pole, quad, turned

DARK: Hue = ("#2f343d", "fixed")
METAL: Hue = ("#c3cad4", "fixed")
SCREEN: Hue = ("#8fd0ea", "light")


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


@symbol("television, tv, telly, tv set, tv screen, monitor, screen, flat screen", kinds="electronics", height=0.75,
    place="surface", slots={"body": ("#2f343d", "primary"), "screen": SCREEN},
    home="room", nook="study", board=Board(0, -44, 116, 66, panel="#20344c"), shapes=("square", "rectangular"))
def tv(pen: Pen) -> None:
    pen.part("body", ellipse(0, -3, 30, 4.4), tone=-0.04)
    pen.part("body", polygon([(-6, -14), (6, -14), (9, -3), (-9, -3)]), tone=-0.08)
    pen.part("body", rect(-66, -86, 132, 74, 4))
    _screen(pen, -61, -81, 122, 63)
    pen.mark("body", ellipse(58, -14.6, 1.2), tone=0.3)
    pen.anchor(top=(0, -86))


@symbol("laptop, laptop computer, notebook computer, macbook", kinds="computer, electronics", height=0.24,
    place="surface", slots={"body": ("#b9c1cc", "primary"), "screen": SCREEN, "key": ("#3a414c", "fixed")},
    home="office", nook="study", board=Board(0, -46, 76, 46, panel="#20344c"), shapes=("rectangular",),
    grips=((0.34, 0.9), (0.66, 0.9)))
def laptop(pen: Pen) -> None:
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


@symbol("computer, desktop computer, pc, desktop, personal computer", kinds="electronics", height=0.5, place="surface",
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
    nook="study", board=Board(0, -50, 44, 62, panel="#fbf8ef"), shapes=("rectangular",))
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
    "a": ("#4f9fe0", "fixed")}, nook="study", shapes=("rectangular",))
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


@symbol("headphone, headset, earphone, earbud", kinds="electronics", height=0.2, place="surface",
    faces_viewer=True, slots={"body": ("#3f7fc4", "primary"), "dark": DARK}, nook="study", worn=2.3)
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
    grips=((0.5, 0.8), (0.5, 0.72)))
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


@symbol("game controller, gamepad, joystick, video game controller", kinds="electronics, toy", height=0.1,
    place="surface", faces_viewer=True, slots={"body": ("#434b5a", "primary"), "dark": DARK, "a": ("#ef5b5b", "fixed"),
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


@symbol("telescope, spyglass", kinds="tool, thing", height=1.5, slots={"body": ("#3f6fae", "primary"),
    "metal": ("#d8b25a", "second"), "wood": ("#7a4a2f", "fixed"), "glass": ("#a9dbec", "fixed")},
    home="mountains, meadow", traits=("starlit",))
def telescope(pen: Pen) -> None:
    for x, tone in ((6, -0.12), (-26, 0.0), (26, -0.04)):
        pen.part("wood", pole((0, -52), (x, 0 if x != 6 else -5), 4.4, 3.2), tone=tone)
    turn, at = -32.0, (0.0, -58.0)
    for x, w, h, slot in ((-44, 12, 9, "metal"), (-34, 26, 14, "body"), (-10, 44, 19, "body"), (32, 9, 25, "metal")):
        tube = rotated(rect(x, at[1] - h / 2, w, h, 1.6), turn, at)
        pen.part(slot, tube)
        pen.mark(slot, rotated(rect(x, at[1] + h * 0.18, w, h), turn, at), tone=-0.1)
        pen.mark(slot, rotated(rect(x, at[1] - h * 0.32, w, h * 0.12), turn, at), tone=0.14, alpha=0.6)
    pen.part("metal", rotated(joined(rect(-11, at[1] - 10.6, 4, 21.2, 1), rect(18, at[1] - 11, 3, 22, 1)), turn, at),
        tone=-0.03)
    pen.part("glass", rotated(ellipse(41, at[1], 3, 11.4), turn, at))
    pen.part("metal", ellipse(0, -50, 5.4), tone=-0.06)
    pen.anchor(top=(18, -80), eye=(-37, -35), handle=(-20, -45))


@symbol("lantern, oil lamp, camping lantern, storm lantern", kinds="lamp, thing", height=0.35,
    place="surface", slots={"metal": ("#b5533c", "primary"), "lamp": ("#ffe9a8", "light"),
    "flame": ("#ffab38", "light")}, held="hung", traits=("carried",), shapes=("round",))
def lantern(pen: Pen) -> None:
    pen.stroke("metal", curve((-22, -66), (-22, -92), (0, -103), (22, -92), (22, -66)), 2.4)
    pen.part("metal", turned([(-14, 17), (-10, 24), (-2, 26), (0, 26)], tilt=0.16))
    glass = smooth([(-13, -66, "c"), (-22, -48), (-21, -28), (-14, -16, "c"), (14, -16, "c"), (21, -28), (22, -48),
        (13, -66, "c")])
    pen.part("lamp", glass, shade="glow")
    pen.part("flame", smooth([(0, -54, "c"), (6, -38), (6, -28), (0, -22), (-6, -28), (-6, -39)]), shade="glow")
    pen.part("lamp", smooth([(0, -38, "c"), (2.6, -30), (0, -24), (-2.6, -30)]), shade="glow", tone=0.06)
    pen.stroke("metal", joined(curve((-14, -66), (-25, -48), (-24, -28), (-17, -14)),
        curve((14, -66), (25, -48), (24, -28), (17, -14)), line([(-24, -40), (24, -40)])), 2)
    pen.part("metal", smooth([(-18, -64, "c"), (-12, -76), (-8, -84, "c"), (8, -84, "c"), (12, -76), (18, -64, "c"),
        (0, -61)]))
    pen.part("metal", rect(-6, -90, 12, 7, 2), tone=0.05)
    pen.anchor(top=(0, -102), lamp=(0, -36), handle=(0, -102))


@symbol("flashlight, torch, pocket torch", kinds="lamp, tool", height=0.08, place="surface",
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
