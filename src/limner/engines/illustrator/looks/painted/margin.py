"""Bare paper round a picture: an edge where the brush or the pencil stopped."""

import math
from random import Random

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.display import Fill, Group, Item, Solid
from limner.drawing.geometry import Landmark, Path
from limner.engines.illustrator.scene import Scene, Shape, Words

EXPANSES = ("sky", "background", "water")
"""Colour roles of what spans a view: it is laid in level strokes, without an outline."""


def framed(scene: Scene) -> bool:
    """Whether it is a view of a place, up to the canvas's edges, and not a mark, a pattern or a cut-out.

    A ground whose colour was asked for, and words near the edge, keep the canvas to themselves.
    """
    if scene.background is not None or not scene.nodes:
        return False
    first = scene.nodes[0]
    if not isinstance(first, Shape) or (first.colour_role == "background" and first.name != "backdrop"):
        return False
    box = first.path.getBounds()
    if box.width() < 0.98 * scene.width or min(scene.width, scene.height) < 48:
        return False
    return not any(_bordered(scene, node) for node in scene.nodes if not isinstance(node, Shape) or node.layer == "air")


def is_view(shape: Shape) -> bool:
    """Whether it is a sky, water or a backdrop, with an above and a below; a mark's or a pattern's ground has none."""
    return shape.colour_role in ("sky", "water") or shape.name == "backdrop"


def _bordered(scene: Scene, node: object) -> bool:
    if isinstance(node, Shape):
        return "border" in node.name
    if not isinstance(node, Words):
        return False
    edge = 0.07 * min(scene.width, scene.height)
    return any(not (edge <= x <= scene.width - edge and edge <= y <= scene.height - edge) for x, y in node.corners)


def deckled(scene: Scene, paper: RGB, inset: float, stray: float, step: float) -> Item:
    """Paper outside an edge that strays; all three as shares of the shorter side."""
    side = min(scene.width, scene.height)
    inner = g.smooth(_ragged(scene, inset * side, stray * side, step * side))
    return _mount(scene, paper, inner)


def fringed(scene: Scene, paper: RGB, inset: float, reach: float, step: float) -> Item:
    """Paper outside an edge of strokes that end unevenly; all three as shares of the shorter side."""
    side, rng = min(scene.width, scene.height), Random(scene.seed)
    left, top = inset * side, inset * side
    right, bottom = scene.width - left, scene.height - top
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    points: list[g.Point] = []
    for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]], strict=True):
        count = round(math.hypot(x1 - x0, y1 - y0) / (step * side))
        dx, dy = (x1 - x0) / count, (y1 - y0) / count
        for number in range(count):
            deep = reach * side * rng.random() ** 2
            x, y = x0 + dx * number, y0 + dy * number
            length = math.hypot(dx, dy)
            points += [(x, y), (x + 0.5 * dx - deep * dy / length, y + 0.5 * dy + deep * dx / length)]
    return _mount(scene, paper, g.polygon(points))


def rounded(scene: Scene, paper: RGB, inset: float, stray: float) -> Item:
    """Paper outside a soft-cornered opening, drawn by hand; both as shares of the shorter side."""
    return _mount(scene, paper, opening(scene, inset, stray))


def opening(scene: Scene, inset: float, stray: float) -> Path:
    """The outline of that opening."""
    side, rng = min(scene.width, scene.height), Random(scene.seed)
    cx, cy = scene.width / 2, scene.height / 2
    rx, ry = cx - inset * side, cy - inset * side
    corner = 0.16 * side
    phases = [rng.uniform(0, math.tau) for _ in range(3)]
    points: list[Landmark] = []
    for x, y, turn in _round_corners(cx, cy, rx, ry, corner):
        wave = sum(math.sin((5 + 6 * k) * turn + phase) / (1 + k) for k, phase in enumerate(phases))
        drift = stray * side * wave
        points.append((x + drift * math.cos(turn), y + drift * math.sin(turn)))
    return g.smooth(points)


def _round_corners(cx: float, cy: float, rx: float, ry: float, corner: float) -> list[tuple[float, float, float]]:
    """Points round a rectangle with round corners, each with the angle at which it is seen from the middle."""
    points = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(7):
            turn = (quarter + i / 6) * math.pi / 2
            x = cx + sx * (rx - corner) + corner * math.cos(turn)
            y = cy + sy * (ry - corner) + corner * math.sin(turn)
            points.append((x, y, math.atan2(y - cy, x - cx)))
        level = quarter % 2 == 0
        for share in (0.25, 0.5, 0.75):
            if level:
                x, y = cx + (1 - 2 * share) * sx * (rx - corner), cy + sy * ry
            else:
                x, y = cx + sx * rx, cy + (1 - 2 * share) * sy * (ry - corner)
            points.append((x, y, math.atan2(y - cy, x - cx)))
    return points


def _ragged(scene: Scene, edge: float, stray: float, step: float) -> list[Landmark]:
    rng = Random(scene.seed)
    slow = 0.0
    points: list[Landmark] = []
    for x, y, nx, ny in _ring(scene, edge, step):
        slow = 0.9 * slow + 0.4 * rng.uniform(-1, 1)
        out = stray * (slow + 0.3 * rng.uniform(-1, 1))
        points.append((x + nx * out, y + ny * out))
    return points


def _ring(scene: Scene, edge: float, step: float) -> list[tuple[float, float, float, float]]:
    """Points round the inset rectangle, clockwise from the top left, each with the way out."""
    width, height = scene.width - 2 * edge, scene.height - 2 * edge
    ring: list[tuple[float, float, float, float]] = []
    sides = ((edge, edge, 1, 0, width), (edge + width, edge, 0, 1, height),
             (edge + width, edge + height, -1, 0, width), (edge, edge + height, 0, -1, height))  # fmt: skip
    for x, y, dx, dy, length in sides:
        count = max(round(length / step), 4)
        ring += [(x + dx * length * i / count, y + dy * length * i / count, dy, -dx) for i in range(count)]
    return ring


def _mount(scene: Scene, paper: RGB, inner: Path) -> Item:
    whole = g.rect(-2, -2, scene.width + 4, scene.height + 4)
    return Group((Fill(g.difference(whole, inner), Solid(paper)),), "margin")
