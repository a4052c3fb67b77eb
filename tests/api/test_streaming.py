"""A response in pieces waits for its reader: what is not taken is not read."""

from collections.abc import AsyncIterator
from http import HTTPStatus
from typing import Any

import pytest
from starlette.requests import ClientDisconnect
from starlette.types import Message

from limner.api.streaming import streamed
from limner.kit.errors import NotFound

PIECES = [bytes([index]) * 10 for index in range(20)]
SCOPE: dict[str, Any] = {"type": "http", "method": "GET", "headers": [], "asgi": {"spec_version": "2.4"}}


class Reader:
    """The receiving end: it takes `patience` messages, and then leaves."""

    def __init__(self, patience: int) -> None:
        self.messages: list[Message] = []
        self._patience = patience

    async def send(self, message: Message) -> None:
        if len(self.messages) == self._patience:
            raise OSError("the client has left")
        self.messages.append(message)

    async def receive(self) -> Message:
        raise AssertionError("nobody asks for more of the request")

    @property
    def body(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self.messages)

    @property
    def complete(self) -> bool:
        return self.messages[-1].get("more_body") is False


class Source:
    """Pieces, and how many were asked for. With `end`, asking for that one raises."""

    def __init__(self, end: int = len(PIECES)) -> None:
        self.asked = 0
        self._end = end

    async def pieces(self) -> AsyncIterator[bytes]:
        for piece in PIECES:
            self.asked += 1
            if self.asked > self._end:
                raise NotFound("The image is gone.")
            yield piece


async def test_all_pieces_arrive() -> None:
    source, reader = Source(), Reader(1_000)
    response = await streamed(source.pieces(), HTTPStatus.OK, {"Content-Length": "200"})
    assert source.asked == 1
    await response(SCOPE, reader.receive, reader.send)
    assert reader.body == b"".join(PIECES)
    assert reader.complete
    assert dict(reader.messages[0]["headers"])[b"content-length"] == b"200"


@pytest.mark.parametrize("patience", [1, 2, 5])
async def test_a_reader_who_stops_stops_the_reading(patience: int) -> None:
    source, reader = Source(), Reader(patience)
    response = await streamed(source.pieces(), HTTPStatus.OK, {"Content-Length": "200"})
    with pytest.raises(ClientDisconnect):
        await response(SCOPE, reader.receive, reader.send)
    assert source.asked == patience


async def test_a_file_that_ends_half_way_leaves_the_answer_unfinished() -> None:
    source, reader = Source(end=3), Reader(1_000)
    response = await streamed(source.pieces(), HTTPStatus.OK, {"Content-Length": "200"})
    await response(SCOPE, reader.receive, reader.send)
    assert reader.body == b"".join(PIECES[:3])
    assert not reader.complete


async def test_a_file_that_cannot_be_had_is_an_error_of_its_own() -> None:
    with pytest.raises(NotFound):
        await streamed(Source(end=0).pieces(), HTTPStatus.OK, {})
