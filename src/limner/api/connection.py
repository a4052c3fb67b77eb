"""A connection's bounds below HTTP: how many there are, how long a head may take, how long a reader may read nothing.

uvicorn bounds a head's size, with h11, and the pause between requests, but not the time from a connection's first
moment to the end of a head, nor the time that a response waits for its reader: clients that open connections and say
little, or ask for pictures and read none, would take all connections and all memory.
"""

import asyncio
import json
import socket
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, ClassVar, Final
from uuid import uuid4

import h11
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from limner.api.cross_origin import SHARED, CrossOrigin
from limner.api.crowd import Crowd
from limner.api.errors import refusal
from limner.api.framing import Framing
from limner.api.lingering import Lingering
from limner.api.middleware import HEADERS, RequestFrame
from limner.api.settings import ApiSettings
from limner.kit.error_body import error_body
from limner.kit.errors import InvalidRequest
from limner.kit.metrics import CONNECTIONS, CONNECTIONS_CUT
from limner.kit.public import PublicAddress
from limner.workshop.orders import Overloaded

HEAD_SECONDS = 15.0
"""How long a client may take from opening a connection, or from its next request's first byte, to the head's end."""
LEAST_READ: Final = 16_384
"""Bytes that a reader has to take in the time that it has, or all that wait for it."""
SENT_AHEAD: Final = 262_144
"""Bytes of a response that the system keeps for its reader; left to itself it keeps some 2.5 MB."""
PROBES: Final = (0.0, 0.25, 1.75, 8.0)
"""Seconds before each 100 Continue that a client gets which has ended its side; clients bear no more than five."""
RETRY_SECONDS: Final = 5
_FULL: Final = "The service has as many connections as it takes; try again later."
_FULL_OF_ONE: Final = "Your address has as many connections here as one address may have; close some."


@dataclass(frozen=True)
class Bounds:
    """What all connections of a server share: the settings, and who is connected."""

    settings: ApiSettings
    crowd: Crowd = field(init=False)
    address: PublicAddress = field(init=False)
    refusing: ASGIApp = field(init=False)
    """What answers instead of the application whoever has too much here, as an error like any other."""

    def __post_init__(self) -> None:
        settings = self.settings
        crowd = Crowd(settings.max_connections, settings.max_connections_per_address)
        object.__setattr__(self, "crowd", crowd)
        address = PublicAddress(trusted=settings.trusted_proxies)
        object.__setattr__(self, "address", address)
        object.__setattr__(self, "refusing", RequestFrame(CrossOrigin(_refuse), address))


def bounded(settings: ApiSettings) -> type["BoundedConnection"]:
    """The protocol class of one server, for uvicorn."""
    return type("BoundedConnection", (BoundedConnection,), {"bounds": Bounds(settings)})


