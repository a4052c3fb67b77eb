"""A plate, for what is served on one."""

from limner.drawing.geometry import ellipse
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.solid import Hue

WHITE: Hue = ("#f7f4ee", "fixed")


def plate(pen: Pen, y: float = -8) -> None:
    """A plate seen from a little above, its middle at that height."""
    pen.part("plate", ellipse(0, y, 62, 10))
    pen.mark("plate", ellipse(0, y - 2, 46, 6), tone=-0.06)
