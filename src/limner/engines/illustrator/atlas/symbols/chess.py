"""Chess pieces beside the knight."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import difference, ellipse, joined, polygon, rect, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, Profile, band, crescent, gloss, turned

_IVORY: Hue = ("#ece0c4", "primary")


def _stem(pen: Pen, top: float, waist: float) -> None:
    """Foot, collar and shaft up to `top`."""
    shaft: Profile = [(top, waist + 3), (top + 6, waist), (-34, waist + 4), (-22, waist + 9), (-18, 25)]
    pen.part("body", turned(shaft, tilt=0.16))
    pen.mark("body", crescent(turned(shaft, tilt=0.16), -7, 0), tone=-0.1)
    foot: Profile = [(-20, 25), (-12, 29), (-8, 32), (0, 32)]
    pen.part("body", turned(foot, tilt=0.16))
    pen.mark("body", band(foot, -11, -8, tilt=0.16), tone=-0.12)
    pen.mark("body", crescent(turned(foot, tilt=0.16), -9, 0), tone=-0.08)
    pen.part("body", ellipse(0, top, waist + 10, 4.6), tone=-0.04)
    pen.part("body", ellipse(0, top - 4, waist + 7, 4.2), tone=0.04)
    gloss(pen, "body", rect(-waist * 0.5, top + 8, 2.6, -top - 44, 1.2), detail=0)


@symbol("chess king, king piece", kinds="toy", height=0.1, place="surface", slots={"body": _IVORY})
def chess_king(pen: Pen) -> None:
    _stem(pen, -70, 10)
    crown: Profile = [(-94, 17), (-90, 17), (-72, 9)]
    pen.part("body", turned(crown, tilt=0.2))
    pen.mark("body", crescent(turned(crown, tilt=0.2), -6, 0), tone=-0.1)
    pen.part("body", smooth([(-14, -95, "c"), (0, -102), (14, -95, "c"), (0, -92)]), tone=0.05)
    pen.part("body", union(rect(-2.8, -122, 5.6, 22, 1), rect(-8.4, -115.6, 16.8, 5.6, 1)))
    pen.anchor(top=(0, -122), hand=(0, -60))


@symbol("chess queen, queen piece", kinds="toy", height=0.09, place="surface", slots={"body": _IVORY})
def chess_queen(pen: Pen) -> None:
    _stem(pen, -68, 9.4)
    points = [(-19, -98), (-13, -88), (-9, -102), (-4.4, -88), (0, -104), (4.4, -88), (9, -102), (13, -88), (19, -98)]
    crown = polygon([(-9, -70), *points, (9, -70)])
    pen.part("body", crown)
    pen.mark("body", crescent(crown, -6, 0), tone=-0.1)
    pen.part("body", joined(*(ellipse(x, y - 2, 3) for x, y in points[::2])), tone=0.05)
    pen.anchor(top=(0, -106), hand=(0, -60))


@symbol("chess bishop, bishop piece", kinds="toy", height=0.085, place="surface", slots={"body": _IVORY})
def chess_bishop(pen: Pen) -> None:
    _stem(pen, -66, 9)
    mitre = smooth([(0, -104, "c"), (-12, -92), (-15, -80), (-8, -70), (8, -70), (15, -80), (12, -92)])
    cut = difference(mitre, polygon([(3, -101), (15, -84), (11, -81), (0, -97)]))
    pen.part("body", cut)
    pen.mark("body", crescent(mitre, -6, 0), tone=-0.1)
    pen.part("body", ellipse(0, -106, 4), tone=0.05)
    pen.anchor(top=(0, -109), hand=(0, -60))


@symbol("chess rook, rook piece, chess castle, chess tower", kinds="toy", height=0.07, place="surface",
    slots={"body": _IVORY})
def chess_rook(pen: Pen) -> None:
    _stem(pen, -58, 13)
    head = difference(rect(-22, -84, 44, 26, 1.4), joined(rect(-12, -86, 7, 10), rect(5, -86, 7, 10)))
    pen.part("body", head)
    pen.mark("body", crescent(head, -7, 0), tone=-0.1)
    pen.anchor(top=(0, -84), hand=(0, -50))


@symbol("chess pawn, pawn, pawn piece", kinds="toy", height=0.06, place="surface", slots={"body": _IVORY})
def chess_pawn(pen: Pen) -> None:
    _stem(pen, -50, 9)
    head = ellipse(0, -68, 16)
    pen.part("body", head)
    pen.mark("body", crescent(head, -5, -4), tone=-0.1)
    gloss(pen, "body", ellipse(-5, -74, 4, 5), detail=0)
    pen.anchor(top=(0, -84), hand=(0, -50))
