"""Books, papers, letters, maps."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from itertools import pairwise

from limner.drawing.geometry import (
    arc,
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
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK, PAPER, STEEL
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    crescent,
    curve,
)


@symbol("spell book, spellbook, grimoire, book of spells, magic book, tome, ancient tome", kinds="book, thing",
    height=0.35,
    place="surface", slots={"cover": ("#5a2f6b", "primary"), "gold": ("#e9b53c", "fixed"), "page": ("#f3e6c8", "fixed"),
    "gem": ("#5ad0ff", "light")}, symbol_id="spellbook")
def spellbook(pen: Pen) -> None:
    pen.part("page", polygon([(-34, -4), (44, -4), (44, -100), (-34, -100)]))
    pen.mark("page", joined(*(line([(40 - d, -100), (40 - d, 0)]) for d in (0, 2.6))), tone=-0.14, width=0.9)
    pen.part("cover", rect(-40, -104, 78, 104, 5))
    pen.mark("cover", rect(-40, -104, 12, 104), tone=-0.12)
    pen.part("gold", joined(*(polygon(p) for p in ([(38, -104), (38, -84), (18, -104)], [(38, 0), (38, -20), (18,
        0)]))))
    pen.part("gold", joined(rect(-42, -84, 15, 6, 2), rect(-42, -28, 15, 6, 2)))
    pen.stroke("gold", joined(ellipse(6, -54, 23), ellipse(6, -54, 18)), 1.6)
    pen.part("gold", star(6, -54, 18, 7, 5), shade="form")
    pen.part("gem", ellipse(6, -54, 5.4), shade="glow")
    pen.part("gold", rect(34, -60, 14, 12, 3))
    pen.anchor(top=(0, -104))


@symbol("ticket, admission ticket, movie ticket, cinema ticket, train ticket, bus ticket", kinds="paper, thing",
    height=0.06,
    place="surface", slots={"paper": ("#f2c04a", "primary"), "ink": ("#5a3a1c", "fixed")}, traits=("lies", "flat"))
def ticket(pen: Pen) -> None:
    body = difference(rect(-64, -62, 128, 62, 5), joined(ellipse(-64, -31, 11), ellipse(64, -31, 11),
        *(ellipse(32, y, 1.8) for y in range(-56, 0, 8))))
    pen.part("paper", rotated(body, -8, (0, -31)))
    pen.mark("ink", rotated(joined(rect(-46, -50, 66, 4), rect(-46, -16, 66, 4)), -8, (0, -31)), alpha=0.7)
    pen.mark("ink", rotated(star(-12, -31, 12, 5, 5), -8, (0, -31)))
    pen.mark("ink", rotated(joined(*(rect(42, y, 12, 2.6) for y in (-48, -40, -32, -24, -16))), -8, (0, -31)),
        alpha=0.7)
    pen.anchor(top=(0, -66))


@symbol("newspaper, paper news, the news, gazette, morning newspaper, morning paper, evening paper, sunday paper",
    kinds="paper, book", height=0.4, place="surface",
    slots={"paper": ("#f4f0e4", "primary"), "ink": DARK, "photo": ("#8fa8bd", "fixed")},
    nook="study", held="read", board=Board(-3, -84, 74, 24, panel="#2c2f36"), shapes=("rectangular",),
    grips=((0.08, 0.62), (0.92, 0.62)), traits=("flat",))
def newspaper(pen: Pen) -> None:
    pen.part("paper", rotated(rect(-38, -98, 84, 96, 1), 4, (0, -50)), tone=-0.06)
    pen.part("paper", rect(-44, -98, 84, 97, 1))
    pen.mark("ink", rect(-37, -92, 70, 12, 1))
    pen.mark("ink", joined(rect(-37, -76, 70, 1.6), *(rect(-37, -71 + 5.4 * i, 32, 2) for i in range(12)),
        *(rect(1, -36 + 5.4 * i, 32, 2) for i in range(6))), alpha=0.7)
    pen.mark("photo", rect(1, -71, 32, 31))
    pen.mark("ink", polygon([(1, -40), (12, -56), (20, -47), (26, -53), (33, -40)]), alpha=0.5)
    pen.anchor(top=(0, -98), handle=(0, -40))


@symbol("notebook, journal, diary, sketchbook, notepad, magazine", kinds="paper, book", height=0.22, place="surface",
    slots={"cover": ("#3f8f8a", "primary"), "page": PAPER, "label": PAPER, "ring": STEEL, "ink": DARK},
    nook="study", board=Board(10, -58, 52, 48, panel="#fbf8ef"), shapes=("square", "rectangular"), traits=("flat",))
def notebook(pen: Pen) -> None:
    pen.part("page", rect(-34, -97, 76, 97, 3), tone=-0.05)
    pen.part("cover", rect(-38, -100, 76, 100, 5))
    pen.mark("cover", rect(-38, -100, 14, 100), tone=-0.09)
    pen.part("label", rect(-14, -82, 42, 24, 2), shade="flat")
    pen.mark("ink", joined(rect(-9, -76, 32, 2.4), rect(-9, -69, 24, 2.4)), alpha=0.6)
    for i in range(8):
        pen.stroke("ring", arc(-37, -90 + 11.4 * i, 8, 3.6, 40, 280), 2.6)
    pen.anchor(top=(0, -100), handle=(0, -40), seat=(0, -100))


@symbol("calendar, wall calendar, planner", kinds="paper, household", height=0.4, place="wall",
    slots={"head": ("#d5473f", "primary"), "page": PAPER, "ink": ("#8a8f9c", "fixed"), "ring": DARK},
    shapes=("square", "rectangular"))
def calendar(pen: Pen) -> None:
    pen.part("page", rect(-46, -92, 92, 92, 6))
    pen.part("head", union(rect(-46, -92, 92, 22, 6), rect(-46, -80, 92, 12)))
    cells = [(x, y) for y in (-58, -42, -26) for x in (-32, -16, 0, 16, 32)] + [(-32, -10), (-16, -10)]
    pen.part("ink", joined(*(rect(x - 5, y - 4, 10, 9, 2) for x, y in cells if (x, y) != (16, -42))), shade="flat")
    pen.part("head", ellipse(16, -37.6, 7.4), shade="flat")
    pen.part("ring", joined(*(rect(x - 2.4, -100, 4.8, 16, 2.4) for x in (-26, 26))), shade="flat")
    pen.anchor(top=(0, -98), handle=(0, -40))


@symbol("stamp, postage stamp", kinds="paper", height=0.03, place="surface",
    slots={"paper": PAPER, "picture": ("#7fb7d8", "primary"), "hill": ("#5f9a5a", "fixed"),
    "sun": ("#f4c64a", "fixed")}, nook="study", shapes=("square", "rectangular"), traits=("lies", "flat"))
def stamp(pen: Pen) -> None:
    edge = rect(-42, -100, 84, 100)
    teeth = [ellipse(x, y, 4) for x in range(-42, 43, 12) for y in (-100, 0)] + [ellipse(x, y, 4) for x in (-42, 42)
        for y in range(-94, 0, 12)]
    pen.part("paper", difference(edge, union(*teeth)))
    pen.part("picture", rect(-32, -90, 64, 80), shade="flat")
    pen.mark("sun", ellipse(12, -66, 11))
    pen.mark("hill", smooth([(-40, -34), (-14, -52), (10, -36), (26, -44), (44, -30), (44, 0, "c"), (-40, 0, "c")]))
    pen.anchor(top=(0, -100), handle=(0, -40))


@symbol("banknote, dollar bill, paper money, cash, stack of money, bundle of cash, stack of cash, wad of cash",
    kinds="thing", height=0.07, place="surface", slots={"paper": ("#8fc48a", "primary"), "dark": ("#3f7f4f", "follow"),
    "band": ("#f3e6b8", "fixed")}, shapes=("rectangular",), traits=("lies", "flat"))
def banknote(pen: Pen) -> None:
    for i in range(4):
        y = -10.0 * i
        pen.part("paper", polygon([(-66, y - 12), (50, y - 12), (50, y), (-66, y)]), tone=-0.12)
        pen.part("paper", polygon([(50, y - 12), (72, y - 32), (72, y - 20), (50, y)]), tone=-0.2)
        pen.mark("paper", joined(line([(50, y - 8), (72, y - 28)]), line([(50, y - 4), (72, y - 24)])), tone=-0.1,
            width=1)
    y = -42.0
    top = polygon([(-66, y), (50, y), (72, y - 20), (-42, y - 20)])
    pen.part("paper", top, tone=0.04)
    pen.mark("dark", difference(polygon([(-58, y - 2), (48, y - 2), (64, y - 18), (-40, y - 18)]),
        polygon([(-54, y - 4), (46, y - 4), (59, y - 16), (-39, y - 16)])))
    pen.mark("dark", ellipse(3, y - 10, 17, 6.6))
    pen.mark("paper", joined(smooth([(9, y - 13.4), (3, y - 15), (-2, y - 12.4), (3, y - 10), (8, y - 7.6), (2, y - 5),
        (-4, y - 6.6)], closed=False), line([(4, y - 17), (2, y - 3)])), tone=0.12, width=1.6)
    pen.part("band", polygon([(-20, y), (-2, y), (20, y - 20), (2, y - 20)]), alpha=0.25)
    pen.part("band", polygon([(-42, y), (-30, y), (-8, y - 20), (-20, y - 20)]))
    pen.part("band", polygon([(-42, y), (-30, y), (-30, 0), (-42, 0)]), tone=-0.08)
    pen.anchor(top=(0, -56))


@symbol("book, novel, textbook, hardcover, dictionary", kinds="thing", height=0.22, place="surface",
    poses="standing, open, stack, lying", slots={"cover": ("#c8463c", "primary"), "page": ("#fbf3df", "fixed"),
    "gold": ("#f0cc78", "fixed"), "b": ("#3f7f9c", "fixed"), "c": ("#e0a63c", "fixed")},
    nook="study", held="read", board=Board(2, -51, 54, 74, panel="cover"), printed="cover",
    traits=("flat", "colourful"),
    shapes=("square", "rectangular"),
    grips=((0.12, 0.78), (0.88, 0.78)))
def book(pen: Pen) -> None:
    if pen.pose == "open":
        _open_book(pen)
    elif pen.pose == "stack":
        for slot, y, x, w in (("b", -20, -2, 56), ("c", -40, 4, 50), ("cover", -60, -3, 53)):
            pen.part("page", rect(x - w + 4, y + 3, 2 * w - 6, 14))
            pen.mark("page", joined(*(line([(x - w, y + k), (x + w, y + k)]) for k in (6, 9, 12, 15))), tone=-0.1,
                width=0.7, detail=1)
            pen.part(slot, union(rect(x - w, y, 2 * w, 4, 1.5), rect(x - w, y + 16, 2 * w, 4, 1.5),
                rect(x - w, y, 9, 20, 4)))
        pen.anchor(top=(0, -60), seat=(0, -60))
    elif pen.pose == "lying":
        pen.part("page", rect(-48, -17, 98, 14))
        pen.mark("page", joined(*(line([(-52, y), (52, y)]) for y in (-14, -11, -8, -5))), tone=-0.1, width=0.7,
            detail=1)
        pen.part("cover", union(rect(-52, -20, 104, 4, 1.5), rect(-52, -4, 104, 4, 1.5), rect(-52, -20, 9, 20, 4)))
        pen.anchor(top=(0, -20))
    else:
        pen.part("page", polygon([(-30, -96), (-20, -102), (44, -102), (44, -10), (36, -4)]), tone=-0.03)
        pen.mark("page", joined(*(line([(-30, -96 - k), (40, -96 - k)]) for k in (1.6, 3.2, 4.8)),
            *(line([(37 + k, -100), (37 + k, 0)]) for k in (1.6, 3.4, 5.2))), tone=-0.1, width=0.6)
        pen.part("cover", polygon([(36, 0), (46, -8), (46, -12), (36, -4)]), tone=-0.1)
        pen.part("cover", rect(-38, -96, 74, 96, 3))
        pen.mark("cover", rect(-40, -100, 10, 104), tone=-0.1)
        pen.mark("gold", joined(rect(-20, -78, 46, 5, 2), rect(-12, -68, 30, 3.4, 1.6)))
        pen.mark("gold", difference(rect(-24, -88, 54, 80, 2), rect(-22.4, -86.4, 50.8, 76.8, 1.5)))
        pen.mark("gold", polygon([(3, -48), (13, -36), (3, -24), (-7, -36)]))
        pen.anchor(top=(4, -99), handle=(0, -40))


def _open_book(pen: Pen) -> None:
    pen.part("cover", smooth([(-62, -46, "c"), (0, -40, "c"), (62, -46, "c"), (62, 0, "c"), (0, 2, "c"), (-62, 0, "c")],
        tension=0.2), tone=-0.05)
    for side in (-1, 1):
        for k, tone in ((3, -0.08), (0, 0.0)):
            page = smooth([(0, -38 - 0.4 * k, "c"), (side * 16, -50), (side * 40, -52), (side * (58 + k), -48, "c"),
                (side * (58 + k), -6 + k * 0.6, "c"), (side * 40, -10), (side * 16, -8), (0, 0, "c")])
            pen.part("page", page, tone=tone - (0.03 if side > 0 else 0.0))
        rows = [curve((side * 10, -36 + 6 * i), (side * 30, -41 + 6 * i), (side * 50, -40 + 6 * i)) for i in range(5)]
        pen.mark("cover", joined(*rows), width=1.3, alpha=0.3)
    pen.mark("page", rect(0, -60, 5, 70), tone=-0.12, alpha=0.7)
    pen.anchor(top=(0, -44), handle=(0, -10))


@symbol("letter, envelope, mail, email, love letter", kinds="thing", height=0.12, place="surface", faces_viewer=True,
    slots={"paper": ("#fbf3e2", "primary"), "seal": ("#d8433f", "second")}, nook="study", held="read", printed="card",
    shapes=("rectangular",), traits=("flat",))
def envelope(pen: Pen) -> None:
    pen.part("paper", rect(-56, -74, 112, 74, 4), tone=-0.03)
    pen.mark("paper", joined(polygon([(-58, 2), (-58, -70), (-8, -34)]), polygon([(58, 2), (58, -70), (8, -34)])),
        tone=-0.05)
    pen.mark("paper", polygon([(-58, 2), (0, -42), (58, 2)]), tone=0.02)
    pen.mark("paper", joined(line([(-56, 0), (-4, -38)]), line([(56, 0), (4, -38)])), tone=-0.13, width=1.2)
    pen.part("paper", smooth([(-55, -74, "c"), (55, -74, "c"), (4, -31), (-4, -31)], tension=0.25), tone=0.03)
    pen.mark("paper", crescent(smooth([(-55, -74, "c"), (55, -74, "c"), (4, -31), (-4, -31)], tension=0.25), 0, -2),
        tone=-0.14)
    pen.part("seal", ellipse(0, -33, 10))
    pen.mark("seal", smooth([(0, -28, "c"), (-5, -34), (-2.5, -37), (0, -35), (2.5, -37), (5, -34)]), tone=0.16)
    pen.anchor(top=(0, -74))


@symbol("sheet of paper, paper sheet, piece of paper, document, tax form, application form, order form, paperwork, "
    "contract, pamphlet, handout, manuscript, exam paper, petition, invoice", symbol_id="document",
    kinds="paper, thing", height=0.3, place="surface", faces_viewer=True,
    slots={"paper": ("#fdfbf4", "primary"), "ink": ("#5c6470", "fixed"), "red": ("#d8433f", "fixed")},
    nook="study", held="read", board=Board(0, -62, 60, 44, panel="paper"), shapes=("rectangular",), traits=("flat",))
def document(pen: Pen) -> None:
    sheet = polygon([(-37, 0), (-37, -100), (20, -100), (37, -83), (37, 0)])
    pen.part("paper", sheet)
    pen.mark("paper", crescent(sheet, -4, -3), tone=-0.08)
    pen.part("paper", polygon([(20, -100), (20, -83), (37, -83)]), tone=-0.16)
    pen.mark("ink", rect(-27, -90, 36, 7, 1))
    rows = [line([(-27, y), (27 - 11 * (i % 3), y)]) for i, y in enumerate(range(-72, -22, 9))]
    pen.stroke("ink", joined(*rows), 3, alpha=0.8)
    pen.stroke("ink", curve((-2, -12), (4, -22), (8, -12), (14, -8), (24, -18)), 1.6)
    pen.part("red", ellipse(-20, -13, 6), shade="flat", detail=1)
    pen.anchor(top=(0, -100), handle=(0, -40))


@symbol("scroll, parchment, parchment scroll, papyrus, ancient scroll", kinds="thing", height=0.3, place="surface",
    faces_viewer=True,
    slots={"paper": ("#f0dcae", "primary"), "ink": ("#8a5a36", "fixed"), "red": ("#d8433f", "fixed")},
    nook="study", held="read", board=Board(0, -50, 84, 54, panel="paper"))
def scroll(pen: Pen) -> None:
    sheet = smooth([(-48, -82, "c"), (48, -82, "c"), (46, -60), (49, -40), (46, -18, "c"), (-46, -18, "c"), (-49, -40),
        (-46, -60)], tension=0.4)
    pen.part("paper", sheet)
    pen.mark("paper", crescent(sheet, -6, 0), tone=-0.06)
    rows = [line([(-36, y), (36 - 9 * (i % 3), y)]) for i, y in enumerate(range(-70, -24, 8))]
    pen.stroke("ink", joined(*rows), 2, alpha=0.85)
    pen.part("red", ellipse(30, -30, 6), shade="flat", detail=1)
    for y in (-86, -14):
        pen.part("paper", rect(-54, y - 7, 108, 14, 7), tone=-0.04)
        pen.mark("paper", rect(-60, y + 1, 120, 8), tone=-0.09)
        pen.part("paper", joined(ellipse(-54, y, 4, 7), ellipse(54, y, 4, 7)), tone=-0.14)
    pen.anchor(top=(0, -92), handle=(0, -50))


@symbol("map, treasure map, old map, pirate map", symbol_id="treasure_map", kinds="thing", height=0.3,
    place="surface", faces_viewer=True,
    slots={"paper": ("#f0dcae", "primary"), "ink": ("#8a5a36", "fixed"), "red": ("#d8433f", "fixed")},
    nook="study", held="read", board=Board(0, -50, 84, 54, panel="paper"), traits=("flat",))
def treasure_map(pen: Pen) -> None:
    sheet = smooth([(-48, -82, "c"), (48, -82, "c"), (46, -60), (49, -40), (46, -18, "c"), (-46, -18, "c"), (-49, -40),
        (-46, -60)], tension=0.4)
    pen.part("paper", sheet)
    pen.mark("paper", crescent(sheet, -6, 0), tone=-0.06)
    route = [(-34, -32), (-27, -39), (-25, -48), (-18, -57), (-7, -56), (1, -48), (10, -46), (17, -54)]
    pen.stroke("ink", joined(*(line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)]) for a, b in pairwise(route))), 2.4)
    pen.stroke("red", joined(line([(19, -68), (29, -58)]), line([(29, -68), (19, -58)])), 3.4)
    pen.stroke("ink", joined(line([(-36, -66), (-30, -75), (-24, -66)]), line([(-28, -66), (-21, -76), (-14, -66)]),
        curve((20, -32), (25, -35), (30, -32), (35, -35), (40, -32))), 1.6, detail=1)
    for y in (-86, -14):
        pen.part("paper", rect(-54, y - 7, 108, 14, 7), tone=-0.04)
        pen.mark("paper", rect(-60, y + 1, 120, 8), tone=-0.09)
        pen.part("paper", joined(ellipse(-54, y, 4, 7), ellipse(54, y, 4, 7)), tone=-0.14)
    pen.anchor(top=(0, -92), handle=(0, -50))


@symbol("picture frame, framed picture, framed painting, framed photo, portrait frame", kinds="thing", height=0.7,
    place="wall", slots={"frame": ("#a9743f", "primary"), "mat": ("#fbf7ee", "fixed"), "sky": ("#a9d8ec", "fixed"),
    "hill": ("#5f9f62", "fixed"), "sun": ("#f6b93d", "fixed")}, held="read", shapes=("square", "rectangular"))
def picture_frame(pen: Pen) -> None:
    pen.part("frame", rect(-58, -92, 116, 92, 2))
    pen.mark("frame", polygon([(58, -92), (58, 0), (-58, 0), (-50, -8), (50, -8), (50, -84)]), tone=-0.1)
    pen.part("mat", rect(-50, -84, 100, 76), shade="flat")
    pen.part("sky", rect(-40, -74, 80, 56), shade="flat")
    pen.mark("sun", ellipse(16, -52, 10))
    pen.mark("hill", smooth([(-60, -30), (-26, -48), (6, -30), (30, -40), (60, -28), (60, 0), (-60, 0)]), tone=0.06)
    pen.mark("hill", smooth([(-60, -22), (-10, -32), (20, -24), (60, -18), (60, 0), (-60, 0)]), tone=-0.06)
    pen.anchor(top=(0, -92))
