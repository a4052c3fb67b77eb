"""Pictures at the size of the result: colours and alpha apart, resized, and back together."""

from collections.abc import Iterator
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Mask, Matte, Pixels

STRIP = 512
"""Rows that are worked on at a time where a step needs floats, so that 16 MP do not become a gigabyte."""

LINE = 1024
"""Single pixels that are looked up as one row."""

Alpha = NDArray[np.uint8]


def split(pixels: Pixels) -> tuple[Pixels, Alpha | None]:
    """The colours H×W×3, and the alpha H×W where the picture has one."""
    if pixels.shape[2] == 3:
        return pixels, None
    return np.asarray(cv2.cvtColor(pixels, cv2.COLOR_RGBA2RGB), np.uint8), np.asarray(cv2.extractChannel(pixels, 3))


def join(rgb: Pixels, alpha: Alpha | None) -> Pixels:
    """The colours with their alpha, if there is one."""
    return rgb if alpha is None else np.asarray(cv2.merge([rgb, alpha]), np.uint8)


def lay(base: Pixels, top: Pixels, mask: Mask) -> None:
    """Write `top` where the mask is true into `base`, in place: H×W×C each. NumPy's own way takes a hundred times as
    long where the mask has to be repeated over the channels."""
    cv2.copyTo(top, np.ascontiguousarray(mask).view(np.uint8), base)


def resized(pixels: Pixels, width: int, height: int) -> Pixels:
    """The picture at another size: by area where it shrinks, cubic where it grows. The same size is a copy."""
    if pixels.shape[:2] == (height, width):
        return pixels.copy()
    if pixels.shape[2] == 3:
        return _resized(pixels, width, height)
    return unpremultiplied(_resized(premultiplied(pixels), width, height))


def premultiplied(pixels: Pixels) -> NDArray[np.uint16]:
    """H×W×4, 0 to 255²/2: half the colours, and half of 255, by alpha. A cubic interpolation's overshoot has room."""
    alpha = cv2.extractChannel(pixels, 3)
    shade = cv2.merge([alpha, alpha, alpha, np.full_like(alpha, 255)])
    return np.asarray(cv2.multiply(pixels, shade, scale=0.5, dtype=cv2.CV_16U), np.uint16)


def unpremultiplied(values: NDArray[np.uint16]) -> Pixels:
    """The picture, H×W×4 with straight alpha, of which these are the premultiplied values."""
    result = np.empty(values.shape, np.uint8)
    for rows in strips(len(values)):
        opacity = cv2.extractChannel(values[rows], 3)
        # Below an alpha of 1 colours fade to black: they are not known.
        shade = np.maximum(opacity, 128)
        colours = cv2.divide(values[rows], cv2.merge([shade, shade, shade, shade]), scale=255, dtype=cv2.CV_8U)
        result[rows] = cv2.merge([*cv2.split(colours)[:3], cv2.convertScaleAbs(opacity, alpha=2 / 255)])
    return result


def _resized(array: NDArray[Any], width: int, height: int) -> NDArray[Any]:
    smaller = width * height < array.shape[1] * array.shape[0]
    return np.asarray(cv2.resize(array, (width, height), interpolation=cv2.INTER_AREA if smaller else cv2.INTER_CUBIC))


def resized_mask(mask: Mask, width: int, height: int) -> Mask:
    """The mask at another size; what it covers by half stays covered, and something of it always stays."""
    if mask.shape == (height, width):
        return mask
    soft = cv2.resize(mask.astype(np.uint8) * 255, (width, height), interpolation=cv2.INTER_AREA)
    return np.asarray(soft >= min(128, max(int(soft.max()), 1)))


def resized_matte(matte: Matte, width: int, height: int) -> Matte:
    """The matte at another size."""
    if matte.shape == (height, width):
        return matte
    return np.asarray(np.clip(_resized(matte, width, height), 0.0, 1.0), np.float32)


def to_bytes(values: NDArray[Any]) -> Pixels:
    """Rounded into 0 to 255, halves to the even number."""
    if values.ndim not in (2, 3) or not values.size or values.dtype not in (np.float32, np.float64):
        return np.asarray(np.clip(np.rint(values), 0, 255), np.uint8)
    made = cv2.addWeighted(values, 1, values, 0, 0, dtype=cv2.CV_8U)
    return np.asarray(made, np.uint8).reshape(values.shape)


def sampled(small: NDArray[Any], shape: tuple[int, ...], y: NDArray[Any], x: NDArray[Any]) -> NDArray[Any]:
    """Single pixels, N×C, of a small map (h×w×C float32) enlarged to a shape, without the others."""
    lines = max(-(-y.size // LINE), 1)
    at = np.zeros((2, lines * LINE), np.float32)
    at[0, : x.size] = (x + 0.5) * small.shape[1] / shape[1] - 0.5
    at[1, : y.size] = (y + 0.5) * small.shape[0] / shape[0] - 0.5
    across, down = at.reshape(2, lines, LINE)
    found = cv2.remap(small, across, down, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(found.reshape(-1, small.shape[2])[: y.size], np.float32)


def strips(height: int) -> Iterator[slice]:
    """The rows of a picture, a few at a time."""
    return (slice(top, min(top + STRIP, height)) for top in range(0, height, STRIP))


def fitted(width: int, height: int, area: int) -> tuple[int, int]:
    """The size, scaled down to an area in pixels where it is larger."""
    scale = min(1.0, (area / (width * height)) ** 0.5)
    return max(1, round(width * scale)), max(1, round(height * scale))


def box_of(mask: Mask) -> tuple[int, int, int, int] | None:
    """Left, top, right and bottom of what is true, right and bottom exclusive; None where nothing is."""
    columns, rows = np.flatnonzero(mask.any(0)), np.flatnonzero(mask.any(1))
    if not columns.size:
        return None
    return int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1
