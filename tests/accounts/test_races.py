"""Several processes on one account never oversell it, never fail for want of a lock, and may die."""

import asyncio
import json
import signal
import sys
from asyncio.subprocess import Process
from collections import Counter
from datetime import timedelta
from pathlib import Path

from limner.accounts.accounts import Accounts
from limner.kit.clock import utc_now
from limner.kit.database import Database
from tests.accounts import spender

ROOT = Path(__file__).parents[2]


async def _start(*arguments: str) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        spender.__name__,
        *arguments,
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def test_processes_race_for_the_last_units(database: Database, database_url: str) -> None:
    accounts = Accounts(database)
    opening = 60 * spender.UNITS + 3
    account = await accounts.create("ann@example.com", units=opening)
    others = [await _start(database_url, str(account.id), "spend") for _ in range(2)]
    total = await spender.spend(database, account.id)
    for process in others:
        output, errors = await process.communicate()
        assert process.returncode == 0, errors.decode()
        total += Counter(json.loads(output))
    after = await accounts.get(account.id)
    assert sum(total.values()) == 3 * spender.TASKS * spender.ROUNDS
    assert after.balance == opening - spender.UNITS * total["charged"]
    assert after.held == 0
    assert await accounts.audit() == ()
    assert total["refused"]
    assert after.balance < spender.UNITS


async def test_the_holds_of_a_killed_process_come_back(database: Database, database_url: str) -> None:
    accounts = Accounts(database)
    account = await accounts.create("ann@example.com", units=spender.UNITS)
    process = await _start(database_url, str(account.id), "die")
    await process.communicate()
    assert process.returncode == -signal.SIGKILL
    assert (await accounts.get(account.id)).available == 0
    assert await accounts.release_expired() == 0
    later = Accounts(database, lambda: utc_now() + timedelta(seconds=30))
    assert await later.release_expired() == 1
    assert (await accounts.get(account.id)).available == spender.UNITS
    assert await accounts.audit() == ()


async def test_processes_at_their_first_start(database_url: str) -> None:
    """An unknown account: each sets the tables up, then fails for the account and for nothing else."""
    nobody = "00000000-0000-0000-0000-000000000000"
    processes = [await _start(database_url, nobody, "spend") for _ in range(2)]
    for process in processes:
        _, errors = await process.communicate()
        assert f"There is no account {nobody}" in errors.decode()
        assert "OperationalError" not in errors.decode()
