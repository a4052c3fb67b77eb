"""Erasing: what is in the hole goes, and its surroundings continue."""

import numpy as np

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.canvas import box_of
from limner.engines.darkroom.fill.blend import depth
from limner.engines.darkroom.fill.compose import compose
from limner.engines.darkroom.fill.mix import TENSION, Working, coarse_fill, even_share
from limner.engines.darkroom.fill.nearness import Nearness
from limner.engines.darkroom.fill.reduce import reduced
from limner.engines.darkroom.fill.smooth import plate_in_place
from limner.engines.darkroom.fill.windows import Window, windows


def fill(pixels: Pixels, hole: Mask, seed: int, check: CancelCheck, *, barred: Mask | None = None) -> Pixels:
    """Fill the hole so that its surroundings, lines and textures continue through it.

    `pixels` is H×W×3 or H×W×4 uint8 (alpha is filled as well), `hole` H×W. Pixels outside the hole come back bit
    for bit; the same arguments give the same bytes. A hole that covers everything becomes one colour. What is `barred`,
    H×W, is continued where it meets the hole, and is copied from nowhere.
    """
    if not hole.any():
        return pixels.copy()
    if hole.all():
        return _flat(pixels)
    if pixels.shape[2] == 4 and (pixels[..., 3] < 255).any():
        return _with_alpha(pixels, hole, seed, check, barred)
    filled = pixels.copy()
    filled[..., :3] = _colours(np.ascontiguousarray(pixels[..., :3]), hole, seed, check, barred)
    if pixels.shape[2] == 4:
        filled[hole, 3] = 255
    return filled


def _flat(pixels: Pixels) -> Pixels:
    """The middle colour of the border, where the background most often is."""
    border = np.concatenate([pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]])
    return np.broadcast_to(np.median(border, 0).astype(np.uint8), pixels.shape).copy()


def _with_alpha(pixels: Pixels, hole: Mask, seed: int, check: CancelCheck, barred: Mask | None) -> Pixels:
    alpha = pixels[..., 3:].astype(np.float32) / 255
    premultiplied = np.dstack([pixels[..., :3] * alpha, pixels[..., 3]])
    made = _colours(np.rint(premultiplied).astype(np.uint8), hole, seed, check, barred)
    inside = made[hole].astype(np.float32)
    colour = inside[:, :3] * 255 / np.maximum(inside[:, 3:], 1)
    filled = pixels.copy()
    filled[hole] = np.clip(np.rint(np.column_stack([colour, inside[:, 3]])), 0, 255).astype(np.uint8)
    return filled


def _colours(pixels: Pixels, hole: Mask, seed: int, check: CancelCheck, barred: Mask | None) -> Pixels:
    filled = pixels.copy()
    left = hole.copy()
    closed = hole if barred is None else hole | barred
    for number, window in enumerate(windows(hole)):
        area = window.area
        if window.halvings and depth(left[area]) <= THIN:
            _fill_tiles(filled[area], left[area], check)
        elif left[area].any():
            _fill_window(filled[area], left[area], closed[area], window, seed + number, check)
        left[area] = False
    return filled


def _fill_tiles(pixels: Pixels, left: Mask, check: CancelCheck) -> None:
    """Fill what is left of a thin hole of many pixels smoothly, in place, a tile with its surroundings at a time.

    It is what `_fill_window` makes of it as well: of a hole above its budget, only what is deep is copied.
    """
    for top in range(0, left.shape[0], TILE):
        for start in range(0, left.shape[1], TILE):
            box = box_of(left[top : top + TILE, start : start + TILE])
            if box is None:
                continue
            check()
            own = np.s_[top + box[1] : top + box[3], start + box[0] : start + box[2]]
            above, before = max(own[0].start - ROUND, 0), max(own[1].start - ROUND, 0)
            around = np.s_[above : own[0].stop + ROUND, before : own[1].stop + ROUND]
            made = plate_in_place(pixels[around].astype(np.float32), left[around], TENSION)
            made = made[own[0].start - above :, own[1].start - before :][: box[3] - box[1], : box[2] - box[0]]
            hole = left[own]
            pixels[own][hole] = np.clip(np.rint(made[hole]), 0, 255).astype(np.uint8)
            hole[:] = False


TILE, ROUND = 256, 16
"""The side of a tile, and how much of what is round it is looked at; both in pixels."""

WIDEST = 16.0
"""Pixels over which the surroundings are judged to be even."""

THIN = 6
"""Pixels to the middle of a hole that is never halved away."""


def _fill_window(pixels: Pixels, left: Mask, hole: Mask, window: Window, seed: int, check: CancelCheck) -> None:
    """Fill what is left of the hole in the window, in place, from what is not closed to it, `hole` or barred."""
    halvings = 0 if depth(left) <= THIN else window.halvings
    check()
    picture, small_hole, allowed = reduced(pixels, left, ~hole, 1 << halvings)
    if small_hole.any() and not small_hole.all():
        share = (
            even_share(picture, small_hole, WIDEST) if halvings == window.halvings else np.ones_like(picture[..., 0])
        )
        working = Working(picture, small_hole, 1 << halvings, Nearness())
        compose(pixels, left, coarse_fill(working, allowed, share, seed, check), check)
