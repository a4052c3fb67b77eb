"""Signs that the typefaces lack and people type: hearts, stars, ticks. Drawn one em high over a baseline at 0."""

import math
from collections.abc import Callable

from limner.drawing import geometry as g
from limner.drawing.geometry import CORNER, Landmark, Path

_MIDDLE = -0.36
"""The height of a sign's middle: that of a capital's."""
_HALF = 0.4
"""Half a sign's width."""
_LINE = 0.075
"""The stroke of one that is hollow."""

ADVANCE = 0.94
"""The width that each takes."""


def _heart() -> Path:
    x, y, r = ADVANCE / 2, _MIDDLE, _HALF
    right: list[tuple[float, float]] = [(0.48, -0.86), (0.98, -0.42), (0.64, 0.24)]
    left = [(-u, v) for u, v in reversed(right)]
    rounds = [[(x + r * u, y + r * v) for u, v in side] for side in (right, left)]
    return g.smooth([(x, y - 0.44 * r, CORNER), *rounds[0], (x, y + 0.92 * r, CORNER), *rounds[1]])


def _star() -> Path:
    return g.star(ADVANCE / 2, _MIDDLE, 1.06 * _HALF, 0.45 * _HALF, 5)


def _tick() -> Path:
    line = Path()
    line.moveTo(0.16, -0.34)
    line.lineTo(0.38, -0.1)
    line.lineTo(0.8, -0.66)
    return g.outline(line, 0.13)


def _note() -> Path:
    stem = g.rect(0.52, -0.76, 0.07, 0.66)
    bow: list[Landmark] = [(0.66, -0.56), (0.78, -0.44), (0.74, -0.3, CORNER), (0.68, -0.42), (0.55, -0.52)]
    flag = g.smooth([(0.55, -0.76, CORNER), *bow])
    return g.union(g.ellipse(0.42, -0.1, 0.18, 0.13, -20), stem, flag)


def _spark() -> Path:
    points = []
    for i in range(8):
        angle, reach = math.pi / 4 * i, _HALF if i % 2 == 0 else 0.3 * _HALF
        points.append((ADVANCE / 2 + reach * math.sin(angle), _MIDDLE - reach * math.cos(angle)))
    return g.polygon(points)


def _hollow(shape: Callable[[], Path]) -> Callable[[], Path]:
    return lambda: g.winding(g.outline(shape(), _LINE))


DRAWN: dict[str, Callable[[], Path]] = {
    **dict.fromkeys("♥❤❥💕💖💗💙💚💛💜🧡", _heart),
    "♡": _hollow(_heart),
    **dict.fromkeys("★⭐✭✮", _star),
    "☆": _hollow(_star),
    **dict.fromkeys("✔✓✅", _tick),
    **dict.fromkeys("♪🎵", _note),
    **dict.fromkeys("✦✨❇", _spark),
}
"""By the character."""
