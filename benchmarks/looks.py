"""Every look of the illustrator: its time at 1K and at 2K, its largest SVG, and the memory that all of them leave.

A time is processor time from prompt to pixels, on one core. The looks are drawn one after the other in one process of
their own, which encodes them and gives memory back as a worker does: its peak is that of a worker asked for all looks.
"""

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from statistics import median
from time import process_time

import cv2
import psutil

from benchmarks.prompts import PROMPTS
from benchmarks.resident import peak
from benchmarks.table import print_table
from limner.engines.base import Artwork
from limner.engines.illustrator.engine import Illustrator
from limner.engines.illustrator.looks.index import LOOKS
from limner.engines.illustrator.picture import picture
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.draft import INKED
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.stage import played
from limner.engines.illustrator.staging.traits import CURATED_LOOKS
from limner.engines.jobs import GenerateJob
from limner.imaging.encode import encode
from limner.workshop.heap import give_back

MIB = 2**20
SIZES = (("svcv4_1", 1024), ("svcv4_1_pro", 2048))
SHOWN = PROMPTS[:2] + PROMPTS[4:5]
WARMING = 1
SEEDS = (2, 3)
_CURATED = {look: style for style, look in CURATED_LOOKS.items()} | dict.fromkeys(INKED, "icon")
"""The catalogue's style that stages a scene for a look; the others are asked for in words."""


def main() -> None:
    """Measure in a new process, which has loaded nothing but the engine."""
    sys.stdout.flush()
    subprocess.run([sys.executable, "-m", "benchmarks.looks"], check=True)


def measure(
    looks: Sequence[str] = tuple(LOOKS),
    prompts: Sequence[str] = SHOWN,
    seeds: Sequence[int] = SEEDS,
    shrink: int = 1,
) -> None:
    """Print a row a look, then the peak of this process. `shrink` divides the sides of the pictures."""
    cv2.setNumThreads(1)
    Illustrator().warm_up()
    heads = [f"{side}²: {figure} ms" for _, side in SIZES for figure in ("median", "worst")]
    columns = ("look", *heads, "largest SVG, kB", "MiB after it")
    print_table(
        "Looks: prompt to pixels, one core, warm", columns, (_row(look, prompts, seeds, shrink) for look in looks)
    )
    print_table("Memory of the process that drew all of them", ("peak, MiB",), [(f"{peak() / MIB:.0f}",)])


def _row(look: str, prompts: Sequence[str], seeds: Sequence[int], shrink: int) -> tuple[str, ...]:
    times = [_times(look, model, side // shrink, prompts, seeds) for model, side in SIZES]
    figures = [f"{figure:.0f}" for found in times for figure in (median(found), max(found))]
    size = max(len((_drawn(look, prompt, 1024, WARMING).svg or "").encode()) for prompt in prompts)
    return look, *figures, f"{size / 1000:.0f}", f"{psutil.Process().memory_info().rss / MIB:.0f}"


def _times(look: str, model: str, side: int, prompts: Sequence[str], seeds: Sequence[int]) -> list[float]:
    """Milliseconds of each picture, after one of each prompt that does not count."""
    for prompt in prompts:
        _timed(look, prompt, model, side, WARMING)
    return [_timed(look, prompt, model, side, seed) for prompt in prompts for seed in seeds]


def _timed(look: str, prompt: str, model: str, side: int, seed: int) -> float:
    start = process_time()
    drawn = _drawn(look, prompt, side, seed, model)
    spent = (process_time() - start) * 1000
    if drawn.pixels is not None:
        encode(drawn.pixels, "webp")
    give_back()
    return spent


def _drawn(look: str, prompt: str, side: int, seed: int, model: str = "svcv4_1_vector") -> Artwork:
    """The picture in this look, also where a scene gets it only by chance."""
    words = prompt if look in _CURATED else f"{prompt}, {look.replace('_', ' ')}"
    vector = "vector" in model
    job = GenerateJob(model, words, side, side, vector=vector, seed=seed, look=_CURATED.get(look))
    made = script(read(words), job)
    return picture(made, replace(played(made), look=look), vector=vector)


if __name__ == "__main__":
    measure()
