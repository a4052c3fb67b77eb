"""The database: SQLite in a file for one machine, PostgreSQL for many, behind the same doors.

`transaction()` writes, `reading()` reads, `lagging()` reads what may be seconds old, from a replica if there is one.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import ClassVar, Final, Self, TypeAlias, TypeVar, cast
from weakref import WeakValueDictionary

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, DateTime, Dialect, MetaData, Table, TextClause, TypeDecorator, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, DisconnectionError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker
from sqlalchemy.orm import DeclarativeBase

from limner.kit import connections
from limner.kit.ailments import explained, reason_of
from limner.kit.errors import LimnerError, SettingsError
from limner.kit.extras import require
from limner.kit.replica import Replica, ReplicaBehind
from limner.kit.storage import StorageSettings
from limner.kit.tracing import Attributes

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x6C696D6E6572
"""The key of PostgreSQL's advisory lock while the tables are brought up to date: `limner` in ASCII."""
RETRY_SECONDS: Final = 5
"""When a caller may try again after an outage: about what a restart of PostgreSQL takes."""
PATIENCE_SECONDS: Final = 10.0
"""What a transaction may take: a hundred times what any of ours does."""
CONNECTIONS: Final = 40
"""To PostgreSQL, whose own usual limit is 100 for all."""
TURN_PART: Final = 8
"""Of the connections, those that write and read, one turn has an eighth: of those that write a quarter. With one alone,
each of its transactions waits for a busy event loop as often as it asks; a burst of 250 took 10 s."""
CLOSING_SECONDS: Final = 5.0
MIGRATION_SECONDS: Final = 1800.0
"""What bringing the tables up to date may take, turns of other processes included."""
_SQLITE_OUTAGES = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_PROTOCOL,
    }
)
"""Primary result codes. Damage and a full disk are among them: an operator can do something, the service cannot."""
_POSTGRESQL_OUTAGES = ("08", "40P01", "53", "57014", "57P", "58")
"""How the SQLSTATEs begin: connection lost, deadlock, resources spent, statement timed out, shut down, failed disk
(PostgreSQL's appendix A).
"""


class DatabaseUnavailable(LimnerError):  # noqa: N818  named for what happened
    """The database does not answer, or its connection broke. Its cause is the driver's error.

    A commit that it cut off may have been made.
    """

    status = 503
    type = "overloaded_error"
    code = "database_unavailable"


Session: TypeAlias = AsyncSession
"""What is done in one transaction, or one reading, goes through this: others pass it on without looking inside."""


