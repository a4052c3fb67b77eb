"""Every operation at the limits of its input, on the pictures and masks that are worst for it.

`python -m benchmarks worst` prints the table of docs/performance.md; `python -m benchmarks.worst` takes the names of
operations, or of an operation and an input as in `"inpaint, noise under dust"`, and does those alone.
Pictures are noise of 4096×4096, where every method finds most to do; masks change 8 or 16 million pixels in millions
of parts. Each job has a process of its own, warm when its time begins, on one core. `data` is what the memory limit of
workers counts (RLIMIT_DATA): writable memory that is reserved, whether or not it is in use.
"""

import multiprocessing
import os
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, Final, cast

import cv2
import numpy as np
from numpy.typing import NDArray

from benchmarks.edits import JOBS, Given
from benchmarks.resident import peak
from benchmarks.table import print_table
from limner.catalog.limits import MAX_INPUT_BYTES, MAX_INPUT_SIDE, MAX_REFERENCES, MEGABYTE
from limner.engines.base import Unwatched
from limner.engines.darkroom.engine import Darkroom
from limner.engines.illustrator.engine import Illustrator
from limner.engines.jobs import CreateStyleJob, Job, Reference, VectorizeJob
from limner.imaging.mask import encode_mask
from limner.imaging.source import Source, probe
from limner.workshop.orders import Order
from limner.workshop.perform import perform

SAMPLE_SECONDS: Final = 0.02
MIB: Final = 2**20
MASKED: Final = ("inpaint", "generateBackground", "eraseRegion")
AS_SVG: Final = (
    *(("inpaint", mask) for mask in ("checkerboard", "hairs", "dust", "curls", "nearly all")),
    ("generateBackground", "checkerboard"),
    ("generateBackground", "dust"),
    ("outpaint", "nearly all"),
    ("replaceBackground", "nearly all"),
)
"""Operations, and their masks where they take any."""

Flags = NDArray[np.bool_]


def _checkerboard(side: int) -> Flags:
    y, x = np.mgrid[:side, :side]
    return np.asarray((x + y) % 2 == 0)


def _hairs(side: int) -> Flags:
    """Columns one pixel wide, two pixels apart."""
    mask = np.zeros((side, side), bool)
    mask[:, ::3] = True
    return mask


def _dust(side: int) -> Flags:
    """A sixth of all pixels, none beside another more often than chance has it."""
    return np.asarray(np.random.default_rng(1).random((side, side)) < 1 / 6)


def _curls(side: int) -> Flags:
    """Thin random lines that cross each other: one part with millions of holes."""
    mask = np.zeros((side, side), np.uint8)
    random = np.random.default_rng(2)
    for _ in range(side // 2):
        points = np.cumsum(random.normal(0, side / 40, (64, 2)), 0) + random.integers(0, side, 2)
        cv2.polylines(mask, [points.astype(np.int32)], isClosed=False, color=1)
    return mask.astype(bool)


def _nearly_all(side: int) -> Flags:
    mask = np.ones((side, side), bool)
    mask[: side // 64, : side // 64] = False
    return mask


MASKS: Final[dict[str, Callable[[int], Flags]]] = {
    "checkerboard": _checkerboard,
    "hairs": _hairs,
    "dust": _dust,
    "curls": _curls,
    "nearly all": _nearly_all,
}


@dataclass(frozen=True)
class Case:
    """An operation, what its input is like, and how to get at its job for a side in pixels."""

    operation: str
    what: str
    job: Callable[[int], Job]
    engine: str = "darkroom"


def noise(side: int, seed: int = 0) -> Source:
    """A JPEG of independent random pixels, of the best quality that an upload may have."""
    pixels = np.random.default_rng(seed).integers(0, 256, (side, side, 3), np.uint8)
    for quality in (95, 80, 60, 40, 20):
        _, file = cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, quality])
        if file.size <= MAX_INPUT_BYTES:
            break
    return probe(file.tobytes(), "image")


