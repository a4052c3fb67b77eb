"""What people send from pages: short forms, read whole, with the proof that a page of this service sent them."""

from collections.abc import Mapping
from typing import Annotated, Final

from fastapi import Depends, Request
from starlette.datastructures import UploadFile

from limner.kit.browser import CSRF_FIELD, CSRF_HEADER
from limner.kit.errors import InvalidRequest
from limner.web.context import Shared
from limner.web.visitor import check_change, visitor_of

MOST_FIELDS: Final = 64
MOST_BYTES: Final = 64 * 1024
"""Of a form without files."""


async def posted(request: Request, context: Shared) -> Mapping[str, str]:
    """The fields of the form, each by its last value. Raises Forged, or InvalidRequest for what is no short form."""
    length = request.headers.get("content-length", "")
    if not length.isdecimal() or int(length) > MOST_BYTES:
        raise InvalidRequest(f"The form is over {MOST_BYTES} bytes, or does not say how long it is.")
    async with request.form(max_files=0, max_fields=MOST_FIELDS) as form:
        fields = {name: value for name, value in form.multi_items() if not isinstance(value, UploadFile)}
    visitor = await visitor_of(request, context)
    check_change(request, context, visitor, request.headers.get(CSRF_HEADER) or fields.pop(CSRF_FIELD, None))
    fields.pop(CSRF_FIELD, None)
    return fields


Posted = Annotated[Mapping[str, str], Depends(posted)]
