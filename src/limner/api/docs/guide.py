"""The guide at `/docs/guide`: pages for people, which `make site` builds from `docs/` into this package."""

import base64
import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

router = APIRouter(include_in_schema=False)

READ = ["GET", "HEAD"]
BUILT: Final = Path(str(files("limner.api.docs") / "site"))
"""Where the built pages lie; a wheel and an image have them, a checkout only after `make site`."""

_POLICY = (
    "default-src 'none'; script-src 'self'{scripts}; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
_PACKED = frozenset({"text/html", "text/css", "text/javascript", "application/json", "image/svg+xml"})
_MISSING = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The guide is not built</title>
<h1>The guide is not built</h1>
<p>This service runs from a checkout. <code>make site</code> builds the guide there, without the network once its tools
are installed; then load this page again. The same pages are Markdown in <code>docs/</code>, and the reference of the
interface is <a href="../docs">here</a>.</p>
</html>
"""


@router.api_route("/docs/guide", methods=READ)
async def bare() -> Response:
    """The pages refer to each other by relative addresses, which need the slash."""
    return RedirectResponse("guide/")


@router.api_route("/docs/guide/{name:path}", methods=READ)
def page(name: str, request: Request) -> Response:
    """A page, or what it refers to."""
    if not (BUILT / "index.html").is_file():
        return HTMLResponse(_MISSING, status_code=404, headers=_headers())
    found = _found(name)
    if found is None:
        raise HTTPException(404)
    if found.is_dir():
        return RedirectResponse(f"{found.name}/")
    data = found.read_bytes()
    media_type = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    headers = _headers(data if media_type == "text/html" else b"")
    if media_type in _PACKED and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(_packed(data), media_type=media_type, headers={**headers, "Content-Encoding": "gzip"})
    return Response(data, media_type=media_type, headers=headers)


@lru_cache(maxsize=64)
def _packed(data: bytes) -> bytes:
    """A file as gzip, which for the index of the search takes longer than all else."""
    return gzip.compress(data, mtime=0)


def _found(name: str) -> Path | None:
    """The file or, without the slash that its pages need, the folder of this name; None where there is none."""
    try:
        path = (BUILT / name / "index.html" if not name or name.endswith("/") else BUILT / name).resolve()
        return path if path.exists() and path.is_relative_to(BUILT.resolve()) else None
    except (OSError, ValueError):  # too long for a name, or with a byte that no name has
        return None


def _headers(html: bytes = b"") -> dict[str, str]:
    """Nothing from elsewhere, and of scripts within the page those that were built into it."""
    digests = (base64.b64encode(hashlib.sha256(script).digest()).decode() for script in _INLINE.findall(html))
    return {
        "Content-Security-Policy": _POLICY.format(scripts="".join(f" 'sha256-{digest}'" for digest in digests)),
        "Cache-Control": "no-cache",
        "Vary": "Accept-Encoding",
    }
