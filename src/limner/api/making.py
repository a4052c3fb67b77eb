"""The way of every request with a body: read, carried out while the client waits, answered."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from fastapi import Request, Response

from limner.accounts.models import Account
from limner.api.body import Body, BodyReader
from limner.api.context import Context
from limner.api.events import Kind, completed, event_stream
from limner.api.ignored import ignored, unknown_fields
from limner.api.responses import BOTH, images_response, told_headers
from limner.api.shape import Shape, shape_of
from limner.kit import tracing
from limner.kit.errors import InvalidRequest
from limner.kit.presence import while_waiting
from limner.studio.edit import PictureRequest
from limner.studio.explore import ExploreRequest, SimilarRequest
from limner.studio.fields import Compat, Fields, read
from limner.studio.generate import GenerateRequest
from limner.studio.hint import hinted
from limner.studio.openai import EditsRequest
from limner.studio.receipt import Receipt

Made = TypeVar("Made", bound=Receipt)
Asked = TypeVar("Asked", bound=Fields)
Work = Callable[..., Coroutine[Any, Any, Made]]
"""A use case: called with the services, the account and the request, and by name `idempotency_key` and `admit`."""


@dataclass(frozen=True, slots=True)
class Done(Generic[Asked, Made]):
    """A request as it was read, what was made of it, and headers that say how it was taken."""

    asked: Asked
    made: Made
    headers: dict[str, str]


async def done(
    request: Request,
    caller: Account,
    context: Context,
    wanted: type[Asked],
    work: Work[Made],
    files: frozenset[str] = frozenset(),
    any_file: str | None = None,
) -> Done[Asked, Made]:
    """A request that `wanted` reads, and what `work` makes of it.

    `files` are its file fields, `any_file` the one of them that takes files of other names too.
    """
    services = context.services
    compat = services.settings.studio.compat
    shape = shape_of(wanted, compat)
    reader = BodyReader(shape, context.settings.body_timeout, services.room, files, any_file)
    async with reader.read(request) as body:
        with tracing.span("check"):
            # In a thread: it reads files, and looks at every character of data URLs.
            asked = await asyncio.to_thread(_read, wanted, body, compat)
        making = work(
            services,
            caller,
            asked,
            idempotency_key=_idempotency_key(request),
            admit=partial(context.limits.count_images, caller),
        )
        made = await while_waiting(request, making)
        return Done(asked, made, ignored(_unknown(wanted, body, shape, files, compat), asked, made))


def _read(wanted: type[Asked], body: Body, compat: Compat) -> Asked:
    """The request. Raises InvalidRequest."""
    try:
        return read(wanted, body.values, encoding=body.encoding, compat=compat)
    except InvalidRequest as error:
        if compat == "lenient":
            raise
        raise hinted(error, lambda: read(wanted, body.values, encoding=body.encoding, compat="lenient")) from None


def _unknown(wanted: type[Fields], body: Body, shape: Shape, files: frozenset[str], compat: Compat) -> Iterator[str]:
    """The names of what the body brings and nobody reads. A file is no field of JSON."""
    yield from (name for name in sorted(wanted.unread_fields) if body.values.get(name) is not None)
    more = set(wanted.moved_fields) if compat == "lenient" else set()
    if body.encoding == "multipart":
        yield from (name for name in body.unread if name not in more)
        yield from unknown_fields(body.values, shape, more | files)
    else:
        yield from unknown_fields(body.values, shape, more)
        yield from (name for name in files & body.values.keys() & shape.properties.keys() - more)


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
    kind: Kind = "image_generation",
) -> Response:
    """The answer to a request for images; in events of the kind where it asks for them."""
    finished = await done(request, caller, context, wanted, work, files)
    base = context.address.base(request)
    if finished.asked.stream:
        # A plain request until it is done and charged. What shows pictures on their way yields its events before
        # these, from a generator that does the work.
        response = await event_stream(completed(kind, finished.made, base))
    else:
        chosen: str = finished.asked.response_format
        unsaid = "response_format" not in finished.asked.model_fields_set
        if unsaid and wanted in (GenerateRequest, EditsRequest) and context.services.settings.studio.lenient:
            chosen = BOTH
        response = await images_response(finished.made, chosen, base, single=single)
    response.headers.update({**finished.headers, **told_headers(finished.made)})
    return response
