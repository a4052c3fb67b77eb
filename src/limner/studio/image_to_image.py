"""Image to image: a new picture from one that exists, as near to it as `strength` says."""

from collections.abc import Sequence
from typing import Annotated

from pydantic import Field

from limner.engines.jobs import GenerateJob, ImageToImageJob
from limner.imaging.source import Source
from limner.studio.edit import EditRequest
from limner.studio.fields import between
from limner.studio.pictures import Loader

Strength = Annotated[float, Field(ge=0.0, le=1.0), between("invalid_strength", 0.0, 1.0)]


class ImageToImageRequest(EditRequest):
    """The body, as sent."""

    operation = "image_to_image"

    strength: Strength

    async def jobs(self, loader: Loader, source: Source, drawings: Sequence[GenerateJob]) -> Sequence[ImageToImageJob]:
        """One job a drawing."""
        return [ImageToImageJob(source, drawing, self.strength) for drawing in drawings]
