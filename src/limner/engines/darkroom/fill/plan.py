"""What is wanted beyond a picture, on small maps of the canvas: calm colours, and where its things go on."""

from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.fill.frame import Frame
from limner.engines.darkroom.fill.ground import ground_of
from limner.engines.darkroom.fill.material import turned
from limner.engines.darkroom.fill.patches import Floats

STANDING, MADE = 40.0, 4.0
"""Levels by which things, and what is made up itself, are bad sources."""

WIDENS, FIRM = 0.15, 6.0
"""What a border cuts goes on straight beyond it; its outline softens by this share of the distance."""

TAPER = {"below": 0.0, "right": 2.5, "left": 2.5, "above": 2.5}
"""By how much less of it there is for each shorter side of distance: whom the lower border cuts goes on to the end."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A part of the maps: H×W×3 colours, H×W levels by which each pixel is a bad source, H×W 1 where a thing goes on.

    `texture` is 1 where the picture is nothing but that.
    """

    colours: Floats
    avoid: Floats
    ends: Floats
    texture: float


@dataclass(frozen=True, slots=True)
class Plan:
    """Maps of the canvas at 1/unit: three of colour, one of bad sources, one of things that go on.

    `texture` is 1 where the picture is nothing but that, 0 where it shows things.
    """

    maps: Floats
    unit: int
    shape: tuple[int, int]
    texture: float

    @classmethod
    def of(cls, colours: Pixels, known: Mask, frame: Frame) -> "Plan":
        """For an H×W×3 canvas of which the frame is known."""
        ground = ground_of(colours, known, frame)
        height, width = ground.behind.shape[:2]
        maps = np.empty((height, width, 5), np.float32)
        maps[..., :3] = ground.behind
        maps[..., 3] = MADE
        inner = Frame.of(cv2.resize(known.view(np.uint8), (width, height), interpolation=cv2.INTER_NEAREST) > 0)
        size = inner.right - inner.left, inner.bottom - inner.top
        standing = np.asarray(cv2.resize(ground.standing, size), np.float32)
        maps[inner.area][..., 3] = STANDING * standing
        maps[..., 4] = 0
        for side in TAPER:
            _ends(maps[..., 4], standing, inner, side)
        return cls(maps, ground.unit, (known.shape[0], known.shape[1]), ground.pattern)

    def part(self, side: str, rows: slice, columns: slice, unit: int) -> Wanted:
        """Some rows and columns of the canvas turned so that the side is to the right, at 1/unit."""
        maps = turned(self.maps, side)
        length = self.shape[1] if side in ("right", "left") else self.shape[0]
        # The maps' last pixel may reach over the canvas's end, which is the first one of a view that is turned round.
        over = maps.shape[1] - length / self.unit if side in ("left", "above") else 0.0
        across = np.arange(columns.start + unit / 2, columns.stop + unit / 2, unit).astype(np.float32)
        down = np.arange(rows.start + unit / 2, rows.stop + unit / 2, unit).astype(np.float32)
        x, y = np.meshgrid(across / self.unit - 0.5 + over, down / self.unit - 0.5)
        parts = [
            cv2.remap(np.ascontiguousarray(some), x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
            for some in (maps[..., :3], maps[..., 3], maps[..., 4])
        ]
        colours, avoid, ends = (np.asarray(part, np.float32) for part in parts)
        return Wanted(colours, avoid, ends, self.texture)


def _ends(ends: Floats, standing: Floats, inner: Frame, side: str) -> None:
    """What one border cuts, such as a person, goes on beyond it: `ends` H×W, and `standing` of the frame, in place."""
    view, cut = turned(ends, side), turned(standing, side)[:, -2:].mean(1)
    top, start = {
        "right": (inner.top, inner.right),
        "left": (inner.top, ends.shape[1] - inner.left),
        "below": (inner.left, inner.bottom),
        "above": (inner.left, ends.shape[0] - inner.top),
    }[side]
    line = np.zeros((len(view), 1), np.float32)
    line[top : top + len(cut), 0] = cut
    for step in range(view.shape[1] - start):
        soft = cv2.GaussianBlur(line, (0, 0), max(WIDENS * step, 0.5), borderType=cv2.BORDER_REPLICATE)
        taper = TAPER[side] * step / inner.side
        view[:, start + step] = np.clip((soft[:, 0] - 0.5 - taper) * FIRM + 0.5, 0, 1)
