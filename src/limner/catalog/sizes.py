"""The sizes of generated images, by ratio and by model."""

import re
from math import gcd, sqrt

from limner.catalog.families import V2, V3
from limner.catalog.models import Model

Size = tuple[int, int]
"""Width and height in pixels, or in units of the SVG's viewBox."""

_TABLE = (
    # ratio   1K            2K            V2, V3
    ("1:1", "1024x1024", "2048x2048", "1024x1024"),
    ("2:1", "1536x768", "3072x1536", "2048x1024"),
    ("1:2", "768x1536", "1536x3072", "1024x2048"),
    ("3:2", "1280x832", "2560x1664", "1536x1024"),
    ("2:3", "832x1280", "1664x2560", "1024x1536"),
    ("4:3", "1216x896", "2432x1792", "1365x1024"),
    ("3:4", "896x1216", "1792x2432", "1024x1365"),
    ("5:4", "1152x896", "2304x1792", "1280x1024"),
    ("4:5", "896x1152", "1792x2304", "1024x1280"),
    ("6:10", "832x1344", "1664x2688", "1024x1707"),
    ("14:10", "1280x896", "2560x1792", "1434x1024"),
    ("10:14", "896x1280", "1792x2560", "1024x1434"),
    ("16:9", "1344x768", "2688x1536", "1820x1024"),
    ("9:16", "768x1344", "1536x2688", "1024x1820"),
)

_EXACT = re.compile(r"([1-9][0-9]{0,4})x([1-9][0-9]{0,4})")


def parse(text: str) -> Size | None:
    """The size that `WxH` spells, or None when it is spelt otherwise."""
    spelt = _EXACT.fullmatch(text)
    return (int(spelt[1]), int(spelt[2])) if spelt else None


def spell(size: Size) -> str:
    """The size as the interface writes it: `1024x1024`."""
    return f"{size[0]}x{size[1]}"


def _column(number: int) -> dict[str, Size]:
    return {row[0]: size for row in _TABLE if (size := parse(row[number]))}


RATIOS: tuple[str, ...] = tuple(row[0] for row in _TABLE)
SIZES_1K = _column(1)
SIZES_2K = _column(2)
SIZES_V2_V3 = _column(3)

AREA_2K = 2048 * 2048
"""The area of a 2K picture, in pixels."""

SWAPPED_V2_V3 = (1707, 1024)
"""A size that clients send to V2 and V3 although no ratio has it; only the lenient service takes it."""

_OPENAI = ("256x256", "512x512", "1024x1024", "1536x1024", "1024x1536", "1792x1024", "1024x1792")
KNOWN: frozenset[Size] = frozenset(
    (*(size for table in (SIZES_1K, SIZES_2K, SIZES_V2_V3) for size in table.values()), SWAPPED_V2_V3)
) | {size for text in _OPENAI if (size := parse(text))}
"""Every size that a client may know: of all tables, and OpenAI's."""


def sizes_of(model: Model) -> dict[str, Size]:
    """The model's sizes by ratio; for a vector model, the viewBoxes that its ratios mean."""
    if model.family in V2 | V3:
        return SIZES_V2_V3
    return SIZES_2K if model.resolution == "2k" else SIZES_1K


def ratio_of(size: Size) -> str | None:
    """The ratio of an exact size: by the tables, else where its sides divide to one of the fourteen."""
    for table in (SIZES_1K, SIZES_2K, SIZES_V2_V3):
        for ratio, listed in table.items():
            if listed == size:
                return ratio
    return next((ratio for ratio in RATIOS if _reduced(_sides(ratio)) == _reduced(size)), None)


def at_area(size: Size, area: int) -> Size:
    """A size of the same ratio and the given area in pixels, to the nearest whole pixel a side."""
    scale = sqrt(area / (size[0] * size[1]))
    return max(1, round(size[0] * scale)), max(1, round(size[1] * scale))


def nearest_ratio(width: float, height: float) -> str:
    """The ratio among the fourteen that is closest to the one given, by their quotient."""
    return min(RATIOS, key=lambda ratio: _distance(_sides(ratio), width / height))


def _sides(ratio: str) -> Size:
    width, height = ratio.split(":")
    return int(width), int(height)


def _reduced(size: Size) -> Size:
    divisor = gcd(*size)
    return size[0] // divisor, size[1] // divisor


def _distance(sides: Size, quotient: float) -> float:
    own = sides[0] / sides[1]
    return max(own / quotient, quotient / own)
