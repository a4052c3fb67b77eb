"""Pixels come out as they were stored, in sRGB, the right way up."""

import struct
import zlib
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image, ImageCms, ImageOps

from limner.imaging.source import probe
from tests.imaging.files import chunk, picture, png_file, saved

PICTURE = picture()
GRAY = PICTURE[..., :1]


def pixels(data: bytes) -> NDArray[np.uint8]:
    return probe(data).pixels()


def rgb(gray: NDArray[Any]) -> Any:
    return np.repeat(gray.reshape(*gray.shape[:2], 1), 3, 2).astype(np.uint8).tolist()


def off_by(a: NDArray[np.uint8], b: Any) -> int:
    return int(np.abs(a.astype(int) - np.asarray(b).astype(int)).max())


@pytest.mark.parametrize("depth", [1, 2, 4, 8, 16])
def test_gray_of_every_depth(depth: int) -> None:
    most = 2**depth - 1
    samples = np.arange(16 * 24).reshape(16, 24, 1) * 171 % (most + 1)
    expected = np.round(samples * 255 / most)
    assert pixels(png_file(samples, depth=depth, colour_type=0)).tolist() == rgb(expected)


@pytest.mark.parametrize(("depth", "key"), [(1, 1), (2, 3), (4, 7), (8, 200), (16, 513)])
def test_one_transparent_gray(depth: int, key: int) -> None:
    samples = np.full((4, 4, 1), 0)
    samples[1, 2] = key
    found = pixels(png_file(samples, depth=depth, colour_type=0, before=[chunk(b"tRNS", struct.pack(">H", key))]))
    assert (found[..., 3] == np.where(samples[..., 0] == key, 0, 255)).all()


@pytest.mark.parametrize("depth", [8, 16])
def test_one_transparent_colour(depth: int) -> None:
    scale = 257 if depth == 16 else 1
    key = chunk(b"tRNS", struct.pack(">HHH", *(int(value) * scale for value in PICTURE[3, 5])))
    found = pixels(png_file(PICTURE.astype(int) * scale, depth=depth, colour_type=2, before=[key]))
    assert found[..., :3].tolist() == PICTURE.tolist()
    assert (found[..., 3] == np.where((PICTURE[3, 5] == PICTURE).all(-1), 0, 255)).all()


@pytest.mark.parametrize("depth", [1, 2, 4, 8])
@pytest.mark.parametrize("alphas", [b"", b"\x80", b"\0\xff", b"\xff\xff"], ids=["none", "half", "first", "opaque"])
def test_palettes(depth: int, alphas: bytes) -> None:
    palette = np.array([[250, 10, 20], [30, 240, 50]], np.uint8)
    samples = np.indices((5, 7)).sum(0)[..., None] % 2
    before = [chunk(b"PLTE", palette.tobytes()), *([chunk(b"tRNS", alphas)] if alphas else [])]
    found = pixels(png_file(samples, depth=depth, colour_type=3, before=before))
    assert found[..., :3].tolist() == palette[samples[..., 0]].tolist()
    wanted = np.frombuffer(alphas.ljust(2, b"\xff")[:2], np.uint8)[samples[..., 0]]
    assert found.shape[2] == (3 if wanted.min() == 255 else 4)
    assert found.shape[2] == 3 or found[..., 3].tolist() == wanted.tolist()


@pytest.mark.parametrize("depth", [8, 16])
@pytest.mark.parametrize(("colour_type", "channels"), [(2, 3), (4, 2), (6, 4)], ids=["RGB", "gray+alpha", "RGBA"])
def test_colour_of_every_depth(colour_type: int, channels: int, depth: int) -> None:
    samples = picture(channels=4)[..., :channels]
    found = pixels(png_file(samples.astype(int) * (257 if depth == 16 else 1), depth=depth, colour_type=colour_type))
    assert found[..., :3].tolist() == (rgb(samples[..., :1]) if channels == 2 else samples[..., :3].tolist())
    assert channels == 3 or found[..., 3].tolist() == samples[..., -1].tolist()


def test_an_alpha_that_hides_nothing_is_dropped() -> None:
    opaque = picture(channels=4)
    opaque[..., 3] = 255
    for name in ("PNG", "WEBP"):
        assert pixels(saved(Image.fromarray(opaque), name, lossless=True)).tolist() == PICTURE.tolist()


def test_colours_under_transparency_stay() -> None:
    clear = picture(channels=4)
    clear[:4, :4, 3] = 0
    assert pixels(saved(Image.fromarray(clear), "PNG")).tolist() == clear.tolist()
    assert pixels(saved(Image.fromarray(clear), "WEBP", lossless=True, exact=True)).tolist() == clear.tolist()


def test_an_interlaced_png() -> None:
    # Adam7 (PNG specification, section 8.1): first sample, step, in x and y, for each pass.
    passes = [(0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2), (0, 1, 1, 2)]
    rows = [row for x, dx, y, dy in passes for row in PICTURE[y::dy, x::dx]]
    plain = png_file(PICTURE, depth=8, colour_type=2)
    header = struct.pack(">IIBBBBB", 24, 16, 8, 2, 0, 0, 1)
    body = zlib.compress(b"".join(b"\0" + row.tobytes() for row in rows))
    data = plain[:8] + chunk(b"IHDR", header) + chunk(b"IDAT", body) + chunk(b"IEND", b"")
    assert pixels(data).tolist() == PICTURE.tolist()


