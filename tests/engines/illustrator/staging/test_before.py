"""Small things at the side of large ones."""

import pytest

from limner.engines.illustrator.reading.kinds import RelationKind
from tests.engines.illustrator.staging.scenes import box, heroes
from tests.engines.illustrator.staging.ties.scenes import tied


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("small", "kind", "large"), [("cup", "left of", "horse"), ("apple", "right of", "bicycle")])
def test_a_small_thing_is_near_and_at_its_side(small: str, kind: RelationKind, large: str, seed: int) -> None:
    scene = tied(small, kind, large, seed)
    near, far = box(heroes(scene, small)[0]), box(heroes(scene, large)[0])
    assert (near.centre[0] < far.centre[0]) == (kind == "left of")
    assert near.bottom > far.bottom
    assert near.height > 0.1 * scene.height


def test_the_large_one_may_be_named_first() -> None:
    scene = tied("horse", "right of", "apple")
    assert box(heroes(scene, "apple")[0]).centre[0] < box(heroes(scene, "horse")[0]).centre[0]


@pytest.mark.parametrize(
    ("small", "kind", "large"),
    [("cup", "next to", "horse"), ("cup", "in front of", "cow"), ("fork", "below", "stop_sign")],
)
def test_it_lies_on_a_table_before_the_large_one(small: str, kind: RelationKind, large: str) -> None:
    scene = tied(small, kind, large)
    assert "table's edge" in {getattr(node, "name", "") for node in scene.nodes}
    assert box(heroes(scene, small)[0]).bottom > box(heroes(scene, large)[0]).bottom


def test_it_does_not_where_it_is_behind_the_large_one() -> None:
    scene = tied("cup", "behind", "cow")
    assert "table's edge" not in {getattr(node, "name", "") for node in scene.nodes}
