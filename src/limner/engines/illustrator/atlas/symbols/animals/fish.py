"""Fish, sharks and rays."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import CORNER, Landmark, joined, limb, polygon, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame, eye, fused
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve
from limner.engines.illustrator.atlas.templates.animal import PLAIN_FACE, side_ends, swimmer, swimming_ends
from limner.engines.illustrator.atlas.templates.fish import Fish, fish


@symbol("stingray, manta ray, manta", kinds="fish, sea animal, animal", height=0.8, place="water", poses="swimming",
    faces_viewer=True,
    slots={**PLAIN_FACE, "coat": ("#5a7f9a", "primary"), "spot": ("#cfe3ea", "second"), "belly": ("#e9f1f2", "follow")})
def stingray(pen: Pen) -> None:
    f = Frame(0, -16)
    pen.part("coat", f.path(limb([(-30, -28, 9), (-54, -18, 5), (-80, -6, 3), (-104, -10, 1.4)])), tone=-0.06)
    pen.part("belly", f.path(polygon([(-66, -14), (-78, -22), (-72, -10)])))
    far = f.shape((30, -52), (20, -84), (-4, -104, "c"), (-20, -80), (-38, -48))
    pen.part("coat", far, tone=-0.1)
    body = f.shape((64, -38), (56, -50), (36, -56), (6, -54), (-24, -42), (-44, -26), (-32, -20), (0, -18), (36, -20),
        (58, -26))
    pen.part("coat", body)
    near = f.shape((44, -38), (30, -10), (6, 12), (-22, 18, "c"), (-30, -4), (-42, -26), (-10, -36))
    pen.part("coat", near, tone=0.03)
    pen.mark("coat", crescent(near, 3, -5), tone=-0.08)
    pen.mark("spot", joined(*(f.oval(x, y, r) for x, y, r in ((0, -24, 4), (14, -14, 3), (-12, -8, 3.6), (-2, 2, 2.6),
        (-24, -22, 3), (28, -26, 2.6), (-16, 8, 2)))), alpha=0.85)
    pen.part("coat", f.path(joined(limb([(58, -44, 6), (70, -46, 4), (74, -40, 2.4)]),
        limb([(60, -32, 6), (71, -30, 4), (75, -34, 2.4)]))), tone=-0.03)
    pen.part("coat", f.oval(46, -51, 6, 5), tone=0.04)
    eye(pen, f.at(48, -51), 2.8)
    pen.stroke("nose", f.line((63, -34), (56, -30), (48, -31)), 1.3)
    side_ends(pen, (50, -58), (48, -67), (62, -50), (40, -72), (-4, -70))


_TAIL: list[Landmark] = [(0.06, 0.0), (-0.06, -0.34), (-0.26, -0.86, CORNER), (-0.3, -0.5), (-0.22, 0.0, CORNER),
    (-0.3, 0.5),
    (-0.26, 0.86, CORNER), (-0.06, 0.34)]


_DORSAL: list[Landmark] = [
    (0.56, -0.9),
    (0.3, -0.74, CORNER),
    (0.28, -1.2),
    (0.4, -1.46),
    (0.6, -1.36),
    (0.76, -0.86, CORNER),
]


_LOW: list[Landmark] = [
    (0.5, 0.86),
    (0.36, 0.82, CORNER),
    (0.26, 1.14),
    (0.24, 1.38, CORNER),
    (0.42, 1.24),
    (0.56, 0.92, CORNER),
]


_VEIL: list[Landmark] = [(0.08, 0.0), (-0.1, -0.5), (-0.42, -1.06, CORNER), (-0.52, -0.56), (-0.36, -0.1, CORNER),
    (-0.6, 0.34),
    (-0.5, 0.96, CORNER), (-0.26, 0.8), (-0.08, 0.36)]


@symbol("fish, tropical fish, trout, salmon, tuna, cod, bass, mackerel, carp, sardine, angelfish, piranha, herring",
    kinds="sea animal, animal", height=0.3, place="water", poses="swimming",
        slots=swimmer("#3f97b5", "#dff0ec", {"fin": ("#f0b04a", "follow")}), served="fish_cut")
def draw_fish(pen: Pen) -> None:
    fish(pen, Fish(72, 40, _DORSAL, _TAIL, _LOW))


@symbol("goldfish, koi, koi fish, golden fish", kinds="fish, sea animal, animal", height=0.12, place="water",
    poses="swimming",
        slots=swimmer("#f28a2b", "#fcd08a", {"fin": ("#f6a94a", "follow")}))
def goldfish(pen: Pen) -> None:
    fish(pen, Fish(62, 44, [(0.5, -0.9), (0.24, -0.7, CORNER), (0.22, -1.3), (0.44, -1.62), (0.6, -1.4),
        (0.72, -0.9, CORNER)], _VEIL, [(0.46, 0.84), (0.3, 0.76, CORNER), (0.14, 1.2), (0.16, 1.5, CORNER),
        (0.4, 1.3), (0.54, 0.92, CORNER)], eye=4.4))


@symbol("clownfish, clown fish, nemo", kinds="fish, sea animal, animal", height=0.12, place="water", poses="swimming",
        slots=swimmer("#f0762b", "#f58f45", {"fin": ("#f28a3c", "follow"), "band": ("#fdfaf4", "fixed")}))
def clownfish(pen: Pen) -> None:
    fish(pen, Fish(68, 42, _DORSAL, _TAIL, _LOW, bands=((0.62, 0.05), (0.32, 0.045), (0.06, 0.03)), scales=False))


@symbol("shark, great white, great white shark", kinds="fish, sea animal, animal", height=1.6,
    place="water", poses="swimming",
        slots=swimmer("#71849b", "#eef1f2", {"mouth": ("#7a3340", "fixed")}))
def shark(pen: Pen) -> None:
    trunk = smooth([(64, -46), (50, -56), (26, -64), (2, -62), (-26, -50), (-50, -43), (-54, -38), (-34, -32),
        (-8, -24), (22, -22), (44, -28), (58, -38)])
    tail = smooth([(-44, -45), (-56, -54), (-72, -76, CORNER), (-66, -56), (-62, -42), (-66, -32), (-70, -22, CORNER),
        (-58, -28), (-46, -36)])
    fin = smooth([(14, -60), (4, -76), (-12, -88, CORNER), (-9, -72), (-12, -56)])
    small = smooth([(-28, -48), (-36, -56, CORNER), (-38, -46)])
    pen.part("coat", smooth([(12, -26), (4, -12), (-10, -4, CORNER), (-6, -16), (-2, -26)]), tone=-0.12)
    pen.part("coat", fused(trunk, tail, fin, small, radius=3))
    pen.mark("belly", smooth([(70, -43), (54, -39), (36, -37), (10, -36), (-18, -33), (-44, -35), (-30, -20), (10, -14),
        (50, -22)]))
    pen.mark("coat", joined(*(curve((24 - k * 4.6, -51), (22.4 - k * 4.6, -45),
        (24 - k * 4.6, -39)) for k in range(4))), width=1.3, tone=-0.13, detail=1)
    pen.part("mouth", smooth([(57, -38, CORNER), (48, -35.4), (37, -36.4, CORNER), (42, -29), (50, -29.6)]),
        shade="flat")
    teeth = joined(*(smooth([(40 + k * 3.2, -36.6, CORNER), (43.2 + k * 3.2, -36.2, CORNER),
        (41.7 + k * 3.2, -32.8, CORNER)], tension=0) for k in range(5)))
    pen.mark("glint", teeth)
    pen.part("coat", smooth([(26, -30), (20, -14), (4, 0, CORNER), (6, -14), (12, -28)]), tone=-0.04)
    eye(pen, (42, -47), 2.6)
    pen.stroke("coat", curve((38, -50.6), (42.4, -50.4), (45.6, -48)), 1.3, tone=-0.14)
    swimming_ends(pen, (42, -46), (42, -47), (52, -32), (34, -62), (6, -64), (-68, -48))


@symbol("seahorse, sea horse", kinds="fish, sea animal, animal", height=0.15, place="water", poses="swimming",
        slots=swimmer("#f0b04a", "#fbe0a4", {"fin": ("#ee7f4a", "follow")}))
def seahorse(pen: Pen) -> None:
    pen.part("fin", smooth([(-12, -58, CORNER), (-26, -62), (-30, -52, CORNER), (-25, -50), (-30, -42, CORNER),
        (-14, -40, CORNER)]))
    spine = limb([(6, -84, 20), (-3, -70, 16), (-2, -54, 24), (-4, -36, 18), (-3, -18, 11), (1, -6, 8), (10, -1, 6.6),
        (20, -5, 5.4), (22, -14, 4.4), (15, -17, 3.6), (12, -11, 2.4)])
    head = smooth([(-6, -84), (-2, -95), (8, -98), (15, -93), (20, -87), (33, -84), (36, -86), (36, -79), (32, -79),
        (18, -78), (8, -74)])
    crest = smooth([(-4, -90), (-8, -99, CORNER), (-1, -97), (2, -104, CORNER), (6, -98), (12, -101, CORNER),
        (12, -94)])
    pen.part("fin", crest)
    pen.part("coat", fused(spine, head, radius=1.5))
    pen.mark("belly", smooth([(4, -72), (10, -58), (8, -42), (2, -26), (14, -40), (16, -60)]))
    pen.mark("coat", joined(*(curve((-16, y + 1), (-2, y + 3), (12, y)) for y in (-66, -59, -52, -45, -38, -31,
        -24))), width=1.1, tone=-0.09, detail=1)
    pen.part("fin", smooth([(2, -70, CORNER), (-6, -76), (-9, -69), (-3, -65, CORNER)]))
    eye(pen, (10, -88), 2.7)
    swimming_ends(pen, (8, -88), (10, -88), (36, -82), (4, -100), (-10, -60), (12, -10))
