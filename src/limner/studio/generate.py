"""Generation: a prompt becomes one to six pictures."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Self

from pydantic import model_validator

from limner.accounts.models import Account
from limner.catalog.models import MODELS, Output
from limner.catalog.operations import OPERATIONS
from limner.engines.jobs import GenerateJob, Job
from limner.kit.errors import InvalidRequest
from limner.library.styles import StoredStyle
from limner.studio.beforehand import Beforehand
from limner.studio.drawing import chosen, clash, drawings
from limner.studio.fields import Addresses, Text
from limner.studio.fresh_style import FreshStyle, PicturesInFreshStyle
from limner.studio.hint import hinted, leniently
from limner.studio.outcome import Pictures
from limner.studio.output import CUT_OUT, OutputRequest, cut_out
from limner.studio.pictures import Given, Loader, References, given_pictures
from limner.studio.pricing import price, references_units
from limner.studio.receipt import Receipt
from limner.studio.request import StreamedFields
from limner.studio.runner import Admit, PreparedRequest, admit_all, answered, carry_out, fingerprint, new_seed
from limner.studio.services import Services
from limner.studio.settings import StudioSettings
from limner.studio.size import size_of
from limner.studio.styles import closeness, guide, references, style_of

OPERATION = "generate"


class GenerateRequest(StreamedFields, OutputRequest):
    """The body of a generation, as sent."""

    size: Text | None = None
    style_reference_urls: Addresses | None = None
    style_references: References | None = None

    @property
    def referenced(self) -> str | None:
        """The field that attaches style references, if there are any."""
        if self.style_references:
            return "style_references"
        return "style_reference_urls" if self.style_reference_urls else None

    @property
    def references(self) -> list[Given]:
        """The pictures to learn a style from."""
        return given_pictures(self.style_references, self.style_reference_urls, "style_reference_urls")

    @model_validator(mode="after")
    def _one_way(self) -> Self:
        if self.style_reference_urls and self.style_references:
            raise clash("come as files and as addresses", "style_references", "style_reference_urls")
        return self


def resolve(
    request: GenerateRequest,
    settings: StudioSettings,
    *,
    fresh_seed: int,
    variant: Output | None = None,
    style: StoredStyle | None = None,
) -> list[GenerateJob]:
    """The pictures to make. `fresh_seed` is used where the request has none; `style` is what `style_id` names.

    Raises InvalidRequest.
    """
    choice = chosen(request, OPERATIONS[OPERATION], settings, variant=variant, style=style)
    size = size_of(request.size, request.prompt, choice.model, settings)
    return drawings(request, choice, size, fresh_seed, guide(style, request, choice.model, settings))


async def generate(
    services: Services,
    caller: Account,
    request: GenerateRequest,
    variant: Output | None = None,
    idempotency_key: str | None = None,
    *,
    admit: Admit = admit_all,
) -> Receipt:
    """Make, keep and charge the pictures of a request.

    Raises as `resolve` and `carry_out` do, and NotFound for a style.
    """
    settings, outcome = services.settings.studio, Pictures(services, caller.id, OPERATION)
    fingerprint_of = partial(fingerprint, f"{OPERATION}/{variant}" if variant else OPERATION, request)
    if request.style_id and (before := await answered(services, caller, idempotency_key, fingerprint_of, outcome)):
        return before
    request, style = await style_of(services, caller, request)
    jobs = _resolved(request, settings, variant, style)
    model = MODELS[jobs[0].model]
    units = price(OPERATION, len(jobs), model, settings)
    fresh = None
    if request.referenced:
        extra = references_units(settings)
        fresh = FreshStyle(services, caller.id, model, extra, match=closeness(request.style_match, model))
        units += extra
        outcome = PicturesInFreshStyle(services, caller.id, OPERATION, fresh)
    if request.transparent:
        units += len(jobs) * price(CUT_OUT, 1, None, settings)
    with services.room.share() as share:

        async def preparing(beforehand: Beforehand) -> Sequence[Job]:
            return await _prepared(request, jobs, fresh, Loader(services, caller, share, beforehand))

        prepared = PreparedRequest(
            operation=OPERATION,
            images=len(jobs),
            jobs=preparing,
            units=units,
            image_format=request.file_format,
            fingerprint=fingerprint_of,
            outcome=outcome,
            model=model.id,
            quality=request.file_quality,
        )
        return await carry_out(services, caller, prepared, idempotency_key=idempotency_key, admit=admit)


def _resolved(
    request: GenerateRequest, settings: StudioSettings, variant: Output | None, style: StoredStyle | None
) -> Sequence[GenerateJob]:
    """As `resolve`; its error names the setting that would have avoided it."""
    try:
        return resolve(request, settings, fresh_seed=new_seed(), variant=variant, style=style)
    except InvalidRequest as error:
        again = partial(resolve, request, leniently(settings), fresh_seed=0, variant=variant, style=style)
        raise hinted(error, again) from None


async def _prepared(
    request: GenerateRequest, jobs: Sequence[GenerateJob], fresh: FreshStyle | None, loader: Loader
) -> Sequence[Job]:
    """The jobs, in the style that the references have, and their subjects cut out where that is asked for."""
    if fresh:
        style = await fresh.learn(await references(loader, request.references), loader.beforehand)
        jobs = [replace(job, style=style) for job in jobs]
    return await cut_out(loader, jobs) if request.transparent else jobs
