"""Four-legged animals whose head is drawn by a function of their own: in profile, grown together with the body, or from
the front, laid over it. They stand, walk, run; and those with a front face also sit and sleep.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from limner.drawing.geometry import (
    Landmark,
    Path,
    difference,
    ellipse,
    intersection,
    joined,
    limb,
    mirrored,
    moved,
    rect,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.templates import faces
from limner.engines.illustrator.atlas.templates.modelling import model, model_sitting, tufts, tufts_sitting
from limner.engines.illustrator.atlas.templates.quadruped import (
    FAR,
    Build,
    Leg,
    body,
    breast,
    shanks,
    socks,
    thigh_crease,
    toes,
)
from limner.engines.illustrator.atlas.templates.rest import curled, sitting
from limner.engines.illustrator.atlas.templates.settled import LYING, pitched, settled

Chain = Sequence[tuple[float, float, float]]


@dataclass(frozen=True, slots=True)
class Beast:
    """`face` draws the head's features at a frame, asleep or not.

    With a `profile` (landmarks about the skull's middle) the head belongs to the body's outline; without, `face` draws
    the whole head. `behind` draws what lies behind the coat. `chin` is the head's height in sleep; `rest_marks` are the
    stripes or spots of the sitting and the sleeping body.
    """

    build: Build
    head: tuple[float, float]
    face: Callable[[Pen, Frame, bool], None]
    scale: float = 1.0
    turn: float = 0.0
    profile: Sequence[Landmark] = ()
    behind: Callable[[Pen, Frame], None] | None = None
    pattern: Callable[[Pen], None] | None = None
    more: Path | None = None
    tail: Chain = ()
    sitting_tail: Chain = ()
    tuft: float = 0.0
    belly: float = 0.19
    sock: float = 0.0
    bib: bool = False
    girth: float = 1.0
    chin: float = -17.0
    rest_marks: Callable[[str], Path] | None = None


def beast(pen: Pen, look: Beast) -> None:
    """Poses: standing, walking, running, jumping, rolling, grazing, lying, sitting, sleeping; areas: ears of a front
    face, face, muzzle, tail and its tip, paws, legs, belly, chest.
    """
    if pen.pose == "sitting":
        _sitting(pen, look)
    elif pen.pose == "sleeping" and not look.profile:
        _sleeping(pen, look)
    else:
        _on_its_feet(pen, look)
        pitched(pen)


def _on_its_feet(pen: Pen, look: Beast) -> None:
    pose = LYING if pen.pose == "sleeping" else pen.pose
    upright = Frame(*look.head, look.scale, look.turn - (5 if pose in ("running", "jumping") else 0))
    outline = smooth(look.profile) if look.profile else _face_of(look)
    at = settled(look.build, upright, outline, pose)
    b, frame = at.build, at.head
    if not look.profile:
        frame = replace(frame, turn=look.turn)
    posed = body(b, pose)
    x, y = b.hip - b.bulk * 0.66, b.croup + (b.belly - b.croup) * 0.2
    tail = [(x + dx, min(y + dy, -0.5 * w), w) for dx, dy, w in look.tail]
    if pose == LYING and look.sitting_tail:
        tail = [(x, y, look.sitting_tail[0][2]), *((dx - 0.3 * b.length, dy, w) for dx, dy, w in look.sitting_tail)]
    if look.behind:
        look.behind(pen, frame)
    for leg in posed.far:
        pen.part("coat", leg.path, tone=FAR)
        _extremes(pen, look, (leg,), FAR)
    more = [smooth(look.profile)] if look.profile else []
    pieces = [frame.path(p) for p in more]
    if look.more:
        pieces.append(at.trunk.path(look.more))
    if tail:
        pieces.append(limb(tail))
    _tuft(pen, look, tail)
    hairy = look.build.foot == "paw"
    pen.part("coat", union(posed.coat(*pieces), *([tufts(posed)] if hairy else [])))
    model(pen, posed, hairy=hairy)
    if look.belly:
        pen.mark("belly", posed.belly(look.belly))
    if look.pattern:
        with pen.lowered(at.trunk.y):
            look.pattern(pen)
    pen.mark("coat", thigh_crease(b), width=0.95, tone=-0.1, detail=1)
    _extremes(pen, look, posed.near, 0.0)
    top = (b.length * 0.02, (b.withers + b.croup) / 2 + b.sag)
    pen.anchor(feet=(0, 0), back=top, seat=top, tail=tail[-1][:2] if tail else (x, y), neck=frame.at(-6, 12),
        lean=(b.shoulder + b.bulk, b.chest))  # fmt: skip
    if not look.profile:
        pen.mark("coat", frame.oval(0, 4, 17.5, 16), tone=-0.09, alpha=0.8)
    look.face(pen, frame, pen.pose == "sleeping")
    legs = (*posed.far, *posed.near)
    pen.area(paws=socks(legs), legs=shanks(legs), belly=posed.belly(0.34), chest=breast(b, frame.at(4, 11)))
    _areas(pen, look, frame, tail, posed.torso)


def _areas(pen: Pen, look: Beast, frame: Frame, tail: Chain, trunk: Path) -> None:
    """Those of head and tail, which is behind the trunk."""
    if tail:
        pen.area(
            tail=difference(union(limb(tail), *_hair(look, tail)), trunk),
            tip=joined(ellipse(*tail[-1][:2], 5.0 + tail[-1][2]), *_hair(look, tail)),
        )
    if look.profile:
        skull = frame.path(smooth(look.profile))
        right = max(x for x, *_ in look.profile)
        pen.area(face=skull, muzzle=intersection(skull, frame.path(rect(0.52 * right, -30, 60, 60))))
        return
    skull = faces.head(frame, faces.BROAD)
    zone = ellipse(12.5, -14, 9.5, 12)
    pen.area(
        ears=difference(frame.path(joined(zone, mirrored(zone))), skull),
        face=skull,
        muzzle=frame.path(moved(union(ellipse(0, 9, 8.6, 6.4), ellipse(0, 5, 3.6, 5)), faces.TURN, 0)),
    )


def _face_of(look: Beast) -> Path:
    """The outline of a head that the face draws, in its own frame."""
    scratch = Pen("")
    look.face(scratch, Frame(0, 0), False)
    return scratch.figure().silhouette


def _sitting(pen: Pen, look: Beast) -> None:
    sit = sitting(look.girth, look.build.fore[2] * 1.2)
    frame = Frame(15, -78, look.scale * 1.16)
    if look.sitting_tail:
        pen.part("coat", limb(look.sitting_tail), tone=-0.03)
        _tuft(pen, look, look.sitting_tail)
    pen.part("coat", sit.far, tone=FAR)
    if look.sock:
        pen.mark("socks", rect(0, -13, 60, 13), tone=-0.05)
    pen.part("coat", union(sit.coat, tufts_sitting()))
    model_sitting(pen)
    if look.rest_marks:
        pen.mark("stripe", look.rest_marks("sitting"))
    pen.mark("coat", frame.oval(0, 4, 16.5, 16), tone=-0.09, alpha=0.8)
    pen.mark("coat", sit.crease, width=1.0, tone=-0.11)
    if look.bib:
        pen.mark("belly", Frame(0, 0).shape((6, -64), (24, -64), (25, -50), (19, -38), (12, -45)))
    if look.sock:
        pen.mark("socks", union(intersection(sit.foreleg, rect(0, -13, 60, 13)), sit.paws[1]))
    pen.anchor(feet=(0, 0), back=(-12, -50), tail=(-26, -6), seat=(-8, 0), lean=(24, -30))
    look.face(pen, frame, False)
    pen.area(**sit.areas)
    _areas(pen, look, frame, look.sitting_tail, sit.coat)


def _sleeping(pen: Pen, look: Beast) -> None:
    rest = curled(look.girth)
    frame = Frame(30, look.chin, look.scale * 1.1, 9)
    pen.part("coat", rest.coat)
    if look.rest_marks:
        pen.mark("stripe", look.rest_marks("sleeping"))
    pen.mark("coat", curve((-8, -31), (4, -25), (8, -13), (2, -7)), width=1.0, tone=-0.11)
    pen.mark("coat", frame.oval(0, 3, 17.5, 16), tone=-0.09, alpha=0.8)
    w = look.tail[0][2] if look.tail else 6.0
    tail = [(-36, -10, w), (-32, -4.5, w * 1.1), (-14, -4.2, w), (6, -4, w * 0.9)]
    _tuft(pen, look, tail)
    pen.part("coat", limb(tail), tone=-0.04)
    pen.part("coat", rest.arm, tone=-0.02)
    if look.sock:
        pen.mark("socks", rect(38, -12, 20, 14))
    pen.anchor(feet=(0, 0), back=(-6, -38), tail=(-40, -6), seat=(-6, -36), lean=(44, -10))
    look.face(pen, frame, True)
    pen.area(paws=intersection(rest.arm, rect(38, -14, 30, 20)), legs=rest.arm)
    _areas(pen, look, frame, tail, Path())


def _tuft(pen: Pen, look: Beast, chain: Chain) -> None:
    for hair in _hair(look, chain):
        pen.part("mane", hair)


def _hair(look: Beast, chain: Chain) -> list[Path]:
    """The tuft at a tail's end, where it has one."""
    if not look.tuft:
        return []
    (ax, ay, _), (bx, by, w) = chain[-2:]
    k = look.tuft / max(abs(bx - ax) + abs(by - ay), 1)
    return [limb([(bx, by, w), (bx + (bx - ax) * k * 0.5, by + (by - ay) * k * 0.5, w * 2.4),
        (bx + (bx - ax) * k, by + (by - ay) * k, 0.8)])]  # fmt: skip


def _extremes(pen: Pen, look: Beast, legs: Sequence[Leg], tone: float) -> None:
    for leg in legs:
        if look.sock:
            pen.mark("socks", leg.sock(look.sock), tone=tone * 0.6)
        if look.build.foot == "hoof":
            pen.mark("hoof", leg.foot, tone=tone * 0.4)
    if look.build.foot == "paw":
        toes(pen, "socks" if look.sock else "coat", legs, 0.7)
