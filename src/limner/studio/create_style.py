"""Making a style: pictures, other styles, or both become one that prompts can be drawn in."""

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Literal, Self, cast
from uuid import UUID

from pydantic import Field, model_validator

from limner.accounts.models import Account
from limner.catalog import limits
from limner.catalog.models import DEFAULT_VECTOR_WITH_REFERENCES, DEFAULT_WITH_REFERENCES, MODELS, Model
from limner.catalog.operations import OPERATIONS
from limner.catalog.styles import BASE_STYLES, find_style, fold
from limner.engines.jobs import CreateStyleJob, Ingredient, Job, Reference
from limner.engines.learned import BaseStyle, from_json
from limner.kit.errors import InvalidRequest, NotFound
from limner.library.styles import StoredStyle
from limner.studio.beforehand import Beforehand
from limner.studio.choice import check_models, named_model
from limner.studio.drawing import check_length, check_match, clash
from limner.studio.fields import Addresses, Identifier, Prose, StyleMatch, Text, between, fault, many, one_of
from limner.studio.fresh_style import PREVIEW_SIDE, FreshStyle, MadeStyle
from limner.studio.hint import hinted, leniently
from limner.studio.messages import listed, shown
from limner.studio.pictures import Given, Loader, References, given_pictures
from limner.studio.pricing import price
from limner.studio.receipt import StyleReceipt
from limner.studio.request import RequestFields
from limner.studio.runner import Admit, PreparedRequest, admit_all, carry_out, fingerprint
from limner.studio.samples import kept
from limner.studio.services import Services
from limner.studio.settings import StudioSettings
from limner.studio.styles import closeness, references
from limner.workshop.room import Share

OPERATION = "create_style"
_MOST = 1e6
"""The largest weight; only proportions count."""

Weight = Annotated[float, Field(ge=0.0, le=_MOST), between("invalid_value", 0.0, _MOST)]
Weights = Annotated[list[Weight], many("invalid_value", 1, limits.MAX_REFERENCES)]
Sources = Annotated[
    list[Identifier],
    Field(min_length=1, max_length=limits.MAX_SOURCE_STYLES),
    many("invalid_value", 1, limits.MAX_SOURCE_STYLES),
]
MixPolicy = Annotated[Literal["PaletteMatch", "MaxWeight"], one_of("PaletteMatch", "MaxWeight")]


class CreateStyleRequest(RequestFields):
    """The body, as sent."""

    image_urls: Addresses | None = None
    files: References | None = None
    style: Text = "any"
    model: Text | None = None
    match: StyleMatch | None = None
    image_weights: Weights | None = None
    source_styles: Sources | None = None
    source_style_weights: Weights | None = None
    prompt: Prose = ""
    mix_policy: MixPolicy = "PaletteMatch"

    @property
    def pictures(self) -> list[Given]:
        """The pictures to learn from."""
        return given_pictures(self.files, self.image_urls, "image_urls")

    @model_validator(mode="after")
    def _agreed(self) -> Self:
        if self.files and self.image_urls:
            raise clash("come as files and as addresses", "files", "image_urls")
        if not (self.files or self.image_urls or self.source_styles):
            raise fault("required_field_missing", "is required, or files, or source_styles.", "image_urls")
        _check_weights("image_weights", self.image_weights, "images", len(self.pictures))
        _check_weights(
            "source_style_weights", self.source_style_weights, "source_styles", len(self.source_styles or ())
        )
        if not any([*self.weights_of_images, *self.weights_of_sources]):
            given = "image_weights" if self.image_weights else "source_style_weights"
            raise fault("invalid_value", "are all 0, and there is nothing else; one at least must be more.", given)
        return self

    @property
    def weights_of_images(self) -> list[float]:
        """One weight a picture."""
        return self.image_weights or [1.0] * len(self.pictures)

    @property
    def weights_of_sources(self) -> list[float]:
        """One weight a source style."""
        return self.source_style_weights or [1.0] * len(self.source_styles or ())


