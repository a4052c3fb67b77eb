"""A connection to SQLite: one visit to its thread for each statement, and no lock left behind."""

import asyncio
import sqlite3
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from limner.kit import connections
from limner.kit.sqlite import Connection, Cursor, PromptConnection, T

PATIENCE = 60.0


class Counting(Connection):
    """Knows how often it went to its thread."""

    def __init__(self, file: str, **options: Any) -> None:
        super().__init__(file, **options)
        self.visits = 0

    async def visit(self, function: Callable[..., T], *arguments: Any) -> T:
        self.visits += 1
        return await super().visit(function, *arguments)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with one table."""
    path = tmp_path / "test.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT NOT NULL)")
    return path


@pytest.fixture
async def connection(file: Path) -> AsyncIterator[Counting]:
    """Without a driver's transactions, as the service has it."""
    connection = Counting(str(file), isolation_level=None, timeout=PATIENCE, factory=PromptConnection)
    await connection
    yield connection
    await connection.close()


async def cursor(connection: Connection) -> Cursor:
    return await connection.cursor().__aenter__()


def names(file: Path) -> Counter[str]:
    """What another connection sees, which also shows that it can write."""
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as other, other:
        other.execute("BEGIN IMMEDIATE")
        return Counter(name for (name,) in other.execute("SELECT name FROM things"))


async def test_a_statement_and_its_rows_are_one_visit(connection: Counting) -> None:
    first = await cursor(connection)
    await first.execute("INSERT INTO things (name) VALUES (?), (?) RETURNING id, name", ("fox", "owl"))
    assert await first.fetchall() == [(1, "fox"), (2, "owl")]
    assert [column[0] for column in first.description] == ["id", "name"]
    assert first.rowcount == 2
    await first.close()
    second = await cursor(connection)
    await second.execute("UPDATE things SET name = 'cat' WHERE id = 1")
    assert (second.description, second.rowcount, await second.fetchall()) == (None, 1, [])
    await second.close()
    assert connection.visits == 2


async def test_many_rows_go_in_at_once(connection: Counting, file: Path) -> None:
    many = await cursor(connection)
    await many.executemany("INSERT INTO things (name) VALUES (?)", [("fox",), ("owl",), ("owl",)])
    assert many.rowcount == 3
    assert names(file) == {"fox": 1, "owl": 2}


async def test_rows_are_given_once(connection: Counting) -> None:
    one = await cursor(connection)
    await one.execute("SELECT 1")
    assert await one.fetchall() == [(1,)]
    assert await one.fetchall() == []


async def test_errors_are_sqlites_own(connection: Counting) -> None:
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await (await cursor(connection)).execute("SELECT name FROM absentees")
    with pytest.raises(sqlite3.IntegrityError):
        await (await cursor(connection)).execute("INSERT INTO things (name) VALUES (NULL)")


async def test_what_is_rolled_back_and_what_is_committed(connection: Counting, file: Path) -> None:
    for name, end in (("fox", connection.rollback), ("owl", connection.commit)):
        await (await cursor(connection)).execute("BEGIN IMMEDIATE")
        await (await cursor(connection)).execute("INSERT INTO things (name) VALUES (?)", (name,))
        await end()
    assert names(file) == {"owl": 1}


async def test_without_a_transaction_a_rollback_goes_nowhere(connection: Counting) -> None:
    await (await cursor(connection)).execute("BEGIN IMMEDIATE")
    await connection.commit()
    before = connection.visits
    await connection.rollback()
    assert connection.visits == before


async def test_a_transaction_that_began_unobserved_is_rolled_back(connection: Counting, file: Path) -> None:
    """Its task was cancelled while the thread waited for the write lock."""
    started, gate = threading.Event(), threading.Event()

    def begin(within: sqlite3.Connection) -> None:
        started.set()
        assert gate.wait(PATIENCE)
        within.execute("BEGIN IMMEDIATE")

    task = asyncio.create_task(connection.visit(begin))
    assert await asyncio.to_thread(started.wait, PATIENCE)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    rollback = asyncio.create_task(connection.rollback())
    await asyncio.sleep(0)
    gate.set()
    await rollback
    assert not connection.in_transaction
    assert names(file) == {}


async def test_a_connection_whose_caller_leaves_while_it_opens_is_closed(file: Path) -> None:
    opened: list[sqlite3.Connection] = []
    started, gate = threading.Event(), threading.Event()

    class Slow(PromptConnection):
        def __init__(self, *args: Any, **options: Any) -> None:
            started.set()
            assert gate.wait(PATIENCE)
            super().__init__(*args, **options)
            opened.append(self)

    task = asyncio.create_task(connections._connected(str(file), factory=Slow))
    assert await asyncio.to_thread(started.wait, PATIENCE)
    task.cancel()
    gate.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    (connection,) = opened
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        _ = connection.in_transaction
