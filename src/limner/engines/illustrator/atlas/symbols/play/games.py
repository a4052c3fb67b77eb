"""Board games, cards, dice, puzzles."""

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
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    Hue,
    Profile,
    band,
    crescent,
    curve,
    gloss,
    quad,
    turned,
)

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


@symbol("puzzle piece, jigsaw piece, puzzle, jigsaw, jigsaw puzzle", kinds="toy, game", height=0.05, place="surface",
    slots={"piece": ("#4f9fd0", "primary")}, nook="study")
def puzzle_piece(pen: Pen) -> None:
    body = union(rect(-38, -76, 70, 70, 3), ellipse(-3, -84, 11), ellipse(40, -41, 11), rect(-8, -82, 10, 10),
        rect(28, -46, 10, 10))
    body = difference(difference(body, union(ellipse(-32, -41, 11), rect(-42, -46, 8, 10))),
        union(ellipse(-3, -12, 11), rect(-8, -12, 10, 10)))
    pen.part("piece", rotated(body, 12, (0, -45)))
    pen.mark("piece", rotated(rect(-36, -75, 60, 3), 12, (0, -45)), tone=0.12)
    pen.anchor(top=(0, -92), handle=(0, -45))


@symbol("dartboard, dart board, bullseye, target", kinds="game", height=0.45, place="wall",
    slots={"red": ("#d5473f", "primary"), "green": ("#3f8f5a", "fixed"), "black": DARK, "cream": ("#f1e3c4", "fixed")},
    shapes=("round",),
    traits=("solid",))
def dartboard(pen: Pen) -> None:
    pen.part("black", ellipse(0, -50, 50))
    for i in range(20):
        wedge = polygon([(0, -50), (38 * math.sin(math.radians(-9)), -50 - 38 * math.cos(math.radians(-9))),
            (38 * math.sin(math.radians(9)), -50 - 38 * math.cos(math.radians(9)))])
        pen.part("cream" if i % 2 else "black", rotated(wedge, 18 * i, (0, -50)), tone=0.0 if i % 2 else 0.06,
            shade="flat")
    for outer, inner in ((40, 36.4), (24, 20.6)):
        ring = difference(ellipse(0, -50, outer), ellipse(0, -50, inner))
        pen.part("red", ring, shade="flat")
    pen.part("green", ellipse(0, -50, 7), shade="flat")
    pen.part("red", ellipse(0, -50, 3.6), shade="flat")
    pen.anchor(top=(0, -100), handle=(0, -50))


@symbol("chessboard, chess board, chess set, checkerboard, game of chess",
    worked="play", kinds="toy, game", height=0.12,
    place="surface", slots={"light": ("#f0d9b0", "fixed"), "dark": ("#8a5433", "primary"),
    "white": ("#fbf6e8", "fixed"), "black": ("#33302f", "fixed")}, nook="study", shapes=("square",), traits=("flat",))
def chessboard(pen: Pen) -> None:
    def at(u: float, v: float) -> tuple[float, float]:
        w = 46 + 24 * v
        return (2 * u - 1) * w, -62 + 52 * v

    pen.part("dark", polygon([(-51, -65), (51, -65), (78, -6), (-78, -6)]), tone=-0.06)
    pen.part("dark", polygon([(-78, -6), (78, -6), (76, 0), (-76, 0)]), tone=-0.16)
    pen.part("light", polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), shade="flat")
    pen.mark("dark", joined(*(polygon([at(i / 8, j / 8), at((i + 1) / 8, j / 8), at((i + 1) / 8, (j + 1) / 8),
        at(i / 8, (j + 1) / 8)]) for i in range(8) for j in range(8) if (i + j) % 2)))

    def piece(u: float, v: float, slot: str, tall: float) -> None:
        x, y = at(u, v)
        s = 0.7 + 0.3 * v
        pen.part(slot, turned([(y - tall * s * 0.62, 2.4 * s), (y - tall * s * 0.3, 3.4 * s), (y - 3 * s, 6 * s, "c"),
            (y, 6.4 * s)], cx=x, tilt=0.3))
        pen.part(slot, ellipse(x, y - tall * s * 0.72, 4.6 * s))
        if tall > 24:
            pen.part(slot, union(rect(x - 1.1 * s, y - tall * s - 4 * s, 2.2 * s, 9 * s),
                rect(x - 3.2 * s, y - tall * s - 1.6 * s, 6.4 * s, 2 * s)))

    for u, v, slot, tall in ((0.19, 0.1, "black", 16), (0.44, 0.1, "black", 32), (0.69, 0.1, "black", 16),
        (0.94, 0.1, "black", 20), (0.31, 0.3, "black", 16), (0.56, 0.42, "black", 16), (0.69, 0.6, "white", 16),
        (0.06, 0.68, "white", 16), (0.31, 0.8, "white", 16), (0.56, 0.94, "white", 34), (0.81, 0.93, "white", 20)):
        piece(u, v, slot, tall)
    pen.anchor(top=(0, -40))


