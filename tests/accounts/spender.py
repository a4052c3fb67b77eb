"""A process that spends one account's units, beside others that do the same; run by test_races.py.

Prints, as JSON, how many holds were charged, released, and refused. With `die` it takes one hold and is killed.
"""

import asyncio
import json
import os
import random
import signal
import sys
from collections import Counter
from uuid import UUID

from limner.accounts.accounts import Accounts
from limner.accounts.holds import InsufficientUnits
from limner.kit.database import Database

TASKS = 8
ROUNDS = 12
UNITS = 7


async def spend(database: Database, account_id: UUID) -> Counter[str]:
    """Hold, then charge or release, from many tasks at once."""
    accounts = Accounts(database)
    counts: Counter[str] = Counter()

    async def task(number: int) -> None:
        chance = random.Random(number)
        for _ in range(ROUNDS):
            try:
                hold = await accounts.hold(account_id, UNITS, reference="race")
            except InsufficientUnits:
                counts["refused"] += 1
                continue
            if chance.random() < 0.5:
                await accounts.release(hold)
                counts["released"] += 1
            else:
                async with database.transaction() as session:
                    await accounts.charge(session, hold, reference="race")
                counts["charged"] += 1

    async with asyncio.TaskGroup() as group:
        for number in range(TASKS):
            group.create_task(task(number))
    return counts


async def main(url: str, account_id: UUID, what: str) -> None:
    """Set the database up, as every process does at its start, and spend."""
    database = await Database.open(url)
    await database.migrate()
    if what == "die":
        await Accounts(database).hold(account_id, UNITS, reference="race")
        os.kill(os.getpid(), signal.SIGKILL)
    counts = await spend(database, account_id)
    await database.close()
    sys.stdout.write(json.dumps(counts))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], UUID(sys.argv[2]), sys.argv[3]))
