"""`/mcp`: who may come in, how much they may bring, and what to install where there is nothing to answer with."""

import asyncio
from functools import cache
from http import HTTPStatus
from importlib import import_module
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import structlog
from fastapi import APIRouter, Request, Response
from starlette.datastructures import MutableHeaders
from starlette.types import Message, Receive, Scope, Send

from limner.kit.errors import LimnerError
from limner.kit.extras import installed
from limner.kit.presence import while_waiting
from limner.kit.public import PublicAddress
from limner.mcp.settings import McpSettings
from limner.studio.services import Services
from limner.workshop.room import Share

if TYPE_CHECKING:
    from limner.mcp.serving import Serving

PATH: Final = "/mcp"
MOST_BYTES: Final = 4_000_000
"""Of a request: agents give larger pictures by a link."""
BODY_SECONDS: Final = 30.0
BEAT_SECONDS: Final = 1.0
LOOPBACK: Final = "localhost"

INSTALL: Final = (
    "The tools for agents are not installed in this service. Its operator installs them with "
    "`pip install 'limner[mcp]'`, in the environment that the service runs in, and starts it again."
)


class NotInstalled(LimnerError):  # noqa: N818  named for what the tools are
    """The part of the service that answers here is not installed."""

    status = 501
    type = "invalid_request_error"
    code = "not_installed"


class ForeignOrigin(LimnerError):  # noqa: N818  named for what the request has
    """A page sent the request that is neither this service's nor one that the settings allow."""

    status = 403
    type = "invalid_request_error"
    code = "foreign_origin"


class TooLarge(LimnerError):  # noqa: N818  named for what the body is
    """The body is larger than any call needs."""

    status = 413
    type = "invalid_request_error"
    code = "request_too_large"


class TooSlow(LimnerError):  # noqa: N818  named for how the body came
    """The body did not come in time."""

    status = 408
    type = "invalid_request_error"
    code = "request_timeout"


def routers(settings: McpSettings) -> tuple[APIRouter, ...]:
    """The route; none where the settings leave it out."""
    if settings.mcp == "off":
        return ()
    router = APIRouter(include_in_schema=False)

    async def answer(request: Request) -> Response:
        """One message of a client."""
        if not installed("mcp"):
            raise NotInstalled(INSTALL)
        check_origin(request, request.app.state.address, settings.mcp_origins)
        if request.method == "OPTIONS":
            return Response(status_code=HTTPStatus.NO_CONTENT, headers=_shared(request))
        if not await _known(request):
            headers = {"WWW-Authenticate": "Bearer", "Content-Type": "text/plain"}
            return Response("request unauthorized", HTTPStatus.UNAUTHORIZED, headers)
        return _Answered(await asyncio.to_thread(_serving), _shared(request))

    for path in (PATH, f"{PATH}/"):
        router.add_api_route(path, answer, methods=["POST", "OPTIONS"])
    return (router,)


def check_origin(request: Request, address: PublicAddress, allowed: tuple[str, ...]) -> None:
    """Raise ForeignOrigin for what a page of another origin sends; only browsers say one.

    A page's own name may be given this machine's address (DNS rebinding), so that names count where the settings have
    them, `LIMNER_PUBLIC_URL` and `LIMNER_MCP_ORIGINS`; addresses, and the name `localhost`, need no leave.
    """
    origin = request.headers.get("origin", "").lower()
    if not origin or origin in allowed or (address.url and origin == _origin(address.url)):
        return
    if not _is_near(origin, request.headers.get("host", "").lower()):
        raise ForeignOrigin(
            "A page of an origin that is not allowed here has sent this. Whoever runs the service allows it in "
            "LIMNER_MCP_ORIGINS, or names the service's own address in LIMNER_PUBLIC_URL."
        )


