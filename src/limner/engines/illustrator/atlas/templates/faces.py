"""Animal faces seen from the front, built of mirrored halves about (0, 0); a head is about 30 units wide.

Features lie `TURN` units right of the middle: the face looks a little past the viewer, as three-quarter views do.
"""

from collections.abc import Sequence

from limner.drawing.geometry import (
    CORNER,
    Landmark,
    Path,
    ellipse,
    joined,
    mirrored,
    moved,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame, eye, shut_eye, symmetric

TURN = 1.2

CAT: list[Landmark] = [(0, -12.5), (7, -12), (13.4, -7), (16.8, 1.5), (15, 8.4), (8.5, 13), (0, 14.2)]
BROAD: list[Landmark] = [(0, -13.5), (7.5, -12.6), (13.6, -7), (16, 1), (15.4, 8), (9.5, 13.5), (0, 15)]
ROUND: list[Landmark] = [(0, -13.5), (8, -12.4), (14.2, -6.5), (16.8, 2), (14.8, 9), (8.6, 13), (0, 14)]


def head(frame: Frame, half: Sequence[Landmark]) -> Path:
    """The outline of a head from its right half."""
    return frame.path(symmetric(half))


def pointed_ears(frame: Frame) -> tuple[Path, Path]:
    """A cat's ears and their insides."""
    ear = smooth([(3, -10.5), (7.4, -17.5), (13.6, -23.6, CORNER), (16.6, -14), (15.8, -3)])
    inner = smooth([(6.6, -11.5), (9, -16), (12.9, -19.6, CORNER), (14.6, -13.4), (13.6, -7.4)])
    return frame.path(joined(ear, mirrored(ear))), frame.path(joined(inner, mirrored(inner)))


def round_ears(frame: Frame, x: float, y: float, radius: float, inner: float = 0.58) -> tuple[Path, Path]:
    """Round ears at (±x, y) and their insides."""
    outer, inside = ellipse(x, y, radius), ellipse(x * 0.97, y + radius * 0.12, radius * inner)
    return frame.path(joined(outer, mirrored(outer))), frame.path(joined(inside, mirrored(inside)))


def pair(frame: Frame, path: Path) -> Path:
    """The path of the right half on both sides, moved by the face's turn."""
    return frame.path(moved(joined(path, mirrored(path)), TURN, 0))


def cat_muzzle(frame: Frame) -> Path:
    """Two cheeks, a chin, and a blaze up between the eyes."""
    cheek = ellipse(4.3, 7.2, 5.6, 4.6)
    blaze = smooth([(0, -6, CORNER), (1.6, -2), (3.4, 4), (0, 8), (-3.4, 4), (-1.6, -2)])
    return frame.path(moved(union(cheek, mirrored(cheek), ellipse(0, 10.4, 4, 3.4), blaze), TURN, 0))


def look(
    pen: Pen,
    frame: Frame,
    x: float,
    y: float,
    radius: float,
    *,
    iris: str = "",
    slit: bool = False,
    asleep: bool = False,
) -> None:
    """A pair of eyes at (±x, y), open or shut, and the anchors of a face."""
    for side in (-1, 1):
        at = frame.at(side * x + TURN, y)
        if asleep:
            shut_eye(pen, at, radius * 1.05 * frame.scale)
        else:
            eye(pen, at, radius * frame.scale, iris=iris, slit=slit, inner=1 if at[0] < frame.x else -1)
    pen.anchor(eye=frame.at(TURN, y), face=frame.at(TURN, 2), head=frame.at(0, 0), hat=frame.at(0, -12.5),
        mouth=frame.at(TURN, 7.5), hand=frame.at(TURN, 9), neck=frame.at(0, 15))  # fmt: skip


def cat_nose(pen: Pen, frame: Frame, y: float, size: float) -> None:
    """A small nose with the mouth's two curves under it."""
    t = TURN
    pen.part("nose", frame.shape((t - size, y - size * 0.5), (t, y - size * 0.72), (t + size, y - size * 0.5),
        (t, y + size * 0.7)), shade="flat")  # fmt: skip
    lip = joined(
        frame.line((t, y + size * 0.6), (t, y + size * 1.2), (t + size, y + size * 2.0),
            (t + size * 2.1, y + size * 1.4)),
        frame.line((t, y + size * 0.6), (t, y + size * 1.2), (t - size, y + size * 2.0),
            (t - size * 2.1, y + size * 1.4)),
    )  # fmt: skip
    pen.stroke("eye", lip, 0.75 * frame.scale)


def whiskers(pen: Pen, frame: Frame, slot: str = "whisker") -> None:
    """Three hairs on each side."""
    lines = [smooth([(7.5, y), (13.5, y + dy * 0.7 - 0.5), (20.5, y + dy)], closed=False)
        for y, dy in ((6, -1.8), (7.6, 0.4), (9.2, 2.8))]  # fmt: skip
    pen.stroke(slot, frame.path(moved(joined(*lines, *(mirrored(x) for x in lines)), TURN * 0.5, 0)),
        0.42 * frame.scale, detail=1, alpha=0.9)  # fmt: skip
