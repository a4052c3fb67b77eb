"""What people wait for with ten million images and lines of the ledger in PostgreSQL, beside an empty database.

`python -m benchmarks.scale_postgresql [ROWS]` makes two databases of its own on the server of `LIMNER_BENCH_POSTGRESQL`
(without it, that of this machine), and drops them again.
"""

import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final
from uuid import uuid4

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from benchmarks.server import Server, running
from benchmarks.table import print_table
from limner.accounts import pruning
from limner.accounts.accounts import Accounts
from limner.kit import months
from limner.kit.database import Database
from limner.kit.months import beginning, month_of, months_later

POSTGRESQL = os.environ.get("LIMNER_BENCH_POSTGRESQL", "postgresql+asyncpg://postgres@127.0.0.1:5432").rstrip("/")
ROWS: Final = 10_000_000
MONTHS: Final = 12
"""Over which the rows are spread, the last of them this one."""
OWN_PART: Final = 50
"""One in so many rows is the account's that asks; the others belong to a thousand accounts."""
ROUNDS, WARMING = 40, 10
PRUNED_MONTHS: Final = 6
NOTE: Final = "filled"
"""Of the lines that are not the service's own."""
SCENE: Final = json.dumps({"reading": {"subjects": [{"noun": "fox", "symbol": "fox"}]}})
BODY: Final = {"model": "svcv4_1_flash", "prompt": "a red fox", "random_seed": 1}

_STRANGER = "uuid_in(md5((number % 1000)::text)::cstring)"
_OWNER = f"CASE WHEN number % :own_part = 0 THEN CAST(:owner AS uuid) ELSE {_STRANGER} END"
_SPAN = "CAST(:last AS timestamptz) - CAST(:first AS timestamptz)"
_MADE = f"CAST(:first AS timestamptz) + ({_SPAN}) * (CAST(number AS float8) / :rows)"
_NUMBERS = "FROM generate_series(0, :rows - 1) number"
_IMAGES = f"""
INSERT INTO images (id, account_id, prompt, operation, extension, size, width, height, sha256, seed, scene, reference,
    created_at, expires_at)
SELECT gen_random_uuid(), {_OWNER}, 'a red fox', 'generate', 'webp', 100000, 1024, 1024,
    md5(number::text) || md5(number::text), 1, :scene, 'request' || number, {_MADE}, {_MADE} + interval '1000 days'
{_NUMBERS}
"""
_LEDGER = f"""
INSERT INTO ledger (account_id, amount, kind, reference, note, created_at, operation, images)
SELECT {_OWNER}, -1, 'charge', 'request' || number, :note, {_MADE}, 'generate', 1 {_NUMBERS}
"""
_STRANGERS = """
INSERT INTO accounts (id, email, name, balance, held, created_at, role)
SELECT uuid_in(md5(number::text)::cstring), number || '@example.com', '', 0, 0, now(), 'user'
FROM generate_series(0, 999) number
"""
_TOP_UPS = """
INSERT INTO ledger (account_id, amount, kind, reference, note, created_at, operation, images)
SELECT id, :rows, 'top_up', '', :note, :last, :note, 0 FROM accounts
"""
_BALANCES = "UPDATE accounts SET balance = (SELECT sum(amount) FROM ledger WHERE account_id = accounts.id)"
_DAYS = """
INSERT INTO ledger_days (account_id, day, operation, kind, units, images, entries)
SELECT account_id, date(timezone('UTC', created_at)), operation, kind, sum(amount), sum(images), count(*)
FROM ledger WHERE note = :note GROUP BY 1, 2, 3, 4
"""
_USAGE = "INSERT INTO storage_usage SELECT account_id, sum(size), count(*) FROM images GROUP BY 1"


def main(rows: int = ROWS, rounds: int = ROUNDS, warming: int = WARMING) -> None:
    """Measure two servers of its own, then drop half of the months."""
    with databases() as (full_url, empty_url), tempfile.TemporaryDirectory() as scratch:
        homes = [Path(scratch) / name for name in ("full", "empty")]
        with (
            unbounded(homes[0], LIMNER_DATABASE_URL=full_url) as full,
            unbounded(homes[1], LIMNER_DATABASE_URL=empty_url) as empty,
        ):
            filled = asyncio.run(fill(full_url, rows))
            measure((full, empty), rows, rounds, warming)
            print(f"\nFilled in {filled:.0f} s. ", asyncio.run(pruned(full_url)), sep="")


