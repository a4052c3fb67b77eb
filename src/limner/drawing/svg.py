"""The display list to SVG: named groups, shared definitions, plain fills and gradients.

What SVG without filters and blend modes cannot say is said otherwise: a soft shape becomes a plain one, or a radial
gradient where it is soft all through; a blend becomes a fainter normal fill.
"""

import math
import re
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping

from limner.drawing import geometry as g
from limner.drawing.colour import to_hex
from limner.drawing.display import (
    Display,
    Fill,
    Group,
    Item,
    Linear,
    Matrix,
    Paint,
    Radial,
    Solid,
    Stop,
    Stroke,
    veil,
)
from limner.drawing.elements import Element, document
from limner.drawing.geometry import Path
from limner.drawing.path_data import number, path_data

_FINE = 3.0
"""Drawings enlarged by more than this are written with two decimals, others with one."""
_SOFT = 0.22
"""A shape blurred by more than this share of its smaller side is soft all through."""
_SIZES = 0.8
"""Drawings whose lines depend on their size are shared within 1 / 0.8 octaves, a factor of 2.4."""
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


class _Writer:
    """Turns one display list into elements, collecting what they share."""

    def __init__(self, display: Display, prefix: str = "") -> None:
        self._display, self._prefix = display, prefix
        self._largest = _largest(display.items)
        self._keys = Counter(self._key(group) for group in _groups(display.items) if group.key is not None)
        self._finest = _finest(display.items)
        self._names: Counter[str] = Counter()
        self._paints: dict[Paint, str] = {}
        self._stops: dict[tuple[type[Paint], tuple[Stop, ...]], str] = {}
        self._groups: dict[Hashable, str] = {}
        self._defs: list[Element] = []

    def document(self) -> str:
        """Everything written out."""
        shown = self._display
        size = {
            "viewBox": f"0 0 {shown.width} {shown.height}",
            "width": str(shown.width),
            "height": str(shown.height),
        }
        ground = Element("path", {"d": f"M0 0h{shown.width}v{shown.height}H0z", "fill": to_hex(shown.ground)})
        return self._whole(Element("svg", _NAMESPACES | size | _ROUND), [ground, *self._items(shown.items, 1)])

    def group(self) -> str:
        """Everything but the ground, as a group."""
        name = {"id": self._name("group")}
        return self._whole(Element("g", _NAMESPACES | name | _ROUND), list(self._items(self._display.items, 1)))

    def _whole(self, root: Element, body: list[Element]) -> str:
        """The root's text with title, definitions and body."""
        if self._display.title:
            root.children.append(Element("title", text=self._display.title))
        return document(root, self._defs, body, self._prefix)

    def _items(self, items: tuple[Item, ...], digits: int) -> Iterator[Element]:
        for item in items:
            if isinstance(item, Group):
                yield from self._group(item, digits)
            elif not item.path.isEmpty():
                yield self._shape(item, digits)

    def _group(self, group: Group, digits: int) -> Iterator[Element]:
        if group.raster_only:
            return
        inner = digits if group.matrix is None else 2 if self._finest[group.name] > _FINE else 1
        if group.key is not None and self._keys[self._key(group)] > 1:
            content = [Element("use", {"xlink:href": f"#{self._shared_group(group, inner)}"})]
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
            yield Element("use", attributes)
            return
        titled = [Element("title", text=group.title)] if group.title else []
        yield Element("g", attributes, [*titled, *content])

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
            attributes["opacity"] = number(opacity, 2)
        return attributes

    def _shared_group(self, group: Group, digits: int) -> str:
        key = self._key(group)
        if key not in self._groups:
            self._groups[key] = name = self._name(f"{group.name or 'shape'}-drawing")
            drawn = self._largest[group.key] if key == group.key else group
            self._defs.append(Element("g", {"id": name}, list(self._items(_unblurred(drawn), digits))))
        return self._groups[key]

    def _key(self, group: Group) -> Hashable:
        """What groups with the same drawing share. One whose lines are of the canvas's width is drawn for its largest
        size; smaller ones are copies with finer lines, as distance asks for, unless they are much smaller."""
        largest = self._largest[group.key]
        if largest.items is group.items or largest.items == group.items:
            return group.key
        smaller = math.floor(_SIZES * math.log2(_scale_of(largest.matrix) / _scale_of(group.matrix)))
        return (group.key, smaller) if smaller else group.key

    def _clip(self, path: Path) -> str:
        name = self._name("cut")
        self._defs.append(Element("clipPath", {"id": name}, [Element("path", _outline(path, 1, "clip-rule"))]))
        return name

    def _shape(self, item: Fill | Stroke, digits: int) -> Element:
        attributes = _outline(item.path, digits)
        if isinstance(item, Stroke):
            attributes.pop("fill-rule", None)
            attributes["fill"] = "none"
            attributes |= self._paint("stroke", item.paint)
            attributes["stroke-width"] = number(item.width, 2)
        else:
            attributes |= self._paint("fill", item.paint)
        return Element("path", attributes)

    def _paint(self, kind: str, paint: Paint) -> dict[str, str]:
        if isinstance(paint, Solid):
            faint = {f"{kind}-opacity": number(paint.alpha, 2)} if paint.alpha < 0.995 else {}
            return {kind: to_hex(paint.rgb)} | faint
        if paint not in self._paints:
            self._paints[paint] = name = self._name("paint")
            self._defs.append(_gradient(paint, name, self._stops.setdefault((type(paint), paint.stops), name)))
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


