"""Famous buildings, monuments, statues, graves."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    Path,
    arc,
    difference,
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Slots
from limner.engines.illustrator.atlas.hues import WHITE
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    crescent,
    curve,
)
from limner.engines.illustrator.atlas.templates.building import battlement, door, window
from limner.engines.illustrator.atlas.templates.outfit import human
from limner.engines.illustrator.atlas.templates.person import MAN, Clothes, Person, Posed, person
from limner.engines.illustrator.atlas.templates.portrait import Look


def _marble(colour: str) -> Slots:
    """The slots of a person who is of one stone."""
    return {name: (colour, "primary" if name == "shirt" else "follow") for name in human(*(colour,) * 5)}


@symbol("statue, sculpture, marble statue, stone statue, greek statue, roman statue, monument statue",
    kinds="landmark, thing", height=3.2, poses="posing", faces_viewer=True,
    slots=_marble("#e4ded2") | {"base": ("#b9b0a0", "follow")}, home="park", traits=("lively",))
def statue(pen: Pen) -> None:
    def block(pen: Pen, at: Posed) -> None:
        del at
        pen.part("base", rect(-23, -32, 46, 28), tone=-0.02)
        pen.mark("base", polygon([(8, -34), (30, -34), (30, 0), (8, 0)]), tone=-0.07)
        pen.mark("base", difference(rect(-16, -26, 32, 16, 1), rect(-14.6, -24.6, 29.2, 13.2)), tone=-0.12)
        pen.part("base", rect(-28, -6, 56, 6, 1), tone=-0.05)
        pen.part("base", rect(-27, -37, 54, 6, 1), tone=0.04)

    def toga(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        fold = at.body.path(limb([(-p.shoulders * 0.9, -p.torso + 3, 6), (0, -p.torso * 0.5, 8), (p.hips, -1, 7)]))
        pen.part("shirt", fold, tone=-0.06)
        pen.mark("shirt", at.body.line((-p.shoulders, -p.torso + 4), (0, -p.torso * 0.48), (p.hips, 0)), width=1,
            tone=-0.12)
        pen.part("shirt", joined(*(at.body.path(limb([(x * 0.4, -4, 1.6), (x, 24, 1.2)])) for x in (-7, -2, 4, 9))),
            tone=-0.1)

    person(pen, Person(MAN, Look("short", beard="full"), Clothes(sleeve=0.0, leg=0, skirt=34, flare=2, dress=True,
        loose=1.1), behind=block, chest=toga))


@symbol("taj mahal", kinds="landmark, building", home="forecourt", height=60, slots={"wall": ("#f6f1e8", "primary"),
    "shade": ("#8fa0b4", "fixed"), "gold": ("#e0b24a", "fixed")})
def taj_mahal(pen: Pen) -> None:
    for x in (-82, -60, 60, 82):
        tall = -92 if abs(x) > 70 else -82
        pen.part("wall", polygon([(x - 3.4, tall + 8), (x + 3.4, tall + 8), (x + 4.4, -6), (x - 4.4, -6)]), tone=-0.03)
        pen.mark("shade", joined(*(rect(x - 5, y, 10, 1.6) for y in (tall + 28, tall + 50))), alpha=0.6)
        pen.part("wall", rect(x - 5.4, tall + 5, 10.8, 3))
        pen.part("wall", smooth([(x - 4, tall + 5, "c"), (x - 4.4, tall), (x, tall - 7, "c"), (x + 4.4, tall),
            (x + 4, tall + 5, "c")]))
    pen.part("wall", rect(-92, -8, 184, 8, 1), tone=-0.06)
    pen.part("wall", rect(-48, -52, 96, 46), tone=0.0)
    pen.mark("wall", rect(24, -56, 30, 60), tone=-0.06)
    for x in (-34, 34):
        pen.part("wall", rect(x - 8, -62, 16, 8), tone=-0.03)
        pen.part("wall", smooth([(x - 9, -61, "c"), (x - 11, -69), (x, -81, "c"), (x + 11, -69), (x + 9, -61, "c")]))
    pen.part("wall", rect(-20, -68, 40, 16), tone=-0.04)
    dome = smooth([(-20, -66, "c"), (-28, -82), (-18, -100), (0, -114, "c"), (18, -100), (28, -82), (20, -66, "c")])
    pen.part("wall", dome)
    pen.mark("wall", crescent(dome, -8, 0), tone=-0.08)
    pen.part("gold", union(rect(-1, -126, 2, 14), ellipse(0, -115, 2.6), ellipse(0, -120, 1.8)))
    pen.part("wall", rect(-22, -58, 44, 52), tone=0.03)

    def arch(x: float, base: float, w: float, h: float) -> Path:
        return smooth([(x - w, base, "c"), (x - w, base - h * 0.6), (x, base - h, "c"), (x + w, base - h * 0.6),
            (x + w, base, "c")])

    pen.mark("shade", arch(0, -4, 14, 44))
    pen.mark("shade", arch(0, -4, 7, 26), tone=-0.16)
    arches = joined(*(arch(x, y, 5.4, 15) for x in (-40, -29, 29, 40) for y in (-9, -31)))
    pen.part("shade", arches, shade="flat")
    pen.anchor(top=(0, -114))


@symbol("opera house, sydney opera house, concert hall", kinds="landmark, building", home="promenade", height=60,
    slots={"shell": ("#f8f4ea", "primary"), "glass": ("#6f8aa0", "fixed"), "base": ("#c9a98a", "fixed")})
def opera_house(pen: Pen) -> None:
    pen.part("base", polygon([(-88, -16), (84, -16), (92, 0), (-96, 0)]))
    pen.mark("base", joined(*(line([(-100, y), (100, y)]) for y in (-11, -6))), tone=-0.1, width=1.4)
    for x, w, h, tone in ((54, 30, 40, -0.08), (30, 42, 58, -0.05), (-2, 56, 82, 0.0), (-38, 46, 60, -0.02),
        (-64, 30, 40, -0.05)):
        left, tip = x - w * 0.5, (x - w * 0.62, -16 - h)
        if x > 20:
            left, tip = x + w * 0.5, (x + w * 0.62, -16 - h)
        other = 2 * x - left
        pen.part("glass", polygon([(left, -16), (tip[0], tip[1] + 6), (x, -16)]), tone=tone)
        shell = smooth([(*tip, "c"), ((tip[0] + other) / 2 + (4 if x < 20 else -4), -16 - h * 0.7),
            (other + (6 if x < 20 else -6), -16 - h * 0.26), (other + (4 if x < 20 else -4), -16, "c"),
            (left + (w * 0.34 if x < 20 else -w * 0.34), -16, "c"),
            ((left + x) / 2, -16 - h * 0.4)])
        pen.part("shell", shell, tone=tone)
        pen.mark("shell", crescent(shell, -4 if x < 20 else 4, 0), tone=tone - 0.08)
        fan = joined(*(curve(tip, ((tip[0] + other) / 2, -16 - h * k), (other, -16 - h * k * 0.2))
            for k in (0.3, 0.44, 0.58)))
        pen.mark("shell", fan, tone=tone - 0.07, width=1)
    pen.anchor(top=(-36, -96))


@symbol("colosseum, coliseum, roman colosseum, amphitheatre, amphitheater",
    kinds="landmark, building", home="forecourt", height=48,
    slots={"stone": ("#d9bd92", "primary"), "dark": ("#7a5a40", "follow")})
def colosseum(pen: Pen) -> None:
    pen.part("stone", smooth([(-70, -40), (-50, -62), (0, -70), (40, -64), (66, -44), (40, -34), (-40, -34)]),
        tone=-0.2)
    wall = smooth([(-84, -50, "c"), (-60, -40), (-10, -34), (20, -36, "c"), (34, -44, "c"), (36, -50, "c"),
        (60, -55, "c"), (84, -62, "c"), (84, -8, "c"), (40, 1), (0, 3), (-40, 1), (-84, -8, "c")])
    tall = smooth([(-84, -80, "c"), (-64, -70), (-30, -64), (4, -62, "c"), (8, -50, "c"), (22, -46, "c"),
        (22, -30, "c"), (-84, -30, "c")])
    whole = union(wall, tall)
    pen.part("stone", whole)
    rows = [(-13, 12, 0.0), (-33, 12, 0.3), (-53, 12, 0.6)]
    arches = []
    for y, h, _ in rows:
        for i in range(13):
            x = -78 + 13 * i
            bend = 6 * (1 - (x / 84) ** 2)
            top = y + bend - h
            arches.append(union(rect(x - 3.4, top, 6.8, h), ellipse(x, top, 3.4)))
    pen.mark("dark", joined(*arches))
    lines = joined(*(curve((-90, y - 7), (0, y + 1), (90, y - 7)) for y in (-24, -44, -64)))
    pen.mark("stone", lines, tone=0.12, width=2.2)
    pen.mark("stone", polygon([(40, -90), (100, -90), (100, 10), (48, 10)]), tone=-0.08, alpha=0.7)
    pen.mark("dark", joined(*(rect(-80 + 13 * i, -74 + 0.9 * i, 3, 4) for i in range(6))))
    pen.anchor(top=(-40, -68))


@symbol("stonehenge, standing stones, stone circle, megalith", kinds="landmark", height=5,
    slots={"stone": ("#8f9296", "primary"), "moss": ("#6f8f4f", "fixed")}, home="meadow")
def stonehenge(pen: Pen) -> None:
    def slab(x: float, y: float, w: float, h: float, tone: float) -> None:
        shape = smooth([(x, y, "c"), (x + 1.4, y - h * 0.5), (x + 2, y - h), (x + w * 0.5, y - h - 1.6),
            (x + w - 1.6, y - h), (x + w - 0.6, y - h * 0.4), (x + w + 1, y, "c")], tension=0.4)
        pen.part("stone", shape, tone=tone)
        pen.mark("stone", crescent(shape, -w * 0.3, 0), tone=tone - 0.1)

    for x in (-46, -20, 8, 34):
        slab(x, -12, 10, 32, -0.16)
    for x in (-48, 6):
        pen.part("stone", smooth([(x, -44), (x + 2, -51), (x + 38, -51), (x + 40, -44), (x + 20, -43)]), tone=-0.14)
    for x, w in ((-86, 17), (-52, 16), (-8, 18), (28, 17), (66, 16)):
        slab(x, 0, w, 58 if x != 66 else 36, 0.0)
    for x, w in ((-90, 60), (-12, 62)):
        lintel = smooth([(x, -58, "c"), (x + 1, -66), (x + 3, -72), (x + w * 0.5, -74), (x + w - 3, -72), (x + w, -65),
            (x + w - 1, -58, "c")], tension=0.4)
        pen.part("stone", lintel, tone=0.04)
        pen.mark("stone", crescent(lintel, 0, -5), tone=-0.1)
    pen.part("moss", union(*(ellipse(x, y, rx, 2.4) for x, y, rx in ((-70, -72, 9), (22, -73, 11), (74, -36, 6),
        (-76, -1, 9), (36, -1, 10)))), tone=-0.02)
    pen.part("stone", smooth([(44, 0), (47, -9), (60, -12), (66, -5), (64, 0)]), tone=-0.05)
    pen.anchor(top=(20, -72), seat=(20, -72), lean=(-86, -30))


@symbol("sphinx, great sphinx, egyptian sphinx", kinds="landmark", height=20,
    slots={"stone": ("#dcb97a", "primary"), "dark": ("#a8834a", "follow"), "eye": ("#6b5030", "fixed")}, home="desert")
def sphinx(pen: Pen) -> None:
    body = smooth([(-88, -8, "c"), (-90, -30), (-74, -44), (-40, -42), (10, -46), (30, -40), (34, -8, "c")])
    pen.part("stone", body, tone=-0.04)
    pen.mark("dark", smooth([(-80, -6), (-76, -28), (-60, -32), (-50, -20), (-52, -4)]), alpha=0.4)
    pen.mark("dark", joined(*(curve((-90, y), (-30, y - 3), (34, y)) for y in (-36, -28))), width=1.2, alpha=0.5)
    pen.part("stone", smooth([(-86, -12), (-60, -14), (-46, -8), (-44, 0, "c"), (-90, 0, "c")]), tone=-0.08)
    for dy, tone in ((-5, -0.1), (0, 0.03)):
        paw = smooth([(14, -16 + dy), (44, -15 + dy), (80, -15 + dy), (90, -9 + dy), (90, dy, "c"), (12, dy, "c")])
        pen.part("stone", paw, tone=tone)
        pen.mark("dark", joined(*(line([(x, -10 + dy), (x, 2 + dy)]) for x in (76, 82))), width=1.2)
    pen.part("stone", smooth([(8, -46, "c"), (34, -50, "c"), (38, -14, "c"), (8, -10, "c")]), tone=0.02)
    cloth = smooth([(10, -92), (20, -104), (34, -106), (46, -100), (52, -88), (56, -66), (60, -48, "c"), (42, -46),
        (4, -48, "c"), (2, -66)])
    pen.part("stone", cloth, tone=-0.02)
    pen.mark("dark", joined(*(curve((x0, -100), (x1, -74), (x2, -44)) for x0, x1,
        x2 in ((14, 8, 8), (18, 14, 16), (49, 52, 52))), *(line([(0, y), (20, y + 2)]) for y in (-82, -74, -66, -58))),
        width=1.6, alpha=0.7)
    face = smooth([(22, -94), (36, -98), (48, -92), (51, -76), (48, -62), (38, -55), (26, -60), (21, -76)])
    pen.part("stone", face, tone=0.05)
    pen.mark("dark", joined(curve((26, -84), (31, -87), (36, -84)), curve((41, -84), (45, -87), (49, -84))), width=1.6)
    pen.part("eye", joined(ellipse(31, -81, 3, 1.6), ellipse(45, -81, 2.6, 1.6)), shade="flat")
    pen.stroke("dark", joined(curve((39, -80), (41, -71), (37, -70)), curve((32, -63), (38, -61.6), (45, -64))), 1.6)
    pen.part("dark", rect(-90, -3, 180, 3))
    pen.anchor(top=(32, -104), head=(36, -78), lean=(-88, -20), seat=(-20, -44))


@symbol("tombstone, gravestone, headstone, grave", kinds="thing", height=1,
    slots={"stone": ("#9aa0a6", "primary"), "dark": ("#5a6068", "follow"), "grass": ("#5f8f4a", "fixed")},
    home="forest", traits=("lettered",), shapes=("round",),
    board=Board(-2, -58, 61, 42, panel="stone"))
def tombstone(pen: Pen) -> None:
    pen.part("stone", smooth([(34, -2, "c"), (42, -4, "c"), (42, -62), (36, -82), (22, -94), (12, -96, "c")],
        tension=0.4), tone=-0.16)
    slab = smooth([(-34, -2, "c"), (-34, -62, "c"), (-30, -80), (-16, -93), (0, -97), (16, -93), (30, -80),
        (34, -62, "c"), (34, -2, "c")])
    pen.part("stone", slab)
    pen.mark("stone", crescent(slab, -5, -3), tone=-0.1)
    for i, x in enumerate((-21, -1, 14)):
        glyph = (joined(line([(x, -70), (x, -52)]), curve((x, -70), (x + 11, -67), (x, -61)),
            line([(x + 2, -61), (x + 10, -52)])), line([(x, -70), (x, -52)]),
            joined(line([(x, -70), (x, -52)]), curve((x, -70), (x + 12, -66), (x, -61))))[i]
        pen.mark("dark", glyph, width=3.6)
    pen.mark("dark", joined(rect(-20, -42, 40, 2.4), rect(-14, -35, 28, 2.4)))
    pen.mark("dark", joined(line([(20, -90), (14, -78), (20, -72)])), width=1.3)
    pen.part("grass", smooth([(-48, 0, "c"), (-44, -8), (-40, -3, "c"), (-34, -13), (-30, -4, "c"), (-22, -9),
        (-16, -3, "c"), (0, -6), (14, -3, "c"), (20, -10), (26, -4, "c"), (34, -12), (38, -3, "c"), (46, -8),
        (50, 0, "c")]))
    pen.anchor(top=(0, -96), lean=(-34, -40), seat=(0, -95))


@symbol("moai, easter island head, easter island statue, moai statue", kinds="landmark, thing", height=5,
    slots={"stone": ("#8d8f8c", "primary"), "dark": ("#4f5250", "follow")})
def moai(pen: Pen) -> None:
    pen.part("stone", smooth([(-36, 0, "c"), (-34, -18), (-22, -26), (22, -26), (34, -18), (36, 0, "c")]), tone=-0.08)
    head = smooth([(-20, -96), (-24, -78), (-25, -50), (-20, -28), (-8, -18), (10, -18), (21, -28), (26, -50),
        (25, -78), (21, -96), (0, -100)])
    pen.part("stone", head)
    pen.mark("stone", crescent(head, -8, 0), tone=-0.1)
    for side in (-1, 1):
        pen.part("stone", smooth([(side * 22, -74), (side * 29, -70), (side * 29, -44), (side * 24, -36),
            (side * 22, -50)]), tone=-0.05 if side < 0 else -0.1)
    pen.mark("dark", joined(smooth([(-19, -72, "c"), (-5, -70, "c"), (-6, -61), (-17, -62)]),
        smooth([(19, -72, "c"), (5, -70, "c"), (6, -61), (17, -62)])))
    pen.part("stone", smooth([(-24, -78, "c"), (0, -76), (25, -78, "c"), (22, -69), (5, -70), (0, -66), (-5, -70),
        (-21, -69)]), tone=0.05)
    nose = smooth([(-4, -72), (4, -72), (6, -52), (11, -42), (6, -38), (-6, -38), (-11, -42), (-6, -52)])
    pen.part("stone", nose, tone=0.06)
    pen.mark("stone", crescent(nose, -4, 0), tone=-0.06)
    pen.stroke("dark", curve((-11, -29), (-4, -31), (0, -30), (4, -31), (11, -29)), 2.6)
    pen.anchor(top=(0, -98), head=(0, -60), lean=(-26, -40))


@symbol("triumphal arch, archway, stone arch, arch, roman arch", kinds="landmark, building", height=50,
    slots={"stone": ("#d9cdb4", "primary"), "dark": ("#9a8b70", "follow")})
def triumphal_arch(pen: Pen) -> None:
    pen.part("stone", polygon([(50, -92), (60, -88), (60, -4), (50, 0)]), tone=-0.14)
    whole = difference(rect(-54, -94, 104, 94), union(rect(-18, -48, 34, 60), ellipse(-1, -48, 17, 18)))
    pen.part("dark", polygon([(-18, -50), (-10, -62), (-10, -2), (-18, 0)]), tone=-0.06)
    pen.part("stone", whole)
    for x in (-50, 20):
        pen.mark("dark", difference(rect(x, -62, 26, 22, 1), rect(x + 1.6, -60.4, 22.8, 18.8)), alpha=0.8)
        pen.mark("dark", joined(ellipse(x + 8, -52, 2.4), rect(x + 5.6, -50, 5, 8), ellipse(x + 17, -52, 2.4),
            rect(x + 14.6, -50, 5, 8)), alpha=0.5, detail=1)
        pen.mark("dark", smooth([(x + 4, -6), (x + 5, -24), (x + 12, -34), (x + 20, -24), (x + 22, -6)]), alpha=0.5)
    pen.part("stone", rect(-57, -72, 111, 5), tone=0.05)
    pen.mark("dark", joined(*(rect(x, -72, 2.6, 6) for x in range(-54, 54, 6))), alpha=0.5)
    pen.part("stone", rect(-54, -100, 104, 8), tone=0.03)
    pen.part("stone", rect(-57, -94, 111, 4), tone=-0.05)
    pen.mark("dark", joined(*(ellipse(x, -82, 3) for x in range(-44, 46, 11))), alpha=0.5)
    pen.stroke("dark", arc(-1, -48, 19, 20, 180, 180), 2.2)
    pen.anchor(top=(0, -100), lean=(-54, -40), under=(-1, -2))


@symbol("obelisk, washington monument", kinds="landmark", height=30, slots={"stone": ("#d9c7a2", "primary"),
    "dark": ("#94805a", "follow")}, home="desert")
def obelisk(pen: Pen) -> None:
    pen.part("stone", polygon([(-22, -8), (14, -8), (22, -11), (22, -3), (14, 0), (-22, 0)]), tone=-0.06)
    pen.part("stone", polygon([(3, -94), (8, -95), (15, -10), (9, -8)]), tone=-0.16)
    pen.part("stone", polygon([(-8, -94), (3, -94), (9, -8), (-14, -8)]))
    pen.part("stone", polygon([(-8, -94), (1, -110), (3, -94)]), tone=0.06)
    pen.part("stone", polygon([(3, -94), (1, -110), (8, -95)]), tone=-0.1)
    glyphs = joined(*(g for y in (-82, -60, -38) for g in (ellipse(-3, y, 3, 1.7), rect(-5, y + 5, 4, 4),
        line([(-1, y + 5), (1.4, y + 9)]), rect(-4.4, y + 12, 6, 1.8))))
    pen.mark("dark", glyphs)
    pen.anchor(top=(0, -108), lean=(-12, -30))


@symbol("leaning tower, leaning tower of pisa, tower of pisa", kinds="landmark, tower, building", height=56,
    slots={"stone": ("#ece4d2", "primary"), "dark": ("#9a8d78", "follow")})
def leaning_tower(pen: Pen) -> None:
    def lean(path: Path) -> Path:
        return rotated(path, 9, (0, 0))

    pen.part("stone", rect(-24, -4, 48, 4, 1), tone=-0.1)
    for i, y in enumerate((-4, -18, -31, -44, -57, -70, -83)):
        w = 20.0 if i else 21.0
        pen.part("stone", lean(rect(-w, y - 12, 2 * w, 12)), tone=-0.02)
        pen.mark("dark", lean(joined(*(union(rect(x - 1.9, y - 6.6, 3.8, 7), ellipse(x, y - 6.6, 1.9))
            for x in (-15, -9, -3, 3, 9, 15)))))
        pen.mark("stone", lean(rect(8, y - 14, 20, 20)), tone=-0.1, alpha=0.8)
        pen.part("stone", lean(rect(-w - 1.6, y - 13, 2 * w + 3.2, 2.4, 1)), tone=0.06)
    pen.part("stone", lean(rect(-14, -108, 28, 12)))
    pen.mark("dark", lean(joined(*(union(rect(x - 2, -104, 4, 8), ellipse(x, -104, 2)) for x in (-8, 0, 8)))))
    pen.part("stone", lean(rect(-15.6, -110, 31.2, 3, 1)), tone=0.06)
    pen.anchor(top=(17, -108), lean=(-20, -30))


@symbol("column, pillar, greek column, roman column, marble column, pedestal, plinth", kinds="building", height=3.5,
    slots={"stone": ("#e6e0d4", "primary")})
def column(pen: Pen) -> None:
    pen.part("stone", rect(-25, -7, 50, 7, 1), tone=-0.06)
    pen.part("stone", rect(-21, -13, 42, 7, 3), tone=0.02)
    shaft = smooth([(-15, -84, "c"), (15, -84, "c"), (17, -50), (18, -12, "c"), (-18, -12, "c"), (-17, -50)],
        tension=0.3)
    pen.part("stone", shaft)
    pen.mark("stone", joined(*(polygon([(x * 0.86 - 1, -86), (x * 0.86 + 1, -86), (x + 1.3, -10), (x - 1.3, -10)])
        for x in (-14, -9.4, -4.8, 0, 4.8, 9.4, 14))), tone=-0.11)
    pen.mark("stone", polygon([(8, -88), (30, -88), (30, -8), (9, -8)]), tone=-0.07, alpha=0.7)
    pen.part("stone", rect(-17, -87, 34, 4, 2), tone=-0.04)
    pen.part("stone", smooth([(-24, -94, "c"), (24, -94, "c"), (22, -87), (-22, -87)]), tone=-0.02)
    for side in (-1, 1):
        pen.part("stone", ellipse(side * 22, -89, 7.4), tone=0.03)
        pen.mark("stone", ellipse(side * 22, -89, 4.8), tone=-0.12)
        pen.mark("stone", ellipse(side * 22, -89, 2.4), tone=0.04)
    pen.part("stone", rect(-28, -100, 56, 7, 1), tone=0.04)
    pen.anchor(top=(0, -100), seat=(0, -100), lean=(-18, -40))


@symbol("totem pole, totem", kinds="statue, structure", height=6,
    slots={"wood": ("#a8633a", "primary"), "red": ("#c9382f", "fixed"), "teal": ("#2f8f8a", "fixed"),
    "white": WHITE, "dark": ("#2b2326", "fixed"), "gold": ("#e8b13e", "fixed")}, home="forest, meadow")
def totem_pole(pen: Pen) -> None:
    for i, (y, slot) in enumerate(((-32, "teal"), (-62, "red"))):
        pen.part(slot, rect(-18, y, 36, 31, 4))
        pen.mark(slot, rect(8, y, 12, 31), tone=-0.1)
        pen.part("white", joined(ellipse(-8, y + 9, 5, 4), ellipse(8, y + 9, 5, 4)), shade="flat")
        pen.part("dark", joined(ellipse(-7, y + 9, 2.2), ellipse(9, y + 9, 2.2)), shade="flat")
        pen.part("gold", polygon([(-4, y + 10), (4, y + 10), (5, y + 18), (-5, y + 18)]) if i else smooth([(-6,
            y + 10), (6, y + 10), (3, y + 20), (0, y + 22, "c"), (-3, y + 20)]))
        pen.part("dark", rect(-12, y + 20.6, 24, 7, 3), shade="flat")
        pen.part("white", joined(*(rect(-10 + 5 * k, y + 21, 3.6, 3) for k in range(5))), shade="flat")
    for side in (-1, 1):
        pen.part("teal", smooth([(side * 14, -88, "c"), (side * 36, -96), (side * 54, -92, "c"), (side * 50, -82),
            (side * 40, -84), (side * 36, -74), (side * 26, -78), (side * 16, -68, "c")]))
        pen.mark("gold", joined(line([(side * 22, -80), (side * 50, -90)]),
            line([(side * 20, -74), (side * 40, -82)])), width=1.8)
    pen.part("wood", rect(-18, -96, 36, 34, 8))
    pen.mark("wood", rect(8, -96, 12, 34), tone=-0.1)
    pen.part("white", joined(ellipse(-8, -84, 5), ellipse(8, -84, 5)), shade="flat")
    pen.part("dark", joined(ellipse(-7, -84, 2.4), ellipse(9, -84, 2.4)), shade="flat")
    pen.part("gold", smooth([(-6, -82, "c"), (6, -82, "c"), (4, -72), (0, -66, "c"), (-4, -72)]))
    pen.part("red", joined(*(polygon([(x - 5, -94), (x, -110), (x + 5, -94)]) for x in (-11, 0, 11))))
    pen.anchor(top=(0, -110), lean=(-18, -40))


@symbol("castle, fortress, fort, palace, citadel", kinds="building, landmark", height=30,
    slots={"wall": ("#b9b4ad", "primary"), "roof": ("#4467a8", "second"), "window": ("#454b5c", "light"),
    "flag": ("#d9433f", "fixed"), "door": ("#6e4a30", "fixed"), "trim": ("#d8d3ca", "fixed")},
    home="meadow", told_in="mountains, meadow")
def castle(pen: Pen) -> None:
    def tower(x: float, half_width: float, top: float, spire: float, tone: float = 0.0) -> None:
        pen.stroke("door", line([(x, spire), (x, spire - 9)]), 0.8)
        pen.part("flag", smooth([(x, spire - 9, "c"), (x + 5, spire - 8.4), (x + 10, spire - 9, "c"),
            (x + 8, spire - 6), (x, spire - 4, "c")]))
        pen.part("wall", rect(x - half_width, top, 2 * half_width, -top), tone=tone)
        pen.mark("wall", rect(x + half_width * 0.3, top, half_width, -top), tone=tone - 0.08)
        pen.mark("wall", joined(*(rect(x - half_width * 0.7 + (i * 37 % 10) * half_width * 0.11, top + 9 + i * 11, 5, 2,
            0.5) for i in range(int(-top / 13)))), tone=tone - 0.06, detail=1)
        pen.part("wall", battlement(x - half_width - 2, x + half_width + 2, top, 4, 4), tone=tone + 0.02)
        cone = polygon([(x - half_width - 1, top - 3), (x, spire), (x + half_width + 1, top - 3)])
        pen.part("roof", cone, tone=tone * 0.5)
        pen.mark("roof", polygon([(x + half_width * 0.2, top - 3), (x, spire), (x + half_width + 3, top - 3)]),
            tone=-0.09)
        window(pen, x - 2.4, top + 8, 4.8, 9, bars=(0, 0), sill=False, arched=True)

    tower(-22, 9, -70, -96, -0.09)
    tower(22, 9, -70, -96, -0.09)
    pen.part("wall", rect(-16, -60, 32, 30), tone=-0.05)
    pen.part("wall", battlement(-17, 17, -60, 4, 5), tone=-0.05)
    window(pen, -9, -53, 5, 9, bars=(0, 0), sill=False, arched=True)
    window(pen, 4, -53, 5, 9, bars=(0, 0), sill=False, arched=True)
    pen.part("wall", rect(-40, -38, 80, 38))
    pen.mark("wall", joined(*(rect(x, y, 7, 2.4, 0.6) for x, y in ((-30, -28), (-24, -12), (22, -30), (17, -16),
        (-14, -33), (26, -8)))), tone=-0.06, detail=1)
    pen.part("wall", battlement(-40, 40, -38, 5, 9), tone=0.02)
    tower(-46, 11, -56, -86)
    tower(46, 11, -56, -86)
    door(pen, -9, 18, 26, arched=True)
    pen.mark("trim", joined(*(line([(x, -30), (x, 0)]) for x in (-5, 0, 5)),
        *(line([(-9, y), (9, y)]) for y in (-18, -11, -4))), width=0.7, alpha=0.5)
    pen.anchor(top=(0, -64), door=(0, 0), lean=(-57, -20))
