"""Accounts: who may use the service, with which keys, and how much is left."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from datetime import date, datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

import structlog
from sqlalchemy.ext.asyncio import AsyncSession

from limner.accounts import departure, holds, keys, ledger, pruning, roster
from limner.accounts.holds import InsufficientUnits
from limner.accounts.idempotency import Idempotency
from limner.accounts.models import Account, Discrepancy, Entry, Hold, Key, Limits, Page, Role, Scope, Work
from limner.accounts.pruning import Month
from limner.accounts.statements import Statements
from limner.kit.clock import Clock, utc_now
from limner.kit.database import Database
from limner.kit.errors import InvalidRequest
from limner.kit.metrics import HOLDS

AUDIT_SECONDS = 600.0
UNANSWERED = "its answer was never given"
"""The note of a refund that the service makes by itself."""

Change = Callable[[AsyncSession, UUID, Any], Awaitable[None]]
Unmake = Callable[[AsyncSession, str], Awaitable[None]]
"""Undoes what the charge of a reference paid for, in the transaction that refunds it; nothing, where that is done."""

log = structlog.get_logger(__name__)


async def unmake_nothing(session: AsyncSession, reference: str) -> None:
    """Where accounts are all there is."""


class Accounts:
    """The accounts of one database. Units are API units, whole numbers.

    A hold lives as long as `renew` is called more often than every `lease`; a process that dies loses its
    holds to another's `release_expired`, which gives back what is held and refunds what is charged for an answer
    that was never given. `idempotency` lives by the same lease and the same `renew`. `upkeep` is the same database
    through connections that requests do not wait for, where there are such: leases are renewed in any rush.
    `unmake` is part of every refund that the service makes by itself.
    """

    def __init__(
        self,
        db: Database,
        clock: Clock = utc_now,
        *,
        lease: timedelta = timedelta(seconds=30),
        upkeep: Database | None = None,
        unmake: Unmake = unmake_nothing,
    ) -> None:
        self.idempotency = Idempotency(db, clock, lease=lease, upkeep=upkeep)
        self.statements = Statements(db)
        self._db = db
        self._upkeep = upkeep or db
        self._clock = clock
        self._lease = lease
        self._unmake = unmake
        self._live: set[UUID] = set()
        self._noting: dict[UUID, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Wait for what goes on in the background, before the database is closed."""
        if self._noting:
            await asyncio.wait(self._noting.values())

    async def create(self, email: str, name: str = "", units: int = 0) -> Account:
        """Make an account. Raises InvalidRequest for what is no email, and for one that is taken."""
        async with self._db.transaction() as session:
            return await self._create(session, email, name, units)

    async def create_first(self, email: str, name: str, units: int, label: str) -> tuple[Account, str] | None:
        """Where there is no account yet, make an operator's with units and a key, all or nothing; None otherwise.

        Returns the account and the key's text. Of processes that start together one makes it.
        """
        try:
            async with self._db.transaction() as session:
                if await roster.anybody(session):
                    return None
                account = await self._create(session, email, name, units)
                await roster.appoint(session, account.id, "operator")
                account = await roster.by_id(session, account.id)
                _, text = await keys.make(session, account.id, label, "all", self._clock())
                return account, text
        except InvalidRequest as error:
            if error.code != "email_taken":
                raise
            return None  # another process has just made it

    async def _create(self, session: AsyncSession, email: str, name: str, units: int) -> Account:
        now = self._clock()
        account_id = await roster.enrol(session, email, name, now)
        if units:
            await ledger.add(session, account_id, units, "top_up", reference="", note="opening balance", now=now)
        return await roster.by_id(session, account_id)

    async def get(self, account_id: UUID) -> Account:
        """Raises NotFound."""
        async with self._db.reading() as session:
            return await roster.by_id(session, account_id)

    async def by_email(self, email: str) -> Account:
        """Raises NotFound."""
        async with self._db.reading() as session:
            return await roster.by_email(session, email)

    async def list(self) -> tuple[Account, ...]:
        """All accounts, oldest first."""
        async with self._db.reading() as session:
            return await roster.everyone(session)

    async def page(self, search: str = "", *, after: UUID | None = None, limit: int = 50) -> Page:
        """Up to `limit` accounts whose address or name has `search` in it, newest first; the next page is `after` its
        `next`. Raises InvalidRequest unless 1 ≤ limit ≤ 200, and NotFound for `after`.
        """
        return await self._db.lagging(lambda session: roster.page(session, search, after, limit))

    async def rename(self, account_id: UUID, name: str) -> Account:
        """Call an account otherwise. Raises NotFound, or InvalidRequest for a name of over 200 characters."""
        return await self._change(account_id, roster.rename, name)

    async def change_email(self, account_id: UUID, email: str) -> Account:
        """Give an account another address, which nobody checks: for operators, and never for its holder.

        Raises NotFound, and InvalidRequest for what is no email, and for one that is taken.
        """
        return await self._change(account_id, roster.readdress, email)

    async def set_role(self, account_id: UUID, role: Role) -> Account:
        """Make somebody an operator, or a user again. Raises NotFound, or InvalidRequest for what is no role."""
        return await self._change(account_id, roster.appoint, role)

    async def set_limits(self, account_id: UUID, limits: Limits) -> Account:
        """Give an account rate limits of its own. Raises NotFound, or InvalidRequest below 0 or above a million."""
        return await self._change(account_id, roster.limit, limits)

    async def _change(self, account_id: UUID, change: Change, value: Any) -> Account:
        async with self._db.transaction() as session:
            await change(session, account_id, value)
            return await roster.by_id(session, account_id)

    async def top_up(self, account_id: UUID, units: int, note: str = "") -> Account:
        """Add units. Raises NotFound, or InvalidRequest unless 1 ≤ units ≤ 10^12."""
        async with self._db.transaction() as session:
            await ledger.add(session, account_id, units, "top_up", reference="", note=note, now=self._clock())
            return await roster.by_id(session, account_id)

    async def refund(self, account_id: UUID, units: int, *, reference: str, note: str = "") -> Account:
        """Give units back that were charged. Raises as `top_up` does."""
        async with self._db.transaction() as session:
            await ledger.add(session, account_id, units, "refund", reference=reference, note=note, now=self._clock())
            return await roster.by_id(session, account_id)

    async def refund_unanswered(self, hold: Hold, *, reference: str) -> None:
        """Refund a charge whose answer was never given, and unmake what it paid for, unless that was done.

        It may be asked for again and again.
        """
        async with self._db.transaction() as session:
            await self._unmake(session, reference)  # before the account is locked, as where things are made
            # Locked before the look: another process that refunds the same charge has done so, or waits.
            await roster.lock(session, hold.account_id)
            if await ledger.refunded(session, hold.account_id, reference):
                return
            await self._refund_unanswered(session, hold.account_id, hold.units, reference)
        HOLDS.labels("refunded").inc()

    async def _refund_unanswered(self, session: AsyncSession, account_id: UUID, units: int, reference: str) -> None:
        work = await ledger.charged_for(session, account_id, reference)
        now = self._clock()
        await ledger.add(session, account_id, units, "refund", reference=reference, note=UNANSWERED, now=now, work=work)

    async def create_key(self, account_id: UUID, label: str = "", scope: Scope = "all") -> tuple[Key, str]:
        """Make a key and return it with its text, shown this once.

        Raises InsufficientUnits at balance 0, and InvalidRequest for a label that is too long.
        """
        async with self._db.transaction() as session:
            account = await roster.locked(session, account_id)
            if account.balance == 0:
                raise InsufficientUnits(
                    "A key needs a balance above 0 API units and 0 are available; add units to the account first."
                )
            return await keys.make(session, account_id, label, scope, self._clock())

    async def list_keys(self, account_id: UUID) -> tuple[Key, ...]:
        """An account's keys, revoked ones included, oldest first."""
        async with self._db.reading() as session:
            return await keys.of(session, account_id)

    async def revoke_key(self, key_id: UUID, *, owner: UUID | None = None) -> None:
        """Refuse the key from now on. Raises NotFound for an unknown key, or one of another account than `owner`."""
        async with self._db.transaction() as session:
            await keys.revoke(session, key_id, self._clock(), owner)

    async def authenticate(self, text: str) -> Account | None:
        """The account that the key's text opens; None for an unknown, revoked or malformed one."""
        found = await self.recognise(text)
        return found[1] if found else None

    async def recognise(self, text: str) -> tuple[Key, Account] | None:
        """As `authenticate`, with the key, whose scope the caller heeds."""
        async with self._db.reading() as session:
            found = await keys.find(session, text)
        if found is None:
            return None
        key, account = found
        if not keys.seen_lately(key, self._clock()) and key.id not in self._noting:
            self._noting[key.id] = asyncio.create_task(self._note_use(key))
        return key, account

    async def _note_use(self, key: Key) -> None:
        """Beside the request, which need not wait for the write lock."""
        try:
            async with self._db.transaction() as session:
                await keys.saw(session, key, self._clock())
        except Exception:  # the note is a courtesy, and the next use brings another
            log.warning("key_use_not_noted", key=str(key.id), exc_info=True)
        finally:
            del self._noting[key.id]

    async def hold(self, account_id: UUID, units: int, *, reference: str) -> Hold:
        """Set units aside for work about to start; 0 is allowed. Raises InsufficientUnits or NotFound."""
        try:
            # One account's burst has a few connections: all change its row.
            async with self._db.transaction(turn=account_id) as session:
                # The lease begins here: the wait for the write lock, which may be as long, is over.
                hold = Hold(uuid4(), account_id, units, expires_at=self._clock() + self._lease)
                await holds.place(session, hold, reference)
        except InsufficientUnits:
            HOLDS.labels("refused").inc()
            raise
        # A caller that is cancelled above never learns of the hold: it stays out of _live and runs out.
        self._live.add(hold.id)
        HOLDS.labels("held").inc()
        return hold

    async def charge(
        self,
        session: AsyncSession,
        hold: Hold,
        units: int | None = None,
        *,
        reference: str,
        work: Work = ledger.NO_WORK,
        left_open: bool = False,
    ) -> None:
        """Turn a hold into a charge of `units` (all of them by default), within the caller's transaction.

        What the charge leaves of the hold goes back. A charge that is `left_open` is refunded, by whoever is alive,
        unless `close_charge` follows within the lease. Raises HoldExpired if the hold was given back before.
        """
        units = hold.units if units is None else units
        await holds.settle(session, hold, units, left_open=left_open)
        now = self._clock()
        await ledger.write(session, hold.account_id, -units, "charge", reference=reference, note="", now=now, work=work)
        if not left_open:
            self._live.discard(hold.id)

    async def charged(self, hold: Hold, *, reference: str) -> bool:
        """Whether a hold was charged a moment ago, where the answer to the commit was lost.

        Waits for a commit that is still under way: the database may go on with it when its connection is gone.
        """
        async with self._db.transaction() as session:
            state = await holds.state(session, hold)
            if state is None:
                return await ledger.charged(session, hold.account_id, reference)
            return state == "charged"

    async def close_charge(self, hold: Hold) -> None:
        """Let an open charge stand: its answer is about to be given. Raises HoldExpired if it was refunded before."""
        async with self._db.transaction() as session:
            closed = await holds.close(session, hold)
        self._live.discard(hold.id)
        if closed is None:
            raise holds.expiry()

    async def _end(self, session: AsyncSession, hold: Hold, expired_at: datetime | None = None) -> str | None:
        """What was done to the hold, in a word for the metrics."""
        if await holds.give_back(session, hold, expired_at=expired_at):
            return "released"
        opened = await holds.close(session, hold, expired_at=expired_at)
        if opened is None:
            return None
        units, reference = opened
        if units:
            await self._unmake(session, reference)
            await self._refund_unanswered(session, hold.account_id, units, reference)
        return "refunded"

    async def release(self, hold: Hold) -> None:
        """Give a hold back, or refund its open charge, whichever there is; without effect where there is neither.

        Waits for a commit that is still under way, as `charged` does.
        """
        self._live.discard(hold.id)
        async with self._db.transaction() as session:
            ended = await self._end(session, hold)
        if ended:
            HOLDS.labels(ended).inc()

    async def renew(self) -> None:
        """Extend the leases of everything that is under way in this process."""
        if self._live:
            async with self._upkeep.transaction() as session:
                await holds.renew(session, tuple(self._live), self._clock() + self._lease)
        await self.idempotency.renew()

    async def close_account(self, account_id: UUID) -> None:
        """Let nobody use an account from now on, and forget whose it was: the first step of its end.

        Keys and sessions open nothing any more, and nothing new can be held. Raises NotFound.
        """
        async with self._db.transaction() as session:
            await departure.begin(session, account_id, self._clock())

    async def closed_accounts(self) -> Sequence[UUID]:
        """The closed accounts that `empty_account` has not been done for."""
        async with self._db.reading() as session:
            return await departure.unfinished(session)

    async def end_holds(self, account_id: UUID) -> None:
        """Give back what is held of a closed account, and refund its open charges: no request of it can end well."""
        async with self._db.reading() as session:
            pending = await holds.of_account(session, account_id)
        for hold in pending:
            await self.release(hold)

    async def empty_account(self, account_id: UUID) -> None:
        """The last step: what units a closed account has left are written off. Its ledger stays, and its sums agree."""
        async with self._db.transaction() as session:
            await departure.finish(session, account_id, self._clock())

    async def release_expired(self) -> int:
        """Give back the holds of dead processes, and refund their open charges; returns the number of both.

        Any process may do it for all.
        """
        async with self._upkeep.reading() as session:
            expired = await holds.expired(session, self._clock())
        ends: Counter[str] = Counter()
        for hold in expired:
            # One at a time: a transaction never has two holds, so no two can wait for each other.
            async with self._upkeep.transaction() as session:
                ended = await self._end(session, hold, self._clock())
            if ended:
                ends[ended] += 1
        HOLDS.labels("expired").inc(ends["released"])
        HOLDS.labels("refunded").inc(ends["refunded"])
        return ends.total()

    async def ledger(self, account_id: UUID, limit: int = 100) -> tuple[Entry, ...]:
        """An account's latest entries, newest first."""
        async with self._db.reading() as session:
            return await ledger.entries(session, account_id, limit)

    async def months(self) -> Sequence[Month]:
        """The months that the ledger has lines of, or had, the earliest first."""
        async with self._db.reading() as session:
            return await pruning.by_month(session)

    async def prune(self, before: date) -> int:
        """Delete the ledger's lines from before a month; balances and the sums of days stay. Returns their number.

        Raises InvalidRequest unless it is the first day of the last month or of an earlier one, and where sums do not
        agree; LedgerInUse where a month cannot be dropped yet.
        """
        return await pruning.prune(self._db, before, self._clock())

    async def audit(self) -> tuple[Discrepancy, ...]:
        """The accounts whose sums do not agree: none, ever. Reads the whole ledger, for up to ten minutes."""
        async with self._db.reading(AUDIT_SECONDS) as session:
            return await ledger.discrepancies(session)
