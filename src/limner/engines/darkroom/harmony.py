"""Fitting what is drawn to the picture it is put into: tones, light, chroma, sharpness, grain."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Matte, Pixels
from limner.engines.darkroom.canvas import premultiplied, strips, to_bytes, unpremultiplied
from limner.engines.darkroom.photograph import Character

TINT = 0.55
"""The share of the picture's tint that what is drawn takes: with all of it, colours that were asked for turn."""
WHITER = 2.2
"""A white thing is at least so many times as light as its surroundings are in the mean, up to nearly white."""
DRAWN_CHROMA = 0.62
"""The strong chroma of the illustrator's figures, in Lab over 128."""
DRAWN_BLUR = 0.45
"""The sigma in pixels of an edge as the illustrator draws it."""


def toned(rgb: Pixels, picture: Character, amount: float = 1.0, shown: Matte | None = None) -> Pixels:
    """H×W×3 drawn pixels in the picture's range of lightness, its chroma and the colour of its light.

    Those that a matte does not show (0) need not be.
    """
    brightest = max(picture.white, min(0.95, WHITER * picture.level))
    black, white = amount * min(picture.black, 0.28) * 0.75, 1 - amount * (1 - brightest) * 0.8
    level = np.clip(picture.level / 0.5, 0.4, 1.3) ** (0.6 * amount)
    gamma = float(np.clip(1 / level, 0.8, 1.9))
    chroma = 1 + amount * (float(np.clip(picture.chroma / DRAWN_CHROMA, 0.78, 1.05)) - 1)
    tint = np.array([1 + amount * TINT * (v - 1) for v in _daylight(picture.light)], np.float32)
    # Linear light is the square of the encoded value here, so that its factors go in by their root.
    ramp = np.arange(256, dtype=np.float32)[:, None] / 255 * np.sqrt(tint / (tint @ _LUMA))
    table = np.clip(ramp, 0, 1).astype(np.float32)[None]
    result = rgb.copy()
    for rows in strips(rgb.shape[0]):
        columns = slice(None) if shown is None else _columns(shown[rows])
        part = rgb[rows, columns]
        if not part.size:
            continue
        lab = cv2.cvtColor(cv2.LUT(part, table), cv2.COLOR_RGB2Lab)
        lab[..., 0] = 100 * (black + (white - black) * (np.clip(lab[..., 0] / 100, 0, 1) ** gamma))
        lab[..., 1:] = lab[..., 1:] * np.float32(chroma)
        result[rows, columns] = to_bytes(255 * cv2.cvtColor(lab, cv2.COLOR_Lab2RGB))
    return result


def _columns(shown: Matte) -> slice:
    """Those in which anything is to be seen."""
    found = np.flatnonzero(shown.any(0))
    return slice(int(found[0]), int(found[-1]) + 1) if found.size else slice(0, 0)


def _daylight(light: tuple[float, float, float]) -> tuple[float, float, float]:
    """The light's warmth alone: what is greener or redder than any daylight or lamp is the colour of things, such as a
    lawn's."""
    warm = float(np.clip(np.sqrt(light[0] / max(light[2], 1e-3)), 0.75, 1.4))
    return warm, 1.0, 1 / warm


_LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


def softened(rgba: Pixels, picture: Character) -> Pixels:
    """A drawn figure, H×W×4, as sharp as the picture."""
    sigma = float(np.sqrt(max(min(picture.blur, 2.2) ** 2 - DRAWN_BLUR**2, 0.0)))
    if sigma < 0.3:
        return rgba
    margin = int(4 * sigma) + 1
    result = np.empty_like(rgba)
    for rows in strips(len(rgba)):
        top = max(rows.start - margin, 0)
        near = premultiplied(rgba[top : rows.stop + margin])
        blurred = np.asarray(cv2.GaussianBlur(near, (0, 0), sigma), np.uint16)
        result[rows] = unpremultiplied(blurred[rows.start - top :][: rows.stop - rows.start])
    return result


