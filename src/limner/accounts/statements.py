"""Statements: an account's ledger as its holder reads it, in pages, in sums by day and operation, as CSV."""

import csv
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, date, datetime, time, timedelta
from io import StringIO
from typing import Any, Final
from uuid import UUID

from sqlalchemy import ColumnElement, Select, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from limner.accounts import ledger
from limner.accounts.models import Entry, Total
from limner.accounts.tables import LedgerDayRow, LedgerRow
from limner.kit.database import Database
from limner.kit.errors import InvalidRequest, NotFound

MOST_ENTRIES: Final = 500
"""Entries on one page."""
MOST_DAYS: Final = 400
"""Days of one table of sums."""
COLUMNS: Final = ("time", "kind", "operation", "images", "units", "reference", "note")
"""The heading of the CSV. `units` is signed; `time` is ISO 8601 in UTC."""
_LAST_DAY = date.max - timedelta(days=1)
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


class Statements:
    """The statements of all accounts. Days are those of UTC; both ends of a stretch of days belong to it."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def entries(
        self,
        account_id: UUID,
        *,
        before: int | None = None,
        first: date | None = None,
        last: date | None = None,
        limit: int = 50,
        to_the_last: bool = False,
    ) -> tuple[Entry, ...]:
        """The latest entries from before the one with the id `before`, newest first.

        The last seconds' may be missing, unless `to_the_last` says that a balance stands beside them. Raises
        InvalidRequest unless 1 ≤ limit ≤ 500, and NotFound for `before`.
        """
        if not 1 <= limit <= MOST_ENTRIES:
            raise InvalidRequest(f"A page has 1 to {MOST_ENTRIES} entries, not {limit}.", param="limit")
        newest = _newest(account_id, first, last, limit)

        async def read(session: AsyncSession) -> tuple[Entry, ...]:
            place = [] if before is None else await _earlier(session, account_id, before)
            return tuple(ledger.entry_of(row) for row in await session.execute(newest.where(*place)))

        return await (self._db.newest(read) if to_the_last else self._db.lagging(read))

    async def totals(self, account_id: UUID, first: date, last: date) -> tuple[Total, ...]:
        """What each operation came to on each day, by day; days without entries have no row.

        Raises InvalidRequest for over 400 days, and for days in the wrong order.
        """
        if not 0 <= (last - first).days < MOST_DAYS:
            raise InvalidRequest(f"{first} to {last} cannot be summed up; accepted: 1 to {MOST_DAYS} days in order.")
        days = LedgerDayRow
        columns = (days.day, days.operation, days.kind, days.units, days.images, days.entries)
        own = select(*columns).where(days.account_id == account_id, days.day.between(first, last))

        async def read(session: AsyncSession) -> tuple[Total, ...]:
            rows = await session.execute(own.order_by(days.day, days.operation, days.kind))
            return tuple(Total(*row) for row in rows)

        return await self._db.lagging(read)

    async def csv(self, account_id: UUID, *, first: date | None = None, last: date | None = None) -> AsyncIterator[str]:
        """The entries as CSV (RFC 4180), newest first, the heading before them; a page of lines at a time.

        No cell begins as a formula of a spreadsheet would.
        """
        yield _lines([COLUMNS])
        newest = _newest(account_id, first, last, MOST_ENTRIES)
        rest = newest

        async def read(session: AsyncSession) -> list[Entry]:
            return [ledger.entry_of(row) for row in await session.execute(rest)]

        while page := await self._db.lagging(read):
            yield _lines([_cells(entry) for entry in page])
            rest = newest.where(*_before(page[-1].created_at, page[-1].id))  # that line may be gone by then


def _newest(account_id: UUID, first: date | None, last: date | None, limit: int) -> Select[*tuple[Any, ...]]:
    own = select(*ledger.ENTRY).where(*_within(account_id, first, last))
    return own.order_by(LedgerRow.created_at.desc(), LedgerRow.id.desc()).limit(limit)


def _within(account_id: UUID, first: date | None, last: date | None) -> list[ColumnElement[bool]]:
    conditions: list[ColumnElement[bool]] = [LedgerRow.account_id == account_id]
    if first is not None:
        conditions.append(LedgerRow.created_at >= datetime.combine(first, time(), UTC))
    if last is not None:
        end = datetime.combine(min(last, _LAST_DAY), time(), UTC) + timedelta(days=1)
        conditions.append(LedgerRow.created_at < end)
    return conditions


async def _earlier(session: AsyncSession, account_id: UUID, before: int) -> list[ColumnElement[bool]]:
    """The entries before one of the account's, by time, and by id where they are of one moment. Raises NotFound."""
    own = select(LedgerRow.created_at).where(LedgerRow.id == before, LedgerRow.account_id == account_id)
    moment = await session.scalar(own)
    if moment is None:
        raise NotFound(f"There is no entry {before} in this ledger.")
    return _before(moment, before)


def _before(moment: datetime, entry_id: int) -> list[ColumnElement[bool]]:
    same = and_(LedgerRow.created_at == moment, LedgerRow.id < entry_id)
    return [LedgerRow.created_at <= moment, or_(LedgerRow.created_at < moment, same)]


def _cells(entry: Entry) -> Sequence[object]:
    written = entry.created_at.isoformat(timespec="seconds")
    texts = [_harmless(text) for text in (entry.reference, entry.note)]
    return (written, entry.kind, entry.operation, entry.images, entry.amount, *texts)


def _harmless(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA) else text


def _lines(rows: Sequence[Sequence[object]]) -> str:
    out = StringIO()
    csv.writer(out).writerows(rows)
    return out.getvalue()
