"""A whole piece of the picture laid into a hole, where one fits: nothing of it is averaged, so that it stays crisp."""

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray
from scipy.spatial import cKDTree

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.canvas import box_of, fitted
from limner.engines.darkroom.composite import joined

SEARCHED_AT = 50_000
"""Square pixels of the picture at which pieces are looked for."""
RIM = 0.1
"""The width of the rim round the hole that a piece is compared on, over the mean of the hole's sides."""
FITS = 9.5
"""Units of L*a*b*, root mean square, by which the rim of a piece may be another."""
ASIDE, SIDES = 7.5, 8
"""Units of L*a*b* that the mean of the rim may be off on any of so many sides: else something ends there."""
ALIKE = 9.0
"""Units of L*a*b* within which a colour is one of the rim's."""
UNLIKE = 0.03
"""The share of a piece that may have colours that the rim has not."""
UPWARD = 14.0
"""Units of L*a*b* that a piece from a picture's height off counts as worse: textures shrink with distance."""
TRIED = 8
"""So many of the pieces that are as good are looked at from all sides."""
AS_GOOD = 1.15
"""Pieces whose fault is so many times the least are chosen among by the seed."""
ROUGH = 1.6
"""The deviation of lightness over a few pixels from which on a rim has a texture; what is smoother is no piece."""
PURE, EVEN = 0.85, 7.0
"""The share of the rim that has to be of the material; and the deviation in L*a*b* of a rim without a name."""
COARSE = 2.5
"""The sigma in pixels of the small picture beyond which its texture is not compared, only what lies in it."""
LED, AWAY = 0.5, 0.05
"""How far the tones of a piece are led to those at the hole's edge, over the mean of the hole's sides: from where it is
the same ground, and from anywhere."""
DARKER = 0.5
"""Of a difference in lightness, so much counts where pieces are compared: it is evened out at the rim."""
MOST = 0.35
"""The share of the picture that a hole may take for a piece of the rest to be laid into it."""


@dataclass(frozen=True, slots=True)
class _Search:
    """The picture at a small size: L*a*b*, hole, rim, where pieces may come from, and the
    share of the rim that is of the named material."""

    lab: NDArray[Any]
    hole: Mask
    rim: Mask
    allowed: Mask
    pure: float | None
    scale: float


def transplanted(
    rgb: Pixels, hole: Mask, seed: int, material: Mask | None = None, *, anywhere: bool = False
) -> Pixels | None:
    """H×W×3 with the hole filled by one piece of the picture, its tones led to those round the hole.

    `material` is H×W, true where the picture consists of what the hole is to be filled with, if that is known. None
    where no piece fits: the hole's rim has to be of it, with a texture, and the piece's rim has to look alike, unless a
    piece of the material may come from `anywhere`. Pixels outside the hole come back bit for bit; another seed takes
    another piece where several fit.
    """
    if not hole.any() or hole.mean() > MOST:
        return None
    search = _search(rgb, hole, material, anywhere=anywhere)
    if search is None or not (anywhere or _is_of_one_texture(search)):
        return None
    found = _offset(search, seed, strict=not anywhere)
    if found is None:
        return None
    dy, dx = found if anywhere else _refined(rgb, hole, found, search.scale)
    box = box_of(hole)
    if box is None:
        return None
    left, top, right, bottom = box
    if top + dy < 0 or left + dx < 0 or bottom + dy > len(rgb) or right + dx > rgb.shape[1]:
        return None
    # The membrane looks a few pixels beyond the hole's edge, which are those beyond the piece's edge.
    moved = cv2.warpAffine(
        rgb, np.array([[1, 0, -dx], [0, 1, -dy]], np.float32), rgb.shape[1::-1], borderMode=cv2.BORDER_REPLICATE
    )
    side = (right - left + bottom - top) / 2
    emptied = rgb.copy()  # or the soft edge would show what is to go
    emptied[hole] = moved[hole]
    return joined(emptied, np.asarray(moved, np.uint8), hole, (AWAY if anywhere else LED) * side, max(2.0, 0.03 * side))


def _search(rgb: Pixels, hole: Mask, material: Mask | None, *, anywhere: bool) -> _Search | None:
    size = fitted(rgb.shape[1], rgb.shape[0], SEARCHED_AT)
    small = cv2.resize(rgb, size, interpolation=cv2.INTER_AREA)
    lab = cv2.cvtColor(small.astype(np.float32) / 255, cv2.COLOR_RGB2Lab)
    cover = cv2.resize(hole.astype(np.float32), size, interpolation=cv2.INTER_AREA) > 0.01
    box = box_of(cover)
    if box is None or cover.all():
        return None
    width = max(round(RIM * (box[2] - box[0] + box[3] - box[1]) / 2), 2)
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * width + 1,) * 2)
    rim = cv2.dilate(cover.astype(np.uint8), kernel).astype(bool) & ~cover
    if rim.sum() < 12:
        return None
    named = None if material is None else _shrunk(material, size)
    alike = _like_the_rim(lab, rim)
    free = alike if named is None else named if anywhere else alike | named
    pure = None if named is None else float(named[rim].mean())
    return _Search(lab, cover, rim, free & ~cover, pure, size[0] / rgb.shape[1])


def _is_of_one_texture(search: _Search) -> bool:
    """Whether what is round the hole is rough, and all of the material; or all alike, where that has no name."""
    rim = search.rim
    if _roughness(search.lab[..., 0], rim) < ROUGH:
        return False
    if search.pure is not None:
        return search.pure > PURE
    return float(np.linalg.norm(_coarse(search.lab, search.hole)[rim].std(0))) < EVEN


