"""The way to a service in this process: requests as any client's, without a connection."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import anyio
import httpx
from starlette.types import ASGIApp, Message, Scope

from limner.kit.public import PREFIX
from limner.mcp.interface import Interface

HERE: Final[Mapping[str, Any]] = {"scheme": "http", "root_path": "", "client": ("127.0.0.1", 0), "server": None}
"""Who asks, where no request from outside is behind it."""
_OUTSIDE: Final = ("scheme", "root_path", "client", "server")
_CARRIED: Final = ("authorization", "host", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-request-id")
_FROM_A_PAGE: Final = {"sec-fetch-site": "same-origin", "sec-fetch-dest": "empty"}
"""What has the service give files itself, and not lead on to a bucket."""


def interface_of(app: ASGIApp, outer: Mapping[str, Any] = HERE, headers: Mapping[str, str] | None = None) -> Interface:
    """The application's interface, as whoever sent the request `outer` is served: by its key, host and addresses."""
    scope = {name: outer.get(name, HERE[name]) for name in _OUTSIDE}
    transport = Inside(app, scope)
    base = f"http://inside{scope['root_path']}{PREFIX}/"
    carried = {name: value for name, value in (headers or {}).items() if name in _CARRIED}
    asking = httpx.AsyncClient(transport=transport, base_url=base, headers=carried, timeout=None)  # noqa: S113
    fetching = httpx.AsyncClient(transport=transport, base_url=base, headers=_FROM_A_PAGE, timeout=None)  # noqa: S113
    return Interface(asking, fetching, inside=True)


class Inside(httpx.AsyncBaseTransport):
    """Calls the application. A caller that is cancelled is, to it, a client that left: it waits for what is undone."""

    def __init__(self, app: ASGIApp, outer: Mapping[str, Any]) -> None:
        self._app = app
        self._outer = outer

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """The application's response, whole."""
        exchange = _Exchange(await request.aread())
        work = asyncio.ensure_future(self._app(self._scope(request), exchange.receive, exchange.send))
        try:
            await asyncio.wait({work})
        finally:
            exchange.left.set()
            with anyio.CancelScope(shield=True):
                await asyncio.wait({work})
        work.result()
        return httpx.Response(exchange.status, headers=exchange.headers, content=bytes(exchange.body))

    def _scope(self, request: httpx.Request) -> Scope:
        return {
            **self._outer,
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": request.method,
            "path": request.url.path,
            "raw_path": request.url.raw_path.partition(b"?")[0],
            "query_string": request.url.query,
            "headers": [(name.lower(), value) for name, value in request.headers.raw],
        }


@dataclass(slots=True)
class _Exchange:
    """One request and its response."""

    sent: bytes
    status: int = 500
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)
    body: bytearray = field(default_factory=bytearray)
    left: asyncio.Event = field(default_factory=asyncio.Event)
    _read: bool = False

    async def receive(self) -> Message:
        if not self._read:
            self._read = True
            return {"type": "http.request", "body": self.sent, "more_body": False}
        await self.left.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status, self.headers = message["status"], list(message["headers"])
        else:
            self.body += message.get("body", b"")
