"""What lives in the sea beyond the commonest."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import ellipse, joined, limb, polygon, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import eye, fused
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve
from limner.engines.illustrator.atlas.templates.animal import swimmer, swimming_ends


def _still(pen: Pen, head: tuple[float, float], top: float, side: float) -> None:
    pen.anchor(feet=(0, 0), head=head, face=head, eye=head, mouth=head, neck=head, hand=head, hat=(head[0], top),
        back=(0, top), seat=(0, top), lean=(side, top / 2))


@symbol("pufferfish, puffer fish, blowfish, fugu", kinds="fish, sea animal, animal", height=0.25, place="water",
    poses="swimming", slots=swimmer("#e0b04a", "#fbf4e0", {"fin": ("#e89a3a", "follow"), "spike": ("#c98a34",
        "follow"), "lip": ("#d9785a", "fixed")}))
def pufferfish(pen: Pen) -> None:
    pen.part("fin", smooth([(-34, -44), (-58, -58), (-62, -44), (-58, -30)]))
    pen.part("spike", joined(*(polygon([(36 * math.cos(t - 0.12), -44 + 36 * math.sin(t - 0.12)), (47 * math.cos(t),
        -44 + 47 * math.sin(t)), (36 * math.cos(t + 0.12), -44 + 36 * math.sin(t + 0.12))])
            for t in (math.tau * (i + 0.5) / 22 for i in range(22)))))
    body = ellipse(0, -44, 40)
    pen.part("coat", body)
    pen.mark("belly", smooth([(-44, -38), (-10, -34), (24, -36), (44, -44), (40, 0), (-40, 0)]))
    pen.mark("spike", joined(*(ellipse(x, y, 3) for x, y in ((-20, -70), (-4, -76), (12, -72), (-12, -60), (-28, -56),
        (4, -62)))))
    pen.part("fin", smooth([(-2, -38), (-18, -46), (-24, -34), (-14, -26)]), tone=-0.04)
    pen.part("lip", union(ellipse(38, -44, 6, 4), ellipse(37, -38, 5.4, 3.6)))
    pen.part("glint", ellipse(22, -56, 9), shade="flat")
    eye(pen, (24, -56), 5)
    swimming_ends(pen, (20, -50), (24, -56), (42, -41), (10, -83), (-4, -84), (-60, -44))


@symbol("swordfish, marlin, sailfish", kinds="fish, sea animal, animal", height=0.9, place="water", poses="swimming",
    slots=swimmer("#3f6f9f", "#e3edf2", {"fin": ("#2f5580", "follow")}), home="sea, underwater")
def swordfish(pen: Pen) -> None:
    pen.part("fin", smooth([(-56, -30), (-78, -58, "c"), (-68, -30), (-78, -4, "c")], tension=0.4))
    pen.part("fin", smooth([(10, -42), (12, -64), (2, -70, "c"), (-6, -52), (-24, -42)]))
    pen.part("fin", smooth([(4, -22), (-4, -4, "c"), (-14, -16), (-16, -22)]), tone=-0.05)
    body = smooth([(-60, -30), (-30, -40), (4, -46), (34, -42), (50, -36), (96, -33, "c"), (52, -28), (34, -20), (2,
        -16), (-30, -22)])
    pen.part("coat", body)
    pen.mark("belly", smooth([(-64, -28), (-10, -28), (40, -31), (60, -30), (20, -10), (-40, -16)]))
    pen.mark("coat", curve((26, -42), (22, -32), (26, -22)), width=1.4, tone=-0.12)
    pen.part("fin", smooth([(20, -28), (2, -20), (-6, -10), (8, -18)]), tone=0.03)
    pen.part("glint", ellipse(38, -36, 5), shade="flat")
    eye(pen, (39, -36), 3)
    swimming_ends(pen, (36, -34), (39, -36), (90, -33), (30, -43), (-6, -44), (-76, -30))


@symbol("anglerfish, angler fish, deep-sea fish", kinds="fish, sea animal, animal", height=0.4, place="water",
    poses="swimming", home="underwater", slots=swimmer("#5b4a5e", "#8a7688", {"fin": ("#473a4a", "follow"),
        "mouth": ("#2a1f2b", "fixed"), "tooth": ("#f4f0e0", "fixed"), "lamp": ("#8ff0e0", "light")}))
def anglerfish(pen: Pen) -> None:
    pen.part("fin", smooth([(-40, -44), (-64, -62), (-60, -42), (-66, -22)]))
    pen.part("fin", smooth([(-20, -72), (-30, -88), (-4, -82), (6, -78)]))
    pen.part("coat", limb([(8, -76, 5), (16, -100, 3.4), (40, -104, 2.6), (50, -92, 2.4)]))
    pen.part("lamp", ellipse(51, -86, 8), shade="glow")
    body = smooth([(-46, -44), (-30, -70), (0, -80), (32, -74), (52, -56), (42, -40), (52, -16), (30, -6), (-4, -6),
        (-30, -20)])
    pen.part("coat", body)
    pen.mark("belly", smooth([(-40, -26), (0, -18), (40, -14), (30, 0), (-10, 0)]))
    pen.part("mouth", smooth([(54, -56), (24, -48), (12, -34), (24, -18), (54, -16), (44, -36)]))
    pen.part("tooth", joined(*(polygon([(x - 2.6, y), (x + 2.6, y - 1), (x + 1, y + 13)]) for x, y in ((26, -48),
        (35, -51), (45, -54))), *(polygon([(x - 2.6, y), (x + 2.6, y), (x, y - 13)]) for x, y in ((26, -18), (36,
            -17), (46, -16)))), shade="flat")
    pen.part("fin", smooth([(-10, -36), (-28, -42), (-32, -26), (-16, -22)]), tone=0.08)
    pen.part("glint", ellipse(22, -62, 6.4), shade="flat")
    eye(pen, (23, -62), 3.4)
    swimming_ends(pen, (22, -56), (23, -62), (48, -36), (4, -80), (-10, -78), (-62, -42))


@symbol("manatee, dugong, sea cow", kinds="sea animal, mammal, animal", height=0.9, place="water", poses="swimming",
    slots=swimmer("#9aa0a0", "#c9cccb", {"nose": ("#5b5e62", "fixed")}))
def manatee(pen: Pen) -> None:
    pen.part("coat", limb([(10, -20, 13), (-4, -6, 11), (-16, -1, 7)]), tone=-0.1)
    tail = smooth([(-54, -30), (-72, -46), (-88, -40), (-90, -24), (-76, -14), (-58, -22)])
    body = smooth([(-60, -30), (-36, -50), (0, -60), (32, -58), (50, -54), (68, -48), (78, -36), (74, -22), (60, -18),
        (40, -14), (0, -6), (-36, -14)])
    pen.part("coat", fused(body, tail, radius=8))
    pen.mark("belly", smooth([(-50, -20), (0, -20), (50, -24), (76, -28), (50, -6), (-10, 0)]))
    pen.mark("coat", joined(curve((-70, -40), (-76, -30), (-72, -20)), curve((44, -54), (40, -40), (46, -26))),
        width=1.4, tone=-0.1)
    pen.part("coat", limb([(26, -24, 15), (12, -8, 13), (0, -2, 8)]), tone=0.03)
    pen.part("belly", ellipse(68, -32, 12, 11), tone=-0.04)
    pen.part("nose", joined(ellipse(72, -40, 2.2, 1.4), ellipse(78, -38, 1.8, 1.4), *(ellipse(x, y, 0.9) for x,
        y in ((64, -30), (70, -27), (74, -31), (66, -25)))), shade="flat")
    pen.stroke("nose", curve((60, -24), (68, -21), (76, -25)), 1.2)
    eye(pen, (54, -44), 2.8)
    swimming_ends(pen, (62, -38), (54, -44), (76, -28), (52, -54), (-4, -58), (-86, -30))


@symbol("eel, moray eel, electric eel", kinds="fish, sea animal, animal", height=0.4, place="water", poses="swimming",
    slots=swimmer("#5f8a4a", "#cfdc9a", {"fin": ("#4a6f3a", "follow")}), home="underwater")
def eel(pen: Pen) -> None:
    chain = [(-84, -22, 2), (-66, -36, 9), (-44, -34, 13), (-24, -18, 15), (-2, -14, 17), (18, -30, 18), (36, -46,
        18), (56, -46, 17)]
    pen.part("fin", limb([(x, y - w * 0.34, w * 0.9) for x, y, w in chain[:-1]]))
    pen.part("coat", fused(limb(chain), smooth([(48, -54), (62, -58), (78, -50), (84, -42), (76, -36), (58, -36)]),
        radius=4))
    pen.mark("belly", limb([(x, y + w * 0.42, w * 0.4) for x, y, w in chain]))
    pen.mark("fin", joined(*(ellipse(x, y - 2, 2.4) for x, y, _ in chain[1:-1]), ellipse(28, -42, 2.4), ellipse(8,
        -24, 2.4), ellipse(-34, -28, 2.2)))
    pen.stroke("eye", curve((83, -42), (74, -41), (66, -43)), 1.3)
    pen.part("glint", ellipse(66, -49, 4.4), shade="flat")
    eye(pen, (67, -49), 2.7)
    swimming_ends(pen, (66, -46), (67, -49), (82, -41), (62, -57), (0, -22), (-82, -22))


@symbol("hammerhead shark, hammerhead", kinds="shark, fish, sea animal, animal", height=1, place="water",
    poses="swimming", slots=swimmer("#6f8496", "#e8eef2", {"fin": ("#5b6f80", "follow")}), home="underwater, sea")
def hammerhead(pen: Pen) -> None:
    pen.part("fin", smooth([(-58, -34), (-84, -68, "c"), (-70, -34), (-80, -12, "c")], tension=0.4))
    pen.part("fin", smooth([(-2, -48), (-6, -72), (-16, -80, "c"), (-26, -60), (-26, -44)]))
    pen.part("fin", limb([(14, -22, 12), (2, -8, 8), (-10, -1, 1)]), tone=-0.06)
    body = smooth([(-62, -32), (-30, -44), (6, -52), (36, -50), (54, -44), (60, -34), (52, -26), (30, -20), (0, -18),
        (-30, -24)])
    head = smooth([(50, -46), (58, -62), (68, -66), (74, -58), (70, -36), (74, -16), (68, -8), (58, -12), (50, -26)])
    pen.part("coat", fused(body, head, radius=5))
    pen.mark("belly", smooth([(-60, -28), (0, -28), (50, -32), (62, -26), (40, -12), (-30, -18)]))
    pen.mark("coat", joined(*(curve((x, -44), (x - 3, -36), (x, -29)) for x in (22, 29, 36))), width=1.6, tone=-0.14)
    pen.part("fin", limb([(20, -24, 14), (8, -6, 9), (-4, 2, 1)]), tone=0.03)
    pen.part("glint", joined(ellipse(69, -61, 4.4), ellipse(69, -13, 4.4)), shade="flat")
    eye(pen, (70, -61), 2.6)
    eye(pen, (70, -13), 2.6)
    swimming_ends(pen, (62, -36), (70, -60), (64, -28), (62, -65), (-4, -50), (-80, -34))


@symbol("oyster, clam, open oyster, oyster with a pearl, mussel, scallop with a pearl", kinds="sea animal, animal",
    height=0.1, place="surface", slots={"shell": ("#a89aa8", "primary"), "inside": ("#f4e4ea", "fixed"),
        "flesh": ("#e3b9c4", "fixed"), "pearl": ("#fdfaf6", "fixed"), "shade": ("#cfc3d6", "fixed")},
        home="underwater", traits=("sunken",))
def oyster(pen: Pen) -> None:
    top = smooth([(-50, -28), (-56, -58), (-40, -84), (0, -96), (40, -84), (56, -58), (50, -28), (0, -18)])
    pen.part("shell", top)
    pen.part("inside", smooth([(-44, -30), (-47, -56), (-34, -76), (0, -86), (34, -76), (47, -56), (44, -30), (0,
        -22)]))
    pen.mark("flesh", joined(*(curve((-44 + 4 * i, -34), (0, -82 + 9 * i), (44 - 4 * i, -34)) for i in (1, 3))),
        width=2, alpha=0.6)
    pen.part("inside", ellipse(0, -25, 54, 13))
    pen.part("flesh", ellipse(0, -24, 40, 9))
    pen.part("pearl", ellipse(0, -34, 14))
    pen.mark("shade", crescent(ellipse(0, -34, 14), -4, -4))
    low = smooth([(-56, -26, "c"), (-30, -15), (0, -12), (30, -15), (56, -26, "c"), (46, -7), (20, 1), (-20, 1), (-46,
        -7)])
    pen.part("shell", low, tone=-0.04)
    pen.mark("shell", joined(*(curve((x * 0.6, -16), (x, -2), (x * 0.9, 6)) for x in (-40, -24, -8, 8, 24, 40))),
        width=1.8, tone=-0.14)
    _still(pen, (0, -34), -95, -50)


@symbol("sea urchin, urchin", kinds="sea animal, animal", height=0.12, place="surface",
    slots={"shell": ("#4a2f5e", "primary"), "spine": ("#6b4482", "follow")}, home="underwater", traits=("sunken",))
def sea_urchin(pen: Pen) -> None:
    spines = [polygon([(18 * math.cos(t - 0.14), -32 + 16 * math.sin(t - 0.14)), ((52 if i % 2 else 44) * math.cos(t),
        -32 + (46 if i % 2 else 38) * math.sin(t) * (0.68 if math.sin(t) > 0 else 1)), (18 * math.cos(t + 0.14),
            -32 + 16 * math.sin(t + 0.14))]) for i in range(34) for t in (math.tau * i / 34,)]
    pen.part("spine", union(*spines))
    pen.part("shell", ellipse(0, -32, 25, 22))
    pen.part("spine", joined(*(polygon([(x - 2, y + 3), (x * 1.9, y * 1.5 + 22), (x + 2, y + 3)]) for x,
        y in ((-14, -42), (-6, -48), (4, -48), (13, -42), (-10, -34), (2, -36), (11, -32)))), tone=0.1)
    _still(pen, (0, -32), -76, -46)


@symbol("sea anemone, anemone", kinds="sea animal, animal", height=0.15, place="surface",
    slots={"arm": ("#e0577a", "primary"), "tip": ("#fbd0dc", "follow"), "foot": ("#b8405f", "follow")},
        home="underwater", traits=("sunken",))
def sea_anemone(pen: Pen) -> None:
    for row, (tone, scale) in enumerate(((-0.1, 1.0), (0.0, 0.86), (0.05, 0.66))):
        for i in range(9 - row):
            t = -1 + 2 * i / (8 - row)
            x, y = 50 * t * scale, -84 * scale - 12 * (1 - t * t) + 16
            pen.part("arm", limb([(16 * t, -32, 10), (x * 0.7, (y - 32) / 2 - 4, 9), (x + 5 * (-1) ** i, y, 7)]),
                tone=tone + 0.02 * (i % 2))
            pen.part("tip", ellipse(x + 5 * (-1) ** i, y, 4.4))
    pen.part("foot", smooth([(-26, -38, "c"), (0, -30), (26, -38, "c"), (20, -16), (32, -2, "c"), (0, 2), (-32, -2,
        "c"), (-20, -16)]))
    pen.mark("foot", joined(*(curve((x, -36), (x * 0.8, -16), (x * 1.2, 4)) for x in (-16, -5, 6, 17))), width=1.6,
        tone=-0.12)
    _still(pen, (0, -50), -78, -40)
