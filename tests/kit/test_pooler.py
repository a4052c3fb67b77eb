"""PostgreSQL behind PgBouncer in transaction mode: nothing is left with the server between transactions."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from limner.kit import connections
from limner.kit.database import Database, DatabaseUnavailable
from limner.kit.errors import SettingsError
from limner.kit.settings import load
from limner.kit.storage import StorageSettings
from tests.kit.servers import pooler

ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
SERVERS = 2
"""Connections of the pooler to the server, which many of ours share."""


@pytest.fixture
def pooled_url(postgresql_tables: str) -> Iterator[str]:
    with pooler(make_url(postgresql_tables), SERVERS) as url:
        yield url.render_as_string(hide_password=False)


@pytest.fixture
async def pooled(pooled_url: str) -> AsyncIterator[Database]:
    database = await Database.open(pooled_url, pooled=True, seconds=60)
    yield database
    await database.close()


async def test_many_transactions_share_few_connections(pooled: Database) -> None:
    async def read(number: int) -> tuple[int, int]:
        async with pooled.reading() as session:
            found = await session.execute(text("SELECT CAST(:number AS int), pg_backend_pid()"), {"number": number})
            number, pid = found.one()
            return number, pid

    async def write(number: int) -> tuple[int, int]:
        async with pooled.transaction() as session:
            await session.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": number % 3})
            found = await session.execute(text("SELECT CAST(:number AS int), pg_backend_pid()"), {"number": number})
            number, pid = found.one()
            return number, pid

    answers = await asyncio.gather(*(work(number) for number in range(60) for work in (read, write)))
    assert sorted(number for number, _ in answers) == sorted([*range(60), *range(60)])
    assert len({pid for _, pid in answers}) <= SERVERS


async def test_nothing_is_left_with_the_server(pooled: Database, postgresql_tables: str) -> None:
    async with pooled.transaction() as session:
        within = await session.scalar(text("SELECT current_setting('statement_timeout')"))
        assert await session.scalar(text("SELECT current_setting('idle_in_transaction_session_timeout')")) == "3min"
    assert within == "2min"
    async with pooled.reading(600) as session:
        assert await session.scalar(text("SELECT current_setting('statement_timeout')")) == "20min"
    url = make_url(pooled.url).render_as_string(hide_password=False)
    plain = await Database.open(url, pooled=True, seconds=60)
    for _ in range(2 * SERVERS):
        async with plain._writer.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver
            assert await driver.fetchval("SELECT current_setting('statement_timeout')") == "0"
            assert await driver.fetchval("SELECT count(*) FROM pg_prepared_statements WHERE name <> ''") == 0
    await plain.close()


async def test_a_reading_session_cannot_write(pooled: Database) -> None:
    for seconds in (None, 600):
        with pytest.raises(SQLAlchemyError, match="read-only"):
            async with pooled.reading(seconds) as session:
                await session.execute(text("CREATE TABLE forbidden (i int)"))
    async with pooled.transaction() as session:
        await session.execute(text("CREATE TEMPORARY TABLE allowed (i int) ON COMMIT DROP"))


async def test_the_tables_are_made_through_it(postgresql_url: str) -> None:
    with pooler(make_url(postgresql_url), SERVERS) as url:
        databases = [
            await Database.open(url.render_as_string(hide_password=False), pooled=True, seconds=60) for _ in range(2)
        ]
        await asyncio.gather(*(database.migrate() for database in databases))
        assert await databases[0].version() == await databases[1].version() is not None
        for database in databases:
            await database.close()


@pytest.mark.parametrize("through", ["pooler", "server"])
async def test_the_server_ends_a_statement_by_itself(
    pooled_url: str, postgresql_tables: str, through: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nobody is there to end it: the client's own clock is much slower here."""
    monkeypatch.setattr(connections, "server_limits", lambda seconds: {"statement_timeout": "500"})
    url = pooled_url if through == "pooler" else postgresql_tables
    database = await Database.open(url, pooled=through == "pooler", seconds=120)
    for door in (database.transaction, database.reading):
        with pytest.raises(DatabaseUnavailable) as caught:
            async with door() as session:
                await session.execute(text(ENDLESS))
        assert "statement timeout" in str(caught.value.__cause__)
    await database.close()


async def test_the_settings_say_so(pooled_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_DATABASE_URL", pooled_url)
    monkeypatch.setenv("LIMNER_DATABASE_POOLER", "transaction")
    monkeypatch.setenv("LIMNER_DATABASE_CONNECTIONS", "6")
    database = await Database.of(load(StorageSettings))
    async with asyncio.timeout(60):
        await asyncio.gather(*(database.ping() for _ in range(30)))
    assert database._reader.pool.checkedin() <= 2  # type: ignore[attr-defined]
    await database.close()


async def test_a_pooler_without_the_setting_is_named(pooled_url: str) -> None:
    with pytest.raises(SettingsError, match="LIMNER_DATABASE_POOLER=transaction"):
        await Database.open(pooled_url)
