"""What a header says, and what is refused for it."""

import struct
import zlib
from contextlib import nullcontext, suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from limner.imaging import jpeg, png
from limner.imaging.limits import check_bytes, check_size
from limner.imaging.source import Source, probe
from limner.kit.errors import InvalidRequest
from tests.imaging.files import chunk, picture, png_file, saved

PICTURE = Image.fromarray(picture())
SVG = '<svg xmlns="http://www.w3.org/2000/svg" {}><rect width="9" height="9" fill="red"/></svg>'
FILES = {
    "png": saved(PICTURE, "PNG"),
    "jpeg": saved(PICTURE, "JPEG"),
    "progressive": saved(PICTURE, "JPEG", progressive=True),
    "webp": saved(PICTURE, "WEBP"),
    "lossless": saved(PICTURE, "WEBP", lossless=True),
    "alpha": saved(Image.fromarray(picture(channels=4)), "WEBP"),
    "animated": saved(PICTURE, "WEBP", save_all=True, append_images=[PICTURE.rotate(180)]),
    "svg": SVG.format('viewBox="0 0 24 16"').encode(),
}


def refused(data: bytes) -> InvalidRequest:
    with pytest.raises(InvalidRequest) as caught:
        probe(data, "image_url").pixels()
    assert caught.value.param == "image_url"
    assert caught.value.message.startswith("image_url ")
    assert caught.value.message.endswith(".")
    return caught.value


@pytest.mark.parametrize("name", FILES)
def test_a_source_knows_its_size(name: str) -> None:
    source = probe(FILES[name], "file")
    assert (source.width, source.height, source.param) == (24, 16, "file")
    assert source.pixels().shape[:2] == (16, 24)


@pytest.mark.parametrize("orientation", range(1, 9))
@pytest.mark.parametrize("name", ["PNG", "JPEG", "WEBP"])
def test_the_size_is_upright(name: str, orientation: int) -> None:
    source = probe(saved(PICTURE, name, orientation))
    assert (source.width, source.height) == ((16, 24) if orientation >= 5 else (24, 16))


@pytest.mark.parametrize("order", ["<", ">"])
def test_both_byte_orders_of_exif(order: str) -> None:
    mark = b"II" if order == "<" else b"MM"
    block = mark + struct.pack(f"{order}HIHHHIHHI", 42, 8, 1, 0x0112, 3, 1, 6, 0, 0)
    source = probe(png_file(picture(), depth=8, colour_type=2, after=[chunk(b"eXIf", block)]))
    assert (source.width, source.height) == (16, 24)


@pytest.mark.parametrize(
    "block", [b"", b"II", b"II*\0\xff\xff\xff\xff", b"MM\0*\0\0\0\x08\xff\xff" + bytes(20), b"junk" * 9]
)
def test_broken_exif_is_no_orientation(block: bytes) -> None:
    source = probe(png_file(picture(), depth=8, colour_type=2, before=[chunk(b"eXIf", block)]))
    assert (source.width, source.height) == (24, 16)


@pytest.mark.parametrize(
    ("attributes", "size"),
    [
        ('viewBox="0 0 30.4 20.6"', (30, 21)),
        ('viewBox="0 0 30 20" width="300" height="200"', (30, 20)),
        ('width="300px" height="2in"', (300, 192)),
        ('viewBox="0 0 0.2 0.2"', (1, 1)),
    ],
)
def test_the_size_of_an_svg(attributes: str, size: tuple[int, int]) -> None:
    source = probe(SVG.format(attributes).encode())
    assert (source.width, source.height) == size


def test_an_svg_is_drawn_in_its_size() -> None:
    clear = probe(FILES["svg"]).pixels()
    assert clear.shape == (16, 24, 4)
    assert clear[4, 4].tolist() == [255, 0, 0, 255]
    assert clear[12, 20, 3] == 0
    assert probe(SVG.format('viewBox="0 0 9 9"').encode()).pixels().shape == (9, 9, 3)


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (b"GIF89a" + bytes(20), "GIF"),
        (b"BM" + bytes(20), "BMP"),
        (b"\0\0\0\x1cftypavif" + bytes(20), "AVIF"),
        (b"\0\0\0\x1cftypheic" + bytes(20), "HEIC"),
        (b"\x1f\x8b\x08" + bytes(20), "gzip"),
    ],
)
def test_other_kinds_are_named(data: bytes, word: str) -> None:
    error = refused(data)
    assert error.code == "image_format_unsupported"
    assert word in error.message


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (b"", "empty"),
        (b"hello", "no PNG"),
        (b"<!DOCTYPE html><html>", "HTML"),
        (FILES["png"][:20], "header"),
        (FILES["png"][:16] + bytes(4) + FILES["png"][20:], "header"),
        (png_file(picture(), depth=8, colour_type=2, size=(0, 4)), "header"),
        (FILES["jpeg"][:3], "ends"),
        (FILES["jpeg"][:30], "ends"),
        (b"\xff\xd8\xff\xd9", "ends"),
        (b"\xff\xd8" + b"\xff\x00" * 30_000, "ends"),
        (FILES["webp"][:18], "header"),
        (b"RIFF\0\0\0\0WEBPVP8?" + bytes(30), "no picture"),
    ],
    ids=[
        *("empty", "text", "html", "short png", "damaged png", "png without width"),
        *("short jpeg", "shorter jpeg", "jpeg of nothing", "jpeg of fill", "short webp", "webp of nothing"),
    ],
)
def test_what_has_no_sound_header_is_unreadable(data: bytes, word: str) -> None:
    error = refused(data)
    assert error.code == "image_unreadable"
    assert word in error.message


