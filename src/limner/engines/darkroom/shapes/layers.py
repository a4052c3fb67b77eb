"""Which parts of an SVG are background, which are its subject, and which stand about."""

import math
import re
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.shapes.coverage import Grid, Pile, Stamp, spans, stamp
from limner.engines.darkroom.shapes.nesting import box_of
from limner.imaging.svg.flatten import Shape, flatten
from limner.imaging.svg.names import SVG, local

Role = Literal["background", "prop", "subject"]

_LONGEST: Final = 320
"""Cells along the longer side: roles need no more."""
_BACKGROUND = re.compile(
    r"(?:^|[-_\s])(?:background|backdrop|bg|sky|ground|far|wallpaper)(?:$|[-_\s\d])", re.IGNORECASE
)
_SUBJECT = re.compile(r"^(?:hero|subject|foreground|main|character)(?:-\d+)?$", re.IGNORECASE)
_SHADOW = re.compile(r"^(?:shadow|reflection)(?:-\d+)?$", re.IGNORECASE)
_LABEL: Final = "{http://www.inkscape.org/namespaces/inkscape}label"
_NEXT: Final = 20
"""Groups after a shadow among which the object that casts it is."""
_RELATED: Final = 0.2
"""What scores this share of the best belongs to the subject."""
_LAYERS = frozenset({"sky", "far", "ground", "middle", "hero", "near", "frame"})
"""The illustrator's own layers."""


@dataclass(slots=True, eq=False)
class Piece:
    """A drawn shape, where it lies, and its role."""

    shape: Shape
    stamp: Stamp
    role: Role = "prop"


def sorted_pieces(root: Any) -> list[Piece]:
    """Every drawn shape in paint order with its role. Something is always the subject, if anything is drawn.

    Where groups have names, the names decide; otherwise coverage, contact with the borders, and what hangs together.
    """
    grid = Grid.over(box_of(root), _LONGEST)
    pieces = [Piece(shape, stamp(shape, grid)) for shape in flatten(root)]
    _sort_by_name(root, pieces)
    if not any(piece.role == "subject" for piece in pieces):
        _sort_by_place(pieces, grid)
    return pieces


def _sort_by_name(root: Any, pieces: list[Piece]) -> None:
    ours = _is_ours(root)
    for piece in pieces:
        if piece.shape.element.getparent() is root and ours:
            piece.role = "background"
        for name in _names(piece.shape.element):
            if _SUBJECT.match(name):
                piece.role = "subject"
                break
            if _BACKGROUND.search(name):
                piece.role = "background"
    if ours:
        for piece in pieces:
            if piece.role == "prop" and spans(piece.stamp):
                piece.role = "background"
            if piece.role == "subject" and cast_by(piece.shape.element) is not None:
                piece.role = "prop"
    _add_plates(pieces)


def _add_plates(pieces: list[Piece]) -> None:
    """A badge's plate and ring, all round the subject and away from the borders, are the subject's."""
    left, top, right, bottom = bounds_of([piece for piece in pieces if piece.role == "subject"])
    for piece in pieces:
        a, b, c, d = bounds_of([piece])
        if piece.role == "background" and 0 < a <= left and 0 < b <= top and 1 > c >= right and 1 > d >= bottom:
            piece.role = "subject"


def _names(element: Any) -> list[str]:
    """Ids and labels from the outermost group to the element."""
    line = [element, *element.iterancestors(f"{{{SVG}}}g")]
    return [name for part in reversed(line) for name in (part.get("id"), part.get(_LABEL)) if name]


def _is_ours(root: Any) -> bool:
    """Whether the illustrator wrote it: a ground, then only its layers."""
    groups = [child for child in root if local(child.tag) == "g"]
    stems = {re.sub(r"-\d+$", "", group.get("id", "")) for group in groups}
    return "hero" in stems and stems <= _LAYERS


