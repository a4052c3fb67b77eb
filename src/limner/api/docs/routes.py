"""The documentation page, the files it refers to, and the OpenAPI document."""

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse

from limner.api.context import Shared
from limner.api.docs.page import asset, page
from limner.api.settings import ApiSettings
from limner.kit.error_codes import ERROR_CODES
from limner.kit.public import PREFIX

router = APIRouter(include_in_schema=False)

READ = ["GET", "HEAD"]
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cache-Control": "no-cache",
}
ASSETS = {"page.css": "text/css", "page.js": "text/javascript", "icon.svg": "image/svg+xml"}


@router.api_route(f"{PREFIX}/openapi.json", methods=READ)
def document(request: Request) -> Response:
    """The machine-readable description; any page may read it. In a thread, as the first one has it made."""
    return JSONResponse(request.app.openapi(), headers={"Access-Control-Allow-Origin": "*"})


@router.api_route("/", methods=READ)
async def root() -> Response:
    """Who opens the bare address in a browser means the page."""
    return RedirectResponse("docs")


@router.api_route("/docs", methods=READ)
def documentation(request: Request, context: Shared) -> Response:
    """The page for people. In a thread, as the first one has the description made."""
    base, limits = context.address.base(request), _limits(context.settings)
    studio = context.services.settings.studio
    return HTMLResponse(page(request.app.openapi(), ERROR_CODES, base, limits, studio), headers=HEADERS)


@router.api_route("/docs/{name}", methods=READ)
async def file(request: Request) -> Response:
    """What the page refers to."""
    name = request.path_params["name"]
    if name not in ASSETS:
        raise HTTPException(404)
    return Response(asset(name), media_type=ASSETS[name], headers=HEADERS)


def _limits(settings: ApiSettings) -> str:
    """The rate limits in words."""
    allowances = [
        f"{most} {unit}"
        for most, unit in (
            (settings.requests_per_second, "requests a second"),
            (settings.images_per_minute, "images a minute"),
        )
        if most
    ]
    return f"A user may make {' and '.join(allowances)}, whatever the key." if allowances else ""