@symbol("playing card, deck of cards, ace of spades, card game, poker card, pack of cards", kinds="game, thing",
    height=0.09, place="surface", faces_viewer=True, slots={"paper": ("#fdfbf6", "fixed"),
    "red": ("#d3262f", "primary"), "black": ("#2a2d35", "fixed")}, nook="study", traits=("flat",))
def playing_card(pen: Pen) -> None:
    pivot = (0.0, 4.0)

    def heart(x: float, y: float, s: float) -> Path:
        return smooth([(x, y + s, "c"), (x - s, y - s * 0.2), (x - s * 0.55, y - s * 0.9), (x, y - s * 0.4, "c"),
            (x + s * 0.55, y - s * 0.9), (x + s, y - s * 0.2)])

    for turn, slot, kind in ((-26, "black", "club"), (0, "red", "heart"), (26, "black", "spade")):
        card = rotated(rect(-25, -96, 50, 74, 5), turn, pivot)
        pen.part("paper", card, tone=-0.03 if turn < 0 else 0.0)
        pen.mark("black", difference(card, rotated(rect(-24, -95, 48, 72, 4), turn, pivot)), alpha=0.35)
        if kind == "heart":
            big, small = heart(0, -58, 14), heart(-18, -84, 4.4)
        elif kind == "spade":
            big = union(rotated(heart(0, -58, 13), 180, (0, -58)), polygon([(0, -56), (5, -40), (-5, -40)]))
            small = union(rotated(heart(-18, -84, 4), 180, (-18, -84)), rect(-18.6, -83, 1.4, 5))
        else:
            big = union(ellipse(0, -68, 7), ellipse(-7, -57, 7), ellipse(7, -57, 7),
                polygon([(0, -62), (5, -42), (-5, -42)]))
            small = union(ellipse(-18, -87, 2.2), ellipse(-20.2, -84, 2.2), ellipse(-15.8, -84, 2.2),
                rect(-18.6, -84, 1.4, 5))
        pen.part(slot, rotated(big, turn, pivot), shade="flat")
        pen.part(slot, rotated(small, turn, pivot), shade="flat", detail=1)
        pen.part(slot, rotated(rotated(small, 180, (0, -59)), turn, pivot), shade="flat", detail=1)
    pen.anchor(top=(0, -92), handle=(0, -24))


@symbol("rubik's cube, rubik cube, rubiks cube, puzzle cube, magic cube", symbol_id="rubiks_cube", kinds="toy, game",
    height=0.06, place="surface", slots={"dark": ("#23262d", "fixed"), "a": ("#e0382f", "primary"),
    "b": ("#f7d038", "fixed"), "c": ("#2f7fd6", "fixed"), "d": ("#3fae52", "fixed"), "e": ("#f58a2c", "fixed"),
    "f": ("#fbf8f2", "fixed")}, nook="study", shapes=("square", "cubic"))
def rubiks_cube(pen: Pen) -> None:
    top, left, right, front = (0.0, -104.0), (-48.0, -82.0), (48.0, -82.0), (0.0, -58.0)
    down = 54.0
    pen.part("dark", polygon([top, right, (right[0], right[1] + down), (0, front[1] + down + 2),
        (left[0], left[1] + down), left]))

    def face(o: tuple[float, float], u: tuple[float, float], v: tuple[float, float], colours: str, tone: float) -> None:
        for i in range(3):
            for j in range(3):
                a, b = i / 3 + 0.025, j / 3 + 0.025
                c, d = (i + 1) / 3 - 0.025, (j + 1) / 3 - 0.025
                pen.part(colours[i + 3 * j], polygon([(o[0] + u[0] * s + v[0] * t, o[1] + u[1] * s + v[1] * t) for s,
                    t in ((a, b), (c, b), (c, d), (a, d))]), tone=tone, shade="flat")

    face(left, (48, -22), (48, 24), "bfabcbeba", 0.04)
    face(left, (48, 24), (0, down), "adcafbdea", 0.0)
    face(front, (48, -24), (0, down), "cedcafbcc", -0.08)
    pen.anchor(top=(0, -82))


