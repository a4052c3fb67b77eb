"""`limner serve` whose house does not get ready, is told to stop then, and again while it closes; says when it has.

With the argument `seat`, as one of several processes.
"""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI

from limner.cli import service, together
from limner.cli.address import SharedAddress
from limner.cli.processes import BEGIN_TO_STOP, STOP_AT_ONCE, Seat


@asynccontextmanager
async def house(_: FastAPI) -> AsyncIterator[None]:
    """Opens never, and closes when every signal that it was sent meanwhile has been heard."""
    heard = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR2, heard.set)
    try:
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.Event().wait()
        yield
    finally:
        for number in [BEGIN_TO_STOP, STOP_AT_ONCE] if "seat" in sys.argv else [signal.SIGTERM, signal.SIGINT]:
            os.kill(os.getpid(), number)
        os.kill(os.getpid(), signal.SIGUSR2)  # signals are heard one after the other
        await heard.wait()
        print("closed", flush=True)


def create(*_: Any, **__: Any) -> FastAPI:
    """The application without anything but the house."""
    return FastAPI(lifespan=house)


if __name__ == "__main__":
    service.create = create  # type: ignore[attr-defined]
    together.share = lambda chosen, _: chosen  # type: ignore[assignment]
    alone = os.pipe()
    seat = Seat(0, 1, True, SharedAddress("127.0.0.1", 0), alone[0], alone[1])
    service.run("127.0.0.1", 0, seat=seat if "seat" in sys.argv else None)
