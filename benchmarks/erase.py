"""Filling against OpenCV and scikit-image, where the truth is known.

Run with `python -m benchmarks.erase`. Holes of several shapes are cut into photographs that scikit-image ships, and
filled; the truth is what was there. One table is of pictures that nothing was tuned on. PSNR and SSIM are over the
pixels of the hole only, in RGB.
"""

import resource
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from skimage import data, io
from skimage.metrics import structural_similarity
from skimage.restoration import inpaint_biharmonic

from benchmarks.table import print_table
from limner.engines.base import never_cancelled
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.fill.extend import extend
from limner.engines.darkroom.fill.fill import fill

PICTURES = ("astronaut", "coffee", "chelsea", "rocket", "brick", "grass", "gravel", "camera", "coins", "moon")
HELD_OUT = ("motorcycle's back", "motorcycle's front", "immunohistochemistry", "hubble_deep_field", "retina")
"""Pictures that nothing was tuned on."""

CROPS = {"motorcycle's back": np.s_[:, :500], "motorcycle's front": np.s_[:, 241:], "retina": np.s_[350:1062, 350:1062]}
MOST_SIDE = 512
SHAPES = ("ellipse", "rectangle", "text")
HOLES_EACH = 2
SIDES = (1024, 4096)

_similarity: Callable[..., tuple[float, Any]] = structural_similarity

Method = Callable[[Pixels, Mask], Pixels]


def methods() -> dict[str, Method]:
    """What is compared, by name; the first is ours."""
    return {
        "limner": lambda pixels, hole: fill(pixels, hole, 1, never_cancelled),
        "Telea (OpenCV)": lambda pixels, hole: _opencv(pixels, hole, cv2.INPAINT_TELEA),
        "Navier-Stokes (OpenCV)": lambda pixels, hole: _opencv(pixels, hole, cv2.INPAINT_NS),
        "biharmonic (scikit-image)": _biharmonic,
    }


def photograph(name: str) -> Pixels:
    """A picture that scikit-image ships, or a part of one, as H×W×3."""
    if name.startswith("motorcycle"):
        picture = np.asarray(io.imread(Path(data.__file__).parent / "motorcycle_left.png"))[..., :3]
    else:
        picture = np.asarray(getattr(data, name)())
    picture = picture[CROPS[name]] if name in CROPS else picture
    return np.ascontiguousarray(picture if picture.ndim == 3 else np.dstack([picture] * 3))


def _held_out(name: str) -> Pixels:
    """At most `MOST_SIDE` pixels a side."""
    picture = photograph(name)
    scale = min(1.0, MOST_SIDE / max(picture.shape))
    size = (round(picture.shape[1] * scale), round(picture.shape[0] * scale))
    return np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.uint8)


def holes(shape: tuple[int, ...], kind: str, count: int, seed: int) -> Iterator[Mask]:
    """Holes of 5 to 20 % of the shorter side, wherever they fall."""
    random = np.random.default_rng(seed)
    short = min(shape[:2])
    for _ in range(count):
        tall, wide = (int(side) for side in short * random.uniform(0.05, 0.2, 2))
        y, x = int(random.integers(0, shape[0] - tall)), int(random.integers(0, shape[1] - wide))
        hole = np.zeros(shape[:2], np.uint8)
        if kind == "rectangle":
            hole[y : y + tall, x : x + wide] = 1
        elif kind == "ellipse":
            cv2.ellipse(hole, (x + wide // 2, y + tall // 2), (wide // 2, tall // 2), 0, 0, 360, 1, -1)
        else:
            size = short / 300
            origin = (int(random.integers(0, shape[1] // 3)), int(random.integers(shape[0] // 4, shape[0])))
            cv2.putText(hole, "Limner", origin, cv2.FONT_HERSHEY_SIMPLEX, size, 1, int(3 * size))
        yield hole.astype(bool)


def quality(made: Pixels, truth: Pixels, hole: Mask) -> tuple[float, float]:
    """PSNR in dB and SSIM of the hole's pixels."""
    error = float(np.mean((made[hole].astype(float) - truth[hole]) ** 2))
    similarity = np.asarray(_similarity(made, truth, channel_axis=2, full=True)[1])
    return float(10 * np.log10(255**2 / max(error, 0.01))), float(similarity[hole].mean())


def compare(title: str, truths: Sequence[Pixels], count: int = HOLES_EACH) -> None:
    """Print mean PSNR and SSIM by method and shape."""
    scores: dict[str, dict[str, list[tuple[float, float]]]] = {name: {} for name in methods()}
    for index, truth in enumerate(truths):
        for shape in SHAPES:
            for hole in holes(truth.shape, shape, count, index):
                emptied = truth.copy()
                emptied[hole] = 0
                for name, method in methods().items():
                    scores[name].setdefault(shape, []).append(quality(method(emptied, hole), truth, hole))
    rows = []
    for name, by_shape in scores.items():
        every = [score for of_shape in by_shape.values() for score in of_shape]
        rows.append([name, *(_cell(by_shape[shape]) for shape in SHAPES), _cell(every)])
    print_table(f"{title}, PSNR dB / SSIM of the hole", ("method", *SHAPES, "all"), rows)


def times(sides: tuple[int, ...] = SIDES) -> None:
    """Print seconds on one core, and the most memory so far, for holes of a quarter and of half of the side."""
    _measure("Time to fill", "hole", sides, lambda picture, part: fill(picture, part, 1, never_cancelled))


def extension_times(sides: tuple[int, ...] = SIDES) -> None:
    """Print the same for canvases of which a quarter and half of the side is known."""
    _measure("Time to extend", "known", sides, lambda picture, part: extend(picture, part, 1, never_cancelled))


def _measure(title: str, what: str, sides: tuple[int, ...], work: Method) -> None:
    rows = []
    for side in sides:
        picture = np.asarray(cv2.resize(photograph("coffee"), (side, side)), np.uint8)
        for part in (4, 2):
            inside = np.zeros((side, side), bool)
            inside[side // 4 : side // 4 + side // part, side // 4 : side // 4 + side // part] = True
            start = time.process_time()
            work(picture, inside)
            seconds = time.process_time() - start
            memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
            rows.append([f"{side}×{side}", f"1/{part} of the side", f"{seconds:.1f}", f"{memory} MB"])
    print_table(title, ("picture", what, "CPU s", "most memory so far"), rows)


def main() -> None:
    """Print the tables."""
    cv2.setNumThreads(1)
    times()
    extension_times()
    compare("Filling holes", [photograph(name) for name in PICTURES])
    compare("Filling holes in pictures held out", [_held_out(name) for name in HELD_OUT])


def _cell(scores: list[tuple[float, float]]) -> str:
    psnr, ssim = np.mean(scores, 0)
    return f"{psnr:.2f} / {ssim:.3f}"


def _opencv(pixels: Pixels, hole: Mask, flags: int) -> Pixels:
    return np.asarray(cv2.inpaint(pixels, hole.astype(np.uint8), 5, flags), np.uint8)


def _biharmonic(pixels: Pixels, hole: Mask) -> Pixels:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        made = inpaint_biharmonic(pixels, hole, channel_axis=2)
    return np.asarray(np.clip(np.rint(made * 255), 0, 255), np.uint8)


if __name__ == "__main__":
    main()
