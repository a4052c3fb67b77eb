"""Volume for a drawn figure that goes into a photograph: light on its forms, shade at its foot, the ground's colour
from below, and an uneven surface."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.canvas import strips, to_bytes
from limner.engines.darkroom.composite import enlarged_rows

WORKED_AT = 256
"""The longer side in pixels at which the forms are found: they are smooth."""
LIGHT = (0.75, -0.55, 0.5)
"""Toward a light high on the right before the figure; x is scaled by the light's side."""
DEPTH = 0.8
"""The share of such light that is taken: the figure is drawn with some light of its own."""
SHADE = 0.34
"""How much of the light is gone at the foot."""
BOUNCE = 0.3
"""How much of the ground's colour the undersides take."""
PARTS = 0.55
"""How much of a form's slope is that of its parts, which end at edges of colour; the rest is that of the whole."""
SEAM = 0.3
"""How much light is gone where parts meet."""
EDGE = 16.0
"""The slope of L*a*b* a pixel, at the size that is worked at, from which on a colour's edge is that of a part."""
CEL = 26.0
"""Steps of 255 up to which a step between two tones is light, drawn hard, and is made soft; more is another colour."""
UNEVEN = 0.06
"""The standard deviation of the surface's lightness."""


def modelled(
    figure: Pixels, side: float, ground: tuple[float, float, float] | None, amount: float, seed: int
) -> Pixels:
    """A figure, H×W×4, as a body: `side` is where the light comes from, -1 left to 1 right.

    `ground` is the sRGB colour, 0 to 1, of what it stands on; None for what hangs. `amount` 0 leaves it as it is.
    """
    if amount <= 0 or not (figure[..., 3] > 127).any():
        return figure
    height, width = figure.shape[:2]
    light = 1 + amount * (_light(figure, side, ground) - 1)
    light *= 1 + amount * UNEVEN * _uneven(light.shape[:2], seed)[..., None]
    # Factors of linear light, which is the square of the encoded value here, go in by their root.
    factor = np.sqrt(np.clip(light, 0.05, 4)).astype(np.float32)
    result = figure.copy()
    result[..., :3] = _softly_toned(figure, amount)
    for rows in strips(height):
        part = enlarged_rows(factor, rows, height, width)
        result[rows, :, :3] = to_bytes(result[rows, :, :3] * part)
    return result


def _softly_toned(figure: Pixels, amount: float) -> Pixels:
    """H×W×3: the hard steps between light and shade on one surface as slopes (Tomasi and Manduchi, "Bilateral
    filtering for gray and color images", 1998), at a size at which that is quick."""
    height, width = figure.shape[:2]
    scale = min(1.0, WORKED_AT / max(height, width))
    size = max(round(width * scale), 2), max(round(height * scale), 2)
    rgb = np.ascontiguousarray(figure[..., :3])
    small = np.asarray(cv2.resize(rgb, size, interpolation=cv2.INTER_AREA), np.uint8)
    soft = cv2.bilateralFilter(cv2.bilateralFilter(small, 13, CEL, 5.0), 13, CEL, 5.0)
    change = amount * (soft.astype(np.float32) - small)
    made = np.empty_like(rgb)
    for rows in strips(height):
        made[rows] = to_bytes(rgb[rows] + enlarged_rows(np.asarray(change, np.float32), rows, height, width))
    return made


def _light(figure: Pixels, side: float, ground: tuple[float, float, float] | None) -> NDArray[Any]:
    """h×w×3 factors of the light that falls on the forms, near 1."""
    scale = min(1.0, WORKED_AT / max(figure.shape[:2]))
    size = max(round(figure.shape[1] * scale), 2), max(round(figure.shape[0] * scale), 2)
    reduced = np.asarray(cv2.resize(figure, size, interpolation=cv2.INTER_AREA), np.uint8)
    small = np.pad(reduced, ((2, 2), (2, 2), (0, 0)))
    matte = np.ascontiguousarray(small[..., 3])
    seams = _seams(np.ascontiguousarray(small[..., :3]), matte)
    whole, parts = _normals(matte > 127, 1.0), _normals((matte > 127) & ~seams, 0.75)
    normal = (1 - PARTS) * whole + PARTS * parts
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    toward = np.array([LIGHT[0] * np.clip(2 * side, -1, 1), LIGHT[1], LIGHT[2]], np.float32)
    toward /= np.linalg.norm(toward)
    shade = 1 + DEPTH * (np.clip(normal @ toward, 0.1, 1) / toward[2] - 1)
    light = np.repeat(shade[..., None], 3, 2)
    light *= 1 - SEAM * cv2.GaussianBlur(seams.astype(np.float32), (0, 0), 1.2)[..., None]
    if ground is not None:
        foot = int(np.flatnonzero((matte > 127).any(1))[-1])
        above = np.maximum(foot - np.arange(matte.shape[0], dtype=np.float32), 0)[:, None, None] / matte.shape[0]
        tint = np.array(ground, np.float32) ** 2 + 0.05
        under = np.clip(normal[..., 1:2], 0, 1) + 0.4 * np.exp(-above / 0.12)
        light *= 1 + BOUNCE * np.clip(under, 0, 1) * (tint / tint.mean() - 1)
        light *= 1 - SHADE * np.exp(-above / 0.08)
    return np.asarray(light[2:-2, 2:-2], np.float32)


def _seams(rgb: Pixels, matte: Pixels) -> Mask:
    """Where one part of a figure ends and another begins, by its colours."""
    lab = cv2.cvtColor(rgb.astype(np.float32) / 255, cv2.COLOR_RGB2Lab)
    across, down = (cv2.Sobel(lab, -1, *way, scale=1 / 4) for way in ((1, 0), (0, 1)))
    slope = np.sqrt((across**2 + down**2).sum(2))
    inner = cv2.erode((matte > 200).astype(np.uint8), np.ones((5, 5), np.uint8)) > 0
    return np.asarray((slope > EDGE) & inner)


def _normals(inside: Mask, height: float) -> NDArray[Any]:
    """h×w×3 unit normals of a silhouette blown up like a cushion, `height` times as high as it is deep."""
    depth = cv2.distanceTransform(inside.astype(np.uint8), cv2.DIST_L2, 5)
    reach = max(float(depth.max()), 1.0)
    bulge = height * reach * np.sqrt(np.clip(1 - (1 - depth / reach) ** 2, 0, 1))
    bulge = cv2.GaussianBlur(bulge.astype(np.float32), (0, 0), max(0.1 * reach, 1.0))
    dx, dy = (cv2.Sobel(bulge, -1, *way, scale=1 / 8) for way in ((1, 0), (0, 1)))
    normal = np.dstack([-dx, -dy, np.ones_like(dx)])
    return np.asarray(normal / np.linalg.norm(normal, axis=2, keepdims=True), np.float32)


def _uneven(shape: tuple[int, ...], seed: int) -> NDArray[Any]:
    """A surface's soft mottling, with a standard deviation of 1."""
    noise = np.random.default_rng(seed).normal(0, 1, shape).astype(np.float32)
    soft = cv2.GaussianBlur(noise, (0, 0), 1.2) + 2.5 * cv2.GaussianBlur(noise, (0, 0), 4.0)
    return np.asarray(soft / max(float(soft.std()), 1e-6), np.float32)