class Base(DeclarativeBase):
    """The base of every table model. Constraints have names, so that migrations can speak of them."""

    metadata: ClassVar[MetaData] = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class UtcDateTime(TypeDecorator[datetime]):
    """An aware moment, in UTC, on every database. SQLite itself knows no time zones. Refuses naive ones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"{value!r} has no time zone")
        moment = value.astimezone(UTC)
        return moment.replace(tzinfo=None) if dialect.name == "sqlite" else moment

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Database:
    """An open database. Made by `open`, given back by `close`."""

    def __init__(self, url: URL, writer: AsyncEngine, reader: AsyncEngine, seconds: float, each: int = 1) -> None:
        """`each` is how many transactions of one turn may have a connection at once."""
        self.url = url
        self.traced: Attributes = {"db.system.name": url.get_backend_name()}
        """What the spans of its transactions say of it."""
        self._seconds = seconds
        self._writer = writer
        self._reader = reader
        self._writing = async_sessionmaker(writer, expire_on_commit=False)
        self._reading = async_sessionmaker(reader, expire_on_commit=False)
        self._replica: Replica | None = None
        self._each = each
        self._turns: WeakValueDictionary[Hashable, asyncio.Semaphore] = WeakValueDictionary()

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        seconds: float = PATIENCE_SECONDS,
        pooled: bool = False,
        most: int = CONNECTIONS,
        read_url: str = "",
    ) -> Self:
        """Connect; `seconds` is what a transaction, or a reading, may take from then on, its waits included.

        For PostgreSQL alone, `pooled` says that the addresses are those of poolers in transaction mode, `most` are the
        connections of this process, half to write and half to read, and `read_url` is a replica's, for `lagging`, which
        has half of `most` besides.
        Raises SettingsError, without the password, where nothing answers; a replica may answer later.
        """
        parsed = make_url(url)
        try:
            database = await cls._connect(parsed, seconds, pooled, most)
        except (DatabaseUnavailable, OSError, sqlite3.Error, SQLAlchemyError) as error:
            raise SettingsError(f"LIMNER_DATABASE_URL: {explained(error, parsed)}") from error
        if read_url:
            connect = connections.through_pooler if pooled else connections.to_postgresql
            database._replica = Replica(connect(make_url(read_url), seconds, most)[1], database._written)
        return database

    @classmethod
    async def of(cls, storage: StorageSettings, *, most: int | None = None) -> Self:
        """The database that the settings name, as `open`.

        Where `most` says so, with fewer connections and for the house's own work, which asks no replica.
        """
        return await cls.open(
            storage.database_url,
            seconds=storage.database_timeout,
            pooled=storage.database_pooler == "transaction",
            most=min(most or storage.database_connections, storage.database_connections),
            read_url="" if most else storage.database_read_url,
        )

    @classmethod
    async def _connect(cls, url: URL, seconds: float, pooled: bool, most: int) -> Self:
        if url.get_backend_name() == "sqlite":
            await asyncio.to_thread(connections.prepare_file, url)
            database = cls(url, *connections.to_sqlite(url, seconds), seconds)
        else:
            require("asyncpg", extra="postgres", setting="LIMNER_DATABASE_URL", value=repr(url))
            connect = connections.through_pooler if pooled else connections.to_postgresql
            database = cls(url, *connect(url, seconds, most), seconds, max(round(most / TURN_PART), 2))
        try:
            await database.ping()
        except BaseException:
            await database.close()
            raise
        return database

    async def migrate(self) -> None:
        """Bring the tables up to date. Whole or not at all; processes that start together take turns.

        Raises SettingsError for a database that a newer version has brought further than this one knows, and for one
        that fails meanwhile.
        """
        try:
            async with asyncio.timeout(MIGRATION_SECONDS), self._writer.begin() as connection:
                if self._postgresql:
                    await connection.execute(_allow(MIGRATION_SECONDS))
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
                await connection.run_sync(_upgrade)
        except Exception as error:
            if not is_outage(error, writing=True):
                raise
            raise SettingsError(f"LIMNER_DATABASE_URL: {explained(error, self.url)}") from error

    async def check(self, seconds: float) -> bool:
        """Look through SQLite's file for damage, for so many seconds: whether that was enough for all of it.

        Raises SettingsError that says what to do for a damaged one. PostgreSQL looks after its files itself.
        """
        if self.url.get_backend_name() != "sqlite":
            return True
        try:
            return await asyncio.to_thread(connections.check_file, self.url, seconds)
        except sqlite3.Error as error:
            raise SettingsError(f"LIMNER_DATABASE_URL: {explained(error, self.url)}") from error

    async def version(self) -> str | None:
        """The version of the tables; None where `migrate` has never run.

        Raises SettingsError for a version that this one does not know, which a newer one has made.
        """
        async with self.reading() as session:
            found = await (await session.connection()).run_sync(_version)
        if found is not None:
            with _known_versions():
                ScriptDirectory.from_config(_config()).get_revision(found)
        return found

    @asynccontextmanager
    async def transaction(self, turn: Hashable = None) -> AsyncIterator[AsyncSession]:
        """A session that may write: committed at the end of the block, rolled back when it raises.

        Never open one inside another. Cancelled during the commit, the outcome is unknown to the caller:
        shield the block where that matters. Raises DatabaseUnavailable in an outage, and when the whole, waits for
        a connection and for locks included, takes longer than the database's `seconds`; so that it can tell either,
        the block does nothing but ask the database.

        Transactions of the same `turn`, those that would wait for the same row, have a part of the connections, and
        leave the rest to others.
        """
        async with _bounded(self._seconds, writing=True), self._turn(turn), self._writing() as session, session.begin():
            await session.connection()  # wait for the lock here: the block may look at the clock first
            yield session

    @asynccontextmanager
    async def _turn(self, turn: Hashable) -> AsyncIterator[None]:
        if turn is None:
            yield
            return
        part = self._turns.get(turn) or asyncio.Semaphore(self._each)
        self._turns[turn] = part  # for as long as somebody has it, or waits
        async with part:
            yield

    @asynccontextmanager
    async def reading(self, seconds: float | None = None) -> AsyncIterator[AsyncSession]:
        """A session that waits for no writer and cannot write. Each of its statements sees one moment.

        `seconds` is how long it may take, where that is not what everything may. Raises DatabaseUnavailable as
        `transaction` does.
        """
        seconds = self._seconds if seconds is None else seconds
        async with _bounded(seconds), self._reading() as session:
            if self._postgresql and seconds > self._seconds:
                await session.connection(execution_options={"isolation_level": "READ COMMITTED"})
                await session.execute(_allow(seconds))
            yield session

    async def lagging(self, work: Callable[[AsyncSession], Awaitable[T]]) -> T:
        """What `work` reads, where the last seconds may be missing: of lists and sums that somebody looks at.

        The replica's, where there is one that answers and is not far behind; else the primary's, as in `reading`.
        `work` may be done twice. Raises what it raises, and DatabaseUnavailable.
        """
        if self._replica and self._replica.ready():
            with suppress(Exception):  # it has been logged; the primary says whether the fault is the statement's
                return await self._replica.read(work)
        return await self.newest(work)

    async def newest(self, work: Callable[[AsyncSession], Awaitable[T]]) -> T:
        """What `work` reads of the primary, as in `reading`."""
        async with self.reading() as session:
            return await work(session)

    async def _written(self) -> str:
        """How far PostgreSQL has written its log: all that is committed lies before."""
        async with self.reading() as session:
            return str(await session.scalar(text("SELECT CAST(pg_current_wal_flush_lsn() AS text)")))

    async def check_replica(self) -> bool:
        """Whether there is a replica. Raises SettingsError for one that does not answer, or is far behind."""
        if self._replica is None:
            return False
        try:
            await self._replica.check()
        except (OSError, ReplicaBehind, SQLAlchemyError) as error:
            raise SettingsError(
                f"LIMNER_DATABASE_READ_URL: the replica cannot be asked ({reason_of(error)}); "
                "until it can be, the primary is. Start it and let it catch up, or unset this."
            ) from error
        return True

    @property
    def _postgresql(self) -> bool:
        return self.url.get_backend_name() == "postgresql"

    async def ping(self, seconds: float | None = None) -> None:
        """Ask the database for an answer. Raises DatabaseUnavailable if none comes, `seconds` as in `reading`."""
        async with self.reading(seconds) as session:
            await session.execute(text("SELECT 1"))

    async def close(self) -> None:
        """Close every connection; what the database does not let go in time is left to the process's end."""
        ends = [self._writer.dispose(), self._reader.dispose(), *([self._replica.close()] if self._replica else [])]
        closing = [asyncio.create_task(end) for end in ends]
        _, late = await asyncio.wait(closing, timeout=CLOSING_SECONDS)
        for task in late:
            task.cancel()
        await asyncio.gather(*closing, return_exceptions=True)


