"""Brooms, mops, and other tools of the house."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK, GOLD, METAL, STEEL
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    Profile,
    crescent,
    curve,
    gloss,
    pole,
    turned,
)
from limner.engines.illustrator.atlas.templates.vessel import inside


@symbol("iron, clothes iron, flat iron, steam iron, electric iron", kinds="appliance, household", height=0.15,
    place="surface",
    slots={"body": ("#3f8fc4", "primary"), "sole": STEEL, "dark": DARK, "light": ("#ff8a5f", "light")},
    shapes=("triangular",))
def iron(pen: Pen) -> None:
    pen.stroke("dark", smooth([(-50, -52), (-64, -62), (-62, -80), (-74, -90)], closed=False), 3)
    pen.part("sole", smooth([(-54, -9, "c"), (66, -9, "c"), (60, -2), (54, 0), (-50, 0, "c"), (-54, -3)], tension=0.3))
    shell = smooth([(-54, -9, "c"), (-52, -30), (-46, -36, "c"), (14, -36), (42, -28), (66, -9, "c")])
    pen.part("body", shell)
    pen.mark("body", crescent(shell, -5, -6), tone=-0.09)
    grip = difference(smooth([(-48, -34, "c"), (-52, -56), (-44, -66), (-10, -70), (22, -66), (34, -56),
        (36, -32, "c")]),
        smooth([(-34, -40, "c"), (-38, -50), (-32, -56), (-8, -58), (14, -55), (22, -48), (20, -40, "c")], tension=0.4))
    pen.part("body", grip, tone=-0.05)
    pen.part("dark", smooth([(-50, -58), (-44, -66), (-10, -70.6), (20, -66.6), (18, -61), (-10, -64), (-44, -60)]))
    pen.part("dark", ellipse(-4, -28, 8, 5))
    pen.part("light", ellipse(-40, -28, 3), shade="glow", detail=1)
    gloss(pen, "sole", line([(-44, -5), (50, -5)]), detail=1)
    pen.anchor(top=(0, -68), handle=(-8, -66))


@symbol("hanger, coat hanger, clothes hanger", kinds="household, thing", height=0.22, place="wall",
    slots={"wood": ("#b57a45", "primary"), "metal": STEEL}, home="room", traits=("holds up",))
def hanger(pen: Pen) -> None:
    pen.stroke("metal", smooth([(0, -62), (0, -74), (10, -82), (10, -94), (0, -100), (-9, -94), (-9, -90)],
        closed=False), 4)
    arms = difference(smooth([(0, -66), (18, -58), (58, -24), (64, -14), (58, -8, "c"), (-58, -8, "c"), (-64, -14),
        (-58, -24), (-18, -58)]),
        smooth([(0, -52), (14, -46), (48, -18, "c"), (-48, -18, "c"), (-14, -46)]))
    pen.part("wood", arms)
    pen.mark("wood", rect(-70, -13, 140, 8), tone=-0.1)
    pen.anchor(top=(0, -100), handle=(0, -70), shoulders=(0, -64), hook=(0, -14))


@symbol("rack, coat rack, wall rack, hat rack, pot rack, towel rack, towel rail, peg rail, peg rack",
    kinds="household, thing", height=0.16, place="wall", symbol_id="coat_rack", home="room", traits=("holds up",),
    slots={"wood": ("#a9703f", "primary"), "metal": STEEL}, bears="towel")
def coat_rack(pen: Pen) -> None:
    pen.part("wood", rect(-90, -44, 180, 22, 4))
    pen.mark("wood", rect(-100, -30, 200, 10), tone=-0.1)
    for x in (-68, -34, 0, 34, 68):
        pen.part("metal", rect(x - 4, -39, 8, 19, 4), tone=-0.06)
        pen.stroke("metal", smooth([(x, -31), (x - 1, -14), (x + 3, -3), (x + 11, -6), (x + 12, -14)], closed=False), 5)
        pen.part("metal", ellipse(x + 12, -15, 4), tone=0.06)
    pen.anchor(top=(0, -44), hook=(4, -5))


@symbol("clothesline, washing line, clothes line, laundry line, laundry", kinds="structure", height=1.9,
    poses="full, empty", traits=("holds up",),
    slots={"pole": ("#9a6a3a", "fixed"), "rope": ("#d9cfb8", "fixed"), "a": ("#e0567a", "primary"), "b": ("#f6f3ea",
        "fixed"), "c": ("#4f8fc9", "second"), "peg": ("#d9a868", "fixed")}, home="garden")
def clothesline(pen: Pen) -> None:
    pen.part("pole", joined(rect(-76, -84, 4, 84), rect(72, -84, 4, 84), rect(-82, -84, 16, 3), rect(66, -84, 16, 3)))
    pen.stroke("rope", curve((-74, -82), (0, -74), (74, -82)), 1.6)
    pen.anchor(top=(0, -76), lean=(-74, -40), hook=(0, -76))
    if pen.pose != "empty":
        _washing(pen)


def _washing(pen: Pen) -> None:
    """A shirt, a towel and trousers on their pegs."""
    pen.part("a", polygon([(-58, -79), (-50, -78), (-46, -74), (-42, -77.6), (-34, -77), (-26, -68), (-32, -62), (-35,
        -65), (-35, -40), (-57, -41), (-57, -66), (-60, -63), (-66, -69)]))
    pen.part("b", polygon([(-16, -76), (22, -76), (22, -36), (-16, -36)]))
    pen.mark("c", joined(line([(-16, -44), (22, -44)]), line([(-16, -68), (22, -68)])), width=3)
    pen.part("c", polygon([(34, -77), (60, -79), (62, -34), (50, -34), (48, -62), (45, -34), (33, -33)]))
    pen.mark("c", line([(34, -72), (62, -74)]), width=1.4, tone=-0.14)
    pen.part("peg", joined(*(rect(x - 1.4, y - 4, 2.8, 8, 0.8) for x, y in ((-55, -79), (-37, -77), (-13, -75.6),
        (19, -75.6), (36, -77), (58, -79)))))


@symbol("clothespin, clothes peg, clothes pin", kinds="thing", height=0.08, place="surface",
    slots={"wood": ("#dcae6c", "primary"), "steel": STEEL})
def clothespin(pen: Pen) -> None:
    pen.part("wood", smooth([(-4, -42, "c"), (-16, -100, "c"), (-6, -100, "c"), (-1, -56), (-2, -4, "c"), (-12, 0,
        "c"), (-13, -24)], tension=0.4), tone=-0.04)
    pen.part("wood", smooth([(4, -42, "c"), (16, -100, "c"), (6, -100, "c"), (1, -56), (2, -4, "c"), (12, 0, "c"),
        (13, -24)], tension=0.4))
    pen.stroke("steel", joined(ellipse(0, -46, 7, 6), line([(-13, -40), (13, -40)]), line([(-12, -52), (12, -52)])),
        2.6, shade="form")
    pen.anchor(top=(0, -100), lean=(-12, -40))


@symbol("hookah, shisha, water pipe", kinds="thing", height=0.8, slots={"glass": ("#2f7f8a", "primary"),
    "brass": GOLD, "hose": ("#b3263a", "second"), "coal": ("#ff8a3a", "light"), "clay": ("#8a4a2f", "fixed")},
        home="room")
def hookah(pen: Pen) -> None:
    pen.stroke("hose", smooth([(4, -46), (26, -52), (40, -36), (34, -14), (48, -2), (62, -14), (60, -34)],
        closed=False), 4, shade="form")
    pen.part("brass", pole((60, -32), (60, -52), 4, 3))
    base = smooth([(-6, -40, "c"), (-24, -24), (-26, -8), (-16, 0, "c"), (16, 0, "c"), (26, -8), (24, -24), (6, -40,
        "c")])
    pen.part("glass", base)
    pen.mark("glass", crescent(base, -8, 0), tone=-0.1)
    pen.mark("brass", joined(curve((-30, -18), (0, -13), (30, -18))), width=3)
    pen.part("brass", joined(rect(-3, -86, 6, 48, 2), ellipse(0, -46, 8, 5), ellipse(0, -62, 7, 4), ellipse(0, -76, 5,
        3)))
    pen.part("brass", ellipse(0, -84, 20, 4))
    pen.part("clay", smooth([(-5, -86, "c"), (5, -86, "c"), (11, -102, "c"), (-11, -102, "c")], tension=0.3))
    pen.part("coal", joined(ellipse(-4, -104, 4.4, 3.4), ellipse(5, -104, 4, 3)), shade="glow")
    pen.anchor(top=(0, -106), mouth=(60, -52), lean=(-24, -20))


@symbol("smoking pipe, tobacco pipe, pipe", kinds="thing", height=0.08, place="surface", worn=1.5, worn_at="mouth",
    slots={"wood": ("#8a4a26", "primary"), "stem": DARK, "ash": ("#4a3a30", "fixed")})
def smoking_pipe(pen: Pen) -> None:
    pen.part("stem", smooth([(-4, -20), (30, -46), (58, -60), (74, -62), (74, -54), (58, -50), (34, -36), (4, -10)]))
    pen.part("wood", smooth([(-46, -64, "c"), (-50, -34), (-42, -8), (-22, 0), (-4, -6), (14, -20), (4, -28), (-12,
        -22), (-18, -38), (-16, -64, "c")]))
    pen.mark("wood", curve((-24, -62), (-26, -38), (-18, -10)), width=6, tone=-0.1)
    pen.part("ash", ellipse(-31, -64, 15, 4), shade="flat")
    pen.stroke("wood", ellipse(-31, -64, 15, 4), 2, tone=0.1)
    pen.anchor(fit=(70, -58), top=(-30, -66), mouth=(74, -58), handle=(-30, -30), lean=(-46, -30))


@symbol("broom, broomstick, besom", kinds="tool", height=1.3, slots={"bristle": ("#e0b457", "second"),
    "wood": ("#a3683a", "primary"), "tie": ("#c9483d", "fixed")},
    home="workshop", held="gripped", wielded="on the ground", lean=8.0, ridden="broom", traits=("mount", "pole"))
def broom(pen: Pen) -> None:
    pen.part("wood", pole((0, -28), (0, -104), 3.4, 3))
    head = smooth([(-6, -32, "c"), (6, -32, "c"), (14, -16), (19, 0, "c"), (12, -2), (6, 1), (0, -2), (-7, 1),
        (-12, -2), (-19, 0, "c"), (-14, -16)])
    pen.part("bristle", head)
    pen.mark("bristle", joined(*(line([(x * 0.4, -30), (x, 2)]) for x in (-12, -6, 0, 6, 12))), tone=-0.1, width=1)
    pen.part("tie", joined(rect(-7, -31, 14, 3.4, 1), rect(-8.4, -25, 16.8, 3, 1)))
    pen.anchor(top=(0, -104), handle=(0, -70), seat=(0, -60))


@symbol("mop, floor mop", kinds="tool", height=1.3, held="gripped", wielded="on the ground", traits=("pole",),
    slots={"yarn": ("#eef0ee", "primary"), "wood": ("#c9853f", "second"), "clamp": ("#3f7fb5", "fixed")})
def mop(pen: Pen) -> None:
    pen.part("wood", rect(-1.6, -108, 3.2, 84, 1.6))
    strands = [limb([(x * 0.3, -22, 4), (x * 0.8, -12, 4.4), (x, -1 + (i % 3), 3.4)]) for i,
        x in enumerate(range(-22, 23, 4))]
    for i, strand in enumerate(strands):
        pen.part("yarn", strand, tone=-0.05 * (i % 2))
    pen.part("clamp", smooth([(-8, -28), (8, -28), (11, -19), (-11, -19)]))
    pen.anchor(top=(0, -108), handle=(0, -70), lean=(0, -60))


@symbol("cigarette lighter, lighter", kinds="thing", height=0.08, place="surface",
    slots={"case": ("#d9434f", "primary"), "metal": STEEL, "flame": ("#ffb340", "light"), "core": ("#fff0a8",
        "light"), "dark": DARK})
def lighter(pen: Pen) -> None:
    pen.part("flame", smooth([(-6, -72), (-9, -84), (0, -108, "c"), (9, -84), (6, -72)]), shade="glow")
    pen.part("core", smooth([(-3, -72), (-4, -80), (0, -92, "c"), (4, -80), (3, -72)]), shade="glow")
    pen.part("metal", rect(-14, -72, 28, 18, 2))
    pen.part("dark", joined(*(ellipse(x, y, 1.5) for x in (-4, 4) for y in (-66, -60))))
    pen.part("dark", ellipse(12, -70, 6))
    pen.part("case", rect(-17, -56, 34, 56, 6))
    pen.mark("case", rect(4, -58, 16, 60), tone=-0.1)
    gloss(pen, "case", rect(-12, -50, 4, 42, 2), detail=0)
    pen.anchor(top=(0, -106), lean=(-17, -30))


@symbol("garden hose, hosepipe, water hose, hose", kinds="tool", height=0.3, slots={"hose": ("#3f9a4a", "primary"),
    "brass": ("#e0b040", "fixed"), "water": ("#8fd3ee", "fixed")}, home="garden", traits=("on the floor",))
def garden_hose(pen: Pen) -> None:
    for r, y in ((40, -12), (36, -18), (32, -24), (28, -30)):
        pen.stroke("hose", ellipse(-10, y, r, r * 0.34), 6, shade="form")
    pen.stroke("hose", smooth([(18, -30), (36, -44), (52, -40), (58, -52)], closed=False), 6, shade="form")
    pen.part("brass", pole((57, -50), (66, -70), 8, 5))
    pen.stroke("water", joined(curve((67, -72), (76, -88), (88, -88)), curve((67, -72), (80, -80), (92, -76)),
        curve((67, -73), (70, -92), (78, -98))), 1.6)
    pen.anchor(top=(60, -70), handle=(60, -56), lean=(-50, -14))


@symbol("key, door key, skeleton key, house key", kinds="thing, tool", height=0.03, place="surface",
    slots={"body": ("#e3b03c", "primary")}, nook="study", held="gripped", lean=10.0)
def key(pen: Pen) -> None:
    bow = difference(union(ellipse(-38, -26, 22), ellipse(-54, -14, 8), ellipse(-54, -38, 8), ellipse(-62, -26, 7)),
        union(ellipse(-40, -26, 12)))
    body = union(bow, rect(-18, -31, 76, 10, 3), rect(44, -24, 9, 24, 1), rect(30, -24, 8, 18, 1))
    pen.part("body", body)
    pen.mark("body", crescent(body, 0, -4), tone=-0.11)
    pen.part("body", joined(rect(-16, -35, 5, 18, 2), rect(-8, -34, 3.6, 16, 1.6)), tone=0.04)
    gloss(pen, "body", rect(-2, -30, 50, 2.2, 1.1), detail=0)
    pen.anchor(top=(0, -40), handle=(-40, -26))


@symbol("lock, padlock", kinds="thing", height=0.08, place="surface", faces_viewer=True,
    slots={"body": ("#e0ab38", "primary"), "steel": STEEL, "dark": ("#3b3036", "fixed")}, nook="study")
def lock(pen: Pen) -> None:
    pen.stroke("steel", curve((-21, -54), (-21, -82), (0, -96), (21, -82), (21, -54)), 10)
    pen.stroke("steel", curve((-23, -58), (-23, -82), (-2, -97)), 2.4, tone=0.14, alpha=0.8)
    pen.part("body", rect(-38, -62, 76, 62, 9))
    pen.mark("body", joined(rect(22, -64, 20, 68), rect(-40, -9, 80, 12)), tone=-0.09)
    gloss(pen, "body", rect(-32, -56, 4, 44, 2), detail=0)
    pen.part("dark", union(ellipse(0, -36, 8), polygon([(-4, -34), (4, -34), (7, -14), (-7, -14)])), shade="flat")
    pen.anchor(top=(0, -98))


@symbol("watering can, watering pot", kinds="tool, vessel", height=0.35, slots={"body": ("#5b9f8f", "primary")},
    home="garden", held="hung")
def watering_can(pen: Pen) -> None:
    handle = difference(ellipse(-34, -46, 26, 28), ellipse(-34, -46, 19, 21))
    pen.part("body", handle, tone=-0.06)
    pen.part("body", pole((22, -16), (60, -66), 15, 8), tone=-0.03)
    pen.part("body", rotated(polygon([(50, -70), (72, -70), (66, -60), (56, -60)]), 38, (60, -66)), tone=0.03)
    profile: Profile = [(-60.0, 30.0), (0, 34.0)]
    inside(pen, "body", profile, tilt=0.2, lip=2)
    pen.stroke("body", curve((-22, -60), (-12, -84), (12, -84), (24, -60)), 5, tone=-0.02)
    with pen.in_front():
        shell = turned(profile, tilt=0.2, hollow=True)
        pen.part("body", shell)
        pen.mark("body", crescent(shell, -18, 0), tone=-0.09)
        gloss(pen, "body", rect(-24, -52, 5, 44, 2.5), detail=0)
        pen.mark("body", smooth([(-40, -20, "c"), (0, -12), (40, -20, "c"), (40, -16, "c"), (0, -8), (-40, -16, "c")]),
            tone=-0.1)
    pen.anchor(top=(0, -60), mouth=(0, -60), opening=(0, -60), handle=(-58, -46))


@symbol("vacuum cleaner, vacuum, hoover", kinds="appliance", height=0.9, slots={"body": ("#d8504a", "primary"),
    "dark": DARK, "metal": METAL}, home="room")
def vacuum_cleaner(pen: Pen) -> None:
    pen.stroke("dark", curve((-24, -34), (-8, -70), (24, -92), (34, -78)), 6, tone=0.08)
    pen.part("metal", pole((34, -80), (54, -10), 5, 5))
    pen.stroke("dark", curve((34, -80), (30, -94), (20, -98)), 5.4)
    pen.part("dark", smooth([(40, -9, "c"), (62, -10), (72, -3), (70, 0, "c"), (38, 0, "c")]))
    body = smooth([(-66, -14, "c"), (-64, -34), (-46, -46), (-24, -44), (-12, -30), (-8, -14, "c"), (-14, -6),
        (-60, -6)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -6, -8), tone=-0.09)
    gloss(pen, "body", smooth([(-56, -30), (-44, -40), (-30, -40), (-44, -36)]), detail=0)
    pen.part("dark", ellipse(-50, -12, 12))
    pen.part("metal", ellipse(-50, -12, 6))
    pen.part("dark", ellipse(-17, -6, 6))
    pen.part("dark", ellipse(-24, -34, 6))
    pen.anchor(top=(-40, -45), handle=(24, -97))
