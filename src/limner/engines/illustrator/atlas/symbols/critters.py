"""Small animals, and those that creep: rabbits, mice, frogs, snakes."""

import math
from collections.abc import Sequence
from itertools import pairwise

from limner.engines.illustrator.atlas.symbol import Pen, symbol
from limner.engines.illustrator.atlas.templates import faces
from limner.engines.illustrator.atlas.templates.canine import Canine, canine
from limner.engines.illustrator.atlas.templates.flesh import (
    EYES,
    Frame,
    Slots,
    both,
    eye,
    eyes,
    fused,
    shut_eye,
    smile,
    symmetric,
)
from limner.engines.illustrator.atlas.templates.quadruped import FAR, Build
from limner.engines.illustrator.atlas.templates.solid import curve
from limner.engines.illustrator.geometry import (
    CORNER,
    Landmark,
    Path,
    Point,
    difference,
    ellipse,
    joined,
    limb,
    mirrored,
    moved,
    smooth,
    union,
)

FACE: Slots = {**EYES, "nose": ("#e58f8f", "fixed"), "inner": ("#eeb3ad", "fixed")}


def _ends(
    pen: Pen, f: Frame, eye_at: Point, mouth: Point, hat: Point, back: Point, tail: Point, hand: Point | None = None
) -> None:
    pen.anchor(feet=(0, 0), head=f.at(0, 0), face=f.at(5, 0), eye=f.at(*eye_at), mouth=f.at(*mouth), hat=f.at(*hat),
        neck=f.at(-4, 9), back=back, seat=back, tail=tail, hand=hand or f.at(*mouth), lean=f.at(8, 20))  # fmt: skip


_EARS = {"sleeping": -72.0, "running": -34.0}


def _rabbit_head(pen: Pen, f: Frame, body: Path) -> None:
    ears = Frame(*f.at(-3, -8), f.scale, f.turn + _EARS.get(pen.pose, 0.0))
    far = ears.shape((4, 0), (6, -14), (11, -26), (16, -29), (16, -20), (10, 0))
    if pen.pose != "sleeping":
        pen.part("coat", far, tone=FAR)
    skull = f.shape((-10, 4), (-10, -5), (-3, -11), (5, -10), (11, -5), (15, 1), (14, 6), (8, 10), (0, 12), (-7, 10))
    pen.part("coat", fused(body, skull, radius=4))
    pen.mark("belly", f.shape((16, 1), (10, 1.4), (5, 4), (4, 9), (8, 13), (16, 9)))


def _rabbit_face(pen: Pen, f: Frame, asleep: bool = False) -> None:
    ears = Frame(*f.at(-3, -8), f.scale, f.turn + _EARS.get(pen.pose, 0.0))
    pen.part("coat", ears.shape((-4, 1), (-6, -12), (-6, -26), (-3, -32), (1, -26), (3, -12), (3.6, 0)), tone=-0.02)
    pen.mark("inner", ears.shape((-2, -3), (-3.6, -13), (-3.6, -24), (-2.6, -28), (-0.6, -23), (1, -12), (1, -3)))
    pen.part("nose", f.oval(14.6, 1.4, 1.8, 1.4, 10), shade="flat")
    pen.stroke("eye", joined(f.line((14, 3), (12.6, 5.2), (9.6, 5.4)), f.line((14, 3), (14.4, 4.6), (15, 5))),
        0.9 * f.scale)  # fmt: skip
    pen.stroke("glint", joined(*(f.line((10.6, 3.6), (6, y), (1.4, y + 0.8)) for y in (3, 5, 7))), 0.5, alpha=0.75,
        detail=1)  # fmt: skip
    (shut_eye if asleep else eye)(pen, f.at(5.6, -2.6), 2.7 * f.scale)


@symbol("rabbit, bunny, hare, bunny rabbit, jackrabbit, cottontail", kinds="pet, mammal, animal", height=0.32,
    poses="sitting, running, sleeping",
        slots={**FACE, "coat": ("#b58a63", "primary"), "belly": ("#fbf3e6", "follow")}, home="garden")  # fmt: skip