unbounded = partial(running, LIMNER_ACCOUNT_MAX_IMAGES="0", LIMNER_ACCOUNT_MAX_BYTES="0", LIMNER_STORE_MAX_BYTES="0")
"""Starts a service that keeps whatever it is given."""


@contextmanager
def databases() -> Iterator[Sequence[str]]:
    """The addresses of two new databases, for as long as the block lasts."""
    names = [f"limner_bench_{uuid4().hex}" for _ in range(2)]
    try:
        asyncio.run(_command(*(f"CREATE DATABASE {name}" for name in names)))
        yield [f"{POSTGRESQL}/{name}" for name in names]
    finally:
        asyncio.run(_command(*(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)" for name in names)))


async def _command(*statements: str, url: str = f"{POSTGRESQL}/postgres") -> None:
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()


async def fill(url: str, rows: int) -> float:
    """Give a database so many images and charges of a thousand accounts and its own; the seconds that took."""
    begun = perf_counter()
    db = await Database.open(url, seconds=3600)
    now = datetime.now(UTC)
    first = months_later(month_of(now.date()), 1 - MONTHS)
    for count in range(MONTHS):
        await months.prepare(db, beginning(months_later(first, count)))
    async with db.transaction() as session:
        (owner,) = (await session.execute(text("SELECT id FROM accounts"))).one()
        span = {"first": beginning(first), "last": now, "rows": rows, "own_part": OWN_PART, "owner": str(owner)}
        await session.execute(text(_STRANGERS))
        await session.execute(text(_IMAGES), {**span, "scene": SCENE})
        await session.execute(text(_LEDGER), {**span, "note": NOTE})
        await session.execute(text(_TOP_UPS), {"rows": rows, "last": now, "note": NOTE})
        await session.execute(text(_DAYS), {"note": NOTE})
        await session.execute(text(_BALANCES))
        await session.execute(text(_USAGE))
    await db.close()
    await _command("VACUUM ANALYZE", url=url)
    return perf_counter() - begun


def measure(servers: Sequence[Server], rows: int, rounds: int, warming: int) -> None:
    """Print the median milliseconds of what people ask for on both, asked in turns; the first do not count."""
    people = [Person(server) for server in servers]
    table = []
    for name in ("picture", "link", "gallery", "profile"):
        pairs = [[_time(getattr(person, name)) for person in people] for _ in range(rounds)][warming:]
        full, empty = zip(*pairs, strict=True)
        ratio = median(at_full / at_empty for at_full, at_empty in pairs)
        table.append((name, f"{median(empty):.1f}", f"{median(full):.1f}", f"{ratio:.2f}"))
    print_table(
        f"PostgreSQL with {rows:,} images and lines of the ledger in {MONTHS} months",
        ("asked for", "empty database ms", "full database ms", "full / empty"),
        table,
    )


class Person:
    """Somebody with a key and a session, and what they ask for."""

    def __init__(self, server: Server) -> None:
        self._root = server.root
        self._client = server.client()
        self._client.post(server.link, data={"go": "on"}, headers={"Origin": server.root})
        self._link = self.picture()

    def picture(self) -> str:
        """Have a picture drawn. Returns its link."""
        answer = self._client.post("/images/generations", json=BODY).raise_for_status()
        return str(answer.json()["data"][0]["url"])

    def link(self) -> None:
        """Load the first picture."""
        self._client.get(self._link).raise_for_status()

    def gallery(self) -> None:
        """Look at the newest pictures."""
        self._client.get(f"{self._root}/gallery").raise_for_status()

    def profile(self) -> None:
        """Look at the balance, the chart and the latest lines."""
        self._client.get(f"{self._root}/profile").raise_for_status()


def _time(ask: Callable[[], object]) -> float:
    """Milliseconds."""
    begun = perf_counter()
    ask()
    return (perf_counter() - begun) * 1000


async def pruned(url: str) -> str:
    """Prune the earlier half of the months, and say how long it took: the adding up before, and the dropping."""
    db = await Database.open(url)
    before = months_later(month_of(datetime.now(UTC).date()), 1 - PRUNED_MONTHS)
    begun = perf_counter()
    async with db.reading(3600) as session:
        await pruning.checked(session, before)
    checked = perf_counter() - begun
    begun = perf_counter()
    lines = await Accounts(db).prune(before)
    taken = perf_counter() - begun
    wrong = await Accounts(db).audit()
    await db.close()
    return (
        f"{lines:,} lines pruned in {taken:.1f} s, of which {checked:.1f} s went by in adding them up; "
        f"{len(wrong)} accounts whose books are wrong after it."
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
