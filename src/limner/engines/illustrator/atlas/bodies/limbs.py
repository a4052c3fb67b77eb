"""Things that act: as they are drawn, on legs, with arms that reach and a face.

A thing has them where a tale asks for it: a teapot that rides a bicycle, an avocado that runs.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from limner.drawing import geometry as g
from limner.drawing.colour import parse
from limner.drawing.geometry import Path, ellipse, limb
from limner.drawing.matrices import Affine, placed
from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.atlas.bodies.attire import Attire
from limner.engines.illustrator.atlas.bodies.joints import Limb
from limner.engines.illustrator.atlas.bodies.skeleton import Physique, Skeleton, skeleton, sole
from limner.engines.illustrator.atlas.bodies.stance import ASTRIDE, SEATED
from limner.engines.illustrator.atlas.figure import Part, Pen, Slot
from limner.engines.illustrator.atlas.flesh import Frame
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.symbol import Symbol

SLOTS: Mapping[str, Slot] = {"limb": Slot(parse("#33282f")), "limb_end": Slot(parse("#fbf8f2"))}
"""The slots of limbs, and of gloves, shoes and eyes."""
_WITHOUT = frozenset(
    {"part of a body", "person", "animal", "creature", "monster", "landscape", "weather", "insect", "fish", "place"}
)
"""Kinds that have a body of their own, or none."""
_WIDE, _HIGH = 50.0, 56.0
"""The most that a thing measures on its legs."""
_ARM, _LEG = 4.6, 6.0
"""How thick limbs are."""


def can_have(symbol: Symbol) -> bool:
    """Whether it is a thing that could walk in a tale."""
    bodied = symbol.upright is not None or "lively" in symbol.traits or _WITHOUT.intersection(symbol.kinds)
    return not bodied and symbol.place != "sky"


@dataclass(frozen=True, slots=True)
class _Trunk:
    """A thing about the middle of its foot, and the half width at its shoulders."""

    parts: tuple[Part, ...]
    width: float
    height: float
    half: float
    crown: float


def drawn(pen: Pen, symbol: Symbol) -> None:
    """Draw the thing in the pen's attitude."""
    trunk = _trunk(symbol)
    at = skeleton(_physique(trunk), attitude(pen.pose))
    figure = _Figure(pen, at, trunk)
    if pen.stance in ASTRIDE:
        figure.leg(at.far_leg, at.feet[1], -0.08)
        with pen.in_front():
            figure.draw(astride=True)
    else:
        figure.draw(astride=False)
    figure.anchors()


@lru_cache(maxsize=256)
def _trunk(symbol: Symbol) -> _Trunk:
    figure = symbol.figure(symbol.poses[0])
    left, top, right, bottom = figure.bounds
    k = min(_WIDE / (right - left), _HIGH / (bottom - top))
    matrix = placed(k, 0.0, -(left + right) / 2 * k, -bottom * k)
    low = top + 0.5 * (bottom - top)
    across = g.intersection(figure.silhouette, g.rect(left - 1, low - 2, right - left + 2, 4))
    span = (left, right) if across.isEmpty() else g.bounds(across)[::2]
    parts = tuple(_moved(replace(p, front=False), matrix, k) for p in figure.parts)
    head = g.intersection(figure.silhouette, g.rect(left - 1, top, right - left + 2, 0.2 * (bottom - top)))
    crown = 0.0 if head.isEmpty() else (sum(g.bounds(head)[::2]) - left - right) / 2 * k
    return _Trunk(parts, (right - left) * k, (bottom - top) * k, (span[1] - span[0]) / 2 * k, crown)


def _moved(part: Part, matrix: Affine, k: float) -> Part:
    marks = tuple(_moved(mark, matrix, k) for mark in part.marks)
    return replace(part, path=g.transformed(part.path, matrix), width=part.width * k, marks=marks)


