"""The cache of textures: what is used stays, and its bytes stay within the budget."""

import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator.texture_cache import TextureCache

Bytes = NDArray[np.uint8]


def test_a_texture_is_made_once_for_the_same_arguments() -> None:
    cache = TextureCache(1000)

    @cache
    def plain(width: int, *, level: int = 0) -> Bytes:
        return np.full(width, level, np.uint8)

    @cache
    def other(width: int) -> Bytes:
        return np.full(width, 9, np.uint8)

    assert plain(5, level=3) is plain(5, level=3)
    assert plain(5, level=4).tolist() == [4] * 5
    assert plain(5).tolist() == [0] * 5
    assert other(5).tolist() == [9] * 5
    assert cache.size == 20


def test_the_least_recently_used_goes_first() -> None:
    cache = TextureCache(100)
    made: list[int] = []

    @cache
    def plain(number: int) -> Bytes:
        made.append(number)
        return np.zeros(40, np.uint8)

    for number in (1, 2, 1, 3, 1, 2):
        plain(number)
    assert made == [1, 2, 3, 2]
    assert cache.size == 80


def test_a_texture_larger_than_the_budget_is_not_kept() -> None:
    cache = TextureCache(100)
    large = cache(lambda: np.zeros(101, np.uint8))
    assert large() is not large()
    assert cache.size == 0


def test_tuples_count_all_their_arrays_and_views_what_they_are_views_of() -> None:
    cache = TextureCache(1000)
    cache(lambda: (np.zeros(10, np.uint16), np.zeros(100, np.uint8)[:3]))()
    assert cache.size == 120
