"""Conditional and partial requests: If-None-Match, If-Range and Range, as RFC 9110 has them."""

import re

from limner.kit.errors import LimnerError

_SPAN = re.compile(r"bytes\s*=\s*(\d{0,18})\s*-\s*(\d{0,18})", re.IGNORECASE | re.ASCII)


class RangeNotSatisfiable(LimnerError):  # noqa: N818  named as its status is
    """The range lies behind the end of the file."""

    status = 416
    type = "invalid_request_error"
    code = "range_not_satisfiable"


def matches(if_none_match: str, etag: str) -> bool:
    """Whether the client has this version; tags compare weakly."""
    tags = {tag.strip().removeprefix("W/") for tag in if_none_match.split(",")}
    return bool(tags & {"*", etag})


def span(header: str, size: int) -> tuple[int, int] | None:
    """The first byte and the byte after the last of a single range, within `size`.

    None for what RFC 9110 allows to ignore: other units, several ranges, nonsense. Raises RangeNotSatisfiable.
    """
    found = _SPAN.fullmatch(header.strip())
    if not found or not (found[1] or found[2]):
        return None
    if found[1]:
        start, end = int(found[1]), min(int(found[2]) + 1, size) if found[2] else size
        if found[2] and int(found[2]) < start:
            return None
    else:
        start, end = max(size - int(found[2]), 0), size
    if start >= size or start >= end:
        raise RangeNotSatisfiable(f"The range {header!r} lies outside of the {size} bytes of this file.")
    return start, end
