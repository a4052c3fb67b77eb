"""Outpainting: a larger canvas around a picture."""

from collections.abc import Sequence
from typing import Annotated, Self

from pydantic import BeforeValidator, Field, ValidationInfo, model_validator

from limner.catalog.limits import MAX_CANVAS_SIDE, MAX_EXPAND
from limner.catalog.models import Model
from limner.catalog.sizes import RATIOS, Size, parse, spell
from limner.engines.jobs import Frame, GenerateJob, OutpaintJob
from limner.imaging.source import Source
from limner.kit.errors import InvalidRequest
from limner.studio.edit import EditRequest
from limner.studio.fields import Text, fault, number, within
from limner.studio.messages import listed, shown
from limner.studio.pictures import Loader

Expansion = Annotated[int, Field(ge=0, le=MAX_EXPAND), within("invalid_expand", 0, MAX_EXPAND)]

SIDES = ("expand_left", "expand_right", "expand_top", "expand_bottom")


def _percentage(value: object, info: ValidationInfo) -> float:
    given = number(value, info)
    if not 0 <= given < 100:
        raise fault("invalid_zoom", f"is {shown(given)}; it must be a number from 0 up to, but not including, 100.")
    return given


class OutpaintRequest(EditRequest):
    """The body, as sent."""

    operation = "outpaint"

    expand_left: Expansion = 0
    expand_right: Expansion = 0
    expand_top: Expansion = 0
    expand_bottom: Expansion = 0
    size: Text | None = None
    zoom_out_percentage: Annotated[float, Field(ge=0.0, lt=100.0), BeforeValidator(_percentage)] = 0.0

    @property
    def expanded(self) -> bool:
        """Whether any side is to grow."""
        return any((self.expand_left, self.expand_right, self.expand_top, self.expand_bottom))

    @model_validator(mode="after")
    def _one_way(self) -> Self:
        if self.size is not None and self.expanded:
            side = next(name for name in SIDES if getattr(self, name))
            raise fault(
                "conflicting_parameters", f"is {getattr(self, side)}, and size is given; send one of them.", side
            )
        if self.size is None and not self.expanded and not self.zoom_out_percentage:
            raise fault(
                "required_field_missing",
                f"is required, or one of {', '.join(SIDES)}, or zoom_out_percentage: nothing says where to extend.",
                "size",
            )
        if self.size is not None:
            self._check_size(self.size)
        return self

    @staticmethod
    def _check_size(size: str) -> None:
        exact = parse(size)
        if size in RATIOS or (exact and max(exact) <= MAX_CANVAS_SIDE):
            return
        raise fault(
            "invalid_size",
            f"is {shown(size)}; it must be WxH with sides up to {MAX_CANVAS_SIDE}, or one of the ratios "
            f"{listed(RATIOS)}.",
            "size",
        )

    def layout(self, source: Size) -> tuple[Size, Frame]:
        """The canvas, and where the source lies on it. Raises InvalidRequest for a canvas that is too large.

        The source is scaled down first by `zoom_out_percentage`; then the canvas is found around it, or around its
        unscaled size where nothing else says what it is.
        """
        width, height = _scaled(source, 1 - self.zoom_out_percentage / 100)
        if self.size is None:
            return self._expanded((width, height), source)
        exact = parse(self.size)
        canvas = exact or _smallest((width, height), self.size)
        if exact:
            width, height = _fitted((width, height), exact)
        _check_canvas(canvas, "size")
        return canvas, _centred((width, height), canvas)

    def _expanded(self, inner: Size, source: Size) -> tuple[Size, Frame]:
        if not self.expanded:
            return source, _centred(inner, source)
        width = self.expand_left + inner[0] + self.expand_right
        height = self.expand_top + inner[1] + self.expand_bottom
        _check_canvas((width, height), next(name for name in SIDES if getattr(self, name)))
        return (width, height), Frame(self.expand_left, self.expand_top, *inner)

    def result(self, source: Source, model: Model) -> Size:
        """The result's size: the canvas."""
        return self.layout((source.width, source.height))[0]

    async def jobs(self, loader: Loader, source: Source, drawings: Sequence[GenerateJob]) -> Sequence[OutpaintJob]:
        """One job a drawing."""
        frame = self.layout((source.width, source.height))[1]
        return [OutpaintJob(source, drawing, frame) for drawing in drawings]


def _scaled(size: Size, scale: float) -> Size:
    return max(1, round(size[0] * scale)), max(1, round(size[1] * scale))


def _fitted(size: Size, canvas: Size) -> Size:
    """The size, scaled down as far as the canvas needs."""
    scale = min(1.0, canvas[0] / size[0], canvas[1] / size[1])
    return min(canvas[0], _scaled(size, scale)[0]), min(canvas[1], _scaled(size, scale)[1])


def _smallest(inner: Size, ratio: str) -> Size:
    """The smallest canvas of a ratio that holds a size: one side is the size's own, the other rounded up."""
    across, down = map(int, ratio.split(":"))
    width = max(inner[0], -(-inner[1] * across // down))
    return width, max(inner[1], -(-inner[0] * down // across))


def _centred(inner: Size, canvas: Size) -> Frame:
    return Frame((canvas[0] - inner[0]) // 2, (canvas[1] - inner[1]) // 2, *inner)


def _check_canvas(canvas: Size, param: str) -> None:
    if max(canvas) > MAX_CANVAS_SIDE:
        raise InvalidRequest(
            f"{param} makes a canvas of {spell(canvas)}; neither side may be over {MAX_CANVAS_SIDE} pixels.",
            code="canvas_too_large",
            param=param,
        )
