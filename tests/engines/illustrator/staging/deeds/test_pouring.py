"""What is poured, from what, and into what."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import foreseen
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job


@pytest.mark.parametrize(
    ("prompt", "pot", "cup"),
    [
        ("a woman pouring tea from a jug into a cup", "pitcher", "cup"),
        ("a waiter pouring wine from a bottle into a glass", "bottle", "wine_glass"),
        ("a raccoon pouring milk from a pitcher into a bowl", "pitcher", "bowl"),
    ],
)
def test_the_vessel_that_is_named_is_held_over_the_one_that_it_goes_into(prompt: str, pot: str, cup: str) -> None:
    scene = stage(read(prompt), job())
    (source,), (target,) = heroes(scene, pot), heroes(scene, cup)
    assert abs(source.tilt) > 10
    assert box(target).top > source.y - source.height
    assert abs(source.x - target.x) < 2 * box(target).width + source.height
    assert foreseen(read(prompt)).undrawn == ()
