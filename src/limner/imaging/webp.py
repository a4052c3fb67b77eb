"""The chunks of a WebP file (RFC 9649, section 2)."""

import struct
from collections.abc import Iterator

from limner.imaging import exif
from limner.imaging.faults import Broken
from limner.imaging.header import Header

MAX_CHUNKS = 20_000
"""Chunks that are looked at; an animation has one for each frame."""


def read_header(data: bytes) -> Header:
    """Raises Broken where the first chunk is cut short, or is none that a picture begins with."""
    try:
        width, height = _size(data[12:16], data[20:30])
    except struct.error:
        raise Broken("ends within its header") from None
    if not width or not height:
        raise Broken("says no width and height")
    return Header(width, height, exif.orientation(_body(data, b"EXIF") or b""))


def profile(data: bytes) -> bytes | None:
    """The ICC profile, or None."""
    return _body(data, b"ICCP")


def _size(kind: bytes, head: bytes) -> tuple[int, int]:
    """Width and height from the first bytes of the first chunk (RFC 9649 2.7; RFC 6386 9.1; RFC 9649 3.4)."""
    if kind == b"VP8X":
        low_width, high_width, low_height, high_height = struct.unpack_from("<HBHB", head, 4)
        return 1 + low_width + (high_width << 16), 1 + low_height + (high_height << 16)
    if kind == b"VP8 ":
        if head[3:6] != b"\x9d\x01\x2a":
            raise Broken("has a damaged header")
        width, height = struct.unpack_from("<HH", head, 6)
        return width & 0x3FFF, height & 0x3FFF
    if kind == b"VP8L":
        signature, bits = struct.unpack_from("<BI", head)
        if signature != 0x2F:
            raise Broken("has a damaged header")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    raise Broken("has no picture in it")


def _body(data: bytes, kind: bytes) -> bytes | None:
    return next((data[start:end] for name, start, end in _chunks(data) if name == kind), None)


def _chunks(data: bytes) -> Iterator[tuple[bytes, int, int]]:
    """Name and range of the body of every chunk that is whole."""
    position = 12
    for _ in range(MAX_CHUNKS):
        if position + 8 > len(data):
            return
        name, length = struct.unpack_from("<4sI", data, position)
        start, end = position + 8, position + 8 + length
        if end > len(data):
            return
        yield name, start, end
        position = end + length % 2
