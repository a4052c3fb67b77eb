"""The migrations build what the models say, and may be started by several processes at once."""

import asyncio
import importlib
import os
import pkgutil
import re
import signal
from datetime import date
from pathlib import Path
from uuid import uuid4

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, String, bindparam, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

import limner
from limner.accounts.accounts import Accounts
from limner.kit.clock import utc_now
from limner.kit.database import Base, Database, newest_version
from limner.kit.errors import SettingsError
from limner.library.images import Images
from tests import nursery
from tests.conftest import MovableClock
from tests.versions import upgrade_to

ROOT = Path(__file__).parents[2]


def _import_all_models() -> None:
    for module in pkgutil.walk_packages(limner.__path__, "limner."):
        if module.name.endswith(".tables"):
            importlib.import_module(module.name)


def _differences(connection: Connection) -> list[object]:
    whole = _tables(connection)

    def compared(name: str | None, kind: str, parents: object) -> bool:
        return kind != "table" or name in whole

    context = MigrationContext.configure(connection, opts={"compare_type": True, "include_name": compared})
    return list(compare_metadata(context, Base.metadata))


def _tables(connection: Connection) -> set[str]:
    """All but the parts of others."""
    names = set(inspect(connection).get_table_names())
    if connection.dialect.name == "postgresql":
        names -= set(connection.scalars(text("SELECT relname::text FROM pg_class WHERE relispartition")))
    return names


async def test_migrations_and_models_agree(database: Database, database_url: str) -> None:
    _import_all_models()
    engine = create_async_engine(database_url)
    async with engine.connect() as connection:
        differences = await connection.run_sync(_differences)
        tables = await connection.run_sync(_tables)
    await engine.dispose()
    assert differences == []
    assert tables == {*Base.metadata.tables, "alembic_version"}


async def test_migrating_again_changes_nothing(database: Database) -> None:
    await database.migrate()


async def test_a_database_of_a_newer_version_is_refused(database: Database) -> None:
    async with database.transaction() as session:
        await session.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(SettingsError, match="9999"):
        await database.migrate()
    with pytest.raises(SettingsError, match="9999"):
        await database.version()


async def test_the_version_is_none_until_the_tables_are_made(database_url: str) -> None:
    database = await Database.open(database_url)
    assert await database.version() is None
    await database.migrate()
    assert await database.version() == newest_version()
    await database.close()


async def test_processes_that_start_together_take_turns(database_url: str) -> None:
    databases = await asyncio.gather(*(Database.open(database_url) for _ in range(4)))
    await asyncio.gather(*(database.migrate() for database in databases))
    await asyncio.gather(*(database.close() for database in databases))


@pytest.mark.parametrize("version", [None, "0004"])
def test_real_processes_that_start_together_take_turns(database_url: str, version: str | None, tmp_path: Path) -> None:
    """On an empty database, and on one of an earlier version."""

    async def begin() -> None:
        database = await Database.open(database_url)
        if version:
            async with database.transaction() as session:
                await (await session.connection()).run_sync(upgrade_to, version)
        await database.close()

    async def found() -> str | None:
        database = await Database.open(database_url)
        at = await database.version()
        await database.close()
        return at

    asyncio.run(begin())
    with (tmp_path / "errors").open("w+") as errors:
        processes = [
            nursery.begin(["tests.kit.migrate", database_url], ROOT, {**os.environ}, errors.fileno()) for _ in range(4)
        ]
        for process in processes:
            assert process.stdout
            assert process.stdout.readline() == "open\n"
        for process in processes:
            os.kill(process.pid, signal.SIGUSR1)
        codes = [process.wait() for process in processes]
        for process in processes:
            assert process.stdout
            process.stdout.close()
        assert (codes, errors.read()) == ([0] * 4, "")
    assert asyncio.run(found()) == newest_version()


