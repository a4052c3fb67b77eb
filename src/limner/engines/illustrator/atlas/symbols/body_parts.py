"""Parts of bodies that are shown by themselves."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    CORNER,
    difference,
    ellipse,
    joined,
    limb,
    line,
    mirrored,
    scaled,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import fused
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve

FINGERS = (((30, -56), (46, -60), (60, -58), 10.5), ((30, -50), (50, -52), (66, -49), 11), ((28, -43), (48, -43),
    (64, -39), 10.5), ((24, -36), (42, -35), (55, -31), 9.5))
"""Each from its knuckle to its tip, with its width."""
_SKIN: Hue = ("#eab58e", "primary")


@symbol("hand, human hand, open hand, outstretched hand", kinds="thing, part of a body", height=0.2,
    slots={"skin": ("#e0a880", "primary"), "cuff": ("#f4f1ea", "fixed"), "sleeve": ("#3f6f9f", "second"),
        "nail": ("#f4d2bc", "fixed")}, home="studio", traits=("grasping",))
def hand(pen: Pen) -> None:
    """Held out with its palm up."""
    pen.part("sleeve", smooth([(-72, -30, CORNER), (-44, -46, CORNER), (-28, -16, CORNER), (-58, 2, CORNER)],
        tension=0.2))
    pen.part("cuff", smooth([(-47, -46, CORNER), (-37, -52, CORNER), (-20, -20, CORNER), (-31, -13, CORNER)],
        tension=0.2))
    for a, b, c, width in reversed(FINGERS):
        pen.part("skin", limb([(*a, width), (*b, width), (*c, width * 0.9)]), tone=-0.05)
    palm = smooth([(-36, -46), (-16, -56), (8, -62), (32, -61), (40, -50), (36, -36), (20, -26), (-4, -19), (-22, -17)])
    pen.part("skin", palm)
    pen.mark("skin", smooth([(-14, -44), (6, -54), (30, -54), (34, -48), (16, -40), (-6, -36)]), tone=-0.07)
    pen.stroke("skin", curve((-10, -30), (8, -36), (28, -40)), 1.4, tone=-0.16)
    thumb = union(limb([(-10, -52, 15), (4, -68, 12.5), (14, -80, 10)]), ellipse(-8, -50, 9))
    pen.part("skin", thumb, tone=0.03)
    pen.part("nail", ellipse(14.5, -81, 2.6, 3.4, 28), shade="flat")
    pen.anchor(held=(26, -57), hand=(26, -57), palm=(26, -57), grip=(-40, -30))


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


@symbol("brain, human brain", kinds="thing", height=0.15, place="surface",
    slots={"pink": ("#f0a0a8", "primary"), "dark": ("#b8566a", "follow")})
def brain(pen: Pen) -> None:
    pen.part("pink", smooth([(12, -22), (24, -24), (26, -6), (18, 2), (10, -4)]), tone=-0.12)
    low = smooth([(16, -34), (40, -38), (54, -28), (48, -14), (28, -12), (14, -20)])
    pen.part("pink", low, tone=-0.08)
    pen.mark("dark", joined(*(curve((16, y), (36, y + 2), (56, y - 2)) for y in (-32, -26, -20, -15))), width=1.4)
    whole = smooth([(-50, -36), (-58, -54), (-50, -74), (-32, -88), (-10, -94), (16, -94), (40, -86), (56, -68),
        (58, -48), (48, -34), (28, -30), (12, -32), (4, -20), (-10, -16), (-24, -22), (-30, -32)])
    pen.part("pink", whole)
    pen.mark("pink", crescent(whole, -7, -6), tone=-0.08)
    folds = [[(-30, -32), (-20, -44), (0, -46), (20, -40), (34, -44)], [(-54, -54), (-40, -56), (-36, -68), (-46, -76)],
        [(-36, -68), (-24, -64), (-20, -76), (-28, -88)], [(-20, -60), (-8, -56), (2, -64), (-4, -78), (-12, -92)],
        [(2, -64), (14, -58), (22, -66), (16, -78), (22, -92)], [(22, -66), (36, -62), (40, -74), (34, -84)],
        [(36, -62), (44, -52), (56, -54)], [(-44, -44), (-32, -46), (-26, -54)], [(6, -50), (16, -50), (28, -52)],
        [(-10, -20), (-6, -32), (2, -36)], [(-2, -84), (6, -80), (8, -90)], [(44, -72), (50, -64)]]
    pen.mark("dark", joined(*(smooth(f, closed=False) for f in folds)), width=2.6)
    pen.mark("pink", joined(*(smooth([(x, y - 3) for x, y in f], closed=False) for f in folds[:7])), tone=0.09,
        width=1.6, detail=1)
    pen.anchor(top=(0, -94))


@symbol("molar, human tooth, molar tooth", symbol_id="tooth", kinds="thing", height=0.03, place="surface",
    slots={"enamel": ("#fbfaf6", "primary")})
def tooth(pen: Pen) -> None:
    shape = smooth([(0, -92), (14, -97), (32, -94), (41, -76), (38, -54), (30, -36), (26, -12), (20, 0), (13, -6),
        (9, -26), (0, -36), (-9, -26), (-13, -6), (-20, 0), (-26, -12), (-30, -36), (-38, -54), (-41, -76), (-32, -94),
        (-14, -97)])
    pen.part("enamel", shape)
    pen.mark("enamel", crescent(shape, -10, -3), tone=-0.09)
    pen.mark("enamel", curve((-16, -88), (-4, -80), (6, -88)), tone=-0.1, width=2)
    pen.mark("enamel", smooth([(-32, -72), (-28, -86), (-18, -88), (-24, -74), (-26, -58)]), tone=0.08)
    pen.anchor(top=(0, -94))


@symbol("eyeball, human eye, eye ball", kinds="thing", height=0.025, place="surface", faces_viewer=True,
    slots={"white": ("#fbf8f4", "fixed"), "iris": ("#3f8fd0", "primary"), "pupil": ("#1e1c24", "fixed"),
    "vein": ("#d9605a", "fixed"), "glint": ("#ffffff", "fixed")}, shapes=("round",))
def eyeball(pen: Pen) -> None:
    ball = ellipse(0, -50, 50)
    pen.part("white", ball)
    pen.mark("vein", joined(curve((-50, -40), (-38, -42), (-30, -36)), curve((-40, -44), (-34, -52)),
        curve((46, -32), (36, -34), (28, -26)), curve((38, -33), (34, -42)), curve((-26, -8), (-22, -18), (-14, -20)),
        curve((30, -90), (24, -82)), curve((-34, -86), (-26, -78), (-24, -70))), width=1.5, alpha=0.7)
    pen.mark("white", crescent(ball, -11, -11), tone=-0.1)
    pen.part("iris", ellipse(0, -50, 27))
    pen.mark("iris", difference(ellipse(0, -50, 27), ellipse(0, -50, 23.6)), tone=-0.16)
    pen.mark("iris", joined(*(line([(12 * math.cos(t), -50 + 12 * math.sin(t)),
        (22 * math.cos(t), -50 + 22 * math.sin(t))]) for t in (6.283 * i / 24 for i in range(24)))), tone=0.13,
        width=1.3)
    pen.part("pupil", ellipse(0, -50, 12.6), shade="flat")
    pen.part("glint", joined(ellipse(-9, -61, 6, 5), ellipse(8, -41, 2.6)), shade="flat")
    pen.anchor(top=(0, -100))
