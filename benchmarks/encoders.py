"""Encoder time against bytes: the table that the effort in `limner.imaging.encode` was chosen from.

Run with `python -m benchmarks.encoders`. Two pictures of 1024×1024 stand for what the service draws: flat
shapes with soft edges, and the same with grain. Times are the best of several runs on one core.
"""

import io
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
import PIL
from numpy.typing import NDArray
from PIL import Image, ImageDraw, features

SIDE = 1024
RUNS = 3
SUPERSAMPLING = 2

Pixels = NDArray[np.uint8]
Encoder = Callable[[Pixels], bytes]


@dataclass(frozen=True, slots=True)
class Effort:
    """One way to encode."""

    name: str
    encode: Encoder


@dataclass(frozen=True, slots=True)
class Cost:
    """What it takes: seconds, and bytes."""

    seconds: float
    size: int


def flat_picture(width: int) -> Pixels:
    """Some two hundred overlapping shapes in a few colours, edges antialiased. Square, H×W×3 uint8."""
    random = np.random.default_rng(1)
    side = width * SUPERSAMPLING
    image = Image.new("RGB", (side, side), (238, 232, 213))
    draw = ImageDraw.Draw(image)
    palette = [tuple(int(c) for c in random.integers(0, 256, 3)) for _ in range(12)]
    for index in range(200):
        x, y = (int(v) for v in random.integers(0, side, 2))
        w, h = (int(v) for v in random.integers(side // 60, side // 5, 2))
        colour = palette[index % len(palette)]
        if index % 3 == 0:
            draw.rectangle((x, y, x + w, y + h), fill=colour)
        elif index % 3 == 1:
            draw.ellipse((x, y, x + w, y + h), fill=colour)
        else:
            draw.polygon([(x, y), (x + w, y + h // 3), (x + w // 4, y + h)], fill=colour)
    return np.asarray(image.resize((width, width), Image.Resampling.BOX))


def grainy_picture(width: int) -> Pixels:
    """The flat picture under a gradient of light, with grain of four levels. Square, H×W×3 uint8."""
    random = np.random.default_rng(2)
    light = np.linspace(0.7, 1.1, width)[:, None, None]
    grain = random.normal(0.0, 4.0, (width, width, 1))
    return np.clip(flat_picture(width) * light + grain, 0, 255).astype(np.uint8)


def efforts() -> Iterator[Effort]:
    """Every way in the table."""
    for method in range(7):
        for quality in (0, 50, 100):
            yield Effort(
                f"WebP lossless, method {method}, quality {quality}",
                _pillow("WEBP", lossless=True, method=method, quality=quality, exact=True),
            )
    for level in (0, 1, 3, 6, 9):
        yield Effort(f"PNG level {level}", _pillow("PNG", compress_level=level))
    for level in (1, 6):
        yield Effort(f"PNG level {level} by OpenCV", _opencv(level))


def measure(effort: Effort, pixels: Pixels, runs: int) -> Cost:
    """The best of several runs."""
    seconds = []
    size = 0
    for _ in range(runs):
        start = time.perf_counter()
        size = len(effort.encode(pixels))
        seconds.append(time.perf_counter() - start)
    return Cost(min(seconds), size)


def main(side: int = SIDE, runs: int = RUNS) -> None:
    """Print the table as Markdown."""
    cv2.setNumThreads(1)
    flat, grainy = flat_picture(side), grainy_picture(side)
    print(f"Pillow {PIL.__version__}, libwebp {features.version('webp')}, zlib {features.version('zlib')}, ", end="")
    print(f"OpenCV {cv2.__version__}; {side}×{side} RGB, best of {runs}.\n")
    print("| encoder | flat ms | flat kB | grain ms | grain kB |")
    print("|---|--:|--:|--:|--:|")
    for effort in efforts():
        cells = []
        for cost in (measure(effort, flat, runs), measure(effort, grainy, runs)):
            cells += [f"{cost.seconds * 1e3:.0f}", f"{cost.size / 1e3:.0f}"]
        print(f"| {effort.name} | {' | '.join(cells)} |", flush=True)


def _pillow(image_format: str, **options: Any) -> Encoder:
    def encode(pixels: Pixels) -> bytes:
        out = io.BytesIO()
        Image.fromarray(pixels).save(out, image_format, **options)
        return out.getvalue()

    return encode


def _opencv(level: int) -> Encoder:
    def encode(pixels: Pixels) -> bytes:
        done, data = cv2.imencode(".png", pixels[..., ::-1], [cv2.IMWRITE_PNG_COMPRESSION, level])
        if not done:
            raise RuntimeError("OpenCV could not encode")
        return bytes(data)

    return encode


if __name__ == "__main__":
    main()
