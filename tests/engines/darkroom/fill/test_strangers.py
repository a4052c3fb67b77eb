"""Colours that a border does not have."""

import numpy as np

from limner.engines.darkroom.fill.strangers import strangers


def test_what_the_border_does_not_show_is_a_stranger() -> None:
    picture = np.full((90, 120, 3), (90, 140, 60), np.float32)
    picture[30:60, 30:60] = (200, 20, 30)
    found = strangers(picture)
    assert found[35:55, 35:55].min() > 30
    assert found[:, 75:].max() < 1


def test_a_colour_of_another_height_is_a_stranger() -> None:
    picture = np.full((90, 120, 3), (90, 140, 60), np.float32)
    picture[:20] = (120, 160, 230)
    picture[60:80, 30:60] = (120, 160, 230)
    found = strangers(picture)
    assert found[65:75, 35:55].min() > 20
    assert found[:15].max() < 1
