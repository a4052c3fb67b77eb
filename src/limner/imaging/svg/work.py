"""What a document costs to draw: an estimate from its shapes, without drawing them, and the bound on it.

The unit is painting one pixel in a translucent colour. The weights are times of resvg 0.5 by that unit, about 40 ns on
one core, each measured on documents that do nothing else; boxes stand for areas, so that what is estimated is mostly
more than what it takes.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from limner.imaging.svg import names
from limner.imaging.svg.faults import too_complex
from limner.imaging.svg.filters import price_of
from limner.imaging.svg.names import local, referred
from limner.imaging.svg.outlines import Outline, outline_of, size_in, text_outline
from limner.imaging.svg.size import Box
from limner.imaging.svg.transforms import NOTHING, Affine, around, common, grown, parse
from limner.imaging.svg.viewport import tile_of, viewport

MAX_WORK: Final = 1e9
"""Units of work, of which resvg does some 25 million a second: about 40 s."""
REFERENCE: Final = 1024
"""The longer side, in pixels, of the canvas that the estimate is for at most; costly documents are drawn at no more."""
MAX_TILE: Final = 4.0
"""A pattern's tile in canvases: resvg allocates all of it."""

Style = Mapping[str, str]

_SOLID, _CLEAR, _GRADIENT, _PATTERN, _PICTURE = 0.25, 1.1, 4.5, 3.0, 20.0
_LAYER, _CLIP, _MASK = 2.5, 3.0, 4.0
_EDGE, _CROSSINGS = 4.5, 2000.0
"""Of a pixel of a filled outline, and how many others have to cross its row to add 1."""
_STROKED, _DASH = 40.0, 300.0
"""Of a pixel of a stroked outline, and of a dash."""
_MAX_DASHES = 1_000_000
"""resvg draws a path with more of them as a plain line."""

_INHERITED = frozenset(
    "fill fill-opacity stroke stroke-opacity stroke-width stroke-dasharray font-size color visibility".split()
)
_MARKERS = ("marker-start", "marker-mid", "marker-end", "marker")
_HIDDEN = frozenset("defs symbol clipPath mask marker pattern filter title desc".split()) | names.GRADIENTS
_TRANSLUCENT = re.compile(r"rgba|hsla|transparent|#(?:[0-9a-f]{4}|[0-9a-f]{8})\s*\Z", re.IGNORECASE)
_WHAT = {
    "shapes": "large shapes over each other",
    "outlines": "outlines that cross themselves",
    "layers": "layers, clips and masks",
    "filters": "filters",
    "patterns": "patterns",
    "pictures": "pictures inside it",
}


def check_work(root: Any, box: Box, param: str) -> None:
    """Raises InvalidRequest for a document that takes more than `MAX_WORK`; `box` is its viewBox."""
    _Draughtsman(root, box, min(max(box[2], box[3]), REFERENCE), param).draw_all()


def work_of(root: Any, box: Box, longest: float) -> float:
    """The work of drawing the document with a longer side of so many pixels."""
    draughtsman = _Draughtsman(root, box, longest, None)
    draughtsman.draw_all()
    return draughtsman.total