@pytest.mark.parametrize("orientation", range(1, 9))
@pytest.mark.parametrize("name", ["PNG", "JPEG", "WEBP"])
def test_pictures_are_turned_upright(name: str, orientation: int) -> None:
    data = saved(Image.fromarray(PICTURE), name, orientation, lossless=True, quality=95)
    exif = Image.Exif()
    exif[0x0112] = orientation
    image = Image.fromarray(PICTURE)
    image.getexif()[0x0112] = orientation
    expected = ImageOps.exif_transpose(image)
    found = pixels(data)
    assert found.shape == np.asarray(expected).shape
    assert off_by(found, expected) <= (0 if name != "JPEG" else 25)


def test_a_tall_picture_is_read_in_strips() -> None:
    tall = picture(40, 700)
    assert pixels(saved(Image.fromarray(tall), "PNG")).tolist() == tall.tolist()
    turned = pixels(saved(Image.fromarray(tall), "PNG", 6))
    assert turned.tolist() == np.rot90(tall, -1).tolist()


@pytest.mark.parametrize("progressive", [False, True], ids=["baseline", "progressive"])
@pytest.mark.parametrize("mode", ["L", "RGB", "CMYK"])
def test_jpeg(mode: str, progressive: bool) -> None:
    image = Image.fromarray(PICTURE).convert(mode)
    found = pixels(saved(image, "JPEG", quality=98, subsampling=0, progressive=progressive))
    assert off_by(found, image.convert("RGB")) <= 12


def test_the_colour_space_that_adobe_names() -> None:
    data = bytearray(saved(Image.new("CMYK", (16, 16), (55, 127, 127, 0)), "JPEG", quality=98))
    assert off_by(pixels(bytes(data))[8, 8], [200, 128, 128]) <= 2
    data[data.index(b"Adobe") + 11] = 2  # the same samples as Y, Cb, Cr and K, of inverted inks
    assert off_by(pixels(bytes(data))[8, 8], [55, 55, 55]) <= 2


@pytest.mark.parametrize("name", ["PNG", "WEBP"])
def test_animations_give_their_first_frame(name: str) -> None:
    first = Image.fromarray(PICTURE)
    others = [Image.fromarray(255 - PICTURE), first.rotate(180)]
    data = saved(first, name, save_all=True, append_images=others, duration=50, lossless=True)
    assert pixels(data).tolist() == PICTURE.tolist()


def profile(gamma: float, space: bytes = b"RGB ") -> bytes:
    """A display profile with the primaries of sRGB and another gamma (ICC.1:2010)."""
    white = struct.pack(">4s4xiii", b"XYZ ", 63190, 65536, 54061)
    curve = struct.pack(">4s4xIH2x", b"curv", 1, round(gamma * 256))
    primaries = [(28578, 14581, 912), (25240, 46992, 6363), (9376, 3965, 46792)]
    tags = [(b"wtpt", white)]
    if space == b"RGB ":
        tags += [
            (b"%cXYZ" % letter, struct.pack(">4s4xiii", b"XYZ ", *p))
            for letter, p in zip(b"rgb", primaries, strict=True)
        ]
        tags += [(b"%cTRC" % letter, curve) for letter in b"rgb"]
    else:
        tags += [(b"kTRC", curve)]
    offset = 128 + 4 + 12 * len(tags)
    table, bodies = struct.pack(">I", len(tags)), b""
    for name, body in tags:
        table += struct.pack(">4sII", name, offset + len(bodies), len(body))
        bodies += body
    size = offset + len(bodies)
    head = struct.pack(">I4sI4s4s4s12x4s", size, b"lcms", 0x02400000, b"mntr", space, b"XYZ ", b"acsp")
    return head.ljust(68, b"\0") + struct.pack(">iii", 63190, 65536, 54061) + bytes(48) + table + bodies


@pytest.mark.parametrize("name", ["PNG", "JPEG", "WEBP"])
def test_colour_profiles_are_applied(name: str) -> None:
    image = Image.new("RGB", (32, 32), (128, 128, 128))
    found = pixels(saved(image, name, lossless=True, icc_profile=profile(1.0)))
    assert off_by(found[16, 16], [188, 188, 188]) <= 2  # linear 0.5 in sRGB


def test_alpha_is_not_coloured() -> None:
    image = Image.new("RGBA", (8, 8), (128, 128, 128, 77))
    found = pixels(saved(image, "PNG", icc_profile=profile(1.0)))
    assert found[4, 4, 3] == 77
    assert off_by(found[4, 4, :3], [188, 188, 188]) <= 2


def test_profiles_of_gray() -> None:
    image = Image.new("L", (32, 32), 128)
    assert off_by(pixels(saved(image, "PNG", icc_profile=profile(1.0, b"GRAY")))[16, 16], [188, 188, 188]) <= 2


@pytest.mark.parametrize(
    "broken",
    [
        ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes(),
        b"no profile",
        profile(1.0)[:200],
        profile(1.0, b"GRAY"),
        ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB")).tobytes(),
    ],
    ids=["sRGB", "garbage", "cut short", "of gray", "of Lab"],
)
@pytest.mark.parametrize("name", ["PNG", "WEBP"])
def test_profiles_that_change_nothing(name: str, broken: bytes) -> None:
    data = saved(Image.fromarray(PICTURE), name, lossless=True, icc_profile=broken)
    assert pixels(data).tolist() == PICTURE.tolist()
