"""The display list to SVG: named groups, shared definitions, plain fills and gradients.

What SVG without filters and blend modes cannot say is said otherwise: a soft shape becomes a plain one, or a radial
gradient where it is soft all through; a blend becomes a fainter normal fill.
"""

import math
import re
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from xml.sax.saxutils import escape, quoteattr

import skia

from limner.engines.illustrator import geometry as g
from limner.engines.illustrator.colour import to_hex
from limner.engines.illustrator.contour import segments
from limner.engines.illustrator.display import Display, Fill, Group, Item, Linear, Matrix, Paint, Radial, Solid, Stroke
from limner.engines.illustrator.geometry import Path
from limner.engines.illustrator.light.hue import veil

_SHARED = 48
"""Path data at least this long is written once when it is drawn more than once."""
_FINE = 3.0
"""Drawings enlarged by more than this are written with two decimals, others with one."""
_SOFT = 0.22
"""A shape blurred by more than this share of its smaller side is soft all through."""
_UNBLENDED = 0.55
"""How strong a blended group is when it is drawn without its blend."""

_NAMESPACES = {"xmlns": "http://www.w3.org/2000/svg", "xmlns:xlink": "http://www.w3.org/1999/xlink"}
_ROUND = {"stroke-linecap": "round", "stroke-linejoin": "round"}


def write_svg(display: Display) -> str:
    """The document, UTF-8 text without a declaration."""
    return _Writer(display).document()


def write_group(display: Display, prefix: str) -> str:
    """The items alone as one `<g>` that can stand in another document; every id in it begins with the prefix."""
    return _Writer(display, f"{prefix}-").group()


