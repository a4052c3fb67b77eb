"""Every editing and processing operation: seconds and peak memory, at 1 MP and at 16 MP, on one core.

Run with `python -m benchmarks edits`. Each job runs in a process of its own, which has done the same job on a small
picture before its time begins; seconds are of the processor, and memory is the process's peak less what it had before
the job. The floor is what decoding the job's picture and encoding its result take. The picture is a photograph that
scikit-image ships, enlarged.
"""

import multiprocessing
import os
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Any

import cv2
import numpy as np
import psutil
from skimage import data

from benchmarks.resident import peak
from benchmarks.table import print_table
from limner.engines.base import never_cancelled
from limner.engines.contract import honoured
from limner.engines.darkroom.engine import Darkroom
from limner.engines.jobs import (
    CreativeUpscaleJob,
    CrispUpscaleJob,
    EraseRegionJob,
    Frame,
    GenerateBackgroundJob,
    GenerateJob,
    ImageToImageJob,
    InpaintJob,
    Job,
    OutpaintJob,
    RefineDetailsJob,
    RemixJob,
    RemoveBackgroundJob,
    ReplaceBackgroundJob,
    VectorizeJob,
)
from limner.imaging.encode import encode
from limner.imaging.mask import encode_mask
from limner.imaging.source import Source, probe

SIDES = (1024, 4096)
PROMPT = "a red hot air balloon over a green valley"


@dataclass(frozen=True)
class Given:
    """A square photograph, and a mask of an ellipse over a fifth of its side."""

    picture: Source
    mask: Source

    @property
    def side(self) -> int:
        return self.picture.width

    def drawing(self, side: int = 0, prompt: str = PROMPT) -> GenerateJob:
        return GenerateJob("svcv3", prompt, side or self.side, side or self.side, False, 1, look="raw")


def _out(given: Given) -> Job:
    inner = given.side * 3 // 4
    small = cv2.resize(given.picture.pixels(), (inner, inner), interpolation=cv2.INTER_AREA)
    frame = Frame(given.side // 8, given.side // 8, inner, inner)
    return OutpaintJob(probe(_jpeg(small), "image"), given.drawing(), frame)


JOBS: dict[str, Callable[[Given], Job]] = {
    "imageToImage": lambda g: ImageToImageJob(g.picture, g.drawing(), 0.6),
    "inpaint": lambda g: InpaintJob(g.picture, g.drawing(), g.mask),
    "outpaint": _out,
    "replaceBackground": lambda g: ReplaceBackgroundJob(g.picture, g.drawing()),
    "generateBackground": lambda g: GenerateBackgroundJob(g.picture, g.drawing(), g.mask),
    "eraseRegion": lambda g: EraseRegionJob(g.picture, g.side, g.side, g.mask),
    "variateImage": lambda g: RemixJob(g.picture, g.drawing(1024, "")),
    "vectorize": lambda g: VectorizeJob(g.picture, g.side, g.side),
    "removeBackground": lambda g: RemoveBackgroundJob(g.picture, g.side, g.side),
    "crispUpscale": lambda g: CrispUpscaleJob(g.picture, g.side * _factor(g), g.side * _factor(g)),
    "creativeUpscale": lambda g: CreativeUpscaleJob(g.picture, g.side * _factor(g), g.side * _factor(g)),
    "refineDetails": lambda g: RefineDetailsJob(g.picture, 2048, 2048),
}


def _factor(given: Given) -> int:
    return 4 if given.side <= 2048 else 2


def given_of(side: int) -> Given:
    """The photograph and its mask at a size."""
    astronaut: Any = data.astronaut()  # type: ignore[no-untyped-call]
    photo = cv2.resize(astronaut, (side, side), interpolation=cv2.INTER_CUBIC)
    y, x = np.mgrid[:side, :side]
    hole = ((x - 0.3 * side) ** 2 + (y - 0.35 * side) ** 2) < (0.1 * side) ** 2
    return Given(probe(_jpeg(photo), "image"), probe(encode_mask(hole), "mask"))


@dataclass(frozen=True)
class Cost:
    """Of one job: seconds of the processor, those that decoding and encoding take, and MiB."""

    seconds: float
    floor: float
    memory: float


def measure(name: str, given: Given) -> Cost:
    """One job, in this process."""
    os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"
    engine = Darkroom()
    engine.warm_up()
    engine.run(JOBS[name](given_of(256)), never_cancelled)
    job = JOBS[name](given)
    before = psutil.Process().memory_info().rss
    start = process_time()
    made = honoured(job, engine.run(job, never_cancelled))
    seconds, memory = process_time() - start, (peak() - before) / 2**20
    start = process_time()
    given.picture.pixels()
    if made.pixels is not None:
        encode(made.pixels, "webp")
    return Cost(seconds, process_time() - start, memory)


def _jpeg(pixels: Any) -> bytes:
    _, file = cv2.imencode(".jpg", np.ascontiguousarray(pixels[..., ::-1]))
    return file.tobytes()


def main(sides: tuple[int, ...] = SIDES, names: tuple[str, ...] = tuple(JOBS)) -> None:
    """Print the table, one job after the other."""
    rows = []
    pictures = [given_of(side) for side in sides]
    with multiprocessing.get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        for name in names:
            costs = [pool.apply(measure, (name, given)) for given in pictures]
            rows.append((name, *(text for cost in costs for text in _cells(cost))))
    heads = [text for side in sides for text in (f"{side}²: s", "floor", "MiB")]
    print_table("Editing and processing, one core, decoding included", ("operation", *heads), rows)


def _cells(cost: Cost) -> tuple[str, str, str]:
    return f"{cost.seconds:.1f}", f"{cost.floor:.1f}", f"{cost.memory:.0f}"


if __name__ == "__main__":
    main()
