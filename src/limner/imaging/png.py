"""The chunks of a PNG file (Portable Network Graphics Specification, third edition)."""

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

from limner.imaging import exif
from limner.imaging.faults import Broken
from limner.imaging.header import Header

MAX_CHUNKS = 50_000
"""Chunks of a file. Encoders write image data in chunks of 8 kB or more: a file of 20 MB has 2,500."""
MAX_PROFILE = 4_000_000
"""Bytes of a colour profile, inflated."""
_DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
_ESSENTIAL = (b"IHDR", b"PLTE", b"IDAT", b"IEND")


@dataclass(frozen=True, slots=True)
class Storage:
    """How samples are stored: bits of each, and the colour type (0 gray, 2 RGB, 3 palette, 4 and 6 with alpha)."""

    depth: int
    colour_type: int


@dataclass(frozen=True, slots=True)
class _Chunk:
    kind: bytes
    start: int
    end: int

    def body(self, data: bytes) -> bytes:
        return data[self.start + 8 : self.end - 4]


def read_header(data: bytes) -> Header:
    """Raises Broken where the header is cut short, damaged or says what PNG does not know."""
    width, height, _ = _ihdr(data)
    block = _body(data, b"eXIf")
    return Header(width, height, exif.orientation(block) if block else 1)


def storage(data: bytes) -> Storage:
    """Raises Broken as `read_header` does."""
    return _ihdr(data)[2]


def profile(data: bytes) -> bytes | None:
    """The ICC profile; None where there is none, or none that inflates to a sane size."""
    _, _, packed = (_body(data, b"iCCP") or b"").partition(b"\0")
    inflater = zlib.decompressobj()
    try:
        profile = inflater.decompress(packed[1:], MAX_PROFILE)
    except zlib.error:
        return None
    return profile if profile and inflater.eof else None


def transparency(data: bytes) -> bytes | None:
    """The body of tRNS: an alpha for each palette entry, or the one transparent colour in two bytes a sample."""
    return _body(data, b"tRNS")


def essentials(data: bytes) -> bytes:
    """The file with nothing but the chunks that pixels are made of: of an APNG, its still picture.

    Raises Broken for a file of too many chunks.
    """
    parts = [memoryview(data)[:8]]
    parts += [memoryview(data)[chunk.start : chunk.end] for chunk in _chunks(data) if chunk.kind in _ESSENTIAL]
    return b"".join(parts)


def _ihdr(data: bytes) -> tuple[int, int, Storage]:
    if len(data) < 33:
        raise Broken("ends within its header")
    length, kind, width, height, depth, colour_type = struct.unpack_from(">I4sIIBB", data, 8)
    if kind != b"IHDR" or length != 13 or zlib.crc32(data[12:29]) != int.from_bytes(data[29:33], "big"):
        raise Broken("has a damaged header")
    if not width or not height or depth not in _DEPTHS.get(colour_type, ()):
        raise Broken("has a header that PNG does not allow")
    return width, height, Storage(depth, colour_type)


def _body(data: bytes, kind: bytes) -> bytes | None:
    return next((chunk.body(data) for chunk in _chunks(data) if chunk.kind == kind), None)


def _chunks(data: bytes) -> Iterator[_Chunk]:
    """Every chunk to IEND; the last one may be cut short. Raises Broken after `MAX_CHUNKS`."""
    position = 8
    for _ in range(MAX_CHUNKS):
        if position + 8 > len(data):
            return
        length, kind = struct.unpack_from(">I4s", data, position)
        end = position + 12 + length
        yield _Chunk(kind, position, end)
        if kind == b"IEND":
            return
        position = end
    raise Broken(f"has more than {MAX_CHUNKS} chunks")
