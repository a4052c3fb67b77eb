"""Fit the belief in each superpixel (`matte/belief.npz`) on composites with a known matte.

    PYTHONPATH=. python tools/fit_subject.py cases src/limner/engines/darkroom/matte/belief.npz

The first argument is a folder for the evidence of the composites, made when it lacks any (a second each). What the
composites are made of, and what is held out, stands in `tools/matte_composites.py`. One in eight is kept for the
figures that are printed. Needs NumPy and what the development environment has.
"""

import argparse
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import cv2
import numpy as np
from matte_composites import composite
from numpy.typing import NDArray

from limner.engines.base import never_cancelled
from limner.engines.darkroom.matte.belief import Judge, context
from limner.engines.darkroom.matte.evidence import gather
from limner.engines.darkroom.matte.superpixels import Superpixels

SIDES = (224, 330)
HIDDEN = ((40, 24), (32, 16))
EPOCHS, BATCH, RATE, DECAY = 30, 512, 3e-3, 1e-2
FORGET = 0.08
"""The share of a row's numbers that are blanked while fitting."""
KEPT = 8
"""One case of so many is kept out of the fit."""

logger = logging.getLogger("fit_subject")
Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Case:
    """Patches, their N×F evidence, and each one's true share of subject."""

    patches: Superpixels
    rows: Floats
    truth: Floats

    @property
    def weight(self) -> Floats:
        """What each patch counts for: its size, and more in the smaller class."""
        share = float(np.clip(self.patches.sizes @ self.truth, 0.1, 0.9))
        return self.patches.sizes * (self.truth / share**0.5 + (1 - self.truth) / (1 - share) ** 0.5)


def make(folder: Path, count: int, start: int, step: int) -> None:
    """Write the evidence of every `step`-th of `count` composites, from `start`, that the folder lacks."""
    folder.mkdir(parents=True, exist_ok=True)
    for seed in range(start, count, step):
        path = folder / f"{seed:05}.npz"
        if path.exists():
            continue
        pixels, alpha = composite(seed, int(np.random.default_rng(seed + 77).integers(*SIDES)))
        if not 0.015 < float((alpha > 0.5).mean()) < 0.92:
            continue
        found = gather(pixels, never_cancelled)
        patches = {name: getattr(found.patches, name) for name in Superpixels.__slots__}
        np.savez(path, pixels=pixels, alpha=alpha.astype(np.float16), rows=found.rows, **patches)


def read(path: Path) -> Case:
    """One composite's evidence."""
    with np.load(path) as stored:
        patches = Superpixels(*(stored[name] for name in Superpixels.__slots__))
        return Case(patches, stored["rows"], patches.mean(stored["alpha"].astype(np.float32)))


