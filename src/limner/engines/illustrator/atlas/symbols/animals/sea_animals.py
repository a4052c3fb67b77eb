"""Whales, seals, shells and all that lives in the sea and is no fish."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math
from itertools import pairwise

from limner.drawing.geometry import CORNER, arc, ellipse, joined, limb, polygon, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import EYES, Frame, both, eye, eyes, fused, smile, symmetric
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.templates.animal import PLAIN_FACE, eyed, side_ends, swimmer, swimming_ends


@symbol("shrimp, prawn, krill", kinds="shellfish, seafood, animal", height=0.05, place="water", poses="swimming",
    slots={**EYES, "shell": ("#f4856a", "primary"), "belly": ("#fbd0bc", "follow")}, home="underwater")
def shrimp(pen: Pen) -> None:
    for x, y, dx, dy in ((8, -10, 1, -17), (-6, -12, 5, -17), (-20, -21, 11, -13), (-29, -36, 15, -5),
        (-29, -54, 14, 3)):
        pen.part("belly", limb([(x, y, 5), (x + dx, y + dy, 2)]))
    pen.part("shell", union(ellipse(32, -13, 15, 6, 36), ellipse(36, -21, 14, 6, -8), ellipse(26, -18, 7)), tone=-0.06)
    ring = [(24, -18, 11), (8, -9, 15), (-14, -13, 19), (-31, -31, 22), (-31, -54, 24), (-16, -70, 24), (6, -74, 20),
        (24, -68, 12)]
    for k, ((x, y, w), (nx, ny, nw)) in enumerate(pairwise(ring)):
        pen.part("shell", limb([(x, y, w), (nx, ny, nw)]), tone=0.03 if k % 2 else -0.02)
    pen.part("shell", smooth([(14, -84), (32, -80), (52, -72, "c"), (30, -66), (12, -66)]))
    for bend in (-10, 4):
        pen.stroke("shell", smooth([(38, -72), (56, -80 + bend), (62, -60 + bend), (54, -36 + bend)], closed=False),
            1.4)
    eyed(pen, 24, -76, 2.2)
    pen.anchor(head=(24, -74), eye=(24, -76), mouth=(40, -68), back=(-30, -60), hat=(16, -84), seat=(-10, -82),
        feet=(0, 0), face=(24, -76), neck=(24, -74), hand=(40, -68), lean=(-30, -60))


@symbol("lobster, crayfish, crawfish, langoustine, boiled lobster", kinds="shellfish, seafood, sea animal, animal",
    height=0.4, place="water", poses="swimming", faces_viewer=True,
    slots={**PLAIN_FACE, "coat": ("#d8402f", "primary"), "belly": ("#f0896a", "follow")})
def lobster(pen: Pen) -> None:
    legs = [limb([(8, -50 + 5 * i, 4), (28, -52 + 7 * i, 3.4), (36, -44 + 9 * i, 1.6)]) for i in range(4)]
    pen.part("coat", both(union(*legs)), tone=-0.1)
    pen.stroke("coat", both(curve((4, -74), (16, -96), (40, -114))), 1.6, tone=-0.06)
    pen.part("coat", both(limb([(10, -60, 8), (26, -66, 8), (32, -78, 9)])), tone=-0.04)
    claw = smooth([(27, -76), (22, -92), (26, -108), (36, -116, "c"), (37, -102), (40, -98, "c"), (46, -112),
        (54, -106, "c"), (52, -90), (44, -78), (36, -72)])
    pen.part("coat", both(claw))
    pen.mark("belly", both(joined(ellipse(33, -88, 4, 6), ellipse(44, -88, 3, 4))), alpha=0.7)
    fan = [smooth([(0, -14), (x1, -6), (x2, 2.4), (x3, 1.4), (x4, -8)]) for x1, x2, x3,
        x4 in ((6, 14, 22, 16), (-6, -14, -22, -16), (-4, -5, 5, 4))]
    pen.part("coat", fan[0], tone=-0.06)
    pen.part("coat", fan[1], tone=-0.02)
    pen.part("coat", both(smooth([(2, -14), (12, -12), (26, -8), (30, 0), (20, 2), (8, -4)])), tone=-0.04)
    pen.part("coat", fan[2], tone=0.02)
    for y, w in ((-14, 9), (-21, 11), (-28, 12.4), (-35, 13.4), (-42, 14)):
        pen.part("coat", ellipse(0, y, w, 6.4), tone=-0.02 if y in (-21, -35) else 0.03)
        pen.mark("belly", ellipse(0, y - 3, w * 0.6, 1.8), alpha=0.6, detail=1)
    body = smooth([(0, -84), (8, -78), (14, -64), (15, -50), (10, -42), (-10, -42), (-15, -50), (-14, -64), (-8, -78)])
    pen.part("coat", body)
    pen.mark("coat", joined(curve((0, -80), (0, -42)), curve((-14, -62), (0, -56), (14, -62))), tone=-0.13, width=1.5)
    pen.stroke("coat", both(curve((3, -80), (8, -96), (6, -112))), 1.4, tone=-0.06)
    for x in (-8, 8):
        pen.part("nose", ellipse(x, -80, 3.4), shade="flat")
        pen.part("glint", ellipse(x + 1, -81.2, 1), shade="flat", detail=1)
    pen.part("eye", ellipse(0, -84, 1), shade="flat", detail=2)
    side_ends(pen, (0, -70), (8, -80), (0, -82), (0, -84), (0, -50))
    pen.anchor(hand=(37, -88))


@symbol("squid, giant squid, calamari, cuttlefish", kinds="sea animal, animal", height=0.6, place="water",
    poses="swimming", faces_viewer=True,
    slots={**PLAIN_FACE, "coat": ("#e58a9a", "primary"), "spot": ("#b8506a", "follow"), "belly": ("#f8d3d3", "follow")})
def squid(pen: Pen) -> None:
    pen.part("coat", both(limb([(8, -34, 5), (26, -20, 4), (38, -6, 4), (46, -16, 4)])), tone=-0.08)
    pen.part("coat", both(smooth([(42, -14), (44, -28), (52, -32), (56, -22), (50, -12)])), tone=-0.05)
    for x, tone in ((-15, -0.05), (15, -0.05), (-9, 0.0), (9, 0.0), (-3, 0.02), (3, 0.02)):
        pen.part("coat", limb([(x * 0.7, -38, 8), (x * 1.3, -22, 6.4), (x * 1.9, -8, 4.4), (x * 1.6, 2, 2.2)]),
            tone=tone)
    fin = smooth([(6, -118), (26, -106), (34, -90), (24, -82), (10, -84)])
    pen.part("coat", both(fin), tone=-0.05)
    pen.part("coat", symmetric([(0, -126), (9, -112), (16, -90), (18, -68), (15, -54), (0, -50)]))
    pen.mark("spot", joined(*(ellipse(x, y, r) for x, y, r in ((-6, -104, 2.4), (5, -96, 3), (-8, -86, 2.6),
        (8, -80, 2.2), (-3, -74, 2.6), (2, -112, 1.8), (10, -66, 2)))), alpha=0.8)
    pen.mark("belly", smooth([(-20, -60), (0, -56), (20, -60), (16, -50), (0, -46), (-16, -50)]), alpha=0.8)
    pen.part("coat", smooth([(-15, -52), (0, -56), (15, -52), (17, -42), (10, -32), (-10, -32), (-17, -42)]), tone=0.02)
    for x in (-13, 13):
        pen.part("glint", ellipse(x, -43, 6.4), shade="flat")
    eyes(pen, [(-12, -43), (14, -43)], 3.8)
    side_ends(pen, (0, -46), (13, -43), (0, -34), (0, -124), (0, -80))


@symbol("narwhal, unicorn whale", kinds="whale, sea animal, mammal, animal", height=1.6, place="water",
    poses="swimming",
    slots={**PLAIN_FACE, "coat": ("#8aa6bc", "primary"), "belly": ("#eef3f4", "follow"), "spot": ("#5a7590", "follow"),
    "horn": ("#f3e3bd", "fixed")})
def narwhal(pen: Pen) -> None:
    horn = polygon([(46, -54), (53, -46), (103, -80)])
    pen.part("horn", horn)
    pen.mark("horn", joined(*(curve((50 + 8 * i, -62 - 5 * i), (58 + 8 * i, -48 - 5 * i)) for i in range(7))),
        width=1.4, tone=-0.16)
    fluke = smooth([(-50, -40), (-58, -54), (-76, -62), (-80, -58, "c"), (-70, -52), (-66, -44, "c"), (-72, -38),
        (-82, -40, "c"), (-78, -30), (-62, -28)])
    trunk = smooth([(56, -38), (52, -54), (36, -64), (10, -66), (-18, -56), (-46, -46), (-60, -42), (-54, -30),
        (-28, -18), (10, -10), (42, -16), (54, -26)])
    pen.part("coat", fused(trunk, fluke, radius=5))
    pen.mark("belly", smooth([(62, -36), (44, -32), (20, -28), (-10, -26), (-40, -30), (-20, -8), (20, -2), (56, -14)]))
    pen.mark("spot", joined(*(ellipse(x, y, rx, ry) for x, y, rx, ry in ((6, -58, 5, 3), (-8, -52, 4, 3),
        (-22, -46, 5, 2.6), (20, -56, 3, 2), (-2, -44, 4, 2.4), (-38, -42, 4, 2), (-14, -38, 3, 2),
        (14, -47, 2.6, 1.8)))), alpha=0.8)
    pen.part("coat", smooth([(22, -22), (18, -6), (4, 2), (0, 0, "c"), (4, -10), (8, -22)]), tone=-0.06)
    pen.stroke("nose", curve((54, -34), (46, -31), (38, -33)), 1.4)
    eye(pen, (38, -43), 3)
    side_ends(pen, (40, -42), (38, -43), (54, -34), (34, -64), (-2, -64))


@symbol("walrus", kinds="sea animal, mammal, animal", height=1.2, slots={**PLAIN_FACE, "coat": ("#9a6b52", "primary"),
    "muzzle": ("#d3a98a", "follow"), "tusk": ("#f8f1de", "fixed")}, home="snow")
def walrus(pen: Pen) -> None:
    tail = smooth([(-52, -12), (-72, -20), (-88, -16), (-84, -9), (-92, -2), (-76, 0), (-50, -2)])
    body = smooth([(-56, -6), (-54, -20), (-34, -38), (-10, -56), (6, -80), (24, -92), (46, -88), (55, -72), (46, -46),
        (42, -20), (34, -4), (0, -1), (-36, 0)])
    pen.part("coat", fused(body, tail, radius=4))
    pen.mark("coat", joined(curve((12, -50), (26, -44), (44, -48)), curve((4, -40), (22, -33), (44, -36)),
        curve((-6, -28), (14, -22), (42, -24))), tone=-0.09, width=1.8)
    pen.part("coat", smooth([(2, -24), (14, -20), (16, -6), (26, -2), (24, 0), (-6, 0), (-14, -3), (-4, -10)]),
        tone=-0.06)
    pen.mark("coat", joined(*(curve((x, -6), (x + 3, 1)) for x in (2, 9, 16))), tone=-0.13, width=1.2, detail=1)
    for x, dx in ((31, -1), (50, 3)):
        pen.part("tusk", smooth([(x - 3.4, -62), (x + 3.4, -62), (x + 3 + dx, -44), (x + dx * 1.6, -26, "c"),
            (x - 3 + dx * 0.6, -44)]))
    pen.part("muzzle", union(ellipse(31, -66, 13, 10), ellipse(50, -66, 12, 10)))
    pen.mark("nose", joined(*(ellipse(x, y, 0.9) for x, y in ((25, -68), (30, -64), (34, -69), (48, -69), (52, -64),
        (56, -68)))), detail=1)
    pen.stroke("muzzle", joined(*(curve((x, y), (x + dx, y + 8)) for x, y,
        dx in ((22, -64, -7), (25, -60, -5), (57, -62, 5), (59, -66, 7)))), 0.9, tone=0.14, detail=1)
    pen.part("nose", smooth([(34, -78), (47, -78), (45, -71), (40.5, -68), (36, -71)]), shade="flat")
    eyes(pen, [(29, -82), (51, -81)], 2.7)
    side_ends(pen, (38, -76), (51, -81), (40, -62), (28, -91), (-16, -52))


@symbol("whale, blue whale, humpback, humpback whale, sperm whale", kinds="sea animal, mammal, animal", height=4.0,
    place="water", poses="swimming",
        slots=swimmer("#3f74a8", "#e3edf2", {"spout": ("#bfe3f2", "fixed")}))
def whale(pen: Pen) -> None:
    fluke = smooth([(-50, -58), (-54, -74), (-72, -82), (-78, -78, CORNER), (-68, -74), (-62, -66, CORNER),
        (-68, -62), (-80, -66, CORNER), (-76, -56), (-62, -50)])
    trunk = smooth([(54, -46), (50, -62), (34, -73), (10, -74), (-14, -62), (-34, -54), (-54, -62), (-60, -56),
        (-46, -38), (-20, -22), (16, -16), (44, -22), (53, -34)])
    pen.part("coat", smooth([(2, -24), (0, -8), (-14, 0), (-18, -4, CORNER), (-12, -20)]), tone=-0.13)
    pen.part("coat", fused(trunk, fluke, radius=6))
    pen.mark("belly", smooth([(60, -43), (44, -38), (26, -34), (6, -30), (-16, -28), (-30, -26), (-10, -6), (30, -4),
        (60, -20)]))
    for k in range(5):
        pen.mark("belly", curve((50 - k * 1.5, -35 + k * 4.2), (30 - k * 2, -29 + k * 3.6), (4 - k, -26 + k * 2.8)),
            width=1.0, tone=-0.09, detail=1)
    pen.part("coat", smooth([(20, -30), (22, -16), (10, -3), (4, -4, CORNER), (6, -18), (8, -28)]), tone=-0.04)
    pen.stroke("coat", curve((53, -43), (44, -40.6), (36, -43)), 1.4, tone=-0.2)
    eye(pen, (32, -47), 2.8)
    for side in (-1, 1):
        pen.stroke("spout", curve((28, -76), (28 + side * 1.5, -90), (28 + side * 9, -98), (28 + side * 15, -92)), 4.0)
    pen.part("spout", union(*(ellipse(28 + x, y, r) for x, y, r in ((-15, -88, 2.6), (15, -88, 2.6)))),
        shade="flat")
    swimming_ends(pen, (34, -52), (32, -47), (52, -42), (30, -74), (6, -74), (-64, -68))


@symbol("orca, killer whale", kinds="whale, sea animal, mammal, animal", height=2.4, place="water", poses="swimming",
        slots=swimmer("#2a2f3f", "#f8f6f1"))
def orca(pen: Pen) -> None:
    _dolphin(pen, snout=6.0, tall=1.75, patch=True)


def _dolphin(pen: Pen, *, snout: float, tall: float, patch: bool = False) -> None:
    fluke = smooth([(-46, -26), (-58, -26), (-72, -38, CORNER), (-68, -24), (-58, -16), (-64, -2), (-60, 0, CORNER),
        (-50, -8), (-42, -18)])
    back = smooth([(44, -50), (36, -60), (22, -66), (2, -66), (-20, -56), (-38, -36), (-50, -22), (-46, -16),
        (-30, -24), (-8, -34), (14, -38), (32, -40), (42, -44)])
    beak = limb([(36, -49, 15), (46, -45, 9), (46 + snout, -42, 5.6)])
    fin = smooth([(12, -64), (0, -66 - 9 * tall), (-12, -70 - 9 * tall, CORNER), (-9, -62 - 3 * tall), (-12, -58)])
    pen.part("coat", smooth([(12, -40), (6, -28), (-4, -22, CORNER), (-2, -30), (2, -40)]), tone=-0.12)
    pen.part("coat", fused(back, beak, fin, fluke, radius=4))
    pen.mark("belly", smooth([(60, -41), (46, -43.5), (34, -46), (18, -45), (-4, -41), (-26, -30), (-40, -18),
        (-10, -20), (30, -30), (60, -34)]))
    if patch:
        pen.mark("belly", ellipse(28, -55, 6.6, 3, -12))
    pen.part("coat", smooth([(24, -43), (22, -30), (10, -19), (4, -18, CORNER), (8, -30), (12, -42)]), tone=-0.05)
    pen.stroke("coat", curve((46 + snout, -41), (43, -43.4), (36, -44.6)), 1.1, tone=-0.2)
    eye(pen, (33.5, -49.6), 2.2)
    swimming_ends(pen, (34, -52), (33.5, -49.6), (46 + snout, -41), (28, -65), (8, -66), (-60, -18))


@symbol("dolphin, porpoise", kinds="sea animal, mammal, animal", height=1.4, place="water", poses="swimming",
        slots=swimmer("#6f9cc0", "#e9f1f4"))
def dolphin(pen: Pen) -> None:
    _dolphin(pen, snout=13.0, tall=1.0)


@symbol("octopus, kraken", kinds="sea animal, animal", height=0.7, place="water", poses="swimming",
    faces_viewer=True,
        slots=swimmer("#d9625c", "#f3a594", {"blush": ("#b8433f", "follow")}))
def octopus(pen: Pen) -> None:
    arms = [
        ([(-12, -36, 14), (-30, -28, 11), (-44, -34, 8), (-50, -46, 5), (-44, -52, 2.6)], -0.1),
            ([(12, -36, 14), (30, -28, 11), (44, -34, 8), (50, -46, 5), (44, -52, 2.6)], -0.1),
        ([(-10, -34, 14), (-24, -20, 11), (-42, -14, 8), (-54, -20, 5), (-53, -28, 2.6)], -0.02),
            ([(10, -34, 14), (24, -20, 11), (42, -14, 8), (54, -20, 5), (53, -28, 2.6)], -0.02),
        ([(-8, -32, 14), (-15, -14, 11), (-28, -3, 8), (-41, -2, 5), (-44, -9, 2.6)], 0.0),
            ([(8, -32, 14), (15, -14, 11), (28, -3, 8), (41, -2, 5), (44, -9, 2.6)], 0.0),
    ]
    for chain, tone in arms[:2]:
        pen.part("coat", limb(chain), tone=tone)
    middle = [limb([(-3, -32, 13), (-5, -14, 10), (-12, -2, 6), (-18, -3, 3)]),
        limb([(3, -32, 13), (5, -14, 10), (12, -2, 6), (18, -3, 3)])]
    mantle = smooth([(0, -99), (18, -94), (28, -78), (26, -60), (20, -46), (14, -32), (-14, -32), (-20, -46),
        (-26, -60), (-28, -78), (-18, -94)])
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
        detail=1)
    pen.stroke("eye", smile(Frame(0, 0), 0, -50, 5, 3.4), 1.6)
    swimming_ends(pen, (0, -66), (0, -62), (0, -48), (0, -97), (0, -97), (0, 0))
    pen.anchor(hand=(50, -50), held=(50, -50))


@symbol("crab, hermit crab, king crab", kinds="sea animal, animal", height=0.14, faces_viewer=True,
        slots=swimmer("#e2533c", "#f2a07c"), home="beach", traits=("sunken",))
def crab(pen: Pen) -> None:
    chains = ([(26, -30, 6.4), (46, -36, 5.6), (60, -16, 1.6)], [(26, -22, 6.4), (42, -24, 5.6), (51, -5, 1.6)],
        [(22, -14, 6.4), (33, -14, 5.6), (38, 0, 1.6)])
    pen.part("coat", both(union(*(limb(c) for c in chains))), tone=-0.11)
    arm = limb([(22, -34, 8), (38, -42, 7), (44, -54, 7.4)])
    pen.part("coat", both(arm), tone=-0.04)
    claw = smooth([(38, -54), (34, -66), (40, -80), (47, -84, CORNER), (45.6, -73), (48, -68, CORNER), (51, -76),
        (57, -80, CORNER), (59, -68), (54, -56), (46, -51)])
    pen.part("coat", both(claw))
    stalk = limb([(8, -40, 4), (9.2, -55, 3.6)])
    pen.part("coat", both(stalk), tone=-0.05)
    pen.part("coat", symmetric([(0, -45), (16, -44), (29, -35), (33, -24), (26, -12), (12, -6), (0, -5)]))
    pen.mark("belly", symmetric([(0, -13), (12, -14), (24, -18), (20, -4), (0, -2)]))
    pen.mark("belly", joined(*(ellipse(x, y, r) for x, y, r in ((-18, -35, 2), (-22, -29, 1.5), (18, -35, 2),
        (22, -29, 1.5)))), alpha=0.8, detail=1)
    for x in (-9.2, 9.2):
        pen.part("glint", ellipse(x, -57, 6, 6.4), shade="flat")
    eyes(pen, [(-8.4, -56.4), (10, -56.4)], 3.6)
    pen.stroke("eye", smile(Frame(0, 0), 0, -27, 6, 4), 1.6)
    swimming_ends(pen, (0, -40), (0, -57), (0, -24), (0, -62), (0, -45), (0, -8))
    pen.anchor(hand=(50, -74), held=(50, -74))


@symbol("jellyfish", kinds="sea animal, animal", height=0.5, place="water", poses="swimming", faces_viewer=True,
        slots=swimmer("#c58be0", "#efd0f4"))
def jellyfish(pen: Pen) -> None:
    for x, phase, length in ((-21, 0.4, 42), (-13, 1.6, 52), (13, 2.4, 52), (21, 0.9, 42), (-4, 0.2, 46), (5, 1.2, 48)):
        steps = [(x + 4 * math.sin(phase + k * 1.15), -60 + (length + 8) * k / 6, 4.2 - k * 0.5) for k in range(7)]
        pen.part("coat", limb(steps), tone=-0.05, alpha=0.85)
    for x, phase in ((-8, 0.0), (0, 2.0), (8, 4.0)):
        frill = [(x + 4.4 * math.sin(phase + k * 1.5), -54 + k * 6.4, 9 - k * 1.1) for k in range(7)]
        pen.part("belly", limb(frill), alpha=0.9)
    bell: list[tuple[float, float] | tuple[float, float, str]] = [(0, -99), (20, -94), (33, -76), (35, -57, CORNER),
        (29, -52), (23.4, -57, CORNER), (17.5, -51), (11.7, -57, CORNER), (5.8, -51), (0, -57, CORNER)]
    pen.part("coat", symmetric(bell))
    pen.mark("belly", smooth([(-26, -72), (-18, -88), (-4, -94), (-10, -84), (-20, -70)]), alpha=0.75)
    pen.mark("belly", joined(ellipse(10, -83, 4, 3), ellipse(19, -74, 2.6, 2)), alpha=0.6, detail=1)
    eyes(pen, [(-8, -69), (8, -69)], 3.0)
    pen.stroke("eye", smile(Frame(0, 0), 0, -64, 3.6, 2.2), 1.3)
    swimming_ends(pen, (0, -74), (0, -69), (0, -62), (0, -97), (0, -97), (0, 0))


@symbol("starfish, sea star", kinds="sea animal, animal", height=0.15, faces_viewer=True,
        slots=swimmer("#f08a4b", "#f9c08a"), home="beach", traits=("sunken",))
def starfish(pen: Pen) -> None:
    arms = [Frame(0, -46, 1, 72 * i).path(limb([(0, 0, 36), (0, -26, 22), (0, -45, 12)])) for i in range(5)]
    pen.part("coat", fused(*arms, radius=7))
    for i in range(5):
        place = Frame(0, -46, 1, 72 * i)
        pen.mark("belly", joined(*(place.oval(0, -y, r) for y, r in ((47, 1.8), (40, 2.3), (32.5, 2.8)))))
        pen.mark("belly", joined(*(place.oval(x, -y, 1.2) for y in (28, 36) for x in (-6.4 + (y - 28) * 0.2,
            6.4 - (y - 28) * 0.2))), detail=1)
    eyes(pen, [(-7.4, -49), (7.4, -49)], 3.4)
    pen.stroke("eye", smile(Frame(0, 0), 0, -42, 4.8, 3.2), 1.6)
    swimming_ends(pen, (0, -48), (0, -49), (0, -40), (0, -95), (0, -60), (0, 0))


@symbol("seal, sea lion", kinds="sea animal, mammal, animal", height=0.9, poses="standing",
        slots=swimmer("#7d8798", "#d9dde3", {"nose": ("#2b2630", "fixed")}), home="snow", told_in="arctic")
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
        tone=-0.04)
    pen.part("nose", f.oval(13.6, -0.2, 2.2, 1.7), shade="flat")
    pen.stroke("eye", f.line((13.4, 2), (11.6, 4.6), (8.4, 4.4)), 1.0)
    pen.stroke("glint", joined(*(f.line((10.4, 2.8), (15, y), (19, y + 0.6)) for y in (2.4, 4.4, 6.4))), 0.5,
        alpha=0.8, detail=1)
    eye(pen, f.at(5.8, -2.6), 2.9)
    swimming_ends(pen, f.at(0, 0), f.at(5.8, -2.6), f.at(13, 5), f.at(-1, -10), (-8, -36), (-66, -8))
    pen.anchor(hand=f.at(16, 0))


@symbol("shell, seashell, conch, scallop", kinds="sea animal", height=0.1, faces_viewer=True,
        slots={"coat": ("#f3b8a6", "primary"), "rib": ("#e0907f", "follow")}, traits=("sunken",))
def seashell(pen: Pen) -> None:
    pen.part("coat", smooth([(-10, -14), (-18, -2), (-8, 0, CORNER), (8, 0, CORNER), (18, -2), (10, -14)]), tone=-0.06)
    fan = symmetric([(0, -84), (8, -80), (13, -82), (24, -74), (29, -74), (37, -62), (42, -59), (45, -45), (40, -30),
        (26, -14), (10, -6, CORNER), (0, -5)])
    pen.part("coat", fan)
    for k in range(-3, 4):
        pen.mark("rib", curve((k * 1.6, -8), (k * 7.4, -44), (k * 12.4, -84 + abs(k) * 6.5)), width=2.2)
    pen.mark("rib", arc(0, -8, 30, 40, 200, 140), width=1.2, detail=1)
    pen.anchor(top=(0, -84), feet=(0, 0))