def _allow(seconds: float) -> TextClause:
    """Have PostgreSQL let the statements of this transaction take longer than others."""
    return text(f"SET LOCAL statement_timeout = {connections.server_limits(seconds)['statement_timeout']}")


def table_of(model: type[Base]) -> Table:
    """A model's table. A statement on it, built once with bound parameters, runs at about half the cost of one
    on the model built for each call; for the statements of every request.
    """
    return cast(Table, model.__table__)


def insert_for(session: AsyncSession, table: type[Base]) -> sqlite.Insert | postgresql.Insert:
    """The database's own INSERT, for its `on_conflict_…` clauses."""
    if session.get_bind().dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)


def newest_version() -> str | None:
    """The version that `migrate` brings the tables to."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _version(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    with _known_versions():
        command.upgrade(config, "head")


@contextmanager
def _known_versions() -> Iterator[None]:
    """Refuse a database whose version no migration has."""
    try:
        yield
    except CommandError as error:
        raise SettingsError(
            f"LIMNER_DATABASE_URL: the tables cannot be brought up to date ({error}). "
            "A newer version has used this database: start that one."
        ) from error


@asynccontextmanager
async def _bounded(seconds: float, *, writing: bool = False) -> AsyncIterator[None]:
    """End what takes longer, waits for a connection included; translate the errors of a database that is away."""
    limit = asyncio.timeout(seconds)
    try:
        async with limit:
            yield
    except Exception as error:
        if not (limit.expired() or is_outage(error, writing=writing)):
            raise
        raise DatabaseUnavailable(
            "The database does not answer. Send the request again in a moment.", retry_after=RETRY_SECONDS
        ) from error


def is_outage(error: BaseException, *, writing: bool = False) -> bool:
    """Whether the connection failed, and not the statement; of SQLite also whether the file did.

    While connecting, the drivers' errors come unwrapped. A file that cannot be written fails who is `writing`.
    """
    if isinstance(error, OSError | PoolTimeout) or isinstance(error.__context__, DisconnectionError):
        return True
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
        return code in _SQLITE_OUTAGES or (writing and code == sqlite3.SQLITE_READONLY)
    return str(getattr(cause, "sqlstate", "")).startswith(_POSTGRESQL_OUTAGES)
