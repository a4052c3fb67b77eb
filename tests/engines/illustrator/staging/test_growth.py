"""What grows in masses."""

from random import Random

from limner.drawing import geometry as g
from limner.engines.illustrator.staging import growth


def level(x: float) -> float:
    return 100.0


def test_a_wood_stands_on_its_crest_and_is_low_at_both_ends() -> None:
    left, top, right, bottom = g.bounds(growth.wood(Random(1), level, (0, 400), 40, 0.5))
    assert left > -20
    assert right < 430
    assert 45 < top < 80
    assert 100 <= bottom <= 106
    ends = growth.wood(Random(1), level, (0, 12), 40, 1.0)
    assert g.bounds(ends)[1] > 70


def test_grass_shows_its_blades_above_its_line() -> None:
    left, top, right, bottom = g.bounds(growth.sward(Random(2), level, 300, 180, 20))
    assert left <= 0
    assert right >= 300
    assert 78 <= top < 96
    assert bottom == 180
