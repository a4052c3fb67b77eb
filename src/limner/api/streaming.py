"""Responses in pieces: the next is got when the client has taken the one before."""

from collections.abc import AsyncIterator, Mapping
from http import HTTPStatus

import structlog
from fastapi.responses import StreamingResponse
from starlette.types import Send

from limner.kit.errors import LimnerError

log = structlog.stdlib.get_logger(__name__)


async def streamed(pieces: AsyncIterator[bytes], status: HTTPStatus, headers: Mapping[str, str]) -> StreamingResponse:
    """A response of one piece at least; `headers` has its length. Raises what stands in the first one's way."""
    first = await anext(pieces)
    return _Pieces(_joined(first, pieces), status, headers)


async def _joined(first: bytes, others: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    del first  # else it stays in memory until the last
    async for piece in others:
        yield piece


class _Pieces(StreamingResponse):
    async def stream_response(self, send: Send) -> None:
        """Where a piece cannot be had, the response stays unfinished: the server then closes the connection, and the
        client sees that bytes are missing.
        """
        try:
            await super().stream_response(send)
        except LimnerError as error:
            log.warning("answer_cut_off", reason=error.message, cause=repr(error.__cause__))
