"""Composites with a known matte, to fit the search for the subject on: symbols over grounds, all made here.

Subjects are the symbols of the atlas in their own colours, with a texture laid over them, or filled with a piece of
another ground, so that what is learned is not how a drawing looks. Grounds are crops of photographs that scikit-image
ships and grounds made by rule. `HELD_OUT` symbols and the photographs that `benchmarks/matte.py` lays its subjects
over (grass, gravel, brick, rocket, coffee, motorcycle) and cuts out (chelsea) are never used.
"""

from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray
from scipy.spatial import cKDTree
from skimage import data

from benchmarks.matte import SYMBOLS, symbol
from limner.engines.illustrator.atlas.index import load

HELD_OUT = SYMBOLS
PHOTOGRAPHS = ("camera", "coins", "hubble_deep_field", "immunohistochemistry", "retina", "moon", "cell", "page")
DRAWN_SIDE = 512

Pixels = NDArray[np.uint8]
Random = np.random.Generator
Ground = Callable[[Random, int], Pixels]


def composite(seed: int, side: int) -> tuple[Pixels, NDArray[np.float32]]:
    """A picture (H×W×3, the longer side `side`) and its true matte (H×W, 0..1)."""
    random = np.random.default_rng(seed)
    ground = _blurred(_ground(random, side), random)
    shot = _subject(random, side)
    if random.random() < 0.12:
        shot = _beside(shot, _subject(random, side))
    alpha = shot[..., 3:].astype(np.float32) / 255
    mixed = shot[..., :3] * alpha + ground * (1 - alpha)
    mixed = _developed(mixed, random)
    return _cropped(mixed, alpha[..., 0], random)


def _subject(random: Random, side: int) -> Pixels:
    """A symbol somewhere in the square, whole or cut by its border."""
    names = [each.id for each in load() if each.id not in HELD_OUT]
    while True:
        shot = _moved(symbol(str(random.choice(names)), DRAWN_SIDE), random, side)
        if 0.02 < float((shot[..., 3] > 127).mean()) < 0.9:
            return _filled(shot, random)


def _moved(shot: Pixels, random: Random, side: int) -> Pixels:
    kind = random.choice(4, p=[0.5, 0.25, 0.15, 0.1])
    scale = float(random.uniform(*((0.6, 1.2), (0.9, 1.5), (1.3, 2.0), (0.4, 0.7))[kind])) * side / DRAWN_SIDE
    dx = float(random.normal(0, 0.1 if kind < 2 else 0.06))
    dy = float(random.normal(0.03, 0.07) if kind != 1 else random.uniform(0.15, 0.4))
    if kind == 3:
        dx, dy = (float(v) for v in random.uniform(-0.22, 0.22, 2))
    flip = -1 if random.random() < 0.5 else 1
    matrix = np.array([[flip * scale, 0, side * (0.5 + dx)], [0, scale, side * (0.5 + dy)]], np.float64)
    matrix[:, 2] -= matrix[:, :2] @ np.array([DRAWN_SIDE / 2, DRAWN_SIDE / 2])
    alpha = shot[..., 3:].astype(np.float32)
    whole = np.concatenate([shot[..., :3] * (alpha / 255), alpha], 2)
    moved = cv2.warpAffine(whole, matrix, (side, side), flags=cv2.INTER_AREA)
    colours = moved[..., :3] / np.maximum(moved[..., 3:] / 255, 1e-3)
    return np.clip(np.rint(np.dstack([colours, moved[..., 3]])), 0, 255).astype(np.uint8)


def _filled(shot: Pixels, random: Random) -> Pixels:
    """In its own colours, textured, or a piece of another ground."""
    side, way = shot.shape[0], random.random()
    colours = shot[..., :3].astype(np.float32)
    if way > 0.35:
        texture = _ground(random, side).astype(np.float32)
        weight = float(random.uniform(0.15, 0.5)) if way < 0.75 else float(random.uniform(0.6, 1.0))
        if way < 0.75:
            texture = colours * (texture.mean(2, keepdims=True) / max(float(texture.mean()), 20.0))
        colours = colours * (1 - weight) + texture * weight
    y, x = np.mgrid[0:side, 0:side] / side - 0.5
    slope = random.normal(0, 0.35, 2)
    light = 1 + slope[0] * y + slope[1] * x
    return np.dstack([np.clip(colours * light[..., None], 0, 255), shot[..., 3]]).astype(np.uint8)


def _beside(first: Pixels, second: Pixels) -> Pixels:
    """The second behind the first."""
    share = first[..., 3:] / 255
    colours = first[..., :3] * share + second[..., :3] * (1 - share)
    return np.dstack([colours, np.maximum(first[..., 3], second[..., 3])]).astype(np.uint8)


