"""Landmarks of Russia, Hungary, Czechia and Romania."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import Path, ellipse, joined, line, polygon, rect, rotated, star
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve
from limner.engines.illustrator.atlas.symbols.landmarks.shared import LANDMARK
from limner.engines.illustrator.atlas.templates.building import battlement
from limner.engines.illustrator.atlas.templates.monument import (
    along,
    arcade,
    arch,
    courses,
    gable,
    onion,
    panes,
    pointed_dome,
    spire,
    spires,
    stairs,
    taper,
    wall,
)


@symbol("st basil's cathedral, saint basil's cathedral, st basils cathedral, st basil's, red square cathedral",
    kinds="church, landmark, building", home="forecourt", height=65, symbol_id="st_basils",
    slots={"brick": ("#b34a3b", "primary"), "white": ("#f4ecdc", "fixed"), "green": ("#3f8f5f", "fixed"),
    "blue": ("#3f78c0", "fixed"), "yellow": ("#f0b93c", "fixed"), "red": ("#cf3b3b", "fixed"),
    "gold": ("#e6b53e", "fixed"), "dark": ("#5a2b2a", "fixed")})
def st_basils(pen: Pen) -> None:
    def cross(x: float, y: float) -> Path:
        return joined(rect(x - 0.5, y - 8, 1, 9), rect(x - 2.2, y - 5.6, 4.4, 1))

    def dome(x: float, base: float, r: float, main: str, other: str, kind: str) -> None:
        h = r * 2.3
        shape = onion(x, base, r, h)
        pen.part(main, shape)
        if kind == "swirl":
            pen.mark(other, joined(*(curve((x - r * 1.6 + r * 0.62 * i, base), (x - r * 0.8 + r * 0.62 * i,
                base - h * 0.42), (x + r * 0.5, base - h)) for i in range(6))), width=r * 0.24)
        elif kind == "stripe":
            pen.mark(other, joined(*(curve((x + r * s, base), (x + r * s * 1.3, base - h * 0.36), (x, base - h))
                for s in (-0.75, -0.36, 0.0, 0.36, 0.75))), width=r * 0.17)
        elif kind == "zigzag":
            pen.mark(other, joined(*(line([(x - r + r * 0.25 * i, base - h * k + (r * 0.2 if i % 2 else -r * 0.1))
                for i in range(9)]) for k in (0.12, 0.32, 0.52))), width=r * 0.19)
        else:
            pen.mark(other, joined(*(rotated(rect(x + r * (0.46 * c - 0.12), base - h * k, r * 0.26, r * 0.26), 45,
                (x + r * 0.46 * c, base - h * k + r * 0.12)) for k in (0.14, 0.27, 0.4, 0.54) for c in (-2, -1, 0, 1,
                2))))
        pen.mark(main, crescent(shape, -r * 0.5, 0), tone=-0.12, alpha=0.7)
        pen.part("gold", cross(x, base - h))

    def tower(x: float, base: float, w: float, top: float, *, tone: float = 0.0) -> None:
        wall(pen, "brick", x - w / 2, x + w / 2, top, base, dark=0.36, tone=tone)
        pen.mark("white", joined(*(rect(x - w, y, 2 * w, 1.3) for y in (top + 2, top + (base - top) * 0.45))))
        pen.mark("white", arcade(x - w / 2, x + w / 2, top + (base - top) * 0.42, (base - top) * 0.26, 3, share=0.6))
        pen.mark("dark", arcade(x - w / 2, x + w / 2, top + (base - top) * 0.42, (base - top) * 0.22, 3, share=0.36))
        pen.part("white", joined(*(gable(x - w / 2 + w / 3 * i, x - w / 2 + w / 3 * (i + 1), top, 4)
            for i in range(3))))

    wall(pen, "brick", -10, 10, -74, -30, dark=0.3)
    pen.mark("white", joined(*(rect(-12, y, 24, 1.4) for y in (-72, -60, -46))))
    pen.mark("dark", joined(arcade(-9, 9, -62, 8, 3, share=0.4), arcade(-9, 9, -48, 8, 3, share=0.4)))
    pen.part("white", joined(*(gable(x - 4, x + 4, -73, 6) for x in (-7, 0, 7))))
    pen.part("brick", polygon([(-9, -74), (-3, -100), (3, -100), (9, -74)]), tone=0.02)
    pen.mark("white", joined(*(line([(x, -74), (x * 0.3, -100)]) for x in (-5, 0, 5))), width=0.8)
    pen.mark("brick", polygon([(3, -74), (1, -100), (10, -100), (10, -74)]), tone=-0.09)
    pen.part("white", rect(-3.6, -104, 7.2, 4))
    dome(0, -103, 5, "gold", "yellow", "stripe")
    tower(-22, -24, 12, -60, tone=-0.03)
    dome(-22, -60, 8.6, "green", "yellow", "swirl")
    tower(22, -24, 12, -62, tone=-0.03)
    dome(22, -62, 8.6, "blue", "white", "stripe")
    tower(-39, -18, 13, -48)
    dome(-39, -48, 9.4, "blue", "white", "zigzag")
    tower(39, -18, 13, -48)
    dome(39, -48, 9.4, "red", "green", "diamond")
    tower(-10, -20, 12, -44, tone=0.02)
    dome(-10, -44, 8.2, "red", "white", "swirl")
    tower(11, -20, 12, -42, tone=0.02)
    dome(11, -42, 8.2, "green", "red", "zigzag")
    tower(-26, -18, 10, -36, tone=0.03)
    dome(-26, -36, 6.4, "yellow", "green", "swirl")
    tower(27, -18, 10, -36, tone=0.03)
    dome(27, -36, 6.4, "yellow", "blue", "diamond")
    wall(pen, "brick", -52, 52, -20, dark=0.1, tone=-0.03)
    pen.mark("white", joined(rect(-52, -20, 104, 2), rect(-52, -3, 104, 3)))
    pen.mark("white", arcade(-50, 50, -3, 14, 10, share=0.74))
    pen.mark("dark", arcade(-50, 50, -3, 12, 10, share=0.56))
    for x in (-30, 30):
        pen.part("green", spire(x, -19, 15, 15))
        pen.mark("white", joined(*(line([(x + d, -19), (x, -34)]) for d in (-4, 0, 4))), width=0.7)
    pen.anchor(top=(0, -114), door=(0, 0))


@symbol("kremlin tower, spasskaya tower, kremlin, the kremlin, moscow kremlin",
    kinds="landmark, tower, building", home="forecourt",
    height=71, symbol_id="kremlin_tower", slots={"brick": ("#a8453a", "primary"), "white": ("#f2e9da", "fixed"),
    "roof": ("#3f7a5f", "second"), "gold": ("#e2b03a", "fixed"), "dark": ("#33282c", "fixed"),
    "star": ("#d8242e", "light")})
def kremlin_tower(pen: Pen) -> None:
    for left, right in ((-84, -12), (12, 84)):
        wall(pen, "brick", left, right, -24, dark=0, tone=-0.05)
        pen.mark("brick", courses(left, right, -24, 0, 5), tone=-0.1, width=0.6)
        for x in along(left, right, 9):
            pen.part("brick", polygon([(x - 2.8, -23), (x - 2.8, -32), (x - 1.4, -30.4), (x, -31.4), (x + 1.4, -30.4),
                (x + 2.8, -32), (x + 2.8, -23)]), tone=-0.03)
    wall(pen, "brick", -16, 16, -48, dark=0.3)
    pen.mark("white", arch(0, 0, 15, 22))
    pen.mark("dark", arch(0, 0, 12, 20))
    pen.mark("white", joined(rect(-17, -30, 34, 1.2), rect(-17, -46, 34, 1.2)))
    pen.mark("dark", arcade(-13, 13, -33, 9, 3, share=0.34))
    pen.part("white", joined(*(spire(x, -48, 3, 8) for x in (-14, -8, 8, 14))))
    wall(pen, "brick", -11, 11, -68, -48, dark=0.3, tone=0.02)
    pen.part("gold", ellipse(0, -59, 8.2))
    pen.part("dark", ellipse(0, -59, 7), shade="flat")
    pen.mark("gold", joined(*(rotated(rect(-0.5, -65.4, 1, 2), 30 * i, (0, -59)) for i in range(12))))
    pen.stroke("gold", line([(0, -64), (0, -59), (3.4, -57)]), 0.9)
    pen.part("white", rect(-12, -70, 24, 2.4))
    wall(pen, "brick", -8, 8, -80, -70, dark=0.3)
    pen.mark("white", arcade(-8, 8, -70, 8.6, 4, share=0.7))
    pen.mark("dark", arcade(-8, 8, -70, 7.4, 4, share=0.46))
    spires(pen, "white", (-11, 11), -70, 3, 8)
    pen.part("roof", spire(0, -80, 19, 34))
    pen.mark("roof", polygon([(2, -80), (0, -114), (12, -80)]), tone=-0.1)
    pen.mark("gold", joined(*(line([(-12, y), (12, y)]) for y in (-84, -90, -96))), width=0.7)
    pen.part("star", star(0, -119, 6.4, 2.5, 5), shade="glow")
    pen.anchor(top=(0, -122), door=(0, 0), lamp=(0, -59))


@symbol("hungarian parliament, hungarian parliament building, budapest parliament, parliament of budapest",
    kinds=LANDMARK, home="promenade", height=96, slots={"wall": ("#ece1cd", "primary"), "roof": ("#8f4a40", "second"),
    "dark": ("#5f5853", "fixed")})
def hungarian_parliament(pen: Pen) -> None:
    wall(pen, "wall", -88, 88, -26, dark=0)
    pen.part("roof", polygon([(-88, -26), (-84, -36), (84, -36), (88, -26)]))
    pen.mark("dark", panes(-84, 84, -35, -29, 28, 1, share=0.2), alpha=0.4)
    for x in (-86, -52, 52, 86):
        wall(pen, "wall", x - 6, x + 6, -42, dark=0.3, tone=0.02)
        spires(pen, "roof", (x,), -42, 10, 12)
        spires(pen, "wall", (x - 6, x + 6), -41, 2.4, 14)
    for x in (-26, 26):
        wall(pen, "wall", x - 6, x + 6, -52, dark=0.3, tone=0.02)
        pen.mark("dark", joined(*(arch(x, y, 5, 12, pointed=True) for y in (-36, -16))), alpha=0.6)
        spires(pen, "roof", (x,), -52, 8, 24)
        spires(pen, "wall", (x - 6, x + 6), -50, 2.6, 14)
    pen.mark("dark", panes(-80, 80, -24, -12, 40, 1, share=0.4), alpha=0.5)
    pen.part("dark", joined(arcade(-80, -33, -13, 10, 12, share=0.46, pointed=True), arcade(33, 80, -13, 10, 12,
        share=0.46, pointed=True), arcade(-80, -33, -1, 9, 12, share=0.6), arcade(33, 80, -1, 9, 12, share=0.6)),
        shade="flat", tone=0.14)
    spires(pen, "wall", along(-82, 82, 24), -26, 1.8, 8)
    wall(pen, "wall", -18, 18, -58, dark=0.2, tone=0.02)
    pen.mark("dark", joined(arcade(-16, 16, -36, 16, 5, share=0.42, pointed=True), arcade(-16, 16, -14, 16, 5,
        share=0.42, pointed=True), arch(0, 0, 7, 9)), alpha=0.6)
    dome = pointed_dome(0, -58, 16, 27)
    pen.part("roof", dome)
    pen.mark("wall", joined(*(curve((x, -58), (x * 0.88, -72), (0, -86)) for x in (-15, -9, -3, 3, 9, 15))), width=0.9)
    pen.mark("roof", crescent(dome, -7, 0), tone=-0.1)
    spires(pen, "wall", along(-19, 19, 7), -57, 2.6, 13)
    wall(pen, "wall", -3, 3, -92, -84, dark=0.4)
    spires(pen, "wall", (0,), -92, 5, 22, tone=-0.03)
    pen.anchor(top=(0, -110), door=(0, 0), waterline=(0, -3))


@symbol("dracula's castle, bran castle, draculas castle, vampire castle, spooky castle, gothic castle",
    kinds="castle, landmark, building", height=60, symbol_id="bran_castle",
    slots={"wall": ("#d3c8b4", "primary"), "roof": ("#8c4a38", "second"), "rock": ("#5d5a5c", "fixed"),
    "window": ("#f6cf6a", "light"), "tree": ("#33473c", "fixed"), "wood": ("#5a4030", "fixed")},
    home="mountains, meadow")
def bran_castle(pen: Pen) -> None:
    def tower(x: float, w: float, top: float, low: float, roof: float, *, tone: float = 0.0) -> None:
        wall(pen, "wall", x - w / 2, x + w / 2, top, low, dark=0.36, tone=tone)
        pen.mark("window", panes(x - w * 0.4, x + w * 0.4, top + 4, top + 22, 2, 2, share=0.36, rise=0.5), shade="glow")
        spires(pen, "roof", (x,), top, w * 1.24, roof)
        pen.stroke("wood", line([(x, top - roof), (x, top - roof - 5)]), 0.8)

    tower(20, 22, -84, -40, 32, tone=-0.02)
    tower(-30, 20, -72, -36, 26)
    wall(pen, "wall", -24, 14, -66, -36, dark=0.2)
    pen.mark("window", panes(-20, 10, -60, -42, 4, 2, share=0.34, rise=0.5), shade="glow")
    pen.part("roof", polygon([(-28, -66), (-18, -82), (8, -82), (18, -66)]))
    wall(pen, "wall", 28, 50, -56, -30, dark=0.3, tone=-0.04)
    pen.mark("window", panes(30, 46, -52, -38, 3, 1, share=0.36, rise=0.5), shade="glow")
    pen.part("roof", gable(25, 53, -56, 18))
    tower(-50, 14, -54, -24, 22, tone=-0.03)
    tower(48, 13, -46, -20, 18)
    for x in (-12, 2):
        pen.part("roof", gable(x - 4, x + 4, -70, 7), tone=0.05)
        pen.part("window", rect(x - 1.6, -72, 3.2, 3.4), shade="glow")
    rock = polygon([(-70, 0), (-64, -16), (-60, -26), (-48, -28), (-38, -40), (-20, -38), (-4, -42), (16, -40), (30,
        -36),
        (46, -30), (56, -22), (62, -10), (72, 0)])
    pen.part("rock", rock)
    pen.mark("rock", joined(*(polygon([(x, -44), (x + 10, -34), (x + 2, 4), (x - 8, 4)]) for x in (-52, -24, 4, 32))),
        tone=0.07)
    pen.mark("rock", joined(*(polygon([(x, -44), (x + 6, -30), (x + 2, -6)]) for x in (-38, -10, 18, 46))), tone=-0.09)
    pen.part("tree", joined(*(spire(x, y, 13, h) for x, y, h in ((-66, 1, 24), (-54, 2, 18), (-34, 2, 20), (-12, 3, 16),
        (10, 2, 19), (34, 2, 22), (52, 2, 17), (66, 1, 25)))))
    stairs(pen, "wall", 8, -34, x=-8, count=4, grow=0.6, bottom=-22, tone=-0.06)
    pen.anchor(top=(20, -116), door=(-8, -30))


@symbol("charles bridge tower, prague bridge tower, prague old town tower, powder tower",
    kinds="landmark, tower, building",
    height=47, symbol_id="prague_tower", slots={"stone": ("#8f7d66", "primary"), "roof": ("#3f454f", "second"),
    "dark": ("#332c28", "fixed"), "gold": ("#d9ab42", "fixed")})
def prague_tower(pen: Pen) -> None:
    taper(pen, "stone", 0, 42, 40, -70, dark=0.26)
    pen.mark("stone", joined(*(rect(x, -72, 3, 74) for x in (-20, -10.5, 7.5, 17))), tone=0.06)
    pen.mark("dark", arch(0, 0, 16, 26, pointed=True))
    pen.mark("dark", joined(arcade(-14, 14, -48, 14, 2, share=0.4, pointed=True), arcade(-8, 8, -33, 3, 3, share=0.5)),
        alpha=0.8)
    pen.mark("gold", joined(*(rect(x - 2, -33, 4, 4, 1) for x in along(-16, 16, 5))))
    pen.mark("stone", courses(-22, 22, -70, 0, 3), tone=-0.13, width=1.2)
    pen.part("stone", rect(-23, -74, 46, 5), tone=0.04)
    pen.part("stone", battlement(-23, 23, -74, 3, 9), tone=0.02)
    pen.part("roof", polygon([(-18, -75), (-8, -104), (8, -104), (18, -75)]))
    pen.mark("roof", polygon([(6, -75), (3, -104), (9, -104), (19, -75)]), tone=-0.09)
    pen.mark("gold", joined(*(rect(x - 1, y, 2, 2.6) for x, y in ((-6, -84), (4, -84), (-3, -94)))))
    for x in (-19, 19):
        wall(pen, "stone", x - 4, x + 4, -84, -70, dark=0.4, tone=0.02)
        spires(pen, "roof", (x,), -84, 9, 26)
        pen.part("gold", joined(ellipse(x, -111, 1.2), rect(x - 0.4, -115, 0.8, 4)))
    for x in (-8, 8):
        pen.part("gold", joined(ellipse(x, -105, 1.3), rect(x - 0.5, -112, 1, 7)))
    pen.anchor(top=(0, -104), under=(0, 0))
