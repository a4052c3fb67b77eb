"""Skirts of dresses, skirts and coats: from the waist to the hem, over the knees or over the lap of who sits."""

from limner.drawing.geometry import CORNER, Landmark, Path, Point, limb, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.templates.posed import Posed

_WAIST = 0.36
"""Where a skirt begins, as a share of the trunk above the hips."""


def fall(pen: Pen, at: Posed, length: float, flare: float) -> Path:
    """The outline, `length` units below the hips, wider than the knees by `flare`."""
    p, (x0, y0), (x1, y1) = at.person.physique, *_waist(at)
    if _is_seated(at):
        kx, ky = max(at.near_leg.bend, at.far_leg.bend)
        drop = max((length - p.thigh) * 0.85, 5.6) if pen.stance == "sitting" else 5.6
        lap: list[Landmark] = [(x0, y0), (x0 - 2.4, at.body.y + 3), (x0 + 3, at.body.y + 6.4), (kx - 6, ky + 5.2),
            (kx - 5.6, ky + drop, CORNER), (kx + 5.8, ky + drop, CORNER), (kx + 6, ky - 2), (kx, ky - 6),
            (x1 + 4, at.body.y - 7), (x1, y1)]  # fmt: skip
        return smooth(lap)
    left, right, hem = _hem(at, length, flare)
    mid, deep = (left + right) / 2, hem - y0
    hips = p.hips * at.narrow
    return smooth([(x0, y0, CORNER), (min(at.body.x - hips * 1.04, (x0 + left) / 2), y0 + deep * 0.3),
        ((at.body.x - hips + left * 1.6) / 2.6 - 0.4, y0 + deep * 0.66), (left, hem - 1.4, CORNER),
        ((left + mid) / 2, hem + 0.9), (mid, hem + 0.3), ((right + mid) / 2, hem + 1.1), (right, hem - 1.4, CORNER),
        ((at.body.x + hips + right * 1.6) / 2.6 + 0.4, y0 + deep * 0.66),
        (max(at.body.x + hips * 1.04, (x1 + right) / 2), y0 + deep * 0.3), (x1, y1, CORNER)])  # fmt: skip


def folds(pen: Pen, at: Posed, slot: str, length: float, flare: float, *, waist: bool = False) -> None:
    """Folds that rise from the hem, the hem's seam, and the seam at the waist: marks on the skirt."""
    (x0, y0), (x1, y1) = _waist(at)
    if waist:
        pen.mark(slot, curve((x0 - 2, y0 + 1.5), ((x0 + x1) / 2, y0 + 2.6), (x1 + 2, y1 + 1.5)), width=1.6, tone=-0.12)
    if _is_seated(at):
        return
    left, right, hem = _hem(at, length, flare)
    mid, half = (left + right) / 2, (right - left) / 2
    rising = [limb([(mid + k * half, hem + 2, 2.2), (mid + k * half * 0.86, y0 + (hem - y0) * 0.72, 1.3),
        (mid + k * half * 0.62, y0 + (hem - y0) * top, 0.2)])
        for k, top in ((-0.62, 0.42), (0.3, 0.5), (0.74, 0.36))]  # fmt: skip
    pen.mark(slot, union(*rising), tone=-0.075, detail=1)
    pen.mark(
        slot, curve((left - 2, hem - 2.6), (mid, hem - 1.0), (right + 2, hem - 2.6)), width=0.55, tone=-0.1, detail=1
    )


def _waist(at: Posed) -> tuple[Point, Point]:
    p, k = at.person.physique, at.narrow
    y = -p.torso * _WAIST
    return at.body.at(-p.waist * k + 0.9 * at.stance.turn, y), at.body.at(p.waist * k + 0.7 * at.stance.turn, y)


def _is_seated(at: Posed) -> bool:
    knees = (at.near_leg.bend, at.far_leg.bend)
    return max(knees)[0] - min(knees)[0] < 9 and abs(knees[0][1] - at.body.y) < at.person.physique.thigh * 0.5


def _hem(at: Posed, length: float, flare: float) -> tuple[float, float, float]:
    """The left and the right end of the hem, and its height."""
    p, hem = at.person.physique, at.body.y + length
    share = min(length / (p.thigh + p.shin), 1.0)
    reach = [
        point[0] for leg in (at.near_leg, at.far_leg) for point in (leg.bend, *((leg.end,) if share > 0.7 else ()))
    ]
    if share < 0.5:
        k = min(length / p.thigh, 1.0)
        reach = [leg.top[0] + (leg.bend[0] - leg.top[0]) * k for leg in (at.near_leg, at.far_leg)]
    hips = p.hips * at.narrow
    return (min(min(reach) - flare - p.leg_width * 0.4, at.body.x - hips), max(max(reach) + flare + p.leg_width * 0.4,
        at.body.x + hips), hem)  # fmt: skip
