"""Filters that would take minutes or gigabytes, taken out."""

import re
from typing import Any, Final

from limner.imaging.svg import names
from limner.imaging.svg.names import local, referred
from limner.imaging.svg.size import Box
from limner.imaging.svg.transforms import Affine, common

MAX_PRIMITIVES: Final = 30
"""Primitives of one filter."""
MAX_OCTAVES: Final = 8
"""Octaves of feTurbulence."""
MAX_RADIUS: Final = 10.0
"""The radius of feMorphology, in user units: its time grows with the square."""
MAX_ORDER: Final = 7
"""Cells of a side of feConvolveMatrix's kernel."""
MAX_REGION: Final = 5.0
"""A filter's region in sizes of what it is applied to."""
MAX_BLUR: Final = 0.25
"""A blur's deviation, as a share of the canvas."""

_PRICES: Final = {
    "feGaussianBlur": 20.0,
    "feDropShadow": 24.0,
    "feComponentTransfer": 15.0,
    "feColorMatrix": 15.0,
    "feDisplacementMap": 16.0,
    "feDiffuseLighting": 15.0,
    "feSpecularLighting": 20.0,
}
"""Of one pixel, by the unit of `work`; the others take `_PRICE`."""
_PRICE = 5.0

_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")


def drop_costly_filters(root: Any, extent: float) -> None:
    """Remove the filters out of bounds and what refers to them; `extent` is the viewBox's larger side."""
    svg = f"{{{names.SVG}}}"
    for filter_ in list(root.iter(f"{svg}filter")):
        if _costly(filter_, extent):
            filter_.getparent().remove(filter_)
    kept = {filter_.get("id") for filter_ in root.iter(f"{svg}filter")}
    for element in root.iter():
        if "filter" in element.attrib and referred(element.get("filter")) not in kept:
            del element.attrib["filter"]


def _costly(filter_: Any, extent: float) -> bool:
    if len(filter_) > MAX_PRIMITIVES or names.HREF in filter_.attrib:
        return True
    limit = MAX_REGION * (extent if filter_.get("filterUnits") == "userSpaceOnUse" else 1)
    if any(_largest(filter_.get(side, "0")) > limit for side in ("x", "y", "width", "height")):
        return True
    return any(_costly_primitive(primitive, extent) for primitive in filter_)


def _costly_primitive(primitive: Any, extent: float) -> bool:
    name = local(primitive.tag)
    if name == "feTurbulence":
        return _largest(primitive.get("numOctaves", "1")) > MAX_OCTAVES
    if name == "feMorphology":
        return _largest(primitive.get("radius", "0")) > MAX_RADIUS
    if name == "feConvolveMatrix":
        return _largest(primitive.get("order", "3")) > MAX_ORDER
    return _largest(primitive.get("stdDeviation", "0")) > MAX_BLUR * extent


def _largest(text: str) -> float:
    numbers = [abs(float(number)) for number in _NUMBER.findall(text)]
    return max(numbers, default=0.0) / (100 if "%" in text else 1)


def price_of(filter_: Any, box: Box, matrix: Affine, view: Box) -> tuple[Box, float]:
    """The region that a filter works on, in pixels, and what each pixel of it costs by the unit of `work`.

    `box` is what it is applied to, `matrix` the one from user units, `view` the canvas.
    """
    sides = [_share(filter_.get(side, usual)) for side, usual in _REGION]
    if filter_.get("filterUnits") == "userSpaceOnUse":
        region = matrix.box((sides[0], sides[1], sides[2], sides[3])) if "width" in filter_.attrib else view
    else:
        x, y, width, height = sides
        region = box[0] + x * box[2], box[1] + y * box[3], width * box[2], height * box[3]
    return common(region, view), sum(_price(primitive, matrix.scale) for primitive in filter_)


def _price(primitive: Any, scale: float) -> float:
    name = local(primitive.tag)
    if name == "feTurbulence":
        return 12 * max(_largest(primitive.get("numOctaves", "1")), 1)
    if name == "feMorphology":
        return _PRICE + 0.4 * (2 * _largest(primitive.get("radius", "0")) * scale + 1) ** 2
    if name == "feConvolveMatrix":
        return _PRICE + 0.8 * _largest(primitive.get("order", "3")) ** 2
    return _PRICES.get(name, _PRICE)


_REGION: Final = (("x", "-10%"), ("y", "-10%"), ("width", "120%"), ("height", "120%"))


def _share(text: str) -> float:
    number = _NUMBER.search(text)
    return float(number[0]) / (100 if "%" in text else 1) if number else 0.0