def cast_by(element: Any) -> Any:
    """The object whose shadow an element draws: the titled group after it. None for what is no shadow.

    A shadow is a group named so, or the nameless soft shape right after one.
    """
    line = [element, *element.iterancestors(f"{{{SVG}}}g")]
    for part in line:
        before = part.getprevious()
        follows = "id" not in part.attrib and before is not None and _SHADOW.match(before.get("id", ""))
        if follows or _SHADOW.match(part.get("id", "")):
            after = islice(part.itersiblings(f"{{{SVG}}}g"), _NEXT)
            return next((group for group in after if group.find(f"{{{SVG}}}title") is not None), None)
    return None


def _sort_by_place(pieces: list[Piece], grid: Grid) -> None:
    pile = Pile([piece.stamp for piece in pieces])
    for i, piece in enumerate(pieces):
        if piece.role == "prop" and spans(piece.stamp) and _lies_behind(i, piece.stamp, pile):
            piece.role = "background"
    free = [piece for piece in pieces if piece.role == "prop" and piece.stamp.area > 0]
    if not free:
        _last_resort(pieces)
        return
    labels = _together(free, grid)
    scores = _scores(labels, grid)
    best = max(scores)
    for piece in free:
        written = local(piece.shape.element.tag) == "text"
        if written or scores[_label_of(piece.stamp, labels)] >= _RELATED * best:
            piece.role = "subject"


def _lies_behind(index: int, stamped: Stamp, pile: Pile) -> bool:
    """Whether something later covers it, or it covers all."""
    return (index == 0 and stamped.share >= 0.9) or pile.is_overlapped(index)


def _last_resort(pieces: list[Piece]) -> None:
    """Only background: what covers least of the canvas, from there up, is the subject."""
    drawn = [piece for piece in pieces if piece.stamp.area > 0] or pieces
    if not drawn:
        return
    least = min(drawn, key=lambda piece: piece.stamp.area)
    for piece in drawn[drawn.index(least) :]:
        piece.role = "subject"


def _together(pieces: list[Piece], grid: Grid) -> NDArray[np.int32]:
    """A label for every cell: shapes that touch share one; 0 where nothing is."""
    cells = np.zeros((grid.height, grid.width), np.uint8)
    for piece in pieces:
        part = piece.stamp.of(cells)
        np.maximum(part, piece.stamp.alpha, out=part)
    _, labels = cv2.connectedComponents((cells > 60).astype(np.uint8), connectivity=8, ltype=cv2.CV_32S)
    return labels.astype(np.int32)


def _scores(labels: NDArray[np.int32], grid: Grid) -> list[float]:
    """How much each label is the subject: its area, weighed by how near it is to the middle."""
    count = int(labels.max()) + 1
    rows, columns = np.mgrid[0 : grid.height, 0 : grid.width]
    x, y = columns / grid.width - 0.5, rows / grid.height - 0.52
    weight = np.exp(-(x * x + y * y) / (2 * 0.28**2))
    scores = np.bincount(labels.ravel(), weight.ravel(), count)
    scores[0] = 0.0
    edge = np.concatenate([labels[0], labels[:, 0], labels[:, -1]])
    scores[np.unique(edge)] *= 0.5
    return [float(score) for score in scores]


def _label_of(stamped: Stamp, labels: NDArray[np.int32]) -> int:
    part = stamped.of(labels)[stamped.alpha > 60]
    return int(np.bincount(part.astype(np.int64)).argmax()) if part.size else 0


def bounds_of(pieces: list[Piece]) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of some pieces in shares of the canvas, clipped to it."""
    boxes = [piece.stamp for piece in pieces if piece.stamp.area > 0]
    if not boxes:
        return 0.0, 0.0, 1.0, 1.0
    grid = boxes[0].grid
    edges = (
        min(box.left for box in boxes) / grid.width,
        min(box.top for box in boxes) / grid.height,
        max(box.right for box in boxes) / grid.width,
        max(box.bottom for box in boxes) / grid.height,
    )
    return edges if all(math.isfinite(edge) for edge in edges) else (0.0, 0.0, 1.0, 1.0)
