"""Crops that stand higher than people: maize in dense rows, plant by plant near the viewer."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import growth, land
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings.open_parts.part import Part

_EARTH: RGB = (140, 112, 74)
_LEAF: RGB = (98, 154, 70)
_TASSEL: RGB = (214, 186, 112)
_COB: RGB = (244, 204, 84)
_NEAR = ((0.2, 0.13), (0.34, 0.2), (0.56, 0.3), (0.86, 0.42))
"""Where rows of single plants stand below the horizon, as shares, and how tall they are over the height."""
_WAY = 0.15
"""Half of the way between the rows at the lower edge, over the width."""


def corn() -> Part:
    """Maize on both sides of a way of earth that leads to the horizon."""

    def part(easel: Easel) -> None:
        w, h, top, room = easel.w, easel.h, easel.horizon, easel.h - easel.horizon
        easel.fill(easel.sheet(top), fade(mix(_EARTH, easel.air.haze, 0.3), tone(_EARTH, 0.03), top, h), "ground",
                   "earth", role="ground", depth=0.3)  # fmt: skip
        middle = (0.5 - 0.14 * easel.brief.side) * w
        for i, t in enumerate((0.0, 0.03, 0.07, 0.12)):
            _far(easel, (top + t * room, (0.05 + 0.32 * t) * h), middle, i)
        for number, (t, tall) in enumerate(_NEAR):
            _row(easel, (top + t * room, tall * h), middle, (t, number))

    return part


def _far(easel: Easel, at: tuple[float, float], middle: float, number: int) -> None:
    """A row far off: the edge of its leaves, with tassels over it."""
    (y, tall), w, rng = at, easel.w, easel.grain
    hue = mix(tone(_LEAF, 0.03 if number % 2 else -0.03), easel.air.haze, 0.42 - 0.1 * number)
    band = growth.sward(rng, lambda _: y - 0.6 * tall, w, y + 2, 0.42 * tall)
    gap = 0.012 * w * number
    band = g.difference(band, g.rect(middle - gap, 0, 2 * gap, easel.h)) if gap else band
    easel.fill(band, fade(tone(hue, 0.03), tone(hue, -0.08), y - tall, y), "ground", "maize", role="ground",
               depth=0.5 - 0.1 * number)  # fmt: skip


def _row(easel: Easel, at: tuple[float, float], middle: float, rank: tuple[float, int]) -> None:
    """Plants side by side, none on the way or before somebody who stands farther off."""
    (y, tall), (t, number), rng = at, rank, easel.grain
    stems, leaves, shaded, tassels, cobs = Path(), Path(), Path(), Path(), Path()
    step, clear = 0.24 * tall, _WAY * easel.w * (t + 0.12)
    hidden = [box for box in easel.taken if box.bottom < y + 0.02 * easel.h]
    x = -0.5 * step
    while x < easel.w + step:
        px = x + rng.uniform(-0.2, 0.2) * step
        x += step
        if abs(px - middle) < clear or any(b.left - 0.2 * tall < px < b.right + 0.2 * tall for b in hidden):
            continue
        _plant((stems, leaves, shaded, tassels, cobs), easel, (px, y), tall * rng.uniform(0.85, 1.12))
    hue = mix(_LEAF, easel.air.haze, 0.3 - 0.1 * number if number < 3 else 0.0)
    depth = 0.4 - 0.12 * number
    for path, colour, name in (
        (stems, tone(hue, -0.05), "stalks"), (shaded, tone(hue, -0.09), "maize"), (leaves, tone(hue, 0.03), "maize"),
        (cobs, mix(_COB, easel.air.haze, 0.1), "cobs"), (tassels, mix(_TASSEL, easel.air.haze, 0.15), "tassels"),
    ):  # fmt: skip
        easel.fill(path, fade(tone(colour, 0.03), tone(colour, -0.06), y - tall, y), "ground", name, role="ground",
                   depth=depth)  # fmt: skip


def _plant(masses: tuple[Path, Path, Path, Path, Path], easel: Easel, foot: tuple[float, float], tall: float) -> None:
    """A stalk with leaves by turns at both sides, a tassel on top and a cob."""
    (stems, leaves, shaded, tassels, cobs), (x, y), rng = masses, foot, easel.grain
    stems.addPath(g.limb([(x, y, 0.04 * tall), (x, y - 0.84 * tall, 0.018 * tall)]))
    for k in range(5):
        side = 1 if k % 2 else -1
        root, long = y - tall * (0.1 + 0.15 * k), tall * rng.uniform(0.32, 0.44)
        tip = (x + side * 0.86 * long, root - long * rng.uniform(0.0, 0.3))
        blade = g.smooth([(x, root + 0.01 * tall, "c"), (x + 0.4 * side * long, root - 0.52 * long), (*tip, "c"),
                          (x + 0.42 * side * long, root - 0.36 * long), (x, root - 0.05 * tall, "c")])  # fmt: skip
        (leaves if k % 2 else shaded).addPath(blade)
    for lean in (-18, 0, 16):
        tassels.addPath(land.leaf(x, y - 0.82 * tall, 0.2 * tall, -90 + lean, 0.1))
    if rng.random() < 0.7:
        side = rng.choice((-1, 1))
        cobs.addPath(g.rotated(g.ellipse(x + 0.05 * side * tall, y - 0.46 * tall, 0.026 * tall, 0.075 * tall),
                               14 * side, (x + 0.05 * side * tall, y - 0.46 * tall)))  # fmt: skip
