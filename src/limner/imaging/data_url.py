"""Data URLs (RFC 2397): a file within the text of a request."""

import base64
import binascii
import re
from urllib.parse import unquote_to_bytes

from limner.imaging.faults import too_many_bytes
from limner.kit.errors import InvalidRequest

MAX_BYTES = 20_000_000
"""What a file may have unless the caller says otherwise."""
_SCHEME = "data:"
_LONGEST_HEAD = 1_000
"""Characters before the comma: a media type and its parameters."""
_BASE64 = re.compile(r";\s*base64\s*$", re.IGNORECASE)
_WHITE_SPACE = b" \t\r\n\f"


def is_data_url(text: str) -> bool:
    """Whether the text begins as a data URL."""
    return text.lstrip()[: len(_SCHEME)].lower() == _SCHEME


def read_data_url(url: str, param: str = "image_url", *, max_bytes: int = MAX_BYTES) -> bytes:
    """The bytes of a data URL; the media type means nothing.

    Base64 may have white space, percent escapes, and no padding; without `;base64` the rest is text with percent
    escapes. Raises InvalidRequest: `invalid_image_url`, or `image_too_large` before anything is decoded that
    could only be too long.
    """
    text = url.lstrip()
    comma = text.find(",", 0, _LONGEST_HEAD)
    if not is_data_url(text) or comma < 0:
        raise _invalid("it has no comma after its media type", param)
    if not _BASE64.search(text[:comma]):
        return _bounded(_unescaped(text, comma + 1, max_bytes, param), max_bytes, param)
    packed = _unescaped(text, comma + 1, 2 * max_bytes, param).translate(None, _WHITE_SPACE).rstrip(b"=")
    if len(packed) * 3 // 4 > max_bytes:
        raise too_many_bytes(f"{len(packed) * 3 // 4:,} bytes", max_bytes, param)
    try:
        return base64.b64decode(packed + b"=" * (-len(packed) % 4), validate=True)
    except binascii.Error:
        raise _invalid("what follows `base64,` is not Base64", param) from None


def _unescaped(text: str, start: int, most: int, param: str) -> bytes:
    """The text as bytes, percent escapes resolved. One byte takes three characters at most."""
    if len(text) - start > 3 * most:
        raise too_many_bytes("more", most, param)
    try:
        payload = text[start:].encode()
    except UnicodeEncodeError:
        raise _invalid("it has characters that are no text", param) from None
    return unquote_to_bytes(payload) if b"%" in payload else payload


def _bounded(data: bytes, most: int, param: str) -> bytes:
    if len(data) > most:
        raise too_many_bytes(f"{len(data):,} bytes", most, param)
    return data


def _invalid(what: str, param: str) -> InvalidRequest:
    message = f"{param} is a data URL that cannot be read: {what}; the form is data:image/png;base64,…"
    return InvalidRequest(message, code="invalid_image_url", param=param)
