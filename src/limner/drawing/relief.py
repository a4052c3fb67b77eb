"""Which body each pixel shows: a map of the things that light falls on, beside the picture of them."""

import math
from dataclasses import dataclass

import numpy as np
import skia
from numpy.typing import NDArray

from limner.drawing.display import Body, Display, Fill, Group, Item
from limner.drawing.matrices import affine

_MOST = 65_000
"""Bodies of one picture that are told apart."""


@dataclass(frozen=True, slots=True)
class Relief:
    """The bodies of a picture, on a map smaller than it.

    `numbers` is H×W int32: 0 where nothing has form, else the body's, in painter's order; `inside` is uint8 at the
    picture's own size, 255 on bodies and 0 elsewhere. What is known of a body is listed by its number, zeros for
    nothing: its `thickness` in pixels of the map, how much the light shows on it (`strength`), how much grain its shade
    has, and the number of the figure that it belongs to.
    """

    numbers: NDArray[np.int32]
    inside: NDArray[np.uint8]
    thickness: NDArray[np.float32]
    strength: NDArray[np.float32]
    grain: NDArray[np.float32]
    figures: NDArray[np.int32]


def relief(display: Display, share: float) -> Relief | None:
    """The picture's bodies at this share of its size; None where it has none."""
    numbers, surveyor = _surveyed(display, share)
    if len(surveyor.bodies) < 2:
        return None
    return Relief(
        numbers,
        np.where(_surveyed(display, 1.0)[0] > 0, np.uint8(255), np.uint8(0)),
        np.array([body.thickness for body in surveyor.bodies], np.float32),
        np.array([body.strength for body in surveyor.bodies], np.float32),
        np.array([body.grain for body in surveyor.bodies], np.float32),
        np.array(surveyor.figures, np.int32),
    )


def _surveyed(display: Display, share: float) -> tuple[NDArray[np.int32], "_Surveyor"]:
    """The numbers of the bodies at this share of the picture's size, and who entered them."""
    width, height = max(round(display.width * share), 1), max(round(display.height * share), 1)
    pixels = np.zeros((height, width, 4), np.uint8)
    canvas = skia.Surface(pixels).getCanvas()
    canvas.scale(share, share)
    surveyor = _Surveyor(canvas)
    surveyor.draw(display.items)
    return pixels.view(np.int32)[:, :, 0] & 0xFFFF, surveyor


class _Surveyor:
    """Draws each body in its number."""

    def __init__(self, canvas: skia.Canvas) -> None:
        self._canvas, self._brush = canvas, skia.Paint(AntiAlias=False)
        self._figure = 0
        self.bodies, self.figures = [Body(0.0, 0.0, 0.0)], [0]

    def draw(self, items: tuple[Item, ...]) -> None:
        """The bodies among the items; what is soft, faint or blended has none."""
        for item in items:
            if isinstance(item, Fill) and item.body is not None:
                self._fill(item, item.body)
            elif isinstance(item, Group) and not (item.vector_only or item.blur or item.blend != "normal"):
                self._group(item)

    def _group(self, group: Group) -> None:
        if group.key is not None:
            self._figure += 1
        self._canvas.save()
        if group.clip is not None:
            self._canvas.clipPath(group.clip, False)
        if group.matrix is not None:
            self._canvas.concat(affine(*group.matrix))
        self.draw(group.items)
        self._canvas.restore()

    def _fill(self, item: Fill, body: Body) -> None:
        number = 0
        if body.thickness > 0:
            number = min(len(self.bodies), _MOST)
            turn = self._canvas.getTotalMatrix()
            scale = math.sqrt(abs(turn.getScaleX() * turn.getScaleY() - turn.getSkewX() * turn.getSkewY()))
            self.bodies.append(Body(body.thickness * scale, body.strength, body.grain))
            self.figures.append(self._figure)
        elif len(self.bodies) < 2:
            return
        self._brush.setColor(0xFF000000 | (number & 0xFF) << 16 | number & 0xFF00)
        self._canvas.drawPath(item.path, self._brush)
