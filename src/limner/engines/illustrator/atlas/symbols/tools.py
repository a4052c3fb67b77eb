"""Tools of the hand, the pen and the garden."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from itertools import pairwise

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    line,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, Profile, crescent, curve, gloss, pole, turned
from limner.engines.illustrator.atlas.templates.vessel import inside

STEEL: Hue = ("#aab4c1", "fixed")
WOOD: Hue = ("#b5793f", "primary")


def _grip(pen: Pen, slot: str, x: float, top: float, width: float, *, low: float = 0.0) -> None:
    """An upright wooden handle, swelling toward its end."""
    w = width / 2
    shape = smooth([(x - w * 0.8, top, "c"), (x + w * 0.8, top, "c"), (x + w * 0.8, (top + low) * 0.55),
        (x + w * 1.25, low - 8), (x + w * 0.7, low, "c"), (x - w * 0.7, low, "c"), (x - w * 1.25, low - 8),
        (x - w * 0.8, (top + low) * 0.55)])
    pen.part(slot, shape)
    pen.mark(slot, rect(x + w * 0.25, top - 4, w * 2, low - top + 8), tone=-0.09)
    pen.mark(slot, rect(x - w * 0.55, top, w * 0.3, low - top), tone=0.1, alpha=0.5, detail=1)


@symbol("hammer, mallet, claw hammer", kinds="tool", height=0.33, slots={"handle": WOOD, "steel": STEEL},
    home="workshop", held="gripped", lean=18.0, traits=("tool",))
def hammer(pen: Pen) -> None:
    _grip(pen, "handle", 0, -86, 10)
    head = smooth([(-40, -96, "c"), (-18, -96, "c"), (-14, -100), (10, -100), (26, -98), (40, -84, "c"), (24, -88),
        (10, -80, "c"), (-14, -80, "c"), (-18, -84, "c"), (-40, -84, "c")], tension=0.35)
    pen.part("steel", head)
    pen.mark("steel", crescent(head, 0, -6), tone=-0.12)
    pen.part("steel", rect(-44, -99, 10, 18, 2), tone=0.03)
    gloss(pen, "steel", rect(-16, -98, 24, 2.4, 1.2), detail=0)
    pen.anchor(top=(0, -100), handle=(0, -20))


@symbol("saw, handsaw, hand saw", kinds="tool", height=0.2, place="surface", slots={"handle": WOOD, "steel": STEEL},
    held="gripped", lean=20.0, traits=("tool",))
def saw(pen: Pen) -> None:
    teeth = []
    for i in range(20):
        x = 70 - i * 5
        teeth += [(x, -20 + i * 0.9), (x - 2.6, -15.6 + i * 0.9)]
    blade = polygon([(-34, -50), (70, -32), *teeth, (-34, -4)])
    pen.part("steel", blade)
    pen.mark("steel", polygon([(-34, -44), (72, -29), (72, -26), (-34, -36)]), tone=0.1, alpha=0.7)
    handle = difference(smooth([(-28, -56), (-44, -58), (-62, -50), (-70, -30), (-66, -8), (-48, 0), (-32, -4),
        (-24, -20), (-24, -42)]), smooth([(-44, -42), (-54, -38), (-57, -26), (-52, -15), (-42, -16), (-38, -28)]))
    pen.part("handle", handle)
    pen.mark("handle", crescent(handle, -4, -5), tone=-0.09)
    pen.part("steel", joined(ellipse(-31, -44, 2.4), ellipse(-30, -14, 2.4)), tone=-0.15, shade="flat")
    pen.anchor(top=(0, -46), handle=(-60, -28))


@symbol("axe, ax, hatchet, tomahawk", kinds="tool, weapon", height=0.7, slots={"handle": WOOD, "steel": STEEL},
    home="forest", told_in="workshop", held="gripped", lean=20.0)
def axe(pen: Pen) -> None:
    _grip(pen, "handle", -6, -100, 9)
    head = smooth([(-14, -92, "c"), (4, -93, "c"), (18, -97), (36, -104, "c"), (43, -86), (42, -66), (34, -52, "c"),
        (18, -66), (4, -72, "c"), (-14, -72, "c")], tension=0.45)
    pen.part("steel", head)
    pen.mark("steel", smooth([(30, -106), (36, -86), (28, -50), (60, -50), (60, -106)]), tone=0.12)
    pen.mark("steel", rect(-20, -78, 40, 8), tone=-0.1)
    pen.anchor(top=(0, -100), handle=(-6, -20))


@symbol("shovel, spade", kinds="tool", height=1.1, slots={"handle": WOOD, "steel": STEEL},
    home="garden", told_in="workshop", held="gripped", lean=8.0, traits=("pole",))
def shovel(pen: Pen) -> None:
    pen.part("handle", pole((0, -34), (0, -94), 5, 4.6))
    pen.mark("handle", rect(0.6, -96, 4, 64), tone=-0.09)
    pen.part("handle", difference(smooth([(-12, -100), (12, -100), (13, -94), (4, -84), (-4, -84), (-13, -94)]),
        smooth([(-7, -96), (7, -96), (3, -89), (-3, -89)])), tone=-0.04)
    blade = smooth([(-17, -38, "c"), (17, -38, "c"), (18, -20), (10, -5), (0, 1, "c"), (-10, -5), (-18, -20)],
        tension=0.4)
    pen.part("steel", blade)
    pen.mark("steel", crescent(blade, -8, -2), tone=-0.11)
    pen.mark("steel", curve((0, -38), (0, -20)), tone=-0.14, width=2)
    pen.part("steel", polygon([(-4, -46), (4, -46), (5, -36), (-5, -36)]), tone=-0.06)
    pen.anchor(top=(0, -100), handle=(0, -96), lean=(3, -60))


@symbol("pitchfork, garden fork, trident, hay fork", kinds="tool", height=1.5,
    slots={"handle": WOOD, "steel": ("#6f7a88", "fixed")}, home="farm", held="gripped", lean=6.0, traits=("pole",))
def pitchfork(pen: Pen) -> None:
    pen.part("handle", pole((0, 0), (0, -70), 4.4, 4))
    pen.mark("handle", rect(0.5, -72, 4, 72), tone=-0.09)
    pen.stroke("steel", joined(line([(0, -68), (0, -98)]), curve((0, -70), (-14, -72), (-16, -80), (-16, -96)),
        curve((0, -70), (14, -72), (16, -80), (16, -96))), 3)
    pen.part("steel", joined(*(polygon([(x - 2.6, -96), (x + 2.6, -96), (x, -105)]) for x in (-16, 0, 16))))
    pen.part("steel", rect(-3.6, -74, 7.2, 12, 2), tone=-0.05)
    pen.anchor(top=(0, -104), handle=(0, -40), lean=(2, -50))


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


@symbol("scissors, shears", kinds="tool", height=0.2, place="surface", faces_viewer=True,
    slots={"handle": ("#e0503f", "primary"), "steel": ("#bcc5d0", "fixed")}, nook="study")
def scissors(pen: Pen) -> None:
    for side, tone in ((1, -0.06), (-1, 0.0)):
        blade = smooth([(side * 4, -42, "c"), (side * -22, -100, "c"), (side * -20, -76), (side * -6, -36, "c")],
            tension=0.3)
        pen.part("steel", blade, tone=tone)
        ring_shape = difference(ellipse(side * 22, -18, 16, 19, turn=side * -24),
            ellipse(side * 22, -18, 9, 12, turn=side * -24))
        arm = smooth([(side * -6, -48, "c"), (side * 3, -50, "c"), (side * 16, -34), (side * 10, -28)])
        pen.part("handle", union(arm, ring_shape), tone=tone)
        pen.mark("handle", crescent(ring_shape, -2.4, -3), tone=tone - 0.1)
    pen.part("steel", ellipse(0, -46, 3.6), tone=-0.14)
    pen.anchor(top=(0, -98), handle=(0, -20))


@symbol("pencil, crayon, colored pencil, coloured pencil", kinds="tool, stationery", height=0.18, place="surface",
    slots={"body": ("#f3b52f", "primary"), "wood": ("#f0d3a2", "fixed"), "lead": ("#3b3a40", "fixed"), "metal": STEEL,
    "rubber": ("#ee8a94", "fixed")}, nook="study", held="gripped", lean=24.0, traits=("colourful", "tool"))
def pencil(pen: Pen) -> None:
    t, at = 32.0, (0.0, -50.0)
    for slot, path in (("body", rect(-9, -84, 18, 62)), ("wood", polygon([(-9, -23), (-3, -21), (3, -21), (9, -23),
        (0, 6)])), ("metal", rect(-9.4, -92, 18.8, 9)), ("rubber", rect(-9, -104, 18, 13, 4))):
        pen.part(slot, rotated(path, t, at))
        if slot == "body":
            pen.mark(slot, rotated(rect(-9, -84, 5.6, 62), t, at), tone=0.08)
            pen.mark(slot, rotated(rect(4, -84, 6, 62), t, at), tone=-0.1)
        if slot == "wood":
            pen.mark("lead", rotated(polygon([(-4, -4), (4, -4), (0, 8)]), t, at))
        if slot == "metal":
            pen.mark(slot, rotated(joined(rect(-10, -90, 20, 1.4), rect(-10, -86.6, 20, 1.4)), t, at), tone=-0.15)
    pen.anchor(top=(16, -98), handle=(-14, -24))


@symbol("pen, ballpoint, fountain pen, ballpoint pen, marker", kinds="tool, stationery",
    height=0.14, place="surface", slots={"body": ("#2f5f9f", "primary"), "metal": ("#e0b848", "fixed"),
    "nib": ("#c6ccd6", "fixed")}, nook="study", traits=("tool",))
def fountain_pen(pen: Pen) -> None:
    t, at = 32.0, (0.0, -50.0)
    barrel = smooth([(-9, -24, "c"), (-10, -60), (-8, -98), (0, -105), (8, -98), (10, -60), (9, -24, "c"),
        (6, -14, "c"), (-6, -14, "c")], tension=0.4)
    pen.part("body", rotated(barrel, t, at))
    pen.mark("body", rotated(rect(3, -110, 12, 100), t, at), tone=-0.09)
    pen.mark("body", rotated(rect(-6.4, -98, 2.6, 70, 1.3), t, at), tone=0.16, alpha=0.6)
    pen.mark("metal", rotated(joined(rect(-14, -58, 28, 5), rect(-14, -26, 28, 3)), t, at))
    pen.part("metal", rotated(rect(4, -98, 4, 40, 2), t, at))
    pen.part("nib", rotated(smooth([(-5.4, -14, "c"), (5.4, -14, "c"), (4.6, -5), (0, 7, "c"), (-4.6, -5)]), t, at))
    pen.mark("body", rotated(joined(line([(0, 8), (0, -8)]), ellipse(0, -8, 1.4)), t, at), width=0.9)
    pen.anchor(top=(18, -98), handle=(-14, -24))


@symbol("paintbrush, paint brush, brush, artist's brush", kinds="tool, stationery", height=0.25, place="surface",
    slots={"paint": ("#d8433f", "primary"), "wood": ("#c98a4a", "fixed"), "metal": STEEL},
    nook="study", held="gripped", lean=24.0, traits=("tool",))
def paintbrush(pen: Pen) -> None:
    t, at = 28.0, (0.0, -50.0)
    handle = smooth([(-6, -44, "c"), (-8, -60), (-3, -92), (0, -108), (3, -92), (8, -60), (6, -44, "c")])
    pen.part("wood", rotated(handle, t, at))
    pen.mark("wood", rotated(rect(1.4, -110, 8, 70), t, at), tone=-0.1)
    pen.part("metal", rotated(polygon([(-6.4, -45), (6.4, -45), (8.6, -26), (-8.6, -26)]), t, at))
    pen.mark("metal", rotated(joined(rect(-10, -42, 20, 1.6), rect(-10, -31, 20, 1.6)), t, at), tone=-0.16)
    tip = smooth([(-8.6, -26, "c"), (8.6, -26, "c"), (11, -12), (4, 0), (-1, 10, "c"), (-6, 0), (-10.6, -12)])
    pen.part("paint", rotated(tip, t, at))
    pen.mark("paint", rotated(joined(curve((-4, -26), (-5, -10), (-2, 4)), curve((3, -26), (4, -12), (1, 2))), t, at),
        tone=-0.1, width=1.2)
    pen.anchor(top=(18, -100), handle=(10, -68))


@symbol("palette, paint palette, artist's palette", kinds="tool, stationery", height=0.3, place="surface",
    faces_viewer=True, slots={"wood": ("#d9ab72", "primary"), "a": ("#e2483d", "fixed"), "b": ("#f7c93f", "fixed"),
    "c": ("#4f9fe0", "fixed"), "d": ("#5fb46a", "fixed"), "e": ("#f6f4ee", "fixed"), "f": ("#8a5fc0", "fixed")},
    nook="study")
def palette(pen: Pen) -> None:
    board = difference(smooth([(-58, -36), (-46, -64), (-10, -78), (30, -72), (56, -52), (56, -30), (40, -22),
        (24, -24), (18, -12), (4, -1), (-28, -4), (-50, -16)]), ellipse(-24, -18, 8, 6.4))
    pen.part("wood", board)
    pen.mark("wood", crescent(board, -4, -5), tone=-0.11)
    for slot, x, y in (("a", -40, -42), ("b", -24, -58), ("d", 0, -64), ("c", 24, -58), ("f", 42, -42), ("e", 4, -24)):
        blob = smooth([(x - 8, y), (x - 4, y - 7), (x + 5, y - 6), (x + 9, y + 1), (x + 3, y + 6), (x - 5, y + 6)])
        pen.part(slot, blob)
        pen.mark(slot, ellipse(x - 2.4, y - 2.6, 2.4, 1.5), tone=0.16, alpha=0.8)
    pen.anchor(top=(0, -76), handle=(-24, -18))


@symbol("wrench, spanner, adjustable spanner", kinds="tool", height=0.22, place="surface",
    slots={"steel": ("#97a3b2", "primary")}, held="gripped", lean=16.0)
def wrench(pen: Pen) -> None:
    head = difference(ellipse(0, -84, 22, 20), polygon([(-9, -110), (9, -110), (8, -84), (0, -78), (-8, -84)]))
    foot = difference(ellipse(0, -13, 14), ellipse(0, -13, 6.4))
    body = union(rect(-8, -74, 16, 56, 3), head, foot)
    pen.part("steel", rotated(body, 28, (0, -50)))
    pen.mark("steel", crescent(rotated(body, 28, (0, -50)), -4, -2), tone=-0.11)
    pen.mark("steel", rotated(rect(-3.4, -64, 6.8, 40, 3), 28, (0, -50)), tone=-0.1)
    pen.anchor(top=(20, -92), handle=(-14, -26))


@symbol("screwdriver, chisel", kinds="tool", height=0.22, place="surface", slots={"handle": ("#e0503f", "primary"),
    "steel": STEEL})
def screwdriver(pen: Pen) -> None:
    t, at = 30.0, (0.0, -50.0)
    pen.part("steel", rotated(smooth([(-3, -48, "c"), (3, -48, "c"), (3, -6), (6, 2, "c"), (4, 6, "c"), (-4, 6, "c"),
        (-6, 2, "c"), (-3, -6)], tension=0.2), t, at))
    grip = smooth([(-6, -48, "c"), (-9, -54), (-11, -70), (-9, -94), (0, -102), (9, -94), (11, -70), (9, -54),
        (6, -48, "c")])
    pen.part("handle", rotated(grip, t, at))
    pen.mark("handle", rotated(joined(rect(-6.4, -98, 3, 44, 1.5), rect(4, -98, 3, 44, 1.5)), t, at), tone=-0.12)
    pen.mark("handle", rotated(rect(-1.6, -98, 2.4, 44, 1.2), t, at), tone=0.14, alpha=0.6)
    pen.anchor(top=(20, -94), handle=(14, -74))


@symbol("ladder, stepladder", kinds="tool", height=2.4, slots={"wood": ("#d39a55", "primary")},
    home="workshop", held="gripped", lean=6.0, traits=("pole",))
def ladder(pen: Pen) -> None:
    for y in range(-92, -4, 14):
        w = 15 + (y + 100) * 0.06
        pen.part("wood", rect(-w, y, 2 * w, 4), tone=-0.07)
    for side in (-1, 1):
        pen.part("wood", pole((side * 21, 0), (side * 15, -102), 5.4, 5), tone=0.02 if side < 0 else -0.04)
    pen.anchor(top=(0, -100), lean=(20, -80), seat=(0, -92))


@symbol("rope, lasso, cord, coil of rope", kinds="tool", height=0.18, place="surface",
    slots={"body": ("#d6b071", "primary")})
def rope(pen: Pen) -> None:
    pen.stroke("body", curve((36, -10), (60, -4), (74, -10), (80, -2)), 8, tone=-0.04)
    for i, y in enumerate((-8, -18, -28)):
        loop = difference(ellipse(0, y, 44 - 2 * i, 15 - i), ellipse(0, y - 2, 32 - 2 * i, 7 - i))
        pen.part("body", loop, tone=0.03 * i - 0.04)
        pen.mark("body", joined(*(line([(x, y + 20), (x + 7, y)]) for x in range(-46, 46, 7))), tone=-0.12, width=1.2)
    pen.anchor(top=(0, -36))


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
    shell = turned(profile, tilt=0.2, hollow=True)
    pen.part("body", shell)
    pen.mark("body", crescent(shell, -18, 0), tone=-0.09)
    gloss(pen, "body", rect(-24, -52, 5, 44, 2.5), detail=0)
    pen.mark("body", smooth([(-40, -20, "c"), (0, -12), (40, -20, "c"), (40, -16, "c"), (0, -8), (-40, -16, "c")]),
        tone=-0.1)
    pen.anchor(top=(0, -60), mouth=(0, -60), opening=(0, -60), handle=(-58, -46))


@symbol("magnifying glass, magnifier, loupe", kinds="tool", height=0.2, place="surface",
    slots={"rim": ("#d8a93f", "primary"), "glass": ("#bfe3f0", "fixed"), "wood": ("#6b3f2a", "second")}, nook="study",
    shapes=("round",))
def magnifying_glass(pen: Pen) -> None:
    pen.part("wood", pole((18, -40), (46, -4), 9, 12))
    pen.part("rim", pole((12, -48), (20, -38), 7, 8), tone=-0.05)
    pen.part("glass", ellipse(-10, -68, 30), shade="glass", alpha=0.7)
    pen.mark("glass", polygon([(-20, -100), (-6, -100), (-30, -40), (-44, -40)]), tone=0.1, alpha=0.8)
    ring_shape = difference(ellipse(-10, -68, 33), ellipse(-10, -68, 27))
    pen.part("rim", ring_shape)
    pen.mark("rim", crescent(ring_shape, -2.4, -2.4), tone=-0.11)
    pen.anchor(top=(-10, -100), handle=(40, -12))


@symbol("compass, navigation compass", kinds="tool", height=0.08, place="surface", faces_viewer=True,
    slots={"rim": ("#d8a93f", "primary"), "face": ("#fbf6e8", "fixed"), "red": ("#d8403a", "fixed"),
    "dark": ("#3a3f48", "fixed")}, nook="study", shapes=("round",))
def compass(pen: Pen) -> None:
    pen.stroke("rim", ellipse(0, -92, 8), 4)
    pen.part("rim", ellipse(0, -42, 42))
    pen.mark("rim", crescent(ellipse(0, -42, 42), -4, -4), tone=-0.12)
    pen.part("face", ellipse(0, -42, 34), shade="flat")
    pen.stroke("dark", joined(*(rotated(line([(0, -72), (0, -68 if i % 3 else -65)]), 30 * i, (0, -42))
        for i in range(12))), 1.6)
    needle = polygon([(-7, -42), (0, -70), (7, -42)])
    pen.part("red", rotated(needle, 35, (0, -42)))
    pen.part("dark", rotated(needle, 215, (0, -42)), tone=0.12)
    pen.part("rim", ellipse(0, -42, 4))
    pen.anchor(top=(0, -98))


@symbol("book, novel, textbook, hardcover, dictionary", kinds="thing", height=0.22, place="surface",
    poses="standing, open, stack, lying", slots={"cover": ("#c8463c", "primary"), "page": ("#fbf3df", "fixed"),
    "gold": ("#f0cc78", "fixed"), "b": ("#3f7f9c", "fixed"), "c": ("#e0a63c", "fixed")},
    nook="study", held="read", board=Board(2, -51, 54, 74, panel="cover"), printed="cover", traits=("colourful",),
    shapes=("square", "rectangular"),
    grips=((0.12, 0.78), (0.88, 0.78)))
def book(pen: Pen) -> None:
    if pen.pose == "open":
        _open_book(pen)
    elif pen.pose == "stack":
        for slot, y, x, w in (("b", -20, -2, 56), ("c", -40, 4, 50), ("cover", -60, -3, 53)):
            pen.part("page", rect(x - w + 4, y + 3, 2 * w - 6, 14))
            pen.mark("page", joined(*(line([(x - w, y + k), (x + w, y + k)]) for k in (6, 9, 12, 15))), tone=-0.1,
                width=0.7, detail=1)
            pen.part(slot, union(rect(x - w, y, 2 * w, 4, 1.5), rect(x - w, y + 16, 2 * w, 4, 1.5),
                rect(x - w, y, 9, 20, 4)))
        pen.anchor(top=(0, -60), seat=(0, -60))
    elif pen.pose == "lying":
        pen.part("page", rect(-48, -17, 98, 14))
        pen.mark("page", joined(*(line([(-52, y), (52, y)]) for y in (-14, -11, -8, -5))), tone=-0.1, width=0.7,
            detail=1)
        pen.part("cover", union(rect(-52, -20, 104, 4, 1.5), rect(-52, -4, 104, 4, 1.5), rect(-52, -20, 9, 20, 4)))
        pen.anchor(top=(0, -20))
    else:
        pen.part("page", polygon([(-30, -96), (-20, -102), (44, -102), (44, -10), (36, -4)]), tone=-0.03)
        pen.mark("page", joined(*(line([(-30, -96 - k), (40, -96 - k)]) for k in (1.6, 3.2, 4.8)),
            *(line([(37 + k, -100), (37 + k, 0)]) for k in (1.6, 3.4, 5.2))), tone=-0.1, width=0.6)
        pen.part("cover", polygon([(36, 0), (46, -8), (46, -12), (36, -4)]), tone=-0.1)
        pen.part("cover", rect(-38, -96, 74, 96, 3))
        pen.mark("cover", rect(-40, -100, 10, 104), tone=-0.1)
        pen.mark("gold", joined(rect(-20, -78, 46, 5, 2), rect(-12, -68, 30, 3.4, 1.6)))
        pen.mark("gold", difference(rect(-24, -88, 54, 80, 2), rect(-22.4, -86.4, 50.8, 76.8, 1.5)))
        pen.mark("gold", polygon([(3, -48), (13, -36), (3, -24), (-7, -36)]))
        pen.anchor(top=(4, -99), handle=(0, -40))


def _open_book(pen: Pen) -> None:
    pen.part("cover", smooth([(-62, -46, "c"), (0, -40, "c"), (62, -46, "c"), (62, 0, "c"), (0, 2, "c"), (-62, 0, "c")],
        tension=0.2), tone=-0.05)
    for side in (-1, 1):
        for k, tone in ((3, -0.08), (0, 0.0)):
            page = smooth([(0, -38 - 0.4 * k, "c"), (side * 16, -50), (side * 40, -52), (side * (58 + k), -48, "c"),
                (side * (58 + k), -6 + k * 0.6, "c"), (side * 40, -10), (side * 16, -8), (0, 0, "c")])
            pen.part("page", page, tone=tone - (0.03 if side > 0 else 0.0))
        rows = [curve((side * 10, -36 + 6 * i), (side * 30, -41 + 6 * i), (side * 50, -40 + 6 * i)) for i in range(5)]
        pen.mark("cover", joined(*rows), width=1.3, alpha=0.3)
    pen.mark("page", rect(0, -60, 5, 70), tone=-0.12, alpha=0.7)
    pen.anchor(top=(0, -44), handle=(0, -10))


@symbol("letter, envelope, mail, email, love letter", kinds="thing", height=0.12, place="surface", faces_viewer=True,
    slots={"paper": ("#fbf3e2", "primary"), "seal": ("#d8433f", "second")}, nook="study", held="read", printed="card",
    shapes=("rectangular",))
def envelope(pen: Pen) -> None:
    pen.part("paper", rect(-56, -74, 112, 74, 4), tone=-0.03)
    pen.mark("paper", joined(polygon([(-58, 2), (-58, -70), (-8, -34)]), polygon([(58, 2), (58, -70), (8, -34)])),
        tone=-0.05)
    pen.mark("paper", polygon([(-58, 2), (0, -42), (58, 2)]), tone=0.02)
    pen.mark("paper", joined(line([(-56, 0), (-4, -38)]), line([(56, 0), (4, -38)])), tone=-0.13, width=1.2)
    pen.part("paper", smooth([(-55, -74, "c"), (55, -74, "c"), (4, -31), (-4, -31)], tension=0.25), tone=0.03)
    pen.mark("paper", crescent(smooth([(-55, -74, "c"), (55, -74, "c"), (4, -31), (-4, -31)], tension=0.25), 0, -2),
        tone=-0.14)
    pen.part("seal", ellipse(0, -33, 10))
    pen.mark("seal", smooth([(0, -28, "c"), (-5, -34), (-2.5, -37), (0, -35), (2.5, -37), (5, -34)]), tone=0.16)
    pen.anchor(top=(0, -74))


@symbol("scroll, parchment, parchment scroll, papyrus, ancient scroll", kinds="thing", height=0.3, place="surface",
    faces_viewer=True,
    slots={"paper": ("#f0dcae", "primary"), "ink": ("#8a5a36", "fixed"), "red": ("#d8433f", "fixed")},
    nook="study", held="read", board=Board(0, -50, 84, 54, panel="paper"))
def scroll(pen: Pen) -> None:
    sheet = smooth([(-48, -82, "c"), (48, -82, "c"), (46, -60), (49, -40), (46, -18, "c"), (-46, -18, "c"), (-49, -40),
        (-46, -60)], tension=0.4)
    pen.part("paper", sheet)
    pen.mark("paper", crescent(sheet, -6, 0), tone=-0.06)
    rows = [line([(-36, y), (36 - 9 * (i % 3), y)]) for i, y in enumerate(range(-70, -24, 8))]
    pen.stroke("ink", joined(*rows), 2, alpha=0.85)
    pen.part("red", ellipse(30, -30, 6), shade="flat", detail=1)
    for y in (-86, -14):
        pen.part("paper", rect(-54, y - 7, 108, 14, 7), tone=-0.04)
        pen.mark("paper", rect(-60, y + 1, 120, 8), tone=-0.09)
        pen.part("paper", joined(ellipse(-54, y, 4, 7), ellipse(54, y, 4, 7)), tone=-0.14)
    pen.anchor(top=(0, -92), handle=(0, -50))



@symbol("map, treasure map, old map, pirate map", symbol_id="treasure_map", kinds="thing", height=0.3,
    place="surface", faces_viewer=True,
    slots={"paper": ("#f0dcae", "primary"), "ink": ("#8a5a36", "fixed"), "red": ("#d8433f", "fixed")},
    nook="study", held="read", board=Board(0, -50, 84, 54, panel="paper"))
def treasure_map(pen: Pen) -> None:
    sheet = smooth([(-48, -82, "c"), (48, -82, "c"), (46, -60), (49, -40), (46, -18, "c"), (-46, -18, "c"), (-49, -40),
        (-46, -60)], tension=0.4)
    pen.part("paper", sheet)
    pen.mark("paper", crescent(sheet, -6, 0), tone=-0.06)
    route = [(-34, -32), (-27, -39), (-25, -48), (-18, -57), (-7, -56), (1, -48), (10, -46), (17, -54)]
    pen.stroke("ink", joined(*(line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)]) for a, b in pairwise(route))), 2.4)
    pen.stroke("red", joined(line([(19, -68), (29, -58)]), line([(29, -68), (19, -58)])), 3.4)
    pen.stroke("ink", joined(line([(-36, -66), (-30, -75), (-24, -66)]), line([(-28, -66), (-21, -76), (-14, -66)]),
        curve((20, -32), (25, -35), (30, -32), (35, -35), (40, -32))), 1.6, detail=1)
    for y in (-86, -14):
        pen.part("paper", rect(-54, y - 7, 108, 14, 7), tone=-0.04)
        pen.mark("paper", rect(-60, y + 1, 120, 8), tone=-0.09)
        pen.part("paper", joined(ellipse(-54, y, 4, 7), ellipse(54, y, 4, 7)), tone=-0.14)
    pen.anchor(top=(0, -92), handle=(0, -50))
