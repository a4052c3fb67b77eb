"""Words that are part of the place: written into sand and snow, in smoke across the sky, laid out in things."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, lab, mix, tone
from limner.drawing.coverage import covered
from limner.drawing.display import Solid
from limner.drawing.geometry import Path, Point
from limner.drawing.matrices import affine
from limner.engines.illustrator.lettering import fitted
from limner.engines.illustrator.reading.reading import Inscription, Reading
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.colouring import dressed
from limner.engines.illustrator.staging.draft import write
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.posters.backing import behind
from limner.engines.illustrator.typesetting.blocks import Block, Row
from limner.engines.illustrator.typesetting.contrast import LARGE, legible
from limner.engines.illustrator.typesetting.lines import Hand

_HAND = Hand("bold", 0.1)
_ROUND = Hand("round", 0.16)
_SMOKE: RGB = (255, 255, 255)
_SNOW: RGB = (108, 136, 186)
_PALE = 0.62
"""How light a sky may be, in OKLab, for smoke to show on it."""
_FLAT = 0.72
"""The height of letters that lie on the ground over that of such that stand."""
_NEAREST, _DEEPEST = 0.95, 0.74
"""How near letters on the ground come, over the canvas's height, and how much of the ground they take."""
_WIDTHS = (0.88, 0.76, 0.64, 0.52, 0.4)
"""How wide they are in front, as shares of the canvas's width."""
_SKY = (0.04, 0.42)
"""Between which heights of the canvas words in the sky are."""
_CELLS = 30
"""The height of a capital in cells where things are laid out along its strokes."""
_STEP, _PIECE = 0.17, 0.23
"""How far apart things are, and how tall, over the height of a capital."""


@dataclass(frozen=True, slots=True)
class _Plot:
    """Ground that narrows toward the horizon: the middle and the width of its near edge, its near and its far height.

    Points are shares of it from its far left corner.
    """

    x: float
    wide: float
    near: float
    far: float
    horizon: float

    def at(self, across: float, down: float) -> Point:
        """The point on the canvas; things shrink in proportion to how far they are below the horizon."""
        near, far = self.near - self.horizon, self.far - self.horizon
        y = self.horizon + near * far / (near + (far - near) * down)
        return self.x + (across - 0.5) * self.wide * (y - self.horizon) / near, y

    @property
    def box(self) -> Box:
        """Around it."""
        return Box(self.x - self.wide / 2, self.far, self.x + self.wide / 2, self.near)


def paint(easel: Easel, reading: Reading) -> tuple[str, ...]:
    """Writes what is said to be part of the place; returns the texts that are not."""
    told = {inscription.text: inscription for inscription in reading.inscriptions}
    rest = []
    for text in reading.quoted:
        said = told.get(" ".join(text.split()), Inscription(text))
        if not said.ground or not _written(easel, reading, said):
            rest.append(text)
    return tuple(rest)


def spelled(reading: Reading) -> frozenset[int]:
    """The numbers of the subjects that letters are laid out in, and that are no figures of their own."""
    of = {inscription.made_of for inscription in reading.inscriptions if inscription.made_of}
    return frozenset(i for i, subject in enumerate(reading.subjects) if subject.symbol in of and subject.count > 1)


