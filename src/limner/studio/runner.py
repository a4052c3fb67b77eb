"""From a checked request to a receipt: the part that every operation shares.

Whatever fails on the way, and whenever the caller leaves, all is as if the request had never come: no units
held, no file without its record, no charge without its pictures. A caller who leaves is heeded until the
transaction that records and charges begins, and is refunded after that unless an idempotency key leads back to the
answer; the request's time is heeded until it commits.
"""

import asyncio
import hashlib
import json
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from typing import Any, Generic
from uuid import UUID, uuid4

import structlog

from limner.accounts.idempotency import Begun, Replay
from limner.accounts.models import Account, Hold, Work
from limner.catalog.limits import MAX_SEED
from limner.engines.base import EngineError
from limner.engines.jobs import Job
from limner.imaging.formats import RasterFormat
from limner.kit.database import Session
from limner.kit.metrics import IMAGES, UNITS_CHARGED
from limner.kit.tracing import exemplar, note, on, span
from limner.studio.beforehand import Beforehand
from limner.studio.fields import Fields
from limner.studio.outcome import Outcome, R, undone
from limner.studio.services import Services
from limner.studio.settlement import CommitUnknown, Settlement
from limner.workshop.crew import Progress, unheeded
from limner.workshop.local import Places
from limner.workshop.orders import RETRY_SECONDS, Order, RenderedFile, TooSlow

Admit = Callable[[int], Awaitable[None]]
"""Called with the number of pictures before any work; raises to refuse the request."""