def _given(side: int, mask: str = "checkerboard") -> Given:
    return Given(noise(side), probe(encode_mask(MASKS[mask](side)), "mask"))


def _made(make: Callable[[Given], Job], mask: str, side: int) -> Job:
    return make(_given(side, mask))


def _as_svg(make: Callable[[Given], Job], mask: str, side: int) -> Job:
    job: Any = make(_given(side, mask))
    return cast(Job, replace(job, drawing=replace(job.drawing, model="svcv3_vector", vector=True)))


def _style(side: int) -> Job:
    """As many references as may come, together as large as may be."""
    each = min(side, 2048)
    pictures = [noise(each, seed) for seed in range(MAX_REFERENCES)]
    assert sum(len(picture.data) for picture in pictures) <= 64 * MEGABYTE
    return CreateStyleJob("svcv3", "any", tuple(Reference(picture) for picture in pictures))


def cases() -> Iterator[Case]:
    """All of them, by operation."""
    for name, make in JOBS.items():
        if name in MASKED:
            for mask in MASKS:
                yield Case(name, f"noise under {mask}", partial(_made, make, mask))
        else:
            yield Case(name, "noise", partial(_made, make, "checkerboard"))
    for name, mask in AS_SVG:
        what = f"noise under {mask}" if name in MASKED else "noise"
        yield Case(name, f"{what}, as SVG", partial(_as_svg, JOBS[name], mask))
    yield Case("vectorize", "noise, every option", lambda side: VectorizeJob(noise(side), side, side, gradients=True))
    yield Case("createStyle", f"{MAX_REFERENCES} pictures of noise", _style, "illustrator")


@dataclass(frozen=True)
class Cost:
    """Of one job: seconds of processor time; peaks of resident and of reserved memory in MiB."""

    seconds: float
    resident: float
    data: float
    outcome: str


def measure(index: int, side: int) -> Cost:
    """Do the case's job in this process, encoding included, as a worker would."""
    os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"
    case = list(cases())[index]
    engine: Any = Illustrator() if case.engine == "illustrator" else Darkroom()
    engine.warm_up()
    job = case.job(side)
    start = process_time()
    with _watched() as most:
        try:
            perform(engine, Order((case.engine,), job, "webp"), Unwatched())
            outcome = "done"
        except Exception as error:  # noqa: BLE001  a refusal is an answer, too
            outcome = f"{getattr(error, 'code', type(error).__name__)} {error.__cause__!r}"
    return Cost(process_time() - start, peak() / MIB, most[0] / MIB, outcome)


@contextmanager
def _watched() -> Iterator[list[float]]:
    """Samples the reserved memory (bytes) while the block runs; the list's one item is the most."""
    most, over = [0.0], threading.Event()

    def watch() -> None:
        while not over.wait(SAMPLE_SECONDS):
            status = Path("/proc/self/status").read_text()
            most[0] = max(most[0], int(status.partition("VmData:")[2].split()[0]) * 1024)

    thread = threading.Thread(target=watch, daemon=True)
    thread.start()
    try:
        yield most
    finally:
        over.set()
        thread.join()


def main(names: Sequence[str] = (), side: int = MAX_INPUT_SIDE) -> None:
    """Print the table, one job after the other; of those named, where any is."""
    rows = []
    for index, case in enumerate(cases()):
        if names and not {case.operation, f"{case.operation}, {case.what}"} & set(names):
            continue
        with multiprocessing.get_context("spawn").Pool(1) as pool:
            cost = pool.apply(measure, (index, side))
        row = (
            case.operation,
            case.what,
            f"{cost.seconds:.1f}",
            f"{cost.resident:.0f}",
            f"{cost.data:.0f}",
            cost.outcome,
        )
        print(*row, sep=" | ", file=sys.stderr, flush=True)
        rows.append(row)
    heads = ("operation", "input", "CPU s", "resident MiB", "data MiB", "outcome")
    print_table(f"Worst cases, {side}×{side}, one core", heads, rows)


if __name__ == "__main__":
    cv2.setNumThreads(1)
    main(sys.argv[1:])
