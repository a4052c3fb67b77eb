"""The young of animals, where they look unlike their parents, and small birds of their own."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import ellipse, joined, limb, line, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import EYES, eye, fused, shut_eye
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.templates.animal import side_ends
from limner.engines.illustrator.atlas.templates.quadruped import FAR


def _fluffy(pen: Pen, *, bill: bool, legs: str = "legs") -> None:
    """A downy chick with a large head; with a flat bill and webbed feet it is a duckling."""
    for x, tone in ((10, FAR), (-4, 0.0)):
        foot = smooth([(x - 3, -5), (x + 14, -4), (x + 16, 0), (x - 4,
            0)]) if bill else joined(limb([(x - 5, -1.6, 3), (x + 11, -1.6, 3)]))
        pen.part(legs, union(limb([(x, -20, 5), (x, -4, 4.6)]), foot), tone=tone)
    pen.part("coat", limb([(-34, -34, 14), (-46, -44, 8), (-50, -50, 1)]), tone=-0.03)
    body = smooth([(20, -58), (-6, -50), (-34, -48), (-46, -36), (-36, -18), (-8, -11), (20, -14), (34, -30), (34,
        -48)])
    head = ellipse(18, -74, 25, 24)
    pen.part("coat", fused(body, head, radius=7))
    pen.mark("belly", smooth([(40, -44), (22, -30), (-8, -24), (-34, -22), (-10, -6), (30, -10)]))
    pen.part("wing", smooth([(0, -44), (-18, -46), (-34, -38), (-30, -26), (-14, -24), (0, -32)]))
    pen.mark("wing", joined(curve((-30, -36), (-20, -32), (-8, -32)), curve((-28, -30), (-18, -27), (-8, -28))),
        width=1.6, tone=-0.1)
    if bill:
        pen.part("beak", smooth([(36, -78), (46, -76), (62, -73), (64, -67), (54, -64), (40, -64), (34, -68)]))
        pen.mark("beak", curve((38, -70), (50, -69), (63, -69)), width=1.4, tone=-0.16)
    else:
        pen.part("beak", smooth([(39, -78), (56, -70, "c"), (40, -64), (36, -70)]))
        pen.mark("beak", line([(38, -71), (56, -70)]), width=1.3, tone=-0.16)
    pen.stroke("coat", joined(curve((14, -96), (12, -104), (18, -107)), curve((18, -97), (20, -105), (26, -106))), 2.4)
    pen.part("blush", ellipse(28, -66, 5, 3.6), shade="flat", alpha=0.5)
    (shut_eye if pen.pose == "sleeping" else eye)(pen, (27, -78), 4)
    side_ends(pen, (20, -74), (27, -78), (60, -69), (16, -98), (-16, -48))


_DOWN = {**EYES, "coat": ("#f8d34a", "primary"), "belly": ("#fdeaa0", "follow"), "wing": ("#eebd34", "follow"),
    "beak": ("#f08a2c", "fixed"), "legs": ("#f08a2c", "fixed"), "blush": ("#f59a6a", "fixed")}


@symbol("duckling, gosling, baby duck", kinds="duck, bird, farm animal, animal", height=0.16, place="ground",
    slots=_DOWN, home="lake, farm", traits=("afloat",))
def duckling(pen: Pen) -> None:
    _fluffy(pen, bill=True)


@symbol("chick, baby chicken, baby chick", kinds="chicken, bird, farm animal, animal", height=0.13, slots=_DOWN,
    home="farm")
def chick(pen: Pen) -> None:
    _fluffy(pen, bill=False)


@symbol("cygnet, ugly duckling, baby swan", kinds="swan, bird, animal", height=0.2, home="lake", traits=("afloat",),
    slots={**_DOWN, "coat": ("#b3aeae", "primary"), "belly": ("#d9d5d2", "follow"), "wing": ("#9a9494", "follow"),
        "beak": ("#4a4650", "fixed"), "legs": ("#5b5660", "fixed")})
def cygnet(pen: Pen) -> None:
    _fluffy(pen, bill=True)


@symbol("hummingbird, colibri", kinds="bird, animal", height=0.08, place="air", poses="flying",
    slots={**EYES, "coat": ("#2fa37a", "primary"), "belly": ("#eef4ea", "follow"), "throat": ("#d92f5a", "second"),
        "wing": ("#7fb8c9", "fixed"), "tail": ("#1f6f5a", "follow"), "beak": ("#2b2a33", "fixed")},
            home="garden, jungle", traits=("airborne",))
def hummingbird(pen: Pen) -> None:
    pen.part("wing", smooth([(2, -52), (18, -82), (44, -104), (48, -92), (36, -68), (16, -48)]), tone=-0.06, alpha=0.9)
    pen.part("tail", joined(limb([(-22, -22, 9), (-38, -8, 8), (-44, -1, 2)]),
        limb([(-18, -20, 8), (-28, -5, 7), (-30, 0, 2)])))
    pen.part("coat", fused(limb([(-26, -18, 9), (-10, -36, 19), (8, -54, 19), (16, -64, 15)]), ellipse(20, -70, 12),
        radius=5))
    pen.mark("belly", smooth([(24, -56), (14, -44), (-2, -30), (-20, -16), (0, -18), (26, -44)]))
    pen.mark("throat", smooth([(32, -70), (22, -66), (14, -56), (22, -48), (34, -56)]))
    pen.stroke("beak", line([(30, -72), (64, -82)]), 2.6)
    pen.part("wing", smooth([(2, -50), (-18, -74), (-48, -100), (-60, -92), (-46, -66), (-18, -44)]), alpha=0.95)
    pen.mark("wing", joined(curve((-6, -52), (-30, -72), (-54, -92)), curve((-10, -48), (-30, -62), (-50, -76))),
        width=1.3, tone=-0.14)
    eye(pen, (23, -73), 2.8)
    side_ends(pen, (20, -70), (23, -73), (50, -78), (18, -81), (-4, -44))
