"""Animals of the sea."""

import math

from limner.engines.illustrator.atlas.symbol import Pen, symbol
from limner.engines.illustrator.atlas.templates.fish import Fish, fish
from limner.engines.illustrator.atlas.templates.flesh import (
    EYES,
    Frame,
    Slots,
    both,
    eye,
    eyes,
    fused,
    smile,
    symmetric,
)
from limner.engines.illustrator.atlas.templates.solid import curve
from limner.engines.illustrator.geometry import CORNER, Landmark, Point, arc, ellipse, joined, limb, smooth, union

_TAIL: list[Landmark] = [(0.06, 0.0), (-0.06, -0.34), (-0.26, -0.86, CORNER), (-0.3, -0.5), (-0.22, 0.0, CORNER),
    (-0.3, 0.5),
    (-0.26, 0.86, CORNER), (-0.06, 0.34)]  # fmt: skip
_DORSAL: list[Landmark] = [
    (0.56, -0.9),
    (0.3, -0.74, CORNER),
    (0.28, -1.2),
    (0.4, -1.46),
    (0.6, -1.36),
    (0.76, -0.86, CORNER),
]
_LOW: list[Landmark] = [
    (0.5, 0.86),
    (0.36, 0.82, CORNER),
    (0.26, 1.14),
    (0.24, 1.38, CORNER),
    (0.42, 1.24),
    (0.56, 0.92, CORNER),
]
_VEIL: list[Landmark] = [(0.08, 0.0), (-0.1, -0.5), (-0.42, -1.06, CORNER), (-0.52, -0.56), (-0.36, -0.1, CORNER),
    (-0.6, 0.34),
    (-0.5, 0.96, CORNER), (-0.26, 0.8), (-0.08, 0.36)]  # fmt: skip


def _water(coat: str, belly: str, extra: Slots | None = None) -> Slots:
    return {**EYES, "coat": (coat, "primary"), "belly": (belly, "follow"), **(extra or {})}


def _ends(pen: Pen, head: Point, eye_at: Point, mouth: Point, hat: Point, back: Point, tail: Point) -> None:
    pen.anchor(feet=(0, 0), head=head, face=head, eye=eye_at, mouth=mouth, hand=mouth, hat=hat, back=back, seat=back,
        tail=tail, neck=head, lean=mouth)  # fmt: skip


@symbol("fish, tropical fish, trout, salmon, tuna, cod, bass, mackerel, carp, sardine, angelfish, piranha, herring",
    kinds="sea animal, animal", height=0.3, place="water", poses="swimming",
        slots=_water("#3f97b5", "#dff0ec", {"fin": ("#f0b04a", "follow")}))  # fmt: skip
def draw_fish(pen: Pen) -> None:
    fish(pen, Fish(72, 40, _DORSAL, _TAIL, _LOW))


@symbol("goldfish, koi, koi fish, golden fish", kinds="fish, sea animal, animal", height=0.12, place="water",
    poses="swimming",
        slots=_water("#f28a2b", "#fcd08a", {"fin": ("#f6a94a", "follow")}))  # fmt: skip
def goldfish(pen: Pen) -> None:
    fish(pen, Fish(62, 44, [(0.5, -0.9), (0.24, -0.7, CORNER), (0.22, -1.3), (0.44, -1.62), (0.6, -1.4),
        (0.72, -0.9, CORNER)], _VEIL, [(0.46, 0.84), (0.3, 0.76, CORNER), (0.14, 1.2), (0.16, 1.5, CORNER),
        (0.4, 1.3), (0.54, 0.92, CORNER)], eye=4.4))  # fmt: skip


@symbol("clownfish, clown fish, nemo", kinds="fish, sea animal, animal", height=0.12, place="water", poses="swimming",
        slots=_water("#f0762b", "#f58f45", {"fin": ("#f28a3c", "follow"), "band": ("#fdfaf4", "fixed")}))  # fmt: skip
def clownfish(pen: Pen) -> None:
    fish(pen, Fish(68, 42, _DORSAL, _TAIL, _LOW, bands=((0.62, 0.05), (0.32, 0.045), (0.06, 0.03)), scales=False))


@symbol("whale, blue whale, humpback, humpback whale, sperm whale", kinds="sea animal, mammal, animal", height=4.0,
    place="water", poses="swimming",
        slots=_water("#3f74a8", "#e3edf2", {"spout": ("#bfe3f2", "fixed")}))  # fmt: skip
