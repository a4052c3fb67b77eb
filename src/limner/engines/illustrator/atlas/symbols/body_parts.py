"""Parts of bodies that are shown by themselves: an eye, a foot, lips, wings."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import difference, ellipse, joined, limb, line, mirrored, scaled, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import fused
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve

_SKIN: Hue = ("#eab58e", "primary")


@symbol("open eye, all-seeing eye, evil eye", symbol_id="eye", kinds="thing", height=0.03,
    place="surface", faces_viewer=True, slots={"lid": ("#e2a884", "fixed"), "white": ("#fdfbf8", "fixed"),
    "iris": ("#3f8fd0", "primary"), "pupil": ("#1b1a20", "fixed"), "lash": ("#2a2226", "fixed"),
    "glint": ("#ffffff", "fixed")})
def eye(pen: Pen) -> None:
    almond = smooth([(-72, -46, "c"), (-44, -74), (0, -86), (44, -76), (74, -50, "c"), (42, -24), (0, -14), (-42, -22)])
    lid = smooth([(-80, -46, "c"), (-48, -86), (0, -100), (50, -88), (84, -52, "c"), (46, -16), (0, -4), (-46, -14)])
    pen.part("lid", lid)
    pen.part("white", almond)
    pen.mark("white", curve((-72, -54), (-40, -76), (0, -84), (44, -76), (74, -56)), tone=-0.12, width=8)
    pen.part("iris", ellipse(2, -52, 32))
    pen.mark("iris", difference(ellipse(2, -52, 32), ellipse(2, -52, 27.6)), tone=-0.18)
    pen.mark("iris", joined(*(line([(2 + 16 * math.cos(t), -52 + 16 * math.sin(t)),
        (2 + 26 * math.cos(t), -52 + 26 * math.sin(t))]) for t in (6.283 * i / 26 for i in range(26)))), tone=0.14,
        width=1.6)
    pen.part("pupil", ellipse(2, -52, 14), shade="flat")
    pen.part("glint", joined(ellipse(-8, -64, 7, 6), ellipse(12, -42, 3)), shade="flat")
    pen.stroke("lash", curve((-76, -46), (-46, -77), (0, -90), (46, -79), (77, -52)), 5)
    roots = [(-62, -62, -84, -76), (-44, -76, -60, -96), (-22, -85, -30, -108), (2, -89, 2, -113), (26, -86, 34, -109),
        (46, -77, 62, -97), (62, -65, 84, -78)]
    pen.part("lash", joined(*(limb([(a, b, 4), (c, d, 0.8)]) for a, b, c, d in roots)), shade="flat")
    pen.anchor(top=(0, -100))


@symbol("human foot", kinds="thing", height=0.25,
    slots={"skin": _SKIN, "nail": ("#f9dcc8", "fixed")})
def foot(pen: Pen) -> None:
    leg = smooth([(-34, -104, "c"), (-34, -60), (-42, -26), (-44, -10), (-30, 0), (20, -1), (62, -1), (70, -9), (60,
        -20),
        (30, -30), (8, -46), (0, -70), (2, -104, "c")])
    toes = [ellipse(x, y, r) for x, y, r in ((66, -9, 9.4), (57, -15, 6), (49, -19, 5.4))]
    pen.part("skin", fused(leg, *toes, radius=2))
    pen.mark("skin", crescent(leg, -6, -5), tone=-0.08)
    pen.mark("skin", joined(curve((-24, -34), (-18, -28), (-20, -20)), curve((60, -1), (57, -7), (60, -13)),
        curve((50, -20), (52, -14), (57, -12))), tone=-0.15, width=1.6)
    pen.part("nail", ellipse(71, -13, 3.4, 2.6, 30), shade="flat")
    pen.anchor(top=(-16, -104))


@symbol("human ear", symbol_id="ear", kinds="thing", height=0.07, place="surface",
    slots={"skin": _SKIN})
def ear(pen: Pen) -> None:
    shell = smooth([(-22, -40), (-28, -70), (-14, -94), (14, -98), (34, -80), (34, -54), (20, -36), (14, -14), (-2, 0),
        (-18, -8), (-16, -24)])
    pen.part("skin", shell)
    pen.mark("skin", crescent(shell, -7, -5), tone=-0.08)
    pen.mark("skin", curve((-16, -62), (-8, -82), (12, -86), (24, -72), (20, -54), (8, -42), (8, -28)), tone=-0.18,
        width=5)
    pen.mark("skin", smooth([(-14, -46), (-4, -60), (8, -58), (4, -44), (-8, -32)]), tone=-0.22)
    pen.mark("skin", curve((-12, -60), (0, -70), (12, -66)), tone=0.08, width=3)
    pen.anchor(top=(8, -98))


@symbol("human nose", symbol_id="nose", kinds="thing", height=0.06, place="surface",
    slots={"skin": _SKIN})
def nose(pen: Pen) -> None:
    shape = smooth([(-10, -98, "c"), (-12, -64), (-24, -40), (-40, -24), (-38, -6), (-22, -2), (-10, -6), (0, 0),
        (10, -6),
        (22, -2), (38, -6), (40, -24), (24, -40), (12, -64), (10, -98, "c")])
    pen.part("skin", shape)
    pen.mark("skin", crescent(shape, -7, -2), tone=-0.09)
    pen.mark("skin", joined(ellipse(-19, -9, 8, 5, -14), ellipse(19, -9, 8, 5, 14)), tone=-0.34)
    pen.mark("skin", joined(curve((-30, -32), (-24, -22), (-26, -8)), curve((30, -32), (24, -22), (26, -8))),
        tone=-0.14,
        width=2)
    pen.mark("skin", ellipse(-4, -40, 5, 18), tone=0.1, alpha=0.8)
    pen.anchor(top=(0, -98))


@symbol("human lips, kiss mark", symbol_id="lips", kinds="thing",
    height=0.05, place="surface", slots={"lip": ("#d8323f", "primary"), "teeth": ("#fffdf8", "fixed"),
    "dark": ("#5a1420", "fixed")})
def lips(pen: Pen) -> None:
    pen.part("dark", smooth([(-62, -44), (0, -58), (62, -44), (34, -26), (0, -20), (-34, -26)]), shade="flat")
    pen.part("teeth", smooth([(-52, -46), (0, -56), (52, -46), (34, -36), (0, -34), (-34, -36)]), shade="flat")
    lower = smooth([(-76, -48, "c"), (-40, -30), (0, -24), (40, -30), (76, -48, "c"), (48, -10), (0, 2), (-48, -10)])
    pen.part("lip", lower, tone=0.03)
    pen.mark("lip", ellipse(-12, -12, 22, 4.6, 4), tone=0.18, alpha=0.7)
    upper = smooth([(-76, -48, "c"), (-44, -72), (-16, -82), (0, -74, "c"), (16, -82), (44, -72), (76, -48, "c"),
        (40, -54),
        (0, -56), (-40, -54)])
    pen.part("lip", upper)
    pen.mark("lip", crescent(upper, 0, -6), tone=-0.08)
    pen.anchor(top=(0, -80))


@symbol("detached wings", symbol_id="wings", kinds="thing", height=1.2,
    place="air", poses="spread", faces_viewer=True, slots={"feather": ("#f8f6f2", "primary"), "deep": ("#d5d8e2",
        "follow")},
    traits=("airborne",))
def wings(pen: Pen) -> None:
    rows = (("deep", [(84, -66, 58, 8), (74, -48, 54, 30), (60, -34, 46, 52), (44, -22, 38, 68), (28, -16, 30, 80)]),
        ("feather", [(70, -80, 46, 4), (62, -64, 42, 26), (48, -50, 38, 48), (34, -40, 30, 66), (22, -34, 24, 80)]))
    for slot, feathers in rows:
        for x, y, length, turn in feathers:
            one = scaled(ellipse(x - 8, y, length * 0.62, 9, turn), 0.8)
            pen.part(slot, union(one, mirrored(one)), tone=0.0)
    arm = smooth([(6, -40, "c"), (14, -74), (40, -100), (72, -104), (94, -92), (80, -80), (52, -74), (30, -54), (14,
        -30)])
    arm = scaled(arm, 0.8)
    pen.part("feather", union(arm, mirrored(arm)))
    quills = scaled(joined(curve((18, -64), (44, -90), (80, -94)), curve((18, -48), (40, -74), (70, -84))), 0.8)
    pen.mark("deep", joined(quills, mirrored(quills)), width=2)
    pen.anchor(top=(0, -70))


@symbol("shed antlers", symbol_id="antlers", kinds="thing", height=0.8, place="surface",
    slots={"horn": ("#b98d5c", "primary"), "skull": ("#efe3cd", "fixed")})
def antlers(pen: Pen) -> None:
    beam = union(limb([(6, -8, 9), (26, -30, 8), (42, -60, 7), (38, -92, 4), (32, -104, 1)]),
        limb([(16, -20, 6), (34, -26, 5), (46, -40, 1)]), limb([(34, -42, 6), (56, -50, 4), (64, -68, 1)]),
        limb([(42, -62, 6), (62, -76, 4), (66, -94, 1)]), limb([(41, -74, 5), (24, -86, 3), (18, -98, 1)]))
    pen.part("horn", union(beam, mirrored(beam)))
    pen.mark("horn", crescent(beam, -3, 0), tone=-0.09)
    pen.part("skull", smooth([(-14, -14), (0, -20), (14, -14), (11, 0), (0, 6), (-11, 0)]))
    pen.anchor(top=(0, -100))


@symbol("footprint, foot print, shoe print, trail of footprints", kinds="thing", height=0.3, place="ground",
    slots={"print": ("#8a6a4c", "primary")})
def footprint(pen: Pen) -> None:
    for x, y, turn in ((-30, 0, -6.0), (30, -34, 6.0)):
        sole = union(ellipse(x, y - 34, 13, 20, turn), ellipse(x - turn * 0.3, y - 10, 10, 11), ellipse(x, y - 22, 9,
            16))
        toes = [ellipse(x + dx, y - 60 + dy, r) for dx, dy, r in ((-9, 2, 5), (-1, -2, 4.2), (6, 0, 3.6), (11, 5, 3),
            (14, 11, 2.6))]
        pen.part("print", joined(sole, *toes), shade="flat")
    pen.anchor(top=(0, -100))
