"""Servers of OpenAI's image interface as a kind of engine: what it takes and what it can do, without asking anybody."""

import re
from collections.abc import Iterator
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, Field

from limner.engines.capabilities import Capabilities, Input, Sizes
from limner.engines.kinds import Kind
from limner.engines.upstream.openai.dialects import DIALECTS, Dialect
from limner.engines.upstream.options import UpstreamOptions
from limner.kit.errors import SettingsError

DRAWN: Final = ("generate", "explore")
EDITED: Final = ("image_to_image", "replace_background", "remix")
MASKED: Final = ("inpaint", "generate_background", "outpaint", "erase_region")

Value = str | int | float | bool

OURS: Final = frozenset({"prompt", "model", "n", "size", "image", "image[]", "mask", "file", "response_format"})
"""Fields that the job decides, whatever the operator adds."""

_SIZE: Final = re.compile(r"([1-9][0-9]{1,4})x([1-9][0-9]{1,4})")


def _sizes(values: tuple[str, ...]) -> tuple[str, ...]:
    for value in values:
        if not _SIZE.fullmatch(value):
            raise ValueError("a list of sizes such as 1024x1536")
    return values


def _extra(values: dict[str, Value]) -> dict[str, Value]:
    if taken := sorted(OURS & values.keys()):
        raise ValueError(f"fields other than {', '.join(taken)}, which the job decides")
    return values


class OpenAiOptions(UpstreamOptions):
    """The options of one server of OpenAI's image interface."""

    dialect: Literal["openai", "vllm-omni", "sglang", "localai"] = Field(
        description="Which server it is: each has names and habits of its own."
    )
    model: str = Field("", description="The model that it is asked for; OpenAI and LocalAI need one.")
    edits: bool = Field(True, description="Whether its model edits pictures; most that draw do not.")
    masks: bool = Field(True, description="Whether its model fills masks, where the dialect has them.")
    sizes: Annotated[tuple[str, ...], AfterValidator(_sizes)] = Field(
        (), description="The only sizes that its model draws, as WxH; without, the bounds of the three settings below."
    )
    multiple: int | None = Field(None, ge=1, le=512, description="What both sides are multiples of.")
    least_area: int | None = Field(None, ge=1, description="The least area that its model draws, in pixels.")
    greatest_area: int | None = Field(None, ge=4096, description="The greatest, in pixels.")
    extra: Annotated[dict[str, Value], AfterValidator(_extra)] = Field(
        {}, description='More fields for every job, such as {"num_inference_steps": 4} or {"quality": "high"}.'
    )
    link_hosts: tuple[str, ...] = Field(
        (), description="Hosts beside the server's own that its answers may link to; the key is not sent there."
    )

    @property
    def row(self) -> Dialect:
        """The dialect's row."""
        return DIALECTS[self.dialect]

    @property
    def native(self) -> Sizes:
        """What it draws by itself, where the sizes are not listed."""
        row = self.row.sizes
        return Sizes(
            multiple=self.multiple or row.multiple,
            least_area=self.least_area or row.least_area,
            greatest_area=self.greatest_area or row.greatest_area,
        )

    def size(self, width: int, height: int) -> tuple[int, int]:
        """The size to ask for, for one of width×height pixels: of those listed the nearest in ratio, then in area."""
        if not self.sizes:
            return self.native.nearest(width, height)
        return min(listed(self.sizes), key=lambda size: _distance(size, (width, height)))


def listed(sizes: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """The sizes that the texts spell."""
    for size in sizes:
        wide, _, high = size.partition("x")
        yield int(wide), int(high)


def _distance(one: tuple[int, int], other: tuple[int, int]) -> tuple[float, float]:
    ratio = (one[0] * other[1]) / (one[1] * other[0])
    area = (one[0] * one[1]) / (other[0] * other[1])
    return max(ratio, 1 / ratio), max(area, 1 / area)


def _capabilities(options: OpenAiOptions) -> Capabilities:
    row = options.row
    if row.model_required and not options.model.strip():
        raise SettingsError(f"model is not set; accepted: the name of a model, which {options.dialect} needs.")
    if options.least_area and options.greatest_area and options.least_area > options.greatest_area:
        raise SettingsError(
            f"least_area is {options.least_area}; accepted: up to greatest_area, {options.greatest_area}."
        )
    operations: tuple[str, ...] = DRAWN
    if row.edits and options.edits:
        operations += EDITED
        if row.mask and options.masks:
            operations += MASKED
    inputs: frozenset[Input] = frozenset({"negative_prompt"}) if row.negative_prompt else frozenset()
    return Capabilities(
        operations=dict.fromkeys(operations, inputs),
        vector=False,
        sizes=_bounds(options),
        seeds="near" if row.seed else "none",
        controls=frozenset(),
    )


def _bounds(options: OpenAiOptions) -> Sizes:
    """The sizes as capabilities say them; of a list, what all of it have in common."""
    if not options.sizes:
        return options.native
    areas = [wide * high for wide, high in listed(options.sizes)]
    return Sizes(multiple=8, least_area=min(areas), greatest_area=max(areas))


KIND = Kind(
    options=OpenAiOptions,
    engine="limner.engines.upstream.openai.engine:OpenAi",
    capabilities=_capabilities,
    crew="remote",
)
