"""Boards and sheets that are there for the words on them: on a post, on a wall, in tubes of gas, on the pavement."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import difference, ellipse, joined, limb, line, polygon, rect, smooth
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import pole, quad


@symbol("street sign, street name sign, road name sign", kinds="street furniture, sign", height=3.2,
    traits=("pole", "raised"), home="street", symbol_id="street_sign",
    slots={"board": ("#2f8a5a", "primary"), "post": ("#9aa2ab", "fixed"), "white": ("#f6f8f4", "fixed")},
    board=Board(0, -91, 78, 14, panel="board", grows=True), shapes=("rectangular",))
def street_sign(pen: Pen) -> None:
    """Two blades with the names of two streets, across each other on a metal post."""
    pen.part("post", rect(-1.8, -100, 3.6, 100, 1))
    pen.mark("post", rect(0.4, -100, 2, 100), tone=-0.1)
    far = polygon([(-30, -84), (34, -80), (34, -69), (-30, -73)])
    pen.part("board", far, tone=-0.08)
    pen.mark("white", joined(*(quad((x, -79 + 0.06 * x), (x + 14, -78 + 0.06 * x), (x + 14, -75 + 0.06 * x),
        (x, -76 + 0.06 * x)) for x in (-24, -6, 12))), alpha=0.85)
    pen.part("board", rect(-42, -99, 84, 15, 2))
    pen.mark("white", joined(rect(-40.6, -97.6, 81.2, 1.2), rect(-40.6, -86.6, 81.2, 1.2)))
    pen.mark("white", joined(*(rect(x, -94, wide, 4.4, 1) for x, wide in ((-34, 18), (-13, 24), (14, 20)))))
    pen.part("post", ellipse(0, -101, 2.8, 2.4))
    pen.anchor(top=(0, -103), lean=(2, -25))


@symbol("warning sign, road sign, traffic sign, caution sign, highway sign", kinds="street furniture, sign", height=2.6,
    traits=("pole", "raised"), home="street", symbol_id="road_sign",
    slots={"board": ("#f4c431", "primary"), "post": ("#9aa2ab", "fixed"), "dark": ("#2b2c30", "fixed")},
    board=Board(0, -74, 40, 28, panel="board"), shapes=("square",))
def road_sign(pen: Pen) -> None:
    """A yellow diamond with a bend on it, on a metal post."""
    pen.part("post", rect(-2.2, -60, 4.4, 60, 1))
    pen.mark("post", rect(0.4, -60, 2, 60), tone=-0.1)
    pen.part("board", polygon([(0, -104), (31, -73), (0, -42), (-31, -73)]))
    outer = polygon([(0, -101.4), (28.4, -73), (0, -44.6), (-28.4, -73)])
    pen.mark("dark", difference(outer, polygon([(0, -99), (26, -73), (0, -47), (-26, -73)])))
    pen.mark("dark", joined(limb([(-3, -58, 5), (-3, -68, 5), (3, -76, 5), (4, -84, 5)], round_end=False),
        polygon([(-4, -82), (12, -82), (4, -92)])))
    pen.anchor(top=(0, -104), lean=(2, -25))


@symbol("signpost, sign, direction sign, guidepost, signboard", kinds="street furniture", height=2.6,
    poses="standing, lettered", held="gripped", traits=("pole", "raised"),
    slots={"board": ("#c08a54", "primary"), "post": ("#7d5638", "follow"), "dark": ("#5a3d28", "fixed")},
    board=Board(0, -72, 98, 48, panel="board", grows=True, pose="lettered", mounted="hanging_sign"), printed="sign",
    shapes=("rectangular",))
def signpost(pen: Pen) -> None:
    if pen.pose == "lettered":
        _post(pen)
        _planks(pen, -96, 48)
        pen.anchor(top=(0, -100), lean=(3, -25), handle=(0, -24))
        return
    pen.part("post", rect(-3.6, -100, 7.2, 100, 1))
    pen.mark("post", rect(0.6, -100, 4, 100), tone=-0.08)
    for y, side in ((-92, 1), (-68, -1)):
        board = polygon([(side * -18, y), (side * 34, y), (side * 46, y + 9), (side * 34, y + 18),
            (side * -18, y + 18)])
        pen.part("board", board, tone=0.0 if side > 0 else -0.03)
        pen.mark("board", rect(-60, y + 14, 120, 5), tone=-0.08)
        pen.mark("dark", joined(rect(-10, y + 5, 30 if side > 0 else 22, 2.4, 1.2), rect(-10, y + 10, 20, 2.4, 1.2))
            if side > 0 else joined(rect(-30, y + 5, 38, 2.4, 1.2), rect(-26, y + 10, 24, 2.4, 1.2)), alpha=0.75)
    pen.anchor(top=(0, -100), lean=(3, -25), handle=(0, -24))


@symbol("hanging sign, inn sign, pub sign, door sign, tavern sign, wall sign", kinds="thing", height=0.7, place="wall",
    poses="standing, hanging",
    slots={"board": ("#b07c48", "primary"), "dark": ("#4a3626", "fixed")},
    board=Board(0, -28, 104, 52, panel="board", grows=True), printed="sign", shapes=("rectangular",),
    traits=("anywhere",))
def hanging_sign(pen: Pen) -> None:
    if pen.pose == "hanging":
        pen.stroke("dark", joined(line([(-34, -82), (-34, -52)]), line([(34, -82), (34, -52)])), 2)
        pen.part("dark", rect(-48, -86, 96, 4, 2))
    _planks(pen, -54, 54)
    nails = joined(*(ellipse(x, y, 2.2) for x in (-44, 44) for y in (-49, -6)))
    pen.part("dark", nails)
    pen.anchor(top=(0, -54), handle=(0, -54))


@symbol("neon sign, neon light sign, illuminated sign, neon lettering", kinds="thing", height=0.8, place="wall",
    slots={"tube": ("#ff4f9e", "primary"), "panel": ("#1b1730", "fixed"), "dark": ("#0e0c1c", "fixed"),
    "second": ("#3fd8f0", "fixed")},
    board=Board(0, -30, 92, 42, ground="panel", glows=True, grows=True), printed="sign",
    traits=("anywhere", "shining"))
def neon_sign(pen: Pen) -> None:
    pen.part("dark", rect(-58, -61, 116, 61, 5))
    pen.part("panel", rect(-56, -59, 112, 57, 4), shade="flat")
    pen.stroke("tube", rect(-51, -54, 102, 47, 7), 2.6)
    pen.stroke("second", joined(line([(-16, -11), (16, -11)])), 1.6)
    pen.anchor(top=(0, -61), handle=(0, -2), lamp=(0, -30))


@symbol("cloth banner, banner, party banner, street banner", kinds="thing", height=2.2,
    slots={"cloth": ("#d8433f", "primary"), "pole": ("#8a5a36", "fixed"), "gold": ("#e0b044", "fixed")},
    home="park, street", held="gripped", traits=("carried", "colourful", "pole", "raised"), shapes=("rectangular",),
    board=Board(0, -75, 164, 40, ground="cloth", grows=True), printed="banner")
def cloth_banner(pen: Pen) -> None:
    for x in (-90, 90):
        pen.part("pole", pole((x, 0), (x, -100), 4, 3.4))
        pen.part("gold", ellipse(x, -101, 4))
    pen.part("cloth", smooth([(-89, -97, "c"), (-44, -95), (0, -94), (44, -95), (89, -97, "c"), (88, -75),
        (89, -53, "c"), (44, -55), (0, -56), (-44, -55), (-89, -53, "c"), (-88, -75)], tension=0.4))
    pen.mark("cloth", joined(rect(-91, -98, 8, 48), rect(83, -98, 8, 48)), tone=-0.1)
    pen.anchor(top=(0, -95), handle=(-90, -20), lean=(-90, -30))


@symbol("license plate, licence plate, number plate, registration plate, car plate", kinds="thing", height=0.14,
    place="wall", slots={"plate": ("#fbf8ef", "primary"), "edge": ("#2b3038", "fixed"), "blue": ("#2f62b8", "fixed")},
    board=Board(5, -16, 84, 24, ground="plate", grows=True), shapes=("rectangular",))
def license_plate(pen: Pen) -> None:
    pen.part("edge", rect(-54, -33, 108, 33, 4))
    pen.part("plate", rect(-52, -31, 104, 29, 3), shade="flat")
    pen.part("blue", rect(-50, -29, 9, 25, 1.5), shade="flat")
    pen.anchor(top=(0, -33), handle=(0, -2))


@symbol("wall poster, wanted poster, sticky note, paper note",
    kinds="paper, thing", height=0.8, place="wall",
    slots={"paper": ("#f6efdd", "primary"), "pin": ("#c8402f", "fixed"), "art": ("#d9c9a2", "second")},
    board=Board(0, -52, 62, 78, ground="paper", grows=True, name="sheet"), printed="poster", shapes=("rectangular",),
    traits=("anywhere",))
def wall_poster(pen: Pen) -> None:
    pen.part("paper", smooth([(-36, -100, "c"), (0, -101), (36, -100, "c"), (37, -50), (36, -2, "c"), (24, -4),
        (-10, -1), (-36, -3, "c"), (-37, -50)], tension=0.3), shade="flat")
    pen.mark("art", polygon([(36, -2), (20, -3), (36, -16)]), tone=0.05)
    pen.stroke("art", rect(-31, -93, 62, 84, 1), 1.4)
    pen.part("pin", joined(*(ellipse(x, -96, 2.6) for x in (-31, 31))))
    pen.anchor(top=(0, -100), handle=(0, -4))


@symbol("sandwich board, pavement sign, sidewalk sign, a-frame sign, chalkboard sign, a-board",
    kinds="street furniture", height=1.1, slots={"frame": ("#8a5a34", "primary"), "slate": ("#2f3a3a", "fixed")},
    board=Board(-2, -54, 58, 66, ground="slate", chalk=True, grows=True), printed="sign", shapes=("rectangular",))
def sandwich_board(pen: Pen) -> None:
    pen.part("frame", polygon([(30, -98), (36, -98), (52, 0), (45, 0)]), tone=-0.12)
    pen.part("frame", polygon([(-38, -100), (34, -100), (40, 0), (33, 0), (32, -8), (-36, -8), (-37, 0), (-44, 0)]))
    pen.part("slate", polygon([(-33, -94), (29, -94), (31, -14), (-35, -14)]), shade="flat")
    pen.mark("slate", polygon([(-33, -94), (0, -94), (-35, -40)]), tone=0.03)
    pen.anchor(top=(0, -100), lean=(-40, -40))


def _post(pen: Pen) -> None:
    pen.part("post", rect(-3.6, -100, 7.2, 100, 1))
    pen.mark("post", rect(0.6, -100, 4, 100), tone=-0.08)


def _planks(pen: Pen, top: float, high: float) -> None:
    """A board of three planks, 108 wide."""
    step = high / 3
    board = polygon([(-54, top + 1), (53, top), (54, top + step), (52, top + step + 1), (54, top + 2 * step),
        (53, top + high), (-53, top + high - 1), (-54, top + 2 * step), (-52, top + step), (-54, top + step - 1)])
    pen.part("board", board)
    pen.mark("board", joined(*(rect(-56, top + k * step - 0.6, 112, 1.4) for k in (1, 2))), tone=-0.14)
    grain = [line([(x, top + y * step), (x + 26, top + (y + 0.03) * step)]) for x, y in ((-46, 0.4), (4, 0.6),
        (-20, 1.45), (22, 1.6), (-44, 2.5), (-4, 2.4))]
    pen.mark("board", joined(*grain), width=0.8, tone=-0.08)
