"""The models on offer."""

from fastapi import APIRouter, Request, Response

from limner.api.auth import Caller
from limner.api.context import Shared
from limner.api.openapi import ONE, operation
from limner.api.responses import json_response
from limner.api.wire import ModelItem, ModelList, Pricing
from limner.catalog.brand import branded
from limner.catalog.models import DEFAULT, LISTED_SINCE, MODELS, Model, find, listing, title
from limner.catalog.operations import dollars
from limner.engines.routing import Routing
from limner.kit.errors import NotFound
from limner.kit.public import PREFIX
from limner.studio.messages import listed, shown
from limner.studio.pricing import model_units
from limner.studio.settings import StudioSettings

router = APIRouter(prefix=PREFIX, tags=["Account and models"])

NAME = {"type": "string", "examples": [DEFAULT]}
SAMPLE = 'curl "$LIMNER_URL/models" -H "Authorization: Bearer $LIMNER_KEY"'


@router.head("/models", include_in_schema=False)
@router.get("/models", **operation(ModelList, "The models and their prices", samples=(SAMPLE,)))
async def all_models(caller: Caller, context: Shared) -> Response:
    """Every value of `model`, with the price of an image in US dollars."""
    settings, routing = context.services.settings.studio, context.services.routing
    return json_response(ModelList(data=[_item(model, settings, routing) for model in MODELS.values()]))


@router.head("/models/{model}", include_in_schema=False)
@router.get("/models/{model}", **operation(ModelItem, "A model and its price", identifier=("model", NAME), errors=ONE))
async def one_model(request: Request, caller: Caller, context: Shared) -> Response:
    """One model, by its id or another of its names."""
    settings = context.services.settings.studio
    given = request.path_params["model"]
    if model := find(given, settings.brand):
        return json_response(_item(model, settings, context.services.routing))
    raise NotFound(
        f"There is no model {shown(given)}; the models are {listed(listing(settings.brand))}.",
        code="model_not_found",
        param="model",
    )


def _item(model: Model, settings: StudioSettings, routing: Routing) -> ModelItem:
    return ModelItem(
        id=branded(model.id, settings.brand),
        name=title(model, settings.brand),
        created=LISTED_SINCE,
        input_modalities=["text"],
        output_modalities=["image"],
        pricing=Pricing(image=dollars(model_units(model, settings))),
        engines=list(routing.engines_for("generate", model.id)),
    )
