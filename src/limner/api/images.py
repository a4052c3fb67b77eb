"""Image links: public, signed, and good until they expire."""

import re
from datetime import datetime
from http import HTTPStatus
from typing import Literal
from uuid import UUID

from fastapi import APIRouter, Request, Response

from limner.api.context import Context, Shared
from limner.api.errors import refusal
from limner.api.ranges import RangeNotSatisfiable, continues, http_date, known, span
from limner.api.streaming import streamed
from limner.kit.errors import LimnerError
from limner.kit.public import PREFIX
from limner.library.links import LinkForged
from limner.library.models import StoredImage

router = APIRouter(prefix=f"{PREFIX}/images", include_in_schema=False)

PATH = "/{image_id}.{extension}"
# Said whoever asks: a cache that saw no Origin may answer a page later.
CORS = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "Accept-Ranges, Content-Length, Content-Range, ETag, X-Request-Id",
}
SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""For SVG opened as a page of its own: no scripts, nothing loaded, no origin."""

_UUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_SECONDS = re.compile(r"[1-9][0-9]{0,11}")


@router.api_route(PATH, methods=["GET", "HEAD"])
async def image(request: Request, context: Shared) -> Response:
    """The image behind a link."""
    try:
        return await _image(request, context)
    except LimnerError as error:
        return refusal(error, CORS)


async def _image(request: Request, context: Context) -> Response:
    """Raises what the library raises for links that open nothing."""
    library = context.services.library
    record = await library.open_image(_signed(request, context))
    # The file first: a condition counts only where the answer would be the image.
    address = None if _of_a_script(request) else await library.address(record, _method(request))
    if address is None:
        await library.verify(record)
    headers = _headers(record, context.services.clock())
    if known(request.headers, headers["ETag"], record.created_at):
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    if address is not None:
        return _leading_on(address)
    try:
        part = _part(request, record)
    except RangeNotSatisfiable as error:
        return refusal(error, {**CORS, "Content-Range": f"bytes */{record.size}"})
    if request.method == "HEAD":
        return Response(headers={**headers, "Content-Length": str(record.size)})
    start, end = part or (0, record.size)
    headers["Content-Length"] = str(end - start)
    if part is None:
        return await streamed(library.pieces(record, start, end), HTTPStatus.OK, headers)
    headers["Content-Range"] = f"bytes {start}-{end - 1}/{record.size}"
    return await streamed(library.pieces(record, start, end), HTTPStatus.PARTIAL_CONTENT, headers)


def _signed(request: Request, context: Context) -> UUID:
    """The image that the link names. Raises LinkForged or LinkExpired."""
    name, extension = request.path_params["image_id"], request.path_params["extension"]
    expires, signature = (request.query_params.getlist(part) for part in ("expires", "signature"))
    if not (_UUID.fullmatch(name) and len(expires) == len(signature) == 1 and _SECONDS.fullmatch(expires[0])):
        raise LinkForged("This is not a link that the service made: it needs one `expires` and one `signature`.")
    image_id = UUID(name)
    context.services.library.links.check(image_id, extension, int(expires[0]), signature[0], context.services.clock())
    return image_id


def _method(request: Request) -> Literal["GET", "HEAD"]:
    return "HEAD" if request.method == "HEAD" else "GET"


def _of_a_script(request: Request) -> bool:
    """Whether a page of the service's own reads the picture, which needs no leave of the bucket's that way."""
    headers = request.headers
    return headers.get("sec-fetch-site") == "same-origin" and headers.get("sec-fetch-dest") == "empty"


def _leading_on(address: str) -> Response:
    """To the bucket. No cache may keep that: an address is over soon, and good for one method."""
    headers = {**CORS, "Cross-Origin-Resource-Policy": "cross-origin", "Location": address, "Cache-Control": "no-store"}
    return Response(status_code=HTTPStatus.TEMPORARY_REDIRECT, headers=headers)


def _part(request: Request, record: StoredImage) -> tuple[int, int] | None:
    """The bytes asked for, or None for all. A range of another version counts as none."""
    if request.method != "GET" or not continues(request.headers, _etag(record), record.created_at):
        return None
    return span(request.headers.get("range", ""), record.size)


def _etag(record: StoredImage) -> str:
    return f'"{record.sha256}"'


def _headers(record: StoredImage, now: datetime) -> dict[str, str]:
    left = max(0, int((record.expires_at - now).total_seconds()))
    headers = {
        **CORS,
        "Content-Type": record.media_type,
        "Content-Disposition": record.disposition,
        "ETag": _etag(record),
        "Last-Modified": http_date(record.created_at),
        "Accept-Ranges": "bytes",
        "Cache-Control": f"public, max-age={left}, immutable",
        "Cross-Origin-Resource-Policy": "cross-origin",
    }
    return {**headers, "Content-Security-Policy": SANDBOX} if record.extension == "svg" else headers
