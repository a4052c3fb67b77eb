"""Twenty accounts that all want more than there is, one of them greedy: what each gets, and how long they wait.

Run with `python -m benchmarks fairness`. Each of nineteen has two pictures asked for at any time; the greedy one has as
many of 2K as the queue lets it, and asks again at once when it is refused. Jain's index (Jain, Chiu and Hawe 1984) is
over the workers' seconds that each account had: 1 where all are equal, 1/20 where one has all.
"""

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

from benchmarks.prompts import PROMPTS
from benchmarks.table import print_table
from limner.engines.instances import embedded
from limner.engines.jobs import GenerateJob
from limner.workshop.local import LocalWorkshop
from limner.workshop.orders import Order, Overloaded
from limner.workshop.settings import WorkshopSettings

ACCOUNTS = 20
POLITE_AT_ONCE, GREEDY_AT_ONCE = 2, 40
MEASURED_SECONDS = 120.0
TIMEOUT_SECONDS = 600.0
GREEDY = 0


@dataclass
class Measured:
    """Workers' seconds by account, and how long the requests of the others than the greedy one took."""

    seconds: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    waits: list[float] = field(default_factory=list)
    refused: int = 0


def jain(shares: Sequence[float]) -> float:
    """Jain's index of fairness: from 1/n to 1."""
    return sum(shares) ** 2 / (len(shares) * sum(share * share for share in shares))


def main(seconds: float = MEASURED_SECONDS) -> float:
    """Print the table; returns the index."""
    measured = asyncio.run(_measured(seconds))
    shares = [measured.seconds[account] for account in range(ACCOUNTS)]
    others = [share for account, share in enumerate(shares) if account != GREEDY]
    print_table(
        f"Fair shares: {ACCOUNTS} accounts, one of them greedy, {seconds:g} s",
        ("Jain's index", "the greedy one's seconds", "another's, median", "another's request, median s", "refused"),
        [
            (
                f"{jain(shares):.3f}",
                f"{shares[GREEDY]:.1f}",
                f"{median(others):.1f}",
                f"{median(measured.waits):.1f}",
                measured.refused,
            )
        ],
    )
    return jain(shares)


async def _measured(seconds: float) -> Measured:
    measured = Measured()
    workshop = LocalWorkshop(WorkshopSettings(), [embedded()["illustrator"]])
    await workshop.start()
    try:
        async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
            for account in range(ACCOUNTS):
                for number in range(GREEDY_AT_ONCE if account == GREEDY else POLITE_AT_ONCE):
                    group.create_task(_ask(workshop, measured, account, number))
    except TimeoutError:
        pass  # the time is over
    finally:
        await workshop.stop()
    return measured


async def _ask(workshop: LocalWorkshop, measured: Measured, account: int, number: int) -> None:
    """One request after the other, until the time is over."""
    side = 2048 if account == GREEDY else 1024
    while True:
        start = perf_counter()
        number += 1
        job = GenerateJob("svcv4_1", PROMPTS[number % len(PROMPTS)], side, side, vector=False, seed=number)
        try:
            (file,) = await workshop.run([Order(("illustrator",), job, "webp")], TIMEOUT_SECONDS, account)
        except Overloaded:
            measured.refused += 1
            await asyncio.sleep(0.1)
            continue
        measured.seconds[account] += file.seconds
        if account != GREEDY:
            measured.waits.append(perf_counter() - start)


if __name__ == "__main__":
    main()
