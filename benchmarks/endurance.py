"""What a worker comes to hold: random jobs of both engines at 2K, in the order that a seed gives.

Run with `python -m benchmarks endurance`. The process lives as a worker does: it gives memory back after each job. Two
figures matter: what it holds between jobs, which must not grow, and its peak within one.
"""

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import cv2
import psutil

from benchmarks.edits import JOBS as EDITS
from benchmarks.edits import Given, given_of
from benchmarks.resident import peak, reset_peak
from benchmarks.table import print_table
from limner.catalog.sizes import SIZES_2K
from limner.engines.base import Engine, Unwatched
from limner.engines.darkroom.engine import Darkroom
from limner.engines.illustrator.atlas import index
from limner.engines.illustrator.engine import Illustrator
from limner.engines.illustrator.looks.index import LOOKS
from limner.engines.illustrator.reading.tables.moments import HOURS, WEATHER
from limner.engines.illustrator.reading.tables.surroundings import SETTINGS
from limner.engines.jobs import GenerateJob, Job
from limner.workshop.heap import give_back
from limner.workshop.orders import Order
from limner.workshop.perform import perform

MIB = 2**20
COUNT = 320
SEED = 20
EVERY = 40
SIDES = (1024, 2048)
"""Of the photographs that are edited; the upscalers make 4,096 of the first's pixels."""
EDITED = 0.35
"""The share of jobs that edit or process a picture."""


@dataclass(frozen=True)
class Step:
    """A job that was done: what the process held after it, and at most meanwhile, in bytes."""

    name: str
    kept: int
    peak: int


def main() -> None:
    """Measure in a new process."""
    sys.stdout.flush()
    subprocess.run([sys.executable, "-m", "benchmarks.endurance"], check=True)


def measure(
    count: int = COUNT, seed: int = SEED, every: int = EVERY, shrink: int = 1, trail: Path | None = None
) -> None:
    """Print what the process holds after each `every` jobs. `shrink` divides the sides; `trail` gets a line a job."""
    cv2.setNumThreads(1)
    engines: dict[str, Engine] = {"illustrator": Illustrator(), "darkroom": Darkroom()}
    for engine in engines.values():
        engine.warm_up()
    steps: list[Step] = []
    for order, name in _orders(Random(seed), count, shrink):
        steps.append(_done(engines, order, name))
        if trail is not None:
            _note(steps[-1], trail)
    rows = [_row(steps[start : start + every], start) for start in range(0, len(steps), every)]
    print_table(
        f"A worker and {count} random jobs of both engines at 2K, MiB",
        ("jobs", "held after the last", "held at most", "peak within a drawing", "peak within an edit"),
        rows,
    )


def _note(step: Step, trail: Path) -> None:
    with trail.open("a") as file:
        file.write(json.dumps([step.name, step.kept // MIB, step.peak // MIB]) + "\n")


def _done(engines: dict[str, Engine], order: Order, name: str) -> Step:
    reset_peak()
    perform(engines[order.engines[0]], order, Unwatched())
    highest = peak()
    give_back()
    return Step(name, psutil.Process().memory_info().rss, highest)


def _row(steps: Sequence[Step], start: int) -> tuple[str, ...]:
    drawn = [step.peak for step in steps if step.name not in EDITS]
    edited = [step.peak for step in steps if step.name in EDITS]
    figures = (steps[-1].kept, max(step.kept for step in steps), max(drawn, default=0), max(edited, default=0))
    return f"{start + 1} to {start + len(steps)}", *(f"{figure / MIB:.0f}" for figure in figures)


def _orders(random: Random, count: int, shrink: int) -> Iterator[tuple[Order, str]]:
    """Orders with the look or the operation of each."""
    photographs = [given_of(side // shrink) for side in SIDES]
    nouns, looks = sorted(index.load().words()), sorted(LOOKS)
    for number in range(count):
        if random.random() < EDITED:
            name = random.choice(sorted(EDITS))
            yield Order(("darkroom",), _edit(name, random, photographs), "webp"), name
        else:
            look = random.choice(looks)
            yield Order(("illustrator",), _drawing(look, random, nouns, number, shrink), "webp"), look


def _edit(name: str, random: Random, photographs: Sequence[Given]) -> Job:
    """An edit of one of the photographs; only the smallest one is made four times as large."""
    given = random.choice(photographs)
    return EDITS[name](photographs[0] if "Upscale" in name else given)


def _drawing(look: str, random: Random, nouns: Sequence[str], seed: int, shrink: int) -> GenerateJob:
    """One picture in eight is an SVG."""
    place = random.choice(sorted((*SETTINGS, *HOURS, *WEATHER)))
    words = [random.choice(nouns) for _ in range(random.randint(1, 3))]
    prompt = f"{look.replace('_', ' ')} of a {' and a '.join(words)}, {place}"
    width, height = random.choice(sorted(SIZES_2K.values()))
    vector = random.random() < 1 / 8
    model = "svcv4_1_pro_vector" if vector else "svcv4_1_pro"
    return GenerateJob(model, prompt, width // shrink, height // shrink, vector, seed)


if __name__ == "__main__":
    measure(trail=Path(sys.argv[1]) if sys.argv[1:] else None)
