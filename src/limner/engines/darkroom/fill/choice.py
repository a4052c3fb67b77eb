"""Which shifted copy each place beyond a border takes."""

from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.darkroom.fill.labels import Labels, chosen
from limner.engines.darkroom.fill.offsets import BAND, Taste, border_gaps
from limner.engines.darkroom.fill.patches import Floats, Places
from limner.engines.darkroom.fill.plan import Wanted

LEAST_BLOCK, MOST_PAIRS = 2, 12_000_000
"""Pixels of the blocks that are labelled, at least; larger where there would be more pairs of labels than that."""

COLOUR = 0.4
"""The weight of a level of colour beside one of slope, where two copies meet: tones are led to each other later."""

BORDER = 5.0
"""The weight of what does not fit the border beside what does not fit another copy."""

CHANGE = 4.0
"""Levels of a change from one copy to another."""

CALM, BUSY_CALM = 5.0, 45.0
"""Levels of the calm continuation, where the border is plain, and what is added where it is busy."""

PLAIN, BUSY = 3.0, 11.0
"""The strength of slopes, in levels, up to which a border is plain, and from which it is busy."""

MORE = 1.5
"""Levels for each level by which a copy shows more than the border lets expect: no things in the sky."""

STRAY, STRAYING, PLAINLY = 14.0, 0.15, 0.6
"""Levels by which a copy may be off the calm colours, and the levels for each beyond, with what a plain border adds."""

ENDS = 15.0
"""Levels of what is no thing where a thing goes on that the border cuts."""

GONE = 500.0
"""Levels of a copy from beyond the picture."""

CHANCE = 5.0
"""Levels by which chance makes a copy worse."""

AT_BORDER, WIDENS = 0.02, 0.2
"""The share of the width that says what is expected beyond the border; and how far aside it is looked, for each pixel
of distance."""


@dataclass(frozen=True, slots=True)
class Copies:
    """The shifts of a picture, and for each pixel beyond its right border which it takes; the last is none: calm."""

    shifts: Places
    labels: Labels

    @property
    def calm(self) -> int:
        """The label of the calm continuation."""
        return len(self.shifts)

    @property
    def down(self) -> Places:
        """By label."""
        return np.append(self.shifts[:, 0], 0)

    @property
    def right(self) -> Places:
        """By label."""
        return np.append(self.shifts[:, 1], 0)


