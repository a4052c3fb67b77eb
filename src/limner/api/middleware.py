"""What every request gets, whatever becomes of it: an id, headers, a line in the log, a place in the metrics."""

import asyncio
import re
import time
from datetime import UTC, datetime
from http import HTTPStatus
from uuid import uuid4

import structlog
from fastapi import Request
from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from limner.api.cross_origin import CrossOrigin
from limner.api.errors import INTERNAL, internal_error, note, refusal
from limner.kit import tracing
from limner.kit.metrics import REQUEST_SECONDS, REQUESTS
from limner.kit.public import PublicAddress
from limner.kit.refusals import Refusal, remember
from limner.workshop.orders import SHUTTING_DOWN, Overloaded

log = structlog.stdlib.get_logger(__name__)

CLIENT_LEFT = 499
"""What log and metrics show for a request whose client left; nginx made the number common."""

UNAUTHORIZED = "unauthorized"
"""The code of what is answered without one, since the interface has it so."""

UNKNOWN = "unknown"
"""The route of what no route is for."""

QUIET = frozenset({"/ping", "/healthz", "/readyz", "/metrics", "/static/{version}/{name:path}"})
"""Routes that machines ask every few seconds; their lines are of level debug."""

HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""For responses that say nothing else themselves."""

_REQUEST_ID = re.compile(r"[A-Za-z0-9._:/+=~-]{1,128}")
_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class RequestFrame:
    """The outermost middleware. It takes the client's X-Request-Id if it is a plain word, or makes one."""

    def __init__(self, app: ASGIApp, address: PublicAddress) -> None:
        self._app = app
        self._address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        given = request.headers.get("x-request-id", "")
        request_id = given if _REQUEST_ID.fullmatch(given) else uuid4().hex
        start = time.perf_counter()
        answer = _Answer(send, request_id)
        with _span(request) as span, structlog.contextvars.bound_contextvars(request_id=request_id):
            try:
                await self._app(scope, receive, answer.send)
            except ClientDisconnect:
                pass
            except asyncio.CancelledError:  # by the server, whose time to end is over
                if answer.status is None:
                    await CrossOrigin(refusal(Overloaded(SHUTTING_DOWN, retry_after=10)))(scope, receive, answer.send)
            except Exception:
                note(INTERNAL)
                log.exception("unexpected_error")
                if answer.status is not None:
                    raise  # half an answer is out: the server closes the connection
                await CrossOrigin(internal_error(request_id))(scope, receive, answer.send)
            finally:
                self._note(request, answer.status or CLIENT_LEFT, time.perf_counter() - start, span)

    def _note(self, request: Request, status: int, seconds: float, span: tracing.Span) -> None:
        route = getattr(request.scope.get("route"), "path", UNKNOWN)
        method = request.method if request.method in _METHODS else "OTHER"
        exemplar = tracing.exemplar()
        REQUESTS.labels(method, route, str(status)).inc(exemplar=exemplar)
        REQUEST_SECONDS.labels(route).observe(seconds, exemplar)
        _remember(method, route, status)
        if tracing.on():
            _trace(span, request, route, status)
        write = log.debug if route in QUIET else log.info
        write(
            "request",
            method=request.method,
            path=_path(request, route),
            status=status,
            milliseconds=round(seconds * 1000, 1),
            client=self._address.client(request),
        )


def _remember(method: str, route: str, status: int) -> None:
    """Keep what was refused, for operators to look at: errors that have a code, and keys that opened nothing."""
    known = structlog.contextvars.get_contextvars()
    code = known.get("error") or (UNAUTHORIZED if status == HTTPStatus.UNAUTHORIZED else None)
    if code is not None:
        now = datetime.now(UTC)
        remember(Refusal(now, known["request_id"], known.get("account"), method, route, status, code))


def _path(request: Request, route: str) -> str:
    """Without the query, which holds the signatures of links, and the tokens that some paths have."""
    return route if "{token}" in route else str(request.scope["path"])


def _span(request: Request) -> tracing.Span:
    """The request's; none where a machine asks every few seconds."""
    if not tracing.on() or request.scope["path"] in QUIET or request.scope["path"].startswith("/static/"):
        return tracing.NOTHING
    headers, method = request.headers, request.method
    attributes = {"http.request.method": method if method in _METHODS else "_OTHER", "url.scheme": request.url.scheme}
    return tracing.request(headers.getlist("traceparent"), headers.getlist("tracestate"), attributes)


def _trace(span: tracing.Span, request: Request, route: str, status: int) -> None:
    """What is known of a request when it has been answered: whose it was, and not what it said."""
    known = structlog.contextvars.get_contextvars()
    method = request.method if request.method in _METHODS else "HTTP"
    span.rename(method if route == UNKNOWN else f"{method} {route}")
    span.note({"url.path": _path(request, route), "http.response.status_code": status})
    if route != UNKNOWN:
        span.note({"http.route": route})
    if account := known.get("account"):
        span.note({"user.id": account})
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        span.failed(known.get("error") or str(status))
    elif error := known.get("error"):
        span.note({"error.type": error})  # the client's, and so no error of the service


class _Answer:
    """Sends a response with what all responses have, and remembers its status, which is None before."""

    def __init__(self, send: Send, request_id: str) -> None:
        self._send = send
        self._request_id = request_id
        self.status: int | None = None

    async def send(self, message: Message) -> None:
        """An ASGI send."""
        if message["type"] == "http.response.start":
            self.status = int(message["status"])
            headers = MutableHeaders(raw=message.setdefault("headers", []))
            headers["X-Request-Id"] = self._request_id
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await self._send(message)
