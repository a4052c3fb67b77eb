"""A small real engine for the tests: a flat picture of the seed's colour, and a few acts that a prompt names."""

import os
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np

from limner.engines.base import Artwork, CancelCheck, EngineError
from limner.engines.instances import EMBEDDED
from limner.engines.jobs import CreateStyleJob, EnhancePromptJob, ExploreJob, ExploreSimilarJob, GenerateJob, Job
from limner.engines.kinds import Options
from limner.engines.learned import LearnedStyle, Swatch
from tests.instances import instance

DRAWN = ("generate", "explore", "explore_similar", "create_style", "enhance_prompt")


class Flat:
    """Fills the picture. `sleep 3`, `mark PATH 3`, `hold PATH`, `note PATH WORD`, `crash`, `fail`, `stumble` first do
    what they say."""

    version = "1"

    def __init__(self, options: Options) -> None: ...

    def warm_up(self) -> None:
        pass

    def run(self, job: Job, check: CancelCheck) -> Artwork:
        match job:
            case ExploreJob(drawing=drawing, index=index):
                return _fill(replace(drawing, seed=drawing.seed + index))
            case ExploreSimilarJob(drawing=drawing):
                return _fill(drawing)
            case CreateStyleJob():
                return _style(job)
            case EnhancePromptJob(prompt=prompt):
                return Artwork(text=f"{prompt}, in soft light")
        assert isinstance(job, GenerateJob)
        act, _, argument = job.prompt.partition(" ")
        ACTS.get(act, _nothing)(argument, check)
        return _fill(job)


def _fill(job: GenerateJob) -> Artwork:
    """The seed's colour, or the first one of the style."""
    color = (job.seed & 255, job.seed >> 8 & 255, job.seed >> 16 & 255)
    if job.style:
        color = job.style.learned.palette[0].rgb
    if job.vector:
        box = f"0 0 {job.width} {job.height}"
        fill = f'<rect width="100%" height="100%" fill="rgb{color}"/>' * (5_000 if job.prompt == "long" else 1)
        return Artwork(svg=f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{fill}</svg>')
    return Artwork(pixels=np.full((job.height, job.width, 3), color, np.uint8))


def _style(job: CreateStyleJob) -> Artwork:
    """The mean colour of all that comes, by weight; with `MaxWeight` that of the heaviest."""
    colors = [(reference.picture.pixels()[..., :3].mean((0, 1)), reference.weight) for reference in job.references]
    colors += [(np.array(each.learned.palette[0].rgb, float), each.weight) for each in job.ingredients]
    if job.mix_policy == "MaxWeight":
        colors = [max(colors, key=lambda color: color[1])]
    red, green, blue = (round(part) for part in np.average([c for c, _ in colors], 0, [w for _, w in colors]))
    rgb = (red, green, blue)
    learned = LearnedStyle(
        base=job.base,
        palette=(Swatch(rgb, 1.0),),
        ground=rgb,
        tones=(0.5,) * 11,
        contrast=0.0,
        chroma=0.1,
        temperature=0.0,
        edge_softness=0.0,
        line_weight=0.0,
        line_share=0.0,
        line_rgb=(0, 0, 0),
        texture=0.0,
        grain=0.0,
        shading="flat",
        roundness=0.5,
        detail=0.0,
        words=job.prompt,
    )
    return Artwork(pixels=np.full((job.height, job.width, 3), rgb, np.uint8), scene={"style": learned.to_json()})


def _nothing(argument: str, check: CancelCheck) -> None: ...


def _sleep(argument: str, check: CancelCheck) -> None:
    end = time.monotonic() + float(argument)
    while time.monotonic() < end:
        check()
        time.sleep(0.01)


def _mark(argument: str, check: CancelCheck) -> None:
    """As `_sleep`, after leaving a file: the work has begun."""
    path, seconds = argument.rsplit(" ", 1)
    Path(path).touch()
    _sleep(seconds, check)


def _hold(argument: str, check: CancelCheck) -> None:
    """Go on as soon as there is such a file; one that ends in `.begun` says that it waits."""
    Path(f"{argument}.begun").touch()
    while not Path(argument).exists():
        _sleep("0.01", check)


def _note(argument: str, check: CancelCheck) -> None:
    """Add a word to a file: what comes after the file's path and a blank."""
    path, word = argument.rsplit(" ", 1)
    with Path(path).open("a") as notes:
        notes.write(f"{word}\n")


def _crash(argument: str, check: CancelCheck) -> None:
    os._exit(9)


def _fail(argument: str, check: CancelCheck) -> None:
    raise EngineError("The paint ran out.")


def _stumble(argument: str, check: CancelCheck) -> None:
    raise KeyError("a secret of the engine")


ACTS: dict[str, Callable[[str, CancelCheck], None]] = {
    "sleep": _sleep,
    "mark": _mark,
    "hold": _hold,
    "note": _note,
    "crash": _crash,
    "fail": _fail,
    "stumble": _stumble,
}


FLAT = {name: instance(name, f"{__name__}:Flat", *DRAWN) for name in EMBEDDED}
"""In the place of the service's own engines."""