def _groups(items: tuple[Item, ...]) -> Iterator[Group]:
    for item in items:
        if isinstance(item, Group) and not item.raster_only:
            yield item
            yield from _groups(item.items)


def _largest(items: tuple[Item, ...]) -> Mapping[Hashable, Group]:
    """The group of each key that is drawn largest."""
    result: dict[Hashable, Group] = {}
    for group in _groups(items):
        if group.key is not None:
            other = result.setdefault(group.key, group)
            if _scale_of(group.matrix) > _scale_of(other.matrix):
                result[group.key] = group
    return result


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


def _gradient(paint: Linear | Radial, name: str, stops: str) -> Element:
    """The gradient; what another one named `stops` has already, its colours and units, comes from there."""
    attributes = {"id": name}
    attributes |= {"gradientUnits": "userSpaceOnUse"} if stops == name else {"xlink:href": f"#{stops}"}
    if isinstance(paint, Linear):
        ends = zip(("x1", "y1", "x2", "y2"), (*paint.start, *paint.end), strict=True)
        gradient = Element("linearGradient", attributes | {k: number(v, 2) for k, v in ends})
    else:
        (x, y), (sx, sy) = paint.centre, paint.stretch
        circle = {"cx": number(x, 2), "cy": number(y, 2), "r": number(paint.radius, 2)}
        # What is left out would come from the other gradient.
        if (sx, sy) != (1.0, 1.0) or stops != name:
            circle["gradientTransform"] = _transform((sx, 0, 0, sy, x - sx * x, y - sy * y))
        gradient = Element("radialGradient", attributes | circle)
    gradient.children.extend(_stop(stop) for stop in paint.stops if stops == name)
    return gradient


def _stop(stop: Stop) -> Element:
    faint = {"stop-opacity": number(stop.alpha, 2)} if stop.alpha < 0.995 else {}
    return Element("stop", {"offset": number(stop.offset, 2), "stop-color": to_hex(stop.rgb)} | faint)


def _transform(matrix: Matrix) -> str:
    a, b, c, d, e, f = matrix
    move = f"translate({number(e, 1)} {number(f, 1)})"
    if abs(b) + abs(c) < 1e-6:
        size = number(a, 4) if abs(a - d) < 1e-6 else f"{number(a, 4)} {number(d, 4)}"
        return f"{move} scale({size})"
    return f"matrix({' '.join(number(v, 4) for v in (a, b, c, d))} {number(e, 1)} {number(f, 1)})"


def _scale_of(matrix: Matrix | None) -> float:
    return 1.0 if matrix is None else math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])) or 1.0


def _outline(path: Path, digits: int, rule: str = "fill-rule") -> dict[str, str]:
    data = path_data(path, digits)
    several = "m" in data and path.getFillType() == g.EVEN_ODD
    return {"d": data} | ({rule: "evenodd"} if several else {})
