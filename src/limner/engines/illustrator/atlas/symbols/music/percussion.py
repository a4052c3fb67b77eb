"""Instruments that are struck or shaken."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    line,
    rect,
    rotated,
    smooth,
    star,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import BRASS
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    Profile,
    band,
    crescent,
    curve,
    gloss,
    pole,
    quad,
    turned,
)


@symbol("drum kit, drum set, drumset", worked="play", kinds="musical instrument", height=1.2,
    slots={"shell": ("#c9303a", "primary"), "skin": ("#f8f4ea", "fixed"), "metal": ("#c3ccd6", "fixed"),
    "brass": ("#e3b84a", "fixed")}, home="stage", played="struck")
def drum_kit(pen: Pen) -> None:
    for x0, x1, y in ((-58, -64, -96), (58, 64, -100), (-74, -78, -62)):
        pen.part("metal", pole((x1, -2), (x0, y), 2.4, 2))
        pen.stroke("metal", joined(line([(x1, -14), (x1 - 9, 0)]), line([(x1, -14), (x1 + 9, 0)])), 2)
    for x, y, turn in ((-58, -97, 10), (58, -101, -12)):
        pen.part("brass", rotated(ellipse(x, y, 27, 6), turn, (x, y)))
        pen.mark("brass", rotated(joined(ellipse(x, y, 18, 3.6)), turn, (x, y)), tone=0.08)
        pen.part("brass", rotated(ellipse(x, y - 2, 6, 3), turn, (x, y)), tone=-0.08)
    pen.part("brass", ellipse(-74, -58, 19, 4.4), tone=-0.05)
    pen.part("brass", ellipse(-74, -63, 19, 4.4))
    bass = ellipse(0, -32, 32)
    pen.part("shell", bass)
    pen.part("metal", difference(ellipse(0, -32, 32), ellipse(0, -32, 29)))
    pen.part("skin", ellipse(0, -32, 27))
    pen.mark("skin", crescent(ellipse(0, -32, 27), -6, -4), tone=-0.08)
    pen.mark("shell", star(0, -32, 13, 6, 5))
    pen.stroke("metal", joined(line([(-24, -10), (-32, 0)]), line([(24, -10), (32, 0)])), 2.4)
    for x, y, r, h in ((-24, -62, 19, 19), (24, -62, 19, 19)):
        body: Profile = [(y - h, r), (y, r)]
        pen.part("shell", turned(body, cx=x, tilt=0.24))
        pen.mark("shell", crescent(turned(body, cx=x, tilt=0.24), -6, 0), tone=-0.12)
        pen.part("metal", ellipse(x, y - h, r + 1, 5.4))
        pen.part("skin", ellipse(x, y - h, r - 1, 4.2), shade="flat")
    for x, y, r, h, legs in ((52, -36, 20, 32, True), (-48, -38, 19, 13, False)):
        body = [(y - h + 14, r), (y + 14, r)]
        for dx in (-r + 4, r - 4):
            pen.stroke("metal", line([(x + dx * 0.8, y + 8), (x + dx, 0)]), 2.4)
        pen.part("shell" if legs else "metal", turned(body, cx=x, tilt=0.24))
        pen.mark("shell" if legs else "metal", crescent(turned(body, cx=x, tilt=0.24), -6, 0), tone=-0.12)
        pen.part("metal", ellipse(x, y - h + 14, r + 1, 5.4))
        pen.part("skin", ellipse(x, y - h + 14, r - 1, 4.2), shade="flat")
    pen.anchor(top=(0, -84), lean=(60, -40))


@symbol("maraca, pair of maracas, shaker instrument, rattle", kinds="musical instrument, toy", height=0.25,
    place="surface",
    slots={"body": ("#d9453f", "primary"), "wood": ("#c98f4e", "fixed"), "a": ("#f6c43d", "fixed"),
    "b": ("#3f9f8a", "fixed")})
def maraca(pen: Pen) -> None:
    for turn, tone in ((34, -0.06), (-34, 0.0)):
        c = (0.0, -22.0)
        pen.part("wood", rotated(smooth([(-3, -52, "c"), (3, -52, "c"), (4, -20), (4.6, -2), (0, 0), (-4.6, -2),
            (-4, -20)]), turn, c), tone=tone)
        pod = rotated(smooth([(0, -108), (16, -102), (21, -84), (15, -62), (5, -50), (-5, -50), (-15, -62), (-21, -84),
            (-16, -102)]), turn, c)
        pen.part("body", pod, tone=tone)
        pen.mark("a", rotated(joined(rect(-30, -92, 60, 5), rect(-30, -72, 60, 5)), turn, c))
        pen.mark("b", rotated(smooth([(x, -81 + (4 if i % 2 else -4)) for i, x in enumerate(range(-28, 29, 7))],
            closed=False), turn, c), width=3)
        pen.mark("body", rotated(ellipse(-9, -98, 4, 7, 24), turn, c), tone=0.2, alpha=0.6)
    pen.anchor(top=(0, -90), handle=(0, -20))


@symbol("drum, snare drum, bongo, djembe, timpani", kinds="musical instrument", plan="disc", height=0.4,
    slots={"body": ("#c8433a", "primary"), "skin": ("#f8f0dc", "fixed"), "rim": ("#e0b044", "second"),
    "wood": ("#b5793f", "fixed")}, home="stage", told_in="stage, studio, room", held="strummed", played="struck",
    shapes=("round", "cylindrical"),
    grips=((0.3, 0.16), (0.74, 0.14)))
def drum(pen: Pen) -> None:
    shell: Profile = [(-58.0, 44.0), (0, 44.0)]
    body = turned(shell, tilt=0.2)
    pen.part("body", body)
    pen.mark("body", crescent(body, -20, 0), tone=-0.09)
    xs = (-42, -28, -14, 0, 14, 28, 42)
    zig = [(x, -46 + (1 - (x / 44) ** 2) * 8 if i % 2 else -6 + (1 - (x / 44) ** 2) * 8) for i, x in enumerate(xs)]
    pen.mark("rim", line(zig), width=2.2)
    pen.mark("rim", joined(band(shell, -60, -51, tilt=0.2), band(shell, -7, 2, tilt=0.2)))
    pen.part("rim", ellipse(0, -58, 44, 9), tone=0.05)
    pen.part("skin", ellipse(0, -58.6, 40, 7.6))
    pen.part("wood", pole((2, -60), (44, -96), 3.4, 4.4))
    pen.part("wood", pole((-10, -59), (-48, -92), 3.4, 4.4), tone=-0.05)
    pen.part("skin", joined(ellipse(2, -60, 4, 3.4), ellipse(-10, -59, 4, 3.4)), tone=-0.04)
    pen.anchor(top=(0, -60), seat=(0, -58), mouth=(0, -58), handle=(42, -94))


@symbol("bell, church bell, jingle bell, hand bell", kinds="musical instrument, thing", height=0.2,
    slots={"body": ("#e6b23c", "primary"), "dark": ("#8a5a24", "fixed"), "bow": ("#d8433f", "second")}, told_in="room")
def bell(pen: Pen) -> None:
    pen.stroke("body", ellipse(0, -92, 7), 4, tone=-0.06)
    pen.part("dark", ellipse(0, -7, 10, 8))
    body = smooth([(-8, -87), (-24, -78), (-30, -54), (-33, -30), (-48, -14, "c"), (-30, -8), (0, -5), (30, -8),
        (48, -14, "c"), (33, -30), (30, -54), (24, -78), (8, -87)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -14, -2), tone=-0.1)
    pen.mark("body", smooth([(-48, -26), (0, -18), (48, -26), (48, -21), (0, -13), (-48, -21)]), tone=-0.13)
    gloss(pen, "body", smooth([(-22, -34), (-20, -58), (-13, -76), (-15, -56), (-16, -34)]), detail=0, alpha=0.6)
    for side in (-1, 1):
        pen.part("bow", smooth([(0, -86, "c"), (side * 14, -97), (side * 26, -94), (side * 24, -82), (side * 12, -80)]))
    pen.part("bow", ellipse(0, -87, 5), tone=-0.06)
    pen.anchor(top=(0, -98), handle=(0, -92))


@symbol("xylophone, marimba, glockenspiel", kinds="musical instrument, toy", height=0.2,
    slots={"a": ("#e2483d", "primary"), "b": ("#f6a33c", "fixed"), "c": ("#f6d03d", "fixed"), "d": ("#63b45c", "fixed"),
    "e": ("#4f9fd8", "fixed"), "f": ("#7d62c4", "fixed"), "wood": ("#c98f52", "fixed")}, played="struck")
def xylophone(pen: Pen) -> None:
    pen.part("wood", quad((-62, -36), (-62, -30), (60, -22), (60, -27)))
    pen.part("wood", quad((-62, -14), (-62, -8), (60, -14), (60, -19)))
    for i, slot in enumerate("abcdef"):
        x, h = -60 + i * 20.5, 44 - i * 4.6
        bar = rect(x, -24 - h / 2, 16, h, 4)
        pen.part(slot, bar)
        pen.mark(slot, rect(x + 11, -60, 8, 80), tone=-0.08)
        pen.part("wood", joined(ellipse(x + 8, -24 - h / 2 + 6, 1.6), ellipse(x + 8, -24 + h / 2 - 6, 1.6)),
            shade="flat", tone=0.1, detail=1)
    for x, y, x2, y2, slot in ((-18, -34, 44, -72, "a"), (8, -28, 66, -58, "e")):
        pen.part("wood", pole((x, y), (x2, y2), 2.6, 3))
        pen.part(slot, ellipse(x, y, 6))
    pen.anchor(top=(0, -40))


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
