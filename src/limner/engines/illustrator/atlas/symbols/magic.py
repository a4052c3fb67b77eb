"""Magic that is seen: light in a hand, fire from a mouth, circles of runes, hoards of gold, bridges of colours."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import Landmark, Path, difference, ellipse, joined, line, polygon, rotated, smooth, star
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve

_GLEAM = ((0, -93, 7), (-34, -80, 4.4), (36, -76, 5), (44, -38, 3.6), (-45, -44, 4), (24, -12, 3.4), (-28, -14, 3))
"""The sparks about a light: x, y, size."""


def _spark(x: float, y: float, r: float) -> Path:
    return star(x, y, r, 0.24 * r, 4)


@symbol("magic light, ball of light, orb of light, glowing orb, magic orb, energy ball, ball of energy, "
    "burst of magic, magical energy, burst of light, magic glow", kinds="light, thing", height=0.5, place="air",
    slots={"halo": ("#8fd8ff", "primary"), "ray": ("#d8f4ff", "follow"), "core": ("#ffffff", "fixed")}, home="forest",
    traits=("heroic",))
def magic_light(pen: Pen) -> None:
    for r, alpha in ((50, 0.16), (38, 0.24), (27, 0.42)):
        pen.part("halo", ellipse(0, -50, r), shade="glow", alpha=alpha)
    rays = joined(*(rotated(polygon([(-2.6, -66), (2.6, -66), (0, -66 - reach)]), 30 * k, (0, -50))
        for k, reach in enumerate((36, 16, 28, 18, 32, 14, 26, 18, 36, 16, 30, 14))))
    pen.part("ray", rays, shade="glow", alpha=0.75)
    pen.part("ray", ellipse(0, -50, 18), shade="glow", alpha=0.85)
    pen.part("core", ellipse(0, -50, 11), shade="glow")
    pen.part("core", joined(*(_spark(*spot) for spot in _GLEAM)), shade="flat")
    pen.anchor(top=(0, -68), handle=(0, -50), held=(0, -50), lamp=(0, -50))


@symbol("fire breath, jet of flame, jet of fire, dragon fire, dragonfire, stream of fire, blast of fire",
    kinds="light, thing", height=1.4, place="air", slots={"flame": ("#ff7a22", "light"), "core": ("#ffc93f", "light"),
    "hot": ("#fff4bf", "light"), "ember": ("#ffb03a", "light")})
def fire_breath(pen: Pen) -> None:
    outer: list[Landmark] = [(0, -40, "c"), (22, -54), (46, -62), (64, -78), (70, -72), (82, -84), (84, -74),
        (104, -78, "c"), (98, -64), (116, -58, "c"), (104, -46), (118, -32, "c"), (100, -28), (98, -12, "c"), (82, -18),
        (66, -8, "c"), (56, -20), (26, -30)]
    pen.part("flame", smooth(outer), shade="glow")
    pen.part("core", smooth([(3, -40, "c"), (28, -50), (52, -54), (72, -66, "c"), (76, -56), (96, -56, "c"), (88, -46),
        (98, -36, "c"), (80, -30), (66, -22, "c"), (52, -28), (26, -34)]), shade="glow")
    pen.part("hot", smooth([(4, -40, "c"), (30, -45), (54, -46), (74, -46, "c"), (56, -37), (30, -36)]), shade="glow")
    pen.part("ember", joined(*(ellipse(x, y, r) for x, y, r in ((112, -84, 2.6), (124, -66, 2.2), (126, -44, 2.8),
        (120, -16, 2.2), (92, -2, 2.6), (84, -94, 2), (134, -54, 1.6)))), shade="flat")
    pen.anchor(handle=(0, -40), lamp=(70, -44), top=(80, -84))


_RUNES = ([(-3, 4), (-3, -5), (3, -1)], [(0, 5), (0, -5), (4, -1)], [(-3, -4), (3, 0), (-3, 4)],
    [(-3, 5), (0, -5), (3, 5)], [(-3, -5), (3, 5), (3, -5)], [(0, 5), (0, -5), (-4, -2)])
"""Signs of three points each."""


@symbol("rune circle, magic circle, circle of runes, glowing circle of runes, magical circle, summoning circle, "
    "circle of light, glowing circle, glowing rune, rune, arcane circle", kinds="light, thing", height=0.9,
    slots={"light": ("#6fe0ff", "primary"), "pale": ("#e6fbff", "follow")}, home="cave",
    traits=("heroic", "trodden"))
def rune_circle(pen: Pen) -> None:
    flat = 0.3
    pen.part("light", ellipse(0, -24, 80, 24), shade="glow", alpha=0.28)
    for r, wide in ((80, 3.4), (62, 2.2)):
        ring = difference(ellipse(0, -24, r, flat * r), ellipse(0, -24, r - wide, flat * (r - wide * 1.5)))
        pen.part("pale", ring, shade="glow")
    turns = [math.radians(a) for a in range(90, 450, 60)]
    corners = [(58 * math.cos(a), -24 + flat * 58 * math.sin(a)) for a in turns]
    for first in (0, 1):
        pen.stroke("light", line([*(corners[k] for k in (first, first + 2, first + 4)), corners[first]]), 1.8,
            shade="glow")
    for k in range(16):
        turn = math.radians(22.5 * k)
        x, y = 71 * math.cos(turn), -24 + flat * 71 * math.sin(turn)
        pen.stroke("pale", line([(x + dx, y + 0.62 * dy) for dx, dy in _RUNES[k % 6]]), 1.5, shade="glow")
    for x, y, high in ((-70, -20, 44), (-34, -6, 58), (8, -2, 66), (48, -10, 54), (74, -24, 40), (-52, -38, 30),
            (28, -44, 34)):
        pen.part("light", polygon([(x - 3, y), (x + 3, y), (x + 1, y - high), (x - 1, y - high)]), shade="glow",
            alpha=0.32)
    pen.part("pale", joined(*(_spark(x, y, r) for x, y, r in ((-60, -52, 3), (-20, -66, 4), (20, -58, 3), (52, -60, 4),
        (6, -84, 3)))), shade="flat")
    pen.anchor(top=(0, -24), seat=(0, -24), lamp=(0, -24))


_COINS = tuple((x, y) for y, half in ((-6, 88), (-16, 74), (-26, 58), (-36, 40), (-45, 22))
    for x in range(-half, half + 1, 11))
"""Where coins are seen in a heap."""


@symbol("treasure pile, pile of gold coins, heap of gold coins, mountain of gold coins, mound of gold coins, "
    "hoard of gold coins, bed of gold coins, pile of golden coins, pile of gold and jewels, pile of gold, "
    "heap of gold, mountain of gold, mound of gold, hoard of gold, bed of gold, "
    "hoard, gold hoard, treasure hoard, dragon hoard, hoard of treasure, pile of treasure, heap of treasure, "
    "mound of treasure, mountain of treasure", kinds="thing", height=1.0,
    slots={"gold": ("#e9b43c", "primary"), "rim": ("#fbe08a",
    "follow"), "red": ("#d8365a", "fixed"), "blue": ("#3f8fe0", "fixed"), "green": ("#37b27a", "fixed"),
    "glint": ("#fffbe6", "fixed")}, home="cave", traits=("heroic", "shining"))
def treasure_pile(pen: Pen) -> None:
    for x, lean in ((-52, -12), (56, 10)):
        pen.part("gold", rotated(smooth([(x - 9, -40, "c"), (x + 9, -40, "c"), (x + 6, -26), (x + 1.6, -22),
            (x + 1.6, -12), (x - 1.6, -12), (x - 1.6, -22), (x - 6, -26)]), lean, (x, -14)), tone=-0.05)
    heap = smooth([(-104, 0, "c"), (-88, -14), (-60, -26), (-36, -44), (-8, -54), (20, -50), (48, -34), (76, -22),
        (104, 0, "c")])
    pen.part("gold", heap, tone=-0.04)
    pen.mark("gold", crescent(heap, 10, -12), tone=-0.1)
    for k, (x, y) in enumerate(_COINS):
        dx, dy = (k * 37) % 7 - 3, (k * 53) % 5 - 2
        coin = rotated(ellipse(x + dx, y + dy, 5.6, 3.4), (k * 29) % 50 - 25, (x, y))
        pen.mark("gold", coin, tone=0.05 if k % 3 else -0.06, detail=0)
        if k % 2:
            pen.mark("rim", rotated(ellipse(x + dx - 1, y + dy - 1, 3.4, 1.5), (k * 29) % 50 - 25, (x, y)), alpha=0.9,
                detail=1)
    for x, y, slot in ((-40, -26, "red"), (36, -24, "blue"), (4, -34, "green"), (70, -12, "red"), (-72, -10, "blue")):
        pen.part(slot, polygon([(x - 4.6, y - 3), (x - 2, y - 6), (x + 2, y - 6), (x + 4.6, y - 3), (x, y + 4)]))
        pen.mark("glint", polygon([(x - 2, y - 5), (x + 1, y - 5), (x - 1, y - 2)]), alpha=0.7, detail=1)
    pen.part("rim", joined(*(_spark(x, y, r) for x, y, r in ((-20, -46, 6), (30, -42, 5), (-64, -24, 5), (60, -20,
        4)))), shade="glow")
    pen.anchor(top=(0, -44), seat=(0, -44), lamp=(0, -40))
    pen.fit()


@symbol("ashes, ash heap, pile of ashes, glowing embers, embers, glowing ashes", kinds="light, thing", height=0.4,
    slots={"ash": ("#6d6670", "primary"), "ember": ("#ff8a35", "light"), "hot": ("#ffd873", "light")}, home="meadow")
def ashes(pen: Pen) -> None:
    heap = smooth([(-96, 0, "c"), (-70, -12), (-40, -22), (-6, -32), (30, -26), (62, -14), (96, 0, "c")])
    pen.part("ash", heap, tone=-0.06)
    pen.mark("ash", joined(*(ellipse(x, y, 16, 6) for x, y in ((-50, -10), (-10, -20), (34, -14), (62, -6)))),
        tone=0.07)
    pen.part("ember", joined(*(ellipse(x, y, r, 0.6 * r) for x, y, r in ((-42, -12, 6), (-8, -22, 7), (26, -16, 6),
        (52, -8, 5), (-68, -5, 5), (4, -8, 6), (-24, -4, 5)))), shade="glow")
    pen.part("hot", joined(*(ellipse(x, y, r, 0.6 * r) for x, y, r in ((-8, -22, 3), (26, -16, 2.6), (-42, -12,
        2.4)))), shade="flat")
    pen.part("hot", joined(*(ellipse(x, y, r) for x, y, r in ((-30, -52, 2), (-6, -72, 2.4), (20, -58, 2), (38, -80,
        1.8), (-46, -78, 1.6), (6, -98, 1.8)))), shade="flat")
    pen.anchor(top=(0, -28), mouth=(0, -22), lamp=(0, -20))
    pen.fit()


_SPECTRUM = ("red", "orange", "yellow", "green", "blue", "violet")


@symbol("rainbow bridge, bifrost, bifrost bridge, bridge of rainbow, bridge made of rainbow", kinds="bridge, structure",
    height=5, slots={"red": ("#f0625a", "fixed"), "orange": ("#f79a4a", "fixed"), "yellow": ("#fbdc5c", "fixed"),
    "green": ("#6fcf7a", "fixed"), "blue": ("#5aa9f0", "fixed"), "violet": ("#a27be0", "fixed"),
    "light": ("#fffdf0", "light")}, home="sky", traits=("heroic", "shining"))
def rainbow_bridge(pen: Pen) -> None:
    for k, slot in enumerate(_SPECTRUM):
        low, high = 7.0 * (k + 1), 7.0 * k
        band = smooth([(-112, -12 + high, "c"), (-56, -46 + high), (0, -58 + high), (56, -46 + high), (112, -12 + high,
            "c"), (112, -12 + low, "c"), (56, -46 + low), (0, -58 + low), (-56, -46 + low), (-112, -12 + low, "c")])
        pen.part(slot, band, shade="flat", alpha=0.94)
    pen.stroke("light", curve((-112, -12), (-56, -46), (0, -58), (56, -46), (112, -12)), 1.8, shade="glow", alpha=0.85)
    pen.part("light", joined(*(_spark(x, y, r) for x, y, r in ((-80, -42, 4), (-30, -66, 5), (34, -68, 4), (88, -36, 5),
        (0, -30, 4)))), shade="flat")
    pen.anchor(top=(0, -56), back=(0, -54), seat=(0, -54), under=(0, -10), lean=(-90, -30))
    pen.fit()


_SPIRES = ((-58, 30, 9), (-44, 52, 11), (-26, 40, 13), (-8, 78, 14), (12, 58, 12), (30, 92, 15), (48, 46, 12),
    (64, 28, 9))
"""The towers of a town in the air: middle, height, width."""


@symbol("floating city, city in the sky, sky city, cloud city, city in the clouds, flying city, city above the clouds, "
    "floating town, floating kingdom, kingdom in the clouds, kingdom in the sky",
    kinds="city, structure", height=60, place="air", slots={"wall": ("#f3e4cf", "primary"), "roof": ("#4f8fc4",
    "second"), "rock": ("#8a7768", "fixed"), "turf": ("#7fb35a", "fixed"), "window": ("#ffd98a", "light"), "fall":
    ("#cfeefb", "fixed")}, home="sky", traits=("airborne", "heroic"))
def floating_city(pen: Pen) -> None:
    rock = smooth([(-92, -46, "c"), (-60, -42), (0, -40), (60, -42), (92, -46, "c"), (70, -22), (42, -14), (26, 12),
        (6, 30), (-6, 34, "c"), (-16, 14), (-40, -6), (-66, -18)])
    for k, (x, high, wide) in enumerate(_SPIRES):
        top, half = -50 - high, 0.5 * wide
        pen.part("wall", polygon([(x - half, -42), (x - half, top), (x + half, top), (x + half, -42)]),
            tone=-0.05 if k % 2 else 0.0)
        pen.mark("wall", polygon([(x + 0.1 * wide, -42), (x + 0.1 * wide, top), (x + half, top), (x + half, -42)]),
            tone=-0.08)
        if k in (2, 6):
            pen.part("roof", smooth([(x - half - 1, top, "c"), (x - half, top - 7), (x, top - 11), (x + half, top - 7),
                (x + half + 1, top, "c")]))
        else:
            pen.part("roof", polygon([(x - half - 2, top), (x, top - 1.5 * wide), (x + half + 2, top)]))
        panes = [ellipse(x + dx * wide, top + 7 + 11 * row, 1.3, 2.2) for row in range(int(high / 13))
            for dx in (-0.22, 0.22)]
        pen.part("window", joined(*panes), shade="flat")
    pen.part("rock", rock, tone=-0.02)
    pen.mark("rock", crescent(rock, 12, -10), tone=-0.1)
    pen.mark("rock", joined(curve((-50, -34), (-34, -14), (-30, -2)), curve((10, -34), (6, -6), (0, 20)),
        curve((48, -34), (38, -20), (32, -8))), width=1.8, tone=-0.12)
    pen.part("turf", smooth([(-94, -46, "c"), (-60, -52), (0, -54), (60, -52), (94, -46, "c"), (76, -38), (50, -41),
        (20, -36), (-14, -40), (-50, -36), (-78, -40)]))
    for x, low in ((-70, 2), (60, 14)):
        pen.part("fall", smooth([(x - 3, -44, "c"), (x + 3, -44, "c"), (x + 4.6, low - 14), (x + 2, low), (x - 2, low),
            (x - 4.6, low - 14)]), alpha=0.85, shade="flat")
    pen.anchor(top=(30, -160), seat=(0, -52))
    pen.fit()
