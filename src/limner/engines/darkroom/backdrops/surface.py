"""The texture of a ground or a wall where it is in focus: a tile laid in perspective over what was painted."""

from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.darkroom.backdrops.noise import Floats, step

FOCAL = 1.4
"""The focal length over the height of the picture: that of a short portrait lens."""


@dataclass(frozen=True, slots=True)
class Surface:
    """A tile S×S of deviation 1 that changes what is below it by `gain` of its brightness.

    On a ground it is `scale` heights of the picture wide where the subject stands, at the height `foot` below the
    `horizon`, and shows from `top` down. Where `foot` is None it is a wall that faces the camera.
    """

    tile: Floats
    gain: float
    scale: float
    horizon: float = 0.0
    foot: float | None = None
    top: float = 0.0

    def over(self, rows: slice, height: int, width: int) -> Floats | None:
        """What to multiply rows of a picture of that size by, h×W; None where nothing of it shows."""
        if rows.stop <= self.top * height:
            return None
        y = (np.arange(rows.start, rows.stop, dtype=np.float32)[:, None] + 0.5) / height
        x = (np.arange(width, dtype=np.float32)[None, :] + 0.5 - width / 2) / height
        side = self.tile.shape[0]
        if self.foot is None:
            across, down, strength = x / self.scale + 0 * y, y / self.scale + 0 * x, np.ones_like(y)
        else:
            below = np.maximum(y - self.horizon, 1e-3)
            away = (self.foot - self.horizon) / below
            across, down = x * away / self.scale, FOCAL * away / self.scale + 0 * x
            strength = step(-away, -2.2, -1.1) * step(y, self.top, self.top + 0.02)
        u, v = (np.asarray(at % 1.0 * side, np.float32) for at in (across, down))
        laid = cv2.remap(self.tile, u, v, cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)
        return np.asarray(np.clip(1 + self.gain * laid * strength, 0.3, 1.9), np.float32)
