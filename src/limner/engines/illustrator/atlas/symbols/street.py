"""What stands in streets and parks."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    Path,
    difference,
    ellipse,
    intersection,
    joined,
    limb,
    line,
    polygon,
    rect,
    smooth,
    star,
    union,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss, pole, quad, turned

IRON = "#3d4450"


@symbol("street lamp, lamp post, street light, lamppost, streetlight, streetlamp, lantern post",
    kinds="lamp, street furniture", height=4, slots={"post": (IRON, "primary"), "lamp": ("#ffe9a8", "light"),
    "light": ("#ffd36b", "light")})
def street_lamp(pen: Pen) -> None:
    post = turned([(-66, 1.7), (-20, 2.1), (-16, 3.4), (-6, 4.2), (-5, 6, "c"), (0, 7)], tilt=0.16)
    pen.part("post", post)
    pen.mark("post", rect(-1.2, -66, 0.9, 62), tone=0.14, alpha=0.7)
    for y, w in ((-62, 3.6), (-20, 4), (-6.5, 5.4)):
        pen.part("post", rect(-w, y, 2 * w, 2, 1), tone=0.06)
    pen.part("post", pole((-9, -60), (9, -60), 1.4, 1.4), tone=-0.03)
    pen.part("post", polygon([(-5, -68), (5, -68), (3, -64), (-3, -64)]))
    pen.part("lamp", polygon([(-8.5, -86), (8.5, -86), (5, -68), (-5, -68)]), shade="glow")
    pen.part("light", smooth([(0, -82, "c"), (3, -75), (0, -70.5), (-3, -75)]), shade="glow")
    pen.stroke("post", joined(line([(-8.5, -86), (-5, -68), (5, -68), (8.5, -86)]), line([(-2.6, -86), (-1.6, -68)]),
        line([(2.6, -86), (1.6, -68)])), 1)
    pen.part("post", smooth([(-11, -86, "c"), (-6, -92), (0, -96), (6, -92), (11, -86, "c")]))
    pen.part("post", ellipse(0, -97.5, 1.9, 2.5))
    pen.anchor(top=(0, -100), lamp=(0, -77), lean=(2, -25))


@symbol("fence, picket fence, paling, railing", kinds="barrier, street furniture", height=1.1,
    slots={"board": ("#f3efe6", "primary")})
def fence(pen: Pen) -> None:
    for y in (-42, -20):
        pen.part("board", rect(-62, y, 124, 6, 0.8), tone=-0.12)
    for i in range(8):
        x = -56 + i * 16
        pale = polygon([(x - 5, 0), (x - 5, -52), (x, -60), (x + 5, -52), (x + 5, 0)])
        pen.part("board", pale)
        pen.mark("board", rect(x + 2, -60, 4, 60), tone=-0.07)
        pen.mark("board", joined(ellipse(x - 0.6, -39, 0.8), ellipse(x - 0.6, -17, 0.8)), tone=-0.25, detail=1)
    pen.anchor(top=(0, -57), seat=(0, -56), lean=(62, -30))


@symbol(
    "bench, park bench, garden bench", kinds="furniture, street furniture", height=0.85,
    slots={"wood": ("#b87a48", "primary"), "iron": (IRON, "fixed")},
    home="park", traits=("seat",),
)
def bench(pen: Pen) -> None:
    for x in (-46, 46):
        pen.part("iron", limb([(x + 4, -58, 3), (x + 3, -30, 3.2), (x + 5, 0, 3)]), tone=-0.04)
    for i, y in enumerate((-60, -50, -40)):
        pen.part("wood", rect(-58, y, 116, 8, 1.5), tone=0.03 - 0.03 * i)
        pen.mark("wood", joined(curve((-40, y + 3), (-10, y + 4), (14, y + 3)), curve((22, y + 5), (44, y + 4.4))),
            tone=-0.1, width=0.6, detail=2)
    for i, (y, w, h) in enumerate(((-31, 58, 4), (-27, 60, 4.6), (-22, 62, 5.6))):
        pen.part("wood", quad((-w, y), (w, y), (w + 1.4, y + h - 0.7), (-w - 1.4, y + h - 0.7)), tone=0.08 - 0.03 * i)
    pen.part("wood", rect(-63.4, -17, 126.8, 4, 1), tone=-0.1)
    for x in (-50, 50):
        pen.part("iron", limb([(x, -14, 4), (x, -6, 3.4), (x - 1.5 * (1 if x < 0 else -1), 0, 4.6)]))
        pen.part("iron", pole((x, -14), (x, -40), 3.4, 3.4))
        pen.part("iron", ellipse(x, -41, 5.6, 2.8), tone=0.05)
    pen.anchor(seat=(0, -26), top=(0, -60), lean=(60, -30), under=(0, -2))


@symbol("traffic light, stoplight, traffic signal, semaphore", kinds="street furniture, sign", height=3.4,
    poses="standing, red, green", slots={"body": ("#2e343d", "primary"), "post": ("#6d7580", "fixed"),
    "red": ("#f0413a", "light"), "amber": ("#f7b52c", "light"),
    "green": ("#3fc46b", "light")})
def traffic_light(pen: Pen) -> None:
    pen.part("post", rect(-2.6, -40, 5.2, 40))
    pen.part("post", turned([(-4, 6), (0, 8)], tilt=0.16), tone=-0.06)
    pen.part("body", rect(-16, -100, 32, 66, 7))
    pen.mark("body", rect(9, -100, 10, 66), tone=-0.06)
    for y, slot in ((-87, "red"), (-67, "amber"), (-47, "green")):
        on = pen.pose in ("standing", slot)
        pen.part(slot, ellipse(0, y, 8), shade="glow" if on else "flat", tone=0.0 if on else -0.3)
        pen.mark(slot, ellipse(-2.4, y - 2.6, 3, 2.4), tone=0.16, alpha=0.7)
        hood = difference(ellipse(0, y - 0.6, 10.4), ellipse(0, y + 2.2, 9.6))
        pen.part("body", intersection(hood, rect(-20, y - 14, 40, 14)), tone=0.08)
    for y in (-92, -72, -52):
        pen.part("body", polygon([(-16, y), (-24, y), (-16, y + 12)]), tone=-0.02)
        pen.part("body", polygon([(16, y), (24, y), (16, y + 12)]), tone=-0.06)
    pen.anchor(top=(0, -100), lamp=(0, -87), lean=(2, -20))


@symbol("stop sign", kinds="sign, street furniture", height=2.4, faces_viewer=True,
    slots={"sign": ("#d3322f", "primary"), "white": ("#fdfdfd", "fixed"), "post": ("#8b939c", "fixed")},
    shapes=("hexagonal",))
def stop_sign(pen: Pen) -> None:
    pen.part("post", rect(-2.2, -60, 4.4, 60))
    pen.mark("post", rect(0.4, -60, 3, 60), tone=-0.1)
    pen.part("white", _octagon(29.5))
    pen.part("sign", _octagon(27))
    s, t, o, p = -19.5, -9.0, 1.0, 12.0
    strokes = joined(curve((s + 7, -76.5), (s + 3.6, -79), (s, -76.2), (s + 3.4, -71.6), (s + 7.2, -67.6),
        (s + 3.6, -63.2), (s - 0.4, -66)), line([(t - 0.6, -78.5), (t + 7.6, -78.5)]),
        line([(t + 3.5, -78.5), (t + 3.5, -63.6)]), line([(p, -63.6), (p, -78.5)]),
        curve((p, -78.5), (p + 5.4, -77.6), (p + 6.4, -74.2), (p + 5, -71), (p, -70.4)))
    pen.stroke("white", strokes, 2.7)
    pen.stroke("white", ellipse(o + 4, -71, 3.9, 7.4), 2.7)
    pen.anchor(top=(0, -99), lean=(2, -20))


def _octagon(r: float) -> Path:
    k = r * 0.4142
    return polygon([(-k, -71 - r), (k, -71 - r), (r, -71 - k), (r, -71 + k), (k, -71 + r), (-k, -71 + r), (-r, -71 + k),
        (-r, -71 - k)])


@symbol("fire hydrant, hydrant, fireplug", kinds="street furniture", height=0.8,
    slots={"body": ("#d93a2f", "primary"), "cap": ("#f0c33a", "follow"), "metal": ("#c9ced6", "fixed")})
def fire_hydrant(pen: Pen) -> None:
    pen.part("body", turned([(-6, 25), (0, 27)], tilt=0.2), tone=-0.05)
    for side in (-1, 1):
        arm = rect(18 if side > 0 else -34, -58, 16, 15, 2)
        pen.part("body", arm, tone=-0.04 if side < 0 else -0.09)
        pen.part("cap", rect(30 if side > 0 else -38, -61, 8, 21, 2.5), tone=0.0 if side < 0 else -0.06)
    barrel = turned([(-72, 21), (-12, 21), (-10, 23, "c"), (-6, 23)], tilt=0.18)
    pen.part("body", barrel)
    pen.mark("body", crescent(barrel, -12, 0), tone=-0.09)
    gloss(pen, "body", rect(-14, -68, 5, 56, 2.5))
    pen.part("body", turned([(-76, 25), (-71, 25)], tilt=0.18), tone=0.03)
    dome = smooth([(-21, -76, "c"), (-19, -86), (-10, -94), (0, -96), (10, -94), (19, -86), (21, -76, "c"), (0, -73)])
    pen.part("cap", dome)
    pen.mark("cap", crescent(dome, -9, -1), tone=-0.09)
    pen.part("cap", rect(-4.5, -101, 9, 8, 1.5), tone=-0.04)
    pen.part("body", ellipse(0, -46, 13), tone=-0.08)
    pen.part("cap", ellipse(-0.6, -46.6, 10.4))
    pen.part("cap", star(-0.6, -46.6, 4.4, 3.9, 5), tone=-0.16)
    bolts = joined(*(ellipse(x, y, 1.4) for x, y in ((-20, -70.5), (-10, -68.4), (10, -68.4), (20, -70.5), (-18, -1),
        (0, 1.6), (18, -1))))
    pen.part("metal", bolts, shade="flat", detail=1)
    pen.anchor(top=(0, -100), seat=(0, -96))


@symbol("parking meter, meter", kinds="street furniture", height=1.5, faces_viewer=True,
    slots={"body": ("#5e7f9f", "primary"), "glass": ("#cfe8ee", "fixed"), "post": ("#7c848d", "fixed"),
    "dark": ("#2f353d", "fixed"), "red": ("#e2483d", "fixed")})
def parking_meter(pen: Pen) -> None:
    pen.part("post", turned([(-48, 3), (-4, 3.4), (-3, 8, "c"), (0, 9)], tilt=0.2))
    pen.mark("post", rect(0.6, -50, 4, 46), tone=-0.1)
    pen.part("body", turned([(-52, 7), (-44, 5)], tilt=0.2), tone=-0.08)
    head = smooth([(-15, -50, "c"), (-18, -62), (-18, -82), (-14, -94), (0, -100), (14, -94), (18, -82), (18, -62),
        (15, -50, "c"), (0, -47)])
    pen.part("body", head)
    pen.mark("body", crescent(head, -7, 0), tone=-0.09)
    pen.part("dark", smooth([(-12, -72, "c"), (-12, -82), (-8, -91), (0, -94.5), (8, -91), (12, -82), (12, -72, "c")]))
    pen.part("glass", smooth([(-10.4, -73.4, "c"), (-10.4, -82), (-7, -89.6), (0, -92.6), (7, -89.6), (10.4, -82),
        (10.4, -73.4, "c")]), shade="flat")
    pen.mark("red", polygon([(-11, -76), (-11, -84), (0, -76)]), alpha=0.9)
    pen.mark("dark", joined(*(line([(x * 0.72, -76 + y * 0.72), (x, -76 + y)]) for x,
        y in ((-9, -3), (-7, -9), (0, -13), (7, -9), (9, -3)))), width=0.9, detail=1)
    pen.stroke("dark", line([(0, -76), (4.6, -85)]), 1.3)
    pen.part("dark", rect(-8, -67, 5, 2.2, 1))
    pen.part("post", ellipse(6, -63, 4.4), tone=0.1)
    pen.stroke("dark", line([(4, -61.4), (8, -64.6)]), 1.4)
    pen.part("post", rect(-8.4, -60, 8, 5, 1), tone=0.08, detail=1)
    pen.anchor(top=(0, -100), lean=(3, -25))


@symbol("mailbox, letterbox, letter box, postbox, post box, pillar box", kinds="street furniture", height=1.2,
    slots={"body": ("#d23b36", "primary"), "flag": ("#f3c53c", "second"), "post": ("#8a6242", "fixed"),
    "dark": ("#2c2f36", "fixed"), "paper": ("#fbf8ef", "fixed")}, traits=("hollow",))
def mailbox(pen: Pen) -> None:
    pen.part("post", rect(-5, -48, 10, 48))
    pen.mark("post", rect(1, -50, 5, 50), tone=-0.09)
    pen.part("post", polygon([(-22, -48), (22, -48), (8, -36), (-8, -36)]), tone=-0.05)
    side = smooth([(-20, -48, "c"), (-20, -74), (-14, -88), (-4, -92, "c"), (34, -92), (42, -87), (46, -74),
        (46, -48, "c")])
    pen.part("body", side)
    pen.mark("body", rect(-30, -58, 90, 12), tone=-0.08)
    gloss(pen, "body", rect(-2, -88, 40, 5, 2.5))
    front = smooth([(-36, -48, "c"), (-36, -76), (-31, -88), (-20, -93), (-9, -88), (-4, -76), (-4, -48, "c")])
    pen.part("body", front, tone=-0.05)
    pen.part("dark", smooth([(-33, -50, "c"), (-33, -76), (-29, -86), (-20, -90), (-11, -86), (-7, -76),
        (-7, -50, "c")]))
    pen.part("paper", polygon([(-31, -52), (-29, -72), (-11, -69), (-12, -52)]))
    pen.part("paper", polygon([(-28, -50), (-25, -66), (-9, -64), (-10, -50)]), tone=-0.05)
    pen.part("body", polygon([(-36, -49), (-4, -49), (-8, -40), (-34, -40)]), tone=0.06)
    pen.part("flag", rect(14, -98, 3.6, 30, 1))
    pen.part("flag", polygon([(14, -104), (32, -104), (32, -92), (14, -92)]))
    pen.anchor(top=(20, -92), lean=(6, -25))


@symbol("signpost, road sign, sign, direction sign, guidepost, signboard", kinds="street furniture", height=2.6,
    slots={"board": ("#c08a54", "primary"), "post": ("#7d5638", "follow"), "dark": ("#5a3d28", "fixed")},
    board=Board(0, -72, 98, 48, panel="board", grows=True), printed="sign", shapes=("rectangular",))
def signpost(pen: Pen) -> None:
    pen.part("post", rect(-3.6, -100, 7.2, 100, 1))
    pen.mark("post", rect(0.6, -100, 4, 100), tone=-0.08)
    for y, side in ((-92, 1), (-68, -1)):
        board = polygon([(side * -18, y), (side * 34, y), (side * 46, y + 9), (side * 34, y + 18),
            (side * -18, y + 18)])
        pen.part("board", board, tone=0.0 if side > 0 else -0.03)
        pen.mark("board", rect(-60, y + 14, 120, 5), tone=-0.08)
        pen.mark("dark", joined(rect(-10, y + 5, 30 if side > 0 else 22, 2.4, 1.2), rect(-10, y + 10, 20, 2.4, 1.2))
            if side > 0 else joined(rect(-30, y + 5, 38, 2.4, 1.2), rect(-26, y + 10, 24, 2.4, 1.2)), alpha=0.75)
    pen.anchor(top=(0, -100), lean=(3, -25))


@symbol("trash can, garbage can, dustbin, waste bin, bin, rubbish bin, litter bin", kinds="container, street furniture",
    height=0.9, slots={"body": ("#5d8f72", "primary")})
def trash_can(pen: Pen) -> None:
    body = turned([(-78, 30), (0, 24)], tilt=0.16)
    pen.part("body", body)
    pen.mark("body", crescent(body, -15, 0), tone=-0.1)
    pen.mark("body", joined(*(line([(x, -76), (x * 0.8, 2)]) for x in (-22, -13, -4, 5, 14, 22))), tone=-0.12,
        width=1.5)
    pen.part("body", turned([(-82, 33), (-76, 33)], tilt=0.15), tone=-0.03)
    lid = smooth([(-33, -82, "c"), (-28, -90), (-14, -95), (0, -96), (14, -95), (28, -90), (33, -82, "c"), (20, -78),
        (0, -76.8), (-20, -78)])
    pen.part("body", lid, tone=0.04)
    pen.mark("body", crescent(lid, -10, -1), tone=-0.08)
    pen.stroke("body", curve((-8, -95), (-7, -101), (7, -101), (8, -95)), 2.6, tone=-0.08)
    pen.anchor(top=(0, -96), mouth=(0, -82), opening=(0, -82))


@symbol("traffic cone, road cone, safety cone, orange cone, pylon", kinds="street furniture", height=0.7,
    slots={"body": ("#f07f2e", "primary"),
    "band": ("#fdfaf4", "fixed")}, shapes=("triangular", "conical"))
def traffic_cone(pen: Pen) -> None:
    pen.part("body", smooth([(-40, -4, "c"), (-30, -13), (30, -13), (40, -4, "c"), (40, 1), (0, 5), (-40, 1)],
        tension=0.2), tone=-0.05)
    cone = smooth([(-6, -98, "c"), (0, -100), (6, -98, "c"), (26, -10, "c"), (14, -5.5), (0, -4), (-14, -5.5),
        (-26, -10, "c")], tension=0.45)
    pen.part("body", cone)
    for top, low in ((-76, -62), (-44, -28)):
        pen.mark("band", smooth([(-40, top, "c"), (0, top + 4), (40, top, "c"), (40, low, "c"), (0, low + 5),
            (-40, low, "c")]))
    pen.mark("body", crescent(cone, -9, 0), tone=-0.12, alpha=0.5)
    pen.anchor(top=(0, -100), handle=(0, -100))


@symbol("fountain, water fountain", kinds="street furniture, water", height=3,
    slots={"stone": ("#b9b6b0", "primary"), "water": ("#7cc4e8", "fixed")})
def fountain(pen: Pen) -> None:
    pen.part("water", smooth([(-30, -40, "c"), (-26, -72), (-10, -96), (0, -84), (10, -96), (26, -72), (30, -40, "c"),
        (20, -70), (8, -84), (0, -56), (-8, -84), (-20, -70)]), alpha=0.8, tone=0.04)
    pen.part("stone", turned([(-50, 4), (-20, 5.5), (-8, 9)], tilt=0.2))
    pen.part("stone", turned([(-50, 22, "c"), (-46, 20), (-40, 6)], tilt=0.2))
    pen.part("water", ellipse(0, -50, 19.5, 3.4), tone=0.03, shade="flat")
    pen.part("stone", ellipse(0, -20, 56, 10))
    pen.part("water", ellipse(0, -19.6, 51, 8.2), shade="flat")
    for side in (-1, 1):
        pen.stroke("water", joined(curve((side * 21, -49), (side * 30, -42), (side * 34, -20)),
            curve((side * 15, -47.6), (side * 20, -40), (side * 22, -17))), 2.2, alpha=0.8, tone=0.07)
    pen.part("stone", union(ellipse(0, -19, 3, 1), turned([(-66, 2.4), (-50, 2.4)])))
    wall = turned([(-20, 56), (-14, 55), (0, 52)], tilt=0.18, hollow=True)
    with pen.in_front():
        pen.part("stone", wall)
        pen.mark("stone", crescent(wall, -26, 0), tone=-0.08)
        pen.mark("stone", joined(*(line([(x, -14), (x * 0.96, 12)]) for x in (-36, -14, 12, 36))), tone=-0.12,
            width=0.9, detail=1)
    pen.anchor(top=(0, -96), mouth=(0, -18), opening=(0, -18), seat=(0, -12))
