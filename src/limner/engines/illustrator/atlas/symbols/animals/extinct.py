"""Beasts of earlier ages beyond the best known dinosaurs."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import ellipse, joined, limb, line, polygon, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import EYES, eye, fused
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve
from limner.engines.illustrator.atlas.templates.animal import PLAIN_FACE, side_ends, swimming_ends
from limner.engines.illustrator.atlas.templates.quadruped import FAR


@symbol("brachiosaurus, brontosaurus, diplodocus, apatosaurus, sauropod, long-necked dinosaur",
    kinds="dinosaur, reptile, animal", height=9,
    slots={**PLAIN_FACE, "coat": ("#6a9a7a", "primary"), "belly": ("#cfe0b8", "follow")}, home="jungle, volcano")
def brachiosaurus(pen: Pen) -> None:
    for x in (-22, 18):
        pen.part("coat", union(limb([(x, -30, 14), (x + 2, -14, 12), (x + 2, -4, 12)]), ellipse(x + 4, -3.6, 8, 3.8)),
            tone=FAR)
    trunk = limb([(-84, -12, 2), (-64, -22, 8), (-42, -32, 18), (-12, -38, 32), (14, -40, 28), (32, -54, 17), (42,
        -76, 12), (50, -98, 10)])
    head = smooth([(44, -98), (48, -108), (58, -111), (66, -106), (74, -103), (76, -98), (68, -95), (54, -94)])
    legs = [union(limb([(x, -32, 18), (x + 1, -14, 14), (x + 1, -4, 14)]),
        smooth([(x - 7, -6), (x + 9, -6), (x + 10, -1), (x + 8, 0), (x - 7, 0)])) for x in (-32, 8)]
    pen.part("coat", fused(fused(trunk, head, radius=4), *legs, radius=4))
    pen.mark("belly", smooth([(-44, -22), (-10, -24), (20, -28), (38, -54), (48, -88), (40, -60), (26, -20), (-12,
        -14)]), alpha=0.9)
    pen.mark("coat", joined(*(ellipse(x, y, r) for x, y, r in ((-30, -44, 3), (-18, -49, 4), (-4, -50, 3.4), (8, -52,
        3), (-40, -36, 2.4), (28, -62, 2.4)))), tone=-0.08)
    pen.stroke("nose", curve((75, -99), (68, -98), (62, -100)), 1.2)
    eye(pen, (59, -104), 2.3)
    side_ends(pen, (58, -102), (59, -104), (75, -99), (56, -110), (-4, -54))


@symbol("spinosaurus, sail-backed dinosaur, dimetrodon", kinds="dinosaur, reptile, animal", height=5,
    slots={**PLAIN_FACE, "coat": ("#8f7a4f", "primary"), "belly": ("#e6d8b0", "follow"), "sail": ("#d9693f",
        "second"), "tooth": ("#f8f0de", "fixed")}, home="jungle, volcano")
def spinosaurus(pen: Pen) -> None:
    pen.part("coat", union(limb([(-2, -30, 18), (8, -16, 11), (2, -5, 9)]), limb([(2, -4, 8), (14, -3.4, 6)])),
        tone=FAR)
    sail = smooth([(-40, -40), (-36, -66), (-22, -86), (0, -94), (20, -86), (30, -64), (30, -50)])
    pen.part("sail", sail)
    pen.mark("sail", joined(*(line([(x * 0.9, -36), (x * 1.1 - 4, -96)]) for x in (-30, -18, -6, 6, 18, 28))),
        width=1.8, tone=-0.13)
    pen.part("coat", joined(limb([(32, -44, 9), (40, -34, 6), (46, -32, 4)])), tone=FAR)
    trunk = limb([(-88, -20, 2), (-66, -24, 9), (-40, -32, 20), (-12, -40, 32), (18, -46, 28), (36, -58, 18), (44,
        -70, 15)])
    head = smooth([(38, -72), (44, -80), (54, -80), (62, -74), (84, -70), (88, -65), (84, -60), (62, -60), (46, -60)])
    leg = union(limb([(-16, -34, 26), (-4, -18, 14), (-14, -6, 9)]), limb([(-14, -4.6, 9), (3, -4, 7)]))
    pen.part("coat", fused(fused(trunk, head, radius=5), leg, radius=4))
    pen.mark("belly", smooth([(-40, -24), (-10, -24), (20, -32), (40, -50), (30, -26), (-8, -14)]), alpha=0.9)
    pen.part("coat", limb([(26, -46, 10), (36, -36, 7), (44, -36, 4)]), tone=0.02)
    pen.part("tooth", joined(*(polygon([(x - 1.6, -62), (x + 1.6, -62), (x, -57.6)]) for x in (62, 68, 74, 80))),
        shade="flat")
    pen.stroke("nose", line([(86, -63.4), (58, -63)]), 1.2)
    eye(pen, (53, -73), 2.4)
    side_ends(pen, (54, -70), (53, -73), (86, -64), (48, -80), (0, -70))


@symbol("ankylosaurus, armoured dinosaur, armored dinosaur", kinds="dinosaur, reptile, animal", height=2,
    slots={**PLAIN_FACE, "coat": ("#9a8456", "primary"), "plate": ("#6f5a38", "follow"), "horn": ("#efe2c0",
        "fixed")}, home="jungle, volcano")
def ankylosaurus(pen: Pen) -> None:
    for x in (-24, 30):
        pen.part("coat", limb([(x, -20, 13), (x + 2, -4, 11)]), tone=FAR)
    pen.part("coat", limb([(-40, -22, 16), (-66, -18, 9), (-84, -22, 7)]), tone=-0.03)
    pen.part("plate", union(ellipse(-88, -24, 11, 9), ellipse(-94, -18, 7)))
    body = smooth([(-52, -18), (-46, -36), (-16, -50), (16, -50), (44, -40), (54, -26), (46, -12), (-40, -10)])
    pen.part("coat", fused(body, *(limb([(x, -20, 15), (x + 1, -4, 13)]) for x in (-36, 18)), radius=3))
    shell = smooth([(-54, -22), (-46, -38), (-16, -52), (16, -52), (46, -42), (56, -26), (30, -28), (-14, -30)])
    pen.part("plate", shell)
    pen.mark("plate", joined(*(ellipse(x, y, 5, 4) for x, y in ((-34, -38), (-18, -44), (0, -46), (18, -44), (34,
        -38), (-26, -32), (-8, -36), (10, -36), (28, -33)))), tone=0.12)
    pen.part("horn", joined(*(polygon([(x - 5, y), (x - 5, y - 13), (x + 5, y)]) for x, y in ((-44, -36), (-28, -46),
        (-10, -51), (8, -51), (26, -47), (42, -40)))))
    pen.part("horn", joined(*(polygon([(x - 5, -24), (x - 2, -12), (x + 5, -24)]) for x in (-38, -22, -6, 10, 26))))
    head = smooth([(46, -36), (58, -42), (74, -38), (82, -28), (80, -18), (66, -14), (52, -16)])
    pen.part("coat", head)
    pen.part("horn", joined(polygon([(52, -38), (44, -48), (62, -41)]), polygon([(50, -20), (44, -12), (58, -18)])))
    pen.stroke("nose", curve((81, -22), (72, -20), (64, -22)), 1.2)
    eye(pen, (68, -31), 2.5)
    side_ends(pen, (66, -28), (68, -31), (80, -20), (60, -42), (0, -50))


@symbol("plesiosaur, plesiosaurus, elasmosaurus, loch ness monster, nessie, sea serpent, lake monster",
    kinds="reptile, sea animal, animal", height=3, place="water", poses="swimming",
    slots={**EYES, "coat": ("#4f8f9a", "primary"), "belly": ("#cfe6d8", "follow")}, home="lake, sea")
def plesiosaur(pen: Pen) -> None:
    pen.part("coat", joined(limb([(-26, -24, 12), (-40, -8, 10), (-54, -2, 2)]),
        limb([(20, -22, 12), (10, -6, 10), (-4, 0, 2)])), tone=FAR)
    trunk = limb([(-84, -30, 2), (-64, -30, 10), (-36, -32, 28), (-4, -32, 36), (24, -36, 24), (38, -50, 14), (42,
        -70, 11), (50, -86, 10)])
    head = smooth([(44, -86), (48, -97), (60, -98), (72, -92), (78, -86), (72, -81), (56, -80)])
    pen.part("coat", fused(trunk, head, radius=5))
    pen.mark("belly", smooth([(-50, -24), (-10, -20), (26, -26), (42, -56), (48, -80), (44, -50), (26, -14), (-10,
        -8), (-50, -14)]))
    pen.part("coat", joined(limb([(-30, -24, 14), (-50, -12, 12), (-66, -10, 2)]),
        limb([(18, -22, 14), (14, -6, 12), (2, 0, 2)])), tone=0.03)
    pen.mark("coat", joined(*(ellipse(x, y, r) for x, y, r in ((-30, -44, 3), (-16, -48, 3.4), (-2, -48, 3), (12, -46,
        2.6)))), tone=-0.09)
    pen.stroke("eye", curve((77, -86), (70, -84.6), (63, -87)), 1.2)
    eye(pen, (61, -91), 2.4)
    swimming_ends(pen, (60, -90), (61, -91), (77, -86), (56, -97), (-6, -48), (-82, -30))


@symbol("dodo, dodo bird", kinds="bird, animal", height=1,
    slots={**EYES, "coat": ("#8f9aa5", "primary"), "belly": ("#c3cad0", "follow"), "wing": ("#6f7a86", "follow"),
        "face": ("#d8cfc0", "fixed"), "beak": ("#c9b25a", "fixed"), "hook": ("#4a3f34", "fixed"), "legs": ("#d9a83f",
            "fixed")}, home="jungle")
def dodo(pen: Pen) -> None:
    for x, tone in ((8, FAR), (-6, 0.0)):
        pen.part("legs", union(limb([(x, -20, 7), (x, -4, 6)]), limb([(x - 6, -2.4, 4), (x + 12, -2.4, 4)])), tone=tone)
    pen.part("wing", union(*(ellipse(-42 + a, -52 + b, 9) for a, b in ((0, 0), (-6, -8), (4, -12), (8, -2)))),
        tone=0.12)
    trunk = smooth([(10, -74), (0, -62), (-22, -58), (-42, -50), (-44, -30), (-26, -16), (6, -14), (26, -24), (30,
        -44), (26, -62)])
    head = smooth([(8, -70), (6, -90), (18, -103), (32, -100), (38, -88), (32, -74), (26, -62), (14, -60)])
    pen.part("coat", fused(trunk, head, radius=6))
    pen.mark("belly", smooth([(32, -50), (18, -36), (-10, -26), (-30, -24), (-6, -8), (30, -20)]))
    pen.part("wing", smooth([(-2, -52), (-22, -46), (-32, -34), (-20, -28), (-8, -34), (2, -40)]))
    pen.part("face", smooth([(24, -98), (36, -96), (40, -86), (34, -78), (25, -82)]))
    pen.part("beak", smooth([(34, -95), (50, -94), (64, -84), (68, -72), (60, -66, "c"), (58, -76), (48, -80), (36,
        -80)]))
    pen.part("hook", smooth([(56, -91), (64, -84), (68, -72), (60, -66, "c"), (58, -76), (54, -80)]))
    eye(pen, (30, -91), 2.6)
    side_ends(pen, (28, -88), (30, -91), (60, -70), (22, -103), (-14, -58))


@symbol("mammoth, woolly mammoth, mastodon", kinds="elephant, wild animal, mammal, animal", height=3.4,
    slots={**PLAIN_FACE, "coat": ("#8a5630", "primary"), "dark": ("#6b4024", "follow"), "tusk": ("#f6ecd4", "fixed")},
        home="snow, arctic", traits=("wintry",))
def mammoth(pen: Pen) -> None:
    for x in (-28, 22):
        pen.part("coat", limb([(x, -34, 18), (x + 1, -8, 16)]), tone=FAR)
    pen.part("tusk", limb([(54, -44, 6), (66, -26, 6), (80, -24, 5), (88, -38, 3), (86, -48, 0.8)]), tone=-0.08)
    body = smooth([(-58, -40), (-54, -66), (-34, -80), (-8, -84), (8, -80), (22, -88), (36, -104), (52, -104), (64,
        -88), (66, -66), (58, -46), (40, -34), (20, -28), (-40, -26)])
    trunk = limb([(58, -62, 18), (66, -42, 13), (68, -22, 10), (62, -8, 9), (68, -4, 6)])
    legs = [limb([(x, -34, 21), (x, -9, 19)]) for x in (-42, 10)]
    pen.part("coat", fused(body, trunk, *legs, radius=4))
    fringe = polygon([(-60, -44)] + [(-58 + 8 * i, (-14 if i % 2 else -24)) for i in range(14)] + [(50, -40), (20,
        -46), (-20, -48)])
    pen.part("dark", fringe)
    pen.mark("dark", joined(*(line([(x, -46), (x - 2, -14)]) for x in range(-54, 50, 9))), width=1.2, tone=-0.08)
    pen.mark("coat", crescent(fringe, 0, 0), tone=0)
    pen.part("dark", smooth([(28, -84), (20, -72), (24, -54), (36, -58), (38, -76)]))
    pen.part("dark", polygon([(34, -102), (40, -112), (44, -103), (50, -112), (54, -102)]))
    pen.part("tusk", limb([(58, -48, 8), (72, -28, 7.4), (88, -28, 6), (96, -44, 4), (93, -56, 0.8)]))
    pen.mark("dark", joined(*(ellipse(x, -2, 2, 2) for x in (4, 10, 16))), tone=0.2)
    eye(pen, (54, -76), 2.6)
    side_ends(pen, (50, -80), (54, -76), (66, -12), (44, -106), (-14, -84))


@symbol("trilobite", kinds="sea animal, animal", height=0.06, place="surface", slots={"shell": ("#8a6a48", "primary"),
    "dark": ("#4a3526", "fixed")})
def trilobite(pen: Pen) -> None:
    pen.part("shell", joined(*(limb([(s * 20, -66 + 8 * i, 5), (s * (46 - 3.4 * i), -60 + 8.6 * i, 3)]) for s in (-1,
        1) for i in range(8))), tone=-0.06)
    body = smooth([(-40, -70), (-34, -92), (0, -102), (34, -92), (40, -70), (34, -40), (18, -8), (0, 0), (-18, -8),
        (-34, -40)])
    pen.part("shell", body)
    pen.mark("shell", joined(*(curve((-44, y - 4), (0, y + 4), (44, y - 4)) for y in range(-68, 0, 8))), width=1.8,
        tone=-0.16)
    pen.mark("shell", smooth([(-13, -80), (13, -80), (12, -30), (0, -2), (-12, -30)]), tone=0.09)
    pen.mark("shell", joined(*(curve((-15, y), (0, y + 4), (15, y)) for y in range(-68, 0, 8))), width=1.6, tone=-0.12)
    pen.mark("shell", curve((-44, -68), (0, -74), (44, -68)), width=2.6, tone=-0.18)
    pen.part("dark", joined(ellipse(-20, -84, 5, 4), ellipse(20, -84, 5, 4)), shade="flat")
    pen.anchor(feet=(0, 0), head=(0, -86), eye=(20, -84), mouth=(0, -98), face=(0, -86), neck=(0, -70), hat=(0, -101),
        back=(0, -50), seat=(0, -50), hand=(0, -98), lean=(-36, -50))


@symbol("ammonite, fossil, ammonite fossil, nautilus, chambered nautilus", kinds="sea animal, animal", height=0.15,
    place="surface", slots={"shell": ("#c2935a", "primary"), "dark": ("#7a5230", "fixed")}, shapes=("round",))
def ammonite(pen: Pen) -> None:
    spiral = [((4 + 40 * k) * math.cos(a), -46 + (4 + 40 * k) * math.sin(a)) for i in range(61) for k,
        a in ((i / 60, math.tau * 2.6 * i / 60 - 0.6),)]
    whole = union(ellipse(0, -46, 40), smooth([(20, -80), (44, -66), (46, -40), (34, -14), (20, -24), (26, -48)]))
    pen.part("shell", whole)
    pen.mark("shell", crescent(whole, -7, -6), tone=-0.12)
    ribs = [line([((6 + 40 * k) * math.cos(a), -46 + (6 + 40 * k) * math.sin(a)),
        ((6 + 40 * k) * 0.7 * math.cos(a + 0.08), -46 + (6 + 40 * k) * 0.7 * math.sin(a + 0.08))]) for i in range(14,
            60, 2) for k, a in ((i / 60, math.tau * 2.6 * i / 60 - 0.6),)]
    pen.mark("shell", joined(*ribs), width=1.6, tone=-0.15)
    pen.mark("dark", smooth(spiral, closed=False), width=2.6)
    pen.anchor(feet=(0, 0), head=(36, -30), eye=(34, -34), mouth=(42, -30), face=(36, -30), neck=(30, -30), hat=(0,
        -86), back=(0, -80), seat=(0, -80), hand=(42, -30), lean=(-38, -46))