def _physique(trunk: _Trunk) -> Physique:
    """Arms that reach past the body, legs from under it; the shoulders in its middle."""
    reach = 15.0 + 0.16 * trunk.width
    return Physique(thigh=15.0, shin=15.0, torso=0.5 * trunk.height + 0.72 * _ARM, neck=0.0, head=1.0,
        shoulders=max(0.94 * trunk.half, 5.0), waist=max(trunk.half, 5.0), hips=min(0.56 * trunk.width, 16.0),
        arm=reach, forearm=reach - 1.0, arm_width=_ARM, leg_width=_LEG)  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Figure:
    pen: Pen
    at: Skeleton
    trunk: _Trunk

    def draw(self, *, astride: bool) -> None:
        """All parts from back to front, but for a rider's far leg."""
        pen, at = self.pen, self.at
        clasp, seated = attitude(pen.pose).clasp, pen.stance in SEATED or astride
        self._attire.behind()
        if not astride:
            self.leg(at.far_leg, at.feet[1], -0.08)
        if not seated:
            self.leg(at.near_leg, at.feet[0], 0.0)
        if not (at.stance.far_over or clasp):
            self._arm(at.far_arm, -0.06)
        for part in self.trunk.parts:
            pen.add(_moved(part, placed(1.0, self._frame.turn, self._frame.x, self._frame.y), 1.0))
        self._attire.throat()
        self._face()
        if seated:
            self.leg(at.near_leg, at.feet[0], 0.0)
        if clasp:
            with pen.in_front():
                self._arms(far=True)
        else:
            self._arms(far=at.stance.far_over)

    @property
    def _frame(self) -> Frame:
        """Where the thing stands on its legs."""
        return Frame(*self.at.body.at(0.0, 2.5), 1.0, self.at.body.turn)

    @property
    def _attire(self) -> Attire:
        return Attire(attitude(self.pen.pose).wear, self.pen, self.at, Path())

    def _arms(self, *, far: bool) -> None:
        if far:
            self._arm(self.at.far_arm, -0.02)
        self._arm(self.at.near_arm, 0.02)

    def _arm(self, arm: Limb, tone: float) -> None:
        self.pen.part("limb", limb(arm.chain(_ARM, _ARM, _ARM * 0.9)), tone=tone)
        self.pen.part("limb_end", ellipse(*arm.end, 4.2), tone=tone)
        self._attire.arm(arm, tone)

    def leg(self, leg: Limb, turn: float, tone: float) -> None:
        """A leg with its shoe."""
        self.pen.part("limb", limb(leg.chain(_ARM, _ARM, _ARM)), tone=tone)
        shoe = Frame(*sole(leg, turn, _LEG), 1.0, turn).shape((-4.6, 0, "c"), (-5.0, -4.4), (0, -5.4), (6.0, -4.4),
            (8.4, -1.6), (8.0, 0, "c"))  # fmt: skip
        self.pen.part("limb_end", shoe, tone=tone)
        self._attire.leg(leg, turn, tone)

    @property
    def _look(self) -> Frame:
        """Where the face is, a little toward where the body turns; its unit is the distance of an eye from it."""
        t = self.trunk
        half = min(t.half, 0.36 * t.height, 16.0)
        x, y = self._frame.at(0.34 * half * self.at.stance.turn, -0.62 * t.height)
        return Frame(x, y, 0.4 * half, self._frame.turn)

    def _face(self) -> None:
        face, glance = self._look, 0.2 * self.at.stance.turn
        for side in (-1, 1):
            self.pen.part("limb_end", face.oval(side * 0.98, 0, 0.88, 1.06), shade="flat")
            self.pen.mark("limb", face.oval(side * 0.98 + glance, 0.1, 0.48, 0.6))
            self.pen.mark("limb_end", face.oval(side * 0.98 + glance + 0.14, -0.14, 0.15))
        smile = face.path(curve((-0.95, 1.5), (0.0, 2.1), (0.95, 1.5)))
        self.pen.stroke("limb", smile, 0.32 * face.scale)

    def anchors(self) -> None:
        """Those of a person, and the joints."""
        at, p, pen, frame, t = self.at, self.at.physique, self.pen, self._frame, self.trunk
        seated, hand = pen.stance in SEATED, self.at.far_arm.end
        pen.anchor(
            feet=(at.near_leg.end[0] if seated else 0.0, 0), seat=frame.at(0, 0), hand=hand, held=hand,
            near_hand=at.near_arm.end, back=frame.at(-t.half, -0.5 * t.height), neck=frame.at(0, -0.42 * t.height),
            chest=frame.at(2, -0.38 * t.height), waist=frame.at(2, -0.2 * t.height),
            lean=frame.at(-t.half, -0.5 * t.height), shoulder=at.near_arm.top, far_shoulder=at.far_arm.top,
            elbow=at.far_arm.bend, knee=at.near_leg.bend, foot=sole(at.near_leg, at.feet[0], p.leg_width),
            far_foot=sole(at.far_leg, at.feet[1], p.leg_width), head=frame.at(t.crown, -0.72 * t.height),
            face=self._look.at(0, 0), eye=self._look.at(0, 0), mouth=self._look.at(0.3, 1.7),
            hat=frame.at(t.crown, -0.96 * t.height),
        )  # fmt: skip
        if seated:
            lap = at.near_leg
            pen.anchor(lap=((lap.top[0] + lap.bend[0]) / 2, lap.bend[1] - p.leg_width * 0.4))
