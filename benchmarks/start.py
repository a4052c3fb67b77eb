"""From nothing to the first picture."""

import subprocess
import sys
from statistics import median
from time import perf_counter

from benchmarks.server import running
from benchmarks.table import print_table

ROUNDS = 3
_FIRST_PICTURE = (
    "from limner.engines.illustrator.engine import Illustrator;"
    "from limner.engines.base import never_cancelled;"
    "from limner.engines.jobs import GenerateJob;"
    "Illustrator().run(GenerateJob('svcv4_1', 'a red fox in the snow', 1024, 1024, False, 1), never_cancelled)"
)


def main(rounds: int = ROUNDS) -> None:
    """Print the seconds of a cold start, of the service and of an engine in a process of its own."""
    services = [_service() for _ in range(rounds)]
    rows = [
        ("`limner serve`: process start to the key printed", f"{median(s[0] for s in services):.2f}"),
        ("`limner serve`: process start to the first picture", f"{median(s[1] for s in services):.2f}"),
        ("a Python process: start, import, first picture", f"{median(_engine() for _ in range(rounds)):.2f}"),
    ]
    print_table("Cold start", ("from … to …", "seconds (median)"), rows)


def _service() -> tuple[float, float]:
    start = perf_counter()
    with running() as server, server.client() as client:
        ready = perf_counter() - start
        client.post("/images/generations", json={"prompt": "a red fox in the snow"}).raise_for_status()
        return ready, perf_counter() - start


def _engine() -> float:
    start = perf_counter()
    subprocess.run([sys.executable, "-c", _FIRST_PICTURE], check=True)
    return perf_counter() - start


if __name__ == "__main__":
    main()
