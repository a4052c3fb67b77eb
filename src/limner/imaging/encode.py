"""Pixels and SVG to file bytes: lossless, without metadata, the same bytes for the same picture.

The effort is what `python -m benchmarks.encoders` showed: WebP at method 0 and quality 0 takes 10 ms for a
flat picture of 1024×1024 and 33 ms for one with grain; the next effort that saves bytes (method 4, quality 0)
makes the grainy one 7 % smaller and takes 155 ms. PNG at level 1 makes it 2 % larger than at level 6, in a
fifth of the time.
"""

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from limner.imaging.formats import RasterFormat

# `exact` keeps the colour of fully transparent pixels: without it WebP is not lossless.
EFFORT: dict[RasterFormat, dict[str, Any]] = {
    "webp": {"format": "WEBP", "lossless": True, "method": 0, "quality": 0, "exact": True},
    "png": {"format": "PNG", "compress_level": 1},
    "jpeg": {"format": "JPEG", "quality": 95, "subsampling": 0},
}


def encode(pixels: NDArray[np.uint8], image_format: RasterFormat, quality: int | None = None) -> bytes:
    """The file of H×W×3 or H×W×4 uint8 pixels, sRGB, straight alpha.

    Decodes to exactly these pixels; with a `quality` from 0 to 100, WebP loses some of them for a smaller file. JPEG
    always does (95 unless said), and stands on white where pixels are transparent. Raises ValueError for any other
    array, and for a side over 16,383 pixels in WebP.
    """
    if pixels.dtype != np.uint8 or pixels.ndim != 3 or pixels.shape[2] not in (3, 4) or not pixels.size:
        raise ValueError(f"pixels are H×W×3 or H×W×4 uint8, not {pixels.shape} {pixels.dtype}")
    file = io.BytesIO()
    image, options = Image.fromarray(np.ascontiguousarray(pixels)), dict(EFFORT[image_format])
    if image_format == "jpeg" and image.mode == "RGBA":
        image = Image.alpha_composite(Image.new("RGBA", image.size, "white"), image).convert("RGB")
    if image_format == "webp" and quality is not None:
        options = {"format": "WEBP", "method": 4, "quality": quality}
    elif image_format == "jpeg" and quality is not None:
        options["quality"] = max(quality, 1)
    image.save(file, **options)
    return file.getvalue()


def encode_svg(svg: str) -> bytes:
    """The file of an SVG document: UTF-8 without a byte order mark."""
    return svg.encode("utf-8")
