"""The colours of a quilt: its slopes kept, its seams closed, its wide colours those of the calm continuation."""

import numpy as np
from scipy.fft import dctn, idctn

from limner.engines.darkroom.fill.frame import Frame
from limner.engines.darkroom.fill.patches import Floats
from limner.engines.darkroom.fill.quilt import Quilt

WIDE = 0.12
"""Shorter sides of the known over which the continuation holds the colours; finer, the pieces have their own."""


def settled(picture: Floats, quilt: Quilt, guide: Floats, frame: Frame, strength: Floats) -> Floats:
    """H×W×3: the screened Poisson equation, solved by cosines (Bhat et al. 2008).

    `picture` is where the pieces are from, `strength` H×W the share of the slopes to keep of each pixel made.
    """
    y, x = quilt.rows, quilt.columns
    ahead = np.where(quilt.mirrored, -1, 1)

    def at(down: int, right: int) -> Floats:
        rows = np.clip(y + down, frame.top, frame.bottom - 1)
        columns = np.clip(x + right * ahead, frame.left, frame.right - 1)
        return np.asarray(picture[rows, columns])

    here, share = picture[y, x], strength[..., None]
    across = _between((at(0, 1) - here) * share, (here - at(0, -1)) * share, 1)
    down = _between((at(1, 0) - here) * share, (here - at(-1, 0)) * share, 0)
    bend = across + down
    bend[:, 1:] -= across[:, :-1]
    bend[1:] -= down[:-1]
    hold = 1 / max(WIDE * frame.side, 1.0) ** 2
    height, width = guide.shape[:2]
    waves = [2 - 2 * np.cos(np.pi * np.arange(length) / length) for length in (height, width)]
    scale = (waves[0][:, None] + waves[1] + hold)[..., None].astype(np.float32)
    spectrum = dctn(hold * guide - bend, axes=(0, 1), norm="ortho") / scale
    return np.asarray(idctn(spectrum, axes=(0, 1), norm="ortho"), np.float32)


def _between(forward: Floats, backward: Floats, axis: int) -> Floats:
    """The slope from each pixel to the next, as both see it; 0 at the last."""
    slopes = np.zeros_like(forward)
    first, last = (slice(None, -1), slice(1, None))
    if axis == 1:
        slopes[:, first] = (forward[:, first] + backward[:, last]) / 2
    else:
        slopes[first] = (forward[first] + backward[last]) / 2
    return slopes
