"""A picture that came with a request: its file, and what its header says."""

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from limner.imaging.decode import READ_HEADER, decode
from limner.imaging.faults import Broken, unreadable, unsupported
from limner.imaging.frame import covering
from limner.imaging.header import Header
from limner.imaging.kept import once
from limner.imaging.sniff import Sniffed, sniff
from limner.imaging.svg.read import read_svg
from limner.imaging.svg.render import render
from limner.imaging.svg.size import size_of_svg

_OTHERS = {
    b"GIF8": "a GIF",
    b"BM": "a BMP",
    b"II*\0": "a TIFF",
    b"MM\0*": "a TIFF",
    b"%PDF": "a PDF",
    b"8BPS": "a Photoshop file",
    b"\0\0\1\0": "an icon file",
    b"\x1f\x8b": "a gzip file",
}
_BRANDS = {b"avif": "an AVIF", b"avis": "an AVIF", b"heic": "a HEIC", b"heix": "a HEIC", b"mif1": "a HEIF"}
"""By the major brand of ISO base media files."""


@dataclass(frozen=True, slots=True)
class Source:
    """A file as it came, known by its header only; pixels are decoded where they are needed.

    `width` and `height` are in pixels and upright, after the EXIF orientation; an SVG's are those of its viewBox,
    rounded. `param` is the request's field, for error messages; `framed` says that the pixels are brought to width and
    height when they are decoded.
    """

    data: bytes
    format: Sniffed
    width: int
    height: int
    param: str = "image"
    framed: bool = False

    def framed_in(self, width: int, height: int) -> "Source":
        """The picture without its transparency, scaled to cover a frame, and cut off evenly where it stands over."""
        return replace(self, width=width, height=height, framed=True)

    def pixels(self) -> NDArray[np.uint8]:
        """H×W×3, or H×W×4 where anything is transparent: uint8, upright, sRGB, straight alpha.

        An SVG is drawn in its width and height. Within `kept.keeping` it is decoded once and is read-only. Raises
        InvalidRequest for a file that is broken.
        """
        return once("pixels", self.data, (self.width, self.height), self._decoded)

    def _decoded(self) -> NDArray[np.uint8]:
        if self.format == "svg":
            drawn = render(read_svg(self.data, self.param).text, self.width, self.height, self.param)
            return np.ascontiguousarray(drawn[..., :3]) if drawn[..., 3].min() == 255 else drawn
        try:
            pixels = decode(self.data, self.format)
        except Broken as error:
            raise unreadable(str(error), self.param) from error
        return covering(pixels[..., :3], self.width, self.height) if self.framed else pixels


def probe(data: bytes, param: str = "image") -> Source:
    """The picture of a file, by its bytes: names and content types mean nothing. No pixel is decoded.

    Raises InvalidRequest: `image_unreadable` for what is no picture or has a broken header,
    `image_format_unsupported` for pictures of other kinds; for SVG what `size_of_svg` raises.
    """
    image_format = sniff(data)
    if image_format is None:
        raise _foreign(data, param)
    if image_format == "svg":
        width, height = size_of_svg(data, param)
        return Source(data, "svg", max(1, round(width)), max(1, round(height)), param)
    return Source(data, image_format, *read_header(data, image_format, param).upright, param)


def read_header(data: bytes, image_format: Sniffed, param: str) -> Header:
    """The header of a file of pixels. Raises InvalidRequest (`image_unreadable`)."""
    try:
        return READ_HEADER[image_format](data)
    except Broken as error:
        raise unreadable(str(error), param) from error


def _foreign(data: bytes, param: str) -> Exception:
    name = next((name for start, name in _OTHERS.items() if data.startswith(start)), None)
    if data[4:8] == b"ftyp":
        name = _BRANDS.get(data[8:12], "a video, or a picture in a video's container")
    if name:
        return unsupported(name, "PNG, JPEG, WebP, and SVG where the endpoint takes it", param)
    if not data:
        return unreadable("is empty", param)
    if data[:512].lstrip().lower().startswith((b"<!doctype html", b"<html")):
        return unreadable("is an HTML page", param)
    return unreadable("is no PNG, JPEG, WebP or SVG", param)