def rabbit(pen: Pen) -> None:
    if pen.pose == "running":
        _leaping_rabbit(pen)
        return
    asleep = pen.pose == "sleeping"
    f = Frame(21, -36 if asleep else -52, 1.3, 10 if asleep else 0)
    pen.part("belly", ellipse(-36, -15, 8.4))
    pen.part("coat", joined(limb([(18, -26, 10), (24, -12, 8), (26, -4, 7)]), limb([(24, -3, 6), (31, -3, 6)])),
        tone=FAR)  # fmt: skip
    trunk = smooth([(14, -44), (2, -42), (-16, -40), (-31, -28), (-35, -13), (-28, -2), (-4, -1), (16, -6), (26, -20),
        (26, -36)])  # fmt: skip
    _rabbit_head(pen, f, trunk)
    pen.mark("belly", smooth([(30, -34), (24, -26), (22, -12), (30, -8), (36, -24)]))
    haunch = smooth([(-30, -14), (-26, -29), (-14, -33), (-3, -26), (0, -12), (-6, -3), (-20, -1)])
    foot = smooth([(-24, -7), (-24, 0, CORNER), (4, 0, CORNER), (8, -3.4), (2, -8), (-12, -9)])
    pen.part("coat", fused(haunch, foot, radius=3), tone=-0.015)
    pen.mark("coat", curve((-22, -30), (-10, -31), (-2, -23), (-1, -11)), width=1.1, tone=-0.1)
    pen.part("coat", fused(limb([(14, -28, 12), (17, -14, 8.6), (17, -4, 7.4)]), limb([(16, -3.4, 7), (25, -3, 6)]),
        radius=2), tone=0.012)  # fmt: skip
    _rabbit_face(pen, f, asleep)
    _ends(pen, f, (5.6, -2.6), (13, 5), (-1, -10), (-14, -40), (-42, -15))


def _leaping_rabbit(pen: Pen) -> None:
    f = Frame(36, -50, 1.15, 4)
    pen.part("belly", ellipse(-37, -38, 7.4))
    pen.part("coat", limb([(20, -32, 11), (36, -22, 7.4), (48, -16, 6)]), tone=FAR)
    pen.part("coat", limb([(-22, -26, 18), (-40, -16, 9), (-56, -10, 6.6)]), tone=FAR)
    trunk = smooth([(28, -44), (12, -49), (-12, -50), (-30, -44), (-36, -30), (-24, -20), (0, -20), (22, -24),
        (32, -34)])  # fmt: skip
    near_hind = limb([(-22, -32, 24), (-36, -18, 12), (-54, -4, 7.4), (-60, -1, 6)])
    near_fore = limb([(18, -32, 14), (30, -16, 8), (42, -7, 6.6)])
    _rabbit_head(pen, f, fused(trunk, near_hind, near_fore, radius=4))
    pen.mark("coat", curve((-30, -46), (-16, -44), (-10, -34), (-16, -24)), width=1.1, tone=-0.1)
    _rabbit_face(pen, f)
    _ends(pen, f, (5.6, -2.6), (13, 5), (-1, -10), (-8, -49), (-42, -38))


@symbol("mouse, rat, field mouse, church mouse, dormouse", kinds="rodent, mammal, animal", height=0.09,
        slots={**FACE, "coat": ("#9b97a3", "primary"), "belly": ("#efeaea", "follow")})  # fmt: skip
def mouse(pen: Pen) -> None:
    f = Frame(29, -32, 1.25, 8)
    pen.stroke("inner", curve((-30, -6), (-46, -3), (-60, -10), (-66, -24), (-58, -32)), 3.2, tone=-0.04)
    pen.part("coat", f.oval(4.4, -11, 7.4, 8), tone=FAR)
    for x in (-18, 20):
        pen.part("inner", limb([(x, -3, 5), (x + 8, -2, 4.4)]), tone=-0.05)
    trunk = smooth([(24, -42), (8, -44), (-14, -42), (-31, -29), (-35, -12), (-26, -2), (0, -1), (20, -4), (32, -16),
        (34, -30)])  # fmt: skip
    head = f.shape((-10, 3), (-8, -8), (0, -10.6), (8, -6.4), (15, 0.4), (18.6, 4), (16.6, 6.6), (8, 9), (-2, 11))
    pen.part("coat", fused(trunk, head, radius=5))
    pen.mark("belly", smooth([(40, -24), (30, -18), (16, -12), (-4, -8), (-24, -8), (-10, 4), (30, 4), (50, -16)]))
    pen.mark("coat", curve((-22, -32), (-8, -30), (0, -18), (-3, -6)), width=1.1, tone=-0.1)
    ear = f.oval(-5.6, -10.4, 9, 9.6)
    pen.part("coat", ear, tone=-0.02)
    pen.mark("inner", f.oval(-5.2, -9.6, 6.2, 6.8))
    pen.part("nose", f.oval(18, 4.2, 2.0, 1.7), shade="flat")
    pen.stroke("eye", joined(*(f.line((13, 4.6), (9, y), (3, y + 1)) for y in (4.4, 6.4))), 0.5, detail=1, alpha=0.7)
    pen.stroke("eye", f.line((16.4, 6.4), (13, 7.8), (10.4, 6.8)), 0.9)
    eye(pen, f.at(8.4, -1.2), 2.9)
    _ends(pen, f, (8.4, -1.2), (16, 6.6), (-1, -14), (-10, -44), (-60, -14))


