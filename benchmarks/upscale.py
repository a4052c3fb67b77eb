"""The upscaler: how near to the original, how long, how much memory.

Run with `python -m benchmarks.upscale`. The photographs are those that `tools/train_upscale.py` holds out of
training. Times are the processor's on one core, so that a busy machine does not count.
"""

import io
import resource
import time
from collections.abc import Callable, Iterator
from typing import Any

import cv2
import numpy as np
import skimage.data
import skimage.metrics
from numpy.typing import NDArray
from PIL import Image

from benchmarks.table import print_table
from limner.engines.base import never_cancelled
from limner.engines.darkroom.upscale.creative import creative
from limner.engines.darkroom.upscale.crisp import crisp
from limner.engines.darkroom.upscale.refine import refine

SCALE = 4
BORDER = 8
JPEG_QUALITY = 90

Pixels = NDArray[np.uint8]

_data: Any = skimage.data
_metrics: Any = skimage.metrics


def photographs() -> dict[str, Pixels]:
    """Held out of training; sides are multiples of the scale."""
    pictures = {
        "astronaut": _data.astronaut(),
        "chelsea": _data.chelsea(),
        "motorcycle": _data.stereo_motorcycle()[0],
    }
    return {name: p[: p.shape[0] // SCALE * SCALE, : p.shape[1] // SCALE * SCALE] for name, p in pictures.items()}


def inputs(original: Pixels) -> Iterator[tuple[str, Pixels]]:
    """The photograph reduced in three ways."""
    size = (original.shape[1] // SCALE, original.shape[0] // SCALE)
    image = Image.fromarray(original)
    yield "area", np.asarray(image.resize(size, Image.Resampling.BOX))
    yield "bicubic", np.asarray(image.resize(size, Image.Resampling.BICUBIC))
    buffer = io.BytesIO()
    image.resize(size, Image.Resampling.BICUBIC).save(buffer, "JPEG", quality=JPEG_QUALITY)
    yield f"bicubic, JPEG {JPEG_QUALITY}", np.asarray(Image.open(buffer))


def enlarged(source: Pixels) -> Iterator[Pixels]:
    """By bicubic, by Lanczos, by crisp."""
    for method in (cv2.INTER_CUBIC, cv2.INTER_LANCZOS4):
        yield np.asarray(cv2.resize(source, None, fx=SCALE, fy=SCALE, interpolation=method))
    yield crisp(source, SCALE, never_cancelled)


def likeness(original: Pixels, result: Pixels) -> str:
    """PSNR in dB and SSIM, without the border."""
    inner = (slice(BORDER, -BORDER), slice(BORDER, -BORDER))
    noise = _metrics.peak_signal_noise_ratio(original[inner], result[inner])
    return f"{noise:.2f} / {_metrics.structural_similarity(original[inner], result[inner], channel_axis=2):.4f}"


def likeness_rows() -> Iterator[list[str]]:
    """One for each photograph and way to reduce it."""
    for name, original in photographs().items():
        for kernel, source in inputs(original):
            yield [name, kernel, *(likeness(original, result) for result in enlarged(source))]


def cost_rows(largest: int) -> Iterator[list[str]]:
    """One for each operation and size of result; memory grows down the table."""
    for side in (1024, largest // 2, largest):
        yield _cost("crisp ×4", side // 4, lambda p: crisp(p, 4, never_cancelled))
        yield _cost("crisp ×2", side // 2, lambda p: crisp(p, 2, never_cancelled))
        yield _cost("creative ×4", side // 4, lambda p: creative(p, 4, 1, never_cancelled))
    yield _cost("refine to 2048", 1024, lambda p: refine(p, 2048, 2048, "moderate", 1, never_cancelled))


def _cost(name: str, side: int, operation: Callable[[Pixels], Pixels]) -> list[str]:
    source = np.asarray(cv2.resize(_data.astronaut(), (side, side), interpolation=cv2.INTER_CUBIC), np.uint8)
    start = time.process_time()
    result = operation(source)
    seconds = time.process_time() - start
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    sizes = (f"{p.shape[1]}×{p.shape[0]}" for p in (source, result))
    return [name, *sizes, f"{seconds:.2f}", f"{memory:.0f}"]


def main(largest: int = 8192) -> None:
    """Print both tables as Markdown."""
    cv2.setNumThreads(1)
    print_table(
        "Nearness to the original at ×4 (PSNR dB / SSIM)",
        ["photograph", "reduced by", "bicubic", "Lanczos", "crisp"],
        likeness_rows(),
    )
    print_table(
        "Cost on one core", ["operation", "source", "result", "seconds", "peak MB of the process"], cost_rows(largest)
    )


if __name__ == "__main__":
    main()
