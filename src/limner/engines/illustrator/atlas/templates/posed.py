"""People as values: bodies, clothes, and their joints in a pose.

An adult is about 100 units tall with a head of a fifth; children have bodies of their own. Angles of arms and legs are
degrees from straight down toward the right of the picture; 180 is straight up.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from limner.drawing.geometry import CORNER, Landmark, Path, smooth
from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.atlas.bodies.joints import Limb
from limner.engines.illustrator.atlas.bodies.skeleton import COUNTER, Physique, Skeleton, narrow, skeleton
from limner.engines.illustrator.atlas.bodies.stance import Stance
from limner.engines.illustrator.atlas.facts import Garment
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame
from limner.engines.illustrator.atlas.templates.portrait import Look

FAR = -0.07
"""The tone of the limbs on the far side."""

Draw = Callable[[Pen, "Posed"], None]


MAN = Physique()
WOMAN = Physique(shoulders=9.2, waist=6.9, hips=9.2, arm=14.5, forearm=13, arm_width=5.0, leg_width=9.0, thigh=23.5,
    head=0.72, bust=0.7)  # fmt: skip
CHILD = Physique(thigh=17.5, shin=16.5, torso=26, neck=2.6, head=1.06, shoulders=9.6, waist=8.8, hips=9.2, arm=13,
    forearm=11.5, arm_width=5.6, leg_width=9.4)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Clothes:
    """`sleeve` and `leg` are how far arm and leg are covered: 1 to elbow or knee, 2 wholly. `skirt` is its length.

    `top` and `low` are the slots of what is worn above and below, `hem` how far below the hips a top ends, `coat` how
    far one that falls over the thighs does; `bare` leaves that share of the shoulders free, `briefs` are a slot.
    """

    sleeve: float = 0.75
    leg: float = 2.0
    skirt: float = 0.0
    flare: float = 5.0
    dress: bool = False
    gloves: str = ""
    loose: float = 1.0
    sleeve_flare: float = 0.0
    shoe: Literal["sneaker", "shoe", "flat", "bare"] = "sneaker"
    top: str = "shirt"
    low: str = "trousers"
    hem: float = 2.4
    coat: float = 0.0
    bare: float = 0.0
    briefs: str = ""


@dataclass(frozen=True, slots=True)
class Person:
    """A body, a face, clothes, and what else is drawn: behind everything, on the chest, and over the head.

    A `legless` one has what `chest` draws instead of legs."""

    physique: Physique = MAN
    look: Look = field(default_factory=Look)
    clothes: Clothes = field(default_factory=Clothes)
    behind: Draw | None = None
    chest: Draw | None = None
    over: Draw | None = None
    legless: bool = False


@dataclass(frozen=True, slots=True)
class Posed:
    """A person in a pose, in the symbol's units: `body` starts between the hips, `face` in the head's middle."""

    person: Person
    stance: Stance
    body: Frame
    face: Frame
    near_arm: Limb
    far_arm: Limb
    near_leg: Limb
    far_leg: Limb
    feet: tuple[float, float]
    clasp: bool
    joints: Skeleton
    worn: tuple[Garment, ...] = ()

    @property
    def narrow(self) -> float:
        """How much narrower the trunk is than from the front."""
        return narrow(self.stance)

    def trunk(self, grow: float = 0.0, hem: float = 2.0) -> Path:
        """The outline of the upper body, `hem` units below the hips: sloping shoulders, ribs, waist, hips; who turns
        has his chest before him and a hollow back."""
        p, k, t = self.person.physique, self.narrow, self.stance.turn
        s, w, h, top = (p.shoulders + grow) * k, (p.waist + grow) * k, (p.hips + grow) * k, -p.torso
        chest, bust = s * 0.88 + 0.5 * t, p.bust * (0.5 + t)
        right: list[Landmark] = [(p.neck * 0.9, top - 1.6), (s * 0.6, top + 0.5), (s * 0.94, top + 2.9),
            (s * 0.98, top + 6.4), (chest + bust, top * 0.62), (w + 0.7 * t, top * 0.36), (h * 0.97, -3.2),
            (h * 1.03, hem, CORNER), (h * 0.5, hem + 0.9)]  # fmt: skip
        left: list[Landmark] = [(-p.neck * 0.9, top - 1.6), (-s * 0.6, top + 0.5), (-s * 0.94, top + 2.9),
            (-s * 0.98, top + 6.4), (-s * 0.9 - bust * (1 - t) * 0.5, top * 0.62), (-w + 0.9 * t, top * 0.34),
            (-h * 0.97 + 0.2 * t, -3.2), (-h * 1.03, hem, CORNER), (-h * 0.5, hem + 0.9)]  # fmt: skip
        return self.body.path(smooth([self.tilted(point) for point in (*right, *reversed(left))]))

    def tilted(self, point: Landmark) -> Landmark:
        """A point of the trunk where hips and shoulders slope against each other as the stance has it."""
        x, y, *corner = point
        up = min(max(-y / self.person.physique.torso, 0.0), 1.0)
        slope = math.tan(math.radians(self.stance.tilt)) * (1.0 - (1.0 + COUNTER) * up)
        return (x, y + slope * x, *corner)  # type: ignore[return-value]


def posed(person: Person, pose: str, worn: tuple[Garment, ...] = ()) -> Posed:
    """The joints of a person in a pose of `STANCES`, else standing, or in an attitude; `worn` is put on over all."""
    held = attitude(pose)
    at = skeleton(person.physique, held, legless=person.legless)
    return Posed(person, at.stance, at.body, at.face, at.near_arm, at.far_arm, at.near_leg, at.far_leg, at.feet,
        held.clasp, at, worn)  # fmt: skip