def fit(rows: Floats, truth: Floats, weight: Floats, hidden: tuple[int, ...], seed: int) -> Judge:
    """Adam on the weighted cross entropy; returns the running mean of the numbers."""
    random = np.random.default_rng(seed)
    mean, spread = rows.mean(0), rows.std(0) + 1e-3
    ready = np.clip((rows - mean) / spread, -4, 4).astype(np.float32)
    sizes = [rows.shape[1], *hidden, 1]
    numbers: list[Floats] = []
    for a, b in pairwise(sizes):
        numbers += [(random.normal(size=(a, b)) * (2 / a) ** 0.5).astype(np.float32), np.zeros(b, np.float32)]
    first, second = ([np.zeros_like(n) for n in numbers] for _ in range(2))
    average = [n.copy() for n in numbers]
    weight = weight / weight.mean()
    steps = EPOCHS * (len(rows) // BATCH)
    for step, batch in enumerate(_batches(len(rows), random), 1):
        values = ready[batch] * (random.random((len(batch), rows.shape[1])) > FORGET)
        slopes = _slopes(numbers, values, truth[batch], weight[batch])
        rate = RATE * min(1, step / 200) * (0.505 + 0.495 * np.cos(np.pi * step / steps))
        for i, slope in enumerate(slopes):
            first[i] = 0.9 * first[i] + 0.1 * slope
            second[i] = 0.999 * second[i] + 0.001 * slope**2
            way = first[i] / (1 - 0.9**step) / (np.sqrt(second[i] / (1 - 0.999**step)) + 1e-8)
            numbers[i] = (numbers[i] - rate * (way + DECAY * numbers[i] * (numbers[i].ndim == 2))).astype(np.float32)
            average[i] += 0.003 * (numbers[i] - average[i])
    layers = tuple((average[i], average[i + 1]) for i in range(0, len(average), 2))
    return Judge(mean.astype(np.float32), spread.astype(np.float32), layers)


def _batches(count: int, random: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    for _ in range(EPOCHS):
        order = random.permutation(count)
        for start in range(0, count - BATCH + 1, BATCH):
            yield order[start : start + BATCH]


def _slopes(numbers: list[Floats], values: Floats, truth: Floats, weight: Floats) -> list[Floats]:
    """The gradient of the mean loss by each of the numbers."""
    kept = [values]
    for i in range(0, len(numbers) - 2, 2):
        kept.append(np.maximum(kept[-1] @ numbers[i] + numbers[i + 1], 0))
    score = (kept[-1] @ numbers[-2] + numbers[-1])[:, 0]
    error = ((1 / (1 + np.exp(-score)) - truth) * weight / len(truth))[:, None]
    slopes: list[Floats] = []
    for i in range(len(numbers) - 2, -1, -2):
        slopes = [kept[i // 2].T @ error, error.sum(0), *slopes]
        error = (error @ numbers[i].T) * (kept[i // 2] > 0)
    return slopes


def two_judges(cases: list[Case], seed: int) -> tuple[Judge, Judge]:
    """The second learns from judgements on cases that the first of its fold has not seen."""
    folds = [cases[i::3] for i in range(3)]
    seen = []
    for i, fold in enumerate(folds):
        judge = _fit([c for j, f in enumerate(folds) if j != i for c in f], None, HIDDEN[0], seed + i)
        seen += [(c, context(c.patches, judge.judge(c.rows))) for c in fold]
    first = _fit(cases, None, HIDDEN[0], seed)
    second = _fit([c for c, _ in seen], [extra for _, extra in seen], HIDDEN[1], seed)
    return first, second


def _fit(cases: list[Case], extra: list[Floats] | None, hidden: tuple[int, ...], seed: int) -> Judge:
    rows = [c.rows for c in cases]
    if extra is not None:
        rows = [np.concatenate(pair, 1) for pair in zip(rows, extra, strict=True)]
    truth, weight = (np.concatenate([getattr(c, name) for c in cases]) for name in ("truth", "weight"))
    return fit(np.concatenate(rows), truth, weight, hidden, seed)


def report(name: str, cases: list[Case], judged: list[Floats]) -> None:
    """Print the mean IoU at one half over patches, and the mean absolute error."""
    scores = []
    for case, values in zip(cases, judged, strict=True):
        sizes, a, b = case.patches.sizes, values > 0.5, case.truth > 0.5
        union = max(float(sizes[a | b].sum()), 1e-6)
        scores.append((float(sizes[a & b].sum()) / union, float(sizes @ np.abs(values - case.truth))))
    logger.info("%s: IoU %.3f, MAE %.3f", name, *np.mean(scores, axis=0))


def main() -> None:
    """Make what is lacking, fit, report, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", type=Path)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--count", type=int, default=295)
    parser.add_argument("--part", type=int, nargs=2, metavar=("START", "STEP"), help="only make every STEP-th case")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    cv2.setNumThreads(1)
    make(options.cases, options.count, *(options.part or (0, 1)))
    if options.part:
        return
    cases = [read(path) for path in sorted(options.cases.glob("*.npz"))]
    kept = cases[::KEPT]
    first, second = two_judges([c for i, c in enumerate(cases) if i % KEPT], options.seed)
    own = [first.judge(c.rows) for c in kept]
    report("first", kept, own)
    both = [np.concatenate([c.rows, context(c.patches, o)], 1) for c, o in zip(kept, own, strict=True)]
    report("both", kept, [second.judge(rows) for rows in both])
    stored = {}
    for name, judge in (("first", first), ("second", second)):
        stored |= {f"{name}_mean": judge.mean, f"{name}_spread": judge.spread}
        for i, (weights, offsets) in enumerate(judge.layers):
            stored |= {f"{name}_weights{i}": weights, f"{name}_offsets{i}": offsets}
    np.savez(options.weights, **stored)


if __name__ == "__main__":
    main()
