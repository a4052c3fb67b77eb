"""Styles: made from pictures, listed, deleted."""

from datetime import UTC
from http import HTTPStatus
from uuid import UUID

from fastapi import APIRouter, HTTPException, Request, Response
from pydantic_core import PydanticCustomError

from limner.api.auth import Caller
from limner.api.context import Shared
from limner.api.making import done
from limner.api.openapi import MAKING, ONE, PIXELS, READING, operation
from limner.api.responses import json_response
from limner.api.wire import BasicStyle, BasicStyleList, Nothing, StyleItem, StyleList
from limner.catalog.brand import branded
from limner.catalog.styles import BASIC_STYLES, style_title
from limner.kit.errors import NotFound
from limner.kit.public import PREFIX
from limner.library.styles import StyleSummary
from limner.studio.create_style import CreateStyleRequest, create_style
from limner.studio.fields import uuid
from limner.studio.messages import shown

router = APIRouter(prefix=f"{PREFIX}/styles", tags=["Styles"])

FILES = {"files": "1 to 10 images, PNG, JPG or WEBP, 64 MB in all; whatever the fields are called."}

SAMPLE = r"""curl "$LIMNER_URL/styles" \
  -H "Authorization: Bearer $LIMNER_KEY" \
  -F files=@photo.png -F style=digital_illustration"""
LIST_SAMPLE = 'curl "$LIMNER_URL/styles" -H "Authorization: Bearer $LIMNER_KEY"'
BASIC_SAMPLE = 'curl "$LIMNER_URL/styles/basic" -H "Authorization: Bearer $LIMNER_KEY"'

STYLE_ID = ("style_id", {"type": "string", "format": "uuid"})


@router.post(
    "",
    **operation(
        StyleItem,
        "Create a style",
        request=CreateStyleRequest,
        files={"files": PIXELS},
        errors=MAKING,
        samples=(SAMPLE,),
    ),
)
async def make_style(request: Request, caller: Caller, context: Shared) -> Response:
    """Learns a style from pictures, mixes other styles, or both. It works with the model that it is made for."""
    finished = await done(
        request, caller, context, CreateStyleRequest, create_style, files=frozenset(FILES), any_file="files"
    )
    return json_response(_item(finished.made.style), finished.headers)


@router.head("", include_in_schema=False)
@router.get("", **operation(StyleList, "Your styles", samples=(LIST_SAMPLE,)))
async def styles(caller: Caller, context: Shared) -> Response:
    """The styles that you made, the newest first."""
    return json_response(StyleList(styles=[_item(style) for style in await context.services.styles.owned(caller.id)]))


@router.head("/basic", include_in_schema=False)
@router.get("/basic", **operation(BasicStyleList, "The curated styles", samples=(BASIC_SAMPLE,), errors=READING))
async def basic_styles(caller: Caller, context: Shared) -> Response:
    """The styles that everybody has, each by its name in `style`, or by its `style_id`."""
    brand = context.services.settings.studio.brand
    found = [
        BasicStyle(model=branded(model, brand), style=style_title(style, brand), style_id=style_id)
        for style_id, (model, style) in BASIC_STYLES.items()
    ]
    return json_response(BasicStyleList(styles=found))


@router.head("/{style_id}", include_in_schema=False)
@router.get("/{style_id}", **operation(StyleItem, "A style", identifier=STYLE_ID, errors=ONE))
async def one_style(request: Request, caller: Caller, context: Shared) -> Response:
    """A style that you may use: your own, a public one, or one that is shared with you."""
    return json_response(_item(await context.services.styles.usable(_identifier(request), caller.id)))


@router.delete("/{style_id}", **operation(Nothing, "Delete a style", identifier=STYLE_ID, errors=ONE))
async def delete_style(request: Request, caller: Caller, context: Shared) -> Response:
    """Deletes a style of your own. Images that were made with it stay."""
    if request.path_params["style_id"] == "basic":  # a path of its own, which this one would take in
        raise HTTPException(HTTPStatus.METHOD_NOT_ALLOWED)
    await context.services.styles.delete(_identifier(request), owner=caller.id)
    return json_response(Nothing())


def _identifier(request: Request) -> UUID:
    """The id in a path; what is none belongs to no style."""
    given = request.path_params["style_id"]
    try:
        return uuid(given)
    except PydanticCustomError:
        raise NotFound(f"There is no style {shown(given)}.", code="style_not_found", param="style_id") from None


def _item(style: StyleSummary) -> StyleItem:
    return StyleItem(
        id=style.style_id,
        style=style.base,
        creation_time=style.created_at.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z"),
        is_private=not style.public,
        credits=style.units,
    )
