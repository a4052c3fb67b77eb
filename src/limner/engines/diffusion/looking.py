"""The pictures of a style as models look at them: seen once, and kept as a mean by their weights."""

from collections.abc import Sequence
from typing import Final

import numpy as np
import torch
from PIL import Image

from limner.engines.samples import Sample
from limner.imaging.source import probe

STYLES_SEEN: Final = 16
"""Styles that are remembered as what was seen of their pictures: a few megabytes."""


def pictures_of(samples: Sequence[Sample]) -> list[Image.Image]:
    """The samples as image processors take them."""
    return [Image.fromarray(np.ascontiguousarray(probe(each.data, "style").pixels()[..., :3])) for each in samples]


def mean_of(seen: torch.Tensor, samples: Sequence[Sample]) -> torch.Tensor:
    """1×…: the mean of N×… by the samples' weights, which sum to 1."""
    weights = torch.tensor([each.weight for each in samples], device=seen.device, dtype=seen.dtype)
    return torch.tensordot(weights, seen, dims=1)[None]
