"""Scenes as artworks."""

import numpy as np
import pytest

from limner.engines.illustrator.picture import picture
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.stage import played
from limner.engines.jobs import GenerateJob


@pytest.mark.parametrize("look", ["watercolour", "oil painting", "pastel", "charcoal"])
def test_a_pattern_closes_over_its_edges_in_looks_of_paper_and_brush(look: str) -> None:
    reading = read(f"seamless pattern of lemons, {look}")
    job = GenerateJob("svcv4_1", reading.prompt, 256, 256, vector=False, seed=1)
    made = script(reading, job)
    pixels = picture(made, played(made), vector=False).pixels
    assert pixels is not None
    tile = pixels.astype(int)
    for axis in (0, 1):
        jumps = np.abs(np.diff(tile, axis=axis)).mean(axis=(1 - axis, 2))
        assert np.abs(np.take(tile, 0, axis) - np.take(tile, -1, axis)).mean() <= jumps.max() + 1


def test_letters_that_no_face_has_are_told() -> None:
    reading = read('a card "日本 Tea"')
    job = GenerateJob("svcv4_1", reading.prompt, 64, 64, vector=False, seed=1)
    made = script(reading, job)
    story = picture(made, played(made), vector=False).scene
    assert "日" in story["not_drawn"]
