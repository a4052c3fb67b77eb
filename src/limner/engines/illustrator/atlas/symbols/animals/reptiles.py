"""Snakes, lizards, crocodiles and turtles."""

import math
from collections.abc import Sequence
from itertools import pairwise

from limner.drawing.geometry import CORNER, difference, ellipse, joined, limb, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import EYES, Frame, eye, fused
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.templates.animal import framed_ends, swimmer, swimming_ends
from limner.engines.illustrator.atlas.templates.quadruped import FAR


@symbol("snake, python, cobra, viper, serpent, rattlesnake, boa, anaconda, adder", kinds="reptile, animal",
    height=0.4,
        slots={**EYES, "coat": ("#5f9e4a", "primary"), "belly": ("#e9e0a2", "follow"), "mark": ("#3d7238", "follow"),
            "tongue": ("#d8433e", "fixed")}, home="jungle")  # fmt: skip
def snake(pen: Pen) -> None:
    coil = [(-52, -6, 3), (-40, -6, 8), (-22, -8, 13), (2, -8, 16), (26, -9, 17), (38, -17, 17), (28, -26, 16.5),
        (4, -26, 16), (-14, -29, 15.5), (-18, -41, 15), (-4, -50, 14.5), (10, -58, 14), (14, -72, 14),
        (21, -84, 15)]  # fmt: skip
    lower, upper = limb(coil[:6]), limb(coil[4:])
    pen.part("coat", lower, tone=-0.05)
    _bands(pen, coil[:6])
    f = Frame(27, -86, 1.15, 4)
    pen.stroke("tongue", joined(f.line((15, 3), (20, 3.4), (23, 1.4)), f.line((20, 3.4), (23, 5.6))), 1.3)
    head = f.shape((-10, 2), (-7, -7.4), (2, -9.4), (10, -6.4), (16, -0.6), (16.4, 3.4), (11, 6.4), (2, 8.6), (-7, 8))
    pen.part("coat", fused(upper, head, radius=3))
    _bands(pen, coil[4:-2])
    pen.mark("belly", f.shape((18, 2.4), (10, 3.4), (0, 5.6), (-8, 9), (2, 13), (16, 9)))
    pen.stroke("eye", f.line((15.6, 2.6), (10, 3.8), (5, 2.6)), 1.1)
    pen.part("eye", f.oval(14, -0.6, 0.7, 0.5), shade="flat", detail=1)
    pen.part("glint", f.oval(6, -3.6, 3.6, 3.6), shade="flat")
    eye(pen, f.at(6.8, -3.4), 2.4)
    framed_ends(pen, f, (6.4, -3.4), (16, 3), (-1, -8.6), (0, -34), (-50, -6))


def _bands(pen: Pen, chain: Sequence[tuple[float, float, float]]) -> None:
    """Diamonds along a coil."""
    for (ax, ay, aw), (bx, by, bw) in pairwise(chain):
        for k in (0.3, 0.8):
            x, y, w = ax + (bx - ax) * k, ay + (by - ay) * k, aw + (bw - aw) * k
            turn = math.degrees(math.atan2(by - ay, bx - ax))
            pen.mark("mark", Frame(x, y, w / 15, turn).path(smooth([(-4.6, 0, CORNER), (0, -4.6, CORNER),
                (4.6, 0, CORNER), (0, 4.6, CORNER)], tension=0.1)), detail=0)  # fmt: skip


@symbol("crocodile, alligator, caiman, croc", kinds="reptile, wild animal, animal", height=0.5,
        slots={**EYES, "coat": ("#5c8a4a", "primary"), "belly": ("#dcdca4", "follow")})  # fmt: skip
