"""Pixel art: square cells, few colours, dark outlines round figures, skies in ordered dither."""

import math
from collections import defaultdict
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.display import Display, Fill, Group, Item, Solid
from limner.drawing.geometry import Path
from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.looks.made.sketch import by_figure, sketch
from limner.engines.illustrator.looks.vector_art import VectorArt
from limner.engines.illustrator.scene import Light, Scene, Shape

CELLS = 128
"""Cells on the shorter side, about."""
_FINER = 192
COLOURS = 28
_SAMPLES = 3
"""Pixels drawn for each side of a cell; the middle one is the cell's."""
_REACH = 26.0
"""Colours farther from each other, in Lab, are not dithered."""
_BAYER = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]], np.float32) / 16 + 1 / 32
"""The ordered dither of Bayer, 1973."""
_OUTLINE = (0.42, 0.36, 0.5)
"""What an outline leaves of the red, green and blue of the figure that it runs round."""

Labels = NDArray[np.uint8]


@dataclass(frozen=True)
class PixelArt(VectorArt):
    """The flat drawing set in cells. `cells` lie on the shorter side, about; with `vector` they are joined."""

    cells: int = CELLS
    vector: bool = True

    casts_shadows = True

    def suited(self, scene: Scene, *, vector: bool) -> "PixelArt":
        """More cells where finer drawing is asked for."""
        return replace(self, cells=_FINER if scene.detail > 1 else CELLS, vector=vector)

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Gradients stay, for the dither; what is blurred is left out."""
        if shape.raster_only or shape.blur > 0.01 * size or shape.blend != "normal":
            return ()
        return super(VectorArt, self).shape(replace(shape, form=False, blur=0.0), light, size)

    def whole(self, display: Display, scene: Scene) -> Display:
        """The picture as squares."""
        cell = max(2, math.ceil(min(display.width, display.height) / self.cells))
        columns, rows = math.ceil(display.width / cell), math.ceil(display.height / cell)
        drawn = _sampled(display.items, columns, rows, cell)
        figures = _sampled(by_figure(display.items), columns, rows, cell)[:, :, :3]
        shown = drawn[:, :, 3] > 127
        palette, labels = _indexed(_outlined(drawn[:, :, :3], figures), figures, shown, scene)
        items = tuple(_squares(labels, palette, shown, joined=self.vector))
        squares = Group(items, "pixels", matrix=(cell, 0, 0, cell, 0, 0))
        return replace(display, items=(squares,))


def _sampled(items: tuple[Item, ...], columns: int, rows: int, cell: int) -> Pixels:
    """Rows×columns×4: the items in the middle of each cell."""
    fine = sketch(items, columns * _SAMPLES, rows * _SAMPLES, _SAMPLES / cell)
    middle = _SAMPLES // 2
    return np.ascontiguousarray(fine[middle::_SAMPLES, middle::_SAMPLES])


def _outlined(rgb: Pixels, figures: Pixels) -> Pixels:
    """The cells of figures that lie beside another figure or beside none, darker."""
    ids = figures.astype(np.int32) @ np.array([65536, 256, 1])
    word = (figures > 245).all(axis=2)
    own = (ids > 0) & ~word
    rim = np.zeros(own.shape, bool)
    for axis, way in ((0, 1), (0, -1), (1, 1), (1, -1)):
        other, lettered = np.roll(ids, way, axis), np.roll(word, way, axis)
        inside = np.ones(own.shape, bool)
        inside[(0 if way > 0 else -1, slice(None)) if axis == 0 else (slice(None), 0 if way > 0 else -1)] = False
        # Of two figures that touch, one alone takes the line.
        rim |= own & inside & ~lettered & (other < ids)
    result = rgb.copy()
    result[rim] = (result[rim] * np.array(_OUTLINE)).astype(np.uint8)
    return result


def _indexed(rgb: Pixels, figures: Pixels, shown: NDArray[np.bool_], scene: Scene) -> tuple[list[RGB], Labels]:
    """The palette and each cell's number in it; scenery between two of its colours is dithered."""
    lab = np.asarray(cv2.cvtColor(rgb.astype(np.float32) / 255, cv2.COLOR_RGB2Lab), np.float32)
    centres = _palette(lab[shown], scene.seed)
    palette = cv2.cvtColor(centres[None], cv2.COLOR_Lab2RGB)[0]
    colours: list[RGB] = [(r, g, b) for r, g, b in np.clip(np.rint(palette * 255), 0, 255).astype(int).tolist()]
    scenery = np.asarray(~figures.any(axis=2))
    labels = _dithered(lab, centres, scenery)
    if scene.background is not None:
        exact = (rgb == scene.background).all(axis=2) & scenery
        colours.append(scene.background)
        labels[exact] = len(colours) - 1
    return colours, labels


