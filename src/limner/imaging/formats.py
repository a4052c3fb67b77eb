"""The file formats that pictures leave in."""

from typing import Literal, get_args

RasterFormat = Literal["webp", "png"]
"""What a caller may choose for pixels."""

Extension = Literal["webp", "png", "svg"]
"""What a kept picture's file may be."""

MEDIA_TYPES: dict[Extension, str] = {
    "webp": "image/webp",
    "png": "image/png",
    "svg": "image/svg+xml",
}

RASTER_FORMATS: tuple[RasterFormat, ...] = get_args(RasterFormat)
