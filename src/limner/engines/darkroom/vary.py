"""Variations of a photograph: its thing elsewhere, another light, another depth of field, other colours.

Each is a way to make one; a way that does not fit the picture makes none, and the next is tried. Skin keeps its
colours.
"""

from collections.abc import Callable
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Matte, Pixels
from limner.engines.darkroom.canvas import fitted, resized, resized_matte, strips, to_bytes
from limner.engines.darkroom.composite import enlarged_rows, over
from limner.engines.darkroom.grade import graded, mood, part, risen
from limner.engines.darkroom.instead import old_thing, without
from limner.engines.darkroom.matte.alpha import refine
from limner.engines.darkroom.matte.subject import find_subject
from limner.engines.darkroom.photograph import character, grain_of
from limner.engines.darkroom.room import horizon_of
from limner.engines.darkroom.skin import skin_of
from limner.engines.illustrator.public import Reading, Time

LOOKED_AT = 160_000
"""Square pixels at which the colours are looked for."""
FOUND_AT = 40_000
"""Square pixels at which the thing is looked for. Measured: a quarter of those finds it as well on photographs."""
CALM = 5.0
"""Levels of 255: a ground whose fine details are smaller can be filled without a trace."""
AMOUNT = 0.7
"""The share of another hour's light that is taken."""
OPEN = 0.012
"""The sigma, over the shorter side, that the ground is out of focus by under an open lens."""
GREEN = 132.0, 34.0
"""The hue of leaves in Lab, in degrees, and how far from it they still are."""
LEAVES = 0.05
"""The share of a picture that leaves take at least where they turn."""
TURNED = 72.0
"""The hue of leaves in autumn."""
COLOURED = 0.012
"""The share of a picture that a colour takes at least if it is changed."""

Way = Callable[[Pixels, int, np.random.Generator, CancelCheck], Pixels | None]


def varied(rgb: Pixels, seed: int, rng: np.random.Generator, check: CancelCheck, *, moving: bool = True) -> Pixels:
    """H×W×3 otherwise; seeds that follow each other take different ways. `moving` says that things may move in it."""
    ways = [way for way in WAYS if moving or way is not moved]
    for turn in range(len(ways)):
        made = ways[(seed + turn) % len(ways)](rgb, seed, rng, check)
        check()
        if made is not None:
            return made
    return rgb


def _matte(rgb: Pixels, check: CancelCheck) -> Matte | None:
    """The matte of the picture's thing; None where there is none that could be moved."""
    height, width = rgb.shape[:2]
    coarse = find_subject(resized(rgb, *fitted(width, height, FOUND_AT)), check)
    if old_thing(coarse) is None:
        return None
    return refine(rgb, np.round(resized_matte(coarse, width, height)), check)


def moved(rgb: Pixels, seed: int, rng: np.random.Generator, check: CancelCheck) -> Pixels | None:
    """The thing a little elsewhere, nearer or farther, over its filled ground; where that is calm all round it."""
    matte = _matte(rgb, check)
    box = None if matte is None else old_thing(matte)
    if matte is None or box is None or not _calm_round(rgb, matte):
        return None
    height, width = matte.shape
    left, top, right, bottom = box
    if left <= 1 or right >= width - 1 or top <= 1:
        return None
    ground = without(rgb, matte, grain_of(rgb), seed, check)
    scale = float(rng.choice([rng.uniform(0.8, 0.9), rng.uniform(1.06, 1.16)]))
    room = (left, width - right)
    shift = 0.7 * room[1] if room[1] > room[0] else -0.7 * room[0]
    foot, middle = float(bottom), (left + right) / 2
    matrix = np.array([[scale, 0, middle + 0.5 * shift - scale * middle], [0, scale, foot - scale * foot]], np.float32)
    size = width, height
    body = cv2.warpAffine(rgb, matrix, size, flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE)
    share = cv2.warpAffine(matte, matrix, size, flags=cv2.INTER_LINEAR)
    return over(ground, np.asarray(body, np.uint8), np.asarray(np.clip(1.15 * share - 0.15, 0, 1), np.float32))


