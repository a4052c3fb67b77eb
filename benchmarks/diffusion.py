"""Diffusion models: the service beside a bare loop of diffusers, batches, what is compiled, memory, leaving, the start.

`make bench-diffusion`. With a GPU, on random weights of full size; else on tiny ones, whose figures tell what the
service adds and nothing of the speed of a model. It says which.
"""

import asyncio
import gc
import json
import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
from typing import Any

import httpx
import psutil
import torch

from benchmarks import machine
from benchmarks.prompts import PROMPTS
from benchmarks.server import Server, running
from benchmarks.table import print_table
from benchmarks.weights import written
from limner.engines.base import Cancelled, Unwatched
from limner.engines.diffusion.engine import Diffusion
from limner.engines.diffusion.kind import DiffusionOptions
from limner.engines.diffusion.libraries import diffusers
from limner.engines.jobs import GenerateJob

SIDE = 1024
MIB = 2**20
POLL_SECONDS = 0.05


@dataclass(frozen=True)
class Effort:
    """How much: the families, steps of a picture, pictures of one client, rounds of `clients` at once."""

    families: tuple[str, ...]
    steps: int
    pictures: int
    rounds: int
    clients: int
    compiled: bool
    full: bool


TINY = Effort(("sdxl", "flux"), steps=4, pictures=4, rounds=2, clients=8, compiled=True, full=False)
FULL = replace(TINY, steps=30, pictures=6, full=True)


def main() -> None:
    """Measure on what there is."""
    machine.main()
    measure(FULL if torch.cuda.is_available() else TINY)


def measure(effort: Effort) -> None:
    """Print the tables of each family."""
    device = torch.cuda.get_device_name() if effort.full else "no GPU"
    if not effort.full:
        torch.set_num_threads(1)  # here and in the service: small work is shared out more slowly than it is done
    kind = "random weights of full size" if effort.full else "tiny weights: no measure of a model's own speed"
    print(f"{device}, {kind}, {effort.steps} steps, torch {torch.__version__}, diffusers {diffusers.__version__}.\n")
    for family in effort.families:
        with tempfile.TemporaryDirectory() as scratch:
            model = written(family, Path(scratch) / "model", full=effort.full)
            _release()
            _family(family, model, effort, Path(scratch))


def _family(family: str, model: Path, effort: Effort, scratch: Path) -> None:
    options = DiffusionOptions(model=model, steps=effort.steps, batch=effort.clients)
    bare, eager, steps_to_leave = _alone(options, effort)
    _release()
    compiled = _compiled(options, effort, family) if effort.compiled else None
    _release()
    start = perf_counter()
    with _serving(options, scratch, os.environ | ({} if effort.full else {"OMP_NUM_THREADS": "1"})) as server:
        loaded = perf_counter() - start
        with server.client() as client:
            _ask(client, 0)
            first = perf_counter() - start
            rest = _memory(server)
            one = median(_timed(lambda number=number: _ask(client, number)) for number in range(1, effort.pictures))
        rounds = [_timed(lambda: asyncio.run(_crowd(server, effort.clients))) for _ in range(effort.rounds)]
        peak = _memory(server)
    together = median(rounds) / effort.clients
    rows = [
        ("bare diffusers loop, s a picture", f"{bare:.3f}"),
        ("service, one client, s a picture", f"{one:.3f}"),
        ("service over bare loop, throughput (bar 0.95)", f"{bare / one:.2f}"),
        (f"service, {effort.clients} clients, s a picture", f"{together:.3f}"),
        (f"{effort.clients} clients over one, throughput (bar 1.1 for SDXL)", f"{one / together:.2f}"),
        ("left in the middle of a step, steps until the device is free", f"{steps_to_leave:.2f}"),
        ("start of the service to the model loaded, s", f"{loaded:.1f}"),
        ("start of the service to the first picture, s", f"{first:.1f}"),
        ("memory of the model's process after the first picture, MiB", f"{rest:.0f}"),
        ("the same, at most", f"{peak:.0f}"),
    ]
    if compiled:
        rows.insert(5, ("compiled over eager, throughput", f"{eager / compiled:.2f}"))
    print_table(f"{family}, {SIDE}²", ("what", "figure"), rows)


