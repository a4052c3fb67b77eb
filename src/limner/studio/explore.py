"""Exploring: a wall of pictures of one prompt, and more like one of them."""

from dataclasses import replace
from functools import partial
from typing import Annotated, Self

from pydantic import Field, ValidationInfo, model_validator

from limner.accounts.models import Account
from limner.catalog import limits, models
from limner.catalog.models import MODELS
from limner.catalog.operations import OPERATIONS
from limner.catalog.styles import STYLES, style_title
from limner.engines.jobs import ExploreJob, ExploreSimilarJob
from limner.kit.errors import InvalidRequest, NotFound
from limner.library.links import LinkExpired
from limner.library.styles import StoredStyle
from limner.studio.choice import Choice, named_style
from limner.studio.drawing import DrawingRequest, check_seeds, chosen, drawings, named_seed, seeds
from limner.studio.fields import Identifier, ImageFormat, ResponseFormat, Seed, Text, Values, within
from limner.studio.hint import hinted, leniently
from limner.studio.messages import listed, shown
from limner.studio.origin import explored, foreign_id
from limner.studio.outcome import Pictures
from limner.studio.pricing import price
from limner.studio.receipt import Receipt
from limner.studio.request import RequestFields
from limner.studio.runner import Admit, PreparedRequest, admit_all, answered, carry_out, fingerprint, new_seed, ready
from limner.studio.samples import with_samples
from limner.studio.services import Services
from limner.studio.settings import StudioSettings
from limner.studio.size import size_of
from limner.studio.styles import guide, style_of

EXPLORE, SIMILAR = "explore", "explore_similar"

Similarity = Annotated[int, Field(ge=1, le=limits.MAX_SIMILARITY), within("invalid_value", 1, limits.MAX_SIMILARITY)]


class ExploreRequest(DrawingRequest):
    """The body, as sent."""

    style_means_model = False
    unread_fields = frozenset({"n"})

    size: Text = "1:1"

    @classmethod
    def arrange(cls, values: Values, info: ValidationInfo) -> Values:
        """Without a number of images: there are always as many."""
        return {name: value for name, value in super().arrange(values, info).items() if name != "n"}


class SimilarRequest(RequestFields):
    """The body, as sent."""

    source_image_id: Identifier
    similarity: Similarity
    random_seed: Seed | None = None
    seed: Seed | None = None
    response_format: ResponseFormat = "url"
    image_format: ImageFormat = "webp"

    @model_validator(mode="after")
    def _agreed(self) -> Self:
        check_seeds(self.seed, self.random_seed)
        return self


def resolve(
    request: ExploreRequest, settings: StudioSettings, *, fresh_seed: int, style: StoredStyle | None = None
) -> list[ExploreJob]:
    """The pictures to make; `style` is what `style_id` names. Raises InvalidRequest."""
    choice = _choice(request, settings, style)
    size = size_of(request.size, request.prompt, choice.model, settings)
    (drawing,) = drawings(request, choice, size, fresh_seed, guide(style, request, choice.model, settings))
    return [ExploreJob(drawing, index, limits.EXPLORE_IMAGES) for index in range(limits.EXPLORE_IMAGES)]


async def explore(
    services: Services,
    caller: Account,
    request: ExploreRequest,
    idempotency_key: str | None = None,
    *,
    admit: Admit = admit_all,
) -> Receipt:
    """Make, keep and charge a wall of pictures. Raises as `resolve` and `carry_out` do, NotFound for a style."""
    settings, outcome = services.settings.studio, Pictures(services, caller.id, EXPLORE)
    fingerprint_of = partial(fingerprint, EXPLORE, request)
    if request.style_id and (before := await answered(services, caller, idempotency_key, fingerprint_of, outcome)):
        return before
    request, style = await style_of(services, caller, request)
    try:
        jobs = resolve(request, settings, fresh_seed=new_seed(), style=style)
    except InvalidRequest as error:
        raise hinted(error, lambda: resolve(request, leniently(settings), fresh_seed=0, style=style)) from None
    prepared = PreparedRequest(
        operation=EXPLORE,
        images=len(jobs),
        jobs=ready(jobs),
        model=jobs[0].model,
        units=price(EXPLORE, len(jobs), MODELS[jobs[0].model], settings),
        image_format=request.image_format,
        fingerprint=fingerprint_of,
        outcome=outcome,
    )
    return await carry_out(services, caller, prepared, idempotency_key=idempotency_key, admit=admit)


async def similar(
    services: Services,
    caller: Account,
    request: SimilarRequest,
    idempotency_key: str | None = None,
    *,
    admit: Admit = admit_all,
) -> Receipt:
    """Make, keep and charge pictures like one that was explored. Raises NotFound for it, and as `carry_out` does."""
    fingerprint_of, outcome = partial(fingerprint, SIMILAR, request), Pictures(services, caller.id, SIMILAR)
    if before := await answered(services, caller, idempotency_key, fingerprint_of, outcome):
        return before
    source, known_as = await _source(services, caller, request)
    named = named_seed(request.seed, request.random_seed)
    jobs = [
        ExploreSimilarJob(
            replace(source.drawing, seed=seed), source, request.similarity, index, limits.SIMILAR_IMAGES, known_as
        )
        for index, seed in enumerate(seeds(named, new_seed(), limits.SIMILAR_IMAGES))
    ]
    prepared = PreparedRequest(
        operation=SIMILAR,
        images=len(jobs),
        jobs=ready(jobs),
        model=source.model,
        units=price(SIMILAR, len(jobs), MODELS[source.model], services.settings.studio),
        image_format=request.image_format,
        fingerprint=fingerprint_of,
        outcome=outcome,
    )
    return await carry_out(services, caller, prepared, idempotency_key=idempotency_key, admit=admit)


async def _source(services: Services, caller: Account, request: SimilarRequest) -> tuple[ExploreJob, str]:
    """What the source image was made from, and its id on the server that drew it, if another one did.

    Nobody is told whether somebody else's image exists.
    """
    try:
        image = await services.library.open_image(request.source_image_id)
    except (NotFound, LinkExpired):
        image = None
    if image and image.account_id == caller.id and (job := explored(image.scene)):
        drawing = await with_samples(job.drawing, services.styles, caller.id)
        return replace(job, drawing=drawing), foreign_id(image.scene)
    raise NotFound(
        f"source_image_id is {request.source_image_id}; you have no image of this id that explore made, "
        "or it is no longer kept.",
        code="image_not_found",
        param="source_image_id",
    )


def _choice(request: ExploreRequest, settings: StudioSettings, style: StoredStyle | None) -> Choice:
    """The model, and a curated style as the look of all pictures, whatever model offers it elsewhere."""
    plain = request.model_copy(update={"style": None, "substyle": None})
    choice = chosen(plain, OPERATIONS[EXPLORE], settings, style=style)
    look, model = named_style(request.style, settings, substyle=request.look_within), choice.model
    if look is None:
        return choice
    if (request.model is None or settings.lenient) and look.outputs == {"vector"}:
        model = models.vector_form(model) or model
    if model.output not in look.outputs:
        fitting = listed(style_title(each, settings.brand) for each in STYLES if model.output in each.outputs)
        raise InvalidRequest(
            f"style is {shown(request.style or request.substyle)}, which goes with {' and '.join(look.outputs)} "
            f"models; a {model.output} model takes {fitting}.",
            code="style_model_mismatch",
            param="style",
        )
    return Choice(model, look.look, look.words)
