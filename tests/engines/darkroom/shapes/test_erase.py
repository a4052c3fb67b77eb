"""Erasing shapes."""

import re

import cv2
import numpy as np
import pytest
import skimage.data

from limner.engines.base import never_cancelled
from limner.engines.darkroom.shapes.erase import erase_shapes
from limner.engines.darkroom.trace.options import TraceOptions
from limner.engines.darkroom.trace.trace import trace
from tests.engines.darkroom.shapes.pictures import (
    DISC,
    HOUSE,
    SHIRT,
    USES,
    box_mask,
    changed,
    drawn,
    outside,
    place_of,
    safe,
    shown,
)


def test_an_object_goes_and_the_ground_continues() -> None:
    svg = safe(HOUSE)
    mask = box_mask(svg, 115, 85, 270, 250)
    text = erase_shapes(svg, mask)
    assert 'id="house"' not in text
    assert 'fill="url(#s)"' in text
    assert not (changed(svg.text, text) & outside(mask)).any()
    pixels = shown(text)
    assert pixels[235, 190, :3].tolist() == [0x66, 0xAA, 0x44]
    assert abs(pixels[150, 190].astype(int) - pixels[150, 300]).max() <= 1


def test_what_the_erased_thing_lay_on_stays_whole() -> None:
    svg = safe(SHIRT)
    text = erase_shapes(svg, box_mask(svg, 112, 132, 188, 208))
    assert "<circle" not in text
    assert shown(text)[170, 150, :3].tolist() == [0x33, 0x77, 0xCC]


def test_a_use_goes_and_its_twins_stay() -> None:
    svg = safe(USES)
    mask = box_mask(svg, 110, 80, 190, 175)
    text = erase_shapes(svg, mask)
    assert text.count("<use") == 2
    assert not (changed(svg.text, text) & outside(mask)).any()


@pytest.mark.parametrize(
    ("fill", "more"),
    [
        ("#cc0000", ""),
        ("#cc0000", 'stroke="#000" stroke-width="4"'),
        ("url(#g)", ""),
        ("#cc0000", 'opacity=".5" transform="rotate(20 50 50)"'),
    ],
)
def test_half_an_object_is_cut(fill: str, more: str) -> None:
    gradient = '<linearGradient id="g"><stop stop-color="#c00"/><stop offset="1" stop-color="#00c"/></linearGradient>'
    svg = safe(DISC.format(fill=fill, more=more).replace("<rect", gradient + "<rect", 1))
    mask = box_mask(svg, 50, 0, 100, 100)
    text = erase_shapes(svg, mask)
    assert not (changed(svg.text, text) & outside(mask)).any()
    assert (shown(text)[:, 52:, :3] == 255).all()


def test_a_hole_in_the_mask_keeps_what_is_in_it() -> None:
    svg = safe(DISC.format(fill="#cc0000", more=""))
    mask = box_mask(svg, 10, 10, 90, 90)
    mask[40:60, 40:60] = False
    text = erase_shapes(svg, mask)
    assert shown(text)[50, 50, :3].tolist() == [0xCC, 0, 0]
    assert shown(text)[50, 30, :3].tolist() == [255, 255, 255]


def test_a_scene_loses_its_hero_alone() -> None:
    svg = drawn("a red fox in a forest")
    mask = box_mask(svg, 20, 60, 500, 505)
    text = erase_shapes(svg, mask)
    assert 'id="fox"' not in text
    assert 'id="near-ground"' in text
    assert 'id="sky"' in text
    assert np.count_nonzero(changed(svg.text, text) & outside(mask)) < 30
    orange = shown(text)[..., :3].astype(int)
    assert not ((orange[..., 0] > 190) & (orange[..., 2] < 60) & ~outside(mask)).any()


def test_an_object_that_stays_keeps_its_details() -> None:
    svg = drawn("a cup of coffee on a table")
    left, top, right, bottom = place_of(svg, "cup")
    text = erase_shapes(svg, box_mask(svg, left - 4, top - 4, right + 4, bottom + 4))
    assert 'id="cup"' not in text
    table = r'<g id="table".*?</g>'
    assert re.findall(table, text, re.DOTALL) == re.findall(table, svg.text, re.DOTALL)


def test_a_mask_of_nothing_and_one_of_everything() -> None:
    svg = safe(HOUSE)
    assert erase_shapes(svg, np.zeros((300, 400), bool)) == svg.text
    text = erase_shapes(svg, np.ones((300, 400), bool))
    assert 'id="house"' not in text
    assert (shown(text)[..., 3] == 255).all()


def test_a_mask_of_another_scale_and_of_noise() -> None:
    svg = safe(HOUSE)
    mask = box_mask(svg, 115, 85, 270, 250)
    assert erase_shapes(svg, np.kron(mask, np.ones((2, 2), bool))) == erase_shapes(svg, mask)
    noise = np.random.default_rng(1).random((300, 400)) < 0.3
    assert erase_shapes(svg, noise) == erase_shapes(svg, noise)


def test_a_traced_thing_that_goes_on_beyond_the_mask_is_cut_and_the_sky_behind_it_is_not() -> None:
    stars = "".join(f'<path fill="#dde" d="M{8 + 19 * (i % 20)} {6 + 9 * (i // 20)}h2v2h-2z"/>' for i in range(200))
    sky = '<rect width="400" height="300" fill="#102040"/><path fill="#182850" d="M40 100h260v200H40z"/>'
    tower = '<path fill="#eeeeee" d="M190 150h20v150h-20z"/><path fill="#ff0000" d="M195 130h10v20h-10z"/>'
    svg = safe(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">{sky}{stars}{tower}</svg>')
    mask = box_mask(svg, 150, 110, 250, 210)
    text = erase_shapes(svg, mask)
    assert (shown(text)[112:208, 152:248, :3] == (0x18, 0x28, 0x50)).all()
    assert shown(text)[250, 200, :3].tolist() == [0xEE, 0xEE, 0xEE]
    assert not (changed(svg.text, text) & outside(mask)).any()


def test_a_traced_photograph_goes_on_where_something_is_erased() -> None:
    grass = np.asarray(skimage.data.grass(), np.uint8)  # type: ignore[no-untyped-call]
    picture = np.repeat(grass[:200, :260, None], 3, axis=2)
    mask = np.zeros(picture.shape[:2], bool)
    mask[60:140, 90:170] = True
    picture[66:134, 96:164] = (220, 30, 30)
    svg = safe(trace(picture, TraceOptions(), never_cancelled))
    text = erase_shapes(svg, mask)
    made = shown(text)[..., :3].astype(float)
    assert (made[..., 0] - made[..., 1])[mask].max() < 30
    assert made[70:130, 100:160].std() > 0.4 * made[:50].std()
    near = cv2.dilate(mask.astype(np.uint8), np.ones((5, 5))) > 0
    assert not changed(svg.text, text)[~near].any()
    assert text == erase_shapes(svg, mask)
