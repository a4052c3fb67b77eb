"""Hoofed animals in side view: horses, cattle, deer and their kin."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from limner.drawing.geometry import (
    CORNER,
    Landmark,
    Path,
    Point,
    bounds,
    intersection,
    joined,
    limb,
    rect,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame, eye, lower_edge, shut_eye
from limner.engines.illustrator.atlas.templates.modelling import model
from limner.engines.illustrator.atlas.templates.quadruped import (
    FAR,
    Build,
    Leg,
    body,
    breast,
    shanks,
    socks,
    thigh_crease,
)
from limner.engines.illustrator.atlas.templates.settled import LYING, Settled, pitched, settled

Chain = Sequence[tuple[float, float, float]]
Draw = Callable[[Pen, Settled], None]

HEADS: dict[str, list[Landmark]] = {
    "horse": [(-9, 4), (-8.5, -5), (-3, -9.4), (5, -9), (15, -6), (24, -5), (29.5, -3.4), (31.5, 1), (30.4, 5.4),
        (26.5, 8), (19, 7.6), (11, 9.4), (5, 13), (-3, 13)],
    "cow": [(-9, 3), (-8, -7), (-1, -10.4), (8, -8.6), (16, -5.6), (21.5, -4.4), (25.6, -0.6), (25.6, 6),
        (21.5, 10.2), (15, 10.2), (10, 9.4), (3, 11.4), (-4, 10)],
    "deer": [(-8.5, 3), (-8, -6), (-2, -9.6), (5, -8.4), (12, -4.6), (19, -2.6), (23, -1), (24, 2.6), (21.6, 6),
        (14, 6.8), (7, 8.6), (1, 10.6), (-5, 9.6)],
    "goat": [(-8.5, 3), (-8, -6), (-2, -9.6), (5, -8.8), (13, -5.4), (20, -3.8), (23.6, -1.4), (24.2, 3.2), (21, 7.2),
        (14, 8), (7, 9.4), (1, 11), (-5, 9.6)],
    "camel": [(-8.5, 3), (-8, -5.5), (-2, -8.6), (5, -7.8), (13, -4.6), (19, -4.2), (23.4, -2.4), (25.4, 1.4),
        (24.4, 6.6), (20.8, 8.8), (15, 7.6), (8, 8.6), (2, 10.6), (-5, 9.4)],
}  # fmt: skip
"""Head outlines about the skull's middle, facing right, muzzle level."""

_NOSE: dict[str, tuple[Point, Point, float]] = {
    "horse": ((28.6, 0.4), (28.8, 5.2), 20.5), "cow": ((22.6, -0.6), (24.6, 6.4), 15.5),
        "deer": ((22.4, 0.2), (22.6, 4.2), 18),
    "goat": ((21.8, -0.2), (22.6, 4.6), 17), "camel": ((22.8, -0.2), (24.6, 4.2), 17),
}  # fmt: skip
"""By head: nostril, front end of the mouth, and where the muzzle begins."""


@dataclass(frozen=True, slots=True)
class Hoofed:
    """A hoofed animal. `turn` lowers the muzzle in degrees. `ear` is (length, turn, lop) with 0 pointing up.

    `mane` is the hair's thickness along the crest; `tail` a chain from the croup, `tuft` the length of hair at its end.
    """

    build: Build
    head: Point
    kind: str
    scale: float = 1.0
    turn: float = 20.0
    ear: tuple[float, float] = (10.0, -8.0)
    mane: float = 0.0
    brush: bool = False
    tail: Chain = ()
    hair_tail: bool = False
    tuft: float = 0.0
    muzzle: bool = False
    belly: float = 0.2
    sock: float = 0.0
    eye: float = 2.3
    hump: Path | None = None
    crown: Callable[[Pen, Frame, float], None] | None = None
    pattern: Draw | None = None
    behind: Callable[[Pen], None] | None = None
    over: Callable[[Pen], None] | None = None


_NOD = {"running": 6.0, "walking": 2.0}