def whale(pen: Pen) -> None:
    fluke = smooth([(-50, -58), (-54, -74), (-72, -82), (-78, -78, CORNER), (-68, -74), (-62, -66, CORNER),
        (-68, -62), (-80, -66, CORNER), (-76, -56), (-62, -50)])  # fmt: skip
    trunk = smooth([(54, -46), (50, -62), (34, -73), (10, -74), (-14, -62), (-34, -54), (-54, -62), (-60, -56),
        (-46, -38), (-20, -22), (16, -16), (44, -22), (53, -34)])  # fmt: skip
    pen.part("coat", smooth([(2, -24), (0, -8), (-14, 0), (-18, -4, CORNER), (-12, -20)]), tone=-0.13)
    pen.part("coat", fused(trunk, fluke, radius=6))
    pen.mark("belly", smooth([(60, -43), (44, -38), (26, -34), (6, -30), (-16, -28), (-30, -26), (-10, -6), (30, -4),
        (60, -20)]))  # fmt: skip
    for k in range(5):
        pen.mark("belly", curve((50 - k * 1.5, -35 + k * 4.2), (30 - k * 2, -29 + k * 3.6), (4 - k, -26 + k * 2.8)),
            width=1.0, tone=-0.09, detail=1)  # fmt: skip
    pen.part("coat", smooth([(20, -30), (22, -16), (10, -3), (4, -4, CORNER), (6, -18), (8, -28)]), tone=-0.04)
    pen.stroke("coat", curve((53, -43), (44, -40.6), (36, -43)), 1.4, tone=-0.2)
    eye(pen, (32, -47), 2.8)
    for side in (-1, 1):
        pen.stroke("spout", curve((28, -76), (28 + side * 1.5, -90), (28 + side * 9, -98), (28 + side * 15, -92)), 4.0)
    pen.part("spout", union(*(ellipse(28 + x, y, r) for x, y, r in ((-15, -88, 2.6), (15, -88, 2.6)))),
        shade="flat")  # fmt: skip
    _ends(pen, (34, -52), (32, -47), (52, -42), (30, -74), (6, -74), (-64, -68))


@symbol("orca, killer whale", kinds="whale, sea animal, mammal, animal", height=2.4, place="water", poses="swimming",
        slots=_water("#2a2f3f", "#f8f6f1"))  # fmt: skip
def orca(pen: Pen) -> None:
    _dolphin(pen, snout=6.0, tall=1.75, patch=True)


def _dolphin(pen: Pen, *, snout: float, tall: float, patch: bool = False) -> None:
    fluke = smooth([(-46, -26), (-58, -26), (-72, -38, CORNER), (-68, -24), (-58, -16), (-64, -2), (-60, 0, CORNER),
        (-50, -8), (-42, -18)])  # fmt: skip
    back = smooth([(44, -50), (36, -60), (22, -66), (2, -66), (-20, -56), (-38, -36), (-50, -22), (-46, -16),
        (-30, -24), (-8, -34), (14, -38), (32, -40), (42, -44)])  # fmt: skip
    beak = limb([(36, -49, 15), (46, -45, 9), (46 + snout, -42, 5.6)])
    fin = smooth([(12, -64), (0, -66 - 9 * tall), (-12, -70 - 9 * tall, CORNER), (-9, -62 - 3 * tall), (-12, -58)])
    pen.part("coat", smooth([(12, -40), (6, -28), (-4, -22, CORNER), (-2, -30), (2, -40)]), tone=-0.12)
    pen.part("coat", fused(back, beak, fin, fluke, radius=4))
    pen.mark("belly", smooth([(60, -41), (46, -43.5), (34, -46), (18, -45), (-4, -41), (-26, -30), (-40, -18),
        (-10, -20), (30, -30), (60, -34)]))  # fmt: skip
    if patch:
        pen.mark("belly", ellipse(28, -55, 6.6, 3, -12))
    pen.part("coat", smooth([(24, -43), (22, -30), (10, -19), (4, -18, CORNER), (8, -30), (12, -42)]), tone=-0.05)
    pen.stroke("coat", curve((46 + snout, -41), (43, -43.4), (36, -44.6)), 1.1, tone=-0.2)
    eye(pen, (33.5, -49.6), 2.2)
    _ends(pen, (34, -52), (33.5, -49.6), (46 + snout, -41), (28, -65), (8, -66), (-60, -18))


@symbol("dolphin, porpoise", kinds="sea animal, mammal, animal", height=1.4, place="water", poses="swimming",
        slots=_water("#6f9cc0", "#e9f1f4"))  # fmt: skip
