"""Links that lead on to the bucket beside links that the service answers: the same pictures, by turns, in one run.

The bucket is the tests' own, which checks each signature; it has a process to itself, as the services have.
"""

import asyncio
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from statistics import median
from time import perf_counter

import httpx

from benchmarks.prompts import PROMPTS
from benchmarks.server import Server, running
from benchmarks.table import print_table
from tests.library.bucket import NAME, Bucket

CLIENTS = 8


@dataclass
class Found:
    """Of one way to answer: what one client waits for a picture, ms; pictures a second of many; and the processor
    time of the service for a picture of theirs, ms.
    """

    waits: list[float] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)
    costs: list[float] = field(default_factory=list)


def main(pictures: int = 20, looks: int = 200, rounds: int = 5) -> None:
    """Print both, of so many pictures, looks of one client, and rounds of as many looks of several clients."""
    with (
        _bucket() as environment,
        _answering("served", environment) as served,
        _answering("redirect", environment) as redirect,
    ):
        servers = {"served": served, "redirect": redirect}
        links = {name: _made(server, pictures) for name, server in servers.items()}
        found = {name: Found() for name in servers}
        _one_client(links, looks, found)
        for _ in range(rounds):
            for name, server in servers.items():
                _many(server, links[name], looks, found[name])
    load = os.getloadavg()[0]
    print_table(
        f"Links by turns, Flash, 1024²: {looks} looks of one client, {rounds} rounds of {looks} of {CLIENTS} clients; "
        f"load {load:.1f}",
        ("links", "ms a picture, median", "pictures a second, median", "processor ms of the service a picture"),
        [_row(name, each) for name, each in found.items()]
        + [("redirect / served", *_ratios(found["redirect"], found["served"]))],
    )


def _answering(links: str, environment: Mapping[str, str]) -> AbstractContextManager[Server]:
    """A service that answers its links so."""
    return running(environment=environment, LIMNER_BLOB_URL=f"s3://{NAME}/{links}", LIMNER_IMAGE_LINKS=links)


@contextmanager
def _bucket() -> Iterator[dict[str, str]]:
    """What points a service at a bucket that lives as long as the block."""
    here, there = get_context("spawn").Pipe()
    process = get_context("spawn").Process(target=_serve, args=(there,))
    process.start()
    try:
        yield {**os.environ, **here.recv()}
    finally:
        here.send("the end")
        process.join()


def _serve(pipe: Connection) -> None:
    async def serve() -> None:
        async with Bucket().serving() as bucket:
            pipe.send(bucket.environment)
            await asyncio.to_thread(pipe.recv)

    asyncio.run(serve())


def _made(server: Server, pictures: int) -> list[str]:
    """The links of so many, each of which has been looked at: the service reads a file through once."""
    links = []
    with server.client(follow_redirects=True) as client:
        for number in range(pictures):
            body = {"model": "svcv4_1_flash", "prompt": PROMPTS[number % len(PROMPTS)], "random_seed": number}
            answer = client.post("/images/generations", json=body).raise_for_status()
            links.append(str(answer.json()["data"][0]["url"]))
            client.get(links[-1]).raise_for_status()
    return links


def _one_client(links: dict[str, list[str]], looks: int, found: dict[str, Found]) -> None:
    with httpx.Client(follow_redirects=True) as client:
        for number in range(looks):
            for name in sorted(links, reverse=number % 2 == 1):
                start = perf_counter()
                client.get(links[name][number % len(links[name])]).raise_for_status()
                found[name].waits.append((perf_counter() - start) * 1000)


def _many(server: Server, links: Sequence[str], looks: int, found: Found) -> None:
    before, start = server.busy(), perf_counter()
    asyncio.run(_look(links, looks))
    found.rates.append(looks / (perf_counter() - start))
    found.costs.append((server.busy() - before) * 1000 / looks)


async def _look(links: Sequence[str], looks: int) -> None:
    numbers = iter(range(looks))
    async with httpx.AsyncClient(follow_redirects=True, timeout=120) as client:

        async def look() -> None:
            for number in numbers:
                (await client.get(links[number % len(links)])).raise_for_status()

        await asyncio.gather(*(look() for _ in range(CLIENTS)))


def _row(name: str, found: Found) -> tuple[str, ...]:
    return (name, f"{median(found.waits):.1f}", f"{median(found.rates):.0f}", f"{median(found.costs):.2f}")


def _ratios(one: Found, other: Found) -> tuple[str, ...]:
    pairs = ((one.waits, other.waits), (one.rates, other.rates), (one.costs, other.costs))
    return tuple(f"{median(mine) / median(theirs):.2f}" for mine, theirs in pairs)


if __name__ == "__main__":
    main()
