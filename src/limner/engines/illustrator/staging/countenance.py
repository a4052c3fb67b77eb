"""Faces that are added to things without one: where on a figure there is room for it, and its features by mood."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

import cv2
import numpy as np

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, lab, mix
from limner.drawing.coverage import covered
from limner.drawing.geometry import Path, Point
from limner.drawing.matrices import affine
from limner.engines.illustrator.atlas.figure import Figure
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.staging.units import Member, Touch

_LIVING = frozenset({"animal", "person", "creature", "monster", "robot", "doll", "toy", "mask", "skull", "ghost"})
_DARK: RGB = (44, 34, 46)
_WHITE: RGB = (255, 255, 255)
_CHEEK: RGB = (246, 138, 148)
_SIDE = 72
"""The mask's longer side in cells."""
_PALE = 0.5
"""OKLab lightness from which dark eyes are seen well."""
_SHOWN = frozenset({"happy", "sad", "angry", "surprised", "sleepy"})
"""Moods that a thing in a scene shows by a face."""
_MOODS: Mapping[str, str] = {
    "scary": "angry", "evil": "angry", "menacing": "angry",
    "sad": "sad", "crying": "sad", "frowning": "sad", "angry": "angry", "grumpy": "angry",
    "mad": "angry",
    "surprised": "surprised", "shocked": "surprised", "sleepy": "sleepy", "sleeping": "sleepy",
}  # fmt: skip
"""By a word that is said of its face, the mood of a thing; any other face smiles."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a face goes on a figure, in its units: the middle, the room about it, the slot and tone under it."""

    x: float
    y: float
    room: float
    slot: str
    tone: float


@dataclass(frozen=True, slots=True)
class Face:
    """Areas of a face: cheeks, features, glints, each with its colour; one without glints has none."""

    cheeks: Path
    cheek: RGB
    features: Path
    ink: RGB
    glints: Path | None


def faced(member: Member) -> bool:
    """Whether the figure has a face of its own."""
    return bool(member.kinds & _LIVING) or "eye" in member.figure.anchors


def face(member: Member, mood: str) -> Face | None:
    """A face of that mood in the widest place of the figure, in its unit's measures; None where there is no room."""
    dark = frozenset(
        name for name, slot in member.symbol.slots.items() if lab(member.colours.get(name, slot.rgb))[0] < _PALE
    )
    spot = _spot(member.figure, dark)
    if spot is None:
        return None
    x, y = member.spot((spot.x, spot.y))
    size = min(0.86 * spot.room, 0.3 * member.figure.height) * abs(member.scale)
    ground = member.colours.get(spot.slot, member.symbol.slots[spot.slot].rgb)
    ink = _DARK if lab(ground)[0] + spot.tone > _PALE - 0.1 else mix(_WHITE, ground, 0.1)
    cheeks = g.joined(
        *(g.ellipse(x + side * 0.86 * size, y + 0.2 * size, 0.17 * size, 0.12 * size) for side in (-1, 1))
    )
    features = g.joined(*_features(mood, x, y, size))
    glints = None
    if mood not in ("sleepy", "calm") and ink == _DARK:
        glints = g.joined(
            *(g.ellipse(x + (side * 0.52 - 0.04) * size, y - 0.16 * size, 0.055 * size) for side in (-1, 1))
        )
    return Face(cheeks, mix(_CHEEK, ground, 0.15), features, ink, glints)


def shown(member: Member, subject: Subject) -> Member:
    """The thing with the face that its mood or the words give it; the living, and what has a face, as they are."""
    said = next((f.words for f in subject.features if f.part in ("face", "smile")), None)
    mood = member.mood if member.mood in _SHOWN else ""
    if said is not None:
        mood = mood or next((_MOODS[word] for word in said.split() if word in _MOODS), "happy")
    if not mood or faced(member) or "birthday" in subject.noun:  # "a happy birthday cake"
        return member
    drawn = face(member, mood)
    if drawn is None:
        return member
    touches = [
        Touch(drawn.cheeks, drawn.cheek, 0.9, 0.3, "cheeks"),
        Touch(drawn.features, drawn.ink, 1.0, 0.32, "face"),
    ]
    touches += [Touch(drawn.glints, _WHITE, 1.0, 0.34, "glints")] if drawn.glints is not None else []
    return replace(member, touches=(*member.touches, *touches))


