"""A wide open lens: points out of focus become discs."""

import cv2
import numpy as np

from limner.engines.darkroom.backdrops.noise import Floats

SHARES = (0.0, 0.2, 0.5, 1.0)
"""The shares of the full blur that are made; what lies between is mixed from its neighbours."""


def defocused(light: Floats, share: Floats, radius: float) -> Floats:
    """H×W×3 linear light as a lens has it whose circle of confusion is `share`, H×W, of `radius` pixels."""
    made = [light if radius * at < 0.4 else disc(light, radius * at) for at in SHARES]
    if float(share.min()) > 0.995:
        return made[-1]
    place = np.interp(share, SHARES, range(len(SHARES))).astype(np.float32)
    total = np.zeros_like(light)
    for number, picture in enumerate(made):
        total += picture * np.clip(1 - np.abs(place - number), 0, 1)[..., None]
    return np.asarray(total, np.float32)


def disc(light: Floats, radius: float) -> Floats:
    """Blurred by a disc with a soft rim, a little brighter at the rim, as spherical lenses have it."""
    reach = int(np.ceil(radius + 1))
    y, x = np.mgrid[-reach : reach + 1, -reach : reach + 1].astype(np.float32)
    away = np.hypot(x, y)
    kernel = np.clip(radius + 0.5 - away, 0, 1) * (1 + 0.25 * np.clip(away / max(radius, 1), 0, 1) ** 3)
    return np.asarray(cv2.filter2D(light, -1, kernel / kernel.sum(), borderType=cv2.BORDER_REFLECT), np.float32)
