from functools import cache
from typing import Any

import cv2
import numpy as np
import pytest
import skimage.data

from limner.engines.base import never_cancelled
from limner.engines.darkroom.inpaint import inpaint
from limner.engines.darkroom.named import filled
from limner.engines.illustrator.reading.grounds import Ground
from limner.engines.jobs import InpaintJob
from tests.engines.darkroom.pictures import Pixels, apart, box_mask, drawing, shown, source, with_alpha

SIDE = 256
MASK = box_mask((SIDE, SIDE), 90, 100, 150, 160)
HOLE = MASK[..., 0] > 0


def lawn() -> Pixels:
    """A lawn on which a red ball lies."""
    grass = skimage.data.grass()[:SIDE, :SIDE].astype(np.float32)  # type: ignore[no-untyped-call]
    picture = np.clip(grass[..., None] * np.array([0.62, 0.85, 0.4]), 0, 255).astype(np.uint8)
    return np.asarray(cv2.circle(np.ascontiguousarray(picture), (120, 130), 24, (210, 30, 30), -1), np.uint8)


@cache
def answered(prompt: str, seed: int = 1) -> tuple[Pixels, dict[str, Any]]:
    artwork = inpaint(
        InpaintJob(source(lawn()), drawing(prompt, SIDE, SIDE, seed=seed), source(MASK, "mask")), never_cancelled
    )
    assert artwork.pixels is not None
    return artwork.pixels, artwork.scene


@pytest.mark.parametrize("prompt", ["grass", "a green lawn", "a rice field", "remove the ball", "nothing here", "wall"])
def test_such_a_prompt_continues_the_photograph(prompt: str) -> None:
    result, told = answered(prompt)
    inside, around = result[HOLE].astype(float), lawn()[:90].reshape(-1, 3).astype(float)
    assert np.array_equal(result[~HOLE], lawn()[~HOLE])
    assert np.abs(inside.mean(0) - around.mean(0)).max() < 16
    assert (inside.std(0) / around.std(0)).min() > 0.6
    assert (inside[:, 0] > inside[:, 1] + 20).mean() < 0.02
    assert told["drawn"] == []
    assert told["not_drawn"] == []


def test_another_seed_takes_another_part_of_the_photograph() -> None:
    first, second = answered("grass")[0], answered("grass", 2)[0]
    assert apart(first[HOLE], second[HOLE]) > 5
    assert np.array_equal(first, answered.__wrapped__("grass")[0])


def test_the_record_says_what_goes_on_and_what_is_not_there() -> None:
    assert answered("grass")[1]["continued"] == "grass"
    told = answered("snow")[1]
    assert told["not_drawn"] == ["snow"]
    assert told["continued"] == ""
    assert answered("a meadow with rocks")[1]["not_drawn"] == ["rocks"]


def test_a_ground_elsewhere_in_the_picture_is_laid_into_the_hole() -> None:
    picture = lawn()
    sand = np.random.default_rng(1).normal(0, 9, (96, SIDE, 1)) + np.array([205, 180, 140])
    picture[-96:] = np.clip(sand, 0, 255).astype(np.uint8)
    mask = box_mask((SIDE, SIDE), 100, 60, 150, 110)[..., 0] > 0
    made, there = filled(picture, mask, Ground("sand", "sand"), 1, never_cancelled)
    assert there
    assert np.abs(made[75:95, 115:135].reshape(-1, 3).mean(0) - (205, 180, 140)).max() < 25
    assert np.array_equal(made[~mask], picture[~mask])


def test_a_wall_is_painted_in_the_colour_that_is_named() -> None:
    pale = np.clip(np.random.default_rng(1).normal(180, 3, (SIDE, SIDE, 3)), 0, 255).astype(np.uint8)
    blue, _ = filled(pale, HOLE, Ground("blue wall", "", ((47, 111, 208),)), 1, never_cancelled)
    grey, _ = filled(pale, HOLE, Ground("grey wall", "", ((139, 144, 152),)), 1, never_cancelled)
    inside = blue[HOLE].astype(float).mean(0)
    assert inside[2] > inside[0] + 40
    assert apart(grey[HOLE], pale[HOLE]) < 6


