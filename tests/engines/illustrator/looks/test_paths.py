import math

import pytest

from limner.drawing import geometry as g
from limner.engines.illustrator.looks.paths import fan, intricate, seen


def test_what_lies_on_the_canvas_stays_as_it_is() -> None:
    path = g.ellipse(100, 60, 90, 50)
    assert seen(path, 200, 120) is path


def test_what_lies_beyond_the_canvas_is_cut_a_little_outside_of_it() -> None:
    left, top, right, bottom = g.bounds(seen(g.rect(-500, -500, 2000, 2000), 200, 100))
    assert (left, top) == pytest.approx((-4, -4))
    assert (right, bottom) == pytest.approx((204, 104))


@pytest.mark.parametrize("ray", range(6))
def test_a_fan_has_as_many_gaps_as_wedges(ray: int) -> None:
    wedges = fan((50, 50), 40, 6)
    for share, inside in ((0.25, True), (0.75, False)):
        angle = math.tau * (ray + share) / 6
        assert wedges.contains(50 + 20 * math.cos(angle), 50 + 20 * math.sin(angle)) is inside


def test_many_small_parts_are_intricate() -> None:
    leaf = g.ellipse(0, 0, 3)
    assert not intricate(leaf)
    assert intricate(g.joined(*(g.moved(leaf, 10 * n, 0) for n in range(40))))
