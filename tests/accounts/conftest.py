"""Accounts on a database of each kind, under a clock to move."""

from collections.abc import AsyncIterator
from uuid import UUID

import pytest

from limner.accounts.accounts import Accounts
from limner.accounts.models import Hold
from limner.kit.database import Database
from tests.conftest import MovableClock


@pytest.fixture
async def accounts(database: Database, clock: MovableClock) -> AsyncIterator[Accounts]:
    opened = Accounts(database, clock)
    yield opened
    await opened.close()


@pytest.fixture
async def ann(accounts: Accounts) -> UUID:
    """An account with 100 units."""
    return (await accounts.create("ann@example.com", "Ann", units=100)).id


@pytest.fixture
def charge(accounts: Accounts, database: Database) -> "Charge":
    return Charge(accounts, database)


class Charge:
    """Charges a hold in a transaction of its own."""

    def __init__(self, accounts: Accounts, database: Database) -> None:
        self._accounts = accounts
        self._database = database

    async def __call__(self, hold: Hold, units: int | None = None, *, left_open: bool = False) -> None:
        async with self._database.transaction() as session:
            await self._accounts.charge(session, hold, units, reference="request", left_open=left_open)
