"""Tools in the hand: hammers, saws, spanners, and what they drive."""

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
from limner.engines.illustrator.atlas.hues import DARK, STEEL
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, gloss, pole


@symbol("drill, power drill, electric drill", kinds="tool", height=0.22, place="surface",
    slots={"body": ("#f0a52e", "primary"), "dark": DARK, "metal": STEEL})
def drill(pen: Pen) -> None:
    pen.part("metal", polygon([(40, -76), (62, -73), (62, -71), (40, -68)]))
    pen.part("dark", polygon([(22, -84), (42, -79), (42, -65), (22, -60)]))
    pen.part("body", smooth([(-46, -86, "c"), (20, -90), (26, -86, "c"), (26, -60, "c"), (0, -56), (-6, -44),
        (-8, -20, "c"), (-30, -20, "c"), (-28, -54), (-44, -60)], tension=0.3))
    pen.part("dark", smooth([(-42, -22, "c"), (2, -22, "c"), (4, -2, "c"), (-44, -2, "c")], tension=0.15))
    pen.part("dark", smooth([(-4, -54), (4, -50), (1, -40), (-5, -44)]))
    pen.mark("body", joined(*(rect(-38 + 7 * i, -82, 3, 16, 1.4) for i in range(4))), tone=-0.2)
    pen.anchor(top=(0, -90), handle=(-18, -36), held=(-18, -36))


@symbol("pliers, tongs, pincers", kinds="tool", height=0.18, place="surface",
    slots={"grip": ("#d5473f", "primary"), "metal": STEEL})
def pliers(pen: Pen) -> None:
    for side in (-1, 1):
        jaw = limb([(side * 3, -58, 13), (-side * 9, -76, 12), (-side * 3.4, -102, 4)])
        pen.part("metal", jaw, tone=-0.05 if side > 0 else 0.03)
    for side in (-1, 1):
        pen.part("grip", limb([(-side * 5, -50, 10), (side * 19, -26, 10), (side * 15, 0, 9)]),
            tone=-0.05 if side > 0 else 0.0)
    pen.part("metal", ellipse(0, -58, 9))
    pen.mark("metal", ellipse(0, -58, 4), tone=-0.16)
    pen.anchor(top=(0, -102), handle=(0, -20))


@symbol("screw, wood screw, metal screw", kinds="tool, thing", height=0.04, place="surface",
    slots={"metal": ("#a9b3bf", "primary"), "dark": DARK})
def screw(pen: Pen) -> None:
    t, c = 24, (0.0, -50.0)
    body = rotated(polygon([(-8, -84), (8, -84), (7, -22), (0, 2), (-7, -22)]), t, c)
    pen.part("metal", body)
    for i in range(9):
        y = -76 + 8.4 * i
        w = 13 if i < 7 else 13 - 4 * (i - 6)
        pen.part("metal", rotated(polygon([(-w, y + 4), (w, y - 3), (w, y), (-w, y + 7)]), t, c),
            tone=0.06 - 0.02 * (i % 2))
    pen.part("metal", rotated(polygon([(-24, -94), (24, -94), (9, -78), (-9, -78)]), t, c), tone=-0.08)
    pen.part("metal", rotated(ellipse(0, -95, 24, 7), t, c), tone=0.05)
    pen.part("dark", rotated(union(rect(-14, -96.6, 28, 3.2), polygon([(-3, -100), (3, -100), (4, -90), (-4, -90)])), t,
        c), shade="flat")
    pen.anchor(top=(30, -94))


@symbol("sledgehammer, sledge hammer", kinds="tool", height=0.9, place="surface", held="gripped",
    traits=("lies", "carried"),
    slots={"wood": ("#b5793f", "second"), "steel": ("#6f7885", "primary")})
def sledgehammer(pen: Pen) -> None:
    pen.part("wood", pole((0, 0), (0, -90), 6.4, 5.4))
    pen.part("steel", polygon([(-32, -102), (-28, -106), (28, -106), (32, -102), (32, -82), (28, -78), (-28, -78),
        (-32, -82)]))
    pen.mark("steel", joined(rect(-33, -107, 8, 30), rect(25, -107, 8, 30)), tone=0.09)
    pen.mark("steel", rect(-33, -86, 66, 9), tone=-0.1)
    pen.anchor(top=(0, -106), handle=(0, -24), lean=(0, -60))


@symbol("nail, iron nail, carpenter's nail", kinds="tool, thing", height=0.05, place="surface",
    poses="standing, wall", slots={"steel": ("#9aa5b3", "primary")}, traits=("carried", "holds up"))
def nail(pen: Pen) -> None:
    if pen.pose == "wall":
        _driven_in(pen)
        return
    pen.part("steel", polygon([(-4.4, -90), (4.4, -90), (4.4, -14), (0, 0), (-4.4, -14)]))
    pen.mark("steel", rect(1, -92, 5, 94), tone=-0.13)
    pen.part("steel", smooth([(-16, -96), (0, -99), (16, -96), (15, -90), (0, -88), (-15, -90)]), tone=0.04)
    pen.mark("steel", joined(*(line([(-5, y), (5, y)]) for y in (-84, -80, -76))), width=1, tone=-0.2)
    pen.anchor(top=(0, -99), lean=(0, -50), hook=(0, -60))


