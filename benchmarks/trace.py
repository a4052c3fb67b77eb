"""Tracing beside plain vtracer: how close the rendered SVG is, its bytes, and the time.

Run with `python -m benchmarks.trace`. Closeness is the SSIM of the SVG, rendered by resvg at the picture's size, to
the picture. Times are of the processor, the best of several runs. vtracer runs with its defaults on the same pixels.
"""

import io
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import mean

import cv2
import numpy as np
import resvg_py
import vtracer
from numpy.typing import NDArray
from PIL import Image
from skimage import data
from skimage.metrics import structural_similarity

from benchmarks.table import print_table
from limner.engines.base import never_cancelled
from limner.engines.darkroom.trace.options import TraceOptions
from limner.engines.darkroom.trace.trace import trace
from limner.engines.illustrator.engine import Illustrator
from limner.engines.jobs import GenerateJob

PHOTOGRAPHS = ("astronaut", "coffee", "chelsea", "rocket", "retina", "hubble_deep_field")
PROMPTS = ("a red fox in the snow", "a lighthouse at sunset", "a portrait of a woman with a hat", "a mug on a table")
SIDE = 1024
RUNS = 3

Pixels = NDArray[np.uint8]
Tracer = Callable[[Pixels], str]


@dataclass(frozen=True, slots=True)
class Score:
    """How close a tracing is, its size in bytes, and what it took in seconds."""

    ssim: float
    size: int
    seconds: float


def photographs() -> Iterator[tuple[str, Pixels]]:
    """The pictures that come with scikit-image."""
    for name in PHOTOGRAPHS:
        yield name, np.ascontiguousarray(getattr(data, name)()[..., :3])


def drawn(side: int) -> Iterator[tuple[str, Pixels]]:
    """Pictures of the illustrator."""
    for prompt in PROMPTS:
        job = GenerateJob("svcv4_1", prompt, side, side, False, 1)
        pixels = Illustrator().run(job, never_cancelled).pixels
        if pixels is None:
            raise RuntimeError("the illustrator drew no pixels")
        yield prompt, np.ascontiguousarray(pixels[..., :3])


def ours(pixels: Pixels) -> str:
    """The tracing of this package with its defaults."""
    return trace(pixels, TraceOptions(), never_cancelled)


def plain(pixels: Pixels) -> str:
    """vtracer's, with its defaults."""
    _, bitmap = cv2.imencode(".bmp", pixels[..., ::-1])
    return str(vtracer.convert_raw_image_to_svg(bitmap.tobytes(), "bmp"))


def measure(tracer: Tracer, pixels: Pixels, runs: int) -> Score:
    """The best of several runs."""
    seconds = []
    svg = ""
    for _ in range(runs):
        start = time.process_time()
        svg = tracer(pixels)
        seconds.append(time.process_time() - start)
    height, width = pixels.shape[:2]
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height)
    rendered = np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB"))
    ssim = structural_similarity(pixels, rendered, channel_axis=2)  # type: ignore[no-untyped-call]
    return Score(float(ssim), len(svg.encode()), min(seconds))


def main(side: int = SIDE, runs: int = RUNS) -> None:
    """Print both tables as Markdown."""
    cv2.setNumThreads(1)
    columns = ("picture", "SSIM", "vtracer", "kB", "vtracer", "s", "vtracer")
    for title, pictures in (("Photographs", photographs()), ("Drawn pictures", drawn(side))):
        print_table(title, columns, _rows(pictures, runs))


def _rows(pictures: Iterator[tuple[str, Pixels]], runs: int) -> Iterator[list[str]]:
    scores = []
    for name, pixels in pictures:
        pair = (measure(ours, pixels, runs), measure(plain, pixels, runs))
        scores.append(pair)
        yield _row(name, *pair)
    yield _row("mean", *(_mean([pair[side] for pair in scores]) for side in (0, 1)))


def _mean(scores: list[Score]) -> Score:
    return Score(
        mean(score.ssim for score in scores),
        round(mean(score.size for score in scores)),
        mean(score.seconds for score in scores),
    )


def _row(name: str, own: Score, other: Score) -> list[str]:
    cells = [name, f"{own.ssim:.3f}", f"{other.ssim:.3f}", f"{own.size / 1e3:.0f}", f"{other.size / 1e3:.0f}"]
    return [*cells, f"{own.seconds:.2f}", f"{other.seconds:.2f}"]


if __name__ == "__main__":
    main()
