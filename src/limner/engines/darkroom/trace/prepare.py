"""From a picture to labels at the size that it is traced in."""

from dataclasses import dataclass

import cv2
import numpy as np
from scipy import ndimage

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.trace.options import TraceOptions
from limner.engines.darkroom.trace.quantise import (
    Palette,
    Quantised,
    flat_colors,
    quantise,
    quantise_flat,
    quantise_to,
    reduce,
)
from limner.engines.darkroom.trace.settle import settled
from limner.imaging.oklab import nearest, to_oklab

PHOTO_PIXELS = 550_000
FLAT_PIXELS = 3_000_000
"""The most pixels that a photograph and flat art are traced in; larger ones are made smaller first."""

FEW_PIXELS = 600_000
"""Flat art of fewer pixels is traced at twice its size: its antialiased edges lie between pixels."""

PHOTO_COLORS = 48
REDUCED_COLORS = 12
OPAQUE = 128
SMOOTHING = (7, 24.0, 2.0)
"""Of photographs, by a bilateral filter: diameter in pixels, and the deviations in levels and in pixels."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """`pixels` H×W×3 at the working size, `tones` the labels and their colours; `alpha` is H×W.

    `exact`: the colours of the shapes are those of `tones`; else they are the means of their pixels.
    """

    pixels: Pixels
    tones: Quantised
    alpha: Pixels
    exact: bool

    @property
    def opaque(self) -> Mask:
        """Where shapes may lie."""
        return self.alpha >= OPAQUE


def prepare(pixels: Pixels, options: TraceOptions) -> Prepared:
    """Choose the working size and label each pixel with one of few colours."""
    rgb, alpha = np.ascontiguousarray(pixels[..., :3]), _alpha(pixels)
    rgb, flat = settled(rgb, alpha == 255)
    if flat is None:
        flat = flat_colors(rgb, alpha == 255)
    size = _working_size(rgb.shape[1], rgb.shape[0], flat is not None)
    rgb, alpha = _resize(_bleed(rgb, alpha), size), _resize(alpha, size)
    opaque = alpha >= OPAQUE
    exact = flat is not None or options.color_reduction or options.compression or bool(options.palette)
    return Prepared(rgb, _tones(rgb, opaque, flat, options), alpha, exact)


def _tones(rgb: Pixels, opaque: Mask, flat: Palette | None, options: TraceOptions) -> Quantised:
    wanted = np.array(options.palette, np.uint8).reshape(-1, 3)
    if flat is None:
        smooth = np.asarray(cv2.bilateralFilter(rgb, *SMOOTHING), np.uint8)
        if len(wanted):
            return quantise_to(smooth, wanted)
        return quantise(smooth, opaque, REDUCED_COLORS if options.color_reduction else PHOTO_COLORS)
    tones = quantise_flat(rgb, flat)
    if not len(wanted) and options.color_reduction:
        weights = np.bincount(tones.labels[opaque], minlength=len(flat)).astype(np.float64)
        wanted = reduce(flat, weights, REDUCED_COLORS)
    if not len(wanted):
        return tones
    replaced = nearest(to_oklab(flat), to_oklab(wanted)).astype(np.int32)
    return Quantised(replaced[tones.labels], wanted)


def _alpha(pixels: Pixels) -> Pixels:
    if pixels.shape[2] == 4:
        return np.ascontiguousarray(pixels[..., 3])
    return np.full(pixels.shape[:2], 255, np.uint8)


def _working_size(width: int, height: int, flat: bool) -> tuple[int, int]:
    most = FLAT_PIXELS if flat else PHOTO_PIXELS
    if width * height > most:
        factor = (most / (width * height)) ** 0.5
        return max(1, round(width * factor)), max(1, round(height * factor))
    if flat and width * height < FEW_PIXELS:
        return 2 * width, 2 * height
    return width, height


def _resize(plane: Pixels, size: tuple[int, int]) -> Pixels:
    height, width = plane.shape[:2]
    if (width, height) == size:
        return plane
    way = cv2.INTER_AREA if size[0] < width else cv2.INTER_CUBIC
    return np.asarray(cv2.resize(plane, size, interpolation=way), np.uint8)


def _bleed(rgb: Pixels, alpha: Pixels) -> Pixels:
    """Transparent pixels in the colour of the nearest that is not, so that theirs plays no part."""
    clear = alpha < OPAQUE
    if not clear.any() or clear.all():
        return rgb
    nearest_y, nearest_x = ndimage.distance_transform_edt(clear, return_distances=False, return_indices=True)
    bled: Pixels = rgb[nearest_y, nearest_x]
    return bled
