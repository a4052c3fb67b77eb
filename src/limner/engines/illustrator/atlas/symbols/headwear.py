"""What is worn on the head and about the eyes and shoulders, beyond the commonest hats."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import difference, ellipse, joined, limb, line, mirrored, polygon, rect, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve, gloss

DARK: Hue = ("#2f2d36", "fixed")
GOLD: Hue = ("#e2b646", "fixed")
STEEL: Hue = ("#b4bcc8", "fixed")
WHITE: Hue = ("#fbf8f0", "fixed")


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


@symbol("fez, tarboosh", kinds="headwear, clothing", height=0.2, place="surface", worn=1.7,
    slots={"felt": ("#b3262e", "primary"), "tassel": ("#2b2326", "second")})
def fez(pen: Pen) -> None:
    body = smooth([(-40, -6, "c"), (-30, -78, "c"), (0, -82), (30, -78, "c"), (40, -6, "c"), (0, 2)], tension=0.3)
    pen.part("felt", body)
    pen.mark("felt", crescent(body, -14, 0), tone=-0.1)
    pen.part("felt", ellipse(0, -78, 30, 6), tone=0.07)
    pen.stroke("tassel", curve((0, -79), (24, -80), (36, -70), (38, -48)), 2)
    pen.part("tassel", smooth([(35, -50), (41, -50), (44, -26), (38, -22), (31, -26)]))
    pen.part("tassel", ellipse(0, -80, 2.6, 1.6))
    pen.anchor(fit=(0, -8), top=(0, -82), seat=(0, -4))


@symbol("sombrero, mexican hat", kinds="headwear, clothing", height=0.28, place="surface", worn=4.8,
    slots={"straw": ("#e8b84e", "primary"), "red": ("#cf3a35", "second"), "green": ("#2f8f5a", "fixed"),
        "white": WHITE})
def sombrero(pen: Pen) -> None:
    brim = smooth([(-92, -30), (-84, -14), (-40, -2), (0, 0), (40, -2), (84, -14), (92, -30), (78, -26), (40, -16),
        (0, -14), (-40, -16), (-78, -26)])
    pen.part("straw", ellipse(0, -20, 78, 15), tone=-0.13)
    pen.part("straw", brim)
    pen.mark("red", curve((-94, -22), (-50, -6), (0, -3), (50, -6), (94, -22)), width=4)
    pen.mark("green", joined(*(ellipse(x, -9 - (abs(x) / 26) ** 1.6, 2) for x in range(-60, 61, 12))))
    crown = smooth([(-30, -16, "c"), (-24, -44), (-12, -68), (0, -72), (12, -68), (24, -44), (30, -16, "c"), (0, -10)])
    pen.part("straw", crown)
    pen.mark("straw", crescent(crown, -9, 0), tone=-0.1)
    pen.mark("red", curve((-32, -26), (0, -19), (32, -26)), width=8)
    pen.mark("white", line([(x, -30 + (i % 2) * 9 + 5 - abs(x) / 7) for i, x in enumerate(range(-30, 31, 5))]),
        width=1.6)
    pen.anchor(fit=(0, -16), top=(0, -72), seat=(0, -8))


@symbol("straw hat, boater, sun hat, panama hat", kinds="headwear, clothing", height=0.14, place="surface", worn=3.7,
    slots={"straw": ("#ecca7c", "primary"), "band": ("#b3363a", "second")})
def straw_hat(pen: Pen) -> None:
    pen.part("straw", ellipse(0, -10, 74, 15), tone=-0.04)
    pen.mark("straw", joined(*(difference(ellipse(0, -10, 74 * k, 15 * k), ellipse(0, -10, 74 * k - 1.6,
        15 * k - 0.8)) for k in (0.94, 0.82, 0.7))), tone=-0.12)
    crown = smooth([(-38, -10, "c"), (-37, -36), (-26, -52), (0, -56), (26, -52), (37, -36), (38, -10, "c"), (0, -2)])
    pen.part("straw", crown)
    pen.mark("straw", joined(*(curve((-44, y - 8), (0, y), (44, y - 8)) for y in (-46, -40, -34, -28))), width=1.1,
        tone=-0.1)
    pen.mark("straw", crescent(crown, -11, 0), tone=-0.08)
    pen.mark("band", curve((-44, -18), (0, -10), (44, -18)), width=11)
    pen.anchor(fit=(0, -13), top=(0, -56), seat=(0, -6))


@symbol("bowler hat, bowler, derby hat", kinds="headwear, clothing", height=0.15, place="surface", worn=2.9,
    slots={"felt": ("#2f2d36", "primary"), "band": ("#5b5866", "second")})
def bowler_hat(pen: Pen) -> None:
    pen.part("felt", smooth([(-64, -22), (-50, -6), (0, 2), (50, -6), (64, -22), (46, -18), (0, -12), (-46, -18)]),
        tone=-0.04)
    crown = smooth([(-40, -14, "c"), (-42, -44), (-24, -66), (0, -70), (24, -66), (42, -44), (40, -14, "c"), (0, -6)])
    pen.part("felt", crown)
    pen.mark("felt", crescent(crown, -11, 0), tone=-0.06)
    gloss(pen, "felt", smooth([(-28, -50), (-16, -63), (-4, -64), (-18, -54)]), detail=0)
    pen.mark("band", curve((-44, -22), (0, -13), (44, -22)), width=8)
    pen.anchor(fit=(0, -13), top=(0, -70), seat=(0, -6))


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


@symbol("tiara, diadem", kinds="headwear, jewellery", height=0.08, place="surface", worn=2.0,
    slots={"metal": ("#e2b94a", "primary"), "jewel": ("#7fb7ea", "second"), "glint": ("#ffffff", "fixed")})
def tiara(pen: Pen) -> None:
    pen.stroke("metal", curve((-60, -10), (-30, 2), (0, 4), (30, 2), (60, -10)), 5, shade="form")
    for x, h in ((-44, 16), (-23, 30), (0, 52), (23, 30), (44, 16)):
        y = 3 - abs(x) / 60 * 8
        pen.stroke("metal", joined(curve((x - 11, y), (x - 6, y - h * 0.5), (x, y - h)), curve((x + 11, y),
            (x + 6, y - h * 0.5), (x, y - h))), 2.8, shade="form")
        pen.part("jewel", smooth([(x, y - h * 0.72), (x - h * 0.14, y - h * 0.4), (x, y - h * 0.16), (x + h * 0.14,
            y - h * 0.4)]))
        pen.part("jewel", ellipse(x, y - h - 3, 3.6))
        pen.part("glint", ellipse(x - 1, y - h - 4, 1), shade="flat")
    pen.anchor(fit=(0, 4), top=(0, -52), seat=(0, 0))


@symbol("aviator goggle, flying goggle, pilot goggle, steampunk goggle",
    kinds="eyewear, clothing", height=0.09, place="surface", worn=2.4,
    slots={"leather": ("#8a4f2a", "primary"), "brass": ("#c9973a", "second"), "glass": ("#9fd3e6", "fixed"),
        "shine": ("#f2fbff", "fixed")})
def aviator_goggles(pen: Pen) -> None:
    pen.part("leather", smooth([(-60, -40), (-84, -34), (-92, -22), (-84, -14), (-60, -14)]), tone=-0.08)
    pen.part("leather", smooth([(60, -40), (84, -34), (92, -22), (84, -14), (60, -14)]), tone=-0.08)
    pen.part("brass", rect(-12, -34, 24, 7, 3))
    for s in (-1, 1):
        pen.part("leather", smooth([(s * 4, -34), (s * 14, -50), (s * 42, -54), (s * 64, -46), (s * 68, -22), (s * 54,
            -4), (s * 26, 0), (s * 10, -12)]))
        pen.part("brass", smooth([(s * 10, -32), (s * 18, -44), (s * 42, -48), (s * 58, -42), (s * 61, -22), (s * 50,
            -9), (s * 27, -6), (s * 14, -15)]))
        pen.part("glass", smooth([(s * 15, -31), (s * 22, -40), (s * 41, -43), (s * 53, -38), (s * 55, -22), (s * 47,
            -13), (s * 28, -11), (s * 18, -18)]), shade="flat")
        pen.mark("shine", polygon([(s * 34 - 6, -46), (s * 34 + 4, -46), (s * 34 - 8, -8), (s * 34 - 18, -8)]),
            alpha=0.75)
    pen.anchor(fit=(0, -28), top=(0, -52), seat=(0, -10))


@symbol("gas mask, respirator", kinds="mask, eyewear, clothing", height=0.3, place="surface", worn=2.0,
    slots={"rubber": ("#4d5a48", "primary"), "glass": ("#a8c9c2", "fixed"), "metal": STEEL, "dark": DARK})
def gas_mask(pen: Pen) -> None:
    face = smooth([(-34, -84), (0, -96), (34, -84), (42, -54), (34, -26), (16, -12), (-16, -12), (-34, -26), (-42,
        -54)])
    pen.part("rubber", face)
    pen.mark("rubber", crescent(face, -9, -4), tone=-0.09)
    pen.part("rubber", smooth([(-20, -38), (20, -38), (26, -18), (18, -2), (-18, -2), (-26, -18)]), tone=-0.06)
    for s in (-1, 1):
        pen.part("metal", ellipse(s * 19, -60, 16))
        pen.part("glass", ellipse(s * 19, -60, 12.4), shade="flat")
        pen.mark("metal", polygon([(s * 19 - 4, -74), (s * 19 + 2, -74), (s * 19 - 6, -46), (s * 19 - 12, -46)]),
            alpha=0.7, tone=0.2)
        pen.part("metal", ellipse(s * 28, -18, 11, 12))
        pen.part("dark", ellipse(s * 28, -18, 7.6, 8.6), shade="flat")
        pen.mark("metal", joined(*(ellipse(s * 28 + a, -18 + b, 1.3) for a in (-4, 0, 4) for b in (-4, 0, 4))))
    pen.part("metal", ellipse(0, -16, 12))
    pen.part("dark", ellipse(0, -16, 8.6), shade="flat")
    pen.mark("metal", joined(*(line([(-9, y), (9, y)]) for y in (-20, -16, -12))), width=1.6)
    pen.anchor(fit=(0, -60), top=(0, -96), seat=(0, -10))


@symbol("monocle", kinds="eyewear, clothing", height=0.06, place="surface", worn=1.5,
    slots={"rim": ("#dba93a", "primary"), "glass": ("#cfe6f2", "fixed"), "shine": ("#ffffff", "fixed")})
def monocle(pen: Pen) -> None:
    pen.stroke("rim", curve((22, -40), (40, -26), (34, -8), (46, 2), (58, -4), (66, 6)), 2)
    pen.part("rim", ellipse(0, -60, 33))
    pen.part("glass", ellipse(0, -60, 28), shade="flat")
    pen.mark("shine", polygon([(-4, -92), (8, -92), (-12, -28), (-24, -28)]), alpha=0.7)
    pen.mark("shine", polygon([(14, -92), (19, -92), (-1, -28), (-6, -28)]), alpha=0.6)
    pen.part("rim", ellipse(23, -38, 4))
    pen.anchor(fit=(0, -60), top=(0, -93), handle=(0, -60))


@symbol("eye patch, eyepatch, pirate patch", kinds="accessory, clothing", height=0.08, place="surface", worn=2.2,
    slots={"cloth": ("#26242c", "primary"), "stitch": ("#6a6674", "follow")})
def eye_patch(pen: Pen) -> None:
    pen.stroke("cloth", curve((-70, -70), (-30, -58), (14, -48)), 4.4)
    pen.stroke("cloth", curve((46, -46), (64, -56), (80, -70)), 4.4)
    patch = smooth([(2, -52, "c"), (30, -58), (58, -52, "c"), (56, -26), (40, -6), (30, -3), (16, -8), (3, -28)])
    pen.part("cloth", patch)
    pen.mark("cloth", crescent(patch, -6, -5), tone=-0.07)
    pen.stroke("stitch", smooth([(7, -47), (30, -53), (53, -47), (51, -27), (38, -11), (30, -8), (19, -12), (8,
        -29)]), 1.2)
    pen.anchor(fit=(30, -32), top=(30, -58), seat=(30, -10))


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


@symbol("kimono, yukata", kinds="clothing", garment="gown", height=1.3, slots={"cloth": ("#c22f56", "primary"),
    "obi": ("#e8b93f",
    "second"), "white": WHITE,
    "flower": ("#fbdfe8", "fixed")}, home="room")
def kimono(pen: Pen) -> None:
    for s in (-1, 1):
        pen.part("cloth", polygon([(s * 12, -94), (s * 60, -84), (s * 62, -36), (s * 34, -34), (s * 30, -62), (s * 16,
            -66)]), tone=-0.04)
        pen.part("flower", union(*(ellipse(s * 48 + a, -50 + b, 3.4) for a, b in ((-3, 0), (3, 0), (0, -3), (0, 3)))),
            shade="flat")
    pen.part("cloth", polygon([(-16, -96), (16, -96), (22, -50), (28, 0), (-28, 0), (-22, -50)]))
    pen.mark("white", polygon([(-10, -100), (10, -100), (2, -72), (-2, -72)]))
    pen.mark("cloth", joined(line([(-12, -100), (4, -68)]), line([(12, -100), (-6, -62), (-10, 4)])), width=4, tone=0.1)
    pen.mark("cloth", line([(4, -40), (8, 2)]), width=1.4, tone=-0.14)
    pen.part("obi", rect(-23, -66, 46, 20, 1))
    pen.mark("cloth", line([(-24, -56), (24, -56)]), width=3, tone=0.05)
    for x, y in ((-15, -18), (12, -26), (16, -8), (-8, -34)):
        pen.part("flower", union(*(ellipse(x + a, y + b, 3.2) for a, b in ((-3, 0), (3, 0), (0, -3), (0, 3)))),
            shade="flat")
        pen.part("obi", ellipse(x, y, 1.6), shade="flat")
    pen.anchor(top=(0, -98), lean=(-30, -40))


@symbol("poncho, serape", kinds="clothing", height=0.9, worn=5.0, slots={"cloth": ("#c9482f", "primary"),
    "a": ("#f0b23e",
    "fixed"), "b": ("#2f8f8a", "fixed"),
    "white": WHITE})
def poncho(pen: Pen) -> None:
    body = polygon([(-8, -92), (8, -92), (66, -24), (0, -2), (-66, -24)])
    pen.part("white", joined(*(line([(x, -18 + (1 - abs(x) / 60) * 16), (x, -10 + (1 - abs(x) / 60) * 16)])
        for x in range(-60, 61, 5))), shade="flat")
    pen.stroke("white", joined(*(line([(x, -24 + (1 - abs(x) / 66) * 22), (x, -15 + (1 - abs(x) / 66) * 22)])
        for x in range(-62, 63, 5))), 2)
    pen.part("cloth", body)
    for slot, y, w in (("a", -66, 5), ("b", -52, 7), ("white", -42, 3), ("a", -30, 6), ("b", -16, 4)):
        k = (92 + y) / 92
        pen.mark(slot, line([(-74 * k - 6, y - 8 * k), (0, y + 18 * k), (74 * k + 6, y - 8 * k)]), width=w)
    pen.part("cloth", smooth([(-10, -90), (0, -96), (10, -90), (0, -82)]), tone=-0.16)
    pen.anchor(fit=(0, -88), top=(0, -94), lean=(-40, -40))


@symbol("dungaree, boiler suit", kinds="trousers, clothing", height=1.2,
    slots={"denim": ("#3f6ba8", "primary"), "brass": GOLD})
def dungarees(pen: Pen) -> None:
    pen.stroke("denim", joined(line([(-13, -70), (-16, -98), (-8, -102)]), line([(13, -70), (16, -98), (8, -102)])),
        5, shade="form", tone=-0.06)
    pen.part("denim", polygon([(-17, -74), (17, -74), (20, -52), (-20, -52)]))
    pen.part("denim", polygon([(-24, -54), (24, -54), (30, 0), (5, 0), (0, -32), (-5, 0), (-30, 0)]))
    pen.mark("denim", joined(line([(0, -54), (0, -30)]), line([(-26, -48), (26, -48)])), width=1.2, tone=-0.14)
    pen.mark("denim", joined(rect(-31, -6, 28, 7), rect(3, -6, 28, 7)), tone=0.1)
    pen.part("denim", rect(-9, -70, 18, 13, 2), tone=0.06)
    pen.stroke("denim", rect(-9, -70, 18, 13, 2), 0.8, tone=-0.14)
    pen.part("brass", joined(ellipse(-13, -71, 2.6), ellipse(13, -71, 2.6), ellipse(-22, -44, 1.6), ellipse(22, -44,
        1.6)))
    pen.anchor(top=(0, -100), lean=(-24, -40))


@symbol("bikini", kinds="swimsuit, clothing", height=0.6, slots={"cloth": ("#e0478a", "primary"), "dot": ("#fbf3f6",
    "second")})
def bikini(pen: Pen) -> None:
    cup = smooth([(2, -60, "c"), (10, -78), (22, -84, "c"), (36, -70), (38, -58, "c"), (20, -54)])
    pen.stroke("cloth", joined(line([(22, -84), (16, -104)]), line([(-22, -84), (-16, -104)]),
        line([(36, -58), (52, -62)]), line([(-36, -58), (-52, -62)])), 2)
    pen.part("cloth", joined(cup, mirrored(cup)))
    pen.mark("dot", joined(*(ellipse(s * x, y, 2.4) for s in (-1, 1) for x, y in ((14, -66), (22, -74), (24, -62),
        (32, -64)))))
    pen.part("cloth", smooth([(-36, -36, "c"), (0, -33), (36, -36, "c"), (35, -28), (18, -16), (6, -2, "c"), (-6, -2,
        "c"), (-18, -16), (-35, -28)], tension=0.4))
    pen.mark("dot", joined(*(ellipse(x, y, 2.4) for x, y in ((-26, -30), (-13, -28), (0, -29), (13, -28), (26, -30),
        (-7, -18), (7, -18), (0, -9)))))
    pen.part("cloth", joined(ellipse(-38, -34, 5, 3, 30), ellipse(38, -34, 5, 3, -30), ellipse(0, -60, 3)), tone=-0.06)
    pen.anchor(top=(0, -84), lean=(-30, -40))


@symbol("tutu, ballet skirt, tulle skirt", kinds="clothing", garment="skirt", height=0.45,
    slots={"tulle": ("#f3a8c6", "primary"),
    "band": ("#d9709c", "follow")})
def tutu(pen: Pen) -> None:
    for w, y, tone in ((70, -8, -0.08), (64, -16, 0.0), (54, -26, 0.06)):
        n = 11
        edge = [(-w + 2 * w * i / n, y + (4 if i % 2 else -2) + 9 * (1 - abs(2 * i / n - 1))) for i in range(n + 1)]
        pen.part("tulle", smooth([(-20, -62, "c"), *edge, (20, -62, "c")]), tone=tone, alpha=0.92)
        pen.mark("tulle", joined(*(line([(x * 0.26, -60), (x, yy)]) for x, yy in edge[1:-1])), width=1,
            tone=tone - 0.09)
    pen.part("band", rect(-21, -70, 42, 11, 3))
    pen.part("band", joined(ellipse(-7, -64, 7, 4, 20), ellipse(7, -64, 7, 4, -20), ellipse(0, -64, 3)), tone=0.08)
    pen.anchor(top=(0, -70), lean=(-40, -30))


@symbol("kilt, tartan skirt", kinds="clothing", garment="skirt", height=0.6, slots={"cloth": ("#b3262e", "primary"),
    "green": ("#1f5a3c", "second"), "gold": GOLD, "fur": ("#f4ece0", "fixed"), "dark": DARK})
def kilt(pen: Pen) -> None:
    body = polygon([(-30, -74), (30, -74), (46, -4), (-46, -4)])
    pen.part("cloth", body)
    pen.mark("green", joined(*(line([(x * 0.66, -76), (x, 0)]) for x in (-36, -18, 0, 18, 36)),
        *(line([(-50, y), (50, y)]) for y in (-58, -36, -14))), width=6, alpha=0.85)
    pen.mark("gold", joined(*(line([(x * 0.66, -76), (x, 0)]) for x in (-27, -9, 9, 27)), *(line([(-50, y), (50, y)])
        for y in (-47, -25))), width=1)
    pen.mark("cloth", joined(*(line([(x * 0.66, -76), (x, 0)]) for x in range(-44, 46, 8))), width=1, tone=-0.18)
    pen.part("dark", rect(-32, -80, 64, 9, 2))
    pen.part("gold", rect(-6, -81, 12, 11, 2))
    pen.part("fur", smooth([(-10, -56), (10, -56), (12, -38), (0, -32), (-12, -38)]))
    pen.part("gold", smooth([(-11, -58), (11, -58), (8, -50), (-8, -50)]))
    pen.stroke("dark", joined(*(line([(x, -40), (x, -28)]) for x in (-5, 0, 5))), 2)
    pen.anchor(top=(0, -80), lean=(-36, -30))


@symbol("crutch, pair of crutches", kinds="tool, thing", height=1.2, slots={"metal": ("#c3cad4", "primary"),
    "pad": ("#4a4f5c", "fixed")}, held="gripped", traits=("carried",))
def crutch(pen: Pen) -> None:
    for x, tone in ((-16, 0.0), (16, -0.04)):
        pen.stroke("metal", joined(line([(x - 7, -94), (x - 5, -40), (x, -24), (x, -3)]),
            line([(x + 7, -94), (x + 5, -40), (x, -24)]), line([(x - 6, -62), (x + 6, -62)])), 3, shade="form",
                tone=tone)
        pen.part("pad", rect(x - 11, -101, 22, 9, 4.5))
        pen.part("pad", joined(rect(x - 6, -64, 12, 5, 2.4), rect(x - 3, -5, 6, 6, 2)))
    pen.anchor(top=(0, -100), handle=(0, -62), lean=(-16, -50))


@symbol("wig, powdered wig, hairpiece", kinds="accessory, clothing", height=0.3, place="surface", worn=2.6,
    slots={"hair": ("#8a4f2a", "primary")})
def wig(pen: Pen) -> None:
    hair = smooth([(0, -96), (-30, -88), (-44, -60), (-48, -26), (-40, -2), (-24, 0), (-20, -20), (-24, -46), (-14,
        -62), (4, -60), (20, -56), (24, -40), (20, -18), (24, 0), (40, -2), (48, -26), (44, -60), (30, -88)])
    pen.part("hair", hair)
    pen.mark("hair", joined(*(curve((s * 8, -92), (s * 36, -66), (s * 34, -4)) for s in (-1, 1)),
        *(curve((s * 4, -90), (s * 28, -62), (s * 28, -4)) for s in (-1, 1)), *(curve((s * 12, -94), (s * 42, -60),
            (s * 42, -8)) for s in (-1, 1))), width=1.6, tone=-0.12)
    pen.mark("hair", curve((-26, -80), (-12, -88), (4, -88)), width=4, tone=0.12)
    pen.anchor(fit=(0, -84), top=(0, -96), seat=(0, -60))