class BoundedConnection(H11Protocol):
    """uvicorn's connection with deadlines for heads and readers, a place in the crowd, and our form of error."""

    bounds: ClassVar[Bounds]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = self._framing = Framing()
        self._app: ASGIApp = self.app
        self.app = self._counted
        self._place = ""
        """The address whose share of the crowd it takes; empty for a trusted proxy, who speaks for many."""
        self._inside = self._ended = False
        """Whether it counts, and whether its client sends no more."""
        self._deadline: asyncio.TimerHandle | None = None
        self._reader: asyncio.TimerHandle | None = None
        self._probe: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        _bound_buffers(transport)
        self._wire = transport
        lingering = Lingering(transport, self.loop, self._is_idle)
        peer = str((transport.get_extra_info("peername") or ("",))[0])
        self._place = "" if self.bounds.address.trusts(peer) else peer
        crowd = self.bounds.crowd
        if crowd.full() or crowd.full_of(self._place):
            self.transport = lingering  # type: ignore[assignment]
            self._turn_away(_FULL if crowd.full() else _FULL_OF_ONE)
            return
        self._inside = True
        crowd.enter()
        if self._place:
            crowd.enter_of(self._place)
        CONNECTIONS.inc()
        super().connection_made(lingering)  # type: ignore[arg-type]
        self._watch()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            self.transport.discarded()  # type: ignore[attr-defined]
            return
        if self._deadline is None and self._between_requests():
            self._watch()
        super().data_received(data)
        if not self._between_requests():
            _cancel(self._deadline)
            self._deadline = None

    def eof_received(self) -> bool:  # type: ignore[override]
        """The client sends no more. If it has sent a whole request, it may well be waiting for the answer.

        Whether it left or waits is not told by TCP, so it is sent interim responses: those who left refuse them.
        HTTP/1.0 has none; there, and within a request, the end is the client's leaving.
        """
        cycle = self.cycle
        if self.transport.is_closing() or self._between_requests() or cycle.more_body:
            return False
        if cycle.scope["http_version"] == "1.0":
            return False
        cycle.keep_alive = False
        self._ended = True
        self._ask_whether_there(0)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._deadline, self._reader, self._probe):
            _cancel(timer)
        self.transport.lost()  # type: ignore[attr-defined]
        if not self._inside:
            return
        CONNECTIONS.dec()
        self.bounds.crowd.leave()
        if self._place:
            self.bounds.crowd.leave_of(self._place)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """What was written waits for its reader."""
        if self._inside:
            super().pause_writing()
        self._wait_for_reader()

    def resume_writing(self) -> None:
        """The reader has taken all."""
        _cancel(self._reader)
        self._reader = None
        if self._inside:
            super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        """Answer what cannot be read, if nothing of a response is out, and close."""
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            self._answer(400, InvalidRequest.code, self._framing.fault, InvalidRequest.type)
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()

    def _turn_away(self, reason: str) -> None:
        CONNECTIONS_CUT.labels("refused").inc()
        self._answer(503, Overloaded.code, reason, Overloaded.type)
        self.transport.close()

    def _answer(self, status: int, code: str, message: str, kind: str) -> None:
        """A response of ours, past h11: the connection ends with it."""
        body = json.dumps(error_body(code, message, kind)).encode()
        headers = {
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
            "X-Request-Id": uuid4().hex,
            "Connection": "close",
            **({"Retry-After": str(RETRY_SECONDS)} if status == HTTPStatus.SERVICE_UNAVAILABLE else {}),
            **HEADERS,
            **SHARED,
        }
        lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", *(f"{name}: {headers[name]}" for name in headers)]
        self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)

    async def _counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The application; what a trusted proxy brings counts under the address that it comes from."""
        client = "" if self._place else self.bounds.address.client(Request(scope))
        if not client:
            await self._app(scope, receive, send)
            return
        crowd = self.bounds.crowd
        if crowd.full_of(client):
            await self.bounds.refusing(scope, receive, send)
            return
        crowd.enter_of(client)
        try:
            await self._app(scope, receive, send)
        finally:
            crowd.leave_of(client)

    def _is_idle(self) -> bool:
        """Whether closing at once loses nothing that the client was still to read."""
        return self._ended or (self._inside and self.conn.their_state in {h11.IDLE, h11.CLOSED})

    def _between_requests(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _watch(self) -> None:
        self._deadline = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def _wait_for_reader(self) -> None:
        waiting = self._wire.get_write_buffer_size()
        self._reader = self.loop.call_later(self.bounds.settings.write_timeout, self._check_reader, waiting)

    def _check_reader(self, before: int) -> None:
        if before - self._wire.get_write_buffer_size() >= LEAST_READ:
            self._wait_for_reader()
            return
        CONNECTIONS_CUT.labels("not_reading").inc()
        self._wire.abort()

    def _ask_whether_there(self, count: int) -> None:
        """Send an interim response, and a few more later: the first is refused by whoever left, the next finds it."""
        if self.cycle.response_started or self.transport.is_closing():
            return
        if count:
            interim = h11.InformationalResponse(status_code=100, headers=[], reason=b"Continue")
            self.transport.write(self.conn.send(interim) or b"")
        if count < len(PROBES):
            self._probe = self.loop.call_later(PROBES[count], self._ask_whether_there, count + 1)


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    CONNECTIONS_CUT.labels("refused").inc()
    await refusal(Overloaded(_FULL_OF_ONE, retry_after=RETRY_SECONDS))(scope, receive, send)


def _bound_buffers(transport: asyncio.Transport) -> None:
    """Have the application wait until all that it gave is with the system, and bound what that keeps."""
    transport.set_write_buffer_limits(high=0)
    wire = transport.get_extra_info("socket")
    if wire is not None:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT_AHEAD)


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