def _developed(mixed: NDArray[np.float32], random: Random) -> Pixels:
    """Slightly soft, noisy, toned or gray."""
    out = np.asarray(mixed, np.float32)
    if random.random() < 0.5:
        out = cv2.GaussianBlur(out, (0, 0), float(random.uniform(0.3, 0.8)))
    if random.random() < 0.12:
        out = np.repeat(out.mean(2, keepdims=True), 3, 2)
    out = out + random.normal(0, random.uniform(0, 5), out.shape)
    gain, gamma = random.uniform(0.8, 1.1, 3), random.uniform(0.8, 1.3)
    return np.clip(255 * (np.clip(out * gain, 0, 255) / 255) ** gamma, 0, 255).astype(np.uint8)


def _cropped(pixels: Pixels, alpha: NDArray[np.float32], random: Random) -> tuple[Pixels, NDArray[np.float32]]:
    side = len(pixels)
    short = round(side * float(random.choice([1.0, 1.0, 0.75, 0.67])))
    start = int(random.integers(0, side - short + 1))
    part = slice(start, start + short)
    if random.random() < 0.5:
        return np.ascontiguousarray(pixels[part]), np.ascontiguousarray(alpha[part])
    return np.ascontiguousarray(pixels[:, part]), np.ascontiguousarray(alpha[:, part])


def _ground(random: Random, side: int) -> Pixels:
    kinds: tuple[Ground, ...] = (_photograph, _clouds, _cells, _planks, _clutter, _symbols, _horizon, _shelves)
    return kinds[int(random.choice(len(kinds), p=[0.22, 0.08, 0.08, 0.08, 0.12, 0.16, 0.16, 0.1]))](random, side)


def _blurred(ground: Pixels, random: Random) -> Pixels:
    if random.random() < 0.65:
        return ground
    return np.asarray(cv2.GaussianBlur(ground, (0, 0), len(ground) * float(random.uniform(0.004, 0.03))), np.uint8)


def _photograph(random: Random, side: int) -> Pixels:
    pixels = np.asarray(getattr(data, str(random.choice(PHOTOGRAPHS)))(), np.uint8)
    pixels = pixels if pixels.ndim == 3 else np.repeat(pixels[..., None], 3, 2)
    size = int(min(pixels.shape[:2]) * random.uniform(0.4, 1.0))
    y, x = (int(random.integers(0, pixels.shape[axis] - size + 1)) for axis in (0, 1))
    square = cv2.resize(pixels[y : y + size, x : x + size, :3], (side, side), interpolation=cv2.INTER_AREA)
    return _toned(np.asarray(square, np.uint8), random)


def _toned(pixels: Pixels, random: Random) -> Pixels:
    """With the channels mixed anew, so that a photograph is not known by its hue."""
    if random.random() < 0.4:
        return pixels
    mix = np.eye(3) * random.uniform(0.3, 0.9) + random.dirichlet(np.ones(3), 3) * random.uniform(0.1, 0.6)
    return np.clip(pixels @ mix.T, 0, 255).astype(np.uint8)


def _field(random: Random, side: int, power: float) -> NDArray[np.float32]:
    """Noise whose amplitude falls with frequency to that power, 0..1."""
    frequency = np.hypot(*np.meshgrid(np.fft.fftfreq(side), np.fft.fftfreq(side))) + 1 / side
    noise = np.fft.ifft2(np.fft.fft2(random.normal(size=(side, side))) / frequency**power).real
    low, high = np.percentile(noise, [2, 98])
    return np.clip((noise - low) / (high - low), 0, 1).astype(np.float32)


def _palette(random: Random, count: int) -> NDArray[np.float64]:
    """Colours around one base, some far off."""
    base, reach = random.uniform(30, 225, 3), random.uniform(15, 70)
    return np.clip(base + random.normal(0, reach, (count, 3)), 0, 255)


def _clouds(random: Random, side: int) -> Pixels:
    colours = _palette(random, 3)
    first, second = (_field(random, side, float(random.uniform(0.8, 2.0)))[..., None] for _ in range(2))
    return ((colours[0] * first + colours[1] * (1 - first)) * (1 - 0.5 * second) + 0.5 * second * colours[2]).astype(
        np.uint8
    )


def _cells(random: Random, side: int) -> Pixels:
    """Pebbles: the nearest of scattered points, dark between them."""
    count = int(random.integers(30, 600))
    points, colours = random.uniform(0, side, (count, 2)).astype(np.float32), _palette(random, count)
    y, x = np.mgrid[0:side, 0:side].reshape(2, -1)
    near, index = cKDTree(points).query(np.stack([y, x], 1), k=2)
    edge = np.clip((near[:, 1] - near[:, 0]) / (0.1 * side / count**0.5), 0.3, 1)
    return (colours[index[:, 0]] * edge[:, None]).reshape(side, side, 3).astype(np.uint8)


