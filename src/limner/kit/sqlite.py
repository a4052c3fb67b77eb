"""A connection to SQLite that goes to its thread once a statement.

aiosqlite's own goes there four times, for a cursor, the statement, its rows and the cursor's end, and each time the
event loop and the thread have to wake each other. With ten statements in a request that costs more than SQLite itself.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from typing import Any, Final, Self, TypeVar

import aiosqlite

T = TypeVar("T")

CLOSING_SECONDS: Final = 2.0
"""How long a connection's user waits for its end."""

_CLOSING: set[asyncio.Future[None]] = set()
"""What is under way; the event loop itself keeps no tasks."""

_ROWS_AT_ONCE = 64
"""What aiosqlite fetches for a caller who iterates; nobody here does."""


class PromptConnection(sqlite3.Connection):
    """Gives its locks back when it is closed.

    Python's own close waits for the last cursor, and the traceback of a cancelled statement may keep one alive:
    the write lock would stay with it.
    """

    def close(self) -> None:
        with suppress(sqlite3.ProgrammingError):  # closed before
            self.rollback()
        super().close()


class Connection(aiosqlite.Connection):
    """What SQLAlchemy's dialect for aiosqlite needs of a connection. One task uses it at a time."""

    def __init__(self, file: str, **options: Any) -> None:
        """As `sqlite3.connect`; await it to connect."""
        super().__init__(lambda: sqlite3.connect(file, **options), _ROWS_AT_ONCE)
        self._thread.daemon = True  # as the dialect has it for connections of its own making
        self._settled = True

    def cursor(self) -> "Cursor":  # type: ignore[override]
        """A cursor, which costs nothing until it executes."""
        return Cursor(self)

    async def visit(self, function: Callable[..., T], *arguments: Any) -> T:
        """Call it in the thread with the `sqlite3.Connection`. Cancelled, it is interrupted there, unobserved."""
        self._settled = False
        try:
            result: T = await self._execute(function, self._conn, *arguments)  # type: ignore[no-untyped-call]
        except asyncio.CancelledError:
            with suppress(ValueError, sqlite3.ProgrammingError):  # closed meanwhile
                self._conn.interrupt()
            raise
        self._settled = True
        return result

    async def close(self) -> None:
        """Close it, once the thread is there; one that is kept by a disk does that whenever it comes back."""
        closing = asyncio.ensure_future(super().close())
        _CLOSING.add(closing)
        closing.add_done_callback(_CLOSING.discard)
        done, _ = await asyncio.wait([closing], timeout=CLOSING_SECONDS)
        if done:
            closing.result()

    async def commit(self) -> None:
        """Commit the transaction."""
        await self.visit(sqlite3.Connection.commit)

    async def rollback(self) -> None:
        """Roll back, unless it is certain that there is no transaction: no call goes on unobserved."""
        if not self._settled or self.in_transaction:
            await self.visit(sqlite3.Connection.rollback)


@dataclass(slots=True)
class Cursor:
    """Executes, and has all rows at hand then. In the thread itself the cursor has ended."""

    connection: Connection
    description: Any = None
    rowcount: int = -1
    lastrowid: int | None = None
    arraysize: int = 1
    _rows: list[Any] = field(default_factory=list)

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> Self:
        """Execute it, and fetch what it returns."""
        return self._take(await self.connection.visit(_executed, statement, parameters))

    async def executemany(self, statement: str, parameters: Iterable[Sequence[Any]]) -> Self:
        """Execute it for each of the parameters."""
        return self._take(await self.connection.visit(_executed_for_each, statement, parameters))

    async def fetchall(self) -> list[Any]:
        """The rows, once."""
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        """Forget the rows."""
        self._rows = []

    def _take(self, outcome: "_Outcome") -> Self:
        self.description, self._rows, self.rowcount, self.lastrowid = outcome
        return self


_Outcome = tuple[Any, list[Any], int, int | None]
"""Description, rows, row count and last row id."""


def _executed(connection: sqlite3.Connection, statement: str, parameters: Sequence[Any]) -> _Outcome:
    with closing(connection.cursor()) as cursor:
        return _outcome(cursor.execute(statement, parameters))


def _executed_for_each(connection: sqlite3.Connection, statement: str, parameters: Iterable[Sequence[Any]]) -> _Outcome:
    with closing(connection.cursor()) as cursor:
        return _outcome(cursor.executemany(statement, parameters))


def _outcome(cursor: sqlite3.Cursor) -> _Outcome:
    rows = cursor.fetchall() if cursor.description else []
    return cursor.description, rows, cursor.rowcount, cursor.lastrowid
