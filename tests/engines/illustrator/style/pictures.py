"""Pictures whose style is known, and the way from pixels to a job's source."""

from dataclasses import replace
from functools import lru_cache
from io import BytesIO

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image

from limner.engines.base import never_cancelled
from limner.engines.illustrator.engine import Illustrator
from limner.engines.illustrator.style.learn import learn
from limner.engines.illustrator.style.view import view
from limner.engines.jobs import GenerateJob
from limner.engines.learned import LearnedStyle, Swatch
from limner.imaging.source import Source, probe

Pixels = NDArray[np.uint8]

PLAIN = LearnedStyle(
    base="any",
    palette=(Swatch((240, 230, 210), 0.7), Swatch((200, 60, 40), 0.3)),
    ground=(240, 230, 210),
    tones=tuple(i / 10 for i in range(11)),
    contrast=0.1,
    chroma=0.05,
    temperature=0.2,
    edge_softness=0.1,
    line_weight=0.004,
    line_share=0.6,
    line_rgb=(20, 20, 30),
    texture=0.0,
    grain=0.0,
    shading="flat",
    roundness=0.5,
    detail=0.3,
    words="ink",
)


def canvas(rgb: tuple[int, int, int] = (240, 235, 225), size: tuple[int, int] = (400, 480)) -> Pixels:
    """One colour, height by width."""
    return np.full((*size, 3), rgb, np.uint8)


def noisy(pixels: Pixels, sigma: float, scale: float = 0.0, seed: int = 0) -> Pixels:
    """With noise of `sigma` levels: from pixel to pixel, or in spots of `scale` pixels."""
    noise = np.random.default_rng(seed).normal(0, 1, pixels.shape[:2]).astype(np.float32)
    if scale:
        noise = np.asarray(cv2.GaussianBlur(noise, (0, 0), scale), np.float32)
    noise *= sigma / noise.std()
    return np.asarray(np.clip(pixels + noise[..., None], 0, 255).round(), np.uint8)


def ramp(size: tuple[int, int] = (400, 480)) -> Pixels:
    """Gray that grows lighter from the left to the right."""
    row = np.linspace(60, 220, size[1])
    return np.repeat(np.repeat(row[None, :, None], size[0], axis=0), 3, axis=2).round().astype(np.uint8)


def shapes(kind: str, count: int = 6) -> Pixels:
    """Discs, ellipses, boxes, triangles or stars that do not touch each other."""
    made = canvas(size=(600, 900))
    for i in range(count):
        x, y, size, turn = 160 + 290 * (i % 3), 160 + 280 * (i // 3), 70 + 9 * i, np.deg2rad(25 * i)
        colour = [(200, 60, 40), (40, 90, 170), (60, 140, 70)][i % 3]
        if kind == "discs":
            cv2.circle(made, (x, y), size, colour, -1, cv2.LINE_AA)
            continue
        if kind == "ellipses":
            cv2.ellipse(made, (x, y), (size, size // 2), 25 * i, 0, 360, colour, -1, cv2.LINE_AA)
            continue
        corners = {"boxes": 4, "triangles": 3, "stars": 10}[kind]
        at = turn + np.arange(corners) * 2 * np.pi / corners
        reach = np.where((np.arange(corners) % 2 == 1) & (kind == "stars"), 0.45 * size, 1.2 * size)
        points = np.stack([x + reach * np.cos(at), y + reach * np.sin(at)], axis=1)
        cv2.fillPoly(made, [points.astype(np.int32)], colour, cv2.LINE_AA)
    return made


def outlined(width: int, ink: tuple[int, int, int] = (30, 25, 60), fill: tuple[int, int, int] | None = None) -> Pixels:
    """Rings and boxes of lines of `width` pixels on paper, filled or not; the shorter side is 600."""
    made = canvas(size=(600, 900)).astype(np.float32)
    rows, columns = np.mgrid[:600, :900].astype(np.float32)
    for i in range(6):
        across, down = np.abs(columns - 160 - 290 * (i % 3)), np.abs(rows - 160 - 280 * (i // 3))
        size = 70 + 9 * i
        away = (np.hypot(across, down) if i % 2 else np.maximum(across, down)) - size
        if fill is not None:
            made[away < 0] = fill
        line = np.clip(0.5 + width / 2 - np.abs(away), 0, 1)[..., None]
        made += line * (np.array(ink, np.float32) - made)
    return made.round().astype(np.uint8)


def hatched(pitch: int = 8) -> Pixels:
    """Paper under lines whose direction changes from place to place."""
    made = canvas(size=(600, 600))
    for y in range(-600, 1200, pitch):
        cv2.line(made, (0, y), (300, y), (40, 36, 42), 2, cv2.LINE_AA)
        cv2.line(made, (300, y), (600, y + 200), (40, 36, 42), 2, cv2.LINE_AA)
    return made


def learned(pixels: Pixels) -> LearnedStyle:
    """The style of one picture."""
    return learn(view(pixels))


def source(pixels: Pixels) -> Source:
    """The picture as a PNG file."""
    file = BytesIO()
    Image.fromarray(pixels).save(file, "PNG")
    return probe(file.getvalue())


_JOB = GenerateJob("svcv3", "", 640, 640, vector=False, seed=3)


@lru_cache(maxsize=64)
def drawn(look: str, prompt: str) -> LearnedStyle:
    """The style of a picture that the illustrator draws in a curated look."""
    made = Illustrator().run(replace(_JOB, prompt=prompt, look=look), never_cancelled).pixels
    assert made is not None
    return learned(made)
