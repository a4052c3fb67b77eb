"""The marker segments of a JPEG file (ITU-T T.81, annex B)."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass

from limner.imaging import exif
from limner.imaging.faults import Broken
from limner.imaging.header import Header

MAX_SEGMENTS = 20_000
"""Segments that are looked at."""
MAX_SCANS = 100
"""Scans of one file. Encoders write about ten; each costs a pass over the whole picture, whatever it holds."""
_SOS, _EOI = 0xDA, 0xD9
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_ARITHMETIC = frozenset(range(0xC9, 0xD0))
_ALONE = frozenset({0x01, *range(0xD0, 0xD9)})
"""Markers without a segment."""
_APP0, _APP1, _APP2, _APP14 = 0xE0, 0xE1, 0xE2, 0xEE
_ESSENTIAL = _FRAMES | {0xC4, 0xCC, 0xDB, 0xDD, _APP0, _APP14}
"""Frames, tables, restart interval, and the two segments that tell the colour space."""
_ICC = b"ICC_PROFILE\0"


@dataclass(frozen=True, slots=True)
class _Segment:
    marker: int
    start: int
    end: int

    def body(self, data: bytes) -> bytes:
        return data[self.start + 4 : self.end]


def read_header(data: bytes) -> Header:
    """Raises Broken where there is no frame before the first scan, or the file ends before it."""
    size: tuple[int, int] | None = None
    block = b""
    for segment in _segments(data):
        if segment.marker in _FRAMES:
            if size or segment.end - segment.start < 10:
                raise Broken("has a damaged frame header")
            height, width = struct.unpack_from(">HH", data, segment.start + 5)
            size = width, height
        elif segment.marker == _APP1 and not block and data.startswith(b"Exif\0\0", segment.start + 4):
            block = segment.body(data)
    if not size or not all(size):
        raise Broken("says no width and height")
    return Header(*size, exif.orientation(block))


def profile(data: bytes) -> bytes | None:
    """The ICC profile of all its segments (ICC.1:2010, annex B.4); None where there is none or one is missing."""
    bodies = [segment.body(data) for segment in _segments(data) if segment.marker == _APP2]
    parts = {body[12]: body[14:] for body in bodies if body.startswith(_ICC) and len(body) > 14}
    whole = [parts.get(number) for number in range(1, len(parts) + 1)]
    return b"".join(part for part in whole if part) if parts and all(whole) else None


def essentials(data: bytes) -> bytes:
    """The file from its tables to the end of its first picture, without metadata.

    Raises Broken for a file of more than `MAX_SCANS` scans, and for one with less data than its size needs.
    """
    view = memoryview(data)
    parts = [view[:2]]
    scans = 2
    bits = 0
    for segment in _segments(data):
        if segment.marker in _ESSENTIAL:
            parts.append(view[segment.start : segment.end])
        if segment.marker in _FRAMES - _ARITHMETIC:
            bits = _fewest_bits(data, segment)
        scans = segment.end
    # Within scans 0xFF is followed by 0 or a restart marker: these two bytes are the end of the picture.
    end = data.find(b"\xff\xd9", scans)
    end = end + 2 if end >= 0 else len(data)
    if data.count(b"\xff\xda", scans, end) > MAX_SCANS:
        raise Broken(f"has more than {MAX_SCANS} scans")
    if 8 * (end - scans) < bits:
        raise Broken("has less data than a picture of its size")
    return b"".join([*parts, view[_next_marker(data, scans) : end]])


def _fewest_bits(data: bytes, frame: _Segment) -> int:
    """One for each block of 8×8 samples: no Huffman code is shorter. A decoder fills up what is missing with gray."""
    height, width = struct.unpack_from(">HH", data, frame.start + 5)
    return -(-int(width) // 8) * -(-int(height) // 8)


def _segments(data: bytes) -> Iterator[_Segment]:
    """The segments before the first scan. Raises Broken where the file ends before it."""
    position = 2
    for _ in range(MAX_SEGMENTS):
        start = _next_marker(data, position)
        marker = data[start + 1]
        if marker == _SOS:
            return
        if marker == _EOI:
            break
        if marker in _ALONE:
            position = start + 2
            continue
        length = int.from_bytes(data[start + 2 : start + 4], "big")
        position = start + 2 + length
        if length < 2 or position > len(data):
            break
        yield _Segment(marker, start, position)
    raise Broken("has no picture in it, or ends before it")


def _next_marker(data: bytes, position: int) -> int:
    """Where the next marker's 0xFF is, fill bytes and what stands between segments skipped."""
    for _ in range(MAX_SEGMENTS):
        position = data.find(b"\xff", position)
        if position < 0 or position + 2 > len(data):
            break
        if data[position + 1] not in (0x00, 0xFF):
            return position
        position += 1
    raise Broken("ends before its picture")
