"""The settings of the use cases."""

import re
from typing import Annotated

from pydantic import Field, ValidationInfo, field_validator

from limner.catalog.brand import OWN, branded, unbranded
from limner.catalog.models import MODELS
from limner.catalog.operations import OPERATIONS, STYLE_REFERENCES
from limner.kit.settings import Settings
from limner.studio.fields import Compat

PRICEABLE = (*MODELS, *(name for name, operation in OPERATIONS.items() if not operation.by_model), STYLE_REFERENCES)
"""What may have a price in the settings: models, operations not charged by model, and style references."""

_BRAND = re.compile(r"[a-z][a-z0-9]{0,30}")


class StudioSettings(Settings):
    """What the models are called, and how strictly the interface is kept."""

    brand: str = Field(default=OWN, description="The brand part of the names of models and styles.")
    compat: Compat = Field(
        default="strict",
        description="`strict` keeps the interface to the letter; `lenient` takes what clients send against it.",
    )

    @property
    def lenient(self) -> bool:
        """Whether the service takes what clients send against the interface."""
        return self.compat == "lenient"

    prices: dict[str, Annotated[int, Field(ge=0)]] = Field(
        default={},
        description="Prices in API units that differ from the catalogue's: an image of a model, or an operation, "
        'such as {"svcv4_1": 40, "explore": 10}.',
    )

    @field_validator("prices")
    @classmethod
    def _on_offer(cls, prices: dict[str, int], info: ValidationInfo) -> dict[str, int]:
        brand = info.data.get("brand", OWN)
        for name in prices:
            if unbranded(name, brand) not in PRICEABLE:
                names = ", ".join(branded(each, brand) for each in PRICEABLE)
                raise ValueError(f"{name!r} has no price of its own; these have: {names}")
        return {unbranded(name, brand): price for name, price in prices.items()}

    @field_validator("brand")
    @classmethod
    def _plain(cls, brand: str) -> str:
        if not _BRAND.fullmatch(brand):
            raise ValueError("a lower-case letter, then up to 30 lower-case letters and digits, such as `acme`")
        return brand
