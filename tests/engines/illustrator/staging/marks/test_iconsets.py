"""Sets of icons."""

import math

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Scene
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job


def drawn(prompt: str, seed: int = 1, size: tuple[int, int] = (512, 512)) -> Scene:
    return stage(read(prompt), job(seed, size=size))


@pytest.mark.parametrize("size", [(512, 512), (1024, 512), (512, 1024)])
def test_icons_are_apart_inside_of_the_canvas_and_of_one_weight(size: tuple[int, int]) -> None:
    for seed in range(8):
        boxes = [box(hero) for hero in heroes(drawn("a set of 9 travel icons", seed, size))]
        assert len(boxes) == 9
        assert all(b.left >= 0 <= b.top and b.right <= size[0] and b.bottom <= size[1] for b in boxes)
        assert all(a.shared(b) < 0.02 * a.area for i, a in enumerate(boxes) for b in boxes[i + 1 :])
        weights = [math.sqrt(b.area) for b in boxes]
        assert max(weights) < 1.8 * min(weights)


def test_a_set_is_in_one_hand() -> None:
    looks = {drawn("a set of 9 travel icons", seed).look for seed in range(8)}
    assert len(looks) >= 3


def test_a_row_that_is_not_full_stands_in_the_middle() -> None:
    tops: dict[int, list[float]] = {}
    for hero in heroes(drawn("a set of 7 travel icons")):
        middle = box(hero).centre
        tops.setdefault(round(middle[1] / 40), []).append(middle[0])
    for row in tops.values():
        assert sum(row) / len(row) == pytest.approx(256, abs=4)
