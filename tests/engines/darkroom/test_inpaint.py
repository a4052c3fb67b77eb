from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from limner.engines.base import Cancelled, never_cancelled
from limner.engines.contract import honoured
from limner.engines.darkroom.inpaint import inpaint
from limner.engines.darkroom.process import erase_region
from limner.engines.illustrator.engine import draw
from limner.engines.jobs import EraseRegionJob, InpaintJob
from limner.kit.errors import InvalidRequest
from tests.engines.darkroom.pictures import (
    Pixels,
    apart,
    box_mask,
    drawing,
    photograph,
    shown,
    source,
    svg_source,
    with_alpha,
)

WIDTH, HEIGHT = 240, 160
MASK = box_mask((HEIGHT, WIDTH), 150, 40, 230, 150)
HOLE = MASK[..., 0] > 0


def job(
    prompt: str, *, pixels: Pixels | None = None, mask: Pixels = MASK, seed: int = 1, vector: bool = False
) -> InpaintJob:
    picture = photograph() if pixels is None else pixels
    return InpaintJob(source(picture), drawing(prompt, WIDTH, HEIGHT, vector=vector, seed=seed), source(mask, "mask"))


@cache
def in_the_photograph(prompt: str) -> Pixels:
    """What all tests that only look at it share."""
    return made(prompt)


def made(prompt: str, *, pixels: Pixels | None = None, mask: Pixels = MASK, seed: int = 1) -> Pixels:
    result = inpaint(job(prompt, pixels=pixels, mask=mask, seed=seed), never_cancelled).pixels
    assert result is not None
    return result


@pytest.mark.parametrize("prompt", ["a green apple", "a meadow at noon", "remove it", "yellow", "a brick wall"])
def test_no_pixel_outside_the_mask_changes(prompt: str) -> None:
    result = in_the_photograph(prompt)
    assert np.array_equal(result[~HOLE], photograph()[~HOLE])


@pytest.mark.parametrize("box", [(100, 80, 101, 81), (0, 0, WIDTH, HEIGHT), (0, 0, WIDTH, 30), (230, 0, 240, 160)])
def test_masks_of_any_shape(box: tuple[int, int, int, int]) -> None:
    mask = box_mask((HEIGHT, WIDTH), *box)
    result = made("a red ball", mask=mask)
    assert result.shape == (HEIGHT, WIDTH, 3)
    assert np.array_equal(result[mask[..., 0] == 0], photograph()[mask[..., 0] == 0])


def test_a_ragged_mask() -> None:
    mask = np.repeat((np.random.default_rng(1).random((HEIGHT, WIDTH, 1)) > 0.9).astype(np.uint8) * 255, 3, 2)
    result = made("a blue cup", mask=mask)
    assert np.array_equal(result[mask[..., 0] == 0], photograph()[mask[..., 0] == 0])


def test_the_colour_of_the_prompt_arrives_in_the_mask() -> None:
    green, blue = in_the_photograph("a green apple")[HOLE].astype(float), made("a blue ball")[HOLE].astype(float)
    assert (green[:, 1] - green[:, 0]).max() > 30
    assert (blue[:, 2] - blue[:, 0]).max() > 30


def test_a_colour_alone_recolours_what_is_there() -> None:
    inside = made("blue")[HOLE].astype(float).mean(0)
    assert inside[2] > inside[0] + 20


def test_the_same_seed_gives_the_same_bytes_and_another_seed_another_picture() -> None:
    first = made("a dog")
    assert np.array_equal(first, made("a dog"))
    assert apart(first[HOLE], made("a dog", seed=2)[HOLE]) > 1


def test_alternatives_of_a_thing_with_one_pose_differ() -> None:
    first, second = in_the_photograph("a green apple"), made("a green apple", seed=2)
    assert apart(first[HOLE], second[HOLE]) > 5


def test_a_thing_stands_on_a_shadow_within_the_mask() -> None:
    pale = np.full((HEIGHT, WIDTH, 3), 200, np.uint8)
    result = made("a green apple", pixels=pale)
    grey = result.astype(int).sum(2)
    shaded = HOLE & (np.ptp(result.astype(int), axis=2) < 12) & (grey < 560)
    rows = np.flatnonzero(shaded.any(1))
    assert shaded.sum() > 60
    assert rows.mean() > 100


def test_alpha_is_kept_outside_of_the_mask() -> None:
    picture = with_alpha(photograph())
    result = made("a red apple", pixels=picture)
    assert result.shape == (HEIGHT, WIDTH, 4)
    assert np.array_equal(result[~HOLE], picture[~HOLE])


def test_the_answer_says_what_was_drawn() -> None:
    scene = inpaint(job("a green apple"), never_cancelled).scene
    assert scene["drawn"] == ["apple"]
    assert scene["not_drawn"] == []


