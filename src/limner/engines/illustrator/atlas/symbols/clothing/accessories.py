"""Scarves, ties, belts, gloves, umbrellas and the like."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    limb,
    line,
    outline,
    polygon,
    rect,
    rotated,
    smooth,
    star,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK, GOLD
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, quad


@symbol("belt", kinds="clothing, accessory", height=0.12, place="surface", worn_at="waist", worn=2.6,
    slots={"leather": ("#8a5632", "primary"), "metal": GOLD})
def belt(pen: Pen) -> None:
    coil = difference(ellipse(-6, -40, 50, 30), ellipse(-6, -44, 42, 22))
    pen.part("leather", coil, tone=-0.08)
    strap = smooth([(-56, -40, "c"), (-50, -20), (-10, -4), (30, -6), (60, -14, "c"), (60, 6, "c"), (26, 14), (-14, 14),
        (-50, -2), (-58, -24)])
    pen.part("leather", strap)
    pen.mark("leather", joined(curve((-52, -22), (-12, -1), (58, -9)), curve((-50, -8), (-12, 10), (58, 2))), width=1,
        tone=0.12)
    pen.part("metal", difference(rect(18, -14, 26, 30, 5), rect(23, -9, 16, 20, 3)))
    pen.part("metal", rect(28, -1, 16, 3, 1.4))
    pen.mark("metal", rect(28, -1, 16, 1.2), tone=0.1)
    pen.anchor(top=(0, -68), handle=(0, -30))


@symbol("cane, walking stick, walking cane, crook, hiking stick", kinds="tool, thing", height=0.88,
    held="gripped", traits=("pole",),
    slots={"wood": ("#7a4a2c", "primary"), "tip": ("#2f343d", "fixed"), "gold": ("#e0b24a", "fixed")})
def cane(pen: Pen) -> None:
    stick = outline(smooth([(8, -2, "c"), (8, -84, "c"), (4, -98), (-10, -104), (-22, -96), (-22, -84, "c")],
        closed=False), 7.4)
    pen.part("wood", stick)
    pen.mark("wood", crescent(stick, -2.6, 0), tone=-0.12)
    pen.mark("gold", rect(0, -76, 20, 6))
    pen.part("tip", rect(3.4, -8, 9.2, 8, 2))
    pen.anchor(top=(-6, -104), handle=(-10, -100), lean=(8, -60))


@symbol("handcuff, pair of handcuffs, manacle, shackle", kinds="tool", height=0.12, place="surface",
    slots={"steel": ("#aab4c2", "primary"), "dark": DARK})
def handcuff(pen: Pen) -> None:
    pen.stroke("steel", joined(*(ellipse(-11 + 11 * i, -40 + (i % 2) * 4, 8, 5, 20) for i in range(3))), 3,
        shade="form")
    for s in (-1, 1):
        pen.part("steel", difference(ellipse(s * 44, -36, 31), ellipse(s * 44, -36, 23)))
        pen.mark("steel", crescent(ellipse(s * 44, -36, 31), -4, -4), tone=-0.14)
        pen.part("steel", smooth([(s * 14, -48), (s * 28, -56), (s * 32, -36), (s * 28, -18), (s * 14, -26)]),
            tone=-0.08)
        pen.part("dark", joined(ellipse(s * 23, -40, 2.6), rect(s * 23 - 1, -39, 2, 7)), shade="flat")
    pen.anchor(top=(0, -66), lean=(-70, -36))


@symbol("umbrella, parasol, brolly", kinds="thing", height=0.9, slots={"body": ("#d6403f", "primary"),
    "handle": ("#7a4a2f", "second"), "metal": ("#b8c0ca", "fixed")},
    poses="open, closed", home="street", held="overhead", traits=("lies", "carried", "colourful", "raised"))
def umbrella(pen: Pen) -> None:
    if pen.pose == "closed":
        _furled(pen)
        return
    pen.part("metal", rect(-1, -104, 2, 10, 1))
    pen.part("body", smooth([(-56, -54, "c"), (-30, -62), (0, -60), (30, -62), (56, -54, "c"), (0, -48)]), tone=-0.22)
    pen.part("metal", rect(-1.3, -60, 2.6, 40))
    pen.stroke("handle", curve((0, -26), (0, -8), (6, -1.6), (13, -4), (14, -11)), 4.6)
    canopy = smooth([(-58, -54, "c"), (-52, -72), (-32, -91), (0, -98), (32, -91), (52, -72), (58, -54, "c"), (48, -59),
        (37, -54, "c"), (25, -60), (13, -54.6, "c"), (0, -60.6), (-13, -54.6, "c"), (-25, -60), (-37, -54, "c"),
        (-48, -59)])
    pen.part("body", canopy)
    gores = [(-58, -37, -0.02), (-37, -13, 0.05), (-13, 13, 0.0), (13, 37, -0.05), (37, 58, -0.1)]
    for a, b, tone in gores:
        pen.mark("body", smooth([(a, -50, "c"), (a * 0.86, -74), (0, -99, "c"), (b * 0.86, -74), (b, -50, "c")]),
            tone=tone)
    pen.mark("body", joined(*(curve((0, -98), (x * 0.8, -80), (x, -54)) for x in (-37, -13, 13, 37))), tone=-0.14,
        width=0.9)
    pen.anchor(top=(0, -100), handle=(0, -22), under=(0, -30))


def _furled(pen: Pen) -> None:
    """Rolled up, its handle on top."""
    pen.part("metal", rect(-1.2, -8, 2.4, 8, 1))
    pen.part("metal", rect(-1.4, -88, 2.8, 14))
    pen.stroke("handle", curve((0, -84), (0, -102), (6, -108), (13, -105), (14, -98)), 4.6)
    roll = smooth([(-2, -5, "c"), (2, -5, "c"), (7, -34), (9, -62), (7, -78, "c"), (-7, -78, "c"), (-9, -62),
        (-7, -34)])
    pen.part("body", roll)
    pen.mark("body", joined(curve((-4, -76), (-2, -40), (0, -6)), curve((3, -77), (5, -44), (1, -8))), tone=-0.14,
        width=1.2)
    pen.mark("body", rect(-12, -60, 24, 4), tone=-0.2)
    pen.anchor(top=(4, -108), handle=(8, -107))


@symbol("wig, powdered wig, hairpiece", kinds="accessory, clothing", height=0.3, place="surface", worn=3.0,
    worn_at="head",
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


@symbol("scarf, muffler, shawl", kinds="clothing", height=0.5, place="surface",
    slots={"body": ("#d2493f", "primary"), "stripe": ("#f6e3bd", "second")}, worn=2.3,
    grips=((0.2, 0.3), (0.75, 0.3)), poses="worn, lying", traits=("drapes", "lies", "wound"))
def scarf(pen: Pen) -> None:
    if pen.pose == "lying":
        _laid_scarf(pen)
        return
    for x, turn, low, tone in ((-8, 14, -8, -0.09), (10, -8, 0, 0.0)):
        tail = rotated(rect(x - 13, -70, 26, 70 + low), turn, (x, -70))
        pen.part("body", tail, tone=tone)
        pen.mark("stripe", rotated(joined(rect(x - 20, -24 + low, 40, 5), rect(x - 20, -15 + low, 40, 5)), turn,
            (x, -70)), tone=tone)
        fringe = joined(*(line([(x - 11 + 4.4 * i, low - 1), (x - 11 + 4.4 * i, low + 8)]) for i in range(6)))
        pen.stroke("body", rotated(fringe, turn, (x, -70)), 2, tone=tone - 0.03)
    pen.part("body", ellipse(0, -82, 40, 17), tone=-0.16)
    loop = smooth([(-42, -84), (-34, -74), (0, -69), (34, -74), (42, -84), (42, -68), (30, -56), (0, -51), (-30, -56),
        (-42, -68)])
    pen.part("body", loop)
    pen.mark("body", crescent(loop, -5, -6), tone=-0.08)
    pen.mark("stripe", joined(*(line([(x, -80), (x * 0.9 + 3, -48)]) for x in (-30, -22, 24, 32))), width=3)
    pen.part("body", smooth([(-6, -68), (8, -72), (22, -66), (22, -54), (8, -49), (-6, -54)]), tone=0.04)
    pen.anchor(fit=(0, -72), top=(0, -96), handle=(10, -20))


def _laid_scarf(pen: Pen) -> None:
    """Laid out in a loose loop, one end over the other, seen from a little above."""
    far = smooth([(-80, -22), (-44, -34), (-5, -44), (34, -42), (53, -30), (38, -18), (4, -18)], closed=False)
    near = smooth([(4, -18), (-26, -22), (-35, -34), (-12, -46), (24, -36), (53, -16), (82, -12)], closed=False)
    for path, (x, y), side, tone in ((far, (-80, -22), -1, -0.07), (near, (82, -12), 1, 0.0)):
        fringe = joined(*(line([(x, y - 7 + 3.4 * i), (x + 9 * side, y - 7 + 3.4 * i)]) for i in range(5)))
        pen.stroke("body", fringe, 2, tone=tone - 0.03)
        pen.part("body", outline(path, 18, round_cap=False), tone=tone)
        pen.mark("stripe", joined(*(rect(x - side * off - 2.4, y - 16, 4.8, 34) for off in (12, 22))), tone=tone)
        pen.mark("body", path, width=1.4, tone=tone - 0.1)
    pen.anchor(top=(0, -50), handle=(10, -20), seat=(0, -30))


@symbol("tie, necktie, cravat", kinds="clothing", height=0.5, faces_viewer=True,
    slots={"body": ("#b8323d", "primary"), "stripe": ("#f2d48a", "second")}, told_in="room", worn=0.75,
    traits=("lies",))
def tie(pen: Pen) -> None:
    tail = smooth([(-2, -84, "c"), (7, -84, "c"), (13, -34), (14.4, -24, "c"), (6.4, -13, "c"), (-2, -24, "c")])
    pen.part("body", tail, tone=-0.13)
    bands = joined(*(quad((-24, y + 12), (24, y - 8), (24, y - 3), (-24, y + 17)) for y in (-74, -56, -38, -20)))
    pen.mark("stripe", bands, tone=-0.13)
    blade = smooth([(-6, -85, "c"), (6, -85, "c"), (10.4, -56), (16.4, -17, "c"), (0, 0, "c"), (-16.4, -17, "c"),
        (-10.4, -56)], tension=0.4)
    pen.part("body", blade)
    pen.mark("body", quad((0, -90), (20, -90), (24, 4), (3, 4)), tone=-0.07)
    pen.mark("stripe", bands)
    pen.mark("body", joined(*(quad((-24, y + 20), (24, y), (24, y + 1.2), (-24, y + 21.2)) for y in (-74, -56, -38,
        -20))), tone=0.1, detail=1)
    pen.mark("body", smooth([(-3.4, -84), (-8, -50), (-11.4, -20), (-6.8, -14), (-5, -50), (-1.6, -84)]), tone=0.14,
        alpha=0.4)
    pen.mark("body", smooth([(-8, -87, "c"), (8, -87, "c"), (7, -80), (0, -76.6), (-7, -80)]), tone=-0.2, alpha=0.6)
    pen.mark("body", curve((-13.6, -17.4), (0, -3.4), (13.6, -17.4)), width=0.7, tone=-0.16, detail=2)
    knot = smooth([(-11.4, -100, "c"), (0, -101.4), (11.4, -100, "c"), (9.6, -91), (6, -82.6, "c"), (0, -81.4), (-6,
        -82.6, "c"), (-9.6, -91)], tension=0.4)
    pen.part("body", knot, tone=0.03)
    pen.mark("stripe", quad((-16, -88), (16, -101), (16, -96.6), (-16, -83.6)))
    pen.mark("body", polygon([(3, -104), (14, -104), (9, -80), (1, -80)]), tone=-0.08, alpha=0.8)
    pen.mark("body", joined(curve((-6.4, -98), (-3.4, -90), (-2.6, -84)), curve((3, -97), (2, -90), (1.4, -84))),
        width=0.9, tone=-0.15, detail=1)
    pen.anchor(top=(0, -100), fit=(0, -99))


@symbol("bow tie, bow, ribbon, hair bow", kinds="clothing", height=0.06, faces_viewer=True,
    slots={"body": ("#d23a4a", "primary")}, told_in="room", worn=1.5,
    traits=("wound",))
def bow(pen: Pen) -> None:
    for side in (-1, 1):
        wing = smooth([(0, -28, "c"), (side * 24, -46), (side * 52, -54), (side * 56, -28), (side * 52, -2),
            (side * 24, -10), (0, -26, "c")])
        pen.part("body", wing, tone=0.0 if side < 0 else -0.05)
        pen.mark("body", joined(curve((side * 6, -30), (side * 24, -36), (side * 38, -36)),
            curve((side * 6, -26), (side * 24, -20), (side * 38, -20))), tone=-0.12, width=2)
    pen.part("body", rect(-10, -39, 20, 23, 6), tone=0.04)
    pen.anchor(top=(0, -50), fit=(0, -28))


@symbol("glove, mitten, mitt, winter glove", kinds="clothing", height=0.25, garment="gloves", worn=1.2, worn_at="hands",
    poses="fingers, mitt", slots={"body": ("#d2493f", "primary"), "cuff": ("#f6ecd8", "second")}, told_in="room",
    traits=("hollow",))
def glove(pen: Pen) -> None:
    if pen.pose == "mitt":
        _mitten(pen)
    else:
        _fingers(pen)
    pen.part("cuff", rect(-34, -23, 64, 23, 8))
    pen.mark("cuff", joined(*(line([(x, -24), (x, 2)]) for x in range(-28, 30, 8))), tone=-0.08, width=1.6)
    pen.anchor(top=(0, -98), handle=(0, -10), hem=(-2, 0))


def _mitten(pen: Pen) -> None:
    pen.part("body", smooth([(18, -34), (34, -50), (46, -62), (52, -54), (46, -38), (28, -16)]), tone=-0.05)
    body = smooth([(-28, -18, "c"), (-32, -50), (-30, -82), (-12, -98), (12, -96), (26, -80), (28, -50),
        (24, -18, "c")])
    pen.part("body", body)
    pen.mark("body", crescent(body, -10, -3), tone=-0.08)
    pen.mark("cuff", joined(*(star(x, y, 6, 2.6, 6) for x, y in ((-4, -60), (10, -78), (-16, -80), (8, -42),
        (-16, -42)))), alpha=0.9)


def _fingers(pen: Pen) -> None:
    """A palm with four fingers and a thumb."""
    pen.part("body", limb([(18, -32, 16), (34, -48, 14), (44, -62, 11)]), tone=-0.05)
    spread = ((-22, -29, -86), (-8, -10, -99), (7, 8, -98), (20, 25, -84))
    palm = smooth([(-27, -18, "c"), (-30, -40), (-28, -58), (0, -63), (26, -58), (27, -40), (24, -18, "c")])
    fingers = [limb([(x, -50, 14), (tip, y, 12)]) for x, tip, y in spread]
    whole = union(palm, *fingers)
    pen.part("body", whole)
    pen.mark("body", crescent(palm, -9, -3), tone=-0.08)
    pen.mark("body", joined(*(line([(x, -62), (x, -48)]) for x in (-15, -0.5, 13.5))), width=1.6, tone=-0.16)