def copies_of(
    picture: Floats, avoid: Floats, wanted: Wanted, shifts: Places, taste: Taste, random: np.random.Generator
) -> Copies:
    """For what is wanted beyond the right border of the picture, H×W×3. `avoid` is H×W, levels of a bad source."""
    tall, long = wanted.ends.shape
    count = len(shifts) + 1
    block = LEAST_BLOCK
    while (tall // block + 1) * (long // block + 1) * count**2 > MOST_PAIRS:
        block += 1
    down, across = -(-tall // block) * block, -(-long // block) * block
    y, x = np.ix_(np.minimum(np.arange(down), tall - 1), np.minimum(np.arange(across), long - 1))
    marks = _marks(picture)
    table = np.empty((down, across, count, marks.shape[2]), np.float32)
    cost = np.empty((down, across, count), np.float32)
    costs = _Costs(picture, marks[..., -1], avoid, wanted, taste)
    for k, (lift, back) in enumerate(shifts.tolist()):
        from_y, from_x = y + lift, x + picture.shape[1] + back
        lost = (from_y < 0) | (from_y >= tall) | (from_x >= picture.shape[1])
        from_y, from_x = np.clip(from_y, 0, tall - 1), np.minimum(from_x, picture.shape[1] - 1)
        table[:, :, k] = marks[from_y, from_x]
        cost[:, :, k] = costs.of(y, x, from_y, from_x, lift, back) + GONE * lost + CHANCE * random.random()
    joined = np.concatenate([picture[:, -2:], wanted.colours], 1)
    table[:, :, -1] = _marks(joined)[:, 2:][y, x]
    cost[:, :, -1] = costs.calm[y, x]
    return Copies(shifts, _solved(_by_block(cost, block), _by_block(table, block), picture, wanted, shifts, block))


def _solved(cost: Floats, table: Floats, picture: Floats, wanted: Wanted, shifts: Places, block: int) -> Labels:
    """`cost` and `table` are for each block, its label, and its pixels."""
    tall, long = wanted.ends.shape
    height, width, count = cost.shape[:3]
    flat = table.reshape(height, width, count, -1)
    square = np.einsum("ijkl,ijkl->ijk", flat, flat)
    apart = square[..., None] + square[:, :, None] - 2 * flat @ flat.swapaxes(2, 3)
    apart = np.sqrt(np.maximum(apart, 0) / (2 * block**2))
    apart += (CHANGE / 2) * (1 - np.eye(count, dtype=np.float32))
    costs = cost.mean((3, 4))
    costs[:, 0] += BORDER * _at_border(picture, wanted, shifts, block)
    labels = chosen(np.asarray(costs, np.float32), np.asarray(apart, np.float32))
    return np.repeat(np.repeat(labels, block, 0), block, 1)[:tall, :long]


def _by_block(values: Floats, block: int) -> Floats:
    """H×W×N… as h×w×N×block×block(×…): the pixels of each block."""
    height, width, count = values.shape[0] // block, values.shape[1] // block, values.shape[2]
    parts = values.reshape(height, block, width, block, count, *values.shape[3:])
    return np.moveaxis(parts, (1, 3), (3, 4))


def _at_border(picture: Floats, wanted: Wanted, shifts: Places, block: int) -> Floats:
    """Blocks×labels: levels by which each label does not fit the border."""
    gaps = border_gaps(picture, shifts, block, BAND)
    some = np.minimum(np.arange(-(-len(picture) // block)) * block, len(picture) - 1)
    step = np.sqrt(np.square(picture[:, -3:].mean(1) - wanted.colours[:, 0]).mean(1))
    lost = _marks(picture[:, -3 * BAND :])[:, -BAND:, -1].mean(1)
    return np.vstack([gaps, (step + lost)[some][None]]).T


def _marks(picture: Floats) -> Floats:
    """H×W×6: colours, slopes across and down, and how strong slopes are about a pixel."""
    grey = picture.mean(2)
    across, down = (cv2.Sobel(grey, cv2.CV_32F, *way, scale=0.25) for way in ((1, 0), (0, 1)))
    strong = cv2.blur(np.hypot(across, down), (5, 5))
    return np.asarray(np.dstack([picture * COLOUR, across, down, strong]), np.float32)


class _Costs:
    """What a copy costs by itself."""

    def __init__(self, picture: Floats, strong: Floats, avoid: Floats, wanted: Wanted, taste: Taste) -> None:
        self.soft = cv2.GaussianBlur(picture, (0, 0), 3.0)
        self.strong, self.avoid, self.wanted, self.taste = strong, avoid, wanted, taste
        self.busy = _expected(strong, wanted.ends.shape[1])
        self.calm = CALM + BUSY_CALM * np.clip((self.busy - PLAIN) / (BUSY - PLAIN), wanted.texture, 1)
        self.calm += ENDS * wanted.ends

    def of(self, y: Places, x: Places, from_y: Places, from_x: Places, lift: int, back: int) -> Floats:
        busy, ends = self.busy[y, x], self.wanted.ends[y, x]
        avoid = self.avoid[from_y, from_x]
        stray = np.abs(self.soft[from_y, from_x] - self.wanted.colours[y, x]).max(2)
        firm = STRAYING + PLAINLY * np.clip(1 - busy / (BUSY - 2), 0, 1)
        cost = avoid + firm * np.maximum(stray - STRAY, 0)
        cost = cost * (1 - ends) + ENDS * ends * np.maximum(1 - avoid / (2 * ENDS), 0)
        cost += MORE * np.maximum(self.strong[from_y, from_x] - 1.2 * busy - 2, 0)
        height, width = self.strong.shape
        far = self.taste.lift * (lift / height) ** 2 + self.taste.fall * (back / width) ** 2
        return np.asarray(cost + far / 2, np.float32)


def _expected(strong: Floats, long: int) -> Floats:
    """H×long: how strong slopes may be beyond the border, as at the border near by."""
    deep = max(4, round(AT_BORDER * strong.shape[1]))
    line = strong[:, -deep:].max(1)[:, None]
    found = np.empty((len(strong), long), np.float32)
    for step in range(long):
        kernel = np.ones((2 * (2 + round(WIDENS * step)) + 1, 1), np.uint8)
        found[:, step] = cv2.dilate(line, kernel, borderType=cv2.BORDER_REPLICATE)[:, 0]
    return found
