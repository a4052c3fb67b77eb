"""The engine by itself, beside its floor: the raster of the same display list by Skia, and the encoder alone."""

from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any

import cv2

from benchmarks.prompts import PROMPTS
from benchmarks.table import print_table
from limner.drawing.raster import rasterise
from limner.engines.base import Unwatched
from limner.engines.illustrator.compose import compose
from limner.engines.illustrator.engine import Illustrator
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import GenerateJob
from limner.imaging.encode import encode
from limner.workshop.orders import Order
from limner.workshop.perform import perform

ROUNDS = 5
CASES = (
    ("svcv4_1", 1024, "V4.1, full look"),
    ("svcv4_1_flash", 1024, "V4.1 Flash"),
    ("svcv4_1_pro", 2048, "V4.1 Pro, 2K"),
    ("svcv4_1_vector", 1024, "V4.1 vector, SVG"),
)


def main(prompts: Sequence[str] = PROMPTS, rounds: int = ROUNDS, shrink: int = 1) -> None:
    """Print milliseconds from prompt to file, warm, one core, and their ratio to the floor.

    `shrink` divides the sides of the pictures.
    """
    cv2.setNumThreads(1)
    engine = Illustrator()
    engine.warm_up()
    print_table(
        "Engine: prompt to file, one core, warm",
        ("model", "ms (median)", "ms (slowest prompt)", "floor ms", "engine / floor"),
        [(name, *_figures(engine, model, side // shrink, prompts, rounds)) for model, side, name in CASES],
    )


def _figures(engine: Illustrator, model: str, side: int, prompts: Sequence[str], rounds: int) -> tuple[str, ...]:
    vector = "vector" in model
    whole: list[float] = []
    floor: list[float] = []
    for number, prompt in enumerate(prompts):
        job = GenerateJob(model, prompt, side, side, vector, seed=1000 + number)
        order = Order(("illustrator",), job, "webp")
        display = compose(stage(read(prompt), job))
        draw, lay = partial(perform, engine, order, Unwatched()), partial(_floor, display)
        runs = [_both(draw, lay) for _ in range(rounds)]
        whole.append(median(run[0] for run in runs))
        floor.append(median(run[1] for run in runs))
    if vector:
        return f"{median(whole):.0f}", f"{max(whole):.0f}", "–", "–"
    ratio = median(w / f for w, f in zip(whole, floor, strict=True))
    return f"{median(whole):.0f}", f"{max(whole):.0f}", f"{median(floor):.0f}", f"{ratio:.2f}"


def _floor(display: Any) -> None:
    encode(rasterise(display), "webp")


def _both(one: Callable[[], object], other: Callable[[], object]) -> tuple[float, float]:
    """Milliseconds of each, one straight after the other."""
    start = perf_counter()
    one()
    between = perf_counter()
    other()
    return (between - start) * 1000, (perf_counter() - between) * 1000


if __name__ == "__main__":
    main()
