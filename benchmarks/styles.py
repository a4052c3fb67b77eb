"""Learned styles and exploring, by how far apart the pictures are.

A set is three references: pictures in a curated look, or crops of a photograph that scikit-image ships. Its style is
learned, and other prompts are drawn in it and without it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from io import BytesIO
from statistics import fmean
from typing import get_args

import numpy as np
from PIL import Image
from skimage import data

from benchmarks.distances import Pixels, palettes_apart, pictures_apart
from benchmarks.table import print_table
from limner.engines.base import never_cancelled
from limner.engines.illustrator.engine import Illustrator
from limner.engines.jobs import CreateStyleJob, ExploreJob, ExploreSimilarJob, GenerateJob, Job, Reference, StyleGuide
from limner.engines.learned import LearnedStyle, Match, from_json
from limner.imaging.source import probe

SIDE = 512
LOOKS = ("illustration", "enterprise", "hand_drawn", "punk_graphic", "engraving", "kawaii", "doodle")
PHOTOGRAPHS = ("astronaut", "chelsea", "coffee", "rocket", "retina", "brick", "grass")
SHOWN = ("a cat on a chair", "a lighthouse by the sea", "a bowl of fruit")
DRAWN = ("a red fox in a forest", "a woman in a park", "a blue car on a street")
EXPLORED = ("a fox", "a lighthouse", "a cup of coffee", "a woman in a garden", "a robot in a city")
WALL = 8

_engine = Illustrator()


@dataclass(frozen=True, slots=True)
class Set:
    """References of one look."""

    name: str
    references: tuple[Pixels, ...]


def sets(names: Sequence[str] = (*LOOKS, "night", *PHOTOGRAPHS)) -> Iterator[Set]:
    """The sets of these names."""
    for name in names:
        if name in PHOTOGRAPHS:
            yield Set(name, tuple(_crops(name)))
        elif name == "night":
            yield Set(name, tuple(_drawn(f"{prompt} at night") for prompt in SHOWN))
        else:
            yield Set(name, tuple(_drawn(prompt, look=name) for prompt in SHOWN))


def palettes(names: Sequence[str] = (*LOOKS, "night", *PHOTOGRAPHS), prompts: Sequence[str] = DRAWN) -> None:
    """How near the colours of pictures in a style come to those that it was learned from."""
    rows, shares = [], []
    without = [_drawn(prompt) for prompt in prompts]
    for one in sets(names):
        style, far = _learned(one), palettes_apart(without, one.references)
        row = {
            match: palettes_apart([_drawn(p, style, match) for p in prompts], one.references) for match in _matches()
        }
        shares.append([row[match] / far for match in _matches()])
        rows.append([one.name, f"{far:.3f}", *(f"{share:.2f}" for share in shares[-1])])
    rows.append(["mean", "", *(f"{fmean(column):.2f}" for column in zip(*shares, strict=True))])
    title = "Palettes of learned styles: earth mover's distance to the references, OKLab"
    print_table(title, ["references", "without the style", *(f"{match}: share of it" for match in _matches())], rows)


def exploring(prompts: Sequence[str] = EXPLORED, seeds: Sequence[int] = (20, 21)) -> None:
    """How far pictures of each similarity are from their source, and those of a wall from each other."""
    columns: dict[str, list[float]] = {"wall": [], **{str(level): [] for level in range(5, 0, -1)}}
    for number, prompt in enumerate(prompts):
        drawing = GenerateJob("svcv4_1", prompt, SIDE, SIDE, vector=False, seed=7)
        wall = [_pixels(ExploreJob(drawing, index, WALL)) for index in range(WALL)]
        columns["wall"] += [pictures_apart(a, b) for i, a in enumerate(wall) for b in wall[:i]]
        source = ExploreJob(drawing, number % WALL, WALL)
        for level, seed in ((level, seed) for level in range(5, 0, -1) for seed in seeds):
            like = _pixels(ExploreSimilarJob(replace(drawing, seed=seed), source, level))
            columns[str(level)].append(pictures_apart(wall[number % WALL], like))
    title = "Exploring: distance in pixels, within a wall and from the source by similarity"
    print_table(title, list(columns), [[f"{fmean(found):.2f}" for found in columns.values()]])


def main() -> None:
    """Both tables."""
    palettes()
    exploring()


def _matches() -> tuple[Match, ...]:
    return get_args(Match)


def _learned(one: Set) -> LearnedStyle:
    files = tuple(Reference(probe(_png(pixels))) for pixels in one.references)
    made = _engine.run(CreateStyleJob("svcv4_styles", "any", files), never_cancelled)
    return from_json(made.scene["style"])


def _drawn(prompt: str, style: LearnedStyle | None = None, match: Match = "regular", look: str | None = None) -> Pixels:
    model = "svcv3" if look else "svcv4_1"
    guide = StyleGuide(style, match) if style else None
    return _pixels(GenerateJob(model, prompt, SIDE, SIDE, vector=False, seed=3, look=look, style=guide))


def _pixels(job: Job) -> Pixels:
    pixels = _engine.run(job, never_cancelled).pixels
    if pixels is None:
        raise ValueError(f"{job} makes no pixels")
    return pixels


def _png(pixels: Pixels) -> bytes:
    file = BytesIO()
    Image.fromarray(pixels).save(file, "PNG")
    return file.getvalue()


@cache
def _photograph(name: str) -> Pixels:
    return np.asarray(Image.fromarray(getattr(data, name)()).convert("RGB"), np.uint8)


def _crops(name: str) -> Iterator[Pixels]:
    """The left, the middle and the right of a photograph, each a square."""
    pixels = _photograph(name)
    height, width = pixels.shape[:2]
    side = min(height, round(0.7 * width))
    for at in (0.0, 0.5, 1.0):
        left, top = round(at * (width - side)), round(at * (height - side))
        yield pixels[top : top + side, left : left + side]


if __name__ == "__main__":
    main()
