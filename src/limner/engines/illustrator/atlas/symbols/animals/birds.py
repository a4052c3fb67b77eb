"""Birds."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    CORNER,
    Landmark,
    ellipse,
    joined,
    limb,
    mirrored,
    polygon,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import EYES, Frame, Slots, both, eye, eyes, fused, symmetric
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve
from limner.engines.illustrator.atlas.templates.animal import PLAIN_FACE, eyed, side_ends
from limner.engines.illustrator.atlas.templates.bird import (
    Flyer,
    bird_face,
    feet,
    flying,
    folded,
    skull,
    spread,
    webbed,
    wing,
)


def plumage(coat: str, belly: str, wing: str, coverts: str, tips: str, beak: str, legs: str) -> Slots:
    """The slots of a bird in these colours."""
    return {
        **EYES, "coat": (coat, "primary"), "belly": (belly, "follow"), "wing": (wing, "follow"),
            "coverts": (coverts, "follow"), "tips": (tips, "follow"),
        "tail": (wing, "follow"), "beak": (beak, "fixed"), "legs": (legs, "fixed"),
    }


def _stand(pen: Pen, back: tuple[float, float], tail: tuple[float, float], lean: tuple[float, float]) -> None:
    pen.anchor(feet=(0, 0), back=back, seat=back, tail=tail, lean=lean)


@symbol(
    "bird, songbird, bluebird, finch, swallow, warbler, lark, jay, kingfisher, little bird, birdie",
    kinds="animal", height=0.16, poses="standing, flying",
    slots=plumage("#3f7fc4", "#f6e9d6", "#2a5c9c", "#5b97d6", "#234c84", "#f0b23e",
        "#a8703a") | {"breast": ("#ee8d4d", "follow")},
    told_in="meadow, garden, park",
)
def bird(pen: Pen) -> None:
    if pen.pose == "flying":
        flying(pen, Flyer("cone", span=0.86, tail=16, head=1.14))
        return
    feet(pen, (4, -5), -16, length=8, width=2.2)
    pen.part("tail", smooth([(-30, -30, CORNER), (-62, -24, CORNER), (-64, -16, CORNER), (-34, -16)]), tone=-0.03)
    f = Frame(24, -62, 1.5)
    trunk = smooth([(14, -66), (-6, -54), (-26, -40), (-42, -26), (-30, -17), (-8, -11), (14, -13), (30, -26),
        (37, -44), (34, -58)])
    pen.part("coat", fused(trunk, skull(f), radius=8))
    pen.mark("belly", smooth([(40, -34), (24, -26), (6, -22), (-14, -20), (-32, -18), (-10, -4), (20, -6), (40, -22)]))
    pen.mark("breast", smooth([(42, -56), (32, -54), (25, -44), (20, -30), (22, -20), (34, -16), (48, -34)]))
    folded(pen, Frame(3, -44, 1.18, -12))
    bird_face(pen, f, "cone", eye_radius=2.2)
    _stand(pen, (-10, -54), (-60, -20), (36, -40))


@symbol("robin, robin redbreast, red robin", kinds="bird, animal", height=0.15,
        slots=plumage("#8a7358", "#f3e8d6", "#6f5b45", "#9d856a", "#574635", "#5a4a3a",
            "#7a5b40") | {"breast": ("#e2602f", "fixed")}, told_in="meadow, garden, park")
def robin(pen: Pen) -> None:
    feet(pen, (4, -5), -16, length=8, width=2.2)
    pen.part("tail", smooth([(-26, -32, CORNER), (-52, -30, CORNER), (-54, -22, CORNER), (-30, -18)]), tone=-0.03)
    f = Frame(20, -60, 1.5)
    trunk = smooth([(10, -64), (-10, -54), (-28, -40), (-38, -28), (-28, -17), (-8, -10), (14, -11), (32, -22),
        (38, -42), (32, -58)])
    pen.part("coat", fused(trunk, skull(f), radius=8))
    pen.mark("belly", smooth([(42, -34), (22, -30), (0, -26), (-30, -20), (-10, -4), (20, -4), (40, -20)]))
    pen.mark("breast", smooth([(40, -70), (30, -70), (24, -62), (16, -48), (14, -34), (24, -26), (36, -28), (50, -44)]))
    folded(pen, Frame(0, -44, 1.1, -10))
    bird_face(pen, f, "cone", eye_radius=2.3)
    _stand(pen, (-12, -54), (-52, -26), (36, -40))


@symbol("crow, raven, rook, magpie, jackdaw", kinds="bird, animal", height=0.34, poses="standing, flying",
        slots=plumage("#34323f", "#3f3d4b", "#262430", "#474556", "#1e1c27", "#4b4a58",
            "#4b4a58") | {"eye": ("#f4f0e6", "fixed"), "glint": ("#1c1a24", "fixed")})
def crow(pen: Pen) -> None:
    if pen.pose == "flying":
        flying(pen, Flyer("crow", span=1.1, tail=20))
        return
    feet(pen, (4, -4), -18, length=9, width=2.4)
    pen.part("tail", smooth([(-30, -34, CORNER), (-62, -18, CORNER), (-60, -10, CORNER), (-32, -18)]))
    f = Frame(27, -66, 1.18, 4)
    trunk = smooth([(18, -70), (-2, -58), (-24, -42), (-42, -26), (-28, -17), (-8, -13), (12, -17), (27, -32),
        (36, -50), (34, -62)])
    pen.part("coat", fused(trunk, skull(f), radius=8))
    folded(pen, Frame(3, -46, 1.3, -20))
    bird_face(pen, f, "crow")
    _stand(pen, (-8, -56), (-58, -14), (34, -44))


@symbol("pigeon, dove, turtle dove, wood pigeon", kinds="bird, animal", height=0.24, poses="standing, flying",
        slots=plumage("#9aa3b5", "#b9c0cd", "#7e8799", "#c6ccd8", "#565d70", "#d9c7b4",
            "#d9776a") | {"neck": ("#5f9a8a", "follow")})
def pigeon(pen: Pen) -> None:
    if pen.pose == "flying":
        flying(pen, Flyer("cone", span=0.98, tail=18, head=0.92))
        return
    feet(pen, (3, -5), -15, length=8, width=2.6)
    pen.part("tail", smooth([(-34, -30, CORNER), (-62, -20, CORNER), (-62, -13, CORNER), (-34, -16)]))
    f = Frame(25, -68, 1.02, 6)
    trunk = smooth([(18, -68), (8, -54), (-14, -44), (-44, -26), (-30, -15), (-6, -10), (18, -13), (33, -28),
        (35, -44), (32, -60)])
    pen.part("coat", fused(trunk, skull(f), radius=7))
    pen.mark("neck", smooth([(12, -62), (24, -58), (38, -60), (40, -46), (26, -42), (8, -50)]), alpha=0.85)
    folded(pen, Frame(0, -40, 1.22, -8))
    pen.mark("tips", joined(curve((-14, -42), (-20, -28)), curve((-22, -38), (-27, -26))), width=2.6)
    bird_face(pen, f, "cone")
    _stand(pen, (-10, -46), (-60, -16), (34, -40))


def _duck_body(pen: Pen) -> None:
    f = Frame(25, -58, 1.16)
    trunk = smooth([(16, -42), (0, -38), (-22, -38), (-44, -44, CORNER), (-42, -28), (-32, -14), (-8, -8), (16, -10),
        (31, -22), (32, -36)])
    neck = limb([(21, -32, 19), (23, -46, 14), (25, -58, 15)])
    pen.part("coat", fused(trunk, neck, skull(f), radius=6))
    pen.mark("head", union(skull(f), limb([(24.2, -50, 15.4), (25, -60, 15.4)])))
    pen.mark("belly", smooth([(14, -47), (24, -45), (36, -48), (36, -44), (24, -41.5), (12, -43)]))
    pen.mark("breast", smooth([(10, -42), (22, -41), (38, -42), (36, -20), (20, -14), (12, -24)]))
    folded(pen, Frame(4, -34, 1.06, -4))
    pen.mark("flash", smooth([(-14, -22), (-26, -19), (-28, -24), (-16, -27)]), detail=1)
    bird_face(pen, f, "bill")
    _stand(pen, (-10, -40), (-42, -40), (32, -28))


@symbol("duck, mallard, drake", kinds="bird, farm animal, animal", height=0.38, place="water",
    poses="swimming, standing, flying",
        slots=plumage("#c9bfb2", "#f8f4ec", "#8a7a6c", "#a99a8b", "#5a4a40", "#f0a830",
            "#ee8a2a") | {"head": ("#2f7d55", "fixed"), "breast": ("#8a5138", "fixed"),
            "flash": ("#3f62b4", "fixed")}, home="lake")
def duck(pen: Pen) -> None:
    if pen.pose == "flying":
        flying(pen, Flyer("bill", span=0.95, tail=10, neck=8, cap=lambda p, f: p.mark("head", skull(f))))
        return
    if pen.pose == "standing":
        webbed(pen, (4, -8), -14, size=10)
    _duck_body(pen)


@symbol("goose, wild goose", kinds="bird, farm animal, animal", height=0.85,
    poses="standing, swimming, flying",
        slots=plumage("#f7f4ee", "#e8e2d8", "#e3ddd2", "#f4f0e8", "#cfc8bc", "#f0953a", "#ee8a2a"),
        home="farm")
def goose(pen: Pen) -> None:
    if pen.pose == "flying":
        flying(pen, Flyer("bill", span=1.05, tail=10, neck=18, head=0.85))
        return
    if pen.pose == "standing":
        webbed(pen, (2, -9), -14, size=10)
    f = Frame(30, -87, 0.96, 4)
    trunk = smooth([(14, -46), (-4, -42), (-24, -42), (-46, -44, CORNER), (-42, -28), (-30, -14), (-6, -8), (16, -12),
        (29, -26), (28, -40)])
    neck = limb([(18, -34, 22), (26, -52, 13), (25, -70, 10), (29, -86, 12)])
    pen.part("coat", fused(trunk, neck, skull(f), radius=6))
    folded(pen, Frame(2, -36, 1.12, -4))
    bird_face(pen, f, "bill")
    _stand(pen, (-10, -44), (-44, -40), (30, -34))


@symbol("swan", kinds="bird, animal", height=1.1, place="water", poses="swimming, flying",
        slots=plumage("#fbf9f5", "#eae6e4", "#f1eeea", "#fdfcfa", "#d9d4d6", "#ee8a3a",
            "#3a3440") | {"mask": ("#2b2630", "fixed")}, home="lake")
def swan(pen: Pen) -> None:
    if pen.pose == "flying":
        flying(pen, Flyer("bill", span=1.12, tail=8, neck=26, head=0.8))
        return
    f = Frame(33, -82, 0.86, 18)
    trunk = smooth([(20, -24), (8, -30), (-14, -30), (-40, -36, CORNER), (-46, -22), (-34, -6), (-8, 0), (18, -1),
        (30, -10), (28, -20)])
    neck = limb([(20, -14, 20), (29, -26, 13), (20, -46, 10), (18, -66, 9.4), (25, -80, 9.6), (33, -83, 11)])
    pen.part("coat", fused(trunk, neck, skull(f), radius=6))
    spot = f.shape((5.4, -3.6), (9.6, -5), (11, 1), (9.4, 4.6), (7, 0))
    wing = smooth([(12, -30), (10, -12), (-8, -4), (-30, -6), (-44, -18), (-54, -44, CORNER), (-42, -40),
        (-44, -50, CORNER), (-30, -43), (-26, -52, CORNER), (-12, -42), (4, -38)])
    bird_face(pen, f, "bill", eye_radius=1.7)
    pen.part("mask", spot, shade="flat")
    pen.part("coverts", wing)
    for x0, y0, x1, y1 in ((-4, -12, -40, -36), (0, -18, -34, -42), (3, -25, -20, -44)):
        pen.mark("wing", curve((x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 + 5), (x1, y1)), width=1.1, tone=-0.1, detail=1)
    _stand(pen, (-12, -36), (-46, -30), (28, -14))


@symbol("chicken, hen, broiler", kinds="bird, farm animal, animal", height=0.42,
        coats="#b4703f, #6f5648",
        slots=plumage("#f6efe4", "#fffaf2", "#e9dccb", "#f9f3ea", "#d9c8b4", "#f0a830",
            "#e9962a") | {"comb": ("#d9413a", "fixed")}, home="farm",
    served="sliced_meat")
def chicken(pen: Pen) -> None:
    feet(pen, (4, -8), -18, length=10, width=2.8)
    f = Frame(26, -73, 1.1)
    pen.part("comb", f.shape((-5, -7), (-6.4, -13.4), (-2.4, -12, CORNER), (-0.4, -16.4), (2.6, -12.4, CORNER),
        (5.6, -14.6), (7.4, -7)))
    pen.part("tail", smooth([(-24, -40, CORNER), (-40, -74), (-48, -72, CORNER), (-50, -64), (-56, -58, CORNER),
        (-54, -50), (-56, -42, CORNER), (-36, -28)]), tone=-0.04)
    trunk = smooth([(20, -64), (8, -52), (-10, -48), (-34, -54), (-46, -50), (-40, -30), (-22, -15), (0, -11),
        (20, -17), (34, -34), (35, -56), (32, -68)])
    pen.part("coat", fused(trunk, skull(f), radius=6))
    pen.mark("belly", smooth([(40, -40), (20, -28), (-10, -22), (-40, -28), (-20, -4), (20, -8)]))
    folded(pen, Frame(2, -44, 1.02, 8))
    pen.part("comb", f.oval(7.6, 8, 2.8, 4.6, -8))
    bird_face(pen, f, "cone")
    _stand(pen, (-10, -50), (-52, -56), (34, -44))


@symbol("rooster, cockerel, cock", kinds="chicken, bird, farm animal, animal", height=0.55,
        slots=plumage("#c25a2c", "#8f3f24", "#8a3c22", "#e29a3e", "#2f5d50", "#f0b23e",
            "#e0a030") | {"comb": ("#dc3a34", "fixed"), "sickle": ("#2f6b5c", "fixed"),
            "hackle": ("#eeb04a", "follow")}, home="farm")
def rooster(pen: Pen) -> None:
    feet(pen, (4, -8), -22, length=11, width=2.8)
    f = Frame(26, -82, 1.06)
    for chain, tone in (
        ([(-22, -40, 12), (-44, -62, 11), (-62, -56, 9), (-68, -38, 2)], -0.1),
        ([(-20, -44, 12), (-38, -74, 11), (-58, -76, 9), (-68, -60, 2)], -0.03),
        ([(-18, -46, 12), (-28, -82, 11), (-46, -92, 9), (-60, -84, 2)], 0.03),
    ):
        pen.part("sickle", limb(chain), tone=tone)
    pen.part("comb", f.shape((-7, -6), (-9.6, -13.4), (-4.6, -11.6, CORNER), (-3.4, -18), (0.8, -12.4, CORNER),
        (3.6, -17.4), (5.6, -11.4, CORNER), (9, -12.6), (8.4, -5)))
    trunk = smooth([(18, -72), (8, -58), (-10, -50), (-28, -50), (-34, -42), (-30, -30), (-18, -19), (2, -16),
        (20, -22), (33, -38), (35, -58), (32, -76)])
    pen.part("coat", fused(trunk, skull(f), radius=6))
    pen.mark("belly", smooth([(40, -42), (20, -30), (-10, -26), (-40, -28), (-20, -4), (20, -8)]))
    pen.mark("hackle", smooth([(10, -96), (40, -96), (39, -74), (36, -58, CORNER), (31, -62), (28, -52, CORNER),
        (22, -58), (17, -50, CORNER), (12, -57), (6, -54, CORNER), (12, -72)]))
    folded(pen, Frame(0, -44, 1.0, 2))
    pen.part("comb", f.shape((5, 4), (9.4, 3.6), (11.4, 10), (8.4, 14.4), (5, 10)))
    pen.part("comb", f.oval(3.4, 0.6, 4.4, 4.2))
    bird_face(pen, f, "cone")
    _stand(pen, (-8, -50), (-56, -70), (34, -50))


@symbol("parrot, macaw, budgie, parakeet, cockatoo, lovebird", kinds="bird, animal", height=0.5,
    poses="standing, flying",
        slots=plumage("#d93f36", "#f0b53c", "#2f6fc0", "#f0b53c", "#1f4f96", "#3a3440",
            "#6b6068") | {"face": ("#fbf3e9", "fixed")}, home="jungle", traits=("colourful",))
def parrot(pen: Pen) -> None:
    if pen.pose == "flying":
        flying(pen, Flyer("hook", span=0.98, tail=38, head=1.1, cap=lambda p, f: p.mark("face", f.oval(7, 0, 5.6, 5))))
        return
    feet(pen, (6, -1), -14, length=8, width=2.8)
    pen.part("tail", smooth([(-14, -34, CORNER), (-36, -18), (-60, -4, CORNER), (-52, 0), (-22, -10)]), tone=-0.02)
    pen.part("coat", smooth([(-12, -30, CORNER), (-30, -12), (-46, -1, CORNER), (-34, 0), (-4, -12)]), tone=-0.1)
    f = Frame(17, -80, 1.42, 6)
    trunk = smooth([(2, -82), (-10, -58), (-18, -34), (-16, -18), (-4, -9), (10, -12), (22, -28), (28, -50), (28, -70)])
    pen.part("coat", fused(trunk, skull(f), radius=8))
    pen.mark("face", f.shape((3, -6), (10.6, -6), (11, 5), (5, 6), (1.4, 1)))
    folded(pen, Frame(4, -58, 1.22, -42))
    bird_face(pen, f, "hook", eye_radius=1.7)
    _stand(pen, (-12, -50), (-54, -4), (26, -46))


@symbol("flamingo", kinds="bird, animal", height=1.3,
        slots=plumage("#f28fa2", "#f8b7bf", "#e36c86", "#f7a7b3", "#c9506e", "#f6e3d8",
            "#e9808f") | {"tip": ("#2e2730", "fixed")}, home="lake")
def flamingo(pen: Pen) -> None:
    pen.stroke("legs", curve((-6, -46), (-2, -34), (10, -30), (4, -22), (-4, -16)), 2.4, tone=-0.08)
    pen.stroke("legs", curve((-2, -46), (-1, -24), (-2, -1.4)), 2.6)
    pen.part("legs", smooth([(-5, -2), (-1, -3.4), (7, -0.6, CORNER), (2, 0), (-5, 0, CORNER)]))
    pen.part("legs", ellipse(-1.4, -24, 2.1, 2.3))
    f = Frame(21, -87, 0.72, 24)
    trunk = smooth([(12, -62), (0, -66), (-16, -62), (-32, -48, CORNER), (-22, -43), (-6, -40), (8, -43), (15, -52)])
    neck = limb([(7, -54, 13), (19, -56, 7), (22, -66, 5.6), (12, -76, 5.2), (11, -86, 5.4), (20, -90, 8)])
    pen.part("coat", fused(trunk, neck, skull(f), radius=3))
    folded(pen, Frame(4, -56, 0.86, -10))
    pen.part("beak", f.shape((8, -5), (15, -4), (20, 2), (21, 9, CORNER), (15, 7.6), (8.4, 4.6)))
    pen.mark("tip", f.shape((16, -6), (15.6, 3), (16.6, 12), (26, 14), (26, -6)))
    eyes(pen, [f.at(3.4, -2)], 1.6)
    pen.anchor(head=f.at(0, 0), eye=f.at(3.4, -2), face=f.at(6, 0), mouth=f.at(18, 5), hat=f.at(0, -10),
        hand=f.at(20, 8), neck=(17, -70))
    _stand(pen, (-8, -64), (-30, -48), (14, -50))


@symbol("eagle, hawk, falcon, bald eagle, buzzard, kite bird, osprey, golden eagle",
    kinds="bird, animal", height=0.8, place="air", poses="flying, standing",
        slots=plumage("#6b4a34", "#5a3d2c", "#54392a", "#7d5a40", "#3a2a22", "#f0b12e",
            "#eab23a") | {"head": ("#fbf7ef", "fixed"), "tail": ("#fbf7ef", "fixed")}, home="mountains")
def eagle(pen: Pen) -> None:
    if pen.pose == "flying":
        flying(pen, Flyer("hook", span=1.4, chord=1.25, tail=16, spread=1.0, cap=lambda p,
            f: p.mark("head", f.shape((-10, -12), (14, -14), (14, 8), (4, 12), (-2, 7, CORNER), (-5, 12),
            (-9, 6, CORNER), (-13, 7)))))
        pen.part("legs", joined(limb([(-8, -15, 4), (-15, -9, 3)]), limb([(-2, -14, 4), (-8, -8, 3)])))
        return
    feet(pen, (7, -3), -14, length=9, width=3.6)
    pen.part("tail", smooth([(-18, -26, CORNER), (-34, -6, CORNER), (-22, -2, CORNER), (-8, -14)]), tone=-0.05)
    f = Frame(16, -82, 1.24, 4)
    trunk = smooth([(2, -82), (-12, -60), (-20, -36), (-18, -22), (-6, -12), (10, -13), (24, -28), (30, -50),
        (27, -70)])
    pen.part("coat", fused(trunk, skull(f), radius=8))
    pen.mark("head", f.shape((-14, -14), (16, -16), (16, 8), (10, 14), (7, 9, CORNER), (3, 16), (-2, 9, CORNER),
        (-7, 13), (-10, 6, CORNER), (-16, 8)))
    folded(pen, Frame(4, -60, 1.34, -40))
    bird_face(pen, f, "hook", eye_radius=1.8)
    pen.stroke("coat", f.line((1.6, -6.2), (5, -5.6), (8, -4)), 1.6)
    _stand(pen, (-14, -50), (-28, -8), (28, -46))


@symbol("seagull, gull, albatross, tern", kinds="bird, sea animal, animal", height=0.36, place="air",
    poses="flying, standing",
        slots=plumage("#fbfaf7", "#e9ebef", "#b9c1cc", "#ccd3dc", "#3c414c", "#f2b233",
            "#eea03a") | {"tail": ("#f4f4f2", "follow")}, home="sea")
def seagull(pen: Pen) -> None:
    if pen.pose == "flying":
        flying(pen, Flyer("gull", span=1.22, chord=0.8, tail=10, spread=1.1))
        return
    webbed(pen, (4, -5), -20, size=9, width=2.4)
    pen.part("tips", smooth([(-26, -36, CORNER), (-66, -24, CORNER), (-34, -24)]))
    f = Frame(24, -66, 1.14)
    trunk = smooth([(16, -66), (4, -52), (-20, -42), (-50, -28), (-32, -20), (-8, -14), (14, -17), (29, -30),
        (34, -46), (32, -60)])
    pen.part("coat", fused(trunk, skull(f), radius=7))
    folded(pen, Frame(0, -42, 1.26, -8))
    bird_face(pen, f, "gull")
    _stand(pen, (-10, -48), (-60, -26), (34, -42))


@symbol("owl, owlet, tawny owl, horned owl, great horned owl, eagle owl, screech owl",
    kinds="bird, animal", height=0.4, poses="standing, flying",
    faces_viewer=True,
        slots=plumage("#9a6a44", "#e9cfa6", "#7a5034", "#8a5d3c", "#5f3e2a", "#e9a23a",
            "#d99a3a") | {"disc": ("#f3dfbd", "follow"), "iris": ("#f4b63a", "fixed")},
            home="forest", traits=("nightly",))
def owl(pen: Pen) -> None:
    if pen.pose == "flying":
        for root in (Frame(18, -60, 0.9, -24), Frame(-18, -60, 0.9, -156)):
            spread(pen, wing(root, chord=1.15, rear=1 if root.x > 0 else -1))
    feet_x = (-9, 9)
    toes = joined(*(ellipse(x + d, -2.4, 2.5, 3) for x in feet_x for d in (-4, 0, 4)))
    pen.part("tail", smooth([(-9, -14, CORNER), (-7, -2), (0, 0), (7, -2), (9, -14, CORNER)]), tone=-0.08)
    half: list[Landmark] = [(0, -84), (14, -87), (27, -97, CORNER), (29, -80), (28.6, -64), (32, -44), (30, -22),
        (18, -6), (0, -2)]
    pen.part("coat", symmetric(half))
    pen.mark("belly", symmetric([(0, -56), (14, -52), (20, -36), (15, -12), (0, -4)]))
    flecks = [curve((x - 2.4, y - 1), (x, y + 1.6), (x + 2.4, y - 1))
        for y, xs in ((-44, (-8, 0, 8)), (-36, (-12, -4, 4, 12)), (-28, (-9, 0, 9)), (-20, (-11, -4, 4, 11)),
        (-12, (-6, 0, 6))) for x in xs]
    pen.mark("wing", joined(*flecks), width=1.8, detail=1)
    if pen.pose != "flying":
        edge = smooth([(27, -58), (33.5, -44), (32, -24), (22, -8, CORNER), (18, -22), (20, -44)])
        pen.part("wing", both(edge))
        pen.mark("tips", both(joined(curve((21, -30), (26, -22), (25, -14)), curve((22, -40), (29, -30), (30, -24)))),
            width=1.1, detail=1)
    disc = ellipse(12, -68, 14.5, 14)
    pen.part("disc", union(disc, mirrored(disc)))
    pen.part("coat", smooth([(-26, -92, CORNER), (-12, -83), (0, -72, CORNER), (12, -83), (26, -92, CORNER),
        (14, -90), (0, -86), (-14, -90)]), tone=-0.05)
    eyes(pen, [(-11.5, -68), (11.5, -68)], 8.6, iris="iris")
    pen.part("beak", smooth([(0, -65), (4, -60), (0, -51, CORNER), (-4, -60)]))
    pen.part("legs", toes)
    pen.anchor(head=(0, -70), eye=(0, -68), face=(0, -66), mouth=(0, -55), hat=(0, -86), hand=(0, -52), neck=(0, -52))
    _stand(pen, (0, -50), (0, 2), (30, -40))


@symbol("penguin, emperor penguin", kinds="bird, sea animal, animal", height=0.9, poses="standing, waving",
    faces_viewer=True,
        slots=plumage("#343b4f", "#fbf9f4", "#2b3143", "#343b4f", "#2b3143", "#f0a630",
            "#ee962e") | {"blush": ("#f3b23c", "fixed")}, home="snow", told_in="arctic")
def penguin(pen: Pen) -> None:
    foot = smooth([(5, -4), (14, -5), (23, -2.6), (24, 0, CORNER), (6, 0, CORNER)])
    pen.part("legs", both(foot))
    half: list[Landmark] = [(0, -99), (14, -95), (21.5, -82), (22, -68), (28, -48), (30, -26), (23, -6), (0, -1)]
    left = smooth([(-22, -62), (-31, -50), (-37.5, -30, CORNER), (-31, -28), (-24, -40)])
    right = smooth([(22, -62), (36, -70), (47, -84, CORNER), (48, -74), (38, -54),
        (25, -44)]) if pen.pose == "waving" else mirrored(left)
    pen.part("wing", joined(left, right), tone=-0.02)
    pen.part("coat", symmetric(half))
    cheek = [(0, -80), (6, -88), (13, -88), (17.4, -80), (15.4, -70), (18, -60), (22, -44), (23, -26), (17, -8),
        (0, -3)]
    pen.mark("belly", symmetric(cheek))
    pen.mark("blush", both(smooth([(15, -66), (19, -56), (12, -60), (0, -57), (0, -62), (10, -65)])), alpha=0.7)
    eyes(pen, [(-8.4, -79), (8.4, -79)], 3.1)
    pen.part("beak", smooth([(-6, -73.4), (0, -76.6), (6, -73.4), (0, -66, CORNER)]))
    pen.mark("beak", curve((-7, -72.6), (0, -70.6), (7, -72.6)), width=1.0, tone=-0.15)
    pen.anchor(head=(0, -80), eye=(0, -79), face=(0, -76), mouth=(0, -70), hat=(0, -95),
        hand=(46, -78) if pen.pose == "waving" else (35, -32), held=(35, -32), neck=(0, -62))
    _stand(pen, (-24, -56), (0, -2), (30, -36))


@symbol("peacock, peafowl", kinds="bird, animal", height=1.2, faces_viewer=True,
        slots=plumage("#2a62b8", "#2f7fb8", "#8a6a4c", "#a98a66", "#5f4a38", "#d9b27a",
            "#8a7460") | {"fan": ("#2f8f6b", "follow"), "spot": ("#2b50a8", "fixed"),
            "ring": ("#d9a93c", "fixed")})
def peacock(pen: Pen) -> None:
    for radius, count, tone in ((66, 13, -0.06), (50, 11, 0.02), (35, 9, 0.07)):
        for i in range(count):
            place = Frame(0, -26, 1, -84 + 168 * i / (count - 1))
            pen.part("fan", place.path(limb([(0, 0, 5), (0, -radius * 0.62, 9), (0, -radius, 11)])), tone=tone)
            pen.mark("ring", place.oval(0, -radius + 0.6, 4.4, 5), detail=0)
            pen.mark("spot", place.oval(0, -radius + 1.2, 2.7, 3.1), detail=1)
    feet(pen, (-5, 5), -14, length=6, width=2.2)
    trunk = smooth([(-3, -64), (-6, -48), (-14, -34), (-14, -20), (-6, -11), (6, -11), (14, -20), (14, -34), (6, -48),
        (4, -64)])
    pen.part("coat", fused(trunk, ellipse(0, -66, 8, 8.4), radius=5))
    for x in (-5, 0, 5):
        pen.stroke("coat", curve((0, -72), (x, -82)), 1.0)
        pen.part("ring", ellipse(x, -83, 1.7))
    pen.part("beak", smooth([(-2.6, -65), (0, -66.4), (2.6, -65), (0, -60, CORNER)]))
    eyes(pen, [(-3.8, -68), (3.8, -68)], 1.7)
    pen.anchor(head=(0, -66), eye=(0, -68), face=(0, -66), mouth=(0, -62), hand=(0, -61), hat=(0, -74), neck=(0, -56))
    _stand(pen, (0, -40), (0, -70), (14, -26))


@symbol("ostrich, emu", kinds="bird, animal", height=2.3, poses="standing",
        slots=plumage("#37323d", "#f4efe6", "#2b2731", "#4a4452", "#f4efe6", "#e9b48f",
            "#e2b08e") | {"skin": ("#e6b795", "fixed")}, home="savanna")
def ostrich(pen: Pen) -> None:
    far = joined(limb([(-2, -42, 9), (8, -26, 5), (2, -6, 3.6)]), limb([(2, -3, 4), (10, -2, 3)]))
    pen.part("skin", far, tone=-0.12)
    near = joined(limb([(-6, -42, 10), (0, -24, 5.4), (-8, -6, 4)]), limb([(-8, -3, 4.4), (2, -2, 3.4)]))
    pen.part("skin", near)
    f = Frame(26, -104, 0.62, 6)
    neck = limb([(12, -52, 12), (21, -64, 6.6), (20, -84, 5), (24, -102, 6)])
    pen.part("skin", fused(neck, skull(f), radius=3))
    pen.part("tips", union(*(ellipse(x, y, r) for x, y, r in ((-32, -54, 8), (-37, -47, 7), (-33, -41, 6)))))
    pen.part("coat", union(*(ellipse(x, y, r) for x, y, r in ((-16, -50, 14), (-4, -54, 14), (8, -51, 11),
        (12, -46, 9), (0, -44, 12), (-14, -43, 11), (-24, -50, 9)))))
    pen.part("coverts", union(*(ellipse(x, y, r) for x, y, r in ((-6, -52, 10), (-16, -51, 9), (-24, -48, 7),
        (2, -50, 7)))), tone=0.02)
    pen.mark("tips", ellipse(-31, -47, 7))
    bird_face(pen, f, "bill", eye_radius=2.4)
    _stand(pen, (-6, -66), (-38, -47), (18, -48))


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
    eyed(pen, 25, -94, 1.9)
    pen.anchor(feet=(0, 0), back=(-14, -50), seat=(-14, -50), head=(24, -92), face=(28, -90), eye=(25, -94),
        mouth=(50, -78), hat=(22, -101), lean=(-40, -36), neck=(24, -92), hand=(50, -78))


@symbol("stork, egret, ibis, white stork", kinds="bird, animal", height=1.1,
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
    eyed(pen, 6, -85, 2.0)
    pen.stroke("legs", joined(curve((8, -32), (20, -34), (30, -38)), curve((6, -24), (18, -24), (30, -28))), 2.2)
    pen.anchor(back=(-16, -50), head=(2, -82), face=(6, -82), eye=(6, -85), mouth=(24, -80), hat=(0, -98),
        lean=(-20, -40), feet=(0, 0), neck=(2, -82), seat=(-16, -50), hand=(24, -80))


@symbol("turkey, wild turkey, thanksgiving turkey", kinds="bird, farm animal, animal", height=0.9, faces_viewer=True,
    slots={**BIRD, "coat": ("#7a4a32", "primary"), "fan": ("#a8623a", "follow"), "band": ("#f2dcb0", "fixed"),
    "tips": ("#4a2f26", "fixed"), "head": ("#d98a86", "fixed"), "wattle": ("#c93a3f", "fixed"),
    "beak": ("#f0b23c", "fixed")}, home="farm",
    served="sliced_meat")
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


@symbol("toucan", kinds="bird, animal", height=0.5, slots={**PLAIN_FACE, "coat": ("#2a2e3a", "primary"),
    "bib": ("#fdf3d8", "fixed"), "bill": ("#f59a2c", "second"), "tip": ("#2a2430", "fixed"),
    "ring": ("#3f9fe0", "fixed"), "red": ("#d9453f", "fixed"), "feet": ("#6f8fb0", "fixed")}, home="jungle")
def toucan(pen: Pen) -> None:
    pen.part("coat", smooth([(-16, -30), (-36, -14), (-50, -4), (-42, 0), (-24, -6), (-4, -16)]), tone=-0.06)
    pen.part("feet", joined(limb([(0, -16, 4), (2, -2, 3)]), limb([(12, -16, 4), (14, -2, 3)]),
        limb([(-4, -1.4, 3), (10, -1.4, 3)]), limb([(8, -1.4, 3), (22, -1.4, 3)])), shade="flat")
    body = smooth([(-20, -30), (-18, -56), (-4, -80), (14, -94), (30, -92), (37, -80), (34, -62), (30, -40), (18, -18),
        (0, -12), (-14, -16)])
    pen.part("coat", body)
    pen.mark("bib", smooth([(22, -92), (40, -90), (42, -66), (34, -50), (20, -54), (14, -72)]))
    pen.mark("red", smooth([(16, -54), (32, -52), (30, -44), (16, -46)]))
    pen.mark("red", ellipse(6, -12, 12, 6))
    wing = smooth([(-18, -62), (2, -62), (10, -44), (2, -26), (-18, -10), (-30, -6, "c"), (-26, -30)])
    pen.part("coat", wing, tone=0.06)
    pen.mark("coat", joined(curve((-14, -54), (-16, -34), (-26, -12)), curve((-4, -52), (-6, -34), (-18, -12))),
        tone=-0.08, width=1.6)
    bill = smooth([(30, -88), (48, -97), (72, -92), (90, -76), (94, -58, "c"), (84, -62), (66, -66), (34, -68)])
    pen.part("bill", bill)
    pen.mark("red", smooth([(30, -70), (60, -72), (86, -66), (94, -56), (60, -60)]), alpha=0.8)
    pen.mark("tip", smooth([(84, -84), (100, -70), (96, -54), (86, -60), (84, -70)]))
    pen.mark("bill", curve((32, -77), (60, -78), (88, -66)), tone=-0.16, width=1.6)
    pen.part("tip", smooth([(29, -89), (35, -89), (36, -68), (30, -68)]), shade="flat")
    pen.part("ring", ellipse(23, -82, 5.6), shade="flat")
    eye(pen, (23.4, -82), 3.2)
    side_ends(pen, (22, -80), (23, -82), (92, -62), (18, -94), (-14, -54))
