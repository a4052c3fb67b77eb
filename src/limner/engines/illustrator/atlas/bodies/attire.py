"""Clothes that are put on a body of joints: cut to its trunk, about its limbs, in slots that every such body has."""

from collections.abc import Mapping
from dataclasses import dataclass

from limner.drawing.colour import parse
from limner.drawing.geometry import CORNER, Landmark, Path, ellipse, intersection, limb, outline, smooth, star, union
from limner.engines.illustrator.atlas.bodies.footwear import FOOTWEAR
from limner.engines.illustrator.atlas.bodies.joints import Limb
from limner.engines.illustrator.atlas.bodies.skeleton import Skeleton, sole
from limner.engines.illustrator.atlas.bodies.stance import SEATED
from limner.engines.illustrator.atlas.facts import Garment
from limner.engines.illustrator.atlas.figure import Pen, Slot
from limner.engines.illustrator.atlas.flesh import Frame
from limner.engines.illustrator.atlas.solid import curve

SLOTS: Mapping[str, Slot] = {
    "worn_over": Slot(parse("#8a5a3b")),
    "worn_top": Slot(parse("#3f9fb8")),
    "worn_low": Slot(parse("#3f5f95")),
    "worn_ends": Slot(parse("#c83a35")),
    "worn_trim": Slot(parse("#f6f1e6")),
}
"""The slots of clothes, which every body of joints has beside its own."""


@dataclass(frozen=True, slots=True)
class Cut:
    """How a garment lies on a body: in which slot, how far down sleeves and legs go (1 to elbow or knee, 2 wholly).

    `hem` is how far it goes below the hips, in units; from `SKIRT` on it falls over the legs as one piece. `opened`
    says that it is open in front and shows what is beneath, `tied` that this has a tie, `grow` how loosely it sits.
    """

    slot: str
    sleeve: float = 0.0
    leg: float = 0.0
    hem: float = 2.0
    trunk: bool = True
    opened: bool = False
    belted: bool = False
    tied: bool = False
    grow: float = 0.9


SKIRT = 8.0
CUTS: Mapping[Garment, Cut] = {
    "swimsuit": Cut("worn_top", hem=3.0, grow=0.6),
    "tank top": Cut("worn_top", hem=3.0),
    "shirt": Cut("worn_top", sleeve=0.8, hem=3.0),
    "trousers": Cut("worn_low", leg=1.9, trunk=False),
    "shorts": Cut("worn_low", leg=0.9, trunk=False),
    "skirt": Cut("worn_low", hem=19.0, trunk=False),
    "dungarees": Cut("worn_low", leg=1.9, hem=3.0, grow=1.2),
    "pyjamas": Cut("worn_top", sleeve=1.9, leg=1.9, hem=3.0, grow=1.6),
    "tights": Cut("worn_top", sleeve=1.9, leg=1.9, grow=0.6, belted=True),
    "dress": Cut("worn_top", sleeve=0.7, hem=27.0),
    "sweater": Cut("worn_top", sleeve=1.9, hem=3.0, grow=1.3),
    "hoodie": Cut("worn_top", sleeve=1.9, hem=3.0, grow=1.5),
    "suit": Cut("worn_over", sleeve=1.9, leg=1.9, hem=4.0, grow=1.3, opened=True, tied=True),
    "uniform": Cut("worn_over", sleeve=1.9, leg=1.9, hem=4.0, grow=1.3, belted=True),
    "kimono": Cut("worn_over", sleeve=1.9, hem=32.0, grow=1.6, belted=True),
    "sari": Cut("worn_over", sleeve=0.6, hem=32.0, grow=1.2),
    "gown": Cut("worn_over", sleeve=1.9, hem=32.0, grow=1.6, belted=True),
    "vest": Cut("worn_over", hem=1.0, grow=1.4, opened=True),
    "jacket": Cut("worn_over", sleeve=1.9, hem=4.0, grow=1.6, opened=True),
    "coat": Cut("worn_over", sleeve=1.9, hem=5.0, grow=1.6, opened=True),
    "raincoat": Cut("worn_over", sleeve=1.9, hem=14.0, grow=1.8),
    "apron": Cut("worn_over", hem=18.0, trunk=False),
    "cape": Cut("worn_over", trunk=False),
    **dict.fromkeys(FOOTWEAR, Cut("worn_ends", trunk=False)),
    "gloves": Cut("worn_ends", trunk=False),
    "boxing gloves": Cut("worn_ends", trunk=False),
}  # fmt: skip
"""Clothes by their names; what is worn over others comes later."""


