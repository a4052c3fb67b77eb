"""Jobs of one engine, in this process and without a workshop: for the commands."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import cast

from limner.engines.base import ForeignText, Prepared, RemoteEngine, Watch
from limner.engines.finishing.asking import asked
from limner.engines.instances import Instance
from limner.workshop.orders import MASK, Order, RenderedFile
from limner.workshop.perform import delivered, opened, perform, prepared


def performer(instance: Instance) -> Callable[[Order, Watch], RenderedFile]:
    """What does the engine's orders one after the other; it raises LimnerError, and is not for an event loop."""
    if instance.kind.crew == "remote":
        return lambda order, watch: asyncio.run(perform_remotely(instance, order, watch))
    engine = instance.recipe.make()
    if instance.kind.crew == "device":
        engine.warm_up()
    return lambda order, watch: perform(engine, order, watch, instance.capabilities)


async def perform_remotely(instance: Instance, order: Order, watch: Watch) -> RenderedFile:
    """Have an engine on another machine do the order. Raises LimnerError."""
    start = perf_counter()
    engine = cast(RemoteEngine, instance.recipe.make())
    job = asked(order.job, instance.capabilities)
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