Fingerprint = Callable[[], str]
"""Gives the fingerprint of a request, which takes a moment for large ones."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class PreparedRequest(Generic[R]):
    """What a request comes to: a number of pictures, their price in API units, and how to get at their jobs.

    `jobs` gives one job a picture. It is awaited when the units are held, may fetch what the jobs need or have it made
    beforehand, and raises to refuse the request. `fingerprint` is asked for when the request has an idempotency key.
    `model` is the catalogue id of the model, where there is one; `progress` is told of the steps of its jobs.
    """

    operation: str
    images: int
    jobs: Callable[[Beforehand], Awaitable[Sequence[Job]]]
    units: int
    image_format: RasterFormat
    fingerprint: Fingerprint
    outcome: Outcome[R]
    model: str | None = None
    progress: Progress = unheeded
    quality: int | None = None
    """Of lossy files, 0 to 100."""


def fingerprint(operation: str, request: Fields) -> str:
    """A text that is the same for the same fields of the same operation, however they were encoded."""
    written = json.dumps([operation, request.model_dump(mode="json", exclude_none=True)], sort_keys=True)
    return hashlib.sha256(written.encode()).hexdigest()


async def answered(
    services: Services, caller: Account, key: str | None, fingerprint_of: Fingerprint, outcome: Outcome[R]
) -> R | None:
    """The first answer to a repeated request, whatever has become of the things that it names."""
    if key is None:
        return None
    replay = await services.accounts.idempotency.replay(caller.id, key, await asyncio.to_thread(fingerprint_of))
    return outcome.again(replay.answer) if replay else None


def ready(jobs: Sequence[Job]) -> Callable[[Beforehand], Awaitable[Sequence[Job]]]:
    """The `jobs` of a prepared request that needs to fetch nothing."""

    async def give(beforehand: Beforehand) -> Sequence[Job]:
        return jobs

    return give


def new_seed() -> int:
    """A seed for a request that names none."""
    return secrets.randbelow(MAX_SEED + 1)


async def admit_all(images: int) -> None:
    """Refuse nothing."""


async def carry_out(
    services: Services,
    caller: Account,
    prepared: PreparedRequest[R],
    *,
    idempotency_key: str | None = None,
    admit: Admit = admit_all,
) -> R:
    """Have the pictures made, kept and charged; or, for a repeated key, the first answer again.

    Raises what stands in the way: refused admission, InsufficientUnits, the idempotency errors, and whatever
    the workshop raises. A cancelled caller gets its cancellation back when everything is undone.
    """
    if on():
        note({f"limner.{name}": getattr(prepared, name) for name in ("operation", "images", "units")})
    making = _Making(services, caller.id, prepared, idempotency_key, admit)
    work = services.start_task(making.run())
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        making.leave()
        while not work.done():
            with suppress(asyncio.CancelledError):  # impatience changes nothing: leaving takes its time
                await asyncio.wait({work})
        making.settle_unanswered()
        raise


class _Making(Generic[R]):
    """One request on its way. It runs in a task of its own, which a leaving caller stops at safe points only."""

    def __init__(
        self, services: Services, account_id: UUID, prepared: PreparedRequest[R], key: str | None, admit: Admit
    ) -> None:
        self._services = services
        self._account_id = account_id
        self._prepared = prepared
        self._key = key
        self._admit = admit
        self._reference = str(uuid4())
        self._deadline = asyncio.get_running_loop().time() + services.settings.workshop.request_timeout
        self._time = asyncio.timeout_at(self._deadline)
        self._at_work: asyncio.Task[Any] | None = None
        self._left = False
        self._followed: Progress = unheeded
        self._room = AsyncExitStack()
        self._closed: Settlement | None = None

    def leave(self) -> None:
        """Nobody waits any more: stop at the next step, or at once what is fetched or drawn."""
        self._left = True
        if self._at_work:
            self._at_work.cancel()

    def settle_unanswered(self) -> None:
        """Its caller left, and this has ended: nobody pays for an answer that was ready a moment later."""
        if self._closed:
            self._closed.take_back()

    async def run(self) -> R:
        """All steps, in the request's time. Raises TooSlow when that is over."""
        # Before anything is written or fetched, so that a full queue answers at once.
        engines = self._services.routing.engines_for(self._prepared.operation, self._prepared.model)
        with self._services.workshop.reserve(engines, self._account_id, max(self._prepared.images, 1)) as places:
            async with self._room, AsyncExitStack() as undo:
                try:
                    async with self._time:
                        receipt = await self._steps(places, undo)
                except TimeoutError:
                    if not self._time.expired():
                        raise
                    limit = self._services.settings.workshop.request_timeout
                    text = f"The request was not done in {limit:g} s; nothing is charged."
                    raise TooSlow(text, retry_after=RETRY_SECONDS) from None
                undo.pop_all()
        return receipt

    async def _steps(self, places: Places, undo: AsyncExitStack) -> R:
        """One after the other; each that changes something puts its undoing on the stack."""
        with span("begin"):
            begun = await self._begin(undo)
        if isinstance(begun, Replay):
            return self._prepared.outcome.again(begun.answer)
        with self._services.progress.told(self._account_id, self._key) as self._followed:
            return await self._made(places, begun, undo)

    async def _made(self, places: Places, begun: Begun | None, undo: AsyncExitStack) -> R:
        with span("admit"):
            self._check_wanted()
            await self._admit(self._prepared.images)
            self._check_wanted()
            await self._take_room()
            self._check_wanted()
        with span("hold", self._services.db.traced, "client"):
            hold = await self._hold(undo)
        self._check_wanted()
        with span("prepare"):
            jobs = await self._prepare(places)
        self._check_wanted()
        files = await self._draw(places, jobs)
        with span("keep"):
            await self._prepared.outcome.write(jobs, files, undo)
        self._check_wanted()
        receipt = self._prepared.outcome.receipt(int(self._services.clock().timestamp()), self._prepared.units)
        await self._settle(hold, begun, receipt, undo)
        IMAGES.labels(self._prepared.operation).inc(len(receipt.images), exemplar())
        UNITS_CHARGED.labels(self._prepared.operation).inc(receipt.credits, exemplar())
        return receipt

    def _check_wanted(self) -> None:
        if self._left:
            raise asyncio.CancelledError

    async def _begin(self, undo: AsyncExitStack) -> Begun | Replay | None:
        """Take the idempotency key, if there is one."""
        if self._key is None:
            return None
        idempotency = self._services.accounts.idempotency
        fingerprint = await asyncio.to_thread(self._prepared.fingerprint)
        begun = await idempotency.begin(self._account_id, self._key, fingerprint)
        if isinstance(begun, Begun):
            undo.push_async_callback(undone, idempotency.abandon, begun)
        return begun

    async def _take_room(self) -> None:
        """In the library, which may be full, or whose store may be known not to work."""
        if images := self._prepared.images:
            library = self._services.library
            await library.probe.check()
            await self._room.enter_async_context(library.room_for(self._account_id, images))

    async def _hold(self, undo: AsyncExitStack) -> Hold:
        accounts = self._services.accounts
        hold = await accounts.hold(self._account_id, self._prepared.units, reference=self._reference)
        undo.push_async_callback(undone, accounts.release, hold)
        # The line joins the reference, which hold and ledger have, to the request's id, which the client may choose.
        log.info("units_held", reference=self._reference, units=hold.units)
        return hold

    async def _prepare(self, places: Places) -> Sequence[Job]:
        """The jobs, with what they need."""

        async def beforehand(
            jobs: Sequence[Job], image_format: RasterFormat, engines: tuple[str, ...] = ()
        ) -> list[RenderedFile]:
            orders = [Order(engines or self._route(job), job, image_format, request=request) for job in jobs]
            with places.lent():
                return await self._done(orders, places, unheeded)

        request = self._reference if self._prepared.images > 1 else None
        work = asyncio.ensure_future(self._prepared.jobs(beforehand))
        self._at_work = work
        return await work

    async def _draw(self, places: Places, jobs: Sequence[Job]) -> list[RenderedFile]:
        """Have the workshop do the jobs."""
        asked, request = self._prepared, self._reference if len(jobs) > 1 else None
        orders = [
            Order(self._route(job), job, asked.image_format, quality=asked.quality, request=request) for job in jobs
        ]
        work = asyncio.create_task(self._done(orders, places, asked.progress))
        self._at_work = work
        return await work

    def _route(self, job: Job) -> tuple[str, ...]:
        return self._services.routing.engines_for(job.operation, job.model)

    async def _done(self, orders: Sequence[Order], places: Places, progress: Progress) -> list[RenderedFile]:
        """Have the workshop do these, in what is left of the request's time."""

        def tell(done: int, total: int) -> None:
            progress(done, total)
            self._followed(done, total)

        remaining = self._deadline - asyncio.get_running_loop().time()
        self._time.reschedule(None)  # the workshop keeps the time itself, and ends at once what runs out of it
        try:
            files = await self._services.workshop.run(orders, max(remaining, 0.0), self._account_id, places, tell)
        except EngineError:  # a request may go on without what it had made beforehand
            self._time.reschedule(self._deadline)
            raise
        self._time.reschedule(self._deadline)
        return files

    async def _settle(self, hold: Hold, begun: Begun | None, receipt: R, undo: AsyncExitStack) -> None:
        """Record, charge and answer, all or nothing."""

        async def record(session: Session) -> None:
            await self._prepared.outcome.record(session, self._reference)
            if begun:
                await self._services.accounts.idempotency.finish(session, begun, self._prepared.outcome.answer(receipt))

        def committing() -> None:
            self._time.reschedule(None)  # a commit cut off has an outcome that nobody knows

        work = Work(self._prepared.operation, tuple(image.image_id for image in receipt.images))
        settlement = Settlement(
            self._services, hold, self._reference, lambda: not self._left, work=work, answer_kept=begun is not None
        )
        try:
            await settlement.charge(record, committing)
        except CommitUnknown:
            settlement.end_later(undo.pop_all())
            raise
        if begun is None:
            self._check_wanted()
        await settlement.close()
        self._closed = settlement
