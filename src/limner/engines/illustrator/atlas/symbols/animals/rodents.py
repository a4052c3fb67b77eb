"""Mice, squirrels and other gnawers."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    CORNER,
    Landmark,
    difference,
    ellipse,
    joined,
    limb,
    mirrored,
    moved,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame, both, eye, fused, symmetric
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.templates import faces
from limner.engines.illustrator.atlas.templates.animal import PLAIN_FACE, SMALL_FACE, WILD, framed_ends
from limner.engines.illustrator.atlas.templates.beast import Beast, beast
from limner.engines.illustrator.atlas.templates.quadruped import FAR, Build


@symbol("mouse, rat, field mouse, church mouse, dormouse", kinds="rodent, mammal, animal", height=0.09,
        slots={**SMALL_FACE, "coat": ("#9b97a3", "primary"), "belly": ("#efeaea", "follow")})
def mouse(pen: Pen) -> None:
    f = Frame(29, -32, 1.25, 8)
    pen.stroke("inner", curve((-30, -6), (-46, -3), (-60, -10), (-66, -24), (-58, -32)), 3.2, tone=-0.04)
    pen.part("coat", f.oval(4.4, -11, 7.4, 8), tone=FAR)
    pen.area(ears=difference(f.oval(4.4, -11, 7.4, 8), f.oval(3, -2, 9, 9)))
    for x in (-18, 20):
        pen.part("inner", limb([(x, -3, 5), (x + 8, -2, 4.4)]), tone=-0.05)
    trunk = smooth([(24, -42), (8, -44), (-14, -42), (-31, -29), (-35, -12), (-26, -2), (0, -1), (20, -4), (32, -16),
        (34, -30)])
    head = f.shape((-10, 3), (-8, -8), (0, -10.6), (8, -6.4), (15, 0.4), (18.6, 4), (16.6, 6.6), (8, 9), (-2, 11))
    pen.part("coat", fused(trunk, head, radius=5))
    pen.mark("belly", smooth([(40, -24), (30, -18), (16, -12), (-4, -8), (-24, -8), (-10, 4), (30, 4), (50, -16)]))
    pen.mark("coat", curve((-22, -32), (-8, -30), (0, -18), (-3, -6)), width=1.1, tone=-0.1)
    ear = f.oval(-5.6, -10.4, 9, 9.6)
    pen.part("coat", ear, tone=-0.02)
    pen.area(ears=ear)
    pen.mark("inner", f.oval(-5.2, -9.6, 6.2, 6.8))
    pen.part("nose", f.oval(18, 4.2, 2.0, 1.7), shade="flat")
    pen.stroke("eye", joined(*(f.line((13, 4.6), (9, y), (3, y + 1)) for y in (4.4, 6.4))), 0.5, detail=1, alpha=0.7)
    pen.stroke("eye", f.line((16.4, 6.4), (13, 7.8), (10.4, 6.8)), 0.9)
    eye(pen, f.at(8.4, -1.2), 2.9)
    framed_ends(pen, f, (8.4, -1.2), (16, 6.6), (-1, -14), (-10, -44), (-60, -14))


@symbol("squirrel, chipmunk, red squirrel, grey squirrel", kinds="rodent, wild animal, mammal, animal", height=0.25,
    poses="sitting",
        slots={**SMALL_FACE, "coat": ("#b7622f", "primary"), "belly": ("#fbeedb", "follow"), "nose": ("#4b2f28",
        "fixed"),
            "nut": ("#8a5a30", "fixed"), "cap": ("#5f3c22", "fixed")}, home="forest")
def squirrel(pen: Pen) -> None:
    tail = limb([(-8, -8, 14), (-26, -11, 22), (-38, -24, 26), (-34, -48, 28), (-26, -70, 28), (-34, -88, 20),
        (-46, -90, 8)])
    pen.part("coat", tail, tone=-0.05)
    pen.area(tail=difference(tail, ellipse(6, -20, 20, 36)))
    pen.mark("coat", limb([(-24, -12, 6), (-34, -26, 9), (-30, -48, 10), (-24, -68, 10), (-32, -82, 6)]), tone=0.045)
    f = Frame(20, -68, 1.18, 4)
    pen.part("coat", f.shape((2, -9), (4, -21, CORNER), (9, -8)), tone=FAR)
    trunk = smooth([(12, -60), (2, -50), (-9, -34), (-13, -16), (-8, -2), (10, -1), (22, -8), (28, -26), (30, -44),
        (28, -58)])
    head = f.shape((-10, 4), (-10, -5), (-3, -11), (5, -9.6), (10, -4.4), (14.6, 0.6), (14, 5), (8, 9), (0, 11))
    haunch = smooth([(-13, -12), (-10, -26), (2, -30), (14, -22), (16, -9), (8, -2), (-6, -1)])
    foot = smooth([(-6, -6), (-6, 0, CORNER), (24, 0, CORNER), (27, -3), (20, -6.6), (6, -8)])
    pen.part("coat", fused(trunk, head, foot, radius=4))
    pen.mark("belly", smooth([(34, -54), (26, -52), (20, -38), (19, -20), (24, -8), (40, -20)]))
    pen.mark("belly", f.shape((18, 1.4), (9, 2.6), (2, 8), (0, 15), (14, 14)))
    pen.part("coat", haunch, tone=-0.02)
    pen.part("cap", Frame(33, -45, 1, 0).shape((-6, -1), (-5, -6.4), (0, -8.4), (5, -6.4), (6, -1)))
    pen.part("nut", smooth([(27.6, -45), (38.4, -45), (37, -38), (33, -33.4, CORNER), (29, -38)]))
    pen.part("coat", limb([(14, -50, 10), (20, -40, 7), (30, -41, 5.4)]), tone=0.015)
    ear = f.shape((-8, -7), (-8, -15), (-5.6, -22.6, CORNER), (-0.6, -15), (1, -8.6))
    pen.part("coat", ear, tone=-0.02)
    pen.area(ears=ear)
    pen.mark("inner", f.shape((-5.6, -9), (-5.6, -15), (-4.6, -18, CORNER), (-2.4, -13), (-1.6, -9)))
    pen.part("nose", f.oval(14.6, 0.8, 1.8, 1.5), shade="flat")
    pen.stroke("eye", f.line((13.6, 3.4), (11, 5), (8.2, 4)), 1.0)
    eye(pen, f.at(6.2, -2.4), 2.8)
    framed_ends(pen, f, (6.2, -2.4), (13, 4), (-1, -10.6), (-10, -36), (-34, -50), (33, -44))


@symbol("hamster, guinea pig, gerbil, chinchilla", kinds="pet, rodent, mammal, animal", height=0.1, poses="sitting",
    faces_viewer=True,
        slots={**SMALL_FACE, "coat": ("#e0a35c", "primary"), "belly": ("#fdf4e6", "follow")})
def hamster(pen: Pen) -> None:
    f = Frame(0, -56, 2.0)
    ears, inner = faces.round_ears(f, 10.6, -11.4, 4.6)
    pen.part("coat", ears, tone=-0.04)
    pen.mark("inner", inner)
    pen.part("inner", both(ellipse(14, -3, 9, 3.6)), tone=-0.03)
    body = symmetric([(0, -84), (15, -82), (27, -72), (31, -58), (38, -38), (37, -18), (26, -4), (0, -2)])
    pen.part("coat", body)
    pen.mark("belly", symmetric([(0, -58), (14, -52), (24, -54), (27, -36), (25, -14), (14, -4), (0, -3)]))
    cheek = ellipse(5.4, 5.6, 6.2, 5)
    pen.mark("belly", f.path(moved(union(cheek, mirrored(cheek)), faces.TURN, 0)))
    faces.look(pen, f, 7.2, -2.2, 2.2)
    faces.cat_nose(pen, f, 2.8, 1.5)
    pen.part("coat", both(limb([(27, -38, 12), (18, -30, 9), (9, -29, 7)])), tone=-0.03)
    pen.part("inner", both(ellipse(7, -29, 3.6, 3.4)), tone=-0.02)
    pen.anchor(feet=(0, 0), hand=(0, -29), held=(0, -29), back=(-30, -44), seat=(0, -84), tail=(-34, -8),
        lean=(37, -30))


@symbol("beaver, muskrat", kinds=WILD, height=0.5, poses="sitting",
    slots={**PLAIN_FACE, "coat": ("#8f5c38", "primary"), "belly": ("#d9b083", "follow"), "tail": ("#5a4238", "fixed"),
    "tooth": ("#fdf6e0", "fixed"), "wood": ("#c99a5f", "fixed"), "bark": ("#7a5530", "fixed")}, home="lake")
def beaver(pen: Pen) -> None:
    tail = smooth([(-20, -8), (-38, -18), (-58, -16), (-66, -4), (-56, 1.5), (-32, 1)])
    pen.part("tail", tail)
    pen.mark("tail", joined(*(curve((x - 6, 8), (x + 8, -22)) for x in (-58, -48, -38, -28)),
        *(curve((x + 8, 8), (x - 6, -22)) for x in (-58, -48, -38, -28))), width=1.2, tone=0.1, detail=1)
    pen.part("coat", joined(ellipse(-15, -80, 6), ellipse(21, -80, 6)), tone=-0.05)
    pen.part("coat", fused(smooth([(-28, -4), (-32, -30), (-22, -54), (0, -62), (24, -54), (34, -30), (30, -4),
        (0, 0)]), ellipse(3, -66, 24, 20), radius=7))
    pen.mark("belly", smooth([(-12, -44), (16, -44), (22, -20), (14, -2), (-10, -2), (-17, -20)]))
    pen.part("tail", joined(ellipse(-14, -3, 13, 5), ellipse(20, -3, 13, 5)))
    pen.part("belly", smooth([(-14, -64), (3, -69), (20, -64), (22, -54), (12, -47), (-6, -47), (-16, -54)]))
    pen.part("tooth", joined(smooth([(-2.6, -51, "c"), (2.6, -51, "c"), (2.4, -42), (-2.4, -42)]),
        smooth([(3.2, -51, "c"), (8.4, -51, "c"), (8.2, -42), (3.4, -42)])), shade="flat")
    pen.part("nose", smooth([(-4, -66), (10, -66), (8, -59), (3, -57), (-2, -59)]), shade="flat")
    for side in (-1, 1):
        eye(pen, (3 + side * 11.4, -71), 2.7, inner=-side)
    pen.part("wood", rotated(smooth([(-26, -33), (34, -33), (34, -24), (-26, -24)], tension=0.1), -6, (4, -28)))
    pen.part("bark", rotated(joined(ellipse(-27, -28.5, 3, 4.6), ellipse(35, -28.5, 3, 4.6)), -6, (4, -28)))
    for side in (-1, 1):
        pen.part("coat", limb([(3 + side * 27, -42, 11), (3 + side * 20, -32, 10), (3 + side * 12, -28, 9)]),
            tone=-0.05)
    pen.anchor(feet=(0, 0), head=(3, -66), face=(3, -58), eye=(14, -71), mouth=(3, -50), hat=(3, -84), hand=(15, -28),
        held=(15, -28), neck=(3, -50), chest=(3, -36), seat=(0, -4), back=(-26, -40), lean=(-30, -30))


def _capybara_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    del asleep
    pen.part("coat", frame.oval(-6, -11, 3.6, 4.2, -10), tone=-0.06)
    pen.mark("inner", frame.oval(-5.6, -10.4, 1.8, 2.4))
    pen.mark("belly", frame.shape((15, -9), (26, -9), (28, 0), (26, 10), (16, 9), (14, 0)), tone=-0.03, alpha=0.6)
    pen.part("nose", frame.shape((20, -7.4), (25, -6.4), (24.6, -2.6), (20.6, -3)), shade="flat")
    pen.stroke("nose", frame.line((24.6, 4), (19, 5.4), (13.6, 3.4)), 1.2 * frame.scale)
    eye(pen, frame.at(4.6, -7), 1.9 * frame.scale)
    pen.anchor(head=frame.at(0, 0), eye=frame.at(4.6, -7), face=frame.at(6, -2), mouth=frame.at(24, 3),
        hat=frame.at(-2, -12), hand=frame.at(24, 3))


_CAPYBARA_HEAD: list[Landmark] = [(-13, 6), (-11, -7), (-4, -11), (6, -10.6), (16, -10), (24, -9), (26.6, -4),
    (26.4, 4), (23, 9.6), (12, 10.6), (2, 13), (-6, 14)]


@symbol("capybara", kinds=WILD, height=0.6, poses="standing, walking",
    slots={**PLAIN_FACE, "coat": ("#b07a4c", "primary"), "belly": ("#8f5f3a", "follow"), "inner": ("#7a4f38", "fixed"),
    "hoof": ("#4b3a3d", "fixed")}, home="lake")
def capybara(pen: Pen) -> None:
    build = Build(length=54, withers=-62, croup=-58, chest=-22, belly=-22, bulk=19, fore=(17, 11, 8.6, 7.8),
        hind=(26, 14, 9, 8),
        neck=[(20, -44, 38), (34, -54, 32), (40, -58, 28)], bend=0.7, sag=-4, stance=1.0)
    beast(pen, Beast(build, (46, -62), _capybara_face, scale=1.34, turn=8, profile=_CAPYBARA_HEAD, belly=0.14))
