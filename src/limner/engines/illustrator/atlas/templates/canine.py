"""Dogs and their kin in side view: head, ears, tail, and the poses they share."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from limner.drawing.geometry import (
    CORNER,
    Path,
    difference,
    ellipse,
    intersection,
    joined,
    limb,
    rect,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame, eye, fused, shut_eye
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.templates.quadruped import FAR, Build, Leg, body, thigh_crease, toes
from limner.engines.illustrator.atlas.templates.rest import curled, sitting
from limner.engines.illustrator.atlas.templates.settled import LYING, pitched, settled

Chain = Sequence[tuple[float, float, float]]


@dataclass(frozen=True, slots=True)
class Canine:
    """`muzzle` stretches the snout (1: a wolf's), `cheek` widens the ruff, `ear` the ears, `eyes` the eyes. Tails are
    chains from the rump's (0, 0). `saddle` has a dark back and `masked` a dark snout, by the slot "dark"; `poms` is
    shorn to tufts, `ringed` has light about the eyes.
    """

    build: Build
    head: tuple[float, float]
    scale: float
    tail: Chain
    sitting_tail: Chain
    drop_ears: bool = False
    muzzle: float = 1.0
    cheek: float = 0.0
    tail_tip: float = 0.0
    sock: float = 0.0
    collar: bool = False
    rings: bool = False
    ear: float = 1.0
    mask: Callable[[Pen, Frame], None] | None = None
    saddle: bool = False
    masked: bool = False
    poms: bool = False
    eyes: float = 1.0
    ringed: bool = False


CANINE_POSES = "standing, sitting, walking, running, sleeping, lying, jumping, rolling, grazing"

_TURN = {"running": -6.0, "jumping": -4.0, "howling": -52.0, "walking": -2.0}


def canine(pen: Pen, look: Canine) -> None:
    """Poses: standing, walking, running, jumping, rolling, grazing, lying, howling, sitting, sleeping."""
    if pen.pose == "sitting":
        _sitting(pen, look)
    elif pen.pose == "sleeping":
        _sleeping(pen, look)
    else:
        _on_its_feet(pen, look)
        pitched(pen)


def _on_its_feet(pen: Pen, look: Canine) -> None:
    upright = Frame(*look.head, look.scale, _TURN.get(pen.pose, 0.0))
    at = settled(look.build, upright, look.scale * (10 + 14 * look.muzzle), pen.pose)
    b, frame = at.build, at.head
    posed = body(b, pen.pose)
    tail, tip = _tail(look, _tail_of(pen, look, b), turn=12 if pen.pose in ("running", "jumping") else 0)
    for leg in posed.far:
        pen.part("coat", leg.path, tone=FAR)
        _socks(pen, look, (leg,), FAR)
    _far_ear(pen, look, frame)
    pen.part("coat", posed.coat(_skull(look, frame), tail))
    _tip(pen, tip)
    if look.saddle:
        pen.mark("dark", rect(b.hip - 2 * b.bulk, b.withers - 24, b.length + 2.6 * b.bulk, 24 + 0.62 * b.depth, 12))
    pen.mark("coat", thigh_crease(b), width=1.0, tone=-0.1, detail=1)
    pen.mark("belly", posed.belly(0.19))
    _socks(pen, look, posed.near, 0.0)
    toes(pen, "socks" if look.sock else "coat", posed.near, 0.7)
    if look.poms:
        cuffs = [ellipse(leg.joints[2][0], leg.joints[2][1] - 2, 8.5, 7.5) for leg in posed.near]
        x, y, _ = _hung(look.tail, b.hip - b.bulk * 0.6, b.croup + 4)[-1]
        pen.part("coat", union(ellipse(b.shoulder + 3, b.chest - 6, 16, 15), ellipse(x, y, 8), *cuffs))
    _bib(pen, frame, (b.shoulder + b.bulk * 0.9, b.chest - b.depth * 0.34))
    _face(pen, look, frame)
    pen.anchor(
        feet=(0, 0), back=(b.length * 0.02, (b.withers + b.croup) / 2 + b.sag),
            seat=(b.length * 0.02, (b.withers + b.croup) / 2 + b.sag),
        tail=(b.hip - b.bulk, b.croup + 6), neck=frame.at(-8, 12), lean=(b.shoulder + b.bulk, b.chest),
    )  # fmt: skip


def _sitting(pen: Pen, look: Canine) -> None:
    sit = sitting(0.94 + look.build.bulk * 0.004, look.build.fore[2] * 1.12)
    frame = Frame(19, -74, look.scale * 1.12)
    tail, tip = _tail(look, look.sitting_tail)
    pen.part("coat", tail, tone=-0.03)
    _tip(pen, tip)
    pen.part("coat", sit.far, tone=FAR)
    _far_ear(pen, look, frame)
    pen.part("coat", fused(sit.coat, _skull(look, frame), radius=5))
    if look.saddle:
        pen.mark("dark", ellipse(-20, -44, 18, 34))
    pen.mark("coat", sit.crease, width=1.0, tone=-0.11)
    if look.poms:
        pen.part("coat", union(ellipse(20, -50, 14, 13), ellipse(*look.sitting_tail[-1][:2], 8)))
    chest = Frame(0, 0).shape((14, -64), (26, -58), (27, -48), (22, -38), (16, -44), (10, -56))
    pen.mark("belly", difference(chest, sit.haunch))
    if look.sock:
        pen.mark("socks", union(intersection(sit.foreleg, rect(0, -19, 50, 19)), sit.paws[1]))
    _face(pen, look, frame)
    pen.anchor(feet=(0, 0), back=(-12, -50), tail=(-26, -6), neck=frame.at(-8, 12), seat=(-10, 0), lean=(24, -30))


def _sleeping(pen: Pen, look: Canine) -> None:
    rest = curled()
    scale = look.scale * 1.05
    low = max(12.5 + look.cheek, 14.8 * look.ear if look.drop_ears else 0.0)
    frame = Frame(31, -max(20.0, scale * low), scale, 8)
    _far_ear(pen, look, frame)
    pen.part("coat", rest.coat)
    pen.mark("coat", curve((-8, -31), (4, -25), (8, -13), (2, -7)), width=1.0, tone=-0.11)
    w = [width for _, _, width in look.tail]
    tail, tip = _tail(look, [(-34, -9, w[0] * 1.1), (-30, -4.5, w[1]), (-14, -4.5, w[1]), (4, -4, w[-1])])
    pen.part("coat", tail, tone=-0.03)
    _tip(pen, tip)
    pen.part("coat", rest.arm, tone=-0.02)
    if look.sock:
        pen.mark("socks", ellipse(44, -4, 9, 8))
    pen.part("coat", _skull(look, frame))
    _face(pen, look, frame, asleep=True)
    pen.anchor(feet=(0, 0), back=(-6, -38), tail=(-40, -6), neck=frame.at(-8, 8), seat=(-6, -36), lean=(44, -10))


def _tail_of(pen: Pen, look: Canine, b: Build) -> Chain:
    """The tail's points: from the croup, or along the ground behind one that lies."""
    x, y = b.hip - b.bulk * 0.6, b.croup + 4
    if pen.pose != LYING:
        return _hung(look.tail, x, y)
    return [(x, y + 6, look.sitting_tail[0][2]), *((dx - 0.3 * b.length, dy, w) for dx, dy, w in look.sitting_tail)]


def _hung(chain: Chain, x: float, y: float) -> Chain:
    return [(x + a, y + b, w) for a, b, w in chain]


def _tail(look: Canine, chain: Chain, turn: float = 0.0) -> tuple[Path, Path]:
    """The tail turned about its root, and the light tip as an area to be cut to it."""
    root = Frame(chain[0][0], chain[0][1], 1, turn)
    local = [(x - root.x, y - root.y, w) for x, y, w in chain]
    tip = root.oval(*local[-1][:2], look.tail_tip) if look.tail_tip else Path()
    if look.rings:
        bands = [root.oval(*local[i][:2], 3.0, local[i][2], 0) for i in range(1, len(local) - 1)]
        between = [root.oval((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 2.8, (a[2] + b[2]) / 2)
            for a, b in pairwise(local[1:-1])]  # fmt: skip
        tip = joined(tip, *bands, *between)
    return root.path(limb(local)), tip


def _tip(pen: Pen, tip: Path) -> None:
    if not tip.isEmpty():
        pen.mark("tip", tip)


def _skull(look: Canine, frame: Frame) -> Path:
    m, c = look.muzzle, look.cheek
    return frame.shape(
        (-9.5 - c * 0.4, 3), (-9, -6), (-2, -11), (5.5, -9.5), (10, -4.2), (10 + 8 * m, -0.6), (10 + 13.2 * m, 0.6),
        (10 + 14.6 * m, 3.4), (10 + 12.5 * m, 7.4), (10 + 5 * m, 9.6), (5, 11.5 + c), (-2 - c, 12 + c),
            (-8 - c * 0.6, 9 + c * 0.5),
    )  # fmt: skip


def _prick(frame: Frame, dx: float, size: float = 1.0) -> tuple[Path, Path]:
    root = Frame(*frame.at(-2.5 + dx, -8), frame.scale * size, frame.turn)
    ear = root.shape((-6.1, 3), (-5.5, -7), (-2.9, -16, CORNER), (3, -9), (6.1, -1), (0.5, 2))
    inner = root.shape((-2.9, -1), (-2.9, -7), (-2.1, -12.5, CORNER), (1.9, -7), (3.7, -1.6))
    return ear, inner


def _far_ear(pen: Pen, look: Canine, frame: Frame) -> None:
    if not look.drop_ears:
        pen.part("coat", _prick(frame, 4.6, 0.94 * look.ear)[0], tone=FAR)


def _socks(pen: Pen, look: Canine, legs: Sequence[Leg], tone: float) -> None:
    if look.sock:
        for leg in legs:
            pen.mark("socks", leg.sock(look.sock), tone=tone * 0.6)


def _bib(pen: Pen, frame: Frame, chest: tuple[float, float]) -> None:
    x, y = chest
    tx, ty = frame.at(6, 10)
    pen.mark("belly", Frame(0, 0).shape((tx - 4, ty - 2), (tx + 5, ty + 1), (x + 7, y), (x, y + 8), (x - 6, y + 2),
        (tx - 8, ty + 8)))  # fmt: skip


def _face(pen: Pen, look: Canine, frame: Frame, *, asleep: bool = False) -> None:
    m, c = look.muzzle, look.cheek
    pen.mark("belly", frame.shape((10 + 15 * m, 3.6), (10 + 4 * m, 2.2), (5, 4), (1 - c, 6.5), (-5 - c, 11 + c),
        (2, 20), (14, 14), (10 + 15 * m, 9)))  # fmt: skip
    if look.mask:
        look.mask(pen, frame)
    if look.masked:
        pen.mark("dark", frame.shape((10 + 15 * m, -2), (10 + 3 * m, -1), (7, 4), (10 + 3 * m, 11), (10 + 15 * m, 9)))
    pen.mark("eye", frame.line((10 + 12.6 * m, 5.6), (10 + 9 * m, 6.8), (10 + 4 * m, 6.2), (10 + 2.4 * m, 5)),
        width=0.9 * frame.scale, detail=1)  # fmt: skip
    if look.poms:
        pen.part("coat", union(*(frame.oval(x, y, r) for x, y, r in ((-6, -9, 7), (1, -13, 7.5), (6, -9, 5.5)))))
    if look.drop_ears:
        k = look.ear
        ear = frame.shape((-8.5, -9), (-2, -10.4), (2.4, -5.5), (3, 4 * k), (0, 13.5 * k), (-6.5, 14.5 * k),
            (-10.8, 6 * k), (-11, -3))  # fmt: skip
        pen.part("ears", ear)
    else:
        ear, inner = _prick(frame, 0, look.ear)
        pen.part("ears", ear)
        pen.mark("inner", inner)
    pen.part("nose", frame.oval(10 + 13.4 * m, 2.1, 2.7, 2.2, 12), shade="flat")
    pen.part("glint", frame.oval(10 + 13.8 * m, 1.2, 0.8, 0.5, 12), shade="flat", detail=2, alpha=0.7)
    spot = frame.at(7.0, -1.6)
    if asleep:
        shut_eye(pen, spot, 2.6 * frame.scale)
    else:
        if look.mask or look.ringed:
            pen.part("belly", ellipse(*spot, 3.0 * max(look.eyes, 1.0) * frame.scale), shade="flat")
        eye(pen, spot, 2.35 * look.eyes * frame.scale)
    if look.collar and not asleep:
        pen.stroke("collar", frame.line((-9, 9), (-2, 15), (7, 14.5)), 3.2 * frame.scale)
        pen.part("tag", frame.oval(3, 17.6, 2.1), detail=1)
    pen.anchor(
        head=frame.at(0, 0), eye=spot, mouth=frame.at(10 + 11 * m, 7), face=frame.at(7, 0), hat=frame.at(-1, -10.5),
        hand=frame.at(10 + 11 * m, 8),
    )  # fmt: skip
