"""What a house has beside furniture: taps, curtains, loudspeakers, walls, gates; and what lies about in it."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    arc,
    difference,
    ellipse,
    joined,
    line,
    outline,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    Hue,
    Profile,
    box,
    crescent,
    curve,
    gloss,
    pole,
    quad,
    turned,
)
from limner.engines.illustrator.atlas.templates.furniture import cushion, puffed

WOOD: Hue = ("#a96d3f", "primary")
STEEL: Hue = ("#aeb8c4", "fixed")
DARK: Hue = ("#2f343d", "fixed")


@symbol("faucet, tap, water tap, spigot, kitchen faucet", kinds="household, thing", height=0.35, place="surface",
    slots={"metal": ("#b3bfcc", "primary"), "water": ("#6fc3ea", "fixed"), "hot": ("#d9483f", "fixed"),
    "cold": ("#3f7fd0", "fixed")}, nook="kitchen")
def faucet(pen: Pen) -> None:
    pen.part("water", smooth([(35, -52, "c"), (41, -52, "c"), (41.5, -24), (40, -6), (43, 0, "c"), (33, 0, "c"),
        (36, -6), (34.5, -24)], tension=0.4), alpha=0.85)
    pen.mark("water", line([(37, -50), (37, -8)]), tone=0.12, width=1.4)
    for side, slot in ((-1, "hot"), (1, "cold")):
        x = -12 + side * 22
        pen.part("metal", turned([(-22, 4), (-14, 5), (-10, 8), (0, 9)], cx=x, tilt=0.2), tone=-0.05)
        pen.part("metal", union(rect(x - 13, -30, 26, 8, 4), rect(x - 4, -39, 8, 26, 4)), tone=0.03)
        pen.part(slot, ellipse(x, -26, 4.2), shade="flat")
    neck = outline(smooth([(-12, -2, "c"), (-12, -64), (-8, -84), (12, -96), (31, -86), (38, -68), (38, -56, "c")],
        closed=False), 12, round_cap=False)
    pen.part("metal", neck)
    pen.mark("metal", crescent(neck, -4, -3), tone=-0.12)
    pen.mark("metal", smooth([(-16, -6), (-16, -64), (-11, -86), (10, -99.5)], closed=False), tone=0.16, width=2.2)
    pen.part("metal", rect(30, -60, 16, 9, 2), tone=-0.06)
    pen.part("metal", turned([(-12, 8), (-8, 10), (-2, 14), (0, 16)], cx=-12, tilt=0.16), tone=-0.02)
    pen.part("metal", rect(-46, -5, 68, 5, 2), tone=-0.08)
    pen.anchor(top=(12, -100), handle=(-12, -40))


@symbol("speaker, loudspeaker, stereo speaker, subwoofer, bluetooth speaker, hi-fi speaker, smart speaker",
    kinds="electronics", height=0.45, place="surface",
    slots={"body": ("#3a3f4b", "primary"), "cone": ("#22252d", "fixed"), "ring": ("#9aa4b2", "second"),
    "light": ("#5fd0e8", "light")}, nook="study", shapes=("rectangular", "cubic"))
def speaker(pen: Pen) -> None:
    box(pen, "body", (-32, -96), (58, 96), (9, 4))
    pen.mark("body", difference(rect(-29, -93, 52, 90, 4), rect(-27.8, -91.8, 49.6, 87.6, 3)), tone=0.1)
    for y, r in ((-73, 14), (-33, 22)):
        pen.part("ring", ellipse(-3, y, r + 2))
        pen.part("cone", ellipse(-3, y, r))
        pen.mark("cone", crescent(ellipse(-3, y, r), 2.4, 3), tone=-0.08)
        pen.mark("cone", ellipse(-3, y, r * 0.72), tone=0.09)
        pen.mark("cone", ellipse(-3, y, r * 0.34), tone=-0.06)
        pen.mark("ring", ellipse(-3 - r * 0.1, y - r * 0.1, r * 0.16), alpha=0.8, detail=1)
    pen.part("light", ellipse(20, -90, 1.8), shade="glow", detail=1)
    pen.anchor(top=(0, -98), lean=(-32, -40), seat=(0, -97))


@symbol("curtain, drape, window curtain, drapery, shower curtain", kinds="textile, furniture", height=2.2,
    place="wall", slots={"cloth": ("#b8404f", "primary"), "rod": ("#c79a4b", "fixed"), "tie": ("#f0cf7a", "second")})
def curtain(pen: Pen) -> None:
    pen.part("rod", rect(-64, -100, 128, 4, 2))
    for x in (-66, 66):
        pen.part("rod", ellipse(x, -98, 5))
    for side in (-1, 1):
        fall = smooth([(side * 60, -96, "c"), (side * 6, -96, "c"), (side * 8, -70), (side * 24, -46),
            (side * 38, -36, "c"), (side * 30, -16), (side * 28, 0, "c"), (side * 36, 2), (side * 44, -1),
            (side * 52, 2), (side * 60, 0, "c"), (side * 62, -50)])
        pen.part("cloth", fall, tone=0.0 if side < 0 else -0.04)
        folds = [smooth([(side * x, -96), (side * (x * 0.7 + 15), -60), (side * (44 + (x - 32) * 0.2), -36)],
            closed=False) for x in (14, 24, 34, 44, 53)]
        folds += [line([(side * (44 + (x - 42) * 0.3), -34), (side * x, 2)]) for x in (33, 41, 49, 56)]
        pen.mark("cloth", joined(*folds), tone=-0.1, width=2.2)
        pen.mark("cloth", joined(*(smooth([(side * (x + 4), -96), (side * (x * 0.7 + 18), -60),
            (side * (46 + (x - 32) * 0.2), -37)], closed=False) for x in (14, 34))), tone=0.08, width=2)
        pen.part("tie", smooth([(side * 34, -40, "c"), (side * 62, -42, "c"), (side * 62, -34, "c"),
            (side * 35, -33, "c")]))
    for x in (-56, -44, -32, -20, 20, 32, 44, 56):
        pen.part("rod", difference(ellipse(x, -97, 3.6), ellipse(x, -97, 2)), detail=1)
    pen.anchor(top=(0, -100))


def _bricks(left: float, top: float, width: float, height: float, rows: int,
    across: float) -> list[tuple[float, float, float, float]]:
    """Bricks in bond: x, y, width, height of each within the box."""
    course, found = height / rows, []
    for row in range(rows):
        x = left - (across / 2 if row % 2 else 0)
        while x < left + width - 0.1:
            a, b = max(x + 0.7, left), min(x + across - 0.7, left + width)
            if b - a > 2:
                found.append((a, top + row * course + 0.7, b - a, course - 1.4))
            x += across
    return found


@symbol("brick wall, brickwork, garden wall, graffiti wall", kinds="building, barrier", height=1.8,
    slots={"brick": ("#b9573f", "primary"), "mortar": ("#d9c8b4", "fixed"), "cap": ("#9a9288", "fixed")},
    board=Board(-1, -44, 122, 60, ground="brick", sprayed=True), printed="sign")
def brick_wall(pen: Pen) -> None:
    pen.part("mortar", polygon([(64, -88), (74, -92), (74, -4), (64, 0)]), tone=-0.14)
    pen.part("mortar", rect(-66, -88, 130, 88))
    for i, (x, y, w, h) in enumerate(_bricks(-66, -88, 130, 88, 8, 22)):
        pen.part("brick", rect(x, y, w, h, 1), tone=(0.0, -0.05, 0.04, -0.02, 0.05)[(i * 7 + i // 3) % 5])
    pen.part("cap", quad((-70, -92), (-62, -97), (78, -97), (68, -92)), tone=0.08)
    pen.part("cap", rect(-70, -92, 138, 7, 1))
    pen.part("cap", quad((68, -92), (78, -97), (78, -90), (68, -85)), tone=-0.12)
    pen.anchor(top=(0, -95), seat=(0, -94), lean=(-66, -40), under=(0, 0))


@symbol("stone wall, dry stone wall, castle wall, stacked stone wall", kinds="wall, building, barrier", height=1.3,
    slots={"stone": ("#9c978d", "primary"), "gap": ("#5d5850", "follow"), "moss": ("#6f9a4a", "fixed")})
def stone_wall(pen: Pen) -> None:
    pen.part("gap", polygon([(-68, 0), (-68, -60), (-62, -64), (64, -64), (70, -58), (70, 0)]))
    sizes = (22, 16, 27, 19, 24, 14, 21)
    for row, (y, h) in enumerate(((-66, 16), (-49.5, 17), (-32, 16), (-15.5, 15.5))):
        x, i = -70.0 - row % 2 * 3, row * 3
        while x < 66:
            w = min(sizes[i % 7], 72 - x)
            stone = smooth([(x + 1.5, y + h * 0.5), (x + 3, y + 1.6), (x + w * 0.5, y + 0.4 + i % 3 * 0.7),
                (x + w - 2, y + 2),
                (x + w - 0.6, y + h * 0.5), (x + w - 2, y + h - 1.4), (x + w * 0.5, y + h - 0.4), (x + 3, y + h - 1.6)])
            pen.part("stone", stone, tone=(0.02, -0.05, 0.05, -0.02, 0.0)[i % 5])
            pen.mark("stone", crescent(stone, -1.6, -2.2), tone=-0.1)
            x, i = x + w, i + 1
    pen.part("moss", union(*(ellipse(x, y, rx, 3.2) for x, y, rx in ((-46, -65, 12), (-36, -66, 9), (28, -66, 14),
        (58, -10, 9)))))
    pen.anchor(top=(0, -66), seat=(0, -66), lean=(-68, -30))


@symbol("gate, garden gate, iron gate, wrought iron gate, entrance gate", kinds="building, barrier", height=2.2,
    slots={"iron": ("#2f3640", "primary"), "stone": ("#bfae96", "fixed"), "gold": ("#dcb14a", "fixed")})
def gate(pen: Pen) -> None:
    tops = []
    for i in range(9):
        x = -40 + 10 * i
        y = -70 - 18 * math.cos(math.radians(x * 2.2))
        tops.append((x, y))
        pen.part("iron", rect(x - 1.3, y, 2.6, -4 - y))
        pen.part("gold", smooth([(x, y - 9, "c"), (x + 2.8, y - 3), (x, y + 1, "c"), (x - 2.8, y - 3)]))
    pen.stroke("iron", smooth([(-48, -62), *((x, y + 6) for x, y in tops), (48, -62)], closed=False), 3.4)
    pen.part("iron", rect(-48, -50, 96, 3.4))
    pen.part("iron", rect(-48, -12, 96, 3.4))
    for x in (-30, -10, 10, 30):
        pen.stroke("iron", joined(arc(x, -30, 5, 5, 0, 360), curve((x, -48), (x - 5, -40), (x, -35)),
            curve((x, -25), (x + 5, -20), (x, -12))), 1.8, detail=1)
    pen.part("iron", rect(-2.6, -84, 5.2, 82, 1))
    pen.part("gold", ellipse(5, -40, 3.4))
    for x, tone in ((-62, 0.0), (48, -0.05)):
        pen.part("stone", rect(x, -84, 14, 84, 1), tone=tone)
        pen.mark("stone", joined(*(line([(x, y), (x + 14, y)]) for y in (-70, -56, -42, -28, -14))), tone=tone - 0.12,
            width=1.2)
        pen.part("stone", rect(x - 3, -89, 20, 6, 1), tone=tone + 0.05)
        pen.part("stone", ellipse(x + 7, -95, 7), tone=tone + 0.02)
    pen.anchor(top=(0, -92), lean=(-62, -40))


@symbol("column, pillar, greek column, roman column, marble column, pedestal, plinth", kinds="building", height=3.5,
    slots={"stone": ("#e6e0d4", "primary")})
def column(pen: Pen) -> None:
    pen.part("stone", rect(-25, -7, 50, 7, 1), tone=-0.06)
    pen.part("stone", rect(-21, -13, 42, 7, 3), tone=0.02)
    shaft = smooth([(-15, -84, "c"), (15, -84, "c"), (17, -50), (18, -12, "c"), (-18, -12, "c"), (-17, -50)],
        tension=0.3)
    pen.part("stone", shaft)
    pen.mark("stone", joined(*(polygon([(x * 0.86 - 1, -86), (x * 0.86 + 1, -86), (x + 1.3, -10), (x - 1.3, -10)])
        for x in (-14, -9.4, -4.8, 0, 4.8, 9.4, 14))), tone=-0.11)
    pen.mark("stone", polygon([(8, -88), (30, -88), (30, -8), (9, -8)]), tone=-0.07, alpha=0.7)
    pen.part("stone", rect(-17, -87, 34, 4, 2), tone=-0.04)
    pen.part("stone", smooth([(-24, -94, "c"), (24, -94, "c"), (22, -87), (-22, -87)]), tone=-0.02)
    for side in (-1, 1):
        pen.part("stone", ellipse(side * 22, -89, 7.4), tone=0.03)
        pen.mark("stone", ellipse(side * 22, -89, 4.8), tone=-0.12)
        pen.mark("stone", ellipse(side * 22, -89, 2.4), tone=0.04)
    pen.part("stone", rect(-28, -100, 56, 7, 1), tone=0.04)
    pen.anchor(top=(0, -100), seat=(0, -100), lean=(-18, -40))


@symbol("throne, royal throne, king's throne, golden throne", kinds="chair, furniture", height=1.9,
    slots={"gold": ("#e0ad3c", "second"), "cloth": ("#a82c3f", "primary"), "gem": ("#3f9fd0", "fixed")},
    home="hall", traits=("seat",))
def throne(pen: Pen) -> None:
    back = smooth([(-27, -20, "c"), (-30, -78, "c"), (-21, -88), (0, -99), (21, -88), (30, -78, "c"), (27, -20, "c")])
    pen.part("gold", back, tone=-0.03)
    pen.mark("gold", crescent(back, -4, 0), tone=-0.1)
    pad = smooth([(-20, -22, "c"), (-22, -74, "c"), (0, -87), (22, -74, "c"), (20, -22, "c")])
    pen.part("cloth", pad)
    pen.mark("cloth", crescent(pad, -5, -3), tone=-0.08)
    pen.mark("cloth", joined(*(ellipse(x, y, 1.6) for x, y in ((-10, -70), (10, -70), (0, -60), (-10, -50),
        (10, -50)))), tone=-0.2, detail=1)
    for x in (-30, 30):
        pen.part("gold", ellipse(x, -82, 6), tone=0.05)
    pen.part("gold", polygon([(-13, -94), (-17, -112), (-7, -102), (0, -117), (7, -102), (17, -112), (13, -94)]),
        tone=0.04)
    pen.part("gem", polygon([(0, -103), (4, -98), (0, -93), (-4, -98)]), shade="flat")
    pen.part("gold", rect(-33, -26, 66, 14, 2), tone=-0.04)
    pen.mark("gold", joined(*(ellipse(x, -19, 3) for x in (-22, -11, 0, 11, 22))), tone=-0.16)
    cushion(pen, "cloth", -28, -36, 56, 13, radius=0.44)
    for side in (-1, 1):
        x = side * 34
        pen.part("gold", rect(x - 4, -46, 8, 46, 2), tone=-0.02 if side < 0 else -0.07)
        pen.part("gold", rect(x - 6, -52, 12, 9, 4), tone=0.03 if side < 0 else -0.03)
        pen.part("gem", ellipse(x, -47.5, 2.6), shade="flat")
        pen.part("gold", ellipse(x, -2, 7, 3.6))
    pen.part("cloth", polygon([(-26, -14), (26, -14), (34, 0), (-34, 0)]), tone=-0.14)
    pen.anchor(seat=(0, -35), top=(0, -36), lean=(38, -40), under=(0, -1))


@symbol("office chair, swivel chair, desk chair, gaming chair", kinds="chair, furniture", height=1.15,
    slots={"cloth": ("#3d4a5e", "primary"), "metal": ("#8a94a2", "fixed"), "dark": DARK},
    home="office", traits=("seat",))
def office_chair(pen: Pen) -> None:
    for x, y in ((-30, -3), (0, -1), (30, -3)):
        pen.stroke("metal", line([(0, -14), (x, y - 5)]), 5, tone=-0.05)
        pen.part("dark", ellipse(x, y - 1.6, 4.6))
    pen.part("metal", rect(-3, -40, 6, 30))
    pen.part("dark", rect(-9, -44, 18, 7, 2))
    back = smooth([(-20, -54, "c"), (-24, -78), (-21, -98), (-12, -104), (12, -104), (21, -98), (24, -78),
        (20, -54, "c")], tension=0.4)
    pen.part("dark", rect(-4, -60, 8, 20))
    pen.part("cloth", back, tone=-0.02)
    pen.mark("cloth", crescent(back, -6, -4), tone=-0.09)
    pen.mark("cloth", joined(line([(-18, -84), (18, -84)]), line([(-18, -70), (18, -70)])), tone=-0.12, width=1.4)
    cushion(pen, "cloth", -30, -54, 60, 14, tone=0.04, radius=0.46)
    for side in (-1, 1):
        pen.stroke("dark", smooth([(side * 24, -47, "c"), (side * 35, -48), (side * 35, -64, "c")], closed=False), 3.6)
        pen.part("dark", rect(side * 33 - 7, -69, 14, 5, 2.4))
    pen.anchor(seat=(0, -53), top=(0, -54), lean=(36, -50), under=(0, -1))


@symbol("rocking chair", kinds="chair, furniture", height=1.1,
    slots={"wood": WOOD, "seat": ("#d9694f", "second")}, home="room", traits=("seat",))
def rocking_chair(pen: Pen) -> None:
    for dx, tone in ((9, -0.14), (0, 0.0)):
        y = -5 if dx else 0
        pen.part("wood", outline(smooth([(-52 + dx, -13 + y), (-30 + dx, -4 + y), (0 + dx, -2 + y), (30 + dx, -5 + y),
            (50 + dx, -15 + y)], closed=False), 4.6), tone=tone)
        pen.part("wood", pole((-22 + dx, -46 + y), (-26 + dx, -3 + y), 4.4, 3.6), tone=tone - 0.02)
        pen.part("wood", pole((24 + dx, -60 + y), (28 + dx, -4 + y), 4.4, 3.6), tone=tone - 0.02)
        pen.part("wood", pole((-24 + dx, -44 + y), (-42 + dx, -100 + y), 5, 4), tone=tone)
        if dx:
            for k in (0.2, 0.5, 0.8):
                pen.part("wood", pole((-18, -48), (-41 + 9 * k, -99 - 4 * k), 2.6, 2.2), tone=-0.07)
            pen.part("wood", quad((-46, -106), (-32, -109), (-27, -93), (-41, -90)), tone=-0.03)
    pen.part("seat", polygon([(-30, -46), (-18, -53), (36, -53), (28, -46)]), tone=0.05)
    pen.part("seat", rect(-30, -47, 59, 6, 3), tone=-0.04)
    pen.part("wood", outline(smooth([(-34, -70), (-10, -66), (18, -64), (30, -66)], closed=False), 4.4), tone=0.03)
    pen.part("wood", pole((-20, -20), (26, -20), 2.6, 2.6), tone=-0.05)
    pen.anchor(seat=(4, -50), top=(4, -50), lean=(-44, -60), under=(0, -1))


@symbol("crib, baby crib, cot, cradle, baby bed", kinds="bed, furniture", height=0.95,
    slots={"wood": ("#f3ead8", "primary"), "blanket": ("#8fc1e0", "second"), "sheet": ("#fbf8f0", "fixed"),
    "toy": ("#f3b94a", "fixed")}, home="bedroom", traits=("seat",))
def crib(pen: Pen) -> None:
    for x in range(-44, 50, 10):
        pen.part("wood", rect(x + 4, -84, 2.4, 50), tone=-0.16)
    pen.part("wood", rect(-46, -88, 100, 4.4, 2), tone=-0.14)
    pen.part("sheet", rect(-50, -40, 100, 15, 3))
    pen.part("sheet", puffed(-46, -48, 26, 12, 0.5), tone=-0.02)
    pen.part("blanket", puffed(-16, -50, 64, 22, 0.3))
    pen.part("toy", union(ellipse(-4, -58, 7), ellipse(-10, -64, 3), ellipse(2, -64, 3)))
    with pen.in_front():
        for x in range(-44, 50, 9):
            pen.part("wood", rect(x - 1.4, -72, 2.8, 56), tone=-0.02)
        pen.part("wood", rect(-54, -77, 108, 5.4, 2.4), tone=0.03)
        pen.part("wood", rect(-54, -22, 108, 6, 2), tone=-0.03)
        for x in (-57, 51):
            pen.part("wood", rect(x, -96, 7, 96, 2))
            pen.part("wood", ellipse(x + 3.5, -98, 5))
    pen.anchor(top=(10, -50), seat=(10, -48), lean=(57, -40), opening=(0, -72), head=(-30, -48))


@symbol("stroller, baby carriage, pram, pushchair, baby stroller, buggy", kinds="vehicle, thing", height=1.05,
    slots={"body": ("#3f7fb8", "primary"), "metal": ("#8a94a2", "fixed"), "dark": DARK, "trim": ("#f4ead6", "second")},
    home="park")
def stroller(pen: Pen) -> None:
    pen.stroke("metal", smooth([(-28, -12), (8, -36), (40, -66), (56, -84, "c"), (64, -82)], closed=False), 3.4)
    pen.stroke("dark", line([(53, -84), (66, -83)]), 5)
    pen.stroke("metal", line([(30, -12), (-6, -40)]), 3.4, tone=-0.06)
    tub = smooth([(-50, -58, "c"), (42, -58, "c"), (38, -36), (18, -26), (-26, -26), (-46, -38)])
    pen.part("body", tub)
    pen.mark("body", crescent(tub, -6, -6), tone=-0.09)
    pen.mark("trim", rect(-60, -60, 120, 6))
    hood = smooth([(-50, -58, "c"), (-48, -78), (-30, -96), (-4, -98), (4, -58, "c")])
    pen.part("body", hood, tone=0.03)
    pen.mark("body", joined(curve((4, -58), (-20, -70), (-36, -92)), curve((4, -58), (-28, -62), (-49, -74)),
        curve((3, -58), (-8, -80), (-16, -99))), tone=-0.13, width=1.8)
    for x in (-30, 30):
        pen.part("dark", ellipse(x, -13, 13))
        pen.part("trim", ellipse(x, -13, 9))
        pen.part("metal", joined(*(rotated(rect(x - 0.8, -22, 1.6, 18), 45 * i, (x, -13)) for i in range(4))), detail=1)
        pen.part("metal", ellipse(x, -13, 3))
    pen.anchor(seat=(0, -56), top=(12, -58), handle=(60, -83), opening=(20, -58))


@symbol("tire, tyre, car tire, car tyre, rubber tire", kinds="wheel, thing", height=0.65,
    slots={"rubber": ("#2e3138", "primary"), "rim": ("#b4bdc8", "fixed"), "dark": ("#5b6470", "fixed")},
    home="workshop", shapes=("round",))
def tire(pen: Pen) -> None:
    pen.part("rubber", ellipse(9, -50, 48, 49), tone=-0.06)
    treads = joined(*(rotated(rect(50, -53, 14, 5), a, (4, -50)) for a in range(-90, 91, 12)))
    pen.mark("rubber", treads, tone=-0.14)
    disc = ellipse(-4, -50, 47, 50)
    pen.part("rubber", disc)
    pen.mark("rubber", crescent(disc, -5, -5), tone=-0.07)
    pen.mark("rubber", difference(ellipse(-4, -50, 39, 42), ellipse(-4, -50, 37.6, 40.6)), tone=0.14)
    pen.mark("rubber", arc(-4, -50, 43, 46, 190, 70), tone=0.16, width=2)
    pen.part("dark", ellipse(-4, -50, 27, 29))
    pen.part("rim", difference(ellipse(-4, -50, 27, 29), ellipse(-4, -50, 23.4, 25.4)))
    pen.part("rim", union(*(rotated(polygon([(-8, -50), (-7, -76), (-1, -76), (0, -50)]), 72 * i, (-4, -50))
        for i in range(5))))
    pen.part("rim", ellipse(-4, -50, 9))
    pen.mark("dark", joined(*(ellipse(-4 + 5.4 * math.cos(1.257 * i), -50 + 5.4 * math.sin(1.257 * i), 1.1)
        for i in range(5))), detail=1)
    pen.anchor(top=(0, -100), seat=(0, -99), lean=(-50, -50))


@symbol("tray, serving tray, silver tray, salver, wooden tray", kinds="tableware", height=0.08, place="surface",
    slots={"wood": ("#b87d45", "primary"), "grip": ("#e6c46a", "second")},
    shapes=("round", "rectangular", "oval"), traits=("tabletop",))
def tray(pen: Pen) -> None:
    pen.part("wood", polygon([(-46, -50), (46, -50), (44, -42), (-44, -42)]), tone=-0.14)
    pen.part("wood", polygon([(-44, -44), (44, -44), (62, -6), (-62, -6)]), tone=0.05)
    pen.mark("wood", joined(*(line([(x * 0.72, -46), (x, -4)]) for x in (-36, -12, 12, 36))), tone=-0.07, width=1.2)
    for side in (-1, 1):
        pen.part("wood", polygon([(side * 46, -51), (side * 44, -43), (side * 61, -6), (side * 70, -13)]),
            tone=-0.1 if side < 0 else 0.03)
        pen.part("grip", outline(smooth([(side * 53, -39), (side * 66, -46), (side * 75, -32), (side * 63, -23)],
            closed=False), 4.6))
    with pen.in_front():
        pen.part("wood", polygon([(-70, -14), (70, -14), (66, 0), (-66, 0)]), tone=-0.02)
        pen.mark("wood", rect(-72, -14, 144, 3), tone=0.1)
    pen.anchor(top=(0, -26), seat=(0, -26), handle=(72, -34))


@symbol("sewing machine", kinds="appliance, tool", height=0.32, place="surface",
    slots={"body": ("#3b8f93", "primary"), "metal": STEEL, "base": ("#b78350", "fixed"),
    "thread": ("#e05a4e", "second"), "dark": DARK}, nook="study")
def sewing_machine(pen: Pen) -> None:
    pen.part("base", rect(-60, -13, 120, 13, 3))
    pen.mark("base", rect(-60, -4, 120, 6), tone=-0.1)
    pen.part("metal", rect(-54, -17, 66, 5, 1), tone=-0.04)
    pen.part("thread", turned([(-97, 5), (-84, 5)], cx=14, tilt=0.2))
    pen.part("dark", rect(13, -103, 2, 8))
    arm = smooth([(-46, -78, "c"), (-40, -86), (46, -86), (54, -78), (54, -13, "c"), (26, -13, "c"), (24, -46),
        (14, -52), (-24, -52, "c"), (-26, -36, "c"), (-46, -36, "c")])
    pen.part("body", arm)
    pen.mark("body", crescent(arm, -5, -5), tone=-0.1)
    pen.mark("body", line([(-40, -80), (44, -80)]), tone=0.14, width=2.4)
    pen.part("metal", ellipse(58, -66, 7, 15))
    pen.mark("metal", ellipse(60, -66, 4, 10), tone=-0.12)
    pen.part("metal", ellipse(37, -34, 6))
    pen.part("metal", rect(-38, -36, 3.4, 13))
    pen.part("dark", rect(-37, -24, 1.4, 9))
    pen.part("metal", polygon([(-42, -21), (-30, -21), (-27, -17), (-45, -17)]), tone=-0.1)
    pen.stroke("thread", smooth([(14, -90), (-10, -92), (-40, -84), (-44, -60), (-36, -40), (-36.5, -24)],
        closed=False), 1.1)
    pen.anchor(top=(0, -86), handle=(58, -66))


@symbol("typewriter, vintage typewriter", kinds="appliance, thing", height=0.25, place="surface",
    slots={"body": ("#3f6f78", "primary"), "paper": ("#fbf8ef", "fixed"), "key": ("#f3ead8", "fixed"), "dark": DARK,
    "metal": STEEL}, nook="study")
def typewriter(pen: Pen) -> None:
    pen.part("paper", polygon([(-30, -104), (30, -104), (30, -62), (-30, -62)]))
    pen.mark("dark", joined(*(line([(-22, y), (x, y)]) for y, x in ((-96, 20), (-90, 14), (-84, 22), (-78, 2)))),
        width=1.2, alpha=0.7)
    pen.part("dark", rect(-56, -72, 112, 12, 5))
    for x in (-58, 58):
        pen.part("metal", rect(x - 4, -74, 8, 16, 2))
    pen.stroke("metal", line([(-52, -66), (-66, -80)]), 3)
    hull = smooth([(-48, -64, "c"), (48, -64, "c"), (56, -40), (62, -8, "c"), (58, 0), (-58, 0), (-62, -8, "c"),
        (-56, -40)], tension=0.3)
    pen.part("body", hull)
    pen.mark("body", crescent(hull, -8, -4), tone=-0.08)
    pen.part("dark", smooth([(-30, -58), (0, -62), (30, -58), (22, -46), (0, -42), (-22, -46)]))
    pen.mark("metal", joined(*(line([(x * 0.4, -44), (x, -60)]) for x in range(-24, 25, 6))), width=1, detail=1)
    pen.part("dark", polygon([(-46, -38), (46, -38), (54, -6), (-54, -6)]))
    for row, (y, count, half) in enumerate(((-32, 9, 38), (-24, 9, 41), (-16, 9, 44))):
        for i in range(count):
            pen.part("key", ellipse(-half + 2 * half * i / (count - 1) + row % 2, y, 3.6, 2.8))
    pen.part("key", rect(-24, -10.4, 48, 3.6, 1.6))
    pen.anchor(top=(0, -66))


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


@symbol("toilet paper, toilet roll, roll of toilet paper, paper towel, toilet tissue", kinds="household, thing",
    height=0.11, place="surface",
    slots={"paper": ("#f6f4ef", "primary"), "core": ("#b98f62", "fixed")}, shapes=("cylindrical",))
def toilet_paper(pen: Pen) -> None:
    body: Profile = [(-86, 44), (-4, 44)]
    whole = turned(body, tilt=0.3)
    pen.part("paper", polygon([(22, -78), (58, -76), (58, -4), (50, 2), (44, -2), (36, 3), (30, -1), (22, 2)]),
        tone=-0.05)
    pen.mark("paper", joined(line([(22, -40), (58, -40)])), tone=-0.14, width=1)
    pen.part("paper", whole)
    pen.mark("paper", crescent(whole, -16, 0), tone=-0.09)
    pen.part("paper", ellipse(0, -86, 44, 13), tone=0.02)
    pen.mark("paper", joined(*(difference(ellipse(0, -86, r, r * 0.3), ellipse(0, -86, r - 1, r * 0.3 - 0.5))
        for r in (26, 33, 39))), tone=-0.1)
    pen.part("core", ellipse(0, -86, 17, 5.4))
    pen.mark("core", ellipse(0, -84, 13, 4.2), tone=-0.22)
    pen.anchor(top=(0, -90))


@symbol("toothpaste, tube of toothpaste, toothpaste tube", kinds="household, thing", height=0.16, place="surface",
    slots={"body": ("#f4f5f7", "second"), "trim": ("#2f8fd0", "primary"), "cap": ("#e5473f", "fixed"),
    "paste": ("#8fe0d8", "fixed")})
def toothpaste(pen: Pen) -> None:
    pen.part("cap", rect(-10, -10, 20, 10, 2))
    pen.mark("cap", joined(*(line([(x, -12), (x, 2)]) for x in (-6, -2, 2, 6))), tone=-0.12, width=1)
    tube = smooth([(-27, -100, "c"), (27, -100, "c"), (24, -50), (19, -20, "c"), (8, -12), (-8, -12), (-19, -20, "c"),
        (-24, -50)], tension=0.3)
    pen.part("body", tube)
    pen.mark("trim", polygon([(-30, -84), (30, -70), (30, -48), (-30, -62)]))
    pen.mark("cap", polygon([(-30, -56), (30, -42), (30, -37), (-30, -51)]))
    pen.mark("paste", ellipse(0, -30, 7, 5))
    pen.mark("body", joined(polygon([(12, -104), (34, -104), (30, -8), (14, -8)])), tone=-0.12, alpha=0.6)
    pen.part("body", rect(-28, -103, 56, 8, 1), tone=-0.08)
    pen.mark("body", joined(*(line([(x, -104), (x, -94)]) for x in range(-24, 28, 5))), tone=-0.2, width=1)
    pen.anchor(top=(0, -102))


@symbol("hairbrush, hair brush", kinds="household, tool", height=0.2, place="surface",
    slots={"body": ("#c9567f", "primary"), "pad": ("#f1d3c4", "fixed"), "bristle": DARK})
def hairbrush(pen: Pen) -> None:
    pen.part("body", rotated(smooth([(-16, -100), (0, -106), (16, -100), (21, -76), (16, -54), (7, -44), (5, -20),
        (7, -4), (0, 0), (-7, -4), (-5, -20), (-7, -44), (-16, -54), (-21, -76)]), 28, (0, -50)))
    pen.mark("body", rotated(curve((-4, -38), (-3, -20), (-4, -8)), 28, (0, -50)), tone=0.16, width=2)
    pad = rotated(ellipse(0, -77, 15, 22), 28, (0, -50))
    pen.part("pad", pad)
    dots = [(x, y) for y in range(-92, -58, 7) for x in (-9, -3, 3, 9) if (x / 13) ** 2 + ((y + 77) / 20) ** 2 < 1]
    pen.part("bristle", rotated(union(*(ellipse(x, y, 1.9) for x, y in dots)), 28, (0, -50)), shade="flat")
    pen.anchor(top=(0, -100), handle=(-14, -20))


@symbol("yarn, ball of yarn, yarn ball, wool ball, ball of wool, skein", kinds="textile, thing", height=0.12,
    place="surface",
    slots={"wool": ("#e0587a", "primary"), "needle": ("#d9b06a", "fixed")}, traits=("colourful",),
    shapes=("round", "spherical"))
def yarn(pen: Pen) -> None:
    for a, b in (((-30, -100), (26, -20)), ((44, -104), (-16, -20))):
        pen.part("needle", pole(a, b, 3.4, 3))
        pen.part("needle", ellipse(*a, 4.4), tone=-0.08)
    pen.stroke("wool", smooth([(20, -6), (42, -2), (56, -8), (62, -1), (76, -3)], closed=False), 3.4, tone=-0.05)
    disc = ellipse(0, -42, 42)
    pen.part("wool", disc)
    pen.mark("wool", crescent(disc, -10, -9), tone=-0.1)
    lines = [rotated(smooth([(-50, -42 + d), (0, -42 + d * 1.6 - 12), (50, -42 + d)], closed=False), turn, (0, -42))
        for turn, ds in ((20, (-6, 2, 10, 18)), (95, (-22, -14)), (150, (14, 22, 30))) for d in ds]
    pen.mark("wool", joined(*lines), tone=-0.14, width=1.8)
    pen.mark("wool", joined(*(rotated(smooth([(-50, -39 + d), (0, -39 + d * 1.6 - 12), (50, -39 + d)], closed=False),
        20, (0, -42)) for d in (-6, 2, 10))), tone=0.09, width=1.4)
    pen.anchor(top=(0, -84))


@symbol("hanger, coat hanger, clothes hanger", kinds="household, thing", height=0.22, place="wall",
    slots={"wood": ("#b57a45", "primary"), "metal": STEEL})
def hanger(pen: Pen) -> None:
    pen.stroke("metal", smooth([(0, -62), (0, -74), (10, -82), (10, -94), (0, -100), (-9, -94), (-9, -90)],
        closed=False), 4)
    arms = difference(smooth([(0, -66), (18, -58), (58, -24), (64, -14), (58, -8, "c"), (-58, -8, "c"), (-64, -14),
        (-58, -24), (-18, -58)]),
        smooth([(0, -52), (14, -46), (48, -18, "c"), (-48, -18, "c"), (-14, -46)]))
    pen.part("wood", arms)
    pen.mark("wood", rect(-70, -13, 140, 8), tone=-0.1)
    pen.anchor(top=(0, -100), handle=(0, -70))


@symbol("radiator, heater, heating radiator", kinds="appliance, furniture", height=0.7,
    slots={"metal": ("#eae6dc", "primary"), "dark": ("#9b8f80", "fixed"), "brass": ("#c9a24e", "fixed")}, home="room",
    shapes=("rectangular",))
def radiator(pen: Pen) -> None:
    pen.part("dark", rect(-52, -70, 104, 60))
    for i in range(8):
        x = -60 + 15 * i
        pen.part("metal", rect(x, -86, 13.4, 80, 6))
        pen.mark("metal", rect(x + 9, -90, 6, 90), tone=-0.12)
        pen.mark("metal", rect(x + 2.4, -80, 2.4, 66, 1), tone=0.06)
        pen.mark("metal", rect(x + 4.4, -74, 4.4, 56, 2), tone=-0.09)
    for x in (-58, 47):
        pen.part("metal", rect(x, -8, 11, 8, 2), tone=-0.06)
    pen.stroke("brass", line([(58, -16), (72, -16)]), 4)
    pen.part("brass", rect(66, -26, 10, 14, 3))
    pen.anchor(top=(0, -86), seat=(0, -86))
