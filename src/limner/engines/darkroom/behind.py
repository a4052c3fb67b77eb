"""A subject that stays and what is put behind it, whichever way that is made."""

from dataclasses import dataclass
from typing import Any

from limner.engines.darkroom.arrays import Matte, Pixels
from limner.engines.darkroom.canvas import box_of
from limner.engines.darkroom.drawn import DrawnPlace
from limner.engines.darkroom.photograph import Character

SHADOW = 0.72
"""How dark the shadow of a subject is where it is darkest."""
CUT = 0.12
"""A subject that leaves the picture below over more than this share of its width is cut by it, and stands nowhere."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What stays: its own colours H×W×3, how much of each pixel it is, and what it is like.

    `horizon` is that of its picture, a share of the height.
    """

    rgb: Pixels
    matte: Matte
    like: Character
    horizon: float = 0.58

    @property
    def cut(self) -> bool:
        """Whether the lower border cuts it."""
        rows = self.matte[-max(self.matte.shape[0] // 100, 1) :]
        wide = float((self.matte > 0.5).any(0).sum())
        return float((rows > 0.5).any(0).sum()) > CUT * max(wide, 1.0)

    @property
    def clear(self) -> tuple[float, float, float, float] | None:
        """Its box in shares of the picture: left, top, right, bottom; None where there is nothing."""
        height, width = self.matte.shape
        box = box_of(self.matte > 0.5)
        return None if box is None else (box[0] / width, box[1] / height, box[2] / width, box[3] / height)


@dataclass(frozen=True, slots=True)
class Behind:
    """The ground H×W×3 and what the record says of it; `place` is the illustrator's, where it drew one.

    `light` is the colour of the light there, linear with a mean of 1, `level` how bright it is against a day's.
    """

    pixels: Pixels
    told: dict[str, Any]
    place: DrawnPlace | None = None
    light: tuple[float, float, float] = (1.0, 1.0, 1.0)
    level: float = 1.0