def test_the_vector_answer_looks_the_same_where_it_is_kept() -> None:
    artwork = honoured(job("a green apple", vector=True), inpaint(job("a green apple", vector=True), never_cancelled))
    drawn = shown(artwork.svg, WIDTH, HEIGHT)
    assert apart(drawn[~HOLE], photograph()[~HOLE]) < 12
    assert (drawn[HOLE].astype(float)[:, 1] - drawn[HOLE][:, 0]).max() > 30


def test_an_svg_source_stays_editable() -> None:
    svg = inpaint(
        InpaintJob(svg_source(), drawing("a tree", WIDTH, HEIGHT, vector=True), source(MASK, "mask")), never_cancelled
    ).svg
    assert svg is not None
    assert 'id="picture-sun"' in svg
    plain = shown(svg_source().data.decode(), WIDTH, HEIGHT)
    assert apart(shown(svg, WIDTH, HEIGHT)[~HOLE], plain[~HOLE]) < 2


def test_another_size_than_the_source() -> None:
    larger = InpaintJob(source(photograph()), drawing("a red ball", 300, 200), source(MASK, "mask"))
    result = inpaint(larger, never_cancelled).pixels
    assert result is not None
    assert result.shape == (200, 300, 3)


def test_it_stops_when_it_is_no_longer_wanted() -> None:
    def stop() -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        inpaint(job("a dog"), stop)


@pytest.mark.parametrize("picture", ["pixels", "svg"])
def test_a_mask_that_no_shapes_can_have_is_refused_before_anything_is_done(picture: str) -> None:
    fine = np.zeros((HEIGHT, WIDTH, 3), np.uint8)
    fine[::2, ::2] = fine[1::2, 1::2] = 255
    asked = job("a tree", mask=fine, vector=True)
    if picture == "svg":
        asked = replace(asked, source=svg_source())
    steps: list[None] = []
    with pytest.raises(InvalidRequest, match="corners") as error:
        inpaint(asked, lambda: steps.append(None))
    assert (error.value.code, error.value.param, steps) == ("mask_too_fine", "mask", [])
    with pytest.raises(InvalidRequest, match="corners"):
        erase_region(EraseRegionJob(svg_source(), WIDTH, HEIGHT, source(fine, "mask")), never_cancelled)


def test_what_is_on_a_free_ground_is_kept_round_a_thing() -> None:
    plain = np.asarray(np.clip(np.random.default_rng(1).normal(150, 12, (HEIGHT, WIDTH, 3)), 0, 255), np.uint8)
    result = made("a red ball", pixels=plain)
    assert (result[HOLE] == plain[HOLE]).all(1).mean() > 0.2
    assert apart(result[HOLE], plain[HOLE]) > 5


def test_a_thing_goes_before_another_comes() -> None:
    ground = np.full((HEIGHT, WIDTH, 3), 150, np.uint8)
    ground[60:130, 165:215] = (20, 160, 40)
    left = made("a red ball", pixels=ground)[HOLE].astype(int)
    assert (left[:, 1] > left[:, 0] + 60).mean() < 0.02


def test_nothing_casts_a_shadow_in_the_sky() -> None:
    sky = np.full((HEIGHT, WIDTH, 3), (110, 160, 220), np.uint8)
    sky[HEIGHT * 3 // 4 :] = (70, 90, 40)
    mask = box_mask((HEIGHT, WIDTH), 60, 10, 150, 90)
    inside = made("a red apple", pixels=sky, mask=mask)[mask[..., 0] > 0].astype(int)
    blue = inside[:, 2] > inside[:, 0] + 60
    assert np.percentile(inside[blue][:, 2], 2) > 190


@pytest.mark.parametrize(
    "prompt",
    [
        "smoke out of the chimney",
        "a message in a bottle",
        "a forest in a snow globe",
        "islands floating in the sky",
        "a set of 6 weather icons",
        "a fox and a zorblax",
        "a wizard with a magic wand",
        "a tennis player with a ball",
        "a girl in a red coat",
        "two cats, one black and one white",
    ],
)
def test_a_hole_shows_and_says_what_a_picture_of_its_own_does(prompt: str) -> None:
    put_in = inpaint(job(prompt), never_cancelled).scene
    alone = draw(drawing(prompt, WIDTH, HEIGHT), never_cancelled).scene
    assert sorted(put_in["drawn"]) == sorted(alone["drawn"])
    assert put_in["not_drawn"] == alone["not_drawn"]
    assert put_in["read"] == alone["read"]


def test_words_that_a_hole_cannot_say_are_said_not_to_be_drawn() -> None:
    assert inpaint(job('a mug with the text "Hello"'), never_cancelled).scene["not_drawn"] == ["Hello"]
    assert "Happy Birthday" not in inpaint(job("a birthday card with balloons"), never_cancelled).scene["not_drawn"]
