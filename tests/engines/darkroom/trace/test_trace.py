"""Tracing, by what its SVGs look like and consist of."""

import cv2
import numpy as np
import pytest
import skia
from defusedxml import ElementTree
from skimage import data

from limner.engines.base import Cancelled, never_cancelled
from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.trace.options import TraceOptions
from limner.engines.darkroom.trace.trace import MOST_SHAPES, trace
from tests.engines.darkroom.trace.pictures import (
    AMBER,
    NAVY,
    PALE,
    RED,
    coverage,
    fills,
    logo,
    off,
    render,
    shaded,
    shapes,
    svg_of,
)


@pytest.fixture(scope="module")
def photograph() -> Pixels:
    return np.ascontiguousarray(data.chelsea()[40:220, 100:300])  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("stacking", ["hierarchical", "cut_out"])
def test_photograph_is_close_and_the_svg_is_well_formed(photograph: Pixels, stacking: str) -> None:
    svg = svg_of(photograph, shape_stacking=stacking)
    root = ElementTree.fromstring(svg)
    assert root.attrib["viewBox"] == "0 0 200 180"
    assert (root.attrib["width"], root.attrib["height"]) == ("200", "180")
    assert off(svg, photograph) < 7


def test_skia_draws_what_resvg_draws(photograph: Pixels) -> None:
    svg = svg_of(photograph)
    drawing = skia.SVGDOM.MakeFromStream(skia.MemoryStream(svg.encode()))
    surface = skia.Surface(200, 180)
    drawing.render(surface.getCanvas())
    drawn = surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
    assert np.abs(drawn.astype(int) - render(svg, 200, 180)).mean() < 1


def test_same_pixels_give_the_same_text(photograph: Pixels) -> None:
    assert svg_of(photograph, gradients=True) == svg_of(photograph, gradients=True)


def test_flat_art_keeps_its_colours_and_no_others() -> None:
    assert fills(svg_of(logo())) == {NAVY, RED, PALE, AMBER}


def test_flat_art_is_few_shapes_and_close() -> None:
    flat = logo()[12:108, 26:140, :3]
    svg = svg_of(np.ascontiguousarray(flat))
    assert shapes(svg) < 12
    assert off(svg, flat) < 1.5


@pytest.mark.parametrize("stacking", ["hierarchical", "cut_out"])
def test_transparent_stays_transparent(stacking: str) -> None:
    picture = logo()
    alpha = render(svg_of(picture, shape_stacking=stacking), 160, 120)[..., 3].astype(int)
    far = cv2.erode((picture[..., 3] == 0).astype(np.uint8), np.ones((3, 3), np.uint8)) == 1
    assert not alpha[far].any()
    assert alpha[picture[..., 3] == 255].min() >= 200


def test_an_empty_picture_has_no_shapes() -> None:
    assert shapes(svg_of(np.zeros((32, 40, 4), np.uint8))) == 0


@pytest.mark.parametrize("stacking", ["hierarchical", "cut_out"])
def test_one_colour_is_one_rectangle(stacking: str) -> None:
    svg = svg_of(np.full((32, 48, 3), (10, 200, 30), np.uint8), shape_stacking=stacking)
    assert shapes(svg) == 1
    assert '<rect width="48" height="32" fill="#0ac81e"/>' in svg


def test_cut_out_shapes_lie_beside_each_other(photograph: Pixels) -> None:
    svg = svg_of(photograph[:90, :100], shape_stacking="cut_out", max_shapes=60)
    covered = coverage(svg, 100, 90)
    assert np.abs(covered - 1).mean() < 0.004
    assert np.abs(covered - 1).max() < 0.25


def test_hierarchical_shapes_lie_on_each_other(photograph: Pixels) -> None:
    assert coverage(svg_of(photograph[:90, :100], max_shapes=60), 100, 90).mean() > 1.5


@pytest.mark.parametrize("stacking", ["hierarchical", "cut_out"])
def test_cut_out_and_hierarchical_leave_no_seams(photograph: Pixels, stacking: str) -> None:
    assert render(svg_of(photograph, shape_stacking=stacking), 200, 180)[..., 3].min() > 215


@pytest.mark.parametrize("most", [1, 2, 25])
@pytest.mark.parametrize("stacking", ["hierarchical", "cut_out"])
def test_no_more_shapes_than_allowed(photograph: Pixels, most: int, stacking: str) -> None:
    for picture in (photograph, logo()):
        svg = svg_of(picture, max_shapes=most, shape_stacking=stacking)
        assert 1 <= shapes(svg) <= most


def test_the_shapes_that_matter_stay() -> None:
    svg = svg_of(logo(), max_shapes=3)
    assert fills(svg) == {NAVY, RED, PALE}


def test_palette_is_all_there_is(photograph: Pixels) -> None:
    palette = ((0, 0, 0), (250, 240, 220), (201, 83, 33))
    for picture in (photograph, logo()):
        for gradients in (False, True):
            assert fills(svg_of(picture, palette=palette, gradients=gradients)) <= set(palette)


def test_fewer_colours_when_reduced(photograph: Pixels) -> None:
    reduced = fills(svg_of(photograph, color_reduction=True))
    assert len(reduced) <= 12
    assert len(fills(svg_of(photograph))) > 3 * len(reduced)


def test_compression_is_smaller_and_nearly_as_close(photograph: Pixels) -> None:
    plain, squeezed = svg_of(photograph), svg_of(photograph, compression=True)
    assert len(squeezed) < 0.75 * len(plain)
    assert off(squeezed, photograph) < off(plain, photograph) + 2.5


def test_gradients_are_fewer_shapes_and_closer() -> None:
    picture = shaded()
    plain, graded = svg_of(picture), svg_of(picture, gradients=True)
    assert "<linearGradient" in graded
    assert "<linearGradient" not in plain
    assert shapes(graded) < shapes(plain) / 3
    assert off(graded, picture) < min(off(plain, picture), 2)


def test_small_shapes_are_filtered(photograph: Pixels) -> None:
    assert shapes(svg_of(photograph, small_shape_filter=True)) < 0.6 * shapes(svg_of(photograph))


def test_noise_does_not_explode() -> None:
    noise = np.random.default_rng(1).integers(0, 256, (256, 256, 3)).astype(np.uint8)
    svg = svg_of(noise)
    assert shapes(svg) <= MOST_SHAPES
    assert len(svg) < 800_000


@pytest.mark.parametrize("size", [(32, 32), (32, 400), (400, 32), (33, 47)])
def test_any_size(size: tuple[int, int]) -> None:
    height, width = size
    picture = np.random.default_rng(2).integers(0, 256, (height, width, 4)).astype(np.uint8)
    assert f'viewBox="0 0 {width} {height}"' in svg_of(picture)


def test_large_pictures_are_bounded_and_keep_their_size() -> None:
    large = np.ascontiguousarray(np.tile(data.astronaut(), (3, 3, 1)))  # type: ignore[no-untyped-call]
    svg = svg_of(large)
    assert 'viewBox="0 0 1536 1536"' in svg
    assert len(svg) < 900_000


def test_can_be_cancelled() -> None:
    def cancelled() -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        trace(logo(), TraceOptions(), cancelled)
    assert trace(logo(), TraceOptions(), never_cancelled)
