"""Plates and bowls as one who sits at the table sees what is served: from higher up than other things on it."""

import math
from collections.abc import Sequence

from limner.drawing.geometry import (
    Path,
    Point,
    difference,
    ellipse,
    intersection,
    joined,
    moved,
    polygon,
    rotated,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve, half, quad

BED = "bed"
"""The name of the part on which toppings lie."""
GARNISH = "garnish"
"""The name of parts that a dish has where no words say what is on it."""
DISH = "dish, food"
WHITE: Hue = ("#f4f5f6", "second")
GREEN: Hue = ("#5a9a45", "fixed")

ROUND = 0.4
"""How high a round edge is over its width."""
_WELL = 0.72
"""How wide a plate's middle is over the whole."""


def plate(pen: Pen, rx: float = 76.0, y: float = -30.0, slot: str = "plate") -> None:
    """A plate with a rim; its middle is at (0, y)."""
    pen.part(slot, ellipse(0, y + 4.5, rx, rx * ROUND), tone=-0.16)
    pen.part(slot, ellipse(0, y, rx, rx * ROUND))
    pen.mark(
        slot, difference(ellipse(0, y, rx, rx * ROUND), ellipse(0, y + 0.8, 0.965 * rx, 0.955 * rx * ROUND)), tone=0.05
    )
    pen.mark(slot, ellipse(0, y + 0.6, _WELL * rx, _WELL * rx * ROUND), tone=-0.07)
    pen.mark(slot, ellipse(0, y + 2.2, 0.7 * rx, 0.69 * rx * ROUND), tone=-0.015)


def bowl(pen: Pen, slot: str, fill: str, *, rx: float = 62.0, top: float = -62.0, bed: bool = True) -> Path:
    """A bowl and what is in it, up to a little under the rim; gives the surface."""
    body = smooth([(-rx, top, "c"), (-0.95 * rx, 0.68 * top), (-0.7 * rx, 0.28 * top), (-0.42 * rx, 0.06 * top),
                   (-0.4 * rx, 0, "c"), (0, 0.1 * rx), (0.4 * rx, 0, "c"), (0.42 * rx, 0.06 * top),
                   (0.7 * rx, 0.28 * top), (0.95 * rx, 0.68 * top), (rx, top, "c"),
                   *half(0, top, rx, rx * ROUND)[::-1]])  # fmt: skip
    pen.part(slot, ellipse(0, top, rx, rx * ROUND), tone=0.05)
    pen.part(slot, ellipse(0, top + 0.6, 0.93 * rx, 0.93 * rx * ROUND), tone=-0.14)
    level = ellipse(0, top + 2.4, 0.9 * rx, 0.87 * rx * ROUND)
    pen.part(fill, level, name=BED if bed else "")
    with pen.in_front():
        pen.part(slot, body)
        pen.mark(slot, crescent(body, -0.22 * rx, -3), tone=-0.07)
        pen.mark(slot, smooth([(-0.9 * rx, 0.7 * top), (-0.66 * rx, 0.3 * top), (-0.5 * rx, 0.16 * top),
                               (-0.74 * rx, 0.5 * top)]), tone=0.14, alpha=0.5)  # fmt: skip
    return level


def pile(pen: Pen, slot: str, rx: float, base: float, thick: float, number: int) -> float:
    """Thick round slices on one another, browned on top; gives the height of the uppermost one's middle, which is
    where toppings lie.
    """
    ry, y = rx * ROUND, base
    for i in range(number):
        dx, wide = (2.4, -2.8, 1.2, -1.4, 0.6)[i % 5], rx + (0.0, 1.6, -1.2, 0.8, -0.6)[i % 5]
        side = smooth([(dx - wide, y - 0.3 * thick), *half(dx, y, wide, ry), (dx + wide, y - 0.3 * thick),
                       (dx + 0.99 * wide, y - thick), *half(dx, y - thick, wide, ry, lower=False)[::-1],
                       (dx - 0.99 * wide, y - thick)])  # fmt: skip
        pen.part(slot, side, tone=0.12)
        pen.mark(slot, intersection(side, moved(ellipse(dx, y - thick, wide, ry), 0, 0.34 * thick)), tone=-0.07)
        pen.mark(slot, crescent(side, 0, -0.22 * thick), tone=-0.08)
        pen.mark(slot, crescent(side, -0.3 * wide, 0), tone=-0.07, alpha=0.7)
        top = ellipse(dx, y - thick, 0.97 * wide, 0.97 * ry)
        last = i == number - 1
        pen.part(slot, top, tone=-0.05, name=BED if last else "")
        y -= thick
    pen.mark(slot, ellipse(dx, y + 1, 0.86 * wide, 0.84 * ry), tone=-0.12)
    pen.mark(slot, ellipse(dx - 4, y - 1, 0.7 * wide, 0.64 * ry), tone=-0.07)
    return y


def poured(middle: Point, rx: float, ry: float, drops: Sequence[tuple[float, float]]) -> Path:
    """What flows over the front edge of a round thing: (where, as a share of its radius, and how far down)."""
    (cx, cy), edge = middle, list[tuple[float, float]]()
    for share, down in drops:
        x, low = cx + share * rx, cy + ry * math.sqrt(max(0.0, 1 - share * share))
        edge += [(x - 0.1 * rx, low - 2), (x - 0.075 * rx, low + 0.6 * down), (x, low + down),
                 (x + 0.075 * rx, low + 0.6 * down), (x + 0.1 * rx, low - 2)]  # fmt: skip
        gap = share + 0.2
        edge.append((cx + gap * rx, cy + 0.86 * ry * math.sqrt(max(0.0, 1 - gap * gap))))
    back = [(cx + 0.86 * rx * math.cos(t), cy - 0.74 * ry * math.sin(t)) for t in (0.1, 0.8, 1.57, 2.3, 3.0)]
    return smooth([*edge, *back], tension=0.42)


def strands(pen: Pen, slot: str, within: Path, y: float, rx: float, ry: float) -> None:
    """Noodles in swirls, marked on the part before."""
    swirls = []
    for i in range(9):
        t, k = i * 0.7, 0.25 + 0.085 * i
        swirls.append(curve(*(((0.16 * (i % 3 - 1) + k * math.cos(t + a)) * rx, y + k * math.sin(t + a) * ry)
                              for a in (0.0, 0.6, 1.2, 1.8, 2.4, 3.0))))  # fmt: skip
    lines = joined(*swirls)
    pen.mark(slot, lines, tone=-0.14, width=2.2)
    pen.mark(slot, moved(lines, 0.6, -2.6), tone=0.07, width=1.5)


def leaf(x: float, y: float, size: float, turn: float) -> Path:
    """A small leaf that lies there."""
    return rotated(
        smooth(
            [
                (x - size, y, "c"),
                (x - 0.2 * size, y - 0.44 * size),
                (x + size, y, "c"),
                (x - 0.2 * size, y + 0.44 * size),
            ]
        ),
        turn,
        (x, y),
    )


def butter(pen: Pen, x: float, y: float) -> None:
    """A pat of butter on what is served."""
    pen.part(
        "butter", polygon([(x - 13, y - 5), (x + 3, y), (x + 3, y + 6), (x - 13, y + 1)]), tone=-0.03, name=GARNISH
    )
    pen.part(
        "butter", polygon([(x + 3, y), (x + 16, y - 5), (x + 16, y + 1), (x + 3, y + 6)]), tone=-0.09, name=GARNISH
    )
    pen.part("butter", quad((x - 13, y - 5), (x, y - 9), (x + 16, y - 5), (x + 3, y)), tone=0.05, name=GARNISH)
