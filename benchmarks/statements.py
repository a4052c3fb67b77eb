"""What one request asks of the database: its statements, transactions and rows, counted as SQLAlchemy sends them."""

import asyncio
import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import httpx
from sqlalchemy import event
from sqlalchemy.engine import Engine

from benchmarks.table import print_table
from limner.api.app import create
from limner.kit import logs

GENERATE: Final = "/v1/images/generations"
FLASH: Final = {"model": "svcv4_1_flash", "prompt": "a red fox", "random_seed": 1}
WRITES: Final = ("INSERT", "UPDATE", "DELETE")
SETTLING_SECONDS: Final = 0.5
"""How long the last request's closing statements may come after its answer."""


@dataclass(slots=True)
class Count:
    """What was asked of the database."""

    reads: int = 0
    writes: int = 0
    rows: int = 0
    """Rows inserted, updated and deleted."""
    transactions: int = 0
    """Writing transactions that were committed."""


@contextmanager
def counting() -> Iterator[Count]:
    """Count what all engines of this process do within the block."""
    count = Count()

    def executed(
        connection: Any, cursor: Any, statement: str, parameters: object, context: object, executemany: bool
    ) -> None:
        verb = statement.lstrip().split(None, 1)[0].upper()
        if verb in WRITES:
            count.writes += 1
            count.rows += max(cursor.rowcount, 0)
        elif verb in ("SELECT", "WITH"):
            count.reads += 1

    def committed(connection: Any) -> None:
        count.transactions += 1

    event.listen(Engine, "after_cursor_execute", executed)
    event.listen(Engine, "commit", committed)
    try:
        yield count
    finally:
        event.remove(Engine, "after_cursor_execute", executed)
        event.remove(Engine, "commit", committed)


async def count_requests(cases: Mapping[str, tuple[Mapping[str, object], Mapping[str, str]]]) -> dict[str, Count]:
    """What each of these requests for pictures, body and headers, takes in a service of its own that is warm."""
    found = {}
    app = create()
    async with app.router.lifespan_context(app):
        accounts = app.state.services.accounts
        account = await accounts.create("a@example.com", "A", 100_000)
        _, key = await accounts.create_key(account.id)
        transport = httpx.ASGITransport(app=app)
        authorization = {"Authorization": f"Bearer {key}"}
        async with httpx.AsyncClient(transport=transport, base_url="http://limner", headers=authorization) as client:
            await _ask(client, FLASH, {})
            for name, (body, headers) in cases.items():
                await asyncio.sleep(SETTLING_SECONDS)
                with counting() as count:
                    await _ask(client, body, headers)
                    await asyncio.sleep(SETTLING_SECONDS)
                found[name] = count
    return found


async def _ask(client: httpx.AsyncClient, body: Mapping[str, object], headers: Mapping[str, str]) -> None:
    (await client.post(GENERATE, json=dict(body), headers=dict(headers), timeout=120)).raise_for_status()


def main() -> None:
    """Count the requests that `docs/capacity.md` counts with."""
    cases: dict[str, tuple[Mapping[str, object], Mapping[str, str]]] = {
        "one picture": (FLASH, {}),
        "four pictures": (FLASH | {"n": 4}, {}),
        "one picture, with an Idempotency-Key": (FLASH, {"Idempotency-Key": "count"}),
    }
    with tempfile.TemporaryDirectory() as data:
        os.environ |= {"LIMNER_DATA_DIR": data, "LIMNER_WORKERS": "1"}
        logs.configure(logs.LogSettings(log_level="error"))
        found = asyncio.run(count_requests(cases))
    print_table(
        "What a request asks of the database",
        ("request", "reads", "writes", "rows written", "transactions"),
        [(name, count.reads, count.writes, count.rows, count.transactions) for name, count in found.items()],
    )


if __name__ == "__main__":
    main()
