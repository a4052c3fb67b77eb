"""Cutting out against OpenCV's GrabCut, where the true matte is known.

Run with `python -m benchmarks.matte`. Subjects with their own alpha (symbols of the atlas, and furry ones) are laid
over plain grounds and over photographs that scikit-image ships. IoU is of the mattes at one half; MAE is the mean
absolute error of the matte times 1000. GrabCut gets a centred rectangle with a margin of 8 %.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image
from skimage import data

from benchmarks.table import print_table
from limner.drawing.raster import rasterise_clear
from limner.engines.base import never_cancelled
from limner.engines.darkroom.arrays import Matte, Pixels
from limner.engines.darkroom.matte.alpha import refine
from limner.engines.darkroom.matte.cut_out import cut_out
from limner.engines.darkroom.matte.subject import find_subject
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.compose import compose
from limner.engines.illustrator.scene import Finish, Placed, Scene
from limner.engines.illustrator.staging.hours import air

SIDE = 512
SYMBOLS = ("fox", "cat", "cup", "woman", "bicycle", "tulip")
FURRY = ("furry chelsea", "furry gray")
PLAIN = ("white", "studio", "teal", "noisy")
PHOTOGRAPHS = ("grass", "gravel", "brick", "sky", "bokeh coffee", "bokeh motorcycle", "motorcycle")
FRAMINGS = ("whole", "aside", "cut below")
SIDES = (1024, 4096)

Method = Callable[[Pixels], Matte]


@dataclass(frozen=True, slots=True)
class Case:
    """A composite and its true matte."""

    kind: str
    pixels: Pixels
    truth: Matte


def methods() -> dict[str, Method]:
    """What is compared, by name; the first is ours."""
    return {"limner": _limner, "GrabCut (OpenCV)": _grab_cut}


def cases(side: int = SIDE) -> Iterator[Case]:
    """Every subject over every ground, its framing by turns."""
    turn = 0
    for subject in (*SYMBOLS, *FURRY):
        for name in (*PLAIN, *PHOTOGRAPHS):
            turn += 1
            shot = _framed(_subject(subject, side), FRAMINGS[turn % len(FRAMINGS)])
            alpha = np.asarray(shot[..., 3] / 255, np.float32)
            mixed = shot[..., :3] * alpha[..., None] + ground(name, side) * (1 - alpha[..., None])
            kind = "plain" if name in PLAIN else "photograph"
            yield Case(kind, np.rint(mixed).astype(np.uint8), alpha)


@cache
def symbol(name: str, side: int) -> Pixels:
    """A symbol of the atlas by day, H×W×4, about three quarters of the square."""
    drawn = load()[name].figure("")
    left, top, right, bottom = drawn.bounds
    scale = 0.76 * side / max(right - left, bottom - top)
    x, y = side / 2 - (left + right) / 2 * scale, side / 2 - (top + bottom) / 2 * scale
    placed = Placed(name, x, y, drawn.height * scale, "hero", "", importance=1.0, rim=True, detail=2)
    light = air("day", (), 0, 0.6).light
    scene = Scene(side, side, (255, 255, 255), light, (placed,), Finish(0.0, 0.0, 0.0), detail=2)
    return rasterise_clear(compose(scene))


@cache
def furry(name: str, side: int) -> Pixels:
    """A blob with some two thousand hairs, H×W×4; its colours are a cat's fur, or gray."""
    random = np.random.default_rng(3)
    alpha = np.zeros((2 * side, 2 * side), np.uint8)
    cv2.ellipse(alpha, (side, int(1.05 * side)), (int(0.5 * side), int(0.6 * side)), 0, 0, 360, 255, -1, cv2.LINE_AA)
    for angle in random.uniform(0, 2 * np.pi, 2000):
        root = side + 0.94 * side * np.array([0.5 * np.cos(angle), 0.05 + 0.6 * np.sin(angle)])
        aim = angle + random.normal(0, 0.3)
        tip = root + random.uniform(0.06, 0.17) * side * np.array([np.cos(aim), np.sin(aim)])
        ends = [tuple(int(v) for v in end) for end in (root, tip)]
        cv2.line(alpha, ends[0], ends[1], 255, 1, cv2.LINE_AA)
    small = cv2.resize(alpha, (side, side), interpolation=cv2.INTER_AREA)
    fur = cv2.resize(_photograph("chelsea")[60:260, 60:260], (side, side), interpolation=cv2.INTER_CUBIC)
    if name == "furry gray":
        fur = np.repeat(cv2.cvtColor(fur, cv2.COLOR_RGB2GRAY)[..., None] // 2, 3, 2)
    return np.dstack([fur, small]).astype(np.uint8)


def ground(name: str, side: int) -> Pixels:
    """A ground by name, H×W×3."""
    if name in PLAIN:
        return _plain(name, side)
    photograph = _photograph(name.removeprefix("bokeh "))
    height, width = photograph.shape[:2]
    short = min(height, width)
    top, left = (height - short) // 2, (width - short) // 2
    square = cv2.resize(photograph[top : top + short, left : left + short], (side, side), interpolation=cv2.INTER_AREA)
    if name.startswith("bokeh"):
        square = cv2.GaussianBlur(square, (0, 0), side / 40)
    return np.asarray(square, np.uint8)


def _photograph(name: str) -> Pixels:
    if name == "motorcycle":
        return np.asarray(Image.open(Path(data.__file__).with_name("motorcycle_left.png")).convert("RGB"))
    if name == "sky":
        return _photograph("rocket")[20:240, 400:620]
    pixels = np.asarray(getattr(data, name)(), np.uint8)
    return pixels if pixels.ndim == 3 else np.repeat(pixels[..., None], 3, 2)


def _plain(name: str, side: int) -> Pixels:
    y, x = np.mgrid[0:side, 0:side] / side - 0.5
    base: dict[str, NDArray[np.float64]] = {
        "white": np.full((side, side, 3), 255.0),
        "studio": (225 - 160 * (x**2 + y**2))[..., None] * np.array([1.0, 1.0, 0.98]),
        "teal": (1 + 0.25 * y)[..., None] * np.array([40.0, 150.0, 150.0]),
        "noisy": np.full((side, side, 3), 190.0) + np.random.default_rng(5).normal(0, 4, (side, side, 3)),
    }
    return np.clip(base[name], 0, 255).astype(np.uint8)


def _subject(name: str, side: int) -> Pixels:
    return furry(name, side) if name in FURRY else symbol(name, side)


def _framed(shot: Pixels, framing: str) -> Pixels:
    side = shot.shape[0]
    scale, dx, dy = {"whole": (1.0, 0.0, 0.0), "aside": (0.7, 0.1, 0.05), "cut below": (1.3, 0.0, 0.3)}[framing]
    shift = (1 - scale) / 2 * side
    matrix = np.array([[scale, 0, shift + dx * side], [0, scale, shift + dy * side]], np.float64)
    alpha = shot[..., 3:].astype(np.float32)
    whole = np.concatenate([shot[..., :3] * (alpha / 255), alpha], 2)
    moved = cv2.warpAffine(whole, matrix, (side, side), flags=cv2.INTER_LINEAR)
    colours = moved[..., :3] / np.maximum(moved[..., 3:] / 255, 1e-3)
    return np.clip(np.rint(np.dstack([colours, moved[..., 3]])), 0, 255).astype(np.uint8)


def _limner(pixels: Pixels) -> Matte:
    return refine(pixels, find_subject(pixels, never_cancelled), never_cancelled)


def _grab_cut(pixels: Pixels) -> Matte:
    height, width = pixels.shape[:2]
    margin_x, margin_y = round(0.08 * width), round(0.08 * height)
    mask = np.zeros((height, width), np.uint8)
    rectangle = (margin_x, margin_y, width - 2 * margin_x, height - 2 * margin_y)
    cv2.setRNGSeed(0)
    bgr = np.ascontiguousarray(pixels[..., ::-1])
    cv2.grabCut(bgr, mask, rectangle, np.zeros((1, 65)), np.zeros((1, 65)), 5, cv2.GC_INIT_WITH_RECT)
    return np.asarray((mask == cv2.GC_FGD) | (mask == cv2.GC_PR_FGD), np.float32)


def iou(matte: Matte, truth: Matte) -> float:
    """Intersection over union of the two at one half."""
    first, second = matte > 0.5, truth > 0.5
    return float((first & second).sum() / max(int((first | second).sum()), 1))


def quality(found: list[Case], compared: dict[str, Method]) -> None:
    """Print IoU and MAE by method and kind of ground."""
    rows = []
    for name, method in compared.items():
        scores: dict[str, list[tuple[float, float]]] = {"plain": [], "photograph": []}
        for case in found:
            matte = method(case.pixels)
            scores[case.kind].append((iou(matte, case.truth), 1e3 * float(np.abs(matte - case.truth).mean())))
        cells = [f"{v:.3f} / {e:.1f}" for v, e in (np.mean(s, axis=0) for s in scores.values() if s)]
        rows.append((name, *cells))
    kinds = [kind for kind in ("plain", "photograph") if any(case.kind == kind for case in found)]
    print_table("The matte against the truth, IoU / MAE ×1000", ("method", *kinds), rows)


def speed(sides: tuple[int, ...]) -> None:
    """Print the seconds that a whole cut-out takes."""
    rows = []
    for side in sides:
        shot = _framed(symbol("cat", SIDE), "whole")
        alpha = shot[..., 3:].astype(np.float32) / 255
        pixels = np.rint(shot[..., :3] * alpha + ground("coffee", SIDE) * (1 - alpha)).astype(np.uint8)
        large = np.asarray(cv2.resize(pixels, (side, side), interpolation=cv2.INTER_CUBIC), np.uint8)
        start = time.perf_counter()
        cut_out(large, never_cancelled)
        rows.append((f"{side}×{side}", f"{time.perf_counter() - start:.1f}"))
    print_table("Seconds to cut out", ("picture", "s"), rows)


def main(side: int = SIDE, limit: int | None = None, sides: tuple[int, ...] = SIDES) -> None:
    """Print the tables as Markdown."""
    cv2.setNumThreads(1)
    quality(list(cases(side))[:limit], methods())
    speed(sides)


if __name__ == "__main__":
    main()
