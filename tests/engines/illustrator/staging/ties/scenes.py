"""Two subjects tied by one relation, and their nodes."""

from limner.engines.illustrator.reading.kinds import RelationKind
from limner.engines.illustrator.reading.reading import Relation, Subject
from limner.engines.illustrator.scene import Half, Placed, Scene
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import job, reading


def tied(first: str | Subject, kind: RelationKind, second: str | Subject, seed: int = 1) -> Scene:
    """The scene of two subjects in a relation, at an artistic level without tilt."""
    return stage(reading(first, second, relations=(Relation(kind, 0, 1),)), job(seed))


def order(scene: Scene) -> list[tuple[str, Half]]:
    """Symbols and halves of the subjects in painter's order."""
    return [(n.symbol, n.half) for n in scene.nodes if isinstance(n, Placed) and n.importance > 0]


def spot(node: Placed, anchor: str) -> tuple[float, float]:
    """Where an untilted figure's anchor lies on the canvas."""
    symbol = find(node.symbol)
    assert symbol is not None
    figure = symbol.figure(node.pose)
    k = node.height / figure.height
    x, y = figure.anchors[anchor]
    return node.x + (-x if node.flip else x) * k, node.y + y * k