def dolphin(pen: Pen) -> None:
    _dolphin(pen, snout=13.0, tall=1.0)


@symbol("shark, great white, great white shark, hammerhead", kinds="fish, sea animal, animal", height=1.6,
    place="water", poses="swimming",
        slots=_water("#71849b", "#eef1f2", {"mouth": ("#7a3340", "fixed")}))  # fmt: skip
def shark(pen: Pen) -> None:
    trunk = smooth([(64, -46), (50, -56), (26, -64), (2, -62), (-26, -50), (-50, -43), (-54, -38), (-34, -32),
        (-8, -24), (22, -22), (44, -28), (58, -38)])  # fmt: skip
    tail = smooth([(-44, -45), (-56, -54), (-72, -76, CORNER), (-66, -56), (-62, -42), (-66, -32), (-70, -22, CORNER),
        (-58, -28), (-46, -36)])  # fmt: skip
    fin = smooth([(14, -60), (4, -76), (-12, -88, CORNER), (-9, -72), (-12, -56)])
    small = smooth([(-28, -48), (-36, -56, CORNER), (-38, -46)])
    pen.part("coat", smooth([(12, -26), (4, -12), (-10, -4, CORNER), (-6, -16), (-2, -26)]), tone=-0.12)
    pen.part("coat", fused(trunk, tail, fin, small, radius=3))
    pen.mark("belly", smooth([(70, -43), (54, -39), (36, -37), (10, -36), (-18, -33), (-44, -35), (-30, -20), (10, -14),
        (50, -22)]))  # fmt: skip
    pen.mark("coat", joined(*(curve((24 - k * 4.6, -51), (22.4 - k * 4.6, -45),
        (24 - k * 4.6, -39)) for k in range(4))), width=1.3, tone=-0.13, detail=1)  # fmt: skip
    pen.part("mouth", smooth([(57, -38, CORNER), (48, -35.4), (37, -36.4, CORNER), (42, -29), (50, -29.6)]),
        shade="flat")  # fmt: skip
    teeth = joined(*(smooth([(40 + k * 3.2, -36.6, CORNER), (43.2 + k * 3.2, -36.2, CORNER),
        (41.7 + k * 3.2, -32.8, CORNER)], tension=0) for k in range(5)))  # fmt: skip
    pen.mark("glint", teeth)
    pen.part("coat", smooth([(26, -30), (20, -14), (4, 0, CORNER), (6, -14), (12, -28)]), tone=-0.04)
    eye(pen, (42, -47), 2.6)
    pen.stroke("coat", curve((38, -50.6), (42.4, -50.4), (45.6, -48)), 1.3, tone=-0.14)
    _ends(pen, (42, -46), (42, -47), (52, -32), (34, -62), (6, -64), (-68, -48))


@symbol("octopus, kraken", kinds="sea animal, animal", height=0.7, place="water", poses="swimming",
    faces_viewer=True,
        slots=_water("#d9625c", "#f3a594", {"blush": ("#b8433f", "follow")}))  # fmt: skip
