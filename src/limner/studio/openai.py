"""Editing as OpenAI's clients ask for it: one endpoint with or without a mask, and masks that may be transparent."""

import asyncio
from typing import TypeVar

from pydantic import ValidationInfo

from limner.imaging.mask import encode_mask, read_alpha_mask
from limner.imaging.source import Source, probe
from limner.library.styles import StyleRecord
from limner.studio.drawing import clash
from limner.studio.edit import EditRequest, Plan
from limner.studio.fields import Text, Values
from limner.studio.image_to_image import ImageToImageRequest, Strength
from limner.studio.inpaint import InpaintRequest
from limner.studio.pictures import Loader, Picture
from limner.studio.remix import RemixRequest
from limner.studio.request import StreamedFields
from limner.studio.settings import StudioSettings

Twin = TypeVar("Twin", bound=EditRequest)


class EditsRequest(StreamedFields, EditRequest):
    """The body of `/images/edits`, as sent."""

    operation = "image_to_image"

    mask: Picture | None = None
    mask_url: Text | None = None
    strength: Strength = 0.5

    @classmethod
    def arrange(cls, values: Values, info: ValidationInfo) -> Values:
        """The mask in one of its two fields, or none."""
        values = super().arrange(values, info)
        if "mask" in values and "mask_url" in values:
            raise clash("comes as a file, and mask_url as well", "mask", "mask_url")
        return values

    def plan(self, settings: StudioSettings, fresh_seed: int, style: StyleRecord | None = None) -> Plan:
        """Inpainting with a mask, image to image without one."""
        masked = self.mask or self.mask_url
        twin = self._as(AlphaInpaintRequest) if masked else self._as(ImageToImageRequest)
        return twin.plan(settings, fresh_seed, style)

    def _as(self, kind: type[Twin]) -> Twin:
        """The same request of another kind; its fields have been checked."""
        shared = {name: getattr(self, name) for name in kind.model_fields if name in type(self).model_fields}
        twin: Twin = kind.model_construct(self.model_fields_set & shared.keys(), **shared)  # type: ignore[assignment]
        return twin


class AlphaInpaintRequest(InpaintRequest):
    """Inpainting where a mask with transparency marks by it what is to change."""

    async def masked(self, loader: Loader, source: Source) -> Source:
        """The mask in black and white. Raises InvalidRequest."""
        return await asyncio.to_thread(_in_black_and_white, await super().masked(loader, source))


class VariationsRequest(RemixRequest):
    """The body of `/images/variations`, as sent."""

    size: Text = "1:1"


def _in_black_and_white(mask: Source) -> Source:
    return probe(encode_mask(read_alpha_mask(mask)), mask.param)
