"""The options of OpenAI's clients for the files that they get, which a lenient service takes where it can."""

from collections.abc import Sequence
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from limner.engines.jobs import Job, RemoveBackgroundJob
from limner.imaging.formats import RasterFormat
from limner.studio.drawing import DrawingRequest
from limner.studio.fields import fault, one_of, within
from limner.studio.pictures import Loader

OutputFormat = Annotated[Literal["webp", "png", "jpeg"], one_of("webp", "png", "jpeg")]
Background = Annotated[Literal["transparent", "opaque", "auto"], one_of("transparent", "opaque", "auto")]
Quality = Annotated[
    Literal["auto", "low", "medium", "high", "standard", "hd"],
    one_of("auto", "low", "medium", "high", "standard", "hd"),
]
Compression = Annotated[int, Field(ge=0, le=100), within("invalid_value", 0, 100)]

CUT_OUT = "remove_background"
"""The operation that makes a background transparent, and its price an image."""


class OutputRequest(DrawingRequest):
    """A request that draws, with OpenAI's options. `quality` has no effect: the model is the quality, and the price."""

    lenient_fields = DrawingRequest.lenient_fields | {"output_format", "background", "quality", "output_compression"}

    output_format: OutputFormat | None = None
    background: Background | None = None
    quality: Quality | None = None
    output_compression: Compression | None = None

    @model_validator(mode="after")
    def _fitting(self) -> Self:
        if self.transparent and self.output_format == "jpeg":
            raise fault(
                "conflicting_parameters",
                "is transparent, and output_format is jpeg, which has no transparency; send png or webp.",
                "background",
            )
        return self

    @property
    def transparent(self) -> bool:
        """Whether the subject alone is wanted."""
        return self.background == "transparent"

    @property
    def file_format(self) -> RasterFormat:
        """The format of pixels."""
        return self.output_format or self.image_format

    @property
    def file_quality(self) -> int | None:
        """The quality from 0 to 100 for the formats that lose something by it; None where nothing is to be lost."""
        return None if self.file_format == "png" else self.output_compression

    @property
    def unheeded(self) -> tuple[str, ...]:
        """A quality, an opaque background, and the compression of a PNG."""
        idle = {
            "quality": self.quality is not None,
            "background": self.background is not None and not self.transparent,
            "output_compression": self.output_compression is not None and self.file_quality is None,
            "image_format": self.output_format is not None and "image_format" in self.model_fields_set,
        }
        return (*super().unheeded, *(name for name, sent in idle.items() if sent))


async def cut_out(loader: Loader, jobs: Sequence[Job]) -> Sequence[Job]:
    """Jobs that leave the subjects of pictures on transparency; the pictures are those of `jobs`, made here."""
    sources = [source for source, _ in await loader.make(jobs)]
    return [RemoveBackgroundJob(source, source.width, source.height) for source in sources]
