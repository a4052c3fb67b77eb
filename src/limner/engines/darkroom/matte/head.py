"""The head that belongs on shoulders: hair and face seldom have the colours of the clothes that were found."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from limner.engines.darkroom.arrays import Mask, Matte
from limner.engines.darkroom.matte.regions import Regions
from limner.engines.darkroom.matte.superpixels import Floats

SHOULDERS: Final = (0.08, 0.22)
"""How far down a body its shoulders are, in shares of its height."""
TALL: Final = 0.2
"""The least height of a body, as a share of the picture's."""
WIDTH: Final = 0.42
"""The width of a head over that of the shoulders."""
HALF: Final = (0.85, 0.6)
"""Half a head's height and width with hair, in its widths."""
OUTLINED: Final = 0.82
"""How plain the edge round what is added has to be: ground that goes on above a thing has 0.8 at the most,"""
SKIN: Final = 0.2
"""and how much skin it shows."""
GROWTH: Final = (0.5, 0.4)
"""How much smoothness and colours count."""


@dataclass(frozen=True, slots=True)
class Oval:
    """Where a head would be: its middle (down, across) and its width in pixels, and where the body's top is."""

    down: float
    across: float
    width: float
    neck: int


def with_head(regions: Regions, inside: Mask, skin: Matte) -> Mask:
    """The region (N), with what is cut out above its shoulders, if that has an outline and shows `skin` (H×W)."""
    patches = regions.patches
    oval = _above(inside[patches.labels])
    if oval is None:
        return inside
    down, across = (patches.centres * max(patches.labels.shape)).T
    half_height, half_width = HALF[0] * oval.width, HALF[1] * oval.width
    away = ((down - oval.down) / half_height) ** 2 + ((across - oval.across) / half_width) ** 2
    prior = np.where(inside, 1.5, -1.5)
    prior = np.where(away < 1, np.maximum(prior, 2.5 * (1 - away) + 0.3), prior)
    cut = regions.cut(np.asarray(prior, np.float32), *GROWTH) | inside
    added = cut & ~inside & (away < 3) & (down < oval.neck + 0.3 * oval.width)
    if not added.any() or _shown(patches.sizes, patches.mean(skin), added) < SKIN:
        return inside
    whole = regions.whole(inside | added, np.ones_like(patches.sizes), 0.0)
    return whole if _outlined(regions, added, inside | added) > OUTLINED else inside


def _above(body: Mask) -> Oval | None:
    """Where the head of a body (H×W) would be; None where it is too low or there is no room for a head."""
    rows = np.flatnonzero(body.any(1))
    height = int(rows[-1] - rows[0])
    if height < TALL * len(body):
        return None
    top, bottom = (int(rows[0]) + int(share * height) for share in SHOULDERS)
    columns = np.flatnonzero(body[top : bottom + 1].mean(0) > 0.5)
    if len(columns) < 4:
        return None
    span = int(columns[-1] - columns[0]) + 1
    across, width = float(columns[0] + columns[-1]) / 2, WIDTH * span
    middle = body[:, max(0, int(across - 0.1 * span)) : int(across + 0.1 * span) + 1].mean(1) > 0.5
    neck = int(np.flatnonzero(middle)[0]) if middle.any() else int(rows[0])
    down = neck - 0.55 * width
    return Oval(down, across, width, neck) if down > HALF[1] * width else None


def _shown(sizes: Floats, values: Floats, where: Mask) -> float:
    return float((sizes * values)[where].sum() / max(float(sizes[where].sum()), 1e-9))


def _outlined(regions: Regions, added: Mask, all_of_it: Mask) -> float:
    """The mean edge between what is added and the ground."""
    first, second = regions.ends.T
    border = (added[first] & ~all_of_it[second]) | (added[second] & ~all_of_it[first])
    lengths = regions.lengths[border]
    return float(lengths @ regions.strengths[border]) / max(float(lengths.sum()), 1.0)
