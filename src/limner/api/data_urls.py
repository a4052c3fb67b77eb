"""Data URLs taken out of a JSON text before it is parsed, so that the text is small and they are copied once."""

import re
from secrets import token_hex
from typing import Any

from limner.api.strict_json import InvalidJson

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
        for found in _DATA_URL.finditer(raw):
            self.rest += raw[end : found.start()] + f'"{self._mark}{len(self._urls)}"'.encode()
            self._urls.append(found[0])
            self.size += len(found[0])
            end = found.end()
        self.rest += raw[end:]

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
        raw, self._urls[index] = self._urls[index], b""
        try:
            return (raw.replace(rb"\/", b"/") if b"\\" in raw else raw).decode()[1:-1]
        except UnicodeDecodeError as error:
            raise InvalidJson(f"JSON has to be UTF-8; byte {error.start} of a data URL is not.") from error
