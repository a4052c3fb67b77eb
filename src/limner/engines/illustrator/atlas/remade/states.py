"""What has been done to a thing: broken, cracked, torn, wrapped, emptied, peeled, and by `STATES` all that can be."""

import math
from collections.abc import Callable, Mapping
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.figure import Figure, Pen
from limner.engines.illustrator.atlas.remade import bending, cuts
from limner.engines.illustrator.atlas.remade.anatomy import Body, area, inset, main_slot
from limner.engines.illustrator.atlas.remade.cuts import FLESH, PITH, SEED, SKIN

CONTENTS = frozenset({"juice", "coffee", "wine", "beer", "drink", "soup", "cream", "food", "herb", "foam", "ice",
                       "slice", "filling", "tea", "milk", "olive", "straw", "petal", "heart", "stem",
                       "water"})  # fmt: skip
"""Slots of what is in a vessel."""


def _broken(pen: Pen, body: Body) -> None:
    """Shards that have come apart, the upper ones the farthest, and splinters on the ground."""
    rng = body.rng
    left, top, right, bottom = body.box
    wide, tall = right - left, bottom - top
    at = left + 0.55 * wide, top + 0.42 * tall
    turns = sorted(math.radians(51.4 * i + rng.uniform(-16, 16)) for i in range(7))
    reach = 1.5 * max(wide, tall)
    for i, turn in enumerate(turns):
        after = turns[(i + 1) % len(turns)] + (math.tau if i == len(turns) - 1 else 0.0)
        rim = [(at[0] + reach * math.cos(t), at[1] + reach * math.sin(t)) for t in (turn, (turn + after) / 2, after)]
        middle = (turn + after) / 2
        kink = at[0] + 0.3 * wide * math.cos(turn) + 3, at[1] + 0.3 * tall * math.sin(turn) - 2
        twin = at[0] + 0.3 * wide * math.cos(after) + 3, at[1] + 0.3 * tall * math.sin(after) - 2
        wedge = g.polygon([at, kink, *rim, twin])
        low = math.sin(middle) > 0.35
        go = 0.02 if low else 0.12
        shift = go * wide * math.cos(middle), go * tall * math.sin(middle) if not low else 0.0
        cuts.cut_out(pen, body, wedge, shift, 0 if low else rng.uniform(-13, 13), at)
    name = main_slot(body)
    for i in range(6):
        x = left + wide * (1.1 * rng.random() - 0.05) + (0.3 * wide if i % 2 else -0.3 * wide)
        size = 0.07 * wide * rng.uniform(0.6, 1.2)
        shard = [(x - size, bottom), (x - 0.2 * size, bottom - size), (x + size, bottom - 0.1 * size)]
        pen.part(name, g.polygon(shard), tone=rng.uniform(-0.08, 0.08))


def _torn(pen: Pen, body: Body) -> None:
    """A jagged tear from the top, with a pale edge, and the torn-off piece turned away."""
    left, top, right, bottom = body.box
    wide, tall, rng = right - left, bottom - top, body.rng
    run = [
        (left + wide * (0.56 + 0.09 * (i % 2) + rng.uniform(-0.03, 0.03)), top - 3 + (tall + 6) * i / 9)
        for i in range(10)
    ]
    one = g.polygon([(left - 9, top - 9), *run, (left - 9, bottom + 9)])
    other = g.polygon([(right + 9, top - 9), *run, (right + 9, bottom + 9)])
    pale = g.polygon([*run, *((x + 0.035 * wide, y + 1) for x, y in reversed(run))])
    edge = g.intersection(pale, body.outline)
    cuts.cut_out(pen, body, other, (0.06 * wide, 0.0), 9, (right, bottom))
    if not edge.isEmpty():
        pen.part(PITH, edge, shade="flat")
    cuts.cut_out(pen, body, one, (0.0, 0.0), 0)


def _wrapped(pen: Pen, body: Body) -> None:
    """In paper, with a ribbon and a bow: the outline loosely followed, with folds."""
    left, top, right, bottom = body.box
    middle, size = (left + right) / 2, body.size
    paper = g.union(g.corners_rounded(g.union(g.outline(body.outline, 0.12 * size), body.outline), 0.1 * size))
    pen.part(SKIN, paper)
    folds = [
        g.line([(left + share * (right - left), top - 9), (middle + (share - 0.5) * 20, bottom + 9)])
        for share in (0.2, 0.4, 0.65, 0.85)
    ]
    for i, fold in enumerate(folds):
        pen.mark(SKIN, g.outline(fold, 0.02 * size), tone=0.07 if i % 2 else -0.08)
    y = (top + bottom) / 2
    pen.mark(SEED, g.rect(middle - 0.05 * size, top - 20, 0.1 * size, bottom - top + 40))
    pen.mark(SEED, g.rect(left - 20, y - 0.05 * size, right - left + 40, 0.1 * size))
    spot = g.bounds(g.intersection(paper, g.rect(middle - 2, top - 40, 4, bottom - top + 80)))[1]
    for hand in (-1, 1):
        loop = g.smooth(
            [
                (middle, spot),
                (middle + hand * 0.2 * size, spot - 0.16 * size),
                (middle + hand * 0.26 * size, spot + 0.01 * size),
            ]
        )
        pen.part(SEED, loop, tone=0.02 * hand)
    pen.part(SEED, g.ellipse(middle, spot, 0.05 * size), tone=-0.05)


