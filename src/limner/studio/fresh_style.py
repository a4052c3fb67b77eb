"""Styles that requests make, alone or on the way to pictures."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import datetime
from typing import Any, cast
from uuid import UUID, uuid4

from limner.catalog.models import Model
from limner.engines.jobs import CreateStyleJob, Job, Reference, StyleGuide
from limner.engines.learned import BaseStyle, LearnedStyle, Match, from_json
from limner.imaging.source import Source
from limner.kit.database import Session
from limner.library.styles import StoredStyle, StyleSummary
from limner.studio.beforehand import Beforehand
from limner.studio.outcome import Pictures
from limner.studio.receipt import Receipt, StyleReceipt
from limner.studio.samples import kept, to_keep, told
from limner.studio.services import Services
from limner.workshop.orders import RenderedFile

PREVIEW_SIDE = 192
"""Pixels of a style's preview: a few ten thousand bytes."""


class FreshStyle:
    """A style that a request makes. What it has learned is known once `finish` has seen the file."""

    def __init__(
        self,
        services: Services,
        account_id: UUID,
        model: Model,
        units: int,
        *,
        match: Match,
        base: BaseStyle = "any",
        prompt: str = "",
    ) -> None:
        self._services = services
        self.record = StoredStyle(
            style_id=uuid4(),
            model=model.id,
            base=base,
            match=match,
            units=units,
            created_at=services.clock(),
            account_id=account_id,
            prompt=prompt,
            learned={},
            preview=b"",
        )

    def finish(self, file: RenderedFile) -> LearnedStyle:
        """Take over what an engine learned, its preview, and the samples where there are any."""
        self.record = replace(
            self.record, learned=file.scene["style"], preview=file.data, samples=to_keep(told(file.scene))
        )
        return from_json(self.record.learned)

    async def learn(self, sources: Sequence[Source], beforehand: Beforehand) -> StyleGuide:
        """Have the style learned from pictures, each as heavy as the others."""
        job = CreateStyleJob(
            model=self.record.model,
            base=cast(BaseStyle, self.record.base),
            references=tuple(Reference(source) for source in sources),
            prompt=self.record.prompt,
            width=PREVIEW_SIDE,
            height=PREVIEW_SIDE,
            sampled=self._services.routing.heeds_anywhere("references"),
        )
        (file,) = await beforehand([job], "webp")
        learned = self.finish(file)
        return StyleGuide(learned, cast(Match, self.record.match), kept(self.record), str(self.record.style_id))


class PicturesInFreshStyle(Pictures):
    """Pictures, and the style that was made for them."""

    def __init__(self, services: Services, account_id: UUID, operation: str, fresh: FreshStyle) -> None:
        super().__init__(services, account_id, operation)
        self._fresh = fresh

    async def record(self, session: Session, reference: str) -> None:
        """As of `Pictures`, with the style."""
        await super().record(session, reference)
        await self._services.styles.record(session, self._fresh.record, reference)

    def receipt(self, created: int, units: int) -> Receipt:
        """As of `Pictures`, with the style's id."""
        return replace(super().receipt(created, units), style_id=self._fresh.record.style_id)

    def answer(self, receipt: Receipt) -> dict[str, Any]:
        """As of `Pictures`, with the style's id."""
        return {**super().answer(receipt), "style_id": str(receipt.style_id)}

    def again(self, answer: dict[str, Any]) -> Receipt:
        """As of `Pictures`, with the style's id."""
        return replace(super().again(answer), style_id=UUID(answer["style_id"]))


class MadeStyle:
    """The outcome of making a style: a record of it."""

    def __init__(self, services: Services, fresh: FreshStyle) -> None:
        self._services = services
        self._fresh = fresh

    async def write(self, jobs: Sequence[Job], files: Sequence[RenderedFile], undo: AsyncExitStack) -> None:
        """Take over what was learned; a style has no file."""
        (file,) = files
        self._fresh.finish(file)

    async def record(self, session: Session, reference: str) -> None:
        """Keep the style."""
        await self._services.styles.record(session, self._fresh.record, reference)

    def receipt(self, created: int, units: int) -> StyleReceipt:
        """The style as it is made: private."""
        return StyleReceipt(created, units, style=self._fresh.record.summary)

    def answer(self, receipt: StyleReceipt) -> dict[str, Any]:
        """What tells the style."""
        style = receipt.style
        return {
            "created": receipt.created,
            "credits": receipt.credits,
            "style_id": str(style.style_id),
            "model": style.model,
            "base": style.base,
            "match": style.match,
            "created_at": style.created_at.isoformat(),
        }

    def again(self, answer: dict[str, Any]) -> StyleReceipt:
        """The same style, as it was then; it may have been deleted since."""
        style = StyleSummary(
            style_id=UUID(answer["style_id"]),
            model=answer["model"],
            base=answer["base"],
            match=answer["match"],
            units=answer["credits"],
            created_at=datetime.fromisoformat(answer["created_at"]),
        )
        return StyleReceipt(answer["created"], answer["credits"], style=style)