def _driven_in(pen: Pen) -> None:
    """Half in a wall, seen from a little below its head."""
    pen.part("steel", polygon([(-6, -8), (12, -40), (22, -34), (4, 0)]), tone=-0.2)
    pen.part("steel", ellipse(18, -44, 24, 18, -30))
    pen.mark("steel", ellipse(20, -46, 16, 10.8, -30), tone=0.08)
    pen.anchor(top=(18, -60), hook=(8, -20), lean=(0, -12))


@symbol("bolt and nut, metal bolt, hex bolt, machine screw", kinds="tool, thing", height=0.07, place="surface",
    slots={"steel": ("#9aa5b3", "primary")})
def bolt(pen: Pen) -> None:
    pen.part("steel", rect(-10, -76, 20, 76, 2), tone=-0.03)
    pen.mark("steel", joined(*(line([(-12, y), (12, y + 4)]) for y in range(-60, 2, 6))), width=1.8, tone=-0.18)
    pen.part("steel", polygon([(-24, -98), (24, -98), (28, -92), (28, -78), (24, -74), (-24, -74), (-28, -78), (-28,
        -92)]))
    pen.mark("steel", joined(line([(-11, -99), (-11, -73)]), line([(11, -99), (11, -73)])), width=1.4, tone=-0.16)
    pen.part("steel", polygon([(-26, -40), (26, -40), (29, -35), (29, -24), (26, -19), (-26, -19), (-29, -24), (-29,
        -35)]), tone=0.04)
    pen.mark("steel", joined(line([(-12, -41), (-12, -18)]), line([(12, -41), (12, -18)])), width=1.4, tone=-0.16)
    pen.anchor(top=(0, -98), lean=(0, -50))


@symbol("paint roller, roller brush", kinds="tool", height=0.4, place="surface", held="gripped",
    traits=("lies", "carried"),
    slots={"paint": ("#e0473f", "primary"), "steel": STEEL, "handle": ("#3a4a6b", "second")})
def paint_roller(pen: Pen) -> None:
    pen.stroke("steel", line([(44, -88), (56, -88), (56, -62), (0, -56), (0, -34)]), 3)
    pen.part("handle", smooth([(-6, -36, "c"), (6, -36, "c"), (8, -10), (5, 0), (-5, 0), (-8, -10)]))
    pen.part("paint", rect(-48, -102, 92, 28, 6))
    pen.mark("paint", rect(-50, -84, 98, 12), tone=-0.1)
    gloss(pen, "paint", rect(-42, -99, 80, 4, 2), detail=0)
    pen.part("steel", joined(rect(-51, -98, 4, 20, 2), rect(43, -98, 4, 20, 2)))
    pen.anchor(top=(0, -102), handle=(0, -18), lean=(0, -40))


@symbol("crowbar, pry bar, jemmy", kinds="tool", height=0.5, place="surface", held="gripped", traits=("carried",),
    slots={"steel": ("#3f4653", "primary")})
def crowbar(pen: Pen) -> None:
    pen.stroke("steel", smooth([(-8, 0), (0, -10), (0, -84), (8, -98), (22, -96), (26, -84)], closed=False), 6.4,
        shade="form")
    pen.part("steel", joined(polygon([(22, -86), (30, -86), (29, -74), (26, -80), (22, -74)]),
        polygon([(-12, -4), (-4, 2), (-14, 6)])))
    pen.anchor(top=(10, -100), handle=(0, -40), lean=(0, -60))


def grip(pen: Pen, slot: str, x: float, top: float, width: float, *, low: float = 0.0) -> None:
    """An upright wooden handle, swelling toward its end."""
    w = width / 2
    shape = smooth([(x - w * 0.8, top, "c"), (x + w * 0.8, top, "c"), (x + w * 0.8, (top + low) * 0.55),
        (x + w * 1.25, low - 8), (x + w * 0.7, low, "c"), (x - w * 0.7, low, "c"), (x - w * 1.25, low - 8),
        (x - w * 0.8, (top + low) * 0.55)])
    pen.part(slot, shape)
    pen.mark(slot, rect(x + w * 0.25, top - 4, w * 2, low - top + 8), tone=-0.09)
    pen.mark(slot, rect(x - w * 0.55, top, w * 0.3, low - top), tone=0.1, alpha=0.5, detail=1)


@symbol("hammer, mallet, claw hammer", kinds="tool", height=0.33, slots={"handle": ("#b5793f", "primary"),
    "steel": STEEL},
    home="workshop", held="gripped", lean=18.0, traits=("lies", "tool",))
def hammer(pen: Pen) -> None:
    grip(pen, "handle", 0, -86, 10)
    head = smooth([(-40, -96, "c"), (-18, -96, "c"), (-14, -100), (10, -100), (26, -98), (40, -84, "c"), (24, -88),
        (10, -80, "c"), (-14, -80, "c"), (-18, -84, "c"), (-40, -84, "c")], tension=0.35)
    pen.part("steel", head)
    pen.mark("steel", crescent(head, 0, -6), tone=-0.12)
    pen.part("steel", rect(-44, -99, 10, 18, 2), tone=0.03)
    gloss(pen, "steel", rect(-16, -98, 24, 2.4, 1.2), detail=0)
    pen.anchor(top=(0, -100), handle=(0, -20))


@symbol("saw, handsaw, hand saw", kinds="tool", height=0.2, place="surface", slots={"handle": ("#b5793f", "primary"),
    "steel": STEEL},
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
