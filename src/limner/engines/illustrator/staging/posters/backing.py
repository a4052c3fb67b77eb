"""The colour that lies behind words in a scene."""

from limner.drawing.colour import RGB
from limner.drawing.display import Radial, Solid
from limner.drawing.geometry import Point
from limner.engines.illustrator.scene import Shape
from limner.engines.illustrator.staging.easel import Easel


def behind(easel: Easel, x: float, y: float) -> RGB:
    """The colour of the last scenery that covers a point."""
    for node in reversed(easel.nodes()):
        if isinstance(node, Shape) and not node.width and node.path.contains(x, y):
            colour = _colour(node, (x, y))
            if colour is not None:
                return colour
    return easel.air.sky[-1]


def _colour(shape: Shape, at: Point) -> RGB | None:
    """The shape's colour at a point; None where it lets most of what is behind through."""
    paint = shape.paint
    if isinstance(paint, Solid):
        return paint.rgb if paint.alpha > 0.6 else None
    if isinstance(paint, Radial):
        return None
    (x0, y0), (x1, y1) = paint.start, paint.end
    span = (x1 - x0) ** 2 + (y1 - y0) ** 2 or 1.0
    share = ((at[0] - x0) * (x1 - x0) + (at[1] - y0) * (y1 - y0)) / span
    stop = min(paint.stops, key=lambda s: abs(s.offset - share))
    return stop.rgb if stop.alpha > 0.6 else None
