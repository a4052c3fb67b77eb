"""Tables of PostgreSQL in parts, one a month of UTC by `created_at`, so that an old month goes in a moment.

A part is named for its table and month, `ledger_2026_11`; what was there before there were parts is one of its own,
`ledger_before_2026_12`; a row of any other time, which a clock that is wrong has made, goes to `ledger_other`.
SQLite's tables are whole, and nothing here does anything there.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from functools import partial
from typing import Final

import structlog
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncSession

from limner.kit.database import MIGRATION_LOCK, Database

MONTHS_AHEAD: Final = 3
"""Months that there are parts for besides the one that is: so long may no service be able to make them."""
LOCK_MILLISECONDS: Final = 500
"""How long a change of parts waits for those who use the table: under PostgreSQL's `deadlock_timeout`, so that it is
never a request that is given up.
"""
_MAKING: Final = "SHARE ROW EXCLUSIVE"
_LOCK_NOT_AVAILABLE: Final = "55P03"

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Part:
    """The rows of a table from a month on, all before `end`; from the first on where `first` is None."""

    table: str
    name: str
    first: date | None
    end: date

    def __contains__(self, day: date) -> bool:
        return (self.first or date.min) <= day < self.end


def month_of(moment: date) -> date:
    """The first day of its month."""
    return date(moment.year, moment.month, 1)


def months_later(month: date, count: int) -> date:
    """The first day of the month so many months later; earlier, where `count` is negative."""
    years, months = divmod(month.month - 1 + count, 12)
    return date(month.year + years, months + 1, 1)


def beginning(day: date) -> datetime:
    """The moment at which a day of UTC begins."""
    return datetime.combine(day, time(), UTC)


async def parts(session: AsyncSession, table: str) -> Sequence[Part]:
    """The parts of a table that have a time of their own, the earliest first; none where the table is whole."""
    if session.get_bind().dialect.name != "postgresql":
        return ()
    found = await session.scalars(text(_PARTS), {"table": table})
    return sorted(filter(None, (_part(table, name) for name in found)), key=lambda part: part.end)


async def prepare(db: Database, now: datetime) -> bool:
    """Make the parts that lack, of this month and the next `MONTHS_AHEAD`; whether they are all there.

    One that cannot be made now, since the table is in use or another process is at it, is left to the next call.
    """
    lacking = await _lacking(db, now)
    return all([await _changed(db, table, partial(_make, table, month), _MAKING) for table, month in lacking])


async def _lacking(db: Database, now: datetime) -> Sequence[tuple[str, date]]:
    """The tables and months that there is no part for."""
    if db.url.get_backend_name() != "postgresql":
        return ()
    first = month_of(now.astimezone(UTC).date())
    ahead = [months_later(first, count) for count in range(MONTHS_AHEAD + 1)]
    async with db.reading() as session:
        tables = (await session.scalars(text(_TABLES))).all()
        there = {table: await parts(session, table) for table in tables}
    return [(table, month) for month in ahead for table in tables if not any(month in part for part in there[table])]


async def drop(db: Database, part: Part, unless: Callable[[AsyncSession], Awaitable[bool]] | None = None) -> bool:
    """Drop a part with all its rows, unless there is a reason by now; whether it was possible to tell, and to do it."""

    async def work(session: AsyncSession) -> None:
        if part not in await parts(session, part.table):
            return
        await session.execute(text(f"LOCK TABLE {part.name} IN ACCESS EXCLUSIVE MODE"))
        if unless is None or not await unless(session):
            await session.execute(text(f"DROP TABLE {part.name}"))
            log.info("month_dropped", part=part.name)

    return await _changed(db, part.table, work, "ACCESS EXCLUSIVE")


async def _changed(db: Database, table: str, work: Callable[[AsyncSession], Awaitable[None]], lock: str) -> bool:
    """Do it to a table, one process at a time; whether that was possible now. Raises DatabaseUnavailable.

    What the table refers to is locked first, as by those who write: they change a balance, then add the line.
    """
    if db.url.get_backend_name() != "postgresql":
        return True
    try:
        async with db.transaction() as session:
            if not await session.scalar(text("SELECT pg_try_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK}):
                return False
            await session.execute(text(f"SET LOCAL lock_timeout = {LOCK_MILLISECONDS}"))
            for other in (await session.scalars(text(_REFERRED), {"table": table})).all():
                await session.execute(text(f"LOCK TABLE {other} IN {lock} MODE"))
            await work(session)
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) != _LOCK_NOT_AVAILABLE:
            raise
        log.info("months_in_use")
        return False
    return True


async def _make(table: str, month: date, session: AsyncSession) -> None:
    """Make a month's part, with what a clock that is wrong has left for it; nothing where another was faster."""
    if any(month in part for part in await parts(session, table)):
        return
    name, end = f"{table}_{month:%Y_%m}", months_later(month, 1)
    within = f"created_at >= '{beginning(month)}' AND created_at < '{beginning(end)}'"
    early = f"DELETE FROM {table}_other WHERE {within} RETURNING *"  # noqa: S608  names are of tables, times ours
    for statement in (
        f"LOCK TABLE {table}_other IN ACCESS EXCLUSIVE MODE",
        f"CREATE TABLE {name} (LIKE {table} INCLUDING DEFAULTS)",
        f"WITH early AS ({early}) INSERT INTO {name} SELECT * FROM early",  # noqa: S608
        f"ALTER TABLE {table} ATTACH PARTITION {name} FOR VALUES FROM ('{beginning(month)}') TO ('{beginning(end)}')",
    ):
        await session.execute(text(statement))


def _part(table: str, name: str) -> Part | None:
    """What a part's name says; None for that of no month."""
    found = re.fullmatch(rf"{table}_(before_)?(\d{{4}})_(\d\d)", name)
    if not found:
        return None
    month = date(int(found[2]), int(found[3]), 1)
    return Part(table, name, None, month) if found[1] else Part(table, name, month, months_later(month, 1))


_TABLES = """
SELECT whole.relname FROM pg_class whole JOIN pg_partitioned_table ON partrelid = whole.oid
WHERE relnamespace = current_schema()::regnamespace AND partdefid = to_regclass(whole.relname || '_other') ORDER BY 1
"""
_REFERRED = """
SELECT DISTINCT confrelid::regclass::text FROM pg_constraint WHERE conrelid = to_regclass(:table) AND contype = 'f'
"""
_PARTS = """
SELECT part.relname FROM pg_inherits JOIN pg_class part ON part.oid = inhrelid
WHERE inhparent = to_regclass(:table) AND part.relispartition
"""
