"""Sheets to vote on: source, mask and result side by side, each pair with a number and its request."""

import json
import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from benchmarks.photographs.requests import Mask, Pixels

PANEL: Final = (620, 440)
GAP, CAPTION = 8, 34
MASKED: Final = (255, 40, 90)
"""The colour that lies over what a mask says is to change."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One result to vote on; pictures are files, so that a whole folder's need not be held at once."""

    row: str
    method: str
    picture: str
    request: str
    source: Path
    mask: Path | None
    result: Path


def write(entries: Sequence[Entry], folder: Path, seed: int, each: int) -> Path:
    """Write the sheets, `each` results on one, in shuffled order, and the key; returns the key's path."""
    order = list(entries)
    random.Random(seed).shuffle(order)
    (folder / "sheets").mkdir(parents=True, exist_ok=True)
    for first in range(0, len(order), each):
        strips = [_strip(first + at + 1, entry) for at, entry in enumerate(order[first : first + each])]
        sheet = Image.new("RGB", (max(s.width for s in strips), sum(s.height for s in strips)), "white")
        top = 0
        for strip in strips:
            sheet.paste(strip, (0, top))
            top += strip.height
        sheet.save(folder / "sheets" / f"{first // each + 1:04}.png")
    key = {str(number): _told(entry) for number, entry in enumerate(order, 1)}
    path = folder / "key.json"
    path.write_text(json.dumps(key, indent=1))
    return path


def masked(pixels: Pixels, mask: Mask) -> Pixels:
    """The picture with a colour over the mask; on a larger canvas the picture is to lie in it already."""
    coloured = pixels.copy()
    coloured[mask] = (0.4 * coloured[mask] + 0.6 * np.array(MASKED)).astype(np.uint8)
    return coloured


def _told(entry: Entry) -> dict[str, str]:
    told = asdict(entry)
    return {name: str(told[name]) for name in ("row", "method", "picture", "request")}


def _strip(number: int, entry: Entry) -> Image.Image:
    """Number and request above the panels; nothing says by which method."""
    paths = [path for path in (entry.source, entry.mask, entry.result) if path]
    panels = []
    for path in paths:
        picture = Image.open(path).convert("RGB")
        picture.thumbnail((PANEL[0] * 3 // len(paths), PANEL[1]), Image.Resampling.LANCZOS)
        panels.append(picture)
    width = 3 * PANEL[0] + 2 * GAP
    strip = Image.new("RGB", (width, CAPTION + PANEL[1] + GAP), "white")
    ImageDraw.Draw(strip).text((GAP, 5), f"{number}   {entry.request}", "black", ImageFont.load_default(22))
    left = 0
    for picture in panels:
        strip.paste(picture, (left, CAPTION))
        left += picture.width + GAP
    return strip
