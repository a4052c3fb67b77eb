"""What stands outdoors: playgrounds, fairs, famous buildings, farm and street furniture beyond the commonest."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    Landmark,
    Path,
    arc,
    difference,
    ellipse,
    joined,
    limb,
    line,
    moved,
    outline,
    polygon,
    rect,
    rotated,
    scaled,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Slots
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, box, crescent, curve, pole, turned
from limner.engines.illustrator.atlas.templates.outfit import human
from limner.engines.illustrator.atlas.templates.person import MAN, Clothes, Person, Posed, person
from limner.engines.illustrator.atlas.templates.portrait import Look

STEEL: Hue = ("#aeb8c4", "fixed")
DARK: Hue = ("#2f343d", "fixed")
STONE = "#c9c2b4"


@symbol("scarecrow", kinds="figure, thing", height=1.8, faces_viewer=True,
    slots={"shirt": ("#c9503f", "primary"), "straw": ("#e8c25a", "fixed"), "hat": ("#b58a4a", "second"),
    "sack": ("#d9b98a", "fixed"), "wood": ("#7a5532", "fixed"),
    "patch": ("#5f86b0", "fixed"), "dark": DARK}, home="farm", traits=("lively",))
def scarecrow(pen: Pen) -> None:
    pen.part("wood", rect(-2.6, -70, 5.2, 70, 1))
    pen.part("wood", rect(-50, -65, 100, 4.6, 1))
    for side in (-1, 1):
        straws = joined(*(line([(side * 42, -63), (side * (54 + 3 * (i % 2)), -72 + 4.4 * i)]) for i in range(5)))
        pen.stroke("straw", straws, 2.2)
        pen.part("shirt", polygon([(side * 12, -72), (side * 44, -69), (side * 45, -56), (side * 14, -54)]),
            tone=-0.03 if side < 0 else -0.08)
    pen.stroke("straw", joined(*(line([(x, -28), (x * 1.3, -12 - abs(x) * 0.2)]) for x in range(-15, 16, 5))), 2.4)
    body = smooth([(-15, -74, "c"), (15, -74, "c"), (17, -48), (20, -25, "c"), (12, -28, "c"), (5, -22, "c"),
        (-3, -28, "c"), (-11, -22, "c"), (-20, -26, "c"), (-17, -48)], tension=0.3)
    pen.part("shirt", body)
    pen.mark("shirt", crescent(body, -5, 0), tone=-0.09)
    pen.mark("dark", joined(*(line([(x, -80), (x, -20)]) for x in (-10, 0, 10)),
        *(line([(-24, y), (24, y)]) for y in (-64, -52, -40))), width=1, alpha=0.35)
    pen.part("patch", rotated(rect(2, -48, 10, 10), 8, (7, -43)))
    pen.stroke("straw", joined(*(line([(x * 0.6, -74), (x, -66 + abs(x) * 0.4)]) for x in range(-12, 13, 4))), 2)
    head = smooth([(-12, -78), (-13, -92), (0, -99), (13, -92), (12, -78), (5, -72), (-5, -72)])
    pen.part("sack", head)
    pen.mark("sack", crescent(head, -4, -2), tone=-0.08)
    pen.part("dark", joined(ellipse(-4.6, -86, 2), ellipse(4.6, -86, 2)), shade="flat")
    pen.part("shirt", polygon([(0, -84), (2.4, -80), (-2.4, -80)]), shade="flat")
    pen.stroke("dark", joined(curve((-7, -78), (0, -75.4), (7, -78)), *(line([(x, -79), (x, -74.6)])
        for x in (-4, 0, 4))), 1)
    for side in (-1, 1):
        pen.stroke("straw", joined(*(line([(side * 9, -94), (side * (15 + i), -86 + 4 * i)]) for i in range(3))), 2)
    pen.part("hat", ellipse(0, -94, 25, 5.4), tone=-0.05)
    pen.part("hat", smooth([(-12, -95, "c"), (-8, -112), (2, -116), (10, -110), (12, -95, "c"), (0, -92)]))
    pen.mark("shirt", rect(-16, -100, 32, 5))
    pen.anchor(head=(0, -86), eye=(4, -86), face=(0, -84), hat=(0, -98), top=(0, -114), hand=(50, -63), held=(50, -63),
        neck=(0, -72), chest=(0, -55), lean=(-16, -40), handle=(0, -40))


@symbol("seesaw, see-saw, teeter-totter, teeter totter", kinds="toy, furniture", height=0.9,
    slots={"board": ("#e2483d", "primary"), "base": ("#3f8fd0", "second"), "metal": STEEL,
    "seat": ("#f6c43d", "fixed")}, home="park")
def seesaw(pen: Pen) -> None:
    pen.part("base", polygon([(-4, -34), (10, -38), (34, -4), (20, 0)]), tone=-0.14)
    pen.part("base", polygon([(0, -38), (22, 0), (12, 0), (0, -22), (-12, 0), (-22, 0)]))
    board = rotated(rect(-86, -38, 172, 6.4, 3), -15, (0, -35))
    pen.part("board", board)
    pen.mark("board", rotated(rect(-90, -34.4, 180, 4), -15, (0, -35)), tone=-0.1)
    for x in (-1, 1):
        pen.part("seat", rotated(rect(x * 72 - 13, -42, 26, 5, 2), -15, (0, -35)))
        pen.stroke("metal", rotated(smooth([(x * 54 - 5, -38, "c"), (x * 54 - 5, -56), (x * 54 + 5, -56),
            (x * 54 + 5, -38, "c")], closed=False), -15, (0, -35)), 2.8)
    pen.part("metal", ellipse(0, -35, 4.6))
    pen.anchor(seat=(-70, -20), top=(0, -40), lean=(0, -20), under=(40, 0))


@symbol("trampoline", kinds="toy, sports gear", height=0.9,
    slots={"rim": ("#2f8fd0", "primary"), "mat": ("#2b2f38", "fixed"), "metal": STEEL}, home="park")
def trampoline(pen: Pen) -> None:
    for x, y in ((-36, -5), (36, -5)):
        pen.part("metal", rect(x - 2, -40, 4, 40 + y), tone=-0.16)
    for x in (-62, -22, 22, 62):
        pen.part("metal", rect(x - 2.4, -34, 4.8, 34 - (5 if abs(x) > 40 else 0), 1))
    for x in (-42, 42):
        pen.stroke("metal", line([(x - 20, -6 if x < 0 else -2), (x + 20, -2 if x < 0 else -6)]), 4)
    pen.part("rim", ellipse(0, -38, 74, 19), tone=-0.12)
    pen.part("rim", ellipse(0, -42, 74, 19))
    mat = ellipse(0, -42, 58, 13.6)
    pen.part("mat", mat)
    pen.mark("mat", ellipse(-10, -40, 40, 8), tone=0.06)
    pen.mark("metal", joined(*(line([(58 * math.cos(t), -42 + 13.6 * math.sin(t)),
        (53 * math.cos(t), -42 + 12 * math.sin(t))]) for t in (math.radians(15 * i) for i in range(24)))), width=1.2,
        detail=1)
    pen.anchor(top=(0, -42), seat=(0, -42), lean=(74, -30), under=(0, -4))


@symbol("carousel, merry-go-round, merry go round", kinds="landmark, building", height=7,
    slots={"roof": ("#d9453f", "primary"), "cream": ("#fdf3dc", "second"), "gold": ("#e8b93f", "fixed"),
    "horse": ("#fbf8f2", "fixed"), "mane": ("#c98a4a", "fixed"), "pole": ("#e8c768", "fixed"),
    "saddle": ("#3f8fd0", "fixed"), "dark": DARK})
def carousel(pen: Pen) -> None:
    pen.part("cream", rect(-13, -62, 26, 54), tone=-0.06)
    pen.mark("gold", joined(*(rect(-9, y, 18, 8, 3) for y in (-56, -44, -32))))
    for x, y, k, tone in ((-30, -34, 0.66, -0.06), (30, -32, 0.66, -0.06), (-48, -26, 0.9, 0.0), (2, -22, 1.0, 0.0),
        (48, -28, 0.9, 0.0)):
        pen.part("pole", rect(x - 1.2, -64, 2.4, 56))
        h: list[Landmark] = [(-12, 2), (-11, -6), (-2, -8), (6, -12), (9, -20, "c"), (13, -18), (18, -11), (16, -8),
            (12, -9), (10, 0), (13, 9), (9, 10), (6, 4), (-6, 3), (-10, 11), (-14, 9)]
        pen.part("horse", scaled(moved(smooth(h), x, y), k, centre=(x, y)), tone=tone)
        pen.part("mane", joined(smooth([(x + k * a, y + k * b) for a, b in ((8, -20), (3, -15), (1, -8), (6, -11))]),
            smooth([(x + k * a, y + k * b) for a, b in ((-11, -5), (-17, -2), (-18, 6), (-13, 2))])), tone=tone)
        pen.part("saddle", ellipse(x - 1 * k, y - 6 * k, 5 * k, 3.4 * k), tone=tone)
        pen.part("dark", ellipse(x + 12 * k, y - 14 * k, 1.1 * k), shade="flat", detail=1)
    pen.part("cream", smooth([(-66, -8), (0, -2), (66, -8), (62, 0, "c"), (0, 4), (-62, 0, "c")]), tone=-0.04)
    pen.mark("roof", joined(*(polygon([(x, -14), (x + 8, -14), (x + 8, 8), (x, 8)]) for x in range(-64, 66, 16))))
    canopy = smooth([(0, -106, "c"), (18, -90), (66, -70, "c"), (0, -60), (-66, -70, "c"), (-18, -90)])
    pen.part("roof", canopy)
    for i in range(-3, 4):
        a, b = i * 20 - 5, i * 20 + 5
        pen.mark("cream", smooth([(0, -108, "c"), (a * 0.3, -90), (a * 1.15, -58, "c"), (b * 1.15, -58, "c"),
            (b * 0.3, -90)]))
    pen.mark("roof", crescent(canopy, -9, 0), tone=-0.1, alpha=0.6)
    pen.part("gold", smooth([(-66, -70, "c"), (-55, -60), (-44, -65.6, "c"), (-33, -56), (-22, -62, "c"), (-11, -53),
        (0, -60, "c"), (11, -53), (22, -62, "c"), (33, -56), (44, -65.6, "c"), (55, -60), (66, -70, "c"), (0, -63)]))
    pen.part("gold", ellipse(0, -106, 4))
    pen.part("roof", polygon([(0, -110), (0, -122), (14, -116)]), tone=-0.03)
    pen.part("gold", rect(-0.9, -122, 1.8, 16))
    pen.anchor(top=(0, -106), seat=(2, -30), lean=(-60, -20))


@symbol("roller coaster, rollercoaster", kinds="landmark", height=30,
    slots={"rail": ("#d9453f", "primary"), "beam": ("#f3ead8", "fixed"), "car": ("#3f8fd0", "second"),
    "skin": ("#e3a67e", "fixed"), "dark": DARK}, home="park")
def roller_coaster(pen: Pen) -> None:
    track = [(-88, -12), (-76, -34), (-62, -70), (-46, -90), (-30, -76), (-20, -44), (-6, -20), (8, -24), (20, -52),
        (34, -68), (48, -58), (58, -34), (72, -18), (88, -16)]
    tops = {-76: -34, -62: -70, -46: -90, -30: -76, -20: -44, 20: -52, 34: -68, 48: -58, 58: -34, 72: -18}
    for x, y in tops.items():
        pen.part("beam", rect(x - 1.5, y, 3, -y), tone=-0.08)
    braces = [((-76, -2), (-62, -34)), ((-62, -2), (-46, -40)), ((-46, -2), (-30, -36)), ((-62, -36), (-46, -68)),
        ((-46, -42), (-32, -68)), ((-30, -2), (-20, -24)), ((20, -2), (34, -30)), ((34, -2), (48, -30)),
        ((34, -32), (46, -56)), ((48, -2), (58, -20))]
    pen.stroke("beam", joined(*(line([a, b]) for a, b in braces)), 1.6, tone=-0.12)
    pen.stroke("rail", smooth([(x, y + 4) for x, y in track], closed=False), 2.6, tone=-0.14)
    pen.stroke("rail", smooth(track, closed=False), 4.4)
    loop = difference(ellipse(2, -42, 24, 26), ellipse(2, -42, 20, 22))
    pen.part("rail", loop, tone=-0.05)
    for i, (x, y, turn) in enumerate(((-37, -88, 44), (-47, -95, 2), (-58, -88, -42))):
        pen.part("car", rotated(smooth([(x - 7, y - 6, "c"), (x + 7, y - 6, "c"), (x + 8, y + 3), (x - 8, y + 3)],
            tension=0.3), turn, (x, y)), tone=0.04 * (i == 0))
        head = rotated(joined(ellipse(x - 3, y - 8, 2.4), ellipse(x + 3, y - 8, 2.4)), turn, (x, y))
        pen.part("skin", head)
        pen.part("dark", rotated(joined(ellipse(x - 4, y + 3.4, 1.8), ellipse(x + 4, y + 3.4, 1.8)), turn, (x, y)),
            shade="flat", detail=1)
    pen.part("beam", rect(-88, -3, 176, 3), tone=-0.16)
    pen.anchor(top=(-46, -98), lean=(-60, -30))


@symbol("phone booth, telephone booth, phone box, telephone box, red telephone box, police box",
    kinds="street furniture, building", height=2.5,
    slots={"body": ("#c9302f", "primary"), "glass": ("#bfe0ea", "fixed"), "sign": ("#fbf6ea", "fixed"), "dark": DARK})
def phone_booth(pen: Pen) -> None:
    box(pen, "body", (-24, -88), (42, 88), (8, 4))
    pen.part("body", smooth([(-24, -92, "c"), (-20, -99), (-3, -102), (16, -99), (19, -92, "c")]), tone=0.03)
    pen.part("body", rect(-26, -93, 47, 6, 1), tone=0.05)
    pen.part("sign", rect(-20, -86, 34, 6, 1))
    pen.mark("dark", joined(*(rect(x, -84.6, 2.4, 3.4) for x in range(-17, 12, 4))), alpha=0.8)
    panes = [(x, y) for y in (-76, -63, -50, -37, -24) for x in (-19, -8, 3)]
    pen.part("body", rect(-21, -78, 36, 68, 1), tone=-0.1)
    pen.part("glass", joined(*(rect(x, y, 9.4, 11, 0.6) for x, y in panes)), shade="flat")
    pen.mark("glass", joined(polygon([(-12, -84), (0, -84), (-22, -20), (-34, -20)]),
        polygon([(14, -70), (20, -70), (0, -8), (-6, -8)])), tone=0.07, alpha=0.8)
    pen.part("glass", joined(*(polygon([(20, y), (24, y - 1.6), (24, y + 9), (20, y + 11)])
        for y in (-76, -63, -50, -37, -24))), tone=-0.12, shade="flat")
    pen.part("sign", rect(10, -46, 3, 8, 1))
    pen.anchor(top=(0, -100), lean=(-24, -40))


@symbol("vending machine, snack machine, drinks machine", kinds="appliance, street furniture", height=1.9,
    slots={"body": ("#d9383f", "primary"), "dark": DARK, "glass": ("#d9edf3", "fixed"), "a": ("#f6c43d", "fixed"),
    "b": ("#3f8fd0", "fixed"), "c": ("#5fae52", "fixed"), "d": ("#e8793a", "fixed"), "light": ("#8ff0c0", "light")},
    shapes=("rectangular",))
def vending_machine(pen: Pen) -> None:
    box(pen, "body", (-32, -98), (56, 96), (9, 5))
    pen.part("dark", rect(-30, -3, 52, 3))
    pen.part("glass", rect(-28, -92, 34, 64, 2), shade="flat")
    for row, y in enumerate((-79, -66, -53, -40)):
        for i in range(5):
            slot = "abcd"[(i * 3 + row * 2) % 4]
            pen.part(slot, rect(-26.4 + 6.4 * i, y - 8, 5, 9, 1.6))
        pen.part("dark", rect(-28, y + 1.4, 34, 1.6), alpha=0.7)
    pen.part("glass", polygon([(-20, -92), (-10, -92), (-22, -28), (-28, -28), (-28, -50)]), shade="glass", alpha=0.35)
    pen.part("dark", rect(9, -88, 12, 34, 2))
    pen.part("light", rect(10.6, -86, 8.8, 6, 1), shade="glow")
    pen.mark("glass", joined(*(ellipse(12 + 3 * i, -74 + 4 * j, 1.1) for i in range(3) for j in range(4))), detail=1)
    pen.part("a", rect(13, -50, 4, 7, 1))
    pen.part("dark", rect(-24, -22, 26, 13, 2))
    pen.mark("body", rect(-24, -22, 26, 4), tone=-0.05)
    pen.anchor(top=(0, -100), lean=(-32, -40))


@symbol("basketball hoop, basketball net, basketball basket, hoop", kinds="sports gear", height=3.2,
    slots={"board": ("#f6f4ef", "primary"), "ring": ("#e8662f", "fixed"), "net": ("#fbf8f2", "fixed"),
    "pole": ("#5b6470", "fixed"), "line": ("#d9383f", "second")}, home="gym")
def basketball_hoop(pen: Pen) -> None:
    pen.part("pole", rect(-3, -62, 6, 62, 1))
    pen.part("pole", rect(-14, -4, 28, 4, 1), tone=-0.06)
    board = rect(-38, -108, 76, 52, 3)
    pen.part("board", board)
    pen.mark("line", difference(rect(-36, -106, 72, 48, 2), rect(-33.6, -103.6, 67.2, 43.2)))
    pen.mark("line", difference(rect(-15, -88, 30, 23), rect(-12.4, -85.4, 24.8, 17.8)))
    pen.part("ring", rect(-4, -66, 8, 7, 1), tone=-0.08)
    mesh: list[Path] = []
    for i in range(7):
        x = -17 + 34 * i / 6
        mesh += [curve((x, -56), (x * 0.78 + 3, -44), (x * 0.6, -32)), curve((x, -56), (x * 0.78 - 3, -44),
            (x * 0.6, -32))]
    pen.part("net", outline(joined(*mesh), 1.6))
    pen.part("ring", difference(ellipse(0, -57, 21, 6), ellipse(0, -57, 17.6, 3.6)))
    pen.anchor(top=(0, -108), lean=(4, -30), opening=(0, -57))


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


@symbol("taj mahal", kinds="landmark, building", height=60, slots={"wall": ("#f6f1e8", "primary"),
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


@symbol("opera house, sydney opera house, concert hall", kinds="landmark, building", height=60,
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


@symbol("suspension bridge, golden gate bridge, golden gate", kinds="bridge, landmark", height=60,
    slots={"steel": ("#c94a34", "primary"), "road": ("#7a4438", "follow")}, home="lake")
def suspension_bridge(pen: Pen) -> None:
    hangers = []
    for i in range(-15, 16):
        x = i * 6.0
        sag = -30 - 60 * ((x / 45) ** 2) if abs(x) <= 45 else -90 + 62 * ((abs(x) - 45) / 46)
        hangers.append(line([(x, sag), (x, -24)]))
    pen.stroke("steel", joined(*hangers), 1.1, tone=-0.05)
    for side in (-1, 1):
        pen.stroke("steel", smooth([(0, -30), (side * 16, -38), (side * 32, -60), (side * 45, -92, "c"),
            (side * 60, -66), (side * 76, -44), (side * 92, -26)], closed=False), 2.8)
    pen.part("road", rect(-94, -20, 188, 6), tone=-0.05)
    pen.part("steel", rect(-94, -25, 188, 5), tone=0.02)
    pen.mark("road", joined(*(line([(x, -26), (x + 5, -19)]) for x in range(-94, 94, 6))), width=1, tone=-0.1)
    for x in (-45, 45):
        for dx in (-7, 3.4):
            pen.part("steel", rect(x + dx, -96, 3.6, 96), tone=0.03 if dx < 0 else -0.06)
        for y in (-94, -76, -58, -42):
            pen.part("steel", rect(x - 7, y, 14, 4.4))
        pen.part("steel", joined(line([(x - 4, -16), (x + 4, 0)])), tone=-0.06)
        pen.part("road", rect(x - 11, -5, 22, 5, 1), tone=-0.12)
    pen.anchor(top=(0, -25), under=(0, -4), seat=(0, -25))


@symbol("colosseum, coliseum, roman colosseum, amphitheatre, amphitheater", kinds="landmark, building", height=48,
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


@symbol("wind turbine, windturbine", kinds="building", height=90, slots={"blade": ("#f4f5f6", "primary"),
    "tower": ("#dfe3e8", "follow")})
def wind_turbine(pen: Pen) -> None:
    pen.part("tower", polygon([(-2, -62), (2, -62), (4.4, 0), (-4.4, 0)]))
    pen.mark("tower", polygon([(1, -66), (6, -66), (6, 4), (1.6, 4)]), tone=-0.1)
    blade = smooth([(-1.6, -66, "c"), (-4.4, -78), (-2, -112), (0.6, -116, "c"), (2.4, -90), (2, -66, "c")])
    pen.part("blade", union(*(rotated(blade, a, (0, -64)) for a in (14, 134, 254))))
    pen.part("tower", ellipse(0, -64, 4.6), tone=-0.06)
    pen.anchor(top=(0, -116), lean=(-4, -20))


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


@symbol("coffin, casket", kinds="thing", height=0.6, slots={"wood": ("#6b4530", "primary"),
    "gold": ("#dcb14a", "fixed")}, home="forest")
def coffin(pen: Pen) -> None:
    outer = polygon([(-15, -100), (15, -100), (30, -68), (18, 0), (-18, 0), (-30, -68)])
    pen.part("wood", polygon([(15, -100), (22, -98), (37, -66), (25, 0), (18, 0), (30, -68)]), tone=-0.14)
    pen.part("wood", outer)
    pen.mark("wood", polygon([(10, -104), (40, -68), (20, 4), (8, 4)]), tone=-0.07)
    pen.mark("wood", difference(polygon([(-12, -96), (12, -96), (25.6, -67.4), (14.6, -4), (-14.6, -4),
        (-25.6, -67.4)]), polygon([(-10.6, -93), (10.6, -93), (22.6, -67), (12.4, -7), (-12.4, -7), (-22.6, -67)])),
        tone=0.12)
    pen.part("gold", union(rect(-2.6, -84, 5.2, 40, 1), rect(-11, -73, 22, 5.2, 1)))
    pen.part("gold", joined(*(ellipse(x, y, 1.7) for x, y in ((-17, -84), (17, -84), (-21, -46), (21, -46), (-16, -16),
        (16, -16)))), detail=1)
    pen.anchor(top=(0, -100), lean=(-30, -60), seat=(0, -50))


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


@symbol("gazebo, pavilion, bandstand, garden pavilion", kinds="building", height=4,
    slots={"wood": ("#f4f0e6", "primary"), "roof": ("#5f7f8f", "second"), "floor": ("#a9794a", "fixed")})
def gazebo(pen: Pen) -> None:
    for x in (-24, 24):
        pen.part("wood", rect(x - 2, -58, 4, 50), tone=-0.16)
    pen.part("floor", polygon([(-52, -8), (-30, -15), (30, -15), (52, -8), (52, -2), (30, 0), (-30, 0), (-52, -2)]))
    for x0, x1 in ((-50, -18), (18, 50)):
        pen.part("wood", joined(rect(x0, -27, x1 - x0, 3), rect(x0, -12, x1 - x0, 2.6),
            *(rect(x, -26, 1.8, 16) for x in range(x0 + 3, x1, 5))), tone=-0.03)
    for x in (-50, -18, 18, 50):
        pen.part("wood", rect(x - 2.6, -60, 5.2, 56, 1))
        pen.part("wood", joined(*(polygon([(x + s * 2, -58), (x + s * 11, -58), (x + s * 2, -48)])
            for s in (-1, 1) if abs(x + s * 11) < 56)), tone=-0.04)
    pen.part("wood", rect(-56, -64, 112, 6, 1), tone=0.03)
    roof = smooth([(-64, -62, "c"), (-34, -76), (-12, -96), (0, -106, "c"), (12, -96), (34, -76), (64, -62, "c")])
    pen.part("roof", roof)
    pen.mark("roof", joined(curve((0, -106), (-10, -84), (-22, -60)), curve((0, -106), (10, -84), (22, -60))),
        tone=-0.12, width=1.8)
    pen.mark("roof", polygon([(0, -110), (22, -58), (70, -58)]), tone=-0.08)
    pen.part("wood", union(ellipse(0, -107, 3), rect(-0.8, -116, 1.6, 10)))
    pen.anchor(top=(0, -108), under=(0, -10), seat=(0, -12), lean=(-52, -30))


@symbol("teepee, tipi, wigwam, tepee", kinds="tent, building", height=5, slots={"hide": ("#e6cfa4", "primary"),
    "band": ("#c9503f", "second"), "wood": ("#7a5532", "fixed"), "dark": ("#4a3426", "fixed")})
def teepee(pen: Pen) -> None:
    for x0, x1 in ((-8, 14), (0, 2), (9, -13), (-4, 7), (5, -6)):
        pen.part("wood", pole((x0, -84), (x1, -108), 2.6, 1.8))
    cone = smooth([(-6, -88, "c"), (6, -88, "c"), (28, -44), (46, 0, "c"), (0, 3), (-46, 0, "c"), (-28, -44)],
        tension=0.3)
    pen.part("hide", cone)
    pen.mark("hide", polygon([(4, -92), (60, 6), (24, 6)]), tone=-0.08)
    zig = smooth([(x, -26 + (7 if i % 2 else 0), "c") for i, x in enumerate(range(-49, 50, 7))], closed=False)
    pen.mark("band", joined(zig), width=3.2)
    pen.mark("band", joined(curve((-50, -14), (0, -11), (50, -14)), curve((-30, -60), (0, -58), (30, -60))), width=3)
    pen.part("dark", smooth([(0, -46, "c"), (8, -22), (13, 1.6, "c"), (-11, 1.6, "c"), (-6, -22)]))
    pen.part("hide", smooth([(0, -48, "c"), (-8, -22), (-16, 2, "c"), (-8, 2, "c"), (-3, -22)]), tone=0.05)
    pen.anchor(top=(0, -100), lean=(-40, -20), under=(0, -2))


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


@symbol("lawn mower, lawnmower, grass mower", kinds="tool, appliance", height=1,
    slots={"body": ("#d9383f", "primary"), "dark": DARK, "metal": STEEL, "bag": ("#4a505c", "fixed")}, home="garden")
def lawn_mower(pen: Pen) -> None:
    pen.stroke("metal", smooth([(-24, -26, "c"), (-74, -78, "c"), (-82, -79)], closed=False), 4)
    pen.stroke("dark", line([(-70, -74), (-82, -80)]), 6)
    pen.part("bag", smooth([(-24, -40, "c"), (-58, -40), (-66, -16), (-40, -8), (-22, -12, "c")]))
    deck = smooth([(-28, -10, "c"), (-26, -28), (-10, -34), (30, -34), (46, -24), (50, -10, "c")])
    pen.part("body", deck)
    pen.mark("body", crescent(deck, -4, -5), tone=-0.1)
    pen.part("dark", rect(-6, -48, 32, 15, 4))
    pen.part("metal", rect(0, -54, 20, 8, 3))
    pen.mark("dark", joined(*(line([(x, -50), (x, -32)]) for x in (0, 5, 10, 15, 20))), tone=0.14, width=1.4)
    for x, r in ((-20, 13), (38, 11)):
        pen.part("dark", ellipse(x, -r, r))
        pen.part("metal", ellipse(x, -r, r * 0.56))
        pen.part("dark", ellipse(x, -r, r * 0.2), shade="flat")
    pen.anchor(handle=(-78, -78), top=(10, -52), seat=(10, -50))


@symbol("picnic table, picnic bench", kinds="table, furniture", height=0.8, slots={"wood": ("#b07a48", "primary")},
    home="park")
def picnic_table(pen: Pen) -> None:
    for x in (-44, 36):
        pen.part("wood", pole((x + 10, -60), (x - 18, -3), 5, 5), tone=-0.14)
        pen.part("wood", pole((x, -60), (x + 28, -3), 5, 5), tone=-0.14)
        pen.part("wood", rect(x - 26, -31, 62, 4.6), tone=-0.12)
    pen.part("wood", polygon([(-58, -40), (62, -40), (66, -36), (-62, -36)]), tone=-0.08)
    pen.part("wood", polygon([(-60, -72), (60, -72), (74, -60), (-74, -60)]), tone=0.05)
    pen.mark("wood", joined(line([(-70, -64), (70, -64)]), line([(-66, -68), (66, -68)])), tone=-0.12, width=1.2)
    pen.part("wood", rect(-74, -60, 148, 5, 1), tone=-0.04)
    for x in (-44, 36):
        pen.part("wood", pole((x + 14, -55), (x - 12, 0), 6, 6), tone=-0.02)
        pen.part("wood", pole((x - 4, -55), (x + 24, 0), 6, 6), tone=-0.05)
    pen.part("wood", polygon([(-72, -34), (70, -34), (82, -27), (-82, -27)]), tone=0.06)
    pen.part("wood", rect(-82, -27, 164, 4.6, 1), tone=-0.03)
    pen.anchor(top=(0, -66), seat=(0, -31), under=(0, -2), lean=(72, -50))


@symbol("pool table, billiard table, billiards table, snooker table", kinds="table, furniture", height=0.85,
    slots={"felt": ("#2f8f5f", "primary"), "wood": ("#7a4a2c", "second"), "dark": DARK, "white": ("#fbf8f2", "fixed"),
    "red": ("#d9383f", "fixed"), "yellow": ("#f6c43d", "fixed"), "blue": ("#2f6fc0", "fixed")}, shapes=("rectangular",))
def pool_table(pen: Pen) -> None:
    for x in (-56, 56):
        pen.part("wood", turned([(-40, 7), (-24, 5), (-8, 8), (0, 7)], cx=x, tilt=0.15), tone=-0.06)
    pen.part("wood", polygon([(-60, -76), (60, -76), (84, -46), (-84, -46)]))
    pen.part("wood", rect(-84, -46, 168, 16, 2), tone=-0.1)
    pen.mark("wood", rect(-84, -36, 168, 8), tone=-0.18)
    felt = polygon([(-54, -72), (54, -72), (74, -51), (-74, -51)])
    pen.part("felt", felt)
    pen.mark("felt", polygon([(-60, -73), (60, -73), (62, -69), (-62, -69)]), tone=-0.12)
    for x, y in ((-55, -72), (0, -73), (55, -72), (-76, -50), (0, -49.6), (76, -50)):
        pen.part("dark", ellipse(x, y, 5, 3), shade="flat")
    for bx, by, slot in ((30, -62, "red"), (37, -64.4, "yellow"), (37, -59.6, "blue"), (44, -67, "blue"),
        (44.6, -62, "red"), (45, -57, "yellow"), (-38, -59, "white"), (-6, -66, "dark")):
        pen.part(slot, ellipse(bx, by, 2.8))
    pen.part("yellow", pole((-64, -52), (-42, -58), 2.4, 1.2), tone=-0.1)
    pen.part("yellow", pole((-100, -44), (-62, -53), 3.2, 2.4), tone=-0.16)
    pen.anchor(top=(0, -62), seat=(0, -62), under=(0, -2), lean=(84, -40))


@symbol("gas pump, petrol pump, fuel pump, gasoline pump, fuel dispenser", kinds="street furniture", height=1.9,
    slots={"body": ("#d9383f", "primary"), "white": ("#f6f4ef", "second"), "dark": DARK, "screen": ("#bfe3d0", "fixed"),
    "metal": STEEL})
def gas_pump(pen: Pen) -> None:
    pen.stroke("dark", smooth([(22, -80, "c"), (40, -82), (46, -60), (40, -24), (30, -14), (24, -30), (28, -52)],
        closed=False), 3.4)
    box(pen, "body", (-28, -92), (48, 88), (8, 4))
    pen.part("dark", rect(-32, -5, 62, 5, 1))
    pen.part("white", rect(-23, -86, 38, 34, 3))
    pen.part("screen", rect(-18, -81, 28, 10, 1), shade="flat")
    pen.mark("dark", joined(*(rect(x, -79, 3.4, 6) for x in (-15, -9.6, -2, 3.4))))
    pen.mark("dark", joined(*(rect(-18 + 10 * i, -66, 8, 4, 1) for i in range(3))), alpha=0.6)
    drop = smooth([(-4, -46, "c"), (6, -30), (2, -19), (-10, -19), (-14, -30)])
    pen.part("white", drop, shade="flat")
    pen.part("metal", rect(18, -56, 8, 14, 2))
    pen.part("dark", smooth([(20, -58, "c"), (34, -60, "c"), (36, -52), (30, -46), (26, -38, "c"), (21, -38, "c")],
        tension=0.3))
    pen.part("metal", pole((33, -57), (44, -66), 3, 2.4))
    pen.anchor(top=(0, -94), lean=(-28, -40), handle=(28, -50))


@symbol("solar panel, photovoltaic panel, solar array", kinds="electronics, building", height=1.6,
    slots={"cell": ("#2b4f8f", "primary"), "metal": STEEL})
def solar_panel(pen: Pen) -> None:
    pen.part("metal", pole((10, -40), (16, 0), 6, 6), tone=-0.1)
    pen.part("metal", pole((22, -40), (-10, 0), 3, 3), tone=-0.16)
    pen.part("metal", polygon([(-32, -86), (66, -86), (42, -22), (-62, -22)]))
    cells = []
    for i in range(5):
        for j in range(4):
            def at(u: float, v: float) -> tuple[float, float]:
                return -32 - 30 * v + (98 + 6 * v) * u + 0.0, -86 + 64 * v
            u0, v0 = i / 5 + 0.012, j / 4 + 0.02
            cells.append(polygon([at(u0, v0), at(u0 + 0.176, v0), at(u0 + 0.176, v0 + 0.21), at(u0, v0 + 0.21)]))
    panel = joined(*cells)
    pen.part("cell", panel)
    pen.mark("cell", joined(polygon([(-16, -90), (10, -90), (-30, -18), (-56, -18)]),
        polygon([(40, -90), (50, -90), (14, -18), (4, -18)])), tone=0.12, alpha=0.7)
    pen.part("metal", rect(-62, -23, 104, 4, 1), tone=-0.1)
    pen.part("metal", rect(2, -3, 30, 3, 1), tone=-0.12)
    pen.anchor(top=(20, -86), lean=(10, -20))


@symbol("life preserver, lifebuoy, life ring, lifebelt, life buoy, swim ring, ring buoy", kinds="sports gear, thing",
    height=0.7, place="surface", faces_viewer=True, slots={"body": ("#e8472f", "primary"),
    "band": ("#fbf8f2", "second"), "rope": ("#d9b97a", "fixed")}, home="beach")
def life_preserver(pen: Pen) -> None:
    pen.stroke("rope", joined(*(arc(0, -50, 51, 51, a, 70) for a in (10, 100, 190, 280))), 2.6)
    ring = difference(ellipse(0, -50, 50), ellipse(0, -50, 25))
    pen.part("body", ring)
    pen.mark("band", joined(*(rotated(rect(-13, -104, 26, 40), 90 * i + 45, (0, -50)) for i in range(4))))
    pen.mark("body", crescent(ring, -6, -6), tone=-0.12, alpha=0.55)
    pen.mark("body", arc(0, -50, 43, 43, 190, 70), tone=0.18, width=4, alpha=0.5)
    pen.anchor(top=(0, -100), fit=(0, -50), handle=(0, -96))


@symbol("dumpster, garbage container, trash container", kinds="container, street furniture", height=1.4,
    slots={"body": ("#3f7f55", "primary"), "dark": DARK, "bag": ("#33363f", "fixed")})
def dumpster(pen: Pen) -> None:
    pen.part("bag", union(ellipse(-22, -74, 18, 13), ellipse(10, -76, 17, 14), ellipse(32, -70, 13, 10)))
    pen.part("dark", polygon([(-60, -68), (58, -68), (64, -74), (-52, -74)]), tone=-0.05)
    pen.part("bag", union(ellipse(-14, -76, 13, 10), ellipse(22, -77, 12, 10)), tone=0.05)
    hull = polygon([(-66, -66), (62, -66), (54, -10), (-58, -10)])
    pen.part("body", polygon([(62, -66), (72, -70), (64, -14), (54, -10)]), tone=-0.14)
    pen.part("body", hull)
    pen.mark("body", joined(*(rect(x, -60, 5, 52, 1) for x in (-44, -24, -4, 16, 36))), tone=-0.09)
    pen.part("body", rect(-69, -70, 134, 7, 1), tone=0.06)
    pen.part("dark", polygon([(-68, -70), (-74, -100), (-62, -103), (-56, -72)]), tone=0.06)
    for x in (-72, 60):
        pen.part("body", rect(x, -50, 10, 12, 2), tone=-0.12)
    for x in (-44, 40):
        pen.part("dark", rect(x - 5, -12, 10, 6))
        pen.part("dark", ellipse(x, -5, 5.4))
    pen.anchor(top=(0, -70), mouth=(0, -70), opening=(0, -68), lean=(-66, -40))
