"""The picture by which a style is known again."""

import numpy as np
import pytest

from limner.engines.illustrator.style.crop import cropped
from limner.engines.illustrator.style.preview import Tile, boxes, patchwork, preview
from limner.engines.learned import Swatch
from tests.engines.illustrator.style.pictures import PLAIN, canvas


@pytest.mark.parametrize("count", range(1, 20))
@pytest.mark.parametrize("size", [(256, 228), (300, 90), (64, 200)], ids=str)
def test_tiles_lie_apart_and_reach_the_rims(count: int, size: tuple[int, int]) -> None:
    taken = np.zeros(size[::-1], int)
    places = list(boxes(count, *size, 2))
    for place in places:
        taken[place.top : place.bottom, place.left : place.right] += 1
        assert place.right > place.left
        assert place.bottom > place.top
    assert len(places) == count
    assert taken.max() == 1
    assert taken[[0, -1]].any()
    assert max(place.right for place in places) == size[0]
    assert max(place.bottom for place in places) == size[1]


def test_the_heaviest_comes_first_and_the_palette_below() -> None:
    red, blue = canvas((200, 0, 0)), canvas((0, 0, 200))
    made = preview([Tile(1, PLAIN.palette, red), Tile(2, PLAIN.palette, blue)], PLAIN.palette, 128, 128)
    assert tuple(made[5, 5]) == (0, 0, 200)
    assert tuple(made[5, -5]) == (200, 0, 0)
    assert {tuple(pixel) for pixel in made[-4].tolist()} == {swatch.rgb for swatch in PLAIN.palette}


@pytest.mark.parametrize("size", [(1, 1), (3, 200), (200, 3), (17, 31)], ids=str)
def test_any_size_can_be_made(size: tuple[int, int]) -> None:
    tiles = [Tile(1, PLAIN.palette, canvas()), Tile(1, PLAIN.palette)] * 5
    assert preview(tiles, PLAIN.palette, *size).shape == (*size[::-1], 3)


def test_patches_show_every_colour_and_nothing_else() -> None:
    palette = tuple(Swatch((20 * i, 255 - 20 * i, 90), share) for i, share in enumerate((0.6, 0.2, 0.15, 0.04, 0.01)))
    made = patchwork(palette, 100, 60)
    areas = [int((made == swatch.rgb).all(axis=2).sum()) for swatch in palette]
    assert sum(areas) == 6000
    assert areas == sorted(areas, reverse=True)
    assert areas[-1] > 100


def test_a_crop_follows_what_there_is_to_see() -> None:
    picture = canvas((240, 240, 240), (200, 600))
    picture[60:140, 470:550] = (200, 30, 30)
    part = cropped(picture, 1.0)
    assert part.shape == (200, 200, 3)
    assert (part == (200, 30, 30)).all(axis=2).sum() == 80 * 80


def test_a_plain_picture_is_cropped_at_its_middle() -> None:
    picture = canvas(size=(100, 300))
    picture[:, :, 0] = np.arange(300) // 2
    left = int(cropped(picture, 1.0)[0, 0, 0]) * 2
    assert 0 <= left <= 200
    assert cropped(canvas(size=(1, 1)), 3.0).shape == (1, 1, 3)
