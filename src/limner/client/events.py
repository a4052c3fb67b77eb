"""Server-sent events, from the bytes of an answer."""

import json
from collections.abc import Iterator
from typing import Final

from limner.client import parsing
from limner.client.answers import PartialPicture, Picture
from limner.client.connection import Place, too_large
from limner.client.errors import refused
from limner.client.parsing import Received

MOST_BYTES: Final = 256 * 1024 * 1024
"""Of one event: a picture in Base64, many times over."""


class Events:
    """Takes an answer's bytes as they come, and gives what each finished event means."""

    def __init__(self, where: Place, received: Received) -> None:
        self._where = where
        self._received = received
        self._rest = bytearray()
        self._lines: list[str] = []
        self._size = 0

    def take(self, piece: bytes) -> Iterator[Picture | PartialPicture]:
        """Some bytes. Raises LimnerError for an event that says so, and for one without end."""
        self._rest += piece
        self._size += len(piece)
        if self._size > MOST_BYTES:
            raise too_large()
        if b"\n" in piece:
            *lines, rest = bytes(self._rest).split(b"\n")
            self._rest = bytearray(rest)
            for line in lines:
                yield from self._line(line.decode("utf-8", "replace").removesuffix("\r"))

    def _line(self, line: str) -> Iterator[Picture | PartialPicture]:
        if line:
            self._lines.append(line)
            return
        lines, self._lines, self._size = self._lines, [], len(self._rest)
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
