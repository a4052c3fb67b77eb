"""What is struck or shaken, and what plays by itself: gongs, cymbals, gramophones."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import Path, difference, ellipse, joined, line, polygon, rect, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, box, crescent, curve, gloss, pole

BRASS: Hue = ("#dfae3d", "fixed")
DARK: Hue = ("#2f2b30", "fixed")
WOOD: Hue = ("#9a5a2c", "primary")


@symbol("tambourine", kinds="musical instrument", height=0.25, place="surface",
    slots={"rim": ("#c9482f", "primary"), "skin": ("#f8efdc", "fixed"), "brass": BRASS}, shapes=("round",))
def tambourine(pen: Pen) -> None:
    outer = ellipse(0, -46, 46)
    pen.part("rim", outer)
    pen.mark("rim", crescent(outer, -8, -6), tone=-0.1)
    pen.part("skin", ellipse(0, -46, 36))
    pen.mark("skin", crescent(ellipse(0, -46, 36), 5, 5), tone=-0.09)
    for i in range(8):
        t = math.pi * (i + 0.5) / 4
        x, y = 41 * math.cos(t), -46 + 41 * math.sin(t)
        pen.part("brass", ellipse(x, y, 8, 5, math.degrees(t) + 90))
        pen.stroke("rim", ellipse(x, y, 8, 5, math.degrees(t) + 90), 0.9, tone=-0.2)
        pen.part("rim", ellipse(x, y, 1.3), tone=-0.25)
    pen.anchor(top=(0, -92), handle=(0, -4), lean=(-46, -46))


@symbol("gong, tam-tam", kinds="musical instrument", height=1.5,
    slots={"wood": ("#8a2f2a", "second"), "disc": ("#dba637", "primary"), "cord": ("#f0e4c8", "fixed")},
    home="hall, room")
def gong(pen: Pen) -> None:
    pen.part("wood", joined(rect(-48, -96, 6, 96), rect(42, -96, 6, 96)))
    pen.part("wood", joined(rect(-58, -5, 26, 5, 1), rect(32, -5, 26, 5, 1)), tone=-0.08)
    pen.part("wood", smooth([(-62, -100, "c"), (-50, -94), (0, -95), (50, -94), (62, -100, "c"), (56, -88, "c"), (0,
        -89),
        (-56, -88, "c")]))
    pen.stroke("cord", joined(line([(-18, -90), (-14, -82)]), line([(18, -90), (14, -82)])), 1.6)
    disc = ellipse(0, -50, 37)
    pen.part("disc", disc)
    pen.mark("disc", crescent(disc, -9, -7), tone=-0.12)
    pen.mark("disc", difference(ellipse(0, -50, 33), ellipse(0, -50, 30)), tone=-0.13)
    pen.mark("disc", ellipse(0, -50, 11), tone=0.09)
    pen.mark("disc", crescent(ellipse(0, -50, 11), -3, -3), tone=-0.1)
    gloss(pen, "disc", curve((-24, -62), (-14, -76), (2, -80)), detail=0)
    pen.anchor(top=(0, -100), lean=(-46, -50))


@symbol("cymbal, pair of cymbals", kinds="musical instrument", height=0.4, place="surface",
    slots={"disc": ("#e2b542", "primary"), "strap": ("#5a3524", "fixed")}, shapes=("round",))
def cymbal(pen: Pen) -> None:
    for x, turn, tone in ((-22, -24, -0.04), (24, 20, 0.02)):
        disc = ellipse(x, -44, 25, 43, turn)
        pen.part("disc", disc, tone=tone)
        for k in (0.86, 0.68, 0.5):
            pen.mark("disc", ellipse(x, -44, 25 * k, 43 * k, turn), tone=tone + (0.05 if k != 0.68 else -0.05),
                alpha=0.7)
        pen.mark("disc", ellipse(x, -44, 8, 13, turn), tone=0.12)
        pen.part("strap", ellipse(x, -44, 2.6))
        pen.stroke("strap", curve((x, -44), (x + math.copysign(14, x), -38), (x + math.copysign(12, x), -22), (x,
            -44)), 2.6)
    pen.anchor(top=(0, -86), handle=(0, -44), lean=(-40, -44))


@symbol("gramophone, phonograph, victrola", kinds="musical instrument, furniture", height=0.7, place="surface",
    slots={"wood": WOOD, "brass": BRASS, "dark": DARK, "label": ("#c23b34", "second"), "hole": ("#7d5414", "fixed")},
    home="room")
def gramophone(pen: Pen) -> None:
    box(pen, "wood", (-42, -26), (70, 26), (16, 9))
    pen.part("wood", rect(-46, -5, 78, 5, 1), tone=-0.08)
    pen.mark("brass", rect(-10, -5, 6, 2))
    pen.part("dark", ellipse(-4, -31, 34, 7))
    pen.mark("dark", difference(ellipse(-4, -31, 26, 5.2), ellipse(-4, -31, 24, 4.6)), tone=0.12)
    pen.part("label", ellipse(-4, -31, 9, 2.2), shade="flat")
    pen.stroke("dark", line([(44, -16), (54, -16), (54, -6)]), 2.4)
    pen.stroke("brass", smooth([(4, -32), (22, -36), (36, -40), (38, -52), (30, -58)], closed=False), 4.4, shade="form")
    horn = smooth([(33, -56, "c"), (18, -64), (2, -68), (-22, -66, "c"), (-40, -78), (-40, -96), (-28, -112),
        (-8, -116, "c"), (2, -100), (14, -80), (28, -66), (36, -60, "c")], tension=0.5)
    pen.part("brass", horn, tone=-0.03)
    pen.mark("brass", joined(*(curve((30, -60), (x * 0.4, -76), (x, y)) for x, y in ((-34, -72), (-24, -108),
        (-12, -114)))),
        width=0.9, tone=-0.14)
    mouth = smooth([(-20, -66), (-32, -68), (-42, -82), (-40, -100), (-26, -114), (-10, -117), (-2, -106), (-6, -84),
        (-12, -72)])
    pen.part("brass", mouth, tone=0.06)
    pen.part("hole", smooth([(-20, -72), (-32, -76), (-36, -90), (-30, -104), (-16, -110), (-9, -102), (-11, -84)]),
        shade="flat")
    pen.anchor(top=(-14, -117), lean=(-40, -20))


@symbol("jukebox, juke box", kinds="musical instrument, furniture", height=1.5,
    slots={"body": ("#b3262e", "primary"), "chrome": ("#d9dde4", "fixed"), "glow": ("#ffd257", "light"),
    "pink": ("#ff7fb0", "light"), "dark": DARK, "panel": ("#5fc6d8", "light")}, home="cafe")
def jukebox(pen: Pen) -> None:
    def dome(half: float, top: float) -> Path:
        return smooth([(-half, 0, "c"), (-half, top + half, "c"), (-half * 0.8, top + half * 0.36), (0, top),
            (half * 0.8, top + half * 0.36), (half, top + half, "c"), (half, 0, "c")])
    pen.part("body", dome(34, -104))
    for half, top, slot in ((30, -99, "glow"), (25.6, -94, "body"), (23.6, -91, "pink"), (20, -87, "body")):
        pen.part(slot, dome(half, top), shade="glow" if slot != "body" else "form")
    pen.part("body", rect(-34, -24, 68, 24, 2), tone=-0.04)
    pen.part("dark", smooth([(-17, -50, "c"), (-17, -70), (-10, -80), (0, -83), (10, -80), (17, -70), (17, -50, "c")]))
    pen.mark("chrome", joined(*(line([(-14 + 4 * i, -52), (-14 + 4 * i, -78)]) for i in range(8))), width=1.6)
    pen.part("panel", rect(-18, -48, 36, 14, 2), shade="glow")
    pen.mark("dark", joined(*(line([(-16, y), (-3, y)]) for y in (-45, -41.5, -38)), *(line([(3, y), (16, y)])
        for y in (-45, -41.5, -38))), width=1)
    pen.part("chrome", rect(-20, -32, 40, 4, 1))
    pen.part("chrome", joined(*(rect(-18 + 7.4 * i, -24, 4, 20, 2) for i in range(6))))
    pen.part("chrome", joined(rect(-36, -4, 16, 4, 1), rect(20, -4, 16, 4, 1)))
    pen.anchor(top=(0, -104), lean=(-34, -50))


@symbol("metronome", kinds="thing", height=0.22, place="surface",
    slots={"wood": WOOD, "brass": BRASS, "face": ("#f5ead2", "fixed"), "dark": DARK}, home="room")
def metronome(pen: Pen) -> None:
    pen.part("wood", polygon([(14, -96), (20, -92), (42, -4), (32, 0)]), tone=-0.13)
    pen.part("wood", polygon([(-14, -96), (14, -96), (32, 0), (-32, 0)]))
    pen.part("face", polygon([(-9, -86), (9, -86), (19, -30), (-19, -30)]), shade="flat")
    pen.mark("dark", joined(*(line([(-5, y), (5, y)]) for y in range(-80, -34, 6))), width=0.9)
    pen.stroke("brass", line([(0, -22), (22, -94)]), 2)
    pen.part("brass", polygon([(9, -66), (19, -63), (16.4, -54), (8, -57)]))
    pen.part("wood", polygon([(-21, -28), (21, -28), (28, -8), (-28, -8)]), tone=0.05)
    pen.part("brass", ellipse(0, -18, 3.4))
    pen.part("wood", rect(-38, -6, 80, 6, 2), tone=-0.08)
    pen.anchor(top=(0, -96), lean=(-20, -50))


@symbol("sheet music, music stand, musical score, sheet of music", kinds="furniture, thing", height=1.2,
    slots={"paper": ("#fdf8ea", "primary"), "ink": ("#2f2c34", "fixed"), "metal": ("#4a4d57", "fixed")}, home="room")
def sheet_music(pen: Pen) -> None:
    pen.part("metal", pole((0, -8), (0, -60), 3, 3))
    pen.stroke("metal", joined(line([(0, -14), (-24, -1)]), line([(0, -14), (24, -1)]), line([(0, -14), (3, 0)])), 2.6)
    pen.part("metal", polygon([(-40, -52), (40, -52), (44, -104), (-44, -104)]), tone=0.04)
    pen.part("paper", polygon([(-38, -55), (-0.6, -56), (-0.6, -106), (-41, -108)]))
    pen.part("paper", polygon([(38, -55), (0.6, -56), (0.6, -106), (41, -108)]), tone=-0.03)
    for side in (-1, 1):
        rows = [line([(side * 5, y + d), (side * 35, y + d)]) for y in (-98, -83, -68) for d in (0, 1.8, 3.6, 5.4)]
        pen.stroke("ink", joined(*rows), 0.5, alpha=0.8)
        for y in (-98, -83, -68):
            notes = [(side * 20 + 7 * i - 10, y + 4.4 - (i * 2 + y) % 3 * 1.8) for i in range(4)]
            pen.part("ink", joined(*(ellipse(x, b, 1.7, 1.3, -20) for x, b in notes)), shade="flat")
            pen.stroke("ink", joined(*(line([(x + 1.4, b), (x + 1.4, b - 6)]) for x, b in notes)), 0.7)
    pen.part("metal", rect(-42, -55, 84, 4, 1))
    pen.anchor(top=(0, -108), lean=(0, -60))
