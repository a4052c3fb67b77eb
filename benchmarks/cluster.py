"""Proof that any part of a service on many machines may die: all of them do, over and over, while twenty accounts ask.

Run with `make bench-cluster`, or `.venv-cluster/bin/python -m benchmarks.cluster KILLS SEED`. It starts PostgreSQL,
Redis, a store of S3's interface, a Ray cluster with three replicas and two processes of the service, and kills one part
after the other at random moments. Then it looks at the books: those of the accounts, those that the customers kept
themselves, and the pictures.
"""

import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final
from uuid import uuid4

from sqlalchemy import func, select

from benchmarks.reliability.parts import House
from benchmarks.reliability.traffic import Customer, Traffic
from benchmarks.table import print_table
from limner.accounts.accounts import Accounts
from limner.accounts.tables import HoldRow

ACCOUNTS: Final = 20
UNITS: Final = 10_000_000
IMAGES_PER_MINUTE: Final = 20
"""Of an account: less than it would ask for, so that the limit is met all the time."""
WINDOW_SECONDS: Final = 60.0
KILLS: Final = 100
PAUSES: Final = (0.5, 5.0)
"""Seconds between two deaths."""
LEASE_SECONDS: Final = 60.0
"""After which nothing may be left of those who died: leases last 30 s, and are looked at every 10."""

WEIGHTS: Final = {
    "service": 25,
    "replica": 25,
    "cluster": 3,
    "database connections": 15,
    "database server": 6,
    "Redis": 8,
    "Redis, flushed": 6,
    "store refuses": 4,
    "store fails": 4,
    "store hangs": 4,
}
"""How often each is chosen, of a hundred times. The whole cluster takes half a minute to come back."""


class Reaper:
    """Kills one part at a time."""

    def __init__(self, house: House, seed: int) -> None:
        self._house = house
        self._random = random.Random(seed)
        self.killed: Counter[str] = Counter()
        self.forgotten: list[float] = []
        """When Redis forgot its counters."""
        self._ways: dict[str, Callable[[], None]] = {
            "service": lambda: self._random.choice(house.services).process.kill(),
            "replica": self._kill_replica,
            "cluster": self._kill_cluster,
            "database connections": house.postgres.end_connections,
            "database server": house.postgres.server.kill,
            "Redis": self._forget(house.redis.server.kill),
            "Redis, flushed": self._forget(house.redis.flush),
            "store refuses": lambda: house.store.trouble("refuse", 3),
            "store fails": lambda: house.store.trouble("fail", 3),
            "store hangs": lambda: house.store.trouble("hang", 12),
        }

    def reap(self, kills: int) -> None:
        """Kill about so many parts, of each as many as its weight says, in any order, with pauses."""
        names = [name for name, weight in WEIGHTS.items() for _ in range(max(1, round(weight * kills / KILLS)))]
        self._random.shuffle(names)
        for name in names:
            while not self._strike(name):
                time.sleep(2)
            time.sleep(self._random.uniform(*PAUSES))

    def _strike(self, name: str) -> bool:
        """Kill it. Returns whether there was anything to kill: it may just be coming back."""
        try:
            self._ways[name]()
        except Exception as error:  # noqa: BLE001  whatever a part says that is down already
            print(f"{name}: {error!r}", file=sys.stderr)
            return False
        self.killed[name] += 1
        return True

    def _kill_replica(self) -> None:
        self._random.choice(self._house.ray.replicas("drawing")).kill()

    def _kill_cluster(self) -> None:
        self._house.ray.kill()
        time.sleep(2)
        self._house.ray.start()

    def _forget(self, way: Callable[[], object]) -> Callable[[], None]:
        def kill() -> None:
            way()
            self.forgotten.append(time.monotonic())

        return kill


async def made_customers(house: House) -> list[Customer]:
    """Twenty accounts, with units and a key each."""
    database = await house.database()
    accounts = Accounts(database)
    made = []
    for number in range(ACCOUNTS):
        account = await accounts.create(f"{uuid4().hex}@example.com", f"Customer {number}", UNITS)
        made.append(Customer(account.id, (await accounts.create_key(account.id))[1], UNITS))
    await database.close()
    return made


async def _measured(house: House, kills: int, seed: int) -> list[tuple[str, object]]:
    reaper, customers = Reaper(house, seed), await made_customers(house)
    traffic = Traffic(customers, [service.url for service in house.services], seed)
    traffic.begin()
    begun = time.monotonic()
    await asyncio.to_thread(reaper.reap, kills)
    last = time.monotonic()
    await asyncio.to_thread(house.wait)
    back = time.monotonic()
    await traffic.end()
    seconds = time.monotonic() - begun
    await asyncio.sleep(LEASE_SECONDS)
    findings = await _books(house, customers)
    urls = [url for customer in customers for asked in customer.asked for url in asked.urls]
    lost = [url for url in urls if not await traffic.has(url)]
    await traffic.close()
    statuses = Counter(asked.status for customer in customers for asked in customer.asked)
    print_table("What was killed", ("part", "times"), reaper.killed.most_common())
    print_table(
        "What was answered", ("status", "requests"), [(status or "none", n) for status, n in statuses.most_common()]
    )
    over = max(_over(customer, reaper.forgotten) for customer in customers)
    return [
        ("seconds of traffic", f"{seconds:.0f}"),
        ("seconds after the last death until all is ready", f"{back - last:.0f}"),
        ("pictures answered with 200", len(urls)),
        ("of these, pictures that cannot be had", len(lost)),
        *findings,
        ("most pictures of an account beyond its limit in a minute, where Redis had forgotten nothing", over),
    ]


async def _books(house: House, customers: Sequence[Customer]) -> list[tuple[str, object]]:
    """What the accounts' books say, against what the customers' own do."""
    database = await house.database()
    accounts = Accounts(database)
    more = less = 0
    for customer in customers:
        paid = UNITS - (await accounts.get(customer.id)).balance
        owed = sum(asked.credits for asked in customer.asked if asked.status == 200)
        more, less = more + max(paid - owed, 0), less + max(owed - paid, 0)
    async with database.transaction() as session:
        holds = await session.scalar(select(func.count()).select_from(HoldRow))
    wrong = len(await accounts.audit())
    await database.close()
    return [
        ("units charged beyond what was answered with 200", more),
        ("units answered with 200 and not charged", less),
        ("holds left", holds),
        ("accounts whose ledger, balance and holds do not agree", wrong),
    ]


def _over(customer: Customer, forgotten: Sequence[float]) -> int:
    """How many pictures more than its limit an account was let have in any window in which no counter was lost."""
    most = 0
    taken = [asked for asked in customer.asked if asked.status == 200]
    for first in taken:
        end = first.begun + WINDOW_SECONDS
        if any(first.begun - WINDOW_SECONDS <= moment <= end for moment in forgotten):
            continue
        most = max(most, sum(asked.images for asked in taken if first.begun <= asked.begun < end) - IMAGES_PER_MINUTE)
    return most


def main(kills: int = KILLS, seed: int = 1) -> dict[str, object]:
    """Print the tables; returns what the last one says."""
    folder = Path(tempfile.mkdtemp(prefix="limner-reliability-", dir="/tmp"))
    folder.chmod(0o755)
    house = House(folder, IMAGES_PER_MINUTE)
    try:
        house.wait()
        findings = asyncio.run(_measured(house, kills, seed))
    finally:
        house.stop()
    print_table(f"Afterwards, seed {seed}", ("", "found"), findings)
    return dict(findings)


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:]))