def octopus(pen: Pen) -> None:
    arms = [
        ([(-12, -36, 14), (-30, -28, 11), (-44, -34, 8), (-50, -46, 5), (-44, -52, 2.6)], -0.1),
            ([(12, -36, 14), (30, -28, 11), (44, -34, 8), (50, -46, 5), (44, -52, 2.6)], -0.1),
        ([(-10, -34, 14), (-24, -20, 11), (-42, -14, 8), (-54, -20, 5), (-53, -28, 2.6)], -0.02),
            ([(10, -34, 14), (24, -20, 11), (42, -14, 8), (54, -20, 5), (53, -28, 2.6)], -0.02),
        ([(-8, -32, 14), (-15, -14, 11), (-28, -3, 8), (-41, -2, 5), (-44, -9, 2.6)], 0.0),
            ([(8, -32, 14), (15, -14, 11), (28, -3, 8), (41, -2, 5), (44, -9, 2.6)], 0.0),
    ]  # fmt: skip
    for chain, tone in arms[:2]:
        pen.part("coat", limb(chain), tone=tone)
    middle = [limb([(-3, -32, 13), (-5, -14, 10), (-12, -2, 6), (-18, -3, 3)]),
        limb([(3, -32, 13), (5, -14, 10), (12, -2, 6), (18, -3, 3)])]  # fmt: skip
    mantle = smooth([(0, -99), (18, -94), (28, -78), (26, -60), (20, -46), (14, -32), (-14, -32), (-20, -46),
        (-26, -60), (-28, -78), (-18, -94)])  # fmt: skip
    pen.part("coat", fused(mantle, *(limb(c) for c, _ in arms[2:]), *middle, radius=3))
    for x, y, r in (
        (-28, -16.6, 2),
        (-36, -13.6, 1.7),
        (-43, -14, 1.4),
        (28, -16.6, 2),
        (36, -13.6, 1.7),
        (43, -14, 1.4),
        (-18, -8.6, 1.9),
        (-25, -3.6, 1.6),
        (18, -8.6, 1.9),
        (25, -3.6, 1.6),
    ):
        pen.mark("belly", ellipse(x, y + 1.4, r), detail=1)
    pen.mark("belly", joined(ellipse(-13, -84, 4.6, 3, -35), ellipse(-17, -76, 2, 1.6)), alpha=0.8, detail=1)
    for x in (-10, 10):
        pen.part("glint", ellipse(x, -62, 6.8, 7.6), shade="flat")
    eyes(pen, [(-8.8, -61), (11.2, -61)], 4.2)
    pen.part("blush", joined(ellipse(-17.5, -51, 3.6, 2.2), ellipse(17.5, -51, 3.6, 2.2)), shade="flat", alpha=0.45,
        detail=1)  # fmt: skip
    pen.stroke("eye", smile(Frame(0, 0), 0, -50, 5, 3.4), 1.6)
    _ends(pen, (0, -66), (0, -62), (0, -48), (0, -97), (0, -97), (0, 0))
    pen.anchor(hand=(50, -50), held=(50, -50))


@symbol("crab, hermit crab, king crab", kinds="sea animal, animal", height=0.14, faces_viewer=True,
        slots=_water("#e2533c", "#f2a07c"), home="beach", traits=("sunken",))  # fmt: skip
def crab(pen: Pen) -> None:
    chains = ([(26, -30, 6.4), (46, -36, 5.6), (60, -16, 1.6)], [(26, -22, 6.4), (42, -24, 5.6), (51, -5, 1.6)],
        [(22, -14, 6.4), (33, -14, 5.6), (38, 0, 1.6)])  # fmt: skip
    pen.part("coat", both(union(*(limb(c) for c in chains))), tone=-0.11)
    arm = limb([(22, -34, 8), (38, -42, 7), (44, -54, 7.4)])
    pen.part("coat", both(arm), tone=-0.04)
    claw = smooth([(38, -54), (34, -66), (40, -80), (47, -84, CORNER), (45.6, -73), (48, -68, CORNER), (51, -76),
        (57, -80, CORNER), (59, -68), (54, -56), (46, -51)])  # fmt: skip
    pen.part("coat", both(claw))
    stalk = limb([(8, -40, 4), (9.2, -55, 3.6)])
    pen.part("coat", both(stalk), tone=-0.05)
    pen.part("coat", symmetric([(0, -45), (16, -44), (29, -35), (33, -24), (26, -12), (12, -6), (0, -5)]))
    pen.mark("belly", symmetric([(0, -13), (12, -14), (24, -18), (20, -4), (0, -2)]))
    pen.mark("belly", joined(*(ellipse(x, y, r) for x, y, r in ((-18, -35, 2), (-22, -29, 1.5), (18, -35, 2),
        (22, -29, 1.5)))), alpha=0.8, detail=1)  # fmt: skip
    for x in (-9.2, 9.2):
        pen.part("glint", ellipse(x, -57, 6, 6.4), shade="flat")
    eyes(pen, [(-8.4, -56.4), (10, -56.4)], 3.6)
    pen.stroke("eye", smile(Frame(0, 0), 0, -27, 6, 4), 1.6)
    _ends(pen, (0, -40), (0, -57), (0, -24), (0, -62), (0, -45), (0, -8))
    pen.anchor(hand=(50, -74), held=(50, -74))


@symbol("jellyfish, medusa", kinds="sea animal, animal", height=0.5, place="water", poses="swimming", faces_viewer=True,
        slots=_water("#c58be0", "#efd0f4"))  # fmt: skip
