"""What has come over a thing that stays whole: cracks, seams of gold, creases, folds, drips."""

import math
from collections.abc import Callable, Mapping

from limner.drawing import geometry as g
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.figure import Pen, Slot
from limner.engines.illustrator.atlas.remade.anatomy import Body, area
from limner.engines.illustrator.atlas.remade.bending import mapped

SEAMS: Mapping[str, Slot] = {
    "crack": Slot((38, 32, 36)),
    "seam": Slot((226, 174, 52)),
    "seam_light": Slot((255, 236, 160)),
}
"""The colours of cracks, and of the gold that fills them."""
_LARGE = 0.04
"""Parts with more of the figure's box than this are creased."""
_CELLS = 5
"""Creases across a part."""


def _cracked(pen: Pen, body: Body) -> None:
    """With cracks that run through it."""
    _whole(pen, body)
    pen.part("crack", _cracks(body, 0.016), shade="flat", alpha=0.8)


def _mended(pen: Pen, body: Body) -> None:
    """With seams of gold where it was broken."""
    _whole(pen, body)
    pen.part("seam", _cracks(body, 0.034), shade="flat")
    pen.part("seam_light", _cracks(body, 0.01), shade="flat", alpha=0.9)


def _whole(pen: Pen, body: Body) -> None:
    for part in body.figure.parts:
        pen.add(part)


def _cracks(body: Body, width: float) -> Path:
    """Lines from one place to the edges, so wide over its size."""
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
        lines.append(g.outline(g.line(run), width * size))
    return g.intersection(g.union(*lines), body.outline)


def _crumpled(pen: Pen, body: Body) -> None:
    """Dented all along its edges, and in facets, light and dark."""
    size, rng = body.size, body.rng

    def dented(x: float, y: float) -> Point:
        a, b = 9.0 * x / size, 9.0 * y / size
        return (x + 0.022 * size * (math.sin(2.1 * b + a) + 0.7 * math.sin(5.3 * a + 1.7 * b)),
                y + 0.022 * size * (math.sin(2.7 * a - b) + 0.7 * math.sin(4.9 * b + 2.3 * a)))  # fmt: skip

    for part in body.figure.parts:
        bent = mapped(part, dented)
        pen.add(bent)
        if part.width or area(part.path) < _LARGE * body.figure.width * body.figure.height:
            continue
        left, top, right, bottom = g.bounds(bent.path)
        knots = {
            (i, j): (left + (right - left) * (i + rng.uniform(-0.4, 0.4)) / _CELLS,
                     top + (bottom - top) * (j + rng.uniform(-0.4, 0.4)) / _CELLS)
            for i in range(_CELLS + 1) for j in range(_CELLS + 1)
        }  # fmt: skip
        for i in range(_CELLS):
            for j in range(_CELLS):
                a, b, c, d = knots[i, j], knots[i + 1, j], knots[i + 1, j + 1], knots[i, j + 1]
                for corners in ((a, b, c), (a, c, d)):
                    if (shade := rng.choice((-0.13, -0.06, 0.0, 0.06, 0.11))) != 0:
                        pen.mark(part.slot, g.polygon(corners), tone=part.tone + shade, alpha=0.75)


def _folded(pen: Pen, body: Body) -> None:
    """With the creases of a sheet that was folded, every second field in the shade."""
    left, top, right, bottom = body.box
    wide, high = (right - left) / 4, (bottom - top) / 2
    fields = [g.rect(left + i * wide, top - 9, wide, 2 * high + 18) for i in (1, 3)]
    lines = [g.rect(left + i * wide - 0.5, top - 9, 1.0, 2 * high + 18) for i in (1, 2, 3)]
    lines.append(g.rect(left - 9, top + high - 0.5, 4 * wide + 18, 1.0))
    for part in body.figure.parts:
        pen.add(part)
        if not part.width and area(part.path) > _LARGE * body.figure.width * body.figure.height:
            pen.mark(part.slot, g.joined(*fields), tone=part.tone - 0.08, alpha=0.8)
            pen.mark(part.slot, g.joined(*lines), tone=part.tone - 0.24, alpha=0.8)


def _dripping(pen: Pen, body: Body) -> None:
    """Drops of its own colour run down from it and fall."""
    _whole(pen, body)
    size, rng = body.size, body.rng
    main = max((part for part in body.figure.parts if not part.width), default=None,
               key=lambda part: (body.symbol.slots[part.slot].role == "primary", area(part.path)))  # fmt: skip
    if main is None:
        return
    left, top, right, bottom = g.bounds(main.path)
    runs, falling = list[Path](), list[Path]()
    for i in range(9):
        x, thick = left + (right - left) * (i + rng.uniform(0.3, 0.7)) / 9, rng.uniform(0.016, 0.03) * size
        foot = next((y for y in _down(top, bottom) if main.path.contains(x, y)), None)
        if foot is None:
            continue
        end = foot + rng.uniform(0.05, 0.2) * size
        runs.append(g.limb([(x, foot - 0.12 * size, 0.7 * thick), (x, end, thick), (x, end + thick, 1.3 * thick)]))
        if i % 2:
            falling.append(g.ellipse(x, end + 0.09 * size, 0.8 * thick, 1.2 * thick))
    pen.part(main.slot, g.union(*runs), tone=0.04)
    pen.part(main.slot, g.joined(*falling), tone=0.04)


def _down(top: float, bottom: float) -> list[float]:
    """Heights from the foot up."""
    return [bottom - (bottom - top) * k / 40 for k in range(1, 40)]


MARRED: Mapping[str, Callable[[Pen, Body], None]] = {
    "cracked": _cracked,
    "mended": _mended,
    "crumpled": _crumpled,
    "folded": _folded,
    "dripping": _dripping,
}
"""By the names that the reader gives."""
