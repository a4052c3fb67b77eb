"""Prompt enhancement: a short prompt becomes a richer one."""

from functools import partial
from typing import Annotated

from pydantic import AfterValidator, WithJsonSchema

from limner.accounts.models import Account
from limner.catalog import limits
from limner.engines.jobs import EnhancePromptJob
from limner.studio.fields import Prompt, fault
from limner.studio.pricing import price
from limner.studio.receipt import ValueReceipt
from limner.studio.request import RequestFields
from limner.studio.runner import Admit, PreparedRequest, admit_all, carry_out, fingerprint, ready
from limner.studio.services import Services
from limner.studio.value import Value

OPERATION = "enhance_prompt"


_SCHEMA = {"type": "string", "minLength": 1, "maxLength": limits.MAX_ENHANCE_PROMPT}


def _short(prompt: str) -> str:
    if len(prompt) > limits.MAX_ENHANCE_PROMPT:
        said = f"has {len(prompt):,} characters; it takes up to {limits.MAX_ENHANCE_PROMPT:,}."
        raise fault("prompt_too_long", said)
    return prompt


class EnhanceRequest(RequestFields):
    """The body, as sent."""

    prompt: Annotated[Prompt, AfterValidator(_short), WithJsonSchema(_SCHEMA)]


async def enhance(
    services: Services,
    caller: Account,
    request: EnhanceRequest,
    idempotency_key: str | None = None,
    *,
    admit: Admit = admit_all,
) -> ValueReceipt:
    """Make and charge a richer prompt. Raises as `carry_out` does."""
    prepared = PreparedRequest(
        operation=OPERATION,
        images=0,
        jobs=ready([EnhancePromptJob(request.prompt)]),
        units=price(OPERATION, 1, None, services.settings.studio),
        image_format="webp",
        fingerprint=partial(fingerprint, OPERATION, request),
        outcome=Value(),
    )
    return await carry_out(services, caller, prepared, idempotency_key=idempotency_key, admit=admit)
