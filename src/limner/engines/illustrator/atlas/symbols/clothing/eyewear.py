"""Glasses, goggles and masks."""

# fmt: off
# Outlines read better as runs of points than one point a line.


from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    line,
    polygon,
    rect,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK, STEEL
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve


@symbol("vr headset, virtual reality headset, vr goggles, virtual reality goggles, vr glasses",
    kinds="electronics, eyewear, glasses", height=0.14, place="surface", faces_viewer=True,
    slots={"body": ("#f1f3f5", "primary"), "dark": DARK, "light": ("#5fd0e8", "light")})
def vr_headset(pen: Pen) -> None:
    pen.part("dark", difference(smooth([(-52, -36), (-58, -66), (-36, -86), (0, -92), (36, -86), (58, -66), (52, -36)]),
        smooth([(-44, -36), (-48, -62), (-30, -78), (0, -82), (30, -78), (48, -62), (44, -36)])))
    pen.part("dark", rect(-5, -90, 10, 40, 3), tone=0.06)
    pen.part("dark", smooth([(-56, -54), (56, -54), (60, -30), (54, -8), (22, -4), (10, -14), (-10, -14), (-22, -4),
        (-54, -8), (-60, -30)]))
    body = smooth([(-52, -58), (0, -62), (52, -58), (58, -44), (56, -18), (46, -8), (20, -6), (8, -14), (-8, -14),
        (-20, -6), (-46, -8), (-56, -18), (-58, -44)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -5, -7), tone=-0.1)
    plate = smooth([(-44, -50), (0, -53), (44, -50), (47, -40), (45, -22), (36, -17), (-36, -17), (-45, -22),
        (-47, -40)])
    pen.part("dark", plate)
    pen.mark("dark", smooth([(-44, -48), (-10, -52), (-30, -18), (-46, -20)]), tone=0.12, alpha=0.8)
    pen.part("light", joined(*(ellipse(x, -24, 1.8) for x in (-6, 0, 6))), shade="glow", detail=1)
    pen.anchor(top=(0, -90), fit=(0, -34), handle=(0, -36))


@symbol("mask, carnival mask, venetian mask, theatre mask, theater mask", kinds="clothing, thing", height=0.15,
    faces_viewer=True, slots={"body": ("#8a5fc0", "primary"), "gold": ("#e6b94a", "second"),
    "feather": ("#e0567f", "fixed")}, told_in="room", worn=1.7)
def mask(pen: Pen) -> None:
    for angle, length in ((-34, 44), (-14, 54), (6, 54), (26, 46)):
        from_x = angle * 0.4
        pen.part("feather", smooth([(from_x - 2, -52, "c"), (from_x + angle * 0.5 - 8, -52 - length * 0.6),
            (from_x + angle * 0.9, -52 - length, "c"), (from_x + angle * 0.5 + 8, -52 - length * 0.55),
            (from_x + 2, -52, "c")]), tone=0.03 if angle > 0 else -0.04)
        pen.mark("feather", curve((from_x, -52), (from_x + angle * 0.5, -52 - length * 0.6),
            (from_x + angle * 0.85, -56 - length * 0.9)), tone=-0.13, width=1.2)
    body = smooth([(0, -50), (-24, -56), (-56, -64, "c"), (-58, -36), (-46, -12), (-24, -8), (-8, -20), (0, -16),
        (8, -20), (24, -8), (46, -12), (58, -36), (56, -64, "c"), (24, -56)])
    eyes = [smooth([(side * 12, -34, "c"), (side * 24, -44), (side * 42, -40, "c"), (side * 34, -28),
        (side * 20, -26)]) for side in (-1, 1)]
    pen.part("body", difference(body, joined(*eyes)))
    pen.mark("body", crescent(body, -5, -6), tone=-0.09)
    pen.stroke("gold", joined(*eyes), 2.2)
    pen.stroke("gold", body, 2.4)
    pen.part("gold", joined(ellipse(0, -46, 4), ellipse(-7, -50, 2.4), ellipse(7, -50, 2.4)))
    pen.anchor(top=(0, -60), fit=(0, -36), handle=(50, -20))


@symbol("goggles, ski goggles, swimming goggles, safety goggles, swim goggles", kinds="glasses, eyewear, clothing",
    height=0.09, place="surface", faces_viewer=True,
    slots={"strap": ("#e0593f", "primary"), "lens": ("#58b0d6", "second"), "frame": ("#2c2f38", "fixed")}, worn=1.9)
