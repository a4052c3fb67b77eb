"""Samples: small copies of the pictures that a style was learned from, for engines that look at them.

They are made only where a route leads to such an engine; any other draws by the numbers of `LearnedStyle`.
"""

from base64 import b64decode, b64encode
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from limner.imaging.encode import encode

SIDE: Final = 448
"""Pixels of a sample's longer side: what image encoders look at (224 to 384 pixels), and little more."""
MOST: Final = 10
"""Of one style: as many as a request may bring."""
MOST_BYTES: Final = 64 * 1024
"""Of one sample; most have half of it at the first quality."""
QUALITIES: Final = (85, 60, 30, 0)
"""Tried one after the other until a sample is small enough."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A WEBP of at most `SIDE` pixels a side, and its weight: those of a style sum to 1."""

    data: bytes = field(repr=False)
    weight: float


def sample(pixels: NDArray[np.uint8], weight: float) -> Sample:
    """Of H×W×3 pixels that are small enough already."""
    made = b""
    for quality in QUALITIES:
        made = encode(pixels, "webp", quality)
        if len(made) <= MOST_BYTES:
            break
    return Sample(made, weight)


def mixed(parts: Iterable[tuple[Sequence[Sample], float]]) -> tuple[Sample, ...]:
    """The samples of several styles, each as heavy as it is said to be; the heaviest `MOST`, the first of equals."""
    weighed = [replace(each, weight=each.weight * weight) for samples, weight in parts for each in samples]
    kept = sorted((each for each in weighed if each.weight > 0), key=lambda each: -each.weight)[:MOST]
    total = sum(each.weight for each in kept)
    return tuple(replace(each, weight=each.weight / total) for each in kept)


def to_json(samples: Iterable[Sample]) -> list[dict[str, Any]]:
    """The samples as JSON values, which `from_json` reads."""
    return [{"data": b64encode(each.data).decode(), "weight": each.weight} for each in samples]


def from_json(values: Iterable[dict[str, Any]]) -> tuple[Sample, ...]:
    """The samples that `to_json` wrote."""
    return tuple(Sample(b64decode(value["data"]), float(value["weight"])) for value in values)
