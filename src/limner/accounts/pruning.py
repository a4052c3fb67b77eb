"""Pruning: old lines of the ledger go for good, by whole months. The sums of their days stay, and so do balances.

The ledger's start is moved first. Whatever is left before it, where pruning was cut off, counts no more, and goes with
the next pruning.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final

from sqlalchemy import ColumnElement, Date, SQLColumnExpression, delete, func, literal, or_, select, union_all
from sqlalchemy.ext.asyncio import AsyncSession

from limner.accounts.tables import LedgerDayRow, LedgerRow, LedgerStartRow
from limner.kit import months
from limner.kit.database import Database, insert_for
from limner.kit.errors import InvalidRequest, LimnerError
from limner.kit.months import beginning, month_of, months_later

KEPT_MONTHS: Final = 1
"""Months before this one that stay: a charge is refunded, and an answer repeated, days after it at most."""
BATCH_ENTRIES: Final = 20_000
"""Lines that are looked through in one transaction, where they have no part of their own."""
SECONDS: Final = 600.0
"""How long the lines may take to be added up before they go."""
DROP_TRIES: Final = 10
DROP_PAUSE_SECONDS: Final = 0.5
_ONLY: Final = 1


class LedgerInUse(LimnerError):  # noqa: N818  named for what happened
    """A month of the ledger cannot be dropped now, since somebody has been reading it all the while."""


@dataclass(slots=True)
class Month:
    """A month of all accounts, by its first day: its lines, the units spent, less refunds, and what else came in."""

    first: date
    pruned: bool
    entries: int = 0
    spent: int = 0
    added: int = 0


async def start(session: AsyncSession) -> date | None:
    """The first day whose lines the ledger has; None where it has all."""
    return await session.scalar(select(LedgerStartRow.day))


async def by_month(session: AsyncSession) -> Sequence[Month]:
    """The months that have lines, or had them, the earliest first."""
    days = LedgerDayRow
    sums = (func.sum(days.entries), func.sum(days.units))
    rows = await session.execute(select(days.day, days.kind, *sums).group_by(days.day, days.kind).order_by(days.day))
    since = await start(session) or date.min
    found: dict[date, Month] = {}
    for day, kind, entries, units in rows:
        month = found.setdefault(month_of(day), Month(month_of(day), pruned=day < since))
        month.entries += int(entries)
        if kind in ("charge", "refund"):
            month.spent -= int(units)
        else:
            month.added += int(units)
    return list(found.values())


async def prune(db: Database, before: date, now: datetime) -> int:
    """Delete the lines from before a month, for which the sums of their days stand from then on. Returns their number.

    On PostgreSQL a whole month goes at once. Raises InvalidRequest unless `before` is the first day of a month, the
    last one's at the latest, and where the sums are not those of the lines; then nothing is deleted. Raises LedgerInUse
    where a month cannot go yet: what is left of it counts no more, and goes the next time.
    """
    latest = months_later(month_of(now.date()), -KEPT_MONTHS)
    if before.day != 1 or before > latest:
        raise InvalidRequest(
            f"The ledger cannot be pruned up to {before}; accepted: the first day of a month, {latest} at the latest, "
            "since this month and the last stay.",
            param="before",
        )
    async with db.reading(SECONDS) as session:
        count = await checked(session, before)
    async with db.transaction() as session:
        await _begin(session, before)
    await _drop_months(db, before)
    await _delete_rest(db, before)
    return count


async def checked(session: AsyncSession, before: date) -> int:
    """How many lines there are to go. Raises InvalidRequest where the sums of their days are others."""
    first = await start(session) or date.min
    lines, days = LedgerRow, LedgerDayRow
    keys = (lines.account_id, _day_of(session, lines.created_at).label("day"), lines.operation, lines.kind)
    counted = select(*keys, lines.amount.label("units"), lines.images, literal(1).label("entries"))
    sums = select(days.account_id, days.day, days.operation, days.kind, -days.units, -days.images, -days.entries)
    both = union_all(
        counted.where(*_within(first, before)), sums.where(days.day >= first, days.day < before)
    ).subquery()
    differing = or_(*(func.sum(both.c[name]) != 0 for name in ("units", "images", "entries")))
    grouped = select(both.c.account_id).group_by(both.c.account_id, both.c.day, both.c.operation, both.c.kind)
    account_id = await session.scalar(grouped.having(differing).limit(1))
    if account_id is not None:
        raise InvalidRequest(
            f"The ledger's lines of account {account_id} before {before} do not add up to the sums of their days. "
            "Nothing was deleted: find out with `limner doctor` and a backup.",
            param="before",
        )
    return await session.scalar(select(func.count()).select_from(lines).where(*_within(date.min, before))) or 0


def _day_of(session: AsyncSession, moment: SQLColumnExpression[datetime]) -> ColumnElement[date]:
    """Its day of UTC."""
    utc = moment if session.get_bind().dialect.name == "sqlite" else func.timezone("UTC", moment)
    return func.date(utc, type_=Date)


def _within(first: date, before: date) -> list[ColumnElement[bool]]:
    since = [] if first == date.min else [LedgerRow.created_at >= beginning(first)]
    return [*since, LedgerRow.created_at < beginning(before)]


async def _begin(session: AsyncSession, day: date) -> None:
    """Let the ledger begin with a day, or later where it does already."""
    offer = insert_for(session, LedgerStartRow).values(id=_ONLY, day=day)
    earlier = LedgerStartRow.day < offer.excluded.day
    await session.execute(
        offer.on_conflict_do_update(index_elements=[LedgerStartRow.id], set_={"day": offer.excluded.day}, where=earlier)
    )


async def _drop_months(db: Database, before: date) -> None:
    async with db.reading() as session:
        old = [part for part in await months.parts(session, LedgerRow.__tablename__) if part.end <= before]
    for part in old:
        await _drop(db, part)


async def _drop(db: Database, part: months.Part) -> None:
    for _ in range(DROP_TRIES):
        if await months.drop(db, part):
            return
        await asyncio.sleep(DROP_PAUSE_SECONDS)
    raise LedgerInUse(f"{part.name} is in use, and cannot be dropped now. Prune again at a quieter time.")


async def _delete_rest(db: Database, before: date) -> None:
    """What has no part of its own: all of SQLite's, what an earlier version wrote, what a wrong clock did.

    In the order of the ids, so that no row is looked at twice.
    """
    async with db.reading() as session:
        ends = (await session.execute(select(func.min(LedgerRow.id), func.max(LedgerRow.id)))).one()
    first, last = ends[0] or 0, ends[1] or 0
    for lowest in range(first, last + 1, BATCH_ENTRIES):
        batch = LedgerRow.id.between(lowest, lowest + BATCH_ENTRIES - 1)
        async with db.transaction() as session:
            await session.execute(delete(LedgerRow).where(batch, *_within(date.min, before)))
