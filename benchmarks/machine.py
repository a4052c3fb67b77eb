"""What the figures were measured on."""

import platform
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import psutil

PARTS = ("limner", "skia-python", "opencv-contrib-python-headless", "pillow", "numpy", "uvicorn")


def main() -> None:
    """Print date, machine and versions."""
    memory = psutil.virtual_memory().total / 2**30
    print(f"{datetime.now(UTC):%Y-%m-%d}, {_processor()}, {psutil.cpu_count()} cores, {memory:.0f} GiB, ", end="")
    print(f"{platform.system()}, Python {platform.python_version()}; ", end="")
    print(", ".join(f"{part} {version(part)}" for part in PARTS) + ".\n")


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line.partition(":")[2].strip() for line in info.read_text().splitlines() if "model name" in line]
        if names:
            return names[0]
    return platform.processor() or platform.machine()
