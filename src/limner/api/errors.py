"""The one place where an error becomes an HTTP response."""

from collections.abc import Mapping
from http import HTTPStatus

import structlog
from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, Response
from fastapi.routing import iter_route_contexts
from starlette.exceptions import HTTPException

from limner.kit.error_body import error_body, retry_after
from limner.kit.errors import InvalidRequest, LimnerError, MethodNotAllowed
from limner.kit.public import PREFIX

log = structlog.stdlib.get_logger(__name__)

UNAUTHORIZED = "request unauthorized"
PAGE_NOT_FOUND = "404 page not found"
INTERNAL = "internal_error"
"""The code, and the type, of what is the service's own affair."""


class Unauthorized(Exception):  # noqa: N818
    """The request has no key, or one that opens nothing."""


def refusal(error: LimnerError, headers: Mapping[str, str] | None = None) -> Response:
    """The JSON response of an error that may be shown; with `Retry-After` where the error knows when.

    The log gets what the service has to answer for. Raises the error again if the caller may not see it.
    """
    if error.type == INTERNAL:
        raise error
    note(error.code)
    if error.status == HTTPStatus.INTERNAL_SERVER_ERROR:
        log.error("request_failed", exc_info=error)
    elif error.status > HTTPStatus.INTERNAL_SERVER_ERROR:
        cause = {} if error.__cause__ is None else {"cause": repr(error.__cause__)}
        log.warning("request_refused", reason=error.message, **cause)
    content = error_body(error.code, error.message, error.type, error.param)
    return JSONResponse(content, error.status, {**retry_after(error), **(headers or {})})


def note(code: str) -> None:
    """Have the error's code in every later line of the log about the request under way."""
    structlog.contextvars.bind_contextvars(error=code)


def internal_error(request_id: str) -> Response:
    """The response to what nobody foresaw. It says nothing of the cause; the log does, under the same id."""
    message = f"Something went wrong inside the service. Its log has the details under {request_id}."
    return JSONResponse(error_body(INTERNAL, message, INTERNAL), 500)


def plain_text(text: str, status: int, headers: Mapping[str, str] | None = None) -> Response:
    """A plain text response; the content type goes without parameters, as the interface has it."""
    return Response(text, status, {**(headers or {}), "Content-Type": "text/plain"})


def register(app: FastAPI) -> None:
    """Translate the errors that endpoints and the router raise."""

    @app.exception_handler(LimnerError)
    async def known(request: Request, error: LimnerError) -> Response:
        # What a client is still sending too slowly would be read as its next request.
        late = error.status == HTTPStatus.REQUEST_TIMEOUT
        return refusal(error, {"Connection": "close"} if late else None)

    @app.exception_handler(Unauthorized)
    async def unauthorized(request: Request, error: Unauthorized) -> Response:
        return plain_text(UNAUTHORIZED, HTTPStatus.UNAUTHORIZED, {"WWW-Authenticate": "Bearer"})

    @app.exception_handler(HTTPException)
    async def framework(request: Request, error: HTTPException) -> Response:
        if error.status_code == HTTPStatus.NOT_FOUND:
            return plain_text(PAGE_NOT_FOUND + _below_prefix(request), HTTPStatus.NOT_FOUND)
        if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
            allowed = ", ".join(allowed_methods(request))
            message = f"{request.method} is not possible here; this path takes {allowed}."
            return refusal(MethodNotAllowed(message), {"Allow": allowed})
        if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
            raise error
        note(InvalidRequest.code)
        content = error_body(InvalidRequest.code, error.detail, InvalidRequest.type)
        return JSONResponse(content, error.status_code, error.headers)


def _below_prefix(request: Request) -> str:
    """Where the path would be right; nothing where it would be nowhere."""
    path: str = request.scope["path"]
    once = PREFIX + path.removeprefix(PREFIX).removeprefix(PREFIX)
    return f"; the interface is at {PREFIX}: try {once}" if once != path and _methods(request, once) else ""


def allowed_methods(request: Request) -> list[str]:
    """The methods of all routes that fit the request's path, in the alphabet's order.

    A path that a route spells out is that route's: `/styles/basic` is no style.
    """
    return _methods(request, request.scope["path"])


def _methods(request: Request, path: str) -> list[str]:
    fitting = [
        context
        for context in iter_route_contexts(request.app.routes)
        if (regex := getattr(context.original_route, "path_regex", None)) and regex.match(path)
    ]
    spelt = [context for context in fitting if not getattr(context.original_route, "param_convertors", None)]
    return sorted({method for context in spelt or fitting for method in context.methods or ()})
