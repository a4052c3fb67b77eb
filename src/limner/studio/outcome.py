"""What becomes of the files of a request: pictures in the library, for most; and how the caller hears of it."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from typing import Any, Protocol, TypeVar, cast
from uuid import UUID

import structlog

from limner.engines.jobs import Job
from limner.imaging.formats import Extension
from limner.kit.database import Session
from limner.kit.errors import LimnerError, NotFound
from limner.library.links import LinkExpired
from limner.library.models import NewPicture, WrittenImage
from limner.studio.origin import made_with, origin, prompt_of
from limner.studio.receipt import KeptImage, Receipt
from limner.studio.services import Services
from limner.workshop.orders import RenderedFile

R = TypeVar("R", bound=Receipt)

log = structlog.get_logger(__name__)


class AnswerExpired(LimnerError):  # noqa: N818  named for what happened
    """A repeated request cannot be answered as before: its images are gone."""

    status = 410
    type = "not_found_error"
    code = "answer_expired"


class Outcome(Protocol[R]):
    """One request's. The runner calls `write`, `record` and `receipt` in this order, each once at most."""

    async def write(self, jobs: Sequence[Job], files: Sequence[RenderedFile], undo: AsyncExitStack) -> None:
        """Put the files where they are kept, and the undoing of that on the stack."""
        ...

    async def record(self, session: Session, reference: str) -> None:
        """Make what was written count, in the transaction that charges for it, under the charge's reference."""
        ...

    def receipt(self, created: int, units: int) -> R:
        """What the caller gets."""
        ...

    def answer(self, receipt: R) -> dict[str, Any]:
        """What is kept of a receipt for a repeated request, as JSON."""
        ...

    def again(self, answer: dict[str, Any]) -> R:
        """The receipt that was answered before."""
        ...


class Pictures:
    """Drawings become images of the library."""

    def __init__(self, services: Services, account_id: UUID, operation: str) -> None:
        self._services = services
        self._account_id = account_id
        self._operation = operation
        self._files: Sequence[RenderedFile] = ()
        self._stored: list[WrittenImage] = []

    async def write(self, jobs: Sequence[Job], files: Sequence[RenderedFile], undo: AsyncExitStack) -> None:
        """Write the files. All writes end, well or badly, before the first failure is raised."""
        pictures = [self._picture(*pair) for pair in zip(files, jobs, strict=True)]
        writes = [asyncio.create_task(self._services.library.store(picture)) for picture in pictures]
        try:
            await asyncio.gather(*writes, return_exceptions=True)
        finally:
            written = [write.result() for write in writes if not write.cancelled() and not write.exception()]
            if written:
                undo.push_async_callback(undone, self._discard, written)
        self._files = files
        self._stored = [write.result() for write in writes]

    async def record(self, session: Session, reference: str) -> None:
        """Make images of the files."""
        await self._services.library.record(session, self._stored, reference)

    def receipt(self, created: int, units: int) -> Receipt:
        """The images, with their links and their bytes."""
        images = tuple(
            KeptImage(
                kept.image_id,
                kept.extension,
                self._services.library.path(kept),
                _at_hand(file.data),
                (kept.width, kept.height),
                file.engine,
            )
            for kept, file in zip(self._stored, self._files, strict=True)
        )
        return Receipt(created, units, images)

    def answer(self, receipt: Receipt) -> dict[str, Any]:
        """The images' ids, links, sizes and engines."""
        images = [
            {
                "image_id": str(image.image_id),
                "extension": image.extension,
                "path": image.path,
                "size": image.size,
                "engine": image.engine,
            }
            for image in receipt.images
        ]
        return {"created": receipt.created, "credits": receipt.credits, "images": images}

    def again(self, answer: dict[str, Any]) -> Receipt:
        """The same images, as long as they are kept."""
        images = tuple(
            KeptImage(
                UUID(image["image_id"]),
                image["extension"],
                image["path"],
                self._kept(UUID(image["image_id"])),
                tuple(image["size"]) if image.get("size") else None,
                image.get("engine", ""),
            )
            for image in answer["images"]
        )
        return Receipt(answer["created"], answer["credits"], images)

    def _picture(self, file: RenderedFile, job: Job) -> NewPicture:
        return NewPicture(
            data=file.data,
            extension=cast(Extension, file.extension),
            width=file.width,
            height=file.height,
            scene={
                **file.scene,
                **origin(job),
                **made_with(job),
                "engine": file.engine,
                "engine_version": file.version,
            },
            seed=job.seed,
            prompt=prompt_of(job),
            operation=self._operation,
            account_id=self._account_id,
        )

    async def _discard(self, stored: Sequence[WrittenImage]) -> None:
        """Delete the files, unless their records are there. Where that cannot be known, the sweeper decides."""
        if not await self._known(stored):
            await self._services.library.discard(stored)

    async def _known(self, stored: Sequence[WrittenImage]) -> bool:
        try:
            with suppress(LinkExpired):
                await self._services.library.open_image(stored[0].image_id)
        except NotFound:
            return False
        return True

    def _kept(self, image_id: UUID) -> Callable[[], Awaitable[bytes]]:
        async def read() -> bytes:
            library = self._services.library
            try:
                return await library.read(await library.open_image(image_id))
            except (NotFound, LinkExpired) as error:
                raise AnswerExpired(
                    "The images of the first answer to this Idempotency-Key are no longer kept; "
                    "send the request with a new key."
                ) from error

        return read


def _at_hand(data: bytes) -> Callable[[], Awaitable[bytes]]:
    async def give() -> bytes:
        return data

    return give


async def undone(undo: Callable[..., Awaitable[Any]], *args: Any) -> None:
    """Undo one step. What cannot be undone now ends by itself: holds and keys with their lease, files swept."""
    try:
        await undo(*args)
    except Exception:  # the error under way is the one to raise
        log.exception("undo_failed", step=undo.__qualname__)
