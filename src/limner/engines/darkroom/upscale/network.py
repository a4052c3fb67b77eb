"""The small networks that enlarge: trained by `tools/train_upscale.py`, run by OpenCV.

Each predicts for one cell (the s×s result pixels of one source pixel) what to add to a smooth interpolation.
The additions sum to zero over the cell and the interpolation keeps the cell's mean, so that the result, reduced
by area, is the source again (back-projection, Irani & Peleg 1991, by construction; Shi et al. 2016, ESPCN).
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Pixels

WEIGHTS = Path(__file__).parent / "weights"
MARGINS = {4: 5, 2: 8}
OVERSHOOT = 0.05
"""How far a result may leave the range of the 3×3 source pixels around it, as a share of that range.

Farther where all ranges around are wide: that is texture, whose peaks a limit would cut into squares.
"""


@dataclass(frozen=True, slots=True)
class Network:
    """One scale's network. `margin` source pixels are needed on each side; tiles are multiples of `step`."""

    scale: int
    step: int
    margin: int
    net: Any

    def enlarge(self, source: Pixels) -> Pixels:
        """(h + 2·margin)×(w + 2·margin)×3 to (h·scale)×(w·scale)×3; h and w are multiples of `step`."""
        blob = np.ascontiguousarray(source.transpose(2, 0, 1)[None], np.float32) / np.float32(255)
        self.net.setInput(blob)
        predicted = self.net.forward()[0] * np.float32(255)
        return self._assemble(self._bounded(predicted, source))

    def _bounded(self, predicted: NDArray[np.float32], source: Pixels) -> NDArray[np.uint8]:
        """48×h'×w' limited to the neighbourhood's range: edges do not ring, one colour stays one."""
        rows, columns = predicted.shape[1:]
        cells = predicted.reshape(3, self.step, self.scale, self.step, self.scale, rows, columns)
        lowest, highest = cv2.erode(source, _NEXT), cv2.dilate(source, _NEXT)
        spread = cv2.subtract(highest, lowest)
        slack = cv2.addWeighted(spread, OVERSHOOT, cv2.erode(spread, _AROUND), 1.0, 0)
        low, high = self._by_cell(cv2.subtract(lowest, slack)), self._by_cell(cv2.add(highest, slack))
        np.clip(cells, low, high, out=cells)
        return np.rint(cells, out=cells).astype(np.uint8)

    def _by_cell(self, values: NDArray[Any]) -> NDArray[np.float32]:
        inner = values[self.margin : -self.margin, self.margin : -self.margin].astype(np.float32)
        rows, columns = inner.shape[0] // self.step, inner.shape[1] // self.step
        split = inner.reshape(rows, self.step, columns, self.step, 3).transpose(4, 1, 3, 0, 2)
        return np.ascontiguousarray(split)[:, :, None, :, None]

    def _assemble(self, cells: NDArray[np.uint8]) -> Pixels:
        rows, columns = cells.shape[-2:]
        planes = cells.reshape(3, 4, 4, rows, columns)
        made = np.empty((rows, 4, columns * 4, 3), np.uint8)
        for line in range(4):
            # What is next to each other in a line of the result, merged: a transposed copy takes four times as long.
            beside = [plane for column in range(4) for plane in planes[:, line, column]]
            made[:, line] = cv2.merge(beside).reshape(rows, columns * 4, 3)
        return made.reshape(rows * 4, columns * 4, 3)


_NEXT = np.ones((3, 3), np.uint8)
_AROUND = np.ones((5, 5), np.uint8)


@cache
def network(scale: int) -> Network:
    """The network for scale 2 or 4, loaded once in a process."""
    # The classic engine takes two thirds of the time of the one that is the default; they differ by 0.0004 of a level.
    net = cv2.dnn.readNetFromONNX(str(WEIGHTS / f"x{scale}.onnx"), engine=cv2.dnn.ENGINE_CLASSIC)
    return Network(scale, 4 // scale, MARGINS[scale], net)