def test_what_is_transparent_is_filled_as_for_erasing() -> None:
    made, _ = filled(with_alpha(lawn()), HOLE, Ground("grass", "plants"), 1, never_cancelled)
    assert (made[HOLE, 3] == 255).all()
    assert np.array_equal(made[~HOLE], with_alpha(lawn())[~HOLE])


def test_as_svg_the_surroundings_go_on_in_shapes() -> None:
    job = InpaintJob(source(lawn()), drawing("grass", SIDE, SIDE, vector=True), source(MASK, "mask"))
    inside = shown(inpaint(job, never_cancelled).svg, SIDE, SIDE)[HOLE].astype(float).mean(0)
    assert inside[1] > inside[0]


def plain_lawn() -> Pixels:
    """The lawn without its ball."""
    return np.ascontiguousarray(np.vstack([lawn()[:96], lawn()[:96][::-1], lawn()[:64]]))


def test_a_ground_that_is_there_already_stays() -> None:
    made, there = filled(plain_lawn(), HOLE, Ground("grass", "plants"), 1, never_cancelled)
    assert there
    assert np.array_equal(made, plain_lawn())


def test_a_thing_goes_though_its_mask_is_too_tight() -> None:
    tight = cv2.circle(np.zeros((SIDE, SIDE), np.uint8), (120, 130), 21, 1, -1) > 0
    made, _ = filled(lawn(), np.asarray(tight), Ground("grass", "plants"), 1, never_cancelled)
    red = made[tight].astype(int)
    assert (red[:, 0] > red[:, 1] + 60).mean() < 0.5


def test_flowers_come_into_a_meadow_and_are_told() -> None:
    made, _ = filled(plain_lawn(), HOLE, Ground("meadow", "plants", details=("flowers",)), 1, never_cancelled)
    assert 0.02 < (made[HOLE] != plain_lawn()[HOLE]).any(1).mean() < 0.9
    assert np.array_equal(made[~HOLE], plain_lawn()[~HOLE])
    assert answered("a meadow with flowers")[1]["not_drawn"] == []


def test_what_is_wet_is_darker_and_grass_that_is_fresh_is_greener() -> None:
    grey = np.clip(np.random.default_rng(1).normal(150, 9, (SIDE, SIDE, 1)), 0, 255).astype(np.uint8).repeat(3, 2)
    wet, _ = filled(grey, HOLE, Ground("wet asphalt", "stone"), 1, never_cancelled)
    assert wet[HOLE].mean() < grey[HOLE].mean() - 15
    dry = np.clip(plain_lawn() * np.array([1.5, 1.0, 0.8]), 0, 255).astype(np.uint8)
    fresh, _ = filled(dry, HOLE, Ground("fresh green grass", "plants"), 1, never_cancelled)
    before, after = dry[HOLE].astype(float).mean(0), fresh[HOLE].astype(float).mean(0)
    assert after[1] - after[0] > before[1] - before[0] + 5


def test_a_clear_sky_has_no_clouds() -> None:
    slope = np.linspace(0, 1, SIDE)[:, None, None] * np.array([60, 40, 10]) + np.array([90, 140, 215])
    sky = np.clip(np.broadcast_to(slope, (SIDE, SIDE, 3)) + np.zeros((SIDE, SIDE, 1)), 0, 255).astype(np.uint8)
    cloudy = cv2.GaussianBlur(cv2.circle(sky.copy(), (120, 130), 22, (245, 245, 245), -1), (0, 0), 3.0)
    made, there = filled(np.asarray(cloudy), HOLE, Ground("sky", "sky", bare=True), 1, never_cancelled)
    assert there
    assert apart(made[HOLE], sky[HOLE]) < 6
    assert np.array_equal(made[~HOLE], cloudy[~HOLE])


def test_things_are_no_sources_of_a_ground() -> None:
    made, _ = filled(lawn(), box_mask((SIDE, SIDE), 150, 40, 230, 230)[..., 0] > 0, Ground("grass", "plants"), 1,
                     never_cancelled)  # fmt: skip
    assert (made[:, 150:230, 0].astype(int) > made[:, 150:230, 1].astype(int) + 60).mean() < 0.01
