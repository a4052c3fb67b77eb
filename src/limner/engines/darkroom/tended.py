"""A ground as the prompt says that it is: wet, freshly green, in flower."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Mask, Matte, Pixels
from limner.engines.darkroom.canvas import box_of, fitted, strips, to_bytes
from limner.engines.darkroom.composite import inward, over, smooth
from limner.engines.illustrator.public import Ground

WET = frozenset({"wet", "rainy", "damp", "soaked"})
DARKER, RICHER = 0.66, 1.25
"""What water leaves of a rough ground's lightness, and what it makes of its chroma."""
LUSH = frozenset({"green", "fresh", "lush"})
TURNED, GREENEST = 0.5, 124.0
"""The share of the way that dry grass is turned to the hue of fresh grass, in degrees of L*a*b*."""
WIDE, LOOKED_AT = 0.4, 160_000
"""The width of the edge over which such a change comes in, over the hole's shorter side; and the square pixels at which
that edge is found."""
FLOWERS: dict[str, tuple[tuple[int, int, int], ...]] = {
    **dict.fromkeys(
        ("flower", "wildflower", "blossom"),
        ((246, 240, 232), (240, 200, 60), (150, 110, 190), (205, 70, 60), (225, 150, 185)),
    ),
    "poppy": ((200, 40, 30),), "poppie": ((200, 40, 30),), "daisy": ((248, 246, 240),), "daisie": ((248, 246, 240),),
    "dandelion": ((238, 200, 40),), "buttercup": ((242, 208, 50),), "tulip": ((205, 50, 60), (235, 180, 50)),
}  # fmt: skip
"""Their colours, by what remains of their names without a plural's s."""
DENSITY, NEAREST, MOST = 0.36, 0.011, 4000
"""Flowers a square of 1/100 of the picture's shorter side, the size of the nearest over that side, and the most."""


def flowers_of(ground: Ground) -> list[str]:
    """Those of the ground's details that are flowers which can be put on it."""
    return [word for word in ground.details if word.removesuffix("s") in FLOWERS]


def tended(rgb: Pixels, hole: Mask, ground: Ground, seed: int) -> Pixels:
    """H×W×3 with what the ground's words say done to it in the hole; elsewhere it comes back bit for bit."""
    words = set(ground.words.split())
    box = box_of(hole)
    if box is None:
        return rgb
    side = min(box[2] - box[0], box[3] - box[1])
    made = rgb
    if words & WET and ground.family in ("stone", "earth", "sand", ""):
        made = over(made, _toned(made, hole, DARKER, RICHER, 0.0), _ragged(hole, WIDE * side, seed))
    if words & LUSH and ground.family == "plants":
        made = over(made, _toned(made, hole, 1.0, 1.0, TURNED), _ragged(hole, WIDE * side, seed))
    if found := flowers_of(ground):
        colours = [tone for word in found for tone in FLOWERS[word.removesuffix("s")]]
        strewn = _in_flower(made, hole, np.array(colours, np.float32), seed)
        made = over(made, strewn, inward(hole, max(3.0, 0.02 * side)))
    return made


def _ragged(hole: Mask, width: float, seed: int) -> Matte:
    """The hole's matte, falling to 0 at its edge over `width` pixels along an uneven line."""
    size = fitted(hole.shape[1], hole.shape[0], LOOKED_AT)
    noise = np.random.default_rng(seed).normal(0, 1, (size[1], size[0])).astype(np.float32)
    scaled = max(width * size[0] / hole.shape[1], 2.0)
    uneven = sum(cv2.GaussianBlur(noise, (0, 0), scaled / part) * scaled / part for part in (2, 5, 12))
    cover = cv2.resize(hole.astype(np.uint8), size, interpolation=cv2.INTER_NEAREST) > 0
    depth = cv2.distanceTransform(np.pad(cover.astype(np.uint8), 1, mode="edge"), cv2.DIST_L2, 3)[1:-1, 1:-1]
    edge = np.clip(depth / scaled * (1 + 0.22 * np.asarray(uneven, np.float32)), 0, 1)
    share = cv2.resize(smooth(edge), hole.shape[::-1], interpolation=cv2.INTER_LINEAR)
    return np.asarray(share * hole, np.float32)