@dataclass(slots=True)
class _Element:
    """An element under construction."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: list["_Element"] = field(default_factory=list)
    text: str = ""


class _Writer:
    """Turns one display list into elements, collecting what they share."""

    def __init__(self, display: Display, prefix: str = "") -> None:
        self._display, self._prefix = display, prefix
        self._keys = Counter(group.key for group in _groups(display.items) if group.key is not None)
        self._finest = _finest(display.items)
        self._names: Counter[str] = Counter()
        self._paints: dict[Paint, str] = {}
        self._groups: dict[Hashable, str] = {}
        self._defs: list[_Element] = []

    def document(self) -> str:
        """Everything written out."""
        shown = self._display
        size = {
            "viewBox": f"0 0 {shown.width} {shown.height}",
            "width": str(shown.width),
            "height": str(shown.height),
        }
        ground = _Element("path", {"d": f"M0 0h{shown.width}v{shown.height}H0z", "fill": to_hex(shown.ground)})
        return self._whole(_Element("svg", _NAMESPACES | size | _ROUND), [ground, *self._items(shown.items, 1)])

    def group(self) -> str:
        """Everything but the ground, as a group."""
        name = {"id": self._name("group")}
        return self._whole(_Element("g", _NAMESPACES | name | _ROUND), list(self._items(self._display.items, 1)))

    def _whole(self, root: _Element, body: list[_Element]) -> str:
        """The root's text with title, definitions and body."""
        paths = _Paths([*self._defs, *body], self._prefix)
        if self._display.title:
            root.children.append(_Element("title", text=self._display.title))
        if self._defs or paths.shared:
            root.children.append(_Element("defs", children=[*paths.definitions(), *self._defs]))
        root.children.extend(body)
        return "\n".join(_written(root, paths, 0)) + "\n"

    def _items(self, items: tuple[Item, ...], digits: int) -> Iterator[_Element]:
        for item in items:
            if isinstance(item, Group):
                yield from self._group(item, digits)
            elif not item.path.isEmpty():
                yield self._shape(item, digits)

    def _group(self, group: Group, digits: int) -> Iterator[_Element]:
        if group.raster_only:
            return
        inner = digits if group.matrix is None else 2 if self._finest[group.name] > _FINE else 1
        if group.key is not None and self._keys[group.key] > 1:
            content = [_Element("use", {"xlink:href": f"#{self._shared_group(group, inner)}"})]
        else:
            content = list(self._items(_unblurred(group), inner))
        if not content:
            return
        attributes = self._group_attributes(group)
        if not attributes and not group.title:
            yield from content
            return
        if content[0].tag == "use" and not group.title and "clip-path" not in attributes:
            attributes |= content[0].attributes
            yield _Element("use", attributes)
            return
        titled = [_Element("title", text=group.title)] if group.title else []
        yield _Element("g", attributes, [*titled, *content])

    def _group_attributes(self, group: Group) -> dict[str, str]:
        attributes: dict[str, str] = {}
        if group.name:
            attributes["id"] = self._name(group.name)
        if group.clip is not None:
            attributes["clip-path"] = f"url(#{self._clip(group.clip)})"
        if group.matrix is not None:
            attributes["transform"] = _transform(group.matrix)
        opacity = group.opacity * (1.0 if group.blend == "normal" else _UNBLENDED)
        if opacity < 0.995:
            attributes["opacity"] = _number(opacity, 2)
        return attributes

    def _shared_group(self, group: Group, digits: int) -> str:
        if group.key not in self._groups:
            self._groups[group.key] = name = self._name(f"{group.name or 'shape'}-drawing")
            self._defs.append(_Element("g", {"id": name}, list(self._items(_unblurred(group), digits))))
        return self._groups[group.key]

    def _clip(self, path: Path) -> str:
        name = self._name("cut")
        self._defs.append(_Element("clipPath", {"id": name}, [_Element("path", _outline(path, 1, "clip-rule"))]))
        return name

    def _shape(self, item: Fill | Stroke, digits: int) -> _Element:
        attributes = _outline(item.path, digits)
        if isinstance(item, Stroke):
            attributes.pop("fill-rule", None)
            attributes["fill"] = "none"
            attributes |= self._paint("stroke", item.paint)
            attributes["stroke-width"] = _number(item.width, 2)
        else:
            attributes |= self._paint("fill", item.paint)
        return _Element("path", attributes)

    def _paint(self, kind: str, paint: Paint) -> dict[str, str]:
        if isinstance(paint, Solid):
            faint = {f"{kind}-opacity": _number(paint.alpha, 2)} if paint.alpha < 0.995 else {}
            return {kind: to_hex(paint.rgb)} | faint
        if paint not in self._paints:
            self._paints[paint] = name = self._name("paint")
            self._defs.append(_gradient(paint, name))
        return {kind: f"url(#{self._paints[paint]})"}

    def _name(self, stem: str) -> str:
        """An id that nothing else has."""
        slug = re.sub(r"[^a-z0-9]+", "-", stem.lower()).strip("-") or "shape"
        if slug[0].isdigit():
            slug = f"n{slug}"
        return self._free(self._prefix + slug)

    def _free(self, slug: str) -> str:
        self._names[slug] += 1
        if self._names[slug] == 1:
            return slug
        numbered = f"{slug}-{self._names[slug]}"
        return self._free(slug) if self._names[numbered] else self._taken(numbered)

    def _taken(self, name: str) -> str:
        self._names[name] += 1
        return name


class _Paths:
    """The outlines that are drawn more than once, in the order in which they come."""

    def __init__(self, elements: list[_Element], prefix: str) -> None:
        counts = Counter(_path_data(elements))
        repeated = [d for d, count in counts.items() if count > 1 and len(d) >= _SHARED]
        self.shared = {d: f"{prefix}outline-{i}" for i, d in enumerate(repeated, 1)}

    def definitions(self) -> list[_Element]:
        """One path element for each."""
        return [_Element("path", {"id": name, "d": d}) for d, name in self.shared.items()]


