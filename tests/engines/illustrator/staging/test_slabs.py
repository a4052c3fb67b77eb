"""Everybody on the slab of an isometric model."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.slabs import lid
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job


@pytest.mark.parametrize(
    ("prompt", "number"),
    [
        ("isometric city block with three cars and three trees", 6),
        ("isometric castle with two knights", 3),
        ("an isometric farm with a barn, four cows and a tractor", 6),
        ("isometric windmill", 1),
    ],
)
@pytest.mark.parametrize("size", [(512, 512), (640, 360), (360, 640)])
def test_all_stand_on_the_slab_and_in_the_picture(prompt: str, number: int, size: tuple[int, int]) -> None:
    top = lid(*size)
    for seed in range(3):
        standing = heroes(stage(read(prompt), job(seed, size=size)))
        assert len(standing) == number
        for hero in standing:
            across, down = (hero.x - top.corner[0]) / top.half, (hero.y - top.corner[1]) / (0.5 * top.half)
            assert abs(across) <= min(down, 2 - down) + 0.02
            assert box(hero).top >= 0


def test_what_is_taller_is_farther_off() -> None:
    castle, *knights = heroes(stage(read("isometric castle with two knights"), job(1, size=(512, 512))))
    assert castle.symbol == "castle"
    assert all(knight.y >= castle.y and knight.height < castle.height for knight in knights)
