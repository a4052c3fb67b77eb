"""Ornaments, treasures, money, faith, and things that tell fortunes."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    Path,
    difference,
    ellipse,
    joined,
    line,
    polygon,
    rect,
    rotated,
    smooth,
    star,
    union,
)
from limner.engines.illustrator.atlas.figure import HOLLOW, Pen
from limner.engines.illustrator.atlas.hues import GOLD
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    crescent,
    curve,
    gloss,
    pole,
    quad,
    turned,
)


@symbol("latin cross, christian cross, crucifix, wooden cross", kinds="thing", height=1,
    slots={"wood": ("#8a5a34", "primary")})
def cross(pen: Pen) -> None:
    pen.part("wood", polygon([(9, -100), (15, -104), (15, -4), (9, 0)]), tone=-0.16)
    pen.part("wood", polygon([(38, -76), (44, -80), (44, -62), (38, -58)]), tone=-0.16)
    whole = union(rect(-9, -100, 18, 100), rect(-38, -76, 76, 18))
    pen.part("wood", union(polygon([(-9, -100), (-3, -104), (15, -104), (9, -100)]),
        polygon([(-38, -76), (-32, -80), (44, -80), (38, -76)])), tone=0.08)
    pen.part("wood", whole)
    pen.mark("wood", joined(curve((-4, -98), (-3, -50), (-5, -2)), curve((4, -98), (3, -40), (5, -2)),
        curve((-36, -70), (-12, -71)), curve((12, -64), (36, -66)), curve((-36, -63), (-14, -63))), tone=-0.09,
        width=1.2)
    pen.anchor(top=(0, -102), lean=(-9, -40))


@symbol("piggy bank, money box, coin bank, savings bank", kinds="thing", height=0.16, place="surface",
    slots={"body": ("#f29fb4", "primary"), "dark": ("#b8506e", "follow"), "eye": ("#2a2430", "fixed"),
    "gold": ("#f0b93a", "fixed")})
def piggy_bank(pen: Pen) -> None:
    pen.part("gold", ellipse(-4, -88, 15))
    pen.mark("gold", difference(ellipse(-4, -88, 12), ellipse(-4, -88, 10.4)), tone=-0.14)
    pen.stroke("body", smooth([(-50, -42), (-60, -46), (-60, -56), (-52, -54), (-56, -44), (-66, -42)], closed=False),
        3.4, tone=-0.08)
    for x, tone in ((-20, -0.12), (24, -0.12)):
        pen.part("body", rect(x, -16, 14, 14, 4), tone=tone)
    body = smooth([(-52, -38), (-44, -62), (-16, -76), (16, -76), (38, -66), (52, -52), (56, -36), (44, -18), (14, -10),
        (-24, -10), (-46, -20)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -7, -9), tone=-0.09)
    gloss(pen, "body", ellipse(-16, -66, 18, 5, turn=-6), detail=0, alpha=0.5)
    pen.part("dark", rect(-19, -78, 30, 4.4, 2), shade="flat")
    for x in (-34, 20):
        pen.part("body", rect(x, -16, 16, 16, 4), tone=0.02)
    pen.part("body", smooth([(22, -70), (22, -90, "c"), (38, -80), (40, -64)]), tone=-0.05)
    pen.mark("dark", smooth([(26, -72), (26, -83, "c"), (34, -77), (35, -68)]))
    pen.part("body", ellipse(58, -40, 10, 13), tone=0.05)
    pen.part("dark", joined(ellipse(56, -41, 2, 3.6), ellipse(62, -41, 2, 3.6)), shade="flat")
    pen.part("eye", ellipse(40, -54, 3.2), shade="flat")
    pen.stroke("dark", curve((36, -26), (43, -23), (49, -27)), 1.8)
    pen.anchor(top=(-4, -78), mouth=(-4, -77))


@symbol("gavel, judge's gavel, judge's hammer, judge gavel", kinds="tool", height=0.12, place="surface",
    slots={"wood": ("#8a4a26", "primary"), "gold": GOLD}, held="gripped", traits=("carried",))
def gavel(pen: Pen) -> None:
    pen.part("wood", ellipse(-22, -7, 36, 9), tone=-0.1)
    pen.part("wood", ellipse(-22, -13, 36, 9), tone=0.05)
    pen.part("wood", pole((-4, -46), (76, -14), 6, 9))
    pen.part("wood", rotated(rect(-44, -70, 56, 34, 4), -68, (-16, -53)), tone=0.02)
    pen.part("gold", joined(*(rotated(rect(x, -71, 5, 36, 1), -68, (-16, -53)) for x in (-36, -1))))
    pen.anchor(top=(-4, -84), handle=(66, -18), lean=(-50, -20))


@symbol("gold bar, gold ingot, ingot, stack of gold bars", kinds="treasure", height=0.1, place="surface",
    slots={"gold": ("#f0bc38", "primary")}, traits=("shining",))
def gold_bar(pen: Pen) -> None:
    for x, y in ((-36, 0), (36, 0), (0, -32)):
        pen.part("gold", quad((x - 26, y - 30), (x + 26, y - 30), (x + 20, y - 40), (x - 18, y - 40)), tone=0.12)
        pen.part("gold", quad((x - 26, y - 30), (x + 26, y - 30), (x + 35, y), (x - 35, y)))
        pen.mark("gold", rect(x - 14, y - 22, 28, 12, 2), tone=-0.1)
    pen.anchor(top=(0, -72), lean=(-60, -16))


@symbol("dreamcatcher, dream catcher", kinds="thing", height=0.5, place="wall", slots={"hoop": ("#a8683a", "primary"),
    "web": ("#f4ecdc", "fixed"), "bead": ("#2f9a9a", "fixed"), "feather": ("#e0705a", "second")}, home="bedroom")
def dreamcatcher(pen: Pen) -> None:
    pen.stroke("web", line([(0, -112), (0, -100)]), 1.4)
    for x, y in ((-22, -36), (0, -30), (22, -36)):
        pen.stroke("web", line([(x, -52), (x, y)]), 1.2)
        pen.part("bead", ellipse(x, y + 2, 3))
        plume = smooth([(x, y + 4), (x - 8, y + 16), (x - 5, y + 30), (x, y + 38), (x + 5, y + 30), (x + 8, y + 16)])
        pen.part("feather", plume)
        pen.mark("feather", line([(x, y), (x, y + 38)]), width=1.2, tone=-0.16)
    rings = [[(0 + r * math.cos(t + p), -70 + r * math.sin(t + p)) for t in (math.tau * i / 8 for i in range(9))]
        for r, p in ((30, 0), (22, 0.39), (15, 0), (8, 0.39))]
    pen.stroke("web", joined(*(line(ring) for ring in rings), *(line([a, b]) for a,
        b in zip(rings[0], rings[1], strict=True)), *(line([a, b]) for a, b in zip(rings[1], rings[2], strict=True))),
            0.9, tone=-0.1)
    pen.stroke("hoop", ellipse(0, -70, 31), 5, shade="form")
    pen.part("bead", joined(ellipse(0, -70, 4), ellipse(15, -70, 2)))
    pen.anchor(top=(0, -112), lean=(-30, -70))


@symbol("honeycomb, honey comb, piece of honeycomb", kinds="food", height=0.15, place="surface",
    slots={"wax": ("#e89a1c", "primary"), "cell": ("#f8c64a", "follow"), "honey": ("#f0a92c", "follow")}, home="garden")
def honeycomb(pen: Pen) -> None:
    r = 11.0
    places = [(x * r * 1.5, -48 + y * r * 1.732 + (r * 0.866 if x % 2 else 0)) for x in range(-3, 4)
        for y in range(-2, 3)
        if (abs(x), y) not in ((3, -2), (3, 2), (2, 2), (3, 1))]
    def hexagon(x: float, y: float, size: float) -> Path:
        return polygon([(x + size * math.cos(math.tau * i / 6), y + size * math.sin(math.tau * i / 6))
            for i in range(6)])
    pen.part("honey", smooth([(-22, -14), (-14, -12), (-14, -2), (-18, 3), (-22, -2)]))
    pen.part("wax", union(*(hexagon(x, y, r + 1.4) for x, y in places)))
    pen.part("cell", joined(*(hexagon(x, y, r - 2.2) for x, y in places)), shade="flat")
    pen.part("honey", joined(*(hexagon(x, y, r - 2.2) for x, y in places[2::3])), shade="flat", tone=-0.06)
    pen.anchor(top=(0, -92), lean=(-40, -48))


@symbol("globe, terrestrial globe, desk globe, school globe", kinds="thing", height=0.4, place="surface",
    slots={"sea": ("#4a9bd8", "primary"), "land": ("#6fb45f", "fixed"), "metal": ("#d8a93f", "fixed"),
    "wood": ("#7a4a2f", "second")}, home="office", nook="study", shapes=("round", "spherical"))
def globe(pen: Pen) -> None:
    pen.part("wood", turned([(-8, 22), (-5, 27), (0, 28)], tilt=0.18))
    pen.part("metal", turned([(-22, 2.6), (-9, 3.4), (-7, 8)], tilt=0.2))
    pen.stroke("metal", smooth([(-18, -96), (-40, -80), (-45, -54), (-34, -30), (-10, -19), (14, -22)], closed=False),
        4)
    disc = ellipse(0, -58, 36)
    pen.part("sea", disc)
    for land in ([(-28, -76), (-14, -88), (2, -86), (-4, -76), (-12, -70), (-18, -62), (-28, -64)],
        [(-16, -58), (-6, -52), (-2, -42), (-10, -28), (-14, -40), (-18, -48)],
        [(10, -84), (24, -80), (34, -66), (26, -62), (16, -68), (8, -74)], [(8, -64), (20, -62), (26, -52), (20, -38),
        (14, -36), (12, -48), (4, -54)]):
        pen.mark("land", smooth(land))
    pen.mark("sea", joined(*(rotated(ellipse(0, -58, 36, k), 20, (0, -58)) for k in (12,)),
        *(rotated(ellipse(0, -58, k, 36), 20, (0, -58)) for k in (18,))), width=0.6, alpha=0.3, tone=0.2, detail=1)
    pen.mark("sea", crescent(disc, -8, -7), tone=-0.16, alpha=0.5)
    gloss(pen, "sea", ellipse(-16, -76, 8, 5, turn=-40), detail=0)
    pen.part("metal", joined(ellipse(-13, -93, 3), ellipse(13, -23, 3)))
    pen.anchor(top=(-2, -95), handle=(0, -12))


@symbol("crystal ball, fortune teller ball, glass ball", kinds="thing", height=0.25, place="surface",
    slots={"ball": ("#a9c8f0", "primary"), "base": ("#8a5a2b", "second"), "gold": ("#e0b044", "fixed"),
    "star": ("#fff6cf", "light")}, told_in="laboratory, cave", nook="study",
    shapes=("round", "spherical"), traits=("clear",))
def crystal_ball(pen: Pen) -> None:
    disc = ellipse(0, -60, 40)
    pen.part("ball", disc)
    pen.mark("ball", smooth([(-50, -40), (-20, -54), (6, -40), (30, -52), (50, -40), (50, -10), (-50, -10)]), tone=0.1,
        alpha=0.7)
    pen.mark("ball", crescent(disc, -10, -8), tone=-0.12, alpha=0.6)
    pen.mark("star", joined(star(-8, -62, 9, 3, 4), star(14, -76, 6, 2, 4), star(16, -48, 5, 1.7, 4),
        star(-22, -42, 4, 1.4, 4)), shade="glow")
    gloss(pen, "ball", smooth([(-30, -58), (-28, -76), (-14, -90), (-20, -76), (-24, -60)]), detail=0, alpha=0.7)
    pen.part("base", turned([(-24, 22), (-16, 22), (-12, 30, "c"), (0, 33)], tilt=0.16))
    pen.part("gold", smooth([(-24, -29, "c"), (0, -22), (24, -29, "c"), (24, -22, "c"), (0, -15), (-24, -22, "c")]))
    pen.anchor(top=(0, -100), lamp=(0, -60))


@symbol("coin, gold coin, money, penny, cent", kinds="thing", height=0.025, place="surface",
    poses="stack, single", slots={"gold": ("#f0b93a", "primary")}, shapes=("round",), traits=("lies", "flat"))
def coin(pen: Pen) -> None:
    if pen.pose == "stack":
        for i, y in enumerate(range(-6, -52, -9)):
            x = 20 + 2 * (i % 2)
            pen.part("gold", rect(x - 30, y - 5, 60, 11, 5), tone=-0.04 * (i % 2))
            pen.mark("gold", joined(*(line([(x - 27 + 6 * k, y - 5), (x - 27 + 6 * k, y + 7)]) for k in range(10))),
                tone=-0.12, width=1)
        pen.part("gold", ellipse(22, -54, 30, 8), tone=0.05)
        pen.mark("gold", difference(ellipse(22, -54, 24, 6), ellipse(22, -54, 21, 5)), tone=-0.13)
        cx, cy, r = -26.0, -30.0, 30.0
    else:
        cx, cy, r = 0.0, -46.0, 46.0
    pen.part("gold", ellipse(cx + r * 0.08, cy, r), tone=-0.16)
    disc = ellipse(cx, cy, r)
    pen.part("gold", disc)
    pen.mark("gold", difference(ellipse(cx, cy, r * 0.82), ellipse(cx, cy, r * 0.74)), tone=-0.12)
    pen.mark("gold", star(cx, cy, r * 0.5, r * 0.21, 5), tone=-0.12)
    gloss(pen, "gold", crescent(ellipse(cx, cy, r * 0.95), r * 0.08, r * 0.08), detail=0, alpha=0.8)
    pen.anchor(top=(0, -60 if pen.pose == "stack" else -92))


@symbol("trophy, award, winner's cup, prize", kinds="thing", height=0.4, place="surface",
    slots={"gold": ("#f0b93a", "primary"), "base": ("#5a3a2a", "fixed")},
    told_in="gym", nook="study", traits=("raised",))
def trophy(pen: Pen) -> None:
    for side in (-1, 1):
        pen.stroke("gold", curve((side * 26, -88), (side * 46, -90), (side * 44, -66), (side * 20, -54)), 5, tone=-0.06)
    pen.part("base", rect(-24, -14, 48, 14, 2))
    pen.part("gold", rect(-15, -11, 30, 7, 1), tone=0.05)
    pen.part("gold", turned([(-46, 4), (-30, 4), (-22, 12), (-14, 16)], tilt=0.16), tone=-0.04)
    body = turned([(-98, 30), (-84, 29), (-64, 22), (-48, 8), (-44, 5)], tilt=0.14)
    pen.part("gold", body)
    pen.mark("gold", crescent(body, -14, -1), tone=-0.1)
    pen.part("gold", ellipse(0, -98, 30, 4.4), tone=-0.14, name=HOLLOW)
    gloss(pen, "gold", smooth([(-22, -90), (-18, -70), (-10, -58), (-13, -72), (-16, -90)]), detail=0, alpha=0.6)
    star_shape = rotated(polygon([(r * math.cos(math.radians(36 * i - 90)),
        -78 + r * math.sin(math.radians(36 * i - 90))) for i in range(10) for r in [10 if i % 2 == 0 else 4.4]]), 0)
    pen.part("gold", star_shape, tone=0.1)
    pen.anchor(top=(0, -100), handle=(0, -38), mouth=(0, -98), opening=(0, -98))


@symbol("medal, gold medal, rosette", kinds="thing", height=0.1, faces_viewer=True,
    slots={"ribbon": ("#3f7fc4", "second"), "gold": ("#f0b93a", "primary")},
    told_in="room", worn=1.0, traits=("raised",), shapes=("round",))
def medal(pen: Pen) -> None:
    pen.part("ribbon", polygon([(26, -104), (10, -104), (-8, -52), (8, -52)]), tone=-0.1)
    pen.part("ribbon", polygon([(-26, -104), (-10, -104), (8, -52), (-8, -52)]))
    pen.part("gold", ellipse(0, -32, 32))
    pen.mark("gold", crescent(ellipse(0, -32, 32), -4, -4), tone=-0.1)
    pen.mark("gold", difference(ellipse(0, -32, 26), ellipse(0, -32, 23.6)), tone=-0.12)
    pen.mark("gold", polygon([(r * math.cos(math.radians(36 * i - 90)), -32 + r * math.sin(math.radians(36 * i - 90)))
        for i in range(10) for r in [16 if i % 2 == 0 else 7]]), tone=0.12)
    pen.anchor(top=(0, -104))


@symbol("wind chime, windchime", kinds="thing", height=0.6, place="wall", home="garden",
    slots={"tube": ("#c9ced6", "primary"), "wood": ("#a9743f", "second"), "thread": ("#6f6a62", "fixed")})
def wind_chime(pen: Pen) -> None:
    pen.stroke("thread", joined(line([(0, -106), (-24, -84)]), line([(0, -106), (24, -84)]), line([(0, -106), (0,
        -84)])),
        1.1)
    pen.stroke("thread", joined(*(line([(x, -82), (x, -66)]) for x in (-22, -11, 0, 11, 22)), line([(0, -70), (0,
    -10)])),
        0.9)
    pen.part("wood", turned([(-87, 28), (-82, 28)], tilt=0.16))
    pen.part("wood", ellipse(0, -48, 6.4))
    for i, (x, low) in enumerate(((-22, -30), (22, -34), (-11, -20), (11, -24))):
        pen.part("tube", rect(x - 3.2, -68, 6.4, low + 68, 1.4), tone=0.03 * (i % 2))
        pen.mark("tube", rect(x + 0.6, -70, 4, 70), tone=-0.12)
    pen.part("wood", smooth([(0, -20, "c"), (-8, -10), (-6, 0), (0, 4, "c"), (6, 0), (8, -10)]), tone=-0.04)
    pen.anchor(top=(0, -106), handle=(0, -104))
