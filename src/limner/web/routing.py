"""Routes of pages: what goes wrong on one is shown as a page, and who has to sign in first is taken there."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from http import HTTPStatus
from typing import Any, Final, cast
from urllib.parse import quote

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, RedirectResponse
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from limner.kit.error_body import error_body, retry_after
from limner.kit.errors import InvalidRequest, LimnerError, MethodNotAllowed, NotFound
from limner.kit.public import PREFIX
from limner.web.context import context_of
from limner.web.pages import page
from limner.web.visitor import SignInNeeded, visitor_of

SIGN_IN = "/sign-in"
NOT_FOUND = "There is nothing at this address."


class _Refused(InvalidRequest):
    """What the framework refuses, with the status that it gives."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status  # type: ignore[misc]


class PageRoute(APIRoute):
    """A route whose errors people read. Scripts, which ask for JSON, get the errors as such."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The endpoint, with its errors made into answers."""
        handle = super().get_route_handler()

        async def answer(request: Request) -> Response:
            try:
                return await handle(request)
            except SignInNeeded as error:
                return await _sign_in(request, error)
            except LimnerError as error:
                if error.type == LimnerError.type:
                    raise
                return await _shown(request, error)
            except RequestValidationError:
                return await _shown(request, InvalidRequest("The address, or what came with it, is not whole."))
            except HTTPException as error:
                if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
                    raise
                known = _NOWHERE.get(error.status_code)
                shown = await _shown(request, known or _Refused(error.status_code, error.detail))
                shown.headers.update(error.headers or {})
                return shown

        return answer


def new_router() -> APIRouter:
    """A router for pages."""
    return APIRouter(route_class=PageRoute, include_in_schema=False)


def show_nowhere(app: FastAPI) -> None:
    """Have people who come to no page told so on one. All others get what the faces' application says, as before."""
    told = cast(Callable[[Request, Exception], Awaitable[Response]], app.exception_handlers[HTTPException])

    async def answer(request: Request, error: Exception) -> Response:
        plain = await told(request, error)
        nowhere = _NOWHERE.get(plain.status_code)
        if nowhere is None or not _a_person_asks(request):
            return plain
        shown = await _shown(request, nowhere)
        if "allow" in plain.headers:
            shown.headers["Allow"] = plain.headers["allow"]
        return shown

    app.add_exception_handler(HTTPException, answer)


_NOWHERE: Final[Mapping[int, LimnerError]] = {
    HTTPStatus.NOT_FOUND: NotFound(NOT_FOUND),
    HTTPStatus.METHOD_NOT_ALLOWED: MethodNotAllowed("This address is not opened like this. Go on from the first page."),
}


def _a_person_asks(request: Request) -> bool:
    """Whether a browser wants a page, and not something of the interface."""
    path = request.scope["path"].removeprefix(request.scope.get("root_path", ""))
    return "text/html" in request.headers.get("accept", "") and not f"{path}/".startswith(f"{PREFIX}/")


def asks_for_json(request: Request) -> bool:
    """Whether a script asks, and not a person."""
    return "application/json" in request.headers.get("accept", "")


async def go(request: Request, path: str) -> RedirectResponse:
    """To another page of this service, after a change."""
    context = await context_of(request)
    return RedirectResponse(context.root(request) + path, status_code=303)


async def _sign_in(request: Request, error: SignInNeeded) -> Response:
    if asks_for_json(request):
        return _json(error)
    where = request.scope["path"]
    if request.url.query:
        where += f"?{request.url.query}"
    return await go(request, f"{SIGN_IN}?next={quote(where)}" if request.method == "GET" else SIGN_IN)


async def _shown(request: Request, error: LimnerError) -> Response:
    """The error as such for scripts; as a page for people, in nobody's name where it cannot be told now whose."""
    if asks_for_json(request):
        return _json(error)
    context = await context_of(request)
    try:
        visitor = await visitor_of(request, context)
    except LimnerError:
        visitor = None
    return page(request, context, "error.html", visitor=visitor, error=error)


def _json(error: LimnerError) -> Response:
    """As the interface writes its errors, so that a page's script reads both alike."""
    return JSONResponse(
        error_body(error.code, error.message, error.type, error.param), error.status, retry_after(error)
    )
