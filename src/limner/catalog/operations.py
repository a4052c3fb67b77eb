"""The operations on offer: which models take each, and what each costs.

An operation with models is charged an image at the model's price unless it has a price of its own; one
without models has a price a request. Prices are in API units: 1,000 are one US dollar.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from limner.catalog.families import EVERY, TAKEN_BY, TAKEN_BY_EDITING, Family
from limner.catalog.models import DEFAULT, DEFAULT_WITH_REFERENCES, MODELS, Model


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing that can be asked for.

    `models` are ids; `default` is one of them, or None where the input decides. `units_per_image` and
    `units_per_request` are None where the price is not counted so. `taken_by` tells which families take a
    parameter.
    """

    name: str
    models: frozenset[str] = frozenset()
    default: str | None = None
    units_per_image: int | None = None
    units_per_request: int | None = None
    taken_by: Mapping[str, frozenset[Family]] = field(default_factory=lambda: TAKEN_BY)

    @property
    def by_model(self) -> bool:
        """Whether an image costs what its model costs."""
        return self.units_per_image is None and self.units_per_request is None

    def accepts(self, model: Model, parameter: str) -> bool:
        """Whether the model takes a parameter of the operation (`style`, `controls.no_text`, …)."""
        return model.family in self.taken_by[parameter]

    def price(self, images: int, model: Model | None = None) -> int:
        """What a request for a number of images costs, without extras."""
        if self.units_per_request is not None:
            return self.units_per_request
        if self.units_per_image is not None:
            return images * self.units_per_image
        if model is None:
            raise ValueError(f"{self.name} is priced by model")
        return images * model.units


def _of(*families: Family) -> frozenset[str]:
    return frozenset(model.id for model in MODELS.values() if model.family in families)


_EDITING = _of(Family.V3)
_IMAGE_TO_IMAGE = _of(Family.V3, Family.V4, Family.V4_1, Family.V4_1_UTILITY)

_TABLE = (
    Operation("generate", _of(*EVERY), DEFAULT),
    Operation("image_to_image", _IMAGE_TO_IMAGE, DEFAULT, taken_by=TAKEN_BY_EDITING),
    Operation("inpaint", _EDITING, "svcv3", taken_by=TAKEN_BY_EDITING),
    Operation("outpaint", _EDITING, "svcv3", taken_by=TAKEN_BY_EDITING),
    Operation("replace_background", _EDITING, "svcv3", taken_by=TAKEN_BY_EDITING),
    Operation("generate_background", _EDITING, "svcv3", taken_by=TAKEN_BY_EDITING),
    Operation("explore", _of(Family.V4_1, Family.V4), DEFAULT, units_per_image=7),
    Operation("explore_similar", units_per_image=7),
    Operation("remix", _of(*EVERY), units_per_request=40),
    Operation("create_style", _of(*EVERY - {Family.V4_1_FLASH}), DEFAULT_WITH_REFERENCES, units_per_request=5),
    Operation("vectorize", units_per_request=10),
    Operation("remove_background", units_per_request=10),
    Operation("crisp_upscale", units_per_request=4),
    Operation("creative_upscale", units_per_request=250),
    Operation("refine_details", units_per_request=210),
    Operation("erase_region", units_per_request=2),
    Operation("enhance_prompt", units_per_request=10),
    Operation("optimize_colors", units_per_request=0),
)

OPERATIONS: dict[str, Operation] = {operation.name: operation for operation in _TABLE}

STYLE_REFERENCES = "style_references"
"""What has a price beside the operations: style references attached to a generation, a request."""
STYLE_REFERENCES_UNITS = 5


def dollars(units: int) -> str:
    """A price in US dollars, exact, with two or three decimals: 35 units are `0.035`, 300 are `0.30`."""
    return f"{units // 1000}.{units % 1000:03d}".removesuffix("0")
