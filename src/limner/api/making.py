"""The way of every request with a body: read, carried out while the client waits, answered."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from fastapi import Request, Response

from limner.accounts.models import Account
from limner.api.body import BodyReader
from limner.api.context import Context
from limner.api.presence import while_waiting
from limner.api.responses import images_response
from limner.api.shape import shape_of
from limner.kit.errors import InvalidRequest
from limner.studio.edit import PictureRequest
from limner.studio.explore import ExploreRequest, SimilarRequest
from limner.studio.fields import Fields, read
from limner.studio.generate import GenerateRequest

Made = TypeVar("Made")
Asked = TypeVar("Asked", bound=Fields)
Work = Callable[..., Coroutine[Any, Any, Made]]
"""A use case: called with the services, the account and the request, and by name `idempotency_key` and `admit`."""


async def done(
    request: Request,
    caller: Account,
    context: Context,
    wanted: type[Asked],
    work: Work[Made],
    files: frozenset[str] = frozenset(),
    any_file: str | None = None,
) -> tuple[Asked, Made]:
    """A request that `wanted` reads, and what `work` makes of it.

    `files` are its file fields, `any_file` the one of them that takes files of other names too.
    """
    services = context.services
    compat = services.settings.studio.compat
    shape = shape_of(wanted, compat)
    reader = BodyReader(shape, context.settings.body_timeout, services.room, files, any_file)
    async with reader.read(request) as body:
        # In a thread: it reads files, and looks at every character of data URLs.
        asked = await asyncio.to_thread(read, wanted, body.values, encoding=body.encoding, compat=compat)
        making = work(
            services,
            caller,
            asked,
            idempotency_key=_idempotency_key(request),
            admit=partial(context.limits.count_images, caller.id),
        )
        return asked, await while_waiting(request, making)


def _idempotency_key(request: Request) -> str | None:
    """The one that the request carries, if it does. Raises InvalidRequest for two that differ."""
    keys = request.headers.getlist("idempotency-key")
    if len(set(keys)) > 1:
        raise InvalidRequest(
            f"The request has {len(keys)} Idempotency-Keys that differ; send one.", code="invalid_idempotency_key"
        )
    return keys[0] if keys else None


async def make(
    request: Request,
    caller: Account,
    context: Context,
    wanted: type[GenerateRequest | PictureRequest | ExploreRequest | SimilarRequest],
    files: frozenset[str],
    work: Work[Any],
    *,
    single: bool = False,
) -> Response:
    """The answer to a request for images."""
    asked, receipt = await done(request, caller, context, wanted, work, files)
    return await images_response(receipt, asked.response_format, context.address.base(request), single=single)
