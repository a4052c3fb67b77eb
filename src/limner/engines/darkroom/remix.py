"""Remix: the same picture otherwise, in another size, with nothing stretched."""

from dataclasses import dataclass, replace

import numpy as np

from limner.catalog.styles import DEFAULT_LOOKS, STYLES
from limner.engines.base import Artwork, CancelCheck
from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.canvas import join, resized, split, strips, to_bytes
from limner.engines.darkroom.fill.extend import extend
from limner.engines.darkroom.grade import Grade, graded
from limner.engines.darkroom.room import saliency
from limner.engines.darkroom.shapes.recompose import recompose
from limner.engines.darkroom.vary import varied
from limner.engines.darkroom.vector import document, traced
from limner.engines.illustrator.public import restage
from limner.engines.jobs import GenerateJob, RemixJob
from limner.imaging.svg.read import read_svg

HELD = 0.86
"""A crop that holds this share of what draws the eye is taken; where there is none, the picture is extended."""


def remix(job: RemixJob, check: CancelCheck) -> Artwork:
    """A variation: re-staged where its scene is known, re-composed where it is SVG, else re-framed and altered."""
    if job.origin is not None:
        return _restaged(job, job.origin)
    if job.source.format == "svg" and job.drawing.vector:
        svg = read_svg(job.source.data, job.source.param)
        return Artwork(svg=recompose(svg, job.width, job.height, job.seed), scene={})
    pixels = job.source.pixels()
    check()
    made = _varied(pixels, job.width, job.height, job.seed, check)
    check()
    if job.drawing.vector:
        return Artwork(svg=document(job.width, job.height, traced(made, check)), scene={})
    return Artwork(pixels=made, scene={})


def _restaged(job: RemixJob, origin: GenerateJob) -> Artwork:
    drawing = job.drawing
    if drawing.model != origin.model:
        offered = {style.look for style in STYLES if drawing.model in style.models}
        look = origin.look if origin.look in offered else DEFAULT_LOOKS.get(drawing.model)
        origin = replace(origin, model=drawing.model, look=look, vector=drawing.vector)
    return restage(origin, seed=job.seed, width=job.width, height=job.height)


@dataclass(frozen=True, slots=True)
class _Framing:
    """The source scaled evenly to `width` × `height`, its corner at (x, y) of the canvas: outside of it, or inside."""

    width: int
    height: int
    x: int
    y: int


def _varied(pixels: Pixels, width: int, height: int, seed: int, check: CancelCheck) -> Pixels:
    rng = np.random.default_rng(seed)
    if rng.random() < 0.45:
        pixels = np.ascontiguousarray(pixels[:, ::-1])
    framing = _framing(pixels, width, height, rng)
    framed = _framed(pixels, width, height, framing, seed, check)
    check()
    rgb, alpha = split(framed)
    rgb = varied(rgb, seed, rng, check, moving=alpha is None)
    check()
    return join(_relit(graded(rgb, _grade(rng), 0.5, seed), rng), alpha)


def _framing(pixels: Pixels, width: int, height: int, rng: np.random.Generator) -> _Framing:
    """A crop round what draws the eye, or the whole picture with room around it where a crop would cut that."""
    own_height, own_width = pixels.shape[:2]
    cover = max(width / own_width, height / own_height)
    contain = min(width / own_width, height / own_height)
    busy = saliency(split(pixels)[0]) ** 2
    closer = cover * rng.uniform(1.03, 1.16)
    for scale in (closer, cover):
        found = _window(busy, own_width * scale, own_height * scale, width, height, rng)
        if found is not None:
            return _Framing(*_rounded(own_width, own_height, scale), *found)
    scale = contain * rng.uniform(0.97, 1.0) if cover / contain < 1.4 else contain
    wide, tall = _rounded(own_width, own_height, scale)
    shift = rng.uniform(0.3, 0.7, 2)
    return _Framing(wide, tall, round((width - wide) * shift[0]), round((height - tall) * shift[1]))


def _rounded(width: int, height: int, scale: float) -> tuple[int, int]:
    return max(round(width * scale), 1), max(round(height * scale), 1)


def _window(
    busy: np.ndarray, wide: float, tall: float, width: int, height: int, rng: np.random.Generator
) -> tuple[int, int] | None:
    """The corner of a crop that holds enough of what draws the eye, one of the better ones by chance."""
    rows, columns = busy.shape
    w, h = max(round(columns * width / wide), 1), max(round(rows * height / tall), 1)
    w, h = min(w, columns), min(h, rows)
    total = np.pad(busy.cumsum(0).cumsum(1), ((1, 0), (1, 0)))
    held = (total[h:, w:] - total[:-h, w:] - total[h:, :-w] + total[:-h, :-w]) / max(float(total[-1, -1]), 1e-6)
    if float(held.max()) < HELD:
        return None
    good = np.argwhere(held >= max(HELD, float(held.max()) - 0.06))
    row, column = good[int(rng.integers(len(good)))]
    x = -round(float(np.clip(column / columns * wide, 0, wide - width)))
    y = -round(float(np.clip(row / rows * tall, 0, tall - height)))
    return x, y


def _framed(pixels: Pixels, width: int, height: int, framing: _Framing, seed: int, check: CancelCheck) -> Pixels:
    """The canvas: what the framing shows of the source, and its continuation where it shows nothing."""
    scaled = resized(pixels, framing.width, framing.height)
    check()
    left, top = max(framing.x, 0), max(framing.y, 0)
    right, bottom = min(framing.x + framing.width, width), min(framing.y + framing.height, height)
    canvas = np.zeros((height, width, pixels.shape[2]), np.uint8)
    shown = scaled[top - framing.y : bottom - framing.y, left - framing.x : right - framing.x]
    canvas[top:bottom, left:right] = shown
    known = np.zeros((height, width), bool)
    known[top:bottom, left:right] = True
    return canvas if known.all() else extend(canvas, known, seed, check)


def _grade(rng: np.random.Generator) -> Grade:
    """A little warmer or colder, lighter or darker."""
    warm = float(rng.choice([-1, 1]) * rng.uniform(0.2, 0.6))
    lights = 1 + 0.13 * warm, 1 + 0.01 * warm, 1 - 0.12 * warm
    shades = 1 - 0.04 * warm, 1.0, 1 + 0.06 * warm
    return Grade(
        exposure=float(rng.uniform(-0.22, 0.22)),
        contrast=float(rng.uniform(0.95, 1.10)),
        saturation=float(rng.uniform(0.90, 1.18)),
        lights=lights,
        shades=shades,
    )


def _relit(rgb: Pixels, rng: np.random.Generator) -> Pixels:
    """Light that comes from another side."""
    height, width = rgb.shape[:2]
    turn, depth = rng.uniform(0, 2 * np.pi), rng.uniform(0.05, 0.13)
    x = np.linspace(-1, 1, width, dtype=np.float32)[None, :] * np.float32(np.cos(turn))
    result = np.empty_like(rgb)
    for rows in strips(height):
        y = (np.arange(rows.start, rows.stop, dtype=np.float32)[:, None] / height * 2 - 1) * np.float32(np.sin(turn))
        result[rows] = to_bytes(rgb[rows] * (1 + np.float32(depth) * (x + y))[..., None])
    return result
