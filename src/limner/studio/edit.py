"""Editing: what all operations on a picture that exists have in common."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pydantic import ValidationInfo

from limner.accounts.models import Account
from limner.catalog.families import V3
from limner.catalog.limits import MIN_DRAWN_SIDE
from limner.catalog.models import Model
from limner.catalog.operations import OPERATIONS
from limner.catalog.sizes import AREA_2K, Size, at_area
from limner.engines.jobs import GenerateJob, Job
from limner.imaging.formats import RasterFormat
from limner.imaging.mask import check_same_size
from limner.imaging.source import Source
from limner.kit.errors import InvalidRequest
from limner.library.styles import StoredStyle
from limner.studio.drawing import DrawingRequest, chosen, clash, drawings
from limner.studio.fields import ImageFormat, ResponseFormat, Text, Values, fault, multipart
from limner.studio.hint import hinted, leniently
from limner.studio.outcome import Pictures
from limner.studio.pictures import Given, Loader, Picture, Rules
from limner.studio.pricing import price
from limner.studio.receipt import Receipt
from limner.studio.request import RequestFields
from limner.studio.runner import Admit, PreparedRequest, admit_all, answered, carry_out, fingerprint, new_seed
from limner.studio.services import Services
from limner.studio.settings import StudioSettings
from limner.studio.styles import guide, style_of

_TWINS = ("image", "file")
"""The two names of a picture's file; each endpoint's table has one, and clients send either."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a checked request comes to before its pictures are looked at; `jobs` looks at them.

    `extra` are units beside the operation's price.
    """

    operation: str
    images: int
    model: Model | None
    jobs: Callable[[Loader], Awaitable[Sequence[Job]]]
    extra: int = 0


class PictureRequest(RequestFields):
    """The fields of a request that brings a picture; each operation is a class of its own."""

    operation: ClassVar[str]

    image: Picture | None = None
    image_url: Text | None = None
    response_format: ResponseFormat = "url"
    image_format: ImageFormat = "webp"

    @classmethod
    def arrange(cls, values: Values, info: ValidationInfo) -> Values:
        """The file under one name, and the picture in one of its two fields."""
        values = super().arrange(values, info)
        if multipart(info) and "file" in values:
            if "image" in values:
                raise clash("is sent as a file, and so is file", *_TWINS)
            values = {**values, "image": values["file"]}
        return one_of_two(values, "image", info)

    @property
    def file_format(self) -> RasterFormat:
        """The format of pixels."""
        return self.image_format

    @property
    def file_quality(self) -> int | None:
        """Nothing is lost."""
        return None

    @property
    def picture(self) -> Given:
        """The picture to work on."""
        return Given(self.image, self.image_url, "image_url")

    def plan(self, settings: StudioSettings, fresh_seed: int, style: StoredStyle | None = None) -> Plan:
        """What the request comes to; `style` is what its `style_id` names. Raises InvalidRequest."""
        raise NotImplementedError


class MaskedRequest(PictureRequest):
    """A request that brings a mask as well."""

    mask: Picture | None = None
    mask_url: Text | None = None

    @classmethod
    def arrange(cls, values: Values, info: ValidationInfo) -> Values:
        """The mask in one of its two fields."""
        return one_of_two(super().arrange(values, info), "mask", info)

    async def masked(self, loader: Loader, source: Source) -> Source:
        """The mask: pixels, and as many as the picture's. Raises InvalidRequest."""
        mask = await loader.load(Given(self.mask, self.mask_url, "mask_url"), Rules(min_side=1))
        check_same_size(source, mask)
        return mask


class EditRequest(PictureRequest, DrawingRequest):
    """The fields of a request that draws for a picture."""

    def plan(self, settings: StudioSettings, fresh_seed: int, style: StoredStyle | None = None) -> Plan:
        """The picture first, which decides the size, then the drawings, one an image."""
        choice = chosen(self, OPERATIONS[self.operation], settings, style=style)
        to_draw_in = guide(style, self, choice.model, settings)
        rules = Rules(svg=choice.model.vector and choice.model.family in V3, min_svg_side=MIN_DRAWN_SIDE)

        async def jobs(loader: Loader) -> Sequence[Job]:
            source = await loader.load(self.picture, rules)
            size = self.result(source, choice.model)
            return await self.jobs(loader, source, drawings(self, choice, size, fresh_seed, to_draw_in))

        return Plan(self.operation, self.n, choice.model, jobs)

    def result(self, source: Source, model: Model) -> Size:
        """The result's size: the picture's own, or its ratio at the 2K area on Pro models."""
        own = source.width, source.height
        return at_area(own, AREA_2K) if model.resolution == "2k" else own

    async def jobs(self, loader: Loader, source: Source, drawings: Sequence[GenerateJob]) -> Sequence[Job]:
        """One job a drawing."""
        raise NotImplementedError


async def edit(
    services: Services,
    caller: Account,
    request: PictureRequest,
    idempotency_key: str | None = None,
    *,
    admit: Admit = admit_all,
) -> Receipt:
    """Make, keep and charge what a request comes to.

    Raises as its plan, its pictures and `carry_out` do, and NotFound for a style.
    """
    settings, style = services.settings.studio, None
    fingerprint_of = partial(fingerprint, type(request).__name__, request)
    if isinstance(request, EditRequest):
        outcome = Pictures(services, caller.id, request.operation)
        if request.style_id and (before := await answered(services, caller, idempotency_key, fingerprint_of, outcome)):
            return before
        request, style = await style_of(services, caller, request)
    try:
        plan = request.plan(settings, new_seed(), style)
    except InvalidRequest as error:
        raise hinted(error, lambda: request.plan(leniently(settings), 0, style)) from None
    with services.room.share() as share:
        prepared = PreparedRequest(
            operation=plan.operation,
            images=plan.images,
            jobs=lambda beforehand: plan.jobs(Loader(services, caller, share, beforehand)),
            units=price(plan.operation, plan.images, plan.model, settings) + plan.extra,
            image_format=request.file_format,
            quality=request.file_quality,
            fingerprint=fingerprint_of,
            outcome=Pictures(services, caller.id, plan.operation),
            model=plan.model.id if plan.model else None,
        )
        return await carry_out(services, caller, prepared, idempotency_key=idempotency_key, admit=admit)


def one_of_two(values: Values, name: str, info: ValidationInfo) -> Values:
    """The values, with a picture as a file or by its address. Raises a fault where it is in both, or in neither."""
    address = f"{name}_url"
    if address in values and name in values and not multipart(info):
        return {key: value for key, value in values.items() if key != name}  # in JSON no field of the interface
    if name in values and address in values:
        raise clash(f"comes as a file, and {address} as well", name, address)
    if name not in values and address not in values:
        raise fault("required_field_missing", "is required.", name if multipart(info) else address)
    return values
