"""How the databases are connected to: a way to write and a way to read, for each kind."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy
from sqlalchemy import URL, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from limner.kit.sqlite import Connection, PromptConnection

BUSY_SECONDS = 30.0
"""How long a writer waits for the others; far more than any of our transactions takes."""


def to_postgresql(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """Two pools: one that writes, one that cannot and reads without transactions."""
    writer = create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)
    reader = create_async_engine(
        url,
        pool_size=10,
        max_overflow=10,
        pool_pre_ping=True,
        isolation_level="AUTOCOMMIT",
        skip_autocommit_rollback=True,
        connect_args={"server_settings": {"default_transaction_read_only": "on"}},
    )
    return writer, reader


def to_sqlite(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """One connection that writes, and a pool that cannot and reads without transactions.

    A writing transaction takes the write lock at its start, so writers queue and none fails half way: within
    the process for the connection, first come first served; among processes for the lock.
    """
    arguments, options = url.get_dialect()().create_connect_args(url)
    ours = {"timeout": BUSY_SECONDS, "isolation_level": None, "factory": PromptConnection}
    connect = partial(_connected, *arguments, **{**options, **ours})
    writer = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=BUSY_SECONDS, async_creator=connect)
    reader = create_async_engine(url, pool_size=4, max_overflow=4, skip_autocommit_rollback=True, async_creator=connect)
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
        await asyncio.wait([opening])
        if not opening.exception():
            await connection.close()
        raise
    return connection


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
