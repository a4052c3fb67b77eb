"""Takes out of an environment what a running Limner never reads: `python3 deploy/slim.py ENVIRONMENT`.

What is left out is data, tests, declarations and parts of libraries, chosen by name; tests/deploy holds the parts of
SciPy against what Limner and its packages import. It needs the standard library alone, and `strip` from binutils.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

SCIPY_PARTS = (
    "cluster",
    "datasets",
    "differentiate",
    "integrate",
    "interpolate",
    "io",
    "odr",
    "optimize",
    "signal",
    "stats",
)
"""Parts of SciPy that nothing here imports, by themselves or through other parts."""

LANGUAGES = {"en"}
"""The dictionaries that are asked for; `simplemma` brings more than forty."""

WITH_SYMBOLS = ("uvloop", "sqlalchemy", "greenlet", "PIL")
"""Packages whose libraries carry tables of symbols. Others stay as they are: `strip` breaks some of them."""


def slim(environment: Path) -> None:
    """Delete what is not needed from `environment`, a virtual environment without a program that runs from it."""
    (packages,) = environment.glob("lib/python3*/site-packages")
    for path in _superfluous(packages):
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    libraries = [path for name in WITH_SYMBOLS for path in packages.glob(f"{name}/**/*.so")]
    subprocess.run(["strip", "--strip-unneeded", *libraries], check=True)  # noqa: S603, S607  of the image's builder


def _superfluous(packages: Path) -> Iterator[Path]:
    tests = [path for path in packages.rglob("tests") if path.is_dir()]
    yield from [path for path in tests if not any(parent in tests for parent in path.parents)]
    yield from [path for part in SCIPY_PARTS if (path := packages / "scipy" / part).is_dir()]
    yield from list(packages.rglob("*.pyi"))
    dictionaries = packages / "simplemma" / "strategies" / "dictionaries" / "data"
    yield from [path for path in dictionaries.glob("*.plzma") if path.stem not in LANGUAGES]


def size(directory: Path) -> int:
    """Bytes of all files below `directory`, links not followed."""
    return sum(path.lstat().st_size for path in directory.rglob("*") if not path.is_dir() or path.is_symlink())


if __name__ == "__main__":
    directory = Path(sys.argv[1])
    before = size(directory)
    slim(directory)
    sys.stdout.write(f"{before / 1e6:.0f} MB before, {size(directory) / 1e6:.0f} MB after\n")
