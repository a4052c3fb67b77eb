"""Styles: one's own, how they look, what they are drawn with, and who may use them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from uuid import UUID

from fastapi import Request, Response

from limner.catalog.brand import branded
from limner.catalog.families import ABOUT
from limner.catalog.models import MODELS, Model, title
from limner.catalog.operations import OPERATIONS
from limner.catalog.styles import BASE_STYLES
from limner.engines.learned import LearnedStyle, from_json
from limner.kit.errors import InvalidRequest, LimnerError, NotFound
from limner.library.styles import LONGEST_STYLE_NAME, StoredStyle
from limner.web.context import Context, Shared
from limner.web.forms import Posted
from limner.web.pages import page
from limner.web.routing import go, new_router
from limner.web.visitor import SignedIn, Visitor

router = new_router()

TRIALS: Final = ("a fox in a forest", "a cup on a table by a window", "a sailing ship at sea", "a town on a hill")
"""What a style is tried on: an animal, a thing, weather and distance, many small shapes."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A model that styles can be made for, by its id on this service."""

    id: str
    title: str
    model: Model

    @property
    def about(self) -> str:
        """What it is for."""
        return ABOUT[self.model.family]


@router.get("/styles")
async def styles(request: Request, context: Shared, visitor: SignedIn) -> Response:
    """Those that the account has made, and the making of another."""
    return page(
        request,
        context,
        "styles.html",
        visitor=visitor,
        styles=await context.services.styles.owned(visitor.account.id),
        models=_models(context),
        titles=_titles(context),
        bases=BASE_STYLES,
        longest_name=LONGEST_STYLE_NAME,
        units=OPERATIONS["create_style"].price(1),
    )


@router.get("/styles/{style_id}")
async def style(request: Request, context: Shared, visitor: SignedIn, style_id: UUID) -> Response:
    """One style that the visitor may use: what was learned, trials, and for its owner who else may use it."""
    return await _style(request, context, visitor, style_id)


@router.get("/styles/{style_id}/preview")
async def preview(context: Shared, visitor: SignedIn, style_id: UUID) -> Response:
    """A small picture of it."""
    found = await context.services.styles.usable(style_id, visitor.account.id)
    headers = {"Cache-Control": "private, max-age=86400, immutable"}
    return Response(found.preview, media_type="image/webp", headers=headers)


@router.post("/styles/{style_id}/name")
async def rename(request: Request, context: Shared, visitor: SignedIn, form: Posted, style_id: UUID) -> Response:
    """Call it something."""
    await _own(context, visitor, style_id)
    try:
        await context.services.styles.rename(style_id, form.get("name", ""))
    except InvalidRequest as error:
        return await _style(request, context, visitor, style_id, error=error)
    return await go(request, f"/styles/{style_id}")


@router.post("/styles/{style_id}/public")
async def publish(request: Request, context: Shared, visitor: SignedIn, form: Posted, style_id: UUID) -> Response:
    """Let everybody use it, or not."""
    await _own(context, visitor, style_id)
    await context.services.styles.publish(style_id, public=form.get("public") == "yes")
    return await go(request, f"/styles/{style_id}")


@router.post("/styles/{style_id}/share")
async def share(request: Request, context: Shared, visitor: SignedIn, form: Posted, style_id: UUID) -> Response:
    """Let another account use it. Whether there is one for the address, nobody is told."""
    await _own(context, visitor, style_id)
    email = form.get("email", "").strip()
    try:
        other = await context.services.accounts.by_email(email)
        await context.services.styles.share(style_id, other.id)
    except InvalidRequest as error:
        return await _style(request, context, visitor, style_id, error=error)
    except NotFound:
        pass
    return await _style(
        request, context, visitor, style_id, said=f"If there is an account for {email}, it may use this style now."
    )


@router.post("/styles/{style_id}/unshare")
async def unshare(request: Request, context: Shared, visitor: SignedIn, form: Posted, style_id: UUID) -> Response:
    """Take it back from all that it was shared with."""
    await _own(context, visitor, style_id)
    for account_id in await context.services.styles.shared_with(style_id):
        await context.services.styles.unshare(style_id, account_id)
    return await go(request, f"/styles/{style_id}")


@router.post("/styles/{style_id}/delete")
async def delete(request: Request, context: Shared, visitor: SignedIn, form: Posted, style_id: UUID) -> Response:
    """Forget it; pictures that were made with it stay."""
    await context.services.styles.delete(style_id, owner=visitor.account.id)
    return await go(request, "/styles")


async def _style(
    request: Request,
    context: Context,
    visitor: Visitor,
    style_id: UUID,
    *,
    said: str = "",
    error: LimnerError | None = None,
) -> Response:
    services = context.services
    found = await services.styles.usable(style_id, visitor.account.id)
    owned = found.account_id == visitor.account.id
    return page(
        request,
        context,
        "style.html",
        visitor=visitor,
        error=error,
        style=found,
        learned=_learned(found),
        model=branded(found.model, services.settings.studio.brand),
        model_title=_titles(context)[found.model],
        longest_name=LONGEST_STYLE_NAME,
        units=MODELS[found.model].units,
        owned=owned,
        shared=len(await services.styles.shared_with(style_id)) if owned else 0,
        trials=TRIALS,
        said=said,
    )


async def _own(context: Context, visitor: Visitor, style_id: UUID) -> None:
    """Raises NotFound for any style but the visitor's own."""
    found = await context.services.styles.usable(style_id, visitor.account.id)
    if found.account_id != visitor.account.id:
        raise NotFound(f"There is no style {style_id} of yours.", code="style_not_found", param="style_id")


def _learned(style: StoredStyle) -> LearnedStyle | None:
    """What was learned; None where another version has written it."""
    try:
        return from_json(style.learned)
    except ValueError:
        return None


def _models(context: Context) -> Sequence[Choice]:
    brand = context.services.settings.studio.brand
    offered = OPERATIONS["create_style"].models
    return [
        Choice(branded(name, brand), title(model, brand), model) for name, model in MODELS.items() if name in offered
    ]


def _titles(context: Context) -> Mapping[str, str]:
    """The models' names in prose, by their ids."""
    return {name: title(model, context.services.settings.studio.brand) for name, model in MODELS.items()}
