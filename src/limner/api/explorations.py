"""Exploring: eight pictures of one prompt, and four like one of them."""

from fastapi import APIRouter, Request, Response

from limner.api.auth import Caller
from limner.api.context import Shared
from limner.api.making import make
from limner.api.openapi import MAKING, operation
from limner.api.wire import ImagesResponse
from limner.kit.public import PREFIX
from limner.studio.explore import ExploreRequest, SimilarRequest, explore, similar

router = APIRouter(prefix=f"{PREFIX}/images/explore", tags=["Exploring"])

EXPLORE_SAMPLE = r"""curl "$LIMNER_URL/images/explore" \
  -H "Authorization: Bearer $LIMNER_KEY" -H "Content-Type: application/json" \
  -d '{"prompt": "a lighthouse in a storm"}'"""
SIMILAR_SAMPLE = r"""curl "$LIMNER_URL/images/explore/similar" \
  -H "Authorization: Bearer $LIMNER_KEY" -H "Content-Type: application/json" \
  -d '{"source_image_id": "IMAGE_ID", "similarity": 4}'"""


@router.post(
    "",
    **operation(ImagesResponse, "Explore a prompt", request=ExploreRequest, errors=MAKING, samples=(EXPLORE_SAMPLE,)),
)
async def explore_images(request: Request, caller: Caller, context: Shared) -> Response:
    """Makes eight pictures of one prompt that differ as much as they can: composition, light, palette, style."""
    return await make(request, caller, context, ExploreRequest, frozenset(), explore)


@router.post(
    "/similar",
    **operation(ImagesResponse, "Explore further", request=SimilarRequest, errors=MAKING, samples=(SIMILAR_SAMPLE,)),
)
async def explore_similar_images(request: Request, caller: Caller, context: Shared) -> Response:
    """Makes four pictures like one that `explore` made for you: at 5 nearly the same, at 1 only its idea."""
    return await make(request, caller, context, SimilarRequest, frozenset(), similar)
