"""People on a seat."""

import pytest

from limner.engines.illustrator.reading.reading import Relation, Subject
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job, reading


@pytest.mark.parametrize("seat", ["bench", "sofa"])
@pytest.mark.parametrize("number", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_several_people_sit_side_by_side_on_one_seat(seat: str, number: int, seed: int) -> None:
    women = Subject("women", "woman", count=number)
    scene = stage(reading(women, seat, relations=(Relation("on", 0, 1),)), job(seed))
    people, base = heroes(scene, "person"), box(heroes(scene, seat)[0])
    assert [node.pose.split("/")[0] for node in people] == ["sitting"] * number
    assert all(base.left < box(node).centre[0] < base.right for node in people)
    assert len({round(box(node).centre[0]) for node in people}) == number


def test_who_is_said_to_stand_on_a_sofa_stands() -> None:
    women = Subject("women", "woman", count=2, pose="standing")
    scene = stage(reading(women, "sofa", relations=(Relation("on", 0, 1),)), job())
    assert "sitting" not in {node.pose.split("/")[0] for node in heroes(scene, "person")}
