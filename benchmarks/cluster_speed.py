"""What a cluster costs, side by side in one run, and whether accounts still have equal shares on it.

Run with `.venv-cluster/bin/python -m benchmarks.cluster_speed`. The same pictures are drawn by a service with a worker
for each core, and by one whose engine is on a Ray cluster of this machine with a replica for each core; by turns, so
that both meet the same machine. Then twenty accounts, one of them greedy, ask two services over one cluster.
"""

import asyncio
import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from statistics import median
from typing import Final

import httpx

from benchmarks.cluster import made_customers
from benchmarks.fairness import jain
from benchmarks.prompts import PROMPTS
from benchmarks.reliability.parts import House, until
from benchmarks.server import Server, running
from benchmarks.table import print_table
from limner.workshop.settings import cores
from tests.cluster.ray_cluster import RayCluster

ROUNDS: Final = 30
"""Pictures of one client, of each service."""
SATURATED_SECONDS: Final = 20.0
CLIENTS: Final = 8
FAIR_SECONDS: Final = 90.0
POLITE_AT_ONCE, GREEDY_AT_ONCE = 2, 40

ENGINES: Final = '{{"drawing": {{"kind": "illustrator", "cluster": {{"min_replicas": {}, "cpus": 1}}}}}}'


@contextmanager
def _both() -> Iterator[tuple[Server, Server]]:
    """A service that draws itself, and one that has a cluster draw; on the same cores, one after the other."""
    ray = RayCluster()
    ray.start()
    beside = running(
        environment={**os.environ, "HOME": str(ray.home), "PYTHONPATH": ray.path},
        LIMNER_CLUSTER=ray.address,
        LIMNER_CLUSTER_AUTH="private_network",
        LIMNER_ENGINES=ENGINES.format(cores()),
        LIMNER_ROUTES='{"generate": ["drawing"]}',
        LIMNER_WORKERS="1",
    )
    try:
        with running() as local, beside as cluster:
            until(lambda: _engine_is_up(cluster))
            yield local, cluster
    finally:
        ray.remove()


def _engine_is_up(server: Server) -> bool:
    return bool(httpx.get(f"{server.root}/readyz").json()["engines"]["drawing"] == "ready")


def _draw(client: httpx.Client, number: int) -> float:
    """Seconds of one picture, from request to answer."""
    begun = time.perf_counter()
    body = {"prompt": PROMPTS[number % len(PROMPTS)], "model": "svcv4_1_flash", "random_seed": number}
    client.post("/images/generations", json=body).raise_for_status()
    return time.perf_counter() - begun


def _latencies(servers: Sequence[Server], rounds: int) -> list[float]:
    """The median milliseconds of each, asked by turns."""
    clients = [server.client() for server in servers]
    times: list[list[float]] = [[] for _ in servers]
    for number in range(rounds):
        for client, taken in zip(clients, times, strict=True):
            taken.append(_draw(client, number))
    for client in clients:
        client.close()
    return [1000 * median(taken) for taken in times]


def _throughput(server: Server, seconds: float) -> float:
    """Pictures a second with more clients than cores."""
    end, numbers = time.perf_counter() + seconds, count()

    def ask() -> int:
        done = 0
        with server.client() as client:
            while time.perf_counter() < end:
                _draw(client, next(numbers))
                done += 1
        return done

    with ThreadPoolExecutor(CLIENTS) as pool:
        begun = time.perf_counter()
        done = sum(future.result() for future in [pool.submit(ask) for _ in range(CLIENTS)])
        return done / (time.perf_counter() - begun)


def compare(rounds: int = ROUNDS, seconds: float = SATURATED_SECONDS) -> tuple[float, float]:
    """Print the first table; returns the milliseconds that the cluster adds, and the share of the throughput left."""
    with _both() as (local, cluster):
        _latencies((local, cluster), 5)  # both are warm
        alone, far = _latencies((local, cluster), rounds)
        rates = [_throughput(server, seconds) for server in (local, cluster, local, cluster)]
    here, there = (rates[0] + rates[2]) / 2, (rates[1] + rates[3]) / 2
    print_table(
        f"A cluster on the same {cores()} cores, {rounds} pictures each by turns, then {2 * seconds:g} s each",
        ("", "this machine's workers", "cluster", ""),
        [
            ("one client, median ms", f"{alone:.0f}", f"{far:.0f}", f"{far - alone:+.0f} ms"),
            (f"{CLIENTS} clients, pictures a second", f"{here:.1f}", f"{there:.1f}", f"{there / here:.2f}"),
        ],
    )
    return far - alone, there / here


async def _shares(house: House, seconds: float) -> list[float]:
    """The pictures that each of twenty accounts had in the time; the first is the greedy one."""
    customers = await made_customers(house)
    done = [0.0] * len(customers)
    end = time.monotonic() + seconds
    async with httpx.AsyncClient(timeout=120, limits=httpx.Limits(max_connections=200)) as client:

        async def ask_on(index: int, url: str) -> None:
            headers = {"Authorization": f"Bearer {customers[index].key}"}
            while time.monotonic() < end:
                body = {"prompt": PROMPTS[0], "model": "svcv4_1_flash"}
                answer = await client.post(f"{url}/images/generations", json=body, headers=headers)
                if answer.status_code == 200 and time.monotonic() < end:
                    done[index] += 1
                await asyncio.sleep(0 if answer.status_code == 200 else 0.1)

        async with asyncio.TaskGroup() as group:
            for index in range(len(customers)):
                for number in range(POLITE_AT_ONCE if index else GREEDY_AT_ONCE):
                    group.create_task(ask_on(index, house.services[number % len(house.services)].url))
    return done


def fair(seconds: float = FAIR_SECONDS) -> float:
    """Print the second table; returns Jain's index."""
    folder = Path(tempfile.mkdtemp(prefix="limner-fair-", dir="/tmp"))
    folder.chmod(0o755)
    house = House(folder, images_per_minute=0)
    try:
        house.wait()
        shares = asyncio.run(_shares(house, seconds))
    finally:
        house.stop()
    index = jain(shares)
    print_table(
        f"Fair shares over two services and a cluster: {len(shares)} accounts, one of them greedy, {seconds:g} s",
        ("Jain's index", "the greedy one's pictures", "another's, least", "median", "most"),
        [(f"{index:.3f}", shares[0], min(shares[1:]), median(shares[1:]), max(shares[1:]))],
    )
    return index


if __name__ == "__main__":
    compare()
    fair()
