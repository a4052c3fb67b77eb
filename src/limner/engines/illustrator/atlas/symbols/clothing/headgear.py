"""Helmets, crowns, and other things on the head."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    limb,
    line,
    mirrored,
    polygon,
    rect,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import GOLD, WHITE
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve


@symbol("helmet, bike helmet, bicycle helmet",
    kinds="headgear, clothing", height=0.28,
    place="surface", slots={"shell": ("#d5473f", "primary"), "visor": ("#2f3a4f", "fixed"),
    "stripe": ("#f6f2ea", "second"), "glint": ("#ffffff", "fixed")}, shapes=("round",))
def helmet(pen: Pen) -> None:
    shell = smooth([(-46, -10, "c"), (-52, -46), (-34, -80), (4, -90), (38, -76), (52, -44), (50, -26), (44, -8, "c"),
        (20, 0), (-24, 0)])
    pen.part("shell", shell)
    pen.mark("shell", crescent(shell, -10, -8), tone=-0.09)
    pen.mark("stripe", curve((-52, -58), (-16, -86), (30, -84)), width=7)
    pen.part("visor", smooth([(8, -56, "c"), (34, -58), (54, -46, "c"), (52, -26), (40, -18), (14, -22), (6, -38)]),
        shade="glass")
    pen.mark("glint", smooth([(18, -52), (34, -54), (30, -48), (20, -44)]), alpha=0.6)
    pen.part("shell", smooth([(14, -10), (44, -12), (48, -4), (30, 1), (12, 0)]), tone=-0.05)
    pen.anchor(top=(0, -90), handle=(0, -40), seat=(0, -8))


@symbol("party hat, birthday hat", kinds="headgear, clothing", height=0.2, place="surface",
    slots={"cone": ("#8a5fd0", "primary"), "dot": ("#f7d34a", "second"), "pompon": ("#f08fb0", "second")},
    shapes=("triangular", "conical"))
def party_hat(pen: Pen) -> None:
    cone = smooth([(0, -92, "c"), (38, -6, "c"), (0, 2), (-38, -6, "c")], tension=0.1)
    pen.part("cone", cone)
    pen.mark("cone", smooth([(0, -92, "c"), (38, -6, "c"), (12, 0, "c")], tension=0.1), tone=-0.08)
    pen.mark("dot", joined(*(ellipse(x, y, 5) for x, y in ((-14, -18), (8, -12), (-4, -40), (14, -34), (2, -62),
        (-26, -6)))))
    pen.part("pompon", union(*(ellipse(8 * math.cos(a), -94 + 8 * math.sin(a), 6)
        for a in (0.3, 1.4, 2.4, 3.5, 4.6, 5.6)), ellipse(0, -94, 8)))
    pen.anchor(top=(0, -104), handle=(0, -20), seat=(0, -4))


@symbol("turban", kinds="headwear, clothing", height=0.22, place="surface", worn=2.7,
    slots={"cloth": ("#e07b3a", "primary"), "jewel": ("#3f8fd0", "fixed"), "gold": GOLD})
def turban(pen: Pen) -> None:
    whole = smooth([(-44, -8), (-52, -30), (-44, -56), (-18, -74), (18, -74), (44, -56), (52, -30), (44, -8), (24,
        -2), (0, -14), (-24, -2)])
    pen.part("cloth", whole)
    for i, (a, b) in enumerate((((-50, -26), (30, -78)), ((-50, -12), (46, -62)), ((50, -26), (-30, -78)), ((50, -12),
            (-46, -62)))):
        pen.mark("cloth", curve(a, ((a[0] + b[0]) / 2 - (8 if i < 2 else -8), (a[1] + b[1]) / 2 - 8), b), width=2.2,
            tone=-0.12)
    pen.mark("cloth", crescent(whole, -10, -6), tone=-0.07)
    pen.part("cloth", smooth([(-12, -12), (-16, -36), (0, -66), (16, -36), (12, -12), (0, -6)]), tone=0.06)
    pen.mark("cloth", joined(curve((0, -64), (-4, -36), (-2, -8)), curve((0, -64), (5, -36), (4, -8))), width=1.6,
        tone=-0.08)
    pen.part("gold", ellipse(0, -44, 7, 9))
    pen.part("jewel", ellipse(0, -44, 4.4, 6.2))
    pen.anchor(fit=(0, -16), top=(0, -76), seat=(0, -6))


@symbol("flower crown, crown of flowers, floral crown, crown of wildflowers, crown of daisies, floral headband",
    kinds="headwear, clothing", height=0.1, place="surface", worn=2.72,
    slots={"petal": ("#ef8fb0", "primary"), "pale": ("#fdf3ea", "second"), "leaf": ("#5f9a57", "fixed"),
        "heart": ("#f4c24e", "fixed")})
def flower_crown(pen: Pen) -> None:
    row = [(x, -6 - 26 * (abs(x) / 50) ** 1.8) for x in (-50, -42, -29, -15, 0, 15, 29, 42, 50)]
    pen.part("leaf", limb([(x, y, 5) for x, y in row]))
    leaves = [smooth([(x, y, "c"), (x + side * 6, y - 8), (x + side * 6, y - 14, "c"), (x - side * 3, y - 9)])
              for x, y in row[1:-1] for side in (-1, 1)]
    leaves += [smooth([(x, y, "c"), (x + side * 7, y + 7), (x + side * 4, y + 14, "c"), (x - side * 3, y + 8)])
               for (x, y), side in zip(row[1:-1], (-1, 1, -1, 1, -1, 1, -1), strict=True)]
    pen.part("leaf", union(*leaves), tone=-0.05)
    for k in (1, 7, 3, 5, 2, 6, 4):
        (x, y), r = row[k], 6.6 + 1.4 * (k in (2, 4, 6))
        slot = "petal" if k % 2 == 0 else "pale"
        petals = [ellipse(x + 0.72 * r * math.cos(a), y + 0.72 * r * math.sin(a), 0.62 * r)
                  for a in (0.3 * k + 2 * math.pi * n / 5 for n in range(5))]
        pen.part(slot, union(*petals))
        pen.mark(slot, ellipse(x, y, 0.62 * r), tone=-0.07)
        pen.part("heart", ellipse(x, y, 0.34 * r), shade="flat")
    pen.anchor(fit=(0, -11), top=(0, -24), seat=(0, -4))


@symbol("viking helmet, horned helmet, norse helmet", kinds="headwear, clothing", height=0.3, place="surface", worn=3.4,
    slots={"steel": ("#aab3c2", "primary"), "horn": ("#f1e6cc", "fixed"), "gold": GOLD})
def viking_helmet(pen: Pen) -> None:
    horn = limb([(34, -40, 18), (58, -46, 16), (72, -66, 11), (70, -94, 1)])
    pen.part("horn", joined(horn, mirrored(horn)))
    pen.mark("horn", joined(*(line([(s * 46, -60), (s * 50, -30)]) for s in (-1, 1)),
        *(line([(s * 56, -62), (s * 70, -42)]) for s in (-1, 1))), width=1.4, tone=-0.12)
    dome = smooth([(-42, -4, "c"), (-42, -40), (-24, -68), (0, -74), (24, -68), (42, -40), (42, -4, "c"), (0, 2)])
    pen.part("steel", dome)
    pen.mark("steel", crescent(dome, -13, 0), tone=-0.1)
    pen.mark("gold", joined(curve((-46, -14), (0, -8), (46, -14)), line([(0, -78), (0, 4)])), width=9)
    pen.mark("steel", joined(*(ellipse(x, -11 + (1 - (x / 40) ** 2) * 3, 2) for x in (-34, -20, 20, 34))), tone=-0.2)
    pen.anchor(fit=(0, -12), top=(0, -74), seat=(0, -4))


@symbol("hard hat, construction helmet, safety helmet, builder's helmet", kinds="headwear, clothing", height=0.17,
    place="surface", worn=2.9,
    slots={"shell": ("#f3c431", "primary")})
def hard_hat(pen: Pen) -> None:
    dome = smooth([(-48, -14, "c"), (-48, -40), (-28, -66), (0, -72), (30, -66), (48, -40), (50, -14, "c"), (0, -8)])
    pen.part("shell", dome)
    pen.mark("shell", crescent(dome, -14, 0), tone=-0.1)
    for x in (-18, 0, 18):
        pen.mark("shell", curve((x * 1.4, -10), (x * 1.2, -44), (x * 0.6, -76)), width=7, tone=0.09)
        pen.mark("shell", curve((x * 1.4 + 4, -10), (x * 1.2 + 4, -44), (x * 0.6 + 3, -76)), width=1.4, tone=-0.14)
    pen.part("shell", smooth([(-52, -16), (0, -8), (54, -16), (74, -10), (70, -2), (30, 0), (0, 2), (-40, 0), (-54,
        -8)]), tone=-0.05)
    pen.anchor(fit=(0, -12), top=(0, -72), seat=(0, -6))


@symbol("motorcycle helmet, crash helmet, full-face helmet, biker helmet, racing helmet", kinds="headwear, clothing",
    height=0.28, place="surface", worn=2.9,
    slots={"shell": ("#c9302f", "primary"), "visor": ("#222a3a", "fixed"), "stripe": WHITE, "glint": ("#dff0ff",
        "fixed")}, shapes=("round",))
def motorcycle_helmet(pen: Pen) -> None:
    shell = smooth([(-36, -6, "c"), (-48, -34), (-44, -66), (-22, -86), (8, -88), (34, -76), (46, -52), (50, -30),
        (54, -12), (44, -2, "c"), (8, 2), (-20, 0)])
    pen.part("shell", shell)
    pen.mark("shell", crescent(shell, -9, -8), tone=-0.09)
    pen.mark("stripe", curve((-50, -60), (-16, -84), (30, -86)), width=7)
    visor = smooth([(-6, -62, "c"), (20, -66), (42, -58, "c"), (50, -36), (47, -28, "c"), (16, -27), (-4, -32, "c"),
        (-10, -46)])
    pen.part("visor", visor, shade="flat")
    pen.mark("glint", polygon([(4, -66), (16, -66), (4, -24), (-8, -24)]), alpha=0.45)
    pen.mark("glint", polygon([(24, -66), (29, -66), (18, -24), (13, -24)]), alpha=0.35)
    pen.stroke("visor", visor, 2)
    pen.part("visor", joined(rect(26, -16, 16, 3, 1.5), rect(27, -10, 14, 3, 1.5)), shade="flat")
    pen.part("stripe", ellipse(-14, -46, 5))
    pen.anchor(fit=(0, -80), top=(0, -88), seat=(0, -4))


@symbol("earmuff, pair of earmuffs, ear muff, ear warmer", kinds="headwear, clothing", height=0.2, place="surface",
    worn=2.7,
    slots={"fur": ("#e86f9a", "primary"), "band": ("#f2ecf0", "second")})
def earmuff(pen: Pen) -> None:
    pen.stroke("band", smooth([(-42, -24), (-38, -62), (0, -84), (38, -62), (42, -24)], closed=False), 7, shade="form")
    for s in (-1, 1):
        pad = polygon([(s * 42 + (21 if i % 2 else 17.4) * math.cos(math.pi * i / 13) * 0.8,
            -24 + (24 if i % 2 else 20) * math.sin(math.pi * i / 13)) for i in range(26)])
        pen.part("fur", pad)
        pen.mark("fur", crescent(pad, -6, -5), tone=-0.09)
    pen.anchor(fit=(0, -74), top=(0, -86), seat=(0, -30))


@symbol("headband, hairband, hair band, alice band", kinds="headwear, clothing", height=0.14, place="surface",
    worn=2.2,
    slots={"band": ("#d9455f", "primary"), "inner": ("#a8324a", "follow")})
def headband(pen: Pen) -> None:
    pen.stroke("inner", smooth([(-44, 0), (-40, -34), (0, -62), (40, -34), (44, 0)], closed=False), 12)
    pen.stroke("band", smooth([(-44, 0), (-42, -40), (0, -72), (42, -40), (44, 0)], closed=False), 12, shade="form")
    knot = smooth([(0, -70), (-20, -86), (-26, -70), (-18, -58)])
    pen.part("band", joined(knot, mirrored(knot)), tone=0.04)
    pen.part("band", ellipse(0, -70, 7), tone=-0.06)
    pen.anchor(fit=(0, -56), top=(0, -86), seat=(0, -20))


@symbol("diving helmet, diver's helmet, brass diving helmet, deep sea diving helmet",
    kinds="helmet, headwear, clothing", height=0.4, place="surface", faces_viewer=True, home="underwater", worn=3.5,
    worn_at="face", slots={"brass": ("#c9973a", "primary"), "glass": ("#bfe3ee", "fixed"),
        "bolt": ("#8a6322", "follow"), "glint": ("#ffffff", "fixed")})
def diving_helmet(pen: Pen) -> None:
    collar = smooth([(-50, -4, "c"), (-46, -22), (-28, -28), (28, -28), (46, -22), (50, -4, "c"), (0, 4)])
    pen.part("brass", collar, tone=-0.06)
    pen.mark("bolt", joined(*(ellipse(x, -10, 3.4) for x in (-36, -18, 0, 18, 36))))
    dome = difference(ellipse(0, -62, 44, 42), ellipse(0, -60, 25))
    pen.part("brass", dome)
    pen.mark("brass", crescent(ellipse(0, -62, 44, 42), -9, -7), tone=-0.12)
    for side in (-1, 1):
        pen.part("bolt", ellipse(side * 37, -62, 8, 14), tone=0.06)
        pen.part("glass", ellipse(side * 38.5, -62, 4.6, 10), shade="flat")
    pen.part("brass", rect(-7, -112, 14, 12, 4), tone=-0.08)
    pen.part("glass", ellipse(0, -60, 25), shade="glass", alpha=0.26)
    pen.part("bolt", difference(ellipse(0, -60, 31), ellipse(0, -60, 24.5)), tone=0.04)
    pen.mark("glint", joined(*(ellipse(27.6 * math.cos(a), -60 + 27.6 * math.sin(a), 2.4)
        for a in (i * math.pi / 4 for i in range(8)))))
    pen.part("glint", smooth([(-14, -66), (-4, -78), (2, -77), (-12, -60)]), shade="flat", alpha=0.6)
    pen.anchor(fit=(0, -60), top=(0, -112), seat=(0, -4), handle=(0, -106))
