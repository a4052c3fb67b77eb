"""A replica is asked while it answers and keeps up; else the primary is, and nobody notices."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from uuid import uuid4

import pytest
from sqlalchemy import text

from limner.accounts.accounts import Accounts
from limner.kit import replica as kit
from limner.kit.database import Database, Session
from limner.kit.errors import NotFound, SettingsError
from limner.kit.settings import load
from limner.kit.storage import StorageSettings
from tests.cable import Cable
from tests.kit.servers import Server, primary_and_replica

COPY = text("SELECT pg_is_in_recovery()")
RECEIVER = text("SELECT pid FROM pg_stat_wal_receiver WHERE status = 'streaming'")


@dataclass
class Pair:
    """A database with a replica, and the way to it."""

    database: Database
    primary: Server
    replica: Server
    cable: Cable

    async def asks_the_replica(self) -> bool:
        async def read(session: Session) -> bool:
            return bool(await session.scalar(COPY))

        return await self.database.lagging(read)


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Server, Server]]:
    with primary_and_replica() as servers:
        yield servers


@pytest.fixture
async def pair(servers: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pair]:
    """A slow machine may take a while to answer, and no test waits for the end of a rest."""
    primary, replica = servers
    monkeypatch.setattr(kit, "REST_SECONDS", 0.0)
    with Cable("127.0.0.1", replica.port) as cable:
        near = replica.url.replace(str(replica.port), str(cable.port))
        database = await Database.open(primary.url, seconds=60, read_url=near)
        assert database._replica
        database._replica._seconds = 60
        yield Pair(database, primary, replica, cable)
        await database.close()


async def until_it_is_there(pair: Pair) -> None:
    """Until the replica has all that is written by now."""
    async with pair.database.transaction() as session:
        await session.execute(text("SELECT pg_current_xact_id()"))
    async with pair.database.reading() as session:
        place = await session.scalar(text("SELECT pg_current_wal_flush_lsn()::text"))
    while True:
        assert pair.database._replica
        async with pair.database._replica._sessions() as session:
            replayed = text("SELECT pg_last_wal_replay_lsn() >= CAST(CAST(:place AS text) AS pg_lsn)")
            if await session.scalar(replayed, {"place": place}):
                return


async def test_lists_come_from_the_replica_and_all_else_from_the_primary(pair: Pair) -> None:
    assert await pair.asks_the_replica()
    async with pair.database.reading() as session:
        assert not await session.scalar(COPY)
    async with pair.database.transaction() as session:
        assert not await session.scalar(COPY)


async def test_the_replica_that_is_gone_or_hangs_is_not_missed(pair: Pair) -> None:
    assert await pair.asks_the_replica()
    pair.cable.cut()
    for _ in range(3):
        assert not await pair.asks_the_replica()
    pair.cable.mend()
    assert await pair.asks_the_replica()
    pair.cable.freeze()
    assert pair.database._replica
    pair.database._replica._seconds = 0.2
    assert not await pair.asks_the_replica()
    pair.cable.thaw()
    pair.database._replica._seconds = 60
    assert await pair.asks_the_replica()


async def test_a_replica_that_failed_has_a_rest(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "REST_SECONDS", 3_600.0)
    pair.cable.cut()
    assert not await pair.asks_the_replica()
    pair.cable.mend()
    assert pair.database._replica
    assert not pair.database._replica.ready()
    assert not await pair.asks_the_replica()


async def test_a_replica_that_is_behind_is_not_asked(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(kit, "BEHIND_SECONDS", 0.0)
    await until_it_is_there(pair)
    assert await pair.asks_the_replica()
    replica = await Database.open(pair.replica.url)
    async with replica.reading() as session:
        await session.execute(text("SELECT pg_wal_replay_pause()"))
    async with pair.database.transaction() as session:
        await session.execute(text(f"CREATE TABLE made_{uuid4().hex} (i int)"))
    try:
        async with replica.reading() as session:
            while not await session.scalar(text("SELECT pg_last_wal_receive_lsn() > pg_last_wal_replay_lsn()")):
                pass  # until it has been sent what it does not replay
        assert not await pair.asks_the_replica()
    finally:
        async with replica.reading() as session:
            await session.execute(text("SELECT pg_wal_replay_resume()"))
        await replica.close()
    await until_it_is_there(pair)
    assert await pair.asks_the_replica()


@pytest.fixture
async def line(pair: Pair) -> AsyncIterator[Cable]:
    """What the replica hears its primary by."""
    with Cable("127.0.0.1", pair.primary.port) as cable:
        replica = await Database.open(pair.replica.url)
        kept = await follow(replica, ("port=[0-9]+", f"port={cable.port}"))
        yield cable
        await follow(replica, (".*", kept))
        await replica.close()
    await until_it_is_there(pair)
    assert await pair.asks_the_replica()


async def follow(replica: Database, change: tuple[str, str]) -> str:
    """Have it hear its primary otherwise, and wait until it does; returns how it did."""
    async with replica.reading() as session:
        kept = str(await session.scalar(text("SELECT current_setting('primary_conninfo')")))
        heard = await session.scalar(RECEIVER)
        told = re.sub(*change, kept, count=1).replace("'", "''")
        await session.execute(text(f"ALTER SYSTEM SET primary_conninfo = '{told}'"))
        await session.execute(text("SELECT pg_reload_conf()"))
        while await session.scalar(RECEIVER) in (None, heard):
            pass
    return kept


async def test_a_replica_that_is_cut_off_without_a_sign_is_behind(
    pair: Pair, line: Cable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For a minute it takes its primary to have nothing to say."""
    monkeypatch.setattr(kit, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(kit, "BEHIND_SECONDS", 0.0)
    await until_it_is_there(pair)
    line.freeze()
    assert await pair.asks_the_replica(), "it has all that there is"
    async with pair.database.transaction() as session:
        await session.execute(text(f"CREATE TABLE made_{uuid4().hex} (i int)"))
    assert not await pair.asks_the_replica()
    line.thaw()
    await until_it_is_there(pair)
    assert await pair.asks_the_replica()


async def test_while_the_primary_says_nothing_the_replica_is_as_old_as_what_it_has(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing() -> str:
        raise OSError

    assert pair.database._replica
    monkeypatch.setattr(pair.database._replica, "_written", nothing)
    monkeypatch.setattr(kit, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(kit, "BEHIND_SECONDS", 3_600.0)
    await until_it_is_there(pair)
    assert await pair.asks_the_replica()
    monkeypatch.setattr(kit, "BEHIND_SECONDS", 0.0)
    assert not await pair.asks_the_replica()


async def test_what_the_replica_does_not_have_yet_the_primary_does(pair: Pair) -> None:
    """A statement that fails there may be right here, and what fails by what was asked costs no rest."""
    replica = await Database.open(pair.replica.url)
    async with replica.reading() as session:
        await session.execute(text("SELECT pg_wal_replay_pause()"))
    table = f"made_{uuid4().hex}"
    async with pair.database.transaction() as session:
        await session.execute(text(f"CREATE TABLE {table} (i int)"))

    async def count(session: Session) -> int | None:
        found: int | None = await session.scalar(text(f"SELECT count(*) FROM {table}"))
        return found

    assert await pair.database.lagging(count) == 0
    async with replica.reading() as session:
        await session.execute(text("SELECT pg_wal_replay_resume()"))
    await replica.close()

    async def find_nothing(session: Session) -> None:
        raise NotFound("There is no such place.")

    assert await pair.asks_the_replica()
    with pytest.raises(NotFound):
        await pair.database.lagging(find_nothing)
    assert pair.database._replica
    assert pair.database._replica._well


async def test_lists_of_accounts_and_ledgers_are_as_they_are_without(pair: Pair) -> None:
    await pair.database.migrate()
    accounts = Accounts(pair.database)
    account = await accounts.create("ada@example.com", "Ada", 500)
    await until_it_is_there(pair)
    assert [one.id for one in (await accounts.page()).accounts] == [account.id]
    assert [entry.amount for entry in await accounts.statements.entries(account.id)] == [500]


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_a_replica_is_checked(pair: Pair, database: Database) -> None:
    assert await pair.database.check_replica()
    assert not await database.check_replica()
    pair.cable.cut()
    with pytest.raises(SettingsError, match="LIMNER_DATABASE_READ_URL"):
        await pair.database.check_replica()


async def test_it_is_given_half_as_many_connections_and_none_by_the_house_s_own_work(
    servers: tuple[Server, Server],
) -> None:
    primary, replica = servers
    storage = StorageSettings(
        database_url=primary.url, database_timeout=60, database_read_url=replica.url, database_connections=6
    )
    upkeep = await Database.of(storage, most=4)
    assert not await upkeep.check_replica()
    database = await Database.of(storage)
    assert database._replica
    database._replica._seconds = 60
    found = [0]

    async def count(session: Session) -> None:
        """Those that ask this; none ends before there have been as many as there should be."""
        asking = text("SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%who asks this%'")
        found.append(await session.scalar(asking) or 0)
        while max(found) < 3:
            found.append(await session.scalar(asking) or 0)

    await asyncio.gather(*(database.lagging(count) for _ in range(12)))
    assert max(found) == 3
    await database.close()
    await upkeep.close()


async def test_a_service_starts_without_its_replica(servers: tuple[Server, Server]) -> None:
    with Cable("127.0.0.1", servers[1].port) as cable:
        port = cable.port
    url = servers[1].url.replace(str(servers[1].port), str(port))
    database = await Database.open(servers[0].url, seconds=60, read_url=url)

    async def read(session: Session) -> int | None:
        found: int | None = await session.scalar(text("SELECT 1"))
        return found

    assert await database.lagging(read) == 1
    await database.close()


@pytest.mark.parametrize(
    ("url", "read_url"),
    [("", "postgresql+asyncpg://db/limner"), ("postgresql+asyncpg://db/limner", "sqlite+aiosqlite:////tmp/copy")],
)
def test_only_postgresql_has_a_replica(url: str, read_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_DATABASE_URL", url)
    monkeypatch.setenv("LIMNER_DATABASE_READ_URL", read_url)
    with pytest.raises(SettingsError, match="LIMNER_DATABASE_READ_URL"):
        load(StorageSettings)