_FRONTAL = 0.3
"""The most that a body is turned aside whose feet point to both sides."""


@dataclass(frozen=True, slots=True)
class Attire:
    """What a body wears; `trunk` is the outline of its upper body."""

    worn: tuple[Garment, ...]
    pen: Pen
    at: Skeleton
    trunk: Path

    @property
    def _cuts(self) -> list[Cut]:
        return [cut for name, cut in CUTS.items() if name in self.worn]

    @property
    def _frame(self) -> Frame:
        return self.at.body

    def behind(self) -> None:
        """What hangs down the back: a cape, flying a little to the left."""
        if "cape" not in self.worn:
            return
        p, k = self.at.physique, self.at.narrow
        s, top, drop = p.shoulders * k, -p.torso, (p.thigh + p.shin) * 0.72
        fall = self._frame.shape((s * 0.5, top + 1, CORNER), (s * 1.25, top + 9), (s * 1.2, drop * 0.4),
            (s * 0.9, drop, CORNER), (-s * 0.6, drop + 2), (-s * 2.3, drop - 3, CORNER), (-s * 1.7, drop * 0.3),
            (-s * 1.25, top + 10), (-s * 0.5, top + 1, CORNER))  # fmt: skip
        self.pen.part("worn_over", fall, tone=-0.05)
        for x in (-0.9, -0.1, 0.6):
            fold = curve((s * x * 0.6, top + 12), (s * x, drop * 0.3), (s * x * 1.2 - 3, drop))
            self.pen.mark("worn_over", self._frame.path(fold), width=1.0, tone=-0.1, detail=1)

    def body(self) -> None:
        """What lies on the trunk, over the limbs that are drawn before it, under the head."""
        for cut in self._cuts:
            if cut.trunk:
                self._upper(cut)
            if cut.hem >= SKIRT and cut is not CUTS["apron"]:
                self._skirt(cut)
        if "apron" in self.worn:
            self._apron()

    def _upper(self, cut: Cut) -> None:
        p, k, frame = self.at.physique, self.at.narrow, self._frame
        wide = 1.5 * max(p.shoulders, p.waist, p.hips)
        grown = union(self.trunk, outline(self.trunk, 2 * cut.grow))
        low = 4.0 if cut.hem >= SKIRT else cut.hem
        band = frame.path(smooth([(-wide, -p.torso - 6, CORNER), (wide, -p.torso - 6, CORNER), (wide, low, CORNER),
            (-wide, low, CORNER)], tension=0.0))  # fmt: skip
        self.pen.part(cut.slot, intersection(grown, band))
        top, shift = -p.torso, 2.2 * self.at.stance.turn
        if cut.opened:
            self._opening(cut, shift)
        elif cut.leg and cut.belted:
            self.pen.mark("worn_trim", frame.path(star(shift, top * 0.62, 4.6, 2.1, 5)))
            self.pen.mark("worn_trim", frame.line((-wide, 0), (shift, 1), (wide, 0)), width=3.0)
        elif cut.leg:
            for y in (0.7, 0.48, 0.26):
                self.pen.mark("worn_trim", frame.oval(shift, top * y, 1.0))
        self.pen.mark("worn_trim" if not cut.opened else cut.slot,
            frame.oval(0.5 * self.at.stance.turn, top + 0.6, p.shoulders * 0.42 * k, 2.0), tone=-0.06)  # fmt: skip

    def _opening(self, cut: Cut, shift: float) -> None:
        """A front that is open from the throat to the waist: what is beneath it, lapels, a tie, buttons."""
        p, frame = self.at.physique, self._frame
        top, wide = -p.torso, p.waist * 0.5
        inner = frame.path(smooth([(shift - wide, top - 2, CORNER), (shift + wide, top - 2, CORNER),
            (shift + 0.6, top * 0.3, CORNER), (shift - 0.6, top * 0.3, CORNER)], tension=0.0))  # fmt: skip
        self.pen.mark("worn_trim", inner)
        if cut.tied:
            tie = frame.shape((shift - 1.3, top + 1, CORNER), (shift + 1.3, top + 1, CORNER), (shift + 2.2, top * 0.44),
                (shift, top * 0.32, CORNER), (shift - 2.2, top * 0.44))  # fmt: skip
            self.pen.mark("worn_ends", tie)
        for side in (-1, 1):
            lapel = frame.path(curve((shift + side * wide, top - 2), (shift + side * wide * 0.9, top * 0.66),
                (shift + side * 0.6, top * 0.3)))  # fmt: skip
            self.pen.mark(cut.slot, lapel, width=2.2, tone=-0.1)
        self.pen.mark(cut.slot, frame.line((shift, top * 0.3), (shift, 8)), width=0.8, tone=-0.16)
        for y in (0.22, 0.06):
            self.pen.mark("worn_trim", frame.oval(shift + 1.8, top * y, 0.9), tone=-0.1)

    def _skirt(self, cut: Cut) -> None:
        """From the waist to the hem, wide enough for the knees; over the lap of who sits."""
        p, k, frame = self.at.physique, self.at.narrow, self._frame
        (x0, y0), (x1, y1) = (frame.at(side * p.waist * 1.04 * k, -p.torso * 0.3) for side in (-1, 1))
        legs = (self.at.near_leg, self.at.far_leg)
        if self.pen.stance in SEATED:
            kx, ky = max(leg.bend for leg in legs)
            w = p.leg_width * 0.62
            lap: list[Landmark] = [(x0, y0), (x0 - 2, frame.y + 3), (x0 + 3, frame.y + w), (kx - 4, ky + w),
                (kx + w, ky + w * 1.2, CORNER), (kx + w, ky - w), (x1 + 4, frame.y - w * 1.1), (x1, y1)]  # fmt: skip
            self.pen.part(cut.slot, smooth(lap))
            return
        share = min(cut.hem / (p.thigh + p.shin), 0.86)
        hem = frame.y + share * (p.thigh + p.shin)
        reach = [point for leg in legs for point in (leg.bend, *((leg.end,) if share > 0.6 else ()))]
        left, right = min(x for x, _ in reach) - p.leg_width * 0.7, max(x for x, _ in reach) + p.leg_width * 0.7
        left, right = min(left, x0 - 2), max(right, x1 + 2)
        fall: list[Landmark] = [
            (x0, y0),
            ((x0 + left) / 2 - 1.5, (y0 + hem) / 2),
            (left, hem, CORNER),
            ((left + right) / 2, hem + 1.4),
            (right, hem, CORNER),
            ((x1 + right) / 2 + 1.5, (y1 + hem) / 2),
            (x1, y1),
        ]
        self.pen.part(cut.slot, smooth(fall))
        middle = (left + right) / 2
        for x in (left, middle, right):
            fold = curve((middle + (x - middle) * 0.35, (y0 + hem) / 2), (middle + (x - middle) * 0.6, hem))
            self.pen.mark(cut.slot, fold, width=0.9, tone=-0.08, detail=1)
        if cut.belted:
            self.pen.mark(cut.slot, curve((x0 - 2, y0 + 1.4), (x1 + 2, y1 + 1.4)), width=3.2, tone=-0.14)

    def _apron(self) -> None:
        p, k, frame = self.at.physique, self.at.narrow, self._frame
        shift, drop = 3.0 * self.at.stance.turn, CUTS["apron"].hem if self.pen.stance not in SEATED else 3.0
        w = p.waist * k
        panel = frame.shape((shift - w * 0.5, -p.torso * 0.78, CORNER), (shift + w * 0.5, -p.torso * 0.78, CORNER),
            (shift + w * 0.86, -p.torso * 0.3), (shift + w * 0.9, drop, CORNER), (shift, drop + 1),
            (shift - w * 0.9, drop, CORNER), (shift - w * 0.86, -p.torso * 0.3))  # fmt: skip
        self.pen.part("worn_over", panel)
        pocket = frame.path(
            curve((shift - w * 0.4, 1), (shift - w * 0.36, 6), (shift + w * 0.36, 6), (shift + w * 0.4, 1))
        )
        self.pen.mark("worn_over", pocket, width=0.9, tone=-0.12)

    def throat(self) -> None:
        """What closes about the neck, over the trunk."""
        if "cape" in self.worn:
            p, k = self.at.physique, self.at.narrow
            s, top = p.shoulders * k, -p.torso
            collar = self._frame.shape((-s * 0.9, top + 3), (-s * 0.5, top - 1), (0, top + 1.6), (s * 0.5, top - 1),
                (s * 0.9, top + 3), (s * 0.4, top + 4.4), (0, top + 5.4), (-s * 0.4, top + 4.4))  # fmt: skip
            self.pen.part("worn_over", collar)
            self.pen.mark("worn_trim", self._frame.oval(0.5, top + 3.4, 1.3))

    def arm(self, arm: Limb, tone: float) -> None:
        """The sleeve and the glove of an arm, over it."""
        w = self.at.physique.arm_width
        for cut in self._cuts:
            if cut.sleeve:
                grow = 1.16 + 0.06 * cut.grow
                sleeve = arm.chain(w * grow, w * grow * 0.98, w * grow * 0.92, cut.sleeve)
                self.pen.part(cut.slot, _tube(sleeve), tone=tone)
        for name, size in (("gloves", 0.84), ("boxing gloves", 1.3)):
            if name in self.worn:
                self._mitt(arm, w * size, tone)

    def _mitt(self, arm: Limb, size: float, tone: float) -> None:
        (bx, by), (ex, ey) = arm.bend, arm.end
        length = max(((ex - bx) ** 2 + (ey - by) ** 2) ** 0.5, 1e-6)
        ux, uy = (ex - bx) / length, (ey - by) / length
        middle = ex + ux * size * 0.3, ey + uy * size * 0.3
        thumb = limb([(ex - uy * size * 0.3, ey + ux * size * 0.3, size * 0.7),
            (ex - uy * size * 0.7 + ux * size * 0.5, ey + ux * size * 0.7 + uy * size * 0.5, size * 0.5)])  # fmt: skip
        self.pen.part("worn_ends", union(ellipse(*middle, size), thumb), tone=tone)
        cuff = curve((ex - ux * size - uy * size, ey - uy * size + ux * size),
            (ex - ux * size + uy * size, ey - uy * size - ux * size))  # fmt: skip
        self.pen.mark("worn_trim", cuff, width=size * 0.5)

    def leg(self, leg: Limb, turn: float, tone: float) -> None:
        """The trouser leg and the boot of a leg, over it."""
        w = self.at.physique.leg_width
        for cut in self._cuts:
            if cut.leg:
                grow = 1.16 + 0.06 * cut.grow
                tube = _tube(leg.chain(w * grow, w * grow * 0.94, w * grow * 0.86, cut.leg))
                self.pen.part(cut.slot, tube, tone=tone - 0.02)
        for name in self.worn:
            if name == "boots":
                self._boot(leg, turn, tone)
            elif name in FOOTWEAR:
                FOOTWEAR[name](self.pen, Frame(*leg.end, w / 9.0, turn), self._toes(leg), tone, 1.0)

    def _toes(self, leg: Limb) -> float:
        """To which side its toes point: outward where it is seen from the front."""
        return -1.0 if leg is self.at.near_leg and self.at.stance.turn <= _FRONTAL else 1.0

    def _boot(self, leg: Limb, turn: float, tone: float) -> None:
        """About the shin as it bends, up to its middle."""
        w = self.at.physique.leg_width
        x, y = sole(leg, turn, w)
        shaft = limb([(*leg.chain(w, w, w, 1.5)[-1][:2], w * 1.05), (*leg.end, w * 1.05)], round_end=False)
        foot = Frame(x, y, w / 9.0, turn).shape((-6, 0, CORNER), (-6, -6), (0, -8), (6, -5), (8, 0, CORNER))
        self.pen.part("worn_ends", union(shaft, foot), tone=tone)


def _tube(chain: list[tuple[float, float, float]]) -> Path:
    """Round at the joint, cut straight at its end."""
    x, y, w = chain[0]
    return union(ellipse(x, y, w / 2), limb(chain, round_end=False))
