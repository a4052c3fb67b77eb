"""Large even regions come in several steps, and what stands out stays."""

import cv2
import numpy as np

from limner.engines.darkroom.trace.regions import drop_small, find_regions, keep_most
from limner.engines.darkroom.trace.steps import stepped


def test_an_even_shading_comes_in_steps_across_it() -> None:
    y = np.arange(120, dtype=np.float32)[:, None]
    sky = np.repeat(np.rint(np.dstack([120 + y / 10, 160 + y / 10, 200 + y / 10])).astype(np.uint8), 160, axis=1)
    regions = find_regions(sky, np.zeros((120, 160), np.int32), np.ones((120, 160), bool))
    labels = stepped(sky, regions)
    assert labels is not None
    assert (labels == labels[:, :1]).all()
    assert (np.diff(labels[:, 0]) >= 0).all()
    assert len(np.unique(labels)) == 3


def test_one_colour_and_noise_have_no_steps() -> None:
    noise = np.random.default_rng(1).integers(90, 110, (90, 90, 3), dtype=np.uint8)
    for pixels in (np.full((90, 90, 3), 80, np.uint8), noise):
        regions = find_regions(pixels, np.zeros((90, 90), np.int32), np.ones((90, 90), bool))
        assert stepped(pixels, regions) is None


def test_what_is_empty_stays_so() -> None:
    shade = np.repeat(np.linspace(40, 80, 100).astype(np.uint8)[:, None, None], 100, axis=1).repeat(3, axis=2)
    opaque = np.ones((100, 100), bool)
    opaque[:, :30] = False
    labels = stepped(shade, find_regions(shade, np.zeros((100, 100), np.int32), opaque))
    assert labels is not None
    assert (labels[:, :30] == 0).all()
    assert (labels[:, 30:] > 0).all()


def test_letters_outlast_patches_of_more_pixels_and_slivers() -> None:
    rng = np.random.default_rng(2)
    tones = np.zeros((200, 400), np.int32)
    for number in range(60):
        x, y = int(rng.integers(0, 380)), int(rng.integers(60, 190))
        cv2.rectangle(tones, (x, y), (x + 12, y + 9), 1 + number % 3, -1)
    letters = np.zeros((200, 400), np.uint8)
    cv2.putText(letters, "iljt iljt iljt", (10, 40), cv2.FONT_HERSHEY_SIMPLEX, 0.5, 1, 1)
    tones[letters > 0] = 4
    shades = np.array([[200] * 3, [214] * 3, [190] * 3, [206] * 3, [20] * 3], np.uint8)
    kept = keep_most(find_regions(shades[tones], tones, np.ones(tones.shape, bool)), 24)
    shown = kept.color[kept.labels()][..., 0]
    assert (shown[letters > 0] < 100).mean() > 0.9


def test_a_stroke_needs_less_than_a_speck() -> None:
    tones = np.zeros((60, 60), np.int32)
    tones[10, 10:16] = 1
    tones[30, 10:16] = 2
    pixels = np.array([[200] * 3, [20] * 3, [180] * 3], np.uint8)[tones]
    kept = drop_small(find_regions(pixels, tones, np.ones(tones.shape, bool)), 12)
    assert len(kept) == 3
    assert kept.labels()[10, 12] != kept.labels()[0, 0]
    assert kept.labels()[30, 12] == kept.labels()[0, 0]
