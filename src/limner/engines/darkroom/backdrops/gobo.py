"""The light of a window on a wall: panes aslant, leaves before them, soft at their edges."""

import cv2
import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.noise import Floats, step
from limner.engines.darkroom.backdrops.wish import Wish
from limner.engines.darkroom.backdrops.words import GOBO

SHADE, SUN = 0.62, 1.16
"""The light on the wall outside of the patches, and in them."""


def windowed(canvas: Canvas, wish: Wish) -> None:
    """The light of a window, or the shadow of leaves, over what is painted, where the prompt names it."""
    if not wish.says(*GOBO):
        return
    pattern = (
        _leaves(canvas) if wish.says("leaf", "leaves", "palm", "plant", "tree", "botanical") else _panes(canvas, wish)
    )
    soft = cv2.GaussianBlur(pattern, (0, 0), 0.007 * canvas.height)
    warm = np.array([1.0, 0.97, 0.91], np.float32)
    canvas.light *= SHADE + (SUN * warm - SHADE) * soft[..., None]


def _panes(canvas: Canvas, wish: Wish) -> Floats:
    """Two columns of panes, or the slats of a blind, sheared by a low sun."""
    side = float(np.sign(canvas.view.side or 1))
    x = canvas.x - canvas.aspect * (0.5 + 0.06 * side) - 0.35 * side * (canvas.y - 0.4)
    y = canvas.y - 0.22 * side * (canvas.x / canvas.aspect - 0.5) + 0.0 * x
    if wish.says("blinds", "blind"):
        return np.asarray(step(np.abs(y / 0.085 % 1 - 0.5), 0.34, 0.26) * step(0.42 - np.abs(x), 0.0, 0.02), np.float32)
    panes = step(np.abs(x / 0.26 % 1 - 0.5), 0.46, 0.44) * step(np.abs(y / 0.30 % 1 - 0.5), 0.46, 0.44)
    return np.asarray(panes * step(0.26 - np.abs(x), 0.0, 0.01) * step(0.45 - np.abs(y - 0.42), 0.0, 0.01), np.float32)


def _leaves(canvas: Canvas) -> Floats:
    """Sunlight but for fronds that hang in from the side of the light."""
    rng, side = canvas.rng, float(np.sign(canvas.view.side or 1))
    lit = np.ones((canvas.height, canvas.width), np.float32)
    for _ in range(5):
        x, y = canvas.aspect * (0.5 + side * rng.uniform(0.35, 0.6)), rng.uniform(-0.15, 0.75)
        way, long = np.pi * (0.5 + side * rng.uniform(0.10, 0.60)), rng.uniform(0.40, 0.70)
        for at in np.linspace(0.08, 1.0, 17):
            for turn in (-0.75, 0.75):
                lean = way + turn * (1.25 - 0.45 * at)
                reach = 0.20 * np.sin(np.pi * (0.12 + 0.86 * at))
                stalk = x + at * long * np.cos(way), y + at * long * np.sin(way)
                middle = stalk[0] + 0.5 * reach * np.cos(lean), stalk[1] + 0.5 * reach * np.sin(lean)
                centre = round(middle[0] * canvas.height), round(middle[1] * canvas.height)
                axes = max(round(0.5 * reach * canvas.height), 1), max(round(0.005 * canvas.height), 1)
                cv2.ellipse(lit, centre, axes, float(np.degrees(lean)), 0, 360, 0.0, -1)
    return lit
