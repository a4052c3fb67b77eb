"""A hole filled with the ground that a prompt names: from the photograph itself wherever it has such a ground."""

from dataclasses import dataclass, replace
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.canvas import fitted, join, split, strips, to_bytes
from limner.engines.darkroom.composite import inward, over
from limner.engines.darkroom.fill.fill import fill
from limner.engines.darkroom.foreign import common_share, foreign_share
from limner.engines.darkroom.sky import clear_sky
from limner.engines.darkroom.tended import tended
from limner.engines.darkroom.transplant import transplanted
from limner.engines.illustrator.public import Ground
from limner.engines.jobs import RGB


@dataclass(frozen=True, slots=True)
class _Look:
    """What a family's colours are in photographs: hues in degrees of L*a*b*, chroma from `least` to `most`, lightness.

    Colours of less chroma than `grey` count whatever their hue.
    """

    hues: tuple[float, float]
    chroma: tuple[float, float]
    lightness: tuple[float, float]
    grey: float


LOOKS: dict[str, _Look] = {
    "plants": _Look((62, 165), (7, 90), (4, 92), 0),
    "sand": _Look((45, 100), (5, 50), (38, 97), 0),
    "water": _Look((125, 300), (0, 90), (5, 95), 14),
    "sky": _Look((190, 310), (0, 90), (20, 100), 16),
    "snow": _Look((200, 310), (0, 38), (45, 100), 14),
    "wood": _Look((25, 100), (6, 70), (6, 92), 0),
    "brick": _Look((5, 85), (7, 70), (12, 88), 0),
    "stone": _Look((0, 360), (0, 19), (8, 95), 19),
    "earth": _Look((25, 100), (4, 50), (6, 78), 0),
}
"""By the families of `Ground`. Ranges are wide: they have to tell sand from a lawn, not one lawn from another."""
LOOKED_AT = 300_000
"""Square pixels at which colours are looked at."""
DARK = 20.0
"""The lightness under which a colour may be that of any ground, unless that is always light."""
ENOUGH = 0.35
"""The share of the filled hole that has to look like the ground."""
STRAY = 0.03
"""The share of a hole from which on something foreign is in it."""
COMMON, KNOWN, PLAIN, MOSTLY = 0.57, 0.5, 0.75, 0.5
"""The share of its colours that a hole has in common with its surroundings where it holds the same ground: any ground,
one that it looks like, one where nothing else may be seen; and the share of it that has to look like the ground."""
SOURCES = 0.5
"""Of the size of the hole, so much of its material has to be elsewhere for it to be filled from that alone."""
SETTLED = frozenset({"sky", "water", "plants", "snow", "sand", "earth"})
"""Families whose colour is that of their place, whatever the prompt calls it; others are painted as it says."""
OTHER_HUE, OTHER_LIGHT, COLOURLESS = 50.0, 38.0, 9.0
"""Degrees of hue and units of lightness from which on a colour is another one than was asked for; and the chroma under
which it has no hue."""
TAKEN = 0.6
"""How much of the difference in lightness to the asked colour is made up."""


def filled(pixels: Pixels, hole: Mask, ground: Ground, seed: int, check: CancelCheck) -> tuple[Pixels, bool]:
    """H×W×3 or H×W×4 with the hole filled, and whether what fills it looks like the ground that was named.

    Where the hole and its surroundings are of the ground, that stays; a clear sky is a slope of its own blues. Else,
    where the surroundings are of the ground, they go on through the hole; where another part of the picture is, a piece
    of that is laid into it; where none is, the surroundings go on as they are. Colours that were named are painted
    where the fill of what can be painted has others. Pixels outside the hole come back bit for bit.
    """
    rgb, alpha = split(pixels)
    opaque = alpha is None or bool((alpha == 255).all())
    look = LOOKS.get(ground.family)
    found = None if look is None else _of(rgb, look)
    if opaque and ground.family == "sky" and ground.bare:
        clear = clear_sky(rgb, hole, seed)
        if clear is not None:
            return join(clear, alpha), True
    check()
    if opaque and ground.words and _is_there(rgb, hole, ground, found):
        return _tended(pixels.copy(), hole, ground, seed), True
    check()
    material = None if found is None else found & ~hole
    laid = transplanted(rgb, hole, seed, material) if opaque else None
    check()
    if laid is not None:
        return _tended(join(laid, alpha), hole, ground, seed), True
    made = fill(pixels, hole, seed, check, barred=_barred(hole, material))
    if look is None or float(_of(made[..., :3], look)[hole].mean()) >= ENOUGH:
        return _tended(made, hole, ground, seed), True
    check()
    laid = transplanted(rgb, hole, seed, material, anywhere=True) if opaque else None
    if laid is not None:
        return _tended(join(laid, alpha), hole, ground, seed), True
    if opaque and ground.words and _is_there(rgb, hole, replace(ground, family=""), None):
        return pixels.copy(), False
    return made, False


def _tended(pixels: Pixels, hole: Mask, ground: Ground, seed: int) -> Pixels:
    """The filled hole as the prompt describes it."""
    rgb, alpha = split(pixels)
    return _painted(join(tended(rgb, hole, ground, seed), alpha), hole, ground)


def _is_there(rgb: Pixels, hole: Mask, ground: Ground, found: Mask | None) -> bool:
    """Whether the hole holds nothing but the ground already, as what is round it does: no fill is better than that."""
    if found is not None and float(found[hole].mean()) < MOSTLY:
        return False
    least = PLAIN if ground.bare else COMMON if found is None else KNOWN
    return foreign_share(rgb, hole) < STRAY and common_share(rgb, hole) > least