async def test_a_ledger_of_an_earlier_version_becomes_one_part(database_url: str) -> None:
    """Its rows stay where they are; those of a clock that was set forward, and those to come, go elsewhere."""
    database = await Database.open(database_url)
    if database.url.get_backend_name() != "postgresql":
        await database.close()
        pytest.skip("SQLite's tables are whole")
    owner = uuid4()
    async with database.transaction() as session:
        await (await session.connection()).run_sync(upgrade_to, "0010")
        enrol = "INSERT INTO accounts (id, email, name, balance, held, created_at, role) VALUES (:id, 'a@b', '', 20, 0"
        await session.execute(text(f"{enrol}, now(), 'user')"), {"id": owner})
        for day in ("2024-02-29", "2999-01-01"):
            line = f"VALUES (:id, 10, 'top_up', '', '', '{day}', '', 0)"
            columns = "(account_id, amount, kind, reference, note, created_at, operation, images)"
            await session.execute(text(f"INSERT INTO ledger {columns} {line}"), {"id": owner})
        await session.execute(
            text("INSERT INTO ledger_days SELECT account_id, date(created_at), '', kind, 10, 0, 1 FROM ledger")
        )
        picture = (
            "INSERT INTO images (id, account_id, prompt, operation, extension, size, width, height, sha256, scene,"
            " created_at, expires_at)"
            " VALUES (:id, :id, '', 'generate', 'webp', 1, 1, 1, '', '{}', '2024-02-29', '2999-01-01')"
        )
        await session.execute(text(picture), {"id": owner})
    await database.migrate()
    accounts = Accounts(database)
    await accounts.top_up(owner, 10)
    assert (await Images(database, utc_now).get(owner)).created_at.year == 2024
    entries = await accounts.ledger(owner)
    assert sorted(entry.id for entry in entries) == [1, 2, 3]
    async with database.reading() as session:
        rows = await session.execute(text("SELECT id, tableoid::regclass::text FROM ledger ORDER BY id"))
        first, second, third = [row[1] for row in rows]
    assert first == third
    assert first.startswith("ledger_before_")
    assert second == "ledger_other"
    assert await accounts.prune(date(2025, 1, 1)) == 1
    assert sorted(entry.id for entry in await accounts.ledger(owner)) == [2, 3]
    assert await accounts.audit() == ()
    await database.close()


async def test_requests_of_the_version_before_go_on_beside_the_migration(database_url: str) -> None:
    """They lock an account and then the ledger: whoever else did it the other way round would wait for ever."""
    database = await Database.open(database_url)
    if database.url.get_backend_name() != "postgresql":
        await database.close()
        pytest.skip("SQLite has one writer")
    async with database.transaction() as session:
        await (await session.connection()).run_sync(upgrade_to, "0010")
    account = await Accounts(database).create("ann@example.com", "Ann", 1)
    done = asyncio.Event()

    async def spend() -> int:
        count = 0
        while not done.is_set():
            await Accounts(database).top_up(account.id, 1)
            count += 1
        return count

    spenders = [asyncio.create_task(spend()) for _ in range(4)]
    await database.migrate()
    done.set()
    spent = sum(await asyncio.gather(*spenders))
    assert (await Accounts(database).get(account.id)).balance == 1 + spent
    assert await Accounts(database).audit() == ()
    await database.close()


async def test_what_an_earlier_version_held_comes_back(database_url: str) -> None:
    database = await Database.open(database_url)
    async with database.transaction() as session:
        await (await session.connection()).run_sync(upgrade_to, "0002")
        at = {"id": uuid4().hex, "hold": uuid4().hex, "now": "2031-05-04 12:30:15"}
        types = {name: bindparam(name, type_=String()) for name in at}
        for statement in (
            "INSERT INTO accounts VALUES (:id, 'ann@example.com', '', 100, 7, :now)",
            "INSERT INTO ledger (account_id, amount, kind, reference, note, created_at)"
            " VALUES (:id, 100, 'top_up', '', '', :now)",
            "INSERT INTO holds VALUES (:hold, :id, 7, 'request', :now)",
        ):
            used = [types[name] for name in at if f":{name}" in statement]
            if database.url.get_backend_name() == "postgresql":
                statement = re.sub(r":id|:hold", r"CAST(\g<0> AS uuid)", statement)
                statement = statement.replace(":now", "CAST(:now AS timestamptz)")
            await session.execute(text(statement).bindparams(*used), at)
    await database.migrate()
    accounts = Accounts(database)
    assert await accounts.audit() == ()
    clock = MovableClock()
    clock.advance(60)
    assert await Accounts(database, clock).release_expired() == 1
    (account,) = await accounts.list()
    assert (account.balance, account.held) == (100, 0)
    await database.close()
