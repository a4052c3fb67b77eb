"""What things cost here: the catalogue's prices, or the operator's where a setting names one."""

from dataclasses import replace

from limner.catalog.models import Model
from limner.catalog.operations import OPERATIONS, STYLE_REFERENCES, STYLE_REFERENCES_UNITS
from limner.studio.settings import StudioSettings


def model_units(model: Model, settings: StudioSettings) -> int:
    """The price of one of the model's images in API units."""
    return settings.prices.get(model.id, model.units)


def price(operation: str, images: int, model: Model | None, settings: StudioSettings) -> int:
    """What a request for a number of images costs in API units, without extras."""
    offer = OPERATIONS[operation]
    own = settings.prices.get(operation)
    if own is not None:
        by_image = offer.units_per_image is not None
        offer = replace(offer, units_per_image=own) if by_image else replace(offer, units_per_request=own)
    return offer.price(images, model and replace(model, units=model_units(model, settings)))


def references_units(settings: StudioSettings) -> int:
    """What style references add to the price of a generation."""
    return settings.prices.get(STYLE_REFERENCES, STYLE_REFERENCES_UNITS)
