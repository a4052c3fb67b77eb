"""A small server for `test_fork_server.py`, run as a script: it opens the fork server early and takes a worker."""

import asyncio
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import psutil

from limner.engines.base import EngineError
from limner.workshop import fork_server
from limner.workshop.local import LocalWorkshop
from limner.workshop.settings import WorkshopSettings
from tests.workshop.engines import ENGINES
from tests.workshop.helpers import act, one


async def main() -> None:
    workshop = LocalWorkshop(WorkshopSettings(workers=1), [ENGINES["actor"], ENGINES["painter"]])
    await workshop.start()
    try:
        drawing = await one(workshop, act("sleep 0"))
        print("parent", psutil.Process(drawing.scene["pid"]).ppid(), flush=True)
        try:
            await one(workshop, act("frozen"))
        except EngineError as frozen:
            print("objects", frozen, flush=True)
    finally:
        await workshop.stop()


if __name__ == "__main__":
    fork_server.open_early([ENGINES["actor"].kind])
    print("early", *(process.pid for process in psutil.Process(os.getpid()).children()), flush=True)
    asyncio.run(main())
