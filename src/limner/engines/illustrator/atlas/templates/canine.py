"""Dogs and their kin in side view: head, ears, tail, and the poses they share."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from limner.drawing.geometry import (
    CORNER,
    Landmark,
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
from limner.engines.illustrator.atlas.templates.fur import fringe, shag
from limner.engines.illustrator.atlas.templates.modelling import model, model_sitting, tufts, tufts_sitting
from limner.engines.illustrator.atlas.templates.muzzles import Muzzle, profile
from limner.engines.illustrator.atlas.templates.quadruped import (
    FAR,
    Body,
    Build,
    Leg,
    body,
    breast,
    shanks,
    socks,
    thigh_crease,
    toes,
    torso,
)
from limner.engines.illustrator.atlas.templates.rest import curled, sitting
from limner.engines.illustrator.atlas.templates.settled import LYING, pitched, settled

Chain = Sequence[tuple[float, float, float]]
Ear = Literal["", "bat", "rose", "curly"]
"""bat: upright with a round tip. rose: small, folded back. curly: hanging long, in waves."""


@dataclass(frozen=True, slots=True)
class Canine:
    """`muzzle` stretches the snout (1: a wolf's), `cheek` widens the ruff, `ear` the ears, `eyes` the eyes. Tails are
    chains from the rump's (0, 0). `saddle` has a dark back and `masked` a dark snout, by the slot "dark"; `poms` is
    shorn to tufts, `ringed` has light about the eyes. `feather` is the length of the hair on chest, belly, legs and
    tail, `shaggy` that of a coat that stands off all round. Ears are pricked or hang unless `ear_type` says otherwise.
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
    head_type: Muzzle = "wedge"
    ear_type: Ear = ""
    feather: float = 0.0
    shaggy: float = 0.0


CANINE_POSES = "standing, sitting, walking, running, sleeping, lying, jumping, rolling, grazing"

_TURN = {"running": -6.0, "jumping": -4.0, "howling": -52.0, "walking": -2.0}


def canine(pen: Pen, look: Canine) -> None:
    """Poses: standing, walking, running, jumping, rolling, grazing, lying, howling, sitting, sleeping; areas: ears,
    tail and its tip, paws, legs, belly, chest, face, muzzle.
    """
    if pen.pose == "sitting":
        _sitting(pen, look)
    elif pen.pose == "sleeping":
        _sleeping(pen, look)
    else:
        _on_its_feet(pen, look)
    pitched(pen)


def _on_its_feet(pen: Pen, look: Canine) -> None:
    upright = Frame(*look.head, look.scale, _TURN.get(pen.pose, 0.0))
    at = settled(look.build, upright, _skull(look, Frame(0, 0)), pen.pose)
    b, frame = at.build, at.head
    posed = body(b, pen.pose)
    tail, tip = _tail(look, _tail_of(pen, look, b), turn=12 if pen.pose in ("running", "jumping") else 0)
    for leg in posed.far:
        pen.part("coat", leg.path, tone=FAR)
        _socks(pen, look, (leg,), FAR)
    _far_ear(pen, look, frame)
    pen.part("coat", union(posed.coat(_skull(look, frame), tail), *_long_hair(look, posed, frame)))
    model(pen, posed, hairy=True)
    _tip(pen, tip)
    if look.saddle:
        pen.mark("dark", rect(b.hip - 2 * b.bulk, b.withers - 24, b.length + 2.6 * b.bulk, 24 + 0.62 * b.depth, 12))
    pen.mark("coat", thigh_crease(b), width=1.0, tone=-0.1, detail=1)
    if not (look.feather or look.shaggy):
        pen.mark("belly", posed.belly(0.19))
    _socks(pen, look, posed.near, 0.0)
    toes(pen, "socks" if look.sock else "coat", posed.near, 0.7)
    if look.poms:
        cuffs = [ellipse(leg.joints[2][0], leg.joints[2][1] - 2, 8.5, 7.5) for leg in posed.near]
        x, y, _ = _tail_of(pen, look, b)[-1]
        pen.part("coat", union(ellipse(b.shoulder + 3, b.chest - 6, 16, 15), ellipse(x, y, 8), *cuffs))
    _bib(pen, frame, (b.shoulder + b.bulk * 0.9, b.chest - b.depth * 0.34))
    _face(pen, look, frame)
    legs = (*posed.far, *posed.near)
    pen.area(tail=difference(tail, posed.torso), tip=_end(_tail_of(pen, look, b)), legs=shanks(legs), paws=socks(legs),
        belly=posed.belly(0.34), chest=breast(b, frame.at(5, 11)))  # fmt: skip
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
    pen.part("coat", union(fused(sit.coat, _skull(look, frame), radius=5), *_hair_sitting(look, frame)))
    model_sitting(pen)
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
    pen.area(tail=difference(tail, sit.coat), tip=_end(look.sitting_tail), **sit.areas)
    pen.anchor(feet=(0, 0), back=(-12, -50), tail=(-26, -6), neck=frame.at(-8, 12), seat=(-10, 0), lean=(24, -30))


def _hair_sitting(look: Canine, frame: Frame) -> list[Path]:
    """Locks of those with long coats, as they sit."""
    if look.shaggy:
        round_about: list[Landmark] = [
            (-28, -14),
            (-24, -34),
            (-14, -52),
            (4, -66),
            (24, -60),
            (27, -44),
            (22, -28),
            (0, -6),
        ]
        return [shag(round_about, 0.55 * look.shaggy, 15.0), _ruff(look, frame)]
    if look.feather:
        return [
            fringe((28, -58), (14, -42), 1.1 * look.feather, 4),
            fringe((10, -46), (15, -12), 0.5 * look.feather, 5, 5.0),
        ]
    return [] if look.poms else [tufts_sitting()]


def _sleeping(pen: Pen, look: Canine) -> None:
    rest = curled()
    scale = look.scale * 1.05
    low = max(12.5 + look.cheek, 14.8 * look.ear if look.drop_ears else 0.0)
    frame = Frame(31, -max(20.0, scale * low), scale, 8)
    _far_ear(pen, look, frame)
    pen.part("coat", rest.coat)
    pen.mark("coat", curve((-8, -31), (4, -25), (8, -13), (2, -7)), width=1.0, tone=-0.11)
    w = [width for _, _, width in look.tail]
    chain = [(-34.0, -9.0, w[0] * 1.1), (-30.0, -4.5, w[1]), (-14.0, -4.5, w[1]), (4.0, -4.0, w[-1])]
    tail, tip = _tail(look, chain)
    pen.part("coat", tail, tone=-0.03)
    _tip(pen, tip)
    pen.part("coat", rest.arm, tone=-0.02)
    if look.sock:
        pen.mark("socks", ellipse(44, -4, 9, 8))
    pen.part("coat", union(_skull(look, frame), *([_ruff(look, frame)] if look.shaggy else [])))
    _face(pen, look, frame, asleep=True)
    pen.area(tail=tail, tip=_end(chain), legs=rest.arm, paws=intersection(rest.arm, rect(36, -14, 30, 20)))
    pen.anchor(feet=(0, 0), back=(-6, -38), tail=(-40, -6), neck=frame.at(-8, 8), seat=(-6, -36), lean=(44, -10))


def _tail_of(pen: Pen, look: Canine, b: Build) -> Chain:
    """The tail's points: from the croup, or along the ground behind one that lies."""
    x, y = b.hip - b.bulk * 0.6, b.croup + 4
    if pen.pose != LYING:
        return _hung(look.tail, x, y)
    return [(x, y + 6, look.sitting_tail[0][2]), *((dx - 0.3 * b.length, dy, w) for dx, dy, w in look.sitting_tail)]


def _end(chain: Chain) -> Path:
    """Room about the last stretch of a tail."""
    (ax, ay, _), (bx, by, w) = chain[-2:]
    long = 0.5 * max(w, 8.0) + 0.55 * ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    return ellipse(bx, by, long, long)


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
    plume = [limb(local)]
    if look.feather and len(local) > 3:
        plume += [
            fringe(local[k][:2], local[k + 1][:2], 0.9 * look.feather, 2, 12.0, -0.7) for k in range(len(local) - 2)
        ]
    return root.path(union(*plume)), tip


def _tip(pen: Pen, tip: Path) -> None:
    if not tip.isEmpty():
        pen.mark("tip", tip)


def _skull(look: Canine, frame: Frame) -> Path:
    return frame.shape(*profile(look.head_type, look.muzzle, look.cheek).outline)


def _ruff(look: Canine, frame: Frame) -> Path:
    """The hair that stands off about cheeks and neck."""
    ring: list[Landmark] = [(-9, -4), (-11, 4), (-8, 11), (-1, 14), (6, 12), (2, 6)]
    return frame.path(shag(ring, 0.5 * look.shaggy, 9.5))


def _long_hair(look: Canine, posed: Body, frame: Frame) -> list[Path]:
    """Locks of those with long coats, on their feet."""
    b, found = posed.build, []
    if look.shaggy:
        found += [shag(torso(b), 0.62 * look.shaggy, 15.0), _ruff(look, frame)]
    if look.feather and not posed.near[0].folded:
        f = look.feather
        rear, front = (b.hip + 0.34 * b.length, b.belly - 3), (b.shoulder - 0.12 * b.length, b.chest - 4)
        found.append(fringe(rear, front, 0.7 * f, 4, 12.0))
        x, y = b.shoulder + 0.5 * b.bulk, b.chest - 0.5 * b.depth
        found.append(fringe((x + 4, y - 4), (x - 5, b.chest - 2), 0.8 * f, 3, 11.0))
        for leg in posed.near:
            (ax, ay), (bx, by) = leg.joints[1], leg.joints[2]
            w = leg.widths[1] * 0.3
            found.append(fringe((ax - w, ay), (bx - w, by - 2), 0.5 * f, 3, 8.0, -0.6))
    if not (look.feather or look.shaggy or look.poms):
        found.append(tufts(posed))
        if not look.drop_ears:
            found.append(
                frame.path(fringe((-8.6 - look.cheek, 4), (1 - look.cheek, 11.4 + look.cheek), 4.4, 4, 5.4, -0.5))
            )
    return found


def _prick(frame: Frame, dx: float, size: float = 1.0) -> tuple[Path, Path]:
    root = Frame(*frame.at(-2.5 + dx, -8), frame.scale * size, frame.turn)
    ear = root.shape((-6.1, 3), (-5.5, -7), (-2.9, -16, CORNER), (3, -9), (6.1, -1), (0.5, 2))
    inner = root.shape((-2.9, -1), (-2.9, -7), (-2.1, -12.5, CORNER), (1.9, -7), (3.7, -1.6))
    return ear, inner


def _bat(frame: Frame, dx: float, size: float) -> tuple[Path, Path]:
    """A broad upright ear with a round tip."""
    root = Frame(*frame.at(-4 + dx, -9), frame.scale * size, frame.turn - 6)
    ear = root.shape((-6.4, 3), (-7, -6), (-4.4, -13.4), (-0.4, -14.4), (3.6, -9.6), (6, -1), (1, 3))
    inner = root.shape((-3.6, -0.6), (-4, -6), (-2.2, -11), (0.2, -11), (2.2, -7), (3.4, -1))
    return ear, inner


def _far_ear(pen: Pen, look: Canine, frame: Frame) -> None:
    if look.ear_type != "bat" and look.drop_ears:
        return
    ear, _ = _bat(frame, 9.5, 0.92 * look.ear) if look.ear_type == "bat" else _prick(frame, 4.6, 0.94 * look.ear)
    pen.part("coat", ear, tone=FAR)
    pen.area(ears=difference(ear, _skull(look, frame)))


def _socks(pen: Pen, look: Canine, legs: Sequence[Leg], tone: float) -> None:
    if look.sock:
        for leg in legs:
            pen.mark("socks", leg.sock(look.sock), tone=tone * 0.6)


def _bib(pen: Pen, frame: Frame, chest: tuple[float, float]) -> None:
    x, y = chest
    tx, ty = frame.at(5, 11)
    wide = 0.62 * max(abs(y - ty), 12.0)
    pen.mark("belly", limb([(tx, ty, 0.7 * wide), ((tx + x) / 2 + 3, (ty + y) / 2, wide), (x, y + 2, 0.66 * wide)]))


def _near_ear(pen: Pen, look: Canine, frame: Frame) -> None:
    k = look.ear
    if look.ear_type == "rose":
        pen.part("ears", frame.shape((-2, -8.6), (-8, -10.4), (-14.6, -7.4), (-16, -3.6), (-10, -3.4), (-4.6, -3)))
        pen.mark("ears", frame.line((-3, -6.4), (-9, -6.6), (-15, -4.4)), width=1.0 * frame.scale, tone=-0.12)
    elif look.drop_ears:
        lobe: list[Landmark] = [(-8.5, -9), (-2, -10.4), (2.4, -5.5), (3, 4 * k), (0, 13.5 * k), (-6.5, 14.5 * k),
            (-10.8, 6 * k), (-11, -3)]  # fmt: skip
        ear = frame.shape(*lobe)
        if look.ear_type == "curly":
            ear = union(ear, frame.path(fringe((-11, 9 * k), (2.6, 8 * k), 11 * k, 5, 6.0, -0.1)))
        pen.part("ears", ear)
        if look.ear_type == "curly":
            waves = [frame.line((x, 0), (x + 2, 5 * k), (x - 1, 10 * k), (x + 1, 16 * k)) for x in (-7.5, -3.5, 0.2)]
            pen.mark("ears", joined(*waves), width=1.1 * frame.scale, tone=-0.1, detail=1)
    else:
        ear, inner = _bat(frame, 0, k) if look.ear_type == "bat" else _prick(frame, 0, k)
        pen.part("ears", ear)
        pen.mark("inner", inner)


def _face(pen: Pen, look: Canine, frame: Frame, *, asleep: bool = False) -> None:
    own = profile(look.head_type, look.muzzle, look.cheek)
    skull = _skull(look, frame)
    pen.area(face=skull, muzzle=intersection(skull, frame.shape(*own.dark)))
    pen.mark("belly", frame.shape(*own.pale))
    if look.mask:
        look.mask(pen, frame)
    if look.masked:
        pen.mark("dark", frame.shape(*own.dark))
    pen.mark("eye", frame.line(*own.mouth), width=0.9 * frame.scale, detail=1)
    for fold in own.folds:
        pen.mark("coat", frame.line(*fold), width=0.9 * frame.scale, tone=-0.14, detail=1)
    if look.poms:
        pen.part("coat", union(*(frame.oval(x, y, r) for x, y, r in ((-6, -9, 7), (1, -13, 7.5), (6, -9, 5.5)))))
    _near_ear(pen, look, frame)
    nx, ny = own.nose
    pen.part("nose", frame.oval(nx, ny, 2.8, 2.3, 12), shade="flat")
    pen.part("glint", frame.oval(nx + 0.4, ny - 0.9, 0.8, 0.5, 12), shade="flat", detail=2, alpha=0.7)
    mx, my = own.mouth[0][0] - 1.6, own.mouth[0][1] + 1.4
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
        head=frame.at(0, 0), eye=spot, mouth=frame.at(mx, my), face=frame.at(7, 0), hat=frame.at(-1, -10.5),
        hand=frame.at(mx, my + 1),
    )  # fmt: skip
