"""What a curated style looks like: one small picture of it, drawn here, for pages that offer styles to choose from."""

import asyncio
from typing import Final
from uuid import UUID

from limner.accounts.models import Account
from limner.catalog.models import MODELS
from limner.catalog.styles import BASIC_STYLES
from limner.engines.instances import DRAWS
from limner.engines.jobs import GenerateJob
from limner.kit.errors import NotFound
from limner.studio.services import Services
from limner.workshop.orders import Order

PROMPT: Final = "a red fox beside a birch tree, hills behind"
SEED: Final = 4
SIDE: Final = 256
QUALITY: Final = 80
SECONDS: Final = 30.0


class Samples:
    """The samples of the curated styles: each is drawn once in the life of the process, when it is first asked for."""

    def __init__(self) -> None:
        self._drawn: dict[UUID, bytes] = {}
        self._turn = asyncio.Lock()

    async def sample(self, services: Services, caller: Account, style_id: UUID) -> bytes:
        """A WebP of 256×256 pixels, drawn by the embedded engine for whoever asks first. It costs nothing.

        Raises NotFound for what is no curated style's id, and what the workshop raises.
        """
        if style_id not in BASIC_STYLES:
            raise NotFound(f"{style_id} is no curated style; GET /v1/styles/basic lists them.", param="style_id")
        async with self._turn:
            if style_id not in self._drawn:
                self._drawn[style_id] = await _draw(services, caller, style_id)
        return self._drawn[style_id]


async def _draw(services: Services, caller: Account, style_id: UUID) -> bytes:
    name, style = BASIC_STYLES[style_id]
    look = style.look_on(MODELS[name])
    job = GenerateJob(name, PROMPT, SIDE, SIDE, vector=False, seed=SEED, look=look)
    (file,) = await services.workshop.run([Order((DRAWS,), job, "webp", quality=QUALITY)], SECONDS, caller.id)
    return file.data
