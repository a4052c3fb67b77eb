"""Sessions commit or roll back, writers queue, readers cannot write, and times keep their zone."""

import asyncio
import sqlite3
import stat
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, closing, contextmanager, suppress
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from sqlalchemy import delete, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError, StatementError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from limner.kit import database as kit
from limner.kit.database import RETRY_SECONDS, Database, DatabaseUnavailable, UtcDateTime
from limner.kit.errors import SettingsError
from limner.kit.sqlite import Connection
from tests.cable import Cable

Door = Callable[[Database], AbstractAsyncContextManager[AsyncSession]]
DOORS = pytest.mark.parametrize("door", [Database.transaction, Database.reading], ids=["transaction", "reading"])
POSTGRESQL = pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
LITTLE = 0.5
"""Seconds for a database of which the answer is not to come."""
ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
SQLITE = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


class OwnBase(DeclarativeBase):
    """Apart from the product's tables."""


class Visit(OwnBase):
    __tablename__ = "visits"

    name: Mapped[str] = mapped_column(primary_key=True)
    at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    count: Mapped[int] = mapped_column(default=0)


@contextmanager
def hurried(database: Database) -> Iterator[None]:
    """Only while its answer is not to come: opening it, and asking it, may take a slow machine a while."""
    seconds, database._seconds = database._seconds, LITTLE
    yield
    database._seconds = seconds


@pytest.fixture
async def visits(database_url: str) -> AsyncIterator[Database]:
    """A database with the one table above."""
    database = await Database.open(database_url)
    async with database.transaction() as session:
        await (await session.connection()).run_sync(OwnBase.metadata.create_all)
    yield database
    await database.close()


async def _names(database: Database) -> list[str]:
    async with database.reading() as session:
        return list(await session.scalars(select(Visit.name).order_by(Visit.name)))


def _open_to_all(directory: Path) -> Path:
    directory.chmod(0o755)
    return directory


def _rights(directory: Path) -> dict[str, int]:
    """Of each file in it."""
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in directory.iterdir()}


async def test_the_end_of_the_block_commits(visits: Database) -> None:
    async with visits.transaction() as session:
        session.add(Visit(name="ann"))
    assert await _names(visits) == ["ann"]


async def test_an_error_in_the_block_undoes_it(visits: Database) -> None:
    async def fail() -> None:
        async with visits.transaction() as session:
            session.add(Visit(name="ann"))
            await session.flush()
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    assert await _names(visits) == []


async def test_a_reading_session_cannot_write(visits: Database) -> None:
    with pytest.raises(SQLAlchemyError):
        async with visits.reading() as session:
            await session.execute(text("INSERT INTO visits (name, count) VALUES ('ann', 0)"))
    assert await _names(visits) == []


async def test_readers_do_not_wait_for_writers(visits: Database) -> None:
    async with visits.transaction() as writing:
        writing.add(Visit(name="ann"))
        await writing.flush()
        async with asyncio.timeout(60):
            assert await _names(visits) == []
    assert await _names(visits) == ["ann"]


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)  # elsewhere writers wait for rows only
async def test_a_block_begins_when_its_turn_has_come(visits: Database) -> None:
    turns: list[str] = []

    async def write(name: str) -> None:
        async with visits.transaction():
            turns.append(f"{name} begins")
            await asyncio.sleep(0.05)  # for the other to begin too soon; too short finds less and fails nothing
            turns.append(f"{name} ends")

    await asyncio.gather(write("ann"), write("bob"))
    assert turns == ["ann begins", "ann ends", "bob begins", "bob ends"]


async def test_a_database_that_does_not_open_leaves_no_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, before = Database.ping, set(threading.enumerate())

    async def answer_too_late(database: Database) -> None:
        await real(database)
        raise OSError("too late")

    monkeypatch.setattr(Database, "ping", answer_too_late)
    with pytest.raises(SettingsError, match="too late"):
        await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'limner.sqlite3'}")
    left = [thread for thread in threading.enumerate() if thread not in before]
    connections = [thread for thread in left if not thread.name.startswith("asyncio")]  # each has a thread of its own
    for thread in connections:  # a closed connection's thread may still be on its way out
        await asyncio.to_thread(thread.join, timeout=60)
    assert not any(thread.is_alive() for thread in connections)


