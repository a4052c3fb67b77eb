"""Colours in linear light, and the way of a film from them to bytes."""

from typing import TypeAlias

import numpy as np

from limner.engines.darkroom.backdrops.noise import Floats

Tone: TypeAlias = tuple[float, float, float]
"""Linear RGB; 1 is paper white, lights are above."""

SHOULDER = 0.75
"""Linear light above this is rolled off, so that lamps keep their colour."""


def tone(code: str) -> Tone:
    """The linear colour of a code such as `#c8a27a`."""
    return of_bytes((int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)))


def of_bytes(rgb: tuple[int, int, int]) -> Tone:
    """The linear colour of sRGB bytes."""
    r, g, b = (_linear(v / 255) for v in rgb)
    return r, g, b


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def mixed(one: Tone, other: Tone, share: float) -> Tone:
    """The way from one to the other."""
    r, g, b = (a + (c - a) * share for a, c in zip(one, other, strict=True))
    return r, g, b


def times(one: Tone, other: Tone | float) -> Tone:
    """A surface in a light, or a light made stronger."""
    r, g, b = (a * c for a, c in zip(one, other if isinstance(other, tuple) else (other,) * 3, strict=True))
    return r, g, b


def luma(colour: Tone) -> float:
    """The relative luminance."""
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]


def varied(colour: Tone, rng: np.random.Generator, by: float = 0.12) -> Tone:
    """The colour a little lighter or darker and a little another."""
    level = 1 + by * rng.uniform(-1, 1)
    r, g, b = (max(v * level * (1 + 0.5 * by * rng.uniform(-1, 1)), 0.0) for v in colour)
    return r, g, b


def developed(light: Floats) -> Floats:
    """Linear light to sRGB in steps of 255, as floats: lights are rolled off and what is above white goes to white."""
    over = np.maximum(light - SHOULDER, 0)
    spill = 0.12 * np.maximum(light.max(-1, keepdims=True) - 1, 0)
    kept = np.minimum(light, SHOULDER) + (1 - SHOULDER) * (1 - np.exp(-(over + spill) / (1 - SHOULDER)))
    kept = np.clip(kept, 0, 1)
    encoded = np.where(kept <= 0.0031308, 12.92 * kept, 1.055 * np.maximum(kept, 1e-6) ** (1 / 2.4) - 0.055)
    return np.asarray(255 * encoded, np.float32)