def hoofed(pen: Pen, look: Hoofed) -> None:
    """Poses: standing, walking, running, jumping, grazing, lying, and sleeping as one lies, its eyes shut; areas: ears,
    face, muzzle, tail, legs, paws (its feet and socks), belly, chest.
    """
    pose = LYING if pen.pose == "sleeping" else pen.pose
    upright = Frame(*look.head, look.scale, look.turn - _NOD.get(pose, 0.0))
    outline = smooth(HEADS[look.kind])
    at = settled(look.build, upright, outline, pose)
    b, frame = at.build, at.head
    posed = body(b, pose)
    if look.behind:
        look.behind(pen)
    _tail(pen, look, b)
    for leg in posed.far:
        pen.part("coat", leg.path, tone=FAR)
        _extremes(pen, look, (leg,), FAR)
    if look.crown:
        look.crown(pen, Frame(*frame.at(3.2, 0.6), frame.scale, frame.turn), FAR)
    pen.part("coat", _ear(look, frame, 4.5), tone=FAR)
    if look.mane and not look.brush:
        pen.part("mane", _mane(look, frame, at.neck), tone=-0.02)
    skull = frame.path(outline)
    pen.part("coat", posed.coat(skull, *([at.trunk.path(look.hump)] if look.hump else [])))
    model(pen, posed, hairy=False)
    if look.belly:
        pen.mark("belly", posed.belly(look.belly))
    if look.pattern:
        look.pattern(pen, at)
    pen.mark("coat", thigh_crease(b), width=0.9, tone=-0.1, detail=1)
    _extremes(pen, look, posed.near, 0.0)
    _face(pen, look, at)
    if look.over:
        look.over(pen)
    legs = (*posed.far, *posed.near)
    begin = _NOSE[look.kind][2]
    pen.area(ears=joined(_ear(look, frame, 4.5), _ear(look, frame)), face=skull, legs=shanks(legs),
        muzzle=intersection(skull, frame.path(rect(begin - 2, -30, 60, 60))), paws=socks(legs, 1.0),
        belly=posed.belly(0.36), chest=breast(b, frame.at(2, 12)))  # fmt: skip
    top = (b.length * 0.02, at.trunk.at(0, bounds(look.hump)[1])[1] if look.hump else (b.withers + b.croup) / 2 + b.sag)
    pen.anchor(
        feet=(0, 0), back=top, seat=top, tail=(b.hip - b.bulk, b.croup + 6), neck=(b.neck[1][0], b.neck[1][1]),
        lean=(b.shoulder + b.bulk, b.chest), head=frame.at(2, 0), face=frame.at(9, 0), hat=frame.at(-1, -9.4),
        mouth=frame.at(*_NOSE[look.kind][1]), hand=frame.at(*_NOSE[look.kind][1]),
    )  # fmt: skip
    pitched(pen)


def _extremes(pen: Pen, look: Hoofed, legs: Sequence[Leg], tone: float) -> None:
    for leg in legs:
        if look.sock:
            pen.mark("socks", leg.sock(look.sock), tone=tone * 0.5)
        pen.mark("hoof", leg.foot, tone=tone * 0.4)


def _tail(pen: Pen, look: Hoofed, b: Build) -> None:
    if not look.tail:
        return
    x, y = b.hip - b.bulk * 0.7, b.croup + (b.belly - b.croup) * 0.16
    chain = [(x + dx, y + dy, w) for dx, dy, w in look.tail]
    if pen.pose in (LYING, "sleeping"):
        thick = [w for _, _, w in look.tail]
        chain = [(x, y, thick[0]), (x - 6, -6.5, thick[1]), (x - 16, -0.5 * thick[-1] - 2.4, thick[-1])]
    pen.part("mane" if look.hair_tail else "coat", limb(chain), tone=-0.02 if look.hair_tail else -0.05)
    pen.area(tail=limb(chain[1:]))
    if look.tuft:
        (ax, ay, _), (bx, by, w) = chain[-2:]
        k = look.tuft / max(abs(bx - ax) + abs(by - ay), 1)
        hair = limb([(bx, by, w), (bx + (bx - ax) * k * 0.5, by + (by - ay) * k * 0.5, w * 2.6),
            (bx + (bx - ax) * k, by + (by - ay) * k, 0.8)])  # fmt: skip
        pen.part("mane", hair)
        pen.area(tip=hair, tail=hair)


def _ear(look: Hoofed, frame: Frame, dx: float = 0.0) -> Path:
    size, turn = look.ear
    place = Frame(*frame.at(-4.4 + dx, -6.6), frame.scale, turn + frame.turn * 0.5)
    return place.shape((-2.2, 1), (-3, -size * 0.5), (0, -size, CORNER), (3, -size * 0.5), (2.2, 1))


def _inner_ear(look: Hoofed, frame: Frame) -> Path:
    size, turn = look.ear
    place = Frame(*frame.at(-4.4, -6.6), frame.scale, turn + frame.turn * 0.5)
    return place.shape((-0.6, -1), (-1, -size * 0.5), (0.3, -size * 0.84, CORNER), (1.8, -size * 0.5), (1.2, -1))


def _mane(look: Hoofed, frame: Frame, neck: Frame) -> Path:
    """Hair along the crest of the neck, from the withers to the poll, with a forelock."""
    (x0, y0, w0), (x1, y1, w1) = look.build.neck[0], look.build.neck[1]
    poll = frame.at(-5, -7.5)
    m = look.mane
    crest = [(*neck.at(x0 - w0 * 0.28, y0 - w0 * 0.38), m * 0.5), (*neck.at(x1 - w1 * 0.42, y1 - w1 * 0.12), m),
        (*poll, m * 0.72)]  # fmt: skip
    return union(limb(crest), limb([(*poll, m * 0.7), (*frame.at(3.5, -8.6), m * 0.34)]))


