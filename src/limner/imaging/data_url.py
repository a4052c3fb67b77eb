"""Data URLs (RFC 2397): a file within the text of a request, decoded piece by piece."""

import binascii
import io
import re
from collections.abc import Iterable, Iterator
from typing import Final
from urllib.parse import unquote_to_bytes

import numpy as np

from limner.imaging.faults import too_many_bytes
from limner.kit.errors import InvalidRequest

MAX_BYTES = 20_000_000
"""What a file may have unless the caller says otherwise."""
PIECE: Final = 65_536
"""Characters decoded at once: what decoding takes beside text and file is a few times as much, whatever they hold."""
_SCHEME = "data:"
_LONGEST_HEAD = 1_000
"""Characters before the comma: a media type and its parameters."""
_BASE64 = re.compile(r";\s*+base64\s*+$", re.IGNORECASE)
_WHITE_SPACE = b" \t\r\n\f"
_PERCENT: Final = ord("%")
_NO_BASE64: Final = bytes(range(128)) + b"?" * 128
"""What stands for each byte: itself, or where it is not ASCII a sign that no Base64 has."""
_DIGITS: Final = np.full(256, 255, np.uint8)
"""The value of each hexadecimal digit; 255 for other bytes."""
for _digits in (b"0123456789abcdef", b"0123456789ABCDEF"):
    _DIGITS[np.frombuffer(_digits, np.uint8)] = np.arange(16)


def is_data_url(text: str) -> bool:
    """Whether the text begins as a data URL."""
    return text[:_LONGEST_HEAD].lstrip()[: len(_SCHEME)].lower() == _SCHEME


def in_ascii(url: bytes) -> bytes | bytearray:
    """A data URL of the same file in ASCII alone, in a third more bytes at most: what is no Base64 becomes it.

    One that should be Base64 and cannot be stays none.
    """
    head, comma, _ = url[:_LONGEST_HEAD].partition(b",")
    if not comma or _BASE64.search(head.decode("latin-1")):
        return url.translate(_NO_BASE64)
    packed = bytearray(head.translate(_NO_BASE64) + b";base64,")
    held = b""
    for piece in _resolved(url[at : at + PIECE] for at in range(len(head) + 1, len(url), PIECE)):
        held += piece
        whole = len(held) // 3 * 3
        packed += binascii.b2a_base64(held[:whole], newline=False)
        held = held[whole:]
    packed += binascii.b2a_base64(held, newline=False)
    return packed


def read_data_url(url: str, param: str = "image_url", *, max_bytes: int = MAX_BYTES) -> bytes:
    """The bytes of a data URL; the media type means nothing.

    Base64 may have white space, percent escapes, and no padding; without `;base64` the rest is text with percent
    escapes. Raises InvalidRequest: `invalid_image_url`, or `image_too_large` as soon as that is known.
    """
    comma = url.find(",", 0, _LONGEST_HEAD)
    if not is_data_url(url) or comma < 0:
        raise _invalid("it has no comma after its media type", param)
    packed = _BASE64.search(url[:comma]) is not None
    most = (2 if packed else 1) * max_bytes
    if len(url) - comma - 1 > 3 * most:  # one byte takes three characters at most
        raise too_many_bytes("more", max_bytes, param)
    file = io.BytesIO()
    pieces = _unescaped(url, comma + 1, param)
    for piece in _unpacked(pieces, param) if packed else pieces:
        file.write(piece)
        if file.tell() > max_bytes:
            raise too_many_bytes("more", max_bytes, param)
    return file.getvalue()


def _unescaped(text: str, start: int, param: str) -> Iterator[bytes]:
    """The text as bytes, percent escapes resolved."""
    try:
        yield from _resolved(text[at : at + PIECE].encode() for at in range(start, len(text), PIECE))
    except UnicodeEncodeError:
        raise _invalid("it has characters that are no text", param) from None


def _resolved(pieces: Iterable[bytes]) -> Iterator[bytes]:
    """The bytes, percent escapes resolved."""
    held = b""
    for following in pieces:
        piece = held + following
        cut = piece.find(b"%", max(0, len(piece) - 2))
        cut = len(piece) if cut < 0 else cut
        held = piece[cut:]
        yield _without_escapes(piece[:cut])
    yield unquote_to_bytes(held)


def _without_escapes(piece: bytes) -> bytes:
    """As `urllib.parse.unquote_to_bytes`, which takes two hundred bytes of memory for each escape."""
    if _PERCENT not in piece:
        return piece
    given = np.frombuffer(piece, np.uint8)
    signs = np.flatnonzero(given[:-2] == _PERCENT)
    high, low = _DIGITS[given[signs + 1]], _DIGITS[given[signs + 2]]
    escapes = (high < 16) & (low < 16)
    signs = signs[escapes]
    result, kept = given.copy(), np.ones(len(given), np.bool_)
    result[signs] = high[escapes] * 16 + low[escapes]
    kept[signs + 1] = kept[signs + 2] = False
    return result[kept].tobytes()


def _unpacked(pieces: Iterator[bytes], param: str) -> Iterator[bytes]:
    """Base64 decoded, four characters to three bytes; nothing but padding follows padding."""
    held, padded = b"", False
    for piece in pieces:
        text = held + piece.translate(None, _WHITE_SPACE)
        if padded and text.strip(b"="):
            raise _invalid("what follows `base64,` is not Base64", param)
        bare = text.rstrip(b"=")
        padded = padded or len(bare) < len(text)
        whole = 0 if padded and not bare else len(bare) // 4 * 4
        if padded:
            yield _decoded(bare + b"=" * (-len(bare) % 4), param)
            held = b""
        else:
            held = bare[whole:]
            yield _decoded(bare[:whole], param)
    yield _decoded(held + b"=" * (-len(held) % 4), param)


def _decoded(packed: bytes, param: str) -> bytes:
    try:
        return binascii.a2b_base64(packed, strict_mode=True) if packed else b""
    except binascii.Error:
        raise _invalid("what follows `base64,` is not Base64", param) from None


def _invalid(what: str, param: str) -> InvalidRequest:
    message = f"{param} is a data URL that cannot be read: {what}; the form is data:image/png;base64,…"
    return InvalidRequest(message, code="invalid_image_url", param=param)