@pytest.mark.parametrize("name", [name for name in FILES if name != "svg"])
def test_a_file_that_is_cut_short_is_unreadable(name: str) -> None:
    data = FILES[name]
    cut = len(data) - (60 if name in ("png", "animated") else 20)
    if name == "animated":
        cut = len(data) // 4
    assert refused(data[:cut]).code == "image_unreadable"


def with_size(data: bytes, width: int, height: int) -> bytes:
    """A JPEG whose frame header says another size."""
    at = next(at for at in range(len(data)) if data[at] == 0xFF and data[at + 1] in (0xC0, 0xC2))
    return data[: at + 5] + struct.pack(">HH", height, width) + data[at + 9 :]


def test_a_jpeg_that_lies_about_its_size() -> None:
    assert "less data" in refused(with_size(FILES["jpeg"], 2000, 2000)).message
    error = refused(with_size(FILES["jpeg"], 65_535, 65_535))
    assert "65535×65535" in error.message
    assert refused(with_size(FILES["jpeg"], 24, 0)).code == "image_unreadable"


def test_two_frames_are_not_one_picture() -> None:
    data = FILES["jpeg"]
    frame = data.index(b"\xff\xc0")
    assert refused(data[:frame] + data[frame : frame + 19] * 2 + data[frame + 19 :]).code == "image_unreadable"


def test_a_bomb_of_scans_is_refused() -> None:
    data = FILES["progressive"]
    scan = data.rindex(b"\xff\xda")
    assert "scans" in refused(data[:-2] + data[scan:-2] * jpeg.MAX_SCANS + data[-2:]).message


def test_a_bomb_of_chunks_is_refused() -> None:
    many = [chunk(b"teXt", b"")] * png.MAX_CHUNKS
    assert "chunks" in refused(png_file(picture(), depth=8, colour_type=2, before=many)).message


def test_image_data_beyond_the_picture_is_not_read() -> None:
    rows = b"".join(b"\0" + row.tobytes() for row in picture())
    bomb = zlib.compress(rows + bytes(50_000_000))
    header = struct.pack(">IIBBBBB", 24, 16, 8, 2, 0, 0, 0)
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", bomb) + chunk(b"IEND", b"")
    assert probe(data).pixels().tolist() == picture().tolist()


@pytest.mark.parametrize(
    "extra",
    [
        chunk(b"zTXt", b"a\0\0" + zlib.compress(bytes(50_000_000))),
        chunk(b"iCCP", b"a\0\0" + zlib.compress(bytes(50_000_000))),
        chunk(b"iCCP", b"a\0\0no zlib"),
        chunk(b"iCCP", b"a\0\0" + zlib.compress(b"no profile")),
        chunk(b"gAMA", struct.pack(">I", 0)),
        chunk(b"acTL", b""),
        chunk(b"pHYs", b"1"),
        b"\0\0\0\x04teXt1234CRC!",
    ],
    ids=["text bomb", "profile bomb", "no zlib", "no profile", "gamma 0", "empty acTL", "short pHYs", "wrong CRC"],
)
def test_what_is_not_pixels_does_no_harm(extra: bytes) -> None:
    data = png_file(picture(), depth=8, colour_type=2, before=[extra])
    assert probe(data).pixels().tolist() == picture().tolist()


@pytest.mark.parametrize("name", ["png", "jpeg", "webp"])
def test_what_comes_after_the_picture_is_ignored(name: str) -> None:
    data = FILES[name]
    tail = b"PK\x03\x04 an archive \xff\xda" * 300
    assert probe(data + tail).pixels().tolist() == probe(data).pixels().tolist()


rasters = st.sampled_from([data for name, data in FILES.items() if name != "svg"])
cuts = st.tuples(rasters, st.integers(0, 600)).map(lambda drawn: drawn[0][: drawn[1]])
edits = st.tuples(rasters, st.lists(st.tuples(st.integers(0, 10_000), st.integers(0, 255)), min_size=1, max_size=6))


def _edited(drawn: tuple[bytes, list[tuple[int, int]]]) -> bytes:
    data = bytearray(drawn[0])
    for position, value in drawn[1]:
        data[position % len(data)] = value
    return bytes(data)


@settings(max_examples=400)
@given(data=st.one_of(cuts, edits.map(_edited), st.binary(max_size=64).map(lambda tail: FILES["png"][:8] + tail)))
def test_broken_files_give_pixels_or_an_invalid_request(data: bytes) -> None:
    with suppress(InvalidRequest):
        source = probe(data)
        if source.width * source.height <= 10**6:
            assert source.pixels().shape[:2] == (source.height, source.width)


@pytest.mark.parametrize(
    ("size", "code"),
    [
        ((4096, 4096), None),
        ((32, 32), None),
        ((4097, 100), "image_too_large"),
        ((100, 4097), "image_too_large"),
        ((31, 100), "image_too_small"),
        ((100, 31), "image_too_small"),
    ],
)
def test_sizes(size: tuple[int, int], code: str | None) -> None:
    source = Source(b"", "png", *size, "file")
    with nullcontext() if code is None else pytest.raises(InvalidRequest, match=r"^file has \d+×\d+ pix") as caught:
        check_size(source, min_side=32, max_side=4096, max_pixels=4096 * 4096)
    assert (caught.value.code if caught else None) == code


def test_pixels_in_all_are_bounded() -> None:
    source = Source(b"", "png", 1001, 1000, "file")
    with pytest.raises(InvalidRequest, match=r"file has 1001×1000 pixels, 1,001,000 in all; it may have 1,000,000\."):
        check_size(source, min_side=1, max_side=4096, max_pixels=10**6)


def test_bytes_are_bounded() -> None:
    check_bytes(bytes(10), max_bytes=10)
    with pytest.raises(InvalidRequest, match="mask has 11 bytes; a file may have 10 bytes"):
        check_bytes(bytes(11), max_bytes=10, param="mask")
