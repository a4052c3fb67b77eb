"""Server-sent events, from the lines of an answer."""

import json
from collections.abc import Iterator
from typing import Final

from limner.client import parsing
from limner.client.answers import PartialPicture, Picture
from limner.client.connection import Place, too_large
from limner.client.errors import refused
from limner.client.parsing import Received

MOST_CHARACTERS: Final = 256 * 1024 * 1024
"""Of one event: a picture in Base64, many times over."""


class Events:
    """Takes an answer's lines one by one, and gives what each finished event means."""

    def __init__(self, where: Place, received: Received) -> None:
        self._where = where
        self._received = received
        self._lines: list[str] = []
        self._size = 0

    def take(self, line: str) -> Iterator[Picture | PartialPicture]:
        """A line without its end. Raises LimnerError for an event that says so."""
        self._size += len(line)
        if self._size > MOST_CHARACTERS:
            raise too_large()
        if line:
            self._lines.append(line)
            return
        lines, self._lines, self._size = self._lines, [], 0
        named = [each.partition(":")[2].strip() for each in lines if each.startswith("event:")]
        data = "\n".join(each.partition(":")[2].removeprefix(" ") for each in lines if each.startswith("data:"))
        if not data or data == "[DONE]":
            return
        if "error" in named:
            raise refused(
                500,
                self._error(data),
                request_id=self._received.request_id,
                retry_after=None,
                secret=self._where.api_key,
            )
        received = Received(self._received.status, self._received.headers, data.encode())
        if (meant := parsing.event(received)) is not None:
            yield meant

    def _error(self, data: str) -> object:
        try:
            return json.loads(data)
        except (ValueError, RecursionError):
            return data
