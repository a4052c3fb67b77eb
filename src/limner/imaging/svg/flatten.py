"""What an SVG draws, shape by shape in paint order, with where each lies on the canvas."""

import math
import re
from dataclasses import dataclass
from typing import Any, Final

from limner.drawing import geometry as g
from limner.drawing.geometry import Cap, Join, Path, Pen
from limner.drawing.matrices import Affine, affine, product
from limner.imaging.svg.matrices import parse_transform
from limner.imaging.svg.names import HREF, SHAPES, SVG, local, referred
from limner.imaging.svg.path_data import parse_path
from limner.imaging.svg.size import length, view_box_of

_INHERITED: Final = (
    "fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity "
    "visibility font-size text-anchor clip-rule"
).split()
_GROUPS: Final = frozenset({"g", "svg", "switch", "symbol"})
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_CAPS: dict[str, Cap] = {"round": "round", "square": "square"}
_JOINS: dict[str, Join] = {"round": "round", "bevel": "bevel"}
_MITER: Final = 4.0
"""SVG's own limit."""
_ACROSS = frozenset("x cx width rx x1 x2 fx".split())
_DOWN = frozenset("y cy height ry y1 y2 fy".split())
_PLACES = _ACROSS | _DOWN | {"r"}
_GLYPH = 0.55
"""A letter's mean width in font sizes."""
Style = dict[str, str]


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """One drawn element: a shape, a text, a picture, or a `use` with all that it draws.

    `path` is the area that fill and stroke cover, and `clips` what its groups are clipped to, in viewBox coordinates;
    `matrix` leads from the element's own coordinates there, `outer` from its parent's.
    """

    element: Any
    path: Path
    clips: tuple[Path, ...]
    matrix: Affine
    outer: Affine
    style: Style
    opacity: float

    @property
    def plain(self) -> bool:
        """Whether it is one filled path, without stroke, that can be cut as a path."""
        element = self.element
        if local(element.tag) not in SHAPES or self.style.get("stroke", "none") != "none":
            return False
        return not any(key in element.attrib for key in ("filter", "mask", "clip-path")) and "marker" not in "".join(
            element.attrib
        )


def flatten(root: Any) -> list[Shape]:
    """Every element that paints something, in paint order; `root` is the parsed document of a `SafeSvg`."""
    walk = _Walk(root)
    walk.group(root, product(), {}, (), 1.0)
    return walk.shapes


class _Walk:
    def __init__(self, root: Any) -> None:
        self.shapes: list[Shape] = []
        self._named = {element.get("id"): element for element in root.iter() if "id" in element.attrib}

    def group(
        self,
        element: Any,
        matrix: Affine,
        style: Style,
        clips: tuple[Path, ...],
        opacity: float,
    ) -> None:
        """Walk an element's children; `matrix` is the element's own coordinates."""
        style, clips, opacity = self._entered(element, matrix, style, clips, opacity)
        for child in element:
            self._child(child, matrix, style, clips, opacity)

    def _entered(
        self, element: Any, matrix: Affine, style: Style, clips: tuple[Path, ...], opacity: float
    ) -> tuple[Style, tuple[Path, ...], float]:
        own = {key: value for key, value in element.attrib.items() if key in _INHERITED and value != "inherit"}
        clip = self._named.get(referred(element.get("clip-path", "")))
        if clip is not None:
            clips = (*clips, self._clip(clip, matrix, style))
        return style | own, clips, opacity * _share(element.get("opacity"))

    def _child(self, child: Any, outer: Affine, style: Style, clips: tuple[Path, ...], opacity: float) -> None:
        name = local(child.tag)
        if child.get("display") == "none":
            return
        matrix = product(outer, parse_transform(child.get("transform")))
        if name in _GROUPS and name != "symbol":
            inner = product(matrix, _viewport(child)) if name == "svg" else matrix
            self.group(child, inner, style, clips, opacity)
        elif name in SHAPES or name in {"use", "text", "image"}:
            style, clips, opacity = self._entered(child, matrix, style, clips, opacity)
            local_path = self._drawn(child, style, 0)
            path = _moved(local_path, matrix)
            if style.get("visibility") not in {"hidden", "collapse"} and not path.isEmpty() and path.isFinite():
                self.shapes.append(Shape(child, path, clips, matrix, outer, style, opacity))

    def _drawn(self, element: Any, style: Style, depth: int) -> Path:
        """What an element covers, in its own coordinates."""
        name = local(element.tag)
        if name in SHAPES:
            return covered(outline_of(element), style)
        if name == "image":
            return _box(element, 0.0, 0.0)
        if name == "text":
            return _text_box(element, style)
        target = self._named.get(element.get(HREF, "#")[1:])
        if target is None or depth > 50:
            return Path()
        return _moved(self._referred(target, style, depth + 1), _placed(element, target))

    def _referred(self, element: Any, style: Style, depth: int) -> Path:
        """What a `use` draws, in the coordinates of the parent of `element`."""
        own = style | {key: value for key, value in element.attrib.items() if key in _INHERITED}
        if local(element.tag) in _GROUPS:
            path = Path()
            for child in element:
                if local(child.tag) in _GROUPS or local(child.tag) in SHAPES | {"use", "text", "image"}:
                    path.addPath(self._referred(child, own, depth + 1) if depth < 50 else Path())
        else:
            path = self._drawn(element, own, depth)
        return _moved(path, parse_transform(element.get("transform")))

    def _clip(self, clip: Any, matrix: Affine, style: Style) -> Path:
        path = Path()
        for child in clip:
            path.addPath(self._referred(child, style | {"stroke": "none", "fill": "#000"}, 0))
        return _moved(path, product(matrix, parse_transform(clip.get("transform"))))


