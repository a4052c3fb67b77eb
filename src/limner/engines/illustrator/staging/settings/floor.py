"""A room's floor as one sees it who looks at what lies on it: boards or tiles, and the skirting out of focus."""

from itertools import pairwise

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay

_TILES = lay.palette("c8b49a a9bdb6 c4ab98 aab6c2")
_BOARDS, _CELLS = 9, 8
"""How many boards and tiles there are across the nearest edge."""
_CONVERGING = 0.46
"""How wide the floor's pattern is at the wall, over its width at the lower edge."""
_ROWS = (0.0, 0.13, 0.3, 0.52, 0.82, 1.2)
"""Where the joints of tiles are on the way from the wall to the viewer."""
_SKIRTING = 0.1
"""The height of the skirting board, over the canvas's shorter side."""
_SOFT = 0.007
"""How far out of focus the wall is, over the same."""
_LEGS = ((0.0, 1.0), (0.17, 0.86))
"""A chair's legs: how far from its corner, and how long, over the canvas's shorter side."""


def near(easel: Easel, wood: RGB, hand: int, *, tiled: bool) -> None:
    """The floor below the horizon, the skirting above it, and two legs of a chair at the side away from `hand`."""
    base, h, unit = easel.horizon, easel.h, easel.unit
    ground = _TILES[easel.variant % len(_TILES)] if tiled else wood
    easel.fill(easel.sheet(base), fade(tone(ground, -0.05), tone(ground, 0.04), base, h), "ground", "floor",
               role="ground", depth=0.1)  # fmt: skip
    _tiles(easel, ground) if tiled else _boards(easel, ground)
    top = base - _SKIRTING * unit
    easel.fill(easel.sheet(top, base), fade((250, 247, 240), (232, 226, 216), top, base), "sky", "skirting", role="far",
               blur=_SOFT * unit)  # fmt: skip
    shade = fade((40, 34, 40), (40, 34, 40), base - 0.004 * h, base + 0.05 * h, (0.34, 0.0))
    easel.fill(easel.sheet(base - 0.004 * h, base + 0.05 * h), shade, "ground", "shade", role="ground", tinted=False)
    if easel.shown("chair", "furniture"):
        _chair(easel, hand)
    sheen = halo(easel.w * (0.5 + 0.26 * hand), base + 0.3 * (h - base), 0.55 * unit, (255, 250, 236), 0.3, (1.5, 0.4))
    easel.fill(easel.sheet(base), sheen, "ground", "sheen", role="light", tinted=False)


def _across(easel: Easel, number: int, i: float) -> tuple[float, float]:
    """Where the joint of that number is at the wall and at the lower edge."""
    x = (i / number - 0.5) * 1.5 * easel.w
    return 0.5 * easel.w + _CONVERGING * x, 0.5 * easel.w + x


def _boards(easel: Easel, wood: RGB) -> None:
    """Boards that lead away, each a little lighter or darker than the next, with their ends."""
    base, h = easel.horizon, easel.h
    pale, ends, seams = Path(), Path(), Path()
    for i in range(_BOARDS + 1):
        (a, b), (c, d) = _across(easel, _BOARDS, i), _across(easel, _BOARDS, i + 1)
        board = g.polygon([(a, base), (c, base), (d, h), (b, h)])
        if (i + easel.variant) % 3 == 1:
            pale.addPath(board)
        seams.addPath(g.line([(a, base), (b, h)]))
        share = 0.2 + 0.6 * easel.rng.random()
        y, left, right = base + share * (h - base), a + share * (b - a), c + share * (d - c)
        ends.addPath(g.line([(left, y), (right, y)]))
    easel.fill(pale, tone(wood, 0.05), "ground", "boards", role="ground", depth=0.1)
    easel.fill(g.joined(seams, ends), tone(wood, -0.16), "ground", "seams", role="ground", depth=0.1,
               width=0.003 * easel.unit)  # fmt: skip


def _tiles(easel: Easel, ground: RGB) -> None:
    """Squares in two tones, smaller toward the wall."""
    base, h = easel.horizon, easel.h
    dark, joints = Path(), Path()
    rows = [base + share * (h - base) for share in _ROWS]
    for r, (y0, y1) in enumerate(pairwise(rows)):
        joints.addPath(g.line([(-4, y0), (easel.w + 4, y0)]))
        for i in range(-2, _CELLS + 2):
            if (i + r) % 2:
                continue
            (a, b), (c, d) = _across(easel, _CELLS, i), _across(easel, _CELLS, i + 1)
            s, t = _ROWS[r], _ROWS[r + 1]
            dark.addPath(g.polygon([(a + s * (b - a), y0), (c + s * (d - c), y0), (c + t * (d - c), y1),
                                    (a + t * (b - a), y1)]))  # fmt: skip
    for i in range(-2, _CELLS + 3):
        a, b = _across(easel, _CELLS, i)
        joints.addPath(g.line([(a, base), (a + 1.2 * (b - a), base + 1.2 * (h - base))]))
    easel.fill(dark, mix(ground, (246, 240, 228), 0.6), "ground", "tiles", role="ground", depth=0.1)
    easel.fill(joints, tone(ground, -0.12), "ground", "joints", role="ground", depth=0.1, width=0.003 * easel.unit)


def _chair(easel: Easel, hand: int) -> None:
    """The legs of a chair that stands at the wall, out of focus."""
    unit, base = easel.unit, easel.horizon
    x0, wood = easel.w * (0.5 - 0.34 * hand), (120, 82, 60)
    for aside, long in _LEGS:
        x, foot = x0 - hand * aside * unit, base + (0.05 if aside == 0.0 else 0.02) * unit
        leg = g.polygon([(x - 0.022 * unit, foot - long * unit), (x + 0.022 * unit, foot - long * unit),
                         (x + 0.014 * unit, foot), (x - 0.014 * unit, foot)])  # fmt: skip
        easel.fill(leg, wood, "far", "chair", depth=0.1, blur=_SOFT * unit)
    rail = g.rect(min(x0, x0 - hand * 0.17 * unit), base - 0.17 * unit, 0.17 * unit, 0.022 * unit)
    easel.fill(rail, wood, "far", "chair", depth=0.1, blur=_SOFT * unit)
