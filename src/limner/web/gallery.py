"""The gallery: what an account keeps, how it was made, and the ways on from there."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Final, cast
from uuid import UUID

from fastapi import Query, Request, Response

from limner.catalog.operations import OPERATIONS
from limner.imaging.convert import TARGET_TYPES, TARGETS, Target, targets_of
from limner.kit.errors import InvalidRequest
from limner.kit.public import PREFIX
from limner.library.images import Place, Shown
from limner.library.models import StoredImage
from limner.studio.again import request_of
from limner.web.archive import Archive
from limner.web.context import Context, Shared
from limner.web.forms import PostedLists
from limner.web.pages import page
from limner.web.routing import go, new_router
from limner.web.visitor import SignedIn

router = new_router()

PAGE: Final = 48
"""Pictures at once: what fills a large screen."""
MOST_AT_ONCE: Final = 100
"""Pictures of one archive, or that are given up in one go."""

_WORD: Final = re.compile(r"[^A-Za-z0-9]+")


@dataclass(frozen=True, slots=True)
class Tile:
    """A picture of the gallery. `link` opens its file, `picture` shows it small."""

    image: StoredImage
    link: str
    picture: str

    @property
    def see_through(self) -> bool:
        """Whether what lies behind may show."""
        return self.image.operation == "remove_background" or self.image.extension == "svg"


@router.get("/gallery")
async def gallery(
    request: Request,
    context: Shared,
    visitor: SignedIn,
    words: Annotated[str, Query(max_length=200)] = "",
    operation: Annotated[str, Query(max_length=40)] = "",
    after: Annotated[str, Query(max_length=100)] = "",
) -> Response:
    """What is still kept, the newest first."""
    shown = Shown(words, operation if operation in OPERATIONS else "")
    found = await context.services.library.kept(visitor.account.id, shown, before=_place(after), limit=PAGE + 1)
    return page(
        request,
        context,
        "gallery.html",
        visitor=visitor,
        tiles=[_tile(request, context, image) for image in found[:PAGE]],
        shown=shown,
        operations=[name for name, each in OPERATIONS.items() if each.name not in _WITHOUT_PICTURES],
        further=_written(found[PAGE - 1]) if len(found) > PAGE else "",
        later=bool(after),
        now=context.services.clock(),
        kept_for=context.services.settings.library.image_ttl,
    )


@router.get("/gallery/{image_id}")
async def picture(request: Request, context: Shared, visitor: SignedIn, image_id: UUID) -> Response:
    """One picture: how it was made, and what can be done with it."""
    image = await context.services.library.own(visitor.account.id, image_id)
    return page(
        request,
        context,
        "picture.html",
        visitor=visitor,
        tile=_tile(request, context, image),
        image=image,
        again=request_of(image.scene, context.services.settings.studio.brand),
        targets=targets_of(image.extension),
    )


@router.get("/gallery/{image_id}/thumbnail")
async def thumbnail(request: Request, context: Shared, visitor: SignedIn, image_id: UUID) -> Response:
    """The picture as a small file, which the browser may keep as long as the picture is kept."""
    library = context.services.library
    image = await library.own(visitor.account.id, image_id)
    small = await context.converter.thumbnail(await library.read(image))
    return Response(small, media_type="image/webp", headers={"Cache-Control": "private, max-age=86400, immutable"})


@router.get("/gallery/{image_id}/file")
async def download(
    request: Request,
    context: Shared,
    visitor: SignedIn,
    image_id: UUID,
    wanted: Annotated[str, Query(alias="as", max_length=10)],
) -> Response:
    """The picture as a file of a format, to be saved."""
    target = _target(wanted)
    library = context.services.library
    image = await library.own(visitor.account.id, image_id)
    data = await context.converter.converted(await library.read(image), image.extension, target)
    return _saved(data, f"{_name(image)}.{target}", TARGET_TYPES[target])


@router.post("/gallery/archive")
async def archive(request: Request, context: Shared, visitor: SignedIn, form: PostedLists) -> Response:
    """Several pictures as one archive, each as it is, or in a format where it can have that."""
    images = await _chosen(context, visitor.account.id, form.get("image", []))
    wanted = form.get("as", [""])[-1]
    target = _target(wanted) if wanted else None
    packed = Archive()
    try:
        for image in images:
            fits = target if target in targets_of(image.extension) else cast(Target, image.extension)
            data = await context.services.library.read(image)
            await packed.add(f"{_name(image)}.{fits}", await context.converter.converted(data, image.extension, fits))
        return packed.response("limner-pictures.zip")
    except BaseException:
        packed.close()
        raise


@router.post("/gallery/delete")
async def delete(request: Request, context: Shared, visitor: SignedIn, form: PostedLists) -> Response:
    """Give pictures up before their time."""
    await context.services.library.give_up(visitor.account.id, _ids(form.get("image", [])))
    return await go(request, "/gallery")


_WITHOUT_PICTURES: Final = frozenset({"create_style", "enhance_prompt", "optimize_colors"})


def _tile(request: Request, context: Context, image: StoredImage) -> Tile:
    root = context.root(request)
    link = f"{root}{PREFIX}{context.services.library.path(image)}"
    small = link if image.extension == "svg" else f"{root}/gallery/{image.image_id}/thumbnail"
    return Tile(image, link, small)


async def _chosen(context: Context, account_id: UUID, given: Sequence[str]) -> list[StoredImage]:
    return [await context.services.library.own(account_id, image_id) for image_id in _ids(given)]


def _ids(given: Sequence[str]) -> list[UUID]:
    """Raises InvalidRequest for none, too many, and what is no id."""
    if not 1 <= len(given) <= MOST_AT_ONCE:
        raise InvalidRequest(f"{len(given)} pictures are chosen; choose 1 to {MOST_AT_ONCE}.", param="image")
    try:
        return list(dict.fromkeys(UUID(each) for each in given))
    except ValueError:
        raise InvalidRequest("One of the chosen pictures has no proper id.", param="image") from None


def _target(wanted: str) -> Target:
    for target in TARGETS:
        if wanted == target:
            return target
    raise InvalidRequest(f"as is {wanted!r}; accepted: {', '.join(TARGETS)}.", param="as")


def _place(after: str) -> Place | None:
    """The place that `_written` wrote; whatever else is the beginning."""
    when, _, image_id = after.partition("_")
    try:
        return Place(datetime.fromisoformat(when), UUID(image_id))
    except ValueError:
        return None


def _written(image: StoredImage) -> str:
    return f"{image.created_at.isoformat()}_{image.image_id}"


def _name(image: StoredImage) -> str:
    """Of a file: a few words of the prompt, and the start of the id, which tells several apart."""
    words = _WORD.sub("-", image.prompt or image.operation)[:48].strip("-").lower()
    return f"{words or 'picture'}-{str(image.image_id)[:8]}"


def _saved(data: bytes, name: str, media_type: str) -> Response:
    disposition = f'attachment; filename="{name}"'
    headers = {"Content-Disposition": disposition, "Cache-Control": "private, no-store"}
    return Response(data, media_type=media_type, headers=headers)
