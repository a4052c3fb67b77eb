"""The file formats that pictures leave in."""

from typing import Literal

RasterFormat = Literal["webp", "png", "jpeg"]
"""What a caller may choose for pixels; JPEG of a lenient service only."""

Extension = Literal["webp", "png", "jpeg", "svg"]
"""What a kept picture's file may be."""

MEDIA_TYPES: dict[Extension, str] = {
    "webp": "image/webp",
    "png": "image/png",
    "jpeg": "image/jpeg",
    "svg": "image/svg+xml",
}

LOSSLESS: tuple[RasterFormat, ...] = ("webp", "png")
"""The formats that decode to the very pixels."""
