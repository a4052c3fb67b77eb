"""Full-size pixels from where matches of the working size point: squares of the picture, mixed."""

import cv2
import numpy as np
from scipy.sparse import csr_matrix

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.canvas import lay
from limner.engines.darkroom.fill.match import Matches
from limner.engines.darkroom.fill.patches import Floats, Places, touching

DECISION = 0.25
"""The quantile of the distances at which a proposal weighs 1/√e; low, for sharp pictures."""

AROUND = (-2, 0, 2)
"""The squares down and across whose matches propose pixels for the one between them."""

CUT_OFF = np.float32(1e-6)
"""What a square that the picture's border cuts counts for where the target is whole."""

AT_ONCE = 2**18
"""Pixels that are mixed at a time."""


def copied(pixels: Pixels, hole: Mask, matches: Matches, unit: int, area: tuple[slice, slice]) -> Pixels:
    """The picture in an area that begins at multiples of `unit`; in its hole and beside it, what the matches propose.

    Matches are of squares of `unit` pixels, and all pixels of a square come from as far away: each of them is a mean
    of up to nine whole squares of the picture, by how well those match.
    """
    height, width = hole.shape
    rows, columns = -(-height // unit), -(-width // unit)
    below, beside = rows * unit - height, columns * unit - width
    whole = np.asarray(cv2.copyMakeBorder(pixels, 0, below, 0, beside, cv2.BORDER_REPLICATE), np.uint8)
    squares = whole.reshape(rows, unit, columns, unit * 3)
    made = np.ascontiguousarray(pixels[area])
    near = np.ascontiguousarray(touching(hole)[area])
    votes = _Votes(matches, rows, columns, (height % unit > 0, width % unit > 0))
    down, across = area[0].start // unit, area[1].start // unit
    wide = -(-made.shape[1] // unit)
    step = max(1, AT_ONCE // (unit * unit * wide))
    for top in range(0, -(-made.shape[0] // unit), step):
        part = near[top * unit : (top + step) * unit]
        y, x = np.nonzero(_any_in_squares(part, unit))
        if y.size:
            canvas = np.zeros((-(-len(part) // unit), unit, wide, unit * 3), np.uint8)
            canvas[y, :, x] = votes.mean(squares, y + top + down, x + across)
            laid = canvas.reshape(len(canvas) * unit, wide * unit, 3)[: len(part), : made.shape[1]]
            lay(made[top * unit : (top + step) * unit], np.ascontiguousarray(laid), part)
    return made


class _Votes:
    """By square of the picture, which square its match proposes, and with what weight."""

    def __init__(self, matches: Matches, rows: int, columns: int, cut: tuple[bool, bool]) -> None:
        self.shape = rows, columns
        self.cut = cut
        self.source = np.full(rows * columns, -1, np.int64)
        self.source[matches.targets] = matches.sources
        sharp = max(float(np.quantile(matches.distance, DECISION)), 1.0)
        self.weight = np.zeros(rows * columns, np.float32)
        self.weight[matches.targets] = np.exp(-matches.distance / (2 * sharp)) + np.float32(1e-12)

    def mean(self, squares: Pixels, y: Places, x: Places) -> Pixels:
        """N×unit×3·unit: of each square what is proposed for it; its own pixels where nothing is."""
        columns = self.shape[1]
        places, shares = zip(*(self._proposed(y, x, down, right) for down in AROUND for right in AROUND), strict=True)
        place, share = np.stack(places, 1), np.stack(shares, 1)
        none = share.sum(1) <= 0
        place[none], share[none, 0] = (y * columns + x)[none, None], 1
        used, number = np.unique(place, return_inverse=True)
        table = squares[used // columns, :, used % columns].reshape(used.size, -1).astype(np.float32)
        share /= share.sum(1, keepdims=True)
        starts = np.arange(0, place.size + 1, place.shape[1])
        mixed = csr_matrix((share.ravel(), number.ravel(), starts), shape=(y.size, used.size)) @ table
        return np.asarray(np.rint(mixed, out=mixed), np.uint8).reshape(y.size, *squares.shape[1::2])

    def _proposed(self, y: Places, x: Places, down: int, right: int) -> tuple[Places, Floats]:
        """The squares that the matches of those so far away propose, and their weights: 0 outside of the picture."""
        rows, columns = self.shape
        above_y, above_x = np.clip(y + down, 0, rows - 1), np.clip(x + right, 0, columns - 1)
        above = above_y * columns + above_x
        source = self.source[above]
        from_y, from_x = y + source // columns - above_y, x + source % columns - above_x
        good = (source >= 0) & (from_y >= 0) & (from_y < rows) & (from_x >= 0) & (from_x < columns)
        share = np.where(good, self.weight[above], np.float32(0))
        for at, to, last, cut in ((from_y, y, rows - 1, self.cut[0]), (from_x, x, columns - 1, self.cut[1])):
            if cut:
                share[(at == last) & (to < last)] *= CUT_OFF
        return np.where(good, from_y * columns + from_x, 0), share


def _any_in_squares(mask: Mask, unit: int) -> Mask:
    """Of each square of `unit` pixels, whether any of it is true; the last ones may be cut."""
    lines = np.logical_or.reduceat(mask, np.arange(0, mask.shape[0], unit), 0)
    return np.asarray(np.logical_or.reduceat(lines, np.arange(0, mask.shape[1], unit), 1))
