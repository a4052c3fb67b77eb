"""What the workshop's tests say again and again."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import psutil

from limner.engines.jobs import GenerateJob
from limner.imaging.formats import RasterFormat
from limner.workshop.local import LocalWorkshop
from limner.workshop.orders import Order, RenderedFile

ACCOUNT = "ada"
"""Whose requests they are, where it makes no difference."""

PATIENCE = 60.0
"""Seconds after which a test gives up; nothing here takes long where it works."""


def painting(seed: int = 0, *, vector: bool = False, image_format: RasterFormat = "webp") -> Order:
    """An order for the painter: 6×4."""
    return Order("painter", GenerateJob("svcv4_1", "", 6, 4, vector, seed), image_format)


def act(play: str, *, engine: str = "actor", vector: bool = False) -> Order:
    """An order for the actor."""
    return Order(engine, GenerateJob("svcv4_1", play, 6, 4, vector, 0), "png")


async def eventually(condition: Callable[[], Any], patience: float = PATIENCE) -> None:
    """Wait until the condition holds."""
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, "it never came to that"
        await asyncio.sleep(0.005)


async def one(workshop: LocalWorkshop, order: Order) -> RenderedFile:
    """A request of one picture."""
    (drawing,) = await workshop.run([order], PATIENCE, ACCOUNT)
    return drawing


async def idle_pids(workshop: LocalWorkshop) -> set[int]:
    """The ids of all workers, by giving each of them something to do."""
    drawings = await workshop.run([act("sleep 0.05")] * workshop.workers, PATIENCE, ACCOUNT)
    return {drawing.scene["pid"] for drawing in drawings}


def alive(pid: int) -> bool:
    """Whether a process runs: a zombie does not."""
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False