@symbol("squirrel, chipmunk, red squirrel, grey squirrel", kinds="rodent, wild animal, mammal, animal", height=0.25,
    poses="sitting",
        slots={**FACE, "coat": ("#b7622f", "primary"), "belly": ("#fbeedb", "follow"), "nose": ("#4b2f28", "fixed"),
            "nut": ("#8a5a30", "fixed"), "cap": ("#5f3c22", "fixed")}, home="forest")  # fmt: skip
def squirrel(pen: Pen) -> None:
    tail = limb([(-8, -8, 14), (-26, -11, 22), (-38, -24, 26), (-34, -48, 28), (-26, -70, 28), (-34, -88, 20),
        (-46, -90, 8)])  # fmt: skip
    pen.part("coat", tail, tone=-0.05)
    pen.mark("coat", limb([(-24, -12, 6), (-34, -26, 9), (-30, -48, 10), (-24, -68, 10), (-32, -82, 6)]), tone=0.045)
    f = Frame(20, -68, 1.18, 4)
    pen.part("coat", f.shape((2, -9), (4, -21, CORNER), (9, -8)), tone=FAR)
    trunk = smooth([(12, -60), (2, -50), (-9, -34), (-13, -16), (-8, -2), (10, -1), (22, -8), (28, -26), (30, -44),
        (28, -58)])  # fmt: skip
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
    pen.part("coat", f.shape((-8, -7), (-8, -15), (-5.6, -22.6, CORNER), (-0.6, -15), (1, -8.6)), tone=-0.02)
    pen.mark("inner", f.shape((-5.6, -9), (-5.6, -15), (-4.6, -18, CORNER), (-2.4, -13), (-1.6, -9)))
    pen.part("nose", f.oval(14.6, 0.8, 1.8, 1.5), shade="flat")
    pen.stroke("eye", f.line((13.6, 3.4), (11, 5), (8.2, 4)), 1.0)
    eye(pen, f.at(6.2, -2.4), 2.8)
    _ends(pen, f, (6.2, -2.4), (13, 4), (-1, -10.6), (-10, -36), (-34, -50), (33, -44))


@symbol("hedgehog, porcupine, urchin", kinds="wild animal, mammal, animal", height=0.18,
        slots={**FACE, "coat": ("#7a5a45", "primary"), "belly": ("#ecc99c", "follow"), "tip": ("#c9a98a", "follow"),
            "nose": ("#2b2228", "fixed")}, home="forest")  # fmt: skip