def jellyfish(pen: Pen) -> None:
    for x, phase, length in ((-21, 0.4, 42), (-13, 1.6, 52), (13, 2.4, 52), (21, 0.9, 42), (-4, 0.2, 46), (5, 1.2, 48)):
        steps = [(x + 4 * math.sin(phase + k * 1.15), -60 + (length + 8) * k / 6, 4.2 - k * 0.5) for k in range(7)]
        pen.part("coat", limb(steps), tone=-0.05, alpha=0.85)
    for x, phase in ((-8, 0.0), (0, 2.0), (8, 4.0)):
        frill = [(x + 4.4 * math.sin(phase + k * 1.5), -54 + k * 6.4, 9 - k * 1.1) for k in range(7)]
        pen.part("belly", limb(frill), alpha=0.9)
    bell: list[tuple[float, float] | tuple[float, float, str]] = [(0, -99), (20, -94), (33, -76), (35, -57, CORNER),
        (29, -52), (23.4, -57, CORNER), (17.5, -51), (11.7, -57, CORNER), (5.8, -51), (0, -57, CORNER)]  # fmt: skip
    pen.part("coat", symmetric(bell))
    pen.mark("belly", smooth([(-26, -72), (-18, -88), (-4, -94), (-10, -84), (-20, -70)]), alpha=0.75)
    pen.mark("belly", joined(ellipse(10, -83, 4, 3), ellipse(19, -74, 2.6, 2)), alpha=0.6, detail=1)
    eyes(pen, [(-8, -69), (8, -69)], 3.0)
    pen.stroke("eye", smile(Frame(0, 0), 0, -64, 3.6, 2.2), 1.3)
    _ends(pen, (0, -74), (0, -69), (0, -62), (0, -97), (0, -97), (0, 0))


@symbol("starfish, sea star", kinds="sea animal, animal", height=0.15, faces_viewer=True,
        slots=_water("#f08a4b", "#f9c08a"), home="beach", traits=("sunken",))  # fmt: skip
def starfish(pen: Pen) -> None:
    arms = [Frame(0, -46, 1, 72 * i).path(limb([(0, 0, 36), (0, -26, 22), (0, -45, 12)])) for i in range(5)]
    pen.part("coat", fused(*arms, radius=7))
    for i in range(5):
        place = Frame(0, -46, 1, 72 * i)
        pen.mark("belly", joined(*(place.oval(0, -y, r) for y, r in ((47, 1.8), (40, 2.3), (32.5, 2.8)))))
        pen.mark("belly", joined(*(place.oval(x, -y, 1.2) for y in (28, 36) for x in (-6.4 + (y - 28) * 0.2,
            6.4 - (y - 28) * 0.2))), detail=1)  # fmt: skip
    eyes(pen, [(-7.4, -49), (7.4, -49)], 3.4)
    pen.stroke("eye", smile(Frame(0, 0), 0, -42, 4.8, 3.2), 1.6)
    _ends(pen, (0, -48), (0, -49), (0, -40), (0, -95), (0, -60), (0, 0))


@symbol("seahorse, sea horse", kinds="fish, sea animal, animal", height=0.15, place="water", poses="swimming",
        slots=_water("#f0b04a", "#fbe0a4", {"fin": ("#ee7f4a", "follow")}))  # fmt: skip
def seahorse(pen: Pen) -> None:
    pen.part("fin", smooth([(-12, -58, CORNER), (-26, -62), (-30, -52, CORNER), (-25, -50), (-30, -42, CORNER),
        (-14, -40, CORNER)]))  # fmt: skip
    spine = limb([(6, -84, 20), (-3, -70, 16), (-2, -54, 24), (-4, -36, 18), (-3, -18, 11), (1, -6, 8), (10, -1, 6.6),
        (20, -5, 5.4), (22, -14, 4.4), (15, -17, 3.6), (12, -11, 2.4)])  # fmt: skip
    head = smooth([(-6, -84), (-2, -95), (8, -98), (15, -93), (20, -87), (33, -84), (36, -86), (36, -79), (32, -79),
        (18, -78), (8, -74)])  # fmt: skip
    crest = smooth([(-4, -90), (-8, -99, CORNER), (-1, -97), (2, -104, CORNER), (6, -98), (12, -101, CORNER),
        (12, -94)])  # fmt: skip
    pen.part("fin", crest)
    pen.part("coat", fused(spine, head, radius=1.5))
    pen.mark("belly", smooth([(4, -72), (10, -58), (8, -42), (2, -26), (14, -40), (16, -60)]))
    pen.mark("coat", joined(*(curve((-16, y + 1), (-2, y + 3), (12, y)) for y in (-66, -59, -52, -45, -38, -31,
        -24))), width=1.1, tone=-0.09, detail=1)  # fmt: skip
    pen.part("fin", smooth([(2, -70, CORNER), (-6, -76), (-9, -69), (-3, -65, CORNER)]))
    eye(pen, (10, -88), 2.7)
    _ends(pen, (8, -88), (10, -88), (36, -82), (4, -100), (-10, -60), (12, -10))


