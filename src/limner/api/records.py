"""What is known of a kept image: what made it, what was read in its prompt, and a fresh link to it."""

from fastapi import APIRouter, Request, Response

from limner.api.auth import Caller
from limner.api.context import Shared
from limner.api.openapi import KEPT, operation
from limner.api.responses import json_response
from limner.api.wire import ImageRecord, ReadNote
from limner.kit.public import PREFIX
from limner.library.models import StoredImage
from limner.studio.origin import model_of, style_of
from limner.studio.reading import NOT_DRAWN, Note, notes

router = APIRouter(prefix=f"{PREFIX}/images", tags=["Generation"])

IMAGE_ID = ("image_id", {"type": "string", "format": "uuid"})
SAMPLE = 'curl "$LIMNER_URL/images/IMAGE_ID" -H "Authorization: Bearer $LIMNER_KEY"'


DESCRIBED = operation(ImageRecord, "What is known of an image", identifier=IMAGE_ID, samples=(SAMPLE,), errors=KEPT)
# What is no id is no path at all, such as that of an operation which is asked for by another method.
DESCRIBED["openapi_extra"]["responses"]["404"]["content"]["text/plain"] = {"schema": {"type": "string"}}


@router.head("/{image_id:uuid}", include_in_schema=False)
@router.get("/{image_id:uuid}", **DESCRIBED)
async def image_record(request: Request, caller: Caller, context: Shared) -> Response:
    """How an image of your own was made, what was read in its prompt and what was not drawn, and a link to it."""
    library = context.services.library
    image = await library.own(caller.id, request.path_params["image_id"])
    url = context.address.base(request) + library.path(image)
    return json_response(_record(image, url, context.services.settings.studio.brand))


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
