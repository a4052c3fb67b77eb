"""A process that makes one picture for an account, on a database that a test may cut off; run by test_settlement.py."""

import asyncio
import sys
from dataclasses import replace
from pathlib import Path
from uuid import UUID

from limner.kit.storage import StorageSettings
from limner.studio.services import Services
from tests.studio.conftest import settings_in
from tests.studio.engines import ENGINES
from tests.studio.helpers import make


async def run(folder: Path, url: str, account_id: UUID) -> None:
    """Ask for it without an idempotency key."""
    settings = replace(settings_in(folder), storage=StorageSettings(data_dir=folder, database_url=url))
    async with Services.open(settings, engines=ENGINES) as services:
        await make(services, await services.accounts.get(account_id))


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1]), sys.argv[2], UUID(sys.argv[3])))
