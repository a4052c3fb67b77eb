"""The colours that a caller asks for, in their shares, put into a picture that was drawn without regard to them.

Each colour of the picture moves to one of the palette's, the nearest at prices that make the shares come out: an
auction on distances in OKLab (Bertsekas, "The auction algorithm", 1988, for the prices). What a colour is within its
group, a little lighter or a little redder, stays in part, so that forms stay.
"""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from limner.engines.jobs import Color
from limner.imaging.oklab import TO_LAB, TO_LMS, to_oklab

Pixels = NDArray[np.uint8]
Floats = NDArray[np.float32]

GRID: Final = 33
"""Steps of the table along red, green and blue; between them is interpolated."""
SAMPLE_SIDE: Final = 160
"""The picture's longer side in pixels at which shares are counted."""
ROUNDS: Final = 120
"""Of the auction; the shares of ordinary pictures are met within a hundredth after some sixty."""
KEPT_LIGHTNESS: Final = 0.45
KEPT_CHROMA: Final = 0.3
"""How much of a colour's difference to its group's mean stays."""
NEAREST_SHARE: Final = 0.4
"""Of the way to the nearest other colour of the palette that a shade may lie away from its own."""
WIDEST: Final = 0.3
"""The farthest that a shade may lie from its colour, where no other is near; distances are OKLab's."""
SOFTNESS: Final = 0.003
"""Squared distance over which one colour gives way to the next, so that no edge shows in smooth areas."""
LIGHTNESS_WEIGHT: Final = 1.6
"""How much more lightness counts than chroma: forms are told by light and dark."""


def in_palette(pixels: Pixels, colors: Sequence[Color]) -> Pixels:
    """H×W×3 or H×W×4 pixels in these colours; shares that sum to less than 1 leave the rest of the picture as it is.

    Colours without weights share the picture between what they would get as the nearest and equal parts.
    """
    if not colors:
        return pixels
    palette = to_oklab(np.array([color.rgb for color in colors]))
    sample = _sample(pixels)
    shares, rest = _shares(colors, palette, sample)
    prices, stay = _prices(sample, palette, shares, rest)
    weights = _weights(sample, palette, prices, stay)
    means = (weights[:, : len(palette)].T @ sample) / np.maximum(weights[:, : len(palette)].sum(0), 1e-6)[:, None]
    table = _table(palette, means.astype(np.float32), prices, stay)
    image = Image.fromarray(np.ascontiguousarray(pixels[..., :3]))
    moved = np.asarray(image.filter(ImageFilter.Color3DLUT(GRID, table.ravel().tolist())), np.uint8)
    return np.dstack([moved, pixels[..., 3]]) if pixels.shape[2] == 4 else moved


def _sample(pixels: Pixels) -> Floats:
    """N×3 OKLab colours of the picture made small; only those that are seen."""
    height, width = pixels.shape[:2]
    scale = min(1.0, SAMPLE_SIDE / max(height, width))
    size = max(1, round(width * scale)), max(1, round(height * scale))
    small = cv2.resize(pixels, size, interpolation=cv2.INTER_AREA).reshape(-1, pixels.shape[2])
    if small.shape[1] == 4 and (small[:, 3] > 127).any():
        small = small[small[:, 3] > 127]
    return to_oklab(small[:, :3])


def _shares(colors: Sequence[Color], palette: Floats, sample: Floats) -> tuple[Floats, float]:
    """The share of each colour, and of what stays as it is."""
    if any(color.weight is not None for color in colors):
        given = np.array([color.weight or 0.0 for color in colors], np.float32)
        total = float(given.sum())
        if total > 0:
            return (given / max(total, 1.0)).astype(np.float32), max(0.0, 1.0 - total)
    own = np.bincount(_costs(sample, palette).argmin(1), minlength=len(colors)) / len(sample)
    return ((own + 1 / len(colors)) / 2).astype(np.float32), 0.0


def _costs(colours: Floats, palette: Floats) -> Floats:
    """N×K squared distances."""
    weight = np.array([LIGHTNESS_WEIGHT, 1.0, 1.0], np.float32)
    difference = (colours[:, None] - palette[None]) * np.sqrt(weight)
    return np.asarray((difference**2).sum(2), np.float32)


def _prices(sample: Floats, palette: Floats, shares: Floats, rest: float) -> tuple[Floats, float | None]:
    """The price of each colour at which it gets its share, and of staying as it is; None where nothing may stay."""
    costs = _costs(sample, palette)
    wanted = shares
    if rest > 0:
        costs = np.column_stack([costs, np.zeros(len(costs), np.float32)])
        wanted = np.append(shares, rest).astype(np.float32)
    prices = best = np.zeros(len(wanted), np.float32)
    step, least = float(costs.std()) + 1e-3, np.inf
    for turn in range(ROUNDS):
        got = np.bincount((costs + prices).argmin(1), minlength=len(wanted)) / len(costs)
        missed = float(np.abs(got - wanted).sum())
        if missed < least:  # an area of one colour cannot be shared out, and goes to and fro
            best, least = prices, missed
        prices = prices + step * (got - wanted).astype(np.float32)
        step *= 0.97 if turn < ROUNDS // 2 else 0.93
    prices = best
    return (prices[:-1], float(prices[-1])) if rest > 0 else (prices, None)


def _weights(colours: Floats, palette: Floats, prices: Floats, stay: float | None) -> Floats:
    """N×K, or N×(K+1) with staying last: how much of each colour goes to each of the palette's; rows sum to 1."""
    costs = _costs(colours, palette) + prices
    if stay is not None:
        costs = np.column_stack([costs, np.full(len(costs), stay, np.float32)])
    soft = np.exp(-(costs - costs.min(1, keepdims=True)) / SOFTNESS)
    return np.asarray(soft / soft.sum(1, keepdims=True), np.float32)


def _table(palette: Floats, means: Floats, prices: Floats, stay: float | None) -> Floats:
    """The new colour of each step of the table, red running fastest: sRGB 0 to 1."""
    steps = np.linspace(0, 255, GRID, dtype=np.float32)
    blue, green, red = np.meshgrid(steps, steps, steps, indexing="ij")
    colours = to_oklab(np.column_stack([red.ravel(), green.ravel(), blue.ravel()]))
    weights = _weights(colours, palette, prices, stay)
    kept = np.array([KEPT_LIGHTNESS, KEPT_CHROMA, KEPT_CHROMA], np.float32)
    moved = palette[None] + _held(kept * (colours[:, None] - means[None]), palette)
    if stay is not None:
        moved = np.concatenate([moved, colours[:, None]], axis=1)
    return _to_srgb((weights[..., None] * moved).sum(1))


def _held(differences: Floats, palette: Floats) -> Floats:
    """N×K×3 differences from the palette's colours, held so near to each that it stays the nearest."""
    apart = np.linalg.norm(palette[:, None] - palette[None], axis=2)
    np.fill_diagonal(apart, np.inf)
    room = np.minimum(NEAREST_SHARE * apart.min(1), WIDEST)
    room = np.maximum(room, 1e-6)[None, :, None]  # a colour may be there twice
    length = np.linalg.norm(differences, axis=2, keepdims=True)
    return np.asarray(differences * (room / np.maximum(length, room)), np.float32)


def _to_srgb(lab: Floats) -> Floats:
    """sRGB 0 to 1 of OKLab colours, cut at the gamut."""
    lms = (lab @ np.linalg.inv(TO_LAB).T.astype(np.float32)) ** 3
    light = np.clip(lms @ np.linalg.inv(TO_LMS).T.astype(np.float32), 0, 1)
    return np.asarray(np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055), np.float32)
