"""Which copy each place beyond a border takes: a shifted one, the mirror image, or none."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.fill.costs import Costs, Faults, Spots
from limner.engines.darkroom.fill.labels import Labels, chosen
from limner.engines.darkroom.fill.lines import Lines
from limner.engines.darkroom.fill.offsets import BAND, Taste, border_gaps
from limner.engines.darkroom.fill.patches import Floats, Places
from limner.engines.darkroom.fill.plan import Wanted
from limner.engines.darkroom.fill.ways import Ways

LEAST_BLOCK, MOST_PAIRS = 2, 12_000_000
"""Pixels of the blocks that are labelled, at least; larger where there would be more pairs of labels than that."""

COLOUR = 0.4
"""The weight of a level of colour beside one of slope, where two copies meet: tones are led to each other later."""

BORDER, LOOSE = 5.0, 0.35
"""The weight of what does not fit the border beside what does not fit another copy, and the share of it in mere
texture, which fits nowhere and need not."""

CHANGE = 16.0
"""Levels of a change from one copy to another: few large pieces look whole, many small ones do not."""

MIRRORS = 5
"""Mirror images that are tried at most, the others sheared."""

KINK, SHEARED = 25.0, 1.0
"""Levels of lines that a mirror image would bend; and for each row by which a column is sheared."""

ROUND = 1.5
"""The deviation, in blocks, by which the outlines of copies are rounded."""

GONE = 500.0
"""Levels of a copy from beyond the picture."""

CHANCE = 5.0
"""Levels by which chance makes a copy worse."""


@dataclass(frozen=True, slots=True)
class Copies:
    """The ways in which a picture may be copied, and which each pixel beyond its right border takes."""

    ways: Ways
    labels: Labels

    @property
    def calm(self) -> int:
        """The label of the calm continuation."""
        return self.ways.calm


@dataclass(frozen=True, slots=True)
class _Grid:
    """The rows and columns beyond the border that are labelled, in whole blocks; the last is repeated."""

    block: int
    y: Places
    x: Places

    @classmethod
    def of(cls, shape: tuple[int, ...], labels: int) -> "_Grid":
        tall, long = shape
        block = LEAST_BLOCK
        while (tall // block + 1) * (long // block + 1) * labels**2 > MOST_PAIRS:
            block += 1
        down, across = (-(-side // block) * block for side in (tall, long))
        y, x = np.ix_(np.minimum(np.arange(down), tall - 1), np.minimum(np.arange(across), long - 1))
        return cls(block, y, x)

    def by_block(self, values: Floats) -> Floats:
        """H×W×N… as h×w×N×block×block(×…): the pixels of each block."""
        height, width = (side // self.block for side in values.shape[:2])
        parts = values.reshape(height, self.block, width, self.block, *values.shape[2:])
        return np.moveaxis(parts, (1, 3), (3, 4))


def copies_of(
    picture: Floats, faults: Faults, wanted: Wanted, shifts: Places, taste: Taste, random: np.random.Generator
) -> Copies:
    """For what is wanted beyond the right border of the picture, H×W×3; `shifts` as `offsets` finds them."""
    lines = Lines.of(picture)
    ways = Ways.of(shifts, lines.shears(MIRRORS))
    grid = _Grid.of(wanted.ends.shape, ways.calm + 1)
    marks = _marks(picture)
    costs = Costs(picture, marks[..., -1], faults, wanted, taste)
    size = grid.y.size, grid.x.size, ways.calm + 1
    cost, table = np.empty(size, np.float32), np.empty((*size, marks.shape[2]), np.float32)
    for way in range(ways.calm):
        spots, lost = _spots(grid, ways, way, picture.shape)
        table[:, :, way] = marks[spots.from_y, spots.from_x]
        if ways.mirrored[way]:
            shear = float(ways.shear[way])
            table[:, :, way, 3] = shear * table[:, :, way, 4] - table[:, :, way, 3]
            bent = KINK * lines.kinks(shear)[spots.from_y, spots.from_x] + SHEARED * abs(shear)
            own = costs.mirrored(spots) + bent
        else:
            own = costs.shifted(spots, int(ways.down[way]), int(ways.right[way])) + CHANCE * random.random()
        cost[:, :, way] = own + GONE * lost
    joined = np.concatenate([picture[:, -2:], wanted.colours], 1)
    table[:, :, -1] = _marks(joined)[:, 2:][grid.y, grid.x]
    cost[:, :, -1] = costs.calm(grid.y, grid.x)
    means = np.ascontiguousarray(grid.by_block(cost).mean((3, 4)))
    means[:, 0] += BORDER * _at_border(picture, lines, wanted, shifts, ways, grid.block)
    labels = chosen(means, _apart(grid.by_block(table), grid.block))
    tall, long = wanted.ends.shape
    whole = np.repeat(np.repeat(labels, grid.block, 0), grid.block, 1)
    return Copies(ways, _rounded(whole, ROUND * grid.block)[:tall, :long])


def _spots(grid: _Grid, ways: Ways, way: int, shape: tuple[int, ...]) -> tuple[Spots, NDArray[np.bool_]]:
    """The spots of the grid in one way, and which of them would be copied from beyond the picture."""
    tall, wide = shape[:2]
    y, x = np.broadcast_arrays(grid.y, grid.x)
    from_y, from_x = (np.rint(part).astype(np.int64) for part in ways.places(np.full_like(y, way), y, x, wide))
    lost = (from_y < 0) | (from_y >= tall) | (from_x < 0) | (from_x >= wide)
    return Spots(y, x, np.clip(from_y, 0, tall - 1), np.clip(from_x, 0, wide - 1)), lost


def _apart(table: Floats, block: int) -> Floats:
    """H×W×L×L: levels by which copies differ in each block; `table` is for each block, label and pixel."""
    height, width, count = table.shape[:3]
    flat = table.reshape(height, width, count, -1)
    square = np.einsum("ijkl,ijkl->ijk", flat, flat)
    apart = square[..., None] + square[:, :, None] - 2 * flat @ flat.swapaxes(2, 3)
    apart = np.sqrt(np.maximum(apart, 0) / (2 * block**2))
    return np.asarray(apart + (CHANGE / 2) * (1 - np.eye(count, dtype=np.float32)), np.float32)


def _at_border(picture: Floats, lines: Lines, wanted: Wanted, shifts: Places, ways: Ways, block: int) -> Floats:
    """Blocks×labels: levels by which each label does not fit the border; mirror images always do."""
    gaps = border_gaps(picture, shifts, block, BAND) * (LOOSE + (1 - LOOSE) * lines.firm(block))
    some = np.minimum(np.arange(-(-len(picture) // block)) * block, len(picture) - 1)
    step = np.sqrt(np.square(picture[:, -3:].mean(1) - wanted.colours[:, 0]).mean(1))
    lost = _marks(picture[:, -3 * BAND :])[:, -BAND:, -1].mean(1)
    mirrored = np.zeros((int(ways.mirrored.sum()), len(some)), np.float32)
    return np.vstack([gaps, mirrored, (step + lost)[some][None]]).T


def _marks(picture: Floats) -> Floats:
    """H×W×6: colours, slopes across and down, and how strong slopes are about a pixel."""
    grey = picture.mean(2)
    across, down = (cv2.Sobel(grey, cv2.CV_32F, *way, scale=0.25) for way in ((1, 0), (0, 1)))
    strong = cv2.blur(np.hypot(across, down), (5, 5))
    return np.asarray(np.dstack([picture * COLOUR, across, down, strong]), np.float32)


def _rounded(labels: Labels, deviation: float) -> Labels:
    """The labels with rounded outlines: of each label the share about a pixel is taken, and the largest wins."""
    best, most = labels.copy(), np.zeros(labels.shape, np.float32)
    for label in np.unique(labels):
        here = (labels == label).astype(np.float32)
        share = cv2.GaussianBlur(here, (0, 0), deviation, borderType=cv2.BORDER_REPLICATE)
        best[share > most] = label
        np.maximum(most, share, out=most)
    return best
