"""Playgrounds and fairs."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    Landmark,
    difference,
    ellipse,
    joined,
    line,
    moved,
    polygon,
    rect,
    rotated,
    scaled,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK, STEEL, WHITE
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss, pole


@symbol("ferris wheel, big wheel", kinds="landmark", height=50, slots={"frame": ("#5b7fc4", "primary"),
    "cabin": ("#ef5d5a", "second"), "cabin_b": ("#f4c245", "fixed"), "metal": ("#c6ccd6", "fixed"),
    "lamp": ("#ffe9a3", "light")}, home="park", told_in="park, street", ridden="cabin")
def ferris_wheel(pen: Pen) -> None:
    pen.stroke("frame", joined(line([(0, -54), (-26, 0)]), line([(0, -54), (26, 0)])), 3.4, tone=-0.08)
    pen.stroke("metal", joined(*(rotated(line([(0, -12), (0, -96)]), 22.5 * i, (0, -54)) for i in range(8))), 1)
    for r, w in ((42, 2.6), (34, 1.4)):
        pen.stroke("frame", ellipse(0, -54, r), w)
    pen.part("frame", ellipse(0, -54, 5))
    for i in range(8):
        t = math.radians(45 * i + 11)
        x, y = 42 * math.cos(t), -54 + 42 * math.sin(t)
        slot = "cabin_b" if i % 2 else "cabin"
        pen.part(slot, smooth([(x - 6, y + 3, "c"), (x - 4.6, y), (x + 4.6, y), (x + 6, y + 3, "c"),
            (x + 5, y + 11, "c"), (x - 5, y + 11, "c")], tension=0.3))
        pen.mark("metal", rect(x - 5, y + 3, 10, 3.4), tone=0.08)
        pen.part("lamp", ellipse(x, y, 1.3), shade="glow", detail=1)
    pen.part("metal", rect(-34, -2, 68, 4, 2), tone=-0.1)
    pen.anchor(top=(0, -97), lamp=(0, -54))


@symbol("seesaw, see-saw, teeter-totter, teeter totter", kinds="toy, furniture", height=0.9,
    slots={"board": ("#e2483d", "primary"), "base": ("#3f8fd0", "second"), "metal": STEEL,
    "seat": ("#f6c43d", "fixed")}, home="park")
def seesaw(pen: Pen) -> None:
    pen.part("base", polygon([(-4, -34), (10, -38), (34, -4), (20, 0)]), tone=-0.14)
    pen.part("base", polygon([(0, -38), (22, 0), (12, 0), (0, -22), (-12, 0), (-22, 0)]))
    board = rotated(rect(-86, -38, 172, 6.4, 3), -15, (0, -35))
    pen.part("board", board)
    pen.mark("board", rotated(rect(-90, -34.4, 180, 4), -15, (0, -35)), tone=-0.1)
    for x in (-1, 1):
        pen.part("seat", rotated(rect(x * 72 - 13, -42, 26, 5, 2), -15, (0, -35)))
        pen.stroke("metal", rotated(smooth([(x * 54 - 5, -38, "c"), (x * 54 - 5, -56), (x * 54 + 5, -56),
            (x * 54 + 5, -38, "c")], closed=False), -15, (0, -35)), 2.8)
    pen.part("metal", ellipse(0, -35, 4.6))
    pen.anchor(seat=(-70, -20), top=(0, -40), lean=(0, -20), under=(40, 0))


@symbol("trampoline", kinds="toy, sports gear", plan="disc", height=0.9,
    slots={"rim": ("#2f8fd0", "primary"), "mat": ("#2b2f38", "fixed"), "metal": STEEL}, home="park")
def trampoline(pen: Pen) -> None:
    for x, y in ((-36, -5), (36, -5)):
        pen.part("metal", rect(x - 2, -40, 4, 40 + y), tone=-0.16)
    for x in (-62, -22, 22, 62):
        pen.part("metal", rect(x - 2.4, -34, 4.8, 34 - (5 if abs(x) > 40 else 0), 1))
    for x in (-42, 42):
        pen.stroke("metal", line([(x - 20, -6 if x < 0 else -2), (x + 20, -2 if x < 0 else -6)]), 4)
    pen.part("rim", ellipse(0, -38, 74, 19), tone=-0.12)
    pen.part("rim", ellipse(0, -42, 74, 19))
    mat = ellipse(0, -42, 58, 13.6)
    pen.part("mat", mat)
    pen.mark("mat", ellipse(-10, -40, 40, 8), tone=0.06)
    pen.mark("metal", joined(*(line([(58 * math.cos(t), -42 + 13.6 * math.sin(t)),
        (53 * math.cos(t), -42 + 12 * math.sin(t))]) for t in (math.radians(15 * i) for i in range(24)))), width=1.2,
        detail=1)
    pen.anchor(top=(0, -42), seat=(0, -42), lean=(74, -30), under=(0, -4))


@symbol("carousel, merry-go-round, merry go round", kinds="landmark, building", height=7,
    slots={"roof": ("#d9453f", "primary"), "cream": ("#fdf3dc", "second"), "gold": ("#e8b93f", "fixed"),
    "horse": ("#fbf8f2", "fixed"), "mane": ("#c98a4a", "fixed"), "pole": ("#e8c768", "fixed"),
    "saddle": ("#3f8fd0", "fixed"), "dark": DARK})
def carousel(pen: Pen) -> None:
    pen.part("cream", rect(-13, -62, 26, 54), tone=-0.06)
    pen.mark("gold", joined(*(rect(-9, y, 18, 8, 3) for y in (-56, -44, -32))))
    for x, y, k, tone in ((-30, -34, 0.66, -0.06), (30, -32, 0.66, -0.06), (-48, -26, 0.9, 0.0), (2, -22, 1.0, 0.0),
        (48, -28, 0.9, 0.0)):
        pen.part("pole", rect(x - 1.2, -64, 2.4, 56))
        h: list[Landmark] = [(-12, 2), (-11, -6), (-2, -8), (6, -12), (9, -20, "c"), (13, -18), (18, -11), (16, -8),
            (12, -9), (10, 0), (13, 9), (9, 10), (6, 4), (-6, 3), (-10, 11), (-14, 9)]
        pen.part("horse", scaled(moved(smooth(h), x, y), k, centre=(x, y)), tone=tone)
        pen.part("mane", joined(smooth([(x + k * a, y + k * b) for a, b in ((8, -20), (3, -15), (1, -8), (6, -11))]),
            smooth([(x + k * a, y + k * b) for a, b in ((-11, -5), (-17, -2), (-18, 6), (-13, 2))])), tone=tone)
        pen.part("saddle", ellipse(x - 1 * k, y - 6 * k, 5 * k, 3.4 * k), tone=tone)
        pen.part("dark", ellipse(x + 12 * k, y - 14 * k, 1.1 * k), shade="flat", detail=1)
    pen.part("cream", smooth([(-66, -8), (0, -2), (66, -8), (62, 0, "c"), (0, 4), (-62, 0, "c")]), tone=-0.04)
    pen.mark("roof", joined(*(polygon([(x, -14), (x + 8, -14), (x + 8, 8), (x, 8)]) for x in range(-64, 66, 16))))
    canopy = smooth([(0, -106, "c"), (18, -90), (66, -70, "c"), (0, -60), (-66, -70, "c"), (-18, -90)])
    pen.part("roof", canopy)
    for i in range(-3, 4):
        a, b = i * 20 - 5, i * 20 + 5
        pen.mark("cream", smooth([(0, -108, "c"), (a * 0.3, -90), (a * 1.15, -58, "c"), (b * 1.15, -58, "c"),
            (b * 0.3, -90)]))
    pen.mark("roof", crescent(canopy, -9, 0), tone=-0.1, alpha=0.6)
    pen.part("gold", smooth([(-66, -70, "c"), (-55, -60), (-44, -65.6, "c"), (-33, -56), (-22, -62, "c"), (-11, -53),
        (0, -60, "c"), (11, -53), (22, -62, "c"), (33, -56), (44, -65.6, "c"), (55, -60), (66, -70, "c"), (0, -63)]))
    pen.part("gold", ellipse(0, -106, 4))
    pen.part("roof", polygon([(0, -110), (0, -122), (14, -116)]), tone=-0.03)
    pen.part("gold", rect(-0.9, -122, 1.8, 16))
    pen.anchor(top=(0, -106), seat=(2, -30), lean=(-60, -20))


@symbol("roller coaster, rollercoaster", kinds="landmark", height=30,
    slots={"rail": ("#d9453f", "primary"), "beam": ("#f3ead8", "fixed"), "car": ("#3f8fd0", "second"),
    "skin": ("#e3a67e", "fixed"), "dark": DARK}, home="park")
def roller_coaster(pen: Pen) -> None:
    track = [(-88, -12), (-76, -34), (-62, -70), (-46, -90), (-30, -76), (-20, -44), (-6, -20), (8, -24), (20, -52),
        (34, -68), (48, -58), (58, -34), (72, -18), (88, -16)]
    tops = {-76: -34, -62: -70, -46: -90, -30: -76, -20: -44, 20: -52, 34: -68, 48: -58, 58: -34, 72: -18}
    for x, y in tops.items():
        pen.part("beam", rect(x - 1.5, y, 3, -y), tone=-0.08)
    braces = [((-76, -2), (-62, -34)), ((-62, -2), (-46, -40)), ((-46, -2), (-30, -36)), ((-62, -36), (-46, -68)),
        ((-46, -42), (-32, -68)), ((-30, -2), (-20, -24)), ((20, -2), (34, -30)), ((34, -2), (48, -30)),
        ((34, -32), (46, -56)), ((48, -2), (58, -20))]
    pen.stroke("beam", joined(*(line([a, b]) for a, b in braces)), 1.6, tone=-0.12)
    pen.stroke("rail", smooth([(x, y + 4) for x, y in track], closed=False), 2.6, tone=-0.14)
    pen.stroke("rail", smooth(track, closed=False), 4.4)
    loop = difference(ellipse(2, -42, 24, 26), ellipse(2, -42, 20, 22))
    pen.part("rail", loop, tone=-0.05)
    for i, (x, y, turn) in enumerate(((-37, -88, 44), (-47, -95, 2), (-58, -88, -42))):
        pen.part("car", rotated(smooth([(x - 7, y - 6, "c"), (x + 7, y - 6, "c"), (x + 8, y + 3), (x - 8, y + 3)],
            tension=0.3), turn, (x, y)), tone=0.04 * (i == 0))
        head = rotated(joined(ellipse(x - 3, y - 8, 2.4), ellipse(x + 3, y - 8, 2.4)), turn, (x, y))
        pen.part("skin", head)
        pen.part("dark", rotated(joined(ellipse(x - 4, y + 3.4, 1.8), ellipse(x + 4, y + 3.4, 1.8)), turn, (x, y)),
            shade="flat", detail=1)
    pen.part("beam", rect(-88, -3, 176, 3), tone=-0.16)
    pen.anchor(top=(-46, -98), lean=(-60, -30))


@symbol("swing, playground swing, tree swing", kinds="toy, furniture", height=2.2,
    poses="standing, hanging",
    slots={"frame": ("#d8433f", "primary"), "rope": ("#c9a56a", "fixed"), "seat": ("#8a5a36", "second")},
    home="park", traits=("anywhere", "seat"))
def swing(pen: Pen) -> None:
    if pen.pose == "hanging":
        pen.stroke("rope", joined(line([(-18, -82), (-18, -2)]), line([(18, -82), (18, -2)])), 2.4)
        _swing_seat(pen, 18)
        return
    for x, d, tone in ((-48, -10, -0.1), (48, 10, -0.1), (-48, -22, 0.0), (48, 22, 0.0)):
        pen.part("frame", pole((x, -96), (x + d * (0.6 if tone else 1.0) * (-1 if tone else 1), -4 if tone else 0), 5,
            5), tone=tone)
    pen.part("frame", rect(-54, -100, 108, 6, 3), tone=0.03)
    pen.stroke("rope", joined(line([(-18, -96), (-18, -22)]), line([(18, -96), (18, -22)])), 1.8)
    _swing_seat(pen)


def _swing_seat(pen: Pen, low: float = 0.0) -> None:
    """Its seat, so much lower than on its frame."""
    pen.part("seat", rect(-24, -24 + low, 48, 5.4, 2))
    pen.mark("seat", rect(-26, -21 + low, 52, 4), tone=-0.1)
    pen.anchor(seat=(0, -24 + low), top=(0, -100 + low), handle=(18, -52 + low))


@symbol("slide, playground slide, playground", kinds="toy", height=2.2, slots={"chute": ("#f6b73c", "primary"),
    "frame": ("#4f8fc4", "second")}, home="park")
def slide(pen: Pen) -> None:
    for x in (-56, -36):
        pen.part("frame", pole((x, 0), (x + 8, -96), 4.4, 4.4), tone=-0.08 if x == -36 else 0.0)
    pen.stroke("frame", joined(*(line([(-54 + i * 1.4, -14 - 14 * i), (-35 + i * 1.4, -14 - 14 * i)])
        for i in range(5))), 3)
    pen.stroke("frame", line([(-20, -70), (-14, 0)]), 4, tone=-0.08)
    pen.part("chute", smooth([(-50, -80, "c"), (-24, -82, "c"), (0, -60), (24, -30), (46, -13), (66, -10, "c"),
        (66, -5, "c"), (42, -7), (18, -24), (-6, -54), (-26, -74, "c"), (-50, -74, "c")]), tone=-0.12)
    front = smooth([(-50, -78, "c"), (-24, -78, "c"), (-2, -56), (20, -26), (44, -9), (66, -6, "c"), (66, 0, "c"),
        (40, -2), (14, -18), (-8, -48), (-28, -70, "c"), (-50, -70, "c")])
    pen.part("chute", front)
    gloss(pen, "chute", curve((-24, -75), (0, -51), (22, -22), (46, -6)), alpha=0.4)
    pen.stroke("frame", curve((-48, -94), (-34, -96), (-24, -82)), 3.4)
    pen.anchor(seat=(-36, -80), top=(-38, -80))


@symbol("circus tent, big top, circus", kinds="building, tent", height=12,
    slots={"cloth": ("#d23a38", "primary"), "white": WHITE, "gold": ("#f3bd3e", "fixed"), "dark": ("#4a1f2a", "fixed")},
    home="park, meadow")
def circus_tent(pen: Pen) -> None:
    walls = polygon([(-62, 0), (-58, -42), (58, -42), (62, 0)])
    pen.part("cloth", walls)
    pen.mark("white", joined(*(polygon([(x, -42), (x + 10.6, -42), (x * 1.06 + 11.2, 0), (x * 1.06, 0)])
        for x in (-47.4, -26.2, 15.6, 36.8))))
    pen.part("dark", smooth([(-12, 0, "c"), (-4, -24), (0, -42, "c"), (4, -24), (12, 0, "c")]), shade="flat")
    pen.part("white", smooth([(0, -42, "c"), (-3, -22), (-15, 0, "c"), (-22, 0, "c"), (-10, -22), (-8, -42, "c")]))
    pen.part("white", smooth([(0, -42, "c"), (3, -22), (15, 0, "c"), (22, 0, "c"), (10, -22), (8, -42, "c")]))
    top = smooth([(-68, -40, "c"), (-34, -58), (-10, -78), (0, -96, "c"), (10, -78), (34, -58), (68, -40, "c")])
    pen.part("cloth", top)
    for i in (-3, -1, 1, 3):
        x = i * 16
        pen.mark("white", polygon([(0, -96), (x - 8, -38), (x + 8, -38)]))
    pen.part("gold", joined(*(ellipse(-61 + 15.25 * i, -39, 7.6, 6) for i in range(9))))
    pen.stroke("gold", line([(0, -94), (0, -112)]), 1.8)
    pen.part("gold", polygon([(0.6, -112), (18, -107), (0.6, -102)]))
    pen.anchor(top=(0, -112), lean=(-60, -30), inside=(0, -2))
