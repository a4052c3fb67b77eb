"""What one spins, turns clay and fishes with by hand."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    difference,
    ellipse,
    intersection,
    joined,
    limb,
    line,
    outline,
    polygon,
    rect,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import STEEL, WOOD
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, pole, rim, turned


@symbol("spinning wheel, wool spinning wheel, spindle wheel",
    worked="handle", kinds="tool, machine", height=1.1, home="room",
    slots={"wood": ("#9a6236", "primary"), "wool": ("#f4ead8", "second"), "thread": ("#e3d3b4", "fixed")},
    traits=("on the floor",))
def spinning_wheel(pen: Pen) -> None:
    for x, foot in ((24, 46), (4, -2), (-36, -52)):
        pen.part("wood", pole((x, -34), (foot, 0), 5.6, 4.4), tone=-0.1)
    pen.stroke("thread", joined(line([(22, -97), (-40, -66)]), line([(30, -31), (-40, -58)])), 1.1)
    pen.part("wood", pole((16, -32), (26, -66), 5, 4), tone=-0.06)
    cx, cy, r = 26, -64, 36
    pen.stroke("wood", joined(*(line([(cx, cy), (cx + r * math.cos(t), cy + r * math.sin(t))])
        for t in (math.pi * i / 6 for i in range(12)))), 2.6, tone=-0.04)
    pen.part("wood", difference(ellipse(cx, cy, r), ellipse(cx, cy, r - 6)))
    pen.mark("wood", difference(ellipse(cx, cy, r - 2), ellipse(cx, cy, r - 3.4)), tone=-0.14)
    pen.part("wood", ellipse(cx, cy, 6), tone=-0.08)
    pen.part("wood", polygon([(-54, -44), (44, -34), (44, -27), (-54, -36)]), tone=0.05)
    pen.part("wood", pole((-48, -42), (-50, -78), 4.4, 3.6), tone=-0.04)
    pen.part("wood", pole((-28, -40), (-29, -68), 3.6, 3))
    pen.part("wool", limb([(-54, -62, 8), (-40, -62, 13), (-28, -62, 8)]))
    pen.part("wood", pole((-50, -76), (-52, -108), 3, 2.4))
    fleece = union(*(ellipse(x, y, s) for x, y, s in ((-52, -98, 11), (-58, -88, 8), (-46, -88, 8), (-52, -108, 8))))
    pen.part("wool", fleece)
    pen.mark("wool", crescent(fleece, -4, -4), tone=-0.08)
    pen.anchor(top=(26, -100), handle=(-40, -62), lean=(-50, -60))


@symbol("potter's wheel, pottery wheel, potters wheel, clay wheel",
    worked="pot", kinds="tool, machine", height=0.7, home="workshop",
    slots={"wood": WOOD, "clay": ("#b9734c", "primary"), "steel": STEEL}, traits=("on the floor",))
def potters_wheel(pen: Pen) -> None:
    for x in (-44, 44):
        pen.part("wood", pole((x * 0.9, -44), (x, 0), 7, 6), tone=-0.08)
    pen.part("steel", rect(-3.4, -48, 6.8, 40, 1), tone=-0.16)
    pen.part("steel", turned([(-12, 34), (-6, 34)], tilt=0.2), tone=-0.1)
    pen.part("wood", rect(-54, -51, 108, 9, 2), tone=-0.03)
    pen.part("steel", turned([(-58, 40), (-53, 40)], tilt=0.2), tone=-0.06)
    pen.part("steel", ellipse(0, -58, 40, 8), tone=0.06)
    profile = [(-98, 17), (-92, 13), (-82, 20), (-70, 25), (-60, 17)]
    pot = turned(profile, tilt=0.26)
    pen.part("clay", pot)
    pen.mark("clay", crescent(pot, -6, -3), tone=-0.09)
    pen.mark("clay", joined(*(curve((-30, y - 4), (0, y), (30, y - 4)) for y in (-86, -77, -68))), width=1.4,
        tone=-0.08)
    pen.part("clay", rim(profile, tilt=0.26), tone=-0.2)
    pen.part("clay", union(ellipse(-38, -54, 7, 4), ellipse(34, -56, 6, 3)), tone=-0.04)
    pen.anchor(top=(0, -102), handle=(0, -78))


@symbol("fishing net, net, fish net, fishnet, trawl net", kinds="tool, fishing gear", height=1.2, home="harbour",
    slots={"cord": ("#5f8f8a", "primary"), "float": ("#e0703a", "second"), "wood": WOOD}, traits=("on the floor",))
def fishing_net(pen: Pen) -> None:
    for x in (-62, 62):
        pen.part("wood", pole((x, 0), (x * 0.97, -98), 5.4, 4.4), tone=-0.04)
    shape = smooth([(-60, -92, "c"), (-30, -82), (0, -79), (30, -82), (60, -92, "c"), (56, -50), (50, -12), (20, -4),
        (-16, -5), (-50, -13), (-56, -50)])
    pen.part("cord", shape, alpha=0.16, shade="flat")
    mesh = [line([(-120 + 11 * i, -100), (-20 + 11 * i, 0)]) for i in range(-4, 18)]
    mesh += [line([(120 - 11 * i, -100), (20 - 11 * i, 0)]) for i in range(-4, 18)]
    threads = joined(*(outline(thread, 1.5) for thread in mesh))
    pen.part("cord", intersection(threads, shape), shade="flat")
    pen.stroke("cord", shape, 2.4, tone=-0.08)
    for x, y in ((-45, -87), (-23, -81), (0, -79), (23, -81), (45, -87)):
        pen.part("float", ellipse(x, y, 5.4, 4.4))
    pen.anchor(top=(0, -96), lean=(-60, -60))