def _empty(pen: Pen, body: Body) -> None:
    """Without what is in it: one sees the vessel's inside."""
    inside = "glass" if "glass" in body.symbol.slots else main_slot(replace(body, figure=_emptied(body.figure)))
    within = [part for part in body.figure.parts if part.slot in CONTENTS and not part.width]
    liquid = max(within, key=lambda part: area(part.path)).slot if within else ""
    for part in body.figure.parts:
        if part.slot not in CONTENTS:
            pen.add(replace(part, marks=tuple(mark for mark in part.marks if mark.slot not in CONTENTS)))
        elif part.slot == liquid and not part.width:
            clear = inside == "glass"
            tone, alpha = (0.04, 0.52) if clear else (-0.16, 1.0)
            pen.add(replace(part, slot=inside, tone=tone, alpha=alpha, shade="flat", marks=()))


def _emptied(figure: Figure) -> Figure:
    parts = tuple(part for part in figure.parts if part.slot not in CONTENTS)
    return replace(figure, parts=parts or figure.parts)


def _peeled(pen: Pen, body: Body) -> None:
    """Its flesh out of its skin, which hangs down in strips; of what is long, at the one end of it."""
    left, top, right, bottom = body.box
    wide, tall = right - left, bottom - top
    lying = wide > 1.25 * tall
    length, across = (wide, tall) if lying else (tall, wide)

    def at(along_it: float, aside: float) -> Point:
        """So far from the end that keeps its skin, and so far beside its middle, over length and width."""
        if lying:
            return left + along_it * wide, (top + bottom) / 2 + aside * tall
        return (left + right) / 2 + aside * wide, bottom - along_it * tall

    free = g.polygon([at(0.42, -2), at(1.4, -2), at(1.4, 2), at(0.42, 2)])
    flesh = inset(cuts.bare_outline(body), 0.05 * min(length, across))
    pen.part(FLESH, g.intersection(flesh, free))
    keeps = g.polygon([at(-0.4, -2), *(at(0.42 + 0.07 * (-1) ** i, -0.75 + 0.25 * i) for i in range(7)), at(-0.4, 2)])
    ends = g.bounds(g.intersection(body.outline, g.polygon([at(0.38, -2), at(0.46, -2), at(0.46, 2), at(0.38, 2)])))
    low, high = (ends[1], ends[3]) if lying else (ends[0], ends[2])
    for hand, edge in ((-1, low), (1, high)):
        root = (left + 0.44 * wide, edge) if lying else (edge, bottom - 0.44 * tall)
        out, down = (0.34 * across, 0.3 * length)
        strip = g.smooth([
            (root[0], root[1] - 0.16 * tall), (root[0] + hand * 0.7 * out, root[1] - 0.12 * tall),
            (root[0] + hand * 1.1 * out, root[1] + 0.9 * down, g.CORNER),
            (root[0] + hand * 0.45 * out, root[1] + 0.2 * down),
            (root[0] - hand * 0.1 * out, root[1] + 0.12 * tall),
        ])  # fmt: skip
        pen.part(main_slot(body), strip, tone=0.03 * hand)
        pen.mark(PITH, g.moved(g.scaled(strip, 0.6, 0.6, root), -0.06 * hand * out, -0.03 * tall), tone=0)
    cuts.cut_out(pen, body, keeps, (0.0, 0.0), 0)


def _cracked(pen: Pen, body: Body) -> None:
    """Whole, with cracks that run through it."""
    for part in body.figure.parts:
        pen.add(part)
    left, top, right, bottom = body.box
    rng, size = body.rng, body.size
    at = left + 0.58 * (right - left), top + 0.36 * (bottom - top)
    lines = []
    for i in range(6):
        turn, here = math.radians(60 * i + rng.uniform(-20, 20)), at
        run = [here]
        for _ in range(5):
            turn += rng.uniform(-0.6, 0.6)
            here = here[0] + 0.11 * size * math.cos(turn), here[1] + 0.11 * size * math.sin(turn)
            run.append(here)
        lines.append(g.outline(g.line(run), 0.016 * size))
    cracks = g.intersection(g.union(*lines), body.outline)
    pen.part("crack", cracks, shade="flat", alpha=0.8)


STATES: Mapping[str, Callable[[Pen, Body], None]] = {
    "halved": cuts.halved, "half": cuts.one_half, "sliced": cuts.sliced, "slice": cuts.one_slice,
    "bitten": cuts.bitten, "served": cuts.served, "melted": bending.melted, "limp": bending.limp,
    "broken": _broken, "cracked": _cracked, "torn": _torn, "wrapped": _wrapped, "empty": _empty, "peeled": _peeled,
}  # fmt: skip
"""By the names that the reader gives."""
