"""Jobs of one engine, in this process and without a workshop: for the commands."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import cast

from limner.engines.base import ForeignText, Prepared, RemoteEngine, Unwatched
from limner.engines.finishing.asking import asked
from limner.engines.instances import Instance
from limner.workshop.orders import MASK, Order, RenderedFile
from limner.workshop.perform import delivered, opened, perform, prepared


def performer(instance: Instance) -> Callable[[Order], RenderedFile]:
    """What does the engine's orders one after the other; it raises LimnerError, and is not for an event loop."""
    if instance.kind.crew == "remote":
        return lambda order: asyncio.run(perform_remotely(instance, order))
    engine = instance.recipe.make()
    return lambda order: perform(engine, order, Unwatched(), instance.capabilities)


async def perform_remotely(instance: Instance, order: Order) -> RenderedFile:
    """Have an engine on another machine do the order. Raises LimnerError."""
    start = perf_counter()
    engine = cast(RemoteEngine, instance.recipe.make())
    job, watch = asked(order.job, instance.capabilities), Unwatched()
    await engine.open()
    try:
        parts = None
        if preparation := engine.preparation(job):
            file = prepared(Order(order.engines, job, order.image_format), preparation)
            parts = Prepared(file.data, file.scene[MASK], file.width, file.height)
        made = await engine.run(job, watch, parts)
    finally:
        await engine.close()
    if isinstance(made, ForeignText):
        return RenderedFile(made.text.encode(), "txt", 0, 0, perf_counter() - start)
    return delivered(order, opened(order, made), watch, instance.capabilities, start)