def _shared(request: Request) -> dict[str, str]:
    """What lets a page of an allowed origin send a request and read the answer."""
    origin = request.headers.get("origin")
    if origin is None:
        return {}
    asked = request.headers.get("access-control-request-headers", "")
    return {
        "Access-Control-Allow-Origin": origin,
        "Access-Control-Allow-Methods": "POST",
        "Access-Control-Allow-Headers": asked,
        "Vary": "Origin",
    }


def _is_near(origin: str, host: str) -> bool:
    """Whether a page is of the host it sends to or of this machine, at a host that cannot be rebound."""
    try:
        given, own = urlsplit(origin), urlsplit(f"//{host}").hostname or ""
    except ValueError:  # a bracket without its address
        return False
    return _cannot_be_rebound(own) and (given.netloc == host or _is_here(given.hostname or ""))


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def _cannot_be_rebound(host: str) -> bool:
    """Whether the host is an address, or this machine's own name, which no stranger's name server answers for."""
    try:
        ip_address(host)
    except ValueError:
        return host == LOOPBACK
    return True


def _is_here(host: str) -> bool:
    try:
        return host == LOOPBACK or ip_address(host).is_loopback
    except ValueError:
        return False


async def _known(request: Request) -> bool:
    """Whether the request has a key of an account. It counts as no request: what it asks for does."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    services: Services = request.app.state.services
    found = await services.accounts.recognise(key.strip()) if kind.lower() == "bearer" else None
    if found:
        structlog.contextvars.bind_contextvars(account=str(found[1].id))
    return found is not None


@cache
def _serving() -> "Serving":
    """What answers, imported when somebody asks: it takes a second, and most services are never asked."""
    made: Serving = import_module("limner.mcp.serving").Serving()
    return made


class _Answered(Response):
    """Reads the request's body within its bounds, and has it answered."""

    def __init__(self, serving: "Serving", headers: dict[str, str]) -> None:
        super().__init__()
        self._serving = serving
        self._more = headers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        services: Services = scope["app"].state.services
        with services.room.share() as share:
            body = await _body(receive, share)

            async def again() -> Message:
                if not body:
                    await asyncio.Event().wait()  # what else comes is that the client leaves, which ends all of this
                return body.pop()

            answer = _Stream(send, self._more)
            beating = asyncio.create_task(answer.beat())
            try:
                work = self._serving.answer(scope, again, answer.send, MOST_BYTES)
                await while_waiting(Request(scope, receive), work)
            finally:
                beating.cancel()


class _Stream:
    """Sends a response with more headers. One in events has a comment every second, which says nothing.

    It is how a client that left is noticed: one that has only said all that it has to say looks the same until
    something is sent to it.
    """

    def __init__(self, send: Send, more: dict[str, str]) -> None:
        self._send = send
        self._more = more
        self._turn = asyncio.Lock()
        self._open = False

    async def send(self, message: Message) -> None:
        """An ASGI send."""
        async with self._turn:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message.setdefault("headers", []))
                for name, value in self._more.items():
                    headers[name] = value
                self._open = headers.get("content-type", "").startswith("text/event-stream")
            elif not message.get("more_body", False):
                self._open = False
            await self._send(message)

    async def beat(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            async with self._turn:
                if self._open:
                    await self._send({"type": "http.response.body", "body": b":\r\n\r\n", "more_body": True})


async def _body(receive: Receive, share: Share) -> list[Message]:
    """The body as one message. Raises TooLarge, TooSlow, or Overloaded where there is no room for it."""
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            while True:
                message = await receive()
                piece = message.get("body", b"")
                share.grow(len(piece))
                body += piece
                if len(body) > MOST_BYTES:
                    raise TooLarge(f"A call may have {MOST_BYTES // 1_000_000} MB; give larger pictures by a link.")
                if message["type"] != "http.request":
                    return [message]
                if not message.get("more_body", False):
                    return [{"type": "http.request", "body": bytes(body), "more_body": False}]
    except TimeoutError:
        raise TooSlow(f"The request did not come within {BODY_SECONDS:g} s.") from None
