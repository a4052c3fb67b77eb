"""The head of a drawn animal, taken off its body: what a figure shows about its head anchor."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from limner.drawing import geometry as g
from limner.drawing.geometry import Path, Point, ellipse, intersection, limb, union
from limner.drawing.matrices import Affine, placed
from limner.engines.illustrator.atlas.figure import Figure, Part, Pen
from limner.engines.illustrator.atlas.flesh import Frame
from limner.engines.illustrator.atlas.symbol import Symbol

_POSES = ("sitting", "standing", "swimming", "flying")
"""Those in which a head is held up, the best first."""
_SKULL = 11.0
"""From the middle of a head to where a hat sits, in units of a head's own frame."""


@dataclass(frozen=True, slots=True)
class Cut:
    """What belongs to a head, in radii of its skull: an oval about its middle, and what hangs from it.

    A limb is what hangs from the face down to an anchor (a beak to the mouth, a trunk to the hand), `thick` radii
    across. `room` is how far from the middle a part may lie that is the head's alone: ears, a mane, a crest. One that
    is `masked` has a face that lies on the body's own head. `without` are slots of what the animal holds,
    `before` those of what hangs before its arms.
    """

    wide: float = 1.6
    high: float = 1.42
    sink: float = 0.12
    limb: str = "mouth"
    thick: float = 1.5
    room: float = 2.7
    pose: str = ""
    masked: bool = False
    without: frozenset[str] = frozenset()
    before: frozenset[str] = frozenset()


CUTS: Mapping[str, Cut] = {
    "elephant": Cut(wide=1.7, high=1.4, limb="hand", thick=1.3),
    "squirrel": Cut(without=frozenset({"nut", "cap"})),
    "sloth": Cut(room=1.0, without=frozenset({"claw", "wood", "leaf"})),
    "lion": Cut(room=3.6), "llama": Cut(masked=True), "walrus": Cut(room=5.0, wide=1.75, before=frozenset({"tusk"})),
    "mouse": Cut(room=2.0), "armadillo": Cut(room=2.2),
    "turtle": Cut(wide=1.25, high=1.2, room=1.8), "donkey": Cut(without=frozenset({"mane"})),
}  # fmt: skip
"""Animals whose heads are cut otherwise than most."""


@dataclass(frozen=True, slots=True)
class Head:
    """The parts of a head about its middle, in units of which the skull measures 11, and its anchors."""

    parts: tuple[Part, ...]
    anchors: Mapping[str, Point]
    width: float
    before: tuple[Part, ...] = ()


def draw_before(pen: Pen, head: Head, frame: Frame) -> None:
    """What of the head hangs before the arms: tusks."""
    for part in head.before:
        pen.add(_carried(part, frame))


def draw(pen: Pen, head: Head, frame: Frame) -> None:
    """The head at the frame."""
    for part in head.parts:
        pen.add(_carried(part, frame))
    pen.anchor(**{name: frame.at(*point) for name, point in head.anchors.items()})


def _carried(part: Part, frame: Frame) -> Part:
    marks = tuple(_carried(mark, frame) for mark in part.marks)
    return replace(part, path=frame.path(part.path), width=part.width * frame.scale, marks=marks)


@lru_cache(maxsize=256)
def head_of(symbol: Symbol, mood: str) -> Head:
    """The symbol's head as it looks in that mood."""
    cut = CUTS.get(symbol.id, Cut())
    pose = cut.pose or next((p for p in _POSES if p in symbol.poses), symbol.poses[0])
    figure = symbol.figure(f"{pose}/{mood}")
    middle = figure.anchors["head"]
    skull = max(math.dist(middle, figure.anchors["hat"]), 4.0)
    k = _SKULL / skull
    matrix = placed(k, 0.0, -middle[0] * k, -middle[1] * k)
    parts = tuple(_moved(p, matrix, k) for p in _cut(figure, cut, middle, skull))
    anchors = {
        name: ((x - middle[0]) * k, (y - middle[1]) * k)
        for name, (x, y) in figure.anchors.items()
        if name in ("head", "face", "eye", "mouth", "hat")
    }
    left, _, right, _ = g.bounds(union(*(p.path for p in parts if p.alpha > 0.5 and not p.width)))
    before = tuple(part for part in parts if part.slot in cut.before)
    return Head(parts, anchors, right - left, before)


def _area(figure: Figure, cut: Cut, middle: Point, skull: float) -> Path:
    x, y = middle
    face = ellipse(x, y + cut.sink * skull, cut.wide * skull, cut.high * skull)
    hangs = limb([(x, y, 2 * skull), (*figure.anchors.get(cut.limb, middle), 2 * cut.thick * skull)])
    return union(face, hangs)


def _cut(figure: Figure, cut: Cut, middle: Point, skull: float) -> Iterator[Part]:
    """The parts that are the head's alone, and of those that it shares with the body what is within its area.

    Where one of its own parts is the face, the body lies behind it, and nothing of that is taken.
    """
    area = _area(figure, cut, middle, skull)
    parts = [part for part in figure.parts if part.slot not in cut.without]
    own = [_is_own(part, cut, middle, skull) for part in parts]
    faces = (mine and _is_face(part, middle, skull) for part, mine in zip(parts, own, strict=True))
    whole = not cut.masked and any(faces)
    for part, mine in zip(parts, own, strict=True):
        if mine:
            yield replace(part, front=False)
        elif not whole and not part.width:
            path = intersection(part.path, area)
            if not path.isEmpty():
                yield replace(part, path=path, marks=tuple(_marks(part, area)), front=False)


def _is_own(part: Part, cut: Cut, middle: Point, skull: float) -> bool:
    left, top, right, bottom = g.bounds(part.path)
    (x, y), room = middle, cut.room * skull
    near = max(x - left, right - x) < room * 1.25 and bottom - y < 0.8 * room
    return near and abs((left + right) / 2 - x) < room and top < y + 1.6 * skull


def _is_face(part: Part, middle: Point, skull: float) -> bool:
    left, top, right, bottom = g.bounds(part.path)
    large = min(right - left, bottom - top) > 1.5 * skull
    return large and not part.width and part.alpha > 0.5 and bool(part.path.contains(*middle))


def _marks(part: Part, area: Path) -> Iterator[Part]:
    for mark in part.marks:
        path = intersection(mark.path, area)
        if not path.isEmpty():
            yield replace(mark, path=path)


def _moved(part: Part, matrix: Affine, scale: float) -> Part:
    marks = tuple(_moved(mark, matrix, scale) for mark in part.marks)
    return replace(part, path=g.transformed(part.path, matrix), width=part.width * scale, marks=marks)
