"""Telling drawings from photographs."""

import cv2
import numpy as np
import pytest

from limner.engines.darkroom.drawing import is_drawn
from limner.engines.darkroom.drawn import drawn_place
from tests.engines.darkroom.pictures import drawing, photograph, svg_source


@pytest.mark.parametrize("name", ["coffee", "astronaut", "chelsea", "rocket"])
def test_photographs(name: str) -> None:
    assert not is_drawn(photograph(name, 480, 320))


@pytest.mark.parametrize("prompt", ["a desert", "green hills"])
@pytest.mark.parametrize("kept_as", ["png", "jpg"])
def test_drawn_places(prompt: str, kept_as: str) -> None:
    place = drawn_place(drawing(prompt, 480, 320), 480, 320).pixels
    if kept_as == "jpg":
        place = np.asarray(cv2.imdecode(cv2.imencode(".jpg", place)[1], cv2.IMREAD_COLOR), np.uint8)
    assert is_drawn(place)


def test_flat_art() -> None:
    assert is_drawn(svg_source(240, 160).pixels()[..., :3])