def crocodile(pen: Pen) -> None:
    far = joined(fused(limb([(24, -16, 11), (30, -8, 8), (27, -3, 7)]), limb([(27, -3, 6), (37, -2.6, 5)]), radius=2),
        fused(limb([(-18, -16, 12), (-12, -8, 9), (-16, -3, 7)]), limb([(-16, -3, 6), (-5, -2.6, 5)]),
        radius=2))  # fmt: skip
    pen.part("coat", far, tone=FAR)
    trunk = smooth([(34, -28), (20, -31), (0, -32), (-22, -30), (-44, -23), (-64, -14), (-84, -12, CORNER), (-66, -5),
        (-44, -6), (-24, -7), (0, -6), (20, -7), (34, -11)])  # fmt: skip
    head = smooth([(30, -28), (38, -36), (46, -37), (52, -31), (64, -27), (80, -26), (87, -29), (92, -25), (90, -19),
        (70, -18), (52, -16), (36, -12)])  # fmt: skip
    jaw = smooth([(36, -16), (54, -14.6), (74, -14), (88, -15.4), (89, -11.4), (74, -7.6), (52, -7), (36, -9)])
    teeth = joined(*(smooth([(x, -17.6, CORNER), (x + 4.4, -17.4, CORNER), (x + 2.2, -11.6, CORNER)],
        tension=0) for x in (54, 61, 68, 75, 82)))  # fmt: skip
    spikes = joined(*(smooth([(x - 4.6, y + 3.4, CORNER), (x - 1, y - 5.4, CORNER), (x + 4.6, y + 2.4, CORNER)],
        tension=0.1) for x, y in ((22, -30), (12, -31.4), (2, -32), (-8, -31.6), (-18, -30.6), (-28, -28.4),
        (-38, -25.2), (-48, -21.2), (-58, -17.2), (-67, -14.4))))  # fmt: skip
    pen.part("coat", spikes, tone=-0.08)
    pen.part("coat", jaw, tone=-0.05)
    near = [fused(limb([(17, -18, 14), (24, -9, 10), (20, -3.4, 8)]), limb([(20, -3, 7), (32, -2.8, 5.6)]), radius=2),
        fused(limb([(-26, -18, 16), (-19, -9, 11), (-24, -3.4, 8)]), limb([(-24, -3, 7), (-12, -2.8, 5.6)]),
        radius=2)]  # fmt: skip
    pen.part("coat", fused(fused(trunk, head, radius=5), *near, radius=2.5))
    pen.mark("belly", difference(smooth([(36, -15), (10, -11.6), (-20, -11), (-48, -8.6), (-40, 0), (10, 0),
        (40, -6)]), union(*near)))  # fmt: skip
    pen.mark("coat", joined(*(ellipse(x, y, 2.2, 1.4) for x, y in ((8, -24), (-3, -22), (-14, -24), (14, -18),
        (2, -16), (-36, -18), (-46, -14)))), tone=-0.08, detail=1)  # fmt: skip
    pen.part("glint", teeth, shade="flat")
    pen.part("eye", ellipse(87, -25.4, 1.3, 0.9), shade="flat")
    pen.part("glint", ellipse(44, -33, 4.4, 4.4), shade="flat")
    eye(pen, (45, -32.8), 2.9)
    pen.anchor(feet=(0, 0), head=(48, -26), face=(60, -24), eye=(44, -33), mouth=(84, -16), hand=(86, -16),
        hat=(42, -37), neck=(34, -28), back=(-2, -33), seat=(-2, -33), tail=(-80, -12), lean=(80, -20))  # fmt: skip


@symbol("lizard, gecko, iguana, chameleon, salamander, newt", kinds="reptile, animal", height=0.1,
        slots={**EYES, "coat": ("#4fa08a", "primary"), "belly": ("#d6ecc4", "follow"),
        "spot": ("#2f7a6c", "follow")})  # fmt: skip
def lizard(pen: Pen) -> None:
    pen.part("coat", joined(*(fused(limb([(x, -14, 8), (x + 9, -9, 6), (x + 7, -3, 5)]),
        limb([(x + 7, -2.4, 4.4), (x + 15, -2, 3.6)]), radius=1.5) for x in (20, -14))), tone=FAR)  # fmt: skip
    spine = limb([(34, -22, 15), (20, -18, 17), (0, -16, 18), (-20, -15, 15), (-38, -11, 10), (-56, -8, 7),
        (-72, -12, 5), (-80, -22, 4), (-76, -30, 2.4)])  # fmt: skip
    f = Frame(40, -26, 1.0, -8)
    head = f.shape((-10, 3), (-7, -7), (2, -9.4), (11, -5), (17.4, 0), (16.4, 4), (8, 7.4), (-3, 8.6))
    near = [fused(limb([(x, -14, 9), (x + 8, -9, 7), (x + 3, -3, 5.6)]), limb([(x + 3, -2.6, 5), (x + 12, -2.2, 4)]),
        radius=1.5) for x in (16, -22)]  # fmt: skip
    pen.part("coat", fused(fused(spine, head, radius=4), *near, radius=1.6))
    pen.mark("belly", f.shape((18, 2), (8, 3.6), (-2, 6), (-10, 8), (2, 12), (14, 8)))
    pen.mark("spot", joined(*(ellipse(x, y, r) for x, y, r in ((18, -22, 2.4), (8, -19, 2), (-2, -21, 2.6),
        (-12, -17, 2), (-22, -18, 2.4), (-33, -12, 1.8), (-44, -10.6, 1.6)))), detail=1)  # fmt: skip
    pen.stroke("eye", f.line((16.4, 2), (10, 3.4), (5, 1.8)), 1.0)
    eye(pen, f.at(5.6, -3.4), 2.8)
    framed_ends(pen, f, (5.6, -3.4), (16, 2), (-1, -9), (0, -25), (-78, -24))


