"""Landmarks of the western United States."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from collections.abc import Sequence

from limner.drawing.geometry import (
    Path,
    difference,
    ellipse,
    joined,
    line,
    moved,
    polygon,
    rect,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, pole
from limner.engines.illustrator.atlas.symbols.landmarks.shared import LANDMARK, TOWER
from limner.engines.illustrator.atlas.templates.monument import (
    along,
    arch,
    courses,
    cupola,
    gable,
    meridians,
    panes,
    spire,
    taper,
    uprights,
    wall,
)


@symbol("mount rushmore, mt rushmore", kinds="landmark, mountain", height=100, slots={"rock": ("#c9b8a2", "primary"),
    "tree": ("#4b6b4a", "fixed"), "dark": ("#6b5b4c", "fixed")})
def mount_rushmore(pen: Pen) -> None:
    pen.part("rock", smooth([(-92, 0, "c"), (-88, -40, "c"), (-74, -70, "c"), (-52, -84), (-24, -92), (4, -86), (30,
        -94),
        (60, -88), (80, -66, "c"), (90, -34, "c"), (94, 0, "c")], tension=0.3), tone=-0.05)
    pen.mark("rock", joined(*(polygon([(x, y), (x + 7, y - 4), (x + 4, y + 44), (x - 4, y + 40)]) for x, y in ((-84,
        -40),
        (-66, -34), (-40, -24), (-10, -30), (20, -26), (50, -30), (76, -40)))), tone=-0.13)

    def head(x: float, y: float, k: float, turn: float, kind: str) -> None:
        def at(points: Sequence[tuple[float, float]]) -> Path:
            return smooth([(x + turn * px * k, y + py * k) for px, py in points])

        face = at([(-13, -14), (-12, -28), (0, -34), (12, -28), (14, -14), (13, 0), (9, 11), (1, 16), (-8, 12), (-12,
            2)])
        pen.part("rock", face, tone=0.05)
        pen.mark("rock", at([(6, -36), (20, -30), (20, 10), (4, 20), (9, 8), (9, -8), (6, -20)]), tone=-0.06)
        hair = {
            "washington": [(-14, -10), (-16, -26), (-8, -37), (6, -38), (15, -30), (16, -12), (12, -24), (4, -29),
            (-6, -28)],
            "jefferson": [(-14, -4), (-17, -24), (-9, -38), (5, -40), (16, -30), (17, -8), (13, -22), (6, -30), (-5,
            -26)],
            "roosevelt": [(-13, -16), (-14, -30), (-4, -37), (8, -36), (14, -28), (14, -20), (8, -29), (-4, -30)],
            "lincoln": [(-14, -10), (-15, -28), (-6, -40), (6, -38), (14, -28), (14, -18), (8, -28), (-2, -31), (-9,
            -24)],
        }[kind]
        pen.part("rock", at(hair), tone=-0.02)
        pen.part("rock", joined(*(at([(px - 5, -14), (px, -17.6), (px + 5, -14.4), (px, -13)]) for px in (-5.4, 6))),
            tone=-0.1)
        pen.part("dark", joined(*(at([(px - 3.4, -11), (px, -13), (px + 3.4, -11), (px, -9.6)]) for px in (-5, 6))),
            shade="flat", tone=0.1)
        pen.part("rock", at([(-1, -14), (2, -14), (5, -1), (3, 1.4), (-3, 1), (-3.6, -1)]), tone=0.09)
        pen.part("rock", at([(3, -8), (5.4, -1), (3, 1.4), (-3.4, 1), (0, 2.6), (4.8, 2.4), (7, -1)]), tone=-0.12)
        pen.part("dark", at([(-5, 5.6), (0, 4.8), (6, 5.6), (0, 6.8)]), shade="flat", tone=0.12)
        pen.part("rock", at([(-4, 8.2), (1, 7.6), (6, 8.2), (1, 9.6)]), tone=-0.08)
        if kind == "roosevelt":
            pen.part("rock", at([(-8, 3.6), (-3, 1), (1, 2), (5, 1), (10, 3.8), (5, 5.2), (1, 4), (-4, 5.2)]),
                tone=-0.14)
            pen.stroke("dark", joined(ellipse(x + turn * -5 * k, y - 10.6 * k, 3.8 * k), ellipse(x + turn * 6 * k,
                y - 10.6 * k, 3.8 * k)), 0.6, alpha=0.7)
        if kind == "lincoln":
            pen.part("rock", at([(-12, -4), (-11, 8), (-6, 17), (2, 21), (10, 16), (14, 2), (12, -6), (9, 6), (2, 11),
                (-6, 8), (-9, -2)]), tone=-0.12)
            pen.part("dark", at([(-4, 5.8), (1, 5), (6, 5.8), (1, 6.8)]), shade="flat", tone=0.12)

    head(14, -50, 0.92, 1, "roosevelt")
    head(-22, -58, 1.0, 1, "jefferson")
    head(-56, -52, 1.14, 1, "washington")
    head(54, -50, 1.08, -1, "lincoln")
    pen.part("rock", smooth([(-92, 0, "c"), (-84, -26), (-60, -30), (-36, -34), (-14, -28), (10, -32), (30, -26),
        (60, -28),
        (82, -24), (94, 0, "c")], tension=0.3), tone=-0.03)
    pen.mark("rock", joined(*(polygon([(x, -36), (x + 8, -30), (x + 2, 0), (x - 6, 0)]) for x in (-70, -46, -20, 6, 34,
        64))), tone=-0.1)
    pen.part("tree", joined(*(spire(x, 2, 9, 12 + (7 * i) % 9) for i, x in enumerate(range(-88, 90, 7)))))
    pen.anchor(top=(-24, -94))


@symbol("hollywood sign, the hollywood sign", kinds="landmark", height=14, slots={"letter": ("#fbfaf6", "primary"),
    "hill": ("#a08a58", "fixed"), "bush": ("#6f7f4a", "fixed"), "steel": ("#7a7a78", "fixed")}, traits=("lettered",))
def hollywood_sign(pen: Pen) -> None:
    def ring() -> Path:
        return difference(smooth([(0, -10), (2, -18), (7, -20), (12, -18), (14, -10), (12, -2), (7, 0), (2, -2)]),
            smooth([(4, -10), (5, -15), (7, -16.4), (9, -15), (10, -10), (9, -5), (7, -3.6), (5, -5)]))

    letters = {
        "H": joined(rect(0, -20, 4, 20), rect(9, -20, 4, 20), rect(3, -12, 7, 4)),
        "O": ring(),
        "L": joined(rect(0, -20, 4, 20), rect(0, -4, 11, 4)),
        "Y": joined(polygon([(0, -20), (4.4, -20), (7, -13), (9.6, -20), (14, -20), (9, -8), (9, 0), (5, 0), (5, -8)])),
        "W": polygon([(0, -20), (4, -20), (6, -8), (8.4, -16), (11, -16), (13.4, -8), (15.4, -20), (19.4, -20),
        (15.4, 0),
            (11.6, 0), (9.7, -8), (7.8, 0), (4, 0)]),
        "D": difference(smooth([(0, 0, "c"), (0, -20, "c"), (6, -20), (12, -17), (13.6, -10), (12, -3), (6, 0)]),
            smooth([(4, -4, "c"), (4, -16, "c"), (7, -15.6), (9.6, -10), (7, -4.4)])),
    }
    pen.part("hill", smooth([(-95, 0, "c"), (-84, -22), (-60, -40), (-30, -52), (0, -60), (30, -54), (56, -42), (80,
        -22),
        (95, 0, "c")]))
    pen.mark("hill", smooth([(10, -64), (40, -50), (60, -30), (40, -20), (70, 4), (120, 4), (90, -60)]), tone=-0.07)
    pen.mark("bush", joined(*(ellipse(x, y, r, r * 0.5) for x, y, r in ((-76, -10, 10), (-50, -34, 8), (-36, -6, 12),
        (-8, -52, 7), (10, -8, 14), (36, -46, 8), (54, -10, 12), (78, -12, 8), (-60, -20, 7), (30, -4, 9), (66, -26,
        7)))))
    x = -78.0
    for n, char in enumerate("HOLLYWOOD"):
        width = {"H": 13, "O": 14, "L": 11, "Y": 14, "W": 19.4, "D": 13.6}[char]
        y = (-22, -19, -23, -20, -24, -21, -23, -19, -22)[n]
        pen.stroke("steel", joined(line([(x + 3, y), (x + 3, y + 6)]), line([(x + width - 3, y), (x + width - 3,
            y + 6)])),
            1)
        glyph = moved(letters[char], x, y)
        pen.part("steel", moved(glyph, 1.2, 0.8), shade="flat", tone=-0.06)
        pen.part("letter", glyph, shade="flat")
        x += width + 4.4
    pen.anchor(top=(0, -60))


@symbol("space needle, seattle space needle", kinds="landmark, tower", height=184, slots={"body": ("#eef0f0",
    "primary"),
    "glass": ("#6f8ea3", "fixed"), "gold": ("#e09a45", "fixed")})
def space_needle(pen: Pen) -> None:
    pen.part("body", pole((0, 0), (0, -84), 5, 4), tone=-0.12)
    legs = [smooth([(s * 20, 0, "c"), (s * 13, -20), (s * 5, -52), (s * 3.6, -62), (s * 6, -76), (s * 12, -84, "c"),
        (s * 15, -84, "c"), (s * 8.6, -74), (s * 6.6, -62), (s * 8, -52), (s * 17, -20), (s * 25, 0, "c")])
        for s in (-1, 1)]
    pen.part("body", legs[0])
    pen.part("body", legs[1], tone=-0.05)
    pen.part("body", joined(*(rect(-w, y, 2 * w, 1.6) for w, y in ((9, -40), (6.4, -56), (14, -20)))), tone=-0.08)
    pen.part("body", smooth([(-33, -85, "c"), (-14, -80), (14, -80), (33, -85, "c"), (14, -88), (-14, -88)]),
        tone=-0.07)
    pen.part("glass", polygon([(-26, -86), (-22, -93), (22, -93), (26, -86)]))
    pen.mark("body", uprights(-26, 26, -93, -86, 14), width=0.5)
    pen.part("body", smooth([(-36, -94, "c"), (-20, -90.6), (20, -90.6), (36, -94, "c"), (20, -96.6), (-20, -96.6)]))
    pen.part("gold", smooth([(-26, -96, "c"), (-14, -101), (-6, -106), (6, -106), (14, -101), (26, -96, "c"), (0,
        -94.6)]))
    pen.part("body", polygon([(-4, -105), (-1.2, -112), (-0.4, -132), (0.4, -132), (1.2, -112), (4, -105)]), tone=-0.06)
    pen.anchor(top=(0, -108), lean=(-20, -10))


@symbol("monument valley butte, monument valley, butte, mesa, mitten butte", kinds="landscape, landmark", height=300,
    symbol_id="butte", slots={"rock": ("#c4623a", "primary"), "sand": ("#d98f5c", "follow"),
    "bush": ("#7f8555", "fixed")}, home="desert")
def butte(pen: Pen) -> None:
    pen.part("sand", smooth([(-90, 0, "c"), (-66, -12), (-46, -26), (-36, -34, "c"), (34, -34, "c"), (46, -24), (66,
        -11),
        (90, 0, "c")]), tone=-0.04)
    pen.mark("sand", joined(*(curve((x, -40), (x * 1.5, -20), (x * 2.3, 2)) for x in (-32, -20, -8, 6, 18, 30))),
        tone=-0.09, width=1.6)
    pen.part("rock", polygon([(-38, -32), (-36, -58), (-33, -66), (-33, -84), (-24, -87), (-12, -85), (8, -89), (22,
        -86),
        (24, -78), (26, -62), (29, -52), (30, -32)]))
    pen.mark("rock", polygon([(8, -92), (4, -60), (10, -30), (60, -30), (60, -92)]), tone=-0.1)
    pen.mark("rock", uprights(-36, 28, -88, -32, 9), tone=-0.08, width=1.4)
    pen.mark("rock", joined(rect(-50, -46, 100, 2.4), rect(-50, -80, 100, 1.6)), tone=0.07)
    pen.part("rock", polygon([(34, -30), (36, -50), (38, -72), (42, -74), (45, -70), (46, -48), (48, -28)]), tone=-0.04)
    pen.mark("rock", rect(42, -80, 10, 60), tone=-0.12)
    pen.part("bush", joined(*(ellipse(x, -1, 5, 2.6) for x in (-74, -52, -28, 4, 26, 52, 76))))
    pen.anchor(top=(8, -89))


@symbol("transamerica pyramid", kinds=TOWER, height=260, slots={"wall": ("#efece4", "primary"),
    "window": ("#7c8894", "light")})
def transamerica_pyramid(pen: Pen) -> None:
    pen.part("wall", polygon([(12, -42), (17, -100), (11, -100)]), tone=-0.12)
    pen.part("wall", polygon([(-12, -42), (-17, -100), (-11, -100)]), tone=-0.02)
    pen.part("wall", polygon([(-22, -8), (0, -126), (22, -8)]))
    pen.mark("wall", polygon([(6, -8), (0, -126), (30, -8)]), tone=-0.09)
    pen.mark("window", joined(*(line([(-30, y), (30, y)]) for y in range(-96, -10, 4))), width=1.5, alpha=0.7)
    pen.mark("wall", joined(*(line([(x, -8), (x * 0.12, -116)]) for x in (-16, -9, -3, 3, 9, 16))), width=0.9)
    pen.part("wall", joined(*(polygon([(x - 3.4, -8), (x, 0), (x + 3.4, -8), (x, -14)]) for x in along(-24, 24, 7))),
        tone=-0.05)
    pen.stroke("wall", joined(*(line([(x, -9), (x + 3.4, 0), (x + 6.8, -9)]) for x in (-24, -17.2, -10.4, -3.6, 3.2, 10,
        16.8))), 1.2, tone=-0.1)
    pen.anchor(top=(0, -112))


@symbol("painted lady, san francisco house, victorian house, painted ladies house", kinds="house, landmark, building",
    height=14, symbol_id="painted_lady", slots={"wall": ("#7fa8c4", "primary"), "trim": ("#fbf6ea", "fixed"),
    "roof": ("#6d5a60", "fixed"), "window": ("#f6dc9a", "light"), "door": ("#a8483f", "second"),
    "gold": ("#dcae45", "fixed")})
def painted_lady(pen: Pen) -> None:
    pen.part("roof", gable(-34, 34, -78, 32), tone=-0.02)
    pen.part("wall", polygon([(-30, -8), (-30, -76), (0, -104), (30, -76), (30, -8)]))
    pen.mark("wall", courses(-32, 32, -104, -8, 22), tone=-0.06, width=0.6, detail=1)
    pen.mark("trim", joined(*(ellipse(x, y, 2) for x, y in ((-6, -92), (0, -97), (6, -92), (-13, -86), (13, -86)))))
    pen.stroke("trim", line([(-34, -77), (0, -109), (34, -77)]), 3.2)
    pen.part("trim", arch(0, -78, 13, 14), shade="flat")
    pen.part("window", arch(0, -79, 9.4, 11), shade="glow")
    for y in (-73, -43):
        pen.part("wall", polygon([(-26, y), (-21, y - 2), (-5, y - 2), (0, y), (0, y + 27), (-26, y + 27)]), tone=0.05)
        pen.part("trim", joined(rect(-27, y - 2, 28, 3), rect(-27, y + 24, 28, 3)), shade="flat")
        pen.part("trim", joined(*(rect(x, y + 4, w, 18) for x, w in ((-25, 6), (-18, 10), (-7, 6)))), shade="flat")
        pen.part("window", joined(*(rect(x + 1, y + 5, w - 2, 16) for x, w in ((-25, 6), (-18, 10), (-7, 6)))),
            shade="glow")
        pen.part("trim", rect(-25, y + 12.4, 24, 1), shade="flat")
    pen.part("trim", rect(6, -66, 16, 20), shade="flat")
    pen.part("window", rect(8, -64, 12, 16), shade="glow")
    pen.part("trim", rect(6, -56.6, 16, 1.2), shade="flat")
    pen.part("trim", joined(rect(3, -40, 25, 4), rect(5, -36, 2.6, 28), rect(23.4, -36, 2.6, 28)), shade="flat")
    pen.part("trim", gable(2, 29, -40, 8), tone=-0.04)
    pen.mark("gold", ellipse(15.5, -43, 2))
    pen.part("door", rect(9, -32, 13, 24), shade="flat")
    pen.mark("window", rect(11, -29, 9, 8), shade="glow")
    for i in range(5):
        pen.part("trim", rect(5 - 1.2 * i, -8 + 1.6 * i, 21 + 2.4 * i, 1.8), tone=-0.03 * i)
    pen.part("wall", rect(-30, -9, 32, 9), tone=-0.12)
    pen.part("trim", rect(-32, -11, 36, 2.6), tone=-0.04)
    pen.anchor(top=(0, -109), door=(15, -6))


@symbol("alcatraz, alcatraz island, prison island", kinds="landmark, island, building", height=41,
    slots={"rock": ("#8f8267", "primary"), "wall": ("#e0d6c2", "fixed"), "grass": ("#7f8f56", "fixed"),
    "dark": ("#5a564f", "fixed"), "sea": ("#4a8fae", "fixed"), "lamp": ("#ffe08a", "light")}, home="sea")
def alcatraz(pen: Pen) -> None:
    pen.part("rock", smooth([(-86, -4, "c"), (-78, -16), (-56, -24), (-20, -30), (20, -30), (54, -24), (76, -14),
        (86, -4, "c")]))
    pen.mark("grass", smooth([(-70, -20), (-30, -36), (20, -36), (66, -22), (40, -22), (0, -24), (-40, -20)]))
    pen.mark("rock", joined(*(polygon([(x, -20), (x + 8, -18), (x + 4, 0), (x - 5, 0)]) for x in (-60, -30, 4, 36,
        60))),
        tone=-0.1)
    wall(pen, "wall", -38, 40, -44, -28, dark=0.2)
    pen.mark("dark", joined(panes(-36, 38, -42, -36, 14, 1, share=0.36), panes(-36, 38, -36, -30, 14, 1, share=0.36)),
        alpha=0.75)
    wall(pen, "wall", -26, 26, -50, -44, dark=0.2, tone=0.02)
    taper(pen, "wall", 48, 7, 5, -68, -24, dark=0.4, tone=0.03)
    pen.part("dark", rect(44.6, -71, 6.8, 3))
    pen.part("lamp", rect(46, -76, 4, 5), shade="glow")
    pen.part("dark", cupola(48, -76, 3, 3))
    wall(pen, "wall", -66, -48, -32, -16, dark=0.3, tone=-0.04)
    pen.mark("dark", panes(-65, -49, -30, -18, 4, 3, share=0.4), alpha=0.7)
    pen.part("dark", joined(rect(-46, -62, 1.6, 36), rect(-40, -62, 1.6, 36), rect(-49, -64, 12, 7)), tone=0.12)
    pen.part("dark", gable(-50, -36, -64, 4))
    pen.part("sea", smooth([(-94, -4, "c"), (-50, -7), (0, -8), (50, -7), (94, -4, "c"), (40, 3), (-40, 3)]))
    pen.anchor(top=(48, -78), lamp=(48, -73), waterline=(0, -3))


_BLOCK = {
    "L": joined(rect(0, 0, 3, 14), rect(0, 11, 8, 3)),
    "A": joined(polygon([(0, 14), (3.6, 0), (6, 0), (9.6, 14), (6.8, 14), (6, 10.6), (3.6, 10.6), (2.8, 14)])),
    "S": joined(rect(0, 0, 7.4, 3), rect(0, 0, 3, 7), rect(0, 5.5, 7.4, 3), rect(4.4, 5.5, 3, 8.5), rect(0, 11, 7.4,
    3)),
    "V": polygon([(0, 0), (3, 0), (5, 9), (7, 0), (10, 0), (6.4, 14), (3.6, 14)]),
    "E": joined(rect(0, 0, 3, 14), rect(0, 0, 7, 3), rect(0, 5.5, 6.2, 3), rect(0, 11, 7, 3)),
    "G": joined(rect(0, 0, 3, 14), rect(0, 0, 8, 3), rect(0, 11, 8, 3), rect(5, 6, 3, 8)),
}
"""Capitals of 14 units, in blocks."""


@symbol("las vegas sign, las vegas strip sign, vegas sign, welcome sign of las vegas", kinds="landmark, sign",
    height=7.6,
    slots={"board": ("#fbf8f0", "primary"), "edge": ("#e9b93a", "fixed"), "blue": ("#2f62b0", "fixed"),
    "red": ("#d8343c", "fixed"), "lamp": ("#ffe38a", "light"), "steel": ("#3f6fae", "fixed")}, traits=("lettered",))
def las_vegas_sign(pen: Pen) -> None:
    for x in (-22, 18):
        pen.part("steel", polygon([(x, 0), (x, -104), (x + 4, -104), (x + 4, 0)]))
    ring = [(0.0, -92.0), (46.0, -74.0), (56.0, -60.0), (46.0, -46.0), (0.0, -26.0), (-46.0, -46.0), (-56.0, -60.0),
        (-46.0, -74.0)]
    pen.part("edge", smooth([(*p, "c") if i in (2, 6) else p for i, p in enumerate(ring)]))
    inner = [(x * 0.88, -59 + (y + 59) * 0.86) for x, y in ring]
    pen.part("board", smooth([(*p, "c") if i in (2, 6) else p for i, p in enumerate(inner)]), shade="flat")
    bulbs = [(x * 0.945, -59 + (y + 59) * 0.93) for x, y in ring]
    dots = [(a[0] + (b[0] - a[0]) * t / 4, a[1] + (b[1] - a[1]) * t / 4 - (1.6 if a[1] < -60 else -1.6))
        for a, b in zip(bulbs, bulbs[1:] + bulbs[:1], strict=True) for t in range(4)]
    pen.part("lamp", joined(*(ellipse(x, y, 1.5) for x, y in dots)), shade="glow")
    for px in along(-36, 36, 7):
        pen.part("board", ellipse(px, -86 + abs(px) * 0.12, 5.6), tone=0.02)
        pen.mark("blue", difference(ellipse(px, -86 + abs(px) * 0.12, 5.6), ellipse(px, -86 + abs(px) * 0.12, 4.4)))
        pen.mark("red", rect(px - 1.4, -89 + abs(px) * 0.12, 2.8, 6))
    pen.part("blue", joined(*(rect(x, -72, 7, 3) for x in (-24, -14, -4, 6, 16)), rect(-12, -40, 24, 2.6)),
        shade="flat")
    word = [("L", -40), ("A", -30), ("S", -19.4), ("V", -6), ("E", 4.6), ("G", 13), ("A", 22.4), ("S", 33)]
    bold = joined(*(moved(_BLOCK[char], x, -64) for char, x in word))
    pen.part("red", bold, shade="flat")
    star = polygon([(0, -122), (2.6, -110), (10, -114), (6, -107), (16, -104), (6, -101), (10, -94), (2.6, -98), (0,
        -90),
        (-2.6, -98), (-10, -94), (-6, -101), (-16, -104), (-6, -107), (-10, -114), (-2.6, -110)])
    pen.part("red", star)
    pen.mark("lamp", ellipse(0, -104, 3.4), shade="glow")
    pen.anchor(top=(0, -120), lamp=(0, -104))


@symbol("observatory, astronomical observatory, griffith observatory",
    kinds=LANDMARK, height=20, slots={"wall": ("#f1ede2", "primary"),
    "dome": ("#7f9a94", "second"), "dark": ("#4a525c", "fixed"), "brass": ("#c99a4a", "fixed")})
def observatory(pen: Pen) -> None:
    wall(pen, "wall", -74, 74, -30, dark=0.1)
    pen.mark("dark", panes(-70, 70, -26, -6, 14, 1, share=0.36, rise=0.8), alpha=0.7)
    pen.part("wall", rect(-76, -33, 152, 4), tone=0.03)
    for x, r in ((-58, 14), (58, 14)):
        wall(pen, "wall", x - r, x + r, -42, dark=0.3, tone=0.02)
        pen.mark("dark", panes(x - r, x + r, -38, -8, 4, 1, share=0.3, rise=0.8), alpha=0.7)
        half = cupola(x, -42, r, r)
        pen.part("dome", half)
        pen.mark("dome", crescent(half, -6, 0), tone=-0.1)
        pen.mark("dome", meridians(x, -42, r, r, 5), tone=-0.06, width=0.7)
    wall(pen, "wall", -30, 30, -48, dark=0.24, tone=0.02)
    pen.mark("dark", joined(panes(-28, -9, -40, -8, 3, 1, share=0.36, rise=0.8), panes(9, 28, -40, -8, 3, 1, share=0.36,
        rise=0.8), arch(0, 0, 11, 24)), alpha=0.7)
    pen.part("wall", rect(-32, -52, 64, 5), tone=0.05)
    dome = cupola(0, -52, 29, 32)
    pen.part("dome", dome)
    pen.mark("dome", meridians(0, -52, 29, 32, 7), tone=-0.06, width=0.8)
    pen.mark("dome", crescent(dome, -12, -2), tone=-0.1)
    pen.mark("dark", smooth([(4, -50, "c"), (5, -66), (1, -86, "c"), (10, -86, "c"), (16, -66), (16, -50, "c")]))
    pen.part("brass", pole((9, -62), (24, -94), 6, 7))
    pen.mark("brass", pole((11, -62), (26, -94), 2, 2.4), tone=-0.12)
    pen.anchor(top=(0, -84), door=(0, 0))
