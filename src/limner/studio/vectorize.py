"""Vectorizing: pixels become SVG."""

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, ValidationInfo

from limner.catalog.limits import MAX_PALETTE, MAX_SHAPES
from limner.engines.jobs import VectorizeJob
from limner.imaging.source import Source
from limner.studio.controls import Channel, rgb
from limner.studio.fields import fault, many, one_of, whole
from limner.studio.messages import shown
from limner.studio.pictures import Loader
from limner.studio.process import ProcessRequest


def _shapes(value: object, info: ValidationInfo) -> int:
    """A whole number from 1; what is more than any picture has means as many as there are."""
    given = whole(value, info)
    if given < 1:
        raise fault("invalid_value", f"is {shown(given)}; it must be a whole number from 1.")
    return min(given, MAX_SHAPES)


Switch = Annotated[Literal["on", "off"], one_of("on", "off")]
Stacking = Annotated[Literal["hierarchical", "cut_out"], one_of("hierarchical", "cut_out")]
PaletteColor = Annotated[tuple[Channel, Channel, Channel], BeforeValidator(rgb)]
Palette = Annotated[
    list[PaletteColor], Field(min_length=1, max_length=MAX_PALETTE), many("invalid_value", 1, MAX_PALETTE)
]
Shapes = Annotated[int, Field(ge=1), BeforeValidator(_shapes)]


class VectorizeRequest(ProcessRequest):
    """The body, as sent."""

    operation = "vectorize"
    unread_fields = frozenset({"image_format"})

    shape_stacking: Stacking = "hierarchical"
    color_reduction: Switch = "off"
    limit_num_shapes: Switch = "off"
    max_num_shapes: Shapes | None = None
    return_gradients: Switch = "off"
    small_shape_filter: Switch = "off"
    strict_color_palette: Palette | None = None
    svg_compression: Switch = "off"

    async def job(self, loader: Loader, source: Source) -> VectorizeJob:
        """The result's viewBox is the picture's size."""
        return VectorizeJob(
            source,
            source.width,
            source.height,
            shape_stacking=self.shape_stacking,
            color_reduction=self.color_reduction == "on",
            max_shapes=self.most_shapes,
            gradients=self.return_gradients == "on",
            small_shape_filter=self.small_shape_filter == "on",
            compression=self.svg_compression == "on",
            palette=tuple(self.strict_color_palette or ()),
        )

    @property
    def most_shapes(self) -> int | None:
        """The bound on shapes, which an explicit `off` lifts; `on` alone means the usual one."""
        if self.limit_num_shapes == "on":
            return self.max_num_shapes or USUAL_SHAPES
        return None if "limit_num_shapes" in self.model_fields_set else self.max_num_shapes


USUAL_SHAPES = 200
"""The bound on shapes where the caller wants one and does not say which."""