@symbol("turtle, sea turtle, tortoise, terrapin", kinds="reptile, animal", height=0.35, poses="standing, swimming",
        slots=swimmer("#7fae5c", "#dce3b0", {"shell": ("#8a6a3c", "second"), "plate": ("#a98549", "second"),
            "rim": ("#6b5030", "second")}), home="beach", traits=("pack animal", "sunken"))  # fmt: skip
def turtle(pen: Pen) -> None:
    swimming = pen.pose == "swimming"
    lift = -22.0 if swimming else 0.0
    f = Frame(46, -30 + lift, 1.05)
    if swimming:
        pen.part("coat", smooth([(18, -30), (30, -38), (36, -58), (32, -60, CORNER), (14, -46)]), tone=-0.12)
        pen.part("coat", smooth([(24, -38), (34, -24), (32, -4), (26, 0, CORNER), (14, -14), (8, -34)]))
        pen.part("coat", smooth([(-28, -36), (-38, -22), (-52, -14), (-50, -26), (-40, -40)]))
    else:
        pen.part("coat", joined(limb([(26, -16, 12), (31, -4, 10)]), limb([(-16, -14, 12), (-17, -4, 10)])), tone=-0.12)
        pen.part("coat", smooth([(-36, -16), (-54, -8), (-38, -8)]), tone=-0.06)
    neck = limb([(26, -20 + lift, 14), (38, -26 + lift, 12), (46, -30 + lift, 14)])
    head = f.shape((-9, 2), (-7, -7), (0, -9.6), (7, -7.4), (11.4, -1.4), (10.6, 4), (4, 7.4), (-4, 7.6))
    pen.part("coat", fused(neck, head, radius=3))
    pen.mark("belly", f.shape((13, 2.6), (4, 3), (-4, 7), (-10, 14), (4, 12), (14, 8)))
    pen.stroke("eye", f.line((10.4, 2), (6, 2.8), (3.4, 1.4)), 1.0)
    eye(pen, f.at(4.6, -2.6), 2.3)
    if not swimming:
        for x in (-27, 16):
            pen.part("coat", smooth([(x - 7, -18), (x - 7, -1.4), (x - 5, 0, CORNER), (x + 9, 0, CORNER),
                (x + 9.6, -4), (x + 6.6, -18)]))  # fmt: skip
            pen.mark("belly", joined(*(ellipse(x + 1 + k * 3.4, -0.6, 1.3, 1.7) for k in range(3))), detail=1)
    dome = smooth([(-42, -16 + lift, CORNER), (-40, -34 + lift), (-22, -54 + lift), (0, -58 + lift), (20, -50 + lift),
        (32, -33 + lift), (34, -16 + lift, CORNER)])  # fmt: skip
    pen.part("shell", dome)
    plates = [[(-12, -52), (4, -53), (9, -38), (-3, -30), (-16, -37)], [(9, -52), (22, -44), (27, -30), (13, -37)],
        [(-18, -50), (-32, -38), (-34, -30), (-20, -36)], [(-15, -33), (-4, -26), (-6, -18), (-26, -18), (-30, -26)],
        [(0, -26), (11, -33), (25, -26), (24, -18), (-1, -18)]]  # fmt: skip
    for shape in plates:
        pen.mark("plate", smooth([(x, y + lift) for x, y in shape], tension=0.22))
    pen.part("rim", smooth([(-46, -17 + lift), (-42, -21 + lift), (-4, -19 + lift), (34, -21 + lift),
        (38, -16 + lift), (34, -11.6 + lift), (-4, -10 + lift), (-42, -11.6 + lift)]))  # fmt: skip
    swimming_ends(pen, f.at(0, 0), f.at(4.6, -2.6), f.at(10, 2), f.at(0, -9), (-4, -58 + lift), (-50, -8))
