"""Drafts: what a generation would look like, drawn at once, without charge, and kept nowhere."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, Final
from uuid import UUID
from weakref import WeakValueDictionary

from limner.accounts.models import Account
from limner.catalog.brand import branded
from limner.catalog.models import MODELS
from limner.catalog.sizes import SIZES_1K, nearest_ratio, ratio_of
from limner.engines.jobs import GenerateJob
from limner.kit.errors import InvalidRequest
from limner.library.styles import StoredStyle
from limner.studio.generate import OPERATION, GenerateRequest, resolve
from limner.studio.runner import new_seed
from limner.studio.services import Services
from limner.studio.settings import StudioSettings
from limner.studio.styles import style_of
from limner.workshop.orders import Order, RenderedFile

SECONDS: Final = 20.0
"""How long a draft may take, its wait included; whoever types has gone on by then."""
FORMAT: Final = "jpeg"
QUALITY: Final = 80
"""Of a draft's pixels: 1024×1024 take 7 ms to encode, a sixth of what WebP without loss takes."""

Admit = Callable[[], Awaitable[None]]
"""Called when a draft is about to be drawn; raises to refuse it."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A picture that shows what a request would make, and what was read in its prompt.

    `file` is JPEG, or SVG for a vector model; `seed` is the one that it was drawn with; `width` and `height` are those
    of the picture that the request would make.
    """

    file: RenderedFile
    model: str
    seed: int
    width: int
    height: int

    @property
    def reading(self) -> dict[str, Any]:
        """What the engine says of the picture: what it read, what it drew of that, and what not."""
        return self.file.scene


class Drafting:
    """Draws drafts, one at a time for each account: a later one waits for the one before, or for its end."""

    def __init__(self) -> None:
        self._turns: WeakValueDictionary[UUID, asyncio.Lock] = WeakValueDictionary()

    async def draw(self, services: Services, caller: Account, request: GenerateRequest, admit: Admit) -> Draft:
        """The draft of the first picture of a request. Nothing is held, charged or kept.

        A cancelled caller's draft ends at its engine's next step. Raises InvalidRequest as `generate` does, and with
        code `no_draft` for a model whose engine is not quick enough; NotFound for a style; what `admit` raises; and
        what the workshop raises.
        """
        request, style = await style_of(services, caller, request)
        whole, job = _resolved(request, services.settings.studio, style)
        engine = _quick_engine(services, job)
        turn = self._turns.setdefault(caller.id, asyncio.Lock())
        async with turn:
            await admit()
            order = Order((engine,), job, FORMAT, quality=QUALITY)
            (file,) = await services.workshop.run([order], SECONDS, caller.id)
        return Draft(file, job.model, job.seed, whole.width, whole.height)


def drafts(services: Services, model: str) -> bool:
    """Whether drafts are drawn for a model: the engine that its pictures go to first answers in a moment."""
    return services.workshop.is_quick(services.routing.engines_for(OPERATION, model)[0])


def _resolved(
    request: GenerateRequest, settings: StudioSettings, style: StoredStyle | None
) -> tuple[GenerateJob, GenerateJob]:
    """The first picture of the request, and its draft. Raises InvalidRequest."""
    if request.referenced:
        raise InvalidRequest(
            f"{request.referenced} cannot be drafted: make a style of the pictures, and send its style_id.",
            code="no_draft",
            param=request.referenced,
        )
    whole = resolve(request, settings, fresh_seed=new_seed(), style=style)[0]
    return whole, small(whole)


def small(job: GenerateJob) -> GenerateJob:
    """The same picture at 1K, which is Flash's size; SVG has no pixels to save."""
    if job.vector:
        return job
    size = job.width, job.height
    width, height = SIZES_1K[ratio_of(size) or nearest_ratio(*size)]
    return replace(job, width=width, height=height)


def _quick_engine(services: Services, job: GenerateJob) -> str:
    if not drafts(services, job.model):
        name = branded(MODELS[job.model].id, services.settings.studio.brand)
        raise InvalidRequest(
            f"model is `{name}`, whose engine takes too long for drafts; have the picture drawn.",
            code="no_draft",
            param="model",
        )
    return services.routing.engines_for(OPERATION, job.model)[0]
