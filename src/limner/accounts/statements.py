"""Statements: an account's ledger as its holder reads it, in pages, in sums by day and operation, as CSV."""

import csv
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, date, datetime, time, timedelta
from io import StringIO
from typing import Any, Final
from uuid import UUID

from sqlalchemy import BigInteger, ColumnElement, cast, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from limner.accounts import ledger
from limner.accounts.models import Entry, Total
from limner.accounts.tables import LedgerRow
from limner.kit.database import Database
from limner.kit.errors import InvalidRequest

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
    ) -> tuple[Entry, ...]:
        """The latest entries from before the one with the id `before`, newest first.

        Raises InvalidRequest unless 1 ≤ limit ≤ 500.
        """
        if not 1 <= limit <= MOST_ENTRIES:
            raise InvalidRequest(f"A page has 1 to {MOST_ENTRIES} entries, not {limit}.", param="limit")
        own = select(*ledger.ENTRY).where(*_within(account_id, first, last))
        if before is not None:
            own = own.where(LedgerRow.id < before)
        async with self._db.reading() as session:
            rows = await session.execute(own.order_by(LedgerRow.id.desc()).limit(limit))
            return tuple(ledger.entry_of(row) for row in rows)

    async def totals(self, account_id: UUID, first: date, last: date) -> tuple[Total, ...]:
        """What each operation came to on each day, by day; days without entries have no row.

        Raises InvalidRequest for over 400 days, and for days in the wrong order.
        """
        if not 0 <= (last - first).days < MOST_DAYS:
            raise InvalidRequest(f"{first} to {last} cannot be summed up; accepted: 1 to {MOST_DAYS} days in order.")
        async with self._db.reading() as session:
            day = _day(session)
            columns = (day, LedgerRow.operation, LedgerRow.kind)
            sums = (
                cast(func.sum(LedgerRow.amount), BigInteger),
                cast(func.sum(LedgerRow.images), BigInteger),
                func.count(),
            )
            grouped = select(*columns, *sums).where(*_within(account_id, first, last)).group_by(*columns)
            rows = await session.execute(grouped.order_by(*columns))
            return tuple(Total(date.fromisoformat(str(row[0])), *row[1:]) for row in rows)

    async def csv(self, account_id: UUID, *, first: date | None = None, last: date | None = None) -> AsyncIterator[str]:
        """The entries as CSV (RFC 4180), newest first, the heading before them; a page of lines at a time.

        No cell begins as a formula of a spreadsheet would.
        """
        yield _lines([COLUMNS])
        before: int | None = None
        while page := await self.entries(account_id, before=before, first=first, last=last, limit=MOST_ENTRIES):
            yield _lines([_cells(entry) for entry in page])
            before = page[-1].id


def _within(account_id: UUID, first: date | None, last: date | None) -> list[ColumnElement[bool]]:
    conditions: list[ColumnElement[bool]] = [LedgerRow.account_id == account_id]
    if first is not None:
        conditions.append(LedgerRow.created_at >= datetime.combine(first, time(), UTC))
    if last is not None:
        end = datetime.combine(min(last, _LAST_DAY), time(), UTC) + timedelta(days=1)
        conditions.append(LedgerRow.created_at < end)
    return conditions


def _day(session: AsyncSession) -> ColumnElement[Any]:
    """The day of an entry in UTC; SQLite keeps times in it."""
    if session.get_bind().dialect.name == "sqlite":
        return func.date(LedgerRow.created_at)
    return func.date(func.timezone("UTC", LedgerRow.created_at))


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
