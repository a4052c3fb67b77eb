"""Strokes of a pencil on pixels: parallel lines that follow the forms, closer and darker where the tone is."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator.looks import noise
from limner.engines.illustrator.looks.noise import TILE, covered, even
from limner.engines.illustrator.looks.painted.strokes import directions
from limner.engines.illustrator.texture_cache import texture_cache

Tones = NDArray[Any]
"""H×W: 0 bare paper to 255 all that the medium gives."""

_LONG, _THIN = 14.0, 0.8
"""How far a stroke stays as it is, along itself and across, as a Gaussian's deviation in pixels at 1,024."""
_WAYS = 8
"""Directions that a hand takes."""


def strung(darkness: Tones, pixels: NDArray[Any], pitch: float, rest: float, seed: int, turn: float = 0.0) -> Tones:
    """The darkness as lines `pitch` pixels apart at 1,024, along the forms of the H×W×3 pixels.

    `rest` is the hand's own direction in radians, `turn` what is added everywhere, for a second layer across the first.
    """
    unit = noise.unit(darkness.shape)
    height, width = darkness.shape
    along = directions(pixels, 22 * unit, rest)
    angle = np.arctan2(along[1], along[0]) + np.float32(turn)
    way = (np.rint(angle * (_WAYS / np.pi)).astype(np.int32) % _WAYS).astype(np.uint8)
    wide = cv2.resize(cv2.medianBlur(way, 5) if min(way.shape) > 5 else way, (width, height),
                      interpolation=cv2.INTER_NEAREST)  # fmt: skip
    lines, size = np.empty_like(darkness), max(round(TILE * unit), 8)
    for number in range(_WAYS):
        mask = (wide == number).view(np.uint8)
        if cv2.countNonZero(mask):
            cv2.copyTo(covered(_sized(number, pitch, size), darkness.shape, (seed * 37, seed * 61)), mask, lines)
    return cv2.subtract(darkness, lines)


@texture_cache
def _sized(way: int, pitch: float, size: int) -> Tones:
    """The piece of strokes at so many pixels a side."""
    piece = _hatch(way, pitch)
    if size == TILE:
        return piece
    return cv2.resize(piece, (size, size), interpolation=cv2.INTER_AREA if size < TILE else cv2.INTER_CUBIC)


@texture_cache
def _hatch(way: int, pitch: float) -> Tones:
    """A piece that repeats without a seam: low on a line, high between two, uneven as a hand is."""
    angle = way * np.pi / _WAYS
    cycles = TILE / pitch
    # Whole numbers of cycles across and down join at the edges.
    p, q = round(-cycles * np.sin(angle)), round(cycles * np.cos(angle))
    steps = np.arange(TILE, dtype=np.float32) * np.float32(2 * np.pi / TILE)
    drift, pressure = _unsteady(way)
    wave = 0.5 - 0.5 * np.cos(p * steps[None] + q * steps[:, None] + 0.9 * drift)
    return np.asarray(np.clip(18 + 150 * wave + 40 * pressure, 0, 255), np.uint8)


@texture_cache
def _unsteady(way: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Two noises of deviation 1 drawn out along a direction: where a stroke strays, and how hard it is pressed.

    A Gaussian in the noise's spectrum smears it without a seam.
    """
    angle = way * np.pi / _WAYS
    u, v = np.meshgrid(np.fft.fftfreq(TILE), np.fft.fftfreq(TILE))
    along, over = u * np.cos(angle) + v * np.sin(angle), v * np.cos(angle) - u * np.sin(angle)
    envelope = np.exp(-2 * np.pi**2 * ((_LONG * along) ** 2 + (_THIN * over) ** 2))
    field = np.fft.ifft2(_spectrum() * envelope)
    drift, pressure = (even(part) for part in (field.real, field.imag))
    return drift, pressure


@texture_cache
def _spectrum() -> NDArray[np.complex128]:
    """That of two independent noises, one the real and one the imaginary part."""
    rng = np.random.default_rng(11)
    return np.fft.fft2(rng.normal(size=(TILE, TILE)) + 1j * rng.normal(size=(TILE, TILE)))
