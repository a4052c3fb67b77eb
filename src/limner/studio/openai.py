"""Editing as OpenAI's clients ask for it: one endpoint with or without a mask, and masks that may be transparent."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any

from pydantic import ValidationInfo

from limner.catalog.families import V3
from limner.catalog.limits import MIN_DRAWN_SIDE
from limner.catalog.models import Model
from limner.catalog.operations import OPERATIONS
from limner.catalog.sizes import Size
from limner.engines.jobs import GenerateJob, ImageToImageJob, InpaintJob, Job
from limner.imaging.frame import covering
from limner.imaging.mask import Mask, check_same_size, encode_mask, read_alpha_mask, read_hole
from limner.imaging.source import Source, probe
from limner.library.styles import StoredStyle
from limner.studio.drawing import chosen, clash, drawings
from limner.studio.edit import EditRequest, Plan
from limner.studio.fields import Text, Values, fault, lenient, multipart
from limner.studio.fresh_style import FreshStyle
from limner.studio.image_to_image import Strength
from limner.studio.output import CUT_OUT, OutputRequest, cut_out
from limner.studio.pictures import Given, Loader, Picture, Rules, attachments
from limner.studio.pricing import price, references_units
from limner.studio.remix import RemixRequest
from limner.studio.request import StreamedFields
from limner.studio.settings import StudioSettings
from limner.studio.size import AUTO, size_of
from limner.studio.styles import closeness, guide, references

MOST_IMAGES = 16
"""Pictures of one edit: the one that is edited, and those that it is to look like."""

Others = Annotated[list[Any], *attachments(MOST_IMAGES - 1)]


class EditsRequest(StreamedFields, OutputRequest, EditRequest):
    """The body of `/images/edits`, as sent."""

    operation = "image_to_image"
    lenient_fields = OutputRequest.lenient_fields | {"size", "others", "other_urls"}
    moved_fields = EditRequest.moved_fields | {"images"}

    mask: Picture | None = None
    mask_url: Text | None = None
    strength: Strength = 0.5
    size: Text | None = None
    others: Others | None = None
    other_urls: list[Text] | None = None

    @classmethod
    def arrange(cls, values: Values, info: ValidationInfo) -> Values:
        """The mask in one of its two fields, or none; of several pictures the first, and the others for themselves."""
        if lenient(info):
            values = _parted(values) if multipart(info) else _written_out(values)
        values = super().arrange(values, info)
        if "mask" in values and "mask_url" in values:
            raise clash("comes as a file, and mask_url as well", "mask", "mask_url")
        return values

    @property
    def masked(self) -> bool:
        """Whether a mask comes along."""
        return bool(self.mask or self.mask_url)

    @property
    def referenced(self) -> str | None:
        """The field of further pictures, if there are any."""
        return "image" if self.others or self.other_urls else None

    def plan(self, settings: StudioSettings, fresh_seed: int, style: StoredStyle | None = None) -> Plan:
        """Inpainting with a mask, image to image without one.

        In a lenient service a hole in the picture is a mask as well; it is found when the price is settled, and so
        costs what image to image does.
        """
        operation = "inpaint" if self.masked else "image_to_image"
        choice = chosen(self, OPERATIONS[operation], settings, style=style)
        size = None if self.size in (None, AUTO) else size_of(self.size, self.prompt, choice.model, settings)
        learned = guide(style, self, choice.model, settings)
        svg = choice.model.vector and choice.model.family in V3

        async def jobs(loader: Loader) -> Sequence[Job]:
            source = await loader.load(self.picture, Rules(svg=svg, min_svg_side=MIN_DRAWN_SIDE))
            hole = await self._hole(loader, source, settings)
            source, mask = await asyncio.to_thread(_framed, source, hole, size, filled=not self.masked)
            result = size if source.framed and size else self.result(source, choice.model)
            in_style = await self._like_others(loader, choice.model) if self.referenced else learned
            made = drawings(self, choice, result, fresh_seed, in_style)
            return [self._job(source, mask, drawing) for drawing in made]

        extra = references_units(settings) if self.referenced else 0
        if not self.transparent:
            return Plan(operation, self.n, choice.model, jobs, extra)
        extra += self.n * price(CUT_OUT, 1, None, settings)

        async def alone(loader: Loader) -> Sequence[Job]:
            return await cut_out(loader, await jobs(loader))

        return Plan(operation, self.n, choice.model, alone, extra)

    def _job(self, source: Source, mask: Source | None, drawing: GenerateJob) -> ImageToImageJob | InpaintJob:
        return InpaintJob(source, drawing, mask) if mask else ImageToImageJob(source, drawing, self.strength)

    async def _hole(self, loader: Loader, source: Source, settings: StudioSettings) -> Mask | None:
        """Where the picture is to change: by the mask, or by the picture's own transparency. Raises InvalidRequest."""
        if self.masked:
            mask = await loader.load(Given(self.mask, self.mask_url, "mask_url"), Rules(min_side=1))
            check_same_size(source, mask)
            return await asyncio.to_thread(read_alpha_mask, mask)
        if settings.lenient and source.format != "svg":
            return await asyncio.to_thread(read_hole, source)
        return None

    async def _like_others(self, loader: Loader, model: Model) -> Any:
        """The style that the other pictures have."""
        given = [Given(file, None, "image") for file in self.others or ()]
        given += [Given(None, url, f"images[{place}]") for place, url in enumerate(self.other_urls or (), 1)]
        match = closeness(self.style_match, model)
        fresh = FreshStyle(loader.services, loader.caller.id, model, 0, match=match)
        return await fresh.learn(await references(loader, given), loader.beforehand)


class VariationsRequest(RemixRequest):
    """The body of `/images/variations`, as sent."""

    size: Text = "1:1"


def _framed(source: Source, hole: Mask | None, size: Size | None, *, filled: bool) -> tuple[Source, Source | None]:
    """The picture and its mask, in a size where one is asked for; `filled` says that a hole of its own goes."""
    if source.format == "svg" or (size is None and (hole is None or not filled)):
        return source, _as_mask(hole, source)
    width, height = size or (source.width, source.height)
    if hole is not None and size is not None:
        hole = covering(hole.astype("uint8"), width, height, smooth=False) > 0
    return source.framed_in(width, height), _as_mask(hole, source)


def _as_mask(hole: Mask | None, source: Source) -> Source | None:
    return None if hole is None else replace(probe(encode_mask(hole)), param=source.param)


def _parted(values: Values) -> Values:
    """The values of a form with several pictures in `image`: the first there, the others in `others`."""
    pictures = values.get("image")
    if not isinstance(pictures, list) or len(pictures) < 2:
        return values
    _check_count(len(pictures))
    return {**values, "image": pictures[:1], "others": pictures[1:]}


def _written_out(values: Values) -> Values:
    """The values of a JSON body with OpenAI's objects in `images` and `mask`: addresses in fields of their own."""
    values = dict(values)
    if isinstance(values.get("mask"), Mapping):
        values["mask_url"] = values.pop("mask").get("image_url")
    given = values.pop("images", None)
    if isinstance(given, list) and given and "image_url" not in values:
        _check_count(len(given))
        found = [each.get("image_url") if isinstance(each, Mapping) else each for each in given]
        values["image_url"] = found[0]
        if found[1:]:
            values["other_urls"] = found[1:]
    return values


def _check_count(count: int) -> None:
    if count > MOST_IMAGES:
        raise fault("invalid_value", f"comes {count} times; it takes {MOST_IMAGES} files at most.", "image")