def _path_data(elements: list[_Element]) -> Iterator[str]:
    for element in elements:
        if element.tag == "clipPath":
            continue
        if "d" in element.attributes:
            yield element.attributes["d"]
        yield from _path_data(element.children)


def _written(element: _Element, paths: _Paths, depth: int, *, shares: bool = True) -> Iterator[str]:
    """The element's lines, indented by a space a level."""
    pad = " " * depth
    tag, attributes = element.tag, element.attributes
    sharing = shares and tag not in ("clipPath", "defs")
    if sharing and "id" not in attributes and (name := paths.shared.get(attributes.get("d", ""))):
        tag, attributes = "use", {"xlink:href": f"#{name}"} | {k: v for k, v in attributes.items() if k != "d"}
    start = "".join([f"{pad}<{tag}", *(f" {k}={quoteattr(v)}" for k, v in attributes.items())])
    if element.text:
        yield f"{start}>{escape(element.text)}</{tag}>"
    elif element.children:
        yield f"{start}>"
        for child in element.children:
            yield from _written(child, paths, depth + 1, shares=element.tag != "clipPath")
        yield f"{pad}</{tag}>"
    else:
        yield f"{start}/>"


def _groups(items: tuple[Item, ...]) -> Iterator[Group]:
    for item in items:
        if isinstance(item, Group) and not item.raster_only:
            yield item
            yield from _groups(item.items)


def _finest(items: tuple[Item, ...]) -> Mapping[str, float]:
    """The largest scale at which groups of each name are drawn: all of them share one rounding."""
    result: dict[str, float] = {}
    for group in _groups(items):
        result[group.name] = max(result.get(group.name, 0.0), _scale_of(group.matrix))
    return result


def _unblurred(group: Group) -> tuple[Item, ...]:
    if group.blur <= 0:
        return group.items
    sigma = group.blur / _scale_of(group.matrix)
    return tuple(_firm(item, sigma) for item in group.items)


def _firm(item: Item, sigma: float) -> Item:
    """A stand-in for the item blurred: itself, or a radial gradient where it is soft all through."""
    if not isinstance(item, Fill) or not isinstance(item.paint, Solid):
        return item
    left, top, right, bottom = g.bounds(item.path)
    width, height = right - left, bottom - top
    if sigma < _SOFT * min(width, height):
        return item
    x, y = (left + right) / 2, (top + bottom) / 2
    rx, ry = width / 2 + 1.6 * sigma, height / 2 + 1.6 * sigma
    alpha = item.paint.alpha * min(1.0, min(width, height) / (2.5 * sigma))
    stops = veil(item.paint.rgb, ((0.0, alpha), (0.45, alpha * 0.7), (0.75, alpha * 0.2), (1.0, 0.0)))
    return Fill(g.ellipse(x, y, rx, ry), Radial((x, y), rx, stops, (1.0, ry / rx)))


def _gradient(paint: Linear | Radial, name: str) -> _Element:
    attributes = {"id": name, "gradientUnits": "userSpaceOnUse"}
    if isinstance(paint, Linear):
        ends = zip(("x1", "y1", "x2", "y2"), (*paint.start, *paint.end), strict=True)
        gradient = _Element("linearGradient", attributes | {k: _number(v, 2) for k, v in ends})
    else:
        (x, y), (sx, sy) = paint.centre, paint.stretch
        circle = {"cx": _number(x, 2), "cy": _number(y, 2), "r": _number(paint.radius, 2)}
        if (sx, sy) != (1.0, 1.0):
            circle["gradientTransform"] = _transform((sx, 0, 0, sy, x - sx * x, y - sy * y))
        gradient = _Element("radialGradient", attributes | circle)
    for stop in paint.stops:
        faint = {"stop-opacity": _number(stop.alpha, 2)} if stop.alpha < 0.995 else {}
        colour = {"offset": _number(stop.offset, 2), "stop-color": to_hex(stop.rgb)}
        gradient.children.append(_Element("stop", colour | faint))
    return gradient