def _planks(random: Random, side: int) -> Pixels:
    """Boards or tiles with gaps and grain, at some angle."""
    y, x = np.mgrid[0:side, 0:side] / side - 0.5
    angle = float(random.choice([0, np.pi / 2, random.uniform(0, np.pi)]))
    u, v = x * np.cos(angle) + y * np.sin(angle), y * np.cos(angle) - x * np.sin(angle)
    rows = random.uniform(3, 16)
    row = np.floor(v * rows + 50).astype(int)
    column = np.floor(u * random.choice([0.01, rows / 3]) + 0.5 * row + 50).astype(int)
    colours = _palette(random, 97) * 0.5 + _palette(random, 1) * 0.5
    gap = np.minimum((v * rows) % 1, 1 - (v * rows) % 1) > 0.04
    grain = 0.8 + 0.4 * _field(random, side, 1.0)
    return np.clip(colours[(row * 31 + column * 17) % 97] * (gap * grain)[..., None], 0, 255).astype(np.uint8)


def _clutter(random: Random, side: int) -> Pixels:
    """Leaves, lights or litter: many small shapes over a field."""
    out = _clouds(random, side)
    colours = _palette(random, 12)
    round_ones, size = random.random() < 0.5, random.uniform(0.01, 0.07)
    for _ in range(int(random.integers(60, 600))):
        middle = tuple(int(v) for v in random.uniform(0, side, 2))
        axes = tuple(int(v) for v in side * size * random.uniform(0.3, 1, 2))
        colour = tuple(float(v) for v in colours[int(random.integers(12))])
        turn = float(random.uniform(0, 360))
        if round_ones:
            cv2.ellipse(out, middle, axes, turn, 0, 360, colour, -1, cv2.LINE_AA)
        else:
            box = cv2.boxPoints((middle, axes, turn)).astype(np.int32)
            cv2.fillConvexPoly(out, box, colour, cv2.LINE_AA)
    return out


def _symbols(random: Random, side: int) -> Pixels:
    """Other symbols, small or cut by the border, as a busy background."""
    out = _horizon(random, side) if random.random() < 0.5 else _clouds(random, side)
    names = [each.id for each in load() if each.id not in HELD_OUT]
    kinds = [symbol(str(name), DRAWN_SIDE) for name in random.choice(names, 4)]
    for _ in range(int(random.integers(6, 28))):
        drawn = kinds[int(random.integers(4))]
        size = int(side * random.uniform(0.12, 0.45))
        small = cv2.resize(drawn, (size, size), interpolation=cv2.INTER_AREA)
        y, x = (int(v) for v in random.uniform(-size / 2, side - size / 2, 2))
        top, left, bottom, right = max(y, 0), max(x, 0), min(y + size, side), min(x + size, side)
        part = small[top - y : bottom - y, left - x : right - x].astype(np.float32)
        share = part[..., 3:] / 255
        out[top:bottom, left:right] = part[..., :3] * share + out[top:bottom, left:right] * (1 - share)
    return out


def _horizon(random: Random, side: int) -> Pixels:
    """Two or three bands, such as sky and field, each with its own texture."""
    out = np.zeros((side, side, 3), np.uint8)
    x = np.arange(side) / side
    kinds: tuple[Ground, ...] = (_clouds, _cells, _planks, _photograph)
    level = np.full(side, 0.0)
    for _ in range(int(random.integers(2, 4))):
        band = kinds[int(random.integers(len(kinds)))](random, side)
        calm = _clouds(random, side) if random.random() < 0.5 else band
        below = (np.arange(side)[:, None] / side) >= level[None]
        out[below] = (0.5 * band + 0.5 * calm).astype(np.uint8)[below]
        wave = 0.05 * np.sin(x * random.uniform(1, 12) + random.uniform(0, 6))
        level = np.maximum(level + random.uniform(0.2, 0.5) + wave, level)
    return out


def _shelves(random: Random, side: int) -> Pixels:
    """Indoors: a wall with large boxes, frames and poles over it."""
    out = _clouds(random, side) if random.random() < 0.5 else _planks(random, side)
    for _ in range(int(random.integers(4, 25))):
        w, h = (int(v) for v in side * random.uniform(0.03, 0.5, 2))
        x, y = (int(v) for v in random.uniform(-0.1, 1, 2) * side)
        colour = tuple(float(v) for v in random.uniform(10, 245, 3))
        cv2.rectangle(out, (x, y), (x + w, y + h), colour, -1 if random.random() < 0.7 else int(random.integers(1, 6)))
    return out
