"""Animals as people stand: their own head on an upright body in their coat, with arms and legs that reach.

A body is a row of `BUILDS`; animals that are named in none of them take that of their kind.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from limner.drawing.geometry import CORNER, Landmark, Path, ellipse, limb, smooth, union
from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.atlas.bodies import heads
from limner.engines.illustrator.atlas.bodies.attire import Attire
from limner.engines.illustrator.atlas.bodies.heads import Head
from limner.engines.illustrator.atlas.bodies.joints import Limb
from limner.engines.illustrator.atlas.bodies.skeleton import Physique, Skeleton, skeleton, sole
from limner.engines.illustrator.atlas.bodies.stance import ASTRIDE, SEATED
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.symbol import Symbol

FAR = -0.09
"""The tone of limbs on the far side."""
_HEAD = 1.34
"""How large a head is drawn; one whose width is beyond `_WIDEST` is smaller."""
_WIDEST = 50.0


@dataclass(frozen=True, slots=True)
class Build:
    """A body: its measures, how its feet look, its tail as a chain from the rump, and slots for its parts.

    `limbs` and `feet` are slots, the first that the symbol has; "" stands for the coat. A `fleece` is a coat of curls.
    """

    physique: Physique
    foot: str = "paw"
    tail: tuple[tuple[float, float, float], ...] = ()
    limbs: tuple[str, ...] = ()
    feet: tuple[str, ...] = ("socks", "hoof")
    belly: tuple[str, ...] = ("belly",)
    head: float = 1.0
    spines: bool = False
    dome: tuple[str, ...] = ()
    fleece: bool = False


_PLUMP = Physique(thigh=16.5, shin=15.0, torso=31.0, neck=1.0, head=1.0, shoulders=12.4, waist=14.2, hips=13.6,
    arm=17.0, forearm=15.5, arm_width=8.8, leg_width=11.5)  # fmt: skip
_SLIM = Physique(thigh=17.0, shin=16.0, torso=30.0, neck=1.4, head=1.0, shoulders=10.4, waist=11.0, hips=11.0,
    arm=16.5, forearm=15.0, arm_width=7.2, leg_width=9.4)  # fmt: skip
_FOWL = Physique(thigh=12.0, shin=12.0, torso=31.0, neck=1.0, head=1.0, shoulders=11.4, waist=14.4, hips=13.0,
    arm=17.0, forearm=15.0, arm_width=8.6, leg_width=5.4)  # fmt: skip

_BRUSH = ((0, 0, 6), (-11, 1, 12), (-23, -6, 16), (-32, -19, 13), (-35, -31, 3))
_THIN = ((0, 0, 5), (-12, 3, 4.8), (-21, -4, 4.6), (-23, -16, 4.4), (-19, -24, 3.6))
_TASSEL = ((0, 0, 4), (-10, 5, 3.4), (-17, 13, 3.2), (-19, 20, 5.5), (-20, 26, 1))
_SCUT = ((0, 0, 8), (-4, -1, 8))
_BUSHY = ((0, 2, 9), (-14, 0, 17), (-22, -16, 19), (-20, -36, 20), (-27, -48, 9))

_HOPPER = Physique(thigh=17.0, shin=17.0, torso=33.0, neck=4.0, head=1.0, shoulders=8.6, waist=12.6, hips=15.0,
    arm=14.5, forearm=13.5, arm_width=7.0, leg_width=12.5)  # fmt: skip
_HEAVY_TAIL = ((4, 0, 17), (-12, 9, 14), (-27, 22, 10.5), (-42, 30, 7), (-54, 31, 2.4))

_STUB = Build(_PLUMP, tail=_SCUT)
BUILDS: Mapping[str, Build] = {
    "fox": Build(_SLIM, tail=_BRUSH), "wolf": Build(_SLIM, tail=_BRUSH), "raccoon": Build(_PLUMP, tail=_BRUSH),
    "squirrel": Build(_SLIM, tail=_BUSHY), "skunk": Build(_SLIM, tail=_BUSHY), "red_panda": Build(_PLUMP, tail=_BRUSH),
    "cat": Build(_SLIM, tail=_THIN), "leopard": Build(_PLUMP, tail=_THIN), "tiger": Build(_PLUMP, tail=_THIN),
    "lion": Build(_PLUMP, tail=_TASSEL), "lioness": Build(_PLUMP, tail=_TASSEL), "dog": Build(_SLIM, tail=_THIN),
    "mouse": Build(_PLUMP, tail=_THIN), "monkey": Build(_SLIM, tail=_THIN), "cow": Build(_PLUMP, "hoof", _TASSEL),
    "panda": Build(_PLUMP, tail=_SCUT, limbs=("dark",), feet=("dark",)),
    "sheep": Build(_PLUMP, "hoof", _SCUT, limbs=("face",), feet=("hoof",), fleece=True),
    "walrus": Build(_PLUMP, "web"), "seal": Build(_PLUMP, "web"),
    "elephant": Build(_PLUMP, "pad", _TASSEL),
    "hedgehog": Build(_PLUMP, limbs=("belly",), feet=("belly",), spines=True),
    "rabbit": Build(_SLIM, tail=_SCUT, head=1.25), "deer": Build(_SLIM, "hoof", _SCUT, head=1.15),
    "goat": Build(_SLIM, "hoof", _SCUT, head=1.15), "frog": Build(_SLIM, "web"), "teddy_bear": Build(_PLUMP),
    "kangaroo": Build(_HOPPER, tail=_HEAVY_TAIL, head=1.12),
    "turtle": Build(_PLUMP, tail=_SCUT, dome=("rim", "shell")),
    "penguin": Build(_FOWL, "web", feet=("foot", "feet", "beak")),
}  # fmt: skip
"""Bodies by animal."""
KINDS: Mapping[str, Build] = {
    "bird": Build(_FOWL, "web", feet=("legs", "leg", "foot", "feet", "beak"), head=1.0),
    "farm animal": Build(_PLUMP, "hoof", _TASSEL),
    "mammal": _STUB,
    "amphibian": Build(_SLIM, "web"),
    "reptile": Build(_SLIM, tail=_THIN),
}
"""Bodies by kind, the nearer before the farther."""
NEVER = frozenset(
    "whale dolphin orca fish snake insect arachnid bat manatee narwhal jellyfish octopus squid woodpecker "
    "triceratops stegosaurus pterodactyl".split()
)
"""Animals and kinds that have nothing to stand on."""


def build_of(symbol: Symbol) -> Build | None:
    """The upright body of an animal; None where it has none."""
    names = (symbol.id, *symbol.kinds)
    if NEVER.intersection(names) or "person" in names:
        return None
    return BUILDS.get(symbol.id) or next((KINDS[kind] for kind in KINDS if kind in names), None)


def upright(pen: Pen, symbol: Symbol) -> None:
    """Draw the animal in the pen's attitude."""
    build = build_of(symbol) or _STUB
    own = heads.head_of(symbol, pen.mood)
    at = skeleton(build.physique, attitude(pen.pose))
    body = _Body(pen, symbol, build, at, own)
    if pen.stance in ASTRIDE:
        body.leg(at.far_leg, at.feet[1], FAR)
        with pen.in_front():
            body.draw(astride=True)
    else:
        body.draw(astride=False)
    body.anchors()


