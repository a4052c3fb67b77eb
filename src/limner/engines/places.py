"""Names of devices in the settings."""

import re
from typing import Final

_GPU_OR_CPU: Final = re.compile(r"cpu|cuda(:\d+)?")


def on_gpu_or_cpu(value: str) -> str:
    """The device; the first GPU by its number, so that engines of one device find each other. Raises ValueError."""
    if not _GPU_OR_CPU.fullmatch(value):
        raise ValueError("cpu, cuda, or cuda:0, cuda:1, …")
    return "cuda:0" if value == "cuda" else value
