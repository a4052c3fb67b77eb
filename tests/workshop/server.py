"""A small server for `test_server.py`, run as a script: two workers, one of them busy until the end."""

import asyncio
import os
import signal
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
print(f"imported in {os.getpid()}", flush=True)

from limner.workshop.local import LocalWorkshop  # noqa: E402
from limner.workshop.settings import WorkshopSettings  # noqa: E402
from tests.workshop.engines import ENGINES  # noqa: E402
from tests.workshop.helpers import ACCOUNT, PATIENCE, act, idle_pids  # noqa: E402


async def main() -> None:
    task = asyncio.current_task()
    assert task
    # Not asyncio's own handling of Ctrl-C, which misses a signal in the moment before it waits.
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, task.cancel)
    workshop = LocalWorkshop(WorkshopSettings(workers=2, account_jobs=2), ("actor",), ENGINES)
    await workshop.start()
    try:
        print("workers", *await idle_pids(workshop), flush=True)
        await workshop.run([act("sleep 60")], 3 * PATIENCE, ACCOUNT)
    finally:
        await workshop.stop()


if __name__ == "__main__":
    try:
        asyncio.run(main())
    except asyncio.CancelledError:
        print("stopped", flush=True)