def grained(rgb: Pixels, matte: Matte, sigma: float, seed: int) -> Pixels:
    """The pixels with grain of a standard deviation, in steps of 255, where the matte is; the rest bit for bit."""
    if sigma < 0.4:
        return rgb
    tile = _noise(seed) * sigma
    result = rgb.copy()
    width = rgb.shape[1]
    for rows in strips(rgb.shape[0]):
        share = matte[rows]
        if not share.any():
            continue
        count = rows.stop - rows.start
        noise = np.tile(tile, (count // len(tile) + 1, width // len(tile) + 1))[:count, :width] * share
        result[rows] = cv2.add(rgb[rows], cv2.merge([noise, noise, noise]), dtype=cv2.CV_8U)
    return result


def _noise(seed: int) -> NDArray[Any]:
    tile = np.random.default_rng(seed).normal(0.0, 1.0, (STRIP_TILE, STRIP_TILE)).astype(np.float32)
    soft = cv2.GaussianBlur(tile, (0, 0), 0.55, borderType=cv2.BORDER_REFLECT)
    return np.asarray(soft / soft.std(), np.float32)


STRIP_TILE = 256
"""The side of the noise that is repeated; it divides the height of a strip."""


def relit(rgb: Pixels, scene: Character, subject: Character, amount: float = 1.0) -> Pixels:
    """A photographed subject in the light of another scene: a part of its tint, and a step toward its level.

    It goes further down than up: what the sun still lights at night looks pasted, a dark coat at noon does not.
    """
    tint = np.array(scene.light, np.float32) / np.array(subject.light, np.float32)
    tint = 1 + 0.6 * amount * (np.clip(tint, 0.55, 1.8) - 1)
    step = float(np.clip(scene.level / max(subject.level, 0.05), 0.45, 1.35))
    gain = (1 + (0.75 if step < 1 else 0.4) * amount * (step - 1)) ** 2
    factors = np.clip(tint / (tint @ _LUMA) * gain, 0.2, 1.8).astype(np.float32)
    ramp = np.arange(256, dtype=np.float32)
    linear = (ramp / 255) ** 2
    tables = [_shouldered(linear * f) for f in factors]
    table = to_bytes(np.sqrt(np.stack(tables, 1)) * 255)[None]
    return np.asarray(cv2.LUT(rgb, table), np.uint8)


def in_light(rgb: Pixels, light: tuple[float, float, float], level: float, amount: float = 0.5) -> Pixels:
    """A photographed subject before a backdrop: a part of the way into the colour of its light, and its level."""
    tint = 1 + amount * (np.clip(np.array(light, np.float32), 0.55, 1.6) - 1)
    factors = tint / (tint @ _LUMA) * level**2
    linear = (np.arange(256, dtype=np.float32) / 255) ** 2
    table = to_bytes(np.sqrt(np.stack([_shouldered(linear * f) for f in factors], 1)) * 255)[None]
    return np.asarray(cv2.LUT(rgb, table), np.uint8)


def _shouldered(linear: NDArray[Any]) -> NDArray[Any]:
    """Linear light into 0 to 1: what would burn out is rolled off above 0.8."""
    above = np.maximum(linear - 0.8, 0)
    return np.asarray(np.minimum(linear, 0.8) + 0.2 * (1 - np.exp(-above / 0.2)), np.float32)


def lit_from(rgb: Pixels, matte: Matte, side: float, warm: tuple[float, float, float], amount: float) -> Pixels:
    """The subject brighter on the side that the light comes from, and darker on the other: H×W×3.

    The slope runs over the subject's own width. `warm` is the light's colour, linear, with a mean of 1.
    """
    columns = np.flatnonzero((matte > 0.5).any(0))
    if not columns.size or abs(side) * amount < 0.05:
        return rgb
    left, right = columns[0], columns[-1] + 1
    x = np.clip((np.arange(rgb.shape[1], dtype=np.float32) - left) / max(right - left, 1) * 2 - 1, -1, 1)
    slope = (1 + 0.22 * amount * side * x)[None, :, None]
    colour = 1 + 0.15 * (np.array(warm, np.float32) - 1)
    # Linear light is the square of the encoded value here, so that its factors go in by their root.
    factor = np.sqrt(slope * colour).astype(np.float32)
    result = np.empty_like(rgb)
    for rows in strips(rgb.shape[0]):
        result[rows] = to_bytes(rgb[rows] * factor)
    return result
