"""Subjects alone, on nothing."""

from xml.etree import ElementTree

import cv2
import numpy as np
import pytest
import resvg_py

from limner.engines.illustrator.compositing.cutout import Cutout, draw_subjects
from limner.engines.illustrator.compositing.hints import LightHint
from limner.engines.illustrator.staging.traits import CURATED_LOOKS
from tests.engines.illustrator.compositing.jobs import job

BOXES = [(160, 160), (60, 200), (240, 64), (32, 32), (300, 200)]


def drawn(prompt: str, size: tuple[int, int] = (160, 160), **other: object) -> Cutout:
    """The cut-out, which has to be there."""
    light = other.pop("light", None)
    cutout = draw_subjects(job(prompt, size, **other), light=light)  # type: ignore[arg-type]
    assert cutout is not None
    return cutout


def alpha(cutout: Cutout) -> np.ndarray:
    assert cutout.pixels is not None
    return cutout.pixels[:, :, 3]


@pytest.mark.parametrize("size", BOXES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("prompt", ["a red fox", "a hot air balloon", "five cats", "a boy riding a bicycle"])
def test_the_subjects_are_whole_and_fill_the_box(prompt: str, size: tuple[int, int]) -> None:
    cutout = drawn(prompt, size)
    shown = alpha(cutout)
    assert shown.shape == (size[1], size[0])
    border = np.concatenate([shown[0], shown[-1], shown[:, 0], shown[:, -1]])
    assert border.max() == 0
    ys, xs = np.nonzero(shown > 128)
    assert max(np.ptp(xs) / size[0], np.ptp(ys) / size[1]) > 0.75
    assert shown.max() == 255


@pytest.mark.parametrize("look", sorted(CURATED_LOOKS))
def test_every_look_stays_within_the_box(look: str) -> None:
    cutout = drawn("a red fox", (200, 200), model="svcv3", look=look)
    shown = alpha(cutout)
    assert np.concatenate([shown[0], shown[-1], shown[:, 0], shown[:, -1]]).max() == 0
    assert shown[120, 100] > 200
    assert cutout.pixels is not None
    assert not cutout.pixels[shown == 0].any()


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_the_count_is_kept(count: int) -> None:
    word = {1: "an", 2: "two", 3: "three", 5: "five"}[count]
    cutout = drawn(f"{word} apple{'s' * (count > 1)}", (320, 200))
    assert len(cutout.names) == count
    number, _ = cv2.connectedComponents((alpha(cutout) > 128).astype(np.uint8))
    assert number - 1 <= count


def test_those_apart_are_seen_apart() -> None:
    number, _ = cv2.connectedComponents((alpha(drawn("three balloons", (320, 240))) > 128).astype(np.uint8))
    assert number - 1 >= 3


def test_feet_are_where_the_lowest_pixels_are() -> None:
    cutout = drawn("a red fox", (200, 160))
    assert cutout.grounded
    (foot,) = cutout.feet
    ys, xs = np.nonzero(alpha(cutout) > 128)
    assert abs(float(ys.max()) - foot.y) < 4
    low = xs[ys > foot.y - 3]
    assert foot.left - 3 <= low.min()
    assert low.max() <= foot.right + 3


@pytest.mark.parametrize("prompt", ["a blue fish", "a flying eagle", "a red hat", "a butterfly"])
def test_who_flies_or_swims_or_is_worn_has_no_feet(prompt: str) -> None:
    cutout = drawn(prompt)
    assert not cutout.grounded
    assert cutout.feet == ()


def test_what_stands_on_another_thing_has_no_feet() -> None:
    assert len(drawn("a cup on a table").feet) == 1


def test_a_prompt_without_a_subject_gives_none() -> None:
    assert draw_subjects(job("blue marble at sunset")) is None
    assert draw_subjects(job("a cat", negative_prompt="cat")) is None


def test_the_light_dims_and_tints() -> None:
    day, night = drawn("a white rabbit"), drawn("a white rabbit", light=LightHint(dark=1.0))
    warm = drawn("a white rabbit", light=LightHint(tint=(255, 190, 120)))

    def mean(cutout: Cutout) -> np.ndarray:
        assert cutout.pixels is not None
        return cutout.pixels[alpha(cutout) > 250][:, :3].mean(axis=0)  # type: ignore[no-any-return]

    assert mean(night).mean() < 0.85 * mean(day).mean()
    assert mean(warm)[2] / mean(warm)[0] < 0.75 * mean(day)[2] / mean(day)[0]


def test_the_light_comes_from_its_side() -> None:
    left, right = (drawn("an orange ball", light=LightHint(side=side)).pixels for side in (-1.0, 1.0))
    assert left is not None
    assert right is not None
    lighter = left.astype(int)[:, :, :3].sum(axis=2) - right.astype(int)[:, :, :3].sum(axis=2)
    assert lighter[:, :80].sum() > lighter[:, 80:].sum()


def test_a_contact_shadow_is_laid_only_where_it_is_asked_for() -> None:
    plain, shaded = (draw_subjects(job("a red fox"), shadow=shadow) for shadow in (False, True))
    assert plain is not None
    assert shaded is not None
    assert int((alpha(shaded) > 0).sum()) > int((alpha(plain) > 0).sum())


@pytest.mark.parametrize("prompt", ["a dog", "a car", "five elephants"])
def test_a_contact_shadow_stays_within_the_box(prompt: str) -> None:
    cutout = draw_subjects(job(prompt, (300, 90)), shadow=True)
    assert cutout is not None
    shown = alpha(cutout)
    assert np.concatenate([shown[0], shown[-1], shown[:, 0], shown[:, -1]]).max() < 16


def test_the_same_job_gives_the_same_bytes() -> None:
    one, two = drawn("two cats and a dog"), drawn("two cats and a dog")
    assert np.array_equal(alpha(one), alpha(two))


def test_the_vector_group_stands_in_any_document_and_looks_like_the_raster() -> None:
    cutout = drawn("a red fox", (200, 160), vector=True)
    assert cutout.pixels is None
    assert cutout.svg is not None
    group = ElementTree.fromstring(cutout.svg)
    assert group.tag.endswith("}g")
    assert all(node.attrib["id"].startswith("drawn-") for node in group.iter() if "id" in node.attrib)
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 160" width="200" height="160">{cutout.svg}</svg>'
    )
    image = cv2.imdecode(np.frombuffer(bytes(resvg_py.svg_to_bytes(svg_string=document)), np.uint8), -1)
    assert image is not None
    difference = np.abs(image[:, :, 3].astype(int) - alpha(drawn("a red fox", (200, 160))).astype(int))
    assert difference.mean() < 4