def _written(easel: Easel, reading: Reading, said: Inscription) -> bool:
    if said.ground == "sky" or not _has_ground(easel):
        return _in_the_sky(easel, said.text)
    hand = _ROUND if said.made_of else _HAND
    found = _plot(easel, hand, said.text)
    if found is None:
        return False
    plot, rows, block = found
    grounds = [behind(easel, *plot.at(across, 0.5)) for across in (0.1, 0.3, 0.5, 0.7, 0.9)]
    ground = sorted(grounds, key=lambda rgb: lab(rgb)[0])[len(grounds) // 2]
    paths = [_lying(plot, row, block) for row in rows]
    if said.made_of:
        bed = legible(tone(ground, -0.16), [ground], LARGE)
        for row, path in zip(rows, paths, strict=True):
            write(easel, row.text, path, mix(bed, ground, 0.35), "middle")
        _things(easel, reading, said.made_of, plot, rows, block)
        return True
    ink = legible(_SNOW if said.ground == "snow" else tone(ground, -0.3), [ground], LARGE)
    deep = 0.05 * rows[0].high / block.height * (plot.near - plot.far)
    for row, path in zip(rows, paths, strict=True):
        easel.fill(g.moved(path, -0.5 * deep, deep), tone(ground, 0.12), "middle", "ridge", tinted=False, back=-8.9)
        write(easel, row.text, path, ink, "middle")
    return True


def _has_ground(easel: Easel) -> bool:
    return easel.horizon < 0.86 * easel.h


def _plot(easel: Easel, hand: Hand, text: str) -> tuple[_Plot, list[Row], Box] | None:
    """The plot on which the letters are largest and stand in nobody's way, the rows, and the box that they fill."""
    best: tuple[float, tuple[_Plot, list[Row], Box] | None] = (0.0, None)
    for share, most in product(_WIDTHS, (1, 2, 3)):
        rows = Block(hand, 1.34, most=most).rows(text, 0.0, 0.0, share * easel.w, 4.0 * easel.h)
        if not rows:
            continue
        left, right = min(row.left for row in rows), max(row.left + row.width for row in rows)
        block = Box(left, rows[0].top, right, rows[-1].top + rows[-1].high)
        for plot in _plots(easel, block, share):
            high = min(rows[0].high / block.height * (plot.near - plot.far), 0.2 * easel.h)
            hidden = sum(plot.box.shared(taken) for taken in easel.taken) / plot.box.area
            worth = high * (1 - min(4.0 * hidden, 0.97))
            if worth > best[0] * 1.02:
                best = worth, (plot, rows, block)
    return best[1]


def _plots(easel: Easel, block: Box, share: float) -> Iterator[_Plot]:
    """Where a block of that share of the canvas's width may lie: in front first, on a map in the middle."""
    mapped = easel.horizon <= 0.1 * easel.h
    horizon = -easel.h if mapped else min(easel.horizon, 0.7 * easel.h)
    deep = min(_FLAT * block.height, _DEEPEST * (_NEAREST * easel.h - max(horizon, 0.06 * easel.h)))
    for near in (0.5 * (easel.h + deep),) if mapped else (_NEAREST * easel.h, 0.88 * easel.h, 0.8 * easel.h):
        if near - deep < horizon + 0.12 * (near - horizon):
            continue
        for x in (0.5, 0.55 * share, 1 - 0.55 * share):
            yield _Plot(x * easel.w, block.width, near, near - deep, horizon)


def _lying(plot: _Plot, row: Row, block: Box) -> Path:
    """The row as it lies on the plot."""
    left, right = (row.left - block.left) / block.width, (row.left + row.width - block.left) / block.width
    top, bottom = (row.top - block.top) / block.height, (row.top + row.high - block.top) / block.height
    corners = (plot.at(left, top), plot.at(right, top), plot.at(right, bottom), plot.at(left, bottom))
    return fitted(row.text, corners)


def _things(easel: Easel, reading: Reading, name: str, plot: _Plot, rows: Sequence[Row], block: Box) -> None:
    """The things along the strokes of the letters, the far ones first."""
    symbol = find(name)
    numbers = sorted(i for i in spelled(reading) if reading.subjects[i].symbol == name)
    if symbol is None:
        return
    subject = reading.subjects[numbers[0]] if numbers else None
    figure = symbol.figure()
    high = rows[0].high
    places = [place for row in rows for place in _strokes(row, _STEP * high)]
    for k, (x, y) in enumerate(sorted(places, key=lambda place: place[1])):
        at = plot.at((x - block.left) / block.width, (y - block.top) / block.height)
        near = (at[1] - plot.horizon) / (plot.near - plot.horizon)
        tall = _PIECE * high * near * min(1.0, 1.2 * figure.height / max(figure.width, 1.0))
        hues = subject.colours if subject is not None else ()
        easel.add(
            Placed(
                symbol.id, at[0], at[1] + 0.4 * tall, tall, "middle", symbol.poses[0], easel.depth_at(at[1]),
                colours=dressed(symbol, hues[k % len(hues) : k % len(hues) + 1] if hues else ()),
                importance=0.4, shadow=False, title=symbol.words[0], draws=tuple(numbers[:1]),
            ),
            back=-9.0 - 0.001 * k,
        )  # fmt: skip


def _strokes(row: Row, step: float) -> list[Point]:
    """Points along the middle of the strokes of a row's letters, no two nearer than the step."""
    left, top, right, bottom = g.bounds(row.path)
    k = _CELLS / row.high
    columns, lines = max(round((right - left) * k), 1) + 2, max(round((bottom - top) * k), 1) + 2
    mask = covered(row.path, columns, lines, affine(k, 0, 0, k, 1 - k * left, 1 - k * top)) > 100
    deep = _depths(mask)
    ys, xs = np.nonzero(mask)
    order = np.lexsort((ys, xs, -deep[ys, xs]))
    kept: list[tuple[float, float]] = []
    for x, y in zip(xs[order].tolist(), ys[order].tolist(), strict=True):
        if all((x - a) ** 2 + (y - b) ** 2 >= (step * k) ** 2 for a, b in kept):
            kept.append((x, y))
    return [(left + (x - 0.5) / k, top + (y - 0.5) / k) for x, y in kept]


def _depths(mask: NDArray[np.bool_]) -> NDArray[np.int16]:
    """By how many cells each is within, at most `_CELLS`: strokes have their middle where that is most."""
    depth, left = np.zeros(mask.shape, np.int16), mask.copy()
    while left.any() and depth.max() < _CELLS:
        depth += left
        padded = np.pad(left, 1)
        left = left & padded[:-2, 1:-1] & padded[2:, 1:-1] & padded[1:-1, :-2] & padded[1:-1, 2:]
    return depth


def _in_the_sky(easel: Easel, text: str) -> bool:
    """In smoke, high up, where nobody flies."""
    top, bottom = (share * easel.h for share in _SKY)
    low = min(bottom, max(easel.horizon - 0.04 * easel.h, 0.3 * easel.h))
    best: tuple[float, list[Row], float] = (0.0, [], 0.0)
    for share in (0.32, 0.24, 0.17):
        rows = Block(_ROUND, 1.3, most=2).rows(text, 0.06 * easel.w, 0.0, 0.88 * easel.w, share * easel.h)
        for y in np.linspace(top, max(low - share * easel.h, top), 5).tolist():
            box = Box(0.06 * easel.w, y, 0.94 * easel.w, y + share * easel.h)
            hidden = sum(box.shared(taken) for taken in easel.taken) / box.area
            worth = rows[0].high * (1 - min(2.5 * hidden, 0.97)) if rows else 0.0
            if worth > best[0]:
                best = worth, rows, y
    _, rows, y = best
    for row in rows:
        path = g.rotated(g.moved(row.path, 0.0, y), -3.0, (easel.w / 2, y))
        left, _, right, low = g.bounds(path)
        sky = behind(easel, (left + right) / 2, low + 0.1 * row.high)
        haze = tone(sky, -0.26 if lab(sky)[0] > _PALE else 0.0)
        veil = g.union(g.outline(path, 0.9 * row.high), path)
        easel.fill(veil, Solid(haze, 0.7), "far", "haze", tinted=False, blur=0.4 * row.high, back=-8.8)
        easel.fill(
            g.outline(path, 0.16 * row.high), _SMOKE, "far", "smoke", tinted=False, blur=0.07 * row.high, back=-8.9
        )
        write(easel, row.text, path, _SMOKE, "far")
    return bool(rows)
