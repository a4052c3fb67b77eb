"""Prompt enhancement: a short prompt becomes a richer one."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Annotated

import structlog
from pydantic import AfterValidator, WithJsonSchema

from limner.accounts.models import Account
from limner.catalog import limits
from limner.engines.jobs import EnhancePromptJob, Job
from limner.studio.chat import ChatFailed
from limner.studio.fields import Prompt, fault
from limner.studio.pricing import price
from limner.studio.receipt import ValueReceipt
from limner.studio.request import RequestFields
from limner.studio.runner import Admit, PreparedRequest, admit_all, carry_out, fingerprint
from limner.studio.services import Services
from limner.studio.value import Value

OPERATION = "enhance_prompt"

log = structlog.get_logger(__name__)


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
    outcome = Value()
    prepared = PreparedRequest(
        operation=OPERATION,
        images=0,
        jobs=partial(_jobs, services, request, outcome),
        units=price(OPERATION, 1, None, services.settings.studio),
        image_format="webp",
        fingerprint=partial(fingerprint, OPERATION, request),
        outcome=outcome,
    )
    return await carry_out(services, caller, prepared, idempotency_key=idempotency_key, admit=admit)


async def _jobs(services: Services, request: EnhanceRequest, outcome: Value) -> Sequence[Job]:
    """Nothing to do where the chat server has answered; else a job for the engine."""
    if services.chat:
        try:
            async with asyncio.timeout(services.settings.workshop.request_timeout / 2):  # what is left is the engine's
                outcome.value = await services.chat.enhance(request.prompt)
        except (ChatFailed, TimeoutError) as failure:
            log.warning("chat_failed", cause=str(failure) or "it took half of the request's time")
        else:
            return []
    return [EnhancePromptJob(request.prompt)]