def goggles(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("strap", smooth([(side * 50, -38, "c"), (side * 66, -42), (side * 74, -34), (side * 74, -20),
            (side * 66, -12), (side * 50, -16, "c")]), tone=-0.06)
    frame = smooth([(-56, -46), (-30, -54), (0, -52), (30, -54), (56, -46), (60, -26), (52, -6), (28, -1), (10, -8),
        (0, -16), (-10, -8), (-28, -1), (-52, -6), (-60, -26)])
    pen.part("frame", frame)
    lens = smooth([(-50, -42), (-28, -48), (0, -46), (28, -48), (50, -42), (53, -26), (46, -11), (27, -7), (12, -14),
        (0, -23), (-12, -14), (-27, -7), (-46, -11), (-53, -26)])
    pen.part("lens", lens)
    pen.mark("lens", crescent(lens, -6, -7), tone=-0.14)
    pen.mark("lens", joined(polygon([(-34, -56), (-16, -56), (-40, 4), (-58, 4)]),
        polygon([(-10, -56), (-5, -56), (-29, 4), (-34, 4)]), polygon([(38, -56), (46, -56), (24, 4), (16, 4)])),
        tone=0.2, alpha=0.55)
    pen.anchor(fit=(0, -28), top=(0, -52), handle=(0, -28))


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


@symbol("eye patch, eyepatch, pirate patch", kinds="eyewear, accessory, clothing", height=0.08,
    place="surface", worn=2.2,
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


@symbol("glasses, spectacles, eyeglasses, reading glasses, round glasses", kinds="eyewear, thing, clothing",
    height=0.05, place="surface", faces_viewer=True, nook="study", worn=2.3, shapes=("round",),
    slots={"frame": ("#2c2f38", "primary"), "lens": ("#dcebf2", "second")})
def glasses(pen: Pen) -> None:
    for side in (-1, 1):
        lens = ellipse(side * 31, -24, 23)
        pen.part("lens", lens, shade="glass", alpha=0.42)
        pen.mark("lens", polygon([(side * 31 - 2, -50), (side * 31 + 10, -50), (side * 31 - 6, 2),
            (side * 31 - 18, 2)]), tone=0.2, alpha=0.6)
        pen.stroke("frame", lens, 6)
        pen.stroke("frame", line([(side * 53, -30), (side * 62, -33)]), 5.4)
    pen.stroke("frame", curve((-9, -27), (0, -32), (9, -27)), 5.4)
    pen.anchor(fit=(0, -24), top=(0, -48), handle=(0, -28))


@symbol("sunglasses, shades, dark glasses", kinds="glasses, eyewear, thing, clothing", height=0.05,
    place="surface", faces_viewer=True, slots={"frame": ("#2c2f38", "primary"), "lens": ("#5a6b80", "second")},
    nook="study", worn=2.0)
def sunglasses(pen: Pen) -> None:
    for side in (-1, 1):
        lens = smooth([(side * 8, -34), (side * 30, -39), (side * 54, -35), (side * 54, -16), (side * 42, -2),
            (side * 22, -2), (side * 9, -15)])
        pen.part("lens", lens, shade="glass", alpha=0.85)
        pen.mark("lens", polygon([(side * 30 - 6, -42), (side * 30 + 8, -42), (side * 30 - 8, 2), (side * 30 - 20, 2)]),
            tone=0.2, alpha=0.5)
        pen.stroke("frame", lens, 4.6)
        pen.stroke("frame", line([(side * 54, -32), (side * 62, -34)]), 4.6)
    pen.stroke("frame", curve((-9, -26), (0, -31), (9, -26)), 4.2)
    pen.anchor(fit=(0, -24), top=(0, -38), handle=(0, -28))


@symbol("surgical mask, face mask, medical mask, surgeon's mask, dust mask, hospital mask",
    kinds="eyewear, clothing", height=0.12, place="surface", faces_viewer=True, home="hospital", worn=1.7,
    worn_at="mouth", slots={"cloth": ("#9fd3e0", "primary"), "loop": ("#f6f8f8", "fixed")})
def surgical_mask(pen: Pen) -> None:
    for side in (-1, 1):
        pen.stroke("loop", curve((side * 42, -52), (side * 66, -46), (side * 64, -22), (side * 40, -14)), 3.4)
    cloth = smooth([(-44, -56, "c"), (0, -62), (44, -56, "c"), (46, -34), (40, -12, "c"), (22, -2), (0, 0), (-22, -2),
        (-40, -12, "c"), (-46, -34)])
    pen.part("cloth", cloth)
    pen.mark("cloth", crescent(cloth, -5, -6), tone=-0.06)
    pen.mark("cloth", joined(*(curve((-48, y), (0, y + 4), (48, y)) for y in (-42, -30, -18))), width=2.2, tone=-0.1)
    pen.mark("cloth", rect(-50, -66, 100, 9), tone=0.1)
    pen.anchor(fit=(0, -30), top=(0, -60), handle=(0, -30))
