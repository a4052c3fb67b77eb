"""A connection's bounds below HTTP: how long a request's head may take, and an answer for what cannot be read.

uvicorn bounds a head's size, with h11, and the pause between requests, but not the time from a connection's first
moment to the end of a head: clients that open connections and say little would take them all.
"""

import asyncio
import json
from typing import Any
from uuid import uuid4

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from limner.api.errors import error_body

HEAD_SECONDS = 15.0
"""How long a client may take from opening a connection, or from its next request's first byte, to the head's end."""

UNREADABLE = "This is no HTTP request that can be read."


class BoundedConnection(H11Protocol):
    """uvicorn's connection with a deadline for each head, and our form of error for one that is malformed."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        if self._deadline is None and self._between_requests():
            self._watch()
        super().data_received(data)
        if not self._between_requests():
            self._unwatch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unwatch()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Answer a head that cannot be read, and close."""
        body = json.dumps(error_body("invalid_request", UNREADABLE, "invalid_request_error"))
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"x-request-id", uuid4().hex.encode()),
            (b"connection", b"close"),
        ]
        events: tuple[Any, ...] = (
            h11.Response(status_code=400, headers=headers, reason=b"Bad Request"),
            h11.Data(data=body.encode()),
            h11.EndOfMessage(),
        )
        for event in events:
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _between_requests(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _watch(self) -> None:
        self._deadline = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def _unwatch(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
