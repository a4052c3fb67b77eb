"""Opens the database that it is told, says so, waits for SIGUSR1, and then makes all tables."""

import asyncio
import signal
import sys

from limner.kit.database import Database


async def main() -> None:
    """All of it."""
    database = await Database.open(sys.argv[1])
    print("open", flush=True)
    signal.sigwait({signal.SIGUSR1})
    await database.migrate()
    await database.close()


if __name__ == "__main__":
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})
    asyncio.run(main())
