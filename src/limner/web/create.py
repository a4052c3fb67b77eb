"""The page where pictures are made from words, and what its script asks for that the interface does not have."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import aclosing
from uuid import UUID

from fastapi import Request, Response
from fastapi.responses import StreamingResponse

from limner.kit.presence import while_waiting
from limner.web.catalogue import catalogue
from limner.web.context import Context, Shared
from limner.web.drafts import Drafts
from limner.web.forms import Sent
from limner.web.pages import page
from limner.web.routing import new_router
from limner.web.visitor import SignedIn, Visitor

router = new_router()


@router.get("/")
async def create(request: Request, context: Shared, visitor: SignedIn) -> Response:
    """The bare address: who comes here wants to draw."""
    drafts: Drafts = request.app.state.drafts
    offer = catalogue(context.services) | {"drafts": drafts.on}
    own = await context.services.styles.owned(visitor.account.id)
    return page(request, context, "create.html", visitor=visitor, catalogue=offer, own_styles=own)


@router.post("/create/draft")
async def draft(request: Request, context: Shared, visitor: SignedIn, sent: Sent) -> Response:
    """What a generation's body would make, while it is still being written: free, and kept nowhere."""
    drafts: Drafts = request.app.state.drafts
    return await while_waiting(request, drafts.draw(context.services, visitor.account, sent))


@router.get("/create/progress/{key}")
async def progress(request: Request, context: Shared, visitor: SignedIn, key: str) -> Response:
    """A line of JSON for each step of the visitor's request with this idempotency key: `{"done": 3, "total": 28}`."""
    lines = _lines(context, visitor, key)
    return StreamingResponse(lines, media_type="application/x-ndjson", headers={"X-Accel-Buffering": "no"})


async def _lines(context: Context, visitor: Visitor, key: str) -> AsyncIterator[bytes]:
    services = context.services
    try:
        async with (
            asyncio.timeout(services.settings.workshop.request_timeout),
            aclosing(services.progress.follow(visitor.account.id, key)) as steps,
        ):
            async for done, total in steps:
                yield json.dumps({"done": done, "total": total}).encode() + b"\n"
    except TimeoutError:
        return


@router.get("/create/looks/{style_id}.webp")
async def look(request: Request, context: Shared, visitor: SignedIn, style_id: UUID) -> Response:
    """A small picture in a curated style, which a browser may keep for a day."""
    sample = await request.app.state.samples.sample(context.services, visitor.account, style_id)
    return Response(sample, media_type="image/webp", headers={"Cache-Control": "private, max-age=86400"})