@symbol("arcade machine, arcade cabinet, arcade game, arcade", kinds="machine, furniture", height=1.75,
    slots={"body": ("#5b3fb0", "primary"), "dark": DARK, "screen": ("#1f2f5a", "fixed"), "glow": ("#7ff0d0", "light"),
    "marquee": ("#ffcf4a", "light"), "red": ("#ff4f5e", "light"), "blue": ("#4fb0ff", "light")}, home="room")
def arcade_machine(pen: Pen) -> None:
    pen.part("body", polygon([(24, -108), (36, -102), (36, -60), (44, -46), (36, -36), (36, 0), (24, 0)]), tone=-0.14)
    pen.part("body", polygon([(-28, -108), (24, -108), (24, 0), (-28, 0)]))
    pen.part("marquee", rect(-25, -105, 46, 14, 1), shade="glow")
    pen.mark("red", joined(*(rect(-20 + 9 * i, -101, 6, 6) for i in range(4))))
    pen.part("dark", polygon([(-25, -88), (21, -88), (21, -54), (-25, -54)]))
    pen.part("screen", rect(-21, -85, 38, 28, 2), shade="flat")
    pen.part("glow", joined(*(rect(-16 + 9 * i, -81, 6, 4) for i in range(4)), *(rect(-12 + 9 * i, -75, 6, 4)
        for i in range(3)), polygon([(-4, -60), (2, -65), (8, -60)])), shade="glow")
    pen.part("dark", polygon([(-30, -54), (26, -54), (34, -44), (-34, -44)]))
    pen.stroke("dark", line([(-16, -49), (-18, -58)]), 2.4)
    pen.part("red", ellipse(-18, -60, 4))
    pen.part("blue", joined(ellipse(4, -49, 3, 2), ellipse(12, -50, 3, 2)), shade="glow")
    pen.part("red", joined(ellipse(20, -49, 3, 2)), shade="glow")
    pen.part("dark", rect(-14, -34, 24, 22, 2))
    pen.part("red", joined(rect(-9, -29, 4, 8, 1), rect(1, -29, 4, 8, 1)), shade="glow")
    pen.anchor(top=(0, -108), lean=(-28, -50))


@symbol("domino, domino tile, row of dominoes", kinds="toy, game", height=0.05, place="surface",
    slots={"tile": ("#fbf7ec", "primary"), "pip": DARK})
def domino(pen: Pen) -> None:
    pen.part("tile", rect(26, -96, 10, 96, 5), tone=-0.18)
    pen.part("tile", rect(-26, -100, 56, 100, 7))
    pen.part("pip", rect(-20, -51.4, 44, 2.8, 1), shade="flat")
    pen.part("pip", joined(*(ellipse(2 + a, -75 + b, 5) for a, b in ((-13, -13), (13, -13), (0, 0), (-13, 13),
        (13, 13))), *(ellipse(2 + a, -25 + b, 5) for a, b in ((-13, -13), (0, 0), (13, 13)))), shade="flat")
    pen.anchor(top=(0, -100), lean=(-26, -50))


@symbol("glass marble, toy marble", kinds="toy", height=0.02, place="surface", slots={"glass": ("#5fb8d8", "primary"),
    "swirl": ("#f0b23e", "second"), "glint": ("#ffffff", "fixed")}, shapes=("round", "spherical"),
        traits=("colourful",))
def marble(pen: Pen) -> None:
    ball = ellipse(0, -46, 46)
    pen.part("glass", ball)
    pen.mark("swirl", smooth([(-34, -20), (-20, -50), (6, -64), (34, -78), (22, -50), (4, -40), (-10, -16)]))
    pen.mark("glint", smooth([(-14, -14), (2, -34), (24, -42), (38, -60), (30, -34), (10, -22)]), alpha=0.75)
    pen.mark("glass", crescent(ball, -9, -9), tone=-0.14)
    pen.part("glint", ellipse(-18, -68, 8, 5.4, -35), shade="flat", alpha=0.9)
    pen.anchor(top=(0, -92), lean=(-46, -46))