def _face(pen: Pen, look: Hoofed, at: Settled) -> None:
    frame = at.head
    nostril, mouth, begin = _NOSE[look.kind]
    if look.muzzle:
        pen.mark("muzzle", frame.shape((begin, -9), (begin + 1.5, 0), (begin - 1, 14), (begin + 24, 14),
            (begin + 24, -9)))  # fmt: skip
    s = frame.scale
    pen.mark("eye", frame.line(mouth, (mouth[0] - 3, mouth[1] + 0.6), (mouth[0] - 6.4, mouth[1] - 0.4)),
        width=0.8 * s, detail=1)  # fmt: skip
    pen.mark("eye", frame.oval(*nostril, 1.25, 0.85, 30), detail=0)
    if look.mane:
        near = _mane_locks(look, frame, at.neck)
        pen.part("mane", near)
        pen.mark("mane", lower_edge(near, 3.4 * s, shift=2.0 * s), tone=-0.07, detail=1)
    pen.part("coat", _ear(look, frame), tone=-0.025)
    pen.mark("inner", _inner_ear(look, frame))
    if look.crown:
        look.crown(pen, frame, 0.0)
    spot = frame.at(5.6, -2.4)
    (shut_eye if pen.pose == "sleeping" else eye)(pen, spot, look.eye * s)
    pen.anchor(eye=spot)


def _mane_locks(look: Hoofed, frame: Frame, neck: Frame) -> Path:
    """The mane on the near side: a scalloped sheet, or an upright brush."""
    (x0, y0, w0), (x1, y1, w1) = look.build.neck[0], look.build.neck[1]
    m = look.mane
    px, py = frame.at(-6.5, -6)
    ax, ay = neck.at(x0 - w0 * 0.36, y0 - w0 * 0.36)
    bx, by = neck.at(x1 - w1 * 0.5, y1 - w1 * 0.1)
    if look.brush:
        return union(limb([(ax + 2, ay + 1, m * 0.4), (bx + 0.5, by, m), (px + 1, py, m * 0.9),
            (*frame.at(0.5, -9), m * 0.5)]))  # fmt: skip
    sheet: list[Landmark] = [
        (ax - m * 0.3, ay, CORNER), (bx - m * 0.5, by), (px - m * 0.35, py), (*frame.at(-1, -10.6),),
            (*frame.at(8, -6.5), CORNER),
        (*frame.at(0, -5.4),), (*frame.at(-4.5, 3), CORNER), (px + m * 0.7, py + m * 1.3),
            ((px + bx) / 2 + m * 1.1, (py + by) / 2 + m * 1.3, CORNER),
        (bx + m * 0.7, by + m * 0.5), (bx + m * 0.9, by + m * 1.5, CORNER),
            ((ax + bx) / 2 + m * 0.5, (ay + by) / 2 + m * 0.6),
    ]  # fmt: skip
    return smooth(sheet)


def cow_horns(pen: Pen, frame: Frame, tone: float) -> None:
    """Short horns that curve up and forward."""
    horn = frame.path(limb([(-1.5, -8, 4.6), (-0.4, -14.5, 3.8), (4.6, -20.5, 0.9)]))
    pen.part("horn", horn, tone=tone * 0.7)


def goat_horns(pen: Pen, frame: Frame, tone: float) -> None:
    """Long horns swept back."""
    horn = frame.path(limb([(0, -8, 4.2), (-3, -15.5, 3.6), (-10, -21, 2.6), (-18, -21.5, 0.8)]))
    pen.part("horn", horn, tone=tone * 0.7)
    for x, y in ((-1.2, -12.5), (-4.4, -16.6), (-9.5, -20)):
        pen.mark("horn", frame.line((x - 2.4, y - 2.2), (x + 2.2, y + 1.6)), width=0.7, tone=-0.12, detail=2)


def antlers(pen: Pen, frame: Frame, tone: float) -> None:
    """A stag's beam with three tines."""
    beam = [(-1, -8, 2.8), (-6.5, -16, 2.6), (-8, -25, 2.3), (-2.5, -33, 1.0)]
    tines = [[(-2.4, -10.4, 2.2), (3.4, -13, 1.6), (6.6, -18.5, 0.7)], [(-7, -18, 2.2), (-0.6, -20.8, 1.6),
        (2.6, -26.4, 0.7)], [(-7.6, -24, 2.2), (-13.6, -28, 1.6), (-14.6, -34.5, 0.7)]]  # fmt: skip
    pen.part("horn", frame.path(union(limb(beam), *(limb(t) for t in tines))), tone=tone * 0.7)


def ossicones(pen: Pen, frame: Frame, tone: float) -> None:
    """A giraffe's two knobs."""
    pen.part("coat", frame.path(limb([(-0.5, -7, 2.4), (-2.4, -15, 2.2)])), tone=tone - 0.04)
    pen.part("mane", frame.oval(-2.5, -15.8, 2.1, 2.3), tone=tone)


def spots(points: Sequence[tuple[float, float, float]]) -> Path:
    """Round marks of (x, y, radius), a little long."""
    return joined(*(Frame(x, y).oval(0, 0, r * 1.2, r, -18) for x, y, r in points))
