"""What a number of pictures a second needs, from measured constants: the tables of `docs/capacity.md`.

`python -m benchmarks capacity` prints them. `python -m benchmarks.capacity "FLUX.1=4.2"` counts GPUs for a model that
takes so many seconds of a GPU a picture, which `make bench-diffusion` measures.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from benchmarks.queueing import servers_for
from benchmarks.table import print_table

# Measured, each by the section of `python -m benchmarks` that it names, on the machine of docs/performance.md.
REQUEST_SECONDS: Final = 0.008
"""Processor time of the server for a request of one picture. `service`; docs/performance.md, what misses its bar."""
DRAWING_SECONDS: Final = 2 / 32.5
"""Core seconds of a drawing: Flash, 1024², WebP, two cores busy with nothing else. `service`, the bare engine loop."""
EDIT_SECONDS: Final[Mapping[str, float]] = {
    "imageToImage": 3.4,
    "inpaint": 1.5,
    "outpaint": 2.0,
    "replaceBackground": 3.6,
    "generateBackground": 1.6,
    "eraseRegion": 1.2,
    "variateImage": 0.1,
    "vectorize": 0.6,
    "removeBackground": 3.2,
    "crispUpscale": 1.6,
    "creativeUpscale": 2.5,
    "refineDetails": 0.8,
}
"""Core seconds at 1024². `edits`."""
FLAT_BYTES, GRAINY_BYTES = 51_000, 1_135_000
"""Lossless WebP at 1024², flat art and art with grain, as the service encodes it. `encoders`."""
WORKER_MIB: Final = 789
"""What the largest worker had at most, in an edit of 2K. `endurance`."""
READS, WRITES, ROWS, TRANSACTIONS = 2, 9, 9, 3
"""Statements, rows written and writing transactions of a request for one picture. `statements`."""
SWEPT_ROWS: Final = 2
"""An image's record is marked when its time is over, and deleted a day later (`limner.library.expired`)."""
CONNECTIONS: Final = 40 + 4
"""To PostgreSQL, that a process may have that is a service of its own: 20 for writing, 20 for reading
(`limner.kit.database`), and 4 for its upkeep (`limner.studio.services`). Those to a replica are another server's."""

SIZES: Final = (1, 100, 10_000)
GPU_SECONDS: Final = (0.5, 1.0, 2.0, 5.0, 10.0)
"""Not measured: what a picture might take of a GPU, until `make bench-diffusion` has been run on one."""


@dataclass(frozen=True)
class Demand:
    """What is asked for. All but `pictures` are assumptions, to be replaced by what is known of one's own traffic."""

    pictures: float
    """Requests for one picture a second, on average over the day."""
    peak: float = 2.0
    """The busiest hour over the average."""
    edits: float = 0.2
    """The share of edits, each operation as often as another."""
    picture_bytes: float = (FLAT_BYTES + GRAINY_BYTES) / 2
    views: float = 2.0
    """How often a picture is fetched."""
    life: float = 86_400.0
    """Seconds for which it is kept: LIMNER_IMAGE_TTL."""
    copies: int = 3
    """How many of it the store keeps."""
    utilisation: float = 0.7
    """How much of processes, cores and GPUs is used at the peak."""
    lost: float = 0.1
    """The share of them that may be gone, and the rest still suffices."""
    wait: float = 1.0
    """Seconds that may be waited for a GPU at the peak, on average."""

    def __post_init__(self) -> None:
        """Raises ValueError for what no traffic is."""
        shares = 0 <= self.edits <= 1 and 0 < self.utilisation < 1 and 0 <= self.lost < 1
        sizes = min(self.pictures, self.picture_bytes, self.views, self.life) >= 0 and self.wait > 0
        if not (shares and sizes and self.peak >= 1 and self.copies >= 1):
            raise ValueError("a demand has shares between 0 and 1, and sizes that are not below 0")

    @property
    def at_peak(self) -> float:
        """Pictures a second in the busiest hour."""
        return self.pictures * self.peak


def with_spare(servers: int, lost: float) -> int:
    """How many there have to be, so that so many are left; one more at least, where any may be lost."""
    return max(servers + 1, ceil(servers / (1 - lost) - 1e-9)) if lost else servers


def request_cores(demand: Demand) -> float:
    """Cores that answering keeps busy at the peak."""
    return demand.at_peak * REQUEST_SECONDS


def processes(demand: Demand) -> int:
    """Server processes, of which each has a core; some spare."""
    return with_spare(max(1, ceil(request_cores(demand) / demand.utilisation)), demand.lost)