def hedgehog(pen: Pen) -> None:
    for x in (-20, 16):
        pen.part("belly", limb([(x, -8, 9), (x + 1, -3, 8), (x + 5, -3, 7)]), tone=-0.14)
    snout = smooth([(10, -34), (26, -36), (38, -28), (50, -17), (53, -13), (50, -9), (36, -4), (10, -2), (-30, -3),
        (-34, -12), (-10, -22)])  # fmt: skip
    pen.part("belly", snout)
    spines: list[Landmark] = []
    count = 17
    for i in range(count):
        t = math.radians(186 + (322 - 186) * i / (count - 1))
        spines.append((-6 + 38 * math.cos(t), -14 + 39 * math.sin(t)))
        t += math.radians(4)
        spines.append((-6 + 47 * math.cos(t), -14 + 47 * math.sin(t), CORNER))
    edge: list[Landmark] = [(24, -30, CORNER), (17, -26), (20, -20, CORNER), (11, -18), (12, -11, CORNER), (0, -12),
        (-3, -6, CORNER), (-14, -9), (-20, -4, CORNER), (-30, -7), (-42, -7, CORNER)]  # fmt: skip
    pen.part("coat", smooth([*spines, *edge], tension=0.25))
    flecks = [(x + (4 if k % 2 else 0), y) for k, y in enumerate((-46, -38, -30, -22, -14)) for x in range(-34, 22,
        9) if (x + 6) ** 2 / 32**2 + (y + 16) ** 2 / 33**2 < 1]  # fmt: skip
    pen.mark("tip", joined(*(limb([(x, y, 1.8), (x - 3 - (x + 6) * 0.05, y - 5, 0.5)]) for x, y in flecks)), detail=1)
    pen.part("belly", ellipse(24, -29, 6, 6.6), tone=-0.07)
    pen.mark("inner", ellipse(24.6, -28.4, 3.6, 4))
    for x in (-14, 24):
        pen.part("belly", limb([(x, -8, 9), (x + 1, -3.4, 7.4), (x + 6, -3.2, 6.4)]), tone=-0.05)
    pen.part("nose", ellipse(52, -14.4, 3.4, 3), shade="flat")
    pen.part("glint", ellipse(53, -15.6, 0.9, 0.7), shade="flat", detail=1)
    pen.stroke("eye", curve((48, -8.6), (43, -7.6), (38, -10)), 1.3)
    eye(pen, (37, -22), 3.1)
    _ends(pen, Frame(34, -20), (3, -2), (14, 11), (-4, -16), (-8, -58), (-44, -10))


@symbol("raccoon, badger", kinds="wild animal, mammal, animal", height=0.4,
    poses="standing, sitting, walking, running, sleeping",
        slots={**FACE, "coat": ("#84838f", "primary"), "ears": ("#6d6c78", "follow"), "belly": ("#f1eeea", "follow"),
            "tip": ("#3a3844", "fixed"), "socks": ("#3a3844", "fixed"), "nose": ("#2b2228", "fixed"),
            "mask": ("#3a3844", "fixed")}, home="forest")  # fmt: skip
def raccoon(pen: Pen) -> None:
    canine(pen, _RACCOON)


def _raccoon_mask(pen: Pen, frame: Frame) -> None:
    pen.mark("mask", frame.shape((12, -3.4), (6, -6.4), (0.6, -3.4), (-5, 2.4), (1, 4), (8, 2.2), (13, 0.6)))
    pen.mark("belly", frame.shape((12, -3.4), (8.4, -6.6), (3, -8.2), (4, -5.6), (9, -4.6)))


_RACCOON = Canine(
    Build(
        length=40, withers=-37, croup=-40, chest=-17, belly=-19, bulk=11, fore=(13, 8.6, 6.2, 5.6),
            hind=(20, 11, 6.4, 5.6), neck=[(16, -31, 22), (25, -38, 18), (29, -42, 16)],
    ),
    head=(31, -45), scale=1.15, muzzle=0.74, cheek=4.5, ear=0.66, sock=0.8, tail_tip=6, rings=True,
        mask=_raccoon_mask,
    tail=[(0, 4, 9), (-11, 8, 13), (-25, 10, 15), (-39, 4, 14), (-48, -3, 7)],
    sitting_tail=[(-22, -6, 9), (-36, -7, 14), (-50, -12, 14), (-60, -24, 7)],
)  # fmt: skip


@symbol("frog, toad, tree frog, bullfrog, tadpole", kinds="amphibian, animal", height=0.1, poses="sitting",
    faces_viewer=True,
        slots={**FACE, "coat": ("#6aae45", "primary"), "belly": ("#e4efb8", "follow"),
        "blush": ("#e98a78", "fixed")}, home="lake")  # fmt: skip
