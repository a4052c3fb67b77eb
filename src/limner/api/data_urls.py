"""Data URLs taken out of a JSON text before it is parsed, so that the text is small and they are copied once."""

import codecs
import re
from secrets import token_hex
from typing import Any

from limner.api.strict_json import InvalidJson
from limner.imaging.data_url import PIECE, in_ascii

_DATA_URL = re.compile(rb'(?<!\\)"data:[^"\\\x00-\x1f]*+(?:\\/[^"\\\x00-\x1f]*+)*+"(?!\s*+:)')
"""A data URL as a whole string of a JSON text; some writers escape the slashes.

A quote that is not escaped begins a string or ends one; what comes after one that ends is no JSON with `data` there.
"""


class Lifted:
    """A JSON text in two parts.

    `rest` is the text with a word that nobody can guess in the place of each URL, `size` the URLs' bytes as sent.
    """

    def __init__(self, raw: bytearray) -> None:
        self._mark = token_hex(16)
        self._urls: list[bytes] = []
        self.size = 0
        self.rest = bytearray()
        end = 0
        with memoryview(raw) as view:  # slices of it are no copies
            for found in _DATA_URL.finditer(raw):
                self.rest += view[end : found.start()]
                self.rest += f'"{self._mark}{len(self._urls)}"'.encode()
                self._urls.append(bytes(view[found.start() + 1 : found.end() - 1]))
                end = found.end()
                self.size += end - found.start()
            self.rest += view[end:]

    def put_back(self, value: Any) -> Any:
        """The parsed `rest` with the URLs as text; the value is changed in place, and this one is empty then."""
        if isinstance(value, str) and value.startswith(self._mark):
            return self._url(int(value.removeprefix(self._mark)))
        if isinstance(value, list):
            value[:] = [self.put_back(inner) for inner in value]
        elif isinstance(value, dict):
            value.update({key: self.put_back(inner) for key, inner in value.items()})
        return value

    def _url(self, index: int) -> str:
        raw: bytes | bytearray = self._urls[index]
        self._urls[index] = b""  # each step lets go of the one before
        if b"\\" in raw:
            raw = raw.replace(rb"\/", b"/")
        if not raw.isascii():
            raw = in_ascii(_checked(bytes(raw)))  # one emoji makes a text four times as large
        return raw.decode("ascii")


def _checked(raw: bytes) -> bytes:
    """The same. Raises InvalidJson where it is not UTF-8."""
    decoder = codecs.getincrementaldecoder("utf-8")()
    for at in range(0, len(raw), PIECE):
        held = len(decoder.getstate()[0])
        try:
            decoder.decode(raw[at : at + PIECE], at + PIECE >= len(raw))
        except UnicodeDecodeError as error:
            where = at - held + error.start
            raise InvalidJson(f"JSON has to be UTF-8; byte {where} of a data URL is not.") from error
    return raw
