"""The ring: ropes between four posts under a lamp, a crowd in the dark around it."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_CANVASES = lay.palette("d8dde4 e6dcc8 c9d8e6")
_ROPES = lay.palette("d8403a f2f2f0 3a64b8")
_POSTS: tuple[RGB, RGB] = ((206, 52, 48), (48, 84, 176))
_DARK: RGB = (30, 28, 48)


@place(
    "ring",
    footing="floor",
    indoors=True,
    horizons=(0.56, 0.6, 0.64),
    climate="indoors",
    neighbours="gym",
    shows="furniture",
    traits=("swept",),
)
def ring(easel: Easel) -> None:
    """The hall in the dark with its lamps, rows of heads, and the canvas with posts and three ropes behind."""
    w, h, unit = easel.w, easel.h, easel.unit
    far, left, right = easel.horizon + 0.02 * h, 0.1 * w, 0.9 * w
    easel.fill(easel.sheet(), fade(_DARK, tone(_DARK, 0.1), 0, far), "sky", "hall", role="far", tinted=False)
    _lamps(easel)
    _crowd(easel, far)
    canvas = _CANVASES[easel.variant % 3]
    mat = g.polygon([(left, far), (right, far), (1.3 * w, h + 9), (-0.3 * w, h + 9)])
    easel.fill(easel.sheet(far, h), tone(_DARK, 0.04), "ground", "floor", role="ground", tinted=False)
    easel.fill(mat, fade(tone(canvas, -0.1), tone(canvas, 0.02), far, h), "ground", "canvas", role="ground")
    spot = g.ellipse(0.5 * w, far + 0.55 * (h - far), 0.46 * w, 0.3 * (h - far))
    easel.fill(spot, tone(canvas, 0.05), "ground", "light on the canvas", role="light", blur=0.02 * unit)
    for hand, x in ((-1, left), (1, right)):
        _side(easel, hand, x, far)
    _ropes(easel, [(left, far), (right, far)], 0.27 * unit, 0.008 * unit)
    for hand, x in ((0, left), (1, right)):
        post = g.rect(x - 0.016 * unit, far - 0.3 * unit, 0.032 * unit, 0.31 * unit, 0.008 * unit)
        easel.fill(post, (70, 74, 88), "ground", "post", depth=0.2)
        pad = g.rect(x - 0.03 * unit, far - 0.29 * unit, 0.06 * unit, 0.25 * unit, 0.02 * unit)
        easel.fill(pad, fade(tone(_POSTS[hand], 0.05), tone(_POSTS[hand], -0.08), far - 0.3 * unit, far), "ground",
                   "corner pad", depth=0.2)  # fmt: skip


def _lamps(easel: Easel) -> None:
    """A frame of lamps over the ring and its cone of light."""
    w, unit = easel.w, easel.unit
    cone = g.polygon([(0.3 * w, 0.06 * easel.h), (0.7 * w, 0.06 * easel.h), (1.02 * w, easel.h), (-0.02 * w, easel.h)])
    light = fade((255, 246, 220), (255, 246, 220), 0, easel.h, (0.34, 0.0))
    easel.fill(cone, light, "sky", "cone of light", role="light", tinted=False)
    frame = g.rect(0.28 * w, 0.035 * easel.h, 0.44 * w, 0.03 * easel.h, 0.008 * unit)
    easel.fill(frame, (64, 66, 80), "sky", "lamps' frame", tinted=False)
    bulbs = g.joined(*(g.ellipse((0.31 + 0.095 * i) * w, 0.067 * easel.h, 0.03 * unit, 0.012 * unit) for i in range(5)))
    easel.fill(bulbs, (255, 250, 232), "sky", "lamps", role="light", tinted=False)


def _crowd(easel: Easel, far: float) -> None:
    """Rows of heads and shoulders, darker the farther they are."""
    rng, unit = easel.rng, easel.unit
    for row in range(3):
        heads, size = Path(), unit * (0.02 + 0.007 * row)
        y = far - unit * (0.12 - 0.052 * row)
        for i in range(int(easel.w / (2.5 * size)) + 2):
            x = (i + 0.5 * (row % 2) + rng.uniform(-0.15, 0.15)) * 2.5 * size
            top = y + rng.uniform(-0.4, 0.4) * size
            heads.addPath(g.ellipse(x, top, 0.72 * size, 0.86 * size))
            heads.addPath(g.ellipse(x, top + 2.1 * size, 1.2 * size, 1.5 * size))
        easel.fill(heads, tone(_DARK, 0.06 + 0.035 * row), "sky", "crowd", role="far", tinted=False)


def _ropes(easel: Easel, ends: list[tuple[float, float]], high: float, thick: float) -> None:
    for i in range(3):
        lift = high * (0.36 + 0.3 * i)
        line = g.line([(x, y - lift) for x, y in ends])
        easel.fill(line, _ROPES[i], "ground", "rope", depth=0.2, width=thick)


def _side(easel: Easel, hand: int, x: float, far: float) -> None:
    """The ropes that run toward the viewer along a side."""
    out, foot = (1.3 if hand > 0 else -0.3) * easel.w, easel.h + 9
    for i in range(3):
        lift = 0.27 * easel.unit * (0.36 + 0.3 * i)
        near = 2.1 * lift
        rope = g.polygon([(x, far - lift - 0.004 * easel.unit), (out, foot - near - 0.01 * easel.unit),
                          (out, foot - near + 0.01 * easel.unit), (x, far - lift + 0.004 * easel.unit)])  # fmt: skip
        easel.fill(rope, _ROPES[i], "ground", "rope", depth=0.15)
