"""The inks that a picture asks for: its own colours gathered into a few."""

import math
from collections.abc import Iterator
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from limner.drawing.colour import RGB, rgb
from limner.drawing.display import Display, Group
from limner.drawing.raster import rasterise
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.looks.printed.separation import Pixels, labs, squares
from limner.engines.illustrator.scene import Placed, Scene

Points: TypeAlias = NDArray[np.float64]
"""N×3: OKLab."""

_SIDE = 52
"""The longer side, in pixels, of the small picture whose colours are gathered."""
_ROUNDS = 5
_HERO = 0.8
"""What a subject's box adds to the weight of its pixels; the middle of the picture has 1."""


def gathered(points: Points, weights: NDArray[np.float64], count: int) -> list[tuple[RGB, float]]:
    """So many colours that stand for the points', with their shares of them, from dark to light."""
    centres = _spread(points, weights, count)
    near = np.zeros(len(points), np.intp)
    for _ in range(_ROUNDS):
        near = squares(points, centres).argmin(axis=1)
        for k in range(len(centres)):
            own = near == k
            if own.any():
                centres[k] = weights[own] @ points[own] / weights[own].sum()
    share = np.bincount(near, minlength=len(centres)) / len(near)
    found = [(rgb((float(c[0]), float(c[1]), float(c[2]))), float(s)) for c, s in zip(centres, share, strict=True)]
    return [found[k] for k in np.argsort(centres[:, 0], kind="stable")]


def small(display: Display, pixel: float = 0.0) -> Pixels:
    """The picture seen small: a pixel for each `pixel` of the canvas, or else a longer side of 52."""
    scale = 1 / pixel if pixel else _SIDE / max(display.width, display.height)
    width, height = (max(math.ceil(side * scale), 2) for side in (display.width, display.height))
    whole = Group(display.items, matrix=(scale, 0.0, 0.0, scale, 0.0, 0.0))
    return rasterise(Display(width, height, display.ground, (whole,)))


def weighed(pixels: Pixels, scene: Scene | None = None) -> tuple[Points, NDArray[np.float64]]:
    """OKLab of the picture seen small, and what each pixel weighs.

    Strong colours count for more than their area, and so does the middle, where the subjects are, or where the scene
    says that they are.
    """
    step = max(max(pixels.shape[:2]) // _SIDE, 1)
    points = labs(pixels[step // 2 :: step, step // 2 :: step]).astype(np.float64)
    height, width = points.shape[:2]
    y, x = np.linspace(-1, 1, height)[:, None], np.linspace(-1, 1, width)[None]
    middle = np.exp(-1.2 * (x**2 + (y - 0.2) ** 2))
    for left, top, right, bottom in () if scene is None else _heroes(scene):
        box = (slice(int(top * height), math.ceil(bottom * height)), slice(int(left * width), math.ceil(right * width)))
        middle[box] += _HERO
    chroma = np.hypot(points[..., 1], points[..., 2])
    return points.reshape(-1, 3), ((0.2 + 1.5 * middle) * (0.35 + 6 * chroma)).ravel()


def _heroes(scene: Scene) -> Iterator[tuple[float, float, float, float]]:
    """Left, top, right and bottom of the subjects, as shares of the picture's sides."""
    for node in scene.nodes:
        if isinstance(node, Placed) and node.importance > 0:
            figure = load()[node.symbol].figure(node.pose)
            left, top, right, bottom = (side * node.height / figure.height for side in figure.bounds)
            if node.flip:
                left, right = -right, -left
            xs, ys = (
                ((node.x + x) / scene.width for x in (left, right)),
                ((node.y + y) / scene.height for y in (top, bottom)),
            )
            (x0, x1), (y0, y1) = (tuple(min(max(v, 0.0), 1.0) for v in pair) for pair in (xs, ys))
            yield x0, y0, x1, y1


def _spread(points: Points, weights: NDArray[np.float64], count: int) -> Points:
    """The heaviest colour first, then always the one farthest from those taken, by weight."""
    taken = [int(weights.argmax())]
    away = ((points - points[taken[0]]) ** 2).sum(axis=1)
    while len(taken) < count:
        taken.append(int((away * np.sqrt(weights)).argmax()))
        away = np.minimum(away, ((points - points[taken[-1]]) ** 2).sum(axis=1))
    return np.asarray(points[taken].copy())
