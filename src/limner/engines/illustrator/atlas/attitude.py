"""How a jointed body is held: a stance by name, and where its hands and feet go instead.

An attitude is written as the pose of a figure, so that it goes wherever a pose goes: "~strumming near=12,-40 clasp".
"""

from dataclasses import dataclass, fields, replace
from functools import lru_cache

from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.facts import Garment

MARK = "~"
"""What the pose of a jointed body begins with."""


@dataclass(frozen=True, slots=True)
class Attitude:
    """A stance, and points in the figure's units that hands and feet reach for; None where the stance has them.

    `nod` lowers the face by so many degrees more, `lean` is how far the trunk leans in place of the stance's lean. A
    `clasp` has both arms before what is held; `wear` are clothes that are put on the body.
    """

    stance: str = "standing"
    near: Point | None = None
    far: Point | None = None
    near_foot: Point | None = None
    far_foot: Point | None = None
    nod: float = 0.0
    lean: float | None = None
    clasp: bool = False
    wear: tuple[Garment, ...] = ()

    @property
    def busy(self) -> bool:
        """Whether a hand is told where to go."""
        return self.near is not None or self.far is not None

    def __str__(self) -> str:
        """As a pose, to a tenth of a unit."""
        words = [MARK + self.stance]
        for name in _POINTS:
            point = getattr(self, name)
            if point is not None:
                words.append(f"{name}={point[0]:.1f},{point[1]:.1f}")
        if self.lean is not None:
            words.append(f"lean={self.lean:.0f}")
        if self.nod:
            words.append(f"nod={self.nod:.0f}")
        if self.wear:
            words.append("wear=" + ",".join(name.replace(" ", "_") for name in self.wear))
        return " ".join([*words, "clasp"] if self.clasp else words)


_POINTS = tuple(f.name for f in fields(Attitude) if f.name in ("near", "far", "near_foot", "far_foot"))


def jointed(pose: str) -> bool:
    """Whether the pose is an attitude."""
    return pose.startswith(MARK)


@lru_cache(maxsize=1024)
def attitude(pose: str) -> Attitude:
    """The attitude that a pose is; of any other pose the stance of its name."""
    stance, *words = pose.removeprefix(MARK).split() or [""]
    held = Attitude(stance)
    for word in words:
        name, _, value = word.partition("=")
        if name in ("nod", "lean"):
            held = replace(held, **{name: float(value)})  # type: ignore[arg-type]
        elif name == "clasp":
            held = replace(held, clasp=True)
        elif name == "wear":
            worn = tuple(garment.replace("_", " ") for garment in value.split(","))
            held = replace(held, wear=worn)  # type: ignore[arg-type]
        elif name in _POINTS:
            x, _, y = value.partition(",")
            held = replace(held, **{name: (float(x), float(y))})  # type: ignore[arg-type]
    return held