async def test_its_files_are_their_owners_in_a_directory_that_is_not(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite+aiosqlite:///{_open_to_all(tmp_path) / 'limner.sqlite3'}")
    async with database.transaction() as session:
        await (await session.connection()).run_sync(OwnBase.metadata.create_all)
    rights = _rights(tmp_path)
    await database.close()
    assert rights == dict.fromkeys(("limner.sqlite3", "limner.sqlite3-shm", "limner.sqlite3-wal"), 0o600)


async def test_writers_queue(visits: Database, database_url: str) -> None:
    async with visits.transaction() as session:
        session.add(Visit(name="ann"))
    second = await Database.open(database_url)

    async def add_one(database: Database) -> None:
        async with database.transaction() as session:
            await session.execute(text("UPDATE visits SET count = count + 1"))

    await asyncio.gather(*(add_one(database) for database in (visits, second) for _ in range(40)))
    async with second.reading() as session:
        assert await session.scalar(select(Visit.count)) == 80
    await second.close()


async def test_a_cancelled_writer_leaves_nothing_and_blocks_nobody(visits: Database) -> None:
    async def write(name: str) -> None:
        async with visits.transaction() as session:
            await session.execute(insert(Visit).values(name=name).returning(Visit.name))
            await asyncio.Event().wait()

    ends = []  # kept, since a traceback keeps the cursor of the statement in which it was cancelled
    for turns in range(40):
        writers = [asyncio.create_task(write(f"{turns}-{n}")) for n in range(2)]
        for _ in range(turns):
            await asyncio.sleep(0)
        await asyncio.sleep(turns % 4 / 1000)  # to cut it at another moment each time: in the driver's thread as well
        for writer in writers:
            writer.cancel()
        ends.append(await asyncio.gather(*writers, return_exceptions=True))
        async with asyncio.timeout(60):
            assert await _names(visits) == []
            async with visits.transaction() as session:
                await session.execute(delete(Visit))


@pytest.mark.parametrize(
    "at",
    [
        datetime(2031, 5, 4, 12, 30, 15, 123456, tzinfo=UTC),
        datetime(2031, 5, 4, 23, 30, tzinfo=timezone(timedelta(hours=-5))),
        None,
    ],
    ids=["utc", "elsewhere", "none"],
)
async def test_moments_come_back_in_utc(visits: Database, at: datetime | None) -> None:
    async with visits.transaction() as session:
        session.add(Visit(name="ann", at=at))
    async with visits.reading() as session:
        kept = await session.scalar(select(Visit.at).where(Visit.at == at if at else Visit.at.is_(None)))
    assert kept == at
    assert kept is None or kept.tzinfo is UTC


async def test_a_moment_without_zone_is_refused(visits: Database) -> None:
    with pytest.raises(StatementError, match="no time zone"):
        async with visits.transaction() as session:
            session.add(Visit(name="ann", at=datetime(2031, 5, 4)))  # noqa: DTZ001


async def test_the_data_directory_is_for_its_owner_alone(tmp_path: Path) -> None:
    directory = tmp_path / "deep" / "data"
    database = await Database.open(f"sqlite+aiosqlite:///{directory / 'limner.sqlite3'}")
    async with database.reading() as session:
        mode = await session.scalar(text("PRAGMA journal_mode"))
    await database.close()
    assert mode == "wal"
    assert stat.S_IMODE(directory.stat().st_mode) == 0o700


@pytest.mark.parametrize(
    "url",
    [
        "sqlite+aiosqlite:///:memory:",
        "sqlite+aiosqlite:////proc/nowhere/limner.sqlite3",
        "postgresql+asyncpg://limner:hunter2@127.0.0.1:1/limner",
    ],
)
async def test_a_database_that_does_not_answer_is_a_settings_error(url: str) -> None:
    with pytest.raises(SettingsError) as caught:
        await Database.open(url)
    assert "LIMNER_DATABASE_URL" in caught.value.message
    assert "hunter2" not in caught.value.message


async def _cut(database: Database, session: AsyncSession) -> None:
    """End the session's connection, as PostgreSQL does when it is shut down."""
    pid = await session.scalar(text("SELECT pg_backend_pid()"))
    async with database.reading() as other:
        await other.execute(text("SELECT pg_terminate_backend(:pid, 5000)"), {"pid": pid})


@POSTGRESQL
@DOORS
async def test_a_connection_cut_in_the_block_is_an_outage(visits: Database, door: Door) -> None:
    async def ask() -> None:
        async with door(visits) as session:
            await _cut(visits, session)
            await session.execute(select(Visit.name))

    with pytest.raises(DatabaseUnavailable) as caught:
        await ask()
    assert caught.value.retry_after == RETRY_SECONDS
    assert isinstance(caught.value.__cause__, SQLAlchemyError)
    assert await _names(visits) == []


@POSTGRESQL
async def test_a_connection_cut_before_the_commit_is_an_outage(visits: Database) -> None:
    async def write() -> None:
        async with visits.transaction() as session:
            session.add(Visit(name="ann"))
            await session.flush()
            await _cut(visits, session)

    with pytest.raises(DatabaseUnavailable):
        await write()
    assert await _names(visits) == []


@POSTGRESQL
@DOORS
async def test_a_server_that_is_gone_is_an_outage_until_it_is_back(database_url: str, door: Door) -> None:
    url = make_url(database_url)

    async def ask(database: Database) -> None:
        async with door(database) as session:
            await session.execute(text("SELECT 1"))

    with Cable(url.host or "", url.port or 5432) as cable:
        near = url.set(host="127.0.0.1", port=cable.port)
        database = await Database.open(near.render_as_string(hide_password=False))
        cable.cut()
        for _ in range(2):
            with pytest.raises(DatabaseUnavailable) as caught:
                await ask(database)
        cable.mend()
        await ask(database)
        await database.close()
    assert isinstance(caught.value.__cause__, OSError)


@POSTGRESQL
@DOORS
async def test_a_server_that_hangs_is_an_outage_until_it_answers(
    database_url: str, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = make_url(database_url)

    async def ask(database: Database) -> None:
        async with door(database) as session:
            await session.execute(text("SELECT 1"))

    with Cable(url.host or "", url.port or 5432) as cable:
        near = url.set(host="127.0.0.1", port=cable.port)
        database = await Database.open(near.render_as_string(hide_password=False), seconds=60)
        await asyncio.gather(*(ask(database) for _ in range(5)))
        cable.freeze()
        with hurried(database):
            ends = await asyncio.gather(*(ask(database) for _ in range(30)), return_exceptions=True)
        assert {type(end) for end in ends} == {DatabaseUnavailable}
        assert {getattr(end, "retry_after", None) for end in ends} == {RETRY_SECONDS}
        cable.thaw()
        await _until_it_answers(lambda: ask(database))
        cable.freeze()
        monkeypatch.setattr(kit, "CLOSING_SECONDS", LITTLE)
        async with asyncio.timeout(60):
            await database.close()


async def _until_it_answers(ask: Callable[[], Awaitable[None]]) -> None:
    """Connections that were opened in the outage may take one more question to be given up."""
    async with asyncio.timeout(60):
        while True:
            with suppress(DatabaseUnavailable):
                return await ask()


@POSTGRESQL
async def test_connections_that_went_dead_unnoticed_are_replaced(database_url: str) -> None:
    """As where a router between forgets them: what is sent is swallowed, and new ones get through."""
    url = make_url(database_url)
    with Cable(url.host or "", url.port or 5432) as cable:
        near = url.set(host="127.0.0.1", port=cable.port)
        database = await Database.open(near.render_as_string(hide_password=False), seconds=60)
        cable.freeze_old()
        await database.ping()
        await database.close()


@POSTGRESQL
async def test_a_lock_that_is_not_given_is_an_outage(visits: Database, database_url: str) -> None:
    impatient = await Database.open(database_url)
    async with visits.transaction() as session:
        await session.execute(text("LOCK TABLE visits"))
        with hurried(impatient), pytest.raises(DatabaseUnavailable):
            await _names(impatient)
    assert await _names(impatient) == []
    await impatient.close()


@SQLITE
@DOORS
async def test_a_statement_without_end_is_an_outage(visits: Database, database_url: str, door: Door) -> None:
    impatient = await Database.open(database_url)

    async def count() -> None:
        async with door(impatient) as session:
            await session.execute(text(ENDLESS))

    with hurried(impatient), pytest.raises(DatabaseUnavailable):
        await count()
    assert await _names(impatient) == []
    async with impatient.transaction() as session:
        session.add(Visit(name="ann"))
    await impatient.close()
    assert await _names(visits) == ["ann"]


@SQLITE
async def test_a_disk_that_hangs_is_an_outage(database_url: str) -> None:
    """The thread of the connection does not come back, and heeds no interruption."""
    impatient = await Database.open(database_url)
    back = threading.Event()

    async def ask() -> None:
        async with impatient.transaction() as session:
            raw = await (await session.connection()).get_raw_connection()
            driver = raw.driver_connection
            assert isinstance(driver, Connection)
            await driver.visit(lambda sqlite: sqlite.create_function("hang", 0, lambda: back.wait(60)))
            await session.execute(text("SELECT hang()"))

    with hurried(impatient), pytest.raises(DatabaseUnavailable):
        await ask()
    await impatient.ping()
    back.set()
    await impatient.close()


@SQLITE
async def test_a_file_that_another_keeps_locked_is_an_outage(visits: Database, database_url: str) -> None:
    impatient = await Database.open(database_url)
    with closing(sqlite3.connect(make_url(database_url).database or "")) as other:
        other.execute("BEGIN IMMEDIATE")
        with hurried(impatient), pytest.raises(DatabaseUnavailable):
            async with impatient.transaction():
                pass
    await impatient.close()


@DOORS
@pytest.mark.parametrize("statement", ["SELECT * FROM nowhere", "SELEKT 1"], ids=["no such table", "no SQL"])
async def test_a_statement_that_fails_is_no_outage(visits: Database, door: Door, statement: str) -> None:
    with pytest.raises(SQLAlchemyError):
        async with door(visits) as session:
            await session.execute(text(statement))


async def test_a_row_that_is_there_already_is_no_outage(visits: Database) -> None:
    with pytest.raises(IntegrityError):
        async with visits.transaction() as session:
            await session.execute(insert(Visit), [{"name": "ann"}, {"name": "ann"}])


async def test_a_burst_of_one_turn_leaves_the_connections_to_others(database: Database) -> None:
    order: list[str] = []
    go = asyncio.Event()

    async def work(turn: str) -> None:
        async with database.transaction(turn=turn):
            if turn == "greedy":
                await go.wait()
            order.append(turn)

    burst = [asyncio.create_task(work("greedy")) for _ in range(60)]
    await asyncio.sleep(0)  # the burst comes first
    other = asyncio.create_task(work("ada"))
    if database.url.get_backend_name() == "postgresql":
        await other  # SQLite has one that writes
    for _ in range(100):
        await asyncio.sleep(0)
    go.set()
    await asyncio.gather(*burst, other)
    assert order.index("ada") <= 1
    assert len(order) == 61


async def test_a_turn_is_waited_for_no_longer_than_anything_else(database_url: str) -> None:
    hasty = await Database.open(database_url, seconds=0.2)

    async def stay() -> None:
        async with hasty.transaction(turn="ada"):
            await asyncio.Event().wait()

    ends = await asyncio.gather(*(stay() for _ in range(20)), return_exceptions=True)
    assert {type(end) for end in ends} == {DatabaseUnavailable}
    await hasty.close()


async def test_postgresql_is_given_no_more_connections_than_are_set(database: Database, database_url: str) -> None:
    if database.url.get_backend_name() != "postgresql":
        return  # SQLite's are what its file can bear
    small = await Database.open(database_url, most=4)
    waiting = asyncio.Event()

    async def stay() -> None:
        async with small.transaction() as session:
            await session.execute(text("SELECT 1"))
            await waiting.wait()

    staying = [asyncio.create_task(stay()) for _ in range(8)]
    counted = text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'")
    found = 0
    async with asyncio.timeout(60):
        while found < 2:
            async with database.reading() as session:
                found = await session.scalar(counted) or 0
    assert found == 2
    waiting.set()
    await asyncio.gather(*staying)
    await small.close()
