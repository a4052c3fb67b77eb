"""Palettes made smaller."""

from fastapi import APIRouter, Request, Response

from limner.api.auth import Caller
from limner.api.context import Shared
from limner.api.making import done
from limner.api.openapi import MAKING, operation
from limner.api.responses import json_response
from limner.api.wire import ColorChange, OptimizedColors
from limner.kit.public import PREFIX
from limner.studio.colors import OptimizeColorsRequest, optimize_colors

router = APIRouter(prefix=f"{PREFIX}/colors", tags=["Prompts and palettes"])

SAMPLE = r"""curl "$LIMNER_URL/colors/optimize" \
  -H "Authorization: Bearer $LIMNER_KEY" -H "Content-Type: application/json" \
  -d '{"colors": [{"hex": "#1f6feb", "weight": 3}, {"hex": "#2070e8"}, {"hex": "#ffcc00"}], "num_colors_limit": 2}'"""


@router.post(
    "/optimize",
    **operation(OptimizedColors, "Reduce a palette", request=OptimizeColorsRequest, errors=MAKING, samples=(SAMPLE,)),
)
async def reduce_palette(request: Request, caller: Caller, context: Shared) -> Response:
    """Tells for each colour which one to use instead, so that no more than `num_colors_limit` are left. Free."""
    finished = await done(request, caller, context, OptimizeColorsRequest, optimize_colors)
    receipt = finished.made
    changes = [ColorChange(from_=one, to=other) for one, other in receipt.value]
    return json_response(OptimizedColors(mapping=changes, credits=receipt.credits), finished.headers)
