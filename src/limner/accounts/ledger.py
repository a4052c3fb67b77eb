"""Balances and the ledger behind them: each change of a balance and its entry are one step of a transaction."""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Any
from uuid import UUID

from sqlalchemy import (
    BigInteger,
    Executable,
    SQLColumnExpression,
    Subquery,
    bindparam,
    cast,
    false,
    func,
    insert,
    or_,
    select,
    union_all,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from limner.accounts import pruning
from limner.accounts.models import Discrepancy, Entry, EntryKind, Work
from limner.accounts.tables import AccountRow, HoldRow, LedgerDayRow, LedgerRow
from limner.kit.database import table_of
from limner.kit.errors import InvalidRequest, NotFound
from limner.kit.months import beginning

_WRITE = insert(table_of(LedgerRow))

_DAYS = table_of(LedgerDayRow)


def _adding(new: sqlite.Insert | postgresql.Insert) -> Executable:
    values = new.values({column.key: bindparam(column.key) for column in _DAYS.c})
    sums = {name: _DAYS.c[name] + values.excluded[name] for name in ("units", "images", "entries")}
    return values.on_conflict_do_update(index_elements=[*_DAYS.primary_key.columns], set_=sums)


_SUM_UP = {"sqlite": _adding(sqlite.insert(_DAYS)), "postgresql": _adding(postgresql.insert(_DAYS))}
"""By dialect, each built once: a request runs it."""

NO_WORK = Work()
MOST_UNITS = 10**12
"""The most units that one entry may add: keeps every sum far inside 64 bits."""
ENTRY = (
    LedgerRow.id,
    LedgerRow.account_id,
    LedgerRow.amount,
    LedgerRow.kind,
    LedgerRow.reference,
    LedgerRow.note,
    LedgerRow.created_at,
    LedgerRow.operation,
    LedgerRow.images,
    LedgerRow.image_ids,
)
"""The columns of an `Entry`, in its order."""
RECENT_ENTRIES = 1_000
"""Entries among which a charge of a moment ago is looked for: references have no index, since nothing else asks."""


async def add(
    session: AsyncSession,
    account_id: UUID,
    units: int,
    kind: EntryKind,
    *,
    reference: str,
    note: str,
    now: datetime,
    work: Work = NO_WORK,
) -> None:
    """Raise a balance and write the entry. Raises NotFound, or InvalidRequest unless 1 ≤ units ≤ 10^12."""
    if not 1 <= units <= MOST_UNITS:
        raise InvalidRequest(
            f"{units} units cannot be added; a whole number from 1 to {MOST_UNITS} can.", param="units"
        )
    changed = await session.execute(
        update(AccountRow)
        .where(AccountRow.id == account_id)
        .values(balance=AccountRow.balance + units)
        .returning(AccountRow.id)
    )
    if changed.one_or_none() is None:
        raise NotFound(f"There is no account {account_id}.", code="account_not_found")
    await write(session, account_id, units, kind, reference=reference, note=note, now=now, work=work)


async def write(
    session: AsyncSession,
    account_id: UUID,
    amount: int,
    kind: EntryKind,
    *,
    reference: str,
    note: str,
    now: datetime,
    work: Work = NO_WORK,
) -> None:
    """Write an entry, and add it to its day; the caller changes the balance in the same transaction."""
    await session.execute(
        _WRITE,
        {
            "account_id": account_id,
            "amount": amount,
            "kind": kind,
            "reference": reference,
            "note": note,
            "created_at": now,
            "operation": work.operation,
            "images": work.images,
            "image_ids": [str(image_id) for image_id in work.image_ids] or None,
        },
    )
    day = {
        "account_id": account_id,
        "day": now.astimezone(UTC).date(),
        "operation": work.operation,
        "kind": kind,
        "units": amount,
        "images": work.images,
        "entries": 1,
    }
    await session.execute(_SUM_UP[session.get_bind().dialect.name], day)


async def entries(session: AsyncSession, account_id: UUID, limit: int) -> tuple[Entry, ...]:
    """An account's latest entries, newest first."""
    own = select(*ENTRY).where(LedgerRow.account_id == account_id)
    rows = await session.execute(own.order_by(LedgerRow.id.desc()).limit(limit))
    return tuple(entry_of(row) for row in rows)


def entry_of(row: Sequence[Any]) -> Entry:
    """The entry of a row of `ENTRY`."""
    values: list[Any] = [*row[:-1], tuple(UUID(text) for text in row[-1] or ())]
    return Entry(*values)


async def charged(session: AsyncSession, account_id: UUID, reference: str) -> bool:
    """Whether a charge of this reference, not refunded, is among the account's latest `RECENT_ENTRIES` entries."""
    lines = await _recent(session, account_id, reference)
    return "charge" in lines and "refund" not in lines


async def refunded(session: AsyncSession, account_id: UUID, reference: str) -> bool:
    """Whether a refund of this reference is among the account's latest `RECENT_ENTRIES` entries."""
    return "refund" in await _recent(session, account_id, reference)


async def charged_for(session: AsyncSession, account_id: UUID, reference: str) -> Work:
    """What a charge of this reference, among the account's latest `RECENT_ENTRIES` entries, was for."""
    return Work((await _recent(session, account_id, reference)).get("charge", ""))


async def _recent(session: AsyncSession, account_id: UUID, reference: str) -> dict[EntryKind, str]:
    """The kinds of the lines of a reference, with their operations."""
    table = LedgerRow
    own = select(table.kind, table.operation, table.reference).where(table.account_id == account_id)
    latest = own.order_by(table.id.desc()).limit(RECENT_ENTRIES).subquery()
    found = await session.execute(select(latest.c.kind, latest.c.operation).where(latest.c.reference == reference))
    return {row.kind: row.operation for row in found}


async def discrepancies(session: AsyncSession) -> tuple[Discrepancy, ...]:
    """The accounts whose balance is not the sum of their entries, or whose held units not that of their holds.

    Reads the whole ledger; of the days before its start, their sums.
    """
    while True:
        start = await pruning.start(session)
        found = await _discrepancies(session, start)
        if await pruning.start(session) == start:
            return found


async def _discrepancies(session: AsyncSession, start: date | None) -> tuple[Discrepancy, ...]:
    entries = select(LedgerRow.account_id, LedgerRow.amount.label("units"))
    days = select(LedgerDayRow.account_id, LedgerDayRow.units)
    if start:
        entries = entries.where(LedgerRow.created_at >= beginning(start))
    lines = union_all(entries, days.where(LedgerDayRow.day < start) if start else days.where(false())).subquery()
    booked, holding = _sums(lines.c.account_id, lines.c.units), _sums(HoldRow.account_id, HoldRow.units)
    ledger, holds = func.coalesce(booked.c.total, 0), func.coalesce(holding.c.total, 0)
    rows = await session.execute(
        select(AccountRow.id, AccountRow.balance, ledger, AccountRow.held, holds)
        .outerjoin(booked, booked.c.account_id == AccountRow.id)
        .outerjoin(holding, holding.c.account_id == AccountRow.id)
        .where(or_(ledger != AccountRow.balance, holds != AccountRow.held))
    )
    return tuple(Discrepancy(*row) for row in rows)


def _sums(account_id: SQLColumnExpression[UUID], units: SQLColumnExpression[int]) -> Subquery:
    """The total of a column for each account; cast, since PostgreSQL adds integers up to a decimal."""
    total = cast(func.sum(units), BigInteger).label("total")
    return select(account_id.label("account_id"), total).group_by(account_id).subquery()
