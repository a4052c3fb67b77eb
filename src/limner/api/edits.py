"""Editing and processing: a picture comes in, and one to six go out."""

from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import APIRouter, Request, Response

from limner.api.auth import Caller
from limner.api.context import Shared
from limner.api.endpoints import DRAWN, ENDPOINTS, REQUESTS, Endpoint
from limner.api.making import make
from limner.api.openapi import DRAWINGS, MAKING, PIXELS, operation
from limner.api.wire import ImageResponse, ImagesResponse
from limner.kit.public import PREFIX
from limner.studio.edit import edit

router = APIRouter(prefix=f"{PREFIX}/images", tags=["Editing"])


def _handler(endpoint: Endpoint) -> Callable[..., Awaitable[Response]]:
    async def handle(request: Request, caller: Caller, context: Shared) -> Response:
        files = frozenset({*REQUESTS[endpoint.request], "file"})
        return await make(
            request, caller, context, endpoint.request, files, edit, single=endpoint.single, kind="image_edit"
        )

    return handle


def _description(endpoint: Endpoint) -> dict[str, Any]:
    answer = ImageResponse if endpoint.single else ImagesResponse
    files = REQUESTS[endpoint.request]
    return operation(
        answer,
        endpoint.summary,
        request=endpoint.request,
        files={name: DRAWINGS if text == DRAWN else PIXELS for name, text in files.items()},
        streams=endpoint.request.streams,
        errors=MAKING,
        samples=(endpoint.sample,),
    )


for _endpoint in ENDPOINTS:
    router.add_api_route(
        f"/{_endpoint.path}",
        _handler(_endpoint),
        methods=["POST"],
        name=_endpoint.name,
        description=_endpoint.text,
        **_description(_endpoint),
    )
