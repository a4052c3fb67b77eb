"""What is wanted beyond a picture, on small maps of the canvas: calm colours, and where its things go on."""

from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.fill.frame import Frame
from limner.engines.darkroom.fill.ground import ground_of
from limner.engines.darkroom.fill.material import turned
from limner.engines.darkroom.fill.patches import Floats
from limner.engines.darkroom.fill.things import ending

STANDING, MADE = 40.0, 4.0
"""Levels by which things, and what is made up itself, are bad sources."""

WIDENS, FIRM = 0.15, 6.0
"""What the lower border cuts goes on to the end of the canvas; its outline softens by this share of the distance."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A part of the maps: H×W×3 colours, H×W levels by which each pixel is a bad source, H×W 1 where a thing goes on."""

    colours: Floats
    avoid: Floats
    ends: Floats


@dataclass(frozen=True, slots=True)
class Plan:
    """Maps of the canvas at 1/unit: three of colour, one of bad sources, one of things that go on."""

    maps: Floats
    unit: int
    shape: tuple[int, int]

    @classmethod
    def of(cls, colours: Pixels, known: Mask, frame: Frame) -> "Plan":
        """For an H×W×3 canvas of which the frame is known."""
        ground = ground_of(colours, known, frame)
        height, width = ground.behind.shape[:2]
        maps = np.empty((height, width, 5), np.float32)
        maps[..., :3] = ground.behind
        maps[..., 3] = MADE
        unit = ground.unit
        inner = Frame.of(cv2.resize(known.view(np.uint8), (width, height), interpolation=cv2.INTER_NEAREST) > 0)
        size = inner.right - inner.left, inner.bottom - inner.top
        standing = np.asarray(cv2.resize(ground.standing, size), np.float32)
        maps[inner.area][..., 3] = STANDING * standing
        maps[..., 4] = cv2.resize(ending(ground.standing, frame, known.shape), (width, height))
        _lower(maps[..., 4], standing, inner)
        return cls(maps, unit, (known.shape[0], known.shape[1]))

    def part(self, side: str, rows: slice, columns: slice, unit: int) -> Wanted:
        """Some rows and columns of the canvas turned so that the side is to the right, at 1/unit."""
        maps = turned(self.maps, side)
        length = self.shape[1] if side in ("right", "left") else self.shape[0]
        # The maps' last pixel may reach over the canvas's end, which is the first one of a view that is turned round.
        over = maps.shape[1] - length / self.unit if side in ("left", "above") else 0.0
        across = np.arange(columns.start + unit / 2, columns.stop + unit / 2, unit, np.float32)
        down = np.arange(rows.start + unit / 2, rows.stop + unit / 2, unit, np.float32)
        x, y = np.meshgrid(across / self.unit - 0.5 + over, down / self.unit - 0.5)
        parts = [
            cv2.remap(np.ascontiguousarray(some), x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
            for some in (maps[..., :3], maps[..., 3], maps[..., 4])
        ]
        return Wanted(*(np.asarray(part, np.float32) for part in parts))


def _lower(ends: Floats, standing: Floats, inner: Frame) -> None:
    """What the lower border cuts, such as a person, goes straight on down, in place."""
    row = np.zeros((1, ends.shape[1]), np.float32)
    row[0, inner.left : inner.right] = standing[-2:].mean(0)
    for step in range(len(ends) - inner.bottom):
        soft = cv2.GaussianBlur(row, (0, 0), max(WIDENS * step, 0.5), borderType=cv2.BORDER_REPLICATE)
        ends[inner.bottom + step] = np.clip((soft[0] - 0.5) * FIRM + 0.5, 0, 1)