def _calm_round(rgb: Pixels, matte: Matte) -> bool:
    size = fitted(matte.shape[1], matte.shape[0], LOOKED_AT)
    inside = (cv2.resize(matte, size, interpolation=cv2.INTER_AREA) > 0.1).astype(np.uint8)
    # The ring begins where the blur of the thing's own edge ends.
    inner, outer = 19, 19 + 2 * max(min(size) // 12, 3)
    near = cv2.dilate(inside, np.ones((outer, outer), np.uint8)) > cv2.dilate(inside, np.ones((inner, inner), np.uint8))
    grey = cv2.cvtColor(cv2.resize(rgb, size, interpolation=cv2.INTER_AREA), cv2.COLOR_RGB2GRAY).astype(np.float32)
    fine = np.abs(grey - cv2.GaussianBlur(grey, (0, 0), 3.0))
    return bool(near.any()) and float(fine[near].mean()) < CALM


def lit(rgb: Pixels, seed: int, rng: np.random.Generator, check: CancelCheck) -> Pixels | None:
    """The light of another hour."""
    like = character(rgb)
    hours: tuple[Time, ...] = ("sunset", "morning", "dusk") if like.level > 0.3 else ("morning", "day")
    reading = Reading(prompt="", time=hours[int(rng.integers(len(hours)))])
    grade = part(risen(mood(reading), reading, like.level), AMOUNT)
    return graded(rgb, grade, horizon_of(rgb), seed)


def opened(rgb: Pixels, seed: int, rng: np.random.Generator, check: CancelCheck) -> Pixels | None:
    """The ground behind the thing out of focus, as under an open lens."""
    matte = _matte(rgb, check)
    if matte is None:
        return None
    height, width = matte.shape
    size = fitted(width, height, LOOKED_AT)
    behind = 1 - np.clip(cv2.resize(matte, size, interpolation=cv2.INTER_AREA) * 1.2, 0, 1)[..., None]
    colours = cv2.resize(rgb, size, interpolation=cv2.INTER_AREA).astype(np.float32)
    sigma = max(OPEN * min(size), 1.0)
    held = cv2.GaussianBlur(np.dstack([colours * behind, behind]).astype(np.float32), (0, 0), sigma)
    wide = cv2.GaussianBlur(np.dstack([colours * behind, behind]).astype(np.float32), (0, 0), 6 * sigma)
    held = cv2.addWeighted(held, 1.0, wide, 1e-3, 0.0)
    soft = to_bytes(held[..., :3] / np.maximum(held[..., 3:], 1e-6))
    return over(resized(soft, width, height), rgb, matte)


def coloured(rgb: Pixels, seed: int, rng: np.random.Generator, check: CancelCheck) -> Pixels | None:
    """Leaves in autumn's colours where there are leaves; else what has the strongest colour in another."""
    height, width = rgb.shape[:2]
    small = resized(rgb, *fitted(width, height, LOOKED_AT))
    lab = cv2.cvtColor(small.astype(np.float32) / 255, cv2.COLOR_RGB2Lab)
    spare = skin_of(small)
    strong = np.clip((np.hypot(lab[..., 1], lab[..., 2]) - 10) / 12, 0, 1) * (1 - spare)
    hue = _hue(lab)
    if float((_near(hue, *GREEN) * strong).mean()) > LEAVES:
        return _turned(rgb, spare, GREEN, float(rng.uniform(0.5, 1.0)) * (TURNED - GREEN[0]))
    bins = np.bincount((hue // 10).astype(int).ravel() % 36, (strong * _ours(hue, lab)).ravel(), 36) / hue.size
    peak = int((bins + np.roll(bins, 1) + np.roll(bins, -1)).argmax())
    if bins[peak] < COLOURED:
        return None
    return _turned(rgb, spare, (10.0 * peak + 5, 30.0), float(rng.choice([-110.0, -70.0, 80.0, 130.0])))


def _ours(hue: NDArray[Any], lab: NDArray[Any]) -> NDArray[Any]:
    """1 where a colour may be paint or cloth: not the browns of skin, wood and earth, and not the blue of a sky."""
    rows = np.linspace(0, 1, len(hue), dtype=np.float32)[:, None]
    sky = (np.abs(hue - 260) < 35) & (rows < 0.6) & (lab[..., 0] > 45)
    earth = (hue > 35) & (hue < 85) & (np.hypot(lab[..., 1], lab[..., 2]) < 55)
    return np.asarray(~(sky | earth), np.float32)


def _hue(lab: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(np.degrees(np.arctan2(lab[..., 2], lab[..., 1])) % 360)


def _near(hue: NDArray[Any], middle: float, reach: float) -> NDArray[Any]:
    """1 at a hue, falling to 0 at `reach` degrees from it."""
    away = np.abs((hue - middle + 180) % 360 - 180)
    return np.asarray(np.clip(2 * (1 - away / reach), 0, 1))


def _turned(rgb: Pixels, spared: Matte, where: tuple[float, float], turn: float) -> Pixels:
    """The colours about a hue turned by so many degrees in Lab, except on skin."""
    height, width = rgb.shape[:2]
    result = np.empty_like(rgb)
    for rows in strips(height):
        lab = cv2.cvtColor(rgb[rows].astype(np.float32) / 255, cv2.COLOR_RGB2Lab)
        chroma = np.hypot(lab[..., 1], lab[..., 2])
        share = _near(_hue(lab), *where) * np.clip((chroma - 6) / 10, 0, 1)
        share = share * (1 - enlarged_rows(spared, rows, height, width))
        angle = np.radians(turn * cv2.GaussianBlur(share.astype(np.float32), (0, 0), 1.0))
        a, b = lab[..., 1].copy(), lab[..., 2].copy()
        lab[..., 1], lab[..., 2] = np.cos(angle) * a - np.sin(angle) * b, np.sin(angle) * a + np.cos(angle) * b
        result[rows] = to_bytes(cv2.cvtColor(lab, cv2.COLOR_Lab2RGB) * 255)
    return result


WAYS: tuple[Way, ...] = (lit, moved, coloured, opened)
