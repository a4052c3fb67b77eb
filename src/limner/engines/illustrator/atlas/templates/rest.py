"""Four-legged animals at rest, facing right: sitting upright, and lying curled up."""

from collections.abc import Sequence
from dataclasses import dataclass

from limner.drawing.geometry import CORNER, Path, ellipse, intersection, joined, limb, rect, union
from limner.engines.illustrator.atlas.flesh import Frame, fused
from limner.engines.illustrator.atlas.solid import curve

Chain = Sequence[tuple[float, float, float]]


@dataclass(frozen=True, slots=True)
class Sitting:
    """An upright sitter: `coat` holds trunk, near foreleg and haunch; `far` the far foreleg."""

    coat: Path
    trunk: Path
    haunch: Path
    foreleg: Path
    far: Path
    paws: tuple[Path, Path]

    @property
    def areas(self) -> dict[str, Path]:
        """Where paws, legs, belly and chest lie."""
        legs, low = joined(self.foreleg, self.far), rect(-60, -13, 120, 13)
        paws = joined(self.paws[1], intersection(self.foreleg, low), intersection(self.far, low))
        breast = Frame(0, 0).shape((9, -64), (27, -62), (30, -46), (25, -28), (17, -24), (9, -44))
        return {"paws": paws, "legs": joined(legs, self.paws[1]), "chest": breast, "belly": ellipse(9, -24, 8, 17)}

    @property
    def crease(self) -> Path:
        """The lines of the thigh and of the foreleg on the body."""
        return joined(_HAUNCH_LINE, _ARM_LINE)


@dataclass(frozen=True, slots=True)
class Curled:
    """A sleeper on its side: `coat` is the trunk and haunch, `arm` the foreleg under the chin."""

    coat: Path
    arm: Path


_HAUNCH_LINE = curve((-9, -36), (2, -32), (8, -21), (7, -9))
_ARM_LINE = curve((5, -48), (8, -36), (12, -22), (13, -4))


def sitting(girth: float = 1.0, leg: float = 8.0) -> Sitting:
    """About 62 units to the neck. `girth` scales the trunk's width, `leg` is the width of a wrist."""
    g = girth
    trunk = limb([(-11, -19, 38 * g), (-2, -35, 36 * g), (8, -52, 27 * g), (13, -64, 19 * g)])
    haunch = limb([(-10, -20, 35 * g), (-5, -17, 31 * g), (0, -8, 14)])
    foreleg = limb([(12, -46, leg * 1.9), (17, -27, leg * 1.15), (17.5, -6, leg)])
    far = limb([(17, -46, leg * 1.7), (23, -27, leg * 1.1), (24, -6, leg * 0.95)])
    near_paw, far_paw, hind_paw = _paw(17.5, leg), _paw(24, leg * 0.95), _paw(3, leg * 1.1, 1.35)
    lap = ellipse(8, -13, 9, 12)
    core = fused(trunk, haunch, hind_paw, lap, radius=5)
    return Sitting(
        fused(core, foreleg, near_paw, radius=2.4),
        trunk, haunch, union(foreleg, near_paw), union(far, far_paw), (near_paw, hind_paw),
    )  # fmt: skip


def _paw(x: float, w: float, stretch: float = 1.0) -> Path:
    return Frame(x, 0).shape(
        (-0.6 * w * stretch, -0.5 * w), (-0.6 * w * stretch, 0, CORNER), (0.95 * w, 0, CORNER), (1.2 * w, -0.3 * w),
            (1.0 * w, -0.72 * w),
        (0.4 * w, -1.0 * w), (-0.4 * w, -0.95 * w),
    )  # fmt: skip


def curled(girth: float = 1.0) -> Curled:
    """About 90 units long and 36 high."""
    trunk = limb([(-24, -17 * girth, 33 * girth), (0, -20 * girth, 39 * girth), (22, -15 * girth, 28 * girth)])
    haunch = limb([(-22, -16, 31), (-14, -12, 23), (-2, -4.5, 9), (8, -4, 8)])
    arm = limb([(18, -12, 15), (28, -5.5, 10), (42, -4.2, 8.4), (46, -4.2, 8.4)])
    base = Frame(0, 0).shape((-40, -8), (-30, 0, CORNER), (24, 0, CORNER), (30, -8), (0, -20))
    return Curled(fused(trunk, base, haunch, radius=6), arm)
