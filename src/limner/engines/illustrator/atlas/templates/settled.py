"""Where trunk, neck and head of a four-legged body go when it lies, grazes or leaps, facing right."""

import math
from dataclasses import dataclass, replace

from limner.drawing.geometry import Path, Point, bounds
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame
from limner.engines.illustrator.atlas.templates.quadruped import Build

GRAZING, LYING, JUMPING, ROLLING = "grazing", "lying", "jumping", "rolling"

_MUZZLE_DOWN = 58.0
"""Degrees by which a grazing head looks down."""
_ABOVE_GROUND = 1.5
_LOW = frozenset({GRAZING, LYING, "sleeping", "sitting"})
_PITCH = {JUMPING: (-17.0, 15.5), ROLLING: (176.0, 0.0)}
"""Degrees clockwise by which the whole figure is turned, and how high it is over the ground."""


@dataclass(frozen=True, slots=True)
class Settled:
    """The build in that pose, the head's frame, and where points of the standing trunk and neck have gone."""

    build: Build
    head: Frame
    trunk: Frame
    neck: Frame


def settled(build: Build, head: Frame, outline: Path, pose: str) -> Settled:
    """The pose of a body whose head stands at `head` and has that outline in its own frame."""
    if pose == LYING:
        return _lowered(build, head)
    if pose == GRAZING:
        down = replace(head, x=0.0, y=0.0, turn=max(head.turn, _MUZZLE_DOWN))
        return _bowed(build, replace(head, turn=down.turn), -_ABOVE_GROUND - bounds(down.path(outline))[3])
    if pose == ROLLING:
        return _bowed(build, replace(head, turn=24.0), build.withers + 0.42 * build.depth)
    return Settled(build, head, Frame(0, 0), Frame(0, 0))


def pitched(pen: Pen) -> None:
    """Turn what is drawn as a whole where the pose is a leap or a roll on the back; nothing is under the ground."""
    if pen.pose in _PITCH:
        pen.pitch(*_PITCH[pen.pose])
    elif pen.pose in _LOW:
        pen.ground()


def _lowered(b: Build, head: Frame) -> Settled:
    drop = -max(b.chest, b.belly) - 1.0
    low = replace(
        b, withers=b.withers + drop, croup=b.croup + drop, chest=b.chest + drop, belly=b.belly + drop,
        neck=[(x, y + drop, w) for x, y, w in b.neck],
    )  # fmt: skip
    at = Frame(0, drop)
    return Settled(low, replace(head, y=head.y + drop), at, at)


def _bowed(b: Build, head: Frame, level: float) -> Settled:
    """The neck turned about its root until the head's middle is at that height, as near as it comes."""
    x, y, _ = b.neck[0]
    rise = (level - y) / math.dist((x, y), (head.x, head.y))
    angle = math.asin(max(min(rise, 0.94), -0.94)) - math.atan2(head.y - y, head.x - x)
    neck = _about((x, y), math.degrees(angle))
    chain = [b.neck[0], *((*neck.at(px, py), w) for px, py, w in b.neck[1:])]
    hx, hy = neck.at(head.x, head.y)
    return Settled(replace(b, neck=chain), replace(head, x=hx, y=hy), Frame(0, 0), neck)


def _about(pivot: Point, degrees: float) -> Frame:
    """The frame that turns points of the figure about the pivot."""
    x, y = Frame(0, 0, 1.0, degrees).at(*pivot)
    return Frame(pivot[0] - x, pivot[1] - y, 1.0, degrees)
