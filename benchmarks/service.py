"""The service beside the bare engine: one client after the other's answer, and all cores kept busy."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from statistics import median
from time import perf_counter

import cv2
import httpx

from benchmarks.prompts import PROMPTS
from benchmarks.server import Server, running
from benchmarks.table import print_table
from limner.engines.base import Unwatched
from limner.engines.illustrator.engine import Illustrator
from limner.engines.jobs import GenerateJob
from limner.workshop.orders import Order
from limner.workshop.perform import perform
from limner.workshop.settings import cores

MODEL = "svcv4_1_flash"
CLIENTS = 8

_engine = Illustrator()


@dataclass(frozen=True)
class Effort:
    """How often: requests a prompt of one client, rounds and jobs a round of many, and the jobs that warm both."""

    repeats: int
    rounds: int
    jobs: int
    warming: int


FULL = Effort(repeats=6, rounds=3, jobs=120, warming=32)


def main() -> None:
    """Measure a server of its own."""
    with running() as server:
        measure(server, FULL, PROMPTS)


def measure(server: Server, effort: Effort, prompts: Sequence[str]) -> None:
    """Print end to end over the bare engine, and the share of its throughput that the service reaches."""
    _prepare()
    _one_client(server, effort, prompts)
    _saturation(server, effort)


def _prepare() -> None:
    cv2.setNumThreads(1)
    _engine.warm_up()


def _draw(number: int) -> None:
    prompt = PROMPTS[number % len(PROMPTS)]
    job = GenerateJob(MODEL, prompt, 1024, 1024, vector=False, seed=number)
    perform(_engine, Order(("illustrator",), job, "webp"), Unwatched())


def _body(number: int) -> dict[str, object]:
    return {"model": MODEL, "prompt": PROMPTS[number % len(PROMPTS)], "random_seed": number, "size": "1:1"}


def _one_client(server: Server, effort: Effort, prompts: Sequence[str]) -> None:
    bare: list[float] = []
    whole: list[float] = []
    with server.client() as client:
        for number in range(effort.repeats * len(prompts)):
            start = perf_counter()
            _draw(number)
            between = perf_counter()
            client.post("/images/generations", json=_body(number)).raise_for_status()
            if number >= len(prompts):  # the first of each prompt warms both sides
                bare.append(between - start)
                whole.append(perf_counter() - between)
    ratio = median(w / b for w, b in zip(whole, bare, strict=True))
    print_table(
        "One client, Flash, 1024², WebP, link in the answer",
        ("bare engine ms", "end to end ms", "end to end / bare engine"),
        [(f"{median(bare) * 1000:.1f}", f"{median(whole) * 1000:.1f}", f"{ratio:.2f}")],
    )


def _saturation(server: Server, effort: Effort) -> None:
    rounds = []
    with ProcessPoolExecutor(cores(), mp_context=get_context("spawn"), initializer=_prepare) as pool:
        list(pool.map(_draw, range(effort.warming)))
        for _ in range(effort.rounds):
            start = perf_counter()
            list(pool.map(_draw, range(effort.jobs)))
            between = perf_counter()
            asyncio.run(_ask_all(server, effort.jobs))
            rounds.append((effort.jobs / (between - start), effort.jobs / (perf_counter() - between)))
    bare, whole = median(r[0] for r in rounds), median(r[1] for r in rounds)
    print_table(
        f"Saturation: {cores()} workers, {CLIENTS} clients, Flash, 1024²",
        ("bare engine loop, pictures/s", "service, pictures/s", "service / bare"),
        [(f"{bare:.1f}", f"{whole:.1f}", f"{median(r[1] / r[0] for r in rounds):.2f}")],
    )


async def _ask_all(server: Server, jobs: int) -> None:
    numbers = iter(range(jobs))
    headers = {"Authorization": f"Bearer {server.key}"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=120) as client:

        async def ask() -> None:
            for number in numbers:
                (await client.post("/images/generations", json=_body(number))).raise_for_status()

        await asyncio.gather(*(ask() for _ in range(CLIENTS)))


if __name__ == "__main__":
    main()