def _dithered(lab: NDArray[np.float32], centres: NDArray[np.float32], where: NDArray[np.bool_]) -> Labels:
    """The nearest colour's number, or the second's as often as the cell's colour is on the way to it."""
    height, width = where.shape
    away = (centres**2).sum(axis=1) - 2 * lab.reshape(-1, 3) @ centres.T
    first = away.argmin(axis=1)
    away[np.arange(len(first)), first] = np.inf
    second = away.argmin(axis=1)
    step = centres[second] - centres[first]
    span = (step**2).sum(axis=1)
    share = ((lab.reshape(-1, 3) - centres[first]) * step).sum(axis=1) / np.maximum(span, 1e-6)
    threshold = np.tile(_BAYER, (height // 4 + 1, width // 4 + 1))[:height, :width].ravel()
    chosen = where.ravel() & (span < _REACH**2) & (share > 0.12) & (share > threshold)
    return np.asarray(np.where(chosen, second, first).reshape(height, width), np.uint8)


def _palette(lab: NDArray[np.float32], seed: int) -> NDArray[np.float32]:
    """N×3 colours in Lab that stand for those given."""
    rng = np.random.default_rng(seed)
    sample = lab[rng.integers(0, len(lab), min(len(lab), 5000))] if len(lab) else np.zeros((1, 3), np.float32)
    count = min(COLOURS, len(np.unique(np.rint(sample), axis=0)))
    cv2.setRNGSeed(seed % 2**31)
    stop = (cv2.TERM_CRITERIA_MAX_ITER, 10, 0)
    _, _, centres = cv2.kmeans(
        np.ascontiguousarray(sample), count, np.empty((0, 1), np.int32), stop, 1, cv2.KMEANS_PP_CENTERS
    )
    return np.asarray(centres, np.float32)


def _squares(labels: Labels, palette: list[RGB], shown: NDArray[np.bool_], *, joined: bool) -> list[Item]:
    """One path a colour: its cells row by row, which is quicker, or `joined` to one outline, which is shorter."""
    paths: dict[int, Path] = defaultdict(Path)
    regions: dict[int, list[tuple[int, int, int, int]]] = defaultdict(list)
    for label, left, right, y in _runs(np.where(shown, labels.astype(np.int64), -1)).tolist():
        if joined:
            regions[label].append((left, y, right, y + 1))
        else:
            paths[label].addRect(left, y, right, y + 1)
    paths.update((label, g.cells(boxes)) for label, boxes in regions.items())
    return [Fill(path, Solid(palette[label])) for label, path in sorted(paths.items())]


def _runs(labels: NDArray[np.int64]) -> NDArray[np.int64]:
    """N×4: label, left, right and row of each run of equal cells. Cells of -1 are left out."""
    rows, columns = labels.shape
    begins = np.ones((rows, columns), bool)
    begins[:, 1:] = labels[:, 1:] != labels[:, :-1]
    start = np.flatnonzero(begins)
    end = np.append(start[1:], labels.size)
    label, row = labels.ravel()[start], start // columns
    left = start % columns
    return np.stack([label, left, left + end - start, row], axis=1)[label >= 0]
