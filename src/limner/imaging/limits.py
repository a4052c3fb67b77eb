"""How large a picture may be that comes with a request. The numbers are the caller's."""

from limner.imaging.faults import too_many_bytes
from limner.imaging.source import Source
from limner.kit.errors import InvalidRequest


def check_bytes(data: bytes, *, max_bytes: int, param: str = "image") -> None:
    """Raises InvalidRequest (`image_too_large`) for a file of more than `max_bytes`."""
    if len(data) > max_bytes:
        raise too_many_bytes(f"{len(data):,} bytes", max_bytes, param)


def check_size(source: Source, *, min_side: int, max_side: int, max_pixels: int) -> None:
    """Sides in pixels, all bounds inclusive, by what the header says.

    Raises InvalidRequest (`image_too_small`, `image_too_large`) that names the size and the bound.
    """
    width, height = source.width, source.height
    if min(width, height) < min_side:
        message = f"{_given(source)}; the shorter side must have at least {min_side}."
        raise InvalidRequest(message, code="image_too_small", param=source.param)
    if max(width, height) > max_side:
        message = f"{_given(source)}; the longer side may have {max_side}."
        raise InvalidRequest(message, code="image_too_large", param=source.param)
    if width * height > max_pixels:
        message = f"{_given(source)}, {width * height:,} in all; it may have {max_pixels:,}."
        raise InvalidRequest(message, code="image_too_large", param=source.param)


def _given(source: Source) -> str:
    return f"{source.param} has {source.width}×{source.height} pixels"
