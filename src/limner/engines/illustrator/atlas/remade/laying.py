"""A thin thing that lies with its face up, seen from a little above."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.remade.anatomy import Body, main_slot
from limner.engines.illustrator.atlas.remade.bending import mapped

LOW = 0.44
"""The height of what lies over that of the same upright."""
_NARROW, _THICK, _CLOTH, _FACE = 0.12, 0.028, 0.008, 0.52
"""How much narrower the far edge is than the near one, the thickness over the size, that of cloth, and how far up the
middle of the face is."""


def lying(pen: Pen, body: Body) -> None:
    """The figure on its back: its upper edge farther off, its thickness along its near edge."""
    left, top, right, bottom = body.box
    middle, tall = (left + right) / 2, bottom - top
    thick = (_CLOTH if "drapes" in body.symbol.traits else _THICK) * body.size

    def put(x: float, y: float) -> Point:
        far = (bottom - y) / tall
        return middle + (x - middle) * (1 - _NARROW * far), -thick - LOW * tall * far

    face = [mapped(part, put) for part in body.figure.parts]
    plan = g.union(*(g.outline(part.path, part.width) if part.width else part.path for part in face))
    pen.part(main_slot(body), g.union(plan, g.moved(plan, 0, thick)), tone=-0.2)
    for part in face:
        pen.add(replace(part, front=False))
    pen.anchor(surface=put(middle, bottom - _FACE * tall))