@symbol("dice", kinds="toy", height=0.02, place="surface", slots={"body": ("#f7f4ec", "primary"),
    "dot": ("#33373f", "second")}, nook="study", shapes=("square", "cubic"))
def dice(pen: Pen) -> None:
    pen.part("body", quad((-44, -66), (4, -88), (48, -66), (2, -46)), tone=0.05)
    pen.part("body", quad((-44, -66), (2, -46), (2, 0), (-44, -22)))
    pen.part("body", quad((48, -66), (2, -46), (2, 0), (48, -22)), tone=-0.13)
    pen.part("dot", ellipse(2, -67, 8, 4.6), shade="flat")
    for x, y in ((-33, -48), (-21, -33), (-9, -18)):
        pen.part("dot", ellipse(x, y, 4.4, 6, turn=-16), shade="flat")
    for x, y in ((13, -41), (13, -19), (37, -52), (37, -30), (25, -36)):
        pen.part("dot", ellipse(x, y, 4.2, 6, turn=16), shade="flat")
    pen.anchor(top=(2, -68))


@symbol("chess piece, chess, knight piece, chessman", kinds="toy", height=0.08, place="surface",
    slots={"body": ("#f0dfbd", "primary")}, nook="study")
def chess_piece(pen: Pen) -> None:
    pen.part("body", turned([(-16, 22), (-12, 30), (-4, 33), (0, 33)], tilt=0.16), tone=-0.05)
    knight = smooth([(-20, -18, "c"), (-22, -40), (-16, -64), (-14, -84), (-4, -100, "c"), (4, -92), (20, -82),
        (34, -64), (32, -54), (22, -52), (12, -58), (4, -56), (16, -40), (20, -18, "c"), (0, -14)])
    pen.part("body", knight)
    pen.mark("body", smooth([(-24, -18), (-24, -42), (-16, -68), (-12, -92), (-4, -100), (-8, -80), (-10, -58),
        (-12, -36), (-10, -14)]), tone=-0.1)
    pen.mark("body", joined(ellipse(9, -77, 2.4), ellipse(29, -60, 1.6)), tone=-0.4)
    pen.mark("body", curve((22, -54), (16, -60), (10, -60)), tone=-0.16, width=1.6)
    pen.anchor(top=(-4, -99), handle=(0, -30))


@symbol("tarot card, tarot, tarot deck, fortune card", kinds="game, thing", height=0.12, place="surface", nook="study",
    slots={"card": ("#3b2f63", "primary"), "gold": ("#e2b646", "second"), "paper": ("#f4e8cf", "fixed")},
    faces_viewer=True)
def tarot_card(pen: Pen) -> None:
    pen.part("paper", rotated(rect(-26, -98, 56, 96, 4), 9, (0, -50)), tone=-0.08)
    pen.part("paper", rect(-30, -100, 60, 100, 4))
    pen.mark("card", rect(-26, -96, 52, 92, 3))
    pen.mark("gold", difference(rect(-23, -93, 46, 86, 2), rect(-21.4, -91.4, 42.8, 82.8, 2)))
    rays = [rotated(polygon([(-2.6, -73), (2.6, -73), (0, -85)]), 30 * i, (0, -59)) for i in range(12)]
    pen.mark("gold", joined(*rays))
    pen.mark("gold", ellipse(0, -59, 11.6))
    pen.mark("card", joined(ellipse(-4, -61, 1.5), ellipse(4, -61, 1.5)))
    pen.mark("card", curve((-4.6, -55), (0, -52.6), (4.6, -55)), width=1.3)
    pen.mark("gold", difference(ellipse(0, -20, 8), ellipse(3.6, -22, 7)))
    pen.mark("gold", joined(*(ellipse(x, y, 1.3) for x, y in ((-15, -28), (15, -30), (-12, -14), (13, -15), (-16, -84),
        (16, -84)))))
    pen.anchor(top=(0, -100), handle=(0, -10))