def _coarse(lab: NDArray[Any], hole: Mask) -> NDArray[Any]:
    """Without texture; what is in the hole, which is to go, does not tell."""
    known = (~hole).astype(np.float32)[..., None]
    total = cv2.GaussianBlur(lab * known, (0, 0), COARSE)
    share = cv2.GaussianBlur(known, (0, 0), COARSE)[..., None]
    return np.asarray(total / np.maximum(share, 1e-3) * np.array([DARKER, 1, 1], np.float32))


def _roughness(lightness: NDArray[Any], rim: Mask) -> float:
    """The median over the rim of how far a pixel is from the mean of its neighbours."""
    return float(np.median(np.abs(lightness - cv2.GaussianBlur(lightness, (0, 0), 1.5))[rim]))


def _shrunk(mask: Mask, size: tuple[int, int]) -> Mask:
    return np.asarray(cv2.resize(mask.astype(np.float32), size, interpolation=cv2.INTER_AREA) > 0.6)


def _like_the_rim(lab: NDArray[Any], rim: Mask) -> Mask:
    """Where the picture has colours that the rim has."""
    soft = cv2.GaussianBlur(lab, (0, 0), 0.8)
    known = soft[rim]
    tree = cKDTree(known[:: max(len(known) // 800, 1)])
    near = tree.query(soft.reshape(-1, 3), k=[2], distance_upper_bound=ALIKE)[0][:, 0]
    return np.asarray(np.isfinite(near).reshape(rim.shape))


def _offset(search: _Search, seed: int, *, strict: bool) -> tuple[int, int] | None:
    """How far down and right of the hole the piece lies, in full-size pixels."""
    left, top, right, bottom = box_of(search.hole | search.rim) or (0, 0, 0, 0)
    area = np.s_[top:bottom, left:right]
    hole, rim = search.hole[area].astype(np.float32), search.rim[area].astype(np.float32)
    free = cv2.matchTemplate(search.allowed.astype(np.float32), hole, cv2.TM_CCORR) / hole.sum()
    lab = _coarse(search.lab, search.hole)
    mask = np.repeat(rim[..., None], 3, 2)
    worse = cv2.matchTemplate(lab, np.ascontiguousarray(lab[area]), cv2.TM_SQDIFF, mask=mask) / rim.sum()
    fault = np.sqrt(np.maximum(worse, 0))
    rows = np.arange(len(fault), dtype=np.float32)[:, None] - top
    cost = fault + UPWARD * np.abs(rows) / len(search.lab)
    # What is to go comes back in no piece, not either by the pixel or two that the offset is refined by.
    taken = cv2.dilate(search.hole.astype(np.float32), np.ones((5, 5), np.uint8))
    itself = cv2.matchTemplate(taken, hole, cv2.TM_CCORR) > 0.5
    least = 1 - UNLIKE
    cost[itself | (free < least) | ((fault > FITS) & strict)] = np.inf
    best = float(cost.min())
    if not np.isfinite(best):
        return None
    good = np.argwhere(cost <= best * AS_GOOD + 0.5)
    for y, x in np.random.default_rng(seed).permutation(good)[:TRIED]:
        there = lab[y : y + bottom - top, x : x + right - left]
        if not strict or _worst_side(there - lab[area], rim > 0) <= ASIDE:
            return round((int(y) - top) / search.scale), round((int(x) - left) / search.scale)
    return None


def _worst_side(apart: NDArray[Any], rim: Mask) -> float:
    """The largest of the means of H×W×3 differences over the sectors of the rim, in L*a*b*."""
    y, x = np.nonzero(rim)
    turn = np.arctan2(y - y.mean(), x - x.mean())
    sector = ((turn + np.pi) / (2 * np.pi) * SIDES).astype(int) % SIDES
    means = [apart[y[sector == i], x[sector == i]].mean(0) for i in range(SIDES) if (sector == i).sum() > 3]
    return max((float(np.linalg.norm(mean)) for mean in means), default=0.0)


def _refined(rgb: Pixels, hole: Mask, offset: tuple[int, int], scale: float) -> tuple[int, int]:
    """The offset to the pixel: what crosses the rim, such as a joint or a horizon, goes on in the piece."""
    reach = round(1 / scale)
    box = box_of(hole)
    if reach < 2 or box is None:
        return offset
    edge = max(reach, 6)
    left, top = max(box[0] - edge, 0), max(box[1] - edge, 0)
    right, bottom = min(box[2] + edge, rgb.shape[1]), min(box[3] + edge, len(rgb))
    from_top, from_left = top + offset[0] - reach, left + offset[1] - reach
    if from_top < 0 or from_left < 0:
        return offset
    wide = rgb[from_top : bottom + offset[0] + reach, from_left : right + offset[1] + reach]
    tile = rgb[top:bottom, left:right]
    if wide.shape[0] < len(tile) + 2 * reach or wide.shape[1] < tile.shape[1] + 2 * reach:
        return offset
    rim = (~hole[top:bottom, left:right]).astype(np.float32)
    grey, part = (cv2.cvtColor(p, cv2.COLOR_RGB2GRAY).astype(np.float32) for p in (wide, tile))
    worse = cv2.matchTemplate(grey, part, cv2.TM_SQDIFF, mask=rim)
    y, x = np.unravel_index(int(np.argmin(worse)), worse.shape)
    return offset[0] + int(y) - reach, offset[1] + int(x) - reach
