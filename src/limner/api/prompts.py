"""Prompt enhancement."""

from fastapi import APIRouter, Request, Response

from limner.api.auth import Caller
from limner.api.context import Shared
from limner.api.making import done
from limner.api.openapi import MAKING, operation
from limner.api.responses import json_response
from limner.api.wire import EnhancedPrompt
from limner.kit.public import PREFIX
from limner.studio.enhance import EnhanceRequest, enhance

router = APIRouter(prefix=f"{PREFIX}/prompts", tags=["Prompts and palettes"])

SAMPLE = r"""curl "$LIMNER_URL/prompts/enhance" \
  -H "Authorization: Bearer $LIMNER_KEY" -H "Content-Type: application/json" \
  -d '{"prompt": "a fox in a boat"}'"""


@router.post(
    "/enhance",
    **operation(EnhancedPrompt, "Enhance a prompt", request=EnhanceRequest, errors=MAKING, samples=(SAMPLE,)),
)
async def enhance_prompt(request: Request, caller: Caller, context: Shared) -> Response:
    """Makes a prompt richer: all that it says stays, and setting, light, composition and medium are added."""
    finished = await done(request, caller, context, EnhanceRequest, enhance)
    receipt = finished.made
    return json_response(EnhancedPrompt(enhanced_prompt=receipt.value, credits=receipt.credits), finished.headers)