def _transform(matrix: Matrix) -> str:
    a, b, c, d, e, f = matrix
    move = f"translate({_number(e, 1)} {_number(f, 1)})"
    if abs(b) + abs(c) < 1e-6:
        size = _number(a, 4) if abs(a - d) < 1e-6 else f"{_number(a, 4)} {_number(d, 4)}"
        return f"{move} scale({size})"
    return f"matrix({' '.join(_number(v, 4) for v in (a, b, c, d))} {_number(e, 1)} {_number(f, 1)})"


def _scale_of(matrix: Matrix | None) -> float:
    return 1.0 if matrix is None else math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])) or 1.0


def _outline(path: Path, digits: int, rule: str = "fill-rule") -> dict[str, str]:
    data = path_data(path, digits)
    several = data.count("M") > 1 and path.getFillType() == skia.PathFillType.kEvenOdd
    return {"d": data} | ({rule: "evenodd"} if several else {})


def path_data(path: Path, digits: int) -> str:
    """SVG path data in relative commands, rounded so that rounding does not add up along the path."""
    unit = 10**digits
    out: list[str] = []
    here = start = (0, 0)
    for kind, points in segments(path, arcs=True):
        if kind == "Z":
            out.append("z")
            here = start
            continue
        grid = [(round(x * unit), round(y * unit)) for x, y in points]
        if kind == "M":
            out.append("M" + _steps(grid, (0, 0), digits))
            here = start = grid[0]
        elif kind == "A":
            out.append(_quarter(here, grid[0], grid[1], digits))
            here = grid[1]
        elif grid[-1] != here or len(grid) > 1:
            straight = kind == "L" or _straight(here, grid)
            if straight:
                out.append(_line(here, grid[-1], digits))
            else:
                out.append(kind.lower() + _steps(grid, here, digits))
            here = grid[-1]
    return "".join(out)


Grid = tuple[int, int]
"""A point in whole steps of the last decimal."""


def _straight(start: Grid, rest: list[Grid]) -> bool:
    """Whether a curve's control points lie on the line between its ends, within the rounding."""
    dx, dy = rest[-1][0] - start[0], rest[-1][1] - start[1]
    length = math.hypot(dx, dy)
    for x, y in rest[:-1]:
        ax, ay = x - start[0], y - start[1]
        if abs(dx * ay - dy * ax) > length or not 0 <= dx * ax + dy * ay <= length * length:
            return False
    return True


def _quarter(here: Grid, corner: Grid, end: Grid, digits: int) -> str:
    """A quarter of an upright ellipse."""
    dx, dy = end[0] - here[0], end[1] - here[1]
    turn = (corner[0] - here[0]) * (end[1] - corner[1]) - (corner[1] - here[1]) * (end[0] - corner[0])
    radii = f"{_decimal(abs(dx), digits)} {_decimal(abs(dy), digits)}"
    return f"a{radii} 0 0 {int(turn > 0)} {_steps([end], here, digits)}"


def _line(here: Grid, end: Grid, digits: int) -> str:
    if end[1] == here[1]:
        return "h" + _decimal(end[0] - here[0], digits)
    if end[0] == here[0]:
        return "v" + _decimal(end[1] - here[1], digits)
    return "l" + _steps([end], here, digits)


def _steps(points: list[Grid], origin: Grid, digits: int) -> str:
    """Coordinates from the origin, with no more separators than needed."""
    texts = [_decimal(v, digits) for x, y in points for v in (x - origin[0], y - origin[1])]
    return texts[0] + "".join(t if t[0] == "-" else f" {t}" for t in texts[1:])


@lru_cache(maxsize=16384)
def _decimal(value: int, digits: int) -> str:
    """A whole number of last decimals, written out."""
    return _number(value / 10**digits, digits)


def _number(value: float, digits: int) -> str:
    """Without trailing zeros, and without the zero before the point."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
