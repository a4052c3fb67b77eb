"""Generation: a prompt becomes pictures. Two variants of the endpoint answer with pixels only, or SVG only."""

from functools import partial

from fastapi import APIRouter, Request, Response

from limner.accounts.models import Account
from limner.api.auth import Caller
from limner.api.context import Context, Shared
from limner.api.making import make
from limner.api.openapi import MAKING, PIXELS, operation
from limner.api.wire import ImagesResponse
from limner.catalog.models import Output
from limner.kit.public import PREFIX
from limner.studio.generate import GenerateRequest, generate

router = APIRouter(prefix=f"{PREFIX}/images", tags=["Generation"])

FILES = {"style_references": "1 to 10 images, PNG, JPG or WEBP, 64 MB in all."}

JSON_SAMPLE = r"""curl "$LIMNER_URL/images/generations" \
  -H "Authorization: Bearer $LIMNER_KEY" -H "Content-Type: application/json" \
  -d '{"prompt": "a red fox under a full moon", "size": "3:2", "n": 2}'"""
FORM_SAMPLE = r"""curl "$LIMNER_URL/images/generations" \
  -H "Authorization: Bearer $LIMNER_KEY" \
  -F "prompt=a red fox under a full moon" -F "image_format=png" \
  -F 'controls={"background_color": {"rgb": [12, 24, 61]}}'"""
VECTOR_SAMPLE = r"""curl "$LIMNER_URL/images/generations/vector" \
  -H "Authorization: Bearer $LIMNER_KEY" -H "Content-Type: application/json" \
  -d '{"prompt": "a lighthouse on a cliff", "controls": {"colors": [{"rgb": [178, 34, 34]}]}}'"""


@router.post(
    "/generations",
    **operation(
        ImagesResponse,
        "Generate images",
        request=GenerateRequest,
        files={"style_references": PIXELS},
        streams=True,
        errors=MAKING,
        samples=(JSON_SAMPLE, FORM_SAMPLE),
    ),
)
async def generate_images(request: Request, caller: Caller, context: Shared) -> Response:
    """Makes one to six images from a prompt, as pixels or as SVG: the model decides."""
    return await _generate(request, caller, context, None)


@router.post(
    "/generations/raster",
    **operation(
        ImagesResponse,
        "Generate raster images",
        request=GenerateRequest,
        named="GenerateRasterRequest",
        files={"style_references": PIXELS},
        streams=True,
        errors=MAKING,
    ),
)
async def generate_raster_images(request: Request, caller: Caller, context: Shared) -> Response:
    """As `/images/generations`, for raster models and raster styles only."""
    return await _generate(request, caller, context, "raster")


@router.post(
    "/generations/vector",
    **operation(
        ImagesResponse,
        "Generate vector images",
        request=GenerateRequest,
        named="GenerateVectorRequest",
        files={"style_references": PIXELS},
        streams=True,
        errors=MAKING,
        samples=(VECTOR_SAMPLE,),
    ),
)
async def generate_vector_images(request: Request, caller: Caller, context: Shared) -> Response:
    """As `/images/generations`, for vector models and vector styles only; a vector model by default."""
    return await _generate(request, caller, context, "vector")


async def _generate(request: Request, caller: Account, context: Context, variant: Output | None) -> Response:
    work = partial(generate, variant=variant)
    return await make(request, caller, context, GenerateRequest, frozenset(FILES), work)
