"""More animals, each with an outline of its own."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from itertools import pairwise

from limner.engines.illustrator.atlas.symbol import Pen, symbol
from limner.engines.illustrator.atlas.templates.flesh import EYES, Slots, eye, fused
from limner.engines.illustrator.atlas.templates.quadruped import FAR
from limner.engines.illustrator.atlas.templates.solid import crescent, curve
from limner.engines.illustrator.geometry import (
    Path,
    ellipse,
    joined,
    limb,
    polygon,
    rotated,
    smooth,
    union,
)

FACE: Slots = {**EYES, "nose": ("#2b2228", "fixed")}
WILD = "wild animal, mammal, animal"


def _legs(*feet: tuple[float, float, float], top: float = -40) -> Path:
    """Legs as (hip x, foot x, width) from `top` to the ground."""
    return union(*(limb([(hip, top, 1.3 * width), ((hip + foot) / 2 + 1, top / 2, width), (foot, -3, 0.86 * width)])
        for hip, foot, width in feet))


def _hooves(pen: Pen, slot: str, *feet: tuple[float, float], tone: float = 0.0) -> None:
    pen.part(slot, joined(*(smooth([(x - w * 0.6, 0, "c"), (x - w * 0.5, -6), (x + w * 0.5, -6), (x + w * 0.8, 0, "c")])
        for x, w in feet)), tone=tone, shade="flat")


@symbol("llama, alpaca, vicuna", kinds="farm animal, mammal, animal", height=1.6,
    slots={**FACE, "coat": ("#e9d3ae", "primary"), "face": ("#f3e6cf", "follow"), "hoof": ("#5a4638", "fixed"),
    "rug": ("#d5584a", "second"), "band": ("#3f9a9a", "fixed")}, home="mountains", traits=("pack animal",))
def llama(pen: Pen) -> None:
    pen.part("coat", _legs((-20, -18, 8), (16, 20, 8), top=-30), tone=FAR)
    _hooves(pen, "hoof", (-18, 6), (20, 6), tone=FAR)
    body = fused(smooth([(-36, -44), (-34, -58), (-14, -63), (14, -60), (28, -54), (31, -36), (20, -27), (-18, -26),
        (-33, -32)]),
        limb([(24, -46, 25), (32, -66, 17), (34, -86, 15)]), ellipse(38, -91, 11, 9),
        _legs((-27, -27, 8.6), (23, 25, 8.6), top=-30), limb([(-35, -52, 11), (-43, -46, 8)]), radius=6)
    ear = smooth([(31, -98, "c"), (28, -110), (33, -117, "c"), (37, -108), (37, -98, "c")])
    pen.part("coat", ear, tone=FAR)
    pen.part("coat", body)
    pen.mark("coat", crescent(body, -3, -9), tone=-0.06)
    wool = [curve((x - 5, y), (x, y + 4), (x + 5, y)) for x, y in ((-24, -34), (-8, -32), (8, -33), (22, -62),
        (24, -74), (20, -50), (-28, -46))]
    pen.mark("coat", joined(*wool), width=1.6, tone=-0.1, detail=1)
    pen.part("rug", smooth([(-22, -64, "c"), (8, -64, "c"), (10, -42, "c"), (-6, -39), (-24, -42, "c")]))
    pen.mark("band", joined(curve((-26, -48), (-8, -45), (12, -48)), curve((-26, -57), (-8, -55), (12, -57))),
        width=2.4)
    pen.part("face", smooth([(36, -96), (46, -94), (53, -88), (51, -82), (42, -81), (36, -86)]))
    pen.part("nose", ellipse(51, -88, 2, 1.5), shade="flat")
    pen.stroke("nose", curve((51, -85), (48, -83.4), (45, -84)), 1, detail=1)
    pen.part("coat", rotated(ear, 10, (34, -98)), tone=0.02)
    eye(pen, (40, -92), 2.1)
    _hooves(pen, "hoof", (-27, 6.4), (25, 6.4))
    pen.anchor(feet=(0, 0), back=(-6, -62), seat=(-6, -62), head=(38, -91), face=(44, -88), eye=(40, -92),
        mouth=(50, -84), hat=(36, -99), neck=(33, -76), lean=(-40, -46), hand=(50, -84))


@symbol("bison, buffalo, yak, wisent, water buffalo", kinds=WILD, height=1.7,
    slots={**FACE, "coat": ("#7a5236", "primary"), "mane": ("#4f3424", "follow"), "horn": ("#efe6d0", "fixed"),
    "hoof": ("#2f2622", "fixed")}, traits=("pack animal",))
def bison(pen: Pen) -> None:
    pen.part("coat", _legs((-26, -24, 9), (12, 15, 9), top=-32), tone=FAR)
    _hooves(pen, "hoof", (-24, 7), (15, 7), tone=FAR)
    body = fused(smooth([(-46, -44), (-44, -58), (-24, -64), (0, -80), (18, -84), (34, -74), (40, -50), (30, -26),
        (8, -24), (-24, -28), (-42, -32)]),
        _legs((-35, -34, 9.6), (20, 22, 9), top=-32), radius=5)
    pen.stroke("coat", smooth([(-45, -52), (-53, -44), (-52, -26)], closed=False), 3)
    pen.part("mane", ellipse(-52, -23, 3.4, 6))
    pen.part("coat", body)
    pen.mark("mane", smooth([(0, -90), (36, -88), (60, -60), (44, -20), (18, -12), (6, -30), (-2, -54)]))
    head = fused(ellipse(40, -50, 17, 18), smooth([(34, -40), (52, -46), (61, -34), (57, -24), (45, -22), (34, -28)]),
        radius=5)
    pen.part("mane", smooth([(26, -36), (30, -18), (40, -6, "c"), (46, -18), (52, -28), (40, -38)]), tone=-0.04)
    pen.part("coat", head, tone=-0.07)
    pen.part("mane", smooth([(24, -58), (32, -72), (46, -71), (54, -58), (48, -54), (42, -58), (36, -52), (30, -56)]))
    pen.part("horn", limb([(35, -62, 7), (31, -74, 5.6), (37, -83, 1.4)]))
    pen.part("horn", limb([(50, -62, 6), (55, -72, 4.8), (51, -81, 1.2)]), tone=-0.05)
    pen.part("nose", ellipse(58, -32, 3.4, 3))
    eye(pen, (48, -47), 2.2)
    _hooves(pen, "hoof", (-34, 7.4), (22, 7.4))
    pen.anchor(feet=(0, 0), back=(-14, -68), seat=(-14, -68), head=(42, -50), face=(50, -40), eye=(48, -47),
        mouth=(56, -26), hat=(41, -68), neck=(24, -60), lean=(-46, -44), hand=(56, -26))


@symbol("otter, sea otter, mink, weasel, ferret, stoat, mongoose, marten", kinds=WILD, height=0.6,
    poses="standing, sitting",
    slots={**FACE, "coat": ("#8a6242", "primary"), "belly": ("#ecd8b8", "follow")}, home="lake")
def otter(pen: Pen) -> None:
    pen.part("coat", limb([(-10, -8, 16), (-30, -6, 12), (-50, -12, 7), (-58, -20, 3)]), tone=-0.04)
    trunk = smooth([(-18, -6), (-23, -28), (-17, -54), (-11, -70), (13, -70), (19, -52), (24, -26), (19, -5), (0, -2)])
    pen.part("coat", union(ellipse(-14, -5, 12, 6), ellipse(16, -5, 12, 6)), tone=-0.04)
    pen.part("coat", joined(ellipse(-16, -90, 5.4), ellipse(18, -90, 5.4)), tone=-0.03)
    pen.part("coat", fused(trunk, ellipse(1, -80, 21, 18), radius=7))
    pen.mark("belly", smooth([(-9, -60), (12, -60), (15, -32), (10, -6), (-8, -6), (-13, -32)]))
    pen.part("belly", smooth([(-12, -76), (0, -80), (14, -76), (17, -69), (10, -62), (-8, -62), (-15, -69)]))
    for side in (-1, 1):
        pen.part("coat", limb([(1 + side * 17, -54, 10), (1 + side * 16, -40, 9), (1 + side * 6, -35, 8)]), tone=-0.04)
        eye(pen, (1 + side * 9.4, -83), 2.6, inner=-side)
        pen.stroke("belly", joined(*(curve((1 + side * 10, -70 + d), (1 + side * 25, -72 + 3 * d)) for d in (-1, 1.6))),
            0.8, detail=1)
    pen.part("nose", smooth([(-4, -78), (6, -78), (5, -73), (1, -70.6), (-3, -73)]), shade="flat")
    pen.stroke("nose", joined(curve((1, -71), (-2, -67), (-6, -68)), curve((1, -71), (4, -67), (8, -68))), 1.2)
    pen.anchor(feet=(0, 0), head=(1, -80), face=(1, -74), eye=(9, -83), mouth=(1, -68), hat=(1, -96), hand=(8, -36),
        held=(8, -36), neck=(1, -64), chest=(1, -46), seat=(0, -6), back=(-18, -50), lean=(-20, -40))


@symbol("beaver, muskrat, groundhog, marmot", kinds=WILD, height=0.5, poses="sitting",
    slots={**FACE, "coat": ("#8f5c38", "primary"), "belly": ("#d9b083", "follow"), "tail": ("#5a4238", "fixed"),
    "tooth": ("#fdf6e0", "fixed"), "wood": ("#c99a5f", "fixed"), "bark": ("#7a5530", "fixed")}, home="lake")
def beaver(pen: Pen) -> None:
    tail = smooth([(-20, -8), (-38, -18), (-58, -16), (-66, -4), (-56, 1.5), (-32, 1)])
    pen.part("tail", tail)
    pen.mark("tail", joined(*(curve((x - 6, 8), (x + 8, -22)) for x in (-58, -48, -38, -28)),
        *(curve((x + 8, 8), (x - 6, -22)) for x in (-58, -48, -38, -28))), width=1.2, tone=0.1, detail=1)
    pen.part("coat", joined(ellipse(-15, -80, 6), ellipse(21, -80, 6)), tone=-0.05)
    pen.part("coat", fused(smooth([(-28, -4), (-32, -30), (-22, -54), (0, -62), (24, -54), (34, -30), (30, -4),
        (0, 0)]), ellipse(3, -66, 24, 20), radius=7))
    pen.mark("belly", smooth([(-12, -44), (16, -44), (22, -20), (14, -2), (-10, -2), (-17, -20)]))
    pen.part("tail", joined(ellipse(-14, -3, 13, 5), ellipse(20, -3, 13, 5)))
    pen.part("belly", smooth([(-14, -64), (3, -69), (20, -64), (22, -54), (12, -47), (-6, -47), (-16, -54)]))
    pen.part("tooth", joined(smooth([(-2.6, -51, "c"), (2.6, -51, "c"), (2.4, -42), (-2.4, -42)]),
        smooth([(3.2, -51, "c"), (8.4, -51, "c"), (8.2, -42), (3.4, -42)])), shade="flat")
    pen.part("nose", smooth([(-4, -66), (10, -66), (8, -59), (3, -57), (-2, -59)]), shade="flat")
    for side in (-1, 1):
        eye(pen, (3 + side * 11.4, -71), 2.7, inner=-side)
    pen.part("wood", rotated(smooth([(-26, -33), (34, -33), (34, -24), (-26, -24)], tension=0.1), -6, (4, -28)))
    pen.part("bark", rotated(joined(ellipse(-27, -28.5, 3, 4.6), ellipse(35, -28.5, 3, 4.6)), -6, (4, -28)))
    for side in (-1, 1):
        pen.part("coat", limb([(3 + side * 27, -42, 11), (3 + side * 20, -32, 10), (3 + side * 12, -28, 9)]),
            tone=-0.05)
    pen.anchor(feet=(0, 0), head=(3, -66), face=(3, -58), eye=(14, -71), mouth=(3, -50), hat=(3, -84), hand=(15, -28),
        held=(15, -28), neck=(3, -50), chest=(3, -36), seat=(0, -4), back=(-26, -40), lean=(-30, -30))


@symbol("sloth", kinds=WILD, height=0.7, place="air", poses="hanging",
    slots={**FACE, "coat": ("#a98a68", "primary"), "face": ("#f1e3c8", "follow"), "mask": ("#6b4e3a", "fixed"),
    "claw": ("#efe6d0", "fixed"), "wood": ("#7a5530", "fixed"), "leaf": ("#5fa348", "fixed")}, home="jungle")
def sloth(pen: Pen) -> None:
    pen.part("leaf", union(*(ellipse(x, y, 11, 5, turn) for x, y, turn in ((-58, -96, 30), (56, -98, -30),
        (44, -84, 40)))))
    pen.part("wood", limb([(-66, -86, 7), (0, -90, 8), (66, -86, 6)]))
    body = smooth([(-34, -42), (-30, -22), (-8, -8), (18, -10), (36, -26), (38, -46), (18, -52), (-14, -52)])
    for x, hx, tone in ((-28, -34, -0.05), (28, 30, -0.05)):
        pen.part("coat", limb([(x, -40, 16), (x + (hx - x) * 0.5, -66, 13), (hx, -88, 10)]), tone=tone)
    pen.part("coat", body)
    pen.mark("coat", crescent(body, -3, -8), tone=-0.07)
    pen.part("coat", ellipse(16, -50, 22, 20), tone=0.02)
    pen.part("face", ellipse(18, -48, 17, 15))
    for side in (-1, 1):
        pen.mark("mask", ellipse(18 + side * 9, -49, 7, 4.6, side * 26))
    for side in (-1, 1):
        eye(pen, (18 + side * 7, -50), 2.4, inner=-side)
    pen.part("nose", ellipse(18, -44, 3.6, 2.7), shade="flat")
    pen.stroke("nose", curve((11, -40), (18, -36.6), (25, -40)), 1.3)
    for hx in (-34, 30):
        pen.part("claw", joined(*(limb([(hx + d, -91, 3), (hx + d + 1, -84, 1.4)]) for d in (-4, 0, 4))), shade="flat")
    pen.anchor(head=(16, -50), face=(18, -46), eye=(25, -50), mouth=(18, -37), hat=(16, -69), top=(0, -90),
        hand=(30, -88), back=(0, -10), seat=(0, -40), feet=(0, 0), neck=(16, -50), lean=(0, -10))


def _eyed(pen: Pen, x: float, y: float, radius: float = 2.4) -> None:
    pen.part("glint", ellipse(x, y, radius * 1.5), shade="flat")
    eye(pen, (x, y), radius)


BIRD: Slots = {**EYES, "legs": ("#e8963a", "fixed")}


def _thin_legs(pen: Pen, *xs: float, top: float, toes: float = 8) -> None:
    for x in xs:
        pen.stroke("legs", joined(limb([(x, top, 1), (x, -1, 1)]), limb([(x - 4, -1, 1), (x + toes, -1, 1)])), 2.4)


@symbol("pelican", kinds="bird, animal", height=1.4,
    slots={**BIRD, "coat": ("#f6f2ea", "primary"), "wing": ("#cfd4dc", "follow"), "tips": ("#4a4d5a", "fixed"),
    "beak": ("#f0a83c", "fixed"), "pouch": ("#f7c66a", "fixed")}, home="beach")
def pelican(pen: Pen) -> None:
    _thin_legs(pen, -8, 8, top=-18)
    body = fused(smooth([(-46, -30), (-30, -48), (0, -52), (22, -42), (26, -26), (8, -14), (-20, -14), (-44, -22)]),
        limb([(16, -38, 22), (28, -54, 13), (20, -74, 10), (22, -90, 12)]), ellipse(24, -92, 10, 8.6), radius=6)
    pen.part("coat", body)
    pen.part("wing", smooth([(-52, -26, "c"), (-34, -44), (-6, -48), (10, -36), (-6, -24), (-30, -20)]))
    pen.mark("tips", smooth([(-60, -28), (-38, -36), (-26, -22), (-44, -14)]))
    pen.part("pouch", smooth([(30, -88, "c"), (64, -82, "c"), (58, -66), (44, -60), (32, -70), (28, -84)]))
    pen.part("beak", smooth([(29, -95, "c"), (48, -92), (68, -84, "c"), (66, -79), (48, -84), (29, -88, "c")]))
    _eyed(pen, 25, -94, 1.9)
    pen.anchor(feet=(0, 0), back=(-14, -50), seat=(-14, -50), head=(24, -92), face=(28, -90), eye=(25, -94),
        mouth=(50, -78), hat=(22, -101), lean=(-40, -36), neck=(24, -92), hand=(50, -78))


@symbol("stork, heron, crane bird, egret, ibis", kinds="bird, animal", height=1.1,
    slots={**BIRD, "coat": ("#f8f5ef", "primary"), "tips": ("#2f2f3a", "fixed"), "beak": ("#e2603f", "fixed"),
    "legs": ("#e2603f", "fixed")})
def stork(pen: Pen) -> None:
    _thin_legs(pen, -6, 6, top=-46)
    body = fused(smooth([(-40, -48), (-22, -62), (4, -64), (20, -54), (14, -42), (-10, -38), (-34, -40)]),
        limb([(12, -56, 16), (22, -70, 9), (17, -86, 8), (22, -98, 9)]), ellipse(24, -100, 8, 7), radius=5)
    pen.part("coat", body)
    pen.mark("coat", crescent(body, -2, -5), tone=-0.05)
    pen.part("tips", smooth([(-48, -40, "c"), (-34, -54), (-12, -58), (-2, -50), (-16, -44), (-36, -36)]))
    pen.part("coat", smooth([(-30, -56), (-8, -61), (6, -54), (-6, -48), (-22, -49)]), tone=-0.04)
    pen.part("beak", polygon([(29, -103), (60, -93), (29, -97)]))
    eye(pen, (25, -101), 1.9)
    pen.anchor(feet=(0, 0), back=(-10, -62), seat=(-10, -62), head=(24, -100), face=(26, -99), eye=(25, -101),
        mouth=(44, -97), hat=(23, -107), lean=(-36, -48), neck=(24, -100), hand=(44, -97))


@symbol("woodpecker", kinds="bird, animal", height=0.3, place="air", poses="perched",
    slots={**BIRD, "coat": ("#2f2f3a", "primary"), "belly": ("#f4ece0", "fixed"), "crest": ("#d9392f", "second"),
    "beak": ("#8a8f9c", "fixed"), "bark": ("#8a5f3c", "fixed"), "legs": ("#5a5450", "fixed")})
def woodpecker(pen: Pen) -> None:
    trunk = smooth([(30, -104, "c"), (46, -104, "c"), (48, -50), (46, 0, "c"), (28, 0, "c"), (32, -50)])
    pen.part("bark", trunk)
    pen.mark("bark", joined(curve((37, -98), (39, -60), (36, -20)), curve((43, -84), (42, -40)),
        curve((33, -50), (34, -10))), width=1.4, tone=-0.12)
    pen.part("coat", smooth([(-8, -22), (6, -26), (24, -6, "c"), (12, -4)]), tone=-0.04)
    body = fused(smooth([(-22, -40), (-16, -66), (2, -76), (14, -58), (12, -34), (0, -16), (-14, -20)]),
        ellipse(2, -82, 14, 13), radius=5)
    pen.part("coat", body)
    pen.mark("belly", smooth([(4, -70), (18, -62), (18, -28), (4, -14), (2, -40)]))
    pen.mark("belly", curve((4, -76), (12, -72), (16, -62)), width=4)
    pen.part("crest", smooth([(-14, -92, "c"), (-6, -102), (8, -98), (14, -88), (6, -91), (-2, -90)]))
    pen.part("beak", polygon([(13, -86), (33, -80), (13, -77)]))
    pen.mark("belly", joined(*(ellipse(x, y, 2.6, 1.5, 40) for x, y in ((-14, -54), (-8, -48), (-14, -40), (-6, -36),
        (-8, -28)))))
    _eyed(pen, 6, -85, 2.0)
    pen.stroke("legs", joined(curve((8, -32), (20, -34), (30, -38)), curve((6, -24), (18, -24), (30, -28))), 2.2)
    pen.anchor(back=(-16, -50), head=(2, -82), face=(6, -82), eye=(6, -85), mouth=(24, -80), hat=(0, -98),
        lean=(-20, -40), feet=(0, 0), neck=(2, -82), seat=(-16, -50), hand=(24, -80))


@symbol("turkey, wild turkey, thanksgiving turkey", kinds="bird, farm animal, animal", height=0.9, faces_viewer=True,
    slots={**BIRD, "coat": ("#7a4a32", "primary"), "fan": ("#a8623a", "follow"), "band": ("#f2dcb0", "fixed"),
    "tips": ("#4a2f26", "fixed"), "head": ("#d98a86", "fixed"), "wattle": ("#c93a3f", "fixed"),
    "beak": ("#f0b23c", "fixed")}, home="farm")
def turkey(pen: Pen) -> None:
    for i in range(11):
        turn = -75 + 15 * i
        plume = smooth([(0, -30), (-9, -62), (-9, -86), (0, -96), (9, -86), (9, -62)])
        pen.part("fan", rotated(plume, turn, (0, -34)), tone=-0.04 if i % 2 else 0.03)
        pen.mark("band", rotated(smooth([(-12, -78), (0, -84), (12, -78), (12, -84), (0, -90), (-12, -84)]), turn,
            (0, -34)))
        pen.mark("tips", rotated(ellipse(0, -95, 9, 6), turn, (0, -34)))
    _thin_legs(pen, -8, 8, top=-12, toes=5)
    body = ellipse(0, -34, 28, 27)
    pen.part("coat", body)
    pen.mark("coat", crescent(body, -6, -6), tone=-0.07)
    pen.mark("tips", joined(*(curve((x - 5, y), (x, y + 4), (x + 5, y)) for x,
        y in ((-12, -24), (0, -22), (12, -24), (-6, -14), (6, -14)))), width=1.8, alpha=0.7)
    pen.part("head", limb([(0, -44, 13), (0, -62, 12), (0, -70, 15)]))
    for side in (-1, 1):
        eye(pen, (side * 4, -73), 1.9, inner=-side)
    pen.part("wattle", smooth([(2, -68), (6, -60), (4, -48), (0, -52), (0, -62)]))
    pen.part("beak", polygon([(-4, -70), (4, -70), (0, -62)]))
    pen.anchor(feet=(0, 0), back=(0, -50), seat=(0, -50), head=(0, -70), face=(0, -68), eye=(4, -73), mouth=(0, -64),
        hat=(0, -79), lean=(-26, -34), neck=(0, -70), hand=(0, -64))


@symbol("puffin", kinds="bird, animal", height=0.3,
    slots={**BIRD, "coat": ("#2c2e3a", "primary"), "belly": ("#f8f5ef", "fixed"), "beak": ("#ee7a2e", "fixed"),
    "band": ("#f7d34a", "fixed"), "blue": ("#5b6f8c", "fixed")}, home="beach")
def puffin(pen: Pen) -> None:
    pen.part("legs", joined(*(smooth([(x - 6, 0, "c"), (x - 2, -8), (x + 4, -8), (x + 12, 0, "c")]) for x in (-8, 8))))
    body = smooth([(-30, -10), (-26, -44), (-14, -66), (-12, -88), (6, -98), (24, -88), (27, -70), (28, -44), (20, -12),
        (0, -5), (-18, -6)])
    pen.part("coat", body)
    pen.mark("belly", smooth([(6, -60), (24, -60), (34, -40), (26, -4), (0, -2), (-8, -24), (-2, -48)]))
    pen.part("belly", ellipse(13, -79, 13, 12.6))
    pen.part("coat", smooth([(-22, -52), (-8, -56), (2, -36), (-8, -12), (-26, -18)]), tone=0.05)
    pen.part("blue", smooth([(22, -90, "c"), (31, -87), (31, -68), (22, -68, "c")]))
    pen.part("beak", smooth([(30, -88, "c"), (44, -82), (50, -73), (40, -69), (30, -67, "c")]))
    pen.mark("band", curve((32, -90), (35, -78), (32, -66)), width=3)
    eye(pen, (14, -81), 2.4)
    pen.anchor(feet=(0, 0), back=(-20, -60), seat=(-20, -60), head=(8, -82), face=(14, -78), eye=(14, -81),
        mouth=(40, -72), hat=(6, -97), lean=(-26, -40), neck=(8, -82), hand=(40, -72))


@symbol("phoenix, firebird", kinds="mythical creature, bird, animal", height=1.6, place="air", poses="flying",
    faces_viewer=True,
    slots={**EYES, "coat": ("#f0652b", "primary"), "wing": ("#f79a34", "follow"), "tips": ("#fbd45a", "fixed"),
    "deep": ("#c2342a", "follow"), "beak": ("#f4c64a", "fixed")})
def phoenix(pen: Pen) -> None:
    for dx, end in ((-12, -30), (0, 0), (12, 30)):
        pen.part("deep", limb([(dx * 0.4, -40, 8), (dx, -26, 7), (end, -10, 5), (end * 1.2, -3, 1)]))
        pen.part("tips", ellipse(end * 1.1, -5, 4, 5, -end))
    for side in (-1, 1):
        for k in range(8):
            turn, reach = 118 - 15 * k, (30, 40, 48, 54, 58, 60, 58, 50)[k]
            plume = smooth([(0, -52), (-6, -52 - 0.5 * reach), (-4.4, -52 - 0.9 * reach), (0, -52 - reach - 6, "c"),
                (5, -52 - 0.86 * reach), (6, -52 - 0.45 * reach)])
            turned = rotated(plume, side * turn, (0, -52))
            pen.part(("deep", "coat", "wing", "wing")[k % 4], turned, tone=-0.03 if side > 0 else 0.02)
            pen.mark("tips", rotated(ellipse(0, -56 - reach, 9, 13), side * turn, (0, -52)), alpha=0.9)
        pen.part("wing", rotated(smooth([(0, -48), (-12, -62), (-10, -80), (4, -84), (14, -70), (10, -54)]), side * 56,
            (0, -52)), tone=0.03)
    body = fused(ellipse(0, -48, 13, 19), limb([(0, -60, 14), (0, -76, 11)]), ellipse(0, -80, 10.6, 10), radius=5)
    pen.part("coat", body)
    pen.mark("tips", smooth([(-5, -56), (5, -56), (6, -40), (0, -30), (-6, -40)]), alpha=0.9)
    for dx, turn in ((-6, -30), (0, 0), (6, 30)):
        pen.part("tips", rotated(smooth([(dx, -86), (dx - 3, -96), (dx, -106, "c"), (dx + 3, -96)]), turn, (0, -84)))
    for side in (-1, 1):
        eye(pen, (side * 4.4, -81), 2.1, inner=-side)
    pen.part("beak", polygon([(-3.6, -78), (3.6, -78), (0, -69)]))
    pen.anchor(head=(0, -80), face=(0, -78), eye=(4, -81), mouth=(0, -72), hat=(0, -90), back=(0, -60), seat=(0, -60),
        feet=(0, 0), neck=(0, -80), hand=(0, -72), lean=(0, -60))


@symbol("scorpion", kinds="arachnid, animal", height=0.08, slots={**EYES, "shell": ("#a8622f", "primary"),
    "sting": ("#4a2f22", "fixed")}, home="desert")
def scorpion(pen: Pen) -> None:
    for i in range(4):
        for tone, lift in ((FAR, -4), (0.0, 0)):
            x = -16 + 10 * i + (3 if lift else 0)
            pen.part("shell", limb([(x, -18 + lift, 4), (x + (i - 1.5) * 6, -26 + lift, 3.4),
                (x + (i - 1.5) * 10, -1 + lift * 0.4, 2)]), tone=tone - 0.04)
    chain = [(-28, -20, 13), (-46, -30, 11), (-54, -48, 10), (-48, -66, 9), (-32, -76, 8), (-16, -74, 7)]
    for (x, y, w), (nx, ny, nw) in pairwise(chain):
        pen.part("shell", limb([(x, y, w), (nx, ny, nw)]), tone=0.02)
    pen.part("sting", limb([(-16, -74, 8), (-7, -68, 5), (-4, -58, 0.8)]))
    for y, tone in ((-24, FAR), (-14, 0.0)):
        pen.part("shell", limb([(22, y, 6), (36, y - 8, 5), (46, y - 4, 5)]), tone=tone)
        pen.part("shell", union(smooth([(42, y - 8), (50, y - 18), (64, y - 16, "c"), (54, y - 10)]),
            smooth([(42, y - 2), (52, y + 3), (64, y - 4, "c"), (52, y - 7)]), ellipse(45, y - 5, 6, 7)), tone=tone)
    body = smooth([(-32, -22), (-22, -32), (0, -35), (20, -30), (28, -20), (18, -12), (-8, -10), (-28, -14)])
    pen.part("shell", body)
    pen.mark("shell", joined(*(curve((x, -38), (x + 3, -22), (x, -8)) for x in (-20, -10, 0, 10))), width=1.8,
        tone=-0.12)
    eye(pen, (20, -26), 2.0)
    pen.anchor(feet=(0, 0), head=(20, -24), eye=(20, -26), mouth=(28, -18), back=(-4, -34), seat=(-4, -34),
        hat=(18, -32), face=(20, -26), neck=(20, -24), hand=(28, -18), lean=(-4, -34))


@symbol("shrimp, prawn, krill", kinds="shellfish, seafood, animal", height=0.05, place="water", poses="swimming",
    slots={**EYES, "shell": ("#f4856a", "primary"), "belly": ("#fbd0bc", "follow")}, home="underwater")
def shrimp(pen: Pen) -> None:
    for x, y, dx, dy in ((8, -10, 1, -17), (-6, -12, 5, -17), (-20, -21, 11, -13), (-29, -36, 15, -5),
        (-29, -54, 14, 3)):
        pen.part("belly", limb([(x, y, 5), (x + dx, y + dy, 2)]))
    pen.part("shell", union(ellipse(32, -13, 15, 6, 36), ellipse(36, -21, 14, 6, -8), ellipse(26, -18, 7)), tone=-0.06)
    ring = [(24, -18, 11), (8, -9, 15), (-14, -13, 19), (-31, -31, 22), (-31, -54, 24), (-16, -70, 24), (6, -74, 20),
        (24, -68, 12)]
    for k, ((x, y, w), (nx, ny, nw)) in enumerate(pairwise(ring)):
        pen.part("shell", limb([(x, y, w), (nx, ny, nw)]), tone=0.03 if k % 2 else -0.02)
    pen.part("shell", smooth([(14, -84), (32, -80), (52, -72, "c"), (30, -66), (12, -66)]))
    for bend in (-10, 4):
        pen.stroke("shell", smooth([(38, -72), (56, -80 + bend), (62, -60 + bend), (54, -36 + bend)], closed=False),
            1.4)
    _eyed(pen, 24, -76, 2.2)
    pen.anchor(head=(24, -74), eye=(24, -76), mouth=(40, -68), back=(-30, -60), hat=(16, -84), seat=(-10, -82),
        feet=(0, 0), face=(24, -76), neck=(24, -74), hand=(40, -68), lean=(-30, -60))


@symbol("grasshopper, cricket insect, locust, katydid", kinds="insect, animal", height=0.05,
    slots={**EYES, "coat": ("#6aa544", "primary"), "wing": ("#9cc45a", "follow")})
def grasshopper(pen: Pen) -> None:
    pen.part("coat", joined(limb([(20, -20, 3.4), (28, -10, 2.6), (24, -1, 2)]),
        limb([(8, -18, 3.4), (12, -8, 2.6), (6, -1, 2)])), tone=FAR)
    pen.part("coat", limb([(-2, -24, 11), (-26, -50, 7), (-34, -58, 3.6)]), tone=FAR)
    body = smooth([(-58, -18), (-30, -30), (10, -38), (34, -42), (44, -34), (38, -20), (14, -14), (-24, -12)])
    pen.part("coat", body)
    pen.mark("coat", joined(*(curve((x, -34), (x - 2, -10)) for x in (-42, -32, -22, -12))), width=1.4, tone=-0.1)
    pen.part("wing", smooth([(-60, -24, "c"), (-30, -38), (14, -40), (22, -32), (-10, -26), (-40, -20)]))
    pen.part("coat", ellipse(40, -36, 11, 13, 14), tone=0.03)
    pen.stroke("coat", joined(curve((44, -47), (56, -58), (62, -72)), curve((40, -48), (46, -62), (48, -76))), 1.3,
        tone=-0.1)
    _eyed(pen, 43, -39, 2.3)
    pen.part("coat", limb([(2, -20, 12), (-20, -46, 8), (-26, -54, 4)]), tone=0.04)
    pen.part("coat", limb([(-26, -54, 3.6), (-34, -26, 2.8), (-40, -1, 2)]), tone=-0.02)
    pen.stroke("coat", limb([(-44, -1, 1), (-32, -1, 1)]), 2)
    pen.part("coat", limb([(26, -20, 3.6), (34, -10, 2.8), (30, -1, 2)]), tone=-0.02)
    pen.anchor(feet=(0, 0), head=(40, -36), eye=(43, -39), mouth=(48, -28), back=(-10, -40), seat=(-10, -40),
        hat=(40, -48), face=(43, -39), neck=(40, -36), hand=(48, -28), lean=(-10, -40))
