"""Draws the pictures that a file names, or checks that they are what it says."""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import limner


def stale(table: Path) -> Iterator[tuple[Path, bytes]]:
    """The pictures that are not what their words give, each with what it should be."""
    for name, wanted in tomllib.loads(table.read_text(encoding="utf-8")).items():
        file = table.parent / f"{name}.webp"
        drawing = limner.draw(wanted["prompt"], size=wanted.get("size"), random_seed=wanted["seed"])
        for word in drawing.not_drawn:
            print(f"{name}: {word!r} is not drawn", file=sys.stderr)
        if not file.exists() or file.read_bytes() != drawing.bytes:
            yield file, drawing.bytes


def main(table: Path, *, check: bool) -> int:
    """How many pictures are not what they should be, after drawing them unless this is a check."""
    left = 0
    for file, data in stale(table):
        print(f"{file.name}: {'is not what its words give' if check else 'drawn'}")
        if check:
            left += 1
        else:
            file.write_bytes(data)
    return left


if __name__ == "__main__":
    sys.exit(min(main(Path(sys.argv[1]), check="--check" in sys.argv), 1))
