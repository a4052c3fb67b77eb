"""From nothing to the first picture.

Python keeps what it has compiled of each module, unless it is told not to: all figures but the last are of a start that
finds the modules compiled, as every start but the first does, and also the first where the installer compiles them.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from statistics import median
from time import perf_counter

from benchmarks.server import running
from benchmarks.table import print_table

ROUNDS = 3
_COMPILING = ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX")
_FIRST_PICTURE = (
    "from limner.engines.illustrator.engine import Illustrator;"
    "from limner.engines.base import never_cancelled;"
    "from limner.engines.jobs import GenerateJob;"
    "Illustrator().run(GenerateJob('svcv4_1', 'a red fox in the snow', 1024, 1024, False, 1), never_cancelled)"
)


def main(rounds: int = ROUNDS) -> None:
    """Print the seconds of a cold start, of the service and of an engine in a process of its own."""
    with _compiled() as environment:
        _service(environment)  # fills the cache
        services = [_service(environment) for _ in range(rounds)]
        engines = [_engine(environment) for _ in range(rounds)]
    compiling = [_engine(_environment() | {"PYTHONDONTWRITEBYTECODE": "1"} | _nowhere()) for _ in range(rounds)]
    rows = [
        ("`limner serve`: process start to the key printed", f"{median(s[0] for s in services):.2f}"),
        ("`limner serve`: process start to the first picture", f"{median(s[1] for s in services):.2f}"),
        ("a Python process: start, import, first picture", f"{median(engines):.2f}"),
        ("the same, with every module to compile", f"{median(compiling):.2f}"),
    ]
    print_table("Cold start", ("from … to …", "seconds (median)"), rows)


@contextmanager
def _compiled() -> Iterator[Mapping[str, str]]:
    """The environment of processes that share a cache of compiled modules, empty at first."""
    with tempfile.TemporaryDirectory() as cache:
        yield _environment() | {"PYTHONPYCACHEPREFIX": cache}


def _environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in _COMPILING}


def _nowhere() -> dict[str, str]:
    """A cache that is not there, so that none beside the modules is read."""
    return {"PYTHONPYCACHEPREFIX": os.devnull}


def _service(environment: Mapping[str, str]) -> tuple[float, float]:
    start = perf_counter()
    with running(environment=environment) as server, server.client() as client:
        ready = perf_counter() - start
        client.post("/images/generations", json={"prompt": "a red fox in the snow"}).raise_for_status()
        return ready, perf_counter() - start


def _engine(environment: Mapping[str, str]) -> float:
    start = perf_counter()
    subprocess.run([sys.executable, "-c", _FIRST_PICTURE], check=True, env=dict(environment))
    return perf_counter() - start


if __name__ == "__main__":
    main()
