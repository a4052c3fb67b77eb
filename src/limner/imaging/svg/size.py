"""How large an SVG is, by its root element."""

import math
import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, NoReturn
from xml.parsers import expat

from limner.imaging.svg.faults import unreadable, unsafe
from limner.imaging.svg.guard import declarations
from limner.kit.errors import InvalidRequest

MAX_SIDE: Final = 100_000_000.0
"""User units; more is no picture's coordinate system. Slides in EMU have 12,192,000."""
MIN_SIDE: Final = 1e-6
"""User units; of less, a pixel's share is beyond what numbers hold."""
MAX_RATIO: Final = 128.0
"""Of the longer side to the shorter: that of the longest raster side to the shortest, 4096 to 32."""
MAX_DRAWN: Final = 4096
"""Pixels of the longer side of what is drawn; units have no size, so larger viewBoxes are drawn at this one."""
HEAD_BYTES: Final = 1_000_000
"""Bytes looked at for the root element."""

# CSS Values and Units, level 3, section 5.2: 96 px to the inch.
_UNITS = {"": 1.0, "px": 1.0, "pt": 4 / 3, "pc": 16.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0, "q": 96 / 101.6}
_LENGTH = re.compile(r"\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)\s*([a-zA-Z]*)\s*$")
Box = tuple[float, float, float, float]
"""Left, top, width, height in user units."""


def size_of_svg(head: bytes, param: str = "image") -> tuple[float, float]:
    """The pixels that the SVG counts as, not rounded: a pixel a unit, or a longer side of `MAX_DRAWN` if that is less.

    Units are the viewBox's; without one, those of the root's `width` and `height` in CSS pixels. Reads the root
    element only, within the first megabyte, and expands nothing. Raises InvalidRequest (`image_unreadable`) where no
    root or no usable size is found, (`image_too_small`) for sides out of `MAX_RATIO`, (`svg_unsafe`) where
    entities are declared, and (`svg_too_complex`) where more attributes are than `guard` takes.
    """
    box = view_box_of(_root_attributes(head[:HEAD_BYTES], param))
    if box is None:
        raise sizeless(param)
    check_ratio(box, param)
    scale = min(1.0, MAX_DRAWN / max(box[2], box[3]))
    return box[2] * scale, box[3] * scale


def check_ratio(box: Box, param: str) -> None:
    """Raises InvalidRequest (`image_too_small`) for a viewBox that is a mere line."""
    longer, shorter = max(box[2], box[3]), min(box[2], box[3])
    if longer > MAX_RATIO * shorter:
        message = (
            f"{param} is an SVG of {box[2]:.10g}×{box[3]:.10g} units, {longer / shorter:,.0f} times as long as wide; "
            f"{MAX_RATIO:.0f} times is accepted, at any size in units."
        )
        raise InvalidRequest(message, code="image_too_small", param=param)


def view_box_of(attributes: Mapping[str, str]) -> Box | None:
    """The root's viewBox, or one from its `width` and `height`; None where neither can be used."""
    given = re.split(r"[\s,]+", attributes.get("viewBox", "").strip())
    box = [_number(text) for text in given]
    if len(box) == 4 and _usable(box[2], box[3]) and max(abs(box[0]), abs(box[1])) <= MAX_SIDE:
        return box[0], box[1], box[2], box[3]
    width, height = length(attributes.get("width", "")), length(attributes.get("height", ""))
    return (0.0, 0.0, width, height) if _usable(width, height) else None


def length(text: str) -> float:
    """A CSS length in pixels; NaN for percentages, relative units and what is no length."""
    found = _LENGTH.match(text[:64])
    scale = _UNITS.get(found[2].lower()) if found else None
    return float(found[1]) * scale if found and scale else math.nan


def _number(text: str) -> float:
    found = _LENGTH.match(text[:64])
    return float(found[1]) if found and not found[2] else math.nan


def _usable(width: float, height: float) -> bool:
    return MIN_SIDE <= width <= MAX_SIDE and MIN_SIDE <= height <= MAX_SIDE


def sizeless(param: str) -> InvalidRequest:
    """The error of a document whose size cannot be used."""
    return unreadable(
        "has no viewBox and no width and height to take a size from; its sides may have from "
        f"{MIN_SIDE:f} to {MAX_SIDE:,.0f} units",
        param,
    )


class _Root(Exception):  # noqa: N818  a signal, not an error
    """The root element was reached."""


def _root_attributes(head: bytes, param: str) -> dict[str, str]:
    found: list[dict[str, str]] = []

    def start(name: str, attributes: dict[str, str]) -> None:
        if name.rpartition(":")[2] == "svg":
            found.append(attributes)
        raise _Root

    parser = expat.ParserCreate()
    parser.StartElementHandler = start
    parser.AttlistDeclHandler = declarations(param)
    parser.EntityDeclHandler = lambda *_: _refuse(param)
    with suppress(_Root, expat.ExpatError, ValueError, LookupError):
        parser.Parse(head, False)
    if not found:
        raise unreadable("has no svg root element that could be read", param)
    return found[0]


def _refuse(param: str) -> NoReturn:
    raise unsafe("declares entities; write the characters out", param)