class _Draughtsman:
    """Goes through the document as a renderer does, and counts. With `param` it stops at the bound."""

    def __init__(self, root: Any, box: Box, longest: float, param: str | None) -> None:
        self._root = root
        self._box = box
        self._param = param
        self._scale = longest / max(box[2], box[3])
        self._view: Box = (0.0, 0.0, box[2] * self._scale, box[3] * self._scale)
        self._canvas = max(self._view[2] * self._view[3], 1.0)
        self._named = {element.get("id"): element for element in reversed(list(root.iter())) if "id" in element.attrib}
        self._outlines: dict[Any, Outline | None] = {}
        self._tally = dict.fromkeys(_WHAT, 0.0)
        self.total = 0.0

    def draw_all(self) -> None:
        """Count all that the root draws."""
        matrix = Affine(a=self._scale, d=self._scale).then(Affine(e=-self._box[0], f=-self._box[1]))
        for child in self._root:
            self._draw(child, matrix, self._style(self._root, {}))

    def _add(self, kind: str, work: float) -> None:
        self._tally[kind] += work
        self.total += work
        if self._param is not None and not self.total <= MAX_WORK:  # NaN is no bound either
            most = max(self._tally, key=lambda name: self._tally[name])
            times = MAX_WORK / self._canvas
            raise too_complex(
                f"takes as much to draw as painting its canvas over more than {times:,.0f} times, mostly for "
                f"{_WHAT[most]}; {times:,.0f} times is accepted",
                self._param,
            )

    @contextmanager
    def _times(self, count: float) -> Iterator[None]:
        """What is drawn inside counts so many times."""
        before = dict(self._tally)
        yield
        for kind, work in before.items():
            self._add(kind, (self._tally[kind] - work) * (count - 1))

    def _style(self, element: Any, above: Style) -> Style:
        own = {name: value for name, value in element.attrib.items() if name in _INHERITED and value != "inherit"}
        return {**above, **own} if own else above

    def _draw(self, element: Any, matrix: Affine, above: Style) -> Box:
        """Count an element; the pixels it lies in, at most."""
        name = local(element.tag)
        self._add("shapes", 1)
        if name in _HIDDEN or element.get("display") == "none":
            return NOTHING
        if "transform" in element.attrib:
            matrix = matrix.then(parse(element.get("transform")))
        style = self._style(element, above)
        box = self._content(element, name, matrix, style)
        return self._layered(element, box, matrix)

    def _content(self, element: Any, name: str, matrix: Affine, style: Style) -> Box:
        if name == "use":
            target = self._named.get(element.get(names.HREF, "")[1:])
            if target is None:
                return NOTHING
            matrix = matrix.then(Affine(e=self._size(element, "x"), f=self._size(element, "y")))
            if local(target.tag) in {"symbol", "svg"}:
                return self._children(target, matrix.then(viewport(target, element, self._box)), style)
            return self._draw(target, matrix, style)
        if name in {"g", "switch"}:
            return self._children(element, matrix, style)
        if name == "svg":
            matrix = matrix.then(Affine(e=self._size(element, "x"), f=self._size(element, "y")))
            return self._children(element, matrix.then(viewport(element, element, self._box)), style)
        return self._shape(element, name, matrix, style)

    def _children(self, parent: Any, matrix: Affine, style: Style) -> Box:
        box = NOTHING
        for child in parent:
            box = around(box, self._draw(child, matrix, style))
        return box

    def _size(self, element: Any, name: str) -> float:
        return size_in(element.get(name, "0"), self._box[2] if name in {"x", "width"} else self._box[3])

    def _shape(self, element: Any, name: str, matrix: Affine, style: Style) -> Box:
        outline = self._outline(element, name, style)
        if outline is None or style.get("visibility") in {"hidden", "collapse"}:
            return NOTHING
        bounds = matrix.box(outline.box)
        box = common(bounds, self._view)
        if name == "image":
            self._add("pictures", _PICTURE * box[2] * box[3])
            return box
        long = min(outline.length * matrix.scale, outline.pieces * (self._view[2] + self._view[3]))
        fill, stroke = style.get("fill", "black"), style.get("stroke", "none")
        if fill != "none" and name != "line":
            height = max(min(bounds[3], self._view[3]), 1.0)
            self._add("outlines", long * (_EDGE + long / height / _CROSSINGS) if box[2] else 0.0)
            self._paint(fill, style.get("fill-opacity", "1"), box, box[2] * box[3], matrix)
        if stroke != "none":
            box = self._stroke(stroke, outline, long, matrix, style)
        for marker in _MARKERS:
            self._mark(element, marker, outline, matrix, style)
        return box

    def _outline(self, element: Any, name: str, style: Style) -> Outline | None:
        if name == "text":
            size = size_in(style.get("font-size", "16"), self._box[3])
            for part in element.iter():
                size = max(size, size_in(part.get("font-size", "0"), self._box[3]))
            letters = len(re.sub(r"\s+", " ", "".join(element.itertext())))
            return text_outline(letters, self._size(element, "x"), self._size(element, "y"), size)
        if element not in self._outlines:
            self._outlines[element] = outline_of(element, self._box)
        return self._outlines[element]

    def _stroke(self, paint: str, outline: Outline, long: float, matrix: Affine, style: Style) -> Box:
        width = size_in(style.get("stroke-width", "1"), max(self._box[2:]))
        wide = width * matrix.scale
        box = common(grown(matrix.box(outline.box), max(wide, 1.0)), self._view)
        if not box[2] or width <= 0:
            return box
        self._add("outlines", _STROKED * long)
        dashes = re.split(r"[\s,]+", style.get("stroke-dasharray", ""))
        period = sum(size_in(dash, max(self._box[2:])) for dash in dashes)
        if period > 0 and outline.length / period <= _MAX_DASHES:
            self._add("outlines", _DASH * outline.length / period)
        area = min(box[2] * box[3], long * max(wide, 1))
        self._paint(paint, style.get("stroke-opacity", "1"), box, area, matrix)
        return box

    def _paint(self, paint: str, opacity: str, box: Box, area: float, matrix: Affine) -> None:
        """Count the filling of an area within a box."""
        server = self._named.get(referred(paint))
        if server is None:
            clear = opacity.strip() not in {"1", "1.0", "100%"} or bool(_TRANSLUCENT.search(paint))
            self._add("shapes", area * (_CLEAR if clear else _SOLID))
        elif local(server.tag) == "pattern":
            self._add("patterns", area * _PATTERN)
            self._tile(server, box, matrix)
        else:
            self._add("shapes", area * _GRADIENT)

    def _tile(self, pattern: Any, box: Box, matrix: Affine) -> None:
        """Count the drawing of a pattern's tile, once for each shape that has it."""
        tile, inner, source = tile_of(pattern, box, matrix, self._named)
        area = tile[2] * tile[3]
        if self._param is not None and area > MAX_TILE * self._canvas:
            raise too_complex(
                f"has a pattern whose tile is {area / self._canvas:,.0f} times as large as the canvas; "
                f"{MAX_TILE:.0f} times is accepted",
                self._param,
            )
        view, self._view = self._view, tile
        self._add("patterns", area)
        self._children(source, inner, {})
        self._view = view

    def _mark(self, element: Any, marker: str, outline: Outline, matrix: Affine, style: Style) -> None:
        """Count a marker as often as it may stand on the shape, as if always in the middle of the canvas."""
        target = self._named.get(referred(element.get(marker, "")))
        if target is None or local(target.tag) != "marker":
            return
        width = size_in(style.get("stroke-width", "1"), 0) if target.get("markerUnits") != "userSpaceOnUse" else 1.0
        middle = self._view[0] + self._view[2] / 2, self._view[1] + self._view[3] / 2
        scale = matrix.scale * width
        inner = Affine(scale, 0, 0, scale, *middle).then(viewport(target, target, (0, 0, 3, 3)))
        with self._times(outline.pieces if marker in {"marker-mid", "marker"} else 1):
            self._children(target, inner, self._style(target, {}))

    def _layered(self, element: Any, box: Box, matrix: Affine) -> Box:
        """Count what composing an element takes beside its content."""
        area = box[2] * box[3]
        clip = self._named.get(referred(element.get("clip-path", "")))
        mask = self._named.get(referred(element.get("mask", "")))
        filter_ = self._named.get(referred(element.get("filter", "")))
        faded = element.get("opacity", "1").strip() not in {"1", "1.0", "100%"}
        if faded or clip is not None or mask is not None or filter_ is not None or "mix-blend-mode" in element.attrib:
            self._add("layers", _LAYER * area)
        for target, weight in ((clip, _CLIP), (mask, _MASK)):
            if target is not None and area:
                self._add("layers", weight * area)
                units = target.get("clipPathUnits") or target.get("maskContentUnits")
                inner = Affine(box[2], 0, 0, box[3], box[0], box[1]) if units == "objectBoundingBox" else matrix
                self._children(target, inner, {})
        if filter_ is not None:
            region, price = price_of(filter_, box, matrix, self._view)
            self._add("filters", price * region[2] * region[3])
            return region
        return box
