"""Conditional and partial requests, as RFC 9110 has them: If-None-Match, If-Modified-Since, If-Range and Range."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import format_datetime, parsedate_to_datetime

from limner.kit.errors import LimnerError

_SPAN = re.compile(r"bytes\s*=\s*(\d{0,18})\s*-\s*(\d{0,18})", re.IGNORECASE | re.ASCII)


class RangeNotSatisfiable(LimnerError):  # noqa: N818  named as its status is
    """The range lies behind the end of the file."""

    status = 416
    type = "invalid_request_error"
    code = "range_not_satisfiable"


def http_date(moment: datetime) -> str:
    """A moment as headers write it, in whole seconds."""
    return format_datetime(moment.astimezone(UTC), usegmt=True)


def known(headers: Mapping[str, str], etag: str, modified: datetime) -> bool:
    """Whether the client has this version: by If-None-Match if it sends one, else by If-Modified-Since."""
    tags = headers.get("if-none-match")
    if tags is not None:
        return matches(tags, etag)
    since = _date(headers.get("if-modified-since", ""))
    return since is not None and modified.replace(microsecond=0) <= since


def matches(if_none_match: str, etag: str) -> bool:
    """Whether one of the tags is this version's; they compare weakly."""
    tags = {tag.strip().removeprefix("W/") for tag in if_none_match.split(",")}
    return bool(tags & {"*", etag})


def continues(headers: Mapping[str, str], etag: str, modified: datetime) -> bool:
    """Whether a range of this version is what the client asks for: If-Range, a tag or a date, compares exactly."""
    asked = headers.get("if-range")
    return asked is None or asked.strip() in (etag, http_date(modified))


def _date(text: str) -> datetime | None:
    """The moment of an HTTP date, in any of its three forms; None for what is no date."""
    try:
        moment = parsedate_to_datetime(text)
    except (TypeError, ValueError, OverflowError):
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


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
