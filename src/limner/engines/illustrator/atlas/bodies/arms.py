"""Arms alone: for figures with a body of their own (a robot, an alien) that reach all the same."""

from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.atlas.bodies.joints import ARM, Limb, hung, reach
from limner.engines.illustrator.atlas.bodies.stance import STANCES
from limner.engines.illustrator.atlas.figure import Pen


def arms(pen: Pen, near: Point, far: Point, upper: float, lower: float) -> tuple[Limb, Limb]:
    """Both arms from their shoulders in the pen's attitude, and the anchors that say that they heed it."""
    held = attitude(pen.pose)
    stance = STANCES.get(held.stance, STANCES["standing"])
    pair = (
        hung(near, stance.near_arm, upper, lower) if held.near is None else reach(near, held.near, upper, lower, ARM),
        hung(far, stance.far_arm, upper, lower) if held.far is None else reach(far, held.far, upper, lower, ARM),
    )
    pen.anchor(
        shoulder=near, far_shoulder=far, hand=pair[1].end, held=pair[1].end, near_hand=pair[0].end, elbow=pair[1].bend
    )
    return pair
