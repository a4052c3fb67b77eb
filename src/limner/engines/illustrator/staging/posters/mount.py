"""A picture moved to its window on a page."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.display import Linear, Paint, Radial
from limner.drawing.geometry import Point
from limner.engines.illustrator.scene import Node, Placed, Shape
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.easel import Easel


def mounted(easel: Easel, page: Brief, dx: float, dy: float) -> Easel:
    """An easel of the page's size with everything of the picture's moved by (dx, dy), in the same order."""
    larger = Easel(page, easel.air, (easel.horizon + dy) / page.height, easel.rng)
    for node in easel.nodes():
        larger.add(moved(node, dx, dy))
    larger.taken = [box.moved(dx, dy) for box in easel.taken]
    larger.heads = [box.moved(dx, dy) for box in easel.heads]
    return larger


def moved(node: Node, dx: float, dy: float) -> Node:
    """The node elsewhere on the canvas."""
    if isinstance(node, Shape):
        return replace(node, path=g.moved(node.path, dx, dy), paint=_shifted(node.paint, dx, dy))
    if isinstance(node, Placed):
        return replace(
            node,
            x=node.x + dx,
            y=node.y + dy,
            shadow_y=None if node.shadow_y is None else node.shadow_y + dy,
            clip=None if node.clip is None else g.moved(node.clip, dx, dy),
        )
    a, b, c, d = (_step(corner, dx, dy) for corner in node.corners)
    path = None if node.path is None else g.moved(node.path, dx, dy)
    return replace(node, corners=(a, b, c, d), path=path)


def _shifted(paint: Paint, dx: float, dy: float) -> Paint:
    if isinstance(paint, Linear):
        return replace(paint, start=_step(paint.start, dx, dy), end=_step(paint.end, dx, dy))
    if isinstance(paint, Radial):
        return replace(paint, centre=_step(paint.centre, dx, dy))
    return paint


def _step(point: Point, dx: float, dy: float) -> Point:
    return point[0] + dx, point[1] + dy