@symbol("turtle, sea turtle, tortoise, terrapin", kinds="reptile, animal", height=0.35, poses="standing, swimming",
        slots=_water("#7fae5c", "#dce3b0", {"shell": ("#8a6a3c", "second"), "plate": ("#a98549", "second"),
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
    _ends(pen, f.at(0, 0), f.at(4.6, -2.6), f.at(10, 2), f.at(0, -9), (-4, -58 + lift), (-50, -8))


@symbol("seal, sea lion", kinds="sea animal, mammal, animal", height=0.9, poses="standing",
        slots=_water("#7d8798", "#d9dde3", {"nose": ("#2b2630", "fixed")}), home="snow", told_in="arctic")  # fmt: skip
def seal(pen: Pen) -> None:
    f = Frame(28, -58, 1.2, -10)
    trunk = limb([(-58, -6, 7), (-40, -11, 16), (-16, -18, 32), (8, -24, 38), (22, -40, 27), (27, -54, 22)])
    tail = smooth([(-52, -8), (-66, -20), (-74, -20, CORNER), (-68, -8), (-76, -1, CORNER), (-62, 0), (-50, -2)])
    head = f.shape((-10, 4), (-9.6, -5), (-2, -10.6), (6, -8.4), (11, -3.4), (14.6, 0), (14, 6), (8, 9), (0, 11))
    base = smooth([(-40, -10), (-36, 0, CORNER), (18, 0, CORNER), (24, -12)])
    pen.part("coat", smooth([(22, -20), (34, -6), (40, 0, CORNER), (24, 0, CORNER), (14, -10)]), tone=-0.12)
    pen.part("coat", fused(trunk, tail, head, base, radius=6))
    pen.mark("belly", smooth([(33, -46), (30, -30), (26, -14), (14, -4), (-20, -3), (-30, 4), (40, 4), (44, -34)]))
    pen.mark("belly", f.shape((16, -1), (9, -0.6), (6, 3.4), (8, 8), (16, 10)))
    pen.part("coat", smooth([(6, -26), (14, -14), (12, -2), (4, 0, CORNER), (-8, 0, CORNER), (-2, -8), (-2, -22)]),
        tone=-0.04)  # fmt: skip
    pen.part("nose", f.oval(13.6, -0.2, 2.2, 1.7), shade="flat")
    pen.stroke("eye", f.line((13.4, 2), (11.6, 4.6), (8.4, 4.4)), 1.0)
    pen.stroke("glint", joined(*(f.line((10.4, 2.8), (15, y), (19, y + 0.6)) for y in (2.4, 4.4, 6.4))), 0.5,
        alpha=0.8, detail=1)  # fmt: skip
    eye(pen, f.at(5.8, -2.6), 2.9)
    _ends(pen, f.at(0, 0), f.at(5.8, -2.6), f.at(13, 5), f.at(-1, -10), (-8, -36), (-66, -8))
    pen.anchor(hand=f.at(16, 0))


@symbol("shell, seashell, clam, oyster, conch, scallop", kinds="sea animal", height=0.1, faces_viewer=True,
        slots={"coat": ("#f3b8a6", "primary"), "rib": ("#e0907f", "follow")}, traits=("sunken",))  # fmt: skip
def seashell(pen: Pen) -> None:
    pen.part("coat", smooth([(-10, -14), (-18, -2), (-8, 0, CORNER), (8, 0, CORNER), (18, -2), (10, -14)]), tone=-0.06)
    fan = symmetric([(0, -84), (8, -80), (13, -82), (24, -74), (29, -74), (37, -62), (42, -59), (45, -45), (40, -30),
        (26, -14), (10, -6, CORNER), (0, -5)])  # fmt: skip
    pen.part("coat", fan)
    for k in range(-3, 4):
        pen.mark("rib", curve((k * 1.6, -8), (k * 7.4, -44), (k * 12.4, -84 + abs(k) * 6.5)), width=2.2)
    pen.mark("rib", arc(0, -8, 30, 40, 200, 140), width=1.2, detail=1)
    pen.anchor(top=(0, -84), feet=(0, 0))