@lru_cache(maxsize=512)
def _slots(symbol: Symbol, build: Build) -> tuple[str, str, str, str]:
    """The slots of coat, limbs, feet and belly, "" for a belly that it lacks."""
    coat = next((n for n, s in symbol.slots.items() if s.role == "primary"), next(iter(symbol.slots)))
    limbs = next((n for n in build.limbs if n in symbol.slots), coat)
    feet = next((n for n in build.feet if n in symbol.slots), limbs)
    if feet == "hoof" and build.foot != "hoof":
        feet = limbs
    return coat, limbs, feet, next((n for n in build.belly if n in symbol.slots), "")


@dataclass(frozen=True, slots=True)
class _Body:
    pen: Pen
    symbol: Symbol
    build: Build
    at: Skeleton
    head: Head

    def draw(self, *, astride: bool) -> None:
        """All parts from back to front, but for a rider's far leg."""
        pen, at = self.pen, self.at
        clasp = attitude(pen.pose).clasp
        self.attire.behind()
        self._tail()
        if not astride:
            self.leg(at.far_leg, at.feet[1], FAR)
        before = at.stance.far_before(clasp=clasp)
        if not before:
            self._arm(at.far_arm, FAR)
        self._trunk()
        self.leg(at.near_leg, at.feet[0], 0.0)
        self.attire.body()
        self.attire.throat()
        heads.draw(pen, self.head, self.face)
        if clasp:
            with pen.in_front():
                self._arms(far=before)
                heads.draw_before(pen, self.head, self.face)
        else:
            self._arms(far=before)
            heads.draw_before(pen, self.head, self.face)

    @property
    def attire(self) -> Attire:
        """What it wears."""
        return Attire(attitude(self.pen.pose).wear, self.pen, self.at, self._outline())

    def _arms(self, *, far: bool = True) -> None:
        if far:
            self._arm(self.at.far_arm, -0.03)
        self._arm(self.at.near_arm, 0.03)

    @property
    def face(self) -> Frame:
        """Where the head is: its chin on the trunk."""
        scale = min(_HEAD * self.build.head, _WIDEST / self.head.width)
        at = self.at.face
        dx, dy = self.at.body.at(0.8 * self.at.stance.turn, -self.at.physique.torso)
        t = math.radians(self.at.stance.lean)
        rise = 10.4 * scale
        return Frame(dx + rise * math.sin(t), dy - rise * math.cos(t), scale, at.turn)

    def _outline(self) -> Path:
        p, k = self.at.physique, self.at.narrow
        s, w, h, top = p.shoulders * k, p.waist * (1 - 0.12 * self.at.stance.turn), p.hips * k, -p.torso
        right: list[Landmark] = [(s * 0.55, top - 1), (s * 0.92, top + 4), (w * 0.98, top * 0.5), (w, top * 0.24),
            (h * 0.94, 4), (h * 0.4, 7.4)]  # fmt: skip
        left: list[Landmark] = [(-x, y) for x, y, *_ in right]
        return self.at.body.path(smooth([*right, *reversed(left)]))

    def _trunk(self) -> None:
        p = self.at.physique
        w, top = p.waist * (1 - 0.12 * self.at.stance.turn), -p.torso
        coat, _, _, belly = _slots(self.symbol, self.build)
        self.pen.part(coat, self._fleece() if self.build.fleece else self._outline())
        if belly and belly != coat:
            shift = 3.4 * self.at.stance.turn
            patch = self.at.body.path(smooth([(shift, top * 0.82), (shift + w * 0.58, top * 0.5),
                (shift + w * 0.6, top * 0.1), (shift, 5), (shift - w * 0.56, top * 0.1),
                (shift - w * 0.54, top * 0.5)]))  # fmt: skip
            self.pen.mark(belly, patch)
        if "stripe" in self.symbol.slots:
            bars = [limb([(side * w * 1.2, y, 3.0), (side * w * 0.5, y + 1.5, 0.6)])
                for side in (-1, 1) for y in (top * 0.72, top * 0.46, top * 0.2)]  # fmt: skip
            self.pen.mark("stripe", self.at.body.path(union(*bars)))

    def _fleece(self) -> Path:
        """The trunk in a thick coat of curls."""
        p = self.at.physique
        curls = [
            self.at.body.oval(1.04 * p.waist * math.sin(t), -0.44 * p.torso - 0.62 * p.torso * math.cos(t), 5.6)
            for t in (math.radians(24 * i) for i in range(1, 15))
        ]
        return union(self._outline(), *curls)

    def _sleeve(self, limb_: Limb, width: float, tone: float) -> None:
        """Curls about the upper half of a limb."""
        if self.build.fleece and not self.attire.worn:
            (ax, ay), (bx, by) = limb_.top, limb_.bend
            curls = [ellipse(ax + k * (bx - ax), ay + k * (by - ay), width * 0.72) for k in (0.0, 0.3, 0.62)]
            self.pen.part(_slots(self.symbol, self.build)[0], union(*curls), tone=tone)

    def _arm(self, arm: Limb, tone: float) -> None:
        w = self.at.physique.arm_width
        _, limbs, feet, _ = _slots(self.symbol, self.build)
        fowl = self.build.physique is _FOWL
        end = w * 0.62 if fowl else w * 0.86
        path = limb(arm.chain(w, w * 1.06 if fowl else w * 0.92, end))
        (bx, by), (ex, ey) = arm.bend, arm.end
        turn = -math.degrees(math.atan2(ex - bx, ey - by))
        if fowl:
            tip = Frame(ex, ey, w / 8.6, turn).shape((-3, -3), (0, 7.4), (3, -3))
            self.pen.part(limbs, union(path, tip), tone=tone)
            self.attire.arm(arm, tone)
            return
        paw = Frame(ex, ey, w / 8.6, turn).oval(0, 1.6, 5.0, 5.2)
        self.pen.part(limbs, union(path, paw), tone=tone)
        if feet != limbs:
            self.pen.mark(feet, Frame(ex, ey, w / 8.6, turn).oval(0, 2.6, 6.4, 6.4), tone=tone)
        self._toes(Frame(ex, ey, w / 8.6, turn), limbs if feet == limbs else feet, tone)
        self._sleeve(arm, w, tone)
        self.attire.arm(arm, tone)

    def _toes(self, frame: Frame, slot: str, tone: float) -> None:
        if self.build.foot != "hoof":
            for x in (-1.5, 1.5):
                self.pen.mark(slot, frame.line((x, 4.2), (x * 1.1, 7.2)), width=0.7, tone=tone - 0.14, detail=1)

    def leg(self, leg: Limb, turn: float, tone: float) -> None:
        """A leg with its foot."""
        w = self.at.physique.leg_width
        _, limbs, feet, _ = _slots(self.symbol, self.build)
        if self.build.physique is _FOWL:
            self._fowls_leg(leg, turn, tone, feet)
            self.attire.leg(leg, turn, tone)
            return
        path = limb(leg.chain(w * 1.12, w * 0.98, w * 0.84))
        foot = self._foot(Frame(*leg.end, w / 9.0, turn))
        self.pen.part(limbs, union(path, foot), tone=tone)
        if feet != limbs:
            self.pen.mark(feet, foot, tone=tone)
        self.pen.mark(limbs, curve((leg.bend[0] - w * 0.5, leg.bend[1] + 1), (leg.bend[0], leg.bend[1] + 2)),
            width=0.8, tone=-0.08, detail=2)  # fmt: skip
        self._sleeve(leg, w, tone)
        self.attire.leg(leg, turn, tone)

    def _foot(self, frame: Frame) -> Path:
        reach = 4.6 + 3.4 * self.at.stance.turn
        if self.build.foot == "hoof":
            reach = 3.6 + 1.6 * self.at.stance.turn
        if self.build.foot == "web":
            reach += 4.0
        sole: list[Landmark] = [(-3.4, -1.4), (-4.2, 2.2), (-3.6, 3.45, CORNER), (reach, 3.45, CORNER),
            (reach * 1.06, 1.0), (reach * 0.7, -1.0), (2.8, -1.8)]  # fmt: skip
        return frame.path(smooth(sole))

    def _fowls_leg(self, leg: Limb, turn: float, tone: float, feet: str) -> None:
        w = self.at.physique.leg_width
        frame = Frame(*leg.end, w / 9.0, turn)
        web = frame.shape((-4, 3.45, CORNER), (0, -2), (6, 1), (15, 3.45, CORNER))
        self.pen.part(feet, union(limb(leg.chain(w * 0.8, w * 0.6, w * 0.56)), web), tone=tone)

    def _spines(self) -> None:
        """A coat of spines on the back, from the crown to the rump."""
        p, coat = self.at.physique, _slots(self.symbol, self.build)[0]
        rim: list[Landmark] = []
        for i in range(19):
            t = math.radians(150 + 200 * i / 18)
            rim.append((26 * math.cos(t), 27 * math.sin(t)))
            t += math.radians(5)
            rim.append((33 * math.cos(t), 34 * math.sin(t), CORNER))
        x, y = self.at.body.at(-p.waist * 0.3, -p.torso * 0.86)
        self.pen.part(coat, Frame(x, y, 1.0, self.at.stance.lean).path(smooth([*rim, (20, 16), (0, 26)], tension=0.25)))

    def _tail(self) -> None:
        if self.build.spines:
            self._spines()
        p = self.at.physique
        for slot, grow in zip(self.build.dome, (1.0, 0.86), strict=False):
            x, y = self.at.body.at(-p.waist * 0.42, -p.torso * 0.46)
            self.pen.part(slot, Frame(x, y, grow, self.at.stance.lean).oval(0, 0, p.waist * 1.3, p.torso * 0.62))
        if not self.build.tail:
            return
        coat = _slots(self.symbol, self.build)[0]
        hips = self.at.physique.hips
        chain = [(*self.at.body.at(x - hips * 0.7, y - 2), w) for x, y, w in self.build.tail]
        self.pen.part(coat, limb(chain), tone=-0.05)
        tip = "tip" if "tip" in self.symbol.slots else ""
        if tip:
            (x, y, w) = chain[-2]
            self.pen.mark(tip, Frame(x, y - w * 0.5, 1).oval(0, 0, w, w * 0.8))

    def anchors(self) -> None:
        """Those of a person, and the joints."""
        at, p, pen = self.at, self.at.physique, self.pen
        seated = pen.stance in SEATED
        hand = at.far_arm.end
        pen.anchor(
            feet=(at.near_leg.end[0] if seated else 0.0, 0), seat=(at.body.x, at.body.y + p.leg_width * 0.5), hand=hand,
            held=hand, near_hand=at.near_arm.end, back=at.body.at(-p.shoulders, -p.torso * 0.7),
            neck=at.body.at(0, -p.torso), chest=at.body.at(2, -p.torso * 0.62), waist=at.body.at(2, -p.torso * 0.32),
            lean=at.body.at(-p.shoulders, -p.torso * 0.7), tail=at.body.at(-p.hips, -2), shoulder=at.near_arm.top,
            far_shoulder=at.far_arm.top, elbow=at.far_arm.bend, knee=at.near_leg.bend,
            foot=sole(at.near_leg, at.feet[0], p.leg_width),
            far_foot=sole(at.far_leg, at.feet[1], p.leg_width),
        )  # fmt: skip
        if seated:
            lap = at.near_leg
            pen.anchor(lap=((lap.top[0] + lap.bend[0]) / 2, lap.bend[1] - p.leg_width * 0.4))
