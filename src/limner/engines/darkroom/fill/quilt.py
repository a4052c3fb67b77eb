"""Texture at full detail: pieces of the known, sewn on along the best seams (Efros and Freeman 2001).

A piece is chosen by how well it meets what is there, by the colours that the calm continuation has in its place (as in
their texture transfer), by its height in the picture, and by how little it shows of things.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.fill.frame import Frame
from limner.engines.darkroom.fill.material import Bank, Known, banks_of, turned
from limner.engines.darkroom.fill.patches import Floats, Places
from limner.engines.darkroom.fill.seam import seam

PIECE = 0.16
"""The side of a piece, as a share of the shorter side of the known; a third of it lies over its neighbours."""

LEAST_PIECE = 12
LEVEL = 0.05
"""How far up or down a piece may go at the sides, as a share of the height of the known."""

DEEP = 0.24
"""How deep in the known pieces for above and below may lie, as a share of its height."""

COLOUR = 0.6
"""Weight of the squared difference to the continuation beside that to the neighbours."""

LIFT = 3.0
"""Squared levels for a pixel up or down, of a piece of 32 pixels."""

ECHO, WORN = 900.0, 300.0
"""Squared levels: of a mirror image beside the border, and of a place that was taken before."""

WORN_LASTS = 0.97
TURNED = 100.0
"""Squared levels of a mirrored piece."""

CALM, BUSY = 0.35, 4000.0
"""The share of places, those that show least, that are free to take, and what the others are worse by."""

FAR = (600.0, 2500.0)
"""Squared levels of a piece from the farthest border, of texture without things, and beside a picture that has some."""

SHY = 0.4
"""How much what is there once is avoided, beside things. It is left out later: better than what belongs elsewhere."""

CHANCE, LEAST_CHANCE = 0.25, 20.0
"""By which share, and by how many squared levels, chance makes a piece worse."""


@dataclass(frozen=True, slots=True)
class Odd:
    """As large as the known, 1 on things, and on what is not to be repeated beside the picture, or above and below."""

    things: Floats
    beside: Floats
    along: Floats


@dataclass(frozen=True, slots=True)
class Quilt:
    """The canvas as far as it is made, and for each pixel its source: row, column, and whether mirrored."""

    picture: Floats
    guide: Floats
    rows: Places
    columns: Places
    mirrored: Mask
    missing: Mask

    def turned(self, side: str) -> "Quilt":
        """Views in which the canvas goes on to the right."""
        return self._each(lambda part: turned(part, side))

    def part(self, rows: slice) -> "Quilt":
        """Some rows."""
        return self._each(lambda part: part[rows])

    def _each(self, view: Callable[[NDArray[Any]], NDArray[Any]]) -> "Quilt":
        return Quilt(
            view(self.picture),
            view(self.guide),
            view(self.rows),
            view(self.columns),
            view(self.mirrored),
            view(self.missing),
        )


@dataclass(frozen=True, slots=True)
class _March:
    """One direction: where it begins, the side of a piece, how far pieces may leave their row (None: everywhere)."""

    start: int
    side: int
    lift: int | None
    choice: float
    random: np.random.Generator

    @property
    def lap(self) -> int:
        return max(2, self.side // 3)

    @property
    def step(self) -> int:
        return self.side - self.lap


def side_of(frame: Frame) -> int | None:
    """The side of the pieces; None where the known is too small to cut."""
    side = max(LEAST_PIECE, round(PIECE * frame.side))
    return None if side + 2 > frame.side else side


def quilted(
    picture: Floats, guide: Floats, frame: Frame, odd: Odd, side: int, pattern: float, seed: int, check: CancelCheck
) -> Quilt:
    """Sew the surroundings of the known from its pieces of `side` pixels.

    `picture` and `guide` are H×W×3, the known and the calm continuation of it. `pattern` is 1 where it shows no things,
    and all of it may be taken.
    """
    height, width = guide.shape[:2]
    tall = frame.bottom - frame.top
    rows, columns = np.mgrid[:height, :width]
    missing = np.ones((height, width), bool)
    missing[frame.area] = False
    quilt = Quilt(picture.copy(), guide, rows, columns, np.zeros((height, width), bool), missing)
    random = np.random.default_rng(seed)
    origin = picture[frame.area], rows[frame.area].copy(), columns[frame.area].copy()
    choice = CALM + (1 - CALM) * pattern
    known = Known(*origin, np.maximum(odd.things, SHY * odd.beside))
    for name, start, end in (("right", frame.right, width), ("left", width - frame.left, width)):
        march = _March(start, side, max(1, round(LEVEL * tall)), choice, random)
        banks = banks_of(known.turned(name), side, None, FAR[0] + (FAR[1] - FAR[0]) * (1 - pattern))
        _sew(quilt.part(slice(frame.top, frame.bottom)).turned(name), banks, march, end, check)
    known = Known(*origin, np.maximum(odd.things, SHY * odd.along))
    for name, start, end in (("below", frame.bottom, height), ("above", height - frame.top, height)):
        march = _March(start, side, None, choice, random)
        banks = banks_of(known.turned(name), side, max(side + 2, round(DEEP * tall)), FAR[0])
        _sew(quilt.turned(name), banks, march, end, check)
    return quilt


def _sew(quilt: Quilt, banks: tuple[Bank, Bank], march: _March, end: int, check: CancelCheck) -> None:
    """Fill all columns from the start of the march on, piece by piece."""
    side = march.side
    means = cv2.blur(np.ascontiguousarray(quilt.guide), (side, side), anchor=(0, 0), borderType=cv2.BORDER_REPLICATE)
    for left in range(march.start - march.lap, end - march.lap, march.step):
        check()
        width = min(side, end - left)
        for top, over in _tops(quilt.picture.shape[0], side, march.step):
            costs = [_costs(bank, quilt, march, (top, left, width, over), means[top, left]) for bank in banks]
            bank, (_, y, x) = min(zip(banks, costs, strict=True), key=lambda pair: pair[1][0])
            _lay(quilt, bank, march, (top, left, width, over), (y, x))
            for other in banks:
                other.wear(*(y, x) if other is bank else other.same(y, x), WORN, WORN_LASTS)


def _tops(height: int, side: int, step: int) -> Iterator[tuple[int, int]]:
    """The first row of each piece, and how many of its rows lie over the piece above."""
    top, below = 0, 0
    while True:
        top = min(top, height - side)
        yield top, max(below - top, 0)
        below = top + side
        if below >= height:
            return
        top += step


def _costs(
    bank: Bank, quilt: Quilt, march: _March, spot: tuple[int, int, int, int], mean: Floats
) -> tuple[float, int, int]:
    """The least cost of a piece of the bank at the spot, and its place."""
    top, left, width, over = spot
    side, lap = march.side, march.lap
    rows, columns = bank.window(top, march.lift)
    area = bank.picture[rows.start : rows.stop - 1 + side, columns.start : columns.stop - 1 + side]
    here = quilt.picture[top : top + side, left : left + width]
    cost = _gap(area[:, : area.shape[1] - side + lap], here[:, :lap])
    if over and width > lap:
        above = _gap(area[: area.shape[0] - side + lap, lap : area.shape[1] - side + width], here[:lap, lap:])
        cost = np.asarray((cost + above) / 2, np.float32)
    cost += COLOUR * np.square(bank.means[rows, columns] - mean).mean(2)
    fault = bank.fault[rows, columns]
    count = round(march.choice * (fault.size - 1))
    limit = np.partition(fault.ravel(), count)[count]
    cost += fault + BUSY * (fault > limit) + bank.worn[rows, columns]
    if march.lift is not None:
        cost += LIFT * (32 / side) ** 2 * np.square(np.arange(rows.start, rows.stop) - top)[:, None]
    if bank.mirrored:
        cost += TURNED + bank.skew[rows, columns]
        if march.lift is not None:
            cost += ECHO * np.exp(-np.square((np.arange(columns.start, columns.stop) - left + march.start) / side * 2))
    cost *= 1 + CHANCE * march.random.random(cost.shape, np.float32)
    cost += LEAST_CHANCE * march.random.random(cost.shape, np.float32)
    best = int(np.argmin(cost))
    y, x = divmod(best, cost.shape[1])
    return float(cost.flat[best]), rows.start + y, columns.start + x


def _gap(area: Floats, template: Floats) -> Floats:
    """The mean squared difference of the template to each place of the area."""
    found = cv2.matchTemplate(np.ascontiguousarray(area), np.ascontiguousarray(template), cv2.TM_SQDIFF)
    return np.asarray(np.maximum(found, 0) / template.size, np.float32)


def _lay(quilt: Quilt, bank: Bank, march: _March, spot: tuple[int, int, int, int], place: tuple[int, int]) -> None:
    """Put a piece down, cut along the seams to its left and above; what is known stays."""
    top, left, width, over = spot
    y, x = place
    side, lap = march.side, march.lap
    area = np.s_[top : top + side, left : left + width]
    source = np.s_[y : y + side, x : x + width]
    error = np.square(bank.picture[source] - quilt.picture[area]).sum(2)
    new = np.ones((side, width), bool)
    new[:, :lap] = seam(error[:, :lap]) if left + lap > march.start else False
    if over:
        new[:over] &= seam(error[:over].T).T
    new |= quilt.missing[area]
    for target, values in (
        (quilt.picture, bank.picture),
        (quilt.rows, bank.rows),
        (quilt.columns, bank.columns),
    ):
        target[area][new] = values[source][new]
    quilt.mirrored[area][new] = bank.mirrored
    quilt.missing[area] = False
