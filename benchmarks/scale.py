"""What a request costs with a million images and ledger entries behind it, beside one on an empty database."""

import json
import sqlite3
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from time import perf_counter
from uuid import uuid4

import httpx

from benchmarks.server import Server, running
from benchmarks.table import print_table

ROWS = 1_000_000
REQUESTS, WARMING = 60, 10
BODY = {"model": "svcv4_1_flash", "prompt": "a red fox", "random_seed": 1}
SCENE = json.dumps({"reading": {"subjects": [{"noun": "fox", "symbol": "fox"}]}})


def main() -> None:
    """Measure two servers of its own."""
    with tempfile.TemporaryDirectory() as scratch:
        data = Path(scratch) / "full"
        with running(data) as full, running() as empty:
            fill(data, ROWS)
            measure(full, empty, ROWS, REQUESTS, WARMING)


def measure(full: Server, empty: Server, rows: int, requests: int, warming: int) -> None:
    """Print the median milliseconds of one request on both, asked in turns; the first do not count."""
    with full.client() as full_client, empty.client() as empty_client:
        pairs = [(_ask(full_client), _ask(empty_client)) for _ in range(requests)][warming:]
    at_full, at_empty = median(p[0] for p in pairs), median(p[1] for p in pairs)
    print_table(
        f"A request with {rows:,} images and ledger entries",
        ("empty database ms", "full database ms", "full / empty"),
        [(f"{at_empty:.1f}", f"{at_full:.1f}", f"{median(f / e for f, e in pairs):.2f}")],
    )


def _ask(client: httpx.Client) -> float:
    start = perf_counter()
    client.post("/images/generations", json=BODY).raise_for_status()
    return (perf_counter() - start) * 1000


def fill(data: Path, rows: int) -> None:
    """Give the one account of a data directory so many images and charges, its books in balance."""
    with sqlite3.connect(data / "limner.sqlite3", timeout=60) as db:
        (account,) = db.execute("SELECT id FROM accounts").fetchone()
        db.executemany(
            "INSERT INTO images (id, account_id, operation, extension, size, width, height, sha256, seed, scene,"
            " created_at, expires_at) VALUES (?, ?, 'generate', 'webp', 100000, 1024, 1024, ?, 1, ?, ?, ?)",
            _images(account, rows),
        )
        now = str(datetime.now(UTC).replace(tzinfo=None))
        entry = "INSERT INTO ledger (account_id, amount, kind, reference, note, created_at) VALUES (?, ?, ?, '', '', ?)"
        db.execute(entry, (account, rows, "top_up", now))
        db.executemany(entry, ((account, -1, "charge", now) for _ in range(rows)))
    db.close()


def _images(account: str, rows: int) -> Iterator[tuple[object, ...]]:
    start = datetime.now(UTC).replace(tzinfo=None)
    for number in range(rows):
        made = start - timedelta(milliseconds=number * 80)
        yield uuid4().hex, account, "0" * 64, SCENE, str(made), str(made + timedelta(days=1))


if __name__ == "__main__":
    main()
