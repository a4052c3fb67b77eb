"""What people send from pages: short forms, read whole, with the proof that a page of this service sent them.

What scripts send is JSON, with the same proof in a header.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from fastapi import Depends, Request
from starlette.datastructures import UploadFile

from limner.kit.browser import CSRF_FIELD, CSRF_HEADER, check_origin
from limner.kit.errors import InvalidRequest
from limner.web.context import Shared
from limner.web.visitor import Anybody, SignedIn, check_change

MOST_FIELDS: Final = 256
MOST_BYTES: Final = 64 * 1024
"""Of a form without files."""
MOST_JSON_BYTES: Final = 512 * 1024
"""Of a script's JSON: a prompt of 10,000 characters, and a hundred words in their places."""


async def posted_lists(request: Request, context: Shared, visitor: Anybody) -> Mapping[str, Sequence[str]]:
    """The fields of the form, each with all its values. Raises Forged, or InvalidRequest for what is no short form."""
    fields = await _fields(request)
    in_form = fields.pop(CSRF_FIELD, [""])[-1]
    check_change(request, context, visitor, request.headers.get(CSRF_HEADER) or in_form)
    return fields


async def _fields(request: Request) -> dict[str, list[str]]:
    length = request.headers.get("content-length", "")
    if not length.isdecimal() or int(length) > MOST_BYTES:
        raise InvalidRequest(f"The form is over {MOST_BYTES} bytes, or does not say how long it is.")
    async with request.form(max_files=0, max_fields=MOST_FIELDS) as form:
        fields: dict[str, list[str]] = {}
        for name, value in form.multi_items():
            if not isinstance(value, UploadFile):
                fields.setdefault(name, []).append(value)
    return fields


PostedLists = Annotated[Mapping[str, Sequence[str]], Depends(posted_lists)]


async def posted(form: PostedLists) -> Mapping[str, str]:
    """The same, with the last value of each."""
    return {name: values[-1] for name, values in form.items()}


Posted = Annotated[Mapping[str, str], Depends(posted)]


async def entered(request: Request, context: Shared) -> Mapping[str, str]:
    """What comes from a page that a session begins on: whoever is signed in already, in another tab, may send it too.

    Raises Forged for another site's page, and InvalidRequest.
    """
    check_origin(request, context.base(request))
    return {name: values[-1] for name, values in (await _fields(request)).items()}


Entered = Annotated[Mapping[str, str], Depends(entered)]


async def sent(request: Request, context: Shared, visitor: SignedIn) -> Any:
    """The JSON that a page's script sends. Raises SignInNeeded, Forged, or InvalidRequest for what is none."""
    check_change(request, context, visitor, request.headers.get(CSRF_HEADER))
    body = bytearray()
    async for piece in request.stream():
        body += piece
        if len(body) > MOST_JSON_BYTES:
            raise InvalidRequest(f"The body is over {MOST_JSON_BYTES} bytes.", code="invalid_json")
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        raise InvalidRequest("The body is not JSON.", code="invalid_json") from None


Sent = Annotated[Any, Depends(sent)]
