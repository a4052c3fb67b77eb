"""Pages as responses: templates filled in, with the headers that every page has."""

from typing import Any, Final
from urllib.parse import urlsplit

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

from limner.kit.error_body import retry_after
from limner.kit.errors import LimnerError
from limner.web.context import Context
from limner.web.formats import FILTERS
from limner.web.static_files import current_version
from limner.web.visitor import Visitor

_TEMPLATES: Final = Environment(
    loader=PackageLoader("limner.web"),
    autoescape=select_autoescape(default=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_TEMPLATES.filters.update(FILTERS)
_TEMPLATES.policies["json.dumps_kwargs"] = {}  # keys in their own order, and not in the alphabet's

_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:{images}; connect-src 'self'; "
    "font-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


def page(
    request: Request,
    context: Context,
    template: str,
    *,
    visitor: Visitor | None = None,
    error: LimnerError | None = None,
    **values: Any,
) -> HTMLResponse:
    """A page from a template, which is given `values`, who is looking, and functions for addresses.

    `error` is why what was sent to the page was not taken; the page tells of it, and has its status.

    `url("/gallery")` is the address of a page and `static("app.css")` that of a file, wherever the service lies.
    """
    root = context.root(request)
    html = _TEMPLATES.get_template(template).render(
        visitor=visitor,
        error=error,
        here=request.scope["path"].removeprefix(request.scope.get("root_path", "")),
        url=lambda path: root + path,
        static=lambda name: f"{root}/static/{current_version()}/{name}",
        **values,
    )
    return HTMLResponse(html, error.status if error else 200, headers=_headers(request, context) | retry_after(error))


def _headers(request: Request, context: Context) -> dict[str, str]:
    """No page is kept by a cache, stands in a frame, or loads anything from elsewhere but from where links lead."""
    links = urlsplit(context.address.base(request))
    own = request.headers.get("host", "")
    images = "" if links.netloc == own else f" {links.scheme}://{links.netloc}"
    if store := context.services.library.store_source:
        images += f" {store}"
    return {
        "Content-Security-Policy": _POLICY.format(images=images),
        "Cache-Control": "no-store",
        "Referrer-Policy": "same-origin",
        "X-Frame-Options": "DENY",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": "camera=(self), geolocation=(), microphone=()",
    }
