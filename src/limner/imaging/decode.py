"""Files of pixels to arrays, a strip at a time: beyond the decoder's own picture there is only the result.

The decoders are given what pixels are made of and nothing else: no text, no profile, no EXIF reaches them.
"""

import io
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageCms
from PIL.JpegImagePlugin import JpegImageFile
from PIL.PngImagePlugin import PngImageFile
from PIL.WebPImagePlugin import WebPImageFile

from limner.imaging import jpeg, png, webp
from limner.imaging.faults import Broken
from limner.imaging.header import Header
from limner.imaging.profile import Space, Transform, apply, to_srgb
from limner.imaging.sniff import Sniffed

MAX_PIXELS = 2**26
"""A picture beyond this is not decoded, whoever asks: four times what the interface takes."""
STRIP_ROWS = 256
"""Rows of pixels that are converted at a time."""

Pixels = NDArray[np.uint8]
Convert = Callable[[Image.Image], NDArray[Any]]
"""From a strip of the decoded picture to an array of as many rows."""

READ_HEADER: dict[Sniffed, Callable[[bytes], Header]] = {
    "png": png.read_header,
    "jpeg": jpeg.read_header,
    "webp": webp.read_header,
}
_PROFILE: dict[Sniffed, Callable[[bytes], bytes | None]] = {
    "png": png.profile,
    "jpeg": jpeg.profile,
    "webp": webp.profile,
}
_SPACES: dict[str, Space] = {"1": "L", "L": "L", "LA": "L", "I;16": "L", "CMYK": "CMYK"}


def decode(data: bytes, image_format: Sniffed, *, managed: bool = True) -> Pixels:
    """H×W×3 uint8, or H×W×4 where anything is transparent: upright, straight alpha.

    sRGB by the file's profile; as stored when not `managed`. Raises Broken for a file that cannot be decoded whole.
    """
    header = READ_HEADER[image_format](data)
    image = load(data, image_format, header)
    transform = None
    if managed:
        transform = to_srgb(_PROFILE[image_format](data), _SPACES.get(image.mode, "RGB"))
    alpha = _alpha_of(data, image_format, image.mode)

    def convert(strip: Image.Image) -> Pixels:
        colours = _colours(strip, transform)
        return np.dstack([colours, alpha(strip, colours)]) if alpha else colours

    pixels = upright(image, header, convert, 4 if alpha else 3)
    if alpha and pixels[..., 3].min() == 255:
        del image
        return np.ascontiguousarray(pixels[..., :3])
    return pixels


def load(data: bytes, image_format: Sniffed, header: Header, rawmode: str | None = None) -> Image.Image:
    """The picture as its decoder gives it, in the size of its header. Raises Broken.

    `rawmode` reads the samples of a PNG in another layout, as Pillow names it.
    """
    if header.width * header.height > MAX_PIXELS:
        raise Broken(f"has {header.width}×{header.height} pixels, which is more than is ever decoded")
    try:
        image = _open(data, image_format)
        _check_same(image, header)
        if rawmode:
            image.tile = [tile._replace(args=rawmode) for tile in image.tile]
        image.load()
    except Broken:
        raise
    # Decoders fed with hostile bytes raise nearly every exception there is.
    except Exception as error:
        raise Broken("has pixels that are damaged or cut short") from error
    return image


def _check_same(image: Image.Image, header: Header) -> None:
    if image.size != (header.width, header.height):
        raise Broken("has a picture of another size than its header says")


def upright(image: Image.Image, header: Header, convert: Convert, channels: int) -> Pixels:
    """What `convert` makes of the strips, put together and turned by the header's orientation: H×W×`channels`."""
    width, height = header.upright
    pixels = np.empty((height, width, channels), np.uint8)
    stored = _as_stored(pixels, header.orientation)
    for top in range(0, header.height, STRIP_ROWS):
        bottom = min(top + STRIP_ROWS, header.height)
        try:
            stored[top:bottom] = convert(image.crop((0, top, header.width, bottom)))
        except ImageCms.PyCMSError as error:
            raise Broken("has pixels that its colour profile does not fit") from error
    return pixels


def _open(data: bytes, image_format: Sniffed) -> PngImageFile | JpegImageFile | WebPImageFile:
    """The one decoder of the format: Pillow's own choice would try every format it knows."""
    if image_format == "png":
        return PngImageFile(io.BytesIO(png.essentials(data)))
    if image_format == "jpeg":
        return JpegImageFile(io.BytesIO(jpeg.essentials(data)))
    return WebPImageFile(io.BytesIO(data))


def _as_stored(pixels: Pixels, orientation: int) -> Pixels:
    """A view of an upright picture in the order in which it is stored, by Exif 2.32, section 4.6.4."""
    turned = {
        1: pixels,
        2: pixels[:, ::-1],
        3: pixels[::-1, ::-1],
        4: pixels[::-1],
        5: pixels.swapaxes(0, 1),
        6: np.rot90(pixels, 1),
        7: pixels[::-1, ::-1].swapaxes(0, 1),
        8: np.rot90(pixels, -1),
    }
    return turned[orientation]


def _colours(strip: Image.Image, transform: Transform | None) -> Pixels:
    """H×W×3, sRGB where a transform is given."""
    if strip.mode == "I;16":
        strip = Image.fromarray(_eight_bits(np.asarray(strip)))
    strip = strip.convert(_SPACES.get(strip.mode, "RGB"))
    if transform:
        strip = apply(transform, strip)
    return np.asarray(strip.convert("RGB"))


def _eight_bits(samples: NDArray[np.uint16]) -> Pixels:
    """65535 to 255, rounded to the nearest."""
    return ((samples.astype(np.uint32) + 128) // 257).astype(np.uint8)


def _alpha_of(data: bytes, image_format: Sniffed, mode: str) -> Callable[[Image.Image, Pixels], Pixels] | None:
    """From a strip and its colours to its alpha, H×W; None where the file can have no transparency."""
    if mode in ("LA", "RGBA"):
        return lambda strip, _: np.asarray(strip.getchannel("A"))
    key = png.transparency(data) if image_format == "png" else None
    if not key:
        return None
    if mode == "P":
        alphas = np.full(256, 255, np.uint8)
        alphas[: len(key)] = np.frombuffer(key[:256], np.uint8)
        return lambda strip, _: alphas[np.asarray(strip)]
    return _keyed(key, mode, png.storage(data).depth)


def _keyed(key: bytes, mode: str, depth: int) -> Callable[[Image.Image, Pixels], Pixels] | None:
    """Alpha 0 for the one transparent colour. Of 16 bits in RGB the upper eight are compared."""
    samples = [int.from_bytes(key[at : at + 2], "big") & ((1 << depth) - 1) for at in range(0, len(key) - 1, 2)]
    if len(samples) < (3 if mode == "RGB" else 1):
        return None
    if mode == "I;16":
        return lambda strip, _: np.where(np.asarray(strip) == samples[0], 0, 255).astype(np.uint8)
    eight = [value >> 8 if depth == 16 else value * 255 // ((1 << depth) - 1) for value in samples]
    colour = np.array(eight[:3] if mode == "RGB" else eight[:1] * 3, np.uint8)

    def alpha(strip: Image.Image, _: Pixels) -> Pixels:
        return np.where((np.asarray(strip.convert("RGB")) == colour).all(-1), 0, 255).astype(np.uint8)

    return alpha
