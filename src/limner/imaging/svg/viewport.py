"""Where what has a coordinate system of its own comes to lie: nested documents, symbols, markers, patterns."""

from collections.abc import Mapping
from typing import Any

from limner.imaging.svg import names
from limner.imaging.svg.outlines import size_in
from limner.imaging.svg.size import Box, view_box_of
from limner.imaging.svg.transforms import Affine, parse

_DEEP = 16
"""Patterns that follow each other by reference."""


def viewport(target: Any, user: Any, canvas: Box) -> Affine:
    """From the viewBox of a symbol, marker or nested document to the size that it is drawn in; scaled evenly up."""
    box = view_box_of({"viewBox": target.get("viewBox", "")})
    if box is None:
        return Affine()
    width = _side(target, user, "width", "markerWidth", canvas[2])
    height = _side(target, user, "height", "markerHeight", canvas[3])
    scale = max(width / box[2], height / box[3])
    return Affine(scale, 0, 0, scale, -box[0] * scale, -box[1] * scale)


def _side(target: Any, user: Any, name: str, marker: str, whole: float) -> float:
    given = user.get(name) or target.get(name) or target.get(marker)
    return size_in(given, whole) if given else whole


def tile_of(pattern: Any, box: Box, matrix: Affine, named: Mapping[Any, Any]) -> tuple[Box, Affine, Any]:
    """A pattern's tile in pixels, the matrix that its content is drawn by, and the element that has the content.

    `box` is the shape's in pixels. What a pattern doesn't say is taken from the one that it refers to.
    """
    chain = [pattern]
    while names.HREF in chain[-1].attrib and len(chain) < _DEEP:
        target = named.get(chain[-1].get(names.HREF)[1:])
        if target is None:
            break
        chain.append(target)
    said: dict[str, str] = {}
    for element in reversed(chain):
        said |= dict(element.attrib)
    source = next((element for element in chain if len(element)), pattern)
    moved = matrix.then(parse(said.get("patternTransform", "")))
    own = said.get("patternUnits") == "userSpaceOnUse"
    whole = 1.0 if not own else 100.0
    x, y, width, height = (size_in(said.get(side, "0"), whole) for side in ("x", "y", "width", "height"))
    tile = (
        moved.box((x, y, width, height))
        if own
        else _within(box, x, y, width, height, moved.scale / max(matrix.scale, 1e-9))
    )
    inner = moved
    if view := view_box_of({"viewBox": said.get("viewBox", "")}):
        scale = max(tile[2] / view[2], tile[3] / view[3])
        inner = Affine(scale, 0, 0, scale, tile[0] - view[0] * scale, tile[1] - view[1] * scale)
    elif said.get("patternContentUnits") == "objectBoundingBox":
        inner = Affine(box[2], 0, 0, box[3], box[0], box[1])
    return tile, inner, source


def _within(box: Box, x: float, y: float, width: float, height: float, scale: float) -> Box:
    return box[0] + x * box[2], box[1] + y * box[3], width * box[2] * scale, height * box[3] * scale
