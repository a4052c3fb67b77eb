"""The page where pictures are made from words."""

from fastapi import Request, Response

from limner.web.context import Shared
from limner.web.pages import page
from limner.web.routing import new_router
from limner.web.visitor import SignedIn

router = new_router()


@router.get("/")
async def create(request: Request, context: Shared, visitor: SignedIn) -> Response:
    """The bare address: who comes here wants to draw."""
    return page(request, context, "create.html", visitor=visitor)
