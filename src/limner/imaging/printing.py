"""An SVG drawn in a process of its own: `python -m limner.imaging.printing png`, from stdin to stdout.

The process may take so much memory and no more; whoever starts it bounds its time.
"""

import sys
from typing import Final

from limner.drawing.pdf import pdf_of_svg
from limner.imaging.encode import encode
from limner.imaging.source import probe
from limner.imaging.svg.read import read_svg

MEMORY_BYTES: Final = 1 << 30


def printed(data: bytes, target: str) -> bytes:
    """The file of an SVG as `webp`, `png` or `pdf`, in the size of its viewBox. Raises InvalidRequest."""
    source = probe(data, "image")
    if target == "pdf":
        return pdf_of_svg(read_svg(data, "image").text, source.width, source.height)
    return encode(source.pixels(), "webp" if target == "webp" else "png")


def _bound() -> None:
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY_BYTES, MEMORY_BYTES))


if __name__ == "__main__":
    _bound()
    sys.stdout.buffer.write(printed(sys.stdin.buffer.read(), sys.argv[1]))
