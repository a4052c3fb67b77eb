"""Routes of pages: what goes wrong on one is shown as a page, and who has to sign in first is taken there."""

from collections.abc import Callable, Coroutine
from math import ceil
from typing import Any
from urllib.parse import quote

from fastapi import APIRouter, Request, Response
from fastapi.exceptions import HTTPException, RequestValidationError
from fastapi.responses import JSONResponse, RedirectResponse
from fastapi.routing import APIRoute

from limner.kit.errors import LimnerError
from limner.web.context import context_of
from limner.web.pages import page
from limner.web.visitor import SignInNeeded, visitor_of

SIGN_IN = "/sign-in"
NOT_FOUND = "There is nothing at this address."


class PageRoute(APIRoute):
    """A route whose errors people read. Scripts, which ask for JSON, get the errors as such."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The endpoint, with its errors made into answers."""
        handle = super().get_route_handler()

        async def answer(request: Request) -> Response:
            try:
                return await handle(request)
            except SignInNeeded:
                return await _sign_in(request)
            except LimnerError as error:
                if error.type == LimnerError.type:
                    raise
                return await _shown(request, error.status, error.message, error)
            except RequestValidationError:
                return await _shown(request, 400, "The address, or what came with it, is not whole.", None)
            except HTTPException as error:
                return await _shown(request, error.status_code, NOT_FOUND, None)

        return answer


def new_router() -> APIRouter:
    """A router for pages."""
    return APIRouter(route_class=PageRoute, include_in_schema=False)


def asks_for_json(request: Request) -> bool:
    """Whether a script asks, and not a person."""
    return "application/json" in request.headers.get("accept", "")


async def go(request: Request, path: str) -> RedirectResponse:
    """To another page of this service, after a change."""
    context = await context_of(request)
    return RedirectResponse(context.root(request) + path, status_code=303)


async def _sign_in(request: Request) -> Response:
    if asks_for_json(request):
        return _json("sign_in_needed", "Your session is over; sign in again.", 401)
    where = request.scope["path"]
    if request.url.query:
        where += f"?{request.url.query}"
    return await go(request, f"{SIGN_IN}?next={quote(where)}" if request.method == "GET" else SIGN_IN)


async def _shown(request: Request, status: int, message: str, error: LimnerError | None) -> Response:
    """The error as a page, or for scripts as such; with `Retry-After` where it knows when."""
    if asks_for_json(request):
        answer = _json(error.code if error else "invalid_request", message, status, error.param if error else None)
    else:
        context = await context_of(request)
        visitor = await visitor_of(request, context)
        answer = page(request, context, "error.html", visitor=visitor, status=status, code=status, message=message)
    if error and error.retry_after is not None:
        answer.headers["Retry-After"] = str(max(1, ceil(error.retry_after)))
    return answer


def _json(code: str, message: str, status: int, param: str | None = None) -> Response:
    """As the interface writes its errors, so that a page's script reads both alike."""
    inner = {"code": code, "message": message, "param": param}
    return JSONResponse({"code": code, "message": message, "error": inner}, status)
