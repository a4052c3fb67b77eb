"""What one measures, looks and works out with."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK, STEEL
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, pole


@symbol("magnet, horseshoe magnet", kinds="tool", height=0.1, place="surface",
    slots={"body": ("#d5473f", "primary"), "tip": STEEL})
def magnet(pen: Pen) -> None:
    whole = union(ellipse(0, -43, 43), rect(-43, -84, 86, 42))
    body = difference(whole, union(ellipse(0, -43, 19), rect(-19, -90, 38, 48)))
    pen.part("body", body)
    pen.mark("body", crescent(body, -6, -6), tone=-0.09)
    for x in (-31, 31):
        pen.part("tip", rect(x - 12, -100, 24, 22, 1))
    pen.mark("tip", rect(20, -100, 6, 22), tone=0.12)
    pen.anchor(top=(0, -98), handle=(0, -20))


@symbol("microscope", worked="peer", kinds="instrument, tool", height=0.4, place="surface",
    slots={"body": ("#4a6fa5", "primary"), "metal": STEEL, "dark": DARK}, home="laboratory", nook="study",
    traits=("looked into",))
def microscope(pen: Pen) -> None:
    pen.part("dark", rect(-40, -9, 78, 9, 4))
    pen.stroke("body", smooth([(-20, -8), (24, -12), (36, -40), (26, -66), (6, -74)], closed=False), 11, shade="form")
    pen.part("metal", rect(-34, -32, 44, 5, 2))
    pen.part("metal", rect(-26, -38, 26, 3.4, 1), tone=0.12)
    tube = rotated(rect(-9, -98, 18, 46, 4), -18, (0, -70))
    pen.part("body", tube)
    pen.part("dark", rotated(rect(-6.6, -110, 13.2, 15, 3), -18, (0, -70)))
    pen.part("metal", rotated(rect(-6, -54, 12, 13, 2), -18, (0, -70)))
    pen.part("dark", ellipse(31, -26, 7.4))
    pen.mark("metal", ellipse(31, -26, 3.4), tone=0.1)
    pen.anchor(top=(-12, -108), handle=(20, -40))


@symbol("tripod", kinds="tool", height=1.3, slots={"leg": ("#3f434f", "primary"), "metal": STEEL},
    home="mountains, meadow")
def tripod(pen: Pen) -> None:
    for foot, tone in ((4, -0.08), (-32, 0.0), (36, 0.0)):
        pen.part("leg", limb([(0, -86, 5), (foot * 0.5, -44, 4.4), (foot, 0, 3.4)]), tone=tone)
        pen.mark("metal", ellipse(foot * 0.5, -44, 4, 3))
    pen.part("metal", rect(-3, -90, 6, 20, 2))
    pen.part("leg", rect(-13, -98, 26, 9, 3))
    pen.anchor(top=(0, -98), seat=(0, -98), handle=(0, -60))


@symbol("binoculars, field glasses, opera glasses", kinds="instrument, tool", height=0.15, place="surface",
    wielded="at the eyes",
    slots={"body": ("#3d4a3f", "primary"), "glass": ("#7fb7d8", "fixed"), "metal": STEEL}, nook="study")
def binoculars(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("body", polygon([(side * 12, -84), (side * 32, -84), (side * 47, -22), (side * 6, -22)]),
            tone=0.03 * -side)
        pen.part("body", rect(side * 22 - 12, -96, 24, 14, 4), tone=-0.06)
        pen.part("body", ellipse(side * 27, -18, 22, 18), tone=-0.06)
        pen.part("glass", ellipse(side * 27, -17, 16, 13), shade="glass")
        pen.mark("glass", ellipse(side * 27 - 5, -21, 5, 3.4, -30), tone=0.25)
    pen.part("metal", rect(-7, -70, 14, 26, 4))
    pen.anchor(top=(0, -96), handle=(0, -50))


@symbol("abacus, counting frame", kinds="tool, toy", height=0.3, place="surface",
    slots={"frame": ("#a9693a", "primary"), "rod": STEEL, "a": ("#e0473f", "fixed"), "b": ("#f6c43d", "fixed"),
        "c": ("#3f8fd0", "fixed"), "d": ("#5fae4a", "fixed")}, nook="study")
def abacus(pen: Pen) -> None:
    for i, slot in enumerate("abcda"):
        y = -88 + 17 * i
        pen.stroke("rod", line([(-50, y), (50, y)]), 1.8)
        split = (4, 7, 3, 6, 5)[i]
        xs = [-44 + 8.4 * k for k in range(split)] + [44 - 8.4 * k for k in range(9 - split)]
        pen.part(slot, joined(*(ellipse(x, y, 4.2, 7) for x in xs)))
    pen.part("frame", difference(rect(-58, -104, 116, 104, 4), rect(-50, -97, 100, 90, 2)))
    pen.anchor(top=(0, -104), lean=(-56, -50))


@symbol("atom, atom symbol, molecule", kinds="sign, thing", height=0.5, place="air",
    slots={"ring": ("#3f8fd0", "primary"), "core": ("#e0473f", "second"), "dot": ("#f6c43d", "fixed")},
        home="laboratory")
def atom(pen: Pen) -> None:
    for turn in (0, 60, 120):
        pen.stroke("ring", ellipse(0, -50, 50, 18, turn), 3.4, shade="form", tone=0.03 * (turn // 60 - 1))
    pen.part("core", union(*(ellipse(a, -50 + b, 7) for a, b in ((-5, -3), (5, -4), (0, 5)))))
    for turn, at in ((0, 20), (60, 200), (120, 160)):
        x, y = 50 * math.cos(math.radians(at)), 18 * math.sin(math.radians(at))
        c, t = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        pen.part("dot", ellipse(x * c - y * t, -50 + x * t + y * c, 5))
    pen.anchor(top=(0, -98), lean=(-40, -50))


@symbol("tape measure, measuring tape, measure tape", kinds="tool", height=0.08, place="surface",
    slots={"case": ("#f0b92e", "primary"), "tape": ("#f7efd2", "fixed"), "dark": DARK})
def tape_measure(pen: Pen) -> None:
    pen.part("tape", polygon([(20, -13), (88, -13), (88, -2), (20, -2)]))
    pen.mark("dark", joined(*(line([(x, -14), (x, -8 if i % 4 else -4)]) for i, x in enumerate(range(28, 88, 4)))),
        width=1.1)
    pen.part("dark", rect(86, -16, 4, 16, 1))
    case = smooth([(-42, -4, "c"), (-42, -50), (-22, -74), (10, -74), (32, -50), (34, -4, "c"), (30, 0), (-38, 0)])
    pen.part("case", case)
    pen.mark("case", crescent(case, -9, -6), tone=-0.1)
    pen.part("dark", ellipse(-5, -38, 25))
    pen.part("case", ellipse(-5, -38, 18), tone=0.06)
    pen.mark("dark", joined(*(line([(-19, y), (9, y)]) for y in (-42, -34))), width=2)
    pen.anchor(top=(0, -74), lean=(-40, -30))


@symbol("telescope, spyglass", worked="peer", kinds="tool, thing", height=1.5, slots={"body": ("#3f6fae", "primary"),
    "metal": ("#d8b25a", "second"), "wood": ("#7a4a2f", "fixed"), "glass": ("#a9dbec", "fixed")},
    home="mountains, meadow", traits=("looked into", "starlit"))
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


@symbol("magnifying glass, magnifier, loupe", kinds="tool", height=0.2, place="surface",
    slots={"rim": ("#d8a93f", "primary"), "glass": ("#bfe3f0", "fixed"), "wood": ("#6b3f2a", "second")},
    nook="study", wielded="before the eyes",
    shapes=("round",), traits=("lies",))
def magnifying_glass(pen: Pen) -> None:
    pen.part("wood", pole((18, -40), (46, -4), 9, 12))
    pen.part("rim", pole((12, -48), (20, -38), 7, 8), tone=-0.05)
    pen.part("glass", ellipse(-10, -68, 30), shade="glass", alpha=0.7)
    pen.mark("glass", polygon([(-20, -100), (-6, -100), (-30, -40), (-44, -40)]), tone=0.1, alpha=0.8)
    ring_shape = difference(ellipse(-10, -68, 33), ellipse(-10, -68, 27))
    pen.part("rim", ring_shape)
    pen.mark("rim", crescent(ring_shape, -2.4, -2.4), tone=-0.11)
    pen.anchor(top=(-10, -100), handle=(40, -12))


@symbol("compass, navigation compass", kinds="tool", height=0.08, place="surface", faces_viewer=True,
    slots={"rim": ("#d8a93f", "primary"), "face": ("#fbf6e8", "fixed"), "red": ("#d8403a", "fixed"),
    "dark": ("#3a3f48", "fixed")},
    nook="study", wielded="before the eyes", shapes=("round",))
def compass(pen: Pen) -> None:
    pen.stroke("rim", ellipse(0, -92, 8), 4)
    pen.part("rim", ellipse(0, -42, 42))
    pen.mark("rim", crescent(ellipse(0, -42, 42), -4, -4), tone=-0.12)
    pen.part("face", ellipse(0, -42, 34), shade="flat")
    pen.stroke("dark", joined(*(rotated(line([(0, -72), (0, -68 if i % 3 else -65)]), 30 * i, (0, -42))
        for i in range(12))), 1.6)
    needle = polygon([(-7, -42), (0, -70), (7, -42)])
    pen.part("red", rotated(needle, 35, (0, -42)))
    pen.part("dark", rotated(needle, 215, (0, -42)), tone=0.12)
    pen.part("rim", ellipse(0, -42, 4))
    pen.anchor(top=(0, -98))
