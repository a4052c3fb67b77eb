"""What is on the wall over furniture."""

import pytest

from tests.engines.illustrator.staging.scenes import box, heroes
from tests.engines.illustrator.staging.ties.scenes import tied


def _names(scene: object) -> set[str]:
    return {getattr(node, "name", "") for node in scene.nodes}  # type: ignore[attr-defined]


@pytest.mark.parametrize(("upper", "lower"), [("cup", "sofa"), ("laptop", "toilet"), ("vase", "bed")])
def test_a_light_thing_over_furniture_is_on_a_shelf(upper: str, lower: str) -> None:
    scene = tied(upper, "above", lower)
    assert "shelf over it" in _names(scene)
    assert box(heroes(scene, upper)[0]).bottom < box(heroes(scene, lower)[0]).top


def test_clothes_over_furniture_hang_from_a_peg() -> None:
    scene = tied("tie", "above", "sink")
    assert "pegs" in _names(scene)
    assert "shelf over it" not in _names(scene)
    assert box(heroes(scene, "tie")[0]).bottom < box(heroes(scene, "sink")[0]).top


def test_what_is_heavy_is_on_no_shelf() -> None:
    assert "shelf over it" not in _names(tied("bicycle", "above", "sofa"))
