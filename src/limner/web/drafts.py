"""Drafts for the page: bounded, answered with the picture and what was read in its prompt in one body."""

import json
import secrets
from dataclasses import asdict
from typing import Any

from fastapi import Response

from limner.accounts.models import Account
from limner.kit.errors import LimnerError
from limner.kit.metrics import RATE_LIMITED
from limner.kit.windows import Window
from limner.studio.draft import Draft, Drafting
from limner.studio.fields import read
from limner.studio.generate import GenerateRequest
from limner.studio.reading import notes, sentence
from limner.studio.services import Services
from limner.web.settings import WebSettings

_TYPES = {"jpeg": "image/jpeg", "svg": "image/svg+xml"}


class TooManyDrafts(LimnerError):  # noqa: N818  named for what happened
    """The user is over the bound on drafts, or there are none; nothing was drawn."""

    status = 429
    type = "rate_limit_error"
    code = "rate_limited"


class Drafts:
    """Drafts, with the bound that the settings set."""

    def __init__(self, settings: WebSettings) -> None:
        self._most = settings.drafts_per_minute
        self._window: Window | None = None
        self._drafting = Drafting()

    @property
    def on(self) -> bool:
        """Whether there are any."""
        return self._most > 0

    async def draw(self, services: Services, caller: Account, sent: Any) -> Response:
        """The answer to a request for a draft, whose body is that of a generation. Raises as `Drafting.draw`."""

        async def admit() -> None:
            await self._count(services, caller)

        request = read(GenerateRequest, sent, compat=services.settings.studio.compat)
        return _answer(await self._drafting.draw(services, caller, request, admit), request.prompt)

    async def _count(self, services: Services, caller: Account) -> None:
        """Raise TooManyDrafts for one more than the bound."""
        if not self.on:
            raise TooManyDrafts("This service draws no drafts (LIMNER_DRAFTS_PER_MINUTE=0); draw the picture.")
        self._window = self._window or services.counters.window("drafts", self._most, 60)
        if wait := await self._window.take(str(caller.id)):
            RATE_LIMITED.labels("drafts").inc()
            raise TooManyDrafts(f"A user has {self._most} drafts a minute; the next is free soon.", retry_after=wait)


def _answer(draft: Draft, prompt: str) -> Response:
    """A form of two parts, which `Response.formData()` reads: JSON `about`, then the file `picture`.

    Base64 in JSON would be a third longer and take longer to read than the picture takes to decode.
    """
    about = {
        "model": draft.model,
        "seed": draft.seed,
        "width": draft.width,
        "height": draft.height,
        "says": sentence(draft.reading, prompt),
        "notes": [asdict(note) for note in notes(draft.reading)],
    }
    boundary, file = secrets.token_hex(16), draft.file
    head = f'--{boundary}\r\nContent-Disposition: form-data; name="about"\r\n\r\n{json.dumps(about)}\r\n'
    head += (
        f'--{boundary}\r\nContent-Disposition: form-data; name="picture"; filename="draft.{file.extension}"\r\n'
        f"Content-Type: {_TYPES[file.extension]}\r\n\r\n"
    )
    body = head.encode() + file.data + f"\r\n--{boundary}--\r\n".encode()
    headers = {"Cache-Control": "no-store"}
    return Response(body, media_type=f"multipart/form-data; boundary={boundary}", headers=headers)
