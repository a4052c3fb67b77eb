"""A file of LaMa's architecture, which has one size only: weights of zero, which take no room on the disk."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch

from limner.engines.spandrel.library import spandrel

BIAS = "model.model.34.bias"
"""Of the last layer: with all other weights zero, what holes are filled with, before the logistic function."""


def lama(file: Path, rgb: Sequence[float] = (0.5, 0.5, 0.5)) -> Path:
    """A model that fills every hole with one colour, 0 to 1, whatever is around it."""
    spandrel()
    from spandrel.architectures.LaMa import LaMa

    with torch.device("meta"):
        tensors: dict[str, Any] = LaMa(in_nc=4, out_nc=3).state_dict()
    header, end = {}, 0
    for name, tensor in tensors.items():
        kind, size = ("F16", 2) if tensor.is_floating_point() else ("I64", 8)
        start, end = end, end + size * tensor.numel()
        header[name] = {"dtype": kind, "shape": list(tensor.shape), "data_offsets": [start, end]}
    written = json.dumps(header).encode()
    with file.open("wb") as opened:
        opened.write(len(written).to_bytes(8, "little") + written)
        first = opened.tell()
        opened.truncate(first + end)
        opened.seek(first + header[BIAS]["data_offsets"][0])
        share = np.array(rgb)
        opened.write(np.log(share / (1 - share)).astype(np.float16).tobytes())
    return file
