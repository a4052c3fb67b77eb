"""All other mammals: hares, hedgehogs, pouched and armoured ones, and those that fly."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import CORNER, Landmark, Path, ellipse, joined, limb, rect, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame, both, eye, eyes, fused, shut_eye, smile, symmetric
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve
from limner.engines.illustrator.atlas.templates import faces
from limner.engines.illustrator.atlas.templates.animal import (
    PLAIN_FACE,
    SMALL_FACE,
    WILD,
    WILD_FACE,
    framed_ends,
    mirrored_arms,
    side_ends,
)
from limner.engines.illustrator.atlas.templates.beast import Beast, beast
from limner.engines.illustrator.atlas.templates.canine import CANINE_POSES, Canine, canine
from limner.engines.illustrator.atlas.templates.quadruped import FAR, Build
from limner.engines.illustrator.atlas.templates.settled import pitched

_EARS = {"sleeping": -72.0, "running": -34.0}


def _rabbit_head(pen: Pen, f: Frame, body: Path) -> None:
    ears = Frame(*f.at(-3, -8), f.scale, f.turn + _EARS.get(pen.pose, 0.0))
    far = ears.shape((4, 0), (6, -14), (11, -26), (16, -29), (16, -20), (10, 0))
    if pen.pose != "sleeping":
        pen.part("coat", far, tone=FAR)
        pen.area(ears=far)
    skull = f.shape((-10, 4), (-10, -5), (-3, -11), (5, -10), (11, -5), (15, 1), (14, 6), (8, 10), (0, 12), (-7, 10))
    pen.part("coat", fused(body, skull, radius=4))
    pen.mark("belly", f.shape((16, 1), (10, 1.4), (5, 4), (4, 9), (8, 13), (16, 9)))


def _rabbit_face(pen: Pen, f: Frame, asleep: bool = False) -> None:
    ears = Frame(*f.at(-3, -8), f.scale, f.turn + _EARS.get(pen.pose, 0.0))
    near = ears.shape((-4, 1), (-6, -12), (-6, -26), (-3, -32), (1, -26), (3, -12), (3.6, 0))
    pen.part("coat", near, tone=-0.02)
    pen.area(ears=near)
    pen.mark("inner", ears.shape((-2, -3), (-3.6, -13), (-3.6, -24), (-2.6, -28), (-0.6, -23), (1, -12), (1, -3)))
    pen.part("nose", f.oval(14.6, 1.4, 1.8, 1.4, 10), shade="flat")
    pen.stroke("eye", joined(f.line((14, 3), (12.6, 5.2), (9.6, 5.4)), f.line((14, 3), (14.4, 4.6), (15, 5))),
        0.9 * f.scale)
    pen.stroke("glint", joined(*(f.line((10.6, 3.6), (6, y), (1.4, y + 0.8)) for y in (3, 5, 7))), 0.5, alpha=0.75,
        detail=1)
    (shut_eye if asleep else eye)(pen, f.at(5.6, -2.6), 2.7 * f.scale)


@symbol("rabbit, bunny, hare, bunny rabbit, jackrabbit, cottontail", kinds="pet, mammal, animal", height=0.32,
    poses="sitting, running, sleeping",
        coats="#a39c98, #f1ebe2, #6e5444",
        slots={**SMALL_FACE, "coat": ("#b58a63", "primary"), "belly": ("#fbf3e6", "follow")}, home="garden")
def rabbit(pen: Pen) -> None:
    if pen.pose == "running":
        _leaping_rabbit(pen)
        return
    asleep = pen.pose == "sleeping"
    f = Frame(21, -36 if asleep else -52, 1.3, 10 if asleep else 0)
    pen.part("belly", ellipse(-36, -15, 8.4))
    far = joined(limb([(18, -26, 10), (24, -12, 8), (26, -4, 7)]), limb([(24, -3, 6), (31, -3, 6)]))
    pen.part("coat", far, tone=FAR)
    pen.area(tail=ellipse(-40, -15, 9), chest=smooth([(22, -42), (31, -36), (31, -16), (23, -10), (19, -26)]),
        paws=joined(rect(-30, -8.6, 40, 10), rect(12, -8, 24, 9)), legs=far)
    trunk = smooth([(14, -44), (2, -42), (-16, -40), (-31, -28), (-35, -13), (-28, -2), (-4, -1), (16, -6), (26, -20),
        (26, -36)])
    _rabbit_head(pen, f, trunk)
    pen.mark("belly", smooth([(30, -34), (24, -26), (22, -12), (30, -8), (36, -24)]))
    haunch = smooth([(-30, -14), (-26, -29), (-14, -33), (-3, -26), (0, -12), (-6, -3), (-20, -1)])
    foot = smooth([(-24, -7), (-24, 0, CORNER), (4, 0, CORNER), (8, -3.4), (2, -8), (-12, -9)])
    pen.part("coat", fused(haunch, foot, radius=3), tone=-0.015)
    pen.mark("coat", curve((-22, -30), (-10, -31), (-2, -23), (-1, -11)), width=1.1, tone=-0.1)
    pen.part("coat", fused(limb([(14, -28, 12), (17, -14, 8.6), (17, -4, 7.4)]), limb([(16, -3.4, 7), (25, -3, 6)]),
        radius=2), tone=0.012)
    _rabbit_face(pen, f, asleep)
    framed_ends(pen, f, (5.6, -2.6), (13, 5), (-1, -10), (-14, -40), (-42, -15))


def _leaping_rabbit(pen: Pen) -> None:
    f = Frame(36, -50, 1.15, 4)
    pen.part("belly", ellipse(-37, -38, 7.4))
    pen.part("coat", limb([(20, -32, 11), (36, -22, 7.4), (48, -16, 6)]), tone=FAR)
    pen.part("coat", limb([(-22, -26, 18), (-40, -16, 9), (-56, -10, 6.6)]), tone=FAR)
    trunk = smooth([(28, -44), (12, -49), (-12, -50), (-30, -44), (-36, -30), (-24, -20), (0, -20), (22, -24),
        (32, -34)])
    near_hind = limb([(-22, -32, 24), (-36, -18, 12), (-54, -4, 7.4), (-60, -1, 6)])
    near_fore = limb([(18, -32, 14), (30, -16, 8), (42, -7, 6.6)])
    _rabbit_head(pen, f, fused(trunk, near_hind, near_fore, radius=4))
    pen.mark("coat", curve((-30, -46), (-16, -44), (-10, -34), (-16, -24)), width=1.1, tone=-0.1)
    _rabbit_face(pen, f)
    framed_ends(pen, f, (5.6, -2.6), (13, 5), (-1, -10), (-8, -49), (-42, -38))


@symbol("hedgehog, porcupine", kinds="wild animal, mammal, animal", height=0.15,
        slots={**SMALL_FACE, "coat": ("#7a5a45", "primary"), "belly": ("#ecc99c", "follow"), "tip": ("#c9a98a",
        "follow"),
            "nose": ("#2b2228", "fixed")}, home="forest")
def hedgehog(pen: Pen) -> None:
    for x in (-20, 16):
        pen.part("belly", limb([(x, -8, 9), (x + 1, -3, 8), (x + 5, -3, 7)]), tone=-0.14)
    snout = smooth([(10, -34), (26, -36), (38, -28), (50, -17), (53, -13), (50, -9), (36, -4), (10, -2), (-30, -3),
        (-34, -12), (-10, -22)])
    pen.part("belly", snout)
    spines: list[Landmark] = []
    count = 17
    for i in range(count):
        t = math.radians(186 + (322 - 186) * i / (count - 1))
        spines.append((-6 + 38 * math.cos(t), -14 + 39 * math.sin(t)))
        t += math.radians(4)
        spines.append((-6 + 47 * math.cos(t), -14 + 47 * math.sin(t), CORNER))
    edge: list[Landmark] = [(24, -30, CORNER), (17, -26), (20, -20, CORNER), (11, -18), (12, -11, CORNER), (0, -12),
        (-3, -6, CORNER), (-14, -9), (-20, -4, CORNER), (-30, -7), (-42, -7, CORNER)]
    pen.part("coat", smooth([*spines, *edge], tension=0.25))
    flecks = [(x + (4 if k % 2 else 0), y) for k, y in enumerate((-46, -38, -30, -22, -14)) for x in range(-34, 22,
        9) if (x + 6) ** 2 / 32**2 + (y + 16) ** 2 / 33**2 < 1]
    pen.mark("tip", joined(*(limb([(x, y, 1.8), (x - 3 - (x + 6) * 0.05, y - 5, 0.5)]) for x, y in flecks)), detail=1)
    pen.part("belly", ellipse(24, -29, 6, 6.6), tone=-0.07)
    pen.mark("inner", ellipse(24.6, -28.4, 3.6, 4))
    for x in (-14, 24):
        pen.part("belly", limb([(x, -8, 9), (x + 1, -3.4, 7.4), (x + 6, -3.2, 6.4)]), tone=-0.05)
    pen.part("nose", ellipse(52, -14.4, 3.4, 3), shade="flat")
    pen.part("glint", ellipse(53, -15.6, 0.9, 0.7), shade="flat", detail=1)
    pen.stroke("eye", curve((48, -8.6), (43, -7.6), (38, -10)), 1.3)
    eye(pen, (37, -22), 3.1)
    framed_ends(pen, Frame(34, -20), (3, -2), (14, 11), (-4, -16), (-8, -58), (-44, -10))


@symbol("raccoon, raccoon dog", kinds="wild animal, mammal, animal", height=0.4,
    poses=CANINE_POSES,
        slots={**SMALL_FACE, "coat": ("#84838f", "primary"), "ears": ("#6d6c78", "follow"), "belly": ("#f1eeea",
        "follow"),
            "tip": ("#3a3844", "fixed"), "socks": ("#3a3844", "fixed"), "nose": ("#2b2228", "fixed"),
            "mask": ("#3a3844", "fixed")}, home="forest")
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
)


@symbol("bat, fruit bat, vampire bat", kinds="mammal, animal", height=0.2, place="air", poses="flying",
    faces_viewer=True,
        slots={**SMALL_FACE, "coat": ("#5a4a6b", "primary"), "wing": ("#43364f", "follow")},
        told_in="cave", traits=("nightly",))
def bat(pen: Pen) -> None:
    wing = smooth([(8, -46, CORNER), (24, -68), (44, -74, CORNER), (60, -58), (66, -36, CORNER), (56, -42),
        (48, -30, CORNER), (38, -38), (30, -24, CORNER), (20, -34), (8, -30, CORNER)])
    pen.part("wing", both(wing))
    bones = joined(*(curve((12, -44), (30, -60), (43, -72)), curve((43, -72), (50, -54), (48, -32)),
        curve((43, -72), (38, -50), (30, -26)), curve((43, -72), (58, -56), (65, -38))))
    pen.mark("wing", both(bones), width=1.3, tone=0.08, detail=1)
    ear = smooth([(3, -62), (8, -82, CORNER), (17, -62), (12, -54)])
    pen.part("coat", union(ellipse(0, -38, 14, 18), ellipse(0, -56, 15, 14), both(ear)))
    pen.mark("inner", both(smooth([(6.4, -66), (8.6, -76, CORNER), (13, -66), (10, -62)])))
    pen.mark("coat", ellipse(0, -32, 8, 11), tone=0.07)
    pen.part("coat", both(limb([(5, -22, 4), (6, -17, 3)])), tone=-0.08)
    eyes(pen, [(-5.6, -57), (5.6, -57)], 3.4)
    pen.stroke("eye", smile(Frame(0, 0), 0, -50.6, 4.4, 2.4), 1.2)
    pen.part("glint", joined(*(smooth([(x - 1.1, -49, CORNER), (x + 1.1, -49, CORNER), (x, -45.6, CORNER)],
        tension=0) for x in (-2.2, 2.2))), shade="flat")
    pen.anchor(feet=(0, 0), head=(0, -56), face=(0, -55), eye=(0, -57), mouth=(0, -50), hat=(0, -69), neck=(0, -44),
        back=(0, -66), seat=(0, -66), hand=(0, -20), tail=(0, -20), lean=(20, -40))


@symbol("otter, sea otter, mink, river otter", kinds=WILD, height=0.6,
    poses="standing, sitting",
    slots={**PLAIN_FACE, "coat": ("#8a6242", "primary"), "belly": ("#ecd8b8", "follow")}, home="lake")
def otter(pen: Pen) -> None:
    pen.part("coat", limb([(-10, -8, 16), (-30, -6, 12), (-50, -12, 7), (-58, -20, 3)]), tone=-0.04)
    trunk = smooth([(-18, -6), (-23, -28), (-17, -54), (-11, -70), (13, -70), (19, -52), (24, -26), (19, -5), (0, -2)])
    pen.part("coat", union(ellipse(-14, -5, 12, 6), ellipse(16, -5, 12, 6)), tone=-0.04)
    pen.part("coat", joined(ellipse(-16, -90, 5.4), ellipse(18, -90, 5.4)), tone=-0.03)
    pen.part("coat", fused(trunk, ellipse(1, -80, 21, 18), radius=7))
    pen.mark("belly", smooth([(-9, -60), (12, -60), (15, -32), (10, -6), (-8, -6), (-13, -32)]))
    pen.part("belly", smooth([(-12, -76), (0, -80), (14, -76), (17, -69), (10, -62), (-8, -62), (-15, -69)]))
    for side in (-1, 1):
        pen.part("coat", limb([(1 + side * 17, -54, 10), (1 + side * 16, -40, 9), (1 + side * 6, -35, 8)]), tone=-0.04)
        eye(pen, (1 + side * 9.4, -83), 2.6, inner=-side)
        pen.stroke("belly", joined(*(curve((1 + side * 10, -70 + d), (1 + side * 25, -72 + 3 * d)) for d in (-1, 1.6))),
            0.8, detail=1)
    pen.part("nose", smooth([(-4, -78), (6, -78), (5, -73), (1, -70.6), (-3, -73)]), shade="flat")
    pen.stroke("nose", joined(curve((1, -71), (-2, -67), (-6, -68)), curve((1, -71), (4, -67), (8, -68))), 1.2)
    pen.anchor(feet=(0, 0), head=(1, -80), face=(1, -74), eye=(9, -83), mouth=(1, -68), hat=(1, -96), hand=(8, -36),
        held=(8, -36), neck=(1, -64), chest=(1, -46), seat=(0, -6), back=(-18, -50), lean=(-20, -40))


@symbol("sloth", kinds=WILD, height=0.7, place="air", poses="hanging",
    slots={**PLAIN_FACE, "coat": ("#a98a68", "primary"), "face": ("#f1e3c8", "follow"), "mask": ("#6b4e3a", "fixed"),
    "claw": ("#efe6d0", "fixed"), "wood": ("#7a5530", "fixed"), "leaf": ("#5fa348", "fixed")}, home="jungle")
def sloth(pen: Pen) -> None:
    pen.part("leaf", union(*(ellipse(x, y, 11, 5, turn) for x, y, turn in ((-58, -96, 30), (56, -98, -30),
        (44, -84, 40)))))
    pen.part("wood", limb([(-66, -86, 7), (0, -90, 8), (66, -86, 6)]))
    body = smooth([(-34, -42), (-30, -22), (-8, -8), (18, -10), (36, -26), (38, -46), (18, -52), (-14, -52)])
    for x, hx, tone in ((-28, -34, -0.05), (28, 30, -0.05)):
        pen.part("coat", limb([(x, -40, 16), (x + (hx - x) * 0.5, -66, 13), (hx, -88, 10)]), tone=tone)
    pen.part("coat", body)
    pen.mark("coat", crescent(body, -3, -8), tone=-0.07)
    pen.part("coat", ellipse(16, -50, 22, 20), tone=0.02)
    pen.part("face", ellipse(18, -48, 17, 15))
    for side in (-1, 1):
        pen.mark("mask", ellipse(18 + side * 9, -49, 7, 4.6, side * 26))
    for side in (-1, 1):
        eye(pen, (18 + side * 7, -50), 2.4, inner=-side)
    pen.part("nose", ellipse(18, -44, 3.6, 2.7), shade="flat")
    pen.stroke("nose", curve((11, -40), (18, -36.6), (25, -40)), 1.3)
    for hx in (-34, 30):
        pen.part("claw", joined(*(limb([(hx + d, -91, 3), (hx + d + 1, -84, 1.4)]) for d in (-4, 0, 4))), shade="flat")
    pen.anchor(head=(16, -50), face=(18, -46), eye=(25, -50), mouth=(18, -37), hat=(16, -69), top=(0, -90),
        hand=(30, -88), back=(0, -10), seat=(0, -40), feet=(0, 0), neck=(16, -50), lean=(0, -10))


@symbol("platypus, duck-billed platypus, duckbill", kinds=WILD, height=0.2,
    slots={**PLAIN_FACE, "coat": ("#7d5a42", "primary"), "belly": ("#d9b48a", "follow"), "bill": ("#4e5666", "fixed"),
    "web": ("#e39a45", "fixed"), "tail": ("#5f4331", "follow")}, home="lake")
def platypus(pen: Pen) -> None:
    tail = smooth([(-30, -30), (-48, -36), (-72, -30), (-82, -16), (-72, -5), (-48, -5), (-30, -12)])
    pen.part("tail", tail)
    pen.mark("tail", joined(*(curve((x - 8, 4), (x + 8, -42)) for x in (-74, -64, -54, -44)),
        *(curve((x + 8, 4), (x - 8, -42)) for x in (-74, -64, -54, -44))), width=1.2, tone=0.09, detail=1)
    for x, tone in ((30, -0.12), (-18, -0.12)):
        pen.part("coat", limb([(x, -20, 12), (x + 4, -6, 9)]), tone=tone)
        pen.part("web", smooth([(x - 3, -5), (x + 8, -7), (x + 17, -3), (x + 16, 0), (x - 4, 0)]), tone=-0.08)
    body = smooth([(-40, -16), (-38, -34), (-14, -46), (14, -46), (34, -54), (50, -52), (60, -40), (56, -24), (38, -14),
        (0, -6), (-28, -7)])
    pen.part("coat", body)
    pen.mark("belly", smooth([(-34, -12), (0, -16), (34, -20), (58, -28), (50, -8), (0, 0), (-34, 0)]))
    bill = smooth([(52, -46), (64, -46), (82, -40), (96, -34), (99, -28), (90, -24), (72, -24), (54, -28)])
    pen.part("bill", bill)
    pen.mark("bill", crescent(bill, 0, -5), tone=-0.08)
    pen.mark("bill", curve((99, -29), (82, -30), (60, -30)), width=1.4, tone=-0.18)
    pen.part("bill", smooth([(50, -48), (57, -47), (59, -36), (56, -25), (50, -26)]), tone=-0.07)
    pen.part("nose", ellipse(84, -37, 2, 1.2, 20), shade="flat")
    for x in (18, -30):
        pen.part("coat", limb([(x, -20, 15), (x + 3, -6, 11)]), tone=0.02)
        pen.part("web", smooth([(x - 5, -5), (x + 7, -8), (x + 18, -4), (x + 20, 0), (x + 8, 0.6), (x - 6, 0)]))
        pen.mark("web", joined(*(curve((x + 2, -6), (x + dx, 1)) for dx in (3, 9, 15))), width=1, tone=-0.14)
    eye(pen, (46, -43), 3)
    side_ends(pen, (48, -40), (46, -43), (98, -28), (42, -53), (0, -46))


def _wombat_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    del asleep
    pen.part("coat", frame.oval(-3, -12, 4.6, 5.4, -14), tone=-0.03)
    pen.mark("inner", frame.oval(-2.6, -11.4, 2.4, 3.2, -14))
    pen.mark("belly", frame.shape((9, 2), (17, 1), (21, 5), (17, 12), (8, 11)))
    pen.part("nose", frame.shape((14, -5), (20.6, -4.6), (21.6, 0.4), (17.6, 3), (14.4, 0)), shade="flat")
    pen.stroke("nose", frame.line((18, 6), (14, 8), (10, 6.6)), 1.1 * frame.scale, detail=1)
    eye(pen, frame.at(8, -4), 2.1 * frame.scale)
    pen.anchor(head=frame.at(0, 0), eye=frame.at(8, -4), face=frame.at(8, 0), mouth=frame.at(17, 6),
        hat=frame.at(-1, -14), hand=frame.at(17, 6))


_WOMBAT_HEAD: list[Landmark] = [(-13, 6), (-12, -6), (-5, -13), (6, -12.6), (14, -7), (20.6, -5), (22, 2), (19, 9),
    (9, 14), (-5, 15)]


@symbol("wombat", kinds=WILD, height=0.4, poses="standing, walking",
    slots={**PLAIN_FACE, "coat": ("#94796a", "primary"), "belly": ("#b9a08f", "follow"), "inner": ("#d9a89c", "fixed"),
    "hoof": ("#4b3a3d", "fixed")}, home="savanna")
def wombat(pen: Pen) -> None:
    build = Build(length=50, withers=-56, croup=-58, chest=-14, belly=-13, bulk=20, fore=(20, 15, 12.4, 11.6),
        hind=(26, 17, 12.6, 11.6),
        neck=[(18, -36, 44), (32, -37, 40)], bend=0.5, sag=-4, stance=1.1)
    beast(pen, Beast(build, (44, -40), _wombat_face, scale=1.5, turn=6, profile=_WOMBAT_HEAD, belly=0.14))


@symbol("armadillo", kinds=WILD, height=0.2, slots={**PLAIN_FACE, "shell": ("#a88f7c", "primary"),
    "band": ("#7f6858", "follow"), "coat": ("#caa894", "follow")}, home="desert")
def armadillo(pen: Pen) -> None:
    tail = limb([(-44, -16, 13), (-62, -8, 9), (-80, -6, 5), (-94, -10, 2)])
    pen.part("band", tail)
    pen.mark("coat", joined(*(curve((x, -24), (x + 3, 4)) for x in (-56, -64, -72, -80))), width=1.4)
    for x, tone in ((26, FAR), (-18, FAR)):
        pen.part("coat", limb([(x, -16, 12), (x + 5, -3.6, 7)]), tone=tone)
    pen.part("coat", joined(smooth([(46, -48), (44, -66), (52, -70), (57, -56), (54, -44)])), tone=FAR)
    f = smooth([(36, -42), (50, -50), (62, -44), (76, -28), (90, -15), (92, -9), (84, -7), (62, -13), (44, -16),
        (34, -24)])
    pen.part("coat", f)
    pen.mark("shell", smooth([(38, -46), (52, -54), (66, -44), (74, -32), (60, -30), (46, -32)]))
    dome = smooth([(-52, -10, "c"), (-50, -34), (-32, -56), (-4, -64), (24, -58), (42, -40), (46, -16, "c"), (20, -8),
        (-20, -6)])
    pen.part("shell", dome)
    pen.mark("shell", crescent(dome, -4, -8), tone=-0.09)
    pen.mark("band", joined(*(curve((x * 0.94, -68), (x + 3, -34), (x + 1, -2)) for x in (-22, -13, -4, 5, 14, 23))),
        width=2.4)
    pen.mark("band", joined(*(ellipse(x, y, 1.7) for x, y in ((-44, -22), (-38, -32), (-36, -16), (-30, -42),
        (-28, -26), (32, -40), (36, -28), (32, -18), (40, -18)))), detail=1)
    pen.part("coat", smooth([(38, -44), (34, -64), (42, -70), (49, -58), (47, -44)]), tone=-0.02)
    for x in (14, -34):
        pen.part("coat", union(limb([(x, -14, 15), (x + 5, -4, 9)]), *(limb([(x + 5, -3, 3.6), (x + 9 + dx, -1.2, 2)])
            for dx in (0, 4, 8))), tone=0.02)
    pen.part("nose", ellipse(91, -11, 3, 2.6), shade="flat")
    eye(pen, (60, -32), 2.6)
    side_ends(pen, (56, -34), (60, -32), (86, -9), (48, -52), (-4, -64))


@symbol("skunk", kinds=WILD, height=0.4, slots={**PLAIN_FACE, "coat": ("#2f313b", "primary"), "stripe": ("#f6f4ef",
    "fixed"),
    "inner": ("#d98a94", "fixed")}, home="forest")
def skunk(pen: Pen) -> None:
    tail = smooth([(-28, -34), (-46, -36), (-58, -58), (-58, -84), (-44, -104), (-22, -108), (-8, -96), (-20, -94),
        (-28, -80), (-26, -60), (-18, -44)])
    pen.part("coat", tail)
    pen.mark("stripe", smooth([(-32, -38), (-46, -50), (-50, -76), (-40, -94), (-22, -102), (-14, -98), (-30, -90),
        (-38, -76), (-36, -56)]))
    for x, tone in ((22, FAR), (-14, FAR)):
        pen.part("coat", union(limb([(x, -20, 11), (x + 2, -5, 8)]), ellipse(x + 5, -3, 7, 3.2)), tone=tone)
    body = smooth([(-36, -22), (-34, -40), (-12, -50), (14, -48), (32, -46), (36, -28), (26, -14), (-8, -10),
        (-30, -10)])
    near = [union(limb([(x, -20, 14), (x + 2, -5, 9)]), ellipse(x + 5, -3, 8, 3.4)) for x in (12, -26)]
    head = smooth([(24, -44), (34, -54), (48, -52), (58, -42), (70, -32), (68, -26), (54, -24), (36, -24), (26, -32)])
    pen.part("coat", fused(fused(body, head, radius=4), *near, radius=2))
    pen.mark("stripe", smooth([(-40, -36), (-14, -54), (14, -54), (36, -58), (46, -54), (30, -48), (12, -42),
        (-14, -42), (-34, -30)]))
    pen.mark("stripe", smooth([(48, -53), (60, -42), (68, -34), (62, -34), (50, -44)]))
    pen.part("coat", ellipse(34, -53, 5.4, 6.4, -14), tone=0.03)
    pen.mark("inner", ellipse(35, -52, 2.8, 3.6, -14))
    pen.part("nose", ellipse(69, -30, 3.4, 2.8), shade="flat")
    pen.part("glint", ellipse(52, -39, 3.8), shade="flat")
    eye(pen, (52.6, -39), 2.8)
    side_ends(pen, (46, -40), (52, -39), (66, -26), (38, -54), (-6, -48))


@symbol("red panda, lesser panda, firefox", kinds=WILD, height=0.45, poses="sitting", faces_viewer=True,
    slots={**PLAIN_FACE, "coat": ("#c2552c", "primary"), "face": ("#fbf3e6", "follow"), "dark": ("#3a2426", "fixed"),
    "ring": ("#f0b06a", "follow")}, home="forest")
def red_panda(pen: Pen) -> None:
    tail = limb([(16, -10, 17), (40, -9, 20), (58, -22, 20), (66, -44, 18), (64, -60, 11)])
    pen.part("coat", tail)
    pen.mark("ring", joined(*(limb([(x - 14 * math.sin(t), y + 14 * math.cos(t), 6.4),
        (x + 14 * math.sin(t), y - 14 * math.cos(t), 6.4)])
        for x, y, t in ((32, -10, 0.1), (46, -12, -0.5), (57, -22, -0.9), (64, -36, -1.3), (66, -50, -1.6)))))
    trunk = smooth([(-24, -6), (-28, -28), (-18, -50), (0, -58), (18, -50), (28, -28), (24, -6), (0, -2)])
    pen.part("coat", trunk)
    pen.mark("dark", smooth([(-13, -54), (13, -54), (16, -28), (12, -3), (-12, -3), (-16, -28)]))
    for side in (-1, 1):
        pen.part("dark", ellipse(side * 20, -5, 12, 6))
        pen.part("dark", limb([(side * 16, -46, 12), (side * 18, -28, 11), (side * 9, -16, 11)]), tone=0.05)
    ear = smooth([(16, -88), (22, -106), (34, -108), (38, -94), (32, -80)])
    pen.part("face", both(ear))
    pen.part("dark", both(smooth([(21, -90), (25, -101), (32, -102), (34, -93), (30, -84)])), shade="flat")
    pen.part("coat", symmetric([(0, -101), (16, -98), (28, -86), (31, -70), (20, -57), (0, -53)]))
    pen.mark("face", both(smooth([(20, -66), (28, -76), (36, -76), (36, -60), (22, -56)])))
    pen.mark("face", both(ellipse(10, -91, 5.4, 3.6, 20)))
    pen.mark("dark", both(smooth([(9, -76), (15, -76), (20, -62), (14, -58)])), alpha=0.55)
    pen.part("face", symmetric([(0, -75), (8, -73), (13, -64), (8, -57), (0, -54)]))
    pen.part("nose", smooth([(-5, -73), (5, -73), (4, -67), (0, -65), (-4, -67)]), shade="flat")
    pen.stroke("nose", joined(curve((0, -65), (-3, -61), (-7, -62)), curve((0, -65), (3, -61), (7, -62))), 1.3)
    eyes(pen, [(-12, -79), (13, -79)], 3.6)
    side_ends(pen, (0, -78), (13, -79), (0, -60), (0, -100), (-20, -40))


@symbol("meerkat, suricate", kinds=WILD, height=0.35, poses="standing", faces_viewer=True,
    slots={**PLAIN_FACE, "coat": ("#c9a071", "primary"), "belly": ("#f0dfc0", "follow"), "mask": ("#4a3628", "fixed")},
    home="savanna")
def meerkat(pen: Pen) -> None:
    pen.part("coat", limb([(10, -8, 8), (28, -4, 5), (44, -3, 3)]), tone=-0.05)
    pen.part("mask", limb([(40, -3.4, 3.4), (47, -3, 2.4)]))
    pen.part("coat", both(union(limb([(7, -20, 12), (9, -5, 7)]), ellipse(11, -2.6, 7.4, 3))), tone=-0.05)
    trunk = smooth([(-13, -8), (-16, -26), (-12, -50), (-8, -68), (8, -68), (12, -50), (16, -26), (13, -8), (0, -5)])
    pen.part("coat", trunk)
    pen.mark("belly", smooth([(-5, -66), (5, -66), (8, -44), (9, -18), (0, -6), (-9, -18), (-8, -44)]))
    for side in (-1, 1):
        pen.part("coat", limb([(side * 10, -58, 7), (side * 13, -44, 6), (side * 4, -34, 5)]), tone=-0.04)
        pen.part("mask", limb([(side * 4, -34, 3), (side * 3, -29, 2)]))
        pen.part("mask", ellipse(side * 14, -84, 3.4, 4.6))
    pen.part("coat", symmetric([(0, -99), (9, -97), (15, -87), (13, -76), (6, -69), (0, -66)]))
    pen.mark("belly", symmetric([(0, -90), (3, -84), (9, -76), (8, -68), (0, -64)]))
    pen.mark("mask", both(ellipse(7.4, -84, 5, 4, -24)))
    pen.part("nose", smooth([(-3, -75), (3, -75), (2.4, -71), (0, -69.6), (-2.4, -71)]), shade="flat")
    eyes(pen, [(-6.6, -84), (7.6, -84)], 2.4)
    side_ends(pen, (0, -82), (7, -84), (0, -69), (0, -98), (-12, -50))


@symbol("koala, koala bear", kinds="wild animal, mammal, animal", height=0.7, poses="sitting", faces_viewer=True,
        slots={**WILD_FACE, "coat": ("#9aa0ad", "primary"), "belly": ("#f0eeec", "follow"), "inner": ("#ecc3c0",
        "fixed"),
            "nose": ("#3a343e", "fixed")}, home="jungle")
def koala(pen: Pen) -> None:
    f = Frame(0, -64, 1.8)
    ears, inner = faces.round_ears(f, 14.6, -8, 7.4)
    pen.part("coat", ears, tone=-0.03)
    pen.mark("inner", inner)
    pen.part("coat", smooth([(-10, -48), (-21, -34), (-25, -18), (-21, -4), (-9, 0), (9, 0), (21, -4), (25, -18),
        (21, -34), (10, -48)]))
    pen.mark("belly", smooth([(0, -44), (12, -36), (14, -18), (8, -4), (0, -2), (-8, -4), (-14, -18), (-12, -36)]))
    mirrored_arms(pen, "coat", [(18, -38, 13), (25, -26, 12), (15, -18, 10)], -0.05)
    mirrored_arms(pen, "coat", [(18, -10, 14), (24, -5, 11)], -0.03)
    pen.part("coat", faces.head(f, faces.ROUND))
    faces.look(pen, f, 7, -0.6, 2.1)
    pen.part("nose", f.oval(faces.TURN, 2.8, 3.2, 5.0))
    pen.stroke("eye", smile(f, faces.TURN, 9.4, 3.0, 1.2), 1.2)
    pen.anchor(feet=(0, 0), hand=(15, -18), held=(0, -18), back=(-20, -40), seat=(0, -6), lean=(25, -20),
        tail=(-18, -4))


@symbol("kangaroo, wallaby, joey", kinds="wild animal, mammal, animal", height=1.6, poses="standing, jumping",
        slots={**WILD_FACE, "coat": ("#c07f4c", "primary"), "belly": ("#f3d9b4", "follow")},
        home="savanna, desert", told_in="meadow")
def kangaroo(pen: Pen) -> None:
    f = Frame(22, -88, 0.92, 8)
    far_leg = limb([(-2, -28, 16), (10, -16, 9), (2, -4, 6)])
    pen.part("coat", union(far_leg, limb([(4, -3, 6), (24, -2.6, 5)])), tone=FAR)
    pen.part("coat", f.shape((1, -6), (-1, -19), (2, -26, CORNER), (7, -18), (6, -7)), tone=FAR)
    pen.part("coat", limb([(15, -58, 8), (25, -50, 6), (30, -58, 4.6)]), tone=FAR)
    trunk = smooth([(12, -80), (4, -70), (-10, -52), (-22, -36), (-26, -22), (-18, -10), (-4, -12), (8, -24),
        (16, -40), (21, -56), (22, -74)])
    tail = limb([(-16, -24, 18), (-32, -10, 12), (-50, -4, 7.4), (-66, -6, 4), (-74, -12, 1.4)])
    head = f.shape((-9, 4), (-8.5, -5), (-2, -9.4), (5, -8), (12, -3.6), (19, -1), (22, 2), (20.4, 6), (13, 8),
        (5, 9.6), (-2, 14), (-8, 12))
    leg = fused(limb([(-12, -26, 26), (2, -18, 15), (-8, -5, 7.4)]), limb([(-8, -3.4, 6.8), (18, -3, 6)]), radius=3)
    pen.part("coat", fused(trunk, tail, head, leg, radius=5))
    pen.mark("belly", smooth([(20, -70), (23, -54), (17, -36), (10, -26), (9, -36), (12, -54), (15, -68)]))
    pen.mark("belly", f.shape((24, 2), (14, 3.4), (6, 6), (0, 14), (12, 14), (24, 9)))
    pen.mark("coat", curve((-16, -40), (-4, -38), (5, -28), (5, -19)), width=1.0, tone=-0.11)
    pen.mark("coat", curve((8, -33), (12, -29), (16, -32)), width=1.2, tone=-0.14)
    pen.part("coat", limb([(10, -60, 10), (19, -49, 7), (27, -53, 5.4), (29, -55, 4)]), tone=0.02)
    pen.part("coat", f.shape((-7, -6), (-9, -18), (-6, -27, CORNER), (-1, -18), (-1, -7)), tone=-0.02)
    pen.mark("inner", f.shape((-5.4, -9), (-6.6, -17), (-5.2, -23, CORNER), (-2.4, -17), (-2.6, -9)))
    pen.part("nose", f.oval(20.4, 1.4, 2.2, 1.8), shade="flat")
    pen.stroke("eye", f.line((19.4, 5.2), (15, 5.8), (12, 4.6)), 0.9, detail=1)
    eye(pen, f.at(6.4, -1.8), 2.2)
    pen.anchor(feet=(0, 0), back=(-12, -52), seat=(-12, -52), tail=(-60, -6), neck=(15, -74), lean=(24, -40),
        head=f.at(0, 0), eye=f.at(6.4, -1.8), face=f.at(7, 0), mouth=f.at(18, 5), hat=f.at(-1, -9), hand=(29, -55),
        held=(29, -55))
    pitched(pen)


def _badger_mask(pen: Pen, frame: Frame) -> None:
    pen.mark("belly", frame.shape((26, 1), (14, -12), (0, -14), (-14, -8), (-14, 6), (-8, 16), (8, 16), (24, 10)))
    pen.mark("mask", frame.shape((22, 1.6), (12, -4.4), (5, -6.4), (-4, -8.6), (-13, -7), (-13, 0), (-4, 1), (6, 2.6),
        (14, 2.6)))
    pen.mark("mask", frame.shape((-16, 8), (-6, 11), (2, 14), (-2, 20), (-16, 20)))


_BADGER = Canine(
    Build(
        length=44, withers=-34, croup=-36, chest=-12, belly=-13, bulk=13, fore=(14, 10, 8.4, 7.6),
            hind=(20, 12, 8.4, 7.4), neck=[(18, -27, 24), (27, -33, 20), (31, -35, 17)],
    ),
    head=(35, -36), scale=1.14, muzzle=0.95, cheek=3.0, ear=0.5, sock=1.4, tail_tip=5, mask=_badger_mask,
    tail=[(0, 4, 9), (-8, 7, 10), (-16, 12, 8), (-22, 17, 4)],
    sitting_tail=[(-22, -6, 9), (-33, -6, 10), (-41, -9, 7)],
)


@symbol("badger, honey badger", kinds=WILD, height=0.35, poses=CANINE_POSES,
    slots={**SMALL_FACE, "coat": ("#8d8b92", "primary"), "ears": ("#2e2c33", "fixed"), "inner": ("#f4f1ec", "fixed"),
    "belly": ("#f7f4ef", "fixed"), "tip": ("#d9d6d2", "follow"), "socks": ("#2e2c33", "fixed"),
    "nose": ("#1f1c20", "fixed"), "mask": ("#242228", "fixed")}, home="forest")
def badger(pen: Pen) -> None:
    canine(pen, _BADGER)


def _hyena_mask(pen: Pen, frame: Frame) -> None:
    pen.mark("mask", frame.shape((28, 0), (20, -3), (13, -2), (10, 4), (13, 10), (24, 11)))


_HYENA = Canine(
    Build(
        length=48, withers=-58, croup=-46, chest=-30, belly=-31, bulk=11, fore=(15, 9, 7, 6.4),
            hind=(19, 10, 6.6, 6), neck=[(20, -48, 26), (29, -58, 21), (34, -62, 17)],
    ),
    head=(37, -65), scale=1.1, muzzle=0.9, cheek=1.0, ear=0.9, sock=1.0, tail_tip=5, mask=_hyena_mask,
    tail=[(0, 2, 6), (-6, 10, 7), (-9, 20, 8), (-10, 27, 3)],
    sitting_tail=[(-22, -6, 6), (-33, -6, 7), (-41, -9, 5)],
)


@symbol("hyena, spotted hyena, laughing hyena", kinds=WILD, height=0.85,
    poses=CANINE_POSES,
    slots={**SMALL_FACE, "coat": ("#c4a06e", "primary"), "ears": ("#8a6a48", "follow"), "belly": ("#dcc39a", "follow"),
    "tip": ("#3a2c26", "fixed"), "socks": ("#5a4434", "fixed"), "nose": ("#1f1a1a", "fixed"),
    "mask": ("#4a382e", "fixed"), "spot": ("#5a4232", "fixed"), "mane": ("#6a4f3a", "follow")}, home="savanna")
def hyena(pen: Pen) -> None:
    canine(pen, _HYENA)
    if pen.pose in ("standing", "walking", "running"):
        spots = [(x + (i % 2) * 5, y, 1.7 + (x * 7 + i) % 3 * 0.4) for i, y in enumerate((-48, -41, -34))
            for x in range(-28, 20, 9)]
        pen.part("spot", joined(*(ellipse(x, y + 2, r * 1.15, r) for x, y, r in spots)), shade="flat")


def _long_thin(pen: Pen) -> None:
    """A weasel on its short legs, its back arched."""
    pen.part("coat", limb([(-44, -18, 9), (-60, -16, 8), (-74, -22, 7)]), tone=-0.04)
    pen.part("tip", limb([(-72, -21, 7), (-84, -28, 5), (-88, -32, 2)]))
    for x in (-34, 28):
        pen.part("coat", joined(limb([(x, -14, 9), (x + 3, -3.4, 6)]), limb([(x + 3, -3, 5.4), (x + 9, -2.6, 4.6)])),
            tone=FAR)
    trunk = limb([(-40, -19, 19), (-24, -27, 20), (-4, -31, 19), (16, -28, 18), (32, -30, 17), (46, -44, 15),
        (52, -54, 14)])
    head = Frame(56, -58, 1.0, 4)
    skull = head.shape((-11, 2), (-9, -7), (-1, -10), (7, -8), (15, -2), (19, 2), (16, 6), (8, 8.6), (-3, 9.4))
    pen.part("coat", fused(trunk, skull, head.oval(-4, -9, 4.6), radius=5))
    pen.mark("belly", joined(head.shape((19, 3), (10, 2.4), (2, 5), (-3, 12), (10, 14)),
        limb([(58, -44, 9), (52, -34, 11), (40, -22, 9), (20, -18, 5), (-30, -10, 3)])))
    pen.mark("inner", head.oval(-4, -9, 2.6))
    for x in (-40, 22):
        pen.part("coat", joined(limb([(x, -15, 11), (x + 2, -3.6, 6.6)]), limb([(x + 2, -3.2, 6), (x + 9, -2.8, 5)])))
    pen.part("nose", head.oval(18.6, 1.4, 2.2, 1.8, 14), shade="flat")
    pen.stroke("nose", head.line((17, 4), (13, 5.4), (9, 4.6)), 0.9)
    eye(pen, head.at(8, -2.2), 2.2)
    pen.stroke("nose", joined(head.line((14, 3), (22, 5.6)), head.line((14, 4), (21, 8))), 0.5, detail=1, alpha=0.6)
    framed_ends(pen, head, (8, -2.2), (15, 4.6), (-1, -10), (-6, -40), (-70, -22))


@symbol("weasel, stoat, ferret, ermine, marten, mongoose, polecat", kinds=WILD, height=0.16,
    slots={**SMALL_FACE, "coat": ("#a8703f", "primary"), "belly": ("#fbf3e2", "follow"), "tip": ("#3a2a22", "follow"),
    "nose": ("#2b2228", "fixed")}, home="meadow")
def weasel(pen: Pen) -> None:
    _long_thin(pen)


@symbol("mole, star-nosed mole", kinds=WILD, height=0.1,
    slots={**PLAIN_FACE, "coat": ("#4c4552", "primary"), "pink": ("#ef9fa4", "fixed"), "soil": ("#7a5236", "fixed"),
    "claw": ("#fbeee4", "fixed")}, home="garden")
def mole(pen: Pen) -> None:
    pen.part("coat", smooth([(-30, -6), (-30, -40), (-22, -62), (0, -72), (22, -62), (30, -40), (30, -6)]))
    pen.mark("coat", ellipse(0, -26, 20, 20), tone=0.06)
    for side in (-1, 1):
        eye(pen, (side * 11, -54), 2.0, inner=-side)
        pen.stroke("glint", joined(*(curve((side * 8, -41 + d), (side * 24, -44 + 3 * d)) for d in (-1, 1.6))), 0.7,
            detail=1, alpha=0.7)
    pen.part("coat", ellipse(0, -45, 12, 8.6), tone=0.05)
    pen.part("pink", ellipse(0, -48.6, 6.4, 5))
    pen.part("glint", ellipse(-2, -50, 1.6, 1), shade="flat", detail=1)
    pen.stroke("nose", curve((-5, -39.6), (0, -37.4), (5, -39.6)), 1.2)
    mound = smooth([(-66, 0, "c"), (-52, -12), (-36, -18), (-20, -13), (0, -17), (20, -13), (38, -19), (54, -11),
        (66, 0, "c")])
    pen.part("soil", mound)
    pen.mark("soil", joined(*(ellipse(x, y, 2.6, 1.8) for x, y in ((-44, -8), (-24, -6), (4, -8), (28, -7), (48, -6)))),
        tone=-0.1)
    for side in (-1, 1):
        x = side * 30
        pen.part("pink", ellipse(x, -22, 11, 8, side * 20))
        pen.part("claw", joined(*(limb([(x + d, -19, 3), (x + d * 1.3, -10, 1)]) for d in (-8, -3, 3, 8))),
            shade="flat")
    pen.anchor(feet=(0, 0), head=(0, -54), face=(0, -50), eye=(11, -54), mouth=(0, -39), hat=(0, -71), hand=(30, -22),
        held=(30, -22), neck=(0, -34), seat=(0, -16), back=(-26, -50), lean=(-30, -30))
