"""Files for tests, put together byte by byte where no encoder would write them."""

import io
import struct
import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

ORIENTATION = 0x0112


def chunk(kind: bytes, body: bytes) -> bytes:
    """A chunk of a PNG."""
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png_file(
    samples: Any,
    *,
    depth: int,
    colour_type: int,
    before: Sequence[bytes] = (),
    after: Sequence[bytes] = (),
    size: tuple[int, int] | None = None,
) -> bytes:
    """A PNG of H×W×C samples of `depth` bits, with further chunks before and after its image data."""
    samples = np.asarray(samples)
    height, width = size[::-1] if size else samples.shape[:2]
    rows = b"".join(b"\0" + _packed(row.reshape(-1), depth) for row in samples)
    header = struct.pack(">IIBBBBB", width, height, depth, colour_type, 0, 0, 0)
    parts = [chunk(b"IHDR", header), *before, chunk(b"IDAT", zlib.compress(rows)), *after, chunk(b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def _packed(row: NDArray[Any], depth: int) -> bytes:
    if depth == 16:
        return row.astype(">u2").tobytes()
    if depth == 8:
        return row.astype(np.uint8).tobytes()
    bits = (row[:, None].astype(np.uint8) >> np.arange(depth - 1, -1, -1, dtype=np.uint8)) & 1
    return np.packbits(bits).tobytes()


def saved(image: Image.Image, name: str, orientation: int = 0, **options: Any) -> bytes:
    """The file of a picture, with an EXIF orientation where one is given."""
    if orientation:
        exif = Image.Exif()
        exif[ORIENTATION] = orientation
        options["exif"] = exif
    file = io.BytesIO()
    image.save(file, name, **options)
    return file.getvalue()


def picture(width: int = 24, height: int = 16, channels: int = 3) -> NDArray[np.uint8]:
    """A smooth picture without symmetry."""
    y, x = np.mgrid[0:height, 0:width]
    planes = [x * 255 / width, y * 255 / height, (x + 2 * y) * 255 / (width + 2 * height), 255 - x * 200 / width]
    return np.stack(planes[:channels], -1).astype(np.uint8)
