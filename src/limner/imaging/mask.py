"""Masks: where a picture is to change."""

import io

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from limner.imaging import png
from limner.imaging.decode import READ_HEADER, decode, load, upright
from limner.imaging.faults import Broken, unreadable, unsupported
from limner.imaging.kept import once
from limner.imaging.source import Source
from limner.kit.errors import InvalidRequest

Mask = NDArray[np.bool_]
"""H×W, True where the picture is to change."""

_LOW_BYTES = {2: "RGB;16L", 4: "RGBA", 6: "RGBA;16L"}
"""By the colour type of a PNG with 16 bits, Pillow's name of a layout that holds the lower byte of each sample."""


def read_mask(source: Source) -> Mask:
    """True where the mask is 255; H×W, upright.

    Gray, RGB with equal channels, or with an alpha that is opaque everywhere; every pixel is exactly 0 or 255, in
    16 bits 0 or 65535. Colour profiles are ignored. Raises InvalidRequest: `image_format_unsupported` for SVG,
    `image_unreadable`, `mask_not_binary` with the first pixel at fault, `mask_empty` where nothing is to change.
    Within `kept.keeping` it is decoded once and is read-only.
    """
    size = (source.width, source.height)
    return once("mask", source.data, size, lambda: _filled(_binary(source, _pixels(source)), source))


def read_alpha_mask(source: Source) -> Mask:
    """As `read_mask`, and of a mask with transparency: True where alpha is 0, whatever its colours."""
    pixels = _pixels(source)
    return _filled(pixels[..., 3] == 0 if pixels.shape[2] == 4 else _binary(source, pixels), source)


def read_hole(source: Source) -> Mask | None:
    """True where the picture itself is wholly transparent, or None where it is so nowhere. Raises InvalidRequest."""
    pixels = _pixels(source)
    if pixels.shape[2] == 3:
        return None
    hole: Mask = pixels[..., 3] == 0
    return hole if hole.any() else None


def encode_mask(mask: Mask) -> bytes:
    """A PNG of one bit a pixel, which `read_mask` reads back."""
    file = io.BytesIO()
    Image.fromarray(np.ascontiguousarray(mask)).save(file, "PNG", compress_level=1)
    return file.getvalue()


def check_same_size(source: Source, mask: Source) -> None:
    """By the headers. Raises InvalidRequest (`mask_size_mismatch`) that names both sizes."""
    if (source.width, source.height) != (mask.width, mask.height):
        message = (
            f"{mask.param} has {mask.width}×{mask.height} pixels and {source.param} {source.width}×{source.height}; "
            "they must be of the same size."
        )
        raise InvalidRequest(message, code="mask_size_mismatch", param=mask.param)


def _pixels(source: Source) -> NDArray[np.uint8]:
    if source.format == "svg":
        raise unsupported("an SVG", "PNG, JPEG and WebP for a mask", source.param)
    try:
        return decode(source.data, source.format, managed=False)
    except Broken as error:
        raise unreadable(str(error), source.param) from error


def _binary(source: Source, pixels: NDArray[np.uint8]) -> Mask:
    first = pixels[..., 0]
    bad = (first != 0) & (first != 255)
    for channel in (1, 2):
        bad |= pixels[..., channel] != first
    if pixels.shape[2] == 4:
        bad |= pixels[..., 3] != 255
    _refuse_any(bad, pixels, source)
    if source.format == "png" and png.storage(source.data).depth == 16:
        _check_low_bytes(source, first)
    return np.asarray(first == 255)


def _check_low_bytes(source: Source, high: NDArray[np.uint8]) -> None:
    """That 16 bits are 0 or 65535: in eight bits, 65300 is 255 as well."""
    header = READ_HEADER["png"](source.data)
    layout = _LOW_BYTES.get(png.storage(source.data).colour_type)
    image = load(source.data, "png", header, layout)
    if layout:
        low = upright(image, header, np.asarray, len(image.getbands()))
    else:
        low = upright(image, header, lambda strip: (np.asarray(strip) & 255).astype(np.uint8)[..., None], 1)
    colours, alpha = (low[..., :2], low[..., 2:]) if layout == "RGBA" else (low[..., :3], low[..., 3:])
    bad = (colours != high[..., None]).any(-1) | (alpha != 255).any(-1)
    if bad.any():
        y, x = np.unravel_index(int(bad.argmax()), bad.shape)
        raise _not_binary(f"at ({x}, {y}) it has 16 bits that are neither 0 nor 65535", source)


def _refuse_any(bad: Mask, pixels: NDArray[np.uint8], source: Source) -> None:
    if not bad.any():
        return
    y, x = np.unravel_index(int(bad.argmax()), bad.shape)
    red, green, blue, *alpha = (int(value) for value in pixels[y, x])
    if alpha and alpha[0] != 255:
        raise _not_binary(f"at ({x}, {y}) it is transparent, with alpha {alpha[0]}", source)
    value = f"{red}" if red == green == blue else f"({red}, {green}, {blue})"
    raise _not_binary(f"at ({x}, {y}) it is {value}", source)


def _not_binary(what: str, source: Source) -> InvalidRequest:
    message = f"{source.param} must be 0 (keep) or 255 (change) in every pixel, opaque and gray; {what}."
    return InvalidRequest(message, code="mask_not_binary", param=source.param)


def _filled(mask: Mask, source: Source) -> Mask:
    if not mask.any():
        message = f"{source.param} is black everywhere: nothing is to change. White (255) marks what is."
        raise InvalidRequest(message, code="mask_empty", param=source.param)
    return mask