def connections(demand: Demand) -> int:
    """Connections to PostgreSQL at most, spare processes' too."""
    return processes(demand) * CONNECTIONS


def transactions(demand: Demand) -> float:
    """Writing transactions a second at the peak, the sweeper's not counted."""
    return demand.at_peak * TRANSACTIONS


def rows(demand: Demand) -> float:
    """Rows that are written a second at the peak: a request's own, and the sweeper's, who has the same peak later."""
    return demand.at_peak * (ROWS + SWEPT_ROWS)


def statements(demand: Demand) -> float:
    """Statements a second at the peak, without BEGIN and COMMIT."""
    return demand.at_peak * (READS + WRITES)


def stored(demand: Demand) -> float:
    """Bytes a second into the store at the peak."""
    return demand.at_peak * demand.picture_bytes


def fetched(demand: Demand) -> float:
    """Bytes a second out of the store at the peak: what is looked at, and what edits are made of."""
    return demand.at_peak * demand.picture_bytes * (demand.views + demand.edits)


def kept(demand: Demand) -> float:
    """Bytes in the store, all copies."""
    return demand.pictures * demand.life * demand.picture_bytes * demand.copies


def job_seconds(demand: Demand) -> float:
    """Core seconds of the embedded engines for a picture."""
    edit = sum(EDIT_SECONDS.values()) / len(EDIT_SECONDS)
    return (1 - demand.edits) * DRAWING_SECONDS + demand.edits * edit


def workers(demand: Demand) -> int:
    """Worker processes of the embedded engines, of which each has a core; some spare."""
    return with_spare(max(1, ceil(demand.at_peak * job_seconds(demand) / demand.utilisation)), demand.lost)


def gpus(demand: Demand, seconds: float) -> int:
    """GPUs for a model that takes so long for a picture and draws one at a time; some spare.

    Every picture of the demand, edits too, is taken to be as long, and one for each picture.
    """
    needed = servers_for(demand.at_peak, seconds, demand.utilisation, demand.wait, variation=0)
    return with_spare(needed, demand.lost)


def _needs(demands: Sequence[Demand]) -> Iterator[tuple[str, ...]]:
    def row(name: str, figures: Sequence[float], digits: int = 0) -> tuple[str, ...]:
        return (name, *(_figure(figure, digits) for figure in figures))

    yield row("pictures a second at the peak", [d.at_peak for d in demands])
    yield row("cores that answer", [request_cores(d) for d in demands], 2)
    yield row("server processes", [processes(d) for d in demands])
    yield row("database: writing transactions a second", [transactions(d) for d in demands])
    yield row("database: statements a second", [statements(d) for d in demands])
    yield row("database: rows written a second", [rows(d) for d in demands])
    yield row("database: connections at most", [connections(d) for d in demands])
    yield row("store: MB/s in", [stored(d) / 1e6 for d in demands], 1)
    yield row("store: MB/s out", [fetched(d) / 1e6 for d in demands], 1)
    yield row("store: TB kept", [kept(d) / 1e12 for d in demands], 2)
    yield row("embedded engines: worker processes, a core each", [workers(d) for d in demands])
    yield row("embedded engines: GiB of memory at most", [workers(d) * WORKER_MIB / 1024 for d in demands])


def _figure(figure: float, digits: int) -> str:
    """Three digits that mean something, at most so many behind the point."""
    behind = digits if figure < 10 else min(digits, 1) if figure < 100 else 0
    return f"{figure:,.{behind}f}"


def main(models: Mapping[str, float] | None = None) -> None:
    """Print what each of the sizes needs, and GPUs for models by their seconds a picture."""
    demands = [Demand(size) for size in SIZES]
    sizes = [f"{size:,}" for size in SIZES]
    print_table("What pictures a second need, on average over the day", ("", *sizes), _needs(demands))
    named = models or {f"{seconds:g} s": seconds for seconds in GPU_SECONDS}
    print_table(
        "GPUs, by what a picture takes of one",
        ("a picture", *sizes),
        [(name, *(f"{gpus(d, seconds):,}" for d in demands)) for name, seconds in named.items()],
    )


def read_models(words: Sequence[str]) -> dict[str, float]:
    """Names and seconds from `NAME=SECONDS`. Exits with a message for what is none."""
    found = {}
    for word in words:
        name, _, seconds = word.rpartition("=")
        try:
            found[name] = float(seconds)
        except ValueError:
            found[name] = 0.0
        if not name or not 0 < found[name] < float("inf"):
            sys.exit(f"{word!r} is not NAME=SECONDS, such as FLUX.1=4.2")
    return found


if __name__ == "__main__":
    main(read_models(sys.argv[1:]))
