"""The end of a request's money: charged with its pictures, known to be charged, and only for an answer.

The answer to a commit may be lost. The database is asked then; while it does not answer, the request is one of which
nobody knows, and so is an error, since an error never charges:

- With an `Idempotency-Key` the answer was kept in the same commit. The same request gets it, or is made anew.
- Without one the charge was left open in the same commit. It is closed right before the answer is given; one that
  nobody closes is refunded, by this process when the database answers, or by any other when the lease is over.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import Final

import structlog

from limner.accounts.holds import HoldExpired
from limner.accounts.models import Hold, Work
from limner.kit.database import RETRY_SECONDS, DatabaseUnavailable, Session
from limner.kit.tracing import span
from limner.studio.services import Services

PATIENCE_SECONDS: Final = 5.0
"""How long a request waits for a database that went away during its commit: PostgreSQL restarts in less."""
PAUSE_SECONDS: Final = 0.2

log = structlog.get_logger(__name__)


class CommitUnknown(DatabaseUnavailable):
    """Whether the request was charged is not known yet. It will be, and no charge stays without its answer."""

    def __init__(self) -> None:
        super().__init__(
            "The database went away while the request was being charged. Send it again, with the same Idempotency-Key "
            "if it had one: it is answered and charged once. Without one, what was charged for this answer comes back.",
            retry_after=RETRY_SECONDS,
        )


class Settlement:
    """One request's. `wanted` says whether somebody still waits for the answer."""

    def __init__(
        self,
        services: Services,
        hold: Hold,
        reference: str,
        wanted: Callable[[], bool],
        *,
        work: Work,
        answer_kept: bool,
    ) -> None:
        self._services = services
        self._accounts = services.accounts
        self._hold = hold
        self._reference = reference
        self._wanted = wanted
        self._work = work
        self._answer_kept = answer_kept

    async def charge(self, record: Callable[[Session], Awaitable[None]], committing: Callable[[], None]) -> None:
        """Do what `record` does and charge for it, all or nothing; `committing` is called before the commit.

        Raises CommitUnknown where the outcome cannot be learned: `end_later` must follow.
        """
        try:
            with span("charge", self._services.db.traced, "client"):
                await self._recorded(record, committing)
        except Exception:  # whatever it was, the commit may have been made before it
            if not await self._confirmed():
                raise
            log.warning("commit_confirmed_late", reference=self._reference)

    async def _recorded(self, record: Callable[[Session], Awaitable[None]], committing: Callable[[], None]) -> None:
        """The transaction."""
        async with self._services.db.transaction() as session:
            await record(session)
            # Last: it locks the account, for which the caller's other requests may be waiting.
            await self._accounts.charge(
                session,
                self._hold,
                reference=self._reference,
                work=self._work,
                left_open=not self._answer_kept,
            )
            committing()

    async def close(self) -> None:
        """Let the charge stand, since its answer is about to be given. Raises HoldExpired if it was refunded.

        Where the database is away the answer is given all the same, and the charge closed later.
        """
        if self._answer_kept:
            return
        try:
            await self._accounts.close_charge(self._hold)
        except DatabaseUnavailable:
            log.warning("charge_not_closed_yet", reference=self._reference)
            self._services.when_database_answers(self._close_late)

    def take_back(self) -> None:
        """Refund a charge whose answer was ready, and found nobody; one with a key can still be asked for."""
        if not self._answer_kept and self._hold.units:
            self._services.when_database_answers(self._refund)

    def end_later(self, undo: AsyncExitStack) -> None:
        """When the database answers: give the hold back, or refund it; then undo what was not made."""

        async def end() -> None:
            await self._accounts.release(self._hold)  # without effect where the answer was kept
            await undo.aclose()
            log.info("unknown_commit_ended", reference=self._reference)

        self._services.when_database_answers(end)

    async def _close_late(self) -> None:
        with suppress(HoldExpired):  # only the answer to the first closing was lost
            await self._accounts.close_charge(self._hold)

    async def _refund(self) -> None:
        await self._accounts.refund_unanswered(self._hold, reference=self._reference)

    async def _confirmed(self) -> bool:
        """Whether the transaction was made: the charge stands and falls with all the rest of it."""
        clock = asyncio.get_running_loop().time
        end = clock() + PATIENCE_SECONDS
        while True:
            try:
                return await self._accounts.charged(self._hold, reference=self._reference)
            except DatabaseUnavailable as error:
                if clock() >= end or not self._wanted():
                    log.warning("commit_unknown", reference=self._reference)
                    raise CommitUnknown from error
            await asyncio.sleep(PAUSE_SECONDS)
