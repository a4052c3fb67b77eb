"""Words kept legible once a palette has recoloured what is behind them."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.display import Solid
from limner.drawing.geometry import Point
from limner.engines.illustrator.scene import Node, Scene, Shape, Words
from limner.engines.illustrator.typesetting.contrast import LEAST, contrast, legible
from limner.engines.jobs import GenerateJob


def readable(scene: Scene, job: GenerateJob) -> Scene:
    """The scene with words in a colour that can be read where a palette has recoloured what is behind them.

    That is the palette's colour that stands off most, if one can be read at all.
    """
    colours = [c.rgb for c in job.controls.colors] or list(scene.palette)
    if not colours:
        return scene
    nodes = tuple(
        _inked(node, scene.nodes[:i], colours, scene, strict=bool(job.controls.colors))
        for i, node in enumerate(scene.nodes)
    )
    return replace(scene, nodes=nodes)


def _inked(node: Node, before: tuple[Node, ...], colours: list[RGB], scene: Scene, *, strict: bool) -> Node:
    """The node, in another colour where it cannot be read, or always where it is strict."""
    if not isinstance(node, Words) or node.path is None:
        return node
    left, top, right, bottom = g.bounds(node.path)
    ground = _behind(before, ((left + right) / 2, (top + bottom) / 2)) or scene.background or scene.ground
    if contrast(node.rgb, ground) >= LEAST and not strict:
        return node
    best = max(colours, key=lambda colour: contrast(colour, ground))
    return replace(node, rgb=best if contrast(best, ground) >= LEAST else legible(best, [ground]))


def _behind(before: tuple[Node, ...], at: Point) -> RGB | None:
    for node in reversed(before):
        if isinstance(node, Shape) and not node.width and isinstance(node.paint, Solid) and node.path.contains(*at):
            return node.paint.rgb
    return None
