"""What is known of a kept image: what made it, what was read in its prompt, and a fresh link to it."""

from http import HTTPStatus
from uuid import UUID

from fastapi import APIRouter, HTTPException, Request, Response
from pydantic_core import PydanticCustomError

from limner.api.auth import Caller
from limner.api.context import Shared
from limner.api.errors import allowed_methods
from limner.api.openapi import KEPT, operation
from limner.api.responses import json_response
from limner.api.wire import ImageRecord, ReadNote
from limner.kit.errors import NotFound
from limner.kit.public import PREFIX
from limner.library.models import StoredImage
from limner.studio.fields import uuid
from limner.studio.messages import shown
from limner.studio.origin import model_of, style_of
from limner.studio.reading import NOT_DRAWN, Note, notes

router = APIRouter(prefix=f"{PREFIX}/images", tags=["Generation"])

IMAGE_ID = ("image_id", {"type": "string", "format": "uuid"})
SAMPLE = 'curl "$LIMNER_URL/images/IMAGE_ID" -H "Authorization: Bearer $LIMNER_KEY"'


@router.head("/{image_id}", include_in_schema=False)
@router.get(
    "/{image_id}",
    **operation(ImageRecord, "What is known of an image", identifier=IMAGE_ID, samples=(SAMPLE,), errors=KEPT),
)
async def image_record(request: Request, caller: Caller, context: Shared) -> Response:
    """How an image of your own was made, what was read in its prompt and what was not drawn, and a link to it."""
    library = context.services.library
    image = await library.own(caller.id, _identifier(request))
    url = context.address.base(request) + library.path(image)
    return json_response(_record(image, url, context.services.settings.studio.brand))


def _identifier(request: Request) -> UUID:
    """The id in a path; what is none belongs to no image, and a path that another operation spells out is its own."""
    if request.method not in allowed_methods(request):
        raise HTTPException(HTTPStatus.METHOD_NOT_ALLOWED)
    given = request.path_params["image_id"]
    try:
        return uuid(given)
    except PydanticCustomError:
        raise NotFound(f"There is no image {shown(given)}.", code="image_not_found", param="image_id") from None


def _record(image: StoredImage, url: str, brand: str) -> ImageRecord:
    read = [note for note in notes(image.scene) if note.kind != NOT_DRAWN]
    return ImageRecord(
        image_id=image.image_id,
        url=url,
        created=int(image.created_at.timestamp()),
        expires=int(image.expires_at.timestamp()),
        operation=image.operation,
        model=model_of(image.scene, brand),
        style=style_of(image.scene, brand),
        format=image.extension,
        width=image.width,
        height=image.height,
        random_seed=image.seed,
        prompt=image.prompt or None,
        read=[_note(note) for note in read],
        not_drawn=[*image.scene.get("not_drawn", ())],
    )


def _note(note: Note) -> ReadNote:
    return ReadNote(kind=note.kind, text=note.text, colors=[f"#{bytes(rgb).hex()}" for rgb in note.colours])
