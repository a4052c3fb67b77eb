"""What one sews, knits and fastens clothes with."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
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
from limner.engines.illustrator.atlas.hues import STEEL, WHITE
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, pole


@symbol("sewing needle, needle and thread", kinds="tool", height=0.05, place="surface",
    slots={"steel": ("#b9c2cd", "fixed"), "thread": ("#d9364a", "primary")})
def needle(pen: Pen) -> None:
    pen.stroke("thread", smooth([(30, -84), (46, -66), (24, -44), (48, -26), (22, -8), (-6, -14), (-30, -4)],
        closed=False), 2.4)
    pen.part("steel", smooth([(-40, -2, "c"), (22, -86), (30, -94), (38, -92), (37, -84), (30, -78)], tension=0.3))
    pen.part("thread", ellipse(32, -87, 4.6, 1.7, -50), shade="flat", tone=-0.1)
    pen.anchor(top=(34, -94), lean=(0, -40))


@symbol("spool of thread, spool, thread spool, reel of thread, thread", kinds="thing", height=0.06, place="surface",
    slots={"thread": ("#d9364a", "primary"), "wood": ("#d9a868", "fixed"), "steel": STEEL})
def spool(pen: Pen) -> None:
    pen.part("wood", smooth([(-34, -12, "c"), (-34, -4), (0, 6), (34, -4), (34, -12, "c")], tension=0.5), tone=-0.05)
    pen.part("wood", ellipse(0, -12, 34, 9))
    body = smooth([(-24, -76, "c"), (0, -70), (24, -76, "c"), (27, -44), (24, -12, "c"), (0, -5), (-24, -12, "c"),
        (-27, -44)])
    pen.part("thread", body)
    pen.mark("thread", joined(*(curve((-30, y), (0, y + 7), (30, y)) for y in range(-72, -10, 5))), width=1, tone=-0.14)
    pen.mark("thread", crescent(body, -12, 0), tone=-0.09)
    pen.part("wood", smooth([(-34, -84, "c"), (-34, -76), (0, -66), (34, -76), (34, -84, "c")], tension=0.5),
        tone=-0.06)
    pen.part("wood", ellipse(0, -84, 34, 9))
    pen.part("steel", ellipse(0, -84, 8, 2.4), tone=-0.3)
    pen.stroke("thread", smooth([(26, -30), (44, -26), (40, -8), (60, -2)], closed=False), 1.8)
    pen.anchor(top=(0, -92), lean=(-34, -40))


@symbol("button, shirt button, sewing button", kinds="thing", height=0.02, place="surface",
    slots={"disc": ("#3f8fd0", "primary"), "hole": ("#26303c", "fixed"), "thread": WHITE}, shapes=("round",),
        traits=("colourful",))
def button(pen: Pen) -> None:
    disc = ellipse(0, -46, 46)
    pen.part("disc", disc)
    pen.mark("disc", crescent(disc, -7, -7), tone=-0.12)
    pen.part("disc", ellipse(0, -46, 34), tone=-0.07)
    pen.mark("disc", crescent(ellipse(0, -46, 34), 4, 4), tone=-0.14)
    pen.part("hole", joined(*(ellipse(a, -46 + b, 6) for a in (-11, 11) for b in (-11, 11))), shade="flat")
    pen.anchor(top=(0, -92), lean=(-46, -46))


@symbol("zipper, zip fastener", kinds="thing", height=0.2, place="surface", slots={"cloth": ("#3f5f8f", "primary"),
    "metal": ("#d6b04a", "fixed")})
def zipper(pen: Pen) -> None:
    pen.part("cloth", polygon([(-24, -100), (-2, -58), (-2, 0), (-24, 0)]))
    pen.part("cloth", polygon([(24, -100), (2, -58), (2, 0), (24, 0)]), tone=-0.05)
    pen.stroke("cloth", joined(line([(-16, -92), (-16, 0)]), line([(16, -92), (16, 0)])), 1.2, tone=0.2)
    pen.part("metal", joined(*(rect(-5 + (i % 2) * 2, -52 + 4.6 * i, 8, 3.2, 1) for i in range(11))))
    pen.part("metal", joined(*(rotated(rect(s * (4 + 3.4 * i) - 4, -64 - 6.2 * i, 8, 3.4, 1), s * -24,
        (s * (4 + 3.4 * i), -62 - 6.2 * i)) for s in (-1, 1) for i in range(6))))
    pen.part("metal", smooth([(-9, -66), (9, -66), (11, -54), (7, -46), (-7, -46), (-11, -54)]), tone=-0.06)
    pen.part("metal", difference(rect(-5, -48, 10, 26, 4), rect(-2, -32, 4, 7, 2)), tone=0.06)
    pen.anchor(top=(0, -100), lean=(-24, -40))


@symbol("safety pin", kinds="thing", height=0.025, place="surface", slots={"steel": ("#aab4c2", "primary")})
def safety_pin(pen: Pen) -> None:
    pen.stroke("steel", smooth([(-2, -22), (-46, -20), (-58, -14), (-52, -4), (-40, -8), (-34, -24), (52, -44)],
        closed=False), 4, shade="form")
    pen.stroke("steel", line([(-46, -20), (56, -20)]), 4, shade="form", tone=-0.06)
    pen.part("steel", smooth([(44, -50), (62, -52), (72, -36), (68, -16), (50, -14), (46, -30)]), tone=0.03)
    pen.mark("steel", curve((54, -44), (62, -34), (58, -20)), width=3, tone=-0.12)
    pen.anchor(top=(50, -52), lean=(-40, -20))


@symbol("knitting needle, pair of knitting needles", kinds="tool", height=0.3, place="surface",
    slots={"wool": ("#d9557a", "primary"), "needle": ("#d9a868", "fixed"), "tip": ("#8a4a34", "fixed")})
def knitting(pen: Pen) -> None:
    pen.part("needle", joined(pole((-52, -96), (48, -44), 3.4, 1.2), pole((52, -96), (-48, -44), 3.4, 1.2)))
    pen.part("tip", joined(ellipse(-53, -97, 4.4), ellipse(53, -97, 4.4)))
    pen.part("wool", rect(-34, -66, 68, 50, 4))
    for y in range(-60, -16, 8):
        pen.mark("wool", joined(*(curve((x - 4, y - 4), (x, y + 2), (x + 4, y - 4)) for x in range(-32, 34, 8))),
            width=2, tone=-0.1)
    pen.stroke("wool", smooth([(30, -18), (46, -10), (36, 0), (58, -2)], closed=False), 2.2)
    pen.part("wool", ellipse(64, -8, 13))
    pen.mark("wool", joined(*(curve((52, -8 + d), (64, -14 + d), (77, -8 + d)) for d in (-4, 2, 8))), width=1.2,
        tone=-0.12)
    pen.anchor(top=(0, -90), handle=(0, -60), lean=(-34, -40))


@symbol("scissors, shears", kinds="tool", height=0.2, place="surface", faces_viewer=True,
    slots={"handle": ("#e0503f", "primary"), "steel": ("#bcc5d0", "fixed")}, nook="study", traits=("lies",))
def scissors(pen: Pen) -> None:
    for side, tone in ((1, -0.06), (-1, 0.0)):
        blade = smooth([(side * 4, -42, "c"), (side * -22, -100, "c"), (side * -20, -76), (side * -6, -36, "c")],
            tension=0.3)
        pen.part("steel", blade, tone=tone)
        ring_shape = difference(ellipse(side * 22, -18, 16, 19, turn=side * -24),
            ellipse(side * 22, -18, 9, 12, turn=side * -24))
        arm = smooth([(side * -6, -48, "c"), (side * 3, -50, "c"), (side * 16, -34), (side * 10, -28)])
        pen.part("handle", union(arm, ring_shape), tone=tone)
        pen.mark("handle", crescent(ring_shape, -2.4, -3), tone=tone - 0.1)
    pen.part("steel", ellipse(0, -46, 3.6), tone=-0.14)
    pen.anchor(top=(0, -98), handle=(0, -20))


@symbol("mannequin, dress form, dressmaker's dummy, tailor's dummy, dress dummy", kinds="thing", height=1.6,
    home="clothes shop", slots={"cloth": ("#d9c3a0", "primary"), "wood": ("#7d5232", "fixed"), "pin": STEEL})
def mannequin(pen: Pen) -> None:
    pen.part("wood", rect(-1.8, -44, 3.6, 38, 1))
    for x, y in ((-17, 0), (17, 0), (2, 1)):
        pen.part("wood", pole((0, -10), (x, y), 3.6, 2.6), tone=-0.06)
    body = smooth([(-5, -94, "c"), (-6, -88), (-20, -83), (-22, -76), (-15, -68), (-16, -62), (-11, -54), (-17, -44),
        (-18, -38, "c"), (18, -38, "c"), (17, -44), (11, -54), (16, -62), (15, -68), (22, -76), (20, -83), (6, -88),
        (5, -94, "c")])
    pen.part("cloth", body)
    pen.mark("cloth", crescent(body, -5, -2), tone=-0.08)
    pen.mark("cloth", joined(line([(0, -96), (0, -36)]), curve((-9, -88), (-7, -66), (-6, -54), (-10, -38)),
        curve((9, -88), (7, -66), (6, -54), (10, -38)), curve((-14, -54), (0, -51), (14, -54))), width=0.8, tone=-0.16)
    for s in (-1, 1):
        pen.part("wood", ellipse(s * 20, -79, 3, 4.4, s * 14))
    pen.part("wood", smooth([(-5, -94, "c"), (-2.4, -98), (0, -104), (2.4, -98), (5, -94, "c")]))
    pen.anchor(top=(0, -104), neck=(0, -92))