def _alone(options: DiffusionOptions, effort: Effort) -> tuple[float, float, float]:
    """Seconds a picture of the model's pipeline by itself and of the engine, and the steps that leaving it takes."""
    engine = Diffusion(options)
    engine.warm_up()
    assert engine._pipelines
    pipeline = engine._pipelines.of("generate")

    def draw(number: int) -> None:
        pipeline(
            prompt=PROMPTS[number % len(PROMPTS)],
            width=SIDE,
            height=SIDE,
            num_inference_steps=options.steps,
            generator=torch.Generator("cpu").manual_seed(number),
        )

    draw(0)
    bare = median(_timed(lambda number=number: draw(number)) for number in range(1, effort.pictures))
    eager = _engine(engine, effort)
    return bare, eager, _left(engine) * effort.steps / eager


def _compiled(options: DiffusionOptions, effort: Effort, family: str) -> float:
    """Seconds a picture of the engine, compiled."""
    engine = Diffusion(options.model_copy(update={"compile": True, "warm_sizes": [f"{SIDE}x{SIDE}"]}))
    seconds = _timed(engine.warm_up)
    print(f"{family}: compiled and warm for {SIDE}² after {seconds:.0f} s.\n")
    return _engine(engine, effort)


def _engine(engine: Diffusion, effort: Effort) -> float:
    engine.run(_job(0), Unwatched())
    return median(
        _timed(lambda number=number: engine.run(_job(number), Unwatched())) for number in range(1, effort.pictures)
    )


class _Leaving:
    """Whoever waits for a job, and leaves in the middle of its third step."""

    def __init__(self) -> None:
        self._last = perf_counter()
        self.left = float("inf")

    def __call__(self) -> None:
        if perf_counter() >= self.left:
            raise Cancelled

    def progress(self, done: int, total: int) -> None:
        now = perf_counter()
        if done == 2:
            self.left = now + (now - self._last) / 2
        self._last = now


def _left(engine: Diffusion) -> float:
    """Seconds from when a caller leaves until the engine is free."""
    watch = _Leaving()
    try:
        engine.run(_job(1), watch)
    except Cancelled:
        return perf_counter() - watch.left
    raise RuntimeError("the picture was done before anybody could leave: it takes more steps")


def _job(number: int) -> GenerateJob:
    return GenerateJob("svcv3", PROMPTS[number % len(PROMPTS)], SIDE, SIDE, vector=False, seed=number)


@contextmanager
def _serving(options: DiffusionOptions, scratch: Path, environment: Mapping[str, str]) -> Iterator[Server]:
    """The service with this model, when it is loaded."""
    table = {"kind": "diffusion", "model": str(options.model), "steps": options.steps, "batch": options.batch}
    settings = {
        "LIMNER_ENGINES": json.dumps({"measured": table}),
        "LIMNER_ROUTES": json.dumps({"generate": ["measured"]}),
        "LIMNER_ACCOUNT_JOBS": str(options.batch),
        "LIMNER_WORKERS": "1",
    }
    with running(scratch / "data", environment, **settings) as server:
        while True:
            state = httpx.get(server.url.removesuffix("/v1") + "/readyz").json()["engines"].get("measured")
            if state == "ready":
                break
            if state == "failed":
                raise RuntimeError("the model could not be loaded")
            sleep(POLL_SECONDS)
        yield server


def _body(number: int) -> dict[str, Any]:
    return {"model": "svcv3", "prompt": PROMPTS[number % len(PROMPTS)], "random_seed": number, "size": "1:1"}


def _ask(client: httpx.Client, number: int) -> None:
    client.post("/images/generations", json=_body(number)).raise_for_status()


async def _crowd(server: Server, clients: int) -> None:
    """A picture for each of so many clients, who ask at the same time."""
    headers = {"Authorization": f"Bearer {server.key}"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=600) as client:
        asked = (client.post("/images/generations", json=_body(number)) for number in range(clients))
        for answer in await asyncio.gather(*asked):
            answer.raise_for_status()


def _memory(server: Server) -> float:
    """MiB: on a GPU what all processes have of it, else the most that the largest child of the service has had."""
    if torch.cuda.is_available():
        free, total = torch.cuda.mem_get_info()
        taken: int = total - free
        return taken / MIB
    return max(_most(child) for child in server.process.children(recursive=True)) / MIB


def _most(process: psutil.Process) -> int:
    status = Path("/proc") / str(process.pid) / "status"
    if status.exists():
        return int(status.read_text().partition("VmHWM:")[2].split()[0]) * 1024
    rss: int = process.memory_info().rss
    return rss


def _timed(work: Any) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def _release() -> None:
    gc.collect()
    if torch.cuda.is_available():
        torch.cuda.empty_cache()


if __name__ == "__main__":
    main()
