"""What the commands that look into the database share: opening it for one piece of work, while the server may run."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from limner.accounts.accounts import Accounts
from limner.kit import settings
from limner.kit.ailments import explained
from limner.kit.database import Database, DatabaseUnavailable, newest_version
from limner.kit.errors import SettingsError
from limner.kit.storage import StorageSettings

T = TypeVar("T")


@asynccontextmanager
async def open_database() -> AsyncIterator[tuple[Database, str | None]]:
    """The database that the settings name, and the version of its tables; None where it has none.

    Leaves the tables as they are. Raises SettingsError where nothing answers, then or later, and for a version newer
    than this one.
    """
    storage = settings.load(StorageSettings)
    db = await Database.of(storage)
    try:
        yield db, await db.version()
    except DatabaseUnavailable as error:
        raise SettingsError(f"LIMNER_DATABASE_URL: {explained(error, db.url)}") from error
    finally:
        await db.close()


def with_accounts(work: Callable[[Accounts], Awaitable[T]]) -> T:
    """Run `work` with the accounts of the database that the settings name. Raises as `in_database` does."""
    return in_database(lambda db: work(Accounts(db)))


def in_database(work: Callable[[Database], Awaitable[T]]) -> T:
    """Run `work` with the database that the settings name. Makes the tables where there are none.

    Raises SettingsError for tables of an older version: a server of that version may be at work on them.
    """

    async def run() -> T:
        async with open_database() as (db, version):
            if version is None:
                await db.migrate()
            elif version != newest_version():
                raise SettingsError(
                    f"LIMNER_DATABASE_URL: {db.url!r} is at version {version}; this program needs {newest_version()}. "
                    "Start `limner serve`, which brings it up to date."
                )
            return await work(db)

    return asyncio.run(run())
