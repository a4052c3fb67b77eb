"""How far apart two scenes of one prompt are, measured on the scenes themselves, whatever was intended."""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean

from limner.drawing.colour import RGB, distance
from limner.drawing.display import Paint, Solid
from limner.engines.illustrator.explore.families import apart
from limner.engines.illustrator.scene import Placed, Scene, Shape

WEIGHTS = {"look": 0.25, "subjects": 0.3, "colours": 0.25, "around": 0.2}
"""How much each part counts; together 1."""

_MOVED = 4.0
"""A subject that moves, grows or shrinks by a quarter of the canvas counts as another one."""
_FAR = 0.3
"""The OKLab distance of colours that counts as 1: that of a noon sky and a night sky is 0.5."""
_CELLS = 6
"""Props are counted in so many columns and rows."""


def scenes_apart(one: Scene, other: Scene) -> float:
    """0.0 for the same scene, to 1.0: the weighted mean of four distances.

    Looks by `families.apart`; subjects by how far they moved, grew, turned round or changed their pose; colours by the
    OKLab distances of the sky, the ground, the light and the other roles; what is around them by the share of props
    that stand in other places.
    """
    parts = {
        "look": apart(one.look, other.look),
        "subjects": _subjects(one, other),
        "colours": _colours(one, other),
        "around": _around(one, other),
    }
    return sum(WEIGHTS[name] * part for name, part in parts.items())


def _subjects(one: Scene, other: Scene) -> float:
    ours, theirs = _heroes(one), _heroes(other)
    if not ours and not theirs:
        return min(_MOVED * abs(one.horizon - other.horizon), 1.0)
    pairs = zip(ours, theirs, strict=False)
    gaps = [_moved(a, b, one, other) for a, b in pairs]
    return fmean([*gaps, *[1.0] * abs(len(ours) - len(theirs))])


def _heroes(scene: Scene) -> list[Placed]:
    found = [n for n in scene.nodes if isinstance(n, Placed) and n.importance > 0 and n.half != "front"]
    return sorted(found, key=lambda n: (n.symbol, n.x))


def _moved(a: Placed, b: Placed, one: Scene, other: Scene) -> float:
    if a.symbol != b.symbol:
        return 1.0
    steps = (
        a.x / one.width - b.x / other.width,
        a.y / one.height - b.y / other.height,
        a.height / one.height - b.height / other.height,
    )
    step = max(abs(s) for s in steps)
    return min(_MOVED * step + 0.25 * (a.flip != b.flip) + 0.25 * (a.pose != b.pose), 1.0)


def _colours(one: Scene, other: Scene) -> float:
    ours, theirs = _roles(one), _roles(other)
    gaps = [distance(ours[role], theirs[role]) / _FAR for role in ours.keys() & theirs.keys()]
    return fmean(min(gap, 1.0) for gap in [*gaps, *[0.5] * len(ours.keys() ^ theirs.keys())])


def _roles(scene: Scene) -> Mapping[str, RGB]:
    """The colour of the first shape of each role, and of the light."""
    found: dict[str, RGB] = {"tint": scene.light.tint, "shadow": scene.light.shadow}
    for node in scene.nodes:
        if isinstance(node, Shape) and not node.width:
            found.setdefault(node.colour_role, _middle(node.paint))
    return found


def _middle(paint: Paint) -> RGB:
    return paint.rgb if isinstance(paint, Solid) else paint.stops[len(paint.stops) // 2].rgb


def _around(one: Scene, other: Scene) -> float:
    ours, theirs = (Counter(_props(scene)) for scene in (one, other))
    most = max(sum(ours.values()), sum(theirs.values()))
    return 1 - sum((ours & theirs).values()) / most if most else 0.0


def _props(scene: Scene) -> Sequence[tuple[str, int, int]]:
    """What stands around or is drawn, by name and cell."""
    found = []
    for node in scene.nodes:
        if isinstance(node, Placed) and not node.importance:
            found.append((node.symbol, _cell(node.x, scene.width), _cell(node.y, scene.height)))
        elif isinstance(node, Shape):
            box = node.path.computeTightBounds()
            found.append((node.name, _cell(box.centerX(), scene.width), _cell(box.centerY(), scene.height)))
    return found


def _cell(value: float, side: float) -> int:
    return min(max(int(_CELLS * value / side), 0), _CELLS - 1)
