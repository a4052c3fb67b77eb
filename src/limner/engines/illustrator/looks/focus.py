"""What a picture opens toward and rests on: its sun or moon, or the glow over its horizon, and its ground."""

from limner.drawing import geometry as g
from limner.drawing.display import Radial
from limner.drawing.geometry import Point
from limner.engines.illustrator.scene import Placed, Scene, Shape

_LAMPS = ("sun", "moon")


def focus(scene: Scene) -> Point:
    """The middle of the sun or moon in canvas pixels, else of the sky's glow, else of the picture at its horizon."""
    glow: Point | None = None
    for node in scene.nodes:
        if isinstance(node, Placed) and node.symbol in _LAMPS and node.layer == "sky":
            return node.x, node.y - node.height / 2
        if isinstance(node, Shape) and node.layer == "sky":
            if node.name in _LAMPS:
                left, top, right, bottom = g.bounds(node.path)
                return (left + right) / 2, (top + bottom) / 2
            if isinstance(node.paint, Radial) and glow is None:
                glow = node.paint.centre
    return glow or (0.5 * scene.width, scene.horizon * scene.height)


def has_ground(scene: Scene) -> bool:
    """Whether something lies under the subjects; figures cut out on nothing have none."""
    return any(isinstance(node, Shape) for node in scene.nodes)