def _toned(rgb: Pixels, hole: Mask, light: float, chroma: float, turn: float) -> Pixels:
    """The hole's lightness and chroma times a factor each, and its yellow greens turned to green."""
    made = rgb.copy()
    for rows in strips(len(rgb)):
        if not hole[rows].any():
            continue
        lab = cv2.cvtColor(rgb[rows].astype(np.float32) / 255, cv2.COLOR_RGB2Lab)
        lab[..., 0] = lab[..., 0] * light
        if turn:
            size = np.hypot(lab[..., 1], lab[..., 2])
            hue = np.degrees(np.arctan2(lab[..., 2], lab[..., 1]))
            dry = np.clip((GREENEST - hue) / 20, 0, 1) * np.clip((hue - 55) / 15, 0, 1)
            hue = np.radians(hue + turn * dry * (GREENEST - hue))
            lab[..., 1], lab[..., 2] = size * np.cos(hue), size * np.sin(hue)
        lab[..., 1:] = lab[..., 1:] * chroma
        made[rows] = to_bytes(255 * cv2.cvtColor(lab, cv2.COLOR_Lab2RGB))
    return made


def _in_flower(rgb: Pixels, hole: Mask, colours: NDArray[Any], seed: int) -> Pixels:
    """Flowers strewn over the hole, smaller and denser with the height, behind what is light in the grass."""
    box = box_of(hole)
    if box is None:
        return rgb
    left, top, right, bottom = box
    area = np.s_[top:bottom, left:right]
    side, rng = min(rgb.shape[:2]), np.random.default_rng(seed)
    layer, cover = np.zeros((bottom - top, right - left, 3), np.uint8), np.zeros((bottom - top, right - left), np.uint8)
    count = min(round(DENSITY * (bottom - top) * (right - left) / (0.01 * side) ** 2), MOST)
    depth = np.sort(rng.beta(1.0, 1.6, count))
    spots = np.column_stack([rng.uniform(0, right - left, count), depth * (bottom - top)])
    near = (top + spots[:, 1]) / len(rgb)
    sizes = NEAREST * side * np.clip(2.2 * near - 1.2, 0.12, 1) * rng.uniform(0.5, 1.1, count)
    kinds = colours[rng.integers(0, len(colours), count)] * rng.uniform(0.75, 1.05, (count, 1))
    for (x, y), size, tone in zip(spots, sizes, np.clip(kinds, 0, 255), strict=True):
        axes = max(round(8 * size), 4), max(round(8 * size * rng.uniform(0.45, 0.85)), 4)
        at = round(8 * x), round(8 * y)
        ring = np.asarray(cv2.ellipse2Poly(at, axes, int(rng.integers(-25, 25)), 0, 360, 40), np.int32)
        cv2.fillPoly(layer, [ring], tone.tolist(), cv2.LINE_AA, 3)
        cv2.fillPoly(cover, [ring], 255, cv2.LINE_AA, 3)
    grey = cv2.cvtColor(rgb[area], cv2.COLOR_RGB2GRAY).astype(np.float32)
    light = _broad(grey, 0.03 * side)
    shade = np.clip(grey / np.maximum(light, 8), 0.55, 1.25)
    before = np.clip(2.2 - 1.1 * grey / np.maximum(cv2.GaussianBlur(grey, (0, 0), 3.0), 8), 0.25, 1)
    level = np.clip(light.mean() / 118, 0.35, 1.1)
    share = cv2.GaussianBlur(cover, (0, 0), 0.7).astype(np.float32) / 255 * before
    made = rgb.copy()
    window = made[area]
    for rows in strips(len(window)):
        lit = to_bytes(layer[rows] * (level * shade[rows])[..., None])
        window[rows] = over(window[rows], lit, np.asarray(share[rows], np.float32))
    return made


def _broad(grey: NDArray[Any], sigma: float) -> NDArray[Any]:
    """H×W blurred by a wide sigma in pixels, at a size at which that is quick."""
    height, width = grey.shape
    size = fitted(width, height, LOOKED_AT)
    small = cv2.resize(grey, size, interpolation=cv2.INTER_AREA)
    soft = cv2.GaussianBlur(small, (0, 0), max(sigma * size[0] / width, 0.5))
    return np.asarray(cv2.resize(soft, (width, height), interpolation=cv2.INTER_LINEAR))