def outline_of(element: Any) -> Path:
    """A basic shape or path as a path, in its own coordinates."""
    name = local(element.tag)
    path = Path()
    if name == "path":
        return parse_path(element.get("d", ""))
    if name in {"polyline", "polygon", "line"}:
        points = _NUMBER.findall(element.get("points", ""))
        ends = [element.get(key, "0") for key in ("x1", "y1", "x2", "y2")]
        numbers = [float(n) for n in (ends if name == "line" else points) if _NUMBER.match(n)]
        corners = zip(numbers[::2], numbers[1::2], strict=False)
        return g.polygon(corners) if name == "polygon" else g.line(corners)
    if name == "rect":
        return _box(element, _side(element, "rx", "ry"), _side(element, "ry", "rx"))
    rx, ry = (_side(element, "r"),) * 2 if name == "circle" else (_side(element, "rx"), _side(element, "ry"))
    cx, cy = _side(element, "cx"), _side(element, "cy")
    if rx > 0 and ry > 0:
        path.addOval(g.box_between(cx - rx, cy - ry, cx + rx, cy + ry))
    return path


def covered(path: Path, style: Style) -> Path:
    """The area that fill and stroke of a path cover."""
    area = Path()
    rule = style.get("fill-rule") == "evenodd"
    path.setFillType(g.EVEN_ODD if rule else g.WINDING)
    if style.get("fill") != "none":
        area = Path(path)
    if style.get("stroke", "none") == "none":
        return area
    area.addPath(g.stroked(path, pen_of(style)))
    return area


def pen_of(style: Style) -> Pen:
    """The pen that the style speaks of, in the path's own units; 1 wide where no width can be read."""
    width, limit = length(style.get("stroke-width", "1")), length(style.get("stroke-miterlimit", ""))
    return Pen(
        width if width > 0 else 1.0,
        _CAPS.get(style.get("stroke-linecap", ""), "butt"),
        _JOINS.get(style.get("stroke-linejoin", ""), "miter"),
        _MITER if math.isnan(limit) else max(limit, 1.0),
    )


def _box(element: Any, rx: float, ry: float) -> Path:
    x, y, width, height = (_side(element, key) for key in ("x", "y", "width", "height"))
    path = Path()
    if width > 0 and height > 0:
        path.addRoundRect(g.box(x, y, width, height), rx, ry)
    return path


def _side(element: Any, *keys: str) -> float:
    """The first of these attributes that is there, in user units; percentages are of the nearest viewport."""
    for key in keys:
        text = element.get(key)
        if text is None:
            continue
        if text.strip().endswith("%"):
            return _percentage(element, key, text)
        value = length(text)
        return 0.0 if math.isnan(value) else value
    return 0.0


def resolve_percentages(root: Any) -> None:
    """Write percentages of the viewport in user units, so that the viewport may change."""
    for element in root.iter():
        own_space = element.get("gradientUnits") == "userSpaceOnUse"
        if not (own_space or local(element.tag) in SHAPES or local(element.tag) in {"image", "use", "svg"}):
            continue
        for key, value in element.attrib.items():
            if key in _PLACES and value.strip().endswith("%") and element is not root:
                element.set(key, f"{_percentage(element, key, value):g}")


def _percentage(element: Any, key: str, text: str) -> float:
    found = _NUMBER.search(text)
    viewport = next(element.iterancestors(f"{{{SVG}}}svg"), None)
    box = view_box_of(viewport.attrib) if viewport is not None else None
    if not found or box is None:
        return 0.0
    width, height = box[2], box[3]
    across = math.sqrt((width * width + height * height) / 2)
    whole = width if key in _ACROSS else height if key in _DOWN else across
    return float(found[0]) / 100 * whole


def _text_box(element: Any, style: Style) -> Path:
    """About where a text is: its letters are not measured."""
    size = length(style.get("font-size", "16"))
    size = 16.0 if math.isnan(size) else size
    text = " ".join("".join(element.itertext()).split())
    first = next((part for part in element.iter() if "x" in part.attrib), element)
    numbers = [_NUMBER.findall(first.get(key, "0")) or ["0"] for key in ("x", "y")]
    x, y = float(numbers[0][0]), float(numbers[1][0])
    width = _GLYPH * size * len(text)
    x -= {"middle": width / 2, "end": width}.get(style.get("text-anchor", ""), 0.0)
    path = Path()
    if text:
        path.addRect(g.box_between(x, y - 0.8 * size, x + width, y + 0.25 * size))
    return path


def _viewport(element: Any, width: float = 0.0, height: float = 0.0) -> Affine:
    """From the coordinates inside a nested `svg` or a `symbol` to those around it, as xMidYMid meet."""
    x, y = (_side(element, key) for key in ("x", "y"))
    width, height = width or _side(element, "width"), height or _side(element, "height")
    box = view_box_of(element.attrib) if "viewBox" in element.attrib else None
    if box is None or width <= 0 or height <= 0:
        return affine(1, 0, 0, 1, x, y)
    scale = min(width / box[2], height / box[3])
    dx, dy = x + (width - box[2] * scale) / 2, y + (height - box[3] * scale) / 2
    return affine(scale, 0, 0, scale, dx - box[0] * scale, dy - box[1] * scale)


def _placed(use: Any, target: Any) -> Affine:
    move = affine(1, 0, 0, 1, _side(use, "x"), _side(use, "y"))
    if local(target.tag) not in {"symbol", "svg"}:
        return move
    return product(move, _viewport(target, _side(use, "width"), _side(use, "height")))


def _moved(path: Path, matrix: Affine) -> Path:
    return g.transformed(path, matrix)


def _share(text: str | None) -> float:
    found = _NUMBER.match((text or "1").strip())
    return 1.0 if not found else float(found[0]) / (100 if "%" in (text or "") else 1)
