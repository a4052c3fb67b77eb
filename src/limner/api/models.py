"""The models on offer."""

from fastapi import APIRouter, Response

from limner.api.auth import Caller
from limner.api.context import Shared
from limner.api.openapi import operation
from limner.api.public import PREFIX
from limner.api.responses import json_response
from limner.api.wire import ModelItem, ModelList, Pricing
from limner.catalog.brand import branded
from limner.catalog.models import LISTED_SINCE, MODELS, Model, title
from limner.catalog.operations import dollars
from limner.studio.pricing import model_units
from limner.studio.settings import StudioSettings

router = APIRouter(prefix=PREFIX, tags=["Account and models"])

SAMPLE = 'curl "$LIMNER_URL/models" -H "Authorization: Bearer $LIMNER_KEY"'


@router.head("/models", include_in_schema=False)
@router.get("/models", **operation(ModelList, "The models and their prices", samples=(SAMPLE,)))
async def models(caller: Caller, context: Shared) -> Response:
    """Every value of `model`, with the price of an image in US dollars."""
    settings = context.services.settings.studio
    return json_response(ModelList(data=[_item(model, settings) for model in MODELS.values()]))


def _item(model: Model, settings: StudioSettings) -> ModelItem:
    return ModelItem(
        id=branded(model.id, settings.brand),
        name=title(model, settings.brand),
        created=LISTED_SINCE,
        input_modalities=["text"],
        output_modalities=["image"],
        pricing=Pricing(image=dollars(model_units(model, settings))),
    )
