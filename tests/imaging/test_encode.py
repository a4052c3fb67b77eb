"""Files decode to the pixels that went in, and carry nothing else."""

import io
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from numpy.typing import NDArray
from PIL import Image

from limner.imaging.encode import encode, encode_svg
from limner.imaging.formats import LOSSLESS, MEDIA_TYPES, RasterFormat
from limner.imaging.sniff import sniff

pictures = st.tuples(st.integers(1, 24), st.integers(1, 24), st.sampled_from([3, 4])).flatmap(
    lambda shape: arrays(np.uint8, shape)
)
formats = st.sampled_from(LOSSLESS)


def decode(data: bytes) -> NDArray[np.uint8]:
    with Image.open(io.BytesIO(data)) as image:
        return np.asarray(image)


@given(pixels=pictures, image_format=formats)
def test_pixels_come_back_exactly(pixels: NDArray[np.uint8], image_format: RasterFormat) -> None:
    assert np.array_equal(decode(encode(pixels, image_format)), pixels)


@given(pixels=pictures, image_format=formats)
def test_the_same_pixels_give_the_same_bytes(pixels: NDArray[np.uint8], image_format: RasterFormat) -> None:
    assert encode(pixels, image_format) == encode(pixels.copy(), image_format)


@pytest.mark.parametrize("image_format", LOSSLESS)
def test_the_file_is_what_it_says_and_carries_nothing_else(image_format: RasterFormat) -> None:
    data = encode(np.zeros((4, 5, 4), np.uint8), image_format)
    assert sniff(data) == image_format
    with Image.open(io.BytesIO(data)) as image:
        assert image.size == (5, 4)
        assert Image.MIME[str(image.format)] == MEDIA_TYPES[image_format]
        assert not image.getexif()
        assert not {"icc_profile", "exif", "xmp", "Software", "date:create"} & set(image.info)


def test_a_view_encodes_as_its_copy() -> None:
    pixels = np.arange(6 * 8 * 3, dtype=np.uint8).reshape(6, 8, 3)
    assert encode(pixels[::-1, ::2], "webp") == encode(pixels[::-1, ::2].copy(), "webp")


@pytest.mark.parametrize(
    "pixels",
    [np.zeros((4, 4), np.uint8), np.zeros((4, 4, 2), np.uint8), np.zeros((4, 4, 3)), np.zeros((0, 4, 3), np.uint8)],
    ids=["grey", "two channels", "floats", "no rows"],
)
def test_other_arrays_are_refused(pixels: Any) -> None:
    with pytest.raises(ValueError, match="H×W×3"):
        encode(pixels, "png")


def test_svg_is_utf8_without_a_mark() -> None:
    assert encode_svg("<svg>é</svg>") == b"<svg>\xc3\xa9</svg>"


def test_quality_makes_smaller_files() -> None:
    noise = np.random.default_rng(0).integers(0, 255, (64, 64, 3), np.uint8)
    sizes = [len(encode(noise, "webp", quality)) for quality in (10, 60, None)]
    assert sizes == sorted(sizes)
    assert len(encode(noise, "jpeg", 0)) < len(encode(noise, "jpeg"))


def test_jpeg_stands_on_white() -> None:
    pixels = np.full((16, 16, 4), (10, 20, 30, 0), np.uint8)
    with Image.open(io.BytesIO(encode(pixels, "jpeg"))) as image:
        assert image.format == "JPEG"
        assert np.asarray(image).min() == 255
