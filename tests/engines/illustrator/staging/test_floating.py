"""Who is in water by the words."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import heroes, job


@pytest.mark.parametrize(("prompt", "number"), [("four geese on a pond", 4), ("a goose in a lake", 1)])
def test_waterfowl_on_a_pond_swim(prompt: str, number: int) -> None:
    geese = heroes(stage(read(prompt), job()), "goose")
    assert [node.pose for node in geese] == ["swimming"] * number
    assert all(node.clip is not None for node in geese)


def test_who_is_beside_the_water_is_not_in_it() -> None:
    (goose,) = heroes(stage(read("a goose beside a pond"), job()), "goose")
    assert goose.clip is None


def test_a_bottle_drifts_on_its_side() -> None:
    (bottle,) = heroes(stage(read("a bottle floating in the sea"), job()), "bottle")
    assert 30 < abs(bottle.tilt) < 90
