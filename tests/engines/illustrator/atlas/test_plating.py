"""Food on plates."""

import math

from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.remade.plating import number, portions

_MIDDLE, _REACH = (0.0, 0.0), (40.0, 13.0)


def test_each_sort_has_a_place_of_its_own_on_the_plate() -> None:
    atlas = load()
    sorts = [(atlas[name], None) for name in ("rice_helping", "steak_cut", "greens")]
    spots = list(portions(sorts, _MIDDLE, _REACH))
    assert {number for number, *_ in spots} == {0, 1, 2}
    assert all(abs(x) + 0.5 * radius < _REACH[0] for _, (x, _), radius, _ in spots)
    middles = [point for _, point, _, _ in spots]
    assert min(math.dist(a, b) for a in middles for b in middles if a != b) > 5


def test_as_many_are_served_as_the_words_say_and_one_of_what_is_large() -> None:
    atlas = load()
    assert number(atlas["sausage"], 2, 1) == 2
    assert number(atlas["sandwich"], None, 1) == 1
    assert number(atlas["strawberry"], None, 2) > 1


def test_cutlery_lies_on_the_rim() -> None:
    atlas = load()
    spots = list(portions([(atlas["cheesecake"], 1), (atlas["fork"], 1)], _MIDDLE, _REACH))
    fork = next(spot for spot in spots if spot[0] == 1)
    assert fork[1][0] > 0.8 * _REACH[0]
    assert fork[3] != 0.0
