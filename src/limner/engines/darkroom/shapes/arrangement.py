"""Where the parts of a picture go on another canvas."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from limner.drawing.matrices import Affine, affine
from limner.engines.darkroom.shapes.layers import Piece, bounds_of
from limner.engines.darkroom.shapes.scatter import Bounds
from limner.engines.darkroom.shapes.units import Unit
from limner.imaging.svg.size import Box

_ROOM: Final = 0.94
"""The share of the canvas that a subject may take, unless it was larger."""
_TOUCH: Final = 0.012
"""What comes this near to a border, in shares of the canvas, is cut by it."""

_TRIES: Final = 8


@dataclass(frozen=True, slots=True)
class Freedom:
    """How far things may go: `zoom` of the ground, `size` of the subject, `whole` of what is kept together, as ranges
    of factors; `aside` and `lift` of the subject in shares of its slack, `stray` of a prop in shares of the canvas;
    `hue` of the accents, a range of degrees.
    """

    zoom: tuple[float, float]
    size: tuple[float, float]
    whole: tuple[float, float]
    aside: float
    lift: float
    stray: float
    hue: tuple[float, float]


SLIGHT: Final = Freedom((1.02, 1.08), (0.9, 1.0), (0.94, 1.0), 0.12, 0.0, 0.05, (5.0, 12.0))
WIDE: Final = Freedom((1.02, 1.2), (0.72, 1.12), (0.8, 1.0), 0.4, 0.35, 0.14, (18.0, 36.0))


class Arrangement:
    """Where background, subject and props go, in the old viewBox's coordinates moved onto the new canvas."""

    def __init__(
        self, box: Box, size: tuple[int, int], pieces: list[Piece], freedom: Freedom, rng: np.random.Generator
    ) -> None:
        self.box = box
        self._size = size
        self._rng = rng
        self._freedom = freedom
        self.floating = all(piece.stamp.share > _ROOM for piece in pieces if piece.role == "background")
        """Whether nothing is there to stand on: the background is of one piece, or there is none."""
        self._emblem = self.floating and freedom is WIDE
        """Whether all that is not background is of one piece: there is nothing for props to stand on either."""
        own = {"subject", "prop"} if self._emblem else {"subject"}
        self._bounds = bounds_of([piece for piece in pieces if piece.role in own])
        self._cover = max(size[0] / box[2], size[1] / box[3]) * float(rng.uniform(*freedom.zoom))
        self._shrink = float(rng.uniform(*freedom.whole))
        self.ground = self._placed_ground()
        self._scale = self._subject_scale()
        self.close_up = self._is_close_up()
        """Whether the subject goes on beyond opposite borders: a pattern, a landscape."""
        self._subject = self.ground if self.close_up else self._placed_subject()

    def of(self, unit: Unit) -> Affine:
        """The matrix that a unit moves by."""
        role = unit.role
        if role == "background":
            return self.ground
        if role == "subject" or self._emblem:
            return self._subject
        return self.of_prop(bounds_of(unit.pieces))

    def of_prop(self, bounds: Bounds) -> Affine:
        """The matrix of something small with these bounds that stands by itself; if it is not so, of what it is in."""
        left, top, right, bottom = bounds
        if right - left > 0.8 or bottom - top > 0.8 or _at_border(left, top, right, bottom):
            return self.ground
        if not self.close_up and _inside(bounds, self._bounds):
            return self._subject
        return self._placed_prop(bounds)

    def set_piece(self, unit: Unit) -> Affine:
        """For a poster: what covers the canvas covers the new one, all else stays together, whole, in the middle."""
        if any(piece.stamp.share > _ROOM for piece in unit.pieces):
            return self.ground
        left, top, width, height = self.box
        scale = min(self._size[0] / width, self._size[1] / height) * self._shrink
        return _scaled_to(scale, (self._size[0] - width * scale) / 2, (self._size[1] - height * scale) / 2, left, top)

    def _placed_ground(self) -> Affine:
        """Covering the canvas, with the subject's foot as high as it was."""
        left, top, width, height = self.box
        foot, middle = self._bounds[3], (self._bounds[0] + self._bounds[2]) / 2
        free_x, free_y = self._size[0] - width * self._cover, self._size[1] - height * self._cover
        x = self._size[0] * middle - width * middle * self._cover + free_x * float(self._rng.uniform(-0.15, 0.15))
        y = self._size[1] * foot - height * foot * self._cover
        if foot - self._bounds[1] > _ROOM:
            y = free_y * 0.3  # all of the picture is its subject: what counts is above the middle
        return _scaled_to(self._cover, min(0.0, max(free_x, x)), min(0.0, max(free_y, y)), left, top)

    def _subject_scale(self) -> float:
        left, top, right, bottom = self._bounds
        _, _, width, height = self.box
        least = min(self._size[0] / width, self._size[1] / height)
        room_x = max(_ROOM, right - left) * self._size[0] / max((right - left) * width, 1e-9)
        room_y = max(_ROOM - 0.06, bottom - top) * self._size[1] / max((bottom - top) * height, 1e-9)
        wished = (least * self._cover) ** 0.5 * float(self._rng.uniform(*self._freedom.size))
        return float(min(wished, room_x, room_y))

    def _is_close_up(self) -> bool:
        left, top, right, bottom = self._bounds
        return (left < _TOUCH and right > 1 - _TOUCH) or (top < _TOUCH and bottom > 1 - _TOUCH)

    def _placed_subject(self) -> Affine:
        """About where it was in shares of the canvas; what the border cut is cut by it again."""
        left, top, right, bottom = self._bounds
        box_left, box_top, width, height = self.box
        scale = self._scale
        wide, high = (right - left) * width * scale, (bottom - top) * height * scale
        slack_x, slack_y = self._size[0] - wide, self._size[1] - high
        share, free = left / max(1 - (right - left), 1e-6), self._freedom
        x = slack_x * min(max(share + float(self._rng.uniform(-free.aside, free.aside)), 0.06), 0.94)
        x = 0.0 if left < _TOUCH else slack_x if right > 1 - _TOUCH else x
        lift = slack_y * float(self._rng.uniform(-free.lift, free.lift)) if self.floating else 0.0
        y = min(self._size[1] * bottom - high + lift, slack_y * (0.88 if self._emblem else 0.98))
        y = slack_y if bottom > 1 - _TOUCH else 0.0 if top < _TOUCH else max(y, min(0.03 * self._size[1], slack_y / 2))
        return _scaled_to(scale, x - left * width * scale, y - top * height * scale, box_left, box_top)

    def _placed_prop(self, bounds: Bounds) -> Affine:
        """On the ground where it stood, a little aside and whole, in a size between the ground's and the subject's."""
        box_left, box_top, width, height = self.box
        left, top, right, bottom = bounds[0] * width, bounds[1] * height, bounds[2] * width, bounds[3] * height
        scale = (self._cover * self._scale) ** 0.5 * float(self._rng.uniform(0.92, 1.06))
        at = self.ground.mapXY(box_left + (left + right) / 2, box_top + bottom)
        x, y = at.x() - (right - left) / 2 * scale, at.y() - (bottom - top) * scale
        y = _within(y, (bottom - top) * scale, self._size[1])
        x = self._clear(x, (right - left) * scale, bounds)
        return _scaled_to(scale, x - left * scale, y - top * scale, box_left, box_top)

    def _clear(self, x: float, length: float, bounds: Bounds) -> float:
        """Aside of x on the canvas, and not before or behind the subject where it was not."""
        stray = self._freedom.stray * self._size[0]
        tries = [_within(x + float(d), length, self._size[0]) for d in self._rng.uniform(-stray, stray, _TRIES)]
        beside = bounds[2] <= self._bounds[0] or bounds[0] >= self._bounds[2]
        if self.close_up or not beside:
            return tries[0]
        first = self._subject.mapXY(self.box[0] + self._bounds[0] * self.box[2], 0).x()
        last = self._subject.mapXY(self.box[0] + self._bounds[2] * self.box[2], 0).x()
        return min(tries, key=lambda start: max(0.0, min(start + length, last) - max(start, first)))


def _within(start: float, length: float, room: float) -> float:
    """The start of what has this length, moved so that it lies in the room, off the borders where it can."""
    edge = min(0.02 * room, max(0.0, (room - length) / 2))
    return min(max(start, edge), max(room - length - edge, edge))


def _scaled_to(scale: float, x: float, y: float, left: float, top: float) -> Affine:
    """Scaled evenly, so that the old viewBox's corner comes to (x, y)."""
    return affine(scale, 0, 0, scale, x - left * scale, y - top * scale)


def _at_border(left: float, top: float, right: float, bottom: float) -> bool:
    return left < _TOUCH or right > 1 - _TOUCH or top < _TOUCH or bottom > 1 - _TOUCH


def _inside(box: Bounds, other: Bounds) -> bool:
    """Whether most of a box lies in another."""
    wide = max(0.0, min(box[2], other[2]) - max(box[0], other[0]))
    high = max(0.0, min(box[3], other[3]) - max(box[1], other[1]))
    return wide * high > 0.6 * (box[2] - box[0]) * (box[3] - box[1])