def _features(mood: str, x: float, y: float, size: float) -> Iterator[Path]:
    """Eyes, mouth and brows, each an outline of its own."""
    for side in (-1, 1):
        ex, ey = x + side * 0.52 * size, y - 0.1 * size
        if mood in ("sleepy", "calm"):
            yield _bow(ex, ey, 0.2 * size, 0.12 * size, 0.07 * size)
        else:
            yield g.ellipse(ex, ey, 0.15 * size, 0.19 * size)
        if mood in ("angry", "sad"):
            lean = 18.0 * side * (1 if mood == "sad" else -1)
            brow = g.rect(ex - 0.2 * size, ey - 0.36 * size, 0.4 * size, 0.075 * size, 0.03 * size)
            yield g.rotated(brow, lean, (ex, ey - 0.32 * size))
    foot = y + 0.24 * size
    if mood == "surprised":
        yield g.ellipse(x, foot + 0.06 * size, 0.13 * size, 0.17 * size)
    elif mood in ("sad", "angry"):
        yield _bow(x, foot + 0.14 * size, 0.24 * size, -0.16 * size, 0.07 * size)
    elif mood == "happy":
        smile = Path()
        smile.moveTo(x - 0.25 * size, foot - 0.06 * size)
        smile.cubicTo(
            x - 0.2 * size, foot + 0.34 * size, x + 0.2 * size, foot + 0.34 * size, x + 0.25 * size, foot - 0.06 * size
        )
        smile.close()
        yield smile
    else:
        yield _bow(x, foot, 0.22 * size, 0.12 * size, 0.07 * size)


def _bow(x: float, y: float, half: float, drop: float, width: float) -> Path:
    """A stroke that hangs by `drop`, or rises where that is negative."""
    line = Path()
    line.moveTo(x - half, y)
    line.quadTo(x, y + 2 * drop, x + half, y)
    return g.outline(line, width)


@lru_cache(maxsize=128)
def _spots(outline: bytes, columns: int, rows: int) -> tuple[tuple[int, int, float], ...]:
    """The cells of a mask with most room about them, the widest first: column, row, room."""
    mask = np.frombuffer(outline, np.uint8).reshape(rows, columns)
    far = cv2.distanceTransform(np.pad((mask > 127).astype(np.uint8), 1), cv2.DIST_L2, 5)[1:-1, 1:-1]
    found = np.argwhere(far >= 0.62 * far.max())
    found = found[np.argsort(-far[found[:, 0], found[:, 1]], kind="stable")]
    return tuple((int(c), int(r), float(far[r, c])) for r, c in found)


def _spot(figure: Figure, dark: frozenset[str]) -> Spot | None:
    """The widest place of one colour in the figure, near to its middle, rather in a slot that is not dark."""
    left, top, right, bottom = figure.bounds
    k = _SIDE / max(right - left, bottom - top, 1.0)
    columns, rows = max(round((right - left) * k), 1), max(round((bottom - top) * k), 1)
    mask = covered(figure.silhouette, columns, rows, affine(k, 0, 0, k, -k * left, -k * top))
    best: tuple[float, Spot | None] = (0.0, None)
    for column, row, far in _spots(mask.tobytes(), columns, rows)[::7]:
        x, y, room = left + (column + 0.5) / k, top + (row + 0.5) / k, far / k
        under = [_under(figure, point) for point in _about((x, y), 0.55 * room)]
        if under[0] is None:
            continue
        alike = sum(other == under[0] for other in under) / len(under)
        off = abs(x - (left + right) / 2) / (right - left) + 0.4 * abs(y - (top + bottom) / 2) / (bottom - top)
        worth = room * (0.4 + 0.6 * alike) * (1 - 0.6 * off) * (0.6 if under[0][0] in dark else 1.0)
        if worth > best[0]:
            best = worth, Spot(x, y, room, *under[0])
    return best[1]


def _about(point: Point, reach: float) -> Iterator[Point]:
    yield point
    for i in range(6):
        angle = math.tau * i / 6
        yield point[0] + reach * math.cos(angle), point[1] + 0.7 * reach * math.sin(angle)


def _under(figure: Figure, at: Point) -> tuple[str, float] | None:
    """The slot and the tone of what is seen there."""
    for part in reversed(figure.parts):
        if part.width or part.alpha < 0.5 or part.detail or not part.path.contains(*at):
            continue
        for mark in reversed(part.marks):
            if not mark.width and mark.alpha > 0.5 and not mark.detail and mark.path.contains(*at):
                return mark.slot, mark.tone
        return part.slot, part.tone
    return None