def frog(pen: Pen) -> None:
    thigh = smooth([(16, -36), (34, -38), (46, -26), (44, -10), (32, -4), (20, -8)])
    foot = union(*(limb([(34, -4, 8), (x, -2.4, 5)]) for x in (24, 38, 50)))
    pen.part("coat", both(fused(thigh, foot, radius=2)), tone=-0.06)
    body = symmetric([(0, -56), (16, -52), (27, -36), (27, -16), (18, -4), (0, -2)])
    pen.part("coat", body)
    pen.mark("belly", symmetric([(0, -44), (12, -40), (19, -26), (18, -10), (10, -3), (0, -2)]))
    arm = fused(limb([(20, -40, 12), (25, -24, 9.6), (17, -6, 8)]), *(limb([(17, -5, 6),
        (x, -2.2, 4.6)]) for x in (10, 17, 25)), radius=1.5)  # fmt: skip
    pen.part("coat", both(arm), tone=-0.02)
    head = symmetric([(0, -79), (12, -80), (26, -78), (36, -66), (35, -54), (22, -45), (0, -42)])
    bulges = both(ellipse(19, -80, 11.6, 12))
    pen.part("coat", fused(head, bulges, radius=3))
    pen.mark("belly", symmetric([(0, -55), (20, -58), (38, -64), (36, -44), (0, -38)]))
    for x in (-19, 19):
        pen.part("glint", ellipse(x, -81, 8.4, 8.6), shade="flat")
    eyes(pen, [(-18, -80.4), (20, -80.4)], 5.2)
    pen.stroke("eye", curve((-26, -62), (-14, -56), (0, -54), (14, -56), (26, -62)), 1.6)
    pen.part("eye", joined(ellipse(-3, -68, 1, 0.8), ellipse(3, -68, 1, 0.8)), shade="flat", detail=1)
    pen.part("blush", joined(ellipse(-26, -56, 4, 2.4), ellipse(26, -56, 4, 2.4)), shade="flat", alpha=0.45, detail=1)
    pen.anchor(feet=(0, 0), head=(0, -64), face=(0, -64), eye=(0, -80), mouth=(0, -55), hat=(0, -82), neck=(0, -44),
        back=(0, -80), seat=(0, -80), hand=(20, -6), held=(0, -20), tail=(0, -4), lean=(36, -40))  # fmt: skip


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
    _ends(pen, f, (6.4, -3.4), (16, 3), (-1, -8.6), (0, -34), (-50, -6))


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
    _ends(pen, f, (5.6, -3.4), (16, 2), (-1, -9), (0, -25), (-78, -24))


@symbol("hamster, guinea pig, gerbil, chinchilla", kinds="pet, rodent, mammal, animal", height=0.1, poses="sitting",
    faces_viewer=True,
        slots={**FACE, "coat": ("#e0a35c", "primary"), "belly": ("#fdf4e6", "follow")})  # fmt: skip
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
        lean=(37, -30))  # fmt: skip


@symbol("bat, fruit bat, vampire bat", kinds="mammal, animal", height=0.2, place="air", poses="flying",
    faces_viewer=True,
        slots={**FACE, "coat": ("#5a4a6b", "primary"), "wing": ("#43364f", "follow")},
        told_in="cave", traits=("nightly",))  # fmt: skip
def bat(pen: Pen) -> None:
    wing = smooth([(8, -46, CORNER), (24, -68), (44, -74, CORNER), (60, -58), (66, -36, CORNER), (56, -42),
        (48, -30, CORNER), (38, -38), (30, -24, CORNER), (20, -34), (8, -30, CORNER)])  # fmt: skip
    pen.part("wing", both(wing))
    bones = joined(*(curve((12, -44), (30, -60), (43, -72)), curve((43, -72), (50, -54), (48, -32)),
        curve((43, -72), (38, -50), (30, -26)), curve((43, -72), (58, -56), (65, -38))))  # fmt: skip
    pen.mark("wing", both(bones), width=1.3, tone=0.08, detail=1)
    ear = smooth([(3, -62), (8, -82, CORNER), (17, -62), (12, -54)])
    pen.part("coat", union(ellipse(0, -38, 14, 18), ellipse(0, -56, 15, 14), both(ear)))
    pen.mark("inner", both(smooth([(6.4, -66), (8.6, -76, CORNER), (13, -66), (10, -62)])))
    pen.mark("coat", ellipse(0, -32, 8, 11), tone=0.07)
    pen.part("coat", both(limb([(5, -22, 4), (6, -17, 3)])), tone=-0.08)
    eyes(pen, [(-5.6, -57), (5.6, -57)], 3.4)
    pen.stroke("eye", smile(Frame(0, 0), 0, -50.6, 4.4, 2.4), 1.2)
    pen.part("glint", joined(*(smooth([(x - 1.1, -49, CORNER), (x + 1.1, -49, CORNER), (x, -45.6, CORNER)],
        tension=0) for x in (-2.2, 2.2))), shade="flat")  # fmt: skip
    pen.anchor(feet=(0, 0), head=(0, -56), face=(0, -55), eye=(0, -57), mouth=(0, -50), hat=(0, -69), neck=(0, -44),
        back=(0, -66), seat=(0, -66), hand=(0, -20), tail=(0, -20), lean=(20, -40))  # fmt: skip
