"""Masks are black and white to the bit, or refused."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from limner.imaging.mask import check_same_size, encode_mask, read_alpha_mask, read_mask
from limner.imaging.source import Source, probe
from limner.kit.errors import InvalidRequest
from tests.imaging.files import chunk, png_file, saved

MASK = np.zeros((10, 14), bool)
MASK[2:5, 3:9] = True
GRAY = (MASK * 255).astype(np.uint8)
RGB = np.repeat(GRAY[..., None], 3, 2)
PALETTE = chunk(b"PLTE", bytes([255, 255, 255, 0, 0, 0]))


def with_alpha(alpha: int | NDArray[Any]) -> NDArray[np.uint8]:
    return np.dstack([RGB, np.broadcast_to(np.uint8(alpha) if isinstance(alpha, int) else alpha, MASK.shape)])


def refused(data: bytes) -> InvalidRequest:
    with pytest.raises(InvalidRequest) as caught:
        read_mask(probe(data, "mask"))
    assert caught.value.param == "mask"
    return caught.value


@pytest.mark.parametrize(
    "data",
    [
        saved(Image.fromarray(GRAY), "PNG"),
        saved(Image.fromarray(RGB), "PNG"),
        saved(Image.fromarray(with_alpha(255)), "PNG"),
        saved(Image.fromarray(RGB), "WEBP", lossless=True),
        encode_mask(MASK),
        png_file(~MASK[..., None], depth=1, colour_type=3, before=[PALETTE]),
        png_file(MASK[..., None] * 3, depth=2, colour_type=0),
        png_file(MASK[..., None] * 65535, depth=16, colour_type=0),
        png_file(RGB.astype(int) * 257, depth=16, colour_type=2),
        png_file(with_alpha(255)[..., 2:].astype(int) * 257, depth=16, colour_type=4),
        png_file(with_alpha(255).astype(int) * 257, depth=16, colour_type=6),
    ],
    ids=[
        *("gray", "rgb", "opaque", "webp", "one bit", "palette", "two bits"),
        *("gray 16", "rgb 16", "gray and alpha 16", "rgba 16"),
    ],
)
def test_every_way_to_store_a_mask(data: bytes) -> None:
    assert np.array_equal(read_mask(probe(data)), MASK)


def test_a_jpeg_that_decodes_cleanly() -> None:
    mask = np.zeros((32, 32), np.uint8)
    mask[:16] = 255
    assert np.array_equal(read_mask(probe(saved(Image.fromarray(mask), "JPEG", quality=100))), mask == 255)


def test_a_mask_is_turned_upright() -> None:
    assert np.array_equal(read_mask(probe(saved(Image.fromarray(GRAY), "PNG", 6))), np.rot90(MASK, -1))


def changed(array: NDArray[Any], value: Any) -> NDArray[Any]:
    array = array.copy()
    array[7, 4] = value
    return array


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (saved(Image.fromarray(changed(GRAY, 128)), "PNG"), "at (4, 7) it is 128"),
        (saved(Image.fromarray(changed(GRAY, 254)), "PNG"), "at (4, 7) it is 254"),
        (saved(Image.fromarray(changed(RGB, (255, 255, 0))), "PNG"), "at (4, 7) it is (255, 255, 0)"),
        (saved(Image.fromarray(with_alpha(changed(GRAY * 0 + 255, 254))), "PNG"), "at (4, 7) it is transparent"),
        (png_file(changed(MASK[..., None] * 65535, 65500), depth=16, colour_type=0), "at (4, 7) it has 16 bits"),
        (png_file(changed(RGB.astype(int) * 257, 0xFF00), depth=16, colour_type=2), "at (4, 7) it has 16 bits"),
        (png_file(changed(with_alpha(255).astype(int)[..., 2:] * 257, 0xFF00), depth=16, colour_type=4), "16 bits"),
        (png_file(changed(with_alpha(255).astype(int) * 257, 0xFF00), depth=16, colour_type=6), "16 bits"),
    ],
    ids=["gray", "nearly white", "colour", "alpha", "gray 16", "rgb 16", "gray and alpha 16", "rgba 16"],
)
def test_other_values_are_refused(data: bytes, what: str) -> None:
    error = refused(data)
    assert error.code == "mask_not_binary"
    assert what in error.message


def test_a_black_mask_has_nothing_to_change() -> None:
    assert refused(encode_mask(MASK & False)).code == "mask_empty"


def test_an_svg_is_no_mask() -> None:
    assert refused(b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>").code == "image_format_unsupported"


def test_a_broken_mask_is_unreadable() -> None:
    assert refused(encode_mask(MASK)[:-30]).code == "image_unreadable"


def test_transparency_may_mark_what_changes() -> None:
    marked = saved(Image.fromarray(with_alpha(np.where(MASK, 0, 130).astype(np.uint8))), "PNG")
    assert np.array_equal(read_alpha_mask(probe(marked)), MASK)
    assert np.array_equal(read_alpha_mask(probe(encode_mask(MASK))), MASK)


def test_sizes_are_compared_by_headers() -> None:
    picture = Source(b"", "jpeg", 14, 10, "image")
    check_same_size(picture, probe(encode_mask(MASK), "mask"))
    with pytest.raises(InvalidRequest, match="mask has 10×14 pixels and image 14×10") as caught:
        check_same_size(picture, Source(b"", "png", 10, 14, "mask"))
    assert caught.value.code == "mask_size_mismatch"