def _barred(hole: Mask, material: Mask | None) -> Mask | None:
    """What is no source, where there is enough of the material for the hole."""
    if material is None or material.sum() < SOURCES * hole.sum():
        return None
    size = fitted(hole.shape[1], hole.shape[0], LOOKED_AT)
    small = cv2.resize(material.astype(np.uint8), size, interpolation=cv2.INTER_NEAREST)
    sparse = cv2.blur(small.astype(np.float32), (9, 9)) < 0.5
    return np.asarray(cv2.resize(sparse.astype(np.uint8), hole.shape[::-1], interpolation=cv2.INTER_NEAREST) > 0)


def looks_like(rgb: Pixels, family: str, *, coloured: bool = False) -> float:
    """The share of H×W×3 pixels, 0 to 1, that have the colours of one of `LOOKS`; `coloured` leaves out its greys."""
    look = LOOKS[family]
    return float(_of(rgb, replace(look, grey=0.0) if coloured else look).mean())


def _of(rgb: Pixels, look: _Look) -> Mask:
    """H×W: which pixels have colours of a family, each with its neighbours."""
    size = fitted(rgb.shape[1], rgb.shape[0], LOOKED_AT)
    soft = cv2.GaussianBlur(cv2.resize(rgb, size, interpolation=cv2.INTER_AREA), (0, 0), 1.0)
    found = _in_range(np.asarray(soft, np.uint8), look).astype(np.uint8)
    return np.asarray(cv2.resize(found, rgb.shape[1::-1], interpolation=cv2.INTER_NEAREST) > 0)


def _in_range(rgb: Pixels, look: _Look) -> Mask:
    lab = cv2.cvtColor(rgb, cv2.COLOR_RGB2Lab).astype(np.int16)
    lightness, a, b = lab[..., 0] * (100 / 255), lab[..., 1] - 128, lab[..., 2] - 128
    chroma = np.hypot(a, b)
    hue = np.degrees(np.arctan2(b, a)) % 360
    hued = (hue >= look.hues[0]) & (hue <= look.hues[1]) & (chroma >= look.chroma[0]) & (chroma <= look.chroma[1])
    light = (lightness >= look.lightness[0]) & (lightness <= look.lightness[1])
    return np.asarray(((hued | (chroma < look.grey)) & light) | ((lightness < DARK) & (look.lightness[0] < 2 * DARK)))


def _painted(pixels: Pixels, hole: Mask, ground: Ground) -> Pixels:
    """In the named colour, where the fill of what can be painted has another."""
    if not ground.colours or ground.family in SETTLED:
        return pixels
    colour, sample = ground.colours[0], _sample(pixels, hole)
    return _recoloured(pixels, hole, colour, sample.mean(0)) if _is_other(sample, colour) else pixels


def _sample(pixels: Pixels, hole: Mask) -> NDArray[Any]:
    """N×3 colours in L*a*b* from all over the hole, at most some `LOOKED_AT`."""
    step = max(int((hole.sum() / LOOKED_AT) ** 0.5), 1)
    part = pixels[::step, ::step, :3][hole[::step, ::step]]
    inside = part if len(part) else pixels[hole][:LOOKED_AT, :3]
    return _lab(np.ascontiguousarray(inside.reshape(-1, 1, 3))).reshape(-1, 3)


def _is_other(sample: NDArray[Any], asked: RGB) -> bool:
    """Whether the mean of N×3 colours in L*a*b* is not what the colour word means."""
    light, *ab = sample.mean(0)
    wanted, *asked_ab = _lab(np.array([[asked]], np.uint8))[0, 0]
    chroma, asked_chroma = float(np.hypot(*ab)), float(np.hypot(*asked_ab))
    if asked_chroma < 2 * COLOURLESS:
        return abs(light - wanted) > OTHER_LIGHT or chroma > 3 * COLOURLESS
    turn = abs(np.degrees(np.arctan2(ab[1], ab[0]) - np.arctan2(asked_ab[1], asked_ab[0])) + 180) % 360 - 180
    return chroma < COLOURLESS or abs(turn) > OTHER_HUE


def _recoloured(pixels: Pixels, hole: Mask, colour: RGB, mean: NDArray[Any]) -> Pixels:
    """What is in the hole in another colour, with its own lights, darks and texture; `mean` is its mean L*a*b*."""
    rgb, alpha = split(pixels)
    target = _lab(np.array([[colour]], np.uint8))[0, 0]
    made = rgb.copy()
    for rows in strips(len(rgb)):
        if not hole[rows].any():
            continue
        lab = _lab(rgb[rows])
        lab[..., 0] = np.clip(lab[..., 0] + TAKEN * (target[0] - mean[0]), 2, 99)
        lab[..., 1:] = target[1:] + 0.5 * (lab[..., 1:] - mean[1:])
        np.copyto(made[rows], to_bytes(255 * cv2.cvtColor(lab, cv2.COLOR_Lab2RGB)), where=hole[rows, :, None])
    soft = float(max(2.0, 0.008 * min(hole.shape)))
    return join(over(rgb, made, inward(hole, soft)), alpha)


def _lab(rgb: Pixels) -> NDArray[Any]:
    return np.asarray(cv2.cvtColor(rgb.astype(np.float32) / 255, cv2.COLOR_RGB2Lab), np.float32)
