"""Cushions and pillows on seats and beds."""

import pytest

from limner.engines.illustrator.reading.reading import Subject
from tests.engines.illustrator.staging.scenes import box, heroes
from tests.engines.illustrator.staging.ties.scenes import tied


@pytest.mark.parametrize(("seat", "number"), [("sofa", 1), ("sofa", 3), ("bed", 2), ("bench", 2)])
def test_cushions_are_on_the_seat_in_place_of_its_own(seat: str, number: int) -> None:
    scene = tied(Subject("cushion", "pillow", number), "on", seat)
    (base,) = heroes(scene, seat)
    cushions = heroes(scene, "pillow")
    assert base.pose == ("standing" if seat == "bench" else "empty")
    assert len(cushions) == number
    assert all(box(base).left < box(one).centre[0] < box(base).right for one in cushions)
    assert all(box(base).top < box(one).bottom < box(base).bottom for one in cushions)


def test_pillows_are_at_the_head_of_a_bed() -> None:
    scene = tied(Subject("pillow", "pillow", 2), "on", "bed")
    (bed,) = heroes(scene, "bed")
    side = 1 if bed.flip else -1
    assert all((box(one).centre[0] - box(bed).centre[0]) * side > 0 for one in heroes(scene, "pillow"))
