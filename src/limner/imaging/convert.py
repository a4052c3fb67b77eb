"""A kept picture's file as a file of another format, and small ones of it for lists.

Pixels are converted here, since the files are this service's own. SVG may come from anybody's drawing: it is drawn in a
process of its own (`limner.imaging.printing`), whose memory and time are bounded.
"""

import asyncio
import io
import os
import sys
from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import numpy as np
from PIL import Image

from limner.imaging.encode import encode
from limner.imaging.formats import MEDIA_TYPES, Extension
from limner.kit.errors import InvalidRequest, LimnerError

Target: TypeAlias = Literal["webp", "png", "svg", "pdf"]
TARGETS: Final[tuple[Target, ...]] = ("webp", "png", "svg", "pdf")
TARGET_TYPES: Final[Mapping[Target, str]] = {
    "webp": MEDIA_TYPES["webp"],
    "png": MEDIA_TYPES["png"],
    "svg": MEDIA_TYPES["svg"],
    "pdf": "application/pdf",
}

THUMBNAIL_SIDE: Final = 480
"""Pixels: tiles of 240 on displays of two pixels a point."""
PRINTING_SECONDS: Final = 30.0
AT_ONCE: Final = 2
"""Conversions under way: each has a whole picture in memory."""


class NotConverted(LimnerError):  # noqa: N818  named for what happened
    """The picture could not be brought to the other format."""

    status = 500
    type = "engine_error"
    code = "conversion_failed"


def targets_of(extension: Extension) -> tuple[Target, ...]:
    """The formats that a picture with this ending can have: pixels become no SVG."""
    return TARGETS if extension == "svg" else tuple(target for target in TARGETS if target != "svg")


class Converter:
    """Converts a few files at a time; more wait for their turn."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def converted(self, data: bytes, extension: Extension, target: Target) -> bytes:
        """The file in another format, lossless; as it is where it has that one.

        Raises InvalidRequest for pixels as SVG, NotConverted for an SVG that takes too long or too much.
        """
        if target == extension:
            return data
        if target not in targets_of(extension):
            text = f"as is {target!r}, and the picture is of pixels; accepted: {', '.join(targets_of(extension))}."
            raise InvalidRequest(text, param="as")
        async with self._turns:
            if extension == "svg":
                return await _printed(data, target)
            return await asyncio.to_thread(_repacked, data, target)

    async def thumbnail(self, data: bytes, side: int = THUMBNAIL_SIDE) -> bytes:
        """A small WebP of a file of pixels, at most `side` wide and high, without what else the file says."""
        async with self._turns:
            return await asyncio.to_thread(_small, data, side)


def _small(data: bytes, side: int) -> bytes:
    with Image.open(io.BytesIO(data)) as image:
        image.thumbnail((side, side), Image.Resampling.BOX, reducing_gap=2.0)
        mode = "RGBA" if "A" in image.getbands() else "RGB"
        return encode(np.asarray(image.convert(mode)), "webp", quality=80)


def _repacked(data: bytes, target: Target) -> bytes:
    with Image.open(io.BytesIO(data)) as image:
        pixels = np.asarray(image.convert("RGBA" if "A" in image.getbands() else "RGB"))
    if target == "pdf":
        from limner.drawing.pdf import pdf_of_pixels  # the drawing library, in a process that may never need it

        return pdf_of_pixels(pixels)
    return encode(pixels, "webp" if target == "webp" else "png")


async def _printed(svg: bytes, target: Target) -> bytes:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "limner.imaging.printing",
        target,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={name: value for name, value in os.environ.items() if not name.startswith("LIMNER_")},
    )
    try:
        async with asyncio.timeout(PRINTING_SECONDS):
            printed, _ = await process.communicate(svg)
    except TimeoutError:
        raise NotConverted(f"The SVG was not drawn in {PRINTING_SECONDS:g} s.") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode or not printed:
        raise NotConverted(f"The SVG could not be drawn as {target}.")
    return printed
