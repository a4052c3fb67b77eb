"""What gives a coat its form: lit planes on shoulder and haunch, the folds of the joints, strokes and tufts of hair.

Planes and folds are marks on the last part and lie under what is laid on it later: patterns, bellies, socks.
"""

from limner.drawing.geometry import Path, Point, bounds, ellipse, joined, limb, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import lower_edge
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.templates.fur import fringe
from limner.engines.illustrator.atlas.templates.quadruped import Body, Leg

_LIT, _SHADE = 0.055, -0.07
_LOCKS = ((-0.5, 0.32), (-0.36, 0.2), (-0.2, 0.42), (-0.04, 0.26), (0.1, 0.44), (0.22, 0.3), (-0.44, 0.62),
    (-0.1, 0.66), (0.34, 0.6), (0.42, 0.4))  # fmt: skip
"""Where strokes of hair lie on a trunk: shares of its length from its middle, and of its depth from the back."""


def model(pen: Pen, posed: Body, *, hairy: bool) -> None:
    """The planes and folds of a body on its feet or lying, on the coat that was just drawn."""
    b = posed.build
    rump, top = b.belly - b.croup, min(b.withers, b.croup)
    pen.mark("coat", lower_edge(posed.torso, 0.42 * b.depth, shift=0.05 * b.length), tone=_SHADE, alpha=0.55)
    _plane(pen, (b.hip - 0.04 * b.length, b.croup + 0.36 * rump), 0.6 * b.bulk + 0.07 * b.length, 0.26 * rump)
    _plane(pen, (b.shoulder - 0.06 * b.length, b.withers + 0.36 * b.depth), 0.15 * b.length, 0.24 * b.depth)
    blade = curve((b.shoulder - 0.2 * b.length, b.withers + 0.26 * b.depth),
        (b.shoulder - 0.27 * b.length, b.withers + 0.56 * b.depth),
        (b.shoulder - 0.16 * b.length, b.withers + 0.84 * b.depth))  # fmt: skip
    pen.mark("coat", joined(blade, *(_fold(leg) for leg in posed.near)), width=0.9, tone=-0.09, detail=1)
    if hairy:
        strokes = [_hair((x * b.length, top + y * b.depth), 0.11 * b.depth + 1.2) for x, y in _LOCKS]
        pen.mark("coat", joined(*strokes), tone=-0.07, alpha=0.7, detail=2)


def model_sitting(pen: Pen) -> None:
    """The planes of one that sits, as `rest.sitting` has it, on the coat that was just drawn."""
    _plane(pen, (-7, -25), 10, 8)
    _plane(pen, (12, -44), 4.4, 8)
    pen.mark("coat", curve((-27, -4), (-10, -2.6), (6, -3)), width=6, tone=_SHADE, alpha=0.5)
    places = ((-20, -30), (-15, -40), (-9, -49), (-18, -19), (-11, -33), (-2, -54), (-6, -42), (2, -45))
    pen.mark("coat", joined(*(_hair(at, 3.6) for at in places)), tone=-0.07, alpha=0.7, detail=2)


def tufts(posed: Body) -> Path:
    """Short hair that stands off the outline at the breast and behind the elbow."""
    b, found = posed.build, []
    long = 0.09 * b.depth + 1.2
    if not posed.near[0].folded:
        breast = (b.shoulder + 0.9 * b.bulk, b.chest - 0.56 * b.depth), (b.shoulder + 0.36 * b.bulk, b.chest - 2.4)
        found.append(fringe(*breast, long, 4, 0.1 * b.depth + 2.6, -0.15))
        x, y = posed.near[0].joints[1]
        w = posed.near[0].widths[1]
        found.append(fringe((x - 0.3 * w, y - 0.4 * w), (x - 0.3 * w, y + 0.2 * w), 0.8 * long, 2, 4.0, -0.7))
    return union(*found) if found else Path()


def tufts_sitting() -> Path:
    """The same of one that sits: breast and elbow."""
    return union(fringe((25, -58), (16, -40), 4.6, 4, 5.6, -0.1), fringe((9, -32), (9, -24), 3.4, 2, 4.4, -0.6),
        fringe((-29, -24), (-26, -10), 3.0, 3, 5.0, -0.7))  # fmt: skip


def _plane(pen: Pen, at: Point, rx: float, ry: float) -> None:
    """A lit swelling that fades outward, in three steps."""
    for k in (1.45, 1.15, 0.8):
        pen.mark("coat", ellipse(*at, k * rx, k * ry, 12), tone=_LIT, alpha=0.24, detail=int(k != 1.15))


def _fold(leg: Leg) -> Path:
    """A short line across the hollow of wrist or hock."""
    if leg.folded:
        return Path()
    (x, y), w = leg.joints[2], leg.widths[2]
    x0, _, x1, _ = bounds(leg.foot)
    return curve((x - 0.34 * w, y - 0.1 * w), (x, y + 0.08 * w), (x + 0.16 * min(w, x1 - x0), y + 0.02 * w))


def _hair(at: Point, long: float) -> Path:
    """Two strokes that lie back and down, one beside the other."""
    x, y = at
    return joined(limb([(x, y, 0.9), (x - 0.6 * long, y + 0.3 * long, 0.8), (x - long, y + 0.72 * long, 0.16)]),
        limb([(x + 2.2, y + 1.6, 0.8), (x + 2 - 0.5 * long, y + 2 + 0.3 * long, 0.14)]))  # fmt: skip
