"""Kept pictures as other files: lossless where both can be, shapes in PDF, and never more than was asked for."""

import io

import numpy as np
import pytest
from PIL import Image

from limner.imaging import convert
from limner.imaging.convert import Converter, NotConverted, targets_of
from limner.imaging.encode import encode
from limner.imaging.formats import Extension
from limner.kit.errors import InvalidRequest

PIXELS = np.random.default_rng(5).integers(0, 256, (40, 60, 4), np.uint8)
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><rect width="30" height="40" fill="#c02010"/></svg>'


def _pixels(file: bytes) -> np.ndarray:
    return np.asarray(Image.open(io.BytesIO(file)))


async def test_pixels_stay_the_same_in_either_format() -> None:
    converter = Converter()
    png = await converter.converted(encode(PIXELS, "webp"), "webp", "png")
    assert np.array_equal(_pixels(png), PIXELS)
    assert np.array_equal(_pixels(await converter.converted(png, "png", "webp")), PIXELS)


async def test_a_file_that_has_the_format_is_the_very_file() -> None:
    assert await Converter().converted(b"as it is", "png", "png") == b"as it is"


async def test_svg_becomes_pixels_of_its_view_box() -> None:
    drawn = _pixels(await Converter().converted(SVG, "svg", "png"))
    assert drawn.shape == (40, 60, 4)
    assert drawn[20, 10].tolist() == [0xC0, 0x20, 0x10, 255]
    assert drawn[20, 50, 3] == 0


@pytest.mark.parametrize(("data", "extension"), [(SVG, "svg"), (encode(PIXELS, "png"), "png")])
async def test_a_pdf_is_one_page_of_the_pictures_size(data: bytes, extension: Extension) -> None:
    pdf = await Converter().converted(data, extension, "pdf")
    assert pdf.startswith(b"%PDF-")
    assert b"/MediaBox [0 0 60 40]" in pdf
    assert pdf.count(b"/Type /Page\n") == 1


async def test_pixels_have_no_svg() -> None:
    assert targets_of("png") == ("webp", "png", "pdf")
    with pytest.raises(InvalidRequest, match=r"'svg'.*accepted: webp, png, pdf"):
        await Converter().converted(encode(PIXELS, "png"), "png", "svg")


async def test_an_svg_that_cannot_be_drawn_is_an_error() -> None:
    with pytest.raises(NotConverted):
        await Converter().converted(b"<svg", "svg", "pdf")


async def test_thumbnails_are_small_and_whole() -> None:
    large = np.zeros((900, 1500, 3), np.uint8)
    large[:, 750:] = 200
    small = await Converter().thumbnail(encode(large, "png"))
    found = _pixels(small)
    assert found.shape == (288, convert.THUMBNAIL_SIDE, 3)
    assert abs(int(found[144, 60].mean())) < 8
    assert abs(int(found[144, 420].mean()) - 200) < 8
    assert len(small) < 5_000
