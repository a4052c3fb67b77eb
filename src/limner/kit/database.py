"""The database: SQLite in a file for one machine, PostgreSQL for many, behind the same two doors.

`transaction()` writes, `reading()` reads.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import ClassVar, Final, Self, cast

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, DateTime, Dialect, MetaData, Table, TypeDecorator, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker
from sqlalchemy.orm import DeclarativeBase

from limner.kit import connections
from limner.kit.errors import LimnerError, SettingsError

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x6C696D6E6572
"""The key of PostgreSQL's advisory lock while the tables are brought up to date: `limner` in ASCII."""
RETRY_SECONDS: Final = 5
"""When a caller may try again after an outage: about what a restart of PostgreSQL takes."""
_SQLITE_OUTAGES = frozenset(
    {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PROTOCOL}
)
_POSTGRESQL_OUTAGES = ("08", "53", "57P", "58")
"""How the SQLSTATEs begin: connection lost, resources spent, shut down, failed disk (PostgreSQL's appendix A)."""


class DatabaseUnavailable(LimnerError):  # noqa: N818  named for what happened
    """The database does not answer, or its connection broke. Its cause is the driver's error.

    A commit that it cut off may have been made.
    """

    status = 503
    type = "overloaded_error"
    code = "database_unavailable"


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

    def __init__(self, url: URL, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self.url = url
        self._writer = writer
        self._reader = reader
        self._writing = async_sessionmaker(writer, expire_on_commit=False)
        self._reading = async_sessionmaker(reader, expire_on_commit=False)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect. Raises SettingsError, without the password, where nothing answers."""
        parsed = make_url(url)
        try:
            return await cls._connect(parsed)
        except (DatabaseUnavailable, OSError, sqlite3.Error, SQLAlchemyError) as error:
            cause = error.__cause__ if isinstance(error, DatabaseUnavailable) else error
            reason = getattr(cause, "orig", None) or cause
            raise SettingsError(
                f"LIMNER_DATABASE_URL: {parsed!r} does not answer ({reason}). "
                "Check that the server runs, or that the file's directory can be written."
            ) from error

    @classmethod
    async def _connect(cls, url: URL) -> Self:
        if url.get_backend_name() == "sqlite":
            await asyncio.to_thread(connections.prepare_file, url)
            database = cls(url, *connections.to_sqlite(url))
        else:
            database = cls(url, *connections.to_postgresql(url))
        try:
            await database.ping()
        except BaseException:
            await database.close()
            raise
        return database

    async def migrate(self) -> None:
        """Bring the tables up to date. Whole or not at all; processes that start together take turns.

        Raises SettingsError for a database that a newer version has brought further than this one knows.
        """
        async with self._writer.begin() as connection:
            if self.url.get_backend_name() == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(_upgrade)

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
    async def transaction(self) -> AsyncIterator[AsyncSession]:
        """A session that may write: committed at the end of the block, rolled back when it raises.

        Never open one inside another. Cancelled during the commit, the outcome is unknown to the caller:
        shield the block where that matters. Raises DatabaseUnavailable in an outage; so that it can tell one,
        the block does nothing but ask the database.
        """
        with _outages():
            async with self._writing() as session, session.begin():
                await session.connection()  # wait for the lock here: the block may look at the clock first
                yield session

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session that waits for no writer and cannot write. Each of its statements sees one moment.

        Raises DatabaseUnavailable as `transaction` does.
        """
        with _outages():
            async with self._reading() as session:
                yield session

    async def ping(self) -> None:
        """Ask the database for an answer. Raises DatabaseUnavailable if none comes."""
        async with self.reading() as session:
            await session.execute(text("SELECT 1"))

    async def close(self) -> None:
        """Close every connection."""
        await self._writer.dispose()
        await self._reader.dispose()


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


@contextmanager
def _outages() -> Iterator[None]:
    """Translate the errors of a database that is away, and no others."""
    try:
        yield
    except Exception as error:
        if not _is_outage(error):
            raise
        raise DatabaseUnavailable(
            "The database does not answer. Send the request again in a moment.", retry_after=RETRY_SECONDS
        ) from error


def _is_outage(error: Exception) -> bool:
    """Whether the connection failed, and not the statement. While connecting, the drivers' errors come unwrapped."""
    if isinstance(error, OSError | PoolTimeout):
        return True
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", 0) & 0xFF in _SQLITE_OUTAGES
    return str(getattr(cause, "sqlstate", "")).startswith(_POSTGRESQL_OUTAGES)
