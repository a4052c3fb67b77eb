"""What falls, flies and glows: sparks, hail, fireballs, ripples, bubbles."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    limb,
    line,
    polygon,
    smooth,
    star,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve


@symbol("spark, flying spark, shower of sparks, ember, glowing ember", kinds="thing", height=0.4, place="air",
    poses="flying", slots={"hot": ("#fff0a8", "light"), "glow": ("#ffb23a", "light"), "red": ("#ff6a2c", "light")},
    traits=("airborne", "shining", "strewn"))
def sparks(pen: Pen) -> None:
    streaks: dict[str, list[tuple[float, float, float]]] = {"red": [], "glow": [], "hot": []}
    for i in range(30):
        angle = math.radians(-170 + 160 * ((i * 0.618) % 1.0))
        streaks[("red", "glow", "hot")[i % 3]].append((angle, 16 + (i * 37) % 52, 9 + (i * 5) % 13))
    for slot, items in streaks.items():
        pen.part(slot, joined(*(limb([(r * math.cos(a), -10 + r * math.sin(a), 0.8),
            ((r + n) * math.cos(a), -10 + (r + n) * math.sin(a) + 2, 3.2)]) for a, r, n in items)), shade="glow")
    dots = [(-64, -38), (58, -52), (20, -86), (-30, -84), (70, -14), (-72, -8), (0, -70), (40, -24), (-44, -30)]
    pen.part("glow", joined(*(ellipse(x, y, 2.6) for x, y in dots)), shade="glow")
    pen.part("hot", star(0, -10, 16, 6, 8), shade="glow")
    pen.anchor(top=(0, -80))


@symbol("hailstone, hail stone, hail, falling hail", kinds="thing", height=0.3, place="air", poses="flying",
    slots={"ice": ("#e9f4fb", "primary"), "streak": ("#b9d3e6", "fixed")}, traits=("airborne",))
def hailstone(pen: Pen) -> None:
    stones = [(-34, -84, 11), (8, -72, 14), (42, -92, 9), (-14, -42, 12), (34, -38, 13), (-44, -22, 9), (10, -10, 10),
        (54, -62, 7), (-56, -58, 7)]
    pen.stroke("streak", joined(*(line([(x + r * 0.6, y - r - 3), (x + r * 0.6 + 5, y - r - 19)])
        for x, y, r in stones)), 1.8, alpha=0.7)
    for x, y, r in stones:
        ball = smooth([(x + r * (1 + 0.09 * (k % 2)) * math.cos(k * 0.785),
            y + r * (1 - 0.07 * (k % 3)) * math.sin(k * 0.785))
            for k in range(8)])
        pen.part("ice", ball)
        pen.mark("ice", crescent(ball, -r * 0.35, -r * 0.35), tone=-0.12)
        pen.mark("ice", ellipse(x - r * 0.3, y - r * 0.35, r * 0.26), tone=0.1)
    pen.anchor(top=(0, -90))


@symbol("icicle, icicles hanging, stalactite", kinds="thing", height=0.4, place="air", poses="hanging",
    traits=("airborne",),
    slots={"ice": ("#bfe3f4", "primary"), "snow": ("#fbfdff", "fixed")})
def icicle(pen: Pen) -> None:
    for x, length, width in ((-44, 46, 13), (-24, 74, 17), (0, 94, 20), (24, 62, 16), (44, 80, 15)):
        spike = smooth([(x - width / 2, -100, "c"), (x - width * 0.34, -100 + length * 0.5), (x, -100 + length, "c"),
            (x + width * 0.3, -100 + length * 0.5), (x + width / 2, -100, "c")], tension=0.3)
        pen.part("ice", spike, shade="form")
        pen.mark("ice", crescent(spike, -width * 0.3, 0), tone=-0.1)
        pen.mark("snow", line([(x - width * 0.2, -94), (x - 1, -100 + length * 0.8)]), width=1.6, alpha=0.8)
    pen.part("snow", smooth([(-60, -98, "c"), (-58, -110), (-30, -114), (0, -110), (30, -115), (58, -109), (60, -98,
        "c"),
        (46, -92), (34, -97), (22, -91), (8, -97), (-12, -91), (-26, -97), (-44, -92)]))
    pen.anchor(top=(0, -112), head=(0, -108))


@symbol("fireball, ball of fire, fire ball, flaming ball", kinds="thing", height=0.6, place="air", poses="flying",
    slots={"red": ("#f0532a", "light"), "glow": ("#ffa52e", "light"), "hot": ("#fff0a8", "light")},
    traits=("airborne", "shining"))
def fireball(pen: Pen) -> None:
    tail = smooth([(32, -14), (4, -12), (-40, -30), (-78, -64, "c"), (-44, -52), (-60, -80, "c"), (-28, -66),
        (-34, -96, "c"), (-4, -76), (4, -98, "c"), (24, -72), (46, -58), (50, -32)])
    pen.part("red", tail, shade="glow")
    pen.part("glow", smooth([(32, -20), (8, -20), (-22, -38), (-46, -60, "c"), (-20, -56), (-28, -78, "c"), (2, -64),
        (26, -62), (42, -46), (42, -28)]), shade="glow")
    pen.part("hot", ellipse(22, -38, 17), shade="glow")
    pen.anchor(top=(0, -90))


@symbol("explosion, blast, detonation, kaboom", kinds="thing", height=6, home="desert",
    slots={"smoke": ("#5a5560", "fixed"), "red": ("#e8482a", "light"), "glow": ("#ff9e2c", "light"),
    "hot": ("#fff3b0", "light")}, traits=("shining",))
def explosion(pen: Pen) -> None:
    puffs = [(-48, -30, 20), (48, -32, 20), (-36, -66, 20), (36, -68, 20), (0, -88, 20), (-18, -84, 16), (20, -86, 16),
        (-58, -12, 13), (58, -12, 13)]
    cloud = union(*(ellipse(*puff) for puff in puffs), ellipse(0, -44, 46))
    pen.part("smoke", cloud)
    pen.mark("smoke", crescent(cloud, -10, -10), tone=-0.08)
    pen.part("red", star(0, -44, 56, 32, 12, -80), shade="glow")
    pen.part("glow", star(0, -42, 42, 24, 11), shade="glow")
    pen.part("hot", star(0, -40, 26, 14, 9), shade="glow")
    pen.part("smoke", joined(*(polygon([(x, y), (x + 8, y - 4), (x + 5, y + 5)]) for x, y in ((-76, -62), (70, -70),
        (-58, -96), (52, -104), (78, -34), (-84, -30)))), tone=-0.1)
    pen.anchor(top=(0, -104))


@symbol("ripple, water ripples, concentric ripples, ripple in water", kinds="thing", height=0.1, home="lake",
    slots={"water": ("#5fa9cf", "primary"), "light": ("#d9f0fa", "fixed")})
def ripple(pen: Pen) -> None:
    pen.part("water", ellipse(0, -18, 84, 22), alpha=0.75)
    for r in (76, 57, 38, 20):
        pen.mark("light", difference(ellipse(0, -18, r, r * 0.26), ellipse(0, -18, r - 4.4, (r - 4.4) * 0.26)),
            alpha=0.85)
    pen.part("light", smooth([(0, -52, "c"), (6, -40), (0, -34), (-6, -40)]))
    pen.anchor(top=(0, -50))


@symbol("magic portal, portal, glowing portal, dimensional gate, gateway to another world, portal to another world, "
    "portal to another dimension, interdimensional portal", kinds="gateway, thing", height=2.6,
    slots={"rim": ("#7a5cff", "primary"), "glow": ("#b79dff", "light"), "deep": ("#2a1a5e", "follow"),
    "light": ("#e8ddff", "light")}, traits=("shining", "heroic"))
def portal(pen: Pen) -> None:
    pen.part("glow", ellipse(0, -62, 50, 64), shade="glow", alpha=0.85)
    pen.part("rim", ellipse(0, -62, 45, 59))
    pen.part("deep", ellipse(0, -62, 37, 51), shade="flat")
    for k in range(3):
        arms = [(3 + t * 5.6, k * 2.094 + t * 0.62) for t in range(7)]
        pen.mark("glow", curve(*((r * 0.86 * math.cos(a), -62 + r * 1.2 * math.sin(a)) for r, a in arms)), width=4.6,
            shade="glow")
    pen.part("light", ellipse(0, -62, 8, 11), shade="glow")
    pen.part("light", joined(*(star(x, y, 4, 1.4, 4) for x, y in ((-50, -106), (52, -98), (56, -30), (-54, -22)))),
        shade="glow")
    pen.anchor(top=(0, -124), lean=(-46, -40))


@symbol("firefly, glow-worm, glow worm, lightning bug, glowing firefly", kinds="swarm, animal", height=0.5,
    place="air",
    poses="flying", symbol_id="firefly", home="meadow", slots={"halo": ("#e9f57a", "light"), "light": ("#fbffc4",
        "light"),
    "body": ("#4a4a38", "fixed")}, traits=("airborne", "nightly", "shining"))
def firefly(pen: Pen) -> None:
    spots = [(-58, -84, 1.0), (-18, -98, 0.8), (28, -88, 1.1), (62, -66, 0.8), (-40, -50, 0.8), (4, -60, 1.2), (40,
        -36, 0.9),
        (-66, -22, 0.9), (-14, -24, 1.0), (66, -14, 0.7), (20, -8, 0.7)]
    for x, y, k in spots:
        pen.part("halo", ellipse(x, y, 9.4 * k), shade="glow", alpha=0.3)
        pen.part("halo", ellipse(x, y, 5.4 * k), shade="glow", alpha=0.7)
        pen.part("light", ellipse(x, y, 2.9 * k), shade="glow")
        pen.part("body", joined(ellipse(x + 4 * k, y - 2.4 * k, 3 * k, 1.5 * k, -20), limb([(x + 3 * k, y - 3 * k, 0.8),
            (x + 1 * k, y - 8 * k, 2.4 * k)])), shade="flat", detail=1)
    pen.anchor(feet=(0, 0), head=(4, -60), face=(4, -60), eye=(4, -60), mouth=(8, -60), hat=(4, -64), hand=(4, -56),
        back=(0, -64), seat=(0, -64), neck=(4, -58), lean=(-40, -50), tail=(-2, -58))


@symbol("bubble, soap bubble", kinds="thing", height=0.2, place="air", slots={"film": ("#bfe3f4", "primary"),
    "glint": ("#ffffff", "fixed"), "pink": ("#f0b6e0", "fixed")}, printed="bubble", traits=("strewn",))
def bubble(pen: Pen) -> None:
    for x, y, r in ((-14, -40, 34), (30, -74, 18), (34, -24, 12)):
        pen.part("film", ellipse(x, y, r), alpha=0.7)
        pen.mark("pink", difference(ellipse(x, y, r), ellipse(x - r * 0.1, y - r * 0.1, r * 0.86)), alpha=0.6)
        pen.mark("glint", ellipse(x - r * 0.4, y - r * 0.44, r * 0.2, r * 0.13, -40), alpha=0.95)
        pen.mark("glint", ellipse(x + r * 0.42, y + r * 0.46, r * 0.1), alpha=0.7, detail=1)
    pen.anchor(top=(0, -92))
