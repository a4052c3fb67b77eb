"""The one EXIF tag that matters here: which way up the picture is."""

import struct

ORIENTATION = 0x0112
_SHORT, _LONG = 3, 4


def orientation(block: bytes) -> int:
    """1 to 8 by Exif 2.32, section 4.6.4; 1 where the tag is absent or the block is broken.

    `block` is a TIFF structure, with or without `Exif\\0\\0` before it.
    """
    tiff = block.removeprefix(b"Exif\0\0")
    order = {b"II": "<", b"MM": ">"}.get(tiff[:2])
    try:
        return _tag(tiff, order) if order else 1
    except struct.error:
        return 1


def _tag(tiff: bytes, order: str) -> int:
    """The orientation in the first directory. Raises struct.error where the structure leads out of the block."""
    (directory,) = struct.unpack_from(f"{order}I", tiff, 4)
    (entries,) = struct.unpack_from(f"{order}H", tiff, directory)
    for entry in range(entries):
        at = directory + 2 + 12 * entry
        tag, kind, count = struct.unpack_from(f"{order}HHI", tiff, at)
        if tag == ORIENTATION and kind in (_SHORT, _LONG) and count == 1:
            (value,) = struct.unpack_from(order + ("H" if kind == _SHORT else "I"), tiff, at + 8)
            return value if 1 <= value <= 8 else 1
    return 1