async def create_style(
    services: Services,
    caller: Account,
    request: CreateStyleRequest,
    idempotency_key: str | None = None,
    *,
    admit: Admit = admit_all,
) -> StyleReceipt:
    """Make, keep and charge a style. Raises InvalidRequest, NotFound for a source style, and as `carry_out` does."""
    settings = services.settings.studio
    try:
        model = _model(request, settings)
    except InvalidRequest as error:
        raise hinted(error, lambda: _model(request, leniently(settings))) from None
    base = _base(request.style)
    match = closeness(request.match, model)
    units = price(OPERATION, 1, None, settings)
    fresh = FreshStyle(services, caller.id, model, units, match=match, base=base, prompt=request.prompt)
    with services.room.share() as share:
        prepared = PreparedRequest(
            operation=OPERATION,
            images=0,
            jobs=partial(_jobs, services, caller, request, model, base, share),
            units=units,
            image_format="webp",
            fingerprint=partial(fingerprint, OPERATION, request),
            outcome=MadeStyle(services, fresh),
            model=model.id,
        )
        return await carry_out(services, caller, prepared, idempotency_key=idempotency_key, admit=admit)


async def _jobs(
    services: Services,
    caller: Account,
    request: CreateStyleRequest,
    model: Model,
    base: BaseStyle,
    share: Share,
    beforehand: Beforehand,
) -> Sequence[Job]:
    """The one job: the styles to mix, and the pictures."""
    sources = [await _source(services, caller, index, each) for index, each in enumerate(request.source_styles or ())]
    pictures = await references(Loader(services, caller, share, beforehand), request.pictures)
    return [
        CreateStyleJob(
            model=model.id,
            base=base,
            references=tuple(map(Reference, pictures, request.weights_of_images)),
            ingredients=tuple(
                Ingredient(from_json(source.learned), weight, kept(source))
                for source, weight in zip(sources, request.weights_of_sources, strict=True)
            ),
            mix_policy=request.mix_policy,
            prompt=request.prompt,
            width=PREVIEW_SIDE,
            height=PREVIEW_SIDE,
            sampled=services.routing.heeds_anywhere("references"),
        )
    ]


async def _source(services: Services, caller: Account, index: int, style_id: UUID) -> StoredStyle:
    """A style to mix in. Raises NotFound that names its place in the request."""
    try:
        return await services.styles.usable(style_id, caller.id)
    except NotFound as error:
        raise NotFound(error.message, code=error.code, param=f"source_styles[{index}]") from error


def _model(request: CreateStyleRequest, settings: StudioSettings) -> Model:
    """The model that the style is for, which takes all that the request says."""
    offer = OPERATIONS[OPERATION]
    model = named_model(request.model, settings) if request.model else _default(request.style, settings)
    check_models(offer, model, "model", settings, request.model)
    check_length("prompt", request.prompt, model, settings)
    check_match("match", request.match, model, settings)
    return model


def _default(style: str, settings: StudioSettings) -> Model:
    """The model where none is named; in a lenient service the base style says whether for pixels or for SVG."""
    base = find_style(style, settings.brand)
    vector = settings.lenient and base is not None and base.outputs == {"vector"}
    return MODELS[DEFAULT_VECTOR_WITH_REFERENCES if vector else DEFAULT_WITH_REFERENCES]


def _base(style: str) -> BaseStyle:
    """The base style of a name, compared as names of styles are."""
    for base in BASE_STYLES:
        if fold(base) == fold(style):
            return cast(BaseStyle, base)
    raise InvalidRequest(
        f"style is {shown(style)}; the base styles are {listed(BASE_STYLES)}.", code="invalid_style", param="style"
    )


def _check_weights(field: str, weights: list[float] | None, things: str, count: int) -> None:
    if weights is not None and len(weights) != count:
        raise fault("invalid_value", f"has {len(weights)} numbers for {count} {things}; it takes one for each.", field)
