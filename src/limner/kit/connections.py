"""How the databases are connected to: a way to write and a way to read, for each kind."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite
import sqlalchemy
from sqlalchemy import URL, event
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from limner.kit.sqlite import CLOSING_SECONDS, Connection, PromptConnection

BUSY_SECONDS = 30.0
"""How long opening a file waits for other processes that are at it."""
CHECK_EVERY = 10_000
"""Instructions of SQLite's machine between two looks at the clock."""
PING_SECONDS = 2.0
"""How long a connection from the pool may take to show that it is alive."""


def to_postgresql(url: URL, seconds: float, most: int) -> tuple[AsyncEngine, AsyncEngine]:
    """Two pools: one that writes, one that cannot and reads without transactions; each has half of `most` connections.

    What its client has lost is ended by the server: a statement after twice `seconds`, a transaction, with its
    locks, after three times as many.
    """
    size = _size(seconds, most)
    limits = server_limits(seconds)
    writer = create_async_engine(url, connect_args={"server_settings": limits}, **size)
    reader = create_async_engine(
        url,
        isolation_level="AUTOCOMMIT",
        skip_autocommit_rollback=True,
        connect_args={"server_settings": {**limits, "default_transaction_read_only": "on"}},
        **size,
    )
    for engine in (writer, reader):
        event.listen(engine.sync_engine, "checkout", _check_alive)
    return writer, reader


def through_pooler(url: URL, seconds: float, most: int) -> tuple[AsyncEngine, AsyncEngine]:
    """As `to_postgresql`, by a pooler that gives each transaction a server's connection of its choice.

    So nothing is left with the server between transactions: no statement is prepared under a name, what is read is
    read in a transaction that says so, and limits are set in each.
    """
    unprepared = {
        "connect_args": {
            "statement_cache_size": 0,
            "prepared_statement_cache_size": 0,
            "prepared_statement_name_func": lambda: "",
        },
        **_size(seconds, most),
    }
    writer = create_async_engine(url, **unprepared)
    reader = create_async_engine(url, execution_options={"postgresql_readonly": True}, **unprepared)
    for engine in (writer, reader):
        event.listen(engine.sync_engine, "checkout", _check_open)
        event.listen(engine.sync_engine, "begin", partial(_limit, server_limits(seconds)))
    return writer, reader


def server_limits(seconds: float) -> dict[str, str]:
    """What PostgreSQL ends by itself, where a transaction may take so many seconds: its settings, in milliseconds."""
    return {
        "statement_timeout": str(round(seconds * 2000)),
        "idle_in_transaction_session_timeout": str(round(seconds * 3000)),
    }


def _size(seconds: float, most: int) -> dict[str, Any]:
    """A pool of half of `most`, of which half are kept when they are not needed."""
    half = max(most // 2, 1)
    return {"pool_size": half - half // 2, "max_overflow": half // 2, "pool_timeout": seconds}


def _limit(limits: Mapping[str, str], connection: sqlalchemy.Connection) -> None:
    """Until the transaction ends."""
    values = ", ".join(f"set_config('{name}', '{value}', true)" for name, value in limits.items())
    connection.exec_driver_sql(f"SELECT {values}")


def _check_open(connection: Any, record: object, proxy: object) -> None:
    """Have a connection that the pooler has closed, and all others of that age, replaced by new ones.

    A question, as `_check_alive` asks it, would wait for a connection to the server where many wait.
    """
    if connection.driver_connection.is_closed():
        raise InvalidatePoolError


def _check_alive(connection: Any, record: object, proxy: object) -> None:
    """Have a connection that does not answer, and all others of that age, replaced by new ones.

    SQLAlchemy's own check asks three times, and waits without end where the network swallows what is sent.
    """
    try:
        connection.run_async(lambda driver: driver.fetchrow(";", timeout=PING_SECONDS))
    except Exception as error:  # whatever it is, the connection is of no use
        raise InvalidatePoolError from error


def to_sqlite(url: URL, seconds: float) -> tuple[AsyncEngine, AsyncEngine]:
    """One connection that writes, and a pool that cannot and reads without transactions.

    A writing transaction takes the write lock at its start, so writers queue and none fails half way: within
    the process for the connection, first come first served; among processes for the lock, up to `seconds`.
    """
    arguments, options = url.get_dialect()().create_connect_args(url)
    ours = {"timeout": seconds, "isolation_level": None, "factory": PromptConnection}
    connect = partial(_connected, *arguments, **{**options, **ours})
    writer = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=seconds, async_creator=connect)
    reader = create_async_engine(
        url, pool_size=4, max_overflow=4, pool_timeout=seconds, skip_autocommit_rollback=True, async_creator=connect
    )
    event.listen(writer.sync_engine, "connect", _pragmas("synchronous=NORMAL", "foreign_keys=ON"))
    event.listen(reader.sync_engine, "connect", _pragmas("query_only=ON"))
    event.listen(writer.sync_engine, "begin", _begin_immediate)
    return writer, reader


async def _connected(file: str, **options: Any) -> Connection:
    """Cancelled, it closes what was opened meanwhile: aiosqlite leaves that to the garbage collector."""
    connection = Connection(file, **options)
    opening = asyncio.ensure_future(connection)
    try:
        await asyncio.shield(opening)
    except asyncio.CancelledError:
        opened, _ = await asyncio.wait([opening], timeout=CLOSING_SECONDS)
        if not opened:
            opening.add_done_callback(_close_late)
        elif not opening.exception():
            await connection.close()
        raise
    return connection


def _close_late(opening: asyncio.Future[aiosqlite.Connection]) -> None:
    """Close a connection that opened too late."""
    if not opening.cancelled() and not opening.exception():
        opening.result().stop()


def _pragmas(*pragmas: str) -> Callable[[Any, object], None]:
    def apply(connection: Any, record: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return apply


def _begin_immediate(connection: sqlalchemy.Connection) -> None:
    """Take the write lock. The driver's own begin comes too late and takes none, so it is off."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def prepare_file(url: URL) -> None:
    """Make the directory and the file, readable by their owner alone; the file in WAL mode, which it then keeps.

    The files that SQLite puts beside it get its rights.
    SQLite's busy handler is not asked while a file changes to WAL mode, so several processes at their first
    start try again here.
    """
    if not url.database or url.database == ":memory:":
        raise OSError("SQLite needs a file that several connections can share")
    file = Path(url.database)
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file.touch(mode=0o600)
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            with closing(sqlite3.connect(file, timeout=BUSY_SECONDS)) as connection:
                connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return


def check_file(url: URL, seconds: float) -> bool:
    """Look for damaged pages, for so many seconds: whether that was enough for the whole file.

    Raises sqlite3.DatabaseError, with what was found first, for a damaged one.
    """
    deadline = time.monotonic() + seconds
    with closing(sqlite3.connect(url.database or "", timeout=seconds)) as connection:
        connection.set_progress_handler(lambda: time.monotonic() > deadline, CHECK_EVERY)
        try:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
                return False
            raise
    if found != "ok":
        raise _damage(found)
    return True


def _damage(found: str) -> sqlite3.DatabaseError:
    error = sqlite3.DatabaseError(" ".join(found.split()))
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error
