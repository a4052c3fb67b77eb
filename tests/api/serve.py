"""`limner serve` on a free port, with the tests' engine.

Leases and the store are looked after every half a second, unless `PATIENT` is in the environment.
Its rate limits go by a clock that stands still until a test turns it (`Service.turn_clock`). `GRACE_SECONDS` in the
environment is the grace for requests under way when it is told to stop.
"""

import os
from functools import partial
from pathlib import Path

from limner.cli import service
from limner.cli.processes import Seat
from limner.engines.instances import EDITS, embedded
from limner.kit import counters
from limner.kit.windows import MemoryWindow
from limner.library import probe
from limner.studio import services
from tests.api.engine import FLAT
from tests.api.service import CLOCK


def clock() -> float:
    """The seconds that the file of the clock says; 0 before there is one."""
    file = Path(CLOCK)
    return float(file.read_text()) if file.exists() else 0.0


def main(seat: Seat | None = None) -> None:
    """Serve, alone or in a seat."""
    if "PATIENT" not in os.environ:
        services.RENEWAL_SECONDS = 0.5
        probe.FRESH_SECONDS = 0.5  # type: ignore[misc]
    counters.MemoryWindow = partial(MemoryWindow, clock=clock)  # type: ignore[assignment,attr-defined]
    service.GRACE_SECONDS = float(os.environ.get("GRACE_SECONDS", service.GRACE_SECONDS))
    service.run("127.0.0.1", 0, {**FLAT, EDITS: embedded()[EDITS]}, seat)


if __name__ == "__main__":
    main()
