"""Round fruit and vegetables, their stalks and leaves; slices."""

from collections.abc import Sequence

from limner.drawing.geometry import Landmark, Path, bounds, ellipse, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss
from limner.engines.illustrator.atlas.templates.flower import leaf


def fruit(pen: Pen, slot: str, outline: Sequence[Landmark] | Path, *, shine: bool = True, shade: float = 0.14) -> Path:
    """A plump body: shaded at the lower right, a soft gloss at the upper left."""
    body = smooth(outline) if isinstance(outline, Sequence) else outline
    left, top, right, bottom = bounds(body)
    w, h = right - left, bottom - top
    pen.part(slot, body)
    pen.mark(slot, crescent(body, -w * shade, -h * shade * 0.8), tone=-0.08, alpha=0.85)
    if shine:
        gloss(pen, slot, ellipse(left + w * 0.27, top + h * 0.28, w * 0.09, h * 0.13, turn=30), detail=0, alpha=0.55)
    return body


def stalk(pen: Pen, slot: str, x: float, y: float, height: float, *, bend: float = 4.0, width: float = 3.4) -> None:
    """A woody stalk from (x, y) up."""
    pen.stroke(slot, curve((x, y), (x + bend * 0.2, y - height * 0.5), (x + bend, y - height)), width, shade="flat")


def leaflet(pen: Pen, slot: str, x: float, y: float, length: float, angle: float) -> None:
    """One leaf at the stalk."""
    leaf(pen, slot, x, y, length, length * 0.46, angle)
