"""Signs and shapes that mean something."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    line,
    outline,
    polygon,
    rect,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    crescent,
    gloss,
)


@symbol("question mark", kinds="sign, symbol", height=0.4, place="surface", slots={"body": ("#3f7fd0", "primary")})
def question_mark(pen: Pen) -> None:
    stem = outline(smooth([(-28, -72), (-24, -92), (0, -102), (26, -90), (28, -70), (10, -54), (2, -44), (2, -32)],
        closed=False), 17)
    whole = union(stem, ellipse(2, -9, 10.6))
    pen.part("body", whole)
    pen.mark("body", crescent(whole, -3.4, -2), tone=-0.1)
    pen.anchor(top=(0, -106))


@symbol("exclamation mark, exclamation point", kinds="sign, symbol", height=0.4, place="surface",
    slots={"body": ("#e0402f", "primary")})
def exclamation_mark(pen: Pen) -> None:
    whole = union(smooth([(-14, -100, "c"), (14, -100, "c"), (8, -32, "c"), (-8, -32, "c")], tension=0.3), ellipse(0,
        -11, 11))
    pen.part("body", whole)
    pen.mark("body", crescent(whole, -5, -2), tone=-0.1)
    pen.anchor(top=(0, -100))


@symbol("peace sign, peace symbol", kinds="sign, symbol", height=0.4, place="surface", slots={"body": ("#5aa85a",
    "primary")},
    shapes=("round",))
def peace_sign(pen: Pen) -> None:
    ring = difference(ellipse(0, -50, 50), ellipse(0, -50, 40))
    arms = outline(joined(line([(0, -96), (0, -4)]), line([(0, -50), (-32, -18)]), line([(0, -50), (32, -18)])), 9.6)
    pen.part("body", union(ring, arms))
    pen.anchor(top=(0, -100))


@symbol("yin yang, yin and yang, yin-yang, yinyang, taijitu", kinds="sign, symbol", height=0.4, place="surface",
    slots={"dark": ("#24242b", "fixed"), "light": ("#f9f8f4", "primary")}, shapes=("round",))
def yin_yang(pen: Pen) -> None:
    pen.part("dark", ellipse(0, -50, 50))
    pen.part("light", difference(union(difference(ellipse(0, -50, 47), rect(0, -100, 60, 100)), ellipse(0, -73.5,
        23.5)),
        ellipse(0, -26.5, 23.5)), shade="flat")
    pen.part("dark", ellipse(0, -73.5, 7), shade="flat")
    pen.part("light", ellipse(0, -26.5, 7), shade="flat")
    pen.anchor(top=(0, -100))


@symbol("heart, love heart, valentine", kinds="shape", height=0.3, place="air", faces_viewer=True,
    slots={"body": ("#e2374a", "primary")}, home="studio")
def heart(pen: Pen) -> None:
    body = smooth([(0, -76, "c"), (-14, -92), (-34, -96), (-50, -82), (-51, -58), (-36, -32), (0, 0, "c"), (36, -32),
        (51, -58), (50, -82), (34, -96), (14, -92)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -10, -8), tone=-0.08)
    gloss(pen, "body", smooth([(-41, -62), (-39, -78), (-28, -87), (-32, -76), (-35, -62)]), detail=0, alpha=0.6)
    pen.anchor(top=(0, -80))


@symbol("musical note, music note, quaver, crotchet", kinds="sign", height=0.5, place="air",
    slots={"body": ("#33384a", "primary")}, home="studio")
def musical_note(pen: Pen) -> None:
    for x in (-28, 30):
        pen.part("body", ellipse(x, -13 - (0 if x < 0 else 8), 17, 12.4, turn=-20))
        gloss(pen, "body", ellipse(x - 5, -18 - (0 if x < 0 else 8), 5, 2.4, turn=-24), detail=0, alpha=0.4)
    pen.part("body", rect(-17, -82, 5.4, 68))
    pen.part("body", rect(41, -92, 5.4, 70))
    pen.part("body", polygon([(-17, -88), (46.4, -100), (46.4, -80), (-17, -68)]))
    pen.anchor(top=(14, -96))
